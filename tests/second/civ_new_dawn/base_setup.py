"""Set-up of the map without the expansion: core, three rounds of tiles (CV-482 to CV-485)."""

from collections.abc import Mapping
from typing import Any

from tests.second.civ_new_dawn.data import BASE_TILES, CAPITAL_TILES, MAP, TILES
from tests.second.civ_new_dawn.grid import around, candidates, footprint, lay, touched
from tests.second.civ_new_dawn.state import Command, Pos, Table, Task, need, question

HAND = 2


def lay_base(t: Table, given: Mapping[str, Any]) -> None:
    """The core, and the tiles that every player gets."""
    stars = [tile for tile in BASE_TILES if tile in CAPITAL_TILES]
    capitals = given.get("capitals") or t.chance.shuffled(stars)[: len(t.order)]
    t.capitals = dict(zip(t.order, capitals, strict=True))
    core = given.get("core")
    if not core:
        core = []
        for sort in ("natural_wonder", "city_state"):
            core += t.chance.shuffled([tile for tile in BASE_TILES if TILES[tile]["kind"] == sort])[:2]
        core = t.chance.shuffled(core)
    side = given.get("side") or ("A" if t.chance.d6("core") <= 3 else "B")
    for number, (q, r, rot) in zip(core, MAP["core_base"][side], strict=True):
        t.laid[number] = (side, rot, (q, r))
        lay(t, number, side, rot, (q, r), core=True)
    others = t.chance.shuffled([tile for tile in BASE_TILES if tile not in stars and tile not in core])
    hands = given.get("hands") or [others[HAND * at : HAND * at + HAND] for at in range(len(t.order))]
    t.hands = {name: list(hand) for name, hand in zip(t.order, hands, strict=True)}
    dealt = {*capitals, *core, *(tile for hand in t.hands.values() for tile in hand)}
    t.box_tiles = [tile for tile in BASE_TILES if tile not in dealt]


def beside_core(t: Table, pos: Pos) -> bool:
    """Whether a space of the core is next to this space."""
    return any(near in t.spaces and t.spaces[near].core for near in around(pos))


def tile_grade(t: Table, places: list[Pos]) -> int:
    """0 for a legal place (CV-484), 1 to 5 for the fallbacks of CV-485."""
    near = touched(t, places)
    if len(near) < 4:
        return 6 - len(near)
    if any(t.spaces[pos].core for pos in near):
        return 0
    return 1 if any(beside_core(t, pos) for pos in near) else 2


def ask_tile(t: Table, task: Task) -> list[Command]:
    """Each tile that may be laid in this round, in every way of the best grade there is."""
    ways = [(way, tile_grade(t, footprint(*way))) for way in candidates(t)]
    best = min(grade for _, grade in ways)
    numbers = t.hands[task.who] if task.d["round"] else [t.capitals[task.who]]
    return [("tile", number, *way) for number in numbers for way, grade in ways if grade == best]


def check_tile(t: Table, task: Task, command: Command) -> None:
    """The rule that a tile breaks."""
    numbers = t.hands[task.who] if task.d["round"] else [t.capitals[task.who]]
    need(command[1] in numbers, "CV-484", "not this tile in this round")
    need(not any(pos in t.spaces for pos in footprint(*command[2:])), "CV-395")
    need(tile_grade(t, footprint(*command[2:])) == 0, "CV-484", "not next to four spaces, one of them of the core")


@question("tile", "CV-484", ask_tile, check=check_tile)
def take_tile(t: Table, task: Task, command: Command) -> None:
    """Lay it; the capital goes on its star at once."""
    number = command[1]
    t.laid[number] = command[2:]
    places = lay(t, number, *command[2:])
    if task.d["round"]:
        t.hands[task.who].remove(number)
        return
    for pos in places:
        if t.spaces[pos].star:
            t.spaces[pos].city = task.who
            t.spaces[pos].capital = True
