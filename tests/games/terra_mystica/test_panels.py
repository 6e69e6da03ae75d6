"""The table in parts for a page: whole, named, pointing at every move, the same for equal views."""

from __future__ import annotations

from functools import cache
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
from ecumene.games.terra_mystica.draw.blocks import PHONE
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.moves import (
    ACCEPT,
    CONNECT,
    CULT,
    DECLINE,
    DONE,
    FAVOUR,
    KEEP,
    NO_TILE,
    PASS,
    POWER,
    REFUSE,
    SHIP,
    SPECIAL,
    TOKEN,
    UNLOCK,
)
from ecumene.parts.hexes import cells_in, count
from ecumene.text import Explained, Words
from tests.draw.markup import SVG
from tests.rules.terra_mystica.table import Table
from tests.strategies import Setup, plain_setups, stroll

BOX = ecumene.box("terra-mystica")
FACE = face_of(BOX)
PLAYERS = ["Ola", "Jan", "Ewa & Max", "<Iga>", "Bot"]
EVERYTHING = Setup(BOX, 5, BOX.settle(5, dict(BOX.presets["everything"])))
NAMES = ("2-seats", "5-seats", "merchants-true", "fire-and-ice-true", "map-lakes", "factions-auction", "rules-site")
SETUPS = {name: plain_setups(BOX)[name] for name in NAMES} | {"everything": EVERYTHING}
PLIES = (0, 9, 24, 60, 120, 1500)
#: Moves that are only said.
SAID = (ACCEPT, REFUSE, DECLINE, DONE, KEEP, TOKEN)
#: The parts of every page, and those that come and go: the factions while they are chosen, then a board.
ALWAYS = {"board", "rounds", "power", "cults", "bonus", "supply"}
SOMETIMES = {"factions", "mat"}

each_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())


@cache
def positions(setup: Setup) -> list[TerraMystica]:
    found: list[TerraMystica] = []
    for seed, plies in enumerate(PLIES):
        game = stroll(setup.open(seed), Chance.stream(seed, "panels"), plies, whims=True)
        assert isinstance(game, TerraMystica)
        found.append(game)
    return found


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def offers(game: TerraMystica) -> tuple[int, list[Move]]:
    seat = 0 if game.is_over else game.to_move[0]
    return seat, game.moves(seat)


def drawn(game: TerraMystica, language: str = "en", narrow: bool = False, chosen: Move | None = None) -> list[Panel]:
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
            keys = [part.key for part in found]
            assert len(set(keys)) == len(found)
            seats = {f"seat-{seat}" for seat in range(game.seats)}
            assert ALWAYS | seats <= set(keys) <= ALWAYS | SOMETIMES | seats
            for thing in elements(found):
                assert "style" not in thing.attrib
                assert thing.get("href", "#terra-mystica-temple").removeprefix("#") in ids
                classes = set(thing.get("class", "").split()) - {"ecumene-page", BOX.id}
                assert {name for name in classes if f".{name}{{" not in sheet} == set()


@each_setup
def test_a_phone_gets_parts_of_its_width_and_a_map_with_large_cells(setup: Setup) -> None:
    for part in drawn(positions(setup)[2], narrow=True):
        width = float(ElementTree.fromstring(part.svg).attrib["width"])
        assert width == PHONE if part.key != "board" else width > 640


def pointed(game: TerraMystica) -> dict[str, set[str]]:
    """The moves on offer by what they point at; some are only said."""
    seat, moves = offers(game)
    found: dict[str, set[str]] = {}
    for move in moves:
        for thing in FACE.things(game, seat, move):
            found.setdefault(thing, set()).add(str(move))
        if not FACE.things(game, seat, move):
            assert move.verb in SAID or (move.verb == PASS and move.a == NO_TILE)
    return found


@each_setup
def test_every_move_lies_on_exactly_what_it_points_at(setup: Setup) -> None:
    for game in positions(setup):
        for narrow in (False, True):
            assert carried(drawn(game, narrow=narrow)) == pointed(game)


def rare() -> list[tuple[Table, list[str]]]:
    """What random play seldom comes to."""
    river = Table("mermaids", "nomads")
    board = river.game.board
    around = next(cells_in(near) for cell, near in enumerate(board.near) if board.river >> cell & 1 and count(near) > 3)
    river.put(0, "trading-post", *[board.name(cell) for cell in around[:4]])
    return [
        (Table("engineers", "nomads").put(0, "dwelling", "C2"), []),
        (Table("swarmlings", "nomads").put(0, "stronghold", "D2").put(0, "dwelling", "E4"), []),
        (Table("witches", "nomads").put(0, "stronghold", "F4"), []),
        (Table("nomads", "witches").put(0, "stronghold", "F3"), ["special sandstorm"]),
        (Table("auren", "nomads").put(0, "stronghold", "F4"), ["special steps"]),
        (Table("chaos-magicians", "nomads").put(0, "stronghold", "D4"), ["special double"]),
        (Table("shapeshifters", "nomads").put(0, "stronghold", "D2").bowls(0, 0, 0, 8), []),
        (Table("riverwalkers", "nomads").put(0, "dwelling", "D2").bowls(0, 0, 0, 8), ["power priest"]),
        (Table("halflings", "nomads").put(0, "trading-post", "F5"), ["upgrade F5 stronghold"]),
        (Table("witches", "nomads").put(0, "trading-post", "F4"), ["upgrade F4 temple"]),
        (Table("witches", "nomads").cult(0, fire=9, keys=1).put(0, "dwelling", "F4"), ["send priest fire 3"]),
        (
            Table("witches", "nomads", merchants=True).put(0, "dwelling", "F4").port(0, "F4").bowls(0, 0, 0, 8),
            ["power ship"],
        ),
        (river, []),
    ]


def test_rare_choices_can_be_pointed_at() -> None:
    seen: set[int] = set()
    for table, moves in rare():
        seen |= {move.verb for move in offers(table.game)[1]}
        for narrow in (False, True):
            assert carried(drawn(table.game, narrow=narrow)) == pointed(table.game)
        for move in moves:
            table.play(move)
            seen |= {move.verb for move in offers(table.game)[1]}
            for narrow in (False, True):
                assert carried(drawn(table.game, narrow=narrow)) == pointed(table.game)
    assert {CONNECT, UNLOCK, CULT, SHIP, FAVOUR, SPECIAL, POWER} <= seen


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
            dwellings = [key for key in keys if key.startswith("dwelling-")]
            assert len(dwellings) == sum(mat.built(0) for mat in game.mats)


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
                assert len(english.lines) == len(polish.lines) > 0, name
                assert english.rules == polish.rules
                assert set(english.rules) <= rules


@each_setup
def test_equal_views_give_equal_parts(setup: Setup) -> None:
    for game in positions(setup)[::2]:
        again = game.redeal(0, Chance.stream(game.ply, "again"))
        for seat in (None, 0):
            assert FACE.panels(game.view(seat), Sight(words(), seat)) == FACE.panels(
                again.view(seat), Sight(words(), seat)
            )


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("dig 1 build E7", "dwelling"),
        ("upgrade F4 trading-post", "trading-post"),
        ("upgrade G3 temple", "temple"),
        ("upgrade G3 stronghold", "stronghold"),
    ],
)
def test_the_move_in_hand_is_ringed_and_shown_as_a_ghost(text: str, piece: str) -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "F4").put(0, "trading-post", "G3")
    move = table.game.parse(0, text)
    found = drawn(table.game, chosen=move)
    ghosts = [thing for thing in elements(found) if thing.get("class") == "ghost"]
    assert len(ghosts) == 1
    assert f"#terra-mystica-{piece}" in {use.attrib["href"] for use in ghosts[0].iter(f"{SVG}use")}
    ringed = {
        thing.attrib["data-thing"]
        for thing in elements(found)
        if "data-thing" in thing.attrib and any(part.get("class") == "chosen" for part in thing.iter())
    }
    assert ringed == {f"cell-{table.game.board.name(move.a)}"}
    assert not [thing for thing in elements(drawn(table.game)) if thing.get("class") in ("ghost", "chosen")]


def test_a_bridge_in_hand_is_shown_as_a_ghost() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "C4").bowls(0, 0, 0, 8)
    sites = [thing for thing in carried(drawn(table.game)) if thing.startswith("site-")]
    assert sites
    move = next(move for move in table.game.moves(0) if str(move).startswith("power bridge"))
    found = drawn(table.game, chosen=move)
    assert len([thing for thing in elements(found) if thing.get("class") == "ghost"]) == 1
    table.game.play(0, move)
    built = [thing for thing in elements(drawn(table.game)) if thing.get("data-piece", "").startswith("bridge-")]
    assert len(built) == 1


def test_a_step_in_hand_shows_where_it_leads() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "F4").cult(0, fire=2)
    move = table.game.parse(0, "send priest fire 3")
    rings = [thing for thing in elements(drawn(table.game, chosen=move)) if thing.get("class") == "soon"]
    assert len(rings) == 1


def test_recent_moves_leave_their_numbers() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "F4").bowls(1, 0, 0, 8)
    game = table.game
    recent = [game.parse(1, text) for text in ("build C8", "power coins", "send priest air 2", "advance shipping")[1:]]
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
    assert (shown["power"], shown["cults"], shown["seat-1"]) == (["4"], ["5"], ["6"])


@each_setup
def test_numbers_to_compare_are_named_and_true(setup: Setup) -> None:
    for game in positions(setup):
        for seat, mat in enumerate(game.mats):
            numbers = dict(FACE.stock(game.view(None), seat))
            assert bool(numbers) == (mat.faction >= 0)
            assert bool(FACE.badge(game, seat)) == (mat.faction >= 0 and mat.terrain >= 0)
            if numbers:
                assert numbers["points"] == mat.vp
                assert numbers["coins"] == mat.coins
                assert numbers["workers"] == mat.workers
                assert numbers["fire"] == mat.cults[0]
            for name in numbers:
                assert FACE.look.symbol_of_number(name) is not None, name
                assert words("en")(f"stock-{name}") != words("pl")(f"stock-{name}")


def test_what_is_owed_is_in_the_panel_that_is_named() -> None:
    """The factions, then the map, then the bonus tiles; a page scrolls there."""
    game = BOX.new(2, 4)
    rng = Chance.stream(4, "owed")
    places: dict[str, str] = {}
    while game.ply < 80 and not game.is_over:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        places.setdefault(step.name, FACE.owed_at(game.view(seat), seat))
        assert FACE.owed_at(game.view(1 - seat), 1 - seat) == ""
        moves = game.moves(seat)
        game.play(seat, moves[rng.below(len(moves))])
    assert places["choose-faction"] == "factions"
    assert places["place-dwelling"] == "board"
    assert places["choose-bonus"] == "bonus"
    assert places["take-action"] == "board"
    assert FACE.owed_at(game.view(None), -1) == ""


@pytest.mark.parametrize(
    ("table", "move", "panel"),
    [
        (Table("witches", "nomads").put(0, "trading-post", "F4"), "upgrade F4 temple", "supply"),
        (Table("auren", "nomads").put(0, "stronghold", "F4"), "special steps", "cults"),
        (Table("witches", "nomads").put(0, "dwelling", "F4").bowls(0, 0, 0, 8), "power spade", "board"),
        (Table("riverwalkers", "nomads").put(0, "dwelling", "D2").bowls(0, 0, 0, 8), "power priest", "mat"),
    ],
    ids=["favour", "cult", "spade", "terrain"],
)
def test_what_follows_an_action_has_its_panel(table: Table, move: str, panel: str) -> None:
    table.play(move)
    assert FACE.owed_at(table.game.view(0), 0) == panel
