"""Purple cards (prosperity): they bring points at the end, in the Newleaf box."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, Card
from ecumene.games.everdell.vocabulary import (
    BERRIES,
    BLUE,
    COLOURS_PRESENT,
    COPY_PURPLE,
    COUNT,
    FIVE_SPACES,
    GREEN,
    NEWLEAF,
    PURPLE,
    Effect,
)

CARDS: Final = (
    Card(
        "baker",
        "EV-287",
        PURPLE,
        CRITTER,
        True,
        (0, 0, 0, 3),
        2,
        2,
        Effect(COUNT, what=BERRIES, each=2, most=6),
        link=GREEN,
        box=NEWLEAF,
    ),
    Card(
        "ever-wall",
        "EV-293",
        PURPLE,
        CONSTRUCTION,
        True,
        (4, 4, 3, 0),
        6,
        2,
        Effect(COUNT, what=FIVE_SPACES, each=2),
        link=PURPLE,
        box=NEWLEAF,
        takes_space=False,
    ),
    Card(
        "library",
        "EV-300",
        PURPLE,
        CONSTRUCTION,
        True,
        (2, 1, 1, 0),
        3,
        2,
        Effect(COUNT, what=COLOURS_PRESENT, each=1),
        link=BLUE,
        box=NEWLEAF,
    ),
    Card(
        "photographer",
        "EV-307",
        PURPLE,
        CRITTER,
        True,
        (0, 0, 0, 4),
        2,
        2,
        Effect(COPY_PURPLE, optional=True),
        link=PURPLE,
        box=NEWLEAF,
    ),
)
