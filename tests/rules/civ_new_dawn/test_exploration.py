"""Exploration: who may explore, where the tile goes, what comes onto the map with it."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.coordinates import read_position
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL
from tests.rules.civ_new_dawn.scenes import explorer, explorers_edge, places, told, touched
from tests.rules.civ_new_dawn.table import Table


def hemmed_in(figure: str) -> Table:
    """A figure on N13 where no tile can touch four spaces of tiles; two tiles in the stack."""
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").fort("M13").fort("O13").fort("L14").fort("P14")
    table.stack(12, 5)
    return table.caravans(0, "N13") if figure == "caravan" else table.armies(0, "N13")


@pytest.mark.rule("CV-288")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_a_figure_on_the_edge_of_a_capital_tile_explores_for_one_space_of_movement(figure: str) -> None:
    table = explorer(figure)
    size = table.game.land.size
    table.play("explore N13")
    table.play(places(table)[0])
    assert table.game.land.size == size + 10
    assert f"{figure} N13 N15" in table.moves(figure)
    assert f"{figure} N13 N16" not in table.moves(figure)


@pytest.mark.breach("CV-288")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_x11_from_a_tile_without_a_capital_or_from_the_inside_nobody_explores(figure: str) -> None:
    for space in ("M13", "N17", "N20"):
        table = Table(2, "rome", "egypt").stack(12)
        table = table.caravans(0, space) if figure == "caravan" else table.armies(0, space)
        table.play("play economy" if figure == "caravan" else "play military")
        assert table.moves("explore") == []
        assert told(table.refusal(f"explore {space}"), "CV-288", "cannot-explore-there")


@pytest.mark.rule("CV-289")
def test_a_figure_explores_from_the_capital_tile_of_a_rival_too() -> None:
    table = Table(2, "rome", "egypt").stack(12).armies(0, "N27")
    table.game.land.part[table.space("N27")] = CAPITAL
    table.game.land.tile[table.space("N27")] = table.game.land.tile[table.space("N24")]
    table.play("play military", "explore N27")
    assert "N27" in touched(table, places(table)[0])


@pytest.mark.breach("CV-289")
def test_a_city_that_is_no_capital_does_not_open_its_tile() -> None:
    table = Table(2, "rome", "egypt").stack(12).cities(0, "N13").armies(0, "N13").play("play military")
    assert told(table.refusal("explore N13"), "CV-288", "cannot-explore-there")


@pytest.mark.rule("CV-292", "CV-428")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_d94_a_tile_that_fits_nowhere_goes_on_top_and_costs_a_space_of_movement(figure: str) -> None:
    table = hemmed_in(figure)
    size = table.game.land.size
    table.play("play economy" if figure == "caravan" else "play military", "explore N13")
    assert (table.game.stack, table.game.land.size) == ([5, 12], size)
    assert f"{figure} N13 N15" in table.moves(figure)
    assert f"{figure} N13 N16" not in table.moves(figure)


@pytest.mark.breach("CV-292", "CV-428")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_d94_after_a_failed_exploration_there_is_no_second_one_in_this_move(figure: str) -> None:
    table = hemmed_in(figure).play("play economy" if figure == "caravan" else "play military", "explore N13")
    assert told(table.refusal("explore N13"), "CV-296", "explored-already")
    assert table.told("laid-tile") == []


@pytest.mark.rule("CV-296")
def test_after_exploring_the_figure_goes_on_also_onto_the_new_tile() -> None:
    table = explorer().slot(0, "economy", 5).turn(0).play("play economy", "explore N13")
    table.play(next(move for move in places(table) if "12a" in move))
    first = table.game.land.size - 10
    new = [move for move in table.moves("caravan") if table.game.land.at[read_position(move.split()[2])] >= first]
    assert new
    table.play("caravan N13 N14")
    assert table.caravan_spaces(0) == ["N14"]


@pytest.mark.breach("CV-296")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_a_figure_does_not_explore_twice_in_one_move(figure: str) -> None:
    table = explorers_edge(explorer(figure), "M13").play("explore N13")
    table.play(next(move for move in places(table) if "M13" not in touched(table, move)))
    assert told(table.refusal("explore N13"), "CV-296", "explored-already")
    table.play(f"{figure} N13 M13")
    assert table.moves("explore") == []
    assert len(table.told("laid-tile")) == 1


@pytest.mark.rule("CV-297")
@pytest.mark.breach("CV-297")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_with_an_empty_stack_nobody_explores(figure: str) -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack()
    table = table.caravans(0, "N13") if figure == "caravan" else table.armies(0, "N13")
    table.play("play economy" if figure == "caravan" else "play military")
    assert table.moves("explore") == []
    assert told(table.refusal("explore N13"), "CV-297", "stack-empty")


@pytest.mark.rule("CV-429")
def test_each_figure_may_explore_once_so_two_caravans_explore_in_one_turn() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13", "N27").cards(0, "currency").stack(12, 5)
    table.caravans(0, "N13", "N27").play("play economy", "explore N13")
    table.play(places(table)[0], "done", "explore N27")
    table.play(places(table)[0], "done")
    assert (len(table.told("laid-tile")), table.game.stack, table.asked) == (2, [], 1)


@pytest.mark.breach("CV-429")
def test_the_second_caravan_of_a_space_explores_for_itself_and_then_nobody() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").cards(0, "currency").stack(12, 5, 3)
    table.caravans(0, "N13", "N13").play("play economy")
    for _ in range(2):
        table.play("explore N13")
        table.play(next(move for move in places(table)), "done")
    assert (table.asked, len(table.game.stack)) == (1, 1)


@pytest.mark.rule("CV-430")
@pytest.mark.parametrize("figure", ["caravan", "army"])
def test_d95_a_figure_on_its_card_explores_from_the_city_it_starts_from(figure: str) -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").cities(0, "N13").mature(0, "N13").stack(12)
    table.play("play economy" if figure == "caravan" else "play military", "explore card from N13")
    table.play(places(table)[0])
    assert f"{figure} card N15" in table.moves(figure)
    table.play(f"{figure} card N15")
    assert (table.caravan_spaces(0) if figure == "caravan" else table.army_spaces(0)) == ["N15"]


@pytest.mark.breach("CV-430")
def test_a_figure_on_its_card_explores_from_no_other_space() -> None:
    table = explorers_edge(Table(2, "egypt", "rome"), "N13", "M13").cities(0, "N13").stack(12).play("play military")
    assert table.moves("explore") == []
    assert table.refusal("explore card from M13").rule
    assert table.refusal("explore card from N13").rule


@pytest.mark.rule("CV-431")
def test_with_one_space_left_a_figure_explores_and_is_done() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).armies(0, "N15")
    table.play("play military", "army N15 N13", "explore N13")
    table.play(places(table)[0])
    assert (table.army_spaces(0), table.asked, len(table.told("laid-tile"))) == (["N13"], 1, 1)


@pytest.mark.breach("CV-431")
def test_without_a_space_of_movement_left_a_figure_does_not_explore() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).armies(0, "N16").play("play military")
    table.play("army N16 N13")
    assert (table.asked, table.game.stack) == (1, [12])
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).caravans(0, "N16").play("play economy")
    table.play("caravan N16 N13")
    assert (table.asked, table.game.stack) == (1, [12])


def seen_by(table: Table, seat: int | None) -> CivNewDawn:
    """The game as that seat, or a spectator, sees it."""
    view = table.game.view(seat)
    assert isinstance(view, CivNewDawn)
    return view


@pytest.mark.rule("CV-465")
def test_only_poland_sees_the_tiles_of_astronomy() -> None:
    table = explorers_edge(Table(2, "poland", "egypt"), "N13").cards(0, "astronomy").stack(12, 5, 3)
    table.play("play science")
    while table.question not in ("lay-one-seen", "put-tiles-back"):
        table.play(table.moves()[0])
    assert sorted(seen_by(table, 0).looked_at) == [5, 12]
    assert {move.split()[2] for move in table.moves("explore")} == {"5a", "5b", "12a", "12b"}
    assert seen_by(table, 1).looked_at == [0, 0]
    assert seen_by(table, None).looked_at == [0, 0]
    table.play("done", "top 5", "bottom 12")
    assert table.game.stack == [12, 3, 5]


@pytest.mark.breach("CV-465")
def test_the_others_learn_only_how_many_tiles_went_back_on_top_and_at_the_bottom() -> None:
    table = explorers_edge(Table(2, "poland", "egypt"), "N13").cards(0, "astronomy").stack(12, 5, 3)
    table.play("play science")
    while table.question not in ("lay-one-seen", "put-tiles-back"):
        table.play(table.moves()[0])
    table.play("done", "top 5", "bottom 12")
    kinds = [(event.kind, dict(event.data)) for event in table.events if event.kind.startswith("put-tile")]
    assert kinds == [("put-tile-on-top", {}), ("put-tile-at-bottom", {})]
    assert seen_by(table, 1).stack == [0, 0, 0]
    past = table.game.view(1).last
    moves = []
    while past is not None:
        moves.append(str(past.move))
        past = past.before
    assert not [move for move in moves if move in ("top 5", "bottom 12")]


@pytest.mark.rule("CV-504")
def test_an_army_explores_from_a_token_it_passes_and_goes_on_or_attacks() -> None:
    for after in ("army N13 N14", "done"):
        table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).envoys(0, "akkad").tokens(1, "N13")
        table.armies(0, "M13").slot(0, "military", 3).rolls(6, 1).play("play military", "army M13 N13", "explore N13")
        table.play(places(table)[0], after)
        assert table.army_spaces(0) == (["N14"] if after != "done" else ["N13"])
        assert table.token("N13") == ((1, False) if after != "done" else (0, False))


@pytest.mark.breach("CV-504")
def test_exploring_does_not_let_an_army_stay_where_it_only_passed() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).envoys(0, "akkad").tokens(1, "N13")
    table.armies(0, "M14").slot(0, "military", 3).rolls(1, 6).play("play military", "army M14 M13", "army M13 N13")
    table.play("explore N13")
    table.play(places(table)[0])
    assert (len(table.told("lost-attack")), table.army_spaces(0), table.token("N13")) == (1, ["card"], (1, False))


@pytest.mark.rule("CV-429")
def test_a_second_resolution_is_a_new_move_in_which_the_figure_may_explore_again() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13", "N27").stack(12, 5).wonder(0, "venetian-arsenal")
    table.slot(0, "economy", 5).caravans(0, "N13").play("play economy", "explore N13")
    table.play("explore tile 12a Q12 r0", "done", "yes", "explore N13")
    table.play(places(table)[0])
    assert len(table.told("laid-tile")) == 2
