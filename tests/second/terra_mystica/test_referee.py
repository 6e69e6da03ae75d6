"""The referee: its list of commands is complete and right, and it shows everything in plain values."""

import json
from collections.abc import Iterator

import pytest

from tests.second.terra_mystica import data
from tests.second.terra_mystica.game import Command, decider, run_automatic
from tests.second.terra_mystica.legal import SPECIAL_ACTIONS, after, legal
from tests.second.terra_mystica.positions import new_game, start
from tests.second.terra_mystica.random_play import positions
from tests.second.terra_mystica.state import Table

CULTS = ("fire", "water", "earth", "air")
COLOURS = (*data.CYCLE, "ice", "volcano")


def every_command(table: Table) -> Iterator[Command]:
    """The whole vocabulary after the set-up, whatever the position."""
    cells = sorted(table.cells)
    ships = sorted({ship for seat in table.seats.values() for ship in seat.ships})
    for hex_ in table.terrain:
        yield from (("transform", hex_, colour) for colour in COLOURS)
        yield from (("transform", hex_, "volcano", track) for track in CULTS)
        yield from (("build", hex_, ship) for ship in (None, *ships))
        yield from (("upgrade", hex_, kind) for kind in ("D", *data.REPLACES))
        yield from (("trade", hex_, x) for x in (None, "PW", "cult", "P", "ship", "free-move"))
        yield ("port", hex_)
    for cell in cells:
        yield from ((verb, cell) for verb in ("ship", "connect"))
        yield from (("sail", ship, cell) for ship in ships)
        yield from (("sail", ship, cell, bowl) for ship in ships for bowl in ("I", "II", "III"))
    for track in CULTS:
        yield from (("send", track, number) for number in range(5))
        yield from (("reward", "priest", track, number) for number in range(4))
        yield from ((verb, track) for verb in ("cult", "key"))
        yield ("reward", "step", track)
    yield from (("convert", a, b) for a in ("VP", "C", "W", "P", "PW") for b in ("VP", "C", "W", "P", "PW"))
    yield from (("power", action) for action in (*data.POWER_ACTIONS, *data.MERCHANTS_ACTIONS))
    yield from (("special", action) for action in SPECIAL_ACTIONS)
    yield from (("bridge", *sorted(crossing)) for crossing in table.crossings)
    yield from ((verb, tile) for verb in ("pass", "bonus") for tile in (*data.BONUS_TILES, None))
    yield from (("favour", tile) for tile in data.FAVOUR_TILES)
    yield from (("town", tile) for tile in data.TOWN_TILES)
    yield from ((verb, colour) for verb in ("colour", "unlock") for colour in (*COLOURS, None))
    yield from (("advance", track) for track in ("shipping", "exchange"))
    for faction in table.seats:
        yield ("faction", faction)
        yield from (("leech", faction, number, yes) for number in range(1, 9) for yes in (True, False))
    yield from (("token", yes) for yes in (True, False))
    yield from ((verb,) for verb in ("burn", "halt", "anchor", "return", "done"))
    yield ("reward", "shipping")


@pytest.mark.parametrize(("seed", "options"), [(5, {"merchants"}), (11, {"merchants"}), (14, set())])
def test_no_legal_command_is_missing_from_the_list(seed: int, options: set[str]) -> None:
    seen = 0
    for number, game in enumerate(positions(seed, 3, {"fire-and-ice", *options}, rich=True)):
        table = game.table
        who = decider(table)
        if number % 97 or who is None or table.phase not in ("actions", "cult", "income"):
            continue
        found = {command for command in every_command(table) if after(table, who, command) is not None}
        assert found == set(legal(table, who))
        for other in table.seats:
            assert other == who or not any(after(table, other, command) for command in sorted(found, key=str)[::7])
        seen += 1
        if seen == 12:
            break
    assert seen >= 10


def test_everything_is_shown_in_plain_values() -> None:
    game = start({"witches": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]}, "merchants")
    shown = game.stocks()
    assert json.loads(json.dumps(shown)) == shown
    assert shown["seats"]["witches"]["buildings"] == {"C3": "D", "F4": "D"}
    assert shown["seats"]["nomads"]["port"] == "E8"
    assert (shown["round"], shown["turn"], shown["map"]["F4"]) == (1, "witches", "green")


def test_a_play_changes_a_copy_and_a_refusal_nothing() -> None:
    game = start({"witches": ["F4", "C3"], "nomads": ["E8", "F3", "D3"]}, "merchants")
    before, shown = game.table, game.stocks()
    for command in game.owing()["witches"]:
        assert after(before, "witches", command) is not None
    assert game.stocks() == shown
    game.play("witches", ("burn",))
    assert game.table is not before
    assert shown["seats"]["witches"]["bowls"] == [0, 4, 8]
    assert game.stocks()["seats"]["witches"]["bowls"] == [0, 2, 9]


def test_a_single_command_is_named_as_forced() -> None:
    game = new_game(2, auction=("witches", "yetis"))
    game.play("seat 1", ("bid", "witches", 40))
    assert game.forced() is None
    game.play("seat 2", ("bid", "yetis", 0))
    assert game.forced() is None
    game.table.seats["yetis"].settle("START_TERRAIN")
    game.table.seats["yetis"].ring = "red"
    run_automatic(game.table)
    left = [hex_ for hex_, colour in game.table.terrain.items() if colour == "green"]
    for hex_ in left[1:]:
        game.table.terrain[hex_] = "black"
    assert game.forced() == ("witches", ("build", left[0], None))
