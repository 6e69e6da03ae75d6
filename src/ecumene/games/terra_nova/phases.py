"""The course of play: set-up, five rounds of income, actions and end of round, and the end of the game."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova import scoring
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.factions.first_games import FIRST_GAMES, FIRST_ROUND_TILES
from ecumene.games.terra_nova.factions.table import FIRST_HOUSES
from ecumene.games.terra_nova.game import UNBUILT, TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.setup import (
    ChooseBonus,
    ChooseFaction,
    PlaceHouse,
    PlaceNeutral,
    factions_on_offer,
    open_marks,
    put_first_house,
    put_neutral,
    take_first_bonus,
    take_mat,
)
from ecumene.games.terra_nova.steps import RoundExchange, TakeTurn
from ecumene.games.terra_nova.tiles import (
    BONUS_SPARE,
    BONUS_TILES,
    ROUND_TILES,
    ROUNDS,
)
from ecumene.parts.hexes import cells_in


def begin(game: TerraNova) -> TerraNova:
    """Lay out an empty table and play up to the first decision (TN-040)."""
    game.chance = Chance.stream(game.seed, "set-up")
    game.mats = [Mat() for _ in range(game.seats)]
    game.ground = game.land.printed[:]
    game.bridges = [UNBUILT] * len(game.land.sites)
    game.bonus_coins = [0] * len(BONUS_TILES)
    game.agenda = [StartRound(), Provide(), PlaceHouses(), ChooseFactions(), LayTiles(), DrawStart()]
    game.settle()
    return game


class DrawStart(Step[TerraNova]):
    """Draw the start player; with the Planner also the neutral colour, for its first two houses (TN-026, TN-400)."""

    __slots__ = ()

    name: ClassVar[str] = "draw-start"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        game.start = game.chance.below(game.seats)
        game.order = clockwise(game)
        if game.options["two_player_variant"] == "planner":
            game.neutral_colour = game.chance.below(len(TERRAINS))
            for seat in reversed(game.order):
                game.push(PlaceNeutral(seat, game.neutral_colour))


class LayTiles(Step[TerraNova]):
    """Lay out round tiles and bonus tiles, at random or as printed for the first game (TN-021, TN-024)."""

    __slots__ = ()

    name: ClassVar[str] = "lay-tiles"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.options["first_game"] is True:
            game.round_tiles = FIRST_ROUND_TILES[:]
            letters = FIRST_GAMES[game.seats].tiles
            game.pool = [number for number, tile in enumerate(BONUS_TILES) if tile.id in letters]
            return
        rounds = list(range(len(ROUND_TILES)))
        game.chance.shuffle(rounds)
        game.round_tiles = rounds[:ROUNDS]
        tiles = list(range(len(BONUS_TILES)))
        game.chance.shuffle(tiles)
        game.pool = sorted(tiles[: BONUS_SPARE + game.seats])


class ChooseFactions(Step[TerraNova]):
    """Each seat chooses in turn order, or all factions are given out at random (TN-027)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-factions"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.options["factions"] == "random":
            for seat in game.order:
                offer = factions_on_offer(game)
                take_mat(game, seat, offer[game.chance.below(len(offer))], events)
        else:
            for seat in reversed(game.order):
                game.push(ChooseFaction(seat))


class PlaceHouses(Step[TerraNova]):
    """One house each in turn order, a second in reverse order, then a third if an ability gives it (TN-032, TN-033)."""

    __slots__ = ()

    name: ClassVar[str] = "place-houses"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.options["first_game"] is True:
            first = FIRST_GAMES[game.seats]
            for seat in game.order:
                for name in first.houses_on(game.land)[first.factions.index(game.cast(seat))].split():
                    put_first_house(game, seat, game.land.cell(name), events)
            return
        third = [seat for seat in game.order if game.mats[seat].kind.houses > FIRST_HOUSES]
        for seat in reversed([*game.order, *reversed(game.order), *third]):
            game.push(PlaceHouse(seat))


class Provide(Step[TerraNova]):
    """Bonus tiles in reverse turn order; a coin goes on each one left over (TN-036)."""

    __slots__ = ()

    name: ClassVar[str] = "provide"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        game.push(CoinsOnTiles())
        if game.options["first_game"] is True:
            first = FIRST_GAMES[game.seats]
            letters = [tile.id for tile in BONUS_TILES]
            for seat in reversed(game.order):
                letter = first.bonus[first.factions.index(game.cast(seat))]
                take_first_bonus(game, seat, letters.index(letter), events)
        else:
            for seat in game.order:
                game.push(ChooseBonus(seat))


class CoinsOnTiles(Step[TerraNova]):
    """1 coin on each bonus tile beside the board (TN-343)."""

    __slots__ = ()

    name: ClassVar[str] = "coins-on-tiles"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        game.bonus_coins = game.bonus_coins[:]
        for tile in game.pool:
            game.bonus_coins[tile] += 1


class StartRound(Step[TerraNova]):
    """A new round: neutral houses of the Lucky Digger, income, actions, end of round (TN-001)."""

    __slots__ = ()

    name: ClassVar[str] = "start-round"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.round == 0:
            game.chance = Chance.stream(game.seed, "draws")
        game.round += 1
        if game.options["turn_order"] == "pass-order" and game.passers:
            game.order = game.passers
        else:
            game.order = clockwise(game)
        game.passers = []
        game._at = -1
        for mat in game.mats:
            mat.passed = False
        if events is not None:
            events.append(Event("round-started", NOBODY, "TN-001", {"round": game.round}))
        game.push(EndRound())
        game.push(NextTurn())
        game.push(Income())
        if game.options["two_player_variant"] == "lucky-digger":
            game.push(Dig(NOBODY, -1))


class Dig(Step[TerraNova]):
    """Lucky Digger: first the start player, then the other places a house of a random unused colour (TN-410)."""

    __slots__ = ("drawn",)

    name: ClassVar[str] = "dig"

    def __init__(self, seat: int = NOBODY, drawn: int = -1) -> None:
        super().__init__(seat)
        #: The colour drawn first, or -1.
        self.drawn = drawn

    def args(self) -> tuple[int, ...]:
        return (self.drawn,)

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        homes = [mat.home for mat in game.mats]
        colours = [terrain for terrain in range(len(TERRAINS)) if terrain not in homes and terrain != self.drawn]
        colour = colours[game.chance.below(len(colours))]
        drawer = game.start if self.drawn < 0 else 1 - game.start
        if events is not None:
            events.append(Event("house-drawn", drawer, "TN-410", {"terrain": Name(TERRAINS[colour])}))
        if self.drawn < 0:
            game.push(Dig(NOBODY, colour))
        if open_marks(game, colour):
            game.push(PlaceNeutral(drawer, colour))
        elif events is not None:
            events.append(Event("house-discarded", drawer, "TN-412", {"terrain": Name(TERRAINS[colour])}))


class Income(Step[TerraNova]):
    """Phase 1: everybody takes income at the same time; there is nothing to choose (TN-050, TN-057)."""

    __slots__ = ()

    name: ClassVar[str] = "income"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        for seat, mat in enumerate(game.mats):
            coins, power = game.income(seat)
            if events is not None:
                events.append(Event("income", seat, "TN-050", {"coins": coins, "power": power}))
            mat.coins += coins
            mat.bowls = mat.bowls.after_gain(power)


class NextTurn(Step[TerraNova]):
    """Phase 2: the next seat in order that has not passed; when all have, the phase is over (TN-110, TN-114)."""

    __slots__ = ()

    name: ClassVar[str] = "next-turn"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        for ahead in range(1, game.seats + 1):
            place = (game._at + ahead) % game.seats
            seat = game.order[place]
            if not game.mats[seat].passed:
                game._at = place
                game.push(self)
                game.push(TakeTurn(seat))
                return


class EndRound(Step[TerraNova]):
    """Phase 3, or the end of the game after round 5 (TN-340, TN-360)."""

    __slots__ = ()

    name: ClassVar[str] = "end-round"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.round == ROUNDS:
            if events is not None:
                events.append(Event("game-ended", NOBODY, "TN-360", {}))
            scoring.finish(game, events)
            return
        game.push(StartRound())
        game.push(CoinsOnTiles())
        game.push(TidyUp())
        for seat in reversed(game.order):
            game.push(RoundExchange(seat))


class TidyUp(Step[TerraNova]):
    """The Planner's last houses after round 1; then all X markers are taken off (TN-404, TN-342, TN-346)."""

    __slots__ = ()

    name: ClassVar[str] = "tidy-up"

    def run(self, game: TerraNova, events: list[Event] | None) -> None:
        if game.neutral_colour >= 0 and game.round == 1:
            for cell in cells_in(open_marks(game, game.neutral_colour)):
                put_neutral(game, cell, events)
        game.used = 0
        for mat in game.mats:
            mat.palace_used = False
            mat.bonus_used = False


def clockwise(game: TerraNova) -> list[int]:
    """All seats from the start player on."""
    return [(game.start + place) % game.seats for place in range(game.seats)]
