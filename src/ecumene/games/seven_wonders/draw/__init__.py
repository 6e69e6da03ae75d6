"""A view of 7 Wonders as one SVG document."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.bar import BAR, bar, so_far, turn_lamp
from ecumene.draw.lettering import lines_of
from ecumene.draw.panel import Sight
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.seven_wonders.card_text import deal_text
from ecumene.games.seven_wonders.draw import seats
from ecumene.games.seven_wonders.draw.boards import boards
from ecumene.games.seven_wonders.draw.columns import columns, families
from ecumene.games.seven_wonders.draw.effect_signs import swap
from ecumene.games.seven_wonders.draw.hand import hand, offered
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.panels import owed_at, panels
from ecumene.games.seven_wonders.draw.ring import discards, ring
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.draw.sheet import sheet
from ecumene.games.seven_wonders.draw.targets import names
from ecumene.games.seven_wonders.draw.wonder import wonder
from ecumene.games.seven_wonders.exchanges import Exchange, OneExchange
from ecumene.games.seven_wonders.explain import PACKAGE
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import LEFT, RIGHT
from ecumene.games.seven_wonders.moves import DEBT, EXCHANGE, VERBS
from ecumene.games.seven_wonders.tables import ALL_EFFECTS
from ecumene.games.seven_wonders.vocabulary import EXCHANGE_AFTER_CARD
from ecumene.text import Words

__all__ = ["owed_at", "panels", "svg", "things"]

MARGIN: Final = 12.0
GAP: Final = 10.0
WIDTH: Final = 1400.0
#: The column of everybody's cities, and the neighbours beside the wonder.
SIDE: Final = 272.0
BESIDE: Final = 246.0
WONDER_TALL: Final = 316.0
RING: Final = 208.0
PILE: Final = 92.0
#: The width of a picture for a phone, which shows it a little smaller.
PHONE: Final = 470.0


def svg(
    game: SevenWonders,
    words: Words | None = None,
    seat: int | None = None,
    moves: list[Move] | None = None,
    theme: str = "light",
    narrow: bool = False,
) -> str:
    """The whole table as the seat sees it. Moves on offer are lit; `narrow` stacks everything for a phone."""
    sight = Sight(words if words is not None else Words("en", PACKAGE), seat, moves, narrow=narrow)
    scene = SevenWondersScene(game, sight, page=False)
    body, width, height = stacked(scene) if narrow else spread(scene)
    return scene.document(body, width, height, theme)


def things(game: SevenWonders, seat: int, move: Move) -> list[str]:
    """The names of the drawn things that a move points at."""
    return names(game, seat, move)


def spread(scene: SevenWondersScene) -> tuple[str, float, float]:
    """Everybody left; in the middle the wonder between its neighbours, the city and the hand below."""
    inner = WIDTH - 2 * MARGIN
    out = [moved(MARGIN, MARGIN, bar(scene, inner))]
    top = MARGIN + BAR + GAP
    words, tall = choices(scene, inner, 14)
    if tall:
        out.append(moved(MARGIN, top, words))
        top += tall + GAP
    left = MARGIN + SIDE + GAP
    y = top
    for drawn, high in middle(scene, inner - SIDE - GAP):
        if high:
            out.append(moved(left, y, drawn))
            y += high + GAP
    count = len(scene.game.cities) or scene.game.seats
    room = y - GAP - top - RING - PILE - 2 * GAP
    row = max(seats.ROW, min(112.0, (room - 6 * (count - 1)) / count))
    down = top
    for number in order(scene):
        out.append(moved(MARGIN, down, seats.summary(scene, number, SIDE, row)))
        down += row + 6
    down += GAP - 6
    bottom = max(y - GAP, down + RING + GAP + PILE)
    free = bottom - down - GAP - PILE
    out.append(moved(MARGIN, down, ring(scene, SIDE, min(free, RING + 60))))
    down += min(free, RING + 60) + GAP
    out.append(moved(MARGIN, down, discards(scene, SIDE, PILE)))
    return "".join(out), WIDTH, max(bottom, down + PILE) + MARGIN


def middle(scene: SevenWondersScene, width: float) -> list[tuple[str, float]]:
    """What stands beside the column of cities, from above: boards to choose, cards to take, the city, the hand."""
    found = [boards(scene, width)]
    if scene.board(scene.centre) is not None:
        found.append(offered(scene, width))
        found.append(three(scene, width))
        found.append(columns(scene, scene.centre, width, len(families(scene))))
    found.append(sheet(scene, width) if scene.game.is_over else hand(scene, width))
    return found


def sides(scene: SevenWondersScene) -> list[tuple[int, int]]:
    """The neighbours of the city in the middle, with the side they are on."""
    game = scene.game
    if not game.lefts:
        return []
    left, right = game.lefts[scene.centre], game.rights[scene.centre]
    return [(seat, side) for seat, side in ((left, LEFT), (right, RIGHT)) if seat >= 0]


def three(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """The wonder, its neighbours left and right of it."""
    beside = [(seat, side, *seats.neighbour(scene, seat, side, BESIDE)) for seat, side in sides(scene)]
    tall = max([WONDER_TALL, *[high + 8 for _, _, _, high in beside]])
    room = width - 2 * (BESIDE + GAP) if beside else width
    out: list[str] = []
    for seat, side, drawn, _ in beside:
        at = 0.0 if side == LEFT else width - BESIDE
        out.append(moved(at, 0, seats.panel(scene, seat, drawn, BESIDE, tall)))
    out.append(moved(BESIDE + GAP if beside else 0, 0, wonder(scene, scene.centre, room, tall)))
    return "".join(out), tall


def order(scene: SevenWondersScene) -> list[int]:
    """All cities as they sit, from the one in the middle on."""
    game = scene.game
    circle = game.circle or list(range(len(game.cities)))
    first = circle.index(scene.centre)
    return [circle[(first + place) % len(circle)] for place in range(len(circle))]


def stacked(scene: SevenWondersScene) -> tuple[str, float, float]:
    """One thing below the other: for a phone."""
    inner = PHONE - 2 * MARGIN
    parts = [tall_bar(scene, inner), choices(scene, inner, 15), boards(scene, inner)]
    if scene.board(scene.centre) is not None:
        parts.append(offered(scene, inner))
    parts.append(sheet(scene, inner) if scene.game.is_over else hand(scene, inner))
    if scene.board(scene.centre) is not None:
        parts.append((wonder(scene, scene.centre, inner, 286), 286))
        parts.append(columns(scene, scene.centre, inner, 3))
        wide = (inner - GAP) / 2
        beside = [(seat, side, *seats.neighbour(scene, seat, side, wide)) for seat, side in sides(scene)]
        if beside:
            tall = max(high for _, _, _, high in beside) + 8
            panels = [
                moved(place * (wide + GAP), 0, seats.panel(scene, seat, drawn, wide, tall))
                for place, (seat, _, drawn, _) in enumerate(beside)
            ]
            parts.append(("".join(panels), tall))
    parts += [(seats.summary(scene, seat, inner, seats.ROW), seats.ROW) for seat in order(scene)]
    parts += [(ring(scene, inner, RING + 30), RING + 30), (discards(scene, inner, PILE), PILE)]
    y = MARGIN
    out: list[str] = []
    for drawn, high in parts:
        if high:
            out.append(moved(MARGIN, y, drawn))
            y += high + GAP
    return "".join(out), PHONE, y - GAP + MARGIN


# The bar


def tall_bar(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """The bar of a phone: two to four lines."""
    lines = lines_of(scene.owed(), 19, width - 66, 3)
    tall = 40.0 + 24 * len(lines)
    out = [
        box(0, 0, width, tall, 10, "panel"),
        turn_lamp(scene, 30, tall / 2),
        text(so_far(scene), 58, 24, 13.5, "quiet"),
    ]
    for place, line in enumerate(lines):
        out.append(text(line, 58, 48 + 24 * place, 19, "serif"))
    return "".join(out), tall


def choices(scene: SevenWondersScene, width: float, size: float) -> tuple[str, float]:
    """Moves that point at nothing on the table, as words and signs that may be chosen."""
    moves = scene.targets.words()
    if not moves:
        return "", 0.0
    out: list[str] = []
    x, y = 4.0, 4.0
    for move in moves:
        parts, title = spoken(scene, move)
        wide = LOOK.line_width(parts, size) + 26
        if x + wide > width and x > 4:
            x, y = 4.0, y + 44
        inside = [
            box(x, y, wide, 34, 17, "tile"),
            lamp_box(x, y, wide, 34, 17, fine=True),
            LOOK.line_of(parts, x + wide / 2, y + 17 + size * 0.36, size),
        ]
        out.append(group(*inside, title=title, **choosable([move])))
        x += wide + 12
    return "".join(out), y + 38


def spoken(scene: SevenWondersScene, move: Move) -> tuple[list[str], str]:
    """A move as signs, and as a sentence."""
    words = scene.words
    if move.verb == DEBT:
        losses = scene.city(scene.turn).coins_to_lose
        parts = [f"−{losses - move.a}", "#coin"] if losses > move.a else []
        parts += ([" "] if parts and move.a else []) + ([str(move.a), "#debt"] if move.a else [])
        return parts or ["0"], words("draw-debt", debts=move.a, coins=losses - move.a)
    if move.verb == EXCHANGE:
        step = scene.game.step(scene.turn)
        number = -1
        if isinstance(step, OneExchange):
            number = step.effect
        elif isinstance(step, Exchange):
            number = scene.game.effects_of_kind(step.city, EXCHANGE_AFTER_CARD)[move.a]
        if number >= 0:
            effect = ALL_EFFECTS[number]
            return swap(effect.give, [effect.gets[move.b]]), deal_text(effect, move.b, words)
    label = words(f"draw-do-{VERBS[move.verb]}")
    return [label], label
