"""What lies between the cities: the ring of seats with the way that hands are passed, and the discard pile."""

from __future__ import annotations

import math

from ecumene.draw.cards import card_back
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.seven_wonders.draw.effect_signs import ROMAN
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.tables import CARDS


def direction(scene: SevenWondersScene) -> str:
    """The word for where hands go next, empty when they do not."""
    game = scene.game
    if game.is_over or not game.age:
        return ""
    if game.seats == 2:
        return "exchange"
    return "right" if game.age == 2 else "left"


def ring(scene: SevenWondersScene, width: float, height: float) -> str:
    """The seats round the table, the middle city at the bottom, each one's left neighbour clockwise after it."""
    game, words = scene.game, scene.words
    out = [box(0, 0, width, height, 10, "panel")]
    circle = game.circle or list(range(game.seats))
    first = circle.index(scene.centre)
    order = [circle[(first - place) % len(circle)] for place in range(len(circle))]
    x, y, radius = width / 2, height / 2, min(width * 0.4, height * 0.34)
    count = len(order)

    def at(place: float, far: float) -> tuple[float, float]:
        angle = 2 * math.pi * place / count
        return x - far * math.sin(angle), y + far * math.cos(angle)

    way = direction(scene)
    # Hands go round inside of the seats, so that names stand outside, clear of them.
    inner = radius - 16
    out.append(node("circle", cx=x, cy=y, r=inner, cls="way"))
    out.append(node("circle", cx=x, cy=y, r=inner - 11, cls="tag"))
    age = ROMAN[game.age] if game.age else "–"
    lines = lines_of(words(f"draw-hands-{way}"), 11.5, 2 * inner - 30, 2) if way else []
    out.append(text(age, x, y + 10 - 6 * len(lines), 26, "serif", "middle"))
    for place, line in enumerate(lines):
        out.append(text(line, x, y + 26 - 6 * len(lines) + 13 * place, 11.5, "quiet", "middle"))
    if way in ("left", "right"):
        for place in range(count):
            ax, ay = at(place + 0.5, inner)
            turn = math.degrees(math.atan2(ay - y, ax - x)) + (90 if way == "left" else -90)
            out.append(
                node(
                    "path",
                    d="M-4.5-5 6 0-4.5 5Z",
                    cls="arrow",
                    transform=f"translate({ax:.1f} {ay:.1f}) rotate({turn:.0f})",
                )
            )
    for place, seat in enumerate(order):
        bx, by = at(place, radius)
        out.append(badge(scene.colour(seat), bx, by, 13))
        # Those at the sides a little outwards.
        tx = bx + (9.0 if bx > x + 8 else -9.0 if bx < x - 8 else 0.0)
        room = 2 * min(tx, width - tx) - 4
        name, size = fitting(scene.owner(seat), 11.5, room, bold=True, least=0.95)
        out.append(text(name, tx, by - 18 if by < y - 1 else by + 26, size, "bold", "middle"))
    title = words("draw-ring", text=", ".join(scene.owner(seat) for seat in order))
    return scene.thing("ring", title, [], *out, data_age=game.age, data_passing=way or None)


def discards(scene: SevenWondersScene, width: float, height: float) -> str:
    """The discard pile by Age, with the names of the cards the reader knows in its title."""
    game, words = scene.game, scene.words
    ages = [0] * 4
    known: list[str] = []
    for code in game.discards.codes:
        if code < 0:
            ages[-1 - code >> 3] += 1
        else:
            card = CARDS[code >> 3]
            ages[card.age] += 1
            known.append(card.id)
    out = [box(0, 0, width, height, 10, "panel"), text(words("draw-discards").upper(), 14, 22, 12, "label")]
    out.append(text(str(len(game.discards.codes)), width - 14, 23, 15, "bold", "end"))
    x = 14.0
    tall = height - 40
    wide = tall * 0.7
    kinds = [age for age in (1, 2, 3, 0) if ages[age]]
    step = min(wide + 40, (width - 18) / max(1, len(kinds)))
    wide = min(wide, step - 32)
    tall = wide / 0.7
    for age in kinds:
        for sheet in range(min(3, ages[age])):
            back = card_back(ROMAN[age] if age else "★", f"back-{age}", wide, tall)
            out.append(moved(x + 2.5 * sheet, 32 - 1.5 * sheet, back))
        out.append(text(f"×{ages[age]}", x + wide + 8, 32 + tall / 2 + 4, 13, "bold"))
        x += step
    if not game.discards.codes:
        out.append(text(words("draw-no-discards"), 14, 32 + tall / 2, 13, "quiet"))
    names = ", ".join(words.name(name) for name in known)
    title = (
        words("draw-discards-known", count=len(game.discards.codes), text=names)
        if known
        else words("draw-discards-count", count=len(game.discards.codes))
    )
    return scene.thing(
        "discards", title, [], *out, data_discards=len(game.discards.codes), data_known=" ".join(known) or None
    )
