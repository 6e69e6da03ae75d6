"""The five colours: when a card takes effect, who chooses the order, what may be declined."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why


def prepared(table: Table, season: str) -> Table:
    """Seat 0 has just prepared for this season."""
    before = {"spring": "winter", "summer": "spring", "autumn": "summer"}[season]
    return table.turn(0).season(0, before).home(0, 0).worker(0, "basic-8").play("prepare")


# Tan


@pytest.mark.rule("EV-096")
def test_a_tan_card_takes_effect_when_it_is_played() -> None:
    table = Table().hand(0, "wanderer").stock(0, berry=2).deck("king", "inn", "mine").play("play wanderer")
    assert table.hands[0] == ["inn", "king", "mine"]
    table = Table().city(0, "chapel").tokens(0, "chapel", 2).hand(0, "shepherd").stock(0, berry=3).play("play shepherd")
    assert (table.goods(), table.goods(1), table.points()) == ((0, 0, 0, 3), (0, 0, 0, 3), 2)


@pytest.mark.breach("EV-096")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_a_tan_card_takes_effect_never_again(season: str) -> None:
    table = prepared(Table().city(0, "wanderer", "shepherd", "poet", "gardener", "undertaker", "postal-pigeon"), season)
    if season == "summer":
        table.play("done")
    assert (table.seat, table.hands[0], table.goods(), table.points()) == (1, [], (0, 0, 0, 0), 0)
    table.turn(0)
    assert why(table, "visit wanderer") == ("EV-048", "no-destination")


# Green


@pytest.mark.rule("EV-097")
def test_a_green_card_takes_effect_when_played_and_in_spring_and_autumn() -> None:
    table = Table().hand(0, "mine").stock(0, 1, 1, 1).play("play mine")
    assert table.goods() == (0, 0, 1, 0)
    for season, pebbles in (("spring", 2), ("summer", 2), ("autumn", 3)):
        prepared(table, season)
        if table.asked == "draw-from-rows":
            table.play("done")
        assert table.goods() == (0, 0, pebbles, 0)


@pytest.mark.breach("EV-097")
def test_a_green_card_produces_neither_in_summer_nor_when_others_prepare() -> None:
    table = prepared(Table().city(0, "farm", "storehouse").city(1, "mine"), "summer").play("done")
    assert (table.seat, table.goods(), table.goods(1)) == (1, (0, 0, 0, 0), (0, 0, 0, 0))
    table = prepared(Table().city(0, "farm").city(1, "mine", "farm"), "spring")
    assert (table.goods(), table.goods(1)) == ((0, 0, 0, 1), (0, 0, 0, 0))
    table = Table().city(0, "farm").hand(0, "inn").rich().play("play inn")
    assert table.goods() == (18, 19, 20, 20)


# Red


@pytest.mark.rule("EV-098")
def test_a_red_card_takes_effect_for_a_worker_placed_on_it() -> None:
    table = Table().city(0, "chapel").deck("king", "inn").play("visit chapel")
    assert (table.hands[0], table.laid(0, "chapel").points, table.workers()) == (["inn", "king"], 1, ["chapel"])
    table.turn(0)
    assert why(table, "visit chapel") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-098")
def test_a_red_card_does_nothing_by_itself_and_not_without_a_worker() -> None:
    table = Table().city(0, "chapel", "queen", "lookout").home(0, 0).worker(0, "basic-1")
    assert why(table, "visit chapel") == ("EV-016", "no-worker-at-home")
    prepared(table, "spring")
    assert (table.seat, table.hands[0], table.laid(0, "chapel").points, table.goods()) == (1, [], 0, (0, 0, 0, 0))


@pytest.mark.breach("EV-098")
@pytest.mark.parametrize("card", ["farm", "king", "historian", "wanderer", "castle", "courthouse"])
def test_no_other_colour_takes_a_worker(card: str) -> None:
    assert why(Table().city(0, card), f"visit {card}") == ("EV-048", "no-destination")


# Blue


@pytest.mark.rule("EV-099")
def test_a_blue_card_helps_again_and_again_after_plays() -> None:
    table = Table().city(0, "shopkeeper").hand(0, "king", "queen", "judge").stock(0, berry=20)
    for card, left in (("king", 15), ("queen", 11), ("judge", 9)):
        table.turn(0).play(f"play {card}")
        assert table.goods() == (0, 0, 0, left)


@pytest.mark.rule("EV-099")
def test_a_blue_card_makes_a_card_cheaper() -> None:
    table = Table().city(0, "innkeeper").hand(0, "king").stock(0, berry=3).play("play king with=innkeeper")
    assert (table.cities[0], table.goods()) == (["king"], (0, 0, 0, 0))


@pytest.mark.breach("EV-099")
def test_a_blue_card_does_nothing_where_no_card_is_played() -> None:
    table = Table().city(0, "historian", "shopkeeper", "courthouse", "museum", "judge", "crane").play("visit basic-1")
    assert (table.seat, table.goods(), table.hands[0]) == (1, (3, 0, 0, 0), [])
    prepared(table, "spring")
    assert (table.seat, table.goods(), table.hands[0]) == (1, (3, 0, 0, 0), [])


# Purple


@pytest.mark.rule("EV-100")
@pytest.mark.parametrize(
    ("card", "others", "base", "bonus"),
    [
        *[
            ("castle", ("farm", "inn", "crane"), 4, 2),
            ("palace", ("farm", "crane"), 4, 2),
            ("ever-tree", ("wife",), 5, 2),
        ],
        *[
            ("school", ("teacher", "monk"), 2, 1),
            ("theater", ("teacher", "monk"), 3, 1),
            ("library", ("farm", "inn"), 3, 3),
        ],
        *[
            ("architect", (), 2, 5),
            ("baker", (), 2, 4),
            ("ever-wall", ("farm",) * 10, 6, 4),
            ("wife", ("husband",), 2, 0),
        ],
    ],
)
def test_a_purple_card_is_worth_its_points_and_a_bonus(
    card: str, others: tuple[str, ...], base: int, bonus: int
) -> None:
    table = Table().city(0, *others).stock(0, resin=2, pebble=3, berry=2)
    before = table.score(0)["cards"]
    table.city(0, card)
    assert (table.score(0)["cards"] - before, table.score(0)["prosperity"]) == (base, bonus)


@pytest.mark.breach("EV-100")
def test_a_purple_card_does_nothing_before_the_end() -> None:
    table = Table().hand(0, "castle", "king", "theater").rich().city(0, "farm", "inn")
    for card, left in (("castle", ["king", "theater"]), ("king", ["theater"]), ("theater", [])):
        table.turn(0).play(f"play {card}")
        assert (table.seat, table.points(), table.hands[0]) == (1, 0, left)
    before = table.goods()
    prepared(table, "autumn")
    assert (table.points(), table.goods()) == (0, (before[0], before[1], before[2], before[3] + 1))


# Several at once, and what may be declined


@pytest.mark.rule("EV-101")
def test_the_owner_chooses_the_order_of_production() -> None:
    """The Woodcarver has something to carve only after the Peddler."""
    table = prepared(Table().city(0, "woodcarver", "peddler", "fairgrounds").stock(0, resin=2), "spring")
    assert table.legal() == {"activate woodcarver", "activate peddler", "activate fairgrounds"}
    table.play("activate peddler", "spend resin", "spend resin", "gain twig", "gain twig")
    assert table.legal() == {"activate woodcarver", "activate fairgrounds"}
    table.play("activate woodcarver", "spend twig", "spend twig")
    assert (table.points(), table.goods(), len(table.hands[0]), table.seat) == (2, (0, 0, 0, 0), 2, 1)


@pytest.mark.rule("EV-101")
def test_the_other_order_brings_something_else() -> None:
    table = prepared(Table().city(0, "woodcarver", "peddler", "fairgrounds").stock(0, resin=2), "spring")
    table.play("activate woodcarver", "activate fairgrounds", "spend resin", "done", "gain twig")
    assert (table.points(), table.goods(), len(table.hands[0])) == (0, (1, 1, 0, 0), 2)


@pytest.mark.breach("EV-101")
def test_no_card_is_left_out_produces_twice_or_belongs_to_another() -> None:
    table = prepared(Table().city(0, "fairgrounds", "storehouse", "teacher", "inn").city(1, "fairgrounds"), "spring")
    assert why(table, "done") == ("EV-101", "not-now")
    assert why(table, "activate fairgrounds@2") == ("EV-101", "not-to-produce")
    assert why(table, "activate inn") == ("EV-101", "not-to-produce")
    table.play("activate fairgrounds")
    assert why(table, "activate fairgrounds") == ("EV-101", "not-to-produce")
    assert table.legal() == {"activate storehouse", "activate teacher"}


@pytest.mark.rule("EV-102")
@pytest.mark.parametrize(
    "card", ["doctor", "woodcarver", "miller", "monk", "peddler", "miner-mole", "chip-sweep", "magician", "tea-house"]
)
def test_an_optional_production_is_declined(card: str) -> None:
    table = Table().city(0, card, "mine").city(1, "farm").hand(0, "king").stock(0, 3, 3, 3, 3)
    prepared(table, "spring").play("done")
    assert (table.seat, table.goods(), table.points(), table.hands[0]) == (1, (3, 3, 4, 3), 0, ["king"])
    assert table.cities[0] == [card, "mine"]


@pytest.mark.rule("EV-102")
@pytest.mark.parametrize("card", ["freight-car", "lamplighter"])
def test_so_are_freight_car_and_lamplighter(card: str) -> None:
    table = prepared(Table().city(0, card), "spring").play("done")
    assert (table.seat, table.goods(), table.hands[0]) == (1, (0, 0, 0, 0), [])


@pytest.mark.breach("EV-102")
@pytest.mark.parametrize("card", ["storehouse", "teacher"])
def test_a_production_that_is_not_optional_is_not_declined(card: str) -> None:
    table = prepared(Table().city(0, card), "spring")
    assert why(table, "done")[1] == "not-now"


@pytest.mark.breach("EV-102")
@pytest.mark.parametrize(("card", "goods", "cards"), [("farm", (0, 0, 0, 1), 0), ("fairgrounds", (0, 0, 0, 0), 2)])
def test_and_what_only_adds_happens_unasked(card: str, goods: tuple[int, int, int, int], cards: int) -> None:
    table = prepared(Table().city(0, card), "spring")
    assert (table.seat, table.goods(), len(table.hands[0])) == (1, goods, cards)


# On being played


@pytest.mark.rule("EV-359")
def test_some_cards_receive_something_on_being_played() -> None:
    table = Table().hand(0, "clock-tower", "bank", "freight-car", "storehouse").rich().play("play clock-tower")
    assert table.laid(0, "clock-tower").points == 3
    table.turn(0).play("play bank").turn(0)
    assert table.laid(0, "bank").points == 1
    table.play("play freight-car", "take berry", "take twig").turn(0)
    assert [table.laid(0, "freight-car").stored(resource) for resource in range(4)] == [1, 2, 2, 1]
    table.play("play storehouse", "store berry")
    assert [table.laid(0, "storehouse").stored(resource) for resource in range(4)] == [0, 0, 0, 2]


@pytest.mark.rule("EV-359")
@pytest.mark.parametrize("card", ["clock-tower", "bank"])
def test_they_do_so_whoever_brings_them(card: str) -> None:
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).deck(card, "king")
    table.play("play postal-pigeon", f"play {card} revealed")
    assert table.laid(0, card).points == {"clock-tower": 3, "bank": 1}[card]
    table = Table().city(0, "queen").hand(0, card).play("visit queen", f"play {card}")
    assert table.laid(0, card).points == {"clock-tower": 3, "bank": 1}[card]


@pytest.mark.breach("EV-359")
@pytest.mark.parametrize(
    "card",
    [
        *["chapel", "cemetery", "inn", "lookout", "monastery", "post-office", "queen", "university", "hotel"],
        *["locomotive", "chipsmith", "conductor", "castle", "king", "crane", "judge", "dungeon", "library"],
    ],
)
def test_red_blue_and_purple_cards_do_nothing_when_played(card: str) -> None:
    table = Table().city(0, "farm").city(1, "inn", "farm").hand(0, card, "bard").rich()
    table.play(f"play {card}")
    assert (table.seat, table.asked, table.hands[0], table.points()) == (1, "take-turn", ["bard"], 0)
    assert (table.laid(0, card).points, table.laid(0, card).store, table.workers()) == (0, 0, [])
