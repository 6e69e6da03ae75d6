"""Boards to choose from: start and stages at a glance."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import fitted, fitted_rows, rows_of
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.seven_wonders.card_text import board_text
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.draw.effect_signs import effect_rows, stage_cost, start_parts
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.scenery import landscape
from ecumene.games.seven_wonders.draw.targets import NO_CITY, WONDER, name_of
from ecumene.games.seven_wonders.tables import BOARDS

TALL: Final = 158.0
VIEW: Final = 72.0
GAP: Final = 10.0


def boards(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """The boards on offer in a grid."""
    numbers = sorted(scene.targets.numbers(WONDER))
    if not numbers:
        return "", 0.0
    per_row, wide = rows_of(len(numbers), width, 208.0 if scene.narrow else 250.0, 420.0, GAP)
    out: list[str] = []
    for place, number in enumerate(numbers):
        x, y = (place % per_row) * (wide + GAP), (place // per_row) * (TALL + GAP)
        out.append(moved(x, y, small_board(scene, BOARDS[number], wide)))
    rows = -(-len(numbers) // per_row)
    return "".join(out), rows * (TALL + GAP) - GAP


def small_board(scene: SevenWondersScene, board: Board, width: float) -> str:
    offers = scene.targets.at(WONDER, number=board.number)
    name, size = fitting(f"{scene.wonder(board)} {board.side}", 17, width * 0.62 - 24)
    start = start_parts(board) or ["–"]
    plate = min(width * 0.62, max(width_of(name, size, bold=True), LOOK.line_width(start, 15)) + 22)
    out = [box(0, 0, width, TALL, 9, "panel"), landscape(board.wonder, width, VIEW)]
    out.append(
        node(
            "path",
            d=f"M-1-1H10Q0 0 0 10ZM{width + 1:.1f}-1H{width - 10:.1f}Q{width:.1f} 0 {width + 1:.1f} 10Z",
            cls="paper",
        )
    )
    out.append(box(8, 8, plate, 52, 8, "panel"))
    out.append(text(name, 18, 29, size, "serif"))
    out.append(fitted(LOOK, start, 18, 46, 15, plate - 20, "start"))
    count = max(1, len(board.stages))
    wide = (width - 16 - 4 * (count - 1)) / count
    for place, stage in enumerate(board.stages):
        x = 8 + place * (wide + 4)
        inside = [
            box(x, VIEW + 8, wide, 70, 6, "slot"),
            fitted(LOOK, stage_cost(stage) or ["–"], x + wide / 2, VIEW + 24, 13.5, wide - 8),
            fitted_rows(LOOK, effect_rows(stage.effects), x + wide / 2, VIEW + 55, 17, wide - 8, 40),
        ]
        out.append("".join(inside))
    name = name_of((WONDER, NO_CITY, board.number))
    out.append(scene.lights(name, True, width, TALL, 9))
    title = f"{scene.wonder(board)} {board.side}. {board_text(board, scene.words)}"
    return scene.thing(name, title, offers, *out, data_board=board.id)
