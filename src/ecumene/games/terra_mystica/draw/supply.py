"""The common supply: favour tiles by cult, town tiles, and what a trade pays."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted, fitted_rows
from ecumene.draw.svg import box, node, text
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import favour_effect, favour_head, town_effect, town_head
from ecumene.games.terra_mystica.tiles import CULTS, FAVOUR_TILES, IN_MERCHANTS, TOWN_TILES, FavourTile, TownTile

GAP: Final = 4.0


def plate(
    scene: MysticaScene, head: list[str], effect: list[str], left: str, width: float, height: float, none_left: bool
) -> str:
    """A tile: its head, what it does, and how many are left."""
    low = 13.0 if left else 0.0
    inner = [fitted(LOOK, head, width / 2, 14 if effect else (height - low) / 2, 14.5, width - 8)]
    if effect:
        inner.append(
            fitted_rows(LOOK, [effect], width / 2, 25 + (height - 27 - low) / 2, 13, width - 6, height - 27 - low)
        )
    if left:
        inner.append(text(left, width / 2, height - 5, 11, "quiet", "middle"))
    cls = "tile-past" if none_left else "tile"
    return box(0, 0, width, height, 7, cls) + node("g", *inner, cls="faded" if none_left else "")


def favours(scene: MysticaScene, width: float, columns: int, height: float) -> tuple[str, float]:
    """One cult after the other, three steps first; in four columns each cult has its own."""
    shown = [tile for tile in FAVOUR_TILES if tile.box != IN_MERCHANTS or scene.game.merchants]
    by_cult = [[tile for tile in shown if tile.cult == cult] for cult in range(len(CULTS))]
    deep = len(by_cult[0])
    upright = columns == len(CULTS)
    # Between two cults there is a little more room.
    between = 0.0 if upright else 6.0
    wide = (width - (columns - 1) * GAP - between * 3) / columns
    out: list[str] = []
    for cult, tiles in enumerate(by_cult):
        for place, tile in enumerate(tiles):
            x = cult * (wide + GAP) if upright else (cult * deep + place) * (wide + GAP) + cult * between
            y = place * (height + GAP) if upright else 0.0
            out.append(favour(scene, tile, wide, height, x, y))
    return "".join(out), (deep if upright else 1) * (height + GAP) - GAP


def favour(scene: MysticaScene, tile: FavourTile, width: float, height: float, x: float, y: float) -> str:
    left = scene.game.favours_left[tile.number] if scene.game.favours_left else tile.copies
    thing = f"favour-{tile.id}"
    offers = scene.targets.at("favour", tile.number)
    effect = favour_effect(tile, scene.words("draw-at-pass"))
    drawn = plate(scene, favour_head(tile), effect, f"{left} / {tile.copies}", width, height, left == 0)
    return scene.named(
        drawn,
        scene.lights(thing, bool(offers), width, height, 7),
        thing=thing,
        title=scene.words("draw-favour", tile=Name(thing), left=left),
        moves=offers,
        transform=f"translate({x:.1f} {y:.1f})",
        data_favour=tile.id,
        data_left=left,
    )


def towns(scene: MysticaScene, width: float, columns: int, height: float) -> tuple[str, float]:
    """The kinds of town tiles in this game."""
    shown = [tile for tile in TOWN_TILES if in_game(scene, tile)]
    columns = min(columns, max(1, len(shown)))
    wide = min(76.0, (width - (columns - 1) * GAP) / columns)
    out: list[str] = []
    for place, tile in enumerate(shown):
        row, column = divmod(place, columns)
        out.append(town(scene, tile, wide, height, column * (wide + GAP), row * (height + GAP)))
    return "".join(out), -(-len(shown) // columns) * (height + GAP) - GAP


def in_game(scene: MysticaScene, tile: TownTile) -> bool:
    """Some of its copies are left, or somebody has one."""
    game = scene.game
    left = game.towns_left[tile.number] if game.towns_left else 0
    return left > 0 or any(tile.number in mat.towns for mat in game.mats)


def town(scene: MysticaScene, tile: TownTile, width: float, height: float, x: float, y: float) -> str:
    left = scene.game.towns_left[tile.number]
    thing = f"town-{tile.id}"
    offers = scene.targets.at("town", tile.number)
    drawn = plate(scene, town_head(tile), town_effect(tile), f"{left} / {tile.copies}", width, height, left == 0)
    return scene.named(
        drawn,
        scene.lights(thing, bool(offers), width, height, 7),
        thing=thing,
        title=scene.words("draw-town-tile", tile=Name(thing), left=left),
        moves=offers,
        transform=f"translate({x:.1f} {y:.1f})",
        data_town_tile=tile.id,
        data_left=left,
    )
