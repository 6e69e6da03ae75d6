"""Power from neighbours: offers after a building, and the answers to them (TM-112 to TM-119)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica.factions import ANSWER_CULT, ANSWER_NOTHING, FACTIONS
from ecumene.games.terra_mystica.moves import ACCEPT, ACCEPTS, REFUSES
from ecumene.games.terra_mystica.pending import DUE_STEP, DUE_TOKEN, Build, Offer
from ecumene.games.terra_mystica.points import POWER_PAID
from ecumene.games.terra_mystica.state import State


def after(game: State, seat: int) -> list[int]:
    """The other seats in turn order, starting left of this one (TM-117)."""
    at = game.order.index(seat)
    return game.order[at + 1 :] + game.order[:at]


def possible(game: State, seat: int, amount: int) -> int:
    """How much of an offer can be gained: what the bowls hold and the points can pay (TM-115)."""
    mat = game.mats[seat]
    return min(amount, mat.bowls.room, mat.vp + 1)


def offer(game: State, builder: int, cell: int) -> list[int]:
    """Offer power for a new building; the seats that were offered some, in the order in which they answer (TM-112).

    Whoever can gain nothing is not asked; the site asks all the same (TM-116, TM-394).
    """
    game.built += 1
    asked: list[int] = []
    waiting = 0
    beside = game.next_to(cell) & game.occupied & ~game.mats[builder].own
    if not beside:
        return asked
    for seat in after(game, builder):
        mat = game.mats[seat]
        if not mat.own & beside or game.dropped >> seat & 1:
            continue
        amount = mat.value(beside)
        able = mat.bowls.room > 0
        if able or game.site:
            mat.offers = [*mat.offers, Offer(builder, amount, game.built, able, False)]
            asked.append(seat)
            waiting += able
    if asked and game.mats[builder].kind.answer != ANSWER_NOTHING:
        game.builds = [*game.builds, Build(game.built, builder, waiting, False, False)]
    return asked


def options(game: State, seat: int, out: list[Move], trade: bool = False) -> None:
    """Accept or decline each offer for a new building, of equal ones the oldest; or the oldest for one traded with."""
    for offer in game.mats[seat].offers:
        if offer.trade != trade:
            continue
        faction = game.mats[offer.builder].faction
        accept = ACCEPTS[faction][offer.amount]
        if accept in out:
            continue
        if game.site or possible(game, seat, offer.amount) > 0:
            out.append(accept)
        out.append(REFUSES[faction][offer.amount])
        if trade:
            # Trades are decided about one after the other (TM-208, TM-404).
            return


def find(game: State, seat: int, move: Move, trade: bool = False) -> Offer | None:
    for offer in game.mats[seat].offers:
        if offer.trade == trade:
            if game.mats[offer.builder].faction == move.a and offer.amount == move.b:
                return offer
            if trade:
                return None
    return None


def refuse(game: State, seat: int, move: Move, trade: bool = False) -> Refusal | None:
    """Only what was offered can be accepted or declined, and only what brings something accepted."""
    offer = find(game, seat, move, trade)
    if offer is None:
        return Refusal("TM-112", "no-offer", {"power": move.b, "faction": Name(FACTIONS[move.a].id)})
    if move.verb == ACCEPT and not game.site and possible(game, seat, offer.amount) == 0:
        return Refusal("TM-115", "nothing-to-gain", {"power": offer.amount})
    return None


def answer(game: State, seat: int, move: Move, events: list[Event] | None, trade: bool = False) -> int:
    """Take or decline an offer; returns the builder if the answer gives it a choice to make, otherwise -1."""
    offer = find(game, seat, move, trade)
    assert offer is not None
    mat = game.mats[seat]
    mat.offers = [other for other in mat.offers if other is not offer]
    accepted = move.verb == ACCEPT
    gained = possible(game, seat, offer.amount) if accepted else 0
    refused = not accepted and offer.able and mat.bowls.room > 0
    if gained:
        game.score(seat, POWER_PAID, 1 - gained, None)
        mat.bowls = mat.bowls.after_gain(gained)
    if events is not None:
        names: Arguments = {"power": gained or offer.amount, "builder": Seat(offer.builder), "points": gained - 1}
        events.append(Event("power-accepted" if accepted else "power-declined", seat, "TM-114", names))
    return -1 if offer.trade else settle(game, offer, accepted, refused, events)


def settle(game: State, offer: Offer, accepted: bool, refused: bool, events: list[Event] | None) -> int:
    """Count an answer for the builder whom answers concern (TM-119, TM-179, TM-397)."""
    chooses = -1
    for build in game.builds:
        if build.number == offer.build:
            waiting = build.open - offer.able
            refused = build.refused or refused
            kind = game.mats[build.builder].kind
            if accepted and not build.accepted:
                game.mats[build.builder].owe(DUE_STEP if kind.answer == ANSWER_CULT else DUE_TOKEN)
                chooses = build.builder
            accepted = build.accepted or accepted
            if waiting == 0 and refused and not accepted:
                game.gain_power(build.builder, 1, "TM-119" if kind.answer == ANSWER_CULT else "TM-179", events)
                refused = False
            game.builds = [other for other in game.builds if other is not build]
            if any([other.build == offer.build for mat in game.mats for other in mat.offers]):
                # At the site also those who can gain nothing may still accept.
                game.builds = [*game.builds, Build(build.number, build.builder, waiting, accepted, refused)]
            return chooses
    return chooses


def awaited(game: State, builder: int) -> bool:
    """Does the builder still wait for answers?"""
    return any([build.builder == builder for build in game.builds])
