"""Conservation laws of cards, coins and tokens: each broken one by its name."""

from __future__ import annotations

from ecumene.core.game import EVERYTHING, IMAGINED
from ecumene.games.seven_wonders.city import BITS
from ecumene.games.seven_wonders.facts import BLACK_CARDS, BOARDS, CARDS, DECKS, GUILDS
from ecumene.games.seven_wonders.hiding import cards_of
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import WHITE


def faults(game: State) -> list[str]:
    found: list[str] = []
    for city in game.cities:
        if city.coins < 0:
            found.append("coins")
        if city.defeats < 0:
            found.append("defeats")
        names = 0
        colours = 0
        for number in city.cards:
            card = CARDS[number]
            if names >> card.name & 1:
                found.append("same-name")
            names |= 1 << card.name
            if card.colour != WHITE and not city.invisible >> number & 1:
                colours += 1 << (BITS * card.colour)
        if names != city.built:
            found.append("built")
        if colours != city.colours & ((1 << (BITS * WHITE)) - 1):
            found.append("colours")
        if sum([1 for marker in city.markers if marker != -1]) != city.stage_count():
            found.append("markers")
    boards = [BOARDS[city.dealt_board].wonder for city in game.cities if city.dealt_board >= 0]
    if len(set(boards)) < len(boards):
        found.append("same-wonder")
    return found + missing_cards(game)


def missing_cards(game: State) -> list[str]:
    """Every card of the Ages dealt so far must be in exactly one place. A view cannot tell: it has no faults."""
    if game.viewer not in (EVERYTHING, IMAGINED):
        return []
    found: list[str] = []
    here: dict[int, int] = {}
    for city in game.cities:
        for card in cards_of(city):
            here[card] = here.get(card, 0) + 1
    for card in [*[code >> 3 for code in game.discards.faces], *game.free_city_pile]:
        here[card] = here.get(card, 0) + 1
    players = max(3, game.seats)
    for age in (1, 2, 3):
        if game.is_dealt(age):
            wanted: dict[int, int] = {}
            extra = [card for card in (*GUILDS, *BLACK_CARDS) if game.dealt >> card & 1 and CARDS[card].age == age]
            for card in (*DECKS[players][age], *extra):
                wanted[card] = wanted.get(card, 0) + 1
            for card, count in here.items():
                boxed = game.cards_from_box >> card & 1
                if CARDS[card].age == age and count != wanted.get(card, 0) + boxed:
                    found.append(f"card-{CARDS[card].id}")
            found += [f"card-{CARDS[card].id}" for card in wanted if card not in here]
    return found
