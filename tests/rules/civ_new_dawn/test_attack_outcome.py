"""Section 9: what a won attack changes, of barbarians, control tokens, cities and capitals."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_trade, naturals_of, state_at, told, values
from tests.rules.civ_new_dawn.table import Table


def attacker(seats: int = 2) -> Table:
    """Rome's army on N19, next to what a test puts on N20; slot 5, and a win is sure with these dice."""
    leaders = ("rome", "egypt", "france")[:seats]
    return Table(seats, *leaders).armies(0, "N19").slot(0, "military", 5).rolls(6, 1)


def strike(table: Table, *more: str) -> Table:
    return table.play("play military", "army N19 N20", *more)


@pytest.mark.rule("CV-119")
def test_a_defeated_barbarian_leaves_and_pays_one_token_on_any_card() -> None:
    for card in ("culture", "growth"):
        table = strike(attacker().barbarian("A", "N20"))
        assert table.question == "put-trade"
        table.play(f"put {card}")
        assert (all_trade(table, 0), table.game.barbarians[0], table.army_spaces(0)) == ({card: 1}, -1, ["N20"])


@pytest.mark.breach("CV-119")
def test_a_barbarian_that_wins_stays_and_pays_nothing() -> None:
    table = strike(attacker().barbarian("A", "N20").terrain("mountains", "N20").rolls(1, 1))
    assert (values(table), table.asked) == ((6, 6), 1)
    assert (table.name(table.game.barbarians[0]), all_trade(table, 0), table.army_spaces(0)) == ("N20", {}, ["card"])


@pytest.mark.rule("CV-119", "CV-423", "CV-454")
def test_d88_an_army_that_beats_a_barbarian_on_a_city_state_retreats() -> None:
    table = strike(attacker().barbarian("A", "N20").city_state("geneva", "N20"), "put science")
    assert (table.army_spaces(0), state_at(table, "N20"), all_trade(table, 0)) == (["N19"], "geneva", {"science": 1})


@pytest.mark.rule("CV-120", "CV-273", "CV-346")
@pytest.mark.parametrize("reinforced", [False, True])
def test_a_defeated_token_makes_way_for_an_unreinforced_own_one(reinforced: bool) -> None:
    table = strike(attacker().tokens(1, "N20", reinforced=reinforced))
    assert (table.token("N20"), table.army_spaces(0)) == ((0, False), ["N20"])
    assert (table.game.players[0].tokens_left, table.game.players[1].tokens_left) == (33, 34)
    table = strike(attacker().district(1, "campus", "N20", reinforced=reinforced))
    assert (table.token("N20"), table.district_at("N20"), table.game.players[1].districts_left) == ((0, False), "", 31)


@pytest.mark.breach("CV-120")
def test_a_token_that_holds_is_not_even_turned() -> None:
    table = strike(attacker().tokens(1, "N20", reinforced=True).rolls(1, 6).terrain("hills", "N20"))
    assert (values(table), table.token("N20"), table.army_spaces(0)) == ((6, 9), (1, True), ["card"])


@pytest.mark.rule("CV-121")
def test_a_natural_wonder_token_passes_with_its_space() -> None:
    table = strike(attacker().natural_wonder("mt-everest", "N20", held_by=1).tokens(1, "N20"))
    assert (table.token("N20"), naturals_of(table, 0), naturals_of(table, 1)) == ((0, False), {"mt-everest"}, set())


@pytest.mark.breach("CV-121")
def test_neither_another_natural_wonder_nor_that_of_a_third_player_passes() -> None:
    table = attacker(3).natural_wonder("mt-everest", "N20", held_by=2).natural_wonder("crater-lake", "J20", held_by=1)
    strike(table.tokens(1, "N20"))
    assert [naturals_of(table, seat) for seat in range(3)] == [set(), {"crater-lake"}, {"mt-everest"}]


@pytest.mark.rule("CV-122")
def test_a_defeated_city_is_replaced_by_an_own_unused_one() -> None:
    table = strike(attacker().cities(1, "N20"))
    assert (table.city("N20"), table.army_spaces(0)) == (0, ["N20"])
    assert (table.game.players[0].cities_left, table.game.players[1].cities_left) == (6, 7)


@pytest.mark.rule("CV-123", "CV-377")
def test_a_defeated_capital_loses_two_trade_tokens_of_the_attackers_choice() -> None:
    table = attacker().armies(0, "N23").trade(1, culture=1, growth=1, science=2).trade(0, growth=2)
    table.play("play military", "army N23 N24")
    assert (table.question, set(table.moves("loot"))) == (
        "loot-capital",
        {"loot culture", "loot growth", "loot science"},
    )
    table.play("loot science", "put growth", "loot culture", "put military")
    assert (all_trade(table, 0), all_trade(table, 1)) == ({"growth": 3, "military": 1}, {"growth": 1, "science": 1})
    assert (table.city("N24"), table.army_spaces(0), table.asked) == (1, ["N23"], 1)


@pytest.mark.rule("CV-123")
def test_d34_a_capital_with_one_token_loses_that_one_and_stays() -> None:
    table = (
        attacker()
        .armies(0, "N23")
        .trade(1, culture=1)
        .play("play military", "army N23 N24", "loot culture", "put growth")
    )
    assert (all_trade(table, 0), all_trade(table, 1), table.city("N24"), table.asked) == ({"growth": 1}, {}, 1, 1)


@pytest.mark.breach("CV-122", "CV-123")
def test_a_capital_is_never_replaced_and_loses_no_third_token() -> None:
    table = attacker().armies(0, "N23").trade(1, culture=3).play("play military", "army N23 N24")
    table.play("loot culture", "put growth", "loot culture", "put growth")
    assert (table.asked, table.trade_on(1, "culture"), table.game.players[0].cities_left) == (1, 1, 7)


@pytest.mark.breach("CV-377")
def test_no_more_is_looted_than_own_cards_can_hold_or_from_empty_cards() -> None:
    full = {"culture": 3, "science": 3, "economy": 3, "industry": 3, "military": 0, "growth": 3}
    table = attacker().armies(0, "N23").trade(0, **{**full, "growth": 2, "military": 3}).trade(1, culture=2)
    table.play("play military", "army N23 N24", "done")
    assert told(table.refusal("loot growth"), "CV-377", "no-trade-there")
    table.play("loot culture")
    assert (table.asked, table.trade_on(0, "growth"), table.trade_on(1, "culture")) == (1, 3, 1)


@pytest.mark.rule("CV-123", "CV-422", "CV-274")
def test_d89_figures_in_a_beaten_capital_are_destroyed() -> None:
    table = attacker().armies(0, "N23").armies(1, "N24").caravans(1, "N24").trade(1, science=3)
    table.play("play military", "army N23 N24", "attack city @2")
    table.play("loot science", "put culture", "loot science", "put culture")
    assert (table.army_spaces(1), table.caravan_spaces(1), table.army_spaces(0)) == (["card"], ["card"], ["N23"])
    assert (table.city("N24"), table.trade_on(0, "culture"), table.trade_on(1, "science")) == (1, 2, 1)


@pytest.mark.rule("CV-124", "CV-029")
def test_a_wonder_stays_under_the_city_that_was_taken() -> None:
    table = strike(attacker().cities(1, "N20").wonder(1, "alhambra", "N20").rolls(6, 1))
    assert (table.city("N20"), table.controls(0, "alhambra"), table.controls(1, "alhambra")) == (0, True, False)
    assert table.game.wonder_at[30] == table.space("N20")


@pytest.mark.breach("CV-124")
def test_a_city_that_holds_keeps_its_wonder() -> None:
    table = strike(attacker().cities(1, "N20").wonder(1, "alhambra", "N20").rolls(1, 6))
    assert (table.city("N20"), table.controls(1, "alhambra")) == (1, True)


@pytest.mark.rule("CV-125")
def test_a_wonder_of_a_capital_moves_to_an_own_city_without_wonder() -> None:
    table = attacker().armies(0, "N23").wonder(1, "stonehenge").wonder(0, "oracle").cities(0, "R16", "J16")
    table.play("play military", "army N23 N24")
    assert (table.question, set(table.moves())) == (
        "carry-wonder",
        {"wonder stonehenge city R16", "wonder stonehenge city J16"},
    )
    table.play("wonder stonehenge city J16")
    assert (table.controls(0, "stonehenge"), table.game.wonders[table.space("N24")], table.city("N24")) == (True, 0, 1)


@pytest.mark.breach("CV-125")
def test_without_a_city_that_has_no_wonder_the_capital_keeps_its_own() -> None:
    table = (
        attacker().armies(0, "N23").wonder(1, "stonehenge").wonder(0, "oracle").play("play military", "army N23 N24")
    )
    assert (table.controls(1, "stonehenge"), table.asked) == (True, 1)


@pytest.mark.breach("CV-125")
def test_moving_the_wonder_of_a_capital_is_not_optional() -> None:
    table = attacker().armies(0, "N23").wonder(1, "stonehenge").cities(0, "R16").play("play military", "army N23 N24")
    assert table.refusal("done").rule == "CV-125"


@pytest.mark.rule("CV-378")
def test_a_wonder_under_a_defeated_token_or_district_goes_to_the_attacker() -> None:
    for piece in ("token", "district"):
        table = attacker().abandoned("alhambra", "N20")
        table = table.tokens(1, "N20") if piece == "token" else table.district(1, "campus", "N20")
        assert table.controls(1, "alhambra")
        strike(table)
        assert (table.controls(0, "alhambra"), table.token("N20")) == (True, (0, False))


@pytest.mark.breach("CV-378", "CV-450")
def test_a_wonder_under_a_token_that_was_only_removed_is_nobodys() -> None:
    table = strike(attacker().abandoned("alhambra", "N20").tokens(1, "N20").unused_tokens(0, 0))
    assert (table.controls(0, "alhambra"), table.controls(1, "alhambra"), table.token("N20")) == (False, False, None)
    assert table.game.wonders[table.space("N20")] == 31


@pytest.mark.rule("CV-450")
def test_d114_without_own_tokens_a_defeated_token_is_only_removed() -> None:
    table = strike(attacker().tokens(0, "R16").unused_tokens(0, 0).tokens(1, "N20"))
    assert (table.question, set(table.moves())) == ("recall-after-win", {"recall R16", "done"})
    table.play("done")
    assert (table.token("N20"), table.army_spaces(0), table.game.players[1].tokens_left) == (None, ["N20"], 34)
    assert table.token("R16") == (0, False)


@pytest.mark.rule("CV-032", "CV-450")
def test_an_own_token_may_be_taken_back_for_the_defeated_one() -> None:
    table = strike(attacker().tokens(0, "R16").unused_tokens(0, 0).tokens(1, "N20"), "recall R16")
    assert (table.token("N20"), table.token("R16")) == ((0, False), None)


@pytest.mark.breach("CV-450")
def test_districts_are_not_taken_back_and_nobody_is_asked_with_unused_tokens() -> None:
    table = strike(attacker().district(0, "campus", "R16").unused_tokens(0, 0).tokens(1, "N20"))
    assert (table.asked, table.token("N20"), table.district_at("R16")) == (1, None, "campus")
    table = strike(attacker().tokens(0, "R16").unused_tokens(0, 1).tokens(1, "N20"))
    assert (table.asked, table.token("N20")) == (1, (0, False))


@pytest.mark.rule("CV-451")
def test_without_an_unused_city_a_rival_city_is_removed_and_its_wonder_stays() -> None:
    table = strike(attacker().cities(1, "N20").wonder(1, "stonehenge", "N20").unused_cities(0, 0))
    assert (table.city("N20"), table.game.players[1].cities_left, table.army_spaces(0)) == (-1, 7, ["N20"])
    assert (table.controls(0, "stonehenge"), table.controls(1, "stonehenge")) == (False, False)
    assert table.game.wonders[table.space("N20")] == 1


@pytest.mark.rule("CV-451", "CV-287")
def test_without_an_unused_city_a_fort_becomes_uncontrolled() -> None:
    table = strike(attacker().fort("N20").cities(1, "N20").unused_cities(0, 0))
    assert (table.city("N20"), table.army_spaces(0)) == (-1, ["N19"])


@pytest.mark.breach("CV-451")
def test_with_an_unused_city_nothing_is_only_removed() -> None:
    table = strike(attacker().fort("N20").cities(1, "N20").unused_cities(0, 1))
    assert (table.city("N20"), table.game.players[0].cities_left, table.army_spaces(0)) == (0, 0, ["N20"])


@pytest.mark.rule("CV-425")
def test_d90_a_won_fort_without_an_unused_city_stays_uncontrolled() -> None:
    table = strike(attacker().fort("N20").unused_cities(0, 0))
    assert (values(table), table.city("N20"), table.army_spaces(0)) == ((11, 7), -1, ["N19"])


@pytest.mark.rule("CV-459")
def test_d113_without_a_space_for_the_retreat_the_army_goes_to_its_card() -> None:
    table = attacker().caravans(1, "N19").cities(1, "N20").armies(1, "N20")
    strike(table, "attack army @2")
    assert (table.army_spaces(0), table.army_spaces(1), table.city("N20")) == (["card"], ["card"], 1)
    assert table.told("lost-army") == []
