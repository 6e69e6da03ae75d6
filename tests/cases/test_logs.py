"""Recorded games of Terra Mystica: all of them agree row by row, and whatever does not is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from ecumene.cases import Difference
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica.check import LOGS
from ecumene.games.terra_mystica.maps import MAP_IDS
from ecumene.games.terra_mystica.snellman.vocabulary import FACTION_NAMES
from ecumene.lab.cases import judge
from tests.terminal.shell import Shell

FOLDER = Path(__file__).parent / "terra_mystica"
OTHERS = Path(__file__).parents[1] / "second" / "terra_mystica" / "games"
NAMES = sorted([path.name.removesuffix(".cmds.txt") for path in FOLDER.glob("*.cmds.txt")])
#: A short one, and one in which somebody leaves.
SHORT = "syn036_fire-and-ice"
LEFT = "4pLeague_S64_D1L1_G6"
Row: TypeAlias = dict[str, Any]


class Copy:
    """A recorded game in a folder of its own, to be changed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.commands = folder / f"{name}.cmds.txt"
        self.states = folder / f"{name}.states.jsonl"
        self.log = (FOLDER / self.commands.name).read_text(encoding="utf-8")
        lines = (FOLDER / self.states.name).read_text(encoding="utf-8").splitlines()
        self.header, *self.rows = [json.loads(line) for line in lines]

    def row(self, fits: Callable[[Row], Any], number: int = 0) -> Row:
        """One of the rows that fit, the first unless a number says otherwise."""
        found: Row = [row for row in self.rows if fits(row)][number]
        return found

    def differences(self) -> list[Difference]:
        self.commands.write_text(self.log, encoding="utf-8")
        self.states.write_text("\n".join([json.dumps(row) for row in (self.header, *self.rows)]), encoding="utf-8")
        (case,) = LOGS.gather([str(self.commands)])
        return case.differences()


@pytest.fixture
def short(tmp_path: Path) -> Copy:
    return Copy(tmp_path, SHORT)


def named(row: Row) -> str:
    return f"row {row['i']} ({row['faction']}: {row['commands']})" if "faction" in row else f"row {row['i']} ("


# What holds


def test_all_games_agree(tmp_path: Path) -> None:
    result = Shell(tmp_path).say("check", "terra-mystica", str(FOLDER))
    *lines, last = result.output.splitlines()
    assert last == f"{len(NAMES)} passed, 0 failed"
    assert [line.split() for line in lines] == [["OK", name] for name in NAMES]
    assert result.exit_code == 0


@pytest.mark.parametrize("path", sorted(OTHERS.glob("*.cmds.txt")), ids=lambda path: path.name)
def test_those_of_the_second_engine_too(path: Path) -> None:
    (case,) = LOGS.gather([str(path)])
    assert case.differences() == []


def test_every_map_faction_turn_order_and_final_tile_is_there() -> None:
    headers = [json.loads((FOLDER / f"{name}.states.jsonl").read_text().splitlines()[0]) for name in NAMES]
    assert {header["map"] for header in headers} == set(MAP_IDS)
    assert {name for header in headers for name in header["final_vp"]} == set(FACTION_NAMES)
    assert {"variable-turn-order" in header["options"] for header in headers} == {True, False}
    values = [own for header in headers for own in header["final_values"].values()]
    assert len({name for own in values for name, value in own.items() if value is not None}) == 5


def test_two_steps_may_be_told_in_two_commands(tmp_path: Path) -> None:
    copy = Copy(tmp_path, "syn146_fire-and-ice")
    row = copy.row(lambda row: "ACTA. +2" in row.get("commands", ""))
    double = row["commands"].split(". ")[-1]
    single = double.replace("2", "")
    row["commands"] = row["commands"].replace(double, f"{single}. {single}")
    copy.log = copy.log.replace(f"auren: {double}\n", f"auren: {single}\nauren: {single}\n", 1)
    assert copy.differences() == []


def test_done_and_wait_change_nothing(short: Copy) -> None:
    row = short.row(lambda row: row.get("commands", "").startswith("upgrade"))
    command = f"{row['faction']}: {row['commands'].split('. ')[-1]}\n"
    row["commands"] += ". done. wait"
    short.log = short.log.replace(command, f"{command}{row['faction']}: done\n{row['faction']}: wait\n", 1)
    assert short.differences() == []


def test_a_log_that_stops_early_is_compared_as_far_as_it_goes(short: Copy) -> None:
    end = short.rows.index(short.row(lambda row: row.get("comment") == "Round 2, turn 1"))
    parts = [part for row in short.rows[:end] for part in row.get("commands", "").split(". ")]
    told = len([part for part in parts if part and not part.endswith("for_faction") and not part.startswith("[")])
    lines = short.log.splitlines()
    played = [place for place, line in enumerate(lines) if line.startswith("setup") or ":" in line]
    short.log = "\n".join(lines[: played[told]])
    del short.rows[end:]
    # The header tells the points of the end, which is not there.
    assert {difference.where.split(".")[0] for difference in short.differences()} == {"final_vp", "vp_source"}


# What does not


def change_number(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else {**value, next(iter(value)): value[next(iter(value))] + 1}


@pytest.mark.parametrize(
    "field",
    ["VP", "C", "W", "P", "P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR", "MAX_P", "CULT_P", "ship", "buildings"],
)
def test_a_wrong_number_of_a_faction_is_found_and_named(short: Copy, field: str) -> None:
    row = short.row(lambda row: "faction" in row and field in row.get("changed", {}).get(row["faction"], {}), -1)
    own = row["changed"][row["faction"]]
    right = own[field]
    own[field] = change_number(right)
    found = short.differences()
    assert found[0].where.startswith(f"{named(row)}.{row['faction']}.{field}")
    if isinstance(right, int):
        assert found[0] == Difference(f"{named(row)}.{row['faction']}.{field}", right + 1, right)


@pytest.mark.parametrize("place", range(11))
def test_a_wrong_number_of_a_state_is_found_and_named(short: Copy, place: int) -> None:
    row = short.row(lambda row: "state" in row, 40)
    row["state"][place] += 1
    ((where, expected, actual),) = short.differences()
    assert (where, expected) == (f"{named(row)}.state[{place}]", actual + 1)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("blocked", lambda value: [*value, "ACT9"]),
        ("bridges", lambda value: value[:-1]),
        ("order", lambda value: value[::-1]),
        ("bonus_coins", lambda value: {tile: coins + 1 for tile, coins in value.items()}),
        ("hexes", lambda value: {name: [colour, "SA"] for name, (colour, _) in value.items()}),
        ("hexes", lambda value: {name: ["red", building] for name, (_, building) in value.items()}),
    ],
)
def test_anything_else_that_is_wrong_is_found_and_named(tmp_path: Path, field: str, change: Any) -> None:
    copy = Copy(tmp_path, "tow031_fire-and-ice")
    row = copy.row(lambda row: row.get(field) and row["i"] > 40 and change(row[field]) != row[field])
    row[field] = change(row[field])
    assert copy.differences()[0].where.startswith(f"{named(row)}")


@pytest.mark.parametrize("field", ["tiles", "towns", "KEY", "dig", "color", "passed", "bridges_left", "unlocked"])
def test_what_a_faction_owns_is_compared(tmp_path: Path, field: str) -> None:
    copy = Copy(tmp_path, "tow031_fire-and-ice")
    row = copy.row(lambda row: any(field in own for own in row.get("changed", {}).values()), -1)
    name = next(name for name, own in row["changed"].items() if field in own)
    row["changed"][name][field] = "nonsense"
    where, expected, _ = copy.differences()[0]
    assert where.startswith(named(row))
    assert (where.split(").")[-1], expected) == (f"{name}.{field}", "nonsense")


@pytest.mark.parametrize("kind", ["final_vp", "vp_source", "final_values"])
def test_wrong_points_at_the_end_are_found(short: Copy, kind: str) -> None:
    name = next(iter(short.header["final_vp"]))
    if kind == "final_vp":
        short.header[kind][name] += 1
        assert short.differences()[0].where == f"final_vp.{name}"
    else:
        reason = "network"
        short.header[kind][name][reason] = short.header[kind][name].get(reason, 0) + 1
        assert [difference.where for difference in short.differences()] == [f"{kind}.{name}.{reason}"]


def test_a_reason_that_nobody_knows_is_found(short: Copy) -> None:
    name = next(iter(short.header["final_vp"]))
    short.header["vp_source"][name]["luck"] = 3
    assert short.differences() == [Difference(f"vp_source.{name}.luck", 3, 0)]


def test_a_final_scoring_row_is_compared_by_itself(short: Copy) -> None:
    row = short.row(lambda row: "vp for AIR" in row.get("commands", ""))
    row["changed"][row["faction"]]["VP"] += 1
    assert short.differences()[0].where == f"{named(row)}.{row['faction']}.VP"


def test_who_left_is_compared_too(tmp_path: Path) -> None:
    copy = Copy(tmp_path, LEFT)
    row = copy.row(lambda row: row.get("commands") == "")
    row["changed"][row["faction"]]["C"] += 1
    assert copy.differences()[0].where.endswith(f"{row['faction']}.C")


def test_a_command_that_breaks_a_rule_is_named_with_it(short: Copy) -> None:
    row = short.row(lambda row: row.get("commands", "").endswith(" to TP"))
    wrong = row["commands"].replace(" to TP", " to SA")
    short.log = short.log.replace(row["commands"].split(". ")[-1], wrong.split(". ")[-1], 1)
    row["commands"] = wrong
    assert short.differences() == [Difference(named(row), "legal", "TM-091 nothing-to-upgrade")]


def test_commands_and_rows_must_be_the_same(short: Copy) -> None:
    row = short.row(lambda row: row.get("commands", "").startswith("upgrade"))
    command = row["commands"].split(". ")[0]
    short.log = short.log.replace(command, command.replace("upgrade", "transform").split(" to ")[0], 1)
    assert short.differences()[0].where == named(row)


@pytest.mark.parametrize("cut", [True, False])
def test_a_command_too_few_or_too_many_is_told(short: Copy, cut: bool) -> None:
    lines = short.log.rstrip("\n").splitlines()
    short.log = "\n".join(lines[:-1] if cut else [*lines, lines[-1]])
    (found,) = short.differences()
    assert (found.expected, found.actual) in ((lines[-1].split(": ")[1], "(absent)"), ("(absent)", "pass"))


# What cannot be read, or is not run


def test_a_log_without_states_is_told(short: Copy) -> None:
    short.differences()
    short.states.unlink()
    (case,) = LOGS.gather([str(short.commands.parent)])
    verdict = judge(case)
    assert verdict.problem is not None
    assert verdict.problem.reason == "file-unreadable"


@pytest.mark.parametrize("states", ["", "nonsense", "[]", '{"map": "base"}', '{"map": 3}\n{}', "[" * 100_000])
def test_states_that_are_none_are_told(short: Copy, states: str) -> None:
    short.differences()
    short.states.write_text(states, encoding="utf-8")
    verdict = judge(LOGS.gather([str(short.commands)])[0])
    assert verdict.problem is not None
    assert verdict.problem.reason == "cases-foreign"


def test_only_logs_are_read(short: Copy) -> None:
    short.differences()
    with pytest.raises(BadInput, match="cases-foreign"):
        LOGS.gather([str(short.states)])


def test_games_of_looser_rules_are_not_run(short: Copy) -> None:
    short.log = f"option loose-dig\n{short.log}"
    short.commands.write_text(short.log, encoding="utf-8")
    verdict = judge(LOGS.gather([str(short.commands)])[0])
    assert verdict.is_excluded
    assert "loose-dig" in verdict.case.excluded
