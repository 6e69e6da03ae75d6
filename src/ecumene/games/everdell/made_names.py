"""Names of things that follow from the tables: no text writes them down, so a new row needs no new text."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.gain_text import Say, gains_name
from ecumene.games.everdell.moves import MEADOW, RESERVED, SOURCES, STATION
from ecumene.games.everdell.places import BASIC, FOREST, PLACE_NAMES, Location, is_journey, journey_length
from ecumene.games.everdell.visitors import TILE_IDS, TILES
from ecumene.games.everdell.vocabulary import (
    COPY_BASIC,
    COPY_FOREST,
    DISCARD_TO_DRAW,
    DISCARD_TO_GAIN,
    DRAW_AND_PLAY,
    GAIN,
)

#: By effect of a location: the word in the id of its short message.
SHORT: Final = {
    GAIN: "gain",
    DISCARD_TO_DRAW: "discard-to-draw",
    DISCARD_TO_GAIN: "discard-to-gain",
    COPY_BASIC: "copy-basic",
    COPY_FOREST: "copy-forest",
    DRAW_AND_PLAY: "draw-and-play",
}


def location_name(location: Location, say: Say) -> str:
    """What a visit brings, briefly: `2 twigs and 1 card`."""
    effect = location.effect
    gained = gains_name(effect.gains, say)
    figures = {"number": effect.number, "each": effect.each, "cards": effect.gains.cards}
    return say(f"short-{SHORT[effect.kind]}", list=gained, **figures)


def made_name(id: str, say: Say) -> str:
    """The name of a location, a Journey, a tile or a place for cards; empty for other things."""
    for location in [*BASIC, *FOREST]:
        if location.id == id:
            return location_name(location, say)
    if id in TILE_IDS:
        return gains_name(TILES[TILE_IDS.index(id)], say)
    if id in SOURCES and MEADOW <= SOURCES.index(id) < RESERVED:
        source = SOURCES.index(id)
        first, row = (MEADOW, "meadow") if source < STATION else (STATION, "station")
        return say(f"short-{row}", number=source - first + 1)
    if id in PLACE_NAMES and is_journey(PLACE_NAMES.index(id)):
        return say("short-journey", length=journey_length(PLACE_NAMES.index(id)))
    return ""
