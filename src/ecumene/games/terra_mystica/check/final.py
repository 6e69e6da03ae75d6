"""The end of a recorded game: the scoring rows one by one, and all points by their reasons."""

from __future__ import annotations

from typing import Any, Final

from ecumene.cases import Difference, compare
from ecumene.games.terra_mystica import points
from ecumene.games.terra_mystica.check.shown import name_of, seat_fields
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.scoring import value
from ecumene.games.terra_mystica.snellman.vocabulary import FINAL_OF
from ecumene.games.terra_mystica.tiles import (
    CULTS,
    DEED_SPADE,
    DEED_TOWN,
    DWELLING,
    FINAL_NONE,
    POST,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
)

#: By what the rows of the final scoring call it: where the points come from.
SOURCE_OF: Final = {
    **{cult.upper(): points.CULT + number for number, cult in enumerate(CULTS)},
    "network": points.AREA,
    **dict.fromkeys(FINAL_OF, points.FINAL_TILE),
}
#: What only the conversion of all that is left changes.
STOCK: Final = ("C", "W", "P", "P1", "P2", "P3")

#: By our reasons, those of the site that belong to them; some of ours take several together, some of theirs do.
REASONS: Final = [
    (("initial",), (points.START,)),
    (("D >> 2",), (points.ROUND + DWELLING,)),
    (("TP >> 3",), (points.ROUND + POST,)),
    (("TE >> 4",), (points.ROUND + TEMPLE,)),
    (("SA/SH >> 5",), (points.ROUND + STRONGHOLD, points.ROUND + SANCTUARY)),
    (("SPADE >> 2",), (points.ROUND + DEED_SPADE,)),
    (("TOWN >> 5",), (points.ROUND + DEED_TOWN,)),
    (("BON6", "BON7", "BON9", "BON10"), (points.BONUS,)),
    (("FAV10", "FAV11"), (points.FAVOUR_BUILT,)),
    (("FAV12",), (points.FAVOUR_PASSED,)),
    (("TW",), (points.TOWN,)),
    (("advance_ship",), (points.SHIPPING_STEP,)),
    (("advance_dig",), (points.EXCHANGE_STEP,)),
    (("faction",), (points.ABILITY,)),
    (("advance_SH",), (points.STRONGHOLD_BUILT,)),
    (("SH",), (points.STRONGHOLD_PASSED,)),
    (("leech",), (points.POWER_PAID,)),
    (("convert",), (points.TOKEN_PAID, points.CONVERTED, points.RESOURCES)),
    *[((cult,), (points.CULT + number,)) for number, cult in enumerate(CULTS)],
    (("network",), (points.AREA,)),
    (tuple(FINAL_OF), (points.FINAL_TILE,)),
]
KNOWN: Final = {name for names, _ in REASONS for name in names}


class FinalScoring:
    """Our engine scores all at once; the rows show one reason and one faction after the other."""

    def __init__(self, before: TerraMystica, after: TerraMystica) -> None:
        self.before = before
        self.after = after
        #: By seat: the sources that rows have shown.
        self.shown: list[set[int]] = [set() for _ in range(before.seats)]

    def show(self, label: str, seat: int) -> None:
        """A row shows the points of a seat for what a comment named before, or for what it has left."""
        self.shown[seat].add(SOURCE_OF.get(label, points.RESOURCES))

    def fields(self, seat: int) -> dict[str, Any]:
        """The seat as it stands after the rows so far."""
        fields, at_end = seat_fields(self.before, seat), seat_fields(self.after, seat)
        gained = [
            now - then for now, then in zip(self.after.mats[seat].points, self.before.mats[seat].points, strict=True)
        ]
        fields["VP"] += sum(gained[source] for source in self.shown[seat])
        if points.RESOURCES in self.shown[seat]:
            fields.update({name: at_end[name] for name in STOCK})
        return fields


def compare_header(game: TerraMystica, header: dict[str, Any], scored: bool) -> list[Difference]:
    """The points, their reasons, and what the final scoring looked at; some logs stop before it."""
    names = [name_of(game, seat) for seat in range(game.seats)]
    found = compare("final_vp", header["final_vp"], {name: game.mats[seat].vp for seat, name in enumerate(names)})
    for seat, name in enumerate(names):
        found += compare_reasons(game, seat, header["vp_source"][name], f"vp_source.{name}")
        if scored:
            found += compare_values(game, seat, header["final_values"][name], f"final_values.{name}")
    return found


def compare_reasons(game: TerraMystica, seat: int, expected: dict[str, int], where: str) -> list[Difference]:
    own = game.mats[seat].points
    found: list[Difference] = []
    for names, sources in REASONS:
        total = sum(expected.get(name, 0) for name in names)
        label = "+".join([name for name in names if name in expected] or names[:1])
        found += compare(f"{where}.{label}", total, sum(own[source] for source in sources))
    return found + [Difference(f"{where}.{name}", points, 0) for name, points in expected.items() if name not in KNOWN]


def compare_values(game: TerraMystica, seat: int, expected: dict[str, Any], where: str) -> list[Difference]:
    actual = {"network": value(game, seat, FINAL_NONE)}
    actual.update({name: value(game, seat, tile) for name, tile in FINAL_OF.items()})
    return [
        difference
        for name, number in expected.items()
        if number is not None
        for difference in compare(f"{where}.{name}", number, actual[name])
    ]
