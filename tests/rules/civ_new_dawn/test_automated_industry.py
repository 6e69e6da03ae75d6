"""The automated player's industry cards: a wonder if it can, then also a city."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER
from tests.rules.civ_new_dawn.automaton import AUTO, act, facing, no_sites, results, seeded
from tests.rules.civ_new_dawn.table import Table


def only(table: Table, *wonders: str) -> Table:
    """No other wonders are on offer."""
    table.game.decks = [[], [], [], []]
    table.game.removed = []
    return table.offer(*wonders)


def built(table: Table) -> list[str]:
    return [str(event.data["wonder"]) for event in table.told("built-wonder")]


def sites(table: Table) -> list[str]:
    return [str(event.data["space"]) for event in table.told("built-city")]


@pytest.mark.rule("CV-540", "CV-471")
@pytest.mark.parametrize(
    ("card", "production"), [("pottery", 5), ("animal-husbandry", 6), ("nationalism", 7), ("urbanization", 8)]
)
def test_the_level_says_the_production(card: str, production: int) -> None:
    for trade, number in ((7 - production, 1), (6 - production, 0)):
        if trade >= 0:
            table = act(only(facing(), "petra").trade(AUTO, industry=trade), "industry", card)
            assert len(built(table)) == number
            assert table.trade_on(AUTO, "industry") == (0 if number else trade)


@pytest.mark.rule("CV-540")
def test_it_pays_with_city_states_natural_wonders_trade_and_then_resources() -> None:
    # Brussels lies on the industry card; Petra costs 7 and takes oil and diamond.
    def paid(table: Table) -> list[str]:
        return [str(event.data["what"]) for event in table.told("spent")]

    def rich() -> Table:
        return no_sites(only(facing(), "petra")).resources(AUTO, oil=2, diamond=1).trade(AUTO, industry=1)

    table = rich().conquered(AUTO, "brussels", "L20")
    table.game.own(AUTO).natural_wonders |= 1
    act(table, "industry")
    assert paid(table) == ["brussels", "torres-del-paine"]
    table = act(rich().conquered(AUTO, "brussels", "L20"), "industry")
    assert paid(table) == ["brussels", "trade-token"]
    assert results(lambda seed: paid(act(seeded(rich(), seed), "industry"))[1]) == {"oil", "diamond"}


@pytest.mark.breach("CV-540", "CV-472")
def test_d166_a_token_that_is_not_enough_is_kept() -> None:
    table = act(only(facing(), "petra").trade(AUTO, industry=1), "industry")
    assert (built(table), table.trade_on(AUTO, "industry")) == ([], 1)
    assert len(sites(table)) == 1
    assert table.row(AUTO)[0] == "pottery"
    table = act(no_sites(only(facing(), "petra")).trade(AUTO, industry=1), "industry")
    assert (built(table), table.trade_on(AUTO, "industry")) == ([], 1)
    assert table.row(AUTO)[0] == "animal-husbandry"
    assert "pottery" not in table.row(AUTO)


@pytest.mark.breach("CV-540")
def test_no_wonder_without_a_city_that_has_none() -> None:
    table = act(no_sites(only(facing(), "petra").wonder(AUTO, "oracle")), "industry", "urbanization")
    assert built(table) == []


@pytest.mark.rule("CV-541")
def test_it_builds_what_brings_an_agenda_nearest() -> None:
    # One science wonder is there: Pyramids complete Scholarly, Petra only begins another agenda and is cheaper.
    table = (
        only(facing(), "petra", "pyramids").wonder(AUTO, "oracle").cities(AUTO, "N20").victory("scholarly", "paranoid")
    )
    act(table.trade(AUTO, industry=1), "industry", "urbanization")
    assert built(table) == ["pyramids"]


@pytest.mark.rule("CV-541")
def test_otherwise_it_builds_the_cheapest_and_draws_among_equals() -> None:
    table = only(facing(), "petra", "pyramids").victory("fortified")
    act(table.trade(AUTO, industry=3), "industry", "urbanization")
    assert built(table) == ["petra"]

    def one(seed: int) -> str:
        table = only(facing(), "petra", "stonehenge").victory("fortified")
        return built(act(seeded(table, seed), "industry", "urbanization"))[0]

    assert results(one) == {"petra", "stonehenge"}


@pytest.mark.breach("CV-541")
def test_an_agenda_on_a_completed_card_does_not_count() -> None:
    table = only(facing(), "petra", "pyramids").wonder(AUTO, "oracle").cities(AUTO, "N20").victory("scholarly")
    table.game.own(AUTO).marks = 1
    table.game.own(AUTO).tokens_left -= 1
    act(table.trade(AUTO, industry=1), "industry", "urbanization")
    assert built(table) == ["petra"]


@pytest.mark.rule("CV-542")
def test_a_wonder_goes_to_the_best_defended_city() -> None:
    def site(table: Table) -> str:
        act(no_sites(only(table, "petra")), "industry", "urbanization")
        return table.name(table.game.wonder_at[WONDER_NUMBER["petra"]])

    assert site(facing().cities(AUTO, "L24").terrain("hills", "L24")) == "L24"
    reinforced = facing().cities(AUTO, "L24").terrain("hills", "L24")
    assert site(reinforced.tokens(AUTO, "N25", "O24", "O23", reinforced=True)) == "N24"


@pytest.mark.rule("CV-542")
def test_the_research_station_takes_the_best_defended_edge_space() -> None:
    table = only(facing(), "amundsen-scott-research-station").terrain("mountains", "G20").resources(AUTO, mercury=2)
    act(table, "industry", "nationalism")
    assert table.city("G20") == AUTO
    assert len(table.told("placed-token")) == 2


@pytest.mark.breach("CV-542")
def test_rival_reinforced_tokens_and_cities_with_a_wonder_count_for_nothing() -> None:
    table = only(facing(), "petra").cities(AUTO, "L24").terrain("mountains", "L24").wonder(AUTO, "oracle", "L24")
    table.cities(AUTO, "P25").tokens(0, "P24", "P26", reinforced=True).terrain("hills", "N24")
    act(no_sites(table), "industry", "urbanization")
    assert table.name(table.game.wonder_at[WONDER_NUMBER["petra"]]) == "N24"


@pytest.mark.rule("CV-543")
def test_a_city_goes_next_to_most_tokens_then_on_a_spawn_symbol_then_on_the_best_defended_space() -> None:
    def site(table: Table) -> list[str]:
        return sites(act(only(table), "industry"))

    table = facing().terrain("hills", "N22")
    assert site(table) == ["N22"]
    table = facing().terrain("mountains", "N22").spawn_space("A", "L24")
    assert site(table) == ["L24"]
    table = facing().spawn_space("A", "L24").good("oil", "P22").good("oil", "Q23")
    assert site(table) == ["P23"]


@pytest.mark.rule("CV-543")
def test_level_two_also_counts_from_a_caravan_and_level_three_through_water() -> None:
    table = only(facing()).cards(AUTO, "animal-husbandry").caravans(AUTO, "N20").terrain("mountains", "N19")
    assert sites(act(table, "industry")) == ["N19"]
    ring = ("L23", "L24", "L25", "M22", "M25", "N22", "N26", "O22", "O25", "P23", "P24", "P25")
    table = only(facing()).terrain("water", *ring).terrain("hills", "N20")
    assert sites(act(table, "industry", "nationalism")) == ["N20"]


@pytest.mark.breach("CV-543")
def test_no_city_beyond_the_range_on_forbidden_spaces_or_through_water_at_low_levels() -> None:
    table = only(facing()).terrain("mountains", "N21").terrain("hills", "L24")
    assert sites(act(table, "industry")) == ["L24"]
    ring = ("L23", "L24", "L25", "M22", "M25", "N22", "N26", "O22", "O25", "P23", "P24", "P25")
    table = only(facing()).terrain("water", *ring)
    assert sites(act(table, "industry", "animal-husbandry")) == []


@pytest.mark.rule("CV-544")
def test_the_last_level_lets_the_culture_card_follow() -> None:
    table = act(only(facing()), "industry", "urbanization")
    assert table.row(AUTO)[:2] == ["early-empire", "urbanization"]
    assert len(table.told("placed-token")) == 2


@pytest.mark.rule("CV-544")
def test_a_card_that_built_nothing_is_replaced_by_the_next_level() -> None:
    table = act(no_sites(only(facing())).trade(AUTO, industry=2), "industry", "nationalism")
    assert table.row(AUTO)[0] == "urbanization"
    assert table.trade_on(AUTO, "industry") == 2


@pytest.mark.breach("CV-544")
def test_a_card_that_built_something_stays_and_lower_levels_let_none_follow() -> None:
    table = act(only(facing()), "industry", "nationalism")
    assert table.row(AUTO)[0] == "nationalism"
    assert len(table.told("resolved")) == 1
    table = act(no_sites(only(facing(), "petra")), "industry", "nationalism")
    assert (built(table), table.row(AUTO)[0]) == (["petra"], "nationalism")


@pytest.mark.rule("CV-560")
def test_a_next_level_that_is_gone_is_skipped() -> None:
    table = no_sites(only(facing())).cards(AUTO, "animal-husbandry", "pottery")
    act(table, "industry")
    assert table.row(AUTO)[0] == "pottery"


@pytest.mark.breach("CV-560")
def test_only_that_part_is_skipped() -> None:
    # No level above IV: the dial turns all the same.
    table = facing().cards(AUTO, "mass-media", "nuclear-power", "capitalism", "urbanization", "flight", "globalization")
    act(table, "science")
    assert (table.game.players[AUTO].dial, "nuclear-power" in table.row(AUTO)) == (5, True)
