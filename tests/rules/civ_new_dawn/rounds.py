"""Ends of rounds at a table set by hand: what the event dial shows, and who has won."""

from __future__ import annotations

from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.turn import EndTurn
from ecumene.games.civ_new_dawn.vocabulary import LETTERS
from tests.rules.civ_new_dawn.table import Table

# Sections of the dial of Terra Incognita, and of the base game.
SPAWN, MOVE, DISTRICTS, GOVERNMENT, MOVE_AGAIN, DISTRICTS_AGAIN = range(6)
BASE_SPAWN, BASE_BLANK, BASE_MOVE, BASE_TRADE, BASE_MOVE_AGAIN = range(5)
OFF_THE_MAP = "off"
NOT_IN_PLAY = "unknown"


def end_round(table: Table, section: int | None = None, *dice: int) -> Table:
    """The last player's turn ends; the dial moves on, to the section named, and these are the next dice."""
    game = table.game
    if section is not None:
        game.dial = (section - 1) % (6 if game.expansion else 5)
    if dice:
        table.rolls(*dice)
    last = (game.first - 1) % game.seats
    game.active = last
    game.agenda = [EndTurn(-1, last)]
    table._forget()
    game.settle(table.events)
    return table


def end_turn(table: Table, seat: int) -> Table:
    """The turn of the seat ends."""
    table.game.active = seat
    table.game.agenda = [EndTurn(-1, seat)]
    table._forget()
    table.game.settle(table.events)
    return table


def barbarian_at(table: Table, letter: str) -> str:
    """Where a barbarian stands."""
    space = table.game.barbarians[LETTERS.index(letter)]
    if space < 0:
        return OFF_THE_MAP if space == -1 else NOT_IN_PLAY
    return table.name(space)


def symbols(table: Table) -> list[str]:
    """The symbols resolved so far."""
    return [str(event.data["symbol"]).removeprefix("symbol-") for event in table.told("symbol")]


def sea_but(table: Table, *names: str) -> Table:
    """Everything but these spaces is water."""
    for space in range(table.game.land.size):
        if table.name(space) not in names:
            table.terrain("water", table.name(space))
    return table


def marked(table: Table, seat: int, *agendas: str) -> Table:
    """The player completed these agendas some time ago: a control token lies on the card of each."""
    player = table.game.own(seat)
    for index, card in enumerate(table.game.victory_cards):
        if {AGENDAS[agenda] for agenda in VICTORY_CARDS[card].agendas} & set(agendas):
            player.marks |= 1 << index
            player.tokens_left -= 1
    return table


def forts_of(table: Table, seat: int, *names: str) -> Table:
    """Forts with a city of the player."""
    for name in names:
        table.fort(name).cities(seat, name)
    return table
