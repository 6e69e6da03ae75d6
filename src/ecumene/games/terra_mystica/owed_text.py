"""A line of help under what a seat is asked: what an offer gives and costs, which choices are still open.

`say` is whatever says a message by its id.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.games.terra_mystica import choices, neighbours
from ecumene.games.terra_mystica.deed_text import price, vessel
from ecumene.games.terra_mystica.moves import HIGHEST_BID, TWO_STEPS
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tile_text import Say
from ecumene.games.terra_mystica.tiles import DWELLING
from ecumene.parts.hexes import count

#: By kind of choice (`pending`): the words in the ids of the messages.
OPEN: Final = (
    "favour",
    "town",
    "step",
    "two-steps",
    "bridge",
    "priest",
    "token",
    "unlock",
    "terrain",
    "ship",
    "yard-ship",
    "ship-may",
    "reward",
    "port",
    "key",
)


def help_line(game: State, seat: int, say: Say) -> str:
    """For whoever is asked."""
    step = game.step(seat)
    assert step is not None
    if step.name in ("answer-power", "answer-later", "answer-trade"):
        return " ".join(_offers(game, seat, say, step.name == "answer-trade"))
    if step.name in ("complete-action", "choose", "choose-later"):
        return " ".join(_open(game, seat, say)) or say("help-done")
    if step.name == "use-spades":
        return say("help-use-spades", spades=game.digging.free if game.digging is not None else 0)
    if step.name == "take-action":
        found = [*_offers(game, seat, say, False), *_open(game, seat, say)]
        return " ".join(found) or say("help-take-action", price=_dwelling(game, seat, say))
    return say(f"help-{step.name}", kind=_vessel(game, seat), highest=HIGHEST_BID)


def _vessel(game: State, seat: int) -> str:
    return vessel(game, seat) if game.mats[seat].faction >= 0 else "ship"


def _dwelling(game: State, seat: int, say: Say) -> str:
    return price(say, *game.mats[seat].kind.prices[DWELLING])


def _offers(game: State, seat: int, say: Say, trade: bool) -> list[str]:
    """What each offer of power gives and costs; those for trades come one after the other."""
    found: list[str] = []
    offers = [offer for offer in game.mats[seat].offers if offer.trade == trade]
    for offer in offers[:1] if trade else offers:
        power = neighbours.possible(game, seat, offer.amount)
        told = {"power": power, "points": max(0, power - 1), "offered": offer.amount}
        found.append(say("help-offer", builder=Seat(offer.builder), way="trade" if offer.trade else "build", **told))
    return found


def _open(game: State, seat: int, say: Say) -> list[str]:
    """What must be chosen, then what may be."""
    mat = game.mats[seat]
    must: list[str] = []
    may: list[str] = []
    for due, times in enumerate(mat.due):
        if times:
            part = say(f"open-{OPEN[due]}", times=times, kind=vessel(game, seat), steps=TWO_STEPS[0].b)
            (may if due in choices.OPTIONAL else must).append(part)
    under_way = game.voyage
    if under_way is not None and game.acts(seat):
        if not under_way.trading:
            may.append(say("open-sail", kind=vessel(game, seat)))
        elif under_way.entered:
            must.append(say("open-trade", times=count(under_way.entered)))
    digging = game.digging
    if digging is not None and game.acts(seat):
        if digging.sandstorm:
            may.append(say("open-storm"))
        elif digging.free:
            may.append(say("open-spades", times=digging.free))
        if digging.may_build and not digging.sandstorm:
            may.append(say("open-dwelling", price=_dwelling(game, seat, say)))
    found = [say("help-must", list="; ".join(must))] if must else []
    return [*found, say("help-may", list="; ".join(may))] if may else found
