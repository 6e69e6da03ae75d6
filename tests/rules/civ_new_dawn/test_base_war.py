"""Section 8: reinforcing and attacks without armies, in the base game."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import all_trade, pacts_of, told, values
from tests.rules.civ_new_dawn.table import Table


def warrior(card: str = "masonry-base", slot: int = 4, seats: int = 2) -> Table:
    """Rome in the base game with a military card in a slot."""
    leaders = ("rome", "egypt", "france")[:seats]
    return Table(seats, *leaders, game="base").cards(0, card).slot(0, "military", slot)


def targets(table: Table) -> set[str]:
    """The spaces that can be attacked now."""
    return {move.split()[2] for move in table.moves("attack")}


@pytest.mark.rule("CV-112", "CV-113")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_military_card_reinforces_up_to_slot_number_tokens(slot: int) -> None:
    names = ("N17", "N15", "M15", "M16")
    table = warrior(slot=slot).tokens(0, *names).play("play military", *[f"reinforce {name}" for name in names[:slot]])
    assert [table.token(name) for name in names] == [(0, True)] * slot + [(0, False)] * (4 - slot)
    assert table.asked == 1


@pytest.mark.breach("CV-112")
def test_neither_a_reinforced_token_nor_a_rivals_is_reinforced() -> None:
    table = warrior().tokens(0, "N17", reinforced=True).tokens(0, "N15").tokens(1, "M16").play("play military")
    assert table.moves("reinforce") == ["reinforce N15"]
    for name in ("N17", "M16", "M15"):
        assert table.refusal(f"reinforce {name}").rule in ("CV-113", "CV-402")


@pytest.mark.breach("CV-113")
def test_masonry_does_not_both_reinforce_and_attack() -> None:
    table = warrior().tokens(0, "N17", "N15").tokens(1, "N18").play("play military", "reinforce N17")
    assert (table.moves("attack"), table.moves("reinforce")) == ([], ["reinforce N15"])
    table = warrior().tokens(0, "N17").tokens(1, "N18", "N14").rolls(6, 1).play("play military", "attack token N18 @2")
    assert table.moves("reinforce") == []


@pytest.mark.breach("CV-113")
def test_with_the_expansion_no_military_card_reinforces() -> None:
    table = Table(2, "rome", "egypt").tokens(0, "N17").play("play military")
    assert (table.moves("reinforce"), table.refusal("reinforce N17").reason) == ([], "not-now")


@pytest.mark.rule("CV-114")
@pytest.mark.parametrize(
    ("card", "reach"),
    [("masonry-base", 2), ("iron-working-base", 3), ("mass-production-base", 3), ("flight-base", 5)],
)
def test_targets_lie_within_the_printed_range_whatever_the_terrain(card: str, reach: int) -> None:
    table = warrior(card, 1).terrain("mountains", "N17", "N18", "N19", "N20")
    table.tokens(1, f"N{16 + reach}", f"N{17 + reach}").play("play military")
    if card == "flight-base":
        assert table.question == "attack"
    assert targets(table) == {f"N{16 + reach}"}
    assert told(table.refusal(f"attack token N{17 + reach} @2"), "CV-114", "target-too-far")


@pytest.mark.rule("CV-114")
def test_an_attack_may_start_from_any_friendly_space() -> None:
    table = warrior().tokens(0, "N19").tokens(1, "N21").play("play military")
    assert targets(table) == {"N21"}


@pytest.mark.breach("CV-114")
@pytest.mark.parametrize("obstacle", ["water", "rival", "barbarian"])
def test_water_rivals_and_barbarians_are_not_counted_through(obstacle: str) -> None:
    """The token of Egypt on N18 lies behind N17, M16 and O16; the one on N14 can be reached."""
    table = warrior().tokens(1, "N14", "N18")
    for letter, name in zip("ABC", ("N17", "M16", "O16"), strict=True):
        if obstacle == "water":
            table.terrain("water", name)
        elif obstacle == "rival":
            table.tokens(1, name)
        else:
            table.barbarian(letter, name)
    table.play("play military")
    assert targets(table) & {"N14", "N18"} == {"N14"}
    assert told(table.refusal("attack token N18 @2"), "CV-114", "target-too-far")


@pytest.mark.rule("CV-114")
def test_mass_production_counts_across_water_and_flight_through_anything() -> None:
    table = warrior("mass-production-base").tokens(1, "N18").terrain("water", "N17", "M16", "O16").play("play military")
    assert targets(table) == {"N18"}
    table = warrior("flight-base").tokens(1, "N17", "M16", "O16", "N18").barbarian("A", "N19").play("play military")
    assert {"N17", "N18", "N19"} <= targets(table)


@pytest.mark.rule("CV-115")
def test_a_space_taken_in_an_earlier_turn_starts_attacks() -> None:
    table = warrior().tokens(1, "N18", "N20").rolls(6, 1).play("play military", "attack token N18 @2")
    assert table.token("N18") == (0, False)
    table.turn(0).slot(0, "military", 4).play("play military")
    assert targets(table) == {"N20"}


@pytest.mark.breach("CV-115")
@pytest.mark.parametrize("taken", ["token", "city", "city-state", "conquered"])
def test_no_attack_starts_from_a_space_taken_this_turn(taken: str) -> None:
    table = warrior(slot=5).tokens(1, "N20", "M14").rolls(6, 1)
    attack = "attack city N18 @2"
    if taken == "token":
        table.tokens(1, "N18")
        attack = "attack token N18 @2"
    elif taken == "city":
        table.cities(1, "N18")
    elif taken == "conquered":
        table.conquered(1, "geneva", "N18")
    else:
        table.city_state("geneva", "N18")
        attack = "attack city-state N18"
    table.play("play military", attack)
    if taken == "conquered":
        table.play("conquer")
    assert 0 in (table.city("N18"), (table.token("N18") or (-1, False))[0])
    assert targets(table) == {"M14"}
    assert told(table.refusal("attack token N20 @2"), "CV-114", "target-too-far")


@pytest.mark.rule("CV-116")
@pytest.mark.parametrize("target", ["token", "city", "barbarian", "city-state"])
def test_nothing_happens_if_the_defender_wins(target: str) -> None:
    table = warrior(slot=1).rolls(1, 6)
    attack = f"attack {target} N18"
    if target == "token":
        table.tokens(1, "N18", reinforced=True)
        attack += " @2"
    elif target == "city":
        table.cities(1, "N18")
        attack += " @2"
    elif target == "barbarian":
        table.barbarian("A", "N18")
    else:
        table.city_state("geneva", "N18")
    before = (list(table.game.tokens), list(table.game.cities), list(table.game.states), list(table.game.barbarians))
    table.play("play military", attack, "done")
    assert values(table)[0] <= values(table)[1]
    assert before == (table.game.tokens, table.game.cities, table.game.states, table.game.barbarians)
    assert all_trade(table, 0) == {}


@pytest.mark.breach("CV-116")
def test_a_lost_attack_counts_as_one_of_the_two() -> None:
    table = warrior(slot=1).tokens(1, "N18", reinforced=True).rolls(1, 6, 1, 6)
    table.play("play military", "attack token N18 @2", "attack token N18 @2")
    assert (table.token("N18"), table.asked) == ((1, True), 1)


@pytest.mark.rule("CV-117", "CV-120", "CV-489")
def test_d146_masonry_in_slot_four_beats_a_reinforced_token_on_hills() -> None:
    table = warrior().tokens(1, "N18", reinforced=True).terrain("hills", "N18").caravans(1, "N18").rolls(3, 2)
    table.play("play military", "attack token N18 @2")
    assert (values(table), table.token("N18"), table.caravan_spaces(1)) == ((7, 5), (0, False), ["N18"])


@pytest.mark.rule("CV-119")
def test_d147_iron_working_in_slot_two_beats_a_barbarian_on_forest() -> None:
    table = warrior("iron-working-base", 2).barbarian("A", "N18").terrain("forest", "N18").rolls(2, 3)
    table.play("play military", "attack barbarian N18", "put culture")
    assert (values(table), table.game.barbarians[0], all_trade(table, 0)) == ((7, 6), -1, {"culture": 1})


@pytest.mark.rule("CV-113")
@pytest.mark.parametrize(
    ("card", "value"),
    [("masonry-base", 5), ("iron-working-base", 6), ("mass-production-base", 7), ("flight-base", 8)],
)
def test_combat_value_of_the_base_cards_in_slot_three(card: str, value: int) -> None:
    table = warrior(card, 3).tokens(1, "N18").rolls(2, 2).play("play military", "attack token N18 @2")
    assert values(table) == (value, 3)


@pytest.mark.rule("CV-117")
def test_reinforced_tokens_help_themselves_and_friendly_cities_and_tokens_next_to_them() -> None:
    table = warrior().tokens(1, "N18", "N19", "M18", reinforced=True).rolls(1, 1)
    table.play("play military", "attack token N18 @2")
    assert values(table) == (5, 1 + 1 + 1 + 2)
    table = warrior().cities(1, "N18").tokens(1, "N19", "M18", reinforced=True).rolls(1, 1)
    table.play("play military", "attack city N18 @2")
    assert values(table) == (5, 1 + 2 + 2)


@pytest.mark.breach("CV-117")
def test_unreinforced_distant_and_other_players_tokens_give_nothing() -> None:
    table = warrior(seats=3).tokens(1, "N18", "N19").tokens(2, "M18", reinforced=True).rolls(1, 1)
    table.tokens(1, "N20", reinforced=True).play("play military", "attack token N18 @2")
    assert values(table) == (5, 1 + 1)


@pytest.mark.rule("CV-118", "CV-131")
def test_a_neutral_defender_adds_a_die_of_its_own() -> None:
    for second in (1, 6):
        table = warrior(slot=5).city_state("geneva", "N18").rolls(4, second)
        table.play("play military", "attack city-state N18")
        assert values(table) == (9, 8 + second)


@pytest.mark.breach("CV-118", "CV-131")
def test_whoever_rolls_for_a_neutral_defender_spends_nothing() -> None:
    table = warrior(slot=5, seats=3).trade(1, military=3).trade(2, military=3).city_state("geneva", "N18").rolls(4, 1)
    table.play("play military", "attack city-state N18")
    assert (table.asked, values(table), table.trade_on(1, "military"), table.trade_on(2, "military")) == (
        0,
        (9, 9),
        3,
        3,
    )


@pytest.mark.rule("CV-489")
def test_barbarians_city_states_cities_and_tokens_are_targets() -> None:
    table = warrior().barbarian("A", "N18").city_state("geneva", "N14").cities(1, "L16").tokens(1, "P16")
    table.play("play military")
    assert set(table.moves("attack")) == {
        *("attack barbarian N18", "attack city-state N14", "attack city L16 @2", "attack token P16 @2"),
    }


@pytest.mark.breach("CV-489")
def test_caravans_are_no_targets_and_survive() -> None:
    table = warrior().caravans(1, "N18").tokens(1, "N14").play("play military")
    assert told(table.refusal("attack caravan N18 @2"), "CV-489", "no-such-target")
    table = warrior().cities(1, "N18").caravans(1, "N18").rolls(6, 1).play("play military", "attack city N18 @2")
    assert (table.city("N18"), table.caravan_spaces(1)) == (0, ["N18"])


@pytest.mark.rule("CV-515")
def test_flight_reinforces_first_and_then_attacks_three_times() -> None:
    table = warrior("flight-base", 2).tokens(0, "N17", "N15", "M16").tokens(1, "N18", "N14", "L16", "P16")
    table.rolls(6, 1, 6, 1, 6, 1).play("play military")
    assert table.question == "reinforce"
    table.play("reinforce N17", "reinforce N15")
    table.play("attack token N18 @2", "attack token N14 @2", "attack token L16 @2")
    assert (table.token("N17"), table.token("M16"), table.token("L16"), table.asked) == (
        (0, True),
        (0, False),
        (0, False),
        1,
    )


@pytest.mark.breach("CV-515")
def test_flight_does_not_reinforce_after_an_attack() -> None:
    table = warrior("flight-base", 2).tokens(0, "N17", "N15").tokens(1, "N18", "N14").rolls(6, 1)
    table.play("play military", "done", "attack token N18 @2")
    assert (table.moves("reinforce"), table.refusal("reinforce N17").reason) == ([], "not-now")


@pytest.mark.rule("CV-113")
@pytest.mark.parametrize(("attacks", "left"), [(0, 4), (1, 3), (2, 2)])
def test_mass_production_reinforces_one_token_less_for_each_attack(attacks: int, left: int) -> None:
    names = ("N17", "N15", "M15", "M16", "O15")
    table = warrior("mass-production-base", 4).tokens(0, *names).tokens(1, "N18", "N14", "L16").rolls(6, 1, 6, 1)
    table.play("play military", *["attack token N18 @2", "attack token N14 @2"][:attacks])
    if attacks < 2:
        table.play("done")
    table.play(*[f"reinforce {name}" for name in names[:left]])
    assert table.asked == 1


@pytest.mark.rule("CV-092")
def test_base_attacks_return_diplomacy_cards_too() -> None:
    table = warrior().tokens(1, "N18").pacts(0, 1, "joint-war").pacts(1, 0, "embassy").rolls(2, 2)
    table.play("play military", "attack token N18 @2")
    assert (values(table), pacts_of(table, 0, 1), pacts_of(table, 1, 0)) == ((6, 3), set(), {"embassy"})
