"""Boards to choose from: start and stages at a glance."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import fitted, fitted_rows, light, rows_of
from ecumene.draw.lettering import fitting
from ecumene.draw.svg import box, group, moved, text
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.draw.pictures import emblem
from ecumene.games.seven_wonders.draw.scene import Scene, target
from ecumene.games.seven_wonders.draw.symbols import effect_rows, stage_cost, start_parts
from ecumene.games.seven_wonders.draw.targets import WONDER
from ecumene.games.seven_wonders.tables import BOARDS
from ecumene.games.seven_wonders.words import board_text

TALL: Final = 128.0
GAP: Final = 10.0


def boards(scene: Scene, width: float) -> tuple[str, float]:
    """The boards on offer in a grid."""
    numbers = sorted(scene.targets.numbers(WONDER))
    if not numbers:
        return "", 0.0
    per_row, wide = rows_of(len(numbers), width, 208.0 if scene.narrow else 262.0, 420.0, GAP)
    out: list[str] = []
    for place, number in enumerate(numbers):
        x, y = (place % per_row) * (wide + GAP), (place // per_row) * (TALL + GAP)
        out.append(moved(x, y, small_board(scene, BOARDS[number], wide)))
    rows = -(-len(numbers) // per_row)
    return "".join(out), rows * (TALL + GAP) - GAP


def small_board(scene: Scene, board: Board, width: float) -> str:
    offers = scene.targets.at(WONDER, number=board.number)
    name, size = fitting(f"{scene.wonder(board)} {board.side}", 17, width - 84)
    out = [box(0, 0, width, TALL, 9, "panel"), emblem(board.wonder, width - 34, 50, 48)]
    out.append(text(name, 12, 26, size, "serif"))
    out.append(fitted(start_parts(board) or ["–"], 12, 43, 15, width - 84, "start"))
    count = max(1, len(board.stages))
    wide = (width - 16 - 4 * (count - 1)) / count
    for place, stage in enumerate(board.stages):
        x = 8 + place * (wide + 4)
        inside = [
            box(x, 58, wide, 62, 6, "slot"),
            fitted(stage_cost(stage) or ["–"], x + wide / 2, 74, 13, wide - 8),
            fitted_rows(effect_rows(stage.effects), x + wide / 2, 101, 16, wide - 8, 34),
        ]
        out.append("".join(inside))
    out.append(light(width, TALL, 9))
    title = f"{scene.wonder(board)} {board.side}. {board_text(board, scene.words)}"
    return group(*out, title=title, data_board=board.id, **target(offers))
