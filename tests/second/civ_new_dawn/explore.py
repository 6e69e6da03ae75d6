"""Exploration: drawing and laying a tile (CV-288 to CV-298)."""

from tests.second.civ_new_dawn.grid import around, fill_holes, footprint, lay, on_edge, populate, touched
from tests.second.civ_new_dawn.pieces import empty
from tests.second.civ_new_dawn.placing import check_place, place, placings
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Space, Table, Task, need, push, question, step, todo


def of_a_tile(t: Table, pos: Pos) -> bool:
    """Whether the space belongs to a map tile, not to a fort or water token (CV-298)."""
    return t.spaces[pos].tile in t.laid


def capital_tiles(t: Table) -> set[str]:
    """The tiles with a capital on them."""
    return {space.tile for space in t.spaces.values() if space.capital}


def check_explore(t: Table, pos: Pos) -> None:
    """Whether a figure standing there may explore (CV-288, CV-297)."""
    need(t.stack_of_tiles, "CV-297", "no tile left")
    need(t.spaces[pos].tile in capital_tiles(t), "CV-288", "not a tile with a capital")
    need(on_edge(t, pos), "CV-288", "not on the edge")


def check_lay(t: Table, start: Pos, places: list[Pos]) -> None:
    """Whether a tile may lie there (CV-291)."""
    need(not any(pos in t.spaces for pos in places), "CV-395")
    near = {pos for pos in touched(t, places) if of_a_tile(t, pos)}
    need(start in near, "CV-291", "does not touch the space explored from")
    need(len(near) >= 4, "CV-291", "touches fewer than four spaces of tiles")


def ways(t: Table, start: Pos) -> list[tuple[str, int, Pos]]:
    """Every way to lay the tile."""
    free = [pos for pos in around(start) if pos not in t.spaces]
    found = set()
    for side in "AB":
        for rot in range(6):
            for q, r in footprint(side, rot, (0, 0)):
                for pos in free:
                    centre = (pos[0] - q, pos[1] - r)
                    places = footprint(side, rot, centre)
                    if any(place in t.spaces for place in places):
                        continue
                    near = {place for place in touched(t, places) if of_a_tile(t, place)}
                    if len(near) >= 4 and start in near:
                        found.add((side, rot, centre))
    return sorted(found)


@step("explore")
def explore(t: Table, task: Task) -> None:
    """Draw the bottom tile; if it fits nowhere it goes on top (CV-290, CV-292)."""
    if not t.stack_of_tiles:
        return
    number = task.d.get("tile") or t.stack_of_tiles[0]
    t.stack_of_tiles.remove(number)
    if not ways(t, task.d["pos"]):
        t.stack_of_tiles.append(number)
        return
    push(t, todo("lay", task.who, **{**task.d, "tile": number}))


def ask_lay(t: Table, task: Task) -> list[Command]:
    """Side, rotation and position (CV-427)."""
    return [("tile", *way) for way in ways(t, task.d["pos"])]


def refuse_lay(t: Table, task: Task, command: Command) -> None:
    """The rule that a place breaks."""
    check_lay(t, task.d["pos"], footprint(*command[1:]))


@question("lay", "CV-291", ask_lay, check=refuse_lay)
def take_lay(t: Table, task: Task, command: Command) -> None:
    """Lay it, populate it, fill holes; Apadana may put a token on it."""
    number = task.d["tile"]
    t.laid[number] = command[1:]
    places = lay(t, number, *command[1:])
    populate(t, number, command[1], places)
    fill_holes(t)
    if task.d.get("token"):
        push(t, todo("apadana token", task.who, tile=number))


def add_water(t: Table, pos: Pos) -> None:
    """Shipbuilding: a water token on a free position; holes are filled after the tile was laid (CV-294)."""
    t.spaces[pos] = Space("water", "water")


def ask_apadana(t: Table, task: Task) -> list[Command]:
    """Any edge space of a map tile."""
    if not t.stack_of_tiles:
        return []
    return [("from", pos) for pos in sorted(t.spaces) if of_a_tile(t, pos) and on_edge(t, pos)]


@question("apadana", "CV-449", ask_apadana)
def take_apadana(t: Table, task: Task, command: Command) -> None:
    """Explore from it."""
    push(t, todo("explore", task.who, pos=command[1], token=True))


def ask_apadana_token(t: Table, task: Task) -> list[Command]:
    """One control token on an empty space of the new tile."""

    def check(pos: Pos) -> None:
        need(t.spaces[pos].tile == task.d["tile"] and empty(t, pos), "CV-342")
        check_place(t, task.who, pos)

    return [*placings(t, task.who, "place", check), DONE]


@question("apadana token", "CV-342", ask_apadana_token)
def take_apadana_token(t: Table, task: Task, command: Command) -> None:
    """Place it."""
    if command != DONE:
        place(t, task.who, *command[1:])


def ask_astronomy(t: Table, task: Task) -> list[Command]:
    """Astronomy: one of the two bottom tiles from an edge space of the own capital tile, or none."""
    seen = t.stack_of_tiles[:2]
    if not seen:
        return []
    home = t.capitals[task.who]
    edges = [pos for pos in sorted(t.spaces) if t.spaces[pos].tile == home and on_edge(t, pos) and ways(t, pos)]
    return [*(("tile", number, pos) for number in seen for pos in edges), DONE]


@question("astronomy", "CV-465", ask_astronomy)
def take_astronomy(t: Table, task: Task, command: Command) -> None:
    """Lay it, and put the others back."""
    seen = t.stack_of_tiles[:2]
    if command != DONE:
        seen.remove(command[1])
    push(t, todo("put back", task.who, tiles=seen))
    if command != DONE:
        push(t, todo("explore", task.who, pos=command[2], tile=command[1]))


def ask_put_back(t: Table, task: Task) -> list[Command]:
    """Each tile seen goes on top or to the bottom, in any order."""
    return [("put", number, where) for number in task.d["tiles"] for where in ("top", "bottom")]


@question("put back", "CV-465", ask_put_back)
def take_put_back(t: Table, task: Task, command: Command) -> None:
    """The last one put at the bottom is the bottom one."""
    t.stack_of_tiles.remove(command[1])
    if command[2] == "top":
        t.stack_of_tiles.append(command[1])
    else:
        t.stack_of_tiles.insert(0, command[1])
    push(t, todo("put back", task.who, tiles=[number for number in task.d["tiles"] if number != command[1]]))
