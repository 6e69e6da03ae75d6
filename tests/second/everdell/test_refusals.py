"""Commands that a rule forbids are refused with the id of that rule."""

import pytest

from tests.second.everdell.positions import build, give, options, play, refused, season, seat, start
from tests.second.everdell.referee import Referee
from tests.second.everdell.setup import lay_out
from tests.second.everdell.state import Chance, Command, Refused


@pytest.mark.parametrize(
    ("command", "rule"),
    [
        (("worker", "basic_2resin"), "EV-018"),
        (("worker", "forest_3berry"), "EV-029"),
        (("worker", "forest_2twig_1resin"), "EV-008"),
        (("worker", "haven"), "EV-326"),
        (("worker", "journey_2"), "EV-033"),
        (("worker", "knoll"), "EV-180"),
        (("worker", "moon"), "EV-017"),
        (("worker", "grand_tour"), "EV-051"),
        (("worker", "the_everdell_games"), "EV-051"),
        (("worker", "farm-1"), "EV-048"),
        (("worker", "lookout-1"), "EV-049"),
        (("worker", "storehouse-1"), "EV-326"),
        (("worker", "university-1"), "EV-050"),
        (("play", "king", "hand", "pay"), "EV-074"),
        (("play", "castle", "meadow-7", "pay"), "EV-075"),
        (("play", "castle", "meadow-7", "free"), "EV-075"),
        (("play", "judge", "meadow-8", "minus"), "EV-075"),
        (("play", "judge", "meadow-8", "golden", "storehouse-1"), "EV-246"),
        (("play", "farm", "meadow-1", "occupy", "storehouse-1"), "EV-076"),
        (("play", "judge", "meadow-8", "occupy", "storehouse-1"), "EV-076"),
        (("play", "judge", "meadow-8", "prison", "monk-1"), "EV-125"),
        (("play", "judge", "meadow-8", "help", "storehouse-1"), "EV-078"),
        (("play", "judge", "meadow-8", "token"), "EV-253"),
        (("season",), "EV-103"),
        (("pass",), "EV-323"),
        (("ticket", "haven"), "EV-248"),
        (("reserve", "meadow-1"), "EV-389"),
        (("done",), "EV-014"),
        (("worker",), "EV-014"),
        (("gain", "twig"), "EV-014"),
    ],
)
def test_what_may_not_be_done_in_a_turn(command: Command, rule: str) -> None:
    game = start()
    game.table.forest = ["forest_3berry", "forest_2any", "forest_4twig"]
    build(game, "Ann", "storehouse", "university", "monk")
    build(game, "Ben", "farm", "inn", "lookout")
    season(game, "Ann", "winter", 1, ["university-1"])
    season(game, "Ben", "winter", 0, ["basic_2resin", "forest_3berry"])
    assert refused(game, command) == rule


def test_a_unique_card_is_not_played_twice_even_with_its_own_help() -> None:
    game = start()
    build(game, "Ann", "innkeeper", "crane")
    give(game, hand=["innkeeper", "crane"], berry=1, pebble=1)
    assert refused(game, ("play", "innkeeper", "hand", "pay")) == "EV-085"
    assert refused(game, ("play", "innkeeper", "hand", "help", "innkeeper-1")) == "EV-340"
    assert refused(game, ("play", "crane", "hand", "help", "innkeeper-1")) == "EV-134"
    assert refused(game, ("play", "innkeeper", "hand", "help", "crane-1")) == "EV-123"


def test_a_construction_is_occupied_once() -> None:
    game = start()
    build(game, "Ann", "farm")
    give(game, hand=["husband", "wife"])
    play(game, ("play", "husband", "hand", "occupy", "farm-1"))
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",))
    assert refused(game, ("play", "wife", "hand", "occupy", "farm-1")) == "EV-077"


def test_autumn_is_the_last_season_and_a_passed_player_takes_no_turn() -> None:
    game = start()
    season(game, "Ann", "autumn", 0)
    season(game, "Ben", "autumn", 0)
    assert refused(game, ("season",)) == "EV-108"
    play(game, ("pass",), ("pass",))
    assert game.over
    assert game.owing() == {}
    with pytest.raises(Refused, match="EV-111"):
        game.play("Ann", ("pass",))


def test_only_the_player_asked_may_answer() -> None:
    game = start()
    with pytest.raises(Refused, match="EV-015"):
        game.play("Ben", ("worker", "basic_3twig"))


def test_four_players_have_two_places_in_the_forest_but_one_each() -> None:
    game = start(4)
    place = game.table.forest[0] = "forest_3berry"
    play(game, ("worker", place), ("worker", place))
    assert refused(game, ("worker", place)) == "EV-029"
    season(game, "Ben", "winter", 1)
    play(game, ("worker", "basic_1berry"), ("worker", "basic_1berry"))
    assert refused(game, ("worker", place)) == "EV-029"


def test_at_least_one_card_is_discarded_at_the_haven() -> None:
    game = start()
    give(game, hand=["farm", "farm", "mine"])
    play(game, ("worker", "haven"))
    assert refused(game, ("done",)) == "EV-455"
    play(game, ("discard", "farm"), ("discard", "farm"), ("discard", "mine"))
    assert options(game)[0] == ("gain", "twig")


def test_a_journey_takes_exactly_its_cards_and_keeps_the_worker() -> None:
    game = start()
    season(game, "Ann", "autumn", 2)
    give(game, hand=["farm", "mine", "inn", "king"])
    assert refused(game, ("worker", "journey_5")) == "EV-033"
    play(game, ("worker", "journey_3"), ("discard", "farm"), ("discard", "mine"), ("discard", "king"))
    assert game.scores()["Ann"]["journey"] == 3
    assert seat(game).workers[0].permanent
    season(game, "Ben", "autumn", 0)
    play(game, ("pass",))
    assert refused(game, ("worker", "journey_3")) == "EV-032"


@pytest.mark.parametrize(
    ("players", "options_", "given", "rule"),
    [
        ([], set(), {}, "EV-001"),
        (["a", "b", "c", "d", "e"], set(), {}, "EV-001"),
        (["rugwort"], set(), {}, "EV-162"),
        (["a"], {"pearlbrook"}, {}, "EV-192"),
        (["a"], {"station", "cards"}, {}, "EV-482"),
        (["a"], {"events-mixed", "events-newleaf"}, {}, "EV-189"),
        (["a"], set(), {"deck": ["farm"]}, "EV-006"),
        (["a"], set(), {"forest": ["forest_3berry"]}, "EV-008"),
        (["a"], set(), {"forest": ["forest_3berry", "forest_2any", "forest_4twig"]}, "EV-008"),
        (["a"], set(), {"special": ["tax_relief"]}, "EV-009"),
        (["a"], {"station"}, {"tiles": ["one_vp"]}, "EV-184"),
        (["a"], {"abilities"}, {"abilities": ["dogs"]}, "EV-259"),
        (["a"], {"station"}, {"visitors": ["bim_little"]}, "EV-182"),
    ],
)
def test_a_table_that_cannot_be(players: list[str], options_: set[str], given: dict[str, list[str]], rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        lay_out(players, options_, Chance(1), given)


def test_the_ways_of_choosing_special_events() -> None:
    newleaf = set(Referee.new(["a", "b"], {"events-newleaf"}, 1).table.special)
    assert len(newleaf) == 4
    mixed = [set(Referee.new(["a", "b"], {"events-mixed"}, seed).table.special) for seed in range(9)]
    assert not any("tax_relief" in events for events in mixed)
    both = Referee.new(["a", "b"], {"events-two-and-two"}, 1).table.special
    assert len(set(both)) == 4
    assert "locomotive" not in Referee.new(["a", "b"], {"cards"}, 1).table.deck
