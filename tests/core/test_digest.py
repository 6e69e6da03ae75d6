"""A state has one fingerprint: on every Python, whatever the hash seed of the process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ecumene.core.chance import Chance
from ecumene.core.step import Step
from tests.core.toy import BOX, Market, NextTurn, PickCard, StartDay, TakeTurn
from tests.strategies import stroll

#: Market Day, by seats and moves played. These never change: they hold core to its word.
KNOWN = {
    (2, 0): "b4bdb52161bf7c55",
    (3, 7): "f9f646130cdc1e27",
    (4, 20): "ef0549c8296f908f",
}

PRINT = """
import ecumene
from ecumene import Chance
for id, box in ecumene.games().items():
    for seats in range(box.seats[0], box.seats[1] + 1):
        game, chance = box.new(seats, 21), Chance.stream(21, "digest")
        while not game.is_over and game.ply < 60:
            seat = game.to_move[chance.below(len(game.to_move))]
            moves = game.moves(seat)
            game.play(seat, moves[chance.below(len(moves))])
        record = game.record()
        print(id, seats, game.digest(), game.view(0).digest(), record.moves[-1].hash)
"""


@pytest.mark.parametrize(("seats", "plies"), KNOWN)
def test_known_digests(seats: int, plies: int) -> None:
    game = stroll(BOX.new(seats, 8), Chance.stream(8, "digest"), plies)
    assert game.digest() == KNOWN[seats, plies]


def run(hash_seed: str, *flags: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, *flags, "-c", PRINT]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_digests_do_not_depend_on_the_process() -> None:
    first = run("0")
    assert len(first.split()) > 10
    assert run("1") == first
    assert run("4242", "-O") == first


def digest(agenda: list[Step[Market]]) -> str:
    game = BOX.new(2, 1)
    game.agenda = [*agenda]
    return game.digest()


def test_a_digest_sees_the_agenda_the_draws_and_the_pieces() -> None:
    agendas: list[list[Step[Market]]] = [
        [],
        [StartDay()],
        [PickCard(0)],
        [PickCard(1)],
        [PickCard(0), PickCard(1)],
        [PickCard(1), PickCard(0)],
        [TakeTurn(0)],
        [NextTurn(-1, 0, 1)],
        [NextTurn(-1, 0, 2)],
    ]
    assert len({digest(agenda) for agenda in agendas}) == len(agendas)
    game = BOX.new(2, 1)
    assert isinstance(game, Market)
    before = game.digest()
    assert len(before) == 16
    game.points[1][2] += 1
    scored = game.digest()
    game.chance.word()
    assert len({before, scored, game.digest()}) == 3
