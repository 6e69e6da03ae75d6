"""Playing a card: what comes after what, also when one play sets off another."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.player import TOKEN_LYING, TOKEN_USED
from tests.rules.everdell.table import Table, why


def gaps(table: Table) -> list[int]:
    """Station places that are empty, counted from 1."""
    return [place + 1 for place, card in enumerate(table.game.station) if card < 0]


# One play


@pytest.mark.rule("EV-080")
def test_a_meadow_place_is_refilled_before_the_card_takes_effect() -> None:
    table = Table().meadow("wanderer", "king").deck("mine", "inn", "castle", "queen").stock(0, berry=2)
    table.play("play wanderer meadow-1")
    assert (table.rows()[0], table.hands[0]) == ("mine", ["castle", "inn", "queen"])


@pytest.mark.rule("EV-080")
def test_a_helper_has_left_when_the_meadow_place_is_refilled() -> None:
    """Nothing is left to draw but the Crane itself."""
    table = Table().city(0, "crane").meadow("inn").only_deck().play("play inn meadow-1 with=crane")
    assert (table.cities[0], table.rows()[0], table.pile()) == (["inn"], "crane", [])


@pytest.mark.rule("EV-080")
def test_a_station_place_is_refilled_when_everything_else_is_over() -> None:
    table = Table(newleaf="station").city(0, "museum").station("lamplighter", "king", "king").tiles("one-vp")
    table.stock(0, berry=1).deck("mine", "inn", "castle", "queen", "bard").play("play lamplighter station-1")
    assert (table.asked, gaps(table)) == ("draw-from-rows", [1])
    table.play("draw deck", "draw deck")
    assert (table.asked, gaps(table), table.points()) == ("draw-or-not", [1], 0)
    table.play("draw deck")
    assert (table.hands[0], table.points(), gaps(table)) == (["castle", "inn", "mine", "queen"], 1, [])
    assert CARDS[table.game.station[0]].id == "bard"


@pytest.mark.rule("EV-080")
def test_ruins_remove_a_card_then_enter_then_draw_and_then_others_react() -> None:
    table = Table().city(0, "inn", "mine", "museum").meadow("ruins").deck("king", "queen", "bard")
    table.play("play ruins meadow-1")
    assert (table.asked, table.rows()[0], table.cities[0]) == ("choose-ruin", "king", ["inn", "mine", "museum"])
    table.play("remove inn")
    assert (table.asked, table.cities[0], table.hands[0]) == (
        "draw-or-not",
        ["mine", "museum", "ruins"],
        ["bard", "queen"],
    )
    assert (table.goods(), table.pile()) == ((2, 1, 0, 0), ["inn"])


@pytest.mark.rule("EV-080")
def test_the_reservation_token_is_flipped_last() -> None:
    table = Table(reservations=True).city(0, "museum").ability(0, "bats").reserved(0, "inn").stock(0, twig=2)
    tokens: list[tuple[str, int]] = []
    table.play("play inn reserved")
    for _ in range(2):
        tokens.append((table.asked, table.players[0].token))
        table.play("done")
    assert tokens == [("draw-or-not", TOKEN_LYING), ("archive-card", TOKEN_LYING)]
    assert (table.players[0].token, table.seat) == (TOKEN_USED, 1)


@pytest.mark.breach("EV-080")
def test_the_own_effect_comes_before_reactions_and_the_tile_after_them() -> None:
    table = Table(newleaf="station").city(0, "courthouse").station("storehouse").tiles("one-vp").stock(0, 1, 1, 1)
    table.play("play storehouse station-1")
    assert (table.asked, table.points()) == ("store-goods", 0)
    assert why(table, "gain twig")[1] == "not-now"
    table.play("store twig")
    assert (table.asked, table.points(), table.goods()) == ("gain-any", 0, (0, 0, 0, 0))
    table.play("gain resin")
    assert (table.points(), table.goods(), table.seat) == (1, (0, 1, 0, 0), 1)


@pytest.mark.breach("EV-080")
def test_a_played_station_card_is_not_replaced_for_its_own_effect() -> None:
    table = Table(newleaf="station").station("lamplighter", "king", "inn").stock(0, berry=1)
    table.play("play lamplighter station-1")
    assert table.legal("draw station") == {"draw station-2", "draw station-3"}
    table.play("draw station-2")
    assert (table.legal("draw station"), gaps(table)) == ({"draw station-3"}, [1, 2])
    table.play("done")
    assert (gaps(table), table.hands[0]) == ([], ["king"])


# A play inside a play


@pytest.mark.rule("EV-341")
def test_reactions_to_the_outer_card_come_before_those_to_the_inner_one() -> None:
    table = Table().city(0, "courthouse", "diplomat").hand(0, "postal-pigeon", "king").stock(0, berry=2)
    table.deck("farm", "queen").play("play postal-pigeon", "play farm revealed")
    assert (table.asked, table.goods()) == ("offer-card", (0, 0, 0, 1))
    table.play("give king @2")
    assert (table.asked, table.points()) == ("gain-any", 1)
    table.play("gain pebble")
    assert (table.goods(), table.seat) == ((0, 0, 1, 1), 1)


@pytest.mark.breach("EV-341")
def test_nothing_reacts_before_everything_is_in_the_city() -> None:
    table = Table().city(0, "historian", "shopkeeper").hand(0, "postal-pigeon").stock(0, berry=2)
    table.deck("postal-pigeon", "king", "farm", "queen").play("play postal-pigeon", "play postal-pigeon revealed")
    assert (table.asked, table.hands[0], table.goods()) == ("play-revealed", [], (0, 0, 0, 0))
    table.play("play farm revealed")
    assert table.legal() == {"trigger historian", "trigger shopkeeper"}
    assert table.cities[0] == ["historian", "shopkeeper", "postal-pigeon", "postal-pigeon", "farm"]
    table.play("trigger historian", "trigger shopkeeper")
    assert (len(table.hands[0]), table.goods()) == (3, (0, 0, 0, 1 + 2))


def ranger_to_queen() -> Table:
    """Bats play a reserved Ranger, who moves a worker to the Queen, who plays a School from the Station."""
    table = Table(newleaf="station", reservations=True).city(0, "queen", "courthouse", "diplomat").ability(0, "bats")
    table.worker(0, "basic-8").reserved(0, "ranger").hand(0, "king").stock(0, berry=1)
    table.station("school").tiles("one-vp").meadow(*["inn"] * 8).deck("castle", "palace", "bard", "judge")
    return table.play("play ranger reserved", "visit queen", "play school station-1")


@pytest.mark.rule("EV-460")
def test_effects_then_reactions_in_order_then_the_rest_in_reverse_order() -> None:
    table = ranger_to_queen()
    asked: list[tuple[str, int, list[int], int]] = []
    for answer in ("done", "gain twig", "archive meadow-1", "done"):
        asked.append((table.asked, table.points(), gaps(table), table.players[0].token))
        table.play(answer)
    assert asked == [
        ("offer-card", 0, [1], TOKEN_LYING),
        ("gain-any", 0, [1], TOKEN_LYING),
        ("archive-card", 0, [1], TOKEN_LYING),
        ("archive-card", 1, [], TOKEN_LYING),
    ]
    assert (table.players[0].token, table.seat) == (TOKEN_USED, 1)
    assert table.cities[0] == ["queen", "courthouse", "diplomat", "ranger", "school"]


@pytest.mark.breach("EV-460")
def test_the_outer_card_is_not_finished_before_the_inner_one() -> None:
    table = ranger_to_queen()
    assert why(table, "archive meadow-1")[1] == "not-now"
    table.play("done", "gain twig")
    assert (table.asked, table.players[0].token, gaps(table)) == ("archive-card", TOKEN_LYING, [1])
    table.play("archive meadow-1")
    assert (table.rows()[0], table.players[0].token) == ("castle", TOKEN_LYING)


@pytest.mark.rule("EV-420")
def test_what_a_station_card_brings_in_is_over_before_the_tile_bonus() -> None:
    table = Table(newleaf="station").city(0, "courthouse").station("postal-pigeon").tiles("one-vp").stock(0, berry=2)
    table.deck("storehouse", "king", "inn").play("play postal-pigeon station-1", "play storehouse revealed")
    steps = [(table.asked, table.points(), gaps(table))]
    table.play("store berry")
    steps.append((table.asked, table.points(), gaps(table)))
    assert steps == [("store-goods", 0, [1]), ("gain-any", 0, [1])]
    table.play("gain twig")
    assert (table.points(), gaps(table), table.seat) == (1, [], 1)


@pytest.mark.breach("EV-420")
def test_the_card_brought_in_is_no_station_card_and_brings_no_tile_of_its_own() -> None:
    table = Table(newleaf="station").station("postal-pigeon", "inn").tiles("one-vp", "one-vp", "one-vp")
    table.stock(0, berry=2).deck("school", "king").play("play postal-pigeon station-1", "play school revealed")
    assert (table.points(), table.cities[0]) == (1, ["postal-pigeon", "school"])


# What follows a play


@pytest.mark.rule("EV-461")
def test_bats_then_snails_then_tile_then_the_station_place() -> None:
    table = Table(newleaf="station").ability(0, "bats").ability(1, "snails", ("king",)).station("mine")
    table.tiles("one-vp").stock(0, 1, 1, 1).deck("castle", "palace").play("play mine station-1")
    assert (table.asked, table.seat, table.points(), table.goods()) == ("archive-card", 0, 0, (0, 0, 1, 0))
    table.play("archive meadow-2")
    assert (table.asked, table.seat, table.points(), gaps(table)) == ("answer-by-snails", 1, 0, [1])
    table.play("snail")
    assert (table.goods(1), table.hands[0], table.points()) == ((0, 0, 1, 0), ["king"], 1)
    assert (table.rows()[1], gaps(table), table.asked, table.seat) == ("castle", [], "take-turn", 1)


@pytest.mark.rule("EV-461")
def test_bees_before_the_tile() -> None:
    table = Table(newleaf="station").ability(0, "bees").city(0, "mine", "museum").hand(0, "king").station("inn")
    table.tiles("one-vp").stock(0, 2, 1).play("play inn station-1", "done")
    assert (table.asked, table.points()) == ("feed-bees", 0)
    table.play("discard king")
    assert (table.goods(), table.points(), table.seat) == ((0, 0, 1, 0), 1, 1)


@pytest.mark.breach("EV-461")
def test_neither_bees_nor_snails_come_before_the_reactions() -> None:
    table = Table().ability(0, "bees").city(0, "mine", "museum").hand(0, "inn", "king").stock(0, 2, 1)
    table.play("play inn")
    assert (table.asked, why(table, "discard king")[1]) == ("draw-or-not", "not-now")
    table = Table().ability(1, "snails", ("king",)).city(0, "courthouse").hand(0, "mine").stock(0, 1, 1, 1)
    table.play("play mine")
    assert (table.asked, table.seat) == ("gain-any", 0)
    table.play("gain twig")
    assert (table.asked, table.seat) == ("answer-by-snails", 1)


@pytest.mark.rule("EV-462")
def test_the_next_reaction_is_named_when_the_one_before_is_resolved() -> None:
    table = Table().city(0, "historian", "museum", "diplomat").hand(0, "wife", "inn").stock(0, berry=2)
    table.deck("king", "queen", "bard", "mine").play("play wife")
    assert table.legal() == {"trigger historian", "trigger museum", "trigger diplomat"}
    table.play("trigger museum")
    assert table.legal() == {"draw deck", "done"}
    table.play("draw deck")
    assert (table.legal(), table.hands[0]) == ({"trigger historian", "trigger diplomat"}, ["inn", "king", "queen"])
    table.play("trigger historian", "give king @2")
    assert (table.hands, table.points(), table.seat) == ([["bard", "inn", "mine", "queen"], ["king"]], 1, 1)


@pytest.mark.rule("EV-462")
def test_a_green_card_that_has_left_by_then_is_skipped() -> None:
    table = Table().city(0, "magician", "fairgrounds", "storehouse").home(0, 0).worker(0, "basic-8").play("prepare")
    assert table.legal() == {"activate magician", "activate fairgrounds", "activate storehouse"}
    table.play("activate magician", "remove fairgrounds", "gain twig", "store resin")
    assert (table.hands[0], table.seat, table.points()) == ([], 1, 1)


@pytest.mark.breach("EV-462")
def test_nobody_names_a_card_twice_or_one_that_has_left() -> None:
    table = Table().city(0, "magician", "fairgrounds", "storehouse", "teacher").home(0, 0).worker(0, "basic-8")
    table.play("prepare", "activate magician", "remove fairgrounds", "gain twig")
    assert table.legal() == {"activate storehouse", "activate teacher"}
    assert why(table, "activate fairgrounds") == ("EV-101", "not-to-produce")
    assert why(table, "activate magician") == ("EV-101", "not-to-produce")
    table = Table().city(0, "historian", "museum", "diplomat").hand(0, "wife").stock(0, berry=2).play("play wife")
    table.play("trigger historian")
    assert why(table, "trigger historian") == ("EV-081", "does-not-react")
