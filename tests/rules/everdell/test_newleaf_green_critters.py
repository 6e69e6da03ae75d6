"""Section 23: Lamplighter, Magician, Mayor and Miller."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import deck, station, tiles
from tests.rules.everdell.table import Table, why


def spring(table: Table) -> Table:
    """Seat 0 prepares for spring."""
    table.worker(0, "basic-8", "basic-8").home(0, 0).turn(0)
    return table.play("prepare")


def lamplighter(**options: object) -> Table:
    """A Lamplighter to play, with different cards everywhere."""
    table = Table(2, newleaf="station", **options).hand(0, "lamplighter").stock(0, berry=1)
    return table.meadow("king", "queen").station("castle", "palace").deck("mine", "inn", "school", "theater", "library")


# The Lamplighter


@pytest.mark.rule("EV-299")
@pytest.mark.parametrize(
    ("first", "second", "drawn"),
    [
        ("deck", "deck", ["inn", "mine"]),
        ("meadow-1", "meadow-2", ["king", "queen"]),
        ("station-1", "station-2", ["castle", "palace"]),
        ("meadow-2", "station-2", ["palace", "queen"]),
        ("station-1", "deck", ["castle", "mine"]),
    ],
)
def test_the_lamplighter_draws_two_cards_from_anywhere(first: str, second: str, drawn: list[str]) -> None:
    table = lamplighter()
    table.play("play lamplighter", f"draw {first}", f"draw {second}")
    assert (table.hands[0], table.seat) == (drawn, 1)


@pytest.mark.rule("EV-299")
def test_a_lamplighter_takes_no_tile_and_produces_in_spring() -> None:
    table = lamplighter().city(0, "lamplighter").hand(0).tiles("one-vp", "one-vp", "one-vp")
    spring(table).play("draw station-1", "draw station-2")
    assert (table.hands[0], table.points(), tiles(table)) == (["castle", "palace"], 0, ["one-vp"] * 3)


@pytest.mark.breach("EV-299")
@pytest.mark.parametrize(("held", "drawn"), [(6, 2), (7, 1), (8, 0)])
def test_the_lamplighter_draws_only_what_the_hand_can_take(held: int, drawn: int) -> None:
    table = lamplighter().hand(0, *["wife"] * held, "lamplighter")
    table.play("play lamplighter", *["draw deck"] * drawn)
    assert (len(table.hands[0]), table.seat, table.asked) == (held + drawn, 1, "take-turn")


@pytest.mark.breach("EV-299")
def test_without_the_station_board_there_are_no_station_cards_to_draw() -> None:
    table = Table(2, newleaf="cards").hand(0, "lamplighter").stock(0, berry=1)
    table.play("play lamplighter")
    assert table.legal() == {"draw deck", "done"} | {f"draw meadow-{place}" for place in range(1, 9)}
    assert table.refusal("draw station-1").reason == "cannot-draw-there"


@pytest.mark.rule("EV-405")
def test_meadow_and_station_are_refilled_after_both_cards_are_taken() -> None:
    """First the Meadow, then the Station."""
    table = lamplighter()
    table.play("play lamplighter", "draw station-2")
    assert (station(table)[1], deck(table, 1)) == ("", ["mine"])
    table.play("draw meadow-2")
    assert (table.rows()[:2], station(table)[:2]) == (["king", "mine"], ["castle", "inn"])


@pytest.mark.breach("EV-405")
def test_the_place_of_the_first_card_cannot_be_drawn_from_again() -> None:
    table = lamplighter()
    table.play("play lamplighter", "draw meadow-1")
    assert (table.refusal("draw meadow-1").reason, table.rows()[0]) == ("cannot-draw-there", "")
    table.play("draw deck")
    # The deck card was drawn before the place was refilled.
    assert (table.hands[0], table.rows()[0]) == (["king", "mine"], "inn")


@pytest.mark.breach("EV-405")
def test_the_place_a_lamplighter_was_played_from_is_filled_last() -> None:
    """At the Station its own place stays empty while it draws; in the Meadow it is filled before."""
    table = lamplighter().hand(0).station("lamplighter", "palace").tiles("one-vp")
    table.play("play lamplighter station-1")
    assert table.refusal("draw station-1").reason == "cannot-draw-there"
    table.play("draw station-2", "done")
    assert (station(table)[:2], table.hands[0]) == (["inn", "mine"], ["palace"])
    table = lamplighter().hand(0).meadow("lamplighter")
    table.play("play lamplighter meadow-1", "draw meadow-1", "done")
    assert (table.hands[0], table.rows()[0]) == (["mine"], "inn")


@pytest.mark.rule("EV-489")
def test_the_first_card_is_seen_before_the_second_is_chosen_and_one_may_stop() -> None:
    table = lamplighter()
    table.play("play lamplighter", "draw deck")
    assert (table.hands[0], table.asked, "done" in table.legal()) == (["mine"], "draw-from-rows", True)
    table.play("done")
    assert (table.hands[0], table.seat) == (["mine"], 1)
    table = lamplighter()
    table.play("play lamplighter", "done")
    assert (table.hands[0], table.seat) == ([], 1)


# The Magician


@pytest.mark.rule("EV-302")
@pytest.mark.parametrize("gone", ["farm", "wife", "ever-tree", "fool"])
def test_the_magician_makes_a_card_vanish_for_a_token_and_a_resource(gone: str) -> None:
    table = Table().city(0, gone).hand(0, "magician").stock(0, berry=3)
    table.play("play magician", f"remove {gone}", "gain pebble")
    assert (table.cities[0], table.pile(), table.points(), table.goods()) == (["magician"], [gone], 1, (0, 0, 1, 0))


@pytest.mark.rule("EV-302")
def test_the_magician_works_again_in_production_on_what_then_lies_there() -> None:
    """A Doctor discarded before its turn does not produce any more."""
    table = Table().city(0, "magician", "doctor").stock(0, berry=3)
    spring(table).play("activate magician", "remove doctor", "gain twig")
    assert (table.asked, table.cities[0], table.goods(), table.points()) == ("take-turn", ["magician"], (1, 0, 0, 3), 1)
    table = Table().city(0, "magician", "doctor").stock(0, berry=1)
    spring(table).play("activate doctor", "spend berry", "remove doctor", "gain twig")
    assert (table.cities[0], table.goods(), table.points()) == (["magician"], (1, 0, 0, 0), 2)


@pytest.mark.rule("EV-302")
def test_one_of_a_pair_vanishes_and_the_other_is_free_for_a_new_partner() -> None:
    table = Table().city(0, "husband", "wife+", "magician").hand(0, "wife").rich(0)
    before = table.score()["prosperity"]
    spring(table)
    table.play("activate magician", "remove wife", "gain twig")
    assert (before, table.score()["prosperity"], table.laid(0, "husband").pair) == (3, 0, 0)
    table.turn(0).play("play wife", "share")
    assert table.score()["prosperity"] == 3


@pytest.mark.rule("EV-302")
def test_a_card_with_workers_and_tokens_vanishes_with_the_tokens_and_the_workers_stay_out() -> None:
    table = Table(2, newleaf="station").city(0, "inn", "magician").occupied(0, "inn", golden=True).give(0, golden=2)
    spring(table.worker(1, "inn@1")).play("remove inn", "gain twig")
    assert (table.workers(1), table.players[0].golden) == (["nowhere"], 2)
    table.worker(1, "basic-8").home(1, 0).turn(1).play("prepare")
    assert (table.workers(1), table.players[1].home) == ([], 3)


@pytest.mark.breach("EV-302")
def test_the_magician_does_not_make_himself_or_a_main_road_vanish() -> None:
    table = Table().city(0, "main-road", "farm", "mine").hand(0, "magician").rich(0)
    table.play("play magician")
    assert table.legal() == {"remove farm", "remove mine", "done"}
    assert why(table, "remove magician") == ("EV-302", "not-removable")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")


@pytest.mark.breach("EV-302")
def test_no_magician_vanishes_when_a_miner_mole_acts_as_one() -> None:
    """Nor does the Miner Mole itself."""
    table = Table().city(0, "magician", "farm", "mine").city(1, "magician", "inn").hand(0, "miner-mole").rich(0)
    table.play("play miner-mole", "copy magician@2")
    assert table.legal() == {"remove farm", "remove mine", "done"}
    assert why(table, "remove magician") == ("EV-302", "not-removable")
    assert why(table, "remove miner-mole") == ("EV-302", "not-removable")
    assert why(table, "remove inn@2") == ("EV-302", "not-in-city")


@pytest.mark.breach("EV-302")
def test_the_magician_may_rest_and_gives_nothing_alone() -> None:
    table = Table().city(0, "farm").hand(0, "magician").stock(0, berry=3)
    table.play("play magician", "done")
    assert (table.cities[0], table.points(), table.goods()) == (["farm", "magician"], 0, (0, 0, 0, 0))
    table = Table().city(0, "main-road").hand(0, "magician").stock(0, berry=3)
    table.play("play magician")
    assert (table.seat, table.points()) == (1, 0)


# The Mayor


@pytest.mark.rule("EV-304")
@pytest.mark.parametrize(("others", "tokens"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 4)])
def test_the_mayor_brings_a_token_and_one_for_every_five_filled_spaces(others: int, tokens: int) -> None:
    """He fills a space himself."""
    table = Table().city(0, *["inn"] * others).hand(0, "mayor").stock(0, berry=4)
    table.play("play mayor")
    assert table.points() == tokens
    spring(table)
    assert table.points() == 2 * tokens


@pytest.mark.rule("EV-311", "EV-407")
def test_shared_spaces_count_once_and_partners_apart_count_twice() -> None:
    table = Table().city(0, "inn", "husband", "wife+", "farm", "greenhouse+").hand(0, "mayor").stock(0, berry=4)
    table.play("play mayor")
    assert table.points() == 1
    table = Table().city(0, "inn", "husband", "wife", "farm", "greenhouse+").hand(0, "mayor").stock(0, berry=4)
    table.play("play mayor")
    assert table.points() == 2


@pytest.mark.breach("EV-304", "EV-311", "EV-407")
def test_cards_without_a_space_do_not_count_for_the_mayor() -> None:
    table = Table().city(0, "inn", "inn", "inn", "wanderer", "wanderer", "main-road", "ever-wall", "air-balloon")
    table.hand(0, "mayor").stock(0, berry=4).play("play mayor")
    assert table.points() == 1


# The Miller


@pytest.mark.rule("EV-305")
def test_the_miller_turns_a_pebble_into_three_tokens() -> None:
    table = Table().hand(0, "miller").stock(0, pebble=2, berry=3)
    table.play("play miller", "spend pebble")
    assert (table.points(), table.goods(), table.seat) == (3, (0, 0, 1, 0), 1)
    spring(table).play("spend pebble")
    assert (table.points(), table.goods()) == (6, (0, 0, 0, 0))


@pytest.mark.breach("EV-305")
def test_the_miller_takes_one_pebble_and_nothing_else_and_may_be_declined() -> None:
    table = Table().hand(0, "miller").rich(0)
    table.play("play miller")
    assert table.legal() == {"spend pebble", "done"}
    assert table.refusal("spend berry").rule == "EV-305"
    table.play("done")
    assert (table.points(), table.seat) == (0, 1)
    table = Table().hand(0, "miller").stock(0, twig=5, berry=3)
    table.play("play miller")
    assert (table.points(), table.seat) == (0, 1)
