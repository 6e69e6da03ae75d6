"""Hexagons: neighbours, distances, edges, tiles laid on the map, holes."""

from collections.abc import Iterable

from tests.second.civ_new_dawn.data import MAP, TILES
from tests.second.civ_new_dawn.state import Pos, Space, Table

DIRECTIONS: dict[int, Pos] = {1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0), 6: (0, -1)}
"""What the numbers of the direction token mean (CV-383, CV-514)."""
OPPOSITE = {1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3}


def around(pos: Pos) -> list[Pos]:
    """The six neighbouring positions."""
    return [(pos[0] + q, pos[1] + r) for q, r in DIRECTIONS.values()]


def neighbours(t: Table, pos: Pos) -> list[Pos]:
    """The neighbouring spaces."""
    return [near for near in around(pos) if near in t.spaces]


def on_edge(t: Table, pos: Pos) -> bool:
    """Whether a neighbouring position holds no space (CV-447)."""
    return len(neighbours(t, pos)) < len(DIRECTIONS)


def within(t: Table, start: Iterable[Pos], reach: int) -> set[Pos]:
    """All spaces at most `reach` steps over spaces of any kind away (CV-343)."""
    found = set(start)
    front = set(found)
    for _ in range(reach):
        front = {near for pos in front for near in neighbours(t, pos)} - found
        found |= front
    return found


def distance(t: Table, one: Pos, other: Pos) -> int:
    """The number of steps between two spaces (CV-034)."""
    found, front, steps = {one}, {one}, 0
    while other not in found and front:
        front = {near for pos in front for near in neighbours(t, pos)} - found
        found |= front
        steps += 1
    return steps


def turned(pos: Pos, times: int) -> Pos:
    """A position turned clockwise about the origin by 60 degrees, so many times."""
    q, r = pos
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def footprint(side: str, rot: int, centre: Pos) -> list[Pos]:
    """The ten positions of a tile, space 0 first (CV-014)."""
    found = []
    for q, r in MAP["footprint"][side]:
        dq, dr = turned((q, r), rot)
        found.append((centre[0] + dq, centre[1] + dr))
    return found


def touched(t: Table, positions: Iterable[Pos]) -> set[Pos]:
    """The spaces of the map next to these positions, each once (CV-444)."""
    own = set(positions)
    return {near for pos in own for near in around(pos) if near in t.spaces and near not in own}


def lay(t: Table, number: str, side: str, rot: int, centre: Pos, core: bool = False) -> list[Pos]:
    """Put a tile on the map, without tokens yet."""
    places = footprint(side, rot, centre)
    for pos, cell in zip(places, TILES[number][side], strict=True):
        assert pos not in t.spaces
        t.spaces[pos] = Space(
            number,
            cell["terrain"] or "nature",
            core=core,
            star="capital" in cell,
            spawn=cell.get("barbarian"),
            symbol=cell.get("city_state"),
        )
    return places


def populate(t: Table, number: str, side: str, places: list[Pos]) -> None:
    """Put the tokens on the symbols of a tile (CV-178 to CV-181, CV-293, CV-493)."""
    for pos, cell in zip(places, TILES[number][side], strict=True):
        space = t.spaces[pos]
        kind = cell.get("resource")
        if kind and t.supply[kind]:
            t.supply[kind] -= 1
            space.resource = kind
        space.nature = cell.get("natural_wonder")
        if space.nature:
            t.nature_at[pos] = space.nature
        space.state = cell.get("city_state")
        if space.spawn:
            t.barbarians[space.spawn] = pos
            t.arrivals.append(space.spawn)


def candidates(t: Table) -> list[tuple[str, int, Pos]]:
    """Every way (side, rotation, centre) to lay a tile so that it touches the map and overlaps nothing."""
    border = {near for pos in t.spaces for near in around(pos) if near not in t.spaces}
    found = []
    for side in "AB":
        for rot in range(6):
            shape = footprint(side, rot, (0, 0))
            centres = {(pos[0] - q, pos[1] - r) for pos in border for q, r in shape}
            for centre in sorted(centres):
                if not any((centre[0] + q, centre[1] + r) in t.spaces for q, r in shape):
                    found.append((side, rot, centre))
    return found


def fill_holes(t: Table) -> None:
    """Fill what is enclosed on all sides with water (CV-294, CV-445)."""
    columns = [q for q, _ in t.spaces]
    rows = [r for _, r in t.spaces]
    low, high = (min(columns) - 1, min(rows) - 1), (max(columns) + 1, max(rows) + 1)
    outside = {low}
    front = [low]
    while front:
        for near in around(front.pop()):
            inside = low[0] <= near[0] <= high[0] and low[1] <= near[1] <= high[1]
            if inside and near not in outside and near not in t.spaces:
                outside.add(near)
                front.append(near)
    for q in range(low[0], high[0] + 1):
        for r in range(low[1], high[1] + 1):
            if (q, r) not in outside and (q, r) not in t.spaces:
                t.spaces[q, r] = Space("water", "water")
