"""What Everdell promises beyond the laws of all games; that no card is lost is one of its faults (`faults.py`)."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.places import is_journey
from ecumene.games.everdell.player import Player
from tests.laws.broken import hold
from tests.laws.laws import Law, any_move


def played_on(game: Everdell, rng: Chance) -> tuple[str, Everdell]:
    """Some legal move, and the position after it."""
    seat, move = any_move(game, rng)
    later = game.copy()
    later.play(seat, move)
    return repr(move), later


def lasting(game: Game, rng: Chance) -> None:
    """Events, visitors, seasons, passes and workers on a Journey are for good; tokens on Constructions stay on them."""
    if game.is_over:
        return
    assert isinstance(game, Everdell)
    move, later = played_on(game, rng)
    for before, after in zip(game.players, later.players, strict=True):
        events = [held.event for held in before.events]
        hold([held.event for held in after.events][: len(events)] == events, "lasting", f"{move}: events")
        hold(after.visitors[: len(before.visitors)] == before.visitors, "lasting", f"{move}: visitors")
        hold(after.season >= before.season, "lasting", f"{move}: season")
        hold(after.passed or not before.passed, "lasting", f"{move}: passed")
        travellers = sorted(place for place in before.fixed if is_journey(place))
        still = sorted(place for place in after.fixed if is_journey(place))
        hold(still[: len(travellers)] == travellers or len(still) > len(travellers), "lasting", f"{move}: Journey")
        hold(after.golden <= before.golden and after.points >= before.points, "lasting", f"{move}: tokens")
        for card, same in both(before, after):
            hold(same.token == card.token or card.token == 0, "lasting", f"{move}: occupied token")


def both(before: Player, after: Player) -> list[tuple[Laid, Laid]]:
    """The cards that lie in the city before and after."""
    now = {card.number: card for card in after.city}
    return [(card, now[card.number]) for card in before.city if card.number in now]


def workers(game: Game, rng: Chance) -> None:
    """Workers come and go only with the seasons, or with a card on which they stood for good (EV-464, EV-178)."""
    if game.is_over:
        return
    assert isinstance(game, Everdell)
    move, later = played_on(game, rng)
    rugworts_year = 3
    for before, after in zip(game.players[: game.seats], later.players[: game.seats], strict=True):
        if after.season != before.season or game.year == rugworts_year:
            continue
        was = before.home + len(before.workers) + len(before.fixed)
        now = after.home + len(after.workers) + len(after.fixed)
        gone = len(before.fixed) - len([place for place in before.fixed if place in after.fixed])
        hold(was - gone <= now <= was, "workers", f"{move}: {was} workers, then {now}")


LAWS: Final[dict[str, Law]] = {"lasting": lasting, "workers": workers}
