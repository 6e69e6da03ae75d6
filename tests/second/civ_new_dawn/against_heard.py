"""Listening to what automated players of our engine draw."""

import importlib
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

from ecumene.games.civ_new_dawn import automated
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import MOST_TRADE, RESOURCES
from tests.second.civ_new_dawn.against_draws import EFFECTS, Draws
from tests.second.civ_new_dawn.against_names import (
    CARDS,
    DISTRICT_NAMES,
    NATURE_NAMES,
    PACT_NAMES,
    STATE_NAMES,
    TARGET_NAMES,
    WONDER_NAMES,
    card_name,
    pos_of,
    space_pos,
    spent,
    tile_way,
)
from tests.second.civ_new_dawn.state import Pos

PACKAGE = "ecumene.games.civ_new_dawn.automated"
HIGHEST = 4
#: The functions that draw, by the module that calls them.
CALLED = {
    "answers": ("draw_move",),
    "base_military": ("draw_target",),
    "culture": ("best_space",),
    "economy": ("draw", "draw_space", "shortest_way"),
    "growth": ("draw", "best_space"),
    "industry": ("draw", "best_space"),
    "military": ("draw", "draw_target", "shortest_way"),
    "reinforcing": ("best_space",),
    "science": ("draw",),
    "turn": ("draw", "draw_move"),
}
#: The draws of the game that is being played.
CURRENT: list[Draws] = []
#: The seats whose questions are being answered.
ANSWERING: list[Any] = []


def figure_of(game: State, frame: FrameType, index: int, armies: bool) -> Pos:
    player = game.players[frame.f_locals["seat"]]
    return space_pos(game, (player.armies if armies else player.caravans)[index])


def note_number(module: str, game: State, frame: FrameType, items: list[int], value: int) -> None:
    """A number was drawn: what it stands for depends on who drew it."""
    draws, name = CURRENT[-1], frame.f_code.co_name
    if module in {"economy", "military"} and name == "run":
        places = {figure_of(game, frame, index, module == "military") for index in items}
        draws.note(f"{module} figure", len(places), figure_of(game, frame, value, module == "military"))
    elif module == "economy":
        draws.note("answers", len(items), RESOURCES[value])
    elif module == "growth" and name == "run":
        draws.note("growth order", len(items), DISTRICT_NAMES[value])
    elif module == "growth":
        draws.note("growth district", len(items), DISTRICT_NAMES[value])
    elif module == "industry" and name == "chosen_wonder":
        draws.note("industry wonder", len(items), WONDER_NAMES[value])
    elif module == "industry":
        names: Sequence[str] = RESOURCES
        if items is frame.f_locals["states"]:
            names = STATE_NAMES
        elif items is frame.f_locals["naturals"]:
            names = NATURE_NAMES
        draws.note("industry payment", len(items), names[value])
    elif module == "science":
        seat = frame.f_locals["seat"]
        # Of the highest level nothing comes.
        highest = FOCUS[game.players[seat].cards[value]].level == HIGHEST
        draws.note("science", 0 if highest else len(items), card_name(game, seat, value))
    else:
        draws.note("turn effect", len(items), EFFECTS[value])


def move_value(game: State, seat: int, move: Any, question: Any) -> Any:
    """What a drawn move says, in the words of the second engine."""
    verb = move.verb
    if verb in (m.LAY, m.EXPLORE_TILE):
        return (str(move.a // 2), *tile_way(game, move))
    if verb == m.SWAP:
        return ("swap", card_name(game, seat, move.a), card_name(game, seat, move.b))
    if verb == m.GAIN:
        return RESOURCES[move.a]
    if verb == m.DISCARD:
        return card_name(game, seat, move.a)
    if verb == m.PUT:
        return card_name(game, getattr(question, "giver", seat), move.a)
    if verb == m.LOOT:
        return card_name(game, question.victim, move.a)
    if verb in (m.CARD, m.RETURN):
        return (f"Seat {move.b}", PACT_NAMES[move.a])
    if verb == m.TAKE:
        return (CARDS[move.a], *([card_name(game, seat, move.b - 1)] if move.b else []))
    if verb == m.RESOLVE:
        return DISTRICT_NAMES[move.a]
    if verb == m.SPEND:
        return (spent(move.a), card_name(game, seat, move.c - 1)) if move.c else spent(move.a)
    if verb == m.FIRST_OPTION:
        return "mature"
    if verb == m.SECOND_OPTION:
        return "economy"
    if verb == m.DEFEAT:
        return (f"Seat {move.c}" if move.c else None, pos_of(game, move.b))
    if verb == m.EXCHANGE:
        return (f"Seat {move.c}", PACT_NAMES[move.a], PACT_NAMES[move.b])
    if verb == m.BARBARIAN:
        letter = "ABCDEFGHIJK"[game.barbarians.index(game.land.at[move.a])]
        return (letter, pos_of(game, move.b))
    if verb in (m.DISBAND, m.WONDER):
        return pos_of(game, move.b)
    return pos_of(game, move.a)


def pairs_of(game: State, spaces: list[int]) -> int:
    """Pairs of tokens of one player."""
    owners = [game.token_owner(space) for space in spaces]
    return sum(owners.count(owner) * (owners.count(owner) - 1) // 2 for owner in set(owners))


def listening(module: str, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, which also tells what it drew."""

    def called(game: State, *args: Any) -> Any:
        before = len(getattr(game.chance, "rolls", []))
        value = original(game, *args)
        rolls = getattr(game.chance, "rolls", None)
        if rolls:
            del rolls[before:]
        if not CURRENT:
            return value
        draws = CURRENT[-1]
        frame = sys._getframe(1)
        if name == "draw":
            note_number(module, game, frame, args[0], value)
        elif name == "draw_space":
            draws.note(module, len(args[0]), space_pos(game, value))
        elif name == "best_space":
            highest = max(args[1])
            draws.note(module, list(args[1]).count(highest), space_pos(game, value))
        elif name == "draw_target":
            pos = space_pos(game, value.space)
            owner = f"Seat {value.owner + 1}" if value.owner >= 0 else None
            word: Any = (pos, TARGET_NAMES[value.kind], owner) if module == "military" else pos
            draws.note(module, len(args[0]), word)
        elif name == "shortest_way":
            draws.ways.append([space_pos(game, space) for space in value])
        else:
            question = ANSWERING[-1] if ANSWERING and module == "answers" else None
            seat = question.seat if question is not None else game.active
            number = len(args[0])
            if value.verb == m.NAME and module == "turn":
                number = pairs_of(game, [game.land.at[move.a] for move in args[0]])
            if question is not None and question.name == "put-for-giver":
                # On full cards nothing is put, whichever was drawn.
                number = 0 if game.players[question.giver].trade[value.a] >= MOST_TRADE else number
            draws.note(module, number, move_value(game, seat, value, question))
        return value

    return called


def listen() -> bool:
    """Listen to all draws of automated players; False if they cannot be heard."""
    answers = importlib.import_module(f"{PACKAGE}.answers")
    if not str(answers.__file__).endswith(".py"):
        return False
    if getattr(answers, "is_heard", False):
        return True
    answers.is_heard = True  # type: ignore[attr-defined]
    for module, names in CALLED.items():
        found = importlib.import_module(f"{PACKAGE}.{module}")
        for name in names:
            setattr(found, name, listening(module, name, getattr(found, name)))
    answer = automated.answer

    def answering(game: State, question: Any) -> Any:
        ANSWERING.append(question)
        try:
            return answer(game, question)
        finally:
            ANSWERING.pop()

    automated.answer = answering
    return True
