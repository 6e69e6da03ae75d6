"""Visitors: what each wishes for, how far the reader's city is, and the points."""

from __future__ import annotations

from ecumene.draw.lettering import fitting
from ecumene.draw.svg import box, text
from ecumene.games.everdell.draw.card_face import worth_badge
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import line_width, set_line
from ecumene.games.everdell.effect_text import visitor_text
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.places import is_journey
from ecumene.games.everdell.scoring import Tally, grants, tokens_on_cards
from ecumene.games.everdell.visitors import (
    BOTH_KINDS,
    CARDS_AT_LEAST,
    COLOUR_AT_LEAST,
    COLOUR_AT_MOST,
    COMMON_AT_LEAST,
    EACH_COLOUR,
    EVENTS_AT_LEAST,
    LEFTOVER,
    MORE_CONSTRUCTIONS,
    MORE_CRITTERS,
    ON_JOURNEY,
    ONE_OF_EACH_LEFT,
    POINT_TOKENS,
    UNIQUE_AT_LEAST,
    VISITORS,
    Visitor,
)
from ecumene.games.everdell.vocabulary import COLOURS, GREEN, RESOURCES


def progress_of(scene: EverdellScene, seat: int, visitor: Visitor) -> str:
    """How much of the wish the seat has, in signs: `4/6#f-red`."""
    player, number = scene.player(seat), visitor.number
    tally = Tally(player)
    critters = len(player.city) - tally.constructions
    wish = visitor.wish
    if wish == COLOUR_AT_LEAST:
        return f"{tally.colours[visitor.what]}/{number}#f-{COLOURS[visitor.what]}"
    if wish == COLOUR_AT_MOST:
        return f"{tally.colours[visitor.what]}≤{number}#f-{COLOURS[visitor.what]}"
    if wish == EACH_COLOUR:
        return f"{min(tally.colours)}/{number} " + "".join(f"#f-{colour}" for colour in COLOURS)
    if wish == CARDS_AT_LEAST:
        return f"{len(player.city)}/{number}#cards"
    if wish == LEFTOVER:
        return f"{player.stock(visitor.what)}/{number}#{RESOURCES[visitor.what]}"
    if wish == ONE_OF_EACH_LEFT:
        found = sum(1 for resource in range(len(RESOURCES)) if player.stock(resource) >= number)
        return f"{found}/{len(RESOURCES)} " + "".join(f"#{resource}" for resource in RESOURCES)
    if wish in (MORE_CONSTRUCTIONS, MORE_CRITTERS):
        pair = ("hut", "paw", tally.constructions, critters)
        if wish == MORE_CRITTERS:
            pair = ("paw", "hut", critters, tally.constructions)
        return f"{pair[2]}#{pair[0]} > {pair[3]}#{pair[1]}"
    if wish == UNIQUE_AT_LEAST:
        return f"{tally.uniques}/{number}#unique"
    if wish == COMMON_AT_LEAST:
        return f"{tally.common}/{number} {scene.words('draw-link-common')}"
    if wish == ON_JOURNEY:
        return f"{len([place for place in player.fixed if is_journey(place)])}/{number}#autumn"
    if wish == BOTH_KINDS:
        return f"{critters}/{number}#paw {tally.constructions}/{number}#hut"
    if wish == EVENTS_AT_LEAST:
        basic = len([held for held in player.events if EVENTS[held.event].is_basic])
        parts = [f"{basic}/{number}#event"] if number else []
        special = len(player.events) - basic
        return " ".join([*parts, *([f"{special}/{visitor.special}#special"] if visitor.special else [])])
    if wish == POINT_TOKENS:
        return f"{player.points + tokens_on_cards(player)}/{number}#points"
    best = max(count for colour, count in enumerate(tally.colours) if colour != GREEN)
    return f"{best}/{number} " + "".join(f"#f-{colour}" for colour in COLOURS if colour != "green")


def visitor_row(scene: EverdellScene, number: int, seat: int, width: float, height: float) -> str:
    """A visitor in one line: name, how far the seat is, points."""
    visitor = VISITORS[number]
    name = f"visitor-{visitor.id}"
    met = seat != scene.game.rugwort and grants(scene.game, seat, visitor, Tally(scene.player(seat)))
    # Rugwort grants every wish.
    parts = progress_of(scene, seat, visitor).split() if seat != scene.game.rugwort else []
    wide = line_width(parts, 11.5, True)
    shown, size = fitting(scene.words.name(visitor.id), 12, width - wide - 62, bold=True, least=0.85)
    middle = height / 2
    out = [
        box(0, 0, width, height, 6, "plaque"),
        LOOK.sign("bag", 13, middle, 13),
        text(shown, 24, middle + 4.2, size, "serif"),
        set_line(parts, width - 30, middle + 4.2, 11.5, "bold good" if met else "bold", "end"),
        worth_badge(visitor.points, width - 14, middle),
        scene.ring(name, width, height, 6),
    ]
    told = f"{scene.words.name(visitor.id)}. {visitor_text(number, scene.words)}"
    return scene.named(name, told, *out, **scene.piece_key("visitor", visitor.id))
