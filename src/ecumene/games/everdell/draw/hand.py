"""The hand, and beside it what else belongs to the reader: reserved card, archive, visitors, ticket, tokens."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import rows_of
from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.card_face import BAND, CARD_TALL, CARD_WIDE
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.open_cards import card_back, open_card
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.small_things import small_things
from ecumene.games.everdell.drawing import hand_limit
from ecumene.games.everdell.moves import ARCHIVED, HAND, RESERVED
from ecumene.games.everdell.player import UNKNOWN

PAD: Final = 4.0
GAP: Final = 9.0
BACK: Final = 46.0


def hand(scene: EverdellScene, width: float) -> tuple[str, float]:
    """Small things beside the title, then the cards of the hand and those kept elsewhere."""
    seat = scene.centre
    player = scene.player(seat)
    room = width - 2 * PAD
    title = scene.words("draw-hand") if seat == scene.reader else scene.words("draw-hand-of", seat=Seat(seat))
    label = f"{title} · {len(player.hand)}/{hand_limit(player)}".upper()
    chips, high = small_things(scene, seat, width_of(label, 11.5, bold=True) + 16, room)
    out = [text(label, PAD, 19, 11.5, "label"), moved(PAD, 0, chips)]
    high += 6
    if UNKNOWN in player.hand:
        out.append(moved(PAD, high, backs(scene, seat)))
        high += BACK * 1.4 + GAP
    cards = held(scene, seat)
    least, most = (104.0, 120.0) if scene.narrow else (88.0, CARD_WIDE + 10)
    per_row, wide = rows_of(max(1, len(cards)), room, least, most, GAP)
    for place, (name, design, source, count) in enumerate(cards):
        x, y = PAD + place % per_row * (wide + GAP), high + place // per_row * (CARD_TALL + GAP)
        more = [many(count, wide)] if count > 1 else []
        more += [kept_mark(source, wide)] if source != HAND else []
        keys = scene.piece_key("held", name)
        drawn = open_card(scene, name, design, source, wide, CARD_TALL, *more, data_hand=CARDS[design].id, **keys)
        out.append(moved(x, y, drawn))
    high += -(-len(cards) // per_row) * (CARD_TALL + GAP)
    return "".join(out), high - GAP + PAD + 4


def held(scene: EverdellScene, seat: int) -> list[tuple[str, int, int, int]]:
    """Cards the reader may play from the hand and beside it: name, design, source, how many of them."""
    player = scene.player(seat)
    found = [
        (f"hand-{CARDS[design].id}", design, HAND, player.hand.count(design)) for design in sorted_hand(player.hand)
    ]
    if player.reserved >= 0:
        found.append((f"reserved-{seat}", player.reserved, RESERVED, 1))
    kept = sorted({design for design in player.archive if design >= 0})
    found += [(f"archive-{CARDS[design].id}", design, ARCHIVED, player.archive.count(design)) for design in kept]
    return found


def sorted_hand(hand: list[int]) -> list[int]:
    """Each design once, by colour."""
    return sorted({design for design in hand if design >= 0}, key=lambda one: (CARDS[one].colour, CARDS[one].id))


def many(count: int, width: float) -> str:
    """How many copies of a card are held, below its points."""
    y = BAND + 28
    plate = box(width - 25, y - 7.5, 22, 15, 7.5, "chip")
    return plate + text(f"×{count}", width - 14, y + 4, 11, "chip-text", "middle")


def kept_mark(source: int, width: float) -> str:
    """A card that is not in the hand says where it lies, below its points."""
    return LOOK.sign("bookmark" if source == RESERVED else "pile", width - 12, BAND + 28, 13)


def backs(scene: EverdellScene, seat: int) -> str:
    """Somebody else's hand."""
    cards = [
        moved(place * min(BACK + 6, 34.0), 0, card_back(BACK, BACK * 1.4))
        for place in range(len(scene.player(seat).hand))
    ]
    label = scene.words("draw-backs", count=len(cards))
    return scene.named(f"back-{seat}", label, *cards)
