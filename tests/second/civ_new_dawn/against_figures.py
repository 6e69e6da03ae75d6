"""Caravans and armies: one engine names where a figure goes, the other each step of its way."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from ecumene.games.civ_new_dawn.player import ON_CARD
from tests.second.civ_new_dawn import economy, explore, military
from tests.second.civ_new_dawn.against_names import pos_of, spent
from tests.second.civ_new_dawn.combat import targets
from tests.second.civ_new_dawn.grid import neighbours
from tests.second.civ_new_dawn.pieces import barbarians
from tests.second.civ_new_dawn.state import DONE, Command, Pos, Table, Task, allowed

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair

Path = tuple[Command, ...]
#: What a figure may do, in common words, and the commands that do it.
Ways = dict[Command, Path]
CARD = "card"


def spread(starts: Iterable[Pos], budget: int, reach: Any) -> dict[Pos, tuple[Pos, ...]]:
    """The shortest ways of at least one step: `reach(pos, left)` gives (next space, whether the way goes on)."""
    found: dict[Pos, tuple[Pos, ...]] = {}
    front: list[tuple[Pos, ...]] = [(start,) for start in starts]
    for left in range(budget, 0, -1):
        following = []
        for way in front:
            for near, goes_on in reach(way[-1], left):
                if near not in found:
                    found[near] = (*way, near)
                    if goes_on:
                        following.append(found[near])
        front = following
    return found


# Caravans


def trek_from(t: Table, who: str, d: dict[str, Any], starts: list[Pos]) -> dict[Pos, tuple[Pos, ...]]:
    """Where a caravan can go; `d` are the data of its trek."""
    run = d["run"]
    budget = t.text(run["card"])["move"] + run["spent"] + run["extra"] - d["used"]

    def reach(pos: Pos, left: int) -> list[tuple[Pos, bool]]:
        task = Task("trek", who, {**d, "at": pos, "used": 0})
        near = [each for each in economy.linked(t, who, pos) if allowed(economy.check_trek, t, task, each)]
        return [(each, not economy.destination(t, who, each) and not barbarians(t, each)) for each in near]

    return spread(starts, budget, reach)


def steps(way: tuple[Pos, ...]) -> Path:
    return tuple(("step", pos) for pos in way[1:])


def caravan_ways(t: Table, who: str, task: Task) -> Ways:
    """What the second engine allows: with no caravan on its way, or for the one that is."""
    run = task.d["run"]
    found: Ways = {}
    if task.kind == "trek":
        d = task.d
        place = t.seats[who].figures[d["label"]]
        for pos, way in trek_from(t, who, d, [d["at"]]).items():
            if pos != d["at"] or place == CARD:
                found["caravan", place, pos] = steps(way)
        for command in economy.ask_trek(t, task):
            if command[0] == "explore":
                found["explore", place, d["at"]] = (command,)
    else:
        for place, label in unmoved(t, who, "caravan", run["moved"]).items():
            starts = economy.starts(t, who, "caravan") if place == CARD else [place]
            d = {"run": run, "label": label, "used": 0, "explored": False}
            for pos, way in trek_from(t, who, d, starts).items():
                if pos != place:
                    found["caravan", place, pos] = (set_out(label, place, way[0]), *steps(way))
            for start in starts:
                if allowed(explore.check_explore, t, start):
                    found["explore", place, start] = (set_out(label, place, start), ("explore",))
    return found


def unmoved(t: Table, who: str, sort: str, moved: list[str]) -> dict[Any, str]:
    """For each place of figures that have not moved the label of one of them."""
    found: dict[Any, str] = {}
    for label, place in t.seats[who].figures.items():
        if label.startswith(sort) and label not in moved and place != "box":
            found.setdefault(place, label)
    return found


def set_out(label: str, place: Any, start: Pos) -> Command:
    return ("move", label, start) if place == CARD else ("move", label)


def with_water(t: Table, task: Task, path: Path) -> Path:
    """Shipbuilding asks for a water token after the exploration was announced."""
    run = task.d["run"]
    if path[-1][0] == "explore" and t.text(run["card"]).get("water_token_before_explore") and run["water"]:
        return (*path[:-1], ("...", "explore"))
    return path


# Armies


def march_from(t: Table, who: str, d: dict[str, Any], starts: list[Pos]) -> dict[Pos, tuple[Pos, ...]]:
    """Where an army can go without a fight; next to a start also where it would fight."""

    def reach(pos: Pos, left: int) -> list[tuple[Pos, bool]]:
        task = Task("march", who, {**d, "path": [pos], "left": left})
        near = [each for each in neighbours(t, pos) if allowed(military.check_march, t, task, each)]
        return [(each, True) for each in near if not targets(t, who, each)]

    return spread(starts, d["left"], reach)


def fights_from(t: Table, who: str, d: dict[str, Any], start: Pos) -> list[Pos]:
    """The spaces next to it with something to attack that an army may enter."""
    task = Task("march", who, {**d, "path": [start]})
    near = [each for each in neighbours(t, start) if targets(t, who, each)]
    return [each for each in near if allowed(military.check_march, t, task, each)]


def army_ways(t: Table, who: str, task: Task) -> Ways:
    """What the second engine allows: with no army on its way, or for the one that is."""
    found: Ways = {}
    if task.kind == "march":
        d = task.d
        here = d["path"][-1]
        place = t.seats[who].figures[d["label"]]
        for pos, way in march_from(t, who, d, [here]).items():
            if pos != here or place == CARD:
                found["army", place, pos, None] = steps(way)
        for pos in fights_from(t, who, d, here):
            found["army", place, pos, None] = (("step", pos),)
        for command in military.ask_march(t, task):
            if command == ("explore",):
                found["explore", place, here] = (command,)
        return found
    run = task.d["run"]
    movers = unmoved(t, who, "army", run["moved"])
    for label in run["beaten"] if run["redeploy"] else []:
        if t.seats[who].figures[label] == CARD:
            movers.setdefault(CARD, label)
    for place, label in movers.items():
        starts = economy.starts(t, who, "army") if place == CARD else [place]
        d = military.march(t, who, run, label, starts[0]).d
        for pos, way in march_from(t, who, d, starts).items():
            if pos != place:
                found["army", place, pos, None] = (set_out(label, place, way[0]), *steps(way))
        for start in starts:
            go = set_out(label, place, start)
            for pos in fights_from(t, who, d, start):
                found["army", place, pos, start if place == CARD else None] = (go, ("step", pos))
            if d["left"] > 0 and allowed(explore.check_explore, t, start):
                found["explore", place, start] = (go, ("explore",))
    return found


# Our moves in the common words


def figure_key(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    """A move of a caravan or an army."""
    game = pair.game
    place: Any = CARD if move.a == m.ON_CARD else pos_of(game, move.a)
    if move.verb == m.CARAVAN:
        return ("caravan", place, pos_of(game, move.b))
    if move.verb == m.ARMY:
        return ("army", place, pos_of(game, move.b), pos_of(game, move.c) if move.c else None)
    if move.verb == m.EXPLORE:
        return ("explore", place, pos_of(game, move.b) if move.b else place)
    if move.verb == m.SPEND:
        return ("spend", spent(move.a))
    return DONE


def our_place(pair: "Pair", seat: int, step: Any, sort: str) -> Any:
    """Where the figure on its way stands, as the second engine has it."""
    player = pair.game.players[seat]
    space = (player.caravans if sort == "caravan" else player.armies)[step.current]
    return CARD if space == ON_CARD else pos_of(pair.game, pair.game.land.positions[space])
