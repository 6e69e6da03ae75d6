"""Red cards (destinations): they take effect when a worker visits them, in the base game."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, Card
from ecumene.games.everdell.vocabulary import (
    COPY_PLACE,
    DISMANTLE,
    DONATE,
    FROM_ANYWHERE,
    FROM_MEADOW,
    PLAY_CHEAPER,
    PLAY_FREE,
    PLAY_REVEALED,
    POST,
    PRAY,
    RED,
    Effect,
    Gains,
)

CARDS: Final = (
    Card(
        "cemetery",
        "EV-118",
        RED,
        CONSTRUCTION,
        True,
        (0, 0, 2, 0),
        0,
        2,
        Effect(PLAY_REVEALED, number=4, optional=True),
        permanent=True,
    ),
    Card("chapel", "EV-119", RED, CONSTRUCTION, True, (2, 1, 1, 0), 2, 2, Effect(PRAY, number=1, each=2)),
    Card(
        "inn",
        "EV-133",
        RED,
        CONSTRUCTION,
        False,
        (2, 1, 0, 0),
        2,
        3,
        Effect(PLAY_CHEAPER, what=FROM_MEADOW, number=3),
        open_reward=1,
    ),
    Card("lookout", "EV-137", RED, CONSTRUCTION, True, (1, 1, 1, 0), 2, 2, Effect(COPY_PLACE)),
    Card(
        "monastery",
        "EV-140",
        RED,
        CONSTRUCTION,
        True,
        (1, 1, 1, 0),
        1,
        2,
        Effect(DONATE, number=2, each=4),
        permanent=True,
    ),
    Card("post-office", "EV-144", RED, CONSTRUCTION, False, (1, 2, 0, 0), 2, 3, Effect(POST, number=2), open_reward=1),
    Card(
        "queen",
        "EV-146",
        RED,
        CRITTER,
        True,
        (0, 0, 0, 5),
        4,
        2,
        Effect(PLAY_FREE, what=FROM_ANYWHERE, most=3),
        free_with=("palace",),
    ),
    Card(
        "university", "EV-158", RED, CONSTRUCTION, True, (0, 1, 2, 0), 3, 2, Effect(DISMANTLE, Gains(any=1, points=1))
    ),
)
