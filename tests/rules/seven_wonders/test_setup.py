"""Section A: components and set-up of the base game (SW-001 to SW-014, SW-386)."""

from __future__ import annotations

from collections import Counter

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.phases import DealHands
from ecumene.games.seven_wonders.tables import BOARDS, CARDS, GUILDS
from ecumene.games.seven_wonders.vocabulary import COLOURS, PURPLE
from tests.rules.seven_wonders.table import Table

SEATS = [3, 4, 5, 6, 7]
WONDERS = {
    "alexandria": "glass",
    "babylon": "clay",
    "ephesos": "papyrus",
    "giza": "stone",
    "halikarnassos": "textile",
    "olympia": "wood",
    "rhodos": "ore",
}
#: A card of Age I that costs one unit of the kind and nothing else.
COSTS_ONE = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard-tower",
    "ore": "barracks",
    "glass": "workshop",
    "textile": "apothecary",
    "papyrus": "scriptorium",
}


def start(seats: int, seed: int = 1, **options: object) -> SevenWonders:
    game = ecumene.new("seven-wonders", seats=seats, seed=seed, options=options)
    assert isinstance(game, SevenWonders)
    return game


def seen(game: SevenWonders, viewer: int | None) -> SevenWonders:
    view = game.view(viewer)
    assert isinstance(view, SevenWonders)
    return view


def dealt(seats: int, age: int, seed: int = 1) -> Counter[str]:
    """All cards in the hands at the start of an Age."""
    game = start(seats, seed)
    if age > 1:
        game.age = age
        game.turn = 0
        game.agenda = [DealHands()]
        game.settle()
    return Counter(CARDS[card].id for city in game.cities for card in city.hand)


def guilds(cards: Counter[str]) -> set[str]:
    return {name for name in cards if name.endswith("-guild")}


def guilds_drawn(game: SevenWonders) -> frozenset[int]:
    return frozenset(card for card in GUILDS if game.dealt >> card & 1)


@pytest.mark.rule("SW-001")
def test_what_the_box_holds() -> None:
    copies = Counter(card.age for card in CARDS for _ in card.marks)
    assert (copies[1], copies[2], copies[3], len(GUILDS)) == (49, 49, 40, 10)
    sides = Counter(board.wonder for board in BOARDS if board.wonder in WONDERS)
    assert sides == dict.fromkeys(WONDERS, 2)


@pytest.mark.breach("SW-001")
def test_nothing_else_is_dealt_in_the_base_game() -> None:
    common = {"brown", "grey", "blue", "green", "yellow", "red"}
    for age, wanted in ((1, common), (2, common), (3, {"blue", "green", "yellow", "red", "purple"})):
        cards = dealt(7, age)
        assert {COLOURS[card.colour] for card in CARDS if card.id in cards} == wanted
        copies = {card.id: len(card.marks) for card in CARDS if card.age == age and card.marks}
        assert {name: number for name, number in cards.items() if not name.endswith("-guild")} == copies
    boards = {BOARDS[city.board].wonder for seed in range(20) for city in start(7, seed).cities}
    assert boards == set(WONDERS)


@pytest.mark.rule("SW-002")
@pytest.mark.parametrize(("seats", "cities"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)])
def test_two_to_seven_players(seats: int, cities: int) -> None:
    game = start(seats)
    assert (game.seats, len(game.cities), game.to_move) == (seats, cities, tuple(range(seats)))


@pytest.mark.breach("SW-002")
@pytest.mark.parametrize("seats", [0, 1, 8])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        start(seats)
    assert caught.value.reason == "seats"
    assert (caught.value.needs["low"], caught.value.needs["high"], caught.value.needs["seats"]) == (2, 7, seats)


@pytest.mark.rule("SW-003")
@pytest.mark.parametrize(
    ("age", "card", "copies"),
    [
        (1, "timber-yard", [1, 1, 1, 1, 1]),
        (1, "lumber-yard", [1, 2, 2, 2, 2]),
        (1, "excavation", [0, 1, 1, 1, 1]),
        (1, "clay-pool", [1, 1, 2, 2, 2]),
        (1, "forest-cave", [0, 0, 1, 1, 1]),
        (1, "loom", [1, 1, 1, 2, 2]),
        (1, "mine", [0, 0, 0, 1, 1]),
        (1, "tavern", [0, 1, 2, 2, 3]),
        (1, "baths", [1, 1, 1, 1, 2]),
        (2, "sawmill", [1, 2, 2, 2, 2]),
        (2, "caravansery", [1, 1, 2, 3, 3]),
        (2, "forum", [1, 1, 1, 2, 3]),
        (2, "training-ground", [0, 1, 1, 2, 3]),
        (2, "bazar", [0, 1, 1, 1, 2]),
        (3, "arena", [1, 1, 2, 2, 3]),
        (3, "town-hall", [1, 1, 2, 3, 3]),
        (3, "circus", [0, 1, 2, 3, 3]),
        (3, "chamber-of-commerce", [0, 1, 1, 2, 2]),
    ],
)
def test_copies_by_number_of_players(age: int, card: str, copies: list[int]) -> None:
    assert [dealt(seats, age)[card] for seats in SEATS] == copies


@pytest.mark.breach("SW-003")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_no_copy_marked_for_more_players(seats: int, age: int) -> None:
    for seed in range(5):
        for name, number in dealt(seats, age, seed).items():
            card = next(card for card in CARDS if card.id == name)
            assert card.colour == PURPLE or number <= sum(mark <= seats for mark in card.marks)


@pytest.mark.rule("SW-004")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("age", [1, 2])
def test_seven_cards_a_player(seats: int, age: int) -> None:
    assert dealt(seats, age).total() == 7 * seats


@pytest.mark.breach("SW-004")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("age", [1, 2])
def test_no_card_of_the_deck_is_left_over(seats: int, age: int) -> None:
    deck = Counter(card.id for card in CARDS if card.age == age for mark in card.marks if mark <= seats)
    assert deck.total() == 7 * seats
    assert dealt(seats, age, 3) == deck


@pytest.mark.rule("SW-005")
@pytest.mark.parametrize(("seats", "number"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_guilds_by_number_of_players(seats: int, number: int) -> None:
    draws = {frozenset(guilds(dealt(seats, 3, seed))) for seed in range(12)}
    assert {len(draw) for draw in draws} == {number}
    assert len(draws) > 1


@pytest.mark.breach("SW-005")
def test_guilds_are_drawn_in_secret_and_each_once() -> None:
    game = start(3, 4)
    assert [seen(game, seat).dealt for seat in (0, 1, 2, None)] == [0, 0, 0, 0]
    cards = dealt(3, 3, 4)
    assert all(cards[name] == 1 for name in guilds(cards))
    assert not guilds(dealt(3, 1, 4)) | guilds(dealt(3, 2, 4))


@pytest.mark.rule("SW-006")
@pytest.mark.parametrize(("seats", "plain"), [(3, 16), (4, 22), (5, 28), (6, 34), (7, 40)])
def test_age_three_without_and_with_guilds(seats: int, plain: int) -> None:
    cards = dealt(seats, 3)
    assert (cards.total() - len(guilds(cards)), cards.total()) == (plain, 7 * seats)


@pytest.mark.breach("SW-006")
@pytest.mark.parametrize("seats", SEATS)
def test_age_three_holds_no_card_of_another_age(seats: int) -> None:
    assert {card.age for card in CARDS if card.id in dealt(seats, 3)} == {3}


@pytest.mark.rule("SW-007")
@pytest.mark.parametrize(("seats", "unused"), [(3, 5), (4, 4), (5, 3), (6, 2), (7, 1)])
def test_guilds_left_in_the_box(seats: int, unused: int) -> None:
    game = start(seats, 2)
    assert 10 - len(guilds_drawn(game)) == unused
    assert guilds(dealt(seats, 3, 2)) == {CARDS[card].id for card in guilds_drawn(game)}


@pytest.mark.breach("SW-007")
def test_nobody_knows_which_guilds_are_left() -> None:
    game = start(3, 2)
    guesses = {guilds_drawn(again) for n in range(12) if isinstance(again := game.redeal(0, Chance(n)), SevenWonders)}
    assert len(guesses) > 6
    assert {len(guess) for guess in guesses} == {5}


@pytest.mark.rule("SW-008")
def test_boards_and_sides_by_lot() -> None:
    games = [start(3, seed) for seed in range(40)]
    for game in games:
        assert len({BOARDS[city.board].wonder for city in game.cities}) == 3
    assert {BOARDS[city.board].id for game in games for city in game.cities} == {
        f"{w}-{s}" for w in WONDERS for s in "AB"
    }


@pytest.mark.breach("SW-008")
def test_no_board_twice_and_no_side_that_was_not_agreed_on() -> None:
    game = start(3, deal="choose")
    game.play(0, game.parse(0, "board giza-A"))
    for text, reason in (("board giza-A", "board-taken"), ("board giza-B", "board-taken")):
        refusal = game.check(1, game.parse(1, text))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.needs) == ("SW-008", reason, {"board": text.split()[1]})
    assert len(game.moves(1)) == 12
    only_a = start(3, deal="choose", sides="A")
    refusal = only_a.check(0, only_a.parse(0, "board giza-B"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.needs) == ("SW-008", "board-not-offered", {"board": "giza-B"})
    with pytest.raises(IllegalMove):
        only_a.play(0, only_a.parse(0, "board giza-B"))


@pytest.mark.rule("SW-009")
def test_sides_may_be_mixed() -> None:
    game = start(3, deal="choose")
    for seat, board in enumerate(["giza-A", "rhodos-B", "ephesos-A"]):
        game.play(seat, game.parse(seat, f"board {board}"))
    assert [game.cast(seat) for seat in range(3)] == ["giza-A", "rhodos-B", "ephesos-A"]


@pytest.mark.breach("SW-009")
def test_never_both_sides_of_one_board() -> None:
    game = start(4, deal="choose")
    game.play(0, game.parse(0, "board giza-A"))
    game.play(1, game.parse(1, "board rhodos-B"))
    offered = {str(move) for move in game.moves(2)}
    others = set(WONDERS) - {"giza", "rhodos"}
    assert offered == {f"board {wonder}-{side}" for wonder in others for side in "AB"}


@pytest.mark.rule("SW-010")
@pytest.mark.parametrize("seats", [2, *SEATS])
def test_three_coins(seats: int) -> None:
    for seed in range(5):
        assert [city.coins for city in start(seats, seed).cities] == [3] * max(3, seats)


@pytest.mark.breach("SW-010")
def test_the_first_coins_do_not_reach_for_four() -> None:
    table = Table("giza-A", "olympia-A", "rhodos-A").build(2, "lumber-yard").hands("caravansery", "altar", "altar")
    assert table.purses() == [3, 3, 3]
    assert table.refuses(0, "build caravansery left=2 right=2", "SW-050", "coins", need=4, have=3)


@pytest.mark.rule("SW-011")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("wonder", list(WONDERS))
def test_the_start_resource_works_in_the_first_turn(wonder: str, side: str) -> None:
    card = COSTS_ONE[WONDERS[wonder]]
    others = [other for other in WONDERS if other != wonder][:2]
    table = Table(f"{wonder}-{side}", f"{others[0]}-A", f"{others[1]}-A", coins=0)
    table.hands(" ".join(COSTS_ONE.values()), "altar", "altar")
    assert table.game.turn > 0
    table.play(0, f"build {card}")
    table.play(1, "discard altar")
    table.play(2, "discard altar")
    assert (table.built(0), table.cities[0].coins) == ([card], 0)


@pytest.mark.breach("SW-011")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("wonder", list(WONDERS))
def test_a_board_produces_nothing_else(wonder: str, side: str) -> None:
    others = [other for other in WONDERS if other != wonder][:2]
    table = Table(f"{wonder}-{side}", f"{others[0]}-A", f"{others[1]}-A", coins=0)
    table.hands(" ".join(COSTS_ONE.values()), "altar", "altar")
    assert table.legal(0, "build") == {f"build {COSTS_ONE[WONDERS[wonder]]}"}
    dear = COSTS_ONE[WONDERS[others[0]]]
    assert table.refuses(0, f"build {dear} right=2", "SW-050", "coins", need=2, have=0)


@pytest.mark.rule("SW-012")
def test_coins_have_no_limit() -> None:
    table = Table("giza-A", "rhodos-A", "ephesos-A").coins(0, 500).hands("tavern", "altar", "altar")
    table.turn("build tavern", "discard altar", "discard altar")
    assert table.purses() == [505, 6, 6]
    assert table.points(0, "coins") == 168


@pytest.mark.breach("SW-012")
def test_the_bank_never_runs_out() -> None:
    table = Table(*[f"{wonder}-A" for wonder in WONDERS], coins=1000).hands(*["altar"] * 7)
    table.turn(*["discard altar"] * 7)
    assert table.purses() == [1003] * 7


@pytest.mark.rule("SW-013")
@pytest.mark.parametrize("seats", SEATS)
def test_neighbours_sit_directly_left_and_right(seats: int) -> None:
    game = start(seats)
    for seat in range(seats):
        assert sorted(game.neighbours(seat)) == sorted({(seat - 1) % seats, (seat + 1) % seats})
    if seats == 3:
        assert [sorted(game.neighbours(seat)) for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]


@pytest.mark.breach("SW-013")
@pytest.mark.parametrize(("far", "paid"), [(2, ""), (3, ""), (1, " right=2"), (4, " left=2")])
def test_two_seats_away_is_no_neighbour(far: int, paid: str) -> None:
    boards = ["giza-A", "ephesos-A", "rhodos-A", "babylon-A", "alexandria-A"]
    table = Table(*boards).build(far, "loom").hands("apothecary", *["altar"] * 4)
    if paid:
        assert table.legal(0, "build") == {f"build apothecary{paid}"}
    else:
        assert table.legal(0, "build") == set()
        assert table.refuses(0, "build apothecary right=2", "SW-033", "resources", missing="1 textile")


def looked_at() -> Table:
    """Seat 1 has built, marked a stage, discarded and holds cards."""
    table = Table("giza-A", "rhodos-A", "ephesos-A").build(1, "barracks").stages(1, 1, "theater")
    table.hands("altar baths", "tavern stockade", "altar baths")
    table.turn("discard altar", "discard stockade", "build altar")
    return table


@pytest.mark.rule("SW-014")
def test_what_is_public() -> None:
    table = looked_at()
    for viewer in (0, 2, None):
        view = seen(table.game, viewer)
        city = view.cities[1]
        assert [CARDS[card].id for card in city.cards] == ["barracks"]
        assert (city.coins, city.shields, city.stage_count(), view.cast(1)) == (6, 1, 1, "rhodos-A")
        assert [len(other.hand) for other in view.cities] == [1, 1, 1]
        assert len(view.discards.codes) == 2


@pytest.mark.breach("SW-014")
def test_what_is_hidden() -> None:
    table = looked_at()
    for viewer in (0, 2, None):
        view = seen(table.game, viewer)
        assert all(card < 0 for card in view.cities[1].hand)
        assert view.cities[1].markers[0] < 0
        assert [CARDS[code >> 3].id for code in view.discards.codes if code >= 0] == (["altar"] if viewer == 0 else [])
    own = seen(table.game, 1)
    assert [CARDS[card].id for card in own.cities[1].hand] == table.hand(1)
    assert CARDS[own.cities[1].markers[0]].id == "theater"


@pytest.mark.breach("SW-014")
@pytest.mark.parametrize("card", [CARDS[0].id, CARDS[1].id])
def test_a_hand_is_hidden_whichever_card_comes_first(card: str) -> None:
    table = Table("giza-A", "rhodos-A", "ephesos-A").hands("altar baths", f"{card} stockade", "altar baths")
    for viewer in (0, 2, None):
        assert all(held < 0 for held in seen(table.game, viewer).cities[1].hand)


@pytest.mark.rule("SW-386")
@pytest.mark.parametrize("seats", SEATS)
def test_left_is_one_seat_down_and_right_one_up(seats: int) -> None:
    game = start(seats)
    assert game.lefts == [seats - 1, *range(seats - 1)]
    assert game.rights == [*range(1, seats), 0]


@pytest.mark.breach("SW-386")
def test_left_and_right_are_not_confused() -> None:
    table = Table("giza-A", "rhodos-A", "ephesos-A", "babylon-A").hands("guard-tower barracks", *["altar"] * 3)
    assert table.legal(0, "build") == {"build guard-tower left=2", "build barracks right=2"}
    assert table.refuses(0, "build guard-tower right=2", "SW-058", "payment", allowed="left=2")
    assert table.refuses(0, "build barracks left=2", "SW-058", "payment", allowed="right=2")
