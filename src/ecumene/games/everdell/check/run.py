"""The steps of a case, played: every question of the game is answered as the case says.

The cases were recorded at another engine, whose questions come in another order and in other pieces. An answer goes to
the question of its kind that was asked by the same card, place or event. What a case leaves open may be chosen in any
way (`Choices`): it says nothing of forced choices, of the order of several effects, of equal cards.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.check.actions import Action
from ecumene.games.everdell.check.answers import (
    GAIN,
    GOODS,
    LOCATION,
    PAYMENT,
    PLAYER,
    Answer,
    Chosen,
    CityCard,
    Good,
    Item,
)
from ecumene.games.everdell.check.fields import card_name
from ecumene.games.everdell.check.matching import IN_A_CITY, distinct, fitting
from ecumene.games.everdell.check.questions import KINDS, THEN_GIVES, askers, left_to_choose
from ecumene.games.everdell.game import Everdell
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
    design_of,
)
from ecumene.games.everdell.useful import is_useful

TURN: Final = "take-turn"
#: Questions that the cases answer with one step for each card drawn.
ONE_BY_ONE: Final = ("draw-from-rows",)
#: Questions that name their receiver themselves when there is only one.
WITH_RECEIVER: Final = ("give-for-points", "donate", "post-cards")
#: Cards that, copied, let a card of one's own city be copied: the cases name that card at once.
BOUNCING: Final = ("copy-green", "copy-tan", "copy-red")
#: Who activates another card, and does so wherever only one could do something.
EAGER: Final = ("activate-card", "copy-green")
PAYMENT_IS_OPEN: Final = "select_payment_for_card"


class Refused(Exception):
    """A step that the game does not take: its number in the case, and the rule."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number
        self.why = why


class StillOpen(Exception):
    """The case ends here: what is asked now is one of its open choices."""


class Choices:
    """What was chosen where the case says nothing: a trail, and how many ways there were at each place of it."""

    def __init__(self, trail: list[int]) -> None:
        self.trail = trail
        self.ways: list[int] = []

    def pick(self, ways: int) -> int:
        place = len(self.ways)
        self.ways.append(ways)
        if place == len(self.trail):
            self.trail.append(0)
        return self.trail[place]

    def next(self) -> list[int] | None:
        """The trail to try next; None if all have been tried."""
        for place in range(len(self.ways) - 1, -1, -1):
            if self.trail[place] + 1 < self.ways[place]:
                return [*self.trail[:place], self.trail[place] + 1]
        return None


class Script:
    """What a case does: the table, the action, the answers, and the choices that are open at its end."""

    def __init__(
        self, game: Everdell, seat: int, action: Action, answers: list[Answer], open_choices: set[str]
    ) -> None:
        self.game = game
        self.seat = seat
        self.action = action
        self.answers = answers
        #: Who still asks at the end, and the kinds of these questions.
        self.open_choices = open_choices


class Run:
    """One way through the steps of a case."""

    def __init__(self, script: Script, choices: Choices) -> None:
        self.game = script.game.copy()
        #: The position before the last answer: other engines may carry it out only with the next one.
        self.before = self.game
        self.seat = script.seat
        self.action = script.action
        self.answers = [answer.copy() for answer in script.answers]
        if self.action.extra is not None:
            self.answers.insert(0, self.action.extra.copy())
        self.open_choices = script.open_choices
        self.choices = choices
        self.price = self.action.price
        #: By question: the answer that it is being given, and how many choices it had left.
        self._chains: dict[str, tuple[Answer, int]] = {}
        #: Whoever may give a resource of one's choice next.
        self._giver: tuple[str, ...] = ()

    def play(self) -> None:
        """Play all steps; Refused if one cannot be played."""
        self._take(self._first_move())
        try:
            while (step := self.question) is not None:
                move = self._reply(step)
                self._remember(step, move)
                self._take(move)
        except StillOpen:
            pass
        for answer in self.answers:
            if not answer.is_empty:
                raise Refused(answer.number, "nothing asks for this")

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
            step.run(game, None)
        if self.price > 0 and (self.question is None or self.question.name not in ("pay-price", "play-through")):
            raise Refused(0, "EV-075")

    def _first_move(self) -> Move:
        game, action = self.game, self.action
        legal = game.moves(self.seat)
        found = self._with_copied([move for move in action.moves if move in legal])
        if not found:
            refusal: Refusal | None = game.check(self.seat, action.moves[0]) if action.moves else None
            raise Refused(0, refusal.rule if refusal is not None else action.why)
        return self._any_of(distinct(game, self.seat, found))

    def _with_copied(self, moves: list[Move]) -> list[Move]:
        """A visit of the Lookout says what it copies: that is an answer of its own in the cases."""
        if not moves or moves[0].verb != VISIT or not moves[0].b:
            return moves
        answer = self._claim(LOCATION, ("lookout",))
        if answer is None:
            return moves
        place = answer.items[0] if answer.items else None
        found = [move for move in moves if isinstance(place, Chosen) and move.b == place.value + 1]
        if not found:
            raise Refused(answer.number, "EV-458")
        return found

    def _any_of(self, moves: list[Move]) -> Move:
        return moves[self.choices.pick(len(moves))] if len(moves) > 1 else moves[0]

    def _remember(self, step: Step[Any], move: Move) -> None:
        self._giver = THEN_GIVES.get(step.name, ())
        if move.verb in IN_A_CITY and not self._giver:
            self._giver = (card_name(design_of(move.a)),)

    # Answers

    def _claim(self, kind: str, names: tuple[str, ...]) -> Answer | None:
        """Take the first answer of that kind to one of these."""
        for answer in self.answers:
            if answer.kind == kind and answer.asker in names:
                self.answers.remove(answer)
                return answer
        return None

    def _find(self, step: Step[Any], legal: list[Move]) -> Answer | None:
        """The answer to this question; one without a name only if it says something that is possible here."""
        names = askers(step)
        kinds = KINDS.get(step.name, ())
        gains = step.name in ("gain-any", "unload-car")
        fitting_kind = [
            answer
            for answer in self.answers
            if answer.kind in kinds
            and answer.taken_by in ("", step.name)
            and (answer.kind != GOODS or (answer.mode == GAIN) == gains)
        ]
        found = [answer for answer in fitting_kind if answer.asker in names]
        for answer in found:
            if step.name == "gain-any" and answer.asker in self._giver:
                return answer
        if found:
            return found[0]
        for answer in fitting_kind:
            if not answer.asker and any([self._moves(step, item, legal) for item in answer.items]):
                return answer
        return None

    def _moves(self, step: Step[Any], item: Item, legal: list[Move]) -> list[Move]:
        return fitting(self.game, step.seat, step, item, legal)

    def _reply(self, step: Step[Any]) -> Move:
        legal = self.game.moves(step.seat)
        name = step.name
        if name == "share-space":
            return SHARES
        if name in ("produce-next", "react-next"):
            return self._next_card(step, legal)
        if name == "pay-price":
            return self._pay(step, legal)
        if name == "give-away":
            return self._give_away(step, legal)
        if legal[0].verb == GIVE_CARD and name != "post-cards":
            return self._give_card(step, legal)
        if name == "choose-beneficiary":
            return self._choose_beneficiary(step, legal)
        return self._answer(step, legal)

    def _answer(self, step: Step[Any], legal: list[Move]) -> Move:
        """The next part of the answer to this question."""
        answer, is_over = self._ongoing(step, legal)
        if is_over:
            return ENDS
        if answer is None:
            return self._unsaid(step, legal)
        if not answer.items:
            return self._decline(answer, step, legal)
        if step.name in WITH_RECEIVER:
            self._check_receiver(step)
        for item in answer.items:
            found = self._moves(step, item, legal)
            if step.name == "move-worker":
                found = self._with_copied(found)
            if found:
                self._use(step, answer, item)
                return self._any_of(found)
            if step.name in BOUNCING and isinstance(item, CityCard) and item.owner == step.seat:
                ways = [move for move in legal if move != ENDS and card_name(design_of(move.a)) in askers(step)]
                if ways:
                    return ways[0]
        raise self._refused(answer, step)

    def _ongoing(self, step: Step[Any], legal: list[Move]) -> tuple[Answer | None, bool]:
        """The answer to go on with, if any; and whether the answer so far was all of it."""
        name = step.name
        left = left_to_choose(self.game, step)
        answer, before = self._chains.get(name, (None, 0))
        if answer is None or before - 1 != left:
            return self._find(step, legal), False
        if answer.items:
            return answer, False
        if ENDS in legal and name not in ONE_BY_ONE:
            return None, True
        further = self._find(step, legal)
        if further is None and ENDS in legal:
            return None, not self._is_open(step)
        if further is None:
            raise self._refused(answer, step)
        return further, False

    def _use(self, step: Step[Any], answer: Answer, item: Item) -> None:
        """A part of the answer is given."""
        if not answer.taken_by and self.open_choices:
            self.before = self.game.copy()
        answer.taken_by = step.name
        answer.items.remove(item)
        if not answer.items and answer in self.answers:
            self.answers.remove(answer)
        self._chains[step.name] = (answer, left_to_choose(self.game, step))

    def _decline(self, answer: Answer, step: Step[Any], legal: list[Move]) -> Move:
        """Nothing was chosen."""
        self.answers.remove(answer)
        if ENDS not in legal:
            raise self._refused(answer, step)
        return ENDS

    def _refused(self, answer: Answer, step: Step[Any]) -> Refused:
        rule: Any = step
        return Refused(answer.number, f"{rule.rule}, {step.name}")

    # What the case says nothing of

    def _is_open(self, step: Step[Any]) -> bool:
        """Is it one of the choices that the case leaves open at its end?"""
        if any([not answer.is_empty for answer in self.answers]):
            return False
        if step.name == "pay-price":
            return PAYMENT_IS_OPEN in self.open_choices
        return any([name in self.open_choices for name in askers(step)])

    def _unsaid(self, step: Step[Any], legal: list[Move]) -> Move:
        """Any way will do: first what is forced, then doing nothing, then the others."""
        if self._is_open(step):
            raise StillOpen
        ways = distinct(self.game, step.seat, legal)
        if step.name == "draw-or-not":
            return self._any_of(ways)
        if ENDS in ways:
            ways.remove(ENDS)
            at = 1 if step.name in EAGER and self._puts_useful_first(step, ways) else 0
            ways.insert(at, ENDS)
        return self._any_of(ways)

    def _puts_useful_first(self, step: Step[Any], ways: list[Move]) -> bool:
        """Of the cards that could be activated, is just one of use? It comes first then."""
        useful = []
        for move in ways:
            laid = self.game.named(step.seat, move.a)
            owner = self.game.owner_of(step.seat, move.a)
            if laid is not None and is_useful(self.game, step.seat, owner, laid, laid.number):
                useful.append(move)
        if len(useful) != 1:
            return False
        ways.remove(useful[0])
        ways.insert(0, useful[0])
        return True

    def _next_card(self, step: Step[Any], legal: list[Move]) -> Move:
        """Of several cards those first of which the case says nothing, then the others in the order of its answers."""
        said = list(dict.fromkeys([answer.asker for answer in self.answers]))
        names = {move: card_name(design_of(move.a)) for move in legal}
        quiet = [move for move in legal if names[move] not in said and names[move] not in self.open_choices]
        spoken = sorted([move for move in legal if names[move] in said], key=lambda move: said.index(names[move]))
        if not quiet and not spoken and not self.answers:
            raise StillOpen
        later = [move for move in legal if move not in quiet and move not in spoken]
        return self._any_of(distinct(self.game, step.seat, [*quiet, *spoken, *later]))

    # Questions that take answers in a way of their own

    def _pay(self, step: Step[Any], legal: list[Move]) -> Move:
        """The price: of a step of its own, or of the play that began the turn."""
        figures: Any = step
        for answer in self.answers:
            if answer.kind == PAYMENT and answer.card == figures.design:
                found = self._moves(step, answer.items[0], legal)
                if not found:
                    raise self._refused(answer, step)
                self._use(step, answer, answer.items[0])
                return found[0]
        if self.price >= 0:
            move = EverdellMove(PAY, self.price)
            self.price = -1
            if move not in legal:
                raise Refused(0, figures.rule)
            return move
        return self._unsaid(step, legal)

    def _give_card(self, step: Step[Any], legal: list[Move]) -> Move:
        """A card for an opponent: the cases name the card, then the opponent if there are several."""
        names = askers(step)
        found = [move for move in legal if move != ENDS]
        # The Teacher's second card goes on: which one it is follows from the first.
        answer = self._find(step, legal) if step.name == "offer-card" else None
        if step.name == "offer-card":
            if answer is None:
                return self._unsaid(step, legal)
            if not answer.items:
                return self._decline(answer, step, legal)
            item = answer.items[0]
            found = self._moves(step, item, legal)
            if not found:
                raise self._refused(answer, step)
            if len(found) > 1 and not [other for other in self.answers if other.kind == PLAYER] and self.open_choices:
                self.answers.remove(answer)
                raise StillOpen
            self._use(step, answer, item)
            if answer.items:
                raise self._refused(answer, step)
        taker = self._claim(PLAYER, names)
        if taker is not None:
            wanted = taker.items[0].value + 1 if taker.items and isinstance(taker.items[0], Chosen) else -1
            found = [move for move in found if move.b in (wanted, NOBODY_TAKES)]
            if not found:
                raise self._refused(taker, step)
        elif answer is None and self._is_open(step):
            raise StillOpen
        return self._any_of(distinct(self.game, step.seat, found))

    def _check_receiver(self, step: Step[Any]) -> None:
        """There was only one opponent to give to: if the case names one, it must be that one."""
        figures: Any = step
        taker = self._claim(PLAYER, askers(step))
        if taker is not None and taker.items != [Chosen(figures.receiver)]:
            raise self._refused(taker, step)

    def _choose_beneficiary(self, step: Step[Any], legal: list[Move]) -> Move:
        """The Monk: naming the opponent gives the first berry; the cases tell berries first, then the opponent."""
        answer = self._find(step, legal)
        if answer is None:
            return self._unsaid(step, legal)
        if not answer.items:
            return self._decline(answer, step, legal)
        figures: Any = step
        good = answer.items[0]
        effect = self._effect(figures.design)
        if not isinstance(good, Good) or good.resource != effect.what:
            raise self._refused(answer, step)
        taker = self._claim(PLAYER, askers(step))
        found = [move for move in legal if move.verb == OPPONENT]
        if taker is not None:
            found = self._moves(step, taker.items[0], found) if taker.items else []
            if not found:
                raise self._refused(taker, step)
        elif self.open_choices:
            self.answers.remove(answer)
            raise StillOpen
        self._use(step, answer, good)
        answer.taken_by = "give-for-points"
        self._chains["give-for-points"] = (answer, effect.number)
        return self._any_of(found)

    @staticmethod
    def _effect(design: int) -> Any:
        from ecumene.games.everdell.catalogue import CARDS

        return CARDS[design].effect

    def _give_away(self, step: Step[Any], legal: list[Move]) -> Move:
        """A Brilliant Marketing Plan: an opponent and resources for it, again and again; nobody ends it."""
        names = askers(step)
        goods, before = self._chains.get(step.name, (None, 0))
        if goods is None or not goods.items or before - 1 != left_to_choose(self.game, step):
            taker = next((answer for answer in self.answers if answer.kind == PLAYER and answer.asker in names), None)
            goods = self._find(step, legal)
            if taker is None and goods is None:
                return self._unsaid(step, legal)
            if taker is not None:
                self.answers.remove(taker)
                if not taker.items:
                    return ENDS
                self._taker = taker.items[0]
            else:
                self._taker = None
            if goods is None:
                raise StillOpen
            if not goods.items:
                return self._decline(goods, step, legal)
        item = goods.items[0]
        found = self._moves(step, item, legal)
        if isinstance(self._taker, Chosen):
            found = [
                move for move in found if move.verb == GIVE_RESOURCE and move.b in (self._taker.value + 1, NOBODY_TAKES)
            ]
        if not found:
            raise self._refused(goods, step)
        self._use(step, goods, item)
        return self._any_of(found)
