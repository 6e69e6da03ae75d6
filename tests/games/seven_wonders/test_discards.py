"""The discard pile: everybody knows how many cards of which Age came from whom, each seat the faces of its own."""

from __future__ import annotations

import pickle

import pytest

import ecumene
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS

#: Of Ages I, I, II and III.
ALTAR, BATHS, TEMPLE, PALACE = [CARD_NUMBERS[name] for name in ("altar", "baths", "temple", "palace")]
PILE = Discards.empty().add(BATHS, 1).add(ALTAR, 1).add(TEMPLE, 0).add(PALACE, 2).share()


def hidden(age: int, city: int) -> int:
    return -1 - (age * 8 + city)


def face(card: int, city: int) -> int:
    return card * 8 + city


def test_cards_lie_in_the_order_they_came() -> None:
    assert PILE.codes == [face(BATHS, 1), face(ALTAR, 1), face(TEMPLE, 0), face(PALACE, 2)]
    assert [CARDS[code >> 3].age for code in PILE.codes] == [1, 1, 2, 3]


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (-1, [hidden(3, 2), hidden(2, 0), hidden(1, 1), hidden(1, 1)]),
        (0, [hidden(3, 2), hidden(1, 1), hidden(1, 1), face(TEMPLE, 0)]),
        (1, [hidden(3, 2), hidden(2, 0), *sorted((face(ALTAR, 1), face(BATHS, 1)))]),
        (2, [hidden(2, 0), hidden(1, 1), hidden(1, 1), face(PALACE, 2)]),
    ],
)
def test_a_seat_sees_its_own_cards(seat: int, known: list[int]) -> None:
    assert PILE.seen_by(seat).codes == known
    assert PILE.seen_by(seat).faces == [code for code in known if code >= 0]


def test_the_order_of_others_tells_nothing() -> None:
    other = Discards.empty().add(PALACE, 2).add(TEMPLE, 0).add(ALTAR, 1).add(BATHS, 1)
    assert other.codes != PILE.codes
    assert [other.seen_by(seat).codes for seat in range(-1, 4)] == [PILE.seen_by(seat).codes for seat in range(-1, 4)]


def test_what_is_seen_holds_nothing_that_is_not() -> None:
    seen = PILE.seen_by(0)
    assert all(code < 0 or code & 7 == 0 for code in seen.codes)
    assert seen.seen_by(1).faces == []


def test_a_pile_that_is_shared_is_never_changed() -> None:
    before = PILE.codes[:]
    more = PILE.add(ALTAR, 3)
    assert more.codes == [*before, face(ALTAR, 3)]
    assert more.without(ALTAR).codes == [face(BATHS, 1), *before[2:], face(ALTAR, 3)]
    assert PILE.without(CARD_NUMBERS["arsenal"]) is PILE
    assert PILE.codes == before
    seen = PILE.seen_by(2)
    assert seen.add(ALTAR, 0).codes == [*seen.codes, face(ALTAR, 0)]
    assert PILE.seen_by(2).codes == seen.codes


def test_a_pile_of_one_game_grows_in_place_and_forgets_what_was_seen() -> None:
    pile = Discards.empty().add(ALTAR, 1)
    assert pile.seen_by(0).codes == [hidden(1, 1)]
    assert pile.add(BATHS, 1) is pile
    assert pile.codes == [face(ALTAR, 1), face(BATHS, 1)]
    assert pile.seen_by(0).codes == [hidden(1, 1), hidden(1, 1)]


@pytest.mark.parametrize("order", [1, -1])
def test_copies_of_a_game_do_not_discard_for_each_other(order: int) -> None:
    game = ecumene.new("seven-wonders", 3, seed=1)
    assert isinstance(game, SevenWonders)
    games = [game, game.copy(), pickle.loads(pickle.dumps((game, game.copy())))[0], game.view(0)]
    for number, one in enumerate(games[::order]):
        assert isinstance(one, SevenWonders)
        one.discards = one.discards.add(ALTAR, number % 3)
    for number, one in enumerate(games[::order]):
        assert isinstance(one, SevenWonders)
        assert one.discards.codes == [face(ALTAR, number % 3)]


@pytest.mark.parametrize("pile", [PILE, PILE.seen_by(1), PILE.add_all((ALTAR, TEMPLE), 3).seen_by(3).without(ALTAR)])
def test_a_pile_that_is_kept_comes_back_the_same(pile: Discards) -> None:
    again = pickle.loads(pickle.dumps(pile))
    assert again.codes == pile.codes
    assert again.faces == pile.faces
    assert again.drawn() == pile.drawn()
    for seat in range(-1, 4):
        assert again.seen_by(seat).codes == pile.seen_by(seat).codes


def test_guilds_in_sight() -> None:
    guild = CARD_NUMBERS["workers-guild"]
    pile = PILE.add(guild, 1)
    assert PILE.drawn() == 0
    assert [pile.seen_by(seat).drawn() for seat in range(3)] == [0, CARDS[guild].bit, 0]
