"""Districts: what they are, where they are placed, and what becomes of them."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS
from tests.rules.civ_new_dawn.scenes import army_at, fought, symbol, told
from tests.rules.civ_new_dawn.table import Table

NEAR = ("N15", "N17", "M15", "M16", "O15", "O16")


def growing(slot: int, card: str = "irrigation", *leaders: str) -> Table:
    """The growth card of seat 0 lies in that slot."""
    names = leaders or ("rome", "egypt")
    return Table(len(names), *names).cards(0, card).slot(0, "growth", slot)


@pytest.mark.rule("CV-213")
def test_a_district_makes_a_space_friendly_counts_for_maturity_and_defends_like_a_control_token() -> None:
    table = Table(2, "rome", "egypt").district(0, "campus", "N17").tokens(0, "N15", "M15", "M16", "O15", "O16")
    table.district(0, "commercial-hub", "N20")
    symbol(table, "districts").play("first", "put culture")
    assert table.trade_on(0, "culture") == 1
    table = army_at(3).terrain("hills", "N20").district(1, "campus", "N20", reinforced=True).rolls(1, 3)
    table.play("play military", "army N19 N20")
    assert fought(table) == (4, 6)


@pytest.mark.breach("CV-213")
def test_a_district_occupies_its_space_like_a_control_token() -> None:
    table = Table(2, "rome", "egypt").district(0, "campus", "N17").district(1, "campus", "N15").play("play culture")
    assert told(table.refusal("token N17"), "CV-059", "space-is-taken")
    assert told(table.refusal("token N15"), "CV-059", "space-is-taken")


@pytest.mark.rule("CV-214", "CV-405")
@pytest.mark.parametrize("district", DISTRICTS)
def test_each_of_the_five_districts_may_be_chosen(district: str) -> None:
    table = growing(1).play("play growth")
    assert len(DISTRICTS) == 5
    assert {move.split()[1] for move in table.moves("district")} == set(DISTRICTS)
    table.play(f"district {district} N17")
    assert table.district_at("N17") == district


@pytest.mark.breach("CV-214", "CV-405")
def test_a_district_that_lies_on_the_map_is_not_placed_a_second_time() -> None:
    table = growing(1).district(0, "campus", "N17").play("play growth")
    assert told(table.refusal("district campus N15"), "CV-408", "district-on-map")
    assert {move.split()[1] for move in table.moves("district")} == set(DISTRICTS) - {"campus"}
    assert Table(2, "rome", "egypt", game="base").row(0).count("irrigation") == 0


@pytest.mark.rule("CV-216")
def test_a_district_is_placed_next_to_a_friendly_city_on_terrain_up_to_the_slot() -> None:
    table = growing(3).terrain("forest", "N17").play("play growth")
    spaces = {move.split()[2] for move in table.moves("district")}
    assert spaces == set(NEAR)


@pytest.mark.breach("CV-216")
def test_a_district_is_not_placed_far_off_on_water_or_above_the_slot_or_on_what_a_token_may_not_cover() -> None:
    table = growing(2).terrain("forest", "N17").terrain("water", "N15").barbarian("A", "M15").tokens(1, "M16")
    table.armies(1, "O15").play("play growth")
    assert told(table.refusal("district campus N18"), "CV-216", "not-next-to-city")
    assert told(table.refusal("district campus N17"), "CV-216", "too-difficult")
    assert told(table.refusal("district campus N15"), "CV-059", "space-is-water")
    assert told(table.refusal("district campus M15"), "CV-059", "space-is-taken")
    assert told(table.refusal("district campus M16"), "CV-059", "space-is-taken")
    assert told(table.refusal("district campus O15"), "CV-251", "space-has-rival-army")


@pytest.mark.rule("CV-216")
def test_mohenjo_daro_lowers_the_difficulty_for_districts_too() -> None:
    table = growing(4).envoys(0, "mohenjo-daro").terrain("mountains", "N17").play("play growth", "district campus N17")
    assert table.district_at("N17") == "campus"


@pytest.mark.rule("CV-217", "CV-406")
def test_a_district_replaces_an_own_reinforced_token_and_lies_unreinforced() -> None:
    table = growing(1).tokens(0, "N17", reinforced=True)
    unused = table.players[0].tokens_left
    table.play("play growth", "district campus N17")
    assert (table.district_at("N17"), table.token("N17")) == ("campus", (0, False))
    assert table.players[0].tokens_left == unused + 1


@pytest.mark.breach("CV-217")
def test_a_district_does_not_replace_a_rival_token_and_does_not_keep_the_reinforcement() -> None:
    table = growing(1).tokens(1, "N17").tokens(0, "N15", reinforced=True).play("play growth")
    assert told(table.refusal("district campus N17"), "CV-059", "space-is-taken")
    table.play("district campus N15")
    assert table.token("N15") == (0, False)


@pytest.mark.breach("CV-406")
def test_d93_an_own_token_that_is_not_next_to_a_city_or_too_difficult_is_not_replaced() -> None:
    table = growing(2).tokens(0, "N19", reinforced=True).terrain("forest", "N17").tokens(0, "N17").play("play growth")
    assert told(table.refusal("district campus N19"), "CV-216", "not-next-to-city")
    assert told(table.refusal("district campus N17"), "CV-216", "too-difficult")


@pytest.mark.rule("CV-218")
def test_a_district_is_reinforced_by_a_growth_card() -> None:
    table = growing(1).district(0, "campus", "N17").play("play growth", "reinforce N17")
    assert (table.district_at("N17"), table.token("N17")) == ("campus", (0, True))


@pytest.mark.breach("CV-218")
def test_a_reinforced_district_is_not_reinforced_again() -> None:
    table = growing(2).district(0, "campus", "N17", reinforced=True).play("play growth")
    assert told(table.refusal("reinforce N17"), "CV-402", "cannot-reinforce")


@pytest.mark.rule("CV-219")
def test_a_district_collects_the_resource_or_natural_wonder_of_its_space() -> None:
    table = growing(1).good("oil", "N17").play("play growth", "district campus N17")
    assert table.resources_of(0) == {"oil": 1}
    table = growing(5).natural_wonder("mt-everest", "N17").play("play growth", "district campus N17")
    assert table.players[0].natural_wonders.bit_count() == 1
    assert table.game.goods[table.space("N17")] == 0


@pytest.mark.breach("CV-219")
def test_a_district_collects_nothing_next_to_it_and_nothing_a_second_time() -> None:
    table = growing(1).good("oil", "N18").good("oil", "M16").play("play growth", "district campus N17")
    assert table.resources_of(0) == {}
    table = growing(5).natural_wonder("mt-everest", "N17", held_by=1).play("play growth", "district campus N17")
    assert (table.players[0].natural_wonders, table.players[1].natural_wonders.bit_count()) == (0, 1)


@pytest.mark.rule("CV-220", "CV-273", "CV-222")
def test_a_defeated_district_is_replaced_by_an_unreinforced_ordinary_token_of_the_attacker() -> None:
    table = army_at(5).district(1, "campus", "N20", reinforced=True).rolls(6, 1)
    unused = table.players[0].tokens_left
    table.play("play military", "army N19 N20")
    assert (table.token("N20"), table.district_at("N20")) == ((0, False), "")
    assert (table.players[0].tokens_left, table.players[0].districts_left) == (unused - 1, 31)
    assert table.players[1].districts_left == 31
    assert table.army_spaces(0) == ["N20"]


@pytest.mark.breach("CV-220", "CV-273")
def test_a_district_that_withstands_the_attack_stays_as_it_is() -> None:
    table = army_at(1).district(1, "campus", "N20", reinforced=True).rolls(1, 6)
    table.play("play military", "army N19 N20")
    assert (table.token("N20"), table.district_at("N20")) == ((1, True), "campus")


@pytest.mark.rule("CV-221")
def test_mass_media_replaces_a_rival_district_by_an_ordinary_token() -> None:
    table = Table(2, "rome", "egypt").cards(0, "mass-media").district(1, "campus", "N18")
    table.play("play culture", "done")
    assert (table.token("N18"), table.district_at("N18")) == ((0, False), "")
    assert table.players[1].districts_left == 31


@pytest.mark.breach("CV-221")
def test_replacing_a_rival_district_does_not_bring_an_own_district() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "eiffel-tower").district(1, "campus", "N18").tokens(1, "N22")
    table.play("name N18", "give N18")
    assert (table.token("N18"), table.district_at("N18")) == ((0, False), "")
    assert (table.players[0].districts_left, table.players[1].districts_left) == (31, 31)


@pytest.mark.rule("CV-222")
def test_a_lost_district_may_be_placed_again() -> None:
    table = army_at(5).district(1, "campus", "N20").rolls(6, 1).play("play military", "army N19 N20")
    table.turn(1).slot(1, "growth", 1).play("play growth", "district campus N25")
    assert table.district_at("N25") == "campus"


@pytest.mark.breach("CV-222")
def test_a_lost_district_does_not_go_to_the_winner() -> None:
    table = army_at(5).district(0, "campus", "N17").district(1, "campus", "N20").rolls(6, 1)
    table.play("play military", "army N19 N20").turn(0).play("play growth")
    assert told(table.refusal("district campus N15"), "CV-408", "district-on-map")


@pytest.mark.rule("CV-407")
def test_a_district_replaces_another_own_district_which_returns() -> None:
    table = growing(1).district(0, "campus", "N17", reinforced=True)
    table.play("play growth", "district encampment N17")
    assert (table.district_at("N17"), table.token("N17")) == ("encampment", (0, False))
    assert table.players[0].districts_left == 31 & ~(1 << DISTRICTS.index("encampment"))


@pytest.mark.breach("CV-407")
def test_a_district_does_not_replace_a_rival_district() -> None:
    table = growing(1).district(1, "campus", "N17").play("play growth")
    assert told(table.refusal("district encampment N17"), "CV-059", "space-is-taken")


@pytest.mark.rule("CV-408")
def test_with_all_five_districts_on_the_map_one_is_taken_back_and_placed_anew() -> None:
    table = growing(1)
    for district, name in zip(DISTRICTS, ("N15", "M15", "M16", "O15", "N20"), strict=True):
        table.district(0, district, name)
    table.play("play growth", "district theater-square N17")
    assert (table.district_at("N17"), table.token("N20")) == ("theater-square", None)
    assert table.players[0].districts_left == 0


@pytest.mark.breach("CV-408")
def test_while_a_district_is_unused_none_is_taken_back() -> None:
    table = growing(1)
    for district, name in zip(DISTRICTS[:4], ("N15", "M15", "M16", "O15"), strict=True):
        table.district(0, district, name)
    table.play("play growth")
    assert told(table.refusal("district campus N17"), "CV-408", "district-on-map")
    assert {move.split()[1] for move in table.moves("district")} == {"theater-square"}


@pytest.mark.rule("CV-215")
def test_the_theater_square_places_an_ordinary_control_token() -> None:
    table = Table(2, "rome", "egypt").district(0, "theater-square", "N17")
    symbol(table, "districts").play("token N18")
    assert (table.token("N18"), table.district_at("N18")) == ((0, False), "")
    assert table.players[0].districts_left.bit_count() == 4
