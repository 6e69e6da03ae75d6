"""The game's own laws are no empty words: they find positions to look at, and a broken game breaks them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.games.seven_wonders import any_time, building, hiding
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.game import SevenWonders
from tests.games.seven_wonders.laws import CHANGES, coins, hidden, payments
from tests.laws.broken import Broken
from tests.laws.laws import Law
from tests.strategies import Stroller

ALL = {"wonders": "all", "cities": True, "leaders": True}


def positions(seed: int) -> Iterator[SevenWonders]:
    game = ecumene.new("seven-wonders", 5, seed, dict(ALL))
    assert isinstance(game, SevenWonders)
    stroller = Stroller(Chance.stream(seed, "bite"), whims=False)
    while not game.is_over:
        yield game
        game.play(*stroller.choose(game))


def look(law: Law, seed: int) -> None:
    rng = Chance.stream(seed, "law")
    for game in positions(seed):
        law(game, rng)


def test_what_is_changed_in_secret_is_really_changed() -> None:
    rng = Chance.stream(5, "changes")
    applied: Counter[str] = Counter()
    for game in positions(5):
        for change in CHANGES:
            twin = game.copy()
            if change(twin, game.ply % game.seats, rng):
                applied[change.__name__] += 1
                assert twin.digest() != game.digest()
    assert set(applied) == {change.__name__ for change in CHANGES}


def test_a_game_that_hides_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look(hidden, 1)
    monkeypatch.setattr(hiding, "veil", lambda game, seat: None)
    with pytest.raises(Broken, match="viewed"):
        look(hidden, 1)


def test_a_question_that_tells_what_yamato_hides_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look(hidden, 27)

    def only_if_it_can(game: SevenWonders, seat: int, before: bool) -> bool:
        return bool(any_time.any_time_moves(game, seat, before))

    monkeypatch.setattr(any_time, "can_act", only_if_it_can)
    with pytest.raises(Broken, match="is asked"):
        look(hidden, 27)


def test_a_pile_that_tells_whose_card_was_taken_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look(hidden, 5)
    monkeypatch.setattr(Discards, "_show", lambda pile, faces: pile.with_faces(faces).share())
    with pytest.raises(Broken, match="another_owner"):
        look(hidden, 5)


def test_a_coin_out_of_nowhere_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(game: SevenWonders, seat: int, coins: int, rule: str, events: list[Event] | None) -> None:
        game.cities[seat].coins += coins + 1
        if events is not None:
            events.append(Event("coins-gained", seat, rule, {"coins": coins}))

    look(coins, 2)
    monkeypatch.setattr(SevenWonders, "gain_coins", generous)
    with pytest.raises(Broken, match="coins"):
        look(coins, 2)


def test_a_payment_that_is_accepted_but_not_offered_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    look(payments, 4)
    monkeypatch.setattr(building, "refuse_payment", lambda *given: None)
    with pytest.raises(Broken, match="payments"):
        look(payments, 4)
