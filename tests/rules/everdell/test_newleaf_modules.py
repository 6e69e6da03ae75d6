"""Section N: the modules that may be added one by one, and the three ways to lay out special events."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.refusal import BadInput
from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import OUTBOUND, READY, basics_in, cards_in, deal, forest_in, specials_in

SEEDS = range(120)
NEW_FOREST = {"forest-4twig", "forest-2twig-1resin", "forest-copy-forest"}
NEW_EVENTS = {
    *("city-jubilee", "ever-wall-tower-constructed", "glow-light-festival", "hot-air-balloon-race"),
    *("juniper-jig-dance-contest", "magic-show", "royal-tea", "stock-market-boom", "sunflower-parade"),
}
#: The special events of the base game that need two named cards; The Everdell Games does not.
NAMED_EVENTS = {
    *("a-brilliant-marketing-plan", "a-well-run-city", "an-evening-of-fireworks", "ancient-scrolls-discovered"),
    *("capture-of-the-acorn-thieves", "croak-wart-cure", "flying-doctor-service", "graduation-of-scholars"),
    *("ministering-to-miscreants", "path-of-the-pilgrims", "performer-in-residence", "pristine-chapel-ceiling"),
    *("remembering-the-fallen", "tax-relief", "under-new-management"),
}
BASIC_EVENTS = ["harvest-festival", "grand-tour", "city-monument", "cartographers-expedition"]
NEW_BASIC_EVENTS = ["big-city", "basic-3-purple"]


def specials_over(**options: Any) -> set[str]:
    """All special events that come up in many games; four different ones in each."""
    found: set[str] = set()
    for seed in SEEDS:
        drawn = specials_in(deal(seed, **options))
        assert (len(drawn), len(set(drawn))) == (4, 4)
        found |= set(drawn)
    return found


def refused(seats: int = 2, **options: Any) -> str:
    """Why no game begins with these options."""
    with pytest.raises(BadInput) as caught:
        deal(seats=seats, **options)
    return caught.value.reason


# Forest


@pytest.mark.rule("EV-188")
def test_the_three_forest_cards_are_shuffled_into_the_eleven() -> None:
    found: set[str] = set()
    for seed in SEEDS:
        for seats, number in ((2, 3), (4, 4)):
            drawn = forest_in(deal(seed, seats, forest=True))
            assert (len(drawn), len(set(drawn))) == (number, number)
            found |= set(drawn)
    assert found > NEW_FOREST
    assert len(found) == 14


@pytest.mark.breach("EV-188")
def test_without_the_module_the_new_forest_cards_are_never_drawn() -> None:
    found = {place for seed in SEEDS for place in forest_in(deal(seed, 4, newleaf="station"))}
    assert found & NEW_FOREST == set()
    assert len(found) == 11


# Special events


@pytest.mark.rule("EV-189", "EV-190")
def test_four_events_from_the_mixed_deck_and_the_everdell_games_alone_stays_of_the_base_game() -> None:
    assert specials_over(special_events="mixed") == NEW_EVENTS | {"the-everdell-games"}


@pytest.mark.rule("EV-189", "EV-376")
def test_two_events_of_newleaf_and_two_of_the_base_game_with_none_removed() -> None:
    assert specials_over(special_events="two-and-two") == NEW_EVENTS | NAMED_EVENTS | {"the-everdell-games"}
    for seed in SEEDS:
        drawn = set(specials_in(deal(seed, special_events="two-and-two")))
        assert (len(drawn & NEW_EVENTS), len(drawn - NEW_EVENTS)) == (2, 2)


@pytest.mark.rule("EV-189")
def test_four_events_of_newleaf_only() -> None:
    assert specials_over(special_events="newleaf") == NEW_EVENTS


@pytest.mark.breach("EV-189")
def test_without_the_module_no_event_of_newleaf_is_laid_out_and_there_is_no_fourth_way() -> None:
    assert specials_over(newleaf="station") & NEW_EVENTS == set()
    assert refused(special_events="all") == "option-value"


@pytest.mark.breach("EV-190")
def test_the_two_examples_are_never_drawn_unless_the_removal_is_left_out() -> None:
    examples = {"flying-doctor-service", "remembering-the-fallen"}
    assert specials_over(special_events="mixed", newleaf="station") & examples == set()
    assert specials_over(special_events="mixed", named_events=True) == NEW_EVENTS | NAMED_EVENTS | {
        "the-everdell-games"
    }


@pytest.mark.breach("EV-376", "EV-481")
@pytest.mark.parametrize("way", ["two-and-two", "base", "newleaf"])
def test_the_removal_can_be_switched_in_the_mixed_way_only(way: str) -> None:
    assert refused(special_events=way, named_events=True) == "everdell-named-events"


@pytest.mark.rule("EV-481")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
def test_without_the_module_of_special_events_all_sixteen_may_be_drawn(newleaf: str) -> None:
    found = specials_over(newleaf=newleaf)
    assert found == NAMED_EVENTS | {"the-everdell-games"}
    assert len(found) == 16


# Basic events


@pytest.mark.rule("EV-191")
def test_the_two_new_basic_events_can_be_claimed_beside_the_four() -> None:
    assert basics_in(deal(basic_events=True)) == BASIC_EVENTS + NEW_BASIC_EVENTS
    table = Table(basic_events=True).city(0, "wife", "wife", "wife", *["farm"] * 12)
    assert {"claim big-city", "claim basic-3-purple", "claim harvest-festival"} <= table.legal("claim")
    table.play("claim basic-3-purple")
    assert table.events() == ["basic-3-purple"]


@pytest.mark.breach("EV-191")
def test_without_the_module_only_the_four_are_there() -> None:
    assert basics_in(deal(newleaf="station")) == BASIC_EVENTS
    table = Table(newleaf="station").city(0, "wife", "wife", "wife", *["farm"] * 12)
    assert table.legal("claim") == {"claim harvest-festival"}
    for event in NEW_BASIC_EVENTS:
        assert table.refusal(f"claim {event}").reason == "event-not-in-play"


# Modules one by one


@pytest.mark.rule("EV-192")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
@pytest.mark.parametrize(
    "module",
    [
        {"tickets": True},
        {"reservations": True},
        {"forest": True},
        {"basic_events": True},
        {"special_events": "newleaf"},
    ],
    ids=str,
)
def test_every_module_can_be_used_on_its_own_with_or_without_the_board(newleaf: str, module: dict[str, Any]) -> None:
    game = deal(newleaf=newleaf, **module)
    assert len(cards_in(game)) == {"none": 128, "cards": 185, "station": 187}[newleaf]
    assert len(game.tiles) == (3 if newleaf == "station" else 0)
    for player in game.players:
        assert player.ticket == (OUTBOUND if "tickets" in module else 0)
        assert player.token == (READY if "reservations" in module else 0)
        assert player.ability == -1
    assert len(basics_in(game)) == (6 if "basic_events" in module else 4)
    assert (set(specials_in(game)) <= NEW_EVENTS) == ("special_events" in module)
    seeds = [deal(seed, newleaf=newleaf, **module) for seed in SEEDS]
    assert any(set(forest_in(dealt)) & NEW_FOREST for dealt in seeds) == ("forest" in module)


@pytest.mark.rule("EV-192")
def test_tickets_and_reservations_work_in_the_base_game() -> None:
    table = Table(tickets=True, reservations=True).worker(0, "basic-8")
    table.play("ticket basic-8", "visit basic-3")
    assert table.goods() == (0, 2, 0, 0)
    table.play("reserve meadow-4")
    assert table.seat == 0


@pytest.mark.breach("EV-192")
@pytest.mark.parametrize("expansion", ["pearlbrook", "spirecrest", "bellfaire"])
def test_parts_of_other_expansions_cannot_be_mixed_in(expansion: str) -> None:
    assert refused(newleaf="station", **{expansion: True}) == "option-unknown"


@pytest.mark.breach("EV-192")
def test_no_module_brings_another_one_with_it() -> None:
    table = Table(tickets=True).worker(0, "basic-8")
    assert table.legal("reserve") == set()
    assert why(table, "visit station") == ("EV-482", "no-station")
    assert Table(reservations=True).worker(0, "basic-8").legal("ticket") == set()
