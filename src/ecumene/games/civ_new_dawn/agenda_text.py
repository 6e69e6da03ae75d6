"""Victory cards in words: what their agendas ask for and how far everybody is."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.games.civ_new_dawn.effect_text import agenda_text
from ecumene.games.civ_new_dawn.list_text import Say, inside
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, DEVASTATING, NEEDED, VICTORY_CARDS
from ecumene.games.civ_new_dawn.victory import progress


def agendas_of(game: State, index: int) -> tuple[int, ...]:
    """The agendas of one of the victory cards in play."""
    return VICTORY_CARDS[game.victory_cards[index]].agendas


def marked(game: State, index: int) -> list[int]:
    """The seats that have completed the card."""
    return [seat for seat in range(game.seats) if game.players[seat].marks >> index & 1]


def reached(game: State, seat: int, agenda: int, say: Say) -> str:
    """How much of it a player has; one that is met by a single deed counts nothing."""
    if agenda == DEVASTATING:
        return say("agenda-by-deed")
    return say("agenda-reached", have=progress(game, seat, agenda), need=NEEDED[agenda])


def agenda_line(agenda: int, say: Say) -> str:
    """The name and what it asks for."""
    return say("agenda-line", agenda=Name(AGENDAS[agenda]), text=inside(agenda_text(agenda, say)))


def standing(game: State, seat: int, index: int, say: Say) -> str:
    """How a player stands with a victory card."""
    if game.players[seat].marks >> index & 1:
        return say("agenda-done", player=Seat(seat))
    parts = [
        f"{say('just-name', thing=Name(AGENDAS[agenda]))} {reached(game, seat, agenda, say)}"
        for agenda in agendas_of(game, index)
    ]
    return say("agenda-standing", player=Seat(seat), list=", ".join(parts))
