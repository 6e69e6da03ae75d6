"""What is owed is in view, for every kind of decision of every game: the sentence that asks, and what can be chosen.

On a small laptop and on a phone, without scrolling; after a move, wherever the reader had scrolled to.
"""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import TimeoutError

from ecumene.core.box import Box
from ecumene.core.game import Game
from ecumene.players import bot
from tests.browser.conftest import Guests
from tests.browser.guest import PATIENCE, Guest
from tests.strategies import Setup, allowed, games, plain_setups

LAPTOP: Final[dict[str, Any]] = {"width": 1280, "height": 720}
PHONE: Final[dict[str, Any]] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SCREENS: Final = [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]

#: Whether the sentence is in view, and of what can be chosen (lit things, else buttons) the first one or half of all.
IN_VIEW: Final = """() => {
  const at = document.getElementById("table").dataset.owedAt;
  const top = at ? document.getElementById("owed").getBoundingClientRect().bottom : 0;
  const isSeen = (one, top) => {
    const { left, right, top: upper, bottom, width } = one.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth && upper >= top && bottom <= innerHeight;
  };
  const where = at ? `.drawn[data-key="${at}"] [data-move]` : "#owed .chips button.chip";
  const choices = [...document.querySelectorAll(where)];
  const seen = choices.filter(one => isSeen(one, top));
  return {
    sentence: isSeen(document.getElementById("sentence"), 0),
    choices: seen.length > 0 && (seen[0] === choices[0] || 2 * seen.length >= choices.length),
  };
}"""


#: Of a game without a last round, random players may never see the end: so many moves do.
LONG = 1500


def tables(box: Box) -> list[Setup]:
    """Every seat count, every other value of each option, and the presets at every seat count."""
    counts = range(box.seats[0], box.seats[1] + 1)
    presets = [
        Setup(box, seats, box.settle(seats, None) | values) for values in box.presets.values() for seats in counts
    ]
    return [*plain_setups(box).values(), *[setup for setup in presets if allowed(box, setup.seats, setup.options)]]


def decisions(box: Box) -> dict[str, tuple[Game, int]]:
    """A position for every kind of step that comes up in one random game at each table, and the seat that owes it.

    The first decision of all is there for every number of seats.
    """
    found: dict[str, tuple[Game, int]] = {}
    for setup in tables(box):
        game = setup.open(5)
        dice = bot("random", 5)
        while not game.is_over and game.ply < LONG:
            seat = game.to_move[0]
            step = game.step(seat)
            assert step is not None
            found.setdefault(
                f"{step.name}, first of {setup.seats}" if game.ply == 0 else step.name, (game.copy(), seat)
            )
            game.play(seat, dice.choose(game.view(seat), seat))
    return found


def assert_in_view(guest: Guest, what: str) -> None:
    guest.until("s.mine")
    # The page scrolls when it has been drawn and its bots have answered: on a busy machine that takes a moment.
    with contextlib.suppress(TimeoutError):
        guest.page.wait_for_function(f"() => Object.values(({IN_VIEW})()).every(seen => seen)", timeout=PATIENCE / 4)
    seen = guest.page.evaluate(IN_VIEW)
    if not all(seen.values()):
        guest.shoot("not-in-view", whole=False)
    assert seen == {"sentence": True, "choices": True}, f"{what}: what is not in view?"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in games()])
def test_every_kind_of_decision_is_in_view(guests: Guests, tmp_path: Path, box: Box, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    for kind, (game, seat) in decisions(box).items():
        players = ["random"] * game.seats
        players[seat] = "Me"
        guest.load(game, players, tmp_path)
        assert_in_view(guest, kind)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in games()])
def test_play_now_shows_what_to_do(guests: Guests, box: Box, screen: dict[str, Any]) -> None:
    guest = guests(**screen)
    guest.go("/")
    guest.point(guest.page.locator(f"form[action='/new/{box.id}'] button[name=quick]"))
    assert_in_view(guest, "play now")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in games()])
def test_after_a_move_the_next_question_is_in_view(guests: Guests, box: Box, screen: dict[str, Any]) -> None:
    """Wherever the reader has scrolled to. While a question is open, the page stays where it is."""
    guest = guests(**screen)
    guest.open(box.id, ["me", *["random"] * (max(box.usual, box.seats[0]) - 1)], seed=4)
    rng = random.Random(4)
    for turn in range(6):
        assert_in_view(guest, f"decision {turn}")
        guest.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        below = guest.page.evaluate("() => scrollY")
        guest.page.evaluate("() => htmx.trigger('#table', 'refresh')")
        guest.until("s.mine")
        # Others may have played on beside an open offer: then what is above grows, and the reader goes down with it.
        assert guest.page.evaluate("() => scrollY") >= below
        guest.play(rng)
