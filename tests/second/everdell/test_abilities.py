"""The worker abilities of Newleaf: cats, bats, bees and snails."""

from tests.second.everdell.positions import build, give, names, options, play, refused, season, seat, start, stock
from tests.second.everdell.referee import Referee


def table(mine: str, other: str, players: int = 2) -> Referee:
    """Ann has one ability, Ben another."""
    game = start(players, {"station", "abilities"})
    seat(game).ability, seat(game, "Ben").ability = mine, other
    return game


def test_cats_join_opponents_and_use_closed_cards() -> None:
    game = table("cats", "bees")
    build(game, "Ben", "queen", "chapel", "lookout", "hotel")
    season(game, "Ben", "winter", 0, ["queen-1", "chapel-1", "basic_3twig", "hotel-1"])
    give(game, hand=["farm"], twig=3)
    places = [command[1] for command in options(game) if command[0] == "worker"]
    assert {"queen-1", "basic_3twig", "hotel-1"} <= set(places)
    assert not {"chapel-1", "lookout-1"} & set(places)
    play(game, ("worker", "hotel-1"), ("play", "farm", "hand", "minus"))
    assert stock(game, "Ben") == {"vp": 2}
    assert names(game) == {"farm": 1}


def test_bats_archive_and_play_from_the_archive() -> None:
    game = table("bats", "bees")
    give(game, hand=["farm"], twig=4, resin=2)
    play(game, ("play", "farm", "hand", "pay"), ("archive", "meadow-1"))
    assert seat(game).archive == ["farm"]
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("play", "farm", "archive", "pay"), ("done",))
    assert names(game) == {"farm": 2}


def test_bees_discard_for_a_green_card_but_not_in_autumn() -> None:
    game = table("bees", "cats")
    build(game, "Ann", "mine")
    give(game, hand=["inn", "king", "inn"], twig=4, resin=2)
    play(game, ("play", "inn", "hand", "pay"), ("discard", "king"), ("activate", "mine-1"))
    assert stock(game) == {"pebble": 1, "resin": 1, "twig": 2}
    season(game, "Ben", "autumn", 0)
    season(game, "Ann", "autumn", 0)
    play(game, ("pass",), ("play", "inn", "hand", "pay"))
    assert game.asked == "turn"


def test_snails_answer_a_green_card_on_the_opponents_city() -> None:
    game = table("cats", "snails")
    seat(game, "Ben").pile = ["king", "queen"]
    build(game, "Ann", "farm")
    give(game, hand=["general_store"], resin=1, pebble=1)
    play(game, ("play", "general_store", "hand", "pay"))
    assert game.owing() == {"Ben": [("snail",), ("done",)]}
    play(game, ("snail",))
    assert stock(game, "Ben") == {"berry": 2}
    assert seat(game).hand == ["king"]
    assert seat(game, "Ben").pile == ["queen"]


def test_cats_stay_for_good_in_a_cemetery_and_alone_when_the_other_leaves() -> None:
    game = table("cats", "bees")
    build(game, "Ben", "cemetery")
    season(game, "Ben", "winter", 0, ["cemetery-1", "basic_1pebble"])
    play(game, ("worker", "cemetery-1"), ("reveal", "deck"), ("done",))
    assert seat(game).workers[0].permanent
    play(game, ("season",))
    season(game, "Ann", "winter", 0, ["basic_1pebble"])
    assert seat(game, "Ben").workers == []
    play(game, ("season",))
    assert stock(game) == {}


def test_cats_do_not_join_themselves() -> None:
    game = table("cats", "bees")
    season(game, "Ann", "winter", 1, ["basic_1pebble"])
    season(game, "Ben", "winter", 1, ["basic_1pebble"])
    assert refused(game, ("worker", "basic_1pebble")) == "EV-018"


def test_no_new_worker_comes_in_spring() -> None:
    game = table("cats", "bees")
    season(game, "Ann", "winter", 0, ["haven", "haven"])
    play(game, ("season",))
    assert seat(game).home == 2


def test_bats_come_before_the_tile_of_a_station_card() -> None:
    game = table("bats", "bees")
    game.table.station[0], game.table.tiles[0] = "farm", "one_any"
    give(game, twig=2, resin=1)
    play(game, ("play", "farm", "station-1", "pay"))
    assert game.asked == "bats"
    play(game, ("archive", "meadow-2"))
    assert game.asked == "any"
    play(game, ("gain", "resin"))
    assert game.table.station[0] is not None
    assert seat(game).archive == ["mine"]


def test_archived_cards_are_played_through_the_inn_at_its_discount() -> None:
    game = table("bats", "bees")
    build(game, "Ann", "inn")
    seat(game).archive = ["king"]
    give(game, berry=3)
    play(game, ("worker", "inn-1"), ("play", "king", "archive", "minus"), ("done",))
    assert names(game) == {"inn": 1, "king": 1}
    assert stock(game) == {}


def test_snails_at_a_full_hand_discard_and_not_the_bank() -> None:
    game = table("cats", "snails")
    seat(game, "Ben").pile = ["king", "queen"]
    give(game, hand=["farm", *["inn"] * 8], twig=2, resin=3, pebble=2)
    play(game, ("play", "farm", "hand", "pay"), ("snail",))
    assert game.table.discard == ["king"]
    assert stock(game, "Ben") == {"berry": 1}
    season(game, "Ben", "autumn", 0)
    give(game, hand=["bank"])
    play(game, ("pass",), ("play", "bank", "hand", "pay"))
    assert game.asked == "turn"


def test_snails_use_a_mole_from_its_owners_seat() -> None:
    game = table("cats", "snails")
    seat(game, "Ben").pile = ["king"]
    build(game, "Ben", "mine", "storehouse")
    build(game, "Ann", "farm")
    give(game, hand=["miner_mole"], berry=3)
    play(game, ("play", "miner_mole", "hand", "pay"), ("done",), ("snail",))
    assert options(game) == [("copy", "mine-1"), ("done",)]
