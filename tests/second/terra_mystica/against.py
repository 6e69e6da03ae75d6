"""The game and the referee side by side: the same moves, compared at every decision. Only this module knows both."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.games.terra_mystica import BOX, moves
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS, VOLCANO
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.pending import DUE_TOKEN
from ecumene.games.terra_mystica.setup import LOT
from ecumene.games.terra_mystica.state import ACTIONS as ACTION_PHASE
from ecumene.games.terra_mystica.state import SEAT_WORDS, SPACES
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    CULTS,
    FAVOUR_TILES,
    FINAL_TILES,
    ORDER_SPACES,
    SCORING_TILES,
    TOWN_TILES,
)
from ecumene.games.terra_mystica.transform import FRESH, way_open, ways
from ecumene.parts.hexes import cells_in
from tests.second.terra_mystica.game import Command
from tests.second.terra_mystica.referee import Referee

COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano")
KINDS: Final = ("D", "TP", "TE", "SH", "SA", "SY")
ACTIONS: Final = ("ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6", "ACTM1", "ACTM2", "ACTM3")
FINALS: Final = (
    "connected-distance",
    "connected-sa-sh-distance",
    "building-on-edge",
    "connected-clusters",
    "trade-markers",
)
#: Special actions that name no more, those of tiles apart.
SPECIALS: Final = {
    moves.SPECIAL_FAVOUR: "FAV6",
    moves.SPECIAL_DOUBLE: "ACTC",
    moves.SPECIAL_STEPS: "ACTA",
    moves.SPECIAL_SPADES: "ACTG",
    moves.SPECIAL_SANDSTORM: "ACTN",
    moves.SPECIAL_MOVE: "SYMOVE",
    moves.SPECIAL_SHIP: "SYBUILD",
}
CONVERSIONS: Final = (
    ("PW", "P"),
    ("PW", "W"),
    ("PW", "C"),
    ("P", "W"),
    ("P", "C"),
    ("W", "C"),
    ("VP", "C"),
    ("C", "VP"),
    ("W", "P"),
)


def tile_name(prefix: str, id: str) -> str:
    return f"{prefix}M{id[1:]}" if id.startswith("m") else f"{prefix}{id}"


def bonus_name(number: int) -> str | None:
    return tile_name("BON", BONUS_TILES[number].id) if number >= 0 else None


def scoring_name(number: int) -> str:
    id = SCORING_TILES[number].id
    return f"SM{id[1:]}" if id.startswith("m") else f"SCORE{id}"


def faction_name(number: int) -> str:
    return FACTIONS[number].id.replace("-", "")


class Difference(AssertionError):
    """The two do not agree."""


class Pair:
    """One game of both."""

    def __init__(self, seats: int, seed: int, options: dict[str, object]) -> None:
        game = BOX.new(seats, seed, options)
        assert isinstance(game, TerraMystica)
        self.game = game
        words = {"variable-turn-order"} if game.options["turn_order"] == "pass-order" else set()
        for option, word in (
            ("merchants", "merchants"),
            ("fire_and_ice", "fire-and-ice"),
            ("mini_towns", "mini-expansion-1"),
            ("shipping_tile", "shipping-bonus"),
            ("temple_tile", "temple-scoring-tile"),
        ):
            if game.options[option] is True:
                words.add(word)
        self.referee = Referee.new(
            game.board.id,
            [f"p{seat}" for seat in game.order],
            words,
            [scoring_name(tile) for tile in game.scoring],
            [str(bonus_name(tile)) for tile in game.pool],
            FINALS[game.final] if game.final >= 0 else None,
            [faction_name(game.auction[place]) for place in range(0, len(game.auction), LOT)],
        )

    def name(self, seat: int) -> str:
        faction = self.game.mats[seat].faction
        return faction_name(faction) if faction >= 0 else f"p{seat}"

    # Moves in the words of the referee

    def commands(self, seat: int, move: Move) -> list[Command]:
        """A move as the smallest steps of the referee."""
        game = self.game
        verb, a, b = move.verb, move.a, move.b
        cell = game.board.name
        if verb in (moves.BUILD, moves.TRANSFORM):
            return self.digging(seat, move)
        if verb in (moves.POWER, moves.SPECIAL):
            return self.action(seat, move)
        if verb == moves.SAIL:
            paid = (None, "III", "II")[b // moves.CELLS]
            way: Command = ("sail", cell(a), cell(b % moves.CELLS))
            return [(*way, paid) if paid else way]
        if verb == moves.TRADE:
            return self.trade(move)
        if verb == moves.DONE:
            voyage = game.voyage
            return [("done",) if voyage is None else ("return",) if voyage.trading else ("anchor",)]
        if verb == moves.DECLINE:
            return [("token", False) if game.mats[seat].due[DUE_TOKEN] else ("done",)]
        if verb == moves.REWARD:
            if a == moves.REWARD_PRIEST:
                return [("reward", "priest", CULTS[b // moves.EXTRAS], b % moves.EXTRAS)]
            return [("reward", "step", CULTS[b]) if a == moves.REWARD_STEP else ("reward", "shipping")]
        plain: dict[int, Command] = {moves.BURN: ("burn",), moves.TOKEN: ("token", True), moves.KEEP: ("unlock", None)}
        if verb in plain:
            return [plain[verb]]
        return [self.simple(move)]

    def simple(self, move: Move) -> Command:
        verb, a, b = move.verb, move.a, move.b
        cell = self.game.board.name
        if verb == moves.FACTION:
            return ("faction", faction_name(a))
        if verb == moves.BID:
            return ("bid", faction_name(a), b)
        if verb == moves.TERRAIN:
            return ("colour", COLOURS[a])
        if verb == moves.PLACE:
            return ("build", cell(a), None)
        if verb in (moves.PORT, moves.CONNECT, moves.SHIP):
            return ({moves.PORT: "port", moves.CONNECT: "connect", moves.SHIP: "ship"}[verb], cell(a))
        if verb == moves.TAKE:
            return ("bonus", bonus_name(a))
        if verb == moves.CONVERT:
            return ("convert", *CONVERSIONS[a])
        if verb == moves.UPGRADE:
            return ("upgrade", cell(a), KINDS[b])
        if verb == moves.SEND:
            return ("send", CULTS[a], b)
        if verb == moves.ADVANCE:
            return ("advance", moves.TRACKS[a])
        if verb == moves.PASS:
            return ("pass", bonus_name(a))
        if verb == moves.FAVOUR:
            return ("favour", tile_name("FAV", FAVOUR_TILES[a].id))
        if verb == moves.TOWN:
            return ("town", tile_name("TW", TOWN_TILES[a].id))
        if verb in (moves.CULT, moves.KEY):
            return ("cult" if verb == moves.CULT else "key", CULTS[a])
        if verb == moves.BRIDGE:
            return ("bridge", *sorted((cell(a), cell(b))))
        if verb == moves.UNLOCK:
            return ("unlock", COLOURS[a])
        assert verb in (moves.ACCEPT, moves.REFUSE), move
        return ("leech", faction_name(a), b, verb == moves.ACCEPT)

    def digging(self, seat: int, move: Move) -> list[Command]:
        """Step by step round the cycle, then the dwelling."""
        game = self.game
        cell = game.board.name(move.a)
        mat = game.mats[seat]
        digging = game.digging if game.digging is not None else FRESH
        if move.verb == moves.TRANSFORM:
            target, extra = move.b // moves.EXTRAS, move.b % moves.EXTRAS
            if digging.sandstorm or target == VOLCANO:
                command: Command = ("transform", cell, COLOURS[target])
                return [(*command, CULTS[extra - 1]) if extra else command]
            return self.steps(seat, move.a, target, extra == moves.LONG_WAY)
        spades, ship = move.b % moves.SPADE_WORDS, move.b // moves.SPADE_WORDS - 1
        steps = self.steps(seat, move.a, mat.terrain, False) if spades else []
        return [*steps, ("build", cell, None if ship < 0 else game.board.name(ship))]

    def steps(self, seat: int, cell: int, target: int, long: bool) -> list[Command]:
        game = self.game
        mat = game.mats[seat]
        digging = game.digging if game.digging is not None else FRESH
        here = game.terrain(cell)
        for way in ways(mat, here):
            if way.target == target and way.long == long and way_open(game, seat, digging, cell, way):
                name = game.board.name(cell)
                if way.direction == 0:
                    return [("transform", name, COLOURS[target])]
                between = [(here + way.direction * step) % CYCLE for step in range(1, way.spades)]
                return [("transform", name, COLOURS[terrain]) for terrain in [*between, target]]
        raise Difference(f"no way to {TERRAINS[target]}")

    def action(self, seat: int, move: Move) -> list[Command]:
        game = self.game
        a, b = move.a, move.b
        cell = game.board.name
        if (move.verb, a) in ((moves.POWER, moves.POWER_BRIDGE), (moves.SPECIAL, moves.SPECIAL_BRIDGE)):
            one, other = moves.bridge_ends(move)
            first: Command = ("power", "ACT1") if move.verb == moves.POWER else ("special", "ACTE")
            return [first, ("bridge", *sorted((cell(one), cell(other))))]
        if move.verb == moves.POWER:
            return [("power", ACTIONS[a])]
        if a == moves.SPECIAL_BONUS:
            return [("special", bonus_name(game.mats[seat].bonus))]
        if a == moves.SPECIAL_POST:
            return [("special", "ACTS"), ("upgrade", cell(b), "TP")]
        if a == moves.SPECIAL_DWELLING:
            return [("special", "ACTW"), ("build", cell(b), None)]
        if a in (moves.SPECIAL_TERRAIN, moves.SPECIAL_TOKENS):
            return [("special", "ACTH5" if a == moves.SPECIAL_TERRAIN else "ACTH6"), ("colour", COLOURS[b])]
        return [("special", SPECIALS[a])]

    def trade(self, move: Move) -> list[Command]:
        reward, cult = move.b % moves.EXTRAS, move.b // moves.EXTRAS - 1
        cell = self.game.board.name(move.a)
        kind = KINDS[self.game.building_at(move.a)]
        word: str | None = None
        if reward == moves.REWARD_POWER:
            word = "PW"
        elif reward in (moves.REWARD_STEP, moves.REWARD_STEPS) and kind != "SH":
            word = "cult"
        elif reward == moves.REWARD_PRIEST:
            word = "P"
        elif reward == moves.REWARD_SHIP:
            word = "ship"
        elif reward == moves.REWARD_MOVE:
            word = "free-move"
        first: Command = ("trade", cell, word)
        return [first, ("cult", CULTS[cult])] if cult >= 0 else [first]

    # Comparing

    def catch_up(self) -> None:
        """The referee plays what is forced, until it asks whom the game asks."""
        while not self.referee.over:
            owing = self.referee.owing()
            (who, all_commands), *_ = owing.items()
            commands = [command for command in all_commands if command != ("halt",)]
            if not self.game.is_over and who == self.name(self.game.to_move[0]):
                mine = self.first_commands(self.game.to_move[0])
                if len(commands) > 1 or set(commands) == mine:
                    return
            if len(commands) != 1:
                raise Difference(f"the referee asks {owing}, the game {self.game.agenda}")
            self.referee.play(who, commands[0])

    def first_commands(self, seat: int) -> set[Command]:
        return {self.commands(seat, move)[0] for move in self.game.moves(seat)}

    def compare(self) -> None:
        """Legal moves and stocks."""
        game = self.game
        self.catch_up()
        if game.is_over or self.referee.over:
            if not (game.is_over and self.referee.over):
                raise Difference(f"over: game {game.is_over}, referee {self.referee.over}")
        else:
            seat = game.to_move[0]
            theirs = {command for command in self.referee.owing()[self.name(seat)] if command != ("halt",)}
            step = game.step(seat)
            if step is not None and step.name == "choose-terrain":
                # The referee lets the Ice Maidens take their favour tile before their terrain too.
                theirs = {command for command in theirs if command[0] == "colour"}
            mine = self.first_commands(seat)
            if mine != theirs:
                raise Difference(
                    f"{self.name(seat)}, {game.step(seat)}: only the game allows {sorted(map(str, mine - theirs))}, "
                    f"only the referee {sorted(map(str, theirs - mine))}"
                )
        self.compare_stocks()

    def compare_stocks(self) -> None:
        theirs = self.referee.stocks()
        for seat, mat in enumerate(self.game.mats):
            if mat.faction >= 0:
                found = self.seat_stocks(seat, mat)
                wanted = {key: theirs["seats"][self.name(seat)][key] for key in found}
                if found != wanted:
                    both = {key: (found[key], wanted[key]) for key in found if found[key] != wanted[key]}
                    raise Difference(f"{self.name(seat)} (game, referee): {both}")
        found = self.table_stocks()
        wanted = {key: theirs[key] for key in found}
        if found != wanted:
            both = {key: (found[key], wanted[key]) for key in found if found[key] != wanted[key]}
            raise Difference(f"table (game, referee): {both}")

    def seat_stocks(self, seat: int, mat: Mat) -> dict[str, Any]:
        name = self.game.board.name
        voyage = self.game.voyage
        trading = cells_in(voyage.entered | voyage.visited) if voyage is not None and self.game.acts(seat) else []
        ships = [name(place) for place in mat.ships]
        found: dict[str, Any] = {
            "VP": mat.vp,
            "C": mat.coins,
            "W": mat.workers,
            "P": mat.priests,
            "bowls": [mat.bowls.one, mat.bowls.two, mat.bowls.three],
            "cults": dict(zip(CULTS, mat.cults, strict=True)),
            "keys": mat.keys,
            "priest limit": mat.priest_limit,
            "priests on orders": mat.priests_sent,
            "shipping": mat.shipping,
            "exchange": mat.exchange,
            "buildings": {
                name(cell): KINDS[kind] for kind, cells in enumerate(mat.buildings) for cell in cells_in(cells)
            },
            "bridges left": mat.bridges,
            "bonus": bonus_name(mat.bonus),
            "favours": sorted(tile_name("FAV", FAVOUR_TILES[n].id) for n in cells_in(mat.favours)),
            "towns": sorted(tile_name("TW", TOWN_TILES[n].id) for n in mat.towns),
            "port": name(mat.port) if mat.port >= 0 else None,
            "traded": sorted(name(cell) for cell in cells_in(mat.traded)),
            "passed": mat.passed,
        }
        step = self.game.step(self.game.to_move[0]) if not self.game.is_over else None
        if not trading and (step is None or step.name != "answer-trade"):
            found["ships"] = sorted(ships)
        elif step is not None and step.name == "answer-trade":
            # Markers are put down before or after the last owner has answered.
            del found["traded"]
        if mat.terrain >= 0:
            found["home"] = COLOURS[mat.terrain]
        return found

    def table_stocks(self) -> dict[str, Any]:
        game = self.game
        name = game.board.name
        bridges = []
        for bridge in game.bridges:
            site = game.board.sites[bridge // SEAT_WORDS]
            bridges.append([*sorted((name(site.low), name(site.high))), self.name(bridge % SEAT_WORDS)])
        orders = {
            cult: sorted(
                (worth for place, worth in enumerate(ORDER_SPACES) if game.orders[number * SPACES + place] >= 0),
                reverse=True,
            )
            for number, cult in enumerate(CULTS)
        }
        return {
            "map": dict(
                sorted((name(cell), COLOURS[t]) for t, cells in enumerate(game.ground) for cell in cells_in(cells))
            ),
            "bridges": sorted(bridges),
            "orders": orders,
            "town hexes": sorted(name(cell) for mat in game.mats for cell in cells_in(mat.towned)),
            "town rivers": sorted(name(cell) for mat in game.mats for cell in cells_in(mat.town_rivers)),
        } | (
            # The coins of a new round are laid out before or after its income.
            {"bonus coins": dict(sorted((str(bonus_name(tile)), game.bonus_coins[tile]) for tile in game.pool))}
            if game.phase == ACTION_PHASE
            else {}
        )

    def play(self, seat: int, move: Move) -> None:
        who = self.name(seat)
        commands = self.commands(seat, move)
        self.game.play(seat, move)
        for command in commands:
            self.referee.play(who, command)


#: How likely a move is by verb, against 10 for the others: games that build much and pass late show more.
LIKELY: Final = {
    moves.PASS: 1,
    moves.CONVERT: 1,
    moves.BURN: 2,
    moves.TRANSFORM: 3,
    moves.SEND: 4,
    moves.BUILD: 40,
    moves.UPGRADE: 50,
    moves.SPECIAL: 30,
    moves.SAIL: 20,
    moves.TRADE: 40,
    moves.CONNECT: 200,
}


def play_along(seats: int, seed: int, options: dict[str, object], most: int = 10_000) -> int:
    """Play one random game of both, compared at every decision; returns the number of decisions."""
    pair = Pair(seats, seed, options)
    rng = Chance.stream(seed, "against")
    decisions = 0
    try:
        while not pair.game.is_over and decisions < most:
            pair.compare()
            seat = pair.game.to_move[0]
            options_now = pair.game.moves(seat)
            weights = [LIKELY.get(move.verb, 10) for move in options_now]
            left = rng.below(sum(weights))
            at = 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            pair.play(seat, options_now[at])
            decisions += 1
        pair.compare()
    except Exception as error:
        where = f"{seats} seats, seed {seed}, {options}, after {decisions} decisions, {pair.game.history()[-1:]}"
        last = [f"{ply.seat} {ply.move}" for ply in pair.game.history()[-6:]]
        raise Difference(f"{where}: {last}: {type(error).__name__} {error}") from error
    return decisions


__all__ = ["FINAL_TILES", "Difference", "Pair", "play_along"]
