"""What a seat may not know: faces of cards, secret choices, what was drawn before the game (SW-014)."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.core.step import NOBODY
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.facts import CARDS, DRAWN
from ecumene.games.seven_wonders.moves import DEBT, DECLINE, DISCARD, NAVIGATE, STAGE, move
from ecumene.games.seven_wonders.state import State

#: Something was chosen, nobody else knows what.
SECRET: Final[Move] = move(DECLINE)
#: While this is owed, its seat looks through the whole discard pile.
LOOKING: Final = "take-from-discard"
#: While this is owed, its seat sees some leaders at the end of the pile.
WIZARD: Final = "wizard-plays"
#: Markers (cards under stages) and their backs; so many are kept before all are dropped.
_marker_backs: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
MEMORY: Final = 10_000
#: By Age and number of cards: a hand of which only the backs are seen.
BACKS: Final = [[(FACE_DOWN - age,) * count for count in range(17)] for age in range(4)]


def back(card: int) -> int:
    """The back of a card, which shows only its Age."""
    return FACE_DOWN - CARDS[card].age if card >= 0 else card


def hand_backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The backs of a hand: its cards are all of one Age, or all hidden already."""
    return BACKS[CARDS[hand[0]].age][len(hand)] if hand and hand[0] >= 0 else hand


def marker_backs(markers: tuple[int, ...]) -> tuple[int, ...]:
    """The backs of the cards under stages; remembered, since they seldom change."""
    known = _marker_backs.get(markers)
    if known is None:
        known = tuple([back(card) for card in markers])
        if len(_marker_backs) >= MEMORY:
            _marker_backs.clear()
        _marker_backs[markers] = known
    return known


def some_marker_backs(markers: tuple[int, ...], turned: int) -> tuple[int, ...]:
    """The same where some of them (a set of stages) lie face up for all to see."""
    return tuple([card if turned >> stage & 1 else back(card) for stage, card in enumerate(markers)])


def age_of_back(back: int) -> int:
    return FACE_DOWN - back


def veil(game: State, seat: int) -> None:
    # The Free City has no seat: whoever plays for it knows what it has chosen.
    chose_for = game.seats if seat == game.free_city_holder else NOBODY
    for other, city in enumerate(game.cities):
        if other == seat:
            continue
        city.hand = hand_backs(city.hand)
        if city.leaders:
            city.leaders = hand_backs(city.leaders)
        if city.choice is not None and other != chose_for:
            city.choice = SECRET
        done = city.done
        if done is not None and done.verb in (STAGE, DISCARD, NAVIGATE, DECLINE):
            city.done = move(done.verb, 0, done.b, done.c)
        if city.stages:
            city.markers = (
                marker_backs(city.markers) if not city.turned else some_marker_backs(city.markers, city.turned)
            )
    owed = game.step(seat)
    if owed is not None and owed.name == WIZARD:
        # Only the leaders given up just now, from that place on (SW-278).
        game.discards = game.discards.seen_since(seat, owed.args()[0])
    elif owed is None or owed.together or owed.name != LOOKING:
        game.discards = game.discards.seen_by(seat)
    if game.free_city_pile:
        game.free_city_pile = [back(card) for card in game.free_city_pile]
    # Guilds come in the last Age.
    game.dealt = game.dealt & drawn_in_sight(game, seat) if game.age == 3 or game.has_cities else 0


def drawn_in_sight(game: State, seat: int) -> int:
    """Guilds and black cards that lie face up for the seat, as a set: no two of them have the same name."""
    seen = 0
    for other, city in enumerate(game.cities):
        seen |= city.built
        if other == seat:
            seen |= drawn_of(city.hand)
        if other == seat or city.turned:
            seen |= drawn_of(city.markers)
        if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
            seen |= CARDS[city.choice.a].bit
    return seen | game.discards.drawn()


def drawn_of(cards: tuple[int, ...]) -> int:
    seen = 0
    for number in cards:
        if number >= 0:
            seen |= DRAWN[number]
    return seen


def cards_of(city: City) -> list[int]:
    """Every card face up before its owner: built, in hand, under stages, chosen; turned-up markers once."""
    found = [*city.cards, *city.hand, *city.leaders]
    found += [card for stage, card in enumerate(city.markers) if card >= 0 and not city.turned >> stage & 1]
    if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
        found.append(city.choice.a)
    return [card for card in found if card >= 0]
