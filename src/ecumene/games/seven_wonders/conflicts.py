"""Military conflicts at the end of an Age (SW-103 to SW-111)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.games.seven_wonders.effects import win_token
from ecumene.games.seven_wonders.facts import ALL_EFFECTS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.vocabulary import (
    BEATEN_NEIGHBOUR_TAKES_DEFEATS,
    DEFEAT_TOKENS_GO_TO_THE_WINNER,
    PERMANENT_DIPLOMACY,
)


def pairs(game: SevenWonders) -> list[tuple[int, int]]:
    """Who fights whom: cities side by side once the absent ones are taken out of the circle (SW-413, SW-363)."""
    if game.is_team_game:
        return team_pairs(game)
    there = [city for city in game.circle if not game.cities[city].absent and not keeps_peace(game, city)]
    if len(there) < 2:
        return []
    if len(there) == 2:
        return [(there[0], there[1])]
    return [(there[place - 1], there[place]) for place in range(len(there))]


def team_pairs(game: SevenWonders) -> list[tuple[int, int]]:
    """Partners do not fight each other; a diplomat still meets the enemy beside him (SW-373, SW-374)."""
    found: list[tuple[int, int]] = []
    for place, city in enumerate(game.circle):
        before = game.circle[place - 1]
        if game.partner(city) != before and not (
            game.stands(city, PERMANENT_DIPLOMACY) or game.stands(before, PERMANENT_DIPLOMACY)
        ):
            found.append((before, city))
    return found


def keeps_peace(game: SevenWonders, city: int) -> bool:
    return game.cities[city].diplomacy > 0 or game.stands(city, PERMANENT_DIPLOMACY)


def strength(game: SevenWonders, city: int) -> int:
    """Twice the shields, so that the half shield of Sparta counts (SW-208)."""
    return 2 * game.cities[city].all_shields() + game.cities[city].half


def fight(game: SevenWonders, events: list[Event] | None) -> None:
    """All conflicts of the Age, then the diplomacy tokens go back."""
    for one, other in pairs(game):
        mine, theirs = strength(game, one), strength(game, other)
        if mine != theirs:
            winner, loser = (one, other) if mine > theirs else (other, one)
            times_won = times_lost = 1
            if game.is_team_game:
                times_won = 1 if game.cities[winner].diplomacy else 2
                times_lost = 1 if game.cities[loser].diplomacy else 2
            for _ in range(times_won):
                win_token(game, winner, game.age - 1, events)
            if events is not None:
                game.tell(events, "won", winner, "SW-105", {"owner": loser, "points": 2 * game.age - 1})
            take_defeats(game, winner, loser, times_lost)
    for city in game.cities:
        city.diplomacy = 0


def take_defeats(game: SevenWonders, winner: int, loser: int, times: int) -> None:
    """Capua B doubles them, Tomyris sends them back to the winner (SW-263, SW-417)."""
    tokens = 1
    for number in game.standing(winner, BEATEN_NEIGHBOUR_TAKES_DEFEATS):
        tokens = max(tokens, ALL_EFFECTS[number].amount)
    back = game.stands(loser, DEFEAT_TOKENS_GO_TO_THE_WINNER)
    game.cities[winner if back else loser].defeats += tokens * times
