"""What it would take to play a card now: the foot of the card, told by the moves on offer and the code that charges."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.cards import BUY, FREE, NO, Foot
from ecumene.games.everdell.catalogue import CARDS, JUDGE
from ecumene.games.everdell.destinations import PlayThrough
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.moves import (
    GOLDEN,
    HELPED,
    OCCUPY,
    PLAIN,
    PLAIN_PLAYS,
    PLAY,
    PRISONER,
    RESERVED,
    design_of,
    part,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.prices import EVERYTHING, PRISONER_SAVES, TOKEN_SAVES, helps, prices
from ecumene.games.everdell.rows import FOREST_SAVES, PlayDrawn
from ecumene.games.everdell.travellers import PlayRevealed
from ecumene.games.everdell.vocabulary import PLAY_FREE, RESOURCES

#: The cheapest way for the player comes first.
ORDER: Final = (OCCUPY, GOLDEN, PLAIN, HELPED, PRISONER)


def discount(scene: EverdellScene, source: int) -> int:
    """What falls off a price that is paid plainly: by whoever lets the card be played, or by the reservation."""
    step = scene.game.step(scene.turn) if scene.turn >= 0 else None
    if isinstance(step, PlayThrough):
        effect = CARDS[step.design].effect
        return EVERYTHING if effect.kind == PLAY_FREE else effect.number
    if isinstance(step, PlayDrawn):
        return FOREST_SAVES
    if isinstance(step, PlayRevealed):
        return EVERYTHING
    return TOKEN_SAVES if source == RESERVED else 0


def saved(scene: EverdellScene, move: Move) -> int:
    """What falls off with the way that a move names."""
    kind = way_kind(move.c)
    if kind in (OCCUPY, GOLDEN):
        return EVERYTHING
    if kind == PRISONER:
        return PRISONER_SAVES
    if kind == HELPED:
        laid = scene.game.named(scene.turn, way_reference(move.c))
        return helps(laid, CARDS[move.a]) if laid is not None else 0
    return discount(scene, move.b)


def to_pay(scene: EverdellScene, move: Move) -> list[str]:
    """What is paid, as words with signs, where there is no choice; otherwise what falls off."""
    card = CARDS[move.a]
    kind = way_kind(move.c)
    less = saved(scene, move)
    if kind == HELPED and design_of(way_reference(move.c)) == JUDGE:
        return ["#f-blue", scene.words("draw-swap")]
    if card.total <= less:
        return ["#taken" if kind == OCCUPY else "#gold" if kind == GOLDEN else "#check", scene.words("draw-free")]
    found = prices(scene.player(scene.turn), card, less) if less else []
    if less and len(found) != 1:
        return [f"−{less}"]
    price = found[0] if found else 0
    amounts = [part(price, number) if found else card.price_of(number) for number in range(len(RESOURCES))]
    if sum(1 for amount in amounts if amount) > 2 and not less:
        return ["#check", scene.words("draw-pay")]
    return [f"{amount}#{RESOURCES[number]}" for number, amount in enumerate(amounts) if amount]


def ways_in_order(moves: list[Move]) -> list[Move]:
    return sorted([move for move in moves if move.verb == PLAY], key=lambda move: ORDER.index(way_kind(move.c)))


def foot(scene: EverdellScene, name: str, design: int, source: int) -> Foot | None:
    """The foot of a card that lies where the reader might play it from; none where no card is played now."""
    moves = ways_in_order(scene.targets.of(name))
    if not moves:
        return why_not(scene, design, source)
    best = moves[0]
    kind = way_kind(best.c)
    note: list[str] = []
    if len(moves) > 1:
        note = [scene.words("draw-ways", count=len(moves))]
    elif kind != PLAIN:
        note = [scene.card_name(design_of(way_reference(best.c)))]
    free = CARDS[design].total <= saved(scene, best)
    return Foot(FREE if free else BUY, to_pay(scene, best), note)


def why_not(scene: EverdellScene, design: int, source: int) -> Foot | None:
    """In short why the card cannot be played; nothing when it is not the question."""
    step = scene.game.step(scene.turn) if scene.turn >= 0 else None
    if not scene.offered or step is None or step.name != "take-turn" or scene.turn != scene.centre:
        return None
    if scene.targets.asks_beside or not scene.asks_for_plays:
        return None
    refusal = scene.game.check(scene.turn, PLAIN_PLAYS[source][design])
    if refusal is None:
        return None
    words = scene.words
    note = words("draw-not-now")
    if refusal.reason == "cannot-afford":
        note = words("draw-short", missing=refusal.needs["missing"])
    elif refusal.reason == "unique-already":
        note = words("draw-have-one")
    elif refusal.reason == "city-full":
        note = words("draw-city-full")
    elif refusal.reason == "blocked-by-rugwort":
        note = words.name("rugwort")
    return Foot(NO, ["#why", words("draw-no")], [note])


def told(scene: EverdellScene, name: str, priced: Foot | None) -> str:
    """The foot in words, for who does not see the signs."""
    if priced is None:
        return ""
    signs = {f"#{resource}": scene.words.name(resource) for resource in RESOURCES}
    parts = [*priced.parts, *priced.note]
    for sign, spoken in signs.items():
        parts = [word.replace(sign, f" {spoken}") for word in parts]
    return ", ".join(word for word in parts if not word.startswith("#")) + "."
