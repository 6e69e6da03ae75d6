"""Random games that visit rare positions, and the laws that hold in every position."""

import random
from collections import Counter

from tests.second.civ_new_dawn.data import (
    BASE,
    BASE_CONTROL_TOKENS,
    BASE_FIGURES,
    BASE_RESOURCE_TOKENS,
    BASE_TILES,
    BASE_TRADE_TOKENS,
    CARD_LIMIT,
    CITIES,
    CONTROL_TOKENS,
    DISTRICTS,
    FIGURES,
    NATURE,
    OXFORD,
    RESOURCE_TOKENS,
    RESOURCES,
    TILES,
    TRADE_TOKENS,
    WONDERS,
    kind,
)
from tests.second.civ_new_dawn.pieces import barbarians, owner
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import DONE, Command, Table

DULL = {"done", "spend", "plus", "reroll"}


def check_laws(t: Table) -> None:
    """Nothing appears or vanishes: tokens, cards, tiles, pieces."""
    check_supply(t)
    check_pieces(t)
    check_map(t)
    stock = [*t.unseen, *t.gone, *(name for deck in t.decks.values() for name in deck)]
    stock += [space.wonder for space in t.spaces.values() if space.wonder]
    assert sorted(stock) == sorted(BASE["wonders"] if t.base else WONDERS)
    drawn = [task.d["tile"] for task in t.stack if task.kind == "lay"]
    waiting = [number for number in t.capitals.values() if number not in t.laid]
    waiting += [number for hand in t.hands.values() for number in hand]
    every = [*t.stack_of_tiles, *t.box_tiles, *t.laid, *drawn, *waiting]
    assert sorted(every) == sorted(BASE_TILES if t.base else TILES)


def check_supply(t: Table) -> None:
    """Trade tokens, resources and natural wonders."""
    total = Counter(t.supply)
    total["trade"] += sum(t.tokens.values()) + sum(card.trade for s in t.seats.values() for card in s.row)
    for seat in t.seats.values():
        total.update(seat.resources)
        assert all(0 <= card.trade <= CARD_LIMIT for card in seat.row)
    total.update(space.resource for space in t.spaces.values() if space.resource)
    assert total["trade"] == (BASE_TRADE_TOKENS if t.base else TRADE_TOKENS)
    assert all(total[name] == (BASE_RESOURCE_TOKENS if t.base else RESOURCE_TOKENS) for name in RESOURCES)
    assert min(t.supply.values()) >= 0
    nature = [name for seat in t.seats.values() for name in seat.nature]
    nature += [space.nature for space in t.spaces.values() if space.nature]
    assert len(nature) == len(set(nature))
    assert set(nature) == set(t.nature_at.values()) <= set(NATURE)


def check_pieces(t: Table) -> None:
    """What every player has: tokens, cities, districts, figures, cards."""
    number = BASE_CONTROL_TOKENS if t.base else CONTROL_TOKENS
    for name, seat in t.seats.items():
        own = [space for space in t.spaces.values() if space.control == name]
        laid = [space.district for space in own if space.district]
        assert seat.control + len(own) - len(laid) + len(seat.marks) - seat.owed == number
        assert sorted([*laid, *seat.districts]) == ([] if t.base else sorted(DISTRICTS))
        cities = [space for space in t.spaces.values() if space.city == name]
        assert seat.cities + sum(not space.capital for space in cities) == CITIES
        assert sum(space.capital for space in cities) == (1 if t.active or seat.turns else len(cities))
        assert seat.cities >= 0
        assert seat.control >= 0
        types = [kind(card.name) for card in seat.row]
        assert len(types) == len(t.slots)
        if not any(OXFORD in (space.wonder, *t.gone) for space in t.spaces.values()):
            assert len(set(types)) == len(types)
        assert sum(card.government for card in seat.row) <= 1
        assert len(seat.cards) == len(set(seat.cards))
        for sort, key in (("army", "armies"), ("caravan", "caravans")):
            places = [place for label, place in seat.figures.items() if label.startswith(sort)]
            assert len(places) == (BASE_FIGURES if t.base else FIGURES).get(sort, 0)
            most = max((t.text(card.name).get(key, 0) for card in seat.row), default=0)
            if not any(task.kind == "surplus figure" for task in t.stack):
                assert sum(place != "box" for place in places) == most
        taken = sorted(space.taken for space in cities if space.taken)
        waiting = [task.d["state"] for task in t.stack if task.kind == "state card" and task.who == name]
        assert taken == sorted([*waiting, *seat.aside, *(state for card in seat.row for state in card.states)])
        if seat.leader == "America" and not any(task.kind == "nature" for task in t.stack):
            assert sorted(seat.nature) == sorted(name for card in seat.row for name in card.nature)
    every = [card for seat in t.seats.values() for card in seat.cards]
    assert all(number == 1 or giver not in t.seats for (giver, _), number in Counter(every).items())
    assert all(number <= 2 for number in Counter(every).values())


def check_map(t: Table) -> None:
    """No space holds what excludes each other."""
    settled = not any(task.kind in {"raid", "disperse"} for task in t.stack)
    for pos, space in t.spaces.items():
        assert not (space.city and space.control)
        assert not (space.state and (space.city or space.control))
        assert space.control or not (space.district or space.reinforced)
        assert not (space.terrain == "water" and (space.city or space.control))
        assert not (space.terrain == "fort" and space.control)
        if barbarians(t, pos) and settled:
            assert len(barbarians(t, pos)) == 1
            assert not space.city
            assert not space.control


def choice(t: Table, options: list[Command], dice: random.Random) -> Command:
    """Prefer what does something, and rare verbs before frequent ones."""
    hot = [command for command in options if command[0] == "step" and owner(t, command[1]) not in (None, t.active)]
    hot += [command for command in options if command[0] == "step" and barbarians(t, command[1])]
    hot += [command for command in options if command[0] == "step" and t.spaces[command[1]].state]
    if hot and dice.random() < 0.7:
        return dice.choice(hot)
    verbs = sorted({command[0] for command in options})
    lively = [verb for verb in verbs if verb not in DULL]
    if not lively or (DONE in options and dice.random() < 0.05):
        lively = verbs
    verb = dice.choice(lively)
    return dice.choice([command for command in options if command[0] == verb])


def rich(t: Table) -> None:
    """Give all players resources and full cards."""
    for seat in t.seats.values():
        for name in RESOURCES:
            if t.supply[name]:
                t.supply[name] -= 1
                seat.resources[name] += 1
        for card in seat.row:
            while card.trade < 2 and t.supply["trade"] > 20:
                card.trade += 1
                t.supply["trade"] -= 1


def play_game(game: Referee, seed: int, most: int = 3000, every: int = 1) -> Counter[str]:
    """Play at random with the laws checked; the verbs used."""
    dice = random.Random(seed)
    used: Counter[str] = Counter()
    for number in range(most):
        if game.over:
            break
        ((who, options),) = game.owing().items()
        assert options, game.asked
        assert len(options) == len(set(options)), game.asked
        command = choice(game.table, options, dice)
        used[f"{game.asked}:{command[0]}"] += 1
        game.play(who, command)
        if number % every == 0:
            check_laws(game.table)
        if number % 100 > 80 and game.asked == "choose" and dice.random() < 0.2:
            rich(game.table)
    return used
