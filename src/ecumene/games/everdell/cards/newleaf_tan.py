"""Tan cards (travellers): they take effect once, when they are played, in the Newleaf box."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, LINK_COMMON, Card
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_SEVERAL,
    COPY_TAN,
    DRAW_COLOUR,
    GREEN,
    NEWLEAF,
    OPEN_SPACE,
    TAN,
    Effect,
)

CARDS: Final = (
    Card(
        "air-balloon",
        "EV-286",
        TAN,
        CONSTRUCTION,
        False,
        (3, 0, 0, 0),
        1,
        3,
        Effect(COPY_TAN),
        link=TAN,
        box=NEWLEAF,
        takes_space=False,
    ),
    Card(
        "gardener",
        "EV-295",
        TAN,
        CRITTER,
        False,
        (0, 0, 0, 3),
        1,
        3,
        Effect(ACTIVATE_SEVERAL, number=2, optional=True),
        link=GREEN,
        box=NEWLEAF,
    ),
    Card(
        "main-road",
        "EV-303",
        TAN,
        CONSTRUCTION,
        True,
        (0, 0, 1, 0),
        0,
        4,
        Effect(OPEN_SPACE, number=1),
        link=LINK_COMMON,
        box=NEWLEAF,
        takes_space=False,
    ),
    Card(
        "poet",
        "EV-308",
        TAN,
        CRITTER,
        False,
        (0, 0, 0, 3),
        0,
        3,
        Effect(DRAW_COLOUR, each=1),
        link=LINK_COMMON,
        box=NEWLEAF,
    ),
)
