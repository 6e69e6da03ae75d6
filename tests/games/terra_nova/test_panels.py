"""The table in parts for a page: whole, named, pointing at every move, the same for equal views."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES, Ledger
from ecumene.core.move import Move
from ecumene.draw.panel import AREAS, Panel, Sight, Trace
from ecumene.draw.theme import page_style
from ecumene.face import face_of
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import BUILD, DECLINE, END, NO_TILE, PASS, TRANSFORM, UPGRADE
from ecumene.text import Explained, Words
from tests.draw.markup import SVG
from tests.rules.terra_nova.table import Table
from tests.strategies import Setup, Stroller, plain_setups, stroll

BOX = ecumene.box("terra-nova")
FACE = face_of(BOX)
SETUPS = plain_setups(BOX)
PLAYERS = ["Ola", "Jan", "Ewa & Max", "<Iga>"]
PLIES = (0, 9, 24, 50, 90, 600)

each_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())


@cache
def positions(setup: Setup) -> list[TerraNova]:
    found: list[TerraNova] = []
    for seed, plies in enumerate(PLIES):
        game = stroll(setup.open(seed), Chance.stream(seed, "panels"), plies, whims=True)
        assert isinstance(game, TerraNova)
        found.append(game)
    return found


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def offers(game: TerraNova) -> tuple[int, list[Move]]:
    seat = 0 if game.is_over else game.to_move[0]
    return seat, game.moves(seat)


def drawn(game: TerraNova, language: str = "en", narrow: bool = False, chosen: Move | None = None) -> list[Panel]:
    """What the seat to move sees, with all its moves on offer."""
    seat, moves = offers(game)
    return FACE.panels(game.view(seat), Sight(words(language), seat, moves, chosen, narrow=narrow))


def elements(found: list[Panel]) -> list[ElementTree.Element]:
    return [thing for part in found for thing in ElementTree.fromstring(part.svg).iter()]


def carried(found: list[Panel]) -> dict[str, set[str]]:
    """The moves on each lit thing."""
    moves: dict[str, set[str]] = {}
    for thing in elements(found):
        if "data-move" in thing.attrib:
            moves.setdefault(thing.attrib["data-thing"], set()).update(thing.attrib["data-move"].split(";"))
    return moves


@each_setup
def test_every_part_is_whole_and_has_its_place(setup: Setup) -> None:
    sheet = page_style() + FACE.look.page_style()
    ids = {symbol.id for symbol in FACE.look.symbols.values()}
    for game in positions(setup):
        for narrow in (False, True):
            found = drawn(game, narrow=narrow)
            assert {part.area for part in found} == set(AREAS)
            assert len({part.key for part in found}) == len(found)
            assert sum(part.area == "seat" for part in found) == game.seats
            for thing in elements(found):
                assert "style" not in thing.attrib
                assert thing.get("href", "#terra-nova-house").removeprefix("#") in ids
                classes = set(thing.get("class", "").split()) - {"ecumene-page", BOX.id}
                assert {name for name in classes if f".{name}{{" not in sheet} == set()


@each_setup
def test_a_phone_gets_parts_of_its_width_and_a_map_with_large_cells(setup: Setup) -> None:
    for part in drawn(positions(setup)[2], narrow=True):
        width = float(ElementTree.fromstring(part.svg).attrib["width"])
        assert width == 366 if part.key != "board" else width > 480


def pointed(game: TerraNova) -> dict[str, set[str]]:
    """The moves on offer by what they point at; some are only said."""
    seat, moves = offers(game)
    found: dict[str, set[str]] = {}
    for move in moves:
        for thing in FACE.things(game, seat, move):
            found.setdefault(thing, set()).add(str(move))
        if not FACE.things(game, seat, move):
            assert move.verb in (DECLINE, END) or (move.verb == PASS and move.a == NO_TILE)
    return found


@each_setup
def test_every_move_lies_on_exactly_what_it_points_at(setup: Setup) -> None:
    for game in positions(setup):
        for narrow in (False, True):
            assert carried(drawn(game, narrow=narrow)) == pointed(game)


def test_whatever_is_asked_can_be_pointed_at() -> None:
    asked: set[str] = set()

    def look(game: TerraNova) -> None:
        step = game.step(game.to_move[0])
        assert step is not None
        if step.name not in asked:
            asked.add(step.name)
            for narrow in (False, True):
                assert carried(drawn(game, narrow=narrow)) == pointed(game)

    for seed in range(6):
        game = SETUPS["4-seats" if seed % 2 else "two-player-variant-lucky-digger"].open(seed)
        assert isinstance(game, TerraNova)
        stroller = Stroller(Chance.stream(seed, "asked"), whims=True)
        while not game.is_over:
            look(game)
            game.play(*stroller.choose(game))
    # What random play seldom comes to.
    rare = [
        (Table("water-sprites", "golems").put(0, "palace-left", "D2"), ["special palace"]),
        (Table("seafarers", "golems").put(0, "house", "D2", "B1").put(0, "palace-right", "C6"), ["special palace"]),
        (Table("seafarers", "golems").put(0, "house", "D2").bowls(0, 0, 0, 8), ["power bridge-3"]),
        (Table("sun-worshippers", "fairies").put(0, "palace-left", "C4"), ["special palace"]),
        (Table("ifrits", "fairies").put(0, "factory", "C3"), ["upgrade C3 palace-left"]),
        (Table("seafarers", "fairies").put(0, "factory", "D2"), ["upgrade D2 palace-left"]),
        (Table("golems", "fairies").put(0, "house", "C3").bowls(0, 0, 0, 8), ["power 2-spades", "transform B3"]),
        (Table("seafarers", "golems").put(0, "factory", "A4", "A5", "A7").put(0, "house", "A8"), ["sail"]),
        (Table("golems", "ifrits").put(0, "factory", "B8", "B9", "A10").put(0, "house", "A9"), ["sail"]),
    ]
    for table, moves in rare:
        for move in moves:
            table.play(move)
            look(table.game)
    source = resources.files(BOX.package).joinpath("text.en.ftl").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^step-([a-z-]+) =", source, re.MULTILINE))


@each_setup
def test_targets_are_buttons_and_all_things_have_names(setup: Setup) -> None:
    for game in positions(setup):
        for part in drawn(game, "pl"):
            root = ElementTree.fromstring(part.svg)
            for thing in root.iter():
                lit = "data-move" in thing.attrib
                assert lit == ("target" in thing.get("class", "").split()) == (thing.get("role") == "button")
                if "data-thing" in thing.attrib:
                    assert thing.attrib["aria-label"].strip()
                    assert thing.attrib["tabindex"] == ("0" if lit else "-1")
                    inside = [inner for inner in thing.iter() if inner is not thing]
                    assert not any("data-thing" in inner.attrib for inner in inside)


@each_setup
def test_a_piece_is_never_in_two_places(setup: Setup) -> None:
    for game in positions(setup):
        for seat in (None, 0):
            keys = [
                thing.attrib["data-piece"]
                for thing in elements(FACE.panels(game.view(seat), Sight(words(), seat)))
                if "data-piece" in thing.attrib
            ]
            assert len(keys) == len(set(keys))
            houses = [key for key in keys if key.startswith("house-")]
            assert len(houses) == sum(mat.houses.bit_count() for mat in game.mats)


def told(game: Game, name: str, language: str = "en") -> Explained:
    found = FACE.explain(game, name, words(language))
    assert found is not None, name
    return found


@each_setup
def test_every_thing_is_explained_in_both_languages(setup: Setup) -> None:
    rules = set(Ledger.load(BOX.package, "en").rules)
    for game in positions(setup):
        seat, _ = offers(game)
        for eye in (None, seat):
            view = game.view(eye)
            names = {
                thing.attrib["data-thing"]
                for thing in elements(FACE.panels(view, Sight(words(), eye)))
                if "data-thing" in thing.attrib
            }
            for name in names:
                english, polish = [told(view, name, language) for language in LANGUAGES]
                assert english.title
                assert polish.title
                assert len(english.lines) == len(polish.lines) > 0
                assert set(english.lines) & set(polish.lines) == set()
                assert english.rules == polish.rules
                assert set(english.rules) <= rules


def test_what_is_not_there_is_not_explained() -> None:
    game = positions(SETUPS["4-seats"])[3]
    for name in ("", "cell-Z9", "cell-A13", "site-A1-A2", "round-6", "power-palace", "bonus-Z", "faction-elves"):
        assert FACE.explain(game, name, words()) is None
    for name in ("seat-9", "palace-middle-0", "bowl-4-0", "town-gold-0", "sailing", "tower-0"):
        assert FACE.explain(game, name, words()) is None


def test_a_faction_that_nobody_has_taken_has_no_mat_to_explain() -> None:
    game = positions(SETUPS["2-seats"])[0]
    assert FACE.explain(game, "sailing-0", words()) is None
    assert told(game, "seat-0").lines == ["No faction yet."]


@each_setup
def test_equal_views_give_equal_parts(setup: Setup) -> None:
    for game in positions(setup)[::2]:
        again = game.redeal(0, Chance.stream(game.ply, "again"))
        for seat in (None, 0):
            assert FACE.panels(game.view(seat), Sight(words(), seat)) == FACE.panels(
                again.view(seat), Sight(words(), seat)
            )


def test_the_move_in_hand_is_ringed_and_shown_as_a_ghost() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3").put(0, "factory", "B4")
    for text, piece in (
        ("build C1", "house"),
        ("transform B3 build", "house"),
        ("upgrade C3 factory", "factory"),
        ("upgrade B4 palace-left", "palace"),
    ):
        move = table.game.parse(0, text)
        assert move.verb in (BUILD, TRANSFORM, UPGRADE)
        found = drawn(table.game, chosen=move)
        ghosts = [thing for thing in elements(found) if thing.get("class") == "ghost"]
        assert len(ghosts) == 1
        uses = {use.attrib["href"] for use in ghosts[0].iter(f"{SVG}use")}
        assert f"#terra-nova-{piece}" in uses
        ringed = {
            thing.attrib["data-thing"]
            for thing in elements(found)
            if "data-thing" in thing.attrib and any(part.get("class") == "chosen" for part in thing.iter())
        }
        assert ringed == {f"cell-{table.game.land.name(move.a)}"}
    assert not [thing for thing in elements(drawn(table.game)) if thing.get("class") in ("ghost", "chosen")]


def test_recent_moves_leave_their_numbers() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3").bowls(0, 0, 0, 8)
    game = table.game
    recent = [game.parse(1, "build C8"), game.parse(1, "power 7-coins"), game.parse(1, "sail")]
    traces = [Trace(number, 1, move) for number, move in enumerate(recent, 4)]
    found = FACE.panels(game.view(0), Sight(words(), 0, traces=traces))
    shown = {
        part.key: [
            text.text
            for text in ElementTree.fromstring(part.svg).iter(f"{SVG}text")
            if text.get("class") == "trace-text"
        ]
        for part in found
    }
    assert sorted(number or "" for number in shown["board"]) == ["4", "5"]
    assert shown["seat-1"] == ["6"]


@each_setup
def test_what_is_owed_is_said_to_everybody(setup: Setup) -> None:
    for game in positions(setup):
        for language in LANGUAGES:
            said = {seat: FACE.owed(game, seat, words(language)) for seat in (-1, *range(game.seats))}
            assert all(sentence for sentence, _ in said.values())
            assert FACE.progress(game, words(language))
            for seat in game.to_move:
                assert said[seat] != said[-1]
                assert said[seat][1]


@each_setup
def test_numbers_to_compare_are_named_and_true(setup: Setup) -> None:
    for game in positions(setup):
        for seat, mat in enumerate(game.mats):
            numbers = dict(FACE.stock(game.view(None), seat))
            assert bool(numbers) == bool(FACE.badge(game, seat)) == (mat.faction >= 0)
            if numbers:
                assert numbers["points"] == mat.total
                assert numbers["coins"] == mat.coins
                assert sum(numbers[f"power-{bowl}"] for bowl in (1, 2, 3)) == 8
            for name in numbers:
                assert FACE.look.symbol_of_number(name) is not None
                assert words("en")(f"stock-{name}") != words("pl")(f"stock-{name}")


def test_what_is_owed_is_in_the_panel_that_is_named() -> None:
    """The factions, then the map, then the bonus tiles; a page scrolls there."""
    game = BOX.new(2, 4)
    rng = Chance.stream(4, "owed")
    places: dict[str, str] = {}
    while game.ply < 60 and not game.is_over:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        places.setdefault(step.name, FACE.owed_at(game.view(seat), seat))
        assert FACE.owed_at(game.view(1 - seat), 1 - seat) == ""
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
    assert places["choose-faction"] == "mine"
    assert places["place-house"] == "board"
    assert places["choose-bonus"] == "bonus-tiles"
    assert places["take-turn"] == "board"
    assert FACE.owed_at(game.view(None), -1) == ""
