"""The world wonders of culture, one by one."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import grown, naturals_of, state_at, states_on, told
from tests.rules.civ_new_dawn.table import Table


def owner(wonder: str, leader: str = "rome") -> Table:
    """Seat 0 controls the wonder under its capital."""
    return Table(2, leader, "egypt").wonder(0, wonder)


@pytest.mark.rule("CV-494")
def test_stonehenge_continues_over_neighbouring_hills() -> None:
    table = owner("stonehenge").terrain("hills", "N17", "N18", "N19", "M18").play("play culture", "token N17")
    assert (table.question, set(table.moves("token"))) == ("extend-chain", {"token N18"})
    table.play("token N18")
    assert set(table.moves("token")) == {"token N19", "token M18"}
    table.play("token N19", "done")
    assert [table.token(name) for name in ("N17", "N18", "N19", "M18")] == [(0, False)] * 3 + [None]


@pytest.mark.breach("CV-494")
def test_stonehenge_needs_hills_and_a_placed_token() -> None:
    table = owner("stonehenge").terrain("hills", "N18").play("play culture", "token N17")
    assert told(table.refusal("token N18"), "CV-057", "not-next-to-city")
    table = owner("stonehenge").cards(0, "drama-and-poetry").terrain("hills", "N18", "N19").tokens(0, "N17")
    table.play("play culture", "done", "shift N17 N18")
    assert (table.token("N18"), table.asked) == ((0, False), 1)


@pytest.mark.rule("CV-039")
def test_hanging_gardens_place_a_token_at_the_start_of_the_turn() -> None:
    table = owner("hanging-gardens").terrain("desert", "N17").good("oil", "N17").play("token N17")
    assert (table.token("N17"), table.resources_of(0), table.question) == ((0, False), {"oil": 1}, "take-turn")


@pytest.mark.breach("CV-039")
def test_hanging_gardens_place_once_not_on_difficulty_five_nor_far_from_a_city() -> None:
    table = owner("hanging-gardens").terrain("mountains", "N17").natural_wonder("mt-everest", "N15").tokens(0, "O16")
    assert told(table.refusal("token N17"), "CV-058", "too-difficult")
    assert told(table.refusal("token N15"), "CV-058", "too-difficult")
    assert told(table.refusal("token O17"), "CV-057", "not-next-to-city")
    table.play("token M16")
    assert told(table.refusal("token M15"), "CV-039", "no-start-effect")
    table.play("play culture")
    assert "token M15" in table.moves()


@pytest.mark.rule("CV-039", "CV-112")
def test_the_colosseum_reinforces_a_token_or_district_next_to_a_city() -> None:
    table = owner("colosseum").tokens(0, "N17").district(0, "campus", "N15")
    assert set(table.moves("reinforce")) == {"reinforce N17", "reinforce N15"}
    table.play("reinforce N15")
    assert (table.token("N15"), table.token("N17"), table.moves("reinforce")) == ((0, True), (0, False), [])


@pytest.mark.breach("CV-039", "CV-112")
def test_the_colosseum_reinforces_no_distant_rival_or_reinforced_token() -> None:
    table = owner("colosseum").tokens(0, "N18").tokens(1, "N17").tokens(0, "N15", reinforced=True)
    for name in ("N18", "N17", "N15"):
        assert told(table.refusal(f"reinforce {name}"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-039", "CV-346")
def test_the_forbidden_city_destroys_a_rival_token_next_to_a_friendly_space() -> None:
    table = owner("forbidden-city").tokens(1, "N17", reinforced=True).tokens(0, "O16").district(1, "campus", "O17")
    assert set(table.moves("destroy")) == {"destroy N17", "destroy O17"}
    table.play("destroy O17")
    assert (table.district_at("O17"), table.game.players[1].districts_left) == ("", 31)
    assert (table.question, table.moves("destroy")) == ("take-turn", [])
    table = owner("forbidden-city").tokens(1, "N17", reinforced=True).play("destroy N17")
    assert (table.token("N17"), table.game.players[1].tokens_left) == (None, 34)


@pytest.mark.breach("CV-253")
def test_the_forbidden_city_spares_distant_tokens_and_spaces_with_an_army() -> None:
    for seat in (0, 1):
        table = owner("forbidden-city").tokens(1, "N17", "N18").armies(seat, "N17")
        assert table.moves("destroy") == []
        assert told(table.refusal("destroy N17"), "CV-039", "no-start-effect")


@pytest.mark.rule("CV-506")
def test_chichen_itza_places_tokens_on_empty_forest_far_from_cities() -> None:
    table = owner("chichen-itza").terrain("forest", "J22").play("play culture", "token J22", "done")
    assert table.token("J22") == (0, False)
    table = owner("chichen-itza").terrain("forest", "J22").slot(0, "growth", 3)
    table.play("play growth", "district campus J22")
    assert table.district_at("J22") == "campus"


@pytest.mark.breach("CV-506")
def test_chichen_itza_wants_empty_forest_within_the_difficulty_and_no_fort() -> None:
    table = owner("chichen-itza").terrain("forest", "J22", "J20", "K20").good("oil", "J22").caravans(1, "J20")
    table.fort("L20").tokens(0, "K21").play("play culture")
    assert told(table.refusal("token J22"), "CV-057", "not-next-to-city")
    assert told(table.refusal("token J20"), "CV-057", "not-next-to-city")
    assert told(table.refusal("token L20"), "CV-060", "space-is-fort")
    table = owner("chichen-itza").terrain("forest", "J22").slot(0, "culture", 2).play("play culture")
    assert told(table.refusal("token J22"), "CV-058", "too-difficult")


@pytest.mark.rule("CV-513")
@pytest.mark.parametrize(("wonders", "slot"), [((), 2), (("eiffel-tower",), 3), (("eiffel-tower", "stonehenge"), 4)])
def test_taj_mahal_moves_a_card_one_slot_for_each_wonder_of_its_type(wonders: tuple[str, ...], slot: int) -> None:
    """Taj Mahal itself is a wonder of culture; the culture card lies in the second slot marked 1."""
    table = owner("taj-mahal").order(0, "growth", "culture", "science", "economy", "industry", "military")
    for wonder, name in zip(wonders, ("R16", "J15"), strict=False):
        table.cities(0, name).wonder(0, wonder, name)
    table.play("play culture")
    assert table.told("resolved")[-1].data["slot"] == slot


@pytest.mark.breach("CV-513")
@pytest.mark.parametrize("type", ["science", "industry", "growth"])
def test_taj_mahal_does_nothing_for_types_without_an_own_wonder(type: str) -> None:
    table = owner("taj-mahal").slot(0, type, 2).play(f"play {type}")
    assert table.told("resolved")[-1].data["slot"] == 2


@pytest.mark.rule("CV-099")
def test_sydney_opera_house_counts_rival_tokens_for_maturity() -> None:
    table = owner("sydney-opera-house").cities(0, "N20").tokens(0, "N19", "M19", "M20").tokens(1, "O19", "O20")
    table.district(1, "campus", "N21")
    assert grown(table, 0, "N20")


@pytest.mark.breach("CV-099")
def test_sydney_opera_house_counts_no_rival_city_and_works_for_its_owner_only() -> None:
    table = owner("sydney-opera-house").cities(0, "N20").tokens(0, "N19", "M19", "M20", "O19", "O20").cities(1, "N21")
    assert not grown(table, 0, "N20")
    table = owner("sydney-opera-house").cities(1, "N20").tokens(0, "N19", "M19", "M20", "O19", "O20", "N21")
    assert not grown(table, 1, "N20")


@pytest.mark.rule("CV-039", "CV-358", "CV-221")
def test_eiffel_tower_names_two_tokens_of_which_the_rival_gives_one() -> None:
    table = owner("eiffel-tower").tokens(1, "N22", reinforced=True).natural_wonder("mt-everest", "J20", held_by=1)
    table.district(1, "campus", "J20").tokens(1, "K20")
    table.play("name N22")
    assert set(table.moves()) == {"name J20", "name K20"}
    table.play("name J20")
    assert (table.question, table.asked, set(table.moves())) == ("give-token", 1, {"give N22", "give J20"})
    table.play("give J20")
    assert (table.token("J20"), table.district_at("J20"), table.token("N22")) == ((0, False), "", (1, True))
    assert (naturals_of(table, 0), naturals_of(table, 1)) == ({"mt-everest"}, set())
    assert (table.question, table.asked, table.moves("name")) == ("take-turn", 0, [])


@pytest.mark.breach("CV-039", "CV-032", "CV-253")
def test_eiffel_tower_needs_two_free_tokens_of_one_rival_and_an_unused_token() -> None:
    assert owner("eiffel-tower").tokens(1, "N22").moves("name") == []
    assert owner("eiffel-tower").tokens(1, "N22", "J20").armies(0, "J20").moves("name") == []
    assert owner("eiffel-tower").tokens(1, "N22", "J20").tokens(0, "N17").unused_tokens(0, 0).moves("name") == []
    table = Table(3, "rome", "egypt", "france").wonder(0, "eiffel-tower").tokens(1, "N22").tokens(2, "J20")
    assert table.moves("name") == []


def redeemer() -> Table:
    """Cristo Redentor can be built in N20; cities of Egypt stand within three spaces and further."""
    table = Table(2, "rome", "egypt").slot(0, "industry", 5).resources(0, marble=3).cities(0, "N20").wonder(0, "petra")
    return table.offer("cristo-redentor")


@pytest.mark.rule("CV-372", "CV-505", "CV-376")
def test_cristo_redentor_replaces_a_rival_city_when_built() -> None:
    table = redeemer().cities(1, "N22", "L20", "J20").pacts(0, 1, "embassy")
    table.play("play industry", "wonder cristo-redentor city N20")
    assert (table.question, set(table.moves())) == ("replace-city", {"replace N22", "replace L20"})
    assert table.refusal("done").rule == "CV-505"
    table.play("replace L20")
    assert (table.city("L20"), table.game.players[0].cities_left, table.game.players[1].cities_left) == (0, 5, 5)
    assert table.game.players[0].pacts[1] == 4


@pytest.mark.rule("CV-380")
def test_fort_wonder_and_city_state_go_with_a_replaced_city_without_capturing() -> None:
    table = redeemer().conquered(1, "geneva", "N22").wonder(1, "apadana", "N22").stack(12)
    table.play("play industry", "wonder cristo-redentor city N20")
    assert (table.city("N22"), table.controls(0, "apadana"), table.asked) == (0, True, 1)
    assert (states_on(table, 0, "science"), states_on(table, 1, "science"), state_at(table, "N22")) == (
        {"geneva"},
        set(),
        "",
    )
    table = redeemer().fort("N22").cities(1, "N22").victory("fortified", "diplomatic")
    table.play("play industry", "wonder cristo-redentor city N20")
    assert (table.city("N22"), table.marks(0)) == (0, {"fortified"})


@pytest.mark.rule("CV-029", "CV-372")
def test_cristo_redentor_works_when_captured_too() -> None:
    table = Table(2, "rome", "egypt").cities(1, "N20", "N22").wonder(1, "cristo-redentor", "N20").armies(0, "N19")
    table.slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert (table.city("N20"), table.city("N22"), table.controls(0, "cristo-redentor")) == (0, 0, True)


@pytest.mark.breach("CV-505", "CV-253", "CV-033")
def test_cristo_redentor_takes_no_capital_no_city_with_an_army_and_needs_a_city() -> None:
    table = redeemer().cities(1, "N22").armies(1, "N22").play("play industry", "wonder cristo-redentor city N20")
    assert (table.asked, table.city("N22")) == (1, 1)
    table = redeemer().cities(0, "N22").wonder(0, "alhambra", "N20").play("play industry")
    table.play("wonder cristo-redentor city N22")
    assert (table.asked, table.city("N24")) == (1, 1)
    table = redeemer().cities(1, "N22").unused_cities(0, 0).play("play industry", "wonder cristo-redentor city N20")
    assert (table.asked, table.city("N22")) == (1, 1)


@pytest.mark.rule("CV-125", "CV-029")
def test_cristo_redentor_captured_from_a_capital_works_where_it_is_carried() -> None:
    table = Table(2, "rome", "egypt").armies(0, "N23").wonder(1, "cristo-redentor").wonder(0, "oracle").cities(0, "R16")
    table.cities(1, "P16", "N21").slot(0, "military", 5).rolls(6, 1)
    table.play("play military", "army N23 N24")
    assert (table.controls(0, "cristo-redentor"), table.city("P16"), table.city("N21")) == (True, 0, 1)
