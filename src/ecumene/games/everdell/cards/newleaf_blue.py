"""Blue cards (governance): they react to plays, or make plays cheaper, in the Newleaf box."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import CONSTRUCTION, CRITTER, LINK_UNIQUE, Card
from ecumene.games.everdell.vocabulary import (
    AFTER_PLAY_GIVE_CARD,
    AFTER_PLAY_MAY_DRAW,
    ALL_CARDS,
    BLUE,
    CHEAPER_BY_LEAVING,
    CONSTRUCTIONS,
    CRITTERS,
    NEWLEAF,
    Effect,
    Gains,
)

CARDS: Final = (
    Card(
        "city-hall",
        "EV-290",
        BLUE,
        CONSTRUCTION,
        True,
        (2, 1, 1, 0),
        2,
        2,
        Effect(AFTER_PLAY_GIVE_CARD, Gains(points=1, cards=1), what=CONSTRUCTIONS, optional=True),
        link=BLUE,
        box=NEWLEAF,
    ),
    Card(
        "diplomat",
        "EV-292",
        BLUE,
        CRITTER,
        True,
        (0, 0, 0, 3),
        2,
        2,
        Effect(AFTER_PLAY_GIVE_CARD, Gains(points=1, cards=1), what=CRITTERS, optional=True),
        link=BLUE,
        box=NEWLEAF,
    ),
    Card(
        "inventor",
        "EV-298",
        BLUE,
        CRITTER,
        True,
        (0, 0, 0, 2),
        1,
        3,
        Effect(CHEAPER_BY_LEAVING, what=ALL_CARDS, number=3, optional=True),
        link=BLUE,
        box=NEWLEAF,
    ),
    Card(
        "museum",
        "EV-306",
        BLUE,
        CONSTRUCTION,
        True,
        (1, 2, 1, 0),
        2,
        2,
        Effect(AFTER_PLAY_MAY_DRAW, what=ALL_CARDS, number=2, optional=True),
        link=LINK_UNIQUE,
        box=NEWLEAF,
    ),
)
