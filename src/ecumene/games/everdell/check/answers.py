"""The steps of a case after the first: what was chosen, of which kind, and which card, place or event asked for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecumene.games.everdell.check.fields import (
    Fields,
    card_called,
    event_called,
    visitor_called,
    whole_number,
    wrong,
)
from ecumene.games.everdell.check.setting import Setting
from ecumene.games.everdell.moves import packed
from ecumene.games.everdell.places import EVENT_PLACE
from ecumene.games.everdell.vocabulary import RESOURCES

# Kinds of answers
CARDS: Final = "cards"
DISCARD: Final = "discard"
CITY_CARDS: Final = "city_cards"
PLAYER: Final = "player"
GOODS: Final = "resources"
LOCATION: Final = "location"
SPOT: Final = "worker_spot"
OPTION: Final = "option"
VISITOR: Final = "visitor"
TILE: Final = "train_tile"
PAYMENT: Final = "payment"
#: What the cases call a choice that is still open, and the kind of its answer.
OPEN_KINDS: Final[dict[str, str]] = {
    "select_cards": CARDS,
    "select_cards_with_source": CARDS,
    "discard_cards": DISCARD,
    "select_played_cards": CITY_CARDS,
    "select_player": PLAYER,
    "select_resources": GOODS,
    "select_location": LOCATION,
    "select_worker_placement": SPOT,
    "select_option_generic": OPTION,
    "select_visitor": VISITOR,
    "select_train_car_tile": TILE,
    "select_payment_for_card": PAYMENT,
}

#: Where a card lies that an answer names.
SOURCES: Final = ("", "hand", "meadow", "station", "reserved", "deck", "discard")
FROM_DECK: Final = "from_deck"
#: Modes of an answer in resources.
GAIN: Final = "gain"
PAY: Final = "pay"
ASKED_BY: Final = "for_"


class NamedCard(NamedTuple):
    """A card that is not in a city; `design` is -1 for the unseen top card of the deck."""

    design: int
    source: str = ""
    #: Its place in a row, counted from 0, or -1.
    place: int = -1


class CityCard(NamedTuple):
    design: int
    owner: int


class Good(NamedTuple):
    resource: int
    mode: str


class Spot(NamedTuple):
    """Where a worker stands or goes: a place on the board or an event, or else a card in a city."""

    place: int
    card: CityCard | None


class Chosen(NamedTuple):
    """Everything else: a seat, a place, a visitor, a tile, a price, or the word of an option."""

    value: int
    word: str = ""


Item = NamedCard | CityCard | Good | Spot | Chosen


class Answer:
    """One step: its number in the case, its kind, who asked (empty if nobody is named), and what is left of it."""

    def __init__(self, number: int, kind: str, asker: str, items: list[Item], mode: str = "", card: int = -1) -> None:
        self.number = number
        self.kind = kind
        self.asker = asker
        self.items = items
        #: Of resources: are they gained or paid?
        self.mode = mode
        #: Of a payment: the card it is for.
        self.card = card
        #: Nothing was chosen.
        self.is_empty = not items or (items == [Chosen(0)] and kind == PAYMENT)
        #: The question that took the first part of it, and alone may take the rest.
        self.taken_by = ""

    def copy(self) -> Answer:
        return Answer(self.number, self.kind, self.asker, self.items[:], self.mode, self.card)


def read_answer(setting: Setting, number: int, step: Fields) -> Answer:
    """A step with `choose`."""
    kind = step.word("choose")
    asker = ""
    for name in step.names():
        if name.startswith(ASKED_BY):
            asker = step.word(name)
    card = -1
    mode = ""
    items: list[Item]
    if kind in (CARDS, DISCARD):
        items = [read_card(step.place("cards"), value) for value in step.items("cards")]
    elif kind == CITY_CARDS:
        items = [read_city_card(setting, entry) for entry in step.tables("cards")]
    elif kind == GOODS:
        mode = step.one_of("mode", (GAIN, PAY))
        goods = step.counts("resources")
        items = [Good(resource, mode) for resource, name in enumerate(RESOURCES) for _ in range(goods[name])]
    elif kind == PAYMENT:
        card = card_called(step.place("card"), step.take("card"))
        items = [Chosen(read_price(step, "pay"))]
    elif kind == SPOT:
        items = [read_spot(setting, step.table("spot"))] if step.take("spot") is not None else []
    elif kind == TILE:
        value = step.take("index")
        items = [Chosen(whole_number(step.place("index"), value) + 1)] if value is not None else []
    elif kind in (PLAYER, LOCATION, VISITOR, OPTION):
        value = step.take(kind)
        items = [read_chosen(setting, step, kind, value)] if value is not None else []
    else:
        wrong(step.place("choose"), kind)
    step.finish()
    return Answer(number, kind, asker, items, mode, card)


def read_chosen(setting: Setting, step: Fields, kind: str, value: object) -> Item:
    field = step.place(kind)
    if kind == PLAYER:
        return Chosen(setting.seat_of(field, value))
    if kind == LOCATION:
        return Chosen(setting.place_of(field, value))
    if kind == VISITOR:
        return Chosen(visitor_called(field, value))
    if not isinstance(value, str):
        wrong(field, value)
    return Chosen(0, value)


def read_card(field: str, value: object) -> Item:
    """`"farm"`, `"from_deck"`, or `{"card": "farm", "from": "meadow", "index": 2}`."""
    if value == FROM_DECK:
        return NamedCard(-1, "deck")
    if isinstance(value, str):
        return NamedCard(card_called(field, value))
    entry = Fields(field, value)
    design = card_called(entry.place("card"), entry.take("card"))
    found = NamedCard(design, entry.one_of("from", SOURCES), entry.number("index", -1))
    entry.finish()
    return found


def read_city_card(setting: Setting, entry: Fields) -> CityCard:
    design = card_called(entry.place("card"), entry.take("card"))
    owner = setting.seat_of(entry.place("owner"), entry.take("owner"))
    entry.finish()
    return CityCard(design, owner)


def read_spot(setting: Setting, spot: Fields) -> Spot:
    """`{"location": …}`, `{"event": …}` or `{"card": …, "owner": …}`."""
    if spot.has("location"):
        found = Spot(setting.place_of(spot.place("location"), spot.take("location")), None)
    elif spot.has("event"):
        found = Spot(EVENT_PLACE + event_called(spot.place("event"), spot.take("event")), None)
    else:
        return Spot(-1, read_city_card(setting, spot))
    spot.finish()
    return found


def read_price(step: Fields, name: str) -> int:
    """What is paid, as one number."""
    goods = step.counts(name)
    return packed(goods["twig"], goods["resin"], goods["pebble"], goods["berry"])
