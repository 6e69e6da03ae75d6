"""A slow, obvious second reading of towns: cells by name, groups by walking from neighbour to neighbour.

It keeps its own list of the towns it has seen founded, and otherwise looks only at where buildings and bridges stand.
"""

from __future__ import annotations

from collections import deque

from ecumene.games.terra_nova.game import TerraNova
from ecumene.parts.hexes import cells_in
from tests.rules.terra_nova.slow import Picture, side_of

SIDE_A = {"water-sprites", "fairies", "golems", "sun-worshippers", "leprechauns"}


class Town:
    """The cells that founded it, and the river cell under its tile if it was founded over the river."""

    def __init__(self, founders: set[str], river: str = "") -> None:
        self.founders = founders
        self.river = river


class SlowTowns:
    """The towns of all seats of one game."""

    def __init__(self, game: TerraNova) -> None:
        self.game = game
        self.picture: Picture = side_of(game)
        self.sides = {cell: set(self.picture.beside(cell)) for cell in self.picture.place}
        self.sites = [{game.land.name(site.low), game.land.name(site.high)} for site in game.land.sites]
        self.towns: list[list[Town]] = [[] for _ in range(game.seats)]

    def buildings(self, seat: int) -> dict[str, int]:
        """Each own building by its cell, with its town value (TN-260)."""
        mat = self.game.mats[seat]
        values = {self.game.land.name(cell): 1 for cell in cells_in(mat.houses)}
        values |= {self.game.land.name(cell): 2 for cell in cells_in(mat.factories)}
        return values | {self.game.land.name(cell): 3 for cell in (mat.left, mat.right) if cell >= 0}

    def adjacent(self, cell: str) -> set[str]:
        """Cells that share a side, or that a bridge of anybody joins (TN-090, TN-091, TN-267)."""
        found = set(self.sides[cell])
        for ends, owner in zip(self.sites, self.game.bridges, strict=True):
            if cell in ends and owner >= 0:
                found |= ends - {cell}
        return found

    def groups(self, seat: int) -> list[set[str]]:
        """Own buildings that hang together."""
        waiting = set(self.buildings(seat))
        found: list[set[str]] = []
        while waiting:
            start = min(waiting)
            seen = {start}
            queue = deque([start])
            while queue:
                for other in self.adjacent(queue.popleft()):
                    if other in waiting and other not in seen:
                        seen.add(other)
                        queue.append(other)
            waiting -= seen
            found.append(seen)
        return found

    def loose(self, seat: int) -> list[set[str]]:
        """Groups no building of which belongs to a town: none hangs together with a founder of one (TN-264, TN-274)."""
        founders: set[str] = set()
        for town in self.towns[seat]:
            founders |= town.founders
        return [group for group in self.groups(seat) if not group & founders]

    def suffices(self, seat: int, group: set[str]) -> bool:
        """Four buildings worth 7 (6 with the right palace of side A), and a tile left (TN-261, TN-268, TN-273)."""
        values = self.buildings(seat)
        lowered = self.game.cast(seat) in SIDE_A and self.game.mats[seat].right >= 0
        enough = sum(values[cell] for cell in group) >= (6 if lowered else 7)
        return enough and len(group) >= 4 and len(self.towns[seat]) < 4

    def due(self, seat: int) -> list[set[str]]:
        """The groups that become towns after an own action."""
        return [group for group in self.loose(seat) if self.suffices(seat, group)]

    def over(self, seat: int, river: str) -> set[str]:
        """The loose groups that touch a river cell, taken as one (TN-304)."""
        found: set[str] = set()
        for group in self.loose(seat):
            if group & self.sides[river]:
                found |= group
        return found

    def rivers(self, seat: int) -> set[str]:
        """River cells without a town tile over which the Seafarers may found a town."""
        if self.game.cast(seat) != "seafarers":
            return set()
        taken = {town.river for towns in self.towns for town in towns}
        water = {cell for cell in self.picture.place if self.picture.is_river(cell)} - taken
        return {river for river in water if self.suffices(seat, self.over(seat, river))}

    def founded(self, seat: int, cell: str) -> None:
        """A town tile was laid on a cell of the board."""
        if self.picture.is_river(cell):
            self.towns[seat].append(Town(self.over(seat, cell), cell))
        else:
            self.towns[seat] += [Town(group) for group in self.due(seat) if cell in group]
