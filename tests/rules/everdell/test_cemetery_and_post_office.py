"""Red cards of the base game that deal with deck, discard pile and hands: Cemetery and Post Office."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import NUMBER
from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why

FULL = ["mine"] * 8


@pytest.mark.rule("EV-118")
def test_the_cemetery_reveals_four_cards_and_one_may_be_played_for_nothing() -> None:
    table = Table().city(0, "cemetery").deck("king", "mine", "farm", "inn", "queen")
    table.play("visit cemetery")
    assert table.legal() == {*[f"play {card} revealed" for card in ("king", "mine", "farm", "inn")], "done"}
    table.play("play king revealed")
    assert (table.cities[0], table.pile(), table.goods()) == (["cemetery", "king"], ["mine", "farm", "inn"], (0,) * 4)
    assert is_over(table)


@pytest.mark.rule("EV-118")
def test_the_cemetery_may_reveal_the_discard_pile_if_it_holds_four_cards() -> None:
    table = Table().city(0, "cemetery").discards("queen", "king", "mine", "farm", "inn").deck("castle")
    table.play("visit cemetery")
    assert table.legal() == {"reveal deck", "reveal discards"}
    table.play("reveal discards")
    assert table.legal() == {*[f"play {card} revealed" for card in ("king", "mine", "farm", "inn")], "done"}
    table.play("done")
    assert (table.cities[0], sorted(table.pile())) == (["cemetery"], ["farm", "inn", "king", "mine", "queen"])


@pytest.mark.rule("EV-118")
def test_the_worker_in_the_cemetery_stays_and_an_undertaker_makes_room_for_a_second() -> None:
    table = Table().city(0, "cemetery", "undertaker").worker(0, "cemetery", fixed=True)
    table.play("visit cemetery", "done")
    table = prepared(table.turn(0))
    assert (table.workers(), table.players[0].home) == (["cemetery", "cemetery"], 1)


@pytest.mark.breach("EV-118")
def test_the_cemetery_mixes_no_piles_and_takes_no_second_worker() -> None:
    table = Table().city(0, "cemetery").discards("king", "mine", "farm").deck("inn", "inn", "castle", "castle")
    table.play("visit cemetery")
    assert table.legal() == {"play inn revealed", "play castle revealed", "done"}
    table = Table().city(0, "cemetery").discards("king", "mine", "farm", "inn")
    table.play("visit cemetery", "reveal discards")
    assert why(table, "play queen revealed") == ("EV-118", "cannot-play-revealed")
    table = Table().city(0, "cemetery").city(1, "undertaker").worker(0, "cemetery", fixed=True)
    assert why(table, "visit cemetery") == ("EV-050", "place-taken")
    table = Table().city(0, "cemetery", "undertaker").worker(0, "cemetery", "cemetery", fixed=True)
    assert why(table, "visit cemetery") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-118")
def test_the_cemetery_plays_no_second_card() -> None:
    table = Table().city(0, "cemetery").deck("mine", "mine", "mine", "mine")
    table.play("visit cemetery", "play mine revealed")
    assert (table.cities[0], len(table.pile()), table.hands[0], is_over(table)) == (
        ["cemetery", "mine"],
        3,
        [],
        True,
    )


@pytest.mark.rule("EV-366")
def test_if_no_card_can_be_played_all_four_are_discarded_and_the_worker_stays() -> None:
    table = Table().city(0, "cemetery", "king").deck("king", "cemetery", "king", "cemetery")
    table.play("visit cemetery")
    assert (is_over(table), table.workers()) == (True, ["cemetery"])
    assert table.pile() == ["king", "cemetery", "king", "cemetery"]
    table = prepared(table.turn(0))
    assert table.workers() == ["cemetery"]


@pytest.mark.breach("EV-366")
def test_none_of_them_goes_to_the_hand_or_back_to_the_deck_and_the_worker_does_not_return() -> None:
    table = Table().city(0, "cemetery", "king").only_deck("king", "cemetery", "king", "cemetery", "mine")
    table.play("visit cemetery")
    assert (table.hands[0], table.game.deck) == ([], [NUMBER["mine"]])
    assert (table.players[0].home, table.cities[0]) == (1, ["cemetery", "king"])
    # With a card that can be played nothing is decided by itself.
    table = Table().city(0, "cemetery", "king").deck("king", "cemetery", "king", "mine")
    table.play("visit cemetery")
    assert (table.asked, table.legal()) == ("play-revealed", {"play mine revealed", "done"})


@pytest.mark.rule("EV-427")
def test_a_deck_that_runs_out_at_the_cemetery_is_made_anew_at_once() -> None:
    table = Table().city(0, "cemetery").only_deck("king", "queen").discards("mine", "farm", "inn")
    table.play("visit cemetery")
    revealed = [card.split()[1] for card in table.legal("play")]
    assert {"king", "queen"} <= set(revealed) <= {"king", "queen", "mine", "farm", "inn"}
    assert (len(revealed), len(table.game.deck), table.pile()) == (4, 1, [])


@pytest.mark.breach("EV-427")
def test_cards_being_revealed_are_not_shuffled_in_and_no_more_are_revealed_than_there_are() -> None:
    table = Table().city(0, "cemetery").only_deck("king", "queen").discards("mine")
    table.play("visit cemetery")
    assert table.legal() == {"play king revealed", "play queen revealed", "play mine revealed", "done"}
    assert (table.game.deck, table.pile()) == ([], [])
    table.play("done")
    assert table.pile() == ["king", "queen", "mine"]


@pytest.mark.rule("EV-476")
def test_the_cemetery_may_be_visited_while_deck_or_discard_pile_holds_a_card() -> None:
    table = Table().city(0, "cemetery").only_deck("king")
    assert "visit cemetery" in table.legal("visit")
    table = Table().city(0, "cemetery").only_deck().discards("king", "queen")
    table.play("visit cemetery")
    assert table.legal() == {"play king revealed", "play queen revealed", "done"}
    assert table.pile() == []


@pytest.mark.breach("EV-476")
def test_the_cemetery_is_not_visited_without_any_card() -> None:
    table = Table().city(0, "cemetery").only_deck().discards()
    assert why(table, "visit cemetery") == ("EV-326", "visit-without-effect")


@pytest.mark.rule("EV-144", "EV-472")
def test_the_post_office_gives_two_cards_then_fills_the_hand() -> None:
    table = Table(3).city(0, "post-office").hand(0, "king", "queen", "mine", "inn")
    table.play("visit post-office")
    assert table.legal() == {"opponent @2", "opponent @3"}
    table.play("opponent @3")
    assert table.legal() == {f"give {card} @3" for card in ("king", "queen", "mine", "inn")}
    table.play("give king @3", "give mine @3")
    assert table.asked == "discard-cards"
    table.play("discard queen", "done")
    assert table.hands == [["farm"] * 7 + ["inn"], [], ["king", "mine"]]
    assert (table.pile(), table.points(), is_over(table)) == (["queen"], 0, True)


@pytest.mark.rule("EV-144")
def test_the_owner_of_a_post_office_gets_a_token_from_visitors() -> None:
    table = Table(3).city(1, "post-office").hand(0, "king", "queen")
    table.play("visit post-office@2", "opponent @3", "give king @3", "give queen @3")
    assert (table.points(0), table.points(1), table.hands[2]) == (0, 1, ["king", "queen"])
    assert (table.hands[0], is_over(table)) == (["farm"] * 8, True)


@pytest.mark.breach("EV-144")
def test_no_post_office_for_a_single_card_and_not_for_cards_to_two_opponents() -> None:
    table = Table().city(0, "post-office").hand(0, "king")
    assert why(table, "visit post-office") == ("EV-326", "visit-without-effect")
    table = Table(3).city(0, "post-office").hand(0, "king", "queen", "mine")
    table.play("visit post-office", "opponent @2", "give king @2")
    assert why(table, "give queen @3") == ("EV-472", "cannot-post")
    assert why(table, "done")[1] == "not-now"
    table.play("give queen @2")
    assert (table.asked, table.hands[1]) == ("discard-cards", ["king", "queen"])


@pytest.mark.rule("EV-472")
def test_if_only_one_card_fits_the_other_is_discarded() -> None:
    table = Table().city(0, "post-office").hand(0, "king", "queen", "inn").hand(1, *FULL[1:])
    table.play("visit post-office", "give queen @2")
    assert table.legal() == {"give king nobody", "give inn nobody"}
    table.play("give king nobody", "done")
    assert (table.hands[1], table.pile()) == ([*FULL[1:], "queen"], ["king"])
    assert table.hands[0] == ["farm"] * 7 + ["inn"]


@pytest.mark.rule("EV-472")
def test_if_nobody_has_room_both_cards_are_discarded() -> None:
    table = Table(3).city(0, "post-office").hand(0, "king", "queen", "inn").hand(1, *FULL).passed(2)
    table.play("visit post-office", "give king nobody", "give queen nobody", "discard inn")
    assert (table.hands[0], table.pile(), is_over(table)) == (["farm"] * 8, ["king", "queen", "inn"], True)


@pytest.mark.breach("EV-472")
def test_no_full_hand_and_nobody_who_has_passed_is_named() -> None:
    table = Table(4).city(0, "post-office").hand(0, "king", "queen").hand(1, *FULL).passed(2)
    table.play("visit post-office")
    assert table.legal("give") <= {"give king @4", "give queen @4"}
    assert why(table, "give king nobody") == ("EV-472", "cannot-post")
    table = Table(4).city(0, "post-office").hand(0, "king", "queen").hand(1, *FULL)
    table.play("visit post-office")
    assert table.legal() == {"opponent @3", "opponent @4"}
    assert why(table, "opponent @2") == ("EV-472", "cannot-take")
    assert why(table, "opponent @1") == ("EV-472", "no-opponent")
