"""A view of Skerries as drawings: in panels for a page, and as one picture."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.core.move import Move
from ecumene.draw import things as kit
from ecumene.draw.hexes import Honeycomb
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY, Panel, Sight
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, group, moved, text
from ecumene.text import Words

from ..as_text import light_points
from ..game import Skerries
from ..moves import CARDS
from ..sea import SEA
from .look import LOOK
from .scene import SkerriesScene, things

__all__ = ["owed_at", "panels", "svg", "things"]

#: Widths of the columns of a page, and of a phone between its margins.
CENTRE: Final = 832.0
SIDE: Final = 252.0
PHONE: Final = 366.0
CARD_GAP: Final = 12.0


def owed_at(game: Skerries, seat: int) -> str:
    """The panel with what the seat chooses from now."""
    step = game.step(seat)
    return {"choose-card": "hand", "light-lantern": "sea"}.get(step.name, "") if step is not None else ""


def panels(game: Skerries, sight: Sight) -> list[Panel]:
    return parts(SkerriesScene(game, sight, page=True))


def svg(
    game: Skerries,
    words: Words | None = None,
    seat: int | None = None,
    moves: list[Move] | None = None,
    theme: str = "light",
    narrow: bool = False,
) -> str:
    """All parts in one picture, one below the other."""
    spoken = words if words is not None else Words("en", game.box.package)
    reader = seat if seat is not None else game.viewer if game.viewer >= 0 else None
    scene = SkerriesScene(game, Sight(spoken, reader, moves, narrow=narrow), page=False)
    width = (PHONE if narrow else CENTRE) + 24
    body: list[str] = []
    y = 12.0
    for part in parts(scene):
        body.append(moved((width - part.width) / 2, y, part.svg))
        y += part.height + 10
    return scene.document("".join(body), width, y + 2, theme)


def parts(scene: SkerriesScene) -> list[Panel]:
    """The seats, the sea, the reader's hand, the order of arrival."""
    side = PHONE if scene.narrow else SIDE
    centre = PHONE if scene.narrow else CENTRE
    seats = [seat_panel(scene, seat, side) for seat in range(scene.game.seats)]
    return [*seats, sea(scene, centre), hand(scene, centre), arrival(scene, side)]


def seat_panel(scene: SkerriesScene, seat: int, width: float) -> Panel:
    """A seat: its colour, points, shells, and whether it has chosen a card."""
    game, words = scene.game, scene.words
    points, shells = game.scores()[seat].total, game.shells[seat]
    line = [str(points), "#points", str(shells), "#shells"]
    if game.bids[seat]:
        line += ["#oil", "#check"]
    inside = [
        box(0.5, 0.5, width - 1, 61, 10, "panel"),
        badge(scene.colour(seat), 28, 31, 15),
        text(words.player(seat), 54, 26, 15, "bold"),
        LOOK.line_of(line, 54, 48, 14, "start"),
    ]
    if seat in game.to_move:
        inside.append(box(1.5, 1.5, width - 3, 59, 9, "turn"))
    label = words("draw-seat", player=words.player(seat), points=points, shells=shells)
    body = scene.named(f"seat-{seat}", label, *inside)
    return scene.panel(SEAT, f"seat-{seat}", words.player(seat), body, width, 62)


def sea(scene: SkerriesScene, width: float) -> Panel:
    comb = Honeycomb(36.0 if scene.narrow else 54.0, SEA)
    tall = comb.height + 24
    skerries = "".join(rock(scene, comb, skerry) for skerry in comb.cells)
    body = box(0.5, 0.5, width - 1, tall - 1, 10, "water") + moved((width - comb.width) / 2, 12, skerries)
    return scene.panel(BOARD, "sea", scene.words("draw-sea"), body, width, tall)


def rock(scene: SkerriesScene, comb: Honeycomb, skerry: int) -> str:
    """A skerry with its value and its lantern; one that may be lit shows what that is worth."""
    game, words, size = scene.game, scene.words, comb.radius
    x, y = comb.centre(skerry)
    thing, name, value, keeper = (
        f"skerry-{SEA.name(skerry)}",
        SEA.name(skerry),
        game.values[skerry],
        game.keeper(skerry),
    )
    inside = [
        comb.hexagon(skerry, size * 0.9, "rock"),
        text(name, x, y - size * 0.5, size * 0.28, "rock-text", "middle"),
        text(str(value), x - size * 0.48, y + size * 0.22, size * 0.5, "rock-text", "middle"),
    ]
    label = words("draw-skerry", skerry=name, points=value)
    rings: tuple[str, ...] = ()
    if keeper >= 0:
        label = words("draw-lantern", skerry=name, points=value, owner=Seat(keeper))
        inside.append(lantern(scene, keeper, x, y, size))
    elif thing in scene.chosen_things:
        inside.append(kit.ghost(lantern(scene, scene.turn, x, y, size)))
        rings = ("chosen-edge", "chosen")
    elif thing in scene.offers:
        worth = light_points(game, scene.turn, skerry)
        inside.append(LOOK.chip([f"+{worth}"], x + size * 0.25, y + size * 0.05, size * 0.3))
        rings = ("lamp-edge", "lamp")
    inside.append(group(*[comb.hexagon(skerry, size * 0.9, ring) for ring in rings], cls="lights"))
    if thing in scene.traces:
        inside.append(kit.trace_dots(scene.traces[thing], x + size * 0.55, y - size * 0.45))
    return scene.named(thing, label, *inside)


def lantern(scene: SkerriesScene, seat: int, x: float, y: float, size: float) -> str:
    return LOOK.piece("lantern", scene.colour(seat), x + size * 0.2, y + 4, size * 0.9)


def hand(scene: SkerriesScene, width: float) -> Panel:
    """Five cards; those that have left the game are pale, the chosen one is ringed."""
    game, words, seat = scene.game, scene.words, scene.mine
    wide = min(104.0, (width - 28 - (len(CARDS) - 1) * CARD_GAP) / len(CARDS))
    tall = wide * 1.25
    left = (width - len(CARDS) * wide - (len(CARDS) - 1) * CARD_GAP) / 2
    out = [box(0.5, 0.5, width - 1, tall + 43, 10, "panel"), text(words("draw-hand").upper(), 14, 23, 12, "label")]
    for place, card in enumerate(CARDS):
        thing = f"card-{card}"
        held = bool(game.hands[seat] >> card & 1)
        # Of others the view does not know it.
        is_bid = game.bids[seat] == card
        picture = group(
            LOOK.sign("oil", wide / 2, tall * 0.34, wide * 0.42),
            text(str(card), wide / 2, tall * 0.86, wide * 0.38, "serif", "middle"),
            cls="" if held else "faded",
        )
        lights = scene.lights(thing, thing in scene.offers, wide, tall, 8)
        ring = kit.chosen_box(0, 0, wide, tall, 8) if is_bid else ""
        label = words("draw-card-chosen" if is_bid else "draw-card", card=card)
        drawn = scene.named(
            thing, label, box(0, 0, wide, tall, 8, "card" if held else "card-no"), picture, lights, ring
        )
        out.append(moved(left + place * (wide + CARD_GAP), 34, drawn))
    return scene.panel(MINE, "hand", words("draw-hand"), "".join(out), width, tall + 44)


def arrival(scene: SkerriesScene, width: float) -> Panel:
    """The seats in the order of arrival, the front on the left."""
    title = scene.words("draw-arrival")
    inside = [box(0.5, 0.5, width - 1, 81, 10, "panel"), text(title.upper(), 14, 23, 12, "label")]
    for place, seat in enumerate(scene.game.arrival):
        inside.append(badge(scene.colour(seat), 34 + place * 48, 54, 16))
    return scene.panel(SUPPLY, "arrival", title, scene.named("arrival", title, *inside), width, 82)
