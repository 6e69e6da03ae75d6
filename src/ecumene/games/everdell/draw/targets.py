"""What moves point at, by the names under which it is drawn, and in which panel it is found."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.targets import Targets
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.moves import (
    ACTIVATE,
    ALONE,
    ARCHIVE,
    ARCHIVED,
    CAPTURE,
    CLAIM,
    COPY,
    COPY_PLACE,
    DISCARD,
    DISCARD_PLACE,
    DISMISS,
    DONE,
    DRAW,
    GIVE_CARD,
    HAND,
    INVITE,
    KEEP,
    MOVE,
    OPPONENT,
    PASS,
    PICK,
    PLAIN,
    PLAY,
    PREPARE,
    RECALL,
    REMOVE,
    REPEAT,
    RESERVE,
    RESERVED,
    REVEAL,
    REVEALED,
    SHARE,
    SNAIL,
    SOURCES,
    TICKET,
    TILE,
    TRIGGER,
    TUCK,
    VISIT,
    copy_of,
    design_of,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, NOWHERE, PLACE_NAMES
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import VISITORS

#: Moves that point at nothing and are said in words.
WORDS_ALONE: Final = (PREPARE, PASS, SHARE, ALONE, SNAIL, DONE)
#: They give things another meaning than most moves do, so they do not light them unless they are asked for.
BESIDE: Final = (TICKET, RESERVE)
#: Questions that offer the whole table: what is owed is where the first of these panels has something to choose.
WHOLE_TABLE: Final = ("take-turn", "move-worker")
PANELS: Final = ("places", "market", "city", "hand", "events")
FIRST_WORDS: Final = {
    "place": "places",
    "meadow": "market",
    "station": "market",
    "deck": "market",
    "discards": "market",
    "tile": "market",
    "visitor": "market",
    "hand": "hand",
    "reserved": "hand",
    "archive": "hand",
    "revealed": "revealed",
    "event": "events",
    "answer": "answers",
}


def city_name(game: State, seat: int, owner: int, reference: int) -> str:
    """A card in a city, as moves of `seat` refer to it: `city-0-farm-2`."""
    copy = copy_of(reference)
    return f"city-{owner}-{CARDS[design_of(reference)].id}" + (f"-{copy}" if copy > 1 else "")


def laid_name(game: State, owner: int, index: int) -> str:
    """The card that lies there in a city."""
    return city_name(game, owner, owner, game.refer(owner, owner, index))


def place_thing(game: State, seat: int, place: int) -> str:
    """A place for workers, as moves of `seat` name it."""
    if place >= CARD_PLACE:
        reference = place - CARD_PLACE
        return city_name(game, seat, game.owner_of(seat, reference), reference)
    if place >= EVENT_PLACE:
        return f"event-{EVENTS[place - EVENT_PLACE].id}"
    return "place-nowhere" if place == NOWHERE else f"place-{PLACE_NAMES[place]}"


def source_thing(seat: int, design: int, source: int) -> str:
    """Where a card lies that is played, drawn or discarded."""
    if source == HAND:
        return f"hand-{CARDS[design].id}"
    if source == RESERVED:
        return f"reserved-{seat}"
    if source == ARCHIVED:
        return f"archive-{CARDS[design].id}"
    return f"revealed-{CARDS[design].id}" if source == REVEALED else SOURCES[source]


def answer_name(move: Move) -> str:
    """A move that points at nothing else is a tile of its own."""
    return "answer-" + str(move).replace(" @", "-").replace(" ", "-")


def things(game: State, seat: int, move: Move) -> list[str]:
    """The names of what a move points at; none for a move in words."""
    verb = move.verb
    if verb in WORDS_ALONE:
        return []
    if verb == PLAY:
        return [source_thing(seat, move.a, move.b)]
    if verb in (VISIT, TICKET, COPY_PLACE, REPEAT, MOVE, RECALL):
        return [place_thing(game, seat, move.a)]
    if verb == CLAIM:
        return [f"event-{EVENTS[move.a].id}"]
    if verb in (RESERVE, DISCARD_PLACE, DRAW, REVEAL, ARCHIVE):
        return [source_thing(seat, -1, move.a)]
    if verb in (DISCARD, TUCK):
        return [f"hand-{CARDS[move.a].id}"]
    if verb in (KEEP, PICK):
        return [f"revealed-{CARDS[move.a].id}"]
    if verb == GIVE_CARD:
        return [f"{'revealed' if move.a in game.looked_at else 'hand'}-{CARDS[move.a].id}"]
    if verb in (TRIGGER, ACTIVATE, REMOVE, CAPTURE, COPY):
        return [city_name(game, seat, game.owner_of(seat, move.a), move.a)]
    if verb == OPPONENT:
        return [f"seat-{move.a - 1}"]
    if verb in (DISMISS, INVITE):
        return [f"visitor-{VISITORS[move.a].id}"]
    return [f"tile-{move.a}"] if verb == TILE else [answer_name(move)]


def ringed(game: State, seat: int, move: Move) -> list[str]:
    """The same for the previewed move, with the card in the city that helps to pay."""
    found = things(game, seat, move)
    if move.verb == PLAY and way_kind(move.c) != PLAIN:
        found.append(city_name(game, seat, seat, way_reference(move.c)))
    return found


def left_by(game: State, seat: int, move: Move) -> list[str]:
    """Where a move of the past has left something in sight: a worker, a card in a city; nothing of hands."""
    verb = move.verb
    if verb == PLAY:
        player = game.players[seat]
        found = [index for index, laid in enumerate(player.city) if laid.design == move.a]
        return [laid_name(game, seat, found[-1])] if found else [f"seat-{seat}"]
    if verb in (VISIT, CLAIM):
        named = things(game, seat, move)
        # A card that has left its city meanwhile is not there to be marked.
        return named if move.a < CARD_PLACE or verb == CLAIM or game.named(seat, move.a - CARD_PLACE) else []
    if verb == RESERVE:
        return [f"reserved-{seat}"]
    return [f"seat-{seat}"] if verb in (PREPARE, PASS) else []


class EverdellTargets(Targets[str]):
    """The moves on offer by what they point at."""

    def __init__(self, game: State, seat: int, moves: list[Move]) -> None:
        super().__init__(moves, lambda move: things(game, seat, move))
        #: Only moves that give things another meaning are asked for: then they light them.
        self.asks_beside = bool(moves) and all(move.verb in BESIDE for move in moves)
        self.plain = [move for move in moves if move.verb in WORDS_ALONE]

    def lights(self, name: str) -> bool:
        """May the thing be chosen in the way that is meant first?"""
        return any(self.asks_beside or move.verb not in BESIDE for move in self.of(name))

    def answers(self) -> list[tuple[str, Move]]:
        """Moves that are tiles of their own."""
        return [(name, moves[0]) for name, moves in self.by_thing.items() if name.startswith("answer-")]

    def cities(self) -> list[int]:
        """Whose cities have cards that moves point at."""
        return sorted({int(name.split("-")[1]) for name in self.by_thing if name.startswith("city-")})


def panel_of(name: str, seat: int) -> str:
    """The panel in which a page draws a thing."""
    first, _, rest = name.partition("-")
    if first == "city":
        owner = rest.partition("-")[0]
        return "city" if int(owner) == seat else f"city-{owner}"
    return name if first == "seat" else FIRST_WORDS[first]


def owed_at(game: State, seat: int) -> str:
    """The panel with what the seat chooses from now; empty if its moves point at nothing."""
    moves = game.moves(seat) if seat >= 0 else []
    found = [panel_of(name, seat) for move in moves for name in things(game, seat, move)]
    step = game.step(seat) if seat >= 0 else None
    if step is not None and step.name in WHOLE_TABLE:
        return next((key for key in PANELS if key in found), *found[:1] or [""])
    if not found:
        return ""
    return "elsewhere" if found[0].startswith("city-") else found[0]
