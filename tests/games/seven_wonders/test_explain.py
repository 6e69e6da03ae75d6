"""What a page says beside the drawing: prompts, labels, numbers, explanations, forecasts."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES, Ledger
from ecumene.core.move import Move
from ecumene.games.seven_wonders import move_text
from ecumene.games.seven_wonders.conflicts import fight
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.explain import badge, explain, holdings, owed, progress, stock
from ecumene.games.seven_wonders.forecast import carried_out, conflicts
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DISCARD, STAGE, move
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import BOARDS, CARD_NUMBERS, CARDS
from tests.games.seven_wonders.test_draw import PLAYERS, TABLES, bare, opened, positions, words

each_table = pytest.mark.parametrize("table", TABLES)


def seen(game: SevenWonders, seat: int | None) -> SevenWonders:
    view = game.view(seat)
    assert isinstance(view, SevenWonders)
    return view


# What is owed


@each_table
def test_whoever_decides_is_asked_and_the_others_are_told_who(table: str) -> None:
    for game in positions(table):
        for language in LANGUAGES:
            assert progress(game, words(language))
            for seat in (-1, *range(game.seats)):
                view = seen(game, seat if seat >= 0 else None)
                sentence, _ = owed(view, seat, words(language))
                step = game.step(seat) if seat in game.to_move else None
                if step is not None:
                    assert sentence == words(language).step(step.name)
                elif not game.is_over:
                    assert PLAYERS[game.to_move[0]] in sentence


def test_the_second_line_tells_where_the_hand_goes() -> None:
    game = opened("three", 1)
    assert owed(game, 0, words())[1] == f"Then your hand goes left, to {PLAYERS[game.lefts[0]]}."
    game.age = 2
    assert owed(game, 0, words())[1] == f"Then your hand goes right, to {PLAYERS[game.rights[0]]}."
    game.turn = game.turns
    assert "discard pile" in owed(game, 0, words())[1]
    two = opened("two", 1)
    assert owed(two, 0, words())[1] == f"Then you and {PLAYERS[1]} exchange hands."


def test_whoever_has_chosen_reads_so() -> None:
    game = opened("three", 1)
    game.play(0, game.moves(0)[-1])
    assert owed(seen(game, 0), 0, words())[1] == words()("help-chosen")
    assert owed(seen(game, None), -1, words())[1] == ""


def test_badges_differ() -> None:
    for table in ("two", "seven"):
        game = opened(table, 1)
        assert len({badge(game, seat) for seat in range(len(game.cities))}) == len(game.cities)
    assert badge(opened("two", 1), FREE_CITY) == "ivory"


# Moves in short


def test_labels_say_what_is_done_and_what_it_costs() -> None:
    game = bare()
    city = game.cities[0]
    city.hand = tuple(CARD_NUMBERS[name] for name in ("altar", "aqueduct", "baths", "timber-yard"))
    city.coins = 3
    city.built |= 1 << CARDS[CARD_NUMBERS["baths"]].name
    left = game.lefts[0]
    game.cities[left].for_sale = 1 << 3

    def short(verb: int, name: str, payment: int = 0) -> str:
        return move_text.label(game, 0, move(verb, CARD_NUMBERS[name], 0, payment), words())

    assert short(BUILD, "altar") == "Build, free"
    assert short(BUILD, "timber-yard") == "Build, 1 coin to the bank"
    assert short(BUILD, "baths", 2) == f"Build, 2 coins to {PLAYERS[left]}"
    assert short(CHAIN, "aqueduct") == "Build free, by Baths"
    assert short(DISCARD, "altar") == "Discard, +3 coins"
    assert short(STAGE, "altar", 2).startswith("Stage I with it, 2 coins")


def strolled(seed: int, options: dict[str, object], seats: int) -> list[tuple[SevenWonders, int, list[Move]]]:
    """The decisions of a game that likes stages."""
    game = ecumene.new("seven-wonders", seats, seed, options)
    assert isinstance(game, SevenWonders)
    chance = Chance.stream(seed, "labels")
    found: list[tuple[SevenWonders, int, list[Move]]] = []
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        found.append((game.copy(), seat, moves))
        better = [one for one in moves if one.verb == STAGE] or [one for one in moves if one.verb != DISCARD] or moves
        game.play(seat, better[chance.below(len(better))])
    return found


LOST: dict[str, object] = {"cities": True, "leaders": True, "wonders": "lost", "balance": "orders"}
each_game = pytest.mark.parametrize(
    ("seed", "options", "seats"), [(3, LOST, 4), (4, LOST | {"teams": True}, 4), (5, {}, 2)]
)


@each_game
def test_every_move_has_a_label_of_its_own_on_its_thing(seed: int, options: dict[str, object], seats: int) -> None:
    """On one card no two buttons say the same, and a label is shorter than the sentence."""
    for game, seat, moves in strolled(seed, options, seats):
        view = seen(game, seat)
        for language in LANGUAGES:
            by_card: dict[tuple[int, str], Move] = {}
            for one in moves:
                short = move_text.label(view, seat, one, words(language))
                assert short.strip()
                assert len(short) <= max(66, len(move_text.sentence(view, seat, one, words(language))))
                twin = by_card.setdefault((one.a, short), one)
                assert twin == one or twin.verb == one.verb, (str(one), str(twin), short)


# Numbers


@each_table
def test_numbers_have_symbols_and_names(table: str) -> None:
    for game in positions(table):
        for seat in range(len(game.cities)):
            for name, _ in stock(seen(game, 0), seat):
                assert name in LOOK.symbols
                for language in LANGUAGES:
                    assert words(language)(f"stock-{name}")


def test_the_own_secret_choice_is_counted_in_for_its_owner_only() -> None:
    game = opened("three", 2)
    game.play(0, next(one for one in game.moves(0) if one.verb == DISCARD))
    before = dict(holdings(game, 0))
    assert dict(stock(seen(game, 0), 0)) == before | {"coin": before["coin"] + 3, "points": before["points"] + 1}
    for eyes in (1, 2, None):
        assert dict(stock(seen(game, eyes), 0)) == before


@each_game
def test_a_choice_carried_out_alone_is_what_the_turn_does(seed: int, options: dict[str, object], seats: int) -> None:
    """The city's cards and stages after the reveal are those that were foreseen."""
    compared = 0
    for game, seat, moves in strolled(seed, options, seats):
        step = game.step(seat)
        if step is None or step.name != "pick":
            continue
        after = game.copy()
        after.play(seat, moves[0])
        view = seen(after, seat)
        if view.cities[seat].choice is None:
            continue
        foreseen = carried_out(view, seat)
        while (after.age, after.turn) == (game.age, game.turn) and not after.is_over:
            other = after.to_move[0]
            after.play(other, after.moves(other)[-1])
        if moves[0].verb == BUILD and not game.assassins and moves[0].a in after.cities[seat].cards:
            compared += 1
            assert moves[0].a in foreseen.cities[seat].cards
            assert foreseen.cities[seat].shields == after.cities[seat].shields
            assert foreseen.cities[seat].symbols == after.cities[seat].symbols
    assert compared > 5


@each_table
def test_forecast_conflicts_are_those_of_the_end_of_the_age(table: str) -> None:
    for game in positions(table):
        if game.is_over or not game.age:
            continue
        after = game.copy()
        fight(after, None)
        for seat, city in enumerate(game.cities):
            fights = conflicts(game, seat)
            assert sum(one.points for one in fights) == after.cities[seat].victory_points() - city.victory_points()
            assert sum(one.defeats for one in fights) == after.cities[seat].all_defeats() - city.all_defeats()


# Things


def test_every_card_and_board_explains_itself() -> None:
    game = seen(opened("everything", 1), 0)
    known = Ledger.load(ecumene.box("seven-wonders").package, "en").rules
    for language in LANGUAGES:
        for card in CARDS:
            about = explain(game, f"hand-{card.id}", words(language))
            assert about is not None
            assert about.title == words(language).name(card.id)
            assert set(about.rules) <= set(known)
        for board in BOARDS:
            about = explain(game, f"board-{board.id.lower()}", words(language))
            assert about is not None
            assert len(about.lines) >= 1 + len(board.stages)
            assert set(about.rules) <= set(known)


def test_cards_cite_the_rules_that_name_them() -> None:
    game = seen(opened("three", 1), 0)
    tavern = explain(game, "hand-tavern", words("pl"))
    assert tavern is not None
    assert "SW-093" in tavern.rules
    giza = explain(game, "board-giza-a", words("pl"))
    assert giza is not None
    assert "SW-163" in giza.rules


def test_unknown_things_have_no_explanation() -> None:
    game = seen(opened("three", 1), 0)
    for name in (
        "hand-nothing",
        "board-x",
        "seat-9",
        "stage-0-9",
        "cards-0-pink",
        "back-7",
        "built-0-altar",
        "lake",
        "",
    ):
        assert explain(game, name, words()) is None


def test_a_stage_tells_its_marker_only_to_its_owner() -> None:
    for table in ("three", "cities"):
        game = positions(table)[3]
        for seat, city in enumerate(game.cities):
            for number, marker in enumerate(city.markers):
                if marker < 0:
                    continue
                name = words().name(CARDS[marker].id)
                for eyes in range(game.seats):
                    about = explain(seen(game, eyes), f"stage-{seat}-{number + 1}", words())
                    assert about is not None
                    assert any(name in line for line in about.lines) == (eyes == seat)
