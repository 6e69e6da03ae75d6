"""What no view may tell: others' moves, the pile before the Wizard, whose card was taken from it, Yamato's markers."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import CARD_NUMBERS
from tests.rules.seven_wonders.works import Works

ALTAR, BATHS, MIDAS, NERO = [CARD_NUMBERS[name] for name in ("altar", "baths", "midas", "nero")]


def test_a_view_tells_the_moves_of_its_own_seat_only() -> None:
    game = ecumene.new("seven-wonders", 3, seed=1)
    for seat in range(3):
        view = game.view(seat)
        assert view.to_move == (0, 1, 2)
        assert [view.moves(other) for other in range(3) if other != seat] == [[], []]
        assert view.moves(seat) == game.moves(seat) != []
    assert [game.view(None).moves(seat) for seat in range(3)] == [[], [], []]


def known(view: Game) -> list[int]:
    """The cards of the pile that a view shows."""
    assert isinstance(view, SevenWonders)
    return [code >> 3 for code in view.discards.faces]


def wizard() -> Works:
    """Midas and a Palace lie in the pile; then seat 1 gives up Nero to the Wizard of seat 0."""
    table = Works("citadels-B", "rhodos-A", "giza-A", "olympia-A", leaders=True).rich(0)
    table.cities[1].leaders = tuple(sorted((NERO, CARD_NUMBERS["caesar"])))
    table.game.discards = Discards.empty().add(MIDAS, 2).add(CARD_NUMBERS["palace"], 3)
    table.raise_stage(1, others=dict.fromkeys((1, 2, 3), "build altar"))
    told = table.play(1, "discard nero")
    assert [event.data for event in told if event.kind == "leader-given-up"] == [{}]
    return table


def test_the_wizard_sees_only_the_leaders_given_up() -> None:
    table = wizard()
    assert table.step(0) == "wizard-plays"
    view = table.game.view(0)
    assert known(view) == [NERO]
    assert {str(move) for move in view.moves(0)} == {"recruit nero", "decline"}
    assert known(view.view(0)) == [NERO]


def test_others_do_not_see_them() -> None:
    assert known(wizard().game.view(3)) == [CARD_NUMBERS["palace"]]


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_the_pile_does_not_tell_whose_card_was_taken(seat: int) -> None:
    one = Discards.empty().add(ALTAR, 0).add(BATHS, 1)
    other = Discards.empty().add(ALTAR, 1).add(BATHS, 0)
    assert one.seen_by(seat).codes == other.seen_by(seat).codes
    one, other = one.without(ALTAR), other.without(ALTAR)
    assert one.seen_by(seat).codes == other.seen_by(seat).codes
    assert len(one.seen_by(seat).codes) == 1


def test_who_has_discarded_such_a_card_cannot_tell_whether_his_was_taken() -> None:
    mine = Discards.empty().add(ALTAR, 0).add(ALTAR, 1).add(BATHS, 0).without(ALTAR)
    theirs = Discards.empty().add(ALTAR, 1).add(ALTAR, 0).add(BATHS, 0).without(ALTAR)
    assert mine.codes != theirs.codes
    assert mine.seen_by(0).codes == theirs.seen_by(0).codes
    # What nobody has taken is still known.
    assert [code >> 3 for code in mine.seen_by(0).faces] == [BATHS]


def asked(marker: str) -> list[tuple[int, ...]]:
    """Who is to move in the turn after Yamato has built its first stage with that card."""
    table = Works("yamato-B", "rhodos-A", "giza-A").rich(0)
    table.raise_stage(1, marker)
    found = [table.game.to_move]
    while table.step(0) == "any-time":
        table.play(0, "decline")
        found.append(table.game.to_move)
    return found


def test_the_question_does_not_tell_what_yamatos_marker_is() -> None:
    assert asked("altar") == asked("loom") == [(0,), (0, 1, 2)]


def test_nobody_imagines_alexander_beside_beiping_b() -> None:
    table = Works("beiping-B", "rhodos-A", "giza-A", leaders=True)
    for city in table.cities:
        city.leaders = (MIDAS, NERO)
    for seed in range(60):
        world = table.game.redeal(0, Chance.stream(seed, "alexander"))
        assert isinstance(world, SevenWonders)
        held = [card for city in world.cities for card in city.leaders]
        assert len(held) == 6
        assert CARD_NUMBERS["alexander"] not in held
