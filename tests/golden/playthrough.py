"""A seeded random game written down answer by answer, so that any drift of the rules shows in review."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from tests.strategies import Setup, Stroller, games, plain_setups

FOLDER: Final = Path(__file__).parent
SEED: Final = 7
#: As many legal moves are written out; more of them are counted and hashed.
FEW: Final = 11


def scripts() -> dict[str, Setup]:
    """The tables that are played through, by file name."""
    return {f"{box.id}-{name}.txt": setup for box in games() for name, setup in plain_setups(box).items()}


def playthrough(setup: Setup) -> str:
    """The whole game as text."""
    game = setup.open(SEED)
    stroller = Stroller(Chance.stream(SEED, "golden"), whims=True)
    probe = Chance.stream(SEED, "probe")
    every = game.every_move()
    lines = [
        f"game {game.box.id}, rules {game.rules}, {game.seats} seats, seed {SEED}",
        *[f"option {name} = {value}" for name, value in game.options.items()],
        f"{len(every)} moves can be written: {hashed(every)}",
        f"state {game.digest()}",
    ]
    while not game.is_over:
        seat, move = stroller.choose(game)
        lines += ["", f"{game.ply + 1}. to move {', '.join(map(str, game.to_move))}"]
        # Those who choose beside this seat are listed when they move.
        step = game.step(seat)
        assert step is not None
        lines.append(f"   seat {seat}, {step.name}: {listed(game.moves(seat))}")
        lines.append(f"   {refused(game, seat, every, probe)}")
        lines.append(f"   seat {seat} plays: {move}")
        events: list[Event] = []
        game.play(seat, move, events)
        lines += [f"   - {told(event)}" for event in events]
        lines.append(f"   state {game.digest()}")
    lines += ["", f"over after {game.ply} moves"]
    for score, place in zip(game.scores(), game.ranking(), strict=True):
        lines.append(f"seat {score.seat}, {game.cast(score.seat)}: {score.total} points, place {place}")
        lines += [f"   {item.points} {item.source} ({item.rule})" for item in score.items]
    lines.append(f"record {game.record().moves[-1].hash}")
    return "\n".join(lines) + "\n"


def hashed(moves: list[Move]) -> str:
    return hashlib.blake2b("\n".join(map(str, moves)).encode(), digest_size=6).hexdigest()


def listed(moves: list[Move]) -> str:
    return " | ".join(map(str, moves)) if len(moves) <= FEW else f"{len(moves)} moves {hashed(moves)}"


def refused(game: Game, seat: int, every: list[Move], probe: Chance) -> str:
    """One move that is not legal here, of any kind, and why."""
    verbs = sorted({move.verb for move in every})
    for _ in range(1000):
        verb = verbs[probe.below(len(verbs))]
        kin = [move for move in every if move.verb == verb]
        move = kin[probe.below(len(kin))]
        refusal = game.check(seat, move)
        if refusal is not None:
            needs = "".join(f", {name} {value}" for name, value in refusal.needs.items())
            return f"{move}? {refusal.rule} {refusal.reason}{needs}"
    return "nothing is refused"


def told(event: Event) -> str:
    data = "".join(f", {name} {value}" for name, value in event.data.items())
    return f"{event.rule} {event.kind}{'' if event.seat < 0 else f' {event.seat}'}{data}"
