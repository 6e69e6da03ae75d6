"""What is drawn and for whom, as far as the Terra games agree: a map, a mat that is spread out, things with names."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.draw.look import Look
from ecumene.draw.panel import Sight
from ecumene.draw.scene import G, Scene
from ecumene.draw.svg import Attribute
from ecumene.games.terra.draw.targets import TerraTargets
from ecumene.games.terra.land import Land
from ecumene.text import Words

#: So many moves are said aloud for one thing; a page lists the rest when it is chosen.
SPOKEN = 3


class TerraScene(Scene[G]):
    trace_inset = 3.0
    targets: TerraTargets

    def __init__(self, game: G, sight: Sight, look: Look, page: bool, zoom: float, package: str) -> None:
        super().__init__(game, sight, look, page)
        #: Letters on the map are larger where the drawing will be small.
        self.zoom = zoom
        #: Where the texts of the game are.
        self.package = package
        self.chosen_cells: list[int] = [
            self.land.cell(name[5:]) for name in self.chosen_things if name.startswith("cell-")
        ]
        #: Whose mat is spread out: the reader's, or for a spectator that of whoever acts.
        self.mine: int = self.reader if self.reader >= 0 else max(self.turn, 0)

    # What each game says

    @property
    @abstractmethod
    def land(self) -> Land:
        """The map."""

    @abstractmethod
    def move_words(self, move: Move) -> str:
        """A move of whoever acts, in a sentence."""

    # What both do alike

    def traced_on(self, seat: int, move: Move) -> list[str]:
        """On the board where it happened, or on the seat that did it."""
        on_board = ("cell-", "site-", "power-")
        return [name if name.startswith(on_board) else f"seat-{seat}" for name in self.things_of(seat, move)]

    def offers(self, seat: int, kind: str, number: int = 0) -> list[Move]:
        """The moves that point at a thing on this seat's mat."""
        return self.targets.at(kind, number) if seat == self.turn else []

    def home(self, thing: str, seat: int) -> str:
        """Where a piece of the seat comes from: its place on the mat that is spread out, or the seat as a whole."""
        return f"{thing}-{seat}" if seat == self.mine else f"seat-{seat}"

    def noun(self, id: str) -> str:
        return noun(self.package, self.words.language, id)

    def cell_words(self, cell: int, terrain: str) -> str:
        return cell_words(self.package, self.words.language, self.land.name(cell), terrain)

    def named(
        self,
        *inside: str,
        thing: str,
        title: str,
        moves: list[Move] | None = None,
        transform: str | None = None,
        **data: Attribute,
    ) -> str:
        """A thing with its name, which in a page also says what choosing it does; data are for pictures."""
        offers = moves or []
        if not self.page:
            return self.thing(thing, title, offers, *inside, transform=transform, **data)
        label = f"{title}. {self.said(offers)}" if offers else title
        return self.thing(thing, label, offers, *inside, transform=transform)

    def said(self, moves: list[Move]) -> str:
        """What choosing a thing does and costs."""
        told = [self.move_words(move) for move in moves[:SPOKEN]]
        return "; ".join(told) + ("…" if len(moves) > SPOKEN else "")


@cache
def noun(package: str, language: str, id: str) -> str:
    """Names that no player can change are looked up once."""
    return Words(language, package).name(id)


@cache
def cell_words(package: str, language: str, name: str, terrain: str) -> str:
    return Words(language, package)("draw-cell", cell=name, terrain=Name(terrain))
