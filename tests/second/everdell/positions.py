"""Positions for tests: a table arranged by hand, commands, refusals."""

from collections import Counter
from collections.abc import Iterable
from collections.abc import Set as AbstractSet

import pytest

from tests.second.everdell.city import enter, fill, free_partner
from tests.second.everdell.playing import START
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import Chance, Command, Refused, Seat, Task, Worker

PLAIN_MEADOW = ["farm", "mine", "inn", "wife", "crane", "bard", "castle", "judge"]
FOREST = ["forest_3berry", "forest_2any", "forest_4twig", "forest_2meadow_play1_minus1"]


def start(players: int = 2, options: AbstractSet[str] = frozenset(), rolls: Iterable[int] = ()) -> Referee:
    """A table without cards in hands or cities, with a known Meadow; Ann begins."""
    names = ["Ann", "Ben", "Cleo", "Dan"][:players]
    game = Referee.new(names, options, 1, chance=Chance(1, rolls=list(rolls)))
    t = game.table
    t.meadow = list(PLAIN_MEADOW)
    t.deck = ["wanderer", "peddler", "monk", "teacher", "doctor"] * 8
    for seat in t.seats.values():
        seat.hand = []
    return game


def seat(game: Referee, who: str = "Ann") -> Seat:
    """A player."""
    return game.table.seats[who]


def build(game: Referee, who: str, *names: str, pair: bool = True) -> list[str]:
    """Lay cards into a city, paired if possible; gives their labels."""
    labels = []
    for name in names:
        partner = free_partner(seat(game, who), name) if pair else None
        card = enter(game.table, seat(game, who), name, partner)
        fill(game.table, card, START.get(name, {}))
        labels.append(card.label)
    return labels


def give(game: Referee, who: str = "Ann", hand: Iterable[str] = (), **stock: int) -> None:
    """Cards and resources for a player."""
    seat(game, who).hand += list(hand)
    seat(game, who).stock.update(stock)


def season(game: Referee, who: str, name: str, home: int, places: Iterable[str] = ()) -> None:
    """The season and the workers of a player."""
    seat(game, who).season = name
    seat(game, who).home = home
    seat(game, who).workers = [Worker(place) for place in places]


def options(game: Referee) -> list[Command]:
    """The legal commands."""
    (found,) = game.owing().values()
    return found


def play(game: Referee, *commands: Command) -> None:
    """Carry out commands for whoever is to decide."""
    for command in commands:
        game.play(next(iter(game.owing())), command)


def refused(game: Referee, command: Command) -> str:
    """The rule that refuses the command; nothing has changed."""
    before = game.stocks(), [(task.kind, task.who, repr(task.d)) for task in game.table.stack]
    with pytest.raises(Refused) as caught:
        play(game, command)
    assert (game.stocks(), [(task.kind, task.who, repr(task.d)) for task in game.table.stack]) == before
    return caught.value.rule


def decide(game: Referee, kind: str, who: str = "Ann", **d: object) -> None:
    """Put a task on the list by hand, as if it had come up."""
    game.table.stack.append(Task(kind, who, dict(d)))
    Referee(game.table)


def stock(game: Referee, who: str = "Ann") -> dict[str, int]:
    """What a player has, without zeros."""
    return {what: number for what, number in sorted(seat(game, who).stock.items()) if number}


def names(game: Referee, who: str = "Ann") -> Counter[str]:
    """The cards of a city."""
    return Counter(card.name for card in seat(game, who).city)
