"""The player who thinks ahead: what it may see, that it repeats itself, and that thinking pays."""

from __future__ import annotations

import json
import threading
from math import exp
from typing import ClassVar

import pytest

import ecumene
from bench.levels import FILE as LEVELS
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.lab.simulate import plan, play, run
from ecumene.lab.tally import Tally
from ecumene.players import Player, bot, is_bot, search, with_budget
from ecumene.players.budget import Budget
from ecumene.players.search import Search
from ecumene.players.tree import Branch, Hunch, Node, Results
from tests.core.toy import BOX as MARKET
from tests.core.toy import AnswerGift, ChooseGoods, Market, TakeTurn

GAMES = list(ecumene.games())


def moment(game: str, plies: int, seats: int = 2, seed: int = 3) -> tuple[Game, int]:
    """A position some way into a game of chance in which somebody has a choice; of a short game, about half-way."""
    played = ecumene.new(game, seats, seed)
    guide = bot("random", seed)
    choices: list[Game] = []
    while not played.is_over and (played.ply < plies or len(played.moves(played.to_move[0])) < 2):
        seat = played.to_move[0]
        if len(played.moves(seat)) > 1:
            choices.append(played.copy())
        played.play(seat, guide.choose(played.view(seat), seat))
    if played.is_over:
        played = choices[len(choices) // 2]
    return played, played.to_move[0]


# Budgets


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"), [("200", 200, 0.0), ("2s", 0, 2.0), ("0.5s", 0, 0.5), (" 10S ", 0, 10.0)]
)
def test_a_budget_is_iterations_or_seconds(text: str, iterations: int, seconds: float) -> None:
    budget = Budget.read(text)
    assert (budget.iterations, budget.seconds) == (iterations, seconds)
    again = Budget.read(str(budget))
    assert (again.iterations, again.seconds) == (iterations, seconds)


@pytest.mark.parametrize("text", ["", "0", "0s", "0.0s", "s", "-5", "1.5", "2 s", "2m", "many", "1e3", "infs", "²"])
def test_nonsense_is_no_budget(text: str) -> None:
    with pytest.raises(ecumene.BadInput) as caught:
        bot(f"search:{text}", 1)
    assert caught.value.reason == "player-budget"


def test_a_budget_is_part_of_the_name() -> None:
    usual, own, timed = bot("search", 1), bot("search:50", 1), bot("search:2s", 1)
    assert isinstance(usual, Search)
    assert isinstance(own, Search)
    assert isinstance(timed, Search)
    assert usual.budget.iterations == search.USUAL
    assert own.budget.iterations == 50
    assert timed.budget.seconds == 2.0
    assert is_bot("search:50")
    assert not is_bot("search:soon")
    assert not is_bot("greedy:50")
    assert not is_bot("Olek")


def test_who_does_not_search_has_no_budget() -> None:
    with pytest.raises(ecumene.BadInput) as caught:
        bot("greedy:50", 1)
    assert caught.value.reason == "player-no-budget"


def test_a_budget_for_all_who_search() -> None:
    names = ["search", "greedy", "search:7"]
    assert with_budget(names, None) == names
    assert with_budget(names, "2.50s") == ["search:2.5s", "greedy", "search:7"]
    with pytest.raises(ecumene.BadInput) as caught:
        with_budget(["greedy", "search:7"], "50")
    assert caught.value.reason == "player-budget-idle"


@pytest.mark.parametrize("game", GAMES)
def test_iterations_are_counted(game: str) -> None:
    played, seat = moment(game, 12)
    player = Search(1, Budget(17))
    player.choose(played.view(seat), seat)
    assert player.root.visits == 17


def test_seconds_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of our own: each look at it takes a second."""
    looks = iter(range(100))
    monkeypatch.setattr("time.monotonic", lambda: float(next(looks)))
    played, seat = moment(GAMES[0], 12)
    player = Search(1, Budget(0, 5.0))
    player.choose(played.view(seat), seat)
    assert player.root.visits == 5


def test_there_is_nothing_to_think_about_a_forced_move() -> None:
    played, seat = moment(GAMES[0], 12)
    view = played.view(seat)
    only = view.moves(seat)[1]
    # The moves already found are kept there.
    view._legal[seat] = [only]
    player = Search(1, Budget(5))
    player.on_progress = lambda done, of: pytest.fail("it thought")
    assert player.choose(view, seat) is only
    assert player.root.visits == 0


@pytest.mark.parametrize("budget", [Budget(7), Budget(250), Budget(0, 0.05)])
def test_progress_is_told(budget: Budget) -> None:
    told: list[tuple[int, int]] = []
    played, seat = moment(GAMES[0], 12)
    player = Search(1, budget)
    player.on_progress = lambda done, of: told.append((done, of))
    player.choose(played.view(seat), seat)
    assert told[0][0] == 0
    assert len({of for _, of in told}) == 1
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert told[-1][0] < told[-1][1]
    assert len(told) <= 2 * search.STEPS


@pytest.mark.parametrize("budget", ["500", "60s"])
@pytest.mark.parametrize("after", [1, 4])
def test_whoever_listens_may_stop_it(budget: str, after: int) -> None:
    """It answers with what it has found so far, and has always thought at least once."""
    told: list[int] = []

    def listen(done: int, of: int) -> bool:
        told.append(done)
        return len(told) < after

    played, seat = moment(GAMES[0], 12)
    player = Search(1, Budget.read(budget))
    player.on_progress = listen
    assert player.choose(played.view(seat), seat) in played.moves(seat)
    assert player.root.visits >= 1
    assert len(told) == max(2, after)


def test_other_threads_are_let_in() -> None:
    """A server thinks in a thread and goes on serving, compiled or not: this one asks it to stop."""
    played, seat = moment(GAMES[0], 12)
    player = Search(1, Budget(1_000_000))
    begun, enough = threading.Event(), threading.Event()
    found: list[Move] = []

    def listen(done: int, of: int) -> bool:
        begun.set()
        return not enough.is_set()

    player.on_progress = listen
    thread = threading.Thread(target=lambda: found.append(player.choose(played.view(seat), seat)))
    thread.start()
    begun.wait()
    enough.set()
    thread.join()
    assert found[0] in played.moves(seat)
    assert player.root.visits < 1_000_000


# The tree


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_an_iteration_tries_at_most_one_new_move_and_every_visit_is_counted(game: str, seats: int) -> None:
    played, seat = moment(game, 9, seats)
    player = Search(4, Budget(60))
    player.choose(played.view(seat), seat)
    tried = 0
    waiting: list[Node] = [player.root]
    while waiting:
        node = waiting.pop()
        below = [child for branch in node.branches for child in branch.nodes.values()]
        assert sum(child.visits for child in below) <= node.visits
        assert all(child.visits <= child.offered for child in below)
        tried += sum(child.visits > 0 for child in below)
        waiting += below
    # Those that come as far as is looked ahead within the tree try nothing new.
    assert 10 <= tried <= 60
    assert sum(child.visits for child in player.root.branch(seat).nodes.values()) == 60
    assert [one.count for one in player.results] == [60] * seats


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_decides_first_and_only_among_its_own_moves(game: str) -> None:
    played, seat = moment(game, 14, 3)
    player = Search(4, Budget(40))
    move = player.choose(played.view(seat), seat)
    assert [branch.seat for branch in player.root.branches] == [seat]
    nodes = player.root.branch(seat).nodes
    assert set(nodes) == set(played.moves(seat))
    assert nodes[move].visits == max(node.visits for node in nodes.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_others_choose_in_secret_is_not_in_the_tree(game: str) -> None:
    """Only where seats decide one after the other do others have places in it."""
    played, seat = moment(game, 14, 3)
    owed = played.step(seat)
    assert owed is not None
    player = Search(4, Budget(80))
    player.choose(played.view(seat), seat)
    below = [branch.seat for node in player.root.branch(seat).nodes.values() for branch in node.branches]
    assert below
    if owed.together:
        assert set(below) == {seat}


@pytest.mark.parametrize("game", GAMES)
def test_one_iteration_plays_the_move_of_one_look(game: str) -> None:
    played, seat = moment(game, 14)
    player = Search(4, Budget(1))
    move = player.choose(played.view(seat), seat)
    nodes = player.root.branch(seat).nodes
    assert nodes[move].look == max(node.look for node in nodes.values())


def two(looks: tuple[float, float]) -> tuple[Search, Branch, list[Move]]:
    """Two moves to choose from, offered twice and not tried yet."""
    player = Search(1)
    player.results = [Results()]
    branch = player.root.branch(0)
    moves = [Move(1), Move(2)]
    branch.nodes = {move: Node(look) for move, look in zip(moves, looks, strict=True)}
    for node in branch.nodes.values():
        node.offered = 2
    return player, branch, moves


def try_out(player: Search, branch: Branch, move: Move, gain: float, times: int = 1) -> None:
    """As often as that, with this result."""
    for _ in range(times):
        branch.nodes[move].visits += 1
        branch.nodes[move].gained += gain
        branch.visits += 1
        branch.gained += gain
        player.results[0].add(gain)
        for node in branch.nodes.values():
            node.offered += 1


def test_a_bad_look_is_forgotten_when_results_are_good() -> None:
    player, branch, (good, bad) = two((5.0, 3.0))
    assert player.promising(branch, [good, bad], 5.0) == good
    try_out(player, branch, good, -0.5, 20)
    try_out(player, branch, bad, 0.5, 20)
    assert player.promising(branch, [good, bad], 5.0) == bad


@pytest.mark.parametrize("looks", [(5.0, 3.0), (5.0, 5.0)])
def test_others_are_tried_though_the_favourite_brings_the_same_every_time(looks: tuple[float, float]) -> None:
    """Where nothing is left to chance, results do not scatter: that is no reason to be sure of them."""
    player, branch, moves = two(looks)
    player.range = looks[0] - looks[1]
    for _ in range(60):
        try_out(player, branch, player.promising(branch, moves, looks[0]), 1.0)
    favourite, other = (branch.nodes[move].visits for move in moves)
    assert favourite >= other > 3


def test_the_better_a_move_looks_the_more_it_is_tried() -> None:
    """The gap of the better half below the best is the measure, whatever the points of the game."""
    for points in (1.0, 100.0):
        branch = Branch(0)
        branch.nodes = {Move(n): Node(points * look) for n, look in enumerate((9.0, 8.0, 6.0, 2.0, -500.0))}
        branch.measure()
        for node in branch.nodes.values():
            branch.weigh(node)
        assert branch.gap == pytest.approx(2 * points)
        weights = [node.weight for node in branch.nodes.values()]
        assert weights[0] == 1.0
        assert weights[1] == pytest.approx(exp(-0.5))
        assert weights == sorted(weights, reverse=True)
        assert weights[-1] > 0


@pytest.mark.parametrize(
    ("looks", "gap"),
    [((4.0,), 1.0), ((4.0, 4.0, 4.0), 1.0), ((4.0, 4.0, 4.0, 0.0), 1.0), ((4.0, 1.0), 3.0), ((4.0, 4.0 - 1e-15), 1.0)],
)
def test_moves_that_look_alike_have_a_measure_too(looks: tuple[float, ...], gap: float) -> None:
    branch = Branch(0)
    branch.nodes = {Move(n): Node(look) for n, look in enumerate(looks)}
    branch.measure()
    assert branch.gap == pytest.approx(gap)


def test_a_hunch_is_bettered_by_how_the_move_has_gone() -> None:
    hunch = Hunch()
    for glance in (1.0, 2.0, 3.0):
        hunch.add(glance)
    assert hunch.worth(4.0) == pytest.approx(2.0)
    hunch.tried, hunch.gained = 4, 4 * -6.0
    assert hunch.worth(4.0) == pytest.approx(2.0 - 6.0 / 2)


@pytest.mark.parametrize("game", GAMES)
def test_all_moves_of_an_iteration_are_learnt_from(game: str) -> None:
    played, seat = moment(game, 14)
    player = Search(4, Budget(30))
    player.choose(played.view(seat), seat)
    tried = {move: hunch.tried for move, hunch in player.hunches[seat].items() if hunch.tried}
    assert sum(tried.values()) >= 60
    for move, node in player.root.branch(seat).nodes.items():
        assert tried.get(move, 0) >= node.visits


def test_a_move_seldom_offered_is_not_neglected_for_it() -> None:
    """Of two equal moves that are tried equally often, the one that was passed over more often is next."""
    player, branch, (rare, common) = two((0.0, 0.0))
    for node in branch.nodes.values():
        node.visits = 4
    branch.nodes[rare].offered, branch.nodes[common].offered = 5, 50
    assert player.promising(branch, [rare, common], 0.0) == common


def test_a_partner_is_no_rival() -> None:
    played = ecumene.new("seven-wonders", 4, 3, {"cities": True, "teams": True})
    guide = bot("random", 3)
    while played.ply < 30:
        seat = played.to_move[0]
        played.play(seat, guide.choose(played, seat))
    player = Search(4)
    player.results = [Results() for _ in range(4)]
    gains = player.judge(played)
    ours, theirs = played.side(0), [seat for seat in range(4) if seat not in played.side(0)]
    assert len(ours) == len(theirs) == 2
    margin = sum(played.worth(seat) for seat in ours) / 2 - sum(played.worth(seat) for seat in theirs) / 2
    assert [gains[seat] for seat in ours] == pytest.approx([margin] * 2)
    assert [gains[seat] for seat in theirs] == pytest.approx([-margin] * 2)


@pytest.mark.parametrize("game", GAMES)
def test_gains_are_margins(game: str) -> None:
    played, _ = moment(game, 20, 3)
    player = Search(4)
    player.results = [Results() for _ in range(3)]
    gains = player.judge(played)
    worths = [played.worth(seat) for seat in range(3)]
    assert sum(gains) == pytest.approx(0)
    assert gains[0] == pytest.approx(worths[0] - (worths[1] + worths[2]) / 2)


def test_results_know_their_mean_and_range() -> None:
    results = Results()
    for gain in (4.0, 2.0, 6.0, 8.0):
        results.add(gain)
    assert results.mean == pytest.approx(5)
    assert (results.lowest, results.highest) == (2.0, 8.0)
    less = Results()
    less.add(-3.0)
    assert (less.lowest, less.highest) == (-3.0, -3.0)


# Its play


@pytest.mark.parametrize("game", GAMES)
def test_what_it_cannot_see_does_not_change_its_move(game: str) -> None:
    """Other worlds with the same view: the choice depends on nothing else."""
    played, seat = moment(game, 16, 3)
    moves = set()
    for other in range(4):
        world = played.redeal(seat, ecumene.Chance.stream(other, "test"))
        moves.add(str(Search(5, Budget(20)).choose(world.view(seat), seat)))
    assert len(moves) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_game(game: str) -> None:
    games = []
    for _ in range(2):
        played = ecumene.new(game, 2, 6)
        players: list[Player] = [bot("search:3", 1), bot("search:3", 2)]
        play(played, players)
        games.append([str(ply.move) for ply in played.history()])
    assert games[0] == games[1]


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_thinks_other_thoughts_of_what_is_hidden(game: str) -> None:
    """Where all lies open there is nothing to deal anew, and chance has no other part in it."""
    played, seat = moment(game, 14)
    worlds = {tuple(played.redeal(seat, Chance.stream(number, "worlds")).key()) for number in range(8)}
    gains = set()
    for seed in range(3):
        player = Search(seed, Budget(15))
        player.choose(played.view(seat), seat)
        gains.add(player.results[0].mean)
    assert (len(gains) > 1) == (len(worlds) > 1)
    assert played.box.secret or played.box.face_down or len(worlds) == 1


def test_the_view_is_left_as_it_was() -> None:
    for game in GAMES:
        played, seat = moment(game, 14, 3)
        view = played.view(seat)
        before = view.digest()
        moves: list[Move] = view.moves(seat)[:]
        assert Search(1, Budget(10)).choose(view, seat) in moves
        assert view.digest() == before
        assert view.moves(seat) == moves


#: Games whose levels were played out (`python -m bench.levels`); in others so little thinking may not be enough.
PLAYED_OUT = sorted({match["game"] for match in json.loads(LEVELS.read_text(encoding="utf-8"))["matches"]})


@pytest.mark.parametrize("game", PLAYED_OUT)
def test_thinking_pays(game: str) -> None:
    """Some games only; the bench has the numbers."""
    rows = list(run(plan(game, ["search:30", "greedy"], 2, seed=2), 4))
    points = {line.name: line.points.mean for line in Tally(rows).by_player()}
    assert points["search:30"] > points["greedy"]


class Amid(ChooseGoods):
    """In the middle of an action."""

    midway: ClassVar[bool] = True


@pytest.mark.parametrize(
    ("agenda", "far"),
    [
        ([TakeTurn(2), AnswerGift(0)], True),
        ([Amid(2), AnswerGift(0)], False),
        ([AnswerGift(0)], True),
        ([Amid(0), AnswerGift(2)], False),
    ],
)
def test_an_open_offer_does_not_hide_where_the_course_of_play_stands(agenda: list[Step[Market]], far: bool) -> None:
    """A look ahead ends neither amid an action nor between choices made at once, whatever is offered beside them."""
    game = MARKET.new(3, 1)
    game.agenda = [*agenda]
    game._legal = [None] * 3
    player = Search(1)
    assert player.left == 0
    assert player.is_far(game) == far


def test_a_look_ahead_does_not_end_between_choices_made_at_once_beside_an_offer() -> None:
    game = MARKET.new(3, 1)
    game.agenda.append(AnswerGift(0))
    player = Search(1)
    player.left = 1
    assert not player.is_far(game)
    player.left = 0
    assert not player.is_far(game), "others still owe their picks"
