"""Names of things that follow from the tables: no text writes them down, so a new row needs no new text."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS


def made_name(id: str, say: Callable[..., str]) -> str:
    """The name of one side of a board, `Giza A`, from that of its wonder; empty for other things."""
    number = BOARD_NUMBERS.get(id)
    if number is None:
        return ""
    board = BOARDS[number]
    return say("board-name", wonder=say(f"name-{board.wonder}"), side=board.side)
