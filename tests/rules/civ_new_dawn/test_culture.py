"""Section 4: placing control tokens with culture cards."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.table import Table
from tests.rules.civ_new_dawn.why import offered, why

AROUND = {"M16", "N15", "M15", "N17", "O15", "O16"}


def culture(table: Table, slot: int = 5) -> Table:
    return table.slot(0, "culture", slot).play("play culture")


@pytest.mark.rule("CV-056")
def test_tokens_are_placed_one_by_one_unreinforced() -> None:
    table = culture(Table()).play("token N17")
    assert (table.token("N17"), table.players[0].tokens_left, table.question) == ((0, False), 33, "place-tokens")
    table.play("token N15")
    assert (table.token("N15"), table.players[0].tokens_left, table.asked) == ((0, False), 32, 1)


@pytest.mark.breach("CV-056")
def test_a_culture_card_reinforces_nothing() -> None:
    table = culture(Table().tokens(0, "N17"))
    assert why(table, "reinforce N17")[1] == "not-now"
    table.play("token N15", "token M16")
    assert table.token("N17") == (0, False)


@pytest.mark.rule("CV-057")
def test_each_token_lies_next_to_a_friendly_city() -> None:
    table = culture(Table().cities(0, "K20"))
    assert offered(table, "token") == AROUND | {"K19", "K21", "J20", "J21", "L20", "L21"}


@pytest.mark.breach("CV-057")
def test_not_next_to_a_control_token_a_rival_city_or_a_figure() -> None:
    table = culture(Table().tokens(0, "N17").armies(0, "P20"))
    for space in ("N18", "N23", "P21"):
        assert why(table, f"token {space}") == ("CV-057", "not-next-to-city")
    table.play("token N15")
    assert why(table, "token N14") == ("CV-057", "not-next-to-city")


@pytest.mark.rule("CV-058")
def test_difficulty_up_to_the_slot() -> None:
    table = (
        Table().terrain("hills", "M16").terrain("forest", "N15").terrain("desert", "M15").terrain("mountains", "N17")
    )
    assert offered(culture(table, 3), "token") == {"M16", "N15", "O15", "O16"}


@pytest.mark.breach("CV-058")
def test_a_harder_space_is_refused() -> None:
    table = culture(Table().terrain("desert", "M15"), 3)
    refusal = table.refusal("token M15")
    assert (refusal.rule, refusal.needs) == ("CV-058", {"space": "M15", "difficulty": 4, "slot": 3})


@pytest.mark.rule("CV-059", "CV-060")
def test_free_spaces_only() -> None:
    table = Table().terrain("water", "M16").barbarian("A", "N15").tokens(1, "M15").armies(1, "N17").fort("O15")
    assert offered(culture(table), "token") == {"O16"}


@pytest.mark.breach("CV-059")
@pytest.mark.parametrize("what", ["water", "barbarian", "city", "city-state", "own token", "rival token"])
def test_no_token_on_these(what: str) -> None:
    table = Table()
    if what == "water":
        table.terrain("water", "N17")
    elif what == "barbarian":
        table.barbarian("A", "N17")
    elif what == "city":
        table.cities(1, "N17")
    elif what == "city-state":
        table.city_state("geneva", "N17")
    else:
        table.tokens(0 if what == "own token" else 1, "N17")
    refusal = culture(table).refusal("token N17")
    assert (refusal.rule, refusal.reason) == ("CV-059", "space-is-water" if what == "water" else "space-is-taken")


@pytest.mark.breach("CV-060")
def test_no_token_on_a_fort_or_beside_a_rival_army() -> None:
    table = culture(Table().fort("N17").armies(1, "N15"))
    assert why(table, "token N17") == ("CV-060", "space-is-fort")
    rule, reason = why(table, "token N15")
    assert (rule in ("CV-060", "CV-251"), reason) == (True, "space-has-rival-army")


@pytest.mark.rule("CV-061")
def test_caravans_of_anybody_and_own_armies_do_not_matter() -> None:
    table = culture(Table().caravans(0, "N17").caravans(1, "N15").armies(0, "M16"))
    table.play("token N17", "token N15")
    assert (table.token("N17"), table.token("N15")) == ((0, False), (0, False))
    table = culture(Table().armies(0, "M16")).play("token M16")
    assert (table.token("M16"), table.army_spaces(0)) == ((0, False), ["M16"])


@pytest.mark.breach("CV-061")
def test_a_rival_army_does_even_beside_an_own_one() -> None:
    table = culture(Table().armies(0, "N17").armies(1, "N17"))
    assert table.refusal("token N17").reason == "space-has-rival-army"


@pytest.mark.rule("CV-062")
def test_a_resource_in_the_space_goes_to_the_player() -> None:
    table = culture(Table().good("oil", "N17").good("marble", "N15")).play("token N17", "token N15")
    assert table.resources_of(0) == {"oil": 1, "marble": 1}
    assert (table.game.goods[table.space("N17")], table.resources_of(1)) == (0, {})


@pytest.mark.breach("CV-062")
def test_not_one_next_to_it_nor_a_second_one() -> None:
    table = culture(Table().good("oil", "N18").cities(0, "K20")).play("token N17", "done")
    assert (table.resources_of(0), table.game.goods[table.space("N18")] != 0) == ({}, True)


@pytest.mark.rule("CV-063")
def test_a_natural_wonder_goes_to_the_player() -> None:
    table = culture(Table().natural_wonder("mt-everest", "N17")).play("token N17")
    assert table.players[0].natural_wonders == 1 << 2
    assert (table.game.goods[table.space("N17")], table.resources_of(0)) == (0, {})


@pytest.mark.breach("CV-063")
def test_a_figure_in_the_space_or_a_token_beside_it_takes_none() -> None:
    table = culture(Table().natural_wonder("mt-everest", "N17").caravans(0, "N17")).play("token N15", "done")
    assert (table.players[0].natural_wonders, table.game.goods[table.space("N17")] != 0) == (0, True)


# How many


@pytest.mark.rule("CV-064")
@pytest.mark.parametrize(
    ("card", "number", "then"),
    [
        ("early-empire", 2, "take-turn"),
        ("drama-and-poetry", 2, "shift-token"),
        ("civil-service", 2, "one-more-token"),
        ("mass-media", 3, "take-turn"),
    ],
)
def test_the_level_gives_two_two_two_or_three_tokens_next_to_cities(card: str, number: int, then: str) -> None:
    table = culture(Table().cards(0, card))
    for space in sorted(AROUND)[:number]:
        assert table.question == "place-tokens"
        table.play(f"token {space}")
    assert (table.question, table.players[0].tokens_left) == (then, 34 - number)


@pytest.mark.rule("CV-064")
def test_drama_and_poetry_shifts_a_token_of_either_side_or_a_district() -> None:
    table = Table().cards(0, "drama-and-poetry").tokens(0, "K20", reinforced=True).terrain("mountains", "K21")
    culture(table, 1).play("done", "shift K20 K21")
    assert (table.token("K20"), table.token("K21"), table.asked) == (None, (0, True), 1)
    table = culture(Table().cards(0, "drama-and-poetry").district(0, "campus", "K20"), 1).play("done", "shift K20 K21")
    assert (table.district_at("K21"), table.district_at("K20")) == ("campus", "")


@pytest.mark.rule("CV-064")
def test_civil_service_places_a_third_next_to_any_friendly_space() -> None:
    table = culture(Table().cards(0, "civil-service"), 1).play("token N17", "token N15", "token N18")
    assert (table.token("N18"), table.asked) == ((0, False), 1)


@pytest.mark.rule("CV-064")
def test_mass_media_replaces_an_unreinforced_token_or_turns_a_reinforced_one() -> None:
    table = culture(Table().cards(0, "mass-media").tokens(1, "N18").tokens(1, "M17", reinforced=True))
    table.play("done", "convert N18")
    assert (table.token("N18"), table.token("M17")) == ((0, False), (1, True))
    table = culture(Table().cards(0, "mass-media").tokens(1, "N18").tokens(1, "M17", reinforced=True))
    table.play("done", "convert M17")
    assert (table.token("N18"), table.token("M17")) == ((1, False), (1, False))


@pytest.mark.breach("CV-064")
def test_no_token_beyond_the_number_and_none_with_a_friendly_space_alone() -> None:
    table = culture(Table().trade(0, culture=1)).play("token N17", "token N15")
    assert why(table, "token M16") == ("CV-064", "no-more-tokens")
    table = culture(Table().cards(0, "civil-service"), 1).play("token N17", "token N15")
    assert why(table, "token N20") == ("CV-064", "not-next-to-friendly")
    table = culture(Table().cards(0, "drama-and-poetry").tokens(0, "K20").fort("K21").terrain("water", "K19"), 5)
    table.play("done")
    for space in ("K21", "K19", "K22"):
        assert table.refusal(f"shift K20 {space}").rule == "CV-342"


@pytest.mark.breach("CV-064")
def test_d115_mass_media_leaves_tokens_under_an_army_alone() -> None:
    table = culture(Table().cards(0, "mass-media").tokens(1, "N18").armies(1, "N18")).play("done")
    assert (table.asked, table.token("N18")) == (1, (1, False))


# France and unique cards


@pytest.mark.rule("CV-064")
def test_d130_france_places_more_by_the_latest_era_of_its_wonders() -> None:
    for wonders, number in (
        ((), 2),
        (("stonehenge",), 3),
        (("stonehenge", "alhambra"), 4),
        (("stonehenge", "kremlin"), 5),
    ):
        table = Table(2, "france", "rome").cities(0, "K20", "P20")
        for wonder, space in zip(wonders, ("K20", "P20"), strict=False):
            table.wonder(0, wonder, space)
        culture(table)
        for space in sorted(AROUND)[:number]:
            table.play(f"token {space}")
        assert (table.asked, table.players[0].tokens_left) == (1, 34 - number)


@pytest.mark.rule("CV-064")
def test_humanism_places_two_next_to_friendly_spaces_and_pays_for_mature_cities() -> None:
    table = Table(2, "france", "rome").cards(0, "humanism").mature(0, "N16")
    culture(table, 1).play("token N18", "token N19", "put culture")
    assert (table.token("N19"), table.trade_on(0, "culture")) == ((0, False), 1)
    table.play("done")
    assert table.asked == 1


@pytest.mark.rule("CV-064")
def test_state_workforce_adds_a_mountain_in_the_fifth_slot() -> None:
    table = Table(2, "inca", "rome").cards(0, "state-workforce").tokens(0, "K20").terrain("mountains", "K21")
    culture(table, 5).play("done")
    assert table.moves() == ["token K21", "done"]
    table = Table(2, "inca", "rome").cards(0, "state-workforce").tokens(0, "K20").terrain("mountains", "K21")
    culture(table, 4).play("done")
    assert table.asked == 1


@pytest.mark.breach("CV-064")
def test_radio_reaches_no_capital_no_city_with_an_army_and_none_five_spaces_away() -> None:
    table = Table(2, "america", "rome").cards(0, "radio").cities(1, "N20", "N21", "K18", "L18").armies(1, "K18")
    culture(table).play("done")
    assert set(table.moves()) == {"replace N20", "replace L18"}
    assert why(table, "replace K18") == ("CV-253", "army-protects")
    assert why(table, "replace N21") == ("CV-505", "not-replaceable")


# Up to


@pytest.mark.rule("CV-356")
def test_the_player_may_stop_after_any_token_and_new_tokens_count_as_friendly() -> None:
    for number in range(3):
        table = culture(Table()).play(*[f"token {space}" for space in sorted(AROUND)[:number]])
        if table.asked == 0:
            table.play("done")
        assert (table.players[0].tokens_left, table.asked) == (34 - number, 1)
    table = culture(Table(2, "france", "rome").cards(0, "humanism"), 1).play("token N17", "token N18")
    assert table.token("N18") == (0, False)


@pytest.mark.breach("CV-356")
def test_each_token_must_be_legal_when_it_is_placed() -> None:
    table = culture(Table(2, "france", "rome").cards(0, "humanism"), 1)
    assert why(table, "token N18") == ("CV-064", "not-next-to-friendly")
    table = culture(Table()).play("token N17")
    assert why(table, "token N17") == ("CV-059", "space-is-taken")
