"""The table that a case describes, before anything happens."""

from __future__ import annotations

import re
from typing import Any, Final

from ecumene.games.seven_wonders.check.given import Given, card_called, colour_called, read_number, wrong
from ecumene.games.seven_wonders.check.market import SIDES
from ecumene.games.seven_wonders.check.table import (
    USUAL_STAGES,
    board_in,
    board_with,
    cards_of,
    lay,
    plain_board,
    put_card,
    put_stage,
)
from ecumene.games.seven_wonders.city import BITS, City
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.effects import win_token
from ecumene.games.seven_wonders.goods import merged, pack, with_choice
from ecumene.games.seven_wonders.scoring import score
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, DECKS, GUILDS
from ecumene.games.seven_wonders.vocabulary import (
    BUILD_FROM_DISCARD,
    COLOURS,
    COPY_NEIGHBOUR_GUILD,
    SYMBOLS,
)

WHO: Final = ("own", *SIDES)
#: With so many seats, the two neighbours of a city have other neighbours of their own to fight.
ROOMY: Final = 5
MOST_SEATS: Final = 7


class Position:
    """A table of the real game with everything where the case says; `seat` is the player the case speaks of."""

    def __init__(self, given: Given, title: str) -> None:
        self.given = given
        self.seat = given.number("seat", given.number("owner_seat"))
        #: The stage that the case is about, from 0; and whether it is built only now.
        self.stage = -1
        self.now = False
        #: The card that a stage copies, or -1.
        self.copied_card = -1
        #: How many seats a ranking is about.
        self.ranked = 0
        count = self._seats()
        self.game = lay(count, self._boards(max(3, count), title))
        self._seating()
        self.game.age = given.number("age", self.game.age)
        if not 1 <= self.game.age <= 3:
            wrong("age", self.game.age)
        self.labels: dict[str, int] = {}
        self._cards()
        self._stages()
        self._production()
        self._tokens()
        self._pile()
        self._coins()
        self._totals()

    # Who is who

    @property
    def city(self) -> City:
        return self.game.cities[self.seat]

    def seat_of(self, who: str) -> int:
        if who in ("own", "owner"):
            return self.seat
        return self.game.lefts[self.seat] if who == "left" else self.game.rights[self.seat]

    def others(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if seat != self.seat]

    def _seats(self) -> int:
        given = self.given
        hands = given.words("hands")
        if hands:
            return self._checked(len(hands))
        seats = max(3, self.seat + 1, given.number("players"))
        for name in ("coins", "shields_in_seat_order", "defeat_tokens", "totals"):
            value = given.take(name)
            seats = max(seats, len(value) if isinstance(value, list) else 0)
        seats = max(seats, len(given.numbers("others_coins")) + 1, *[one + 1 for one in given.numbers("neighbours")], 0)
        at_seats = given.table("guilds_at_seats")
        if at_seats:
            if not all(name.isdigit() for name in at_seats):
                wrong("guilds_at_seats", ", ".join(at_seats))
            # With three seats everybody would be everybody's neighbour.
            seats = max(seats, 4, *[int(name) + 1 for name in at_seats])
        if any(given.has(f"{who}_shields") for who in WHO) and not given.has("players"):
            seats = max(seats, ROOMY)
        return self._checked(seats)

    def _checked(self, seats: int) -> int:
        if not 2 <= seats <= MOST_SEATS:
            wrong("players", seats)
        return seats

    def _seating(self) -> None:
        neighbours = self.given.numbers("neighbours")
        if neighbours:
            if len(set(neighbours) - {self.seat}) != 2:
                wrong("neighbours", neighbours)
            left, right = neighbours
            rest = [seat for seat in self.game.circle if seat not in (left, self.seat, right)]
            self.game.circle = [left, self.seat, right, *rest]
            self.game.find_neighbours()
        # A sentence of the case tells how the seats lie; it is as at every table.
        self.given.word("seat_order")

    # Boards

    def _boards(self, count: int, title: str) -> list[int]:
        """Those named, and plain ones for the others; their start resource is left out, as nobody speaks of it."""
        given = self.given
        own = self._board("wonder" if given.has("wonder") else "own_wonder", "side", "own_side")
        if own < 0:
            own, self.stage = board_in(title)
            self.now = self.stage >= 0
        if given.flag("stage_with_discard_build"):
            if own < 0:
                own = board_with(BUILD_FROM_DISCARD)[0]
            self.stage = self._stage_with(own, BUILD_FROM_DISCARD)
            self.now = True
        total = given.number("stages_total")
        wanted = max([given.number(name) for name in ("own_stages", "stages_at_end", "stages_built")])
        if not total:
            to_come = given.number("build_times") + given.number("placed_this_turn")
            wanted = max(wanted, given.number("stages_built") + to_come)
        named = [own, self._board("left_wonder", "left_side"), self._board("right_wonder", "right_side")]
        numbers = {"own": wanted, "left": given.number("left_stages"), "right": given.number("right_stages")}
        boards = [plain_board(USUAL_STAGES, False)] * count
        self.bare = set(range(count))
        places = (self.seat, (self.seat - 1) % count, (self.seat + 1) % count)
        for who, board, place in zip(WHO, named, places, strict=True):
            if board >= 0:
                self.bare.discard(place)
            elif who == "own" and total:
                board = plain_board(total, True)
            else:
                board = plain_board(max(USUAL_STAGES, numbers[who]), False)
            if board < 0 or len(BOARDS[board].stages) < numbers[who]:
                wrong("stages", total or numbers[who])
            boards[place] = board
        return boards

    def _board(self, name: str, *sides: str) -> int:
        wonder = self.given.word(name)
        side = "A"
        for field in sides:
            side = self.given.word(field, side)
        if not wonder:
            return -1
        if f"{wonder}-{side}" not in BOARD_NUMBERS:
            wrong(name, f"{wonder} {side}")
        return BOARD_NUMBERS[f"{wonder}-{side}"]

    def _stage_with(self, board: int, kind: int) -> int:
        for number, stage in enumerate(BOARDS[board].stages):
            if any(effect.kind == kind for effect in stage.effects):
                return number
        return wrong("wonder", BOARDS[board].id)

    # Cards

    def _cards(self) -> None:
        given = self.given
        own = given.cards("own_cards")
        for number in own:
            put_card(self.game, self.seat, number)
        for side in SIDES:
            for number in given.cards(f"{side}_cards"):
                put_card(self.game, self.seat_of(side), number)
        self.guild = given.card("guild")
        if self.guild >= 0 and self.guild not in own:
            put_card(self.game, self.seat, self.guild)
        for name in given.names():
            found = re.fullmatch(rf"(own|left|right)_({'|'.join(COLOURS)})|({'|'.join(COLOURS)})_cards", name)
            if found:
                colour = COLOURS.index(found[2] or found[3])
                self._put_colour(self.seat_of(found[1] or "own"), [colour], given.number(name))
        self._guilds_next_door()
        self.effect = given.table("effect")
        if self.effect:
            colour = colour_called("effect", self.effect.get("colour"))
            self._put_colour(self.seat, [colour], given.number("cards_of_colour"))
            # Blue and red cards have no side effects.
            others = [other for other in (COLOURS.index("blue"), COLOURS.index("red")) if other != colour]
            self._put_colour(self.seat, others, given.number("other_cards"))

    def _put_colour(self, seat: int, colours: list[int], count: int) -> None:
        for number in cards_of(self.game, seat, colours, count):
            put_card(self.game, seat, number)

    def _guilds_next_door(self) -> None:
        """Guilds in other cities; made-up names stand for any guild."""
        given = self.given
        for name, value in given.table("guilds_at_seats").items():
            if not isinstance(value, list):
                wrong("guilds_at_seats", value)
            for label in value:
                put_card(self.game, int(name), self._guild_called("guilds_at_seats", label))
        copied = given.card("copied")
        if copied >= 0:
            put_card(self.game, self.seat_of("left"), copied)
        for turn, label in enumerate(given.words("neighbour_guilds")):
            put_card(self.game, self.seat_of(SIDES[turn % 2]), self._guild_called("neighbour_guilds", label))
        #: Is the copied guild what the case asks about?
        self.copies = copied >= 0 or given.has("neighbour_guilds")

    def _guild_called(self, field: str, label: Any) -> int:
        if not isinstance(label, str):
            wrong(field, label)
        if label not in self.labels:
            free = [guild for guild in GUILDS if guild not in self.labels.values()]
            if label not in CARD_NUMBERS and not free:
                wrong(field, label)
            self.labels[label] = card_called(field, label) if label in CARD_NUMBERS else free[0]
        return self.labels[label]

    # Stages

    def _stages(self) -> None:
        """Stages built before this turn: counted, or up to the one named."""
        given = self.given
        board = self.game.board(self.seat)
        for name in given.names():
            found = re.fullmatch(r"stage(\d)(_built|_copies)?", name)
            if found:
                if found[2] == "_copies":
                    self.now = True
                    self.copied_card = given.card(name)
                elif not given.flag(name):
                    continue
                self.stage = max(self.stage, int(found[1]) - 1)
        if given.has("stage"):
            self.stage = given.number("stage") - 1
        if given.has("marker_age"):
            self.now = True
            self.stage = max(self.stage, 0)
        if self.copies and self.stage < 0:
            self.stage = self._stage_with(board.number, COPY_NEIGHBOUR_GUILD)
        if self.stage >= len(board.stages):
            wrong("stage", self.stage + 1)
        if given.has("turned_card"):
            self.stage = max(self.stage, 0)
        count = max(given.number("own_stages"), given.number("stages_built"))
        if given.has("discard_pile_size") or given.has("discard_pile"):
            # The last of the stages is the one that looks through the pile, and is built this turn.
            self.now = True
            self.stage = count - 1 if self.stage < 0 else self.stage
            count = 0
        marker = given.card("turned_card")
        for number in range(len(board.stages)):
            earlier = number < self.stage and not board.any_order
            if number < count or earlier or (number == self.stage and not self.now):
                put_stage(self.game, self.seat, number, marker if number == self.stage else -1)
        for side in SIDES:
            for number in range(given.number(f"{side}_stages")):
                put_stage(self.game, self.seat_of(side), number)

    # Production

    def _production(self) -> None:
        given = self.given
        for seat in self.bare:
            city = self.game.cities[seat]
            start = BOARDS[city.board].production
            city.production -= start
            city.for_sale -= start
        if given.has("own_production") or given.has("fixed") or given.has("choices"):
            made = merged(given.production("own_production"), given.bundle("fixed"))
            for mask in self._choices():
                made = with_choice(made, mask)
            self.city.production = self.city.for_sale = made
        for side in SIDES:
            city = self.game.cities[self.seat_of(side)]
            if given.has(f"{side}_sellable"):
                city.production = city.for_sale = given.production(f"{side}_sellable")
            city.production = merged(city.production, given.production(f"{side}_reserved"))
        for city in self.game.cities:
            city.revealed_production = city.production

    def _choices(self) -> list[int]:
        given = self.given
        value = given.take("choices")
        if value is None:
            return []
        if not isinstance(value, list):
            wrong("choices", value)
        masks: list[int] = []
        for kinds in value:
            if not isinstance(kinds, list):
                wrong("choices", value)
            bundle = pack(dict.fromkeys(kinds, 1))
            if not bundle or bundle.bit_count() != len(kinds):
                wrong("choices", value)
            masks.append(sum(1 << kind for kind in range(7) if bundle >> (3 * kind) & 1))
        return masks

    # Shields, tokens, symbols

    def _tokens(self) -> None:
        given = self.given
        cities = self.game.cities
        shields = given.take("shields")
        self.fights = given.has("age") and any("shields" in name for name in given.names())
        if isinstance(shields, dict):
            for who, number in shields.items():
                if who not in (*WHO, "owner"):
                    wrong("shields", who)
                cities[self.seat_of(who)].shields = read_number("shields", number)
            # Cases call the holder of a diplomacy token its owner.
            self.city.diplomacy = int("owner" in shields)
        elif shields is not None:
            self.city.shields = read_number("shields", shields)
        for seat, number in enumerate(given.numbers("shields_in_seat_order")):
            cities[seat].shields = number
        for who in WHO:
            if given.has(f"{who}_shields"):
                seat = self.seat_of(who)
                cities[seat].shields = given.number(f"{who}_shields")
                beyond = self.game.lefts[seat] if who == "left" else self.game.rights[seat]
                if who != "own" and self.game.seats >= ROOMY and not given.has("players"):
                    cities[beyond].shields = cities[seat].shields
            if given.has(f"{who}_defeats"):
                cities[self.seat_of(who)].defeats = given.number(f"{who}_defeats")
        for seat, number in enumerate(given.numbers("defeat_tokens")):
            cities[seat].defeats = number
        for value in given.numbers("tokens"):
            if value not in (-1, 1, 3, 5):
                wrong("tokens", value)
            if value > 0:
                win_token(self.game, self.seat, value // 2, None)
            else:
                self.city.defeats += 1
        for _ in range(given.number("victories")):
            win_token(self.game, self.seat, self.game.age - 1, None)
        self.city.defeats += given.number("defeats")
        for name, number in {**given.table("symbols"), "any": given.number("free_symbols")}.items():
            if name not in SYMBOLS:
                wrong("symbols", name)
            self.city.symbols += read_number("symbols", number) << (BITS * SYMBOLS.index(name))

    # The discard pile

    def _pile(self) -> None:
        given = self.given
        deck = DECKS[max(3, self.game.seats)][1]
        ids = given.words("discard_pile")
        pile = [CARD_NUMBERS.get(id, deck[place % len(deck)]) for place, id in enumerate(ids)]
        new = [number for number in sorted(set(deck)) if not self.city.built >> number & 1]
        size = given.number("discard_pile_size")
        pile += (new * (size // len(new) + 1))[:size]
        self.game.discards = Discards.empty().add_all(pile, self.seat_of("left"))

    # Coins and points

    def _coins(self) -> None:
        """Last, so that they are what the case says whatever was built."""
        given = self.given
        cities = self.game.cities
        coins = given.take("coins")
        if isinstance(coins, list):
            for seat, number in enumerate(given.numbers("coins")):
                cities[seat].coins = number
        elif coins is not None:
            self.city.coins = given.number("coins")
        for seat, number in zip(self.others(), given.numbers("others_coins"), strict=False):
            cities[seat].coins = number
        for who in WHO:
            seat = self.seat_of(who)
            cities[seat].coins = given.number(f"{who}_coins", cities[seat].coins)
        if given.has("seller_coins"):
            cities[self.seller()].coins = given.number("seller_coins")

    def seller(self) -> int:
        """The one neighbour who is bought from."""
        sides = list(self.given.table("buy"))
        if len(sides) != 1 or sides[0] not in SIDES:
            wrong("buy", ", ".join(sides))
        return self.seat_of(sides[0])

    def _totals(self) -> None:
        """Points up to a given total, as if rolled with a die; whoever is not spoken of is far behind."""
        totals = self.given.numbers("totals")
        if totals:
            self.ranked = len(totals)
            for seat in range(self.game.seats):
                wanted = totals[seat] if seat < len(totals) else min(totals) - 100
                self.game.cities[seat].rolled += wanted - score(self.game, seat).total
