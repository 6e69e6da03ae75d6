"""What happens on the table of a case: a turn, conflicts, purchases, all through the steps of the real game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.seven_wonders import building, conflicts
from ecumene.games.seven_wonders.any_time import AnyTime
from ecumene.games.seven_wonders.cards import Card, Effect
from ecumene.games.seven_wonders.check.given import colour_called, read_bundle, read_number, wrong
from ecumene.games.seven_wonders.check.market import SIDES, Market
from ecumene.games.seven_wonders.check.position import Position
from ecumene.games.seven_wonders.check.table import marker_of_age, points_worth, put_card, put_stage, quiet_card
from ecumene.games.seven_wonders.effects import apply_card, apply_effect
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import LEFT, RESOURCES, RIGHT, SLOT, SLOT_BITS, pack, size, slot, total
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, COPY, DECLINE, FREE, KIN, STAGE, TURN_UP, move
from ecumene.games.seven_wonders.picks import Pick
from ecumene.games.seven_wonders.scoring import counted
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.turn import Resolve
from ecumene.games.seven_wonders.vocabulary import COINS, COINS_PER, COUNT_STAGE, SELF, YELLOW

Wish = Callable[[Move], bool]
#: Enough of everything for any stage: a case about a stage is not about its price.
PLENTY = pack(dict.fromkeys(RESOURCES, 7))

#: What a stage offers at once: a case that builds the stage wants it.
TAKEN: Final = ("take-from-discard", "choose-copy")


class Deeds:
    """The position before and after what the case does with it; `seen` are the questions that came up on the way."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.before = position.game
        self.events: list[Event] = []
        self.seen: list[str] = []
        #: What the bought goods cost; -1 if they cannot be had.
        self.price = -1
        given = position.given
        self.build = given.card("build")
        self.build_free = given.card("build_free")
        self.bought = {side: read_bundle("buy", bundle) for side, bundle in given.table("buy").items()}
        self.sold = {side: read_bundle("sold_this_turn", b) for side, b in given.table("sold_this_turn").items()}
        for side in (*self.bought, *self.sold):
            if side not in SIDES:
                wrong("buy", side)
        self.earned = given.number("earned_this_turn")
        if not 0 <= self.earned <= SLOT:
            wrong("earned_this_turn", self.earned)
        self.market = self._market()
        self.choices = self._neighbours_choices()
        self.after = position.game.copy()
        self.final = self._happen()

    @property
    def seat(self) -> int:
        return self.position.seat

    # Before

    def _market(self) -> Market:
        position = self.position
        for side, bundle in self.bought.items():
            if not position.given.has(f"{side}_sellable"):
                position.game.cities[position.seat_of(side)].for_sale = bundle
        market = Market(position.game, self.seat)
        market.set_prices(position.given.table("prices"))
        return market

    def _neighbours_choices(self) -> dict[int, Move]:
        """What the neighbours have chosen in secret: something that they pay this city for."""
        choices: dict[int, Move] = {}
        for side, slot_here in (("left", RIGHT), ("right", LEFT)):
            seat = self.position.seat_of(side)
            city = self.before.cities[seat]
            coins = 0
            if side in self.sold:
                city.production = 0
                purse, city.coins = city.coins, SLOT
                ways = building.payments(self.before, seat, [self.sold[side]], 0)
                city.coins = purse
                alone = [way for way in ways if way == slot(way, slot_here) << (SLOT_BITS * slot_here)]
                if not alone:
                    wrong("sold_this_turn", side)
                coins = total(alone[0])
            if side == "right":
                coins += self.earned
            if coins:
                city.coins = max(city.coins, coins)
                choices[seat] = move(BUILD, quiet_card(self.before, seat), 0, coins << (SLOT_BITS * slot_here))
        return choices

    def ways(self, card: int) -> list[Move]:
        """Every legal way to build a card from hand, cheapest first; the neighbours have chosen already."""
        game = self.before.copy()
        for seat, choice in self.choices.items():
            game.cities[seat].choice = choice
        game.cities[self.seat].hand = (card,)
        step = Pick(self.seat)
        found = [m for m in step.options(game) if m.a == card and m.verb in (BUILD, CHAIN, FREE, KIN)]
        for one in found:
            if step.refuse(game, one) is not None:
                raise ValueError(f"{one} is offered and refused")
        return sorted(found, key=self.cost)

    def cost(self, chosen: Move) -> int:
        """All coins that a build takes."""
        if chosen.verb != BUILD:
            return 0
        coins = building.card_costs(self.before, self.seat, CARDS[chosen.a])[1]
        return building.spent(self.before, self.seat, coins, chosen.c)

    def chained(self, game: SevenWonders) -> list[str]:
        """Cards that chains make free in this city."""
        table = game.copy()
        table.cities[self.seat].hand = tuple(card.number for card in CARDS)
        return [CARDS[m.a].id for m in Pick(self.seat).options(table) if m.verb == CHAIN]

    def can_build_stage(self) -> bool:
        game = self.before.copy()
        city = game.cities[self.seat]
        city.production, city.coins, city.hand = PLENTY, SLOT, (quiet_card(game, self.seat),)
        return any(m.verb == STAGE for m in Pick(self.seat).options(game))

    def stages_counted(self) -> int:
        """How many stages the coins of a card of this very turn are paid for, once all cards and stages are placed."""
        game = self.before.copy()
        city = game.cities[self.seat]
        for _ in range(self.position.given.number("placed_this_turn")):
            stages = building.next_stages(game, self.seat)
            if not stages:
                wrong("placed_this_turn", self.position.given.number("placed_this_turn"))
            city.choice = move(STAGE, marker_of_age(1), stages[0])
            city.coins += game.board(self.seat).stages[stages[0]].coins
            Resolve().run(game, None)
        effect = next(
            effect
            for card in CARDS
            for effect in card.effects
            if effect.kind == COINS_PER and effect.count == COUNT_STAGE and effect.where == SELF
        )
        return counted(game, effect, self.seat, False)

    def asks_next_turn(self, question: str) -> bool:
        """Does a quiet turn after this one bring up that question?"""
        self.seen = []
        kept = self.after
        self.after = kept.copy()
        self._turn(move(BUILD, quiet_card(kept, self.seat)))
        self.after = kept
        return question in self.seen

    # What happens

    def _happen(self) -> SevenWonders:
        """Everything up to the end of the game; the table as it is scored."""
        position, given = self.position, self.position.given
        if self.build >= 0:
            ways = self.ways(self.build)
            self._turn(ways[0] if ways else None)
        elif self.build_free >= 0:
            self._turn(move(FREE, self.build_free))
        elif self.bought:
            self._buy()
        elif position.now:
            self._turn(self._stage(position.stage, given.number("marker_age", 1)), self._wanted)
        elif self.choices:
            self._turn(None)
        for _ in range(given.number("build_times")):
            stages = building.next_stages(self.after, self.seat)
            if stages:
                self._turn(self._stage(stages[0], 1))
        if given.card("turned_card") >= 0:
            self.after.agenda = [AnyTime(self.seat)]
            self._answer(lambda m: m.verb == TURN_UP)
        if position.effect:
            self._take_effect(position.effect)
        self._yellow_card()
        if position.fights:
            conflicts.fight(self.after, self.events)
        final = self.after.copy()
        for number in range(given.number("stages_at_end")):
            if not final.cities[self.seat].stages >> number & 1:
                put_stage(final, self.seat, number)
        return final

    def _turn(self, choice: Move | None, wanted: Wish | None = None) -> None:
        """One turn in which this city and perhaps its neighbours have chosen; the others sit it out."""
        game = self.after
        for seat, theirs in self.choices.items():
            game.cities[seat].choice = theirs
        self.choices = {}
        game.cities[self.seat].choice = choice
        game.turn = 1
        game.agenda = [Resolve()]
        self._answer(wanted)

    def _answer(self, wanted: Wish | None) -> None:
        """Play on to the next pick: as the case wishes; builds from the pile and copies are made, the rest declined."""
        game = self.after
        game.settle(self.events)
        while game.to_move and not isinstance(game.step(game.to_move[0]), Pick):
            seat = game.to_move[0]
            step = game.step(seat)
            moves = game.moves(seat)
            self.seen.append(step.name if step is not None else "")
            liked = [m for m in moves if wanted is not None and wanted(m)]
            if not liked and self.seen[-1] not in TAKEN:
                liked = [m for m in moves if m.verb == DECLINE]
            game.play(seat, (liked or moves)[0], self.events)
            if wanted is not None and liked and wanted(liked[0]):
                wanted = None

    def _wanted(self, chosen: Move) -> bool:
        return chosen.verb == COPY and chosen.a == self.position.copied_card

    def _stage(self, stage: int, age: int) -> Move:
        """A stage built with everything at hand, and coins for it: what it costs is not the question."""
        game = self.after
        city = game.cities[self.seat]
        if not 1 <= age <= 3:
            wrong("marker_age", age)
        if stage not in building.next_stages(game, self.seat):
            wrong("stage", stage + 1)
        if self.position.copied_card >= 0:
            # Laid next door, to be copied after the actions of the turn.
            self._lay_next_door(self.position.copied_card)
        whole = building.stage_of(game, self.seat, stage)
        city.coins += whole.coins if whole is not None else 0
        return move(STAGE, marker_of_age(age), stage)

    def _lay_next_door(self, card: int) -> None:
        neighbours = [self.after.cities[seat] for seat in self.after.neighbours(self.seat)]
        if not any(card in city.cards for city in neighbours):
            put_card(self.after, self.position.seat_of("left"), card)

    def _buy(self) -> None:
        """Buy just these goods for a card that needs nothing else."""
        need = sum(self.bought.values())
        if size(need) != sum(size(bundle) for bundle in self.bought.values()):
            wrong("buy", "8")
        bundles = tuple(self.bought.get(side, 0) for side in SIDES)
        fitting = [p for p in self.market.purchases(need) if p.bundles == bundles]
        self.price = total(fitting[0].payment) if fitting else -1
        if fitting and self.price <= self.before.cities[self.seat].coins:
            self._turn(move(BUILD, quiet_card(self.before, self.seat), 0, fitting[0].payment))

    def _take_effect(self, table: dict[str, Any]) -> None:
        """`{"coins_per": 2, "colour": "brown"}`: so many coins for each card of the own city."""
        if set(table) != {"coins_per", "colour"}:
            wrong("effect", ", ".join(table))
        effect = Effect(0, COINS_PER)
        effect.amount = read_number("effect", table["coins_per"])
        effect.colours = 1 << colour_called("effect", table["colour"])
        effect.where = SELF
        apply_effect(self.after, self.seat, effect, colour_called("effect", table["colour"]), self.events)

    def _yellow_card(self) -> None:
        """A yellow card that gives so many coins when built, or points at the end."""
        given = self.position.given
        if given.has("yellow_card_coins"):
            card = Card(0, 0, "", 1, YELLOW, 0, 0)
            effect = Effect(0, COINS)
            effect.amount = given.number("yellow_card_coins")
            card.effects = [effect]
            apply_card(self.after, self.seat, card, False, self.events)
        for number in points_worth(given.number("yellow_card_vp")):
            self.after.cities[self.seat].final_effects += (number << 4 | YELLOW,)
