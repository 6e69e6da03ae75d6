"""The parts of the table, each drawn for a given width: pages lay them out as panels, pictures side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.core.argument import Seat
from ecumene.draw.panel import BOARD, MINE, SEAT, SUPPLY
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.draw import answers, city, events, hand, lots, market, places, revealed, seats, sheet
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.targets import WHOLE_TABLE, laid_name

#: The middle of a page, a column beside it, and a phone between its margins.
CENTRE: Final = 816.0
SIDE: Final = 236.0
PHONE: Final = 366.0
#: The light round a card needs some room at the edge.
RIM: Final = 4.0


class Block(NamedTuple):
    """A part: where a page puts it, its key, its name, the drawing and its size."""

    area: str
    key: str
    title: str
    body: str
    width: float
    height: float


def made(area: str, key: str, title: str, drawn: tuple[str, float], width: float) -> list[Block]:
    """One block with a rim for lights, or none where there is nothing to draw."""
    body, height = drawn
    if not height:
        return []
    return [Block(area, key, title, moved(RIM, RIM, body), width, height + 2 * RIM)]


def seat(scene: EverdellScene, number: int, width: float) -> list[Block]:
    return made(SEAT, f"seat-{number}", scene.owner(number), seats.summary(scene, number, width - 2 * RIM), width)


def the_sheet(scene: EverdellScene, width: float) -> list[Block]:
    """The points at the end; a page has a sheet of its own."""
    if not scene.game.is_over:
        return []
    return made(BOARD, "sheet", scene.words("draw-sheet"), sheet.sheet(scene, width - 2 * RIM), width)


def the_answers(scene: EverdellScene, width: float) -> list[Block]:
    return made(MINE, "answers", scene.words("draw-answers"), answers.answers(scene, width - 2 * RIM), width)


def the_revealed(scene: EverdellScene, width: float) -> list[Block]:
    return made(BOARD, "revealed", scene.words("draw-revealed"), revealed.revealed(scene, width - 2 * RIM), width)


def the_places(scene: EverdellScene, width: float) -> list[Block]:
    return made(BOARD, "places", scene.words("draw-places"), places.places(scene, width - 2 * RIM), width)


def the_market(scene: EverdellScene, width: float) -> list[Block]:
    return made(BOARD, "market", scene.words("draw-meadow"), market.market(scene, width - 2 * RIM), width)


def own_city(scene: EverdellScene, width: float) -> list[Block]:
    drawn = city.city(scene, scene.centre, width - 2 * RIM)
    return made(BOARD, "city", city.title_of(scene, scene.centre), drawn, width)


def own_hand(scene: EverdellScene, width: float) -> list[Block]:
    if scene.game.is_over:
        return []
    seat = scene.centre
    title = scene.words("draw-hand") if seat == scene.reader else scene.words("draw-hand-of", seat=Seat(seat))
    return made(MINE, "hand", title, hand.hand(scene, width - 2 * RIM), width)


def the_events(scene: EverdellScene, width: float) -> list[Block]:
    """Beside the board; on a phone below the places for workers, because workers claim them."""
    return made(
        BOARD if scene.narrow else SUPPLY,
        "events",
        scene.words("draw-events"),
        events.events(scene, width - 2 * RIM),
        width,
    )


def other_city(scene: EverdellScene, number: int, width: float) -> list[Block]:
    """Below all that is common; on a phone below the summaries of the seats."""
    drawn = city.city(scene, number, width - 2 * RIM)
    return made(SUPPLY if scene.narrow else BOARD, f"city-{number}", city.title_of(scene, number), drawn, width)


def others(scene: EverdellScene) -> list[int]:
    """All seats but the one in the middle, as they sit; Rugwort too."""
    count = len(scene.game.players)
    return [(scene.centre + ahead) % count for ahead in range(1, count)]


def elsewhere(scene: EverdellScene, width: float) -> list[Block]:
    """The cards of other cities that the question is about; on a whole turn they are lit where they are."""
    step = scene.game.step(scene.turn) if scene.turn >= 0 else None
    if step is None or step.name in WHOLE_TABLE:
        return []
    out: list[str] = []
    y = 0.0
    inner = width - 2 * RIM
    for owner in [other for other in others(scene) if other in scene.targets.cities()]:
        out.append(badge(scene.colour(owner), 12, y + 13, 10))
        out.append(text(scene.owner(owner), 28, y + 18, 15, "serif"))
        y += 30
        player = scene.player(owner)
        pointed = [n for n in range(len(player.city)) if scene.targets.of(laid_name(scene.game, owner, n))]
        per_row = city.ON_PHONE if scene.narrow else city.PER_ROW
        wide = (inner - 2 * RIM - 8 * (per_row - 1)) / per_row
        for place, index in enumerate(pointed):
            at = (RIM + place % per_row * (wide + 8), y + place // per_row * (lots.TALL + 8))
            out.append(moved(*at, lots.laid_card(scene, owner, index, wide, lots.TALL, keyed=False)))
        y += -(-len(pointed) // per_row) * (lots.TALL + 8) + 4
    if not out:
        return []
    body = box(0, 0, 1, 1, 0, "blank") + "".join(out)
    return made(BOARD, "elsewhere", scene.words("draw-elsewhere"), (body, y), width)
