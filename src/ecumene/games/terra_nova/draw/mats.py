"""The faction mats: what each seat owns, earns and has left."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge, lamp_box, tag
from ecumene.draw.svg import box, group, moved, node, text
from ecumene.draw.things import choosable
from ecumene.games.terra.draw.frame import edge_of
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.holdings import LEFT, RIGHT, WIDTH, held, rows, stock
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.explain import COLOURS
from ecumene.games.terra_nova.faction_text import ability, palace
from ecumene.games.terra_nova.factions.table import FACTIONS

#: Just the mat, and the mat with the words of both palaces.
SHORT: Final = 194.0
TALL: Final = 236.0
#: A seat without a faction that is not asked for one.
BARE: Final = 62.0


def mat(scene: TerraNovaScene, seat: int, height: float) -> str:
    game = scene.game
    own = game.mats[seat]
    colour = scene.colour(seat)
    turn = seat == scene.turn
    out = [box(0, 0, WIDTH, height, 10, "panel")]
    strip = edge_of(colour)
    if colour:
        out.append(node("path", d=f"M10 0H6Q0 0 0 8V{height - 8:.0f}Q0 {height:.0f} 6 {height:.0f}Z", cls=strip))
    if turn:
        out.append(box(0, 0, WIDTH, height, 10, "turn"))
    out.append(head(scene, seat))
    if own.faction < 0:
        out.append(choice(scene, seat, height))
    else:
        spare = max(0.0, height - SHORT) if height < TALL else height - TALL
        gap = min(10.0, spare / 4)
        out.append(moved(0, gap, stock(scene, seat), rows(scene, seat, gap)))
        out.append(moved(0, gap * 2, held(scene, seat)))
        if height >= TALL:
            out.append(moved(0, gap * 3, palace_words(scene, seat)))
    name = game.cast(seat) or None
    return group(*out, data_mat=seat, data_faction=name, data_points=own.total, data_coins=own.coins)


def head(scene: TerraNovaScene, seat: int) -> str:
    """Faction, player, state of the turn; coins and points."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    chosen = own.faction >= 0
    name = words.name(own.kind.id) if chosen else words("draw-no-faction")
    about = words.player(seat)
    if chosen:
        about += f" · {ability(own.kind, game.seats, words)}"
    out = [badge(scene.colour(seat), 32, 30, 13.5)]
    if not chosen:
        out.append(text(str(seat + 1), 32, 35, 14, "serif quiet", "middle"))
    out.append(text(name, 54, 27, 20, "serif"))
    x = 54 + width_of(name, 20) * 0.94 + 8
    for label, now in states(scene, seat):
        drawn, wide = tag(label, x, 25, now=now)
        out.append(drawn)
        x += wide + 6
    if game.start == seat:
        out.append(group(LOOK.sign("flag", x + 8, 20, 17), title=words("draw-start")))
    points = str(own.total)
    right = RIGHT - width_of(points, 26) - 13
    out.append(text(points, RIGHT, 37, 26, "serif", "end"))
    out.append(group(LOOK.sign("points", right, 29, 21), title=words("draw-points", points=own.total)))
    if chosen:
        coins = str(own.coins)
        end = right - 28
        out.append(text(coins, end, 37, 24, "serif", "end"))
        end -= width_of(coins, 24) + 13
        out.append(group(LOOK.sign("coin", end, 29, 21), title=words("draw-coins", coins=own.coins)))
        right = end
    about, size = fitting(about, 12.5, right - 54 - 18, least=0.9)
    out.append(text(about, 54, 45, size, "quiet"))
    return "".join(out)


def states(scene: TerraNovaScene, seat: int) -> list[tuple[str, bool]]:
    """Small labels beside the name, and whether each calls for attention."""
    game, words = scene.game, scene.words
    found: list[tuple[str, bool]] = []
    if seat == scene.reader:
        found.append((words("draw-you"), False))
    if game.is_over:
        found.append((words("draw-place", place=game.ranking()[seat]), game.ranking()[seat] == 1))
    elif seat == scene.turn:
        found.append((words("draw-on-turn"), True))
    elif seat in game.passers:
        found.append((words("draw-passed", place=game.passers.index(seat) + 1), False))
    return found


def choice(scene: TerraNovaScene, seat: int, height: float) -> str:
    """Before a faction is chosen: the ones on offer, if this seat is asked."""
    out: list[str] = []
    offered = [number for number in range(len(FACTIONS)) if scene.offers(seat, "faction", number)]
    if not offered:
        return ""
    wide, tall, per_row = 166.0, 26.0, 3
    for place, number in enumerate(offered):
        faction = FACTIONS[number]
        x, y = LEFT + (place % per_row) * (wide + 6), 58 + (place // per_row) * (tall + 7)
        name, size = fitting(scene.words.name(faction.id), 14, wide - 40, bold=True)
        inside = [
            box(x, y, wide, tall, 7, "tile"),
            lamp_box(x, y, wide, tall, 7, fine=True),
            badge(COLOURS[faction.terrain], x + 17, y + tall / 2, 9),
            text(name, x + 33, y + tall / 2 + 5, size, "bold"),
        ]
        title = scene.words("draw-faction", faction=Name(faction.id), terrain=Name(TERRAINS[faction.terrain]))
        out.append(
            group(*inside, title=title, data_faction=faction.id, **choosable(scene.offers(seat, "faction", number)))
        )
    return "".join(out)


def palace_words(scene: TerraNovaScene, seat: int) -> str:
    """What the palaces do, in a line each."""
    own, words = scene.game.mats[seat], scene.words
    out: list[str] = []
    for place, side in enumerate(("left", "right")):
        y = 204 + place * 20
        built = (own.left if side == "left" else own.right) >= 0
        label = words(f"draw-{side}")
        out.append(LOOK.sign("palace", LEFT + 8, y - 5, 16, "" if built else "sign faded"))
        out.append(text(label, LEFT + 22, y, 12.5, "bold" if built else "bold quiet"))
        line, size = fitting(palace(own.kind, side, scene.game.seats, words), 12.5, RIGHT - LEFT - 74, least=0.86)
        out.append(text(line, LEFT + 74, y, size, "" if built else "quiet"))
    return "".join(out)
