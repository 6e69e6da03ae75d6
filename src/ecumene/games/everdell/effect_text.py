"""What cards, places, events, visitors, tiles and worker abilities do, in sentences made from their rows."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.games.everdell.card import LINK_NONE, LINKS
from ecumene.games.everdell.catalogue import CARDS, EVER_TREE, FREE_WITH, OPENS_SECOND, PARTNER_OF, RANGER
from ecumene.games.everdell.effect_words import effect_words
from ecumene.games.everdell.events import (
    BASIC_VALUE,
    DISCARD_CITY_CARDS,
    DISCARD_PER_COLOUR,
    EVENTS,
    GIVE_RESOURCES,
    LAID_VALUE,
    LAY_ANY,
    LAY_ONE_KIND,
    ON_CLAIM_NOTHING,
    POINTS_PER_EVENT,
    PRODUCE,
    REAP_CHAPEL,
    RECALL_WORKER,
    SPECIAL_VALUE,
    SPLIT_REVEALED,
    TUCK_CITY_CRITTERS,
    TUCK_HAND_CRITTERS,
    WORTH_BENEATH,
    WORTH_CHAPEL,
    WORTH_LAID,
    WORTH_PAIRS,
    WORTH_PRINTED,
    WORTH_PRISONERS,
    WORTH_WORKERS,
    EventCard,
)
from ecumene.games.everdell.gain_text import amount, either, gaining, listed
from ecumene.games.everdell.places import (
    FOREST,
    HAVEN,
    JOURNEY_2,
    KNOLL,
    Location,
    is_journey,
    journey_length,
)
from ecumene.games.everdell.rows import KNOLL_CARDS
from ecumene.games.everdell.setup import SNAIL_CARDS
from ecumene.games.everdell.visitors import (
    ABILITIES,
    COLOUR_AT_LEAST,
    COLOUR_AT_MOST,
    COMMON_AT_LEAST,
    LEFTOVER,
    TILES,
    UNIQUE_AT_LEAST,
    VISITORS,
    WISHES,
    Visitor,
)
from ecumene.games.everdell.vocabulary import COLOURS, HAVEN_TRADE, RESOURCES, Effect
from ecumene.text import Words

#: By what happens on claiming, and by what an event is worth: the words in the ids of their messages.
CLAIMS: Final = {
    GIVE_RESOURCES: "give-resources",
    RECALL_WORKER: "recall-worker",
    LAY_ONE_KIND: "lay-one-kind",
    LAY_ANY: "lay-any",
    SPLIT_REVEALED: "split-revealed",
    TUCK_CITY_CRITTERS: "tuck-city-critters",
    TUCK_HAND_CRITTERS: "tuck-hand-critters",
    DISCARD_CITY_CARDS: "discard-city-cards",
    REAP_CHAPEL: "reap-chapel",
    PRODUCE: "produce",
    POINTS_PER_EVENT: "points-per-event",
    DISCARD_PER_COLOUR: "discard-per-colour",
}
WORTHS: Final = {
    WORTH_PRINTED: "printed",
    WORTH_LAID: "laid",
    WORTH_BENEATH: "beneath",
    WORTH_PAIRS: "pairs",
    WORTH_PRISONERS: "prisoners",
    WORTH_WORKERS: "workers",
    WORTH_CHAPEL: "chapel",
}


def _named(design: int) -> Name:
    return Name(CARDS[design].id)


# Cards


def card_text(design: int, words: Words) -> str:
    """What the card does, and what else its row and the tables say of it."""
    card = CARDS[design]
    parts = [words(f"card-{COLOURS[card.colour]}", effect=effect_words(card.effect, words, design))]
    if card.is_open:
        parts.append(words("card-open", points=card.open_reward))
    if card.is_permanent:
        parts.append(words("card-permanent"))
    if OPENS_SECOND[design] >= 0:
        parts.append(words("card-second-space", opener=_named(OPENS_SECOND[design])))
    if design in OPENS_SECOND:
        parts.append(words("card-opens", card=_named(OPENS_SECOND.index(design))))
    if design == RANGER:
        parts.append(words("card-second-cell"))
    if PARTNER_OF[design] >= 0:
        parts.append(words("card-partner", partner=_named(PARTNER_OF[design])))
    if not card.takes_space:
        parts.append(words("card-no-space"))
    return " ".join(parts)


def link_text(design: int, words: Words) -> str:
    """How the card is played free, or which cards it lets be played free."""
    card = CARDS[design]
    if card.link != LINK_NONE:
        link = Name(LINKS[card.link])
        if card.is_construction:
            return words("link-golden-construction", link=link)
        return words("link-golden-critter", link=link, tree=words("card-dat", card=_named(EVER_TREE)))
    if design == EVER_TREE:
        return words("link-occupied-by-any")
    if card.is_construction:
        guests = [words("card-acc", card=Name(CARDS[one].id)) for one in range(len(CARDS)) if design in FREE_WITH[one]]
        return words("link-occupied-by", list=either(guests, words))
    hosts = [words("card-dat", card=_named(one)) for one in [*FREE_WITH[design], EVER_TREE]]
    return words("link-free-with", list=either(hosts, words))


# Places and tiles


def location_text(location: Location, words: Words) -> str:
    """What a visit to a Basic or Forest location brings, and how many may be there."""
    effect = effect_words(location.effect, words)
    if location in FOREST:
        return words("place-forest", effect=effect)
    return words("place-shared" if location.shared else "place-exclusive", effect=effect)


def place_text(place: int, words: Words) -> str:
    """The same for the places of the board that are no locations: Haven, Journeys, Knoll and Station."""
    if place == HAVEN:
        return words("place-shared", effect=effect_words(Effect(HAVEN_TRADE), words))
    if is_journey(place):
        effect = words("visit-journey", length=journey_length(place))
        return words("place-shared" if place == JOURNEY_2 else "place-exclusive", effect=effect)
    visit = words("visit-knoll", number=KNOLL_CARDS) if place == KNOLL else words("visit-station")
    return words("place-once", effect=visit)


def tile_text(tile: int, words: Words) -> str:
    return words("tile-bonus", gains=gaining(TILES[tile], words))


# Events


def event_text(event: int, words: Words) -> str:
    """What the event needs, what claiming it does, and what it is worth."""
    row = EVENTS[event]
    figures: dict[str, int | str] = {"points": row.points, "most": row.most, "each": row.each}
    parts = [_needs(row, words)]
    if row.on_claim in (LAY_ONE_KIND, DISCARD_CITY_CARDS):
        figures["what"] = Name(RESOURCES[row.what])
        figures["price"] = amount(RESOURCES[row.what], row.most, words)
    elif row.on_claim == DISCARD_PER_COLOUR:
        figures["colour"] = Name(COLOURS[row.what])
    elif row.on_claim == POINTS_PER_EVENT:
        figures |= {"basic": BASIC_VALUE, "special": SPECIAL_VALUE}
    if row.on_claim != ON_CLAIM_NOTHING:
        parts.append(words(f"claim-{CLAIMS[row.on_claim]}", **figures))
    if row.counted >= 0:
        figures["card"] = _named(row.counted)
    if row.on_claim == LAY_ANY:
        parts.append(words("worth-laid-any", list=_laid_values(words)))
    elif row.points or row.worth != WORTH_PRINTED:
        parts.append(words(f"worth-{WORTHS[row.worth]}", **figures))
    return " ".join(parts)


def _needs(event: EventCard, words: Words) -> str:
    if event.events:
        return words("needs-events", number=event.events)
    parts = [words("card-gen", card=_named(design)) for design in event.cards]
    parts += [words("colour-cards-gen", colour=Name(COLOURS[colour]), n=number) for colour, number in event.colours]
    if event.all_colours:
        parts.append(words("needs-each-colour", number=event.all_colours, colours=len(COLOURS)))
    if event.cards_in_city:
        parts.append(words("needs-cards", number=event.cards_in_city))
    if event.constructions:
        parts.append(words("needs-constructions", number=event.constructions))
    if event.critters:
        parts.append(words("needs-critters", number=event.critters))
    return words("needs-city", list=listed(parts, words))


def _laid_values(words: Words) -> str:
    """What resources of one's choice laid on an event are worth: those of one value together."""
    parts: list[str] = []
    for points in sorted(set(LAID_VALUE)):
        names = [name for name, value in zip(RESOURCES, LAID_VALUE, strict=True) if value == points]
        chosen = either([words("thing-acc", thing=Name(name)) for name in names], words)
        parts.append(words("worth-resources", points=points, list=chosen))
    return listed(parts, words)


# Visitors and workers


def visitor_text(visitor: int, words: Words) -> str:
    row = VISITORS[visitor]
    return words("visitor-worth", points=row.points, wish=_wish(row, words))


def _wish(visitor: Visitor, words: Words) -> str:
    """What a player must have for the visitor's points."""
    number = visitor.number
    kind = ""
    if visitor.wish in (COLOUR_AT_LEAST, COLOUR_AT_MOST):
        kind = COLOURS[visitor.what]
    elif visitor.wish == UNIQUE_AT_LEAST:
        kind = "unique"
    elif visitor.wish == COMMON_AT_LEAST:
        kind = "common"
    wanted = [RESOURCES[visitor.what]] if visitor.wish == LEFTOVER else [*RESOURCES]
    events = [words("count-basic-events", n=number)] if number else []
    if visitor.special:
        events.append(words("count-special-events", n=visitor.special))
    return words(
        f"wish-{WISHES[visitor.wish]}",
        number=number,
        colours=len(COLOURS),
        cards=words("colour-cards", colour=Name(kind), n=number) if kind else "",
        amount=listed([amount(name, number, words) for name in wanted], words),
        list=listed(events, words),
    )


def ability_text(ability: int, words: Words) -> str:
    return words(f"ability-{ABILITIES[ability]}", pile=SNAIL_CARDS)
