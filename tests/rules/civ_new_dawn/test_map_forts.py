"""Section 14: where forts may be placed."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.exploring import grow
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CORE, FORT
from ecumene.games.civ_new_dawn.setup import PlaceFort
from tests.rules.civ_new_dawn.maps import (
    Place,
    beside,
    cells,
    deal,
    dealt_with_side,
    free_beside,
    name,
    offered,
    on_land,
    refused,
    say,
    touching,
)


def near_state(game: CivNewDawn, place: Place) -> bool:
    return any(game.land.city_state[space] >= 0 for space in touching(game.land, [place]))


def near_fort(game: CivNewDawn, place: Place) -> bool:
    return any(game.land.part[space] == FORT for space in touching(game.land, [place]))


def core_beside(game: CivNewDawn, place: Place) -> int:
    return len([space for space in touching(game.land, [place]) if game.land.part[space] == CORE])


def forts(places: set[Place]) -> set[str]:
    return {f"fort {name(place)}" for place in places}


def without_states(game: CivNewDawn) -> CivNewDawn:
    """The same core, as if no city-state were printed on it."""
    game.land.city_state[:] = [-1] * game.land.size
    return forget(game)


def with_states(game: CivNewDawn, places: set[Place]) -> CivNewDawn:
    """City-state symbols in these spaces."""
    for place in places:
        game.land.city_state[cells(game.land)[place]] = 0
    return forget(game)


def forget(game: CivNewDawn) -> CivNewDawn:
    game._legal = [None] * game.seats
    return game


@pytest.mark.rule("CV-171", "CV-172", "CV-444")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_forts_are_offered_exactly_where_they_may_stand(seats: int) -> None:
    for seed in range(8):
        game = deal(seats, seed)
        for _ in range(seats):
            legal = {
                place
                for place in free_beside(game.land)
                if core_beside(game, place) >= 2 and not near_fort(game, place) and not near_state(game, place)
            }
            assert legal
            assert offered(game) == forts(legal)
            say(game, min(offered(game)))


@pytest.mark.rule("CV-171")
def test_players_place_forts_clockwise_from_the_first_player() -> None:
    game = deal(4, 3)
    order = []
    for _ in range(4):
        order.append(game.to_move[0])
        say(game, min(offered(game)))
    assert order == [(game.first + ahead) % 4 for ahead in range(4)]


@pytest.mark.rule("CV-171", "CV-172")
def test_x01_a_fort_beside_two_core_spaces_and_nothing_else_is_legal() -> None:
    game = without_states(dealt_with_side("A"))
    place = next(place for place in sorted(free_beside(game.land)) if core_beside(game, place) == 2)
    say(game, f"fort {name(place)}")
    assert game.land.forts == [cells(game.land)[place]]


@pytest.mark.breach("CV-172")
def test_x02_of_two_forts_that_touch_each_other_the_second_is_illegal() -> None:
    game = without_states(dealt_with_side("A"))
    good = {place for place in free_beside(game.land) if core_beside(game, place) >= 2}
    first = next(place for place in sorted(good) if set(beside(place)) & good)
    second = next(place for place in beside(first) if place in good)
    say(game, f"fort {name(first)}")
    assert core_beside(game, second) >= 2
    refusal = refused(game, f"fort {name(second)}")
    assert (refusal.rule, refusal.reason) == ("CV-172", "fort-next-to-fort")


@pytest.mark.breach("CV-172")
def test_a_fort_beside_a_city_state_symbol_is_illegal() -> None:
    game = without_states(dealt_with_side("A"))
    place = next(place for place in sorted(free_beside(game.land)) if core_beside(game, place) == 2)
    assert f"fort {name(place)}" in offered(game)
    with_states(game, {other for other in beside(place) if other in cells(game.land)})
    refusal = refused(game, f"fort {name(place)}")
    assert (refusal.rule, refusal.reason) == ("CV-172", "fort-next-to-state")


@pytest.mark.breach("CV-171")
def test_x03_a_fort_beside_one_core_space_only_is_illegal() -> None:
    game = without_states(dealt_with_side("A"))
    for place in free_beside(game.land):
        if core_beside(game, place) == 1:
            refusal = refused(game, f"fort {name(place)}")
            assert (refusal.rule, refusal.needs["touched"], refusal.needs["needed"]) == ("CV-171", 1, 2)


@pytest.mark.breach("CV-171")
@pytest.mark.parametrize("place", [(2, 0), (0, 2)])
def test_d54_two_places_beside_the_small_core_that_touch_one_space(place: Place) -> None:
    game = without_states(dealt_with_side("A"))
    assert refused(game, f"fort {name(place)}").rule == "CV-171"


@pytest.mark.rule("CV-171")
def test_d55_a_place_beside_the_small_core_that_touches_two_spaces() -> None:
    game = without_states(dealt_with_side("A"))
    assert core_beside(game, (-4, 0)) == 2
    assert f"fort {name((-4, 0))}" in offered(game)


@pytest.mark.breach("CV-444")
def test_a_space_is_counted_once_however_many_sides_it_shows() -> None:
    # One core space more, alone in the open: a place beside it touches one space, not several.
    game = without_states(dealt_with_side("A"))
    for place in free_beside(game.land):
        refusal = None if f"fort {name(place)}" in offered(game) else refused(game, f"fort {name(place)}")
        assert refusal is None or refusal.needs["touched"] == len(touching(game.land, [place]))


@pytest.mark.rule("CV-397", "CV-478")
def test_without_a_legal_place_a_fort_may_touch_one_core_space() -> None:
    game = without_states(dealt_with_side("A"))
    free = free_beside(game.land)
    one = {place for place in free if core_beside(game, place) == 1}
    # Symbols in every core space that a place with two core spaces touches, as far as one such place is left free.
    spaces = cells(game.land)
    marked = {other for place in free - one for other in beside(place) if other in spaces}
    left = {place for place in one if not set(beside(place)) & marked}
    while not left:
        marked.remove(min(marked))
        left = {place for place in one if not set(beside(place)) & marked}
        assert all(set(beside(place)) & marked for place in free - one)
    with_states(game, marked)
    assert offered(game) == forts(left)


@pytest.mark.rule("CV-397")
def test_the_first_fallback_still_keeps_forts_apart() -> None:
    game = on_land({(0, 0): CORE})
    game.agenda = [PlaceFort(0), PlaceFort(1), PlaceFort(0)]
    forget(game)
    assert offered(game) == forts(set(beside((0, 0))))
    say(game, f"fort {name((1, 0))}")
    assert offered(game) == forts({(0, -1), (-1, 0), (-1, 1)})


@pytest.mark.rule("CV-397", "CV-478")
def test_if_city_states_are_everywhere_a_fort_may_touch_one() -> None:
    game = dealt_with_side("A")
    with_states(game, set(cells(game.land)))
    assert offered(game) == forts(free_beside(game.land))
    first = min(free_beside(game.land))
    say(game, f"fort {name(first)}")
    with_states(game, set())
    assert offered(game) == forts(
        {place for place in free_beside(game.land) if core_beside(game, place) and not near_fort(game, place)}
    )


@pytest.mark.rule("CV-397")
def test_if_forts_are_everywhere_a_fort_may_stand_anywhere_beside_the_map() -> None:
    game = deal(2, 1)
    for place in sorted(free_beside(game.land)):
        q, r = place
        grow(game, game.land.with_fort((q + 32) + (r + 32) * 64))
    forget(game)
    assert all(near_fort(game, place) for place in free_beside(game.land))
    assert offered(game) == forts(free_beside(game.land))


@pytest.mark.breach("CV-397", "CV-478")
def test_a_later_fallback_is_not_used_while_an_earlier_one_has_a_place() -> None:
    game = dealt_with_side("A")
    with_states(game, set(cells(game.land)))
    say(game, f"fort {name(min(free_beside(game.land)))}")
    with_states(game, set())
    # Beside the fort, or in the open: only the last fallback would allow it.
    for place in free_beside(game.land):
        if near_fort(game, place) or not core_beside(game, place):
            assert refused(game, f"fort {name(place)}").rule in ("CV-171", "CV-172")
