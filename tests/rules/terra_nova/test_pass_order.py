"""The turn-order variant (TN-380 to TN-388)."""

from __future__ import annotations

from itertools import permutations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.factions.table import FACTIONS
from tests.rules.terra_nova.deals import deal, wander
from tests.rules.terra_nova.table import Table, drained, of_kind

NAMES = ("water-sprites", "golems", "leprechauns", "fairies")


def variant(seats: int = 3) -> Table:
    return drained(*NAMES[:seats], turn_order="pass-order")


def pass_in(table: Table, *seats: int) -> None:
    """Everybody sails until it is their time to pass, in this order; then nobody has power to exchange."""
    left = list(seats)
    while left:
        for mat in table.mats:
            mat.coins, mat.sailing = 50, 0
        table.forget()
        if table.seat == left[0]:
            table.play(min(table.legal("pass")))
            left.pop(0)
        else:
            table.play("sail")
    for seat in range(len(seats)):
        table.bowls(seat, 8, 0, 0)


def cycle(table: Table, turns: int) -> list[int]:
    """Who acts in the next turns if everybody sails."""
    seats: list[int] = []
    for _ in range(turns):
        for mat in table.mats:
            mat.coins, mat.sailing = 50, 0
        table.forget()
        seats.append(table.seat)
        table.play("sail")
    return seats


@pytest.mark.rule("TN-380", "TN-382", "TN-387")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_turns_follow_the_order_of_passing(order: tuple[int, ...]) -> None:
    table = variant()
    pass_in(table, *order)
    assert table.game.round == 2
    assert table.game.order == list(order)
    assert cycle(table, 7) == [*order, *order, order[0]]


@pytest.mark.rule("TN-380")
def test_four_players_in_the_order_of_passing() -> None:
    table = variant(4)
    pass_in(table, 3, 1, 0, 2)
    assert cycle(table, 8) == [3, 1, 0, 2, 3, 1, 0, 2]


@pytest.mark.breach("TN-380")
def test_the_normal_game_keeps_clockwise_order() -> None:
    table = drained(*NAMES[:3])
    pass_in(table, 2, 1, 0)
    assert cycle(table, 6) == [2, 0, 1, 2, 0, 1]


@pytest.mark.breach("TN-380", "TN-387")
def test_clockwise_neighbours_wait_for_their_place() -> None:
    table = variant()
    pass_in(table, 2, 1, 0)
    table.play("sail")
    assert table.seat == 1
    refusal = table.refusal("sail", seat=0)
    assert (refusal.rule, refusal.reason, refusal.kind) == ("TN-110", "not-your-turn", NOT_YOUR_TURN)
    assert {name: refusal.needs[name] for name in ("seat", "turn")} == {"seat": 0, "turn": 1}


@pytest.mark.rule("TN-381")
@pytest.mark.breach("TN-381")
def test_round_one_follows_the_choice_of_factions() -> None:
    """Whoever was asked for a faction first acts first, whatever the colours and whoever chose which tile."""
    starts: set[int] = set()
    for seed in range(12):
        game = deal(4, seed, turn_order="pass-order")
        chosen: list[int] = []
        for name in ("golems", "water-sprites", "sand-cats", "druids"):
            chosen.append(game.to_move[0])
            game.play(game.to_move[0], game.parse(game.to_move[0], f"faction {name}"))
        while game.round == 0:
            game.play(game.to_move[0], game.moves(game.to_move[0])[0])
        acted: list[int] = []
        while len(acted) < 4:
            seat = game.to_move[0]
            acted.append(seat)
            while game.to_move[0] == seat:
                words = [str(move) for move in game.moves(seat)]
                say = next(word for word in words if word == "end" or word.startswith(("transform", "pass")))
                game.play(seat, game.parse(seat, say))
        assert acted == chosen == game.order
        starts.add(acted[0])
    assert starts == {0, 1, 2, 3}


@pytest.mark.breach("TN-382")
def test_passing_changes_the_order_of_the_next_round_only() -> None:
    """Seat 1 passes first: the others go on as before; then it leads."""
    table = variant()
    table.play("sail", "pass bonus-F")
    assert table.game.order == [0, 1, 2]
    assert cycle(table, 3) == [2, 0, 2]
    pass_in(table, 0, 2)
    assert table.game.order == [1, 0, 2]


@pytest.mark.rule("TN-382")
def test_each_pass_takes_the_top_free_place() -> None:
    table = variant()
    events = table.play("sail", "sail", "pass bonus-F", "pass bonus-G")
    assert table.game.passers == [2, 0]
    assert [(event.seat, event.data["place"]) for event in of_kind(events, "passed")] == [(2, 1), (0, 2)]


@pytest.mark.rule("TN-383")
def test_columns_take_turns_round_by_round() -> None:
    """Each round runs by one column while the other one is filled, which then is the order of the next round."""
    table = variant()
    columns = [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 2, 1), (2, 1, 0)]
    for round, column in enumerate(columns, start=1):
        assert (table.game.round, tuple(table.game.order)) == (round, column)
        assert table.game.passers == []  # the other column is empty
        if round < 5:
            pass_in(table, *columns[round])


@pytest.mark.breach("TN-383")
def test_an_old_column_never_comes_back() -> None:
    table = variant()
    pass_in(table, 2, 1, 0)
    pass_in(table, 1, 0, 2)
    assert table.game.order == [1, 0, 2]
    assert cycle(table, 3) == [1, 0, 2]


@pytest.mark.rule("TN-384")
@pytest.mark.breach("TN-384")
@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_the_variant_changes_nothing(seed: int) -> None:
    normal, other = deal(2, seed), deal(2, seed, turn_order="pass-order")
    for _ in wander(normal, seed):
        assert normal.last is not None
        other.play(normal.last.seat, normal.last.move)
        assert other.key() == normal.key()
        assert other.to_move == normal.to_move
    assert other.is_over
    assert other.scores() == normal.scores()


@pytest.mark.rule("TN-384")
def test_passing_itself_stays_as_it_is() -> None:
    """Pass effects, the swap of the tile and the coins on it."""
    states = []
    for order in ("clockwise", "pass-order"):
        table = drained("golems", "fairies", "leprechauns", turn_order=order).put(0, "factory", "C3", "E5")
        table.bonus(0, "F")
        table.game.bonus_coins["ABCDEFGH".index("G")] = 2
        table.play("pass bonus-G")
        states.append((table.points(0), table.mats[0].coins, table.mats[0].bonus, table.game.pool, table.game.start))
    assert states[0] == states[1] == (2 + 4, 52, 6, [0, 3, 5], 0)


@pytest.mark.breach("TN-384")
def test_the_own_tile_cannot_be_kept_in_the_variant_either() -> None:
    refusal = variant().refusal("pass bonus-D")
    assert (refusal.rule, refusal.reason, refusal.needs["tile"]) == ("TN-213", "own-bonus", "bonus-D")


@pytest.mark.rule("TN-385")
@pytest.mark.breach("TN-385")
def test_the_start_player_token_decides_nothing() -> None:
    """The first to pass leads in any case; putting the token elsewhere does not change the order."""
    table = variant()
    table.play("sail", "sail", "pass bonus-F", "sail", "pass bonus-G")
    assert table.game.start == 2
    table.game.start = 0
    table.play("pass bonus-A")
    assert table.game.order == [2, 1, 0]
    assert table.seat == 2


@pytest.mark.rule("TN-386")
def test_there_is_one_tile_for_each_of_the_five_colours() -> None:
    """The column shows the tiles of those who passed, first to last, each colour once and only colours in play."""
    assert {faction.terrain for faction in FACTIONS} == set(range(len(TERRAINS)))
    table = variant(4)
    homes = [mat.home for mat in table.mats]
    pass_in(table, 3, 1, 0, 2)
    assert [table.mats[seat].home for seat in table.game.order] == [homes[3], homes[1], homes[0], homes[2]]
    assert len(set(homes)) == 4


@pytest.mark.breach("TN-386")
def test_moving_on_the_order_mat_moves_no_other_marker() -> None:
    """Passing second of three takes the second place; points move only by what the pass pays, sailing not at all."""
    table = variant().bonus(1, "H")
    for seat, steps in enumerate((1, 3, 2)):
        table.mats[seat].sailing = steps
    table.play("pass bonus-F", min(table.legal("pass")))
    assert table.game.passers == [0, 1]
    assert [mat.sailing for mat in table.mats] == [1, 3, 2]
    assert [table.points(seat) for seat in range(3)] == [0, 3 * 3, 0]


@pytest.mark.rule("TN-387")
def test_players_who_have_passed_are_skipped() -> None:
    table = variant(4)
    pass_in(table, 3, 1, 0, 2)
    table.play("sail", min(table.legal("pass")))  # seat 1 passes
    assert cycle(table, 6) == [0, 2, 3, 0, 2, 3]
    for mat in table.mats:
        mat.coins, mat.sailing = 50, 0
    table.forget()
    table.play(min(table.legal("pass")))  # seat 0 passes
    assert cycle(table, 4) == [2, 3, 2, 3]


@pytest.mark.rule("TN-388")
@pytest.mark.breach("TN-388")
@pytest.mark.parametrize("seats", [3, 4])
def test_set_up_stays_as_in_the_normal_game(seats: int) -> None:
    """The same choices by the same seats, and the same table, up to the first turn and on to the first pass."""
    normal, other = deal(seats, 5), deal(seats, 5, turn_order="pass-order")
    asked: list[int] = []
    for _ in wander(normal, 5):
        assert normal.last is not None
        asked.append(normal.last.seat)
        other.play(normal.last.seat, normal.last.move)
        assert other.key() == normal.key()
        assert other.to_move == normal.to_move
        if normal.round == 1:
            break
    order = [(normal.start + ahead) % seats for ahead in range(seats)]
    factions, first, second = order, order, order[::-1]
    assert asked[: 3 * seats] == [*factions, *first, *second]
    assert asked[-seats:] == order[::-1]  # bonus tiles


@pytest.mark.rule("TN-382", "TN-383")
def test_example_pass_order() -> None:
    """EX-13: Water Sprites pass first, go to the top of the other column and act first next round."""
    table = drained("golems", "leprechauns", "water-sprites", turn_order="pass-order")
    table.play("sail", "sail", "pass bonus-F")
    assert table.game.passers == [2]
    assert table.game.order == [0, 1, 2]
    pass_in(table, 0, 1)
    assert (table.game.round, table.game.order, table.seat) == (2, [2, 0, 1], 2)
