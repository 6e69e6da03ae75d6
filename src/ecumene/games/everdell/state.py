"""The table: players, Meadow, Station, deck and discard pile, events, and what an action has set off so far."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.games.everdell.laid import Laid
from ecumene.games.everdell.moves import OWN, RUGWORTS, copy_of, design_of, reference, whose_of
from ecumene.games.everdell.places import CARD_PLACE, FIRST_FOREST, MOST_FOREST
from ecumene.games.everdell.player import NO_CARD, Player

#: Nobody has claimed the event yet.
UNCLAIMED: Final = -1


class Play:
    """A card that was played in this action: by whom, from where, and the cards that will react to it (EV-081)."""

    __slots__ = ("design", "number", "reacting", "seat", "source")

    def __init__(self, seat: int, design: int, source: int, number: int, reacting: tuple[int, ...]) -> None:
        self.seat = seat
        self.design = design
        self.source = source
        #: The card in the city; -1 for a Fool played against Rugwort, which is discarded.
        self.number = number
        self.reacting = reacting

    def key(self) -> list[int]:
        return [self.seat, self.design, self.source, self.number, len(self.reacting), *self.reacting]

    def __reduce__(self) -> tuple[type[Play], tuple[object, ...]]:
        return Play, (self.seat, self.design, self.source, self.number, self.reacting)


class State(Game):
    """All pieces. Lists belong to one state; players are shared by copies until `own` is called."""

    __slots__ = (
        "active",
        "bag",
        "claimed_by",
        "deck",
        "discards",
        "events",
        "forest",
        "held",
        "laid_so_far",
        "looked_at",
        "meadow",
        "paired_so_far",
        "picked",
        "players",
        "playing",
        "plays",
        "replies",
        "revealed_cards",
        "rugwort_is_here",
        "station",
        "ticket_used",
        "tiles",
        "used_tiles",
        "used_visitors",
        "visitors",
        "year",
    )

    UNPICKLED: ClassVar[tuple[str, ...]] = ("rugwort_is_here", "year")

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        self.rugwort_is_here: bool = seats == 1
        #: Rugwort's year in solo.
        self.year: int = int(str(options.get("year", "1")))
        if isinstance(like, State):
            self.players: list[Player] = like.players[:]
            for player in self.players:
                player.shared = True
            self.active: int = like.active
            self.meadow: list[int] = like.meadow[:]
            self.station: list[int] = like.station[:]
            self.held: int = like.held
            self.tiles: list[int] = like.tiles[:]
            self.bag: list[int] = like.bag[:]
            self.used_tiles: list[int] = like.used_tiles[:]
            self.visitors: list[list[int]] = like.visitors[:]
            self.used_visitors: list[int] = like.used_visitors[:]
            self.deck: list[int] = like.deck[:]
            self.discards: list[int] = like.discards[:]
            self.forest: list[int] = like.forest
            self.events: list[int] = like.events
            self.claimed_by: list[int] = like.claimed_by[:]
            self.playing: list[int] = like.playing[:]
            self.revealed_cards: list[int] = like.revealed_cards[:]
            self.looked_at: list[int] = like.looked_at[:]
            self.picked: list[int] = like.picked[:]
            self.plays: list[Play] = like.plays[:]
            self.replies: list[Play] = like.replies[:]
            self.ticket_used: bool = like.ticket_used
            self.laid_so_far: int = like.laid_so_far
            self.paired_so_far: int = like.paired_so_far
            return
        #: By seat; in solo Rugwort is the last one.
        self.players = [Player() for _ in range(seats + (1 if self.rugwort_is_here else 0))]
        self.active = 0
        #: Meadow places 1 to 8 and Station places 1 to 3: a design, or NO_CARD (EV-452).
        self.meadow = [NO_CARD] * 8
        self.station = []
        #: Station places whose card is being resolved, as bits: they are not refilled yet (EV-492).
        self.held = 0
        self.tiles = []
        #: The tiles in the bag; the last one is drawn next.
        self.bag = []
        self.used_tiles = []
        #: Two piles, the top card last. A pile is never changed in place.
        self.visitors = []
        self.used_visitors = []
        #: The top card is the last one, in the deck and on the discard pile.
        self.deck = []
        self.discards = []
        #: The Forest locations in play, by position; and the events in play.
        self.forest = []
        self.events = []
        #: By event in play: the seat that claimed it.
        self.claimed_by = []
        #: Cards between the place they came from and the city.
        self.playing = []
        #: Deck cards shown to all, and deck cards that only the active player looks at.
        self.revealed_cards = []
        self.looked_at = []
        #: Hand cards chosen to be discarded together, until the choice is complete.
        self.picked = []
        #: The cards played in this action: those whose triggers are still to come; those Rugwort will answer.
        self.plays = []
        self.replies = []
        self.ticket_used = False
        #: Numbers given to cards in cities and to pairs.
        self.laid_so_far = 0
        self.paired_so_far = 0

    # Players

    def own(self, seat: int) -> Player:
        """The player, to be changed: no longer shared with copies of this game."""
        player = self.players[seat]
        if player.shared:
            player = player.copy()
            self.players[seat] = player
        return player

    @property
    def rugwort(self) -> int:
        """The seat of Rugwort in solo, or -1."""
        return self.seats if self.rugwort_is_here else -1

    def opponents(self, seat: int) -> list[int]:
        """The seats of the others, clockwise; Rugwort counts where cities are visited and copied (EV-168, EV-169)."""
        number = len(self.players)
        return [(seat + ahead) % number for ahead in range(1, number)]

    # Cards in cities as moves name them

    def refer(self, seat: int, owner: int, index: int) -> int:
        """How a move of `seat` names a card in the city of `owner`."""
        city = self.players[owner].city
        design = city[index].design
        copy = 1
        for other in range(index):
            if city[other].design == design:
                copy += 1
        whose = OWN if owner == seat else RUGWORTS if owner == self.seats else owner + 1
        return reference(design, copy, whose)

    def owner_of(self, seat: int, reference: int) -> int:
        """The seat in whose city the card lies that a move of `seat` names; -1 if there is no such seat."""
        whose = whose_of(reference)
        if whose == OWN:
            return seat
        if whose == RUGWORTS:
            return self.rugwort
        return whose - 1 if whose <= self.seats and whose - 1 != seat else -1

    def index_of(self, seat: int, reference: int) -> int:
        """Where that card lies in the city, or -1."""
        owner = self.owner_of(seat, reference)
        if owner < 0:
            return -1
        design = design_of(reference)
        copy = copy_of(reference)
        for index, card in enumerate(self.players[owner].city):
            if card.design == design:
                copy -= 1
                if copy == 0:
                    return index
        return -1

    def named(self, seat: int, reference: int) -> Laid | None:
        """The card that a move of `seat` names."""
        index = self.index_of(seat, reference)
        return None if index < 0 else self.players[self.owner_of(seat, reference)].city[index]

    def holder(self, number: int) -> int:
        """The seat in whose city the card of that number lies, or -1."""
        for seat, player in enumerate(self.players):
            if player.find(number) >= 0:
                return seat
        return -1

    def change(self, seat: int, index: int, card: Laid) -> None:
        """Something on a card in a city changes."""
        self.own(seat).city[index] = card

    def place_in_state(self, seat: int, place: int) -> int:
        """A place as a move of `seat` names it, as the state keeps it; -1 for a card that is not there."""
        if place < CARD_PLACE:
            return place
        card = self.named(seat, place - CARD_PLACE)
        return -1 if card is None else CARD_PLACE + card.number

    def place_in_move(self, seat: int, place: int) -> int:
        """The other way round."""
        if place < CARD_PLACE:
            return place
        owner = self.holder(place - CARD_PLACE)
        return CARD_PLACE + self.refer(seat, owner, self.players[owner].find(place - CARD_PLACE))

    # Places

    @property
    def forest_places(self) -> range:
        return range(FIRST_FOREST, FIRST_FOREST + min(len(self.forest), MOST_FOREST))

    def blocked(self, place: int) -> bool:
        """Does a worker of Rugwort's stand on that Meadow place, counted from 0 (EV-173, EV-430)?"""
        if not self.rugwort_is_here:
            return False
        season = self.players[self.seats].season
        return place < (0, 1, 2, 4)[season]

    # What the rules above this module do; the game itself knows how.

    def take_effect(self, seat: int, design: int, number: int, events: list[Event] | None) -> None:
        """A green or tan card was played: it takes effect."""
        raise NotImplementedError

    def serve(self, seat: int, design: int, number: int, actor: int, events: list[Event] | None) -> None:
        """A red card takes effect for `seat`, as if it lay in the city of `seat`."""
        raise NotImplementedError

    def could_serve(self, seat: int, design: int, number: int, actor: int) -> bool:
        """Could it do anything (EV-326, EV-457)?"""
        raise NotImplementedError

    # What is kept

    def key(self) -> list[int]:
        numbers: list[int] = []
        for player in self.players:
            numbers += player.key()
        rows = (self.meadow, self.station, self.tiles, self.bag, self.used_tiles, self.used_visitors, self.deck)
        for row in rows:
            numbers += [len(row), *row]
        for row in (*self.visitors, self.discards, self.forest, self.events, self.claimed_by, self.playing):
            numbers += [len(row), *row]
        for row in (self.revealed_cards, self.looked_at, self.picked):
            numbers += [len(row), *row]
        for plays in (self.plays, self.replies):
            numbers.append(len(plays))
            for play in plays:
                numbers += play.key()
        numbers += [self.active, self.held, int(self.ticket_used), self.laid_so_far, self.paired_so_far]
        return numbers
