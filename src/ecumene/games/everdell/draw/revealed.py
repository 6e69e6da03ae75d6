"""Cards that are shown for a moment: revealed to all, or looked at by whoever decides."""

from __future__ import annotations

from typing import Final

from ecumene.draw.cards import rows_of
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.card_face import CARD_TALL, CARD_WIDE
from ecumene.games.everdell.draw.open_cards import card_back, open_card
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.moves import REVEALED

PAD: Final = 10.0
GAP: Final = 9.0
HEAD: Final = 30.0


def revealed(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The cards in rows; nothing where none is shown."""
    shown = [*scene.game.revealed_cards, *scene.game.looked_at, *scene.game.playing]
    if not shown:
        return "", 0.0
    per_row, wide = rows_of(len(shown), width - 2 * PAD, 100.0, CARD_WIDE + 14, GAP)
    out: list[str] = []
    for place, design in enumerate(shown):
        x, y = PAD + place % per_row * (wide + GAP), HEAD + place // per_row * (CARD_TALL + GAP)
        if design < 0:
            out.append(moved(x, y, card_back(wide, CARD_TALL)))
        else:
            out.append(moved(x, y, open_card(scene, f"revealed-{CARDS[design].id}", design, REVEALED, wide, CARD_TALL)))
    rows = -(-len(shown) // per_row)
    height = HEAD + rows * (CARD_TALL + GAP) - GAP + PAD
    title = scene.words("draw-revealed").upper()
    return box(0.5, 0.5, width - 1, height - 1, 10, "plate") + text(title, PAD + 2, 20, 11.5, "label") + "".join(
        out
    ), height
