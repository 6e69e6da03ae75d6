"""Commands that a rule forbids are refused with the id of that rule, and the table offers what is allowed."""

import pytest

from tests.second.terra_mystica.game import Command, carry_out, decider
from tests.second.terra_mystica.positions import play, refused, start
from tests.second.terra_mystica.referee import Referee
from tests.second.terra_mystica.scoring import shared_points


def two(*options: str) -> Referee:
    """Witches and Nomads, who are on turn in this order."""
    return start({"witches": ["F4", "C3"], "nomads": ["F3", "E8", "D3"]}, *options)


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (("build", "r0", None), "TM-004"),
        (("build", "F3", None), "TM-289"),
        (("build", "F2", None), "TM-064"),
        (("build", "E7", None), "TM-289"),
        (("transform", "E7", "blue"), "TM-065"),
        (("transform", "F3", "red"), "TM-064"),
        (("upgrade", "F4", "TE"), "TM-091"),
        (("upgrade", "F3", "TP"), "TM-091"),
        (("upgrade", "F4", "SY"), "TM-091"),
        (("send", "fire", 4), "TM-099"),
        (("convert", "W", "PW"), "TM-055"),
        (("convert", "VP", "C"), "TM-055"),
        (("convert", "W", "P"), "TM-158"),
        (("power", "ACTW"), "TM-107"),
        (("special", "ACTW"), "TM-098"),
        (("special", "ACTG"), "TM-107"),
        (("special", "FAV6"), "TM-107"),
        (("power", "ACTM3"), "TM-104"),
        (("bridge", "F4", "G3"), "TM-083"),
        (("connect", "r1"), "TM-127"),
        (("favour", "FAV1"), "TM-095"),
        (("town", "TW1"), "TM-123"),
        (("key", "air"), "TM-423"),
        (("cult", "fire"), "TM-137"),
        (("unlock", "red"), "TM-181"),
        (("token", True), "TM-179"),
        (("colour", "red"), "TM-179"),
        (("ship", "r22"), "TM-193"),
        (("sail", "r22", "r21"), "TM-199"),
        (("trade", "E8", None), "TM-207"),
        (("leech", "nomads", 1, True), "TM-112"),
        (("pass", "BON1"), "TM-109"),
        (("pass", None), "TM-109"),
        (("dig", 1), "TM-059"),
        (("done",), "TM-059"),
    ],
)
def test_what_may_not_open_a_turn(command: Command, rule: str) -> None:
    game = two()
    before = game.stocks()
    assert refused(game, "witches", command) == rule
    assert game.stocks() == before
    assert command not in game.owing()["witches"]


def test_nobody_acts_out_of_turn_or_twice() -> None:
    game = two()
    assert refused(game, "nomads", ("advance", "shipping")) == "TM-059"
    game.play("witches", ("advance", "shipping"))
    assert refused(game, "witches", ("advance", "shipping")) == "TM-059"
    assert refused(game, "witches", ("pass", "BON4")) == "TM-059"
    game.play("witches", ("done",))
    assert decider(game.table) == "nomads"


def test_power_is_decided_before_anything_else() -> None:
    game = two()
    game.play("witches", ("upgrade", "F4", "TP"))
    assert refused(game, "witches", ("done",)) == "TM-117"
    assert game.owing() == {"nomads": [("leech", "witches", 1, True), ("leech", "witches", 1, False)]}
    game.play("nomads", ("leech", "witches", 1, True))
    assert game.table.seats["nomads"].bowls == {1: 0, 2: 3, 3: 9}
    assert game.table.seats["nomads"].stock["VP"] == 20


def test_power_may_be_answered_late_by_the_reading_of_the_site() -> None:
    table = two().table
    table.site = True
    carry_out(table, "witches", ("upgrade", "F4", "TP"))
    carry_out(table, "witches", ("done",))
    carry_out(table, "nomads", ("leech", 1, "witches"))
    assert not table.offers


def test_a_hex_is_transformed_step_by_step_in_one_direction() -> None:
    game = two()
    witches = game.table.seats["witches"]
    game.play("witches", ("transform", "E7", "red"))
    assert refused(game, "witches", ("transform", "E7", "gray")) == "TM-388"
    assert refused(game, "witches", ("transform", "G2", "gray")) == "TM-385"
    # The long way round into home terrain is open, with conversions in between (TM-386, TM-387).
    play(game, "witches", ("convert", "PW", "W"))
    for colour in ("yellow", "brown", "black", "blue"):
        assert refused(game, "witches", ("build", "E7", None)) == "TM-289"
        if game.table.seats["witches"].stock["W"] < 3:
            game.table.seats["witches"].stock["W"] += 3
        game.play("witches", ("transform", "E7", colour))
    game.table.seats["witches"].stock["W"] = 4
    game.play("witches", ("transform", "E7", "green"))
    assert refused(game, "witches", ("transform", "E7", "gray")) == "TM-059"
    play(game, "witches", ("build", "E7", None), ("done",))
    assert witches.stock["W"] == 15


def test_the_second_spade_goes_to_a_second_hex_only_after_home_terrain() -> None:
    game = two()
    play(game, "witches", ("power", "ACT6"), ("transform", "G2", "gray"))
    assert refused(game, "witches", ("transform", "E7", "green")) == "TM-071"
    game = two()
    play(game, "witches", ("power", "ACT6"), ("transform", "E7", "green"), ("transform", "G2", "gray"))
    assert refused(game, "witches", ("transform", "G2", "green")) == "TM-059"
    assert refused(game, "witches", ("build", "C4", None)) == "TM-072"
    play(game, "witches", ("build", "E7", None), ("done",))


def test_free_spades_come_before_bought_ones_and_may_be_left_over() -> None:
    game = two()
    play(game, "witches", ("power", "ACT5"), ("transform", "G2", "gray"))
    assert game.table.seats["witches"].stock["W"] == 15
    game.play("witches", ("transform", "G2", "green"))
    assert game.table.seats["witches"].stock["W"] == 12
    game = two()
    play(game, "witches", ("power", "ACT6"), ("done",))
    assert decider(game.table) == "nomads"


def test_ice_is_reached_by_the_shorter_way_only() -> None:
    game = start({"yetis": ["F3", "E8"], "witches": ["F4", "C3"]}, colours={"yetis": "yellow"})
    game.table.terrain["E7"] = "blue"
    for colour in ("green", "gray", "red"):
        game.table.seats["yetis"].stock["W"] = 9
        game.play("yetis", ("transform", "E7", colour))
    assert refused(game, "yetis", ("transform", "E7", "ice")) == "TM-388"
    assert refused(game, "yetis", ("transform", "E7", "yellow")) == "TM-065"
    play(game, "yetis", ("done",))


def test_a_space_serves_once_in_a_round_but_the_yetis_come_again() -> None:
    game = start({"witches": ["F4", "C3"], "yetis": ["F3", "E8"]}, colours={"yetis": "yellow"})
    play(game, "witches", ("power", "ACT4"), ("done",))
    assert refused(game, "yetis", ("power", "ACT4")) == "TM-062"
    game.table.buildings["F3"] = ("yetis", "SH")
    play(game, "yetis", ("power", "ACT4"))
    assert game.table.seats["yetis"].bowls[3] == 8 - 3


def test_a_crossing_has_one_bridge_except_on_the_site() -> None:
    for site in (False, True):
        table = two().table
        table.site = site
        table.bridges.append(("F4", "G3", "nomads"))
        carry_out(table, "witches", ("action", "ACT1"))
        if site:
            carry_out(table, "witches", ("bridge", "F4", "G3"))
            assert len(table.bridges) == 2
        else:
            assert refused(Referee(table), "witches", ("bridge", "F4", "G3")) == "TM-085"


def test_choices_of_an_action_are_made_before_the_turn_ends() -> None:
    game = two()
    game.table.buildings["F4"] = ("witches", "TP")
    play(game, "witches", ("upgrade", "F4", "TE"))
    assert refused(game, "witches", ("done",)) == "TM-097"
    play(game, "witches", ("burn",), ("favour", "FAV9"))
    assert refused(game, "witches", ("favour", "FAV8")) == "TM-095"
    play(game, "witches", ("convert", "PW", "C"), ("done",))


def test_the_sandstorm_stays_beside_own_buildings() -> None:
    game = two()
    game.table.buildings["F3"] = ("nomads", "SH")
    play(
        game,
        "witches",
        ("advance", "shipping"),
        ("done",),
    )
    play(game, "nomads", ("special", "ACTN"))
    assert refused(game, "nomads", ("transform", "A1", "yellow")) == "TM-169"
    assert refused(game, "nomads", ("build", "G2", None)) == "TM-289"
    play(game, "nomads", ("transform", "G2", "yellow"))
    assert refused(game, "nomads", ("transform", "E7", "green")) == "TM-059"
    play(game, "nomads", ("build", "G2", None), ("done",))
    assert game.table.seats["nomads"].stock["W"] == 14


def test_the_first_of_two_actions_is_ended_before_the_second() -> None:
    game = start({"chaosmagicians": ["D4"], "witches": ["F4", "C3"]})
    game.table.buildings["D4"] = ("chaosmagicians", "SH")
    play(game, "chaosmagicians", ("special", "ACTC"), ("power", "ACT5"))
    assert refused(game, "chaosmagicians", ("power", "ACT4")) == "TM-422"
    play(game, "chaosmagicians", ("done",))
    assert refused(game, "chaosmagicians", ("done",)) == "TM-059"
    assert refused(game, "chaosmagicians", ("special", "ACTC")) == "TM-062"
    tile = min(game.table.bonus_coins)
    game.play("chaosmagicians", ("pass", tile))
    assert game.table.seats["chaosmagicians"].passed
    assert decider(game.table) == "witches"


def test_the_cultists_step_before_the_next_neighbour_answers() -> None:
    first = {"cultists": ["E6", "E2"], "witches": ["F4", "C3"], "nomads": ["F3", "E8", "D3"]}
    game = start(first)
    game.table.buildings["E7"] = ("cultists", "D")
    game.play("cultists", ("upgrade", "E7", "TP"))
    assert [offer["to"] for offer in game.table.offers] == ["witches", "nomads"]
    game.play("witches", ("leech", "cultists", 1, True))
    assert game.owing() == {"cultists": [("cult", c) for c in ("fire", "water", "earth", "air")]}
    game.play("cultists", ("cult", "water"))
    game.play("nomads", ("leech", "cultists", 1, True))
    assert game.table.seats["cultists"].cult["WATER"] == 1
    game.play("cultists", ("done",))


def test_who_cannot_gain_is_not_asked_and_did_not_decline() -> None:
    first = {"cultists": ["E6", "E2"], "witches": ["F4", "C3"], "nomads": ["F3", "E8", "D3"]}
    game = start(first)
    game.table.buildings["E7"] = ("cultists", "D")
    for name in ("witches", "nomads"):
        game.table.seats[name].bowls = {1: 0, 2: 0, 3: 12}
    before = dict(game.table.seats["cultists"].bowls)
    game.play("cultists", ("upgrade", "E7", "TP"))
    assert not game.table.offers
    assert game.table.seats["cultists"].bowls == before


def test_space_10_needs_a_key_and_holds_one_marker() -> None:
    game = two()
    game.table.seats["witches"].cult["FIRE"] = 9
    play(game, "witches", ("send", "fire", 3), ("done",))
    nomads = game.table.seats["nomads"]
    nomads.cult["FIRE"] = 8
    nomads.keys = 1
    play(game, "nomads", ("send", "fire", 2), ("done",))
    assert game.table.seats["witches"].cult["FIRE"] == 9
    assert (game.table.seats["nomads"].cult["FIRE"], game.table.seats["nomads"].keys) == (10, 0)
    game.table.seats["witches"].keys = 1
    play(game, "witches", ("send", "fire", 2))
    assert game.table.seats["witches"].cult["FIRE"] == 9


def test_with_one_key_for_two_tracks_the_player_chooses_and_must() -> None:
    game = two()
    witches = game.table.seats["witches"]
    witches.cult.update({"FIRE": 9, "WATER": 9})
    play(game, "witches", ("advance", "shipping"))
    game.table.seats["witches"].owes("TOWN", 2)
    play(game, "witches", ("town", "TW5"))
    assert refused(game, "witches", ("key", "air")) == "TM-423"
    assert {("key", "fire"), ("key", "water")} <= set(game.owing()["witches"])
    game.table.seats["witches"].settle("TOWN")
    assert refused(game, "witches", ("done",)) == "TM-423"
    game.table.seats["witches"].owes("TOWN")
    play(game, "witches", ("key", "water"))
    assert game.table.seats["witches"].cult["FIRE"] == 9
    # The step that still waits is made with a key of the same turn (TM-134).
    play(game, "witches", ("town", "TW1"))
    assert game.table.seats["witches"].cult["FIRE"] == 10
    play(game, "witches", ("done",))


def test_a_blocked_step_is_lost_with_the_turn() -> None:
    game = two()
    game.table.seats["witches"].cult["FIRE"] = 9
    play(game, "witches", ("send", "fire", 3), ("done",))
    play(game, "nomads", ("advance", "shipping"), ("done",))
    play(game, "witches", ("send", "air", 1))
    game.table.seats["witches"].owes("TOWN")
    play(game, "witches", ("town", "TW1"))
    assert (game.table.seats["witches"].cult["FIRE"], game.table.seats["witches"].keys) == (9, 1)


def test_equal_ranks_share_the_points_of_their_places() -> None:
    assert shared_points({"a": 5, "b": 5, "c": 4, "d": 0}, (18, 12, 6)) == {"a": 15, "b": 15, "c": 6, "d": 0}
    assert shared_points({"a": 5, "b": 3, "c": 3}, (8, 4, 2)) == {"a": 8, "b": 3, "c": 3}
