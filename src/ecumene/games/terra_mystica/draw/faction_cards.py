"""The factions while they are chosen: what each can do and starts with; in an auction also the bids."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.cards import fitted
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, node, text
from ecumene.games.terra_mystica.draw.look import COLOURS, LOOK
from ecumene.games.terra_mystica.draw.rows import capital
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.faction_text import ability, stronghold
from ecumene.games.terra_mystica.factions import FACTIONS, Faction
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.setup import LOT, on_offer, start_points
from ecumene.games.terra_mystica.state import SETUP
from ecumene.games.terra_mystica.tiles import CULTS

LINE: Final = 15.0
HEAD: Final = 48.0


def being_chosen(scene: MysticaScene) -> bool:
    """Are factions still given out?"""
    game = scene.game
    return game.phase == SETUP and any(mat.faction < 0 for mat in game.mats) and not game.is_over


def shown(scene: MysticaScene) -> list[int]:
    """In an auction the drawn ones; otherwise those on offer, then those taken already."""
    game = scene.game
    if game.auction:
        return [game.auction[place] for place in range(0, len(game.auction), LOT)]
    taken = [mat.faction for mat in game.mats if mat.faction >= 0]
    return [*on_offer(game), *taken]


def cards(scene: MysticaScene, width: float, narrow: bool) -> tuple[str, float]:
    """The drawing and its height."""
    columns = 1 if narrow else 2
    wide = (width - 28 - 10 * (columns - 1)) / columns
    numbers = shown(scene)
    lines = {number: told(scene, FACTIONS[number], wide) for number in numbers}
    out = [text(scene.words("draw-factions").upper(), 16, 24, 12, "label")]
    y = 36.0
    for first in range(0, len(numbers), columns):
        row = numbers[first : first + columns]
        tall = HEAD + LINE * max(len(lines[number]) for number in row) + 4
        for place, number in enumerate(row):
            out.append(card(scene, number, lines[number], 14 + place * (wide + 10), y, wide, tall))
        y += tall + 8
    return box(0.5, 0.5, width - 1, y + 5, 10, "panel") + "".join(out), y + 6


def told(scene: MysticaScene, faction: Faction, wide: float) -> list[tuple[str, bool]]:
    """Ability and stronghold, broken into lines; the second says whether the stronghold's words begin."""
    game, words = scene.game, scene.words
    able = capital(ability(faction, game.merchants, words))
    found = [(line, False) for line in lines_of(able, 12.5, wide - 22, 6)]
    lines = lines_of(capital("; ".join(stronghold(faction, game.seats, game.merchants, words))), 12, wide - 36, 4)
    return found + [(line, place == 0) for place, line in enumerate(lines)]


def start_goods(scene: MysticaScene, number: int) -> list[str]:
    """What it starts with: goods, power, steps on cults, points."""
    faction = FACTIONS[number]
    parts = [str(faction.coins), "#coin", str(faction.workers), "#worker"]
    if faction.priests:
        parts += [str(faction.priests), "#priest"]
    parts += [f"{faction.bowls[0]}/{faction.bowls[1]}", "#power"]
    for cult, steps in zip(CULTS, faction.cults, strict=True):
        if steps:
            parts += [" ", str(steps), f"#{cult}"]
    if not scene.game.auction:
        parts += [" ", str(start_points(scene.game, number)), "#points"]
    return parts


def card(
    scene: MysticaScene, number: int, lines: list[tuple[str, bool]], x: float, y: float, wide: float, tall: float
) -> str:
    faction, words = FACTIONS[number], scene.words
    offers = scene.targets.at("faction", number)
    thing = f"faction-{faction.id}"
    owner = next((seat for seat, mat in enumerate(scene.game.mats) if mat.faction == number), -1)
    free = owner < 0
    home = TERRAINS[faction.terrain] if faction.terrain >= 0 else ""
    name, size = fitting(words.name(faction.id), 15.5, wide - 150, bold=True)
    note = auctioned(scene, number) or (words.name(home) if home else words("draw-any-terrain"))
    if owner >= 0:
        note = words("draw-taken", seat=Seat(owner))
    note, small = fitting(note, 12, wide - 60 - width_of(name, 15.5), least=0.92)
    inner = [
        badge(COLOURS[faction.terrain] if home else "", x + 20, y + 20, 11),
        text(name, x + 38, y + 19, size, "serif"),
        text(note, x + wide - 10, y + 18, small, "quiet", "end"),
        fitted(LOOK, start_goods(scene, number), x + 38, y + 33, 12, wide - 50, "start"),
    ]
    line_y = y + HEAD + 9
    keep = False
    for line, begins in lines:
        if begins:
            keep = True
            inner.append(LOOK.sign("stronghold", x + 16, line_y - 4, 12))
        inner.append(text(line, x + (26 if keep else 11), line_y, 12 if keep else 12.5, "quiet" if keep else ""))
        line_y += LINE
    inside = [
        box(x, y, wide, tall, 8, "tile" if free else "tile-past"),
        box(x, y, wide, tall, 8, "blank"),
        node("g", *inner, cls="" if free else "faded"),
        scene.lights(thing, bool(offers), wide, tall, 8, x, y),
    ]
    title = words("draw-faction", faction=Name(faction.id), terrain=Name(home)) if home else words.name(faction.id)
    return scene.named(*inside, thing=thing, title=title, moves=offers, data_faction_card=faction.id)


def auctioned(scene: MysticaScene, number: int) -> str:
    """The highest bid for a faction, and whose it is; nothing outside an auction."""
    auction = scene.game.auction
    for place in range(0, len(auction), LOT):
        if auction[place] == number and auction[place + 1] >= 0:
            return scene.words("draw-bid", points=auction[place + 1], seat=Seat(auction[place + 2]))
    return scene.words("draw-no-bid") if auction else ""
