"""Laying out a game (EV-007 to EV-013, EV-180 to EV-193, EV-451, EV-483)."""

from __future__ import annotations

from typing import Final

from ecumene.core.chance import Chance
from ecumene.games.everdell import rugwort
from ecumene.games.everdell.catalogue import CARDS, LOCOMOTIVE
from ecumene.games.everdell.drawing import into_hand, refill, top
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.places import FOREST
from ecumene.games.everdell.player import OUTBOUND, TOKEN_READY
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.turn import NextTurn
from ecumene.games.everdell.visitors import ABILITIES, SNAILS, TILE_COPIES, TILES, VISITORS
from ecumene.games.everdell.vocabulary import BASE, NEWLEAF

#: Cards dealt to the first, second, third, fourth player (EV-012).
OPENING_HANDS: Final = (5, 6, 7, 8)
START_WORKERS: Final = 2
SPECIAL_EVENTS: Final = 4
GOLDEN_TOKENS: Final = 3
SNAIL_CARDS: Final = 7

# Values of options
NO_NEWLEAF: Final = "none"
CARDS_ONLY: Final = "cards"
WITH_STATION: Final = "station"
BASE_EVENTS: Final = "base"
MIXED: Final = "mixed"
TWO_AND_TWO: Final = "two-and-two"
NEWLEAF_EVENTS: Final = "newleaf"


def copies_in_deck(game: State) -> list[int]:
    """By design: how many cards of it are in the game (EV-006, EV-181, EV-193)."""
    newleaf = game.options["newleaf"]
    numbers: list[int] = []
    for design, card in enumerate(CARDS):
        used = card.box == BASE or newleaf == WITH_STATION or (newleaf == CARDS_ONLY and design != LOCOMOTIVE)
        numbers.append(card.copies if used else 0)
    return numbers


def forest_cards(game: State) -> list[int]:
    """The Forest cards that may be drawn (EV-008, EV-188)."""
    return [n for n, place in enumerate(FOREST) if place.box == BASE or game.options["forest"] is True]


def special_events(game: State, box: int) -> list[int]:
    """The special events of one box that may be drawn (EV-190, EV-481)."""
    named = game.options["special_events"] != MIXED or game.options["named_events"] is True or box == NEWLEAF
    return [
        number
        for number, event in enumerate(EVENTS)
        if not event.is_basic and event.box == box and (named or not event.cards)
    ]


def draw_special_events(game: State, chance: Chance) -> list[int]:
    """Four special events (EV-009, EV-189)."""
    base = special_events(game, BASE)
    newleaf = special_events(game, NEWLEAF)
    way = game.options["special_events"]
    if way == TWO_AND_TWO:
        chance.shuffle(newleaf)
        chance.shuffle(base)
        return [*newleaf[:2], *base[:2]]
    pool = [*base, *newleaf] if way == MIXED else newleaf if way == NEWLEAF_EVENTS else base
    chance.shuffle(pool)
    return pool[:SPECIAL_EVENTS]


def lay_out(game: State) -> State:
    """Everything is laid out, up to the first decision."""
    chance = Chance.stream(game.seed, "set-up")
    forest = forest_cards(game)
    chance.shuffle(forest)
    game.forest = forest[: 3 if game.seats <= 2 else 4]
    boxes = (BASE, NEWLEAF) if game.options["basic_events"] is True else (BASE,)
    basic = [number for number, event in enumerate(EVENTS) if event.is_basic and event.box in boxes]
    game.events = [*basic, *draw_special_events(game, chance)]
    game.claimed_by = [UNCLAIMED] * len(game.events)
    game.deck = [design for design, copies in enumerate(copies_in_deck(game)) for _ in range(copies)]
    chance.shuffle(game.deck)
    if game.options["newleaf"] == WITH_STATION:
        lay_out_station(game, chance)
    refill(game)
    first = chance.below(game.seats)
    deal(game, chance, first)
    game.chance = Chance.stream(game.seed, "draws")
    if game.rugwort_is_here:
        rugwort.set_up(game)
    game.push(NextTurn((first - 1) % game.seats))
    game.settle()
    return game


def lay_out_station(game: State, chance: Chance) -> None:
    """Station places, tiles and visitors (EV-182 to EV-184)."""
    game.station = [-2, -2, -2]
    tiles = [tile for tile in range(len(TILES)) for _ in range(TILE_COPIES)]
    chance.shuffle(tiles)
    game.tiles = [tiles.pop(), tiles.pop(), tiles.pop()]
    game.bag = tiles
    visitors = list(range(len(VISITORS)))
    chance.shuffle(visitors)
    # The first sixteen of the shuffled cards are pile 1; the top of a pile is its last card.
    game.visitors = [visitors[16:], visitors[:16]]


def deal(game: State, chance: Chance, first: int) -> None:
    """Hands from the first player on, and what Newleaf gives to each (EV-012, EV-185 to EV-187, EV-259)."""
    abilities = list(range(len(ABILITIES)))
    chance.shuffle(abilities)
    for ahead in range(game.seats):
        player = game.own((first + ahead) % game.seats)
        player.home = START_WORKERS
        for _ in range(OPENING_HANDS[ahead]):
            into_hand(player, top(game))
        if game.options["newleaf"] != NO_NEWLEAF:
            player.golden = GOLDEN_TOKENS
        if game.options["tickets"] is True:
            player.ticket = OUTBOUND
        if game.options["reservations"] is True:
            player.token = TOKEN_READY
        if game.options["abilities"] is True:
            player.ability = abilities[ahead]
    for player in game.players:
        if player.ability == SNAILS:
            # The top of the pile is its last card: the first one drawn lies on top.
            player.pile = [top(game) for _ in range(SNAIL_CARDS)]
            player.pile.reverse()
