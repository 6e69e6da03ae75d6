"""How the questions of both engines are compared: a register, filled by the modules that translate moves."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_names import PACT_NAMES, card_name, pos_of
from tests.second.civ_new_dawn.state import Command

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair

#: Our moves with their commands, and what the second engine allows.
Both = tuple[dict[Move, Path], set[Path]]
Handler = Callable[["Pair", int, Any, Sequence[Move], list[Command]], Both]
HANDLERS: dict[str, Handler] = {}
#: The kinds of questions of the second engine that answer to one of ours.
KINDS: dict[str, tuple[str, ...]] = {}
#: Questions that name the rest of a command: what a move adds.
FOLLOWS: dict[str, Callable[["Pair", int, Any, Move], Command]] = {}
#: Parts of a growth card in which we do not offer to spend tokens, because the next question does.
LOOSE = {"beside district", "deploy"}
#: The beginning of a command whose rest is asked later.
PART = "..."


def asks(name: str, *kinds: str) -> Callable[[Handler], Handler]:
    """Register how a question is compared."""

    def add(handler: Handler) -> Handler:
        HANDLERS[name] = handler
        KINDS[name] = kinds
        return handler

    return add


Translate = Callable[["Pair", int, Any, Move], Command]


def each(name: str, *kinds: str) -> Callable[[Translate], Translate]:
    """Register a question whose moves are one command each."""

    def add(translate: Translate) -> Translate:
        def handler(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
            ours: dict[Move, Path] = {move: (translate(pair, seat, step, move),) for move in moves}
            return ours, {(even(command),) for command in commands}

        HANDLERS[name] = handler
        KINDS[name] = kinds
        return translate

    return add


def even(command: Command) -> Command:
    """Two cards that change places have no order."""
    if command[0] in {"swap", "Oracle"}:
        return (command[0], *sorted(command[1:]))
    return command


def at(pair: "Pair", move: Move) -> Any:
    return pos_of(pair.game, move.a)


def pair_of_cards(pair: "Pair", seat: int, move: Move, word: str) -> Command:
    return (word, *sorted((card_name(pair.game, seat, move.a), card_name(pair.game, seat, move.b))))


def token(pair: "Pair", seat: int, word: str, move: Move) -> Command:
    """A control token; without an unused one the token taken back is asked for."""
    if pair.ref.table.seats[pair.names[seat]].control:
        return (word, at(pair, move))
    return (PART, word, at(pair, move))


def parted(command: Command) -> Command:
    """The same of a command of the second engine."""
    return (PART, *command[:2]) if len(command) == 3 else command


# The rest of a command


def follow(name: str, rest: Callable[["Pair", int, Any, Move], Command]) -> None:
    FOLLOWS[name] = rest


def position(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return (at(pair, move),)


def own_card(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return (card_name(pair.game, seat, move.a),)


def pact(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return (PACT_NAMES[move.a],)


def water(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return () if move.verb == m.DONE else (at(pair, move),)


follow("recall-token", position)
follow("recall-to-replace", position)
follow("name-second-token", position)
follow("take-partners-card", pact)
follow("return-pact", pact)
follow("put-looted", own_card)
follow("pay-for-zone", own_card)
follow("lay-water", water)


def completions(prefix: Command, commands: list[Command]) -> set[Command]:
    """The commands that begin so; the two tokens of Eiffel Tower have no order."""
    if prefix[:1] == ("Eiffel Tower",):
        others = [set(command[1:]) - {prefix[1]} for command in commands if command[0] == prefix[0]]
        return {(*prefix, *other) for other in others if len(other) == 1}
    return {command for command in commands if command[: len(prefix)] == prefix}


def in_order(command: Command) -> Command:
    """As the second engine writes it."""
    return (command[0], *sorted(command[1:])) if command[0] == "Eiffel Tower" else command
