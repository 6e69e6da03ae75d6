"""What tiles and actions do, as lines of numbers and signs: the same on the table, on mats and in summaries."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica.tiles import (
    ACT_BRIDGE,
    ACT_COINS,
    ACT_CULT,
    ACT_DOUBLE,
    ACT_FAVOUR,
    ACT_FREE_DWELLING,
    ACT_FREE_POST,
    ACT_MOVE,
    ACT_PRIEST,
    ACT_SANDSTORM,
    ACT_SHIP,
    ACT_SPADES,
    ACT_TERRAIN,
    ACT_TWO_STEPS,
    ACT_WORKERS,
    BUILDINGS,
    CULTS,
    DEED_SPADE,
    DEED_STEP,
    DEED_TOWN,
    DEED_TRADE,
    FAVOUR_DWELLING_POINTS,
    FAVOUR_DWELLINGS,
    FAVOUR_MARKERS,
    FAVOUR_PASS,
    FAVOUR_POST_POINTS,
    FAVOUR_POSTS,
    FAVOUR_REWARD,
    FAVOUR_TRADES,
    PRIESTS_SENT,
    TOWN_VALUE,
    BonusTile,
    FavourTile,
    ScoringTile,
    TownTile,
)

#: Goods in the order of `tiles.GOODS`.
GOOD_SIGNS: Final = ("#coin", "#worker", "#priest", "#power", "#spade", "#ship-good", "#shipping")
#: What bonus tiles count when their owner passes.
COUNTED: Final = (*[f"#{building}" for building in BUILDINGS], "#shipping", "#ship")
DEED_SIGNS: Final = {
    DEED_SPADE: "#spade",
    DEED_TOWN: "#key",
    DEED_TRADE: "#trade",
    DEED_STEP: "#track",
    **{number: f"#{building}" for number, building in enumerate(BUILDINGS)},
}
#: Final scoring tiles in the order of `tiles.FINAL_TILES`.
FINAL_SIGNS: Final = (["#distance"], ["#stronghold", "#sanctuary"], ["#edge"], ["#clusters"], ["#trade"])
ACTION_SIGNS: Final[dict[int, list[str]]] = {
    ACT_BRIDGE: ["#bridge"],
    ACT_PRIEST: ["#priest"],
    ACT_WORKERS: ["#worker"],
    ACT_COINS: ["#coin"],
    ACT_SPADES: ["#spade"],
    ACT_CULT: ["#any-cult"],
    ACT_TWO_STEPS: ["2", "#any-cult"],
    ACT_DOUBLE: ["#double"],
    ACT_SANDSTORM: ["#storm"],
    ACT_FREE_POST: ["#dwelling", "#go", "#trading-post"],
    ACT_FREE_DWELLING: ["#dwelling"],
    ACT_TERRAIN: ["#cycle"],
    ACT_MOVE: ["#ship", "#go"],
    ACT_SHIP: ["+1", "#ship"],
    ACT_FAVOUR: ["#favour"],
}


def goods(amounts: tuple[int, ...] | list[int], plus: str = "") -> list[str]:
    """Each good with how much of it; a single one in the place of `1` where no plus is wanted."""
    parts: list[str] = []
    for good, amount in enumerate(amounts):
        if amount:
            parts += [f"{plus}{amount}", GOOD_SIGNS[good]]
    return parts


def bonus_rows(tile: BonusTile) -> list[list[str]]:
    """Income, then what else it does, a line each; the action, which can be used up, last."""
    rows = [goods(tile.income, "+")] if any(tile.income) else []
    if rows and tile.action < 0 and not (tile.pass_points or tile.shipping or tile.trade_points):
        # Income alone has room for a line each.
        rows = [rows[0][at : at + 2] for at in range(0, len(rows[0]), 2)]
    if tile.pass_points:
        counted = [COUNTED[what] for what in tile.counts]
        rows.append([str(tile.pass_points), "#points", "/", *counted])
    if tile.shipping:
        rows.append([f"+{tile.shipping}", "#shipping"])
    if tile.trade_points:
        rows.append([f"+{tile.trade_points}", "#points", "/", "#trade"])
    if tile.action >= 0:
        rows.append(ACTION_SIGNS[tile.action])
    return rows


def favour_effect(tile: FavourTile, at_pass: str) -> list[str]:
    """What a favour tile does beside its steps; nothing for those with three steps."""
    if any(tile.income):
        return goods(tile.income, "+")
    if tile.action >= 0:
        return ACTION_SIGNS[tile.action]
    if tile.town_value != TOWN_VALUE:
        return ["#key", str(tile.town_value)]
    special = {
        FAVOUR_POSTS: ["#trading-post", f"+{FAVOUR_POST_POINTS}"],
        FAVOUR_DWELLINGS: ["#dwelling", f"+{FAVOUR_DWELLING_POINTS}"],
        FAVOUR_PASS: ["#trading-post", at_pass],
        FAVOUR_REWARD: ["#priest", "/", "#shipping"],
        FAVOUR_TRADES: ["#trade", "+", "#points"],
        FAVOUR_MARKERS: ["#trade", at_pass],
    }
    return special.get(tile.number, [])


def favour_head(tile: FavourTile) -> list[str]:
    """Its steps and their cult."""
    return [str(tile.steps), f"#{CULTS[tile.cult]}"]


def town_head(tile: TownTile) -> list[str]:
    """Points and keys."""
    return [str(tile.points), "#points", *["#key"] * tile.keys]


def town_effect(tile: TownTile) -> list[str]:
    if any(tile.gains):
        return goods(tile.gains, "+")
    if tile.steps:
        return [f"+{tile.steps}", "#fire", "#water", "#earth", "#air"]
    return [f"+{tile.ships}", "#ship-good"] if tile.ships else []


def scoring_deed(tile: ScoringTile) -> list[str]:
    return [*[DEED_SIGNS[deed] for deed in tile.deeds], f"+{tile.points}", "#points"]


def scoring_bonus(tile: ScoringTile) -> list[str]:
    """Steps on a cult, and what they bring at the end of the round."""
    cult = "#priest" if tile.cult == PRIESTS_SENT else f"#{CULTS[tile.cult]}"
    return [str(tile.steps), cult, "→", *goods(tile.reward)]


def final_signs(number: int) -> list[str]:
    """What the final scoring tile counts, after the largest area."""
    return ["#area", *(FINAL_SIGNS[number] if number >= 0 else [])]
