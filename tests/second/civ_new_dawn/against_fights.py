"""Attacks: moves as commands of the second engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.vocabulary import RESOURCES
from tests.second.civ_new_dawn import base_war, growth
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_names import card_name, pos_of, spent
from tests.second.civ_new_dawn.against_questions import PART, Both, asks, at, each, parted
from tests.second.civ_new_dawn.state import DONE, Command, Task

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


def helps(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """Tokens and values of an attack."""
    pair.check_values(pair.ref.table.stack[-1].d)
    words = {m.FOR_EFFECT: "plus", m.FOR_REROLL: "reroll", m.FOR_JEBEL_BARKAL: "barkal"}
    # A defender with several military cards names one, but not for a resource.
    known = {command[:2] if command[1] in RESOURCES else command: command for command in reversed(commands[:-1])}
    ours: dict[Move, Path] = {}
    for move in moves:
        key: Command = DONE
        if move.verb == m.SPEND:
            key = (words[move.b], spent(move.a), *([card_name(pair.game, seat, move.c - 1)] if move.c else []))
        ours[move] = (known.get(key, key),)
    return ours, {(command,) for command in (*known.values(), DONE)}


asks("spend-in-attack", "tokens of attacker")(helps)
asks("spend-in-defence", "tokens of defender")(helps)


@asks("scorch-earth", "token won")
def scorch(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """First whether the token is discarded, then what takes its place."""
    ours: dict[Move, Path] = {move: (("discard",),) if move.verb == m.YES else ((PART,),) for move in moves}
    return ours, {(command,) if command == ("discard",) else ((PART,),) for command in commands}


@asks("recall-after-win", "token won")
def recall_after_win(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    ours: dict[Move, Path] = {}
    for move in moves:
        ours[move] = (("remove",),) if move.verb == m.DONE else (("replace", at(pair, move)),)
    return ours, {(command,) for command in commands if command != ("discard",)}


@each("conquer-or-liberate", "city won")
def conquer_or_liberate(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    if move.verb == m.LIBERATE:
        return ("liberate",)
    return ("conquer",) if pair.game.players[seat].cities_left else ("remove",)


@asks("loot-capital", "loot")
def loot(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    ours: dict[Move, Path] = {}
    for move in moves:
        done = move.verb == m.DONE
        ours[move] = (DONE,) if done else ((PART, "loot", card_name(pair.game, step.victim, move.a)),)
    return ours, {(parted(command),) for command in commands}


@each("carry-wonder", "move wonder")
def carry_wonder(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("wonder to", pos_of(pair.game, move.b))


@asks("reinforce-or-attack", "war or walls")
def reinforce_or_attack(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """We ask at once for the first token or target."""
    t, who = pair.ref.table, pair.names[seat]
    task = t.stack[-1]
    attacks = base_war.ask_attacks(t, Task("attacks", who, {**task.d, "left": 1}))
    theirs: set[Path] = {(("attack",), command) for command in attacks if command != DONE}
    theirs |= {(("reinforce",), command) for command in growth.reinforcings(t, who)}
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.REINFORCE:
            ours[move] = (("reinforce",), ("reinforce", at(pair, move)))
        elif move.verb == m.ATTACK:
            ours[move] = (("attack",), ("attack", pos_of(pair.game, move.c)))
        else:
            ours[move] = (DONE,)
    return ours, {*theirs, (DONE,)}


@each("attack", "attacks")
def attack(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("attack", pos_of(pair.game, move.c))


@each("reinforce", "walls")
def reinforce(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("reinforce", at(pair, move))
