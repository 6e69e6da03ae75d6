"""Real games for tests: dealt by the box, played by saying moves or by chance."""

from __future__ import annotations

from collections.abc import Iterator

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova

NAMES = [faction.id for faction in FACTIONS]
#: Every way to set the table that changes the course of play.
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"board": "printed"}),
    (3, {"board": "printed"}),
    (3, {"turn_order": "pass-order"}),
    (2, {"two_player_variant": "planner"}),
    (2, {"two_player_variant": "lucky-digger"}),
    (4, {"factions": "random", "swap_in_last_round": False}),
]


def deal(seats: int, seed: int = 1, **options: object) -> TerraNova:
    """A new game at its first decision, on our own map unless `board` says otherwise."""
    game = ecumene.new("terra-nova", seats=seats, seed=seed, options={"board": "own-design", **options})
    assert isinstance(game, TerraNova)
    return game


def say(game: TerraNova, *texts: str) -> list[Event]:
    """Whoever is to move plays these moves, one after another."""
    events: list[Event] = []
    for text in texts:
        seat = game.to_move[0]
        game.play(seat, game.parse(seat, text), events)
    return events


def refused(game: TerraNova, text: str, seat: int | None = None) -> Refusal:
    """Why the move is refused; it must not be offered either."""
    who = game.to_move[0] if seat is None else seat
    move = game.parse(who, text)
    refusal = game.check(who, move)
    assert refusal is not None, f"{text} is legal"
    assert move not in game.moves(who)
    return refusal


def offered(game: TerraNova) -> set[str]:
    """What whoever is to move may do, as text."""
    return {str(move) for move in game.moves(game.to_move[0])}


def owed(game: TerraNova) -> str:
    """The name of the open step."""
    step = game.step(game.to_move[0])
    assert step is not None
    return step.name


def until(game: TerraNova, name: str) -> list[Event]:
    """Always the first move offered, until a step of that name is owed."""
    events: list[Event] = []
    while owed(game) != name:
        seat = game.to_move[0]
        game.play(seat, game.moves(seat)[0], events)
    return events


def with_factions(*factions: str, seed: int = 1, **options: object) -> TerraNova:
    """A real game whose start player has the first of these factions, the next seat the second…"""
    game = deal(len(factions), seed, **options)
    say(game, *[f"faction {name}" for name in factions])
    return game


def wander(game: TerraNova, seed: int) -> Iterator[list[Event]]:
    """Play at random to the end; gives the events of each move. Passing is put off, so that boards fill up."""
    chance = Chance.stream(seed, "test")
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        acts = [move for move in moves if not str(move).startswith(("pass", "exchange", "end"))]
        move = acts[chance.below(len(acts))] if acts else moves[chance.below(len(moves))]
        events: list[Event] = []
        game.play(seat, move, events)
        yield events
