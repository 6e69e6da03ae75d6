"""What lies on a mat, and a seat as a whole, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.argument import Name
from ecumene.games.terra_nova import faction_text
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.figures import Row
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.tiles import (
    BRIDGE,
    FACTORY_VALUE,
    HOUSE,
    HOUSE_VALUE,
    PALACE,
    PALACE_VALUE,
    SAILING,
    TOWN_BUILDINGS,
    TOWN_TILES,
)
from ecumene.text import Explained, Words


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _seat(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    title = words.player(seat)
    if mat.faction < 0:
        return Explained(title, [words("explain-no-faction")], ["TN-027"])
    about = words(
        "show-faction",
        faction=Name(mat.kind.id),
        terrain=Name(TERRAINS[mat.home]),
        ability=faction_text.ability(mat.kind, game.seats, words),
    )
    lines = [
        about + ".",
        sentence(
            words(
                "show-stock",
                points=mat.total,
                coins=mat.coins,
                one=mat.bowls.one,
                two=mat.bowls.two,
                three=mat.bowls.three,
                sailing=mat.sailing,
                extra=game.sailing(seat) - mat.sailing,
            )
        ),
    ]
    income = game.next_income(seat)
    if income is not None:
        lines.append(sentence(words("show-income", coins=income[0], power=income[1])))
    if mat.passed and not game.is_over:
        lines.append(words("explain-passed"))
    return Explained(title, lines, [mat.kind.ability.rule])


def _bowl(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    bowls = game.mats[seat].bowls
    names = {"1": ("I", bowls.one), "2": ("II", bowls.two), "3": ("III", bowls.three)}
    if which not in names:
        return None
    name, tokens = names[which]
    line = words("explain-bowl-three" if which == "3" else "explain-bowl")
    return Explained(words("draw-bowl", bowl=name, power=tokens), [line], ["TN-070", "TN-073"])


def _exchange(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    lines = [words("explain-exchange", power=mat.bowls.three)]
    rules = ["TN-230", "TN-231"]
    for ability in mat.in_force.abilities:
        if ability.exchange_power:
            rate = {"power": ability.exchange_power, "points": ability.exchange_points}
            lines.append(words("explain-worship", **rate))
            rules.append(ability.points_rule)
    return Explained(words("draw-exchange-power"), lines, rules)


def _row(row: Row, words: Words) -> str:
    """What the places of a row pay, from left to right."""
    return " · ".join(words("place-income", coins=place.coins, power=place.power) for place in row.places)


def _houses(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    row = _row(game.figures.house_rows[mat.faction], words)
    lines = [words("explain-houses", coins=HOUSE, list=row), words("explain-row")]
    return Explained(words("draw-houses", left=mat.houses_left), lines, ["TN-059", "TN-122", "TN-031"])


def _factories(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    prices = {"beside": mat.in_force.factory_beside, "alone": mat.in_force.factory_alone}
    row = _row(game.figures.factory_rows[mat.faction], words)
    lines = [words("explain-factories", list=row, **prices), words("explain-row")]
    return Explained(words("draw-factories", left=mat.factories_left), lines, ["TN-059", "TN-141", "TN-144"])


def _palace(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    if which not in ("left", "right"):
        return None
    mat = game.mats[seat]
    cell = mat.left if which == "left" else mat.right
    lines = [sentence(faction_text.palace(mat.kind, which, game.seats, words))]
    lines.append(
        words("explain-palace-built", cell=game.land.name(cell))
        if cell >= 0
        else words("explain-palace-open", coins=PALACE)
    )
    if mat.palace_used and which == mat.kind.acting:
        lines.append(words("explain-action-state", state="used"))
    title = words.name(f"palace-{which}")
    return Explained(title[:1].upper() + title[1:], lines, [mat.kind.palace(which).rule, "TN-142", "TN-145"])


def _sailing(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    value = game.sailing(seat)
    lines = [words("explain-sailing", sailing=value)]
    if mat.sailing < game.figures.last_step:
        lines.append(words("explain-next-step", coins=SAILING, points=game.figures.sailing_points[mat.sailing + 1]))
    else:
        lines.append(words("explain-last-step"))
    title = words("explain-sailing-track", step=mat.sailing)
    return Explained(title, lines, ["TN-160", "TN-163", "TN-093"])


def _town(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    tiles = [tile.id for tile in TOWN_TILES]
    if which not in tiles:
        return None
    number = tiles.index(which)
    mat = game.mats[seat]
    values = {"house": HOUSE_VALUE, "factory": FACTORY_VALUE, "palace": PALACE_VALUE}
    lines = [words("explain-town", buildings=TOWN_BUILDINGS, value=game.town_value(seat), **values)]
    if mat.town_cells[number] >= 0:
        lines.append(words("explain-town-used", cell=game.land.name(mat.town_cells[number])))
    return Explained(words("draw-town-left", tile=Name(f"town-{which}")), lines, ["TN-261", "TN-262", "TN-270"])


def _bridges(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    lines = [words("explain-site", coins=BRIDGE)]
    return Explained(words("draw-bridges", bridges=game.mats[seat].bridges), lines, ["TN-170", "TN-173"])


def _income(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    income = game.next_income(seat)
    rules = ["TN-051", "TN-052", "TN-429"]
    if income is None:
        return Explained(words("draw-income"), [words("explain-no-income")], rules)
    fixed = words("explain-fixed-income", coins=game.figures.fixed_coins)
    lines = [words("explain-income"), *([fixed] if game.figures.fixed_coins else [])]
    return Explained(words("draw-next-income", coins=income[0], power=income[1]), lines, rules)


#: By the first word of the thing's name; the seat is the last, and what stands between tells which.
OWN: Final[dict[str, Callable[[TerraNova, int, str, Words], Explained | None]]] = {
    "seat": _seat,
    "bowl": _bowl,
    "exchange": _exchange,
    "houses": _houses,
    "factories": _factories,
    "palace": _palace,
    "sailing": _sailing,
    "town": _town,
    "bridges": _bridges,
    "income": _income,
}
