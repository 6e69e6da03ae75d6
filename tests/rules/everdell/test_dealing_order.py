"""Section 2: the order in which cards are dealt, and the numbers of places and positions."""

from __future__ import annotations

import pytest

from ecumene.core.chance import Chance
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.visitors import ABILITIES
from tests.rules.everdell.openings import deal, forests, in_order, is_no_move
from tests.rules.everdell.table import EVERYTHING, Table, why
from tests.second.everdell.data import CARDS as PRINTED

# The order of dealing


def shuffled_deck(seed: int, station: bool, forest: int = 11, events: int = 16) -> list[int]:
    """The deck before anything is dealt, its top card first: shuffled after the Forest and the special events."""
    chance = Chance.stream(seed, "set-up")
    for size in (forest, events):
        chance.shuffle(list(range(size)))
    known = [card for card in CARDS if PRINTED[card.id.replace("-", "_")]["set"] == "base" or station]
    deck = [CARDS.index(card) for card in known for _ in range(card.copies)]
    chance.shuffle(deck)
    return deck[::-1]


@pytest.mark.rule("EV-451")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_the_meadow_then_the_station_then_hands_and_last_the_snails(seats: int) -> None:
    snails = 0
    for seed in range(12):
        game = deal(seats, seed, newleaf="station", abilities=True)
        deck = shuffled_deck(seed, True)
        assert (game.meadow, game.station) == (deck[:8], deck[8:11])
        dealt = 11
        for ahead in range(seats):
            hand = game.players[in_order(game, ahead)].hand
            assert hand == sorted(deck[dealt : dealt + 5 + ahead])
            dealt += 5 + ahead
        for player in game.players:
            if ABILITIES[player.ability] == "snails":
                snails += 1
                assert player.pile[::-1] == deck[dealt : dealt + 7]
                dealt += 7
        assert game.deck[::-1] == deck[dealt:]
    assert snails >= 3


@pytest.mark.breach("EV-451")
def test_hands_are_not_dealt_round_by_round_nor_before_the_meadow() -> None:
    for seed in range(12):
        game = deal(2, seed)
        deck = shuffled_deck(seed, False)
        one, two = (game.players[in_order(game, ahead)].hand for ahead in range(2))
        assert (one, two) == (sorted(deck[8:13]), sorted(deck[13:19]))
        assert one != sorted(deck[8:18:2])
        assert game.meadow != deck[11:19]


# Numbers of places


@pytest.mark.rule("EV-452")
def test_a_card_keeps_its_place_and_the_new_one_takes_the_place_left() -> None:
    meadow = ("farm", "mine", "inn", "king", "queen", "wife", "fool", "monk")
    table = Table(2, **EVERYTHING).meadow(*meadow).station("bard", "judge", "crane").deck("ruins", "castle").rich()
    table.play("play inn meadow-3")
    assert table.rows() == ["farm", "mine", "ruins", "king", "queen", "wife", "fool", "monk"]
    table.turn(0).play("reserve station-2")
    assert [CARDS[card].id for card in table.game.station] == ["bard", "castle", "crane"]


@pytest.mark.rule("EV-452")
def test_the_top_row_is_one_to_four() -> None:
    # Rugwort's workers stand on the four cards of the top row in the end.
    table = Table(1).season(1, "autumn").rich()
    table.meadow(*["farm"] * 8)
    assert table.legal("play farm") == {f"play farm meadow-{place}" for place in (5, 6, 7, 8)}


@pytest.mark.breach("EV-452")
def test_there_is_no_ninth_place_and_nothing_slides_up() -> None:
    table = Table(2, **EVERYTHING).meadow("farm", "mine", "inn").deck("ruins").rich()
    for text in ("play farm meadow-9", "play farm meadow-0", "play farm station-4", "reserve meadow-9", "tile 4"):
        assert is_no_move(table, text)
    assert why(table, "play farm meadow-2") == ("EV-074", "card-not-there")
    table.play("play farm meadow-1")
    assert table.rows()[:3] == ["ruins", "mine", "inn"]
    assert table.rows()[3:] == ["wanderer"] * 5


@pytest.mark.rule("EV-453")
def test_forest_cards_lie_in_the_order_drawn() -> None:
    for seed in range(10):
        # The same shuffled cards: with more players one more is drawn, and comes last.
        assert forests(deal(4, seed))[:3] == forests(deal(2, seed))
    table = Table().forest("forest-3berry", "forest-2resin-1twig", "forest-1twig-1resin-1berry")
    table.play("visit forest-2")
    assert table.goods() == (1, 2, 0, 0)
    table.turn(0).play("visit forest-1")
    assert table.goods() == (1, 2, 0, 3)


@pytest.mark.rule("EV-453")
def test_in_solo_his_worker_goes_from_the_first_to_the_second_and_third() -> None:
    table = Table(1)
    seen = []
    for _ in range(3):
        seen.append([place for place in table.workers(1) if place.startswith("forest")])
        table.home(0, 0).play("prepare")
        if table.asked == "draw-from-rows":
            table.play("done")
    assert seen == [["forest-1"], ["forest-2"], ["forest-3"]]
    assert table.workers(1) == ["basic-7", "journey-3"]


@pytest.mark.breach("EV-453")
def test_in_solo_only_the_first_position_is_barred_at_the_start() -> None:
    table = Table(1).forest("forest-3berry", "forest-2any", "forest-2resin-1twig")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    assert table.legal("visit forest") == {"visit forest-2", "visit forest-3"}
    table.home(0, 0).play("prepare")
    assert table.legal("visit forest") == {"visit forest-1", "visit forest-3"}
