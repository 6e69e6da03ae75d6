"""The position of a case, laid out on a real table."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell import BOX
from ecumene.games.everdell.catalogue import CARDS, FARM
from ecumene.games.everdell.check.fields import (
    NOT_IN_PLAY,
    POINTS,
    Fields,
    card_called,
    event_called,
    forest_called,
    place_called,
    tile_called,
    visitor_called,
    wrong,
)
from ecumene.games.everdell.city import enter, free_partner
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.laid import FREE, GOLDEN_TOKEN, STANDARD, Laid, stored
from ecumene.games.everdell.moves import MEADOW_PLACES, STATION_PLACES
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, MOST_FOREST, NOWHERE, is_journey
from ecumene.games.everdell.player import (
    NO_CARD,
    NO_TICKET,
    NO_TOKEN,
    OUTBOUND,
    RETURN,
    TOKEN_LYING,
    TOKEN_READY,
    TOKEN_USED,
    Claimed,
)
from ecumene.games.everdell.state import UNCLAIMED
from ecumene.games.everdell.turn import TakeTurn
from ecumene.games.everdell.visitors import TILE_IDS, VISITORS
from ecumene.games.everdell.vocabulary import RESOURCES, SEASONS

#: A rest of the bag that no case should reach.
SPARE_TILES: Final = [TILE_IDS.index("one-vp")] * STATION_PLACES
#: Tokens that a case may name; `true` is a token of either sort.
OCCUPIED: Final[dict[str, int]] = {"": FREE, "standard": STANDARD, "golden": GOLDEN_TOKEN}
#: A ticket that is used up is not there any more.
TICKETS: Final[dict[str, int]] = {"": NO_TICKET, "outbound": OUTBOUND, "return": RETURN, "used": NO_TICKET}
#: The only word for a reservation token; on a card it is `{"card": …}`.
USED: Final = "used"
BASIC_EVENTS: Final = ("harvest_festival", "grand_tour", "city_monument", "cartographers_expedition")
NEWLEAF_MODULE: Final = "newleaf_"
RESERVING: Final = "newleaf_reserving"


class Setting:
    """The table of a case before its first step, and how its people and places are called."""

    def __init__(self, setup: Fields, needed: list[str], first_guests: list[str]) -> None:
        """`needed` are locations that the steps name; `first_guests` visitors in the order in which they are named."""
        entries = setup.tables("players")
        self.names: list[str] = [entry.word("id") for entry in entries]
        if not 2 <= len(entries) <= BOX.seats[1] or len(set(self.names)) != len(entries) or "" in self.names:
            wrong("setup.players", self.names)
        self.modules = self._modules(setup)
        # Whoever visits a card must use it (EV-020, EV-490): so read the cases, and so does the rule.
        options = BOX.settle(len(entries), {"newleaf": "station", "must_act": True})
        self.game = Everdell(BOX, len(entries), 1, options, BOX.rules)
        #: Meadow or Station are not full, as they never are in a game.
        self.short_rows = False
        #: By seat: point tokens that the case sees on events.
        self.points_on_events = [0] * len(entries)
        self._lay_rows(setup)
        self._lay_station(setup, first_guests)
        self._lay_forest(setup, needed)
        self._lay_events(setup)
        crowds = [self._fill_city(seat, entry) for seat, entry in enumerate(entries)]
        for seat, entry in enumerate(entries):
            self._seat_player(seat, entry)
            self._deploy(seat, entry, crowds)
            entry.finish()
        self.seat = self.seat_of("setup.active", setup.take("active"))
        self.game.active = self.seat
        self.game.agenda = [TakeTurn(self.seat)]
        setup.finish()

    def seat_of(self, field: str, name: object) -> int:
        if name not in self.names:
            wrong(field, name)
        return self.names.index(str(name))

    def place_of(self, field: str, id: object) -> int:
        return place_called(field, id, self.game.forest)

    @staticmethod
    def _modules(setup: Fields) -> list[str]:
        found = setup.items("modules")
        for module in found:
            if not isinstance(module, str) or not module.startswith(NEWLEAF_MODULE):
                wrong("setup.modules", module)
        return found

    # The common parts

    def _lay_rows(self, setup: Fields) -> None:
        game = self.game
        meadow = setup.cards("meadow")
        if len(meadow) > MEADOW_PLACES:
            wrong("setup.meadow", len(meadow))
        self.short_rows = len(meadow) < MEADOW_PLACES
        game.meadow = meadow + [NO_CARD] * (MEADOW_PLACES - len(meadow))
        following = setup.cards("draw_next")
        size = setup.number("deck_size", len(following))
        # Below the cards that the case tells lie others that do not matter.
        game.deck = [FARM] * (size - len(following)) + following[:size][::-1]
        game.discards = setup.cards("discard")

    def _lay_station(self, setup: Fields, first_guests: list[str]) -> None:
        game = self.game
        if setup.has("station"):
            cards = [NO_CARD if id is None else card_called("setup.station", id) for id in setup.items("station")]
            if len(cards) > STATION_PLACES:
                wrong("setup.station", len(cards))
            game.station = cards + [NO_CARD] * (STATION_PLACES - len(cards))
            self.short_rows |= NO_CARD in game.station
        game.tiles = [tile_called("setup.train_tiles", id) for id in setup.items("train_tiles")]
        if len(game.tiles) != STATION_PLACES and (game.tiles or game.station):
            wrong("setup.train_tiles", len(game.tiles))
        following = [tile_called("setup.tiles_next", id) for id in setup.items("tiles_next")]
        game.bag = SPARE_TILES + following[::-1] if game.tiles else []
        face_up = [visitor_called("setup.visitors_face_up", id) for id in setup.items("visitors_face_up")]
        later = [visitor_called("setup.visitors_next", id) for id in setup.items("visitors_next")]
        if len(face_up) > 2:
            wrong("setup.visitors_face_up", len(face_up))
        guests = [visitor_called("steps.visitor", id) for id in first_guests]
        game.visitors = piles(face_up, later, guests)

    def _lay_forest(self, setup: Fields, needed: list[str]) -> None:
        """With more than four locations those come first that the case speaks of."""
        ids = setup.items("forest")
        ids = sorted(ids, key=lambda id: id not in needed) if len(ids) > MOST_FOREST else ids
        self.game.forest = [forest_called("setup.forest", id) for id in ids[:MOST_FOREST]]

    def _lay_events(self, setup: Fields) -> None:
        basic = setup.items("basic_events") if setup.has("basic_events") else list(BASIC_EVENTS)
        setup.take("basic_events")
        ids = [*basic, *setup.items("special_events")]
        self.game.events = list(dict.fromkeys([event_called("setup.events", id) for id in ids]))
        self.game.claimed_by = [UNCLAIMED] * len(self.game.events)

    # The players

    def _fill_city(self, seat: int, entry: Fields) -> list[tuple[Laid, list[str]]]:
        """The cards of a city, with as many pairs as possible (EV-421); and who has workers on which card."""
        crowd: list[tuple[Laid, list[str]]] = []
        for card in entry.tables("city"):
            design = card_called(card.place("card"), card.take("card"))
            tokens = card.counts("tokens", (*RESOURCES, POINTS))
            store = sum([stored(number, tokens[name]) for number, name in enumerate(RESOURCES)])
            partner = free_partner(self.game.players[seat], design)
            laid = enter(self.game, seat, design, partner, tokens[POINTS], store)
            laid = laid.occupied(read_occupied(card))
            for prisoner in card.cards("beneath"):
                laid = laid.with_prisoner(prisoner)
            self.game.change(seat, self.game.players[seat].find(laid.number), laid)
            crowd.append((laid, [str(name) for name in card.items("workers")]))
            card.finish()
        return crowd

    def _seat_player(self, seat: int, entry: Fields) -> None:
        player = self.game.own(seat)
        player.season = SEASONS.index(entry.one_of("season", SEASONS, SEASONS[0]))
        goods = entry.counts("resources")
        player.twig, player.resin, player.pebble, player.berry = [goods[name] for name in RESOURCES]
        player.points = entry.number("vp_tokens")
        player.hand = sorted(entry.cards("hand"))
        player.passed = entry.flag("passed")
        player.golden = entry.number("golden_tokens")
        player.ticket = TICKETS[entry.one_of("train_ticket", tuple(TICKETS))]
        player.visitors = [visitor_called(entry.place("visitors"), id) for id in entry.items("visitors")]
        self._hand_token(seat, entry)
        events = entry.table("events")
        for name in events.names():
            held = events.table(name)
            number = event_called(held.where, name)
            tokens = held.counts("tokens", (*RESOURCES, POINTS))
            # Point tokens are held by the player, wherever a case sees them (EV-058).
            player.points += tokens[POINTS]
            self.points_on_events[seat] += tokens[POINTS]
            store = sum([stored(resource, tokens[name]) for resource, name in enumerate(RESOURCES)])
            player.events.append(Claimed(number, store, tuple(held.cards("beneath"))))
            held.finish()
            if number not in self.game.events:
                self.game.events.append(number)
                self.game.claimed_by.append(UNCLAIMED)
            self.game.claimed_by[self.game.events.index(number)] = seat

    def _hand_token(self, seat: int, entry: Fields) -> None:
        """The reservation token: ready where the module is used, unless the case says otherwise."""
        player = self.game.own(seat)
        player.token = TOKEN_READY if RESERVING in self.modules else NO_TOKEN
        reservation = entry.take("reservation")
        if reservation == USED:
            player.token = TOKEN_USED
        elif reservation is not None:
            table = Fields(entry.place("reservation"), reservation)
            player.reserved = card_called(table.place("card"), table.take("card"))
            player.token = TOKEN_LYING
            table.finish()

    def _deploy(self, seat: int, entry: Fields, crowds: list[list[tuple[Laid, list[str]]]]) -> None:
        """The workers of a player; which of several equal cards one stands on is told by the cities."""
        player = self.game.own(seat)
        spots = entry.tables("workers_placed")
        for spot in spots:
            place = self.spot_place(spot, seat, crowds)
            spot.finish()
            permanent = is_journey(place) or (place >= CARD_PLACE and self._is_permanent(place))
            (player.fixed if permanent else player.workers).append(place)
        total = entry.number("workers_total", len(spots))
        if total < len(spots):
            wrong(entry.place("workers_total"), total)
        player.home = total - len(spots)

    def _is_permanent(self, place: int) -> bool:
        number = place - CARD_PLACE
        owner = self.game.players[self.game.holder(number)]
        return CARDS[owner.city[owner.find(number)].design].is_permanent

    def spot_place(self, spot: Fields, seat: int, crowds: list[list[tuple[Laid, list[str]]]]) -> int:
        """Where a worker stands that the set-up names; NOWHERE if its card is in that city no more (EV-351)."""
        if spot.has("location"):
            place = self.place_of(spot.place("location"), spot.take("location"))
            if place == NOT_IN_PLAY:
                wrong(spot.place("location"), spot.take("location"))
            return place
        if spot.has("event"):
            return EVENT_PLACE + event_called(spot.place("event"), spot.take("event"))
        design = card_called(spot.place("card"), spot.take("card"))
        owner = self.seat_of(spot.place("owner"), spot.take("owner"))
        name = self.names[seat]
        copies = [(laid, names) for laid, names in crowds[owner] if laid.design == design]
        for laid, names in copies:
            if name in names:
                names.remove(name)
                return CARD_PLACE + laid.number
        return CARD_PLACE + copies[0][0].number if copies else NOWHERE


def read_occupied(card: Fields) -> int:
    """The occupied token on a card in a city."""
    if isinstance(card.peek("occupied"), bool):
        return STANDARD if card.flag("occupied") else FREE
    return OCCUPIED[card.one_of("occupied", tuple(OCCUPIED))]


def piles(face_up: list[int], later: list[int], guests: list[int]) -> list[list[int]]:
    """Two piles of visitors, top card last, that show in turn what a single queue would.

    The cases know one queue: whichever visitor leaves, the next one of the queue takes its place. `guests` are the
    visitors that the case sends away and takes, in this order.
    """
    tops = [[visitor] for visitor in face_up]
    tops += [[] for _ in range(2 - len(tops))]
    queue = later[:]
    for guest in guests:
        for pile in tops:
            if pile and pile[-1] == guest and queue:
                pile.append(queue.pop(0))
                break
    tops[1] += queue
    told = {*face_up, *later}
    tops[0] += [number for number in range(len(VISITORS)) if number not in told] if face_up else []
    return [pile[::-1] for pile in tops]
