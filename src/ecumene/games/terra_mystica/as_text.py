"""The position as text, for terminals and screen readers. Lines carry markup such as [bold]…[/]."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.games.terra_mystica import actions, explain, explain_mat, faction_text, house_values, move_text
from ecumene.games.terra_mystica.deed_text import building_name, capital, price, reads
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import LAKES_MAP, TERRAINS
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import SPECIAL_BONUS
from ecumene.games.terra_mystica.setup import LOT
from ecumene.games.terra_mystica.state import SEAT_WORDS, State
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    FAVOUR_TILES,
    FINAL_TILES,
    IN_MERCHANTS,
    ORDER_SPACES,
    POWER_ACTIONS,
    SCORING_TILES,
    SHIPYARD,
    TOWN_TILES,
)
from ecumene.parts.hexes import cells_in
from ecumene.text import Words, escape

#: Columns of the map and the lists; a cell takes six of them, and every other row begins half a cell later.
WIDTH: Final = 79
CELL: Final = 6
#: Ink and paper of the terrains, the river and the pieces. The letters say the same without colour.
INK: Final = "#1f2a33"
PAPER: Final = {
    "desert": "#f4e4ae",
    "plains": "#c79a66",
    "swamp": "#a59ca4",
    "lakes": "#a5cfe6",
    "forest": "#a2c48b",
    "mountains": "#c6c8ca",
    "wasteland": "#d18a6e",
    "ice": "#f1f7f8",
    "volcano": "#e9a06f",
}
WATER: Final = "#e8f3f1 on #1d3d50"
PIECE: Final = f"bold #fffaf0 on {INK}"
#: On Lakes: how many canals, the last ones, are house values.
OWN_CANALS: Final = 2
#: Signs of ships that fit into a river cell.
SHIPS_SHOWN: Final = 4


def move(game: State, seat: int, move: Move, words: Words) -> str:
    """What a legal move of the seat does and costs now."""
    return move_text.sentence(game, seat, move, words)


# The map


def board(game: State, words: Words) -> list[str]:
    """The map in offset rows, two lines each: names of cells, then terrain and what stands there. No line is wider."""
    lines: list[str] = []
    towned = 0
    for mat in game.mats:
        towned |= mat.towned
    for _, row in groupby(game.board.in_reading_order, key=lambda cell: game.board.places[cell][0]):
        cells = list(row)
        shift = " " * (1 + CELL // 2 * game.board.places[cells[0]][1])
        pad = " " * (WIDTH - len(shift) - CELL * len(cells))
        lines.append(shift + "".join(f"[{_style(game, cell)}]{game.board.name(cell):<5}[/] " for cell in cells) + pad)
        lines.append(shift + "".join(_cell(game, words, cell, towned) for cell in cells) + pad)
    lines.append(" " * WIDTH)
    letters = [f"{words.name(terrain, 'letter')} {words.name(terrain)}" for terrain in TERRAINS]
    signs = [
        f"{words.name(building, 'sign')} {words.name(building)}"
        for number, building in enumerate(BUILDINGS)
        if number != SHIPYARD or game.merchants
    ]
    lines += _wide(words("show-legend-land", list=", ".join(letters)))
    lines += _wide(words("show-legend-pieces", list=", ".join(signs), merchants=int(game.merchants)))
    sites = [f"{game.board.name(site.low)}–{game.board.name(site.high)}" for site in game.board.sites]
    built = [f"{sites[bridge // SEAT_WORDS]} ({bridge % SEAT_WORDS + 1})" for bridge in game.bridges]
    free = [site for number, site in enumerate(sites) if not game.bridge_on(number)]
    lines += _wide(words("show-bridges", list=", ".join(built) or words("show-none")))
    lines += _wide(words("show-sites", list=", ".join(free) or words("show-none")))
    if game.merchants:
        lines += _canals(game, words)
    return lines


def _canals(game: State, words: Words) -> list[str]:
    canals = [f"{game.board.name(one)}–{game.board.name(other)}" for one, other in game.board.canals]
    lines = _wide(words("show-canals", list=", ".join(canals)))
    if game.board is LAKES_MAP and "lakes-canals" not in house_values.REPLACED:
        lines += _wide(words("show-own-canals", list=", ".join(canals[-OWN_CANALS:])))
    return lines


def _wide(text: str) -> list[str]:
    return [f"{line:<{WIDTH}}" for line in textwrap.wrap(text, WIDTH)]


def _style(game: State, cell: int) -> str:
    return WATER if game.board.river >> cell & 1 else f"{INK} on {PAPER[game.terrain_name(cell)]}"


def _cell(game: State, words: Words, cell: int, towned: int) -> str:
    """The lower line of a cell: `F t1*` is a forest with a temple of the first seat that belongs to a town."""
    style = _style(game, cell)
    afloat = "".join(str(seat + 1) for seat, mat in enumerate(game.mats) if cell in mat.ships)
    if game.board.river >> cell & 1:
        towns = [seat for seat, mat in enumerate(game.mats) if mat.town_rivers >> cell & 1]
        signs = f"*{towns[0] + 1}" if towns and not afloat else afloat[:SHIPS_SHOWN]
        gap = "" if len(signs) == SHIPS_SHOWN else " "
        return f"[{style}]~{gap}{signs or '~':<{SHIPS_SHOWN - len(gap)}}[/] "
    letter = words.name(game.terrain_name(cell), "letter")
    owner = game.owner(cell)
    if owner < 0:
        waits = f"m{afloat[0]}" if afloat else ""
        return f"[{style}]{letter} {waits:<3}[/] "
    sign = words.name(BUILDINGS[game.building_at(cell)], "sign")
    piece = f"{sign}{owner + 1}{'*' if towned >> cell & 1 else ''}"
    return f"[{style}]{letter} [/][{PIECE}]{piece:<3}[/] "


# The table


def table(game: State, words: Words) -> list[str]:
    """Everything beside the map, as headings and short lines."""
    lines = [f"[bold]{capital(explain.progress(game, words))}[/]"]
    for number, kind in enumerate(game.scoring, 1):
        tile = Name(f"scoring-{SCORING_TILES[kind].id}")
        state = "past" if number < game.round or game.is_over else "now" if number == game.round else "coming"
        lines += _item(
            words("show-round-tile", number=number, tile=tile, state=state), "bold" if state == "now" else ""
        )
    if game.final >= 0:
        lines += _item(words("show-final", tile=Name(f"final-{FINAL_TILES[game.final]}")))
    lines.append(f"[bold]{words('show-power-actions')}[/]")
    for number, action in enumerate(POWER_ACTIONS):
        if action.box != IN_MERCHANTS or game.merchants:
            used = bool(game.used >> number & 1)
            power = actions.power_price(game, game.viewer, number) if reads(game) else action.power
            cost = price(words, power=power, priests=action.priests)
            text = words("show-action", action=Name(f"power-{action.id}"), price=cost, state="used" if used else "free")
            lines += _item(text, "dim" if used else "")
    lines.append(f"[bold]{words('show-pool')}[/]")
    for number in game.pool:
        tile = Name(f"bonus-{BONUS_TILES[number].id}")
        lines += _item(words("show-pool-tile", tile=tile, coins=game.bonus_coins[number]))
    lines += _auction(game, words)
    lines += _cults(game, words)
    favours = [
        words("show-left", tile=Name(f"favour-{tile.id}"), left=left)
        for tile, left in zip(FAVOUR_TILES, game.favours_left, strict=True)
        if left
    ]
    towns = [
        words("show-left", tile=Name(f"town-{tile.id}"), left=left)
        for tile, left in zip(TOWN_TILES, game.towns_left, strict=True)
        if left
    ]
    for heading, items in ((words("show-favours"), favours), (words("show-towns"), towns)):
        lines.append(f"[bold]{heading}[/]")
        for item in items or [words("show-none")]:
            lines += _item(item)
    for seat in game.order:
        lines += _seat(game, seat, words)
    return lines


def _auction(game: State, words: Words) -> list[str]:
    """What was bid for each faction, while they are auctioned."""
    lines = [f"[bold]{words('show-auction')}[/]"] if game.auction else []
    for place in range(0, len(game.auction), LOT):
        number, points, holder = game.auction[place : place + LOT]
        faction = Name(FACTIONS[number].id)
        if holder < 0:
            lines += _item(words("show-no-bid", faction=faction))
        else:
            lines += _item(words("show-bid", faction=faction, points=points, number=holder + 1))
    return lines


def _cults(game: State, words: Words) -> list[str]:
    """Where everybody stands on each cult, and the order spaces that are free."""
    lines = [f"[bold]{words('show-cults')}[/]"]
    for cult, name in enumerate(CULTS):
        mats = [game.mats[seat] for seat in game.order if game.mats[seat].faction >= 0]
        places = [f"{words.name(mat.kind.id)} {mat.cults[cult]}" for mat in mats]
        free = [str(worth) for worth, seat in zip(ORDER_SPACES, game.order_spaces(cult), strict=True) if seat < 0]
        told = {"list": ", ".join(places) or words("show-none"), "free": ", ".join(free) or words("show-none")}
        lines += _item(words("show-cult", cult=Name(f"cult-{name}"), **told))
    return lines


def brief(game: State, words: Words) -> list[str]:
    """What changes from turn to turn, in a line or two for each seat; table() has the rest."""
    lines: list[str] = []
    if game.round and not game.is_over:
        tile = Name(f"scoring-{SCORING_TILES[game.scoring[game.round - 1]].id}")
        lines.append(f"[bold]{capital(explain.progress(game, words))}[/] · {words.name(tile)}")
    for seat in game.order:
        mat = game.mats[seat]
        title = escape(words("show-seat", number=seat + 1, player=words.player(seat), state=_state(game, seat, False)))
        if mat.faction >= 0:
            bonus = f" · bonus-{BONUS_TILES[mat.bonus].id}" if mat.bonus >= 0 else ""
            stock = explain_mat.stock_line(game, seat, words, "brief")
            lines.append(f"[bold]{title}[/] · {words.name(mat.kind.id)} · {stock}{bonus}")
    return lines


def _state(game: State, seat: int, turn: bool) -> str:
    if game.dropped >> seat & 1:
        return "dropped"
    if turn and seat in game.to_move:
        return "turn"
    return "passed" if game.mats[seat].passed and game.round and not game.is_over else "waits"


def _item(text: str, style: str = "") -> list[str]:
    """A line under a heading, folded where it is too long."""
    lines = textwrap.wrap(capital(text), WIDTH, initial_indent="  ", subsequent_indent="    ")
    return [f"[{style}]{line}[/]" for line in lines] if style else lines


def _seat(game: State, seat: int, words: Words) -> list[str]:
    mat = game.mats[seat]
    title = words("show-seat", number=seat + 1, player=words.player(seat), state=_state(game, seat, True))
    lines = [f"[bold]{escape(title)}[/]"]
    if mat.faction < 0:
        return [*lines, *_item(words("show-no-faction"))]
    texts = [
        explain_mat.faction_line(game, seat, words),
        words(
            "show-stronghold", effect="; ".join(faction_text.stronghold(mat.kind, game.seats, game.merchants, words))
        ),
        explain_mat.stock_line(game, seat, words, "show"),
        explain_mat.tracks_line(game, seat, words),
        *_buildings(game, seat, mat, words),
        *_tiles(game, mat, words),
        *_afloat(game, mat, words),
    ]
    income = explain_mat.next_income(game, seat)
    if income is not None:
        texts.append(words("show-income", list=explain_mat.income_words(income, words)))
    for text in texts:
        lines += _item(text)
    return lines


def _buildings(game: State, seat: int, mat: Mat, words: Words) -> list[str]:
    """Where buildings stand; those of which there are none on the map together."""
    kinds = [number for number in range(len(BUILDINGS)) if number != SHIPYARD or game.merchants]
    texts = [
        words(
            "show-buildings",
            building=building_name(game, seat, number),
            list=", ".join(game.board.name(cell) for cell in cells_in(mat.buildings[number])),
            left=mat.left(number),
        )
        for number in kinds
        if mat.has(number)
    ]
    rest = [
        f"{words.name(building_name(game, seat, number))} {mat.left(number)}" for number in kinds if not mat.has(number)
    ]
    return [*texts, words("show-unbuilt", list=", ".join(rest))] if rest else texts


def _tiles(game: State, mat: Mat, words: Words) -> list[str]:
    texts = [words("show-has", tile=Name(f"favour-{tile.id}")) for tile in FAVOUR_TILES if mat.holds(tile.number)]
    texts += [words("show-has", tile=Name(f"town-{TOWN_TILES[number].id}")) for number in mat.towns]
    if mat.bonus >= 0:
        used = "used" if mat.used >> SPECIAL_BONUS & 1 else "free"
        texts.append(words("show-held", tile=Name(f"bonus-{BONUS_TILES[mat.bonus].id}"), state=used))
    return texts


def _afloat(game: State, mat: Mat, words: Words) -> list[str]:
    if not game.merchants:
        return []
    kind = "merchant" if mat.kind.skips else "ship"
    traded = ", ".join(game.board.name(cell) for cell in cells_in(mat.traded)) or words("show-none")
    return [
        words("show-port", kind=kind, cell=game.board.name(mat.port) if mat.port >= 0 else words("show-none")),
        words(
            "show-ships", kind=kind, list=", ".join(game.board.name(cell) for cell in mat.ships) or words("show-none")
        ),
        words("show-traded", list=traded, left=mat.markers_left),
    ]
