"""A slow, obvious second reading of science, conflicts and points: every choice is tried, every card is looked at."""

from __future__ import annotations

from itertools import combinations, product

from ecumene.games.seven_wonders.cards import Effect
from ecumene.games.seven_wonders.city import BITS, LOW
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS, COUNTS, EFFECTS, LEFT, RIGHT, SELF, SYMBOLS

KINDS = ("compass", "gear", "tablet")


def points(symbols: list[str], a_set: int = 7) -> int:
    """Squares, and a number of points for each set of three different symbols."""
    counts = [symbols.count(kind) for kind in KINDS]
    return sum(count * count for count in counts) + a_set * min(counts)


def science(symbols: list[str], free: int, a_set: int, changes: int, copies: int, offered: list[str]) -> int:
    """Name every free symbol, choose every card to copy, change up to so many symbols: the most that comes of it."""
    most = 0
    for taken in combinations(range(len(offered)), min(copies, len(offered))):
        for named in product(KINDS, repeat=free):
            held = symbols + [offered[card] for card in taken] + list(named)
            for places in combinations(range(len(held)), min(changes, len(held))):
                for others in product(KINDS, repeat=len(places)):
                    changed = list(held)
                    for place, other in zip(places, others, strict=True):
                        changed[place] = other
                    most = max(most, points(changed, a_set))
    return most


def word(effect: Effect) -> str:
    return EFFECTS[effect.kind]


def finals(game: SevenWonders, seat: int) -> list[Effect]:
    return [ALL_EFFECTS[code >> 4] for code in game.cities[seat].final_effects]


def own_symbols(game: SevenWonders, seat: int) -> tuple[list[str], int]:
    """The symbols of a city, and how many of free choice."""
    packed = game.cities[seat].symbols
    held = [kind for number, kind in enumerate(KINDS) for _ in range(packed >> (BITS * number) & LOW)]
    return held, packed >> (BITS * SYMBOLS.index("any")) & LOW


def symbols_on_cards(game: SevenWonders, seat: int) -> list[str]:
    """The symbols of the cards and stages of a city that copied nothing and swapped nothing."""
    city = game.cities[seat]
    effects = [effect for number in city.cards for effect in CARDS[number].effects]
    for place, stage in enumerate(BOARDS[city.board].stages):
        if city.stages >> place & 1:
            effects += stage.effects
    return sorted(SYMBOLS[effect.extra] for effect in effects if word(effect) == "science")


def science_of(game: SevenWonders, seat: int) -> int:
    """The points of the green book."""
    held, free = own_symbols(game, seat)
    effects = finals(game, seat)
    a_set = 7 + sum(effect.amount for effect in effects if word(effect) == "science_set_bonus")
    changes = sum(effect.amount for effect in effects if word(effect) == "convert_science")
    masks = sum(word(effect) == "copy_neighbour_science_symbol" for effect in effects)
    offered = [
        SYMBOLS[CARDS[number].effects[0].extra]
        for other in {game.lefts[seat], game.rights[seat]} - {-1}
        for number in game.cities[other].cards
        if COLOURS[CARDS[number].colour] == "green" and not game.cities[other].invisible >> number & 1
    ]
    return science(held, free, a_set, changes, masks, offered)


# Conflicts


def strength(game: SevenWonders, seat: int) -> float:
    city = game.cities[seat]
    return city.shields + city.defeats_as_shields + (0.5 if city.half_shield else 0)


def has(game: SevenWonders, seat: int, effect: str) -> bool:
    return any(word(ALL_EFFECTS[number]) == effect for number in game.cities[seat].standing)


def conflicts(game: SevenWonders) -> tuple[list[int], list[int]]:
    """Victory and defeat tokens that each city is about to take, outside the team game."""
    won = [0] * len(game.cities)
    lost = [0] * len(game.cities)
    ring = [
        seat
        for seat in game.circle
        if not game.cities[seat].vanished
        and not game.cities[seat].diplomacy
        and not has(game, seat, "permanent_diplomacy")
    ]
    fights = {frozenset((ring[place], ring[(place + 1) % len(ring)])) for place in range(len(ring))}
    for fight in fights:
        if len(fight) == 2:
            one, other = fight
            if strength(game, one) == strength(game, other):
                continue
            winner, loser = (one, other) if strength(game, one) > strength(game, other) else (other, one)
            won[winner] += 1
            tokens = 2 if has(game, winner, "beaten_neighbour_takes_defeats") else 1
            lost[winner if has(game, loser, "defeat_tokens_go_to_the_winner") else loser] += tokens
    return won, lost


# Cards that count


def count_in(game: SevenWonders, seat: int, effect: Effect) -> int:
    city = game.cities[seat]
    what = COUNTS[effect.count]
    colours = [name for number, name in enumerate(COLOURS) if effect.colours >> number & 1]
    shown = [COLOURS[CARDS[number].colour] for number in city.cards if not city.invisible >> number & 1]
    if what == "card":
        return sum(colour in colours for colour in shown)
    if what == "wonder_stage":
        return city.stage_count()
    if what == "victory_token":
        return sum(city.victories >> (BITS * value) & LOW for value in range(3))
    if what == "defeat_token":
        return city.defeats + city.defeats_as_shields
    if what == "shield":
        return city.shields + city.defeats_as_shields
    return min(shown.count(colour) for colour in colours)


def counted(game: SevenWonders, seat: int, effect: Effect) -> int:
    """Own city, left and right as the card says; each city once."""
    cities = set()
    if effect.where & SELF:
        cities.add(seat)
    if effect.where & LEFT:
        cities.add(game.lefts[seat])
    if effect.where & RIGHT:
        cities.add(game.rights[seat])
    return sum(count_in(game, other, effect) for other in cities - {-1})


def purple(game: SevenWonders, seat: int) -> int:
    """The points of the guilds that lie in a city without the King's favour; the free symbol stands with science."""
    city = game.cities[seat]
    return sum(
        effect.amount * counted(game, seat, effect)
        for number in city.cards
        if COLOURS[CARDS[number].colour] == "purple" and not city.invisible >> number & 1
        for effect in CARDS[number].effects
        if word(effect) == "vp_per"
    )
