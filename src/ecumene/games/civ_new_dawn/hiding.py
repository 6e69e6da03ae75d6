"""What a seat may not know (CV-341, CV-465), and how a world is dealt that agrees with what it knows."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.games.civ_new_dawn.setup import BASE_DECKS, DECK
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION
from ecumene.games.civ_new_dawn.tables.tiles import CAPITAL_TILES, TILES
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DECK_TYPES

#: A tile or a wonder nobody may look at.
UNKNOWN_TILE: Final = 0
UNKNOWN_WONDER: Final = -1


def veil(game: State, seat: int) -> None:
    """The order of the tile stack, the wonder cards that are face down, and the tiles others look at."""
    if game.expansion:
        game.stack = [UNKNOWN_TILE] * len(game.stack)
        # Whoever looks at tiles owes a secret step, which may lie below a question to somebody else.
        if not [step for step in game.agenda if step.secret and step.seat == seat]:
            game.looked_at = [UNKNOWN_TILE] * len(game.looked_at)
    for index, deck in enumerate(game.decks):
        shown = deck[-1:] if not game.covered >> index & 1 else [UNKNOWN_WONDER] * len(deck[-1:])
        game.decks[index] = [UNKNOWN_WONDER] * (len(deck) - len(shown)) + shown
    unseen = unseen_removed(game)
    game.removed = [UNKNOWN_WONDER] * unseen + game.removed[unseen:]


def unseen_removed(game: State) -> int:
    """How many wonder cards went to the box unseen; those removed by age come after them."""
    built = len([space for space in game.wonder_at if space >= 0])
    left = sum([len(deck) for deck in game.decks])
    return len(game.removed) - (dealt_to_decks(game) - built - left)


def dealt_to_decks(game: State) -> int:
    """Wonder cards in the four decks after set-up."""
    return len(DECK_TYPES) * sum(DECK if game.expansion else BASE_DECKS[game.seats])


def unveil(game: State, seat: int, rng: Chance) -> None:
    """Tiles and wonders that are not in sight are dealt at random; a deck keeps its order of eras."""
    if game.expansion:
        seen = {tile for tile in game.land.tile if tile}
        seen.update(game.looked_at)
        for step in game.agenda:
            if step.name == "lay-explored-tile":
                seen.add(step.args()[0])
        pool = [tile for tile in range(1, TILES + 1) if tile not in seen and tile not in CAPITAL_TILES]
        rng.shuffle(pool)
        game.looked_at = [pool.pop() if tile == UNKNOWN_TILE else tile for tile in game.looked_at]
        game.stack = [pool.pop() for _ in game.stack]
    unveil_wonders(game, rng)


def unveil_wonders(game: State, rng: Chance) -> None:
    """Hidden cards of a deck come from the wonders of its type not in sight, modern ones at the bottom (CV-186)."""
    wanted = EXPANSION if game.expansion else BASE
    seen = {wonder for wonder, space in enumerate(game.wonder_at) if space >= 0}
    seen.update(game.removed)
    for deck in game.decks:
        seen.update(deck)
    spare: list[int] = []
    for index, deck in enumerate(game.decks):
        hidden = deck.count(UNKNOWN_WONDER)
        pool = [
            wonder
            for wonder, kind in enumerate(WONDERS)
            if kind.type == DECK_TYPES[index] and kind.set in (BOTH, wanted) and wonder not in seen
        ]
        eras = eras_left(game, index, hidden)
        chosen: list[int] = []
        for era in range(len(eras) - 1, -1, -1):
            of_era = [wonder for wonder in pool if WONDERS[wonder].era == era]
            rng.shuffle(of_era)
            chosen += of_era[: eras[era]]
            spare += of_era[eras[era] :]
        game.decks[index] = chosen + deck[hidden:]
    rng.shuffle(spare)
    game.removed = [spare.pop() if wonder == UNKNOWN_WONDER else wonder for wonder in game.removed]


def eras_left(game: State, index: int, hidden: int) -> list[int]:
    """How many of the hidden cards of a deck are of each era: a deck is used from the top, ancient cards first."""
    numbers = list(DECK if game.expansion else BASE_DECKS[game.seats])
    gone = sum(numbers) - hidden
    for era in range(len(numbers)):
        used = min(gone, numbers[era])
        numbers[era] -= used
        gone -= used
    return numbers
