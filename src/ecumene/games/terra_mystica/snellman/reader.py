"""The commands of a log as moves of our game."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.leaving import leave
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import (
    ACCEPTS,
    ADVANCES,
    BRIDGE,
    BURNS,
    CONVERSIONS,
    CONVERTS,
    DECLINES,
    ENDS,
    EXCHANGE_TRACK,
    FAVOURS,
    HOMES,
    KEEPS,
    LEAVES,
    MOST_OFFERED,
    NEW_HOMES,
    NEW_HOMES_FOR_TOKENS,
    PASSES,
    PLAIN_PASS,
    POWER,
    POWERS,
    REFUSES,
    SENDS,
    SHIPPING_TRACK,
    SPECIAL,
    SPECIAL_MOVES,
    STEPS,
    TAKES,
    TOKENS,
    TOWNS,
    TWO_STEPS,
    UNLOCKS,
)
from ecumene.games.terra_mystica.neighbours import possible
from ecumene.games.terra_mystica.pending import DUE_STEP, DUE_TWO_STEPS
from ecumene.games.terra_mystica.priests import free_space
from ecumene.games.terra_mystica.snellman.log import Order, wrong
from ecumene.games.terra_mystica.snellman.spades import Spades
from ecumene.games.terra_mystica.snellman.vocabulary import (
    BONUS_OF,
    BUILDING_OF,
    CULT_OF,
    FACTION_OF,
    FAVOUR_OF,
    GOODS_OF,
    POWER_OF,
    SPECIAL_OF,
    TERRAIN_OF,
    TOWN_OF,
)
from ecumene.games.terra_mystica.steps import AnswerLater, ChooseLater, CompleteAction
from ecumene.games.terra_mystica.tiles import ORDER_SPACES, ROUNDS
from ecumene.parts.hexes import cells_in

#: Commands that answer what was offered, whenever they come.
LATE: Final = ("leech", "decline", "cult", "token", "unlock")


class Reader(Spades):
    """Carries out one command after the other."""

    def __init__(self, game: TerraMystica, orders: list[Order], stepwise: bool) -> None:
        super().__init__(game, orders, stepwise)
        #: By seat: the bonus tile whose action was last used.
        self.bonus_used = [-1] * game.seats

    def next(self) -> Order:
        """Carry out the next command."""
        number, order = self.at, self.orders[self.at]
        self.at += 1
        if number in self.early:
            self.early.remove(number)
            self.early_spades.discard(number)
        else:
            self.spades_used(order)
            getattr(self, f"do_{order.verb.replace('-', '_')}")(order)
        return order

    def finish(self) -> None:
        """After the last command of a whole game: whatever is still open is left alone."""
        while self.game.round == ROUNDS and all(mat.passed for mat in self.present()) and self.go_on() is not None:
            pass

    def present(self) -> list[Mat]:
        return [mat for seat, mat in enumerate(self.game.mats) if not self.game.dropped >> seat & 1]

    def leave_alone(self, step: Step[Any]) -> bool:
        """Our round ends when nothing is open any more: what the log answers only later is answered now."""
        if step.name in (AnswerLater.name, ChooseLater.name):
            for number in range(self.at, len(self.orders)):
                order = self.orders[number]
                if order.seat == step.seat and number not in self.early:
                    if order.verb not in LATE or not self.may(step.seat, self.late_move(order)):
                        break
                    self.early.add(number)
                    self.play(step.seat, self.late_move(order))
                    return True
        return super().leave_alone(step)

    def late_move(self, order: Order) -> Move:
        """The move of a command that answers something."""
        if order.verb == "cult":
            return STEPS[CULT_OF[order.what]]
        if order.verb == "token":
            return TOKENS
        if order.verb == "unlock":
            return KEEPS if order.into == "gain-priest" else UNLOCKS[TERRAIN_OF[order.into]]
        return self._answer(order, ACCEPTS if order.verb == "leech" else REFUSES)

    # Set-up and what has no effect

    def do_setup(self, order: Order) -> None:
        while self.game.mats[order.seat].faction < 0 and self.go_on() is not None:
            pass

    def do_drop(self, order: Order) -> None:
        """As a move it needs a decision that is left behind, as a rule that of the own turn."""
        if self.stepwise:
            self.game._forget_moves()
            leave(self.game, order.seat, None)
            return
        while self.game.step(order.seat) is None and self.go_on() is not None:
            pass
        self.play(order.seat, LEAVES)

    def do_colour(self, order: Order) -> None:
        self.at_any_time(order.seat, HOMES[TERRAIN_OF[order.into]])

    def do_income(self, order: Order) -> None:
        """Only old logs have it: it comes by itself."""

    def do_wait(self, order: Order) -> None:
        """It changes nothing."""

    def do_done(self, order: Order) -> None:
        if self.own_step(order.seat) == CompleteAction.name and self.may(order.seat, ENDS):
            self.play(order.seat, ENDS)

    # Actions

    def do_upgrade(self, order: Order) -> None:
        move = self.game.cell_moves.upgrades[BUILDING_OF[order.into]][self.land(order.what)]
        self.in_turn(order.seat, lambda: move)

    def do_send(self, order: Order) -> None:
        """Without a number the best space that is free."""
        cult = CULT_OF[order.what]

        def send() -> Move:
            free = [steps for steps in ORDER_SPACES if free_space(self.game, cult, steps) >= 0]
            return SENDS[cult][order.number or max([*free, 1])]

        self.in_turn(order.seat, send)

    def do_ship(self, order: Order) -> None:
        self.in_turn(order.seat, lambda: ADVANCES[SHIPPING_TRACK])

    def do_exchange(self, order: Order) -> None:
        self.in_turn(order.seat, lambda: ADVANCES[EXCHANGE_TRACK])

    def do_pass(self, order: Order) -> None:
        tile = BONUS_OF.get(order.what, -1)
        if self.game.round == 0 and self.game.mats[order.seat].bonus < 0:
            self.at_any_time(order.seat, TAKES[tile] if tile >= 0 else PLAIN_PASS)
        else:
            self.in_turn(order.seat, lambda: PASSES[tile] if tile >= 0 and self.game.round < ROUNDS else PLAIN_PASS)

    def do_action(self, order: Order) -> None:
        """What an action needs beside its name stands in a further command."""
        name = order.what
        moves = self.game.cell_moves
        if name in ("ACT1", "ACTE"):
            one, other = self.fetch(order, "bridge").what.split(":")
            move = moves.bridge(POWER if name == "ACT1" else SPECIAL, self.land(one), self.land(other))
        elif name in ("ACTH5", "ACTH6"):
            table = NEW_HOMES if name == "ACTH5" else NEW_HOMES_FOR_TOKENS
            move = table[TERRAIN_OF[self.fetch(order, "colour").into]]
        elif name == "ACTS":
            move = moves.free_posts[self.land(self.fetch(order, "upgrade").what)]
        elif name == "ACTW":
            move = moves.free_dwellings[self.land(self.fetch(order, "build").what)]
        else:
            move = POWERS[POWER_OF[name]] if name in POWER_OF else SPECIAL_MOVES[SPECIAL_OF[name]]
        self.in_turn(order.seat, lambda: move)
        if name in BONUS_OF:
            self.bonus_used[order.seat] = BONUS_OF[name]

    # Beside the action

    def do_convert(self, order: Order) -> None:
        """Several at once are made one by one."""
        what, into = GOODS_OF[order.what.lower()], GOODS_OF[order.into]
        for number, conversion in enumerate(CONVERSIONS):
            given, taken = conversion.split(" to ")
            price = int(given.rstrip("pwcv"))
            if given.lstrip("0123456789") == what and taken == f"1{into}" and order.number == price * order.result:
                self.turn_of(order.seat)
                for _ in range(order.result):
                    self.play(order.seat, CONVERTS[number])
                return
        raise wrong(order.line, order.text)

    def do_burn(self, order: Order) -> None:
        self.turn_of(order.seat)
        for _ in range(order.number):
            self.play(order.seat, BURNS)

    def do_connect(self, order: Order) -> None:
        """Over a river hex, or over that between some land hexes."""
        self.turn_of(order.seat)
        board = self.game.board
        places = [self.cell(name) for name in order.what.split(":")]
        rivers = places
        if len(places) > 1:
            common = board.river
            for cell in places:
                common &= board.water[cell]
            rivers = cells_in(common)
        moves = [self.game.cell_moves.connects[river] for river in rivers]
        legal = [move for move in moves if self.may(order.seat, move)]
        if not moves:
            raise wrong(order.line, order.text)
        self.play(order.seat, (legal or moves)[0])

    def do_bridge(self, order: Order) -> None:
        one, other = order.what.split(":")
        self.turn_of(order.seat)
        self.play(order.seat, self.game.cell_moves.bridge(BRIDGE, self.land(one), self.land(other)))

    # Answers and choices

    def do_late(self, order: Order) -> None:
        self.at_any_time(order.seat, self.late_move(order))

    do_leech = do_decline = do_unlock = do_token = do_late

    def _answer(self, order: Order, table: list[list[Move]]) -> Move:
        """Old logs do not say whose building the power comes from, and tell how much could be gained of it."""
        if order.number >= MOST_OFFERED:
            raise wrong(order.line, order.text)
        if order.what:
            return table[FACTION_OF[order.what.lower()]][order.number]
        offers = self.game.mats[order.seat].offers
        fitting = [offer for offer in offers if offer.amount == order.number]
        fitting += [offer for offer in offers if possible(self.game, order.seat, offer.amount) == order.number]
        if not fitting:
            raise wrong(order.line, order.text)
        return table[self.game.mats[fitting[0].builder].faction][fitting[0].amount]

    def do_favour(self, order: Order) -> None:
        for _ in range(order.number):
            self.at_any_time(order.seat, FAVOURS[FAVOUR_OF[order.what]])

    def do_town(self, order: Order) -> None:
        for _ in range(order.number):
            self.at_any_time(order.seat, TOWNS[TOWN_OF[order.what]])
        self.no_key[order.seat].clear()

    def do_cult(self, order: Order) -> None:
        """Two steps of one effect may be told in two commands."""
        seat, cult = order.seat, CULT_OF[order.what]
        due = self.game.mats[seat].due
        number = order.number
        if number == 1 and due[DUE_TWO_STEPS] and not due[DUE_STEP]:
            again = self.following(seat)
            if again >= 0 and self.orders[again].verb == "cult" and self.orders[again].what == order.what:
                self.early.add(again)
                number = 2
        if number == 2 and due[DUE_TWO_STEPS]:
            self.at_any_time(seat, TWO_STEPS[cult])
        else:
            for _ in range(number):
                self.at_any_time(seat, STEPS[cult])

    def do_lose(self, order: Order) -> None:
        """The cult named gets no key; the Acolytes' price was paid with their volcano."""
        self.no_key[order.seat].add(CULT_OF[order.what])

    def do_give_up(self, order: Order) -> None:
        """What is offered in the own turn is lost with its end; only a token offered later has to be declined."""
        step = self.game.step(order.seat)
        due = self.game.mats[order.seat].due
        if order.what == "GAIN_P3_FOR_VP" and step is not None and step.name == ChooseLater.name and sum(due) == 1:
            self.play(order.seat, DECLINES)
