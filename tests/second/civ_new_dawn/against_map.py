"""Tokens, figures and attacks: moves as commands of the second engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from tests.second.civ_new_dawn.against_figures import Path, army_ways, caravan_ways, figure_key, with_water
from tests.second.civ_new_dawn.against_names import TARGET_NAMES, pos_of, spent
from tests.second.civ_new_dawn.against_questions import LOOSE, PART, Both, asks, at, each, parted, token
from tests.second.civ_new_dawn.gains import spendings
from tests.second.civ_new_dawn.state import DONE, Command

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


# Tokens on the map


def placing(name: str, word: str, *kinds: str) -> None:
    """Register a question for a control token with what else it may offer."""

    @asks(name, *kinds)
    def handler(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
        verb = "further" if pair.ref.asked in {"further", "mountain"} else word
        ours: dict[Move, Path] = {}
        for move in moves:
            if move.verb == m.TOKEN:
                ours[move] = (token(pair, seat, verb, move),)
            elif move.verb == m.SPEND:
                ours[move] = (("spend", spent(move.a)),)
            else:
                ours[move] = (DONE,)
        loose = pair.ref.asked in LOOSE
        theirs: set[Path] = {(parted(c) if c[0] == verb else c,) for c in commands if not (loose and c[0] == "spend")}
        return ours, theirs


placing("place-tokens", "place", "tokens")
placing("one-more-token", "further", "further", "mountain")
placing("extend-chain", "place", "chain")
placing("token-next-to-district", "place", "beside district")
placing("move-replaced-token", "place", "mysticism")
placing("pax-britannica", "place", "pax")
placing("place-next-to-city", "place", "suburbs")
placing("token-on-tile", "place", "apadana token")
placing("use-theater", "place", "ability")


@each("shift-token", "shift")
def shift_token(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("shift", at(pair, move), pos_of(pair.game, move.b))


@asks("convert-token", "convert")
def convert(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    short = {command[1] for command in commands if len(command) == 2}
    ours: dict[Move, Path] = {}
    for move in moves:
        pos = at(pair, move)
        ours[move] = (("convert", pos) if pos in short else (PART, "convert", pos),)
    return ours, {(parted(command),) for command in commands}


@each("replace-city", "radio", "cristo")
@each("take-tokens-round", "liberty")
def replace(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("replace", at(pair, move))


@each("strike-space", "nuclear")
def strike(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("strike", at(pair, move))


@each("give-token", "eiffel")
def give_token(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("give", at(pair, move))


@each("sacrifice-city", "give up")
def sacrifice_city(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("give up", at(pair, move))


@each("recall-for-mark", "mark")
def recall_for_mark(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("back", at(pair, move))


# Figures


@asks("move-caravans", "caravans", "trek")
def move_caravans(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    t, who = pair.ref.table, pair.names[seat]
    task = t.stack[-1]
    ways = {key: with_water(t, task, path) for key, path in caravan_ways(t, who, task).items()}
    for command in [*spendings(t, who, task.d["run"]["card"]), DONE]:
        ways[command] = (command,)
    return figures(pair, seat, step, moves, ways)


@asks("move-armies", "armies", "march")
def move_armies(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    t, who = pair.ref.table, pair.names[seat]
    ways = army_ways(t, who, t.stack[-1])
    for command in commands:
        if command in (DONE, ("attack",), ("retreat",)):
            ways[DONE] = (command,)
    return figures(pair, seat, step, moves, ways)


def figures(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], ways: dict[Command, Path]) -> Both:
    ours: dict[Move, Path] = {}
    for move in moves:
        key = figure_key(pair, seat, step, move)
        if key[0] in {"army", "caravan"} and key[1] == key[2]:
            continue  # out and back again changes nothing for a figure on the map
        ours[move] = ways.get(key, (("unknown", *key),))
    return ours, set(ways.values())


@each("choose-target", "target")
def choose_target(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("target", TARGET_NAMES[move.a], pair.names[move.b - 1] if move.b else None)


@asks("disband-surplus", "surplus figure")
def disband(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """Figures of one kind in one space are alike."""
    places = pair.ref.table.seats[pair.names[seat]].figures
    known = {(command[1].split("-")[0], places[command[1]]): command for command in reversed(commands)}
    ours: dict[Move, Path] = {}
    for move in moves:
        key: Command = (m.FIGURES[move.a], pos_of(pair.game, move.b))
        ours[move] = (known.get(key, ("unknown", *key)),)
    return ours, {(command,) for command in known.values()}


@asks("deploy-armies", "deploy")
def deploy(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """Armies on the card are alike."""
    known = {command[2]: command for command in reversed(commands) if command[0] == "put"}
    ours: dict[Move, Path] = {}
    for move in moves:
        ours[move] = (DONE,) if move.verb == m.DONE else (known.get(at(pair, move), ("unknown", at(pair, move))),)
    return ours, {(command,) for command in (*known.values(), DONE)}
