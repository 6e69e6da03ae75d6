"""The visitors of Newleaf (EV-210 to EV-241), and the tiles on the train cars (EV-200)."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.vocabulary import BERRY, BLUE, GREEN, PEBBLE, PURPLE, RED, RESIN, TAN, TWIG, Gains

# What a visitor asks for.
COLOUR_AT_LEAST: Final = 0
COLOUR_AT_MOST: Final = 1
EACH_COLOUR: Final = 2
CARDS_AT_LEAST: Final = 3
LEFTOVER: Final = 4
ONE_OF_EACH_LEFT: Final = 5
MORE_CONSTRUCTIONS: Final = 6
MORE_CRITTERS: Final = 7
UNIQUE_AT_LEAST: Final = 8
COMMON_AT_LEAST: Final = 9
ON_JOURNEY: Final = 10
BOTH_KINDS: Final = 11
EVENTS_AT_LEAST: Final = 12
POINT_TOKENS: Final = 13
ONE_COLOUR_NOT_GREEN: Final = 14
WISHES: Final = (
    *("colour-at-least", "colour-at-most", "each-colour", "cards-at-least", "leftover", "one-of-each-left"),
    *("more-constructions", "more-critters", "unique-at-least", "common-at-least", "on-journey", "both-kinds"),
    *("events-at-least", "point-tokens", "one-colour-not-green"),
)


class Visitor:
    """A visitor: points at the end if the wish is granted, otherwise none."""

    __slots__ = ("id", "number", "points", "rule", "special", "what", "wish")

    def __init__(
        self, id: str, rule: str, points: int, wish: int, what: int = 0, number: int = 0, special: int = 0
    ) -> None:
        self.id = id
        self.rule = rule
        self.points = points
        self.wish = wish
        #: A colour or a resource, by wish.
        self.what = what
        self.number = number
        #: Of EVENTS_AT_LEAST: how many special events beside `number` basic ones.
        self.special = special


VISITORS: Final[list[Visitor]] = [
    Visitor("bim-little", "EV-210", 7, COLOUR_AT_LEAST, RED, 6),
    Visitor("bosley-tedwardson", "EV-211", 9, EACH_COLOUR, 0, 2),
    Visitor("butterbell-sweetpaw", "EV-212", 6, CARDS_AT_LEAST, 0, 15),
    Visitor("diggs-deepwell", "EV-213", 6, LEFTOVER, PEBBLE, 2),
    Visitor("dillweed-quicksniff", "EV-214", 5, MORE_CONSTRUCTIONS),
    Visitor("dim-dustlight", "EV-215", 5, UNIQUE_AT_LEAST, 0, 6),
    Visitor("dip-dubble", "EV-216", 5, COLOUR_AT_LEAST, RED, 4),
    Visitor("dune-tarrington", "EV-217", 6, COLOUR_AT_LEAST, PURPLE, 6),
    Visitor("dwell-northwatch", "EV-218", 5, COLOUR_AT_LEAST, TAN, 4),
    Visitor("edvard-triptail", "EV-219", 5, EACH_COLOUR, 0, 1),
    Visitor("frin-stickly", "EV-220", 6, LEFTOVER, RESIN, 4),
    Visitor("glindil-frink", "EV-221", 4, COLOUR_AT_LEAST, PURPLE, 4),
    Visitor("iggy-silverscale", "EV-222", 7, COLOUR_AT_LEAST, TAN, 6),
    Visitor("mossy-steptoe", "EV-223", 5, COLOUR_AT_LEAST, GREEN, 5),
    Visitor("orin-nimblepaw", "EV-224", 6, ON_JOURNEY, 0, 2),
    Visitor("oscar-longtale", "EV-225", 5, MORE_CRITTERS),
    Visitor("phill-gurgle", "EV-226", 10, COLOUR_AT_MOST, GREEN, 2),
    Visitor("piff-quillglow", "EV-227", 6, LEFTOVER, TWIG, 5),
    Visitor("plum-shortclaw", "EV-228", 5, COLOUR_AT_LEAST, BLUE, 4),
    Visitor("quinn-cleanwhisker", "EV-229", 6, BOTH_KINDS, 0, 6),
    Visitor("reemy-sniggle", "EV-230", 7, EVENTS_AT_LEAST, 0, 3),
    Visitor("rivil-ablacus", "EV-231", 7, COLOUR_AT_LEAST, BLUE, 6),
    Visitor("ruby-dew", "EV-232", 8, EVENTS_AT_LEAST, 0, 0, 2),
    Visitor("saris-clearwhistle", "EV-233", 5, COMMON_AT_LEAST, 0, 6),
    Visitor("sir-trivle-q-s-marqwill-iii", "EV-234", 7, ONE_OF_EACH_LEFT, 0, 1),
    Visitor("skin-shinysnout", "EV-235", 5, POINT_TOKENS, 0, 10),
    Visitor("snout-puddlehop", "EV-236", 8, EVENTS_AT_LEAST, 0, 2, 1),
    Visitor("triss-peske", "EV-237", 6, ONE_COLOUR_NOT_GREEN, 0, 6),
    Visitor("vara-and-brun-mayberry", "EV-238", 7, UNIQUE_AT_LEAST, 0, 7),
    Visitor("wildell-family", "EV-239", 7, COMMON_AT_LEAST, 0, 9),
    Visitor("willow-greengrin", "EV-240", 7, COLOUR_AT_LEAST, TAN, 7),
    Visitor("wimble-wuffle", "EV-241", 6, LEFTOVER, BERRY, 3),
]
VISITOR_NUMBER: Final[dict[str, int]] = {visitor.id: number for number, visitor in enumerate(VISITORS)}

TILE_IDS: Final = ("one-berry", "one-resin", "one-pebble", "one-any", "two-twig", "one-vp")
#: By kind of tile: its bonus.
TILES: Final[list[Gains]] = [
    Gains(berry=1),
    Gains(resin=1),
    Gains(pebble=1),
    Gains(any=1),
    Gains(twig=2),
    Gains(points=1),
]
#: Tiles of each kind in the bag.
TILE_COPIES: Final = 3

# Worker abilities (EV-259 to EV-271)
NO_ABILITY: Final = -1
CATS: Final = 0
BATS: Final = 1
BEES: Final = 2
SNAILS: Final = 3
ABILITIES: Final = ("cats", "bats", "bees", "snails")
