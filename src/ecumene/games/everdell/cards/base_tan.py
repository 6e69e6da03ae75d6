"""Tan cards (travellers): they take effect once, when they are played, in the base game."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, Card
from ecumene.games.everdell.vocabulary import (
    CLEAR_MEADOW,
    DELIVER,
    GO_TO_OPPONENT,
    MOVE_WORKER,
    PERFORM,
    REPLACE_CONSTRUCTION,
    TAN,
    TEND_CHAPEL,
    Effect,
    Gains,
    gain,
)

CARDS: Final = (
    Card(
        "bard",
        "EV-115",
        TAN,
        CRITTER,
        True,
        (0, 0, 0, 3),
        0,
        2,
        Effect(PERFORM, number=5, each=1, optional=True),
        free_with=("theater",),
    ),
    Card("fool", "EV-129", TAN, CRITTER, True, (0, 0, 0, 3), -2, 2, Effect(GO_TO_OPPONENT), free_with=("fairgrounds",)),
    Card(
        "postal-pigeon",
        "EV-145",
        TAN,
        CRITTER,
        False,
        (0, 0, 0, 2),
        0,
        3,
        Effect(DELIVER, number=2, most=3, optional=True),
        free_with=("post-office",),
    ),
    Card("ranger", "EV-147", TAN, CRITTER, True, (0, 0, 0, 2), 1, 2, Effect(MOVE_WORKER), free_with=("dungeon",)),
    Card("ruins", "EV-149", TAN, CONSTRUCTION, False, (0, 0, 0, 0), 0, 3, Effect(REPLACE_CONSTRUCTION, Gains(cards=2))),
    Card(
        "shepherd",
        "EV-151",
        TAN,
        CRITTER,
        True,
        (0, 0, 0, 3),
        1,
        2,
        Effect(TEND_CHAPEL, Gains(berry=3), each=1),
        free_with=("chapel",),
    ),
    Card(
        "undertaker",
        "EV-157",
        TAN,
        CRITTER,
        True,
        (0, 0, 0, 2),
        1,
        2,
        Effect(CLEAR_MEADOW, number=3, each=1),
        free_with=("cemetery",),
    ),
    Card(
        "wanderer",
        "EV-159",
        TAN,
        CRITTER,
        False,
        (0, 0, 0, 2),
        1,
        3,
        gain(cards=3),
        free_with=("lookout",),
        takes_space=False,
    ),
)
