"""Red cards (destinations): they take effect when a worker visits them, in the Newleaf box."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, LINK_UNIQUE, Card
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_SEVERAL,
    COPY_RED,
    FROM_HAND,
    FROM_STATION,
    GREEN,
    NEWLEAF,
    PLAY_CHEAPER,
    RED,
    TAN,
    Effect,
)

CARDS: Final = (
    Card(
        "chipsmith",
        "EV-289",
        RED,
        CRITTER,
        False,
        (0, 0, 0, 2),
        1,
        3,
        Effect(ACTIVATE_SEVERAL, number=2, optional=True),
        link=RED,
        box=NEWLEAF,
    ),
    Card(
        "conductor",
        "EV-291",
        RED,
        CRITTER,
        True,
        (0, 0, 0, 3),
        2,
        2,
        Effect(COPY_RED, optional=True),
        link=LINK_UNIQUE,
        box=NEWLEAF,
    ),
    Card(
        "hotel",
        "EV-297",
        RED,
        CONSTRUCTION,
        False,
        (2, 0, 1, 0),
        1,
        3,
        Effect(PLAY_CHEAPER, what=FROM_HAND, number=3, optional=True),
        link=TAN,
        box=NEWLEAF,
        open_reward=2,
    ),
    Card(
        "locomotive",
        "EV-301",
        RED,
        CONSTRUCTION,
        True,
        (2, 1, 1, 0),
        3,
        2,
        Effect(PLAY_CHEAPER, what=FROM_STATION, number=3, optional=True),
        link=GREEN,
        box=NEWLEAF,
    ),
)
