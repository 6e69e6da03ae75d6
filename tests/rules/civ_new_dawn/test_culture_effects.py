"""Section 4: what follows placing, moving and replacing control tokens."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why

EVEREST = 1 << 2


def culture(table: Table, slot: int = 5) -> Table:
    return table.slot(0, "culture", slot).play("play culture")


def converting(table: Table) -> Table:
    """Mass Media in the first slot, up to the rival token that is chosen."""
    return culture(table.cards(0, "mass-media"), 1).play("done")


@pytest.mark.rule("CV-357")
def test_a_shifted_or_converted_token_starts_no_chain() -> None:
    table = Table().wonder(0, "stonehenge").cards(0, "drama-and-poetry").tokens(0, "K20")
    culture(table.terrain("hills", "K21", "K22"), 1).play("done", "shift K20 K21")
    assert (table.token("K21"), table.asked) == ((0, False), 1)
    table = Table().wonder(0, "stonehenge").terrain("hills", "N18", "N19").tokens(1, "N18", "M17")
    converting(table).play("convert N18")
    assert (table.token("N18"), table.asked) == ((0, False), 1)


@pytest.mark.breach("CV-357")
def test_nor_do_the_incas_farms_follow_and_only_placing_starts_one() -> None:
    table = Table(2, "inca", "rome").terrain("mountains", "N18").tokens(1, "N18", "M17")
    converting(table).play("convert N18")
    assert (table.token("N18"), table.asked) == ((0, False), 1)
    table = culture(Table(2, "inca", "rome").terrain("mountains", "N17")).play("token N17")
    assert table.question == "extend-chain"


@pytest.mark.rule("CV-358", "CV-475")
def test_a_replaced_token_or_district_carries_its_natural_wonder() -> None:
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).tokens(1, "N18", "M17")
    converting(table).play("convert N18")
    assert (table.players[0].natural_wonders, table.players[1].natural_wonders) == (EVEREST, 0)
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).district(1, "campus", "N18").tokens(1, "M17")
    converting(table).play("convert N18")
    assert (table.players[0].natural_wonders, table.players[1].natural_wonders) == (EVEREST, 0)


@pytest.mark.rule("CV-358")
def test_the_eiffel_tower_too() -> None:
    table = Table().wonder(0, "eiffel-tower").natural_wonder("mt-everest", "N20", held_by=1).tokens(1, "N20", "P20")
    table.begin(0).play("name N20")
    if table.asked == 0:
        table.play("name P20")
    assert (table.asked, table.question) == (1, "give-token")
    table.play("give N20")
    assert (table.token("N20"), table.players[0].natural_wonders) == ((0, False), EVEREST)


@pytest.mark.breach("CV-358")
def test_a_token_that_is_only_turned_or_lies_elsewhere_carries_none() -> None:
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).tokens(1, "N18", reinforced=True).tokens(1, "M17")
    converting(table).play("convert N18")
    assert (table.players[0].natural_wonders, table.players[1].natural_wonders) == (0, EVEREST)
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).tokens(1, "N18", "M17")
    converting(table).play("convert M17")
    assert (table.players[0].natural_wonders, table.players[1].natural_wonders) == (0, EVEREST)


@pytest.mark.rule("CV-359")
def test_a_natural_wonder_whose_space_was_lost_to_nobody_stays_with_its_holder() -> None:
    table = Table().cards(0, "nuclear-power").slot(0, "science", 5).natural_wonder("mt-everest", "N20", held_by=1)
    table.tokens(1, "N20").play("play science", "strike N20")
    assert (table.token("N20"), table.players[1].natural_wonders) == (None, EVEREST)
    table = Table().wonder(0, "forbidden-city").natural_wonder("mt-everest", "N17", held_by=1).tokens(1, "N17")
    table.begin(0).play("destroy N17")
    assert (table.token("N17"), table.players[1].natural_wonders) == (None, EVEREST)
    # Barbarians move east onto the space.
    table = Table().natural_wonder("mt-everest", "N20", held_by=1).tokens(1, "N20").barbarian("A", "N19").rolls(2)
    table.play("play military", "done", "play military", "done")
    assert (table.token("N20"), table.players[1].natural_wonders) == (None, EVEREST)


@pytest.mark.breach("CV-359")
def test_who_places_a_token_there_later_does_not_get_it() -> None:
    table = culture(Table().natural_wonder("mt-everest", "N17", held_by=1)).play("token N17")
    assert (table.token("N17"), table.players[0].natural_wonders) == ((0, False), 0)
    assert table.players[1].natural_wonders == EVEREST


@pytest.mark.rule("CV-360")
def test_a_token_or_district_on_an_abandoned_wonder_controls_it() -> None:
    table = culture(Table().abandoned("petra", "N17")).play("token N17")
    assert (table.controls(0, "petra"), table.game.wonders[table.space("N17")] != 0) == (True, True)
    table = Table().abandoned("petra", "N17").slot(0, "growth", 1).play("play growth", "district campus N17")
    assert table.controls(0, "petra")


@pytest.mark.breach("CV-360")
def test_it_is_not_built_and_figures_do_not_control_it() -> None:
    # Pyramids work only when they are built, Apadana when it is built or captured.
    table = culture(Table().abandoned("pyramids", "N17").abandoned("apadana", "N15")).play("token N17", "token N15")
    assert (table.controls(0, "pyramids"), table.controls(0, "apadana"), table.asked) == (True, True, 1)
    assert not Table().abandoned("petra", "N17").armies(0, "N17").controls(0, "petra")


@pytest.mark.breach("CV-475")
def test_a_city_on_a_natural_wonder_that_is_taken_or_destroyed_moves_no_token() -> None:
    table = Table().natural_wonder("mt-everest", "N19", held_by=1).cities(1, "N19").cards(0, "radio")
    culture(table).play("done")
    assert (table.city("N19"), table.players[1].natural_wonders, table.players[0].natural_wonders) == (0, EVEREST, 0)
    table = Table().natural_wonder("mt-everest", "N18", held_by=1).cities(1, "N18").armies(0, "N17")
    table.trade(0, military=3).slot(0, "military", 5).cards(0, "flight").rolls(6, 1)
    table.play("play military", "army N17 N18", "spend trade", "spend trade", "spend trade", "done")
    assert (table.city("N18"), table.players[1].natural_wonders, table.players[0].natural_wonders) == (0, EVEREST, 0)
    table = Table().natural_wonder("mt-everest", "N20", held_by=1).cities(1, "N20").barbarian("A", "N19").rolls(2)
    table.play("play military", "done", "play military", "done")
    assert (table.city("N20"), table.players[1].natural_wonders) == (-1, EVEREST)


# Chains


@pytest.mark.rule("CV-494")
def test_stonehenge_goes_on_over_hills_and_the_incas_farms_over_mountains() -> None:
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18", "N19", "M18")
    culture(table, 2).play("token N17", "token N18", "token N19", "token M18")
    assert [table.token(space) for space in ("N17", "N18", "N19", "M18")] == [(0, False)] * 4
    assert (table.players[0].tokens_left, table.question) == (30, "place-tokens")
    table = Table(2, "inca", "rome").terrain("mountains", "N17", "N18")
    culture(table).play("token N17", "token N18", "token N19")
    assert (table.token("N19"), table.question) == ((0, False), "place-tokens")


@pytest.mark.breach("CV-494")
def test_d134_no_token_is_taken_back_for_a_chain() -> None:
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18").tokens(0, "K20", "K21").unused_tokens(0, 0)
    culture(table, 2).play("token N17", "recall K20")
    assert (table.token("N17"), table.token("K21"), table.question) == ((0, False), (0, False), "place-tokens")
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18").tokens(0, "K20", "K21").unused_tokens(0, 1)
    culture(table, 2).play("token N17")
    assert table.question == "place-tokens"
    assert why(table, "token N18") == ("CV-057", "not-next-to-city")


@pytest.mark.breach("CV-494")
def test_stonehenge_reaches_hills_only_and_the_farms_one_token_at_a_time() -> None:
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18").terrain("forest", "M17")
    culture(table, 5).play("token N17")
    assert table.moves() == ["token N18", "done"]
    table = culture(Table(2, "inca", "rome").terrain("mountains", "N17")).play("token N17", "token N18")
    assert (table.question, table.token("N18")) == ("place-tokens", (0, False))


@pytest.mark.rule("CV-495")
def test_a_district_on_a_free_space_is_placed_for_stonehenge_and_the_farms() -> None:
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18").slot(0, "growth", 2)
    table.play("play growth", "district campus N17", "token N18")
    assert (table.district_at("N17"), table.token("N18")) == ("campus", (0, False))
    table = Table(2, "inca", "rome").terrain("mountains", "N17").slot(0, "growth", 5)
    table.play("play growth", "district campus N17", "token N18")
    assert table.token("N18") == (0, False)


@pytest.mark.breach("CV-495")
def test_one_that_replaces_an_own_token_is_not() -> None:
    table = Table().wonder(0, "stonehenge").terrain("hills", "N17", "N18").tokens(0, "N17").slot(0, "growth", 2)
    table.play("play growth", "district campus N17")
    assert (table.district_at("N17"), table.asked) == ("campus", 1)
    table = Table(2, "inca", "rome").terrain("mountains", "N17").tokens(0, "N17").slot(0, "growth", 5)
    table.play("play growth", "district campus N17")
    assert table.asked == 1


# Chichen Itza and Mysticism


@pytest.mark.rule("CV-506")
def test_chichen_itza_opens_far_forests_to_culture_districts_and_hanging_gardens() -> None:
    table = culture(Table().wonder(0, "chichen-itza").terrain("forest", "K22"), 3).play("token K22")
    assert table.token("K22") == (0, False)
    table = Table().wonder(0, "chichen-itza").terrain("forest", "K22").slot(0, "growth", 3)
    table.play("play growth", "district campus K22")
    assert table.district_at("K22") == "campus"
    table = Table().wonder(0, "chichen-itza").cities(0, "P20").wonder(0, "hanging-gardens", "P20")
    table.terrain("forest", "K22").begin(0).play("token K22")
    assert table.token("K22") == (0, False)


@pytest.mark.breach("CV-506")
def test_not_to_placements_next_to_a_friendly_space_nor_beyond_the_slot_nor_on_forts() -> None:
    table = Table().wonder(0, "chichen-itza").terrain("forest", "K22").cards(0, "civil-service")
    culture(table, 3).play("done")
    assert why(table, "token K22") == ("CV-064", "not-next-to-friendly")
    table = culture(Table().wonder(0, "chichen-itza").terrain("forest", "K22"), 2)
    assert table.refusal("token K22").rule == "CV-058"
    table = culture(Table().wonder(0, "chichen-itza").fort("K22").terrain("forest", "P22").caravans(1, "P22"), 3)
    assert table.refusal("token K22").rule == "CV-060"
    assert table.refusal("token P22").rule == "CV-057"


def mysticism(table: Table) -> Table:
    return table.slot(0, "growth", 1).play("play growth", "district campus N17")


@pytest.mark.rule("CV-511")
def test_mysticism_places_the_replaced_token_next_to_the_district() -> None:
    table = Table(2, "aztec", "rome").tokens(0, "N17", reinforced=True).terrain("mountains", "N18").good("oil", "N18")
    mysticism(table).play("token N18")
    assert (table.district_at("N17"), table.token("N18"), table.resources_of(0)) == ("campus", (0, False), {"oil": 1})
    # It counts as placed, so Stonehenge goes on.
    table = Table(2, "aztec", "rome").tokens(0, "N17").wonder(0, "stonehenge").terrain("hills", "N18", "N19")
    mysticism(table).play("token N18")
    assert (table.question, "token N19" in table.moves()) == ("extend-chain", True)


@pytest.mark.breach("CV-511")
def test_it_moves_no_replaced_district_and_needs_a_neighbouring_space() -> None:
    table = mysticism(Table(2, "aztec", "rome").district(0, "encampment", "N17"))
    assert (table.district_at("N17"), table.asked, table.players[0].districts_left.bit_count()) == ("campus", 1, 4)
    table = mysticism(Table(2, "aztec", "rome").tokens(0, "N17"))
    assert offered(table, "token") == {"N18", "M16", "M17", "O16", "O17"}
    assert "token N19" not in table.moves()
    # On a free space nothing was replaced.
    table = mysticism(Table(2, "aztec", "rome"))
    assert table.asked == 1
