"""Section N: the Station board and its pieces when a game begins, and the cards of Newleaf without the board."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.chance import Chance
from ecumene.core.refusal import BadInput
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.places import FOREST
from ecumene.games.everdell.setup import lay_out_station
from ecumene.games.everdell.visitors import ABILITIES, TILE_IDS, VISITORS
from ecumene.games.everdell.vocabulary import BASE
from tests.rules.everdell.table import EVERYTHING, Table
from tests.rules.everdell.train import (
    EMPTY,
    HIDDEN,
    OUTBOUND,
    READY,
    at_station,
    basics_in,
    cards_in,
    deal,
    forest_in,
    on_cars,
    reserved,
    row,
    specials_in,
    welcome,
    why,
)

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
    seen: set[str] = set()
    for seed in SEEDS:
        game = deal(seed, newleaf="station")
        assert len(game.station) == 3
        assert min(game.station) >= 0
        view = game.view(None)
        assert getattr(view, "station") == game.station  # noqa: B009
        seen |= {CARDS[card].id for card in game.station}
    assert len(seen) > 20


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
        view = deal(seed, newleaf="station").view(1)
        faces = [pile[-1] for pile in game.visitors]
        assert [pile[-1] for pile in getattr(view, "visitors")] == faces  # noqa: B009
        tops |= set(faces)
    assert len(tops) > 20


@pytest.mark.breach("EV-182")
@pytest.mark.parametrize("newleaf", ["none", "cards"])
def test_without_the_board_there_are_no_visitors(newleaf: str) -> None:
    assert deal(newleaf=newleaf).visitors == []


@pytest.mark.rule("EV-184")
def test_three_of_the_18_tiles_are_drawn_for_the_cars_and_fifteen_stay_in_the_bag() -> None:
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        game = deal(seed, newleaf="station")
        assert (len(game.tiles), len(game.bag), game.used_tiles) == (3, 15, [])
        assert Counter([*game.tiles, *game.bag]) == dict.fromkeys(range(6), 3)
        for car, tile in enumerate(game.tiles):
            seen[car].add(tile)
    assert seen == [set(range(6))] * 3


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


# What every player takes


@pytest.mark.rule("EV-185")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_takes_three_golden_tokens(seats: int) -> None:
    game = deal(seats=seats, newleaf="station")
    assert [game.players[seat].golden for seat in range(seats)] == [3] * seats


@pytest.mark.breach("EV-185")
def test_rugwort_has_no_golden_tokens_and_without_newleaf_nobody_has() -> None:
    solo = deal(seats=1, newleaf="station")
    assert solo.players[solo.rugwort].golden == 0
    assert [player.golden for player in deal(seats=4).players] == [0, 0, 0, 0]
    table = Table().hand(0, "inventor").city(0, "clock-tower")
    assert why(table, "play inventor golden=clock-tower") == ("EV-246", "no-golden-token")


@pytest.mark.rule("EV-186")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
def test_every_player_takes_a_ticket_with_the_outbound_side_up(newleaf: str) -> None:
    game = deal(seats=4, newleaf=newleaf, tickets=True)
    assert [player.ticket for player in game.players] == [OUTBOUND] * 4


@pytest.mark.breach("EV-186")
def test_without_the_module_nobody_has_a_ticket_and_rugwort_never_has_one() -> None:
    table = Table(newleaf="station").worker(0, "basic-8")
    assert table.legal("ticket") == set()
    assert table.refusal("ticket basic-8").reason == "no-ticket"
    solo = deal(seats=1, tickets=True)
    assert [player.ticket for player in solo.players] == [OUTBOUND, 0]


@pytest.mark.rule("EV-187")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
def test_every_player_takes_a_reservation_token_that_is_ready(newleaf: str) -> None:
    game = deal(seats=4, newleaf=newleaf, reservations=True)
    assert [player.token for player in game.players] == [READY] * 4
    assert [player.reserved for player in game.players] == [-2] * 4


@pytest.mark.breach("EV-187")
def test_without_the_module_nobody_can_reserve_and_rugwort_has_no_token() -> None:
    table = Table(newleaf="station")
    assert table.legal("reserve") == set()
    assert table.refusal("reserve meadow-1").reason == "token-not-ready"
    solo = deal(seats=1, reservations=True)
    assert [player.token for player in solo.players] == [READY, 0]


# What is in the box


@pytest.mark.rule("EV-372")
def test_what_the_box_of_newleaf_holds() -> None:
    assert (sum(NEWLEAF_CARDS.values()), len(VISITORS), len(ABILITIES)) == (59, 32, 4)
    new_events = [event for event in EVENTS if event.box != BASE]
    assert Counter(event.is_basic for event in new_events) == {False: 9, True: 2}
    assert len([place for place in FOREST if place.box != BASE]) == 3
    game = deal(seats=4, **EVERYTHING)
    assert len(game.tiles) + len(game.bag) == 18
    # Of 18 golden tokens, 6 tickets and 6 reservation tokens four players use no more than there are.
    assert sum(player.golden for player in game.players) == 12
    assert [(player.ticket, player.token) for player in game.players] == [(OUTBOUND, READY)] * 4


@pytest.mark.breach("EV-372")
def test_nothing_of_the_box_is_in_a_game_without_it() -> None:
    new = {place.id for place in FOREST if place.box != BASE} | {event.id for event in EVENTS if event.box != BASE}
    for seed in SEEDS:
        game = deal(seed, seats=4)
        assert (game.station, game.tiles, game.bag, game.visitors) == ([], [], [], [])
        found = {*cards_in(game), *forest_in(game), *specials_in(game), *basics_in(game)}
        assert found & (set(NEWLEAF_CARDS) | new) == set()
        for player in game.players:
            assert (player.golden, player.ticket, player.token, player.ability) == (0, 0, 0, -1)


@pytest.mark.rule("EV-373")
def test_point_tokens_count_by_their_value_alone() -> None:
    """Thirteen points are thirteen, in ones or as two sixes and a one."""
    table = at_station().give(0, points=13)
    assert table.score() == {"cards": 0, "prosperity": 0, "tokens": 13, "journey": 0, "events": 0, "visitors": 0} | {
        "total": 13
    }
    table.tiles("one-vp", "one-vp", "one-vp").visitors(["ruby-dew"] * 3, ["dip-dubble"] * 3)
    table.play("visit station", "dismiss ruby-dew", "invite dip-dubble", "tile 2")
    assert table.points() == 14


@pytest.mark.breach("EV-373")
def test_six_points_are_not_one_token() -> None:
    """A token of six is worth six to a visitor who counts tokens, and four more are needed for ten."""
    table = welcome(at_station().give(0, points=6), 0, "skin-shinysnout")
    assert table.score()["visitors"] == 0
    assert table.give(0, points=9).score()["visitors"] == 0
    assert table.give(0, points=10).score()["visitors"] == 5


@pytest.mark.rule("EV-374")
def test_a_solo_game_is_laid_out_like_one_of_two_players() -> None:
    solo, pair = deal(seats=1, **EVERYTHING), deal(seats=2, **EVERYTHING)
    for game in (solo, pair):
        assert (len(game.meadow), len(game.station), len(game.tiles), len(game.bag)) == (8, 3, 3, 15)
        assert [len(pile) for pile in game.visitors] == [16, 16]
        assert (len(game.forest), len(basics_in(game)), len(specials_in(game))) == (3, 6, 4)
        assert len(cards_in(game)) == 187
    you = solo.players[0]
    assert (len(you.hand), you.home, you.golden, you.ticket, you.token) == (5, 2, 3, OUTBOUND, READY)


@pytest.mark.breach("EV-374")
def test_rugwort_takes_no_golden_tokens_no_ticket_and_no_reservation_token() -> None:
    solo = deal(seats=1, **EVERYTHING)
    rugwort = solo.players[solo.rugwort]
    assert (rugwort.golden, rugwort.ticket, rugwort.token, rugwort.reserved) == (0, 0, 0, -2)
    assert (rugwort.hand, rugwort.visitors) == ([], [])


# Without the board


@pytest.mark.rule("EV-375")
def test_without_the_board_lamplighter_and_reservation_use_deck_and_meadow() -> None:
    table = Table(newleaf="cards", reservations=True).hand(0, "lamplighter").stock(0, berry=1).meadow("inn")
    assert table.legal("reserve") == {f"reserve meadow-{place}" for place in range(1, 9)}
    table.play("play lamplighter")
    assert table.legal("draw") == {"draw deck", *[f"draw meadow-{place}" for place in range(1, 9)]}
    table.play("draw meadow-1", "draw deck")
    assert table.hands[0] == ["farm", "inn"]
    table.turn(0).play("reserve meadow-2")
    assert reserved(table) == "wanderer"


@pytest.mark.breach("EV-375")
def test_without_the_board_nothing_is_drawn_or_reserved_from_a_station() -> None:
    table = Table(newleaf="cards", reservations=True).hand(0, "lamplighter").stock(0, berry=1)
    assert why(table, "reserve station-1") == ("EV-252", "no-card-there")
    table.play("play lamplighter")
    assert why(table, "draw station-1") == ("EV-299", "cannot-draw-there")
    assert (row(table), on_cars(table), reserved(table)) == ([], [], EMPTY)
    assert HIDDEN not in table.game.meadow
    assert TILE_IDS[0] == "one-berry"
