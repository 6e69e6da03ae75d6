"""Which cards may be played, and how they may be paid (EV-074 to EV-078, EV-242 to EV-247)."""

from tests.second.everdell.city import card_at, has, has_room, of_kind, of_name, removable
from tests.second.everdell.data import CARDS, RESOURCES, RUGWORT, colour, cost, kind, unique
from tests.second.everdell.state import Card, Command, Seat, Table, allowed, need
from tests.second.everdell.stock import meadow_places, opponents, station_places

HELPERS = {"crane": 3, "innkeeper": 3, "inventor": 3, "judge": 0}
Way = tuple[str, ...]


def sources(t: Table, who: str) -> list[tuple[str, str]]:
    """The cards within reach of a player, each with where it lies; equal hand cards once."""
    seat = t.seats[who]
    cards = [(name, "hand") for name in sorted(set(seat.hand))]
    cards += [(name, place) for place, name in {**meadow_places(t), **station_places(t)}.items()]
    cards += [(seat.reserved, "reserved")] if seat.reserved is not None else []
    cards += [(name, "archive") for name in sorted(set(seat.archive))]
    return cards


def lies_there(t: Table, who: str, name: str, source: str) -> bool:
    """Whether the player may take the card from that place."""
    if source == "revealed":
        return name in t.aside
    return (name, source) in sources(t, who)


def shortfall(seat: Seat, price: dict[str, int]) -> int:
    """How many resources are missing."""
    return sum(max(0, number - seat.stock[resource]) for resource, number in price.items())


def affordable(seat: Seat, name: str, less: int = 0) -> bool:
    """Whether the card can be paid if its cost shrinks by `less` resources of choice."""
    return shortfall(seat, cost(name)) <= less


def swaps(seat: Seat, name: str) -> list[Command]:
    """What the Judge may replace by what, so that the card can be paid (EV-345)."""
    found: list[Command] = []
    for old in cost(name):
        for new in RESOURCES:
            price = cost(name)
            price[old] -= 1
            price[new] = price.get(new, 0) + 1
            if new != old and not shortfall(seat, price):
                found.append(("swap", old, new))
    return found


def cells(seat: Seat) -> int:
    """The cells of the Dungeon (EV-125)."""
    return 0 if not has(seat, "dungeon") else 2 if has(seat, "ranger") else 1


def check_prisoner(seat: Seat, card: Card) -> None:
    """Whether the critter may go under the Dungeon."""
    need(has(seat, "dungeon"), "EV-125", "no Dungeon")
    need(kind(card.name) == "critter", "EV-125", "only critters")
    held = len(of_name(seat, "dungeon")[0].beneath)
    need(held < cells(seat), "EV-125", "no free cell")
    need(held == 0 or card.name != "ranger", "EV-125", "the Ranger cannot fill the second cell")


def check_helper(seat: Seat, card: Card, name: str) -> None:
    """Whether a blue card of the city makes the card cheaper."""
    need(card.name in HELPERS, "EV-078", "no cost-changing card")
    if card.name == "crane":
        need(kind(name) == "construction", "EV-123")
    if card.name == "innkeeper":
        need(kind(name) == "critter", "EV-134")
    if card.name == "judge":
        need(cost(name), "EV-345", "nothing to replace")
        need(swaps(seat, name), "EV-075", "cannot be paid")


def matches(name: str, what: str) -> bool:
    """Whether a card is of the colour or the rarity that a golden link names."""
    return unique(name) == (what == "unique") if what in ("unique", "common") else colour(name) == what


def check_standard(card: Card, name: str) -> None:
    """Whether an occupied token on the construction plays the critter (EV-076, EV-242, EV-243)."""
    need(kind(name) == "critter" and kind(card.name) == "construction", "EV-076")
    need(card.token is None, "EV-077", "occupied")
    if card.name == "ever_tree":
        return
    need(CARDS[name]["set"] == "base" and CARDS[card.name]["set"] == "base", "EV-242")
    need(card.name in CARDS[name].get("with", ()), "EV-076", "does not name the critter")


def check_golden(seat: Seat, card: Card, name: str) -> None:
    """Whether a golden token on the construction plays the critter (EV-242 to EV-247)."""
    need(kind(name) == "critter" and kind(card.name) == "construction", "EV-244")
    need(seat.golden, "EV-246", "no golden token")
    need(card.token is None, "EV-247", "occupied")
    need(card.name != "ever_tree", "EV-244", "the standard token is used there")
    need("golden" in CARDS[name] or "golden" in CARDS[card.name], "EV-386")
    by_critter = "golden" in CARDS[name] and matches(card.name, CARDS[name]["golden"][1])
    by_construction = "golden" in CARDS[card.name] and matches(name, CARDS[card.name]["golden"][1])
    need(by_critter or by_construction, "EV-385", "no link")


def check_fool(t: Table, who: str) -> None:
    """Whether there is a city for the Fool (EV-129); Rugwort's always serves (EV-432)."""
    need(fool_targets(t, who), "EV-129", "no city takes the Fool")


def fool_targets(t: Table, who: str) -> list[str]:
    """The opponents with an empty space and without a Fool."""
    if t.solo:
        return [RUGWORT]
    seats = [t.seats[name] for name in opponents(t, who)]
    return [seat.name for seat in seats if has_room(seat, "fool") and not has(seat, "fool")]


def ruins_targets(seat: Seat, gone: tuple[str, ...] = ()) -> list[Card]:
    """The constructions that make way for the Ruins (EV-149, EV-418)."""
    cards = [card for card in of_kind(seat, "construction") if card in removable(seat) and card.label not in gone]
    return [card for card in cards if has_room(seat, "ruins", (*gone, card.label))]


def check_city(t: Table, who: str, name: str, gone: tuple[str, ...]) -> None:
    """Uniqueness and room, the cards `gone` having left (EV-085, EV-340, EV-084, EV-089)."""
    seat = t.seats[who]
    if name == "fool":
        check_fool(t, who)
        return
    need(not (unique(name) and has(seat, name)), "EV-340" if gone else "EV-085", "unique")
    if name == "ruins":
        need(ruins_targets(seat, gone), "EV-149", "no construction to discard")
    else:
        need(has_room(seat, name, gone), "EV-084", "no room")


def check_play(t: Table, who: str, name: str, source: str, way: Way, less: int = 0) -> None:
    """Whether the card may be played from there and paid in this way; `less` belongs to the way "minus"."""
    seat = t.seats[who]
    need(lies_there(t, who, name, source), "EV-074", "no such card there")
    gone: tuple[str, ...] = ()
    if way == ("token",):
        need(source == "reserved", "EV-253")
        need(affordable(seat, name, 1), "EV-075", "cannot be paid")
    elif way == ("pay",):
        need(source != "reserved", "EV-486", "not at the full price")
        need(affordable(seat, name), "EV-075", "cannot be paid")
    elif way == ("minus",):
        need(affordable(seat, name, less), "EV-075", "cannot be paid")
    elif way != ("free",):
        need(len(way) == 2 and way[0] in ("help", "prison", "occupy", "golden"), "EV-075", "no such way")
        card = card_at(seat, way[1])
        if card is None:
            need(False, "EV-078", "no such card in the city")
            return
        gone = check_with(seat, card, name, way[0])
    check_city(t, who, name, gone)


def check_with(seat: Seat, card: Card, name: str, way: str) -> tuple[str, ...]:
    """Whether this card of the city serves to play the card; gives the label of a card that leaves the city by it."""
    if way == "help":
        check_helper(seat, card, name)
        if card.name == "judge":
            return ()
        need(affordable(seat, name, HELPERS[card.name]), "EV-075", "cannot be paid")
        return (card.label,)
    if way == "prison":
        check_prisoner(seat, card)
        need(affordable(seat, name, 3), "EV-075", "cannot be paid")
        return (card.label,)
    if way == "occupy":
        check_standard(card, name)
    else:
        check_golden(seat, card, name)
    return ()


def ways(t: Table, who: str) -> list[Way]:
    """All ways of paying that the player's city could offer."""
    found: list[Way] = [("pay",), ("token",)]
    for card in t.seats[who].city:
        if card.name in HELPERS:
            found.append(("help", card.label))
        if kind(card.name) == "critter":
            found.append(("prison", card.label))
        elif card.token is None:
            found += [("occupy", card.label), ("golden", card.label)]
    return found


def legal_plays(t: Table, who: str) -> list[Command]:
    """The plays of the action "play a card"."""
    found: list[Command] = []
    for name, source in sources(t, who):
        for way in ways(t, who):
            if allowed(check_play, t, who, name, source, way):
                found.append(("play", name, source, *way))
    return found


def plays_by(t: Table, who: str, where: tuple[str, ...], way: str, less: int = 0, most: int = 99) -> list[Command]:
    """The plays that an effect offers: from these places (by the beginning of their names), up to `most` points."""
    found: list[Command] = []
    for name, source in sources(t, who):
        near = source.split("-")[0] in where and CARDS[name]["points"] <= most
        if near and allowed(check_play, t, who, name, source, (way,), less):
            found.append(("play", name, source, way))
    return found
