"""Answers of a case, given to the questions of the game.

The cases were recorded at another engine, whose questions come in another order and in other pieces. An answer goes to
the question of its kind that was asked by the same card, place or event. What a case leaves open may be chosen in any
way: it says nothing of forced choices, of the order of several effects, of equal cards.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.everdell.check.answers import GAIN, GOODS, LOCATION, PLAYER, Answer, Chosen, CityCard, Item
from ecumene.games.everdell.check.choices import Choices, Refused, Script, StillOpen
from ecumene.games.everdell.check.fields import card_name
from ecumene.games.everdell.check.matching import IN_A_CITY, distinct, fitting
from ecumene.games.everdell.check.questions import KINDS, THEN_GIVES, askers, left_to_choose
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.moves import ENDS, VISIT, design_of
from ecumene.games.everdell.useful import is_useful

#: Questions that the cases answer with one step for each card drawn.
ONE_BY_ONE: Final = ("draw-from-rows",)
#: Questions that name their receiver themselves when there is only one.
WITH_RECEIVER: Final = ("give-for-points", "donate", "post-cards")
#: Cards that, copied, let a card of one's own city be copied: the cases name that card at once.
BOUNCING: Final = ("copy-green", "copy-tan", "copy-red")
#: Who activates another card; the cases do not say which where only one could do something.
EAGER: Final = ("activate-card", "copy-green")
LOOKOUT: Final = "lookout"


class Replies:
    """The table of one run through a case, and the answers that have not been given yet."""

    def __init__(self, script: Script, choices: Choices) -> None:
        self.game = script.game.copy()
        #: The position before the last answer, if choices are still open at the end.
        self.before: Everdell | None = None
        self.seat = script.seat
        self.answers = [answer.copy() for answer in script.answers]
        self.still_open = script.still_open
        self.open_names = {name for name, _ in script.still_open}
        self.choices = choices
        #: By question: the answer that it is being given, and how many choices it had left.
        self.chains: dict[str, tuple[Answer, int]] = {}
        #: Whoever may give a resource of one's choice next.
        self._giver: tuple[str, ...] = ()

    def remember(self, step: Step[Any], move: Move) -> None:
        """The question was answered: it may tell who asks next."""
        self._giver = THEN_GIVES.get(step.name, ())
        if move.verb in IN_A_CITY and not self._giver:
            self._giver = (card_name(design_of(move.a)),)

    # Finding an answer

    def claim(self, kind: str, names: tuple[str, ...]) -> Answer | None:
        """Take the first answer of that kind to one of these."""
        for answer in self.answers:
            if answer.kind == kind and answer.asker in names:
                self.answers.remove(answer)
                return answer
        return None

    def find(self, step: Step[Any], legal: list[Move]) -> Answer | None:
        """The answer to this question; one without a name only if it says something that is possible here."""
        kinds = KINDS.get(step.name, ())
        gains = step.name in ("gain-any", "unload-car")
        of_its_kind = [
            answer
            for answer in self.answers
            if answer.kind in kinds
            and answer.taken_by in ("", step.name)
            and (answer.kind != GOODS or (answer.mode == GAIN) == gains)
        ]
        names = askers(step)
        found = [answer for answer in of_its_kind if answer.asker in names]
        for answer in found:
            if step.name == "gain-any" and answer.asker in self._giver:
                return answer
        if found:
            return found[0]
        for answer in of_its_kind:
            if not answer.asker and any([self.moves(step, item, legal) for item in answer.items]):
                return answer
        return None

    def moves(self, step: Step[Any], item: Item, legal: list[Move]) -> list[Move]:
        return fitting(self.game, step.seat, step, item, legal)

    def refused(self, answer: Answer, step: Step[Any]) -> Refused:
        rule: Any = step
        return Refused(answer.number, f"{rule.rule}, {step.name}")

    # Giving it

    def reply(self, step: Step[Any], legal: list[Move]) -> Move:
        """The next part of the answer to this question."""
        if step.name in WITH_RECEIVER:
            self._check_receiver(step)
        answer, is_over = self._ongoing(step, legal)
        if is_over:
            return ENDS
        if answer is None:
            return self.unsaid(step, legal)
        if not answer.items:
            return self.decline(answer, step, legal)
        for item in answer.items:
            found = self.with_copied(self.moves(step, item, legal))
            if found:
                self.use(step, answer, item)
                return self.any_of(found)
            if step.name in BOUNCING and isinstance(item, CityCard) and item.owner == step.seat:
                ways = [move for move in legal if move != ENDS and card_name(design_of(move.a)) in askers(step)]
                if ways:
                    return ways[0]
        raise self.refused(answer, step)

    def _ongoing(self, step: Step[Any], legal: list[Move]) -> tuple[Answer | None, bool]:
        """The answer to go on with, if any; and whether the answer so far was all of it."""
        left = left_to_choose(self.game, step)
        answer, before = self.chains.get(step.name, (None, 0))
        if answer is None or before - 1 != left:
            return self.find(step, legal), False
        if answer.items:
            return answer, False
        if ENDS in legal and step.name not in ONE_BY_ONE:
            return None, True
        further = self.find(step, legal)
        if further is None and ENDS not in legal:
            # Too few were chosen.
            raise self.refused(answer, step)
        return further, further is None and not self.is_open(step, KINDS[step.name])

    def use(self, step: Step[Any], answer: Answer, item: Item) -> None:
        """A part of the answer is given."""
        if not answer.taken_by and self.still_open:
            self.before = self.game.copy()
        answer.taken_by = step.name
        answer.items.remove(item)
        if not answer.items and answer in self.answers:
            self.answers.remove(answer)
        self.chains[step.name] = (answer, left_to_choose(self.game, step))

    def decline(self, answer: Answer, step: Step[Any], legal: list[Move]) -> Move:
        """Nothing was chosen."""
        self.answers.remove(answer)
        if ENDS not in legal:
            raise self.refused(answer, step)
        return ENDS

    def _check_receiver(self, step: Step[Any]) -> None:
        """There was only one opponent to give to: if the case names one, it must be that one."""
        figures: Any = step
        taker = self.claim(PLAYER, askers(step))
        if taker is not None and taker.items != [Chosen(figures.receiver)]:
            raise self.refused(taker, step)

    def with_copied(self, moves: list[Move]) -> list[Move]:
        """A visit of the Lookout says what it copies: that is an answer of its own in the cases."""
        if not moves or moves[0].verb != VISIT or not moves[0].b:
            return moves
        answer = self.claim(LOCATION, (LOOKOUT,))
        if answer is None:
            return moves
        place = answer.items[0] if answer.items else None
        found = [move for move in moves if isinstance(place, Chosen) and move.b == place.value + 1]
        if not found:
            raise Refused(answer.number, "EV-458")
        return found

    # What the case says nothing of

    def any_of(self, moves: list[Move]) -> Move:
        return moves[self.choices.pick(len(moves))] if len(moves) > 1 else moves[0]

    def is_open(self, step: Step[Any], kinds: tuple[str, ...]) -> bool:
        """Is it one of the choices that the case leaves open at its end?"""
        if any([not answer.is_empty for answer in self.answers]):
            return False
        # Whose terms a price is paid on is not told here.
        names = (*self.open_names,) if step.name == "pay-price" else askers(step)
        return any([(name, kind) in self.still_open for name in names for kind in kinds])

    def unsaid(self, step: Step[Any], legal: list[Move], kinds: tuple[str, ...] = ()) -> Move:
        """Any way will do: first what another engine would not ask for, then doing nothing, then the others."""
        if self.is_open(step, kinds or KINDS.get(step.name, ())):
            raise StillOpen
        ways = distinct(self.game, step.seat, legal)
        # A Museum draws unasked in the cases.
        if ENDS in ways and step.name != "draw-or-not":
            ways.remove(ENDS)
            ways.insert(1 if step.name in EAGER and self._puts_useful_first(step, ways) else 0, ENDS)
        return self.any_of(ways)

    def _puts_useful_first(self, step: Step[Any], ways: list[Move]) -> bool:
        """Of the cards that could be activated, is just one of use? It comes first then."""
        useful: list[Move] = []
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

    def next_card(self, step: Step[Any], legal: list[Move]) -> Move:
        """Of several cards those first of which the case says nothing, then the others in the order of its answers."""
        said = list(dict.fromkeys([answer.asker for answer in self.answers]))
        names = {move: card_name(design_of(move.a)) for move in legal}
        quiet = [move for move in legal if names[move] not in said and names[move] not in self.open_names]
        spoken = sorted([move for move in legal if names[move] in said], key=lambda move: said.index(names[move]))
        if not quiet and not spoken and not self.answers:
            raise StillOpen
        later = [move for move in legal if move not in quiet and move not in spoken]
        return self.any_of(distinct(self.game, step.seat, [*quiet, *spoken, *later]))
