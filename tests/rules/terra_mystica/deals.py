"""Real games for tests: dealt by the box, played by saying moves or by chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.refusal import BadInput, Refusal
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.tiles import BONUS_TILES, SCORING_TILES

NAMES = [faction.id for faction in FACTIONS]
#: As the ledger's tables call them.
LEDGER_NAMES = {name: name.replace("-", "") for name in NAMES}
#: No two of one colour or board in any of them; together all twenty.
TABLES = (
    ("nomads", "halflings", "alchemists", "mermaids", "ice-maidens"),
    ("auren", "dwarves", "giants", "dragonlords", "shapeshifters"),
    ("fakirs", "cultists", "darklings", "swarmlings", "yetis"),
    ("witches", "engineers", "chaos-magicians", "acolytes", "riverwalkers"),
)


def deal(seats: int, seed: int = 1, /, **options: object) -> TerraMystica:
    """A new game at its first decision."""
    game = ecumene.new("terra-mystica", seats=seats, seed=seed, options=dict(options))
    assert isinstance(game, TerraMystica)
    return game


def not_dealt(seats: int, /, **options: object) -> BadInput:
    """Why there can be no such table."""
    with pytest.raises(BadInput) as caught:
        ecumene.box("terra-mystica").new(seats, 1, dict(options))
    return caught.value


def seated(*factions: str, **options: object) -> TerraMystica:
    """A real game with these factions, seat 0 first."""
    return deal(len(factions), 1, factions="fixed", seating=" ".join(factions), fire_and_ice=True, **options)


def say(game: TerraMystica, *texts: str) -> list[Event]:
    """Whoever is to move plays these moves, one after another."""
    events: list[Event] = []
    for text in texts:
        seat = game.to_move[0]
        game.play(seat, game.parse(seat, text), events)
    assert game.faults() == []
    return events


def refused(game: TerraMystica, text: str, seat: int | None = None) -> Refusal:
    """Why the move is refused; it must not be offered either."""
    who = game.to_move[0] if seat is None else seat
    move = game.parse(who, text)
    refusal = game.check(who, move)
    assert refusal is not None, f"{text} is legal"
    assert move not in game.moves(who)
    return refusal


def offered(game: TerraMystica, start: str = "") -> set[str]:
    """What whoever is to move may do, as text; what begins with a word."""
    return {str(move) for move in game.moves(game.to_move[0]) if str(move).startswith(start)}


def owed(game: TerraMystica) -> str:
    """The name of the open step."""
    step = game.step(game.to_move[0])
    assert step is not None
    return step.name


def until(game: TerraMystica, name: str) -> list[Event]:
    """Always the first move offered, until a step of that name is owed."""
    events: list[Event] = []
    while owed(game) != name:
        seat = game.to_move[0]
        game.play(seat, game.moves(seat)[0], events)
    return events


def placed(game: TerraMystica, *cells: str) -> list[Event]:
    """The first dwellings on these cells in order, whatever is asked before them."""
    events = until(game, "place-dwelling")
    return events + say(game, *[f"place {cell}" for cell in cells])


def wander(game: TerraMystica, seed: int, ready: int = 6) -> Iterator[list[Event]]:
    """Play at random to the end; gives the events of each move. Passing is one choice among so many others."""
    chance = Chance.stream(seed, "test")
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        passes = [move for move in moves if str(move).startswith("pass")]
        acts = [move for move in moves if not str(move).startswith(("pass", "convert", "burn"))]
        some = passes if passes and chance.below(ready) == 0 else acts or passes or moves
        events: list[Event] = []
        game.play(seat, some[chance.below(len(some))], events)
        assert game.faults() == []
        yield events


def scoring_ids(game: TerraMystica) -> list[str]:
    """The scoring tiles, round 1 first."""
    return [SCORING_TILES[tile].id for tile in game.scoring]


def bonus_ids(game: TerraMystica) -> list[str]:
    """The bonus tiles beside the board."""
    return [BONUS_TILES[tile].id for tile in game.pool]


def printed_cells(game: TerraMystica, terrain: str) -> set[str]:
    """The cells that show a terrain now."""
    mask = game.ground[TERRAINS.index(terrain)]
    return {game.board.name(cell) for cell in range(game.board.land_size) if mask >> cell & 1}
