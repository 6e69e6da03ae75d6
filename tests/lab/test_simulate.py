"""Series of games: the same whatever the number of processes, fair in seats, counted by games."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from textwrap import indent

import pytest

import ecumene
from ecumene.core.record import Record
from ecumene.lab.simulate import Plan, Row, Series, help_out, one, plan, run, start_helper
from ecumene.lab.tally import Tally

GAME = next(iter(ecumene.games()))


def random_plan(seats: int = 2, records: bool = False) -> Plan:
    return plan(GAME, ["random"], seats, seed=3, records=records)


def row(players: str, points: list[int], shares: list[float], casts: str = "x y z") -> Row:
    names = tuple(players.split())
    seated = tuple(casts.split())[: len(names)]
    return Row(0, 0, names, seated, tuple(points), tuple(shares), 1, "")


def test_two_processes_give_the_rows_of_one() -> None:
    series = plan(GAME, ["greedy", "random"], seed=5, records=True)
    alone = list(run(series, 6, 1))
    assert list(run(series, 6, 2)) == alone
    assert [found.number for found in alone] == [0, 1, 2, 3, 4, 5]
    assert len({found.seed for found in alone}) == 6


def test_a_helper_plays_what_nobody_has_taken() -> None:
    series = random_plan()
    context = multiprocessing.get_context("spawn")
    taken = context.Value("q", 3)
    with ProcessPoolExecutor(1, context, start_helper, (taken,)) as pool:
        rows = pool.submit(help_out, series, 5).result() + pool.submit(help_out, series, 5).result()
        assert pool.submit(help_out, series, 5).result() == []
    assert rows == [one(series, 3), one(series, 4)]
    assert taken.value == 5


def test_helpers_join_a_series_in_progress() -> None:
    """Long enough that they have started before it is over."""
    assert list(run(random_plan(), 150, 3)) == list(run(random_plan(), 150))


#: In a process of its own, so that nothing else is under way in it unless it is told so.
STARTED = """
import sys, threading
from ecumene.lab.simulate import plan, run, way_to_start
done = threading.Event()
if sys.argv[1] == "busy":
    threading.Thread(target=done.wait).start()
series = plan(sys.argv[2], ["random"], 2, seed=3)
assert list(run(series, 40, 3)) == list(run(series, 40))
print(way_to_start())
done.set()
"""


@pytest.mark.parametrize(
    ("state", "way"), [("idle", "fork" if sys.platform == "linux" else "spawn"), ("busy", "spawn")]
)
def test_helpers_are_copies_where_that_is_safe(tmp_path: Path, state: str, way: str) -> None:
    script = tmp_path / "started.py"
    script.write_text(f"if __name__ == '__main__':\n{indent(STARTED, '    ')}", encoding="utf-8")
    command = [sys.executable, "-W", "error", str(script), state, GAME]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (told.stdout.strip(), told.stderr) == (way, "")


def test_helpers_do_not_wait_to_be_asked_for_rows() -> None:
    """What this process has to do first costs no time in which nobody plays."""
    with Series(random_plan(), 400, 2) as series:
        for _ in range(600):
            if series._taken.value > 0:
                break
            time.sleep(0.1)
        assert series._taken.value > 0
        rows = iter(series)
        assert next(rows) == one(random_plan(), 0)
    assert series._taken.value == 400


def test_whoever_watches_is_told_while_players_think_and_changes_nothing() -> None:
    series = plan(GAME, ["search:2", "random"], seed=5)
    told: list[int] = []
    watched = one(series, 0, told.append)
    assert watched == one(series, 0)
    assert told == sorted(told)
    assert 0 < len(set(told)) < watched.decisions
    assert 0 <= told[0] < told[-1] < watched.decisions


def test_a_longer_series_begins_with_the_shorter() -> None:
    assert list(run(random_plan(), 9))[:4] == list(run(random_plan(), 4))


def test_another_seed_gives_other_games() -> None:
    other = plan(GAME, ["random"], 2, seed=4)
    assert one(random_plan(), 0).seed != one(other, 0).seed


def test_stopping_early_keeps_what_is_there() -> None:
    games = run(random_plan(), 400, 2)
    first = next(games)
    games.close()
    assert first == one(random_plan(), 0)
    assert list(games) == []


def test_everybody_moves_on_by_one_seat() -> None:
    series = plan(GAME, ["greedy", "random"], seed=5)
    assert [one(series, number).players for number in range(3)] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    still = plan(GAME, ["greedy", "random"], seed=5, rotate=False)
    assert one(still, 1).players == ("greedy", "random")


def test_rows_agree_with_their_records() -> None:
    found = one(random_plan(3, records=True), 2)
    record = Record.loads(found.record)
    game = record.replay(ecumene.box(GAME))
    assert game.is_over
    assert record.players == list(found.players)
    assert tuple(score.total for score in game.scores()) == found.points
    assert tuple(game.cast(seat) for seat in range(3)) == found.casts
    assert sum(found.shares) == pytest.approx(1.0)
    assert len(json.loads(found.record)["moves"]) == found.decisions


def test_one_name_takes_all_seats() -> None:
    assert random_plan(3).players == ("random",) * 3
    assert plan(GAME, ["random"]).seats == ecumene.box(GAME).seats[0]
    assert plan(GAME, ["random", "greedy", "random"]).seats == 3


@pytest.mark.parametrize(
    ("game", "players", "seats", "options", "reason"),
    [
        ("no-such-game", ["random"], None, {}, "game-unknown"),
        (GAME, ["random", "clever"], None, {}, "player-unknown"),
        (GAME, ["random", "greedy"], 3, {}, "lab-players"),
        (GAME, ["random"], 99, {}, "seats"),
        (GAME, ["random"], None, {"no-such": "1"}, "option-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, players: list[str], seats: int | None, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(ecumene.BadInput) as caught:
        plan(game, players, seats, options)
    assert caught.value.reason == reason


def test_a_bot_with_several_seats_counts_once_a_game() -> None:
    rows = [row("a b b", [30, 10, 20], [1.0, 0.0, 0.0]), row("b a b", [30, 40, 40], [0.0, 0.5, 0.5])]
    first, second = Tally(rows).by_player()
    assert (first.name, first.wins.n, first.wins.mean, first.points.mean) == ("a", 2, 0.75, 35.0)
    assert (second.name, second.wins.n, second.wins.mean, second.points.mean) == ("b", 2, 0.125, 25.0)


def test_seats_come_in_order_and_casts_by_strength() -> None:
    rows = [row("a b", [1, 2], [0.0, 1.0]), row("b a", [5, 3], [1.0, 0.0], "y x")]
    assert [(line.name, line.wins.mean) for line in Tally(rows).by_seat()] == [("0", 0.5), ("1", 0.5)]
    assert [(line.name, line.wins.mean, line.points.mean) for line in Tally(rows).by_cast()] == [
        ("y", 1.0, 3.5),
        ("x", 0.0, 2.0),
    ]


def test_a_game_without_casts_has_no_lines_for_them() -> None:
    assert Tally([Row(0, 0, ("a",), ("",), (1,), (1.0,), 1, "")]).by_cast() == []
