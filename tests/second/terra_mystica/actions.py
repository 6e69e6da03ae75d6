"""Power actions, special actions, tiles and the small choices that follow from them."""

from tests.second.terra_mystica.building import check_bridge_possible
from tests.second.terra_mystica.data import (
    BONUS_TILES,
    CYCLE,
    FACTION_ACTIONS,
    FAV12_POINTS,
    FAVM4_POINTS,
    FAVOUR_TILES,
    MERCHANTS_ACTIONS,
    NUMBER_OF,
    POWER_ACTIONS,
    REPEATABLE_ACTIONS,
    SHIPYARD_ACTIONS,
    TILE_ACTIONS,
)
from tests.second.terra_mystica.fleet import check_ship_possible, gain_ships
from tests.second.terra_mystica.sailing import start_moving
from tests.second.terra_mystica.state import Seat, Table, need
from tests.second.terra_mystica.stock import (
    discard_tokens,
    gain_all,
    gain_priests,
    gain_spades,
    keep_priests,
    pay,
    spend_power,
    step,
    step_down,
)
from tests.second.terra_mystica.terrain import home_of_another
from tests.second.terra_mystica.towns import check_all_towns
from tests.second.terra_mystica.turns import begin_action, favour_may_be_taken


def check_space(table: Table, name: str, action: str, space: str) -> None:
    """Each action space once in a round; the Yetis' stronghold may use occupied power actions."""
    yetis = name == "yetis" and table.has(name, "SH") and action in POWER_ACTIONS
    if name == "yetis" and action in MERCHANTS_ACTIONS:
        yetis = table.has(name, "SH") and table.has(name, "SY")
    need(space not in table.used or yetis, "TM-062", f"{action} has been used")
    table.used.add(space)


def take_action(table: Table, name: str, action: str) -> None:
    """A power action or a special action."""
    seat = table.seats[name]
    if action in POWER_ACTIONS:
        begin_action(table, name)
        power_action(table, name, action)
    elif action in MERCHANTS_ACTIONS or action in SHIPYARD_ACTIONS:
        need(table.merchants, "TM-104", "this action belongs to Merchants of the Seas")
        begin_action(table, name)
        merchants_action(table, name, action)
    elif action in TILE_ACTIONS:
        need(action == seat.bonus or action in seat.favours, "TM-107", f"{name} does not hold {action}")
        begin_action(table, name)
        check_space(table, name, action, f"{action}/{name}")
        if action == "BON1":
            spades(table, name, 1)
        elif action == "BONM1":
            check_ship_possible(table, name)
            gain_ships(table, name, "SHIP", 1)
        elif action == "BONM3":
            start_moving(table, name)
        else:
            seat.owes("CULT")
    else:
        need(action in FACTION_ACTIONS, "TM-107", f"no action {action}")
        faction, needs_stronghold = FACTION_ACTIONS[action]
        need(name == faction, "TM-107", f"{action} belongs to {faction}")
        need(not needs_stronghold or table.has(name, "SH"), "TM-098", "no stronghold")
        begin_action(table, name)
        if action not in REPEATABLE_ACTIONS:
            check_space(table, name, action, action)
        faction_action(table, name, action)


def power_action(table: Table, name: str, action: str) -> None:
    """The six actions of the board (TM-102)."""
    seat = table.seats[name]
    check_space(table, name, action, action)
    spend_power(seat, POWER_ACTIONS[action] - (1 if name == "yetis" else 0))
    if action == "ACT1":
        check_bridge_possible(table, name)
        seat.owes("BRIDGE")
    elif action == "ACT2":
        gain_priests(table, name, 1)
    elif action == "ACT3":
        seat.stock["W"] += 2
    elif action == "ACT4":
        seat.stock["C"] += 7
    else:
        spades(table, name, 1 if action == "ACT5" else 2)


def merchants_action(table: Table, name: str, action: str) -> None:
    """Power actions and shipyard actions of Merchants of the Seas (TM-104 to TM-106, TM-204, TM-232)."""
    seat = table.seats[name]
    check_space(table, name, action, action if action in MERCHANTS_ACTIONS else f"{action}/{name}")
    if action in MERCHANTS_ACTIONS:
        spend_power(seat, MERCHANTS_ACTIONS[action] - (1 if name == "yetis" else 0))
    if action == "ACTM3":
        pay(seat, {"P": 1}, "TM-106")
        left = any(favour_may_be_taken(table, name, tile) for tile in table.favours_left)
        need(left, "TM-356", "no favour tile can be taken")
        seat.owes("FAVOUR")
    elif action in ("ACTM1", "SYMOVE"):
        start_moving(table, name)
    else:
        if action == "SYBUILD":
            need(table.has(name, "SY"), "TM-232", "no shipyard")
            pay(seat, seat.facts["buildings"]["D"]["cost"], "TM-232")
        check_ship_possible(table, name)
        gain_ships(table, name, "SHIP", 1)


def spades(table: Table, name: str, number: int) -> None:
    """Transform and build with free spades."""
    need(name != "riverwalkers", "TM-183", "Riverwalkers may not take spades")
    assert table.turn is not None
    if table.seats[name].kind != "volcano":
        table.turn.may_build = True
        table.turn.two_spades = number == 2
    gain_spades(table, name, number)


def faction_action(table: Table, name: str, action: str) -> None:
    """The actions of one faction only."""
    seat = table.seats[name]
    turn = table.turn
    assert turn is not None
    if action == "ACTA":
        seat.owes("CULT_ONE_TRACK", 2)
    elif action == "ACTC":
        turn.actions_left += 2
        turn.running = False
    elif action == "ACTE":
        check_bridge_possible(table, name)
        pay(seat, {"W": 2}, "TM-161")
        seat.owes("BRIDGE")
    elif action == "ACTG":
        spades(table, name, 2)
    elif action == "ACTN":
        turn.may_build = True
        turn.sandstorm = True
    elif action == "ACTS":
        need(table.has(name, "D") and table.count(name, "TP") < NUMBER_OF["TP"], "TM-410", "no dwelling to upgrade")
        seat.owes("FREE_TP")
    elif action == "ACTW":
        need(table.count(name, "D") < NUMBER_OF["D"], "TM-278", "no dwelling left")
        forest = any(c == "green" and h not in table.buildings for h, c in table.terrain.items())
        need(forest, "TM-410", "no empty forest")
        turn.may_build = True
        turn.witches_ride = True
    elif action in ("ACTH5", "ACTH6"):
        need(any(may_change_to(table, colour) for colour in CYCLE), "TM-410", "no terrain to change to")
        if action == "ACTH5":
            spend_power(seat, 5)
        else:
            discard_tokens(seat, 5)
        seat.owes("TERRAIN")


def take_favour(table: Table, name: str, tile: str) -> None:
    """Take a favour tile earned."""
    seat = table.seats[name]
    need("FAVOUR" in seat.due, "TM-095", "no favour tile earned")
    need(favour_may_be_taken(table, name, tile), "TM-096", f"{tile} cannot be taken")
    seat.settle("FAVOUR")
    table.favours_left[tile] -= 1
    seat.favours.add(tile)
    gain_all(table, name, FAVOUR_TILES[tile]["gain"])
    if tile == "FAV5":
        check_all_towns(table, name)
    if tile == "FAVM1":
        seat.owes("FAVM1")


def cult_steps(table: Table, name: str, track: str, number: int) -> None:
    """Use cult steps of choice; the two of one effect go to one track (TM-137)."""
    seat = table.seats[name]
    if "CULT_AT_ONCE" in seat.due and number == 1:
        seat.settle("CULT_AT_ONCE")
    elif seat.due.get("CULT_ONE_TRACK", 0) >= number and seat.double_step in (None, track):
        seat.settle("CULT_ONE_TRACK", number)
        seat.double_step = track if "CULT_ONE_TRACK" in seat.due else None
    else:
        need(seat.due.get("CULT", 0) >= number, "TM-137", "no such steps to make")
        seat.settle("CULT", number)
    step(table, name, track, number)


def lose_steps(table: Table, name: str, track: str, number: int) -> None:
    """The Acolytes' price of a volcano; for others the name of a track that gets no key (TM-423)."""
    seat = table.seats[name]
    if "LOSE_CULT" in seat.due:
        need(number == seat.due["LOSE_CULT"], "TM-177", "all steps of the price from one track")
        step_down(table, name, track, number)
        seat.settle("LOSE_CULT", number)
    else:
        need("TOWN" in seat.due and seat.cult[track] >= 8, "TM-423", "no key to share out")
        need(track not in seat.no_key, "TM-423", f"{track} has been named")
        seat.no_key.add(track)


def unlock(table: Table, name: str, choice: str) -> None:
    """The Riverwalkers' choice for one priest gained (TM-181, TM-182); a priest above the limit is lost."""
    seat = table.seats[name]
    need("UNLOCK" in seat.due, "TM-181", "no priest gained")
    seat.settle("UNLOCK")
    if choice == "gain-priest":
        keep_priests(seat, 1)
        seat.kept_priest = True
        return
    need(choice in CYCLE and choice not in seat.unlocked, "TM-181", f"{choice} cannot be unlocked")
    pay(seat, {"C": 2 if home_of_another(table, name, choice) else 1}, "TM-181")
    seat.unlocked.add(choice)
    seat.priest_limit += 1
    if len(seat.unlocked) == len(CYCLE) and not table.site:
        # Nothing is left to unlock: further priests are simply gained (TM-317).
        keep_priests(seat, seat.due.pop("UNLOCK", 0))


def take_token(seat: Seat) -> None:
    """The Shapeshifters pay 1 point for a power token in bowl III (TM-179)."""
    need("P3_FOR_VP" in seat.due, "TM-179", "nobody accepted power")
    pay(seat, {"VP": 1}, "TM-279")
    seat.bowls[3] += 1
    seat.settle("P3_FOR_VP")


def may_change_to(table: Table, colour: str) -> bool:
    """A terrain of the cycle that is nobody's home terrain (TM-315)."""
    return colour in CYCLE and all(seat.home != colour for seat in table.seats.values())


def change_terrain(table: Table, name: str, colour: str) -> None:
    """The Shapeshifters change their home terrain; the hexes under their buildings follow (TM-179)."""
    seat = table.seats[name]
    choice = "TERRAIN" if "TERRAIN" in seat.due else "TERRAIN_UP_TO"
    need(choice in seat.due, "TM-179", "no change of terrain")
    need(may_change_to(table, colour), "TM-315", f"{colour} cannot be chosen")
    seat.home = colour
    for hex_ in table.own(name):
        table.terrain[hex_] = colour
    seat.settle(choice)


def pass_points(table: Table, name: str) -> int:
    """Points for passing: bonus tile, favour tile, stronghold (TM-109)."""
    seat = table.seats[name]
    points = 0
    if seat.bonus:
        for what, worth in BONUS_TILES[seat.bonus].get("pass_vp_per", {}).items():
            shipping = seat.range if table.merchants and "skip" in seat.facts else seat.shipping
            counted = {"SHIPPING": shipping, "SHIP": len(seat.ships)}
            points += worth * (counted[what] if what in counted else table.count(name, what))
    if "FAVM4" in seat.favours:
        points += next((worth for least, worth in FAVM4_POINTS if len(seat.traded) >= least), 0)
    if "FAV12" in seat.favours:
        points += FAV12_POINTS[table.count(name, "TP")]
    if table.has(name, "SH"):
        own = table.own(name)
        if name == "icemaidens":
            points += 3 * table.count(name, "TE")
        if name == "engineers":
            points += 3 * sum(1 for a, b, owner in table.bridges if owner == name and {a, b} <= own)
    return points
