"""The referee: its list of commands is complete and right, and it shows everything in plain values."""

import json
from collections.abc import Iterator

import pytest

from tests.second.everdell.cost import sources, ways
from tests.second.everdell.data import BASIC, CARDS, EVENTS, FOREST, JOURNEY
from tests.second.everdell.positions import give, play, seat, start
from tests.second.everdell.random_play import NEWLEAF, positions
from tests.second.everdell.referee import Referee
from tests.second.everdell.setup import deck_of
from tests.second.everdell.state import QUESTIONS, Command, Table, allowed
from tests.second.everdell.turns import check_action


def every_action(t: Table, who: str) -> Iterator[Command]:
    """The whole vocabulary of the turn, whatever the position."""
    places = [*(f"meadow-{index}" for index in range(1, 10)), *(f"station-{index}" for index in range(1, 5))]
    labels = [card.label for seat in t.seats.values() for card in seat.city]
    spaces = [*BASIC, *FOREST, *JOURNEY, *EVENTS, "haven", "knoll", "station", "nowhere", "lifted", *labels]
    yield from ((verb, space) for verb in ("worker", "ticket", "reserve") for space in (*spaces, *places))
    yield from ((verb,) for verb in ("season", "pass", "done", "worker", "play"))
    every_way = [*ways(t, who), ("free",), ("minus",), ("occupy", "castle-9"), ("help", "farm-1"), ("prison", "king-1")]
    cards = [*sources(t, who), ("king", "hand"), ("farm", "meadow-1"), ("farm", "revealed"), ("farm", "reserved")]
    yield from (("play", name, source, *way) for name, source in dict.fromkeys(cards) for way in every_way)


@pytest.mark.parametrize(("seed", "options"), [(5, set()), (6, NEWLEAF), (8, NEWLEAF)])
def test_no_legal_action_is_missing_from_the_list(seed: int, options: set[str]) -> None:
    seen = 0
    for number, game in enumerate(positions(seed, 1 + seed % 4, options, 9)):
        if game.asked == "turn" and number % 7 == 0:
            ((who, commands),) = game.owing().items()
            right = [c for c in every_action(game.table, who) if allowed(check_action, game.table, who, c)]
            assert set(right) == set(commands)
            seen += 1
    assert seen >= 5


def test_a_refusal_changes_nothing_and_names_a_rule() -> None:
    for number, game in enumerate(positions(3, 3, NEWLEAF, 9)):
        if number % 11 or game.over:
            continue
        before = json.dumps(game.stocks())
        ((who, commands),) = game.owing().items()
        other = next(name for name in game.table.order if name != who)
        tries: list[tuple[str, Command]] = [(other, commands[0]), (who, ("fly",)), (who, ("discard", "moon"))]
        for name, command in tries:
            assert not allowed(game.play, name, command)
        assert json.dumps(game.stocks()) == before


def test_the_same_commands_lead_to_the_same_table() -> None:
    first = Referee.new(["Ann", "Ben"], NEWLEAF, 4)
    second = Referee.new(["Ann", "Ben"], NEWLEAF, 4)
    for _ in range(60):
        ((who, commands),) = first.owing().items()
        assert second.owing() == {who: commands}
        first.play(who, commands[-1])
        second.play(who, commands[-1])
        assert first.stocks() == second.stocks()


def test_a_copy_is_played_apart() -> None:
    game = Referee.new(["Ann", "Ben"], seed=4)
    other = game.copied()
    ((who, commands),) = game.owing().items()
    other.play(who, commands[0])
    assert game.owing() == {who: commands}
    assert other.stocks() != game.stocks()


def test_stocks_are_plain_values_and_complete() -> None:
    game = Referee.new(["Ann", "Ben", "Cleo", "Dan"], NEWLEAF, 2)
    found = json.loads(json.dumps(game.stocks()))
    assert [len(seat["hand"]) for seat in found["seats"].values()] == [5, 6, 7, 8]
    piles = sum(len(seat["pile"]) for seat in found["seats"].values())
    assert len(found["deck"]) + 8 + 3 + 26 + piles == sum(card["copies"] for card in CARDS.values())
    assert piles == 7
    assert found["points"]["Ann"]["total"] == 0


def test_every_question_names_its_rule() -> None:
    assert all(question.rule.startswith("EV-") for question in QUESTIONS.values())


def test_given_orders_and_rolls_come_before_chance() -> None:
    game = start(1, rolls=[3])
    t = game.table
    t.deck, t.discard = ["king"], ["farm", "mine", "crane"]
    t.chance.orders = [["mine", "farm", "crane"]]
    play(game, ("worker", "basic_2card_1vp"))
    assert seat(game).hand == ["king", "mine"]
    assert t.deck == ["farm", "crane"]
    give(game, hand=["main_road"], pebble=1)
    play(game, ("play", "main_road", "hand", "pay"))
    assert [card.name for card in seat(game, "rugwort").city] == ["inn"]


def test_a_deck_can_be_given_and_is_dealt_in_order() -> None:
    deck = sorted(deck_of({"station", "abilities"}))
    given = {
        "deck": deck,
        "forest": ["forest_2any", "forest_3berry", "forest_2card_1any"],
        "abilities": ["snails", "cats"],
    }
    t = Referee.new(["Ann", "Ben"], {"station", "abilities"}, given=given).table
    assert [*t.meadow, *t.station, *t.seats["Ann"].hand, *t.seats["Ben"].hand] == deck[:22]
    assert (t.seats["Ann"].pile, t.deck) == (deck[22:29], deck[29:])
    assert t.forest == given["forest"]
