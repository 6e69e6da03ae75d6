"""The other players, and Rugwort, at a glance: stock, workers, the city as signs, and the doors that stand open."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.everdell.catalogue import CARDS, STOREHOUSE
from ecumene.games.everdell.city import capacity, filled
from ecumene.games.everdell.draw.city import stock_line
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.lots import laid_label, lots_of
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import set_line
from ecumene.games.everdell.draw.targets import laid_name
from ecumene.games.everdell.draw.workers import at_home, socket, worker
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.player import NO_CARD, card_place
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.vocabulary import COLOURS, RED, SEASONS

PAD: Final = 12.0
CELL: Final = 22.0
DOOR: Final = 28.0


def edge(scene: EverdellScene, seat: int, height: float) -> str:
    """The stripe in the seat's colour."""
    colour = scene.colour(seat)
    cls = "edge-black" if colour == "black" else colour
    low = height - 8
    bottom = f"V{low:.1f}Q0 {height:.1f} 6 {height:.1f}H10Q4 {height:.1f} 4 {low:.1f}"
    return node("path", d=f"M10 0H6Q0 0 0 8{bottom}V8Q4 0 10 0Z", cls=cls)


def summary(scene: EverdellScene, seat: int, width: float) -> tuple[str, float]:
    """The panel of a seat beside the board, and its height."""
    game = scene.game
    out = [who(scene, seat, width)]
    y = 54.0
    if seat == game.rugwort:
        drawn, high = his_score(scene, width)
        out.append(moved(0, y, drawn))
        y += high
    else:
        out.append(moved(0, y, holdings(scene, seat, width)))
        y += 50
    drawn, high = cells(scene, seat, width)
    out.append(moved(PAD, y, drawn))
    y += high + 5
    for index in open_doors(scene, seat):
        out.append(moved(PAD - 2, y, door(scene, seat, index, width - 2 * PAD + 4)))
        y += DOOR + 5
    if scene.page:
        out.append(moved(PAD - 2, y, to_city(scene, seat, width - 2 * PAD + 4)))
        y += 27
    height = y + 6
    frame = box(0.5, 0.5, width - 1, height - 1, 10, "panel") + edge(scene, seat, height)
    return frame + "".join(out), height


def who(scene: EverdellScene, seat: int, width: float) -> str:
    """Badge, name, season, points."""
    words, player, game = scene.words, scene.player(seat), scene.game
    name = f"seat-{seat}"
    shown, size = fitting(scene.owner(seat), 15, width - 112, bold=True)
    under = words.name(SEASONS[player.season])
    if player.passed:
        under = words("draw-passed")
    if seat == game.rugwort:
        under = words("draw-year", year=game.year)
    points = scene.points(seat)
    inside = [
        box(5, 5, width - 10, 44, 8, "blank"),
        badge(scene.colour(seat), 27, 27, 13),
        text(shown, 48, 24, size, "bold"),
        LOOK.sign(SEASONS[player.season], 55, 37, 13) if seat != game.rugwort else "",
        text(under, 65 if seat != game.rugwort else 48, 41, 12, "quiet"),
        set_line([f"{points}#points"], width - 12, 32, 17, "bold", "end"),
        scene.ring(name, width - 10, 44, 8, 5, 5),
    ]
    if seat in game.to_move and seat != scene.reader:
        inside.append(LOOK.sign("wait", width - 64, 27, 15))
    return scene.named(name, words("draw-seat", text=scene.owner(seat), points=points), *inside)


def holdings(scene: EverdellScene, seat: int, width: float) -> str:
    """Stock and hand in one line; workers, golden tokens, spaces in another."""
    player, words = scene.player(seat), scene.words
    parts = [*stock_line(scene, seat), f"{len(player.hand)}#cards"]
    out = [set_line(parts, PAD, 13, 13, "bold")]
    drawn, wide = at_home(scene, seat, PAD + 9, 33, 18, 17)
    out.append(drawn)
    x = PAD + wide + 10
    if scene.game.options["newleaf"] != "none":
        label = words("draw-golden", count=player.golden)
        inside = set_line([f"{player.golden}#gold"], x, 37, 12.5, "bold")
        out.append(scene.named(f"golden-{seat}", label, box(x - 2, 23, 26, 19, 4, "blank"), inside))
        x += 30
    if scene.game.options["tickets"] is True and player.ticket:
        label = words("draw-ticket-long", side=player.ticket)
        out.append(scene.named(f"ticket-{seat}", label, LOOK.sign("ticket", x + 7, 33, 14)))
        x += 20
    if player.reserved != NO_CARD:
        label = f"{words.name('reserved')}: {scene.about(player.reserved)}" if player.reserved >= 0 else ""
        name = f"reserved-{seat}"
        inside = LOOK.sign("bookmark", x + 7, 33, 14) + scene.ring(name, 18, 20, 4, x - 2, 23)
        out.append(scene.named(name, label, box(x - 2, 23, 18, 20, 4, "blank"), inside))
    note = f"{filled(player)}/{capacity(player)}"
    out.append(text(note, width - 12, 37, 12.5, "quiet", "end"))
    return "".join(out)


def cells(scene: EverdellScene, seat: int, width: float) -> tuple[str, float]:
    """The city as signs: a square for a Construction, a circle for a Critter, in the order of colours."""
    player = scene.player(seat)
    spaces, beside = lots_of(scene, seat)
    indices = [index for space in spaces for index in space] + beside
    per_row = int((width - 2 * PAD + 4) // (CELL + 4))
    out: list[str] = []
    for place, index in enumerate(indices):
        x, y = place % per_row * (CELL + 4), place // per_row * (CELL + 4)
        out.append(moved(x, y, cell(scene, seat, index, player.city[index])))
    rows = max(1, -(-len(indices) // per_row))
    if not indices:
        out.append(text(scene.words("draw-no-cards"), 0, 15, 12, "quiet"))
    return "".join(out), rows * (CELL + 4)


def cell(scene: EverdellScene, seat: int, index: int, laid: Laid) -> str:
    card = CARDS[laid.design]
    family = f"f-{COLOURS[card.colour]}"
    name = laid_name(scene.game, seat, index)
    out = [box(0, 0, CELL, CELL, 4 if card.is_construction else CELL / 2, family)]
    out.append(LOOK.use(family, 4.5, 4.5, 13, cls=LOOK.symbol(family).ink))
    here = scene.workers_at(card_place(laid))
    if here:
        out.append(LOOK.piece("worker", scene.colour(here[0][0]), CELL - 4, CELL - 4, 13, marked=False))
    if index not in open_doors(scene, seat):
        out.append(scene.ring(name, CELL, CELL, 4))
    return scene.named(name, laid_label(scene, seat, index), *out, data_card=card.id)


def open_doors(scene: EverdellScene, seat: int) -> list[int]:
    """Cards of the city that others may visit, or that the reader may visit now."""
    city = scene.player(seat).city
    return [
        index
        for index, laid in enumerate(city)
        if CARDS[laid.design].is_open or (takes_workers(laid) and scene.targets.of(laid_name(scene.game, seat, index)))
    ]


def takes_workers(laid: Laid) -> bool:
    return CARDS[laid.design].colour == RED or laid.design == STOREHOUSE


def door(scene: EverdellScene, seat: int, index: int, width: float) -> str:
    """An open destination: its name, what its owner gets, who stands there."""
    laid = scene.player(seat).city[index]
    card = CARDS[laid.design]
    name = laid_name(scene.game, seat, index)
    lit = scene.targets.lights(name)
    right = width - 14
    here = scene.workers_at(card_place(laid))
    out = [box(0, 0, width, DOOR, 6, "plaque"), LOOK.sign("open", 14, DOOR / 2, 13)]
    for who_stands, number in here:
        out.append(worker(scene, who_stands, number, right, DOOR / 2, 18, keyed=False))
        right -= 18
    if not here:
        out.append(socket(right, DOOR / 2, 7, lit))
        right -= 18
    if card.open_reward:
        parts = [f"+{card.open_reward}#points"]
        out.append(set_line(parts, right + 4, DOOR / 2 + 4, 11.5, "bold", "end"))
        right -= 34
    shown, size = fitting(scene.card_name(laid.design), 12, right - 24, bold=True)
    out.append(text(shown, 25, DOOR / 2 + 4, size, "serif"))
    out.append(scene.ring(name, width, DOOR, 6))
    return scene.named(name, laid_label(scene, seat, index), *out)


def to_city(scene: EverdellScene, seat: int, width: float) -> str:
    """A link to the whole city, further down on the page."""
    words = scene.words("draw-see-city")
    wide = width_of(words, 12, bold=True) + 34
    inside = box(0, 0, wide, 23, 11.5, "tile") + text(words, 12, 16, 12, "bold")
    inside += LOOK.sign("here", wide - 13, 12, 11)
    return node("a", inside, href=f"#panel-city-{seat}", cls="link", aria_label=f"{words}: {scene.owner(seat)}")


def his_score(scene: EverdellScene, width: float) -> tuple[str, float]:
    """Rugwort's points by source."""
    out: list[str] = []
    y = 0.0
    for item in rugworts_score(scene.game).items:
        out.append(text(scene.words.name(item.source), PAD, y + 14, 12))
        out.append(text(str(item.points), width - PAD, y + 14, 12.5, "bold", "end"))
        out.append(node("line", x1=PAD, y1=y + 19, x2=width - PAD, y2=y + 19, cls="rule"))
        y += 20
    return "".join(out), y + 6
