"""A step: one decision that a seat owes, or (seat NOBODY) a piece of the course of play that happens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from ecumene.core.event import Event
    from ecumene.core.game import Game
    from ecumene.core.move import Move
    from ecumene.core.refusal import Refusal

NOBODY: Final = -1
G = TypeVar("G", bound="Game")


class Step(Generic[G]):
    """Steps never change once made, so copies of a game share them. Subclasses are named after the question.

    A new turn is a new step: when the very same one is owed again, bots take it that the question still stands.

    A seat's step has `options`, `refuse` and `take`; a step of NOBODY has only `run`.
    """

    __slots__ = ("seat",)

    name: ClassVar[str] = "step"
    #: All choose at once: others may act beside it, but what happens by itself below waits until all have chosen.
    together: bool = False
    #: The course of play waits for the answer. An offer says False: what lies below it goes on, up to the next decision
    #: of the seat that was offered something.
    blocks: bool = True
    #: Of a step of NOBODY: it does not go on under open offers, but waits for all answers (the end of a round).
    waits: bool = False
    #: Everybody may know what was chosen here. Unless a step says so, views hide others' moves in a game with secrets
    #: (`Box.secret`), and in any game those that all make at once, until the game shows them (`Game.reveal_moves`).
    public: bool = False
    #: What was chosen here, and what could be, is known to its seat alone, also in a game without secrets otherwise.
    secret: bool = False
    #: In the middle of an action: look-ahead should go on to its end before judging the position.
    midway: ClassVar[bool] = False

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def options(self, game: G) -> list[Move]:
        """The legal moves; never empty."""
        raise NotImplementedError(self.name)

    def is_choice(self, game: G) -> bool:
        """Surely more than one option, told without working them out: look-ahead then never does. False if unsure.

        Also True where a single option must not be taken by itself: in a game with secrets, if that would tell others
        what the seat holds; where answers come late (`Game.answers_late`), if they may bring it more options.
        """
        return False

    def refuse(self, game: G, move: Move) -> Refusal | None:
        """Why this move is not one of the options, or None if it is."""
        raise NotImplementedError(self.name)

    def take(self, game: G, move: Move, events: list[Event] | None) -> None:
        """Carry out a legal move; the step itself has already left the agenda."""
        raise NotImplementedError(self.name)

    def run(self, game: G, events: list[Event] | None) -> None:
        """What happens by itself when a step of NOBODY comes up."""
        raise NotImplementedError(self.name)

    def args(self) -> tuple[int, ...]:
        """What distinguishes two steps of one name and seat."""
        return ()

    def key(self, game: G) -> tuple[int, ...]:
        """What the fingerprint of a position says of the step beside its name and seat."""
        return self.args()

    def veiled(self) -> Step[G]:
        """The step as other seats see it: without the secrets it carries."""
        return self

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seat {self.seat}{''.join(f', {n}' for n in self.args())})"

    def __reduce__(self) -> tuple[type[Step[G]], tuple[object, ...]]:
        return type(self), (self.seat, *self.args())
