"""Ledger section N: the notes on single boards. And section T: Myths."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import BadInput, Refusal
from ecumene.games.seven_wonders.tables import (
    BLACK_CARDS,
    BOARD_NUMBERS,
    BOARDS,
    CARDS,
    GUILDS,
)
from ecumene.games.seven_wonders.vocabulary import COLOURS, EFFECTS
from tests.rules.seven_wonders.seating import BESIDE_MANNEKEN, BESIDE_VENEZIA, SEVEN, Choice, dealt_leaders, usual
from tests.rules.seven_wonders.table import Table

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
    assert Choice(seats).refuses("atlantis-B", "SW-180", "board-most-players", seats=seats, most=5)
    assert Choice(seats).offers("atlantis-A")


@pytest.mark.rule("SW-427")
def test_expansions_bring_no_guilds_so_five_is_the_limit() -> None:
    assert usual(5).offers("atlantis-B")
    assert len(GUILDS) == 10


@pytest.mark.breach("SW-427")
@pytest.mark.parametrize("option", ["cities", "leaders"])
def test_an_expansion_does_not_let_atlantis_b_in(option: str) -> None:
    choice = Choice(6, **{option: True})
    assert choice.refuses("atlantis-B", "SW-427", "board-most-players", seats=6, most=5)


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
    assert table.game.tokens_left(0) == 0
    assert table.legal(0) == {"exchange 2 1", "decline"}
    assert table.refuses(0, "exchange 1 1", "SW-255", "no-exchange")
    table.play(0, "exchange 2 1")
    assert (table.cities[0].victories & 31, table.game.tokens_left(0), table.game.tokens_left(1)) == (1, 2, 7)


@pytest.mark.rule("SW-182")
@pytest.mark.parametrize("side", "AB")
def test_brigadoon_from_four_players_on(side: str) -> None:
    assert Choice(4).offers(f"brigadoon-{side}")


@pytest.mark.breach("SW-182")
@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("balance", ["all", "orders"])
def test_no_brigadoon_with_three_or_in_teams(side: str, balance: str) -> None:
    board = f"brigadoon-{side}"
    assert Choice(3, balance=balance).refuses(board, "SW-182", "board-least-players", seats=3, least=4)
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
    assert len(CARDS) == 68 + 10 + 27 + 36


@pytest.mark.rule("SW-186")
@pytest.mark.parametrize("side", "AB")
def test_nomades_from_four_players_on(side: str) -> None:
    assert Choice(4).offers(f"nomades-{side}")
    assert Choice(4, "venezia-A").offers(f"nomades-{side}")


@pytest.mark.breach("SW-186")
@pytest.mark.parametrize("other", ["manneken-pis-A", "manneken-pis-B", "venezia-B"])
def test_no_nomades_with_three_nor_with_manneken_pis_or_venezia_b(other: str) -> None:
    assert Choice(3).refuses("nomades-A", "SW-186", "board-least-players", seats=3, least=4)
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
    table.game.unused_boards = [BOARD_NUMBERS[name] for name in ("uruk-A", "uruk-B", "citadels-A", "citadels-B")]
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
    assert (city.production, city.for_sale, city.coins if not rolled else 0, city.defeats) == (0, 0, *BARREN[board])


@pytest.mark.breach("SW-191")
def test_all_other_boards_make_something_and_these_sell_nothing() -> None:
    without = {board.id for board in BOARDS if board.production == 0 and not board.copies_partner}
    assert without == set(BARREN)
    table = Table("chichen-itza-A", "sparta-A", "dominion-A", coins=9).hands("baths altar", "altar", "altar")
    assert table.refuses(0, "build baths", "SW-033", "resources", missing="1 stone")
