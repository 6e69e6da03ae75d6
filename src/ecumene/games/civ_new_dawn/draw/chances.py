"""What an attack on the map would be worth: a chip with swords and the chance before tokens are spent."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, group, text
from ecumene.games.civ_new_dawn.armies import MoveArmies, is_hostile
from ecumene.games.civ_new_dawn.base_war import Attack
from ecumene.games.civ_new_dawn.draw.chart import Chart
from ecumene.games.civ_new_dawn.draw.fight import odds, sums_of
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.moves import ARMY, ATTACK
from ecumene.games.civ_new_dawn.strength import total
from ecumene.games.civ_new_dawn.targets import allowed_targets


def chances(scene: CivScene, chart: Chart) -> str:
    """One chip for each space that would be attacked."""
    found: dict[int, int] = {}
    for name, moves in scene.targets.by_thing.items():
        if name.startswith("space-"):
            for move in moves:
                chance = chance_of(scene, move)
                if chance >= 0:
                    position = move.c if move.verb == ATTACK else move.b
                    found[position] = max(chance, found.get(position, 0))
    return group(*[chip(chart, position, chance) for position, chance in found.items()], cls="lights") if found else ""


def chance_of(scene: CivScene, move: Move) -> int:
    """The best chance that an attack by this move would have, in per cent; -1 if it is no attack."""
    game, seat = scene.game, scene.turn
    step = game.step(seat)
    if isinstance(step, Attack) and move.verb == ATTACK:
        space, targets = game.land.at[move.c], [(move.a, move.b - 1)]
    elif isinstance(step, MoveArmies) and move.verb == ARMY:
        space = game.land.at[move.b]
        if not is_hostile(game, seat, space):
            return -1
        targets = allowed_targets(game, seat, space)
    else:
        return -1
    values = [sums_of(game, seat, space, kind, owner, step.number, step.card) for kind, owner in targets]
    return max([odds(total(mine), total(theirs)) for mine, theirs in values], default=-1)


def chip(chart: Chart, position: int, chance: int) -> str:
    """At the foot of the space, over its name."""
    x, y = chart.centre(position)
    y += chart.radius * 0.6
    words = f"{chance}%"
    wide = 21.0 + width_of(words, 11, bold=True)
    left = x - wide / 2
    plate = box(left, y - 8, wide, 16, 8, "chip")
    return plate + LOOK.sign("swords", left + 10, y, 11, "ink") + text(words, left + 17, y + 4, 11, "chip-text")
