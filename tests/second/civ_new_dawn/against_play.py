"""Random games on both engines: tables by lot, rare moves first."""

import random
from collections import Counter

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.state import NONE
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import ECONOMY
from tests.second.civ_new_dawn.against import Pair
from tests.second.civ_new_dawn.against_heard import listen
from tests.second.civ_new_dawn.against_rich import enrich

SETTING_UP = ("place-fort", "lay-capital-tile", "lay-tile", "lay-last-tile")
#: How many tables have automated players.
AUTOMATED = 0.35
#: What ends a question is chosen less often than anything that does something.
SELDOM = {m.DONE: 0.25, m.NO: 0.4}


def options_of(dice: random.Random) -> tuple[int, dict[str, object]]:
    """Seats and options."""
    base = dice.random() < 0.25
    seats = dice.choice([2, 2, 3, 3, 4] if base else [2, 2, 3, 3, 4, 5])
    options: dict[str, object] = {
        "game": "base" if base else "terra-incognita",
        "round_limit": str(dice.choice([5, 5, 8, 10, 15])),
    }
    if not base and dice.random() < 0.15:
        options["peaceful"] = True
    if dice.random() < 0.3:
        options["handicap"] = " ".join(str(dice.choice([0, 3, 6, 7, 15])) for _ in range(seats))
    if dice.random() < AUTOMATED and listen():
        number = dice.randint(1, seats - 1)
        options["automated"] = " ".join(str(seat + 1) for seat in sorted(dice.sample(range(seats), number)))
    return seats, options


def weight(move: Move, name: str, seen: Counter[str]) -> float:
    """Rare things first; a long list of like moves counts as one."""
    times: float = (1.0 + seen[f"{name} {m.WORDS[move.verb]}"]) ** 0.7
    return SELDOM.get(move.verb, 1.0) / times


def choose(pair: Pair, moves: list[Move], dice: random.Random, seen: Counter[str]) -> Move:
    """First a verb, then one of its moves."""
    (seat,) = pair.game.to_move
    step = pair.game.step(seat)
    assert step is not None
    moves = [move for move in moves if not is_doubtful(pair, seat, step.name, move)]
    verbs = sorted({move.verb for move in moves})
    weights = [weight(next(x for x in moves if x.verb == verb), step.name, seen) for verb in verbs]
    (verb,) = dice.choices(verbs, weights)
    seen[f"{step.name} {m.WORDS[verb]}"] += 1
    alike = [move for move in moves if move.verb == verb]
    hot = [move for move in alike if verb in (m.ARMY, m.CARAVAN) and is_hot(pair, seat, move)]
    return dice.choice(hot if hot and dice.random() < 0.7 else alike)


def is_doubtful(pair: Pair, seat: int, name: str, move: Move) -> bool:
    """Great Library with fewer caravans: which of those on the card leaves is not said (CV-370, CV-463)."""
    if name != "learn-from-rival" or move.verb != m.TAKE:
        return False
    card = FOCUS[move.a]
    return card.type == ECONOMY and card.figures < len(pair.game.players[seat].caravans)


def is_hot(pair: Pair, seat: int, move: Move) -> bool:
    """Whether something waits for the figure where it goes."""
    game, space = pair.game, pair.game.land.at[move.b]
    fort = space in game.land.forts and game.cities[space] == NONE
    return space in game.barbarians or game.states[space] != NONE or game.is_rival(seat, space) or fort


def pair_of(seed: int) -> Pair:
    """A table by lot; most begin far on, so that more is played."""
    dice = random.Random(seed)
    seats, options = options_of(dice)
    pair = Pair(seats, seed, options)
    moves = pair.compare()
    while pair.is_asked(SETTING_UP):
        pair.play(dice.choice(moves))
        moves = pair.compare()
    if dice.random() < 0.7 and pair.is_asked(("take-turn", "choose-partner")):
        enrich(pair, dice)
    return pair


def play_game(pair: Pair, seed: int, seen: Counter[str] | None = None, most: int = 3000) -> int:
    """A random game on both engines; how many decisions were compared."""
    dice = random.Random(seed)
    counted: Counter[str] = Counter() if seen is None else seen
    moves = pair.compare()
    while moves and pair.decisions < most:
        pair.play(choose(pair, moves, dice, counted))
        moves = pair.compare()
    return pair.decisions
