"""Basic and special events: what a city must have, what claiming does, and what they are worth."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.catalogue import NUMBER
from ecumene.games.everdell.vocabulary import BASE, BERRY, BLUE, GREEN, NEWLEAF, PURPLE, RED, TAN, TWIG

# What happens on claiming.
ON_CLAIM_NOTHING: Final = 0
GIVE_RESOURCES: Final = 1
RECALL_WORKER: Final = 2
LAY_ONE_KIND: Final = 3
LAY_ANY: Final = 4
SPLIT_REVEALED: Final = 5
TUCK_CITY_CRITTERS: Final = 6
TUCK_HAND_CRITTERS: Final = 7
DISCARD_CITY_CARDS: Final = 8
REAP_CHAPEL: Final = 9
PRODUCE: Final = 10
POINTS_PER_EVENT: Final = 11
DISCARD_PER_COLOUR: Final = 12

# What is counted at the end.
WORTH_PRINTED: Final = 0
WORTH_LAID: Final = 1
WORTH_BENEATH: Final = 2
WORTH_PAIRS: Final = 3
WORTH_PRISONERS: Final = 4
WORTH_WORKERS: Final = 5
WORTH_CHAPEL: Final = 6

NOT_NEEDED: Final = 0


class EventCard:
    """An event: the figures of its demand, of claiming it, and of its points."""

    __slots__ = (
        "all_colours",
        "box",
        "cards",
        "cards_in_city",
        "colours",
        "constructions",
        "counted",
        "critters",
        "each",
        "events",
        "id",
        "is_basic",
        "most",
        "on_claim",
        "points",
        "rule",
        "what",
        "worth",
    )

    def __init__(
        self,
        id: str,
        rule: str,
        points: int = 0,
        basic: bool = False,
        box: int = BASE,
        cards: tuple[str, ...] = (),
        colours: tuple[tuple[int, int], ...] = (),
        all_colours: int = NOT_NEEDED,
        cards_in_city: int = NOT_NEEDED,
        constructions: int = NOT_NEEDED,
        critters: int = NOT_NEEDED,
        events: int = NOT_NEEDED,
        on_claim: int = ON_CLAIM_NOTHING,
        what: int = 0,
        most: int = 0,
        each: int = 0,
        worth: int = WORTH_PRINTED,
        counted: str = "",
    ) -> None:
        self.id = id
        self.rule = rule
        self.points = points
        self.is_basic = basic
        self.box = box
        #: Designs that must lie in the city.
        self.cards: list[int] = [NUMBER[card] for card in cards]
        #: How many cards of a colour: pairs of colour and number.
        self.colours = colours
        self.all_colours = all_colours
        self.cards_in_city = cards_in_city
        self.constructions = constructions
        self.critters = critters
        self.events = events
        self.on_claim = on_claim
        #: A resource or a colour, by what claiming does.
        self.what = what
        self.most = most
        self.each = each
        self.worth = worth
        #: The design whose workers are counted.
        self.counted: int = NUMBER[counted] if counted else -1


EVENTS: Final[list[EventCard]] = [
    EventCard("harvest-festival", "EV-054", 3, True, colours=((GREEN, 4),)),
    EventCard("grand-tour", "EV-055", 3, True, colours=((RED, 3),)),
    EventCard("city-monument", "EV-056", 3, True, colours=((BLUE, 3),)),
    EventCard("cartographers-expedition", "EV-057", 3, True, colours=((TAN, 3),)),
    EventCard("big-city", "EV-272", 5, True, NEWLEAF, cards_in_city=15),
    EventCard("basic-3-purple", "EV-273", 3, True, NEWLEAF, colours=((PURPLE, 3),)),
    EventCard(
        "a-brilliant-marketing-plan",
        "EV-058",
        cards=("shopkeeper", "post-office"),
        on_claim=GIVE_RESOURCES,
        most=3,
        each=2,
    ),
    EventCard("a-well-run-city", "EV-059", 4, cards=("chip-sweep", "clock-tower"), on_claim=RECALL_WORKER),
    EventCard(
        "an-evening-of-fireworks",
        "EV-060",
        cards=("lookout", "miner-mole"),
        on_claim=LAY_ONE_KIND,
        what=TWIG,
        most=3,
        each=2,
        worth=WORTH_LAID,
    ),
    EventCard(
        "ancient-scrolls-discovered",
        "EV-061",
        cards=("historian", "ruins"),
        on_claim=SPLIT_REVEALED,
        most=5,
        each=1,
        worth=WORTH_BENEATH,
    ),
    EventCard(
        "capture-of-the-acorn-thieves",
        "EV-062",
        cards=("courthouse", "ranger"),
        on_claim=TUCK_CITY_CRITTERS,
        most=2,
        each=3,
        worth=WORTH_BENEATH,
    ),
    EventCard(
        "croak-wart-cure",
        "EV-063",
        6,
        cards=("undertaker", "barge-toad"),
        on_claim=DISCARD_CITY_CARDS,
        what=BERRY,
        most=2,
    ),
    EventCard("flying-doctor-service", "EV-064", cards=("doctor", "postal-pigeon"), each=3, worth=WORTH_PAIRS),
    EventCard(
        "graduation-of-scholars",
        "EV-065",
        cards=("teacher", "university"),
        on_claim=TUCK_HAND_CRITTERS,
        most=3,
        each=2,
        worth=WORTH_BENEATH,
    ),
    EventCard("ministering-to-miscreants", "EV-066", cards=("monk", "dungeon"), each=3, worth=WORTH_PRISONERS),
    EventCard(
        "path-of-the-pilgrims",
        "EV-067",
        cards=("monastery", "wanderer"),
        each=3,
        worth=WORTH_WORKERS,
        counted="monastery",
    ),
    EventCard(
        "performer-in-residence",
        "EV-068",
        cards=("inn", "bard"),
        on_claim=LAY_ONE_KIND,
        what=BERRY,
        most=3,
        each=2,
        worth=WORTH_LAID,
    ),
    EventCard(
        "pristine-chapel-ceiling",
        "EV-069",
        cards=("woodcarver", "chapel"),
        on_claim=REAP_CHAPEL,
        each=2,
        worth=WORTH_CHAPEL,
    ),
    EventCard(
        "remembering-the-fallen",
        "EV-070",
        cards=("cemetery", "shepherd"),
        each=3,
        worth=WORTH_WORKERS,
        counted="cemetery",
    ),
    EventCard("tax-relief", "EV-071", 3, cards=("judge", "queen"), on_claim=PRODUCE),
    EventCard("the-everdell-games", "EV-072", 9, all_colours=2),
    EventCard(
        "under-new-management",
        "EV-073",
        cards=("peddler", "general-store"),
        on_claim=LAY_ANY,
        most=3,
        worth=WORTH_LAID,
    ),
    EventCard("city-jubilee", "EV-274", 0, False, NEWLEAF, cards_in_city=10, on_claim=POINTS_PER_EVENT),
    EventCard("ever-wall-tower-constructed", "EV-275", 5, False, NEWLEAF, constructions=9),
    EventCard(
        "glow-light-festival",
        "EV-276",
        3,
        False,
        NEWLEAF,
        colours=((GREEN, 3), (TAN, 2)),
        on_claim=DISCARD_PER_COLOUR,
        what=GREEN,
        each=1,
    ),
    EventCard(
        "hot-air-balloon-race",
        "EV-277",
        4,
        False,
        NEWLEAF,
        colours=((TAN, 2), (BLUE, 2)),
        on_claim=DISCARD_PER_COLOUR,
        what=TAN,
        each=1,
    ),
    EventCard("juniper-jig-dance-contest", "EV-278", 5, False, NEWLEAF, critters=9),
    EventCard(
        "magic-show",
        "EV-279",
        4,
        False,
        NEWLEAF,
        colours=((RED, 2), (PURPLE, 2)),
        on_claim=DISCARD_PER_COLOUR,
        what=RED,
        each=1,
    ),
    EventCard(
        "royal-tea",
        "EV-280",
        4,
        False,
        NEWLEAF,
        colours=((PURPLE, 2), (GREEN, 3)),
        on_claim=DISCARD_PER_COLOUR,
        what=PURPLE,
        each=1,
    ),
    EventCard(
        "stock-market-boom",
        "EV-281",
        4,
        False,
        NEWLEAF,
        colours=((BLUE, 2), (RED, 2)),
        on_claim=DISCARD_PER_COLOUR,
        what=BLUE,
        each=1,
    ),
    EventCard("sunflower-parade", "EV-282", 5, False, NEWLEAF, events=3),
]
EVENT_NUMBER: Final[dict[str, int]] = {event.id: number for number, event in enumerate(EVENTS)}

#: Points for one resource laid on Under New Management, by resource (EV-073).
LAID_VALUE: Final = (1, 2, 2, 1)
#: Points of City Jubilee for a basic and for a special event (EV-274); also what the King counts (EV-136).
BASIC_VALUE: Final = 1
SPECIAL_VALUE: Final = 2
