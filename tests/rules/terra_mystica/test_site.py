"""Section 21: the table's default and the reading `site`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.games.terra_mystica import BOX
from ecumene.games.terra_mystica.check import LogCase, read_states
from ecumene.games.terra_mystica.check.rows import Rows
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.snellman.log import read_log
from ecumene.games.terra_mystica.snellman.table import options_of
from tests.rules.terra_mystica.deals import TABLES, deal
from tests.rules.terra_mystica.table import Table, told

#: Records that the second engine keeps: real games and games of the reference engine.
RECORDS = sorted((Path(__file__).parents[2] / "second" / "terra_mystica" / "games").glob("*.cmds.txt"))
BY_RECORD = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
READINGS = pytest.mark.parametrize("rules", ["printed", "site"])


def table(*factions: str, rules: str = "site", **options: Any) -> Table:
    return Table(*factions, rules=rules, **options)


def two_spades(rules: str) -> Table:
    """The 6-power action, one spade of which has left D4 short of forest."""
    found = table("witches", "nomads", rules=rules).put(0, "dwelling", "C3").bowls(0, 0, 0, 6)
    found.play("power spades", "transform D4 mountains")
    return found


def stormy(rules: str) -> Table:
    return table("nomads", "witches", rules=rules).put(0, "stronghold", "F3").ground("G2", "desert").turn(0)


# One option for all


@pytest.mark.rule("TM-411")
def test_the_printed_rule_is_the_default_and_site_one_option() -> None:
    option = BOX.options["rules"]
    assert (option.default, option.choices) == ("printed", ("printed", "site"))
    assert deal(3).site is False
    assert deal(3, rules="site").site is True


def state_of(game: TerraMystica) -> list[object]:
    """What everybody has and where it stands."""
    found: list[object] = []
    for mat in game.mats:
        bowls = mat.bowls
        found += [mat.vp, mat.coins, mat.workers, mat.priests, bowls.one, bowls.two, bowls.three, mat.cults]
        found += [mat.buildings, mat.keys, mat.favours, mat.towns, mat.bonus]
    return found


def tidy(site: TerraMystica, printed: TerraMystica) -> None:
    """What only `site` asks for: offers that give nothing, and the pass of who can do nothing else."""
    again = True
    while again:
        again = False
        for seat in site.to_move:
            alone = [str(move) for move in site.moves(seat)] == ["pass"]
            if alone and (printed.is_over or printed.mats[seat].passed):
                site.play(seat, site.moves(seat)[0])
                again = True
                break
        for seat, mat in enumerate(site.mats):
            empty = [offer for offer in mat.offers if not offer.able]
            if empty and not again:
                faction = site.cast(empty[0].builder)
                site.play(seat, site.parse(seat, f"decline {empty[0].amount} {faction}"))
                again = True


@pytest.mark.rule("TM-411")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_by_the_printed_rules_is_the_same_game_with_site(seed: int) -> None:
    # Those who choose because of an answer of others may do so later with `site`.
    late = ("cultists", "shapeshifters", "riverwalkers")
    names = [name for name in TABLES[seed % 4] if name not in late][:4]
    options: dict[str, object] = {"factions": "fixed", "seating": " ".join(names), "fire_and_ice": True}
    printed, site = deal(len(names), seed, **options), deal(len(names), seed, rules="site", **options)
    chance = Chance.stream(seed, "test")
    while not printed.is_over:
        seat = printed.to_move[0]
        moves = printed.moves(seat)
        passes = [move for move in moves if str(move).startswith("pass")]
        acts = [move for move in moves if move not in passes]
        some = passes if passes and chance.below(8) == 0 else acts or moves
        move = some[chance.below(len(some))]
        printed.play(seat, move)
        site.play(seat, site.parse(seat, str(move)))
        tidy(site, printed)
        assert state_of(site) == state_of(printed)
    assert site.is_over


@pytest.mark.breach("TM-411")
def test_at_the_table_none_of_the_liberties_is_open() -> None:
    assert told(two_spades("printed").refusal("transform D5 forest"), "TM-071", "first-not-home", {"cell": "D5"})
    bridges = table("witches", "nomads", rules="printed").put(0, "dwelling", "C2").bridge(1, "C2-E5").bowls(0, 0, 0, 3)
    assert told(bridges.refusal("power bridge C2-E5"), "TM-085", "site-taken")
    storm = stormy("printed")
    storm.play("special sandstorm")
    assert told(storm.refusal("build G2"), "TM-169", "not-transformed")
    waste = table("witches", "nomads", rules="printed").put(0, "dwelling", "C3").stock(0, priests=7).bowls(0, 0, 0, 5)
    assert told(waste.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")


# The records


@pytest.mark.rule("TM-412", "TM-419")
@BY_RECORD
def test_with_site_every_command_of_the_records_is_legal_and_every_row_follows(path: Path) -> None:
    assert LogCase(path, "").differences() == []


@pytest.mark.breach("TM-412")
@BY_RECORD
def test_without_it_only_the_liberties_are_refused(path: Path) -> None:
    log = read_log(path.read_text(encoding="utf-8"))
    header, rows = read_states(path.with_name(path.name.replace(".cmds.txt", ".states.jsonl")))
    game = ecumene.box("terra-mystica").new(
        len(log.factions), 0, {**options_of(log, header["map"]), "rules": "printed"}
    )
    assert isinstance(game, TerraMystica)
    found = Rows(game, log.orders, header, rows).differences()
    # Somebody answers late (TM-417), or bridges what is bridged (TM-414); or the record takes no liberty at all.
    late = ("TM-059 not-your-turn", "TM-059 not-now", "TM-117 not-now", "TM-085 site-taken", "Choose(")
    assert all(str(difference.actual).startswith(late) for difference in found)


@pytest.mark.breach("TM-412")
def test_a_record_with_a_false_command_does_not_follow(tmp_path: Path) -> None:
    path = next(path for path in RECORDS if path.name.startswith("tow056"))
    states = path.with_name(path.name.replace(".cmds.txt", ".states.jsonl"))
    (tmp_path / states.name).write_text(states.read_text(encoding="utf-8"), encoding="utf-8")
    false = tmp_path / path.name
    false.write_text(path.read_text(encoding="utf-8").replace("upgrade J8 to TP", "upgrade E2 to TP"), encoding="utf-8")
    assert LogCase(false, "").differences() != []


# Two spades


@pytest.mark.rule("TM-413")
def test_site_lets_the_second_spade_make_home_terrain_after_a_short_first_hex() -> None:
    found = two_spades("site")
    found.play("transform D5 forest", "build D5")
    assert found.game.terrain_name(found.game.board.cell("D4")) == "mountains"
    # The other order gives the same position at every table.
    strict = table("witches", "nomads", rules="printed").put(0, "dwelling", "C3").bowls(0, 0, 0, 6)
    strict.play("power spades", "transform D5 forest", "transform D4 mountains", "build D5")
    assert strict.game.ground == found.game.ground


@pytest.mark.breach("TM-413")
def test_into_nothing_else_and_not_in_a_trade() -> None:
    found = two_spades("site")
    assert told(found.refusal("transform D5 swamp"), "TM-065", "no-way", {"cell": "D5"})
    sea = table("witches", "nomads", "darklings", merchants=True).put(0, "dwelling", "C3").port(0, "C3")
    sea.ships(0, "r16", "r10").put(1, "stronghold", "E8").put(2, "stronghold", "B4")
    sea.mats[0].shipping = 1
    sea.bowls(0, 12, 0, 0).bowls(1, 0, 0, 12).bowls(2, 0, 0, 12).turn(0)
    sea.play("special move", "sail r16 E8", "sail r10 B4", "done", "trade E8", "trade B4", "transform D4 mountains")
    assert told(sea.refusal("transform D5 forest"), "TM-071", "first-not-home", {"cell": "D5"})


# Bridges


@pytest.mark.rule("TM-414")
def test_site_lets_a_crossing_carry_further_bridges() -> None:
    found = table("engineers", "nomads").put(0, "dwelling", "E5").put(0, "stronghold", "C2").put(1, "dwelling", "H1")
    found.play("special bridge C2-E5", "done", "pass bonus-8", "special bridge C2-E5", "done")
    assert found.mats[0].bridges == 1
    assert len(found.game.bridges) == 2
    found.play("pass bonus-9")
    # Three points for each.
    assert found.source(0, "stronghold-passed") == 6


@pytest.mark.breach("TM-414")
def test_each_uses_up_a_bridge_and_they_join_once() -> None:
    found = table("witches", "nomads").put(0, "dwelling", "C2").bridge(0, "C2-E5", "C2-E5", "C2-E5").bowls(0, 0, 0, 3)
    assert told(found.refusal("power bridge C2-E5"), "TM-296", "no-bridge-left")
    found.put(1, "dwelling", "E5").play("upgrade C2 trading-post")
    # One power for one dwelling, not three.
    assert found.legal("accept", 1) == {"accept 1 witches"}
    strict = table("witches", "nomads", rules="printed").put(0, "dwelling", "C2").bridge(0, "C2-E5").bowls(0, 0, 0, 3)
    assert told(strict.refusal("power bridge C2-E5"), "TM-085", "site-taken", {"from": "C2", "to": "E5"})


# Sandstorm


@pytest.mark.rule("TM-415")
def test_site_lets_the_sandstorm_action_only_build() -> None:
    found = stormy("site")
    found.play("special sandstorm", "build G2")
    assert found.mats[0].built(0) == 1


@pytest.mark.breach("TM-415")
def test_but_not_out_of_reach_and_not_at_the_table() -> None:
    found = stormy("site")
    found.play("special sandstorm")
    assert told(found.refusal("build B1"), "TM-064", "out-of-reach", {"cell": "B1"})
    assert told(found.refusal("build F4"), "TM-289", "not-home", {"cell": "F4"})
    strict = stormy("printed")
    strict.play("special sandstorm")
    assert told(strict.refusal("build G2"), "TM-169", "not-transformed")


# Wasted conversions


@pytest.mark.rule("TM-416")
def test_site_lets_a_conversion_into_a_priest_be_wasted() -> None:
    found = table("witches", "nomads").put(0, "dwelling", "C3").stock(0, priests=7).bowls(0, 0, 0, 5)
    found.play("convert 5pw to 1p")
    assert (found.mats[0].priests, found.power(0)) == (7, (5, 0, 0))
    dark = table("darklings", "nomads").put(0, "trading-post", "B3").stock(0, priests=7, workers=6)
    dark.play("upgrade B3 stronghold", "convert 1w to 1p")
    assert (dark.mats[0].priests, dark.mats[0].workers) == (7, 1)


@pytest.mark.breach("TM-416")
def test_not_at_the_table_and_nothing_else_is_given_for_nothing() -> None:
    strict = table("darklings", "nomads", rules="printed").put(0, "trading-post", "B3").stock(0, priests=7, workers=6)
    strict.play("upgrade B3 stronghold")
    assert told(strict.refusal("convert 1w to 1p"), "TM-310", "no-priest-left")
    loose = table("darklings", "nomads").put(0, "trading-post", "B3").stock(0, priests=7, workers=20)
    loose.play("upgrade B3 stronghold", "convert 1w to 1p", "convert 1w to 1p", "convert 1w to 1p")
    assert told(loose.refusal("convert 1w to 1p"), "TM-158", "no-priests-now")
    assert told(loose.refusal("convert 2c to 1vp"), "TM-057", "sells-no-points")
