"""What factions, their strongholds and their shipyards do, in words made from their rows."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.games.terra_mystica import house_values
from ecumene.games.terra_mystica.actions import STRONGHOLD_SPADES, TERRAIN_POWER
from ecumene.games.terra_mystica.factions import (
    ANSWER_CULT,
    ANSWER_TOKEN,
    AT_ONCE_NOTHING,
    NO_ACTION,
    ON_ICE,
    ON_VOLCANO,
    SKIP_POINTS,
    Faction,
)
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import COINS_TO_POINT, CONVERSION_PRICE, POINT_TO_COIN
from ecumene.games.terra_mystica.tile_text import Say, act, goods_parts, listed
from ecumene.games.terra_mystica.tiles import (
    ACT_SANDSTORM,
    ACT_SPADES,
    ACT_TERRAIN,
    PRIESTS_OWNED,
    SHIPS,
    SHIPYARD,
    STRONGHOLD,
    VALUES,
)
from ecumene.text import Words

#: By what a stronghold brings at once: the words in the ids of the messages.
AT_ONCE: Final = (
    "nothing",
    "power",
    "points",
    "shipping",
    "spades",
    "favour",
    "priests",
    "bridges",
    "tokens",
    "skip",
)
#: Most factions begin with so many dwellings, climb so far on the tracks, and move a ship one space more for 1 power.
USUAL_DWELLINGS: Final = 2
USUAL_SHIPPING: Final = (0, 3)
USUAL_EXCHANGE: Final = 2
USUAL_EXTRA: Final = 1


def abilities(kind: Faction, merchants: bool, words: Words) -> list[str]:
    """What the faction can and must, beside what all can; with Merchants also what it can at sea."""
    parts = [*_start(kind, words), *_spades(kind, words), *_land(kind, merchants, words), *_others(kind, words)]
    return [*parts, *_at_sea(kind, words)] if merchants else parts


def _start(kind: Faction, words: Words) -> list[str]:
    parts: list[str] = []
    if kind.first_dwellings != USUAL_DWELLINGS:
        parts.append(words("ability-first-dwellings", dwellings=kind.first_dwellings))
    if kind.first_favours:
        parts.append(words("ability-first-favours", favours=kind.first_favours))
    return parts


def _spades(kind: Faction, words: Words) -> list[str]:
    """How it changes terrain, and what spades bring it."""
    parts: list[str] = []
    if kind.kind == ON_ICE:
        parts.append(words("ability-ice"))
    if kind.kind == ON_VOLCANO:
        cheap, dear = kind.volcano_price
        paid = "tokens" if kind.volcano_in_tokens else "steps"
        parts.append(words(f"ability-volcano-{paid}", cheap=cheap, dear=dear))
    if kind.spades_needed:
        parts.append(words("ability-spades-needed", spades=kind.spades_needed))
    if kind.spade_priests:
        parts.append(words("ability-spade-priests", priests=kind.spade_priests))
    if kind.spade_workers and kind.exchange_most < USUAL_EXCHANGE:
        parts.append(words("ability-exchange-most", steps=kind.exchange_most))
    if kind.bought_spade_points:
        parts.append(words("ability-bought-spade-points", points=kind.bought_spade_points))
    if kind.spade_points:
        parts.append(words("ability-spade-points", points=kind.spade_points))
    if kind.spade_tokens:
        parts.append(words("ability-spade-tokens", tokens=kind.spade_tokens))
    if kind.spade_steps:
        parts.append(words("ability-spade-steps", steps=kind.spade_steps))
    return parts


def _land(kind: Faction, merchants: bool, words: Words) -> list[str]:
    """How far it reaches, and where it builds."""
    parts: list[str] = []
    if kind.skips:
        prices = {"workers": kind.skip_workers, "priests": kind.skip_priests}
        reach = 0 if merchants else kind.skip_reach - 1
        parts.append(words("ability-skip", hexes=reach, points=SKIP_POINTS, **prices))
    elif kind.unlocks:
        limit = {"limit": kind.priest_limit, "usual": PRIESTS_OWNED}
        parts += [
            words("ability-unlocks"),
            words("ability-river", shipping=kind.shipping_most),
            words("ability-limit", **limit),
        ]
    elif (kind.shipping_start, kind.shipping_most) != USUAL_SHIPPING:
        parts.append(words("ability-shipping", start=kind.shipping_start, most=kind.shipping_most))
    if kind.bridge_workers:
        parts.append(words("ability-bridge", workers=kind.bridge_workers))
    if kind.towns_over_river:
        parts.append(words("ability-towns-over-river"))
    return parts


def _others(kind: Faction, words: Words) -> list[str]:
    """What buildings, towns, neighbours and power bring it."""
    parts: list[str] = []
    if kind.sells_points:
        rates = {"points": CONVERSION_PRICE[POINT_TO_COIN], "coins": CONVERSION_PRICE[COINS_TO_POINT]}
        parts.append(words("ability-sells-points", **rates))
    if kind.favours > 1:
        parts.append(words("ability-favours", favours=kind.favours))
    if kind.town_points:
        parts.append(words("ability-town-points", points=kind.town_points))
    if kind.town_workers:
        parts.append(words("ability-town-workers", workers=kind.town_workers))
    if kind.answer == ANSWER_CULT:
        parts.append(words("ability-answer-cult"))
    elif kind.answer == ANSWER_TOKEN:
        parts.append(words("ability-answer-token"))
    if kind.power_discount:
        parts.append(words("ability-power-discount", power=kind.power_discount))
    if kind.strong_value != VALUES[STRONGHOLD]:
        parts.append(words("ability-strong-value", value=kind.strong_value))
    return parts


def _at_sea(kind: Faction, words: Words) -> list[str]:
    parts: list[str] = []
    if kind.merchants_keys:
        parts.append(words("ability-keys", keys=kind.merchants_keys))
    if kind.ship_dwelling_workers:
        parts.append(words("ability-ship-dwelling", workers=kind.ship_dwelling_workers))
    if kind.extra_spaces != USUAL_EXTRA:
        parts.append(words("ability-extra-spaces", spaces=kind.extra_spaces))
    if kind.extra_from_bowl_two:
        parts.append(words("ability-bowl-two"))
    if kind.stronghold_trade_steps:
        parts.append(words("ability-trade-steps", steps=kind.stronghold_trade_steps))
    elif kind.stronghold_trade_spades > 1:
        parts.append(words("ability-trade-spades", spades=kind.stronghold_trade_spades))
    if kind.spades_needed:
        parts.append(words("ability-barred", terrain=Name(TERRAINS[kind.terrain])))
    if kind.stronghold_action == ACT_SANDSTORM:
        parts.append(words("ability-storm-ship"))
    return parts


def stronghold(kind: Faction, seats: int, merchants: bool, words: Words) -> list[str]:
    """What a stronghold brings: its income, what it gives at once, as an action, for good."""
    parts = [words("tile-income", list=listed(goods_parts(kind.incomes[STRONGHOLD][1], words), words))]
    if kind.at_once != AT_ONCE_NOTHING:
        at_once = {"amount": kind.at_once_amount, "all": kind.at_once_amount * seats, "range": int(merchants)}
        parts.append(words("stronghold-once", gift=words(f"once-{AT_ONCE[kind.at_once]}", **at_once)))
    if kind.stronghold_action != NO_ACTION:
        amount = {ACT_SPADES: STRONGHOLD_SPADES, ACT_TERRAIN: TERRAIN_POWER}.get(kind.stronghold_action, 1)
        parts.append(words("tile-action", act=act(kind.stronghold_action, amount, words)))
    if kind.spade_power:
        parts.append(words("stronghold-spade-power", power=kind.spade_power))
    if kind.stronghold_skip_workers < kind.skip_workers:
        parts.append(words("stronghold-skip", workers=kind.stronghold_skip_workers))
    if kind.any_power_space:
        parts.append(words("stronghold-any-space", merchants=int(merchants)))
    if kind.priest_steps:
        parts.append(words("stronghold-priest-steps", steps=kind.priest_steps))
    if kind.bridge_points:
        parts.append(words("stronghold-bridge-points", points=kind.bridge_points))
    if kind.temple_points:
        parts.append(words("stronghold-temple-points", points=kind.temple_points))
    return parts


def shipyard(kind: Faction, words: Words) -> list[str]:
    """What a shipyard, or a market, brings."""
    gifts: list[str] = []
    if kind.yard_shipping:
        gifts.append(words("yard-range") if kind.skips else words("count-shipping", n=kind.yard_shipping))
    if kind.yard_ships:
        gifts.append(words("count-merchants" if kind.skips else "count-ships", n=kind.yard_ships))
    if kind.yard_steps:
        gifts.append(words("yard-steps", steps=kind.yard_steps))
    if kind.yard_terrain:
        gifts.append(words("yard-terrain"))
    workers, coins = kind.ship_price
    ships = kind.incomes[SHIPYARD][1][SHIPS]
    return [
        words("tile-income", list=words("count-merchants" if kind.skips else "count-ships", n=ships)),
        words("stronghold-once", gift=listed(gifts, words)),
        words("yard-action", workers=workers, coins=coins, kind="merchant" if kind.skips else "ship"),
    ]


def own_ship_price(kind: Faction, say: Say) -> list[str]:
    """The Swarmlings' price of a ship is a house value, unless a file has replaced it."""
    ours = kind.id == "swarmlings" and "swarmlings-ship" not in house_values.REPLACED
    return [say("explain-own-ship-price")] if ours else []


def ability(kind: Faction, merchants: bool, words: Words) -> str:
    """All abilities in one line."""
    return "; ".join(abilities(kind, merchants, words)) or words("ability-none")
