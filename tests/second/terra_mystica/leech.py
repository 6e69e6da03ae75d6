"""Power from neighbours: offers after a building, and the answers to them (TM-112 to TM-119)."""

from typing import Any

from tests.second.terra_mystica.board import adjacent, power_value
from tests.second.terra_mystica.state import Table, need
from tests.second.terra_mystica.stock import gain_power, room_for_power


def after(table: Table, name: str) -> list[str]:
    """The other factions in the order of play, starting left of this one."""
    at = table.playing.index(name)
    return table.playing[at + 1 :] + table.playing[:at]


def offer_power(table: Table, builder: str, hex_: str) -> None:
    """Offer power to every opponent with buildings directly adjacent to the new building."""
    build: dict[str, Any] = {"by": builder, "accepted": False, "refused": False, "open": 0}
    for name in after(table, builder):
        seat = table.seats[name]
        beside = adjacent(table, hex_) & table.own(name)
        amount = sum(power_value(name, table.buildings[other][1]) for other in beside)
        able = room_for_power(seat) > 0
        # Who can gain nothing is not asked; the records hold such offers too (TM-116, TM-394).
        if amount and not seat.dropped and (able or table.site):
            table.offers.append({"to": name, "from": builder, "amount": amount, "able": able, "build": build})
            build["open"] += able


def answer(table: Table, name: str, amount: int, builder: str, accept: bool) -> None:
    """Take or refuse one offer."""
    fits = [o for o in table.offers if (o["to"], o["from"], o["amount"]) == (name, builder, amount)]
    need(bool(fits), "TM-112", "no such offer of power")
    offer = fits[0]
    need(table.site or offer is table.offers[0], "TM-117", "somebody else decides first")
    seat = table.seats[name]
    possible = min(amount, room_for_power(seat), seat.stock["VP"] + 1)
    need(possible >= 1 or table.site or not accept, "TM-115", "nothing can be gained")
    table.offers.remove(offer)
    build = offer["build"]
    build["open"] -= offer["able"]
    if accept:
        if possible:
            seat.stock["VP"] -= possible - 1
            gain_power(seat, possible)
        if not build["accepted"]:
            build["accepted"] = True
            use_ability(table, builder)
    elif offer["able"] and room_for_power(seat) > 0:
        build["refused"] = True
    if not build["open"] and not build["accepted"] and build["refused"]:
        build["refused"] = False
        if builder in ("cultists", "shapeshifters"):
            gain_power(table.seats[builder], 1)


def use_ability(table: Table, builder: str) -> None:
    """The step of the Cultists or the token of the Shapeshifters, once per build (TM-119, TM-179, TM-397).

    By the printed order it is decided at once, before the next neighbour answers (TM-393).
    """
    seat = table.seats[builder]
    if builder == "cultists":
        seat.owes("CULT" if table.site else "CULT_AT_ONCE")
    if builder == "shapeshifters" and (table.site or seat.stock["VP"] > 0):
        seat.owes("P3_FOR_VP")


def drop_empty_offers(table: Table) -> None:
    """Who can gain nothing any more is not asked (TM-116); only two trades with one new dwelling make this happen."""
    if not table.site:
        table.offers = [offer for offer in table.offers if room_for_power(table.seats[offer["to"]]) > 0]


def decline_all(table: Table, name: str) -> None:
    """Acting before answering counts as declining (TM-417)."""
    for offer in [o for o in table.offers if o["to"] == name]:
        answer(table, name, offer["amount"], offer["from"], accept=False)
