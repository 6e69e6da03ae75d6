"""The combat sheet: both sums line by line, both dice, and what is at stake."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, node, text
from ecumene.games.civ_new_dawn.combat import (
    ATTACK_BASE,
    ATTACK_DIE,
    ATTACK_MORE,
    ATTACKER,
    CARD,
    DEFENCE_BASE,
    DEFENCE_DIE,
    DEFENCE_MORE,
    KIND,
    NUMBER,
    OWNER,
    SPACE,
    attack_value,
    defence_value,
)
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.moves import ARMY_TARGET, TARGETS
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.strength import Line, attack_lines, defence_lines, total

PAD: Final = 10.0
ROW: Final = 18.0
DIE: Final = 30.0
#: Where the spots of a die lie, in a square of 24.
SPOTS: Final = (
    (),
    ((12, 12),),
    ((7, 7), (17, 17)),
    ((7, 7), (12, 12), (17, 17)),
    ((7, 7), (17, 7), (7, 17), (17, 17)),
    ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
)


def is_fought(game: State) -> bool:
    """Are the dice of an attack on the table?"""
    return len(game.fight) > DEFENCE_MORE


def both_lines(game: State) -> tuple[list[Line], list[Line]]:
    """What attacker and defender add to their dice."""
    fight = game.fight
    seat, space, kind, owner, card = fight[ATTACKER], fight[SPACE], fight[KIND], fight[OWNER], fight[CARD]
    return sums_of(game, seat, space, kind, owner, fight[NUMBER], card)


def sums_of(
    game: State, seat: int, space: int, kind: int, owner: int, number: int, card: int
) -> tuple[list[Line], list[Line]]:
    """The same for an attack that is not fought yet."""
    spare = 1 if kind == ARMY_TARGET else 0
    other_army = owner >= 0 and game.players[owner].armies.count(space) > spare
    return (
        attack_lines(game, seat, space, kind, owner, number, card),
        defence_lines(game, seat, space, kind, owner, card, other_army),
    )


def odds(mine: int, theirs: int) -> int:
    """The chance of the attacker before tokens, in per cent; a tie defends."""
    won = len([1 for a in range(1, 7) for d in range(1, 7) if mine + a > theirs + d])
    return round(100 * won / 36)


def seats_of(game: State) -> tuple[int, int]:
    """Attacker and defender; a neutral one is no seat."""
    return game.fight[ATTACKER], game.fight[OWNER]


def sheet(scene: CivScene, width: float) -> tuple[str, float]:
    """Both sides beside each other, the values between them; nothing while no dice lie on the table."""
    game, words = scene.game, scene.words
    if not is_fought(game):
        return "", 0.0
    fight = game.fight
    mine, theirs = both_lines(game)
    where = NAMES[game.land.positions[fight[SPACE]]]
    title = words("draw-fight", target=Name(TARGETS[fight[KIND]]), space=where)
    wide = (width - 3 * PAD) / 2
    high = 46.0 + ROW * max(1, len(mine) + bool(fight[ATTACK_MORE]), len(theirs) + bool(fight[DEFENCE_MORE]))
    ahead = attack_value(game) > defence_value(game)
    verdict = words("draw-ahead", side="attack" if ahead else "defence")
    mine_ahead = ahead == (scene.reader == fight[ATTACKER])
    mood = "quiet" if scene.reader < 0 or scene.reader not in seats_of(game) else "good" if mine_ahead else "bad"
    top = 54.0 if scene.narrow else 36.0
    shown, size = fitting(title, 17, (width if scene.narrow else width * 0.6) - PAD - 36, bold=True)
    where_said = (PAD + 26, "start") if scene.narrow else (width - PAD - 4, "end")
    out = [
        box(0.5, 0.5, width - 1, high + top + 8, 10, "panel"),
        LOOK.sign("swords", PAD + 10, 19, 19),
        text(shown, PAD + 26, 25, size, "serif"),
        text(verdict, where_said[0], top - 12, 13, f"bold {mood}", where_said[1]),
    ]
    sides = (
        (fight[ATTACKER], mine, fight[ATTACK_BASE], fight[ATTACK_DIE], fight[ATTACK_MORE], attack_value(game)),
        (fight[OWNER], theirs, fight[DEFENCE_BASE], fight[DEFENCE_DIE], fight[DEFENCE_MORE], defence_value(game)),
    )
    for place, side in enumerate(sides):
        out.append(moved(PAD + place * (wide + PAD), top, one_side(scene, *side, wide, high)))
    label = f"{title}: {attack_value(game)} : {defence_value(game)}"
    return scene.named("fight", label, *out), high + top + 9


def one_side(
    scene: CivScene,
    seat: int,
    lines: list[Line],
    base: int,
    die: int,
    more: int,
    value: int,
    width: float,
    height: float,
) -> str:
    """Who, every addition with its rule, then die and sum."""
    words = scene.words
    who = scene.owner(seat) if seat >= 0 else words.name(TARGETS[scene.game.fight[KIND]])
    out = [box(0.5, 0.5, width - 1, height - 1, 8, "slot")]
    if seat >= 0:
        out.append(badge(scene.colour(seat), 17, 17, 9))
    else:
        out.append(LOOK.sign("walls", 17, 17, 17))
    name, size = fitting(who, 14, width - 120, bold=True)
    out.append(text(name, 32, 22, size, "bold"))
    out.append(die_face(die, width - 88, 3))
    out.append(text(str(value), width - 12, 27, 25, "serif", "end"))
    y = 36.0
    shown = [(line.source, line.rule, line.value) for line in lines]
    rest = base - total(lines)
    shown += [("other", "CV-256", rest)] if rest else []
    shown += [("spent-tokens", "CV-267", more)] if more else []
    out.append(node("line", x1=8.0, y1=y - 2, x2=width - 8, y2=y - 2, cls="rule-strong"))
    for source, rule, number in shown:
        out.append(text(f"{number:+d}", 30, y + 13, 13, "bold", "end"))
        told, size = fitting(source_name(scene, source), 12.5, width - (44 if scene.narrow else 100))
        out.append(text(told, 38, y + 13, size))
        if not scene.narrow:
            out.append(text(rule, width - 10, y + 13, 11, "quiet", "end"))
        y += ROW
    return "".join(out)


def source_name(scene: CivScene, source: str) -> str:
    """What a line comes from: a word of the sheet, or the name of a thing."""
    if source in ("slot", "difficulty", "reinforced", "army"):
        return scene.words(f"source-{source}")
    if source in ("other", "spent-tokens"):
        return scene.words(f"draw-{source}")
    return scene.words.name(source)


def die_face(value: int, x: float, y: float) -> str:
    scale = DIE / 24
    spots = [
        node("circle", cx=x + right * scale, cy=y + down * scale, r=2.2 * scale, cls="spot")
        for right, down in SPOTS[value]
    ]
    return box(x + 1, y + 1, DIE - 2, DIE - 2, 6, "die") + "".join(spots)
