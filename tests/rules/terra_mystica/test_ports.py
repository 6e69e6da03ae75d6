"""Section 3: ports and warehouses of Merchants of the Seas."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.game import TerraMystica
from tests.rules.terra_mystica.deals import offered, owed, placed, refused, say, seated, until
from tests.rules.terra_mystica.table import Table, cells, of_kind, told


def ports(game: TerraMystica) -> list[str]:
    """Where the ports are, by seat."""
    return [game.board.name(mat.port) if mat.port >= 0 else "" for mat in game.mats]


def ashore() -> Table:
    """Witches without a port, inland at E10, in reach of F6, E9 and D7; Nomads with everything settled."""
    table = Table("witches", "nomads", merchants=True).put(0, "dwelling", "E10").put(1, "dwelling", "H1").port(1, "H1")
    for cell in ("E9", "F6", "D7"):
        table.ground(cell, "forest")
    return table


@pytest.mark.rule("TM-038")
def test_ports_are_placed_in_turn_order_before_bonus_tiles() -> None:
    game = seated("witches", "mermaids", "darklings", merchants=True)
    placed(game, "C3", "D2", "E5", "B3", "E4", "C4")
    assert (owed(game), game.to_move) == ("place-port", (0,))
    assert offered(game) == {"port C3", "port C4"}
    say(game, "port C4")
    assert (game.to_move, offered(game)) == ((1,), {"port D2", "port E4"})
    say(game, "port D2")
    assert (game.to_move, offered(game)) == ((2,), {"port E5", "port B3"})
    events = say(game, "port B3")
    assert of_kind(events, "port-placed", 2)[0].data["cell"] == "B3"
    assert ports(game) == ["C4", "D2", "B3"]
    assert (owed(game), game.to_move) == ("choose-bonus", (2,))


@pytest.mark.breach("TM-038")
def test_a_port_needs_an_own_dwelling_at_the_river_and_its_turn() -> None:
    game = seated("nomads", "mermaids", merchants=True)
    placed(game, "A5", "D2", "E4", "H1", "B1")
    for cell in ("A5", "D2", "C3"):
        assert told(refused(game, f"port {cell}"), "TM-038", "no-port-there", {"cell": cell})
    assert told(refused(game, "port D2", 1), "TM-059", "not-your-turn")
    for text in ("take bonus-1", "decline", "done"):
        assert told(refused(game, text), "TM-038", "not-now", {"owed": "place-port"})
    assert offered(game) == {"port H1", "port B1"}


@pytest.mark.breach("TM-038")
def test_without_merchants_there_are_no_ports() -> None:
    game = seated("witches", "mermaids")
    placed(game, "C3", "D2", "E4", "C4")
    assert owed(game) == "choose-bonus"
    until(game, "take-action")
    assert ports(game) == ["", ""]


@pytest.mark.rule("TM-039")
def test_without_a_dwelling_at_the_river_the_port_comes_with_the_first_one_there() -> None:
    game = seated("nomads", "witches", merchants=True)
    placed(game, "A5", "D1", "I11", "G7", "G4")
    # I11 is inland, D1 at the river; of the Nomads only G4 is.
    assert ports(game) == ["G4", "D1"]
    table = ashore()
    events = table.play("build E9")
    assert [event.data["cell"] for event in of_kind(events, "port-placed", 0)] == ["E9"]
    assert ports(table.game)[0] == "E9"


@pytest.mark.rule("TM-039")
def test_who_has_none_is_not_asked_at_the_set_up() -> None:
    game = seated("nomads", "mermaids", merchants=True)
    placed(game, "A5", "E11", "G6", "G7", "F3")
    # The Nomads' only place was taken without asking; the Mermaids have none.
    assert owed(game) == "choose-bonus"
    assert ports(game) == ["F3", ""]


@pytest.mark.breach("TM-039")
def test_the_late_port_cannot_be_put_off_and_nothing_sails_before_it() -> None:
    table = ashore().bowls(0, 0, 0, 8)
    assert told(table.refusal("power ship"), "TM-357", "no-ship-possible")
    assert told(table.refusal("port E10"), "TM-059", "not-now")
    table.play("build E9")
    # Before anything else can happen it stands there, and nowhere else.
    assert ports(table.game)[0] == "E9"
    assert told(table.refusal("port E10"), "TM-422", "not-now")
    table.play("done", "pass bonus-8")
    assert "power ship" in table.legal()


@pytest.mark.rule("TM-040")
@pytest.mark.parametrize(("name", "inland", "shore"), [("fakirs", "A5", "F3"), ("dwarves", "F6", "C2")])
def test_fakirs_and_dwarves_place_the_warehouse_on_any_dwelling(name: str, inland: str, shore: str) -> None:
    for chosen in (inland, shore):
        game = seated(name, "witches", merchants=True)
        placed(game, inland, "C3", "C4", shore)
        assert offered(game) == {f"port {inland}", f"port {shore}"}
        say(game, f"port {chosen}")
        assert ports(game)[0] == chosen


@pytest.mark.rule("TM-040")
def test_a_warehouse_stands_inland_if_both_dwellings_do() -> None:
    game = seated("fakirs", "witches", merchants=True)
    placed(game, "A5", "C3", "C4", "G7")
    assert offered(game) == {"port A5", "port G7"}


@pytest.mark.breach("TM-040")
def test_a_warehouse_is_not_placed_on_land_of_others_nor_a_port_inland() -> None:
    game = seated("fakirs", "witches", merchants=True)
    placed(game, "A5", "C3", "I11", "G7")
    for cell in ("C3", "F3", "A6"):
        assert told(refused(game, f"port {cell}"), "TM-038", "no-port-there", {"cell": cell})
    say(game, "port G7")
    # I11 of the Witches lies inland: C3 was their only place.
    assert ports(game) == ["G7", "C3"]


@pytest.mark.rule("TM-284")
@pytest.mark.parametrize("kind", ["trading-post", "temple", "stronghold", "shipyard", "sanctuary"])
def test_the_port_stays_where_it_is_whatever_is_built_there(kind: str) -> None:
    table = Table("witches", "nomads", merchants=True).put(0, "dwelling", "C3").port(0, "C3").bowls(0, 0, 0, 4)
    table.put(0, kind, "C3").turn(0).play("power ship")
    assert table.legal("ship") == {"ship r2", "ship r3", "ship r9", "ship r10"}
    table.play("ship r9")
    assert table.mats[0].port == table.game.board.cell("C3")


@pytest.mark.rule("TM-284")
def test_a_trading_post_with_the_port_may_become_the_shipyard() -> None:
    table = Table("witches", "nomads", merchants=True).put(0, "trading-post", "C3").port(0, "C3")
    table.play("upgrade C3 shipyard", "ship r9")
    assert table.mats[0].port == table.game.board.cell("C3")
    assert cells(table, table.mats[0].buildings[5]) == {"C3"}


@pytest.mark.breach("TM-284")
def test_the_port_is_never_moved() -> None:
    table = Table("witches", "nomads", merchants=True).put(0, "dwelling", "C3", "F2").port(0, "C3")
    assert told(table.refusal("port F2"), "TM-059", "not-now")
    table.play("upgrade C3 trading-post")
    assert told(table.refusal("port F2"), "TM-422", "not-now")
    assert table.mats[0].port == table.game.board.cell("C3")


@pytest.mark.rule("TM-285")
def test_the_late_port_is_due_after_a_witches_ride() -> None:
    table = ashore().put(0, "stronghold", "E10")
    table.play("special dwelling F2")
    assert ports(table.game)[0] == "F2"


@pytest.mark.rule("TM-285")
def test_the_late_port_is_due_after_a_sandstorm() -> None:
    table = Table("nomads", "witches", merchants=True).put(0, "stronghold", "G7").put(1, "dwelling", "C3")
    table.put(0, "dwelling", "E10")
    table.play("special sandstorm", "transform D7 desert")
    assert ports(table.game)[0] == ""
    table.play("build D7")
    assert ports(table.game)[0] == "D7"


@pytest.mark.rule("TM-285")
@pytest.mark.parametrize("way", [("dig 1 build E9",), ("power spade", "dig 1 build E9"), ("power spades", "build E9")])
def test_the_late_port_is_due_after_any_transformation(way: tuple[str, ...]) -> None:
    table = ashore().bowls(0, 0, 0, 8).ground("E9", "forest" if way[-1] == "build E9" else "lakes")
    table.play(*way)
    assert ports(table.game)[0] == "E9"


@pytest.mark.breach("TM-285")
def test_a_dwelling_inland_asks_for_no_port_and_a_second_at_the_river_for_no_other() -> None:
    table = ashore()
    table.play("build F6")
    assert (table.legal("port"), ports(table.game)[0]) == (set(), "")
    table.play("done", "pass bonus-8", "build E9", "done")
    events = table.play("build D7")
    assert (table.legal("port"), of_kind(events, "port-placed")) == (set(), [])
    assert ports(table.game)[0] == "E9"


@pytest.mark.breach("TM-285")
def test_a_ride_inland_asks_for_no_port() -> None:
    table = ashore().put(0, "stronghold", "E10")
    table.play("special dwelling I11")
    assert (table.legal("port"), table.mats[0].port) == (set(), -1)
