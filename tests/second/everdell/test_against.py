"""The game and the second engine agree at every decision of random games; more by `python -m tests.second.everdell`."""

import random

import pytest

from tests.second.everdell.against import Pair, play_game

NEWLEAF: dict[str, object] = {
    "newleaf": "station",
    "tickets": True,
    "reservations": True,
    "abilities": True,
    "forest": True,
    "basic_events": True,
    "special_events": "mixed",
}


#: Cards that copy, move, swap, vanish or hold others: every second game begins with some of them in the cities.
COPYING = (
    *("miner-mole", "chip-sweep", "conductor", "air-balloon", "photographer", "gardener", "chipsmith", "lookout"),
    *("dungeon", "ranger", "university", "cemetery", "undertaker", "monastery", "monk", "clock-tower", "magician"),
    *("judge", "crane", "innkeeper", "inventor", "queen", "hotel", "inn", "storehouse", "freight-car", "bank"),
    *("husband", "farm", "museum", "historian", "diplomat", "city-hall", "courthouse", "post-office", "ever-tree"),
)


def options_of(dice: random.Random, seats: int) -> dict[str, object]:
    """The base game, all of Newleaf, or some of it."""
    options: dict[str, object] = {}
    kind = dice.random()
    if 0.2 <= kind < 0.6:
        options = dict(NEWLEAF)
    elif kind >= 0.6:
        options = {
            name: dice.random() < 0.5 for name in ("tickets", "reservations", "abilities", "forest", "basic_events")
        }
        options["newleaf"] = dice.choice(["none", "cards", "station"])
        options["special_events"] = dice.choice(["base", "mixed", "two-and-two", "newleaf"])
        options["named_events"] = options["special_events"] == "mixed" and dice.random() < 0.5
        options["must_act"] = dice.random() < 0.3
    if seats == 1:
        options["year"] = dice.choice("123")
    return options


def pair_of(seed: int) -> Pair:
    """A table by lot; most begin richer than the rules have it, so that more is played."""
    dice = random.Random(seed)
    seats = dice.choice([1, 2, 2, 3, 4])
    pair = Pair(seats, seed, options_of(dice, seats))
    pair.enrich(dice.choice([0, 6, 15, 40]))
    if dice.random() < 0.5:
        for seat in range(seats):
            for name in dice.sample(COPYING, dice.randint(3, 8)):
                pair.lay(seat, name)
    return pair


@pytest.mark.parametrize("seed", range(20))
def test_both_engines_agree_at_every_decision(seed: int) -> None:
    assert play_game(pair_of(seed), seed) > 40
