"""The automated player's military cards of the base game."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.automaton import AUTO, act, facing, reinforced, results, seeded
from tests.rules.civ_new_dawn.table import Table


def base() -> Table:
    return facing(game="base")


def attacked(table: Table) -> list[tuple[str, str]]:
    return [(str(event.data["target"]), str(event.data["space"])) for event in table.told("attacked")]


@pytest.mark.rule("CV-553")
@pytest.mark.parametrize("card", ["masonry-base", "iron-working-base"])
def test_the_lower_levels_attack_what_is_in_range(card: str) -> None:
    table = act(base().barbarian("A", "N22").tokens(AUTO, "O24").rolls(6, 1), "military", card)
    assert attacked(table) == [("barbarian", "N22")]
    assert reinforced(table) == []
    table = act(base().barbarian("A", "N22").barbarian("B", "N26").barbarian("C", "L24"), "military", card)
    assert len(attacked(table)) == 2


@pytest.mark.rule("CV-553")
def test_otherwise_they_reinforce_five_tokens() -> None:
    table = base().tokens(AUTO, "M23", "M24", "N23", "N25", "O23", "O24").barbarian("A", "N20")
    act(table, "military")
    assert (attacked(table), len(reinforced(table))) == ([], 5)
    assert reinforced(table)[0] == "N23"


@pytest.mark.rule("CV-553")
def test_mass_production_attacks_and_then_reinforces_one_token_less_for_each_attack() -> None:
    tokens = ("M23", "M24", "N25", "O23", "O24", "N26")
    table = base().tokens(AUTO, *tokens).barbarian("A", "N22").rolls(6, 1)
    act(table, "military", "mass-production-base")
    assert (len(attacked(table)), len(reinforced(table))) == (1, 4)


@pytest.mark.rule("CV-553")
def test_flight_reinforces_first() -> None:
    table = base().tokens(AUTO, "M23", "M24", "N25", "O23", "O24", "N26").barbarian("A", "N22").rolls(6, 1)
    act(table, "military", "flight-base")
    kinds = [event.kind for event in table.events if event.kind in ("reinforced", "attacked")]
    assert kinds == ["reinforced"] * 5 + ["attacked"]


@pytest.mark.rule("CV-553")
def test_targets_by_rank_then_the_weakest_then_the_nearest() -> None:
    def first(table: Table) -> tuple[str, str]:
        return attacked(act(table, "military"))[0]

    weak = base().cities(0, "N22").tokens(0, "O25").city_state("kumasi", "L24")
    assert first(weak) == ("city", "N22")
    strong = base().cities(0, "N22").terrain("mountains", "N22").tokens(0, "O25").city_state("kumasi", "L24")
    assert first(strong) == ("token", "O25")
    assert first(base().city_state("kumasi", "L24")) == ("city-state", "L24")
    assert first(base().tokens(0, "N22", "O24").terrain("hills", "O24")) == ("token", "N22")
    assert first(base().tokens(0, "N22", "O24")) == ("token", "O24")
    assert results(lambda seed: first(seeded(base().tokens(0, "N22", "O25"), seed))[1]) == {"N22", "O25"}


@pytest.mark.breach("CV-553")
def test_a_city_it_cannot_match_is_no_target_and_nothing_out_of_range_is() -> None:
    table = act(base().cities(0, "N22").terrain("mountains", "N22").tokens(AUTO, "O24"), "military")
    assert (attacked(table), reinforced(table)) == ([], ["O24"])
    assert table.row(AUTO)[0] == "masonry-base"
    table = act(base().barbarian("A", "N21").tokens(AUTO, "O24"), "military")
    assert attacked(table) == []
    # After an attack the lower levels reinforce nothing.
    table = act(base().barbarian("A", "N22").tokens(AUTO, "O24"), "military")
    assert reinforced(table) == []
