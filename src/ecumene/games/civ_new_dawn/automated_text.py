"""What the cards of an automated player do: it uses them in its own way."""

from __future__ import annotations

from ecumene.games.civ_new_dawn.list_text import Say
from ecumene.games.civ_new_dawn.tables.automated_cards import (
    A_RIVAL_CITY,
    AN_ARMY,
    ARMIES,
    ARMY_SPACES,
    CARAVAN_SPACES,
    CARAVANS,
    CITY_RANGE,
    CULTURE_TOKENS,
    PRODUCTION,
    REINFORCED_AFTER_DISTRICT,
    REINFORCED_TOKENS,
    SCIENCE_STEPS,
    TARGET_ORDER,
)
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, FIFTH, INDUSTRY, MILITARY, SCIENCE, TYPES


def auto_text(card: int, say: Say) -> str:
    """What an automated player does with that card of its row; it resolves every card as if in the fifth slot."""
    row = FOCUS[card]
    figures = card_figures(card)
    if row.attacks:
        return say(f"effect-auto-military-{row.level}-base", **figures)
    return say(f"effect-auto-{TYPES[row.type]}-{row.level}", **figures)


def card_figures(card: int) -> dict[str, int]:
    """All figures of the card; one token, step or resource stands in no table."""
    row = FOCUS[card]
    level = row.level - 1
    if row.type == CULTURE:
        return {"tokens": CULTURE_TOKENS[level], "add": 1}
    if row.type == SCIENCE:
        return {"steps": SCIENCE_STEPS, "trade": 1}
    if row.type == ECONOMY:
        return {"caravans": CARAVANS[level], "move": CARAVAN_SPACES[level], "resources": 1}
    if row.type == INDUSTRY:
        return {"production": PRODUCTION[level], "range": CITY_RANGE[level]}
    if row.type == MILITARY:
        return military_figures(card)
    return {"after": REINFORCED_AFTER_DISTRICT[level], "tokens": REINFORCED_TOKENS}


def military_figures(card: int) -> dict[str, int]:
    row = FOCUS[card]
    value = FIFTH + row.combat
    figures = {"value": value, "barbarians": value + row.against_barbarians, "tokens": REINFORCED_TOKENS}
    if row.attacks:
        return figures | {"attacks": row.attacks, "range": row.attack_range}
    level = row.level - 1
    below = dict(TARGET_ORDER[level])
    return figures | {
        "armies": ARMIES[level],
        "move": ARMY_SPACES[level],
        "city": below[A_RIVAL_CITY],
        "army": below[AN_ARMY],
    }
