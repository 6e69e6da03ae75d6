"""Section 21: bees, who feed a hand card to a green card."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import archive, archived, on
from tests.rules.everdell.table import Table, why


def bees(seats: int = 2, **options: object) -> Table:
    return Table(seats, **options).ability(0, "bees")


@pytest.mark.rule("EV-268")
def test_after_a_card_that_is_not_green_a_hand_card_activates_a_green_one() -> None:
    table = bees().hand(0, "inn", "king", "wife").city(0, "farm", "mine", "judge").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert table.legal() == {"discard king", "discard wife", "done"}
    table.play("discard king")
    assert table.legal() == {"activate farm", "activate mine"}
    table.play("activate mine")
    assert (table.goods(), table.hands[0], table.pile()) == ((0, 0, 1, 0), ["wife"], ["king"])


@pytest.mark.rule("EV-268")
@pytest.mark.parametrize("card", ["inn", "wanderer", "crane", "wife"])
def test_cards_of_the_four_other_colours_wake_the_bees(card: str) -> None:
    table = bees().hand(0, card, "king").city(0, "farm").rich(0)
    table.play(f"play {card}")
    assert table.asked == "feed-bees"


@pytest.mark.rule("EV-268")
def test_every_green_card_may_be_activated_bank_and_storehouse_included() -> None:
    """The cards that snails may not use are open to bees: they lie in the own city."""
    table = bees().hand(0, "inn", "king").city(0, "bank", "storehouse").rich(0)
    table.play("play inn", "discard king", "activate bank")
    assert table.laid(0, "bank").points == 1
    table.hand(0, "inn", "king").turn(0).play("play inn", "discard king", "activate storehouse", "store pebble")
    assert on(table, 0, "storehouse") == (0, 0, 1, 0)


@pytest.mark.rule("EV-268")
def test_the_bees_look_at_their_own_season_only() -> None:
    table = bees().season(0, "summer").season(1, "autumn").hand(0, "inn", "king").city(0, "farm").rich(0)
    table.play("play inn")
    assert table.asked == "feed-bees"


@pytest.mark.rule("EV-268")
def test_the_card_is_resolved_first_so_a_drawn_card_may_be_fed() -> None:
    table = bees().hand(0, "wanderer").city(0, "farm").rich(0).deck("king", "castle", "palace")
    table.play("play wanderer")
    assert table.legal("discard") == {"discard king", "discard castle", "discard palace"}


@pytest.mark.breach("EV-268")
def test_a_green_card_does_not_wake_the_bees() -> None:
    table = bees().hand(0, "mine", "king").city(0, "farm").rich(0)
    table.play("play mine")
    assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.breach("EV-268")
def test_bees_sleep_in_autumn_and_without_a_hand_card_or_a_green_card() -> None:
    autumn = bees().season(0, "autumn").hand(0, "inn", "king").city(0, "farm")
    no_card = bees().hand(0, "inn").city(0, "farm")
    no_green = bees().hand(0, "inn", "king").city(0, "judge").city(1, "farm")
    for table in (autumn, no_card, no_green):
        table.rich(0).play("play inn")
        assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.breach("EV-268")
def test_only_green_cards_of_the_own_city_are_activated_and_one_of_them_must_be() -> None:
    table = bees().hand(0, "inn", "king").city(0, "farm", "mine", "judge").city(1, "twig-barge").rich(0)
    table.play("play inn", "discard king")
    for text in ("activate judge", "activate twig-barge@2", "done"):
        assert table.refusal(text).rule in ("EV-268", "EV-014")
    assert table.legal() == {"activate farm", "activate mine"}


@pytest.mark.breach("EV-268")
def test_others_than_bees_are_not_asked() -> None:
    for ability in ("cats", "snails"):
        table = Table(2).ability(0, ability).hand(0, "inn", "king").city(0, "farm").rich(0)
        table.play("play inn")
        assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.rule("EV-396")
def test_one_hand_card_is_fed_for_one_card_played() -> None:
    table = bees().hand(0, "inn", "king", "king").city(0, "farm", "mine").stock(0, twig=2, resin=1)
    table.play("play inn", "discard king", "activate farm")
    assert (table.seat, table.hands[0], table.goods()) == (1, ["king"], (0, 0, 0, 1))


@pytest.mark.breach("EV-396")
def test_no_second_card_is_fed_after_the_first() -> None:
    table = bees().hand(0, "inn", "king", "wife").city(0, "farm", "mine").rich(0)
    table.play("play inn", "discard king")
    assert table.refusal("discard wife").reason == "not-now"
    table.play("activate farm")
    assert table.asked == "take-turn"


@pytest.mark.breach("EV-395")
def test_the_tile_cannot_feed_the_green_card_that_the_bees_activate() -> None:
    """The pebble of the tile comes too late for the Miller."""
    table = bees(newleaf="station").hand(0, "king").city(0, "miller").stock(0, twig=2, resin=1)
    table.station("inn").tiles("one-pebble").play("play inn station-1", "discard king")
    assert (table.seat, table.points(), table.goods()) == (1, 0, (0, 0, 1, 0))


@pytest.mark.rule("EV-439")
def test_bees_act_for_a_card_brought_in_by_another_and_for_a_fool() -> None:
    table = bees().hand(0, "postal-pigeon", "king", "king").city(0, "farm").stock(0, berry=2).deck("inn", "king")
    table.play("play postal-pigeon", "play inn revealed", "discard king")
    assert (table.asked, table.goods()) == ("feed-bees", (0, 0, 0, 1))
    table.play("discard king")
    assert (table.seat, table.goods(), table.hands[0]) == (1, (0, 0, 0, 2), [])
    table = bees(3).hand(0, "fool", "king").city(0, "farm").stock(0, berry=3)
    table.play("play fool", "opponent @2", "discard king")
    assert (table.cities[1], table.goods()) == (["fool"], (0, 0, 0, 1))


@pytest.mark.rule("EV-439")
def test_a_green_card_brought_in_by_another_wakes_the_bees_for_the_other_only() -> None:
    table = bees().hand(0, "postal-pigeon", "king", "king").stock(0, berry=2).deck("farm", "king")
    table.play("play postal-pigeon", "play farm revealed", "discard king")
    assert (table.seat, table.goods()) == (1, (0, 0, 0, 2))


@pytest.mark.breach("EV-439")
def test_reserved_and_archived_cards_are_not_fed_to_the_bees() -> None:
    table = archive(bees(reservations=True).city(0, "farm").hand(0, "inn", "king").rich(0), 0, "wife")
    table.reserved(0, "castle").play("play inn")
    assert table.legal() == {"discard king", "done"}
    assert why(table, "discard castle") == ("EV-439", "card-not-in-hand")
    assert why(table, "discard wife") == ("EV-439", "card-not-in-hand")
    table = archive(bees(reservations=True).city(0, "farm").hand(0, "inn").rich(0), 0, "wife").reserved(0, "castle")
    table.play("play inn")
    assert (table.seat, archived(table)) == (1, ["wife"])
