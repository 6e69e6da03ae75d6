"""Newleaf: its cards, the Station, tickets, reservations, golden tokens and worker abilities."""

from tests.second.everdell.city import card_at, spaces
from tests.second.everdell.positions import (
    build,
    decide,
    give,
    options,
    play,
    refused,
    season,
    seat,
    start,
    stock,
)
from tests.second.everdell.referee import Referee

STATION = frozenset({"station"})


def station(*options_: str, players: int = 2) -> Referee:
    """A table with a known Station: Farm, Monk, King beside a twig, an any and a point tile."""
    game = start(players, STATION | set(options_))
    game.table.station = ["farm", "monk", "king"]
    game.table.tiles = ["two_twig", "one_any", "one_vp"]
    return game


def test_a_station_card_is_replaced_after_its_bonus() -> None:
    game = station()
    build(game, "Ann", "historian")
    give(game, berry=1)
    play(game, ("play", "monk", "station-2", "pay"))
    assert game.table.station == ["farm", None, "king"]
    assert len(seat(game).hand) == 1
    assert options(game) == [("gain", resource) for resource in ("twig", "resin", "pebble", "berry")]
    assert game.table.tiles[1] == "one_any"
    play(game, ("gain", "pebble"))
    assert game.table.used_tiles == ["one_any"]
    assert game.table.station[1] == "peddler"


def test_the_bag_is_filled_as_soon_as_it_is_empty() -> None:
    game = station()
    t = game.table
    t.used_tiles, t.bag = [*t.bag[1:]], t.bag[:1]
    play(game, ("worker", "station"))
    play(game, options(game)[0])
    play(game, options(game)[0])
    play(game, ("tile", 1))
    assert len(t.bag) == 15
    assert t.used_tiles == []


def test_the_knoll_discards_three_draws_three_and_gives_a_tile() -> None:
    game = station()
    play(game, ("worker", "knoll"), ("discard", "station-3"), ("discard", "meadow-2"), ("discard", "meadow-1"))
    assert game.table.discard == ["farm", "mine", "king"]
    assert game.table.meadow[:2] == ["wanderer", "peddler"]
    play(game, ("draw", "meadow-1"), ("draw", "station-1"), ("draw", "station-3"))
    assert game.table.meadow[0] is None
    assert ("done",) in options(game)
    play(game, ("tile", 3))
    assert stock(game) == {"vp": 1}
    assert None not in game.table.meadow
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",))
    assert refused(game, ("worker", "knoll")) == "EV-201"


def test_a_visitor_pile_that_ends_is_refreshed_with_the_card_just_dismissed() -> None:
    game = station()
    t = game.table
    first, second = t.visitors[0][0], t.visitors[1][0]
    t.used_visitors = [*t.visitors[0][1:], *t.visitors[1][1:]]
    t.visitors = [[first], [second]]
    play(game, ("worker", "station"), ("dismiss", first))
    assert [len(pile) for pile in t.visitors] == [16, 16]
    assert t.visitors[1][0] == second
    play(game, ("invite", second))
    assert seat(game).visitors == [second]
    assert ("done",) not in options(game)


def test_golden_tokens_follow_either_link_but_not_on_the_ever_tree() -> None:
    game = station()
    build(game, "Ann", "clock_tower", "ever_tree", "ever_wall")
    give(game, hand=["inventor", "king", "historian"])
    commands = [command for command in options(game) if command[0] == "play" and command[2] == "hand"]
    assert commands == [
        ("play", "historian", "hand", "occupy", "clock_tower-1"),
        ("play", "historian", "hand", "occupy", "ever_tree-1"),
        ("play", "inventor", "hand", "golden", "clock_tower-1"),
        ("play", "inventor", "hand", "occupy", "ever_tree-1"),
        ("play", "king", "hand", "occupy", "ever_tree-1"),
        ("play", "king", "hand", "golden", "ever_wall-1"),
    ]
    play(game, ("play", "inventor", "hand", "golden", "clock_tower-1"))
    assert seat(game).golden == 2


def test_a_reserved_card_costs_one_less_and_turns_the_token() -> None:
    game = station("reservations")
    play(game, ("reserve", "meadow-1"))
    assert seat(game).reserved == "farm"
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",))
    give(game, twig=2)
    assert refused(game, ("reserve", "meadow-2")) == "EV-389"
    assert refused(game, ("play", "farm", "reserved", "pay")) == "EV-486"
    play(game, ("play", "farm", "reserved", "token"))
    assert game.forced == ("cheaper", "resin")
    play(game, ("cheaper", "resin"))
    assert seat(game).token == "used"
    season(game, "Ann", "winter", 0)
    play(game, ("season",))
    assert seat(game).token == "free"


def test_a_card_still_reserved_may_be_discarded_while_preparing() -> None:
    game = station("reservations")
    play(game, ("reserve", "station-3"))
    assert game.table.station[2] == "wanderer"
    season(game, "Ben", "autumn", 0)
    season(game, "Ann", "winter", 0)
    play(game, ("pass",), ("season",), ("discard", "reserved"))
    assert (seat(game).token, game.table.discard) == ("free", ["king"])


def test_a_ticket_moves_a_worker_once_and_again_from_summer_on() -> None:
    game = station("tickets")
    season(game, "Ben", "autumn", 0)
    season(game, "Ann", "winter", 1, ["basic_3twig"])
    play(game, ("ticket", "basic_3twig"))
    assert ("worker", "basic_3twig") not in options(game)
    play(game, ("worker", "basic_2resin"), ("pass",))
    assert refused(game, ("ticket", "basic_2resin")) == "EV-249"
    season(game, "Ann", "summer", 1, ["basic_2resin"])
    play(game, ("ticket", "basic_2resin"), ("worker", "basic_3twig"))
    assert seat(game).ticket is None
    assert stock(game) == {"resin": 2, "twig": 3}


def test_the_bank_raises_the_hand_limit() -> None:
    game = start()
    (bank,) = build(game, "Ann", "bank")
    give(game, hand=["farm"] * 8)
    decide(game, "activate", label=bank)
    decide(game, "gain", what={"card": 3})
    assert len(seat(game).hand) == 9
    assert game.scores()["Ann"]["total"] == 3


def test_the_freight_car_gives_two_of_its_resources_also_to_a_mole() -> None:
    game = start()
    (car,) = build(game, "Ben", "freight_car")
    give(game, hand=["miner_mole"], berry=3)
    play(game, ("play", "miner_mole", "hand", "pay"), ("copy", car), ("take", "pebble"), ("take", "pebble"))
    assert stock(game) == {"pebble": 2}
    card = card_at(seat(game, "Ben"), car)
    assert card is not None
    assert card.stock["pebble"] == 0


def test_the_magician_spares_magicians_and_the_mole_that_acts_as_one() -> None:
    game = start()
    build(game, "Ben", "magician")
    build(game, "Ann", "main_road", "farm")
    give(game, hand=["miner_mole"], berry=3)
    play(game, ("play", "miner_mole", "hand", "pay"), ("copy", "magician-1"))
    assert options(game) == [("discard", "farm-1"), ("done",)]
    play(game, ("discard", "farm-1"), ("gain", "twig"))
    assert stock(game) == {"twig": 1, "vp": 1}


def test_city_hall_discards_only_if_nobody_has_room() -> None:
    game = start(3)
    build(game, "Ann", "city_hall")
    give(game, hand=["farm", "king"], twig=2, resin=1)
    give(game, "Ben", ["inn"] * 8)
    play(game, ("play", "farm", "hand", "pay"))
    assert options(game) == [("give", "king", "Cleo"), ("done",)]
    seat(game, "Cleo").passed = True
    assert options(game) == [("give", "king", None), ("done",)]
    play(game, ("give", "king", None))
    assert (stock(game), game.table.discard) == ({"berry": 1, "vp": 1}, ["king"])
    assert len(seat(game).hand) == 1


def test_the_poet_draws_a_colour_up_to_the_limit() -> None:
    game = start()
    give(game, hand=["poet", *["farm"] * 7], berry=3)
    play(game, ("play", "poet", "hand", "pay"), ("colour", "blue"))
    assert options(game) == [("draw", "meadow-5"), ("draw", "meadow-8")]
    play(game, ("draw", "meadow-8"))
    assert stock(game) == {"vp": 1}
    assert None not in game.table.meadow


def test_the_lamplighter_draws_from_everywhere_before_the_refill() -> None:
    game = station()
    give(game, hand=["lamplighter"], berry=1)
    play(game, ("play", "lamplighter", "hand", "pay"), ("draw", "station-1"))
    assert game.table.station[0] is None
    play(game, ("draw", "deck"))
    assert seat(game).hand == ["farm", "wanderer"]
    assert game.table.station[0] == "peddler"
    assert game.table.tiles[0] == "two_twig"


def test_the_gardener_activates_two_cards_one_after_the_other() -> None:
    game = start()
    build(game, "Ann", "farm", "mine")
    give(game, hand=["gardener"], berry=3)
    play(game, ("play", "gardener", "hand", "pay"), ("activate", "farm-1"))
    assert options(game) == [("activate", "mine-1"), ("done",)]
    play(game, ("activate", "mine-1"))
    assert stock(game) == {"berry": 1, "pebble": 1}


def test_the_chipsmith_begins_with_a_useful_card_and_may_decline_unless_told_otherwise() -> None:
    for rules, may in ((frozenset[str](), True), (frozenset({"must-act"}), False)):
        game = start(2, rules)
        build(game, "Ann", "chipsmith", "doctor", "farm")
        play(game, ("worker", "chipsmith-1"))
        assert options(game) == [("activate", "farm-1"), *([("done",)] if may else [])]
        play(game, ("activate", "farm-1"))
        assert options(game) == [("activate", "doctor-1"), ("done",)]


def test_the_conductor_copies_a_closed_card_and_bounces_once() -> None:
    game = start()
    build(game, "Ann", "conductor", "lookout", "chapel")
    build(game, "Ben", "conductor", "cemetery", "university")
    play(game, ("worker", "conductor-1"))
    assert options(game) == [("copy", "conductor-2"), ("copy", "university-1"), ("done",)]
    play(game, ("copy", "conductor-2"))
    assert options(game) == [("copy", "lookout-1"), ("done",)]
    play(game, ("copy", "lookout-1"), ("copy", "basic_3twig"))
    assert stock(game) == {"twig": 3}


def test_a_conductor_as_university_does_not_discard_itself() -> None:
    game = start()
    build(game, "Ann", "conductor")
    build(game, "Ben", "university")
    assert refused(game, ("worker", "conductor-1")) == "EV-326"
    build(game, "Ann", "farm")
    play(game, ("worker", "conductor-1"), ("copy", "university-1"))
    assert options(game) == [("discard", "farm-1")]


def test_the_air_balloon_copies_and_bounces() -> None:
    game = start()
    build(game, "Ann", "wanderer")
    build(game, "Ben", "air_balloon", "fool", "ruins", "main_road")
    give(game, hand=["air_balloon"], twig=3)
    play(game, ("play", "air_balloon", "hand", "pay"))
    assert options(game) == [("copy", "air_balloon-1")]
    play(game, ("copy", "air_balloon-1"), ("copy", "wanderer-1"))
    assert len(seat(game).hand) == 3
    assert spaces(seat(game)) == 0


def test_ever_wall_mayor_and_photographer_count_the_right_city() -> None:
    game = start()
    build(game, "Ann", "ever_wall", "husband", "wife", *["farm"] * 4, "photographer")
    build(game, "Ben", "library", "castle", "wife", "husband")
    assert spaces(seat(game)) == 6
    assert game.scores()["Ann"]["prosperity"] == 3 + 2 + 4
    build(game, "Ann", "mayor")
    decide(game, "activate", label="mayor-1")
    assert stock(game) == {"vp": 2}
