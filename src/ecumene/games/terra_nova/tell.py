"""What lies on a mat, and a seat as a whole, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.factions import DRUIDS, Faction
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.tiles import (
    BRIDGE,
    FACTORY_COINS,
    FACTORY_POWER,
    HOUSE,
    HOUSE_COINS,
    LAST_STEP,
    PALACE,
    SAILING,
    SAILING_POINTS,
    TOWN_TILES,
)
from ecumene.parts.hexes import cell_name
from ecumene.text import Explained, Words

#: The rules of the palaces by faction: left, right.
PALACE_RULES: Final = {
    "water-sprites": ("TN-300", "TN-268"),
    "seafarers": ("TN-303", "TN-303"),
    "fairies": ("TN-312", "TN-268"),
    "druids": ("TN-314", "TN-314"),
    "golems": ("TN-306", "TN-268"),
    "ifrits": ("TN-308", "TN-309"),
    "sun-worshippers": ("TN-323", "TN-268"),
    "sand-cats": ("TN-326", "TN-326"),
    "leprechauns": ("TN-317", "TN-268"),
    "inventors": ("TN-319", "TN-320"),
}


def ability(game: TerraNova, kind: Faction, words: Words) -> str:
    """What the faction can, as far as it matters at this table."""
    short = f"draw-ability-{kind.id}"
    return words(short, seats=game.seats) if words.has(short) else words(f"ability-{kind.id}")


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _seat(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    title = words.player(seat)
    if mat.faction < 0:
        return Explained(title, [words("explain-no-faction")], ["TN-027"])
    coins, power = mat.income()
    about = words(
        "show-faction", faction=mat.kind.id, terrain=TERRAINS[mat.home], ability=ability(game, mat.kind, words)
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
        sentence(words("show-income", coins=coins, power=power)),
    ]
    if mat.passed and not game.is_over:
        lines.append(words("explain-passed"))
    return Explained(title, lines, [mat.kind.rule])


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
    if mat.faction == DRUIDS:
        lines.append(words("explain-worship"))
        rules.append("TN-234")
    return Explained(words("draw-exchange-power"), lines, rules)


def _houses(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    row = " · ".join(str(coins) for coins in HOUSE_COINS)
    lines = [words("explain-houses", coins=HOUSE, list=row), words("explain-row")]
    return Explained(words("draw-houses", left=mat.houses_left), lines, ["TN-059", "TN-122", "TN-031"])


def _factories(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    lines = [words("explain-factories", coins=FACTORY_COINS, power=FACTORY_POWER), words("explain-row")]
    return Explained(words("draw-factories", left=mat.factories_left), lines, ["TN-059", "TN-141", "TN-144"])


def _palace(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    if which not in ("left", "right"):
        return None
    mat = game.mats[seat]
    cell = mat.left if which == "left" else mat.right
    lines = [sentence(words(f"{which}-{mat.kind.id}"))]
    lines.append(
        words("explain-palace-built", cell=cell_name(cell)) if cell >= 0 else words("explain-palace-open", coins=PALACE)
    )
    if mat.palace_used and which == ("right" if mat.kind.id == "seafarers" else "left"):
        lines.append(words("explain-action-state", state="used"))
    title = words.name(f"palace-{which}")
    return Explained(
        title[:1].upper() + title[1:], lines, [PALACE_RULES[mat.kind.id][which == "right"], "TN-142", "TN-145"]
    )


def _sailing(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    mat = game.mats[seat]
    value = game.sailing(seat)
    lines = [words("explain-sailing", sailing=value)]
    if mat.sailing < LAST_STEP:
        lines.append(words("explain-next-step", coins=SAILING, points=SAILING_POINTS[mat.sailing + 1]))
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
    lines = [words("explain-town", value=game.town_value(seat))]
    if mat.town_cells[number] >= 0:
        lines.append(words("explain-town-used", cell=cell_name(mat.town_cells[number])))
    return Explained(words("draw-town-left", tile=f"town-{which}"), lines, ["TN-261", "TN-262", "TN-270"])


def _bridges(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    lines = [words("explain-site", coins=BRIDGE)]
    return Explained(words("draw-bridges", bridges=game.mats[seat].bridges), lines, ["TN-170", "TN-173"])


def _income(game: TerraNova, seat: int, which: str, words: Words) -> Explained | None:
    coins, power = game.mats[seat].income()
    lines = [words("explain-income")]
    return Explained(words("draw-next-income", coins=coins, power=power), lines, ["TN-051", "TN-052", "TN-054"])


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
