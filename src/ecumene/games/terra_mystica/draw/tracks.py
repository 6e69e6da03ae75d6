"""The left and right of a faction board: bowls of power, shipping or range, the exchange track, the terrain cycle."""

from __future__ import annotations

import math
from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, node, text
from ecumene.draw.things import chosen_box, ghost
from ecumene.games.terra.draw.bowls import bowl
from ecumene.games.terra.draw.ground import small_hex
from ecumene.games.terra_mystica.draw.look import GROUNDS, LOOK, PALE
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.factions import EXCHANGE_POINTS, SHIPPING_POINTS
from ecumene.games.terra_mystica.house_values import movement
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS
from ecumene.games.terra_mystica.moves import EXCHANGE_TRACK, SHIPPING_TRACK
from ecumene.games.terra_mystica.tiles import RANGE_REACH
from ecumene.games.terra_mystica.tracks import price, step_left
from ecumene.games.terra_mystica.transform import spades_home

#: The height of the bowls, and of a track with its label.
BOWLS: Final = 66.0
TRACK: Final = 60.0


def bowls(scene: MysticaScene, seat: int, width: float) -> str:
    """The three bowls; tokens can be followed from one to the next."""
    own = scene.game.mats[seat].bowls
    wide = (width - 12) / 3
    out: list[str] = []
    first = 0
    for place, (name, tokens) in enumerate((("I", own.one), ("II", own.two), ("III", own.three))):
        x = place * (wide + 6)
        key = f"power-{seat}" if scene.page else ""
        # Three rows fit into a bowl.
        bottom = max(5, -(-(tokens + 3) // 3))
        inside = [
            box(x, 0, wide, BOWLS, 0, "blank"),
            text(name, x + wide / 2 - 3, 12, 12.5, "serif quiet", "end"),
            text(str(tokens), x + wide / 2 + 3, 12, 14, "bold"),
            bowl(LOOK, x, 17, wide, 46, tokens, name == "III", key, first, bottom),
        ]
        first += tokens
        title = scene.words("draw-bowl", bowl=name, power=tokens)
        thing = f"bowl-{place + 1}"
        out.append(scene.named(*inside, thing=thing, title=title, data_bowl=name, data_tokens=tokens))
    return "".join(out)


# Tracks


def rung(x: float, wide: float, words: str, colour: str, now: bool, below: list[str]) -> str:
    """A step of a track; the marker lies on the present one."""
    ink = ("on-pale-seat" if colour in PALE else "on-seat") if now else "bold"
    out = [
        box(x, 18, wide, 22, 5, f"{colour} rim" if now and colour else "rung"),
        text(words, x + wide / 2, 33.5, 12.5, ink if colour else "bold", "middle"),
    ]
    if below:
        out.append(LOOK.line_of(below, x + wide / 2, 53, 11, cls="quiet"))
    return "".join(out)


def shipping(scene: MysticaScene, seat: int, width: float) -> str:
    """The shipping track with the points of each step; the range tile or the flight of Fakirs and Dwarves."""
    own = scene.game.mats[seat]
    kind = own.kind
    steps: list[tuple[str, bool, list[str]]] = []
    if kind.skips and scene.game.merchants:
        far = movement()
        steps = [(str(at), at == own.skip, [f"{RANGE_REACH[at]}·{far[at]}"]) for at in range(1, len(RANGE_REACH))]
    elif kind.skips:
        last = max(own.skip, kind.skip_reach + kind.at_once_amount * bool(kind.skip_priests))
        steps = [(str(at), at == own.skip, []) for at in range(kind.skip_reach, last + 1)]
    else:
        for at in range(kind.shipping_start, kind.shipping_most + 1):
            points = SHIPPING_POINTS[at - kind.shipping_start - 1] if at > kind.shipping_start else 0
            steps.append((str(at), at == own.shipping, [f"+{points}", "#points"] if points else []))
    label = scene.words("draw-range" if kind.skips else "draw-shipping")
    shown = own.skip if kind.skips else own.shipping
    title = scene.words("draw-track", track=Name("range" if kind.skips else "track-shipping"), step=shown)
    return track(scene, seat, SHIPPING_TRACK, "track-shipping", title, ["#shipping", label], steps, width)


def exchange(scene: MysticaScene, seat: int, width: float) -> str:
    """What a spade costs, now and after each step."""
    own = scene.game.mats[seat]
    kind = own.kind
    steps = [
        (str(workers), step == own.exchange, [f"+{EXCHANGE_POINTS}", "#points"] if step else ["#worker"])
        for step, workers in enumerate(kind.spade_workers)
    ]
    if kind.spade_priests:
        steps = [(str(kind.spade_priests), True, ["#priest"])]
    shown = int(steps[own.exchange][0]) if steps else 0
    title = scene.words("draw-track", track=Name("track-exchange"), step=shown)
    head = ["#spade", scene.words("draw-exchange")]
    return track(scene, seat, EXCHANGE_TRACK, "track-exchange", title, head, steps, width)


def track(
    scene: MysticaScene,
    seat: int,
    number: int,
    thing: str,
    title: str,
    head: list[str],
    steps: list[tuple[str, bool, list[str]]],
    width: float,
) -> str:
    """A label, the price of the next step, and the steps."""
    own = scene.game.mats[seat]
    offers = scene.offers(seat, "track", number)
    colour = scene.colour(seat)
    label, size = fitting(head[1], 12, width * 0.55, bold=True)
    inside = [
        box(-3, -2, width + 6, TRACK, 0, "blank"),
        LOOK.sign(head[0][1:], 7, 8, 14),
        text(label, 17, 12, size, "bold"),
    ]
    if step_left(own, number):
        workers, coins, priests = price(own, number)
        amounts = ((workers, "#worker"), (coins, "#coin"), (priests, "#priest"))
        paid = [part for amount, sign in amounts if amount for part in (str(amount), sign)]
        inside.append(LOOK.line_of(paid, width, 12, 11, "end", "quiet"))
    stride = min(44.0, width / max(1, len(steps)))
    for place, (words, now, below) in enumerate(steps):
        inside.append(rung(place * stride, stride - 3, words, colour, now, below))
        if place and steps[place - 1][1] and thing in scene.chosen_things and colour:
            inside.append(ghost(badge(colour, place * stride + (stride - 3) / 2, 29, 8)))
    if not steps:
        inside.append(text("–", 4, 33, 13, "bold quiet"))
    inside.append(scene.lights(thing, bool(offers), width + 6, TRACK, 7, -3, -2))
    return scene.named(*inside, thing=thing, title=title, moves=offers, data_track=thing[6:])


# Terrains


def cycle(scene: MysticaScene, seat: int, size: float) -> str:
    """The terrain cycle as the board shows it: home on top, and what each terrain takes to become home."""
    own = scene.game.mats[seat]
    middle = size / 2
    radius = size * 0.375
    small = size * 0.135
    home = own.ring if own.ring >= 0 else own.terrain
    start = home if 0 <= home < CYCLE else 0
    out = [node("circle", cx=middle, cy=middle, r=radius, cls="cycle")]
    for step in range(CYCLE):
        terrain = (start + step) % CYCLE
        angle = 2 * math.pi * step / CYCLE
        x, y = middle + radius * math.sin(angle), middle - radius * math.cos(angle)
        out.append(terrain_tile(scene, seat, terrain, x, y, small))
    colour = scene.colour(seat)
    if colour:
        out.append(badge(colour, middle, middle, size * 0.1))
    return "".join(out)


def terrain_tile(scene: MysticaScene, seat: int, terrain: int, x: float, y: float, radius: float) -> str:
    own = scene.game.mats[seat]
    thing = f"terrain-{TERRAINS[terrain]}"
    offers = scene.offers(seat, "terrain", terrain)
    tile, motif = small_hex(LOOK, GROUNDS[terrain], x, y, radius)
    locked = own.kind.unlocks and own.terrain >= 0 and not own.unlocked >> terrain & 1
    inside = [node("g", tile, motif, cls="locked" if locked else "")]
    settled = own.terrain >= 0 and (own.kind.kind == 0 or own.ring >= 0 or own.kind.unlocks or own.terrain < CYCLE)
    spades = spades_home(own, terrain) if settled and not own.kind.unlocks and ready(scene, seat) else 0
    if locked:
        inside.append(LOOK.sign("lock", x, y, radius * 0.9))
    elif spades:
        inside.append(LOOK.chip([str(spades), "#spade"], x, y + radius * 0.95, radius * 0.52))
    elif terrain in (own.ring, own.terrain):
        inside.append(node("circle", cx=x, cy=y, r=radius * 1.12, cls="home"))
    side = radius * 2.3
    if thing in scene.chosen_things:
        inside.append(chosen_box(x - side / 2, y - side / 2, side, side, side / 2))
    else:
        inside.append(scene.lights(thing, bool(offers), side, side, side / 2, x - side / 2, y - side / 2))
    title = scene.noun(TERRAINS[terrain])
    return scene.named(*inside, thing=thing, title=title, moves=offers, data_choice=TERRAINS[terrain])


def ready(scene: MysticaScene, seat: int) -> bool:
    """Is it known what the seat calls home? Ice and volcano factions choose where to start."""
    own = scene.game.mats[seat]
    return own.terrain >= 0 and (own.terrain < CYCLE or own.ring >= 0)
