"""Who asks in this game, told in the words of the cases: a card, a place, an event or a tile, and for what."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.step import Step
from ecumene.games.everdell.activating import BY_CHIPSMITH, BY_GARDENER
from ecumene.games.everdell.check.answers import (
    CARDS,
    CITY_CARDS,
    DISCARD,
    GOODS,
    LOCATION,
    OPTION,
    PAYMENT,
    PLAYER,
    SPOT,
    TILE,
    VISITOR,
)
from ecumene.games.everdell.check.fields import card_name, case_name
from ecumene.games.everdell.events import DISCARD_PER_COLOUR, EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.hand import (
    FOR_ANY_EACH,
    FOR_DOUBLE_DRAW,
    FOR_FULL_HAND,
    FOR_HAVEN,
    FOR_JOURNEY,
    FOR_POINTS,
)
from ecumene.games.everdell.locations import BASIC_ONLY, BOTH, FOREST_ONLY
from ecumene.games.everdell.rows import (
    AT_KNOLL,
    BY_LAMPLIGHTER,
    BY_POET,
    BY_UNDERTAKER,
    IN_FOREST,
    IN_SUMMER,
)
from ecumene.games.everdell.vocabulary import BUILDING_STUFF

#: By question: the kinds of answers that fit it.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "choose-receiver": (PLAYER,),
    "choose-ruin": (CITY_CARDS,),
    "choose-fools-city": (PLAYER,),
    "pay-price": (PAYMENT,),
    "gain-any": (OPTION, GOODS),
    "discard-cards": (DISCARD, CARDS),
    "draw-from-rows": (CARDS,),
    "play-drawn": (CARDS,),
    "choose-tile": (TILE,),
    "discard-from-rows": (CARDS, DISCARD),
    "spend-for-points": (GOODS,),
    "give-for-points": (GOODS,),
    "choose-beneficiary": (GOODS,),
    "exchange": (GOODS,),
    "keep-or-give": (CARDS,),
    "store-goods": (OPTION,),
    "unload-car": (GOODS,),
    "activate-card": (CITY_CARDS,),
    "copy-green": (CITY_CARDS,),
    "sacrifice": (CITY_CARDS,),
    "activate-green": (CITY_CARDS,),
    "copy-location": (LOCATION,),
    "dismiss-visitor": (VISITOR,),
    "invite-visitor": (VISITOR,),
    "give-away": (GOODS,),
    "recall-worker": (SPOT,),
    "lay-on-event": (GOODS,),
    "keep-revealed": (CARDS,),
    "capture-critters": (CITY_CARDS, CARDS),
    "tuck-critters": (CARDS, DISCARD),
    "pay-with-city": (CITY_CARDS,),
    "lift-worker": (SPOT,),
    "move-worker": (SPOT,),
    "play-revealed": (CARDS,),
    "choose-colour": (OPTION,),
    "copy-tan": (CARDS, CITY_CARDS),
    "play-through": (CARDS,),
    "choose-pile": (OPTION,),
    "dismantle-card": (CITY_CARDS,),
    "choose-donee": (PLAYER,),
    "donate": (GOODS,),
    "choose-addressee": (PLAYER,),
    "post-cards": (CARDS, DISCARD),
    "copy-red": (CITY_CARDS, CARDS),
    "offer-card": (CARDS,),
    "draw-or-not": (OPTION,),
    "repeat-place": (SPOT, LOCATION),
    "keep-reserved": (OPTION,),
}

#: By question: the only one who asks it. Nobody is named where the turn itself asks.
ASKERS: Final[dict[str, tuple[str, ...]]] = {
    "choose-receiver": ("shepherd",),
    "choose-ruin": ("ruins",),
    "choose-fools-city": ("fool",),
    "play-drawn": ("forest_2meadow_play1_minus1",),
    "choose-tile": ("knoll", "station"),
    "exchange": ("peddler",),
    "keep-or-give": ("teacher",),
    "store-goods": ("storehouse",),
    "unload-car": ("freight_car",),
    "activate-card": ("chip_sweep",),
    "copy-green": ("miner_mole",),
    "sacrifice": ("magician",),
    "dismiss-visitor": ("station",),
    "invite-visitor": ("station",),
    "recall-worker": ("a_well_run_city",),
    "lift-worker": ("ranger",),
    "move-worker": ("ranger", ""),
    "choose-colour": ("poet",),
    "copy-tan": ("air_balloon",),
    "choose-addressee": ("post_office",),
    "post-cards": ("post_office",),
    "copy-red": ("conductor",),
    "repeat-place": ("clock_tower",),
    "keep-reserved": ("",),
}
#: Questions of one card among several: its design tells who asks.
BY_DESIGN: Final = (
    *("spend-for-points", "give-for-points", "choose-beneficiary", "play-revealed", "play-through", "choose-pile"),
    *("dismantle-card", "choose-donee", "donate", "offer-card", "draw-or-not"),
)
#: Questions of an event among several.
BY_EVENT: Final = ("give-away", "lay-on-event", "keep-revealed", "capture-critters", "tuck-critters", "pay-with-city")
#: Who gives resources of one's choice.
GIVERS: Final = (
    *("husband", "greenhouse", "university", "magician", "tea_house", "peddler", "one_any", "haven"),
    *("forest_2any", "forest_2card_1any", "forest_discard3_gain_any", "pristine_chapel_ceiling"),
)
#: By purpose of discarded hand cards.
DISCARDERS: Final[dict[int, tuple[str, ...]]] = {
    FOR_HAVEN: ("haven",),
    FOR_DOUBLE_DRAW: ("forest_discard_draw_double",),
    FOR_ANY_EACH: ("forest_discard3_gain_any",),
    FOR_JOURNEY: ("journey_5", "journey_4", "journey_3", "journey_2"),
    FOR_POINTS: (
        "bard",
        *[case_name(event.id) for event in EVENTS if event.on_claim == DISCARD_PER_COLOUR],
    ),
    FOR_FULL_HAND: ("post_office",),
}
#: By purpose of cards drawn from Meadow and Station.
DRAWERS: Final[dict[int, tuple[str, ...]]] = {
    IN_SUMMER: ("",),
    BY_UNDERTAKER: ("undertaker",),
    IN_FOREST: ("forest_2meadow_play1_minus1",),
    BY_LAMPLIGHTER: ("lamplighter",),
    AT_KNOLL: ("knoll",),
    BY_POET: ("poet",),
}
#: By what is copied of the board.
COPIERS: Final[dict[int, tuple[str, ...]]] = {
    BASIC_ONLY: ("forest_copy_basic_1card",),
    FOREST_ONLY: ("forest_copy_forest",),
    BOTH: ("lookout",),
}
ACTIVATORS: Final[dict[int, tuple[str, ...]]] = {BY_GARDENER: ("gardener",), BY_CHIPSMITH: ("chipsmith",)}
#: By question: who then gives a resource of one's choice.
THEN_GIVES: Final[dict[str, tuple[str, ...]]] = {
    "exchange": ("peddler",),
    "offer-card": ("tea_house",),
    "sacrifice": ("magician",),
    "dismantle-card": ("university",),
    "choose-tile": ("one_any",),
    "discard-cards": ("haven", "forest_discard3_gain_any"),
}


def askers(step: Step[Any]) -> tuple[str, ...]:
    """Who may have asked this question."""
    name = step.name
    # Steps have their figures under names of their own: what they are is known by the name of the question.
    figures: Any = step
    if name in ASKERS:
        return ASKERS[name]
    if name in BY_DESIGN:
        return (card_name(figures.design),)
    if name in BY_EVENT:
        return (case_name(EVENTS[figures.event].id),)
    if name == "gain-any":
        return ("courthouse",) if figures.allowed == BUILDING_STUFF else GIVERS
    if name == "discard-cards":
        return DISCARDERS[figures.purpose]
    if name == "draw-from-rows":
        return DRAWERS[figures.purpose]
    if name == "discard-from-rows":
        return ("knoll",) if figures.knoll else ("undertaker",)
    if name == "copy-location":
        return COPIERS[figures.which]
    if name == "activate-green":
        return ACTIVATORS[figures.who]
    return ()


def left_to_choose(game: Everdell, step: Step[Any]) -> int:
    """How many choices the question and those that follow it still have; it falls by one from each to the next."""
    figures: Any = step
    if step.name == "discard-cards":
        return int(figures.most - figures.number)
    if step.name == "keep-revealed":
        return len(game.revealed_cards)
    return int(getattr(step, "left", 0))
