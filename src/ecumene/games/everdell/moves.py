"""The moves of Everdell and their notation: what is typed is what is stored and logged.

A card in a city is named by its design, by which copy it is in that city, and by whose city it is: `farm` is your first
Farm, `farm-2` your second one, `inn@3` the first Inn of the third seat, `inn@rugwort` one of Rugwort's.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.events import EVENT_NUMBER, EVENTS
from ecumene.games.everdell.places import BOARD_PLACES, CARD_PLACE, EVENT_PLACE, NOWHERE, PLACE_NAMES
from ecumene.games.everdell.visitors import VISITOR_NUMBER, VISITORS
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES

# Actions
VISIT: Final = 0
CLAIM: Final = 1
PLAY: Final = 2
PREPARE: Final = 3
PASS: Final = 4
TICKET: Final = 5
RESERVE: Final = 6
# Answers: resources
PAY: Final = 7
GAIN: Final = 8
TAKE: Final = 9
STORE: Final = 10
SPEND: Final = 11
LAY: Final = 12
GIVE_RESOURCE: Final = 13
# Answers: cards of the hand, the Meadow, the Station, the deck
DISCARD: Final = 14
DISCARD_PLACE: Final = 15
DRAW: Final = 16
KEEP: Final = 17
TUCK: Final = 18
GIVE_CARD: Final = 19
REVEAL: Final = 20
ARCHIVE: Final = 21
PICK: Final = 22
# Answers: cards in cities
SHARE: Final = 23
ALONE: Final = 24
TRIGGER: Final = 25
ACTIVATE: Final = 26
REMOVE: Final = 27
CAPTURE: Final = 28
COPY: Final = 29
# Answers: places and workers
COPY_PLACE: Final = 30
REPEAT: Final = 31
MOVE: Final = 32
RECALL: Final = 33
# Answers: others
OPPONENT: Final = 34
COLOUR: Final = 35
DISMISS: Final = 36
INVITE: Final = 37
TILE: Final = 38
SNAIL: Final = 39
DONE: Final = 40

WORDS: Final = (
    *("visit", "claim", "play", "prepare", "pass", "ticket", "reserve"),
    *("pay", "gain", "take", "store", "spend", "lay", "give"),
    *("discard", "discard", "draw", "keep", "tuck", "give", "reveal", "archive", "pick"),
    *("share", "alone", "trigger", "activate", "remove", "capture", "copy"),
    *("copy", "repeat", "move", "recall", "opponent", "colour", "dismiss", "invite", "tile", "snail", "done"),
)

# Where a card comes from
HAND: Final = 0
MEADOW: Final = 1
STATION: Final = 9
RESERVED: Final = 12
ARCHIVED: Final = 13
REVEALED: Final = 14
DECK: Final = 15
DISCARDS: Final = 16
SOURCES: Final = (
    "hand",
    *("meadow-1", "meadow-2", "meadow-3", "meadow-4", "meadow-5", "meadow-6", "meadow-7", "meadow-8"),
    *("station-1", "station-2", "station-3"),
    *("reserved", "archive", "revealed", "deck", "discards"),
)
MEADOW_PLACES: Final = 8
STATION_PLACES: Final = 3

# How a card is paid for: plainly (its price, or on the terms of whoever lets it be played), or with a card in the city.
PLAIN: Final = 0
OCCUPY: Final = 1
GOLDEN: Final = 2
HELPED: Final = 3
PRISONER: Final = 4
WAY_WORDS: Final = ("", "free", "golden", "with", "prison")

# A card in a city as one number.
OWN: Final = 0
RUGWORTS: Final = 7
WHOSE: Final = 8
DESIGNS: Final = 128
COPIES: Final = 64
#: Above every number of a card in a city: ways are multiples of it.
ALL_REFERENCES: Final = DESIGNS * WHOSE * COPIES
#: Nobody takes the card that is given.
NOBODY_TAKES: Final = 0
#: A price as one number: eight bits for each resource.
PRICE_BITS: Final = 8
PRICE_MASK: Final = 255


def reference(design: int, copy: int = 1, whose: int = OWN) -> int:
    """A card in a city: `copy` counts from 1; `whose` is OWN, a seat counted from 1, or RUGWORTS."""
    return design + DESIGNS * (whose + WHOSE * (copy - 1))


def design_of(reference: int) -> int:
    return reference % DESIGNS


def whose_of(reference: int) -> int:
    return reference // DESIGNS % WHOSE


def copy_of(reference: int) -> int:
    return reference // (DESIGNS * WHOSE) % COPIES + 1


def way(kind: int, reference: int) -> int:
    return kind * ALL_REFERENCES + reference


def way_kind(way: int) -> int:
    return way // ALL_REFERENCES


def way_reference(way: int) -> int:
    return way % ALL_REFERENCES


def packed(twig: int, resin: int, pebble: int, berry: int) -> int:
    """A price as one number."""
    return twig | resin << PRICE_BITS | pebble << 2 * PRICE_BITS | berry << 3 * PRICE_BITS


def part(price: int, resource: int) -> int:
    """How much of a resource a packed price has."""
    return price >> PRICE_BITS * resource & PRICE_MASK


def reference_name(reference: int) -> str:
    name = CARDS[design_of(reference)].id
    copy = copy_of(reference)
    whose = whose_of(reference)
    if copy > 1:
        name += f"-{copy}"
    if whose == RUGWORTS:
        return name + "@rugwort"
    return f"{name}@{whose}" if whose != OWN else name


def place_name(place: int) -> str:
    if place >= CARD_PLACE:
        return reference_name(place - CARD_PLACE)
    if place >= EVENT_PLACE:
        return EVENTS[place - EVENT_PLACE].id
    return "nowhere" if place == NOWHERE else PLACE_NAMES[place]


def whose_name(whose: int) -> str:
    return "rugwort" if whose == RUGWORTS else str(whose)


def price_name(price: int) -> str:
    parts = [f"{part(price, resource)}-{RESOURCES[resource]}" for resource in range(4) if part(price, resource)]
    return " ".join(parts) if parts else "nothing"


class EverdellMove(Move):
    """A move of Everdell; what its numbers mean depends on its verb."""

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        word: str = WORDS[verb]
        if verb == PLAY:
            text = f"{word} {CARDS[self.a].id}"
            if self.b != HAND:
                text += f" {SOURCES[self.b]}"
            kind = way_kind(self.c)
            return text if kind == PLAIN else f"{text} {WAY_WORDS[kind]}={reference_name(way_reference(self.c))}"
        if verb == VISIT:
            text = f"{word} {place_name(self.a)}"
            return f"{text} copy={place_name(self.b - 1)}" if self.b else text
        if verb == CLAIM:
            return f"{word} {EVENTS[self.a].id}"
        if verb in (TICKET, COPY_PLACE, REPEAT, MOVE, RECALL):
            return f"{word} {place_name(self.a)}"
        if verb in (RESERVE, DISCARD_PLACE, DRAW, REVEAL, ARCHIVE):
            return f"{word} {SOURCES[self.a]}"
        if verb == PAY:
            return f"{word} {price_name(self.a)}"
        if verb in (GAIN, TAKE, STORE, SPEND, LAY):
            return f"{word} {RESOURCES[self.a]}"
        if verb == GIVE_RESOURCE:
            return (
                f"{word} {RESOURCES[self.a]} @{whose_name(self.b)}" if self.b else f"{word} {RESOURCES[self.a]} nobody"
            )
        if verb == GIVE_CARD:
            return f"{word} {CARDS[self.a].id} @{whose_name(self.b)}" if self.b else f"{word} {CARDS[self.a].id} nobody"
        if verb in (DISCARD, KEEP, TUCK, PICK):
            return f"{word} {CARDS[self.a].id}"
        if verb in (TRIGGER, ACTIVATE, REMOVE, CAPTURE, COPY):
            return f"{word} {reference_name(self.a)}"
        if verb == OPPONENT:
            return f"{word} @{whose_name(self.a)}"
        if verb == COLOUR:
            return f"{word} {COLOURS[self.a]}"
        if verb in (DISMISS, INVITE):
            return f"{word} {VISITORS[self.a].id}"
        if verb == TILE:
            return f"{word} {self.a}"
        return word


PREPARES: Final[Move] = EverdellMove(PREPARE)
PASSES: Final[Move] = EverdellMove(PASS)
SHARES: Final[Move] = EverdellMove(SHARE)
STANDS_ALONE: Final[Move] = EverdellMove(ALONE)
SNAILS_REACT: Final[Move] = EverdellMove(SNAIL)
ENDS: Final[Move] = EverdellMove(DONE)
GAINS: Final[list[Move]] = [EverdellMove(GAIN, resource) for resource in range(4)]
TAKES: Final[list[Move]] = [EverdellMove(TAKE, resource) for resource in range(4)]
STORES: Final[list[Move]] = [EverdellMove(STORE, resource) for resource in range(4)]
SPENDS: Final[list[Move]] = [EverdellMove(SPEND, resource) for resource in range(4)]
LAYS: Final[list[Move]] = [EverdellMove(LAY, resource) for resource in range(4)]
DISCARDINGS: Final[list[Move]] = [EverdellMove(DISCARD, design) for design in range(len(CARDS))]
DRAWS: Final[list[Move]] = [EverdellMove(DRAW, source) for source in range(len(SOURCES))]
COLOUR_CHOICES: Final[list[Move]] = [EverdellMove(COLOUR, colour) for colour in range(len(COLOURS))]
TILE_CHOICES: Final[list[Move]] = [EverdellMove(TILE, number) for number in range(STATION_PLACES + 1)]
BOARD_VISITS: Final[list[Move]] = [EverdellMove(VISIT, place) for place in range(BOARD_PLACES)]
CLAIMS: Final[list[Move]] = [EverdellMove(CLAIM, event) for event in range(len(EVENTS))]
#: By source and design: a card at its price.
PLAIN_PLAYS: Final[list[list[Move]]] = [
    [EverdellMove(PLAY, design, source) for design in range(len(CARDS))] for source in range(len(SOURCES))
]
RESERVES: Final[list[Move]] = [EverdellMove(RESERVE, source) for source in range(len(SOURCES))]

_PLACES: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(PLACE_NAMES)},
    **{name: EVENT_PLACE + number for name, number in EVENT_NUMBER.items()},
    "nowhere": NOWHERE,
}
_SOURCES: Final[dict[str, int]] = {name: number for number, name in enumerate(SOURCES)}
_RESOURCES: Final[dict[str, int]] = {name: number for number, name in enumerate(RESOURCES)}
_COLOURS: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}


def read_whose(text: str) -> int:
    """A city after the sign @, or -1."""
    if text == "rugwort":
        return RUGWORTS
    return int(text) if text in ("1", "2", "3", "4") else -1


def read_reference(text: str) -> int:
    """A card in a city, or -1."""
    name, at, city = text.partition("@")
    whose = read_whose(city) if at else OWN
    if whose < 0:
        return -1
    if name in NUMBER:
        return reference(NUMBER[name], 1, whose)
    design, _, copy = name.rpartition("-")
    if design in NUMBER and copy.isascii() and copy.isdigit() and str(int(copy)) == copy and 2 <= int(copy) <= COPIES:
        return reference(NUMBER[design], int(copy), whose)
    return -1


def read_place(text: str) -> int:
    """A place for workers, or -1. A card in a city is such a place."""
    if text in _PLACES:
        return _PLACES[text]
    found = read_reference(text)
    return CARD_PLACE + found if found >= 0 else -1


def read_price(words: list[str]) -> int:
    """A packed price, or -1."""
    if words == ["nothing"]:
        return 0
    price = 0
    last = -1
    for word in words:
        number, _, name = word.partition("-")
        resource = _RESOURCES.get(name, -1)
        if resource <= last or not (number.isascii() and number.isdigit()) or not 1 <= int(number) <= PRICE_MASK:
            return -1
        if str(int(number)) != number:
            return -1
        price |= int(number) << PRICE_BITS * resource
        last = resource
    return price or -1


def read(text: str) -> Move | None:
    """The move that a text stands for, or None. Capitals and extra spaces do not matter."""
    words = text.lower().split()
    if not words:
        return None
    word, rest = words[0], words[1:]
    if not rest:
        for move in (PREPARES, PASSES, SHARES, STANDS_ALONE, SNAILS_REACT, ENDS):
            if WORDS[move.verb] == word:
                return move
        return None
    if word == "play":
        return read_play(rest)
    if word == "visit":
        return read_visit(rest)
    if word == "pay":
        price = read_price(rest)
        return EverdellMove(PAY, price) if price >= 0 else None
    if word == "give":
        return read_gift(rest)
    return read_one(word, rest[0]) if len(rest) == 1 else None


def read_play(rest: list[str]) -> Move | None:
    if rest[0] not in NUMBER or len(rest) > 3:
        return None
    source = HAND
    how = 0
    for index, word in enumerate(rest[1:]):
        name, equals, card = word.partition("=")
        if equals:
            found = read_reference(card)
            if name not in WAY_WORDS[1:] or found < 0 or whose_of(found) != OWN or index != len(rest) - 2:
                return None
            how = way(WAY_WORDS.index(name), found)
        elif word in _SOURCES and HAND < _SOURCES[word] <= REVEALED and index == 0:
            source = _SOURCES[word]
        else:
            return None
    return EverdellMove(PLAY, NUMBER[rest[0]], source, how)


def read_visit(rest: list[str]) -> Move | None:
    place = read_place(rest[0])
    if place < 0 or EVENT_PLACE <= place < CARD_PLACE or place == NOWHERE or len(rest) > 2:
        return None
    if len(rest) == 1:
        return EverdellMove(VISIT, place)
    name, _, copied = rest[1].partition("=")
    other = _PLACES.get(copied, -1)
    return EverdellMove(VISIT, place, other + 1) if name == "copy" and 0 <= other < 12 else None


def read_gift(rest: list[str]) -> Move | None:
    if len(rest) != 2:
        return None
    whose = NOBODY_TAKES if rest[1] == "nobody" else read_whose(rest[1][1:]) if rest[1].startswith("@") else -1
    if whose < 0 or whose == RUGWORTS:
        return None
    if rest[0] in _RESOURCES:
        return EverdellMove(GIVE_RESOURCE, _RESOURCES[rest[0]], whose)
    return EverdellMove(GIVE_CARD, NUMBER[rest[0]], whose) if rest[0] in NUMBER else None


def read_one(word: str, name: str) -> Move | None:
    """A verb and one thing."""
    if word == "claim":
        return CLAIMS[EVENT_NUMBER[name]] if name in EVENT_NUMBER else None
    if word in ("gain", "take", "store", "spend", "lay"):
        return EverdellMove(WORDS.index(word), _RESOURCES[name]) if name in _RESOURCES else None
    if word in ("dismiss", "invite"):
        return EverdellMove(WORDS.index(word), VISITOR_NUMBER[name]) if name in VISITOR_NUMBER else None
    if word == "tile":
        return TILE_CHOICES[int(name)] if name in ("1", "2", "3") else None
    if word == "colour":
        return COLOUR_CHOICES[_COLOURS[name]] if name in _COLOURS else None
    if word == "opponent":
        whose = read_whose(name[1:]) if name.startswith("@") else -1
        return EverdellMove(OPPONENT, whose) if whose > 0 and whose != RUGWORTS else None
    if word in ("ticket", "repeat", "move", "recall"):
        place = read_place(name)
        return EverdellMove(WORDS.index(word), place) if place >= 0 else None
    return read_card_answer(word, name)


def read_card_answer(word: str, name: str) -> Move | None:
    if word == "discard":
        if name in NUMBER:
            return DISCARDINGS[NUMBER[name]]
        source = _SOURCES.get(name, -1)
        return EverdellMove(DISCARD_PLACE, source) if MEADOW <= source <= RESERVED else None
    if word in ("keep", "tuck", "pick"):
        return EverdellMove(WORDS.index(word), NUMBER[name]) if name in NUMBER else None
    if word in ("reserve", "draw", "archive", "reveal"):
        source = _SOURCES.get(name, -1)
        allowed = source in (DECK, DISCARDS) if word == "reveal" else MEADOW <= source < RESERVED
        if word == "draw" and source == DECK:
            allowed = True
        return EverdellMove(WORDS.index(word), source) if allowed else None
    if word == "copy":
        place = _PLACES.get(name, -1)
        if 0 <= place < 12:
            return EverdellMove(COPY_PLACE, place)
    if word in ("trigger", "activate", "remove", "capture", "copy"):
        found = read_reference(name)
        return EverdellMove(WORDS.index(word), found) if found >= 0 else None
    return None
