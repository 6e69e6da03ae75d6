"""The drawing of 7 Wonders: whole, true to the table, lit where moves are, and silent about what is hidden."""

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
from ecumene.games.seven_wonders.city import FACE_DOWN
from ecumene.games.seven_wonders.draw.effect_signs import card_cost, effect_parts, effect_rows, start_parts
from ecumene.games.seven_wonders.draw.pictures import CARD_ART, WONDERS
from ecumene.games.seven_wonders.draw.prices import missing
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DISCARD, move
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS
from ecumene.text import Words
from tests.draw.markup import SVG, drawing, having, values

BOX = ecumene.box("seven-wonders")
FACE = face_of(BOX)
PLAYERS = ["Ola", "Jan", "Ewa & Max", "<Iga>", "Leon", "Zofia", "Bot · Cedar"]
#: Every module and every number of seats, by name.
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four-choose": (4, {"deal": "choose"}),
    "five": (5, {"deal": "two"}),
    "six-teams": (6, {"cities": True, "teams": True, "wonders": "lost", "balance": "orders"}),
    "seven": (7, {"sides": "B"}),
    "lost": (3, {"wonders": "lost"}),
    "cities": (4, {"cities": True, "wonders": "all"}),
    "leaders": (5, {"leaders": True}),
    "everything": (7, {"cities": True, "leaders": True, "wonders": "all"}),
}
#: From the first decision to past the end, in moves of each seat.
ROUNDS = (0, 2, 8, 14, 99)
each_table = pytest.mark.parametrize("table", TABLES)


def stroll(game: SevenWonders, seed: int, plies: int) -> SevenWonders:
    """Stages first, then cards: discards alone would leave the cities empty."""
    chance = Chance.stream(seed, "drawings")
    while not game.is_over and game.ply < plies:
        seat = game.to_move[chance.below(len(game.to_move))]
        moves = game.moves(seat)
        better = [one for one in moves if one.verb != DISCARD] or moves
        game.play(seat, better[chance.below(len(better))])
    return game


def opened(table: str, seed: int) -> SevenWonders:
    seats, options = TABLES[table]
    game = ecumene.new("seven-wonders", seats, seed, options)
    assert isinstance(game, SevenWonders)
    return game


@cache
def positions(table: str) -> list[SevenWonders]:
    seats, _ = TABLES[table]
    return [stroll(opened(table, seed), seed, rounds * seats + min(rounds, 2)) for seed, rounds in enumerate(ROUNDS)]


def words(language: str = "en") -> Words:
    return Words(language, BOX.package, PLAYERS)


def said(root: ElementTree.Element) -> str:
    sentence = root.find(f"{SVG}desc")
    assert sentence is not None
    return sentence.text or ""


def on_turn(game: SevenWonders) -> tuple[int, list[Move]]:
    """Who decides, and what may be done; seat 0 and nothing at the end."""
    return (0, []) if game.is_over else (game.to_move[0], game.moves(game.to_move[0]))


def drawn_cities(game: SevenWonders, seat: int) -> set[int]:
    """The cities whose cards lie open in the drawing: one's own, and those next door."""
    return {seat, *game.neighbours(seat)} if game.lefts else {seat}


@each_table
def test_a_drawing_is_one_document_without_anything_from_outside(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        for narrow in (False, True):
            markup = FACE.svg(game, words(), seat, moves, narrow=narrow)
            root = drawing(markup)
            assert root.tag == f"{SVG}svg"
            ids = [thing.attrib["id"] for thing in root.iter() if "id" in thing.attrib]
            assert len(ids) == len(set(ids))
            links = [thing.attrib["href"] for thing in root.iter() if "href" in thing.attrib]
            assert {link[1:] for link in links} == set(ids)
            assert "url(" not in markup
            assert "style=" not in markup


@each_table
def test_cards_and_stages_of_the_city_and_its_neighbours_are_drawn(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        if game.cities[seat].board < 0:
            continue
        root = drawing(FACE.svg(game, words(), seat, moves))
        shown = drawn_cities(game, seat)
        cards = [(CARDS[card].id, str(city)) for city in shown for card in game.cities[city].cards]
        assert values(root, "card", "owner") == Counter(cards)
        stages = [(str(n + 1), str(city)) for city in shown for n in range(len(game.board(city).stages))]
        assert values(root, "stage", "owner") == Counter(stages)
        built = [
            (str(n + 1), str(city))
            for city in shown
            for n in range(len(game.board(city).stages))
            if game.cities[city].stages >> n & 1
        ]
        assert Counter(
            (t.attrib["data-stage"], t.attrib["data-owner"]) for t in having(root, "stage", "built")
        ) == Counter(built)
        assert len(having(root, "marker")) == game.cities[seat].stage_count()
        families = {name: int(count) for name, count in values(root, "family", "count")}
        for colour, name in enumerate(COLOURS):
            assert families.get(name, 0) == sum(CARDS[card].colour == colour for card in game.cities[seat].cards)


@each_table
def test_everybody_is_summed_up(table: str) -> None:
    for game in positions(table):
        root = drawing(FACE.svg(game, words()))
        found = {
            (
                thing.attrib["data-seat"],
                *(thing.attrib[f"data-{name}"] for name in ("coins", "shields", "defeats", "stages")),
            )
            for thing in having(root, "seat")
        }
        assert found == {
            (str(seat), str(city.coins), str(city.all_shields()), str(city.all_defeats()), str(city.stage_count()))
            for seat, city in enumerate(game.cities)
        }
        for thing in having(root, "seat"):
            city = game.cities[int(thing.attrib["data-seat"])]
            tokens = [int(number) for number in thing.attrib["data-victories"].split(",")]
            assert sum(tokens) == city.victory_count()
            assert sum(n * worth for n, worth in zip(tokens, (1, 3, 5), strict=True)) == city.victory_points()
            assert ("data-chosen-yet" in thing.attrib) == (city.choice is not None)
        assert [thing.attrib["data-discards"] for thing in having(root, "discards")] == [str(len(game.discards.codes))]
        assert [thing.attrib["data-age"] for thing in having(root, "age")] == [str(game.age)]


@each_table
def test_the_hand_is_open_to_its_owner_only(table: str) -> None:
    # After the end the score sheet has taken the place of the hand.
    for game in positions(table)[:-1]:
        assert not game.is_over
        for seat in range(game.seats):
            city = game.cities[seat]
            held = Counter((CARDS[card].id,) for card in (*city.hand, *city.leaders))
            assert values(drawing(FACE.svg(game, words(), seat)), "hand") == held
        root = drawing(FACE.svg(game, words()))
        assert not having(root, "hand")
        assert not having(root, "chosen")
        city = game.cities[0]
        backs = Counter((str(CARDS[card].age),) for card in (*city.hand, *city.leaders))
        assert values(root, "back") == backs


@each_table
def test_a_seat_reads_nothing_about_cards_it_may_not_know(table: str) -> None:
    for game in positions(table):
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            assert isinstance(view, SevenWonders)
            known = {
                CARDS[card].id for city in view.cities for card in (*city.cards, *city.hand, *city.leaders) if card >= 0
            }
            known |= {CARDS[card].id for city in view.cities for card in city.markers if card >= 0}
            known |= {CARDS[code >> 3].id for code in view.discards.codes if code >= 0}
            chosen = [city.choice for city in view.cities if city.choice is not None]
            known |= {CARDS[choice.a].id for choice in chosen}
            secret = {CARDS[card].id for city in game.cities for card in (*city.hand, *city.leaders)} - known
            # The cards a chain leads to are printed on the parents.
            printed = {CARDS[child].id for name in known for child in CARDS[CARD_NUMBERS[name]].chains}
            root = drawing(FACE.svg(game, words(), seat))
            told = {value for thing in root.iter() for value in thing.attrib.values()}
            told |= {part for value in told for part in re.split(r"[ ;]", value)}
            assert not told & secret
            texts = {(thing.text or "") for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text")}
            for name in secret - printed:
                shown = words().name(name)
                if not any(words().name(other) == shown for other in known):
                    assert not [text for text in texts if text == shown or text.startswith(f"{shown} (")]


@each_table
def test_every_move_is_lit_and_nothing_else(table: str) -> None:
    for game in positions(table):
        for seat in game.to_move:
            moves = game.moves(seat)
            for narrow in (False, True):
                root = drawing(FACE.svg(game, words(), seat, moves, narrow=narrow))
                named = {text for thing in having(root, "move") for text in thing.attrib["data-move"].split(";")}
                assert named == {str(one) for one in moves}
                targets = [thing for thing in root.iter() if "target" in thing.get("class", "").split()]
                assert len(targets) == len(having(root, "move"))
                assert all(thing.find(f"{SVG}title") is not None for thing in targets)


def test_every_kind_of_decision_shows_all_its_moves() -> None:
    seen: set[str] = set()
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
            if step.name not in seen:
                seen.add(step.name)
                root = drawing(FACE.svg(game, words("pl"), seat, moves))
                named = {text for thing in having(root, "move") for text in thing.attrib["data-move"].split(";")}
                assert named == {str(one) for one in moves}
                assert said(root) == words("pl").step(step.name)
                for player, place in ((None, game.to_move), ((seat + 1) % 4, game.to_move)):
                    if player not in place:
                        assert PLAYERS[seat] in said(drawing(FACE.svg(game, words("pl"), player)))
            stages = [one for one in moves if str(one).startswith("stage")]
            better = stages or [one for one in moves if one.verb != DISCARD] or moves
            game.play(seat, better[chance.below(len(better))])
    assert len(seen) >= 12, seen


def test_without_moves_nothing_is_lit() -> None:
    for game in positions("everything"):
        markup = FACE.svg(game, words(), 0)
        assert "data-move" not in markup
        assert "lamp" not in re.sub(r"<style>.*?</style>", "", markup, flags=re.DOTALL)


@each_table
def test_equal_views_give_equal_drawings(table: str) -> None:
    for game in positions(table):
        for seat in (None, 0):
            view = game.view(seat)
            assert FACE.svg(game, words(), seat) == FACE.svg(view, words()) == FACE.svg(view, words(), seat)
        again = game.redeal(0, Chance.stream(3, "again"))
        assert FACE.svg(again, words(), 0) == FACE.svg(game, words(), 0)


def test_a_different_table_gives_a_different_drawing() -> None:
    game = positions("five")[3]
    before = FACE.svg(game)
    for change in ("coins", "shields", "defeats", "debts", "vanished"):
        other = game.copy()
        city = other.cities[1]
        setattr(city, change, getattr(city, change) + 1)
        assert FACE.svg(other) != before, change


@each_table
def test_all_words_come_in_both_languages(table: str) -> None:
    for game in positions(table):
        seat, moves = on_turn(game)
        found = {}
        for language in LANGUAGES:
            root = drawing(FACE.svg(game, words(language), seat, moves))
            assert root.get("lang") == language
            texts = [thing.text or "" for thing in root.iter() if thing.tag in (f"{SVG}title", f"{SVG}text")]
            assert all(text.strip() for text in texts)
            found[language] = {text for text in texts if " " in text and len(text) > 24}
        # What is long is a sentence, and no sentence is the same in both languages.
        assert not {text for text in found["en"] & found["pl"] if not text.startswith(tuple(PLAYERS))}


def test_each_word_for_drawings_is_there_in_both_languages() -> None:
    ids = {}
    for language in LANGUAGES:
        source = resources.files(BOX.package).joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
        ids[language] = set(re.findall(r"^(draw-[\w-]+) =", source, re.MULTILINE))
    assert ids["en"] == ids["pl"]
    assert len(ids["en"]) > 90


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_is_styled(theme: str) -> None:
    sheet = FACE.look.style(theme)
    for table in ("everything", "two", "four-choose"):
        for game in positions(table):
            seat, moves = on_turn(game)
            for narrow in (False, True):
                root = drawing(FACE.svg(game, words(), seat, moves, theme, narrow))
                assert root.get("class") == f"ecumene-{theme} {BOX.id}"
                classes = {name for thing in root.iter() for name in thing.get("class", "").split()}
                missing_ones = {name for name in classes if f".{name}{{" not in sheet} - {f"ecumene-{theme}", BOX.id}
                assert missing_ones == set()


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(BadInput):
        FACE.svg(positions("three")[1], theme="sepia")


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    game = positions("three")[2]
    assert game._repr_svg_() == FACE.svg(game) == FACE.svg(game.view(None))


def test_the_end_has_a_score_sheet() -> None:
    for table in ("three", "everything"):
        game = positions(table)[-1]
        assert game.is_over
        root = drawing(FACE.svg(game, words(), 1))
        assert len(having(root, "sheet")) == 1
        totals = {(str(score.seat), str(score.total)): 1 for score in game.scores()}
        assert values(root, "total-of", "total") == Counter(totals)
        for score in game.scores():
            lines = {
                thing.attrib["data-source"]: int(thing.attrib["data-points"])
                for thing in having(root, "points-of")
                if thing.attrib["data-points-of"] == str(score.seat)
            }
            assert sum(lines.values()) == score.total
            assert {name: n for name, n in lines.items() if n} == {item.source: item.points for item in score.items}
        first = [PLAYERS[seat] for seat, place in enumerate(game.ranking()) if place == 1]
        assert all(name in said(root) for name in first)


# Prices


def bare(table: str = "three") -> SevenWonders:
    """The first turn of a game in which nobody can make or buy anything, and seat 0 holds what a test gives it."""
    game = opened(table, 1)
    for city in game.cities:
        city.production = city.for_sale = city.revealed_production = city.coins = city.prices = city.special_prices = 0
    game._legal = [None] * game.seats
    return game


def foot(game: SevenWonders, card: str) -> tuple[str, list[str]]:
    """The title of a card of seat 0's hand, and the words and signs on it."""
    root = drawing(FACE.svg(game, words(), 0, game.moves(0)))
    found = next(thing for thing in having(root, "hand") if thing.attrib["data-hand"] == card)
    title = found.find(f"{SVG}title")
    assert title is not None
    shown = [(thing.text or "") if thing.tag == f"{SVG}text" else thing.get("href", "") for thing in found.iter()]
    return title.text or "", [one for one in shown if one]


def test_a_chain_is_free_and_names_its_parent() -> None:
    game = bare()
    game.cities[0].hand = (CARD_NUMBERS["aqueduct"],)
    game.cities[0].built |= 1 << CARDS[CARD_NUMBERS["baths"]].name
    assert move(CHAIN, CARD_NUMBERS["aqueduct"]) in game.moves(0)
    title, shown = foot(game, "aqueduct")
    assert "Baths stands in your city" in title
    assert "free" in shown
    assert "#seven-wonders-chain" in shown
    assert "Baths" in shown


def test_a_price_names_the_seller() -> None:
    game = bare()
    city = game.cities[0]
    city.hand = (CARD_NUMBERS["baths"],)
    city.coins = 3
    left = game.lefts[0]
    game.cities[left].for_sale = 1 << 3
    assert move(BUILD, CARD_NUMBERS["baths"], 0, 2) in game.moves(0)
    title, shown = foot(game, "baths")
    assert f"It costs 2 coins now, from {PLAYERS[left]}." in title
    assert f"from {PLAYERS[left]}" in shown
    game.cities[game.rights[0]].for_sale = 1 << 3
    game._legal = [None] * game.seats
    _, shown = foot(game, "baths")
    assert f"from {PLAYERS[game.rights[0]]} or {PLAYERS[left]}" in shown


def test_coins_for_the_bank_are_a_price_too() -> None:
    game = bare()
    game.cities[0].hand = (CARD_NUMBERS["timber-yard"],)
    game.cities[0].coins = 1
    title, shown = foot(game, "timber-yard")
    assert "It costs 1 coin now, to the bank." in title
    assert "to the bank" in shown


def test_what_cannot_be_built_says_why() -> None:
    game = bare()
    city = game.cities[0]
    city.hand = (CARD_NUMBERS["baths"], CARD_NUMBERS["lumber-yard"], CARD_NUMBERS["timber-yard"])
    city.built |= 1 << CARDS[CARD_NUMBERS["lumber-yard"]].name
    title, shown = foot(game, "baths")
    assert "lacks" in shown
    assert shown[-1] == "#seven-wonders-stone"
    assert "stone" in title
    _, shown = foot(game, "lumber-yard")
    assert "built already" in shown
    _, shown = foot(game, "timber-yard")
    assert "needs 1, has 0" in shown


def test_a_card_that_costs_nothing_is_free() -> None:
    game = bare()
    game.cities[0].hand = (CARD_NUMBERS["altar"],)
    title, shown = foot(game, "altar")
    assert "It costs you nothing." in title
    assert "free" in shown


def test_the_own_choice_stays_in_sight_and_nobody_elses() -> None:
    game = opened("three", 2)
    chosen = game.moves(0)[-1]
    game.play(0, chosen)
    mine = drawing(FACE.svg(game, words(), 0))
    assert [thing.attrib["data-chosen"] for thing in having(mine, "chosen")] == [CARDS[chosen.a].id]
    for other in (None, 1, 2):
        root = drawing(FACE.svg(game, words(), other))
        assert not having(root, "chosen")
        assert [thing.attrib["data-seat"] for thing in having(root, "seat", "chosen-yet")] == ["0"]


def test_missing_resources_as_signs() -> None:
    assert missing("2 wood, 1 glass") == ["#wood", "#wood", "#glass"]


# Signs


def test_every_effect_has_signs() -> None:
    for effect in ALL_EFFECTS:
        parts = effect_parts(effect)
        assert parts
        assert all(parts)


def test_different_cards_of_a_colour_look_different_or_do_the_same() -> None:
    looks: dict[str, set[str]] = {}
    for card in CARDS:
        look = f"{card.colour} {card_cost(card)} {effect_rows(card.effects)}"
        looks.setdefault(look, set()).add(words().name(card.id))
    assert max(len(names) for names in looks.values()) <= 3


def test_every_wonder_and_family_has_a_picture() -> None:
    assert {board.wonder for board in BOARDS} == set(WONDERS)
    assert set(COLOURS) == set(CARD_ART)


def test_boards_without_anything_at_the_start_show_nothing() -> None:
    empty = {board.wonder for board in BOARDS if not start_parts(board)}
    assert empty == {"chichen-itza", "doppelwonder"}


def test_backs_tell_the_age() -> None:
    game = positions("leaders")[0]
    view = game.view(None)
    assert isinstance(view, SevenWonders)
    assert all(card <= FACE_DOWN for card in view.cities[0].hand)
    root = drawing(FACE.svg(game, words()))
    assert {age for (age,) in values(root, "back")} == {"0"}
