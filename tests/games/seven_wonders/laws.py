"""What 7 Wonders promises beyond the laws of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.games.seven_wonders import any_time
from ecumene.games.seven_wonders.building import spent
from ecumene.games.seven_wonders.city import City
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import BANK, FIRST_SEAT, SLOT_BITS, slot, total
from ecumene.games.seven_wonders.leaders import leader_price
from ecumene.games.seven_wonders.moves import BUILD, DECLINE, RECRUIT, STAGE, move
from ecumene.games.seven_wonders.picks import Pick
from ecumene.games.seven_wonders.placing import price_of
from ecumene.games.seven_wonders.tables import BLACK_CARDS, CARDS, GUILDS
from tests.laws.broken import hold
from tests.laws.laws import Law, alike, any_move

#: every_move() names small payments to neighbours only; the law on payments looks at all kinds.
SOME_AMOUNTS: Final = True
#: Most coins that the law on payments offers to each neighbour, and to everybody else.
MUCH: Final = 9
LITTLE: Final = 2
#: How rare the dear laws are: one position in so many.
PAYMENTS: Final = 8
DRAWINGS: Final = 60


# Payments


def payments(game: Game, rng: Chance) -> None:
    """Offered and accepted are the same payments, whatever is offered to whom."""
    assert isinstance(game, SevenWonders)
    if rng.below(PAYMENTS):
        return
    for seat in game.to_move:
        step = game.step(seat)
        if step is None or step.name not in ("pick", "last-pick", "free-city-pick", "use-leader"):
            continue
        city = game.cities[seat]
        held = city.leaders if step.name == "use-leader" else city.hand
        card = held[rng.below(len(held))]
        legal = set(game.moves(seat))
        stage = rng.below(len(city.markers))
        for payment in some_payments(game, rng):
            for chosen in (move(BUILD, card, 0, payment), move(STAGE, card, stage, payment)):
                refusal = game.check(seat, chosen)
                hold((refusal is None) == (chosen in legal), "payments", f"seat {seat}, {chosen!r}: {refusal}")


def some_payments(game: SevenWonders, rng: Chance) -> list[int]:
    """Everything up to MUCH for the neighbours; and now and then a little for the bank or somebody farther away."""
    found = [left | right << SLOT_BITS for left in range(MUCH + 1) for right in range(MUCH + 1)]
    for other in (BANK, *range(FIRST_SEAT, FIRST_SEAT + len(game.cities))):
        more = (1 + rng.below(LITTLE)) << (SLOT_BITS * other)
        found += [found[rng.below(100)] | more, more]
    return found


# Coins

#: These change coins by more than they tell.
SILENT: Final = ("exchanged", "gilded", "board-replaced")
GAINS: Final = ("coins-gained", "rolled", "rolled-start")
LOSSES: Final = ("lost", "lost-with-debts")
PAID_TO_THE_BANK: Final = ("built", "stage-built", "recruited")


def coins(game: Game, rng: Chance) -> None:
    """Coins come from the bank, go there, or pass between cities: what is told accounts for every one of them."""
    assert isinstance(game, SevenWonders)
    if game.is_over or game.age == 0:
        return
    seat, chosen = any_move(game, rng)
    later = game.copy()
    events: list[Event] = []
    later.play(seat, chosen, events)
    if any(event.kind in SILENT for event in events):
        return
    expected = [city.coins for city in game.cities]
    for event in events:
        amount = event.data.get("coins", 0)
        assert isinstance(amount, int)
        if event.kind in GAINS:
            expected[event.seat] += amount
        elif event.kind in LOSSES:
            expected[event.seat] -= amount
        elif event.kind == "paid":
            owner = event.data["owner"]
            assert isinstance(owner, int)
            expected[event.seat] -= amount
            expected[owner] += amount
        elif event.kind in PAID_TO_THE_BANK:
            done = later_choice(game, event.seat, seat, chosen)
            if done is not None:
                expected[event.seat] -= bank_price(game, event.seat, done)
    hold([city.coins for city in later.cities] == expected, "coins", f"{chosen!r}: {expected} expected, {events}")


def later_choice(game: SevenWonders, city: int, seat: int, chosen: Move) -> Move | None:
    """The card move that a city carries out when this move is played; None for cards that cost nothing now."""
    own = game.step(seat)
    if own is None or own.name not in ("pick", "last-pick", "free-city-pick", "use-leader"):
        return None
    if own.name == "free-city-pick":
        return chosen if city == game.seats else game.cities[city].choice
    return chosen if city == seat else game.cities[city].choice


def bank_price(game: SevenWonders, seat: int, done: Move) -> int:
    if done.verb == RECRUIT:
        return leader_price(game, seat, CARDS[done.a])
    if done.verb not in (BUILD, STAGE):
        return 0
    to_others = total(done.c) - slot(done.c, BANK)
    return spent(game, seat, price_of(game, seat, done)[1], done.c) - to_others


# What others cannot know


def hidden(game: Game, rng: Chance) -> None:
    """Worlds that differ only in what a seat may not know look the same to it: the state, the moves, the drawing."""
    assert isinstance(game, SevenWonders)
    seat = rng.below(game.seats)
    change = CHANGES[rng.below(len(CHANGES))]
    twin = game.copy()
    twin._legal = [None] * twin.seats
    if change(twin, seat, rng):
        hold(twin.faults() == [], "hidden", f"{change.__name__} for seat {seat}: no position at all, {twin.faults()}")
        one, other = game.view(seat), twin.view(seat)
        alike(one, other, seat, change.__name__)
        asked_alike(game, twin, seat, change.__name__)
        if rng.below(DRAWINGS) == 0:
            hold(one._repr_svg_() == other._repr_svg_(), "hidden", f"seat {seat} sees {change.__name__} in the drawing")


def asked_alike(game: SevenWonders, twin: SevenWonders, seat: int, what: str) -> None:
    """Twins share their agenda: whether others are asked what they may do at any time must not differ either."""
    for other in range(game.seats):
        for before in (True, False):
            asked = [any_time.can_act(one, other, before) for one in (game, twin)]
            hold(other == seat or asked[0] == asked[1], "hidden", f"seat {seat} sees {what}: seat {other} is asked")


def others(game: SevenWonders, seat: int) -> list[City]:
    return [city for other, city in enumerate(game.cities) if other != seat]


def ages(cards: tuple[int, ...]) -> list[int]:
    return sorted(CARDS[card].age for card in cards)


def other_hands(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Two others have each other's hands."""
    players = [game.cities[other] for other in range(game.seats) if other != seat]
    rng.shuffle(players)
    if len(players) < 2 or ages(players[0].hand) != ages(players[1].hand) or not players[0].hand:
        return False
    players[0].hand, players[1].hand = players[1].hand, players[0].hand
    return True


def other_leaders(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Two others have each other's leaders in hand."""
    players = [game.cities[other] for other in range(game.seats) if other != seat]
    rng.shuffle(players)
    if len(players) < 2 or len(players[0].leaders) != len(players[1].leaders) or not players[0].leaders:
        return False
    players[0].leaders, players[1].leaders = players[1].leaders, players[0].leaders
    return True


def another_marker(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Somebody marked a stage with another card, which is where the marker should be: in a third one's hand."""
    for city in others(game, seat):
        for stage, marker in enumerate(city.markers):
            if marker < 0 or city.turned >> stage & 1 or (city.done is not None and city.done.verb == STAGE):
                continue
            for other in range(game.seats):
                hand = game.cities[other].hand
                fits = [card for card in hand if CARDS[card].age == CARDS[marker].age and card != marker]
                if other != seat and fits:
                    card = fits[rng.below(len(fits))]
                    city.mark(stage, card)
                    game.cities[other].hand = tuple(sorted((*[one for one in hand if one != card], marker)))
                    return hand.count(card) == 1
    return False


def another_discard(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Somebody else discarded another card, which is still in a hand that the seat does not see."""
    step = game.step(seat)
    if step is not None and step.name == "take-from-discard":
        return False
    # The Wizard sees the leaders given up, from some place on.
    seen_from = step.args()[0] if step is not None and step.name == "wizard-plays" else len(game.discards.faces)
    for place, code in enumerate(game.discards.faces[:seen_from]):
        card, owner = code >> 3, code & 7
        for other in range(game.seats):
            hand = game.cities[other].hand
            fits = [one for one in hand if CARDS[one].age == CARDS[card].age and one != card and hand.count(one) == 1]
            if seat not in (owner, other) and fits and not was_done(game, owner, card):
                one = fits[rng.below(len(fits))]
                faces = game.discards.faces
                game.discards = game.discards.with_faces([*faces[:place], one << 3 | owner, *faces[place + 1 :]])
                game.cities[other].hand = tuple(sorted((*[kept for kept in hand if kept != one], card)))
                return True
    return False


def was_done(game: SevenWonders, owner: int, card: int) -> bool:
    """The move of this turn names the card: changing one alone would be no position of a game."""
    done = game.cities[owner].done if owner < len(game.cities) else None
    return done is not None and done.a == card


def another_owner(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """A card of the pile came from another city: once one was taken out, nobody knows from whom the others came."""
    step = game.step(seat)
    if not game.discards.taken or (step is not None and step.name in ("take-from-discard", "wizard-plays")):
        return False
    faces = game.discards.faces
    for place, code in enumerate(faces):
        card, owner = code >> 3, code & 7
        fits = [other for other in range(game.seats) if other not in (seat, owner)]
        if owner != seat and fits and not was_done(game, owner, card):
            changed = [*faces[:place], card << 3 | fits[rng.below(len(fits))], *faces[place + 1 :]]
            pile = Discards.empty()
            for one in changed:
                pile = pile.add(one >> 3, one & 7)
            pile.taken = game.discards.taken
            game.discards = pile
            return True
    return False


def other_unused(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Another guild or black card is in the game instead of one of an Age to come, or of a hand not seen."""
    drawn = 0
    for step in game.agenda:
        if step.seat == seat and step.name == "build-from-box":
            drawn |= step.args()[0]
    for pool in (GUILDS, BLACK_CARDS):
        used = [card for card in pool if game.dealt >> card & 1]
        unused = [card for card in pool if not (game.dealt | game.cards_from_box | drawn) >> card & 1]
        rng.shuffle(used)
        for card in used:
            fits = [one for one in unused if CARDS[one].age == CARDS[card].age]
            if not fits:
                continue
            to_come = CARDS[card].age > game.age or (CARDS[card].age == game.age and game.turn == 0)
            holders = [other for other in range(game.seats) if other != seat and card in game.cities[other].hand]
            if to_come or holders:
                one = fits[rng.below(len(fits))]
                game.dealt = game.dealt & ~(1 << card) | 1 << one
                for other in holders:
                    hand = [one if held == card else held for held in game.cities[other].hand]
                    game.cities[other].hand = tuple(sorted(hand))
                return True
    return False


def another_choice(game: SevenWonders, seat: int, rng: Chance) -> bool:
    """Somebody else has chosen otherwise."""
    for other in range(game.seats):
        city = game.cities[other]
        resolving = any(step.name == "resolve" and step.args() == (0,) for step in game.agenda)
        if other == seat or other in game.to_move or city.choice is None or not resolving or game.seats == 2:
            continue
        if city.choice.verb == DECLINE or CARDS[city.choice.a].age == 0:
            continue
        city.hand = tuple(sorted((*city.hand, city.choice.a)))
        moves = [chosen for chosen in Pick(other).options(game) if chosen != city.choice]
        if not moves:
            return False
        city.choice = moves[rng.below(len(moves))]
        place = city.hand.index(city.choice.a)
        city.hand = city.hand[:place] + city.hand[place + 1 :]
        return True
    return False


CHANGES: Final[list[Callable[[SevenWonders, int, Chance], bool]]] = [
    other_hands,
    other_leaders,
    another_marker,
    another_discard,
    another_owner,
    other_unused,
    another_choice,
]
LAWS: Final[dict[str, Law]] = {"payments": payments, "coins": coins, "hidden": hidden}
