"""All designs of cards in alphabetical order: a card is the number of its design in this list (EV-468)."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.card import LINK_COMMON, LINK_UNIQUE, Card
from ecumene.games.everdell.cards import (
    base_blue,
    base_green,
    base_purple,
    base_red,
    base_tan,
    newleaf_blue,
    newleaf_green,
    newleaf_purple,
    newleaf_red,
    newleaf_tan,
)


def _id(card: Card) -> str:
    return card.id


CARDS: Final[list[Card]] = sorted(
    [
        *base_tan.CARDS,
        *base_green.CARDS,
        *base_red.CARDS,
        *base_blue.CARDS,
        *base_purple.CARDS,
        *newleaf_tan.CARDS,
        *newleaf_green.CARDS,
        *newleaf_red.CARDS,
        *newleaf_blue.CARDS,
        *newleaf_purple.CARDS,
    ],
    key=_id,
)
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}

# The designs that some rule names.
AIR_BALLOON: Final[int] = NUMBER["air-balloon"]
BANK: Final[int] = NUMBER["bank"]
BARGE_TOAD: Final[int] = NUMBER["barge-toad"]
CEMETERY: Final[int] = NUMBER["cemetery"]
CHAPEL: Final[int] = NUMBER["chapel"]
CHIP_SWEEP: Final[int] = NUMBER["chip-sweep"]
CITY_HALL: Final[int] = NUMBER["city-hall"]
CLOCK_TOWER: Final[int] = NUMBER["clock-tower"]
CONDUCTOR: Final[int] = NUMBER["conductor"]
CRANE: Final[int] = NUMBER["crane"]
DIPLOMAT: Final[int] = NUMBER["diplomat"]
DUNGEON: Final[int] = NUMBER["dungeon"]
EVER_TREE: Final[int] = NUMBER["ever-tree"]
FARM: Final[int] = NUMBER["farm"]
FOOL: Final[int] = NUMBER["fool"]
FREIGHT_CAR: Final[int] = NUMBER["freight-car"]
GREENHOUSE: Final[int] = NUMBER["greenhouse"]
HUSBAND: Final[int] = NUMBER["husband"]
INNKEEPER: Final[int] = NUMBER["innkeeper"]
INVENTOR: Final[int] = NUMBER["inventor"]
JUDGE: Final[int] = NUMBER["judge"]
LOCOMOTIVE: Final[int] = NUMBER["locomotive"]
LOOKOUT: Final[int] = NUMBER["lookout"]
MAGICIAN: Final[int] = NUMBER["magician"]
MAIN_ROAD: Final[int] = NUMBER["main-road"]
MINER_MOLE: Final[int] = NUMBER["miner-mole"]
MONASTERY: Final[int] = NUMBER["monastery"]
MONK: Final[int] = NUMBER["monk"]
PHOTOGRAPHER: Final[int] = NUMBER["photographer"]
RANGER: Final[int] = NUMBER["ranger"]
RUINS: Final[int] = NUMBER["ruins"]
SHEPHERD: Final[int] = NUMBER["shepherd"]
STOREHOUSE: Final[int] = NUMBER["storehouse"]
UNDERTAKER: Final[int] = NUMBER["undertaker"]
UNIVERSITY: Final[int] = NUMBER["university"]
WIFE: Final[int] = NUMBER["wife"]

#: By design: who may share its space (EV-086, EV-312), or -1.
PARTNER_OF: Final[list[int]] = [-1] * len(CARDS)
PARTNER_OF[HUSBAND] = WIFE
PARTNER_OF[WIFE] = HUSBAND
PARTNER_OF[FARM] = GREENHOUSE
PARTNER_OF[GREENHOUSE] = FARM

#: By design: who opens its second space for a worker while in the same city, or -1 (EV-118, EV-140).
OPENS_SECOND: Final[list[int]] = [-1] * len(CARDS)
OPENS_SECOND[CEMETERY] = UNDERTAKER
OPENS_SECOND[MONASTERY] = MONK

#: By design of a Critter: the designs of Constructions that play it free (EV-076); the Ever Tree takes every Critter.
FREE_WITH: Final[list[list[int]]] = [[NUMBER[id] for id in card.free_with] for card in CARDS]


def matches(card: Card, link: int) -> bool:
    """Is it a card that the link of a golden token means (EV-244, EV-245)?"""
    if link == LINK_UNIQUE:
        return card.is_unique
    if link == LINK_COMMON:
        return not card.is_unique
    return card.colour == link
