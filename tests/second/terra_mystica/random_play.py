"""Random legal games, to see that every position has a way on and that nothing is lost or made."""

import random

from tests.second.terra_mystica import data, rounds
from tests.second.terra_mystica.game import carry_out, decider, run_automatic
from tests.second.terra_mystica.legal import after, can_finish, vocabulary
from tests.second.terra_mystica.state import Refused, Table

# Verbs that random play would drown in conversions and early passing.
WANTED = {"upgrade", "build", "action", "town", "favour", "leech", "cult", "advance", "bridge", "sail", "trade", "ship"}
RARE = {"pass", "anchor", "return", "convert", "burn"}


def new_game(chance: random.Random, factions: list[str], *options: str) -> Table:
    """A table with these factions and tiles drawn at random."""
    merchants = "merchants" in options
    tiles = [tile for tile in data.SCORING_TILES if tile.startswith("SM") == merchants]
    scoring = chance.sample(tiles, data.ROUNDS)
    unused = {"BON6"} if merchants else {tile for tile in data.BONUS_TILES if tile.startswith("BONM")}
    bonus = chance.sample([tile for tile in data.BONUS_TILES if tile not in unused], len(factions) + 3)
    everything = {"mini-expansion-1", "shipping-bonus", *options}
    map_name = chance.choice(list(data.MAPS))
    table = Table(map_name, everything, scoring, set(data.BONUS_TILES) - set(bonus), data.FINAL_TILES[0])
    for name in factions:
        rounds.choose_faction(table, name)
    for name in factions:
        while table.seats[name].due:
            choose(table, name, chance)
    rounds.start_dwellings(table)
    return table


def choose(table: Table, name: str, chance: random.Random) -> None:
    """Carry out one random legal command."""
    commands = list(dict.fromkeys(vocabulary(table, name)))
    chance.shuffle(commands)
    commands.sort(key=lambda c: (c[0] in RARE and chance.random() < 0.9, c[0] not in WANTED and chance.random() < 0.5))
    for command in commands:
        then = after(table, name, command)
        if then is not None and can_finish(then, name):
            try:
                carry_out(table, name, command)
            except Refused as refusal:
                raise AssertionError(f"{command} was legal and is refused: {refusal}") from refusal
            return
    raise AssertionError(f"{name} has no legal command: {table.phase} {table.seats[name].due}")


def check(table: Table) -> None:
    """What holds in every position."""
    for name, seat in table.seats.items():
        assert min(seat.stock.values()) >= 0
        assert min(seat.bowls.values()) >= 0
        assert 0 <= seat.stock["P"] <= seat.priest_limit
        assert len(seat.ships) <= data.SHIPS
        assert len(seat.traded) <= data.TRADE_MARKERS
        assert seat.bridges_left + sum(1 for *_, owner in table.bridges if owner == name) == 3
        for kind, number in data.NUMBER_OF.items():
            assert table.count(name, kind) <= number
    for track in data.CULTS:
        assert sum(1 for seat in table.seats.values() if seat.cult[track] == 10) <= 1


def play(seed: int, factions: list[str], *options: str) -> Table:
    """Play one game to its end."""
    chance = random.Random(seed)
    table = new_game(chance, factions, *options)
    while True:
        run_automatic(table)
        if table.phase == "over":
            return table
        name = decider(table)
        assert name is not None
        choose(table, name, chance)
        check(table)
