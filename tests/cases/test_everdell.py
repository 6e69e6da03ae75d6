"""`ecumene check everdell`: the recorded turns and scores hold, and what does not hold is told."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.cases import Difference
from ecumene.core.ledger import Ledger
from ecumene.games.everdell.check import CASES, RecordedCase
from ecumene.lab.cases import judge
from tests.cases.everdell_turns import STATION, Turn, go, option, play, player, table
from tests.terminal.shell import Shell

FOLDER = Path(__file__).parent / "everdell"
ENTRIES: list[dict[str, Any]] = [
    entry for file in sorted(FOLDER.glob("*.json")) for entry in json.loads(file.read_text(encoding="utf-8"))
]
KEPT = [entry for entry in ENTRIES if entry["trust"] != "exclude"]
each_kept = pytest.mark.parametrize("entry", KEPT, ids=[entry["id"] for entry in KEPT])


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def with_id(id: str) -> dict[str, Any]:
    return copy.deepcopy(next(entry for entry in ENTRIES if entry["id"] == id))


def flags_of(entry: dict[str, Any]) -> list[str]:
    return [flag["code"] for flag in entry.get("flags", [])]


def written(path: Path, *entries: Any) -> str:
    path.write_text(json.dumps(entries), encoding="utf-8")
    return str(path)


def test_all_cases_hold(shell: Shell) -> None:
    result = shell.say("check", "everdell", str(FOLDER))
    assert result.exit_code == 0
    assert result.output.splitlines()[-1] == f"{len(KEPT)} passed, 0 failed, {len(ENTRIES) - len(KEPT)} excluded"
    assert len(KEPT) > 350


def test_every_file_holds_by_itself(shell: Shell) -> None:
    for file in sorted(FOLDER.glob("*.json")):
        assert shell.say("check", "everdell", str(file)).exit_code == 0


def test_rules_of_cases_are_in_the_rule_book() -> None:
    known = Ledger.load(ecumene.box("everdell").package, "en").rules
    for entry in ENTRIES:
        assert set(entry["rules"]) <= set(known), entry["id"]
    assert len({entry["id"] for entry in ENTRIES}) == len(ENTRIES)


# Every expectation bites


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers and yes or no."""
    if isinstance(value, dict):
        for name, one in value.items():
            yield from numbers_in(one, (*path, name))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from numbers_in(one, (*path, place))
    elif isinstance(value, int):
        yield path


def changed(entry: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """The case with one number more, or no for yes."""
    other = copy.deepcopy(entry)
    part = other
    for name in path[:-1]:
        part = part[name]
    value = part[path[-1]]
    part[path[-1]] = not value if isinstance(value, bool) else value + 1
    return other


@each_kept
def test_every_expected_number_bites(entry: dict[str, Any]) -> None:
    if "greenhouse_pairing" in flags_of(entry):
        # It touches resources and the end of the turn.
        return
    for path in numbers_in(entry["expect"]):
        other = changed({"expect": entry["expect"]}, ("expect", *path))
        assert not judge(RecordedCase({**entry, **other})).passed, path


@each_kept
def test_every_expected_list_of_cards_bites(entry: dict[str, Any]) -> None:
    state = entry["expect"].get("state")
    if state is None or "hand_limit_overdraw_possible" in flags_of(entry):
        return
    for name in ("meadow", "discard", "station"):
        if name in state:
            other = {**state, name: [*state[name], "king"]}
            assert not judge(RecordedCase({**entry, "expect": {**entry["expect"], "state": other}})).passed, name
    for number, seat in enumerate(state["players"]):
        for name, more in (("hand", "king"), ("city", {"card": "king"}), ("workers_placed", {"location": "haven"})):
            seats = copy.deepcopy(state["players"])
            seats[number][name] = [*seat.get(name, []), more]
            other = {**state, "players": seats}
            assert not judge(RecordedCase({**entry, "expect": {**entry["expect"], "state": other}})).passed, name


# What does not hold


def test_a_broken_case_is_told_with_both_values(shell: Shell) -> None:
    good = with_id("cards_base-006")
    broken = {**with_id("cards_base-006"), "id": "broken-1"}
    broken["expect"]["state"]["players"][0]["resources"] = {"twig": 5}
    legal = {**with_id("cards_base-012"), "id": "broken-2", "steps": with_id("cards_base-012")["steps"][:1]}
    refused = {**with_id("cards_base-012"), "id": "broken-3", "expect": with_id("cards_base-014")["expect"]}
    score = {**with_id(next(entry["id"] for entry in KEPT if entry["kind"] == "scoring")), "id": "broken-4"}
    score["expect"]["score"]["points"] += 40
    result = shell.say("check", "everdell", written(shell.home / "cases.json", good, broken, legal, refused, score))
    assert result.exit_code == 1
    lines = [line.strip() for line in result.output.splitlines()]
    assert lines[0].startswith("OK  cards_base-006")
    assert lines[1].startswith("✗   broken-1")
    assert lines[2] == "players.P1.resources.twig: expected 5, got 2"
    assert lines[4] == "legal: expected false, got true"
    assert lines[6] == 'steps[1]: expected "legal", got "refused: EV-118, choose-pile"'
    points = score["expect"]["score"]
    told = f"score.{points['player']}.{points['part']}: expected {points['points']}, got {points['points'] - 40}"
    assert lines[8] == told
    assert lines[9] == "1 passed, 4 failed"


def test_a_refusal_must_not_come_too_early() -> None:
    setup = table(player(hand="farm"))
    early = Turn(setup, play("farm", "2-twig 1-resin"), option("courthouse", "twig"))
    assert early.differences({"legal": False}) == [Difference("steps[0]", "legal", "refused: EV-075")]


def test_excluded_cases_are_not_run(shell: Shell) -> None:
    entry = with_id("cards_base-175")
    entry["setup"] = "nonsense"
    result = shell.say("check", "everdell", written(shell.home / "cases.json", entry, with_id("cards_base-006")))
    assert result.exit_code == 0
    assert "not run: the Fool sets off the Shopkeeper" in result.output.splitlines()[1]
    assert result.output.splitlines()[-1] == "1 passed, 0 failed, 1 excluded"


@pytest.mark.parametrize("id", [entry["id"] for entry in ENTRIES if entry["trust"] == "exclude"], ids=str)
def test_excluded_cases_do_differ(id: str) -> None:
    assert not judge(RecordedCase({**with_id(id), "trust": "use"})).passed


# What cannot be read

STRANGE: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("an unknown card", ("setup", "players", 0, "hand"), ["dragon"], "setup.players[0].hand"),
    ("an unknown field", ("setup", "elephants"), 3, "setup.elephants"),
    ("an unknown field of a player", ("setup", "players", 0, "elephants"), 3, "setup.players[0].elephants"),
    ("an unknown season", ("setup", "players", 0, "season"), "monsoon", "setup.players[0].season"),
    ("less than nothing", ("setup", "players", 0, "vp_tokens"), -1, "setup.players[0].vp_tokens"),
    ("too many workers", ("setup", "players", 0, "workers_total"), "two", "setup.players[0].workers_total"),
    ("a stranger", ("setup", "active"), "P7", "setup.active"),
    ("an unknown module", ("setup", "modules"), ["pearlbrook"], "setup.modules"),
    ("an unknown location", ("setup", "forest"), ["forest_of_elephants"], "setup.forest"),
    ("an unknown event", ("setup", "special_events"), ["elephant_race"], "setup.events"),
    ("a Meadow of nine", ("setup", "meadow"), ["farm"] * 9, "setup.meadow"),
    ("an unknown action", ("steps", 0, "do"), "dance", "steps[0].do"),
    ("an unknown field of a step", ("steps", 0, "song"), "la", "steps[0].song"),
    ("an unknown helper", ("steps", 0, "via"), "farm", "steps[0].via"),
    ("an unknown answer", ("steps", 1), {"choose": "song"}, "steps[1].choose"),
    ("no steps", ("steps",), [], "steps"),
    ("an unknown kind", ("kind",), "dream", "kind"),
    ("an unknown trust", ("trust",), "maybe", "trust"),
    ("an unknown expectation", ("expect", "elephants"), 3, "expect.elephants"),
    ("a position that is none", ("expect", "state"), 3, "expect.state"),
]


@pytest.mark.parametrize(("path", "value", "field"), [row[1:] for row in STRANGE], ids=[row[0] for row in STRANGE])
def test_what_is_strange_fails_its_case_only(path: tuple[Any, ...], value: Any, field: str) -> None:
    entry = with_id("cards_base-006")
    part: Any = entry
    for name in path[:-1]:
        part = part[name]
    if isinstance(part, list):
        part.append(value)
    else:
        part[path[-1]] = value
    verdict = judge(RecordedCase(entry))
    assert verdict.problem is not None
    assert verdict.problem.reason in ("case-value", "case-field")
    assert verdict.problem.needs["field"] == field


def test_an_unknown_flag_is_told() -> None:
    entry = {**with_id("cards_base-006"), "trust": "compare_with_care", "flags": [{"code": "elephants"}]}
    verdict = judge(RecordedCase(entry))
    assert verdict.problem is not None
    assert verdict.problem.needs["field"] == "flags[0].code"


@pytest.mark.parametrize(
    "text", ["", "{", "3", "{}", '{"cases": []}', "[3]", '[{"id": 3}]', '[{"id": "x-1"}]', "[" * 99999]
)
def test_other_files_end_in_one_sentence(shell: Shell, text: str) -> None:
    path = shell.home / "bad.json"
    path.write_text(text, encoding="utf-8")
    result = shell.say("check", "everdell", str(path))
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert "not a file of cases" in sentence
    assert str(path) in sentence


def test_an_empty_list_holds_no_cases(shell: Shell) -> None:
    result = shell.say("check", "everdell", written(shell.home / "none.json"))
    assert result.exit_code == 2
    assert "holds no cases" in result.stderr


def test_only_json_is_read_of_a_folder(shell: Shell) -> None:
    (shell.home / "notes.md").write_text("not a case", encoding="utf-8")
    written(shell.home / "one.json", with_id("cards_base-006"))
    assert [case.id for case in CASES.gather([str(shell.home)])] == ["cards_base-006"]


# What flags touch


def care(*flags: dict[str, Any]) -> dict[str, Any]:
    return {"trust": "compare_with_care", "flags": list(flags)}


def test_a_greenhouse_without_a_farm_of_its_own_is_asked_nothing() -> None:
    setup = table(player(hand="greenhouse", resources={"twig": 1, "resin": 2}, city="farm greenhouse"))
    steps = [play("greenhouse", "1-twig 2-resin"), option("greenhouse", "berry")]
    state = {
        **setup,
        "active": "P2",
        "discard": [],
        "players": [
            {
                "id": "P1",
                "workers_total": 2,
                **player(hand="wanderer", resources={"berry": 1}, city="farm greenhouse greenhouse"),
            },
            setup["players"][1],
        ],
    }
    expect = {"legal": True, "state": {name: state[name] for name in ("active", "players", "meadow", "discard")}}
    assert Turn(setup, *steps).differences(expect) != []
    assert Turn(setup, *steps, **care({"code": "greenhouse_pairing"})).differences(expect) == []


def test_cards_past_the_hand_limit_stay_in_the_deck() -> None:
    setup = table(player(hand="farm farm farm farm farm farm farm"))
    hand = "farm farm farm farm farm farm farm wanderer"
    flags = care({"code": "hand_limit_overdraw_possible"})
    turn = Turn(setup, go("basic_2card_1vp"), **flags)
    turn.leads_to(player(hand=hand, vp_tokens=1, workers="basic_2card_1vp"), discard=["peddler"])
    assert turn.differences({"legal": False}) == [Difference("legal", False, True)]


def test_visitors_that_count_what_lies_on_cards() -> None:
    entry = {**with_id("scoring_visitors-087"), "trust": "use"}
    assert not judge(RecordedCase(entry)).passed
    assert judge(RecordedCase({**entry, **care({"code": "visitor_counts_stored"})})).passed
    entry["expect"]["score"]["points"] += 1
    assert not judge(RecordedCase({**entry, **care({"code": "visitor_counts_stored"})})).passed


def test_rows_that_are_short_are_filled_meadow_first() -> None:
    setup = table(player(city="historian", resources={"twig": 2, "resin": 1}), **{**STATION, "meadow": []})
    after = player(city="historian farm", hand="lookout", resources={"berry": 2})
    Turn(setup, play("farm", "2-twig 1-resin", "station", index=0)).leads_to(
        after,
        meadow="wanderer peddler mine inn crane bard castle judge".split(),
        station=["school", "king", "queen"],
        train_tiles=["two_twig", "one_vp", "one_any"],
    )
