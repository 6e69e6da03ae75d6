"""The hand, and beside it what else belongs to the reader: reserved card, archive, visitors, ticket, tokens."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import rows_of
from ecumene.draw.lettering import width_of
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.draw.card_face import CARD_TALL, CARD_WIDE
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.open_cards import card_back, open_card
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.visitors import visitor_row
from ecumene.games.everdell.drawing import hand_limit
from ecumene.games.everdell.effect_text import ability_text
from ecumene.games.everdell.moves import ARCHIVED, HAND, RESERVED
from ecumene.games.everdell.player import NO_TOKEN, UNKNOWN
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY

PAD: Final = 4.0
GAP: Final = 9.0
CHIP: Final = 26.0
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
    """How many copies of a card are held."""
    return box(width / 2 - 13, 24, 26, 18, 9, "chip") + text(f"×{count}", width / 2, 37, 12, "chip-text", "middle")


def kept_mark(source: int, width: float) -> str:
    """A card that is not in the hand says where it lies."""
    sign = "bookmark" if source == RESERVED else "pile"
    return box(width / 2 - 11, -7, 22, 20, 6, "plaque") + LOOK.sign(sign, width / 2, 3, 13)


def backs(scene: EverdellScene, seat: int) -> str:
    """Somebody else's hand."""
    cards = [
        moved(place * min(BACK + 6, 34.0), 0, card_back(BACK, BACK * 1.4))
        for place in range(len(scene.player(seat).hand))
    ]
    label = scene.words("draw-backs", count=len(cards))
    return scene.named(f"back-{seat}", label, *cards)


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
    if player.ability != NO_ABILITY:
        name = words.name(ABILITIES[player.ability])
        label = f"{name}. {ability_text(player.ability, words)}"
        found.append((f"ability-{seat}", "paw", name, label))
    if player.pile:
        label = words("draw-snail-pile", count=len(player.pile))
        found.append((f"pile-{seat}", "pile", f"× {len(player.pile)}", label))
    return found
