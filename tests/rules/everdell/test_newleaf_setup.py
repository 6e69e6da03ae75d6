"""Section N: the Station board and its pieces when a game begins, and the cards of Newleaf."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.chance import Chance
from ecumene.core.refusal import BadInput
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.setup import lay_out_station
from ecumene.games.everdell.vocabulary import BASE
from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import cards_in, deal, seen

SEEDS = range(30)
NEWLEAF_CARDS = {card.id: card.copies for card in CARDS if card.box != BASE}


# The Station board


@pytest.mark.rule("EV-180")
def test_the_station_board_adds_two_places_to_those_of_the_main_board() -> None:
    with_board = Table(newleaf="station").hand(0, "farm").legal("visit")
    without = Table().hand(0, "farm").legal("visit")
    assert with_board - without == {"visit knoll", "visit station"}
    assert without < with_board


@pytest.mark.breach("EV-180", "EV-482")
@pytest.mark.parametrize("newleaf", ["none", "cards"])
def test_without_the_board_there_is_no_knoll_and_no_station(newleaf: str) -> None:
    table = Table(newleaf=newleaf)
    assert why(table, "visit knoll") == ("EV-482", "no-station")
    assert why(table, "visit station") == ("EV-482", "no-station")


@pytest.mark.rule("EV-482")
def test_the_board_comes_with_cards_tiles_visitors_and_golden_tokens() -> None:
    game = deal(newleaf="station")
    assert (len(game.station), len(game.tiles), len(game.visitors)) == (3, 3, 2)
    assert len(cards_in(game)) == 187
    assert [player.golden for player in game.players] == [3, 3]


@pytest.mark.breach("EV-482")
def test_a_board_without_the_cards_is_not_offered() -> None:
    with pytest.raises(BadInput) as caught:
        deal(newleaf="board")
    assert caught.value.reason == "option-value"
    assert caught.value.needs["allowed"] == "none, cards, station"


# Cards


@pytest.mark.rule("EV-181")
def test_the_deck_has_all_187_cards_and_the_meadow_is_laid_from_it() -> None:
    in_meadow: set[str] = set()
    for seed in SEEDS:
        game = deal(seed, newleaf="station")
        cards = Counter(cards_in(game))
        assert cards == {card.id: card.copies for card in CARDS}
        assert (cards.total(), sum(NEWLEAF_CARDS.values())) == (187, 59)
        assert len(game.meadow) == 8
        in_meadow |= {CARDS[card].id for card in game.meadow}
    assert in_meadow & set(NEWLEAF_CARDS)
    assert in_meadow - set(NEWLEAF_CARDS)


@pytest.mark.breach("EV-181")
def test_without_newleaf_the_deck_has_none_of_its_cards() -> None:
    for seed in SEEDS:
        cards = cards_in(deal(seed))
        assert len(cards) == 128
        assert set(cards) & set(NEWLEAF_CARDS) == set()


@pytest.mark.rule("EV-193")
def test_with_the_cards_alone_57_of_them_are_shuffled_in_and_everybody_has_three_golden_tokens() -> None:
    game = deal(seats=4, newleaf="cards")
    cards = Counter(cards_in(game))
    expected = {card.id: card.copies for card in CARDS if card.id != "locomotive"}
    assert cards == expected
    assert cards.total() == 128 + 57
    assert [player.golden for player in game.players] == [3, 3, 3, 3]
    assert (game.station, game.tiles, game.visitors) == ([], [], [])


@pytest.mark.breach("EV-193")
def test_with_the_cards_alone_no_locomotive_is_in_the_game() -> None:
    for seed in SEEDS:
        assert "locomotive" not in cards_in(deal(seed, newleaf="cards"))
    assert cards_in(deal(newleaf="station")).count("locomotive") == 2


@pytest.mark.rule("EV-183")
def test_three_cards_lie_face_up_at_the_station() -> None:
    found: set[str] = set()
    for seed in SEEDS:
        game = deal(seed, newleaf="station")
        assert len(game.station) == 3
        assert min(game.station) >= 0
        assert seen(game, None).station == game.station
        found |= {CARDS[card].id for card in game.station}
    assert len(found) > 20


@pytest.mark.breach("EV-183")
def test_without_the_board_no_card_can_be_played_from_the_station() -> None:
    table = Table(newleaf="cards").rich()
    assert table.game.station == []
    assert table.legal("play") == {f"play wanderer meadow-{place}" for place in range(1, 9)}
    assert why(table, "play farm station-1") == ("EV-074", "card-not-there")


# Visitors and tiles


@pytest.mark.rule("EV-182")
def test_32_visitors_lie_in_two_equal_piles_face_up() -> None:
    tops: set[int] = set()
    for seed in SEEDS:
        game = deal(seed, newleaf="station")
        assert [len(pile) for pile in game.visitors] == [16, 16]
        assert sorted([*game.visitors[0], *game.visitors[1]]) == list(range(32))
        faces = [pile[-1] for pile in game.visitors]
        assert [pile[-1] for pile in seen(game, 1).visitors] == faces
        tops |= set(faces)
    assert len(tops) > 20


@pytest.mark.breach("EV-182")
@pytest.mark.parametrize("newleaf", ["none", "cards"])
def test_without_the_board_there_are_no_visitors(newleaf: str) -> None:
    assert deal(newleaf=newleaf).visitors == []


@pytest.mark.rule("EV-184")
def test_three_of_the_18_tiles_are_drawn_for_the_cars_and_fifteen_stay_in_the_bag() -> None:
    by_car: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        game = deal(seed, newleaf="station")
        assert (len(game.tiles), len(game.bag), game.used_tiles) == (3, 15, [])
        assert Counter([*game.tiles, *game.bag]) == dict.fromkeys(range(6), 3)
        for car, tile in enumerate(game.tiles):
            by_car[car].add(tile)
    assert by_car == [set(range(6))] * 3


@pytest.mark.breach("EV-184")
@pytest.mark.parametrize("newleaf", ["none", "cards"])
def test_without_the_board_there_are_no_tiles_and_no_bag(newleaf: str) -> None:
    game = deal(newleaf=newleaf)
    assert (game.tiles, game.bag, game.used_tiles) == ([], [], [])


@pytest.mark.rule("EV-483")
def test_tiles_fill_the_cars_in_the_order_drawn_and_the_first_sixteen_visitors_are_the_first_pile() -> None:
    chance = Chance.stream(11, "test")
    same = chance.copy()
    game = Table().game
    lay_out_station(game, chance)
    # Of what is shuffled the last one is drawn first, as everywhere in this game.
    tiles = [kind for kind in range(6) for _ in range(3)]
    same.shuffle(tiles)
    assert game.tiles == [tiles[-1], tiles[-2], tiles[-3]]
    assert game.bag == tiles[:-3]
    visitors = list(range(32))
    same.shuffle(visitors)
    in_order = visitors[::-1]
    assert game.visitors[0][::-1] == in_order[:16]
    assert game.visitors[1][::-1] == in_order[16:]


@pytest.mark.breach("EV-483")
def test_neither_tiles_nor_visitors_lie_in_the_order_of_their_numbers() -> None:
    sorted_cars = sorted_piles = 0
    for seed in SEEDS:
        game = deal(seed, newleaf="station")
        sorted_cars += game.tiles == sorted(game.tiles)
        sorted_piles += any(pile in (sorted(pile), sorted(pile)[::-1]) for pile in game.visitors)
    assert sorted_cars < len(SEEDS) // 2
    assert sorted_piles == 0
