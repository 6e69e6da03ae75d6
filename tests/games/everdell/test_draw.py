"""The drawing of Everdell: whole, true to the table, lit where moves are, and silent about what is hidden."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.move import Move
from ecumene.draw.cards import BUY, FREE, NO
from ecumene.draw.panel import Panel, Sight, Trace
from ecumene.draw.theme import THEMES
from ecumene.face import face_of
from ecumene.games.everdell import draw
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.city import enter
from ecumene.games.everdell.draw.events import needs_of, worth_of
from ecumene.games.everdell.draw.pictures import BUILDINGS, CREATURES
from ecumene.games.everdell.draw.prices import foot
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import does_short, link_short, parts_of, set_words
from ecumene.games.everdell.draw.targets import WORDS_ALONE, things
from ecumene.games.everdell.draw.visitors import progress_of
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.moves import GAIN, HAND, PASS, PLAY, VISIT
from ecumene.games.everdell.places import BASIC, FOREST
from ecumene.games.everdell.visitors import VISITORS
from ecumene.text import Words
from tests.draw.markup import drawing, values

BOX = ecumene.box("everdell")
FACE = face_of(BOX)
PLAYERS = ["Ola", "Jan & Ewa", "<Iga>", "Bot · Cedar"]
STATION: dict[str, object] = dict(BOX.presets["everything"])
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "solo": (1, {}),
    "solo-newleaf": (1, {**STATION, "year": "3"}),
    "two": (2, {}),
    "three-cards": (3, {"newleaf": "cards"}),
    "four": (4, STATION),
    "two-station": (2, {**STATION, "abilities": False}),
}
PLIES = (0, 25, 90, 220, 9999)
each_table = pytest.mark.parametrize("table", TABLES)


def stroll(game: Everdell, seed: int, plies: int) -> Everdell:
    """Rather plays than passes, so that cities grow."""
    chance = Chance.stream(seed, "drawings")
    while not game.is_over and game.ply < plies:
        seat = game.to_move[0]
        moves = game.moves(seat)
        better = [one for one in moves if one.verb == PLAY] if chance.below(2) else []
        better = better or [one for one in moves if one.verb != PASS] or moves
        game.play(seat, better[chance.below(len(better))])
    return game


def opened(table: str, seed: int) -> Everdell:
    seats, options = TABLES[table]
    game = ecumene.new("everdell", seats, seed, options)
    assert isinstance(game, Everdell)
    return game


@cache
def positions(table: str) -> list[Everdell]:
    return [stroll(opened(table, seed), seed, plies) for seed, plies in enumerate(PLIES)]


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def on_turn(game: Everdell) -> tuple[int, list[Move]]:
    """Who decides, and what may be done; seat 0 and nothing at the end."""
    return (0, []) if game.is_over else (game.to_move[0], game.moves(game.to_move[0]))


def seen(game: Everdell, seat: int | None) -> Everdell:
    view = game.view(seat)
    assert isinstance(view, Everdell)
    return view


def drawn(
    game: Everdell, seat: int | None, moves: list[Move], narrow: bool = False, language: str = "en"
) -> list[Panel]:
    return draw.panels(seen(game, seat), Sight(words(language), seat, moves, narrow=narrow))


def whole(panels: list[Panel]) -> ElementTree.Element:
    return drawing("<g>" + "".join(panel.svg for panel in panels) + "</g>")


def scene_of(game: Everdell, seat: int, moves: list[Move], chosen: Move | None = None) -> EverdellScene:
    return EverdellScene(seen(game, seat), Sight(words(), seat, moves, chosen), page=True)


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
                assert used <= styled | {"everdell", f"ecumene-{theme}"}


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_have_names_and_fit_their_frames(table: str, language: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            panels = drawn(game, seat, moves, narrow, language)
            assert len({panel.key for panel in panels}) == len(panels)
            assert all(panel.title and panel.height > 0 for panel in panels)
            assert {panel.width for panel in panels} <= ({366.0} if narrow else {236.0, 816.0})


def test_every_card_has_a_picture_and_says_briefly_what_it_does() -> None:
    for language in LANGUAGES:
        said = words(language)
        for design, card in enumerate(CARDS):
            assert (card.id in BUILDINGS) == card.is_construction
            assert (card.id in CREATURES) != card.is_construction
            short = does_short(card.effect, said)
            assert re.fullmatch(r"[^{}$]+", short)
            link = link_short(design, said)
            for sign in [part[1:] for word in f"{short} {link}".split() for part in parts_of(word) if part[0] == "#"]:
                FACE.look.symbol(sign)
        for location in (*BASIC, *FOREST):
            assert does_short(location.effect, said)


def test_a_long_line_is_cut_and_a_short_one_is_not() -> None:
    assert "…" in set_words("a sentence that is much too long for such a small card", 0, 0, 12, 60, 2)
    assert "…" not in set_words("1#berry", 0, 0, 12, 60, 2)


# True to the table


@each_table
def test_the_cards_of_every_city_are_drawn(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            cities = [panel for panel in drawn(game, seat, moves, narrow) if panel.key.startswith("city")]
            found = values(whole(cities), "card", "owner")
            there = Counter(
                (CARDS[laid.design].id, str(owner)) for owner, one in enumerate(game.players) for laid in one.city
            )
            assert found == there


@each_table
def test_the_meadow_and_the_station_are_drawn(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        root = whole(drawn(game, seat, moves))
        things_there = [thing for (thing,) in values(root, "thing")]
        assert [f"meadow-{place + 1}" in things_there for place in range(8)] == [True] * 8
        assert len([thing for thing in things_there if thing.startswith("station-")]) == len(game.station)
        assert len([thing for thing in things_there if thing.startswith("tile-")]) == len(game.tiles)
        assert values(root, "meadow").total() == len([card for card in game.meadow if card >= 0])


@each_table
def test_every_worker_stands_somewhere_once(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            keys = values(whole(drawn(game, seat, moves, narrow)), "piece")
            assert all(number == 1 for number in keys.values())
            for owner in range(game.seats):
                player = game.players[owner]
                mine = [key for (key,) in keys if key.startswith(f"worker-{owner}-")]
                assert len(mine) == player.home + len(player.workers) + len(player.fixed)


@each_table
def test_every_event_shows_what_it_needs(table: str) -> None:
    for game in positions(table):
        scene = scene_of(game, *on_turn(game))
        for number in game.events:
            event = EVENTS[number]
            assert re.fullmatch(r"≤?\d+\+?", worth_of(event))
            assert bool(needs_of(scene, event)) != bool(event.cards)


def test_every_visitor_shows_how_far_the_city_is() -> None:
    scene = scene_of(positions("four")[2], 0, [])
    for visitor in VISITORS:
        assert re.search(r"\d", progress_of(scene, 0, visitor)), visitor.id


def test_the_sheet_has_the_points_of_all_and_of_rugwort() -> None:
    for table in ("solo", "four"):
        game = positions(table)[-1]
        assert game.is_over
        totals = values(drawing(draw.svg(seen(game, 0), words(), 0, [])), "total-of", "total")
        assert len(totals) == len(game.players)
        for score in game.scores():
            assert totals[str(score.seat), str(score.total)] == 1


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


def test_what_is_owed_is_in_the_panel_that_is_named() -> None:
    for table in TABLES:
        game = opened(table, 7)
        chance = Chance.stream(7, "owed")
        while not game.is_over:
            seat, moves = on_turn(game)
            view = seen(game, seat)
            key = draw.owed_at(view, seat)
            if chance.below(4) == 0:
                there = [panel for panel in drawn(game, seat, moves) if panel.key == key]
                assert len(there) == (1 if key else 0)
                assert not key or "data-move" in there[0].svg
            game.play(seat, moves[chance.below(len(moves))])


def test_a_card_that_could_only_be_reserved_is_not_lit_until_that_is_asked_for() -> None:
    game = opened("two-station", 3)
    seat, moves = on_turn(game)
    reserving = [move for move in moves if str(move).startswith("reserve")]
    playable = {thing for move in moves if move.verb == PLAY for thing in things(game, seat, move)}
    scene, asked = scene_of(game, seat, moves), scene_of(game, seat, reserving)
    for place in range(1, 9):
        assert scene.targets.of(f"meadow-{place}")
        assert scene.targets.lights(f"meadow-{place}") == (f"meadow-{place}" in playable)
        assert asked.targets.lights(f"meadow-{place}")


# Prices


def one_turn(held: str, *city: str, berries: int = 0) -> Everdell:
    """A turn of seat 0 with one card in hand and some cards in the city."""
    game = ecumene.new("everdell", 2, 1)
    assert isinstance(game, Everdell)
    player = game.own(0)
    player.hand = [NUMBER[held]]
    player.berry = berries
    for card in city:
        enter(game, 0, NUMBER[card])
    game.meadow = [NUMBER["castle"]] * 8
    return game.copy()


@pytest.mark.parametrize(
    ("held", "city", "berries", "state", "shown"),
    [
        ("wife", ["farm"], 0, FREE, "#taken free"),
        ("wife", [], 2, BUY, "2#berry"),
        ("wife", ["innkeeper"], 0, FREE, "#check free"),
        ("queen", ["innkeeper"], 2, BUY, "2#berry"),
        ("king", [], 3, NO, "#why no"),
        ("innkeeper", ["innkeeper"], 3, NO, "#why no"),
    ],
)
def test_the_foot_of_a_card_says_what_it_costs_now(
    held: str, city: list[str], berries: int, state: str, shown: str
) -> None:
    game = one_turn(held, *city, berries=berries)
    scene = scene_of(game, 0, seen(game, 0).moves(0))
    made = foot(scene, f"hand-{held}", NUMBER[held], HAND)
    assert made is not None
    assert made.state == state
    assert " ".join(made.parts) == shown


# The previewed move, and those of the past


def test_a_previewed_worker_and_card_are_ghosts() -> None:
    game = opened("two", 5)
    ghosts = 0
    chance = Chance.stream(5, "ghosts")
    while not game.is_over and game.ply < 120:
        seat, moves = on_turn(game)
        step = game.step(seat)
        for move in [one for one in moves if one.verb == VISIT and one.a < 8][:1] if step is not None else []:
            panels = draw.panels(seen(game, seat), Sight(words(), seat, moves, move))
            assert 'class="ghost"' in next(panel.svg for panel in panels if panel.key == "places")
            ghosts += 1
        game.play(seat, moves[chance.below(len(moves))])
    assert ghosts > 5


def test_moves_of_the_past_leave_their_number() -> None:
    game = stroll(opened("two", 5), 5, 0)
    seat, moves = on_turn(game)
    visit = next(move for move in moves if move.verb == VISIT and move.a < 8)
    game.play(seat, visit)
    other = 1 - seat
    sight = Sight(words(), other, [], None, [Trace(1, seat, visit)])
    places = next(panel for panel in draw.panels(seen(game, other), sight) if panel.key == "places")
    assert "trace-dot" in places.svg


def test_a_choice_of_a_resource_has_tiles() -> None:
    game = opened("four", 2)
    chance = Chance.stream(2, "tiles")
    seen = False
    while not game.is_over and not seen:
        seat, moves = on_turn(game)
        if moves[0].verb == GAIN:
            answers = next(panel for panel in drawn(game, seat, moves) if panel.key == "answers")
            assert {thing for (thing,) in values(whole([answers]), "thing")} == {
                f"answer-{str(move).replace(' ', '-')}" for move in moves
            }
            seen = True
        game.play(seat, moves[chance.below(len(moves))])
    assert seen


# Hidden


@each_table
def test_what_others_hold_is_not_told(table: str) -> None:
    for game in positions(table):
        if game.seats < 2 or game.is_over:
            continue
        seat = game.to_move[0]
        other = (seat + 1) % game.seats
        changed = game.copy()
        hand = changed.own(seat).hand
        changed.own(seat).hand = sorted([(card + 7) % len(CARDS) for card in hand])
        changed.deck = changed.deck[::-1]
        for watcher in (other, None):
            one, two = drawn(game, watcher, []), drawn(changed, watcher, [])
            assert [panel.svg for panel in one] == [panel.svg for panel in two]
