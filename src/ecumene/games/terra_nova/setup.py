"""Set-up: what the seats choose before the first income (TN-020 to TN-042), and the neutral houses of the variants."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.factions.first_games import FIRST_GAMES
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import CHOOSE, FACTION, NEUTRAL, PLACE, TAKE, TAKES
from ecumene.games.terra_nova.passing import pool
from ecumene.games.terra_nova.refusals import not_free, not_home
from ecumene.parts.hexes import cells_in


def factions_on_offer(game: TerraNova) -> list[int]:
    """Factions whose colour nobody has; in the first game only those recommended (TN-027, TN-420)."""
    taken = {mat.home for mat in game.mats if mat.faction >= 0}
    taken.add(game.neutral_colour)
    first = FIRST_GAMES[game.seats].factions if game.options["first_game"] is True else None
    return [
        number
        for number, faction in enumerate(FACTIONS)
        if faction.terrain not in taken and (first is None or faction.id in first)
    ]


def take_mat(game: TerraNova, seat: int, number: int, events: list[Event] | None) -> None:
    """Give a seat its faction and starting coins; power tokens lie in its bowls already (TN-029)."""
    mat = game.mats[seat]
    mat.faction = number
    mat.coins = game.figures.first_coins[number]
    if events is not None:
        events.append(Event("faction-chosen", seat, "TN-027", {"faction": Name(FACTIONS[number].id)}))


def put_first_house(game: TerraNova, seat: int, cell: int, events: list[Event] | None) -> None:
    """Place an initial house, which costs nothing and has no other effect (TN-034, TN-035)."""
    game.mats[seat].put_house(cell)
    game.occupied |= 1 << cell
    if events is not None:
        events.append(Event("placed", seat, "TN-032", {"cell": game.land.name(cell), "building": Name("house")}))


def take_first_bonus(game: TerraNova, seat: int, tile: int, events: list[Event] | None) -> None:
    game.pool = [other for other in game.pool if other != tile]
    game.mats[seat].bonus = tile
    if events is not None:
        events.append(Event("bonus-taken", seat, "TN-036", {"tile": Name(game.figures.bonus_tiles[tile].name)}))


def open_marks(game: TerraNova, terrain: int) -> int:
    """Marked cells of a terrain that are free and still show it as printed (TN-394)."""
    return game.land.marks & game.land.printed[terrain] & game.ground[terrain] & game.free()


def put_neutral(game: TerraNova, cell: int, events: list[Event] | None) -> None:
    """A neutral house has no effect when it is placed (TN-392)."""
    game.neutral |= 1 << cell
    game.occupied |= 1 << cell
    if events is not None:
        names: Arguments = {"cell": game.land.name(cell), "terrain": Name(game.terrain_name(cell))}
        events.append(Event("neutral-placed", NOBODY, "TN-392", names))


class ChooseFaction(Step[TerraNova]):
    """A mat of a colour not yet taken, with its side (TN-027, TN-028)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-faction"

    def options(self, game: TerraNova) -> list[Move]:
        return [CHOOSE[number] for number in factions_on_offer(game)]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != FACTION:
            return not_now("TN-027", self.name)
        if move.a in factions_on_offer(game):
            return None
        faction = FACTIONS[move.a]
        names: Arguments = {"faction": Name(faction.id), "terrain": Name(TERRAINS[faction.terrain])}
        if faction.terrain == game.neutral_colour:
            return Refusal("TN-403", "colour-neutral", names)
        if any(mat.faction >= 0 and mat.home == faction.terrain for mat in game.mats):
            return Refusal("TN-003", "colour-taken", names)
        return Refusal("TN-420", "not-first-game", names)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        take_mat(game, self.seat, move.a, events)


class PlaceHouse(Step[TerraNova]):
    """An initial house on free home terrain (TN-032)."""

    __slots__ = ()

    name: ClassVar[str] = "place-house"

    def options(self, game: TerraNova) -> list[Move]:
        return [game.cell_moves.places[cell] for cell in cells_in(game.free() & game.ground[game.mats[self.seat].home])]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != PLACE:
            return not_now("TN-032", self.name)
        return not_free(game, move.a) or not_home(game, self.seat, move.a, "TN-034")

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        put_first_house(game, self.seat, move.a, events)


class ChooseBonus(Step[TerraNova]):
    """The first bonus tile (TN-036)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-bonus"

    def options(self, game: TerraNova) -> list[Move]:
        return [TAKES[tile] for tile in game.pool]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != TAKE:
            return not_now("TN-036", self.name)
        if move.a in game.pool:
            return None
        names: Arguments = {"tile": Name(game.figures.bonus_tiles[move.a].name), "allowed": pool(game)}
        return Refusal("TN-036", "bonus-not-there", names)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        take_first_bonus(game, self.seat, move.a, events)


class PlaceNeutral(Step[TerraNova]):
    """A neutral house of one colour on a marked cell (TN-401, TN-413)."""

    __slots__ = ("terrain",)

    name: ClassVar[str] = "place-neutral"

    def __init__(self, seat: int = NOBODY, terrain: int = 0) -> None:
        super().__init__(seat)
        self.terrain = terrain

    def args(self) -> tuple[int, ...]:
        return (self.terrain,)

    def options(self, game: TerraNova) -> list[Move]:
        return [game.cell_moves.neutrals[cell] for cell in cells_in(open_marks(game, self.terrain))]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != NEUTRAL:
            return not_now("TN-390", self.name)
        refusal = not_free(game, move.a)
        if refusal is None and not open_marks(game, self.terrain) >> move.a & 1:
            names: Arguments = {"cell": game.land.name(move.a), "terrain": Name(TERRAINS[self.terrain])}
            return Refusal(self.rule(game, move.a), "not-marked", names)
        return refusal

    def rule(self, game: TerraNova, cell: int) -> str:
        """Why a free cell is not allowed: it has no mark, a mark of another colour, or was transformed."""
        if not game.land.marks >> cell & 1:
            return "TN-390"
        if game.land.printed[self.terrain] >> cell & 1:
            return "TN-394"
        return "TN-401" if game.round == 0 else "TN-413"

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        put_neutral(game, move.a, events)
