"""Section 23: the Air Balloon, which copies tan cards of opponents."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why


def balloon(*others: str, seats: int = 2, **options: object) -> Table:
    """An Air Balloon to play, and these cards in the city of seat 1."""
    table = Table(seats, newleaf="station", **options).hand(0, "air-balloon").stock(0, twig=3)
    return table.city(1, *others)


@pytest.mark.rule("EV-286")
def test_an_air_balloon_takes_no_space_in_a_full_city() -> None:
    table = balloon("wanderer").city(0, *["farm"] * 15)
    table.play("play air-balloon")
    assert (table.cities[0][-1], len(table.cities[0])) == ("air-balloon", 16)


@pytest.mark.rule("EV-286", "EV-442")
def test_it_copies_a_wanderer_and_a_bard_and_an_undertaker() -> None:
    table = balloon("wanderer")
    table.play("play air-balloon")
    assert (table.hands[0], table.hands[1], table.seat) == (["farm"] * 3, [], 1)
    table = balloon("bard").hand(0, "air-balloon", "king", "queen")
    table.play("play air-balloon", "discard king", "discard queen")
    assert (table.points(0), table.points(1), table.hands[0]) == (2, 0, [])
    table = balloon("undertaker").meadow("king", "queen", "bard").deck("mine", "inn", "farm")
    table.play("play air-balloon", "discard meadow-1", "discard meadow-2", "discard meadow-3", "draw meadow-2")
    assert (table.hands[0], table.pile()) == (["inn"], ["king", "queen", "bard"])


@pytest.mark.rule("EV-286", "EV-442")
def test_it_copies_a_ranger_a_pigeon_a_poet_and_a_gardener_for_its_own_city() -> None:
    table = balloon("ranger").worker(0, "basic-8").worker(1, "basic-6")
    table.play("play air-balloon", "visit basic-3")
    assert (table.goods(0), table.workers(0), table.workers(1)) == ((0, 2, 0, 0), ["basic-3"], ["basic-6"])
    table = balloon("postal-pigeon").deck("mine", "king")
    table.play("play air-balloon", "play mine revealed")
    assert (table.cities, table.pile()) == ([["air-balloon", "mine"], ["postal-pigeon"]], ["king"])
    table = balloon("poet").meadow("king", *["farm"] * 7)
    table.play("play air-balloon", "colour purple")
    assert (table.hands[0], table.points(0), table.points(1)) == (["king"], 1, 0)
    table = balloon("gardener", "twig-barge").city(0, "mine", "farm")
    table.play("play air-balloon", "activate mine", "activate farm")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 1, 1), (0, 0, 0, 0))


@pytest.mark.rule("EV-442")
def test_a_copied_shepherd_counts_the_own_chapel_and_nobody_is_paid() -> None:
    table = balloon("shepherd", "chapel").tokens(1, "chapel", 4).city(0, "chapel").tokens(0, "chapel", 2)
    table.play("play air-balloon")
    assert (table.goods(0), table.points(0)) == ((0, 0, 0, 3), 2)
    assert (table.goods(1), table.points(1)) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("EV-286")
def test_the_player_chooses_among_the_tan_cards_of_all_opponents() -> None:
    table = balloon("wanderer", "farm", "judge", seats=3).city(2, "shepherd", "wanderer", "poet")
    table.city(0, "bard").play("play air-balloon")
    assert table.legal() == {"copy wanderer@2", "copy shepherd@3", "copy wanderer@3", "copy poet@3"}
    table.play("copy shepherd@3")
    assert table.goods() == (0, 0, 0, 3)


@pytest.mark.breach("EV-286")
def test_fool_main_road_and_ruins_are_never_copied() -> None:
    table = balloon("fool", "main-road", "ruins", "wanderer", "shepherd")
    table.play("play air-balloon")
    for card in ("fool", "main-road", "ruins"):
        assert why(table, f"copy {card}@2") == ("EV-286", "cannot-copy-tan")
    assert table.legal() == {"copy wanderer@2", "copy shepherd@2"}


@pytest.mark.breach("EV-286")
def test_cards_of_other_colours_and_of_the_own_city_are_not_copied() -> None:
    table = balloon("wanderer", "shepherd", "farm", "inn", "crane", "king").city(0, "shepherd")
    table.play("play air-balloon")
    for card in ("farm@2", "inn@2", "crane@2", "king@2", "shepherd", "air-balloon"):
        assert why(table, f"copy {card}") == ("EV-286", "cannot-copy-tan")


@pytest.mark.rule("EV-286", "EV-402")
def test_copying_an_air_balloon_leads_to_a_tan_card_of_the_own_city() -> None:
    table = balloon("air-balloon").city(0, "wanderer", "shepherd")
    table.play("play air-balloon")
    assert table.legal() == {"copy wanderer", "copy shepherd", "done"}
    table.play("copy shepherd")
    assert (table.goods(), table.seat) == ((0, 0, 0, 3), 1)


@pytest.mark.breach("EV-402")
def test_the_same_cards_are_closed_after_the_bounce_which_happens_once() -> None:
    table = balloon("air-balloon", "shepherd").city(0, "fool", "main-road", "ruins", "air-balloon", "wanderer")
    table.play("play air-balloon", "copy air-balloon@2")
    assert table.legal() == {"copy wanderer", "done"}
    for card in ("fool", "main-road", "ruins", "air-balloon", "air-balloon-2", "shepherd@2", "air-balloon@2"):
        assert why(table, f"copy {card}") == ("EV-402", "cannot-copy-tan")


@pytest.mark.rule("EV-403")
@pytest.mark.parametrize("others", [(), ("farm", "inn"), ("fool", "main-road", "ruins")])
def test_without_a_card_to_copy_it_is_played_and_does_nothing(others: tuple[str, ...]) -> None:
    table = balloon(*others).city(0, "wanderer")
    table.play("play air-balloon")
    assert (table.cities[0], table.hands[0], table.goods(), table.seat) == (
        ["wanderer", "air-balloon"],
        [],
        (0,) * 4,
        1,
    )


@pytest.mark.breach("EV-403")
def test_a_bounce_without_an_own_card_to_copy_ends_the_play() -> None:
    table = balloon("air-balloon").city(0, "main-road", "farm")
    table.play("play air-balloon")
    assert (table.cities[0], table.seat, table.asked) == (["main-road", "farm", "air-balloon"], 1, "take-turn")


@pytest.mark.breach("EV-442")
def test_a_copied_card_opens_no_second_cell_or_space_and_gives_no_points() -> None:
    table = balloon("ranger").city(0, "dungeon", "wife", "wife").prisoners(0, "king").hand(0, "air-balloon", "mine")
    table.play("play air-balloon")
    assert table.score()["cards"] == 1 + 2 + 2
    table.turn(0)
    assert why(table, "play mine prison=wife") == ("EV-125", "no-prisoner")
    table = balloon("undertaker").city(0, "cemetery").worker(0, "cemetery", fixed=True)
    table.play("play air-balloon", "discard meadow-1", "discard meadow-2", "discard meadow-3", "draw meadow-1")
    table.turn(0)
    assert why(table, "visit cemetery") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-442")
def test_a_copy_is_no_play_of_the_copied_card() -> None:
    """The Diplomat answers Critters: an Air Balloon that copies one is a Construction all the same."""
    table = balloon("shepherd").city(0, "diplomat", "shopkeeper").hand(0, "air-balloon", "king")
    table.play("play air-balloon")
    assert (table.seat, table.goods(), table.points()) == (1, (0, 0, 0, 3), 0)


@pytest.mark.rule("EV-494")
def test_after_copying_an_air_balloon_the_own_card_may_be_left() -> None:
    table = balloon("air-balloon", "shepherd").city(0, "wanderer", "bard")
    table.play("play air-balloon", "copy air-balloon@2", "done")
    assert (table.hands[0], table.seat) == ([], 1)


@pytest.mark.breach("EV-494")
def test_copying_is_not_optional_if_there_is_a_card_to_copy() -> None:
    table = balloon("wanderer", "shepherd")
    table.play("play air-balloon")
    assert why(table, "done") == ("EV-494", "must-copy")
    # With a single card there is nothing to choose: it is copied at once.
    table = balloon("wanderer")
    table.play("play air-balloon")
    assert table.hands[0] == ["farm"] * 3


@pytest.mark.rule("EV-286")
def test_a_copied_pigeon_may_bring_another_air_balloon() -> None:
    """Which copies in its turn: here the Shepherd, as the Pigeon has done its work."""
    table = balloon("postal-pigeon", "shepherd").deck("air-balloon", "king")
    table.play("play air-balloon", "copy postal-pigeon@2", "play air-balloon revealed", "copy shepherd@2")
    assert (table.cities[0], table.goods(), table.pile()) == (["air-balloon", "air-balloon"], (0, 0, 0, 3), ["king"])
