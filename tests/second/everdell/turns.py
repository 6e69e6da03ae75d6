"""The turn and its actions, preparing for a season, passing (EV-014, EV-103 to EV-111)."""

from tests.second.everdell.city import of_name
from tests.second.everdell.cost import check_play, legal_plays
from tests.second.everdell.data import BASIC, FOREST, NEW_WORKERS, SEASONS
from tests.second.everdell.playing import start_play
from tests.second.everdell.spaces import arrive, check_visit, destinations, movable, possible_location
from tests.second.everdell.state import DONE, Command, Table, Task, Worker, need, push, question, step, todo
from tests.second.everdell.stock import distinct, lift, meadow_places, optional, refill, station_places


@step("begin")
def step_begin(t: Table, task: Task) -> None:
    """A turn: one action, everything it sets off, and its end."""
    t.active = task.who
    push(t, todo("turn", task.who), todo("wrap", task.who), todo("end", task.who))


def check_worker(t: Table, who: str, place: str) -> None:
    """Whether a worker at home may be placed there."""
    need(t.seats[who].home, "EV-016", "no worker at home")
    check_visit(t, who, place)


def check_season(t: Table, who: str) -> None:
    """Whether the player may prepare for the next season."""
    need(t.seats[who].season != "autumn", "EV-108", "autumn is the last")
    need(not t.seats[who].home, "EV-103", "a worker is at home")


def check_ticket(t: Table, who: str, place: str) -> None:
    """Whether the player may use the ticket for the worker there (EV-248 to EV-251)."""
    seat = t.seats[who]
    need(seat.ticket, "EV-248", "no ticket")
    need(seat.ticket == "outbound" or seat.season in ("summer", "autumn"), "EV-249", "not before summer")
    need(place in movable(t, who), "EV-388", "no worker to move there")


def check_reserve(t: Table, who: str, place: str) -> None:
    """Whether the player may reserve the card there (EV-252, EV-389)."""
    need(t.seats[who].token == "free", "EV-389", "no token")
    need(place in {**meadow_places(t), **station_places(t)}, "EV-252", "no card there")


def check_action(t: Table, who: str, command: Command) -> None:
    """Refuse what is no legal action, with the rule that forbids it."""
    verb, *rest = command
    strings = all(isinstance(part, str) for part in rest)
    lengths = {"worker": (1,), "play": (3, 4), "season": (0,), "pass": (0,), "ticket": (1,), "reserve": (1,)}
    need(verb in lengths and len(rest) in lengths[verb] and strings, "EV-014", f"no action {command}")
    if verb == "worker":
        check_worker(t, who, rest[0])
    elif verb == "play":
        need(rest[2] not in ("free", "minus"), "EV-075", "only through an effect")
        check_play(t, who, rest[0], rest[1], tuple(rest[2:]))
    elif verb == "season":
        check_season(t, who)
    elif verb == "pass":
        need(t.seats[who].season == "autumn", "EV-323", "only in autumn")
    elif verb == "ticket":
        check_ticket(t, who, rest[0])
    else:
        check_reserve(t, who, rest[0])


def ask_turn(t: Table, task: Task) -> list[Command]:
    seat = t.seats[task.who]
    found: list[Command] = [("worker", place) for place in destinations(t, task.who)] if seat.home else []
    found += legal_plays(t, task.who)
    if seat.season == "autumn":
        found.append(("pass",))
    elif not seat.home:
        found.append(("season",))
    if seat.ticket == "outbound" or (seat.ticket == "return" and seat.season in ("summer", "autumn")):
        found += [("ticket", place) for place in movable(t, task.who)]
    if seat.token == "free":
        found += [("reserve", place) for place in (*meadow_places(t), *station_places(t))]
    return found


@question("turn", "EV-014", ask_turn)
def take_turn(t: Table, task: Task, command: Command) -> None:
    """One action."""
    seat, verb = t.seats[task.who], command[0]
    if verb == "worker":
        seat.home -= 1
        seat.workers.append(Worker("lifted"))
        arrive(t, task.who, seat.workers[-1], command[1])
    elif verb == "play":
        start_play(t, task.who, command[1], command[2], command[3:])
    elif verb == "season":
        t.did.add("season")
        push(t, *[todo(kind, task.who) for kind in ("clock", "wrap", "home", "bonus", "unreserve")])
    elif verb == "pass":
        seat.passed = True
    elif verb == "ticket":
        t.did.add("ticket")
        seat.ticket = "return" if seat.ticket == "outbound" else None
        worker = next(worker for worker in seat.workers if worker.place == command[1] and not worker.permanent)
        worker.place = "lifted"
        push(t, todo("move to", task.who, old=command[1]))
    else:
        seat.token = "lying"
        seat.reserved = lift(t, command[1])
        refill(t)


@step("end")
def step_end(t: Table, task: Task) -> None:
    """The action is over: Rugwort replies, and the next player begins."""
    tasks = []
    if t.solo:
        tasks += [todo("reply", task.who, play=play) for play in t.replies]
        tasks += [todo("ticket die", task.who)] if "ticket" in t.did else []
        tasks += [todo("rugwort prepares", task.who)] if "season" in t.did else []
    t.replies = []
    t.did = set()
    push(t, *tasks, todo("next", task.who))


@step("next")
def step_next(t: Table, task: Task) -> None:
    """Clockwise to the next player who has not passed (EV-015, EV-111)."""
    index = t.order.index(task.who)
    for name in t.order[index + 1 :] + t.order[: index + 1]:
        if not t.seats[name].passed:
            push(t, todo("begin", name))
            return
    t.over = True


def ask_clock(t: Table, task: Task) -> list[Command]:
    seat = t.seats[task.who]
    if not any(card.stock["vp"] for card in of_name(seat, "clock_tower")):
        return []
    places = distinct(worker.place for worker in seat.workers if worker.place in (*BASIC, *FOREST))
    return optional([("repeat", place) for place in places if possible_location(t, task.who, place)])


@question("clock", "EV-361", ask_clock)
def take_clock(t: Table, task: Task, command: Command) -> None:
    """The Clock Tower repeats a location (EV-121)."""
    if command == DONE:
        return
    clock = next(card for card in of_name(t.seats[task.who], "clock_tower") if card.stock["vp"])
    clock.stock["vp"] -= 1
    t.supply["vp"] += 1
    push(t, todo("location", task.who, place=command[1]))


@step("home")
def step_home(t: Table, task: Task) -> None:
    """Workers come home, the season changes, new workers arrive (EV-105 to EV-108, EV-260)."""
    seat = t.seats[task.who]
    seat.home += sum(not worker.permanent for worker in seat.workers)
    seat.workers = [worker for worker in seat.workers if worker.permanent]
    seat.season = SEASONS[SEASONS.index(seat.season) + 1]
    if not (seat.ability and seat.season == "spring"):
        seat.home += NEW_WORKERS[seat.season]


@step("bonus")
def step_bonus(t: Table, task: Task) -> None:
    """Production in spring and autumn, two Meadow cards in summer."""
    if t.seats[task.who].season == "summer":
        push(t, todo("meadow", task.who, n=2, least=0))
    else:
        push(t, todo("production", task.who))


@step("unreserve")
def step_unreserve(t: Table, task: Task) -> None:
    """The reservation token is flipped back, or a card still reserved may be discarded (EV-256)."""
    seat = t.seats[task.who]
    if seat.token == "used":
        seat.token = "free"
    elif seat.reserved is not None:
        push(t, todo("give up", task.who))


def ask_give_up(_: Table, __: Task) -> list[Command]:
    return [("discard", "reserved"), DONE]


@question("give up", "EV-256", ask_give_up)
def take_give_up(t: Table, task: Task, command: Command) -> None:
    """Discard the reserved card, or keep it."""
    seat = t.seats[task.who]
    if command != DONE and seat.reserved is not None:
        t.discard.append(seat.reserved)
        seat.reserved, seat.token = None, "free"
