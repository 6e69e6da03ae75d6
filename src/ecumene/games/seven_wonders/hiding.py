"""What a seat may not know: faces of cards, secret choices, what was drawn before the game (SW-014)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.core.game import Ply
from ecumene.core.move import Move
from ecumene.core.step import NOBODY
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
#: Hidden discards by Age and how many of each city, kept before all are forgotten.
_laid_out: Final[dict[int, list[int]]] = {}
MEMORY: Final = 10_000
#: So many cards of an Age, seen from behind.
BACKS: Final = [[(FACE_DOWN - age,) * count for count in range(17)] for age in range(4)]


def back(card: int) -> int:
    """A card seen from behind."""
    return FACE_DOWN - CARDS[card].age if card >= 0 else card


def backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand seen from behind: its cards are all of one Age, or all hidden already."""
    return BACKS[CARDS[hand[0]].age][len(hand)] if hand and hand[0] >= 0 else hand


def age_of(back: int) -> int:
    return FACE_DOWN - back


def hidden_discards(discards: list[int], seat: int) -> list[int]:
    """The discard pile in order: -1 - (Age * 8 + who) for cards of which no more is known, then those of the seat.

    They are counted instead of sorted, by Age and six bits for each who discards: piles grow long, views are many.
    """
    own: list[int] = []
    third = second = first = leaders = 0
    for code in discards:
        if code < 0:
            who = -1 - code & 7
            age = -1 - code >> 3
        else:
            who = code & 7
            if who == seat:
                own.append(code)
                continue
            age = CARDS[code >> 3].age
        if age == 1:
            first += 1 << 6 * who
        elif age == 2:
            second += 1 << 6 * who
        elif age == 3:
            third += 1 << 6 * who
        else:
            leaders += 1 << 6 * who
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
            city.markers = tuple(
                [card if city.turned >> stage & 1 else back(card) for stage, card in enumerate(city.markers)]
            )
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
        for card in city.hand:
            if card < 0:
                break
            if is_drawn(card):
                seen |= CARDS[card].bit
        for card in city.markers:
            if card >= 0 and is_drawn(card):
                seen |= CARDS[card].bit
        if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
            seen |= CARDS[city.choice.a].bit
    for code in game.discards:
        if code >= 0 and is_drawn(code >> 3):
            seen |= CARDS[code >> 3].bit
    return seen


def is_drawn(number: int) -> bool:
    """Is the card of those that are drawn in secret before the game?"""
    return CARDS[number].colour in (PURPLE, BLACK)


def cards_of(city: City) -> list[int]:
    """Every card face up before its owner: built, in hand, under stages, chosen; turned-up markers once."""
    found = [*city.cards, *city.hand, *city.leaders]
    found += [card for stage, card in enumerate(city.markers) if card >= 0 and not city.turned >> stage & 1]
    if city.choice is not None and city.choice is not SECRET and city.choice.verb != DEBT:
        found.append(city.choice.a)
    return [card for card in found if card >= 0]
