"""The parts of the table, each drawn for a given width: pages lay them out as panels, pictures side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY
from ecumene.draw.svg import moved, text
from ecumene.games.civ_new_dawn.draw import answers, board, fight, seats, sheet, tiles, victory, wonders
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.house_text import core_is_ours

#: The middle of a page, a column beside it, and a phone between its margins.
CENTRE: Final = 816.0
SIDE: Final = 236.0
PHONE: Final = 366.0
#: The light round a card needs some room at the edge.
RIM: Final = 3.0


class Block(NamedTuple):
    """A part: where a page puts it, its key, its name, the drawing and its size."""

    area: str
    key: str
    title: str
    body: str
    width: float
    height: float


def made(area: str, key: str, title: str, drawn: tuple[str, float], width: float) -> list[Block]:
    """One block with a rim for lights, or none where there is nothing to draw."""
    body, height = drawn
    if not height:
        return []
    return [Block(area, key, title, moved(RIM, RIM, body), width, height + 2 * RIM)]


def seat(scene: CivScene, number: int, width: float) -> list[Block]:
    return made(SEAT, f"seat-{number}", scene.owner(number), seats.summary(scene, number, width - 2 * RIM), width)


def the_victory(scene: CivScene, width: float) -> list[Block]:
    if not scene.game.victory_cards:
        return []
    return made(SUPPLY, "victory", scene.words("draw-cards"), victory.victory(scene, width - 2 * RIM), width)


def the_answers(scene: CivScene, width: float) -> list[Block]:
    return made(MINE, "answers", scene.words("draw-answers"), answers.answers(scene, width - 2 * RIM), width)


def the_fight(scene: CivScene, width: float) -> list[Block]:
    return made(BOARD, "fight", scene.words("draw-combat"), fight.sheet(scene, width - 2 * RIM), width)


def the_tiles(scene: CivScene, width: float) -> list[Block]:
    return made(MINE, "tiles", scene.words("draw-tiles"), tiles.tiles(scene, width - 2 * RIM), width)


def the_board(scene: CivScene, width: float) -> list[Block]:
    title = scene.words("draw-own-map" if core_is_ours(scene.game) else "draw-map")
    if not scene.narrow:
        return made(BOARD, "board", title, board.desk(scene, width - 2 * RIM), width)
    body, wide, tall = board.phone(scene)
    return [Block(BOARD, "board", title, body, wide, tall)]


def around_map(scene: CivScene, width: float) -> list[Block]:
    """On a phone what lies round the map stands below it."""
    inner = width - 2 * RIM
    drawn, tall = wonders.offers(scene, inner, 84, 2, 7)
    label = text(scene.words("draw-wonders").upper(), 2, 12, 11.5, "label")
    found = made(BOARD, "wonders", scene.words("draw-wonders"), (label + moved(0, 20, drawn), tall + 20), width)
    return found + made(BOARD, "dials", scene.words("draw-dials"), board.phone_dials(scene, inner), width)


def the_sheet(scene: CivScene, width: float) -> list[Block]:
    """The reader's own row and sheet."""
    if not scene.player(scene.mine).order:
        return []
    return made(MINE, "row", scene.words("draw-row"), sheet.sheet(scene, width - 2 * RIM), width)


def all_seats(scene: CivScene) -> list[int]:
    """In turn order."""
    return scene.game.clockwise(scene.game.first)


def middle(scene: CivScene, width: float) -> list[Block]:
    """What is asked, combat, the map, tiles, the own row; the row stands before the map if the question is about it."""
    found = [*the_answers(scene, width), *the_fight(scene, width)]
    ground = [*the_board(scene, width), *the_tiles(scene, width)]
    own = the_sheet(scene, width)
    about_map = scene.targets.on_map or bool(scene.game.fight) or answers.about_map(scene)
    about_row = bool(found) and not about_map
    return [*found, *own, *ground] if about_row else [*found, *ground, *own]
