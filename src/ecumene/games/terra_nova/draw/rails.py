"""What stands beside the map: round tiles, power actions, bonus tiles, the terrain wheel, the price list."""

from __future__ import annotations

import math
from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.pieces import crossed
from ecumene.draw.svg import box, group, node, text
from ecumene.draw.things import piece_key
from ecumene.games.terra.draw.ground import small_hex
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.explain import reader_in_force
from ecumene.games.terra_nova.tiles import (
    AREA_POINTS,
    BOARD_ACTIONS,
    BONUS_TILES,
    BRIDGE,
    COUNT_FACTORIES,
    COUNT_HOUSES,
    COUNT_NOTHING,
    COUNT_PALACES,
    COUNT_SAILING,
    GIVES_BRIDGE,
    GIVES_COINS,
    GIVES_SAILING,
    GIVES_SPADE,
    GIVES_TWO_SPADES,
    HOUSE,
    PALACE,
    POWER_ACTIONS,
    ROUND_TILES,
    ROUNDS,
    SAILING,
    SPADE,
    BonusTile,
)

#: The sign of each deed that round tiles reward, in the order of the deeds.
DEEDS: Final = ("house", "factory", "palace", "ship", "key", "spade")
COUNTED: Final = {
    COUNT_FACTORIES: "#factory",
    COUNT_HOUSES: "#house",
    COUNT_SAILING: "#ship",
    COUNT_PALACES: "#palace",
}
#: What a power action shows: signs, and an amount where there is one.
GIVEN: Final[dict[int, tuple[list[str], str]]] = {
    GIVES_BRIDGE: (["#bridge"], ""),
    GIVES_SAILING: (["#ship"], "+1"),
    GIVES_COINS: (["#coin"], "+{coins}"),
    GIVES_SPADE: (["#spade"], ""),
    GIVES_TWO_SPADES: (["#spade", "#spade"], ""),
}


def round_tiles(scene: TerraNovaScene, width: float, height: float, down: bool) -> str:
    """The five round tiles, one below the other or side by side: past ones faded, the current one marked."""
    game = scene.game
    out: list[str] = []
    for place in range(ROUNDS):
        known = place < len(game.round_tiles)
        number = place + 1
        past = number < game.round or game.is_over
        now = number == game.round and not game.is_over
        cls = "tile-past" if past else "tile-now" if now else "tile"
        inside = [box(0, 0, width, height, 8, cls), text(str(number), 8, 17, 13, "serif" if now else "serif quiet")]
        title = scene.words("draw-round", round=number)
        tile_id = None
        if known:
            tile = ROUND_TILES[game.round_tiles[place]]
            tile_id = tile.id
            picture = LOOK.sign(DEEDS[tile.deed], width / 2, height * 0.42, 32)
            value = LOOK.line_of([f"+{tile.points}", "#points"], width / 2, height * 0.84, 15)
            inside.append(node("g", picture, value, cls="faded" if past else ""))
            what = Name(f"round-{tile.id}")
            title = scene.words("draw-round-tile", round=number, points=tile.points, tile=what)
        state = "past" if past else "now" if now else "next"
        at = f"translate(0 {place * (height + 7):.1f})" if down else f"translate({place * (width + 7):.1f} 0)"
        out.append(
            scene.named(
                *inside,
                thing=f"round-{number}",
                title=title,
                transform=at,
                data_round=number,
                data_tile=tile_id,
                data_state=state,
            )
        )
    return "".join(out)


def power_actions(scene: TerraNovaScene, width: float, height: float, down: bool) -> str:
    """The six power actions; an X lies over the picture of a used one, never over its price."""
    out: list[str] = []
    for number in range(BOARD_ACTIONS):
        action = POWER_ACTIONS[number]
        used = bool(scene.game.used >> number & 1)
        offers = scene.targets.at("power", number)
        signs, amount = GIVEN[action.gives]
        amount = amount.format(coins=action.coins)
        middle = height * (0.27 if amount else 0.36)
        picture = LOOK.line_of(signs, width / 2, middle + 8, 23)
        inside = [box(0, 0, width, height, 8, "tile-past" if used else "tile")]
        inside.append(node("g", picture, cls="faded" if used else ""))
        if used:
            inside.append(crossed(width / 2, middle, 34))
        if amount:
            inside.append(text(amount, width / 2, height * 0.59, 15, "bold quiet" if used else "bold", "middle"))
        inside.append(LOOK.line_of(["#power", str(action.cost)], width / 2, height * 0.86, 15))
        inside.append(scene.lights(f"power-{action.id}", bool(offers), width, height, 8, fine=scene.page))
        name = "draw-power-used" if used else "draw-power"
        title = scene.words(name, action=Name(f"power-{action.id}"), power=action.cost)
        at = f"translate(0 {number * (height + 6):.1f})" if down else f"translate({number * (width + 6):.1f} 0)"
        thing = f"power-{action.id}"
        out.append(
            scene.named(
                *inside,
                thing=thing,
                title=title,
                moves=offers,
                transform=at,
                data_power=action.id,
                data_used="yes" if used else None,
            )
        )
    return "".join(out)


def bonus_rows(tile: BonusTile) -> list[list[str]]:
    """What a bonus tile pays as income, and what else it does, a line each; the spade, which may be used, last."""
    rows: list[list[str]] = []
    if tile.coins:
        rows.append([f"+{tile.coins}", "#coin"])
    if tile.power:
        rows.append([f"+{tile.power}", "#power"])
    if tile.counts != COUNT_NOTHING:
        rows.append([str(tile.points), "#points", "/", COUNTED[tile.counts]])
    if tile.sailing:
        rows.append([f"+{tile.sailing}", "#ship"])
    if tile.spade:
        rows.append(["#spade"])
    return rows


def bonus_tile(tile: BonusTile, width: float, height: float, used: bool = False) -> str:
    """A bonus tile: letter, income, and the deed below it."""
    rows = bonus_rows(tile)
    size = min(14.0, width / 5.6)
    step = (height - 16) / max(3, len(rows))
    first = height / 2 + 3 - step * (len(rows) - 1) / 2
    out = [box(0, 0, width, height, 8, "tile"), text(tile.id, 7, 16, 13, "serif quiet")]
    for row, parts in enumerate(rows):
        last = used and row == len(rows) - 1
        drawn = LOOK.line_of(parts, width / 2 + 4, first + step * row + size * 0.36, size)
        out.append(node("g", drawn, cls="faded" if last else ""))
        if last:
            out.append(crossed(width / 2 + 4, first + step * row, step * 1.25))
    return "".join(out)


def bonus_pool(scene: TerraNovaScene, width: float, height: float, gap: float, per_row: int = len(BONUS_TILES)) -> str:
    """The bonus tiles beside the board, with the coins on them."""
    out: list[str] = []
    for place, number in enumerate(scene.game.pool):
        coins = scene.game.bonus_coins[number]
        offers = scene.targets.at("bonus", number)
        tile = scene.game.figures.bonus_tiles[number]
        name = tile.id
        thing = f"bonus-{name}"
        inside = [
            bonus_tile(tile, width, height),
            scene.lights(thing, bool(offers), width, height, 8, fine=scene.page),
        ]
        if coins:
            inside.append(LOOK.chip([str(coins), "#coin"], width / 2, height, 13.5))
        if scene.page:
            inside = [node("g", *inside, **piece_key("bonus", name))]
        title = scene.words("draw-bonus", tile=Name(tile.name), coins=coins)
        row, column = divmod(place, per_row)
        at = f"translate({column * (width + gap):.1f} {row * (height + gap + 6):.1f})"
        out.append(
            scene.named(
                *inside, thing=thing, title=title, moves=offers, transform=at, data_bonus=name, data_coins=coins
            )
        )
    return "".join(out)


def wheel(scene: TerraNovaScene, size: float) -> str:
    """The terrain wheel: from a terrain to the next one takes a spade."""
    middle = size / 2
    radius = size * 0.36
    out = [node("circle", cx=middle, cy=middle, r=radius, cls="wheel")]
    for place, terrain in enumerate(TERRAINS):
        angle = 2 * math.pi * place / len(TERRAINS)
        x, y = middle + radius * math.sin(angle), middle - radius * math.cos(angle)
        tile, motif = small_hex(LOOK, terrain, x, y, size * 0.155)
        out.append(tile + motif if scene.page else group(tile, motif, title=scene.words.name(terrain)))
    out.append(LOOK.line_of(["#spade", str(SPADE), "#coin"], middle, middle + 5, size * 0.105))
    title = scene.words("draw-wheel", coins=SPADE, most=reader_in_force(scene.game).spades_at_most)
    return scene.named(*out, thing="wheel", title=title)


AREAS: Final = "·".join(str(points) for points in AREA_POINTS if points)


def prices(scene: TerraNovaScene) -> list[tuple[str, str]]:
    """Signs and coins; those that the reader's palaces have changed."""
    mine = reader_in_force(scene.game)
    return [
        ("house", f"{HOUSE}"),
        ("factory", f"{mine.factory_alone} / {mine.factory_beside}"),
        ("palace", f"{PALACE}"),
        ("ship", f"{SAILING}"),
        ("bridge", f"{BRIDGE}"),
    ]


def price_list(scene: TerraNovaScene, width: float) -> str:
    """What things cost, and what the largest areas score at the end."""
    out: list[str] = []
    column = width / 3
    for place, (thing, value) in enumerate(prices(scene)):
        x, y = (place % 3) * column, 20.0 + (place // 3) * 46
        out.append(LOOK.sign(thing, x + 17, y, 27 if thing != "bridge" else 21))
        out.append(LOOK.line_of([value, "#coin"], x + 42, y + 6, 16, anchor="start"))
    label, size = fitting(scene.words("draw-area"), 12.5, column)
    x, y = 2 * column + 2, 20.0 + 46
    out.append(text(label, x, y - 6, size, "quiet"))
    out.append(LOOK.line_of([AREAS, "#points"], x, y + 14, 16, anchor="start"))
    return group(*out, title=scene.words("draw-prices"))


def price_column(scene: TerraNovaScene, width: float) -> str:
    """The same in a narrow column, a line each."""
    out: list[str] = []
    for place, (thing, value) in enumerate(prices(scene)):
        y = 12.0 + place * 23
        out.append(LOOK.sign(thing, 12, y, 20 if thing != "bridge" else 15))
        out.append(text(value, 72, y + 5, 13.5, "bold", "end"))
        out.append(LOOK.sign("coin", 83, y, 15))
    y = 136.0
    for words in lines_of(scene.words("draw-area"), 11.5, width, 2):
        out.append(text(words, 0, y, 11.5, "quiet"))
        y += 14
    out.append(LOOK.line_of([AREAS, "#points"], 0, y + 4, 13.5, anchor="start"))
    return scene.named(box(0, 0, width, 170, 0, "blank"), *out, thing="prices", title=scene.words("draw-prices"))
