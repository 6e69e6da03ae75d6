"""An attack: target, dice, tokens, result (CV-254 to CV-278, CV-417 to CV-426)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.armies import MoveArmies
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.moves import (
    ARMY_TARGET,
    ATTACK,
    CITY_STATE_TARGET,
    ENDS,
    FOR_JEBEL_BARKAL,
    FOR_REROLL,
    SPEND,
    SPEND_RESOURCE,
    SPEND_STATE,
    TARGETS,
    CivMove,
)
from ecumene.games.civ_new_dawn.outcome import AfterFight, defender_holds, win
from ecumene.games.civ_new_dawn.pacts import return_pacts
from ecumene.games.civ_new_dawn.state import ATTACK_WON, State
from ecumene.games.civ_new_dawn.strength import attack_lines, defence_lines, total
from ecumene.games.civ_new_dawn.supply import pay_resource, spend, spendable
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import JEBEL_BARKAL
from ecumene.games.civ_new_dawn.targets import allowed_targets
from ecumene.games.civ_new_dawn.vocabulary import ALL_RESOURCES, DIE, MILITARY

# The attack being fought, by place in `State.fight`.
ATTACKER: Final = 0
SPACE: Final = 1
KIND: Final = 2
OWNER: Final = 3
NUMBER: Final = 4
CARD: Final = 5
STRAND: Final = 6
ATTACK_BASE: Final = 7
ATTACK_DIE: Final = 8
ATTACK_MORE: Final = 9
DEFENCE_BASE: Final = 10
DEFENCE_DIE: Final = 11
DEFENCE_MORE: Final = 12
ARMY: Final = 13
RETREAT: Final = 14
#: Attacks of the base game have no army.
NO_ARMY: Final = -1
JEBEL_BONUS: Final = 2


def roll(game: State) -> int:
    return game.chance.below(DIE) + 1


def attack_value(game: State) -> int:
    fight = game.fight
    return fight[ATTACK_BASE] + fight[ATTACK_DIE] + fight[ATTACK_MORE]


def defence_value(game: State) -> int:
    fight = game.fight
    return fight[DEFENCE_BASE] + fight[DEFENCE_DIE] + fight[DEFENCE_MORE]


def start(game: State, march: MoveArmies, army: int, space: int, retreat: int, events: list[Event] | None) -> None:
    """An army that entered a space attacks: it chooses its target (CV-255)."""
    game.push(MarchOn(march, army))
    game.push(ChooseTarget(march.seat, march.strand, march.number, march.card, army, space, retreat))


class MarchOn(Happen):
    """After the attack the other armies move; with Mass Production a defeated one may set out again (CV-413)."""

    __slots__ = ("army", "march")

    name: ClassVar[str] = "march-on"

    def __init__(self, march: MoveArmies, army: int) -> None:
        super().__init__(-1, march.seat)
        self.march = march
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army, *self.march.args())

    def run(self, game: State, events: list[Event] | None) -> None:
        game.push(after_attack(game, self.march, self.army))

    def __reduce__(self) -> tuple[type[MarchOn], tuple[object, ...]]:
        return MarchOn, (self.march, self.army)


def after_attack(game: State, march: MoveArmies, army: int) -> MoveArmies:
    """The rest of the armies' moves; `fight` still tells how the attack ended."""
    ended = game.fight
    game.fight = []
    following = march.without(army)
    if ended and ended[0] == LOST and march.may_redeploy():
        return following.redeploy(army)
    if ended and ended[0] == MOVES_AGAIN:
        # Scorched Earth: the same army makes a new move from where it stands.
        return following.anew(army)
    return following


#: How the last attack ended, kept in `fight` until the armies march on.
LOST: Final = -1
WON: Final = -2
MOVES_AGAIN: Final = -3


class ChooseTarget(Ask):
    """Which rival piece in the space is attacked (CV-255)?"""

    __slots__ = ("army", "card", "number", "retreat", "space", "strand")

    name: ClassVar[str] = "choose-target"
    rule: ClassVar[str] = "CV-255"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int, strand: int, number: int, card: int, army: int, space: int, retreat: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card
        self.army = army
        self.space = space
        self.retreat = retreat

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.number, self.card, self.army, self.space, self.retreat)

    def options(self, game: State) -> list[Move]:
        return [CivMove(ATTACK, kind, owner + 1) for kind, owner in allowed_targets(game, self.seat, self.space)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != ATTACK:
            return super().why_not(game, move)
        if self.space in game.barbarians:
            return Refusal("CV-255", "barbarian-first")
        return Refusal("CV-255", "no-such-target", {"target": Name(TARGETS[move.a])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        fight(
            *(game, self.seat, self.strand, self.number, self.card, self.army, self.space, self.retreat),
            *(move.a, move.b - 1, events),
        )


def fight(
    game: State,
    seat: int,
    strand: int,
    number: int,
    card: int,
    army: int,
    space: int,
    retreat: int,
    kind: int,
    owner: int,
    events: list[Event] | None,
) -> None:
    """Diplomacy cards go back, the dice are rolled, then tokens are spent (CV-256, CV-258, CV-420)."""
    if owner >= 0:
        return_pacts(game, seat, owner, events)
    elif kind == CITY_STATE_TARGET:
        state = game.states[space] - 1
        if game.players[seat].envoys >> state & 1:
            game.own(seat).envoys &= ~(1 << state)
            if events is not None:
                names: Arguments = {"state": Name(CITY_STATES[state].id)}
                events.append(Event("returned-state-card", seat, "CV-092", names))
    other_army = False
    if owner >= 0:
        armies = game.players[owner].armies.count(space)
        other_army = armies > (1 if kind == ARMY_TARGET else 0)
    base = total(attack_lines(game, seat, space, kind, owner, number, card))
    defence = total(defence_lines(game, seat, space, kind, owner, card, other_army))
    attack_die = roll(game)
    game.fight = [seat, space, kind, owner, number, card, strand, base, attack_die, 0, defence, roll(game), 0]
    game.fight += [army, retreat]
    if events is not None:
        told: Arguments = {"target": Name(TARGETS[kind]), "space": NAMES[game.land.positions[space]]}
        events.append(Event("attacked", seat, "CV-255", told))
        tell_values(game, events)
    game.push(EndFight(-1, seat))
    if owner >= 0:
        game.push(SpendInDefence(owner))
    game.push(SpendInAttack(seat))


def tell_values(game: State, events: list[Event]) -> None:
    fight = game.fight
    numbers: Arguments = {
        "die": fight[ATTACK_DIE],
        "value": attack_value(game),
        "other-die": fight[DEFENCE_DIE],
        "other": defence_value(game),
    }
    events.append(Event("rolled", fight[ATTACKER], "CV-270", numbers))


class SpendInFight(Ask):
    """Tokens of the military card: +1 or a re-roll of the own die (CV-267, CV-268)."""

    __slots__ = ()

    name: ClassVar[str] = "spend-in-attack"
    rule: ClassVar[str] = "CV-267"
    more: ClassVar[int] = ATTACK_MORE
    die: ClassVar[int] = ATTACK_DIE

    def strands(self, game: State) -> list[int]:
        """The military cards whose tokens may be spent."""
        return game.players[self.seat].strands_of(MILITARY)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        strands = self.strands(game)
        for strand in strands:
            for move in spendable(game, self.seat, strand):
                # Resources belong to no card; of two military cards each token may be chosen (CV-507).
                named = strand + 1 if len(strands) > 1 and not SPEND_RESOURCE <= move.a < SPEND_STATE else 0
                paid = CivMove(SPEND, move.a, 0, named)
                if paid not in found:
                    found.append(paid)
        if game.expansion:
            found += [CivMove(SPEND, move.a, FOR_REROLL, move.c) for move in found]
        if game.controls(self.seat, JEBEL_BARKAL):
            for resource in range(ALL_RESOURCES):
                if game.players[self.seat].resources[resource] > 0:
                    found.append(CivMove(SPEND, SPEND_RESOURCE + resource, FOR_JEBEL_BARKAL))
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != SPEND:
            return super().why_not(game, move)
        if move.b == FOR_REROLL and not game.expansion:
            return Refusal("CV-053", "no-re-roll")
        return Refusal("CV-267", "nothing-to-spend")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != SPEND:
            return
        game.push(self)
        if move.b == FOR_JEBEL_BARKAL:
            pay_resource(game, self.seat, move.a - SPEND_RESOURCE)
            game.fight[self.more] += JEBEL_BONUS
        else:
            spend(game, self.seat, move.c - 1 if move.c else self.strands(game)[0], move.a, events)
            if move.b == FOR_REROLL:
                game.fight[self.die] = roll(game)
            else:
                game.fight[self.more] += 1
        if events is not None:
            tell_values(game, events)


class SpendInAttack(SpendInFight):
    """What does the attacker spend?"""

    __slots__ = ()

    def strands(self, game: State) -> list[int]:
        return [game.fight[STRAND]]


class SpendInDefence(SpendInFight):
    """What does the defender spend? From now on the attacker may not spend any more (CV-269)."""

    __slots__ = ()

    name: ClassVar[str] = "spend-in-defence"
    more: ClassVar[int] = DEFENCE_MORE
    die: ClassVar[int] = DEFENCE_DIE


class EndFight(Happen):
    """The higher value wins, the defender a tie (CV-270)."""

    name: ClassVar[str] = "end-fight"

    def run(self, game: State, events: list[Event] | None) -> None:
        fight = game.fight
        seat, space, kind, owner = fight[ATTACKER], fight[SPACE], fight[KIND], fight[OWNER]
        army, retreat, card = fight[ARMY], fight[RETREAT], fight[CARD]
        value = attack_value(game)
        won = value > defence_value(game)
        if events is not None:
            numbers: Arguments = {"value": value, "other": defence_value(game)}
            if won:
                events.append(Event("won-attack", seat, "CV-270", numbers))
            else:
                events.append(Event("lost-attack", seat, "CV-270", numbers))
        if not won:
            game.fight = [LOST]
            defender_holds(game, seat, army, owner, events)
            return
        game.fight = [WON]
        game.turn_notes |= ATTACK_WON
        game.push(AfterFight(-1, seat, army, space, retreat, kind, owner))
        game.attack_won(seat, value, events)
        win(game, seat, space, kind, owner, card, events)
