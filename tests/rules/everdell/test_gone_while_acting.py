"""Knots: cards that copy, vanish or swap places in the middle of the action that they serve."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import NUMBER
from ecumene.games.everdell.laid import FREE, STANDARD
from tests.rules.everdell.short_forms import archived, at_home, crowd, partners
from tests.rules.everdell.table import Table, why

# The card on which the worker stands goes


@pytest.mark.rule("EV-351")
@pytest.mark.parametrize(("card", "where"), [("inn", " meadow-1"), ("hotel", ""), ("locomotive", " station-1")])
def test_ruins_played_through_a_card_may_replace_that_very_card(card: str, where: str) -> None:
    table = Table(newleaf="station").city(0, card).meadow("ruins").hand(0, "ruins").station("ruins").tiles("one-vp")
    table.play(f"visit {card}", f"play ruins{where}")
    assert (table.cities[0], table.workers(), table.pile()) == (["ruins"], ["nowhere"], [card])
    assert (at_home(table), table.points()) == (1, 1 if card == "locomotive" else 0)


@pytest.mark.rule("EV-464")
def test_a_cemetery_that_brings_its_own_ruins_loses_the_worker_just_placed() -> None:
    table = Table().city(0, "cemetery").deck("ruins", "king", "king", "king").home(0, 1)
    table.play("visit cemetery", "play ruins revealed")
    assert (table.cities[0], table.workers(), at_home(table), table.goods()) == (["ruins"], [], 0, (0, 0, 2, 0))
    table.turn(0).play("prepare")
    assert at_home(table) == 1


@pytest.mark.rule("EV-351")
def test_a_chipsmith_discarded_by_the_magician_it_activated_still_activates_a_second_card() -> None:
    table = Table().city(0, "chipsmith", "magician", "farm")
    table.play("visit chipsmith", "activate magician", "remove chipsmith", "gain twig", "activate farm")
    assert (table.cities[0], table.workers(), table.goods(), table.points()) == (
        ["magician", "farm"],
        ["nowhere"],
        (1, 0, 0, 1),
        1,
    )


@pytest.mark.breach("EV-351")
def test_a_worker_stays_on_its_own_card_when_a_twin_leaves() -> None:
    table = Table().city(0, "inn", "inn", "mine").worker(1, "inn-2@1").hand(0, "ruins").play("play ruins", "remove inn")
    assert (table.workers(1), table.cities[0]) == (["inn@1"], ["inn", "mine", "ruins"])
    table.turn(0).meadow("mine")
    assert why(table, "visit inn") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-077")
def test_a_token_stays_on_its_own_card_when_a_twin_leaves() -> None:
    table = Table().city(0, "farm", "farm", "mine").occupied(0, "farm-2").hand(0, "ruins", "wife")
    assert table.legal("play wife") == {"play wife free=farm"}
    table.play("play ruins", "remove farm").turn(0)
    assert (table.laid(0, "farm").token, why(table, "play wife free=farm")) == (
        STANDARD,
        ("EV-077", "occupied-already"),
    )
    table = Table().city(0, "farm", "farm").occupied(0, "farm-2").hand(0, "ruins").play("play ruins", "remove farm-2")
    assert table.laid(0, "farm").token == FREE


@pytest.mark.rule("EV-088")
@pytest.mark.rule("EV-465")
def test_cats_in_a_university_of_another_leave_their_lost_workers_there() -> None:
    table = Table().ability(0, "cats").city(0, "cemetery", "inn").city(1, "university", "inn").worker(1, "university")
    table.worker(0, "cemetery", fixed=True).home(1, 0).play("visit university@2", "remove cemetery", "gain twig")
    assert (table.workers(0), table.cities) == (["university@2"] * 2, [["inn"], ["university", "inn"]])
    table.play("prepare").turn(0).home(0, 0).play("prepare").turn(1)
    assert (table.workers(0), why(table, "visit university")) == (["university@2"], ("EV-050", "place-taken"))


@pytest.mark.breach("EV-087")
def test_a_university_discarded_itself_loses_the_workers_it_had_kept() -> None:
    table = Table().city(0, "university", "cemetery").worker(0, "cemetery", fixed=True).home(0, 1).hand(0, "ruins")
    table.play("visit university", "gain twig").turn(0).play("play ruins")
    assert (table.cities[0], table.workers()) == (["ruins"], ["nowhere"])
    table.turn(0).play("prepare")
    assert (table.workers(), at_home(table)) == ([], 2)


# Second cells and spaces


@pytest.mark.rule("EV-353")
def test_what_was_used_stays_used_when_ranger_monk_or_undertaker_leave() -> None:
    table = Table().city(0, "dungeon", "ranger", "university").prisoners(0, "wife", "king").play("visit university")
    table.play("remove ranger", "gain twig")
    assert table.laid(0, "dungeon").beneath == (NUMBER["wife"], NUMBER["king"])
    for card, opener in (("monastery", "monk"), ("cemetery", "undertaker")):
        table = Table().city(0, card, opener, "dungeon").worker(0, card, card, fixed=True).hand(0, "inn")
        table.play(f"play inn prison={opener}")
        assert table.workers() == [card, card]


@pytest.mark.breach("EV-353")
def test_it_is_not_filled_anew() -> None:
    table = Table().city(0, "dungeon", "ranger", "university", "queen").prisoners(0, "wife").hand(0, "inn").rich()
    assert "play inn prison=queen" in table.legal("play inn")
    table.play("visit university", "remove ranger", "gain twig").turn(0)
    assert why(table, "play inn prison=queen") == ("EV-125", "no-prisoner")
    for card, opener in (("monastery", "monk"), ("cemetery", "undertaker")):
        table = Table().city(0, card, opener, "dungeon").worker(0, card, fixed=True).hand(0, "inn").rich()
        assert f"visit {card}" in table.legal("visit")
        table.play(f"play inn prison={opener}")
        assert why(table.turn(0), f"visit {card}") == ("EV-050", "place-taken")


# Helpers of Ruins


@pytest.mark.rule("EV-459")
@pytest.mark.parametrize("how", ["with=crane", "with=inventor", "prison=barge-toad"])
def test_a_helper_makes_room_for_ruins_though_they_cost_nothing(how: str) -> None:
    """In the full city the Farm shares its space, so that its leaving alone would not do."""
    table = Table().city(0, "crane", "inventor", "dungeon", "farm", "greenhouse+").hand(0, "ruins")
    crowd(table, 0, 11).stock(0).play(f"play ruins {how}")
    assert {"remove farm", "remove greenhouse"} <= table.legal("remove")
    helper = how.split("=")[1]
    number = table.cities[0].count(helper)
    table.play("remove farm")
    assert (table.cities[0][-1], number, table.goods()) == ("ruins", 10 if helper == "barge-toad" else 0, (2, 1, 0, 0))


@pytest.mark.breach("EV-459")
def test_without_a_helper_ruins_find_no_room_and_the_judge_is_no_help() -> None:
    table = crowd(Table().city(0, "farm", "greenhouse+", "judge", "inventor"), 0, 12).hand(0, "ruins")
    assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    assert why(table, "play ruins with=judge") == ("EV-345", "nothing-to-swap")
    assert table.legal("play ruins") == {"play ruins with=inventor"}
    table = archived(Table(), 0, "ruins").city(0, "crane", "inn").play("play ruins archive with=crane", "done")
    assert (table.cities[0], table.pile()) == (["ruins"], ["crane", "inn"])
    table = Table().city(0, "crane").hand(0, "ruins")
    assert why(table, "play ruins with=crane") == ("EV-149", "nothing-to-ruin")


# Prisoners and swaps


@pytest.mark.rule("EV-352")
def test_ruins_that_were_paid_with_a_prisoner_may_replace_the_dungeon() -> None:
    table = Table().city(0, "dungeon", "wife").hand(0, "ruins").play("play ruins prison=wife")
    assert (table.cities[0], table.pile(), table.goods()) == (["ruins"], ["dungeon", "wife"], (0, 1, 2, 0))


@pytest.mark.rule("EV-353")
def test_a_ranger_in_the_first_cell_closes_the_second_one() -> None:
    table = Table().city(0, "dungeon", "ranger", "king").hand(0, "inn", "mine").rich().play("play inn prison=ranger")
    assert table.laid(0, "dungeon").beneath == (NUMBER["ranger"],)
    assert why(table.turn(0), "play mine prison=king") == ("EV-125", "no-prisoner")


@pytest.mark.rule("EV-418")
def test_a_husband_takes_the_place_of_a_husband_in_a_full_city() -> None:
    table = crowd(Table().city(0, "dungeon", "husband", "wife+"), 0, 13).hand(0, "husband")
    table.play("play husband prison=husband")
    assert (len(table.cities[0]), partners(table, 0, "wife")) == (16, ["husband"])


@pytest.mark.breach("EV-348")
def test_of_two_pairs_only_the_one_that_lost_a_card_ends() -> None:
    table = Table().city(0, "husband", "wife+", "husband", "wife+", "dungeon").hand(0, "inn")
    table.play("play inn prison=wife")
    assert (partners(table, 0, "husband"), partners(table, 0, "husband-2")) == ([], ["wife"])
    assert table.score(0)["prosperity"] == 3


@pytest.mark.rule("EV-345")
def test_what_the_judge_swaps_in_goes_to_whoever_is_paid() -> None:
    table = Table().city(0, "judge").hand(0, "shepherd").stock(0, pebble=1, berry=2).play("play shepherd with=judge")
    assert (table.goods(), table.goods(1)) == ((0, 0, 0, 3), (0, 0, 1, 2))


@pytest.mark.rule("EV-084")
def test_a_main_road_opens_a_sixteenth_space_and_no_more() -> None:
    table = crowd(Table().city(0, "main-road"), 0, 15).hand(0, "inn", "mine").rich().play("play inn").turn(0)
    assert (len(table.cities[0]), why(table, "play mine")) == (17, ("EV-084", "city-full"))


# Reactions and productions whose ground has gone


@pytest.mark.breach("EV-343")
def test_a_museum_that_an_inner_card_replaced_reacts_to_neither_card() -> None:
    table = Table().city(0, "museum").hand(0, "postal-pigeon").stock(0, berry=2).deck("ruins", "king", "inn", "mine")
    table.play("play postal-pigeon", "play ruins revealed")
    assert (table.seat, table.cities[0], table.hands[0]) == (1, ["postal-pigeon", "ruins"], ["inn", "mine"])


@pytest.mark.rule("EV-462")
def test_a_husband_left_by_then_brings_nothing() -> None:
    table = Table().city(0, "magician", "husband", "wife+", "farm").home(0, 0).worker(0, "basic-8").play("prepare")
    table.play("activate magician", "remove wife", "gain twig")
    assert (table.seat, table.goods(), table.points()) == (1, (1, 0, 0, 1), 1)
    table = Table().city(0, "magician", "husband", "wife+", "farm").home(0, 0).worker(0, "basic-8").play("prepare")
    table.play("activate husband", "gain resin", "remove wife", "gain twig")
    assert (table.seat, table.goods(), table.points()) == (1, (1, 1, 0, 1), 1)


@pytest.mark.rule("EV-358")
def test_a_bank_gone_in_the_middle_of_production_takes_its_room_with_it() -> None:
    table = Table().city(0, "bank", "magician", "fairgrounds").tokens(0, "bank", 1).hand(0, *["king"] * 8)
    table.home(0, 0).worker(0, "basic-8").play("prepare", "activate magician", "remove bank", "gain twig")
    assert (table.seat, len(table.hands[0])) == (1, 8)
    table = Table().city(0, "bank", "magician", "fairgrounds").tokens(0, "bank", 1).hand(0, *["king"] * 8)
    table.home(0, 0).worker(0, "basic-8").play("prepare", "activate fairgrounds", "remove bank", "gain twig")
    assert (table.seat, len(table.hands[0])) == (1, 10)


@pytest.mark.rule("EV-470")
def test_meadow_cards_just_discarded_come_back_when_nothing_else_is_left() -> None:
    table = Table().hand(0, "undertaker").stock(0, berry=2).meadow("king", "inn", "mine").only_deck()
    table.play("play undertaker", "discard meadow-1", "discard meadow-2", "discard meadow-3")
    assert sorted(table.rows()[:3]) == ["inn", "king", "mine"]
    table.play("draw meadow-8")
    assert (table.hands[0], table.rows()[7], table.pile()) == (["wanderer"], "", [])


# Copies that play


@pytest.mark.rule("EV-082")
def test_a_fool_brought_by_a_copied_pigeon_is_a_play_of_yours() -> None:
    table = Table(3).city(0, "historian").city(1, "postal-pigeon", "fool").hand(0, "air-balloon").stock(0, twig=3)
    table.deck("fool", "king", "inn", "mine").play("play air-balloon", "play fool revealed")
    assert (table.cities[2], table.hands[0], table.seat) == (["fool"], ["inn", "mine"], 1)


@pytest.mark.rule("EV-344")
def test_a_copied_gardener_activates_and_plays_nothing() -> None:
    table = Table().city(0, "museum", "mine", "farm").city(1, "gardener").hand(0, "air-balloon").stock(0, twig=3)
    table.play("play air-balloon", "activate mine", "activate farm")
    assert (table.asked, table.goods()) == ("draw-or-not", (0, 0, 1, 1))
    table.play("done")
    assert table.seat == 1


@pytest.mark.breach("EV-460")
def test_three_plays_in_one_action_are_finished_from_the_inside_out() -> None:
    table = Table(newleaf="station").ability(0, "bats").station("postal-pigeon").tiles("one-vp").stock(0, berry=2)
    table.meadow(*["inn"] * 8).deck("postal-pigeon", "king", "school", "king", "mine", "bard", "judge", "wife")
    table.play("play postal-pigeon station-1", "play postal-pigeon revealed", "play school revealed")
    for place in (1, 2, 3):
        assert (table.asked, table.points(), table.game.station[0]) == ("archive-card", 0, -2)
        table.play(f"archive meadow-{place}")
    assert (table.rows()[:3], table.points()) == (["mine", "bard", "judge"], 1)
    assert (table.game.station[0], len(table.players[0].archive)) == (NUMBER["wife"], 3)
