"""Recorded games: every row of every state file follows from the commands."""

import json
from pathlib import Path

import pytest

from tests.second.terra_mystica import data
from tests.second.terra_mystica.board import networks
from tests.second.terra_mystica.replay import Replay, replay
from tests.second.terra_mystica.twin import Twin

GAMES = Path(__file__).parent / "games"
NAMES = sorted(path.name.removesuffix(".cmds.txt") for path in GAMES.glob("*.cmds.txt"))
SHORT = "tow038_lakes"


def texts(game: str) -> tuple[str, str]:
    """The command log and the state file of a game."""
    return (GAMES / f"{game}.cmds.txt").read_text(), (GAMES / f"{game}.states.jsonl").read_text()


@pytest.mark.parametrize("game", NAMES)
def test_every_row_of_a_recorded_game_follows(game: str) -> None:
    done = replay(GAMES, game)
    assert done.table.phase == "over"
    for name, values in done.header["final_values"].items():
        assert max(len(network) for network in networks(done.table, name)) == values["network"]


def test_the_records_have_every_faction_every_map_and_both_turn_orders() -> None:
    headers = [json.loads(texts(game)[1].splitlines()[0]) for game in NAMES]
    assert {name for header in headers for name in header["final_vp"]} == set(data.FACTIONS)
    assert {header["map"] for header in headers} == set(data.MAPS)
    assert {"variable-turn-order" in header["options"] for header in headers} == {True, False}


def test_a_wrong_number_in_a_row_is_noticed() -> None:
    commands, states = texts(SHORT)
    rows = [json.loads(line) for line in states.splitlines()]
    row = next(row for row in rows if row.get("commands", "").startswith("upgrade"))
    row["changed"][row["faction"]]["C"] += 1
    with pytest.raises(AssertionError, match=f"row {row['i']} "):
        Replay(commands, "\n".join(json.dumps(row) for row in rows)).run()


def test_a_command_that_is_not_legal_is_noticed() -> None:
    commands, states = texts(SHORT)
    upgrade = next(line for line in commands.splitlines() if line.endswith(" to TP"))
    with pytest.raises(AssertionError, match="TM-091"):
        Replay(commands.replace(upgrade, upgrade.replace(" to TP", " to SA"), 1), states).run()


@pytest.mark.parametrize("game", NAMES)
def test_recorded_turns_follow_in_single_steps_by_the_printed_rules(game: str) -> None:
    twin = Twin(*texts(game))
    twin.run()
    assert not twin.differing
    assert twin.counts.pop("compared") >= 25
    twin.counts.pop("unlike", None)
    # Only the liberties of the site are refused (TM-412): 6-power action, second bridge, sandstorm, wasted priests.
    assert set(twin.counts) <= {"TM-071", "TM-085", "TM-410", "TM-169", "TM-056", "TM-310"}
