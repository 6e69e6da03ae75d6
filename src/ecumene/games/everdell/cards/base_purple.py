"""Purple cards (prosperity): they bring points at the end, in the base game."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, Card
from ecumene.games.everdell.vocabulary import (
    COMMON_CONSTRUCTIONS,
    COMMON_CRITTERS,
    COUNT,
    EVENTS_ACHIEVED,
    PARTNER,
    PURPLE,
    PURPLE_CARDS,
    RESIN_AND_PEBBLES,
    UNIQUE_CONSTRUCTIONS,
    UNIQUE_CRITTERS,
    Effect,
)

CARDS: Final = (
    Card(
        "architect",
        "EV-114",
        PURPLE,
        CRITTER,
        True,
        (0, 0, 0, 4),
        2,
        2,
        Effect(COUNT, what=RESIN_AND_PEBBLES, each=1, most=6),
        free_with=("crane",),
    ),
    Card(
        "castle",
        "EV-117",
        PURPLE,
        CONSTRUCTION,
        True,
        (2, 3, 3, 0),
        4,
        2,
        Effect(COUNT, what=COMMON_CONSTRUCTIONS, each=1),
    ),
    Card(
        "ever-tree", "EV-126", PURPLE, CONSTRUCTION, True, (3, 3, 3, 0), 5, 2, Effect(COUNT, what=PURPLE_CARDS, each=1)
    ),
    Card(
        "king",
        "EV-136",
        PURPLE,
        CRITTER,
        True,
        (0, 0, 0, 6),
        4,
        2,
        Effect(COUNT, what=EVENTS_ACHIEVED, each=1),
        free_with=("castle",),
    ),
    Card(
        "palace",
        "EV-142",
        PURPLE,
        CONSTRUCTION,
        True,
        (2, 3, 3, 0),
        4,
        2,
        Effect(COUNT, what=UNIQUE_CONSTRUCTIONS, each=1),
    ),
    Card(
        "school", "EV-150", PURPLE, CONSTRUCTION, True, (2, 2, 0, 0), 2, 2, Effect(COUNT, what=COMMON_CRITTERS, each=1)
    ),
    Card(
        "theater", "EV-155", PURPLE, CONSTRUCTION, True, (3, 1, 1, 0), 3, 2, Effect(COUNT, what=UNIQUE_CRITTERS, each=1)
    ),
    Card(
        "wife",
        "EV-160",
        PURPLE,
        CRITTER,
        False,
        (0, 0, 0, 2),
        2,
        4,
        Effect(COUNT, what=PARTNER, each=3),
        free_with=("farm",),
    ),
)
