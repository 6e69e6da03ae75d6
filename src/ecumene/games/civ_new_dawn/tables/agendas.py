"""The victory cards and their agendas."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION

FORTIFIED: Final = 0
EXPEDITIONARY: Final = 1
INDUSTRIOUS: Final = 2
PROGRESSIVE: Final = 3
DIPLOMATIC: Final = 4
HOARDER: Final = 5
EXPANSIONIST: Final = 6
PROLIFIC: Final = 7
DEFENSIVE: Final = 8
DEVASTATING: Final = 9
PROVINCIAL: Final = 10
DIVERSIFIED: Final = 11
TECHNOPHILE: Final = 12
SCHOLARLY: Final = 13
CIVILIZED: Final = 14
MONEYGRUBBER: Final = 15
EXPLORER: Final = 16
AESTHETIC: Final = 17
POPULOUS: Final = 18
PRESERVATIONIST: Final = 19
WARMONGER: Final = 20
PARANOID: Final = 21
TECHNOPHILE_BASE: Final = 22
SCHOLARLY_BASE: Final = 23
AGENDAS: Final = (
    *("fortified", "expeditionary", "industrious", "progressive", "diplomatic", "hoarder", "expansionist", "prolific"),
    *("defensive", "devastating", "provincial", "diversified", "technophile", "scholarly", "civilized", "moneygrubber"),
    *("explorer", "aesthetic", "populous", "preservationist", "warmonger", "paranoid"),
    *("technophile-base", "scholarly-base"),
)

#: How much of what it counts an agenda asks for (CV-195, CV-323 to CV-336); of those that count nothing, 1.
NEEDED: Final = (1, 2, 5, 3, 4, 5, 6, 2, 15, 16, 4, 3, 3, 2, 8, 2, 15, 2, 5, 2, 2, 2, 24, 2)
#: The rule that states each agenda.
AGENDA_RULES: Final = (
    *("CV-195", "CV-195", "CV-329", "CV-327", "CV-323", "CV-333", "CV-324", "CV-331", "CV-326", "CV-325", "CV-328"),
    *("CV-334", "CV-330", "CV-332", "CV-335", "CV-335", "CV-335", "CV-335", "CV-336", "CV-336", "CV-336", "CV-336"),
    *("CV-337", "CV-337"),
)


class VictoryCard:
    """One or two agendas; completing one of them completes the card."""

    __slots__ = ("agendas", "is_fort", "set")

    def __init__(self, set: int, *agendas: int) -> None:
        self.set = set
        self.agendas = agendas
        self.is_fort: bool = len(agendas) == 1


VICTORY_CARDS: Final[list[VictoryCard]] = [
    VictoryCard(EXPANSION, FORTIFIED),
    VictoryCard(EXPANSION, EXPEDITIONARY),
    VictoryCard(EXPANSION, INDUSTRIOUS, PROGRESSIVE),
    VictoryCard(EXPANSION, DIPLOMATIC, HOARDER),
    VictoryCard(EXPANSION, EXPANSIONIST, PROLIFIC),
    VictoryCard(EXPANSION, DEFENSIVE, DEVASTATING),
    VictoryCard(EXPANSION, PROVINCIAL, DIVERSIFIED),
    VictoryCard(EXPANSION, TECHNOPHILE, SCHOLARLY),
    VictoryCard(BOTH, CIVILIZED, MONEYGRUBBER),
    VictoryCard(BOTH, EXPLORER, AESTHETIC),
    VictoryCard(BOTH, POPULOUS, PRESERVATIONIST),
    VictoryCard(BOTH, WARMONGER, PARANOID),
    VictoryCard(BASE, TECHNOPHILE_BASE, SCHOLARLY_BASE),
]
