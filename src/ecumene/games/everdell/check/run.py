"""The steps of a case, played one after the other, up to the end of the turn or to a choice that it leaves open."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.check.answers import LOCATION, PAYMENT, PLAYER, Answer, Chosen, Good, Item
from ecumene.games.everdell.check.choices import Choices, Refused, Script, StillOpen
from ecumene.games.everdell.check.matching import distinct
from ecumene.games.everdell.check.questions import askers, left_to_choose
from ecumene.games.everdell.check.replies import LOOKOUT, Replies
from ecumene.games.everdell.drawing import refill_meadow
from ecumene.games.everdell.moves import (
    ENDS,
    GIVE_CARD,
    GIVE_RESOURCE,
    NOBODY_TAKES,
    OPPONENT,
    PAY,
    SHARES,
    VISIT,
    EverdellMove,
)

TURN: Final = "take-turn"
#: What comes when a played card is resolved.
AFTER_A_PLAY: Final = ("reactions", "after-play")
#: A step that answers a question which is not asked.
NOT_ASKED: Final = "nothing asks for this"
NOT_THE_PRICE: Final = "EV-075"


class Run(Replies):
    """One way through the steps of a case."""

    def __init__(self, script: Script, choices: Choices) -> None:
        super().__init__(script, choices)
        self.action = script.action
        if self.action.extra is not None:
            self.answers.insert(0, self.action.extra.copy())
        #: What the first step pays and the game has not asked for yet, or -1.
        self.price = self.action.price
        self._short_rows = script.short_rows
        self._has_stopped = False
        #: Who is being given things one by one.
        self._taker: Item | None = None

    def play(self) -> None:
        """Play all steps; Refused if one cannot be played."""
        try:
            self._take(self._first_move())
            while (step := self.question) is not None:
                move = self._choose(step)
                self.remember(step, move)
                self._take(move)
        except StillOpen:
            self._has_stopped = True
        for answer in self.answers:
            if not answer.is_empty:
                raise Refused(answer.number, NOT_ASKED)

    @property
    def is_over(self) -> bool:
        """Is the turn over? Otherwise something is still to be answered."""
        return self.question is None and not self._has_stopped

    # The course of play

    @property
    def question(self) -> Step[Any] | None:
        """What is asked now; None when the turn is over."""
        step = self.game.agenda[-1] if self.game.agenda else None
        return None if step is None or step.name == TURN else step

    def _take(self, move: Move) -> None:
        """Like `Game.play`, but a question with a single answer is asked as well: a case may answer it."""
        game = self.game
        game._take(len(game.agenda) - 1, move, None)
        while game.agenda and game.agenda[-1].seat == NOBODY:
            step = game.agenda.pop()
            game._cursor = len(game.agenda)
            game._forget_moves()
            if self._short_rows and step.name in AFTER_A_PLAY:
                refill_meadow(game)
            step.run(game, None)
        if self.price > 0 and (self.question is None or self.question.name not in ("pay-price", "play-through")):
            raise Refused(0, NOT_THE_PRICE)

    def _first_move(self) -> Move:
        game = self.game
        legal = game.moves(self.seat)
        found = [move for move in self.action.moves if move in legal]
        if not found:
            refusal: Refusal | None = game.check(self.seat, self.action.moves[0]) if self.action.moves else None
            raise Refused(0, refusal.rule if refusal is not None else self.action.why)
        if found[0].verb == VISIT and found[0].b and (LOOKOUT, LOCATION) in self.still_open and not self.answers:
            # Here the Lookout is visited and copies in one move; the case has only the worker there.
            player = game.own(self.seat)
            player.home -= 1
            player.workers.append(game.place_in_state(self.seat, found[0].a))
            raise StillOpen
        return self.any_of(distinct(game, self.seat, self.with_copied(found)))

    def _choose(self, step: Step[Any]) -> Move:
        legal = self.game.moves(step.seat)
        name = step.name
        if name == "share-space":
            # A play that says nothing lays the card on a free partner (EV-421).
            return SHARES
        if name in ("produce-next", "react-next"):
            return self.next_card(step, legal)
        if name == "pay-price":
            return self._pay(step, legal)
        if name == "give-away":
            return self._give_away(step, legal)
        if name == "offer-card":
            return self._offer(step, legal)
        if name == "keep-or-give" and legal[0].verb == GIVE_CARD:
            # The Teacher's second card: which one it is follows from the first.
            return self._hand_over(step, legal)
        if name == "choose-beneficiary":
            return self._choose_beneficiary(step, legal)
        return self.reply(step, legal)

    # Questions that take answers in a way of their own

    def _pay(self, step: Step[Any], legal: list[Move]) -> Move:
        """The price: of a step of its own, or of the play that began the turn."""
        figures: Any = step
        for answer in self.answers:
            if answer.kind == PAYMENT and answer.card == figures.design:
                found = self.moves(step, answer.items[0], legal)
                if not found:
                    raise self.refused(answer, step)
                self.use(step, answer, answer.items[0])
                return found[0]
        if self.price < 0:
            return self.unsaid(step, legal)
        move = EverdellMove(PAY, self.price)
        self.price = -1
        if move not in legal:
            raise Refused(0, figures.rule)
        return move

    def _offer(self, step: Step[Any], legal: list[Move]) -> Move:
        """A hand card for an opponent: the cases name the card, then the opponent if there are several."""
        answer = self.find(step, legal)
        if answer is None:
            return self.unsaid(step, legal)
        if not answer.items:
            return self.decline(answer, step, legal)
        found = self.moves(step, answer.items[0], legal)
        if not found or len(answer.items) > 1:
            raise self.refused(answer, step)
        if len(found) > 1 and self._stops_after(answer, step):
            raise StillOpen
        self.use(step, answer, answer.items[0])
        return self._hand_over(step, found)

    def _stops_after(self, answer: Answer, step: Step[Any]) -> bool:
        """Does the case end with this answer, before somebody is named? Then it has not been carried out yet."""
        if self.answers != [answer] or not [name for name in askers(step) if (name, PLAYER) in self.still_open]:
            return False
        self.answers.remove(answer)
        return True

    def _hand_over(self, step: Step[Any], gifts: list[Move]) -> Move:
        """Whose hand a card goes to; nobody's where no hand has room."""
        taker = self.claim(PLAYER, askers(step))
        if taker is None:
            return self.unsaid(step, gifts, (PLAYER,))
        wanted = [item.value + 1 for item in taker.items if isinstance(item, Chosen)]
        found = [move for move in gifts if move.b in (*wanted, NOBODY_TAKES)]
        if not found:
            raise self.refused(taker, step)
        return self.any_of(found)

    def _choose_beneficiary(self, step: Step[Any], legal: list[Move]) -> Move:
        """The Monk: naming the opponent gives the first berry; the cases tell berries first, then the opponent."""
        figures: Any = step
        effect = CARDS[figures.design].effect
        answer = self.find(step, legal)
        if answer is None:
            return self.unsaid(step, legal)
        if not answer.items:
            return self.decline(answer, step, legal)
        good = answer.items[0]
        if not isinstance(good, Good) or good.resource != effect.what:
            raise self.refused(answer, step)
        taker = self.claim(PLAYER, askers(step))
        found = [move for move in legal if move.verb == OPPONENT]
        if taker is not None:
            found = self.moves(step, taker.items[0], found) if taker.items else []
            if not found:
                raise self.refused(taker, step)
        elif self._stops_after(answer, step):
            raise StillOpen
        self.use(step, answer, good)
        answer.taken_by = "give-for-points"
        self.chains[answer.taken_by] = (answer, effect.number)
        return self.any_of(found)

    def _for_taker(self, gifts: list[Move]) -> list[Move]:
        """Those for whoever is named; where nobody can take anything, those for nobody."""
        if not isinstance(self._taker, Chosen):
            return gifts
        whose = (self._taker.value + 1, NOBODY_TAKES)
        return [move for move in gifts if move.verb == GIVE_RESOURCE and move.b in whose]

    def _give_away(self, step: Step[Any], legal: list[Move]) -> Move:
        """A Brilliant Marketing Plan: an opponent and resources for it, again and again; nobody ends it."""
        goods, before = self.chains.get(step.name, (None, 0))
        if goods is None or not goods.items or before - 1 != left_to_choose(self.game, step):
            taker = self.claim(PLAYER, askers(step))
            goods = self.find(step, legal)
            if taker is not None and not taker.items:
                return ENDS
            self._taker = taker.items[0] if taker is not None else None
            if taker is not None and not self._for_taker(legal):
                raise self.refused(taker, step)
            if goods is None and taker is not None:
                raise StillOpen
            if goods is None:
                return self.unsaid(step, legal)
            if not goods.items:
                return self.decline(goods, step, legal)
        found = self._for_taker(self.moves(step, goods.items[0], legal))
        if not found:
            raise self.refused(goods, step)
        self.use(step, goods, goods.items[0])
        return self.any_of(found)
