"""The other cities: neighbours beside the wonder, and everybody in a line each."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import fitted, fitted_rows, tiny
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge, lamp_box, tag
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.draw.things import choosable
from ecumene.games.seven_wonders.building import sellers
from ecumene.games.seven_wonders.draw.columns import families, of_family
from ecumene.games.seven_wonders.draw.effect_signs import effect_rows, start_parts
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.pictures import emblem
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.targets import BUILT, SEAT, STAGES, name_of
from ecumene.games.seven_wonders.draw.wonder import holdings, shown_stage
from ecumene.games.seven_wonders.goods import RIGHT
from ecumene.games.seven_wonders.moves import HANDS
from ecumene.games.seven_wonders.tables import CARDS

CELL: Final = 24.0
ROW: Final = 88.0


class Flow:
    """Little things set one after the other, line by line."""

    def __init__(self, width: float, step: float, indent: float) -> None:
        self.width = width
        self.step = step
        self.indent = indent
        self.x = indent
        self.y = 0.0
        self.out: list[str] = []

    def place(self, drawn: str, wide: float) -> None:
        if self.x + wide > self.width and self.x > self.indent:
            self.x = self.indent
            self.y += self.step
        self.out.append(moved(self.x, self.y, drawn))
        self.x += wide + 4

    def line(self) -> None:
        """Begin a new line."""
        self.x = self.indent
        self.y += self.step


def edge(scene: SevenWondersScene, seat: int, height: float) -> str:
    """The stripe in the seat's colour."""
    colour = scene.colour(seat)
    cls = "edge-black" if colour == "black" else colour
    low = height - 8
    bottom = f"V{low:.1f}Q0 {height:.1f} 6 {height:.1f}H10Q4 {height:.1f} 4 {low:.1f}"
    return node("path", d=f"M10 0H6Q0 0 0 8{bottom}V8Q4 0 10 0Z", cls=cls)


def neighbour(scene: SevenWondersScene, seat: int, side: int, width: float) -> tuple[str, float]:
    """A neighbour's city as signs: what it has, its stages, its cards by family, and what it asks for its goods.

    Returns what stands on the panel, and the height it needs.
    """
    words = scene.words
    board = scene.board(seat)
    other = words("draw-your-right") if side == RIGHT else words("draw-your-left")
    if scene.reader < 0:
        other = words("draw-right") if side == RIGHT else words("draw-left")
    label = f"{other} →" if side == RIGHT else f"← {other}"
    out = [text(label.upper(), 14, 22, 11.5, "label"), badge(scene.colour(seat), 27, 46, 12)]
    name, size = fitting(scene.owner(seat), 17, width - 116)
    out.append(text(name, 46, 44, size, "serif"))
    if board is None:
        return "".join(out), 80.0
    under, small = fitting(f"{scene.wonder(board)} {board.side}", 12.5, width - 150)
    out.append(text(under, 46, 60, small, "quiet"))
    start = start_parts(board)
    out.append(fitted(LOOK, start, 50 + width_of(under, small), 56, 12.5, 44, "start"))
    out.append(emblem(board.wonder, width - 34, 62, 46))
    x = 14.0
    for parts, what, count in holdings(scene, seat):
        wide = LOOK.line_width(parts, 14) + 6
        if what != "points" and x + wide <= width - 8:
            title = words(f"draw-has-{what}", count=count)
            out.append(group(LOOK.line_of(parts, x, 86, 14, "start"), title=title))
            x += wide + 4
    out.append(
        moved(14, 98, *[stage_cell(scene, seat, n, (width - 24) / len(board.stages)) for n in range(len(board.stages))])
    )
    flow = Flow(width - 12, CELL + 4, 38)
    for place, colour in enumerate([one for one in families(scene) if of_family(scene, seat, one)]):
        if place:
            flow.line()
        flow.out.append(LOOK.sign(f"f-{colour}", 24, flow.y + CELL / 2, 19))
        for number in of_family(scene, seat, colour):
            flow.place(*cell(scene, seat, number, f"f-{colour}", width - 50))
    top = 142.0
    out.append(moved(0, top, *flow.out))
    high = top + flow.y + (CELL + 8 if flow.out else 0)
    prices = [] if scene.game.is_over else asked(scene, side)
    if prices:
        out.append(text(words("draw-sells"), 14, high + 14, 12, "quiet"))
        x = 20 + width_of(words("draw-sells"), 12)
        out.append(fitted(LOOK, prices, x, high + 10, 13.5, width - x - 10, "start"))
        high += 26
    return "".join(out), high


def asked(scene: SevenWondersScene, side: int) -> list[str]:
    """What raw materials and goods cost from that side."""
    for seller in sellers(scene.game, scene.centre):
        if seller.slot == side:
            parts = ["#f-brown", str(seller.prices[0]), "#coin", " ", "#f-grey", str(seller.prices[-1]), "#coin"]
            return [*parts, f"(−{seller.rebate})"] if seller.rebate else parts
    return []


def panel(scene: SevenWondersScene, seat: int, inside: str, width: float, height: float) -> str:
    frame = "turn" if seat in scene.game.to_move and seat == scene.turn and scene.reader < 0 else "card-edge"
    return group(
        box(0, 0, width, height, 10, "panel"),
        edge(scene, seat, height),
        inside,
        box(0, 0, width, height, 10, frame),
        data_neighbour=seat,
    )


def cell(scene: SevenWondersScene, seat: int, number: int, family: str, room: float) -> tuple[str, float]:
    thing = CARDS[number]
    parts = [part for row in effect_rows(thing.effects) for part in row]
    drawn, wide = tiny(LOOK, family, parts, CELL, room)
    offers = scene.targets.at(BUILT, seat, number)
    name = name_of((BUILT, seat, number))
    lit = scene.lights(name, bool(offers), wide, CELL, 4)
    keys = scene.piece_key("card", seat, thing.id)
    return scene.thing(name, scene.about(thing), offers, drawn, lit, data_card=thing.id, data_owner=seat, **keys), wide


def stage_cell(scene: SevenWondersScene, seat: int, number: int, width: float) -> str:
    """A stage as one little box: tick and tint when it stands."""
    city, words = scene.city(seat), scene.words
    built = bool(city.stages >> number & 1)
    thing = shown_stage(scene, seat, number)
    wide = width - 4
    out = [box(0, 0, wide, 34, 5, "foot-free" if built else "slot")]
    if built:
        out.append(box(0, 0, wide, 34, 5, "card-edge"))
        out.append(LOOK.sign("check", wide - 9, 8, 12, "good"))
    out.append(fitted_rows(LOOK, effect_rows(thing.effects), wide / 2, 18, 13.5, wide - (14 if built else 6), 28))
    offers = scene.targets.at(STAGES, seat, number)
    out.append(scene.lights(name_of((STAGES, seat, number)), bool(offers), wide, 34, 5))
    name = words("draw-stage-built" if built else "draw-stage", stage=number + 1)
    return scene.thing(
        name_of((STAGES, seat, number)),
        f"{name}: {scene.about_stage(thing)}",
        offers,
        *out,
        transform=f"translate({number * width:.1f} 0)",
        data_stage=number + 1,
        data_owner=seat,
        data_built="yes" if built else None,
    )


# Everybody


def summary(scene: SevenWondersScene, seat: int, width: float, height: float) -> str:
    """One city in three lines."""
    words, city = scene.words, scene.city(seat)
    board = scene.board(seat)
    offers = scene.targets.at(SEAT, number=seat)
    out = [box(0, 0, width, height, 8, "tile-now" if seat == scene.reader else "panel"), edge(scene, seat, height)]
    shift = max(0.0, min(10.0, (height - ROW) / 3))
    y = 22 + shift / 2
    out.append(badge(scene.colour(seat), 25, y - 1, 11.5))
    right = width - 10
    for label, now in states(scene, seat):
        drawn, wide = tag(label, 0, y + 3, 11, now=now)
        right -= wide
        out.append(moved(right, 0, drawn))
        right -= 5
    name, size = fitting(scene.owner(seat), 16, right - 46)
    out.append(text(name, 43, y + 4, size, "serif"))
    y += 26 + shift
    x = 14.0
    for parts, what, count in holdings(scene, seat):
        wide = LOOK.line_width(parts, 13.5) + 5
        if x + wide <= width - 60 and what != "points":
            out.append(
                group(LOOK.line_of(parts, x, y + 5, 13.5, "start"), title=words(f"draw-has-{what}", count=count))
            )
            x += wide + 3
    if board is not None:
        out.append(dots(scene, seat, len(board.stages), width - 12, y))
    y += 25 + shift
    x = 14.0
    names = families(scene)
    step = min(36.0, (width - 22) / len(names))
    for colour in names:
        count = len(of_family(scene, seat, colour))
        if count:
            chip = LOOK.sign(f"f-{colour}", x + 8, y, 17) + text(str(count), x + 18, y + 5, 13, "bold")
            out.append(group(chip, title=f"{scene.family(colour)}: {count}"))
            x += step
    if board is not None and not city.cards:
        out.append(text(f"{scene.wonder(board)} {board.side}", 14, y + 5, 13, "quiet"))
    if offers:
        out.append(lamp_box(0, 0, width, height, 8, fine=True))
    title = scene.owner(seat) + (f", {scene.wonder(board)} {board.side}" if board is not None else "")
    if offers:
        title += f": {words('draw-swap-hands' if offers[0].verb == HANDS else 'draw-move-here', seat=Seat(seat))}"
    victories = ",".join(str(city.victories >> (5 * place) & 31) for place in range(3))
    return group(
        *out,
        title=title,
        data_seat=seat,
        data_coins=city.coins,
        data_shields=city.all_shields(),
        data_victories=victories,
        data_defeats=city.all_defeats(),
        data_stages=city.stage_count(),
        data_chosen_yet="yes" if city.choice is not None else None,
        **choosable(offers),
    )


def dots(scene: SevenWondersScene, seat: int, count: int, right: float, y: float) -> str:
    """The stages of a wonder as dots, filled when built."""
    city = scene.city(seat)
    step = 13.0
    out = [
        node(
            "circle",
            cx=right - (count - 1 - n) * step - 5,
            cy=y,
            r=4.6,
            cls="sign" if city.stages >> n & 1 else "nobody",
        )
        for n in range(count)
    ]
    return group(*out, title=scene.words("draw-has-stages", count=city.stage_count(), stages=count))


def states(scene: SevenWondersScene, seat: int) -> list[tuple[str, bool]]:
    """Small labels at the end of the name, and whether each calls for attention."""
    game, words, city = scene.game, scene.words, scene.city(seat)
    found: list[tuple[str, bool]] = []
    if game.is_over:
        if seat < game.seats:
            place = game.ranking()[seat]
            found.append((words("draw-place", place=place), place == 1))
    elif city.vanished:
        found.append((words("draw-absent"), False))
    elif seat in game.to_move:
        found.append((words("draw-thinks"), True))
    elif city.choice is not None:
        found.append((f"✓ {words('draw-chosen')}", False))
    if seat == scene.reader:
        found.append((words("draw-you"), False))
    elif game.is_team_game and scene.reader >= 0 and seat == game.partner(scene.reader):
        found.append((words("draw-partner"), False))
    return found
