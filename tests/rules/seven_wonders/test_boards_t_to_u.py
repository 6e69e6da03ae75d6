"""Section P: Tartaros, Temporal Paradox and Uruk, stage by stage (SW-325 to SW-335, SW-485 to SW-490)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.seven_wonders.tables import BOARDS, CARD_NUMBERS
from tests.rules.seven_wonders.works import Works, of_kind, starts_with, three

# Tartaros


@pytest.mark.rule("SW-325", "SW-326")
def test_tartaros_a_with_the_right_ages() -> None:
    assert starts_with("tartaros-A", "1 clay")
    table = Works("tartaros-A", "rhodos-A", "giza-A", coins=0)
    assert table.climb("altar", "statue", "palace") == [2, 6, 12]
    # All others paid 1 coin with the second stage: three discards each.
    assert table.purses() == [0, 8, 8]


@pytest.mark.breach("SW-325", "SW-326")
def test_tartaros_a_with_the_wrong_ages() -> None:
    table = Works("tartaros-A", "rhodos-A", "giza-A", coins=0)
    assert table.climb("statue", "palace", "altar") == [0, 0, 0]
    # Built all the same, for nothing; and nobody pays.
    assert (table.cities[0].stage_count(), table.purses()) == (3, [0, 9, 9])
    assert table.build(1, "builders-guild").points(1, "purple") == 3


@pytest.mark.rule("SW-325")
def test_the_stages_of_tartaros_cost_nothing() -> None:
    for board in ("tartaros-A", "tartaros-B"):
        table = Works(board, "rhodos-A", "giza-A", coins=0).make(0, "").hands("altar", "altar", "altar")
        assert table.legal(0, "stage") == {"stage altar 1"}


@pytest.mark.rule("SW-327")
def test_tartaros_b() -> None:
    assert starts_with("tartaros-B", "1 clay")
    assert Works("tartaros-B", "rhodos-A", "giza-A").climb("palace", "workers-guild", "arsenal") == [6, 12, 18]


@pytest.mark.breach("SW-327")
def test_tartaros_b_needs_age_three() -> None:
    assert Works("tartaros-B", "rhodos-A", "giza-A").climb("altar", "statue", "senate") == [0, 0, 6]
    table = Works("tartaros-B", "rhodos-A", "giza-A", leaders=True).leaders("hannibal", "nero", "midas")
    table.turn("stage hannibal 1", "discard nero", "discard midas")
    assert (table.cities[0].stage_count(), table.points(0, "wonder")) == (1, 0)


@pytest.mark.rule("SW-485")
def test_who_has_no_coins_pays_nothing() -> None:
    table = Works("tartaros-A", "rhodos-A", "giza-A", coins=0).stages(0, 1)
    table.raise_stage(2, "statue", others={1: "build altar"})
    assert (table.purses(), table.cities[1].debts) == ([0, 0, 2], 0)


@pytest.mark.breach("SW-485")
def test_with_cities_he_owes_it() -> None:
    table = Works("tartaros-A", "rhodos-A", "giza-A", coins=0, cities=True).stages(0, 1)
    table.raise_stage(2, "statue", others={1: "build altar"})
    assert (table.cities[1].debts, table.step(2)) == (1, "choose-debt")


# Temporal Paradox


def paradox(side: str, *drawn: str, boards: tuple[str, ...] = ("rhodos-A", "giza-A"), **options: Any) -> Works:
    """The stage has been built; with `drawn` these wonders are the only ones that nobody uses."""
    table = Works(f"temporal-paradox-{side}", *boards, wonders="all", **options).rich(0)
    if drawn:
        table.game.unused_boards = [board.number for board in BOARDS if board.wonder in drawn]
    table.raise_stage(1, "altar")
    return table


@pytest.mark.rule("SW-328")
@pytest.mark.parametrize("board", ["temporal-paradox-A", "temporal-paradox-B"])
def test_it_begins_with_a_defeat(board: str) -> None:
    assert starts_with(board, "")
    table = Works(board, "rhodos-A", "giza-A")
    assert (table.tokens(0), table.cities[0].coins, table.total(0)) == ((0, 0, 0, 1), 3, 0)


@pytest.mark.breach("SW-328")
def test_nothing_of_its_own_to_build_with() -> None:
    table = Works("temporal-paradox-A", "rhodos-A", "giza-A").hands("stockade", "altar", "altar")
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")
    assert table.refuses(0, "stage stockade 1 left=2", "SW-067", "resources", missing="1 wood, 1 stone")


@pytest.mark.rule("SW-329", "SW-349")
@pytest.mark.parametrize(("side", "count"), [("A", 3), ("B", 6)])
def test_one_of_three_unused_wonders(side: str, count: int) -> None:
    table = paradox(side, "ephesos", "olympia", "babylon")
    found = {"board ephesos-A", "board olympia-A", "board babylon-A"}
    if side == "B":
        found |= {"board ephesos-B", "board olympia-B", "board babylon-B"}
    assert (table.step(0), table.legal(0), len(found)) == ("replace-wonder", found, count)
    events = table.play(0, "board babylon-A")
    assert [e.data for e in of_kind(events, "board-replaced")] == [{"board": "babylon-A"}]
    assert (table.game.cast(0), table.points(0, "wonder")) == ("babylon-A", 3)
    assert {BOARDS[number].wonder for number in table.game.unused_boards} == {"ephesos", "olympia"}


@pytest.mark.breach("SW-329", "SW-349")
def test_no_other_wonder_and_no_other_side() -> None:
    table = paradox("A", "ephesos", "olympia", "babylon")
    for board in ("ephesos-B", "giza-B", "halikarnassos-A"):
        assert table.refuses(0, f"board {board}", "SW-329", "board-not-drawn", board=board)
    assert table.refuses(0, "decline", "SW-329", "not-now", owed="replace-wonder")
    # Three at most, whatever is left in the box.
    for side, count in (("A", 3), ("B", 3)):
        assert len({text[:-1] for text in paradox(side).legal(0)}) == count


@pytest.mark.rule("SW-330")
def test_the_marker_is_stage_one_and_all_is_kept() -> None:
    table = Works("temporal-paradox-A", "rhodos-A", "giza-A", wonders="all").rich(0).build(0, "tavern", "barracks")
    table.win(0, ones=1).coins(0, 4)
    table.game.unused_boards = [board.number for board in BOARDS if board.wonder == "el-dorado"]
    table.raise_stage(1, "altar")
    # El Dorado A: 12 coins to start with, 6 of its first stage.
    city = table.cities[0]
    assert (city.coins, city.stages, list(city.markers)) == (22, 1, [CARD_NUMBERS["altar"], -1, -1])
    assert (table.built(0), table.tokens(0)) == (["tavern", "barracks"], (1, 0, 0, 1))
    table.raise_stage(2)
    assert city.stage_count() == 2


@pytest.mark.breach("SW-330")
def test_stage_one_is_not_built_again() -> None:
    table = paradox("A", "olympia").hands("altar", "altar", "altar")
    assert table.legal(0, "stage") == {"stage altar 2"}
    assert table.refuses(0, "stage altar 3", "SW-066", "stage-order", stage=3, next=2)


@pytest.mark.rule("SW-331", "SW-486")
def test_boards_that_cannot_be_used_are_drawn_again() -> None:
    """With three players neither Brigadoon nor Nomades, without teams no Rapa Nui, without Cities no Petra."""
    left = ("brigadoon", "nomades", "rapa-nui", "doppelwonder", "ithake", "petra", "persepolis", "olympia")
    table = paradox("B", *left)
    assert table.legal(0) == {"board olympia-A", "board olympia-B"}
    # Citadels B wants Leaders; side A will do.
    assert paradox("B", "citadels", "olympia").legal(0) == {"board citadels-A", "board olympia-A", "board olympia-B"}


@pytest.mark.breach("SW-331", "SW-486")
def test_no_board_in_play_and_none_that_is_never_with_another() -> None:
    table = paradox("A", boards=("rhodos-A", "giza-A", "ephesos-A"))
    drawn = {text.removeprefix("board ")[:-2] for text in table.legal(0)}
    assert not drawn & {"temporal-paradox", "rhodos", "giza", "ephesos"}
    table = paradox("A", "nomades", "olympia", boards=("venezia-B", "giza-A", "ephesos-A"))
    # Nomades never with Venezia B: Olympia is the only one left, and comes without a question.
    assert (table.game.cast(0), table.step(0)) == ("olympia-A", "pick")


@pytest.mark.rule("SW-486")
def test_a_ban_on_neighbours_is_not_looked_at_again() -> None:
    table = paradox("A", "manneken-pis", "olympia", boards=("uruk-A", "giza-A"))
    assert table.legal(0) == {"board manneken-pis-A", "board olympia-A"}


@pytest.mark.rule("SW-487")
@pytest.mark.parametrize(
    ("wonder", "coins", "defeats", "half"),
    [("dominion", 10, 4, 0), ("sparta", 3, 1, 1), ("chichen-itza", 3, 1, 0), ("nomades", 7, 1, 0)],
)
def test_start_bonuses_come_at_once(wonder: str, coins: int, defeats: int, half: int) -> None:
    table = paradox("A", wonder, boards=("rhodos-A", "giza-A", "olympia-A"))
    city = table.cities[0]
    assert (city.coins, table.tokens(0)[3], city.half_shield) == (coins, defeats, half)


@pytest.mark.rule("SW-487", "SW-482")
def test_the_die_is_rolled_when_the_board_enters() -> None:
    table = Works("temporal-paradox-A", "rhodos-A", "giza-A", wonders="lost").rich(0)
    table.game.unused_boards = [board.number for board in BOARDS if board.wonder == "roll-through-the-ages"]
    events = table.raise_stage(1)
    rolled = [int(e.data["coins"]) for e in of_kind(events, "rolled-start")]
    assert len(rolled) == 1
    assert (table.cities[0].coins, table.points(0, "wonder")) == (3 + rolled[0], 3)


@pytest.mark.breach("SW-487")
def test_its_resource_works_from_the_next_turn_on() -> None:
    table = Works("temporal-paradox-A", "rhodos-A", "giza-A", wonders="all")
    table.game.unused_boards = [board.number for board in BOARDS if board.wonder == "babylon"]
    table.make(0, "1 wood 1 stone").hands("altar", "guard-tower", "altar")
    table.play(0, "stage altar 1")
    assert table.refuses(1, "build guard-tower left=2", "SW-033", "resources", missing="1 clay")
    table.play(1, "discard guard-tower")
    table.play(2, "discard altar")
    table.hands("guard-tower", "guard-tower", "altar")
    assert (table.legal(0, "build"), table.legal(1, "build")) == ({"build guard-tower"}, {"build guard-tower left=2"})


@pytest.mark.rule("SW-488")
def test_the_first_defeat_is_kept() -> None:
    table = paradox("A", "olympia")
    assert (table.game.cast(0), table.tokens(0), table.points(0, "conflicts")) == ("olympia-A", (0, 0, 0, 1), -1)


@pytest.mark.breach("SW-488")
def test_and_no_second_one_comes() -> None:
    table = paradox("B", "olympia", "babylon", "ephesos")
    assert table.tokens(0)[3] == 1
    table.play(0, "board ephesos-B")
    assert (table.tokens(0)[3], table.cities[0].coins, table.points(0, "wonder")) == (1, 7, 2)


@pytest.mark.rule("SW-489")
def test_under_stage_one_also_on_citadels_a() -> None:
    table = paradox("A", "citadels")
    assert (table.game.cast(0), table.cities[0].stages) == ("citadels-A", 1)
    # The Assassin strikes in the next turn.
    table.act({0: "build altar", 1: "build altar", 2: "build altar"})
    assert [table.built(seat) for seat in range(3)] == [["altar"], [], []]


@pytest.mark.breach("SW-489")
def test_no_choice_of_the_stage() -> None:
    table = Works("temporal-paradox-A", "rhodos-A", "giza-A", wonders="all").rich(0).hands(*["altar"] * 3)
    assert table.legal(0, "stage") == {"stage altar 1"}
    assert table.refuses(0, "stage altar 3", "SW-066", "stage-order", stage=3, next=1)
    table = paradox("A", "citadels")
    table.hands(*["altar"] * 3)
    assert table.legal(0, "stage") == {"stage altar 2", "stage altar 3", "stage altar 4"}


@pytest.mark.rule("SW-330", "SW-486")
def test_what_stage_one_does_to_others_happens_in_the_same_turn() -> None:
    table = paradox("A", "angkor-wat", "petra", cities=True)
    assert {"board angkor-wat-A", "board petra-A"} == table.legal(0)
    table = paradox("B", "petra", cities=True)
    table.play(0, "board petra-B")
    # All others lose 2 coins, with Cities after a choice.
    assert [table.legal(seat) for seat in (1, 2)] == [{"debt 0", "debt 1", "debt 2"}] * 2


# Uruk


@pytest.mark.rule("SW-332")
def test_uruk_starts() -> None:
    assert starts_with("uruk-A", "1 textile")
    assert starts_with("uruk-B", "1 textile")


@pytest.mark.breach("SW-332")
def test_uruk_has_one_textile() -> None:
    table = Works("uruk-A", "rhodos-A", "rhodos-A").make(0, "1 textile 1 stone").stages(0, 2).hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 textile")


@pytest.mark.rule("SW-333")
def test_uruk_a() -> None:
    table = three("uruk-A")
    found = []
    for number in (1, 2, 3):
        table.raise_stage(number)
        found.append((table.points(0, "wonder"), *table.purses()))
    assert found == [(3, 3, 6, 6), (8, 6, 12, 12), (16, 6, 15, 15)]


@pytest.mark.breach("SW-333")
def test_uruk_a_plays_no_last_card() -> None:
    table = three("uruk-A").stages(0, 3).at(turn=6)
    table.act({0: "build altar"})
    assert (table.game.age, table.step(0)) == (2, "pick")


@pytest.mark.rule("SW-334")
def test_uruk_b() -> None:
    table = three("uruk-B").lose(0, 2).lose(1, 1)
    found = []
    for number in (1, 2, 3):
        table.raise_stage(number)
        found.append((table.points(0, "wonder"), table.cities[0].coins, [table.tokens(seat)[3] for seat in range(3)]))
    assert found == [(3, 5, [2, 1, 0]), (8, 5, [1, 0, 0]), (16, 5, [1, 0, 0])]
    assert table.purses() == [5, 14, 14]


@pytest.mark.breach("SW-334")
def test_one_defeat_each_and_none_below_zero() -> None:
    table = three("uruk-B").stages(0, 1).lose(1, 3)
    table.raise_stage(2)
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0, 0), (0, 0, 0, 2), (0, 0, 0, 0)]


@pytest.mark.rule("SW-335", "SW-354", "SW-490")
def test_everybody_plays_the_last_card() -> None:
    table = three("uruk-B").rich(2).stages(0, 2).at(turn=6).coins(1, 0)
    table.raise_stage(3)
    assert [table.step(seat) for seat in range(3)] == ["last-pick"] * 3
    # Rhodos has the 3 coins of its discard; Giza marks a stage.
    assert table.legal(1) == {"build pawnshop", "discard pawnshop", "decline"}
    assert table.legal(2) == {"build pawnshop", "stage pawnshop 1", "discard pawnshop", "decline"}
    table.play(0, "discard pawnshop")
    table.play(1, "build pawnshop")
    table.play(2, "stage pawnshop 1")
    assert (table.game.age, table.purses()) == (2, [6, 3, 6])
    assert (table.built(1), table.cities[2].stage_count()) == (["pawnshop"], 1)


@pytest.mark.breach("SW-335", "SW-354")
def test_the_cost_is_due_and_the_card_is_not_kept() -> None:
    table = three("uruk-B").make(0, "").stages(0, 3).at(turn=6).coins(0, 0).coins(1, 0)
    table.hands("altar palace", "altar senate", "altar loom").turn("discard altar", "build altar", "discard altar")
    assert table.refuses(1, "build senate", "SW-033", "resources", missing="2 wood, 1 stone")
    assert table.refuses(0, "build altar", "SW-026", "not-in-hand", card="altar")
    table.discarded("")
    for seat in range(3):
        table.play(seat, "decline")
    # Declined, the cards are discarded without coins.
    assert (table.purses(), sorted(table.pile())) == ([3, 0, 6], ["loom", "palace", "senate"])


@pytest.mark.breach("SW-490")
def test_not_in_ages_before_the_stage() -> None:
    table = three("uruk-B").stages(0, 2).at(turn=6)
    table.act({0: "build altar"})
    assert (table.game.age, table.step(0)) == (2, "pick")
    # Built early in Age II it counts at the end of Age II and of Age III.
    table.raise_stage(3)
    for age in (2, 3):
        table.at(turn=6).act({0: "discard altar"})
        assert (table.game.age, [table.step(seat) for seat in range(3)]) == (age, ["last-pick"] * 3)
        for seat in range(3):
            table.play(seat, "decline")
    assert table.game.is_over
