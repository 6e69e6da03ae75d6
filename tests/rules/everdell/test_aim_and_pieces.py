"""Section 1: players and the aim, resources and point tokens, what the words mean, the deck."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.openings import all_cards, deal, is_no_move, not_dealt, wander
from tests.rules.everdell.table import Table, why
from tests.second.everdell.data import CARDS as PRINTED

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
RESOURCES = ("twig", "resin", "pebble", "berry")
GAINS = {f"gain {resource}" for resource in RESOURCES}


# Players and the aim


@pytest.mark.rule("EV-001")
@ALL_SEATS
def test_one_to_four_play_until_everybody_has_passed(seats: int) -> None:
    game = deal(seats, 3)
    wander(game, seats)
    assert [game.players[seat].passed for seat in range(seats)] == [True] * seats
    assert all(game.players[seat].city for seat in range(seats))
    assert game.is_over


@pytest.mark.rule("EV-001")
def test_the_highest_total_wins() -> None:
    table = Table(4)
    for seat, points in enumerate((3, 9, 5, 1)):
        table.season(seat, "autumn").give(seat, points=points)
    table.city(2, "farm").play("pass", "pass", "pass", "pass")
    assert table.asked == ""
    assert [score.total for score in table.game.scores()] == [3, 9, 6, 1]
    assert table.game.ranking() == [3, 1, 2, 4]


@pytest.mark.breach("EV-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_neither_nobody_nor_five_can_play(seats: int) -> None:
    problem = not_dealt(seats)
    assert (problem.reason, problem.needs["low"], problem.needs["high"]) == ("seats", 1, 4)


@pytest.mark.breach("EV-001")
def test_a_lead_does_not_end_the_game_while_somebody_has_not_passed() -> None:
    table = Table(3).give(0, points=200)
    for seat in range(3):
        table.season(seat, "autumn")
    table.play("pass", "pass")
    for _ in range(2):
        assert (table.game.is_over, table.seat) == (False, 2)
        table.play("visit basic-8")
    table.play("pass")
    assert table.game.is_over
    assert table.game.check(2, table.game.parse(2, "visit basic-8")) is not None


# Resources


@pytest.mark.rule("EV-002")
@pytest.mark.parametrize(
    ("place", "gained"),
    [
        ("basic-1", (503, 500, 500, 500)),
        ("basic-3", (500, 502, 500, 500)),
        ("basic-6", (500, 500, 501, 500)),
        ("basic-8", (500, 500, 500, 501)),
    ],
)
def test_the_supply_of_each_resource_has_no_end(place: str, gained: tuple[int, ...]) -> None:
    table = Table().rich(0, 500).rich(1, 500)
    table.play(f"visit {place}")
    assert (table.goods(0), table.goods(1)) == (gained, (500, 500, 500, 500))


@pytest.mark.breach("EV-002")
def test_there_is_no_fifth_resource() -> None:
    table = Table().forest("forest-2any").play("visit forest-1")
    assert table.legal() == GAINS
    for word in ("point", "points", "card", "gold", "any"):
        assert is_no_move(table, f"gain {word}")


@pytest.mark.rule("EV-003")
def test_point_tokens_stay_when_a_card_is_paid() -> None:
    table = Table().hand(0, "farm").stock(0, twig=2, resin=1).give(0, points=5)
    table.play("play farm")
    assert (table.goods(), table.points()) == ((0, 0, 0, 1), 5)


@pytest.mark.rule("EV-003")
def test_point_tokens_are_no_leftover_resources() -> None:
    table = Table().city(0, "architect", "baker").give(0, points=9)
    score = table.score()
    assert (score["cards"], score["prosperity"], score["tokens"], score["total"]) == (4, 0, 9, 13)


@pytest.mark.breach("EV-003")
def test_point_tokens_pay_nothing_and_are_no_resource_to_give() -> None:
    table = Table().hand(0, "farm").give(0, points=20).city(0, "monastery", "judge")
    refusal = table.refusal("play farm")
    assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", 3)
    assert why(table, "visit monastery") == ("EV-326", "visit-without-effect")
    table.stock(0, twig=1, resin=1)
    assert table.legal("play farm") == set()
    table.stock(0, twig=2).play("visit monastery")
    assert table.goods() == (0, 0, 0, 0)
    assert table.points() == 24


@pytest.mark.rule("EV-004")
@pytest.mark.parametrize("number", range(4))
def test_any_resource_is_one_of_the_four_as_the_player_chooses(number: int) -> None:
    table = Table().forest("forest-2card-1any").play("visit forest-1")
    assert (table.asked, table.legal()) == ("gain-any", GAINS)
    table.play(f"gain {RESOURCES[number]}")
    assert table.goods() == tuple(int(other == number) for other in range(4))
    assert table.seat == 1


@pytest.mark.breach("EV-004")
def test_any_resource_is_never_a_point_a_card_or_nothing() -> None:
    table = Table().forest("forest-2card-1any").play("visit forest-1")
    for text in ("done", "draw deck", "draw meadow-1", "tile 1"):
        assert why(table, text) == ("EV-004", "not-now")
    assert table.points() == 0


# Words


@pytest.mark.rule("EV-005")
def test_gained_things_come_from_the_supply_and_paid_ones_go_there() -> None:
    table = Table().rich(1, 3).hand(0, "farm").deck("mine", "inn", "queen")
    table.play("visit basic-1").turn(0).stock(0, twig=3, resin=1).play("play farm")
    assert (table.goods(0), table.goods(1)) == ((1, 0, 0, 1), (3, 3, 3, 3))


@pytest.mark.rule("EV-005")
def test_draw_takes_the_top_of_the_deck_and_reveal_shows_it_to_all() -> None:
    table = Table().deck("queen", "king", "mine", "inn").hand(0, "postal-pigeon").stock(0, berry=2)
    table.play("visit basic-5")
    assert table.hands[0] == ["king", "postal-pigeon", "queen"]
    table.turn(0).play("play postal-pigeon")
    assert table.asked == "play-revealed"
    for seat in (0, 1, None):
        view = table.game.view(seat)
        assert isinstance(view, Everdell)
        assert [CARDS[card].id for card in view.revealed_cards] == ["mine", "inn"]


@pytest.mark.breach("EV-005")
def test_drawing_touches_neither_meadow_nor_discards_and_revealed_cards_are_not_held() -> None:
    table = Table().deck("queen", "king", "mine", "inn").discards("fool", "fool").hand(0, "postal-pigeon")
    meadow = table.rows()
    table.stock(0, berry=2).play("visit basic-5")
    assert (table.rows(), table.pile()) == (meadow, ["fool", "fool"])
    table.turn(0).play("play postal-pigeon")
    assert table.hands[0] == ["king", "queen"]
    assert table.goods(0) == (0, 0, 0, 0)


@pytest.mark.breach("EV-005")
def test_another_place_is_drawn_from_only_where_it_is_named() -> None:
    table = Table().forest("forest-2meadow-play1-minus1").meadow("king", "queen")
    size = len(table.game.deck)
    table.play("visit forest-1")
    assert why(table, "draw deck") == ("EV-047", "cannot-draw-there")
    table.play("draw meadow-1", "draw meadow-2")
    assert table.hands[0] == ["king", "queen"]
    # Two cards of the deck fill the Meadow; none of them was drawn.
    assert len(table.game.deck) == size - 2


# The deck


@pytest.mark.rule("EV-006")
@ALL_SEATS
def test_the_deck_has_128_cards_of_48_designs(seats: int) -> None:
    cards = all_cards(deal(seats, 5))
    assert (cards.total(), len(cards)) == (128, 48)
    printed = {name.replace("_", "-"): card["copies"] for name, card in PRINTED.items() if card["set"] == "base"}
    assert cards == printed


@pytest.mark.breach("EV-006")
def test_no_card_of_newleaf_is_in_the_deck_of_the_base_game() -> None:
    newleaf = {name.replace("_", "-") for name, card in PRINTED.items() if card["set"] != "base"}
    assert len(newleaf) == 24
    assert newleaf <= set(NUMBER)
    for seed in range(20):
        # The other modules bring no cards either.
        game = deal(2, seed, tickets=True, reservations=True, forest=True, basic_events=True, special_events="newleaf")
        cards = all_cards(game)
        assert (cards.total(), set(cards) & newleaf) == (128, set())
