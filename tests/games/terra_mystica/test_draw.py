"""The drawing of Terra Mystica: whole, true to the table, lit where moves are, the same for equal views."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.core.refusal import BadInput
from ecumene.draw.theme import THEMES
from ecumene.face import face_of
from ecumene.games.terra.draw.bowls import bowl
from ecumene.games.terra_mystica.draw.look import COLOURS, GROUNDS
from ecumene.games.terra_mystica.draw.prices import cheapest, price
from ecumene.games.terra_mystica.draw.targets import things
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import MAPS, TERRAINS, Board
from ecumene.games.terra_mystica.moves import PLACE
from ecumene.games.terra_mystica.state import SEAT_WORDS
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CULTS,
    FAVOUR_TILES,
    POWER_ACTIONS,
    SCORING_TILES,
    TOWN_TILES,
)
from ecumene.parts.hexes import cells_in
from ecumene.text import Words
from tests.draw.markup import SVG, drawing, having, values
from tests.rules.terra_mystica.table import Table
from tests.strategies import Setup, plain_setups, stroll

BOX = ecumene.box("terra-mystica")
FACE = face_of(BOX)
PLAYERS = ["Ola", "Jan", "Ewa & Max", "<Iga>", "Bot"]
EVERYTHING = Setup(BOX, 5, BOX.settle(5, dict(BOX.presets["everything"])))
SETUPS = {
    **{
        name: setup
        for name, setup in plain_setups(BOX).items()
        if name
        in ("2-seats", "4-seats", "merchants-true", "map-lakes", "factions-auction", "rules-site", "fire-and-ice-true")
    },
    "everything": EVERYTHING,
}
#: From the first decision to past the end.
PLIES = (0, 14, 40, 90, 1500)


def position(setup: Setup, seed: int, plies: int) -> TerraMystica:
    game = stroll(setup.open(seed), Chance.stream(seed, "drawings"), plies, whims=True)
    assert isinstance(game, TerraMystica)
    return game


@cache
def positions(setup: Setup) -> list[TerraMystica]:
    return [position(setup, seed, plies) for seed, plies in enumerate(PLIES)]


@cache
def drawings(setup: Setup) -> list[tuple[TerraMystica, ElementTree.Element]]:
    """Positions with what a spectator sees of them."""
    return [(game, drawing(FACE.svg(game.view(None)))) for game in positions(setup)]


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def offers(game: TerraMystica) -> list[Move]:
    return [] if game.is_over else game.moves(game.to_move[0])


each_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())


@each_setup
def test_a_drawing_is_one_document_without_anything_from_outside(setup: Setup) -> None:
    for game in positions(setup):
        markup = FACE.svg(game, words(), moves=offers(game), narrow=game.ply % 2 == 1)
        root = drawing(markup)
        assert root.tag == f"{SVG}svg"
        ids = [thing.attrib["id"] for thing in root.iter() if "id" in thing.attrib]
        assert len(ids) == len(set(ids))
        links = [thing.attrib["href"] for thing in root.iter() if "href" in thing.attrib]
        assert {link[1:] for link in links} == set(ids)
        assert "url(" not in markup
        assert "style=" not in markup


def on_cells(game: TerraMystica, cells: int) -> list[str]:
    return [game.board.name(cell) for cell in cells_in(cells)]


@each_setup
def test_everything_on_the_board_is_drawn(setup: Setup) -> None:
    for game, root in drawings(setup):
        terrain = {(game.board.name(c), game.terrain_name(c)): 1 for c in range(game.board.size)}
        assert values(root, "cell", "terrain") == Counter(terrain)
        pieces = [
            (game.board.name(cell), kind_of(game, seat, mat.building_at(cell)), str(seat))
            for seat, mat in enumerate(game.mats)
            for cell in cells_in(mat.own)
        ]
        assert values(root, "cell", "piece", "seat") == Counter(pieces)
        bridges: dict[str, str] = {}
        for bridge in game.bridges:
            site, seat = divmod(bridge, SEAT_WORDS)
            ends = game.board.sites[site]
            bridges.setdefault(f"{game.board.name(ends.low)}-{game.board.name(ends.high)}", str(seat))
        assert values(root, "bridge", "seat") == Counter(bridges.items())
        towns = [(seat, mat.towned & mat.own | mat.town_rivers) for seat, mat in enumerate(game.mats)]
        trades = [(seat, mat.traded) for seat, mat in enumerate(game.mats)]
        for kind, by_seat in (("town", towns), ("traded", trades)):
            found = [(name, str(seat)) for seat, cells in by_seat for name in on_cells(game, cells)]
            assert values(root, kind, "seat") == Counter(found)
        ports = [(game.board.name(mat.port), str(seat)) for seat, mat in enumerate(game.mats) if mat.port >= 0]
        assert values(root, "port", "seat") == Counter(ports)


def kind_of(game: TerraMystica, seat: int, building: int) -> str:
    name = BUILDINGS[building]
    return "market" if name == "shipyard" and game.mats[seat].kind.skips else name


def test_ships_that_share_a_cell_are_all_shown() -> None:
    table = Table("witches", "nomads", merchants=True).ships(0, "r14", "r14", "r20").ships(1, "r14")
    root = drawing(FACE.svg(table.game.view(None)))
    assert values(root, "ship", "seat") == Counter({("r14", "0"): 2, ("r20", "0"): 1, ("r14", "1"): 1})


@each_setup
def test_everything_beside_the_board_is_drawn(setup: Setup) -> None:
    for game, root in drawings(setup):
        assert [thing.attrib["data-round"] for thing in having(root, "round")] == ["1", "2", "3", "4", "5", "6"]
        shown = [thing.attrib["data-tile"] for thing in having(root, "round", "tile")]
        assert shown == [SCORING_TILES[tile].id for tile in game.scoring]
        now = [thing.attrib["data-round"] for thing in having(root, "round") if thing.attrib["data-state"] == "now"]
        assert now == ([str(game.round)] if game.round and not game.is_over else [])
        assert [thing.attrib["data-final"] for thing in having(root, "final")] == [str(game.final)]
        used = {thing.attrib["data-power"] for thing in having(root, "power", "used")}
        assert used == {action.id for action in POWER_ACTIONS if game.used >> action.number & 1}
        assert len(having(root, "power")) == (9 if game.merchants else 6)
        pool = {(BONUS_TILES[tile].id, str(game.bonus_coins[tile])): 1 for tile in game.pool}
        assert values(root, "bonus", "coins") == Counter(pool)
        left = {(tile.id, str(game.favours_left[tile.number])): 1 for tile in FAVOUR_TILES}
        assert values(root, "favour", "left") <= Counter(left)
        assert len(having(root, "favour")) == (16 if game.merchants else 12)
        for thing in having(root, "town-tile"):
            number = next(tile.number for tile in TOWN_TILES if tile.id == thing.attrib["data-town-tile"])
            assert thing.attrib["data-left"] == str(game.towns_left[number])


@each_setup
def test_the_cults_show_every_marker_and_every_priest(setup: Setup) -> None:
    for game, root in drawings(setup):
        shown = having(root, "cult")
        assert [cult.attrib["data-cult"] for cult in shown] == list(CULTS)
        for number, cult in enumerate(shown):
            markers = {(str(seat), str(mat.cults[number])): 1 for seat, mat in enumerate(game.mats) if mat.faction >= 0}
            assert values(cult, "marker", "space") == Counter(markers)
            sent = [seat for seat in game.order_spaces(number) if seat >= 0]
            assert [int(order.attrib["data-seat"]) for order in having(cult, "order")] == sent


@each_setup
def test_every_seat_shows_what_it_owns(setup: Setup) -> None:
    for game, root in drawings(setup):
        found = having(root, "mat")
        assert [mat.attrib["data-mat"] for mat in found] == [str(seat) for seat in range(game.seats)]
        for seat, shown in enumerate(found):
            mat = game.mats[seat]
            assert shown.get("data-faction", "") == game.cast(seat)
            if mat.faction < 0:
                continue
            numbers = {name: shown.attrib[f"data-{name}"] for name in ("points", "coins", "workers", "priests")}
            assert numbers == {
                "points": str(mat.vp),
                "coins": str(mat.coins),
                "workers": str(mat.workers),
                "priests": str(mat.priests),
            }
            assert shown.attrib["data-bowls"] == f"{mat.bowls.one} {mat.bowls.two} {mat.bowls.three}"
        held = {
            (f"bonus-{BONUS_TILES[mat.bonus].id}", str(seat)): 1
            for seat, mat in enumerate(game.mats)
            if mat.bonus >= 0 and mat.faction >= 0
        }
        held |= {
            (f"favour-{tile.id}", str(seat)): 1
            for seat, mat in enumerate(game.mats)
            for tile in FAVOUR_TILES
            if mat.holds(tile.number)
        }
        assert values(root, "held", "seat") == Counter(held)


@each_setup
def test_a_faction_board_shows_what_is_left_on_it(setup: Setup) -> None:
    for game in positions(setup):
        for seat, mat in enumerate(game.mats):
            if mat.faction < 0:
                continue
            root = drawing(FACE.svg(game, words(), seat))
            bowls = [int(bowl.attrib["data-tokens"]) for bowl in having(root, "bowl")]
            assert bowls == [mat.bowls.one, mat.bowls.two, mat.bowls.three]
            rows = {row.attrib["data-row"]: int(row.attrib["data-left"]) for row in having(root, "row")}
            kinds = BUILDINGS if game.merchants else BUILDINGS[:-1]
            assert rows == {kind: mat.left(number) for number, kind in enumerate(BUILDINGS) if kind in kinds}
            assert [row.attrib["data-bridges"] for row in having(root, "bridges")] == [str(mat.bridges)]
            if game.merchants:
                assert [row.attrib["data-markers"] for row in having(root, "markers")] == [str(mat.markers_left)]
            owned = [thing.attrib["data-own"] for thing in having(root, "own")]
            assert [name for name in owned if name.startswith("town")] == [
                f"town-{TOWN_TILES[number].id}" for number in mat.towns
            ]


@each_setup
def test_what_the_moves_point_at_is_lit_and_nothing_else(setup: Setup) -> None:
    for game in positions(setup):
        moves = offers(game)
        root = drawing(FACE.svg(game, moves=moves))
        pointed = [thing for move in moves for thing in things(game, move)]
        lit = {thing.attrib["data-cell"] for thing in having(root, "move", "cell")}
        assert lit == {game.board.name(number) for kind, number in pointed if kind == "cell"}
        said = {move for thing in having(root, "move") for move in thing.attrib["data-move"].split(";")}
        on_mat = {str(move) for move in moves if all(kind in MINE for kind, _ in things(game, move))}
        assert said | on_mat == {str(move) for move in moves} | on_mat
        targets = [thing for thing in root.iter() if "target" in thing.get("class", "").split()]
        assert len(targets) == len(having(root, "move"))
        assert all(thing.find(f"{SVG}title") is not None for thing in targets)


#: Drawn only on the faction board of whoever looks.
MINE = ("special", "track", "terrain", "convert")


def test_without_moves_nothing_is_lit_or_veiled() -> None:
    game = position(SETUPS["4-seats"], 3, 40)
    markup = FACE.svg(game)
    assert "data-move" not in markup
    assert 'class="veil"' not in markup
    assert "lamp" not in re.sub(r"<style>.*?</style>", "", markup, flags=re.DOTALL)


def test_cells_are_veiled_only_while_something_on_the_board_may_be_chosen() -> None:
    game = position(SETUPS["2-seats"], 1, 0)
    assert 'class="veil"' not in FACE.svg(game, moves=offers(game))
    while offers(game)[0].verb != PLACE:
        game.play(game.to_move[0], offers(game)[0])
    veiled = FACE.svg(game, moves=offers(game)).count('class="veil"')
    assert veiled == game.free().bit_count() - len(offers(game))


@each_setup
def test_equal_views_give_equal_drawings(setup: Setup) -> None:
    for game in positions(setup)[::2]:
        for seat in (None, 0):
            again = game.redeal(0, Chance.stream(game.ply, "again"))
            assert FACE.svg(game.view(seat)) == FACE.svg(again.view(seat))


def test_a_different_table_gives_a_different_drawing() -> None:
    game = position(SETUPS["4-seats"], 5, 40)
    before = FACE.svg(game)
    for change in ("coins", "workers", "priests", "shipping", "bridges", "keys"):
        other = game.copy()
        mat = other.mats[max(0, *other.to_move)]
        setattr(mat, change, getattr(mat, change) + (1 if change != "bridges" else -1))
        assert FACE.svg(other) != before, change


@each_setup
def test_all_words_come_in_both_languages(setup: Setup) -> None:
    for game in positions(setup):
        found = {}
        for language in LANGUAGES:
            root = drawing(FACE.svg(game, words(language), seat=0, moves=offers(game)))
            assert root.get("lang") == language
            texts = [thing.text or "" for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text")]
            assert all(text.strip() for text in texts)
            found[language] = [text for text in texts if len(text) > 14 and ": port, " not in text]
        # What is long is a sentence, and no sentence is the same in both languages; only a port is a port.
        assert set(found["en"]) & set(found["pl"]) == set()


def test_each_word_for_drawings_is_there_in_both_languages() -> None:
    ids = {}
    for language in LANGUAGES:
        source = resources.files(BOX.package).joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
        ids[language] = set(re.findall(r"^(draw-[\w-]+) =", source, re.MULTILINE))
    assert ids["en"] == ids["pl"]
    assert len(ids["en"]) > 60


def test_no_id_is_shown_in_the_place_of_a_name() -> None:
    ids = {f"bonus-{tile.id}" for tile in BONUS_TILES} | {f"town-{tile.id}" for tile in TOWN_TILES}
    ids |= {f"power-{action.id}" for action in POWER_ACTIONS} | {f"scoring-{tile.id}" for tile in SCORING_TILES}
    for plies in (10, 60, 1500):
        for name in ("merchants-true", "everything"):
            root = drawing(FACE.svg(position(SETUPS[name], 8, plies), words("pl")))
            shown = " ".join(thing.text or "" for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text"))
            assert not [id for id in ids if re.search(rf"\b{id}\b", shown)]
            assert not [terrain for terrain in TERRAINS if re.search(rf"\b{terrain}\b", shown)]


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_is_styled(theme: str) -> None:
    sheet = FACE.look.style(theme)
    shown = {"4-seats": 70, "2-seats": 0, "everything": 60, "merchants-true": 90, "map-lakes": 1500}
    for name, plies in shown.items():
        game = position(SETUPS[name], 2, plies)
        for narrow in (False, True):
            root = drawing(FACE.svg(game, theme=theme, moves=offers(game), narrow=narrow))
            assert root.get("class") == f"ecumene-{theme} {BOX.id}"
            classes = {name for thing in root.iter() for name in thing.get("class", "").split()}
            missing = {name for name in classes if f".{name}{{" not in sheet} - {"target", f"ecumene-{theme}", BOX.id}
            assert missing == set()


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(BadInput):
        FACE.svg(position(SETUPS["2-seats"], 1, 5), theme="sepia")


def test_a_notebook_shows_the_same_drawing() -> None:
    game = position(SETUPS["4-seats"], 4, 40)
    assert game._repr_svg_() == FACE.svg(game)


def test_the_end_names_the_winners() -> None:
    game = position(SETUPS["4-seats"], 6, 1500)
    assert game.is_over
    root = drawing(FACE.svg(game, words()))
    sentence = root.find(f"{SVG}desc")
    assert sentence is not None
    first = [PLAYERS[seat] for seat, place in enumerate(game.ranking()) if place == 1]
    assert all(name in (sentence.text or "") for name in first)
    seats = having(root, "mat")
    assert ["1st" in [t.text for t in seat.iter(f"{SVG}text")] for seat in seats] == [p == 1 for p in game.ranking()]


@pytest.mark.parametrize("board", MAPS, ids=lambda board: board.id)
def test_every_map_is_drawn_with_its_canals(board: Board) -> None:
    for merchants in (False, True):
        markup = FACE.svg(BOX.new(2, 1, {"map": board.id, "merchants": merchants}))
        assert len(having(drawing(markup), "cell", "terrain")) == board.size
        assert markup.count('class="cut-in"') == (len(board.canals) if merchants else 0)


def test_terrains_have_motifs_and_colours_of_their_own() -> None:
    assert len(set(GROUNDS)) == len(set(COLOURS)) == len(TERRAINS)
    for ground in GROUNDS:
        assert f"t-{ground}" in FACE.look.symbols
    for faction in FACTIONS:
        assert faction.terrain < len(COLOURS)


@pytest.mark.parametrize("count", [0, 1, 9, 12, 20])
def test_a_bowl_holds_as_many_tokens_as_there_are(count: int) -> None:
    bottom = max(5, -(-(count + 3) // 3))
    assert bowl(FACE.look, 0, 0, 60, 46, count, True, bottom=bottom).count("#terra-mystica-power") == count


# Prices


def costs(table: Table, text: str) -> list[str]:
    """The price as it lies on the cell, spades first."""
    found = price(table.game, table.seat, table.game.parse(table.seat, text))
    return [*["#spade"] * found.spades, *found.parts()]


def test_prices_on_a_turn() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "F4", "D1").put(0, "trading-post", "G3")
    table.put(1, "dwelling", "F3")
    assert costs(table, "upgrade F4 trading-post") == ["2", "#worker", "3", "#coin"]
    assert costs(table, "upgrade D1 trading-post") == ["2", "#worker", "6", "#coin"]
    assert costs(table, "upgrade G3 stronghold") == ["4", "#worker", "6", "#coin"]
    assert costs(table, "dig 1 build E7") == ["#spade", "4", "#worker", "2", "#coin"]


def test_prices_of_what_is_free() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "F4").bowls(0, 0, 0, 8)
    table.play("power spade")
    assert costs(table, "dig 1 build E7") == ["#spade", "1", "#worker", "2", "#coin"]
    assert costs(table, "transform E7 forest") == ["#spade"]


def test_prices_in_other_goods() -> None:
    table = Table("dragonlords", "nomads").put(0, "dwelling", "F4")
    assert costs(table, "transform E7 volcano") == ["1", "#power"]
    table = Table("acolytes", "nomads").put(0, "dwelling", "F4").cult(0, fire=5)
    assert costs(table, "transform E7 volcano fire") == ["3", "#fire"]
    table = Table("darklings", "nomads").put(0, "dwelling", "E5")
    assert costs(table, "dig 1 build E6") == ["#spade", "1", "#priest", "1", "#worker", "2", "#coin"]
    table = Table("witches", "nomads", merchants=True).put(0, "dwelling", "F4").ships(0, "r22")
    assert costs(table, "build G3 ship r22") == ["#ship"]


def test_the_price_on_a_cell_is_that_of_a_dwelling() -> None:
    """Though turning the cell into something else may be cheaper."""
    table = Table("witches", "nomads").put(0, "dwelling", "F4")
    cell = table.game.board.cell("G2")
    moves = [move for move in table.game.moves(0) if move.a == cell]
    found = cheapest(table.game, 0, moves)
    assert found.spades == 2
    assert found.coins == 2
