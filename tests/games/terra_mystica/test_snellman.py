"""Logs of terra.snellman.net as records of ours: what is read and how, and what is told of a file that is none."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path

import pytest

import ecumene
from ecumene.core.record import Record
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica import BOX
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import CYCLE
from ecumene.games.terra_mystica.moves import LEAVES
from ecumene.games.terra_mystica.snellman.log import Order, read_log
from ecumene.games.terra_mystica.snellman.reader import Reader
from ecumene.games.terra_mystica.snellman.record import read_record
from ecumene.games.terra_mystica.snellman.table import set_table
from ecumene.games.terra_mystica.snellman.vocabulary import COLOURS
from ecumene.games.terra_mystica.transform import spade_price, spades_home, ways
from ecumene.parts.hexes import cells_in
from ecumene.table.app import create
from ecumene.text import Words
from tests.terminal.shell import Shell

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

FOLDER = Path(__file__).parents[2] / "cases" / "terra_mystica"
LOGS = sorted(FOLDER.glob("*.cmds.txt"))
SHORT = FOLDER / "syn036_fire-and-ice.cmds.txt"
#: Somebody leaves in it.
LEFT = FOLDER / "4pLeague_S64_D1L1_G6.cmds.txt"


def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), path.name)


def changed(old: str, new: str, path: Path = SHORT) -> str:
    text = path.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


# Records


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_a_log_becomes_a_record_of_the_same_game(path: Path) -> None:
    header = json.loads(path.with_name(path.name.replace(".cmds.txt", ".states.jsonl")).read_text().splitlines()[0])
    game = read(path).replay(BOX)
    assert isinstance(game, TerraMystica)
    assert game.is_over
    assert game.options["map"] == header["map"]
    points = {game.cast(seat).replace("-", ""): score.total for seat, score in enumerate(game.scores())}
    assert points == header["final_vp"]
    assert game.faults() == []


def test_a_game_that_is_not_over_goes_on() -> None:
    lines = SHORT.read_text(encoding="utf-8").splitlines()
    record = read_record("\n".join(lines[: len(lines) // 2]), SHORT.name)
    game = record.replay(BOX)
    assert not game.is_over
    seat = game.to_move[0]
    game.play(seat, game.moves(seat)[0])
    assert game.record().replay(BOX) == game


@pytest.mark.parametrize("command", ["action ACT1", "dig 1"])
def test_an_action_that_was_only_begun_is_left_out(command: str) -> None:
    lines = SHORT.read_text(encoding="utf-8").splitlines()
    turn = next(place for place, line in enumerate(lines) if "halflings: upgrade" in line)
    before = "\n".join(lines[:turn])
    begun = read_record(f"{before}\nhalflings: {command}", SHORT.name)
    assert begun.dumps() == read_record(before, SHORT.name).dumps()
    with pytest.raises(BadInput, match="import-line"):
        read_record(f"{before}\nhalflings: {command}\nacolytes: pass BON1", SHORT.name)


def test_players_keep_their_names() -> None:
    assert read(SHORT).players == ["p1", "p2"]
    assert read(LEFT).players == []


def test_leaving_is_a_move_of_the_record() -> None:
    record = read(LEFT)
    (leaving,) = [ply for ply in record.moves if ply.move == "leave"]
    game = record.replay(BOX)
    assert isinstance(game, TerraMystica)
    assert game.dropped == 1 << leaving.seat
    assert game.parse(0, "Leave") == LEAVES


def test_the_map_is_that_on_which_the_game_can_be_played() -> None:
    path = FOLDER / "syn193_lakes.cmds.txt"
    text = path.read_text(encoding="utf-8")
    assert read_record(text, "game.txt").options["map"] == "lakes"
    assert read_record(f"map lakes\n{text}", "base.txt").options["map"] == "lakes"
    with pytest.raises(BadInput, match="import-illegal"):
        read_record(f"map base\n{text}", path.name)


def test_commands_of_one_line_and_capitals_do_not_matter() -> None:
    text = SHORT.read_text(encoding="utf-8")
    merged: list[str] = []
    for line in text.splitlines():
        name = line.partition(":")[0]
        if ":" in line and merged and merged[-1].startswith(f"{name}:") and "leech" not in line.lower():
            merged[-1] += "." + line.partition(":")[2].title()
        else:
            merged.append(line)
    assert len(merged) < len(text.splitlines())
    assert read_record("\r\n".join(merged), SHORT.name).dumps() == read(SHORT).dumps()


# Commands that few logs have


class Played(Reader):
    """A log carried out up to a command; others may then be put in its place."""

    def __init__(self, path: Path, text: str) -> None:
        log = read_log(path.read_text(encoding="utf-8"))
        map = path.name.removesuffix(".cmds.txt").partition("_")[2]
        super().__init__(set_table(BOX, log, map), log.orders, stepwise=False)
        while self.orders[self.at].text != text:
            self.next()
        self.seat = self.orders[self.at].seat
        self.mat = self.game.mats[self.seat]
        self.turn_of(self.seat)

    def say(self, *texts: str) -> None:
        line = f"setup witches\nwitches: {'. '.join(texts)}"
        self.orders = [Order(*order)._replace(seat=self.seat) for order in read_log(line).orders[1:]]
        self.at = 0
        self.early = set()
        while not self.is_done:
            self.next()


@pytest.mark.parametrize(("named", "expected"), [("-FIRE", [9, 10, 1, 1]), ("-WATER", [10, 9, 1, 1])])
def test_the_cult_named_gets_no_key(named: str, expected: list[int]) -> None:
    path = FOLDER / "tow031_fire-and-ice.cmds.txt"
    town = next(order for order in read_log(path.read_text(encoding="utf-8")).orders if order.verb == "town")
    played = Played(path, town.text)
    assert played.orders[played.at].verb == "town"
    for mat in played.game.mats:
        mat.cults = [0, 0, 0, 0]
    played.mat.cults, played.mat.keys = [9, 9, 0, 0], 0
    played.game.towns_left = [2] * len(played.game.towns_left)
    played.say(named, "+TW5")
    assert (played.mat.cults, played.mat.keys) == (expected, 0)


def test_a_sandstorm_may_be_used_only_to_build() -> None:
    path = FOLDER / "tow031_fire-and-ice.cmds.txt"
    played = Played(path, "action ACTN")
    target = played.orders[played.find(played.seat, "build", "transform")].what
    cell = played.game.board.cell(target)
    played.game.change_terrain(1 << cell, played.mat.terrain)
    played.mat.workers, played.mat.coins = 5, 5
    dwellings = played.mat.built(0)
    played.say("action ACTN", f"build {target}", "-FREE_TF")
    assert (played.mat.built(0), played.mat.workers) == (dwellings + 1, 4)


@pytest.mark.parametrize(
    "commands",
    [
        ("dig 2", "build {hex}"),
        ("dig 2", "transform {hex}", "build {hex}"),
        ("dig 2", "transform {hex} to {middle}", "build {hex}"),
        ("dig 1", "convert 1P to 1W", "dig 1", "build {hex}"),
        ("dig 2", "convert 1P to 1W", "transform {hex} to {middle}", "build {hex}"),
        ("dig 1", "dig 1", "transform {hex} to {home}", "build {hex}"),
        ("dig 1", "transform {hex}", "dig 1", "build {hex}"),
    ],
)
def test_spades_may_be_bought_and_used_in_any_portions(commands: tuple[str, ...]) -> None:
    played = Played(FOLDER / "tow090_base.cmds.txt", "upgrade H8 to TP")
    game, mat = played.game, played.mat
    played.mat.workers, played.mat.coins, played.mat.priests = 20, 20, 3
    price = spade_price(mat)[0]
    cell = next(cell for cell in cells_in(game.reach(played.seat) & game.free()) if steps_home(played, cell) == 2)
    way = next(way for way in ways(mat, game.terrain(cell)) if way.target == mat.terrain and not way.long)
    middle = (game.terrain(cell) + way.direction) % CYCLE
    names = {"hex": game.board.name(cell), "middle": COLOURS[middle], "home": COLOURS[mat.terrain]}
    played.say(*[command.format(**names) for command in commands])
    paid = 2 * price + mat.kind.prices[0][0] - sum(1 for command in commands if "1P" in command)
    assert (game.building_at(cell), 20 - mat.workers) == (0, paid)


def steps_home(played: Played, cell: int) -> int:
    return spades_home(played.mat, played.game.terrain(cell))


def test_bought_spades_must_be_those_that_are_used() -> None:
    text = SHORT.read_text(encoding="utf-8")
    dig = next(line for line in text.splitlines() if line == "halflings: dig 1")
    with pytest.raises(BadInput, match="TM-067"):
        read_record(changed(dig, dig.replace("dig 1", "dig 3")), SHORT.name)


# Files that are none


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "import-foreign"),
        ("hello", "import-foreign"),
        ('{"format": "ecumene-record"}', "import-foreign"),
        ("setup elves", "import-line, line: 1, text: setup elves"),
        ("setup witches\nsetup witches", "import-line, line: 2"),
        ("setup witches", "import-setup"),
        ("setup witches\nsetup auren", "import-setup"),
        ("option x\nsetup witches\nnomads: build A1", "import-line, line: 3, text: nomads: build A1"),
        ("setup witches\nscore SCORE1,SCORE77", "import-line, line: 2"),
        ("setup witches\nwitches: fly to the moon", "import-line, line: 2, text: fly to the moon"),
        *[
            (f"setup witches\nwitches: {command}", f"import-line, line: 2, text: {command}")
            for command in (
                "action ACT7",
                "upgrade A1 to D",
                "pick-color ice",
                "unlock-terrain pink",
                "+FAV13",
                "+TW9",
                "pass BON11",
                "send p to moon",
                "convert 1PW to 1X",
                "burn 99999",
                "Leech 3 from elves",
                "transform A1 to pink",
            )
        ],
    ],
)
def test_what_is_no_log_is_told_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=re.escape(reason)):
        read_record(text, "log.txt")


@pytest.mark.parametrize("command", ["convert 2PW to 1P", "connect B1:B12", "Leech 2", "build Z9", "Leech 77"])
def test_a_command_that_cannot_be_carried_out_is_told(command: str) -> None:
    text = SHORT.read_text(encoding="utf-8")
    first = next(line for line in text.splitlines() if ": pass" in line.lower())
    name = first.partition(":")[0]
    with pytest.raises(BadInput, match=r"import-(line|illegal)"):
        read_record(f"{text.partition(first)[0]}{first}\n{name}: {command}", SHORT.name)


def test_a_move_that_breaks_a_rule_is_told_with_line_and_rule() -> None:
    upgrade = next(line for line in SHORT.read_text(encoding="utf-8").splitlines() if line.endswith(" to TP"))
    text = changed(upgrade, upgrade.replace(" to TP", " to SA"))
    line = text.splitlines().index(upgrade.replace(" to TP", " to SA")) + 1
    with pytest.raises(BadInput, match=f"import-illegal, line: {line}, .*rule: TM-091"):
        read_record(text, SHORT.name)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "problem",
    [
        BadInput("import-format", {"format": "pgn", "allowed": "snellman"}),
        BadInput("import-foreign"),
        BadInput("import-setup"),
        BadInput("import-line", {"line": 1234, "text": "hello"}),
        BadInput("import-illegal", {"line": 1234, "text": "build A1", "rule": "TM-063"}),
    ],
    ids=lambda problem: problem.reason,
)
def test_every_problem_has_its_sentence(language: str, problem: BadInput) -> None:
    sentence = Words(language).problem(problem)
    assert problem.reason not in sentence
    for value in problem.needs.values():
        assert str(value) in sentence


# At the command line and at the table


def test_the_command_makes_a_record_that_loads(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    target = tmp_path / "game.jsonl"
    result = shell.say("import", "snellman", str(SHORT), "-o", str(target))
    assert result.exit_code == 0
    game = ecumene.load(str(target))
    assert result.output == f"{target}: Terra Mystica, {game.ply} moves\n"
    assert game.is_over
    assert shell.say("verify", str(target)).exit_code == 0
    assert shell.say("replay", str(target)).exit_code == 0
    polish = shell.say("import", "snellman", str(SHORT), "-o", str(target), "--lang", "pl")
    assert polish.output.startswith(f"{target}: Terra Mystica, {game.ply} ruch")


def test_the_command_says_what_is_wrong_and_spoils_nothing(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    target = tmp_path / "game.jsonl"
    target.write_text("mine", encoding="utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(changed("setup", "setip"), encoding="utf-8")
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00setup witches")
    for arguments, told in (
        (("snellman", str(bad)), "Line "),
        (("snellman", str(binary)), "no record of a game"),
        (("snellman", str(tmp_path)), "cannot be read"),
        (("snellman", str(tmp_path / "absent.txt")), "cannot be read"),
        (("pgn", str(SHORT)), "snellman"),
    ):
        result = shell.say("import", *arguments, "-o", str(target))
        assert result.exit_code != 0
        assert told in result.output + result.stderr
        assert "Traceback" not in result.output + result.stderr
    assert target.read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []
    assert shell.say("import", "snellman", str(SHORT)).exit_code != 0


def test_the_table_takes_a_log_too(tmp_path: Path) -> None:
    with TestClient(create(f"sqlite:///{tmp_path}/tables.db", processes=1), follow_redirects=False) as site:
        answer = site.post("/load", files={"record": (SHORT.name, SHORT.read_bytes())})
        assert answer.status_code == 303
        assert site.get(answer.headers["location"]).status_code == 200
        lines = SHORT.read_text(encoding="utf-8").splitlines()
        half = "\n".join(lines[: len(lines) // 2])
        answer = site.post("/load", files={"record": (SHORT.name, half)})
        assert answer.status_code == 303
        assert site.get(answer.headers["location"]).status_code == 200
        for text, told in (("hello", "This is not a whole game record"), (changed("build", "bild"), "bild")):
            answer = site.post("/load", files={"record": (SHORT.name, text)})
            assert answer.status_code == 400
            assert told in answer.text
