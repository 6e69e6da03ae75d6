"""Section O: copying, the tokens of Venezia (SW-210 to SW-213, SW-445 to SW-448; boards SW-336 to SW-338, SW-491)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.city import WONDER_CARD
from ecumene.games.seven_wonders.tables import CARD_NUMBERS
from tests.rules.seven_wonders.works import Works, of_kind

#: Venezia A with its first stage; Rhodos on the right (seat 1), Giza on the left (seat 2).
THREE = ("venezia-A", "rhodos-A", "giza-A")
SIDE_B = ("venezia-B", "rhodos-A", "giza-A")


def venezia(*boards: str) -> Works:
    table = Works(*(boards or THREE)).rich(0)
    if table.game.board(0).side == "A":
        table.stages(0, 1)
    return table


@pytest.mark.rule("SW-210", "SW-448")
def test_the_effect_is_copied_and_a_token_marks_it() -> None:
    table = venezia().build(1, "laboratory", "walls")
    table.raise_stage(2)
    assert table.step(0) == "choose-copy"
    events = table.play(0, "copy laboratory seat2")
    assert [(e.rule, e.data) for e in of_kind(events, "copied")] == [("SW-210", {"card": "laboratory", "owner": 1})]
    assert table.cities[0].copied == (CARD_NUMBERS["laboratory"] << 3 | 1,)
    assert (table.points(0, "green"), table.points(1, "green"), table.built(0)) == (1, 1, [])


@pytest.mark.breach("SW-210", "SW-448")
def test_no_chain_and_no_card_of_its_colour() -> None:
    table = venezia().build(1, "laboratory").build(2, "philosophers-guild", "walls")
    table.raise_stage(2)
    table.play(0, "copy laboratory seat2")
    # The guild of Giza sees the card of Rhodos once; Venezia has no green card and no chain.
    assert table.points(2, "purple") == 1
    table.hands("observatory siege-workshop laboratory", "altar", "altar")
    assert table.legal(0, "chain") == set()
    assert table.refuses(0, "chain observatory", "SW-059", "no-chain", card="observatory")
    # The name is free: Venezia may still build it.
    assert table.legal(0, "build laboratory") == {"build laboratory"}


@pytest.mark.rule("SW-211")
def test_the_choice_comes_after_all_actions() -> None:
    table = venezia().build(1, "walls").rich(1, 2)
    table.raise_stage(2, others={1: "build stables", 2: "build school"})
    assert table.legal(0) == {"copy walls seat2", "copy stables seat2", "copy school seat3"}


@pytest.mark.breach("SW-211")
def test_not_while_choosing_the_card_nor_later() -> None:
    table = venezia().build(1, "walls", "stables")
    assert table.refuses(0, "copy walls seat2", "SW-211", "not-now", owed="pick")
    table.raise_stage(2)
    assert table.refuses(0, "discard baths", "SW-211", "not-now", owed="choose-copy")
    table.play(0, "copy walls seat2")
    assert table.refuses(0, "copy stables seat2", "SW-211", "not-now", owed="pick")


@pytest.mark.rule("SW-212")
def test_coins_come_at_once_counted_from_here() -> None:
    table = venezia().build(1, "vineyard", "ore-vein").build(2, "stone-pit", "quarry").coins(0, 0)
    table.raise_stage(2)
    table.play(0, "copy vineyard seat2")
    # Ore Vein, Stone Pit, Quarry, and no card of its own.
    assert table.cities[0].coins == 3


@pytest.mark.rule("SW-212")
def test_copied_production_and_discounts_from_the_next_turn() -> None:
    table = venezia().build(1, "quarry").make(0, "3 wood")
    table.raise_stage(2)
    table.hands("walls", "altar", "baths")
    # Two stones are its own now, the third is bought from either side.
    assert table.legal(0, "build") == {"build walls left=2", "build walls right=2"}
    table = venezia(*SIDE_B).build(1, "east-trading-post")
    table.raise_stage(1)
    table.make(0, "1 wood").hands("barracks", "altar", "altar")
    assert table.legal(0, "build") == {"build barracks right=1"}


@pytest.mark.breach("SW-212")
def test_copied_production_is_for_nobody_else() -> None:
    table = venezia().build(1, "brickyard").make(0, "3 wood")
    table.raise_stage(2)
    table.hands("guard-tower", "altar", "guard-tower")
    assert table.legal(0, "build") == {"build guard-tower"}
    # Giza may buy clay from Rhodos on its left, and nothing from Venezia on its right.
    assert table.legal(2, "build") == {"build guard-tower left=2"}


@pytest.mark.rule("SW-213", "SW-355")
def test_a_mask_of_two_colours() -> None:
    table = venezia(*SIDE_B).build(1, "barracks", "tavern", "altar", "loom").build(2, "workshop", "workers-guild")
    table.stages(0, 1).raise_stage(2)
    assert table.legal(0) == {"copy barracks seat2", "copy workshop seat3"}
    table.play(0, "copy workshop seat3")
    table.raise_stage(3)
    assert table.legal(0) == {"copy altar seat2", "copy workers-guild seat3"}
    table.play(0, "copy altar seat2")
    assert (table.points(0, "green"), table.points(0, "wonder")) == (1, 2)


@pytest.mark.breach("SW-213", "SW-355")
def test_no_other_colour_and_no_other_city() -> None:
    table = Works("venezia-B", "rhodos-A", "giza-A", "olympia-A").rich(0).build(1, "barracks", "tavern")
    table.build(3, "stables").build(2, "walls").build(0, "guard-tower").stages(0, 1).raise_stage(2)
    assert table.legal(0) == {"copy barracks seat2", "copy stables seat4"}
    for text in ("copy tavern seat2", "copy walls seat3", "copy guard-tower seat1", "copy stables seat2"):
        assert table.refuses(0, text, "SW-210", "cannot-copy")


@pytest.mark.rule("SW-445")
def test_a_copied_stage_works_as_if_printed_here() -> None:
    """Angkor Wat B: every stage of Venezia, this one included, makes the others pay."""
    table = venezia("venezia-B", "angkor-wat-B", "giza-A").stages(1, 1)
    for seat in range(3):
        table.coins(seat, 9)
    table.raise_stage(1)
    assert table.purses() == [9, 11, 11]
    table.build(1, "barracks").raise_stage(2)
    assert table.purses() == [9, 13, 13]


@pytest.mark.rule("SW-445")
@pytest.mark.parametrize(("card", "points"), [("theater", 2), ("statue", 0), ("palace", 0)])
def test_it_looks_at_the_own_marker(card: str, points: int) -> None:
    """Tartaros A wants a card of Age I under its first stage."""
    table = venezia("venezia-B", "tartaros-A", "giza-A").stages(1, 1)
    table.raise_stage(1, card)
    assert (table.step(0), table.points(0, "wonder")) == ("pick", points)
    assert len(table.cities[0].copied) == 1


@pytest.mark.rule("SW-445")
def test_the_own_marker_may_be_turned_up_or_given_away() -> None:
    table = venezia("venezia-B", "yamato-B", "giza-A").stages(1, 1)
    table.raise_stage(1, "tavern")
    table.finish()
    assert table.legal(0) == {"turn-up tavern", "decline"}
    table.play(0, "turn-up tavern")
    assert table.cities[0].coins == 8
    table = Works("venezia-B", "giza-A", "olympia-A", "rapa-nui-B", cities=True, teams=True).rich(0).stages(3, 1)
    table.raise_stage(1, "laboratory")
    assert (table.built(1), table.cities[0].markers[0]) == (["laboratory"], WONDER_CARD)
    assert (table.points(1, "green"), table.points(0, "wonder")) == (1, 2)


@pytest.mark.breach("SW-445")
def test_a_stage_that_copies_has_nothing_to_copy() -> None:
    """And the owner of the copied stage notices nothing."""
    table = venezia("venezia-B", "angkor-wat-B", "giza-A").stages(1, 1).coins(1, 9)
    table.raise_stage(1)
    assert (table.cities[1].stage_count(), table.cities[1].coins) == (1, 11)
    table = Works("giza-A", "venezia-B", "venezia-B").rich(1, 2)
    table.build(0, "tavern", "loom").stages(2, 1).raise_stage(1, seat=1)
    # Stage 1 of the other Venezia stands, but only the Tavern can be chosen: it is taken without asking.
    assert (table.step(1), table.cities[1].coins) == ("pick", 8)


@pytest.mark.rule("SW-446")
def test_nothing_to_copy() -> None:
    table = venezia().build(1, "loom", "arena").build(2, "altar")
    table.raise_stage(2)
    assert (table.step(0), table.cities[0].stage_count(), table.cities[0].copied) == ("pick", 2, ())
    assert table.points(0, "wonder") == 3


@pytest.mark.breach("SW-446")
def test_no_later_choice() -> None:
    table = venezia().rich(1)
    table.raise_stage(2)
    table.act({1: "build walls"})
    assert table.step(0) == "pick"
    assert table.refuses(0, "copy walls seat2", "SW-211", "not-now", owed="pick")


@pytest.mark.rule("SW-447")
def test_a_swapped_card_is_still_copied() -> None:
    table = Works("venezia-A", "rhodos-A", "citadels-B", "giza-A", leaders=True).rich(0, 2)
    table.build(1, "walls").build(2, "training-ground").stages(0, 1).stages(2, 2)
    table.raise_stage(2)
    assert table.cities[0].shields == 2
    table.raise_stage(3, seat=2)
    table.play(2, "swap training-ground walls seat2")
    assert (table.built(1), table.built(2), table.cities[0].shields) == (["training-ground"], ["walls"], 2)


@pytest.mark.rule("SW-447")
def test_a_copied_discount_stays_when_an_own_card_goes() -> None:
    table = Works("venezia-B", "rhodos-A", "citadels-B", "giza-A", leaders=True).rich(0, 2)
    table.build(1, "east-trading-post").build(0, "marketplace").build(2, "altar").stages(2, 2)
    table.raise_stage(1)
    table.raise_stage(3, seat=2)
    table.play(2, "swap altar marketplace seat1")
    table.make(0, "1 wood").hands("barracks", *["altar"] * 3)
    assert (table.built(0), table.legal(0, "build")) == (["altar"], {"build barracks right=1"})


@pytest.mark.breach("SW-447")
def test_the_copy_does_not_follow_the_card() -> None:
    table = Works("venezia-A", "rhodos-A", "citadels-B", "giza-A", leaders=True).rich(0, 2)
    table.build(1, "walls").build(2, "library").stages(0, 1).stages(2, 2)
    table.raise_stage(2)
    table.raise_stage(3, seat=2)
    table.play(2, "swap library walls seat2")
    # The card that comes to Rhodos for it means nothing to Venezia.
    assert (table.built(1), table.points(1, "green")) == (["library"], 1)
    assert (table.cities[0].shields, table.points(0, "green")) == (2, 0)
    assert table.cities[0].copied == (CARD_NUMBERS["walls"] << 3 | 1,)


@pytest.mark.rule("SW-336")
@pytest.mark.parametrize("board", ["venezia-A", "venezia-B"])
def test_venezia_makes_textile(board: str) -> None:
    table = Works(board, "rhodos-A", "giza-A").hands("apothecary", "apothecary", "altar")
    assert table.legal(0, "build") == {"build apothecary"}
    assert table.legal(1, "build") == {"build apothecary left=2"}


@pytest.mark.breach("SW-336")
def test_one_textile_a_turn() -> None:
    table = Works(*THREE).stages(0, 2).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 textile")


@pytest.mark.rule("SW-337")
def test_side_a() -> None:
    table = Works(*THREE).rich(0).build(1, "statue")
    assert table.climb() == [3, 7, 14]


@pytest.mark.breach("SW-337")
def test_side_a_copies_nothing_of_ages_one_and_three() -> None:
    table = venezia().build(1, "barracks", "arsenal", "statue").build(2, "workers-guild", "temple")
    table.raise_stage(2)
    assert table.legal(0) == {"copy statue seat2", "copy temple seat3"}
    assert table.refuses(0, "copy arsenal seat2", "SW-210", "cannot-copy")
    assert table.refuses(0, "copy workers-guild seat3", "SW-210", "cannot-copy")


@pytest.mark.rule("SW-338")
def test_side_b() -> None:
    table = venezia(*SIDE_B).build(1, "tavern", "barracks").build(2, "workshop", "palace", "workers-guild")
    table.build(1, "ore-vein").stages(2, 1).raise_stage(1)
    assert table.legal(0) == {"copy tavern seat2", "copy-stage seat3 1"}
    events = table.play(0, "copy-stage seat3 1")
    assert [(e.rule, e.data) for e in of_kind(events, "stage-copied")] == [("SW-210", {"stage": 1, "owner": 2})]
    points = [table.points(0, "wonder")]
    table.raise_stage(2)
    table.play(0, "copy barracks seat2")
    table.raise_stage(3)
    table.play(0, "copy workers-guild seat3")
    # 3 points of Giza's first stage, a shield, and the guild that sees the Ore Vein.
    assert ([*points, table.points(0, "wonder")], table.cities[0].shields) == ([3, 4], 1)


@pytest.mark.breach("SW-338")
def test_only_a_first_stage_that_is_built() -> None:
    table = venezia("venezia-B", "ephesos-B", "giza-A").stages(1, 2)
    table.raise_stage(1)
    # The only first stage that stands is that of Ephesos: 4 coins and 2 points.
    assert (table.step(0), table.points(0, "wonder"), table.cities[0].coins) == ("pick", 2, 7)
    table = venezia("venezia-B", "ephesos-B", "giza-A").stages(1, 2).build(2, "tavern")
    table.raise_stage(1)
    for text in ("copy-stage seat3 1", "copy-stage seat2 2", "copy-stage seat1 1"):
        assert table.refuses(0, text, "SW-210", "cannot-copy")


@pytest.mark.rule("SW-491")
def test_side_a_takes_any_colour_of_age_two() -> None:
    table = Works(*THREE, cities=True).rich(0).stages(0, 1)
    cards = ["brickyard", "loom-2", "bazar", "aqueduct", "school", "walls", "lair"]
    table.build(1, *cards).raise_stage(2)
    assert table.legal(0) == {f"copy {card} seat2" for card in cards}
    table.play(0, "copy aqueduct seat2")
    assert table.points(0, "wonder") == 3 + 5


@pytest.mark.breach("SW-491")
def test_no_leader_and_no_stage() -> None:
    table = Works(*THREE, leaders=True).rich(0).stages(0, 1).stages(2, 2).build(1, "hannibal", "walls", "school")
    table.raise_stage(2)
    assert table.legal(0) == {"copy walls seat2", "copy school seat2"}
    assert table.refuses(0, "copy hannibal seat2", "SW-210", "cannot-copy")
    assert table.refuses(0, "copy-stage seat3 2", "SW-210", "cannot-copy")


@pytest.mark.rule("SW-492")
def test_either_a_stage_or_a_yellow_card() -> None:
    table = venezia(*SIDE_B).build(1, "tavern").stages(1, 1)
    table.raise_stage(1)
    assert table.legal(0) == {"copy tavern seat2", "copy-stage seat2 1"}
    table.play(0, "copy tavern seat2")
    assert (table.cities[0].coins, table.points(0, "wonder")) == (8, 0)


@pytest.mark.breach("SW-492")
def test_not_both() -> None:
    table = venezia(*SIDE_B).build(1, "tavern").stages(1, 1)
    table.raise_stage(1)
    table.play(0, "copy-stage seat2 1")
    assert (table.step(0), table.cities[0].coins, table.points(0, "wonder")) == ("pick", 3, 3)
    assert table.refuses(0, "copy tavern seat2", "SW-211", "not-now", owed="pick")
