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


MORE = """
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS
from ecumene.games.seven_wonders.goods import unpack
for name in ("nomades-A", "tartaros-A", "caylus-A"):
    board = BOARDS[BOARD_NUMBERS[name]]
    print(name, board.coins, unpack(board.production), board.house_start, len(board.stages))
petra, yamato, tartaros = [BOARDS[BOARD_NUMBERS[name]] for name in ("petra-B", "yamato-B", "tartaros-B")]
print([stage.coins for stage in petra.stages], petra.stages[0].in_version_1)
print([unpack(stage.cost) for stage in yamato.stages], len({stage.effects[0].kind for stage in yamato.stages}))
print([stage.needs_age for stage in tartaros.stages])
import ecumene
from ecumene.core.chance import Chance
game = ecumene.new("seven-wonders", 3, 1, {"wonders": "lost", "deal": "choose", "sides": "B", "balance": "orders"})
for name in ("yamato-B", "tartaros-B", "babel-B"):
    game.play(game.to_move[0], game.parse(game.to_move[0], "board " + name))
chance = Chance.stream(1, "moves")
while not game.is_over:
    moves = game.moves(game.to_move[0])
    stages = [move for move in moves if str(move).startswith("stage")]
    chosen = stages or moves
    game.play(game.to_move[0], chosen[chance.below(len(chosen))])
print(game.faults(), game.cities[1].stages)
"""


def test_starts_numbers_of_stages_and_many_coins(tmp_path: Path) -> None:
    path = tmp_path / "printed.json"
    boards = {
        "nomades-A": {"start": {"coins": 6}},
        "tartaros-A": {"start": {"resource": "glass"}},
        "caylus-A": {"start": {"resource": "ore", "coins": 2}},
        "petra-B": {"stages": [{"ore": 1}, {"coins": 10}]},
        "yamato-B": {"stages": [{"wood": 1}, {"stone": 1}, {"clay": 1}, {"ore": 1}]},
        "tartaros-B": {"start": {"resource": "wood"}, "stages": [{}, {}]},
    }
    path.write_text(json.dumps({"seven-wonders": {"boards": boards}}), encoding="utf-8")
    done = run(MORE, str(path))
    assert done.stdout.splitlines() == [
        "nomades-A 6 {} False 3",
        "tartaros-A 0 {'glass': 1} False 3",
        "caylus-A 2 {'ore': 1} False 4",
        "[0, 10] None",
        "[{'wood': 1}, {'stone': 1}, {'clay': 1}, {'ore': 1}] 1",
        "[3, 3]",
        "[] 3",
    ], done.stderr


def test_printed_figures_are_not_marked() -> None:
    marked = [[stage.house for stage in BOARDS[BOARD_NUMBERS[f"petra-{side}"]].stages] for side in "AB"]
    # Only the coins are ours.
    assert marked == [[False, True, False], [False, True]]
    assert not any(stage.house for side in "AB" for stage in BOARDS[BOARD_NUMBERS[f"manneken-pis-{side}"]].stages)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is not JSON"),
        ('{"seven-wonders": {"stages": {}}}', "should hold"),
        ('{"seven-wonders": {"boards": {"atlantis-A": {"stages": [{"stone": 1}]}}}}', "has 3 stages"),
        ('{"seven-wonders": {"boards": {"atlantis-C": {"stages": []}}}}', "know no atlantis-C"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"gold": 4}}}}', "is not a price"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"coins": 99}}}}', "is not a price"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"wood": 8}}}}', "is not a price"),
        ('{"seven-wonders": {"cards": {"hatshepsut": {"wood": true}}}}', "is not a price"),
        ('{"seven-wonders": {"cards": []}}', "should be a JSON object"),
        ('{"seven-wonders": {"boards": {"yamato-B": {"stages": []}}}}', "from 1 to 5 stages"),
        ('{"seven-wonders": {"boards": {"yamato-B": {"stages": [{}, {}, {}, {}, {}, {}]}}}}', "from 1 to 5 stages"),
        ('{"seven-wonders": {"boards": {"atlantis-A": {"starts": {"coins": 4}}}}}', "“start” or “stages”"),
        ('{"seven-wonders": {"boards": {"nomades-A": {"start": {"gold": 4}}}}}', "is not a start"),
        ('{"seven-wonders": {"boards": {"nomades-A": {"start": {"resource": "gold"}}}}}', "is not a start"),
        ('{"seven-wonders": {"boards": {"manneken-pis-A": {"stages": [{}, {}, {}]}}}}', "copies the stages"),
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
