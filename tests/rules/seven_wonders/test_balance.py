"""Ledger section N: Lost Wonders, its set-up and the notes on balance. And section T: Myths."""

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
from ecumene.games.seven_wonders.vocabulary import COLOURS, EFFECTS
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
#: Boards without a start resource, and the coins and defeat tokens they have instead.
BARREN = {
    "chichen-itza-A": (0, 0),
    "chichen-itza-B": (0, 0),
    "dominion-A": (7, 3),
    "dominion-B": (7, 3),
    "el-dorado-A": (12, 0),
    "el-dorado-B": (0, 0),
    "manneken-pis-A": (4, 0),
    "manneken-pis-B": (4, 0),
    "nomades-A": (4, 0),
    "nomades-B": (4, 0),
    "persepolis-A": (0, 0),
    "persepolis-B": (0, 0),
    "roll-through-the-ages-A": (0, 0),
    "roll-through-the-ages-B": (0, 0),
    "sparta-A": (0, 0),
    "sparta-B": (0, 0),
    "temporal-paradox-A": (0, 1),
    "temporal-paradox-B": (0, 1),
}
BOTH_SIDES = ["brigadoon", "chichen-itza", "citadels", "doppelwonder", "temporal-paradox", "uruk"]
BESIDE_MANNEKEN = ["atlantis-B", "tartaros-B", *[f"{wonder}-{side}" for wonder in BOTH_SIDES for side in "AB"]]
BESIDE_VENEZIA = [
    "chichen-itza-B",
    "tartaros-B",
    *[f"{w}-{s}" for w in ("citadels", "doppelwonder", "manneken-pis", "temporal-paradox") for s in "AB"],
]


class Choice:
    """Boards are chosen in turn, seat 0 first."""

    def __init__(self, seats: int, *boards: str, **options: object) -> None:
        chosen: dict[str, object] = {"wonders": "all", "deal": "choose", **options}
        game = ecumene.new("seven-wonders", seats=seats, seed=1, options=chosen)
        assert isinstance(game, SevenWonders)
        self.game = game
        for board in boards:
            self.take(board)

    def take(self, board: str) -> None:
        seat = self.game.to_move[0]
        self.game.play(seat, self.game.parse(seat, f"board {board}"))

    def offers(self, board: str) -> bool:
        seat = self.game.to_move[0]
        return f"board {board}" in {str(move) for move in self.game.moves(seat)}

    def refuses(self, board: str, rule: str, reason: str, **needs: int | str) -> bool:
        seat = self.game.to_move[0]
        assert not self.offers(board)
        refusal = self.game.check(seat, self.game.parse(seat, f"board {board}"))
        assert refusal == Refusal(rule, reason, {"board": board, **needs})
        return True


def usual(seats: int = 4, *boards: str, **options: object) -> Choice:
    """With Cities and Leaders, so that no board is missing for want of them."""
    return Choice(seats, *boards, cities=True, leaders=True, **options)


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
    assert len({BOARDS[number].wonder for number in game.wonders}) == count
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
    faces = [BOARDS[city.face] for city in game.cities]
    found: list[str] = []
    for name in "wood stone clay ore glass textile papyrus".split():
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
    face = BOARDS[game.cities[seat].face]
    return BOARDS[game.cities[seat ^ 1].face].id if face.wonder == "doppelwonder" else face.id


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
        seen |= {BOARDS[city.face].wonder for city in game.cities}
    assert len(seen) > 25


@pytest.mark.breach("SW-174", "SW-420")
def test_without_the_advice_the_same_lot_breaks_notes() -> None:
    found: set[str] = set()
    for seed in range(120):
        options: dict[str, object] = {"wonders": "all", "cities": True, "leaders": True, "balance": "orders"}
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        found |= set(broken(game))
        assert all(BOARDS[city.face].wonder not in ("ithake", "doppelwonder", "rapa-nui") for city in game.cities)
    assert {"SW-175", "SW-176", "SW-177", "SW-188"} <= found


@pytest.mark.rule("SW-175")
def test_two_boards_may_have_the_same_start_resource() -> None:
    choice = usual(4, "giza-A", "antiocheia-A")
    assert not choice.offers("beiping-A")
    assert choice.offers("uruk-A")


@pytest.mark.breach("SW-175")
@pytest.mark.parametrize("boards", list(itertools.permutations(("giza-A", "antiocheia-B", "beiping-A"))))
def test_three_boards_may_not(boards: tuple[str, str, str]) -> None:
    assert usual(4, *boards[:2]).refuses(boards[2], "SW-175", "boards-alike")


@pytest.mark.rule("SW-176", "SW-421")
def test_two_boards_may_be_about_the_same_colour() -> None:
    choice = usual(4, "rhodos-A", "helvetia-A")
    assert choice.offers("lhasa-A")
    assert not choice.offers("capua-B")


@pytest.mark.breach("SW-176", "SW-421")
@pytest.mark.parametrize("boards", list(itertools.permutations(("rhodos-B", "capua-A", "helvetia-A", "sparta-B"), 3)))
def test_three_boards_about_shields_may_not(boards: tuple[str, str, str]) -> None:
    # Capua and Rhodos both start with ore, but two of a kind are allowed.
    assert usual(4, *boards[:2]).refuses(boards[2], "SW-176", "boards-alike")


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
    assert choice.refuses("helvetia-A", "SW-176", "boards-alike")
    choice = usual(6, "rhodos-A", "giza-A", "doppelwonder-A", teams=True)
    assert choice.refuses("sparta-A", "SW-176", "boards-alike")


@pytest.mark.breach("SW-422")
def test_the_two_sides_of_a_board_may_be_about_different_colours() -> None:
    choice = usual(4, "babylon-A", "lhasa-A")
    assert choice.refuses("citadels-A", "SW-176", "boards-alike")
    assert choice.offers("citadels-B")


@pytest.mark.rule("SW-423")
def test_a_start_choice_counts_for_each_of_its_resources() -> None:
    choice = usual(4, "giza-A", "antiocheia-A")
    assert choice.refuses("caylus-A", "SW-175", "boards-alike")
    choice = usual(4, "caylus-A", "yamato-A")
    assert choice.refuses("olympia-A", "SW-175", "boards-alike")
    assert choice.offers("giza-A")


@pytest.mark.breach("SW-423")
def test_boards_without_a_start_resource_share_none() -> None:
    choice = usual(5, "chichen-itza-A", "el-dorado-B", "temporal-paradox-A")
    assert choice.offers("roll-through-the-ages-A")
    assert choice.offers("persepolis-A")


@pytest.mark.rule("SW-177")
@pytest.mark.parametrize("board", BESIDE_MANNEKEN)
def test_boards_that_do_not_sit_beside_manneken_pis(board: str) -> None:
    choice = usual(4, "manneken-pis-A", teams=board.startswith("doppelwonder"))
    assert choice.refuses(board, "SW-177", "boards-beside", other="manneken-pis-A")
    # Seats 0 and 3 are neighbours too.
    choice.take("giza-A")
    choice.take("ephesos-A")
    assert choice.refuses(board, "SW-177", "boards-beside", other="manneken-pis-A")


@pytest.mark.breach("SW-177")
@pytest.mark.parametrize("board", ["uruk-A", "citadels-B", "tartaros-B"])
def test_manneken_pis_does_not_come_beside_them_either_but_may_sit_across(board: str) -> None:
    choice = usual(4, board)
    assert choice.refuses("manneken-pis-A", "SW-177", "boards-beside", other=board)
    choice.take("giza-A")
    assert choice.offers("manneken-pis-A")
    assert usual(4, "manneken-pis-A").offers("tartaros-A")


@pytest.mark.rule("SW-178")
@pytest.mark.parametrize("board", ["dominion-B", "venezia-B"])
def test_boards_that_do_not_sit_left_of_manneken_pis(board: str) -> None:
    # The left neighbour of seat 1 is seat 0.
    assert usual(4, board).refuses("manneken-pis-A", "SW-178", "boards-beside", other=board)


@pytest.mark.breach("SW-178")
def test_dominion_b_may_sit_on_the_right_and_dominion_a_anywhere() -> None:
    assert usual(4, "manneken-pis-A").offers("dominion-B")
    assert usual(4, "dominion-A").offers("manneken-pis-A")
    choice = usual(4, "manneken-pis-A", "giza-A", "ephesos-A")
    assert choice.refuses("dominion-B", "SW-178", "boards-beside", other="manneken-pis-A")


@pytest.mark.rule("SW-179")
@pytest.mark.parametrize("board", ["antiocheia-B", "helvetia-A", "helvetia-B", "petra-A", "petra-B"])
def test_boards_that_do_not_sit_right_of_manneken_pis(board: str) -> None:
    assert usual(4, "manneken-pis-A").refuses(board, "SW-179", "boards-beside", other="manneken-pis-A")


@pytest.mark.breach("SW-179")
@pytest.mark.parametrize("board", ["antiocheia-B", "helvetia-A", "helvetia-B", "petra-A", "petra-B"])
def test_they_may_sit_on_its_left(board: str) -> None:
    assert usual(4, board).offers("manneken-pis-A")
    assert usual(4, "manneken-pis-A").offers("antiocheia-A")


@pytest.mark.rule("SW-180")
def test_atlantis_b_at_a_table_of_five() -> None:
    assert Choice(5).offers("atlantis-B")
    game = Choice(5, "atlantis-B", "giza-A", "ephesos-A", "rhodos-A", "lhasa-A").game
    assert len([number for number in GUILDS if not game.dealt >> number & 1]) == 3


@pytest.mark.breach("SW-180")
@pytest.mark.parametrize("seats", [6, 7])
def test_no_atlantis_b_above_five_players(seats: int) -> None:
    assert Choice(seats).refuses("atlantis-B", "SW-180", "board-five-players", seats=seats)
    assert Choice(seats).offers("atlantis-A")


@pytest.mark.rule("SW-427")
def test_expansions_bring_no_guilds_so_five_is_the_limit() -> None:
    assert usual(5).offers("atlantis-B")
    assert len(GUILDS) == 10


@pytest.mark.breach("SW-427")
@pytest.mark.parametrize("option", ["cities", "leaders"])
def test_an_expansion_does_not_let_atlantis_b_in(option: str) -> None:
    choice = Choice(6, **{option: True})
    assert choice.refuses("atlantis-B", "SW-427", "board-five-players", seats=6)


def dealt_leaders(*boards: str, **options: object) -> set[str]:
    """The leaders dealt at seven tables; every leader is among them unless it was left out."""
    found: set[str] = set()
    for seed in range(12):
        chosen: dict[str, object] = {"wonders": "all", "deal": "choose", "leaders": True, **options}
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options=chosen)
        assert isinstance(game, SevenWonders)
        for seat, board in enumerate(boards):
            game.play(seat, game.parse(seat, f"board {board}"))
        found |= {CARDS[number].id for city in game.cities for number in (*city.hand, *city.leaders)}
    return found


SEVEN = ("giza-A", "ephesos-A", "alexandria-A", "babylon-A", "halikarnassos-A", "capua-A")


@pytest.mark.rule("SW-181")
@pytest.mark.parametrize("balance", ["all", "orders"])
def test_beiping_b_sends_alexander_away(balance: str) -> None:
    everybody = {card.id for card in CARDS if card.colour == COLOURS.index("white")}
    assert dealt_leaders(*SEVEN, "beiping-B", balance=balance) == everybody - {"alexander"}


@pytest.mark.breach("SW-181")
def test_beiping_a_lets_alexander_stay() -> None:
    assert "alexander" in dealt_leaders(*SEVEN, "beiping-A")


@pytest.mark.breach("SW-181")
def test_no_token_that_is_out_of_stock_and_no_change_for_others() -> None:
    table = Table("beiping-B", "giza-A", "rhodos-A").stages(0, 4).build(0, "brickyard", "clay-pool")
    hand = "altar theater"
    table.hands(hand, hand, hand)
    # All eight 1-point tokens are taken; three of them are worth a 3-point token, but are not changed.
    table.cities[0].victories, table.cities[1].victories = 3, 5
    table.turn("build altar", "build altar", "build altar")
    assert table.game.stock(0) == 0
    assert table.legal(0) == {"exchange 2 1", "decline"}
    assert table.refuses(0, "exchange 1 1", "SW-255", "no-exchange")
    table.play(0, "exchange 2 1")
    assert (table.cities[0].victories & 31, table.game.stock(0), table.game.stock(1)) == (1, 2, 7)


@pytest.mark.rule("SW-182")
@pytest.mark.parametrize("side", "AB")
def test_brigadoon_from_four_players_on(side: str) -> None:
    assert Choice(4).offers(f"brigadoon-{side}")


@pytest.mark.breach("SW-182")
@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("balance", ["all", "orders"])
def test_no_brigadoon_with_three_or_in_teams(side: str, balance: str) -> None:
    board = f"brigadoon-{side}"
    assert Choice(3, balance=balance).refuses(board, "SW-182", "board-four-players", seats=3)
    assert usual(4, teams=True, balance=balance).refuses(board, "SW-182", "board-no-teams", seats=4)


@pytest.mark.rule("SW-183", "SW-187")
@pytest.mark.parametrize("board", ["doppelwonder-A", "doppelwonder-B", "rapa-nui-A", "rapa-nui-B"])
def test_boards_for_partners_in_the_team_game(board: str) -> None:
    assert usual(4, teams=True).offers(board)


@pytest.mark.breach("SW-183", "SW-187")
@pytest.mark.parametrize("balance", ["all", "orders"])
@pytest.mark.parametrize("board", ["doppelwonder-A", "doppelwonder-B", "rapa-nui-A", "rapa-nui-B"])
def test_no_boards_for_partners_without_partners(board: str, balance: str) -> None:
    rule = "SW-183" if board.startswith("doppel") else "SW-187"
    assert usual(4, balance=balance).refuses(board, rule, "board-teams-only", seats=4)


@pytest.mark.rule("SW-184")
def test_helvetia_b_outside_the_team_game() -> None:
    assert usual(4).offers("helvetia-B")
    assert usual(4, teams=True).offers("helvetia-A")


@pytest.mark.breach("SW-184")
def test_no_helvetia_b_in_teams() -> None:
    assert usual(4, teams=True).refuses("helvetia-B", "SW-184", "board-no-teams", seats=4)


@pytest.mark.rule("SW-185", "SW-385")
@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("side", "AB")
def test_without_myths_ithake_is_not_offered(seats: int, side: str) -> None:
    assert usual(seats).refuses(f"ithake-{side}", "SW-185", "board-needs-myths", seats=seats)


@pytest.mark.breach("SW-185", "SW-385")
@pytest.mark.parametrize("balance", ["all", "orders"])
def test_ithake_does_not_come_by_lot_either(balance: str) -> None:
    for seed in range(60):
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options={"wonders": "lost", "balance": balance})
        assert all(not game.cast(seat).startswith("ithake") for seat in range(7))


@pytest.mark.rule("SW-384")
def test_ithake_would_let_two_myths_be_used() -> None:
    found = [
        (f"{board.side}{number + 1}", effect.age, effect.amount)
        for board in BOARDS
        if board.wonder == "ithake"
        for number, stage in enumerate(board.stages)
        for effect in stage.effects
        if EFFECTS[effect.kind] == "myths_per_age"
    ]
    assert found == [("A2", 3, 2), ("B1", 2, 2), ("B2", 3, 2)]


@pytest.mark.breach("SW-384")
def test_there_is_no_module_for_myths() -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("seven-wonders", seats=3, seed=1, options={"myths": True})
    assert caught.value.reason == "option-unknown"
    # Structures of the base game, guilds, black cards, leaders: nothing else.
    assert len(CARDS) == 67 + 10 + 27 + 37


@pytest.mark.rule("SW-186")
@pytest.mark.parametrize("side", "AB")
def test_nomades_from_four_players_on(side: str) -> None:
    assert Choice(4).offers(f"nomades-{side}")
    assert Choice(4, "venezia-A").offers(f"nomades-{side}")


@pytest.mark.breach("SW-186")
@pytest.mark.parametrize("other", ["manneken-pis-A", "manneken-pis-B", "venezia-B"])
def test_no_nomades_with_three_nor_with_manneken_pis_or_venezia_b(other: str) -> None:
    assert Choice(3).refuses("nomades-A", "SW-186", "board-four-players", seats=3)
    # Wherever they sit.
    assert usual(5, other, "giza-A").refuses("nomades-A", "SW-186", "boards-apart", other=other)
    choice = usual(5, "nomades-A", "giza-A")
    seat = choice.game.to_move[0]
    refusal = choice.game.check(seat, choice.game.parse(seat, f"board {other}"))
    assert refusal == Refusal("SW-186", "boards-apart", {"board": "nomades-A", "other": other})


@pytest.mark.rule("SW-188")
@pytest.mark.parametrize("board", [name for name in BESIDE_VENEZIA if not name.startswith("doppel")])
def test_boards_that_do_not_sit_beside_venezia_b(board: str) -> None:
    rule = "SW-178" if board == "manneken-pis-A" else "SW-188"
    assert usual(4, "venezia-B").refuses(board, rule, "boards-beside", other="venezia-B")
    choice = usual(4, "venezia-B", "giza-A", "ephesos-A")
    assert choice.refuses(board, "SW-188", "boards-beside", other="venezia-B")


@pytest.mark.rule("SW-188")
def test_venezia_b_does_not_sit_beside_doppelwonder() -> None:
    choice = usual(4, "giza-A", "doppelwonder-A", teams=True)
    assert choice.refuses("venezia-B", "SW-188", "boards-beside", other="doppelwonder-A")


@pytest.mark.breach("SW-188")
def test_they_may_sit_across_or_beside_side_a() -> None:
    assert usual(4, "venezia-B", "giza-A").offers("citadels-A")
    assert usual(4, "venezia-A").offers("citadels-A")
    assert usual(4, "venezia-B").offers("chichen-itza-A")
    assert usual(4, "venezia-B").offers("tartaros-A")


@pytest.mark.rule("SW-189")
def test_with_seven_players_two_black_cards_of_each_age_are_left_for_persepolis_b() -> None:
    choice = Choice(7, "persepolis-B", *SEVEN[:6], cities=True)
    game = choice.game
    for age in (1, 2, 3):
        assert len([n for n in BLACK_CARDS if CARDS[n].age == age and not game.dealt >> n & 1]) == 2


@pytest.mark.breach("SW-189")
def test_there_is_no_eighth_player() -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("seven-wonders", seats=8, seed=1, options={"cities": True})
    assert caught.value.needs["seats"] == 8


@pytest.mark.rule("SW-190")
def test_temporal_paradox_may_bring_a_board_beside_one_it_could_not_start_beside() -> None:
    table = Table("temporal-paradox-A", "manneken-pis-A", "giza-A", "rhodos-A", leaders=True)
    table.game.wonders = [BOARD_NUMBERS[name] for name in ("uruk-A", "uruk-B", "citadels-A", "citadels-B")]
    table.build(0, "lumber-yard", "stone-pit")
    hand = "altar theater"
    table.hands(hand, hand, hand, hand).turn("stage altar 1", "build altar", "build altar", "build altar")
    assert table.legal(0) == {"board uruk-A", "board citadels-A"}


@pytest.mark.breach("SW-190")
def test_at_the_start_the_same_board_is_refused() -> None:
    assert usual(4, "manneken-pis-A").refuses("uruk-A", "SW-177", "boards-beside", other="manneken-pis-A")


@pytest.mark.rule("SW-191")
@pytest.mark.parametrize("board", list(BARREN))
def test_boards_without_a_start_resource_have_something_else_or_nothing(board: str) -> None:
    table = Table(board, "giza-A", "rhodos-A", "ephesos-A", coins=0)
    city = table.cities[0]
    rolled = board.startswith("roll")
    assert (city.own, city.sell, city.coins if not rolled else 0, city.defeats) == (0, 0, *BARREN[board])


@pytest.mark.breach("SW-191")
def test_all_other_boards_make_something_and_these_sell_nothing() -> None:
    without = {board.id for board in BOARDS if board.production == 0 and not board.copies_partner}
    assert without == set(BARREN)
    table = Table("chichen-itza-A", "sparta-A", "dominion-A", coins=9).hands("baths altar", "altar", "altar")
    assert table.refuses(0, "build baths", "SW-033", "resources", missing="1 stone")


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
    assert off.refuses("brigadoon-A", "SW-182", "board-four-players", seats=3)
    assert off.refuses("ithake-A", "SW-185", "board-needs-myths", seats=3)
    assert off.refuses("persepolis-A", "SW-426", "board-needs-cities", seats=3)
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
        game.wonders = [BOARD_NUMBERS[name] for name in ("giza-A", "giza-B", "helvetia-A", "helvetia-B")]
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
    assert {BOARDS[city.face].wonder for city in game.cities} <= set(BASE_WONDERS)


@pytest.mark.breach("SW-428")
def test_two_players_have_no_other_boards() -> None:
    with pytest.raises(BadInput) as caught:
        Choice(2)
    assert (caught.value.reason, caught.value.needs) == ("seven-wonders-two", {"option": "wonders"})
    assert Choice(2, wonders="base").refuses("uruk-A", "SW-428", "board-two-players", seats=2)


def narrow(*wonders: str, taken: tuple[str, ...]) -> SevenWonders:
    """A table where only these wonders are left."""
    game = usual(5).game
    for seat, board in enumerate(taken):
        take_board(game, seat, BOARD_NUMBERS[board], None)
    game.wonders = [BOARD_NUMBERS[f"{wonder}-{side}"] for wonder in wonders for side in "AB"]
    return game


@pytest.mark.rule("SW-429")
def test_when_no_board_is_left_likeness_is_overlooked_first() -> None:
    game = narrow("beiping", "uruk", taken=("giza-A", "antiocheia-A"))
    assert BOARDS[draw_boards(game, 2, 1)[0]].wonder == "uruk"
    game = narrow("beiping", taken=("giza-A", "antiocheia-A"))
    assert BOARDS[draw_boards(game, 2, 1)[0]].wonder == "beiping"
    choice = usual(5, "giza-A", "antiocheia-A")
    choice.game.wonders = game.wonders
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
    assert [BOARDS[city.face].id for city in game.cities[:3]] == ["giza-A", "antiocheia-A", "manneken-pis-A"]


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
    assert Choice(6).refuses("atlantis-B", "SW-180", "board-five-players", seats=6)
