"""Answers that point at nothing on the table, as tiles with signs: resources, cards, targets, governments."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.cards import fitted, rows_of
from ecumene.draw.lettering import fitting, lines_of
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.civ_new_dawn.combat import ChooseTarget
from ecumene.games.civ_new_dawn.draw.fight import odds, sums_of
from ecumene.games.civ_new_dawn.draw.focus import does
from ecumene.games.civ_new_dawn.draw.look import LEVELS, LOOK, family, on_family
from ecumene.games.civ_new_dawn.draw.on_map import DISTRICT_TYPES, natural_wonder, state_token
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.effect_text import card_text, district_text, government_text, pact_text, state_text
from ecumene.games.civ_new_dawn.move_text import label
from ecumene.games.civ_new_dawn.moves import (
    ATTACK,
    CARD,
    CHANGE,
    CONQUER,
    EXCHANGE,
    FIRST_OPTION,
    FOR_EFFECT,
    FOR_REROLL,
    GAIN,
    GOVERN,
    LIBERATE,
    LOOT,
    RESOLVE,
    RETURN,
    SECOND_OPTION,
    SLOT,
    SPEND,
    SPEND_NATURAL,
    SPEND_RESOURCE,
    SPEND_STATE,
    SPEND_TRADE,
    STATE_CARD,
    TAKE,
)
from ecumene.games.civ_new_dawn.strength import total
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import ARROWS, RESOURCES

TALL: Final = 68.0
#: What a card does: the height of a line, how many there are at most, and how much narrower small letters run.
LINE: Final = 13.5
MOST_LINES: Final = 12
SLIM: Final = 0.98
GAP: Final = 10.0
RIM: Final = 6.0
#: One way or another of doing something: they have no sign, but words enough.
WAYS: Final = (FIRST_OPTION, SECOND_OPTION, CONQUER, LIBERATE)
#: Signs of what an attack can aim at.
TARGET_SIGNS: Final = ("barbarian", "s-government", "walls", "city", "control", "army", "caravan")


def answers(scene: CivScene, width: float) -> tuple[str, float]:
    """The tiles in rows of equal length; nothing where no move needs one. Cards are taller: they say what they do."""
    found = scene.targets.answers()
    if not found:
        return "", 0.0
    wordy = any(move.verb in WAYS or effect(scene, move) for _, move in found)
    least, most = (122.0, 260.0) if wordy else (100.0, 196.0)
    room = width - 2 * RIM
    if scene.narrow and wordy:
        least = 140.0
    per_row, _ = rows_of(len(found), room, least, most, GAP)
    per_row = -(-len(found) // -(-len(found) // per_row))
    wide = min(most, (room - GAP * (per_row - 1)) / per_row)
    out: list[str] = []
    y = RIM
    for first in range(0, len(found), per_row):
        line = found[first : first + per_row]
        high = max(height_of(scene, move, wide) for _, move in line) if wordy else TALL
        for place, (name, move) in enumerate(line):
            out.append(moved(RIM + place * (wide + GAP), y, tile(scene, name, move, wide, high)))
        y += high + GAP
    return "".join(out), y - GAP + RIM


def about_map(scene: CivScene) -> bool:
    """Are the answers about something that stands on the map?"""
    return any(move.verb in (ATTACK, RESOLVE, CONQUER, LIBERATE) for _, move in scene.targets.answers())


def height_of(scene: CivScene, move: Move, width: float) -> float:
    """The room that the words of an answer need."""
    top = 26.0 if move.verb in WAYS else 54.0
    return max(44.0, top + 13 * len(names(scene, move, width)) + LINE * len(told(scene, move, width)))


def tile(scene: CivScene, name: str, move: Move, width: float, height: float) -> str:
    """One answer: its sign above, what it is below, and what a card does."""
    out = [box(0, 0, width, height, 8, "tile"), picture(scene, move, width)]
    lines = names(scene, move, width)
    sentences = told(scene, move, width)
    y = 58.0 if len(lines) == 1 and not sentences else 50.0
    if move.verb in WAYS:
        y = (height - 13 * len(lines)) / 2 + 11
    for line in lines:
        shown, size = fitting(line, 12, width - 10, bold=True)
        out.append(text(shown, width / 2, y, size, "bold", "middle"))
        y += 13
    for line in sentences:
        out.append(text(line, 8, y + 4, 12))
        y += LINE
    out.append(scene.ring(name, width, height, 8))
    return scene.thing(name, scene.said(move), scene.targets.of(name), *out)


def names(scene: CivScene, move: Move, width: float) -> list[str]:
    """What an answer is called, in two lines if it has a sign."""
    words = label(scene.game, scene.turn, move, scene.words)
    most = MOST_LINES if move.verb in WAYS else 2
    return lines_of(words[:1].upper() + words[1:], 12, width - 10, most, bold=True)


def told(scene: CivScene, move: Move, width: float) -> list[str]:
    """What an answer does, in lines."""
    return lines_of(effect(scene, move), 12, (width - 13) * SLIM, MOST_LINES)


def effect(scene: CivScene, move: Move) -> str:
    """What a card, a district or a government does, in a sentence or two; nothing of other answers."""
    verb, words = move.verb, scene.words
    if verb == TAKE:
        return card_text(move.a, words)
    if verb in (CARD, RETURN):
        return pact_text(move.a, words, scene.game.expansion)
    if verb == EXCHANGE:
        return pact_text(move.b, words, scene.game.expansion)
    if verb == STATE_CARD:
        return state_text(move.a, words)
    if verb == RESOLVE:
        return district_text(move.a, words)
    return government_text(move.a, words) if verb == GOVERN else ""


def picture(scene: CivScene, move: Move, width: float) -> str:
    """The sign of an answer in the upper part of its tile."""
    x, y, verb = width / 2, 21.0, move.verb
    if verb == GAIN:
        return LOOK.sign(RESOURCES[move.a], x, y, 26)
    if verb == CHANGE:
        arrow = LOOK.sign("arrow", x, y, 14)
        return LOOK.sign(RESOURCES[move.a], x - 22, y, 24) + arrow + LOOK.sign(RESOURCES[move.b], x + 22, y, 24)
    if verb == TAKE:
        return focus_band(move.a, width)
    if verb == SPEND:
        return spent(move, x, y)
    if verb == ATTACK:
        return target(scene, move, width)
    if verb == GOVERN:
        plate = box(x - 30, y - 13, 60, 26, 6, family(move.a))
        arrows = [LOOK.sign("arrow", x + 4 + 13 * one, y, 12, on_family(move.a)) for one in range(ARROWS[move.a])]
        return plate + LOOK.sign("s-government", x - 14, y, 17, on_family(move.a)) + "".join(arrows)
    if verb == RESOLVE:
        return LOOK.sign(family(DISTRICT_TYPES[move.a]), x, y, 26)
    if verb in (CARD, RETURN):
        return LOOK.sign("cards", x - 14, y, 22) + badge(scene.colour(move.b - 1), x + 14, y, 10)
    if verb == EXCHANGE:
        return (
            LOOK.sign("cards", x - 20, y, 20)
            + LOOK.sign("range", x, y, 16)
            + badge(scene.colour(move.c - 1), x + 20, y, 10)
        )
    if verb == STATE_CARD:
        return state_token(move.a, x, y, 30)
    if verb == LOOT:
        return LOOK.sign("trade", x, y, 26)
    return text(str(move.a), x, y + 9, 26, "serif", "middle") if verb == SLOT else ""


def focus_band(card: int, width: float) -> str:
    """A focus card in short: type, level, what it does."""
    printed = FOCUS[card]
    ink = on_family(printed.type)
    shape = f"M0 22V8Q0 0 8 0H{width - 8:.1f}Q{width:.1f} 0 {width:.1f} 8V22Z"
    band = node("path", d=shape, cls=family(printed.type)) + LOOK.use(family(printed.type), 6, 4, 14, cls=ink)
    level = text(LEVELS[printed.level], 26, 16, 13, f"serif {ink}")
    return band + level + fitted(LOOK, does(printed), width / 2, 31, 12.5, width - 12)


def spent(move: Move, x: float, y: float) -> str:
    """What is spent, and in combat what for."""
    what = move.a
    if what == SPEND_TRADE:
        sign = LOOK.sign("trade", x, y, 26)
    elif what < SPEND_STATE:
        sign = LOOK.sign(RESOURCES[what - SPEND_RESOURCE], x, y, 26)
    elif what < SPEND_NATURAL:
        sign = state_token(what - SPEND_STATE, x, y, 30)
    else:
        sign = natural_wonder(what - SPEND_NATURAL, x, y, 26)
    if move.b == FOR_EFFECT:
        return sign
    return sign + LOOK.sign("turn-right" if move.b == FOR_REROLL else "swords", x + 28, y, 18)


def target(scene: CivScene, move: Move, width: float) -> str:
    """What is attacked, whose it is, both sums before the dice, and the chance before tokens."""
    sign = LOOK.sign(TARGET_SIGNS[move.a], 20, 20, 22)
    whose = badge(scene.colour(move.b - 1), 34, 28, 7) if move.b else ""
    step = scene.game.step(scene.turn)
    if not isinstance(step, ChooseTarget):
        return sign + whose
    mine, theirs = sums_of(scene.game, scene.turn, step.space, move.a, move.b - 1, step.number, step.card)
    chance = odds(total(mine), total(theirs))
    sums = text(f"{total(mine)} : {total(theirs)}", width - 8, 35, 12.5, "quiet", "end")
    return sign + whose + text(f"{chance}%", width - 8, 20, 17, "serif", "end") + sums
