"""What tiles and power actions give, in words made from their rows.

`say` is whatever says a message by its id: `Words`, or the texts themselves while they make a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.games.terra_nova.tiles import (
    BOARD_ACTIONS,
    COUNT_NOTHING,
    GIVES_COINS,
    GIVES_SPADE,
    GIVES_TWO_SPADES,
    HOUSE,
    PALACE_ACTION,
    POWER_ACTIONS,
    SPADE,
    BonusTile,
    PowerAction,
    TownTile,
)

Say: TypeAlias = "Callable[..., str]"

#: By what a bonus tile counts, and by what a power action gives: the words in the ids of their messages.
COUNTED: Final = ("nothing", "factories", "houses", "sailing", "palaces")
GIVEN: Final = ("bridge", "sailing", "coins", "spade", "two-spades")


def listed(parts: list[str], say: Say) -> str:
    """`5 points, 6 coins and a sailing step`."""
    return say("and-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def bonus_name(tile: BonusTile, say: Say) -> str:
    """The letter and, briefly, all that it brings."""
    gains: list[str] = []
    if tile.coins:
        gains.append(say("count-coins", n=tile.coins))
    if tile.power:
        gains.append(say("count-power", n=tile.power))
    if tile.sailing:
        gains.append(say("bonus-ships", sailing=tile.sailing))
    if tile.counts != COUNT_NOTHING:
        gains.append(say(f"bonus-{COUNTED[tile.counts]}", points=tile.points))
    if tile.spade:
        gains.append(say("bonus-spade"))
    return say("bonus-tile", letter=tile.id, gains=", ".join(gains))


def bonus_lines(tile: BonusTile, say: Say) -> list[str]:
    """The same in whole sentences."""
    lines: list[str] = []
    if tile.coins or tile.power:
        lines.append(say("explain-bonus-income", coins=tile.coins, power=tile.power))
    if tile.sailing:
        lines.append(say("explain-bonus-ships", sailing=tile.sailing))
    if tile.counts != COUNT_NOTHING:
        lines.append(say(f"explain-bonus-{COUNTED[tile.counts]}", points=tile.points))
    if tile.spade:
        lines.append(say("explain-bonus-spade"))
    return lines


def town_name(tile: TownTile, say: Say) -> str:
    """A town tile has no other name than what it gives."""
    gains = [say("count-points", n=tile.points)]
    if tile.coins:
        gains.append(say("count-coins", n=tile.coins))
    if tile.power:
        gains.append(say("count-power", n=tile.power))
    if tile.sailing:
        gains.append(say("town-sailing", steps=tile.sailing))
    return listed(gains, say)


def power_name(action: PowerAction, say: Say) -> str:
    """What a power action gives; of two that give the same, the one is cheaper."""
    if action.gives == GIVES_COINS:
        name = say("count-coins", n=action.coins)
    elif action.gives in (GIVES_SPADE, GIVES_TWO_SPADES):
        name = say("gives-spades", spades=1 if action.gives == GIVES_SPADE else 2)
    else:
        prices = [other.cost for other in POWER_ACTIONS[:BOARD_ACTIONS] if other.gives == action.gives]
        rank = "only" if len(prices) == 1 else "cheaper" if action.cost == min(prices) else "dearer"
        name = say(f"gives-{GIVEN[action.gives]}", rank=rank)
    return say("gives-of-palace", gift=name) if action is POWER_ACTIONS[PALACE_ACTION] else name


def power_line(action: PowerAction, power: int, say: Say) -> str:
    """What a power action does for so much power, in a sentence."""
    return say(f"explain-gives-{GIVEN[action.gives]}", power=power, coins=action.coins, spade=SPADE, house=HOUSE)
