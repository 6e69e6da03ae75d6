"""Basic and special events: points, what they need and how much of it the reader has, who has achieved them."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.draw.card_face import worth_badge
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import line_width, set_line
from ecumene.games.everdell.draw.workers import ghost_worker, socket, worker
from ecumene.games.everdell.effect_text import event_text
from ecumene.games.everdell.events import (
    BASIC_VALUE,
    EVENTS,
    LAID_VALUE,
    LAY_ANY,
    POINTS_PER_EVENT,
    WORTH_BENEATH,
    WORTH_LAID,
    WORTH_PRINTED,
    EventCard,
)
from ecumene.games.everdell.places import EVENT_PLACE
from ecumene.games.everdell.scoring import Tally, event_points, laid_on
from ecumene.games.everdell.state import UNCLAIMED
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES

PAD: Final = 10.0
ROW: Final = 31.0
#: With the names of two cards under it.
NAMED: Final = 42.0
HEAD: Final = 24.0
#: Where the first line stands.
MIDDLE: Final = 15.5


def events(scene: EverdellScene, width: float) -> tuple[str, float]:
    """All events of this game in a list, and its height."""
    out: list[str] = []
    y = 4.0
    for is_basic, title in ((True, "draw-basic-events"), (False, "draw-special-events")):
        found = [(place, n) for place, n in enumerate(scene.game.events) if EVENTS[n].is_basic == is_basic]
        if not found:
            continue
        out.append(text(scene.words(title).upper(), PAD + 2, y + 16, 11, "label"))
        y += HEAD
        for place, number in found:
            inner = width - 2 * PAD + 8
            tall = NAMED if is_long(scene, place, number, inner) else ROW
            out.append(moved(PAD - 4, y, event_row(scene, place, number, inner, tall)))
            y += tall + 3
        y += 4
    height = y + 4
    return box(0.5, 0.5, width - 1, height - 1, 10, "panel") + "".join(out), height


def worth_of(event: EventCard) -> str:
    """Its points; what claiming decides is told as the most, or with a plus."""
    if event.on_claim == LAY_ANY:
        return f"≤{event.most * max(LAID_VALUE)}"
    if event.on_claim == POINTS_PER_EVENT:
        return f"{BASIC_VALUE}+"
    if event.worth in (WORTH_LAID, WORTH_BENEATH):
        return f"≤{event.points + event.most * event.each}"
    more = event.worth != WORTH_PRINTED or event.each
    return f"{event.points or event.each}{'+' if more else ''}"


def needs_of(scene: EverdellScene, event: EventCard) -> list[tuple[str, bool]]:
    """What the city in the middle has of what is needed, in signs, and whether it is enough."""
    player = scene.player(scene.centre)
    tally = Tally(player)
    found: list[tuple[str, bool]] = []
    for colour, need in event.colours:
        have = tally.colours[colour]
        found.append((f"{have}/{need}#f-{COLOURS[colour]}", have >= need))
    if event.all_colours:
        least = min(tally.colours)
        signs = "".join(f"#f-{one}" for one in COLOURS)
        found.append((f"{least}/{event.all_colours} {signs}", least >= event.all_colours))
    critters = len(player.city) - tally.constructions
    for need, have, sign in (
        (event.cards_in_city, len(player.city), "cards"),
        (event.constructions, tally.constructions, "hut"),
        (event.critters, critters, "paw"),
        (event.events, len(player.events), "event"),
    ):
        if need:
            found.append((f"{have}/{need}#{sign}", have >= need))
    return found


def is_long(scene: EverdellScene, place: int, number: int, width: float) -> bool:
    """Do the needs stand below the name, because both have no room in one line?"""
    event = EVENTS[number]
    if scene.game.claimed_by[place] != UNCLAIMED:
        return False
    needs = sum(line_width(parts.split(), 11, True) + 5 for parts, _ in needs_of(scene, event))
    return bool(event.cards) or width_of(scene.words.name(event.id), 11.5, bold=True) > width - needs - 44


def event_row(scene: EverdellScene, place: int, number: int, width: float, height: float) -> str:
    """Points, name, needs; once it is achieved, whose it is."""
    event = EVENTS[number]
    name = f"event-{event.id}"
    lit = scene.targets.lights(name)
    owner = scene.game.claimed_by[place]
    taken = owner != UNCLAIMED
    out = [box(0, 0, width, height, 6, "plaque" if lit else "blank")]
    right = width - 6
    worth = worth_of(event)
    if taken:
        held = next((one for one in scene.player(owner).events if one.event == number), None)
        worth = str(event_points(scene.game, owner, held)) if held is not None and owner < scene.game.seats else worth
        out.append(badge(scene.colour(owner), right - 9, MIDDLE, 9))
        right -= 22
    elif lit:
        out.append(socket(right - 9, MIDDLE, 7.5, lit))
        if name in scene.chosen_things:
            out.append(ghost_worker(scene, right - 9, MIDDLE, 18))
        right -= 22
    for who, which in scene.workers_at(EVENT_PLACE + number):
        out.append(worker(scene, who, which, right - 8, MIDDLE, 18))
        right -= 19
    out.append(worth_badge(worth, 14, MIDDLE))
    if not taken and height < NAMED:
        for parts, met in reversed(needs_of(scene, event)):
            wide = line_width(parts.split(), 11, True)
            out.append(set_line(parts.split(), right, MIDDLE + 4, 11, "bold good" if met else "bold", "end"))
            right -= wide + 5
    shown, size = fitting(scene.words.name(event.id), 12.5, (right - 32) * 0.96, bold=True, least=0.78)
    out.append(text(shown, 28, MIDDLE + 4.3, size, "serif quiet" if taken else "serif"))
    if height >= NAMED:
        out.append(below(scene, event, width, height - 7))
    out.append(scene.ring(name, width, height, 6))
    return scene.named(name, label(scene, number, owner), *out)


def below(scene: EverdellScene, event: EventCard, width: float, y: float) -> str:
    """The needs in a line of their own: the names of two cards, or signs."""
    x = 28.0
    out: list[str] = []
    for parts, met in needs_of(scene, event):
        out.append(set_line(parts.split(), x, y, 11, "bold good" if met else "bold"))
        x += line_width(parts.split(), 11, True) + 9
    for index, design in enumerate(event.cards):
        has = scene.player(scene.centre).has(design)
        words, size = fitting(scene.card_name(design), 11, (width - 44) / 2, bold=has, least=0.8)
        if index:
            out.append(text("+", x, y, 11, "quiet"))
            x += 11
        out.append(text(words, x, y, size, "bold good" if has else ""))
        x += width_of(words, size, has) + 5
    return "".join(out)


def label(scene: EverdellScene, number: int, owner: int) -> str:
    """What it needs and brings; whose it is, and what lies on it and beneath it."""
    words = scene.words
    told = f"{words.name(EVENTS[number].id)}. {event_text(number, words)}"
    if owner == UNCLAIMED:
        return told
    told += f" {words('draw-achieved-by', player=scene.owner(owner))}"
    for held in scene.player(owner).events:
        goods = [(laid_on(held.store, place), name) for place, name in enumerate(RESOURCES)]
        stored = ", ".join(words(f"count-{name}", n=count) for count, name in goods if count)
        if held.event == number and stored:
            told += f" {words('draw-stored', list=stored)}"
        if held.event == number and held.beneath:
            told += f" {words('draw-beneath', count=len(held.beneath))}"
    return told
