"""Resources: power bowls, priests, cult steps, spades, prices and conversions."""

from tests.second.terra_mystica.data import ALCHEMIST_CONVERSIONS, CONVERSIONS, CULT_POWER, CULTS
from tests.second.terra_mystica.fleet import free_shipping_step, gain_ships
from tests.second.terra_mystica.state import Seat, Table, need


def room_for_power(seat: Seat) -> int:
    """How much power the bowls can still take."""
    return 2 * seat.bowls[1] + seat.bowls[2]


def gain_power(seat: Seat, number: int) -> int:
    """Move tokens from bowl I to II, then from II to III (TM-052); returns the power really gained."""
    gained = min(number, room_for_power(seat))
    for _ in range(gained):
        bowl = 1 if seat.bowls[1] else 2
        seat.bowls[bowl] -= 1
        seat.bowls[bowl + 1] += 1
    return gained


def spend_power(seat: Seat, number: int) -> None:
    """Move tokens from bowl III to bowl I."""
    need(seat.bowls[3] >= number, "TM-053", "too little power in bowl III")
    seat.bowls[3] -= number
    seat.bowls[1] += number


def burn(seat: Seat, number: int) -> None:
    """Remove tokens of bowl II to move as many others to bowl III."""
    need(number >= 1 and seat.bowls[2] >= 2 * number, "TM-054", "too few tokens in bowl II")
    seat.bowls[2] -= 2 * number
    seat.bowls[3] += number


def discard_tokens(seat: Seat, number: int) -> None:
    """Remove power tokens from the game, lowest bowl first."""
    need(sum(seat.bowls.values()) >= number, "TM-176", "too few power tokens")
    for _ in range(number):
        seat.bowls[min(bowl for bowl in (1, 2, 3) if seat.bowls[bowl])] -= 1


def pay(seat: Seat, cost: dict[str, int], rule: str) -> None:
    """Pay coins, workers, priests or points from the stock."""
    for what, number in cost.items():
        need(seat.stock[what] >= number, rule, f"{seat.faction} cannot pay {number} {what}")
    for what, number in cost.items():
        seat.stock[what] -= number


def gain_priests(table: Table, name: str, number: int) -> None:
    """Priests are limited by the personal supply; Riverwalkers choose for each one (TM-047, TM-181, TM-317)."""
    seat = table.seats[name]
    if name == "riverwalkers" and (table.site or len(seat.unlocked) < 7):
        if number:
            seat.owes("UNLOCK", number)
    else:
        keep_priests(seat, number)


def keep_priests(seat: Seat, number: int) -> None:
    """Take priests of the supply, as many as there are."""
    seat.stock["P"] = min(seat.stock["P"] + number, max(seat.priest_limit, seat.stock["P"]))


def gain(table: Table, name: str, what: str, number: int) -> None:
    """Gain one kind of thing from a tile, an income or an action."""
    seat = table.seats[name]
    if what == "PW":
        gain_power(seat, number)
    elif what == "P":
        gain_priests(table, name, number)
    elif what == "SPADE":
        gain_spades(table, name, number)
    elif what in CULTS:
        step(table, name, what, number)
    elif what in ("SHIP", "SHIP_UP_TO"):
        gain_ships(table, name, what, number)
    elif what == "SHIPPING":
        for _ in range(number):
            free_shipping_step(table, name)
    elif what == "KEY":
        gain_keys(table, name, number)
    else:
        seat.stock[what] += number


def gain_all(table: Table, name: str, what: dict[str, int]) -> None:
    """Gain several things; keys come first because steps may need them."""
    for key in sorted(what, key=lambda k: k != "KEY"):
        gain(table, name, key, what[key])


def step(table: Table, name: str, track: str, number: int) -> None:
    """Move up a cult track; space 10 needs a key and must be free (TM-131 to TM-135)."""
    seat = table.seats[name]
    for _ in range(number):
        here = seat.cult[track]
        if here == 10:
            return
        if here == 9:
            if not taken(table, track):
                seat.stopped_at_9.add(track)
                use_keys(table, name)
            return
        seat.cult[track] = here + 1
        gain_power(seat, CULT_POWER.get(here + 1, 0))


def steps_on_all(table: Table, name: str, number: int) -> None:
    """Steps on every track at once: only then it shows whether the keys are enough (TM-423)."""
    seat = table.seats[name]
    keys, seat.keys = seat.keys, 0
    for track in CULTS:
        step(table, name, track, number)
    seat.keys = keys
    use_keys(table, name)


def taken(table: Table, track: str) -> bool:
    """Whether somebody stands on space 10 of a track (TM-133)."""
    return any(other.cult[track] == 10 for other in table.seats.values())


def waiting_at_9(table: Table, name: str) -> list[str]:
    """Tracks on which a step onto space 10 waits for a key (TM-134)."""
    seat = table.seats[name]
    return [track for track in CULTS if track in seat.stopped_at_9 - seat.no_key and not taken(table, track)]


def use_keys(table: Table, name: str) -> None:
    """Keys open space 10 by themselves if they are enough for all; otherwise the player chooses (TM-423).

    On the site the player names the tracks without a key before, and the others follow in the order of the tracks.
    """
    waiting = waiting_at_9(table, name)
    if table.site:
        waiting = waiting[: table.seats[name].keys]
    if table.seats[name].keys >= len(waiting):
        for track in waiting:
            enter_10(table, name, track)


def enter_10(table: Table, name: str, track: str) -> None:
    """Give up one key to enter space 10."""
    seat = table.seats[name]
    need(track in waiting_at_9(table, name) and seat.keys > 0, "TM-423", f"no key can be used on {track}")
    seat.stopped_at_9.discard(track)
    seat.keys -= 1
    seat.cult[track] = 10
    gain_power(seat, CULT_POWER[10])


def key_choice_open(table: Table, name: str) -> bool:
    """Whether keys are at hand, but fewer than the tracks that wait for one (TM-423)."""
    return 0 < table.seats[name].keys < len(waiting_at_9(table, name))


def gain_keys(table: Table, name: str, number: int) -> None:
    """A key gained in the same turn makes the steps that stopped at 9 (TM-134)."""
    table.seats[name].keys += number
    use_keys(table, name)


def step_down(table: Table, name: str, track: str, number: int) -> None:
    """The Acolytes' price; leaving space 10 gives the key back (TM-136, TM-314)."""
    seat = table.seats[name]
    need(seat.cult[track] >= number, "TM-314", "the track is too low")
    if seat.cult[track] == 10:
        seat.keys += 1
    seat.cult[track] -= number


def gain_spades(table: Table, name: str, number: int) -> None:
    """What every spade brings besides its use (TM-074, TM-157, TM-159, TM-176, TM-177)."""
    seat = table.seats[name]
    if name == "riverwalkers":
        return
    table.scoring_tile_pays(name, "SPADE", number)
    if name == "halflings":
        seat.stock["VP"] += number
    if name == "alchemists" and table.has(name, "SH"):
        gain_power(seat, 2 * number)
    if name == "dragonlords":
        seat.bowls[1] += number
    elif name == "acolytes":
        seat.owes("CULT", number)
    elif table.phase == "cult":
        # The Giants cannot use a single spade (TM-142).
        usable = number - number % 2 if name == "giants" else number
        if usable:
            seat.owes("SPADE", usable)
    elif table.turn is not None and table.turn.seat == name:
        table.turn.free_spades += number


def convert(table: Table, name: str, number: int, what: str, result: int, into: str) -> None:
    """Conversions of the own turn (TM-055 to TM-057), and the Darklings' workers into priests (TM-158)."""
    seat = table.seats[name]
    if (what, into) == ("W", "P"):
        need("W_TO_P" in seat.due and number == result and number <= seat.due["W_TO_P"], "TM-158", "no such conversion")
        need(table.site or seat.stock["P"] + result <= seat.priest_limit, "TM-310", "no priest left")
        pay(seat, {"W": number}, "TM-158")
        gain_priests(table, name, result)
        seat.settle("W_TO_P", number)
        return
    rates = dict(CONVERSIONS)
    if name == "alchemists":
        rates.update(ALCHEMIST_CONVERSIONS)
    need((what, into) in rates, "TM-055", f"{what} cannot become {into}")
    need(result >= 1 and number == result * rates[what, into], "TM-055", "wrong rate")
    if into == "P" and not table.site:
        if name == "riverwalkers":
            need(len(seat.unlocked) < 7 or seat.stock["P"] < seat.priest_limit, "TM-056", "no priest left")
        else:
            need(seat.stock["P"] + result <= seat.priest_limit, "TM-056", "no priest left")
    if what == "PW":
        spend_power(seat, number)
    else:
        pay(seat, {what: number}, "TM-279" if what == "VP" else "TM-055")
    gain(table, name, into, result)
