"""Commands that a rule forbids are refused with the id of that rule, and the table offers what is allowed."""

import pytest

from tests.second.terra_mystica import rounds
from tests.second.terra_mystica.game import Command, carry_out, decider, run_automatic
from tests.second.terra_mystica.legal import legal
from tests.second.terra_mystica.scoring import shared_points
from tests.second.terra_mystica.state import Refused, Table

SCORING = ["SCORE3", "SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE7"]


def table_of(first: dict[str, list[str]], *options: str, colours: dict[str, str] | None = None) -> Table:
    """A base-map game at the start of round 1, with these first dwellings and plenty of everything."""
    removed = {"BON10"} | ({"BON9"} if len(first) < 6 else set())
    table = Table("base", {"mini-expansion-1", *options}, SCORING, removed, None)
    for name in first:
        rounds.choose_faction(table, name)
        if colours and name in colours:
            carry_out(table, name, ("colour", colours[name]))
        if name == "icemaidens":
            carry_out(table, name, ("favour", "FAV5"))
    rounds.start_dwellings(table)
    left = {name: list(hexes) for name, hexes in first.items()}
    while table.phase == "dwellings":
        name = table.setup_queue[0]
        carry_out(table, name, ("build", left[name].pop(0)))
    for name in list(table.setup_queue):
        carry_out(table, name, ("pass", min(table.bonus_coins)))
    run_automatic(table)
    for seat in table.seats.values():
        seat.stock.update({"C": 30, "W": 15, "P": 4})
        seat.bowls = {1: 0, 2: 4, 3: 8}
    return table


def two(*options: str) -> Table:
    """Witches and Nomads, who are on turn in this order."""
    return table_of({"witches": ["F4", "C3"], "nomads": ["F3", "E8", "D3"]}, *options)


def refused(table: Table, name: str, command: Command) -> str:
    """The id of the rule that forbids the command."""
    with pytest.raises(Refused) as caught:
        carry_out(table, name, command)
    return caught.value.rule


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (("build", "r0"), "TM-004"),
        (("build", "F3"), "TM-064"),
        (("build", "F2"), "TM-064"),
        (("build", "E7"), "TM-289"),
        (("transform", "E7", "green"), "TM-065"),
        (("upgrade", "F4", "TE"), "TM-091"),
        (("upgrade", "F3", "TP"), "TM-091"),
        (("send", "FIRE", 4), "TM-099"),
        (("burn", 3), "TM-054"),
        (("convert", 2, "PW", 1, "W"), "TM-055"),
        (("convert", 1, "VP", 1, "C"), "TM-055"),
        (("convert", 1, "W", 1, "P"), "TM-158"),
        (("action", "ACTW"), "TM-098"),
        (("action", "ACTG"), "TM-107"),
        (("action", "FAV6"), "TM-107"),
        (("bridge", "F4", "G3"), "TM-083"),
        (("connect", "r1"), "TM-127"),
        (("favour", "FAV1"), "TM-095"),
        (("town", "TW1"), "TM-123"),
        (("cult", "FIRE", 1), "TM-137"),
        (("lose", "AIR", 1), "TM-423"),
        (("unlock", "red"), "TM-181"),
        (("token",), "TM-179"),
        (("colour", "red"), "TM-179"),
        (("leech", 1, "nomads"), "TM-112"),
        (("pass", "BON1"), "TM-109"),
        (("done",), "TM-059"),
    ],
)
def test_what_may_not_open_a_turn(command: Command, rule: str) -> None:
    assert refused(two(), "witches", command) == rule


def test_nobody_acts_out_of_turn_or_twice() -> None:
    table = two()
    assert refused(table, "nomads", ("advance", "ship")) == "TM-059"
    carry_out(table, "witches", ("advance", "ship"))
    assert refused(table, "witches", ("advance", "ship")) == "TM-059"
    carry_out(table, "witches", ("done",))
    assert decider(table) == "nomads"


def test_power_is_decided_before_anything_else() -> None:
    table = two()
    carry_out(table, "witches", ("upgrade", "F4", "TP"))
    assert refused(table, "witches", ("done",)) == "TM-117"
    assert decider(table) == "nomads"
    assert legal(table, "nomads") == [("leech", 1, "witches"), ("decline", 1, "witches")]
    assert legal(table, "witches") == []
    carry_out(table, "nomads", ("leech", 1, "witches"))
    assert table.seats["nomads"].bowls == {1: 0, 2: 3, 3: 9}
    assert table.seats["nomads"].stock["VP"] == 20


def test_power_may_be_answered_late_by_the_reading_of_the_site() -> None:
    table = two("site")
    carry_out(table, "witches", ("upgrade", "F4", "TP"))
    carry_out(table, "witches", ("done",))
    carry_out(table, "nomads", ("leech", 1, "witches"))
    assert not table.offers


def test_bought_spades_must_be_used_on_one_hex() -> None:
    table = two()
    carry_out(table, "witches", ("dig", 1))
    assert refused(table, "witches", ("done",)) == "TM-067"
    assert refused(table, "witches", ("build", "G2")) == "TM-289"
    carry_out(table, "witches", ("transform", "G2", "gray"))
    assert refused(table, "witches", ("transform", "E7", None)) == "TM-059"
    carry_out(table, "witches", ("done",))
    assert table.terrain["G2"] == "gray"


@pytest.mark.parametrize("reading", ["printed", "site"])
def test_the_second_spade_goes_to_a_second_hex_only_after_home_terrain(reading: str) -> None:
    table = two(reading)
    carry_out(table, "witches", ("action", "ACT6"))
    carry_out(table, "witches", ("transform", "G2", "gray"))
    if reading == "printed":
        assert refused(table, "witches", ("transform", "E7", "green")) == "TM-071"
    else:
        assert refused(table, "witches", ("transform", "E7", "red")) == "TM-071"
        carry_out(table, "witches", ("transform", "E7", "green"))
        assert table.terrain["E7"] == "green"


def test_a_way_round_the_cycle_never_leads_through_home_terrain() -> None:
    table = two()
    carry_out(table, "witches", ("dig", 1))
    assert refused(table, "witches", ("transform", "E7", "blue")) == "TM-065"
    assert ("transform", "E7", "red") in legal(table, "witches")
    carry_out(table, "witches", ("transform", "E7", "red"))
    carry_out(table, "witches", ("dig", 1))
    assert refused(table, "witches", ("transform", "E7", "gray")) == "TM-388"
    carry_out(table, "witches", ("transform", "E7", "yellow"))


def test_a_space_serves_once_in_a_round_but_the_yetis_come_again() -> None:
    table = table_of({"witches": ["F4", "C3"], "yetis": ["F3", "E8"]}, colours={"yetis": "yellow"})
    carry_out(table, "witches", ("action", "ACT4"))
    carry_out(table, "witches", ("done",))
    assert refused(table, "yetis", ("action", "ACT4")) == "TM-062"
    table.buildings["F3"] = ("yetis", "SH")
    carry_out(table, "yetis", ("action", "ACT4"))
    assert table.seats["yetis"].bowls[3] == 8 - 3


def test_a_crossing_has_one_bridge_except_on_the_site() -> None:
    for options, rule in (((), "TM-085"), (("site",), None)):
        table = two(*options)
        table.bridges.append(("F4", "G3", "nomads"))
        carry_out(table, "witches", ("action", "ACT1"))
        if rule:
            assert refused(table, "witches", ("bridge", "F4", "G3")) == rule
        else:
            carry_out(table, "witches", ("bridge", "F4", "G3"))
            assert len(table.bridges) == 2


def test_choices_of_an_action_are_made_before_the_turn_ends() -> None:
    table = two()
    table.buildings["F4"] = ("witches", "TP")
    carry_out(table, "witches", ("upgrade", "F4", "TE"))
    carry_out(table, "nomads", ("decline", 1, "witches"))
    assert refused(table, "witches", ("done",)) == "TM-097"
    carry_out(table, "witches", ("favour", "FAV9"))
    assert refused(table, "witches", ("favour", "FAV8")) == "TM-095"
    carry_out(table, "witches", ("done",))


def test_shipyards_and_their_actions_need_the_expansion() -> None:
    table = two()
    table.buildings["F4"] = ("witches", "TP")
    assert refused(table, "witches", ("upgrade", "F4", "SY")) == "TM-091"
    assert refused(table, "witches", ("action", "ACTM3")) == "TM-104"
    assert not any(tile.startswith(("BONM", "FAVM", "TWM")) for tile in (*table.bonus_coins, *table.favours_left))


def test_the_sandstorm_stays_beside_own_buildings() -> None:
    table = two()
    table.buildings["F3"] = ("nomads", "SH")
    carry_out(table, "witches", ("advance", "ship"))
    carry_out(table, "witches", ("done",))
    carry_out(table, "nomads", ("action", "ACTN"))
    assert refused(table, "nomads", ("build", "A1")) == "TM-169"
    carry_out(table, "nomads", ("build", "G2"))
    assert table.terrain["G2"] == "yellow"


def test_factions_of_one_colour_exclude_each_other() -> None:
    table = Table("base", set(), SCORING, set(), None)
    rounds.choose_faction(table, "witches")
    rounds.choose_faction(table, "yetis")
    for other in ("auren", "icemaidens"):
        with pytest.raises(Refused) as caught:
            rounds.choose_faction(table, other)
        assert caught.value.rule == "TM-020"
    assert refused(table, "yetis", ("colour", "green")) == "TM-021"


def test_space_10_needs_a_key_and_holds_one_marker() -> None:
    table = two()
    witches, nomads = table.seats["witches"], table.seats["nomads"]
    witches.cult["FIRE"] = 9
    carry_out(table, "witches", ("send", "FIRE", 3))
    assert witches.cult["FIRE"] == 9
    carry_out(table, "witches", ("done",))
    nomads.cult["FIRE"] = 8
    nomads.keys = 1
    carry_out(table, "nomads", ("send", "FIRE", 2))
    assert (nomads.cult["FIRE"], nomads.keys) == (10, 0)


def test_with_one_key_for_two_tracks_the_player_names_the_one_without() -> None:
    table = two()
    witches = table.seats["witches"]
    witches.cult.update({"FIRE": 9, "WATER": 9})
    carry_out(table, "witches", ("advance", "ship"))
    witches.owes("TOWN")
    assert refused(table, "witches", ("town", "TW5")) == "TM-423"
    carry_out(table, "witches", ("lose", "FIRE", 1))
    assert refused(table, "witches", ("lose", "FIRE", 1)) == "TM-423"
    carry_out(table, "witches", ("town", "TW5"))
    assert (witches.cult["FIRE"], witches.cult["WATER"], witches.keys) == (9, 10, 0)


def test_equal_ranks_share_the_points_of_their_places() -> None:
    assert shared_points({"a": 5, "b": 5, "c": 4, "d": 0}, (18, 12, 6)) == {"a": 15, "b": 15, "c": 6, "d": 0}
    assert shared_points({"a": 5, "b": 3, "c": 3}, (8, 4, 2)) == {"a": 8, "b": 3, "c": 3}
