"""The table in panels for a page: every move drawn or left to words, everything named, nothing told too early."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.draw.panel import AREAS, BOARD, MINE, SEAT, SUPPLY, Panel, Sight, Trace
from ecumene.draw.theme import page_style
from ecumene.games.seven_wonders.draw.panels import ON_PHONE, PHONE
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, DISCARD, STAGE
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS
from ecumene.games.seven_wonders.wandering import Wander
from tests.draw.markup import SVG
from tests.games.seven_wonders.test_draw import BOX, FACE, TABLES, on_turn, opened, positions, words

each_table = pytest.mark.parametrize("table", TABLES)


def seen(game: SevenWonders, seat: int | None) -> SevenWonders:
    view = game.view(seat)
    assert isinstance(view, SevenWonders)
    return view


def drawn(
    game: SevenWonders,
    seat: int | None,
    moves: list[Move] | None = None,
    chosen: Move | None = None,
    traces: list[Trace] | None = None,
    narrow: bool = False,
    language: str = "en",
) -> list[Panel]:
    return FACE.panels(seen(game, seat), Sight(words(language), seat, moves, chosen, traces, narrow))


def elements(found: list[Panel]) -> list[ElementTree.Element]:
    return [thing for one in found for thing in ElementTree.fromstring(one.svg).iter()]


def named(found: list[Panel]) -> list[ElementTree.Element]:
    return [thing for thing in elements(found) if "data-thing" in thing.attrib]


def offered(found: list[Panel]) -> dict[str, set[str]]:
    """Moves by the thing that carries them."""
    carried: dict[str, set[str]] = {}
    for thing in elements(found):
        if "data-move" in thing.attrib:
            carried.setdefault(thing.attrib["data-thing"], set()).update(thing.attrib["data-move"].split(";"))
    return carried


@each_table
def test_panels_are_whole_drawings_that_bring_no_style(table: str) -> None:
    sheet = page_style() + FACE.look.page_style()
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            found = drawn(game, seat, moves, narrow=narrow)
            assert {one.area for one in found} <= set(AREAS)
            assert len({one.key for one in found}) == len(found)
            for one in found:
                root = ElementTree.fromstring(one.svg)
                assert root.get("id") == f"panel-{one.key}"
                assert root.get("aria-label") == one.title
                assert float(root.attrib["width"]) > 0
                assert float(root.attrib["height"]) > 0
                assert not [thing for thing in root.iter() if "style" in thing.attrib]
                assert "url(" not in one.svg
                classes = {name for thing in root.iter() for name in thing.get("class", "").split()}
                assert not {
                    name for name in classes - {"ecumene-page", "seven-wonders"} if not re.search(rf"\.{name}\b", sheet)
                }


@each_table
def test_every_city_has_its_place(table: str) -> None:
    for game in positions(table):
        for seat in (None, 0):
            found = {thing.attrib["data-thing"] for thing in named(drawn(game, seat))}
            centre = 0
            for city in range(len(game.cities)):
                assert f"seat-{city}" in found or (city == centre and f"wonder-{city}" in found)


@each_table
def test_every_move_is_drawn_or_left_to_words(table: str) -> None:
    for game in positions(table):
        for seat in game.to_move:
            moves = game.moves(seat)
            view = seen(game, seat)
            pointed: dict[str, set[str]] = {}
            for move in moves:
                for thing in FACE.things(view, seat, move):
                    pointed.setdefault(thing, set()).add(str(move))
            for narrow in (False, True):
                assert offered(drawn(game, seat, moves, narrow=narrow)) == pointed


def test_every_kind_of_decision_has_its_targets() -> None:
    """All modules together: what each step asks is drawn, and only small answers are words."""
    seen_steps: set[str] = set()
    in_words: set[str] = set()
    for seed in range(24):
        options = {"cities": True, "leaders": True, "wonders": "lost", "balance": "orders", "teams": seed % 2 == 1}
        game = ecumene.new("seven-wonders", 4, seed, options)
        assert isinstance(game, SevenWonders)
        chance = Chance.stream(seed, "decisions")
        while not game.is_over:
            seat = game.to_move[0]
            step = game.step(seat)
            assert step is not None
            moves = game.moves(seat)
            if step.name not in seen_steps:
                seen_steps.add(step.name)
                view = seen(game, seat)
                pointed: dict[str, set[str]] = {}
                for move in moves:
                    found = FACE.things(view, seat, move)
                    if not found:
                        in_words.add(str(move).split()[0])
                    for thing in found:
                        pointed.setdefault(thing, set()).add(str(move))
                panels_now = drawn(game, seat, moves, language="pl")
                assert offered(panels_now) == pointed
                for target in named(panels_now):
                    assert FACE.explain(view, target.attrib["data-thing"], words("pl")) is not None
            stages = [one for one in moves if one.verb == STAGE]
            better = stages or [one for one in moves if one.verb != DISCARD] or moves
            game.play(seat, better[chance.below(len(better))])
    assert len(seen_steps) >= 12, seen_steps
    assert in_words <= {"decline", "debt", "exchange", "claim", "put-back"}


@each_table
def test_things_are_buttons_or_pictures_with_a_name(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        found = drawn(game, seat, moves)
        for thing in named(found):
            target = "data-move" in thing.attrib
            assert thing.attrib["role"] == ("button" if target else "img")
            assert thing.attrib["tabindex"] == ("0" if target else "-1")
            assert ("target" in thing.get("class", "").split()) == target
            assert thing.attrib["aria-label"].strip()
            inside = [other for other in thing.iter() if other is not thing]
            assert not [other for other in inside if "data-thing" in other.attrib]


@each_table
def test_everything_named_explains_itself_in_both_languages(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for eyes in (None, seat):
            view = seen(game, eyes)
            names = {thing.attrib["data-thing"] for thing in named(drawn(game, eyes, moves if eyes == seat else []))}
            for language in LANGUAGES:
                for name in names:
                    about = FACE.explain(view, name, words(language))
                    assert about is not None, name
                    assert about.title
                    assert about.lines
                    assert all(line.strip() for line in about.lines)
                    assert about.rules


@each_table
def test_views_that_are_the_same_give_the_same_panels(table: str) -> None:
    for game in positions(table):
        for seat in range(min(2, game.seats)):
            again = game.redeal(seat, Chance.stream(5, "again"))
            moves = game.moves(seat) if seat in game.to_move else []
            sight = Sight(words(), seat, moves)
            view, other = game.view(seat), again.view(seat)
            assert FACE.panels(view, sight) == FACE.panels(other, sight)
            names = {thing.attrib["data-thing"] for thing in named(FACE.panels(view, sight))}
            for name in names:
                assert FACE.explain(view, name, words()) == FACE.explain(other, name, words())


@each_table
def test_pieces_have_keys_of_their_own_that_tell_no_secret(table: str) -> None:
    for game in positions(table):
        for seat in (None, *range(game.seats)):
            view = seen(game, seat)
            open_cards = {
                CARDS[card].id for city in view.cities for card in (*city.cards, *city.hand, *city.leaders) if card >= 0
            }
            open_cards |= {CARDS[city.choice.a].id for city in view.cities if city.choice is not None}
            keys = Counter(
                thing.attrib["data-piece"] for thing in elements(drawn(game, seat)) if "data-piece" in thing.attrib
            )
            assert not keys or max(keys.values()) == 1
            for key in keys:
                kind, owner, rest = key.split("-", 2)
                assert int(owner) < len(game.cities)
                if kind == "card":
                    assert rest in open_cards or re.sub(r"-copy\d$", "", rest) in open_cards
                else:
                    assert rest.isdecimal()


def test_a_spectator_sees_backs_only() -> None:
    game = positions("five")[2]
    found = drawn(game, None)
    hands = [thing.attrib["data-thing"] for thing in named(found) if thing.attrib["data-thing"].startswith("hand-")]
    assert not hands
    assert [thing for thing in named(found) if thing.attrib["data-thing"].startswith("back-")]


# Chosen and new


def marks(found: list[Panel], name: str) -> set[str]:
    """The classes on a thing and inside it."""
    inside = [other for thing in named(found) if thing.attrib["data-thing"] == name for other in thing.iter()]
    return {part for thing in inside for part in thing.get("class", "").split()}


def test_the_chosen_move_is_ringed_and_its_card_is_a_ghost_in_the_city() -> None:
    game = positions("three")[1]
    seat = game.to_move[0]
    moves = game.moves(seat)
    build = next(move for move in moves if move.verb == BUILD)
    before, after = drawn(game, seat, moves), drawn(game, seat, moves, build)
    card = CARDS[build.a]
    assert "chosen" not in marks(before, f"hand-{card.id}")
    assert "chosen" in marks(after, f"hand-{card.id}")
    assert not [thing for thing in elements(before) if thing.get("class") == "ghost"]
    ghosts = [thing for thing in elements(after) if thing.get("class") == "ghost"]
    assert len(ghosts) == 1
    assert words().name(card.id) in {other.text for other in ghosts[0].iter()}


def test_the_chosen_stage_is_ringed() -> None:
    for seed in range(20):
        game = opened("three", seed)
        stages = [move for move in game.moves(0) if move.verb == STAGE]
        if stages:
            found = drawn(game, 0, game.moves(0), stages[0])
            assert "chosen" in marks(found, f"stage-0-{stages[0].b + 1}")
            assert [thing for thing in elements(found) if thing.get("class") == "ghost"]
            return
    raise AssertionError("nobody could build a stage")


def test_what_others_have_done_is_marked_once_it_is_revealed() -> None:
    game = opened("three", 3)
    build = next(move for move in game.moves(1) if move.verb == BUILD)
    traces = [Trace(1, 1, build), Trace(2, 2, game.moves(2)[-1])]
    game.play(1, build)
    thing = f"cards-1-{COLOURS[CARDS[build.a].colour]}"
    assert not [one for one in elements(drawn(game, 0, [], traces=traces)) if "trace" in one.get("class", "")]
    assert drawn(game, 0, [], traces=traces) == drawn(game, 0, [])
    for seat in (0, 2):
        game.play(seat, game.moves(seat)[-1])
    assert game.cities[1].cards == (build.a,)
    found = drawn(game, 0, [], traces=traces)
    assert "trace-dot" in marks(found, thing)
    # The other one discarded: what, nobody may see.
    assert traces[1].move.verb == DISCARD
    assert len([one for one in elements(found) if one.get("class") == "trace-dot"]) == 1


# Layout


@each_table
def test_a_phone_gets_panels_as_wide_as_itself_and_a_hand_to_scroll(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for one in drawn(game, seat, moves, narrow=True):
            width = float(ElementTree.fromstring(one.svg).attrib["width"])
            if one.key == "hand":
                count = len(named([one]))
                assert width >= min(count, 2) * ON_PHONE
            else:
                assert width == PHONE


def test_a_finished_game_has_no_hand_and_no_sheet() -> None:
    for table in ("three", "everything"):
        game = positions(table)[-1]
        assert game.is_over
        found = drawn(game, 0)
        assert not [one for one in found if one.area == MINE]
        assert "data-sheet" not in "".join(one.svg for one in found)
        assert [one.key for one in found if one.area == SUPPLY] == ["ring", "discards"]


def test_boards_to_choose_have_pictures() -> None:
    game = opened("four-choose", 1)
    seat = game.to_move[0]
    moves = game.moves(seat)
    found = drawn(game, seat, moves)
    targets = [thing for thing in named(found) if "data-move" in thing.attrib]
    assert len(targets) == len(moves)
    for thing in targets:
        assert thing.attrib["data-thing"].startswith("board-")
        assert thing.find(f"{SVG}svg") is not None
    assert len([one for one in found if one.area == SEAT]) == game.seats


def test_all_text_is_there_in_both_languages() -> None:
    for game in positions("everything"):
        seat, moves = on_turn(game)
        texts = {
            language: {thing.attrib["aria-label"] for thing in named(drawn(game, seat, moves, language=language))}
            for language in LANGUAGES
        }
        assert len(texts["en"]) == len(texts["pl"])
        assert not {text for text in texts["en"] & texts["pl"] if len(text) > 40}


def test_what_is_owed_is_in_the_panel_that_is_named() -> None:
    """A page scrolls there: to the boards, to the hand, to the cities that may be chosen."""
    choosing = BOX.new(3, 1, {"deal": "choose"})
    assert FACE.owed_at(choosing.view(choosing.to_move[0]), choosing.to_move[0]) == "boards"
    picking = BOX.new(3, 1)
    assert [FACE.owed_at(picking.view(seat), seat) for seat in range(3)] == ["hand"] * 3
    assert FACE.owed_at(picking.view(None), -1) == ""
    picking.play(0, picking.moves(0)[0])
    assert FACE.owed_at(picking.view(0), 0) == ""


def test_a_city_that_may_be_chosen_is_beside_the_wonder_or_among_the_seats() -> None:
    places: set[str] = set()
    for seat in range(7):
        game = opened("seven", 1)
        game.push(Wander(seat))
        view = seen(game, seat)
        key = FACE.owed_at(view, seat)
        (panel,) = [panel for panel in drawn(game, seat, view.moves(seat)) if panel.key == key]
        pointed = {thing for one in view.moves(seat) for thing in FACE.things(view, seat, one)}
        assert any(f'data-thing="{thing}"' in panel.svg for thing in pointed)
        places.add(panel.area)
    assert places == {BOARD, SEAT}
