"""Playing a card: which cards react to a play, and which do not."""

from __future__ import annotations

import pytest

from tests.rules.everdell.short_forms import crowd
from tests.rules.everdell.table import Table, why

#: All blue cards that react to plays.
REACTING = ("historian", "museum", "shopkeeper", "courthouse", "city-hall", "diplomat")


# Not for itself


@pytest.mark.rule("EV-081")
def test_the_others_react_to_a_card_that_reacts_itself() -> None:
    table = Table().city(0, "historian").hand(0, "museum").stock(0, 1, 2, 1).deck("king").play("play museum")
    assert (table.hands[0], table.seat) == (["king"], 1)
    table.turn(0).hand(0, "shopkeeper").stock(0, berry=2).deck("queen", "inn", "mine").play("play shopkeeper")
    assert table.legal() == {"trigger historian", "trigger museum"}
    table.play("trigger historian", "draw deck")
    assert (table.hands[0], table.goods()) == (["inn", "mine", "queen"], (0, 0, 0, 0))


@pytest.mark.breach("EV-081")
@pytest.mark.parametrize("card", REACTING)
def test_no_card_reacts_to_its_own_play(card: str) -> None:
    table = Table().hand(0, card, "king").rich()
    before = table.goods()
    table.play(f"play {card}")
    assert (table.asked, table.seat, table.hands[0], table.points()) == ("take-turn", 1, ["king"], 0)
    assert sum(before) - sum(table.goods()) == {"historian": 2, "shopkeeper": 2, "diplomat": 3}.get(card, 4)


# Cards played by way of others


def played_through(name: str) -> Table:
    """A Historian sees a School played by way of something else, and nothing but that."""
    table = Table().city(0, "historian", *(() if name in ("forest", "pigeon", "balloon") else (name,)))
    if name in ("queen", "hotel"):
        return table.hand(0, "school").stock(0, resin=1).play(f"visit {name}", "play school")
    if name == "inn":
        return table.meadow("school").stock(0, resin=1).play("visit inn", "play school meadow-1")
    if name == "cemetery":
        return table.deck("school", "king", "king", "king").play("visit cemetery", "play school revealed")
    if name == "conductor":
        return table.city(1, "queen").hand(0, "school").play("visit conductor", "copy queen@2", "play school")
    table.forest("forest-2meadow-play1-minus1").meadow("school", "king").stock(0, twig=2, resin=1)
    return table.play("visit forest-1", "draw meadow-1", "draw meadow-2", "play school")


@pytest.mark.rule("EV-082")
@pytest.mark.parametrize("name", ["queen", "inn", "hotel", "cemetery", "conductor", "forest"])
def test_a_card_played_by_way_of_another_sets_off_reactions(name: str) -> None:
    table = played_through(name)
    assert table.cities[0][-1] == "school"
    assert table.hands[0] == (["farm", "king"] if name == "forest" else ["farm"])


@pytest.mark.rule("EV-082")
def test_a_card_brought_by_a_pigeon_or_by_a_copy_of_one_is_played_too() -> None:
    table = Table().city(0, "historian").hand(0, "postal-pigeon").stock(0, berry=2).deck("school", "king")
    table.play("play postal-pigeon", "play school revealed")
    assert (table.cities[0], len(table.hands[0])) == (["historian", "postal-pigeon", "school"], 2)
    table = Table().city(0, "historian").city(1, "postal-pigeon").hand(0, "air-balloon").stock(0, twig=3)
    table.deck("school", "king").play("play air-balloon", "play school revealed")
    assert (table.cities[0], len(table.hands[0])) == (["historian", "air-balloon", "school"], 2)


@pytest.mark.breach("EV-082")
def test_cards_that_are_not_played_by_you_set_off_nothing() -> None:
    table = Table().city(0, "historian").hand(0, "postal-pigeon").stock(0, berry=2).deck("school", "king")
    table.play("play postal-pigeon", "done")
    assert table.hands[0] == ["farm"]
    table = Table().city(0, "historian").forest("forest-2meadow-play1-minus1").meadow("inn", "king").stock(0, twig=9)
    table.play("visit forest-1", "draw meadow-1", "draw meadow-2", "done")
    assert (table.hands[0], table.seat) == (["inn", "king"], 1)
    table = Table().city(0, "historian").turn(1).hand(1, "inn").rich(1).play("play inn")
    assert (table.hands[0], table.seat) == ([], 0)


# The Fool


@pytest.mark.rule("EV-083")
def test_historian_museum_and_diplomat_react_to_the_fool_you_play() -> None:
    table = Table().city(0, "historian", "museum", "diplomat").hand(0, "fool", "king").stock(0, berry=3)
    table.deck("inn", "mine", "queen", "bard").play("play fool")
    assert table.legal() == {"trigger historian", "trigger museum", "trigger diplomat"}
    table.play("trigger diplomat", "give king @2", "trigger historian", "draw deck")
    assert (table.hands, table.points()) == ([["bard", "inn", "mine", "queen"], ["king"]], 1)


@pytest.mark.breach("EV-083")
def test_shopkeeper_courthouse_and_city_hall_do_not_and_neither_does_the_host() -> None:
    table = Table().city(0, "shopkeeper", "courthouse", "city-hall").hand(0, "fool", "king").stock(0, berry=3)
    table.city(1, "historian", "museum", "diplomat", "shopkeeper").hand(1, "inn").play("play fool")
    assert (table.asked, table.seat, table.goods(), table.goods(1)) == ("take-turn", 1, (0, 0, 0, 0), (0, 0, 0, 0))
    assert (table.hands, table.points(), table.points(1)) == ([["king"], ["inn"]], 0, 0)


@pytest.mark.rule("EV-419")
def test_the_fool_needs_no_room_and_no_uniqueness_where_it_comes_from() -> None:
    table = crowd(Table().city(0, "fool"), 0, 14).hand(0, "fool").stock(0, berry=3).play("play fool")
    assert (table.cities[1], len(table.cities[0])) == (["fool"], 15)


@pytest.mark.rule("EV-419")
def test_the_fool_counts_in_the_city_it_lies_in() -> None:
    table = Table().city(0, "theater", "wanderer", "wanderer").city(1, "theater", "wanderer", "wanderer")
    table.hand(0, "fool").stock(0, berry=3).play("play fool")
    assert (table.score(1)["prosperity"], table.score(1)["cards"]) == (1, 3 + 1 + 1 - 2)
    assert "claim cartographers-expedition" in table.legal("claim")


@pytest.mark.rule("EV-419")
def test_its_host_may_imprison_or_discard_the_fool() -> None:
    table = Table().city(0, "dungeon", "fool").hand(0, "inn").play("play inn prison=fool")
    assert table.cities[0] == ["dungeon", "inn"]
    table = Table().city(0, "university", "fool").play("visit university", "gain twig")
    assert (table.cities[0], table.goods(), table.pile()) == (["university"], (1, 0, 0, 3), ["fool"])


@pytest.mark.breach("EV-419")
def test_the_fool_does_not_count_for_whoever_played_it() -> None:
    table = Table().city(0, "theater", "wanderer", "wanderer").hand(0, "fool").stock(0, berry=3).play("play fool")
    table.turn(0)
    assert (table.score(0)["prosperity"], table.score(0)["cards"]) == (0, 5)
    assert why(table, "claim cartographers-expedition") == ("EV-057", "event-needs")
    table = crowd(Table(3).city(1, "fool"), 2, 15).hand(0, "fool").stock(0, berry=3)
    assert why(table, "play fool") == ("EV-129", "nobody-takes-fool")


# Cards that come or go while a card is played


@pytest.mark.rule("EV-342")
def test_a_card_brought_in_reacts_from_the_next_play_on() -> None:
    table = Table().hand(0, "postal-pigeon", "inn").rich().deck("historian", "king")
    table.play("play postal-pigeon", "play historian revealed").turn(0).play("play inn")
    assert (table.cities[0], table.hands[0]) == (["postal-pigeon", "historian", "inn"], ["farm"])


@pytest.mark.breach("EV-342")
def test_a_card_brought_in_does_not_react_to_what_brought_it() -> None:
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).deck("historian", "king")
    table.play("play postal-pigeon", "play historian revealed")
    assert (table.hands[0], table.seat) == ([], 1)
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).deck("postal-pigeon", "king", "shopkeeper", "king")
    table.play("play postal-pigeon", "play postal-pigeon revealed", "play shopkeeper revealed")
    assert (table.cities[0], table.goods()) == (["postal-pigeon", "postal-pigeon", "shopkeeper"], (0, 0, 0, 0))


@pytest.mark.breach("EV-342")
def test_nor_does_a_card_played_by_a_worker_that_the_ranger_moved() -> None:
    table = Table().city(0, "queen").worker(0, "basic-8").hand(0, "ranger", "museum").stock(0, berry=2)
    table.play("play ranger", "visit queen", "play museum")
    assert (table.cities[0], table.hands[0], table.seat) == (["queen", "ranger", "museum"], [], 1)


@pytest.mark.rule("EV-343")
def test_cards_that_stay_react_while_others_leave_as_payment() -> None:
    table = Table().city(0, "dungeon", "historian", "museum").hand(0, "inn").deck("king", "queen", "mine")
    table.play("play inn prison=historian")
    assert table.asked == "draw-or-not"
    table.play("draw deck")
    assert (table.hands[0], table.seat) == (["king", "queen"], 1)


@pytest.mark.breach("EV-343")
@pytest.mark.parametrize(("gone", "card"), [("historian", "inn"), ("shopkeeper", "wife"), ("diplomat", "wife")])
def test_a_prisoner_does_not_react_to_the_card_it_paid_for(gone: str, card: str) -> None:
    table = Table().city(0, "dungeon", gone).hand(0, card, "king").play(f"play {card} prison={gone}")
    assert (table.seat, table.hands[0], table.goods(), table.points()) == (1, ["king"], (0, 0, 0, 0), 0)


@pytest.mark.breach("EV-343")
def test_a_card_discarded_by_the_card_played_does_not_react() -> None:
    table = Table().city(0, "historian").hand(0, "magician").stock(0, berry=3)
    table.play("play magician", "remove historian", "gain twig")
    assert (table.cities[0], table.hands[0], table.seat) == (["magician"], [], 1)
    table = Table().city(0, "university", "museum").worker(0, "basic-8").hand(0, "ranger").stock(0, berry=2)
    table.play("play ranger", "visit university", "remove museum", "gain twig")
    assert (table.cities[0], table.hands[0], table.seat) == (["university", "ranger"], [], 1)


@pytest.mark.breach("EV-343")
@pytest.mark.parametrize("gone", ["courthouse", "city-hall", "museum"])
def test_a_card_that_became_ruins_does_not_react_to_them(gone: str) -> None:
    table = Table().city(0, gone).hand(0, "ruins").deck("king", "queen").play("play ruins")
    assert (table.cities[0], table.hands[0], table.points(), table.seat) == (["ruins"], ["king", "queen"], 0, 1)
    assert sum(table.goods()) == 4


# Copies


@pytest.mark.rule("EV-344")
def test_only_the_card_itself_is_played_not_what_it_copies() -> None:
    table = Table().city(0, "historian").city(1, "wanderer").hand(0, "air-balloon").stock(0, twig=3)
    table.play("play air-balloon")
    assert len(table.hands[0]) == 3 + 1
    table = Table().city(0, "historian", "farm").hand(0, "chip-sweep").stock(0, berry=3)
    table.play("play chip-sweep", "activate farm")
    assert (table.hands[0], table.goods()) == (["farm"], (0, 0, 0, 1))


@pytest.mark.breach("EV-344")
def test_activating_and_repeating_sets_off_nothing() -> None:
    table = Table().city(0, *REACTING, "chipsmith", "farm", "mine").ability(0, "bats").hand(0, "king")
    table.play("visit chipsmith", "activate farm", "activate mine")
    assert (table.asked, table.seat, table.hands[0], table.goods()) == ("take-turn", 1, ["king"], (0, 0, 1, 1))
    table = Table().city(0, *REACTING, "miner-mole").city(1, "farm").ability(0, "bats").hand(0, "king")
    table.home(0, 0).worker(0, "basic-8").play("prepare", "copy farm@2")
    assert (table.asked, table.seat, table.hands[0], table.goods()) == ("take-turn", 1, ["king"], (0, 0, 0, 1))


@pytest.mark.breach("EV-344")
def test_a_green_card_that_is_activated_is_not_answered_by_the_snails() -> None:
    table = (
        Table().city(0, "farm", "chipsmith").ability(1, "snails", ("king",)).play("visit chipsmith", "activate farm")
    )
    assert (table.asked, table.seat, table.goods(), table.goods(1)) == ("take-turn", 1, (0, 0, 0, 1), (0, 0, 0, 0))
