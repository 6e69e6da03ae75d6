"""Set-up: leaders, rows, core, forts, capital tiles, decks (CV-157 to CV-189)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tests.second.civ_new_dawn.base_setup import lay_base
from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.data import (
    BASE,
    BASE_CONTROL_TOKENS,
    BASE_FIGURES,
    CAPITAL_TILES,
    CARD_LIMIT,
    ERAS,
    FIGURES,
    FOCUS,
    LEADERS,
    MAP,
    TILES,
    VICTORY,
    WONDER_TYPES,
    WONDERS,
    level,
    ordinary,
)
from tests.second.civ_new_dawn.grid import around, candidates, fill_holes, footprint, lay, populate, touched
from tests.second.civ_new_dawn.state import (
    Command,
    Focus,
    Pos,
    Seat,
    Space,
    Table,
    Task,
    need,
    push,
    question,
    step,
    todo,
)

DECK = (2, 2, 3)
BASE_DECKS = {2: (1, 1, 2), 3: (1, 2, 2), 4: (2, 2, 2)}
"""How many ancient, medieval and modern wonders of each type are in a game (CV-156, CV-185)."""
FORT_CARDS = [card for card in VICTORY if len(card) == 1]


def seat_of(name: str, sheet: str, base: bool = False, automated: bool = False) -> Seat:
    """A player's place with the row of the leader sheet (CV-161 to CV-163, base game CV-481)."""
    leader = "" if automated else sheet
    row = [ordinary(card_type, 1) for card_type in LEADERS[sheet]["order"]]
    if not base:
        row.insert(0, ordinary("growth", 1))
    unique = LEADERS[sheet]["unique"]
    first = list(row)
    if level(unique) == 1 and not base and not automated:
        row = [unique if FOCUS[card]["type"] == FOCUS[unique]["type"] else card for card in row]
    deck = [card for card, text in FOCUS.items() if card not in (*row, *first) and text.get("civ", leader) == leader]
    seat = Seat(name, leader, sheet, automated, row=[Focus(card) for card in row], deck=deck)
    if base:
        seat.control, seat.districts = BASE_CONTROL_TOKENS, []
        seat.deck = [card for card in deck if "civ" not in FOCUS[card] and FOCUS[card]["type"] != "growth"]
    for sort, number in (BASE_FIGURES if base else FIGURES).items():
        for index in range(1, number + 1):
            seat.figures[f"{sort}-{index}"] = "card" if index == 1 else "box"
    return seat


def lay_out(
    players: Sequence[str],
    options: set[str],
    chance: Chance,
    given: Mapping[str, Any],
    handicap: Mapping[str, int],
    limit: int | None,
    automated: Collection[str] = (),
) -> Table:
    """A table whose first tasks are the forts and the tiles of players; names of `given` replace what is drawn."""
    base = "base" in options
    need(2 <= len(players) <= (4 if base else 5), "CV-002", "2 to 5 players, without the expansion 2 to 4")
    leaders = given.get("leaders") or chance.shuffled(BASE["leaders"] if base else list(LEADERS))[: len(players)]
    seats = {
        name: seat_of(name, leader, base, name in automated) for name, leader in zip(players, leaders, strict=True)
    }
    t = Table(options, list(players), seats, chance, limit=limit)
    if base:
        lay_base(t, given)
    else:
        lay_core(t, given)
    for card_type in WONDER_TYPES:
        every = [name for name, card in WONDERS.items() if card["type"] == card_type]
        if base:
            every = [name for name in every if name in BASE["wonders"]]
        deck: list[str] = []
        for era, number in zip(ERAS, BASE_DECKS[len(players)] if base else DECK, strict=True):
            deck += chance.shuffled([name for name in every if WONDERS[name]["era"] == era])[:number]
        t.decks[card_type] = list(given.get(card_type) or deck)
        t.unseen += [name for name in every if name not in t.decks[card_type]]
    ordinary_cards = BASE["victory"] if base else [card for card in VICTORY if card not in FORT_CARDS]
    drawn = given.get("victory") or chance.shuffled([card[0] for card in ordinary_cards])[:3]
    t.victory = [card for card in ordinary_cards if set(card) & set(drawn)]
    if "peaceful" not in options and not base:
        t.victory = [*FORT_CARDS, *t.victory]
    for name, number in handicap.items():
        for index in range(min(number, CARD_LIMIT * len(seats[name].row), t.supply["trade"])):
            seats[name].row[index % len(seats[name].row)].trade += 1
            t.supply["trade"] -= 1
    if base:
        push(t, *(todo("tile", name, round=number) for number in range(3) for name in t.order))
    else:
        push(t, *(todo("fort", name) for name in t.order), *(todo("capital", name) for name in t.order))
    t.stack.insert(0, todo("begin", t.order[0]))
    return t


def lay_core(t: Table, given: Mapping[str, Any]) -> None:
    """Capital tiles, the stack, and the core from its bottom (CV-164 to CV-170)."""
    capitals = given.get("capitals") or t.chance.shuffled(CAPITAL_TILES)[: len(t.order)]
    t.capitals = dict(zip(t.order, capitals, strict=True))
    others = [tile for tile in TILES if tile not in CAPITAL_TILES]
    t.stack_of_tiles = list(given.get("stack") or t.chance.shuffled(others))
    t.box_tiles = [tile for tile in CAPITAL_TILES if tile not in capitals]
    side = given.get("side") or ("A" if t.chance.d6("core") <= 3 else "B")
    for q, r, rot in MAP["core"][side]["2-3" if len(t.order) <= 3 else "4-5"]:
        number = t.stack_of_tiles.pop(0)
        t.laid[number] = (side, rot, (q, r))
        lay(t, number, side, rot, (q, r), core=True)


def fort_grade(t: Table, pos: Pos) -> int:
    """0 for a legal place of a fort (CV-171, CV-172), 1 to 3 for the fallbacks of CV-397, 4 for none."""
    near = [t.spaces[place] for place in around(pos) if place in t.spaces]
    if pos in t.spaces or not near:
        return 4
    core = sum(space.core for space in near)
    fort = any(space.terrain == "fort" for space in near)
    symbol = any(space.symbol for space in near)
    if fort or not core:
        return 3
    if symbol:
        return 2
    return 0 if core >= 2 else 1


def ask_fort(t: Table, task: Task) -> list[Command]:
    """The places of the best grade there is."""
    border = sorted({near for pos in t.spaces for near in around(pos) if near not in t.spaces})
    best = min(fort_grade(t, pos) for pos in border)
    return [("fort", pos) for pos in border if fort_grade(t, pos) == best]


def check_fort(t: Table, task: Task, command: Command) -> None:
    """The rule that a place for a fort breaks."""
    near = [t.spaces[place] for place in around(command[1]) if place in t.spaces]
    need(command[1] not in t.spaces, "CV-395")
    need(not any(space.terrain == "fort" or space.symbol for space in near), "CV-172")
    need(sum(space.core for space in near) >= 2, "CV-171")


@question("fort", "CV-171", ask_fort, check=check_fort)
def take_fort(t: Table, task: Task, command: Command) -> None:
    """Lay it."""
    number = sum(space.terrain == "fort" for space in t.spaces.values()) + 1
    t.spaces[command[1]] = Space(f"fort-{number}", "fort")


def capital_grade(t: Table, places: list[Pos]) -> int:
    """0 for a legal place of a capital tile (CV-173, CV-174), 1 to 5 for the fallbacks of CV-479, 6 for none."""
    near = touched(t, places)
    good = sum(t.spaces[pos].core or t.spaces[pos].terrain == "fort" for pos in near)
    if good >= 4:
        return 0
    if len(near) >= 4:
        return 1 if good else 2
    return 6 - len(near)


def ask_capital(t: Table, task: Task) -> list[Command]:
    """The ways of the best grade there is."""
    ways = [(way, capital_grade(t, footprint(*way))) for way in candidates(t)]
    best = min(grade for _, grade in ways)
    return [("tile", *way) for way, grade in ways if grade == best]


def check_capital(t: Table, task: Task, command: Command) -> None:
    """The rule that a place for a capital tile breaks."""
    places = footprint(*command[1:])
    need(not any(pos in t.spaces for pos in places), "CV-395")
    good = sum(t.spaces[pos].core or t.spaces[pos].terrain == "fort" for pos in touched(t, places))
    need(good >= 4 or len(touched(t, places)) < 4, "CV-174")
    need(good >= 4, "CV-173")


@question("capital", "CV-173", ask_capital, check=check_capital)
def take_capital(t: Table, task: Task, command: Command) -> None:
    """Lay it and put the capital on its star (CV-175)."""
    number = t.capitals[task.who]
    t.laid[number] = command[1:]
    for pos in lay(t, number, *command[1:]):
        if t.spaces[pos].star:
            t.spaces[pos].city = task.who
            t.spaces[pos].capital = True


@step("begin")
def begin(t: Table, task: Task) -> None:
    """Fill the holes, put out the tokens, start the first turn (CV-177 to CV-183)."""
    fill_holes(t)
    for number, (side, rot, centre) in t.laid.items():
        populate(t, number, side, footprint(side, rot, centre))
    push(t, todo("turn", t.order[0]))
