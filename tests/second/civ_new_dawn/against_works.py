"""Cities, wonders and districts: moves as commands of the second engine."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves as m
from tests.second.civ_new_dawn import growth, industry
from tests.second.civ_new_dawn.against_figures import Path
from tests.second.civ_new_dawn.against_names import DISTRICT_NAMES, WONDER_NAMES, pos_of, spent
from tests.second.civ_new_dawn.against_questions import PART, Both, asks, at, each, parted
from tests.second.civ_new_dawn.state import DONE, Command, Task

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against import Pair


# Industry


@asks("build", "industry")
def build(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """We name the site of a wonder at once, the second engine after it was paid."""
    t, who = pair.ref.table, pair.names[seat]
    figures = t.seats[who].figures
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.CITY:
            pos, sort = at(pair, move), m.FIGURES[move.b]
            labels = [name for name, where in figures.items() if sort and where == pos and name.startswith(sort)]
            ours[move] = (("city", pos, *labels[:1]),)
        elif move.verb == m.WONDER:
            ours[move] = (("wonder", WONDER_NAMES[move.a]), ("site", pos_of(pair.game, move.b)))
        else:
            ours[move] = (("no wonder",) if move.verb == m.FIRST_OPTION else DONE,)
    theirs: set[Path] = set()
    for command in commands:
        if command[0] == "wonder":
            theirs |= {(command, ("site", pos)) for pos in industry.sites(t, who, command[1])}
        elif len(command) == 3:
            first = next(n for n, where in figures.items() if where == command[1] and n[0] == command[2][0])
            theirs.add(((*command[:2], first),))
        else:
            theirs.add((command,))
    return ours, theirs


@asks("pay-for-wonder", "payment")
def pay_for_wonder(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """The same thing may be a resource or, for less, a token; only the better use is offered by us."""
    d = pair.ref.table.stack[-1].d
    if (step.production, pair.cost(seat, step.wonder)) != (d["made"], d["cost"]):
        raise pair.differ(f"{step.production} of {pair.cost(seat, step.wonder)}, not {d['made']} of {d['cost']}")
    paid = {command[1] for command in commands if command[0] == "pay"}
    ours: dict[Move, Path] = {}
    for move in moves:
        what = spent(move.a)
        ours[move] = (("pay" if what in paid else "spend", what),)
    return ours, {(command,) for command in commands if command[0] == "pay" or command[1] not in paid}


@each("build-city-near", "cartography")
def build_city_near(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return DONE if move.verb == m.DONE else ("city", at(pair, move))


# Growth and districts


def growing(pair: "Pair", move: Move) -> Path:
    if move.verb == m.DISTRICT:
        return (("district", DISTRICT_NAMES[move.a], pos_of(pair.game, move.b)),)
    if move.verb == m.REINFORCE:
        return (("reinforce", at(pair, move)),)
    return (("spend", spent(move.a)),) if move.verb == m.SPEND else (DONE,)


@asks("grow", "either")
def grow(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """We ask at once for the district or the first token."""
    t, who = pair.ref.table, pair.names[seat]
    d = t.stack[-1].d
    theirs: set[Path] = {(command,) for command in commands if command[0] in {"spend", "done"}}
    districts = growth.ask_district(t, Task("district", who, d))
    theirs |= {(("district",), command) for command in districts if command[0] == "district"}
    theirs |= {(("reinforce",), command) for command in growth.reinforcings(t, who)}
    without: Path = (("district",),) if districts == [DONE] else (("district",), DONE)
    if t.text(d["card"]).get("then_place_control_next_to_district"):
        beside = growth.ask_beside(t, Task("beside district", who, d))
        if any(command[0] == "place" for command in beside):
            theirs.add(without)
    ours: dict[Move, Path] = {}
    for move in moves:
        if move.verb == m.FIRST_OPTION:
            ours[move] = without
        elif move.verb in (m.DISTRICT, m.REINFORCE):
            word = "district" if move.verb == m.DISTRICT else "reinforce"
            ours[move] = ((word,), *growing(pair, move))
        else:
            ours[move] = growing(pair, move)
    return ours, theirs


@asks("place-district", "district")
def place_district(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    return {move: growing(pair, move) for move in moves}, {(command,) for command in commands}


@each("reinforce-one", "strengthened")
def reinforce_one(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("reinforce", at(pair, move))


@asks("reinforce-tokens", "strengthen", "strengthened")
def reinforce_tokens(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    """A token that was spent must reinforce at once in the second engine; with us it may wait."""
    forced = pair.ref.asked == "strengthened"
    ours = {move: growing(pair, move) for move in moves if move.verb == m.REINFORCE or not forced}
    return ours, {(command,) for command in commands}


@asks("name-district", "name district")
def name_district(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    ours: dict[Move, Path] = {}
    for move in moves:
        ours[move] = (("name", DISTRICT_NAMES[move.a]),) if move.verb == m.RESOLVE else growing(pair, move)
    return ours, {(command,) for command in commands}


@each("use-district", "districts")
@each("nubias-district", "kandake")
def use_district(pair: "Pair", seat: int, step: Any, move: Move) -> Command:
    return ("district", DISTRICT_NAMES[move.a])


@asks("use-hub", "ability")
def use_hub(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    numbers = {command[0]: command for command in commands}
    ours: dict[Move, Path] = {}
    for move in moves:
        word = "mature" if move.verb == m.FIRST_OPTION else "economy"
        ours[move] = (numbers.get(word, (word,)),)
    return ours, {(command,) for command in commands}


@asks("use-zone", "ability")
def use_zone(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    first = next((command for command in commands if command[0] in {"industry", "done"}), DONE)
    named = {command[1] for command in commands if len(command) == 3}
    ours: dict[Move, Path] = {}
    for move in moves:
        pos = at(pair, move)
        city: Command = (PART, "city", pos) if pos in named else ("city", pos)
        ours[move] = (first if move.verb == m.FIRST_OPTION else city,)
    return ours, {(parted(command),) for command in commands}


@asks("use-encampment", "ability")
def use_encampment(pair: "Pair", seat: int, step: Any, moves: Sequence[Move], commands: list[Command]) -> Both:
    t = pair.ref.table

    def where(command: Command) -> Command:
        """A target by its place: armies of one player in one space are alike."""
        if command[0] != "defeat":
            return command
        if len(command) == 2:
            return ("defeat", None, t.barbarians[command[1]])
        return ("defeat", command[1], t.seats[command[1]].figures[command[2]])

    known = {where(command): command for command in reversed(commands)}
    ours: dict[Move, Path] = {}
    for move in moves:
        key: Command = DONE
        if move.verb == m.REINFORCE:
            key = ("reinforce", at(pair, move))
        elif move.verb == m.DEFEAT:
            key = ("defeat", pair.names[move.c - 1] if move.c else None, pos_of(pair.game, move.b))
        ours[move] = (known.get(key, ("unknown", *key)),)
    return ours, {(command,) for command in known.values()}
