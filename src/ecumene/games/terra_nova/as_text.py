"""The position as text, for terminals and screen readers, and moves in words. Lines carry markup such as [bold]…[/]."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.games.terra_nova import exchange, faction_text, passing, power_actions, upgrade
from ecumene.games.terra_nova.boards import HOUSE_VALUES, TERRAINS
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import UNBUILT, TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import (
    BRIDGE,
    BUILD,
    DECLINE,
    END,
    EXCHANGE,
    FACTION,
    INVENT,
    NEUTRAL,
    NO_TILE,
    PLACE,
    POWER_ACTION,
    SAIL,
    SPECIAL,
    SPECIALS,
    TAKE,
    TO_FACTORY,
    TOWN,
    TRANSFORM,
    UPGRADE,
    UPGRADES,
    WORSHIP,
)
from ecumene.games.terra_nova.setup import open_marks
from ecumene.games.terra_nova.tiles import (
    BOARD_ACTIONS,
    DEED_FACTORY,
    DEED_HOUSE,
    DEED_PALACE,
    DEED_SAILING,
    DEED_SPADE,
    HOUSE,
    PALACE,
    POWER_ACTIONS,
    ROUND_TILES,
    ROUNDS,
    SAILING,
    SPADE,
    TOWN_TILES,
)
from ecumene.games.terra_nova.tiles import BRIDGE as BRIDGE_PRICE
from ecumene.parts.hexes import cells_in
from ecumene.text import Words, escape

#: Columns of the map and the lists; a cell takes six of them, and every other row begins half a cell later.
WIDTH: Final = 72
CELL: Final = 6
#: Ink and paper of the terrains, the river and the pieces. The letters say the same without colour.
INK: Final = "#1f2a33"
PAPER: Final = {
    "lake": "#a5cfe6",
    "forest": "#a2c48b",
    "wasteland": "#d18a6e",
    "desert": "#f4e4ae",
    "swamp": "#a59ca4",
}
WATER: Final = "#e8f3f1 on #1d3d50"
PIECE: Final = f"bold #fffaf0 on {INK}"
#: Steps in which a house or a factory costs nothing, and those that give free spades.
FREE_OF_CHARGE: Final = ("lake-house", "claim-edge", "free-factory", "free-bridge", "free-step")
FREE_SPADES: Final = {"free-spade": 1, "two-spades": 2, "second-spade": 1}
WITHOUT_SPADES: Final = ("sunny-cell", "claim-edge")


# The map


def board(game: TerraNova, words: Words) -> list[str]:
    """The map in offset rows, two lines each: names of cells, then terrain and what stands there. No line is wider."""
    lines: list[str] = []
    towned = _towned(game)
    marks = 0
    for terrain in range(len(TERRAINS)):
        marks |= open_marks(game, terrain)
    for _, row in groupby(game.land.in_reading_order, key=lambda cell: game.land.places[cell][0]):
        cells = list(row)
        shift = " " * (1 + CELL // 2 * game.land.places[cells[0]][1])
        pad = " " * (WIDTH - len(shift) - CELL * len(cells))
        lines.append(shift + "".join(f"[{_style(game, cell)}]{game.land.name(cell):<5}[/] " for cell in cells) + pad)
        lines.append(shift + "".join(_cell(game, words, cell, towned, marks) for cell in cells) + pad)
    lines.append(" " * WIDTH)
    letters = {terrain: words.name(terrain, "letter") for terrain in TERRAINS}
    signs = {building: words.name(building, "sign") for building in ("house", "factory", "palace", "neutral")}
    lines += _wide(words("show-legend-land", **letters))
    lines += _wide(words("show-legend-pieces", **signs))
    if marks:
        lines += _wide(words("show-legend-marks"))
    ends = [f"{game.land.name(site.low)}–{game.land.name(site.high)}" for site in game.land.sites]
    built = [f"{ends[n]} ({owner + 1})" for n, owner in enumerate(game.bridges) if owner != UNBUILT]
    free = [ends[n] for n, owner in enumerate(game.bridges) if owner == UNBUILT]
    lines += _wide(words("show-bridges", list=", ".join(built) or words("show-none")))
    lines += _wide(words("show-sites", list=", ".join(free) or words("show-none")))
    if game.land in HOUSE_VALUES:
        lines += _wide(words("show-own-map"))
    return lines


def _wide(text: str) -> list[str]:
    return [f"{line:<{WIDTH}}" for line in textwrap.wrap(text, WIDTH)]


def _towned(game: TerraNova) -> int:
    """Cells of all buildings that belong to a town (TN-274)."""
    found = 0
    for seat, mat in enumerate(game.mats):
        for group in game.settlements(seat):
            if group & mat.towned:
                found |= group
    return found


def _style(game: TerraNova, cell: int) -> str:
    return WATER if game.land.river >> cell & 1 else f"{INK} on {PAPER[game.terrain_name(cell)]}"


def _cell(game: TerraNova, words: Words, cell: int, towned: int, marks: int) -> str:
    """The lower line of a cell: `L h1*` is a lake with a house of the first seat that belongs to a town."""
    style = _style(game, cell)
    if game.land.river >> cell & 1:
        seats = [seat for seat, mat in enumerate(game.mats) if cell in mat.town_cells]
        return f"[{style}]~ {'~' if not seats else f'*{seats[0] + 1}':<3}[/] "
    letter = words.name(game.terrain_name(cell), "letter")
    building = game.building(cell)
    if not building:
        return f"[{style}]{letter} {'+' if marks >> cell & 1 else '':<3}[/] "
    owner = game.owner(cell)
    piece = f"{words.name(building, 'sign')}{owner + 1 if owner >= 0 else ''}{'*' if towned >> cell & 1 else ''}"
    return f"[{style}]{letter} [/][{PIECE}]{piece:<3}[/] "


# The table


def table(game: TerraNova, words: Words) -> list[str]:
    """Everything beside the map, as headings and short lines."""
    if game.is_over:
        heading = words("show-over")
    elif game.round == 0:
        heading = words("show-setup")
    else:
        heading = words("show-round", round=game.round, last=ROUNDS)
    lines = [f"[bold]{heading}[/]"]
    for number, kind in enumerate(game.round_tiles, 1):
        tile = ROUND_TILES[kind]
        state = "past" if number < game.round or game.is_over else "now" if number == game.round else "coming"
        text = words("show-round-tile", number=number, points=tile.points, tile=Name(f"round-{tile.id}"), state=state)
        lines += _item(text, "bold" if state == "now" else "")
    lines.append(f"[bold]{words('show-power-actions')}[/]")
    for number, action in enumerate(POWER_ACTIONS[:BOARD_ACTIONS]):
        state = "used" if game.used >> number & 1 else "free"
        text = words("show-action", action=Name(f"power-{action.id}"), power=action.cost, state=state)
        lines += _item(text, "dim" if state == "used" else "")
    lines.append(f"[bold]{words('show-pool')}[/]")
    for number in game.pool:
        tile_name = game.figures.bonus_tiles[number].name
        lines += _item(words("show-pool-tile", tile=Name(tile_name), coins=game.bonus_coins[number]))
    for seat in game.order:
        lines += _seat(game, seat, words)
    return lines


def brief(game: TerraNova, words: Words) -> list[str]:
    """What changes from turn to turn, in a line or two for each seat; table() has the rest."""
    lines: list[str] = []
    if game.round and not game.is_over:
        tile = ROUND_TILES[game.round_tiles[game.round - 1]]
        round = words("show-round", round=game.round, last=ROUNDS)
        gain = words("show-brief-tile", points=tile.points, tile=Name(f"round-{tile.id}"))
        lines.append(f"[bold]{round}[/] · {gain}")
    for seat in game.order:
        mat = game.mats[seat]
        state = "passed" if mat.passed else "waits"
        title = escape(words("show-seat", number=seat + 1, player=words.player(seat), state=state))
        if mat.faction >= 0:
            bonus = f" · bonus-{game.figures.bonus_tiles[mat.bonus].id}" if mat.bonus >= 0 else ""
            stock = _stock(game, seat, mat, words, "show-brief")
            lines.append(f"[bold]{title}[/] · {words.name(mat.kind.id)} · {stock}{bonus}")
    return lines


def _item(text: str, style: str = "") -> list[str]:
    """A line under a heading, folded where it is too long."""
    lines = textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
    return [f"[{style}]{line}[/]" for line in lines] if style else lines


def _seat(game: TerraNova, seat: int, words: Words) -> list[str]:
    mat = game.mats[seat]
    state = "turn" if seat in game.to_move else "passed" if mat.passed and not game.is_over else "waits"
    title = words("show-seat", number=seat + 1, player=words.player(seat), state=state)
    lines = [f"[bold]{escape(title)}[/]"]
    if mat.faction < 0:
        return [*lines, *_item(words("show-no-faction"))]
    kind = mat.kind
    texts = [
        words(
            "show-faction",
            faction=Name(kind.id),
            terrain=Name(TERRAINS[kind.terrain]),
            ability=faction_text.ability(kind, game.seats, words),
        ),
        _stock(game, seat, mat, words),
        _buildings(game, "house", mat.houses, mat.houses_left, words),
        _buildings(game, "factory", mat.factories, mat.factories_left, words),
    ]
    for building, cell, effect in (
        ("palace-left", mat.left, faction_text.palace(kind, "left", game.seats, words)),
        ("palace-right", mat.right, faction_text.palace(kind, "right", game.seats, words)),
    ):
        where = game.land.name(cell) if cell >= 0 else "mat"
        texts.append(words("show-palace", building=Name(building), cell=where, effect=effect))
    texts.append(words("show-bridges-left", left=mat.bridges))
    names = [words.name(f"town-{tile.id}") for tile in TOWN_TILES]
    left = [name for number, name in enumerate(names) if mat.towns >> number & 1]
    texts.append(words("show-towns-left", list="; ".join(left) or words("show-none")))
    founded = [f"{game.land.name(cell)} ({names[number]})" for number, cell in enumerate(mat.town_cells) if cell >= 0]
    if founded:
        texts.append(words("show-towns", list=", ".join(founded)))
    if mat.bonus >= 0:
        used = "used" if mat.bonus_used else "free"
        texts.append(words("show-held", tile=Name(game.figures.bonus_tiles[mat.bonus].name), state=used))
    income = game.next_income(seat)
    if income is not None:
        texts.append(words("show-income", coins=income[0], power=income[1]))
    for text in texts:
        lines += _item(text)
    return lines


def _stock(game: TerraNova, seat: int, mat: Mat, words: Words, id: str = "show-stock") -> str:
    bowls = mat.bowls
    return words(
        id,
        points=mat.total,
        coins=mat.coins,
        one=bowls.one,
        two=bowls.two,
        three=bowls.three,
        sailing=mat.sailing,
        extra=game.sailing(seat) - mat.sailing,
    )


def _buildings(game: TerraNova, kind: str, cells: int, left: int, words: Words) -> str:
    names = ", ".join(game.land.name(cell) for cell in cells_in(cells))
    return words("show-buildings", kind=Name(kind), list=names or words("show-none"), left=left)


# Moves in words


def move(game: TerraNova, seat: int, move: Move, words: Words) -> str:
    """What a legal move of the seat does and costs now."""
    step = game.step(seat)
    owed = step.name if step is not None else "take-turn"
    mat = game.mats[seat]
    verb = move.verb
    if verb in (BUILD, TRANSFORM):
        return _on_land(game, seat, move, owed, words)
    if verb == UPGRADE:
        return _upgrade(game, seat, move, owed, words)
    if verb in (PLACE, NEUTRAL, INVENT):
        terrain = Name(game.terrain_name(move.a))
        if verb == PLACE:
            return words("move-place", cell=game.land.name(move.a))
        if verb == NEUTRAL:
            return words("move-neutral", cell=game.land.name(move.a), terrain=terrain)
        return words(
            "move-invent",
            cell=game.land.name(move.a),
            terrain=terrain,
            power=mat.in_force.factory_power,
            points=_factory_points(game, mat),
        )
    if verb == FACTION:
        kind = FACTIONS[move.a]
        ability = faction_text.ability(kind, game.seats, words)
        return words("move-faction", faction=Name(kind.id), terrain=Name(TERRAINS[kind.terrain]), ability=ability)
    if verb == TAKE:
        return words("move-take", tile=Name(game.figures.bonus_tiles[move.a].name))
    if verb == SAIL:
        coins = 0 if owed in FREE_OF_CHARGE else SAILING
        return words("move-sail", step=mat.sailing + 1, coins=coins, points=_sailing_points(game, mat))
    if verb == BRIDGE:
        coins = 0 if owed in FREE_OF_CHARGE else BRIDGE_PRICE
        ends = {"from": game.land.name(move.a), "to": game.land.name(move.b)}
        return words("move-bridge", coins=coins, points=0, **ends)
    if verb == POWER_ACTION:
        action = POWER_ACTIONS[move.a]
        return words("move-power", action=Name(f"power-{action.id}"), power=power_actions.cost(game, seat, move.a))
    if verb == SPECIAL:
        return words("move-special", action=Name(f"special-{SPECIALS[move.a]}"))
    if verb == EXCHANGE:
        return words("move-exchange", power=move.a, coins=move.a)
    if verb == WORSHIP:
        return words("move-worship", power=move.a, points=exchange.points_for(game, seat, move.a))
    if verb == TOWN:
        return words("move-town", tile=Name(f"town-{TOWN_TILES[move.a].id}"), cell=game.land.name(move.b))
    if verb in (DECLINE, END):
        return words("move-decline" if verb == DECLINE else "move-end", step=owed)
    return _pass(game, seat, move, words)


def _on_land(game: TerraNova, seat: int, move: Move, owed: str, words: Words) -> str:
    """Build or transform, in a turn of its own or as the second half of another action."""
    mat = game.mats[seat]
    spades = 0 if move.verb == BUILD or owed in WITHOUT_SPADES else game.spades(seat, move.a)
    free = min(spades, FREE_SPADES.get(owed, 0))
    coins = SPADE * (spades - free)
    points = spades * game.deed_points(DEED_SPADE)
    if move.verb == BUILD or move.b:
        coins += 0 if owed in FREE_OF_CHARGE else HOUSE
        points += game.deed_points(DEED_HOUSE) + mat.in_force.house_points
    if move.verb == TRANSFORM:
        id = "move-transform-build" if move.b else "move-transform"
    else:
        id = "move-build-edge" if game.spades(seat, move.a) else "move-build"
    return words(
        id,
        cell=game.land.name(move.a),
        terrain=Name(game.terrain_name(move.a)),
        home=Name(TERRAINS[mat.home]),
        spades=spades,
        free=free,
        bought=spades - free,
        coins=coins,
        points=points,
    )


def _upgrade(game: TerraNova, seat: int, move: Move, owed: str, words: Words) -> str:
    mat = game.mats[seat]
    if move.b == TO_FACTORY:
        coins = 0 if owed in FREE_OF_CHARGE else upgrade.factory_price(game, seat, move.a)
        points = _factory_points(game, mat)
    else:
        coins = PALACE
        points = game.deed_points(DEED_PALACE)
    return words(
        "move-upgrade", cell=game.land.name(move.a), building=Name(UPGRADES[move.b]), coins=coins, points=points
    )


def _factory_points(game: TerraNova, mat: Mat) -> int:
    return game.deed_points(DEED_FACTORY) + mat.in_force.factory_points


def _sailing_points(game: TerraNova, mat: Mat) -> int:
    return game.figures.sailing_points[mat.sailing + 1] + game.deed_points(DEED_SAILING)


def _pass(game: TerraNova, seat: int, move: Move, words: Words) -> str:
    trial = game.copy()
    trial_mat = trial.mats[seat]
    passing.score(trial, seat, trial_mat, None)
    points = trial_mat.total - game.mats[seat].total
    if move.a == NO_TILE:
        return words("move-pass", points=points)
    tile = game.figures.bonus_tiles[move.a]
    return words("move-pass-bonus", tile=Name(tile.name), coins=game.bonus_coins[move.a], points=points)
