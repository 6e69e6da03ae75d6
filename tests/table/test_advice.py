"""Advice at the table: a preview tells what is certain, a refusal cites its rule, a remedy helps."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.ledger import Ledger
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.face import face_of
from ecumene.table.advice import MOST, WhyNot, free_moves, grey, kind_of, preview, remedy, why_not, why_not_kind
from tests.core.toy import BOX as MARKET
from tests.core.toy import CLOTH, COIN, HAGGLE, Market, TakeTurn
from tests.strategies import Stroller, stroll

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("terra-nova", 2, {}),
    ("terra-nova", 3, {"factions": "random"}),
    ("terra-nova", 2, {"two_player_variant": "lucky-digger"}),
    ("seven-wonders", 2, {}),
    ("seven-wonders", 3, {}),
    ("seven-wonders", 4, {"leaders": True, "cities": True}),
    ("seven-wonders", 4, {"cities": True, "teams": True}),
]


def new(game: str, seats: int, options: dict[str, object], seed: int = 5, plies: int = 0) -> Game:
    return stroll(ecumene.new(game, seats, seed, dict(options)), Chance.stream(seed, "advice-test"), plies)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_preview_tells_comes_true(game: str, seats: int, options: dict[str, object]) -> None:
    table = new(game, seats, options)
    face = face_of(table.box)
    stroller = Stroller(Chance.stream(5, "preview"), True)
    told = 0
    while not table.is_over and table.ply < 100:
        seat, move = stroller.choose(table)
        before = dict(face.stock(table.view(seat), seat))
        said = preview(table, seat, move, face)
        table.play(seat, move)
        after = dict(face.stock(table.view(seat), seat))
        for change in said.changes:
            assert change.before == before[change.stock] != change.after
            assert after[change.stock] == change.after, (str(move), change)
            told += 1
        if not said.uncertain:
            changed = {name for name, number in before.items() if after.get(name, number) != number}
            assert changed == {change.stock for change in said.changes}
            step = table.step(seat)
            assert said.next_step == (step.name if step is not None else "")
            assert said.next_seats == (() if step is not None else table.to_move)
        assert not said.ends or table.is_over
    assert told > 10


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_previews_and_refusals_are_the_same_in_worlds_that_look_alike(
    game: str, seats: int, options: dict[str, object]
) -> None:
    for plies in (0, 17, 34, 51):
        table = new(game, seats, options, plies=plies)
        face = face_of(table.box)
        for seat in table.to_move:
            world = table.redeal(seat, Chance.stream(plies, "other world"))
            moves = table.moves(seat)
            for move in moves[:: max(1, len(moves) // 4)]:
                assert preview(table, seat, move, face) == preview(world, seat, move, face)
            thing = face.things(table.view(seat), seat, moves[0])[:1]
            for pointed in [*thing, f"seat-{seat}"]:
                assert why_not(table, seat, pointed, "", face) == why_not(world, seat, pointed, "", face)


def test_a_pick_in_the_dark_tells_only_what_it_costs() -> None:
    table = new("seven-wonders", 3, {})
    face = face_of(table.box)
    seat = 1
    first = preview(table, seat, table.moves(seat)[0], face)
    assert not first.uncertain
    assert first.next_step == ""
    assert first.next_seats == (0, 2)
    for other in (0, 2):
        table.play(other, table.moves(other)[0])
    sold = next(move for move in table.moves(seat) if kind_of(move) == "discard")
    last = preview(table, seat, sold, face)
    assert last.uncertain, "what the others have picked is not known"
    assert not last.ends


def test_the_last_move_of_a_game_ends_it() -> None:
    table = new("terra-nova", 2, {})
    dice = Chance.stream(1, "end")
    last = table.copy()
    while not table.is_over:
        last = table.copy()
        stroll(table, dice, 1)
    seat = last.to_move[0]
    face = face_of(table.box)
    ends = [preview(last, seat, move, face).ends for move in last.moves(seat)]
    assert any(ends)


# Why not


def reasons(table: Game, seat: int, kind: str = "") -> list[tuple[str, WhyNot]]:
    face = face_of(table.box)
    view = table.view(seat)
    things = {thing: None for move in view.every_move() for thing in face.things(view, seat, move)}
    names = list(things)
    some = names[:: max(1, len(names) // 12)]
    return [(thing, why) for thing in some for why in why_not(table, seat, thing, kind, face)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_grey_thing_cites_a_rule(game: str, seats: int, options: dict[str, object]) -> None:
    books = [Ledger.load(ecumene.box(game).package, language) for language in ("en", "pl")]
    for plies in (0, 25):
        table = new(game, seats, options, plies=plies)
        face = face_of(table.box)
        seat = table.to_move[0]
        found = reasons(table, seat)
        assert found
        for thing, why in found:
            assert thing in face.things(table.view(seat), seat, why.move)
            assert table.check(seat, why.move) == why.refusal
            assert all(why.refusal.rule in book.rules for book in books)


def test_reasons_are_few_and_all_different() -> None:
    table = new("terra-nova", 3, {"factions": "random"}, plies=40)
    seat = table.to_move[0]
    by_thing: dict[str, list[WhyNot]] = {}
    for thing, why in reasons(table, seat):
        by_thing.setdefault(thing, []).append(why)
    for found in by_thing.values():
        assert len(found) <= MOST
        assert len({(kind_of(why.move), why.refusal.rule) for why in found}) == len(found)
        # What can be mended comes first.
        assert [why.first is None for why in found] == sorted(why.first is None for why in found)


def test_a_verb_narrows_the_question() -> None:
    table = new("terra-nova", 2, {"factions": "random"}, plies=20)
    seat = table.to_move[0]
    kinds = {kind_of(why.move) for _, why in reasons(table, seat)}
    assert len(kinds) > 1
    for kind in kinds:
        assert {kind_of(why.move) for _, why in reasons(table, seat, kind)} <= {kind}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_grey_kind_cites_a_rule(game: str, seats: int, options: dict[str, object]) -> None:
    """A kind of moves is either possible or says why not; never both, never neither."""
    books = [Ledger.load(ecumene.box(game).package, language) for language in ("en", "pl")]
    table = new(game, seats, options)
    face = face_of(table.box)
    stroller = Stroller(Chance.stream(5, "grey"), False)
    told = 0
    while not table.is_over:
        seat = table.to_move[0]
        view = table.view(seat)
        greys = grey(view, seat, face)
        possible = {kind_of(move) for move in table.moves(seat)}
        for kind in face.kinds(view, seat):
            found = why_not_kind(table, seat, kind, face)
            assert bool(found) == (kind in greys) == (kind not in possible), (kind, table.ply)
            for why in found:
                assert kind_of(why.move) == kind
                assert table.check(seat, why.move) == why.refusal
                assert all(why.refusal.rule in book.rules for book in books)
                told += 1
        table.play(*stroller.choose(table))
    assert told > 5


def test_a_remedy_makes_the_move_legal() -> None:
    mended = 0
    for seed in range(4):
        table = new("terra-nova", 2, {"factions": "random"}, seed)
        stroller = Stroller(Chance.stream(seed, "remedy"), False)
        while not table.is_over and mended < 25:
            seat = table.to_move[0]
            free = free_moves(table, seat)
            if free:
                for wanted in table.every_move():
                    refusal = table.check(seat, wanted)
                    first = remedy(free, seat, wanted) if refusal is not None and refusal.reason == "coins" else None
                    if first is not None:
                        trial = table.copy()
                        trial.play(seat, first)
                        assert trial.check(seat, wanted) is None
                        assert trial.to_move == table.to_move
                        mended += 1
            table.play(*stroller.choose(table))
    assert mended > 5


def test_whoever_owes_nothing_needs_no_remedy() -> None:
    table = new("terra-nova", 2, {"factions": "random"})
    other = 1 - table.to_move[0]
    assert free_moves(table, other) == []
    assert remedy([], other, table.moves(table.to_move[0])[0]) is None


class Shopping(TakeTurn):
    """A turn in which coins can be taken first, one by one; haggling takes two of them, cloth as many as nobody has."""

    def options(self, game: Market) -> list[Move]:
        return [move for move in super().options(game) if self.refuse(game, move) is None]

    def refuse(self, game: Market, move: Move) -> Refusal | None:
        price = {HAGGLE: 2, CLOTH: 9}.get(move.verb, 0)
        return Refusal("MD-004", "no-coins") if game.points[self.seat][1] < price else None

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        if move.verb == COIN:
            game.points[self.seat][1] += 1
            game.push(self)


@pytest.mark.parametrize("coins", [0, 1])
def test_remedies_are_found_by_trying_whatever_the_move_is_called(coins: int) -> None:
    game = MARKET.new(2, 1)
    assert isinstance(game, Market)
    game.agenda = [Shopping(0)]
    game._legal = [None, None]
    game.points[0][1] = coins
    free = free_moves(game, 0)
    # A gift ends the turn: it is not free.
    assert [str(move) for move, _ in free] == ["coin"]
    assert game.points[0][1] == coins
    haggle, cloth = [game.parse(0, text) for text in ("haggle", "cloth")]
    assert remedy(free, 0, haggle) == (None if coins == 0 else game.parse(0, "coin"))
    assert remedy(free, 0, cloth) is None
