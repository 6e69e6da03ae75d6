"""The position as text: from every seat, at every moment, without secrets; and every legal move has words."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import IllegalMove
from ecumene.games.seven_wonders import as_text, move_text
from ecumene.games.seven_wonders.building import payments
from ecumene.games.seven_wonders.effects import add_card
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import SLOTS, mask_of, pack, slot, with_choice
from ecumene.games.seven_wonders.move_text import price_of, purchases
from ecumene.games.seven_wonders.moves import BUILD, STAGE
from ecumene.games.seven_wonders.setup import FREE_CITY
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS
from ecumene.text import Words

PACKAGE = ecumene.box("seven-wonders").package
NAMES = ["Ola", "Jan", "Ewa", "Max", "Iga", "Leo", "Ula"]
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {"deal": "choose"}),
    (3, {}),
    (4, {"wonders": "lost", "deal": "two"}),
    (4, {"wonders": "all", "cities": True, "leaders": True, "teams": True}),
    (6, {"wonders": "all", "cities": True, "leaders": True}),
]
in_each_variant = pytest.mark.parametrize(("seats", "options"), VARIANTS)
#: Left-overs of messages: braces, ids, empty brackets.
RAW = re.compile(r"[{}_]|name-|show-|effect-|\(\)")


def plain(lines: list[str]) -> list[str]:
    """What a terminal without colours prints; broken markup raises."""
    return [Text.from_markup(line).plain for line in lines]


def words_in(language: str, seats: int = 7) -> Words:
    return Words(language, PACKAGE, NAMES[:seats])


def new(seats: int, seed: int, options: dict[str, object]) -> SevenWonders:
    game = ecumene.new("seven-wonders", seats, seed, options)
    assert isinstance(game, SevenWonders)
    return game


def seen(game: SevenWonders, seat: int | None) -> SevenWonders:
    view = game.view(seat)
    assert isinstance(view, SevenWonders)
    return view


def walk(seats: int, options: dict[str, object], seed: int) -> list[SevenWonders]:
    """Positions of a random game that likes to build."""
    game = new(seats, seed, options)
    chance = Chance.stream(seed, "test")
    found = [game.copy()]
    while not game.is_over:
        seat = game.to_move[chance.below(len(game.to_move))]
        moves = [move for move in game.moves(seat) if not str(move).startswith("discard")] or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
        found.append(game.copy())
    return found


# The table


@in_each_variant
def test_every_view_can_be_shown(seats: int, options: dict[str, object]) -> None:
    """From a seat and from outside; nothing is wider than a terminal, no id is left."""
    for number, game in enumerate(walk(seats, options, 21)):
        if number > 8 and number % 5 and not game.is_over:
            continue
        for seat in (None, number % seats):
            view = seen(game, seat)
            for language in LANGUAGES:
                words = words_in(language, seats)
                lines = plain(as_text.board(view, words)) + plain(as_text.table(view, words))
                assert max(map(len, lines)) <= as_text.WIDTH
                assert all(line.strip() for line in lines)
                everybody = plain(as_text.brief(view, words))
                assert len(everybody) == len(game.cities)
                assert [line for line in lines + everybody if RAW.search(line)] == []


@in_each_variant
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(7, "test")
    words = words_in("en", seats)
    for number, game in enumerate(walk(seats, options, 22)):
        if number % 9 == 0:
            seat = number % seats
            other = game.redeal(seat, chance)
            assert isinstance(other, SevenWonders)
            for page in (as_text.board, as_text.brief, as_text.table):
                assert page(seen(game, seat), words) == page(seen(other, seat), words)


def test_the_hand_is_shown_to_its_owner_only() -> None:
    game = new(3, 4, {})
    words = words_in("en", 3)
    hands = [{words.name(CARDS[number].id) for number in city.hand} for city in game.cities]
    for seat in (0, 1, 2, None):
        view = seen(game, seat)
        page = "\n".join(plain(as_text.board(view, words) + as_text.table(view, words)))
        for owner in range(3):
            # A name may also stand in the effect of a card that it can be built with.
            listed = {name for name in hands[owner] if re.search(rf"^  {name}  ", page, re.MULTILINE)}
            assert listed == (
                hands[owner] if owner == seat else hands[owner] & (hands[seat] if seat is not None else set())
            )
        assert page.count("7 cards in hand") == (3 if seat is None else 2)


def table_of(hand: str, **resources: int) -> SevenWonders:
    """Three players in the first turn; the first one has this hand and makes these resources."""
    game = new(3, 1, {"sides": "A"})
    city = game.cities[0]
    city.hand = tuple(sorted([CARD_NUMBERS[id] for id in hand.split()]))
    city.production = city.for_sale = pack(resources)
    game.cities[1].production = game.cities[1].for_sale = pack({"stone": 1, "ore": 1})
    game.cities[2].production = game.cities[2].for_sale = with_choice(0, mask_of(["wood", "stone"]))
    return forget(game)


def forget(game: SevenWonders) -> SevenWonders:
    """The table was touched: legal moves found before no longer hold."""
    game._legal = [None] * game.seats
    return game


def has(game: SevenWonders, *ids: str) -> SevenWonders:
    """The first city has built these cards."""
    for id in ids:
        add_card(game, 0, CARDS[CARD_NUMBERS[id]])
    return forget(game)


def hand_lines(game: SevenWonders, language: str = "en") -> dict[str, str]:
    """The first line of each card in hand, runs of spaces made one."""
    words = words_in(language, 3)
    lines = [re.sub(" +", " ", line).strip() for line in plain(as_text.board(seen(game, 0), words))]
    names = {words.name(CARDS[number].id): CARDS[number].id for number in game.cities[0].hand}
    return {id: line for name, id in names.items() for line in lines if line.startswith(f"{name} ")}


def test_the_hand_says_what_each_card_costs_or_why_not() -> None:
    game = table_of("baths altar loom apothecary timber-yard aqueduct", clay=1)
    city = game.cities[0]
    lines = hand_lines(has(game, "altar"))
    assert lines["loom"] == "Loom grey free 1 textile"
    assert lines["timber-yard"] == "Timber Yard brown 1 coin wood or stone"
    assert lines["baths"] == "Baths blue 2 coins 3 points; free later: Aqueduct"
    assert lines["altar"] == "Altar blue built already 2 points; free later: Temple"
    assert lines["apothecary"].startswith("Apothecary green missing 1 textile compass")
    assert hand_lines(has(game, "baths"))["aqueduct"] == "Aqueduct blue free, chain 5 points"
    city.coins, city.built = 1, 0
    assert hand_lines(forget(game), "pl")["baths"].startswith("Łaźnie niebieska za drogo: 2 monety 3 punkty")


def test_a_card_that_nothing_can_be_done_with_shows_its_printed_price() -> None:
    game = table_of("baths")
    game.play(0, game.parse(0, "discard baths"))
    game.cities[0].hand = (CARD_NUMBERS["baths"],)
    assert hand_lines(game)["baths"].startswith("Baths blue 1 stone 3 points")


def test_neighbours_say_what_they_sell() -> None:
    view = seen(table_of("baths"), 0)
    view.cities[0].prices = 1
    lines = plain(as_text.board(view, words_in("en", 3)))
    assert "  → Jan sells 1 stone, 1 ore" in lines
    assert "  ← Ewa sells wood/stone · raw materials at 1 coin" in lines


def test_a_line_for_everybody() -> None:
    game = table_of("baths")
    city = game.cities[1]
    city.coins, city.shields, city.half_shield, city.stages, city.colours = 7, 2, 1, 1, 3
    city.victories, city.defeats, city.debts, city.diplomacy = 1 << 5, 2, 1, 1
    board = words_in("en").name(game.board(1).id)
    line = plain(as_text.brief(seen(game, 0), words_in("en", 3)))[1]
    facts = "7 coins · 2 shields ½ · stages 1/3 · brown 3 · tokens +3 −2 · 1 debt · diplomacy"
    assert line == f"→ 2. Jan · {board} · {facts}"


@pytest.mark.parametrize("name", ["[bold]Ola[/]", "Ola\\", "[1]", "\\[red]", "[", "Ola [x", "a\\\\[b]"])
def test_names_of_people_are_not_markup(name: str) -> None:
    view = seen(table_of("baths"), 0)
    words = Words("en", PACKAGE, [name, name, name])
    assert plain(as_text.brief(view, words))[0].startswith(f"1. {name} · ")
    assert any(line.startswith(f"2. {name} · ") for line in plain(as_text.table(view, words)))
    assert any(f"→ {name} sells" in line for line in plain(as_text.board(view, words)))


# Moves


@in_each_variant
def test_every_legal_move_has_words(seats: int, options: dict[str, object]) -> None:
    verbs: set[str] = set()
    for game in walk(seats, options, 23)[::2]:
        for seat in game.to_move[:2]:
            view = seen(game, seat)
            for move in game.moves(seat):
                verbs.add(str(move).split()[0])
                said = [move_text.sentence(view, seat, move, words_in(language, seats)) for language in LANGUAGES]
                assert said[0] != said[1]
                assert [text for text in said if RAW.search(text) or "  " in text or text != text.strip(" :")] == []
                assert said[0] == move_text.sentence(game, seat, move, words_in("en", seats))
    assert {"build", "stage", "discard"} <= verbs


@in_each_variant
def test_for_every_payment_something_is_bought(seats: int, options: dict[str, object]) -> None:
    paid = 0
    for game in walk(seats, options, 24)[::3]:
        for seat in game.to_move:
            step = game.step(seat)
            assert step is not None
            city = FREE_CITY if step.name == "free-city-pick" else seat
            for move in game.moves(seat):
                if move.verb in (BUILD, STAGE) and move.c:
                    costs, coins = price_of(game, city, move)
                    assert move.c in payments(game, city, costs, coins)
                    sellers = {place for place, bundle in purchases(game, city, costs, move.c) if bundle}
                    assert {place for place in range(SLOTS) if slot(move.c, place)} <= sellers, str(move)
                    paid += 1
    assert paid > 20


def said(game: SevenWonders, text: str, language: str = "en") -> str:
    move = game.parse(0, text)
    assert game.check(0, move) is None
    return move_text.sentence(game, 0, move, words_in(language, 3))


def test_moves_of_a_turn_name_card_and_price() -> None:
    game = table_of("baths loom timber-yard aqueduct", clay=1)
    assert said(game, "build loom") == "Build Loom: free"
    assert said(game, "build timber-yard", "pl") == "Zbuduj Plac Drzewny: 1 moneta"
    assert said(game, "build baths left=2") == "Build Baths: 1 stone from the left neighbour for 2 coins"
    assert said(game, "build baths right=2", "pl") == "Zbuduj Łaźnie: 1 kamień od prawego sąsiada za 2 monety"
    assert said(game, "discard baths") == "Discard Baths for 3 coins"
    assert said(game, "discard baths", "pl") == "Odrzuć Łaźnie za 3 monety"
    assert said(has(game, "baths"), "chain aqueduct") == "Build Aqueduct free: chain from Baths"
    assert said(game, "chain aqueduct", "pl") == "Zbuduj Akwedukt za darmo: powiązanie (Łaźnie)"


def test_a_stage_names_its_marker_and_price() -> None:
    game = table_of("loom baths", wood=3, stone=2, clay=3, ore=2)
    assert said(game, "stage loom 1") == "Stage 1 with Loom as marker: free"
    assert said(game, "stage loom 1", "pl") == "Etap 1, znacznik Warsztat Tkacki: za darmo"


def test_what_an_illegal_move_says_of_itself() -> None:
    game = table_of("baths")
    game.cities[0].coins = 0
    refusal = game.check(0, game.parse(0, "build baths"))
    assert refusal is not None
    assert str(IllegalMove(refusal, game.box.package)) == f"This costs 2 coins. You have 0. ({refusal.rule})"
