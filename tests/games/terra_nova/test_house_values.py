"""Maps and figures that are not printed can be replaced by a file; a wrong file is refused in a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.games.terra_nova import as_text, house_values
from ecumene.games.terra_nova.boards import HOUSE_VALUES, TWO
from ecumene.games.terra_nova.face import FACE
from ecumene.games.terra_nova.game import FINGERPRINT
from ecumene.text import Words
from tests.rules.terra_nova.deals import deal
from tests.rules.terra_nova.table import Table

#: Another 2-player side: two islands, a site, a mark.
SIDE = {"rows": ["LF~WD", "SL~~FS", "DW~LD"], "sites": ["B2-C4"], "marks": ["A1", "C5"]}
FIRST = {"round-tiles": ["town", "house", "house", "sailing", "spade"], "houses": {"2": {"fairies": ["A5", "B7"]}}}
MATS = {"golems": {"coins": 9, "houses": ["1c", "2p", "2c1p", "-", "-", "-", "-", "-"]}}
LOOK = """
import ecumene
two = ecumene.new("terra-nova", seats=2, seed=1, options={"two_player_variant": "lucky-digger"})
print([two.land.name(cell) for cell in two.land.in_reading_order], len(two.land.sites), two.land.marks.bit_count())
first = ecumene.new("terra-nova", seats=2, seed=1, options={"first_game": True, "factions": "random"})
print(first.round_tiles, [[first.land.name(c) for c in range(60) if mat.houses >> c & 1] for mat in first.mats])
plain = ecumene.new("terra-nova", seats=2, seed=1)
plain.play(plain.to_move[0], plain.parse(plain.to_move[0], "faction golems"))
print([mat.coins for mat in plain.mats if mat.faction >= 0], plain.digest())
from ecumene.games.terra_nova.figures import PRINTED
from ecumene.games.terra_nova.boards import HOUSE_VALUES
print(PRINTED.house_rows[4].coins, PRINTED.house_rows[4].power, len(HOUSE_VALUES))
"""


def run(code: str, tables: Path | str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ECUMENE_TABLES": str(tables)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_a_file_replaces_them(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    new = {"two-player-side": SIDE, "first-game": FIRST, "mats": MATS}
    path.write_text(json.dumps({"terra-nova": new}), encoding="utf-8")
    own, other = [run(LOOK, tables).stdout.splitlines() for tables in ("", path)]
    assert other[0].endswith("'C4', 'C5'] 1 2")
    assert other[1].startswith("[6, 0, 1, 5, 7] [[")
    assert "['A5', 'B7']" in other[1]
    assert (own[2].split()[0], other[2].split()[0]) == ("[7]", "[9]")
    assert own[2].split()[1] != other[2].split()[1], "a game by other figures has other digests"
    assert (own[3], other[3]) == (
        "[0, 3, 5, 7, 9, 9, 10, 10, 10] [0, 0, 0, 0, 0, 2, 2, 3, 3] 1",
        "[0, 1, 1, 3, 3, 3, 3, 3, 3] [0, 0, 2, 3, 3, 3, 3, 3, 3] 0",
    )


def side(**changes: object) -> dict[str, object]:
    return {"terra-nova": {"two-player-side": {**SIDE, **changes}}}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"terra-nvoa": {}}, "names a game “terra-nvoa”"),
        ({"terra-nova": []}, "terra-nova should hold only: two-player-side, first-game, mats"),
        ({"terra-nova": {"map": {}}}, "terra-nova should hold only"),
        ({"terra-nova": {"two-player-side": {"rows": SIDE["rows"]}}}, "two-player-side lacks: sites, marks"),
        (side(size=3), "two-player-side should hold only"),
        (side(rows="LF"), "should be a list of texts"),
        (side(rows=["LFX"]), "“LFX” is not a row"),
        (side(rows=["LFWDS"] * 20), "62 cells of land are the most"),
        (side(sites=["A1-A2"]), "A1-A2 is not a bridge site"),
        (side(sites=["A9-B2"]), "A9-B2 is not a bridge site"),
        (side(marks=["A3"]), "A3 cannot be marked"),
        ({"terra-nova": {"first-game": {"round-tiles": ["town"] * 5}}}, "town does not fit here"),
        ({"terra-nova": {"first-game": {"round-tiles": ["town"]}}}, "5 of them"),
        ({"terra-nova": {"first-game": {"houses": {"5": {}}}}}, "first-game, houses should hold only: 2, 3, 4"),
        ({"terra-nova": {"first-game": {"houses": {"2": {"golems": []}}}}}, "should hold only: fairies, leprechauns"),
        ({"terra-nova": {"first-game": {"houses": {"2": {"fairies": ["A1", "A2"]}}}}}, "cannot stand on A1"),
        ({"terra-nova": {"mats": {"elves": {}}}}, "mats should hold only"),
        ({"terra-nova": {"mats": {"golems": {"tiles": 3}}}}, "mats, golems should hold only: coins, houses, factories"),
        ({"terra-nova": {"mats": {"golems": {"coins": -1}}}}, "a number from 0 to 99"),
        ({"terra-nova": {"mats": {"golems": {"factories": ["1p2c", "-", "-", "-"]}}}}, "“1p2c” is not an income"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_in_a_sentence(tmp_path: Path, data: object, sentence: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    code = """
import ecumene
try:
    ecumene.box("terra-nova")
except ecumene.BadInput as problem:
    print(problem)
"""
    assert sentence in run(code, path).stdout


def test_what_is_a_house_value_is_marked_where_players_see_it() -> None:
    assert (FINGERPRINT, house_values.REPLACED, HOUSE_VALUES) == (0, {}, [TWO])
    for language, marked in zip(LANGUAGES, ("house value", "umown"), strict=True):
        words = Words(language, FACE.package)
        for table, ours in ((deal(2, two_player_variant="planner"), True), (deal(2, board="printed"), False)):
            assert (marked in "".join(as_text.board(table, words))) == ours
        first = FACE.explain(Table("fairies", "leprechauns", first_game=True).game, "round-1", words)
        usual = FACE.explain(Table("fairies", "leprechauns").game, "round-1", words)
        assert first is not None
        assert usual is not None
        assert (marked in " ".join(first.lines), marked in " ".join(usual.lines)) == (True, False)
        for name in ("first_game", "two_player_variant"):
            assert marked in ecumene.box("terra-nova").options[name].meaning[language]
