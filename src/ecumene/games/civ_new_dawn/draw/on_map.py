"""What stands and lies on the map, from the ground up: goods, city-states, barbarians, tokens, cities, figures."""

from __future__ import annotations

from typing import Final

from ecumene.draw.pieces import badge, mark
from ecumene.draw.svg import group, moved, node, text
from ecumene.draw.things import trace_dots
from ecumene.games.civ_new_dawn.cities import is_mature
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.draw.chart import Chart
from ecumene.games.civ_new_dawn.draw.look import LOOK, family
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import CAPITAL, DISTRICT_SHIFT, FIRST_NATURAL, FIRST_RESOURCE, REINFORCED
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    CULTURE,
    ECONOMY,
    INDUSTRY,
    LETTERS,
    MILITARY,
    RESOURCES,
    SCIENCE,
)

#: The type whose sign a district carries.
DISTRICT_TYPES: Final = (SCIENCE, ECONOMY, MILITARY, INDUSTRY, CULTURE)
#: Below that scale the names of city-states are left to what the space says of itself.
NAMED: Final = 0.62


def on_map(scene: CivScene, chart: Chart) -> str:
    """All pieces; they let the pointer through to their space."""
    out = [
        moved(*chart.centre(position), here(scene, space, chart.scale), scale=chart.scale)
        for space, position in enumerate(scene.game.land.positions)
    ]
    out += [figures(scene, chart)]
    return group(*out, cls="through", aria_hidden="true")


def here(scene: CivScene, space: int, scale: float) -> str:
    """What lies in one space, around its centre; figures stand on top of all."""
    game = scene.game
    out: list[str] = []
    good = game.goods[space]
    if good >= FIRST_NATURAL:
        out.append(natural_wonder(good - FIRST_NATURAL, 0, -3))
    elif good >= FIRST_RESOURCE:
        out.append(node("circle", cx=0.0, cy=2.0, r=13.0, cls="puck") + LOOK.sign(RESOURCES[good - 1], 0, 2, 18))
    letter = game.land.letter[space]
    if letter >= 0 and game.barbarians[letter] != space and not game.tokens[space] and not game.cities[space]:
        out.append(lair(LETTERS[letter], 0 if not good else 20, 2 if not good else -12))
    if game.states[space]:
        out.append(state_token(game.states[space] - 1, 0, -2, 33))
        if scale >= NAMED:
            label = scene.words.name(CITY_STATES[game.states[space] - 1].id)
            out.append(text(label, 0, -20, 11 / min(1.0, scale) ** 0.5, "state-name", "middle"))
    shift = -8.0 if stands(scene, space) else 0.0
    token = game.tokens[space]
    if game.wonders[space]:
        kind = family(WONDERS[game.wonders[space] - 1].type)
        out.append(node("g", LOOK.use("s-wonder", shift - 25, -29, 50, cls="plinth"), cls=kind))
    if token:
        out.append(control(scene, token, shift, 0 if not game.wonders[space] else 2))
    seat = game.city_owner(space)
    if seat >= 0:
        out.append(city(scene, seat, space, shift, -2))
    for letter, where in enumerate(game.barbarians):
        if where == space:
            key = scene.piece_key("barbarian", LETTERS[letter])
            out.append(node("g", barbarian(LETTERS[letter], 0 if not seat >= 0 else 14, 0), **key))
    return "".join(out)


def stands(scene: CivScene, space: int) -> bool:
    """Is a figure there?"""
    return any(space in player.armies or space in player.caravans for player in scene.game.players)


# Pieces, each centred on (x, y)


def lair(letter: str, x: float, y: float) -> str:
    """Where a barbarian comes from; it is not there now."""
    ring = node("circle", cx=x, cy=y, r=9.5, cls="lair-bed") + node("circle", cx=x, cy=y, r=9.5, cls="lair")
    return ring + text(letter, x, y + 4.2, 12, "lair-ink", "middle")


def natural_wonder(number: int, x: float, y: float, size: float = 33) -> str:
    """A violet medal with the resource it stands for at its corner."""
    resource = RESOURCES[NATURAL_WONDERS[number][1]]
    return LOOK.sign("nature", x, y, size) + LOOK.sign(resource, x + size * 0.42, y + size * 0.36, size * 0.52)


def state_token(state: int, x: float, y: float, size: float) -> str:
    kind = CITY_STATES[state]
    frame = LOOK.use(f"frame-{kind.frame}", x - size / 2, y - size / 2, size, cls="state-frame")
    disc = node("circle", cx=float(x), cy=float(y), r=size * 0.29, cls=family(kind.type))
    sign = size * 0.38
    return frame + disc + LOOK.use(family(kind.type), x - sign / 2, y - sign / 2, sign, cls="on-dark")


def barbarian(letter: str, x: float, y: float, size: float = 31) -> str:
    return LOOK.sign("barbarian", x, y, size) + text(letter, x, y + size * 0.17, size * 0.46, "barbarian-ink", "middle")


def control(scene: CivScene, token: int, x: float, y: float) -> str:
    """A control token or district; reinforced ones have battlements."""
    colour = scene.colour((token & 7) - 1)
    strong = "-2" if token & REINFORCED else ""
    district = (token >> DISTRICT_SHIFT) - 1
    if district < 0:
        return LOOK.piece(f"control{strong}", colour, x, y, 27 if strong else 25, marked=False) + mark(colour, x, y, 11)
    return district_plate(colour, district, strong, x, y, 38)


def district_plate(colour: str, district: int, strong: str, x: float, y: float, wide: float) -> str:
    """The sign of its type left, the mark of the seat right."""
    high = wide * 0.75
    shape = [LOOK.use(f"district{strong}", x - wide / 2, y - high / 2, wide, high, cls=cls) for cls in ("halo", colour)]
    ink = "mark-dark" if colour == "yellow" else "mark"
    size = wide * 0.36
    sign = LOOK.use(family(DISTRICT_TYPES[district]), x - wide * 0.34, y - size * 0.38, size, cls=ink)
    return "".join(shape) + sign + mark(colour, x + wide * 0.2, y + wide * 0.04, wide * 0.26)


def city(scene: CivScene, seat: int, space: int, x: float, y: float, size: float = 35) -> str:
    """Towers; the capital has a crown, a mature city a wall."""
    game, colour = scene.game, scene.colour(seat)
    out: list[str] = []
    if is_mature(game, seat, space):
        for cls in ("wall-bed", f"wall {colour}"):
            at = {"cx": x, "cy": y + size * 0.38, "rx": size * 0.6, "ry": size * 0.19}
            out.append(node("ellipse", **at, cls=cls))
    out.append(LOOK.piece("city", colour, x, y, size))
    if game.cities[space] & CAPITAL:
        out.append(LOOK.use("crown", x - 10.5, y - size * 0.66, 19, 12))
    return node("g", *out, **scene.piece_key("city", seat, NAMES[game.land.positions[space]]))


def figures(scene: CivScene, chart: Chart) -> str:
    """Armies and caravans, side by side where several stand, each with the badge of its seat."""
    by_space: dict[int, list[tuple[str, int, int]]] = {}
    for seat, player in enumerate(scene.game.players):
        for kind, spaces in (("army", player.armies), ("caravan", player.caravans)):
            for number, space in enumerate(spaces):
                if space != ON_CARD:
                    by_space.setdefault(space, []).append((kind, seat, number))
    out: list[str] = []
    for space, some in by_space.items():
        crowded = is_taken(scene, space)
        for place, (kind, seat, number) in enumerate(some):
            x = (14.0 if crowded else 1.0) + (place - (0 if crowded else (len(some) - 1) / 2)) * 11
            y = -4.0 + place * 5 if crowded else 0.0
            drawn = figure(scene.colour(seat), kind, x, y)
            position = scene.game.land.positions[space]
            key = scene.piece_key(kind, seat, number)
            out.append(node("g", moved(*chart.centre(position), drawn, scale=chart.scale), **key))
    return "".join(out)


def is_taken(scene: CivScene, space: int) -> bool:
    game = scene.game
    return bool(game.tokens[space] or game.cities[space] or game.states[space] or game.goods[space])


def figure(colour: str, kind: str, x: float, y: float, size: float = 29) -> str:
    return LOOK.piece(kind, colour, x, y, size, marked=False) + badge(colour, x + size * 0.24, y + size * 0.4, 6.2)


def traces(scene: CivScene, chart: Chart) -> str:
    """Dotted rings and numbers on the spaces of recent moves."""
    out: list[str] = []
    for name, numbers in scene.traces.items():
        if not name.startswith("space-") or name[6:] not in NAMES:
            continue
        position = NAMES.index(name[6:])
        if scene.game.land.at[position] < 0:
            continue
        x, y = chart.centre(position)
        out += [chart.hexagon(position, 6 * chart.scale, cls) for cls in ("trace-edge", "trace")]
        out.append(trace_dots(numbers, x + chart.radius * 0.5, y - chart.radius * 0.55, max(7.0, chart.radius * 0.22)))
    return group(*out, cls="through", aria_hidden="true") if out else ""
