"""Bots: what they are given, what they answer, and that they are worth having."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import HIDDEN, Game
from ecumene.lab.simulate import one, plan, play, run
from ecumene.lab.tally import Tally
from ecumene.players import LEVELS, bot, bots, is_bot
from ecumene.players.greedy import Greedy
from ecumene.players.search import Search
from tests.core.toy import BOX as MARKET
from tests.core.toy import AnswerGift, PickCard
from tests.strategies import stroll

GAMES = list(ecumene.games())
#: All bots; the one that thinks, not for long.
NAMES = ["random", "greedy", "search:2"]


def table(game: str, seed: int, names: list[str]) -> tuple[Game, list[Game]]:
    """A whole game with every choice checked, and all that was shown to the players."""
    played = ecumene.new(game, len(names), seed)
    players = [bot(name, seed + seat) for seat, name in enumerate(names)]
    views: list[Game] = []
    while not played.is_over:
        seat = played.to_move[0]
        view = played.view(seat)
        before = view.digest()
        move = players[seat].choose(view, seat)
        assert view.digest() == before
        assert view.viewer == seat
        assert view.check(seat, move) is None
        views.append(view)
        played.play(seat, move)
    return played, views


def test_the_registry_knows_its_bots() -> None:
    assert list(bots()) == ["random", "greedy", "search"] == [name.partition(":")[0] for name in NAMES]
    for name, kind in bots().items():
        assert isinstance(bot(name, 1), kind)
        assert bot(name, 1).name == name


def test_levels_are_names_of_bots() -> None:
    assert not set(LEVELS) & set(bots())
    for name, spec in LEVELS.items():
        assert is_bot(name)
        assert bot(name, 1).name == spec.partition(":")[0]
    budgets = [player.budget.iterations for name in LEVELS if isinstance(player := bot(name, 1), Search)]
    assert budgets == sorted(set(budgets))
    assert isinstance(player, Search)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ecumene.BadInput) as caught:
        bot("grandmaster", 1)
    assert caught.value.reason == "player-unknown"
    assert caught.value.needs == {"player": "grandmaster", "allowed": ", ".join([*bots(), *LEVELS])}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_bots_see_views_and_answer_legally(game: str, name: str) -> None:
    played, views = table(game, 5, [name, "random"])
    assert played.is_over
    assert played.faults() == []
    assert {view.viewer for view in views} == {0, 1}
    assert all(view.seed == HIDDEN for view in views)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    first, views = table(game, 11, [name, name])
    again, _ = table(game, 11, [name, name])
    assert first == again
    assert [str(ply.move) for ply in first.history()] == [str(ply.move) for ply in again.history()]
    assert len(views) > 8


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_of_the_random_bot_plays_another_game(game: str) -> None:
    ends = set()
    for seed in range(4):
        played = ecumene.new(game, 2, 1)
        play(played, [bot("random", 2 * seed), bot("random", 2 * seed + 1)])
        ends.add(played.digest())
    assert len(ends) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_random_bot_reaches_every_legal_move(game: str) -> None:
    played = ecumene.new(game, 2, 3)
    seat = played.to_move[0]
    player = bot("random", 8)
    chosen = {str(player.choose(played.view(seat), seat)) for _ in range(300)}
    assert chosen == {str(move) for move in played.moves(seat)}


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    rows = list(run(plan(game, ["greedy", "random"], seed=1), 20))
    greedy, random = Tally(rows).by_player()
    assert greedy.name == "greedy"
    assert greedy.wins.mean >= 0.95
    assert greedy.points.mean > 1.5 * random.points.mean


@pytest.mark.parametrize("game", GAMES)
def test_greedy_plays_full_tables_to_the_end(game: str) -> None:
    row = one(plan(game, ["greedy"], ecumene.games()[game].seats[1], seed=4), 0)
    # Civilization has the most: five players and forty rounds of several questions each.
    assert row.decisions < 2000
    assert min(row.points) > 0


@pytest.mark.parametrize("game", GAMES)
def test_greedy_takes_the_move_it_judges_best(game: str) -> None:
    played = ecumene.new(game, 2, 9)
    guide = bot("random", 1)
    player = Greedy(7)
    for _ in range(25):
        if played.is_over:
            break
        seat = played.to_move[0]
        moves = played.moves(seat)
        # The world that it is going to imagine: what others hold and have chosen may be anything.
        world = played.view(seat).redeal(seat, player.chance.copy())
        useful = [move for move in moves if not player.leads_nowhere(world, seat, move, moves)]
        worths = {str(move): player.judge(world, seat, move, moves, 12) for move in useful}
        assert worths[str(player.choose(played.view(seat), seat))] == max(worths.values())
        played.play(seat, guide.choose(played, seat))


def test_a_sure_choice_is_one() -> None:
    """Look-ahead trusts steps that promise more than one option without working them out."""
    sure = 0
    for seed, game in enumerate([game for game in GAMES for _ in range(6)]):
        played = ecumene.new(game, 2 + seed % 2, seed)
        guide = bot("random", seed)
        while not played.is_over:
            seat = played.to_move[0]
            step = played.step(seat)
            assert step is not None
            if step.is_choice(played):
                sure += 1
                # Where players have secrets, a single option may be asked for to keep one.
                assert len(step.options(played)) > 1 or played.box.secret
            played.play(seat, guide.choose(played, seat))
    assert sure > 50


def test_greedy_does_not_depend_on_the_order_of_options() -> None:
    """The same game, but every list of moves backwards: all moves look as good as before."""
    seen = 0
    for plies in range(0, 40, 3):
        game = stroll(ecumene.new("seven-wonders", 4, 9), Chance.stream(9, "order"), plies)
        for seat in game.to_move:
            step = game.step(seat)
            assert step is not None
            if not step.together or len(game.to_move) == 1:
                continue
            turned = game.copy()
            turned._legal = [[*reversed(game.moves(other))] for other in range(game.seats)]
            moves = game.moves(seat)
            greedy, other = Greedy(3), Greedy(3)
            greedy.shuffle_lots()
            other.shuffle_lots()
            worths = [greedy.judge(game, seat, move, moves, 2) for move in moves]
            assert worths == [other.judge(turned, seat, move, turned.moves(seat), 2) for move in moves]
            seen += 1
    assert seen > 20


def test_lots_are_drawn_for_the_others_and_differ_from_decision_to_decision() -> None:
    game = ecumene.new("seven-wonders", 3, 2)
    greedy = Greedy(1)
    drawn: set[str] = set()
    for _ in range(60):
        greedy.shuffle_lots()
        first = greedy.draw_lot(1, game.moves(1))
        assert greedy.draw_lot(1, [*game.moves(1)]) == first
        drawn.add(str(first))
    # Sixty draws leave out few of a dozen moves.
    assert len(drawn) > len(game.moves(1)) // 2


@pytest.mark.parametrize("receiver", [0, 1, 2])
def test_others_choose_although_an_offer_is_open_beside_the_choices(receiver: int) -> None:
    """All picks are made; whose pick lies below an offer, answers it first. The seat's own offer stays open."""
    game = MARKET.new(3, 1)
    game.play(0, game.moves(0)[0])
    game.agenda.append(AnswerGift(receiver))
    Greedy(3).let_others_choose(game, 0)
    assert not [step for step in game.agenda if isinstance(step, PickCard)]
    open_offers = [step.seat for step in game.agenda if isinstance(step, AnswerGift)]
    assert open_offers == ([0] if receiver == 0 else [])


def test_greedy_sees_what_a_choice_beside_others_comes_to() -> None:
    """7 Wonders: all pick in secret. The position is judged with the picks revealed, whatever the others take."""
    game = ecumene.new("seven-wonders", 3, 1)
    seen = 0
    while not game.is_over:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        moves = game.moves(seat)
        if step.together and len(game.to_move) > 1:
            seen += 1
            after = game.copy()
            after.play(seat, moves[0])
            Greedy(3).let_others_choose(after, seat)
            assert after.ply == game.ply + len(game.to_move)
            assert Greedy(3).judge(game, seat, moves[0], moves, 0) == after.worth(seat)
        game.play(seat, moves[0])
    assert seen > 10
