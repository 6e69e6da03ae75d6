"""Events: what claiming asks, takes and gives."""

import pytest

from tests.second.everdell.city import card_at
from tests.second.everdell.data import EVENTS
from tests.second.everdell.positions import build, give, names, options, play, refused, season, seat, start, stock
from tests.second.everdell.referee import Referee


def claim(event: str, *cards: str, players: int = 2) -> Referee:
    """Ann claims an event with these cards in her city."""
    game = start(players)
    if event not in game.table.events:
        game.table.events.append(event)
    build(game, "Ann", *cards)
    return game


def claimed(game: Referee, event: str) -> int:
    """The points of the events, Ann having claimed this one."""
    assert event in seat(game).events
    assert event not in game.table.events
    return game.scores()["Ann"]["events"]


def test_resources_are_given_away_one_by_one() -> None:
    game = claim("a_brilliant_marketing_plan", "shopkeeper", "post_office", players=3)
    give(game, twig=1, berry=1)
    play(game, ("worker", "a_brilliant_marketing_plan"), ("give", "twig", "Cleo"), ("give", "berry", "Ben"))
    assert (stock(game), stock(game, "Ben"), stock(game, "Cleo")) == ({"vp": 4}, {"berry": 1}, {"twig": 1})
    assert claimed(game, "a_brilliant_marketing_plan") == 0


def test_a_worker_comes_back_also_the_one_just_placed() -> None:
    game = claim("a_well_run_city", "chip_sweep", "clock_tower")
    season(game, "Ann", "winter", 1, ["haven"])
    play(game, ("worker", "a_well_run_city"))
    assert options(game) == [("recall", "a_well_run_city"), ("recall", "haven")]
    play(game, ("recall", "a_well_run_city"))
    assert seat(game).home == 1
    assert claimed(game, "a_well_run_city") == 4


@pytest.mark.parametrize(
    ("event", "cards", "laid", "points"),
    [
        ("an_evening_of_fireworks", ("lookout", "miner_mole"), ["twig"] * 3, 6),
        ("performer_in_residence", ("inn", "bard"), ["berry"] * 2, 4),
        ("under_new_management", ("peddler", "general_store"), ["berry", "pebble", "resin"], 5),
    ],
)
def test_up_to_three_resources_are_laid_on_an_event(
    event: str, cards: tuple[str], laid: list[str], points: int
) -> None:
    game = claim(event, *cards)
    give(game, twig=3, resin=3, pebble=3, berry=3)
    play(game, ("worker", event), *[("lay", resource) for resource in laid])
    if len(laid) < 3:
        play(game, ("done",))
    assert claimed(game, event) == points
    assert sum(stock(game).values()) == 12 - len(laid)


def test_scrolls_go_to_the_hand_or_beneath() -> None:
    game = claim("ancient_scrolls_discovered", "historian", "ruins")
    give(game, hand=["farm"] * 7)
    play(game, ("worker", "ancient_scrolls_discovered"), ("take", "monk"))
    assert options(game) == [("done",)]
    play(game, ("done",))
    assert claimed(game, "ancient_scrolls_discovered") == 4


def test_thieves_leave_the_city_and_scholars_the_hand() -> None:
    game = claim("capture_of_the_acorn_thieves", "courthouse", "ranger", "wanderer")
    play(game, ("worker", "capture_of_the_acorn_thieves"), ("tuck", "ranger-1"), ("done",))
    assert names(game) == {"courthouse": 1, "wanderer": 1}
    assert claimed(game, "capture_of_the_acorn_thieves") == 3
    game = claim("graduation_of_scholars", "teacher", "university")
    give(game, hand=["king", "farm", "king"])
    play(game, ("worker", "graduation_of_scholars"), ("tuck", "king"))
    assert options(game) == [("tuck", "king"), ("done",)]
    play(game, ("tuck", "king"))
    assert claimed(game, "graduation_of_scholars") == 4


def test_the_cure_has_its_price() -> None:
    game = claim("croak_wart_cure", "undertaker", "barge_toad")
    assert refused(game, ("worker", "croak_wart_cure")) == "EV-331"
    give(game, berry=2)
    play(game, ("worker", "croak_wart_cure"), ("discard", "undertaker-1"), ("discard", "barge_toad-1"))
    assert names(game) == {}
    assert claimed(game, "croak_wart_cure") == 6


def test_the_chapel_ceiling_pays_for_tokens() -> None:
    game = claim("pristine_chapel_ceiling", "woodcarver", "chapel")
    card = card_at(seat(game), "chapel-1")
    assert card is not None
    card.stock["vp"] = 2
    play(game, ("worker", "pristine_chapel_ceiling"), ("gain", "twig"), ("gain", "berry"))
    assert len(seat(game).hand) == 2
    assert claimed(game, "pristine_chapel_ceiling") == 4


def test_tax_relief_is_a_production_in_the_order_of_the_player() -> None:
    game = claim("tax_relief", "judge", "queen", "farm", "mine")
    play(game, ("worker", "tax_relief"))
    assert options(game) == [("activate", "farm-1"), ("activate", "mine-1")]
    play(game, ("activate", "mine-1"))
    assert stock(game) == {"berry": 1, "pebble": 1}
    assert claimed(game, "tax_relief") == 3


def test_workers_prisoners_and_pairs_count_at_the_end() -> None:
    game = claim("path_of_the_pilgrims", "monastery", "wanderer", "cemetery", "dungeon", "husband", "wife")
    build(game, "Ben", "wife", "husband", "husband")
    season(game, "Ann", "winter", 0, ["monastery-1", "monastery-1", "cemetery-1"])
    dungeon = card_at(seat(game), "dungeon-1")
    assert dungeon is not None
    dungeon.beneath = ["king"]
    for event, points in (
        ("path_of_the_pilgrims", 6),
        ("remembering_the_fallen", 3),
        ("ministering_to_miscreants", 3),
        ("flying_doctor_service", 6),
    ):
        seat(game).events = {event: {"stock": {}, "beneath": []}}
        assert game.scores()["Ann"]["events"] == points, event


def test_a_jubilee_counts_itself_and_a_parade_needs_three_others() -> None:
    game = claim("city_jubilee", *["farm"] * 10)
    game.table.events.append("sunflower_parade")
    assert refused(game, ("worker", "sunflower_parade")) == "EV-051"
    play(game, ("worker", "harvest_festival"))
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("worker", "city_jubilee"))
    assert stock(game) == {"vp": 3}


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("glow_light_festival", ["farm", "farm", "mine", "bard", "ruins"]),
        ("hot_air_balloon_race", ["bard", "ruins", "crane", "judge"]),
        ("magic_show", ["inn", "inn", "wife", "castle"]),
        ("royal_tea", ["wife", "castle", "farm", "farm", "mine"]),
        ("stock_market_boom", ["crane", "judge", "inn", "inn"]),
    ],
)
def test_hand_cards_are_discarded_for_cards_of_a_colour(event: str, cards: list[str]) -> None:
    game = claim(event, *cards)
    give(game, hand=["king"] * 5)
    play(game, ("worker", event), ("discard", "king"), ("discard", "king"))
    if event == "glow_light_festival":
        play(game, ("discard", "king"))
    assert stock(game) == {"vp": 3 if event == "glow_light_festival" else 2}
    assert claimed(game, event) == EVENTS[event]["points"]


def test_an_event_stays_when_its_worker_is_moved_away() -> None:
    game = claim("grand_tour", "inn", "inn", "lookout")
    play(game, ("worker", "grand_tour"))
    season(game, "Ben", "autumn", 0)
    give(game, hand=["ranger"], berry=2)
    play(game, ("pass",), ("play", "ranger", "hand", "pay"), ("move", "grand_tour"), ("worker", "basic_1pebble"))
    assert claimed(game, "grand_tour") == 3
    assert refused(game, ("worker", "grand_tour")) == "EV-051"
