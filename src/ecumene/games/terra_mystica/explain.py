"""What is owed, how far the game is, and what each thing on the table is and does, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.games.terra_mystica import building, explain_mat, explain_tiles, faction_text, transform
from ecumene.games.terra_mystica.deed_text import building_name, capital, mine, price, reads, sentence
from ecumene.games.terra_mystica.factions import FACTIONS, ON_VOLCANO
from ecumene.games.terra_mystica.maps import CYCLE, TERRAINS
from ecumene.games.terra_mystica.moves import SHIPPING_TRACK, TRACKS
from ecumene.games.terra_mystica.owed_text import help_line
from ecumene.games.terra_mystica.state import ACTIONS, CULT_BONUS, SEAT_WORDS, State
from ecumene.games.terra_mystica.tile_text import scoring_deed
from ecumene.games.terra_mystica.tiles import BUILDINGS, DWELLING, REPLACES, ROUNDS, SCORING_TILES, SHIPYARD
from ecumene.text import Explained, Words

#: The actions of a turn, and what each of them may lack, the nearest to being possible first.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "build": ("lacks-coins", "lacks-workers", "no-building-left", "not-home", "locked", "out-of-reach"),
    "dig": ("lacks-coins", "lacks-workers", "lacks-spades", "lacks-priests", "no-building-left", "no-spades"),
    "transform": ("lacks-spades", "lacks-tokens", "lacks-steps", "lacks-priests", "out-of-reach", "no-spades"),
    "upgrade": ("lacks-coins", "lacks-workers", "no-building-left", "nothing-to-upgrade"),
    "send": ("lacks-priests", "no-order-space"),
    "advance": ("lacks-coins", "lacks-workers", "lacks-priests", "track-end"),
    "power": ("lacks-power", "lacks-priests", "space-used", "bridge-end", "no-bridge-left"),
    "special": ("lacks-workers", "lacks-coins", "lacks-power", "space-used", "no-such-action"),
}


# How the game stands


def progress(game: State, words: Words) -> str:
    """How far the game is: the round, and its phase after a comma."""
    if game.is_over:
        return words("draw-over")
    if game.round == 0:
        return words("draw-set-up")
    phase = "actions" if game.phase == ACTIONS else "bonus" if game.phase == CULT_BONUS else "income"
    return words("draw-progress", round=game.round, rounds=ROUNDS, phase=phase)


def owed(game: State, seat: int, words: Words) -> tuple[str, str]:
    """Who decides what, or who has won; then a hint for whoever decides, or what this round rewards."""
    if game.is_over:
        first = [number for number, place in enumerate(game.ranking()) if place == 1]
        names = ", ".join(words.player(number) for number in first)
        points = game.mats[first[0]].vp
        return words("draw-won" if len(first) == 1 else "draw-shared", players=names, points=points), ""
    turn = seat if seat in game.to_move else game.to_move[0]
    step = game.step(turn)
    assert step is not None
    if turn == seat:
        return words.step(step.name), help_line(game, seat, words)
    return words(f"draw-owed-{step.name}", seat=Seat(turn)), _this_round(game, words)


def _this_round(game: State, words: Words) -> str:
    if not 1 <= game.round <= len(game.scoring):
        return ""
    tile = SCORING_TILES[game.scoring[game.round - 1]]
    return words("explain-this-round", deed=scoring_deed(tile, words))


def kinds(game: State, seat: int) -> dict[str, tuple[str, ...]]:
    """The kinds of moves that belong to what the seat is asked, possible now or not, and what each usually lacks."""
    step = game.step(seat)
    return KINDS if step is not None and step.name == "take-action" else {}


# What a thing is


def explain(game: State, thing: str, words: Words) -> Explained | None:
    """By the names that the drawing gives: `cell-E5`, `bonus-4`, `row-temple` of the board that is spread out."""
    kind, _, rest = thing.partition("-")
    shared = _SHARED.get(kind)
    if shared is not None:
        return shared(game, rest, words)
    tile = explain_tiles.TOLD.get(kind)
    if tile is not None:
        told = tile(game, rest, words)
        return Explained(*told) if told is not None else None
    seat = mine(game)
    own = explain_mat.OWN.get(kind)
    return own(game, seat, rest, words) if own is not None and game.mats[seat].faction >= 0 else None


def _seat(game: State, rest: str, words: Words) -> Explained | None:
    if not rest.isdecimal() or int(rest) >= game.seats:
        return None
    return explain_mat.seat_as_a_whole(game, int(rest), words)


def _cell(game: State, rest: str, words: Words) -> Explained | None:
    cell = game.board.cell(rest)
    if cell < 0:
        return None
    terrain = game.terrain_name(cell)
    title = words("draw-cell", cell=game.board.name(cell), terrain=Name(terrain))
    if terrain == "river":
        lines = [words("explain-river"), *_afloat(game, cell, words)]
        return Explained(title, lines, ["TM-077", "TM-082", *(["TM-194", "TM-201"] if game.merchants else [])])
    owner = game.owner(cell)
    if owner >= 0:
        return _building(game, cell, owner, title, words)
    lines = [words("explain-free"), *_own_price(game, cell, words), *_afloat(game, cell, words)]
    if game.board.edge >> cell & 1:
        lines.append(words("explain-edge"))
    return Explained(title, lines, ["TM-063", "TM-064", "TM-065"])


def _own_price(game: State, cell: int, words: Words) -> list[str]:
    """What it would take the reader to build there."""
    if not reads(game):
        return []
    seat = game.viewer
    mat = game.mats[seat]
    here = game.terrain(cell)
    dwelling = price(words, *mat.kind.prices[DWELLING])
    lines: list[str] = []
    if game.is_home(seat, cell):
        lines.append(words("explain-home", price=dwelling))
    elif mat.kind.unlocks:
        lines.append(words("explain-locked", unlocked=int(mat.unlocked >> here & 1)))
    elif here >= CYCLE:
        lines.append(words("explain-fixed"))
    elif mat.kind.kind == ON_VOLCANO:
        paid = "tokens" if mat.kind.volcano_in_tokens else "steps"
        cost = words(f"count-{paid}", n=transform.volcano_price(game, seat, here))
        lines.append(words("explain-to-volcano", cost=cost, price=dwelling))
    else:
        spades = transform.spades_home(mat, here)
        workers, priests = transform.spade_price(mat)
        cost = price(words, workers * spades, priests=priests * spades)
        lines.append(words("explain-spades", spades=spades, cost=cost, price=dwelling))
    if game.reach(seat) >> cell & 1:
        return [*lines, words("explain-reach")]
    if game.skip_cells(seat) >> cell & 1:
        workers, priests = transform.skip_price(mat)
        return [*lines, words("explain-reach-skip", price=price(words, workers, priests=priests))]
    return [*lines, words("explain-no-reach", shipping=game.shipping_value(seat), skips=int(mat.kind.skips))]


def _building(game: State, cell: int, owner: int, title: str, words: Words) -> Explained:
    mat = game.mats[owner]
    number = game.building_at(cell)
    name = building_name(game, owner, number)
    lines = [words("explain-building", building=name, seat=Seat(owner), value=mat.kind.values[number])]
    rules = ["TM-112", "TM-113", "TM-120"]
    if game.viewer == owner:
        for better in range(len(BUILDINGS)):
            if REPLACES[better] == number and building.upgradable(game, owner, better) >> cell & 1:
                cost = price(words, *building.price(game, owner, cell, better))
                lines.append(words("explain-upgrade", building=building_name(game, owner, better), price=cost))
        rules = ["TM-091", *rules]
    if mat.towned >> cell & 1:
        lines.append(words("explain-in-town"))
    if mat.port == cell:
        lines.append(words("explain-port", kind="merchant" if mat.kind.skips else "ship"))
    lines += [
        words("explain-traded", seat=Seat(seat)) for seat, other in enumerate(game.mats) if other.traded >> cell & 1
    ]
    return Explained(title, [*lines, *_afloat(game, cell, words)], rules)


def _afloat(game: State, cell: int, words: Words) -> list[str]:
    """Ships and merchants that are there, and a town across the river."""
    lines = [
        words(
            "explain-ships-here",
            seat=Seat(seat),
            kind="merchant" if mat.kind.skips else "ship",
            ships=mat.ships.count(cell),
        )
        for seat, mat in enumerate(game.mats)
        if cell in mat.ships
    ]
    return lines + [
        words("explain-town-river", seat=Seat(seat))
        for seat, mat in enumerate(game.mats)
        if mat.town_rivers >> cell & 1
    ]


def _site(game: State, rest: str, words: Words) -> Explained | None:
    ends = [game.board.cell(name) for name in rest.split("-")]
    number = game.board.site(ends[0], ends[1]) if len(ends) == 2 else -1
    if number < 0:
        return None
    names = {"from": game.board.name(ends[0]), "to": game.board.name(ends[1])}
    owners = [bridge % SEAT_WORDS for bridge in game.bridges if bridge // SEAT_WORDS == number]
    if not owners:
        return Explained(words("draw-site", **names), [words("explain-site")], ["TM-082", "TM-083", "TM-085"])
    return Explained(words("draw-bridge", seat=Seat(owners[0]), **names), [words("explain-bridge")], ["TM-084"])


def _faction(game: State, rest: str, words: Words) -> Explained | None:
    found = [faction for faction in FACTIONS if faction.id == rest]
    if not found:
        return None
    kind = found[0]
    lines = [sentence(part) for part in faction_text.abilities(kind, game.merchants, words)]
    stronghold = "; ".join(faction_text.stronghold(kind, game.seats, game.merchants, words))
    lines.append(sentence(words("show-stronghold", effect=stronghold)))
    if game.merchants:
        yard = Name("market" if kind.skips else BUILDINGS[SHIPYARD])
        effect = "; ".join(faction_text.shipyard(kind, words))
        lines.append(sentence(words("explain-yard", building=yard, effect=effect)))
        lines += faction_text.own_ship_price(kind, words)
    lines += [
        words("explain-played", seat=Seat(seat))
        for seat, mat in enumerate(game.mats)
        if mat.faction >= 0 and mat.kind is kind
    ]
    name = words.name(kind.id)
    if kind.terrain >= 0:
        name = words("draw-faction", faction=Name(kind.id), terrain=Name(TERRAINS[kind.terrain]))
    return Explained(name, lines, [kind.rule])


def _terrain(game: State, rest: str, words: Words) -> Explained | None:
    """A terrain of the cycle, and what it takes to turn it into home."""
    if rest not in TERRAINS:
        return None
    number = TERRAINS.index(rest)
    lines: list[str] = []
    if number < CYCLE:
        around = [TERRAINS[(number + step) % CYCLE] for step in (-1, 1)]
        lines.append(words("explain-cycle", before=Name(around[0]), after=Name(around[1])))
    else:
        lines.append(words("explain-fixed"))
    lines += [
        words("explain-home-of", seat=Seat(seat), faction=Name(mat.kind.id))
        for seat, mat in enumerate(game.mats)
        if mat.faction >= 0 and mat.terrain == number
    ]
    if reads(game) and number < CYCLE:
        mat = game.mats[game.viewer]
        spades = (
            transform.spades_home(mat, number) if mat.terrain >= 0 and (mat.ring >= 0 or mat.terrain < CYCLE) else 0
        )
        if spades:
            lines.append(words("explain-terrain-spades", spades=spades))
    return Explained(capital(words.name(rest)), lines, ["TM-005", "TM-065"])


def _track(game: State, rest: str, words: Words) -> Explained | None:
    seat = mine(game)
    if game.mats[seat].faction < 0 or rest not in TRACKS:
        return None
    return (explain_mat.shipping if rest == TRACKS[SHIPPING_TRACK] else explain_mat.exchange)(game, seat, words)


_SHARED: Final[dict[str, Callable[[State, str, Words], Explained | None]]] = {
    "seat": _seat,
    "cell": _cell,
    "site": _site,
    "faction": _faction,
    "terrain": _terrain,
    "track": _track,
}
