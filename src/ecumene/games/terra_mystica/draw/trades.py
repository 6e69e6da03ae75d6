"""What a trade with a building brings, as signs."""

from __future__ import annotations

from ecumene.draw.svg import box, text
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import goods
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    BUILDINGS,
    SANCTUARY,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADE_GOODS,
    TRADE_POINTS,
    TRADE_POWER,
    TRADE_STEPS,
)
from ecumene.games.terra_mystica.trade import score_trade


def rewards(building: int, spades: int = 1) -> list[str]:
    """Goods, and what the trader chooses from (TM-214 to TM-220)."""
    parts = goods(TRADE_GOODS[building])
    if building == TEMPLE:
        return [*parts, str(TRADE_POWER), "#power", "/", "1", "#any-cult"]
    if building == SANCTUARY:
        return [*parts, str(TRADE_STEPS), "#any-cult", "/", "1", "#priest"]
    if building == STRONGHOLD:
        return [*parts, str(spades), "#spade"]
    return [*parts, "#ship-good", "/", "#go"] if building == SHIPYARD else parts


def points(game: State, seat: int, building: int) -> int:
    """All points of a trade as things stand, by the code that gives them."""
    trial = game.copy()
    assert isinstance(trial, State)
    score_trade(trial, seat, building, None)
    return trial.mats[seat].vp - game.mats[seat].vp


def pays(scene: MysticaScene, cell: int) -> list[str]:
    """On a lit building: points now, and the signs of the goods."""
    building = scene.game.building_at(cell)
    signs = [part for part in rewards(building) if part.startswith("#") and part != "#go"]
    return [str(points(scene.game, scene.turn, building)), "#points", *signs]


def card(scene: MysticaScene, width: float, columns: int) -> tuple[str, float]:
    """The overview: what each kind of building pays a trader."""
    wide = width / columns
    tall = 22.0 + 20 * -(-len(BUILDINGS) // columns)
    inside = [box(0, 0, width, tall, 0, "blank")]
    inside.append(text(scene.words("draw-trade-pays").upper(), 0, 11, 11.5, "label"))
    for place, building in enumerate(BUILDINGS):
        row, column = divmod(place, columns)
        parts = [f"#{building}", str(TRADE_POINTS[place]), "#points", *rewards(place)]
        inside.append(LOOK.line_of(parts, column * wide, 33 + row * 20, 12.5, "start"))
    return scene.named(*inside, thing="trade-card", title=scene.words("draw-trade-pays")), tall
