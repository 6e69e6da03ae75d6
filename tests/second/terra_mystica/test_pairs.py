"""Rules that meet seldom: a faction's own rule together with ships, merchants, strongholds or another faction."""

from tests.second.terra_mystica import trade
from tests.second.terra_mystica.board import skip_reach
from tests.second.terra_mystica.game import decider
from tests.second.terra_mystica.positions import decline_all, play, refused, start
from tests.second.terra_mystica.referee import Referee

NOMADS = ["E8", "F3", "D3"]


def with_nomads(name: str, hexes: list[str], colour: str | None = None, *ships: str) -> Referee:
    """A faction on turn, and the Nomads, whose E8 lies at r22 and r23."""
    game = start({name: hexes, "nomads": NOMADS}, "merchants", colours={name: colour} if colour else None)
    game.table.seats[name].ships = list(ships)
    return game


def test_one_power_moves_a_ship_of_the_riverwalkers_up_to_three_spaces_more() -> None:
    game = with_nomads("riverwalkers", ["F4", "C3"], "green", "r22")
    play(game, "riverwalkers", ("special", "SYMOVE"), ("sail", "r22", "r29"), ("sail", "r29", "r33", "III"))
    assert game.table.seats["riverwalkers"].bowls[3] == 7
    play(game, "riverwalkers", ("sail", "r33", "r29"), ("sail", "r29", "r22"))
    assert refused(game, "riverwalkers", ("sail", "r22", "r29")) == "TM-199"
    play(game, "riverwalkers", ("anchor",), ("done",))


def test_a_ship_gives_the_riverwalkers_reach_to_unlocked_terrain() -> None:
    game = with_nomads("riverwalkers", ["F4", "C3"], "green", "r16")
    beside = [h for h in game.table.cells["r16"]["beside"] if h in game.table.terrain and h not in game.table.buildings]
    game.table.terrain[beside[0]] = "blue"
    assert refused(game, "riverwalkers", ("build", beside[0], "r16")) == "TM-289"
    game.table.seats["riverwalkers"].unlocked.add("blue")
    play(game, "riverwalkers", ("build", beside[0], "r16"), ("done",))
    assert game.table.terrain[beside[0]] == "green"
    assert game.table.seats["riverwalkers"].ships == []


def test_riverwalkers_get_no_spade_from_a_stronghold_but_may_build() -> None:
    game = with_nomads("riverwalkers", ["F4", "C3"], "green", "r22")
    game.table.buildings["E8"] = ("nomads", "SH")
    game.table.terrain["G3"] = "green"
    play(game, "riverwalkers", ("special", "SYMOVE"), ("sail", "r22", "E8"), ("anchor",), ("trade", "E8", None))
    assert refused(game, "riverwalkers", ("transform", "E7", "green")) == "TM-180"
    play(game, "riverwalkers", ("build", "G3", None), ("return",), ("done",))


def test_riverwalkers_unlock_for_the_priest_of_a_sanctuary_before_the_owner_decides() -> None:
    game = with_nomads("riverwalkers", ["F4", "C3"], "green", "r22")
    game.table.buildings["E8"] = ("nomads", "SA")
    play(game, "riverwalkers", ("special", "SYMOVE"), ("sail", "r22", "E8"), ("anchor",))
    game.play("riverwalkers", ("trade", "E8", "P"))
    assert decider(game.table) == "riverwalkers"
    assert refused(game, "riverwalkers", ("unlock", "green")) == "TM-181"
    game.play("riverwalkers", ("unlock", "yellow"))
    assert game.table.seats["riverwalkers"].stock["C"] == 28
    assert decider(game.table) == "nomads"


def test_the_range_tile_rules_flight_and_merchants() -> None:
    game = start({"fakirs": ["E8", "F3"], "dwarves": ["E7", "C2"]}, "merchants")
    fakirs = game.table.seats["fakirs"]
    assert skip_reach(game.table, "fakirs", with_bonus=True) == 2
    fakirs.range = 2
    fakirs.bonus = "BON4"
    assert skip_reach(game.table, "fakirs", with_bonus=True) == 3
    assert skip_reach(game.table, "fakirs", with_bonus=False) == 2
    fakirs.bonus = None
    game.table.terrain["G3"] = "yellow"
    points = fakirs.stock["VP"]
    fakirs.ships = ["G3"]
    # A merchant on the hex: no flight, no points for it (TM-259).
    play(game, "fakirs", ("build", "G3", None), ("done",))
    assert (game.table.seats["fakirs"].stock["VP"], game.table.seats["fakirs"].ships) == (points, ["G3"])
    game.table.terrain["D4"] = "gray"
    points = game.table.seats["dwarves"].stock["VP"]
    game.table.buildings.pop("E7")
    play(game, "dwarves", ("build", "D4", None), ("done",))
    assert game.table.seats["dwarves"].stock["VP"] == points + 4


def test_a_merchant_crosses_the_river_but_does_not_stay_there() -> None:
    game = start({"dwarves": ["E7", "C2"], "nomads": NOMADS}, "merchants")
    game.table.seats["dwarves"].ships = ["E7"]
    game.table.seats["dwarves"].bowls = {1: 11, 2: 0, 3: 1}
    play(game, "dwarves", ("special", "SYMOVE"), ("sail", "E7", "r22"))
    assert refused(game, "dwarves", ("anchor",)) == "TM-256"
    assert refused(game, "dwarves", ("convert", "PW", "C")) == "TM-358"
    assert refused(game, "dwarves", ("sail", "r22", "r29", "III")) == "TM-256"
    play(game, "dwarves", ("sail", "r22", "G3", "III"), ("anchor",), ("done",))
    assert game.table.seats["dwarves"].ships == ["G3"]


def test_a_merchant_passes_a_building_or_stays_and_trades() -> None:
    game = start({"dwarves": ["E7", "C2"], "nomads": NOMADS}, "merchants")
    game.table.seats["dwarves"].ships = ["E7", "E7"]
    game.table.seats["dwarves"].range = 2
    play(game, "dwarves", ("special", "SYMOVE"), ("sail", "E7", "E8"), ("sail", "E8", "D5"), ("halt",))
    assert game.table.turn is not None
    assert game.table.turn.to_trade == []
    play(game, "dwarves", ("sail", "E7", "E8"), ("anchor",), ("trade", "E8", None), ("done",))
    assert game.table.seats["dwarves"].ships == ["D5"]
    game.table.seats["dwarves"].traded = {str(number) for number in range(15)}
    play(game, "nomads", ("advance", "shipping"), ("done",))
    play(game, "dwarves", ("power", "ACTM1"))
    # Without a marker not even through a building (TM-378).
    assert refused(game, "dwarves", ("sail", "D5", "E8")) == "TM-201"


def test_waiting_merchants_trade_with_a_new_dwelling_before_the_neighbours_decide() -> None:
    first = {"nomads": NOMADS, "dwarves": ["E7", "C2"], "witches": ["F4", "C3"]}
    game = start(first, "merchants")
    game.table.terrain["G2"] = "yellow"
    game.table.seats["dwarves"].ships = ["G2", "G2"]
    game.table.seats["nomads"].bowls = {1: 0, 2: 1, 3: 11}
    game.play("nomads", ("build", "G2", None))
    dwarves = game.table.seats["dwarves"]
    assert (dwarves.ships, dwarves.traded, dwarves.stock["W"]) == (["G2"], {"G2"}, 16)
    assert [(offer["to"], offer["from"]) for offer in game.table.offers] == [
        ("nomads", "dwarves"),
        ("witches", "nomads"),
    ]
    decline_all(game)


def test_the_builder_is_not_asked_again_when_his_bowls_are_full() -> None:
    game = start({"nomads": NOMADS, "dwarves": ["E7", "C2"]}, "merchants")
    nomads = game.table.seats["nomads"]
    nomads.bowls = {1: 0, 2: 1, 3: 11}
    for _ in range(2):
        trade.offer_to_owner(game.table, "dwarves", "F3")
    assert len(game.table.offers) == 2
    game.play("nomads", ("leech", "dwarves", 1, True))
    assert not game.table.offers


def test_the_swarmlings_pay_a_space_from_bowl_ii() -> None:
    game = with_nomads("swarmlings", ["D2", "E4"], None, "r14")
    game.table.seats["swarmlings"].bowls = {1: 0, 2: 1, 3: 0}
    there = "r15"
    play(game, "swarmlings", ("special", "SYMOVE"))
    assert refused(game, "swarmlings", ("sail", "r14", there, "III")) == "TM-053"
    play(game, "swarmlings", ("sail", "r14", there, "II"), ("anchor",), ("done",))
    assert game.table.seats["swarmlings"].bowls == {1: 1, 2: 0, 3: 0}


def test_yetis_use_occupied_spaces_of_the_expansion_with_stronghold_and_shipyard() -> None:
    game = start({"witches": ["F4", "C3"], "yetis": ["F3", "E8"]}, "merchants", colours={"yetis": "yellow"})
    play(game, "witches", ("power", "ACTM2"), ("ship", "r22"), ("done",))
    game.table.buildings["F3"] = ("yetis", "SH")
    assert refused(game, "yetis", ("power", "ACTM2")) == "TM-062"
    game.table.buildings["E8"] = ("yetis", "SY")
    play(game, "yetis", ("power", "ACTM2"))
    assert game.table.seats["yetis"].bowls[3] == 8 - 3


def test_spades_of_the_giants_stronghold_do_not_change_wasteland() -> None:
    game = start({"witches": ["F4", "C3"], "giants": ["G2", "D4"]}, "merchants")
    game.table.seats["witches"].ships = ["r29"]
    game.table.buildings["G2"] = ("giants", "SH")
    game.table.terrain["E7"] = "red"
    workers = game.table.seats["witches"].stock["W"]
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r29", "G2", "III"), ("anchor",), ("trade", "G2", None))
    play(game, "witches", ("transform", "E7", "gray"))
    # The first step was bought, on what is mountains now the free spade is used.
    assert game.table.seats["witches"].stock["W"] == workers - 3
    play(game, "witches", ("transform", "E7", "green"), ("return",), ("done",))
    assert game.table.seats["witches"].stock["W"] == workers - 3


def test_giants_get_two_spades_from_a_stronghold_and_cannot_dig_at_home() -> None:
    game = with_nomads("giants", ["D4", "G2"], None, "r29")
    game.table.buildings["E8"] = ("nomads", "SH")
    game.table.seats["giants"].ships = ["r22"]
    play(game, "giants", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",), ("trade", "E8", None))
    workers = game.table.seats["giants"].stock["W"]
    game.table.terrain["G3"] = "red"
    assert refused(game, "giants", ("transform", "G3", "red")) == "TM-065"
    play(game, "giants", ("transform", "E7", "red"), ("return",), ("done",))
    assert game.table.seats["giants"].stock["W"] == workers


def test_the_sandstorm_beside_a_ship_needs_the_dwelling_and_the_ship() -> None:
    game = start({"nomads": NOMADS, "witches": ["F4", "C3"]}, "merchants")
    game.table.buildings["F3"] = ("nomads", "SH")
    game.table.seats["nomads"].ships = ["r0"]
    far = next(
        h for h in game.table.cells["r0"]["beside"] if h in game.table.terrain and game.table.terrain[h] != "yellow"
    )
    play(game, "nomads", ("special", "ACTN"))
    assert refused(game, "nomads", ("transform", far, "yellow")) == "TM-169"
    assert refused(game, "nomads", ("build", far, None)) == "TM-289"
    assert ("build", far, "r0") in game.owing()["nomads"]
    play(game, "nomads", ("build", far, "r0"), ("done",))
    nomads = game.table.seats["nomads"]
    assert (nomads.ships, nomads.stock["W"], game.table.terrain[far]) == ([], 15, "yellow")


def test_volcano_factions_get_the_replacement_only_from_a_stronghold() -> None:
    for name, colour in (("acolytes", "green"), ("dragonlords", "green")):
        game = with_nomads(name, ["F4", "C3"], colour, "r22")
        game.table.buildings["E8"] = ("nomads", "SH")
        game.table.scoring[0] = "SM1"
        play(game, name, ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",))
        points = game.table.seats[name].stock["VP"]
        tokens = sum(game.table.seats[name].bowls.values())
        game.play(name, ("trade", "E8", None))
        if name == "acolytes":
            game.play(name, ("cult", "air"))
            assert game.table.seats[name].cult["AIR"] == 5
        else:
            assert sum(game.table.seats[name].bowls.values()) == tokens + 1
        decline_all(game)
        assert game.table.seats[name].stock["VP"] == points + 2 + 2
        assert refused(game, name, ("return",)) == "TM-210"
        assert refused(game, name, ("build", "E7", None)) == "TM-289"
        play(game, name, ("done",))


def test_acolytes_pay_a_volcano_from_one_track() -> None:
    game = with_nomads("acolytes", ["F4", "C3"], "green")
    game.table.terrain["E7"] = "yellow"
    assert refused(game, "acolytes", ("transform", "E7", "volcano", "air")) == "TM-314"
    game.table.seats["acolytes"].cult["AIR"] = 10
    game.table.seats["acolytes"].keys = 0
    play(game, "acolytes", ("transform", "E7", "volcano", "air"), ("build", "E7", None), ("done",))
    assert (game.table.seats["acolytes"].cult["AIR"], game.table.seats["acolytes"].keys) == (6, 1)


def test_shapeshifters_change_terrain_for_free_with_the_shipyard_or_not() -> None:
    game = with_nomads("shapeshifters", ["F4", "C3"], "green")
    game.table.buildings["F4"] = ("shapeshifters", "TP")
    play(game, "shapeshifters", ("upgrade", "F4", "SY"))
    assert refused(game, "shapeshifters", ("colour", "yellow")) == "TM-315"
    play(game, "shapeshifters", ("ship", "r22"), ("colour", "blue"), ("done",))
    assert {game.table.terrain[hex_] for hex_ in game.table.own("shapeshifters")} == {"blue"}
    play(game, "nomads", ("advance", "shipping"), ("done",))
    game.table.buildings["C3"] = ("shapeshifters", "SH")
    play(game, "shapeshifters", ("special", "ACTH5"))
    assert refused(game, "shapeshifters", ("done",)) == "TM-410"
    play(game, "shapeshifters", ("colour", "green"), ("done",))


def test_the_shapeshifters_decide_about_the_token_at_once() -> None:
    game = with_nomads("shapeshifters", ["F4", "C3"], "green")
    game.play("shapeshifters", ("upgrade", "F4", "TP"))
    game.play("nomads", ("leech", "shapeshifters", 1, True))
    assert game.owing() == {"shapeshifters": [("token", True), ("token", False)]}
    game.play("shapeshifters", ("token", True))
    assert game.table.seats["shapeshifters"].bowls == {1: 0, 2: 4, 3: 9}
    game = with_nomads("shapeshifters", ["F4", "C3"], "green")
    game.table.seats["shapeshifters"].stock["VP"] = 0
    game.play("shapeshifters", ("upgrade", "F4", "TP"))
    game.play("nomads", ("leech", "shapeshifters", 1, True))
    assert ("done",) in game.owing()["shapeshifters"]


def test_trade_wakes_neither_cultists_nor_shapeshifters() -> None:
    game = with_nomads("shapeshifters", ["F4", "C3"], "green", "r22")
    play(game, "shapeshifters", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",))
    game.play("shapeshifters", ("trade", "E8", None))
    game.play("nomads", ("leech", "shapeshifters", 1, True))
    assert game.table.seats["shapeshifters"].due == {}


def test_halflings_get_a_worker_for_a_dwelling_paid_with_a_ship() -> None:
    game = with_nomads("halflings", ["E6", "H3"], None, "r22")
    game.table.terrain["E7"] = "brown"
    play(game, "halflings", ("build", "E7", "r22"), ("done",))
    assert game.table.seats["halflings"].stock["W"] == 16


def test_halflings_spread_three_spades_and_buy_none() -> None:
    game = with_nomads("halflings", ["E6", "H3"])
    game.table.buildings["E6"] = ("halflings", "TP")
    play(game, "halflings", ("upgrade", "E6", "SH"))
    workers = game.table.seats["halflings"].stock["W"]
    play(game, "halflings", ("transform", "E7", "red"), ("transform", "D4", "yellow"), ("transform", "D4", "brown"))
    assert refused(game, "halflings", ("transform", "E7", "yellow")) in ("TM-059", "TM-392")
    play(game, "halflings", ("build", "D4", None), ("done",))
    assert game.table.seats["halflings"].stock["W"] == workers - 1
