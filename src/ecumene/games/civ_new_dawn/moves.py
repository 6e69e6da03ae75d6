"""The moves of Civilization: A New Dawn and their notation: what is typed is what is stored and logged.

Spaces and free positions have names such as C4. A figure is named by the space it stands on, `card` if it still lies on
its focus card. Players are named by their seat, counted from 1, after the sign @. A focus card is named by the type
that its place in the row had at the start.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.coordinates import NAMES, POSITIONS, read_position
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.focus_cards import NUMBER as FOCUS_NUMBER
from ecumene.games.civ_new_dawn.tables.places import (
    CITY_STATE_NUMBER,
    CITY_STATES,
    NATURAL_WONDER_NUMBER,
    NATURAL_WONDERS,
)
from ecumene.games.civ_new_dawn.tables.tiles import SIDES, TILES
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, GOVERNMENTS, PACTS, RESOURCES, TYPES

# Building the map
FORT: Final = 0
LAY: Final = 1
EXPLORE_TILE: Final = 2
# The turn
PLAY: Final = 3
SLOT: Final = 4
YES: Final = 5
NO: Final = 6
DONE: Final = 7
# Pieces on the map
TOKEN: Final = 8
DISTRICT: Final = 9
REINFORCE: Final = 10
CITY: Final = 11
WONDER: Final = 12
SHIFT: Final = 13
CONVERT: Final = 14
REPLACE: Final = 15
DESTROY: Final = 16
NAME: Final = 17
GIVE: Final = 18
STRIKE: Final = 19
RECALL: Final = 20
SACRIFICE: Final = 21
# Figures
CARAVAN: Final = 22
ARMY: Final = 23
EXPLORE: Final = 24
WATER: Final = 25
DEPLOY: Final = 26
DISBAND: Final = 27
# Attacks
ATTACK: Final = 28
CONQUER: Final = 29
LIBERATE: Final = 30
DEFEAT: Final = 31
# Tokens and cards
SPEND: Final = 32
PUT: Final = 33
DISCARD: Final = 34
LOOT: Final = 35
GAIN: Final = 36
CHANGE: Final = 37
TAKE: Final = 38
SWAP: Final = 39
WITHDRAW: Final = 40
CARD: Final = 41
STATE_CARD: Final = 42
RETURN: Final = 43
EXCHANGE: Final = 44
GOVERN: Final = 45
RESOLVE: Final = 46
FIRST_OPTION: Final = 47
SECOND_OPTION: Final = 48
BARBARIAN: Final = 49
IBRAHIM: Final = 50
UNION: Final = 51
TOP: Final = 52
BOTTOM: Final = 53

WORDS: Final = (
    *("fort", "lay", "explore", "play", "slot", "yes", "no", "done"),
    *("token", "district", "reinforce", "city", "wonder", "shift", "convert", "replace", "destroy", "name", "give"),
    *("strike", "recall", "sacrifice", "caravan", "army", "explore", "water", "deploy", "disband"),
    *("attack", "conquer", "liberate", "defeat", "spend", "put", "discard", "loot", "gain", "change", "take", "swap"),
    *("withdraw", "card", "card", "return", "exchange", "government", "resolve", "first", "second"),
    *("barbarian", "ibrahim", "union", "top", "bottom"),
)
PLAIN: Final = (YES, NO, DONE, CONQUER, LIBERATE, FIRST_OPTION, SECOND_OPTION)
AT_ONE_POSITION: Final = (
    *(FORT, TOKEN, REINFORCE, CONVERT, REPLACE, DESTROY, NAME, GIVE, STRIKE, RECALL, SACRIFICE, WATER, DEPLOY),
)

#: A figure that lies on its card: no position of a map.
ON_CARD: Final = 0
#: The trade token goes on the Great Zimbabwe instead of a focus card.
STORED: Final = 6

# What can be spent: a trade token, a resource, a city-state token, a natural wonder token.
SPEND_TRADE: Final = 0
SPEND_RESOURCE: Final = 1
SPEND_STATE: Final = 5
SPEND_NATURAL: Final = 17
# What it is spent for in an attack.
FOR_EFFECT: Final = 0
FOR_REROLL: Final = 1
FOR_JEBEL_BARKAL: Final = 2
SPEND_WORDS: Final = ("", "re-roll", "jebel-barkal")

# Figures
ARMY_FIGURE: Final = 1
CARAVAN_FIGURE: Final = 2
FIGURES: Final = ("", "army", "caravan")

# Targets of attacks
BARBARIAN_TARGET: Final = 0
CITY_STATE_TARGET: Final = 1
FORT_TARGET: Final = 2
CITY_TARGET: Final = 3
TOKEN_TARGET: Final = 4
ARMY_TARGET: Final = 5
CARAVAN_TARGET: Final = 6
TARGETS: Final = ("barbarian", "city-state", "fort", "city", "token", "army", "caravan")


def spend_name(what: int) -> str:
    if what == SPEND_TRADE:
        return "trade"
    if what < SPEND_STATE:
        return RESOURCES[what - SPEND_RESOURCE]
    if what < SPEND_NATURAL:
        return CITY_STATES[what - SPEND_STATE].id
    return NATURAL_WONDERS[what - SPEND_NATURAL][0]


def read_spend(text: str) -> int:
    if text == "trade":
        return SPEND_TRADE
    if text in RESOURCES:
        return SPEND_RESOURCE + RESOURCES.index(text)
    if text in CITY_STATE_NUMBER:
        return SPEND_STATE + CITY_STATE_NUMBER[text]
    return SPEND_NATURAL + NATURAL_WONDER_NUMBER[text] if text in NATURAL_WONDER_NUMBER else -1


def figure_name(position: int) -> str:
    return "card" if position == ON_CARD else NAMES[position]


def read_figure(text: str) -> int:
    return ON_CARD if text == "card" else read_position(text)


def tile_name(tile: int) -> str:
    """A tile and its side, from tile * 2 + side."""
    return f"{tile // 2}{SIDES[tile % 2]}"


def read_tile(text: str) -> int:
    number, side = text[:-1], text[-1:]
    if side not in SIDES or not (number.isascii() and number.isdigit()) or str(int(number)) != number:
        return -1
    return int(number) * 2 + SIDES.index(side) if 1 <= int(number) <= TILES else -1


def read_seat(text: str) -> int:
    """A seat counted from 1 after the sign @, or -1."""
    return int(text[1]) if len(text) == 2 and text[0] == "@" and text[1] in "12345" else -1


class CivMove(Move):
    """A move; what its numbers mean depends on its verb."""

    __slots__ = ()

    def __str__(self) -> str:
        verb = self.verb
        word: str = WORDS[verb]
        if verb in PLAIN:
            return word
        if verb in AT_ONE_POSITION:
            return f"{word} {NAMES[self.a]}"
        if verb == LAY:
            return f"{word} tile {tile_name(self.a)} {NAMES[self.b]} r{self.c}"
        if verb == EXPLORE_TILE:
            return f"{word} tile {tile_name(self.a)} {NAMES[self.b]} r{self.c}"
        if verb in (PLAY, DISCARD, LOOT, WITHDRAW):
            return f"{word} {TYPES[self.a]}"
        if verb == PUT:
            return f"{word} great-zimbabwe" if self.a == STORED else f"{word} {TYPES[self.a]}"
        if verb in (SLOT, TOP, BOTTOM):
            return f"{word} {self.a}"
        if verb == DISTRICT:
            return f"{word} {DISTRICTS[self.a]} {NAMES[self.b]}"
        if verb == CITY:
            return f"{word} {NAMES[self.a]} {FIGURES[self.b]}" if self.b else f"{word} {NAMES[self.a]}"
        if verb == WONDER:
            return f"{word} {WONDERS[self.a].id} city {NAMES[self.b]}" if self.b else f"{word} {WONDERS[self.a].id}"
        if verb in (SHIFT, BARBARIAN):
            return f"{word} {NAMES[self.a]} {NAMES[self.b]}"
        if verb in (CARAVAN, ARMY):
            text = f"{word} {figure_name(self.a)} {NAMES[self.b]}"
            return f"{text} from {NAMES[self.c]}" if self.c else text
        if verb == EXPLORE:
            return f"{word} {figure_name(self.a)} from {NAMES[self.b]}" if self.b else f"{word} {figure_name(self.a)}"
        if verb == DISBAND:
            return f"{word} {FIGURES[self.a]} {NAMES[self.b]}"
        if verb == ATTACK:
            text = f"{word} {TARGETS[self.a]}"
            if self.c:
                text += f" {NAMES[self.c]}"
            return f"{text} @{self.b}" if self.b else text
        if verb == DEFEAT:
            text = f"{word} {TARGETS[self.a]} {NAMES[self.b]}"
            return f"{text} @{self.c}" if self.c else text
        if verb == SPEND:
            text = f"{word} {spend_name(self.a)}"
            if self.b:
                text += f" {SPEND_WORDS[self.b]}"
            return f"{text} from {TYPES[self.c - 1]}" if self.c else text
        if verb == GAIN:
            return f"{word} {RESOURCES[self.a]}"
        if verb == CHANGE:
            return f"{word} {RESOURCES[self.a]} {RESOURCES[self.b]}"
        if verb == TAKE:
            text = f"{word} {FOCUS[self.a].id}"
            return f"{text} for {TYPES[self.b - 1]}" if self.b else text
        if verb == SWAP:
            return f"{word} {TYPES[self.a]} {TYPES[self.b]}"
        if verb in (CARD, RETURN):
            return f"{word} {PACTS[self.a]} @{self.b}"
        if verb == STATE_CARD:
            return f"{word} {CITY_STATES[self.a].id}"
        if verb == EXCHANGE:
            return f"{word} {PACTS[self.a]} {PACTS[self.b]} @{self.c}"
        if verb == GOVERN:
            return f"{word} {GOVERNMENTS[self.a]} on {TYPES[self.b - 1]}" if self.b else f"{word} {GOVERNMENTS[self.a]}"
        if verb == RESOLVE:
            return f"{word} {DISTRICTS[self.a]}"
        return f"{word} @{self.a}"


ACCEPTS: Final[Move] = CivMove(YES)
DECLINES: Final[Move] = CivMove(NO)
ENDS: Final[Move] = CivMove(DONE)
CONQUERS: Final[Move] = CivMove(CONQUER)
LIBERATES: Final[Move] = CivMove(LIBERATE)
CHOOSES_FIRST: Final[Move] = CivMove(FIRST_OPTION)
CHOOSES_SECOND: Final[Move] = CivMove(SECOND_OPTION)
PLAYS: Final[list[Move]] = [CivMove(PLAY, strand) for strand in range(6)]
PUTS: Final[list[Move]] = [CivMove(PUT, strand) for strand in range(7)]
GAINS: Final[list[Move]] = [CivMove(GAIN, resource) for resource in range(4)]
SPENDS: Final[list[Move]] = [CivMove(SPEND, what) for what in range(SPEND_NATURAL + 12)]
TOKENS: Final[list[Move]] = [CivMove(TOKEN, position) for position in range(POSITIONS)]
REINFORCES: Final[list[Move]] = [CivMove(REINFORCE, position) for position in range(POSITIONS)]
FORTS: Final[list[Move]] = [CivMove(FORT, position) for position in range(POSITIONS)]


def read(text: str) -> Move | None:
    """The move that a text stands for, or None. Capitals and extra spaces do not matter."""
    words = text.lower().split()
    if not words:
        return None
    word, rest = words[0], words[1:]
    if not rest:
        for verb in PLAIN:
            if WORDS[verb] == word:
                return CivMove(verb)
        return None
    for verb in AT_ONE_POSITION:
        if WORDS[verb] == word:
            position = read_position(rest[0])
            return CivMove(verb, position) if position >= 0 and len(rest) == 1 else None
    if word in ("lay", "explore", "caravan", "army", "attack", "defeat", "disband", "shift", "barbarian", "city"):
        return read_on_map(word, rest)
    return read_other(word, rest)


def read_on_map(word: str, rest: list[str]) -> Move | None:
    """Moves that name positions in ways of their own."""
    if word in ("lay", "explore") and rest[0] == "tile":
        if len(rest) != 4 or rest[3][:1] != "r" or rest[3][1:] not in ("0", "1", "2", "3", "4", "5"):
            return None
        tile, centre = read_tile(rest[1]), read_position(rest[2])
        verb = LAY if word == "lay" else EXPLORE_TILE
        return CivMove(verb, tile, centre, int(rest[3][1:])) if tile >= 0 and centre >= 0 else None
    if word == "explore":
        who = read_figure(rest[0])
        if len(rest) == 1:
            return CivMove(EXPLORE, who) if who > 0 else None
        start = read_position(rest[2]) if len(rest) == 3 and rest[1] == "from" else -1
        return CivMove(EXPLORE, who, start) if who == ON_CARD and start >= 0 else None
    if word in ("caravan", "army"):
        return read_figure_move(CARAVAN if word == "caravan" else ARMY, rest)
    if word in ("shift", "barbarian"):
        if len(rest) != 2 or read_position(rest[0]) < 0 or read_position(rest[1]) < 0:
            return None
        return CivMove(SHIFT if word == "shift" else BARBARIAN, read_position(rest[0]), read_position(rest[1]))
    if word == "city":
        position = read_position(rest[0])
        figure = FIGURES.index(rest[1]) if len(rest) == 2 and rest[1] in FIGURES[1:] else 0
        good = position >= 0 and (len(rest) == 1 or (len(rest) == 2 and figure > 0))
        return CivMove(CITY, position, figure) if good else None
    if word == "disband":
        position = read_position(rest[1]) if len(rest) == 2 else -1
        return CivMove(DISBAND, FIGURES.index(rest[0]), position) if rest[0] in FIGURES[1:] and position >= 0 else None
    return read_attack(word, rest)


def read_figure_move(verb: int, rest: list[str]) -> Move | None:
    if len(rest) not in (2, 4):
        return None
    who, where = read_figure(rest[0]), read_position(rest[1])
    if who < 0 or where < 0:
        return None
    if len(rest) == 2:
        return CivMove(verb, who, where)
    start = read_position(rest[3]) if rest[2] == "from" else -1
    return CivMove(verb, who, where, start) if start >= 0 and who == ON_CARD and verb == ARMY else None


def read_attack(word: str, rest: list[str]) -> Move | None:
    if rest[0] not in TARGETS or len(rest) > 3:
        return None
    target = TARGETS.index(rest[0])
    seat = 0
    words = rest[1:]
    if words and words[-1].startswith("@"):
        seat = read_seat(words[-1])
        words = words[:-1]
    position = read_position(words[0]) if len(words) == 1 else 0
    if seat < 0 or position < 0 or len(words) > 1:
        return None
    if word == "attack":
        return CivMove(ATTACK, target, seat, position)
    return CivMove(DEFEAT, target, position, seat) if position else None


def read_other(word: str, rest: list[str]) -> Move | None:
    """Moves about cards, tokens and players."""
    first = rest[0]
    if word == "put":
        strand = STORED if first == "great-zimbabwe" else TYPES.index(first) if first in TYPES else -1
        return PUTS[strand] if strand >= 0 and len(rest) == 1 else None
    if word == "spend":
        return read_spending(rest)
    if word == "wonder":
        number = WONDER_NUMBER.get(first, -1)
        if len(rest) == 1:
            return CivMove(WONDER, number) if number >= 0 else None
        city = read_position(rest[2]) if len(rest) == 3 and rest[1] == "city" else -1
        return CivMove(WONDER, number, city) if number >= 0 and city >= 0 else None
    if word == "take":
        card = FOCUS_NUMBER.get(first, -1)
        if len(rest) == 1:
            return CivMove(TAKE, card) if card >= 0 else None
        good = len(rest) == 3 and rest[1] == "for" and rest[2] in TYPES
        return CivMove(TAKE, card, TYPES.index(rest[2]) + 1) if good and card >= 0 else None
    if word == "government" and len(rest) == 3:
        good = first in GOVERNMENTS and rest[1] == "on" and rest[2] in TYPES
        return CivMove(GOVERN, GOVERNMENTS.index(first), TYPES.index(rest[2]) + 1) if good else None
    if word in ("swap", "change", "district", "card", "return", "exchange"):
        return read_pair(word, rest)
    return read_single(word, first) if len(rest) == 1 else None


def read_spending(rest: list[str]) -> Move | None:
    what = read_spend(rest[0])
    words = rest[1:]
    strand = 0
    if len(words) >= 2 and words[-2] == "from":
        if words[-1] not in TYPES:
            return None
        strand = TYPES.index(words[-1]) + 1
        words = words[:-2]
    use = SPEND_WORDS.index(words[0]) if len(words) == 1 and words[0] in SPEND_WORDS[1:] else 0
    good = what >= 0 and (not words or (len(words) == 1 and use > 0))
    return CivMove(SPEND, what, use, strand) if good else None


def read_pair(word: str, rest: list[str]) -> Move | None:
    if word == "card" and len(rest) == 1:
        return CivMove(STATE_CARD, CITY_STATE_NUMBER[rest[0]]) if rest[0] in CITY_STATE_NUMBER else None
    if word == "exchange":
        if len(rest) != 3 or rest[0] not in PACTS or rest[1] not in PACTS or read_seat(rest[2]) < 0:
            return None
        return CivMove(EXCHANGE, PACTS.index(rest[0]), PACTS.index(rest[1]), read_seat(rest[2]))
    if len(rest) != 2:
        return None
    one, other = rest
    if word == "swap":
        if one not in TYPES or other not in TYPES:
            return None
        first, second = sorted([TYPES.index(one), TYPES.index(other)])
        return CivMove(SWAP, first, second)
    if word == "change":
        good = one in RESOURCES and other in RESOURCES
        return CivMove(CHANGE, RESOURCES.index(one), RESOURCES.index(other)) if good else None
    if word == "district":
        good = one in DISTRICTS and read_position(other) >= 0
        return CivMove(DISTRICT, DISTRICTS.index(one), read_position(other)) if good else None
    if one not in PACTS or read_seat(other) < 0:
        return None
    return CivMove(CARD if word == "card" else RETURN, PACTS.index(one), read_seat(other))


def read_single(word: str, name: str) -> Move | None:
    """A verb and one thing."""
    if word in ("play", "discard", "loot", "withdraw"):
        return CivMove(WORDS.index(word), TYPES.index(name)) if name in TYPES else None
    if word == "slot":
        return CivMove(SLOT, int(name)) if name in ("1", "2", "3", "4", "5") else None
    if word in ("top", "bottom"):
        good = name.isascii() and name.isdigit() and str(int(name)) == name and 1 <= int(name) <= TILES
        return CivMove(WORDS.index(word), int(name)) if good else None
    if word == "gain":
        return GAINS[RESOURCES.index(name)] if name in RESOURCES else None
    if word == "government":
        return CivMove(GOVERN, GOVERNMENTS.index(name)) if name in GOVERNMENTS else None
    if word == "resolve":
        return CivMove(RESOLVE, DISTRICTS.index(name)) if name in DISTRICTS else None
    if word in ("ibrahim", "union"):
        return CivMove(WORDS.index(word), read_seat(name)) if read_seat(name) > 0 else None
    return None
