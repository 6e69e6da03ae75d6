"""The game's own engine beside the referee: legal moves at every decision, every stock at every turn."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.games.everdell import moves as m
from ecumene.games.everdell.catalogue import CARDS, MINER_MOLE, NUMBER
from ecumene.games.everdell.city import enter
from ecumene.games.everdell.events import EVENTS as EVENT_CARDS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.laid import stored
from ecumene.games.everdell.places import CARD_PLACE, EVENT_PLACE, FIRST_FOREST, FOREST, HAVEN, NOWHERE, PLACE_NAMES
from ecumene.games.everdell.player import Claimed, Player
from ecumene.games.everdell.prices import fits
from ecumene.games.everdell.production import CopyGreen, copyable, is_plain
from ecumene.games.everdell.scoring import rugworts_score
from ecumene.games.everdell.visitors import ABILITIES, TILE_IDS, VISITORS
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES, SEASONS
from tests.second.everdell import city as second_city
from tests.second.everdell.cost import shortfall
from tests.second.everdell.data import RUGWORT
from tests.second.everdell.playing import START
from tests.second.everdell.referee import Referee
from tests.second.everdell.state import DONE, Command
from tests.second.everdell.state import Chance as GivenChance

BASIC_IDS = (
    *("basic_3twig", "basic_2twig_1card", "basic_2resin", "basic_1resin_1card"),
    *("basic_2card_1vp", "basic_1pebble", "basic_1berry_1card", "basic_1berry"),
)
TICKETS = (None, "outbound", "return")
TOKENS = (None, "free", "lying", "used")
OCCUPIED = (None, "standard", "golden")
#: What the one asks as one question and the other as several.
Prices = dict[tuple[int, ...], list[Command]]


class Difference(AssertionError):
    """The two engines disagree."""


def plain(name: str) -> str:
    """An id as the rules' tables write it."""
    return name.replace("-", "_")


class Noted(Chance):
    """A generator that notes shuffles and dice, so that the referee can repeat them."""

    def __init__(self, chance: Chance, game: Everdell) -> None:
        super().__init__(chance.a, chance.b, chance.c, chance.d)
        self.game = game
        self.orders: list[list[str]] = []
        self.rolls: list[int] = []

    def shuffle(self, items: list[Any]) -> None:
        super().shuffle(items)
        if items is self.game.deck:
            names = [plain(CARDS[card].id) for card in items]
        elif items is self.game.bag:
            names = [plain(TILE_IDS[tile]) for tile in items]
        else:
            names = [plain(VISITORS[visitor].id) for visitor in items]
        self.orders.append(names[::-1])

    def below(self, limit: int) -> int:
        found = super().below(limit)
        self.rolls.append(found + 1)
        return found


def options_of(game: Everdell) -> set[str]:
    """The options of the table in the referee's words."""
    given = game.options
    found = {"station": "station", "cards": "cards"}.get(str(given["newleaf"]))
    options = {found} if found else set()
    for name in ("tickets", "reservations", "forest", "abilities"):
        if given[name] is True:
            options.add(name)
    options |= {
        word for name, word in (("basic_events", "basic-events"), ("must_act", "must-act")) if given[name] is True
    }
    if given["special_events"] != "base":
        options.add(f"events-{given['special_events']}")
    if given["named_events"] is True:
        options.add("named-events")
    if given["year"] != "1":
        options.add(f"year-{given['year']}")
    return options


class Pair:
    """One game on both engines."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, object]) -> None:
        game = ecumene.new("everdell", seats=seats, seed=seed, options=dict(options))
        assert isinstance(game, Everdell)
        self.game = game
        first = game.to_move[0]
        order = [(first + ahead) % seats for ahead in range(seats)]
        self.names = [f"Seat {seat + 1}" for seat in range(seats)] + ([RUGWORT] if seats == 1 else [])
        deck = [*game.meadow, *game.station]
        for seat in order:
            deck += game.players[seat].hand
        for seat in order:
            deck += game.players[seat].pile[::-1]
        deck += game.deck[::-1]
        given = {
            "deck": [plain(CARDS[card].id) for card in deck],
            "forest": [plain(FOREST[place].id) for place in game.forest],
            "special": [plain(EVENT_CARDS[n].id) for n in game.events if not EVENT_CARDS[n].is_basic],
        }
        if game.tiles:
            given["tiles"] = [plain(TILE_IDS[tile]) for tile in [*game.tiles, *game.bag[::-1]]]
            visitors = [*game.visitors[0][::-1], *game.visitors[1][::-1]]
            given["visitors"] = [plain(VISITORS[visitor].id) for visitor in visitors]
        if game.options["abilities"] is True:
            given["abilities"] = [ABILITIES[game.players[seat].ability] for seat in order]
        self.given = GivenChance()
        self.ref = Referee.new([self.names[seat] for seat in order], options_of(game), 0, given, self.given)
        self.noted = Noted(game.chance, game)
        game.chance = self.noted

    def enrich(self, number: int) -> None:
        """Much of everything for everybody, on both tables."""
        for seat in range(self.game.seats):
            player = self.game.own(seat)
            for resource in range(4):
                player.add(resource, number)
            stock = self.ref.table.seats[self.names[seat]].stock
            for name in RESOURCES:
                stock[name] += number
                self.ref.table.supply[name] -= number
        self.game._legal = [None] * self.game.seats

    def lay(self, seat: int, name: str) -> bool:
        """A card from the deck into a city, on both tables, if one is left there and the city takes it."""
        design = NUMBER[name]
        if design not in self.game.deck or not fits(self.game, seat, design) or name in ("fool", "ruins"):
            return False
        place = len(self.game.deck) - 1 - self.game.deck[::-1].index(design)
        self.game.deck.pop(place)
        stock = START.get(plain(name), {})
        store = sum(stored(RESOURCES.index(what), number) for what, number in stock.items() if what != "vp")
        enter(self.game, seat, design, -1, stock.get("vp", 0), store)
        table = self.ref.table
        table.deck.remove(plain(name))
        card = second_city.enter(table, table.seats[self.names[seat]], plain(name))
        second_city.fill(table, card, stock)
        self.game._legal = [None] * self.game.seats
        return True

    # Names

    def label(self, owner: int, index: int) -> str:
        """The referee's label of a card in a city."""
        return self.ref.table.seats[self.names[owner]].city[index].label

    def card(self, seat: int, reference: int) -> str:
        return self.label(self.game.owner_of(seat, reference), self.game.index_of(seat, reference))

    def place(self, place: int) -> str:
        """A place on the board, an event, or nowhere."""
        if place == NOWHERE:
            return "nowhere"
        if place >= EVENT_PLACE:
            return plain(EVENT_CARDS[place - EVENT_PLACE].id)
        if place < FIRST_FOREST:
            return BASIC_IDS[place]
        if place < HAVEN:
            return plain(FOREST[self.game.forest[place - FIRST_FOREST]].id)
        return plain(PLACE_NAMES[place])

    def space(self, seat: int, place: int) -> str:
        return self.card(seat, place - CARD_PLACE) if place >= CARD_PLACE else self.place(place)

    def state_place(self, place: int) -> str:
        """A place as the state keeps it."""
        if place < CARD_PLACE:
            return self.place(place)
        owner = self.game.holder(place - CARD_PLACE)
        return self.label(owner, self.game.players[owner].find(place - CARD_PLACE))

    # Moves

    def commands(self, seat: int, move: Move, moles_are_skipped: bool = False) -> list[Command]:
        """What the move is to the referee: one command, or several in a row."""
        verb, a, b = move.verb, move.a, move.b
        name = plain(CARDS[a].id) if verb in CARD_VERBS else ""
        if verb == m.VISIT:
            return [("worker", self.space(seat, a)), *([("copy", self.place(b - 1))] if b else [])]
        if verb == m.CLAIM:
            return [("worker", self.place(EVENT_PLACE + a))]
        if verb == m.PLAY:
            return [self.play_command(seat, move)]
        if verb in SIMPLE:
            return [SIMPLE[verb]]
        if verb in (m.TICKET, m.MOVE, m.RECALL):
            word = {m.TICKET: "ticket", m.MOVE: "move", m.RECALL: "recall"}[verb]
            return [(word, self.space(seat, a))]
        if verb == m.SPEND and self.ref.asked == "monk":
            others = [command for command in self.owing() if command[0] == "player"]
            return [*others, ("pay", "berry")]
        if verb in BY_RESOURCE:
            return [(BY_RESOURCE[verb], RESOURCES[a])]
        if verb in (m.RESERVE, m.DISCARD_PLACE, m.DRAW, m.ARCHIVE):
            return [(m.WORDS[verb], m.SOURCES[a])]
        if verb == m.REVEAL:
            return [("reveal", "deck" if a == m.DECK else "discard")]
        if verb == m.GIVE_RESOURCE:
            return [("give", RESOURCES[a], self.names[b - 1] if b else None)]
        if verb == m.GIVE_CARD:
            step = self.game.step(seat)
            if step is not None and step.name == "post-cards":
                return [("give", name) if ("give", name) in self.owing() else ("discard", name)]
            return [("give", name, self.names[b - 1] if b else None)]
        if verb in (m.DISCARD, m.KEEP, m.TUCK, m.PICK):
            if verb == m.KEEP and self.game.revealed_cards:
                return [("take", name)]
            return [(m.WORDS[verb], name)]
        if verb == m.SHARE:
            (share, *_) = [command for command in self.owing() if command[0] == "share" and command[1] is not None]
            return [share]
        if verb == m.COPY and m.design_of(a) == MINER_MOLE and moles_are_skipped:
            return []
        if verb in (m.TRIGGER, m.ACTIVATE, m.REMOVE, m.CAPTURE, m.COPY):
            word = {m.REMOVE: "discard", m.CAPTURE: "tuck"}.get(verb, m.WORDS[verb])
            if verb == m.REMOVE and self.game.owner_of(seat, a) != seat:
                word = "remove"
            return [(word, self.card(seat, a))]
        if verb in (m.COPY_PLACE, m.REPEAT):
            return [(m.WORDS[verb], self.place(a))]
        if verb == m.OPPONENT and self.ref.asked == "monk":
            # With the name goes the first berry.
            return [("player", self.names[a - 1]), ("pay", "berry")]
        if verb == m.OPPONENT:
            return [("player", self.names[a - 1])]
        if verb == m.COLOUR:
            return [("colour", COLOURS[a])]
        if verb in (m.DISMISS, m.INVITE):
            return [(m.WORDS[verb], plain(VISITORS[a].id))]
        if verb == m.TILE:
            return [("tile", a)]
        raise Difference(f"no command for {move}")

    def play_command(self, seat: int, move: Move) -> Command:
        name, source = plain(CARDS[move.a].id), m.SOURCES[move.b]
        kind = m.way_kind(move.c)
        if kind:
            word = {m.OCCUPY: "occupy", m.GOLDEN: "golden", m.HELPED: "help", m.PRISONER: "prison"}[kind]
            return ("play", name, source, word, self.card(seat, m.way_reference(move.c)))
        ways = [command[3] for command in self.owing() if command[:3] == ("play", name, source) and len(command) == 4]
        return ("play", name, source, ways[0] if ways else "pay")

    def owing(self) -> list[Command]:
        return [command for commands in self.ref.owing().values() for command in commands]

    def prices(self) -> Prices:
        """The prices that the referee's questions lead to, and the commands that lead there."""
        task = self.ref.table.stack[-1]
        seat = self.ref.table.seats[task.who]
        play = task.d
        cost = {resource: play["cost"].get(resource, 0) for resource in RESOURCES}
        found: Prices = {}
        if self.ref.asked == "swap":
            for command in self.owing():
                price = {**cost, command[1]: cost[command[1]] - 1}
                price[command[2]] += 1
                found[tuple(price[resource] for resource in RESOURCES)] = [command]
            return found

        def go_on(cost: dict[str, int], less: int, path: list[Command]) -> None:
            kinds = [resource for resource in RESOURCES if cost[resource]]
            if sum(cost.values()) <= less:
                found[(0, 0, 0, 0)] = path
            elif less == 0 or len(kinds) == 1:
                price = {**cost, kinds[0]: cost[kinds[0]] - less}
                found[tuple(price[resource] for resource in RESOURCES)] = path
            else:
                for resource in kinds:
                    cheaper = {**cost, resource: cost[resource] - 1}
                    if shortfall(seat, cheaper) <= less - 1:
                        go_on(cheaper, less - 1, [*path, ("cheaper", resource)])

        go_on(cost, play["less"], [])
        return found

    # Comparing

    def settle(self, ours: set[Command], paying: bool = False) -> None:
        """Answer for the referee what our engine has answered by itself: forced choices, and plain green cards."""
        while not self.ref.over:
            ((who, commands),) = self.ref.owing().items()
            if self.ref.asked == "order":
                city = {card.label: card.name for card in self.ref.table.seats[who].city}
                simple = [command for command in commands if is_plain(NUMBER[city[command[1]].replace("_", "-")])]
                if simple:
                    self.ref.play(who, simple[0])
                    continue
            if self.ref.asked in ("cheaper", "swap"):
                if paying:
                    return
                (path,) = self.prices().values()
                for command in path:
                    self.ref.play(who, command)
                continue
            if len(commands) == 1 and set(commands) != ours:
                self.ref.play(who, commands[0])
                continue
            return

    def compare(self) -> list[Move]:
        """The legal moves, which must be the same."""
        game = self.game
        if game.is_over:
            self.settle(set())
            if not self.ref.over:
                raise Difference(f"over, but the referee asks {self.ref.asked}")
            self.compare_stocks()
            return []
        (seat,) = game.to_move
        moves = game.moves(seat)
        if moves[0].verb == m.PAY:
            self.settle(set(), True)
            ours = {tuple(m.part(move.a, resource) for resource in range(4)) for move in moves}
            theirs = set(self.prices()) if self.ref.asked in ("cheaper", "swap") else set()
            if ours != theirs:
                raise Difference(f"prices {sorted(ours)}, not {sorted(theirs)}")
            return moves
        self.settle(self.first_commands(seat, moves))
        if self.ref.over:
            raise Difference(f"the referee is over, we ask {game.step(seat)}")
        ((who, commands),) = self.ref.owing().items()
        if len(moves) == 1 and self.first_commands(seat, moves) != set(commands):
            # Asked to keep a secret, though there is no choice: the referee has gone on.
            game.play(seat, moves[0])
            return self.compare()
        if who != self.names[seat]:
            raise Difference(f"{self.names[seat]} is asked {game.step(seat)}, not {who} {self.ref.asked}")
        # Named again: the question may be another one now.
        first = self.first_commands(seat, moves)
        step = game.step(seat)
        if isinstance(step, CopyGreen):
            first, commands = self.led_back(step, first, commands)
        if first != set(commands):
            more, less = first - set(commands), set(commands) - first
            raise Difference(f"{game.step(seat)} / {self.ref.asked}: too much {more}, missing {less}")
        if step is not None and step.name == "take-turn":
            self.compare_stocks()
        return moves

    def led_back(
        self, step: CopyGreen, first: set[Command], commands: list[Command]
    ) -> tuple[set[Command], list[Command]]:
        """A Miner Mole that copies a Miner Mole: we ask twice, the referee offers the own cards at once."""
        own = {("copy", self.label(owner, i)) for owner, i in copyable(self.game, step.seat, step.host, True)}
        if step.back:
            return first, [command for command in commands if command in own or command == DONE]
        moles = {command for command in first if str(command[-1]).startswith("miner_mole")}
        return (first - moles) | own if moles else first, commands

    def first_commands(self, seat: int, moves: Sequence[Move]) -> set[Command]:
        """What the moves are to the referee; a card that it has not laid down yet has no name there."""
        found: set[Command] = set()
        for move in moves:
            try:
                found.add(self.commands(seat, move)[0])
            except (IndexError, ValueError):
                found.add(("unknown", str(move)))
        return found

    def play(self, move: Move) -> None:
        """The same move on both."""
        (seat,) = self.game.to_move
        who = self.names[seat]
        if move.verb == m.PAY:
            path = self.prices()[tuple(m.part(move.a, resource) for resource in range(4))]
        else:
            path = self.commands(seat, move, True)
        self.game.play(seat, move)
        self.given.orders += self.noted.orders
        self.given.rolls += self.noted.rolls
        self.noted.orders, self.noted.rolls = [], []
        for command in path:
            self.ref.play(who, command)

    def compare_stocks(self) -> None:
        theirs = self.ref.stocks()
        ours = self.stocks()
        if self.given.orders or self.given.rolls:
            raise Difference(f"shuffles or rolls left over: {self.given.orders} {self.given.rolls}")
        for seat, name in enumerate(self.names):
            if name == RUGWORT:
                at_rugwort = theirs["seats"][name]
                at_rugwort["workers"] = sorted([*at_rugwort["workers"], *at_rugwort["permanent"]])
            for what, value in ours["seats"][name].items():
                other = theirs["seats"][name][what]
                if value != other:
                    raise Difference(f"{name} {what}: {value}, not {other}")
            if seat < self.game.seats and ours["points"][name] != theirs["points"][name]["total"]:
                raise Difference(f"{name}: {self.game.scores()[seat]}, not {theirs['points'][name]}")
        if self.game.rugwort_is_here:
            total = rugworts_score(self.game).total
            if total != theirs["points"][RUGWORT]["total"]:
                raise Difference(f"Rugwort: {total}, not {theirs['points'][RUGWORT]}")
        for what, value in ours.items():
            if what not in ("seats", "points") and value != theirs[what]:
                raise Difference(f"{what}: {value}, not {theirs[what]}")

    def stocks(self) -> dict[str, Any]:
        game = self.game
        names = [plain(card.id) for card in CARDS]
        row = [names[card] if card >= 0 else None for card in game.meadow]
        return {
            "seats": {name: self.player(seat) for seat, name in enumerate(self.names)},
            "points": {self.names[score.seat]: score.total for score in game.scores()},
            "deck": [names[card] for card in reversed(game.deck)],
            "discard": [names[card] for card in game.discards],
            "meadow": row,
            "station": [names[card] if card >= 0 else None for card in game.station],
            "tiles": [plain(TILE_IDS[tile]) for tile in game.tiles],
            "bag": [plain(TILE_IDS[tile]) for tile in reversed(game.bag)],
            "used tiles": [plain(TILE_IDS[tile]) for tile in game.used_tiles],
            "visitors": [[plain(VISITORS[v].id) for v in reversed(pile)] for pile in game.visitors],
            "used visitors": [plain(VISITORS[v].id) for v in game.used_visitors],
        }

    def player(self, seat: int) -> dict[str, Any]:
        player: Player = self.game.players[seat]
        names = [plain(card.id) for card in CARDS]
        stock = {"twig": player.twig, "resin": player.resin, "pebble": player.pebble, "berry": player.berry}
        found: dict[str, Any] = {
            "home": player.home,
            "workers": sorted(self.state_place(place) for place in player.workers) + self.on_meadow(seat),
            "permanent": sorted(self.state_place(place) for place in player.fixed),
            "stock": {what: n for what, n in sorted({**stock, "vp": player.points}.items()) if n},
            "hand": sorted(names[card] for card in player.hand),
            "city": [self.laid(seat, index) for index in range(len(player.city))],
            "events": {plain(EVENT_CARDS[held.event].id): self.claimed(held) for held in sorted_events(player)},
            "visitors": [plain(VISITORS[visitor].id) for visitor in player.visitors],
        }
        if seat == self.game.rugwort:
            # His worker on the Journey is one like others to the referee.
            found["workers"] = sorted([*found["workers"], *found["permanent"]])
            del found["permanent"]
        else:
            found |= {
                "season": SEASONS[player.season],
                "passed": player.passed,
                "golden": player.golden,
                "ticket": TICKETS[player.ticket],
                "token": TOKENS[player.token],
                "reserved": names[player.reserved] if player.reserved >= 0 else None,
                "ability": ABILITIES[player.ability] if player.ability >= 0 else None,
                "archive": sorted(names[card] for card in player.archive),
                "pile": [names[card] for card in reversed(player.pile)],
            }
        return found

    def on_meadow(self, seat: int) -> list[str]:
        """Rugwort's workers on the Meadow."""
        if seat != self.game.rugwort:
            return []
        return [f"meadow-{place + 1}" for place in range(8) if self.game.blocked(place)]

    def laid(self, seat: int, index: int) -> dict[str, Any]:
        city = self.game.players[seat].city
        laid = city[index]
        goods = {name: laid.stored(resource) for resource, name in enumerate(RESOURCES)}
        partners = [n for n, other in enumerate(city) if other.pair and other.pair == laid.pair and n != index]
        return {
            "card": plain(CARDS[laid.design].id),
            "label": self.label(seat, index),
            "occupied": OCCUPIED[laid.token],
            "on it": {what: n for what, n in sorted({**goods, "vp": laid.points}.items()) if n},
            "beneath": [plain(CARDS[card].id) for card in laid.beneath],
            "partner": self.label(seat, partners[0]) if partners else None,
        }

    def claimed(self, held: Claimed) -> dict[str, Any]:
        goods = {name: held.store >> 12 * resource & 4095 for resource, name in enumerate(RESOURCES)}
        return {
            "on it": {what: n for what, n in sorted(goods.items()) if n},
            "beneath": [plain(CARDS[card].id) for card in held.beneath],
        }


def sorted_events(player: Player) -> list[Claimed]:
    return sorted(player.events, key=lambda held: EVENT_CARDS[held.event].id)


CARD_VERBS = (m.DISCARD, m.KEEP, m.TUCK, m.PICK, m.GIVE_CARD)
SIMPLE: dict[int, Command] = {
    m.PREPARE: ("season",),
    m.PASS: ("pass",),
    m.ALONE: ("share", None),
    m.SNAIL: ("snail",),
    m.DONE: DONE,
}
BY_RESOURCE = {m.GAIN: "gain", m.TAKE: "take", m.STORE: "store", m.SPEND: "pay", m.LAY: "lay"}


#: How likely a move is in random play: rare things first, the end of the game late.
def weight(move: Move, seen: Counter[str]) -> float:
    if move.verb == m.PLAY:
        return 6 / (1 + seen[CARDS[move.a].id]) ** 2 + 0.5
    if move.verb == m.PASS:
        return 0.02
    if move.verb == m.DONE:
        return 0.3
    if move.verb == m.CLAIM or (move.verb == m.VISIT and move.a >= CARD_PLACE):
        return 4
    return 1


def play_game(pair: Pair, seed: int, seen: Counter[str] | None = None, most: int = 4000) -> int:
    """A random game on both engines; how many decisions were compared."""
    dice = random.Random(seed)
    seen = Counter() if seen is None else seen
    decisions = 0
    moves: Sequence[Move] = pair.compare()
    while moves and decisions < most:
        move = dice.choices(moves, [weight(move, seen) for move in moves])[0]
        seen[CARDS[move.a].id if move.verb == m.PLAY else m.WORDS[move.verb]] += 1
        pair.play(move)
        decisions += 1
        moves = pair.compare()
    return decisions
