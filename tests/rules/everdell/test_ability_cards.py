"""Section 21: the worker ability cards as such: how they are dealt, and how many workers there are with them."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY
from tests.rules.everdell.newleaf import archive, archived
from tests.rules.everdell.openings import deal
from tests.rules.everdell.table import Table, why


def workers_through_the_year(table: Table) -> list[int]:
    """How many workers seat 0 has at home at the beginning of each season."""
    numbers = [table.players[0].home]
    for _ in range(3):
        table.worker(0, *["basic-8"] * table.players[0].home).home(0, 0).turn(0)
        table.play("prepare")
        if table.asked == "draw-from-rows":
            table.play("done")
        numbers.append(table.players[0].home)
    return numbers


@pytest.mark.rule("EV-259")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_is_dealt_one_ability_card_of_the_four(seats: int) -> None:
    seen = set()
    for seed in range(12):
        game = deal(seats, seed, abilities=True)
        held = [game.players[seat].ability for seat in range(seats)]
        assert len(set(held)) == seats
        seen |= set(held)
    assert {ABILITIES[ability] for ability in seen} == {"cats", "bats", "bees", "snails"}


@pytest.mark.rule("EV-259")
def test_ability_cards_lie_face_up() -> None:
    game = deal(4, 3, abilities=True)
    held = [player.ability for player in game.players]
    for seat in range(4):
        view = game.view(seat)
        assert isinstance(view, Everdell)
        assert [player.ability for player in view.players] == held


@pytest.mark.breach("EV-259")
def test_nobody_chooses_between_two_ability_cards() -> None:
    """With this set alone one card each is dealt, so the game begins with the first turn."""
    for seats in (2, 3, 4):
        game = deal(seats, 5, abilities=True)
        step = game.step(game.to_move[0])
        assert step is not None
        assert step.name == "take-turn"
        assert len([player for player in game.players if player.ability != NO_ABILITY]) == seats


@pytest.mark.breach("EV-259")
def test_without_the_module_nobody_has_an_ability() -> None:
    for seats in (1, 2, 3, 4):
        game = deal(seats, 5, newleaf="station")
        assert {player.ability for player in game.players} == {NO_ABILITY}
        assert all(player.pile == [] for player in game.players)


@pytest.mark.rule("EV-260")
@pytest.mark.parametrize("ability", ["cats", "bats", "bees", "snails"])
def test_with_abilities_there_are_two_two_three_and_five_workers(ability: str) -> None:
    table = Table(2, abilities=True).ability(0, ability)
    assert workers_through_the_year(table) == [2, 2, 3, 5]


@pytest.mark.rule("EV-260")
def test_spring_still_brings_production() -> None:
    table = Table(2, abilities=True).ability(0, "bats").city(0, "farm", "mine").worker(0, "basic-8", "basic-8")
    table.home(0, 0).play("prepare")
    assert (table.goods(), table.players[0].home) == ((0, 0, 1, 1), 2)


@pytest.mark.breach("EV-260")
def test_without_abilities_a_worker_comes_in_spring() -> None:
    assert workers_through_the_year(Table(2)) == [2, 3, 4, 6]


@pytest.mark.breach("EV-260")
def test_with_abilities_no_third_worker_can_be_placed_in_spring() -> None:
    table = Table(2, abilities=True).ability(0, "bees").worker(0, "basic-8", "basic-8").home(0, 0)
    table.play("prepare")
    for _ in range(2):
        table.turn(0).play("visit basic-8")
    table.turn(0)
    assert why(table, "visit basic-8") == ("EV-016", "no-worker-at-home")


@pytest.mark.rule("EV-261")
def test_an_ability_is_used_together_with_a_cheaper_play() -> None:
    """The Crane makes the Inn free; then the bats take a card, and the Crane is no obstacle to that."""
    table = Table(2).ability(0, "bats").city(0, "crane").hand(0, "inn").meadow("king")
    table.play("play inn with=crane")
    assert table.asked == "archive-card"
    table.play("archive meadow-1")
    assert (table.cities[0], archived(table)) == (["inn"], ["king"])


@pytest.mark.rule("EV-261")
def test_cats_use_the_discount_of_an_inn_where_somebody_stands() -> None:
    table = Table(2).ability(0, "cats").city(1, "inn").worker(1, "inn").meadow("wife")
    table.play("visit inn@2", "play wife meadow-1")
    assert (table.cities[0], table.goods(0)) == (["wife"], (0, 0, 0, 0))


@pytest.mark.rule("EV-261")
def test_an_ability_takes_nothing_from_what_workers_do() -> None:
    table = Table(2).ability(0, "cats")
    table.play("visit basic-1")
    assert (table.goods(), table.workers(0)) == ((3, 0, 0, 0), ["basic-1"])


@pytest.mark.breach("EV-261")
def test_an_ability_makes_no_card_cheaper() -> None:
    """A card of the archive costs its price; with the Inventor three resources less."""
    table = archive(Table(2).ability(0, "bats").city(0, "inventor").stock(0, twig=1), 0, "inn")
    assert why(table, "play inn archive") == ("EV-075", "cannot-afford")
    assert table.legal("play inn") == {"play inn archive with=inventor"}


@pytest.mark.breach("EV-261")
def test_an_ability_does_not_join_two_cheaper_ways() -> None:
    """At the Inn a card of the archive is played for three less, and the Inventor does not help on top."""
    table = archive(Table(2).ability(0, "bats").city(0, "inn", "inventor"), 0, "king", "wife")
    table.play("visit inn")
    assert table.refusal("play king archive with=inventor").rule == "EV-133"
    assert table.refusal("play king archive").rule == "EV-133"
    assert table.legal("play wife") == {"play wife archive"}


@pytest.mark.rule("EV-441")
def test_in_solo_cats_join_rugworts_workers() -> None:
    table = Table(1, abilities=True).ability(0, "cats").forest("forest-4twig", "forest-3berry", "forest-2any")
    table.play("visit basic-1", "visit forest-1")
    assert (table.goods(), table.workers(0)) == ((7, 0, 0, 0), ["basic-1", "forest-1"])


@pytest.mark.rule("EV-441")
def test_in_rugworts_third_year_one_plays_autumn_with_four_workers() -> None:
    table = Table(1, abilities=True, year="3").ability(0, "cats")
    assert workers_through_the_year(table) == [2, 2, 3, 4]


@pytest.mark.breach("EV-441")
def test_in_solo_others_than_cats_do_not_join_rugworts_workers() -> None:
    table = Table(1, abilities=True).ability(0, "bats")
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")


@pytest.mark.breach("EV-441")
def test_rugwort_has_no_ability_card() -> None:
    for seed in range(8):
        game = deal(1, seed, abilities=True)
        assert (game.players[0].ability != NO_ABILITY, game.players[1].ability) == (True, NO_ABILITY)
        assert game.players[1].pile == []


@pytest.mark.breach("EV-441")
def test_without_an_ability_card_the_third_year_ends_with_five_workers() -> None:
    assert workers_through_the_year(Table(1, year="3")) == [2, 3, 4, 5]
