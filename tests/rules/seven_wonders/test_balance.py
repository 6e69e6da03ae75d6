"""Ledger section N: Lost Wonders, its set-up, and the notes on balance as a whole."""

from __future__ import annotations

import itertools

import pytest

import ecumene
from ecumene.core.refusal import BadInput, Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import RESOURCES, kinds_of
from ecumene.games.seven_wonders.setup import draw_boards, take_board
from ecumene.games.seven_wonders.tables import (
    BASE_WONDERS,
    BLACK_CARDS,
    BOARD_NUMBERS,
    BOARDS,
    CARDS,
    GUILDS,
    LOST_WONDERS,
    PROMO_WONDERS,
)
from ecumene.games.seven_wonders.vocabulary import COLOURS
from tests.rules.seven_wonders.seating import BESIDE_MANNEKEN, BESIDE_VENEZIA, SEVEN, Choice, dealt_leaders, usual
from tests.rules.seven_wonders.table import Table

#: What each board is about, for the advice on three boards of one colour; boards not named are about none.
THEMES = {
    "angkor-wat-A": "grey blue green",
    "angkor-wat-B": "brown red yellow",
    "antiocheia-A": "yellow",
    "antiocheia-B": "yellow",
    "atlantis-A": "purple",
    "atlantis-B": "purple",
    "babel-A": "brown grey",
    "babel-B": "brown grey",
    "babylon-A": "green",
    "babylon-B": "green",
    "beiping-B": "red",
    "capua-A": "red",
    "capua-B": "red",
    "caylus-A": "green purple",
    "caylus-B": "green purple",
    "citadels-A": "blue green",
    "citadels-B": "red",
    "dominion-A": "red",
    "dominion-B": "purple",
    "el-dorado-A": "blue yellow",
    "helvetia-A": "red",
    "helvetia-B": "red",
    "lhasa-A": "green",
    "lhasa-B": "green",
    "manneken-pis-B": "red",
    "olympia-B": "purple",
    "persepolis-A": "black",
    "persepolis-B": "black",
    "rhodos-A": "red",
    "rhodos-B": "red",
    "rlyeh-B": "blue",
    "roll-through-the-ages-B": "red",
    "sparta-A": "red",
    "sparta-B": "red",
}


# What there is


@pytest.mark.rule("SW-171")
def test_twenty_seven_wonders_with_two_sides_each() -> None:
    assert (len(BASE_WONDERS), len(LOST_WONDERS), PROMO_WONDERS) == (7, 27, ["manneken-pis", "petra"])
    assert [board.id for board in BOARDS] == [
        f"{wonder}-{side}" for wonder in (*BASE_WONDERS, *LOST_WONDERS, *PROMO_WONDERS) for side in "AB"
    ]


@pytest.mark.breach("SW-171")
@pytest.mark.parametrize(("wonders", "count"), [("base", 7), ("lost", 27), ("all", 36)])
def test_only_boards_of_the_chosen_boxes_are_dealt(wonders: str, count: int) -> None:
    game = Choice(3, wonders=wonders).game
    assert len({BOARDS[number].wonder for number in game.unused_boards}) == count
    if wonders == "base":
        assert {str(move).split()[1] for move in game.moves(0)} == {f"{w}-{s}" for w in BASE_WONDERS for s in "AB"}


@pytest.mark.rule("SW-172")
def test_boards_of_all_boxes_mix() -> None:
    choice = usual(4, "giza-A", "angkor-wat-B", "manneken-pis-B", "uruk-A")
    assert [choice.game.cast(seat) for seat in range(4)] == ["giza-A", "angkor-wat-B", "manneken-pis-B", "uruk-A"]


@pytest.mark.breach("SW-172")
def test_no_wonder_is_used_twice_and_base_rules_stay() -> None:
    choice = usual(4, "giza-A")
    assert choice.refuses("giza-A", "SW-008", "board-taken")
    assert choice.refuses("giza-B", "SW-008", "board-taken")
    table = Table("uruk-A", "angkor-wat-A", "lhasa-A").hands("altar", "altar", "altar")
    assert (table.purses(), table.game.turns) == ([3, 3, 3], 6)
    assert table.legal(0) == {"build altar", "discard altar"}


@pytest.mark.rule("SW-173")
@pytest.mark.parametrize("seed", range(5))
def test_two_are_drawn_and_one_is_kept(seed: int) -> None:
    game = ecumene.new("seven-wonders", seats=3, seed=seed, options={"wonders": "lost", "deal": "two"})
    assert isinstance(game, SevenWonders)
    for seat in range(3):
        assert game.to_move == (seat,)
        offered = [str(move).split()[1] for move in game.moves(seat)]
        assert len(offered) == 2
        assert len({BOARDS[BOARD_NUMBERS[name]].wonder for name in offered}) == 2
        game.play(seat, game.moves(seat)[1])
        assert game.cast(seat) == offered[1]


@pytest.mark.breach("SW-173")
def test_a_board_that_was_not_drawn_cannot_be_kept() -> None:
    game = ecumene.new("seven-wonders", seats=3, seed=1, options={"wonders": "lost", "deal": "two"})
    offered = {str(move).split()[1] for move in game.moves(0)}
    other = next(name for name in ("uruk-A", "lhasa-A", "capua-A") if name not in offered)
    assert game.check(0, game.parse(0, f"board {other}")) == Refusal("SW-173", "board-not-offered", {"board": other})


# The notes, written down once more


def broken(game: SevenWonders) -> list[str]:
    """The notes that the boards on the table break."""
    faces = [BOARDS[city.dealt_board] for city in game.cities]
    found: list[str] = []
    for name in RESOURCES:
        if sum(name in starts_of(game, seat) for seat in range(game.seats)) > 2:
            found.append("SW-175")
    for colour in COLOURS:
        if sum(colour in themes_of(game, seat) for seat in range(game.seats)) > 2:
            found.append("SW-176")
    for seat, board in enumerate(faces):
        left, right = faces[seat - 1].id, faces[(seat + 1) % game.seats].id
        if board.id == "manneken-pis-A":
            if left in BESIDE_MANNEKEN or right in BESIDE_MANNEKEN:
                found.append("SW-177")
            if left in ("dominion-B", "venezia-B"):
                found.append("SW-178")
            if right in ("antiocheia-B", "helvetia-A", "helvetia-B", "petra-A", "petra-B"):
                found.append("SW-179")
        if board.id == "venezia-B" and (left in BESIDE_VENEZIA or right in BESIDE_VENEZIA):
            found.append("SW-188")
        if board.wonder == "nomades" and any(f.wonder == "manneken-pis" or f.id == "venezia-B" for f in faces):
            found.append("SW-186")
    return found


def model_of(game: SevenWonders, seat: int) -> str:
    """DoppelWonder is what its partner is."""
    face = BOARDS[game.cities[seat].dealt_board]
    return BOARDS[game.cities[seat ^ 1].dealt_board].id if face.wonder == "doppelwonder" else face.id


def starts_of(game: SevenWonders, seat: int) -> list[str]:
    kinds = kinds_of(BOARDS[BOARD_NUMBERS[model_of(game, seat)]].production)
    return [name for number, name in enumerate(RESOURCES) if kinds >> number & 1]


def themes_of(game: SevenWonders, seat: int) -> list[str]:
    return THEMES.get(model_of(game, seat), "").split()


@pytest.mark.rule("SW-174")
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (5, False), (6, True), (7, False)])
def test_boards_by_lot_break_no_note(seats: int, teams: bool) -> None:
    options: dict[str, object] = {"wonders": "all", "cities": True, "leaders": True, "teams": teams}
    seen: set[str] = set()
    for seed in range(60):
        game = ecumene.new("seven-wonders", seats=seats, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        assert broken(game) == [], [game.cast(seat) for seat in range(seats)]
        seen |= {BOARDS[city.dealt_board].wonder for city in game.cities}
    assert len(seen) > 25


@pytest.mark.breach("SW-174", "SW-420")
def test_without_the_advice_the_same_lot_breaks_notes() -> None:
    found: set[str] = set()
    for seed in range(120):
        options: dict[str, object] = {"wonders": "all", "cities": True, "leaders": True, "balance": "orders"}
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        found |= set(broken(game))
        assert all(
            BOARDS[city.dealt_board].wonder not in ("ithake", "doppelwonder", "rapa-nui") for city in game.cities
        )
    assert {"SW-175", "SW-176", "SW-177", "SW-188"} <= found


@pytest.mark.rule("SW-175")
def test_two_boards_may_have_the_same_start_resource() -> None:
    choice = usual(4, "giza-A", "antiocheia-A")
    assert not choice.offers("beiping-A")
    assert choice.offers("uruk-A")


@pytest.mark.breach("SW-175")
@pytest.mark.parametrize("boards", list(itertools.permutations(("giza-A", "antiocheia-B", "beiping-A"))))
def test_three_boards_may_not(boards: tuple[str, str, str]) -> None:
    assert usual(4, *boards[:2]).refuses(boards[2], "SW-175", "boards-alike", most=2)


@pytest.mark.rule("SW-176", "SW-421")
def test_two_boards_may_be_about_the_same_colour() -> None:
    choice = usual(4, "rhodos-A", "helvetia-A")
    assert choice.offers("lhasa-A")
    assert not choice.offers("capua-B")


@pytest.mark.breach("SW-176", "SW-421")
@pytest.mark.parametrize("boards", list(itertools.permutations(("rhodos-B", "capua-A", "helvetia-A", "sparta-B"), 3)))
def test_three_boards_about_shields_may_not(boards: tuple[str, str, str]) -> None:
    # Capua and Rhodos both start with ore, but two of a kind are allowed.
    assert usual(4, *boards[:2]).refuses(boards[2], "SW-176", "boards-alike", most=2)


@pytest.mark.rule("SW-422")
@pytest.mark.parametrize("board", [board.id for board in BOARDS])
def test_each_side_is_about_the_colours_of_its_theme(board: str) -> None:
    themes = BOARDS[BOARD_NUMBERS[board]].themes
    assert [name for number, name in enumerate(COLOURS) if themes >> number & 1] == [
        name for name in COLOURS if name in THEMES.get(board, "").split()
    ]


@pytest.mark.rule("SW-422")
def test_doppelwonder_is_about_what_its_partner_is_about() -> None:
    # Seat 1 doubles Capua, so with Rhodos there would be three red boards.
    choice = usual(6, "capua-A", teams=True)
    choice.take("doppelwonder-A")
    assert choice.refuses("helvetia-A", "SW-176", "boards-alike", most=2)
    choice = usual(6, "rhodos-A", "giza-A", "doppelwonder-A", teams=True)
    assert choice.refuses("sparta-A", "SW-176", "boards-alike", most=2)


@pytest.mark.breach("SW-422")
def test_the_two_sides_of_a_board_may_be_about_different_colours() -> None:
    choice = usual(4, "babylon-A", "lhasa-A")
    assert choice.refuses("citadels-A", "SW-176", "boards-alike", most=2)
    assert choice.offers("citadels-B")


@pytest.mark.rule("SW-423")
def test_a_start_choice_counts_for_each_of_its_resources() -> None:
    choice = usual(4, "giza-A", "antiocheia-A")
    assert choice.refuses("caylus-A", "SW-175", "boards-alike", most=2)
    choice = usual(4, "caylus-A", "yamato-A")
    assert choice.refuses("olympia-A", "SW-175", "boards-alike", most=2)
    assert choice.offers("giza-A")


@pytest.mark.breach("SW-423")
def test_boards_without_a_start_resource_share_none() -> None:
    choice = usual(5, "chichen-itza-A", "el-dorado-B", "temporal-paradox-A")
    assert choice.offers("roll-through-the-ages-A")
    assert choice.offers("persepolis-A")


# Advice and orders


@pytest.mark.rule("SW-420")
def test_advice_can_be_switched_off() -> None:
    off = usual(4, "manneken-pis-A", balance="orders")
    assert off.offers("uruk-A")
    off.take("venezia-B")
    assert off.offers("citadels-A")
    assert off.offers("nomades-A")
    assert usual(4, "rhodos-A", "capua-A", balance="orders").offers("helvetia-B")
    assert usual(4, "giza-A", "beiping-A", balance="orders").offers("antiocheia-A")
    assert usual(4, teams=True, balance="orders").offers("helvetia-B")
    assert Choice(3, balance="orders").offers("nomades-B")


@pytest.mark.breach("SW-420")
def test_orders_cannot_be_switched_off() -> None:
    off = Choice(3, balance="orders")
    assert off.refuses("brigadoon-A", "SW-182", "board-least-players", seats=3, least=4)
    assert off.refuses("ithake-A", "SW-185", "board-needs-myths", seats=3)
    assert off.refuses("persepolis-A", "SW-426", "board-needs-cities", seats=3)
    assert off.refuses("persepolis-B", "SW-426", "board-needs-cities", seats=3)
    assert off.refuses("rapa-nui-A", "SW-187", "board-teams-only", seats=3)
    assert off.refuses("doppelwonder-B", "SW-183", "board-teams-only", seats=3)
    assert Choice(6, balance="orders").refuses("atlantis-B", "SW-180", "board-most-players", seats=6, most=5)
    assert Choice(5, balance="orders").offers("atlantis-B")
    assert "alexander" not in dealt_leaders(*SEVEN, "beiping-B", balance="orders")


@pytest.mark.rule("SW-424")
@pytest.mark.parametrize("board", ["uruk-A", "petra-B", "brigadoon-A", "tartaros-B", "helvetia-A"])
def test_the_bans_of_manneken_pis_hold_for_side_a_only(board: str) -> None:
    assert usual(4, "manneken-pis-B").offers(board)
    assert usual(4, board).offers("manneken-pis-B")


@pytest.mark.breach("SW-424")
@pytest.mark.parametrize("board", ["uruk-A", "brigadoon-A", "tartaros-B"])
def test_and_for_side_a_they_hold(board: str) -> None:
    assert usual(4, "manneken-pis-A").refuses(board, "SW-177", "boards-beside", other="manneken-pis-A")


@pytest.mark.rule("SW-425")
def test_the_lot_decides_the_side() -> None:
    sides = {
        BOARDS[BOARD_NUMBERS[game.cast(seat)]].side
        for seed in range(6)
        for game in [ecumene.new("seven-wonders", seats=3, seed=seed, options={"wonders": "lost"})]
        for seat in range(3)
    }
    assert sides == {"A", "B"}


@pytest.mark.breach("SW-425")
def test_a_card_drawn_with_a_forbidden_side_up_is_not_turned_over() -> None:
    """In teams only Helvetia A may be used; its card lies B up every other time, and then Giza comes instead."""
    names: dict[str, int] = {"giza": 0, "helvetia-A": 0, "helvetia-B": 0}
    for seed in range(200):
        options: dict[str, object] = {"wonders": "all", "deal": "choose", "teams": True, "cities": True}
        game = ecumene.new("seven-wonders", seats=4, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        game.unused_boards = [BOARD_NUMBERS[name] for name in ("giza-A", "giza-B", "helvetia-A", "helvetia-B")]
        board = BOARDS[draw_boards(game, 0, 1)[0]]
        names["giza" if board.wonder == "giza" else board.id] += 1
    # Giza in three of four cases; turned over it would be one of two.
    assert names["helvetia-B"] == 0
    assert 130 < names["giza"] < 170


@pytest.mark.rule("SW-426")
def test_boards_for_an_expansion_with_it() -> None:
    assert Choice(4, leaders=True).offers("citadels-B")
    assert Choice(4, cities=True).offers("persepolis-A")
    assert Choice(4, cities=True).offers("petra-B")
    # Diplomacy works without Cities.
    assert Choice(4).offers("citadels-A")
    assert Choice(4).offers("helvetia-B")
    table = Table("helvetia-A", "giza-A", "rhodos-A").build(1, "barracks")
    table.end_age()
    assert [(city.victory_points(), city.defeats) for city in table.cities] == [(0, 0), (1, 0), (0, 1)]


@pytest.mark.breach("SW-426")
@pytest.mark.parametrize(
    ("board", "option", "missing"),
    [
        ("citadels-B", "cities", "leaders"),
        ("persepolis-A", "leaders", "cities"),
        ("persepolis-B", "leaders", "cities"),
        ("petra-A", "leaders", "cities"),
        ("petra-B", "leaders", "cities"),
    ],
)
def test_boards_for_an_expansion_not_without_it(board: str, option: str, missing: str) -> None:
    assert Choice(4, **{option: True}).refuses(board, "SW-426", f"board-needs-{missing}", seats=4)


@pytest.mark.rule("SW-428")
@pytest.mark.parametrize("seed", range(10))
def test_two_players_and_the_free_city_have_base_boards(seed: int) -> None:
    game = ecumene.new("seven-wonders", seats=2, seed=seed)
    assert isinstance(game, SevenWonders)
    assert {BOARDS[city.dealt_board].wonder for city in game.cities} <= set(BASE_WONDERS)


@pytest.mark.breach("SW-428")
def test_two_players_have_no_other_boards() -> None:
    with pytest.raises(BadInput) as caught:
        Choice(2)
    assert (caught.value.reason, caught.value.needs) == ("seven-wonders-two", {"option": "wonders", "seats": 2})
    assert Choice(2, wonders="base").refuses("uruk-A", "SW-428", "board-two-players", seats=2)


def narrow(*wonders: str, taken: tuple[str, ...]) -> SevenWonders:
    """A table where only these wonders are left."""
    game = usual(5).game
    for seat, board in enumerate(taken):
        take_board(game, seat, BOARD_NUMBERS[board], None)
    game.unused_boards = [BOARD_NUMBERS[f"{wonder}-{side}"] for wonder in wonders for side in "AB"]
    return game


@pytest.mark.rule("SW-429")
def test_when_no_board_is_left_likeness_is_overlooked_first() -> None:
    game = narrow("beiping", "uruk", taken=("giza-A", "antiocheia-A"))
    assert BOARDS[draw_boards(game, 2, 1)[0]].wonder == "uruk"
    game = narrow("beiping", taken=("giza-A", "antiocheia-A"))
    assert BOARDS[draw_boards(game, 2, 1)[0]].wonder == "beiping"
    choice = usual(5, "giza-A", "antiocheia-A")
    choice.game.unused_boards = game.unused_boards
    choice.game._legal = [None] * 5
    assert choice.offers("beiping-A")


@pytest.mark.breach("SW-429")
@pytest.mark.parametrize("seed", range(8))
def test_other_notes_are_not_overlooked(seed: int) -> None:
    # Uruk would sit beside Manneken Pis: the third stone board comes instead.
    game = narrow("uruk", "beiping", taken=("giza-A", "antiocheia-A", "manneken-pis-A"))
    for _ in range(seed):
        game.chance.below(2)
    assert BOARDS[draw_boards(game, 3, 1)[0]].wonder == "beiping"
    assert [BOARDS[city.dealt_board].id for city in game.cities[:3]] == ["giza-A", "antiocheia-A", "manneken-pis-A"]


@pytest.mark.rule("SW-430")
def test_at_the_limits_of_the_notes_the_box_has_just_enough() -> None:
    game = Choice(5, "atlantis-B", *SEVEN[:4]).game
    assert sum(not game.dealt >> number & 1 for number in GUILDS) == 3
    game = Choice(7, "persepolis-B", *SEVEN, cities=True).game
    assert sum(not game.dealt >> number & 1 for number in BLACK_CARDS if CARDS[number].age == 3) == 2


@pytest.mark.breach("SW-430")
def test_beyond_them_it_would_not() -> None:
    game = Choice(6, *SEVEN).game
    assert sum(not game.dealt >> number & 1 for number in GUILDS) == 2
    assert Choice(6).refuses("atlantis-B", "SW-180", "board-most-players", seats=6, most=5)
