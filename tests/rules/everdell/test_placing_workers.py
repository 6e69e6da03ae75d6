"""Section 4: spaces for workers in general, and workers that are moved."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import IllegalMove
from tests.rules.everdell.table import Table, why

EXCLUSIVE = ("basic-1", "basic-3", "basic-6", "basic-7")
SHARED = ("basic-2", "basic-4", "basic-5", "basic-8")


def ranger(*places: str, seats: int = 2) -> Table:
    """Seat 0 can play a Ranger and has workers at these places."""
    return Table(seats).hand(0, "ranger").stock(0, berry=2).home(0, 0).worker(0, *places)


def lifted(table: Table, place: str) -> Table:
    """The Ranger is played and takes the worker from there; with a single worker nobody is asked which."""
    table.play("play ranger")
    return table.play(f"move {place}") if table.asked == "lift-worker" else table


# Spaces


@pytest.mark.rule("EV-017")
def test_a_worker_is_put_down_and_the_space_takes_effect_at_once() -> None:
    table = Table().play("visit basic-1")
    assert (table.workers(0), table.players[0].home, table.goods()) == (["basic-1"], 1, (3, 0, 0, 0))
    assert table.seat == 1


@pytest.mark.breach("EV-017")
def test_a_space_that_is_not_available_takes_no_worker_and_gives_nothing() -> None:
    table = Table().worker(1, "basic-1")
    with pytest.raises(IllegalMove):
        table.play("visit basic-1")
    assert (table.workers(0), table.players[0].home, table.goods(), table.seat) == ([], 2, (0, 0, 0, 0), 0)
    # One worker at a time, and its space takes effect once.
    table.play("visit basic-3", "visit basic-8", "visit basic-8")
    assert (table.workers(0), table.goods()) == (["basic-3", "basic-8"], (0, 2, 0, 1))


@pytest.mark.rule("EV-018")
@pytest.mark.parametrize("place", SHARED)
def test_a_shared_space_takes_any_number_even_of_one_player(place: str) -> None:
    table = Table().worker(0, place, place).worker(1, place).play(f"visit {place}", f"visit {place}")
    assert (table.workers(0), table.workers(1)) == ([place] * 3, [place] * 2)


@pytest.mark.breach("EV-018")
@pytest.mark.parametrize("place", EXCLUSIVE)
@pytest.mark.parametrize("holder", [0, 1])
def test_an_exclusive_space_takes_one_in_total(place: str, holder: int) -> None:
    table = Table()
    assert f"visit {place}" in table.legal()
    assert why(table.worker(holder, place), f"visit {place}") == ("EV-018", "place-taken")


@pytest.mark.rule("EV-019")
def test_a_deployed_worker_stays_until_its_owner_prepares() -> None:
    table = Table().play("visit basic-1", "visit basic-8", "visit basic-3", "visit basic-8")
    assert table.workers(0) == ["basic-1", "basic-3"]
    table.play("prepare")
    assert (table.workers(0), table.players[0].home) == ([], 3)
    assert "visit basic-1" in table.turn(1).home(1, 1).legal()


@pytest.mark.breach("EV-019")
def test_neither_its_owner_nor_somebody_elses_season_takes_it_back() -> None:
    table = Table().worker(0, "basic-1")
    assert why(table, "recall basic-1") == ("EV-014", "not-now")
    table.home(1, 0).worker(1, "basic-8", "basic-8").turn(1).play("prepare")
    assert (table.workers(0), table.players[0].home) == (["basic-1"], 2)
    # Not even the end of its owner's game.
    table.season(0, "autumn").turn(0).play("pass")
    assert table.workers(0) == ["basic-1"]
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")


@pytest.mark.rule("EV-020")
def test_one_effect_of_several_makes_a_visit_legal() -> None:
    table = Table().forest("forest-3card-1pebble").hand(0, *["king"] * 8).play("visit forest-1")
    assert (table.goods(), len(table.hands[0])) == ((0, 0, 1, 0), 8)
    # A Chapel with a full hand: the token is laid, no card is drawn.
    table = Table().city(0, "chapel").hand(0, *["king"] * 8).play("visit chapel")
    assert (table.laid(0, "chapel").points, len(table.hands[0])) == (1, 8)


@pytest.mark.rule("EV-020")
@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("hotel", "play-through"),
        ("locomotive", "play-through"),
        ("chipsmith", "activate-green"),
        ("conductor", "copy-red"),
    ],
)
def test_what_only_may_be_done_can_be_declined_unless_the_table_is_strict(card: str, question: str) -> None:
    for strict in (False, True):
        table = Table(2, newleaf="station", must_act=strict).city(0, card, "mine", "farm").city(1, "lookout")
        table.hand(0, "crane").rich().play(f"visit {card}")
        assert (table.asked, "done" in table.legal()) == (question, not strict)


@pytest.mark.breach("EV-020")
def test_a_visit_without_any_effect_is_refused_and_a_plain_effect_cannot_be_left_out() -> None:
    table = Table().city(0, "inn", "queen").meadow(*["king"] * 8)
    for card in ("inn", "queen"):
        assert why(table, f"visit {card}") == ("EV-326", "visit-without-effect")
    table.meadow("crane")
    for card in ("inn", "queen"):
        table.turn(0).play(f"visit {card}")
        assert why(table, "done") == ("EV-020", "must-play")


# Moving a worker


@pytest.mark.rule("EV-325")
def test_a_moved_worker_frees_its_space_and_visits_the_new_one_in_full() -> None:
    table = lifted(ranger("basic-1"), "basic-1").play("visit basic-3")
    assert (table.workers(0), table.goods(), table.players[0].home) == (["basic-3"], (0, 2, 0, 0), 0)
    assert table.seat == 1
    assert "visit basic-1" in table.legal()


@pytest.mark.rule("EV-325")
def test_a_moved_worker_pays_the_owner_claims_events_and_stays_for_good() -> None:
    table = ranger("basic-1").city(1, "inn").meadow("farm")
    lifted(table, "basic-1").play("visit inn@2")
    assert (table.points(1), table.asked, table.workers(0)) == (1, "play-through", ["inn@2"])
    table = ranger("basic-1").city(0, *["farm"] * 4)
    lifted(table, "basic-1").play("claim harvest-festival")
    assert (table.events(0), table.workers(0)) == (["harvest-festival"], ["harvest-festival"])
    table = ranger("basic-1").city(0, "monastery").stock(0, berry=4)
    lifted(table, "basic-1").play("visit monastery")
    assert (table.points(0), table.goods(1)) == (4, (0, 0, 0, 2))
    table.turn(0).play("prepare")
    assert (table.workers(0), table.players[0].home) == (["monastery"], 1)


@pytest.mark.rule("EV-325")
def test_the_ticket_moves_a_worker_in_the_same_way() -> None:
    table = Table(2, tickets=True).worker(0, "basic-1").city(1, "hotel").hand(0, "farm")
    table.play("ticket basic-1", "visit hotel@2")
    assert (table.points(1), table.workers(0), table.asked) == (2, ["hotel@2"], "play-through")


@pytest.mark.breach("EV-325")
def test_a_moved_worker_may_not_end_where_it_stood() -> None:
    for place in ("basic-1", "basic-8", "chapel"):
        table = lifted(ranger().city(0, "chapel").worker(0, place), place)
        assert why(table, f"visit {place}") == ("EV-325", "same-place")
    table = Table(2, tickets=True).worker(0, "forest-1").forest("forest-3berry").play("ticket forest-1")
    assert why(table, "visit forest-1") == ("EV-325", "same-place")


@pytest.mark.breach("EV-325")
def test_a_moved_worker_needs_a_space_like_any_other_and_must_go() -> None:
    table = lifted(ranger("basic-1", "basic-8").worker(1, "basic-3"), "basic-8")
    assert why(table, "visit basic-3") == ("EV-018", "place-taken")
    # Its other worker still stands where it stood.
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "done") == ("EV-325", "not-now")


@pytest.mark.rule("EV-416")
def test_a_worker_moved_from_a_claimed_event_leaves_it_with_its_owner() -> None:
    table = ranger().city(0, *["farm"] * 4).home(0, 1).play("claim harvest-festival").turn(0)
    lifted(table, "harvest-festival").play("visit basic-1")
    assert (table.workers(0), table.events(0), table.score()["events"]) == (["basic-1"], ["harvest-festival"], 3)


@pytest.mark.breach("EV-416")
def test_nobody_claims_an_event_again_after_its_worker_has_gone() -> None:
    table = Table(2, tickets=True).city(0, *["farm"] * 4).city(1, *["farm"] * 4).play("claim harvest-festival")
    table.turn(0).play("ticket harvest-festival")
    assert why(table, "claim harvest-festival") == ("EV-051", "event-taken")
    table.play("visit basic-1")
    for seat in (0, 1):
        assert why(table.turn(seat), "claim harvest-festival") == ("EV-051", "event-taken")


@pytest.mark.rule("EV-454")
def test_a_worker_without_a_space_may_be_moved_or_taken_back() -> None:
    table = lifted(ranger("nowhere"), "nowhere").play("visit basic-1")
    assert (table.workers(0), table.goods()) == (["basic-1"], (3, 0, 0, 0))
    table = Table(2, tickets=True).worker(0, "nowhere").play("ticket nowhere", "visit basic-1")
    assert (table.workers(0), table.goods()) == (["basic-1"], (3, 0, 0, 0))
    table = Table().special("a-well-run-city").city(0, "chip-sweep", "clock-tower").home(0, 1).worker(0, "nowhere")
    table.play("claim a-well-run-city", "recall nowhere")
    assert (table.workers(0), table.players[0].home) == (["a-well-run-city"], 1)


@pytest.mark.rule("EV-454")
def test_its_card_leaves_the_city_and_the_worker_stays_deployed() -> None:
    table = Table().city(0, "chapel", "university", "farm").play("visit chapel").turn(0)
    table.play("visit university", "remove chapel", "gain twig")
    assert table.workers(0) == ["nowhere", "university"]
    table.hand(0, "ranger").stock(0, berry=2).turn(0).play("play ranger", "move nowhere", "visit basic-8")
    assert table.workers(0) == ["basic-8", "university"]


@pytest.mark.breach("EV-454")
def test_the_clock_tower_repeats_nothing_for_it_and_nobody_can_visit_nowhere() -> None:
    table = Table().city(0, "clock-tower").home(0, 0).worker(0, "nowhere", "nowhere").play("prepare")
    assert (table.seat, table.laid(0, "clock-tower").points, table.players[0].home) == (1, 3, 3)
    table = Table().city(0, "clock-tower").home(0, 0).worker(0, "nowhere", "basic-1").play("prepare")
    assert table.legal() == {"repeat basic-1", "done"}
    assert why(table, "repeat nowhere") == ("EV-121", "cannot-repeat")


# Owner and hand


@pytest.mark.rule("EV-327")
@pytest.mark.parametrize(("card", "tokens"), [("inn", 1), ("post-office", 1), ("hotel", 2)])
def test_the_owner_is_paid_before_the_effect(card: str, tokens: int) -> None:
    table = Table().city(1, card).hand(0, "farm", "mine").meadow("farm").play(f"visit {card}@2")
    # The visitor is still being asked.
    assert (table.seat, table.asked != "take-turn", table.points(1)) == (0, True, tokens)


@pytest.mark.breach("EV-327")
def test_the_owner_is_paid_once_and_also_if_the_effect_is_declined() -> None:
    table = Table().city(1, "hotel").hand(0, "farm").play("visit hotel@2", "done")
    assert (table.points(1), table.points(0), table.hands[0]) == (2, 0, ["farm"])
    table = Table().city(1, "inn").meadow("mine").play("visit inn@2", "play mine meadow-1")
    assert (table.points(1), table.cities[0], table.seat) == (1, ["mine"], 1)


@pytest.mark.rule("EV-415")
@pytest.mark.parametrize(
    ("place", "goods", "points"),
    [
        ("basic-2", (2, 0, 0, 0), 0),
        ("basic-4", (0, 1, 0, 0), 0),
        ("basic-5", (0, 0, 0, 0), 1),
        ("basic-7", (0, 0, 0, 1), 0),
        ("forest-1", (0, 0, 0, 2), 0),
        ("forest-2", (0, 0, 1, 0), 0),
    ],
)
def test_a_full_hand_takes_the_resources_and_tokens(place: str, goods: tuple[int, ...], points: int) -> None:
    table = Table().forest("forest-2berry-1card", "forest-3card-1pebble").hand(0, *["king"] * 8).play(f"visit {place}")
    assert (table.goods(), table.points(), table.workers(0)) == (goods, points, [place])


@pytest.mark.breach("EV-415")
@pytest.mark.parametrize("place", ["basic-2", "basic-4", "basic-5", "basic-7", "forest-1", "forest-2"])
def test_a_full_hand_draws_no_card_there_and_discards_none(place: str) -> None:
    table = Table().forest("forest-2berry-1card", "forest-3card-1pebble").hand(0, *["king"] * 8)
    size = len(table.game.deck)
    table.play(f"visit {place}")
    assert (table.hands[0], len(table.game.deck), table.pile(), table.seat) == (["king"] * 8, size, [], 1)
