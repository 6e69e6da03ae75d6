"""Section 1: start player, victory points, and what is printed on the faction boards."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.maps import MAP_IDS
from tests.rules.terra_mystica.deals import LEDGER_NAMES, NAMES, TABLES, deal, say, seated, until
from tests.rules.terra_mystica.table import Table, told
from tests.second.terra_mystica.data import CULTS, FACTIONS, START_VP_MERCHANTS

ALL_MAPS = pytest.mark.parametrize("name", MAP_IDS)


@pytest.mark.rule("TM-275")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_can_be_the_start_player(seats: int) -> None:
    starts = [deal(seats, seed).order[0] for seed in range(200)]
    for seat in range(seats):
        assert 200 / seats / 2 < starts.count(seat) < 200 / seats * 2


@pytest.mark.breach("TM-275")
def test_nobody_is_drawn_twice_and_the_drawn_one_begins() -> None:
    for seed in range(40):
        game = deal(4, seed)
        assert sorted(game.order) == [0, 1, 2, 3]
        assert game.to_move == (game.order[0],)
        until(game, "take-action")
        assert game.to_move == (game.order[0],)


@pytest.mark.rule("TM-014")
@pytest.mark.parametrize("factions", TABLES)
def test_everybody_starts_with_20_points(factions: tuple[str, ...]) -> None:
    game = seated(*factions)
    until(game, "place-dwelling")
    assert [score.total for score in game.scores()] == [20] * 5
    assert {item.source for score in game.scores() for item in score.items} == {"start"}


@pytest.mark.breach("TM-014")
@ALL_MAPS
def test_no_map_changes_the_20_points_of_the_base_game(name: str) -> None:
    for factions in TABLES:
        game = seated(*factions, map=name)
        until(game, "take-action")
        assert {mat.vp for mat in game.mats} == {20}


@pytest.mark.rule("TM-015")
@ALL_MAPS
@pytest.mark.parametrize("factions", TABLES)
def test_with_merchants_the_table_by_map_and_faction_is_used(name: str, factions: tuple[str, ...]) -> None:
    for options in ({"merchants": True}, {"start_points": "by-map"}):
        game = seated(*factions, map=name, **options)
        until(game, "place-dwelling")
        expected = [START_VP_MERCHANTS[name][LEDGER_NAMES[faction]] for faction in factions]
        assert [mat.vp for mat in game.mats] == expected


@pytest.mark.breach("TM-015")
def test_the_table_is_not_used_without_merchants_nor_in_an_auction() -> None:
    table = START_VP_MERCHANTS["base"]
    assert (table["fakirs"], table["engineers"]) == (30, 15)
    game = seated("fakirs", "engineers")
    assert [mat.vp for mat in game.mats] == [20, 20]
    for seed in range(5):
        auction = deal(2, seed, factions="auction", merchants=True)
        one, other = [str(move).split()[2] for move in auction.moves(auction.to_move[0]) if str(move)[:6] == "bid 0 "]
        say(auction, f"bid 3 {one}", f"bid 7 {other}")
        assert sorted(mat.vp for mat in auction.mats) == [33, 37]


@pytest.mark.rule("TM-016")
@pytest.mark.parametrize("factions", TABLES)
def test_the_start_is_the_one_printed_on_the_boards(factions: tuple[str, ...]) -> None:
    for options in ({}, {"merchants": True, "map": "fjords"}):
        game = seated(*factions, **options)
        for seat, name in enumerate(factions):
            printed = FACTIONS[LEDGER_NAMES[name]]["start"]
            mat = game.mats[seat]
            assert [mat.coins, mat.workers, mat.priests] == [printed["C"], printed["W"], printed["P"]]
            assert [mat.bowls.one, mat.bowls.two, mat.bowls.three] == printed["bowls"]
            assert mat.cults == [printed["cult"].get(cult, 0) for cult in CULTS]
            assert game.priests_free(seat) + mat.priests == printed["max_priests"]


@pytest.mark.breach("TM-016")
@pytest.mark.parametrize("factions", TABLES)
def test_and_nothing_else(factions: tuple[str, ...]) -> None:
    game = seated(*factions)
    until(game, "place-dwelling")
    for mat in game.mats:
        assert (mat.keys, mat.towns, mat.bonus, mat.exchange, mat.own, mat.ships, mat.port) == (0, [], -1, 0, 0, [], -1)
        assert (mat.favours.bit_count(), mat.priests_sent) == (int(mat.kind.id == "ice-maidens"), 0)


@pytest.mark.rule("TM-017")
def test_acolytes_start_on_3_of_every_cult_with_full_lower_bowls() -> None:
    # No bonus tile of this game gives power, so the first income moves no token either.
    game = seated("acolytes", "witches", bonus_tiles="1 2 3 8 9")
    until(game, "take-action")
    mat = game.mats[0]
    assert mat.cults == [3, 3, 3, 3]
    assert [mat.bowls.one, mat.bowls.two, mat.bowls.three] == FACTIONS["acolytes"]["start"]["bowls"]


@pytest.mark.breach("TM-017")
def test_the_start_gives_no_power_for_the_spaces_below_it() -> None:
    game = seated("acolytes", "witches")
    bowls = game.mats[0].bowls
    assert (bowls.one, bowls.two, bowls.three) == (6, 6, 0)
    # The same space entered in play does: one power for space 3.
    table = Table("acolytes", "witches").cult(0, fire=2).bowls(0, 6, 6, 0).put(0, "dwelling", "C3")
    table.play("send priest fire 1")
    assert table.power(0) == (5, 7, 0)


@pytest.mark.rule("TM-018")
@pytest.mark.parametrize("name", NAMES)
def test_where_shipping_starts(name: str) -> None:
    other = "witches" if name != "witches" and name != "auren" else "nomads"
    table = Table(name, other)
    start = 1 if name in ("mermaids", "riverwalkers") else 0
    assert table.game.shipping_value(0) == start
    # G1 sees E4 over one river cell; Fakirs and Dwarves would fly or dig there.
    table.put(0, "dwelling", "G1").ground("E3", table.game.terrain_name(table.game.board.cell("G1")))
    if table.mats[0].kind.skips:
        assert "advance shipping" not in table.legal()
    else:
        assert ("build E3" in table.legal()) == (start == 1)


@pytest.mark.breach("TM-018")
@pytest.mark.parametrize("name", ["fakirs", "dwarves"])
@pytest.mark.parametrize("merchants", [False, True])
def test_fakirs_and_dwarves_have_no_shipping_track(name: str, merchants: bool) -> None:
    table = Table(name, "witches", merchants=merchants).put(0, "dwelling", "G1")
    assert told(table.refusal("advance shipping"), "TM-087", "track-end")
    table.bonus(0, "4")
    assert table.game.shipping_value(0) == 0


@pytest.mark.rule("TM-019")
@pytest.mark.parametrize("name", NAMES)
def test_the_first_spade_costs_three_workers_or_the_darklings_a_priest(name: str) -> None:
    table = Table(name, "nomads" if name != "nomads" and name != "fakirs" else "witches").put(0, "dwelling", "C3")
    mat = table.mats[0]
    # D4 becomes a neighbour of the home terrain on the cycle; Giants need two spades for anything.
    home = mat.ring if mat.ring >= 0 else mat.terrain
    table.ground("D4", ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")[(home + 1) % 7])
    spades = 2 if name == "giants" else 1
    before = (mat.workers, mat.priests, mat.vp)
    if mat.kind.id in ("dragonlords", "acolytes", "riverwalkers"):
        assert table.legal("dig") == set()
        return
    table.play(f"dig {spades} build D4")
    workers, priests = (1, 1) if name == "darklings" else (3 * spades + mat.kind.prices[0][0], 0)
    assert (mat.workers, mat.priests) == (before[0] - workers, before[1] - priests)
    assert mat.vp - before[2] == {"darklings": 2, "halflings": 1}.get(name, 0)


@pytest.mark.breach("TM-019")
def test_two_workers_buy_no_spade_and_workers_buy_the_darklings_none() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "C3").stock(0, workers=2)
    assert told(table.refusal("transform D5 forest"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    dark = Table("darklings", "nomads").put(0, "dwelling", "B3").stock(0, workers=20, priests=0)
    assert told(dark.refusal("transform B2 swamp"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    dark.stock(0, priests=3)
    assert told(dark.refusal("advance exchange"), "TM-090", "track-end")


@pytest.mark.rule("TM-279")
def test_the_last_point_can_still_be_spent() -> None:
    alchemists = Table("alchemists", "nomads").put(0, "dwelling", "B3").points(0, 1)
    alchemists.play("convert 1vp to 1c")
    assert (alchemists.mats[0].vp, alchemists.mats[0].coins) == (0, 51)
    shapes = Table("shapeshifters", "witches").put(0, "dwelling", "D2").put(1, "dwelling", "C1").points(0, 1)
    shapes.play("upgrade D2 trading-post", "accept 1 shapeshifters", "token")
    assert (shapes.mats[0].vp, shapes.power(0)) == (0, (4, 4, 5))


@pytest.mark.breach("TM-279")
def test_without_points_nothing_can_be_paid_in_points() -> None:
    alchemists = Table("alchemists", "nomads").put(0, "dwelling", "B3").points(0, 0)
    assert told(alchemists.refusal("convert 1vp to 1c"), "TM-279", "lacks-points", {"need": 1, "have": 0})
    shapes = Table("shapeshifters", "witches").put(0, "dwelling", "D2").put(1, "dwelling", "C1").points(0, 0)
    shapes.play("upgrade D2 trading-post", "accept 1 shapeshifters")
    assert "token" not in shapes.legal()
    assert (shapes.mats[0].vp, shapes.power(0)) == (0, (4, 4, 4))


@pytest.mark.breach("TM-279")
@pytest.mark.parametrize(("have", "gained"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_power_from_neighbours_costs_no_more_points_than_there_are(have: int, gained: int) -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "C3").put(1, "stronghold", "D4").points(1, have)
    table.bowls(1, 6, 0, 0)
    table.play("upgrade C3 trading-post", "accept 3 witches")
    assert table.power(1) == (6 - gained, gained, 0)
    assert table.mats[1].vp == have - (gained - 1)
