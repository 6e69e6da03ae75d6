"""The position as text: every piece can be found, nothing is too wide, and every legal move has words."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.games.terra_mystica import as_text, house_values
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.tiles import BUILDINGS
from ecumene.parts.hexes import cells_in
from ecumene.text import Words
from tests.rules.terra_mystica.afloat import range_at, sea
from tests.rules.terra_mystica.table import Table

PACKAGE = ecumene.box("terra-mystica").package
PLAYERS = ["Ola", "Jan", "Ewa", "Max", "Iga"]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"factions": "auction", "fire_and_ice": True, "map": "fire-and-ice"}),
    (5, {"merchants": True, "fire_and_ice": True, "map": "lakes", "final_tile": "draw"}),
    (4, {"merchants": True, "mini_towns": True, "map": "fjords", "turn_order": "pass-order"}),
    (4, {"rules": "site", "fire_and_ice": True}),
]
in_each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)


def plain(lines: list[str]) -> list[str]:
    """What a terminal without colours prints; broken markup raises."""
    return [Text.from_markup(line).plain for line in lines]


def words_in(language: str) -> Words:
    return Words(language, PACKAGE, PLAYERS)


def walk(seats: int, options: dict[str, object], seed: int) -> list[TerraMystica]:
    """Positions of a game that likes to act."""
    game = ecumene.new("terra-mystica", seats, seed, options)
    assert isinstance(game, TerraMystica)
    chance = Chance.stream(seed, "test")
    found = [game.copy()]
    while not game.is_over:
        seat = game.to_move[0]
        moves = [move for move in game.moves(seat) if not str(move).startswith(("convert", "burn"))]
        acts = [move for move in moves if not str(move).startswith("pass")]
        moves = (acts if chance.below(5) else moves) or moves or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
        found.append(game.copy())
    return found


def shown(lines: list[str], name: str) -> str:
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
        for game in walk(seats, options, 21)[::40]:
            lines = plain(as_text.board(game, words))
            assert {len(line) for line in lines} == {as_text.WIDTH}
            rows = lines[:18]
            for cell in cells_in(game.board.cells):
                said = shown(rows, game.board.name(cell))
                owner = game.owner(cell)
                if game.board.river >> cell & 1:
                    assert said.startswith("~")
                    afloat = {str(seat + 1) for seat, mat in enumerate(game.mats) if cell in mat.ships}
                    assert afloat <= set(said)
                    continue
                assert said[0] == words.name(game.terrain_name(cell), "letter")
                piece = said[1:].strip(" *")
                if owner >= 0:
                    assert piece == f"{words.name(BUILDINGS[game.building_at(cell)], 'sign')}{owner + 1}"
                else:
                    assert piece == "" or piece.startswith("m")


def test_rows_are_shifted_by_half_a_cell() -> None:
    lines = plain(as_text.board(walk(2, {}, 1)[0], words_in("en")))
    assert [lines[row * 2].index(name) for row, name in enumerate(("A1", "B1", "r6"))] == [1, 4, 1]
    assert as_text.WIDTH <= 80


def test_the_map_shows_towns_bridges_ships_and_merchants() -> None:
    table = sea("dwarves", "witches").put(0, "trading-post", "E1").ships(0, "E2").put(1, "dwelling", "D1")
    table.ships(1, "r7", "r7").bridge(1, "B1-D1")
    table.mats[0].towned = 1 << table.game.board.cell("E1")
    lines = plain(as_text.board(table.game, words_in("en")))
    assert shown(lines, "E1") == "M p1*"
    assert shown(lines, "D1") == "F d2"
    assert shown(lines, "E2") == "P m1"
    assert shown(lines, "r7") == "~ 2"
    text = "\n".join(lines)
    assert "Bridges: B1–D1 (2)" in text
    assert "Canals: r14–r21" in text
    assert "B1–D1" not in text[text.index("Free bridge sites:") :]


def test_a_town_across_the_river_lies_on_the_water() -> None:
    table = Table("mermaids", "nomads")
    table.mats[0].town_rivers = 1 << table.game.board.cell("r21")
    assert shown(plain(as_text.board(table.game, words_in("pl"))), "r21") == "~ *1"


def test_house_values_of_the_map_are_called_so_until_a_file_replaces_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def said(map: str) -> str:
        return " ".join(" ".join(plain(as_text.board(sea("witches", "nomads", map=map).game, words_in("en")))).split())

    assert "The canals r13–r17, r14–r23 are house values" in said("lakes")
    assert "house values" not in said("fjords")
    monkeypatch.setitem(house_values.REPLACED, "lakes-canals", [])
    assert "house values" not in said("lakes")


def test_every_terrain_has_its_own_colour() -> None:
    assert len(set(as_text.PAPER.values())) == len(as_text.PAPER)
    table = Table("witches", "nomads")
    lines = as_text.board(table.game, words_in("en"))
    assert f"on {as_text.PAPER['plains']}]A1 " in lines[0]


# The table


@in_each_variant
def test_the_table_fits_and_tells_what_everybody_has(seats: int, options: dict[str, object]) -> None:
    for language in LANGUAGES:
        words = words_in(language)
        for game in walk(seats, options, 22)[::25]:
            lines = plain(as_text.table(game, words))
            assert max(map(len, lines)) <= 80
            for seat in range(seats):
                assert any(line.startswith(f"{seat + 1}. {words.player(seat)}") for line in lines)


def test_the_table_tells_numbers() -> None:
    table = Table("witches", "yetis", round=2, scoring="3").put(0, "dwelling", "D1", "F1").put(0, "temple", "A3")
    table.stock(0, coins=7, workers=4, priests=1).bowls(0, 1, 2, 9).bonus(0, "4").favour(0, "8").cult(0, air=3, keys=1)
    table.game.used = 0b1
    table.game.bonus_coins[table.game.pool[0]] = 2
    lines = lines_of(table, 0)
    for line in (
        "Round 2 of 6, actions",
        "  3 power: bridge (used)",
        "  4 power: 7 coins",
        "  Cult of air: Witches 3, Yetis 0; free order spaces: 3, 2, 2, 2",
        "  2 of favour tile 8 (2 steps in the cult of air; income 4 power)",
        "  2 of town tile 3 (9 points, 1 priest and 1 key)",
        "1. Ola, on turn",
        "  The Witches (forest): 5 points per town",
        "  Shipping 0+1, a spade costs 3 workers, bridges left: 3",
        "  Dwelling: D1, F1 (6 left)",
        "  Not on the map yet: trading post 4, stronghold 1, sanctuary 1",
        "  Owns favour tile 8 (2 steps in the cult of air; income 4 power)",
        "  Holds bonus tile 4 (income 3 power; shipping +1)",
        "  Next income as things stand: 3 workers, 1 priest, 4 power",
        "2. Jan",
    ):
        assert line in lines, line
    text = " ".join(" ".join(lines).split())
    assert "7 coins, 4 workers, 1 priest, power 1 / 2 / 9 in bowls I / II / III, 1 key, cults 0/0/0/3" in text
    assert "2 coins on it" in text
    # Yetis read their own prices.
    assert "  3 power: 7 coins" in lines_of(table, 1)


def test_the_income_to_come_is_told_as_it_will_be_paid() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").put(0, "trading-post", "A3").put(1, "dwelling", "G7")
    table.stock(0, 0, 0, 0).bonus(0, "3")
    table.play("pass bonus-7", "pass bonus-9")
    assert (table.mats[0].coins, table.mats[0].workers) == (2, 2 + 1)
    before = Table("witches", "nomads").put(0, "dwelling", "D1").put(0, "trading-post", "A3").bonus(0, "3")
    assert any("Next income as things stand: 2 coins, 2 workers, 1 power" in line for line in lines_of(before))
    before.play("pass bonus-7")
    assert any("Next income as things stand: 2 coins, 3 workers, 1 power" in line for line in lines_of(before))
    last = Table("witches", "nomads", round=6)
    assert not any("Next income" in line for line in lines_of(last))


def lines_of(table: Table, seat: int | None = None) -> list[str]:
    view = table.game.view(seat)
    assert isinstance(view, TerraMystica)
    return plain(as_text.table(view, words_in("en")))


def test_bids_are_on_the_table_while_factions_are_auctioned() -> None:
    game = ecumene.new("terra-mystica", 2, 1, {"factions": "auction"})
    assert isinstance(game, TerraMystica)
    seat = game.to_move[0]
    game.play(seat, next(move for move in game.moves(seat) if str(move).startswith("bid 5 ")))
    lines = plain(as_text.table(game, words_in("en")))
    bids = lines[lines.index("Auction") + 1 :][:2]
    assert sorted(line.split(": ")[1] for line in bids) == [f"5 points, seat {seat + 1}", "no bid yet"]


@pytest.mark.parametrize("name", ["[bold]Ola[/]", "Ola\\", "[1]", "\\[red]", "[", "Ola [x", "a\\\\[b]"])
def test_names_of_people_are_not_markup(name: str) -> None:
    table = Table("witches", "nomads")
    for page in (as_text.table, as_text.brief):
        lines = plain(page(table.game, Words("en", PACKAGE, [name, "Jan"])))
        assert any(line.startswith(f"1. {name}") for line in lines)


# Moves


@in_each_variant
def test_every_legal_move_has_words(seats: int, options: dict[str, object]) -> None:
    verbs: set[str] = set()
    for game in walk(seats, options, 23)[::3]:
        for seat in game.to_move:
            before = game.digest()
            for move in game.moves(seat):
                verbs.add(str(move).split()[0])
                said = [as_text.move(game, seat, move, words_in(language)) for language in LANGUAGES]
                assert all(said)
                assert said[0] != said[1]
            assert game.digest() == before
    assert {"build", "dig", "transform", "upgrade", "pass", "convert"} <= verbs


def said(table: Table, text: str) -> tuple[str, str]:
    move = table.game.parse(table.seat, text)
    assert table.game.check(table.seat, move) is None, table.game.check(table.seat, move)
    english, polish = [as_text.move(table.game, table.seat, move, words_in(language)) for language in LANGUAGES]
    return english, polish


def test_moves_of_a_turn_name_price_and_effect() -> None:
    table = Table("witches", "nomads", scoring="3").put(0, "dwelling", "D1").put(0, "trading-post", "A3")
    table.ground("E1", "forest").bonus(0, "7").bowls(0, 0, 0, 12)
    table.game.bonus_coins[table.game.pool[0]] = 2
    for text, english, polish in (
        (
            "build E1",
            "Build a dwelling on E1: 1 worker, 2 coins, +2 points",
            "Zbuduj Osadę na E1: 1 Robotnik, 2 Monety, +2 PZ",
        ),
        (
            "dig 1 build D2",
            "Turn D2 (lakes) into forest, 1 spade, and build a dwelling: 4 workers, 2 coins, +2 points",
            "Zmień D2 (Jeziora) w Lasy, 1 Łopata, i zbuduj Osadę: 4 Robotników, 2 Monety, +2 PZ",
        ),
        (
            "transform D2 desert",
            "Turn D2 (lakes) into desert, 3 spades: 9 workers",
            "Zmień D2 (Jeziora) w Pustynię, 3 Łopaty: 9 Robotników",
        ),
        (
            "upgrade D1 trading-post",
            "Upgrade D1 to a trading post: 2 workers, 6 coins",
            "Ulepsz D1 do Faktorii: 2 Robotników, 6 Monet",
        ),
        (
            "send priest fire 3",
            "Send a priest to the cult of fire: from 0 to 3; the priest stays there",
            "Wyślij Kapłana do Kultu Ognia: z 0 na 3; Kapłan tam zostaje",
        ),
        (
            "advance shipping",
            "Raise shipping to 1: 4 coins, 1 priest, +2 points",
            "Zwiększ Żeglugę do 1: 4 Monety, 1 Kapłan, +2 PZ",
        ),
        (
            "advance exchange",
            "Lower the price of a spade to 2 workers: 2 workers, 5 coins, 1 priest, +6 points",
            "Obniż cenę Łopaty do 2 Robotników: 2 Robotników, 5 Monet, 1 Kapłan, +6 PZ",
        ),
        ("power coins", "Power action, 7 coins: 4 power", "Zaklęcie, 7 Monet: 4 Mocy"),
        ("convert 3pw to 1w", "Convert 3 power into 1 worker", "Zamień 3 Mocy na 1 Robotnika"),
        (
            "pass bonus-3",
            "Pass (+2 points) and take bonus tile 3 (income 6 coins) with 2 coins on it",
            "Spasuj (+2 PZ) i weź żeton Bonusu 3 (dochód: 6 Monet) z 2 Monetami",
        ),
    ):
        assert said(table, text) == (english, polish)


def test_moves_of_factions_name_their_own_prices() -> None:
    dwarves = Table("dwarves", "witches").put(0, "dwelling", "E2").ground("C1", "mountains")
    assert said(dwarves, "build C1")[0] == "Build a dwelling on C1 by tunnel: 3 workers, 2 coins, +4 points"
    assert said(dwarves, "build C1")[1] == "Zbuduj Osadę na C1 (Kopanie Tuneli): 3 Robotników, 2 Monety, +4 PZ"
    darklings = Table("darklings", "witches").put(0, "dwelling", "E1")
    assert said(darklings, "transform E2 swamp") == (
        "Turn E2 (plains) into swamp, 1 spade: 1 priest, +2 points",
        "Zmień E2 (Równiny) w Bagna, 1 Łopata: 1 Kapłan, +2 PZ",
    )
    dragons = Table("dragonlords", "witches").put(0, "dwelling", "E2")
    assert said(dragons, "transform D1 volcano")[1] == "Zmień D1 (Lasy) w wulkan: 2 znaczniki Mocy"
    acolytes = Table("acolytes", "nomads").put(0, "dwelling", "E2").cult(0, fire=5)
    assert (
        said(acolytes, "transform D1 volcano fire")[0]
        == "Turn D1 (forest) into volcano: 3 steps down in the cult of fire"
    )
    yetis = Table("yetis", "witches").put(0, "dwelling", "E2").bowls(0, 0, 0, 12)
    assert said(yetis, "power coins")[0] == "Power action, 7 coins: 3 power"
    engineers = Table("engineers", "witches").put(0, "dwelling", "C2")
    assert said(engineers, "special bridge C2-E5")[1] == "Zbuduj Most C2–E5: 2 Robotników"
    shapes = Table("shapeshifters", "witches").put(0, "stronghold", "D2").bowls(0, 5, 0, 5)
    assert said(shapes, "special terrain desert") == (
        "Change your home terrain to desert: 5 power",
        "Zmień teren preferowany na Pustynię: 5 Mocy",
    )
    assert said(shapes, "special terrain desert tokens")[0] == "Change your home terrain to desert: 5 power tokens"


def test_what_follows_from_an_action_is_told() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "D1").bowls(0, 0, 0, 12).put(1, "dwelling", "D3", "G7")
    table.play("power spades", "transform D2 forest")
    assert said(table, "build D2")[0] == "Build a dwelling on D2: 1 worker, 2 coins"
    assert said(table, "done") == ("End your turn", "Zakończ turę")
    table.play("build D2")
    assert said(table, "accept 1 witches") == (
        "Accept 1 power for the building of Ola: free",
        "Przyjmij 1 Moc za budowlę (Ola): za darmo",
    )
    assert said(table, "decline 1 witches")[1] == "Nie przyjmuj 1 Mocy za budowlę (Ola)"
    giants = Table("giants", "witches").put(0, "dwelling", "D6").bowls(0, 0, 0, 12)
    giants.play("power spade")
    assert said(giants, "transform C4 wasteland")[0] == "Turn C4 (forest) into wasteland, 2 spades (1 free): 3 workers"


def test_ships_and_trades_are_told() -> None:
    table = sea("witches", "nomads", shipping=1, scoring="m6").put(0, "dwelling", "C4").port(0, "C4")
    table.put(1, "temple", "B4").ships(0, "r10").bowls(0, 0, 0, 3)
    assert said(table, "special move")[0] == "Special action: move all ships"
    table.play("special move")
    assert said(table, "sail r10 B4") == (
        "Sail from r10 to B4 (temple, Jan)",
        "Przesuń Statek z r10 na B4 (Świątynia, Jan)",
    )
    table.play("sail r10 B4", "done")
    assert said(table, "trade B4 power")[0] == "Trade with B4 (temple, Jan): 3 points, 3 power"
    assert said(table, "trade B4 step fire")[1] == "Handluj z B4 (Świątynia, Jan): 3 PZ, 1 przychylność w Kulcie Ognia"
    builder = sea("halflings", "nomads").put(0, "dwelling", "E1").ground("D1", "plains").ships(0, "r7")
    assert said(builder, "build D1 ship r7") == (
        "Build a dwelling on D1: the ship on r7, +1 worker",
        "Zbuduj Osadę na D1: Statek z r7, +1 Robotnik",
    )
    dwarves = range_at(sea("dwarves", "witches").put(0, "dwelling", "E2").port(0, "E2").ships(0, "E2"), 2)
    dwarves.play("special move")
    assert said(dwarves, "sail E2 E1")[0] == "Move the merchant from E2 to E1"


GAINED = re.compile(r"\+(\d+) points?")
VERBS = ("build", "dig", "transform", "upgrade", "advance", "pass", "power", "special", "take")


@in_each_variant
def test_points_and_prices_told_are_those_that_are_scored_and_paid(seats: int, options: dict[str, object]) -> None:
    """Moves of the action phase, played for good; those after which more happens than the move itself are left out."""
    words = words_in("en")
    compared = 0
    for game in walk(seats, options, 24)[::11]:
        for seat in game.to_move:
            for move in game.moves(seat):
                if str(move).split()[0] not in VERBS or game.phase != 2:
                    continue
                after = game.copy()
                after.play(seat, move)
                if after.phase != 2 or after.round != game.round or after.is_over:
                    continue
                text = as_text.move(game, seat, move, words)
                told = sum(int(points) for points in GAINED.findall(text))
                if str(move).startswith("take town"):
                    told += int(re.findall(r"(\d+) points", text)[0])
                elif str(move).startswith("pass"):
                    told = int((re.findall(r"Pass \(\+(\d+)", text) or ["0"])[0])
                assert after.mats[seat].vp - game.mats[seat].vp == told, (str(move), text)
                compared += 1
                if str(move).startswith(("build", "upgrade", "advance")):
                    coins = re.findall(r"(\d+) coins?", text)
                    assert game.mats[seat].coins - after.mats[seat].coins == sum(map(int, coins)), (str(move), text)
    assert compared > 30
