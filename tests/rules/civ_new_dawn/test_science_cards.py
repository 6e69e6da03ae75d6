"""Section 5: what the science cards add, and Oxford University."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why


def oxford(table: Table | None = None) -> Table:
    """Egypt with Oxford University reaches space 3: a card of level II is on offer."""
    table = (table or Table(2, "egypt", "rome")).wonder(0, "oxford-university").dial(0, 2).slot(0, "science", 1)
    return table.play("play science")


@pytest.mark.rule("CV-507")
def test_a_card_of_the_dial_may_replace_one_of_another_type() -> None:
    table = oxford()
    assert {"currency", "currency for culture", "mathematics for growth"} <= offered(table, "take")
    table.play("take currency for culture")
    assert sorted(table.row(0)) == ["astrology", "currency", "irrigation", "masonry", "pottery", "wheel"]


@pytest.mark.rule("CV-507")
def test_with_two_economy_cards_the_larger_number_of_caravans_counts() -> None:
    table = oxford().play("take currency for culture")
    assert table.caravan_spaces(0) == ["card", "card"]
    # Resolved by the weaker card, both caravans move.
    table.caravans(0, "K16", "P16").turn(0).play("play economy", "caravan K16 K17", "caravan P16 P17")
    assert table.caravan_spaces(0) == ["K17", "P17"]
    table = oxford().play("take iron-working for culture")
    assert table.army_spaces(0) == ["card", "card"]


@pytest.mark.rule("CV-507")
def test_without_one_there_is_no_figure() -> None:
    table = oxford().play("take drama-and-poetry for economy")
    assert (table.caravan_spaces(0), table.army_spaces(0)) == ([], ["card"])


@pytest.mark.rule("CV-507")
def test_a_city_state_token_stays_on_the_card_whose_type_changed() -> None:
    table = oxford(Table(2, "egypt", "rome").conquered(0, "kumasi", "K20").trade(0, culture=2))
    table.play("take engineering for culture")
    assert (table.players[0].states_on[0].bit_count(), table.trade_on(0, "culture")) == (1, 2)
    table.tokens(0, "P20", "P21", "P22").turn(0).slot(0, "culture", 1).play("play culture")
    assert offered(table, "spend") == {"trade", "kumasi"}


@pytest.mark.breach("CV-507")
def test_a_science_card_is_not_replaced_by_another_type() -> None:
    table = oxford()
    assert [take for take in offered(table, "take") if take.endswith("for science")] == []
    assert table.refusal("take currency for science").rule in ("CV-070", "CV-507")


@pytest.mark.breach("CV-507")
def test_without_the_dial_or_without_the_wonder_the_type_stays() -> None:
    table = Table(2, "egypt", "rome").dial(0, 2).slot(0, "science", 1).play("play science")
    assert why(table, "take currency for culture") == ("CV-070", "other-type")
    # Pyramids and Great Library gain cards too.
    table = Table().wonder(0, "oxford-university").cities(0, "K20").offer("pyramids").resources(0, mercury=3)
    table.slot(0, "industry", 5).play("play industry", "wonder pyramids city K20")
    while table.question == "pay-for-wonder":
        table.play("spend mercury")
    assert (table.question, [take for take in offered(table, "take") if " for " in take]) == ("raise-cards", [])
    table = Table(2, "rome", "france").wonder(0, "oxford-university").cities(0, "K20").cards(1, "drama-and-poetry")
    table.wonder(0, "great-library", "K20").caravans(0, "N23").play("play economy", "caravan N23 N24")
    table.play("put growth", "put growth", "done")
    assert offered(table, "take") == {"drama-and-poetry"}


# Mathematics, Replaceable Parts, Nuclear Power


@pytest.mark.rule("CV-512")
def test_mathematics_first_puts_a_token_that_may_be_spent_at_once() -> None:
    table = Table().cards(0, "mathematics").slot(0, "science", 1).play("play science", "put science", "spend trade")
    assert (table.players[0].dial, table.trade_on(0, "science")) == (2, 0)


@pytest.mark.rule("CV-065")
def test_replaceable_parts_first_gains_a_resource_of_a_new_type() -> None:
    table = Table().cards(0, "replaceable-parts").slot(0, "science", 1).resources(0, oil=1, marble=1)
    table.natural_wonder("torres-del-paine", "K20", held_by=0).play("play science")
    assert offered(table, "gain") == {"diamond", "mercury"}
    table.play("gain diamond")
    assert (table.resources_of(0), table.players[0].dial) == ({"oil": 1, "marble": 1, "diamond": 1}, 1)


@pytest.mark.breach("CV-065")
def test_with_all_four_types_nothing_is_gained_but_the_dial_turns() -> None:
    table = Table().cards(0, "replaceable-parts").slot(0, "science", 1)
    table.resources(0, oil=1, marble=1, mercury=1, diamond=1).play("play science")
    assert (sum(table.players[0].resources), table.players[0].dial, table.asked) == (4, 1, 1)


@pytest.mark.rule("CV-505")
def test_nuclear_power_destroys_and_turns_tokens_of_everybody_round_its_space() -> None:
    table = Table().cards(0, "nuclear-power").slot(0, "science", 5).tokens(0, "N20").tokens(1, "N21", "M19")
    table.tokens(1, "M20", reinforced=True).tokens(0, "O19").armies(1, "O19").cities(1, "O20").dial(0, 14)
    table.play("play science", "strike N20")
    found = {space: table.token(space) for space in ("N20", "N21", "M19", "M20", "O19")}
    assert found == {"N20": None, "N21": None, "M19": None, "M20": (1, False), "O19": (0, False)}
    assert (table.city("O20"), table.players[0].dial) == (1, 19)


@pytest.mark.breach("CV-505")
def test_it_does_not_reach_two_spaces_away() -> None:
    table = Table().cards(0, "nuclear-power").slot(0, "science", 5).tokens(1, "N22", "L20").dial(0, 14)
    table.play("play science", "strike N20")
    assert (table.token("N22"), table.token("L20")) == ((1, False), (1, False))


# Unique cards


@pytest.mark.rule("CV-065")
@pytest.mark.parametrize(("wonder", "steps"), [(False, 2), (True, 3)])
def test_writing_adds_a_step_with_a_wonder(wonder: bool, steps: int) -> None:
    table = Table(2, "china", "rome").slot(0, "science", 2).dial(0, 6)
    if wonder:
        table.wonder(0, "petra")
    table.play("play science")
    assert table.players[0].dial == 6 + steps


@pytest.mark.rule("CV-065")
def test_natural_history_adds_a_step_for_each_type_of_resource() -> None:
    table = Table(2, "england", "rome").cards(0, "natural-history").slot(0, "science", 1).dial(0, 14)
    table.resources(0, oil=2, marble=1).natural_wonder("mt-everest", "K20", held_by=0)
    table.natural_wonder("crater-lake", "P20", held_by=0).play("play science")
    # Oil counts once: oil, marble, mercury.
    assert table.players[0].dial == 14 + 1 + 3


@pytest.mark.breach("CV-065")
def test_wonders_and_resources_of_others_add_nothing() -> None:
    table = Table(2, "china", "rome").slot(0, "science", 2).dial(0, 6).wonder(1, "petra").play("play science")
    assert table.players[0].dial == 8
    table = Table(2, "england", "rome").cards(0, "natural-history").slot(0, "science", 1).dial(0, 14)
    table.resources(1, oil=2).play("play science")
    assert table.players[0].dial == 15


@pytest.mark.rule("CV-065")
def test_astronomy_looks_at_tiles_and_then_turns_the_dial() -> None:
    table = Table(2, "poland", "rome").cards(0, "astronomy").slot(0, "science", 2).stack(3, 5, 8)
    table.play("play science")
    assert (table.game.looked_at, table.players[0].dial) == ([3, 5], 0)
    while table.asked == 0:
        table.play(table.moves("top")[0] if table.moves("top") else "done")
    assert (table.players[0].dial, sorted(table.game.stack), table.game.stack[0]) == (2, [3, 5, 8], 8)
    table = Table(2, "poland", "rome").cards(0, "astronomy").slot(0, "science", 2).stack().play("play science")
    assert (table.players[0].dial, table.asked) == (2, 1)
