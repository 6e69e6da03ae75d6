"""Section 14: tokens, decks, victory cards and the supply once the map is complete."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE, FORT
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import LETTERS, RESOURCES, TYPES
from tests.rules.civ_new_dawn.maps import asked, at_random, deal, offered, printed, refused, say, up_to
from tests.second.civ_new_dawn.data import STATES, VICTORY
from tests.second.civ_new_dawn.data import WONDERS as PRINTED_WONDERS

#: Frames of the tokens; with the type they tell every city-state from every other.
FRAMES = {
    "star": {"antananarivo", "palenque", "auckland", "akkad"},
    "diamond": {"kumasi", "seoul", "buenos-aires", "kabul"},
    "circle": {"mohenjo-daro", "geneva", "brussels", "carthage"},
}


def kebab(name: str) -> str:
    return name.lower().replace(".", "").replace("-", " ").replace(" ", "-")


def tile_spaces(game: CivNewDawn) -> Iterator[tuple[int, int]]:
    """All spaces of tiles, each with the first space of its tile."""
    firsts: dict[int, int] = {}
    for space in range(game.land.size):
        if game.land.part[space] in (CORE, CAPITAL):
            yield space, firsts.setdefault(game.land.tile[space], space)


def finished(seats: int = 3, seed: int = 0) -> CivNewDawn:
    return at_random(deal(seats, seed), seed)


def token_at(game: CivNewDawn, space: int) -> dict[str, str]:
    """The token of a symbol, under the name of that symbol."""
    found: dict[str, str] = {}
    good = game.goods[space]
    if 1 <= good <= 4:
        found["resource"] = RESOURCES[good - 1]
    elif good:
        found["natural_wonder"] = NATURAL_WONDERS[good - 5][0]
    if game.states[space]:
        found["city_state"] = CITY_STATES[game.states[space] - 1].id
    if space in game.barbarians:
        found["barbarian"] = LETTERS[game.barbarians.index(space)]
    return found


@pytest.mark.rule("CV-178", "CV-179", "CV-180")
@pytest.mark.parametrize("seed", range(6))
def test_every_symbol_has_its_token_and_every_other_space_none(seed: int) -> None:
    game = finished(2 + seed % 4, seed)
    for space, first in tile_spaces(game):
        symbols = printed(game, space, first)
        expected = {kind: name if kind == "barbarian" else kebab(name) for kind, name in symbols.items()}
        assert token_at(game, space) == expected


@pytest.mark.breach("CV-178")
def test_forts_and_water_tokens_carry_nothing_and_tokens_come_only_with_the_whole_map() -> None:
    game = up_to(deal(3, 1), "lay-capital-tile")
    assert not any(game.goods)
    assert not any(game.states)
    assert set(game.barbarians) == {-2}
    at_random(game)
    for space in range(game.land.size):
        if game.land.part[space] >= FORT:
            assert token_at(game, space) == {}


@pytest.mark.breach("CV-179")
def test_barbarians_whose_letter_is_not_on_the_map_are_not_in_play() -> None:
    for seed in range(8):
        game = finished(2, seed)
        letters = {printed(game, *place).get("barbarian") for place in tile_spaces(game)}
        for number, letter in enumerate(LETTERS):
            assert (game.barbarians[number] >= 0) == (letter in letters)
            assert game.barbarians[number] != -1


@pytest.mark.rule("CV-180")
def test_type_and_frame_tell_the_city_states_apart() -> None:
    for state in CITY_STATES:
        assert state.id in FRAMES[state.frame]
        assert TYPES[state.type] == next(type for name, type in STATES.items() if kebab(name) == state.id)
    assert len({(state.type, state.frame) for state in CITY_STATES}) == 12


@pytest.mark.breach("CV-180")
def test_no_city_state_stands_twice_or_without_its_symbol() -> None:
    for seed in range(8):
        game = finished(5, seed)
        present = [state for state in game.states if state]
        assert len(present) == len(set(present))
        for space, state in enumerate(game.states):
            assert game.land.city_state[space] == state - 1


@pytest.mark.rule("CV-181")
def test_both_cards_of_each_city_state_on_the_map_are_available() -> None:
    game = finished(4, 2)
    present = {state - 1 for state in game.states if state}
    assert present
    assert [game.state_cards_left(state) for state in sorted(present)] == [2] * len(present)


@pytest.mark.breach("CV-181")
def test_cards_of_other_city_states_are_not_available_and_nobody_holds_one() -> None:
    game = finished(4, 2)
    absent = set(range(12)) - {state - 1 for state in game.states if state}
    assert absent
    assert {game.state_cards_left(state) for state in absent} == {0}
    assert [player.envoys for player in game.players] == [0] * 4


@pytest.mark.rule("CV-182")
def test_the_last_tile_is_followed_by_the_first_turn_without_a_question_of_direction() -> None:
    game = up_to(deal(2, 1), "lay-capital-tile")
    say(game, min(offered(game)))
    say(game, min(offered(game)))
    assert (asked(game), game.to_move[0]) == ("take-turn", game.first)


@pytest.mark.breach("CV-182")
def test_nobody_can_turn_the_direction_token() -> None:
    game = at_random(deal(2, 1))
    assert refused(game, "direction 3").reason == "notation"
    assert {move.split()[0] for move in offered(game)} == {"play"}


@pytest.mark.rule("CV-183")
def test_x14_the_dial_begins_with_spawn_and_wonder_and_nothing_of_it_is_resolved() -> None:
    game = finished(3, 1)
    assert (game.dial, game.round) == (0, 1)
    assert game.wonder_trade == 0
    assert game.trade_supply == 60
    assert [len(deck) for deck in game.decks] == [7] * 4


@pytest.mark.breach("CV-183")
def test_the_first_section_to_be_resolved_is_the_second_one() -> None:
    game = finished(2, 1)
    while game.round == 1:
        moves = game.moves(game.to_move[0])
        game.play(game.to_move[0], moves[-1])
    assert game.dial == 1
    assert game.wonder_trade == 0


@pytest.mark.rule("CV-184", "CV-185", "CV-186")
@pytest.mark.parametrize("seats", [2, 5])
def test_d45_four_decks_of_seven_cards_with_the_ancient_ones_on_top(seats: int) -> None:
    game = deal(seats, 3)
    for deck, type in zip(game.decks, ("culture", "science", "economy", "military"), strict=True):
        from_the_top = [WONDERS[wonder].id for wonder in reversed(deck)]
        facts = {kebab(name): printed_wonder for name, printed_wonder in PRINTED_WONDERS.items()}
        assert [facts[wonder]["era"] for wonder in from_the_top] == ["ancient"] * 2 + ["medieval"] * 2 + ["modern"] * 3
        assert {facts[wonder]["type"] for wonder in from_the_top} == {type}
    assert len(game.removed) == 8
    assert sorted(WONDERS[wonder].era for wonder in game.removed) == [0] * 4 + [1] * 4


@pytest.mark.rule("CV-184")
def test_each_era_pile_is_shuffled() -> None:
    tops = {tuple(deck[-1] for deck in deal(2, seed).decks) for seed in range(30)}
    assert len(tops) > 20
    for deck in range(4):
        assert len({top[deck] for top in tops}) == 3


@pytest.mark.breach("CV-184", "CV-185")
def test_no_modern_card_goes_to_the_box_and_no_card_is_in_two_places() -> None:
    for seed in range(20):
        game = deal(2, seed)
        cards = [*game.removed, *[wonder for deck in game.decks for wonder in deck]]
        assert len(cards) == len(set(cards)) == 36
        assert not [wonder for wonder in game.removed if WONDERS[wonder].era == 2]
        assert sorted(WONDERS[wonder].type for wonder in game.removed) == [0, 0, 1, 1, 2, 2, 4, 4]


@pytest.mark.breach("CV-185", "CV-186")
def test_cards_in_the_box_and_below_the_top_are_unknown() -> None:
    game = deal(2, 3)
    view = game.view(0)
    assert isinstance(view, CivNewDawn)
    assert view.removed == [-1] * 8
    assert [deck[:-1] for deck in view.decks] == [[-1] * 6] * 4
    assert [deck[-1] for deck in view.decks] == [deck[-1] for deck in game.decks]


@pytest.mark.rule("CV-187")
def test_every_wonder_token_waits_beside_its_deck() -> None:
    game = finished(3, 1)
    assert set(game.wonder_at) == {-1}


@pytest.mark.breach("CV-187")
def test_no_wonder_is_on_the_map_or_controlled_at_the_start() -> None:
    game = finished(3, 1)
    assert not any(game.wonders)
    assert [game.wonders_of(seat) for seat in range(3)] == [[], [], []]


def agenda_names(game: CivNewDawn) -> list[frozenset[str]]:
    return [frozenset(AGENDAS[agenda] for agenda in VICTORY_CARDS[card].agendas) for card in game.victory_cards]


@pytest.mark.rule("CV-188")
def test_two_fort_cards_and_three_random_others_are_in_play() -> None:
    ordinary = {frozenset(name.lower() for name in pair) for pair in VICTORY if len(pair) == 2}
    seen = set()
    for seed in range(60):
        cards = agenda_names(deal(2, seed))
        assert len(cards) == 5
        assert cards[:2] == [{"fortified"}, {"expeditionary"}]
        assert len(set(cards[2:])) == 3
        seen.update(cards[2:])
    assert seen == ordinary
    assert len(ordinary) == 10


@pytest.mark.breach("CV-188")
def test_the_card_of_the_base_game_alone_is_never_dealt() -> None:
    for seed in range(60):
        assert not {"technophile-base", "scholarly-base"} & frozenset().union(*agenda_names(deal(3, seed)))


@pytest.mark.rule("CV-189")
def test_the_supply_has_all_trade_tokens_and_the_resources_that_are_not_on_the_map() -> None:
    for seed in range(6):
        game = finished(4, seed)
        on_map = [game.goods.count(1 + resource) for resource in range(4)]
        assert [left + used for left, used in zip(game.resource_supply, on_map, strict=True)] == [10] * 4
        assert game.trade_supply == 60


@pytest.mark.breach("CV-189")
def test_nobody_begins_with_tokens() -> None:
    game = finished(4, 1)
    assert [player.resources for player in game.players] == [[0] * 4] * 4
    assert [player.natural_wonders for player in game.players] == [0] * 4
    assert [player.all_trade() for player in game.players] == [0] * 4
