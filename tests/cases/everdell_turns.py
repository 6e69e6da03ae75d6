"""Cases of Everdell made by hand, in the form of the recorded ones: a position, steps, and what must follow."""

from __future__ import annotations

import copy
from typing import Any

from ecumene.cases import Difference
from ecumene.games.everdell.check import RecordedCase
from ecumene.lab.cases import judge

Step = dict[str, Any]
Player = dict[str, Any]

MEADOW = "king queen postal_pigeon postal_pigeon farm husband chapel monk".split()
#: The next cards of the deck.
DECK = "wanderer peddler mine inn crane bard castle judge lookout school ruins fool palace theater".split()
STATION: dict[str, Any] = {
    "station": ["farm", "king", "queen"],
    "train_tiles": ["one_berry", "one_vp", "one_any"],
    "tiles_next": ["two_twig"],
    "modules": ["newleaf_cards", "newleaf_station"],
}


def cards(text: str) -> list[str]:
    return text.split()


def city(text: str) -> list[dict[str, Any]]:
    """`storehouse:3-twig inn:P2 chapel:occupied dungeon:(wife)`: what lies on a card, who stands there, beneath it."""
    entries: list[dict[str, Any]] = []
    for word in text.split():
        name, *rest = word.split(":")
        entry: dict[str, Any] = {"card": name}
        for part in rest:
            number, _, kind = part.partition("-")
            if part == "occupied":
                entry["occupied"] = True
            elif part.startswith("("):
                entry.setdefault("beneath", []).append(part.strip("()"))
            elif part.startswith("P"):
                entry.setdefault("workers", []).append(part)
            else:
                entry.setdefault("tokens", {})[kind] = int(number)
        entries.append(entry)
    return entries


def spot(text: str) -> dict[str, str]:
    """`basic_3twig`, `grand_tour!`, `inn@P2`."""
    name, at, owner = text.partition("@")
    if at:
        return {"card": name, "owner": owner}
    return {"event": name[:-1]} if name.endswith("!") else {"location": name}


def player(**fields: Any) -> Player:
    """Hands and cities are texts, workers a text of spots."""
    told = dict(fields)
    for name, read in (("hand", cards), ("city", city)):
        if name in told:
            told[name] = read(told[name])
    if "workers" in told:
        told["workers_placed"] = [spot(word) for word in told.pop("workers").split()]
    return told


def table(*players: Player, **common: Any) -> dict[str, Any]:
    """A position; with one player given there is a second one without anything."""
    seats = [*players, *([player()] if len(players) == 1 else [])]
    return {
        "active": "P1",
        "players": [
            {"id": f"P{number}", "season": "winter", "workers_total": 2, **seat} for number, seat in enumerate(seats, 1)
        ],
        "meadow": MEADOW,
        "draw_next": DECK,
        "deck_size": 90,
        **common,
    }


class Turn:
    """A position and steps, to be held against what must follow."""

    def __init__(self, setup: dict[str, Any], *steps: Step, **fields: Any) -> None:
        self.entry = {"id": "turn", "kind": "transition", "setup": setup, "steps": list(steps), **fields}

    def differences(self, expect: dict[str, Any]) -> list[Difference]:
        verdict = judge(RecordedCase(copy.deepcopy({**self.entry, "expect": expect})))
        assert verdict.problem is None, verdict.problem
        return verdict.differences

    def _after(self, players: tuple[Player, ...], common: dict[str, Any]) -> dict[str, Any]:
        setup = copy.deepcopy(self.entry["setup"])
        names = ("meadow", "station", "train_tiles", "visitors_face_up", "discard")
        state = {"active": "P2", "discard": [], **{name: setup[name] for name in names if name in setup}, **common}
        state["players"] = setup["players"]
        for seat, changes in zip(state["players"], players, strict=False):
            seat.update(changes)
        return state

    def leads_to(self, *players: Player, **common: Any) -> None:
        """The turn is over; players and rows are as at the beginning but for what is said here."""
        state = self._after(players, common)
        assert self.differences({"legal": True, "state": state, "turn_over": True}) == []

    def stops(self, asker: str, kind: str, *players: Player, **common: Any) -> None:
        """Something is still to be answered."""
        name, _, whose = asker.partition("@")
        open_choices = [{whose or "for_card": name, "kind": kind}]
        state = self._after(players, {"active": "P1", **common})
        expect = {"legal": True, "state": state, "turn_over": False, "open_choices": open_choices}
        assert self.differences(expect) == []

    def is_refused(self) -> None:
        """The last step, and no other: without it all is well so far, or there is nothing else."""
        assert self.differences({"legal": False}) == []
        steps = self.entry["steps"]
        if len(steps) > 1:
            before = Turn(self.entry["setup"], *steps[:-1])
            assert before.differences({"legal": False}) == [Difference("legal", False, True)]


def four(**first: Any) -> dict[str, Any]:
    """A table of four, three of them without anything."""
    return table(player(**first), player(), player(), player())


def without(*taken: str) -> list[str]:
    """The Meadow without these cards; Wanderer and Peddler come next."""
    left = MEADOW[:]
    for card in taken:
        left.remove(card)
    return [*left, *DECK[: len(taken)]]


# Steps


def pay(text: str) -> dict[str, int]:
    """`2-twig 1-resin`."""
    return {word.partition("-")[2]: int(word.partition("-")[0]) for word in text.split()}


def play(card: str, price: str = "", source: str = "hand", **fields: Any) -> Step:
    return {"do": "play_card", "card": card, "from": source, "pay": pay(price), **fields}


def visit(card: str, owner: str = "P1") -> Step:
    return {"do": "visit_card", "card": card, "owner": owner}


def go(location: str) -> Step:
    return {"do": "place_worker", "location": location}


def claim(event: str) -> Step:
    return {"do": "claim_event", "event": event}


def asked(asker: str, **answer: Any) -> Step:
    """`inn`, `haven@for_location`, or nothing if nobody is named."""
    name, _, whose = asker.partition("@")
    return {**answer, **({whose or "for_card": name} if name else {})}


def choose(asker: str, *chosen: str | dict[str, Any]) -> Step:
    return asked(asker, choose="cards", cards=list(chosen))


def discard(asker: str, text: str = "") -> Step:
    return asked(asker, choose="discard", cards=cards(text))


def in_city(asker: str, *chosen: str) -> Step:
    """`farm@P1`."""
    return asked(asker, choose="city_cards", cards=[spot(one) for one in chosen])


def option(asker: str, word: str) -> Step:
    return asked(asker, choose="option", option=word)


def opponent(asker: str, name: str | None) -> Step:
    return asked(asker, choose="player", player=name)


def gain(asker: str, goods: str = "") -> Step:
    return asked(asker, choose="resources", mode="gain", resources=pay(goods))


def give(asker: str, goods: str = "") -> Step:
    return asked(asker, choose="resources", mode="pay", resources=pay(goods))


def location(asker: str, place: str) -> Step:
    return asked(asker, choose="location", location=place)


def worker(asker: str, place: str | None) -> Step:
    return asked(asker, choose="worker_spot", spot=None if place is None else spot(place))


def price(asker: str, card: str, goods: str) -> Step:
    return asked(asker, choose="payment", card=card, pay=pay(goods))
