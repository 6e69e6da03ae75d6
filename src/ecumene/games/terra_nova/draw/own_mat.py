"""The reader's own mat in a page, or the factions while none is chosen."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.terra.draw.frame import edge_of
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.holdings import LEFT, RIGHT, ROWS, earnings, held_tile, rows, stock
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.explain import COLOURS
from ecumene.games.terra_nova.faction_text import ability, palace
from ecumene.games.terra_nova.factions.table import FACTIONS, Faction
from ecumene.games.terra_nova.setup import factions_on_offer

#: Words of a palace, and the lines between them.
LINE: Final = 15.0


def mat(scene: TerraNovaScene, width: float, narrow: bool) -> tuple[str, float]:
    """The drawing and its height: bowls left, rows in the middle, the tile and the palaces' words right."""
    seat = scene.mine
    top, tall_head = header(scene, seat, width)
    if not narrow:
        right = RIGHT + 34
        told, tall = palace_words(scene, seat, width - right - 14)
        body = [
            moved(0, tall_head - 52, stock(scene, seat)),
            moved(LEFT, tall_head + 74, exchange(scene, seat, 190)),
            moved(12, tall_head - 54, rows(scene, seat, 0)),
            moved(right, tall_head + 2, held_tile(scene, seat)),
            moved(right + 94, tall_head + 2, earnings(scene, seat)),
            moved(right, tall_head + 76, told),
        ]
        height = tall_head + max(142.0, 86 + tall)
    else:
        told, tall = palace_words(scene, seat, width - 28)
        y = tall_head - 52
        body = [
            moved(-4, y, stock(scene, seat)),
            moved(220, y + 58, exchange(scene, seat, width - 234)),
            moved(14 - ROWS + (width - 28 - (RIGHT - ROWS)) / 2, y + 70, rows(scene, seat, 0)),
            moved(14, y + 266, held_tile(scene, seat)),
            moved(112, y + 266, earnings(scene, seat)),
            moved(14, y + 342, told),
        ]
        height = y + 342 + tall + 6
    edge = edge_of(scene.colour(seat))
    out = [
        box(0.5, 0.5, width - 1, height - 1, 10, "panel"),
        node("path", d=f"M.5 9Q.5.5 9 .5H{width - 9:.1f}Q{width - 0.5:.1f}.5 {width - 0.5:.1f} 9V4.5H.5Z", cls=edge),
        top,
    ]
    return "".join(out + body), height


def header(scene: TerraNovaScene, seat: int, width: float) -> tuple[str, float]:
    """Faction and ability; coins and points."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    out = [badge(scene.colour(seat), 32, 32, 13)]
    points, coins = str(own.total), str(own.coins)
    x = width - 16 - width_of(points, 24, bold=True)
    out.append(text(points, width - 16, 40, 24, "serif", "end"))
    out.append(LOOK.sign("points", x - 10, 32, 20))
    x -= 38
    out.append(text(coins, x, 40, 24, "serif", "end"))
    x -= width_of(coins, 24, bold=True) + 10
    out.append(LOOK.sign("coin", x, 32, 20))
    room = x - 72
    name, size = fitting(words.name(own.kind.id), 20, room, bold=True)
    about = capital(ability(own.kind, game.seats, words))
    if scene.reader < 0:
        about = f"{words.player(seat)} · {about}"
    lines = lines_of(about, 13, room, 1 if width > 500 else 3)
    mine = [text(name, 54, 29, size, "serif")]
    mine += [text(line, 54, 47 + place * 15, 13, "quiet") for place, line in enumerate(lines)]
    title = words("draw-faction", faction=Name(own.kind.id), terrain=Name(TERRAINS[own.home]))
    out.append(scene.named(*mine, thing=f"faction-{own.kind.id}", title=title))
    return "".join(out), 62.0 + 15 * (len(lines) - 1)


def exchange(scene: TerraNovaScene, seat: int, width: float) -> str:
    """The button that exchanges power for coins."""
    offers = scene.offers(seat, "bowl")
    thing = f"exchange-{seat}"
    label = scene.words("draw-exchange-power")
    ink = "bold" if offers else "bold quiet"
    tall = 40.0 if width > 160 else 52.0
    plate = box(0, 0, width, tall, 8, "blank") + box(0, 0, width, tall, 8, "tile" if offers else "tile-past")
    signs = ["#power", "→", "#coin"]
    if width > 160:
        label, size = fitting(label, 13, width - 84, bold=True, least=0.86)
        inside = [plate, LOOK.line_of(signs, 12, 25.5, 15, anchor="start", cls=ink), text(label, 74, 25, size, ink)]
    else:
        label, size = fitting(label, 13, width - 12, bold=True, least=0.86)
        inside = [
            plate,
            LOOK.line_of(signs, width / 2, 22, 15, cls=ink),
            text(label, width / 2, 43, size, ink, "middle"),
        ]
    inside.append(scene.lights(thing, bool(offers), width, tall, 8))
    return scene.named(*inside, thing=thing, title=scene.words("draw-exchange-power"), moves=offers)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def palace_words(scene: TerraNovaScene, seat: int, room: float) -> tuple[str, float]:
    """What each palace does, and where it stands."""
    own, words = scene.game.mats[seat], scene.words
    out: list[str] = []
    y = 0.0
    for side, cell in (("left", own.left), ("right", own.right)):
        label = capital(words.name(f"palace-{side}")) + (f" · {scene.game.land.name(cell)}" if cell >= 0 else "")
        out.append(LOOK.sign("palace", 7, y + 7, 14, "sign" if cell >= 0 else "sign faded"))
        out.append(text(label, 19, y + 12, 12, "bold" if cell >= 0 else "bold quiet"))
        y += LINE + 1
        for line in lines_of(palace(own.kind, side, scene.game.seats, words), 12, room, 4):
            out.append(text(line, 0, y + 11, 12, "" if cell >= 0 else "quiet"))
            y += LINE
        y += 4
    return "".join(out), y


def factions(scene: TerraNovaScene, width: float, narrow: bool) -> tuple[str, float]:
    """All factions with what they can do, so that they can be read before the turn comes; those on offer first, lit."""
    columns = 1 if narrow else 2
    wide = (width - 28 - 10 * (columns - 1)) / columns
    cards = [faction_lines(scene, faction, wide) for faction in FACTIONS]
    open_ones = factions_on_offer(scene.game)
    order = sorted(range(len(FACTIONS)), key=lambda number: number not in open_ones)
    out = [text(scene.words("draw-factions").upper(), 16, 24, 12, "label")]
    y = 36.0
    for first in range(0, len(order), columns):
        row = order[first : first + columns]
        tall = 32 + LINE * max(len(cards[number]) for number in row) + 6
        for place, number in enumerate(row):
            x = 14 + place * (wide + 10)
            out.append(faction_card(scene, number, cards[number], x, y, wide, tall, number in open_ones))
        y += tall + 8
    return box(0.5, 0.5, width - 1, y + 5, 10, "panel") + "".join(out), y + 6


def faction_lines(scene: TerraNovaScene, faction: Faction, wide: float) -> list[tuple[str, bool]]:
    """Ability and palaces, broken into lines; the second says whether a palace's words begin."""
    words, seats = scene.words, scene.game.seats
    found = [(line, False) for line in lines_of(capital(ability(faction, seats, words)), 12.5, wide - 54, 3)]
    for side in ("left", "right"):
        lines = lines_of(palace(faction, side, seats, words), 12, wide - 66, 3)
        found += [(line, place == 0) for place, line in enumerate(lines)]
    return found


def faction_card(
    scene: TerraNovaScene,
    number: int,
    lines: list[tuple[str, bool]],
    x: float,
    y: float,
    wide: float,
    tall: float,
    free: bool,
) -> str:
    faction, words = FACTIONS[number], scene.words
    offers = scene.targets.at("faction", number)
    thing = f"faction-{faction.id}"
    inside = [box(x, y, wide, tall, 8, "tile" if free else "tile-past")]
    inside.append(box(x, y, wide, tall, 8, "blank"))
    shown = [badge(COLOURS[faction.terrain], x + 22, y + 22, 11)]
    name, size = fitting(words.name(faction.id), 15.5, wide - 140, bold=True)
    shown.append(text(name, x + 42, y + 21, size, "serif"))
    note = words.name(TERRAINS[faction.terrain])
    for seat, mat in enumerate(scene.game.mats):
        if mat.faction >= 0 and mat.home == faction.terrain:
            note = words("draw-taken", seat=Seat(seat))
    note, size = fitting(note, 12, wide - 60 - width_of(name, 15.5), least=0.92)
    shown.append(text(note, x + wide - 10, y + 20, size, "quiet", "end"))
    line_y = y + 38.0
    palace = 0
    for line, begins in lines:
        if begins:
            palace += 1
            shown.append(LOOK.sign("palace", x + 48, line_y - 4, 12))
        at = x + 42 if not palace else x + 58
        shown.append(text(line, at, line_y, 12.5 if not palace else 12, "" if not palace else "quiet"))
        line_y += LINE
    inside.append(node("g", *shown, cls="" if free else "faded"))
    inside.append(scene.lights(thing, bool(offers), wide, tall, 8, x, y))
    title = words("draw-faction", faction=Name(faction.id), terrain=Name(TERRAINS[faction.terrain]))
    return scene.named(*inside, thing=thing, title=title, moves=offers)
