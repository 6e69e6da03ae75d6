"""What the locations of the board give (EV-021 to EV-047)."""

from tests.second.everdell.cost import check_play
from tests.second.everdell.data import BASIC, FOREST, JOURNEY
from tests.second.everdell.hand import discard_some
from tests.second.everdell.playing import start_play
from tests.second.everdell.spaces import copyable, copyable_forests
from tests.second.everdell.state import DONE, Command, Table, Task, allowed, push, question, step, todo
from tests.second.everdell.stock import distinct, gain, optional


@step("location")
def step_location(t: Table, task: Task) -> None:
    """Carry out a location."""
    who, place = task.who, task.d["place"]
    hand = len(t.seats[who].hand)
    if place in BASIC:
        gain(t, who, BASIC[place]["gain"])
    elif place == "haven":
        discard_some(t, who, 1, hand, "any per two")
    elif place in JOURNEY:
        discard_some(t, who, JOURNEY[place]["points"], JOURNEY[place]["points"], "nothing")
    elif place == "forest_discard_draw_double":
        discard_some(t, who, 1, hand, "draw two")
    elif place == "forest_discard3_gain_any":
        discard_some(t, who, 1, 3, "any")
    elif place == "forest_copy_basic_1card":
        push(t, todo("carry out", who, of="basic"), todo("gain", who, what={"card": 1}))
    elif place == "forest_copy_forest":
        push(t, todo("carry out", who, of="forest"))
    elif place == "forest_2meadow_play1_minus1":
        push(t, todo("meadow", who, n=2, least=1, play=True))
    elif place in ("knoll", "station"):
        push(t, todo(place, who))
    else:
        gain(t, who, FOREST[place]["gain"])


def ask_carry_out(t: Table, task: Task) -> list[Command]:
    which = task.d["of"]
    places = [*BASIC] if which == "basic" else copyable_forests(t, task.who)
    return [("copy", place) for place in (copyable(t, task.who) if which == "both" else places)]


@question("carry out", "EV-328", ask_carry_out)
def take_carry_out(t: Table, task: Task, command: Command) -> None:
    """Lookout and the copying Forest locations: another location is carried out."""
    push(t, todo("location", task.who, place=command[1]))


def ask_play_drawn(t: Table, task: Task) -> list[Command]:
    found: list[Command] = []
    for name in distinct(task.d["cards"]):
        if allowed(check_play, t, task.who, name, "hand", ("minus",), 1):
            found.append(("play", name, "hand", "minus"))
    return optional(found)


@question("play drawn", "EV-045", ask_play_drawn)
def take_play_drawn(t: Table, task: Task, command: Command) -> None:
    """One of the two Meadow cards may be played for 1 resource less."""
    if command != DONE:
        start_play(t, task.who, command[1], "hand", ("minus",), 1)
