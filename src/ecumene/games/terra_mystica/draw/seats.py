"""The summary of a seat: who, how many points, goods and bowls, what stands on the map, tracks, tiles, open offers."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.cards import fitted
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge, tag
from ecumene.draw.svg import box, moved, node, text
from ecumene.draw.things import piece_key, trace_dots
from ecumene.games.terra.draw.frame import framed
from ecumene.games.terra_mystica.draw.ground import kind_name
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.tile_signs import bonus_rows, favour_effect
from ecumene.games.terra_mystica.tiles import BONUS_TILES, BUILDINGS, CULTS, FAVOUR_TILES, SHIPS_OWNED
from ecumene.games.terra_mystica.transform import spade_price

#: Before a faction is chosen; the head with goods and buildings; a further line.
SHORT: Final = 58.0
HEAD: Final = 104.0
LINE: Final = 24.0
LEFT: Final = 16.0


def summary(scene: MysticaScene, seat: int, width: float) -> tuple[str, float]:
    """The drawing and its height."""
    own = scene.game.mats[seat]
    colour = scene.colour(seat)
    if own.faction < 0:
        inside = [framed(width, SHORT, colour, seat == scene.turn), head(scene, seat, width)]
        return scene.named(*inside, thing=f"seat-{seat}", title=spoken(scene, seat), data_mat=seat), SHORT
    tiles, rows = tags(scene, seat, width)
    open_offers = offers(scene, seat, width)
    first = HEAD + LINE
    tall = first + rows * LINE + (len(own.offers) and 30) + 4
    inside = [
        framed(width, tall, colour, seat == scene.turn),
        head(scene, seat, width),
        stock(scene, seat, width),
        built(scene, seat, width),
        tracks(scene, seat, width),
        node("g", open_offers, transform=f"translate(0 {tall - 33:.0f})") if own.offers else "",
    ]
    numbers = scene.traces.get(f"seat-{seat}", [])
    if numbers:
        inside.append(trace_dots(numbers, width - (58 if own.keys else 20), 90, 8))
    drawn = scene.named(
        *inside,
        thing=f"seat-{seat}",
        title=spoken(scene, seat),
        data_mat=seat,
        data_faction=own.kind.id,
        data_points=own.vp,
        data_coins=own.coins,
        data_workers=own.workers,
        data_priests=own.priests,
        data_bowls=f"{own.bowls.one} {own.bowls.two} {own.bowls.three}",
    )
    return drawn + moved(0, first, tiles), tall


def spoken(scene: MysticaScene, seat: int) -> str:
    own, words = scene.game.mats[seat], scene.words
    if own.faction < 0:
        label = words("draw-seat-open", player=words.player(seat))
    else:
        label = words(
            "draw-seat",
            player=words.player(seat),
            faction=Name(own.kind.id),
            points=own.vp,
            coins=own.coins,
            workers=own.workers,
            priests=own.priests,
            one=own.bowls.one,
            two=own.bowls.two,
            three=own.bowls.three,
        )
    asked = [words("draw-offered", power=offer.amount) for offer in own.offers]
    return ", ".join([label, *[state for state, _ in states(scene, seat)], *asked])


def states(scene: MysticaScene, seat: int) -> list[tuple[str, bool]]:
    """Small labels beside the name, and whether each calls for attention."""
    game, words = scene.game, scene.words
    found: list[tuple[str, bool]] = []
    if seat == scene.reader:
        found.append((words("draw-you"), False))
    if game.is_over:
        found.append((words("draw-place", place=game.ranking()[seat]), game.ranking()[seat] == 1))
    elif seat in game.to_move:
        found.append((words("draw-on-turn"), True))
    elif game.dropped >> seat & 1:
        found.append((words("draw-dropped"), False))
    elif seat in game.passers:
        found.append((words("draw-passed", place=game.passers.index(seat) + 1), False))
    return found


def head(scene: MysticaScene, seat: int, width: float) -> str:
    """Name and faction, points, the state of the turn."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    out = [badge(scene.colour(seat), 28, 27, 12)]
    if not scene.colour(seat):
        out.append(text(str(seat + 1), 28, 32, 14, "serif quiet", "middle"))
    right = width - 12.0
    if own.faction >= 0:
        points = str(own.vp)
        out.append(text(points, right, 28, 22, "serif", "end"))
        right -= width_of(points, 22, bold=True) + 10
        out.append(LOOK.sign("points", right, 20.5, 16))
        right -= 12
    you = words("draw-you") if seat == scene.reader else ""
    begins = game.round > 0 and game.start == seat
    room = right - 48 - (width_of(you, 11, bold=True) + 20 if you else 0) - (18 if begins else 0)
    name, size = fitting(words.player(seat), 14.5, room, bold=True)
    out.append(text(name, 47, 25, size, "bold"))
    x = 47 + width_of(name, size, bold=True) + 6
    if you:
        drawn, wide = tag(you, x, 24, 11)
        out.append(drawn)
        x += wide + 5
    if begins:
        out.append(LOOK.sign("flag", x + 7, 20, 14))
    end = width - 12.0
    for label, now in [state for state in states(scene, seat) if state[0] != you]:
        wide = width_of(label, 11.5, bold=True) + 12
        out.append(tag(label, end - wide, 46, now=now)[0])
        end -= wide + 5
    faction = words.name(own.kind.id) if own.faction >= 0 else words("draw-no-faction")
    faction, size = fitting(faction, 12.5, end - 50, least=0.88)
    out.append(text(faction, 47, 42, size, "quiet"))
    return "".join(out)


def stock(scene: MysticaScene, seat: int, width: float) -> str:
    """Coins, workers, priests, and the three bowls as numbers."""
    own = scene.game.mats[seat]
    out: list[str] = []
    for place, (sign, amount) in enumerate((("coin", own.coins), ("worker", own.workers), ("priest", own.priests))):
        x = LEFT + 8 + (0, 42, 76)[place]
        out += [LOOK.sign(sign, x, 65, 16), text(str(amount), x + 10, 70, 13.5, "bold")]
    for place, tokens in enumerate((own.bowls.one, own.bowls.two, own.bowls.three)):
        x = width - 124.0 + place * 38
        cls = "bowl-full" if place == 2 else "bowl"
        out.append(node("path", d=f"M{x:.0f} 57h34q0 17-17 17T{x:.0f} 57Z", cls=cls))
        out.append(text(str(tokens), x + 17, 69, 12, "bold", "middle"))
    return "".join(out)


def built(scene: MysticaScene, seat: int, width: float) -> str:
    """Buildings on the map and keys."""
    own = scene.game.mats[seat]
    shown = [kind for kind in range(len(BUILDINGS)) if own.built(kind)]
    out: list[str] = []
    x = LEFT + 8
    for kind in shown:
        count = own.built(kind)
        # With its halo, because some colours are as dark as a card by night.
        out.append(LOOK.piece(kind_name(scene, seat, kind), scene.colour(seat) or "ivory", x, 89.5, 16, marked=False))
        x += 10
        if count > 1:
            out.append(text(str(count), x, 95, 13, "bold"))
            x += 8
        x += 15
    if own.keys:
        out += [LOOK.sign("key", width - 34, 90, 14), text(str(own.keys), width - 24, 95, 13, "bold")]
    return "".join(out)


def tracks(scene: MysticaScene, seat: int, width: float) -> str:
    """Shipping or range, the price of a spade, bridges; with Merchants ships on the map and trades."""
    game = scene.game
    own = game.mats[seat]
    kind = own.kind
    reach = own.skip if kind.skips else own.shipping
    workers, priests = spade_price(own) if kind.buys_spades else (0, 0)
    found: list[list[str]] = [["#shipping", str(reach)]]
    if workers or priests:
        found.append(["#spade", str(priests or workers), "#priest" if priests else "#worker"])
    found.append(["#bridge", str(own.bridges)])
    if game.merchants:
        mover = "#merchant" if kind.skips else "#ship"
        found.append([mover, f"{len(own.ships)}/{SHIPS_OWNED}"])
        found.append(["#trade", str(own.traded.bit_count())])
    out: list[str] = []
    stride = min(58.0, (width - 30) / len(found))
    for place, parts in enumerate(found):
        out.append(fitted(LOOK, parts, LEFT + place * stride, HEAD + 11, 12.5, stride - 4, "start"))
    return "".join(out)


def tags(scene: MysticaScene, seat: int, width: float) -> tuple[str, int]:
    """The bonus tile, framed, and favour tiles with their cult; returns them with the number of lines."""
    own = scene.game.mats[seat]
    at_pass = scene.words("draw-at-pass")
    labels: list[tuple[str, list[str]]] = []
    if own.bonus >= 0:
        tile = BONUS_TILES[own.bonus]
        rows = bonus_rows(tile)
        labels.append((f"bonus-{tile.id}", [part for row in rows for part in (*row, " ")][:-1]))
    for favour in FAVOUR_TILES:
        if own.holds(favour.number):
            effect = favour_effect(favour, at_pass) or [str(favour.steps)]
            labels.append((f"favour-{favour.id}", [f"#{CULTS[favour.cult]}", *effect]))
    out: list[str] = []
    x, row = LEFT, 0
    for id, parts in labels:
        wide = min(LOOK.line_width(parts, 11.5) + 9, width - 28)
        if x + wide > width - 8 and x > LEFT:
            x, row = LEFT, row + 1
        inside = [
            box(x, row * LINE, wide, 20, 5, "tile" if id.startswith("bonus") else "tag"),
            fitted(LOOK, parts, x + wide / 2, row * LINE + 10, 11.5, wide - 6),
        ]
        if id.startswith("bonus") and own.passed:
            # Turned over until the next round.
            inside.append(box(x, row * LINE, wide, 20, 5, "card-edge-no"))
        # My own tile lies on the mat.
        if scene.page and seat != scene.mine and id.startswith("bonus"):
            inside = [node("g", *inside, **piece_key(*id.split("-", 1)))]
        title = scene.words("draw-holds", player=scene.words.player(seat), tile=Name(id))
        out.append(scene.named(*inside, thing=id, title=title, data_held=id, data_seat=seat))
        x += wide + 4
    return "".join(out), row + 1 if labels else 0


def offers(scene: MysticaScene, seat: int, width: float) -> str:
    """Offers of power that the seat has not answered: from whom, how much, for how many points."""
    own = scene.game.mats[seat]
    out: list[str] = []
    x = LEFT
    for offer in own.offers:
        parts = [f"+{offer.amount}", "#power"]
        if offer.amount > 1:
            parts += [f"−{offer.amount - 1}", "#points"]
        wide = LOOK.line_width(parts, 12) + 34
        if x + wide > width - 8:
            break
        out.append(box(x, 0, wide, 24, 12, "offer"))
        out.append(badge(scene.colour(offer.builder), x + 13, 12, 8))
        out.append(LOOK.line_of(parts, x + 26, 16.5, 12, "start"))
        x += wide + 5
    return "".join(out)
