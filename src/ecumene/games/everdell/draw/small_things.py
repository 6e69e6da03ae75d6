"""Small things that belong to a player: visitors, ticket, golden tokens, reservation token, worker ability."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.visitors import visitor_row
from ecumene.games.everdell.effect_text import ability_text
from ecumene.games.everdell.player import NO_TOKEN
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY

CHIP: Final = 26.0


def small_things(scene: EverdellScene, seat: int, left: float, room: float) -> tuple[str, float]:
    """Visitors, ticket, golden tokens, reservation token, ability, the snails' pile; with the height of their rows."""
    out: list[str] = []
    x, y = left, 1.0
    for name, sign, words, label in tokens(scene, seat):
        wide = 28 + width_of(words, 11.5, bold=True) + 8
        if x + wide > room:
            x, y = 0.0, y + CHIP + 5
        inside = [
            box(0, 0, wide, CHIP, 6, "plaque"),
            LOOK.sign(sign, 14, CHIP / 2, 15),
            text(words, 26, CHIP / 2 + 4.2, 11.5, "bold"),
            scene.ring(name, wide, CHIP, 6),
        ]
        out.append(moved(x, y, scene.named(name, label, *inside)))
        x += wide + 7
    for visitor in scene.player(seat).visitors:
        wide = min(room, 236.0)
        if x + wide > room:
            x, y = 0.0, y + CHIP + 5
        out.append(moved(x, y, visitor_row(scene, visitor, seat, wide, CHIP)))
        x += wide + 7
    return "".join(out), y + CHIP


def tokens(scene: EverdellScene, seat: int) -> list[tuple[str, str, str, str]]:
    """Name, sign, words and label of each small thing."""
    words, player, game = scene.words, scene.player(seat), scene.game
    found: list[tuple[str, str, str, str]] = []
    if game.options["newleaf"] != "none":
        label = words("draw-golden", count=player.golden)
        found.append((f"golden-{seat}", "gold", f"× {player.golden}", label))
    if game.options["tickets"] is True:
        label = words("draw-ticket-long", side=player.ticket)
        found.append((f"ticket-{seat}", "ticket", words("draw-ticket", side=player.ticket), label))
    if game.options["reservations"] is True and player.token != NO_TOKEN:
        label = words("draw-token-long", state=player.token)
        found.append((f"token-{seat}", "bookmark", words("draw-token-state", state=player.token), label))
    if player.reserved >= 0 and seat != scene.centre:
        label = f"{words.name('reserved')}: {scene.about(player.reserved)}"
        found.append((f"reserved-{seat}", "bookmark", scene.card_name(player.reserved), label))
    if player.ability != NO_ABILITY:
        name = words.name(ABILITIES[player.ability])
        label = f"{name}. {ability_text(player.ability, words)}"
        # What the bats have put aside is known to them only, but not how much.
        shown = f"{name} · {len(player.archive)}" if player.archive else name
        found.append((f"ability-{seat}", "paw", shown, label))
    if player.pile:
        label = words("draw-snail-pile", count=len(player.pile))
        found.append((f"pile-{seat}", "pile", f"× {len(player.pile)}", label))
    return found
