"""The position as text: every piece can be found, nothing is too wide, and every legal move has words."""

from __future__ import annotations

import pytest
from rich.text import Text

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.step import Step
from ecumene.games.terra_nova import as_text
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.palace_steps import ClaimEdge, FreeFactory, LakeHouse, SunnyCell
from ecumene.games.terra_nova.steps import FreeBridge, FreeSpade
from ecumene.parts.hexes import cells_in
from ecumene.text import Words
from tests.rules.terra_nova.table import Table

PACKAGE = ecumene.box("terra-nova").package
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"factions": "random", "turn_order": "pass-order"}),
    (4, {}),
    (4, {"first_game": True}),
    (2, {"two_player_variant": "planner", "swap_in_last_round": False}),
    (2, {"two_player_variant": "lucky-digger"}),
]
in_each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)


def plain(lines: list[str]) -> list[str]:
    """What a terminal without colours prints; broken markup raises."""
    return [Text.from_markup(line).plain for line in lines]


def words_in(language: str) -> Words:
    return Words(language, PACKAGE, ["Ola", "Jan", "Ewa", "Max"])


def walk(seats: int, options: dict[str, object], seed: int) -> list[TerraNova]:
    """Positions of a game that likes to build."""
    game = ecumene.new("terra-nova", seats, seed, options)
    assert isinstance(game, TerraNova)
    chance = Chance.stream(seed, "test")
    found = [game.copy()]
    while not game.is_over:
        seat = game.to_move[0]
        moves = [move for move in game.moves(seat) if not str(move).startswith(("exchange", "pass"))]
        moves = moves or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
        found.append(game.copy())
    return found


def placed(lines: list[str], name: str) -> str:
    """What the map shows in a cell: the five signs under its name."""
    for number, line in enumerate(lines):
        column = f"{line} ".find(f"{name} ")
        if column >= 0:
            return lines[number + 1][column : column + 5].strip()
    raise AssertionError(f"{name} is not on the map")


# The map


@in_each_variant
def test_the_map_shows_every_cell_as_it_is(seats: int, options: dict[str, object]) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        for game in walk(seats, options, 21)[::9]:
            lines = plain(as_text.board(game, words))
            assert {len(line) for line in lines} == {as_text.WIDTH}
            rows = lines[:18]
            for cell in cells_in(game.land.cells):
                said = placed(rows, game.land.name(cell))
                building = game.building(cell)
                if game.land.river >> cell & 1:
                    assert said.startswith("~")
                else:
                    assert said[0] == words.name(game.terrain_name(cell), "letter")
                    piece = said[1:].strip(" *")
                    if building == "neutral":
                        assert piece == words.name("neutral", "sign")
                    elif building:
                        assert piece == f"{words.name(building, 'sign')}{game.owner(cell) + 1}"
                    else:
                        assert piece in ("", "+")


def test_rows_are_shifted_by_half_a_cell() -> None:
    lines = plain(as_text.board(walk(2, {}, 1)[0], words_in("en")))
    assert [lines[row * 2].index(name) for row, name in enumerate(("A1", "B1", "C1"))] == [1, 4, 1]
    assert as_text.WIDTH <= 80


def test_the_map_shows_towns_marks_and_bridges() -> None:
    table = Table("water-sprites", "golems", two_player_variant="planner")
    table.put(0, "factory", "A1", "B1", "A2").put(0, "house", "A3").neutral("C7")
    table.bridge(1, "B3-C5")
    table.mats[0].towned = 1
    lines = plain(as_text.board(table.game, words_in("en")))
    assert placed(lines, "A1") == "L f1*"
    # Adjacent to the town, so part of it.
    assert placed(lines, "A3") == "L h1*"
    assert placed(lines, "C7") == "L n"
    assert placed(lines, "E2").endswith("+")
    assert "Bridges: B3–C5 (2)" in "\n".join(lines)
    free = [line for line in lines if line.startswith("Free bridge sites:")]
    assert "B3–C5" not in free[0]


def test_a_town_over_the_river_lies_on_the_water() -> None:
    table = Table("seafarers", "golems")
    river = cells_in(table.game.land.river)[0]
    table.mats[0].town_cells[1] = river
    assert placed(plain(as_text.board(table.game, words_in("pl"))), table.game.land.name(river)) == "~ *1"


def test_every_terrain_has_its_own_colour() -> None:
    table = Table("seafarers", "golems")
    lines = as_text.board(table.game, words_in("en"))
    for terrain, paper in as_text.PAPER.items():
        cell = cells_in(table.game.ground[list(as_text.PAPER).index(terrain)])[0]
        row = lines[table.game.land.places[cell][0] * 2]
        assert f"on {paper}]{table.game.land.name(cell)} " in row
    assert len(set(as_text.PAPER.values())) == 5


# The table


@in_each_variant
def test_the_table_fits_and_tells_what_everybody_has(seats: int, options: dict[str, object]) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        for game in walk(seats, options, 22)[::7]:
            lines = plain(as_text.table(game, words))
            assert max(map(len, lines)) <= 80
            for seat in range(seats):
                assert any(line.startswith(f"{seat + 1}. {words.player(seat)}") for line in lines)


def test_the_table_tells_numbers() -> None:
    table = Table("fairies", "golems", round=2, tile="house").put(0, "house", "B3", "C8").put(0, "palace-left", "A2")
    table.game.used = 0b1
    table.game.bonus_coins[table.game.pool[0]] = 2
    table.coins(0, 7).bowls(0, 1, 2, 5).bonus(0, "A").bridge(0, "D8-E10")
    table.mats[0].bonus_used = True
    lines = plain(as_text.table(table.game, words_in("en")))
    for line in (
        "Round 2 of 5",
        "  Round 1: 2 points for each house, over",
        "  Round 2: 2 points for each house, now",
        "  Round 3: 2 points for each house",
        "  3 power: cheaper bridge (used)",
        "  4 power: dearer bridge",
        "1. Ola, on turn",
        "  The Fairies (forest): 2 power more as income",
        "  0 points, 7 coins, power 1 / 2 / 5 in bowls I / II / III, sailing 0",
        "  Houses: B3, C8 (6 left)",
        "  Factories: none (4 left)",
        "  Right palace (on the mat): towns from value 6",
        "  Bridges left: 2",
        "  Holds bonus tile A (2 coins, free spade), spade used",
        "  Next income as things stand: 10 coins, 5 power",
        "2. Jan",
    ):
        assert line in lines
    assert "  bonus tile C (3 power, sailing +1), 2 coins on it" in lines
    assert any(line.startswith("  Left palace A2: income 2 coins and 3 power;") for line in lines)


def test_the_sailing_tile_shows_beside_the_marker() -> None:
    table = Table("fairies", "golems").bonus(0, "C")
    assert any("sailing 0+1" in line for line in plain(as_text.table(table.game, words_in("en"))))


@pytest.mark.parametrize("name", ["[bold]Ola[/]", "Ola\\", "[1]", "\\[red]", "[", "Ola [x", "a\\\\[b]"])
def test_names_of_people_are_not_markup(name: str) -> None:
    table = Table("fairies", "golems")
    lines = plain(as_text.table(table.game, Words("en", PACKAGE, [name, "Jan"])))
    assert f"1. {name}, on turn" in lines


# Moves


@in_each_variant
def test_every_legal_move_has_words(seats: int, options: dict[str, object]) -> None:
    verbs: set[str] = set()
    for game in walk(seats, options, 23):
        for seat in game.to_move:
            for move in game.moves(seat):
                verbs.add(str(move).split()[0])
                said = [as_text.move(game, seat, move, words_in(language)) for language in LANGUAGES]
                assert all(said)
                assert said[0] != said[1]
    assert {"build", "transform", "upgrade", "pass", "exchange"} <= verbs


def said(table: Table, text: str, language: str = "en") -> str:
    move = table.game.parse(table.seat, text)
    assert table.game.check(table.seat, move) is None
    return as_text.move(table.game, table.seat, move, words_in(language))


def test_moves_of_a_turn_name_price_and_effect() -> None:
    table = Table("water-sprites", "golems", tile="house").put(0, "house", "B1").put(0, "factory", "G3")
    table.game.bonus_coins[table.game.pool[0]] = 2
    table.bonus(0, "F").ground("C1", 0)
    assert said(table, "build C1") == "Build a house on C1: 4 coins, +2 points"
    assert said(table, "build C1", "pl") == "Zbuduj dom na C1: 4 monety, +2 punkty"
    assert said(table, "transform A1") == "Turn A1 (swamp) into lake, 1 spade: 6 coins"
    assert (
        said(table, "transform A1 build")
        == "Turn A1 (swamp) into lake, 1 spade, and build a house: 10 coins, +2 points"
    )
    assert said(table, "upgrade B1 factory") == "Upgrade B1 to a factory: 10 coins"
    assert said(table, "upgrade G3 palace-left", "pl") == "Ulepsz G3 do lewego pałacu: 14 monet"
    assert said(table, "sail") == "Improve sailing to step 1: 8 coins, +2 points"
    assert said(table, "power 7-coins") == "Power action, 7 coins: 4 power"
    assert said(table, "exchange 2", "pl") == "Wymień 2 mocy na 2 monety"
    assert said(table, "pass C") == ("Pass (+2 points) and take bonus tile C (3 power, sailing +1) with 2 coins on it")
    assert said(table, "pass C", "pl") == (
        "Spasuj (+2 punkty) i weź żeton bonusowy C (3 mocy, żeglarstwo +1) z 2 monetami"
    )


def test_words_do_not_change_the_game() -> None:
    table = Table("golems", "druids").put(0, "factory", "B8")
    before = table.game.digest()
    assert said(table, "pass C").startswith("Pass (+2 points)")
    assert table.game.digest() == before


def test_second_halves_of_actions_say_what_is_free() -> None:
    def asked(faction: str, step: Step[TerraNova], text: str) -> str:
        table = Table(faction, "golems" if faction != "ifrits" else "druids").put(0, "house", "B2", "C2", "D2")
        table.game.agenda[-1] = step
        table.forget()
        return said(table, text)

    assert asked("druids", FreeSpade(0), "transform B1") == "Turn B1 (lake) into forest, 1 free spade: free"
    assert asked("druids", FreeSpade(0), "transform C1") == "Turn C1 (wasteland) into forest, 1 free spade: free"
    assert asked("water-sprites", LakeHouse(0), "build A5") == "Build a house on A5: free"
    assert asked("seafarers", FreeFactory(0), "upgrade B2 factory") == "Upgrade B2 to a factory: free"
    assert asked("seafarers", FreeBridge(0), "bridge D2-F2") == "Build a bridge D2–F2: free"
    assert asked("sun-worshippers", SunnyCell(0), "transform A2 build") == (
        "Turn A2 (forest) into desert, no spades, and build a house: 4 coins"
    )
    assert asked("ifrits", ClaimEdge(0), "build A1") == "Turn A1 (swamp) into wasteland and build a house there: free"
    assert asked("ifrits", ClaimEdge(0), "decline") == "No cell"


def test_a_second_spade_is_bought_to_the_free_one() -> None:
    table = Table("sun-worshippers", "fairies").put(0, "house", "B1")
    table.game.agenda[-1] = FreeSpade(0)
    table.forget()
    far = [text for text in table.legal("transform") if table.game.spades(0, table.game.parse(0, text).a) == 2]
    assert ", 2 spades (1 free): 6 coins" in said(table, min(far))


def test_ifrits_pay_less() -> None:
    table = Table("ifrits", "fairies").put(0, "house", "D2")
    assert said(table, "power bridge-3") == "Power action, cheaper bridge: 2 power"
