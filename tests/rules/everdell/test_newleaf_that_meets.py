"""Sections 21 and 23: abilities and cards of Newleaf that meet: copies of copies, cards that vanish, plays in plays."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import archive, archived, on, snail_pile, solo, station
from tests.rules.everdell.solo import dice
from tests.rules.everdell.table import Table, why

PILE = ("king", "queen", "bard")


def snails(seats: int = 2, **options: object) -> Table:
    """Seat 1 has snails with three cards; seat 0 is rich and plays."""
    return Table(seats, newleaf="station", **options).ability(1, "snails", PILE).rich(0)


# Snails and copies


@pytest.mark.rule("EV-440")
def test_snails_go_through_mole_and_mole_back_to_the_city_of_the_first_one() -> None:
    """The second Miner Mole leads back to the city of the one just played, not to the snails' city."""
    table = snails(3).city(0, "mine", "farm").city(1, "twig-barge").city(2, "miner-mole").hand(0, "miner-mole")
    table.play("play miner-mole", "done", "snail", "copy miner-mole@3")
    assert table.legal() == {"copy mine@1", "copy farm@1", "done"}
    table.play("copy mine@1")
    assert (table.goods(1), table.seat, table.asked) == ((0, 0, 1, 0), 1, "take-turn")


@pytest.mark.rule("EV-440")
def test_snails_go_through_sweep_and_mole_from_the_same_seat() -> None:
    table = snails().city(0, "miner-mole", "farm").city(1, "mine").hand(0, "chip-sweep")
    table.play("play chip-sweep", "done", "snail", "activate miner-mole@1", "copy mine")
    assert (table.goods(1), table.goods(0)) == ((0, 0, 1, 0), (20, 20, 20, 17))


@pytest.mark.rule("EV-397", "EV-440")
def test_a_chip_sweep_lets_snails_unload_the_opponents_car() -> None:
    table = snails().city(0, "freight-car").city(1, "freight-car").hand(0, "chip-sweep")
    table.play("play chip-sweep", "done", "snail", "activate freight-car@1", "take berry", "done")
    assert (on(table, 0, "freight-car"), on(table, 1, "freight-car")) == ((2, 2, 2, 1), (2, 2, 2, 2))
    assert table.goods(1) == (0, 0, 0, 1)


@pytest.mark.rule("EV-397")
def test_at_the_station_snails_find_the_place_of_the_lamplighter_still_empty() -> None:
    table = snails().station("lamplighter", "castle", "palace").tiles("one-vp").deck("mine")
    table.play("play lamplighter station-1", "done", "snail")
    assert "draw station-1" not in table.legal()
    table.play("draw station-2", "done")
    # The snails' draw is refilled first; then come the tile and the place of the card played.
    assert (table.hands[1], table.points(0), station(table)) == (["castle"], 1, ["farm", "mine", "palace"])


@pytest.mark.rule("EV-270")
def test_snails_teach_and_give_to_their_own_opponents() -> None:
    table = snails(3).hand(0, "teacher").deck("mine", "inn", "castle", "palace")
    table.play("play teacher", "keep mine", "give inn @2", "snail", "keep palace")
    assert table.legal() == {"give castle @1", "give castle @3"}
    table.play("give castle @3")
    assert table.hands == [["king", "mine"], ["inn", "palace"], ["castle"]]


@pytest.mark.rule("EV-270")
def test_a_monk_of_an_opponent_lets_snails_give_berries_even_to_that_opponent() -> None:
    table = snails().hand(0, "monk").stock(0, berry=1).stock(1, berry=2)
    table.play("play monk", "snail", "spend berry", "done")
    assert (table.points(1), table.goods(0), table.goods(1)) == (2, (0, 0, 0, 1), (0, 0, 0, 1))


@pytest.mark.rule("EV-270", "EV-449")
def test_a_green_card_brought_in_by_another_card_is_answered_before_the_bats_act_for_the_other() -> None:
    table = snails().ability(0, "bats").hand(0, "postal-pigeon").deck("mine", "inn")
    table.play("play postal-pigeon", "play mine revealed")
    seen = []
    while table.asked != "take-turn":
        seen.append(table.asked)
        table.play("done")
    assert seen == ["archive-card", "answer-by-snails", "archive-card"]


@pytest.mark.rule("EV-270", "EV-297")
def test_a_green_card_played_in_the_snails_own_hotel_pays_them_twice() -> None:
    table = snails().stock(0).city(1, "hotel").hand(0, "mine")
    table.play("visit hotel@2", "play mine", "snail")
    assert (table.points(1), table.goods(1), table.goods(0)) == (2, (0, 0, 1, 0), (0, 0, 1, 0))


@pytest.mark.breach("EV-270")
def test_a_copied_or_woken_card_is_no_green_card_played() -> None:
    table = snails().city(0, "mine", "farm").hand(0, "gardener")
    table.play("play gardener", "activate mine", "activate farm")
    assert (table.seat, table.asked, snail_pile(table, 1)) == (1, "take-turn", list(PILE))


# Cats and moves


@pytest.mark.rule("EV-262")
def test_a_worker_moved_by_ranger_or_ticket_goes_where_cats_may_go() -> None:
    table = Table(2).ability(0, "cats").hand(0, "ranger").stock(0, berry=2).worker(0, "basic-8").worker(1, "basic-6")
    table.play("play ranger", "visit basic-6")
    assert (table.goods(), table.workers(0)) == ((0, 0, 1, 0), ["basic-6"])
    table = Table(2, tickets=True).ability(0, "cats").city(1, "university").city(0, "farm", "mine")
    table.worker(0, "basic-8").worker(1, "university").play(
        "ticket basic-8", "visit university@2", "remove farm", "gain berry"
    )
    assert (table.cities[0], table.workers(0)) == (["mine"], ["university@2"])


@pytest.mark.breach("EV-392")
def test_a_cat_that_is_moved_does_not_come_back_to_its_space() -> None:
    table = Table(2, tickets=True).ability(0, "cats").worker(0, "basic-1").worker(1, "basic-1")
    table.play("ticket basic-1")
    assert why(table, "visit basic-1") == ("EV-325", "same-place")


@pytest.mark.rule("EV-263")
def test_when_the_card_under_a_cat_vanishes_the_cat_stays_out_without_a_place() -> None:
    table = Table(2).ability(0, "cats").city(1, "queen", "magician").worker(0, "queen@2").worker(1, "basic-8", "queen")
    table.home(1, 0).turn(1).play("prepare", "remove queen", "gain twig")
    assert (table.workers(0), table.workers(1), table.cities[1]) == (["nowhere"], [], ["magician"])


@pytest.mark.breach("EV-264")
def test_cats_find_nothing_to_do_where_their_own_city_offers_nothing() -> None:
    """The Chipsmith and the University of an opponent look at the cats' city, which is empty."""
    table = Table(2).ability(0, "cats").city(1, "chipsmith", "university", "mine", "queen")
    table.worker(1, "chipsmith", "university", "queen").meadow(*["king"] * 8)
    for card in ("chipsmith", "university", "queen"):
        assert why(table, f"visit {card}@2") == ("EV-326", "visit-without-effect")


# Bats and bees


@pytest.mark.rule("EV-438")
def test_a_fool_a_ruins_and_a_shepherd_are_played_from_the_archive() -> None:
    table = archive(Table(3).ability(0, "bats").city(0, "farm").stock(0, berry=6), 0, "fool", "ruins", "shepherd")
    table.play("play fool archive", "opponent @3", "done").turn(0)
    table.play("play shepherd archive", "opponent @2", "done").turn(0).play("play ruins archive", "done")
    assert (table.cities[0], table.cities[2], archived(table)) == (["shepherd", "ruins"], ["fool"], [])
    assert (table.goods(1), table.goods(0)) == ((0, 0, 0, 3), (2, 1, 0, 3))


@pytest.mark.rule("EV-266")
def test_in_solo_rugwort_replies_when_the_bats_are_done_and_his_places_are_closed_to_them() -> None:
    table = Table(1, abilities=True).ability(0, "bats").hand(0, "wife").rich(0).meadow("king", "castle", "palace")
    table.players[1].season = 1
    dice(table.deck("inn", "mine"), 2).turn(0).play("play wife")
    assert (why(table, "archive meadow-1"), table.cities[1]) == (("EV-173", "blocked-by-rugwort"), [])
    table.play("archive meadow-2")
    assert (archived(table), table.cities[1], table.rows()[:3]) == (["castle"], ["inn"], ["king", "mine", "palace"])


@pytest.mark.rule("EV-268")
def test_bees_wake_a_magician_who_makes_the_card_just_played_vanish() -> None:
    table = Table(2).ability(0, "bees").city(0, "magician").hand(0, "wanderer", "king").stock(0, berry=2)
    table.play("play wanderer", "discard king", "remove wanderer", "gain pebble")
    assert (table.cities[0], table.goods(), table.points()) == (["magician"], (0, 0, 1, 0), 1)


@pytest.mark.rule("EV-268")
def test_bees_wake_a_mole_that_unloads_an_opponents_car() -> None:
    table = Table(2).ability(0, "bees").city(0, "miner-mole").city(1, "freight-car").hand(0, "inn", "king").rich(0)
    table.play("play inn", "discard king", "copy freight-car@2", "take twig", "take twig")
    assert (on(table, 1, "freight-car"), table.goods()[0]) == ((0, 2, 2, 2), 20)


@pytest.mark.breach("EV-268")
def test_bees_are_not_asked_when_the_play_took_the_last_green_card_away() -> None:
    table = Table(2).ability(0, "bees").city(0, "farm").hand(0, "ruins", "king")
    table.play("play ruins")
    assert (table.cities[0], table.seat, table.asked) == (["ruins"], 1, "take-turn")


# Copies and vanishing


@pytest.mark.rule("EV-286")
def test_an_air_balloon_copies_a_ranger_whose_worker_lets_another_card_be_played() -> None:
    """The Historian sees both cards: first the Balloon, then the Wife of the Inn."""
    table = Table(2, newleaf="station").city(0, "historian", "inn").city(1, "ranger").worker(0, "basic-8")
    table.hand(0, "air-balloon").stock(0, twig=3).meadow("wife")
    table.play("play air-balloon", "visit inn", "play wife meadow-1")
    assert (table.cities[0], len(table.hands[0])) == (["historian", "inn", "air-balloon", "wife"], 2)


@pytest.mark.rule("EV-296", "EV-302")
def test_a_farm_that_vanishes_leaves_the_greenhouse_without_its_resource() -> None:
    table = Table().city(0, "farm", "greenhouse+", "magician").worker(0, "basic-8", "basic-8").home(0, 0)
    table.play("prepare", "activate magician", "remove farm", "gain twig")
    assert (table.goods(), table.hands[0], table.asked) == ((1, 0, 0, 1), ["farm"], "take-turn")


@pytest.mark.rule("EV-302")
def test_prisoners_and_stored_goods_go_with_the_card_that_vanishes() -> None:
    table = Table().city(0, "dungeon").prisoners(0, "king", "wife").hand(0, "magician").stock(0, berry=3)
    table.play("play magician", "remove dungeon", "gain twig")
    assert table.pile() == ["dungeon", "king", "wife"]
    table = Table().city(0, "storehouse").stored(0, "storehouse", twig=3).hand(0, "magician").stock(0, berry=3)
    table.worker(0, "storehouse").play("play magician", "remove storehouse", "gain resin")
    assert (table.goods(), table.workers()) == ((0, 1, 0, 0), ["nowhere"])


@pytest.mark.rule("EV-401")
def test_a_copied_university_frees_the_place_of_an_ordinary_worker_and_spares_the_main_road() -> None:
    table = Table(2, newleaf="station").city(0, "conductor", "inn", "main-road", "farm").city(1, "university")
    table.worker(0, "inn").play("visit conductor", "copy university@2")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")
    table.play("remove inn", "gain berry")
    assert table.workers(0) == ["conductor", "nowhere"]


@pytest.mark.rule("EV-412")
def test_in_solo_a_copied_post_office_sends_cards_to_the_discard_pile() -> None:
    table = solo().city(0, "conductor").rugwort("post-office").hand(0, "king", "queen")
    table.play("visit conductor", "copy post-office@rugwort", "give king nobody", "give queen nobody")
    assert (table.pile(), len(table.hands[0]), table.points(1)) == (["king", "queen"], 8, 0)


@pytest.mark.breach("EV-313")
def test_rugworts_freight_car_holds_nothing_for_a_mole() -> None:
    table = solo().rugwort("mine").hand(0, "miner-mole", "miner-mole").stock(0, berry=6)
    dice(table.meadow("freight-car"), 1).play("play miner-mole", "done")
    assert (table.cities[1], on(table, 1, "freight-car")) == (["mine", "freight-car"], (0, 0, 0, 0))
    dice(table, 1).play("play miner-mole", "copy freight-car@rugwort")
    assert (table.goods(), table.asked) == ((0, 0, 0, 0), "take-turn")


@pytest.mark.rule("EV-299", "EV-308")
def test_in_solo_lamplighter_and_poet_do_not_reach_the_places_under_rugworts_workers() -> None:
    table = solo().hand(0, "lamplighter", "poet").rich(0).meadow("king", "castle", *["farm"] * 6)
    table.players[1].season = 1
    dice(table.turn(0), 8).play("play lamplighter")
    assert why(table, "draw meadow-1") == ("EV-173", "blocked-by-rugwort")
    table.play("done").turn(0)
    dice(table, 8).play("play poet", "colour purple")
    assert (table.hands[0], table.points(0), table.rows()[0]) == (["castle"], 1, "king")


@pytest.mark.rule("EV-290", "EV-292", "EV-310")
@pytest.mark.parametrize(("giver", "card"), [("city-hall", "inn"), ("diplomat", "wife"), ("diplomat", "fool")])
def test_in_solo_the_gift_is_discarded_for_the_reward(giver: str, card: str) -> None:
    table = solo().city(0, giver).hand(0, card, "king").rich(0).deck("castle")
    dice(table, 1).play(f"play {card}", "give king nobody")
    assert (table.points(0), table.hands[0]) == (1, ["castle"])
    assert "king" in table.pile()
