"""How far effects reach: turned-up cards, vanished cities, copies, swapped cards, cards from the box."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.event import Event
from ecumene.games.seven_wonders.city import WONDER_CARD
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, GUILDS
from tests.rules.seven_wonders.works import Works

TEAMS: dict[str, Any] = {"cities": True, "teams": True, "wonders": "lost"}


def under_yamato(card: str, *boards: str, **options: Any) -> Works:
    """Yamato B (seat 0) has turned up this card, the marker of its first stage."""
    table = Works("yamato-B", *boards, **options).rich(0)
    table.raise_stage(1, card)
    table.play(0, f"turn-up {card}")
    return table


# The order of builds from the discard pile (SW-085)


@pytest.mark.rule("SW-085")
def test_another_board_looks_through_the_pile_before_solomon() -> None:
    """Manneken Pis (seat 1) copies a stage of Halikarnassos in the leader phase in which seat 0 recruits Solomon."""
    table = Works("giza-A", "manneken-pis-A", "halikarnassos-A", leaders=True, coins=9).rich(1).stages(1, 1)
    table.discarded("palace senate town-hall", 2).leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "stage midas 2", "discard nero")
    assert [table.step(seat) for seat in range(3)] == ["", "take-from-discard", ""]
    table.play(1, "take palace")
    assert table.legal(0, "take") == {"take senate", "take town-hall"}


@pytest.mark.breach("SW-085")
def test_solomon_does_not_come_before_halikarnassos() -> None:
    table = Works("giza-A", "rhodos-A", "halikarnassos-A", leaders=True, coins=9).rich(2).stages(2, 1)
    table.discarded("palace senate", 1).leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "discard midas", "stage nero 2")
    assert [table.step(seat) for seat in range(3)] == ["", "", "take-from-discard"]
    assert table.refusal(0, "take palace").reason == "not-your-turn"


# Cards from the box (SW-346)


@pytest.mark.breach("SW-346", "SW-244")
def test_a_card_built_from_the_box_is_never_drawn_again() -> None:
    """Two cities draw guilds; only four are left in the box, and one of them is built."""
    table = Works("atlantis-B", "rhodos-A", "giza-A").rich(0)
    left = GUILDS[:4]
    table.game.dealt = sum(1 << number for number in GUILDS if number not in left)
    table.game.cards_from_box = 0
    table.stages(0, 2).raise_stage(3)
    drawn = table.legal(0, "take")
    assert len(drawn) == 3
    table.play(0, min(drawn))
    assert table.game.cards_from_box.bit_count() == 1
    for seed in range(8):
        again = Works("giza-A", "atlantis-B", "rhodos-A").rich(1).stages(1, 2)
        again.game.chance = again.game.chance.stream(seed, "box")
        again.game.dealt, again.game.cards_from_box = table.game.dealt, table.game.cards_from_box
        again.raise_stage(3, seat=1)
        assert min(drawn) not in again.legal(1)
        assert len(again.legal(1, "take")) == 3


# Turned-up cards (SW-205, SW-444)


@pytest.mark.breach("SW-444")
def test_a_turned_up_guild_is_not_copied() -> None:
    table = under_yamato("workers-guild", "olympia-B", "giza-A").stages(1, 3).build(2, "clay-pool").build(0, "quarry")
    # Two brown cards beside Olympia would be worth two points; only its own 5 points are left.
    assert table.points(1, "wonder") == 5
    assert table.points(0, "purple") + table.points(0, "wonder") == 1


@pytest.mark.rule("SW-444")
def test_a_guild_beside_it_is_copied() -> None:
    table = under_yamato("tavern", "olympia-B", "giza-A").stages(1, 3).build(2, "clay-pool").build(0, "quarry")
    assert table.build(0, "workers-guild").points(1, "wonder") == 5 + 2


@pytest.mark.breach("SW-205", "SW-366")
def test_a_mask_does_not_copy_a_turned_up_card() -> None:
    table = under_yamato("school", "rhodos-A", "giza-A", cities=True).build(1, "pigeon-loft")
    assert table.points(1, "green") == 0
    # A green card that was built there is copied.
    assert table.build(0, "workshop").points(1, "green") == 1


@pytest.mark.breach("SW-205", "SW-229")
def test_a_turned_up_card_gives_a_neighbour_no_chain() -> None:
    table = under_yamato("scriptorium", "angkor-wat-A", "giza-A", age=2).stages(1, 1)
    table.hands("baths", "library", "baths")
    while table.step(0) == "any-time":
        table.play(0, "decline")
    assert table.refuses(1, "kin library", "SW-229", "no-kin-chain", card="library")
    table.build(2, "scriptorium")
    assert table.legal(1, "kin") == {"kin library"}


# Helvetia among partners (SW-474)


@pytest.mark.rule("SW-474")
@pytest.mark.parametrize("seat", range(4))
def test_helvetia_and_the_city_beside_it_fight_nobody(seat: int) -> None:
    """Seats 0 and 3 are enemies side by side, and so are 1 and 2: one of the two conflicts falls away."""
    boards = ["rhodos-A", "giza-A", "olympia-A", "ephesos-A"]
    boards[seat] = "helvetia-A"
    table = Works(*boards, **TEAMS)
    for other, shields in enumerate((1, 2, 3, 4)):
        table.cities[other].shields = shields
    table.end_age()
    enemy = {0: 3, 1: 2, 2: 1, 3: 0}[seat]
    assert [table.tokens(other) for other in (seat, enemy)] == [(0, 0, 0, 0)] * 2
    others = sorted({0, 1, 2, 3} - {seat, enemy})
    assert sorted(table.tokens(other) for other in others) == [(0, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.breach("SW-474")
def test_another_city_of_the_team_game_fights() -> None:
    table = Works("rhodos-A", "giza-A", "olympia-A", "ephesos-A", **TEAMS)
    for other, shields in enumerate((1, 2, 3, 4)):
        table.cities[other].shields = shields
    table.end_age()
    assert [table.tokens(other) for other in range(4)] == [(0, 0, 0, 2)] * 2 + [(2, 0, 0, 0)] * 2


# Vanished cities (SW-432)


def gone(*boards: str, **options: Any) -> Works:
    """Brigadoon A (seat 0) is gone."""
    table = Works("brigadoon-A", *boards, **options).rich(0).stages(0, 1)
    table.raise_stage(2)
    assert table.cities[0].vanished
    return table


@pytest.mark.rule("SW-432")
def test_a_vanished_city_loses_nothing_and_makes_nobody_lose() -> None:
    table = gone("rhodos-A", "giza-A", "olympia-A", cities=True)
    for seat in range(4):
        table.coins(seat, 3)
    table.act({1: "build hideout"})
    assert [table.step(seat) for seat in range(4)] == ["", "", "choose-debt", "choose-debt"]
    table.play(2, "debt 0")
    table.play(3, "debt 0")
    assert (table.purses(), table.cities[0].debts) == ([6, 3, 5, 5], 0)
    table.act({0: "build hideout"})
    # Nobody pays for what a vanished city builds.
    assert (table.purses(), [city.debts for city in table.cities]) == ([6, 6, 8, 8], [0] * 4)
    assert [table.step(seat) for seat in range(4)] == ["pick"] * 4


@pytest.mark.breach("SW-432")
def test_the_wizard_finds_no_vanished_city() -> None:
    table = gone("citadels-B", "giza-A", "olympia-A", leaders=True).rich(1)
    for seat, leader in enumerate(("midas", "nero", "hannibal", "zenobia")):
        table.cities[seat].leaders = (CARD_NUMBERS[leader],)
    events: list[Event] = table.raise_stage(1, seat=1)
    while table.step(0) != "give-up-leader" and any(table.step(seat) == "give-up-leader" for seat in (2, 3)):
        seat = 2 if table.step(2) == "give-up-leader" else 3
        table.play(seat, min(table.legal(seat)), events)
    given = [event.seat for event in events if event.kind == "leader-given-up"]
    assert (given, table.cities[0].leaders) == ([2, 3], (CARD_NUMBERS["midas"],))
    assert table.refuses(1, "recruit midas", "SW-278", "not-drawn", card="midas")


@pytest.mark.breach("SW-432")
def test_the_wizard_of_a_vanished_city_hits_nobody() -> None:
    table = Works("citadels-B", "rhodos-A", "giza-A", "olympia-A", leaders=True).rich(0)
    table.cities[0].vanished = 1
    table.game.find_neighbours()
    for seat, leader in enumerate(("midas", "nero", "hannibal", "zenobia")):
        table.cities[seat].leaders = (CARD_NUMBERS[leader],)
    table.raise_stage(1)
    assert [len(city.leaders) for city in table.cities] == [1] * 4
    assert all(table.step(seat) != "give-up-leader" for seat in range(4))


# Swapped cards (SW-466)


def swapped(own: str, theirs: str) -> Works:
    """The Diplomat of Citadels B (seat 0) has swapped an own card for one of Rhodos (seat 1); a turn has passed."""
    table = Works("citadels-B", "rhodos-A", "giza-A", "olympia-A", leaders=True, cities=True).rich(0).stages(0, 2)
    table.build(0, own).build(1, theirs).raise_stage(3)
    table.play(0, f"swap {own} {theirs} seat2")
    table.act({})
    return table.make(0, "1 ore")


@pytest.mark.rule("SW-466")
def test_a_discount_goes_with_the_card() -> None:
    table = swapped("altar", "west-trading-post").coins(0, 9).coins(1, 9)
    # Wood of Olympia, left of Citadels, costs 1; Rhodos has lost its discount on what Citadels makes.
    table.hands("stockade", "barracks", "altar", "altar")
    assert table.legal(0, "build") == {"build stockade left=1"}
    table.build(0, "clay-pool").hands("altar", "guard-tower", "altar", "altar")
    assert table.legal(1, "build") == {"build guard-tower left=2"}


@pytest.mark.breach("SW-466")
def test_a_discount_of_another_card_stays() -> None:
    table = Works("citadels-B", "rhodos-A", "giza-A", "olympia-A", leaders=True).rich(0).stages(0, 2)
    table.build(0, "marketplace", "west-trading-post").build(1, "altar").raise_stage(3)
    table.play(0, "swap marketplace altar seat2")
    table.act({})
    table.make(0, "").coins(0, 9).build(3, "loom").hands("stockade apothecary", *["altar"] * 3)
    # The Trading Post still counts, the Marketplace has gone.
    assert table.legal(0, "build") == {"build stockade left=1", "build apothecary left=2"}


@pytest.mark.rule("SW-466", "SW-368")
def test_black_market_works_for_its_new_owner() -> None:
    table = swapped("caravansery", "black-market").coins(0, 0)
    # Citadels makes ore; the Black Market adds one unit of any other kind.
    table.hands("stockade apothecary barracks", *["altar"] * 3)
    assert table.legal(0, "build") == {"build stockade", "build apothecary", "build barracks"}


@pytest.mark.breach("SW-466", "SW-368")
def test_black_market_leaves_its_old_owner() -> None:
    table = swapped("caravansery", "black-market").coins(1, 0)
    table.hands("altar", "apothecary", "altar", "altar")
    # Rhodos has the Caravansery instead, which makes no textile.
    assert table.refuses(1, "build apothecary", "SW-033", "resources", missing="1 textile")
    # Who swaps another card keeps his own Black Market.
    table = Works("citadels-B", "rhodos-A", "giza-A", "olympia-A", leaders=True, cities=True).rich(0).stages(0, 2)
    table.build(0, "black-market", "loom").build(1, "altar").raise_stage(3)
    table.play(0, "swap loom altar seat2")
    table.act({})
    table.make(0, "1 ore").coins(0, 0).hands("apothecary scriptorium", *["altar"] * 3)
    assert table.legal(0, "build") == {"build apothecary", "build scriptorium"}


# Copies (SW-127, SW-157, SW-445)


@pytest.mark.rule("SW-121", "SW-127", "SW-157")
def test_a_copied_scientists_guild_is_a_free_symbol() -> None:
    table = Works("olympia-B", "rhodos-A", "giza-A").stages(0, 3).build(1, "scientists-guild")
    table.build(0, "workshop", "apothecary")
    # Two symbols are worth 2; with the third a set and three singles: 10.
    assert (table.points(0, "green"), table.points(0, "wonder")) == (2, 5 + 8)
    table = Works("venezia-B", "rhodos-A", "giza-A").rich(0).stages(0, 2).build(0, "workshop", "apothecary")
    table.build(1, "scientists-guild", "altar").raise_stage(3)
    table.play(0, "copy scientists-guild seat2")
    assert table.points(0, "green") == 10


@pytest.mark.breach("SW-157")
def test_a_copied_guild_takes_nothing_from_its_owner_and_counts_once() -> None:
    table = Works("olympia-B", "rhodos-A", "giza-A").stages(0, 3).build(1, "scientists-guild", "workshop")
    # The owner's symbol counts for itself; a copier without symbols of its own has one symbol.
    assert (table.points(1, "green"), table.points(0, "wonder")) == (4, 5 + 1)


@pytest.mark.rule("SW-445", "SW-201")
def test_a_copied_partnership_gives_the_own_marker_to_the_own_partner() -> None:
    """Venezia B (seat 0) copies stage 1 of Rapa Nui B, its enemy on the left (seat 3); its partner is seat 1."""
    table = Works("venezia-B", "giza-A", "olympia-A", "rapa-nui-B", **TEAMS).rich(0).build(1, "tavern")
    table.cities[3].stages = 0b1
    table.raise_stage(1, "barracks")
    table.play(0, "copy-stage seat4 1")
    assert (table.built(1), table.built(2), table.cities[1].shields) == (["tavern", "barracks"], [], 1)
    assert (table.cities[0].markers[0], table.points(0, "wonder")) == (WONDER_CARD, 2)


@pytest.mark.breach("SW-445", "SW-203")
def test_a_copied_partnership_gives_no_card_that_the_partner_has() -> None:
    table = Works("venezia-B", "giza-A", "olympia-A", "rapa-nui-B", **TEAMS).rich(0).build(1, "tavern", "barracks")
    table.cities[3].stages = 0b1
    table.raise_stage(1, "barracks")
    table.play(0, "copy-stage seat4 1")
    assert (table.built(1), table.cities[1].shields) == (["tavern", "barracks"], 1)
    assert table.cities[0].markers[0] == CARD_NUMBERS["barracks"]
