"""Section 22: the events and Forest locations of Newleaf."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.places import FOREST
from ecumene.games.everdell.visitors import VISITOR_NUMBER
from tests.rules.everdell.openings import deal
from tests.rules.everdell.table import Table, why

#: Cities that are just good enough, by event, and the points printed on it.
ENOUGH: dict[str, tuple[tuple[str, ...], int]] = {
    "big-city": (("farm",) * 15, 5),
    "basic-3-purple": (("wife", "king", "castle"), 3),
    "city-jubilee": (("farm",) * 10, 0),
    "ever-wall-tower-constructed": (("farm",) * 9, 5),
    "glow-light-festival": (("wanderer", "poet", "farm", "mine", "mayor"), 3),
    "hot-air-balloon-race": (("wanderer", "poet", "judge", "crane"), 4),
    "juniper-jig-dance-contest": (("wife",) * 9, 5),
    "magic-show": (("inn", "queen", "king", "castle"), 4),
    "royal-tea": (("king", "castle", "farm", "mine", "mayor"), 4),
    "stock-market-boom": (("judge", "crane", "inn", "queen"), 4),
}
#: By event that asks for hand cards: the colour that is counted, and one more card of it.
FOR_CARDS: dict[str, tuple[str, int]] = {
    "glow-light-festival": ("twig-barge", 4),
    "hot-air-balloon-race": ("wanderer", 3),
    "magic-show": ("hotel", 3),
    "royal-tea": ("palace", 3),
    "stock-market-boom": ("museum", 3),
}
MARKS = {
    "big-city": "EV-272",
    "basic-3-purple": "EV-273",
    "city-jubilee": "EV-274",
    "ever-wall-tower-constructed": "EV-275",
    "glow-light-festival": "EV-276",
    "hot-air-balloon-race": "EV-277",
    "juniper-jig-dance-contest": "EV-278",
    "magic-show": "EV-279",
    "royal-tea": "EV-280",
    "stock-market-boom": "EV-281",
}


def fair(*events: str) -> Table:
    """These special events beside the six basic ones; one worker at home."""
    return Table(2, basic_events=True).special(
        *[event for event in events if event not in ("big-city", "basic-3-purple")]
    )


@pytest.mark.rule("EV-272", "EV-273", "EV-274", "EV-275", "EV-276", "EV-277", "EV-278", "EV-279", "EV-280", "EV-281")
@pytest.mark.parametrize("event", ENOUGH)
def test_an_event_is_claimed_with_just_enough_cards_and_brings_its_points(event: str) -> None:
    city, points = ENOUGH[event]
    table = fair(event).city(0, *city)
    table.play(f"claim {event}")
    assert (table.events(), table.workers(), table.score()["events"]) == ([event], [event], points)


@pytest.mark.breach("EV-272", "EV-273", "EV-274", "EV-275", "EV-276", "EV-277", "EV-278", "EV-279", "EV-280", "EV-281")
@pytest.mark.parametrize(
    ("event", "left_out"), [(event, n) for event, (city, _) in ENOUGH.items() for n in range(len(city))]
)
def test_without_any_one_of_the_cards_the_event_is_refused(event: str, left_out: int) -> None:
    city = list(ENOUGH[event][0])
    city.pop(left_out)
    table = fair(event).city(0, *city)
    assert why(table, f"claim {event}") == (MARKS[event], "event-needs")


@pytest.mark.rule("EV-272")
def test_cards_without_a_space_and_on_shared_ones_count_for_the_big_city() -> None:
    table = fair().city(0, "main-road", "ever-wall", "air-balloon", *["wanderer"] * 8)
    table.city(0, "farm", "greenhouse+", "husband", "wife+").play("claim big-city")
    assert table.events() == ["big-city"]


@pytest.mark.breach("EV-272")
def test_prisoners_and_visitors_do_not_count_for_the_big_city() -> None:
    table = fair().city(0, "dungeon", *["farm"] * 13).prisoners(0, "wife", "king").reserved(0, "mine")
    assert why(table, "claim big-city") == ("EV-272", "event-needs")


@pytest.mark.rule("EV-274")
@pytest.mark.parametrize(
    ("held", "tokens"),
    [
        ((), 2),
        (("grand-tour",), 3),
        (("big-city", "basic-3-purple"), 4),
        (("tax-relief",), 4),
        (("grand-tour", "city-monument", "tax-relief", "magic-show"), 8),
    ],
)
def test_the_jubilee_brings_a_token_per_basic_and_two_per_special_event(held: tuple[str, ...], tokens: int) -> None:
    """The Jubilee itself is a special event."""
    table = fair("city-jubilee").city(0, *["farm"] * 10).claimed(0, *held)
    table.play("claim city-jubilee")
    assert table.points() == tokens


@pytest.mark.breach("EV-274")
def test_the_jubilee_counts_no_events_of_others_or_achieved_later() -> None:
    table = fair("city-jubilee", "ever-wall-tower-constructed").city(0, *["farm"] * 10).claimed(1, "grand-tour")
    table.play("claim city-jubilee").turn(0).play("claim ever-wall-tower-constructed")
    assert (table.points(), table.score()["events"]) == (2, 5)


@pytest.mark.rule("EV-276", "EV-277", "EV-279", "EV-280", "EV-281")
@pytest.mark.parametrize("event", FOR_CARDS)
def test_a_hand_card_for_each_card_of_the_colour_brings_a_token(event: str) -> None:
    more, number = FOR_CARDS[event]
    table = fair(event).city(0, *ENOUGH[event][0], more).hand(0, *["farm"] * 6)
    table.play(f"claim {event}", *["discard farm"] * number)
    assert (table.points(), len(table.hands[0]), table.seat) == (number, 6 - number, 1)
    assert table.score()["events"] == ENOUGH[event][1]


@pytest.mark.breach("EV-276", "EV-277", "EV-279", "EV-280", "EV-281")
@pytest.mark.parametrize("event", FOR_CARDS)
def test_the_discard_may_be_declined_and_ends_with_the_cards_of_the_colour(event: str) -> None:
    number = FOR_CARDS[event][1] - 1
    table = fair(event).city(0, *ENOUGH[event][0]).hand(0, *["farm"] * 6)
    table.play(f"claim {event}", "done")
    assert (table.points(), len(table.hands[0])) == (0, 6)
    table = fair(event).city(0, *ENOUGH[event][0]).hand(0, *["farm"] * 6)
    table.play(f"claim {event}", *["discard farm"] * number)
    assert (table.points(), table.seat, table.asked) == (number, 1, "take-turn")


@pytest.mark.breach("EV-275", "EV-278")
def test_constructions_are_no_critters() -> None:
    table = fair("ever-wall-tower-constructed", "juniper-jig-dance-contest").city(0, *["farm"] * 8, *["wife"] * 8)
    assert why(table, "claim ever-wall-tower-constructed") == ("EV-275", "event-needs")
    assert why(table, "claim juniper-jig-dance-contest") == ("EV-278", "event-needs")


@pytest.mark.rule("EV-282")
@pytest.mark.parametrize(
    "held",
    [
        ("grand-tour", "city-monument", "harvest-festival"),
        ("tax-relief", "magic-show", "royal-tea"),
        ("grand-tour", "big-city", "magic-show", "royal-tea"),
    ],
)
def test_the_parade_needs_three_events_of_any_sort(held: tuple[str, ...]) -> None:
    table = fair("sunflower-parade").claimed(0, *held)
    before = table.score()["events"]
    table.play("claim sunflower-parade")
    assert (table.events(), table.score()["events"] - before) == ([*held, "sunflower-parade"], 5)


@pytest.mark.breach("EV-282")
def test_the_parade_does_not_count_itself_or_the_events_of_others() -> None:
    table = fair("sunflower-parade").claimed(0, "grand-tour", "magic-show").claimed(1, "city-monument")
    assert why(table, "claim sunflower-parade") == ("EV-282", "event-needs")


@pytest.mark.rule("EV-399")
def test_the_new_basic_events_are_claimed_and_counted_like_the_others() -> None:
    """The King pays 1 for each, and a visitor counts them among three basic events."""
    table = fair().city(0, "king", "wife", "castle", *["wanderer"] * 12).home(0, 3)
    before = table.score()["prosperity"]
    table.players[0].visitors.append(VISITOR_NUMBER["reemy-sniggle"])
    for event in ("big-city", "basic-3-purple", "cartographers-expedition"):
        table.turn(0).play(f"claim {event}")
    assert (table.score()["prosperity"] - before, table.score()["events"]) == (3, 11)
    assert (table.guests(), table.score()["visitors"]) == (["reemy-sniggle"], 7)


@pytest.mark.breach("EV-399")
def test_a_new_basic_event_is_claimed_once_and_only_with_the_module() -> None:
    table = fair().city(0, "king", "wife", "castle").claimed(1, "basic-3-purple")
    assert why(table, "claim basic-3-purple") == ("EV-051", "event-taken")
    table = Table(2).city(0, "king", "wife", "castle", *["wanderer"] * 12)
    assert why(table, "claim basic-3-purple") == ("EV-191", "event-not-in-play")
    assert why(table, "claim big-city") == ("EV-191", "event-not-in-play")


@pytest.mark.rule("EV-283", "EV-284")
@pytest.mark.parametrize(("place", "gained"), [("forest-4twig", (4, 0, 0, 0)), ("forest-2twig-1resin", (2, 1, 0, 0))])
def test_two_forest_locations_of_newleaf_give_resources(place: str, gained: tuple[int, int, int, int]) -> None:
    table = Table(2, forest=True).forest("forest-3berry", place, "forest-2any")
    table.play("visit forest-2")
    assert (table.goods(), table.hands[0], table.workers()) == (gained, [], ["forest-2"])


@pytest.mark.breach("EV-283", "EV-284", "EV-285")
def test_without_the_module_no_forest_location_of_newleaf_is_drawn() -> None:
    newleaf = {"forest-4twig", "forest-2twig-1resin", "forest-copy-forest"}
    seen = {
        module: {FOREST[n].id for s in range(40) for n in deal(4, s, forest=module).forest} for module in (False, True)
    }
    assert (seen[False] & newleaf, seen[True] & newleaf) == (set(), newleaf)


@pytest.mark.breach("EV-283", "EV-284")
@pytest.mark.parametrize("place", ["forest-4twig", "forest-2twig-1resin"])
def test_they_take_one_worker_like_every_forest_location(place: str) -> None:
    table = Table(2, forest=True).forest(place, "forest-3berry", "forest-2any").worker(1, "forest-1")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")


@pytest.mark.rule("EV-285")
def test_the_third_one_copies_another_forest_location_occupied_or_not() -> None:
    table = Table(2, forest=True).forest("forest-copy-forest", "forest-3berry", "forest-4twig").worker(1, "forest-2")
    table.play("visit forest-1")
    assert table.legal() == {"copy forest-2", "copy forest-3"}
    table.play("copy forest-2")
    assert (table.goods(), table.workers(0), table.workers(1)) == ((0, 0, 0, 3), ["forest-1"], ["forest-2"])


@pytest.mark.rule("EV-285")
def test_a_copied_location_that_copies_leads_on() -> None:
    table = Table(2, forest=True).forest("forest-copy-forest", "forest-copy-basic-1card", "forest-4twig")
    table.play("visit forest-1", "copy forest-2", "copy basic-6")
    assert (table.goods(), table.hands[0], table.workers()) == ((0, 0, 1, 0), ["farm"], ["forest-1"])


@pytest.mark.breach("EV-285")
def test_it_copies_neither_itself_nor_anything_outside_the_forest() -> None:
    table = Table(2, forest=True, newleaf="station").forest("forest-copy-forest", "forest-3berry", "forest-4twig")
    table.hand(0, "farm").play("visit forest-1")
    for other in ("copy forest-1", "copy basic-1", "copy forest-4"):
        assert table.refusal(other).reason == "cannot-copy-place"


@pytest.mark.breach("EV-285")
def test_it_places_no_worker_on_the_copied_location() -> None:
    table = Table(2, forest=True).forest("forest-copy-forest", "forest-3berry", "forest-4twig")
    table.play("visit forest-1", "copy forest-2").turn(0).play("visit forest-2")
    assert (table.goods(), table.workers()) == ((0, 0, 0, 6), ["forest-1", "forest-2"])
