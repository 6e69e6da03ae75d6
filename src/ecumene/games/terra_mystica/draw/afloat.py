"""What Merchants of the Seas adds to the map: ports, ships and merchants, trade markers, the way of a ship."""

from __future__ import annotations

import math
from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw import things
from ecumene.draw.hexes import Honeycomb
from ecumene.draw.pieces import badge
from ecumene.draw.svg import group, node, text
from ecumene.games.terra.draw.ground import RADIUS
from ecumene.games.terra_mystica.draw.look import LOOK, token
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.moves import CELLS, PORT, SAIL, SHIP
from ecumene.games.terra_mystica.steps import CompleteAction

#: The size of a ship alone, and of several that share a cell; as many of them are shown.
ALONE: Final = 34.0
CROWDED: Final = 23.0
SHOWN: Final = 6


def ports(scene: MysticaScene, comb: Honeycomb) -> str:
    """The port or warehouse of each seat, at the lower left of its cell; on a lit cell the price has the foot."""
    out: list[str] = []
    for seat, mat in enumerate(scene.game.mats):
        if mat.port >= 0:
            name = scene.game.board.name(mat.port)
            drawn = port(scene, comb, seat, mat.port)
            if scene.page:
                out.append(node("g", drawn, **things.piece_key("port", seat), data_from=scene.home("ships", seat)))
                continue
            title = scene.words("draw-warehouse" if mat.kind.skips else "draw-port", seat=Seat(seat), cell=name)
            out.append(group(drawn, title=title, data_port=name, data_seat=seat))
    move = scene.chosen
    if move is not None and move.verb == PORT:
        out.append(things.ghost(port(scene, comb, scene.turn, move.a)))
    return "".join(out)


def port(scene: MysticaScene, comb: Honeycomb, seat: int, cell: int) -> str:
    x, y = comb.centre(cell)
    lit = bool(scene.targets.at("cell", cell))
    x, y = (x - RADIUS * 0.56, y - RADIUS * 0.08) if lit else (x - RADIUS * 0.44, y + RADIUS * 0.46)
    sign = "crate" if scene.game.mats[seat].kind.skips else "anchor"
    return token(scene.colour(seat), sign, x, y, 9.5)


def markers(scene: MysticaScene, comb: Honeycomb) -> str:
    """Who has traded with a building, like a row of stamps at its lower right; on a lit cell at its right."""
    out: list[str] = []
    traded = 0
    for mat in scene.game.mats:
        traded |= mat.traded
    for cell in range(scene.game.board.land_size):
        if not traded >> cell & 1:
            continue
        x, y = comb.centre(cell)
        visitors = [seat for seat, mat in enumerate(scene.game.mats) if mat.traded >> cell & 1]
        lit = bool(scene.targets.at("cell", cell))
        for place, seat in enumerate(visitors):
            at = (
                (x + RADIUS * 0.58, y + RADIUS * 0.1 - 14 * place)
                if lit
                else (x + RADIUS * 0.48 - 14.5 * place, y + RADIUS * 0.5)
            )
            drawn = badge(scene.colour(seat), *at, 6.8)
            name = scene.game.board.name(cell)
            if scene.page:
                key = things.piece_key("trade", seat, name)
                out.append(node("g", drawn, **key, data_from=scene.home("markers", seat)))
            else:
                title = scene.words("draw-traded", seat=Seat(seat), cell=name)
                out.append(group(drawn, title=title, data_traded=name, data_seat=seat))
    return "".join(out)


def places(scene: MysticaScene) -> dict[int, list[tuple[int, int]]]:
    """By cell: the ships there as seats and numbers. Those under way are where the voyage has brought them."""
    found: dict[int, list[tuple[int, int]]] = {}
    game = scene.game
    for seat, mat in enumerate(game.mats):
        ships = mat.ships
        if game.voyage is not None and seat == sailor(scene):
            ships = game.voyage.places
        for number, cell in enumerate(ships):
            found.setdefault(cell, []).append((seat, number))
    return found


def sailor(scene: MysticaScene) -> int:
    """Whose ships are under way: the seat whose action it is, whoever is asked meanwhile."""
    return next((step.seat for step in scene.game.agenda if step.name == CompleteAction.name), scene.turn)


def ships(scene: MysticaScene, comb: Honeycomb) -> str:
    """Ships on the river, merchants on land; those that share a cell fan out."""
    out: list[str] = []
    chosen = scene.chosen
    for cell, fleet in places(scene).items():
        x, y = comb.centre(cell)
        # A building or a price below leaves the upper right.
        settled = bool(scene.game.occupied >> cell & 1)
        size = ALONE if len(fleet) == 1 and not settled else CROWDED
        if chosen is not None and chosen.verb == SAIL and chosen.a == cell:
            out.append(node("circle", cx=x, cy=y, r=24.0, cls="afloat"))
        for place, (seat, number) in enumerate(fleet[:SHOWN]):
            dx, dy = offset(place, min(len(fleet), SHOWN), settled)
            out.append(ship(scene, seat, number, cell, x + dx, y + dy, size))
            out.append(spaces_left(scene, seat, number, x + dx, y + dy, size))
        if len(fleet) > SHOWN:
            out.append(text(f"+{len(fleet) - SHOWN}", x, y + 36, 12, "river-name", "middle"))
    if chosen is not None and chosen.verb == SHIP:
        x, y = comb.centre(chosen.a)
        kind = "merchant" if scene.game.mats[scene.turn].kind.skips else "ship"
        out.append(things.ghost(LOOK.piece(kind, scene.colour(scene.turn), x, y, ALONE)))
    return "".join(out)


def offset(place: int, count: int, settled: bool) -> tuple[float, float]:
    """Where a ship of several stands on its cell: up to three in a row."""
    if settled:
        return 20.0 - 15 * place, -14.0
    if count == 1:
        return 0.0, 2.0
    row, column = divmod(place, 3)
    in_row = min(3, count - 3 * row)
    rows = -(-count // 3)
    return (column - (in_row - 1) / 2) * 21, 4 + (row - (rows - 1) / 2) * 23


def ship(scene: MysticaScene, seat: int, number: int, cell: int, x: float, y: float, size: float) -> str:
    merchant = scene.game.mats[seat].kind.skips
    drawn = LOOK.piece("merchant" if merchant else "ship", scene.colour(seat), x, y, size)
    name = scene.game.board.name(cell)
    if scene.page:
        key = things.piece_key("ship", seat, number)
        return node("g", drawn, **key, data_from=scene.home("ships", seat))
    title = scene.words("draw-merchant" if merchant else "draw-ship", seat=Seat(seat), cell=name)
    return group(drawn, title=title, data_ship=name, data_seat=seat)


def spaces_left(scene: MysticaScene, seat: int, number: int, x: float, y: float, size: float) -> str:
    """How far a ship under way may still go."""
    voyage = scene.game.voyage
    if voyage is None or voyage.trading or seat != sailor(scene) or number >= len(voyage.left):
        return ""
    x, y = x + size * 0.46, y - size * 0.4
    disc = node("circle", cx=x, cy=y, r=8.5, cls="spaces")
    return disc + text(str(voyage.left[number]), x, y + 4.2, 12, "chip-text", "middle")


def course(scene: MysticaScene, comb: Honeycomb) -> str:
    """The way of the ship in the previewed move: dots and an arrow, which stands for the ghost of the ship."""
    move = scene.chosen
    if move is None or move.verb != SAIL:
        return ""
    (xa, ya), (xb, yb) = comb.centre(move.a), comb.centre(move.b % CELLS)
    part = 0.62
    x, y = xa + (xb - xa) * part, ya + (yb - ya) * part
    way = f"M{xa:.1f} {ya:.1f}L{x:.1f} {y:.1f}"
    turn = math.degrees(math.atan2(yb - ya, xb - xa))
    head = node("path", d="M11 0-6-8.5v17Z", transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})", cls="way-end")
    return group(node("path", d=way, cls="way-edge"), node("path", d=way, cls="way"), head, cls="through")
