"""Moves in words: what a legal move does and costs now. Figures are those of the rows that the rules use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.move import Move
from ecumene.games.everdell import label_text, moves, play_text, visit_text
from ecumene.games.everdell.catalogue import CARDS, CLOCK_TOWER, MAGICIAN, RUINS
from ecumene.games.everdell.city import free_partner
from ecumene.games.everdell.drawing import meadow_sources, room
from ecumene.games.everdell.effect_text import visitor_text
from ecumene.games.everdell.effect_words import effect_words
from ecumene.games.everdell.events import EVENTS, LAID_VALUE, LAY_ANY
from ecumene.games.everdell.gain_text import amount, gaining, listed, things
from ecumene.games.everdell.label_text import asked, figure
from ecumene.games.everdell.locations import location_at
from ecumene.games.everdell.moves import MEADOW, NOBODY_TAKES, RESERVED, SOURCES, design_of
from ecumene.games.everdell.place_text import card_name, copy_mark, goods, inside, standing
from ecumene.games.everdell.places import FIRST_FOREST
from ecumene.games.everdell.resources import counted
from ecumene.games.everdell.state import State
from ecumene.games.everdell.stores import STORED
from ecumene.games.everdell.visitors import TILES, VISITORS
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES
from ecumene.text import Words

Said: TypeAlias = "Callable[[State, int, Move, Words], str]"


def sentence(game: State, seat: int, move: Move, words: Words) -> str:
    """What a legal move of the seat does and costs now."""
    return _SAID[move.verb](game, seat, move, words)


def label(game: State, seat: int, move: Move, words: Words) -> str:
    """The same in a few words, for a button beside the question."""
    short = label_text.SHORT.get(move.verb)
    return short(game, seat, move, words) if short is not None else sentence(game, seat, move, words)


# The turn


def _play(game: State, seat: int, move: Move, words: Words) -> str:
    return play_text.play(game, seat, move, words)


def _visit(game: State, seat: int, move: Move, words: Words) -> str:
    return visit_text.visit(game, seat, move, words)


def _claim(game: State, seat: int, move: Move, words: Words) -> str:
    return visit_text.claim(game, seat, move, words)


def _prepare(game: State, seat: int, move: Move, words: Words) -> str:
    return visit_text.prepare(game, seat, words)


def _pass(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-pass", workers=game.players[seat].home)


def _worker(game: State, seat: int, move: Move, words: Words) -> str:
    """A worker is taken from where it stands."""
    place = standing(game, seat, move.a, words)
    if move.verb == moves.TICKET:
        return words("move-ticket", place=place, side=visit_text.ticket_side(game, seat))
    return words("move-recall" if move.verb == moves.RECALL else "move-lift", place=place)


def _reserve(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-reserve", card=_lying(game, move.a), origin=play_text.origin(move.a, words))


def _lying(game: State, source: int) -> Name:
    row = game.meadow if source < moves.STATION else game.station
    return card_name(row[source - (MEADOW if source < moves.STATION else moves.STATION)])


# Resources


def _pay(game: State, seat: int, move: Move, words: Words) -> str:
    card = card_name(figure(game, seat, "design"))
    return words("move-pay", goods=goods(move.a, words), card=card) if move.a else words("move-pay-nothing", card=card)


def _gain(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-gain", goods=amount(RESOURCES[move.a], 1, words))


def _take(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-take", goods=amount(RESOURCES[move.a], 1, words))


def _store(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-store", goods=amount(RESOURCES[move.a], STORED[move.a], words))


def _spend(game: State, seat: int, move: Move, words: Words) -> str:
    """For points, for an opponent, or to be exchanged: as the question says."""
    given = amount(RESOURCES[move.a], 1, words)
    name = asked(game, seat)
    if name == "exchange":
        return words("move-exchange", goods=given)
    each = CARDS[figure(game, seat, "design")].effect.each
    receiver = figure(game, seat, "receiver")
    if name == "donate":
        left = figure(game, seat, "left")
        return words("move-donate", goods=given, to=Seat(receiver), taken=int(receiver >= 0), left=left, points=each)
    if name == "give-for-points":
        return words("move-give-points", goods=given, to=Seat(receiver), taken=int(receiver >= 0), points=each)
    return words("move-spend", goods=given, points=each)


def _lay(game: State, seat: int, move: Move, words: Words) -> str:
    event = EVENTS[figure(game, seat, "event")]
    points = LAID_VALUE[move.a] if event.on_claim == LAY_ANY else event.each
    return words("move-lay", goods=amount(RESOURCES[move.a], 1, words), event=Name(event.id), points=points)


def _give_resource(game: State, seat: int, move: Move, words: Words) -> str:
    points = EVENTS[figure(game, seat, "event")].each
    given = amount(RESOURCES[move.a], 1, words)
    return words("move-give-points", goods=given, to=Seat(move.b - 1), taken=int(move.b != NOBODY_TAKES), points=points)


# Cards of the hand and of the rows


def _discard(game: State, seat: int, move: Move, words: Words) -> str:
    if asked(game, seat) == "feed-bees":
        return words("move-feed-bees", card=card_name(move.a))
    return words("move-discard", card=card_name(move.a))


def _discard_place(game: State, seat: int, move: Move, words: Words) -> str:
    if move.a == RESERVED:
        return words("move-give-up", card=card_name(game.players[seat].reserved))
    return words("move-clear", card=_lying(game, move.a), origin=play_text.origin(move.a, words))


def _draw(game: State, seat: int, move: Move, words: Words) -> str:
    if asked(game, seat) == "draw-or-not":
        return words("move-draw-deck", cards=CARDS[figure(game, seat, "design")].effect.number)
    if move.a == moves.DECK:
        return words("move-draw-deck", cards=1)
    return words("move-draw", card=_lying(game, move.a), origin=play_text.origin(move.a, words))


def _keep(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-keep", card=card_name(move.a), way="looked" if asked(game, seat) == "keep-or-give" else "shown")


def _tuck(game: State, seat: int, move: Move, words: Words) -> str:
    event = EVENTS[figure(game, seat, "event")]
    return words("move-tuck", card=card_name(move.a), copy="", event=Name(event.id), points=event.each)


def _give_card(game: State, seat: int, move: Move, words: Words) -> str:
    taken = int(move.b != NOBODY_TAKES)
    card = card_name(move.a)
    if asked(game, seat) != "offer-card":
        return words("move-give-card", card=card, to=Seat(move.b - 1), taken=taken)
    gained = gaining(CARDS[figure(game, seat, "design")].effect.gains, words)
    return words("move-offer-card", card=card, to=Seat(move.b - 1), taken=taken, gains=gained)


def _reveal(game: State, seat: int, move: Move, words: Words) -> str:
    number = CARDS[figure(game, seat, "design")].effect.number
    return words("move-reveal", cards=number, pile=Name(SOURCES[move.a]))


def _archive(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-archive", card=_lying(game, move.a), origin=play_text.origin(move.a, words))


def _pick(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-pick", card=card_name(move.a))


# Cards in cities


def _share(game: State, seat: int, move: Move, words: Words) -> str:
    design = figure(game, seat, "design")
    if move.verb == moves.ALONE:
        return words("move-alone", card=card_name(design))
    player = game.players[seat]
    index = free_partner(player, design)
    return words("move-share", card=card_name(design), partner=card_name(player.city[index].design))


def _of_city(game: State, seat: int, reference: int) -> dict[str, int | str]:
    """A card in a city, for the messages that name one."""
    owner = game.owner_of(seat, reference)
    return {
        "card": card_name(design_of(reference)),
        "copy": copy_mark(game, seat, reference),
        "owner": Seat(owner),
        "own": int(owner == seat),
    }


def _activate(game: State, seat: int, move: Move, words: Words) -> str:
    """A card of a city takes effect: one's own, or a copied one."""
    design = design_of(move.a)
    ids = {moves.TRIGGER: "move-trigger", moves.ACTIVATE: "move-activate", moves.COPY: "move-copy"}
    effect = inside(effect_words(CARDS[design].effect, words, design))
    return words(ids[move.verb], effect=effect, **_of_city(game, seat, move.a))


def _remove(game: State, seat: int, move: Move, words: Words) -> str:
    """A card leaves a city; what it brings depends on what removes it."""
    name = asked(game, seat)
    card = CARDS[design_of(move.a)]
    there = _of_city(game, seat, move.a)
    if name == "drive-out":
        return words("move-drive-out", **there)
    if name == "sacrifice":
        gains = CARDS[MAGICIAN].effect.gains
        return words("move-sacrifice", goods=listed(things(gains, words), words), **there)
    if name in ("choose-ruin", "dismantle-card"):
        back = Counted(counted(card.twig, card.resin, card.pebble, card.berry) or "0 resources")
        cause = RUINS if name == "choose-ruin" else figure(game, seat, "design")
        gained = gaining(CARDS[cause].effect.gains, words)
        return words("move-dismantle", price=back, gains=gained, **there)
    return words("move-remove", **there)


def _capture(game: State, seat: int, move: Move, words: Words) -> str:
    event = EVENTS[figure(game, seat, "event")]
    there = _of_city(game, seat, move.a)
    return words("move-tuck", card=there["card"], copy=there["copy"], event=Name(event.id), points=event.each)


# Places


def _copy_place(game: State, seat: int, move: Move, words: Words) -> str:
    effect = effect_words(location_at(game, move.a).effect, words)
    if move.verb == moves.REPEAT:
        return words("move-repeat", place=standing(game, seat, move.a, words), card=card_name(CLOCK_TOWER))
    return words("move-copy-place", kind="basic" if move.a < FIRST_FOREST else "forest", effect=effect)


# Others


def _opponent(game: State, seat: int, move: Move, words: Words) -> str:
    name = asked(game, seat)
    other = Seat(move.a - 1)
    if name == "choose-receiver":
        return words("move-to-receiver", other=other, goods=goods(figure(game, seat, "price"), words))
    if name == "choose-fools-city":
        return words("move-to-city", other=other)
    effect = CARDS[figure(game, seat, "design")].effect
    if name == "choose-beneficiary":
        given = amount(RESOURCES[effect.what], 1, words)
        return words("move-give-points", goods=given, to=other, taken=1, points=effect.each)
    way = "cards" if name == "choose-addressee" else "goods"
    return words("move-to-opponent", other=other, way=way, number=effect.number)


def _colour(game: State, seat: int, move: Move, words: Words) -> str:
    """How many cards the Poet would draw."""
    lying = [source for source in meadow_sources(game) if CARDS[game.meadow[source - MEADOW]].colour == move.a]
    cards = min(len(lying), room(game.players[seat]))
    return words("move-colour", colour=Name(COLOURS[move.a]), cards=cards)


def _visitor(game: State, seat: int, move: Move, words: Words) -> str:
    visitor = VISITORS[move.a]
    if move.verb == moves.DISMISS:
        return words("move-dismiss", visitor=Name(visitor.id))
    if figure(game, seat, "for_rugwort") == 1:
        return words("move-invite-rugwort", visitor=Name(visitor.id), points=visitor.points)
    return words("move-invite", visitor=Name(visitor.id), wish=visitor_text(move.a, words).rstrip("."))


def _tile(game: State, seat: int, move: Move, words: Words) -> str:
    return words("move-tile", number=move.a, gains=gaining(TILES[game.tiles[move.a - 1]], words))


def _snail(game: State, seat: int, move: Move, words: Words) -> str:
    design = label_text.snailed(game, seat)
    host = figure(game, seat, "host")
    effect = effect_words(CARDS[design].effect, words, design)
    return words("move-snail", other=Seat(host), card=card_name(design), effect=effect)


def _done(game: State, seat: int, move: Move, words: Words) -> str:
    return words(f"move-done-{asked(game, seat)}")


_SAID: Final[dict[int, Said]] = {
    moves.PLAY: _play,
    moves.VISIT: _visit,
    moves.CLAIM: _claim,
    moves.PREPARE: _prepare,
    moves.PASS: _pass,
    moves.TICKET: _worker,
    moves.MOVE: _worker,
    moves.RECALL: _worker,
    moves.RESERVE: _reserve,
    moves.PAY: _pay,
    moves.GAIN: _gain,
    moves.TAKE: _take,
    moves.STORE: _store,
    moves.SPEND: _spend,
    moves.LAY: _lay,
    moves.GIVE_RESOURCE: _give_resource,
    moves.DISCARD: _discard,
    moves.DISCARD_PLACE: _discard_place,
    moves.DRAW: _draw,
    moves.KEEP: _keep,
    moves.TUCK: _tuck,
    moves.GIVE_CARD: _give_card,
    moves.REVEAL: _reveal,
    moves.ARCHIVE: _archive,
    moves.PICK: _pick,
    moves.SHARE: _share,
    moves.ALONE: _share,
    moves.TRIGGER: _activate,
    moves.ACTIVATE: _activate,
    moves.COPY: _activate,
    moves.REMOVE: _remove,
    moves.CAPTURE: _capture,
    moves.COPY_PLACE: _copy_place,
    moves.REPEAT: _copy_place,
    moves.OPPONENT: _opponent,
    moves.COLOUR: _colour,
    moves.DISMISS: _visitor,
    moves.INVITE: _visitor,
    moves.TILE: _tile,
    moves.SNAIL: _snail,
    moves.DONE: _done,
}
