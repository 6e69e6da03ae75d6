"""Merchants of the Seas: ports, ships, trade, shipyards and the tiles."""

from tests.second.terra_mystica import fleet
from tests.second.terra_mystica.actions import pass_points
from tests.second.terra_mystica.board import reachable
from tests.second.terra_mystica.game import decider
from tests.second.terra_mystica.positions import decline_all, new_game, play, refused, start
from tests.second.terra_mystica.referee import Referee
from tests.second.terra_mystica.scoring import final_value


def two(*ships: str) -> Referee:
    """The Witches are on turn; F4 and E8 share a shore with r22, F3 with r21."""
    game = start({"witches": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]}, "merchants")
    game.table.seats["witches"].ships = list(ships)
    return game


def test_start_points_keys_and_tiles_are_those_of_the_expansion() -> None:
    game = start({"auren": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]}, "merchants")
    auren = game.table.seats["auren"]
    assert (auren.stock["VP"], auren.keys) == (25, 1)
    assert game.table.seats["nomads"].stock["VP"] == 20
    assert "TWM1" in game.table.towns_left
    assert "TW7" not in game.table.towns_left


def test_a_port_needs_the_river_and_ships_need_a_port() -> None:
    game = two()
    assert game.table.seats["witches"].port == "F4"
    assert fleet.places(game.table, "witches", "SHIP") == {"r22", "r29"}
    assert refused(game, "witches", ("special", "SYBUILD")) == "TM-232"
    assert refused(game, "witches", ("special", "SYMOVE")) == "TM-358"
    game.table.seats["witches"].port = None
    assert refused(game, "witches", ("power", "ACTM2")) == "TM-357"


def test_ports_are_placed_in_turn_order_before_the_bonus_tiles() -> None:
    game = new_game(3, "merchants")
    for who, faction in (("seat 1", "witches"), ("seat 2", "dwarves"), ("seat 3", "giants")):
        game.play(who, ("faction", faction))
    inland = {"witches": ["A3", "A10"], "dwarves": ["A2", "I3"], "giants": ["D4", "D5"]}
    while game.table.phase == "dwellings":
        who = game.table.setup_queue[0]
        legal = [hex_ for _, hex_, _ in game.owing()[who]]
        game.play(who, ("build", next((h for h in inland[who] if h in legal), legal[0]), None))
    # The Witches may have a place at the river or not; the Dwarves' warehouse may be anywhere.
    asked = list(game.table.setup_queue)
    assert asked == [name for name in ("witches", "dwarves", "giants") if fleet.port_hexes(game.table, name)]
    assert len(fleet.port_hexes(game.table, "dwarves")) == 2
    while game.table.phase == "ports":
        who = game.table.setup_queue[0]
        game.play(who, game.owing()[who][0])
    assert game.table.setup_queue == ["giants", "dwarves", "witches"]


def test_the_port_comes_with_the_first_dwelling_at_the_river() -> None:
    game = two()
    game.table.seats["witches"].port = None
    game.table.terrain["E7"] = "green"
    play(game, "witches", ("build", "E7", None), ("done",))
    assert game.table.seats["witches"].port == "E7"


def test_a_ship_is_placed_beside_the_port_and_never_a_fourth() -> None:
    game = two()
    play(game, "witches", ("power", "ACTM2"))
    assert refused(game, "witches", ("done",)) == "TM-401"
    assert refused(game, "witches", ("ship", "r0")) == "TM-194"
    play(game, "witches", ("ship", "r22"), ("done",))
    game.table.seats["nomads"].ships = ["r22", "r22", "r22"]
    assert refused(game, "nomads", ("power", "ACTM2")) == "TM-062"
    game.table.used.clear()
    assert refused(game, "nomads", ("power", "ACTM2")) == "TM-357"


def test_a_ship_moves_by_the_shipping_value_and_one_space_for_one_power() -> None:
    game = two("r22")
    play(game, "witches", ("special", "SYMOVE"))
    assert refused(game, "witches", ("sail", "r22", "E8")) == "TM-199"
    assert refused(game, "witches", ("sail", "r22", "F4", "III")) == "TM-201"
    assert refused(game, "witches", ("sail", "r22", "E8", "II")) == "TM-264"
    assert refused(game, "witches", ("anchor",)) == "TM-358"
    assert refused(game, "witches", ("done",)) == "TM-207"
    game.play("witches", ("sail", "r22", "E8", "III"))
    assert game.table.seats["witches"].bowls == {1: 1, 2: 4, 3: 7}
    assert refused(game, "witches", ("sail", "E8", "r22", "III")) == "TM-199"
    game.play("witches", ("anchor",))
    assert refused(game, "witches", ("done",)) == "TM-207"


def test_the_power_for_the_only_possible_step_cannot_be_spent_otherwise() -> None:
    game = two("r22")
    game.table.seats["witches"].bowls = {1: 10, 2: 1, 3: 1}
    play(game, "witches", ("special", "SYMOVE"))
    assert refused(game, "witches", ("convert", "PW", "C")) == "TM-358"
    game.table.seats["witches"].bowls = {1: 9, 2: 2, 3: 1}
    play(game, "witches", ("convert", "PW", "C"), ("burn",), ("sail", "r22", "r29", "III"), ("anchor",), ("done",))
    game = two("r22")
    game.table.seats["witches"].bowls = {1: 6, 2: 6, 3: 0}
    assert refused(game, "witches", ("special", "SYMOVE")) == "TM-358"


def test_a_ship_that_is_under_way_goes_on_before_another_on_its_hex() -> None:
    game = two("r23", "r22")
    game.table.seats["witches"].shipping = 2
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r23", "r22"), ("sail", "r22", "r29"))
    assert game.table.seats["witches"].ships.count("r22") == 1
    play(game, "witches", ("sail", "r22", "r23"), ("sail", "r23", "r22"), ("sail", "r22", "r29", "III"))
    assert refused(game, "witches", ("sail", "r29", "r22", "III")) == "TM-199"
    play(game, "witches", ("anchor",), ("done",))
    assert game.table.seats["witches"].ships == ["r29", "r29"]
    game = two("r23", "r22")
    game.table.seats["witches"].shipping = 2
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r23", "r22"), ("halt",), ("sail", "r22", "r29"))
    play(game, "witches", ("sail", "r29", "r22"), ("anchor",), ("done",))


def test_a_trade_pays_the_mover_and_then_the_owner() -> None:
    game = two("r22", "r29")
    game.table.seats["witches"].favours.add("FAVM3")
    game.table.buildings["E8"] = ("nomads", "TE")
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",))
    assert refused(game, "witches", ("trade", "E8", None)) == "TM-208"
    points = game.table.seats["witches"].stock["VP"]
    game.play("witches", ("trade", "E8", "cult"))
    assert game.table.seats["witches"].stock["VP"] == points + 1 + 2 + 1
    # The reward is settled before the owner is asked (TM-208), and the ships return only after the answer (TM-210).
    assert decider(game.table) == "witches"
    game.play("witches", ("cult", "air"))
    assert game.owing() == {"nomads": [("leech", "witches", 2, True), ("leech", "witches", 2, False)]}
    assert game.table.seats["witches"].ships == ["r29", "E8"]
    game.play("nomads", ("leech", "witches", 2, True))
    assert game.table.seats["nomads"].stock["VP"] == 19
    witches = game.table.seats["witches"]
    assert (witches.traded, witches.ships) == ({"E8"}, ["r29"])
    game.play("witches", ("done",))
    assert final_value(game.table, "witches", "trade-markers") == 1


def test_a_building_is_traded_with_once_and_not_without_markers() -> None:
    for traded in ({"E8"}, {str(number) for number in range(15)}):
        game = two("r22")
        game.table.seats["witches"].traded = traded
        play(game, "witches", ("special", "SYMOVE"))
        assert refused(game, "witches", ("sail", "r22", "E8", "III")) == "TM-201"


def test_two_ships_do_not_enter_one_building_nor_more_than_markers_are_left() -> None:
    game = two("r22", "r22", "r21")
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"))
    assert refused(game, "witches", ("sail", "r22", "E8", "III")) == "TM-201"
    assert ("sail", "r21", "F3", "III") in game.owing()["witches"]
    game.table.seats["witches"].traded = {str(number) for number in range(14)}
    assert refused(game, "witches", ("sail", "r21", "F3", "III")) == "TM-201"


def test_the_spade_of_a_stronghold_is_used_before_the_ships_return() -> None:
    game = two("r22")
    game.table.buildings["E8"] = ("nomads", "SH")
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",), ("trade", "E8", None))
    assert game.table.seats["witches"].stock["C"] == 32
    assert refused(game, "witches", ("done",)) == "TM-207"
    play(game, "witches", ("transform", "E7", "green"))
    game.play("witches", ("build", "E7", None))
    assert [offer["to"] for offer in game.table.offers] == ["nomads"]
    decline_all(game)
    play(game, "witches", ("return",), ("done",))
    witches = game.table.seats["witches"]
    assert (witches.ships, witches.traded, witches.stock["W"]) == ([], {"E8"}, 14)


def test_all_trades_come_before_the_transformation() -> None:
    game = two("r22", "r21")
    game.table.buildings["E8"] = ("nomads", "SH")
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("sail", "r21", "F3", "III"))
    play(game, "witches", ("anchor",), ("trade", "E8", None))
    assert refused(game, "witches", ("transform", "E7", "green")) == "TM-328"
    assert refused(game, "witches", ("return",)) == "TM-210"
    play(game, "witches", ("trade", "F3", None), ("transform", "E7", "green"), ("return",), ("done",))


def test_a_shipyard_gives_the_ship_back_or_frees_the_move_action() -> None:
    game = two("r22", "r21")
    game.table.buildings["E8"] = ("nomads", "SY")
    play(game, "witches", ("special", "SYMOVE"), ("sail", "r22", "E8", "III"), ("anchor",))
    game.play("witches", ("trade", "E8", "ship"))
    assert "SHIP" not in game.table.seats["witches"].due
    decline_all(game)
    assert refused(game, "witches", ("done",)) == "TM-401"
    play(game, "witches", ("ship", "r29"), ("done",))
    assert sorted(game.table.seats["witches"].ships) == ["r21", "r29"]
    game = two("r22", "r21")
    game.table.buildings["E8"] = ("nomads", "SY")
    play(game, "witches", ("power", "ACTM1"), ("sail", "r22", "E8", "III"), ("anchor",))
    assert refused(game, "witches", ("trade", "E8", "free-move")) == "TM-369"
    game.table.used.add("SYMOVE/witches")
    play(game, "witches", ("trade", "E8", "free-move"), ("done",))
    assert game.table.used == {"ACTM1"}


def test_a_ship_gives_reach_and_may_pay_the_dwelling() -> None:
    game = two()
    far = next(hex_ for hex_ in game.table.cells["r0"]["beside"] if hex_ in game.table.terrain)
    game.table.terrain[far] = "green"
    assert not reachable(game.table, "witches", far)
    game.table.seats["witches"].ships = ["r0"]
    assert reachable(game.table, "witches", far)
    assert refused(game, "witches", ("build", far, "r22")) == "TM-224"
    assert ("build", far, "r0") in game.owing()["witches"]
    play(game, "witches", ("build", far, "r0"))
    witches = game.table.seats["witches"]
    assert (witches.stock["C"], witches.stock["W"], witches.ships) == (30, 15, [])


def test_a_shipyard_needs_the_river_and_brings_shipping_and_a_ship() -> None:
    game = two()
    game.table.buildings["F4"] = ("witches", "TP")
    game.table.buildings["A1"] = ("witches", "TP")
    assert refused(game, "witches", ("upgrade", "A1", "SY")) == "TM-227"
    play(game, "witches", ("upgrade", "F4", "SY"))
    witches = game.table.seats["witches"]
    assert (witches.shipping, witches.stock["W"], witches.stock["C"]) == (1, 11, 24)
    play(game, "witches", ("ship", "r29"), ("done",))
    assert game.table.seats["witches"].ships == ["r29"]


def test_only_one_of_a_pair_of_favour_tiles_and_its_reward() -> None:
    game = two()
    play(game, "witches", ("power", "ACTM3"), ("favour", "FAVM1"))
    assert refused(game, "witches", ("done",)) == "TM-422"
    play(game, "witches", ("reward", "priest", "fire", 3))
    witches = game.table.seats["witches"]
    assert (witches.cult["FIRE"], witches.stock["C"], witches.stock["P"], witches.priest_limit) == (4, 34, 3, 6)
    witches.owes("FAVOUR")
    assert refused(game, "witches", ("favour", "FAV9")) == "TM-096"


def test_passing_counts_ships_and_trade_markers() -> None:
    game = two("r22", "r22")
    witches = game.table.seats["witches"]
    witches.bonus = "BONM2"
    witches.favours.add("FAVM4")
    assert pass_points(game.table, "witches") == 6
    witches.traded = {"A", "B", "C", "D"}
    assert pass_points(game.table, "witches") == 9


def test_ships_of_the_income_are_placed_in_turn_order_and_some_may_be_left() -> None:
    game = two()
    for name in ("witches", "nomads"):
        game.table.seats[name].favours.add("FAVM2")
        game.table.seats[name].bonus = "BONM1"
    game.table.buildings["F3"] = ("nomads", "SY")
    game.play("witches", ("pass", "BONM3"))
    game.play("nomads", ("pass", "BONM2"))
    assert (game.table.phase, game.table.round) == ("income", 2)
    assert list(game.owing()) == ["witches"]
    assert refused(game, "witches", ("done",)) == "TM-395"
    game.play("witches", ("ship", "r22"))
    assert ("done",) in game.owing()["witches"]
    game.play("witches", ("ship", "r29"))
    assert set(game.owing()["nomads"]) == {("ship", place) for place in fleet.places(game.table, "nomads", "SHIP")}
    game.play("nomads", ("ship", "r21"))
    game.play("nomads", ("done",))
    assert game.table.phase == "actions"
    assert game.table.seats["nomads"].ships == ["r21"]
