"""The drawing of Terra Nova: whole, true to the table, lit where moves are, the same for equal views."""

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
from ecumene.games.terra.draw.ground import comb_of
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw import MAP_WIDTH, MARGIN, PHONE, svg
from ecumene.games.terra_nova.draw.targets import Price, price
from ecumene.games.terra_nova.game import UNBUILT, TerraNova
from ecumene.games.terra_nova.moves import BRIDGE, BUILD, INVENT, NEUTRAL, PLACE, TOWN, TRANSFORM, UPGRADE
from ecumene.games.terra_nova.tiles import BONUS_TILES, POWER_ACTIONS, TOWN_TILES
from ecumene.parts.hexes import cells_in
from ecumene.text import Words
from tests.draw.markup import SVG, drawing, having, values
from tests.rules.terra_nova.table import Table
from tests.strategies import Setup, plain_setups, stroll

BOX = ecumene.box("terra-nova")
FACE = face_of(BOX)
SETUPS = plain_setups(BOX)
PLAYERS = ["Ola", "Jan", "Ewa & Max", "<Iga>"]
#: From the first decision to past the end.
PLIES = (0, 12, 35, 75, 400)


def position(setup: Setup, seed: int, plies: int) -> TerraNova:
    game = stroll(setup.open(seed), Chance.stream(seed, "drawings"), plies, whims=True)
    assert isinstance(game, TerraNova)
    return game


@cache
def positions(setup: Setup) -> list[TerraNova]:
    return [position(setup, seed, plies) for seed, plies in enumerate(PLIES)]


@cache
def drawings(setup: Setup) -> list[tuple[TerraNova, ElementTree.Element]]:
    """Positions with what a spectator sees of them."""
    return [(game, drawing(FACE.svg(game.view(None)))) for game in positions(setup)]


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def offers(game: TerraNova) -> list[Move]:
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


@each_setup
def test_everything_on_the_board_is_drawn(setup: Setup) -> None:
    for game, root in drawings(setup):
        terrain = values(root, "cell", "terrain")
        assert terrain == Counter({(game.land.name(c), game.terrain_name(c)): 1 for c in cells_in(game.land.cells)})
        pieces = {(game.land.name(c), game.building(c)): 1 for c in cells_in(game.occupied)}
        assert values(root, "cell", "piece") == Counter(pieces)
        owners = {(game.land.name(c), str(seat)): 1 for seat, mat in enumerate(game.mats) for c in cells_in(mat.own)}
        assert Counter(
            (thing.attrib["data-cell"], thing.attrib["data-seat"]) for thing in having(root, "piece", "seat")
        ) == Counter(owners)
        sites = {f"{game.land.name(site.low)}-{game.land.name(site.high)}": n for n, site in enumerate(game.land.sites)}
        built = {(name, str(game.bridges[n])): 1 for name, n in sites.items() if game.bridges[n] != UNBUILT}
        assert values(root, "bridge", "seat") == Counter(built)
        unbuilt = {(name,): 1 for name, n in sites.items() if game.bridges[n] == UNBUILT}
        assert values(root, "site") == Counter(unbuilt)
        towns = [
            (TOWN_TILES[tile].id, game.land.name(cell), str(seat))
            for seat, mat in enumerate(game.mats)
            for tile, cell in enumerate(mat.town_cells)
            if cell >= 0
        ]
        assert values(root, "town", "cell", "seat") == Counter(towns)
        assert len(towns) == sum(4 - mat.towns.bit_count() for mat in game.mats)


@each_setup
def test_everything_beside_the_board_is_drawn(setup: Setup) -> None:
    for game, root in drawings(setup):
        assert [thing.attrib["data-round"] for thing in having(root, "round")] == ["1", "2", "3", "4", "5"]
        assert len(having(root, "round", "tile")) == len(game.round_tiles)
        now = [thing.attrib["data-round"] for thing in having(root, "round") if thing.attrib["data-state"] == "now"]
        assert now == ([str(game.round)] if game.round and not game.is_over else [])
        used = {thing.attrib["data-power"] for thing in having(root, "power", "used")}
        assert used == {POWER_ACTIONS[n].id for n in range(6) if game.used >> n & 1}
        assert len(having(root, "power")) == 6
        pool = {(BONUS_TILES[tile].id, str(game.bonus_coins[tile])): 1 for tile in game.pool}
        assert values(root, "bonus", "coins") == Counter(pool)


@each_setup
def test_every_mat_shows_what_its_seat_owns(setup: Setup) -> None:
    for game, root in drawings(setup):
        found = having(root, "mat")
        assert [mat.attrib["data-mat"] for mat in found] == [str(seat) for seat in range(game.seats)]
        for seat, shown in enumerate(found):
            mat = game.mats[seat]
            assert shown.attrib["data-points"] == str(mat.total)
            assert shown.attrib["data-coins"] == str(mat.coins)
            assert shown.get("data-faction", "") == game.cast(seat)
            if mat.faction < 0:
                continue
            bowls = [int(bowl.attrib["data-tokens"]) for bowl in having(shown, "bowl")]
            assert bowls == [mat.bowls.one, mat.bowls.two, mat.bowls.three]
            uses = [thing for bowl in having(shown, "bowl") for thing in bowl.iter(f"{SVG}use")]
            assert len(uses) == 8
            rows = {row.attrib["data-row"]: int(row.attrib["data-left"]) for row in having(shown, "row")}
            assert rows == {"house": mat.houses_left, "factory": mat.factories_left}
            built = {
                side: game.land.name(cell) for side, cell in (("left", mat.left), ("right", mat.right)) if cell >= 0
            }
            assert dict(values(shown, "palace", "built")) == dict.fromkeys(built.items(), 1)
            assert [track.attrib["data-sailing"] for track in having(shown, "sailing")] == [str(mat.sailing)]
            assert [row.attrib["data-bridges"] for row in having(shown, "bridges")] == [str(mat.bridges)]
            spent = {tile.attrib["data-town-tile"] for tile in having(shown, "town-tile", "used")}
            assert spent == {TOWN_TILES[n].id for n in range(4) if not mat.towns >> n & 1}
            held = [tile.attrib["data-held"] for tile in having(shown, "held")]
            assert held == ([BONUS_TILES[mat.bonus].id] if mat.bonus >= 0 else [])


@each_setup
def test_what_the_moves_point_at_is_lit_and_nothing_else(setup: Setup) -> None:
    for game in positions(setup):
        moves = offers(game)
        root = drawing(FACE.svg(game, moves=moves))
        lit = {thing.attrib["data-cell"] for thing in having(root, "move", "cell")}
        on_cells = {
            game.land.name(move.b if move.verb == TOWN else move.a)
            for move in moves
            if move.verb in (PLACE, NEUTRAL, BUILD, TRANSFORM, UPGRADE, INVENT, TOWN)
        }
        assert lit == on_cells
        sites = {thing.attrib["data-site"] for thing in having(root, "move", "site")}
        assert sites == {f"{game.land.name(m.a)}-{game.land.name(m.b)}" for m in moves if m.verb == BRIDGE}
        said = {move for thing in having(root, "move") for move in thing.attrib["data-move"].split(";")}
        assert said == {str(move) for move in moves}
        targets = [thing for thing in root.iter() if "target" in thing.get("class", "").split()]
        assert len(targets) == len(having(root, "move"))
        assert all(thing.find(f"{SVG}title") is not None for thing in targets)


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
            who = game.seats if seat is None else seat
            again = game.redeal(0, Chance.stream(who, "again"))
            assert FACE.svg(game.view(seat)) == FACE.svg(again.view(seat))


def test_a_different_table_gives_a_different_drawing() -> None:
    game = position(SETUPS["3-seats"], 5, 30)
    before = FACE.svg(game)
    for change in ("coins", "sailing", "bridges"):
        other = game.copy()
        mat = other.mats[0]
        setattr(mat, change, getattr(mat, change) + (1 if change != "bridges" else -1))
        assert FACE.svg(other) != before


@each_setup
def test_all_words_come_in_both_languages(setup: Setup) -> None:
    for game in positions(setup):
        found = {}
        for language in LANGUAGES:
            root = drawing(FACE.svg(game, words(language), seat=0, moves=offers(game)))
            assert root.get("lang") == language
            texts = [thing.text or "" for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text")]
            assert all(text.strip() for text in texts)
            found[language] = [text for text in texts if len(text) > 14]
        # What is long is a sentence, and no sentence is the same in both languages.
        assert set(found["en"]) & set(found["pl"]) == set()


def test_each_word_for_drawings_is_there_in_both_languages() -> None:
    ids = {}
    for language in LANGUAGES:
        source = resources.files(BOX.package).joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
        ids[language] = set(re.findall(r"^(draw-[\w-]+) =", source, re.MULTILINE))
    assert ids["en"] == ids["pl"]
    assert len(ids["en"]) > 50


def test_no_id_is_shown_in_the_place_of_a_name() -> None:
    ids = {*(f"bonus-{tile.id}" for tile in BONUS_TILES), *(f"town-{tile.id}" for tile in TOWN_TILES)}
    ids |= {f"power-{action.id}" for action in POWER_ACTIONS} | {"palace-left", "palace-right"}
    for plies in (10, 50, 400):
        root = drawing(FACE.svg(position(SETUPS["4-seats"], 8, plies), words("pl")))
        shown = " ".join(thing.text or "" for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text"))
        assert not [name for name in ids if name in shown]
        assert not [terrain for terrain in TERRAINS if re.search(rf"\b{terrain}\b", shown)]


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_is_styled(theme: str) -> None:
    sheet = FACE.look.style(theme)
    for name, plies in (("4-seats", 70), ("2-seats", 0), ("two-player-variant-planner", 40), ("3-seats", 400)):
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


def test_one_sentence_says_who_decides_what() -> None:
    game = position(SETUPS["3-seats"], 6, 0)
    seat = game.to_move[0]
    other = (seat + 1) % 3

    def said(seat: int | None = None) -> str:
        found = drawing(FACE.svg(game, words(), seat)).find(f"{SVG}desc")
        assert found is not None
        return found.text or ""

    assert said() == said(other) == f"{PLAYERS[seat]} chooses a faction"
    assert said(seat) == words().step("choose-faction")


def test_the_end_names_the_winners() -> None:
    game = position(SETUPS["3-seats"], 6, 400)
    assert game.is_over
    root = drawing(FACE.svg(game, words()))
    sentence = root.find(f"{SVG}desc")
    assert sentence is not None
    first = [PLAYERS[seat] for seat, place in enumerate(game.ranking()) if place == 1]
    assert all(name in (sentence.text or "") for name in first)
    mats = having(root, "mat")
    assert ["1st" in [t.text for t in mat.iter(f"{SVG}text")] for mat in mats] == [p == 1 for p in game.ranking()]
    for mat in game.mats:
        mat.points = [0] * len(mat.points)
    tied = drawing(FACE.svg(game, words())).find(f"{SVG}desc")
    assert tied is not None
    assert (tied.text or "") == "Ola, Jan, Ewa & Max share the victory with 0 points each"


def costs(table: Table, text: str) -> tuple[int, int, int]:
    found: Price = price(table.game, table.seat, table.game.parse(table.seat, text))
    return found.coins, found.spades, found.power


def test_prices_on_a_turn() -> None:
    table = Table("golems", "sand-cats").put(0, "house", "C3", "A1").put(0, "factory", "B4").put(1, "house", "C4")
    assert costs(table, "build C1") == (4, 0, 0)
    assert costs(table, "transform C2") == (12, 2, 0)
    assert costs(table, "transform B3 build") == (10, 1, 0)
    assert costs(table, "upgrade C3 factory") == (7, 0, 0)
    assert costs(table, "upgrade A1 factory") == (10, 0, 0)
    assert costs(table, "upgrade B4 palace-left") == (14, 0, 0)
    assert costs(table, "bridge C4-E4") == (10, 0, 0)


def test_prices_of_what_is_free() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3", "F3").bowls(0, 0, 0, 8)
    table.play("power 2-spades")
    assert costs(table, "transform C2") == (0, 2, 0)
    table = Table("golems", "fairies").put(0, "house", "C3").bowls(0, 0, 0, 8)
    table.play("power 1-spade")
    assert costs(table, "transform C2") == (6, 2, 0)
    assert costs(table, "transform B3 build") == (4, 1, 0)
    table = Table("sun-worshippers", "fairies").put(0, "palace-left", "C4")
    table.play("special palace")
    assert costs(table, "transform C3") == (0, 0, 0)
    assert costs(table, "transform C3 build") == (4, 0, 0)
    table = Table("inventors", "fairies").put(0, "palace-left", "C2").bowls(0, 0, 0, 8)
    assert costs(table, "invent C3") == (0, 0, 6)


def test_the_price_of_the_cheapest_move_lies_on_the_cell() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3")
    moves = [table.game.parse(0, "transform B3"), table.game.parse(0, "transform B3 build")]
    root = drawing(FACE.svg(table.game, moves=moves))
    lit = having(root, "move", "cell")
    assert [thing.attrib["data-move"] for thing in lit] == ["transform B3;transform B3 build"]
    title = lit[0].find(f"{SVG}title")
    assert title is not None
    assert title.text == "B3, forest: 1 spade, 6 coins"
    assert 'class="chip-text"' in FACE.svg(table.game, moves=moves)


def test_two_towns_of_one_settlement_keep_their_tiles() -> None:
    table = Table("golems", "fairies")
    table.put(0, "palace-left", "A10").put(0, "factory", "B8", "B9").put(0, "house", "A9")
    table.play("upgrade B8 palace-right", "town 9-points A9")
    root = drawing(FACE.svg(table.game))
    assert values(root, "town", "cell", "seat") == Counter({("9-points", "A9", "0"): 1})
    assert {tile.attrib["data-town-tile"] for tile in having(root, "town-tile", "used")} == {"9-points"}


def test_marked_cells_are_shown_while_a_neutral_house_may_stand_there() -> None:
    game = position(SETUPS["two-player-variant-lucky-digger"], 3, 0)
    marks = FACE.svg(game).count('class="spot"')
    assert marks == (game.land.marks & game.free()).bit_count() == 20


@pytest.mark.parametrize("count", range(9))
def test_a_bowl_shows_each_token(count: int) -> None:
    assert bowl(FACE.look, 0, 0, 60, 42, count, False).count("#terra-nova-power") == count


@pytest.mark.parametrize("board", ["printed", "own-design"])
@pytest.mark.parametrize("narrow", [False, True])
def test_every_map_fits_between_its_rails(board: str, narrow: bool) -> None:
    """Nothing of the map is cut off at the sides, and no cell lies under a rail."""
    game = Table("golems", "fairies", "leprechauns", board=board).game
    comb = comb_of(game.land)
    if narrow:
        assert comb.width <= PHONE - 2 * MARGIN
    else:
        assert comb.width <= MAP_WIDTH
    assert f'data-cell="{game.land.name(0)}"' in svg(game, narrow=narrow)
