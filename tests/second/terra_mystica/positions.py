"""Positions for the tests: a game at the start of round 1, with chosen first dwellings and plenty of everything."""

import pytest

from tests.second.terra_mystica import draw
from tests.second.terra_mystica.game import Command, decider
from tests.second.terra_mystica.referee import Referee
from tests.second.terra_mystica.state import Refused

SCORING = ["SCORE3", "SCORE1", "SCORE2", "SCORE4", "SCORE6", "SCORE7"]
MERCHANTS_SCORING = ["SM6", "SM1", "SM2", "SM3", "SM4", "SM5"]


def new_game(players: int, *options: str, map_name: str = "base", auction: tuple[str, ...] = ()) -> Referee:
    """A game before the choice of factions."""
    everything = {"fire-and-ice", *options}
    bonus = draw.bonus_pool(everything)
    # With ships the new bonus tiles are in, without them the old ones suffice.
    bonus = (bonus[-4:] + bonus[:-4])[: players + 3] if "merchants" in options else bonus[: players + 3]
    scoring = MERCHANTS_SCORING if "merchants" in options else SCORING
    names = [f"seat {number}" for number in range(1, players + 1)]
    return Referee.new(map_name, names, everything, scoring, bonus, None, auction)


def start(
    first: dict[str, list[str]], *options: str, colours: dict[str, str] | None = None, map_name: str = "base"
) -> Referee:
    """Round 1 with these first dwellings, of which the first carries the port; everybody is rich."""
    game = new_game(len(first), *options, map_name=map_name)
    factions = list(first)
    left = {name: list(hexes) for name, hexes in first.items()}
    while game.table.phase != "actions":
        who = decider(game.table)
        assert who is not None
        if who.startswith("seat"):
            game.play(who, ("faction", factions.pop(0)))
        elif "START_TERRAIN" in game.table.seats[who].due:
            game.play(who, ("colour", (colours or {})[who]))
        elif "FAVOUR" in game.table.seats[who].due:
            game.play(who, ("favour", "FAV5"))
        elif game.table.phase == "dwellings":
            game.play(who, ("build", left[who].pop(0), None))
        elif game.table.phase == "ports":
            game.play(who, ("port", first[who][0]))
        elif game.table.phase == "bonus":
            game.play(who, ("bonus", min(game.table.bonus_coins)))
        else:
            # The Riverwalkers keep a priest, a ship goes somewhere.
            game.play(who, game.owing()[who][-1])
    for seat in game.table.seats.values():
        seat.stock.update({"C": 30, "W": 15, "P": min(4, seat.priest_limit)})
        seat.bowls = {1: 0, 2: 4, 3: 8}
        seat.bonus = None
        seat.ships = []
    return game


def refused(game: Referee, who: str, command: Command) -> str:
    """The id of the rule that forbids the command."""
    with pytest.raises(Refused) as caught:
        game.play(who, command)
    return caught.value.rule


def play(game: Referee, who: str, *commands: Command) -> None:
    """Several commands of one player; power offered in between is declined."""
    for command in commands:
        game.play(who, command)
        decline_all(game)


def decline_all(game: Referee) -> None:
    """Everybody declines the power offered."""
    while game.table.offers:
        offer = game.table.offers[0]
        game.play(offer["to"], ("leech", offer["from"], offer["amount"], False))
