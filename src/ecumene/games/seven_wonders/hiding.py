"""What a seat may not know: faces of cards, secret choices, what was drawn before the game (SW-014)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.core.game import Ply
from ecumene.core.move import Move
from ecumene.core.step import NOBODY
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.city import FACE_DOWN, City
from ecumene.games.seven_wonders.facts import CARDS
from ecumene.games.seven_wonders.moves import DEBT, DECLINE, DISCARD, NAVIGATE, STAGE, move
from ecumene.games.seven_wonders.vocabulary import BLACK, PURPLE

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.game import SevenWonders

#: Something was chosen, nobody else knows what.
SECRET: Final[Move] = move(DECLINE)
#: While one of these is owed, its seat looks through the whole discard pile.
LOOKING: Final = ("take-from-discard", "wizard-plays")
#: Hidden discards by Age and how many of each city, and cards under stages; so many are kept before all are forgotten.
_laid_out: Final[dict[int, list[int]]] = {}
_behind: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
MEMORY: Final = 10_000
#: One card in the count of each who discards.
UNITS: Final = [1 << 6 * who for who in range(8)]
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


def hidden_discards(discards: list[int], seat: int) -> list[int]:
    """The discard pile in order: -1 - (Age * 8 + who) for cards of which no more is known, then those of the seat.

    They are counted instead of sorted, by Age and six bits for each who discards: piles grow long, views are many.
    """
    own: list[int] = []
    third = second = first = leaders = 0
    for code in discards:
        if code >= 0 and code & 7 == seat:
            own.append(code)
            continue
        unit = UNITS[code & 7 if code >= 0 else -1 - code & 7]
        age = CARDS[code >> 3].age if code >= 0 else -1 - code >> 3
        if age == 1:
            first += unit
        elif age == 2:
            second += unit
        elif age == 3:
            third += unit
        else:
            leaders += unit
    if len(own) > 1:
        own.sort()
    # The oldest come last, the cards of the seat after them.
    if leaders:
        own = laid_out(0, leaders) + own
    if first:
        own = laid_out(1, first) + own
    if second:
        own = laid_out(2, second) + own
    if third:
        own = laid_out(3, third) + own
    return own


def laid_out(age: int, counts: int) -> list[int]:
    """The hidden cards of an Age, those of the last seat first; from memory, for they are the same for many views."""
    key = counts << 2 | age
    known = _laid_out.get(key)
    if known is None:
        known = []
        for who in range(7, -1, -1):
            known += [-1 - (age << 3 | who)] * (counts >> 6 * who & 63)
        if len(_laid_out) >= MEMORY:
            _laid_out.clear()
        _laid_out[key] = known
    return known


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
        game.discards = hidden_discards(game.discards, seat)
    if game.pile:
        game.pile = [back(card) for card in game.pile]
    # Guilds come in the last Age.
    game.dealt = game.dealt & drawn_in_sight(game) if game.age == 3 or game.has_cities else 0
    if game.last is not None:
        # The moves of the past name cards that were played in secret.
        number = game.last.number
        game.last = Ply(None, NOBODY, SECRET)
        game.last.number = number


def drawn_in_sight(game: SevenWonders) -> int:
    """Guilds and black cards that lie face up, as a set: no two of them have the same name."""
    seen = 0
    for city in game.cities:
        seen |= city.built
        for number in city.hand:
            if number < 0:
                break
            if is_drawn(CARDS[number]):
                seen |= CARDS[number].bit
        for number in city.markers:
            if number >= 0 and is_drawn(CARDS[number]):
                seen |= CARDS[number].bit
        if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
            seen |= CARDS[city.choice.a].bit
    discards = game.discards
    # Those in sight come last.
    place = len(discards) - 1
    while place >= 0 and discards[place] >= 0:
        card = CARDS[discards[place] >> 3]
        if is_drawn(card):
            seen |= card.bit
        place -= 1
    return seen


def is_drawn(card: Card) -> bool:
    """Is it of those that are drawn in secret before the game?"""
    return card.colour in (PURPLE, BLACK)


def cards_of(city: City) -> list[int]:
    """Every card face up before its owner: built, in hand, under stages, chosen; turned-up markers once."""
    found = [*city.cards, *city.hand, *city.leaders]
    found += [card for stage, card in enumerate(city.markers) if card >= 0 and not city.turned >> stage & 1]
    if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
        found.append(city.choice.a)
    return [card for card in found if card >= 0]
