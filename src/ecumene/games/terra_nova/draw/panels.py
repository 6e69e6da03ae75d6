"""The table in parts, for a page that lays them out: seats, the board between its rails, the mat, the supply."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.draw.lettering import fitting
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY, Panel, Sight
from ecumene.draw.svg import box, moved, text
from ecumene.games.terra.draw.ground import SLAB, comb_of
from ecumene.games.terra_nova.boards import HOUSE_VALUES
from ecumene.games.terra_nova.draw import own_mat, rails, seats
from ecumene.games.terra_nova.draw.board import board
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.draw.targets import ids
from ecumene.games.terra_nova.draw.targets import things as pointed_at
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.tiles import BOARD_ACTIONS, ROUNDS

#: Widths of the columns of a page, and of a phone between its margins.
CENTRE: Final = 832.0
SIDE: Final = 252.0
PHONE: Final = 366.0
RAIL: Final = 66.0
MARGIN: Final = 12.0
#: The panels in which a seat finds what it chooses from, by what its moves point at; the first that fits.
OWED_AT: Final = (
    (("faction", "town"), "mine"),
    (("cell", "site", "power"), "board"),
    (("sailing", "palace", "held"), "mine"),
    (("bonus",), "bonus-tiles"),
    (("bowl",), "mine"),
)
#: A cell of the map is so much smaller here than drawn; on a phone the map is wider than the screen.
PHONE_MAP: Final = 0.78


def panels(game: TerraNova, sight: Sight) -> list[Panel]:
    scene = TerraNovaScene(game, sight, page=True, zoom=1.3 if sight.narrow else 1.12)
    side = PHONE if sight.narrow else SIDE
    out = [seat_panel(scene, seat, side) for seat in range(game.seats)]
    out += phone_board(scene) if sight.narrow else [plate(scene)]
    out.append(mine_panel(scene, sight.narrow))
    out += [pool(scene, side), wheel(scene, side)]
    return out


def things(game: TerraNova, seat: int, move: Move) -> list[str]:
    """What a move points at, by the names that the drawing gives."""
    return ids(game, seat, move)


def owed_at(game: TerraNova, seat: int) -> str:
    """The panel with what the seat chooses from now."""
    kinds = {kind for move in game.moves(seat) for kind, _ in pointed_at(game, move)}
    return next((key for names, key in OWED_AT if not kinds.isdisjoint(names)), "")


def seat_panel(scene: TerraNovaScene, seat: int, width: float) -> Panel:
    body, tall = seats.summary(scene, seat, width)
    return scene.panel(SEAT, f"seat-{seat}", scene.words.player(seat), body, width, tall)


def title(scene: TerraNovaScene) -> str:
    """The map, marked where it is not the printed one."""
    return scene.words("draw-own-map" if scene.game.land in HOUSE_VALUES else "draw-map")


def plate(scene: TerraNovaScene) -> Panel:
    """The map between its two rails."""
    comb = comb_of(scene.game.land)
    room = CENTRE - 2 * RAIL - 4 * MARGIN
    scale = min(1.0, room / comb.width)
    tall = (comb.height + SLAB) * scale + 2 * MARGIN
    out = [box(0.5, 0.5, CENTRE - 1, tall - 1, 10, "plate")]
    for x, label in ((MARGIN, "draw-rounds"), (CENTRE - MARGIN - RAIL, "draw-powers")):
        words, size = fitting(scene.words(label).upper(), 11.5, RAIL + 8, bold=True, least=0.95)
        out.append(text(words, x + RAIL / 2, 23, size, "label", "middle"))
    inner = tall - 32 - MARGIN
    out.append(moved(MARGIN, 32, rails.round_tiles(scene, RAIL, (inner - (ROUNDS - 1) * 7) / ROUNDS, True)))
    height = (inner - (BOARD_ACTIONS - 1) * 6) / BOARD_ACTIONS
    out.append(moved(CENTRE - MARGIN - RAIL, 32, rails.power_actions(scene, RAIL, height, True)))
    out.append(moved((CENTRE - comb.width * scale) / 2, MARGIN, board(scene, comb), scale=scale))
    return scene.panel(
        BOARD,
        "board",
        title(scene),
        "".join(out),
        CENTRE,
        tall,
    )


def phone_board(scene: TerraNovaScene) -> list[Panel]:
    """The map alone, wider than the screen; then both rails as rows."""
    comb = comb_of(scene.game.land)
    wide, tall = comb.width * PHONE_MAP + 8, (comb.height + SLAB) * PHONE_MAP + 8
    found = [
        scene.panel(
            BOARD,
            "board",
            title(scene),
            moved(4, 4, board(scene, comb), scale=PHONE_MAP),
            wide,
            tall,
        )
    ]
    out: list[str] = []
    y = 0.0
    for label, row, count, gap in (
        ("draw-rounds", rails.round_tiles, ROUNDS, 7),
        ("draw-powers", rails.power_actions, BOARD_ACTIONS, 6),
    ):
        width = (PHONE - 8 - (count - 1) * gap) / count
        out.append(text(scene.words(label).upper(), 4, y + 14, 12, "label"))
        out.append(moved(4, y + 22, row(scene, width, 78, False)))
        y += 22 + 78 + 10
    found.append(scene.panel(BOARD, "rails", scene.words("draw-rails"), "".join(out), PHONE, y - 6))
    return found


def mine_panel(scene: TerraNovaScene, narrow: bool) -> Panel:
    width = PHONE if narrow else CENTRE
    own = scene.game.mats[scene.mine]
    if own.faction < 0:
        body, tall = own_mat.factions(scene, width, narrow)
        return scene.panel(MINE, "mine", scene.words("draw-factions"), body, width, tall)
    body, tall = own_mat.mat(scene, width, narrow)
    return scene.panel(MINE, "mine", scene.words("draw-your-mat", faction=Name(own.kind.id)), body, width, tall)


def pool(scene: TerraNovaScene, width: float) -> Panel:
    """The bonus tiles beside the board."""
    count = len(scene.game.pool)
    per_row = 3 if width < PHONE else 4 if count > ROUNDS - 2 else 3
    gap = 9.0
    wide = (width - 28 - (per_row - 1) * gap) / per_row
    wide, high = min(wide, 108.0), 74.0
    lines = max(1, -(-count // per_row))
    tall = 36 + lines * (high + gap + 6) + 4
    title = scene.words("draw-pool")
    out = [box(0.5, 0.5, width - 1, tall - 1, 10, "panel"), text(title.upper(), 14, 23, 12, "label")]
    out.append(moved(14, 34, rails.bonus_pool(scene, wide, high, gap, per_row)))
    return scene.panel(SUPPLY, "bonus-tiles", title, "".join(out), width, tall)


def wheel(scene: TerraNovaScene, width: float) -> Panel:
    """The terrain wheel and what things cost."""
    tall = 194.0
    size = 140.0 if width >= PHONE else 128.0
    out = [
        box(0.5, 0.5, width - 1, tall - 1, 10, "panel"),
        moved((width - 108 - size) / 2 - 2, (tall - size) / 2, rails.wheel(scene, size)),
        moved(width - 108, 14, rails.price_column(scene, 96)),
    ]
    return scene.panel(SUPPLY, "wheel", scene.words("draw-wheel-prices"), "".join(out), width, tall)
