"""Payments against a slow second reading, on made-up markets and in whole games of all modules."""

from __future__ import annotations

import random

import pytest

from ecumene.games.seven_wonders import building, goods
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, PAYEES, STAGE
from ecumene.games.seven_wonders.tables import BOARDS, CARDS
from ecumene.games.seven_wonders.trade import pay_neighbours
from tests.rules.seven_wonders import slow_payment
from tests.rules.seven_wonders.games import TABLES, turn_begins, walk
from tests.rules.seven_wonders.slow_payment import Payment

#: Boards that have effects of others, which cannot be read off their own cards and stages.
COPYING = ("manneken-pis", "venezia")


def spelled(payments: tuple[int, ...]) -> set[Payment]:
    return {
        frozenset((payee, coins) for place, payee in enumerate(PAYEES) if (coins := goods.slot(payment, place)))
        for payment in payments
    }


def some_production(rng: random.Random) -> int:
    made = goods.pack({rng.choice(goods.RESOURCES): rng.choice([1, 1, 2]) for _ in range(rng.randrange(4))})
    for _ in range(rng.randrange(3)):
        made = goods.with_choice(made, goods.mask_of(rng.sample(goods.RESOURCES, rng.choice([2, 2, 3, 4]))))
    return made


@pytest.mark.rule("SW-033", "SW-036", "SW-045", "SW-047", "SW-052", "SW-058")
@pytest.mark.parametrize("chunk", range(4))
def test_made_up_markets(chunk: int) -> None:
    rng = random.Random(chunk)
    bought = 0
    for _ in range(400):
        own, left, right = some_production(rng), some_production(rng), some_production(rng)
        wanted = rng.choices(goods.RESOURCES, k=rng.randrange(1, 6))
        cost = goods.pack({kind: wanted.count(kind) for kind in wanted})
        prices, purse = rng.randrange(8), rng.randrange(12)
        made = 1 if prices & goods.CHEAP_MADE else 2
        market = [
            slow_payment.Shop("left", slow_payment.sources(left), 1 if prices & goods.CHEAP_LEFT else 2, made),
            slow_payment.Shop("right", slow_payment.sources(right), 1 if prices & goods.CHEAP_RIGHT else 2, made),
        ]
        slow = slow_payment.open_payments([slow_payment.units(cost)], slow_payment.sources(own), market)
        affordable = {payment for payment in slow if sum(coins for _, coins in payment) <= purse}
        fast = pay_neighbours(cost, own, left, right, prices, purse)
        assert spelled(fast) == affordable
        assert len(fast) == len(affordable)
        totals = [goods.total(payment) for payment in fast]
        assert totals == sorted(totals)
        bought += any(totals)
    assert bought > 60


@pytest.mark.rule("SW-033", "SW-036")
@pytest.mark.parametrize("sources", [5, 6, 7, 12])
def test_many_sources_of_several_kinds(sources: int) -> None:
    """Alexandria B, Caravansery, Forum and cards of two kinds together: more than a machine word of production."""
    raw = goods.mask_of(["wood", "stone", "clay", "ore"])
    own = 0
    for _ in range(sources):
        own = goods.with_choice(own, raw)
    assert (own.bit_length() > 62) == (sources > 6)
    dear = goods.pack({"wood": 3, "stone": 2})
    left = goods.pack({"glass": 1})
    assert pay_neighbours(dear, own, left, own, 0, 9) == (0,)
    assert spelled(pay_neighbours(dear + goods.pack({"glass": 1}), own, left, own, 0, 9)) == {frozenset({("left", 2)})}
    assert pay_neighbours(dear + goods.pack({"glass": 2}), own, left, own, 0, 9) == ()


def offered(game: SevenWonders, seat: int, verb: int, card: int, stage: int = 0) -> set[Payment]:
    """The payments with which a card or a stage is among the legal moves."""
    chosen = [move.c for move in game.moves(seat) if (move.verb, move.a, move.b) == (verb, card, stage)]
    assert len(set(chosen)) == len(chosen)
    return spelled(tuple(chosen))


def check_builds(game: SevenWonders, seat: int) -> int:
    """Every card of the hand and every stage that comes next; how many payments there were."""
    found = 0
    city = game.cities[seat]
    names = {CARDS[number].name for number in city.cards}
    for number in set(city.hand):
        costs, coins = slow_payment.card_costs(game, seat, CARDS[number])
        slow = slow_payment.payments(game, seat, costs, coins)
        assert spelled(building.card_payments(game, seat, CARDS[number])) == slow
        assert offered(game, seat, BUILD, number) == (set() if CARDS[number].name in names else slow)
        found += len(slow)
    for place in building.next_stages(game, seat):
        stage = building.stage_of(game, seat, place)
        if stage is not None:
            costs, coins = slow_payment.stage_costs(game, seat, stage)
            slow = slow_payment.payments(game, seat, costs, coins)
            assert spelled(building.stage_payments(game, seat, stage)) == slow
            for number in city.hand:
                fits = building.may_mark(game, seat, stage, CARDS[number])
                assert offered(game, seat, STAGE, number, place) == (slow if fits else set())
            found += len(slow)
    return found


@pytest.mark.rule("SW-033", "SW-034", "SW-035", "SW-041", "SW-049", "SW-050", "SW-053", "SW-054", "SW-055", "SW-057")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games(seats: int, options: dict[str, object], seed: int) -> None:
    found = 0
    for game in walk(seats, options, seed):
        if turn_begins(game):
            for seat in range(game.turn % 2, seats, 2):
                found += check_builds(game, seat)
    assert found > 25 * seats


@pytest.mark.rule("SW-038", "SW-039", "SW-040")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_production_is_what_lies_on_the_table(seats: int, options: dict[str, object], seed: int) -> None:
    for game in walk(seats, options, seed):
        if turn_begins(game) and game.turn in (1, 4):
            for seat, city in enumerate(game.cities):
                if BOARDS[city.dealt_board].wonder not in COPYING and BOARDS[city.board].wonder not in COPYING:
                    own, sold = slow_payment.production(game, seat)
                    assert (slow_payment.sources(city.production), slow_payment.sources(city.for_sale)) == (own, sold)
