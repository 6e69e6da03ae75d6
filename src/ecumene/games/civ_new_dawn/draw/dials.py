"""Round things beside the map: the event dial, the barbarians' direction, the tech dial; and the tile stack."""

from __future__ import annotations

import math
from typing import Final

from ecumene.draw.svg import box, node, text
from ecumene.games.civ_new_dawn.draw.look import LEVELS, LOOK
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.vocabulary import BASE_DIAL, DIAL, LAST_SPACE, LEVEL_SPACES, SYMBOLS

#: The tech dial leaves a gap below, between its last space and its first.
TURN: Final = 2 * math.pi / (LAST_SPACE + 3)


def event_dial(scene: CivScene, x: float, y: float, r: float) -> str:
    """The section resolved last is filled, the next one tinted."""
    game = scene.game
    sections = DIAL if game.expansion else BASE_DIAL
    count = len(sections)
    now = game.dial
    step = 2 * math.pi / count
    out: list[str] = []
    for number, symbols in enumerate(sections):
        start, end = (number - 0.5) * step, (number + 0.5) * step
        cls = "section-now" if number == now else "section-next" if number == (now + 1) % count else "section"
        arc = f"A{r:.1f} {r:.1f} 0 0 1 {x + r * math.sin(end):.1f} {y - r * math.cos(end):.1f}Z"
        path = f"M{x:.1f} {y:.1f}L{x + r * math.sin(start):.1f} {y - r * math.cos(start):.1f}{arc}"
        out.append(node("path", d=path, cls=cls))
        for place, symbol in enumerate(symbols):
            away = r * (0.66 if len(symbols) == 1 else 0.76 if place == 0 else 0.42)
            size = r * (0.44 if len(symbols) == 1 else 0.36 if place == 0 else 0.26)
            cx, cy = x + away * math.sin(number * step), y - away * math.cos(number * step)
            out.append(LOOK.sign(f"s-{SYMBOLS[symbol]}", cx, cy, size, "on-accent" if number == now else "sign"))
    out.append(node("circle", cx=float(x), cy=float(y), r=r * 0.17, cls="hub"))
    return scene.named("dial", dial_words(scene), *out)


def dial_words(scene: CivScene) -> str:
    """What came last and what comes next."""
    game, words = scene.game, scene.words
    sections = DIAL if game.expansion else BASE_DIAL

    def said(section: tuple[int, ...]) -> str:
        return ", ".join(words.name(f"symbol-{SYMBOLS[symbol]}") for symbol in section)

    return words("draw-event-dial", now=said(sections[game.dial]), next=said(sections[(game.dial + 1) % len(sections)]))


def direction(scene: CivScene, x: float, y: float, r: float) -> str:
    """The six ways of barbarians by the number of their die."""
    out = [node("circle", cx=float(x), cy=float(y), r=float(r), cls="section")]
    for number in range(6):
        angle = (number + 0.5) * math.pi / 3
        turn = f"rotate({number * 60 - 60} {x:.1f} {y:.1f})"
        out.append(node("g", LOOK.use("arrow", x + r - 12, y - 5.5, 11, cls="arrows"), transform=turn))
        cx, cy = x + r * 0.52 * math.sin(angle), y - r * 0.52 * math.cos(angle)
        out.append(text(str(number + 1), cx, cy + 4, 12, "bold", "middle"))
    out.append(LOOK.sign("s-barbarians-move", x, y, r * 0.42))
    return scene.named("direction", scene.words("draw-direction"), *out)


def tile_stack(scene: CivScene, x: float, y: float) -> str:
    """How many tiles are left to explore."""
    count = len(scene.game.stack)
    out = [box(x + 4 - 2 * number, y + 6 - 3 * number, 38, 28, 5, "card-back") for number in range(min(3, count))]
    out.append(LOOK.sign("s-explore", x + 13, y + 14, 17))
    out.append(text(str(count), x + 29, y + 19, 14, "bold", "middle"))
    return scene.named("stack", scene.words("draw-stack", count=count), box(x - 4, y - 4, 48, 40, 5, "blank"), *out)


def tech_dial(scene: CivScene, seat: int, x: float, y: float, r: float) -> str:
    """Spaces 0 to 24; those that give a card carry its level."""
    reached = scene.player(seat).dial
    out = [node("circle", cx=float(x), cy=float(y), r=float(r), cls="section")]
    for space in range(LAST_SPACE + 1):
        angle = (space - 12) * TURN
        cx, cy = x + r * 0.79 * math.sin(angle), y - r * 0.79 * math.cos(angle)
        past = space <= reached
        if space in LEVEL_SPACES:
            out.append(node("circle", cx=cx, cy=cy, r=r * 0.165, cls="level-past" if past else "level"))
            cls = "level-ink" if past else "bold"
            out.append(text(LEVELS[LEVEL_SPACES[space]], cx, cy + r * 0.06, r * 0.17, cls, "middle"))
        else:
            out.append(node("circle", cx=cx, cy=cy, r=r * 0.045, cls="tick-past" if past else "tick"))
    angle = (reached - 12) * TURN
    tip = (x + r * 0.6 * math.sin(angle), y - r * 0.6 * math.cos(angle))
    out.append(node("line", x1=float(x), y1=float(y), x2=tip[0], y2=tip[1], cls="dial-hand"))
    out.append(node("circle", cx=float(x), cy=float(y), r=r * 0.27, cls="hub-now"))
    out.append(text(str(reached), x, y + r * 0.1, r * 0.29, "bold on-accent", "middle"))
    label = scene.words("draw-tech", space=reached, next=next_level(reached))
    return scene.named(f"tech-{seat}", label, *out)


def next_level(reached: int) -> int:
    """The next space that gives a card; 0 after the last one."""
    return min([space for space in LEVEL_SPACES if space > reached], default=0)
