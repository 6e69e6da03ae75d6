"""Random legal games, to see that every position has a way on and that nothing is lost or made."""

import random
from collections.abc import Iterator

from tests.second.terra_mystica import data, draw
from tests.second.terra_mystica.game import Command, decider
from tests.second.terra_mystica.legal import after, worth_trying
from tests.second.terra_mystica.referee import Referee
from tests.second.terra_mystica.state import Table

# Random play would drown in conversions and early passing.
SELDOM = {"pass": 0.03, "convert": 0.04, "burn": 0.1, "anchor": 0.1, "halt": 0.1, "return": 0.1, "done": 0.2}


def new_game(chance: random.Random, players: int, options: set[str], auction: bool = False) -> Referee:
    """A game with everything drawn at random."""
    scoring = None
    while scoring is None:
        pile = draw.scoring_pool(options)
        chance.shuffle(pile)
        scoring = draw.draw_scoring_tiles(options, pile)
    bonus = chance.sample(draw.bonus_pool(options), players + 3)
    final = chance.choice([None, *draw.final_pool(options)])
    names = [f"seat {number}" for number in range(1, players + 1)]
    drawn: list[str] = []
    while auction and len(drawn) < players:
        token = chance.choice(draw.faction_pool(options))
        if draw.board_of(token) not in [draw.board_of(other) for other in drawn]:
            drawn.append(token)
    return Referee.new(chance.choice(list(data.MAPS)), names, options, scoring, bonus, final, drawn)


def choose(referee: Referee, chance: random.Random) -> tuple[str, Command]:
    """One random legal command, rather an action than its end."""
    who = decider(referee.table)
    assert who is not None
    commands = list(dict.fromkeys(worth_trying(referee.table, who)))
    chance.shuffle(commands)
    # The verb is drawn first, then one of its commands.
    rank = {verb: (chance.random() > SELDOM.get(str(verb), 1), chance.random()) for verb in {c[0]: 0 for c in commands}}
    commands.sort(key=lambda command: rank[command[0]])
    for command in commands:
        if after(referee.table, who, command) is not None:
            return who, command
    raise AssertionError(f"{who} has no legal command: {referee.table.phase} {vars(referee.table.seats[who])}")


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
        assert seat.keys >= 0
        assert len(seat.traded) + len(seat.ships) == 0 or table.merchants
    for track in data.CULTS:
        assert sum(1 for seat in table.seats.values() if seat.cult[track] == 10) <= 1
        assert all(taken <= free for taken, free in zip(sorted(table.orders[track])[::-1], (3, 2, 2, 2), strict=False))
    assert len({frozenset(bridge[:2]) for bridge in table.bridges}) == len(table.bridges)
    assert all(number >= 0 for number in (*table.favours_left.values(), *table.towns_left.values()))


def gifts(table: Table, chance: random.Random) -> None:
    """Make the player on turn richer, so that a random game sees more than poor random players can pay."""
    if table.turn is None or table.turn.begun:
        return
    seat = table.seats[table.turn.seat]
    for what, most in (("C", 30), ("W", 16), ("P", 5), ("VP", 4)):
        seat.stock[what] = max(seat.stock[what], chance.randrange(most))
    seat.stock["P"] = min(seat.stock["P"], seat.priest_limit)
    seat.bowls[3] = max(seat.bowls[3], chance.randrange(9))


def positions(
    seed: int, players: int, options: set[str], auction: bool = False, rich: bool = False
) -> Iterator[Referee]:
    """Play one game to its end, and show every position."""
    chance = random.Random(seed)
    referee = new_game(chance, players, options, auction)
    while not referee.over:
        if rich:
            gifts(referee.table, chance)
        yield referee
        referee.play(*choose(referee, chance))
        check(referee.table)
    yield referee
