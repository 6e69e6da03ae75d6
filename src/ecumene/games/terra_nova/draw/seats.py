"""The summary of a seat: who, how many points, what is in the bowls and on the board."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge, tag
from ecumene.draw.svg import box, group, node, text
from ecumene.draw.things import piece_key, trace_dots
from ecumene.games.terra.draw.frame import framed
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.mats import states
from ecumene.games.terra_nova.draw.scene import TerraNovaScene
from ecumene.games.terra_nova.tiles import TOWN_TILES

TALL: Final = 106.0
#: Before a faction is chosen.
SHORT: Final = 60.0


def summary(scene: TerraNovaScene, seat: int, width: float) -> tuple[str, float]:
    """The drawing and its height."""
    own = scene.game.mats[seat]
    colour = scene.colour(seat)
    tall = TALL if colour else SHORT
    out = [framed(width, tall, colour, seat == scene.turn), head(scene, seat, width)]
    if colour:
        out += [stock(scene, seat), built(scene, seat, width)]
    numbers = scene.traces.get(f"seat-{seat}", [])
    if numbers:
        out.append(trace_dots(numbers, width - 20, 65, 8))
    drawn = scene.named(*out, thing=f"seat-{seat}", title=spoken(scene, seat))
    return drawn + (bonus(scene, seat, width) if own.bonus >= 0 else ""), tall


def spoken(scene: TerraNovaScene, seat: int) -> str:
    own, words = scene.game.mats[seat], scene.words
    if own.faction < 0:
        label = words("draw-seat-open", player=words.player(seat))
    else:
        bowls = {"one": own.bowls.one, "two": own.bowls.two, "three": own.bowls.three}
        label = words(
            "draw-seat",
            player=words.player(seat),
            faction=Name(own.kind.id),
            points=own.total,
            coins=own.coins,
            **bowls,
        )
    return ", ".join([label, *[state for state, _ in states(scene, seat)]])


def head(scene: TerraNovaScene, seat: int, width: float) -> str:
    """Name and faction, points, the state of the turn."""
    game, words = scene.game, scene.words
    own = game.mats[seat]
    out = [badge(scene.colour(seat), 30, 28, 12)]
    if own.faction < 0:
        out.append(text(str(seat + 1), 30, 33, 14, "serif quiet", "middle"))
    points = str(own.total)
    right = width - 14 - width_of(points, 23, bold=True)
    out.append(text(points, width - 14, 28, 23, "serif", "end"))
    out.append(LOOK.sign("points", right - 8, 20, 17))
    labels = states(scene, seat)
    room = right - 22 - 50
    you = words("draw-you") if seat == scene.reader else ""
    room -= (width_of(you, 11, bold=True) + 22 if you else 0) + (20 if game.start == seat else 0)
    name, size = fitting(words.player(seat), 14.5, room, bold=True)
    out.append(text(name, 50, 25, size, "bold"))
    x = 50 + width_of(name, size, bold=True) + 8
    if you:
        drawn, wide = tag(you, x, 24, 11)
        out.append(drawn)
        x += wide + 6
    if game.start == seat:
        out.append(LOOK.sign("flag", x + 7, 20, 15))
    end = width - 12.0
    for label, now in [state for state in labels if state[0] != you]:
        wide = width_of(label, 11.5, bold=True) + 12
        out.append(tag(label, end - wide, 47, now=now)[0])
        end -= wide + 5
    faction = words.name(own.kind.id) if own.faction >= 0 else words("draw-no-faction")
    faction, size = fitting(faction, 12.5, end - 54, least=0.88)
    out.append(text(faction, 50, 43, size, "quiet"))
    return "".join(out)


def stock(scene: TerraNovaScene, seat: int) -> str:
    """Coins, and the three bowls as numbers."""
    own = scene.game.mats[seat]
    out = [LOOK.sign("coin", 26, 64, 17), text(str(own.coins), 39, 69, 14.5, "bold")]
    for place, tokens in enumerate((own.bowls.one, own.bowls.two, own.bowls.three)):
        x = 70.0 + place * 41
        cls = "bowl-full" if place == 2 else "bowl"
        out.append(node("path", d=f"M{x:.0f} 55h36q0 18-18 18T{x:.0f} 55Z", cls=cls))
        out.append(text(str(tokens), x + 18, 68, 13, "bold", "middle"))
    return "".join(out)


def built(scene: TerraNovaScene, seat: int, width: float) -> str:
    """Buildings on the board, sailing, towns."""
    own = scene.game.mats[seat]
    colour = scene.colour(seat)
    counts = (
        ("house", own.house_count),
        ("factory", own.factory_count),
        ("palace", own.palaces),
        ("ship", own.sailing),
        ("key", len(TOWN_TILES) - own.towns.bit_count()),
    )
    step = min(44.0, (width - 64) / len(counts))
    out: list[str] = []
    for place, (kind, count) in enumerate(counts):
        x = 26 + place * step
        if kind == "key":
            out.append(LOOK.sign(kind, x, 89, 16))
        else:
            # With its halo, because some colours are as dark as a card by night.
            out.append(LOOK.piece(kind, colour, x, 88.5, 16.5, marked=False))
        out.append(text(str(count), x + 11, 94, 13.5, "bold" if count else "bold quiet"))
    return "".join(out)


def bonus(scene: TerraNovaScene, seat: int, width: float) -> str:
    """The letter of the bonus tile; my own lies on the mat, so only others' letters glide."""
    own = scene.game.mats[seat]
    tile = scene.game.figures.bonus_tiles[own.bonus]
    letter = tile.id
    x = width - 34.0
    inside = [box(x, 79, 22, 20, 4, "tag"), text(letter, x + 11, 93.5, 12.5, "bold quiet", "middle")]
    if own.passed:
        # Turned over until the next round.
        inside.append(box(x, 79, 22, 20, 4, "card-edge-no"))
    drawn = group(*inside) if seat == scene.mine else node("g", *inside, **piece_key("bonus", letter))
    title = scene.words("draw-held", tile=Name(tile.name))
    return scene.named(drawn, thing=f"bonus-{letter}", title=title)
