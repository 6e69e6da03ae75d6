"""Playing a card: from where, at what price, by occupying a Construction."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import IllegalMove
from ecumene.games.everdell.laid import FREE, STANDARD
from tests.rules.everdell.short_forms import archived, crowd, unreadable
from tests.rules.everdell.table import Table, why

#: Critters and the Constructions that name them.
LINKS = [
    *[("architect", "crane"), ("bard", "theater"), ("barge-toad", "twig-barge"), ("chip-sweep", "resin-refinery")],
    *[("doctor", "university"), ("fool", "fairgrounds"), ("historian", "clock-tower"), ("husband", "farm")],
    *[("innkeeper", "inn"), ("judge", "courthouse"), ("king", "castle"), ("miner-mole", "mine")],
    *[("monk", "monastery"), ("peddler", "ruins"), ("postal-pigeon", "post-office"), ("queen", "palace")],
    *[("ranger", "dungeon"), ("shepherd", "chapel"), ("shopkeeper", "general-store"), ("teacher", "school")],
    *[("undertaker", "cemetery"), ("wanderer", "lookout"), ("wife", "farm"), ("woodcarver", "storehouse")],
]


# From where


@pytest.mark.rule("EV-074")
def test_a_card_is_played_from_the_hand() -> None:
    table = Table().hand(0, "inn", "king").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert (table.cities[0], table.hands[0], table.goods(), table.seat) == (["inn"], ["king"], (0, 0, 0, 0), 1)


@pytest.mark.rule("EV-074")
def test_a_card_is_played_from_the_meadow() -> None:
    table = Table().meadow("wanderer", "wanderer", "inn").deck("mine").stock(0, twig=2, resin=1)
    table.play("play inn meadow-3")
    assert (table.cities[0], table.hands[0], table.goods()) == (["inn"], [], (0, 0, 0, 0))
    assert table.rows() == ["wanderer", "wanderer", "mine", *["wanderer"] * 5]


@pytest.mark.rule("EV-074")
def test_with_newleaf_a_card_is_played_from_the_station_and_as_the_reserved_one() -> None:
    table = Table(newleaf="station").station("wanderer", "inn").tiles("one-vp", "one-pebble", "one-vp")
    table.deck("mine").stock(0, twig=2, resin=1).play("play inn station-2")
    assert (table.cities[0], table.goods()) == (["inn"], (0, 0, 1, 0))
    table = Table(reservations=True).reserved(0, "inn").stock(0, twig=2)
    table.play("play inn reserved")
    assert (table.cities[0], table.goods(), table.players[0].reserved) == (["inn"], (0, 0, 0, 0), -2)


@pytest.mark.rule("EV-074")
def test_bats_play_a_card_from_their_archive() -> None:
    table = archived(Table(), 0, "inn", "king").stock(0, twig=2, resin=1)
    table.play("play inn archive", "done")
    assert (table.cities[0], len(table.players[0].archive), table.seat) == (["inn"], 1, 1)


@pytest.mark.breach("EV-074")
@pytest.mark.parametrize(
    "move",
    ["play inn", "play inn meadow-1", "play inn station-1", "play inn reserved", "play inn archive"],
)
def test_a_card_that_does_not_lie_there_is_not_played(move: str) -> None:
    table = Table(reservations=True, newleaf="station").rich().hand(0, "mine").hand(1, "inn").reserved(1, "inn")
    archived(table, 1, "inn").meadow("mine", "inn").station("mine", "inn").deck("inn").discards("inn")
    assert why(table, move) == ("EV-074", "card-not-there")


@pytest.mark.breach("EV-074")
def test_deck_and_discard_pile_are_no_places_to_play_from() -> None:
    table = Table().rich().deck("inn").discards("inn")
    assert unreadable(table, "play inn deck")
    assert unreadable(table, "play inn discards")
    assert why(table, "play inn revealed") == ("EV-074", "card-not-there")
    assert why(table, "play inn station-1") == ("EV-074", "card-not-there")


# The price


@pytest.mark.rule("EV-075")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        *[("castle", (2, 3, 3, 0)), ("ever-tree", (3, 3, 3, 0)), ("inn", (2, 1, 0, 0)), ("dungeon", (0, 1, 2, 0))],
        *[("cemetery", (0, 0, 2, 0)), ("school", (2, 2, 0, 0)), ("king", (0, 0, 0, 6)), ("judge", (0, 0, 0, 3))],
        *[("innkeeper", (0, 0, 0, 1)), ("queen", (0, 0, 0, 5)), ("main-road", (0, 0, 1, 0))],
    ],
)
def test_exactly_the_printed_price_is_paid(card: str, price: tuple[int, int, int, int]) -> None:
    table = Table().hand(0, card).stock(0, *[number + 1 for number in price])
    table.play(f"play {card}")
    assert (table.cities[0], table.goods(), table.seat) == ([card], (1, 1, 1, 1), 1)


@pytest.mark.breach("EV-075")
def test_a_missing_resource_is_not_made_up_for_by_others_or_by_points() -> None:
    table = Table().hand(0, "castle", "king").stock(0, twig=9, resin=9, pebble=2, berry=5).give(0, points=30)
    for card, missing in (("castle", 1), ("king", 1)):
        refusal = table.refusal(f"play {card}")
        assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", missing)
    table.stock(0, twig=9, resin=9, pebble=9)
    assert table.refusal("play king").needs["missing"] == 6
    table.stock(0, berry=9)
    assert table.refusal("play castle").needs["missing"] == 8


@pytest.mark.breach("EV-075")
def test_nobody_pays_more_than_is_due() -> None:
    table = Table().city(0, "crane").hand(0, "castle").rich().play("play castle with=crane")
    assert why(table, "pay 2-twig 3-resin 3-pebble") == ("EV-339", "wrong-price")
    assert why(table, "pay 2-twig 3-resin 1-pebble") == ("EV-339", "wrong-price")


# Occupying


@pytest.mark.rule("EV-076")
@pytest.mark.parametrize(("critter", "construction"), LINKS)
def test_a_critter_comes_free_to_a_construction_that_names_it(critter: str, construction: str) -> None:
    table = Table().city(0, construction).hand(0, critter)
    table.play(f"play {critter} free={construction}")
    owner = 1 if critter == "fool" else 0
    assert table.cities[owner][-1] == critter
    assert table.laid(0, construction).token == STANDARD
    assert critter not in table.hands[0]


@pytest.mark.rule("EV-076")
@pytest.mark.parametrize("critter", sorted({critter for critter, _ in LINKS}))
def test_every_critter_comes_free_to_the_ever_tree(critter: str) -> None:
    table = Table().city(0, "ever-tree").hand(0, critter).meadow(*["inn"] * 8)
    assert table.legal("play") == {f"play {critter} free=ever-tree"}
    table.play(f"play {critter} free=ever-tree")
    assert table.laid(0, "ever-tree").token == STANDARD


@pytest.mark.rule("EV-076")
def test_the_critter_may_also_lie_in_the_meadow_and_be_paid_instead() -> None:
    table = Table().city(0, "farm").meadow("wife", "king").stock(0, berry=2)
    assert table.legal("play wife") == {"play wife meadow-1", "play wife meadow-1 free=farm"}
    table.play("play wife meadow-1")
    assert (table.goods(), table.laid(0, "farm").token) == ((0, 0, 0, 0), FREE)


@pytest.mark.breach("EV-076")
def test_no_other_construction_no_critter_and_no_construction_of_others_will_do() -> None:
    table = Table().city(0, "mine", "husband", "ever-tree").city(1, "farm").hand(0, "wife", "inn")
    assert why(table, "play wife free=mine") == ("EV-076", "no-link")
    assert why(table, "play wife free=husband") == ("EV-076", "no-link")
    assert why(table, "play wife free=farm") == ("EV-076", "not-in-city")
    assert unreadable(table, "play wife free=farm@2")
    assert why(table, "play inn free=ever-tree") == ("EV-076", "no-link")


@pytest.mark.rule("EV-077")
def test_the_token_stays_when_the_critter_has_left() -> None:
    table = Table().city(0, "farm", "dungeon").hand(0, "wife", "inn", "husband")
    table.play("play wife free=farm").turn(0).play("play inn prison=wife").turn(0)
    assert (table.cities[0], table.laid(0, "farm").token) == (["farm", "dungeon", "inn"], STANDARD)
    assert why(table, "play husband free=farm") == ("EV-077", "occupied-already")


@pytest.mark.rule("EV-077")
def test_the_critter_stays_when_the_construction_has_left() -> None:
    table = Table().city(0, "farm").hand(0, "wife", "ruins")
    table.play("play wife free=farm").turn(0).play("play ruins")
    assert (table.cities[0], table.goods()) == (["wife", "ruins"], (2, 1, 0, 0))


@pytest.mark.breach("EV-077")
def test_no_construction_is_occupied_twice() -> None:
    table = Table().city(0, "farm", "farm", "ever-tree").occupied(0, "farm").occupied(0, "ever-tree").hand(0, "wife")
    assert table.legal("play") == {"play wife free=farm-2"}
    assert why(table, "play wife free=farm") == ("EV-077", "occupied-already")
    assert why(table, "play wife free=ever-tree") == ("EV-077", "occupied-already")
    table = Table().city(0, "farm").occupied(0, "farm", golden=True).hand(0, "wife")
    assert why(table, "play wife free=farm") == ("EV-077", "occupied-already")


# Legal before it is declared


@pytest.mark.rule("EV-346")
def test_a_play_with_price_uniqueness_and_room_is_on_offer() -> None:
    table = crowd(Table().city(0, "crane"), 0, 14).hand(0, "castle").stock(0, twig=2, resin=3)
    assert table.legal("play") == {"play castle with=crane"}
    table.play("play castle with=crane")
    assert (table.cities[0][-1], table.goods(), table.pile()) == ("castle", (0, 0, 0, 0), ["crane"])


@pytest.mark.breach("EV-346")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        *[("play king", "EV-085"), ("play palace", "EV-075"), ("play palace with=crane", "EV-079")],
        *[("play queen free=palace", "EV-076"), ("play wife", "EV-075"), ("play ever-tree prison=king", "EV-125")],
    ],
)
def test_a_play_that_cannot_be_completed_changes_nothing(move: str, rule: str) -> None:
    table = Table().city(0, "king", "crane", "dungeon").hand(0, "king", "palace", "queen", "wife", "ever-tree")
    table.stock(0, twig=2, resin=2, berry=1)
    before = table.game.key()
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert caught.value.refusal.rule == rule
    assert (table.game.key(), table.asked, table.seat) == (before, "take-turn", 0)


@pytest.mark.breach("EV-346")
def test_a_full_city_refuses_whatever_would_not_have_room_in_the_end() -> None:
    table = crowd(Table().city(0, "farm"), 0, 14).hand(0, "wife", "inn").rich()
    assert why(table, "play wife free=farm") == ("EV-084", "city-full")
    assert why(table, "play inn") == ("EV-084", "city-full")
