"""Whether what follows from a recorded case is what was recorded."""

from collections import Counter
from typing import Any

from tests.second.everdell.cases import Case, place_of, run, spots
from tests.second.everdell.data import RESOURCES
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import Refused, Seat, Table
from tests.second.everdell.stock import refill


def differences(case: Case) -> list[str]:
    """What differs; nothing if the case is passed."""
    expect = case["expect"]
    try:
        game = run(case)
    except Refused as refused:
        return [f"refused: {refused}"] if expect.get("legal", True) else []
    if not expect.get("legal", True):
        return ["not refused"]
    if "score" in expect:
        return score_differences(game, case)
    return state_differences(game, case)


def score_differences(game: Referee, case: Case) -> list[str]:
    """The points of one player; tokens recorded on an event are held by us (EV-058)."""
    score = case["expect"]["score"]
    points = game.scores()[score["player"]]
    if score["part"] == "cards":
        seat = game.table.seats[score["player"]]
        found = points["cards"] + points["prosperity"] + points["tokens"] - seat.stock["vp"]
    else:
        found = points[score["part"]]
    if score["part"] == "events":
        player = next(player for player in case["setup"]["players"] if player["id"] == score["player"])
        found += sum(held.get("tokens", {}).get("vp", 0) for held in player["events"].values())
    return [] if found == score["points"] else [f"{score['part']}: {found}, not {score['points']}"]


def corrected(case: Case) -> dict[str, Any]:
    """The recorded state without the cards that the recording doubled or lost."""
    state = dict(case["expect"]["state"])
    discard: Counter[str] = Counter(state["discard"])
    for flag in case["flags"]:
        discard.subtract(flag.get("created") or {})
        discard.update(flag.get("lost") or {})
    state["discard"] = list(discard.elements())
    return state


def state_differences(game: Referee, case: Case) -> list[str]:
    """The whole table."""
    t, expect = game.table, case["expect"]
    refill(t)
    state = corrected(case)
    over = game.asked in ("turn", "")
    found: dict[str, object] = {
        "over": over,
        "meadow": Counter(card for card in t.meadow if card is not None),
        "discard": Counter(t.discard),
        "station": Counter(card for card in t.station if card is not None) if state.get("station") else None,
        "points": {name: parts["total"] for name, parts in game.scores().items()},
    }
    wanted: dict[str, object] = {
        "over": expect["turn_over"],
        "meadow": Counter(state["meadow"]),
        "discard": Counter(state["discard"]),
        "station": Counter(state["station"]) if state.get("station") else None,
        "points": expect["points_now"],
    }
    if over and not t.over:
        found["active"], wanted["active"] = t.active, state["active"]
    for player in state["players"]:
        for what, value in seat_facts(t, t.seats[player["id"]]).items():
            found[f"{player['id']} {what}"] = value
        for what, value in wanted_facts(t, player).items():
            wanted[f"{player['id']} {what}"] = value
    return [f"{what}: {found.get(what)}, not {wanted.get(what)}" for what in wanted if found.get(what) != wanted[what]]


def seat_facts(t: Table, seat: Seat) -> dict[str, object]:
    """What is compared of a player."""
    city = Counter((c.name, c.token is not None, key(c.stock), tuple(sorted(c.beneath))) for c in seat.city)
    events = {name: (key(held["stock"]), tuple(sorted(held["beneath"]))) for name, held in seat.events.items()}
    return {
        "season": seat.season,
        "workers": seat.home + len(seat.workers),
        "spots": spots(t, seat),
        "resources": {resource: seat.stock[resource] for resource in RESOURCES},
        "tokens": seat.stock["vp"],
        "hand": Counter(seat.hand),
        "city": city,
        "events": events,
        "golden": seat.golden,
        "ticket": seat.ticket,
        "reserved": seat.reserved,
        "visitors": Counter(seat.visitors),
    }


def key(stock: Any) -> tuple[tuple[str, int], ...]:
    """A stock that can be compared."""
    return tuple(sorted((what, number) for what, number in stock.items() if number))


def wanted_facts(t: Table, player: Case) -> dict[str, object]:
    """What a case says of a player."""
    city: Counter[Any] = Counter()
    for entry in player["city"]:
        beneath = tuple(sorted(entry.get("beneath", [])))
        city[(entry["card"], bool(entry.get("occupied")), key(entry.get("tokens", {})), beneath)] += 1
    events = {}
    tokens = player["vp_tokens"]
    for name, held in player["events"].items():
        stock = dict(held.get("tokens", {}))
        tokens += stock.pop("vp", 0)
        events[name] = (key(stock), tuple(sorted(held.get("beneath", []))))
    places = [place_of(t, spot) for spot in player["workers_placed"]]
    names = [spot.get("card", place) for spot, place in zip(player["workers_placed"], places, strict=True)]
    reservation = player.get("reservation")
    return {
        "season": player["season"],
        "workers": player["workers_total"],
        "spots": Counter("nowhere" if place == "nowhere" else name for name, place in zip(names, places, strict=True)),
        "resources": player["resources"],
        "tokens": tokens,
        "hand": Counter(player["hand"]),
        "city": city,
        "events": events,
        "golden": player.get("golden_tokens", 0),
        "ticket": player.get("train_ticket"),
        "reserved": reservation["card"] if isinstance(reservation, dict) else None,
        "visitors": Counter(player.get("visitors", [])),
    }
