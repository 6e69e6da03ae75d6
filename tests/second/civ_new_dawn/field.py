"""Positions for tests: a round field of grassland with two capitals, nothing else on it."""

from collections.abc import Collection, Sequence

from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.data import kind, ordinary
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import cards_of, named
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.science import gain_card
from tests.second.civ_new_dawn.setup import lay_out
from tests.second.civ_new_dawn.state import Command, Focus, Pos, Space, Table, todo

PLAYERS = ("Ann", "Ben", "Cyd")
HOMES: tuple[Pos, ...] = ((-4, 0), (4, 0), (0, 4))
CALM = ("Progressive", "Moneygrubber", "Explorer")


def table(
    leaders: Sequence[str] = ("Rome", "France"),
    victory: Sequence[str] = CALM,
    options: Collection[str] = (),
    automated: Collection[str] = (),
) -> Table:
    """A field of radius 4, one tile, the capitals of the players at its corners, the first turn about to begin."""
    names = PLAYERS[: len(leaders)]
    given = {"leaders": list(leaders), "victory": list(victory)}
    t = lay_out(names, set(options), Chance(0), given, {}, None, automated)
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


def base_table(leaders: Sequence[str] = ("Rome", "Egypt"), automated: Collection[str] = ()) -> Table:
    """The same field in the base game."""
    return table(leaders, ("Civilized", "Explorer", "Populous"), {"base"}, automated)


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
    card = cards_of(t, who, card_type)[0]
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


def automated(card_type: str, card_level: int = 1, leaders: Sequence[str] = ("Rome", "Egypt")) -> Table:
    """Ann is automated and has this card in her rightmost slot."""
    t = table(leaders, automated=("Ann",))
    at_slot(t, "Ann", card_type, 5, card_level)
    return t


def drowned(t: Table, *kept: Pos) -> None:
    """Everything is water except these spaces and the cities."""
    for pos, space in t.spaces.items():
        if not space.city and pos not in kept:
            space.terrain = "water"


def supply(t: Table, who: str, card: str, number: int) -> None:
    """Trade tokens from the supply on a card."""
    named(t, who, card).trade += number
    t.supply["trade"] -= number
