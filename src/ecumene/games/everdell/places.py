"""The places for workers on the board: Basic and Forest locations, Haven, Journey, Knoll, Station."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.vocabulary import (
    BASE,
    COPY_BASIC,
    COPY_FOREST,
    DISCARD_TO_DRAW,
    DISCARD_TO_GAIN,
    DRAW_AND_PLAY,
    NEWLEAF,
    Effect,
    Gains,
    gain,
)


class Location:
    """A Basic or a Forest location: what a visit brings, and whether only one worker may stand there."""

    __slots__ = ("box", "effect", "id", "rule", "shared")

    def __init__(self, id: str, rule: str, effect: Effect, shared: bool = False, box: int = BASE) -> None:
        self.id = id
        self.rule = rule
        self.effect = effect
        self.shared = shared
        self.box = box


#: In the order of the board; `basic-1` is the first one (EV-021 to EV-028).
BASIC: Final[list[Location]] = [
    Location("basic-1", "EV-021", gain(twig=3)),
    Location("basic-2", "EV-022", gain(twig=2, cards=1), shared=True),
    Location("basic-3", "EV-023", gain(resin=2)),
    Location("basic-4", "EV-024", gain(resin=1, cards=1), shared=True),
    Location("basic-5", "EV-025", gain(cards=2, points=1), shared=True),
    Location("basic-6", "EV-026", gain(pebble=1)),
    Location("basic-7", "EV-027", gain(berry=1, cards=1)),
    Location("basic-8", "EV-028", gain(berry=1), shared=True),
]

#: The Forest cards of both boxes; three or four of them are in a game.
FOREST: Final[list[Location]] = [
    Location("forest-2berry-1card", "EV-035", gain(berry=2, cards=1)),
    Location("forest-2any", "EV-036", gain(any=2)),
    Location("forest-discard-draw-double", "EV-037", Effect(DISCARD_TO_DRAW, each=2)),
    Location("forest-copy-basic-1card", "EV-038", Effect(COPY_BASIC, Gains(cards=1))),
    Location("forest-3card-1pebble", "EV-039", gain(pebble=1, cards=3)),
    Location("forest-1twig-1resin-1berry", "EV-040", gain(twig=1, resin=1, berry=1)),
    Location("forest-3berry", "EV-041", gain(berry=3)),
    Location("forest-2resin-1twig", "EV-042", gain(twig=1, resin=2)),
    Location("forest-2card-1any", "EV-043", gain(any=1, cards=2)),
    Location("forest-discard3-gain-any", "EV-044", Effect(DISCARD_TO_GAIN, number=3, each=1)),
    Location("forest-2meadow-play1-minus1", "EV-045", Effect(DRAW_AND_PLAY, number=2, each=1)),
    Location("forest-4twig", "EV-283", gain(twig=4), box=NEWLEAF),
    Location("forest-2twig-1resin", "EV-284", gain(twig=2, resin=1), box=NEWLEAF),
    Location("forest-copy-forest", "EV-285", Effect(COPY_FOREST), box=NEWLEAF),
]


def forest_effect(kind: int) -> Effect:
    """The effect of the Forest card of that kind: its figures stand in the table above and nowhere else."""
    for location in FOREST:
        if location.effect.kind == kind:
            return location.effect
    raise LookupError(kind)


# The numbers of places. Events and cards in cities are places too: events from EVENT_PLACE on, and a card in a city is
# CARD_PLACE and its own number.
FIRST_BASIC: Final = 0
FIRST_FOREST: Final = 8
MOST_FOREST: Final = 4
HAVEN: Final = 12
JOURNEY_5: Final = 13
JOURNEY_4: Final = 14
JOURNEY_3: Final = 15
JOURNEY_2: Final = 16
KNOLL: Final = 17
STATION: Final = 18
BOARD_PLACES: Final = 19
#: Where a worker stands whose card has left the city (EV-351).
NOWHERE: Final = 31
EVENT_PLACE: Final = 32
CARD_PLACE: Final = 64

PLACE_NAMES: Final = (
    *("basic-1", "basic-2", "basic-3", "basic-4", "basic-5", "basic-6", "basic-7", "basic-8"),
    *("forest-1", "forest-2", "forest-3", "forest-4"),
    *("haven", "journey-5", "journey-4", "journey-3", "journey-2", "knoll", "station"),
)


def is_journey(place: int) -> bool:
    return JOURNEY_5 <= place <= JOURNEY_2


def journey_length(place: int) -> int:
    """How many cards the Journey costs, and how many points it brings (EV-033)."""
    return 5 - (place - JOURNEY_5)
