"""Against Rugwort: his replies, his preparations, his points."""

import pytest

from tests.second.everdell.data import RUGWORT
from tests.second.everdell.positions import build, give, names, options, play, refused, season, seat, start, stock
from tests.second.everdell.referee import Referee


def places(game: Referee) -> list[str]:
    """Where his workers stand."""
    return [worker.place for worker in seat(game, RUGWORT).workers]


def test_his_workers_block_from_the_start() -> None:
    game = start(1)
    forest = game.table.forest
    assert len(seat(Referee.new(["Ann"])).hand) == 5
    assert places(game) == [forest[0], "basic_3twig"]
    assert refused(game, ("worker", "basic_3twig")) == "EV-018"
    assert refused(game, ("worker", forest[0])) == "EV-029"


def test_he_takes_the_card_rolled_after_every_card_of_the_action() -> None:
    game = start(1, rolls=[8, 1])
    give(game, hand=["postal_pigeon"], berry=2)
    game.table.deck = ["wanderer", "king", *["monk", "doctor"] * 4]
    play(game, ("play", "postal_pigeon", "hand", "pay"), ("play", "wanderer", "revealed", "free"))
    assert list(names(game, RUGWORT)) == ["judge", "farm"]
    assert game.table.meadow[0] is not None
    assert game.asked == "turn"


def test_his_fool_comes_to_the_player_and_the_players_drives_out_a_card() -> None:
    game = start(1, rolls=[1, 2])
    game.table.meadow[0] = "fool"
    give(game, hand=["monk", "fool"], berry=4)
    play(game, ("play", "monk", "hand", "pay"), ("done",))
    assert names(game) == {"monk": 1, "fool": 1}
    build(game, RUGWORT, "king", "main_road")
    play(game, ("play", "fool", "hand", "pay"))
    assert options(game) == [("remove", "king-1")]
    play(game, ("remove", "king-1"))
    assert game.table.discard == ["fool", "king"]
    assert names(game, RUGWORT) == {"main_road": 1, "mine": 1}


def test_he_prepares_after_the_player() -> None:
    game = start(1)
    forest = list(game.table.forest)
    build(game, RUGWORT, "farm", "farm", "mine", "mine")
    season(game, "Ann", "winter", 0)
    play(game, ("season",))
    assert places(game) == [forest[1], "basic_2resin", "meadow-1"]
    assert list(seat(game, RUGWORT).events) == ["harvest_festival"]
    give(game, twig=9, resin=9, pebble=9, berry=9)
    assert refused(game, ("play", "farm", "meadow-1", "pay")) == "EV-074"
    season(game, "Ann", "spring", 0)
    play(game, ("season",))
    assert ("draw", "meadow-1") not in options(game)
    assert ("draw", "meadow-2") in options(game)
    play(game, ("done",))
    season(game, "Ann", "summer", 0)
    play(game, ("season",))
    assert places(game)[:2] == ["journey_3", "basic_1berry_1card"]
    assert places(game)[2:] == ["meadow-1", "meadow-2", "meadow-3", "meadow-4"]


@pytest.mark.parametrize(("year", "space", "event", "home"), [(1, 3, 3, 6), (2, 4, 6, 6), (3, 5, 6, 5)])
def test_the_years_differ_in_journey_events_and_a_worker(year: int, space: int, event: int, home: int) -> None:
    game = start(1, {f"year-{year}"} if year > 1 else set())
    season(game, "Ann", "summer", 0, ["haven"] * 4)
    play(game, ("season",))
    assert seat(game).home == home
    assert f"journey_{space}" in places(game)
    assert ("basic_1berry_1card" in places(game)) == (year < 3)
    build(game, RUGWORT, "castle", "farm")
    give(game, RUGWORT, vp=2)
    assert game.scores()[RUGWORT] == {
        "cards": 5,
        "tokens": 2,
        "journey": space,
        "events": 4 * event,
        "visitors": 0,
        "total": 7 + space + 4 * event,
    }
    play(game, ("pass",))
    assert game.over
    assert game.winners() == [RUGWORT]


def test_gifts_go_to_the_supply_and_the_discard_pile() -> None:
    game = start(1)
    build(game, "Ann", "post_office", "monastery")
    give(game, hand=["farm", "mine"], twig=2)
    play(game, ("worker", "monastery-1"), ("pay", "twig"), ("pay", "twig"))
    assert stock(game) == {"vp": 4}
    play(game, ("worker", "post_office-1"), ("discard", "mine"), ("discard", "farm"))
    assert game.table.discard == ["farm", "mine"]
    assert len(seat(game).hand) == 8


def test_open_cards_of_his_city_pay_him_and_his_green_cards_can_be_copied() -> None:
    game = start(1, rolls=[1, 1])
    build(game, RUGWORT, "hotel", "mine")
    give(game, hand=["miner_mole"], berry=0)
    play(game, ("worker", "hotel-1"), ("play", "miner_mole", "hand", "minus"), ("copy", "mine-1"))
    assert stock(game, RUGWORT) == {"vp": 2}
    assert stock(game) == {"pebble": 1}


def test_station_cards_golden_tokens_and_tickets_reward_him() -> None:
    game = start(1, {"station", "tickets"}, rolls=[5, 8, 1, 1])
    game.table.station[0] = "farm"
    game.table.tiles[0] = "one_vp"
    give(game, twig=2, resin=1)
    play(game, ("play", "farm", "station-1", "pay"))
    assert stock(game, RUGWORT) == {"vp": 1}
    play(game, ("worker", "basic_2resin"), ("ticket", "basic_2resin"), ("worker", "basic_1pebble"))
    assert stock(game, RUGWORT) == {"vp": 2}
    assert sum(names(game, RUGWORT).values()) == 2
    seat(game).golden = 1
    give(game, hand=["baker"])
    play(game, ("play", "baker", "hand", "golden", "farm-1"))
    assert stock(game, RUGWORT) == {"vp": 5}


def test_a_reserved_card_lets_him_raid_the_deck_for_its_colour() -> None:
    game = start(1, {"reservations"}, rolls=[8])
    play(game, ("reserve", "meadow-4"))
    game.table.deck = ["monk", "king", "castle", "farm", "farm", *["teacher"] * 9]
    give(game, berry=1)
    play(game, ("play", "wife", "reserved", "token"))
    assert options(game) == [("pick", "castle"), ("pick", "king")]
    play(game, ("pick", "king"))
    assert names(game, RUGWORT) == {"judge": 1, "king": 1}
    assert game.table.discard == ["castle", "farm", "farm"]
    assert seat(game).token == "used"


def test_he_takes_the_better_visitor_and_the_player_chooses_between_equals() -> None:
    game = start(1, {"station"})
    game.table.visitors = [["bim_little"], ["dip_dubble", "dune_tarrington"]]
    game.table.used_visitors = ["frin_stickly", "iggy_silverscale", "wimble_wuffle"]
    season(game, "Ann", "winter", 0)
    play(game, ("season",))
    assert seat(game, RUGWORT).visitors == ["bim_little"]
    assert [len(pile) for pile in game.table.visitors] == [2, 3]
    assert game.scores()[RUGWORT]["visitors"] == 7
    game.table.visitors = [["reemy_sniggle", "x"], ["iggy_silverscale"]]
    season(game, "Ann", "spring", 0)
    play(game, ("season",), ("done",))
    assert options(game) == [("invite", "iggy_silverscale"), ("invite", "reemy_sniggle")]
