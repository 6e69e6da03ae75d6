"""A table where a wonder is built stage by stage, with real moves: the rest of the table discards meanwhile."""

from __future__ import annotations

from typing import Self

from ecumene.core.event import Event
from ecumene.games.seven_wonders.city import BITS, LOW
from ecumene.games.seven_wonders.goods import FIXED, pack
from ecumene.games.seven_wonders.tables import BOARDS
from tests.rules.seven_wonders.table import Table

KINDS = ("wood", "stone", "clay", "ore", "glass", "textile", "papyrus")


def units(text: str) -> int:
    """`2 wood 1 clay` as a bundle."""
    words = text.split()
    return pack({kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)})


class Works(Table):
    """Seat 0 is mostly the builder; what it makes without cards is for nobody else."""

    def make(self, seat: int, text: str) -> Self:
        """The city makes these units, no more and no less; nobody can buy them, and no card stands for them."""
        city = self.cities[seat]
        city.production = city.production & ~FIXED | units(text)
        self.forget()
        return self

    def rich(self, *seats: int) -> Self:
        """Four of each kind, enough for every stage there is."""
        for seat in seats or (0,):
            self.make(seat, " ".join(f"4 {kind}" for kind in KINDS))
        return self

    def raise_stage(
        self, number: int, card: str = "theater", *, seat: int = 0, pay: str = "", others: dict[int, str] | None = None
    ) -> list[Event]:
        """A turn in which this seat builds a stage; the others discard, or do what the test says.

        The turn goes on until somebody is asked something. It is never the last of the Age unless the test has
        said so.
        """
        self.game.turn = min(self.game.turn, 2) if self.game.turn < self.game.turns - 1 else self.game.turn
        done = dict.fromkeys(range(self.game.seats), "discard baths") | (others or {})
        done[seat] = f"stage {card} {number} {pay}".strip()
        return self.act(done)

    def act(self, done: dict[int, str]) -> list[Event]:
        """A turn of these moves; who is not named discards."""
        self.finish()
        moves = {seat: done.get(seat, "discard baths") for seat in range(self.game.seats)}
        self.game.agenda = []
        self.hands(*[f"{text.split()[1]} pawnshop" for text in moves.values()])
        told: list[Event] = []
        for seat in moves:
            while self.step(seat) == "any-time":
                self.play(seat, "decline", told)
        for seat, text in moves.items():
            self.play(seat, text, told)
        return told

    def finish(self) -> Self:
        """The turn ends: exchanges are declined, what can be done at any time is left for later."""
        while any(step.name == "rest-of-turn" for step in self.game.agenda):
            asked = [seat for seat in self.game.to_move if self.step(seat) in ("any-time", "exchange")]
            if not asked:
                break
            self.play(asked[0], "decline")
        return self

    def climb(self, *cards: str, seat: int = 0) -> list[int]:
        """All stages in order, each with a marker; the points of the wonder after each."""
        count = len(BOARDS[self.cities[seat].board].stages)
        found: list[int] = []
        for number in range(count):
            self.raise_stage(number + 1, cards[number] if cards else "theater", seat=seat)
            self.finish()
            found.append(self.points(seat, "wonder"))
        return found

    def tokens(self, seat: int) -> tuple[int, int, int, int]:
        """Victory tokens of 1, 3 and 5, then all defeat tokens."""
        city = self.cities[seat]
        ones, threes, fives = [city.victories >> (BITS * value) & LOW for value in range(3)]
        return ones, threes, fives, city.all_defeats()

    def win(self, seat: int, ones: int = 0, threes: int = 0, fives: int = 0) -> Self:
        """The city holds these victory tokens."""
        self.cities[seat].victories = ones | threes << BITS | fives << 2 * BITS
        self.forget()
        return self

    def lose(self, seat: int, defeats: int) -> Self:
        """The city holds so many defeat tokens."""
        self.cities[seat].defeats = defeats
        self.forget()
        return self

    def at(self, *, age: int = 0, turn: int = 0) -> Self:
        """The coming turn is this one."""
        if age:
            self.game.age = age
        if turn:
            self.game.turn = turn - 1
            self.game.agenda = []
        return self


def of_kind(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def three(board: str, **options: bool) -> Works:
    """The board (seat 0) with Rhodos on the right and Giza on the left; it has what every stage needs."""
    return Works(board, "rhodos-A", "giza-A", **options).rich(0)


def starts_with(board: str, text: str) -> bool:
    """The city makes these units from the start, and sells them; nothing else."""
    city = Works(board, "giza-A", "giza-A", "giza-A").cities[0]
    assert (city.production, city.for_sale) == (units(text), units(text))
    return True
