"""Random games come to an end and break no law; every card is played and every destination visited."""

import random
from collections import Counter

import pytest

from tests.second.everdell.city import enter, free_partner
from tests.second.everdell.data import CARDS, colour
from tests.second.everdell.random_play import NEWLEAF, check_laws, fetch, positions, rich
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import Command, Table

MIXES: list[set[str]] = [
    set(),
    NEWLEAF,
    {"cards", "tickets", "events-two-and-two"},
    (NEWLEAF - {"events-mixed"}) | {"events-newleaf", "must-act"},
    {"station", "abilities", "reservations"},
]


@pytest.mark.parametrize("seed", range(25))
def test_a_random_game_comes_to_its_end(seed: int) -> None:
    options = MIXES[seed % 5] | ({f"year-{2 + seed % 2}"} if seed % 3 else set())
    seen: Counter[str] = Counter()
    *_, game = positions(seed, 1 + (seed // 5 + seed) % 4, options, (0, 12, 40)[seed % 3], seen)
    assert game.over
    assert game.owing() == {}
    assert set(game.winners()) <= set(game.table.seats)
    assert seen["turn"] > 10


@pytest.mark.parametrize("seed", [0, 1])
def test_a_random_game_of_the_rich_claims_special_events(seed: int) -> None:
    *_, game = positions(seed, 2, {"station", "events-newleaf", "tickets"}, 40)
    claimed = {event for seat in game.table.seats.values() for event in seat.events}
    assert claimed & set(game.table.special)


def lay(t: Table, who: str, *names: str) -> None:
    """Cards from the deck into a city."""
    for name in names:
        fetch(t, name)
        seat = t.seats[who]
        enter(t, seat, name, free_partner(seat, name))


def finish(game: Referee, first: Command, seed: int) -> None:
    """Carry out an action and answer everything at random up to the next turn."""
    dice = random.Random(seed)
    game.play("Ann", first)
    while game.asked != "turn":
        check_laws(game.table)
        ((who, commands),) = game.owing().items()
        game.play(who, dice.choice(commands))
    check_laws(game.table)


def workshop(seed: int, players: int) -> Referee:
    """Rich players with cards that others refer to."""
    game = Referee.new(["Ann", "Ben", "Cleo"][:players], {"station", "reservations", "forest"}, seed)
    lay(game.table, "Ann", "farm", "museum", "historian", "husband")
    lay(game.table, "Ben" if players > 1 else "rugwort", "wanderer", "mine", "inn", "lookout", "wife")
    rich(game.table)
    return game


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("players", [1, 3])
def test_every_card_is_played(name: str, players: int) -> None:
    game = workshop(7, players)
    if any(card.name == name for card in game.table.seats["Ann"].city) and CARDS[name]["unique"]:
        game.table.seats["Ann"].city[1:3], gone = [], game.table.seats["Ann"].city[1:3]
        game.table.discard += [card.name for card in gone]
    fetch(game.table, name)
    game.table.seats["Ann"].hand.append(name)
    finish(game, ("play", name, "hand", "pay"), len(name))
    played = [name for seat in game.table.seats.values() for card in seat.city if card.name == name]
    assert played or name in game.table.discard


@pytest.mark.parametrize("name", [name for name in CARDS if colour(name) == "red"])
@pytest.mark.parametrize("players", [1, 3])
def test_every_destination_is_visited(name: str, players: int) -> None:
    for seed in range(4):
        game = workshop(seed, players)
        lay(game.table, "Ann", name)
        label = game.table.seats["Ann"].city[-1].label
        finish(game, ("worker", label), seed)
        assert any(worker.place in (label, "nowhere") for worker in game.table.seats["Ann"].workers)
