"""House values can be replaced by printed ones; a wrong file is refused in a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS, FINGERPRINT

LOOK = """
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.goods import unpack
import ecumene
board = BOARDS[BOARD_NUMBERS["atlantis-A"]]
print([unpack(stage.cost) for stage in board.stages], [stage.house for stage in board.stages])
print(CARDS[CARD_NUMBERS["hatshepsut"]].coins, ecumene.new("seven-wonders", seats=3, seed=1).digest())
"""


def run(code: str, tables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ECUMENE_TABLES": tables}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_house_values_are_marked() -> None:
    assert FINGERPRINT == 0
    assert all(stage.house for stage in BOARDS[BOARD_NUMBERS["atlantis-A"]].stages)
    assert not any(stage.house for stage in BOARDS[BOARD_NUMBERS["giza-B"]].stages)
    assert CARDS[CARD_NUMBERS["hatshepsut"]].house
    assert not CARDS[CARD_NUMBERS["midas"]].house


def test_a_file_replaces_them(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    stages = [{"stone": 1}, {"wood": 3, "coins": 1}, {"glass": 2}]
    new = {"boards": {"atlantis-A": {"stages": stages}}, "cards": {"hatshepsut": {"coins": 4}}}
    path.write_text(json.dumps({"seven-wonders": new}), encoding="utf-8")
    own = run(LOOK, "").stdout.splitlines()
    other = run(LOOK, str(path)).stdout.splitlines()
    assert other[0] == "[{'stone': 1}, {'wood': 3}, {'glass': 2}] [False, False, False]"
    assert other[1].split()[0] == "4"
    assert own[1].split()[1] != other[1].split()[1], "a game by other figures has other hashes"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is not JSON"),
        ('{"seven-wonders": {"stages": {}}}', "should hold"),
        ('{"seven-wonders": {"boards": {"atlantis-A": {"stages": [{"stone": 1}]}}}}', "has 3 stages"),
        ('{"seven-wonders": {"boards": {"atlantis-C": {"stages": []}}}}', "know no atlantis-C"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"gold": 4}}}}', "is not a price"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"coins": 99}}}}', "is not a price"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text, encoding="utf-8")
    code = "import sys; from ecumene.cli import main; sys.argv = ['ecumene', 'games']; main()"
    done = run(code, str(path))
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
