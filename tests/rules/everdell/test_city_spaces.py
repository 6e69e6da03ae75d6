"""The city: its spaces, unique cards, pairs that share a space, and room made in a full city."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.everdell.check import RecordedCase
from tests.rules.everdell.short_forms import crowd, partners
from tests.rules.everdell.table import Table, why


def full(*cards: str, spaces: int = 15) -> Table:
    """A city of seat 0 with these cards, and Barge Toads on all spaces but so many."""
    return crowd(Table().city(0, *cards), 0, 15 - spaces).rich()


# Spaces


@pytest.mark.rule("EV-084")
def test_a_city_takes_fifteen_cards() -> None:
    table = full(spaces=1).hand(0, "inn").play("play inn")
    assert len(table.cities[0]) == 15


@pytest.mark.breach("EV-084")
def test_a_sixteenth_card_finds_no_space() -> None:
    table = full(spaces=0).hand(0, "inn", "king").city(1, "inn")
    assert why(table, "play inn") == ("EV-084", "city-full")
    assert why(table, "play king") == ("EV-084", "city-full")


@pytest.mark.rule("EV-085")
def test_common_cards_come_in_any_number_and_unique_ones_once_in_every_city() -> None:
    table = Table().city(0, "inn", "inn", "inn").city(1, "king").hand(0, "inn", "king").rich().play("play inn")
    table.turn(0).play("play king")
    assert table.cities == [["inn", "inn", "inn", "inn", "king"], ["king"]]


@pytest.mark.breach("EV-085")
@pytest.mark.parametrize(
    "card", ["king", "castle", "historian", "cemetery", "ranger", "doctor", "main-road", "ever-wall"]
)
def test_a_unique_card_does_not_come_twice(card: str) -> None:
    table = Table().city(0, card, "queen").hand(0, card).rich()
    assert why(table, f"play {card}") == ("EV-085", "unique-already")
    table.hand(0).meadow(*[card] * 8)
    assert why(table, f"play {card} meadow-1") == ("EV-085", "unique-already")


# Pairs


@pytest.mark.rule("EV-086")
def test_husband_and_wife_share_a_space() -> None:
    table = full("husband", spaces=2).hand(0, "wife", "inn").play("play wife", "share").turn(0)
    assert partners(table, 0, "husband") == ["wife"]
    table.play("play inn")
    assert len(table.cities[0]) == 16


@pytest.mark.breach("EV-086")
def test_nobody_has_two_partners() -> None:
    table = full("husband", "wife+", spaces=1).hand(0, "wife", "husband")
    assert why(table, "play wife") == ("EV-084", "city-full")
    assert why(table, "play husband") == ("EV-084", "city-full")
    table = Table().city(0, "husband", "wife+").hand(0, "wife").rich().play("play wife")
    assert (table.seat, partners(table, 0, "wife"), partners(table, 0, "wife-2")) == (1, ["husband"], [])
    assert table.score(0)["prosperity"] == 3


@pytest.mark.rule("EV-348")
def test_a_partner_is_joined_or_not_when_a_card_is_played() -> None:
    for first, second in (("husband", "wife"), ("wife", "husband"), ("farm", "greenhouse"), ("greenhouse", "farm")):
        table = Table().city(0, first).hand(0, second).rich().play(f"play {second}")
        assert (table.asked, table.legal()) == ("share-space", {"share", "alone"})
        table.play("share")
        assert partners(table, 0, first) == [second]


@pytest.mark.rule("EV-348")
def test_one_left_behind_keeps_the_space_and_is_free_for_another() -> None:
    table = full("husband", "wife+", "university", spaces=2).hand(0, "inn", "wife")
    table.play("visit university", "remove wife", "gain twig").turn(0)
    assert (partners(table, 0, "husband"), why(table, "play inn")) == ([], ("EV-084", "city-full"))
    table.play("play wife")
    assert partners(table, 0, "husband") == ["wife"]


@pytest.mark.rule("EV-348")
def test_a_greenhouse_and_a_farm_part_in_the_same_way() -> None:
    table = (
        Table()
        .city(0, "farm", "greenhouse+", "crane")
        .hand(0, "ruins", "farm")
        .rich()
        .play("play ruins", "remove farm")
    )
    table.turn(0).play("play farm", "share")
    assert (table.cities[0], partners(table, 0, "greenhouse")) == (["greenhouse", "crane", "ruins", "farm"], ["farm"])


@pytest.mark.breach("EV-348")
def test_partners_on_spaces_of_their_own_are_no_pair_and_never_become_one() -> None:
    table = Table().city(0, "husband", "farm").hand(0, "wife", "inn").rich().play("play wife", "alone").turn(0)
    assert (partners(table, 0, "husband"), partners(table, 0, "wife")) == ([], [])
    table.play("play inn").turn(0)
    assert (table.score(0)["prosperity"], table.legal("share")) == (0, set())
    table.home(0, 0).play("prepare")
    assert (table.asked, table.seat, table.goods()) == ("take-turn", 1, (18, 19, 20, 18 + 1))


@pytest.mark.breach("EV-348")
def test_only_the_right_partner_is_asked_for() -> None:
    table = Table().city(0, "husband", "greenhouse").hand(0, "husband", "greenhouse").rich()
    table.play("play husband").turn(0).play("play greenhouse")
    assert (table.seat, table.cities[0][2:]) == (1, ["husband", "greenhouse"])
    table = Table().city(1, "husband").hand(0, "wife").rich().play("play wife")
    assert table.seat == 1


@pytest.mark.rule("EV-463")
def test_the_partner_longest_in_the_city_is_joined() -> None:
    table = Table().city(0, "husband", "inn", "husband").hand(0, "wife", "wife").rich().play("play wife", "share")
    assert (partners(table, 0, "husband"), partners(table, 0, "husband-2")) == (["wife"], [])
    table.turn(0).play("play wife", "share")
    assert partners(table, 0, "husband-2") == ["wife-2"]


@pytest.mark.breach("EV-463")
def test_not_the_latest_one_even_if_the_older_one_was_paired_before() -> None:
    table = Table().city(0, "husband", "wife+", "husband", "dungeon").hand(0, "inn", "wife").rich()
    table.play("play inn prison=wife").turn(0).play("play wife", "share")
    assert (partners(table, 0, "husband"), partners(table, 0, "husband-2")) == (["wife"], [])


# Full cities


@pytest.mark.rule("EV-347")
@pytest.mark.parametrize("card", ["wanderer", "main-road", "ever-wall", "air-balloon"])
def test_a_card_that_takes_no_space_enters_a_full_city(card: str) -> None:
    table = full(spaces=0).hand(0, card).play(f"play {card}")
    assert table.cities[0][-1] == card


@pytest.mark.rule("EV-347")
@pytest.mark.parametrize(
    ("there", "card"), [("husband", "wife"), ("wife", "husband"), ("farm", "greenhouse"), ("greenhouse", "farm")]
)
def test_a_card_with_a_free_partner_enters_a_full_city_and_shares_its_space(there: str, card: str) -> None:
    table = full(there, spaces=1).hand(0, card).play(f"play {card}")
    assert (table.cities[0][-1], partners(table, 0, card)) == (card, [there])


@pytest.mark.breach("EV-347")
def test_without_a_free_partner_the_full_city_stays_full() -> None:
    table = full("husband", "wife+", "greenhouse", spaces=2).hand(0, "wife", "greenhouse", "husband", "inn")
    for card in ("wife", "greenhouse", "husband", "inn"):
        assert why(table, f"play {card}") == ("EV-084", "city-full")
    table = full("husband", spaces=1).hand(0, "wife").play("play wife")
    assert (table.seat, len(table.cities[0])) == (1, 16)


@pytest.mark.rule("EV-089")
@pytest.mark.parametrize(
    ("helper", "card", "how"),
    [
        *[
            ("crane", "castle", "with=crane"),
            ("innkeeper", "king", "with=innkeeper"),
            ("inventor", "castle", "with=inventor"),
        ],
        *[("inventor", "king", "with=inventor"), ("dungeon", "castle", "prison=barge-toad"), ("inn", "ruins", "")],
    ],
)
def test_what_removes_a_card_first_can_be_played_into_a_full_city(helper: str, card: str, how: str) -> None:
    table = full(helper, spaces=1).hand(0, card).play(f"play {card} {how}")
    if table.asked == "pay-price":
        table.play(min(table.legal("pay")))
    assert (table.cities[0][-1], len(table.cities[0]), table.seat) == (card, 15, 1)


@pytest.mark.breach("EV-089")
def test_what_removes_nothing_cannot() -> None:
    table = full("judge", "castle", "crane", "inn", spaces=4).hand(0, "king", "school").meadow("school", "queen")
    assert why(table, "play king with=judge") == ("EV-084", "city-full")
    assert why(table, "play king free=castle") == ("EV-084", "city-full")
    assert why(table, "play school") == ("EV-084", "city-full")
    assert table.legal("play school") == {"play school with=crane", "play school meadow-1 with=crane"}


@pytest.mark.rule("EV-418")
def test_a_removed_card_makes_room_if_it_filled_a_space_alone() -> None:
    table = full("dungeon", "husband", "wife+", spaces=2).hand(0, "king", "wife", "ruins")
    assert table.legal("play king") == {
        "play king prison=barge-toad",
        *[f"play king prison=barge-toad-{n}" for n in range(2, 14)],
    }
    assert "play wife prison=wife" in table.legal("play wife")
    table.play("play wife prison=wife")
    assert (table.cities[0][-1], partners(table, 0, "husband")) == ("wife", ["wife"])


@pytest.mark.breach("EV-418")
@pytest.mark.parametrize(
    ("cards", "spaces", "moves"),
    [
        *[(("dungeon", "husband", "wife+"), 2, ["play king prison=wife", "play king prison=husband"])],
        *[(("dungeon", "husband", "wife+"), 2, ["play husband prison=wife"])],
        *[(("dungeon", "wanderer"), 1, ["play king prison=wanderer"])],
    ],
)
def test_one_of_a_pair_and_a_card_without_a_space_make_no_room(
    cards: tuple[str, ...], spaces: int, moves: list[str]
) -> None:
    table = full(*cards, spaces=spaces).hand(0, "king", "husband")
    for move in moves:
        assert why(table, move) == ("EV-084", "city-full")


@pytest.mark.breach("EV-418")
def test_ruins_do_not_replace_what_leaves_no_space_in_a_full_city() -> None:
    for cards, spaces in ((("air-balloon", "ever-wall"), 0), (("farm", "greenhouse+"), 1)):
        table = full(*cards, spaces=spaces).hand(0, "ruins")
        assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    table = full("air-balloon", "farm", "greenhouse+", "inn", "mine", spaces=3).hand(0, "ruins").play("play ruins")
    assert table.legal() == {"remove inn", "remove mine"}
    assert why(table, "remove farm") == ("EV-149", "not-removable")
    table = crowd(Table().city(0, "air-balloon", "farm", "greenhouse+"), 0, 13).hand(0, "ruins").play("play ruins")
    assert table.legal() == {"remove air-balloon", "remove farm", "remove greenhouse"}


# Positions of recorded cases


def recorded(points: int, *cards: str) -> RecordedCase:
    """A recorded city that names no pairs, and what its cards are said to be worth."""
    players = [{"id": "P1", "city": [{"card": card} for card in cards]}, {"id": "P2"}]
    score = {"player": "P1", "part": "cards", "points": points}
    return RecordedCase(
        {"id": "", "kind": "scoring", "setup": {"active": "P1", "players": players}, "expect": {"score": score}}
    )


def recorded_play(points: int, setup: list[str], card: str) -> RecordedCase:
    """A recorded play that does not say where the card is laid, and what the city is said to be worth afterwards."""
    meadow = ["king"] * 8

    def state(active: str, berries: int, hand: list[str], city: list[str]) -> dict[str, Any]:
        entries = [{"card": each} for each in city]
        first = {"id": "P1", "workers_total": 2, "resources": {"berry": berries}, "hand": hand, "city": entries}
        return {"active": active, "players": [first, {"id": "P2", "workers_total": 2}], "meadow": meadow}

    step = {"do": "play_card", "card": card, "from": "hand", "pay": {"berry": 2}}
    after = {"legal": True, "state": state("P2", 0, [], [*setup, card]), "points_now": {"P1": points, "P2": 0}}
    before = {**state("P1", 2, [card], setup), "deck_size": 20}
    return RecordedCase({"id": "", "kind": "transition", "setup": before, "steps": [step], "expect": after})


@pytest.mark.rule("EV-421")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        *[(("husband", "wife"), 1), (("wife", "wife", "husband", "husband"), 2), (("husband", "wife", "wife"), 1)],
        *[(("wife", "husband", "husband", "husband"), 1), (("wife", "wife"), 0)],
    ],
)
def test_a_recorded_city_has_as_many_pairs_as_possible(cards: tuple[str, ...], number: int) -> None:
    assert recorded(2 * len(cards) + 3 * number, *cards).differences() == []


@pytest.mark.rule("EV-421")
def test_a_recorded_play_that_says_nothing_lays_the_card_on_a_free_partner() -> None:
    assert recorded_play(2 + 2 + 3, ["husband"], "wife").differences() == []
    assert recorded_play(2 + 2 + 2 + 3, ["husband", "wife"], "wife").differences() == []


@pytest.mark.breach("EV-421")
def test_fewer_pairs_or_more_are_not_what_was_recorded() -> None:
    for points, cards in (
        (4, ["husband", "wife"]),
        (12, ["husband", "wife", "wife"]),
        (11, ["wife"] * 2 + ["husband"] * 2),
    ):
        assert [found.where for found in recorded(points, *cards).differences()] == ["score.P1.cards"]
    assert recorded_play(2 + 2, ["husband"], "wife").differences() != []
    assert recorded_play(2 + 2 + 2 + 6, ["husband", "wife"], "wife").differences() != []


@pytest.mark.breach("EV-421")
def test_at_the_table_nothing_is_assumed_but_a_player_is_asked() -> None:
    table = Table().city(0, "husband").hand(0, "wife").rich().play("play wife")
    assert (table.asked, table.legal()) == ("share-space", {"share", "alone"})
