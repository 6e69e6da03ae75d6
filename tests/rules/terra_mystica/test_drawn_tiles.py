"""Section 1: scoring tiles and bonus tiles, as they are drawn and laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.chance import Chance
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.tiles import BONUS_TILES, SCORING_TILES
from tests.rules.terra_mystica.deals import (
    bonus_ids,
    deal,
    not_dealt,
    offered,
    owed,
    placed,
    say,
    scoring_ids,
    seated,
    until,
    wander,
)
from tests.rules.terra_mystica.table import Table, of_kind
from tests.second.terra_mystica.data import SCORING_TILES as PRINTED

BASE = [str(number) for number in range(1, 9)]
MERCHANTS = [f"m{number}" for number in range(1, 13)]
#: What each new tile counts in phase III.
CULT = {f"m{number}": PRINTED[f"SM{number}"]["cult"] for number in range(1, 13)}
SEEDS = range(300)


def thrice(tiles: list[str]) -> bool:
    """Three tiles of one cult in rounds 1 to 5."""
    return max(Counter([CULT[tile] for tile in tiles[:5]]).values()) >= 3


@pytest.mark.rule("TM-006")
@pytest.mark.parametrize(
    ("options", "pool"),
    [({}, BASE), ({"temple_tile": True}, [*BASE, "9"]), ({"merchants": True}, MERCHANTS)],
)
def test_six_scoring_tiles_are_drawn_from_all_in_the_box(options: dict[str, object], pool: list[str]) -> None:
    dealt = [scoring_ids(deal(2, seed, **options)) for seed in SEEDS]
    for place in range(4):
        assert {tiles[place] for tiles in dealt} == set(pool)
    assert all(len(tiles) == 6 for tiles in dealt)


@pytest.mark.rule("TM-006")
def test_they_lie_face_up_from_the_start_and_each_pays_in_its_round() -> None:
    game = deal(2, 4)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert isinstance(view, TerraMystica)
        assert view.scoring == game.scoring
    table = Table("witches", "nomads", round=2).put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    table.game.scoring = [1, 2, 5, 1, 1, 1]
    table.ground("D4", "forest").ground("H2", "desert")
    table.play("build D4", "done", "upgrade H1 trading-post")
    assert (table.source(0, "round-dwelling"), table.source(1, "round-trading-post")) == (2, 0)
    table.pass_all()
    table.turn(0).play("upgrade C3 trading-post")
    assert (table.source(0, "round-dwelling"), table.source(0, "round-trading-post")) == (2, 3)


@pytest.mark.breach("TM-006")
def test_no_scoring_tile_lies_twice_or_is_changed_later() -> None:
    for seed in SEEDS:
        assert len(set(scoring_ids(deal(2, seed)))) == 6
    game = deal(3, 7, factions="random")
    laid = game.scoring[:]
    paid = {f"round-{deed}" for deed in ("dwelling", "trading-post", "stronghold", "sanctuary", "spade", "town")}
    for events in wander(game, 7):
        assert game.scoring == laid
        deeds = SCORING_TILES[laid[max(game.round, 1) - 1]].deeds
        for event in of_kind(events, "scored"):
            if str(event.data["source"]) in paid and of_kind(events, "round-started") == []:
                assert str(event.data["source"]) in {f"round-{DEEDS[deed]}" for deed in deeds}


DEEDS = ("dwelling", "trading-post", "temple", "stronghold", "sanctuary", "shipyard", "spade", "town")


@pytest.mark.breach("TM-006")
def test_a_named_set_of_scoring_tiles_must_be_six_of_the_box() -> None:
    for named in ("1 2 3 4 5", "1 2 3 4 5 5", "1 2 3 4 5 m6"):
        problem = not_dealt(2, scoring_tiles=named)
        assert (problem.reason, problem.needs["number"]) == ("terra-mystica-tiles", 6)


@pytest.mark.rule("TM-007")
@pytest.mark.parametrize(("options", "spade"), [({}, "1"), ({"merchants": True}, "m1")])
def test_the_spade_tile_lies_in_one_of_the_first_four_rounds(options: dict[str, object], spade: str) -> None:
    rounds = {
        place + 1 for seed in SEEDS for place, tile in enumerate(scoring_ids(deal(2, seed, **options))) if tile == spade
    }
    assert rounds == {1, 2, 3, 4}


@pytest.mark.breach("TM-007")
@pytest.mark.parametrize("merchants", [False, True])
def test_it_never_lies_in_round_5_or_6(merchants: bool) -> None:
    for seed in SEEDS:
        assert not {"1", "m1"} & set(scoring_ids(deal(2, seed, merchants=merchants))[4:])


@pytest.mark.breach("TM-007")
@pytest.mark.parametrize("named", ["2 3 4 5 1 6", "2 3 4 5 6 1"])
def test_nobody_can_name_it_for_round_5_or_6(named: str) -> None:
    assert not_dealt(2, scoring_tiles=named).reason == "terra-mystica-spades-late"
    assert scoring_ids(deal(2, scoring_tiles="2 3 4 1 5 6")) == "2 3 4 1 5 6".split()


@pytest.mark.rule("TM-276")
def test_after_a_forbidden_draw_all_tiles_are_shuffled_again() -> None:
    """Then the tile is as likely out of the game (2 places) as in each pair of rounds 1 to 4: it plays in 2 of 3 games.

    If only the forbidden tile were replaced, it would play in one game of two.
    """
    games = [scoring_ids(deal(2, seed)) for seed in range(600)]
    assert 360 < sum("1" in tiles for tiles in games) < 440


@pytest.mark.breach("TM-276")
def test_a_redraw_leaves_no_other_mark() -> None:
    """The other seven tiles are all equally likely in rounds 5 and 6."""
    seen = Counter(tile for seed in range(600) for tile in scoring_ids(deal(2, seed))[4:])
    assert set(seen) == set(BASE) - {"1"}
    assert all(130 < number < 215 for number in seen.values())


def expected(seed: int) -> tuple[list[str], int]:
    """The draw of TM-277 by hand, and how many tiles were replaced in it."""
    chance = Chance.stream(seed, "set-up")
    pile = MERCHANTS[:]
    while True:
        chance.shuffle(pile)
        drawn, rest = pile[:6], pile[6:]
        replaced = 0
        while "m1" not in drawn[4:] and thrice(drawn):
            cult = next(cult for cult, number in Counter([CULT[tile] for tile in drawn[:5]]).items() if number == 3)
            latest = max(place for place in range(5) if CULT[drawn[place]] == cult)
            drawn[latest] = rest.pop(0)
            replaced += 1
        if "m1" not in drawn[4:]:
            return drawn, replaced


@pytest.mark.rule("TM-277")
def test_of_three_tiles_of_one_cult_the_one_of_the_latest_round_is_replaced() -> None:
    replaced = 0
    for seed in SEEDS:
        tiles, number = expected(seed)
        assert scoring_ids(deal(2, seed, merchants=True)) == tiles
        replaced += number
    assert replaced > 10


@pytest.mark.breach("TM-277")
def test_no_cult_lies_three_times_in_rounds_1_to_5_but_round_6_does_not_count() -> None:
    dealt = [scoring_ids(deal(2, seed, merchants=True)) for seed in SEEDS]
    assert not any(thrice(tiles) for tiles in dealt)
    assert any(max(Counter([CULT[tile] for tile in tiles]).values()) == 3 for tiles in dealt)
    assert not_dealt(2, merchants=True, scoring_tiles="m1 m3 m10 m2 m4 m5").reason == "terra-mystica-one-cult"


@pytest.mark.rule("TM-008")
def test_round_6_ends_without_its_cult_bonus() -> None:
    table = Table("witches", "nomads", round=6, scoring="1").cult(0, earth=6)
    table.stock(0, coins=0, workers=0, priests=0).bowls(0, 12, 0, 0).stock(1, coins=0, workers=0, priests=0)
    events = table.play("pass", "pass")
    assert table.game.is_over
    assert [event for event in events if event.rule == "TM-138"] == []
    # Six coins would have been two points.
    assert (table.mats[0].coins, table.source(0, "resources")) == (0, 0)


@pytest.mark.breach("TM-008")
def test_round_5_is_the_last_with_a_cult_bonus_and_spades_of_round_6_are_not_asked_for() -> None:
    early = Table("witches", "nomads", round=5, scoring="1").cult(0, earth=6).stock(0, coins=0)
    early.play("pass bonus-8", "pass bonus-9")
    assert early.mats[0].coins >= 6
    late = Table("witches", "nomads", round=6, scoring="2").cult(0, earth=8).put(0, "dwelling", "C3")
    late.play("pass", "pass")
    assert late.game.is_over


@pytest.mark.rule("TM-009")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_bonus_tiles_more_than_players_are_drawn(seats: int) -> None:
    dealt = [bonus_ids(deal(seats, seed)) for seed in range(60)]
    assert all(len(tiles) == len(set(tiles)) == seats + 3 for tiles in dealt)
    assert {tile for tiles in dealt for tile in tiles} == {str(number) for number in range(1, 10)}


@pytest.mark.breach("TM-009")
def test_the_other_bonus_tiles_are_out_of_the_game() -> None:
    game = deal(2, 11, factions="random")
    pool = set(game.pool)
    for _ in wander(game, 2):
        assert set(game.pool) | {mat.bonus for mat in game.mats if mat.bonus >= 0} == pool
    assert not_dealt(2, bonus_tiles="1 2 3 4").needs["number"] == 5


@pytest.mark.rule("TM-010")
def test_each_tile_left_over_gets_a_coin() -> None:
    game = seated("witches", "nomads", bonus_tiles="3 5 7 8 9")
    until(game, "choose-bonus")
    say(game, "take bonus-9", "take bonus-3")
    coins = {BONUS_TILES[tile].id: game.bonus_coins[tile] for tile in range(len(BONUS_TILES))}
    assert (game.round, bonus_ids(game)) == (1, ["5", "7", "8"])
    assert {tile: number for tile, number in coins.items() if number} == {"5": 1, "7": 1, "8": 1}


@pytest.mark.breach("TM-010")
def test_no_coin_lies_on_a_tile_when_it_is_first_chosen() -> None:
    game = seated("witches", "nomads", bonus_tiles="3 5 7 8 9")
    placed(game, "C3", "F3", "G4", "F4", "G7")
    assert owed(game) == "choose-bonus"
    assert game.bonus_coins == [0] * len(BONUS_TILES)
    events = say(game, "take bonus-9")
    assert [event.data["coins"] for event in of_kind(events, "bonus-taken")] == [0]
    assert offered(game) == {"take bonus-3", "take bonus-5", "take bonus-7", "take bonus-8"}
