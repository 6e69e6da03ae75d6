"""Which wonder an automated player builds, and how it pays (CV-540, CV-541)."""

from tests.second.civ_new_dawn.automated_ways import FAR
from tests.second.civ_new_dawn.data import ERAS, NATURE, RESOURCES, WONDER_TYPES, WONDERS
from tests.second.civ_new_dawn.gains import pay_resource, spend, spendable
from tests.second.civ_new_dawn.industry import cost, sites
from tests.second.civ_new_dawn.pieces import named, wonders
from tests.second.civ_new_dawn.state import Table

WORTH = 2
OF_TYPE = {
    "Scholarly": "science",
    "Scholarly (base)": "science",
    "Moneygrubber": "economy",
    "Aesthetic": "culture",
    "Paranoid": "military",
}


def missing_wonders(agenda: str, owned: list[str]) -> int | None:
    """How many wonders an agenda still needs; none if it does not count wonders."""
    eras: list[int] = [sum(WONDERS[name]["era"] == era for name in owned) for era in ERAS]
    types: list[int] = [sum(WONDERS[name]["type"] == card_type for name in owned) for card_type in WONDER_TYPES]
    if agenda in OF_TYPE:
        return max(2 - types[WONDER_TYPES.index(OF_TYPE[agenda])], 0)
    if agenda == "Progressive":
        return sum(not number for number in eras)
    if agenda == "Prolific":
        return max(2 - max(eras), 0)
    if agenda == "Diversified":
        return max(3 - sum(number > 0 for number in types), 0)
    return None


def helpfulness(t: Table, who: str, wonder: str) -> int:
    """The fewest wonders missing afterwards for an agenda that comes nearer by this wonder (CV-541)."""
    owned, found = wonders(t, who), [FAR]
    for index, card in enumerate(t.victory):
        for agenda in card if index not in t.seats[who].marks else []:
            before, after = missing_wonders(agenda, owned), missing_wonders(agenda, [*owned, wonder])
            if before is not None and after is not None and after < before:
                found.append(after)
    return min(found)


def eligible(t: Table, who: str, wonder: str) -> list[str]:
    """The natural wonder tokens that can still be spent for it this turn."""
    own = [name for name in t.seats[who].nature if NATURE[name] in WONDERS[wonder]["resources"]]
    return [name for name in own if ("nature", name) not in t.did]


def states_on(t: Table, who: str, card: str) -> list[str]:
    """The city-state tokens on the card not used this turn."""
    return [what for what in spendable(t, who, named(t, who, card), attack=False) if what != "trade"]


def most(t: Table, who: str, card: str, wonder: str) -> int:
    """All that can be added to the production."""
    resources = sum(t.seats[who].resources[name] for name in WONDERS[wonder]["resources"])
    tokens = named(t, who, card).trade + len(states_on(t, who, card))
    return tokens + WORTH * (resources + len(eligible(t, who, wonder)))


def choose_wonder(t: Table, who: str, card: str, production: int) -> str | None:
    """The wonder on offer that is built, if one can be."""
    found = {}
    for wonder in [deck[0] for deck in t.decks.values() if deck]:
        price = cost(t, who, wonder)
        if production + most(t, who, card, wonder) >= price and sites(t, who, wonder):
            found[wonder] = (helpfulness(t, who, wonder), price)
    if not found:
        return None
    low = min(found.values())
    drawn: str = t.chance.draw_among("wonder", [wonder for wonder, key in found.items() if key == low])
    return drawn


def pay_for(t: Table, who: str, card: str, wonder: str, made: int) -> None:
    """Only while short: city-state tokens, natural wonder tokens, trade tokens, resources (CV-540)."""
    price, seat = cost(t, who, wonder), t.seats[who]
    while made < price:
        states, nature = states_on(t, who, card), eligible(t, who, wonder)
        if states:
            spend(t, who, named(t, who, card), t.chance.draw_among("city-state token to spend", states))
            made += 1
        elif nature:
            t.did.add(("nature", t.chance.draw_among("natural wonder token to spend", nature)))
            made += WORTH
        elif named(t, who, card).trade:
            spend(t, who, named(t, who, card), "trade")
            made += 1
        else:
            owned = [name for name in RESOURCES if name in WONDERS[wonder]["resources"] and seat.resources[name]]
            pay_resource(t, who, t.chance.draw_among("resource to spend", owned))
            made += WORTH
