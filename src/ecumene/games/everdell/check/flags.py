"""Where a recording is known to differ from the rules: by flag, what of the case is left out of the comparison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from ecumene.games.everdell.check.answers import Answer
from ecumene.games.everdell.check.fields import Fields, card_called, card_name, case_name
from ecumene.games.everdell.check.position import Told
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.scoring import Tally, grants
from ecumene.games.everdell.visitors import LEFTOVER, ONE_OF_EACH_LEFT, VISITORS

CARDS_NOT_CONSERVED: Final = "cards_not_conserved"
OVERDRAW: Final = "hand_limit_overdraw_possible"
TILE_ORDER: Final = "station_tile_order"
GREENHOUSE: Final = "greenhouse_pairing"
COUNTS_STORED: Final = "visitor_counts_stored"
CONDUCTOR: Final = "conductor_exclusions"
FOOL: Final = "fool_triggers"
ONE_QUEUE: Final = "visitor_single_queue"
VANISHED: Final = "worker_on_vanished_card"
EXCLUDED: Final = "excluded"
CODES: Final = (
    *(CARDS_NOT_CONSERVED, OVERDRAW, TILE_ORDER, GREENHOUSE, COUNTS_STORED, CONDUCTOR, FOOL, ONE_QUEUE, VANISHED),
    EXCLUDED,
)


class Flag(NamedTuple):
    """A known difference; of cards lost or doubled in the recording, which ones."""

    code: str
    lost: Counter[str]
    created: Counter[str]


def read_flags(case: Fields) -> list[Flag]:
    flags: list[Flag] = []
    for entry in case.tables("flags"):
        code = entry.one_of("code", CODES)
        entry.take("reason")
        flags.append(Flag(code, read_cards(entry, "lost"), read_cards(entry, "created")))
        entry.finish()
    return flags


def read_cards(entry: Fields, name: str) -> Counter[str]:
    table = entry.table(name)
    return Counter({card_name(card_called(table.where, id)): table.number(id) for id in table.names()})


def without_touched(wanted: Told, flags: list[Flag], active: str) -> Told:
    """What a case expects, without what its flags touch. `active` is the player whose turn it is."""
    told = {**wanted, "players": {name: {**player} for name, player in wanted["players"].items()}}
    for flag in flags:
        if flag.code in LEAVE_OUT:
            LEAVE_OUT[flag.code](told, flag, active)
    return told


def mend_discards(told: Told, flag: Flag, active: str) -> None:
    """The doubled cards lie in the discard pile, and the lost ones do not: the other way round it is right."""
    pile: Counter[str] = Counter(told.pop("discard", []))
    if flag.created <= pile:
        told["discard"] = sorted((pile - flag.created + flag.lost).elements())


def leave_out_rows(told: Told, flag: Flag, active: str) -> None:
    """Cards drawn past the limit lie in the discard pile, and the deck is shorter by them."""
    for name in ("discard", "meadow", "station"):
        told.pop(name, None)


def leave_out_goods(told: Told, flag: Flag, active: str) -> None:
    """A resource of choice too many, or the question for it."""
    told["players"][active].pop("resources")
    told["points_now"] = {name: points for name, points in told["points_now"].items() if name != active}
    for name in ("turn_over", "active"):
        told.pop(name)


def leave_out_berries(told: Told, flag: Flag, active: str) -> None:
    goods = told["players"][active]["resources"]
    told["players"][active]["resources"] = {name: number for name, number in goods.items() if name != "berry"}


def leave_out_visitors(told: Told, flag: Flag, active: str) -> None:
    told.pop("visitors_face_up", None)


#: By flag: what it touches. A tile taken too early, copies that fail for another reason and workers on cards that have
#: gone leave the same position in the end.
LEAVE_OUT: Final[dict[str, Callable[[Told, Flag, str], None]]] = {
    CARDS_NOT_CONSERVED: mend_discards,
    OVERDRAW: leave_out_rows,
    GREENHOUSE: leave_out_goods,
    FOOL: leave_out_berries,
    ONE_QUEUE: leave_out_visitors,
}


def answers_by_rule(answers: list[Answer], flags: list[Flag]) -> list[Answer]:
    """A Greenhouse without a Farm of its own asks for nothing (EV-296)."""
    touched = [flag.code for flag in flags]
    return [answer for answer in answers if GREENHOUSE not in touched or answer.asker != case_name("greenhouse")]


def forgiven_points(game: Everdell, seat: int, flags: list[Flag]) -> list[int]:
    """Points that visitors bring in the recording and not by the rules: those that count resources lying on cards."""
    if COUNTS_STORED not in [flag.code for flag in flags]:
        return [0]
    player = game.players[seat]
    tally = Tally(player)
    sums = [0]
    for number in player.visitors:
        visitor = VISITORS[number]
        if visitor.wish in (LEFTOVER, ONE_OF_EACH_LEFT) and not grants(game, seat, visitor, tally):
            sums += [points + visitor.points for points in sums]
    return sums
