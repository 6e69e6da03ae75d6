"""The parts of the table, each drawn for a given width: pages lay them out as panels, pictures side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY
from ecumene.draw.svg import box, moved, text
from ecumene.games.terra.draw.ground import RADIUS, SLAB, comb_of
from ecumene.games.terra_mystica.draw import cults, faction_cards, own_mat, rails, seats, supply, trades
from ecumene.games.terra_mystica.draw.board import board
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import scoring_bonus
from ecumene.games.terra_mystica.house_values import REPLACED
from ecumene.games.terra_mystica.tiles import ROUNDS, SCORING_TILES

#: The middle of a page, a column beside it, and a phone between its margins.
CENTRE: Final = 760.0
SIDE: Final = 252.0
PHONE: Final = 366.0
MARGIN: Final = 12.0
#: The light round a tile needs some room at the edge.
GLOW: Final = 3.0
#: A cell of the map is so much smaller on a phone than drawn; the map is wider than the screen.
PHONE_MAP: Final = 0.76


class Block(NamedTuple):
    """A part: where a page puts it, its key, its name, the drawing and its size."""

    area: str
    key: str
    title: str
    body: str
    width: float
    height: float


def framed(
    title: str, body: str, width: float, height: float, note: str = "", margin: float = MARGIN
) -> tuple[str, float]:
    """A panel with a label above its body, which begins at (margin, 34)."""
    tall = height + 34 + MARGIN
    words, size = fitting(title.upper(), 11.5, width - 2 * MARGIN, bold=True)
    out = [box(0.5, 0.5, width - 1, tall - 1, 10, "panel"), text(words, MARGIN + 2, 22, size, "label"), note]
    return "".join(out) + moved(margin, 34, body), tall


def seat(scene: MysticaScene, number: int, width: float) -> Block:
    body, tall = seats.summary(scene, number, width)
    return Block(SEAT, f"seat-{number}", scene.words.player(number), body, width, tall)


def the_map(scene: MysticaScene, width: float, phone: bool) -> Block:
    """The map; one by house values says so."""
    comb = comb_of(scene.game.board)
    ours = "lakes-canals" in REPLACED or (scene.game.board.id == "lakes" and scene.game.merchants)
    title = scene.words("draw-own-map" if ours else "draw-map")
    # Some maps begin with row B.
    top = min(comb.centre(cell)[1] for cell in comb.cells) - RADIUS
    high = comb.height + SLAB - top
    if phone:
        wide, tall = comb.width * PHONE_MAP + 8, high * PHONE_MAP + 8
        drawn = moved(4, 4 - top * PHONE_MAP, board(scene, comb), scale=PHONE_MAP)
        return Block(BOARD, "board", title, drawn, wide, tall)
    scale = (width - 2 * MARGIN) / comb.width
    tall = high * scale + 2 * MARGIN - 6
    body = box(0.5, 0.5, width - 1, tall - 1, 10, "plate")
    drawn = moved(MARGIN, MARGIN - 2 - top * scale, board(scene, comb), scale=scale)
    return Block(BOARD, "board", title, body + drawn, width, tall)


def rounds(scene: MysticaScene, width: float, phone: bool) -> Block:
    title = scene.words("draw-rounds")
    if phone:
        drawn, tall = rails.rounds(scene, width - 8, 4, 54)
        label = text(title.upper(), 4, 14, 12, "label")
        return Block(BOARD, "rounds", title, label + moved(4, 22, drawn), width, tall + 26)
    drawn, tall = rails.rounds(scene, width - 2 * GLOW, ROUNDS + 1, 50)
    return Block(BOARD, "rounds", title, moved(GLOW, GLOW, drawn), width, tall + 2 * GLOW)


def power(scene: MysticaScene, width: float, phone: bool) -> Block:
    title = scene.words("draw-powers")
    if phone:
        drawn, tall = rails.power_actions(scene, width - 8, 5 if scene.game.merchants else 6, 54)
        label = text(title.upper(), 4, 14, 12, "label")
        return Block(BOARD, "power", title, label + moved(4, 22, drawn), width, tall + 26)
    drawn, tall = rails.power_actions(scene, width - 2 * GLOW, 9, 50)
    return Block(BOARD, "power", title, moved(GLOW, GLOW, drawn), width, tall + 2 * GLOW)


def the_cults(scene: MysticaScene, width: float, phone: bool) -> Block:
    """The four tracks; the note says what this round's bonus will be."""
    title = scene.words("draw-cults")
    drawn, tall = cults.tracks(scene, width - 18)
    game = scene.game
    note = ""
    if 0 < game.round < min(ROUNDS, len(game.scoring) + 1):
        parts = scoring_bonus(SCORING_TILES[game.scoring[game.round - 1]])
        note = LOOK.line_of(parts, width - MARGIN - 2, 22, 12.5, "end")
    body, tall = framed(title, drawn, width, tall, note, 9)
    return Block(BOARD if phone else SUPPLY, "cults", title, body, width, tall)


def bonus(scene: MysticaScene, width: float) -> Block:
    title = scene.words("draw-pool")
    drawn, tall = rails.bonus_pool(scene, width - 2 * MARGIN, 3 if width < PHONE else 4, 66)
    body, tall = framed(title, drawn, width, tall - 8)
    return Block(SUPPLY, "bonus", title, body, width, tall)


def the_supply(scene: MysticaScene, width: float, phone: bool) -> Block:
    """Favour tiles and town tiles; with Merchants also what a trade pays."""
    title = scene.words("draw-supply")
    inner = width - 2 * MARGIN
    merchants = scene.game.merchants
    if phone:
        drawn, y = supply.favours(scene, inner, 4, 56)
        out = [drawn, text(scene.words("draw-town-tiles").upper(), 2, y + 20, 11.5, "label")]
        drawn, used = supply.towns(scene, inner, 5, 62)
        out.append(moved(0, y + 28, drawn))
        y += 28 + used
        if merchants:
            drawn, used = trades.card(scene, inner, 2)
            out.append(moved(2, y + 12, drawn))
            y += 12 + used
    else:
        drawn, y = supply.favours(scene, inner, 16 if merchants else 12, 64)
        out = [drawn, text(scene.words("draw-town-tiles").upper(), 2, y + 20, 11.5, "label")]
        room = inner - 236 if merchants else inner
        drawn, used = supply.towns(scene, room, 10, 62)
        out.append(moved(0, y + 28, drawn))
        if merchants:
            out.append(moved(inner - 222, y + 9, trades.card(scene, 222, 2)[0]))
        y += 28 + used
    body, tall = framed(scene.words("draw-favour-tiles"), "".join(out), width, y)
    return Block(SUPPLY if phone else BOARD, "supply", title, body, width, tall)


def mine(scene: MysticaScene, width: float, phone: bool) -> list[Block]:
    """The factions while they are chosen, and the board of the reader's own."""
    found: list[Block] = []
    if faction_cards.being_chosen(scene):
        body, tall = faction_cards.cards(scene, width, phone)
        found.append(Block(MINE, "factions", scene.words("draw-factions"), body, width, tall))
    own = scene.game.mats[scene.mine]
    if own.faction >= 0:
        body, tall = own_mat.mat(scene, width, phone)
        title = scene.words("draw-your-mat", faction=Name(own.kind.id))
        found.append(Block(MINE, "mat", title, body, width, tall))
    return found
