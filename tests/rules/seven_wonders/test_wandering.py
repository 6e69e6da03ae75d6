"""Section O: Wandering, the moves of the Nomades (SW-198 to SW-200, SW-435 to SW-437; boards SW-307, SW-308)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, of_kind

#: Nomades between Beiping (left, seat 4) and Rhodos (right, seat 1).
FIVE = ("nomades-B", "rhodos-A", "giza-A", "olympia-A", "beiping-A")


def camp(*boards: str) -> Works:
    """The Nomades (seat 0) have built the stage and are asked where to go."""
    table = Works(*(boards or FIVE)).rich(0)
    if table.game.board(0).side == "A":
        table.stages(0, 1).raise_stage(2)
    else:
        table.raise_stage(1)
    assert table.step(0) == "wander"
    return table


def neighbours(table: Works) -> list[tuple[int, int]]:
    return list(zip(table.game.lefts, table.game.rights, strict=True))


@pytest.mark.rule("SW-198")
@pytest.mark.parametrize(
    ("text", "circle"),
    [
        ("move seat2", [1, 0, 2, 3, 4]),
        ("move seat3", [1, 2, 0, 3, 4]),
        ("move seat4", [1, 2, 3, 0, 4]),
    ],
)
def test_into_every_gap(text: str, circle: list[int]) -> None:
    table = camp()
    # Right of Rhodos, of Giza, of Olympia, or stay right of Beiping.
    assert table.legal(0) == {"move seat2", "move seat3", "move seat4", "decline"}
    events = table.play(0, text)
    assert [e.rule for e in of_kind(events, "wandered")] == ["SW-198"]
    place = {seat: n for n, seat in enumerate(circle)}
    wanted = [(circle[place[seat] - 1], circle[(place[seat] + 1) % 5]) for seat in range(5)]
    assert neighbours(table) == wanted


@pytest.mark.breach("SW-198")
def test_not_beside_itself_and_not_without_the_stage() -> None:
    table = camp()
    assert table.refuses(0, "move seat1", "SW-198", "no-gap", seat=0)
    assert table.refuses(0, "move seat5", "SW-198", "no-gap", seat=4)
    assert table.refuses(0, "discard pawnshop", "SW-198", "not-now", owed="wander")
    table = Works(*FIVE).rich(0)
    assert table.refuses(0, "move seat3", "SW-198", "not-now", owed="pick")
    # Stage 1 of side A is no Wandering.
    table = Works("nomades-A", *FIVE[1:]).rich(0)
    table.raise_stage(1)
    assert (table.step(0), neighbours(table)[0]) == ("pick", (4, 1))


@pytest.mark.rule("SW-199")
def test_new_neighbours_for_trade_conflicts_and_counts() -> None:
    table = camp().build(2, "stone-pit").build(3, "lumber-yard", "walls")
    table.play(0, "move seat3")
    # Between Giza (left) and Olympia (right) now.
    assert neighbours(table) == [(2, 3), (4, 2), (1, 0), (0, 4), (3, 1)]
    table.make(0, "1 clay").coins(0, 9)
    table.hands("vineyard stockade baths", "altar", "altar", "altar", "altar")
    assert table.legal(0, "build") == {"build vineyard", "build stockade right=2", "build baths left=2"}
    table.turn("build vineyard", *["discard altar"] * 4)
    assert table.cities[0].coins == 9 + 2
    table.end_age()
    # Olympia beats both its neighbours, the Nomades and Beiping; Rhodos fights Giza no more for being apart.
    assert [table.tokens(seat)[3] for seat in range(5)] == [1, 0, 0, 0, 1]


@pytest.mark.rule("SW-199")
def test_hands_go_round_in_the_new_order() -> None:
    table = Works(*FIVE).rich(0).hands("altar loom", "altar press", "altar glassworks", "altar tavern", "altar baths")
    table.turn("stage altar 1", *["discard altar"] * 4)
    table.play(0, "move seat3")
    # To the left, in the order 1 2 0 3 4: the hand of the Nomades goes to Giza, Olympia's to the Nomades.
    assert [table.hand(seat) for seat in range(5)] == [["tavern"], ["glassworks"], ["loom"], ["baths"], ["press"]]


@pytest.mark.breach("SW-199")
def test_no_trade_with_those_left_behind() -> None:
    table = camp()
    table.play(0, "move seat3")
    table.make(0, "1 clay").coins(0, 9).hands("barracks", "guard-tower", "altar", "altar", "altar")
    assert table.refuses(0, "build barracks right=2", "SW-033", "resources", missing="1 ore")
    table.build(4, "walls").end_age()
    # Beiping fights Rhodos and Olympia, not the Nomades.
    assert [table.tokens(seat)[3] for seat in range(5)] == [0, 1, 0, 1, 0]


@pytest.mark.rule("SW-200")
def test_staying_is_allowed() -> None:
    table = camp()
    events = table.play(0, "decline")
    assert (table.step(0), of_kind(events, "wandered")) == ("pick", [])
    assert neighbours(table) == [(4, 1), (0, 2), (1, 3), (2, 4), (3, 0)]


@pytest.mark.breach("SW-200")
def test_declined_it_is_not_asked_again() -> None:
    table = camp()
    table.play(0, "decline")
    table.act({0: "discard altar"})
    assert table.step(0) == "pick"
    assert table.refuses(0, "move seat3", "SW-198", "not-now", owed="pick")
    assert table.points(0, "wonder") == 2


@pytest.mark.rule("SW-435")
def test_gaps_beside_a_vanished_city() -> None:
    table = Works("nomades-B", "rhodos-A", "brigadoon-B", "olympia-A", "beiping-A").rich(0, 2)
    table.raise_stage(1, seat=2)
    table.raise_stage(1)
    assert table.legal(0) == {"move seat2", "move seat3", "move seat4", "decline"}
    table.play(0, "move seat3")
    # Right of the hidden Brigadoon: its neighbours are those it sees, Rhodos and Olympia.
    assert (table.game.circle, neighbours(table)[0]) == ([1, 2, 0, 3, 4], (1, 3))


@pytest.mark.breach("SW-435")
def test_no_place_that_is_no_gap() -> None:
    table = Works("nomades-B", "brigadoon-B", "giza-A", "olympia-A").rich(0, 1)
    table.raise_stage(1, seat=1)
    table.raise_stage(1)
    # Left of the hidden Brigadoon it sits already; a sixth seat there is not.
    assert table.legal(0) == {"move seat2", "move seat3", "decline"}
    assert table.refuses(0, "move seat4", "SW-198", "no-gap", seat=3)
    assert table.refuses(0, "move seat6", "SW-198", "no-gap", seat=5)


@pytest.mark.rule("SW-436")
def test_all_that_is_owned_moves_along() -> None:
    table = Works(*FIVE).rich(0).build(0, "tavern", "barracks").lose(0, 2).win(0, ones=1)
    table.raise_stage(1)
    table.play(0, "move seat4")
    city = table.cities[0]
    assert (table.built(0), city.coins, city.stage_count(), table.tokens(0)) == (
        ["tavern", "barracks"],
        7,
        1,
        (1, 0, 0, 2),
    )
    # The guild of its new neighbour counts its cards.
    assert table.build(3, "traders-guild").points(3, "purple") == 1


@pytest.mark.breach("SW-436")
def test_nothing_stays_behind_for_the_old_neighbour() -> None:
    table = Works(*FIVE).rich(0).build(0, "tavern").build(1, "traders-guild")
    assert table.points(1, "purple") == 1
    table.raise_stage(1)
    table.play(0, "move seat4")
    assert table.points(1, "purple") == 0


@pytest.mark.rule("SW-437")
def test_a_copy_made_before_stays() -> None:
    table = Works("nomades-A", "venezia-A", "giza-A", "olympia-A").rich(0, 1).build(0, "walls")
    table.stages(0, 1).stages(1, 1).raise_stage(2, seat=1)
    assert table.cities[1].shields == 2
    table.raise_stage(2)
    table.play(0, "move seat3")
    assert neighbours(table)[1] == (3, 2)
    assert table.cities[1].shields == 2
    assert len(table.cities[1].copied) == 1


@pytest.mark.breach("SW-437")
def test_no_new_copy_after_the_move() -> None:
    table = Works("nomades-A", "venezia-A", "giza-A", "olympia-A").rich(0, 1).build(0, "walls")
    table.build(3, "training-ground").stages(0, 1).stages(1, 1).raise_stage(2, seat=1)
    table.raise_stage(2)
    table.play(0, "move seat3")
    # Olympia is a neighbour of Venezia now, but the choice is made.
    assert [table.step(seat) for seat in range(4)] == ["pick"] * 4
    assert table.cities[1].shields == 2


@pytest.mark.rule("SW-307")
@pytest.mark.parametrize("board", ["nomades-A", "nomades-B"])
def test_nomades_start_with_money(board: str) -> None:
    table = Works(board, *FIVE[1:])
    assert (table.cities[0].coins, table.cities[0].production, table.cities[0].for_sale) == (7, 0, 0)


@pytest.mark.breach("SW-307")
def test_no_resource_to_start_with() -> None:
    table = Works(*FIVE).hands(*["stockade baths guard-tower barracks workshop apothecary scriptorium"] * 5)
    # Rhodos sells ore, Beiping stone, nothing is its own.
    assert table.legal(0, "build") == {"build barracks right=2", "build baths left=2"}
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")


@pytest.mark.rule("SW-308")
def test_side_a_wanders_once() -> None:
    table = Works("nomades-A", *FIVE[1:]).rich(0)
    points = []
    for number in (1, 2, 3):
        table.raise_stage(number)
        if number == 2:
            assert table.step(0) == "wander"
            table.play(0, "move seat3")
        points.append(table.points(0, "wonder"))
    assert (points, table.game.circle) == ([3, 3, 10], [1, 2, 0, 3, 4])


@pytest.mark.rule("SW-308")
def test_side_b_wanders_twice() -> None:
    table = camp()
    table.play(0, "move seat3")
    table.raise_stage(2)
    assert table.legal(0) == {"move seat2", "move seat4", "move seat5", "decline"}
    table.play(0, "move seat5")
    assert (table.game.circle, table.points(0, "wonder")) == ([1, 2, 3, 4, 0], 6)


@pytest.mark.breach("SW-308")
def test_no_third_move_on_side_b() -> None:
    table = camp()
    table.play(0, "decline")
    table.raise_stage(2)
    table.play(0, "decline")
    table.act({0: "discard altar"})
    assert table.step(0) == "pick"
    assert table.refuses(0, "stage pawnshop 3", "SW-071", "wonder-complete")
