"""Section 4: the Basic locations, the Haven and the Journey."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

Gains = tuple[int, int, int, int]


# Basic locations


@pytest.mark.parametrize(
    ("place", "goods", "points", "cards"),
    [
        pytest.param("basic-1", (3, 0, 0, 0), 0, 0, marks=pytest.mark.rule("EV-021")),
        pytest.param("basic-2", (2, 0, 0, 0), 0, 1, marks=pytest.mark.rule("EV-022")),
        pytest.param("basic-3", (0, 2, 0, 0), 0, 0, marks=pytest.mark.rule("EV-023")),
        pytest.param("basic-4", (0, 1, 0, 0), 0, 1, marks=pytest.mark.rule("EV-024")),
        pytest.param("basic-5", (0, 0, 0, 0), 1, 2, marks=pytest.mark.rule("EV-025")),
        pytest.param("basic-6", (0, 0, 1, 0), 0, 0, marks=pytest.mark.rule("EV-026")),
        pytest.param("basic-7", (0, 0, 0, 1), 0, 1, marks=pytest.mark.rule("EV-027")),
        pytest.param("basic-8", (0, 0, 0, 1), 0, 0, marks=pytest.mark.rule("EV-028")),
    ],
)
def test_a_basic_location_gives_what_it_shows(place: str, goods: Gains, points: int, cards: int) -> None:
    table = Table().deck("king", "queen", "mine").play(f"visit {place}")
    assert (table.goods(), table.points(), table.hands[0]) == (goods, points, ["king", "queen"][:cards])
    assert table.seat == 1


@pytest.mark.parametrize(
    ("place", "goods", "points", "cards"),
    [
        pytest.param("basic-2", (2, 0, 0, 0), 0, 1, marks=pytest.mark.breach("EV-022")),
        pytest.param("basic-4", (0, 1, 0, 0), 0, 1, marks=pytest.mark.breach("EV-024")),
        pytest.param("basic-5", (0, 0, 0, 0), 1, 2, marks=pytest.mark.breach("EV-025")),
        pytest.param("basic-8", (0, 0, 0, 1), 0, 0, marks=pytest.mark.breach("EV-028")),
    ],
)
def test_a_shared_one_is_not_closed_by_a_worker_and_pays_only_the_visitor(
    place: str, goods: Gains, points: int, cards: int
) -> None:
    table = Table().worker(1, place).worker(0, place).play(f"visit {place}")
    assert (table.goods(0), table.points(0), len(table.hands[0])) == (goods, points, cards)
    assert (table.goods(1), table.points(1), table.hands[1]) == ((0, 0, 0, 0), 0, [])


@pytest.mark.parametrize(
    "place",
    [
        pytest.param("basic-1", marks=pytest.mark.breach("EV-021")),
        pytest.param("basic-3", marks=pytest.mark.breach("EV-023")),
        pytest.param("basic-6", marks=pytest.mark.breach("EV-026")),
        pytest.param("basic-7", marks=pytest.mark.breach("EV-027")),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_exclusive_one_is_closed_by_one_worker_however_many_play(place: str, seats: int) -> None:
    table = Table(seats).play(f"visit {place}")
    for seat in range(seats):
        assert why(table.turn(seat), f"visit {place}") == ("EV-018", "place-taken")


# The Haven


@pytest.mark.rule("EV-030")
@pytest.mark.parametrize("cards", [2, 3, 4, 5, 8])
def test_the_haven_gives_a_resource_for_every_two_cards(cards: int) -> None:
    table = Table().hand(0, *["king"] * 8).play("visit haven", *["discard king"] * cards)
    if cards < 8:
        table.play("done")
    for _ in range(cards // 2):
        assert table.legal() == {"gain twig", "gain resin", "gain pebble", "gain berry"}
        table.play("gain pebble")
    assert (table.goods(), table.hands[0], table.pile()) == (
        (0, 0, cards // 2, 0),
        ["king"] * (8 - cards),
        ["king"] * cards,
    )
    assert table.seat == 1


@pytest.mark.rule("EV-030")
def test_the_haven_is_shared_without_limit() -> None:
    table = Table().worker(0, "haven", "haven").worker(1, "haven").hand(0, "king").hand(1, "king")
    table.play("visit haven", "discard king", "visit haven", "discard king")
    assert (table.workers(0), table.workers(1)) == (["haven"] * 3, ["haven"] * 2)


@pytest.mark.breach("EV-030")
def test_an_odd_card_is_lost_and_nothing_but_hand_cards_counts() -> None:
    table = Table().hand(0, "king", "queen", "mine").city(0, "farm").play("visit haven")
    assert table.legal() == {"discard king", "discard mine", "discard queen"}
    assert why(table, "discard farm") == ("EV-030", "card-not-in-hand")
    table.play("discard king", "discard queen", "discard mine", "gain resin")
    assert (table.goods(), table.hands[0], table.seat) == ((0, 1, 0, 0), [], 1)


@pytest.mark.rule("EV-031")
def test_one_card_in_hand_is_enough_for_the_haven() -> None:
    table = Table().hand(0, "king")
    assert "visit haven" in table.legal()
    table.play("visit haven", "discard king")
    assert (table.workers(0), table.hands[0], table.goods()) == (["haven"], [], (0, 0, 0, 0))


@pytest.mark.breach("EV-031")
def test_the_haven_is_closed_to_an_empty_hand() -> None:
    table = Table(2, reservations=True).city(0, "farm").reserved(0, "king")
    assert why(table, "visit haven") == ("EV-031", "no-hand-cards")


# The Journey


def traveller(cards: int = 8) -> Table:
    return Table().season(0, "autumn").hand(0, *["king"] * cards)


@pytest.mark.rule("EV-032")
def test_the_shortest_journey_takes_any_number_and_the_others_are_open_once() -> None:
    table = traveller().worker(1, "journey-2", fixed=True).worker(0, "journey-2", fixed=True)
    assert table.legal("visit journey") == {f"visit journey-{length}" for length in (2, 3, 4, 5)}
    table.play("visit journey-2", "discard king", "discard king")
    assert table.workers(0) == ["journey-2", "journey-2"]


@pytest.mark.breach("EV-032")
@pytest.mark.parametrize("length", [3, 4, 5])
@pytest.mark.parametrize("holder", [0, 1])
def test_a_longer_journey_is_closed_by_one_worker(length: int, holder: int) -> None:
    table = traveller().worker(holder, f"journey-{length}", fixed=True)
    assert why(table, f"visit journey-{length}") == ("EV-032", "place-taken")
    assert len(table.legal("visit journey")) == 3


@pytest.mark.rule("EV-033")
@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_a_journey_costs_as_many_cards_as_it_scores_points(length: int) -> None:
    table = traveller().play(f"visit journey-{length}", *["discard king"] * length)
    assert (table.seat, len(table.hands[0]), table.pile()) == (1, 8 - length, ["king"] * length)
    assert (table.score()["journey"], table.points()) == (length, 0)


@pytest.mark.rule("EV-033")
def test_several_workers_of_one_player_may_travel() -> None:
    table = traveller()
    table.play("visit journey-5", *["discard king"] * 5)
    table.turn(0).play("visit journey-3", *["discard king"] * 3)
    assert (table.score()["journey"], table.score(1)["journey"]) == (8, 0)


@pytest.mark.breach("EV-033")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_nobody_travels_before_autumn(season: str, length: int) -> None:
    table = traveller().season(0, season).season(1, "autumn")
    assert why(table, f"visit journey-{length}") == ("EV-033", "journey-in-autumn")


@pytest.mark.breach("EV-033")
@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_a_journey_needs_all_its_cards_from_the_hand(length: int) -> None:
    table = traveller(length - 1)
    refusal = table.refusal(f"visit journey-{length}")
    assert (refusal.rule, refusal.reason) == ("EV-033", "journey-cards")
    assert (refusal.needs["have"], refusal.needs["number"]) == (length - 1, length)
    table = traveller(length).play(f"visit journey-{length}", "discard king")
    assert why(table, "done") == ("EV-033", "discard-more")


@pytest.mark.rule("EV-034")
def test_only_the_other_workers_can_be_moved_or_recalled() -> None:
    table = traveller().hand(0, "ranger").stock(0, berry=2).worker(0, "journey-5", fixed=True)
    table.worker(0, "basic-1", "basic-8").play("play ranger")
    assert table.legal() == {"move basic-1", "move basic-8"}
    table = Table().special("a-well-run-city").city(0, "chip-sweep", "clock-tower").season(0, "autumn")
    table.worker(0, "journey-5", fixed=True).worker(0, "basic-1").play("claim a-well-run-city")
    assert table.legal() == {"recall a-well-run-city", "recall basic-1"}


@pytest.mark.breach("EV-034")
def test_a_worker_on_a_journey_cannot_be_moved_or_recalled() -> None:
    table = traveller().hand(0, "ranger").stock(0, berry=2).worker(0, "journey-5", fixed=True)
    table.worker(0, "basic-1", "basic-8").play("play ranger")
    assert why(table, "move journey-5") == ("EV-034", "worker-stays")
    table = Table(2, tickets=True).season(0, "autumn").worker(0, "journey-5", fixed=True).worker(0, "basic-1")
    assert why(table, "ticket journey-5") == ("EV-251", "worker-stays")
    table = Table().special("a-well-run-city").city(0, "chip-sweep", "clock-tower").season(0, "autumn")
    table.worker(0, "journey-5", fixed=True).worker(0, "basic-1").play("claim a-well-run-city")
    assert why(table, "recall journey-5")[1] == "no-worker-there"


@pytest.mark.breach("EV-034")
def test_a_worker_that_set_out_by_the_rules_stays_there() -> None:
    table = Table(2, tickets=True).season(0, "autumn").hand(0, "king", "king")
    table.play("visit journey-2", "discard king", "discard king").turn(0)
    assert table.legal("ticket") == set()
    table.hand(0, "ranger").stock(0, berry=2).play("play ranger")
    assert (table.seat, table.workers(0)) == (1, ["journey-2"])
