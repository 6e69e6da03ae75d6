"""Section B: Ages, drafting and the turn (SW-015 to SW-030)."""

from __future__ import annotations

import random

import pytest

import ecumene
from ecumene.core.event import Event
from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, IllegalMove
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS
from tests.rules.seven_wonders.table import Table

THREE = ("giza-A", "rhodos-A", "ephesos-A")
FOUR = ("giza-A", "rhodos-A", "ephesos-A", "babylon-A")


def start(seats: int, seed: int = 1, **options: object) -> SevenWonders:
    game = ecumene.new("seven-wonders", seats=seats, seed=seed, options=options)
    assert isinstance(game, SevenWonders)
    return game


def play_out(game: SevenWonders, seed: int = 1) -> tuple[list[tuple[int, int, list[int]]], list[Event]]:
    """Random play to the end: Age, turn and sizes of the hands whenever a turn begins; and all that happened."""
    rng = random.Random(seed)
    turns: list[tuple[int, int, list[int]]] = []
    told: list[Event] = []
    while not game.is_over:
        here = (game.age, game.turn, [len(city.hand) for city in game.cities])
        step = game.step(game.to_move[0])
        fresh = len(game.to_move) == game.seats and step is not None and step.name == "pick"
        if fresh and (not turns or turns[-1][:2] != here[:2]):
            turns.append(here)
        seat = game.to_move[0]
        game.play(seat, rng.choice(game.moves(seat)), told)
    return turns, told


def last_turn(table: Table) -> Table:
    table.game.turn = table.game.turns
    return table


@pytest.mark.rule("SW-015")
def test_three_ages_and_then_the_end() -> None:
    game = start(3, sides="A")
    turns, told = play_out(game)
    assert [age for age, turn, _ in turns if turn == 1] == [1, 2, 3]
    assert [event.data["age"] for event in told if event.kind == "age-started"] == [2, 3]
    assert [event.kind for event in told].count("game-ended") == 1
    assert told[-1].kind == "game-ended"


@pytest.mark.breach("SW-015")
def test_no_fourth_age() -> None:
    game = start(3, sides="A")
    play_out(game)
    assert (game.age, game.is_over, game.to_move) == (3, True, ())
    refusal = game.check(0, game.parse(0, "discard altar"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SW-015", "game-over")
    with pytest.raises(IllegalMove):
        game.play(0, game.parse(0, "discard altar"))


@pytest.mark.rule("SW-016", "SW-017")
@pytest.mark.parametrize(("seats", "cities", "size"), [(3, False, 7), (5, False, 7), (7, False, 7), (4, True, 8)])
def test_hands_and_turns_of_each_age(seats: int, cities: bool, size: int) -> None:
    turns, _ = play_out(start(seats, sides="A", cities=cities))
    assert turns == [(age, turn, [size + 1 - turn] * seats) for age in (1, 2, 3) for turn in range(1, size)]


@pytest.mark.breach("SW-016")
@pytest.mark.parametrize("cities", [False, True])
def test_only_cards_of_the_age_are_dealt(cities: bool) -> None:
    game = start(4, 2, sides="A", cities=cities)
    rng = random.Random(5)
    seen: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    while not game.is_over:
        seen[game.age].update(CARDS[card].age for city in game.cities for card in city.hand)
        seat = game.to_move[0]
        game.play(seat, rng.choice(game.moves(seat)))
    assert seen == {1: {1}, 2: {2}, 3: {3}}


@pytest.mark.breach("SW-017")
@pytest.mark.parametrize(("cities", "turns"), [(False, 6), (True, 7)])
def test_no_turn_more(cities: bool, turns: int) -> None:
    game = start(3, 3, sides="A", cities=cities)
    picks = 0
    while game.age == 1:
        seat = game.to_move[0]
        step = game.step(seat)
        picks += step is not None and step.name == "pick"
        game.play(seat, next(move for move in game.moves(seat) if str(move).startswith(("discard", "debt"))))
    assert picks == 3 * turns
    assert (game.age, game.turn) == (2, 1)


@pytest.mark.rule("SW-018")
def test_choose_reveal_pass() -> None:
    table = Table(*THREE).hands("altar tavern", "theater barracks", "press loom")
    events = table.turn("build altar", "build barracks", "discard loom")
    assert [table.built(seat) for seat in range(3)] == [["altar"], ["barracks"], []]
    assert table.purses() == [3, 3, 6]
    assert [table.hand(seat) for seat in range(3)] == [["theater"], ["press"], ["tavern"]]
    assert [(event.kind, event.seat) for event in events if event.kind == "built"] == [("built", 0), ("built", 1)]


@pytest.mark.breach("SW-018")
def test_one_card_a_turn() -> None:
    table = Table(*THREE).hands("altar tavern", "theater barracks", "press loom")
    table.play(0, "build altar")
    refusal = table.game.check(0, table.game.parse(0, "build tavern"))
    assert refusal is not None
    assert (refusal.rule, refusal.kind, refusal.needs) == ("SW-018", NOT_YOUR_TURN, {"seat": 0, "turn": 1})
    assert table.game.moves(0) == []


@pytest.mark.rule("SW-019")
def test_all_choose_before_anything_happens() -> None:
    table = Table(*THREE).hands("altar", "barracks", "loom")
    assert table.game.to_move == (0, 1, 2)
    events: list[Event] = []
    table.play(2, "discard loom", events)
    table.play(0, "build altar", events)
    assert not events
    assert table.step(1) == "pick"
    assert table.step(0) + table.step(2) == ""
    table.play(1, "build barracks", events)
    assert {event.seat for event in events} >= {0, 1, 2}
    assert [table.built(seat) for seat in range(3)] == [["altar"], ["barracks"], []]


@pytest.mark.breach("SW-019")
def test_no_choice_shows_before_all_have_chosen() -> None:
    views = []
    for choice in ("build altar", "discard theater", "stage tavern 1"):
        table = Table(*THREE).build(0, "stone-pit").hands("altar theater tavern", "barracks", "loom")
        table.play(0, choice)
        assert (table.built(0), table.purses(), table.pile(), table.cities[0].stages) == (["stone-pit"], [3] * 3, [], 0)
        seen = table.game.view(1)
        assert isinstance(seen, SevenWonders)
        views.append(seen.digest())
    assert len(set(views)) == 1


@pytest.mark.rule("SW-020")
def test_payment_is_judged_from_the_start_of_the_turn() -> None:
    table = Table(*THREE, coins=2).hands("barracks scriptorium", "baths ore-vein", "baths press")
    before = table.legal(0)
    table.play(1, "build baths left=2")
    table.play(2, "build baths right=2")
    # Seat 0 is paid 4 coins in this turn, and nothing of it can be used yet.
    assert table.legal(0) == before
    assert before == {
        "build barracks right=2",
        "build scriptorium left=2",
        "discard barracks",
        "discard scriptorium",
    }


@pytest.mark.breach("SW-020")
def test_what_comes_in_this_turn_pays_nothing() -> None:
    table = Table(*THREE, coins=0).coins(1, 2).hands("barracks", "baths", "altar")
    table.play(1, "build baths left=2")
    table.play(2, "discard altar")
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=0)
    assert table.legal(0) == {"discard barracks"}


@pytest.mark.rule("SW-021")
def test_new_production_works_from_the_next_turn_on() -> None:
    table = Table(*FOUR).hands("loom glassworks", *["altar apothecary"] * 3)
    table.turn("build loom", "build altar", "build altar", "build altar")
    # Hands went to the left: seats 0, 1 and 2 hold an Apothecary now.
    assert table.legal(0, "build") == {"build apothecary"}
    assert table.legal(1, "build") == {"build apothecary left=2"}
    assert table.legal(2, "build") == set()


@pytest.mark.breach("SW-021")
@pytest.mark.parametrize("builder", [1, 2])
def test_not_bought_in_the_turn_it_is_built(builder: int) -> None:
    hands = ["apothecary loom", "altar", "altar"]
    hands[builder] = "loom"
    table = Table(*THREE).hands(*hands)
    table.play(builder, "build loom")
    side = "right" if builder == 1 else "left"
    assert table.refuses(0, f"build apothecary {side}=2", "SW-033", "resources", missing="1 textile")
    table.play(0, "discard loom")
    table.play(3 - builder, "discard altar")
    assert table.cities[builder].for_sale != Table(*THREE).cities[builder].for_sale
    table.hands("apothecary", "altar", "altar")
    assert table.legal(0, "build") == {f"build apothecary {side}=2"}


@pytest.mark.rule("SW-022", "SW-023", "SW-024")
@pytest.mark.parametrize(("age", "receives"), [(1, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [1, 2, 3, 0])])
def test_where_the_hands_come_from(age: int, receives: list[int]) -> None:
    rest = ["tavern", "theater", "press", "loom"]
    table = Table(*FOUR, age=age).hands(*[f"altar {card}" for card in rest])
    table.turn(*["discard altar"] * 4)
    assert [table.hand(seat) for seat in range(4)] == [[rest[giver]] for giver in receives]


@pytest.mark.breach("SW-022", "SW-023", "SW-024")
@pytest.mark.parametrize(("age", "goes", "stays_away"), [(1, 3, 1), (2, 1, 3), (3, 3, 1)])
def test_the_hand_goes_to_one_side_only(age: int, goes: int, stays_away: int) -> None:
    table = Table(*FOUR, age=age).hands("altar tavern", "altar loom", "altar loom", "altar loom")
    for _ in range(2):
        assert "tavern" in table.hand(0)
        table.turn(*["discard altar"] * 4)
        assert [seat for seat in range(4) if "tavern" in table.hand(seat)] == [goes]
        assert "tavern" not in table.hand(stays_away) + table.hand(0)
        table.hands("altar tavern", "altar loom", "altar loom", "altar loom")


@pytest.mark.rule("SW-025")
def test_the_last_card_goes_to_the_pile() -> None:
    table = last_turn(Table(*THREE).hands("altar tavern", "theater barracks", "press loom"))
    table.turn("build altar", "build barracks", "build press")
    assert sorted(table.pile()) == ["loom", "tavern", "theater"]
    assert table.purses() == [3, 3, 3]
    assert (table.game.age, table.game.turn) == (2, 1)


@pytest.mark.breach("SW-025")
def test_the_last_card_is_not_played() -> None:
    table = last_turn(Table(*THREE).hands("altar tavern", "theater barracks", "press loom"))
    table.turn("build altar", "build barracks", "build press")
    assert [table.built(seat) for seat in range(3)] == [["altar"], ["barracks"], ["press"]]
    assert "tavern" not in table.hand(0)
    assert table.refuses(0, "build tavern", "SW-026", "not-in-hand", card="tavern")
    seen = table.game.view(1)
    assert isinstance(seen, SevenWonders)
    assert sorted(code >= 0 for code in seen.discards.codes) == [False, False, True]


@pytest.mark.rule("SW-026")
def test_three_ways_to_use_a_card() -> None:
    table = Table(*THREE).build(0, "stone-pit").hands("altar", "altar", "altar")
    assert table.legal(0) == {"build altar", "stage altar 1", "discard altar"}
    assert table.legal(1) == {"build altar", "discard altar"}


@pytest.mark.breach("SW-026")
def test_no_fourth_way_and_no_other_card() -> None:
    table = Table(*THREE).build(0, "stone-pit").hands("altar", "tavern", "loom")
    for text in ("build tavern", "stage tavern 1", "discard tavern"):
        assert table.refuses(0, text, "SW-026", "not-in-hand", card="tavern")
    for text in ("decline", "take altar", "keep altar"):
        assert table.refuses(0, text, "SW-026", "not-now", owed="pick")
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, "hold altar")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.kind, refusal.needs) == ("SW-026", MALFORMED, {"text": "hold altar"})


@pytest.mark.breach("SW-026", "SW-033")
@pytest.mark.parametrize("payment", ["market=2", "left=0", "left=-1", "left=two", "left", "left=1 left=1", "2"])
def test_a_payment_names_a_neighbour_and_coins(payment: str) -> None:
    table = Table(*THREE).hands("altar", "altar", "altar")
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, f"build altar {payment}")
    assert (caught.value.refusal.kind, caught.value.refusal.reason) == (MALFORMED, "notation")


@pytest.mark.rule("SW-027")
def test_nothing_to_build_means_a_discard() -> None:
    table = Table(*THREE, age=3, coins=0).hands("palace senate", "altar", "altar")
    assert table.legal(0) == {"discard palace", "discard senate"}
    table.turn("discard palace", "discard altar", "discard altar")
    assert (table.built(0), table.cities[0].coins) == ([], 3)


@pytest.mark.breach("SW-027")
def test_a_card_beyond_reach_is_neither_built_nor_kept() -> None:
    table = Table(*THREE, age=3, coins=0).hands("senate", "altar", "altar")
    assert table.refuses(0, "build senate", "SW-033", "resources", missing="2 wood, 1 ore")
    assert table.refuses(0, "stage senate 1", "SW-067", "resources", missing="1 stone")
    assert table.refuses(0, "decline", "SW-026", "not-now", owed="pick")


@pytest.mark.rule("SW-028")
def test_three_coins_for_a_discard() -> None:
    table = Table(*THREE).hands("altar", "tavern", "loom")
    events = table.turn("discard altar", "build tavern", "build loom")
    assert (table.purses(), table.pile()) == ([6, 8, 3], ["altar"])
    gains = [(event.seat, event.rule, event.data) for event in events if event.kind == "coins-gained"]
    assert gains == [(0, "SW-028", {"coins": 3}), (1, "SW-093", {"coins": 5})]


@pytest.mark.breach("SW-028")
def test_a_discard_is_face_down_and_builds_nothing() -> None:
    table = Table(*THREE).hands("tavern", "altar", "loom")
    events = table.turn("discard tavern", "build altar", "build loom")
    assert (table.built(0), table.cities[0].coins, table.cities[0].colours) == ([], 6, 0)
    assert not any("tavern" in event.data.values() for event in events)
    seen = table.game.view(1)
    assert isinstance(seen, SevenWonders)
    assert all(code < 0 for code in seen.discards.codes)


@pytest.mark.rule("SW-029")
@pytest.mark.parametrize(
    ("first", "second"), [("loom", "loom-2"), ("glassworks", "glassworks-2"), ("press", "press-2")]
)
def test_the_same_name_in_two_ages(first: str, second: str) -> None:
    table = Table(*THREE, age=2).build(0, first).hands(f"{second} vineyard", f"{second} vineyard", "altar")
    assert table.legal(0, "build") == {"build vineyard"}
    assert table.legal(1, "build") == {"build vineyard", f"build {second}"}


@pytest.mark.breach("SW-029")
def test_no_second_structure_of_a_name() -> None:
    table = (
        Table(*THREE, age=2, coins=10)
        .build(0, "loom", "altar", "baths", "aqueduct")
        .hands("loom-2 altar aqueduct", "altar", "altar")
    )
    for text, card in (("build loom-2", "loom-2"), ("build altar", "altar"), ("chain aqueduct", "aqueduct")):
        assert table.refuses(0, text, "SW-029", "same-name", card=card)
    assert table.legal(0, "build") | table.legal(0, "chain") == set()


@pytest.mark.rule("SW-030")
def test_a_duplicate_marks_a_stage_or_is_discarded() -> None:
    for choice, coins, stages in (("discard altar", 6, 0), ("stage altar 1", 3, 1)):
        table = Table(*THREE).build(0, "altar", "stone-pit").hands("altar", "altar", "altar")
        assert table.legal(0) == {"discard altar", "stage altar 1"}
        table.turn(choice, "discard altar", "discard altar")
        assert (table.cities[0].coins, table.cities[0].stage_count()) == (coins, stages)


@pytest.mark.breach("SW-030")
def test_a_duplicate_under_the_board_is_not_a_second_structure() -> None:
    table = Table(*THREE).build(0, "altar", "stone-pit").hands("altar", "altar", "altar")
    assert table.refuses(0, "build altar", "SW-029", "same-name", card="altar")
    table.turn("stage altar 1", "discard altar", "discard altar")
    assert (table.built(0), table.points(0, "blue"), table.points(0, "wonder")) == (["altar", "stone-pit"], 2, 3)


@pytest.mark.rule("SW-007")
def test_of_the_guilds_in_play_a_player_knows_those_in_sight() -> None:
    table = Table(*THREE, age=3).build(2, "spies-guild")
    table.hands("workers-guild altar", "craftsmens-guild altar", "altar altar")
    names = ("spies-guild", "workers-guild", "craftsmens-guild")
    spies, workers, craftsmen = [1 << CARD_NUMBERS[name] for name in names]
    table.game.dealt = spies | workers | craftsmen
    seen = [table.game.view(seat) for seat in range(3)]
    assert [view.dealt for view in seen if isinstance(view, SevenWonders)] == [
        spies | workers,
        spies | craftsmen,
        spies,
    ]
