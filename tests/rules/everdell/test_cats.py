"""Section 21: cats, who place workers where opponents' workers stand."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import NUMBER
from tests.rules.everdell.table import Table, why


def cats(seats: int = 2, **options: object) -> Table:
    return Table(seats, **options).ability(0, "cats")


def occupied_everywhere(table: Table) -> Table:
    """Seat 1 stands on every kind of space that has only one, and on all closed and open cards of its city."""
    table.forest("forest-4twig", "forest-2twig-1resin", "forest-3berry").season(0, "autumn").season(1, "autumn")
    table.city(1, "queen", "inn", "university", "chapel", "storehouse").stored(1, "storehouse", twig=3)
    table.worker(1, "basic-1", "basic-3", "basic-6", "basic-7", "forest-1", "queen", "inn", "university", "chapel")
    table.worker(1, "storehouse", "grand-tour", "cartographers-expedition")
    table.worker(1, "journey-5", "journey-4", "journey-3", fixed=True)
    table.claimed(1, "grand-tour", "cartographers-expedition")
    return table.hand(0, *["farm"] * 5).city(0, "wife").rich(0)


@pytest.mark.rule("EV-262", "EV-392")
def test_what_the_ability_opens_is_basic_and_forest_locations_and_red_cards() -> None:
    """The same position with and without the ability: only these spaces are more."""
    plain = occupied_everywhere(Table(2))
    with_cats = occupied_everywhere(cats())
    opened = {"basic-1", "basic-3", "basic-6", "basic-7", "forest-1", "queen@2", "inn@2", "university@2"}
    assert with_cats.legal() - plain.legal() == {f"visit {place}" for place in opened}


@pytest.mark.rule("EV-262")
def test_a_card_of_the_own_city_is_open_too_while_an_opponent_stands_on_it() -> None:
    table = cats().city(0, "inn").worker(1, "inn@1").meadow("wife")
    table.play("visit inn", "play wife meadow-1")
    assert (table.workers(0), table.workers(1), table.cities[0]) == (["inn"], ["inn@1"], ["inn", "wife"])


@pytest.mark.rule("EV-262")
def test_a_space_in_a_city_is_shared_with_any_opponent_not_only_with_its_owner() -> None:
    table = cats(3).city(1, "inn").worker(2, "inn@2").meadow("wife")
    table.play("visit inn@2", "play wife meadow-1")
    assert (table.cities[0], table.points(1), table.points(2)) == (["wife"], 1, 0)


@pytest.mark.breach("EV-262")
def test_a_closed_card_without_an_opponents_worker_stays_closed() -> None:
    table = cats().city(1, "queen", "university").hand(0, "farm").city(0, "wife").worker(1, "university")
    assert why(table, "visit queen@2") == ("EV-049", "not-open")
    assert table.legal("visit university") == {"visit university@2"}
    table.players[1].workers.clear()
    table.turn(0)
    assert why(table, "visit university@2") == ("EV-049", "not-open")


@pytest.mark.breach("EV-262")
@pytest.mark.parametrize("ability", ["bats", "bees", "snails"])
def test_other_abilities_do_not_open_taken_spaces(ability: str) -> None:
    table = occupied_everywhere(Table(2).ability(0, ability))
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    assert why(table, "visit inn@2") == ("EV-050", "place-taken")
    assert why(table, "visit queen@2") == ("EV-049", "not-open")


@pytest.mark.rule("EV-263")
def test_a_cat_stays_when_the_opponents_worker_goes_home_and_blocks_the_space() -> None:
    table = cats().worker(1, "basic-1", "basic-8").home(1, 0)
    table.play("visit basic-1", "prepare")
    assert (table.workers(0), table.workers(1)) == (["basic-1"], [])
    table.turn(1)
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")


@pytest.mark.rule("EV-263")
def test_a_cat_left_alone_on_a_closed_card_blocks_its_owner() -> None:
    table = cats().city(1, "queen").hand(0, "farm").hand(1, "farm").worker(1, "queen", "basic-8").home(1, 0)
    table.play("visit queen@2", "play farm", "prepare")
    assert (table.workers(0), table.workers(1)) == (["queen@2"], [])
    table.turn(1)
    assert why(table, "visit queen") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-263")
def test_a_cat_that_goes_home_frees_the_space() -> None:
    table = cats().city(1, "queen").hand(1, "farm").worker(0, "queen@2", "basic-8").home(0, 0)
    table.turn(1)
    assert why(table, "visit queen") == ("EV-050", "place-taken")
    table.turn(0).play("prepare")
    assert table.legal("visit queen") == {"visit queen"}


@pytest.mark.breach("EV-263")
def test_a_cat_alone_on_a_closed_card_is_no_opponents_worker() -> None:
    """When it alone stands there, it does not open the card to a second worker of its own."""
    table = cats().city(1, "queen").hand(0, "farm").worker(0, "queen@2")
    assert why(table, "visit queen@2") == ("EV-049", "not-open")


@pytest.mark.rule("EV-264")
def test_an_opponents_card_is_used_as_if_it_lay_in_the_own_city() -> None:
    """The University takes a card of the cats' city; its owner keeps everything and gets nothing."""
    table = cats().city(0, "farm", "university").city(1, "university", "mine").worker(1, "university")
    table.play("visit university@2")
    assert table.legal() == {"remove farm", "remove university"}
    table.play("remove farm", "gain berry")
    assert table.cities == [["university"], ["university", "mine"]]
    assert (table.goods(0), table.points(0)) == ((2, 1, 0, 1), 1)
    assert (table.goods(1), table.points(1)) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("EV-264")
def test_an_open_card_still_pays_its_owner_one_token() -> None:
    table = cats().city(1, "inn").worker(1, "inn").meadow("wife")
    table.play("visit inn@2")
    assert table.points(1) == 1


@pytest.mark.rule("EV-264")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("monastery", ("spend twig",)), ("cemetery", ("reveal deck", "done"))],
)
def test_a_space_for_good_keeps_the_cat(card: str, answers: tuple[str, ...]) -> None:
    table = cats(tickets=True).city(1, card).worker(1, card, fixed=True).stock(0, twig=1, resin=1)
    table.discards("farm", "farm", "farm", "farm").play(f"visit {card}@2", *answers)
    table.worker(0, "basic-8").home(0, 0).turn(0)
    assert why(table, f"ticket {card}@2") == ("EV-251", "worker-stays")
    table.play("prepare")
    assert (table.workers(0), table.players[0].home) == ([f"{card}@2"], 1)


@pytest.mark.rule("EV-264")
def test_the_lookout_of_an_opponent_copies_a_location_for_the_cat() -> None:
    table = cats().city(1, "lookout").worker(1, "lookout")
    table.play("visit lookout@2 copy=basic-6")
    assert (table.goods(0), table.goods(1), table.workers(0)) == ((0, 0, 1, 0), (0, 0, 0, 0), ["lookout@2"])


@pytest.mark.rule("EV-264")
def test_the_chipsmith_of_an_opponent_activates_the_cats_own_green_cards() -> None:
    table = cats().city(0, "farm", "mine").city(1, "chipsmith", "twig-barge").worker(1, "chipsmith")
    table.play("visit chipsmith@2")
    assert table.legal("activate") == {"activate farm", "activate mine"}
    table.play("activate mine", "activate farm")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 1, 1), (0, 0, 0, 0))


@pytest.mark.rule("EV-264")
def test_the_conductor_of_an_opponent_copies_for_the_cat_as_its_own_would() -> None:
    """It copies a red card of an opponent of the cats; nobody gets a token for it."""
    table = cats().city(0, "farm", "inn").city(1, "conductor", "university").worker(1, "conductor")
    table.play("visit conductor@2")
    assert table.legal("copy") >= {"copy university@2"}
    assert "copy inn" not in table.legal()
    table.play("copy university@2", "remove farm", "gain pebble")
    assert (table.cities, table.goods(0)) == ([["inn"], ["conductor", "university"]], (2, 1, 1, 0))
    assert (table.points(0), table.points(1)) == (1, 0)


@pytest.mark.breach("EV-264")
def test_a_closed_card_pays_its_owner_nothing_and_its_city_is_not_used() -> None:
    table = cats().city(1, "queen").worker(1, "queen").hand(0, "farm").hand(1, "mine")
    table.play("visit queen@2")
    assert table.refusal("play mine").rule == "EV-146"
    table.play("play farm")
    assert (table.cities, table.points(1)) == ([["farm"], ["queen"]], 0)


@pytest.mark.breach("EV-264")
def test_a_cat_on_an_ordinary_card_comes_home() -> None:
    table = cats().city(1, "queen").worker(1, "queen").hand(0, "farm").home(0, 1).worker(0, "basic-8")
    table.play("visit queen@2", "play farm").turn(0).play("prepare")
    assert (table.workers(0), table.players[0].home) == ([], 2)


@pytest.mark.rule("EV-265")
def test_of_all_cards_with_an_opponents_worker_chapel_and_storehouse_stay_closed() -> None:
    table = cats().city(1, "chapel", "storehouse", "lookout").stored(1, "storehouse", resin=2)
    table.worker(1, "chapel", "storehouse", "lookout")
    assert {text.split()[1] for text in table.legal("visit") if "@" in text} == {"lookout@2"}


@pytest.mark.rule("EV-265")
def test_cats_use_their_own_chapel_and_storehouse() -> None:
    table = cats().city(0, "chapel", "storehouse").stored(0, "storehouse", resin=2)
    assert table.legal("visit chapel") == {"visit chapel"}
    table.play("visit storehouse")
    assert table.goods(0) == (0, 2, 0, 0)


@pytest.mark.breach("EV-265")
@pytest.mark.parametrize(("card", "rule"), [("chapel", "EV-265"), ("storehouse", "EV-368")])
def test_an_opponents_chapel_or_storehouse_is_refused(card: str, rule: str) -> None:
    table = cats().city(1, card).worker(1, card)
    if card == "storehouse":
        table.stored(1, card, twig=3)
    assert why(table, f"visit {card}@2") == (rule, "not-open")


@pytest.mark.breach("EV-265")
def test_cards_of_other_boxes_are_in_no_game() -> None:
    assert "pirate-ship" not in NUMBER
    assert not [card for card in NUMBER if "legend" in card]


@pytest.mark.breach("EV-392")
def test_cats_do_not_open_journeys_events_or_a_space_with_their_own_worker() -> None:
    table = occupied_everywhere(cats()).city(0, "inn", "lookout", "queen", "wanderer", "wanderer", "poet")
    table.worker(0, "basic-3", "forest-1", "university@2")
    for length in (5, 4, 3):
        assert why(table, f"visit journey-{length}") == ("EV-032", "place-taken")
    for event in ("grand-tour", "cartographers-expedition"):
        assert why(table, f"claim {event}") == ("EV-051", "event-taken")
    assert why(table, "visit basic-3") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    assert table.refusal("visit university@2").rule in ("EV-049", "EV-050")


@pytest.mark.rule("EV-393")
def test_cats_at_an_opponents_hotel_pay_its_owner_two_tokens() -> None:
    table = cats().city(1, "hotel").worker(1, "hotel").hand(0, "farm")
    table.play("visit hotel@2", "play farm")
    assert (table.cities[0], table.points(0), table.points(1)) == (["farm"], 0, 2)


@pytest.mark.breach("EV-393")
def test_a_hotel_pays_its_owner_not_whoever_stands_on_it_and_the_own_one_nobody() -> None:
    table = cats(3).city(1, "hotel").worker(2, "hotel@2").hand(0, "farm")
    table.play("visit hotel@2")
    assert [table.points(seat) for seat in range(3)] == [0, 2, 0]
    table = cats().city(0, "hotel").worker(1, "hotel@1").hand(0, "farm")
    table.play("visit hotel", "play farm")
    assert (table.points(0), table.points(1)) == (0, 0)


@pytest.mark.rule("EV-488")
def test_among_four_players_a_cat_may_be_the_third_worker_in_the_forest() -> None:
    table = cats(4).forest("forest-4twig", "forest-3berry", "forest-2any", "forest-2berry-1card")
    table.worker(1, "forest-1").worker(2, "forest-1").play("visit forest-1")
    assert (table.goods(0), table.workers(0)) == ((4, 0, 0, 0), ["forest-1"])


@pytest.mark.breach("EV-488")
def test_a_third_worker_that_is_no_cat_or_a_second_cat_is_refused() -> None:
    table = cats(4).forest("forest-4twig", "forest-3berry", "forest-2any", "forest-2berry-1card")
    table.worker(1, "forest-1").worker(2, "forest-1").turn(3)
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    table.worker(0, "forest-1").turn(0)
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
