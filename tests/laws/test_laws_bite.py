"""Each law is broken on purpose, in a made-up game, and must notice."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ecumene.core.argument import Argument, Counted, Name, Seat, StepName
from ecumene.core.box import Value
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.core.score import Item, Score
from ecumene.core.step import NOBODY, Step
from tests.core.toy import BOX, CLOTH, COIN, DAYS, GIFT, HAGGLE, SALT, AnswerGift, Market, MarketMove, PickCard
from tests.laws import walk
from tests.laws.laws import END, EVERY, SOME
from tests.laws.walk import Fault, Walk
from tests.strategies import Setup, Stroller, setups


class DeadEnd(Market):
    def moves(self, seat: int) -> list[Move]:
        return [] if self.day == 2 else super().moves(seat)


class Forgotten(Market):
    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.day == 2 else super().to_move


class Pedantic(Market):
    def settle(self, events: list[Event] | None = None) -> None:
        while self.agenda and self.agenda[-1].seat == NOBODY:
            step = self.agenda.pop()
            self._cursor = len(self.agenda)
            step.run(self, events)


class Faulty(Market):
    def faults(self) -> list[str]:
        return ["cards"] if self.day == 2 else []


class Fussy(Market):
    def check(self, seat: int, move: Move) -> Refusal | None:
        return Refusal("MD-003", "not-now", {"owed": "more"}) if move.verb == COIN else super().check(seat, move)


class Generous(Market):
    def scores(self) -> list[Score]:
        found = super().scores()
        found[0].total += 1
        return found


class Upside(Market):
    def ranking(self) -> list[int]:
        return list(range(self.seats, 0, -1))


class Lenient(Market):
    def check(self, seat: int, move: Move) -> Refusal | None:
        return None if seat in self.to_move and move.verb == GIFT else super().check(seat, move)


class Stingy(Market):
    def moves(self, seat: int) -> list[Move]:
        return [move for move in super().moves(seat) if move.verb != HAGGLE]


class Lawless(Market):
    def check(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().check(seat, move)
        return None if refusal is None else Refusal("MD-999", refusal.reason, refusal.needs, refusal.kind)


class Deaf(Market):
    def parse(self, seat: int, text: str) -> Move:
        move = super().parse(seat, text)
        return MarketMove(CLOTH) if move.verb == SALT else move


class Trusting(Market):
    def parse(self, seat: int, text: str) -> Move:
        word, _, number = text.partition(" ")
        return MarketMove(GIFT, int(number)) if word == "gift" else super().parse(seat, text)


class Hasty(Market):
    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        self.points[0][1] += 1
        super().play(seat, move, events)
        self.points[0][1] -= 1


class Sharing(Market):
    def copy(self) -> Market:
        other = super().copy()
        other.points = self.points
        return other


class Forgetful(Market):
    """A pickled game lacks its points."""

    UNPICKLED: ClassVar[tuple[str, ...]] = ("points",)


class Lossy(Market):
    """Pickles by hand, without the day."""

    def __reduce__(self) -> tuple[object, ...]:
        function, given = super().__reduce__()
        assert isinstance(given, tuple)
        del given[-1]["day"]
        return function, given


class Offhand(Market):
    """A copy begins on the first day."""

    def copy(self) -> Market:
        other = super().copy()
        other.day = 1
        return other


class Secretive(Market):
    """The digest does not see what is picked."""

    def key(self) -> list[int]:
        picked, self.picked = self.picked, [0] * self.seats
        numbers = super().key()
        self.picked = picked
        return numbers[: -self.seats]


class Grown(Market):
    """Somebody added an attribute and thought of nothing else."""

    __slots__ = ("weather",)

    def __init__(
        self, box: Any, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        self.weather: int = 0


class Stale(Market):
    """Legal moves found once and never again."""

    def _take(self, index: int, move: Move, events: list[Event] | None) -> None:
        kept = self._legal[:]
        super()._take(index, move, events)
        self._legal = kept


class Vain(Market):
    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        super().score(seat, source, points if events is None else points + 1, events)


class Unfounded(Market):
    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        super().score(seat, source, points, events)
        if events is not None:
            events.append(Event("scored", seat, "MD-999", {"points": points}))


class Telltale(Market):
    """Tells of every score once more, with a wrong argument."""

    wrong: ClassVar[Argument] = 0

    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        super().score(seat, source, points, events)
        if events is not None:
            events.append(Event("scored", seat, "MD-002", {"points": points, "source": self.wrong}))


class Bare(Telltale):
    wrong = "goods"


class Nameless(Telltale):
    wrong = Name("silk")


class Chairless(Telltale):
    wrong = Seat(7)


class Countless(Telltale):
    wrong = Counted("2 silk")


class Open(Market):
    def veil(self, seat: int) -> None:
        """Hide nothing."""


class OpenPick(PickCard):
    public: bool = True


class LoudPick(PickCard):
    """Whoever picks an odd card is offered a gift at once."""

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        super().take(game, move, events)
        if move.a % 2:
            game.push(AnswerGift(self.seat))


class HeavyPick(PickCard):
    """Asks its seat to confirm the card; the question names it."""

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        super().take(game, move, events)
        game.push(Confirm(self.seat, move.a))


class Confirm(AnswerGift):
    __slots__ = ("card",)

    name: ClassVar[str] = "confirm"
    together: bool = True
    public: bool = False

    def __init__(self, seat: int = NOBODY, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


class OtherPicks(Market):
    """Market Day in which picks are another kind of step."""

    pick: type[PickCard] = PickCard

    def push(self, step: Step[Any]) -> None:
        super().push(self.pick(step.seat) if type(step) is PickCard else step)


class Gossip(OtherPicks):
    """The past tells a secret pick: its step says that everybody may know the move."""

    pick: type[PickCard] = OpenPick


class Loud(OtherPicks):
    """What is offered tells a secret pick."""

    pick: type[PickCard] = LoudPick


class Heavy(OtherPicks):
    """The agenda tells a secret pick."""

    pick: type[PickCard] = HeavyPick


class Remembering(Market):
    """A game of its own mind about what of the past is in a view."""

    def view(self, seat: int | None) -> Game:
        other = super().view(seat)
        other.last = self.last
        return other


class Sketched(Market):
    """A drawing that remembers more than the view."""

    picks: ClassVar[list[str]] = []

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        super().play(seat, move, events)
        self.picks.append(str(move))

    def _repr_svg_(self) -> str:
        return f"<svg>{self.picks.pop()}</svg>"


class Leaky(Market):
    """The moves found for other seats go into the view."""

    def veil(self, seat: int) -> None:
        before = [PickCard(other).options(self) for other in range(self.seats)]
        super().veil(seat)
        self._legal = [*before]


class Prophetic(Market):
    def view(self, seat: int | None) -> Game:
        other = super().view(seat)
        other.chance = self.chance.copy()
        return other


class Scribbled(Market):
    """A drawing that shows more than the view."""

    drawings: ClassVar[list[int]] = []

    def _repr_svg_(self) -> str:
        self.drawings.append(self.ply)
        return f"<svg>{len(self.drawings)}</svg>"


class Fickle(Market):
    """Something outside the state has a say."""

    calls: ClassVar[list[int]] = []

    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        self.calls.append(seat)
        super().score(seat, source, points + (len(self.calls) % 7 == 0), events)


class Dealt(Market):
    """Another deal every time."""

    deals: ClassVar[list[int]] = []

    def __init__(self, box: Any, seats: int, seed: int, options: dict[str, Value], rules: int) -> None:
        super().__init__(box, seats, seed, options, rules)
        self.deals.append(seed)
        self.day = len(self.deals) % 2


class Speechless(Market):
    def check(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().check(seat, move)
        wrong = refusal is not None and refusal.kind != NOT_YOUR_TURN
        return Refusal("MD-003", "because", {}) if wrong else refusal


class Obscure(Market):
    """Points from a source that has no name."""

    def scores(self) -> list[Score]:
        return [Score(score.seat, [*score.items, Item("silk", "MD-002", 1)]) for score in super().scores()]


class Stranger(Market):
    """A role that has no name."""

    def cast(self, seat: int) -> str:
        return "stranger"


class Tactless(Market):
    """Refuses with a wrong argument."""

    wrong: ClassVar[Argument] = 0

    def check(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().check(seat, move)
        wrong = refusal is not None and refusal.kind != NOT_YOUR_TURN
        return Refusal("MD-003", "not-now", {"owed": self.wrong}) if wrong else refusal


class BareWord(Tactless):
    wrong = "gift"


class NoName(Tactless):
    wrong = Name("silk")


class NoStep(Tactless):
    wrong = StepName("more")


class NoSeat(Tactless):
    wrong = Seat(-2)


class Undead(Market):
    def check(self, seat: int, move: Move) -> Refusal | None:
        return Refusal("MD-003", "not-now", {"owed": "rest"}) if self.is_over else super().check(seat, move)


class Endless(Market):
    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        super().score(seat, source, points, events)
        self.day = min(self.day, DAYS - 2)
        if len(self.deck) < 2 * self.seats:
            self.deck += range(100, 140)


class Explosive(Market):
    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        assert source != 2


BROKEN: list[tuple[str, type[Market]]] = [
    ("owed", DeadEnd),
    ("owed", Forgotten),
    ("unforced", Pedantic),
    ("sound", Faulty),
    ("offered", Fussy),
    ("scored", Generous),
    ("scored", Upside),
    ("agreed", Lenient),
    ("agreed", Stingy),
    ("agreed", Lawless),
    ("written", Deaf),
    ("misread", Trusting),
    ("refused", Hasty),
    ("copied", Sharing),
    ("pickled", Forgetful),
    ("pickled", Stale),
    ("fields", Lossy),
    ("fields", Offhand),
    ("fields", Secretive),
    ("fields", Grown),
    ("told", Vain),
    ("told", Unfounded),
    ("told", Bare),
    ("told", Nameless),
    ("told", Chairless),
    ("told", Countless),
    ("viewed", Open),
    ("viewed", Leaky),
    ("viewed", Prophetic),
    ("hidden", Gossip),
    ("hidden", Loud),
    ("hidden", Heavy),
    ("hidden", Remembering),
    ("hidden", Sketched),
    ("drawn", Scribbled),
    ("replayed", Fickle),
    ("repeated", Dealt),
    ("spoken", Speechless),
    ("spoken", Obscure),
    ("spoken", Stranger),
    ("spoken", BareWord),
    ("spoken", NoName),
    ("spoken", NoStep),
    ("spoken", NoSeat),
    ("ended", Undead),
    ("ends", Endless),
    ("plays", Explosive),
]


@pytest.mark.parametrize(("law", "kind"), [pytest.param(*pair, id=pair[1].__name__) for pair in BROKEN])
def test_a_broken_game_is_noticed(law: str, kind: type[Market], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX, "kind", kind)
    monkeypatch.setattr(walk, "LONGEST", 200)
    known = setups(BOX)
    fault = first_fault(known, law)
    assert fault is not None
    assert fault.law == law
    assert "market-day" in str(fault)


def test_a_box_that_has_secrets_must_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BOX), "secret", False)
    fault = first_fault(setups(BOX), "hidden")
    assert fault is not None
    assert "a box without secrets hides something" in fault.seen


def first_fault(known: list[Setup], law: str) -> Fault | None:
    for seed in range(40):
        try:
            Walk(known[seed % len(known)], seed, deep=3, only=frozenset([law])).run()
        except Fault as fault:
            return fault
    return None


def test_every_law_is_shown_to_bite() -> None:
    # Broken faces are shown to be noticed in test_face_law.py.
    shown = {law for law, _ in BROKEN} | {"shown"}
    assert {*EVERY, *SOME, *END} <= shown


def test_the_sound_game_keeps_all_laws() -> None:
    known = setups(BOX)
    for seed in range(20):
        checked = Walk(known[seed % len(known)], seed, deep=4).run()
        assert set(checked) == {*EVERY, *SOME, *END, "repeated", "ends"}


def test_a_move_is_chosen_with_and_without_whims() -> None:
    even, whimsical = [Chance.stream(5, "x") for _ in range(2)]
    plain = Stroller(even, whims=False)
    moody = Stroller(whimsical, whims=True)
    game = setups(BOX)[0].open(1)
    assert {plain.choose(game)[0] for _ in range(40)} == {0, 1}
    assert {moody.choose(game)[0] for _ in range(40)} == {0, 1}
