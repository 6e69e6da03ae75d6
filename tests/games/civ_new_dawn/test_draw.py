"""The drawing of Civilization: A New Dawn: whole, true to the table, lit where moves are, silent about the hidden."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight, Trace
from ecumene.draw.theme import THEMES
from ecumene.games.civ_new_dawn import draw
from ecumene.games.civ_new_dawn.combat import DEFENCE_MORE
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.draw.fight import both_lines, is_fought, odds
from ecumene.games.civ_new_dawn.draw.focus import does
from ecumene.games.civ_new_dawn.draw.laying import by_place, covered
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.draw.routes import route
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.targets import LAYING, WORDS_ALONE, lay_thing, things
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.moves import ARMY, ATTACK, CARAVAN, DONE
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.strength import total
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.text import Words
from tests.draw.markup import drawing, values

BOX = ecumene.box("civ-new-dawn")
PLAYERS = ["Ola", "Jan & Ewa", "<Iga>", "Bot · Cedar", "Zofia"]
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "three-peaceful": (3, {"peaceful": True}),
    "five": (5, {}),
    "two-base": (2, {"game": "base"}),
    "four-base": (4, {"game": "base"}),
    "automated": (3, {"automated": "2"}),
}
PLIES = (0, 4, 40, 160, 400)
each_table = pytest.mark.parametrize("table", TABLES)


def stroll(game: CivNewDawn, seed: int, plies: int) -> CivNewDawn:
    """Rather goes on than stops, so that the map fills."""
    chance = Chance.stream(seed, "drawings")
    while not game.is_over and game.ply < plies:
        seat, moves = on_turn(game)
        better = [one for one in moves if one.verb != DONE] or moves
        game.play(seat, better[chance.below(len(better))])
    return game


def opened(table: str, seed: int) -> CivNewDawn:
    seats, options = TABLES[table]
    game = ecumene.new("civ-new-dawn", seats, seed, options)
    assert isinstance(game, CivNewDawn)
    return game


@cache
def positions(table: str) -> list[CivNewDawn]:
    return [stroll(opened(table, seed), seed, plies) for seed, plies in enumerate(PLIES)]


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def on_turn(game: CivNewDawn) -> tuple[int, list[Move]]:
    """Who decides, and what may be done; seat 0 and nothing at the end."""
    return (0, []) if game.is_over else (game.to_move[0], game.moves(game.to_move[0]))


def seen(game: CivNewDawn, seat: int | None) -> CivNewDawn:
    view = game.view(seat)
    assert isinstance(view, CivNewDawn)
    return view


def drawn(
    game: CivNewDawn, seat: int | None, moves: list[Move], narrow: bool = False, language: str = "en"
) -> list[Panel]:
    return draw.panels(seen(game, seat), Sight(words(language), seat, moves, narrow=narrow))


def whole(panels: list[Panel]) -> ElementTree.Element:
    return drawing("<g>" + "".join(panel.svg for panel in panels) + "</g>")


def scene_of(game: CivNewDawn, seat: int, moves: list[Move], chosen: Move | None = None) -> CivScene:
    return CivScene(seen(game, seat), Sight(words(), seat, moves, chosen), page=True)


def named(panels: list[Panel]) -> set[str]:
    return {thing for panel in panels for thing in re.findall(r'data-thing="([^"]+)"', panel.svg)}


def reach(table: str, *steps: str, seeds: int = 6) -> CivNewDawn:
    """A position in which one of these questions is asked."""
    for seed in range(seeds):
        game = opened(table, seed)
        chance = Chance.stream(seed, "reach")
        while not game.is_over:
            seat, moves = on_turn(game)
            step = game.step(seat)
            if step is not None and step.name in steps:
                return game
            game.play(seat, moves[chance.below(len(moves))])
    raise AssertionError(f"nobody was asked {steps}")


# Whole


@each_table
def test_a_picture_is_one_document_without_anything_from_outside(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for theme in THEMES:
            for narrow in (False, True):
                picture = draw.svg(seen(game, seat), words(), seat, moves, theme, narrow)
                ElementTree.fromstring(picture)
                assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
                assert "style=" not in picture.replace("<style>", "")
                styled = set(re.findall(r"\.([a-z][\w-]*)", picture[: picture.index("</style>")]))
                used = {name for some in re.findall(r'class="([^"]+)"', picture) for name in some.split()}
                assert used <= styled | {"civ-new-dawn", f"ecumene-{theme}"}


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_have_names_and_fit_their_frames(table: str, language: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            panels = drawn(game, seat, moves, narrow, language)
            assert len({panel.key for panel in panels}) == len(panels)
            assert all(panel.title and panel.height > 0 for panel in panels)
            besides = [panel.width for panel in panels if panel.key != "board"]
            assert set(besides) <= ({366.0} if narrow else {236.0, 816.0})


def test_every_card_has_signs_and_every_wonder_a_silhouette() -> None:
    for card in FOCUS:
        signs = [part[1:] for part in does(card) if part.startswith("#")]
        assert signs, card.id
        for sign in signs:
            LOOK.symbol(sign)
    for wonder in WONDERS:
        LOOK.symbol(f"w-{wonder.id.removesuffix('-base')}")


# True to the table


@each_table
def test_every_space_is_drawn_once_with_its_name(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            board = next(panel for panel in drawn(game, seat, moves, narrow) if panel.key == "board")
            root = whole([board])
            there = values(root, "thing", "terrain")
            assert sum(there.values()) == game.land.size
            assert {thing for thing, _ in there} == {f"space-{NAMES[position]}" for position in game.land.positions}
            letters = {node.text for node in root.iter() if node.tag.endswith("text")}
            assert {NAMES[position] for position in game.land.positions} <= letters


@each_table
def test_cities_figures_and_barbarians_stand_on_the_map_once(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            keys = values(whole(drawn(game, seat, moves, narrow)), "piece")
            assert all(number == 1 for number in keys.values())
            names = [key for (key,) in keys]
            for owner, player in enumerate(game.players):
                assert len([key for key in names if key.startswith(f"city-{owner}-")]) == len(player.cities)
                armies = [space for space in player.armies if space != ON_CARD]
                assert len([key for key in names if key.startswith(f"army-{owner}-")]) == len(armies)
            there = [space for space in game.barbarians if space >= 0]
            assert len([key for key in names if key.startswith("barbarian-")]) == len(there)


@each_table
def test_the_focus_rows_of_all_players_are_drawn(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            found = values(whole(drawn(game, seat, moves, narrow)), "thing", "focus")
            for owner, player in enumerate(game.players):
                cards = {card for thing, card in found if thing.startswith(f"card-{owner}-")}
                assert cards == {FOCUS[player.cards[strand]].id for strand in player.order}


@each_table
def test_wonders_victory_cards_and_seats_are_drawn(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            things_there = named(drawn(game, seat, moves, narrow))
            laying = any(move.verb in LAYING for move in moves)
            if narrow or not laying:
                offered = {
                    f"wonder-{WONDERS[deck[-1]].id}" for deck in seen(game, seat).decks if deck and deck[-1] >= 0
                }
                assert offered <= things_there
            assert {f"victory-{index}" for index in range(len(game.victory_cards))} <= things_there
            assert {f"seat-{number}" for number in range(game.seats)} <= things_there
            assert {"dial", "direction"} <= things_there
            assert ("stack" in things_there) == game.expansion


def test_the_combat_sheet_adds_up() -> None:
    game = reach("two", "spend-in-attack", "spend-in-defence")
    assert is_fought(game)
    mine, theirs = both_lines(game)
    seat, moves = on_turn(game)
    sheet = next(panel for panel in drawn(game, seat, moves) if panel.key == "fight")
    shown = [node.text for node in drawing(sheet.svg).iter() if node.tag.endswith("text")]
    for line in (*mine, *theirs):
        assert f"{line.value:+d}" in shown
        assert line.rule in shown
    die, value = game.fight[8], game.fight[7] + game.fight[8] + game.fight[9]
    assert 1 <= die <= 6
    assert str(value) in shown
    assert total(mine) == game.fight[7]
    assert len(game.fight) > DEFENCE_MORE


@pytest.mark.parametrize(("mine", "theirs", "chance"), [(5, 5, 42), (6, 5, 58), (11, 5, 100), (5, 10, 0), (4, 8, 3)])
def test_the_chance_of_an_attack(mine: int, theirs: int, chance: int) -> None:
    """A tie defends (CV-270)."""
    assert odds(mine, theirs) == chance


# Lit


@each_table
def test_every_move_is_a_lit_thing_or_words(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        view = seen(game, seat)
        for narrow in (False, True):
            lit = values(whole(drawn(game, seat, moves, narrow)), "thing", "move")
            offered = {(thing, move) for thing, some in lit for move in some.split(";")}
            for move in moves:
                pointed = things(view, seat, move)
                assert bool(pointed) != (move.verb in WORDS_ALONE)
                assert all((thing, str(move)) in offered for thing in pointed)
            assert {thing for thing, _ in offered} <= {thing for move in moves for thing in things(view, seat, move)}


@each_table
def test_nothing_is_lit_for_who_only_watches(table: str) -> None:
    for game in positions(table):
        for narrow in (False, True):
            assert not values(whole(drawn(game, None, [], narrow)), "move")


@each_table
def test_what_is_owed_is_in_the_panel_that_is_named(table: str) -> None:
    game = opened(table, 7)
    chance = Chance.stream(7, "owed")
    while not game.is_over and game.ply < 700:
        seat, moves = on_turn(game)
        view = seen(game, seat)
        key = draw.owed_at(view, seat)
        if chance.below(5) == 0:
            there = [panel for panel in drawn(game, seat, moves, narrow=chance.below(2) == 1) if panel.key == key]
            assert len(there) == (1 if key else 0)
            assert not key or "data-move" in there[0].svg
        game.play(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize("table", ["two", "five", "four-base"])
def test_every_way_to_lay_a_tile_is_a_thing_and_the_preview_can_be_turned(table: str) -> None:
    game = reach(table, "lay-capital-tile")
    seat, moves = on_turn(game)
    for narrow in (False, True):
        board = next(panel for panel in drawn(game, seat, moves, narrow) if panel.key == "board")
        lit = values(drawing(board.svg), "lay", "move")
        assert {(str(move), str(move)) for move in moves} == set(lit)
    scene = scene_of(game, seat, moves)
    for position, some in by_place(scene).items():
        assert all(move.b == position and position in covered(move) for move in some)
        touched = [len(game.land.touched(move.a % 2 * 6 + move.c, position)) for move in some]
        assert touched == sorted(touched, reverse=True)
    several = next(some for some in by_place(scene).values() if len(some) > 1)
    panels = draw.panels(seen(game, seat), Sight(words(), seat, moves, several[0]))
    board = next(panel for panel in panels if panel.key == "board")
    assert "ghost-edge" in board.svg
    buttons = re.findall(r'class="round-button"', board.svg)
    assert 1 <= len(buttons) <= 4
    assert any(f'data-thing="{lay_thing(other)}"' in board.svg for other in several[1:])


# The previewed move, and those of the past


def test_every_previewed_move_can_be_drawn() -> None:
    for table in TABLES:
        for game in positions(table):
            seat, moves = on_turn(game)
            for move in moves[:: max(1, len(moves) // 6)]:
                panels = draw.panels(seen(game, seat), Sight(words(), seat, moves, move))
                if any(name.startswith("space-") for name in things(game, seat, move)):
                    assert 'class="chosen"' in next(panel.svg for panel in panels if panel.key == "board")


def test_moves_of_the_past_leave_their_number() -> None:
    game = opened("two", 5)
    seat, moves = on_turn(game)
    game.play(seat, moves[0])
    other = 1 - seat
    sight = Sight(words(), other, [], None, [Trace(1, seat, moves[0])])
    board = next(panel for panel in draw.panels(seen(game, other), sight) if panel.key == "board")
    assert "trace-dot" in board.svg


def test_the_way_of_a_figure_goes_from_space_to_space() -> None:
    told = 0
    for seed in range(4):
        game = opened("two", seed)
        chance = Chance.stream(seed, "ways")
        while not game.is_over and game.ply < 250:
            seat, moves = on_turn(game)
            figures = [move for move in moves if move.verb in (ARMY, CARAVAN)]
            if figures and game.cast(seat) != "indonesia":
                move = figures[chance.below(len(figures))]
                scene = scene_of(game, seat, moves, move)
                way = route(scene, move)
                assert way[-1] == game.land.at[move.b]
                assert not move.a or way[0] == game.land.at[move.a]
                if move.a or move.c:
                    assert all(other in game.land.near[space] for space, other in pairwise(way))
                told += 1
            game.play(seat, moves[chance.below(len(moves))])
    assert told > 20


def test_attacks_on_the_map_show_their_chance() -> None:
    game = reach("four-base", "attack")
    seat, moves = on_turn(game)
    board = next(panel for panel in drawn(game, seat, moves) if panel.key == "board")
    targets = {move.c for move in moves if move.verb == ATTACK}
    assert targets
    assert len(re.findall(r">\d+%</text>", board.svg)) == len(targets)


# Hidden


@each_table
def test_what_lies_face_down_is_not_told(table: str) -> None:
    for game in positions(table):
        if game.is_over:
            continue
        changed = game.copy()
        changed.decks = [[*deck[:-1][::-1], *deck[-1:]] for deck in changed.decks]
        if game.expansion:
            changed.stack = changed.stack[::-1]
        for watcher in (*range(game.seats), None):
            if watcher in game.to_move:
                continue
            one, two = drawn(game, watcher, []), drawn(changed, watcher, [])
            assert [panel.svg for panel in one] == [panel.svg for panel in two]
