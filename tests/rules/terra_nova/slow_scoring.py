"""A slow, obvious second reading of the final scoring: cells by name, one question at a time."""

from __future__ import annotations

from ecumene.games.terra_nova.game import TerraNova
from tests.rules.terra_nova.slow import Picture, side_of
from tests.rules.terra_nova.table import cells


class LastCount:
    """What every seat must get for coins and area, from the table just before the final scoring."""

    def __init__(self, game: TerraNova) -> None:
        self.druid_points: list[int] = []
        self.coin_points: list[int] = []
        for seat, mat in enumerate(game.mats):
            power, points = mat.bowls.three, 0
            while game.cast(seat) == "druids" and power >= 3:
                power -= 3
                points += 2
            coins = mat.coins + power
            self.druid_points.append(points)
            self.coin_points.append((coins - coins % 3) // 3)
        self.areas = [largest(game, seat) for seat in range(game.seats)]
        self.area_points = ranks(self.areas)


def linked(game: TerraNova, picture: Picture, one: str, other: str, sailing: int) -> bool:
    """A common side, a bridge of anybody, or at most `sailing` river cells between them."""
    if other in picture.beside(one) or other in picture.sail(one, sailing):
        return True
    for site, owner in zip(game.land.sites, game.bridges, strict=True):
        if owner >= 0 and {one, other} == {game.land.name(site.low), game.land.name(site.high)}:
            return True
    return False


def largest(game: TerraNova, seat: int) -> int:
    """Walk from building to building; the longest walk wins."""
    picture = side_of(game)
    left = cells(game.mats[seat].own, game.land)
    best = 0
    while left:
        queue = [left.pop()]
        seen = 0
        while queue:
            here = queue.pop(0)
            seen += 1
            found = {there for there in left if linked(game, picture, here, there, game.mats[seat].sailing)}
            left -= found
            queue += sorted(found)
        best = max(best, seen)
    return best


def ranks(areas: list[int]) -> list[int]:
    """Line the seats up by area, give each place its points, then let equals pool theirs."""
    line = sorted(range(len(areas)), key=lambda seat: -areas[seat])
    pay = dict(zip(line, [12, 8, 4, 0], strict=False))
    shares: list[int] = []
    for area in areas:
        equals = [seat for seat in range(len(areas)) if areas[seat] == area]
        pot = sum(pay[seat] for seat in equals)
        assert pot % len(equals) == 0
        shares.append(pot // len(equals))
    return shares
