"""What is owed, how far the game is, and what each thing on the table is and does, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.games.terra_nova import faction_text, power_actions
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.explain_mat import OWN, sentence
from ecumene.games.terra_nova.factions.first_games import FIRST_GAME_IS_OURS
from ecumene.games.terra_nova.factions.in_force import NO_ABILITY, InForce
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import UNBUILT, TerraNova
from ecumene.games.terra_nova.tile_text import bonus_lines, power_line
from ecumene.games.terra_nova.tiles import (
    AREA_POINTS,
    BOARD_ACTIONS,
    BRIDGE,
    HOUSE,
    PALACE,
    POWER_ACTIONS,
    ROUND_TILES,
    ROUNDS,
    SAILING,
    SPADE,
    TOWN_TILES,
)
from ecumene.games.terra_nova.upgrade import factory_price
from ecumene.text import Explained, Words

#: The colour of a faction follows its terrain: lake, forest, wasteland, desert, swamp.
COLOURS: Final = ("blue", "green", "red", "yellow", "black")
#: By what a power action gives, and by the deed that a round tile rewards.
POWER_RULES: Final = ("TN-183", "TN-183", "TN-182", "TN-184", "TN-185")
DEED_RULES: Final = ("TN-281", "TN-282", "TN-283", "TN-284", "TN-285", "TN-286")
#: The actions of a turn, and what each of them may lack, the nearest to being possible first.
ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "build": ("coins", "no-house", "not-home", "out-of-reach"),
    "transform": ("coins", "no-house", "out-of-reach", "already-home"),
    "upgrade": ("coins", "no-factory", "palace-built", "not-a-house", "not-a-factory"),
    "sail": ("coins", "track-end"),
    "bridge": ("coins", "no-bridge", "bridge-end", "site-taken"),
    "power": ("power", "no-target", "action-used"),
    "special": ("no-target", "action-used", "no-special"),
}


# How the game stands


def badge(game: TerraNova, seat: int) -> str:
    """The colour of the seat, empty before it has a faction."""
    mat = game.mats[seat]
    return COLOURS[mat.home] if mat.faction >= 0 else ""


def progress(game: TerraNova, words: Words) -> str:
    if game.is_over:
        return words("draw-over")
    return words("draw-progress", round=game.round, rounds=ROUNDS) if game.round else words("draw-set-up")


def owed(game: TerraNova, seat: int, words: Words) -> tuple[str, str]:
    """Who decides what, or who has won; then a hint for whoever decides, or what this round rewards."""
    if game.is_over:
        first = [number for number, place in enumerate(game.ranking()) if place == 1]
        names = ", ".join(words.player(number) for number in first)
        points = game.mats[first[0]].total
        return words("draw-won" if len(first) == 1 else "draw-shared", players=names, points=points), ""
    turn = seat if seat in game.to_move else game.to_move[0]
    step = game.step(turn)
    assert step is not None
    if turn == seat:
        return words.step(step.name), words(f"help-{step.name}", spade=SPADE, house=HOUSE)
    return words(f"draw-owed-{step.name}", seat=Seat(turn)), _this_round(game, words)


def _this_round(game: TerraNova, words: Words) -> str:
    if not game.round or game.round > len(game.round_tiles):
        return ""
    tile = ROUND_TILES[game.round_tiles[game.round - 1]]
    return words("explain-this-round", points=tile.points, tile=Name(f"round-{tile.id}"))


def stock(game: TerraNova, seat: int) -> list[tuple[str, int]]:
    """The numbers of a seat that a move may change, by their symbols; all of them are open."""
    mat = game.mats[seat]
    if mat.faction < 0:
        return []
    income = game.next_income(seat)
    earned = [("coin-income", income[0]), ("power-income", income[1])] if income is not None else []
    return [
        ("points", mat.total),
        ("coins", mat.coins),
        ("power-1", mat.bowls.one),
        ("power-2", mat.bowls.two),
        ("power-3", mat.bowls.three),
        ("ship", mat.sailing),
        ("bridges", mat.bridges),
        ("key", len(TOWN_TILES) - mat.towns.bit_count()),
        *earned,
    ]


def kinds(game: TerraNova, seat: int) -> dict[str, tuple[str, ...]]:
    """The kinds of moves that belong to what the seat is asked, possible now or not, and what each usually lacks."""
    step = game.step(seat)
    return ACTIONS if step is not None and step.name == "take-turn" else {}


def reader_in_force(game: TerraNova) -> InForce:
    """The abilities that change prices for whoever looks, none for a spectator."""
    return game.mats[game.viewer].in_force if game.viewer >= 0 else NO_ABILITY


# What a thing is


def explain(game: TerraNova, thing: str, words: Words) -> Explained | None:
    """By the names that the drawing gives: `cell-D5`, `power-1-spade`, `palace-left-2` of the third seat."""
    kind, _, rest = thing.partition("-")
    if thing in ("wheel", "prices"):
        return _wheel(game, words) if thing == "wheel" else _prices(game, words)
    shared = _SHARED.get(kind)
    if shared is not None:
        return shared(game, rest, words)
    which, _, last = rest.rpartition("-")
    if not last.isdecimal() or int(last) >= game.seats:
        return None
    seat = int(last)
    own = OWN.get(kind)
    if own is None or (game.mats[seat].faction < 0 and kind != "seat"):
        return None
    return own(game, seat, which, words)


def _cell(game: TerraNova, rest: str, words: Words) -> Explained | None:
    cell = game.land.cell(rest)
    if cell < 0:
        return None
    name = game.land.name(cell)
    terrain = game.terrain_name(cell)
    title = words("draw-cell", cell=name, terrain=Name(terrain))
    town = _town_at(game, cell, words)
    if terrain == "river":
        return Explained(title, [words("explain-river"), *town], ["TN-128", "TN-093"])
    lines: list[str] = []
    rules = ["TN-120"]
    building, owner = game.building(cell), game.owner(cell)
    reader = game.viewer if game.viewer >= 0 and game.mats[game.viewer].faction >= 0 else -1
    if building == "neutral":
        lines.append(words("explain-neutral"))
        rules = ["TN-391", "TN-393"]
    elif building:
        lines.append(words("explain-building", building=Name(building), seat=Seat(owner)))
        rules = ["TN-240", "TN-260"]
        if owner == reader and building == "house":
            lines.append(words("explain-upgrade-house", coins=factory_price(game, owner, cell)))
            rules = ["TN-141", *rules]
        elif owner == reader and building == "factory":
            lines.append(words("explain-upgrade-factory", coins=PALACE))
            rules = ["TN-142", *rules]
    else:
        lines.append(words("explain-free"))
        if reader >= 0:
            spades = game.spades(reader, cell)
            lines.append(words("explain-spades", spades=spades, coins=SPADE * spades, house=HOUSE))
            near = bool(game.reach(reader) >> cell & 1)
            lines.append(words("explain-reach" if near else "explain-no-reach", sailing=game.sailing(reader)))
            rules = ["TN-120", "TN-123", "TN-092"]
        if game.land.marks >> cell & 1:
            lines.append(words("explain-mark"))
            rules.append("TN-394")
    if game.land.edge >> cell & 1:
        lines.append(words("explain-edge"))
    return Explained(title, lines + town, rules)


def _town_at(game: TerraNova, cell: int, words: Words) -> list[str]:
    return [
        words("explain-town-here", tile=Name(f"town-{TOWN_TILES[number].id}"), seat=Seat(seat))
        for seat, mat in enumerate(game.mats)
        for number, where in enumerate(mat.town_cells)
        if where == cell
    ]


def _site(game: TerraNova, rest: str, words: Words) -> Explained | None:
    ends = [game.land.cell(name) for name in rest.split("-")]
    number = game.land.site(ends[0], ends[1]) if len(ends) == 2 else -1
    if number < 0:
        return None
    names = {"from": game.land.name(ends[0]), "to": game.land.name(ends[1])}
    owner = game.bridges[number]
    if owner == UNBUILT:
        return Explained(words("draw-site", **names), [words("explain-site", coins=BRIDGE)], ["TN-170", "TN-171"])
    return Explained(words("draw-bridge", seat=Seat(owner), **names), [words("explain-bridge")], ["TN-091", "TN-267"])


def _round(game: TerraNova, rest: str, words: Words) -> Explained | None:
    number = int(rest) if rest.isdecimal() else 0
    if not 1 <= number <= ROUNDS:
        return None
    title = words("draw-round", round=number)
    if number > len(game.round_tiles):
        return Explained(title, [words("explain-round-open")], ["TN-021"])
    tile = ROUND_TILES[game.round_tiles[number - 1]]
    state = "past" if number < game.round or game.is_over else "now" if number == game.round else "coming"
    what = words("explain-round", points=tile.points, tile=Name(f"round-{tile.id}"))
    lines = [what, words("explain-round-state", state=state)]
    if game.options["first_game"] is True and FIRST_GAME_IS_OURS:
        lines.append(words("explain-first-game"))
    return Explained(title, lines, ["TN-280", DEED_RULES[tile.deed]])


def _power(game: TerraNova, rest: str, words: Words) -> Explained | None:
    known = [action.id for action in POWER_ACTIONS[:BOARD_ACTIONS]]
    if rest not in known:
        return None
    number = known.index(rest)
    action = POWER_ACTIONS[number]
    reader = game.viewer
    cost = power_actions.cost(game, reader, number) if reader >= 0 else action.cost
    used = "free" if not game.used >> number & 1 else "used-last" if game.round == ROUNDS else "used"
    lines = [power_line(action, cost, words), words("explain-power-state", state=used)]
    title = words.name(f"power-{action.id}")
    return Explained(title[:1].upper() + title[1:], lines, ["TN-180", "TN-181", POWER_RULES[action.gives]])


def _bonus(game: TerraNova, rest: str, words: Words) -> Explained | None:
    letters = [tile.id for tile in game.figures.bonus_tiles]
    if rest not in letters:
        return None
    number = letters.index(rest)
    tile = game.figures.bonus_tiles[number]
    lines = [" ".join(bonus_lines(tile, words))]
    holder = [seat for seat, mat in enumerate(game.mats) if mat.bonus == number]
    if holder:
        mat = game.mats[holder[0]]
        lines.append(words("explain-held", seat=Seat(holder[0])))
        if tile.spade:
            lines.append(words("explain-action-state", state="used" if mat.bonus_used else "free"))
    elif number in game.pool:
        lines.append(words("explain-pool", coins=game.bonus_coins[number]))
    return Explained(words("explain-bonus", letter=rest), lines, [tile.rule, "TN-290", "TN-213"])


def _faction(game: TerraNova, rest: str, words: Words) -> Explained | None:
    found = [faction for faction in FACTIONS if faction.id == rest]
    if not found:
        return None
    kind = found[0]
    lines = [sentence(faction_text.ability(kind, game.seats, words))]
    lines += [
        words("explain-palace", side=side, effect=faction_text.palace(kind, side, game.seats, words))
        for side in ("left", "right")
    ]
    lines += [
        words("explain-played", seat=Seat(seat))
        for seat, mat in enumerate(game.mats)
        if mat.faction == FACTIONS.index(kind)
    ]
    title = words("draw-faction", faction=Name(kind.id), terrain=Name(TERRAINS[kind.terrain]))
    return Explained(title, lines, list(dict.fromkeys([kind.ability.rule, kind.left.rule, kind.right.rule])))


def _wheel(game: TerraNova, words: Words) -> Explained:
    names = " → ".join(words.name(terrain) for terrain in (*TERRAINS, TERRAINS[0]))
    spades = words("explain-wheel-spades", coins=SPADE, most=reader_in_force(game).spades_at_most)
    return Explained(words("explain-wheel"), [names + ".", spades], ["TN-006", "TN-007"])


def _prices(game: TerraNova, words: Words) -> Explained:
    mine = reader_in_force(game)
    lines = [
        words("explain-prices", house=HOUSE, alone=mine.factory_alone, beside=mine.factory_beside, palace=PALACE),
        words("explain-prices-more", sailing=SAILING, bridge=BRIDGE, spade=SPADE),
        words("explain-areas", list=", ".join(str(points) for points in AREA_POINTS if points)),
    ]
    return Explained(words("draw-prices"), lines, ["TN-122", "TN-141", "TN-142", "TN-160", "TN-170", "TN-365"])


_SHARED: Final[dict[str, Callable[[TerraNova, str, Words], Explained | None]]] = {
    "cell": _cell,
    "site": _site,
    "round": _round,
    "power": _power,
    "bonus": _bonus,
    "faction": _faction,
}
