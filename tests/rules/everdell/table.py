"""A table of Everdell set by hand, and played in the notation: what the tests of its rules begin with.

    table = Table(2).hand(0, "farm", "inn").stock(0, twig=3, resin=1).city(1, "mine")
    table.play("play farm")                    # by whoever owes a decision
    assert table.cities[0] == ["farm"]
    assert table.refusal("play inn").rule == "EV-075"

Nothing is hidden and nothing is conserved here: cards are put where a test needs them. Meadow and deck are filled with
cards that do not matter: Wanderers lie in the Meadow, Farms in the deck, unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any

import ecumene
from ecumene.core.refusal import Refusal
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.city import enter, free_partner
from ecumene.games.everdell.events import EVENT_NUMBER, EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.laid import GOLDEN_TOKEN, STANDARD, Laid, stored
from ecumene.games.everdell.moves import place_name, read_place
from ecumene.games.everdell.places import CARD_PLACE, FOREST
from ecumene.games.everdell.player import Claimed, Player
from ecumene.games.everdell.turn import TakeTurn
from ecumene.games.everdell.visitors import ABILITIES, TILE_IDS, VISITOR_NUMBER, VISITORS
from ecumene.games.everdell.vocabulary import RESOURCES, SEASONS

#: All of Newleaf.
EVERYTHING: dict[str, Any] = {
    "newleaf": "station",
    "tickets": True,
    "reservations": True,
    "forest": True,
    "basic_events": True,
    "special_events": "mixed",
}


class Table:
    """A game in which seat 0 begins, with empty hands and cities, and two workers each."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        game = ecumene.new("everdell", seats=seats, seed=7, options=options)
        assert isinstance(game, Everdell)
        self.game = game
        for player in self.players:
            player.hand = []
            player.ability = -1
            player.pile = []
        game.meadow = [NUMBER["wanderer"]] * 8
        if game.station:
            game.station = [NUMBER["wanderer"]] * 3
        game.deck = [NUMBER["farm"]] * 60
        game.discards = []
        self.turn(0)

    @property
    def players(self) -> list[Player]:
        return [self.game.own(seat) for seat in range(len(self.game.players))]

    # Setting the table

    def turn(self, seat: int) -> Table:
        """It is this seat's turn."""
        self.game.agenda = [TakeTurn(seat)]
        self.game.active = seat
        self._forget()
        return self

    def _forget(self) -> None:
        self.game._legal = [None] * self.game.seats

    def hand(self, seat: int, *cards: str) -> Table:
        self.game.own(seat).hand = sorted([NUMBER[card] for card in cards])
        self._forget()
        return self

    def stock(self, seat: int, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> Table:
        player = self.game.own(seat)
        player.twig, player.resin, player.pebble, player.berry = twig, resin, pebble, berry
        self._forget()
        return self

    def rich(self, seat: int = 0, number: int = 20) -> Table:
        return self.stock(seat, number, number, number, number)

    def city(self, seat: int, *cards: str) -> Table:
        """Lay cards into a city, after those that lie there; `wife+` lays it on its free partner's space."""
        for card in cards:
            design = NUMBER[card.rstrip("+")]
            partner = -1
            if card.endswith("+"):
                partner = free_partner(self.game.players[seat], design)
                assert partner >= 0, card
            points = 3 if card == "clock-tower" else 0
            store = sum(stored(resource, 2) for resource in range(4)) if card == "freight-car" else 0
            enter(self.game, seat, design, partner, points, store)
        self._forget()
        return self

    def rugwort(self, *cards: str) -> Table:
        """Cards in Rugwort's city."""
        return self.city(self.game.rugwort, *cards)

    def tokens(self, seat: int, card: str, points: int) -> Table:
        """Point tokens on a card in a city."""
        index = self.index(seat, card)
        self.game.change(seat, index, self.game.players[seat].city[index].with_points(points))
        self._forget()
        return self

    def stored(self, seat: int, card: str, **goods: int) -> Table:
        """Resources on a card in a city, and nothing else."""
        index = self.index(seat, card)
        store = sum(stored(RESOURCES.index(name), number) for name, number in goods.items())
        self.game.change(seat, index, self.game.players[seat].city[index].with_store(store))
        self._forget()
        return self

    def occupied(self, seat: int, card: str, golden: bool = False) -> Table:
        index = self.index(seat, card)
        laid = self.game.players[seat].city[index].occupied(GOLDEN_TOKEN if golden else STANDARD)
        self.game.change(seat, index, laid)
        self._forget()
        return self

    def prisoners(self, seat: int, *cards: str) -> Table:
        """Critters beneath the Dungeon."""
        index = self.index(seat, "dungeon")
        for card in cards:
            laid = self.game.players[seat].city[index].with_prisoner(NUMBER[card])
            self.game.change(seat, index, laid)
        self._forget()
        return self

    def meadow(self, *cards: str) -> Table:
        """Meadow places from 1 on; the others keep their cards. An empty string is an empty place."""
        for place, card in enumerate(cards):
            self.game.meadow[place] = NUMBER[card] if card else -2
        self._forget()
        return self

    def station(self, *cards: str) -> Table:
        for place, card in enumerate(cards):
            self.game.station[place] = NUMBER[card] if card else -2
        self._forget()
        return self

    def tiles(self, *tiles: str) -> Table:
        for car, tile in enumerate(tiles):
            self.game.tiles[car] = TILE_IDS.index(tile)
        return self

    def deck(self, *cards: str) -> Table:
        """The next cards of the deck, the first one on top; Farms lie below."""
        self.game.deck = [NUMBER["farm"]] * 40 + [NUMBER[card] for card in reversed(cards)]
        return self

    def only_deck(self, *cards: str) -> Table:
        """The whole deck, the first card on top."""
        self.game.deck = [NUMBER[card] for card in reversed(cards)]
        return self

    def discards(self, *cards: str) -> Table:
        """The discard pile, its top card last."""
        self.game.discards = [NUMBER[card] for card in cards]
        self._forget()
        return self

    def forest(self, *places: str) -> Table:
        """The Forest locations in play, by id."""
        ids = [place.id for place in FOREST]
        self.game.forest = [ids.index(place) for place in places]
        self._forget()
        return self

    def special(self, *events: str) -> Table:
        """The special events in play beside the basic ones."""
        basic = [number for number in self.game.events if EVENTS[number].is_basic]
        self.game.events = [*basic, *[EVENT_NUMBER[event] for event in events]]
        self.game.claimed_by = [-1] * len(self.game.events)
        self._forget()
        return self

    def claimed(self, seat: int, *events: str) -> Table:
        """Events achieved before; those not in play are put into play."""
        for event in events:
            number = EVENT_NUMBER[event]
            if number not in self.game.events:
                self.game.events = [*self.game.events, number]
                self.game.claimed_by = [*self.game.claimed_by, -1]
            self.game.claimed_by[self.game.events.index(number)] = seat
            self.game.own(seat).events.append(Claimed(number))
        self._forget()
        return self

    def visitors(self, first: list[str], second: list[str], used: tuple[str, ...] = ()) -> Table:
        """The two piles, their top cards first, and the visitors sent away."""
        self.game.visitors = [[VISITOR_NUMBER[name] for name in reversed(pile)] for pile in (first, second)]
        self.game.used_visitors = [VISITOR_NUMBER[name] for name in used]
        self._forget()
        return self

    def season(self, seat: int, season: str) -> Table:
        self.game.own(seat).season = SEASONS.index(season)
        self._forget()
        return self

    def home(self, seat: int, workers: int) -> Table:
        """Workers at home."""
        self.game.own(seat).home = workers
        self._forget()
        return self

    def worker(self, seat: int, *places: str, fixed: bool = False) -> Table:
        """Deployed workers, beside those at home: `basic-1`, `inn@2` seen from that seat, an event, `nowhere`."""
        for name in places:
            place = self.game.place_in_state(seat, read_place(name))
            assert place >= 0, f"no such place: {name}"
            player = self.game.own(seat)
            (player.fixed if fixed else player.workers).append(place)
        self._forget()
        return self

    def ability(self, seat: int, ability: str, pile: tuple[str, ...] = ()) -> Table:
        """cats, bats, bees or snails; the snails' pile has its top card first."""
        self.game.own(seat).ability = ABILITIES.index(ability)
        self.game.own(seat).pile = [NUMBER[card] for card in reversed(pile)]
        self._forget()
        return self

    def passed(self, *seats: int) -> Table:
        for seat in seats:
            self.game.own(seat).passed = True
        self._forget()
        return self

    def give(self, seat: int, **pieces: int) -> Table:
        """Numbers of a player as they are named there: points, golden, ticket, token."""
        for name, value in pieces.items():
            setattr(self.game.own(seat), name, value)
        self._forget()
        return self

    def reserved(self, seat: int, card: str) -> Table:
        self.game.own(seat).reserved = NUMBER[card]
        self.game.own(seat).token = 2
        self._forget()
        return self

    # Playing

    @property
    def seat(self) -> int:
        """Who owes a decision."""
        (seat,) = self.game.to_move
        return seat

    @property
    def asked(self) -> str:
        """The name of the open question; empty when the game is over."""
        if self.game.is_over:
            return ""
        step = self.game.step(self.seat)
        assert step is not None
        return step.name

    def play(self, *texts: str) -> Table:
        """Moves of whoever owes a decision, one after another."""
        for text in texts:
            seat = self.seat
            self.game.play(seat, self.game.parse(seat, text))
        return self

    def legal(self, start: str = "") -> set[str]:
        """The legal moves that begin with these words."""
        return {str(move) for move in self.game.moves(self.seat) if str(move).startswith(start)}

    def refusal(self, text: str) -> Refusal:
        """Why the move is refused."""
        found = self.game.check(self.seat, self.game.parse(self.seat, text))
        assert found is not None, f"{text} is legal"
        return found

    # Looking

    def index(self, seat: int, card: str) -> int:
        """Where the card lies in the city: `farm`, `farm-2`."""
        place = read_place(card)
        assert place >= CARD_PLACE, card
        found = self.game.index_of(seat, place - CARD_PLACE)
        assert found >= 0, card
        return found

    def laid(self, seat: int, card: str) -> Laid:
        return self.game.players[seat].city[self.index(seat, card)]

    @property
    def cities(self) -> list[list[str]]:
        return [[CARDS[laid.design].id for laid in player.city] for player in self.game.players]

    @property
    def hands(self) -> list[list[str]]:
        return [[CARDS[card].id for card in player.hand] for player in self.game.players]

    def goods(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Twigs, resin, pebbles, berries."""
        player = self.game.players[seat]
        return (player.twig, player.resin, player.pebble, player.berry)

    def points(self, seat: int = 0) -> int:
        """Point tokens held."""
        return self.game.players[seat].points

    def workers(self, seat: int = 0) -> list[str]:
        """Where the deployed workers stand, those that stay for good included."""
        player = self.game.players[seat]
        places = [*player.workers, *player.fixed]
        return sorted(place_name(self.game.place_in_move(seat, place)) for place in places)

    def rows(self) -> list[str]:
        return [CARDS[card].id if card >= 0 else "" for card in self.game.meadow]

    def pile(self) -> list[str]:
        """The discard pile, its top card last."""
        return [CARDS[card].id for card in self.game.discards]

    def events(self, seat: int = 0) -> list[str]:
        return [EVENTS[held.event].id for held in self.game.players[seat].events]

    def guests(self, seat: int = 0) -> list[str]:
        return [VISITORS[visitor].id for visitor in self.game.players[seat].visitors]

    def score(self, seat: int = 0) -> dict[str, int]:
        """The points of a player by source, and `total`."""
        score = self.game.scores()[seat]
        return {**{item.source: item.points for item in score.items}, "total": score.total}


def why(table: Table, text: str) -> tuple[str, str]:
    """The rule and the reason for which whoever is asked may not make the move; it is not offered either."""
    assert text not in table.legal()
    refusal = table.refusal(text)
    return refusal.rule, refusal.reason
