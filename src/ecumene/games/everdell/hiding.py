"""What a seat may not know (EV-414), and how a world is dealt that agrees with what it knows."""

from __future__ import annotations

from ecumene.core.chance import Chance
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.player import UNKNOWN, Player
from ecumene.games.everdell.setup import copies_in_deck
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import VISITORS


def veil(game: State, seat: int) -> None:
    """Hands and archives of the others, the snails' pile, deck and discard pile, what others look at or pick."""
    for other in range(len(game.players)):
        player = game.players[other]
        hidden = other != seat and (player.hand or player.archive)
        if hidden or player.pile:
            player = game.own(other)
            if hidden:
                player.hand = [UNKNOWN] * len(player.hand)
                player.archive = [UNKNOWN] * len(player.archive)
            player.pile = [UNKNOWN] * len(player.pile)
    game.deck = [UNKNOWN] * len(game.deck)
    game.discards = [UNKNOWN] * len(game.discards)
    # Only one seat is asked at a time: whoever is asked knows what it looks at and what it has picked.
    if seat < 0 or game.step(seat) is None:
        game.looked_at = [UNKNOWN] * len(game.looked_at)
        game.picked = [UNKNOWN] * len(game.picked)
    game.bag = sorted(game.bag)
    game.visitors = [[UNKNOWN] * (len(pile) - 1) + pile[-1:] if pile else pile for pile in game.visitors]
    game.used_visitors = [UNKNOWN] * len(game.used_visitors)


def cards_in_sight(game: State, numbers: list[int]) -> None:
    """Take all cards that are seen off the numbers by design."""
    seen = [*game.meadow, *game.station, *game.playing, *game.revealed_cards, *game.looked_at, *game.picked]
    for player in game.players:
        seen += player.hand
        seen += player.archive
        seen.append(player.reserved)
        for laid in player.city:
            seen.append(laid.design)
            seen += laid.beneath
        for claimed in player.events:
            seen += claimed.beneath
    for design in seen:
        if design >= 0:
            numbers[design] -= 1


def unveil(game: State, seat: int, rng: Chance) -> None:
    """Every unknown card is dealt at random from those not in sight."""
    numbers = copies_in_deck(game)
    cards_in_sight(game, numbers)
    pool = [design for design in range(len(CARDS)) for _ in range(numbers[design])]
    rng.shuffle(pool)
    for other in range(len(game.players)):
        fill_player(game, other, pool)
    fill(game.looked_at, pool)
    fill(game.picked, pool)
    fill(game.discards, pool)
    fill(game.deck, pool)
    rng.shuffle(game.bag)
    unveil_visitors(game, rng)


def fill_player(game: State, seat: int, pool: list[int]) -> None:
    player: Player = game.players[seat]
    if UNKNOWN in player.hand or UNKNOWN in player.archive or player.pile:
        player = game.own(seat)
        fill(player.hand, pool)
        fill(player.archive, pool)
        fill(player.pile, pool)
        player.hand.sort()
        player.archive.sort()


def fill(cards: list[int], pool: list[int]) -> None:
    for place in range(len(cards)):
        if cards[place] == UNKNOWN:
            cards[place] = pool.pop()


def unveil_visitors(game: State, rng: Chance) -> None:
    if not game.visitors:
        return
    seen = [pile[-1] for pile in game.visitors if pile]
    for player in game.players:
        seen += player.visitors
    hidden = [visitor for visitor in range(len(VISITORS)) if visitor not in seen]
    rng.shuffle(hidden)
    game.visitors = [[hidden.pop() for _ in pile[:-1]] + pile[-1:] for pile in game.visitors]
    game.used_visitors = hidden
