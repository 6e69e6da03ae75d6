"""Set-up, exploration, the course of a turn, tokens and cards of players: moves as commands of the second engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from tests.second.civ_new_dawn import explore, turns
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_names import CARD_TYPE, PACT_NAMES, card_name, pos_of, tile_way
from tests.second.civ_new_dawn.against_questions import PART, Both, asks, at, each, even, pair_of_cards, parted, token
from tests.second.civ_new_dawn.data import ZIMBABWE
from tests.second.civ_new_dawn.state import DONE, Command, Task

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


# Set-up and exploration


@each("place-fort", "fort")
def place_fort(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("fort", at(pair, move))


@each("lay-tile", "tile")
@each("lay-last-tile", "tile")
@each("lay-capital-tile", "capital", "tile")
def lay_tile(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    if pair.game.expansion:
        return ("tile", *tile_way(pair.game, move))
    return ("tile", str(move.a // 2), *tile_way(pair.game, move))


@each("lay-explored-tile", "lay")
def lay_explored(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("tile", *tile_way(pair.game, move))


@asks("lay-one-seen", "astronomy")
def lay_one_seen(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """The second engine names the space explored from first; several may lead to the same place."""
    first: dict[Command, Path] = {}
    for command in commands:
        if command != DONE:
            for way in explore.ways(pair.ref.table, command[2]):
                first.setdefault((command[1], *way), (command, ("tile", *way)))
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.DONE:
            ours[move] = (DONE,)
        else:
            key = (str(move.a // 2), *tile_way(pair.game, move))
            ours[move] = first.get(key, (("unknown", *key),))
    return ours, {*first.values(), (DONE,)}


@each("put-tiles-back", "put back")
def put_back(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("put", str(move.a), "top" if move.verb == m.TOP else "bottom")


@each("explore-anywhere", "apadana")
def explore_anywhere(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("from", at(pair, move))


# The turn


def start_command(pair: "Pair", seat: int, move: Move) -> Command:
    """An effect of the start of a turn."""
    game = pair.game
    if move.verb == m.TOKEN:
        return token(pair, seat, "Hanging Gardens", move)
    if move.verb == m.REINFORCE:
        return ("Colosseum", at(pair, move))
    if move.verb == m.DESTROY:
        return ("Forbidden City", at(pair, move))
    if move.verb == m.NAME:
        return (PART, "Eiffel Tower", at(pair, move))
    if move.verb == m.SWAP:
        return pair_of_cards(pair, seat, move, "Oracle")
    if move.verb == m.WITHDRAW:
        return (ZIMBABWE, card_name(game, seat, move.a))
    if move.verb == m.EXCHANGE:
        return ("Geneva", pair.names[move.c - 1], PACT_NAMES[move.a], PACT_NAMES[move.b])
    if move.verb == m.BARBARIAN:
        pos = at(pair, move)
        letter = next(name for name, where in pair.ref.table.barbarians.items() if where == pos)
        return ("Seoul", letter, pos_of(game, move.b))
    return ("Ibrahim", pair.names[move.a - 1])


@asks("take-turn", "start", "choose")
def take_turn(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """We ask for the card together with the effects of the start of a turn."""
    who = pair.names[seat]
    theirs: set[Path] = set()
    starting = pair.ref.asked == "start"
    for command in commands if starting else []:
        if command[0] == "Eiffel Tower":
            theirs |= {((PART, "Eiffel Tower", command[1]),), ((PART, "Eiffel Tower", command[2]),)}
        elif command[0] == "Hanging Gardens":
            theirs.add((parted(command),))
        elif command != DONE:
            theirs.add((even(command),))
    before: Path = (DONE,) if starting else ()
    theirs |= {(*before, command) for command in turns.ask_choose(pair.ref.table, Task("choose", who))}
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.PLAY:
            ours[move] = (*before, ("resolve", card_name(pair.game, seat, move.a)))
        else:
            ours[move] = (start_command(pair, seat, move),)
    return ours, theirs


@asks("choose-partner", "start")
def choose_partner(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    ours: dict[Move, Path] = {move: ((PART, "union", pair.names[move.a - 1]),) for move in moves}
    return ours, {((PART, *command[:2]),) for command in commands if command[0] == "union"}


@each("resolve-economy-first", "estadio")
@each("resolve-another", "capitalism")
def resolve(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.NO else ("resolve", card_name(pair.game, seat, move.a))


@each("choose-slot", "slot")
def choose_slot(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("slot", move.a)


@each("resolve-again", "resolved")
def resolve_again(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("again",) if move.verb == m.YES else DONE


@each("swap-cards", "swap")
@each("answer-with-pact", "pact")
def swap_cards(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else pair_of_cards(pair, seat, move, "swap")


@asks("choose-government", "government")
def choose_government(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """We name the type; of two cards of one type nothing is chosen here."""
    row = [card.name for card in pair.ref.table.seats[pair.names[seat]].row[:2]]
    if CARD_TYPE[row[0]] == CARD_TYPE[row[1]]:
        return {move: (DONE,) for move in moves if move.verb == m.DONE}, {(DONE,)}
    ours: dict[Move, Path] = {}
    for move in moves:
        names = [name for name in row if CARD_TYPE[name] == move.a]
        ours[move] = (("government", *names) if move.verb == m.GOVERN else DONE,)
    return ours, {(command,) for command in commands}
