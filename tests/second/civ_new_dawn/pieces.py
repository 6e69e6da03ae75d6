"""Whose is what: friendly spaces, cities, maturity, figures, wonders, difficulty."""

from collections.abc import Iterable

from tests.second.civ_new_dawn.data import ANTANANARIVO, BASE, DIFFICULTY, DIPLOMACY, WONDERS, kind
from tests.second.civ_new_dawn.grid import neighbours, on_edge
from tests.second.civ_new_dawn.state import Focus, Pos, Table


def rivals(t: Table, who: str) -> list[str]:
    """The other players, clockwise."""
    return t.clockwise(who)[1:]


def holds(t: Table, who: str, name: str, giver: str | None = None) -> bool:
    """Whether the player holds a diplomacy card of this name (for a city-state its own name)."""
    return any(card == name and giver in (None, source) for source, card in t.seats[who].cards)


def given_by(t: Table, who: str, name: str) -> list[str]:
    """The players whose card of this name the player holds."""
    return [giver for giver, card in t.seats[who].cards if card == name and giver in t.seats]


def on_map(t: Table, state: str) -> Pos | None:
    """Where the token of a city-state lies."""
    return next((pos for pos, space in t.spaces.items() if space.state == state), None)


def available(t: Table, giver: str) -> list[str]:
    """The cards that can be had from a player or a city-state (CV-087, CV-088, CV-381)."""
    held = [name for seat in t.seats.values() for source, name in seat.cards if source == giver]
    if giver in t.seats:
        return [name for name in (BASE["diplomacy"] if t.base else DIPLOMACY) if name not in held]
    return [giver] if on_map(t, giver) and len(held) < 2 else []


def as_city(t: Table, who: str, pos: Pos) -> bool:
    """Whether Antananarivo, in the own turn of a holder of its card, is this space (CV-321, CV-464)."""
    return t.active == who and t.spaces[pos].state == ANTANANARIVO and holds(t, who, ANTANANARIVO)


def own_city(t: Table, who: str, pos: Pos) -> bool:
    """Whether a city of the player stands there."""
    return t.spaces[pos].city == who or as_city(t, who, pos)


def friendly(t: Table, who: str, pos: Pos) -> bool:
    """Whether the space has a city or control token of the player (CV-021)."""
    return t.spaces[pos].control == who or own_city(t, who, pos)


def owner(t: Table, pos: Pos) -> str | None:
    """The player whose city or control token stands there."""
    return t.spaces[pos].city or t.spaces[pos].control


def cities(t: Table, who: str) -> list[Pos]:
    """The spaces with own cities."""
    return [pos for pos in t.spaces if own_city(t, who, pos)]


def friendly_spaces(t: Table, who: str) -> list[Pos]:
    """All friendly spaces."""
    return [pos for pos in t.spaces if friendly(t, who, pos)]


def tokens(t: Table, who: str) -> list[Pos]:
    """The spaces with own control tokens, districts included (CV-213)."""
    return [pos for pos, space in t.spaces.items() if space.control == who]


def capital(t: Table, who: str) -> Pos:
    """The space of the own capital."""
    return next(pos for pos, space in t.spaces.items() if space.capital and space.city == who)


def figures(t: Table, pos: Pos, sort: str, owners: Iterable[str] | None = None) -> list[tuple[str, str]]:
    """The armies or caravans in a space as (owner, label)."""
    return [
        (name, label)
        for name in (t.order if owners is None else owners)
        for label, place in t.seats[name].figures.items()
        if place == pos and label.startswith(sort)
    ]


def armies(t: Table, pos: Pos) -> list[tuple[str, str]]:
    """All armies in a space."""
    return figures(t, pos, "army")


def barbarians(t: Table, pos: Pos) -> list[str]:
    """The barbarians in a space."""
    return [letter for letter, place in t.barbarians.items() if place == pos]


def empty(t: Table, pos: Pos) -> bool:
    """No token and no figure in the space (CV-342, CV-516)."""
    space = t.spaces[pos]
    held = (space.resource, space.nature, space.state, space.city, space.control, space.wonder)
    return not any(held) and not barbarians(t, pos) and not figures(t, pos, "")


def missing(t: Table, who: str, pos: Pos) -> int:
    """How many neighbours of a city are neither water nor friendly (CV-099, CV-101; Sydney Opera House).

    Open Borders of the base game names control tokens only.
    """
    friends = given_by(t, who, "Open Borders")
    sydney = controls(t, who, "Sydney Opera House")
    found = 0
    for near in neighbours(t, pos):
        space = t.spaces[near]
        held = friendly(t, who, near) or (sydney and space.control is not None)
        held = held or space.control in friends or (space.city in friends and not t.base)
        if space.terrain != "water" and not held:
            found += 1
    return found


def mature(t: Table, who: str, pos: Pos) -> bool:
    """Whether each neighbour of the city is water or friendly."""
    return own_city(t, who, pos) and not missing(t, who, pos)


def mature_cities(t: Table, who: str) -> list[Pos]:
    """The mature cities of the player."""
    return [pos for pos in cities(t, who) if mature(t, who, pos)]


def wonders(t: Table, who: str) -> list[str]:
    """The wonders the player controls now (CV-109, CV-321)."""
    return [space.wonder for pos, space in t.spaces.items() if space.wonder and friendly(t, who, pos)]


def controls(t: Table, who: str, wonder: str) -> bool:
    """Whether the player controls this wonder."""
    return any(space.wonder == wonder and friendly(t, who, pos) for pos, space in t.spaces.items())


def wonders_of(t: Table, who: str, key: str, value: str) -> int:
    """How many wonders of this type or era the player controls."""
    return sum(WONDERS[name][key] == value for name in wonders(t, who))


def beside_water(t: Table, pos: Pos) -> bool:
    """Whether a neighbour is water."""
    return any(t.spaces[near].terrain == "water" for near in neighbours(t, pos))


def terrain(t: Table, pos: Pos) -> str:
    """The terrain that counts: a fort is forest (CV-020), a natural wonder has none."""
    found = t.spaces[pos].terrain
    return "forest" if found == "fort" else found


def difficulty(t: Table, pos: Pos, who: str, purpose: str = "") -> int:
    """The difficulty of a space for a player; purposes: "place", "culture", "industry", "suburb", "move"."""
    land = t.spaces[pos].terrain
    found = DIFFICULTY[land]
    japan = t.active == who and t.seats[who].leader == "Japan" and land in {"desert", "mountains"}
    if japan and (beside_water(t, pos) or on_edge(t, pos)):
        found = min(found, 3)
    if purpose in {"culture", "industry", "suburb"} and terrain(t, pos) == "forest" and holds(t, who, "Kumasi"):
        found = 1
    if purpose == "industry" and holds(t, who, "Auckland") and beside_water(t, pos):
        found = 1
    if purpose in {"culture", "place", "suburb"} and holds(t, who, "Mohenjo Daro"):
        found = max(found - 1, 0)
    return found


def cards_of(t: Table, who: str, card_type: str) -> list[Focus]:
    """The cards of a type in the row: one, or with Oxford University none or several."""
    return [card for card in t.seats[who].row if kind(card.name) == card_type]


def named(t: Table, who: str, name: str) -> Focus:
    """A card of the row by its name, or the card that has replaced it meanwhile (CV-364)."""
    seat = t.seats[who]
    while name in seat.became:
        name = seat.became[name]
    return next(card for card in seat.row if card.name == name)
