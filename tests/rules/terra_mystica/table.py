"""A Terra Mystica table set up by hand, for tests: pieces are put where the test wants them, then moves are said."""

from __future__ import annotations

from collections.abc import Mapping

import ecumene
from ecumene.core.event import Event
from ecumene.core.refusal import Refusal
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica.factions import FACTIONS, ON_ICE, ON_VOLCANO, VARIABLE
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.phases import EndRound, NextTurn
from ecumene.games.terra_mystica.setup import take_faction
from ecumene.games.terra_mystica.state import ACTIONS
from ecumene.games.terra_mystica.steps import TakeAction
from ecumene.games.terra_mystica.tiles import BONUS_TILES, BUILDINGS, CULTS, FAVOUR_TILES, REPLACES, SCORING_TILES
from ecumene.parts.hexes import cells_in

#: Bonus tiles held and in the pool, the plain ones first: 3, 5, 8, 9, 7, 2, 1, 4.
TILES = [2, 4, 7, 8, 6, 1, 0, 3]


class Table:
    """`Table("witches", "nomads")`: seat 0 (Witches) is on turn in round 1 with 20 points, 50 coins, 20 workers, 3
    priests, bowls 4/4/4, cults at 0, no buildings. The scoring tile pays for towns (`scoring="2"`).

    Ice factions start from forest, volcano factions from mountains and variable ones from lakes, unless `terrains` says
    otherwise by faction.
    """

    def __init__(
        self,
        *factions: str,
        round: int = 1,
        scoring: str = "2",
        terrains: dict[str, str] | None = None,
        **options: object,
    ) -> None:
        if options.get("merchants") and scoring == "2":
            scoring = "m2"
        settled: dict[str, object] = {"start_points": "20", **options}
        game = ecumene.new("terra-mystica", seats=len(factions), seed=1, options=settled)
        assert isinstance(game, TerraMystica)
        self.game = game
        ids = [faction.id for faction in FACTIONS]
        game.mats = [Mat() for _ in factions]
        game.ground = [*game.board.printed, 0, 0]
        game.occupied = 0
        game.order = list(range(len(factions)))
        game.circle = game.order
        game.start = 0
        for seat, name in enumerate(factions):
            take_faction(game, seat, ids.index(name), 20, None)
            mat = game.mats[seat]
            mat.coins, mat.workers, mat.priests = 50, 20, min(3, mat.priest_limit)
            mat.bowls = Bowls(4, 4, 4)
            mat.cults = [0] * len(CULTS)
            mat.bonus = TILES[seat]
            terrain = (terrains or {}).get(name, "")
            if mat.kind.kind == VARIABLE:
                mat.terrain = TERRAINS.index(terrain or "lakes")
                mat.unlocked = 1 << mat.terrain if mat.kind.unlocks else 0
            elif mat.kind.kind in (ON_ICE, ON_VOLCANO):
                mat.ring = TERRAINS.index(terrain or ("forest" if mat.kind.kind == ON_ICE else "mountains"))
        game.pool = sorted(TILES[len(factions) : len(factions) + 3])
        game.bonus_coins = [0] * len(BONUS_TILES)
        game.scoring = [[tile.id for tile in SCORING_TILES].index(scoring)] * 6
        game.round = round
        game.phase = ACTIONS
        self.turn(0)

    # Setting up

    @property
    def mats(self) -> list[Mat]:
        return self.game.mats

    def turn(self, seat: int) -> Table:
        """It is this seat's turn."""
        game = self.game
        game._at = game.order.index(seat)
        game.agenda = [EndRound(), NextTurn(), TakeAction(seat)]
        game.digging = None
        game.voyage = None
        self.forget()
        return self

    def forget(self) -> Table:
        """Pieces were moved by hand: legal moves must be found anew."""
        self.game._legal = [None] * self.game.seats
        return self

    def put(self, seat: int, building: str, *cells: str) -> Table:
        """A dwelling, trading-post, temple … of the seat on these cells, which become its home terrain."""
        mat = self.mats[seat]
        kind = BUILDINGS.index(building)
        for name in cells:
            cell = self.game.board.cell(name)
            self.ground(name, TERRAINS[mat.terrain])
            self.game.occupied |= 1 << cell
            steps = [kind]
            while REPLACES[steps[0]] >= 0:
                steps.insert(0, REPLACES[steps[0]])
            for step in steps:
                mat.put(step, cell)
        return self.forget()

    def ground(self, name: str, terrain: str) -> Table:
        """Make a cell some terrain."""
        self.game.change_terrain(1 << self.game.board.cell(name), TERRAINS.index(terrain))
        return self.forget()

    def bridge(self, seat: int, *sites: str) -> Table:
        """Bridges of the seat, written as `C2-E5`."""
        for site in sites:
            one, other = [self.game.board.cell(name) for name in site.split("-")]
            self.game.span(seat, self.game.board.site(one, other), None)
        return self.forget()

    def bowls(self, seat: int, one: int, two: int, three: int) -> Table:
        self.mats[seat].bowls = Bowls(one, two, three)
        return self.forget()

    def stock(
        self, seat: int, coins: int | None = None, workers: int | None = None, priests: int | None = None
    ) -> Table:
        mat = self.mats[seat]
        mat.coins = mat.coins if coins is None else coins
        mat.workers = mat.workers if workers is None else workers
        mat.priests = mat.priests if priests is None else priests
        return self.forget()

    def cult(self, seat: int, fire: int = 0, water: int = 0, earth: int = 0, air: int = 0, keys: int = 0) -> Table:
        self.mats[seat].cults = [fire, water, earth, air]
        self.mats[seat].keys = keys
        return self.forget()

    def favour(self, seat: int, *ids: str) -> Table:
        """The seat owns these favour tiles."""
        for id in ids:
            number = [tile.id for tile in FAVOUR_TILES].index(id)
            self.mats[seat].favours |= 1 << number
            self.game.favours_left = self.game.favours_left[:]
            self.game.favours_left[number] -= 1
        return self.forget()

    def bonus(self, seat: int, id: str) -> Table:
        """The seat holds that bonus tile; whoever had it, or the pool, gets the seat's old one."""
        tile = [t.id for t in BONUS_TILES].index(id)
        old = self.mats[seat].bonus
        for mat in self.mats:
            if mat.bonus == tile:
                mat.bonus = old
        self.game.pool = sorted(old if other == tile else other for other in self.game.pool)
        self.mats[seat].bonus = tile
        return self.forget()

    def points(self, seat: int, points: int) -> Table:
        """The seat has so many points."""
        mat = self.mats[seat]
        mat.score(0, points - mat.vp)
        return self.forget()

    def port(self, seat: int, cell: str) -> Table:
        self.mats[seat].port = self.game.board.cell(cell)
        return self.forget()

    def ships(self, seat: int, *cells: str) -> Table:
        self.mats[seat].ships = sorted(self.game.board.cell(cell) for cell in cells)
        return self.forget()

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

    def play(self, *moves: str, seat: int | None = None) -> list[Event]:
        """Whoever is to move plays these moves; returns what happened."""
        events: list[Event] = []
        for text in moves:
            who = self.seat if seat is None else seat
            move = self.game.parse(who, text)
            assert (move in self.game.moves(who)) == (self.game.check(who, move) is None), f"offered or legal: {text}"
            self.game.play(who, move, events)
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

    def legal(self, start: str = "", seat: int | None = None) -> set[str]:
        """The legal moves of whoever is to move, as text; those that begin with a word."""
        who = self.seat if seat is None else seat
        return {str(move) for move in self.game.moves(who) if str(move).startswith(start)}

    def source(self, seat: int, source: str) -> int:
        """Points of the seat from one source."""
        return sum(item.points for item in self.game.scores()[seat].items if item.source == source)

    def power(self, seat: int) -> tuple[int, int, int]:
        bowls = self.mats[seat].bowls
        return bowls.one, bowls.two, bowls.three

    def pass_all(self) -> list[Event]:
        """Everybody passes with the first tile of the pool, and declines what may be declined, until the round ends."""
        events: list[Event] = []
        now = self.game.round
        while not self.game.is_over and self.game.round == now:
            seat = self.seat
            moves = self.game.moves(seat)
            wanted = [m for m in moves if str(m).startswith(("pass", "done", "decline", "keep"))]
            self.game.play(seat, (wanted or moves)[0], events)
        assert self.game.faults() == []
        return events


def cells(table: Table, mask: int) -> set[str]:
    """A set of cells by name."""
    return {table.game.board.name(cell) for cell in cells_in(mask)}


def of_kind(events: list[Event], kind: str, seat: int | None = None) -> list[Event]:
    return [event for event in events if event.kind == kind and (seat is None or event.seat == seat)]


def told(refusal: Refusal, rule: str, reason: str, needs: Mapping[str, object] | None = None) -> bool:
    """Is it this refusal, with these of its numbers and names?"""
    known: dict[str, object] = {name: refusal.needs.get(name) for name in needs} if needs else {}
    assert (refusal.rule, refusal.reason, known) == (rule, reason, needs or {}), refusal
    return True
