"""Commands in order, and a look at those to come: some of ours take together what the log tells in two or three."""

from __future__ import annotations

from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.snellman.course import Course
from ecumene.games.terra_mystica.snellman.log import Incomplete, Order


class Orders(Course):
    """The commands of a log, and how far they have been carried out."""

    def __init__(self, game: TerraMystica, orders: list[Order], stepwise: bool) -> None:
        super().__init__(game, stepwise)
        self.orders = orders
        #: The number of the next command, and of those that were carried out before their time.
        self.at = 0
        self.early: set[int] = set()

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.orders)

    def find(self, seat: int, *verbs: str) -> int:
        """The number of the seat's next command with one of these verbs, or -1."""
        for number in range(self.at, len(self.orders)):
            order = self.orders[number]
            if order.seat == seat and order.verb in verbs and number not in self.early:
                return number
        return -1

    def fetch(self, order: Order, verb: str, amount: int = 1) -> Order:
        """The command that completes another one: it is carried out together with it."""
        for number in range(self.at, len(self.orders)):
            found = self.orders[number]
            fits = found.seat == order.seat and found.verb == verb and found.number == amount
            if fits and number not in self.early:
                self.early.add(number)
                return found
        raise Incomplete(order)

    def following(self, seat: int) -> int:
        """The number of the seat's very next command, or -1."""
        for number in range(self.at, len(self.orders)):
            if self.orders[number].seat == seat and number not in self.early:
                return number
        return -1

    def cell(self, name: str) -> int:
        cell = self.game.board.cell(name)
        if cell < 0:
            raise IllegalMove(Refusal("TM-004", "off-map", {"cell": name}, MALFORMED), self.game.box.package)
        return cell

    def land(self, name: str) -> int:
        cell = self.cell(name)
        if cell >= self.game.board.land_size:
            raise IllegalMove(Refusal("TM-004", "river", {"cell": name}), self.game.box.package)
        return cell
