"""Spades and dwellings: the log buys spades first and says later where they go; our moves say both at once."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.refusal import IllegalMove, Refusal
from ecumene.core.step import Step
from ecumene.games.terra_mystica.factions import ON_ICE, ON_VOLCANO
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import CYCLE, VOLCANO
from ecumene.games.terra_mystica.moves import ENDS, EXTRAS
from ecumene.games.terra_mystica.pending import SPADES_CULT
from ecumene.games.terra_mystica.snellman.ahead import Orders
from ecumene.games.terra_mystica.snellman.log import Incomplete, Order, wrong
from ecumene.games.terra_mystica.snellman.vocabulary import CULT_OF, TERRAIN_OF
from ecumene.games.terra_mystica.steps import CompleteAction, UseSpades
from ecumene.games.terra_mystica.transform import FRESH, spades_home, volcano_price, ways

#: Commands that come between the rounds: whatever else comes is the first turn of the next one.
BETWEEN_ROUNDS: Final = (
    "transform",
    "give-up",
    "cult",
    "unlock",
    "token",
    "leech",
    "decline",
    "wait",
    "done",
    "income",
)
#: Commands that begin an action, whoever carried out what before.
ACTIONS: Final = ("upgrade", "send", "ship", "exchange", "action", "pass", "done")


class Spades(Orders):
    def __init__(self, game: TerraMystica, orders: list[Order], stepwise: bool) -> None:
        super().__init__(game, orders, stepwise)
        #: By seat: spades bought by a command that are used by the next one.
        self.bought = [0] * game.seats
        #: Those that the command being carried out does not use up.
        self.left_over = 0
        #: Numbers of commands for spades of the cult bonus that were carried out before their time.
        self.early_spades: set[int] = set()

    def free(self, seat: int) -> int:
        """Free spades of the seat's running action."""
        digging = self.game.digging
        running = self.own_step(seat) == CompleteAction.name or self.uses_spades(seat)
        return digging.free if digging is not None and running else 0

    def uses_spades(self, seat: int) -> bool:
        step = self.game.step(seat)
        return step is not None and step.name == UseSpades.name

    def goal(self, order: Order) -> int:
        """The terrain that a command aims at: home terrain if it names none."""
        mat = self.game.mats[order.seat]
        terrain = TERRAIN_OF[order.into] if order.verb == "transform" and order.into else mat.terrain
        return mat.terrain if mat.kind.kind == ON_ICE and terrain == mat.ring else terrain

    def within_reach(self, seat: int, cell: int, goal: int, spades: int) -> int:
        """The terrain on the way to the goal that so many spades make of a hex; the hex's own if they make none."""
        here = self.game.terrain(cell)
        digging = self.game.digging
        begun = digging if digging is not None and digging.way != SPADES_CULT else FRESH
        for way in ways(self.game.mats[seat], here):
            if way.target != goal or way.long:
                continue
            if (begun.up if way.direction < 0 else begun.down) >> cell & 1:
                # The other way round was begun; it is the one to go on with.
                continue
            if way.spades <= spades:
                return goal
            return (here + way.direction * spades) % CYCLE if way.direction else here
        return goal

    def into(self, cell: int, terrain: int) -> Move:
        return self.game.cell_moves.transforms[terrain * EXTRAS][cell]

    def spades_used(self, order: Order) -> None:
        """Bought spades must all be used before anybody's next action (TM-067)."""
        own = self.bought[order.seat] if order.verb in ACTIONS else 0
        others = sum(self.bought) - self.bought[order.seat] if order.verb in (*ACTIONS, "dig", "build") else 0
        if own or others:
            raise IllegalMove(Refusal("TM-067", "other-spades"), self.game.box.package)

    # Commands

    def do_dig(self, order: Order) -> None:
        """Spades bought for what follows at once are left to it; otherwise they are used now, as far as they go."""
        seat = order.seat
        mat = self.game.mats[seat]
        if mat.kind.kind == ON_VOLCANO:
            if order.number != 1:
                raise wrong(order.line, order.text)
            return
        place = self.find(seat, "build", "transform")
        if place < 0:
            raise Incomplete(order)
        target = self.orders[place]
        cell = self.land(target.what)
        digging = self.game.digging
        if digging is not None and self.own_step(seat) == CompleteAction.name:
            elsewhere = digging.hexes and not self.worked_on(seat, cell)
            if (elsewhere or digging.sandstorm or not digging.may_build) and self.may(seat, ENDS):
                # It is another turn of the last player, whatever the one before has left unused.
                self.play(seat, ENDS)
        self.bought[seat] += order.number
        if place == self.following(seat) or mat.kind.spades_needed:
            return

        def transform() -> Move:
            spades = self.free(seat) + self.bought[seat]
            return self.turned(seat, cell, self.within_reach(seat, cell, self.goal(target), spades))

        self.in_turn(seat, transform)
        self.bought[seat] = self.left_over
        more = self.find(seat, "dig")
        if target.verb == "transform" and not self.left_over and not 0 <= more < place:
            self.early.add(place)

    def do_transform(self, order: Order) -> None:
        seat, cell = order.seat, self.land(order.what)
        if self.game.mats[seat].passed and not self.bought[seat]:
            self.use_spade(order)
        elif self.game.mats[seat].kind.kind == ON_VOLCANO:
            self.make_volcano(order, cell)
        elif not self.is_turned(order, cell):
            self.in_turn(seat, lambda: self.transformation(order, cell))
            self.bought[seat] = self.left_over

    def is_turned(self, order: Order, cell: int) -> bool:
        """Did the command that bought the spades do it already?"""
        if not self.worked_on(order.seat, cell):
            return False
        spades = self.bought[order.seat] + self.free(order.seat)
        return self.game.terrain(cell) == self.goal(order) or (not order.into and spades == 0)

    def worked_on(self, seat: int, cell: int) -> bool:
        digging = self.game.digging
        return self.own_step(seat) == CompleteAction.name and digging is not None and bool(digging.hexes >> cell & 1)

    def transformation(self, order: Order, cell: int) -> Move:
        """With a terrain just that one; without, as near to home terrain as the spades go."""
        goal = self.goal(order)
        digging = self.game.digging
        if digging is not None and digging.sandstorm:
            return self.into(cell, goal)
        if not order.into:
            goal = self.within_reach(order.seat, cell, goal, self.free(order.seat) + self.bought[order.seat])
        return self.turned(order.seat, cell, goal)

    def turned(self, seat: int, cell: int, terrain: int) -> Move:
        """The move that turns a hex into a terrain, with spades that are free or were bought."""
        here = self.game.terrain(cell)
        needed = [way.spades for way in ways(self.game.mats[seat], here) if way.target == terrain]
        self.use_bought(seat, min(needed, default=0))
        return self.into(cell, terrain)

    def use_bought(self, seat: int, needed: int) -> None:
        """Our moves buy as many spades as are needed, so the log must have bought as many (TM-067)."""
        bought = max(0, needed - self.free(seat))
        if bought > self.bought[seat]:
            raise IllegalMove(Refusal("TM-067", "other-spades"), self.game.box.package)
        self.left_over = self.bought[seat] - bought

    def make_volcano(self, order: Order, cell: int) -> None:
        """The Acolytes name the cult that pays in a command to come."""
        extra = 0
        if not self.game.mats[order.seat].kind.volcano_in_tokens:
            price = volcano_price(self.game, order.seat, self.game.terrain(cell))
            extra = 1 + CULT_OF[self.fetch(order, "lose", price).what]
        move = self.game.cell_moves.transforms[VOLCANO * EXTRAS + extra][cell]
        self.in_turn(order.seat, lambda: move)

    def do_build(self, order: Order) -> None:
        seat, cell = order.seat, self.land(order.what)
        moves = self.game.cell_moves
        if self.game.round == 0:
            self.at_any_time(seat, moves.places[cell])
            return
        self.turn_of(seat)
        mat = self.game.mats[seat]
        digging = self.game.digging
        at_home = self.game.is_home(seat, cell)
        if not at_home and mat.kind.kind == ON_VOLCANO:
            self.make_volcano(order, cell)
            at_home = True
        elif not at_home and digging is not None and digging.sandstorm:
            self.in_turn(seat, lambda: self.into(cell, mat.terrain))
            at_home = True
        spades = 0 if at_home else spades_home(mat, self.game.terrain(cell))
        self.use_bought(seat, spades)
        self.in_turn(seat, lambda: moves.builds[spades][cell])
        self.bought[seat] = self.left_over

    # Spades of the cult bonus

    def use_spade(self, order: Order) -> None:
        seat, cell = order.seat, self.land(order.what)
        self.spades_first(seat)
        while not self.uses_spades(seat) and self.go_on() is not None:
            self.spades_first(seat)
        self.play(seat, self.transformation(order, cell))

    def spades_first(self, seat: int) -> None:
        """What a seat was offered before the round ended may still be open: it comes after the spades."""
        agenda = self.game.agenda
        late = [step for step in agenda if step.seat == seat and not step.blocks]
        if late and any(step.seat == seat and step.name == UseSpades.name for step in agenda):
            others = [step for step in agenda if step not in late]
            place = [step.name == UseSpades.name and step.seat == seat for step in others].index(True)
            self.game.agenda = [*others[:place], *late, *others[place:]]

    def leave_alone(self, step: Step[Any]) -> bool:
        """The log gives all their cult bonus first; here everybody uses his spades before the next one gets any."""
        if step.name == UseSpades.name:
            self.spades_first(step.seat)
            for number in range(self.at, len(self.orders)):
                order = self.orders[number]
                if order.verb not in BETWEEN_ROUNDS:
                    break
                if order.seat == step.seat and order.verb == "transform" and number not in self.early:
                    self.early.add(number)
                    self.early_spades.add(number)
                    self.use_spade(order)
                    return True
        return super().leave_alone(step)
