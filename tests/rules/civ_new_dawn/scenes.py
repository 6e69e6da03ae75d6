"""Scenes that tests of districts, armies and exploration share: a symbol of the dial, an army before a fight."""

from __future__ import annotations

from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, read_position
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE, FOOTPRINT
from tests.rules.civ_new_dawn.table import PLAIN_TILE, Table

#: The section of the dial before the one that shows the symbol.
BEFORE = {"spawn": 5, "move": 0, "districts": 1, "government": 2}


def symbol(table: Table, name: str) -> Table:
    """The last player's turn and the round end; the dial shows that symbol."""
    table.game.dial = BEFORE[name]
    return table.turn(table.game.seats - 1).play("play military", "done")


def fought(table: Table) -> tuple[int, int]:
    """The combat values with which the last attack ended, the attacker's first."""
    ended = [event for event in table.events if event.kind in ("won-attack", "lost-attack")]
    value, other = ended[-1].data["value"], ended[-1].data["other"]
    assert isinstance(value, int)
    assert isinstance(other, int)
    return value, other


def won(table: Table) -> bool:
    """Did the attacker win the last attack?"""
    return [event.kind for event in table.events if event.kind in ("won-attack", "lost-attack")][-1] == "won-attack"


def army_at(slot: int, *leaders: str, card: str = "masonry", space: str = "N19") -> Table:
    """Seat 0 has its turn, the military card in that slot and an army on the map next to N20."""
    names = leaders or ("rome", "egypt")
    table = Table(len(names), *names).cards(0, card).slot(0, "military", slot)
    return table.armies(0, space)


def explorers_edge(table: Table, *names: str) -> Table:
    """These spaces on the edge of the map belong to the capital tile of seat 0."""
    for name in names:
        table.game.land.part[table.space(name)] = CAPITAL
        table.game.land.tile[table.space(name)] = table.game.land.tile[table.space("N16")]
    return table._forget()


def told(refusal: Refusal, rule: str, reason: str) -> bool:
    """Is the move refused by that rule for that reason?"""
    return (refusal.rule, refusal.reason) == (rule, reason)


def slot_resolved(table: Table) -> int:
    """The slot number with which the last card was resolved."""
    number = table.told("resolved")[-1].data["slot"]
    assert isinstance(number, int)
    return number


def explorer(figure: str = "caravan", *stack: int, leader: str = "rome", card: str = "") -> Table:
    """A figure of seat 0 on N13, the left corner of the map, which belongs to its capital tile."""
    table = explorers_edge(Table(2, leader, "egypt"), "N13").stack(*(stack or (12, 5, 3)))
    if card:
        table.cards(0, card)
    table = table.caravans(0, "N13") if figure == "caravan" else table.armies(0, "N13")
    return table.play("play economy" if figure == "caravan" else "play military")


def places(table: Table) -> list[str]:
    """Where the drawn tile may be laid."""
    return [move for move in table.moves("explore") if move.startswith("explore tile")]


def touched(table: Table, move: str) -> set[str]:
    """The names of the spaces next to a tile that is not laid yet."""
    _, _, tile, centre, rotation = move.split()
    steps = FOOTPRINT["ab".index(tile[-1]) * 6 + int(rotation[1])]
    covered = [read_position(centre) + step for step in steps]
    beside = {spot + direction for spot in covered for direction in DIRECTIONS}
    return {table.name(table.game.land.at[spot]) for spot in beside if table.game.land.at[spot] >= 0}


def more_land(table: Table, *names: str) -> Table:
    """Spaces beyond the rim of the map."""
    for name in names:
        table.game.land._add(read_position(name), 0, PLAIN_TILE, CORE)
        for row in (table.game.tokens, table.game.cities, table.game.goods, table.game.states, table.game.wonders):
            row.append(0)
    return table._forget()
