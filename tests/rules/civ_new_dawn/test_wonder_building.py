"""Section 7: how world wonders are built, paid for and controlled."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DECK_OF_TYPE
from tests.rules.civ_new_dawn.reading import told
from tests.rules.civ_new_dawn.table import Table


def builder(wonder: str, slot: int = 5, leader: str = "rome", card: str = "pottery") -> Table:
    """A wonder on offer and the industry card in a slot."""
    return Table(2, leader, "france").cards(0, card).slot(0, "industry", slot).offer(wonder)


def on_offer(table: Table) -> list[str]:
    return [WONDERS[deck[-1]].id for deck in table.game.decks if deck]


def cost(table: Table, wonder: str) -> int:
    """What a wonder that is far too dear would cost now."""
    needs = table.refusal(f"wonder {wonder} city N16").needs["cost"]
    assert isinstance(needs, int)
    return needs


@pytest.mark.rule("CV-102", "CV-111")
def test_the_top_card_of_each_of_the_four_decks_is_on_offer() -> None:
    table = (
        builder("stonehenge").offer("oracle", "colossus", "petra").resources(0, marble=2, mercury=2, oil=2, diamond=2)
    )
    table.play("play industry")
    assert {move.split()[1] for move in table.moves("wonder")} == {"stonehenge", "oracle", "colossus", "petra"}
    assert {DECK_OF_TYPE[wonder.type] for wonder in WONDERS} == {0, 1, 2, 3}


@pytest.mark.breach("CV-102")
def test_a_wonder_under_another_card_or_out_of_the_game_is_not_on_offer() -> None:
    table = builder("stonehenge").offer("eiffel-tower").resources(0, marble=9).play("play industry")
    assert told(table.refusal("wonder stonehenge city N16"), "CV-102", "wonder-not-on-offer")


@pytest.mark.rule("CV-102")
def test_d45_four_decks_of_seven_cards_and_eight_unseen_in_the_box() -> None:
    game = ecumene.new("civ-new-dawn", seats=3, seed=11)
    assert isinstance(game, CivNewDawn)
    for number, deck in enumerate(game.decks):
        eras = [WONDERS[wonder].era for wonder in deck]
        assert [eras.count(era) for era in (0, 1, 2)] == [2, 2, 3]
        assert {DECK_OF_TYPE[WONDERS[wonder].type] for wonder in deck} == {number}
    assert len(game.removed) == 8


@pytest.mark.rule("CV-103", "CV-104", "CV-106", "CV-107", "CV-345")
def test_d40_slot_and_two_resources_build_hanging_gardens() -> None:
    table = builder("hanging-gardens", 4).resources(0, marble=1, diamond=1)
    table.play("play industry", "wonder hanging-gardens city N16", "spend marble")
    assert table.controls(0, "hanging-gardens")
    assert (table.resources_of(0), table.game.resource_supply) == ({}, [10, 10, 10, 10])


@pytest.mark.rule("CV-103", "CV-052")
def test_d41_two_trade_tokens_stand_in_for_a_missing_resource() -> None:
    table = builder("hanging-gardens", 4).resources(0, marble=1, oil=1).trade(0, industry=2)
    table.play("play industry", "wonder hanging-gardens city N16", "spend trade", "spend marble")
    assert (table.controls(0, "hanging-gardens"), table.resources_of(0), table.trade_on(0, "industry")) == (
        True,
        {"oil": 1},
        0,
    )


@pytest.mark.breach("CV-103", "CV-104", "CV-106")
def test_d41_oil_pays_nothing_for_hanging_gardens() -> None:
    table = builder("hanging-gardens", 4).resources(0, marble=1, oil=1).play("play industry")
    refusal = table.refusal("wonder hanging-gardens city N16")
    assert (refusal.rule, refusal.reason) == ("CV-106", "wonder-too-dear")
    assert (refusal.needs["cost"], refusal.needs["production"]) == (8, 6)
    table = builder("hanging-gardens", 4).resources(0, marble=2, oil=1).trade(0, industry=2)
    table.play("play industry", "wonder hanging-gardens city N16")
    assert told(table.refusal("spend oil"), "CV-104", "not-for-this-wonder")


@pytest.mark.breach("CV-103")
def test_trade_tokens_of_other_cards_pay_nothing() -> None:
    table = builder("stonehenge").trade(0, culture=3, growth=3, industry=1).play("play industry")
    refusal = table.refusal("wonder stonehenge city N16")
    assert (refusal.needs["cost"], refusal.needs["production"]) == (7, 6)


@pytest.mark.rule("CV-103")
def test_d42_nationalism_in_the_fifth_slot_produces_seven() -> None:
    table = builder("stonehenge", card="nationalism").play("play industry", "wonder stonehenge city N16")
    assert table.controls(0, "stonehenge")
    table = builder("stonehenge", 4, card="nationalism").play("play industry")
    assert table.refusal("wonder stonehenge city N16").needs["production"] == 4


@pytest.mark.rule("CV-318", "CV-371")
def test_d43_a_token_egypt_and_buenos_aires_make_nine_into_five() -> None:
    table = builder("colosseum", 4, "egypt").city_state("buenos-aires", "G20").envoys(0, "buenos-aires")
    table.game.wonder_trade = 1
    assert cost(table.play("play industry"), "colosseum") == 9 - 1 - 1 - 2
    table = builder("colosseum", 5, "egypt").city_state("buenos-aires", "G20").envoys(0, "buenos-aires")
    table.game.wonder_trade = 1
    supply = table.game.trade_supply
    table.play("play industry", "wonder colosseum city N16")
    assert (table.controls(0, "colosseum"), table.game.trade_supply, table.game.wonder_trade) == (True, supply + 1, 0)


def wonder_symbol(table: Table, dial: int) -> None:
    """The round ends and the dial goes on to a section with the wonder symbol; nobody changes the government."""
    table.game.dial = dial
    table.turn(1).play("play military", "done")
    while table.question == "choose-government":
        table.play("done")


@pytest.mark.rule("CV-316", "CV-317")
def test_d44_a_wonder_that_is_still_there_at_the_second_symbol_leaves_the_game() -> None:
    table = builder("stonehenge")
    offered, supply = on_offer(table), table.game.trade_supply
    wonder_symbol(table, 2)
    assert (on_offer(table), table.game.wonder_trade, table.game.trade_supply) == (offered, 15, supply - 4)
    following = [WONDERS[deck[-2]].id for deck in table.game.decks]
    wonder_symbol(table, 5)
    assert (on_offer(table), table.game.wonder_trade, table.game.trade_supply) == (following, 0, supply)


@pytest.mark.rule("CV-105")
def test_a_natural_wonder_token_is_spent_as_a_resource_and_kept() -> None:
    table = builder("stonehenge").natural_wonder("crater-lake", "K20", held_by=0)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.controls(0, "stonehenge"), table.game.players[0].natural_wonders) == (True, 8)


@pytest.mark.breach("CV-105")
def test_d46_a_natural_wonder_token_is_not_spent_twice_in_a_turn() -> None:
    table = builder("colossus").cities(0, "R16").wonder(0, "venetian-arsenal", "R16")
    table.cities(0, "J16").offer("jebel-barkal").natural_wonder("mt-everest", "K20", held_by=0).trade(0, industry=3)
    table.play("play industry", "wonder colossus city N16", "spend mt-everest", "yes")
    refusal = table.refusal("wonder jebel-barkal city J16")
    assert (refusal.needs["cost"], refusal.needs["production"]) == (7, 1 + 3)


@pytest.mark.breach("CV-105")
def test_a_natural_wonder_of_another_type_pays_nothing() -> None:
    table = builder("stonehenge").natural_wonder("mt-everest", "K20", held_by=0).play("play industry")
    assert table.refusal("wonder stonehenge city N16").needs["production"] == 5


@pytest.mark.rule("CV-106", "CV-510")
def test_payments_stop_when_the_cost_is_reached_and_the_last_may_overshoot() -> None:
    table = builder("hanging-gardens").resources(0, marble=2, diamond=2).trade(0, industry=3)
    table.play("play industry", "wonder hanging-gardens city N16", "spend marble", "spend diamond")
    assert (table.controls(0, "hanging-gardens"), table.asked) == (True, 1)
    assert (table.resources_of(0), table.trade_on(0, "industry")) == ({"marble": 1, "diamond": 1}, 3)


@pytest.mark.breach("CV-510")
def test_nothing_is_spent_once_production_is_enough() -> None:
    table = builder("stonehenge", card="nationalism").resources(0, marble=2).trade(0, industry=3)
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.asked, table.resources_of(0), table.trade_on(0, "industry")) == (1, {"marble": 2}, 3)


@pytest.mark.rule("CV-107")
def test_the_wonder_stands_under_a_chosen_own_city_without_wonder() -> None:
    table = builder("stonehenge").resources(0, marble=1).cities(0, "N20", "R16").wonder(0, "petra")
    table.play("play industry")
    assert set(table.moves("wonder")) == {"wonder stonehenge city N20", "wonder stonehenge city R16"}
    table.play("wonder stonehenge city R16")
    assert table.game.wonders[table.space("R16")] == 1


@pytest.mark.breach("CV-107")
def test_without_a_city_that_has_no_wonder_none_is_built() -> None:
    table = builder("stonehenge").resources(0, marble=1).wonder(0, "petra").cities(1, "N20").play("play industry")
    assert told(table.refusal("wonder stonehenge city N16"), "CV-107", "no-site-for-wonder")
    assert told(table.refusal("wonder stonehenge city N20"), "CV-107", "no-site-for-wonder")


@pytest.mark.rule("CV-108")
def test_the_next_card_of_the_deck_is_turned_up() -> None:
    table = builder("hanging-gardens").offer("stonehenge").resources(0, marble=1)
    others = on_offer(table)[1:]
    table.play("play industry", "wonder stonehenge city N16")
    assert on_offer(table) == ["hanging-gardens", *others]
    assert [event.data["wonder"] for event in table.told("wonder-on-offer")] == ["hanging-gardens"]


@pytest.mark.breach("CV-108")
def test_an_empty_deck_turns_nothing_up() -> None:
    table = builder("stonehenge").resources(0, marble=1)
    table.game.decks[0] = table.game.decks[0][-1:]
    table.play("play industry", "wonder stonehenge city N16")
    assert (table.game.decks[0], table.told("wonder-on-offer")) == ([], [])


@pytest.mark.rule("CV-109")
def test_a_wonder_belongs_to_whose_city_or_token_lies_on_it() -> None:
    table = builder("stonehenge").cities(0, "N20").wonder(0, "petra", "N20").abandoned("alhambra", "N18")
    table.tokens(1, "N18")
    assert (table.controls(0, "petra"), table.controls(1, "alhambra")) == (True, True)


@pytest.mark.breach("CV-109")
def test_nobody_controls_a_wonder_without_city_or_token() -> None:
    table = builder("stonehenge").abandoned("alhambra", "N18").armies(0, "N18").caravans(0, "N18")
    assert not table.controls(0, "alhambra")
    assert not table.controls(1, "alhambra")


def ruined() -> Table:
    """A barbarian goes east from N19 and destroys the city on N20, under which Alhambra lies."""
    table = builder("stonehenge").cities(0, "N20").wonder(0, "alhambra", "N20").barbarian("A", "N19")
    table.game.dial = 0
    return table.turn(1).rolls(2).play("play military", "done")


@pytest.mark.rule("CV-110", "CV-360")
@pytest.mark.parametrize("piece", ["city", "token"])
def test_d127_a_wonder_left_by_barbarians_goes_to_who_settles_there(piece: str) -> None:
    table = ruined()
    assert (table.city("N20"), table.game.wonders[table.space("N20")] > 0) == (-1, True)
    assert not table.controls(0, "alhambra")
    table.barbarian("A", "G20")
    assert not table.game.is_empty(table.space("N20"))
    if piece == "city":
        table.tokens(0, "N18").turn(0).play("play industry", "city N20")
    else:
        table.cities(0, "N21").turn(0).play("play culture", "token N20", "done")
    assert table.controls(0, "alhambra")


@pytest.mark.breach("CV-110")
def test_gaining_an_abandoned_wonder_is_neither_building_nor_capturing() -> None:
    table = builder("stonehenge").abandoned("cristo-redentor", "N18").cities(1, "N20")
    table.play("play industry", "city N18")
    assert (table.controls(0, "cristo-redentor"), table.city("N20"), table.asked) == (True, 1, 1)


@pytest.mark.rule("CV-371")
def test_d104_a_cost_of_seven_with_reductions_of_eight_is_zero() -> None:
    table = builder("petra", 1, "egypt").city_state("brussels", "G20").city_state("buenos-aires", "H22")
    table.envoys(0, "brussels", "buenos-aires").cities(0, "K16", "Q16", "R19").mature(0, "N16")
    for name in ("K16", "Q16", "R19"):
        table.mature(0, name)
    table.game.wonder_trade = 8
    table.play("play industry", "wonder petra city N16")
    assert (table.controls(0, "petra"), table.asked) == (True, 1)


@pytest.mark.breach("CV-371")
def test_reductions_give_nothing_back() -> None:
    table = builder("petra", 5, "egypt").city_state("brussels", "G20").envoys(0, "brussels").resources(0, oil=1)
    table.cities(0, "K16", "Q16", "R19").mature(0, "N16").mature(0, "K16").mature(0, "Q16").mature(0, "R19")
    supply = table.game.trade_supply
    table.play("play industry", "wonder petra city N16")
    assert (table.resources_of(0), table.game.trade_supply, sum(table.game.players[0].trade)) == ({"oil": 1}, supply, 0)


@pytest.mark.rule("CV-372")
def test_effects_of_building_come_after_the_token_and_before_the_next_card() -> None:
    table = builder("oracle").offer("pyramids").resources(0, oil=2)
    table.play("play industry", "wonder pyramids city N16")
    assert (table.question, table.controls(0, "pyramids"), table.told("wonder-on-offer")) == ("raise-cards", True, [])
    table.play("take mathematics", "done")
    kinds = [event.kind for event in table.events]
    assert kinds.index("built-wonder") < kinds.index("gained-card") < kinds.index("wonder-on-offer")


@pytest.mark.breach("CV-372")
def test_a_wonder_on_offer_works_for_nobody() -> None:
    table = builder("hanging-gardens")
    assert told(table.refusal("token N17"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-509")
def test_construction_makes_resources_and_natural_wonders_worth_three() -> None:
    table = builder("chichen-itza", 4, "nubia", "construction").resources(0, marble=1)
    table.natural_wonder("crater-lake", "K20", held_by=0)
    table.play("play industry", "wonder chichen-itza city N16", "spend crater-lake")
    assert (table.controls(0, "chichen-itza"), table.resources_of(0)) == (True, {})


@pytest.mark.breach("CV-509")
def test_pottery_makes_a_natural_wonder_worth_two() -> None:
    table = builder("chichen-itza", 4, "nubia").resources(0, marble=1).natural_wonder("crater-lake", "K20", held_by=0)
    assert table.play("play industry").refusal("wonder chichen-itza city N16").needs["production"] == 8
    table = builder("chichen-itza", 4, "nubia", "construction").resources(0, marble=1).trade(0, industry=2)
    assert table.play("play industry").refusal("wonder chichen-itza city N16").needs["production"] == 9
