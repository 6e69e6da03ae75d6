"""Ledger section F: the last card of an Age, and what can be used once per turn."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.goods import pack
from tests.rules.seven_wonders.table import Table
from tests.rules.seven_wonders.turns import HAND, out_of_turn, owed, rich, uruk


@pytest.mark.rule("SW-403")
def test_all_play_their_last_cards_at_the_same_time() -> None:
    table = uruk().hands("tavern clay-pit", "altar theater", "baths loom")
    table.turn("build tavern", "build altar", "discard baths")
    assert owed(table) == ["last-pick"] * 3
    # The coins of the tavern and of the discard are there.
    assert table.legal(0) == {"build clay-pit", "discard clay-pit", "decline"}
    table.play(2, "build loom")
    table.play(0, "build clay-pit")
    assert (table.built(2), table.built(0)) == ([], ["tavern"])
    table.play(1, "discard theater")
    assert [table.built(seat) for seat in range(3)] == [["tavern", "clay-pit"], ["altar"], ["loom"]]
    assert (table.purses(), table.game.age) == ([4, 3, 3], 2)


@pytest.mark.breach("SW-403")
def test_a_last_card_helps_no_other_last_card() -> None:
    table = uruk(coins=2).hands("altar baths", "theater stone-pit", "altar theater")
    table.cities[0].production = 0
    table.turn("build altar", "build theater", "build altar")
    table.play(1, "build stone-pit")
    assert table.refuses(0, "build baths right=2", "SW-033", "resources", missing="1 stone")


@pytest.mark.rule("SW-404")
def test_a_declined_last_card_brings_no_coins() -> None:
    table = uruk().hands("altar baths", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("decline", "decline", "discard loom")
    assert (table.purses(), sorted(table.pile())) == ([0, 0, 3], ["baths", "loom", "stone-pit"])


@pytest.mark.breach("SW-404")
def test_a_declined_card_is_not_built_and_does_not_wait_for_the_next_age() -> None:
    table = uruk().hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("decline", "decline", "decline")
    assert (table.built(0), table.game.age, [len(city.hand) for city in table.cities]) == (["altar"], 2, [7, 7, 7])


@pytest.mark.rule("SW-405")
def test_babylon_b_beside_uruk_b_plays_one_last_card() -> None:
    table = uruk("babylon-B", built=2).hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("build theater", "build stone-pit", "build loom")
    assert (table.built(0), table.game.age) == (["altar", "theater"], 2)


@pytest.mark.breach("SW-405")
def test_there_is_no_second_last_card() -> None:
    table = uruk("babylon-B", built=2).hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.play(0, "build theater")
    assert (table.step(0), table.cities[0].hand) == ("", ())
    assert out_of_turn(table, 0, "build stone-pit")


#: What helps once per turn: how seat 0 gets it, the first build with it, and a second card that would need it again.
ONCE = {
    "warehouse": ("secret-warehouse", "build baths", "build apothecary", {"missing": "1 textile"}),
    "market": ("black-market", "build barracks", "build stockade", {"missing": "1 wood"}),
    "bilkis": ("bilkis", "build barracks bank=1", "build stockade bank=1", {"missing": "1 wood"}),
}


def once(help: str, first: str, last: str) -> Table:
    table = uruk("sparta-A", "chichen-itza-A", "sparta-B", coins=3, cities=True, leaders=True).build(0, ONCE[help][0])
    table.cities[1].for_sale = 0
    if help == "warehouse":
        # Only what it makes already: stone and textile, both sold but none of use twice.
        table.cities[0].production, table.cities[0].for_sale = 0, pack({"stone": 1, "textile": 1})
    return table.hands(f"{first} {last}", HAND, HAND, HAND)


@pytest.mark.rule("SW-406")
@pytest.mark.parametrize("help", list(ONCE))
def test_a_help_of_once_per_turn_unused_serves_the_last_card(help: str) -> None:
    _, _, last, _ = ONCE[help]
    table = once(help, "altar", last.split()[1])
    table.turn("build altar", "build altar", "build altar", "build altar")
    assert last in table.legal(0, "build")


@pytest.mark.breach("SW-406", "SW-367", "SW-368")
@pytest.mark.parametrize("help", list(ONCE))
def test_a_help_of_once_per_turn_used_is_gone_for_the_last_card(help: str) -> None:
    _, first, last, needs = ONCE[help]
    table = once(help, first.split()[1], last.split()[1])
    assert last in table.legal(0, "build")
    table.turn(first, "build altar", "build altar", "build altar")
    assert table.step(0) == "last-pick"
    assert table.refuses(0, last, "SW-033", "resources", **needs)


@pytest.mark.breach("SW-406", "SW-369", "SW-508")
def test_the_rebate_of_a_dock_is_gone_for_the_last_card() -> None:
    table = uruk("sparta-A", "chichen-itza-A", "rhodos-A", coins=5, cities=True).build(0, "clandestine-dock-west")
    table.hands("barracks mine", HAND, HAND, HAND)
    # Seat 3 on the left sells ore.
    assert table.legal(0, "build barracks") == {"build barracks left=1"}
    table.hands("barracks siege-workshop", HAND, HAND, HAND).build(3, "clay-pool", "brickyard", "lumber-yard")
    table.turn("build barracks left=1", "build altar", "build altar", "build altar")
    assert table.refuses(0, "build siege-workshop left=7", "SW-050", "coins", need=8, have=4)


@pytest.mark.breach("SW-406")
def test_the_discount_of_persepolis_is_gone_for_the_last_card() -> None:
    table = uruk("persepolis-A", "chichen-itza-A", coins=0, cities=True).coins(0, 1)
    table.hands("clay-pit mine", HAND, HAND)
    table.turn("build clay-pit", "build altar", "build altar")
    assert table.cities[0].coins == 1
    assert table.legal(0, "build") == {"build mine"}
    table.play(0, "build mine")
    table.play(1, "decline")
    table.play(2, "decline")
    assert table.cities[0].coins == 0


@pytest.mark.breach("SW-406")
def test_olympia_a_has_one_free_build_for_both_plays() -> None:
    table = uruk("olympia-A", built=2).hands("baths workshop", HAND, HAND)
    table.turn("free baths", "build altar", "build altar")
    assert table.refuses(0, "free workshop", "SW-154", "used-this-age")


@pytest.mark.rule("SW-400")
def test_what_is_gained_on_the_last_turn_serves_the_last_card() -> None:
    table = uruk("el-dorado-A", built=1).coins(0, 0)
    rich(table.hands("altar tavern", HAND, HAND), 0)
    table.turn("stage altar 2", "build altar", "build altar")
    table.turn("build tavern", "decline", "decline")
    assert table.cities[0].coins == 5 + 3
    table = uruk("sparta-A", "rhodos-A", coins=2).hands("west-trading-post barracks", HAND, HAND)
    table.turn("build west-trading-post", "build altar", "build altar")
    assert table.legal(0, "build") == {"build barracks left=1"}


@pytest.mark.rule("SW-411", "SW-403")
def test_coins_claimed_after_the_cards_pay_for_the_last_one() -> None:
    table = uruk("caylus-A", built=1).build(0, "workshop", "apothecary")
    table.game.age = 2
    table.hands("altar brickyard", HAND, HAND)
    table.play(0, "decline")
    table.turn("build altar", "build altar", "build altar")
    assert owed(table) == ["any-time", "", ""]
    table.play(0, "claim")
    assert table.legal(0) == {"build brickyard", "discard brickyard", "decline"}
