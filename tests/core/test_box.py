"""Options and seats: everything wrong is refused with what would be right."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any, ClassVar

import pytest

import ecumene
from ecumene.core.box import Box, Option, Value
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import BadInput
from tests.core.toy import BOX
from tests.strategies import games, plain_setups, setups, values

BOXES = [pytest.param(box, id=box.id) for box in [*games(), BOX]]
#: What a flag cannot be; a choice cannot be any of these either.
NONSENSE: list[object] = [
    "",
    " ",
    "maybe",
    "2",
    2,
    -1,
    0.5,
    None,
    [],
    {},
    (),
    "tru",
    "yes please",
    "\x00",
    "żółw",
    "sun ",
]


@pytest.mark.parametrize("box", BOXES)
def test_every_bad_value_is_refused_with_the_allowed_ones(box: Box) -> None:
    for name, option in box.options.items():
        for value in NONSENSE:
            # What means nothing elsewhere may be one of the choices here.
            if value in option.choices:
                continue
            # No word at all is a list of words too.
            if isinstance(value, str) and option.type == "words" and set(value.split()) <= set(option.words):
                continue
            with pytest.raises(BadInput) as caught:
                box.settle(box.seats[0], {name: value})
            assert caught.value.reason == "option-value"
            assert caught.value.needs == {"option": name, "value": str(value), "allowed": option.allowed()}
        assert (
            option.allowed()
            == {
                "flag": "true, false",
                "choice": ", ".join(option.choices),
                "words": ", ".join(option.words),
            }[option.type]
        )


@pytest.mark.parametrize("box", BOXES)
def test_a_choice_takes_no_other_spelling(box: Box) -> None:
    for name, option in box.options.items():
        for choice in option.choices:
            spelt = [choice.swapcase()] if choice.swapcase() != choice else []
            for wrong in (*spelt, f" {choice}", [choice], True, False, 1):
                with pytest.raises(BadInput) as caught:
                    box.settle(box.seats[0], {name: wrong})
                assert caught.value.reason == "option-value"


@pytest.mark.parametrize("word", ["true", "True", "yes", "on", "1", "tak", " YES ", 1, True])
def test_words_that_switch_on(word: object) -> None:
    assert BOX.settle(2, {"music": word})["music"] is True


@pytest.mark.parametrize("word", ["false", "no", "off", "0", "nie", "Nie", 0, False])
def test_words_that_switch_off(word: object) -> None:
    assert BOX.settle(2, {"music": word})["music"] is False


GUESTS = Option("guests", "", (), "Who comes.", "Kto przychodzi.", words=("ann", "ben", "cy-2"))


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("", ""),
        (" \t", ""),
        (",", ""),
        ("ben", "ben"),
        ("ben ann", "ben ann"),
        ("  ben   ann ", "ben ann"),
        ("ben,ann", "ben ann"),
        ("ben, cy-2 , ann,", "ben cy-2 ann"),
        ("Ben ANN", "ben ann"),
        ("ann ann", "ann ann"),
    ],
)
def test_a_list_of_words_is_read_in_its_order(given: str, read: str) -> None:
    assert GUESTS.read(given) == read
    assert GUESTS.read(read) == read


@pytest.mark.parametrize(
    "given", ["dan", "ann dan", "an", "annben", "ann;ben", "ann-ben", "?", True, False, 1, None, ["ann"], ("ann",), {}]
)
def test_a_list_of_words_takes_no_others(given: object) -> None:
    with pytest.raises(BadInput) as caught:
        GUESTS.read(given)
    assert caught.value.reason == "option-value"
    assert caught.value.needs == {"option": "guests", "value": str(given), "allowed": "ann, ben, cy-2"}


def test_an_option_is_of_one_type() -> None:
    flag, choice = Option("a", True, (), "", ""), Option("b", "x", ("x", "y"), "", "")
    assert [option.type for option in (flag, choice, GUESTS)] == ["flag", "choice", "words"]
    assert [values(option) for option in (flag, choice, GUESTS)] == [[True, False], ["x", "y"], [""]]


@pytest.mark.parametrize("box", BOXES)
def test_unknown_options_are_refused_with_the_known_ones(box: Box) -> None:
    for name in ("", "colour", "Factions", "seats", "żeglarze"):
        with pytest.raises(BadInput) as caught:
            box.settle(box.seats[0], {name: True})
        assert caught.value.reason == "option-unknown"
        assert caught.value.needs["option"] == name
        assert caught.value.needs["allowed"] == ", ".join(sorted(box.options))


@pytest.mark.parametrize("box", BOXES)
def test_seats_outside_the_box_are_refused(box: Box) -> None:
    low, high = box.seats
    for seats in (-1, 0, low - 1, high + 1, 1000):
        with pytest.raises(BadInput) as caught:
            box.new(seats, 1)
        assert caught.value.reason == "seats"
        assert (caught.value.needs["low"], caught.value.needs["high"]) == (low, high)


def test_a_seed_is_a_whole_number_from_0_on() -> None:
    seeds: list[Any] = [-1, -(2**200), 10**1000, 1 << 20_000, 1.5, "7", None, True]
    for seed in seeds:
        with pytest.raises(BadInput) as caught:
            ecumene.new("terra-nova", seats=2, seed=seed)
        assert caught.value.reason == "seed"
        assert str(caught.value) == "A seed is a whole number from 0 on, of at most 1,000 digits."


@pytest.mark.parametrize("box", BOXES)
def test_seeds_of_any_size_deal_games_of_their_own(box: Box) -> None:
    seeds = [0, 2**64 - 1, 2**64, 2**128 - 1, 2**128 - 2, 10**1000 - 1]
    games = [box.new(3, seed) for seed in seeds]
    assert len({game.digest() for game in games}) == len(seeds)
    for game, seed in zip(games, seeds, strict=True):
        assert game.seed == seed
        assert game == box.new(3, seed)
        assert game.view(0).seed == -1


@pytest.mark.parametrize("box", BOXES)
def test_defaults_fill_in_what_is_not_said(box: Box) -> None:
    defaults = {name: option.default for name, option in box.options.items()}
    for seats in range(box.seats[0], box.seats[1] + 1):
        assert box.settle(seats, None) == box.settle(seats, {}) == defaults
    for option in box.options.values():
        assert option.default in values(option)
        assert all(option.meaning[language].strip() for language in LANGUAGES)
        assert option.meaning["en"] != option.meaning["pl"]


@pytest.mark.parametrize("box", BOXES)
def test_options_given_are_not_changed_and_every_table_opens(box: Box) -> None:
    for setup in plain_setups(box).values():
        given: dict[str, object] = dict(setup.unusual())
        game = box.new(setup.seats, 5, given)
        assert given == setup.unusual()
        assert game.options == setup.options
        assert game == setup.open(5)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("version", [-1, 0, 99])
def test_rules_that_do_not_exist_are_refused(box: Box, version: int) -> None:
    with pytest.raises(BadInput) as caught:
        box.new(box.seats[0], 1, None, version)
    assert caught.value.reason == "rules-version"
    assert caught.value.needs["newest"] == box.rules


def test_old_rules_stay_playable() -> None:
    assert BOX.new(2, 1, None, 1).rules == 1
    assert BOX.new(2, 1).rules == 2


def test_options_that_do_not_go_together_are_left_out() -> None:
    assert {(setup.seats, setup.options["weather"]) for setup in setups(BOX)} == {
        (2, "sun"),
        (2, "rain"),
        (3, "sun"),
        (3, "rain"),
        (4, "sun"),
    }
    with pytest.raises(BadInput):
        BOX.new(4, 1, {"weather": "rain"})


@pytest.mark.parametrize("box", BOXES)
def test_a_box_is_pickled_by_name(box: Box) -> None:
    assert pickle.loads(pickle.dumps(box)) is box


def test_the_registry_names_what_it_has() -> None:
    assert list(ecumene.games()) == sorted(ecumene.games())
    for id, box in ecumene.games().items():
        assert box.id == id
        assert ecumene.box(id) is box
        assert set(box.title) == set(box.about) == set(LANGUAGES)
    ecumene.games().clear()
    assert ecumene.games()


# One that is not there, a package without a box, names that are not ids.
@pytest.mark.parametrize("id", ["chess", "terra", "terra_nova", "Terra-Nova", "", ".", "terra-nova.game"])
def test_a_game_that_is_not_there(id: str) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new(id, 2)
    assert caught.value.reason == "game-unknown"
    assert caught.value.needs["allowed"] == ", ".join(ecumene.games())


@pytest.mark.parametrize("id", sorted(ecumene.games()))
def test_a_game_waits_for_no_other_to_be_read(id: str) -> None:
    packages = {box.package for box in ecumene.games().values()}
    program = f"import sys, ecumene; ecumene.new({id!r}, 2); print(*sys.modules)"
    read = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert packages & set(read) == {ecumene.box(id).package}


@pytest.mark.parametrize("box", BOXES)
def test_the_first_game_can_be_dealt_at_every_number_of_seats(box: Box) -> None:
    """At the usual number it is the preset itself; where that does not fit, the defaults."""
    first: dict[str, object] = dict(box.presets.get("first", {}))
    usual = max(box.usual, box.seats[0])
    assert box.first_game(usual) == box.settle(usual, first)
    for seats in range(box.seats[0], box.seats[1] + 1):
        assert box.new(seats, 3, dict(box.first_game(seats))).to_move


def test_a_first_game_that_the_seats_do_not_allow_is_one_with_defaults() -> None:
    class Choosy(type(BOX)):  # type: ignore[misc]
        presets: ClassVar[dict[str, dict[str, Value]]] = {"first": {"no-such-option": True}}

    assert Choosy(list(BOX.options.values())).first_game(BOX.seats[0]) == BOX.settle(BOX.seats[0], None)


class LaterBox(Box):
    id: ClassVar[str] = "later"
    title: ClassVar[dict[str, str]] = {"en": "Later"}
    rules: ClassVar[int] = 2


def test_an_option_of_newer_rules_is_not_part_of_older_games() -> None:
    box = LaterBox([Option("old", False, (), "", ""), Option("new", "a", ("a", "b"), "", "", since=2)])
    assert box.settle(2, None) == box.settle(2, None, 2) == {"old": False, "new": "a"}
    assert box.settle(2, {"old": True}, 1) == {"old": True}
    with pytest.raises(BadInput) as caught:
        box.settle(2, {"new": "b"}, 1)
    assert caught.value.reason == "option-unknown"
    assert caught.value.needs["allowed"] == "old"
