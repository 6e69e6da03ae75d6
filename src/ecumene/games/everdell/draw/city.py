"""A city in full: who it belongs to, what is in store, and its spaces in the order of colours."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import rows_of
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.everdell.city import capacity, filled
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.lots import TALL, coming, free_lot, lot, lots_of, shelf_card, spaces_text
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import line_width, set_line
from ecumene.games.everdell.draw.small_things import small_things
from ecumene.games.everdell.draw.visitors import visitor_row
from ecumene.games.everdell.draw.workers import at_home
from ecumene.games.everdell.vocabulary import RESOURCES, SEASONS

PAD: Final = 10.0
GAP: Final = 8.0
HEAD: Final = 50.0
PER_ROW: Final = 8
ON_PHONE: Final = 3


def title_of(scene: EverdellScene, seat: int) -> str:
    if seat == scene.game.rugwort:
        return scene.words("draw-rugworts-city")
    if seat == scene.reader:
        return scene.words("draw-your-city")
    return scene.words("draw-city-of", seat=Seat(seat))


def stripe(scene: EverdellScene, seat: int, width: float) -> str:
    """A line along the upper edge in the seat's colour."""
    colour = scene.colour(seat)
    cls = "edge-black" if colour == "black" else colour
    return node("path", d=f"M10 0H{width - 10:.1f}Q{width - 3:.1f} 0 {width:.1f} 4H0Q3 0 10 0Z", cls=cls)


def city(scene: EverdellScene, seat: int, width: float) -> tuple[str, float]:
    """The panel of a city, and its height."""
    inner = width - 2 * PAD
    drawn, head = header(scene, seat, inner)
    spaces, beside = lots_of(scene, seat)
    per_row = ON_PHONE if scene.narrow else PER_ROW
    wide = (inner - GAP * (per_row - 1)) / per_row
    out: list[str] = []
    y = head
    if seat not in (scene.centre, scene.game.rugwort):
        chips, high = small_things(scene, seat, 0, inner)
        out.append(moved(0, y, chips))
        y += high + 6 if chips else 0
    elif seat == scene.game.rugwort:
        guests = scene.player(seat).visitors
        beside_each_other, own = rows_of(len(guests), inner, 220.0, 250.0, GAP)
        for place, visitor in enumerate(guests):
            at = (place % beside_each_other * (own + GAP), y + place // beside_each_other * 31)
            out.append(moved(*at, visitor_row(scene, visitor, seat, own, 26)))
        y += -(-len(guests) // beside_each_other) * 31
    if beside:
        x = 0.0
        label = scene.words("draw-no-space")
        out.append(text(label, x, y + 15, 11, "quiet"))
        x += width_of(label, 11) + 8
        for index in beside:
            chip, own = shelf_card(scene, seat, index)
            if x + own > inner and x > 0:
                x, y = 0.0, y + 28
            out.append(moved(x, y, chip))
            x += own + 7
        y += 30
    player = scene.player(seat)
    count = len(spaces)
    everything = max(capacity(player), count) if seat != scene.game.rugwort else count
    # Free spaces fill the last row; the others are only counted, so that what matters stays in view.
    shown = min(everything, max(1, -(-count // per_row)) * per_row)
    if scene.narrow or seat == scene.game.rugwort:
        shown = count
    for number in range(shown):
        at = (number % per_row * (wide + GAP), y + number // per_row * (TALL + GAP))
        space = lot(scene, seat, spaces[number], wide) if number < count else free_lot(number + 1, wide)
        if number == count:
            space += coming(scene, seat, wide)
        out.append(moved(*at, space))
    rows = -(-shown // per_row)
    y += rows * (TALL + GAP) - (GAP if rows else 0)
    if scene.narrow and shown < everything:
        words = scene.words("draw-free-spaces", count=everything - count)
        y += GAP if rows else 0
        out.append(box(0, y, inner, 28, 6, "lot") + text(words, inner / 2, y + 18.5, 12, "quiet", "middle"))
        y += 28
    height = y + PAD
    frame = box(0.5, 0.5, width - 1, height - 1, 10, "panel") + stripe(scene, seat, width)
    return frame + moved(PAD, 0, drawn, *out), height


def stock_line(scene: EverdellScene, seat: int) -> list[str]:
    """Resources and points in store, in signs."""
    player = scene.player(seat)
    return [f"{player.stock(number)}#{name}" for number, name in enumerate(RESOURCES)]


def header(scene: EverdellScene, seat: int, width: float) -> tuple[str, float]:
    """Whose city, how full; what is in store; points, season, workers."""
    player = scene.player(seat)
    name = f"seat-{seat}"
    title, size = fitting(title_of(scene, seat), 17, min(260.0, width - 40), bold=True)
    note = (
        spaces_text(scene, filled(player), capacity(player))
        if seat != scene.game.rugwort
        else scene.words("draw-cards-count", count=len(player.city))
    )
    if player.points:
        note += " · " + scene.words("draw-point-tokens", count=player.points)
    who = [
        badge(scene.colour(seat), 14, 26, 12),
        text(title, 34, 24, size, "serif"),
        text(note, 34, 40, 11.5, "quiet"),
    ]
    label = scene.words("draw-seat", text=scene.owner(seat), points=scene.points(seat))
    wide = 40 + max(width_of(title, size, bold=True), width_of(note, 11.5))
    out = [scene.named(name, label, box(0, 8, wide, 38, 6, "blank"), *who, scene.ring(name, wide, 38, 6, 0, 8))]
    if scene.narrow:
        drawn, _ = holdings(scene, seat, 0, 68, width)
        return "".join(out) + drawn, 88.0
    drawn, _ = holdings(scene, seat, wide + 20, 29, width)
    return "".join(out) + drawn, HEAD


def holdings(scene: EverdellScene, seat: int, left: float, y: float, right: float) -> tuple[str, float]:
    """Resources, points, season and workers in one line."""
    player = scene.player(seat)
    out: list[str] = []
    stock = stock_line(scene, seat)
    workers = player.home + len(player.workers) + len(player.fixed)
    men = 21.0 * workers
    room = 30 + men
    x = right - room
    if seat != scene.game.rugwort:
        out.append(LOOK.sign(SEASONS[player.season], x + 10, y, 18))
        drawn, _ = at_home(scene, seat, x + 34, y, 21, keyed=seat == scene.centre)
        out.append(drawn)
    points = f"{scene.points(seat)}#points"
    wide = line_width([points], 16, True)
    if scene.narrow:
        if seat != scene.game.rugwort:
            out.append(set_line(stock, left, y + 5, 13.5, "bold"))
        out.append(set_line([points], right, y - 36, 16, "bold", "end"))
    else:
        out.append(set_line([points], x - 16, y + 5.5, 16, "bold", "end"))
    if not scene.narrow and seat != scene.game.rugwort:
        out.append(set_line(stock, x - 16 - wide - 22, y + 5.5, 15.5, "bold", "end"))
    return "".join(out), x
