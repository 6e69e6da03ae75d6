"""What stands round the map: scoring tiles of the rounds, power actions, the pool of bonus tiles."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted
from ecumene.draw.pieces import crossed
from ecumene.draw.svg import box, node, text
from ecumene.games.terra_mystica.actions import power_price
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import (
    ACTION_SIGNS,
    bonus_rows,
    final_signs,
    scoring_bonus,
    scoring_deed,
)
from ecumene.games.terra_mystica.tiles import (
    ACT_BRIDGE,
    ACT_COINS,
    ACT_FAVOUR,
    ACT_MOVE,
    ACT_SHIP,
    AREA_POINTS,
    BONUS_TILES,
    FINAL_TILES,
    IN_MERCHANTS,
    POWER_ACTIONS,
    ROUNDS,
    SCORING_TILES,
    BonusTile,
    PowerAction,
)

GAP: Final = 6.0
#: The points of the places in the final scoring of areas, as one word.
AREAS: Final = "·".join(str(points) for points in AREA_POINTS)


def rounds(scene: MysticaScene, width: float, per_row: int, height: float) -> tuple[str, float]:
    """The six scoring tiles and what is scored at the end; returns them with their height."""
    wide = (width - (per_row - 1) * GAP) / per_row
    out: list[str] = []
    for place in range(ROUNDS + 1):
        row, column = divmod(place, per_row)
        at = f"translate({column * (wide + GAP):.1f} {row * (height + GAP):.1f})"
        out.append(
            scoring_tile(scene, place, wide, height, at) if place < ROUNDS else final_tile(scene, wide, height, at)
        )
    rows = -(-(ROUNDS + 1) // per_row)
    return "".join(out), rows * (height + GAP) - GAP


def scoring_tile(scene: MysticaScene, place: int, width: float, height: float, at: str) -> str:
    """Deed and points above, the cult bonus below: past ones faded, the current one marked."""
    game = scene.game
    number = place + 1
    past = number < game.round or game.is_over
    now = number == game.round and not game.is_over
    state = "past" if past else "now" if now else "next"
    inside = [box(0, 0, width, height, 8, {"past": "tile-past", "now": "tile-now", "next": "tile"}[state])]
    inside.append(text(str(number), 6, 15, 12, "serif" if now else "serif quiet"))
    title = scene.words("draw-round", round=number)
    tile_id = None
    if place < len(game.scoring):
        tile = SCORING_TILES[game.scoring[place]]
        tile_id = tile.id
        title = scene.words("draw-round-tile", round=number, tile=Name(f"scoring-{tile.id}"))
        deed = fitted(LOOK, scoring_deed(tile), width / 2 + 4, height * 0.33, 16, width - 20)
        if number < ROUNDS:
            bonus = fitted(LOOK, scoring_bonus(tile), width / 2, height * 0.74, 13, width - 12)
        else:
            bonus = fitted(
                LOOK, [scene.words("draw-no-cult-bonus")], width / 2, height * 0.74, 11.5, width - 10, cls="quiet"
            )
        inside.append(node("g", deed, bonus, cls="faded" if past else ""))
    return scene.named(
        *inside,
        thing=f"round-{number}",
        title=title,
        transform=at,
        data_round=number,
        data_tile=tile_id,
        data_state=state,
    )


def final_tile(scene: MysticaScene, width: float, height: float, at: str) -> str:
    """What counts at the end: the largest area, and the final scoring tile if there is one."""
    final = scene.game.final
    inside = [
        box(0, 0, width, height, 8, "tile"),
        fitted(LOOK, final_signs(final), width / 2, height * 0.33, 17, width - 12),
        fitted(LOOK, [AREAS, "#points"], width / 2, height * 0.74, 12.5, width - 10),
    ]
    tile = Name(f"final-{FINAL_TILES[final]}") if final >= 0 else None
    title = scene.words("draw-final", tile=tile) if tile is not None else scene.words("draw-final-area")
    return scene.named(*inside, thing="final", title=title, transform=at, data_final=final)


# Power actions


def power_actions(scene: MysticaScene, width: float, per_row: int, height: float) -> tuple[str, float]:
    """Six actions, nine with Merchants; an X lies over the picture of a used one, never over its price."""
    shown = [action for action in POWER_ACTIONS if action.box != IN_MERCHANTS or scene.game.merchants]
    per_row = min(per_row, len(shown))
    wide = (width - (per_row - 1) * GAP) / per_row
    out: list[str] = []
    for place, action in enumerate(shown):
        row, column = divmod(place, per_row)
        at = f"translate({column * (wide + GAP):.1f} {row * (height + GAP):.1f})"
        out.append(power_action(scene, action, wide, height, at))
    return "".join(out), -(-len(shown) // per_row) * (height + GAP) - GAP


def power_action(scene: MysticaScene, action: PowerAction, width: float, height: float, at: str) -> str:
    game = scene.game
    used = bool(game.used >> action.number & 1)
    thing = f"power-{action.id}"
    offers = scene.targets.at("power", action.number)
    reader = game.mats[scene.reader] if scene.reader >= 0 else None
    known = reader is not None and reader.faction >= 0
    price = power_price(game, scene.reader, action.number) if known else action.power
    dear = known and reader is not None and reader.bowls.three < price
    sea = action.box == IN_MERCHANTS
    cls = "tile-past" if used else "tile-dear" if dear else "tile-sea" if sea else "tile"
    parts, size = shown(action), 19.0
    picture = fitted(LOOK, parts, width / 2, height * 0.34, size, width - 10)
    inside = [box(0, 0, width, height, 8, cls), node("g", picture, cls="faded" if used else "")]
    if used:
        # Over the sign: the number stays readable.
        wide = LOOK.line_width(parts, size)
        aside = 0.0 if parts[0].startswith("#") else (wide - LOOK.line_width(parts[1:], size)) / 2
        inside.append(crossed(width / 2 + aside * min(1.0, (width - 10) / wide), height * 0.34, 25))
    paid = ["#power", str(price), *(["#priest", str(action.priests)] if action.priests else [])]
    inside.append(fitted(LOOK, paid, width / 2, height * 0.76, 14, width - 8))
    inside.append(scene.lights(thing, bool(offers), width, height, 8, fine=scene.page))
    name = "draw-power-used" if used else "draw-power"
    return scene.named(
        *inside,
        thing=thing,
        title=scene.words(name, action=Name(thing), power=price),
        moves=offers,
        transform=at,
        data_power=action.id,
        data_used="yes" if used else None,
    )


def shown(action: PowerAction) -> list[str]:
    """What a power action gives: how much of it, and its sign."""
    if action.effect in (ACT_BRIDGE, ACT_MOVE, ACT_SHIP, ACT_FAVOUR):
        return ACTION_SIGNS[action.effect]
    amount = f"+{action.amount}" if action.effect == ACT_COINS else str(action.amount)
    return [amount, *ACTION_SIGNS[action.effect]]


# Bonus tiles


def bonus_tile(
    scene: MysticaScene, tile: BonusTile, width: float, height: float, used: bool = False, foot: float = 0.0
) -> str:
    """Income above, what else it does below; an X over a used action. The foot is left free for coins."""
    rows = bonus_rows(tile)
    out = [box(0, 0, width, height, 8, "tile")]
    room = height - foot
    step = min(25.0, room / (len(rows) + 0.2))
    for place, row in enumerate(rows):
        middle = room / 2 + step * (place - (len(rows) - 1) / 2)
        gone = used and place == len(rows) - 1
        line = fitted(LOOK, row, width / 2, middle, 15, width - 10)
        out.append(node("g", line, cls="faded") + crossed(width / 2, middle, 22) if gone else line)
    return "".join(out)


def bonus_pool(scene: MysticaScene, width: float, per_row: int, height: float) -> tuple[str, float]:
    """The bonus tiles beside the board, with the coins on them."""
    game = scene.game
    wide = (width - (per_row - 1) * 8) / per_row
    out: list[str] = []
    for place, number in enumerate(sorted(game.pool)):
        coins = game.bonus_coins[number]
        tile = BONUS_TILES[number]
        thing = f"bonus-{tile.id}"
        offers = scene.targets.at("bonus", number)
        inside = [
            bonus_tile(scene, tile, wide, height, foot=9.0 if coins else 0.0),
            scene.lights(thing, bool(offers), wide, height, 8, fine=scene.page),
        ]
        if coins:
            inside.append(LOOK.chip([str(coins), "#coin"], wide / 2, height, 13))
        if scene.page:
            inside = [node("g", *inside, **scene.piece_key("bonus", tile.id))]
        row, column = divmod(place, per_row)
        out.append(
            scene.named(
                *inside,
                thing=thing,
                title=scene.words("draw-bonus", tile=Name(thing), coins=coins),
                moves=offers,
                transform=f"translate({column * (wide + 8):.1f} {row * (height + 16):.1f})",
                data_bonus=tile.id,
                data_coins=coins,
            )
        )
    return "".join(out), max(1, -(-len(game.pool) // per_row)) * (height + 16)
