"""Reader of the recorded cases: a position, commands, and the position or the points that must follow."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.second.everdell.city import enter, fill, free_partner
from tests.second.everdell.data import BASIC, FOREST, JOURNEY, PERMANENT, RESOURCES, cost
from tests.second.everdell.matching import Atom, atoms_of, choose
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import Chance, Command, Refused, Seat, Table, Worker, push, todo

Case = dict[str, Any]
FILE = Path(__file__).parent / "cases.jsonl"
TABLE: Case = {
    "meadow": ["university", *["undertaker"] * 2, *["twig_barge"] * 3, *["theater"] * 2],
    "draw_next": [
        *["teacher"] * 3,
        *["storehouse"] * 3,
        *["shopkeeper"] * 3,
        *["shepherd"] * 2,
        "school",
        "school",
        "ruins",
    ],
    "basic_events": ["harvest_festival", "grand_tour", "city_monument", "cartographers_expedition"],
    "forest": [],
    "special_events": [],
    "discard": [],
    "modules": [],
    "deck_size": 109,
}
PLAYER: Case = {
    "season": "winter",
    "workers_total": 2,
    "workers_placed": [],
    "vp_tokens": 0,
    "hand": [],
    "city": [],
    "events": {},
    "resources": {},
}


def read() -> list[Case]:
    """The cases of the file; what a case does not say is as in `TABLE` and `PLAYER`."""
    return [whole(json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines()]


def whole(case: Case) -> Case:
    """A case with everything it leaves out."""
    case = {"trust": "use", "flags": [], "steps": [], **case}
    case["setup"] = whole_table(case["setup"])
    if "state" in case["expect"]:
        case["expect"]["state"] = whole_table(case["expect"]["state"])
    return case


def whole_table(state: Case) -> Case:
    """A position with everything it leaves out."""
    none = dict.fromkeys(RESOURCES, 0)
    players = [{**PLAYER, **player} for player in state["players"]]
    players = [{**player, "resources": {**none, **player["resources"]}} for player in players]
    return {**TABLE, **state, "players": players}


def load(setup: Case) -> Referee:
    """The position before the first step."""
    order = [player["id"] for player in setup["players"]]
    t = Table(set(), order, {name: Seat(name) for name in order}, Chance())
    t.meadow = [*setup["meadow"], *[None] * (8 - len(setup["meadow"]))]
    t.deck = [*setup["draw_next"], *["farm"] * max(0, setup["deck_size"] - len(setup["draw_next"]))]
    t.discard = list(setup["discard"])
    t.forest = list(setup["forest"])
    t.special = list(setup["special_events"])
    t.events = [*setup["basic_events"], *setup["special_events"]]
    if any(module in setup["modules"] for module in ("newleaf_station", "newleaf_knoll", "newleaf_visitors")):
        t.station = (setup.get("station", []) + [None] * 3)[:3]
        t.tiles = list(setup.get("train_tiles", ["one_berry"] * 3))
        t.bag = [*setup.get("tiles_next", []), *["one_vp"] * 3]
        first = setup.get("visitors_face_up", [])
        following = setup.get("visitors_next", [])
        t.visitors = [[*first[:1], *following[2:]], [*first[1:], *following[:2]]]
    for player in setup["players"]:
        load_city(t, player)
    for player in setup["players"]:
        load_seat(t, player)
        load_workers(t, setup, player)
    push(t, todo("begin", setup["active"]))
    return Referee(t)


def load_city(t: Table, player: Case) -> None:
    """The cards of a city, with as many pairs as possible (EV-421)."""
    seat = t.seats[player["id"]]
    for entry in player["city"]:
        card = enter(t, seat, entry["card"], free_partner(seat, entry["card"]))
        card.token = {False: None, True: "standard"}.get(entry.get("occupied", False), entry.get("occupied"))
        fill(t, card, entry.get("tokens", {}))
        card.beneath = list(entry.get("beneath", []))


def load_seat(t: Table, player: Case) -> None:
    """All else of a player."""
    seat = t.seats[player["id"]]
    seat.season = player["season"]
    seat.stock = Counter({**player["resources"], "vp": player["vp_tokens"]})
    seat.hand = list(player["hand"])
    for event, held in player["events"].items():
        stock = Counter(held.get("tokens", {}))
        seat.stock["vp"] += stock.pop("vp", 0)
        seat.events[event] = {"stock": stock, "beneath": list(held.get("beneath", []))}
        if event in t.events:
            t.events.remove(event)
    seat.visitors = list(player.get("visitors", []))
    seat.golden = player.get("golden_tokens", 0)
    seat.ticket = player.get("train_ticket")
    seat.passed = player.get("passed", False)
    reservation = player.get("reservation")
    modules = "free" if reservation is None else "lying" if isinstance(reservation, dict) else "used"
    seat.token = modules
    seat.reserved = reservation["card"] if isinstance(reservation, dict) else None


def load_workers(t: Table, setup: Case, player: Case) -> None:
    """The deployed workers; a city entry says who stands on it."""
    seat = t.seats[player["id"]]
    cities = {other["id"]: other["city"] for other in setup["players"]}
    for spot in player["workers_placed"]:
        place = place_of(t, spot)
        if "card" in spot:
            entries = zip(t.seats[spot["owner"]].city, cities[spot["owner"]], strict=True)
            labels = [card.label for card, entry in entries if (card.name, seat.name) in names_on(entry)]
            free = [label for label in labels if not any(worker.place == label for worker in seat.workers)]
            place = (free or labels or [place])[0]
        card = spot.get("card")
        seat.workers.append(Worker(place, place in JOURNEY or (card in PERMANENT and place != "nowhere")))
    seat.home = player["workers_total"] - len(seat.workers)


def names_on(entry: Case) -> list[tuple[str, str]]:
    """The card of a city entry with each player who has a worker on it."""
    return [(entry["card"], name) for name in entry.get("workers", [])]


def place_of(t: Table, spot: Case) -> str:
    """The space that a case names."""
    if "card" not in spot:
        return str(spot.get("location") or spot.get("event"))
    labels = [card.label for card in t.seats[spot["owner"]].city if card.name == spot["card"]]
    taken = Counter(worker.place for seat in t.seats.values() for worker in seat.workers)
    return min(labels, key=lambda label: taken[label], default="nowhere")


def first_command(game: Referee, step: Case) -> Command:
    """The command of the first step."""
    t, kind = game.table, step["do"]
    seat = t.seats[t.active]
    if kind in ("place_worker", "claim_event"):
        return ("worker", step.get("location") or step["event"])
    if kind == "visit_card":
        labels = [card.label for card in t.seats[step["owner"]].city if card.name == step["card"]]
        (commands,) = game.owing().values()
        free = [label for label in labels if ("worker", label) in commands]
        return ("worker", (free or labels or ["nothing"])[0])
    if kind == "prepare_for_season":
        return ("season",)
    if kind == "pass":
        return ("pass",)
    if kind == "use_ticket":
        return ("ticket", place_of(t, step["move_from"]))
    place = step["from"]
    if place in ("meadow", "station"):
        row = t.meadow if place == "meadow" else t.station
        index = step.get("index", row.index(step["card"]) if step["card"] in row else 0)
        place = f"{place}-{index + 1}"
    if kind == "reserve_card":
        return ("reserve", place)
    via = step.get("via")
    if via == "queen":
        return ("worker", next((card.label for card in seat.city if card.name == "queen"), "nothing"))
    return ("play", step["card"], place, *way_of(seat, step, via, place))


def way_of(seat: Seat, step: Case, via: str | None, place: str) -> tuple[str, ...]:
    """How a play of a case is paid."""
    if via is None:
        if place == "reserved":
            return ("token",)
        paid = {resource: number for resource, number in step["pay"].items() if number}
        if paid == cost(step["card"]):
            return ("pay",)
        judge = next((card.label for card in seat.city if card.name == "judge"), "nothing")
        return ("help", judge) if sum(paid.values()) == sum(cost(step["card"]).values()) else ("overpay",)
    if via in ("occupy", "occupy_golden"):
        way = "occupy" if via == "occupy" else "golden"
        cards = [card for card in seat.city if card.name == step.get("occupy", card.name)]
        labels = [card.label for card in cards if card.token is None]
        if "occupy" not in step:
            labels = [label for label in labels if (way, label) in step["possible"]]
        return (way, (labels or ["nothing"])[0])
    name = step["imprison"] if via == "dungeon" else via
    label = next((card.label for card in seat.city if card.name == name), "nothing")
    return ("prison" if via == "dungeon" else "help", label)


def begin(game: Referee, step: Case) -> dict[str, int]:
    """Carry out the first step; gives what is paid."""
    who = game.table.active
    (commands,) = game.owing().values()
    ways = [tuple(command[3:]) for command in commands if command[0] == "play" and command[1] == step.get("card")]
    command = first_command(game, {**step, "possible": ways})
    if "pay" in step and step.get("via") not in (None, "queen") and len(command) == 5 and command[3] == "help":
        surplus = sum(step["pay"].values()) > max(0, sum(cost(step["card"]).values()) - 3)
        if surplus and "judge" not in command[4]:
            raise Refused("EV-075", "overpaid")
    game.play(who, command)
    return dict(step.get("pay", {}))


def run(case: Case) -> Referee:
    """Carry out all steps of a case."""
    game = load(case["setup"])
    if not case["steps"]:
        return game
    first, *rest = case["steps"]
    paid = begin(game, first)
    atoms = [Atom("card", first["card"], first["from"])] if first.get("via") == "queen" else []
    atoms += [atom for step in rest for atom in atoms_of(step)]
    later = {choice.get("for_card", "") for choice in case["expect"].get("open_choices", [])}
    for step in rest:
        paid = step["pay"] if step.get("choose") == "payment" else paid
    before = ""
    while game.asked not in ("turn", ""):
        if later and game.asked != "share" and all(atom.kind == "end" for atom in atoms):
            break
        command = choose(game, atoms, paid, later, before)
        before = game.asked
        game.play(next(iter(game.owing())), command)
    if any(atom.kind not in ("end", "stop") for atom in atoms):
        raise Refused("EV-014", f"nothing asks for {atoms}")
    return game


def spots(t: Table, seat: Seat) -> Counter[str]:
    """Where the workers of a player stand, cards by name."""
    board = {*BASIC, *FOREST, *JOURNEY, "haven", "knoll", "station"}
    names = [w.place if w.place in board or "-" not in w.place else w.place.rsplit("-", 1)[0] for w in seat.workers]
    return Counter(names)
