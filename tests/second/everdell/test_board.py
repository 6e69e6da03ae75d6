"""Locations, copies of locations, and what makes a visit useful."""

import pytest

from tests.second.everdell.city import card_at
from tests.second.everdell.positions import build, give, names, options, play, refused, season, seat, start, stock
from tests.second.everdell.referee import Referee


def at(place: str, *others: str, players: int = 2) -> Referee:
    """A table with these Forest locations; Ann has three cards."""
    game = start(players)
    game.table.forest = [place, *others]
    give(game, hand=["farm", "king", "mine"])
    return game


def test_two_cards_for_every_card_discarded() -> None:
    game = at("forest_discard_draw_double")
    play(game, ("worker", "forest_discard_draw_double"), ("discard", "king"), ("discard", "farm"), ("done",))
    assert game.table.discard == ["farm", "king"]
    assert len(seat(game).hand) == 5


def test_a_resource_for_each_of_up_to_three_cards() -> None:
    game = at("forest_discard3_gain_any")
    give(game, hand=["inn"])
    play(game, ("worker", "forest_discard3_gain_any"), *[("discard", card) for card in ("king", "farm", "inn")])
    play(game, *[("gain", "pebble")] * 3)
    assert stock(game) == {"pebble": 3}


def test_copies_reach_occupied_places_but_only_of_their_kind() -> None:
    game = at("forest_copy_basic_1card", "forest_copy_forest", "forest_3berry")
    season(game, "Ben", "autumn", 0, ["basic_3twig", "forest_3berry"])
    play(game, ("worker", "forest_copy_basic_1card"))
    assert ("copy", "forest_3berry") not in options(game)
    play(game, ("copy", "basic_3twig"), ("pass",), ("worker", "forest_copy_forest"))
    assert options(game) == [("copy", "forest_copy_basic_1card"), ("copy", "forest_3berry")]
    play(game, ("copy", "forest_3berry"))
    assert stock(game) == {"berry": 3, "twig": 3}
    assert len(seat(game).hand) == 4


def test_two_meadow_cards_and_one_of_them_played_for_one_less() -> None:
    game = at("forest_2meadow_play1_minus1")
    give(game, twig=2, resin=1)
    play(game, ("worker", "forest_2meadow_play1_minus1"), ("draw", "meadow-1"))
    assert game.table.meadow[0] is None
    play(game, ("draw", "meadow-7"))
    assert options(game) == [("play", "farm", "hand", "minus"), ("done",)]
    play(game, ("play", "farm", "hand", "minus"), ("cheaper", "resin"))
    assert names(game) == {"farm": 1}
    assert stock(game) == {"berry": 1, "resin": 1}


def test_a_full_hand_bars_the_two_meadow_cards_but_not_the_basic_location() -> None:
    game = at("forest_2meadow_play1_minus1")
    give(game, hand=["inn"] * 5)
    assert refused(game, ("worker", "forest_2meadow_play1_minus1")) == "EV-326"
    play(game, ("worker", "basic_2card_1vp"))
    assert stock(game) == {"vp": 1}
    assert len(seat(game).hand) == 8


def test_one_card_at_the_haven_gives_nothing() -> None:
    game = at("forest_3berry")
    play(game, ("worker", "haven"), ("discard", "king"), ("done",))
    assert stock(game) == {}
    assert game.table.active == "Ben"


def test_meadow_cards_played_are_replaced_at_once() -> None:
    game = start()
    build(game, "Ann", "historian")
    give(game, twig=2, resin=1)
    play(game, ("play", "farm", "meadow-1", "pay"))
    assert game.table.meadow[0] == "wanderer"
    assert seat(game).hand == ["peddler"]


@pytest.mark.parametrize(
    ("cards", "other", "useful"),
    [
        (("chip_sweep", "doctor"), "farm", False),
        (("chip_sweep", "mine"), "farm", True),
        (("chip_sweep", "miner_mole"), "farm", True),
        (("miner_mole",), "bank", False),
        (("miner_mole",), "magician", True),
        (("lamplighter",), "farm", True),
        (("barge_toad",), "farm", False),
        (("husband", "wife"), "farm", False),
        (("tea_house",), "farm", False),
    ],
)
def test_the_chipsmith_needs_a_useful_card(cards: tuple[str, ...], other: str, useful: bool) -> None:
    game = start()
    build(game, "Ann", "chipsmith", *cards)
    build(game, "Ben", other)
    assert (("worker", "chipsmith-1") in options(game)) == useful


def test_the_storehouse_keeps_until_it_is_visited() -> None:
    game = start()
    give(game, hand=["storehouse"], twig=1, resin=1, pebble=1)
    play(game, ("play", "storehouse", "hand", "pay"), ("store", "twig"))
    assert stock(game) == {}
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("worker", "storehouse-1"))
    assert stock(game) == {"twig": 3}
    assert refused(game, ("worker", "storehouse-1")) == "EV-050"


def test_a_partner_left_alone_is_free_for_another() -> None:
    game = start()
    build(game, "Ann", "husband", "wife", "dungeon")
    give(game, hand=["inn", "wife"], berry=2)
    play(game, ("play", "inn", "hand", "prison", "wife-1"))
    husband = card_at(seat(game), "husband-1")
    assert husband is not None
    assert husband.partner is None
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("play", "wife", "hand", "pay"), ("share", "husband-1"))
    assert husband.partner == "wife-2"


def test_tickets_and_reservations_need_something_to_act_on() -> None:
    game = start(2, {"tickets", "reservations"})
    assert refused(game, ("ticket", "haven")) == "EV-388"
    assert refused(game, ("reserve", "hand")) == "EV-252"


def test_the_poet_chooses_until_the_hand_is_full() -> None:
    game = start()
    game.table.meadow[:3] = ["crane", "crane", "crane"]
    give(game, hand=["poet", *["farm"] * 6], berry=3)
    play(game, ("play", "poet", "hand", "pay"), ("colour", "blue"), ("draw", "meadow-1"))
    assert ("draw", "meadow-1") not in options(game)
    play(game, ("draw", "meadow-5"))
    assert stock(game) == {"vp": 2}
    assert game.table.active == "Ben"


def test_an_air_balloon_copy_of_an_own_card_may_be_left() -> None:
    game = start()
    build(game, "Ann", "wanderer")
    build(game, "Ben", "air_balloon")
    give(game, hand=["air_balloon"], twig=3)
    play(game, ("play", "air_balloon", "hand", "pay"), ("copy", "air_balloon-1"), ("done",))
    assert seat(game).hand == []


def test_the_deck_is_renewed_only_when_a_card_is_needed() -> None:
    game = start()
    game.table.deck, game.table.discard = ["king", "queen"], ["farm"]
    play(game, ("worker", "basic_2card_1vp"))
    assert (game.table.deck, game.table.discard) == ([], ["farm"])
    play(game, ("worker", "basic_1berry_1card"))
    assert (game.table.deck, game.table.discard) == ([], [])
    assert seat(game, "Ben").hand == ["farm"]
    play(game, ("worker", "basic_1resin_1card"))
    assert stock(game) == {"resin": 1, "vp": 1}
