"""Section 11: where barbarians come from, and when they come back."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.land import CAPITAL
from ecumene.games.civ_new_dawn.tables.tiles import TILE_SIDES
from ecumene.games.civ_new_dawn.vocabulary import LETTERS
from tests.rules.civ_new_dawn.rounds import (
    BASE_SPAWN,
    DISTRICTS,
    MOVE,
    NOT_IN_PLAY,
    OFF_THE_MAP,
    SPAWN,
    barbarian_at,
    end_round,
)
from tests.rules.civ_new_dawn.table import Table


def defeated(*places: tuple[str, str]) -> Table:
    """A table of two whose barbarians, with these spawn spaces, are off the map."""
    table = Table(2, "rome", "egypt")
    for letter, name in places:
        table.spawn_space(letter, name)
    return table


@pytest.mark.rule("CV-134")
def test_each_barbarian_returns_to_the_space_with_its_letter() -> None:
    table = end_round(defeated(("C", "P20"), ("F", "L20")), SPAWN)
    assert (barbarian_at(table, "C"), barbarian_at(table, "F")) == ("P20", "L20")


@pytest.mark.rule("CV-134")
def test_each_letter_is_printed_on_one_tile_only_and_once_on_a_side() -> None:
    tiles: dict[int, set[int]] = {}
    for side in TILE_SIDES:
        letters = [letter for letter in side.letter if letter >= 0]
        assert len(letters) <= 1
        for letter in letters:
            tiles.setdefault(letter, set()).add(side.number)
    assert sorted(tiles) == list(range(len(LETTERS))) == list(range(11))
    assert {len(numbers) for numbers in tiles.values()} == {1}


@pytest.mark.breach("CV-134")
def test_a_barbarian_does_not_take_the_free_spawn_space_of_another() -> None:
    table = defeated(("C", "P20"), ("F", "L20")).tokens(0, "P20").barbarian("F", "N20")
    end_round(table, SPAWN)
    assert (barbarian_at(table, "C"), barbarian_at(table, "F")) == (OFF_THE_MAP, "N20")


@pytest.mark.rule("CV-135")
def test_a_spawning_barbarian_destroys_the_caravan_in_its_space() -> None:
    table = defeated(("A", "N20")).caravans(0, "N20").caravans(1, "N20")
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == "N20"
    assert (table.caravan_spaces(0), table.caravan_spaces(1)) == (["card"], ["card"])


@pytest.mark.breach("CV-135")
def test_a_barbarian_that_is_on_the_map_does_not_return_to_its_spawn_space() -> None:
    table = defeated(("A", "N20")).barbarian("A", "P20").caravans(0, "N20")
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == "P20"
    assert table.caravan_spaces(0) == ["N20"]


@pytest.mark.breach("CV-135")
@pytest.mark.parametrize("section", [MOVE, DISTRICTS])
def test_no_barbarian_spawns_in_other_sections(section: int) -> None:
    table = end_round(defeated(("A", "N20")), section)
    assert barbarian_at(table, "A") == OFF_THE_MAP


@pytest.mark.rule("CV-136")
def test_armies_of_everybody_in_the_spawn_space_are_destroyed() -> None:
    table = defeated(("A", "N20")).cards(0, "iron-working").armies(0, "N20", "N20").armies(1, "N20")
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == "N20"
    assert (table.army_spaces(0), table.army_spaces(1)) == (["card", "card"], ["card"])


@pytest.mark.breach("CV-136")
def test_an_army_beside_the_spawn_space_is_left_alone() -> None:
    table = end_round(defeated(("A", "N20")).armies(0, "N21"), SPAWN)
    assert barbarian_at(table, "A") == "N20"
    assert table.army_spaces(0) == ["N21"]


@pytest.mark.rule("CV-137")
def test_a_barbarian_whose_space_is_occupied_waits_for_the_next_spawn() -> None:
    table = end_round(defeated(("A", "N20")).tokens(1, "N20"), SPAWN)
    assert barbarian_at(table, "A") == OFF_THE_MAP
    table.game.tokens[table.space("N20")] = 0
    table.game.own(1).spots.remove(table.space("N20"))
    end_round(table, MOVE)
    assert barbarian_at(table, "A") == OFF_THE_MAP
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == "N20"


@pytest.mark.rule("CV-137")
def test_a_space_with_a_resource_or_an_abandoned_wonder_is_not_empty() -> None:
    table = defeated(("A", "N20"), ("B", "P20")).good("oil", "N20").abandoned("petra", "P20")
    end_round(table, SPAWN)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == (OFF_THE_MAP, OFF_THE_MAP)


@pytest.mark.breach("CV-137")
def test_a_waiting_barbarian_harms_nothing_and_stands_nowhere_else() -> None:
    table = end_round(defeated(("A", "N20")).tokens(1, "N20"), SPAWN)
    assert table.token("N20") == (1, False)
    assert [space for space in table.game.barbarians if space >= 0] == []


@pytest.mark.rule("CV-387")
@pytest.mark.parametrize("blocked_by", ["token", "district", "city", "city-state", "barbarian"])
def test_d87_what_blocks_the_spawn_blocks_it_although_an_army_is_there_and_the_army_stays(blocked_by: str) -> None:
    table = defeated(("A", "N20")).armies(0, "N20")
    if blocked_by == "token":
        table.tokens(0, "N20")
    elif blocked_by == "district":
        table.district(0, "campus", "N20")
    elif blocked_by == "city":
        table.cities(0, "N20")
    elif blocked_by == "city-state":
        table.city_state("kabul", "N20")
    else:
        table.barbarian("D", "N20")
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == OFF_THE_MAP
    assert table.army_spaces(0) == ["N20"]
    assert blocked_by != "token" or table.token("N20") == (0, False)


@pytest.mark.breach("CV-387")
def test_an_army_alone_does_not_block_the_spawn() -> None:
    table = end_round(defeated(("A", "N20")).armies(0, "N20"), SPAWN)
    assert barbarian_at(table, "A") == "N20"
    assert table.army_spaces(0) == ["card"]


@pytest.mark.rule("CV-522")
def test_barbarians_spawn_in_the_order_of_their_letters() -> None:
    table = end_round(defeated(("K", "L20"), ("B", "N20"), ("F", "P20")), SPAWN)
    assert [event.data["letter"] for event in table.told("barbarian-spawned")] == ["B", "F", "K"]


@pytest.mark.breach("CV-522")
def test_the_order_of_defeat_does_not_matter_for_spawning() -> None:
    table = defeated(("A", "L20"), ("B", "N20")).barbarian("A", "L21").barbarian("B", "N21")
    table.game.barbarians[LETTERS.index("B")] = -1
    table.game.barbarians[LETTERS.index("A")] = -1
    end_round(table, SPAWN)
    assert [event.data["letter"] for event in table.told("barbarian-spawned")] == ["A", "B"]


def explorer(tile: int) -> Table:
    """Seat 0 explores from the edge of the map and has drawn this tile."""
    table = Table(2, "rome", "egypt").stack(tile, 3).armies(0, "N27").slot(0, "military", 5)
    for name in ("N26", "N27", "M26", "O26"):
        table.game.land.part[table.space(name)] = CAPITAL
    return table.play("play military", "explore N27")


def lay(table: Table, side: str) -> Table:
    """The drawn tile is laid with that side up, where it first fits."""
    tile = table.moves("explore")[0].split()[2][:-1]
    return table.play(next(move for move in table.moves("explore") if move.split()[2] == tile + side))


@pytest.mark.rule("CV-382")
def test_a_barbarian_enters_when_a_tile_with_its_letter_is_laid() -> None:
    table = explorer(5)
    assert barbarian_at(table, "E") == NOT_IN_PLAY
    first = table.game.land.size
    lay(table, "b")
    assert barbarian_at(table, "E") == table.name(first + 7)


@pytest.mark.breach("CV-382")
def test_a_letter_of_the_side_below_is_not_in_play() -> None:
    table = lay(explorer(5), "a")
    assert barbarian_at(table, "E") == NOT_IN_PLAY
    end_round(table, SPAWN)
    assert barbarian_at(table, "E") == NOT_IN_PLAY


@pytest.mark.rule("CV-178", "CV-179", "CV-180", "CV-382")
def test_d120_tile_15_with_side_b_up() -> None:
    table = explorer(15)
    first = table.game.land.size
    lay(table, "b")
    assert barbarian_at(table, "I") == table.name(first + 6)
    assert table.game.states[first + 9] == 1 + 10  # Kabul
    assert table.game.goods[first + 4] == 1 + 2  # oil


@pytest.mark.rule("CV-456")
@pytest.mark.parametrize("leader", ["rome", "sumeria"])
def test_a_barbarian_removed_by_currency_returns_with_the_next_spawn_and_pays_nothing(leader: str) -> None:
    table = Table(2, leader, "egypt").cards(0, "currency").slot(0, "economy", 3)
    table.spawn_space("A", "N19").barbarian("A", "N18")
    before = [table.trade_on(0, "economy"), table.game.players[0].all_trade(), *table.game.players[0].resources]
    table.play("play economy", "caravan card N18")
    assert barbarian_at(table, "A") == OFF_THE_MAP
    after = [table.trade_on(0, "economy"), table.game.players[0].all_trade(), *table.game.players[0].resources]
    assert after == before
    end_round(table, SPAWN)
    assert barbarian_at(table, "A") == "N19"


@pytest.mark.breach("CV-456")
def test_a_barbarian_beaten_by_an_army_pays_a_trade_token() -> None:
    table = Table(2, "rome", "egypt").slot(0, "military", 5).armies(0, "N17").spawn_space("A", "N19")
    table.barbarian("A", "N18").rolls(6, 1)
    table.play("play military", "army N17 N18", "put culture")
    assert barbarian_at(table, "A") == OFF_THE_MAP
    assert table.game.players[0].all_trade() == 1


@pytest.mark.breach("CV-136")
def test_the_base_game_knows_no_armies_that_could_stand_in_a_spawn_space() -> None:
    table = Table(2, "rome", "egypt", game="base").spawn_space("A", "N20").caravans(0, "N20")
    end_round(table, BASE_SPAWN)
    assert barbarian_at(table, "A") == "N20"
    assert (table.army_spaces(0), table.caravan_spaces(0)) == ([], ["card"])
