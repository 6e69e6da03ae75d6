"""What a move would do, why another is not legal, and what would make it so. Only from what the seat knows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.face import Face

#: Worlds in which a move is tried; if it does not come out the same in all of them, then in so many more that what
#: still does can be relied upon.
WORLDS: Final = 6
MORE: Final = 30
#: The reason of every game for a move that belongs to another question.
NOT_NOW: Final = "not-now"
#: Different refusals told about one thing.
MOST: Final = 4


class Change(NamedTuple):
    """A number of a seat, before and after."""

    stock: str
    before: int
    after: int


class Preview(NamedTuple):
    """What is certain about a move."""

    changes: list[Change]
    #: What the seat is asked next; empty if others go on.
    next_step: str
    #: Who goes on, if it is certain and somebody else.
    next_seats: tuple[int, ...]
    #: Something that the seat cannot foresee comes of it.
    uncertain: bool
    ends: bool


def imagine(game: Game, seat: int, number: int) -> Game:
    """One of the worlds that the seat thinks possible."""
    return game.redeal(seat, Chance.stream(number, "advice"))


def preview(game: Game, seat: int, move: Move, face: Face[Any]) -> Preview:
    """Play the move in several worlds that the seat cannot tell apart."""
    before = dict(face.stock(game.view(seat), seat))
    views = [_after(game, seat, move, number) for number in range(WORLDS)]
    seen = views[0].digest()
    uncertain = any(view.digest() != seen for view in views[1:])
    if uncertain:
        views += [_after(game, seat, move, number) for number in range(WORLDS, WORLDS + MORE)]
    outcomes = [dict(face.stock(view, seat)) for view in views]
    changes = [
        Change(name, number, outcomes[0][name])
        for name, number in before.items()
        if name in outcomes[0]
        and outcomes[0][name] != number
        and all(o.get(name) == outcomes[0][name] for o in outcomes)
    ]
    steps = {step.name if (step := view.step(seat)) is not None else "" for view in views}
    movers = {view.to_move for view in views}
    next_step = steps.pop() if len(steps) == 1 else ""
    next_seats = movers.pop() if len(movers) == 1 and not next_step else ()
    return Preview(changes, next_step, next_seats, uncertain, all(view.is_over for view in views))


def _after(game: Game, seat: int, move: Move, number: int) -> Game:
    """What the seat sees in one of the worlds once the move is played there."""
    world = imagine(game, seat, number)
    world.play(seat, move)
    return world.view(seat)


class WhyNot(NamedTuple):
    """A refusal, a move it stands for, and free moves after which that move would be legal."""

    move: Move
    refusal: Refusal
    first: Move | None


def why_not(game: Game, seat: int, thing: str, kind: str, face: Face[Any]) -> list[WhyNot]:
    """The different reasons why nothing can be done with a thing now; `kind` narrows it to one verb."""
    view = game.view(seat)
    found: dict[tuple[str, str], WhyNot] = {}
    free = free_moves(imagine(game, seat, 0), seat)
    for move in view.every_move():
        if thing not in face.things(view, seat, move) or (kind and kind_of(move) != kind):
            continue
        refusal = view.check(seat, move)
        if refusal is None:
            continue
        verb = kind_of(move)
        known = found.get((verb, refusal.rule))
        if known is None:
            found[verb, refusal.rule] = WhyNot(move, refusal, remedy(free, seat, move))
    # A move of another time says little, unless there is nothing better to say; then once is enough.
    telling = [why for why in found.values() if why.refusal.reason != NOT_NOW] or list(found.values())[:1]
    # What a kind of moves usually lacks says more than that this is the wrong place for it.
    lacking = face.kinds(view, seat)
    near = [why for why in telling if why.refusal.reason in lacking.get(kind_of(why.move), ())]
    # What names nothing is true everywhere.
    telling = near or [why for why in telling if why.refusal.needs] or telling
    # Several kinds may fail for the very same cause.
    different: dict[Refusal, WhyNot] = {}
    for why in telling:
        different.setdefault(why.refusal, why)
    # First what a free move would make legal; then what only lacks something.
    ranked = sorted(different.values(), key=lambda why: (why.first is None, not why.refusal.needs))
    return ranked[:MOST]


def grey(view: Game, seat: int, face: Face[Any]) -> list[str]:
    """Kinds of moves that belong to the seat's question and are not possible now."""
    legal = {kind_of(move) for move in view.moves(seat)}
    return [kind for kind in face.kinds(view, seat) if kind not in legal]


def why_not_kind(game: Game, seat: int, kind: str, face: Face[Any]) -> list[WhyNot]:
    """What comes nearest to being a legal move of this kind, and what it lacks."""
    view = game.view(seat)
    lacking = face.kinds(view, seat).get(kind, ())
    best: tuple[tuple[int, int], Move, Refusal] | None = None
    for move in view.every_move() if kind in grey(view, seat, face) else []:
        refusal = view.check(seat, move) if kind_of(move) == kind else None
        if refusal is None or refusal.reason not in lacking:
            continue
        rank = lacking.index(refusal.reason), _short(refusal)
        if best is None or rank < best[0]:
            best = rank, move, refusal
    if best is None:
        return []
    free = free_moves(imagine(game, seat, 0), seat)
    return [WhyNot(best[1], best[2], remedy(free, seat, best[1]))]


def _short(refusal: Refusal) -> int:
    """By how much a price is missed."""
    need, have = refusal.needs.get("need", 0), refusal.needs.get("have", 0)
    return need - have if isinstance(need, int) and isinstance(have, int) else 0


def free_moves(world: Game, seat: int) -> list[tuple[Move, Game]]:
    """Moves that leave the seat's question open, such as exchanges before an action; each with the world after it.

    They are found by trying every legal move, so no game has to say which they are.
    """
    step = world.step(seat)
    found: list[tuple[Move, Game]] = []
    for move in world.moves(seat):
        after = world.copy()
        after.play(seat, move)
        if after.question_stays and after.step(seat) is step:
            found.append((move, after))
    return found


def remedy(free: list[tuple[Move, Game]], seat: int, wanted: Move) -> Move | None:
    """The first of the free moves after which the wanted move is legal."""
    for move, after in free:
        if after.check(seat, wanted) is None:
            return move
    return None


def kind_of(move: Move) -> str:
    """The verb of a move, as it is written."""
    return str(move).split()[0].lower()
