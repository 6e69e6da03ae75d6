"""Section O: Invisibility, the cards under Yamato (SW-204 to SW-207, SW-440 to SW-444, SW-493; SW-339, SW-340)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.seven_wonders.works import Works, of_kind

THREE = ("yamato-B", "rhodos-A", "giza-A")


def hidden(card: str, *boards: str, **options: Any) -> Works:
    """Yamato B (seat 0) has built its first stage with this card; it is asked before the next turn if it may."""
    table = Works(*(boards or THREE), **options).rich(0)
    table.raise_stage(1, card)
    return table.make(0, "1 wood")


def turned(card: str, *boards: str, **options: Any) -> Works:
    table = hidden(card, *boards, **options)
    table.play(0, f"turn-up {card}")
    return table


@pytest.mark.rule("SW-204")
def test_the_marker_works_once_it_is_turned_up() -> None:
    table = hidden("scriptorium")
    assert (table.step(0), table.legal(0)) == ("any-time", {"turn-up scriptorium", "decline"})
    assert table.points(0, "green") == 0
    events = table.play(0, "turn-up scriptorium")
    assert [(e.rule, e.data) for e in of_kind(events, "turned-up")] == [("SW-204", {"card": "scriptorium"})]
    assert table.points(0, "green") == 1
    # Its chain to the Library is open in the same turn.
    table.hands("library", "baths", "baths")
    assert table.legal(0, "chain") == {"chain library"}


@pytest.mark.breach("SW-204")
def test_face_down_it_gives_nothing() -> None:
    table = hidden("scriptorium")
    table.play(0, "decline")
    table.hands("library", "baths", "baths")
    table.play(0, "decline")
    assert (table.points(0, "green"), table.built(0)) == (0, [])
    assert table.refuses(0, "chain library", "SW-059", "no-chain", card="library")


@pytest.mark.breach("SW-204")
def test_only_markers_of_such_stages() -> None:
    table = Works("yamato-A", "rhodos-A", "giza-A").rich(0)
    table.raise_stage(1, "tavern")
    assert table.step(0) == "pick"
    assert table.refuses(0, "turn-up tavern", "SW-411", "not-now", owed="pick")
    table.raise_stage(2, "scriptorium")
    assert table.legal(0) == {"turn-up scriptorium", "decline"}
    assert table.refuses(0, "turn-up tavern", "SW-204", "cannot-turn-up", card="tavern")


@pytest.mark.rule("SW-205")
def test_without_a_colour_and_for_nobody_else() -> None:
    table = turned("clay-pool").build(1, "workers-guild").build(2, "vineyard")
    assert (table.built(0), table.points(1, "purple")) == (["clay-pool"], 0)
    table.hands("guard-tower", "guard-tower", "guard-tower")
    assert table.legal(0, "build") == {"build guard-tower"}
    for seat, payee in ((1, "left"), (2, "right")):
        assert table.refuses(seat, f"build guard-tower {payee}=2", "SW-033", "resources", missing="1 clay")


@pytest.mark.breach("SW-205")
def test_neighbours_neither_count_nor_copy_it() -> None:
    table = hidden("school", "yamato-B", "venezia-A", "giza-A").rich(1).build(2, "walls").build(1, "philosophers-guild")
    table.play(0, "turn-up school")
    assert (table.points(0, "green"), table.points(1, "purple")) == (1, 0)
    table.build(2, "stables").stages(1, 1).raise_stage(2, seat=1)
    assert table.legal(1) == {"copy walls seat3", "copy stables seat3"}
    assert table.refuses(1, "copy school seat1", "SW-205", "cannot-copy")
    # Nor do colours count for its owner: the Haven looks for brown cards.
    table = turned("clay-pool").build(0, "haven")
    assert table.points(0, "yellow") == 0


@pytest.mark.rule("SW-206", "SW-441")
def test_a_blue_card_may_mark_but_stays_face_down() -> None:
    table = hidden("altar")
    # Asked like any other marker: nobody can tell by it that the card is blue.
    assert (table.cities[0].stage_count(), table.step(0), table.legal(0)) == (1, "any-time", {"decline"})
    assert (table.total(0), table.points(0, "blue")) == (1, 0)


@pytest.mark.breach("SW-206", "SW-441")
def test_a_blue_card_is_refused() -> None:
    table = hidden("altar").rich(0)
    table.raise_stage(2, "loom")
    table.finish()
    assert table.legal(0) == {"turn-up loom", "decline"}
    assert table.refuses(0, "turn-up altar", "SW-206", "cannot-turn-up", card="altar")
    table.at(age=3, turn=6).raise_stage(3, "palace")
    table.play(0, "turn-up loom")
    # Asked for the last time after the conflicts, and then never: the Palace lies there for nothing.
    while not table.game.is_over:
        assert table.legal(0) == {"decline"}
        table.play(0, "decline")
    assert (table.points(0, "blue"), table.points(0, "wonder")) == (0, 0)


@pytest.mark.rule("SW-207")
def test_coins_come_on_turning_up() -> None:
    table = hidden("vineyard").coins(0, 0)
    table.build(1, "ore-vein")
    table.play(0, "decline")
    table.act({0: "build clay-pool", 1: "build foundry", 2: "build stone-pit"})
    assert table.legal(0) == {"turn-up vineyard", "decline"}
    table.play(0, "turn-up vineyard")
    # Clay Pool, Ore Vein, Foundry and Stone Pit stand at that moment.
    assert table.cities[0].coins == 4


@pytest.mark.breach("SW-207")
def test_no_coins_on_building_the_stage_and_none_twice() -> None:
    table = hidden("tavern")
    assert table.cities[0].coins == 3
    table.play(0, "turn-up tavern")
    assert table.cities[0].coins == 8
    table.act({0: "discard altar"})
    assert (table.cities[0].coins, table.step(0)) == (11, "pick")


@pytest.mark.rule("SW-440")
def test_it_counts_as_built_for_its_owner() -> None:
    """Shields, symbols, discounts, production, points of yellow cards: each from the moment of turning."""
    assert turned("barracks").cities[0].shields == 1
    table = turned("west-trading-post").coins(0, 3)
    table.hands("baths", "altar", "altar")
    assert table.legal(0, "build") == {"build baths left=1"}
    table = turned("caravansery").hands("guard-tower", "altar", "altar")
    assert table.legal(0, "build") == {"build guard-tower"}
    assert turned("arena").points(0, "wonder") == 1


@pytest.mark.rule("SW-440")
def test_help_with_prices_counts_from_the_same_turn() -> None:
    """Turned up before the choice it is there when the turn begins: the Secret Warehouse gives a second wood."""
    table = turned("secret-warehouse", cities=True).hands("caravansery", "altar", "altar")
    assert table.legal(0, "build") == {"build caravansery"}


@pytest.mark.breach("SW-440")
def test_nobody_else_profits() -> None:
    table = turned("loom").build(1, "bazar").build(2, "craftsmens-guild")
    table.hands("apothecary", "bazar", "apothecary")
    assert table.points(2, "purple") == 0
    assert table.refuses(2, "build apothecary right=2", "SW-033", "resources", missing="1 textile")
    assert table.legal(0, "build") == {"build apothecary"}


@pytest.mark.rule("SW-442")
def test_its_name_is_taken() -> None:
    table = turned("loom").hands("loom loom-2", "altar", "altar")
    assert table.legal(0, "build") == set()
    assert table.refuses(0, "build loom-2", "SW-029", "same-name", card="loom-2")


@pytest.mark.breach("SW-442")
def test_a_name_that_stands_stays_face_down() -> None:
    table = hidden("loom").rich(0)
    table.play(0, "decline")
    table.act({0: "build loom-2"})
    assert (table.step(0), table.legal(0)) == ("any-time", {"decline"})
    table.raise_stage(2, "tavern")
    table.finish()
    assert table.legal(0) == {"turn-up tavern", "decline"}
    assert table.refuses(0, "turn-up loom", "SW-442", "cannot-turn-up", card="loom")


@pytest.mark.rule("SW-443")
def test_turning_up_is_no_building() -> None:
    table = hidden("tavern", leaders=True).build(0, "xenophon").coins(0, 0)
    table.play(0, "turn-up tavern")
    # 5 of the Tavern, not the 2 of Xenophon.
    assert table.cities[0].coins == 5


@pytest.mark.breach("SW-443")
def test_building_the_same_card_would_fire_it() -> None:
    table = Works(*THREE, leaders=True).build(0, "xenophon").coins(0, 0)
    table.act({0: "build tavern"})
    assert table.cities[0].coins == 7


@pytest.mark.rule("SW-444")
def test_a_guild_scores_for_its_owner() -> None:
    table = hidden("workers-guild").build(1, "ore-vein", "foundry").build(2, "stone-pit")
    assert table.total(0) == 1
    table.play(0, "turn-up workers-guild")
    assert (table.points(0, "wonder"), table.total(0)) == (3, 4)


@pytest.mark.breach("SW-444")
def test_it_is_no_purple_card_and_cannot_be_copied() -> None:
    table = hidden("workers-guild", "yamato-B", "olympia-B", "giza-A").build(1, "ore-vein", "shipowners-guild")
    table.build(0, "shipowners-guild").stages(1, 3)
    table.play(0, "turn-up workers-guild")
    # Shipowners Guild sees itself; Olympia B copies that one and counts its own two cards.
    assert (table.points(0, "purple"), table.points(1, "wonder")) == (1, 5 + 2)
    assert table.points(0, "wonder") == 1


@pytest.mark.rule("SW-493")
def test_turned_up_before_the_conflicts_it_fights() -> None:
    table = Works(*THREE).rich(0).build(1, "barracks")
    table.at(turn=6).raise_stage(1, "arsenal")
    assert (table.game.age, table.step(0), table.legal(0)) == (1, "any-time", {"turn-up arsenal", "decline"})
    table.play(0, "turn-up arsenal")
    assert table.game.age == 2
    assert [table.tokens(seat) for seat in range(3)] == [(2, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2)]


@pytest.mark.rule("SW-493")
def test_what_others_pay_for_it_is_paid_before_the_conflicts() -> None:
    table = Works(*THREE, cities=True).rich(0)
    table.at(age=3, turn=7).raise_stage(1, "hideout")
    table.play(0, "turn-up hideout")
    assert [table.legal(seat) for seat in (1, 2)] == [{"debt 0", "debt 1"}] * 2
    table.play(1, "debt 0")
    table.play(2, "debt 1")
    assert table.game.is_over
    assert (table.purses()[1:], table.cities[2].debts, table.points(0, "wonder")) == ([5, 6], 1, 2)


@pytest.mark.breach("SW-493")
def test_declined_it_does_not_fight() -> None:
    table = Works(*THREE).rich(0).build(1, "barracks")
    table.at(turn=6).raise_stage(1, "arsenal")
    table.play(0, "decline")
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0, 1), (2, 0, 0, 0), (0, 0, 0, 1)]


@pytest.mark.rule("SW-204")
def test_a_leader_may_be_turned_up_too() -> None:
    """Only blue cards are excluded."""
    table = Works(*THREE, leaders=True).rich(0).leaders("hannibal", "nero", "midas")
    table.turn("stage hannibal 1", "discard nero", "discard midas")
    assert table.legal(0) == {"turn-up hannibal", "decline"}
    table.play(0, "turn-up hannibal")
    assert (table.cities[0].shields, table.built(0)) == (1, ["hannibal"])


@pytest.mark.rule("SW-339")
@pytest.mark.parametrize("board", ["yamato-A", "yamato-B"])
def test_yamato_makes_wood(board: str) -> None:
    table = Works(board, "rhodos-A", "giza-A").hands("stockade", "stockade", "altar")
    assert table.legal(0, "build") == {"build stockade"}
    assert table.legal(1, "build") == {"build stockade left=2"}


@pytest.mark.breach("SW-339")
def test_one_wood_a_turn() -> None:
    table = Works(*THREE).hands("caravansery", "altar", "altar")
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")


@pytest.mark.rule("SW-340")
def test_yamato_a_hides_one_card() -> None:
    table = Works("yamato-A", "rhodos-A", "giza-A").rich(0)
    assert table.climb("tavern", "loom", "press") == [3, 3, 10]
    assert table.legal(0) == {"turn-up loom", "decline"}


@pytest.mark.rule("SW-340")
def test_yamato_b_hides_three() -> None:
    table = Works(*THREE).rich(0)
    assert table.climb("tavern", "loom", "press") == [0, 0, 0]
    assert table.legal(0) == {"turn-up tavern", "turn-up loom", "turn-up press", "decline"}
    for card in ("press", "tavern", "loom"):
        table.play(0, f"turn-up {card}")
    assert (table.built(0), table.step(0)) == (["press", "tavern", "loom"], "pick")


@pytest.mark.breach("SW-340")
def test_yamato_a_hides_neither_first_nor_last() -> None:
    table = Works("yamato-A", "rhodos-A", "giza-A").rich(0)
    table.climb("tavern", "loom", "press")
    for card in ("tavern", "press"):
        assert table.refuses(0, f"turn-up {card}", "SW-204", "cannot-turn-up", card=card)
