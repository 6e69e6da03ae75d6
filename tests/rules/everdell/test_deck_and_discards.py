"""Deck, discard pile, Meadow and Station: refilling, reshuffling, the order of what is discarded."""

from __future__ import annotations

import pytest

from ecumene.core.move import HIDDEN_MOVE
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.short_forms import told
from tests.rules.everdell.table import Table, why

EIGHT = ("king",) * 8


def station(table: Table) -> list[str]:
    """The Station cards; an empty string is an empty place."""
    return [CARDS[card].id if card >= 0 else "" for card in table.game.station]


def deck(table: Table) -> list[str]:
    """The deck, its top card first."""
    return [CARDS[card].id for card in reversed(table.game.deck)]


# Refilling


@pytest.mark.rule("EV-093")
def test_a_played_meadow_card_is_replaced_at_once() -> None:
    table = Table().meadow("poet", "mine", "king").deck("farm", "inn", "castle").stock(0, berry=3)
    table.play("play poet meadow-1")
    assert (table.asked, table.rows()[:3]) == ("choose-colour", ["farm", "mine", "king"])
    table.play("colour green")
    assert (table.hands[0], table.rows()[:3], table.points()) == (["farm", "mine"], ["inn", "castle", "king"], 2)


@pytest.mark.rule("EV-093")
def test_all_cards_of_one_effect_are_drawn_before_the_places_are_refilled() -> None:
    table = Table().season(0, "spring").home(0, 0).worker(0, "basic-8").meadow("king", "inn").deck("mine", "castle")
    table.play("prepare", "draw meadow-2")
    assert table.rows() == ["king", "", *["wanderer"] * 6]
    table.play("draw meadow-1")
    assert (table.hands[0], table.rows()[:2]) == (["inn", "king"], ["mine", "castle"])


@pytest.mark.breach("EV-093")
def test_a_place_that_was_drawn_from_offers_nothing_for_the_second_card() -> None:
    table = Table().season(0, "spring").home(0, 0).worker(0, "basic-8").deck("king").play("prepare", "draw meadow-1")
    assert table.legal("draw") == {f"draw meadow-{place}" for place in range(2, 9)}
    assert why(table, "draw meadow-1") == ("EV-107", "cannot-draw-there")
    table = Table().forest("forest-2meadow-play1-minus1").deck("king", "inn").play("visit forest-1", "draw meadow-3")
    assert (why(table, "draw meadow-3"), table.rows()[2]) == (("EV-047", "cannot-draw-there"), "")


@pytest.mark.rule("EV-467")
def test_places_refilled_together_follow_their_numbers_meadow_first() -> None:
    table = Table(newleaf="station").hand(0, *EIGHT[:5]).deck("mine", "inn", "castle", "bard", "judge", "queen")
    table.play("visit knoll", "discard station-2", "discard meadow-7", "discard meadow-3")
    assert (table.rows()[2], table.rows()[6], station(table)[1]) == ("mine", "inn", "castle")
    table.play("draw station-1", "draw meadow-8", "draw meadow-1", "done")
    assert (table.rows()[0], table.rows()[7], station(table)[0]) == ("bard", "judge", "queen")


@pytest.mark.rule("EV-467")
def test_a_meadow_place_left_empty_is_filled_with_the_next_refill_of_the_meadow() -> None:
    table = Table().meadow("", "king", "inn").stock(0, twig=2, resin=1).deck("mine", "castle").play("play inn meadow-3")
    assert table.rows()[:3] == ["mine", "king", "castle"]


@pytest.mark.rule("EV-467")
def test_a_station_place_left_empty_is_filled_with_the_next_refill_of_the_station() -> None:
    table = Table(newleaf="station").station("king", "", "inn").stock(0, twig=2, resin=1).deck("mine", "castle")
    table.play("play inn station-3")
    assert station(table) == ["king", "mine", "castle"]


@pytest.mark.breach("EV-467")
def test_a_row_that_is_not_refilled_keeps_its_empty_places() -> None:
    table = (
        Table(newleaf="station").station("", "king").meadow("inn", "").stock(0, twig=2, resin=1).deck("mine", "bard")
    )
    table.play("play inn meadow-1")
    assert (table.rows()[:2], station(table)[:2]) == (["mine", "bard"], ["", "king"])
    table = Table(newleaf="station").station("inn", "king").meadow("", "king").stock(0, twig=2, resin=1).deck("mine")
    table.play("play inn station-1")
    assert (table.rows()[:2], station(table)[:2]) == (["", "king"], ["mine", "king"])


@pytest.mark.breach("EV-467")
def test_drawing_and_reserving_from_the_meadow_refill_the_meadow_only() -> None:
    table = Table(newleaf="station").station("", "king").season(0, "spring").home(0, 0).worker(0, "basic-8")
    table.deck("mine", "bard").play("prepare", "draw meadow-1", "done")
    assert (table.rows()[0], station(table)[:2]) == ("mine", ["", "king"])
    table = (
        Table(newleaf="station", reservations=True).station("", "king").deck("mine", "bard").play("reserve meadow-1")
    )
    assert (table.rows()[0], station(table)[:2]) == ("mine", ["", "king"])


# Reshuffling


@pytest.mark.rule("EV-094")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = Table().only_deck("mine").discards("inn", "inn", "inn").play("visit basic-5")
    assert (table.hands[0], deck(table), table.pile()) == (["inn", "mine"], ["inn", "inn"], [])


@pytest.mark.rule("EV-094")
def test_ruins_can_draw_the_very_card_they_replaced() -> None:
    table = Table().city(0, "castle").hand(0, "ruins").only_deck().play("play ruins")
    assert (table.hands[0], table.cities[0], deck(table), table.pile()) == (["castle"], ["ruins"], [], [])


@pytest.mark.breach("EV-094")
def test_while_the_deck_lasts_the_discard_pile_is_left_alone() -> None:
    table = Table().only_deck("mine", "king", "bard").discards("inn", "castle").play("visit basic-5")
    assert (table.hands[0], deck(table), table.pile()) == (["king", "mine"], ["bard"], ["inn", "castle"])


@pytest.mark.rule("EV-470")
def test_the_deck_is_reshuffled_when_the_next_card_is_needed() -> None:
    table = Table().only_deck("mine", "king").discards("inn").play("visit basic-5")
    assert (table.hands[0], deck(table), table.pile()) == (["king", "mine"], [], ["inn"])
    table.turn(0).play("visit basic-2")
    assert (table.hands[0], deck(table), table.pile()) == (["inn", "king", "mine"], [], [])


@pytest.mark.breach("EV-470")
def test_cards_being_revealed_or_looked_at_are_not_shuffled_in() -> None:
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).only_deck("school").discards("mine")
    table.play("play postal-pigeon")
    assert table.legal() == {"play school revealed", "play mine revealed", "done"}
    table.play("done")
    assert (table.pile(), deck(table)) == (["school", "mine"], [])
    table = Table().hand(0, "teacher").stock(0, berry=2).only_deck("school").discards("mine").play("play teacher")
    assert (table.legal(), deck(table), table.pile()) == ({"keep school", "keep mine"}, [], [])


@pytest.mark.breach("EV-470")
def test_the_card_being_played_is_not_shuffled_in() -> None:
    table = Table().hand(0, "wanderer").stock(0, berry=2).only_deck("mine").play("play wanderer")
    assert (table.hands[0], table.cities[0], deck(table)) == (["mine"], ["wanderer"], [])
    table = Table().city(0, "cemetery").only_deck("postal-pigeon", "mine").discards("inn").play("visit cemetery")
    assert (table.asked, deck(table), table.pile()) == ("play-revealed", [], [])
    table.play("play postal-pigeon revealed")
    assert table.legal() == {"play mine revealed", "play inn revealed", "done"}


@pytest.mark.rule("EV-356")
def test_if_nothing_is_left_as_many_as_there_are_are_drawn_revealed_and_refilled() -> None:
    table = Table().only_deck("mine").forest("forest-3card-1pebble").play("visit forest-1")
    assert (table.hands[0], table.goods(), deck(table)) == (["mine"], (0, 0, 1, 0), [])
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).only_deck("mine").play("play postal-pigeon")
    assert table.legal() == {"play mine revealed", "done"}
    table = Table().city(0, "cemetery").only_deck("mine", "inn").play("visit cemetery")
    assert table.legal() == {"play mine revealed", "play inn revealed", "done"}


@pytest.mark.breach("EV-356")
def test_places_stay_empty_and_nothing_is_asked_about_cards_that_are_not_there() -> None:
    table = Table().meadow("inn", "wanderer").stock(0, twig=2, resin=1).only_deck().play("play inn meadow-1")
    assert (table.rows()[:2], table.seat) == (["", "wanderer"], 1)
    assert why(table, "play inn meadow-1") == ("EV-074", "card-not-there")
    table = Table().hand(0, "postal-pigeon", "teacher").stock(0, berry=4).only_deck().play("play postal-pigeon").turn(0)
    table.play("play teacher")
    assert (table.seat, table.hands[0], table.cities[0]) == (1, [], ["postal-pigeon", "teacher"])


# The discard pile


@pytest.mark.rule("EV-095")
def test_nobody_sees_what_lies_in_the_discard_pile() -> None:
    table = Table(3).discards("king", "inn").hand(0, "mine").play("visit haven", "discard mine")
    for seat in (0, 1, 2, None):
        view = table.game.view(seat)
        assert isinstance(view, Everdell)
        assert view.discards == [-1, -1, -1]


@pytest.mark.breach("EV-095")
def test_what_is_discarded_from_a_hand_is_told_to_nobody() -> None:
    table = Table().hand(0, "mine", "king", "bard")
    events = told(table, "visit haven", "discard mine", "discard king", "done", "gain twig")
    assert [(event.kind, event.data) for event in events if event.kind == "discarded"] == [("discarded", {"cards": 2})]
    assert not [event for event in events if "card" in event.data]
    seen = [ply.move for ply in table.game.view(1).history()]
    assert [move == HIDDEN_MOVE for move in seen] == [False, True, True, True, False]


@pytest.mark.rule("EV-357")
def test_all_discards_go_to_one_pile() -> None:
    table = Table(newleaf="station").city(0, "crane", "university", "king").hand(0, "bard", "inn").rich()
    table.play("play inn with=crane").turn(0)
    table.play("visit haven", "discard bard").turn(0).home(0, 2)
    table.play("visit university", "remove king", "gain twig").turn(0)
    table.station("judge").meadow("mine", "wife")
    table.play("visit knoll", "discard meadow-1", "discard meadow-2", "discard station-1")
    assert table.pile() == ["crane", "bard", "king", "mine", "wife", "judge"]


@pytest.mark.breach("EV-357")
def test_visitors_have_a_pile_of_their_own() -> None:
    table = Table(newleaf="station").visitors(["bim-little", "ruby-dew"], ["dip-dubble", "dim-dustlight"])
    table.play("visit station", "dismiss bim-little", "invite ruby-dew", "tile 1")
    assert (table.pile(), len(deck(table))) == ([], 60)


@pytest.mark.rule("EV-468")
def test_hand_cards_discarded_together_lie_in_alphabetical_order() -> None:
    table = Table().discards("wife").hand(0, "mine", "castle", "inn")
    table.play("visit haven", "discard mine", "discard castle", "discard inn", "gain twig")
    assert table.pile() == ["wife", "castle", "inn", "mine"]


@pytest.mark.rule("EV-468")
def test_row_cards_lie_in_the_order_of_their_places_and_revealed_ones_as_revealed() -> None:
    table = Table(newleaf="station").meadow("mine", "king", "inn").station("bard")
    table.play("visit knoll", "discard station-1", "discard meadow-3", "discard meadow-1")
    assert table.pile() == ["mine", "inn", "bard"]
    table = Table().city(0, "cemetery").deck("mine", "king", "inn", "bard").play("visit cemetery", "play king revealed")
    assert table.pile() == ["mine", "inn", "bard"]
    table = Table().city(0, "cemetery").discards("wife", "mine", "king", "inn", "bard")
    table.play("visit cemetery", "reveal discards", "done")
    assert table.pile() == ["wife", "bard", "inn", "king", "mine"]


@pytest.mark.rule("EV-468")
def test_a_city_card_lies_below_the_cards_that_were_beneath_it() -> None:
    table = Table().city(0, "dungeon").prisoners(0, "wife", "king").hand(0, "ruins").discards("mine").play("play ruins")
    assert table.pile() == ["mine", "dungeon", "wife", "king"]


@pytest.mark.breach("EV-468")
def test_it_does_not_matter_in_which_order_hand_cards_are_named() -> None:
    piles = []
    for order in (("mine", "castle", "wife"), ("wife", "castle", "mine")):
        table = Table().hand(0, *order, "bard").stock(0, berry=3)
        table.play("play bard", *[f"discard {card}" for card in order])
        piles.append(table.pile())
    assert piles == [["castle", "mine", "wife"]] * 2


@pytest.mark.breach("EV-468")
def test_nor_does_it_when_the_post_office_finds_no_opponent_with_room() -> None:
    table = Table().city(0, "post-office").hand(0, "castle", "wife").hand(1, *EIGHT).play("visit post-office")
    table.play("give wife nobody", "give castle nobody")
    assert table.pile() == ["castle", "wife"]


@pytest.mark.rule("EV-469")
def test_the_cards_not_chosen_are_discarded_before_the_chosen_one_enters() -> None:
    table = Table().city(0, "inn").hand(0, "postal-pigeon").stock(0, berry=2).deck("ruins", "castle")
    table.play("play postal-pigeon", "play ruins revealed")
    assert (table.pile(), table.cities[0]) == (["castle", "inn"], ["postal-pigeon", "ruins"])


@pytest.mark.rule("EV-469")
def test_so_the_chosen_card_may_draw_them() -> None:
    table = Table().city(0, "cemetery").only_deck("wanderer", "castle", "inn", "mine")
    table.play("visit cemetery", "play wanderer revealed")
    assert (table.hands[0], table.pile(), deck(table)) == (["castle", "inn", "mine"], [], [])


@pytest.mark.breach("EV-469")
def test_the_chosen_card_itself_is_not_discarded() -> None:
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).only_deck("wanderer", "wanderer")
    table.play("play postal-pigeon", "play wanderer revealed")
    assert (table.hands[0], table.cities[0], table.pile()) == (["wanderer"], ["postal-pigeon", "wanderer"], [])
