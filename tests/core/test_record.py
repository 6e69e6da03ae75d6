"""Records: what was written comes back, what was changed is noticed, and a failed save harms nothing."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.record import FORMAT, VERSION, Record, read, save
from ecumene.core.refusal import BadInput
from tests.core.toy import BOX
from tests.strategies import games, plain_setups, stroll


def played(seats: int = 3, plies: int = 99) -> Game:
    return stroll(BOX.new(seats, 4, {"music": True}), Chance.stream(4, "record"), plies)


def changed(game: Game, /, **fields: Any) -> Record:
    """The record of a game with some fields of its JSON replaced."""
    return Record.loads(json.dumps({**json.loads(game.record().dumps()), **fields}))


def reason(record: Record) -> str:
    with pytest.raises(BadInput) as caught:
        record.replay(BOX)
    return caught.value.reason


def unreadable(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        Record.loads(text)
    return caught.value.reason


# What is right


@pytest.mark.parametrize("id", sorted(ecumene.games()))
def test_a_record_keeps_a_long_seed(id: str, tmp_path: Path) -> None:
    seed = 2**127 + 12345
    game = stroll(ecumene.new(id, seats=3, seed=seed), Chance.stream(1, "record"), 20)
    path = str(tmp_path / "long.jsonl")
    save([game.record()], path)
    assert read(path)[0].seed == seed
    assert ecumene.load(path) == game


def test_a_record_has_all_it_takes() -> None:
    game = played()
    data = json.loads(game.record(["Ala", "Żółw", "李"]).dumps())
    assert data["format"] == FORMAT
    assert data["version"] == VERSION
    assert (data["game"], data["rules"], data["seats"], data["seed"]) == ("market-day", 2, 3, 4)
    assert data["options"] == {"weather": "sun", "music": True}
    assert data["players"] == ["Ala", "Żółw", "李"]
    assert [move[:2] for move in data["moves"]] == [[ply.seat, str(ply.move)] for ply in game.history()]


def test_replay_stops_where_it_is_told_and_tells_what_happened() -> None:
    game = played()
    record = game.record()
    for plies in range(game.ply + 1):
        assert record.replay(BOX, plies) == game.undo(game.ply - plies)
    events: list[Event] = []
    assert record.replay(BOX, None, events) == game
    assert events[-1].kind == "scored"


def test_records_go_to_a_file_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = [played(2).record(["Ala", "Ola"]), played(3).record()]
    save(records, str(path))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2
    again = read(str(path))
    assert [record.dumps() for record in again] == [record.dumps() for record in records]
    assert again[0].replay(BOX) == played(2)


def test_the_front_door_loads_what_was_saved(tmp_path: Path) -> None:
    for box in games():
        for name, setup in plain_setups(box).items():
            game = stroll(setup.open(9), Chance.stream(9, "record"), 25)
            save([game.record()], str(tmp_path / name))
            assert ecumene.load(str(tmp_path / name)) == game


def test_a_game_played_by_older_rules_keeps_them() -> None:
    old = stroll(BOX.new(2, 4, None, 1), Chance.stream(4, "old"), 9)
    again = Record.loads(old.record().dumps()).replay(BOX)
    assert again.rules == 1
    assert again == old


# What was changed


def test_an_edited_move_is_noticed() -> None:
    game = played()
    for number, ply in enumerate(game.history()):
        moves = json.loads(game.record().dumps())["moves"]
        legal = game.undo(game.ply - number).moves(ply.seat)
        for move in legal:
            if move != ply.move:
                moves[number][1] = str(move)
                assert reason(changed(game, moves=moves)) == "record-hash"
        moves[number][1] = str(ply.move).upper()
        assert reason(changed(game, moves=moves)) == "record-hash"


def test_an_illegal_move_is_noticed_with_its_rule() -> None:
    game = played()
    moves = json.loads(game.record().dumps())["moves"]
    moves[2][1] = "haggle"
    with pytest.raises(BadInput) as caught:
        changed(game, moves=moves).replay(BOX)
    assert caught.value.reason == "record-illegal"
    assert caught.value.needs == {"ply": 3, "move": "haggle", "rule": "MD-003"}


@pytest.mark.parametrize("text", ["", "castle", "pick", "pick -1", "pick 99", "\ud800", "x" * 5000])
def test_words_that_are_no_move_are_noticed(text: str) -> None:
    game = played()
    moves = json.loads(game.record().dumps())["moves"]
    moves[0][1] = text
    assert reason(changed(game, moves=moves)) == "record-illegal"


@pytest.mark.parametrize("seat", [-2, -1, 3, 10**9])
def test_a_move_of_nobody_is_noticed(seat: int) -> None:
    game = played()
    moves = json.loads(game.record().dumps())["moves"]
    moves[0][0] = seat
    assert reason(changed(game, moves=moves)) == "record-illegal"


def test_a_move_after_the_end_is_noticed() -> None:
    game = played()
    assert game.is_over
    moves = json.loads(game.record().dumps())["moves"]
    assert reason(changed(game, moves=[*moves, moves[-1]])) == "record-illegal"


def test_an_edited_hash_is_noticed_at_its_move() -> None:
    game = played()
    for number in (0, 3, game.ply - 1):
        moves = json.loads(game.record().dumps())["moves"]
        moves[number][2] = moves[number][2][::-1]
        with pytest.raises(BadInput) as caught:
            changed(game, moves=moves).replay(BOX)
        assert caught.value.reason == "record-hash"
        assert caught.value.needs["ply"] == number + 1


def test_a_missing_move_is_noticed() -> None:
    game = played()
    moves = json.loads(game.record().dumps())["moves"]
    for number in range(len(moves) - 1):
        with pytest.raises(BadInput):
            changed(game, moves=moves[:number] + moves[number + 1 :]).replay(BOX)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("seed", 5, {"record-hash", "record-illegal"}),
        ("seed", -4, {"seed"}),
        ("seed", 10**1000, {"seed"}),
        ("rules", 1, {"record-hash"}),
        ("rules", 3, {"rules-version"}),
        ("rules", 0, {"rules-version"}),
        ("seats", 2, {"record-hash", "record-illegal"}),
        ("seats", 5, {"seats"}),
        ("seats", -3, {"seats"}),
        ("options", {"weather": "rain", "music": True}, {"record-hash"}),
        ("options", {"weather": "sun", "music": False}, {"record-hash"}),
        ("options", {"weather": "sun", "music": "yes"}, {"record-options"}),
        ("options", {"weather": "sun"}, {"record-options"}),
        ("options", {}, {"record-options"}),
        ("options", {"weather": "hail", "music": True}, {"option-value"}),
        ("options", {"weather": ["sun"], "music": True}, {"option-value"}),
        ("options", {"weather": "sun", "music": True, "wind": "west"}, {"option-unknown"}),
    ],
)
def test_an_edited_header_is_noticed(field: str, value: object, expected: set[str]) -> None:
    assert reason(changed(played(), **{field: value})) in expected


def test_a_game_that_is_not_in_the_box_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "market.json"
    save([played().record()], str(path))
    with pytest.raises(BadInput) as caught:
        ecumene.load(str(path))
    assert caught.value.reason == "game-unknown"


def test_no_sign_can_be_changed_unnoticed() -> None:
    """Each sign in turn becomes another one. Only the names of the players and white space are free."""
    game = played(2, 6)
    line = game.record(["A", "B"]).dumps()
    start = line.index('"players"')
    free = range(start, line.index("]", start))
    for place in range(len(line)):
        for sign in '07ax "[':
            if line[place] == sign:
                continue
            try:
                again = Record.loads(line[:place] + sign + line[place + 1 :])
                replayed = again.replay(BOX)
            except BadInput:
                continue
            assert place in free or again.dumps() == line, (place, sign, line[place - 5 : place + 5])
            assert replayed == game


# What is something else


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_truncated_json(cut: int) -> None:
    line = played().record().dumps()
    assert unreadable(line[:-cut]) == "record-json"
    assert unreadable(line[:cut]) == "record-json"


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{", "[1, 2", "'a'", "{'format': 1}", "[" * 100_000, "1" * 5000, '{"a": 1}}']
)
def test_no_json(text: str) -> None:
    assert unreadable(text) == "record-json"


@pytest.mark.parametrize(
    "data", [None, True, 3, "ecumene-record", [], {}, {"format": "pgn", "version": 1}, {"format": None}, {"version": 1}]
)
def test_foreign_json(data: object) -> None:
    assert unreadable(json.dumps(data)) == "record-foreign"


@pytest.mark.parametrize("version", [0, 2, 99, None, "1", [1]])
def test_another_version(version: object) -> None:
    data = {**json.loads(played().record().dumps()), "version": version}
    with pytest.raises(BadInput) as caught:
        Record.loads(json.dumps(data))
    assert caught.value.reason == "record-version"
    assert caught.value.needs == {"version": str(version), "known": VERSION}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("game", [None, 3, ["market-day"], True]),
        ("rules", [None, "1", 1.0, True, [1]]),
        ("seats", [None, "3", 3.0, True, float("nan")]),
        ("seed", [None, "4", 4.5, False, {}]),
        ("options", [None, [], "sun", 3]),
        ("players", [None, {}, "Ala", 3]),
        ("moves", [None, {}, "pick 3", 3]),
    ],
)
def test_wrong_types(field: str, values: list[object]) -> None:
    data = json.loads(played().record().dumps())
    for value in values:
        with pytest.raises(BadInput) as caught:
            Record.loads(json.dumps({**data, field: value}))
        assert caught.value.reason == "record-field"
        assert caught.value.needs == {"field": field}
    del data[field]
    assert unreadable(json.dumps(data)) == "record-field"


@pytest.mark.parametrize(
    "entry",
    [None, 3, "coin", [], [0], [0, "coin"], ["0", "coin", "h"], [0, 1, "h"], [0, "coin", 1], [True, "coin", "h"], {}],
)
def test_wrong_entries(entry: object) -> None:
    data = json.loads(played().record().dumps())
    data["moves"][1] = entry
    with pytest.raises(BadInput) as caught:
        Record.loads(json.dumps(data))
    assert caught.value.reason == "record-move"
    assert caught.value.needs == {"ply": 2}


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=150)
@given(st.sampled_from(["game", "rules", "seats", "seed", "options", "players", "moves"]), JSON)
def test_whatever_stands_in_a_field_is_bad_input_at_worst(field: str, value: Any) -> None:
    try:
        again = changed(played(2, 5), **{field: value})
        again.replay(BOX)
    except BadInput:
        return
    assert field in ("players", "moves")


# Files


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "record-empty"),
        (b"\n \n\t\n", "record-empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "record-json"),
        (b"\x00" * 100, "record-json"),
        (b"\xff\xfe{\x00}\x00", "record-json"),
        (b"Ala ma kota", "record-json"),
        (b"{}", "record-foreign"),
    ],
)
def test_files_with_anything_else(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read(str(path))
    assert caught.value.reason == expected


def test_one_bad_line_among_good_ones(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    save([played().record()], str(path))
    path.write_text(path.read_text(encoding="utf-8") + "spoilt\n", encoding="utf-8")
    with pytest.raises(BadInput):
        read(str(path))


def test_no_file_and_no_plain_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing", tmp_path / "missing" / "deeper"):
        with pytest.raises(BadInput) as caught:
            read(str(path))
        assert caught.value.reason == "file-unreadable"
        assert caught.value.needs["path"] == str(path)
        assert caught.value.needs["cause"]


# A failed save

SAVE = """
import resource, sys
from ecumene.core.record import Record, save
from ecumene.core.refusal import BadInput
record = Record("market-day", 1, 2, 3, {}, ["x" * 100_000])
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    save([record], sys.argv[1])
except BadInput as error:
    print(error.reason, error.needs["cause"])
"""


def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path) -> None:
    """A file that may not grow past 4 KB fails in the middle of writing, as a full disk does; root is no exception."""
    path = tmp_path / "games.jsonl"
    save([played().record()], str(path))
    before = path.read_bytes()
    done = subprocess.run([sys.executable, "-c", SAVE, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"save-failed {os.strerror(errno.EFBIG)}"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace", "pathlib.Path.open"])
def test_whatever_call_fails_the_old_file_stays(tmp_path: Path, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **named: object) -> None:
        raise OSError(errno.EIO, "the disk is gone")

    path = tmp_path / "games.jsonl"
    save([played(2).record()], str(path))
    before = path.read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr(call, fail)
        with pytest.raises(BadInput) as caught:
            save([played(3).record()], str(path))
    assert caught.value.reason == "save-failed"
    assert caught.value.needs == {"path": str(path), "cause": "the disk is gone"}
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("x", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    for path in (tmp_path / "folder", tmp_path / "missing" / "games", tmp_path / "file" / "games"):
        with pytest.raises(BadInput) as caught:
            save([played().record()], str(path))
        assert caught.value.reason == "save-failed"
    assert sorted(tmp_path.iterdir()) == before


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, real = tmp_path / "link", tmp_path / "there" / "games"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    save([played().record()], str(link))
    assert link.is_symlink()
    assert read(str(real))[0].replay(BOX) == played()
