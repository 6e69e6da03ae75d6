"""The words in which cards, places and events say what they do: resources, colours, and a small list of effects."""

from __future__ import annotations

from typing import Final

# Resources (EV-002), in the order in which prices are told.
TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES: Final = ("twig", "resin", "pebble", "berry")
#: Sets of resources, as bits: what may be chosen.
ANY: Final = 0b1111
#: What a Construction may cost, so what the Courthouse gives.
BUILDING_STUFF: Final = 0b0111

# Colours of cards (EV-096 to EV-100)
TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS: Final = ("tan", "green", "red", "blue", "purple")

# Boxes
BASE: Final = 0
NEWLEAF: Final = 1

# Seasons (EV-013)
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")

# Effects. First those that many cards and places share.
NOTHING: Final = 0
GAIN: Final = 1
GAIN_PER_FARM: Final = 2
GAIN_MORE_WITH_FARM: Final = 3
# Green cards
PAIRED_WITH_FARM_GAIN_ANY: Final = 4
DRAW_AND_PAIRED_GAIN_ANY: Final = 5
SPEND_FOR_POINTS: Final = 6
GIVE_FOR_POINTS: Final = 7
EXCHANGE: Final = 8
TEACH: Final = 9
STORE: Final = 10
SAVE_POINT: Final = 11
ACTIVATE_OWN: Final = 12
COPY_GREEN: Final = 13
UNLOAD: Final = 14
DRAW_ANYWHERE: Final = 15
SACRIFICE: Final = 16
POINTS_FOR_SPACES: Final = 17
GIVE_CARD_FOR_ANY: Final = 18
# Red cards
PLAY_REVEALED: Final = 20
PRAY: Final = 21
PLAY_CHEAPER: Final = 22
PLAY_FREE: Final = 23
COPY_PLACE: Final = 24
DISMANTLE: Final = 25
DONATE: Final = 26
POST: Final = 27
ACTIVATE_SEVERAL: Final = 28
COPY_RED: Final = 29
# Tan cards
PERFORM: Final = 30
GO_TO_OPPONENT: Final = 31
DELIVER: Final = 32
MOVE_WORKER: Final = 33
REPLACE_CONSTRUCTION: Final = 34
TEND_CHAPEL: Final = 35
CLEAR_MEADOW: Final = 36
DRAW_COLOUR: Final = 37
COPY_TAN: Final = 38
OPEN_SPACE: Final = 39
# Blue cards: what happens after a play, and what makes a play cheaper.
AFTER_PLAY_DRAW: Final = 40
AFTER_PLAY_MAY_DRAW: Final = 41
AFTER_PLAY_GAIN: Final = 42
AFTER_PLAY_GIVE_CARD: Final = 43
CHEAPER_BY_LEAVING: Final = 44
CHEAPER_BY_PRISONER: Final = 45
SWAP_RESOURCE: Final = 46
REPEAT_PLACE: Final = 47
# Purple cards
COUNT: Final = 50
COPY_PURPLE: Final = 51
# Places
DISCARD_TO_DRAW: Final = 60
DISCARD_TO_GAIN: Final = 61
COPY_BASIC: Final = 62
COPY_FOREST: Final = 63
DRAW_AND_PLAY: Final = 64
HAVEN_TRADE: Final = 65

# What COUNT counts at the end of the game, in one's own city or supply.
UNIQUE_CONSTRUCTIONS: Final = 0
COMMON_CONSTRUCTIONS: Final = 1
UNIQUE_CRITTERS: Final = 2
COMMON_CRITTERS: Final = 3
PURPLE_CARDS: Final = 4
COLOURS_PRESENT: Final = 5
RESIN_AND_PEBBLES: Final = 6
BERRIES: Final = 7
FIVE_SPACES: Final = 8
EVENTS_ACHIEVED: Final = 9
PARTNER: Final = 10
COUNTED: Final = (
    "unique-constructions",
    "common-constructions",
    "unique-critters",
    "common-critters",
    "purple-cards",
    "colours-present",
    "resin-and-pebbles",
    "berries",
    "five-spaces",
    "events-achieved",
    "partner",
)

# Which cards a blue card or a link looks at.
ALL_CARDS: Final = 0
CRITTERS: Final = 1
CONSTRUCTIONS: Final = 2

# From where a destination lets cards be played (EV-417).
FROM_MEADOW: Final = 0
FROM_HAND: Final = 1
FROM_STATION: Final = 2
FROM_ANYWHERE: Final = 3


class Gains:
    """What is taken at once: resources, resources of one's choice, point tokens, cards from the deck."""

    __slots__ = ("any", "berry", "cards", "pebble", "points", "resin", "twig")

    def __init__(
        self,
        twig: int = 0,
        resin: int = 0,
        pebble: int = 0,
        berry: int = 0,
        any: int = 0,
        points: int = 0,
        cards: int = 0,
    ) -> None:
        self.twig = twig
        self.resin = resin
        self.pebble = pebble
        self.berry = berry
        self.any = any
        self.points = points
        self.cards = cards

    def resource(self, resource: int) -> int:
        if resource == TWIG:
            return self.twig
        if resource == RESIN:
            return self.resin
        return self.pebble if resource == PEBBLE else self.berry


NO_GAINS: Final = Gains()


class Effect:
    """One effect and its figures. What `what`, `number` and `each` mean is said where the effect is carried out."""

    __slots__ = ("each", "gains", "kind", "most", "number", "optional", "what")

    def __init__(
        self,
        kind: int,
        gains: Gains = NO_GAINS,
        what: int = 0,
        number: int = 0,
        each: int = 0,
        most: int = 0,
        optional: bool = False,
    ) -> None:
        self.kind = kind
        self.gains = gains
        self.what = what
        self.number = number
        self.each = each
        self.most = most
        #: Worded with "may" in the rules: it can be declined.
        self.optional = optional


NO_EFFECT: Final = Effect(NOTHING)


def gain(
    twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0, any: int = 0, points: int = 0, cards: int = 0
) -> Effect:
    return Effect(GAIN, Gains(twig, resin, pebble, berry, any, points, cards))
