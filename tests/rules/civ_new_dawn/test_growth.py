"""Growth cards: districts, reinforcing, and the trade tokens on them."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from tests.rules.civ_new_dawn.scenes import told
from tests.rules.civ_new_dawn.table import Table

#: Spaces next to Rome's capital N16, and four far from every city.
NEAR = ("N15", "N17", "M15", "M16", "O15", "O16")
FAR = ("N20", "N21", "L20", "P20")


def growing(slot: int, card: str = "irrigation", *leaders: str) -> Table:
    """The growth card of seat 0 lies in that slot."""
    names = leaders or ("rome", "egypt")
    return Table(len(names), *names).cards(0, card).slot(0, "growth", slot)


@pytest.mark.rule("CV-205")
@pytest.mark.parametrize("leader", [leader.id for leader in LEADERS if leader.id != "aztec"])
def test_every_leader_starts_with_irrigation_in_the_leftmost_slot(leader: str) -> None:
    table = Table(2, leader, "rome" if leader != "rome" else "egypt")
    assert table.row(0)[0] == "irrigation"
    assert len(table.row(0)) == 6


@pytest.mark.breach("CV-205")
def test_the_aztecs_have_mysticism_instead_and_the_base_game_has_no_growth_card() -> None:
    table = Table(2, "aztec", "rome")
    assert table.row(0)[0] == "mysticism"
    assert "irrigation" not in table.row(0)
    base = Table(2, "rome", "egypt", game="base")
    assert "irrigation" not in base.row(0)
    assert len(base.row(0)) == 5


@pytest.mark.rule("CV-206", "CV-215", "CV-209")
def test_a_growth_card_places_a_district_next_to_a_city() -> None:
    table = growing(1).play("play growth", "district campus N17")
    assert (table.district_at("N17"), table.token("N17")) == ("campus", (0, False))
    assert table.asked == 1


@pytest.mark.breach("CV-206", "CV-215")
def test_no_other_card_and_no_effect_that_places_a_control_token_places_a_district() -> None:
    table = growing(1).play("play culture")
    assert table.refusal("district campus N17").rule
    assert table.moves("district") == []
    table.play("token N17", "done")
    assert table.district_at("N17") == ""
    table = growing(1).wonder(0, "hanging-gardens")
    assert table.moves("district") == []
    assert table.refusal("district campus N17").rule


@pytest.mark.rule("CV-207", "CV-209")
def test_a_growth_card_reinforces_up_to_slot_number_tokens() -> None:
    table = growing(3).tokens(0, *FAR).play("play growth", *[f"reinforce {name}" for name in FAR[:3]])
    assert [table.token(name) for name in FAR] == [(0, True), (0, True), (0, True), (0, False)]
    assert table.asked == 1


@pytest.mark.breach("CV-207")
def test_a_military_card_does_not_reinforce() -> None:
    table = Table(2, "rome", "egypt").tokens(0, "N20").play("play military")
    assert table.moves("reinforce") == []
    assert table.refusal("reinforce N20").rule == "CV-242"
    assert table.token("N20") == (0, False)


@pytest.mark.rule("CV-208")
def test_each_trade_token_on_the_card_reinforces_one_control_token() -> None:
    table = growing(1).tokens(0, *FAR).trade(0, growth=3)
    table.play("play growth", "reinforce N20", "spend trade", "reinforce N21", "spend trade", "reinforce L20", "done")
    assert [table.token(name) for name in FAR] == [(0, True), (0, True), (0, True), (0, False)]
    assert table.trade_on(0, "growth") == 1


@pytest.mark.rule("CV-208", "CV-403", "CV-218")
def test_d92_after_a_district_two_trade_tokens_reinforce_two_tokens_and_the_district_may_be_one() -> None:
    table = growing(1).tokens(0, "N20", "N21").trade(0, growth=2)
    table.play("play growth", "district campus N17", "spend trade", "reinforce N17", "spend trade", "reinforce N20")
    assert (table.token("N17"), table.token("N20")) == ((0, True), (0, True))
    assert (table.district_at("N17"), table.trade_on(0, "growth")) == ("campus", 0)


@pytest.mark.breach("CV-208")
def test_a_token_reinforces_only_one_and_tokens_of_other_cards_none() -> None:
    table = growing(1).tokens(0, *FAR).trade(0, growth=1, culture=3)
    table.play("play growth", "spend trade", "reinforce N20", "reinforce N21")
    assert table.asked == 1
    assert [table.token(name) for name in FAR] == [(0, True), (0, True), (0, False), (0, False)]
    table = growing(2).tokens(0, *FAR).trade(0, culture=3).play("play growth")
    assert told(table.refusal("spend trade"), "CV-208", "nothing-to-spend")


@pytest.mark.breach("CV-209", "CV-446")
def test_irrigation_reinforces_no_more_than_the_slot_number_and_not_beside_a_district() -> None:
    table = growing(2).tokens(0, *FAR).trade(0, growth=1)
    table.play("play growth", "reinforce N20", "reinforce N21")
    assert told(table.refusal("reinforce L20"), "CV-402", "cannot-reinforce")
    assert table.refusal("district campus N17").rule
    table = growing(2).tokens(0, *FAR).trade(0, growth=1).play("play growth", "district campus N17")
    assert told(table.refusal("reinforce N20"), "CV-402", "cannot-reinforce")
    table.play("done")
    assert table.token("N20") == (0, False)


@pytest.mark.rule("CV-210")
def test_engineering_places_a_district_and_then_a_token_next_to_a_friendly_district() -> None:
    table = growing(3, "engineering").terrain("forest", "N18").play("play growth", "district campus N17", "token N18")
    assert (table.district_at("N17"), table.token("N18"), table.district_at("N18")) == ("campus", (0, False), "")


@pytest.mark.rule("CV-210")
def test_engineering_may_reinforce_instead() -> None:
    table = growing(2, "engineering").tokens(0, *FAR).play("play growth", "reinforce N20", "reinforce P20")
    assert [table.token(name) for name in FAR] == [(0, True), (0, False), (0, False), (0, True)]
    assert table.asked == 1


@pytest.mark.breach("CV-210")
def test_the_token_of_engineering_lies_next_to_a_district_within_the_slot_and_nothing_is_reinforced() -> None:
    table = growing(2, "engineering").tokens(0, "N20").terrain("forest", "M17")
    table.play("play growth", "district campus N17")
    assert table.refusal("token N15").rule == "CV-210"
    assert table.refusal("token M17").rule
    assert "token M17" not in table.moves("token")
    assert table.refusal("reinforce N20").rule
    table.play("done")
    assert (table.token("N20"), table.asked) == ((0, False), 1)


@pytest.mark.rule("CV-211")
def test_sanitation_places_a_district_and_then_reinforces() -> None:
    table = growing(2, "sanitation").tokens(0, *FAR)
    table.play("play growth", "district campus N17", "reinforce N17", "reinforce N20")
    assert [table.token(name) for name in ("N17", "N20", "N21")] == [(0, True), (0, True), (0, False)]
    assert table.asked == 1


@pytest.mark.breach("CV-211")
def test_sanitation_reinforces_after_the_district_and_not_more_than_the_slot_number() -> None:
    table = growing(1, "sanitation").tokens(0, *FAR).trade(0, growth=1).play("play growth")
    assert "reinforce N20" not in table.moves("reinforce")
    table.play("done", "reinforce N20")
    assert table.refusal("reinforce N21").rule == "CV-402"
    assert table.refusal("district campus N17").rule


@pytest.mark.rule("CV-211", "CV-404")
def test_d91_sanitation_without_a_place_for_a_district_still_reinforces() -> None:
    table = growing(1, "sanitation").terrain("mountains", *NEAR).tokens(0, "N20").play("play growth")
    table.play("reinforce N20")
    assert table.token("N20") == (0, True)


@pytest.mark.rule("CV-212")
def test_globalization_lets_everybody_with_the_named_district_resolve_it_and_then_reinforces() -> None:
    table = growing(2, "globalization", "rome", "egypt", "france").terrain("mountains", "N25", "J19")
    table.district(1, "campus", "N25").district(2, "campus", "J19").tokens(0, "N20")
    table.play("play growth", "district theater-square N17", "resolve campus")
    assert [table.trade_on(seat, "science") for seat in (0, 1, 2)] == [0, 1, 1]
    table.play("reinforce N20", "reinforce N17")
    assert (table.token("N20"), table.token("N17")) == ((0, True), (0, True))


@pytest.mark.rule("CV-212")
def test_globalization_resolves_the_own_district_first_and_goes_on_clockwise() -> None:
    table = growing(1, "globalization", "rome", "egypt", "france").turn(0)
    for seat, name in ((0, "N17"), (1, "N25"), (2, "J19")):
        table.district(seat, "theater-square", name)
    table.play("play growth", "done", "resolve theater-square")
    assert table.asked == 0
    table.play("token N18")
    assert table.asked == 1
    table.play("token N26")
    assert table.asked == 2


@pytest.mark.breach("CV-212")
def test_globalization_resolves_no_other_district_and_none_of_a_player_without_it() -> None:
    table = growing(1, "globalization").terrain("mountains", "N25").terrain("desert", "N17", "M24")
    table.district(1, "campus", "N25").district(0, "commercial-hub", "N17").district(1, "commercial-hub", "M24")
    table.play("play growth", "done", "resolve campus")
    assert (table.trade_on(1, "science"), table.trade_on(0, "science")) == (1, 0)
    assert (table.trade_on(0, "economy"), table.trade_on(1, "economy")) == (0, 0)
    table = growing(1, "globalization").tokens(0, "N20").play("play growth", "done", "resolve encampment")
    assert table.question == "reinforce-tokens"


@pytest.mark.rule("CV-402")
def test_any_own_token_or_district_may_be_reinforced_wherever_it_lies() -> None:
    table = growing(2).terrain("mountains", "N27").tokens(0, "N27").district(0, "campus", "H20")
    table.play("play growth", "reinforce N27", "reinforce H20")
    assert (table.token("N27"), table.token("H20")) == ((0, True), (0, True))


@pytest.mark.breach("CV-402")
def test_neither_a_rival_token_nor_one_that_is_reinforced_already_is_reinforced() -> None:
    table = growing(4).tokens(0, "N20", "N21").tokens(1, "N22").play("play growth")
    assert told(table.refusal("reinforce N22"), "CV-402", "cannot-reinforce")
    table.play("reinforce N20")
    assert told(table.refusal("reinforce N20"), "CV-402", "cannot-reinforce")


@pytest.mark.rule("CV-403")
def test_trade_tokens_may_be_spent_before_the_cards_own_effect() -> None:
    table = growing(1).tokens(0, "N20", "N21").trade(0, growth=1)
    table.play("play growth", "spend trade", "reinforce N20", "district campus N17")
    assert (table.token("N20"), table.district_at("N17")) == ((0, True), "campus")


@pytest.mark.breach("CV-403")
def test_after_the_card_was_resolved_its_tokens_reinforce_nothing_more() -> None:
    table = growing(1).tokens(0, "N20").trade(0, growth=1).play("play growth", "district campus N17", "done")
    assert (table.asked, table.token("N20"), table.trade_on(0, "growth")) == (1, (0, False), 1)


@pytest.mark.rule("CV-404")
def test_the_token_of_engineering_needs_no_district_placed_now() -> None:
    table = growing(1, "engineering").district(0, "campus", "N20").play("play growth", "first", "token N21")
    assert (table.token("N21"), table.game.players[0].districts_left.bit_count()) == ((0, False), 4)


@pytest.mark.breach("CV-404")
def test_without_any_district_engineering_places_no_token_and_after_the_token_it_does_not_reinforce() -> None:
    table = growing(1, "engineering").tokens(0, "N20").play("play growth")
    assert table.refusal("first").rule
    assert table.refusal("token N17").rule
    table = growing(1, "engineering").tokens(0, "P20").district(0, "campus", "N20").trade(0, growth=1)
    table.play("play growth", "first", "token N21")
    assert told(table.refusal("reinforce P20"), "CV-402", "cannot-reinforce")


@pytest.mark.rule("CV-446")
@pytest.mark.parametrize("card", ["irrigation", "engineering", "sanitation"])
def test_district_token_and_reinforcement_may_all_be_declined(card: str) -> None:
    table = growing(3, card).tokens(0, *FAR).play("play growth", "done")
    while table.asked == 0:
        table.play("done")
    assert table.players[0].districts_left == 31
    assert [table.token(name) for name in FAR] == [(0, False)] * 4
    assert table.row(0)[0] == card


@pytest.mark.rule("CV-212")
def test_globalization_may_name_the_district_just_placed() -> None:
    table = growing(5, "globalization").terrain("mountains", "N17").play("play growth", "district campus N17")
    table.play("resolve campus")
    assert table.trade_on(0, "science") == 1


@pytest.mark.rule("CV-404")
def test_globalization_without_a_district_of_its_own_still_lets_the_others_resolve() -> None:
    table = growing(1, "globalization").terrain("mountains", "N25").district(1, "campus", "N25").tokens(0, "N20")
    table.play("play growth", "done", "resolve campus", "reinforce N20")
    assert (table.trade_on(1, "science"), table.token("N20"), table.players[0].districts_left) == (1, (0, True), 31)


@pytest.mark.breach("CV-210")
def test_the_token_of_engineering_is_forbidden_on_water_forts_and_under_rival_armies() -> None:
    table = growing(5, "engineering").terrain("water", "N18").fort("M17").armies(1, "M16").barbarian("A", "O17")
    table.play("play growth", "district campus N17")
    for name in ("N18", "M17", "M16", "O17"):
        assert f"token {name}" not in table.moves("token")
    assert "token O16" in table.moves("token")
