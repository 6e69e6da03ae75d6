"""Section 5: the special events of the base game: what they need, what claiming does, what they are worth."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

#: Two cards of every colour.
GAMES = ("farm", "mine", "inn", "chapel", "crane", "judge", "bard", "ruins", "king", "castle")


def ready(event: str, *cards: str, seats: int = 2) -> Table:
    return Table(seats).special(event).city(0, *cards)


def worth(table: Table, seat: int = 0) -> int:
    """What the events of the player bring."""
    return table.score(seat)["events"]


# What they need


@pytest.mark.parametrize(
    ("event", "one", "other", "rule"),
    [
        pytest.param(
            "a-brilliant-marketing-plan", "shopkeeper", "post-office", "EV-058", marks=pytest.mark.breach("EV-058")
        ),
        pytest.param("a-well-run-city", "chip-sweep", "clock-tower", "EV-059", marks=pytest.mark.breach("EV-059")),
        pytest.param("an-evening-of-fireworks", "lookout", "miner-mole", "EV-060", marks=pytest.mark.breach("EV-060")),
        pytest.param("ancient-scrolls-discovered", "historian", "ruins", "EV-061", marks=pytest.mark.breach("EV-061")),
        pytest.param(
            "capture-of-the-acorn-thieves", "courthouse", "ranger", "EV-062", marks=pytest.mark.breach("EV-062")
        ),
        pytest.param("croak-wart-cure", "undertaker", "barge-toad", "EV-063", marks=pytest.mark.breach("EV-063")),
        pytest.param("flying-doctor-service", "doctor", "postal-pigeon", "EV-064", marks=pytest.mark.breach("EV-064")),
        pytest.param("graduation-of-scholars", "teacher", "university", "EV-065", marks=pytest.mark.breach("EV-065")),
        pytest.param("ministering-to-miscreants", "monk", "dungeon", "EV-066", marks=pytest.mark.breach("EV-066")),
        pytest.param("path-of-the-pilgrims", "monastery", "wanderer", "EV-067", marks=pytest.mark.breach("EV-067")),
        pytest.param("performer-in-residence", "inn", "bard", "EV-068", marks=pytest.mark.breach("EV-068")),
        pytest.param("pristine-chapel-ceiling", "woodcarver", "chapel", "EV-069", marks=pytest.mark.breach("EV-069")),
        pytest.param("remembering-the-fallen", "cemetery", "shepherd", "EV-070", marks=pytest.mark.breach("EV-070")),
        pytest.param("tax-relief", "judge", "queen", "EV-071", marks=pytest.mark.breach("EV-071")),
        pytest.param("under-new-management", "peddler", "general-store", "EV-073", marks=pytest.mark.breach("EV-073")),
    ],
)
def test_one_of_the_two_cards_is_not_enough(event: str, one: str, other: str, rule: str) -> None:
    for missing, held in ((one, other), (other, one)):
        table = ready(event, held, held, "farm", "king").rich().hand(0, missing).city(1, missing)
        assert why(table, f"claim {event}") == (rule, "event-needs")
        assert f"claim {event}" in table.city(0, missing).legal()


@pytest.mark.rule("EV-072")
def test_the_everdell_games_need_two_cards_of_each_colour_and_are_worth_nine() -> None:
    table = ready("the-everdell-games", *GAMES).play("claim the-everdell-games")
    assert (worth(table), table.points(), table.seat) == (9, 0, 1)


@pytest.mark.breach("EV-072")
@pytest.mark.parametrize("missing", GAMES)
def test_not_one_of_the_ten_may_be_missing(missing: str) -> None:
    rest = [card for card in GAMES if card != missing]
    more = ("general-store", "post-office", "historian", "wanderer", "palace")
    table = ready("the-everdell-games", *rest)
    assert why(table, "claim the-everdell-games") == ("EV-072", "event-needs")
    assert "claim the-everdell-games" in table.city(0, *more).legal()


# Things that are given away or laid on the event


@pytest.mark.rule("EV-058")
def test_a_marketing_plan_pays_two_tokens_for_each_of_three_resources_given() -> None:
    table = ready("a-brilliant-marketing-plan", "shopkeeper", "post-office", seats=3).stock(0, twig=2, berry=2)
    table.play("claim a-brilliant-marketing-plan")
    assert table.legal() == {"give twig @2", "give twig @3", "give berry @2", "give berry @3", "done"}
    table.play("give twig @3", "give berry @2", "give berry @3")
    assert (table.points(), table.goods(), worth(table), table.seat) == (6, (1, 0, 0, 0), 0, 1)
    assert (table.goods(1), table.goods(2)) == ((0, 0, 0, 1), (1, 0, 0, 1))


@pytest.mark.rule("EV-058")
def test_if_all_have_passed_the_supply_takes_them() -> None:
    table = ready("a-brilliant-marketing-plan", "shopkeeper", "post-office", seats=3).passed(1, 2).stock(0, twig=2)
    table.play("claim a-brilliant-marketing-plan", "give twig nobody", "give twig nobody")
    assert (table.points(), table.goods(), table.goods(1), table.goods(2)) == (4, *[(0, 0, 0, 0)] * 3)


@pytest.mark.breach("EV-058")
def test_nobody_who_has_passed_gets_any_and_nobody_must_give() -> None:
    table = ready("a-brilliant-marketing-plan", "shopkeeper", "post-office", seats=3).passed(1).stock(0, twig=5)
    table.play("claim a-brilliant-marketing-plan")
    assert why(table, "give twig @2") == ("EV-092", "has-passed")
    assert why(table, "give twig @1") == ("EV-058", "no-opponent")
    assert why(table, "give twig nobody") == ("EV-058", "no-opponent")
    assert why(table, "give resin @3") == ("EV-058", "cannot-spend")
    table.play("give twig @3", "done")
    assert (table.points(), table.goods(2)) == (2, (1, 0, 0, 0))


@pytest.mark.parametrize(
    ("event", "cards", "resource"),
    [
        pytest.param("an-evening-of-fireworks", ("lookout", "miner-mole"), "twig", marks=pytest.mark.rule("EV-060")),
        pytest.param("performer-in-residence", ("inn", "bard"), "berry", marks=pytest.mark.rule("EV-068")),
    ],
)
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_three_of_one_resource_are_worth_two_each(
    event: str, cards: tuple[str, ...], resource: str, number: int
) -> None:
    table = ready(event, *cards).rich(0, 5).play(f"claim {event}")
    for _ in range(number):
        assert table.legal() == {f"lay {resource}", "done"}
        table.play(f"lay {resource}")
    if number < 3:
        table.play("done")
    assert (worth(table), table.points(), table.seat) == (2 * number, 0, 1)
    assert table.goods() == tuple(5 - number * (name == resource) for name in ("twig", "resin", "pebble", "berry"))


@pytest.mark.parametrize(
    ("event", "cards", "rule", "wrong"),
    [
        pytest.param(
            "an-evening-of-fireworks", ("lookout", "miner-mole"), "EV-060", "berry", marks=pytest.mark.breach("EV-060")
        ),
        pytest.param("performer-in-residence", ("inn", "bard"), "EV-068", "twig", marks=pytest.mark.breach("EV-068")),
    ],
)
def test_no_other_resource_is_laid_there_and_nothing_later(
    event: str, cards: tuple[str, ...], rule: str, wrong: str
) -> None:
    table = ready(event, *cards).rich(0, 5).play(f"claim {event}")
    for resource in ("resin", "pebble", wrong):
        assert why(table, f"lay {resource}") == (rule, "cannot-spend")
    table.play("done")
    assert why(table.turn(0), f"lay {wrong}") == ("EV-014", "not-now")
    # Without the resource the event is claimed all the same, for nothing.
    table = ready(event, *cards).play(f"claim {event}")
    assert (table.events(0), worth(table), table.seat) == ([event], 0, 1)


@pytest.mark.rule("EV-073")
@pytest.mark.parametrize(
    ("laid", "points"),
    [
        (("twig", "berry", "twig"), 3),
        (("resin", "pebble", "resin"), 6),
        (("twig", "resin", "berry"), 4),
        (("pebble",), 2),
        ((), 0),
    ],
)
def test_new_management_counts_resin_and_pebbles_double(laid: tuple[str, ...], points: int) -> None:
    table = ready("under-new-management", "peddler", "general-store").rich(0, 5).play("claim under-new-management")
    assert table.legal() == {"lay twig", "lay resin", "lay pebble", "lay berry", "done"}
    table.play(*[f"lay {resource}" for resource in laid])
    if len(laid) < 3:
        table.play("done")
    assert (worth(table), sum(table.goods()), table.points(), table.seat) == (points, 20 - len(laid), 0, 1)


@pytest.mark.breach("EV-073")
def test_what_is_not_held_cannot_be_laid_nor_a_fourth_resource() -> None:
    table = ready("under-new-management", "peddler", "general-store").stock(0, twig=4).give(0, points=3)
    table.play("claim under-new-management")
    assert why(table, "lay resin") == ("EV-073", "cannot-spend")
    table.play("lay twig", "lay twig", "lay twig")
    assert (table.seat, table.goods(), worth(table), table.points()) == (1, (1, 0, 0, 0), 3, 3)


@pytest.mark.rule("EV-334")
def test_laid_resources_leave_the_supply() -> None:
    table = ready("under-new-management", "peddler", "general-store").stock(0, resin=2, berry=1)
    table.play("claim under-new-management", "lay resin", "lay resin", "lay berry")
    assert (table.goods(), worth(table)) == ((0, 0, 0, 0), 5)


@pytest.mark.breach("EV-334")
def test_laid_resources_are_no_leftovers() -> None:
    table = ready("under-new-management", "peddler", "general-store", "architect", "baker")
    table.stock(0, resin=3, berry=3).play("claim under-new-management")
    assert table.score()["prosperity"] == 3 + 6
    table.play("lay resin", "lay berry", "lay berry")
    # Architect: two resin; Baker: one berry.
    assert table.score()["prosperity"] == 2 + 2
    # A visitor that wants four resin counts those in the supply only.
    table.game.own(0).visitors = [10]
    assert (table.stock(0, resin=3).score()["visitors"], table.stock(0, resin=4).score()["visitors"]) == (0, 6)


@pytest.mark.breach("EV-334")
def test_nor_do_they_break_a_tie() -> None:
    table = ready("under-new-management", "peddler", "general-store").city(1, "peddler", "general-store")
    table.stock(0, twig=3).stock(1, twig=1).claimed(1, "harvest-festival")
    table.play("claim under-new-management", "lay twig", "lay twig", "lay twig")
    assert [table.score(seat)["total"] for seat in (0, 1)] == [5, 5]
    assert table.game.ranking() == [2, 1]
