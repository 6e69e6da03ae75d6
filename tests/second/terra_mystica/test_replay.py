"""Recorded games: every row of every state file follows from the commands."""

import json
from pathlib import Path

import pytest

from tests.second.terra_mystica import data, rounds
from tests.second.terra_mystica.board import networks
from tests.second.terra_mystica.legal import legal
from tests.second.terra_mystica.notation import parse
from tests.second.terra_mystica.replay import OUT_OF_TURN, Replay, replay

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


class Watched(Replay):
    """Looks up every tenth opening of a turn in the list of legal commands."""

    seen = 0

    def command(self) -> None:
        name, _, text = self.to_play[0].partition(":")
        command = parse(text) if text else None
        turn = self.table.turn
        if command is not None and turn is not None and command[0] not in OUT_OF_TURN:
            if turn.seat != name:
                rounds.end_turn(self.table, turn.seat)
                turn = self.table.turn
            # Conversions are listed in single steps, and the space of a priest by its number of steps.
            opening = command[0] in ("build", "dig", "upgrade", "advance", "action", "pass")
            if opening and turn is not None and not turn.begun:
                self.seen += 1
                if self.seen % 10 == 0:
                    assert command in legal(self.table, name), (name, command)
        super().command()


def test_recorded_commands_are_among_the_legal_ones() -> None:
    watched = Watched(*texts(SHORT))
    watched.run()
    assert watched.seen >= 20
