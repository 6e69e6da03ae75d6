"""The hand, and beside it what else belongs to the reader: reserved card, archive, visitors, ticket, tokens."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.draw.cards import rows_of
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
from ecumene.games.everdell.player import NO_CARD, NO_TOKEN
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY

PAD: Final = 4.0
GAP: Final = 9.0
HEAD: Final = 24.0
#: The column of small things beside the hand.
EXTRA: Final = 128.0
BACK: Final = 46.0


def hand(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The cards of the hand, then those kept elsewhere, then small things."""
    seat = scene.centre
    player = scene.player(seat)
    extras = small_things(scene, seat)
    room = width - 2 * PAD
    side = EXTRA if extras and not scene.narrow else 0.0
    cards = held(scene, seat)
    per_row, wide = rows_of(
        max(1, len(cards)),
        room - (side + GAP if side else 0),
        100.0 if not scene.narrow else 110.0,
        CARD_WIDE + 12 if not scene.narrow else 120.0,
        GAP,
    )
    title = scene.words("draw-hand") if seat == scene.reader else scene.words("draw-hand-of", seat=Seat(seat))
    label = f"{title} · {len(player.hand)}/{hand_limit(player)}"
    out = [text(label.upper(), PAD, 16, 11.5, "label")]
    if player.hand and player.hand[0] < 0:
        out.append(moved(PAD, HEAD, backs(scene, seat)))
        high = HEAD + BACK * 1.4
        cards = cards if player.reserved != NO_CARD else []
    else:
        high = HEAD
    for place, (name, design, source, count) in enumerate(cards):
        x, y = PAD + place % per_row * (wide + GAP), high + place // per_row * (CARD_TALL + GAP)
        more = [many(count, wide)] if count > 1 else []
        if source != HAND:
            more.append(kept_mark(scene, source, wide))
        keys = scene.piece_key("held", name)
        out.append(
            moved(
                x, y, open_card(scene, name, design, source, wide, CARD_TALL, *more, data_hand=CARDS[design].id, **keys)
            )
        )
    rows = -(-len(cards) // per_row)
    high += rows * (CARD_TALL + GAP) - (GAP if rows else 0)
    if extras:
        wide = side or room
        x, y = (width - PAD - side, HEAD) if side else (PAD, high + GAP)
        for drawn in extras:
            out.append(moved(x, y, drawn(wide)))
            y += 31
        high = max(high, y - 4)
    return "".join(out), high + PAD + 2


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


def kept_mark(scene: EverdellScene, source: int, width: float) -> str:
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


class Small:
    """A small thing in one line: sign, words, name."""

    def __init__(self, scene: EverdellScene, name: str, sign: str, words: str, label: str) -> None:
        self.scene, self.name, self.sign, self.words, self.label = scene, name, sign, words, label

    def __call__(self, width: float) -> str:
        inside = [
            box(0, 0, width, 27, 6, "plaque"),
            LOOK.sign(self.sign, 14, 13.5, 15),
            text(self.words, 27, 18, 11.5, "bold"),
            self.scene.ring(self.name, width, 27, 6),
        ]
        return self.scene.named(self.name, self.label, *inside)


class Guest:
    """A visitor of the seat in one line."""

    def __init__(self, scene: EverdellScene, visitor: int, seat: int) -> None:
        self.scene, self.visitor, self.seat = scene, visitor, seat

    def __call__(self, width: float) -> str:
        return visitor_row(self.scene, self.visitor, self.seat, width, 27)


def small_things(scene: EverdellScene, seat: int) -> list[Small | Guest]:
    """Visitors, ticket, golden tokens, reservation token, point tokens, ability, the snails' pile."""
    words, player, game = scene.words, scene.player(seat), scene.game
    found: list[Small | Guest] = [Guest(scene, visitor, seat) for visitor in player.visitors]
    if game.options["tickets"] is True:
        side = words("draw-ticket", side=player.ticket)
        found.append(Small(scene, f"ticket-{seat}", "ticket", side, words("draw-ticket-long", side=player.ticket)))
    if game.options["newleaf"] != "none":
        label = words("draw-golden", count=player.golden)
        found.append(Small(scene, f"golden-{seat}", "gold", f"× {player.golden}", label))
    if game.options["reservations"] is True and player.token != NO_TOKEN:
        told = words("draw-token-state", state=player.token)
        found.append(Small(scene, f"token-{seat}", "bookmark", told, words("draw-token-long", state=player.token)))
    if player.ability != NO_ABILITY:
        name = words.name(ABILITIES[player.ability])
        label = f"{name}. {ability_text(player.ability, words)}"
        found.append(Small(scene, f"ability-{seat}", "paw", name[:1].upper() + name[1:], label))
    if player.pile:
        label = words("draw-snail-pile", count=len(player.pile))
        found.append(Small(scene, f"pile-{seat}", "pile", f"× {len(player.pile)}", label))
    return found
