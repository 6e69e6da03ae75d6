"""District abilities (CV-223 to CV-238)."""

from tests.second.civ_new_dawn.data import DISTRICTS
from tests.second.civ_new_dawn.gains import trade
from tests.second.civ_new_dawn.grid import neighbours, within
from tests.second.civ_new_dawn.pacts import protected, push_pact
from tests.second.civ_new_dawn.pieces import (
    cards_of,
    friendly_spaces,
    given_by,
    mature_cities,
    named,
    own_city,
    owner,
    rivals,
    terrain,
    tokens,
)
from tests.second.civ_new_dawn.placing import check_place, place, placings
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed, need, push, question, step, todo
from tests.second.civ_new_dawn.towns import build_city, check_city
from tests.second.civ_new_dawn.winning import defeat_barbarian

CITY_PRICE = 3


def friends(t: Table, who: str) -> set[str]:
    """Whose pieces count as friendly for district abilities (Open Borders)."""
    return {who, *given_by(t, who, "Open Borders")}


def site(t: Table, who: str, name: str) -> Pos | None:
    """Where the own district lies."""
    return next((pos for pos in tokens(t, who) if t.spaces[pos].district == name), None)


def polders(t: Table, who: str, pos: Pos) -> list[Pos]:
    """Netherlands: water next to the district is friendly and of every terrain."""
    if t.seats[who].leader != "Netherlands":
        return []
    return [near for near in neighbours(t, pos) if t.spaces[near].terrain == "water"]


def count(t: Table, who: str, pos: Pos, lands: set[str]) -> int:
    """Friendly spaces of a terrain on or next to the district."""
    spaces = [pos, *neighbours(t, pos)]
    friendly = [near for near in spaces if owner(t, near) in friends(t, who) or own_city(t, who, near)]
    return sum(terrain(t, near) in lands for near in friendly) + len(polders(t, who, pos))


def campus(t: Table, who: str, pos: Pos) -> list[Command]:
    """One trade token for each friendly mountain or natural wonder space (CV-225)."""
    number = count(t, who, pos, {"mountains", "nature"})
    return [("science", number)] if number else []


def hub(t: Table, who: str, pos: Pos) -> list[Command]:
    """Mature cities or deserts (CV-226 to CV-228)."""
    found: list[Command] = [("mature", len(mature_cities(t, who))), ("economy", count(t, who, pos, {"desert"}))]
    return found if any(command[1] for command in found) else []


def encampment(t: Table, who: str, pos: Pos) -> list[Command]:
    """Defeat and reinforce within two spaces (CV-229 to CV-231)."""
    near = within(t, [pos], 2)
    found: list[Command] = [("defeat", letter) for letter, at in t.barbarians.items() if at in near]
    for name in rivals(t, who):
        for label, at in t.seats[name].figures.items():
            if label[0] == "a" and at in near and not protected(t, who, name):
                found.append(("defeat", name, label))
    for at in sorted(near):
        if t.spaces[at].control in friends(t, who) and not t.spaces[at].reinforced:
            found.append(("reinforce", at))
    return [*found, DONE] if found else []


def zone(t: Table, who: str, pos: Pos) -> list[Command]:
    """Forests, or a city for three tokens of the industry card (CV-232 to CV-234)."""
    number = count(t, who, pos, {"forest"})
    found: list[Command] = [("industry", number)] if number else []
    cards = cards_of(t, who, "industry")
    full = [card.name for card in cards if card.trade >= CITY_PRICE]
    if full:
        start = [at for at in t.spaces if owner(t, at) in friends(t, who)]
        reach = within(t, {*start, *friendly_spaces(t, who), *polders(t, who, pos)}, 2)
        spots = [at for at in sorted(reach) if allowed(check_city, t, who, at)]
        which = [[name] for name in full] if len(cards) > 1 else [[]]
        cities: list[Command] = [("city", at, *name) for at in spots for name in which]
        if cities:
            found = [*found, *cities] if found else [*cities, DONE]
    return found


def theater(t: Table, who: str, pos: Pos) -> list[Command]:
    """A control token within two spaces of the district or of a friendly city with a wonder (CV-235 to CV-237)."""
    grand = [at for at, space in t.spaces.items() if space.wonder and wonder_city(t, who, at)]
    reach = within(t, [pos, *grand], 2)

    def check(at: Pos) -> None:
        need(at in reach, "CV-235")
        check_place(t, who, at)

    found = placings(t, who, "place", check)
    return [*found, DONE] if found else []


def wonder_city(t: Table, who: str, pos: Pos) -> bool:
    """Whether a friendly city stands there."""
    return own_city(t, who, pos) or t.spaces[pos].city in friends(t, who)


ABILITIES = dict(zip(DISTRICTS, (campus, hub, encampment, zone, theater), strict=True))


def able(t: Table, who: str) -> list[str]:
    """The own districts that can do something (CV-409)."""
    found = []
    for name in DISTRICTS:
        pos = site(t, who, name)
        if pos is not None and ABILITIES[name](t, who, pos):
            found.append(name)
    return found


def ask_districts(t: Table, task: Task) -> list[Command]:
    """Which district is next; each once (CV-223, CV-409)."""
    return [("district", name) for name in able(t, task.who) if name not in task.d["done"]]


@question("districts", "CV-223", ask_districts, alone=True)
def take_districts(t: Table, task: Task, command: Command) -> None:
    """Resolve it, then the next."""
    done = [*task.d["done"], command[1]]
    push(t, todo("one district", task.who, name=command[1]), todo("districts", task.who, done=done))


def ask_kandake(t: Table, task: Task) -> list[Command]:
    """Nubia: any one own district, after the growth card was reset."""
    return [("district", name) for name in able(t, task.who)]


@question("kandake", "CV-505", ask_kandake, alone=True)
def take_kandake(t: Table, task: Task, command: Command) -> None:
    """Resolve it."""
    push(t, todo("one district", task.who, name=command[1]))


@step("one district")
def one_district(t: Table, task: Task) -> None:
    """The ability of one district, if its owner has it on the map."""
    if site(t, task.who, task.d["name"]) is not None:
        push(t, todo("ability", task.who, name=task.d["name"], used=[]))


def ask_ability(t: Table, task: Task) -> list[Command]:
    """The options of the district; Encampment may use each effect once."""
    pos = site(t, task.who, task.d["name"])
    found = ABILITIES[task.d["name"]](t, task.who, pos) if pos is not None else []
    return [command for command in found if command[0] not in task.d["used"]]


@question("ability", "CV-223", ask_ability, alone=True)
def take_ability(t: Table, task: Task, command: Command) -> None:
    """Carry it out."""
    who, verb = task.who, command[0]
    if verb in {"defeat", "reinforce"}:
        push(t, todo("ability", who, **{**task.d, "used": [*task.d["used"], verb]}))
    if verb == "defeat" and len(command) == 2:
        defeat_barbarian(t, who, command[1])
    elif verb == "defeat":
        t.seats[command[1]].figures[command[2]] = "card"
        push_pact(t, who, [command[1]])
    elif verb == "reinforce":
        t.spaces[command[1]].reinforced = True
    elif verb == "city":
        card = named(t, who, command[2]) if len(command) > 2 else cards_of(t, who, "industry")[0]
        card.trade -= CITY_PRICE
        t.supply["trade"] += CITY_PRICE
        build_city(t, who, command[1])
    elif verb == "place":
        place(t, who, *command[1:])
    elif command != DONE:
        push(t, trade(t, who, command[1], None if verb == "mature" else verb))
