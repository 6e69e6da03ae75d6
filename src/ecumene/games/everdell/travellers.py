"""Tan cards: what they do when they are played, or when an Air Balloon copies them."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.activating import BY_GARDENER, activate_green
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import AIR_BALLOON, CARDS, CHAPEL, FOOL, MAIN_ROAD, RUINS
from ecumene.games.everdell.drawing import draw, meadow_sources, reveal, room
from ecumene.games.everdell.hand import FOR_POINTS, discard_cards
from ecumene.games.everdell.moves import (
    COLOUR_CHOICES,
    COPY,
    DONE,
    ENDS,
    MEADOW,
    PLAIN_PLAYS,
    PLAY,
    REVEALED,
    EverdellMove,
)
from ecumene.games.everdell.playing import play_through
from ecumene.games.everdell.prices import EVERYTHING, may_play_for, worth_at_most
from ecumene.games.everdell.production import told_copied
from ecumene.games.everdell.resources import add_points, take_gains
from ecumene.games.everdell.rows import BY_POET, discard_from_rows, draw_all, draw_from_rows
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visiting import move_by_ranger
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_SEVERAL,
    CLEAR_MEADOW,
    COLOURS,
    COPY_TAN,
    DELIVER,
    DRAW_COLOUR,
    GAIN,
    MOVE_WORKER,
    PERFORM,
    REPLACE_CONSTRUCTION,
    TAN,
    TEND_CHAPEL,
)


def travel(game: State, seat: int, design: int, events: list[Event] | None) -> None:
    """The tan card takes effect for a player, as if it lay in his city (EV-096, EV-442)."""
    card = CARDS[design]
    effect = card.effect
    kind = effect.kind
    if kind == GAIN:
        take_gains(game, seat, effect.gains, card.rule, events)
    elif kind == REPLACE_CONSTRUCTION:
        # What it replaces has gone before it was laid down.
        draw(game, seat, effect.gains.cards, events, card.rule)
    elif kind == PERFORM:
        if game.players[seat].hand:
            discard_cards(game, seat, FOR_POINTS, 0, effect.number, events)
    elif kind == DELIVER:
        reveal_cards(game, seat, effect.number, design, events)
    elif kind == MOVE_WORKER:
        move_by_ranger(game, seat)
    elif kind == TEND_CHAPEL:
        take_gains(game, seat, effect.gains, card.rule, events)
        index = game.players[seat].first(CHAPEL)
        if index >= 0:
            add_points(game, seat, effect.each * game.players[seat].city[index].points, card.rule, events)
    elif kind == CLEAR_MEADOW:
        discard_from_rows(game, seat, False, effect.number, events)
    elif kind == ACTIVATE_SEVERAL:
        activate_green(game, seat, BY_GARDENER, effect.number)
    elif kind == DRAW_COLOUR:
        game.push(ChooseColour(seat))
    elif kind == COPY_TAN and copyable_tan(game, seat, False):
        game.push(CopyTan(seat, False))


# Postal Pigeon and Cemetery: one of the revealed cards


def reveal_cards(game: State, seat: int, number: int, design: int, events: list[Event] | None) -> None:
    """Cards are shown to all; one of them may be played free."""
    show(game, seat, reveal(game, number), design, events)


def show(game: State, seat: int, cards: list[int], design: int, events: list[Event] | None) -> None:
    game.revealed_cards = cards
    if events is not None:
        for card in cards:
            events.append(Event("revealed", seat, CARDS[design].rule, {"card": Name(CARDS[card].id)}))
    if cards:
        game.push(PlayRevealed(seat, design))


class PlayRevealed(Ask):
    """One of the revealed cards may be played free; the others are discarded (EV-118, EV-145, EV-469)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "play-revealed"
    rule: ClassVar[str] = "EV-337"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        #: The card that reveals: Postal Pigeon or Cemetery.
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        effect = CARDS[self.design].effect
        most = effect.most if effect.kind == DELIVER else -1
        found: list[Move] = [
            PLAIN_PLAYS[REVEALED][card]
            for card in sorted(set(game.revealed_cards))
            if worth_at_most(card, most) and may_play_for(game, self.seat, card, EVERYTHING)
        ]
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != PLAY:
            return not_now(self.rule, self.name)
        card = CARDS[self.design]
        if card.effect.kind == DELIVER and not worth_at_most(move.a, card.effect.most):
            return Refusal("EV-145", "worth-too-much", {"card": Name(CARDS[move.a].id), "most": card.effect.most})
        return Refusal(card.rule, "cannot-play-revealed", {"card": Name(CARDS[move.a].id)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        others = game.revealed_cards
        if move.verb == PLAY:
            others = others[:]
            others.remove(move.a)
            game.revealed_cards = [move.a]
        else:
            game.revealed_cards = []
        game.discards += others
        if move.verb == PLAY:
            play_through(game, self.seat, move, EVERYTHING, events)


# The Poet


class ChooseColour(Ask):
    """The Poet names a colour and draws all Meadow cards of it (EV-308, EV-404)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-colour"
    rule: ClassVar[str] = "EV-308"

    def options(self, game: State) -> list[Move]:
        return COLOUR_CHOICES

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Event("named-colour", self.seat, "EV-308", {"colour": Name(COLOURS[move.a])}))
        found = [s for s in meadow_sources(game) if CARDS[game.meadow[s - MEADOW]].colour == move.a]
        space = room(game.players[self.seat])
        if len(found) > space:
            draw_from_rows(game, self.seat, BY_POET, space, events, move.a)
        else:
            draw_all(game, self.seat, found, BY_POET, events)


# The Air Balloon


def copyable_tan(game: State, seat: int, back: bool) -> list[tuple[int, int]]:
    """What an Air Balloon may copy, as city and place in it (EV-286, EV-402): no Fool, Main Road or Ruins."""
    owners = [seat] if back else game.opponents(seat)
    found: list[tuple[int, int]] = []
    for owner in owners:
        for index, card in enumerate(game.players[owner].city):
            if CARDS[card.design].colour != TAN or card.design in (FOOL, MAIN_ROAD, RUINS):
                continue
            if card.design == AIR_BALLOON and back:
                continue
            found.append((owner, index))
    return found


class CopyTan(Ask):
    """The Air Balloon: which tan card of an opponent takes effect; after an Air Balloon one of the own city may."""

    __slots__ = ("back",)

    name: ClassVar[str] = "copy-tan"
    rule: ClassVar[str] = "EV-286"

    def __init__(self, seat: int, back: bool) -> None:
        super().__init__(seat)
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (int(self.back),)

    def __reduce__(self) -> tuple[type[CopyTan], tuple[int, bool]]:
        return CopyTan, (self.seat, self.back)

    def options(self, game: State) -> list[Move]:
        found = copyable_tan(game, self.seat, self.back)
        moves: list[Move] = [EverdellMove(COPY, game.refer(self.seat, owner, index)) for owner, index in found]
        if self.back:
            moves.append(ENDS)
        return moves

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == DONE:
            return Refusal("EV-494", "must-copy")
        if move.verb != COPY:
            return not_now(self.rule, self.name)
        return Refusal("EV-402" if self.back else "EV-286", "cannot-copy-tan")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a) if move.verb == COPY else None
        if laid is None:
            return
        told_copied(self.seat, laid, "EV-286", events)
        if laid.design != AIR_BALLOON:
            travel(game, self.seat, laid.design, events)
        elif copyable_tan(game, self.seat, True):
            game.push(CopyTan(self.seat, True))
