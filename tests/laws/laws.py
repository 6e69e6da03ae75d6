"""The laws every game must keep, as functions of a position. They know no game.

A law raises Broken. `EVERY` hold at each position of a random game and are cheap, `SOME` are dear and looked at where
the walk says, `END` at the end of the game. A game adds laws of its own in `tests/games/<package>/laws.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import pickle
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Final, TypeAlias

from ecumene.core.argument import Argument, Arguments, Counted, Name, Seat, StepName
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.fields import fields_of
from ecumene.core.game import HIDDEN, IMAGINED, Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.core.record import Record
from ecumene.core.refusal import ILLEGAL, MALFORMED, NOT_YOUR_TURN, IllegalMove, Refusal
from ecumene.core.score import Score
from ecumene.text import Words
from tests.laws.broken import Broken, hold, rule_ids, sample
from tests.laws.face_law import shown
from tests.laws.fields import attributes, changed, look

Law: TypeAlias = Callable[[Game, Chance], None]

#: Signs that a hand or a file may put into a move.
SIGNS: Final = " -0123456789abcdefghijklmnopqrstuvwxyzABCXYZ²٣ⅷąłż\t.,;:/\\'\"{}\x00\U0001f3b2"


@cache
def speakers(package: str) -> list[Words]:
    """The words of a game in every language."""
    return [Words(language, package) for language in LANGUAGES]


@cache
def has_extra_seat(package: str) -> bool:
    """Does the game have a word for a seat that nobody takes?"""
    return Words("en", package).has("extra-seat")


_EVERY: Final[dict[tuple[object, ...], list[Move]]] = {}


def every_move(game: Game) -> list[Move]:
    """Every move that can be written at this table; the list of the last few tables is kept."""
    if game.MOVES_BY_POSITION:
        return game.every_move()
    table = (game.box.package, game.seats, *game.options.items())
    found = _EVERY.get(table)
    if found is None:
        while len(_EVERY) >= 8:
            del _EVERY[next(iter(_EVERY))]
        found = _EVERY[table] = game.every_move()
    return found


def any_move(game: Game, rng: Chance) -> tuple[int, Move]:
    """A random legal move."""
    seat = game.to_move[rng.below(len(game.to_move))]
    moves = game.moves(seat)
    return seat, moves[rng.below(len(moves))]


# At every position


def owed(game: Game, rng: Chance) -> None:
    """No dead end: before the end somebody owes a decision and has moves for it, and nobody else does."""
    seats = game.to_move
    hold(bool(seats) != game.is_over, "owed", f"to move {seats}, over {game.is_over}, agenda {game.agenda}")
    hold(list(seats) == sorted(set(seats)), "owed", f"to move {seats}")
    hold(all(0 <= seat < game.seats for seat in seats), "owed", f"to move {seats} of {game.seats}")
    for seat in range(-2, game.seats + 2):
        moves = game.moves(seat)
        step = game.step(seat)
        if seat not in seats:
            hold(not moves and step is None, "owed", f"seat {seat} is not to move but has {step} with {moves}")
            continue
        hold(step is not None and step.seat == seat, "owed", f"seat {seat} owes {step}")
        hold(bool(moves), "owed", f"seat {seat} owes {step} and has no move")
        hold(len(set(moves)) == len(moves), "owed", f"seat {seat} is offered a move twice at {step}")


def unforced(game: Game, rng: Chance) -> None:
    """A single option is taken by the engine, unless all choose at once, that would tell a secret, or more may come."""
    steps = [step for seat in game.to_move if (step := game.step(seat)) is not None]
    for step in steps if not any(step.together for step in steps) else []:
        excused = (game.box.secret or game.answers_late) and step.is_choice(game)
        hold(
            excused or len(game.moves(step.seat)) > 1,
            "unforced",
            f"seat {step.seat} is asked {step} with one answer only",
        )


def sound(game: Game, rng: Chance) -> None:
    """All invariants hold."""
    hold(game.faults() == [], "sound", str(game.faults()))


def offered(game: Game, rng: Chance) -> None:
    """What is offered passes the check, and reads as it is written."""
    for seat in game.to_move:
        for move in game.moves(seat):
            refusal = game.check(seat, move)
            if refusal is not None:
                raise Broken("offered", f"seat {seat} is offered {move!r}, which is refused: {refusal}")
            again = game.parse(seat, str(move))
            if again != move:
                raise Broken("offered", f"{move!r} is read as {again!r}")


def scored(game: Game, rng: Chance) -> None:
    """Every point knows its rule, totals are sums, and places follow from totals."""
    scores = game.scores()
    hold([score.seat for score in scores] == list(range(game.seats)), "scored", str(scores))
    for score in scores:
        hold(score.total == sum(item.points for item in score.items), "scored", str(score))
        for item in score.items:
            hold(item.rule in rule_ids(game.box.package), "scored", f"{item} cites a rule that is not in the ledger")
    ranking = game.ranking()
    hold(len(ranking) == game.seats, "scored", f"places {ranking}")
    rival = game.rival()
    if rival is not None:
        # Alone one wins, or is second to an opponent whom nobody plays.
        hold(game.seats == 1 and rival.seat == 1, "scored", f"a rival at {game.seats} seats: {rival}")
        hold(ranking == [1 if scores[0].total > rival.total else 2], "scored", f"places {ranking}")
        return
    for seat, place in enumerate(ranking):
        better = sum(1 for other in ranking if other < place)
        hold(place == better + 1, "scored", f"places {ranking}")
        for other in range(game.seats):
            ahead = points(game, scores, seat) > points(game, scores, other)
            hold(not ahead or place < ranking[other], "scored", f"places {ranking} of {scores}")


def points(game: Game, scores: list[Score], seat: int) -> int:
    """What counts for the place: all points of the seat's side."""
    return sum(scores[ally].total for ally in game.side(seat))


# At some positions


def agreed(game: Game, rng: Chance) -> None:
    """Generator and checker agree both ways about every move that can be written down."""
    every = every_move(game)
    known = set(every)
    rules = rule_ids(game.box.package)
    for seat in game.to_move:
        legal = set(game.moves(seat))
        missed = legal - known
        if lists_some_amounts(game.box):
            heads = {(move.verb, move.a, move.b) for move in every}
            missed = {move for move in missed if (move.verb, move.a, move.b) not in heads}
        hold(not missed, "agreed", f"the notation misses {missed}")
        for move in every:
            refusal = game.check(seat, move)
            if (refusal is None) != (move in legal):
                raise Broken("agreed", f"seat {seat}, {move!r}: check says {refusal}, offered: {move in legal}")
            if refusal is not None and refusal.rule not in rules:
                raise Broken("agreed", f"{refusal} cites a rule that is not in the ledger")
            if refusal is not None and refusal.kind != ILLEGAL:
                raise Broken("agreed", f"{refusal} of a readable move in turn")
    for seat in range(-1, game.seats + 1):
        if seat not in game.to_move:
            for move in sample(every, rng, 3):
                refusal = game.check(seat, move)
                hold(refusal is not None, "agreed", f"seat {seat} may play {move!r} out of turn")
                if refusal is not None:
                    kind = ILLEGAL if game.is_over else NOT_YOUR_TURN
                    hold(refusal.kind == kind and refusal.rule in rules, "agreed", f"out of turn: {refusal}")


def written(game: Game, rng: Chance) -> None:
    """Any move reads as it is written."""
    seats = game.to_move or (0,)
    for move in sample(every_move(game), rng, 300):
        seat = seats[rng.below(len(seats))]
        again = game.parse(seat, str(move))
        if again != move:
            raise Broken("written", f"{move!r} is read as {again!r}")


def distinct(game: Game) -> None:
    """One notation for the table: every move reads as it is written, no two are written alike."""
    every = game.every_move()
    texts = {str(move) for move in every}
    hold(len(texts) == len(every) == len(set(every)), "distinct", "two moves are written alike, or one is listed twice")
    for move in every:
        if game.parse(0, str(move)) != move:
            raise Broken("distinct", f"{move!r} is read as {game.parse(0, str(move))!r}")


def misread(game: Game, rng: Chance) -> None:
    """Garbled text is refused as malformed or read as a move that is judged; it never crashes or changes anything."""
    before = game.digest()
    seats = game.to_move or (0,)
    for move in sample(every_move(game), rng, 40):
        signs = list(str(move))
        for _ in range(1 + rng.below(3)):
            place = rng.below(len(signs) + 1)
            sign = SIGNS[rng.below(len(SIGNS))]
            signs[place : place + rng.below(3)] = [] if rng.below(3) == 0 else [sign]
        text = "".join(signs)
        seat = seats[rng.below(len(seats))]
        try:
            read = game.parse(seat, text)
        except IllegalMove as error:
            hold(error.refusal.kind == MALFORMED, "misread", f"{text!r}: {error.refusal}")
            hold(error.refusal.rule in rule_ids(game.box.package), "misread", f"{text!r}: {error.refusal}")
        else:
            hold(game.parse(seat, str(read)) == read, "misread", f"{text!r} is read as {read!r}")
            refusal = game.check(seat, read)
            legal = read in game.moves(seat)
            hold((refusal is None) == legal, "misread", f"{text!r} is read as {read!r}: {refusal}")
    hold(game.digest() == before, "misread", "reading changed the game")


def refused(game: Game, rng: Chance) -> None:
    """A refused move raises what check says, and changes nothing."""
    before, ply, moves = game.digest(), game.ply, [list(game.moves(seat)) for seat in game.to_move]
    for seat in range(-1, game.seats + 1):
        for move in sample(every_move(game), rng, 6):
            refusal = game.check(seat, move)
            if refusal is None:
                continue
            events: list[Event] = []
            try:
                game.play(seat, move, events)
            except IllegalMove as error:
                hold(error.refusal == refusal, "refused", f"play says {error.refusal}, check says {refusal}")
            else:
                hold(False, "refused", f"seat {seat} played {move!r} in spite of {refusal}")
            hold(not events, "refused", f"{move!r} is refused but something happened: {events}")
            hold(game.digest() == before and game.ply == ply, "refused", f"{move!r} is refused but changed the game")
            now = [list(game.moves(seat)) for seat in game.to_move]
            hold(now == moves, "refused", f"{move!r} is refused but changed the legal moves")


#: Caches, and what is compared by other means.
_APART: Final = ("_cursor", "_legal", "_told", "box", "last", "question_stays")


def pieces(game: Game) -> dict[str, bytes]:
    """Every attribute of the state as bytes."""
    return {name: as_bytes(getattr(game, name)) for name in fields_of(type(game)) if name not in _APART}


def as_bytes(value: object) -> bytes:
    """Equal values give equal bytes, whichever objects they share."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(value)
    return written.getvalue()


def same(one: Game, other: Game, law: str, what: str) -> None:
    """Two games are equal in every respect a caller can see."""
    hold(one == other and one.digest() == other.digest(), law, f"{what}: other state")
    hold(one.to_move == other.to_move and one.is_over == other.is_over, law, f"{what}: {one.to_move}, {other.to_move}")
    hold(past(one) == past(other), law, f"{what}: other history")
    hold(one.scores() == other.scores() and one.ranking() == other.ranking(), law, f"{what}: other scores")
    for seat in one.to_move:
        hold(one.moves(seat) == other.moves(seat), law, f"{what}: other moves of seat {seat}")
    mine, theirs = pieces(one), pieces(other)
    apart = [name for name in mine if mine[name] != theirs.get(name)]
    hold(not apart, law, f"{what}: other {', '.join(apart)}")


def past(game: Game) -> list[tuple[int, str]]:
    return [(ply.seat, str(ply.move)) for ply in game.history()]


def copied(game: Game, rng: Chance) -> None:
    """A copy is equal and independent, both ways."""
    one = game.copy()
    other = one.copy()
    same(game, one, "copied", "a copy")
    digest, before = game.digest(), pieces(game)
    played: list[tuple[int, Move]] = []
    while not one.is_over and len(played) < 4:
        seat, move = any_move(one, rng)
        one.play(seat, move)
        played.append((seat, move))
        hold(other.digest() == digest, "copied", f"{move!r} on a game changed its copy")
    for seat, move in played:
        other.play(seat, other.parse(seat, str(move)))
    same(one, other, "copied", f"the same moves {played} on two copies")
    hold(game.digest() == digest and pieces(game) == before, "copied", f"{played} on copies changed the original")


def pickled(game: Game, rng: Chance) -> None:
    """A pickled game comes back equal, finds the same legal moves anew, and plays on equally."""
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    same(game, again, "pickled", "after pickling")
    if not game.is_over:
        here = game.copy()
        seat, move = any_move(here, rng)
        here.play(seat, move)
        again.play(seat, move)
        same(here, again, "pickled", f"{move!r} after pickling")


def fields(game: Game, rng: Chance) -> None:
    """Each attribute, changed in turn: copies and pickles have the change, and the digest tells it."""
    before = game.digest()
    for way, noticed in attributes(game):
        other = changed(game, way)
        name = ".".join(map(str, way))
        new = as_bytes(look(other, way))
        if new == as_bytes(look(game, way)):
            continue
        hold(as_bytes(look(other.copy(), way)) == new, "fields", f"copy() forgets {name}")
        again = pickle.loads(pickle.dumps(other))
        hold(as_bytes(look(again, way)) == new, "fields", f"pickling forgets {name}")
        hold(not noticed or other.digest() != before, "fields", f"key() does not tell {name}")


def told(game: Game, rng: Chance) -> None:
    """Play is the same whether somebody listens or not, and what is told is well-formed and cites the ledger."""
    for seat in game.to_move:
        for move in sample(game.moves(seat), rng, 25):
            quiet, loud = game.copy(), game.copy()
            events: list[Event] = []
            quiet.play(seat, move)
            loud.play(seat, move, events)
            hold(quiet == loud, "told", f"seat {seat}, {move!r}: another state when events are asked for")
            cited(loud, events)


def cited(game: Game, events: list[Event]) -> None:
    """Every event has a rule of the ledger, a seat of the table, one nobody takes or nobody, and typed arguments."""
    seats = game.seats + has_extra_seat(game.box.package)
    for event in events:
        hold(event.rule in rule_ids(game.box.package), "told", f"{event} cites a rule that is not in the ledger")
        hold(-1 <= event.seat < seats, "told", f"{event} of a seat that is not at the table")
        typed(game, event.data, "told", event)


def typed(game: Game, needs: Arguments, law: str, where: Event | Refusal) -> None:
    """Every id among the arguments has the type by which it is shown, in every language; plain words are no ids."""
    for words in speakers(game.box.package):
        for key, value in needs.items():
            wrong = untyped(value, words, game.seats + has_extra_seat(game.box.package))
            if wrong:
                raise Broken(law, f"{where}: {key} {wrong} ({words.language})")


def untyped(value: Argument, words: Words, seats: int) -> str:
    """What is wrong with the type of an argument; nothing if it is right."""
    if isinstance(value, Name):
        return "" if words.has(f"name-{value}") else "has no name"
    if isinstance(value, StepName):
        return "" if words.has(f"step-{value}") else "has no prompt"
    if isinstance(value, Counted):
        things = [part.partition(" ")[2] for part in value.split(", ")]
        return "" if all(words.has(f"count-{thing}") for thing in things) else "counts what has no message"
    if isinstance(value, Seat):
        return "" if -1 <= value < seats else "is no seat of the table"
    if type(value) is str:
        return "is the name of a thing, but not a Name" if words.has(f"name-{value}") else ""
    return "" if type(value) is int else f"is of {type(value)}"


def viewed(game: Game, rng: Chance) -> None:
    """Worlds that a seat cannot tell apart give it equal views, legal moves and drawings."""
    before = game.digest()
    for seat in (*range(game.seats), None):
        view = game.view(seat)
        hold(
            view.seed == HIDDEN and view.chance.key() == Chance().key(), "viewed", f"seat {seat} sees the draws to come"
        )
        alike(view, view.view(seat), seat, "the view of a view")
        # Nobody knows the seed nor what will be drawn.
        twin = game.copy()
        twin.seed = rng.seed()
        twin.chance = Chance.stream(twin.seed, "elsewhere")
        alike(view, twin.view(seat), seat, "another seed")
        if seat is None:
            continue
        hold(view.to_move == game.to_move, "viewed", f"seat {seat} sees {view.to_move} to move, not {game.to_move}")
        hold(view.moves(seat) == game.moves(seat), "viewed", f"seat {seat} sees other moves of its own")
        for _ in range(2):
            deal = game.redeal(seat, rng)
            hold(
                deal.viewer == IMAGINED and deal.seed != HIDDEN,
                "viewed",
                f"a re-deal for seat {seat} is no full state",
            )
            hold(deal.faults() == [], "viewed", f"a re-deal for seat {seat}: {deal.faults()}")
            hold(deal.to_move == game.to_move, "viewed", f"a re-deal for seat {seat}: {deal.to_move} to move")
            hold(deal.moves(seat) == game.moves(seat), "viewed", f"a re-deal for seat {seat}: other moves of its own")
            alike(view, deal.view(seat), seat, "a re-deal")
            if not deal.is_over:
                deal.play(*any_move(deal, rng))
                hold(deal.faults() == [], "viewed", f"a re-deal for seat {seat}, one move on: {deal.faults()}")
    hold(game.digest() == before, "viewed", "looking changed the game")


def alike(one: Game, other: Game, seat: int | None, what: str, law: str = "viewed") -> None:
    """Two views show the same."""
    hold(one.viewer == other.viewer, law, f"seat {seat}, {what}: {one.viewer} and {other.viewer} look")
    same(one, other, law, f"seat {seat}, {what}")
    for owner in range(one.seats):
        hold(one.moves(owner) == other.moves(owner), law, f"seat {seat}, {what}: other moves of seat {owner}")


def hidden(game: Game, rng: Chance) -> None:
    """Twins that differ in one secret choice are the same to everybody else: views, past, moves, agenda, drawings.

    What all choose at once is secret while somebody still has to choose, unless its step is public. And wherever the
    position itself does not show which of two moves was made, nothing else may, such as the past.
    """
    if not game.box.secret and not game.box.face_down:
        for witness in (*range(game.seats), None):
            hold(game.view(witness).key() == game.key(), "hidden", "a box without secrets hides something")
    for seat in game.to_move:
        step = game.step(seat)
        moves = game.moves(seat)
        if step is None or len(moves) < 2:
            continue
        beside = [game.step(other) for other in game.to_move if other != seat]
        at_once = step.together and any(other is not None and other.together for other in beside)
        first = rng.below(len(moves))
        second = (first + 1 + rng.below(len(moves) - 1)) % len(moves)
        twins = [game.copy(), game.copy()]
        for twin, chosen in zip(twins, (first, second), strict=True):
            twin.play(seat, moves[chosen])
        if twins[0].revealed == twins[0].ply or (
            not at_once and not step.secret and (step.public or not game.box.secret)
        ):
            continue
        others = [*[other for other in range(game.seats) if other != seat], None]
        painter = others[rng.below(len(others))]
        for witness in others:
            one, other = [twin.view(witness) for twin in twins]
            if (at_once and not step.public) or one.digest() == other.digest():
                what = f"seat {seat} chose {moves[first]!r} or {moves[second]!r} in secret"
                alike(one, other, witness, what, "hidden")
                if witness == painter:
                    hold(one._repr_svg_() == other._repr_svg_(), "hidden", f"seat {witness}, {what}: other drawing")


def drawn(game: Game, rng: Chance) -> None:
    """The drawing of a view depends on what the seat may know and on nothing else."""
    seat = rng.below(game.seats)
    deal = game.redeal(seat, rng)
    picture = game.view(seat)._repr_svg_()
    hold(picture.lstrip().startswith("<svg"), "drawn", picture[:40])
    hold(deal.view(seat)._repr_svg_() == picture, "drawn", f"seat {seat} sees a re-deal in the drawing")


def replayed(game: Game, rng: Chance) -> None:
    """A record, written and read, gives the identical game; so does taking moves back, up to there."""
    record = game.record([f"player {seat}" for seat in range(game.seats)])
    line = record.dumps()
    hold("\n" not in line, "replayed", "a record is one line")
    read = Record.loads(line)
    hold(read.dumps() == line, "replayed", "a record changes when it is read and written")
    same(game, read.replay(game.box), "replayed", "the record")
    back = rng.below(min(game.ply, 12) + 1)
    same(read.replay(game.box, game.ply - back), game.undo(back), "replayed", f"{back} moves taken back")
    same(
        game.undo(back).undo(game.ply + 1), game.box.new(game.seats, game.seed, dict(game.options)), "replayed", "start"
    )


def spoken(game: Game, rng: Chance) -> None:
    """Every step, event, refusal, source of points and role can be said in every language; arguments have types."""
    refusals: dict[tuple[str, tuple[str, ...]], Refusal] = {}
    events: list[Event] = []
    for seat in (*game.to_move, game.seats):
        for move in every_move(game):
            refusal = game.check(seat, move)
            if refusal is not None:
                refusals[refusal.reason, tuple(refusal.needs)] = refusal
                if seat < game.seats:
                    typed(game, refusal.needs, "spoken", refusal)
        for move in sample(game.moves(seat), rng, 12):
            game.copy().play(seat, move, events)
    for words in speakers(game.box.package):
        sentences = [words.step(step.name) for step in map(game.step, game.to_move) if step is not None]
        sentences += [words.refusal(refusal) for refusal in refusals.values()]
        sentences += [words.event(event) for event in events]
        hold(all(sentence.strip() for sentence in sentences), "spoken", f"an empty sentence in {words.language}")
        unfilled = [sentence for sentence in sentences if "{" in sentence]
        hold(not unfilled, "spoken", f"left open in {words.language}: {unfilled}")
        called = {item.source for score in game.scores() for item in score.items}
        called |= {game.cast(seat) for seat in range(game.seats)} - {""}
        nameless = [id for id in sorted(called) if not words.has(f"name-{id}")]
        hold(not nameless, "spoken", f"no name in {words.language} for {nameless}")


# At the end


def ended(game: Game, rng: Chance) -> None:
    """After the end nothing may be done, and every refusal says so."""
    hold(game.is_over and game.to_move == () and not game.agenda, "ended", f"{game.to_move}, {game.agenda}")
    hold(1 in game.ranking() or game.rival() is not None, "ended", f"places {game.ranking()}")
    for seat in range(-1, game.seats + 1):
        hold(game.moves(seat) == [] and game.step(seat) is None, "ended", f"seat {seat} still has moves")
        for move in sample(every_move(game), rng, 4):
            refusal = game.check(seat, move)
            hold(refusal is not None and refusal.rule == game.RULE_OVER, "ended", f"seat {seat}, {move!r}: {refusal}")


EVERY: Final[dict[str, Law]] = {
    "owed": owed,
    "unforced": unforced,
    "sound": sound,
    "offered": offered,
    "scored": scored,
}
SOME: Final[dict[str, Law]] = {
    "agreed": agreed,
    "written": written,
    "misread": misread,
    "refused": refused,
    "copied": copied,
    "pickled": pickled,
    "fields": fields,
    "told": told,
    "viewed": viewed,
    "hidden": hidden,
    "drawn": drawn,
    "shown": shown,
    "replayed": replayed,
    "spoken": spoken,
}
END: Final[dict[str, Law]] = {
    "ended": ended,
    "refused": refused,
    "copied": copied,
    "pickled": pickled,
    "viewed": viewed,
    "replayed": replayed,
}


@cache
def own_module(box: Box) -> ModuleType | None:
    """The module with the game's own laws, if it has any."""
    name = f"tests.games.{box.package.rpartition('.')[2]}.laws"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if found is None else importlib.import_module(name)


def own_laws(box: Box) -> dict[str, Law]:
    """The laws that only this game keeps, checked at every position."""
    laws: dict[str, Law] = getattr(own_module(box), "LAWS", {})
    return laws


def lists_some_amounts(box: Box) -> bool:
    """Is the last number of a move an amount, and every_move() names only some? Then its own laws look at the rest."""
    return bool(getattr(own_module(box), "SOME_AMOUNTS", False))
