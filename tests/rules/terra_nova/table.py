"""A Terra Nova table set up by hand, for tests: pieces are put where the test wants them, then moves are said aloud."""

from __future__ import annotations

import ecumene
from ecumene.core.event import Event
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import every_move
from ecumene.games.terra_nova.phases import EndRound, NextTurn
from ecumene.games.terra_nova.steps import TakeTurn
from ecumene.games.terra_nova.tiles import BONUS_TILES, ROUND_TILES
from ecumene.parts.hexes import cells_in

#: The plain ones first: D (coins and power), B (coins), C (sailing), then those with other effects.
TILES = ["ABCDEFGH".index(letter) for letter in "DBCFGAHE"]


class Table:
    """`Table("fairies", "golems")`: seat 0 (Fairies) is on turn in round 1, 50 coins each, bowls 2/2/4, no buildings.

    The map is our own design unless `board` says otherwise. The round tile is the one that pays for sailing; the bonus
    tiles held and, without coins, the pool come from `TILES` in order.
    """

    def __init__(self, *factions: str, round: int = 1, tile: str = "sailing", **options: object) -> None:
        game = ecumene.new("terra-nova", seats=len(factions), seed=1, options={"board": "own-design", **options})
        assert isinstance(game, TerraNova)
        self.game = game
        ids = [faction.id for faction in FACTIONS]
        game.mats = [Mat() for _ in factions]
        for seat, name in enumerate(factions):
            game.mats[seat].faction = ids.index(name)
            game.mats[seat].coins = 50
            game.mats[seat].bonus = TILES[seat]
        game.ground = game.land.printed[:]
        game.neutral = game.occupied = 0
        game.pool = sorted(TILES[len(factions) : len(factions) + 3])
        game.bonus_coins = [0] * len(BONUS_TILES)
        tiles = [t.id for t in ROUND_TILES]
        game.round_tiles = [tiles.index(tile)] * 5
        game.round = round
        game.start = 0
        game.order = list(range(len(factions)))
        self.turn(0)

    # Setting up

    @property
    def mats(self) -> list[Mat]:
        return self.game.mats

    def turn(self, seat: int) -> Table:
        """It is this seat's turn."""
        game = self.game
        game._at = game.order.index(seat)
        game.agenda = [EndRound(), NextTurn(), TakeTurn(seat)]
        self.forget()
        return self

    def forget(self) -> None:
        """Pieces were moved by hand: legal moves must be found anew."""
        self.game._legal = [None] * self.game.seats

    def put(self, seat: int, building: str, *cells: str) -> Table:
        """house, factory, palace-left or palace-right of the seat on these cells, which become its home terrain."""
        mat = self.mats[seat]
        for name in cells:
            cell = self.game.land.cell(name)
            self.ground(name, mat.home)
            self.game.occupied |= 1 << cell
            if building == "house":
                mat.put_house(cell)
            elif building in ("factory", "palace-left", "palace-right"):
                mat.put_factory(cell)
                if building != "factory":
                    mat.put_palace(cell, building == "palace-left")
            else:
                raise ValueError(building)
        self.forget()
        return self

    def ground(self, name: str, terrain: int) -> Table:
        """Make a cell some terrain (0 lake, 1 forest, 2 wasteland, 3 desert, 4 swamp)."""
        bit = 1 << self.game.land.cell(name)
        self.game.ground = [cells & ~bit for cells in self.game.ground]
        self.game.ground[terrain] |= bit
        self.forget()
        return self

    def neutral(self, *cells: str) -> Table:
        for name in cells:
            self.game.neutral |= 1 << self.game.land.cell(name)
            self.game.occupied |= self.game.neutral
        self.forget()
        return self

    def bridge(self, seat: int, *sites: str) -> Table:
        """Bridges of the seat, written as `C4-E4`."""
        for site in sites:
            one, other = [self.game.land.cell(name) for name in site.split("-")]
            self.game.span(seat, self.game.land.site(one, other), None)
        self.forget()
        return self

    def bowls(self, seat: int, one: int, two: int, three: int) -> Table:
        self.mats[seat].bowls = Bowls(one, two, three)
        self.forget()
        return self

    def coins(self, seat: int, coins: int) -> Table:
        self.mats[seat].coins = coins
        self.forget()
        return self

    def bonus(self, seat: int, letter: str) -> Table:
        """The seat holds that bonus tile; whoever had it, or the pool, gets the seat's old one."""
        tile = [t.id for t in BONUS_TILES].index(letter)
        old = self.mats[seat].bonus
        for mat in self.mats:
            if mat.bonus == tile:
                mat.bonus = old
        self.game.pool = sorted(old if other == tile else other for other in self.game.pool)
        self.mats[seat].bonus = tile
        self.forget()
        return self

    # Playing

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.game.to_move[0]

    @property
    def step(self) -> str:
        """The name of what is owed."""
        step = self.game.step(self.seat)
        assert step is not None
        return step.name

    def play(self, *moves: str) -> list[Event]:
        """Whoever is to move plays these moves; returns what happened."""
        events: list[Event] = []
        for text in moves:
            seat = self.seat
            move = self.game.parse(seat, text)
            assert (move in self.game.moves(seat)) == (self.game.check(seat, move) is None), f"offered or legal: {text}"
            self.game.play(seat, move, events)
        assert self.game.faults() == []
        return events

    def refusal(self, text: str, seat: int | None = None) -> Refusal:
        """Why this move is refused (it must be, and it must not be offered)."""
        who = self.seat if seat is None else seat
        move = self.game.parse(who, text)
        refusal = self.game.check(who, move)
        assert refusal is not None, f"{text} is legal"
        assert move not in self.game.moves(who)
        return refusal

    def legal(self, verb: str = "") -> set[str]:
        """The legal moves of whoever is to move, as text; those that begin with a word."""
        return {str(move) for move in self.game.moves(self.seat) if str(move).startswith(verb)}

    def points(self, seat: int) -> int:
        return self.mats[seat].total

    def source(self, seat: int, source: str) -> int:
        """Points of the seat from one source."""
        return sum(item.points for item in self.game.scores()[seat].items if item.source == source)

    def power(self, seat: int) -> tuple[int, int, int]:
        bowls = self.mats[seat].bowls
        return bowls.one, bowls.two, bowls.three

    def pass_all(self) -> list[Event]:
        """Everybody passes with the first tile of the pool and exchanges nothing, until the round is over."""
        events: list[Event] = []
        now = self.game.round
        while not self.game.is_over and self.game.round == now:
            seat = self.seat
            moves = self.game.moves(seat)
            wanted = [m for m in moves if str(m).startswith(("pass", "end", "decline", "town", "neutral"))]
            self.game.play(seat, wanted[0], events)
        assert self.game.faults() == []
        return events


def drained(*factions: str, round: int = 1, tile: str = "sailing", **options: object) -> Table:
    """A table where all power lies in bowl I: nothing can be exchanged, so turns end by themselves."""
    table = Table(*factions, round=round, tile=tile, **options)
    for seat in range(len(factions)):
        table.bowls(seat, 8, 0, 0)
    return table


def cells(mask: int, land: Land = OWN_DESIGN) -> set[str]:
    """A set of cells by name."""
    return {land.name(cell) for cell in cells_in(mask)}


def of_kind(events: list[Event], kind: str, seat: int | None = None) -> list[Event]:
    return [event for event in events if event.kind == kind and (seat is None or event.seat == seat)]


__all__ = ["NOBODY", "Table", "cells", "drained", "every_move", "of_kind"]
