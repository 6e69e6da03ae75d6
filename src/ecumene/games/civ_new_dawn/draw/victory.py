"""The victory cards: every agenda with what it needs, and how far each player is."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, node, text
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, DEVASTATING, NEEDED, VICTORY_CARDS
from ecumene.games.civ_new_dawn.victory import cards_needed, progress

PAD: Final = 10.0
LINE: Final = 20.0
#: The width of a seat by the number of seats.
COLUMNS: Final = (25.0, 25.0, 25.0, 25.0, 22.0, 19.0)


def victory(scene: CivScene, width: float) -> tuple[str, float]:
    """A table: one block for each card, one line for each agenda, one column for each seat."""
    game, words = scene.game, scene.words
    seats = game.seats
    column = COLUMNS[seats]
    left = width - PAD - column * seats
    title = words("draw-victory", needed=cards_needed(game), all=len(game.victory_cards)).upper()
    shown, size = fitting(title, 11, left - PAD - 6, bold=True)
    out = [text(shown, PAD, 24, size, "label")]
    out += [
        badge(scene.colour(seat), left + column * (seat + 0.5), 20, min(8.5, column * 0.4)) for seat in range(seats)
    ]
    y = 36.0
    for index, number in enumerate(game.victory_cards):
        out.append(node("line", x1=PAD, y1=y, x2=width - PAD, y2=y, cls="rule"))
        y += 2
        agendas = VICTORY_CARDS[number].agendas
        inside = [box(PAD - 4, y, width - 2 * PAD + 8, LINE * len(agendas), 4, "blank")]
        inside += [line(scene, index, agenda, left, y + LINE * place) for place, agenda in enumerate(agendas)]
        out.append(scene.named(f"victory-{index}", told(scene, agendas), *inside))
        y += LINE * len(agendas) + 2
    return box(0.5, 0.5, width - 1, y + 4, 10, "panel") + "".join(out), y + 5


def line(scene: CivScene, index: int, agenda: int, left: float, y: float) -> str:
    """The name and what is needed, then a number or a tick for each seat."""
    game = scene.game
    needed = NEEDED[agenda]
    name, size = fitting(scene.words.name(AGENDAS[agenda]), 12.5, left - PAD - 26)
    out = [text(name, PAD, y + 14, size), text(str(needed), left - 6, y + 14, 11.5, "bold quiet", "end")]
    for seat in range(game.seats):
        x = left + COLUMNS[game.seats] * (seat + 0.5)
        marked = bool(game.players[seat].marks >> index & 1)
        count = progress(game, seat, agenda)
        if marked and is_the_one(game, index, agenda, count):
            out.append(node("circle", cx=x, cy=y + 10, r=7.5, cls="done"))
            out.append(LOOK.sign("check", x, y + 10, 11, "done-check"))
            continue
        shown = "–" if agenda == DEVASTATING else str(count)
        out.append(text(shown, x, y + 14.5, 13, "bold" if count and not marked else "quiet", "middle"))
        if marked:
            out.append(node("line", x1=x - 7, y1=y + 10, x2=x + 7, y2=y + 10, cls="struck"))
    return "".join(out)


def is_the_one(game: State, index: int, agenda: int, count: int) -> bool:
    """Was the card completed by this agenda, as far as the table still shows it?"""
    agendas = VICTORY_CARDS[game.victory_cards[index]].agendas
    return count >= NEEDED[agenda] or len(agendas) == 1 or agenda == DEVASTATING


def told(scene: CivScene, agendas: tuple[int, ...]) -> str:
    """Both agendas with the count of each player."""
    lines: list[str] = []
    for agenda in agendas:
        counts = [f"{scene.owner(seat)} {progress(scene.game, seat, agenda)}" for seat in range(scene.game.seats)]
        numbers = ", ".join(counts)
        lines.append(scene.words("draw-agenda", agenda=Name(AGENDAS[agenda]), needed=NEEDED[agenda], seats=numbers))
    return "; ".join(lines)
