"""What a game shows of itself: all that the terminal, the web table, the laboratory and drawings ask of it.

Each game has `face.py` with `FACE`, an instance of its own subclass. A face that lacks one of the abstract methods
cannot be made: Python names what is missing when the module is loaded.

Every method gets a view, never the whole state, and must not change it. A seat of -1 is a spectator.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias

from ecumene.cases import Cases
from ecumene.core.box import Box
from ecumene.core.face import BasicFace, G
from ecumene.core.move import Move
from ecumene.core.record import Record
from ecumene.core.refusal import Refusal
from ecumene.draw.look import PLAIN, Look
from ecumene.draw.panel import Panel, Sight
from ecumene.text import Explained, Words

#: Makes a record of a file that another program wrote: of its text, and of its name, which may tell something too.
RecordReader: TypeAlias = Callable[[str, str], Record]


class Face(ABC, BasicFace[G], Generic[G]):
    """Subclassed once per game, with the game's own state: `class TerraNovaFace(Face[TerraNova])`."""

    def __init__(self, package: str, look: Look = PLAIN) -> None:
        #: Where the texts of the game are.
        self.package = package
        #: The symbols, colours and style that the game brings to its drawings.
        self.look = look

    # As text

    @abstractmethod
    def board(self, view: G, words: Words) -> list[str]:
        """The board in letters, line by line, with markup such as `[bold]…[/]`; after an empty line a legend."""

    @abstractmethod
    def table(self, view: G, words: Words) -> list[str]:
        """Everything beside the board: headings, and below them items that begin with spaces."""

    @abstractmethod
    def brief(self, view: G, words: Words) -> list[str]:
        """What changes from turn to turn: a line for each seat, and what else matters now."""

    @abstractmethod
    def move(self, view: G, seat: int, move: Move, words: Words) -> str:
        """A legal move in a sentence without markup: what is done, and what it costs."""

    def label(self, view: G, seat: int, move: Move, words: Words) -> str:
        """A legal move in a few words, for a button. Without its own it is the sentence."""
        return self.move(view, seat, move, words)

    # As a drawing

    @abstractmethod
    def svg(
        self,
        view: G,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        """The whole table as one SVG document. Moves on offer are lit; `narrow` stacks everything for a phone."""

    @abstractmethod
    def panels(self, view: G, sight: Sight) -> list[Panel]:
        """The table in parts, in the order in which a page shows them. The keys stay the same during a game."""

    @abstractmethod
    def things(self, view: G, seat: int, move: Move) -> list[str]:
        """What a move points at, by the names that the panels give it (`data-thing`): `cell-D5`.

        Choosing a thing offers its moves. A move that points at nothing is a button.
        """

    # What a seat is asked

    @abstractmethod
    def owed(self, view: G, seat: int, words: Words) -> tuple[str, str]:
        """Who decides what, in a sentence, and a line of help or nothing; after the end, who has won."""

    @abstractmethod
    def owed_at(self, view: G, seat: int) -> str:
        """The key of the panel that holds what the seat chooses from now, so that a page can bring it into view.

        Empty if the seat owes nothing, or if its moves point at nothing.
        """

    def kinds(self, view: G, seat: int) -> dict[str, tuple[str, ...]]:
        """Verbs that belong to what the seat is asked, possible now or not: those not possible say why.

        Each has the reasons of refusals that tell what it lacks, the nearest to being possible first.
        """
        return {}

    # How the game stands

    @abstractmethod
    def progress(self, view: G, words: Words) -> str:
        """How far the game is, the larger part before a comma: `Age II, turn 3 of 6`."""

    @abstractmethod
    def badge(self, view: G, seat: int) -> str:
        """The colour of a seat, by its name in the theme; empty while it has none."""

    @abstractmethod
    def stock(self, view: G, seat: int) -> list[tuple[str, int]]:
        """The numbers of a seat that a preview compares, each under the name of its symbol; a text `stock-<name>`."""

    @abstractmethod
    def explain(self, view: G, thing: str, words: Words) -> Explained | None:
        """What a drawn thing is and does, with its rules; None for a name that nothing has."""

    # From outside

    def cases(self) -> Cases | None:
        """How the game reads and runs cases from outside (`ecumene check`); None if it reads none."""
        return None

    def imports(self) -> dict[str, RecordReader]:
        """Records of other programs that the game understands, by the name of their format (`ecumene import`).

        BadInput `import-foreign` of a reader says that the file is nothing of that kind, any other BadInput what is
        wrong with it.
        """
        return {}

    def refusal(self, refusal: Refusal) -> str:
        """The English sentence and the rule, for an IllegalMove that is printed."""
        return f"{Words('en', self.package).refusal(refusal)} ({refusal.rule})"


def face_of(box: Box) -> Face[Any]:
    """The face of a game, for everything that shows games to people."""
    found = box.face()
    if not isinstance(found, Face):
        raise TypeError(f"{box.package}.face.FACE must be an instance of a subclass of ecumene.face.Face")
    return found


def readers_of(boxes: Iterable[Box]) -> dict[str, RecordReader]:
    """All readers of records of other programs that these games have, by the name of the format."""
    return {name: reader for box in boxes for name, reader in face_of(box).imports().items()}
