"""Section 21: late answers, who leaves, what both readings share, and values that a file can replace."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rules.terra_mystica.deals import seated, until
from tests.rules.terra_mystica.table import Table, told

READINGS = pytest.mark.parametrize("rules", ["printed", "site"])


def table(*factions: str, rules: str = "site", **options: Any) -> Table:
    return Table(*factions, rules=rules, **options)


# Late answers


def beside(builder: str = "witches", rules: str = "site") -> Table:
    """Seat 0 at C3 builds beside the Mermaids' dwelling at D4 (seat 2); seat 1 is far away."""
    found = table(builder, "nomads", "mermaids", rules=rules).put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    return found.put(2, "trading-post", "D4").bowls(2, 4, 4, 4)


@pytest.mark.rule("TM-417")
def test_site_lets_an_answer_wait_until_the_own_next_action() -> None:
    found = beside()
    found.play("upgrade C3 trading-post", "done", seat=0)
    found.play("send priest fire 1", "done", seat=1)
    # Now the Mermaids are to act, and may still answer first.
    assert {"accept 2 witches", "decline 2 witches", "send priest fire 3"} <= found.legal("", 2)
    found.play("accept 2 witches", seat=2)
    assert (found.power(2), found.mats[2].vp) == ((2, 6, 4), 19)
    found.play("send priest fire 3", seat=2)


@pytest.mark.rule("TM-417")
def test_to_act_first_counts_as_declining() -> None:
    found = beside("cultists")
    found.bowls(0, 4, 4, 4).play("upgrade C3 trading-post", "done", seat=0)
    found.play("send priest air 1", "done", seat=1)
    found.play("send priest fire 1", "done", seat=2)
    assert (found.power(2), found.mats[2].offers, found.mats[2].vp) == ((4, 4, 4), [], 20)
    # All have declined: one power for the Cultists.
    assert found.power(0) == (3, 5, 4)


@pytest.mark.rule("TM-417")
def test_the_step_of_the_cultists_may_come_after_their_next_action() -> None:
    found = beside("cultists")
    found.play("upgrade C3 trading-post", "done", seat=0)
    found.play("accept 2 cultists", seat=2)
    found.play("send priest air 1", "done", seat=1)
    found.play("send priest air 1", "done", seat=2)
    found.play("send priest fire 1", seat=0)
    found.play("cult water", "done", seat=0)
    assert found.mats[0].cults[:2] == [1, 1]


@pytest.mark.breach("TM-417")
def test_at_the_table_the_answer_comes_before_anything_else() -> None:
    found = beside(rules="printed")
    found.play("upgrade C3 trading-post")
    for seat, text in ((0, "done"), (0, "convert 1w to 1c"), (1, "send priest fire 1")):
        assert told(found.refusal(text, seat), "TM-059", "not-your-turn", {"turn": 2})
    assert told(found.refusal("send priest fire 1"), "TM-117", "not-now", {"owed": "answer-power"})
    step = beside("cultists", "printed")
    step.play("upgrade C3 trading-post", "accept 2 cultists")
    assert told(step.refusal("done", 0), "TM-393", "not-now", {"owed": "choose"})


@pytest.mark.breach("TM-417")
def test_nobody_answers_twice_or_what_was_not_offered() -> None:
    found = beside()
    found.play("upgrade C3 trading-post", seat=0)
    assert told(found.refusal("accept 3 witches", 2), "TM-112", "no-offer", {"power": 3})
    found.play("accept 2 witches", seat=2)
    found.play("done", seat=0)
    found.play("send priest fire 1", "done", seat=1)
    assert told(found.refusal("accept 2 witches", 2), "TM-112", "no-offer")


# Power when all decline


@pytest.mark.rule("TM-418")
@READINGS
@pytest.mark.parametrize("builder", ["cultists", "shapeshifters"])
def test_when_all_decline_the_builder_gains_one_power(builder: str, rules: str) -> None:
    found = beside(builder, rules).bowls(0, 4, 4, 4)
    found.play("upgrade C3 trading-post", seat=0)
    found.play(f"decline 2 {builder}", seat=2)
    assert found.power(0) == (3, 5, 4)


@pytest.mark.breach("TM-418")
@READINGS
@pytest.mark.parametrize("builder", ["cultists", "shapeshifters"])
def test_not_when_one_accepts_or_nobody_could(builder: str, rules: str) -> None:
    found = beside(builder, rules).bowls(0, 4, 4, 4)
    found.play("upgrade C3 trading-post", seat=0)
    found.play(f"accept 2 {builder}", seat=2)
    assert found.power(0) == (4, 4, 4)
    full = beside(builder, rules).bowls(0, 4, 4, 4).bowls(2, 0, 0, 12)
    full.play("upgrade C3 trading-post", seat=0)
    if rules == "site":
        full.play(f"decline 2 {builder}", seat=2)
    assert full.power(0) == (4, 4, 4)
    plain = beside("witches", rules).bowls(0, 4, 4, 4)
    plain.play("upgrade C3 trading-post", seat=0)
    plain.play("decline 2 witches", seat=2)
    assert plain.power(0) == (4, 4, 4)


# Set-up of the records


def leave(found: Table, seat: int) -> None:
    """Never offered, so that nobody leaves by chance."""
    found.game.play(seat, found.game.parse(seat, "leave"))


@pytest.mark.rule("TM-419")
def test_who_leaves_plays_on_passively() -> None:
    found = beside().bonus(2, "4").turn(2)
    leave(found, 2)
    assert found.seat == 0
    # The tile goes back; buildings stay and count for others: the cheap trading post of a neighbour.
    assert 3 in found.game.pool
    coins = found.mats[0].coins
    found.play("upgrade C3 trading-post", seat=0)
    assert (found.mats[0].coins, found.mats[2].offers) == (coins - 3, [])
    found.play("done", seat=0)
    assert found.seat == 1


@pytest.mark.rule("TM-419")
def test_the_records_start_with_20_points_and_no_ships() -> None:
    game = seated("fakirs", "engineers", "giants", rules="site", start_points="20", map="lakes")
    until(game, "take-action")
    assert [mat.vp for mat in game.mats] == [20, 20, 20]
    assert (game.merchants, [mat.port for mat in game.mats]) == (False, [-1, -1, -1])


@pytest.mark.breach("TM-419")
def test_at_the_table_nobody_leaves_and_who_left_does_nothing_more() -> None:
    strict = beside(rules="printed")
    assert told(strict.refusal("leave"), "TM-419", "no-leaving")
    found = beside()
    leave(found, 0)
    for text in ("send priest fire 1", "pass bonus-9"):
        assert told(found.refusal(text, 0), "TM-059", "not-your-turn")
    found.play("pass bonus-9", seat=1)
    assert "leave" not in found.legal("", 2)
    found.play("pass bonus-7", seat=2)
    assert found.game.round == 2
    assert found.seat == 1


# What both readings share


@pytest.mark.rule("TM-420")
@READINGS
def test_the_ways_of_a_transformation_are_the_same(rules: str) -> None:
    found = table("witches", "nomads", rules=rules).put(0, "dwelling", "C3").stock(0, workers=18).ground("D4", "lakes")
    # TM-065, TM-386: any terrain in one direction, into home terrain both ways round.
    ways = {"desert", "plains", "swamp", "forest", "mountains", "wasteland"}
    expected = {f"transform D4 {terrain}" for terrain in ways} | {"transform D4 forest long"}
    assert found.legal("transform D4") == expected


@pytest.mark.rule("TM-420")
@READINGS
def test_a_foreign_bridge_makes_adjacent_in_both(rules: str) -> None:
    found = table("witches", "nomads", rules=rules).put(0, "dwelling", "C2").put(1, "dwelling", "E5").bridge(1, "C2-E5")
    found.play("upgrade C2 trading-post", seat=0)
    assert found.legal("accept", 1) == {"accept 1 witches"}


@pytest.mark.rule("TM-420")
@READINGS
def test_free_spades_may_be_left_unused_and_passed_spaces_pay_again(rules: str) -> None:
    found = table("witches", "nomads", rules=rules, scoring="1").put(0, "dwelling", "C3").bowls(0, 0, 0, 4)
    found.play("power spade", "done", seat=0)
    assert found.source(0, "round-spade") == 2
    down = table("acolytes", "nomads", rules=rules).put(0, "dwelling", "C3").cult(0, fire=5).bowls(0, 12, 0, 0)
    down.play("transform D4 volcano fire", "done", seat=0)
    down.turn(0).play("send priest fire 3", seat=0)
    # Spaces 3 and 5 once more: three power.
    assert down.power(0) == (9, 3, 0)


@pytest.mark.breach("TM-420")
@READINGS
def test_what_these_rules_exclude_is_refused_in_both(rules: str) -> None:
    found = (
        table("witches", "nomads", rules=rules).put(0, "dwelling", "C3").ground("D4", "lakes").ground("D5", "forest")
    )
    # TM-065: exactly one way between two other terrains. TM-388: home terrain stays.
    assert told(found.refusal("transform D4 desert long"), "TM-065", "no-way")
    assert told(found.refusal("transform D5 lakes"), "TM-388", "home-already", {"cell": "D5"})
    giants = table("giants", "nomads", rules=rules).put(0, "dwelling", "D4").ground("D5", "lakes")
    assert told(giants.refusal("transform D5 forest"), "TM-065", "no-way")
    # TM-175: the home of the Riverwalkers counts for nobody's price.
    dragons = table("dragonlords", "riverwalkers", rules=rules).put(0, "dwelling", "C3").bowls(0, 5, 0, 0)
    dragons.ground("D4", "lakes").turn(0).play("transform D4 volcano", seat=0)
    assert dragons.power(0) == (4, 0, 0)


# Values that a file can replace


LOOK = """
import ecumene
ecumene.games()
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.tiles import MERCHANT_MOVEMENT
print(MERCHANT_MOVEMENT, [faction.ship_price for faction in FACTIONS if faction.id == "swarmlings"])
"""


def look(path: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "ECUMENE_TABLES": path}
    return subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.rule("TM-421")
def test_a_file_replaces_values_that_a_printed_text_may_yet_decide(tmp_path: Path) -> None:
    assert look("").stdout.strip() == "[0, 1, 2, 3, 4, 5] [(2, 3)]"
    path = tmp_path / "printed.json"
    new = {"merchant-movement": [1, 2, 2, 3, 3], "swarmlings-ship": [2, 2]}
    path.write_text(json.dumps({"terra-mystica": new}), encoding="utf-8")
    assert look(str(path)).stdout.strip() == "[0, 1, 2, 2, 3, 3] [(2, 2)]"


@pytest.mark.breach("TM-421")
@pytest.mark.parametrize("part", [{"swarmlings": [2, 2]}, {"merchant-movement": [1, 2]}, {"swarmlings-ship": "2 2"}])
def test_other_words_and_wrong_values_are_refused(tmp_path: Path, part: dict[str, object]) -> None:
    path = tmp_path / "printed.json"
    path.write_text(json.dumps({"terra-mystica": part}), encoding="utf-8")
    result = look(str(path))
    assert result.returncode != 0
    assert "BadInput" in result.stderr
