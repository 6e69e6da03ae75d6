"""A slow, obvious second reading of reach: cells by name, one at a time, straight from the printed rows."""

from __future__ import annotations

from collections import deque

from ecumene.games.terra_nova.game import TerraNova

OWN_DESIGN = [
    "S F S D L ~ D S F W",
    " L D F W ~ S L W L",
    "W S W D ~ L D F D ~",
    " F L ~ ~ ~ F W S ~",
    "~ ~ ~ S W ~ ~ ~ ~ D",
    " S F W L D ~ D F W",
    "W D L ~ ~ ~ W S L D",
    " F S F ~ ~ ~ ~ F W",
    "L D ~ ~ ~ F L S L S",
]
PRINTED = [
    "~ F D S F W L D ~ W",
    " ~ S L ~ ~ D F ~ D F",
    "S ~ W ~ F ~ S W ~ L",
    " D ~ ~ S W ~ L ~ W S",
    "F L D W L D ~ ~ F D",
    " W S F ~ ~ ~ S D W L",
    "~ L ~ ~ W F ~ L ~ S",
    " ~ ~ L S D S ~ ~ ~ F",
    "S F D W F L W D L ~",
]
TWO = [
    "F W D W ~ ~ D S ~",
    " L F S ~ ~ W F ~",
    "S D L ~ F S L W ~",
    " W S D ~ L D ~ ~",
    "F L ~ ~ ~ ~ ~ F L",
    " ~ ~ W D ~ S W S",
    "~ S F S L ~ D F D",
    " ~ D W ~ ~ W L S",
    "~ F L ~ ~ D F W L",
]
TERRAINS = {"L": "lake", "F": "forest", "W": "wasteland", "D": "desert", "S": "swamp", "~": "river"}


class Picture:
    """A board as it is drawn: two characters to a cell, every second row begins half a cell further right."""

    def __init__(self, rows: list[str]) -> None:
        self.place: dict[str, tuple[int, int]] = {}
        self.terrain: dict[str, str] = {}
        for row, text in enumerate(rows):
            number = 0
            for column, letter in enumerate(text):
                if letter != " ":
                    number += 1
                    name = "ABCDEFGHI"[row] + str(number)
                    self.place[name] = (row, column)
                    self.terrain[name] = TERRAINS[letter]
        self.called = {place: name for name, place in self.place.items()}

    def beside(self, name: str) -> list[str]:
        """Left and right two characters on; above and below one character to either side."""
        row, column = self.place[name]
        around = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
        return [self.called[row + r, column + c] for r, c in around if (row + r, column + c) in self.called]

    def is_river(self, name: str) -> bool:
        return self.terrain[name] == "river"

    def sail(self, home: str, value: int) -> set[str]:
        """Land found from a cell over 1 to `value` river cells in a row."""
        rowed = {home: 0}
        queue = deque([home])
        found: set[str] = set()
        while queue:
            here = queue.popleft()
            for there in self.beside(here):
                if not self.is_river(there):
                    if here != home:
                        found.add(there)
                elif there not in rowed and rowed[here] < value:
                    rowed[there] = rowed[here] + 1
                    queue.append(there)
        return found - {home}


SIDES = {"own-design": Picture(OWN_DESIGN), "printed": Picture(PRINTED), "TWO": Picture(TWO)}


def side_of(game: TerraNova) -> Picture:
    """The picture of the map on which a game is played."""
    return SIDES[str(game.options["board"]) if game.options["two_player_variant"] == "none" else "TWO"]


def reach(game: TerraNova, seat: int) -> set[str]:
    """Cells next to a building of the seat by a side or a bridge, and cells over the river within its sailing value."""
    picture = side_of(game)
    mat = game.mats[seat]
    value = mat.sailing
    if mat.bonus >= 0 and "ABCDEFGH"[mat.bonus] == "C" and game.round > 0 and not mat.passed:
        value += 1
    found: set[str] = set()
    for home in picture.place:
        if game.owner(game.land.cell(home)) != seat:
            continue
        found |= {cell for cell in picture.beside(home) if not picture.is_river(cell)}
        found |= picture.sail(home, value)
        for site, owner in zip(game.land.sites, game.bridges, strict=True):
            ends = [game.land.name(site.low), game.land.name(site.high)]
            if owner >= 0 and home in ends:
                found |= set(ends) - {home}
    return found
