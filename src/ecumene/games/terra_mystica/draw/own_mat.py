"""The faction board that is spread out: the reader's, or for a spectator that of whoever acts."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.terra.draw.frame import edge_of
from ecumene.games.terra_mystica.draw import holdings, rows, tracks
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.rows import capital
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import goods
from ecumene.games.terra_mystica.explain_mat import next_income
from ecumene.games.terra_mystica.faction_text import ability, stronghold
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.tiles import STRONGHOLD

MARGIN: Final = 14.0
#: The width of the bowls and tracks beside the rows.
SIDE: Final = 206.0
#: The terrain cycle.
CYCLE: Final = 138.0


def mat(scene: MysticaScene, width: float, narrow: bool) -> tuple[str, float]:
    """The drawing and its height."""
    seat = scene.mine
    top, y = header(scene, seat, width, narrow)
    inner = width - 2 * MARGIN
    body, used = (tall if narrow else wide)(scene, seat, inner)
    out = [moved(MARGIN, y, body)]
    y += used + 10
    held, used = holdings.tiles(scene, seat, inner)
    if held:
        out.append(moved(MARGIN, y, held))
        y += used + 10
    acts, used = holdings.actions(scene, seat, inner)
    out.append(moved(MARGIN, y, acts))
    y += used + MARGIN
    colour = scene.colour(seat)
    frame = [box(0.5, 0.5, width - 1, y - 1, 10, "panel")]
    if colour:
        edge = f"M.5 9Q.5.5 9 .5H{width - 9:.1f}Q{width - 0.5:.1f}.5 {width - 0.5:.1f} 9V4.5H.5Z"
        frame.append(node("path", d=edge, cls=edge_of(colour)))
    return "".join([*frame, top, *out]), y


def header(scene: MysticaScene, seat: int, width: float, narrow: bool) -> tuple[str, float]:
    """Faction and ability; goods, keys, income, points."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    stock = [
        (str(own.coins), "coin"),
        (str(own.workers), "worker"),
        (f"{own.priests}/{own.priest_limit}", "priest"),
        (str(own.keys), "key"),
        (str(own.vp), "points"),
    ]
    amounts: list[str] = []
    x = width - MARGIN
    y = 36.0 if not narrow else 92.0
    for amount, sign in reversed(stock):
        size = 17.0 if "/" not in amount else 15.0
        amounts.append(text(amount, x, y, size, "serif", "end"))
        x -= width_of(amount, size, bold=True) * 1.08 + 12
        amounts.append(LOOK.sign(sign, x, y - 6, 18))
        x -= 18
    earned = next_income(game, seat)
    income = goods(earned, "+") if earned is not None else ["–"]
    room = (x - 66) if not narrow else width - 70
    who = words.name(own.kind.id)
    name, size = fitting(who, 20, room, bold=True)
    about = capital(ability(own.kind, game.merchants, words))
    if scene.reader < 0:
        about = f"{words.player(seat)} · {about}"
    lines = lines_of(about, 12.5, room if not narrow else width - 66, 2)
    mine = [badge(scene.colour(seat), 30, 32, 13), text(name, 52, 29, size, "serif")]
    mine += [text(line, 52, 46 + place * 14, 12.5, "quiet") for place, line in enumerate(lines)]
    home = Name(TERRAINS[own.terrain]) if own.terrain >= 0 else None
    faction = Name(own.kind.id)
    title = words("draw-faction", faction=faction, terrain=home) if home is not None else words.name(own.kind.id)
    out = [scene.named(*mine, thing=f"faction-{own.kind.id}", title=title), *amounts]
    if narrow:
        out.append(holdings.earnings(scene, seat, income, width - MARGIN, 108, width - 2 * MARGIN))
        return "".join(out), 124.0
    out.append(holdings.earnings(scene, seat, income, width - MARGIN, 54, min(300.0, width - 480)))
    return "".join(out), 72.0 + 14 * (len(lines) - 1)


def wide(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """Bowls and tracks left, rows in the middle, the terrain cycle right."""
    right = width - CYCLE
    middle = SIDE + (right - SIDE - rows.WIDTH) / 2
    out = [
        tracks.bowls(scene, seat, SIDE),
        moved(0, tracks.BOWLS + 2, tracks.shipping(scene, seat, SIDE)),
        moved(0, tracks.BOWLS + tracks.TRACK + 4, tracks.exchange(scene, seat, SIDE)),
        moved(middle, 0, rows.rows(scene, seat)),
        moved(right, 0, tracks.cycle(scene, seat, CYCLE)),
        moved(right + 6, CYCLE + 5, rows.bridges(scene, seat, CYCLE - 12)),
    ]
    if scene.game.merchants:
        out.append(moved(right + 14, CYCLE + 23, rows.markers(scene, seat, CYCLE - 28)))
    told, used = stronghold_words(scene, seat, width)
    out.append(moved(0, rows.TALL + 4, told))
    return "".join(out), rows.TALL + 4 + used


def tall(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """The same for a phone, one below the other."""
    shrink = min(1.0, width / rows.WIDTH)
    half = (width - 14) / 2
    y = tracks.BOWLS + 6
    out = [
        tracks.bowls(scene, seat, width),
        moved(0, y, tracks.shipping(scene, seat, half + 26)),
        moved(half + 40, y, tracks.exchange(scene, seat, half - 26)),
    ]
    y += tracks.TRACK + 8
    out.append(moved(0, y, rows.rows(scene, seat), scale=shrink))
    y += rows.TALL * shrink + 8
    large = 172.0
    out.append(moved(0, y, tracks.cycle(scene, seat, large)))
    out.append(moved(large + 14, y + 18, rows.bridges(scene, seat, width - large - 14)))
    if scene.game.merchants:
        out.append(moved(large + 18, y + 56, rows.markers(scene, seat, width - large - 22)))
    y += large + 4
    told, used = stronghold_words(scene, seat, width)
    out.append(moved(0, y, told))
    return "".join(out), y + used


def stronghold_words(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """What the stronghold brings, in a line or two."""
    own = scene.game.mats[seat]
    built = own.has(STRONGHOLD)
    told = "; ".join(stronghold(own.kind, scene.game.seats, scene.game.merchants, scene.words))
    lines = lines_of(capital(told), 12, width - 24, 3)
    out = [LOOK.sign("stronghold", 8, 8, 15, "sign" if built else "sign faded")]
    out += [text(line, 22, 12 + place * 14, 12, "" if built else "quiet") for place, line in enumerate(lines)]
    return "".join(out), 14.0 * len(lines) + 4
