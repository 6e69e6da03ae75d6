"""What a seat owns, in sentences: its faction, stock, tracks, buildings, income, tiles and ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.games.terra_mystica import faction_text, house_values, tracks, transform, voyage
from ecumene.games.terra_mystica.deed_text import building_name, capital, price, sentence, vessel
from ecumene.games.terra_mystica.factions import EXCHANGE_POINTS, SHIPPING_POINTS, SKIP_POINTS
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import (
    COINS_TO_POINT,
    CONVERSION_IDS,
    EXCHANGE_TRACK,
    POINT_TO_COIN,
    SHIPPING_TRACK,
    WORKER_TO_PRIEST,
)
from ecumene.games.terra_mystica.state import ACTIONS, State
from ecumene.games.terra_mystica.tile_text import goods_parts
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    DWELLING,
    POST,
    RANGE_REACH,
    ROUNDS,
    SHIPS_OWNED,
    SHIPYARD,
    STRONGHOLD,
)
from ecumene.text import Explained, Words

#: The last position of the range tile whose movement is printed in a text at hand (TM-247).
KNOWN_RANGE: Final = 2


# Lines


def faction_line(game: State, seat: int, words: Words) -> str:
    mat = game.mats[seat]
    ability = faction_text.ability(mat.kind, game.merchants, words)
    if mat.terrain < 0:
        return words("show-faction-open", faction=Name(mat.kind.id), ability=ability)
    terrain = Name(TERRAINS[mat.terrain])
    if mat.ring >= 0:
        start = Name(TERRAINS[mat.ring])
        return words("show-faction-ring", faction=Name(mat.kind.id), terrain=terrain, start=start, ability=ability)
    return words("show-faction", faction=Name(mat.kind.id), terrain=terrain, ability=ability)


def stock_line(game: State, seat: int, words: Words, form: str) -> str:
    """Points, goods and power; `form` is `show` or `brief`."""
    mat = game.mats[seat]
    bowls = mat.bowls
    return words(
        "show-stock" if form == "show" else "show-brief",
        points=mat.vp,
        coins=mat.coins,
        workers=mat.workers,
        priests=mat.priests,
        one=bowls.one,
        two=bowls.two,
        three=bowls.three,
        keys=mat.keys,
        cults="/".join(str(step) for step in mat.cults),
    )


def spade_words(game: State, seat: int, words: Words) -> str:
    """What a spade costs the seat."""
    mat = game.mats[seat]
    if not mat.kind.buys_spades:
        return words("show-no-spades")
    workers, priests = transform.spade_price(mat)
    return price(words, workers, priests=priests)


def tracks_line(game: State, seat: int, words: Words) -> str:
    mat = game.mats[seat]
    if mat.kind.skips:
        return words(
            "show-range", reach=game.skip_reach(seat, True), spade=spade_words(game, seat, words), bridges=mat.bridges
        )
    value = game.shipping_value(seat)
    return words(
        "show-tracks",
        shipping=mat.shipping,
        extra=value - mat.shipping,
        spade=spade_words(game, seat, words),
        bridges=mat.bridges,
    )


def next_income(game: State, seat: int) -> list[int] | None:
    """What the next income phase pays as things stand; None if there is none any more.

    Before its owner has passed, the bonus tile is left out: it will be another one.
    """
    mat = game.mats[seat]
    if game.is_over or game.round == ROUNDS or mat.faction < 0:
        return None
    income = game.income(seat)
    if game.phase == ACTIONS and not mat.passed and mat.bonus >= 0:
        income = [whole - part for whole, part in zip(income, BONUS_TILES[mat.bonus].income, strict=True)]
    return income


def income_words(income: list[int], words: Words) -> str:
    return ", ".join(goods_parts(income, words)) or words("show-none")


# What is explained


def seat_as_a_whole(game: State, seat: int, words: Words) -> Explained:
    mat = game.mats[seat]
    title = words.player(seat)
    if mat.faction < 0:
        return Explained(title, [words("explain-no-faction")], ["TM-020"])
    lines = [
        faction_line(game, seat, words) + ".",
        sentence(words("show-stronghold", effect="; ".join(_stronghold_parts(game, seat, words)))),
        sentence(stock_line(game, seat, words, "show")),
        sentence(tracks_line(game, seat, words)),
    ]
    if game.merchants:
        kind = vessel(game, seat)
        ships = ", ".join(game.board.name(cell) for cell in mat.ships) or words("show-none")
        lines.append(sentence(words("show-ships", kind=kind, list=ships)))
    income = next_income(game, seat)
    if income is not None:
        lines.append(sentence(words("show-income", list=income_words(income, words))))
    lines += [words("explain-offered", power=offer.amount, builder=Seat(offer.builder)) for offer in mat.offers]
    if game.dropped >> seat & 1:
        lines.append(words("explain-dropped"))
    elif mat.passed and game.round and not game.is_over:
        lines.append(words("explain-passed"))
    return Explained(title, lines, [mat.kind.rule])


def _stronghold_parts(game: State, seat: int, words: Words) -> list[str]:
    return faction_text.stronghold(game.mats[seat].kind, game.seats, game.merchants, words)


def _bowl(game: State, seat: int, which: str, words: Words) -> Explained | None:
    bowls = game.mats[seat].bowls
    names = {"1": ("I", bowls.one), "2": ("II", bowls.two), "3": ("III", bowls.three)}
    if which not in names:
        return None
    name, tokens = names[which]
    line = words(f"explain-bowl-{which}")
    return Explained(words("explain-bowl", bowl=name, power=tokens), [line], ["TM-052", "TM-053", "TM-054"])


def _row(game: State, seat: int, which: str, words: Words) -> Explained | None:
    """A row of buildings on a board: prices, incomes, what they bring."""
    if which not in BUILDINGS:
        return None
    number = BUILDINGS.index(which)
    mat = game.mats[seat]
    kind = mat.kind
    name = building_name(game, seat, number)
    cost = price(words, *kind.prices[number])
    if number == POST:
        alone = price(words, *kind.lone_post_price)
        lines = [words("explain-post-price", price=cost, alone=alone)]
    else:
        lines = [words("explain-building-price", price=cost)]
    lines.append(words("explain-value", value=kind.values[number]))
    rows = [", ".join(goods_parts(row, words)) or words("show-none") for row in kind.incomes[number]]
    lines.append(words("explain-row", list=" · ".join(rows), built=mat.built(number)))
    rules = ["TM-003", "TM-069" if number == DWELLING else "TM-228" if number == SHIPYARD else "TM-094", "TM-113"]
    if number == STRONGHOLD:
        lines.append(sentence("; ".join(_stronghold_parts(game, seat, words))))
        rules.append(kind.rule)
    elif number == SHIPYARD:
        lines.append(sentence("; ".join(faction_text.shipyard(kind, words))))
        lines += faction_text.own_ship_price(kind, words)
        rules += ["TM-230", "TM-232"]
    title = words("explain-building-left", building=name, left=mat.left(number))
    return Explained(capital(title), lines, rules)


def shipping(game: State, seat: int, words: Words) -> Explained:
    """The shipping track, or the range tile of Fakirs and Dwarves."""
    mat = game.mats[seat]
    if mat.kind.skips:
        return _range(game, seat, words)
    value = game.shipping_value(seat)
    lines = [words("explain-shipping", shipping=value)]
    if tracks.step_left(mat, SHIPPING_TRACK):
        points = SHIPPING_POINTS[mat.shipping - mat.kind.shipping_start]
        cost = price(words, *tracks.price(mat, SHIPPING_TRACK))
        lines.append(words("explain-next-step", price=cost, points=points))
    else:
        lines.append(words("explain-last-step"))
    return Explained(words("explain-shipping-track", step=mat.shipping), lines, ["TM-077", "TM-086", "TM-087"])


def _range(game: State, seat: int, words: Words) -> Explained:
    mat = game.mats[seat]
    workers, priests = transform.skip_price(mat)
    kind = "flight" if mat.kind.skip_priests else "tunnel"
    cost = price(words, workers, priests=priests)
    reach = game.skip_reach(seat, True)
    lines = [words("explain-skip", kind=kind, reach=reach, price=cost, points=SKIP_POINTS)]
    if not game.merchants:
        return Explained(words("explain-skip-title", kind=kind), lines, [mat.kind.rule])
    lines.append(words("explain-movement", movement=voyage.movement(game, seat)))
    if mat.skip < len(RANGE_REACH) - 1:
        lines.append(words("explain-range-next"))
    if "merchant-movement" not in house_values.REPLACED:
        lines.append(words("explain-own-range", known=KNOWN_RANGE))
    title = words("explain-range-title", position=game.range_position(seat, True))
    return Explained(title, lines, ["TM-245", "TM-246", "TM-247", "TM-248"])


def exchange(game: State, seat: int, words: Words) -> Explained:
    mat = game.mats[seat]
    lines = [words("explain-spade-price", price=spade_words(game, seat, words))]
    if tracks.step_left(mat, EXCHANGE_TRACK):
        cost = price(words, *tracks.price(mat, EXCHANGE_TRACK))
        workers = mat.kind.spade_workers[mat.exchange + 1]
        lines.append(words("explain-next-exchange", price=cost, points=EXCHANGE_POINTS, workers=workers))
    else:
        lines.append(words("explain-last-step"))
    return Explained(words("explain-exchange-track"), lines, ["TM-066", "TM-089", "TM-090"])


def _income(game: State, seat: int, which: str, words: Words) -> Explained | None:
    income = next_income(game, seat)
    rules = ["TM-045", "TM-047"]
    if income is None:
        return Explained(words("explain-income-title"), [words("explain-no-income")], rules)
    return Explained(words("show-income", list=income_words(income, words)), [words("explain-income")], rules)


def _ships(game: State, seat: int, which: str, words: Words) -> Explained | None:
    if not game.merchants:
        return None
    mat = game.mats[seat]
    kind = vessel(game, seat)
    left = SHIPS_OWNED - len(mat.ships) - game.trading_ships(seat)
    where = ", ".join(game.board.name(cell) for cell in mat.ships) or words("show-none")
    port = game.board.name(mat.port) if mat.port >= 0 else words("show-none")
    lines = [
        words("explain-ships", kind=kind, left=left),
        sentence(words("show-ships", kind=kind, list=where)),
        sentence(words("show-port", kind=kind, cell=port)),
        words("explain-sailing", kind=kind, movement=voyage.movement(game, seat), extra=mat.kind.extra_spaces),
    ]
    return Explained(words("explain-ships-title", kind=kind), lines, ["TM-194", "TM-196", "TM-199", "TM-200", "TM-224"])


def _bridges(game: State, seat: int, which: str, words: Words) -> Explained | None:
    lines = [words("explain-bridges", left=game.mats[seat].bridges)]
    return Explained(words("explain-bridges-title"), lines, ["TM-082", "TM-083", "TM-296"])


def _markers(game: State, seat: int, which: str, words: Words) -> Explained | None:
    lines = [words("explain-markers", left=game.mats[seat].markers_left)]
    return Explained(words("explain-markers-title"), lines, ["TM-206", "TM-211", "TM-213"]) if game.merchants else None


def _convert(game: State, seat: int, which: str, words: Words) -> Explained | None:
    """Every conversion that the seat has, whether it can pay for it now or not."""
    sells = (POINT_TO_COIN, COINS_TO_POINT)
    names = [
        words.name(id)
        for number, id in enumerate(CONVERSION_IDS)
        if number != WORKER_TO_PRIEST and (number not in sells or game.mats[seat].kind.sells_points)
    ]
    lines = [words("explain-convert", list="; ".join(names)), words("explain-burn")]
    return Explained(words("explain-convert-title"), lines, ["TM-054", "TM-055", "TM-061"])


#: Things of the board that is spread out, by the first word of the name; what follows it tells which.
OWN: Final[dict[str, Callable[[State, int, str, Words], Explained | None]]] = {
    "bowl": _bowl,
    "row": _row,
    "income": _income,
    "ships": _ships,
    "bridges": _bridges,
    "markers": _markers,
    "convert": _convert,
}
