"""What tiles, power actions and conversions give, in words made from their rows.

`say` is whatever says a message by its id: `Words`, or the texts themselves while they make a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.games.terra_mystica.moves import CONVERSION_IDS, CONVERSION_PRICE, STEPS, TWO_STEPS
from ecumene.games.terra_mystica.tiles import (
    ACT_CULT,
    ACT_TWO_STEPS,
    BUILDINGS,
    CULTS,
    DEEDS,
    FAVOUR_DWELLING_POINTS,
    FAVOUR_DWELLINGS,
    FAVOUR_MARKER_POINTS,
    FAVOUR_MARKERS,
    FAVOUR_PASS,
    FAVOUR_PASS_POINTS,
    FAVOUR_POST_POINTS,
    FAVOUR_POSTS,
    FAVOUR_REWARD,
    FAVOUR_TRADE_POINTS,
    FAVOUR_TRADES,
    GOODS,
    PRIESTS_SENT,
    REWARD_COINS,
    REWARD_WORKERS,
    TOWN_VALUE,
    BonusTile,
    FavourTile,
    PowerAction,
    ScoringTile,
    TownTile,
)

Say: TypeAlias = "Callable[..., str]"

#: By the effect of an action, and by what a bonus tile counts: the words in the ids of their messages.
EFFECTS: Final = (
    "bridge",
    "priest",
    "workers",
    "coins",
    "spades",
    "cult",
    "two-steps",
    "double",
    "sandstorm",
    "free-post",
    "free-dwelling",
    "terrain",
    "move",
    "ship",
    "favour",
)
#: Steps of the actions that lead up a cult.
STEPS_OF: Final = {ACT_CULT: STEPS[0].b, ACT_TWO_STEPS: TWO_STEPS[0].b}
COUNTED: Final = (*BUILDINGS, "shipping", "ships")


def listed(parts: list[str], say: Say) -> str:
    """`5 points, 6 coins and a key`."""
    return say("and-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def either(parts: list[str], say: Say) -> str:
    """`stronghold, sanctuary or shipyard`."""
    return say("or-last", list=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def goods_parts(goods: tuple[int, ...] | list[int], say: Say) -> list[str]:
    """What is gained, thing by thing."""
    return [say(f"count-{GOODS[good]}", n=amount) for good, amount in enumerate(goods) if amount]


def act(effect: int, amount: int, say: Say) -> str:
    """What an action gives, briefly."""
    return say(f"act-{EFFECTS[effect]}", amount=STEPS_OF.get(effect, amount))


# Bonus tiles


def bonus_parts(tile: BonusTile, say: Say) -> list[str]:
    """All that a bonus tile brings, one thing after another."""
    parts = goods_parts(tile.income, say)
    parts = [say("tile-income", list=listed(parts, say))] if parts else []
    if tile.shipping:
        parts.append(say("tile-shipping", shipping=tile.shipping))
    if tile.action >= 0:
        parts.append(say("tile-action", act=act(tile.action, 1, say)))
    if tile.trade_points:
        parts.append(say("tile-trade-points", points=tile.trade_points))
    if tile.counts:
        each = either([say(f"each-{COUNTED[what]}") for what in tile.counts], say)
        parts.append(say("tile-pass-points", points=tile.pass_points, each=each))
    return parts


def bonus_name(tile: BonusTile, say: Say) -> str:
    return say("bonus-tile", number=tile.id, list="; ".join(bonus_parts(tile, say)))


# Favour tiles


def favour_effects(tile: FavourTile, say: Say) -> list[str]:
    """What a favour tile does beside its steps."""
    income = goods_parts(tile.income, say)
    parts = [say("tile-income", list=listed(income, say))] if income else []
    if tile.action >= 0:
        parts.append(say("tile-action", act=act(tile.action, 1, say)))
    if tile.town_value != TOWN_VALUE:
        parts.append(say("tile-town-value", value=tile.town_value))
    if tile.number == FAVOUR_POSTS:
        parts.append(say("tile-built-points", points=FAVOUR_POST_POINTS, each=say("each-trading-post")))
    elif tile.number == FAVOUR_DWELLINGS:
        parts.append(say("tile-built-points", points=FAVOUR_DWELLING_POINTS, each=say("each-dwelling")))
    elif tile.number == FAVOUR_PASS:
        numbers = ", ".join(str(points) for points in FAVOUR_PASS_POINTS[1:])
        parts.append(say("tile-posts-passed", list=numbers, most=len(FAVOUR_PASS_POINTS) - 1))
    elif tile.number == FAVOUR_REWARD:
        parts.append(say("tile-reward", coins=REWARD_COINS, workers=REWARD_WORKERS))
    elif tile.number == FAVOUR_TRADES:
        parts.append(say("tile-trades", small=FAVOUR_TRADE_POINTS[0], large=FAVOUR_TRADE_POINTS[-1]))
    elif tile.number == FAVOUR_MARKERS:
        pairs = FAVOUR_MARKER_POINTS[::-1]
        markers = ", ".join(str(least) for least, _ in pairs)
        parts.append(say("tile-markers", list=", ".join(str(points) for _, points in pairs), markers=markers))
    return parts


def favour_name(tile: FavourTile, say: Say) -> str:
    steps = say("steps-in", steps=tile.steps, where=say(f"in-{CULTS[tile.cult]}"))
    return say("favour-tile", number=tile.id, list="; ".join([steps, *favour_effects(tile, say)]))


# Town tiles


def town_parts(tile: TownTile, say: Say) -> list[str]:
    parts = [say("count-points", n=tile.points), *goods_parts(tile.gains, say)]
    if tile.steps:
        parts.append(say("tile-all-cults", steps=tile.steps))
    if tile.ships:
        parts.append(say("tile-ships", ships=tile.ships))
    return [*parts, say("count-keys", n=tile.keys)]


def town_name(tile: TownTile, say: Say) -> str:
    return say("town-tile", number=tile.id, list=listed(town_parts(tile, say), say))


# Scoring tiles


def scoring_deed(tile: ScoringTile, say: Say) -> str:
    """Points and the deed they are for."""
    each = either([say(f"each-{DEEDS[deed]}") for deed in tile.deeds], say)
    return say("scoring-deed", points=tile.points, each=each)


def scoring_cult(tile: ScoringTile, say: Say) -> str:
    """The reward for steps at the end of the round."""
    reward = listed(goods_parts(tile.reward, say), say)
    if tile.cult == PRIESTS_SENT:
        return say("scoring-priests", reward=reward)
    return say("scoring-cult", reward=reward, steps=tile.steps, where=say(f"in-{CULTS[tile.cult]}"))


def scoring_name(tile: ScoringTile, say: Say) -> str:
    return say("scoring-tile", deed=scoring_deed(tile, say), cult=scoring_cult(tile, say))


# Actions and conversions


def power_name(action: PowerAction, say: Say) -> str:
    return act(action.effect, action.amount, say)


def power_line(action: PowerAction, power: int, say: Say) -> str:
    """What a power action does for so much power, in a sentence."""
    gift = say(f"explain-act-{EFFECTS[action.effect]}", amount=action.amount)
    return say("explain-power", power=power, priests=action.priests, gift=gift)


def conversion_name(number: int, say: Say) -> str:
    """`5 power into 1 priest`."""
    given, _, gained = CONVERSION_IDS[number].partition("-to-")
    return say("conversion-into", given=given, give=CONVERSION_PRICE[number], gained=gained)
