"""Laying out a game (EV-007 to EV-013, EV-180 to EV-193, EV-451, EV-483)."""

from collections.abc import Sequence

from tests.second.everdell.data import ABILITIES, CARDS, EVENTS, FOREST, OPENING_HANDS, RUGWORT, TILES, VISITORS
from tests.second.everdell.solo import START
from tests.second.everdell.state import Chance, Seat, Table, Worker, need, push, todo
from tests.second.everdell.stock import refill, top

WAYS = {"events-mixed", "events-two-and-two", "events-newleaf"}
OPTIONS = {
    *("station", "cards", "tickets", "reservations", "forest", "basic-events", "abilities", "named-events"),
    *("year-2", "year-3", "must-act"),
    *WAYS,
}


def deck_of(options: set[str]) -> list[str]:
    """All cards that are shuffled into the deck (EV-006, EV-181, EV-193)."""
    newleaf = bool(options & {"station", "cards"})
    names = [name for name, card in CARDS.items() if card["set"] == "base" or newleaf]
    names = [name for name in names if name != "locomotive" or "station" in options]
    return [name for name in names for _ in range(CARDS[name]["copies"])]


def forests_of(options: set[str]) -> list[str]:
    """The Forest cards that may be drawn."""
    return [place for place, forest in FOREST.items() if forest["set"] == "base" or "forest" in options]


def special_of(options: set[str], which: str) -> list[str]:
    """The special events of one set that may be drawn (EV-190, EV-481)."""
    named = "events-mixed" not in options or "named-events" in options or which == "newleaf"
    found = [name for name, event in EVENTS.items() if (event["kind"], event["set"]) == ("special", which)]
    return [name for name in found if named or "cards" not in EVENTS[name]["requires"]]


def draw_special(options: set[str], chance: Chance) -> list[str]:
    """Four special events (EV-009, EV-189)."""
    base, newleaf = special_of(options, "base"), special_of(options, "newleaf")
    if "events-mixed" in options:
        return chance.shuffled([*base, *newleaf])[:4]
    if "events-two-and-two" in options:
        return [*chance.shuffled(newleaf)[:2], *chance.shuffled(base)[:2]]
    return chance.shuffled(newleaf if "events-newleaf" in options else base)[:4]


def check_options(players: Sequence[str], options: set[str]) -> None:
    """Refuse a table that cannot be."""
    need(1 <= len(players) <= 4 and len(set(players)) == len(players), "EV-001", "1 to 4 players")
    need(RUGWORT not in players, "EV-162", "the name is taken")
    need(options <= OPTIONS, "EV-192", f"unknown {sorted(options - OPTIONS)}")
    need(not options >= {"station", "cards"}, "EV-482", "the board brings the cards")
    need(len(options & WAYS) <= 1, "EV-189", "one way only")


def lay_out(
    players: Sequence[str],
    options: set[str],
    chance: Chance,
    given: dict[str, list[str]],
) -> Table:
    """A new table; `given` may have "deck", "forest", "special", "tiles", "visitors", "abilities" in order."""
    check_options(players, options)
    t = Table(set(options), list(players), {name: Seat(name) for name in players}, chance)
    lay_board(t, given)
    deck = given.get("deck") or chance.shuffled(deck_of(options))
    need(sorted(deck) == sorted(deck_of(options)), "EV-006", "not the deck")
    t.deck = list(deck)
    if "station" in options:
        lay_station(t, given)
    refill(t)
    deal(t, given)
    if len(players) == 1:
        t.seats[RUGWORT] = Seat(RUGWORT, home=0, workers=[Worker(t.forest[0]), Worker(START)])
    push(t, todo("begin", players[0]))
    return t


def lay_board(t: Table, given: dict[str, list[str]]) -> None:
    """Forest locations and events."""
    number = 3 if len(t.order) <= 2 else 4
    t.forest = list(given.get("forest") or t.chance.shuffled(forests_of(t.options))[:number])
    need(len(set(t.forest)) == number and set(t.forest) <= set(forests_of(t.options)), "EV-008", "not the Forest")
    t.special = list(given.get("special") or draw_special(t.options, t.chance))
    need(len(set(t.special)) == 4, "EV-009", "not four special events")
    sets = {"base", "newleaf"} if "basic-events" in t.options else {"base"}
    basic = [name for name, event in EVENTS.items() if event["kind"] == "basic" and event["set"] in sets]
    t.events = [*basic, *t.special]


def lay_station(t: Table, given: dict[str, list[str]]) -> None:
    """Station places, tiles and visitors (EV-182 to EV-184)."""
    t.station = [None] * 3
    every_tile = [name for name, tile in TILES.items() for _ in range(tile["copies"])]
    tiles = list(given.get("tiles") or t.chance.shuffled(every_tile))
    need(sorted(tiles) == sorted(every_tile), "EV-184", "not the tiles")
    t.tiles, t.bag = tiles[:3], tiles[3:]
    visitors = list(given.get("visitors") or t.chance.shuffled([*VISITORS]))
    need(sorted(visitors) == sorted(VISITORS), "EV-182", "not the visitors")
    t.visitors = [visitors[:16], visitors[16:]]


def deal(t: Table, given: dict[str, list[str]]) -> None:
    """Hands, golden tokens, tickets, reservation tokens, ability cards."""
    abilities: list[str] = []
    if "abilities" in t.options:
        abilities = list(given.get("abilities") or t.chance.shuffled([*ABILITIES])[: len(t.order)])
        need(
            len(set(abilities)) == len(t.order) and set(abilities) <= set(ABILITIES), "EV-259", "not the ability cards"
        )
    for index, seat in enumerate(t.seats.values()):
        seat.hand = [card for _ in range(OPENING_HANDS[index]) if (card := top(t)) is not None]
        seat.golden = 3 if t.options & {"station", "cards"} else 0
        seat.ticket = "outbound" if "tickets" in t.options else None
        seat.token = "free" if "reservations" in t.options else None
        if abilities:
            seat.ability = abilities[index]
    for seat in t.seats.values():
        if seat.ability == "snails":
            seat.pile = [card for _ in range(7) if (card := top(t)) is not None]
