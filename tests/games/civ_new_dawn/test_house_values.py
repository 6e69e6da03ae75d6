"""Figures that no text gives are called house values and can be replaced by a file; a wrong one is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.core.record import save
from ecumene.games.civ_new_dawn import as_text, house_text, house_values
from ecumene.games.civ_new_dawn.face import FACE
from ecumene.games.civ_new_dawn.game import FINGERPRINT, CivNewDawn
from ecumene.games.civ_new_dawn.land import CORE
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, NUMBER
from ecumene.games.civ_new_dawn.tables.tiles import TERRAIN_LETTERS, TILE_SIDES
from ecumene.games.civ_new_dawn.vocabulary import TYPES
from ecumene.text import Words

ROOT = Path(__file__).parents[3]
#: How house values are called in both languages.
MARKS = {"en": "House value", "pl": "Wartość umowna"}
OTHER: dict[str, Any] = {
    "core-2-3": [[[0, 0, 0], [-2, -1, 3]], [[0, 0, 0], [-3, 0, 0]]],
    "core-4-5": [
        [[0, 0, 0], [0, 4, 0], [-2, -1, 3], [-4, 4, 3]],
        [[0, 0, 0], [-4, 4, 0], [3, -1, 3], [-1, 3, 3]],
    ],
    "base-core": [
        [[0, 0, 0], [1, -6, 3], [-1, -7, 0], [0, -13, 3]],
        [[0, 0, 0], [5, -6, 3], [8, -7, 0], [12, -12, 2]],
    ],
    "siege-tactics": 0,
    "construction-range": 5,
    "start-orders": {"indonesia": ["economy", "industry", "science", "military", "culture"]},
    "supply": {"trade": 50, "resources": 12, "base-trade": 40, "base-resources": 9},
    "terrain": {"7B-1": "hills", "21B-0": "forest"},
}
LOOK = """
import ecumene
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, NUMBER
from ecumene.games.civ_new_dawn.tables.leaders import LEADER_NUMBER, LEADERS
from ecumene.games.civ_new_dawn.tables.tiles import BASE_CORE, LARGE_CORE, SMALL_CORE, TERRAIN_LETTERS, tile_side
from ecumene.games.civ_new_dawn.vocabulary import TYPES
print([SMALL_CORE[1][1], LARGE_CORE[0][3], BASE_CORE[1][3]])
print(FOCUS[NUMBER["siege-tactics"]].combat, FOCUS[NUMBER["construction"]].city_range)
print([[TYPES[type] for type in LEADERS[LEADER_NUMBER[name]].order] for name in ("inca", "indonesia")])
games = [ecumene.new("civ-new-dawn", seats=2, seed=1, options={"game": name}) for name in ("terra-incognita", "base")]
print([(game.trade_supply, game.resource_supply) for game in games])
print(["".join(TERRAIN_LETTERS[terrain] for terrain in tile_side(number, 1).terrain) for number in (7, 21)])
print([game.digest() for game in games])
"""


def run(code: str, tables: Path | str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ECUMENE_TABLES": str(tables)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def written(folder: Path, parts: object) -> Path:
    path = folder / "printed.json"
    path.write_text(json.dumps({"civ-new-dawn": parts}), encoding="utf-8")
    return path


# A file replaces them


def test_a_file_replaces_all_of_them(tmp_path: Path) -> None:
    assert set(OTHER) == set(house_values.PARTS)
    done = [run(LOOK, tables) for tables in ("", written(tmp_path, OTHER))]
    own, other = [each.stdout.splitlines() for each in done]
    usual = "['culture', 'military', 'science', 'industry', 'economy']"
    assert own[:-1] == [
        "[(3, -1, 3), (-2, 3, 3), (13, -13, 3)]",
        "2 3",
        f"[{usual}, {usual}]",
        "[(60, [10, 10, 10, 10]), (34, [8, 8, 8, 8])]",
        "['ggm~f~gffg', 'hgmff~ffmh']",
    ], done[0].stderr
    assert other[:-1] == [
        "[(-3, 0, 0), (-4, 4, 3), (12, -12, 2)]",
        "0 5",
        f"[{usual}, ['economy', 'industry', 'science', 'military', 'culture']]",
        "[(50, [12, 12, 12, 12]), (40, [9, 9, 9, 9])]",
        "['ghm~f~gffg', 'fgmff~ffmh']",
    ], done[1].stderr
    assert own[-1] != other[-1], "a game by other figures has other digests"


PLAY = """
import sys
import ecumene
from ecumene.core.chance import Chance
from ecumene.core.record import save
for number, (seats, name) in enumerate(((2, "terra-incognita"), (4, "terra-incognita"), (3, "base"))):
    game = ecumene.new("civ-new-dawn", seats, 3, {"game": name, "round_limit": "5"})
    chance = Chance.stream(number, "moves")
    while not game.is_over:
        moves = game.moves(game.to_move[0])
        game.play(game.to_move[0], moves[chance.below(len(moves))])
    print(game.faults(), len(set(game.land.positions)) - game.land.size)
    save([game.record()], sys.argv[0] + str(number))
"""
VERIFY = """
import sys
from ecumene.terminal.archive import verify
for number in range(3):
    problem = verify(sys.argv[0] + str(number))[0].problem
    print(problem.reason if problem else "good")
"""


@pytest.mark.parametrize("parts", [OTHER, {"construction-range": 4}], ids=["all", "one"])
def test_a_record_verifies_only_with_the_same_file(tmp_path: Path, parts: dict[str, Any]) -> None:
    path = written(tmp_path, parts)
    record = f"import sys\nsys.argv[0] = {str(tmp_path / 'record')!r}\n"
    played = run(record + PLAY, path)
    assert played.stdout.splitlines() == ["[] 0"] * 3, played.stderr
    assert run(record + VERIFY, path).stdout.splitlines() == ["good"] * 3
    refused = run(record + VERIFY, "").stdout.split()
    assert len(refused) == 3
    # By another map the first move may not even be legal.
    assert {*refused} <= {"record-hash", "record-illegal"}


def test_a_record_by_house_values_does_not_verify_with_a_file(tmp_path: Path) -> None:
    game = ecumene.new("civ-new-dawn", seats=2, seed=1)
    game.play(game.to_move[0], game.moves(game.to_move[0])[0])
    for number in range(3):
        save([game.record()], str(tmp_path / f"record{number}"))
    record = f"import sys\nsys.argv[0] = {str(tmp_path / 'record')!r}\n"
    assert run(record + VERIFY, "").stdout.splitlines() == ["good"] * 3
    assert run(record + VERIFY, written(tmp_path, {"siege-tactics": 3})).stdout.splitlines() == ["record-hash"] * 3


def test_the_example_of_the_docs_holds(tmp_path: Path) -> None:
    """What it shows are the house values, but for one order and one space."""
    text = (ROOT / "docs" / "tables.md").read_text(encoding="utf-8")
    section = text.split("## Civilization: A New Dawn\n")[1].split("\n## ")[0]
    example = json.loads(section.split("```json\n")[1].split("```")[0])["civ-new-dawn"]
    assert all(f"`{part}`" in section for part in house_values.PARTS)
    own, other = [run(LOOK, tables).stdout.splitlines() for tables in ("", written(tmp_path, example))]
    assert (own[0], own[1], own[2], own[3]) == (other[0], other[1], other[2], other[3])
    assert other[4] == "['ghm~f~gffg', 'hgmff~ffmh']"


# A wrong file

CORE_SENTENCE = (
    "core-2-3 should have two lists, for sides A and B, each with 2 tiles",
    "core-2-3 powinno mieć dwie listy, dla stron A i B, w każdej kafelki (liczba: 2)",
)
PLACES = [[0, 0, 0], [-2, -1, 3]]


@pytest.mark.parametrize(
    ("parts", "english", "polish"),
    [
        ([], "civ-new-dawn should hold only: base-core,", "civ-new-dawn powinno zawierać tylko: base-core,"),
        ({"siege": 2}, "civ-new-dawn should hold only", "civ-new-dawn powinno zawierać tylko"),
        ({"siege-tactics": 10}, "siege-tactics should be a whole number from 0 to 9", "liczbą całkowitą od 0 do 9"),
        ({"siege-tactics": True}, "siege-tactics should be a whole number", "siege-tactics powinno być liczbą"),
        ({"construction-range": "3"}, "construction-range should be a whole", "construction-range powinno być liczbą"),
        ({"supply": {"oil": 9}}, "supply should hold only: trade, resources,", "supply powinno zawierać tylko"),
        ({"supply": {"base-trade": 3}}, "base-trade should be a whole number from 4 to 999", "od 4 do 999"),
        ({"start-orders": {"rome": []}}, "start-orders should hold only: inca, indonesia", "tylko: inca, indonesia"),
        ({"start-orders": {"inca": ["culture"]}}, "inca should be a list of texts, 5", "inca powinno być listą"),
        ({"start-orders": {"inca": ["culture"] * 5}}, "inca does not fit here. Use these", "inca tu nie pasuje"),
        ({"start-orders": {"inca": [[], 1, 2, 3, 4]}}, "culture, science, economy, industry, military", "inca tu nie"),
        ({"terrain": {"7A-1": "hills"}}, "terrain should hold only: 3B-2", "terrain powinno zawierać tylko: 3B-2"),
        ({"terrain": {"7B-1": "sea"}}, "7B-1 should hold only: grassland, hills", "7B-1 powinno zawierać tylko"),
        ({"terrain": {"7B-1": ["hills"]}}, "7B-1 should hold only: grassland, hills", "7B-1 powinno zawierać tylko"),
        ({"core-2-3": 3}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, 0]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, PLACES[:1]]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, [[0, 0, 0], [3, -1]]]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, [[0, 0, 0], [3, -1, 6]]]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, [[0, 0, 0], [15, -1, 3]]]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, [[0, 0, 0], [3, True, 3]]]}, *CORE_SENTENCE),
        ({"core-2-3": [PLACES, [[0, 0, 0], [0, 0, 3]]]}, "two tiles of the core lie on one", "dwa kafelki rdzenia"),
        ({"base-core": [PLACES, PLACES]}, "base-core should have two lists", "(liczba: 4)"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_in_a_sentence(tmp_path: Path, parts: object, english: str, polish: str) -> None:
    code = """
import ecumene
from ecumene.terminal.command_language import explain
try:
    ecumene.box("civ-new-dawn")
except ecumene.BadInput as problem:
    print(explain(problem, "en"), explain(problem, "pl"), sep="\\n")
"""
    done = run(code, written(tmp_path, parts))
    said = done.stdout.splitlines()
    assert len(said) == 2, done.stderr
    assert english in said[0]
    assert polish in said[1]


# Called so where players meet them


def game_of(seats: int = 2, leaders: str = "", **options: str) -> CivNewDawn:
    game = ecumene.new("civ-new-dawn", seats, 1, {"leaders": leaders, **options})
    assert isinstance(game, CivNewDawn)
    return game


def marked(game: CivNewDawn, thing: str) -> list[str]:
    """The English sentence that tells of a house value, if there is one; the Polish one must be there too."""
    found: list[list[str]] = []
    for language in LANGUAGES:
        about = FACE.explain(game, thing, Words(language, FACE.package))
        assert about is not None, thing
        found.append([line for line in about.lines if MARKS[language] in line])
    assert len(found[0]) == len(found[1])
    return found[0]


def test_nothing_is_replaced_in_the_box() -> None:
    assert (FINGERPRINT, house_values.REPLACED) == (0, {})


@pytest.mark.parametrize(
    ("leader", "card", "part", "sentence"),
    [
        ("georgia", "siege-tactics", "siege-tactics", "House value: what it adds to the slot in combat."),
        ("nubia", "construction", "construction-range", "House value: how far it builds a city."),
    ],
)
def test_figures_of_unique_cards(
    leader: str, card: str, part: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(2, f"{leader} rome")
    assert [sentence in line for line in marked(game, "leader-0")] == [True]
    assert marked(game, "leader-1") == []
    number = NUMBER[card]
    type = FOCUS[number].type
    game.players[0].cards[type] = number
    row = f"card-0-{TYPES[type]}"
    assert [sentence in line for line in marked(game, row)] == [True]
    assert marked(game, row.replace("card-0", "card-1")) == []
    monkeypatch.setitem(house_values.REPLACED, part, 4)
    assert marked(game, "leader-0") == marked(game, row) == []


def test_orders_of_first_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(3, "inca indonesia rome")
    sentence = "House value: the order of the first cards (culture, military, science, industry, economy)."
    assert [line.startswith(sentence) for line in marked(game, "leader-0")] == [True]
    monkeypatch.setitem(house_values.REPLACED, "start-orders", {"inca": []})
    assert [len(marked(game, f"leader-{seat}")) for seat in range(3)] == [0, 1, 0]


def test_terrain_of_two_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every space that was read in two ways says so, and no other."""
    words = Words("en", FACE.package)
    monkeypatch.setitem(house_values.REPLACED, "core-2-3", [])
    found: dict[str, str] = {}
    game = game_of()
    for tile in TILE_SIDES:
        land = type(game.land)().with_tile(tile.number, tile.side, game.land.positions[0], tile.number % 6, CORE)
        game.land = land
        for space in range(land.size):
            for line in house_text.of_space(game, space, words):
                assert line.startswith("House value: the terrain of this space.")
                found[house_text.space_key(game, space)] = line
    assert list(found) == sorted(found, key=lambda key: list(house_values.OTHER_READINGS).index(key))
    assert set(found) == set(house_values.OTHER_READINGS)
    assert all(house_values.OTHER_READINGS[key] in line for key, line in found.items())


def test_the_other_reading_is_another_one() -> None:
    for key, word in house_values.OTHER_READINGS.items():
        name, _, space = key.partition("-")
        tile = TILE_SIDES[(int(name[:-1]) - 1) * 2 + "AB".index(name[-1])]
        assert TERRAIN_LETTERS[tile.terrain[int(space)]] != house_values.TERRAIN_WORDS[word], key


def test_a_space_of_the_map_is_found_by_tile_side_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of()
    land = game.land
    game.land = land.with_tile(7, 1, land.positions[0] + 20, 2, CORE).with_fort(land.positions[0] - 20)
    keys = [house_text.space_key(game, space) for space in range(land.size, game.land.size)]
    assert keys == [*[f"7B-{space}" for space in range(10)], ""]
    monkeypatch.setitem(house_values.REPLACED, "core-2-3", [])
    words = Words("en", FACE.package)
    assert [len(house_text.of_space(game, land.size + space, words)) for space in (0, 1, 6)] == [0, 1, 1]
    monkeypatch.setitem(house_values.REPLACED, "terrain", {"7B-1": "hills"})
    assert [len(house_text.of_space(game, land.size + space, words)) for space in (0, 1, 6)] == [0, 0, 1]


@pytest.mark.parametrize(
    ("seats", "options", "part"),
    [(2, {}, "core-2-3"), (3, {}, "core-2-3"), (4, {}, "core-4-5"), (3, {"game": "base"}, "base-core")],
)
def test_the_core(seats: int, options: dict[str, str], part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(seats, **options)
    words = Words("en", FACE.package)

    def everywhere() -> list[bool]:
        board = " ".join(" ".join(as_text.board(game, words)).split())
        first = house_text.of_space(game, 0, words)
        core = "House value: where the tiles of the core lie"
        return [core in board, core in " ".join(first), house_text.core_is_ours(game)]

    assert everywhere() == [True] * 3
    for other in {"core-2-3", "core-4-5", "base-core"} - {part}:
        monkeypatch.setitem(house_values.REPLACED, other, [])
    assert everywhere() == [True] * 3
    monkeypatch.setitem(house_values.REPLACED, part, [])
    assert everywhere() == [False] * 3


@pytest.mark.parametrize(("name", "prefix", "figures"), [("terra-incognita", "", (10, 60)), ("base", "base-", (8, 34))])
def test_the_supply(name: str, prefix: str, figures: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(game=name)
    words = Words("en", FACE.package)
    resources = f"House value: tokens of each resource in the box: {figures[0]}."
    trade = f"House value: trade tokens in the box: {figures[1]}."
    assert marked(game, "resource-oil") == [resources]
    table = " ".join(as_text.table(game, words))
    assert (resources in table, trade in table) == (True, True)
    monkeypatch.setitem(house_values.REPLACED, "supply", {f"{prefix}resources": 9})
    assert marked(game, "resource-oil") == []
    table = " ".join(as_text.table(game, words))
    assert ("each resource in the box" in table, trade in table) == (False, True)
