"""The first step of a case: the action of a turn, and the moves that may be meant by it."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.everdell.catalogue import CARDS, JUDGE, NUMBER
from ecumene.games.everdell.check.answers import CARDS as CHOSEN_CARDS
from ecumene.games.everdell.check.answers import Answer, CityCard, NamedCard, Spot, read_price, read_spot
from ecumene.games.everdell.check.fields import Fields, card_called, card_name, event_called, own_name, wrong
from ecumene.games.everdell.check.matching import fits_spot
from ecumene.games.everdell.check.setting import Setting
from ecumene.games.everdell.drawing import lies_at
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.moves import (
    CLAIM,
    GOLDEN,
    HAND,
    HELPED,
    MEADOW,
    MEADOW_PLACES,
    OCCUPY,
    PASS,
    PLAIN,
    PLAY,
    PREPARE,
    PRISONER,
    RESERVE,
    RESERVED,
    STATION,
    STATION_PLACES,
    TICKET,
    VISIT,
    EverdellMove,
    packed,
    part,
    way,
)
from ecumene.games.everdell.places import CARD_PLACE
from ecumene.games.everdell.vocabulary import CHEAPER_BY_LEAVING, RED, SWAP_RESOURCE

FROM: Final = ("hand", "meadow", "station", "reserved")
#: Ways to play a card that are not a card's name.
OCCUPYING: Final = "occupy"
OCCUPYING_GOLDEN: Final = "occupy_golden"
IMPRISONING: Final = "dungeon"
#: It cannot be paid like this, or the card is not there: no move says it.
NOT_THE_PRICE: Final = "EV-075"
NOT_THERE: Final = "EV-074"


class Action:
    """The moves that may be meant by the first step, legal or not; none if no move can say it, and then why."""

    def __init__(self, moves: list[Move], why: str = "", price: int = -1, extra: Answer | None = None) -> None:
        self.moves = moves
        self.why = why
        #: What is paid, where the game asks for it after the action; -1 if the action says it all.
        self.price = price
        #: What the step answers beside the action itself.
        self.extra = extra


def read_action(setting: Setting, step: Fields) -> Action:
    kind = step.word("do")
    game, seat = setting.game, setting.seat
    if kind == "play_card":
        found = read_play(setting, step)
    elif kind == "reserve_card":
        _, sources = read_source(game, seat, step, FROM[1:3])
        found = Action([EverdellMove(RESERVE, source) for source in sources], NOT_THERE)
    elif kind == "place_worker":
        place = setting.place_of(step.place("location"), step.take("location"))
        found = Action([EverdellMove(VISIT, place)] if place >= 0 else [], "EV-008")
    elif kind == "claim_event":
        found = Action([EverdellMove(CLAIM, event_called(step.place("event"), step.take("event")))])
    elif kind == "visit_card":
        design = card_called(step.place("card"), step.take("card"))
        owner = setting.seat_of(step.place("owner"), step.take("owner"))
        found = Action(visits(game, seat, Spot(-1, CityCard(design, owner))), "EV-048")
    elif kind == "use_ticket":
        spot = read_spot(setting, step.table("move_from"))
        player = game.players[seat]
        places = [game.place_in_move(seat, place) for place in dict.fromkeys([*player.workers, *player.fixed])]
        moves: list[Move] = [EverdellMove(TICKET, place) for place in places]
        found = Action([move for move in moves if fits_spot(game, seat, spot, move)], "EV-388")
    elif kind in ("prepare_for_season", "pass"):
        found = Action([EverdellMove(PREPARE if kind == "prepare_for_season" else PASS)])
    else:
        wrong(step.place("do"), kind)
    step.finish()
    return found


def visits(game: Everdell, seat: int, spot: Spot) -> list[Move]:
    """Visits of a card in a city: of every copy, and of the Lookout for every location it may copy."""
    assert spot.card is not None
    found: list[Move] = []
    for index, laid in enumerate(game.players[spot.card.owner].city):
        if laid.design == spot.card.design:
            place = CARD_PLACE + game.refer(seat, spot.card.owner, index)
            found += [EverdellMove(VISIT, place, copied) for copied in range(game.forest_places.stop + 1)]
    legal = game.moves(seat)
    return [move for move in found if move in legal or move.b == 0]


def read_source(game: Everdell, seat: int, step: Fields, allowed: tuple[str, ...]) -> tuple[int, list[int]]:
    """A card, and the places where it may be meant to lie; none if it lies nowhere there."""
    design = card_called(step.place("card"), step.take("card"))
    where = step.one_of("from", allowed)
    index = step.number("index", -1)
    if where == "hand":
        return design, [HAND] if design in game.players[seat].hand else []
    if where == "reserved":
        return design, [RESERVED] if game.players[seat].reserved == design else []
    start, number = (MEADOW, MEADOW_PLACES) if where == "meadow" else (STATION, STATION_PLACES)
    found = [source for source in range(start, start + number) if lies_at(game, source) == design]
    return design, [start + index] if start + index in found and index >= 0 else found


def read_play(setting: Setting, step: Fields) -> Action:
    """How a card is played: at its price, with the Judge, with a helper, on a Construction, or through a red card."""
    game, seat = setting.game, setting.seat
    design, sources = read_source(game, seat, step, FROM)
    price = read_price(step, "pay")
    via = step.word("via")
    occupied = step.word("occupy")
    prisoner = step.word("imprison")
    if via and via not in (OCCUPYING, OCCUPYING_GOLDEN):
        helper = card_called(step.place("via"), via)
        if CARDS[helper].colour == RED:
            return play_through(
                game, seat, helper, NamedCard(design, step.word("from"), step.number("index", -1)), price
            )
    if not sources:
        return Action([], NOT_THERE)
    card = CARDS[design]
    whole = packed(card.twig, card.resin, card.pebble, card.berry)
    if not via and price == whole and sources != [RESERVED]:
        return Action(plays(design, sources, PLAIN, [0]))
    if not via and sources == [RESERVED]:
        return Action(plays(design, sources, PLAIN, [0]), price=price)
    if not via:
        if goods_in(price) != goods_in(whole):
            return Action([], NOT_THE_PRICE)
        return Action(plays(design, sources, HELPED, copies(game, seat, JUDGE)), NOT_THE_PRICE, price)
    if via in (OCCUPYING, OCCUPYING_GOLDEN):
        if price:
            return Action([], NOT_THE_PRICE)
        kind = OCCUPY if via == OCCUPYING else GOLDEN
        wanted = card_called(step.place("occupy"), occupied) if occupied else -1
        return Action(plays(design, sources, kind, copies(game, seat, wanted, True)), "EV-076")
    if via == IMPRISONING:
        wanted = card_called(step.place("imprison"), prisoner)
        has_dungeon = copies(game, seat, NUMBER[IMPRISONING])
        return Action(
            plays(design, sources, PRISONER, copies(game, seat, wanted)) if has_dungeon else [], "EV-125", price
        )
    if CARDS[NUMBER[own_name(via)]].effect.kind not in (CHEAPER_BY_LEAVING, SWAP_RESOURCE):
        wrong(step.place("via"), via)
    return Action(plays(design, sources, HELPED, copies(game, seat, NUMBER[own_name(via)])), "EV-078", price)


def plays(design: int, sources: list[int], kind: int, references: list[int]) -> list[Move]:
    return [
        EverdellMove(PLAY, design, source, way(kind, reference) if kind else 0)
        for source in sources
        for reference in references
    ]


def copies(game: Everdell, seat: int, design: int, constructions: bool = False) -> list[int]:
    """The cards of that design in one's own city as moves name them; with -1 all of them."""
    return [
        game.refer(seat, seat, index)
        for index, laid in enumerate(game.players[seat].city)
        if design in (laid.design, -1) and (laid.is_construction or not constructions)
    ]


def play_through(game: Everdell, seat: int, helper: int, card: NamedCard, price: int) -> Action:
    """A visit of a red card that lets this card be played: one's own, or else another one."""
    owners = [owner for owner in range(len(game.players)) if game.players[owner].has(helper)]
    if not owners:
        return Action([], "EV-048")
    owner = seat if seat in owners else owners[0]
    answer = Answer(0, CHOSEN_CARDS, card_name(helper), [card])
    return Action(visits(game, seat, Spot(-1, CityCard(helper, owner))), "EV-048", price, answer)


def goods_in(price: int) -> int:
    return sum([part(price, resource) for resource in range(4)])
