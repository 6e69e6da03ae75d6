"""What a seat may not know: faces of cards, secret choices, what was drawn before the game (SW-014)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.core.game import Ply
from ecumene.core.move import Move
from ecumene.core.step import NOBODY
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.facts import CARDS, DRAWN
from ecumene.games.seven_wonders.moves import DEBT, DECLINE, DISCARD, NAVIGATE, STAGE, move

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.game import SevenWonders

#: Something was chosen, nobody else knows what.
SECRET: Final[Move] = move(DECLINE)
#: While one of these is owed, its seat looks through the whole discard pile.
LOOKING: Final = ("take-from-discard", "wizard-plays")
#: Cards under stages, seen from behind; so many are kept before all are forgotten.
_behind: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
MEMORY: Final = 10_000
#: So many cards of an Age, seen from behind.
BACKS: Final = [[(FACE_DOWN - age,) * count for count in range(17)] for age in range(4)]


def back(card: int) -> int:
    """A card seen from behind."""
    return FACE_DOWN - CARDS[card].age if card >= 0 else card


def backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand seen from behind: its cards are all of one Age, or all hidden already."""
    return BACKS[CARDS[hand[0]].age][len(hand)] if hand and hand[0] >= 0 else hand


def behind(markers: tuple[int, ...]) -> tuple[int, ...]:
    """Cards under stages, seen from behind; from memory, for they lie there for long."""
    known = _behind.get(markers)
    if known is None:
        known = tuple([back(card) for card in markers])
        if len(_behind) >= MEMORY:
            _behind.clear()
        _behind[markers] = known
    return known


def part_behind(markers: tuple[int, ...], turned: int) -> tuple[int, ...]:
    """The same where some are turned up for all to see."""
    return tuple([card if turned >> stage & 1 else back(card) for stage, card in enumerate(markers)])


def age_of(back: int) -> int:
    return FACE_DOWN - back


def veil(game: SevenWonders, seat: int) -> None:
    # Who holds the Free City, which has no seat, has chosen for it.
    chose_for = game.seats if seat == game.holder else NOBODY
    for other, city in enumerate(game.cities):
        if other == seat:
            continue
        city.hand = backs(city.hand)
        if city.leaders:
            city.leaders = backs(city.leaders)
        if city.choice is not None and other != chose_for:
            city.choice = SECRET
        done = city.done
        if done is not None and done.verb in (STAGE, DISCARD, NAVIGATE, DECLINE):
            city.done = move(done.verb, 0, done.b, done.c)
        if city.stages:
            city.markers = behind(city.markers) if not city.turned else part_behind(city.markers, city.turned)
    owed = game.step(seat)
    if owed is None or owed.together or owed.name not in LOOKING:
        game.discards = game.discards.seen_by(seat)
    if game.pile:
        game.pile = [back(card) for card in game.pile]
    # Guilds come in the last Age.
    game.dealt = game.dealt & drawn_in_sight(game, seat) if game.age == 3 or game.has_cities else 0
    if game.last is not None:
        # The moves of the past name cards that were played in secret.
        number = game.last.number
        game.last = Ply(None, NOBODY, SECRET)
        game.last.number = number


def drawn_in_sight(game: SevenWonders, seat: int) -> int:
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
