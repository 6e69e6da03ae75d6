"""Positions for tests: a round field of grassland with two capitals, nothing else on it."""

from collections.abc import Sequence

from tests.second.civ_new_dawn.data import kind, ordinary
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import card_of
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.setup import lay_out
from tests.second.civ_new_dawn.state import Chance, Command, Focus, Pos, Space, Table, todo

PLAYERS = ("Ann", "Ben", "Cyd")
HOMES: tuple[Pos, ...] = ((-4, 0), (4, 0), (0, 4))
CALM = ("Progressive", "Moneygrubber", "Explorer")


def table(leaders: Sequence[str] = ("Rome", "France"), victory: Sequence[str] = CALM) -> Table:
    """A field of radius 4, one tile, the capitals of the players at its corners, the first turn about to begin."""
    names = PLAYERS[: len(leaders)]
    given = {"leaders": list(leaders), "victory": list(victory)}
    t = lay_out(names, set(), Chance(0), given, {}, None)
    t.spaces = {(0, 0): Space("1", "grassland")}
    for _ in range(4):
        for pos in [near for place in t.spaces for near in around(place)]:
            t.spaces.setdefault(pos, Space("1", "grassland"))
    for name, home in zip(names, HOMES, strict=False):
        t.spaces[home].city = name
        t.spaces[home].capital = True
    t.laid = {"1": ("A", 0, (0, 0))}
    t.stack = [todo("turn", names[0])]
    t.seats["Ann"].turns = 1
    return t


def start(t: Table, *rolls: int) -> Referee:
    """The game on this table, with these dice first."""
    t.chance.rolls = list(rolls)
    return Referee(t)


def row(t: Table, who: str, *cards: str) -> None:
    """The focus row, leftmost card first; figures as the cards say."""
    for name in cards:
        if name in t.seats[who].deck:
            gain_card(t, who, name)
    old = {card.name: card for card in t.seats[who].row}
    t.seats[who].row = [old.get(name) or Focus(name) for name in cards]


def at_slot(t: Table, who: str, card_type: str, index: int, level: int = 1) -> Focus:
    """Put the card of a type into a place of the row (0 to 5)."""
    if level > 1:
        gain_card(t, who, ordinary(card_type, level))
    card = card_of(t, who, card_type)
    assert card
    seat = t.seats[who]
    seat.row.remove(card)
    seat.row.insert(index, card)
    assert kind(seat.row[index].name) == card_type
    return card


def give_token(t: Table, who: str, pos: Pos, reinforced: bool = False) -> None:
    """A control token on the map."""
    t.seats[who].control -= 1
    t.spaces[pos].control = who
    t.spaces[pos].reinforced = reinforced


def give_city(t: Table, who: str, pos: Pos, wonder: str | None = None) -> None:
    """A city on the map, with a wonder."""
    t.seats[who].cities -= 1
    t.spaces[pos].city = who
    if wonder:
        give_wonder(t, pos, wonder)


def give_wonder(t: Table, pos: Pos, wonder: str) -> None:
    """A wonder under a city."""
    for pile in (t.unseen, *t.decks.values()):
        if wonder in pile:
            pile.remove(wonder)
    t.spaces[pos].wonder = wonder


def do(game: Referee, who: str, *commands: Command) -> Referee:
    """Several commands of one player."""
    for command in commands:
        game.play(who, command)
    return game


def names(t: Table, who: str) -> list[str]:
    """The names of the cards in the row."""
    return [card.name for card in t.seats[who].row]
