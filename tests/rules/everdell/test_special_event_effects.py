"""Section 5: special events that recall workers, take cards, or count what lies in cities."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import CARDS
from tests.rules.everdell.table import Table, why


def ready(event: str, *cards: str, seats: int = 2) -> Table:
    return Table(seats).special(event).city(0, *cards)


def worth(table: Table, seat: int = 0) -> int:
    """What the events of the player bring."""
    return table.score(seat)["events"]


def beneath(table: Table) -> list[str]:
    """The cards beneath the first event of seat 0."""
    return [CARDS[card].id for card in table.game.players[0].events[0].beneath]


# Workers


@pytest.mark.rule("EV-059", "EV-333")
@pytest.mark.parametrize("place", ["basic-1", "lookout", "inn@2", "haven", "a-well-run-city"])
def test_a_well_run_city_takes_back_a_deployed_worker(place: str) -> None:
    table = ready("a-well-run-city", "chip-sweep", "clock-tower", "lookout").city(1, "inn").home(0, 1)
    table.worker(0, "basic-1", "lookout", "inn@2", "haven").play("claim a-well-run-city")
    places = {"basic-1", "lookout", "inn@2", "haven", "a-well-run-city"}
    assert table.legal() == {f"recall {name}" for name in places}
    table.play(f"recall {place}")
    assert (set(table.workers(0)), table.players[0].home) == (places - {place}, 1)
    assert (worth(table), table.events(0), table.seat) == (4, ["a-well-run-city"], 1)


@pytest.mark.breach("EV-059", "EV-333")
def test_no_worker_that_stays_for_good_and_none_of_others_comes_back() -> None:
    table = ready("a-well-run-city", "chip-sweep", "clock-tower", "monastery", "cemetery").worker(1, "basic-1")
    table.worker(0, "monastery", "cemetery", "journey-2", fixed=True).worker(0, "basic-8")
    table.play("claim a-well-run-city")
    assert table.legal() == {"recall basic-8", "recall a-well-run-city"}
    for place in ("monastery", "cemetery", "journey-2", "basic-1"):
        assert why(table, f"recall {place}") == ("EV-333", "no-worker-there")
    assert why(table, "done") == ("EV-333", "not-now")


@pytest.mark.parametrize(
    ("event", "card", "other"),
    [
        pytest.param("path-of-the-pilgrims", "monastery", "wanderer", marks=pytest.mark.rule("EV-067")),
        pytest.param("remembering-the-fallen", "cemetery", "shepherd", marks=pytest.mark.rule("EV-070")),
    ],
)
@pytest.mark.parametrize("workers", [0, 1, 2])
def test_workers_in_the_building_are_worth_three_each(event: str, card: str, other: str, workers: int) -> None:
    table = ready(event, card, other).worker(0, *[card] * workers, fixed=True).play(f"claim {event}")
    assert (worth(table), table.seat) == (3 * workers, 1)


@pytest.mark.parametrize(
    ("event", "card", "other", "wrong"),
    [
        pytest.param("path-of-the-pilgrims", "monastery", "wanderer", "cemetery", marks=pytest.mark.breach("EV-067")),
        pytest.param("remembering-the-fallen", "cemetery", "shepherd", "monastery", marks=pytest.mark.breach("EV-070")),
    ],
)
def test_workers_elsewhere_and_in_other_cities_do_not_count(event: str, card: str, other: str, wrong: str) -> None:
    table = ready(event, card, other, wrong).city(1, card).worker(1, card, fixed=True)
    table.worker(0, wrong, "journey-2", fixed=True).worker(0, "basic-1").play(f"claim {event}")
    assert worth(table) == 0
    # One that comes later counts: points are counted at the end.
    table.worker(0, card, fixed=True)
    assert worth(table) == 3


# Cards


@pytest.mark.rule("EV-061")
def test_ancient_scrolls_are_kept_or_put_beneath() -> None:
    table = ready("ancient-scrolls-discovered", "historian", "ruins").deck("king", "farm", "queen", "farm", "mine")
    table.play("claim ancient-scrolls-discovered")
    assert table.legal() == {"keep king", "keep queen", "keep farm", "keep mine", "done"}
    table.play("keep queen", "keep farm", "done")
    assert (table.hands[0], sorted(beneath(table))) == (["farm", "queen"], ["farm", "king", "mine"])
    assert (worth(table), table.pile(), table.seat) == (3, [], 1)


@pytest.mark.rule("EV-061")
@pytest.mark.parametrize(("kept", "points"), [(0, 5), (5, 0)])
def test_all_or_none_of_the_scrolls_may_be_kept(kept: int, points: int) -> None:
    table = ready("ancient-scrolls-discovered", "historian", "ruins").deck(*["king"] * 5)
    table.play("claim ancient-scrolls-discovered", *["keep king"] * kept)
    if kept < 5:
        table.play("done")
    assert (table.hands[0], worth(table), table.seat) == (["king"] * kept, points, 1)


@pytest.mark.breach("EV-061")
def test_only_revealed_scrolls_are_kept() -> None:
    table = ready("ancient-scrolls-discovered", "historian", "ruins").deck(*["king"] * 5, "mine").hand(0, "inn")
    table.play("claim ancient-scrolls-discovered")
    for card in ("mine", "inn", "wanderer"):
        assert why(table, f"keep {card}") == ("EV-061", "not-revealed")
    # Five cards are revealed, as many as there are.
    table = ready("ancient-scrolls-discovered", "historian", "ruins").only_deck("king", "king", "mine")
    table.play("claim ancient-scrolls-discovered", "done")
    assert (worth(table), len(beneath(table))) == (3, 3)


@pytest.mark.rule("EV-335")
@pytest.mark.parametrize(("held", "fits"), [(5, 3), (7, 1)])
def test_scrolls_are_kept_up_to_the_hand_limit(held: int, fits: int) -> None:
    table = ready("ancient-scrolls-discovered", "historian", "ruins").deck(*["king"] * 5).hand(0, *["farm"] * held)
    table.play("claim ancient-scrolls-discovered", *["keep king"] * fits)
    while table.seat == 0:
        assert table.legal() == {"done"}
        table.play("done")
    assert (len(table.hands[0]), worth(table)) == (8, 5 - fits)


@pytest.mark.breach("EV-335")
def test_a_full_hand_keeps_no_scroll() -> None:
    table = ready("ancient-scrolls-discovered", "historian", "ruins").deck(*["king"] * 5).hand(0, *["farm"] * 7)
    before = ready("ancient-scrolls-discovered", "historian", "ruins").deck(*["king"] * 5).hand(0, *["farm"] * 8)
    before.play("claim ancient-scrolls-discovered")
    assert (before.seat, before.hands[0], worth(before)) == (1, ["farm"] * 8, 5)
    table.play("claim ancient-scrolls-discovered", "keep king")
    assert (table.seat, len(table.hands[0]), worth(table)) == (1, 8, 4)


@pytest.mark.rule("EV-062")
def test_up_to_two_critters_of_the_city_are_captured() -> None:
    table = ready("capture-of-the-acorn-thieves", "courthouse", "ranger", "wife", "wife", "farm")
    table.play("claim capture-of-the-acorn-thieves")
    assert table.legal() == {"capture ranger", "capture wife", "capture wife-2", "done"}
    table.play("capture ranger", "capture wife-2")
    assert (table.cities[0], beneath(table)) == (["courthouse", "wife", "farm"], ["ranger", "wife"])
    assert (worth(table), table.pile(), table.seat) == (6, [], 1)


@pytest.mark.breach("EV-062")
def test_no_construction_and_no_critter_of_others_is_captured_and_nobody_must() -> None:
    table = ready("capture-of-the-acorn-thieves", "courthouse", "ranger").city(1, "wife").hand(0, "fool")
    table.play("claim capture-of-the-acorn-thieves")
    for card in ("courthouse", "wife@2", "wife", "fool"):
        assert why(table, f"capture {card}") == ("EV-062", "no-critter")
    table.play("done")
    assert (worth(table), table.cities[0], table.seat) == (0, ["courthouse", "ranger"], 1)


@pytest.mark.rule("EV-065")
def test_up_to_three_critters_of_the_hand_graduate() -> None:
    table = ready("graduation-of-scholars", "teacher", "university").hand(0, "king", "king", "wife", "fool", "farm")
    table.play("claim graduation-of-scholars")
    assert table.legal() == {"tuck king", "tuck wife", "tuck fool", "done"}
    table.play("tuck king", "tuck fool", "tuck king")
    assert (table.hands[0], beneath(table), worth(table)) == (["farm", "wife"], ["king", "fool", "king"], 6)
    assert (table.pile(), table.seat) == ([], 1)


@pytest.mark.breach("EV-065")
def test_no_construction_and_no_critter_of_the_city_graduates_and_nobody_must() -> None:
    table = ready("graduation-of-scholars", "teacher", "university", "wife").hand(0, "king", "farm")
    table.play("claim graduation-of-scholars")
    for card in ("farm", "wife", "teacher", "wanderer"):
        assert why(table, f"tuck {card}") == ("EV-065", "no-critter")
    table.play("done")
    assert (worth(table), table.hands[0], table.seat) == (0, ["farm", "king"], 1)


@pytest.mark.rule("EV-063")
def test_the_cure_costs_two_berries_and_two_cards_and_is_worth_six() -> None:
    table = ready("croak-wart-cure", "undertaker", "barge-toad", "farm", "mine", "inn").stock(0, berry=5)
    table.play("claim croak-wart-cure", "remove mine", "remove inn")
    assert (table.goods(), table.cities[0]) == ((0, 0, 0, 3), ["undertaker", "barge-toad", "farm"])
    assert (worth(table), table.pile(), table.seat) == (6, ["mine", "inn"], 1)


@pytest.mark.breach("EV-063")
def test_the_cure_takes_nothing_less_and_gives_nothing_back() -> None:
    table = ready("croak-wart-cure", "undertaker", "barge-toad", "farm", "mine").stock(0, 9, 9, 9, 1)
    assert why(table, "claim croak-wart-cure") == ("EV-331", "event-price")
    table.stock(0, berry=2).play("claim croak-wart-cure", "remove mine")
    assert why(table, "done")[1] == "not-now"
    table.play("remove farm")
    assert (table.goods(), worth(table)) == ((0, 0, 0, 0), 6)


@pytest.mark.rule("EV-332")
def test_the_required_cards_may_be_the_discarded_ones() -> None:
    table = ready("croak-wart-cure", "undertaker", "barge-toad", "farm", "king").stock(0, berry=2)
    table.play("claim croak-wart-cure")
    assert table.legal() == {"remove undertaker", "remove barge-toad", "remove farm", "remove king"}
    table.play("remove undertaker", "remove barge-toad")
    assert (table.cities[0], table.events(0), worth(table)) == (["farm", "king"], ["croak-wart-cure"], 6)


@pytest.mark.breach("EV-332")
def test_a_main_road_and_cards_of_others_are_not_discarded() -> None:
    table = ready("croak-wart-cure", "undertaker", "barge-toad", "main-road", "farm").city(1, "mine").hand(0, "inn")
    table.stock(0, berry=2).play("claim croak-wart-cure")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")
    assert why(table, "remove mine@2") == ("EV-332", "not-in-city")
    assert why(table, "remove inn") == ("EV-332", "not-in-city")
