"""Section 5: special events that count pairs, prisoners, Chapel tokens or colours, and the one that produces."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

ANY = {"gain twig", "gain resin", "gain pebble", "gain berry"}


def ready(event: str, *cards: str, seats: int = 2) -> Table:
    return Table(seats).special(event).city(0, *cards)


def worth(table: Table, seat: int = 0) -> int:
    """What the events of the player bring."""
    return table.score(seat)["events"]


# Pairs and prisoners


@pytest.mark.rule("EV-064")
def test_the_flying_doctor_counts_the_pairs_of_every_city() -> None:
    table = ready("flying-doctor-service", "doctor", "postal-pigeon", seats=3).play("claim flying-doctor-service")
    assert worth(table) == 0
    table.city(0, "husband", "wife+").city(1, "wife", "husband+", "husband", "wife+").city(2, "husband", "wife+")
    # Pairs that come after the claim count as well: all cities together, for whoever holds the event.
    assert (worth(table), worth(table, 1), worth(table, 2)) == (12, 0, 0)


@pytest.mark.breach("EV-064")
def test_husbands_and_wives_who_share_no_space_are_no_pair() -> None:
    table = ready("flying-doctor-service", "doctor", "postal-pigeon").city(0, "husband", "wife", "farm", "greenhouse+")
    table.city(1, "husband", "husband").play("claim flying-doctor-service")
    assert worth(table) == 0
    # A third one beside a pair makes no second pair.
    assert worth(table.city(1, "wife+", "wife")) == 3


@pytest.mark.rule("EV-066")
@pytest.mark.parametrize("prisoners", [0, 1, 2])
def test_prisoners_are_worth_three_each(prisoners: int) -> None:
    table = ready("ministering-to-miscreants", "monk", "dungeon", "ranger").prisoners(0, *("wife", "fool")[:prisoners])
    table.play("claim ministering-to-miscreants")
    assert (worth(table), table.seat) == (3 * prisoners, 1)


@pytest.mark.breach("EV-066")
def test_prisoners_of_others_do_not_count_and_later_ones_do() -> None:
    table = ready("ministering-to-miscreants", "monk", "dungeon", "wife").city(1, "dungeon", "ranger")
    table.prisoners(1, "wife", "wife").hand(0, "mine").play("claim ministering-to-miscreants")
    assert worth(table) == 0
    table.turn(0).play("play mine prison=wife")
    assert (table.cities[0], worth(table)) == (["monk", "dungeon", "mine"], 3)


# The Chapel


@pytest.mark.rule("EV-069")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_chapel_tokens_bring_cards_resources_and_points(tokens: int) -> None:
    table = ready("pristine-chapel-ceiling", "woodcarver", "chapel").tokens(0, "chapel", tokens)
    table.deck("king", "mine", "queen", "wife").play("claim pristine-chapel-ceiling")
    for choice in ("gain pebble", "gain berry", "gain twig")[:tokens]:
        assert table.legal() == ANY
        table.play(choice)
    assert table.hands[0] == ["king", "mine", "queen"][:tokens]
    assert table.goods() == ((0, 0, 1, 0), (0, 0, 1, 1), (1, 0, 1, 1))[tokens - 1]
    # The tokens stay on the Chapel and score there too.
    assert (worth(table), table.score()["tokens"], table.laid(0, "chapel").points) == (2 * tokens, tokens, tokens)
    assert table.seat == 1


@pytest.mark.breach("EV-069")
def test_an_empty_chapel_and_the_chapel_of_another_bring_nothing() -> None:
    table = ready("pristine-chapel-ceiling", "woodcarver", "chapel").city(1, "chapel").tokens(1, "chapel", 3)
    table.give(0, points=4).play("claim pristine-chapel-ceiling")
    assert (table.seat, table.hands[0], table.goods(), worth(table)) == (1, [], (0, 0, 0, 0), 0)
    # A token laid there later is worth two points, but brings neither card nor resource.
    table.turn(0).hand(0, *["king"] * 8).play("visit chapel")
    assert (worth(table), table.goods(), len(table.hands[0])) == (2, (0, 0, 0, 0), 8)


@pytest.mark.breach("EV-069")
def test_a_full_hand_still_takes_the_resources_but_no_card() -> None:
    table = ready("pristine-chapel-ceiling", "woodcarver", "chapel").tokens(0, "chapel", 2).hand(0, *["king"] * 7)
    table.play("claim pristine-chapel-ceiling", "gain twig", "gain twig")
    assert (len(table.hands[0]), table.goods()) == (8, (2, 0, 0, 0))


# Tax Relief


@pytest.mark.rule("EV-071")
def test_tax_relief_makes_the_whole_city_produce() -> None:
    table = ready("tax-relief", "judge", "queen", "farm", "farm", "mine", "twig-barge", "doctor", "fairgrounds")
    table.deck("king", "inn").play("claim tax-relief")
    while table.asked == "produce-next":
        table.play("activate doctor" if "activate doctor" in table.legal() else min(table.legal()))
    # Two berries, a pebble, two twigs: and the Doctor may turn berries into points.
    assert (table.asked, table.goods()) == ("spend-for-points", (2, 0, 1, 2))
    table.play("spend berry", "done")
    assert (table.points(), table.goods(), table.hands[0]) == (1, (2, 0, 1, 1), ["inn", "king"])
    assert (worth(table), table.seat) == (3, 1)


@pytest.mark.breach("EV-071")
def test_tax_relief_moves_neither_season_nor_workers_nor_other_cities() -> None:
    table = ready("tax-relief", "judge", "queen", "farm", "inn", "castle").city(1, "farm").worker(0, "basic-1")
    table.play("claim tax-relief")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 1), (0, 0, 0, 0))
    assert (table.players[0].season, table.workers(0), table.players[0].home) == (0, ["basic-1", "tax-relief"], 1)
    assert (worth(table), table.seat) == (3, 1)


# One hand card per card of a colour

FESTIVALS = [
    ("glow-light-festival", 3, ("farm", "farm", "mine", "bard", "ruins"), 3, "twig-barge"),
    ("hot-air-balloon-race", 4, ("bard", "ruins", "crane", "judge"), 2, "wanderer"),
    ("magic-show", 4, ("inn", "chapel", "king", "castle"), 2, "queen"),
    ("royal-tea", 4, ("king", "castle", "farm", "farm", "mine"), 2, "palace"),
    ("stock-market-boom", 4, ("crane", "judge", "inn", "chapel"), 2, "historian"),
]
ALL_FESTIVALS = pytest.mark.parametrize(("event", "printed", "cards", "number", "more"), FESTIVALS)


@pytest.mark.rule("EV-336")
@ALL_FESTIVALS
def test_as_many_hand_cards_as_cards_of_the_colour_lie_there_when_it_is_claimed(
    event: str, printed: int, cards: tuple[str, ...], number: int, more: str
) -> None:
    for added in (0, 1, 2):
        # The added cards are of the colour that counts.
        table = ready(event, *cards, *[more] * added).hand(0, *["king"] * 8).play(f"claim {event}")
        table.play(*["discard king"] * (number + added))
        assert (table.seat, table.points(), len(table.hands[0])) == (1, number + added, 8 - number - added)
        assert worth(table) == printed


@pytest.mark.breach("EV-336")
@ALL_FESTIVALS
def test_not_one_card_more_and_cards_that_come_later_do_not_count(
    event: str, printed: int, cards: tuple[str, ...], number: int, more: str
) -> None:
    wrong = "teacher" if event == "royal-tea" else "theater"
    table = ready(event, *cards, wrong).city(1, *cards, more).hand(0, *["fool"] * 8).play(f"claim {event}")
    # A card of that colour after the claim changes nothing: neither the discards nor the points.
    table.play("discard fool").city(0, more)
    table.play(*["discard fool"] * (number - 1))
    assert (table.seat, table.points(), worth(table)) == (1, number, printed)
    assert why(table.turn(0), "discard fool") == ("EV-014", "not-now")


@pytest.mark.breach("EV-336")
@ALL_FESTIVALS
def test_nobody_must_discard_there(event: str, printed: int, cards: tuple[str, ...], number: int, more: str) -> None:
    table = ready(event, *cards).hand(0, "king", "king").play(f"claim {event}", "done")
    assert (table.seat, table.points(), worth(table), len(table.hands[0])) == (1, 0, printed, 2)
    # An empty hand discards nothing and is paid nothing.
    table = ready(event, *cards).play(f"claim {event}")
    assert (table.seat, table.points(), worth(table)) == (1, 0, printed)
