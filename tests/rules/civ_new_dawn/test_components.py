"""Section 1: what is in the box, with the expansion and without."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.tiles import TILE_SIDES
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import LETTERS
from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


def start(seats: int, seed: int = 7, **options: Any) -> CivNewDawn:
    game = ecumene.new("civ-new-dawn", seats=seats, seed=seed, options=options)
    assert isinstance(game, CivNewDawn)
    return game


def all_wonders(game: CivNewDawn) -> list[str]:
    """The wonders in the decks and in the box."""
    return sorted(WONDERS[number].id for pile in [*game.decks, game.removed] for number in pile)


def fight(*dice: int) -> Table:
    """An army from the capital attacks a barbarian next to it."""
    table = Table().slot(0, "military", 3).trade(0, military=1).barbarian("A", "N17").rolls(*dice)
    return table.play("play military", "army card N17 from N16")


@pytest.mark.rule("CV-001")
def test_attacker_and_defender_have_the_result_of_one_die_each() -> None:
    table = fight(5, 3)
    assert table.told("rolled")[0].data == {"die": 5, "value": 8, "other-die": 3, "other": 4}


@pytest.mark.breach("CV-001")
def test_no_second_die_is_added_and_a_re_roll_leaves_the_other_die_alone() -> None:
    table = fight(5, 3, 2)
    table.play("spend trade re-roll")
    assert table.told("rolled")[1].data == {"die": 2, "value": 5, "other-die": 3, "other": 4}


@pytest.mark.rule("CV-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_with_the_expansion(seats: int) -> None:
    assert len(start(seats).players) == seats


@pytest.mark.breach("CV-002")
def test_no_fifth_player_in_the_base_game_and_no_sixth_at_all() -> None:
    assert len(start(4, game="base").players) == 4
    with pytest.raises(BadInput) as problem:
        start(5, game="base")
    assert problem.value.reason == "civ-base-seats"
    with pytest.raises(BadInput):
        start(6)


@pytest.mark.rule("CV-003")
def test_with_the_expansion_the_military_card_moves_armies() -> None:
    table = Table().slot(0, "military", 3).tokens(0, "N17")
    table.play("play military")
    assert (table.moves("reinforce"), "army card N18" in table.moves()) == ([], True)


@pytest.mark.breach("CV-003")
def test_the_contradicting_base_rule_holds_in_the_base_game_alone() -> None:
    table = Table(2, "rome", "egypt", game="base").slot(0, "military", 3).tokens(0, "N17")
    table.play("play military", "reinforce N17")
    assert table.token("N17") == (0, True)
    table = Table().slot(0, "military", 3).tokens(0, "N17").play("play military")
    assert why(table, "reinforce N17")[1] == "not-now"


@pytest.mark.rule("CV-004")
def test_the_combined_game_has_21_tiles_and_18_leaders() -> None:
    game = start(2)
    assert len({side.number for side in TILE_SIDES}) == 21
    assert (len(TILE_SIDES), len(LEADERS)) == (42, 18)
    # Two core tiles, fourteen in the stack, five with a capital.
    assert len(set(game.land.tile)) + len(game.stack) + 5 == 21
    dealt = {game.players[seat].leader for seed in range(60) for game in [start(5, seed)] for seat in range(5)}
    assert dealt == set(range(18))


@pytest.mark.breach("CV-004")
def test_the_base_game_uses_neither_the_new_tiles_nor_the_new_leaders() -> None:
    assert len([leader for leader in LEADERS if leader.is_base]) == 8
    for seed in range(20):
        game = start(4, seed, game="base")
        assert max([*game.land.tile, *game.stack]) <= 16
        assert all(LEADERS[player.leader].is_base for player in game.players)
    with pytest.raises(BadInput) as problem:
        start(2, game="base", leaders="china")
    assert problem.value.reason == "civ-base-leader"


@pytest.mark.rule("CV-005")
def test_the_new_tokens_join_the_base_supplies() -> None:
    game = Table().game
    assert (game.trade_supply, game.resource_supply) == (60, [10, 10, 10, 10])
    assert (len(LETTERS), len(CITY_STATES), len(NATURAL_WONDERS)) == (11, 12, 12)


@pytest.mark.breach("CV-005")
def test_the_base_game_has_only_its_own_tokens() -> None:
    game = Table(2, "rome", "egypt", game="base").game
    assert (game.trade_supply, game.resource_supply) == (34, [8, 8, 8, 8])
    printed = [side for side in TILE_SIDES if side.number <= 16]
    assert {letter for side in printed for letter in side.letter if letter >= 0} == set(range(9))
    assert len({state for side in printed for state in side.city_state if state >= 0}) == 8
    assert len({wonder for side in printed for wonder in side.natural_wonder if wonder >= 0}) == 8


def symbols_of(table: Table, rounds: int) -> list[str]:
    """The symbols of the event dial after so many rounds in which nobody does anything."""
    while table.game.round <= rounds:
        table.play("play military" if table.question == "take-turn" else "done")
    return [str(event.data["symbol"]).removeprefix("symbol-") for event in table.told("symbol")]


@pytest.mark.rule("CV-006")
def test_the_expansion_brings_a_focus_bar_of_six_slots_and_its_own_dial() -> None:
    table = Table()
    assert (len(table.row(0)), table.game.slots) == (6, (1, 1, 2, 3, 4, 5))
    assert symbols_of(table, 6) == [
        *("barbarians-move", "districts", "government", "wonder", "barbarians-move", "districts", "spawn", "wonder"),
    ]


@pytest.mark.breach("CV-006")
def test_the_replaced_bar_and_dial_belong_to_the_base_game() -> None:
    table = Table(2, "rome", "egypt", game="base")
    assert (len(table.row(0)), table.game.slots) == (5, (1, 2, 3, 4, 5))
    assert symbols_of(table, 5) == ["nothing", "barbarians-move", "trade", "barbarians-move", "spawn"]


@pytest.mark.rule("CV-007")
def test_36_wonders_with_the_new_pentagon_and_machu_picchu() -> None:
    wonders = all_wonders(start(2))
    assert (len(wonders), len(set(wonders))) == (36, 36)
    assert {"pentagon", "machu-picchu", "apadana"} <= set(wonders)


@pytest.mark.breach("CV-007")
def test_the_base_cards_of_these_two_are_out_and_the_base_game_has_24() -> None:
    assert not {"pentagon-base", "machu-picchu-base"} & set(all_wonders(start(2)))
    wonders = all_wonders(start(2, game="base"))
    assert (len(wonders), len(set(wonders))) == (24, 24)
    assert {"pentagon-base", "machu-picchu-base"} <= set(wonders)
    assert not {"pentagon", "machu-picchu", "apadana"} & set(wonders)


def dealt_agendas(**options: Any) -> set[frozenset[str]]:
    """The agendas of all victory cards that some of many games has."""
    return {
        frozenset(AGENDAS[agenda] for agenda in VICTORY_CARDS[card].agendas)
        for seed in range(60)
        for card in start(2, seed, **options).victory_cards
    }


@pytest.mark.rule("CV-008")
def test_twelve_victory_cards_with_the_expansion() -> None:
    cards = dealt_agendas()
    assert len(cards) == 12
    assert {frozenset({"fortified"}), frozenset({"expeditionary"})} <= cards
    assert frozenset({"technophile", "scholarly"}) in cards


@pytest.mark.breach("CV-008")
def test_the_base_technophile_leaves_and_the_eight_new_cards_are_not_in_the_base_game() -> None:
    base_card = frozenset({"technophile-base", "scholarly-base"})
    assert base_card not in dealt_agendas()
    base = dealt_agendas(game="base")
    assert base_card in base
    assert (len(base), len(base & dealt_agendas())) == (5, 4)


@pytest.mark.rule("CV-009")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_colour_has_34_control_tokens(seats: int) -> None:
    assert [player.tokens_left for player in Table(seats).players] == [34] * seats


@pytest.mark.breach("CV-009")
def test_without_the_expansion_it_is_31() -> None:
    assert [player.tokens_left for player in Table(2, "rome", "egypt", game="base").players] == [31, 31]


def cards_of_level(level_space: int, *leaders: str, **options: Any) -> set[str]:
    """What can be gained at a level space."""
    table = Table(2, *leaders, **options).dial(0, level_space - 1).slot(0, "science", 1)
    table.play("play science")
    return offered(table, "take")


@pytest.mark.rule("CV-010")
def test_a_deck_of_24_with_a_card_of_each_type_and_level() -> None:
    second = {"drama-and-poetry", "mathematics", "currency", "animal-husbandry", "iron-working", "engineering"}
    third = {"civil-service", "replaceable-parts", "steam-power", "nationalism", "mass-production", "sanitation"}
    fourth = {"mass-media", "nuclear-power", "capitalism", "urbanization", "flight", "globalization"}
    assert cards_of_level(3, "egypt", "rome") == second
    assert cards_of_level(10, "egypt", "rome") == third
    assert cards_of_level(19, "egypt", "rome") == fourth


@pytest.mark.breach("CV-010")
def test_the_base_deck_has_20_cards_with_its_own_military_cards() -> None:
    second = cards_of_level(3, "egypt", "rome", game="base")
    assert second == {
        *("drama-and-poetry", "mathematics", "currency-base", "animal-husbandry-base", "iron-working-base"),
    }
    fourth = cards_of_level(19, "egypt", "rome", game="base")
    assert fourth == {"mass-media", "nuclear-power", "capitalism", "urbanization", "flight-base"}
    table = Table(2, "egypt", "rome").dial(0, 2).slot(0, "science", 1).play("play science")
    assert table.refusal("take currency-base").rule in ("CV-010", "CV-073", "CV-068")


@pytest.mark.rule("CV-011")
def test_the_18_unique_cards_belong_to_one_leader_each() -> None:
    assert len({leader.unique for leader in LEADERS}) == 18
    assert "military-engineering" in cards_of_level(3, "rome", "egypt")


@pytest.mark.breach("CV-011")
def test_nobody_gains_the_unique_card_of_another_or_one_in_the_base_game() -> None:
    assert "military-engineering" not in cards_of_level(3, "egypt", "rome")
    assert "military-engineering" not in cards_of_level(3, "rome", "egypt", game="base")
    table = Table(2, "egypt", "rome").dial(0, 2).slot(0, "science", 1).play("play science")
    assert table.refusal("take military-engineering").rule in ("CV-011", "CV-073", "CV-203")


def cards_to_take(**options: Any) -> set[str]:
    """The diplomacy cards of the rival that a caravan reaches."""
    table = Table(2, "rome", "egypt", **options).caravans(0, "N23")
    table.play("play economy", "caravan N23 N24", "put culture", "put culture")
    return offered(table, "card")


@pytest.mark.rule("CV-012")
def test_five_diplomacy_cards_of_each_colour() -> None:
    names = ("joint-war", "defensive-pact", "embassy", "open-borders", "non-aggression-pact")
    assert cards_to_take() == {f"{name} @2" for name in names}


@pytest.mark.breach("CV-012")
def test_four_in_the_base_game() -> None:
    assert cards_to_take(game="base") == {
        f"{name} @2" for name in ("joint-war", "defensive-pact", "embassy", "open-borders")
    }
