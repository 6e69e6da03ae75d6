"""Random games that visit rare positions, and the laws that hold in every position."""

import random
from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from tests.second.everdell.city import capacity, spaces
from tests.second.everdell.data import NO_SPACE, PARTNER, RESOURCES, RUGWORT, TILES, VISITORS, kind, unique
from tests.second.everdell.referee import Referee
from tests.second.everdell.setup import deck_of
from tests.second.everdell.state import DONE, Command, Seat, Table

NEWLEAF = {"station", "tickets", "reservations", "forest", "basic-events", "abilities", "events-mixed"}


def rich(t: Table, number: int = 12) -> None:
    """Give all players much of everything."""
    for name in t.order:
        for resource in RESOURCES:
            t.seats[name].stock[resource] += number
            t.supply[resource] -= number


def fetch(t: Table, name: str) -> None:
    """Take a card out of the deck, or out of a hand or the Meadow if it is there."""
    for pile in (t.deck, *(seat.hand for seat in t.seats.values())):
        if name in pile:
            pile.remove(name)
            return
    row = t.meadow if name in t.meadow else t.station
    row[row.index(name)] = t.deck.pop(0)


def cards_of(seat: Seat) -> Counter[str]:
    """All cards in the hands of a player."""
    found = Counter([*seat.hand, *seat.archive, *seat.pile, *([seat.reserved] if seat.reserved else [])])
    for card in seat.city:
        found.update([card.name, *card.beneath])
    for event in seat.events.values():
        found.update(event["beneath"])
    return found


def check_laws(t: Table) -> None:
    """Nothing appears or vanishes, and cities, hands and spaces keep their limits."""
    cards = Counter([*t.deck, *t.discard, *t.aside, *[card for card in (*t.meadow, *t.station) if card is not None]])
    total = Counter(t.supply)
    for seat in t.seats.values():
        cards.update(cards_of(seat))
        for stock in (seat.stock, *(card.stock for card in seat.city), *(e["stock"] for e in seat.events.values())):
            assert all(number >= 0 for number in stock.values()), stock
            total.update(stock)
    assert cards == Counter(deck_of(t.options))
    assert not any(total.values()), total
    if t.station:
        every_tile = Counter({name: tile["copies"] for name, tile in TILES.items()})
        assert Counter([*t.tiles, *t.bag, *t.used_tiles]) == every_tile
        visitors = [*t.used_visitors, *(name for pile in t.visitors for name in pile)]
        assert sorted([*visitors, *(name for seat in t.seats.values() for name in seat.visitors)]) == sorted(VISITORS)
    for seat in t.seats.values():
        check_seat(t, seat)


def check_seat(t: Table, seat: Seat) -> None:
    """The limits of one player."""
    by_label = {card.label: card for card in seat.city}
    assert len(by_label) == len(seat.city)
    for card in seat.city:
        assert card.token is None or kind(card.name) == "construction"
        if card.partner is not None:
            assert by_label[card.partner].partner == card.label
            assert by_label[card.partner].name == PARTNER[card.name]
    if seat.name == RUGWORT:
        return
    assert spaces(seat) <= capacity(seat)
    assert len(seat.city) >= spaces(seat) + sum(card.name in NO_SPACE for card in seat.city)
    rare = [card.name for card in seat.city if unique(card.name)]
    assert len(rare) == len(set(rare))
    total = {"winter": 2, "spring": 3, "summer": 4, "autumn": 6}[seat.season]
    assert seat.home >= 0
    assert seat.home + len(seat.workers) <= total - (1 if seat.ability and seat.season != "winter" else 0)


def weight(command: Command, seen: Counter[str], game: Referee) -> float:
    """Plays of cards seldom seen are likelier; the end of the game and doing nothing less likely."""
    if command[0] == "play":
        return 6 / (1 + seen[command[1]]) ** 2 + 0.5
    if command == ("pass",):
        return 0.02
    if command == DONE:
        return 0.3
    if command[0] == "worker" and (command[1] in game.table.special or "-" in command[1]):
        return 4
    return 1


def positions(
    seed: int,
    players: int,
    options: AbstractSet[str] = frozenset(),
    wealth: int = 0,
    seen: Counter[str] | None = None,
) -> Iterator[Referee]:
    """All positions of a random game; the laws are checked in each. `seen` counts cards played and questions."""
    game = Referee.new(["Ann", "Ben", "Cleo", "Dan"][:players], options, seed)
    dice = random.Random(seed)
    seen = Counter() if seen is None else seen
    rich(game.table, wealth)
    steps = 0
    while not game.over:
        yield game
        check_laws(game.table)
        ((who, commands),) = game.owing().items()
        assert commands, game.asked
        assert len(commands) == len(set(commands)), (game.asked, commands)
        command = dice.choices(commands, [weight(command, seen, game) for command in commands])[0]
        if command[0] == "play":
            seen[command[1]] += 1
        seen[game.asked] += 1
        game.play(who, command)
        steps += 1
        assert steps < 5000
    check_laws(game.table)
    yield game
