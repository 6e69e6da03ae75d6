"""Cards of the base game, where several rules meet."""

import pytest

from tests.second.everdell.city import card_at, spaces
from tests.second.everdell.positions import (
    build,
    decide,
    give,
    names,
    options,
    play,
    refused,
    season,
    seat,
    start,
    stock,
)


def test_a_discount_is_chosen_step_by_step_and_only_what_can_be_paid_is_offered() -> None:
    game = start()
    build(game, "Ann", "crane")
    give(game, hand=["castle"], twig=2, resin=3)
    play(game, ("play", "castle", "hand", "help", "crane-1"))
    assert options(game) == [("cheaper", "pebble")]
    play(game, *[("cheaper", "pebble")] * 3)
    assert names(game) == {"castle": 1}
    assert game.table.discard == ["crane"]
    assert stock(game) == {}


def test_a_discount_that_removes_the_whole_cost_asks_nothing() -> None:
    game = start()
    build(game, "Ann", "innkeeper")
    give(game, hand=["wanderer"])
    play(game, ("play", "wanderer", "hand", "help", "innkeeper-1"))
    assert game.table.active == "Ben"
    assert len(seat(game).hand) == 3


def test_the_judge_replaces_one_resource() -> None:
    game = start()
    build(game, "Ann", "judge")
    give(game, hand=["farm"], twig=1, resin=1, berry=1)
    play(game, ("play", "farm", "hand", "help", "judge-1"))
    assert options(game) == [("swap", "twig", "berry")]
    play(game, ("swap", "twig", "berry"))
    assert stock(game) == {"berry": 1}


def test_a_prisoner_makes_room_and_its_pair_ends() -> None:
    game = start()
    build(game, "Ann", "dungeon", "wife", "husband", *["farm"] * 13)
    give(game, hand=["inn"])
    assert spaces(seat(game)) == 15
    assert ("play", "inn", "hand", "prison", "husband-1") not in options(game)
    build(game, "Ann", "wanderer")
    assert refused(game, ("play", "inn", "hand", "prison", "wanderer-1")) == "EV-084"
    assert refused(game, ("play", "inn", "hand", "prison", "farm-1")) == "EV-125"


def test_one_of_a_sharing_pair_frees_no_space_for_the_ruins() -> None:
    game = start()
    build(game, "Ann", "farm", "greenhouse", *["inn"] * 14)
    give(game, hand=["ruins"])
    play(game, ("play", "ruins", "hand", "pay"))
    assert ("discard", "farm-1") not in options(game)
    play(game, ("discard", "inn-1"))
    assert stock(game) == {"resin": 1, "twig": 2}
    assert len(seat(game).hand) == 2


def test_partners_may_share_or_not_and_must_in_a_full_city() -> None:
    game = start()
    build(game, "Ann", "husband")
    give(game, hand=["wife", "wife"], berry=4)
    play(game, ("play", "wife", "hand", "pay"))
    assert options(game) == [("share", "husband-1"), ("share", None)]
    play(game, ("share", None))
    assert spaces(seat(game)) == 2
    build(game, "Ann", *["farm"] * 13)
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("play", "wife", "hand", "pay"))
    assert options(game) == [("share", "husband-1")]
    play(game, ("share", "husband-1"))
    assert game.scores()["Ann"]["prosperity"] == 3


def test_triggers_come_outer_card_first_and_a_card_brought_in_does_not_react_to_its_bringer() -> None:
    game = start()
    build(game, "Ann", "shopkeeper")
    give(game, hand=["postal_pigeon"], berry=2)
    game.table.deck = ["historian", "king", "wanderer", "monk"]
    play(game, ("play", "postal_pigeon", "hand", "pay"))
    assert options(game) == [("play", "historian", "revealed", "free"), ("done",)]
    play(game, ("play", "historian", "revealed", "free"))
    assert stock(game) == {"berry": 2}
    assert seat(game).hand == []
    assert game.table.discard == ["king"]


def test_the_fool_goes_elsewhere_and_triggers_the_historian_only() -> None:
    game = start(3)
    build(game, "Ann", "historian", "shopkeeper")
    build(game, "Cleo", *["farm"] * 15)
    give(game, hand=["fool"], berry=3)
    play(game, ("play", "fool", "hand", "pay"))
    assert options(game) == [("player", "Ben")]
    play(game, ("player", "Ben"))
    assert stock(game) == {}
    assert len(seat(game).hand) == 1
    assert game.scores()["Ben"]["total"] == -2


def test_the_shepherd_pays_an_opponent_and_takes_from_the_chapel() -> None:
    game = start(3)
    (chapel,) = build(game, "Ann", "chapel")
    card = card_at(seat(game), chapel)
    assert card is not None
    card.stock["vp"] = 2
    give(game, hand=["shepherd"], berry=3)
    seat(game, "Ben").passed = True
    play(game, ("play", "shepherd", "hand", "pay"))
    assert options(game) == [("player", "Cleo")]
    play(game, ("player", "Cleo"))
    assert (stock(game), stock(game, "Cleo")) == ({"berry": 3, "vp": 2}, {"berry": 3})


def test_a_ranger_moves_a_worker_and_its_visit_counts_in_full() -> None:
    game = start()
    season(game, "Ann", "winter", 1, ["basic_1berry"])
    build(game, "Ben", "inn")
    give(game, hand=["ranger"], berry=2)
    play(game, ("play", "ranger", "hand", "pay"), ("move", "basic_1berry"), ("worker", "inn-1"))
    assert stock(game, "Ben") == {"vp": 1}
    assert ("done",) not in options(game)
    play(game, ("play", "wife", "meadow-4", "minus"))
    assert names(game) == {"ranger": 1, "wife": 1}
    assert game.table.active == "Ben"


def test_the_university_keeps_permanent_workers_and_cannot_be_visited_again() -> None:
    game = start()
    build(game, "Ann", "university", "cemetery", "farm")
    season(game, "Ann", "winter", 1, ["cemetery-1"])
    seat(game).workers[0].permanent = True
    play(game, ("worker", "university-1"), ("discard", "cemetery-1"), ("gain", "berry"))
    assert stock(game) == {"berry": 1, "pebble": 2, "vp": 1}
    assert sorted((worker.place, worker.permanent) for worker in seat(game).workers) == [
        ("university-1", False),
        ("university-1", True),
    ]
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("season",))
    assert seat(game).home == 2
    assert refused(game, ("worker", "university-1")) == "EV-050"


def test_a_lost_permanent_worker_is_out_of_the_game_and_an_ordinary_one_stands_nowhere() -> None:
    game = start()
    build(game, "Ann", "cemetery", "inn")
    season(game, "Ann", "winter", 0, ["cemetery-1", "inn-1"])
    seat(game).workers[0].permanent = True
    give(game, hand=["ruins", "ruins"])
    play(game, ("play", "ruins", "hand", "pay"), ("discard", "cemetery-1"))
    assert [worker.place for worker in seat(game).workers] == ["inn-1"]
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",), ("play", "ruins", "hand", "pay"), ("discard", "inn-1"))
    assert [worker.place for worker in seat(game).workers] == ["nowhere"]
    play(game, ("season",))
    assert seat(game).home == 2


def test_the_clock_tower_repeats_a_location_before_the_workers_come_home() -> None:
    game = start()
    build(game, "Ann", "clock_tower")
    season(game, "Ann", "winter", 0, ["basic_2card_1vp", "haven"])
    play(game, ("season",))
    assert options(game) == [("repeat", "basic_2card_1vp"), ("done",)]
    play(game, ("repeat", "basic_2card_1vp"))
    assert stock(game) == {"vp": 1}
    assert game.scores()["Ann"]["tokens"] == 3
    assert seat(game).home == 3


def test_the_miner_mole_counts_the_other_city_and_may_lead_back_to_the_own() -> None:
    game = start()
    build(game, "Ann", "mine", "storehouse")
    build(game, "Ben", "general_store", "farm", "miner_mole", "bank")
    give(game, hand=["miner_mole"], berry=3)
    play(game, ("play", "miner_mole", "hand", "pay"))
    assert options(game) == [("copy", "general_store-1"), ("copy", "farm-1"), ("copy", "mine-1"), ("done",)]
    play(game, ("copy", "general_store-1"))
    assert stock(game) == {"berry": 2}


def test_the_chip_sweep_never_activates_a_chip_sweep_and_may_be_left_unused() -> None:
    game = start()
    build(game, "Ann", "chip_sweep", "farm")
    give(game, hand=["chip_sweep"], berry=3)
    play(game, ("play", "chip_sweep", "hand", "pay"))
    assert options(game) == [("activate", "farm-1"), ("done",)]


def test_the_teacher_with_a_full_hand() -> None:
    game = start(3)
    give(game, hand=["farm"] * 8)
    give(game, "Cleo", ["farm"] * 8)
    build(game, "Ann", "teacher")
    decide(game, "activate", label="teacher-1")
    assert options(game) == [("give", "peddler", "Ben"), ("give", "wanderer", "Ben")]
    play(game, ("give", "peddler", "Ben"))
    assert game.table.discard == ["wanderer"]


def test_the_cemetery_needs_four_discards_and_the_card_may_be_left() -> None:
    game = start()
    build(game, "Ann", "cemetery")
    game.table.discard = ["king", "farm", "farm", "queen", "mine"]
    play(game, ("worker", "cemetery-1"))
    assert options(game) == [("reveal", "deck"), ("reveal", "discard")]
    play(game, ("reveal", "discard"))
    assert ("play", "queen", "revealed", "free") in options(game)
    assert ("play", "king", "revealed", "free") not in options(game)
    play(game, ("done",))
    assert game.table.discard == ["king", "mine", "queen", "farm", "farm"]
    assert seat(game).workers[0].permanent


def test_the_post_office_gives_what_fits_and_discards_the_rest() -> None:
    game = start()
    build(game, "Ben", "post_office")
    give(game, hand=["farm", "mine", "king"])
    give(game, "Ben", ["inn"] * 7)
    play(game, ("worker", "post_office-1"), ("player", "Ben"), ("give", "mine"))
    assert options(game) == [("discard", "farm"), ("discard", "king")]
    play(game, ("discard", "king"))
    assert options(game) == [("discard", "farm"), ("done",)]
    play(game, ("done",))
    assert len(seat(game).hand) == 8
    assert stock(game, "Ben") == {"vp": 1}


def test_monk_and_monastery_name_one_opponent() -> None:
    game = start(3)
    build(game, "Ann", "monk", "monastery")
    give(game, berry=3)
    decide(game, "activate", label="monk-1")
    play(game, ("player", "Cleo"))
    assert options(game) == [("pay", "berry")]
    play(game, ("pay", "berry"), ("done",), ("worker", "monastery-1"), ("player", "Ben"))
    play(game, ("pay", "berry"), ("pay", "berry"))
    assert (stock(game), stock(game, "Ben"), stock(game, "Cleo")) == ({"vp": 6}, {"berry": 2}, {"berry": 1})


@pytest.mark.parametrize(("cards", "points"), [(["husband", "wife"], 7), (["wife", "wife", "husband"], 9)])
def test_wives_score_with_their_own_husband(cards: list[str], points: int) -> None:
    game = start()
    build(game, "Ann", *cards)
    assert game.scores()["Ann"]["total"] == points


def test_summer_brings_up_to_two_meadow_cards_taken_before_the_refill() -> None:
    game = start()
    season(game, "Ann", "spring", 0)
    play(game, ("season",), ("draw", "meadow-1"))
    assert game.table.meadow[0] is None
    play(game, ("done",))
    assert game.table.meadow[0] == "wanderer"
    assert seat(game).hand == ["farm"]


def test_ties_are_broken_by_events_then_by_resources() -> None:
    game = start()
    assert game.winners() == ["Ann", "Ben"]
    give(game, "Ben", berry=1)
    assert game.winners() == ["Ben"]
    give(game, vp=0)
    seat(game).events["harvest_festival"] = {"stock": {}, "beneath": []}
    give(game, "Ben", vp=3)
    assert game.winners() == ["Ann"]
