"""The course of play: set-up, six rounds of income, actions and cult bonus, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Counted
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_mystica import choices, neighbours, scoring, ships
from ecumene.games.terra_mystica.draws import draw_bonus, draw_final, draw_scoring
from ecumene.games.terra_mystica.factions import ON_VOLCANO
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import HIGHEST_BID
from ecumene.games.terra_mystica.pending import DUE_SHIP, DUE_SHIP_MAY
from ecumene.games.terra_mystica.setup import (
    LOT,
    Bid,
    ChooseBonus,
    ChooseFaction,
    ChooseTerrain,
    PlaceDwelling,
    PlacePort,
    ask_about,
    draw_lots,
    fixed,
    next_bidder,
    on_offer,
    start_points,
    take_faction,
)
from ecumene.games.terra_mystica.state import ACTIONS, CULT_BONUS, FREE_SPACE, INCOME, SPACES, State
from ecumene.games.terra_mystica.steps import Choose, ChooseLater, TakeAction, begin_spades, call_back
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    CULTS,
    FAVOUR_SHIP,
    FAVOUR_TILES,
    GOODS,
    IN_BASE,
    IN_MERCHANTS,
    IN_MINI,
    MINI_SHIPPING_TOWN,
    PRIESTS_SENT,
    ROUNDS,
    SCORING_TILES,
    SHIPS,
    SPADES,
    TOWN_TILES,
)

#: Dwellings of the round-trip; more or fewer are placed afterwards (TM-031 to TM-033).
ROUND_TRIP: Final = 2


def begin(game: State) -> State:
    """Lay out an empty table and play up to the first decision."""
    game.chance = Chance.stream(game.seed, "set-up")
    game.mats = [Mat() for _ in range(game.seats)]
    game.ground = [*game.board.printed, 0, 0]
    game.bonus_coins = [0] * len(BONUS_TILES)
    game.favours_left = [tile.copies if tile.box == IN_BASE or game.merchants else 0 for tile in FAVOUR_TILES]
    game.towns_left = [tile.copies if town_in_box(game, tile.number) else 0 for tile in TOWN_TILES]
    game.orders = [FREE_SPACE] * (SPACES * len(CULTS))
    game.agenda = [FirstIncome(), ChooseBonuses(), PlacePorts(), PlaceDwellings(), ChooseFactions(), DrawTiles()]
    game.settle()
    return game


def town_in_box(game: State, number: int) -> bool:
    """Town tiles in the supply: the same tile of two boxes is used once (TM-012, TM-129, TM-130)."""
    box = TOWN_TILES[number].box
    if box == IN_MINI:
        return game.options["mini_towns"] is True and not (game.merchants and number == MINI_SHIPPING_TOWN)
    return box == IN_BASE or (box == IN_MERCHANTS and game.merchants)


class DrawTiles(Step[State]):
    """Tiles of the game and the start player (TM-006, TM-009, TM-275)."""

    __slots__ = ()

    name: ClassVar[str] = "draw-tiles"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.scoring = draw_scoring(game)
        game.pool = draw_bonus(game)
        game.final = draw_final(game)
        # Where the factions are fixed, so are the seats: the first one starts.
        game.start = 0 if fixed(game) else game.chance.below(game.seats)
        game.order = [(game.start + place) % game.seats for place in range(game.seats)]
        game.circle = game.order


class ChooseFactions(Step[State]):
    """Each seat chooses in turn order, or bids, or gets what is drawn or fixed (TM-020, TM-024)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-factions"

    def run(self, game: State, events: list[Event] | None) -> None:
        way = game.options["factions"]
        game.push(VolcanoTerrain())
        if way == "auction":
            draw_lots(game)
            game.push(NextBid())
        elif way == "choose":
            for seat in reversed(game.order):
                game.push(ChooseFaction(seat))
        else:
            for seat in reversed(game.order):
                game.push(GiveFaction(NOBODY, seat))


class GiveFaction(Step[State]):
    """A seat gets the faction that is drawn for it or that the table has fixed."""

    __slots__ = ("owner",)

    name: ClassVar[str] = "give-faction"

    def __init__(self, seat: int = NOBODY, owner: int = 0) -> None:
        super().__init__(seat)
        self.owner = owner

    def args(self) -> tuple[int, ...]:
        return (self.owner,)

    def run(self, game: State, events: list[Event] | None) -> None:
        given = fixed(game)
        offer = on_offer(game)
        number = given[self.owner] if given else offer[game.chance.below(len(offer))]
        take_faction(game, self.owner, number, start_points(game, number), events)
        ask_about(game, self.owner)


class NextBid(Step[State]):
    """Whoever has no faction bids; when all have one, the order of drawing is the order of play (TM-026, TM-027)."""

    __slots__ = ()

    name: ClassVar[str] = "next-bid"

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = next_bidder(game)
        if seat != NOBODY:
            game.push(self)
            game.push(Bid(seat))
            return
        lots = [game.auction[place : place + LOT] for place in range(0, len(game.auction), LOT)]
        game.order = [holder for _, _, holder in lots]
        game.circle = game.order
        game.start = game.order[0]
        for number, bid, holder in lots:
            take_faction(game, holder, number, HIGHEST_BID - bid, events)
        for seat in reversed(game.order):
            ask_about(game, seat)


class VolcanoTerrain(Step[State]):
    """After all others a volcano faction chooses its starting terrain (TM-023)."""

    __slots__ = ()

    name: ClassVar[str] = "volcano-terrain"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.auction = []
        for seat in game.order:
            if game.mats[seat].kind.kind == ON_VOLCANO:
                game.push(ChooseTerrain(seat))


class PlaceDwellings(Step[State]):
    """One each in turn order, a second in reverse, the Nomads' third, the Chaos Magicians' only one last (TM-031)."""

    __slots__ = ()

    name: ClassVar[str] = "place-dwellings"

    def run(self, game: State, events: list[Event] | None) -> None:
        number = [mat.kind.first_dwellings for mat in game.mats]
        usual = [seat for seat in game.order if number[seat] >= ROUND_TRIP]
        third = [seat for seat in game.order if number[seat] > ROUND_TRIP]
        last = [seat for seat in game.order if number[seat] < ROUND_TRIP]
        for seat in reversed([*usual, *reversed(usual), *third, *last]):
            game.push(PlaceDwelling(seat))


class PlacePorts(Step[State]):
    """In turn order, by those who have a place for it (TM-038, TM-039)."""

    __slots__ = ()

    name: ClassVar[str] = "place-ports"

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat in reversed(game.order):
            if ships.port_cells(game, seat):
                game.push(PlacePort(seat))


class ChooseBonuses(Step[State]):
    """Bonus tiles in reverse turn order (TM-041)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-bonuses"

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat in game.order:
            game.push(ChooseBonus(seat))


class FirstIncome(Step[State]):
    """The income of round 1."""

    __slots__ = ()

    name: ClassVar[str] = "first-income"

    def run(self, game: State, events: list[Event] | None) -> None:
        begin_income(game)


def begin_income(game: State) -> None:
    """Income of all in the order of the coming round, then the actions (TM-045, TM-395)."""
    game.phase = INCOME
    game.push(StartRound())
    for seat in reversed(receivers(game)):
        game.push(Income(NOBODY, seat))


def receivers(game: State) -> list[int]:
    """The order of the coming round; those who left the game come last."""
    stay = [seat for seat in game.order if not game.dropped >> seat & 1]
    return stay + [seat for seat in game.order if game.dropped >> seat & 1]


class Income(Step[State]):
    """Income of one seat: buildings, favour tiles, bonus tile (TM-045)."""

    __slots__ = ("owner",)

    name: ClassVar[str] = "income"

    def __init__(self, seat: int = NOBODY, owner: int = 0) -> None:
        super().__init__(seat)
        self.owner = owner

    def args(self) -> tuple[int, ...]:
        return (self.owner,)

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = self.owner
        mat = game.mats[seat]
        game.gain(seat, game.income(seat), "TM-045", events)
        if mat.holds(FAVOUR_SHIP) and mat.due[DUE_SHIP]:
            # The ship of the favour tile may be left in the reserve (TM-401).
            mat.settle(DUE_SHIP)
            mat.owe(DUE_SHIP_MAY)
        ask_choices(game, seat)


def ask_choices(game: State, seat: int) -> None:
    """Choices of income and cult bonus are made at once (TM-393, TM-395)."""
    choices.forget_impossible(game, seat)
    if choices.is_open(game, seat) and not game.dropped >> seat & 1:
        game.push(ChooseLater(seat) if game.site else Choose(seat))


class StartRound(Step[State]):
    """Clean-up, and the action phase of the next round begins (TM-143)."""

    __slots__ = ()

    name: ClassVar[str] = "start-round"

    def run(self, game: State, events: list[Event] | None) -> None:
        if game.round == 0:
            game.chance = Chance.stream(game.seed, "draws")
        game.bonus_coins = game.bonus_coins[:]
        for tile in game.pool:
            game.bonus_coins[tile] += 1
        game.used = 0
        game.round += 1
        game.phase = ACTIONS
        game.passers = []
        game._at = -1
        for mat in game.mats:
            mat.used = 0
            mat.passed = False
            mat.waiting = 0
        if events is not None:
            events.append(Event("round-started", NOBODY, "TM-044", {"round": game.round}))
        game.push(EndRound())
        game.push(NextTurn())


class NextTurn(Step[State]):
    """The next seat in order that has not passed; when all have, the phase is over (TM-059, TM-060)."""

    __slots__ = ()

    name: ClassVar[str] = "next-turn"

    def run(self, game: State, events: list[Event] | None) -> None:
        for ahead in range(1, game.seats + 1):
            place = (game._at + ahead) % game.seats
            seat = game.order[place]
            mat = game.mats[seat]
            if mat.passed or game.dropped >> seat & 1:
                continue
            if game.open_offers and not game.site and neighbours.awaited(game, seat):
                # Its owner waits for the answers that concern it (TM-417).
                game.push(AwaitAnswers())
                return
            game._at = place
            mat.waiting = 0
            if game.site:
                call_back(game, seat)
            game.push(self)
            game.push(TakeAction(seat))
            return


class AwaitAnswers(Step[State]):
    """Cultists and Shapeshifters do not act before the answers to their last building are there."""

    __slots__ = ()

    name: ClassVar[str] = "await-answers"
    waits: bool = True

    def run(self, game: State, events: list[Event] | None) -> None:
        game.push(NextTurn())


class EndRound(Step[State]):
    """The cult bonus, or the end of the game after round 6 (TM-044, TM-146)."""

    __slots__ = ()

    name: ClassVar[str] = "end-round"
    waits: bool = True

    def run(self, game: State, events: list[Event] | None) -> None:
        game.phase = CULT_BONUS
        if game.round == ROUNDS:
            if events is not None:
                events.append(Event("game-ended", NOBODY, "TM-146", {}))
            scoring.finish(game, events)
            return
        game.order = coming_order(game)
        game.start = game.order[0]
        game.push(FirstIncome())
        for seat in reversed(receivers(game)):
            game.push(CultBonus(NOBODY, seat))


def coming_order(game: State) -> list[int]:
    """The order of passing, or clockwise from whoever passed first (TM-029, TM-030)."""
    gone = [seat for seat in game.circle if game.dropped >> seat & 1]
    if game.options["turn_order"] == "pass-order":
        return [*gone, *game.passers]
    at = game.circle.index(game.passers[0])
    return game.circle[at:] + game.circle[:at]


class CultBonus(Step[State]):
    """The reward of the scoring tile for every full number of steps (TM-138, TM-139)."""

    __slots__ = ("owner",)

    name: ClassVar[str] = "cult-bonus"

    def __init__(self, seat: int = NOBODY, owner: int = 0) -> None:
        super().__init__(seat)
        self.owner = owner

    def args(self) -> tuple[int, ...]:
        return (self.owner,)

    def run(self, game: State, events: list[Event] | None) -> None:
        seat = self.owner
        mat = game.mats[seat]
        tile = SCORING_TILES[game.scoring[game.round - 1]]
        steps = mat.priests_sent if tile.cult == PRIESTS_SENT else mat.cults[tile.cult]
        times = steps // tile.steps
        if times == 0:
            return
        reward = [amount * times for amount in tile.reward]
        spades = reward[SPADES]
        reward[SPADES] = 0
        if events is not None and (spades or reward[SHIPS]):
            told = f"{spades} {GOODS[SPADES]}" if spades else f"{reward[SHIPS]} {GOODS[SHIPS]}"
            events.append(Event("gained", seat, "TM-138", {"goods": Counted(told)}))
        game.gain(seat, reward, "TM-138", events)
        gone = bool(game.dropped >> seat & 1)
        usable = 0 if gone or spades == 0 else game.gain_spades(seat, spades, events)
        ask_choices(game, seat)
        if mat.kind.spades_needed:
            usable -= usable % mat.kind.spades_needed
        if usable:
            begin_spades(game, seat, usable)
