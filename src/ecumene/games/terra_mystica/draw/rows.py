"""The buildings on a faction board: pieces cover their income until they are built. Then ships, bridges, markers."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted, fitted_rows
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.terra_mystica.draw.ground import kind_name
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import goods
from ecumene.games.terra_mystica.tiles import (
    BRIDGES_OWNED,
    BUILDINGS,
    DWELLING,
    OWNED,
    POST,
    SANCTUARY,
    SHIPS_OWNED,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADE_MARKERS,
)

#: A place of a row, the label above it, and all of it.
SLOT: Final = 42.0
HIGH: Final = 40.0
LABEL: Final = 17.0
ROW: Final = LABEL + HIGH + 8
WIDTH: Final = 8 * (SLOT + 2) - 2
TALL: Final = 3 * ROW - 6


def rows(scene: MysticaScene, seat: int) -> str:
    """Strongholds above, dwellings below, as the boards show them."""
    unit = SLOT + 2
    first = [STRONGHOLD, SANCTUARY, *([SHIPYARD] if scene.game.merchants else [])]
    out = [moved(place * 2 * unit, 0, single(scene, seat, kind)) for place, kind in enumerate(first)]
    if scene.game.merchants:
        out.append(moved(6 * unit, 0, ships(scene, seat, 2 * unit - 2)))
    out.append(moved(0, ROW, row(scene, seat, POST)))
    out.append(moved(OWNED[POST] * unit + unit * 0.5, ROW, row(scene, seat, TEMPLE)))
    out.append(moved(0, 2 * ROW, row(scene, seat, DWELLING)))
    return "".join(out)


def price(scene: MysticaScene, seat: int, building: int) -> list[str]:
    """Workers and coins; of a trading post both prices, with and without a neighbour."""
    kind = scene.game.mats[seat].kind
    workers, coins = kind.prices[building]
    dear = f"/{kind.lone_post_price[1]}" if building == POST else ""
    return [str(workers), "#worker", f"{coins}{dear}", "#coin"]


def income(scene: MysticaScene, seat: int, building: int, place: int) -> list[str]:
    """What one building more brings to the income, as the code that pays it says."""
    before, after = scene.game.mats[seat].kind.incomes[building][place : place + 2]
    return goods([now - then for now, then in zip(after, before, strict=True)])


def row(scene: MysticaScene, seat: int, building: int) -> str:
    """A label with the price, and the places from left to right."""
    kind = kind_name(scene, seat, building)
    count = OWNED[building]
    wide = count * (SLOT + 2) - 2
    paid = price(scene, seat, building)
    label, size = fitting(capital(scene.noun(kind)), 12, wide - LOOK.line_width(paid, 11.5) - 8, bold=True)
    inside = [box(0, 0, wide, LABEL + HIGH, 0, "blank"), text(label, 1, 12, size, "bold")]
    if building == DWELLING:
        # What is always paid, however few are built.
        always = goods(scene.game.mats[seat].kind.incomes[DWELLING][0], "+")
        inside.append(LOOK.line_of(always, width_of(label, size, bold=True) + 12, 12, 11.5, "start", "quiet"))
    inside.append(LOOK.line_of(paid, wide - 1, 12, 11.5, "end"))
    for place in range(count):
        x = place * (SLOT + 2)
        inside.append(moved(x, LABEL, slot(scene, seat, building, place)))
    return named_row(scene, seat, building, *inside)


def single(scene: MysticaScene, seat: int, building: int) -> str:
    """A building of which there is one: its place, and the price beside it."""
    kind = kind_name(scene, seat, building)
    label, size = fitting(capital(scene.noun(kind)), 12, 2 * SLOT, bold=True)
    paid = price(scene, seat, building)
    inside = [
        box(0, 0, 2 * SLOT, LABEL + HIGH, 0, "blank"),
        text(label, 1, 12, size, "bold"),
        moved(0, LABEL, slot(scene, seat, building, 0)),
        LOOK.line_of(paid[:2], SLOT + 8, LABEL + 16, 12, "start"),
        LOOK.line_of(paid[2:], SLOT + 8, LABEL + 34, 12, "start"),
    ]
    return named_row(scene, seat, building, *inside)


def named_row(scene: MysticaScene, seat: int, building: int, *inside: str) -> str:
    own = scene.game.mats[seat]
    left = own.left(building)
    kind = kind_name(scene, seat, building)
    title = scene.words("draw-row", building=Name(kind), left=left, all=OWNED[building])
    thing = f"row-{BUILDINGS[building]}"
    return scene.named(*inside, thing=thing, title=title, data_row=BUILDINGS[building], data_left=left)


def slot(scene: MysticaScene, seat: int, building: int, place: int) -> str:
    """A place of a row: the piece with the income it would free, or the income it has freed."""
    built = place < scene.game.mats[seat].built(building)
    parts = income(scene, seat, building, place)
    plate = box(0, 0, SLOT, HIGH, 6, "slot-open" if built else "slot")
    if built:
        return plate + (fitted_rows(LOOK, [parts], SLOT / 2, HIGH / 2, 13.5, SLOT - 6, HIGH - 4) if parts else "")
    kind = kind_name(scene, seat, building)
    piece = LOOK.piece(kind, scene.colour(seat) or "ivory", SLOT / 2, 13, 23, marked=False)
    return (
        plate + piece + (fitted(LOOK, parts, SLOT / 2, HIGH - 7.5, 10.5, SLOT - 4, cls="bold quiet") if parts else "")
    )


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# Ships, bridges, trade markers


def ships(scene: MysticaScene, seat: int, width: float) -> str:
    """The reserve of ships or merchants."""
    own = scene.game.mats[seat]
    mover = "merchant" if own.kind.skips else "ship"
    reserve = SHIPS_OWNED - len(own.ships) - scene.game.trading_ships(seat)
    wide = (width - 4) / SHIPS_OWNED
    label, size = fitting(scene.words(f"draw-{mover}s"), 12, width, bold=True)
    inside = [box(0, 0, width, LABEL + HIGH, 0, "blank"), text(label, 1, 12, size, "bold")]
    for place in range(SHIPS_OWNED):
        x = place * (wide + 2)
        here = place >= SHIPS_OWNED - reserve
        inside.append(box(x, LABEL, wide, HIGH, 6, "slot" if here else "slot-open"))
        if here:
            inside.append(LOOK.piece(mover, scene.colour(seat) or "ivory", x + wide / 2, LABEL + 19, 24, marked=False))
    title = scene.words(f"draw-{mover}s-left", left=reserve)
    return scene.named(*inside, thing="ships", title=title, data_reserve=reserve)


def bridges(scene: MysticaScene, seat: int, width: float) -> str:
    """The bridges not built yet."""
    own = scene.game.mats[seat]
    wide = width / BRIDGES_OWNED
    inside = [box(0, 0, width, 16, 0, "blank")]
    for place in range(BRIDGES_OWNED):
        classes = ("halo", scene.colour(seat) or "ivory") if place < own.bridges else ("sign faded",)
        inside += [LOOK.use("bridge", place * wide + 1, 2, wide - 5, (wide - 5) / 3, cls) for cls in classes]
    title = scene.words("draw-bridges", bridges=own.bridges)
    return scene.named(*inside, thing="bridges", title=title, data_bridges=own.bridges)


def markers(scene: MysticaScene, seat: int, width: float, per_row: int = 5) -> str:
    """The trade markers not placed yet."""
    own = scene.game.mats[seat]
    stride = width / per_row
    high = -(-TRADE_MARKERS // per_row) * 15.0
    inside = [box(0, 0, width, high, 0, "blank")]
    for place in range(TRADE_MARKERS):
        down, across = divmod(place, per_row)
        x, y = (across + 0.5) * stride, 7.5 + down * 15
        if place < own.markers_left:
            inside.append(badge(scene.colour(seat), x, y, 5.8))
        else:
            inside.append(node("circle", cx=x, cy=y, r=5.4, cls="slot-open"))
    title = scene.words("draw-markers", left=own.markers_left)
    return scene.named(*inside, thing="markers", title=title, data_markers=own.markers_left)
