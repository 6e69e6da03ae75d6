"""A 7 Wonders table set up by hand, for tests: cards, stages and coins are put where the test wants them."""

from __future__ import annotations

from typing import Self

import ecumene
from ecumene.core.event import Event
from ecumene.core.refusal import ILLEGAL, Refusal
from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.city import EMPTY, City
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.effects import add_card, apply_card, apply_effect, settle_new_effects
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.leaders import LeaderPhase
from ecumene.games.seven_wonders.paradox import receive_start
from ecumene.games.seven_wonders.phases import DealHands, EndAge
from ecumene.games.seven_wonders.scoring import WONDER_CATEGORY
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.turn import StartTurn

#: What may be declined, though there is seldom a reason.
DECLINABLE = ("choose-copy", "take-from-discard")


class Table:
    """`Table("giza-A", "rhodos-B", "ephesos-A")`: Age I is about to be played, 3 coins each, hands as the test says.

    Seats are the boards in order; seat 0's left neighbour is the last seat, its right neighbour seat 1.
    With seats=2 the third board is the Free City. `turn` turns of the Age are over.
    """

    def __init__(
        self, *boards: str, age: int = 1, turn: int = 0, coins: int = 3, seats: int = 0, **options: object
    ) -> None:
        game = ecumene.new("seven-wonders", seats=seats or len(boards), seed=1, options=options)
        assert isinstance(game, SevenWonders)
        self.game = game
        #: The only copy or build from the pile that is offered is made without asking.
        self.eager = True
        game.cities = [City() for _ in boards]
        game.circle = list(range(len(boards)))
        game.find_neighbours()
        game.discards = Discards.empty()
        game.pending = []
        for seat, name in enumerate(boards):
            city = game.cities[seat]
            city.board = city.dealt_board = BOARD_NUMBERS[name]
            city.markers = (EMPTY,) * len(BOARDS[city.board].stages)
            receive_start(game, seat, None)
            settle_new_effects(game, seat)
            city.coins = coins + BOARDS[city.board].coins
        here = {BOARDS[city.board].wonder for city in game.cities}
        game.unused_boards = [number for number in game.unused_boards if BOARDS[number].wonder not in here]
        game.age = age
        game.turn = turn
        game.agenda = []
        self.hands(*["lumber-yard stone-pit clay-pool ore-vein loom glassworks press" for _ in range(game.seats)])

    # Setting up

    @property
    def cities(self) -> list[City]:
        return self.game.cities

    def hands(self, *hands: str) -> Self:
        """The hands of all seats, as ids separated by spaces; the turn begins anew with everybody's choice."""
        for seat, names in enumerate(hands):
            self.cities[seat].hand = tuple(sorted(CARD_NUMBERS[name] for name in names.split()))
        return self.begin()

    def draw_pile(self, names: str, holder: int = 0) -> Self:
        """Two players: the draw pile of the Free City, top card first, and who holds its card; before hands()."""
        self.game.free_city_pile = [CARD_NUMBERS[name] for name in reversed(names.split())]
        self.game.free_city_holder = holder
        return self

    def leaders(self, *hands: str) -> Self:
        """The leader phase of the Age begins, with these leaders in hand; after it the Age is dealt."""
        for seat, names in enumerate(hands):
            self.cities[seat].leaders = tuple(sorted(CARD_NUMBERS[name] for name in names.split()))
            self.cities[seat].hand = ()
        self.game.agenda = [EndAge(), DealHands(), LeaderPhase()]
        self.game.turn = 0
        self.forget()
        self.game.settle()
        return self

    def begin(self) -> Self:
        """A turn begins: everybody owes a choice (after what may be done before it). One just begun begins anew."""
        game = self.game
        if any(step.name == "resolve" for step in game.agenda):
            game.turn = max(0, game.turn - 1)
        game.agenda = [EndAge(), StartTurn()]
        game._legal = [None] * game.seats
        game.settle()
        return self

    def forget(self) -> None:
        self.game._legal = [None] * self.game.seats

    def build(self, seat: int, *names: str, effects: bool = True) -> Self:
        """Cards stand in the city already; what they give at once was given, unless effects=False."""
        coins = self.purses()
        for name in names:
            card = CARDS[CARD_NUMBERS[name]]
            add_card(self.game, seat, card)
            if effects:
                apply_card(self.game, seat, card, False, None)
            settle_new_effects(self.game, seat)
        for other, purse in zip(self.cities, coins, strict=True):
            other.coins = purse
        self.game.pending = []
        self.forget()
        return self

    def stages(self, seat: int, count: int, marker: str = "altar") -> Self:
        """The first stages stand already, with all their standing and final effects; coins stay as they are."""
        city = self.cities[seat]
        coins = self.purses()
        for number in range(count):
            if not city.stages >> number & 1:
                city.stages |= 1 << number
                city.mark(number, CARD_NUMBERS[marker])
                stage = stage_of(self.game, seat, number)
                for effect in stage.effects if stage is not None else []:
                    apply_effect(self.game, seat, effect, WONDER_CATEGORY, None)
        settle_new_effects(self.game, seat)
        self.game.pending = []
        for other, purse in zip(self.cities, coins, strict=True):
            other.coins = purse
            other.coins_to_lose = 0
        self.forget()
        return self

    def coins(self, seat: int, coins: int) -> Self:
        self.cities[seat].coins = coins
        self.forget()
        return self

    def discarded(self, names: str, seat: int = 0) -> Self:
        """These cards lie in the discard pile, put there by that seat."""
        self.game.discards = Discards.empty().add_all([CARD_NUMBERS[name] for name in names.split()], seat)
        return self

    # Playing

    def play(self, seat: int, text: str, events: list[Event] | None = None) -> list[Event]:
        """One seat plays one move; returns what happened."""
        told: list[Event] = events if events is not None else []
        move = self.game.parse(seat, text)
        assert (move in self.game.moves(seat)) == (self.game.check(seat, move) is None), f"offered or legal: {text}"
        self.game.play(seat, move, told)
        while self.eager and len(self.game.to_move) == 1 and self.step(self.game.to_move[0]) in DECLINABLE:
            owner = self.game.to_move[0]
            if len(self.legal(owner)) > 1:
                break
            self.game.play(owner, self.game.moves(owner)[0], told)
        return told

    def turn(self, *moves: str) -> list[Event]:
        """All seats choose, in order; the turn is carried out as far as it goes without further questions."""
        told: list[Event] = []
        for seat, text in enumerate(moves):
            self.play(seat, text, told)
        return told

    def refusal(self, seat: int, text: str) -> Refusal:
        """Why this move is refused (it must be, and it must not be offered)."""
        move = self.game.parse(seat, text)
        refusal = self.game.check(seat, move)
        assert refusal is not None, f"{text} is legal"
        assert move not in self.game.moves(seat)
        return refusal

    def refuses(self, seat: int, text: str, rule: str, reason: str, /, **needs: int | str) -> bool:
        """The move is refused by this rule for this reason, with these numbers and names among those it tells."""
        refusal = self.refusal(seat, text)
        said = {name: refusal.needs.get(name) for name in needs}
        assert (refusal.rule, refusal.reason, refusal.kind, said) == (rule, reason, ILLEGAL, needs)
        return True

    def legal(self, seat: int, start: str = "") -> set[str]:
        """The legal moves of a seat as text; those that begin with some words. Only a table that is not eager says that
        a build from the pile and a copy may be declined.
        """
        found = {str(move) for move in self.game.moves(seat) if str(move).startswith(start)}
        return found - {"decline"} if self.eager and self.step(seat) in DECLINABLE else found

    def end_age(self) -> list[Event]:
        """The Age ends here: its conflicts are fought, and the next one is dealt or the game is over."""
        told: list[Event] = []
        self.game.agenda = [EndAge()]
        self.forget()
        self.game.settle(told)
        return told

    # Looking

    def built(self, seat: int) -> list[str]:
        """The cards of a city, in the order they came."""
        return [CARDS[number].id for number in self.cities[seat].cards]

    def hand(self, seat: int) -> list[str]:
        return [CARDS[number].id for number in self.cities[seat].hand]

    def pile(self) -> list[str]:
        """The discard pile, the card that came first at the start."""
        return [CARDS[code >> 3].id for code in self.game.discards.codes]

    def purses(self) -> list[int]:
        """Everybody's coins."""
        return [city.coins for city in self.cities]

    def step(self, seat: int) -> str:
        """The name of what the seat owes, or nothing."""
        step = self.game.step(seat)
        return "" if step is None else step.name

    def points(self, seat: int, book: str) -> int:
        """Points of one book: conflicts, coins, wonder, blue, green, yellow, purple, black, leaders, debts."""
        return sum(item.points for item in self.game.scores()[seat].items if item.source == book)

    def total(self, seat: int) -> int:
        return self.game.scores()[seat].total
