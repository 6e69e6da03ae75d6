"""The world wonders of the military, one by one."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.reading import reached, told, values
from tests.rules.civ_new_dawn.table import Table


def meeting(seat: int, wonder: str) -> Table:
    """Rome's army on N19, a token of Egypt on N20, and a wonder of one of them; slot 3."""
    table = Table(2, "rome", "egypt").wonder(seat, wonder).armies(0, "N19").tokens(1, "N20")
    return table.slot(0, "military", 3).rolls(2, 2)


def strike(table: Table) -> tuple[int, int]:
    return values(table.play("play military", "army N19 N20"))


@pytest.mark.rule("CV-256", "CV-266")
@pytest.mark.parametrize(
    ("wonder", "attack", "defence"),
    [
        ("petra", 0, 2),
        ("terracotta-army", 2, 0),
        ("alhambra", 2, 2),
        ("ruhr-valley", 0, 5),
        ("pentagon", 2, 0),
        ("stonehenge", 0, 0),
    ],
)
def test_what_a_wonder_adds_to_attack_and_defence(wonder: str, attack: int, defence: int) -> None:
    assert strike(meeting(0, wonder)) == (2 + 3 + attack, 2 + 1)
    assert strike(meeting(1, wonder)) == (2 + 3, 2 + 1 + defence)


@pytest.mark.breach("CV-266")
@pytest.mark.parametrize("wonder", ["petra", "alhambra", "ruhr-valley", "huey-teocalli"])
def test_wonders_of_others_do_not_help_neutral_defenders(wonder: str) -> None:
    table = Table(2, "rome", "egypt").wonder(1, wonder).armies(0, "N19").barbarian("A", "N20")
    assert strike(table.slot(0, "military", 3).rolls(2, 2)) == (5, 3)


@pytest.mark.rule("CV-266")
def test_d33_ruhr_valley_and_petra_add_up() -> None:
    table = meeting(1, "petra").cities(1, "R24").wonder(1, "ruhr-valley", "R24").rolls(2, 3)
    assert strike(table) == (5, 3 + 1 + 5 + 2)


@pytest.mark.rule("CV-266")
@pytest.mark.parametrize("waters", [(), ("M20",), ("M20", "N21", "O20")])
def test_huey_teocalli_gives_one_for_each_water_space_next_to_the_defender(waters: tuple[str, ...]) -> None:
    assert strike(meeting(1, "huey-teocalli").terrain("water", *waters)) == (5, 3 + len(waters))


@pytest.mark.breach("CV-266")
def test_huey_teocalli_gives_an_attacker_nothing() -> None:
    assert strike(meeting(0, "huey-teocalli").terrain("water", "M20")) == (5, 3)


def raided(direction: int) -> Table:
    """A barbarian between two spaces of Petra's owner moves in a direction at the end of the round."""
    table = Table(2, "rome", "egypt").wonder(0, "petra").cities(0, "N20").barbarian("A", "N19")
    table.game.dial = 0
    return table.turn(1).rolls(direction)


@pytest.mark.rule("CV-457")
def test_petra_turns_barbarians_away_from_own_cities_and_reinforced_tokens() -> None:
    table = raided(2).play("play military", "done")
    assert (table.city("N20"), table.name(table.game.barbarians[0])) == (0, "N18")
    table = raided(5).tokens(0, "N18", reinforced=True).cities(0, "R16").play("play military", "done")
    assert (table.name(table.game.barbarians[0]), table.token("N18")) == ("N19", (0, True))


@pytest.mark.breach("CV-457")
def test_petra_does_not_protect_unreinforced_tokens_or_others() -> None:
    table = raided(5).tokens(0, "N18").play("play military", "done")
    assert (table.name(table.game.barbarians[0]), table.token("N18")) == ("N18", None)
    table = raided(5).tokens(1, "N18", reinforced=True).play("play military", "done")
    assert table.token("N18") == (1, False)


@pytest.mark.rule("CV-267", "CV-345")
def test_d129_jebel_barkal_turns_nine_against_ten_into_eleven() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "jebel-barkal").armies(0, "N19").city_state("geneva", "N20")
    table.resources(0, oil=1).slot(0, "military", 4).rolls(5, 2).play("play military", "army N19 N20")
    table.play("spend oil jebel-barkal")
    assert (values(table), table.city("N20")) == ((11, 10), 0)
    assert (table.resources_of(0), table.game.resource_supply[2]) == ({}, 10)


@pytest.mark.rule("CV-267", "CV-269")
def test_jebel_barkal_works_in_defence_mixed_with_trade_tokens() -> None:
    table = meeting(1, "jebel-barkal").resources(1, marble=1).trade(1, military=1).play("play military", "army N19 N20")
    assert (table.question, table.asked) == ("spend-in-defence", 1)
    table.play("spend trade", "spend marble jebel-barkal")
    assert (values(table), table.token("N20")) == ((5, 3 + 1 + 2), (1, False))


@pytest.mark.breach("CV-267")
def test_jebel_barkal_spends_no_natural_wonders_and_nobody_else_spends_resources() -> None:
    table = meeting(0, "jebel-barkal").natural_wonder("mt-everest", "J20", held_by=0).trade(0, military=1)
    table.play("play military", "army N19 N20")
    assert told(table.refusal("spend mt-everest jebel-barkal"), "CV-267", "nothing-to-spend")
    table = meeting(1, "jebel-barkal").resources(0, oil=1).trade(0, military=1).play("play military", "army N19 N20")
    assert told(table.refusal("spend oil jebel-barkal"), "CV-267", "nothing-to-spend")
    assert told(table.refusal("spend oil"), "CV-267", "nothing-to-spend")


@pytest.mark.rule("CV-499", "CV-461")
def test_venetian_arsenal_resolves_a_card_of_the_fifth_slot_again_as_in_the_first() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "venetian-arsenal").slot(0, "culture", 5).terrain("hills", "M16")
    table.play("play culture", "token N17", "token N15", "yes")
    assert told(table.refusal("token M16"), "CV-058", "too-difficult")
    table.play("token O16", "token O15")
    assert [event.data["slot"] for event in table.told("resolved")] == [5, 1]
    assert (table.row(0)[0], table.row(0).count("early-empire"), table.asked) == ("early-empire", 1, 1)


@pytest.mark.breach("CV-499")
def test_venetian_arsenal_works_once_a_turn_and_only_in_the_fifth_slot() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "venetian-arsenal").slot(0, "culture", 4)
    table.play("play culture", "done")
    assert table.asked == 1
    table = Table(2, "rome", "egypt").wonder(0, "venetian-arsenal").slot(0, "culture", 5).play("play culture", "done")
    assert (table.question, set(table.moves())) == ("resolve-again", {"yes", "no"})
    table.play("yes", "done")
    assert table.asked == 1


@pytest.mark.rule("CV-519")
def test_the_pentagon_moves_armies_any_number_of_spaces() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "pentagon").terrain("mountains", "N20").play("play military")
    land = table.game.land
    everywhere = {table.name(space) for space in range(land.size)}
    assert everywhere - reached(table, "army card") <= {"N16", "N20", "N24"}
    table.play("army card N27")
    assert "N27" in table.army_spaces(0)


@pytest.mark.breach("CV-519", "CV-244", "CV-246")
def test_the_pentagon_lifts_neither_difficulty_nor_water_nor_the_end_at_a_target() -> None:
    table = Table(2, "rome", "egypt").wonder(0, "pentagon").armies(0, "N19").terrain("mountains", "N20")
    table.terrain("water", "M19").tokens(1, "N22").play("play military")
    assert told(table.refusal("army N19 N20"), "CV-244", "too-difficult")
    assert told(table.refusal("army N19 M19"), "CV-244", "space-is-water")
    assert told(table.refusal("army N19 N22"), "CV-246", "attack-from-next-space")


def liberty(*tokens: str, unused: int = 30) -> Table:
    """Rome with the Statue of Liberty beats the city of Egypt on N20, with tokens round it."""
    table = Table(3, "rome", "egypt", "france").wonder(0, "statue-of-liberty").armies(0, "N19").cities(1, "N20")
    table.tokens(1, *tokens).slot(0, "military", 5).rolls(6, 1).unused_tokens(0, unused)
    return table


@pytest.mark.rule("CV-221", "CV-222")
def test_the_statue_of_liberty_replaces_all_rival_tokens_round_a_taken_city() -> None:
    table = liberty("N21").tokens(2, "M20", reinforced=True).district(1, "campus", "O20").armies(2, "O19")
    table.tokens(1, "O19").play("play military", "army N19 N20")
    assert table.city("N20") == 0
    assert [table.token(name) for name in ("N21", "M20", "O20", "O19")] == [(0, False)] * 3 + [(1, False)]
    assert (table.district_at("O20"), table.game.players[1].districts_left) == ("", 31)


@pytest.mark.rule("CV-032")
def test_with_few_unused_tokens_the_owner_of_the_statue_chooses() -> None:
    table = liberty("N21", "M20", unused=1).play("play military", "army N19 N20")
    assert set(table.moves()) == {"convert N21", "convert M20"}
    table.play("convert M20")
    assert (table.token("M20"), table.token("N21"), table.city("N20")) == ((0, False), (1, False), 0)


@pytest.mark.breach("CV-221")
def test_the_statue_of_liberty_does_nothing_without_replacing_a_rival_city() -> None:
    table = liberty("N21").unused_cities(0, 0).play("play military", "army N19 N20")
    assert (table.city("N20"), table.token("N21")) == (-1, (1, False))
    table = Table(2, "rome", "egypt").wonder(0, "statue-of-liberty").armies(0, "N19").city_state("geneva", "N20")
    table.tokens(1, "N21").slot(0, "military", 5).rolls(6, 1).play("play military", "army N19 N20")
    assert table.token("N21") == (1, False)


@pytest.mark.rule("CV-487", "CV-114")
def test_d150_base_pentagon_attacks_any_target_on_the_map() -> None:
    table = Table(2, "rome", "egypt", game="base").wonder(0, "pentagon-base").terrain("water", "N18").tokens(1, "N27")
    table.slot(0, "military", 4).rolls(2, 2).play("play military", "attack token N27 @2", "done")
    assert (values(table), table.token("N27")) == ((2 + 4 + 2, 3), (0, False))


@pytest.mark.breach("CV-487")
def test_base_pentagon_still_allows_only_the_usual_targets() -> None:
    table = Table(2, "rome", "egypt", game="base").wonder(0, "pentagon-base").caravans(1, "N27").play("play military")
    assert told(table.refusal("attack caravan N27 @2"), "CV-489", "no-such-target")
