"""What moves point at, by the names under which it is drawn, and in which panel it is found."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.targets import Targets
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.moves import (
    ARMY,
    AT_ONE_POSITION,
    ATTACK,
    BARBARIAN,
    BOTTOM,
    CARAVAN,
    CITY,
    DEFEAT,
    DISBAND,
    DISCARD,
    DISTRICT,
    DONE,
    EXPLORE,
    EXPLORE_TILE,
    IBRAHIM,
    LAY,
    NO,
    ON_CARD,
    PLAY,
    PUT,
    SHIFT,
    STORED,
    SWAP,
    TOP,
    UNION,
    WITHDRAW,
    WONDER,
    YES,
    tile_name,
)
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.wonders import GREAT_ZIMBABWE, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import TYPES

#: Moves that point at nothing and are said in words.
WORDS_ALONE: Final = (YES, NO, DONE)
#: Moves that lay a tile.
LAYING: Final = (LAY, EXPLORE_TILE)
#: Which panel draws a thing, by the first word of its name.
PANEL_OF: Final = {
    "space": "board",
    "lay": "board",
    "wonder": "board",
    "card": "row",
    "tile": "tiles",
    "answer": "answers",
}


def space_thing(position: int) -> str:
    return f"space-{NAMES[position]}"


def focus_thing(seat: int, strand: int) -> str:
    """A card of a focus row; its place in the row goes by the type it had at the start."""
    return f"card-{seat}-{TYPES[strand]}"


def lay_thing(move: Move) -> str:
    """A place for a tile with its side and rotation: each is a thing of its own."""
    return f"lay-{tile_name(move.a)}-{NAMES[move.b]}-r{move.c}"


def answer_name(move: Move) -> str:
    """A move that points at nothing else is a tile of its own."""
    return "answer-" + str(move).replace(" @", "-").replace(" ", "-")


def offered_wonders(game: State) -> list[int]:
    """The wonder cards that lie open."""
    return [deck[-1] for deck in game.decks if deck and deck[-1] >= 0]


def things(game: State, seat: int, move: Move) -> list[str]:
    """The names of what a move points at; none for a move in words."""
    verb = move.verb
    if verb in WORDS_ALONE:
        return []
    if verb in AT_ONE_POSITION or verb == CITY:
        return [space_thing(move.a)]
    if verb in LAYING:
        return [lay_thing(move)]
    if verb in (PLAY, DISCARD, WITHDRAW):
        return [focus_thing(seat, move.a)]
    if verb == PUT:
        return [f"wonder-{WONDERS[GREAT_ZIMBABWE].id}" if move.a == STORED else focus_thing(seat, move.a)]
    if verb == SWAP:
        return [focus_thing(seat, move.a), focus_thing(seat, move.b)]
    if verb in (DISTRICT, CARAVAN, ARMY, DISBAND, DEFEAT):
        return [space_thing(move.b)]
    if verb in (SHIFT, BARBARIAN):
        return [space_thing(move.a), space_thing(move.b)]
    if verb == WONDER:
        on_offer = [f"wonder-{WONDERS[move.a].id}"] if move.a in offered_wonders(game) else []
        return [*([space_thing(move.b)] if move.b else []), *on_offer]
    if verb == EXPLORE:
        return [space_thing(move.b if move.a == ON_CARD else move.a)]
    if verb == ATTACK and move.c:
        return [space_thing(move.c)]
    if verb in (IBRAHIM, UNION):
        return [f"seat-{move.a - 1}"]
    return [f"tile-{move.a}"] if verb in (TOP, BOTTOM) else [answer_name(move)]


def left_by(game: State, seat: int, move: Move) -> list[str]:
    """Where a move of the past has left something in sight: on the map, in a row; nothing else shows its number."""
    if move.verb in LAYING:
        return [space_thing(move.b)]
    found = things(game, seat, move)
    on_map = [name for name in found if name.startswith("space-")]
    return on_map[-1:] or [name for name in found if name.startswith("card-")][:1]


class CivTargets(Targets[str]):
    """The moves on offer by what they point at."""

    def __init__(self, game: State, seat: int, moves: list[Move]) -> None:
        super().__init__(moves, lambda move: things(game, seat, move))
        self.plain = [move for move in moves if move.verb in WORDS_ALONE]
        self.laying = [move for move in moves if move.verb in LAYING]
        #: Some spaces may be chosen: the others are veiled. Nothing is while the map itself grows.
        land = {space_thing(position) for position in game.land.positions}
        self.on_map = not land.isdisjoint(self.by_thing)

    def lights(self, name: str) -> bool:
        return name in self.by_thing

    def answers(self) -> list[tuple[str, Move]]:
        """Moves that are tiles of their own."""
        return [(name, moves[0]) for name, moves in self.by_thing.items() if name.startswith("answer-")]


def owed_at(game: State, seat: int) -> str:
    """The panel with what the seat chooses from now; empty if its moves point at nothing."""
    for move in game.moves(seat) if seat >= 0 else []:
        for name in things(game, seat, move):
            if name == f"wonder-{WONDERS[GREAT_ZIMBABWE].id}" and move.verb == PUT:
                return "row"
            first = name.partition("-")[0]
            return name if first == "seat" else PANEL_OF[first]
    return ""
