"""What lies on and beside a faction board: special actions, the bonus tile, favour and town tiles, conversions."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted
from ecumene.draw.pieces import crossed
from ecumene.draw.svg import box, moved, node
from ecumene.games.terra_mystica.actions import BY_STRONGHOLD, STRONGHOLD_SPADES, TERRAIN_POWER, effect_of
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.rails import bonus_tile
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.supply import plate
from ecumene.games.terra_mystica.draw.tile_signs import (
    ACTION_SIGNS,
    favour_effect,
    favour_head,
    town_effect,
    town_head,
)
from ecumene.games.terra_mystica.factions import NO_ACTION
from ecumene.games.terra_mystica.moves import (
    SPECIAL_BONUS,
    SPECIAL_BRIDGE,
    SPECIAL_FAVOUR,
    SPECIAL_SHIP,
    SPECIAL_TERRAIN,
    SPECIAL_TOKENS,
    SPECIALS,
)
from ecumene.games.terra_mystica.tiles import ACT_SPADES, BONUS_TILES, FAVOUR_TILES, STRONGHOLD, TOWN_TILES

#: The heights of actions and of tiles.
ACTION: Final = 40.0
TILE: Final = 52.0
GAP: Final = 6.0


def specials(scene: MysticaScene, seat: int) -> list[int]:
    """The special actions on the board and the tiles of a seat; that of the stronghold also before it is built."""
    own = scene.game.mats[seat]
    found: list[int] = []
    for special in range(len(SPECIALS)):
        waits = special in BY_STRONGHOLD and own.kind.stronghold_action == BY_STRONGHOLD[special]
        if special != SPECIAL_TOKENS and (waits or effect_of(scene.game, seat, special) != NO_ACTION):
            found.append(special)
    return found


def signs(scene: MysticaScene, seat: int, special: int) -> list[str]:
    """What a special action does and costs."""
    own = scene.game.mats[seat]
    kind = own.kind
    if special == SPECIAL_BRIDGE:
        return [str(kind.bridge_workers), "#worker", "→", "#bridge"]
    if special == SPECIAL_TERRAIN:
        return [str(TERRAIN_POWER), "#power", "→", "#cycle"]
    if special == SPECIAL_SHIP:
        workers, coins = kind.ship_price
        return [str(workers), "#worker", str(coins), "#coin", "→", "#merchant" if kind.skips else "#ship"]
    if special in BY_STRONGHOLD:
        effect = kind.stronghold_action
        return [*(["#spade"] * STRONGHOLD_SPADES if effect == ACT_SPADES else ACTION_SIGNS[effect])]
    parts = ACTION_SIGNS[effect_of(scene.game, seat, special)]
    return ["#merchant" if part == "#ship" and kind.skips else part for part in parts]


def source(special: int) -> str:
    """The sign of where a special action comes from."""
    if special in BY_STRONGHOLD:
        return "#stronghold"
    return {SPECIAL_BONUS: "#cards", SPECIAL_FAVOUR: "#favour", SPECIAL_SHIP: "#shipyard"}.get(special, "")


def actions(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """The special actions as pills, then the button for conversions; returns them with their height."""
    own = scene.game.mats[seat]
    out: list[str] = []
    x, y = 0.0, 0.0
    for special in specials(scene, seat):
        waits = special in BY_STRONGHOLD and not own.has(STRONGHOLD)
        used = bool(own.used >> special & 1)
        thing = f"special-{SPECIALS[special]}"
        offers = scene.offers(seat, "special", special)
        came = source(special)
        parts = [*([came, ":"] if came else []), *signs(scene, seat, special)]
        wide = max(48.0, LOOK.line_width(parts, 14) + 24)
        if x and x + wide > width:
            x, y = 0.0, y + ACTION + GAP
        cls = "tile-past" if used or waits else "tile"
        inside = [
            box(0, 0, wide, ACTION, ACTION / 2, cls),
            node("g", LOOK.line_of(parts, wide / 2, ACTION / 2 + 5, 14), cls="faded" if used or waits else ""),
            crossed(wide / 2, ACTION / 2, 24) if used else "",
            scene.lights(thing, bool(offers), wide, ACTION, ACTION / 2),
        ]
        state = "used" if used else "waits" if waits else "open"
        out.append(
            scene.named(
                *inside,
                thing=thing,
                title=scene.words("draw-special", action=Name(thing), state=state),
                moves=offers,
                transform=f"translate({x:.1f} {y:.1f})",
                data_special=SPECIALS[special],
                data_used="yes" if used else None,
            )
        )
        x += wide + GAP
    drawn, wide = convert(scene, seat)
    if x and x + wide > width:
        x, y = 0.0, y + ACTION + GAP
    out.append(moved(x, y, drawn))
    return "".join(out), y + ACTION


def convert(scene: MysticaScene, seat: int) -> tuple[str, float]:
    """The button that converts goods and burns power."""
    offers = scene.offers(seat, "convert")
    label = scene.words("draw-convert")
    parts = ["#power", "→", "#worker", "#coin", label]
    wide = LOOK.line_width(parts, 13.5) + 22
    inside = [
        box(0, 0, wide, ACTION, 8, "tile" if offers else "tile-past"),
        LOOK.line_of(parts, wide / 2, ACTION / 2 + 5, 13.5, cls="bold" if offers else "bold quiet"),
        scene.lights("convert", bool(offers), wide, ACTION, 8),
    ]
    return scene.named(*inside, thing="convert", title=scene.words("draw-converting"), moves=offers), wide


def tiles(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """The bonus tile, favour tiles, town tiles; returns them with their height."""
    own = scene.game.mats[seat]
    found: list[tuple[str, str, float]] = []
    if own.bonus >= 0:
        tile = BONUS_TILES[own.bonus]
        used = tile.action >= 0 and bool(own.used >> SPECIAL_BONUS & 1)
        drawn = bonus_tile(scene, tile, 76, TILE, used)
        if scene.page:
            drawn = node("g", drawn, **scene.piece_key("bonus", tile.id))
        found.append((f"bonus-{tile.id}", drawn, 76.0))
    for favour in FAVOUR_TILES:
        if own.holds(favour.number):
            effect = favour_effect(favour, scene.words("draw-at-pass"))
            drawn = plate(scene, favour_head(favour), effect, "", 54, TILE, False)
            found.append((f"favour-{favour.id}", drawn, 54.0))
    for number in own.towns:
        town = TOWN_TILES[number]
        found.append((f"town-{town.id}", plate(scene, town_head(town), town_effect(town), "", 60, TILE, False), 60.0))
    if not found:
        return "", 0.0
    out: list[str] = []
    x, y = 0.0, 0.0
    for id, drawn, wide in found:
        if x and x + wide > width:
            x, y = 0.0, y + TILE + GAP
        title = scene.words("draw-holds", player=scene.words.player(seat), tile=Name(id))
        at = f"translate({x:.1f} {y:.1f})"
        out.append(scene.named(drawn, thing=id, title=title, transform=at, data_own=id))
        x += wide + GAP
    return "".join(out), y + TILE


def earnings(scene: MysticaScene, seat: int, parts: list[str], right: float, y: float, room: float) -> str:
    """The income of the next round, as a line that ends at the right."""
    label = scene.words("draw-income")
    line = fitted(LOOK, [label, *parts], right, y, 13, room, "end")
    return scene.named(line, thing="income", title=scene.words("draw-income-title"))
