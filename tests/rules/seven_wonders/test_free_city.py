"""Ledger section L: two players and the Free City."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import NOT_YOUR_TURN, BadInput, Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import BASE_WONDERS, BOARDS, CARDS, DECKS
from tests.rules.seven_wonders.table import Table

FREE_CITY = 2


def new(seed: int = 5) -> SevenWonders:
    game = ecumene.new("seven-wonders", seats=2, seed=seed)
    assert isinstance(game, SevenWonders)
    return game


def two(free: str = "giza-A", **more: int) -> Table:
    """Rhodos A at seat 0, Ephesos A at seat 1; seat 0 holds the Free City card, the pile offers an Altar."""
    table = Table("rhodos-A", "ephesos-A", free, seats=2, **more)
    return table.draw_pile("altar theater baths stockade barracks workshop apothecary")


@pytest.mark.rule("SW-128", "SW-129", "SW-130")
@pytest.mark.parametrize("seed", range(8))
def test_a_third_board_and_the_deck_of_three(seed: int) -> None:
    game = new(seed)
    assert len({BOARDS[city.board].wonder for city in game.cities} & set(BASE_WONDERS)) == 3
    assert [city.coins for city in game.cities] == [3, 3, 3]
    holder, other = game.free_city_holder, 1 - game.free_city_holder
    # The holder has drawn his first card already.
    assert (len(game.cities[holder].hand), len(game.cities[other].hand), len(game.free_city_pile)) == (8, 7, 6)
    assert sorted([*game.cities[0].hand, *game.cities[1].hand, *game.free_city_pile]) == sorted(DECKS[3][1])


@pytest.mark.breach("SW-128")
def test_the_free_city_is_the_neighbour_of_both_and_no_player() -> None:
    game = new()
    assert [game.neighbours(seat) for seat in range(3)] == [[2, 1], [0, 2], [1, 0]]
    assert (game.seats, len(game.scores()), game.cities[FREE_CITY].hand) == (2, 2, ())
    assert game.check(FREE_CITY, game.moves(0)[0]) == Refusal(
        "SW-018", "not-your-turn", {"seat": FREE_CITY, "turn": 0}, NOT_YOUR_TURN
    )


@pytest.mark.breach("SW-128")
@pytest.mark.parametrize("option", [{"cities": True}, {"leaders": True}, {"wonders": "lost"}, {"wonders": "all"}])
def test_two_players_play_the_base_game_only(option: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("seven-wonders", seats=2, seed=1, options=option)
    assert (caught.value.reason, caught.value.needs) == (
        "seven-wonders-two",
        {"option": next(iter(option)), "seats": 2},
    )


@pytest.mark.breach("SW-129")
def test_the_free_city_pays_from_its_own_purse() -> None:
    table = two("olympia-A").hands("barracks clay-pit altar", "loom press")
    table.play(0, "discard altar")
    # Ore costs 2 coins at seat 0, its right neighbour; it has 3.
    assert table.legal(0, "build barracks") == {"build barracks right=2"}
    table.play(0, "build barracks right=2")
    table.play(1, "build loom")
    assert table.purses() == [3 + 3 + 2, 3, 1]
    table = two("olympia-A").coins(FREE_CITY, 1).hands("barracks altar", "loom press")
    table.play(0, "discard altar")
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=1)


@pytest.mark.breach("SW-130")
def test_no_card_is_dealt_to_the_free_city_and_none_is_missing() -> None:
    game = new(3)
    for age in (1, 2, 3):
        assert game.age == age
        hands = [*game.cities[0].hand, *game.cities[1].hand, *game.free_city_pile]
        assert (len(hands), game.cities[FREE_CITY].hand, game.faults()) == (21, (), [])
        while game.age == age and not game.is_over:
            seat = game.to_move[0]
            game.play(seat, game.moves(seat)[0])
    assert game.is_over


@pytest.mark.rule("SW-131")
def test_left_of_the_free_city_begins_in_ages_one_and_three() -> None:
    game = new(2)
    holders = []
    for age in (1, 2, 3):
        while game.age < age:
            seat = game.to_move[0]
            game.play(seat, game.moves(seat)[0])
        holders.append(game.free_city_holder)
    assert holders == [game.lefts[FREE_CITY], game.rights[FREE_CITY], game.lefts[FREE_CITY]] == [1, 0, 1]


@pytest.mark.breach("SW-131")
def test_the_other_player_does_not_begin() -> None:
    game = new(2)
    assert game.free_city_holder != game.rights[FREE_CITY]
    assert len(game.cities[game.rights[FREE_CITY]].hand) == 7


@pytest.mark.rule("SW-132", "SW-133")
def test_the_holder_draws_then_chooses_for_himself_then_for_the_free_city() -> None:
    table = two().hands("loom press", "loom press")
    assert (table.hand(0), table.hand(1)) == (["loom", "press", "altar"], ["loom", "press"])
    assert (table.step(0), table.step(1)) == ("pick", "pick")
    table.play(0, "build altar")
    assert (table.step(0), table.step(1)) == ("free-city-pick", "pick")
    assert table.legal(0) == {"build loom", "build press"}
    table.play(1, "build loom")
    assert (table.step(0), table.step(1)) == ("free-city-pick", "")
    table.play(0, "build press")
    assert [table.built(city) for city in range(3)] == [["altar"], ["loom"], ["press"]]


@pytest.mark.breach("SW-132")
def test_the_card_of_the_own_city_is_gone_for_the_free_city() -> None:
    table = two().hands("loom press", "loom press")
    table.play(0, "build altar")
    assert table.refuses(0, "build altar", "SW-132", "not-in-hand", card="altar")
    assert table.refuses(0, "build baths", "SW-132", "not-in-hand", card="baths")
    assert table.refuses(0, "decline", "SW-132", "not-now", owed="free-city-pick")


@pytest.mark.breach("SW-133")
def test_the_other_player_chooses_one_card_and_is_done() -> None:
    table = two().hands("loom press", "loom press")
    table.play(1, "build loom")
    assert (table.step(1), table.hand(1)) == ("", ["press"])
    expected = Refusal("SW-018", "not-your-turn", {"seat": 1, "turn": 0}, NOT_YOUR_TURN)
    assert table.refusal(1, "build press") == expected


@pytest.mark.rule("SW-134")
def test_the_free_city_discards_for_three_coins_what_it_cannot_play() -> None:
    table = two("halikarnassos-B", coins=0).hands("aqueduct walls", "loom press")
    table.play(0, "build altar")
    assert table.legal(0) == {"discard aqueduct", "discard walls"}
    table.play(0, "discard walls")
    table.play(1, "build loom")
    assert (table.purses(), table.built(FREE_CITY), table.pile()) == ([0, 0, 3], [], ["walls"])


@pytest.mark.breach("SW-134")
def test_the_free_city_must_build_when_it_can() -> None:
    table = two(coins=0).hands("aqueduct walls loom", "loom press")
    table.play(0, "build altar")
    # Giza makes one stone: neither walls nor a stage, only the loom.
    assert table.legal(0) == {"build loom"}
    assert table.refuses(0, "discard walls", "SW-134", "must-build")
    table = two().hands("aqueduct walls", "loom press")
    table.cities[FREE_CITY].production = pack({"stone": 2})
    table.play(0, "build altar")
    assert table.legal(0) == {"stage aqueduct 1", "stage walls 1"}
    assert table.refuses(0, "discard walls", "SW-134", "must-build")


@pytest.mark.rule("SW-135")
def test_the_free_city_is_revealed_first() -> None:
    table = two().hands("loom press", "loom press")
    table.play(0, "build altar")
    table.play(0, "build press")
    told = table.play(1, "build loom")
    assert [(event.kind, event.seat) for event in told if event.kind == "built"] == [
        ("built", FREE_CITY),
        ("built", 0),
        ("built", 1),
    ]


@pytest.mark.breach("SW-135")
def test_coins_of_the_free_city_do_not_pay_for_a_card_of_the_same_turn() -> None:
    table = two("olympia-A").coins(0, 0).hands("barracks clay-pit", "loom press")
    assert table.refuses(0, "build clay-pit", "SW-050", "coins", need=1, have=0)
    table.play(0, "discard clay-pit")
    table.play(0, "build barracks right=2")
    table.play(1, "build loom")
    assert table.purses() == [5, 3, 1]


@pytest.mark.rule("SW-136")
def test_the_holder_chooses_the_supplier_of_the_free_city() -> None:
    table = two("olympia-A").build(1, "ore-vein").hands("barracks altar", "loom press")
    table.play(0, "discard altar")
    # Its left neighbour is seat 1, its right neighbour seat 0.
    assert table.legal(0, "build barracks") == {"build barracks left=2", "build barracks right=2"}
    table.play(0, "build barracks left=2")
    table.play(1, "build loom")
    assert table.purses() == [6, 5, 1]


@pytest.mark.rule("SW-136")
def test_even_the_dearer_supplier_may_be_chosen_for_the_free_city() -> None:
    table = two("olympia-A").build(1, "ore-vein").build(FREE_CITY, "west-trading-post")
    table.hands("barracks altar", "loom press")
    table.play(0, "discard altar")
    assert table.legal(0, "build barracks") == {"build barracks left=1", "build barracks right=2"}


@pytest.mark.breach("SW-136")
def test_the_free_city_pays_the_usual_price() -> None:
    table = two("olympia-A").hands("barracks altar", "loom press")
    table.play(0, "discard altar")
    assert table.refuses(0, "build barracks right=1", "SW-058", "payment", allowed="right=2")
    assert table.refuses(0, "build barracks left=2", "SW-058", "payment", allowed="right=2")
    assert table.refuses(0, "build barracks", "SW-058", "payment", allowed="right=2")


@pytest.mark.rule("SW-137")
def test_the_free_city_uses_its_chain() -> None:
    table = two(age=2).build(FREE_CITY, "baths", "quarry").hands("aqueduct loom-2", "loom-2 press-2")
    table.play(0, "discard altar")
    assert table.legal(0, "chain") == {"chain aqueduct"}
    assert table.legal(0, "build") == {"build loom-2"}
    table.play(0, "chain aqueduct")
    table.play(1, "build loom-2")
    assert (table.built(FREE_CITY), table.cities[FREE_CITY].coins) == (["baths", "quarry", "aqueduct"], 3)


@pytest.mark.breach("SW-137")
@pytest.mark.parametrize("verb", ["build", "free"])
def test_the_free_city_does_not_build_otherwise_what_it_can_chain(verb: str) -> None:
    table = two("olympia-A", age=2).stages(FREE_CITY, 2).build(FREE_CITY, "baths")
    table.cities[FREE_CITY].production = pack({"stone": 3} if verb == "build" else {})
    table.hands("aqueduct loom-2", "loom-2 press-2")
    table.play(0, "discard altar")
    assert table.refuses(0, f"{verb} aqueduct", "SW-137", "must-chain", card="aqueduct")


@pytest.mark.rule("SW-138")
def test_hands_and_the_free_city_card_change_sides() -> None:
    table = two().hands("loom press altar", "glassworks theater")
    table.play(0, "build altar")
    table.play(0, "build press")
    table.play(1, "build glassworks")
    assert table.game.free_city_holder == 1
    # Seat 1 has drawn the next card of the pile, a Theater.
    assert (table.hand(0), sorted(table.hand(1))) == (["theater"], ["altar", "loom", "theater"])
    table.play(1, "build theater")
    assert (table.step(0), table.step(1)) == ("pick", "free-city-pick")


@pytest.mark.breach("SW-138")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_hands_change_sides_in_every_age_alike(age: int) -> None:
    table = two(age=age).hands("loom press stockade", "glassworks theater")
    table.play(0, "discard loom")
    assert table.step(0) == "free-city-pick"
    table.play(0, "build press")
    table.play(1, "discard glassworks")
    assert table.hand(0) == ["theater"]
    assert sorted(table.hand(1)) == ["altar", "stockade", "theater"]


@pytest.mark.rule("SW-139")
def test_three_last_cards_go_to_the_pile() -> None:
    table = two(turn=5).draw_pile("altar baths").hands("loom press", "glassworks theater")
    table.play(0, "build loom")
    table.play(0, "build press")
    table.play(1, "build glassworks")
    assert sorted(table.pile()) == ["altar", "baths", "theater"]
    assert table.game.age == 2


@pytest.mark.breach("SW-139")
def test_nothing_is_laid_aside_before_the_sixth_turn() -> None:
    table = two(turn=4).draw_pile("altar baths").hands("loom press", "glassworks theater")
    table.play(0, "build loom")
    table.play(0, "build press")
    table.play(1, "build glassworks")
    assert (table.pile(), table.game.turn, table.game.age) == ([], 6, 1)
    assert [CARDS[card].id for card in table.game.free_city_pile] == []
    assert sorted(table.hand(1)) == ["altar", "baths"]


@pytest.mark.rule("SW-140")
def test_the_free_city_fights_both_players() -> None:
    table = two().build(FREE_CITY, "barracks", "stockade").build(0, "barracks")
    table.end_age()
    # Both win against seat 1, the Free City against both.
    cities = table.cities
    assert [city.victory_points() for city in cities] == [1, 0, 2]
    assert [city.defeats for city in cities] == [1, 2, 0]


@pytest.mark.breach("SW-140")
def test_without_shields_nobody_wins_against_the_free_city() -> None:
    table = two()
    table.end_age()
    assert [(city.victories, city.defeats) for city in table.cities] == [(0, 0)] * 3


@pytest.mark.rule("SW-141")
def test_only_the_players_are_ranked_and_coins_break_ties() -> None:
    table = two().build(FREE_CITY, "palace", "senate").coins(0, 4).coins(1, 5)
    assert [score.total for score in table.game.scores()] == [1, 1]
    assert table.game.ranking() == [2, 1]
    table.coins(1, 4)
    assert table.game.ranking() == [1, 1]


@pytest.mark.breach("SW-141")
def test_the_free_city_has_no_place() -> None:
    table = two().build(FREE_CITY, "palace", "senate").build(0, "altar")
    assert (table.game.ranking(), [score.seat for score in table.game.scores()]) == ([1, 2], [0, 1])


@pytest.mark.rule("SW-142")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_takes_from_the_pile_for_the_free_city(holder: int) -> None:
    table = two("halikarnassos-B").discarded("palace senate", 0).draw_pile("altar baths", holder)
    table.hands("loom press", "glassworks theater")
    table.cities[FREE_CITY].production = pack({"ore": 2})
    own, marker = ("loom", "press") if holder == 0 else ("glassworks", "theater")
    table.play(holder, f"build {own}")
    table.play(holder, f"stage {marker} 1")
    table.play(1 - holder, "discard theater" if holder == 0 else "discard loom")
    assert (table.step(holder), table.step(1 - holder)) == ("take-from-discard", "")
    table.play(holder, "take palace")
    assert table.built(FREE_CITY) == ["palace"]


@pytest.mark.rule("SW-142")
def test_the_holder_may_use_the_free_build_of_the_free_city() -> None:
    table = two("olympia-A", coins=0).stages(FREE_CITY, 2).hands("barracks loom", "loom press")
    table.play(0, "build altar")
    assert table.legal(0) == {"free barracks", "build loom"}
    table.play(0, "free barracks")
    table.play(1, "build loom")
    assert table.built(FREE_CITY) == ["barracks"]


@pytest.mark.breach("SW-142")
def test_the_other_player_decides_nothing_for_the_free_city() -> None:
    table = two("halikarnassos-B").discarded("palace senate", 0).hands("loom press", "glassworks theater")
    table.cities[FREE_CITY].production = pack({"ore": 2})
    table.play(0, "build loom")
    table.play(0, "stage press 1")
    table.play(1, "discard theater")
    expected = Refusal("SW-018", "not-your-turn", {"seat": 1, "turn": 0}, NOT_YOUR_TURN)
    assert table.refusal(1, "take palace") == expected


@pytest.mark.breach("SW-142")
def test_the_free_city_of_babylon_plays_no_last_card() -> None:
    table = (
        two("babylon-B", turn=5).stages(FREE_CITY, 2).draw_pile("altar baths").hands("loom press", "glassworks loom")
    )
    table.play(0, "build loom")
    table.play(0, "build press")
    table.play(1, "build glassworks")
    assert sorted(table.pile()) == ["altar", "baths", "loom"]
    assert table.game.age == 2
