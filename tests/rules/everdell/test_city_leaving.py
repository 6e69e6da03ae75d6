"""The city: cards that leave it, and what becomes of all that lay or stood on them."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import NUMBER
from tests.rules.everdell.short_forms import at_home, partners
from tests.rules.everdell.table import Table, why


def next_season(table: Table, seat: int = 0) -> Table:
    """The seat deploys what it has at home and prepares for the next season."""
    number = at_home(table, seat)
    return table.turn(seat).home(seat, 0).worker(seat, *["basic-8"] * number).play("prepare")


# Only effects remove cards, with all that is on them


@pytest.mark.rule("EV-087")
@pytest.mark.parametrize("way", ["ruins", "university", "magician"])
def test_tokens_and_resources_on_a_removed_card_are_lost(way: str) -> None:
    for card in ("clock-tower", "chapel", "storehouse"):
        table = Table().city(0, card, "main-road", *([way] if way == "university" else []))
        if card == "storehouse":
            table.stored(0, card, berry=4)
        else:
            table.tokens(0, card, 3)
        if way == "university":
            table.play("visit university", "gain berry")
        elif way == "ruins":
            table.hand(0, "ruins").play("play ruins")
        else:
            table.hand(0, "magician").stock(0, berry=3).play("play magician", f"remove {card}", "gain berry")
        assert (card in table.cities[0], table.pile()) == (False, [card])
        assert (table.score(0)["tokens"], table.goods()[3]) == {"ruins": (0, 0)}.get(way, (1, 1))


@pytest.mark.rule("EV-087")
def test_a_permanent_worker_on_a_removed_card_is_lost() -> None:
    table = Table().city(0, "cemetery").home(0, 1).worker(0, "cemetery", fixed=True).hand(0, "ruins").play("play ruins")
    assert (table.workers(), at_home(table)) == ([], 1)


@pytest.mark.breach("EV-087")
def test_nobody_discards_cards_of_the_city_at_will() -> None:
    table = Table().city(0, "inn", "king", "farm").hand(0, "mine").rich()
    assert {move.split()[0] for move in table.legal()} == {"visit", "play"}
    for move in ("remove inn", "discard king", "remove king"):
        assert why(table, move) == ("EV-014", "not-now")


@pytest.mark.rule("EV-352")
@pytest.mark.parametrize("way", ["ruins", "university", "magician"])
def test_prisoners_are_discarded_with_their_dungeon(way: str) -> None:
    table = Table().city(0, "dungeon", "ranger", *([way] if way == "university" else []))
    table.prisoners(0, "wife", "king").hand(0, *([way] if way != "university" else [])).stock(0, berry=3)
    table.play("visit university" if way == "university" else f"play {way}")
    if table.asked in ("sacrifice", "dismantle-card"):
        table.play("remove dungeon")
    assert (table.pile(), "dungeon" in table.cities[0]) == (["dungeon", "wife", "king"], False)


@pytest.mark.breach("EV-352")
def test_prisoners_come_neither_home_nor_into_a_hand_nor_do_they_score() -> None:
    table = Table().city(0, "dungeon", "inn").prisoners(0, "king").claimed(0, "ministering-to-miscreants")
    assert table.score(0)["events"] == 3
    table.hand(0, "ruins").play("play ruins", "remove dungeon")
    assert (table.cities[0], "king" in table.hands[0], table.score(0)["events"]) == (["inn", "ruins"], False, 0)


# The University


@pytest.mark.rule("EV-088")
def test_workers_there_for_good_go_over_to_the_university() -> None:
    table = Table().city(0, "university", "cemetery", "undertaker").home(0, 1)
    table.worker(0, "cemetery", "cemetery", fixed=True).play("visit university", "remove cemetery", "gain twig")
    assert (table.workers(), table.cities[0]) == (["university"] * 3, ["university", "undertaker"])
    next_season(table)
    assert (table.workers(), at_home(table)) == (["university"] * 2, 2)


@pytest.mark.rule("EV-088")
def test_so_does_the_worker_of_an_opponent() -> None:
    table = Table().city(0, "university", "monastery").worker(1, "monastery@1", fixed=True)
    table.play("visit university", "gain twig")
    assert (table.workers(1), table.cities[0]) == (["university@1"], ["university"])


@pytest.mark.breach("EV-088")
def test_an_ordinary_worker_does_not_and_other_effects_save_nobody() -> None:
    table = Table().city(0, "university", "inn").worker(1, "inn@1").play("visit university", "gain twig")
    assert (table.workers(1), table.game.players[1].fixed) == (["nowhere"], [])
    table = Table().city(0, "university", "cemetery").worker(0, "cemetery", fixed=True).hand(0, "magician")
    table.stock(0, berry=3).play("play magician", "remove cemetery", "gain twig")
    assert table.workers() == []


@pytest.mark.rule("EV-465")
def test_a_university_with_such_a_worker_is_never_visited_again() -> None:
    table = Table().city(0, "university", "cemetery", "inn").worker(0, "cemetery", fixed=True).home(0, 1)
    table.play("visit university", "remove cemetery", "gain twig")
    for _ in range(2):
        next_season(table)
        table.turn(0)
        assert why(table, "visit university") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-465")
def test_a_conductor_who_acted_as_university_keeps_them_in_the_same_way() -> None:
    table = Table().city(0, "conductor", "cemetery", "inn").city(1, "university").home(0, 1)
    table.worker(0, "cemetery", fixed=True).play("visit conductor", "copy university@2", "remove cemetery", "gain twig")
    assert (table.workers(), table.workers(1)) == (["conductor"] * 2, [])
    next_season(table).turn(0)
    assert (table.workers(), why(table, "visit conductor")) == (["conductor"], ("EV-050", "place-taken"))


@pytest.mark.breach("EV-465")
def test_without_such_a_worker_the_university_is_visited_anew_each_season() -> None:
    table = (
        Table().city(0, "university", "cemetery", "inn").home(0, 1).play("visit university", "remove inn", "gain twig")
    )
    next_season(table).turn(0)
    assert "visit university" in table.legal("visit")
    table = Table().city(0, "conductor", "cemetery", "inn", "mine").city(1, "university").home(0, 2)
    table.worker(0, "cemetery", fixed=True).play("visit conductor", "copy university@2", "remove cemetery", "gain twig")
    assert why(table.turn(1), "visit conductor@1") == ("EV-049", "not-open")
    assert "visit university" in table.city(1, "inn").legal("visit")


@pytest.mark.rule("EV-350")
def test_the_university_discards_another_card() -> None:
    table = Table().city(0, "university", "inn", "king").play("visit university")
    assert table.legal() == {"remove inn", "remove king"}


@pytest.mark.breach("EV-350")
def test_the_university_does_not_discard_itself() -> None:
    table = Table().city(0, "university", "inn", "king").play("visit university")
    assert why(table, "remove university") == ("EV-350", "not-itself")
    table = Table().city(0, "university").city(1, "inn")
    assert why(table, "visit university") == ("EV-326", "visit-without-effect")


# The Main Road


@pytest.mark.rule("EV-349")
def test_a_main_road_stays_whatever_is_chosen() -> None:
    table = Table().city(0, "university", "main-road", "inn").play("visit university", "gain twig")
    assert table.cities[0] == ["university", "main-road"]


@pytest.mark.breach("EV-349")
def test_ruins_university_magician_and_croak_wart_cure_do_not_choose_it() -> None:
    stays = ("EV-349", "main-road-stays")
    table = Table().city(0, "main-road", "inn", "mine").hand(0, "ruins").play("play ruins")
    assert (why(table, "remove main-road"), table.legal()) == (stays, {"remove inn", "remove mine"})
    table = Table().city(0, "main-road", "inn", "mine", "university").play("visit university")
    assert (why(table, "remove main-road"), table.legal()) == (stays, {"remove inn", "remove mine"})
    table = Table().city(0, "main-road", "inn").hand(0, "magician").stock(0, berry=3).play("play magician")
    assert (why(table, "remove main-road"), table.legal()) == (stays, {"remove inn", "done"})
    table = Table().city(0, "main-road", "undertaker", "barge-toad").special("croak-wart-cure").stock(0, berry=2)
    assert why(table.city(0, "inn").play("claim croak-wart-cure"), "remove main-road") == stays
    assert table.legal() == {"remove undertaker", "remove barge-toad", "remove inn"}


@pytest.mark.breach("EV-349")
def test_a_main_road_alone_is_nothing_to_remove() -> None:
    table = Table().city(0, "main-road", "university").hand(0, "magician").stock(0, berry=3)
    assert why(table, "visit university") == ("EV-326", "visit-without-effect")
    table = Table().city(0, "main-road").hand(0, "ruins", "magician").stock(0, berry=3)
    assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    table.play("play magician")
    assert (table.seat, table.cities[0]) == (1, ["main-road", "magician"])


# Workers on cards that leave


@pytest.mark.rule("EV-351")
def test_a_worker_without_a_space_comes_home_when_its_owner_prepares() -> None:
    table = Table().city(0, "inn").worker(1, "inn@1").home(1, 0).hand(0, "ruins").play("play ruins")
    assert (table.workers(1), at_home(table, 1), table.seat) == (["nowhere"], 0, 1)
    table.play("prepare")
    assert (table.workers(1), at_home(table, 1)) == ([], 2)


@pytest.mark.rule("EV-351")
@pytest.mark.parametrize("card", ["inn", "storehouse", "queen", "lookout", "conductor", "chipsmith", "university"])
def test_every_card_leaves_its_worker_deployed(card: str) -> None:
    table = Table().city(0, card).home(0, 0).worker(0, card, "basic-1").hand(0, "magician").stock(0, berry=3)
    table.play("play magician", f"remove {card}", "gain twig")
    assert (table.workers(), at_home(table)) == (["basic-1", "nowhere"], 0)
    table.turn(0).play("prepare")
    assert (table.workers(), at_home(table)) == ([], 3)


@pytest.mark.breach("EV-351")
def test_it_is_neither_at_home_before_nor_on_another_card_of_that_kind() -> None:
    table = (
        Table().city(0, "inn", "inn").worker(1, "inn@1").home(1, 0).hand(0, "ruins").play("play ruins", "remove inn")
    )
    assert why(table, "visit basic-8") == ("EV-016", "no-worker-at-home")
    table.turn(0).meadow("king").stock(0, berry=3)
    assert "visit inn" in table.legal("visit")
    table = Table().city(0, "farm", "clock-tower").home(0, 0).worker(0, "nowhere", "haven").play("prepare")
    assert (table.seat, at_home(table)) == (1, 3)


@pytest.mark.rule("EV-464")
def test_a_lost_worker_is_missing_from_then_on() -> None:
    table = (
        Table().city(0, "cemetery").home(0, 0).worker(0, "cemetery", fixed=True).worker(0, "basic-1").hand(0, "ruins")
    )
    table.play("play ruins").turn(0)
    table.play("prepare")
    assert (table.workers(), at_home(table)) == ([], 1 + 1)


@pytest.mark.rule("EV-464")
def test_a_worker_in_the_city_of_another_is_lost_to_its_owner() -> None:
    table = (
        Table().city(0, "cemetery").worker(1, "cemetery@1", fixed=True).home(1, 0).hand(0, "ruins").play("play ruins")
    )
    assert (table.workers(1), at_home(table, 1)) == ([], 0)
    table.play("prepare")
    assert (at_home(table, 1), table.players[1].season) == (1, 1)


@pytest.mark.breach("EV-464")
def test_a_lost_worker_does_not_keep_anybody_from_preparing() -> None:
    table = (
        Table().city(0, "monastery").home(0, 0).worker(0, "monastery", fixed=True).hand(0, "ruins").play("play ruins")
    )
    assert "prepare" in table.turn(0).legal()
    table = Table().city(0, "monastery", "university").home(0, 1).worker(0, "monastery", fixed=True)
    table.play("visit university", "gain twig")
    assert (table.workers(), "prepare" in table.turn(0).legal()) == (["university"] * 2, True)
    next_season(table)
    assert (table.workers(), at_home(table)) == (["university"], 2)


# Critters put beneath something


@pytest.mark.rule("EV-466")
def test_a_prisoner_leaves_the_city_with_its_pair_and_its_worker() -> None:
    table = Table().city(0, "dungeon", "husband", "wife+", "ranger", "queen").worker(0, "queen").hand(0, "inn", "mine")
    table.play("play inn prison=wife").turn(0)
    assert (partners(table, 0, "husband"), table.score(0)["prosperity"]) == ([], 0)
    table.play("play mine prison=queen")
    assert (table.cities[0], table.workers()) == (["dungeon", "husband", "ranger", "inn", "mine"], ["nowhere"])
    assert table.laid(0, "dungeon").beneath == (NUMBER["wife"], NUMBER["queen"])


@pytest.mark.rule("EV-466")
def test_so_does_a_critter_put_beneath_an_event() -> None:
    table = Table().city(0, "courthouse", "ranger", "husband", "wife+", "conductor").home(0, 1)
    table.worker(0, "conductor", fixed=True).special("capture-of-the-acorn-thieves")
    table.play("claim capture-of-the-acorn-thieves", "capture wife", "capture conductor")
    assert (table.cities[0], partners(table, 0, "husband")) == (["courthouse", "ranger", "husband"], [])
    assert (table.workers(), table.score(0)["events"], table.pile()) == (["capture-of-the-acorn-thieves"], 6, [])


@pytest.mark.breach("EV-466")
def test_what_is_beneath_something_is_no_card_of_the_city() -> None:
    table = Table().city(0, "dungeon", "king", "theater", "farm").hand(0, "inn", "king").rich()
    assert table.score(0)["prosperity"] == 1
    table.play("play inn prison=king").turn(0)
    assert (table.score(0)["prosperity"], "play king" in table.legal("play king")) == (0, True)
    table = Table().city(0, "courthouse", "ranger", "chipsmith").home(0, 1).worker(0, "chipsmith")
    table.special("capture-of-the-acorn-thieves").play(
        "claim capture-of-the-acorn-thieves", "capture chipsmith", "done"
    )
    assert (table.workers(), at_home(table)) == (["capture-of-the-acorn-thieves", "nowhere"], 0)
