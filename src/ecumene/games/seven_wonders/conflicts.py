"""Military conflicts at the end of an Age (SW-103 to SW-111)."""

from __future__ import annotations

from ecumene.core.argument import Seat
from ecumene.core.event import Event
from ecumene.games.seven_wonders.city import TOKEN_VALUES
from ecumene.games.seven_wonders.effects import win_token
from ecumene.games.seven_wonders.facts import ALL_EFFECTS
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import (
    BEATEN_NEIGHBOUR_TAKES_DEFEATS,
    DEFEAT_TOKENS_GO_TO_THE_WINNER,
    PERMANENT_DIPLOMACY,
)


def pairs(game: State) -> list[tuple[int, int]]:
    """Who fights whom: cities side by side once the absent ones are taken out of the circle (SW-413, SW-363)."""
    if game.is_team_game:
        return team_pairs(game)
    there = [city for city in game.circle if not game.cities[city].vanished and not keeps_peace(game, city)]
    if len(there) < 2:
        return []
    if len(there) == 2:
        return [(there[0], there[1])]
    return [(there[place - 1], there[place]) for place in range(len(there))]


def team_pairs(game: State) -> list[tuple[int, int]]:
    """Partners do not fight each other; a diplomat still meets the enemy beside him (SW-373, SW-374)."""
    found: list[tuple[int, int]] = []
    for place, city in enumerate(game.circle):
        before = game.circle[place - 1]
        if game.partner(city) != before and not (
            game.has_effect(city, PERMANENT_DIPLOMACY) or game.has_effect(before, PERMANENT_DIPLOMACY)
        ):
            found.append((before, city))
    return found


def keeps_peace(game: State, city: int) -> bool:
    return game.cities[city].diplomacy > 0 or game.has_effect(city, PERMANENT_DIPLOMACY)


def strength(game: State, city: int) -> int:
    """Twice the shields, so that the half shield of Sparta counts (SW-208)."""
    return 2 * game.cities[city].all_shields() + game.cities[city].half_shield


def fight(game: State, events: list[Event] | None) -> None:
    """All conflicts of the Age, then the diplomacy tokens go back."""
    for one, other in pairs(game):
        mine, theirs = strength(game, one), strength(game, other)
        if mine != theirs:
            winner, loser = (one, other) if mine > theirs else (other, one)
            for _ in range(times(game, winner)):
                win_token(game, winner, game.age - 1, events)
            if events is not None and times(game, winner):
                game.tell(events, "won", winner, "SW-105", {"owner": Seat(loser), "points": prize(game.age)})
            take_defeats(game, winner, loser)
    for city in game.cities:
        city.diplomacy = 0


def prize(age: int) -> int:
    """What a victory token of the Age is worth."""
    return TOKEN_VALUES[age - 1]


def times(game: State, seat: int) -> int:
    """In the team game a result counts twice, unless diplomacy makes it one less (SW-373, SW-374).

    A city that the Nomades have parted from its partner fights on both sides: then each result counts once (SW-531).
    """
    if not game.is_team_game:
        return 1
    most = 2 if game.partner(seat) in game.neighbours(seat) or game.rules < 2 else 1
    return most - 1 if game.cities[seat].diplomacy else most


def defeats_dealt(game: State, winner: int) -> int:
    """The defeat tokens that the winner of a conflict deals out: one, or more with Capua B (SW-263)."""
    tokens = 1
    for number in game.effects_of_kind(winner, BEATEN_NEIGHBOUR_TAKES_DEFEATS):
        tokens = max(tokens, ALL_EFFECTS[number].amount)
    return tokens


def take_defeats(game: State, winner: int, loser: int) -> None:
    """The loser takes them; with Tomyris they go back to the winner (SW-417)."""
    back = game.has_effect(loser, DEFEAT_TOKENS_GO_TO_THE_WINNER)
    game.cities[winner if back else loser].defeats += defeats_dealt(game, winner) * times(game, loser)
