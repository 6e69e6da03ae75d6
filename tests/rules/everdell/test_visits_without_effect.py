"""Section 4: visits that could achieve nothing, and what Chipsmith and Conductor need."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.everdell.table import Table, why

Change = Callable[[Table], object]


def bare() -> Table:
    """Seat 0 has nothing at all, and nothing in the rows can be played for little."""
    return Table(2, newleaf="station").meadow(*["palace"] * 8).station(*["palace"] * 3)


# Useless visits

VISITS: list[tuple[str, Change, Change]] = [
    ("haven", lambda t: t, lambda t: t.hand(0, "king")),
    ("forest-1", lambda t: t.forest("forest-discard-draw-double"), lambda t: t.hand(0, "king")),
    ("forest-1", lambda t: t.forest("forest-discard3-gain-any"), lambda t: t.hand(0, "king")),
    ("inn", lambda t: t.city(0, "inn").hand(0, "farm"), lambda t: t.meadow("farm")),
    ("hotel", lambda t: t.city(0, "hotel").meadow("farm").hand(0, "king"), lambda t: t.hand(0, "farm")),
    ("locomotive", lambda t: t.city(0, "locomotive").meadow("farm").hand(0, "farm"), lambda t: t.station("farm")),
    ("queen", lambda t: t.city(0, "queen").hand(0, "castle"), lambda t: t.hand(0, "theater")),
    ("university", lambda t: t.city(0, "university"), lambda t: t.city(0, "farm")),
    ("university", lambda t: t.city(0, "university", "main-road"), lambda t: t.city(0, "farm")),
    ("post-office", lambda t: t.city(0, "post-office").hand(0, "king"), lambda t: t.hand(0, "king", "king")),
    ("monastery", lambda t: t.city(0, "monastery").stock(0, twig=1), lambda t: t.stock(0, twig=1, berry=1)),
    ("chipsmith", lambda t: t.city(0, "chipsmith", "doctor"), lambda t: t.stock(0, berry=1)),
    ("conductor", lambda t: t.city(0, "conductor", "lookout").city(1, "farm"), lambda t: t.city(1, "lookout")),
    ("conductor", lambda t: t.city(0, "conductor").city(1, "cemetery", "chapel"), lambda t: t.city(1, "lookout")),
    ("storehouse", lambda t: t.city(0, "storehouse"), lambda t: t.stored(0, "storehouse", pebble=1)),
]
ALL_VISITS = pytest.mark.parametrize(("place", "useless", "mended"), VISITS, ids=[place for place, _, _ in VISITS])


@pytest.mark.rule("EV-326")
@ALL_VISITS
def test_a_visit_is_legal_once_it_could_achieve_something(place: str, useless: Change, mended: Change) -> None:
    table = bare()
    useless(table)
    mended(table)
    assert f"visit {place}" in table.legal()


@pytest.mark.breach("EV-326")
@ALL_VISITS
def test_a_visit_that_could_achieve_nothing_is_refused(place: str, useless: Change, mended: Change) -> None:
    table = bare()
    useless(table)
    expected = ("EV-031", "no-hand-cards") if place == "haven" else ("EV-326", "visit-without-effect")
    assert why(table, f"visit {place}") == expected


@pytest.mark.breach("EV-326")
def test_open_cards_of_others_are_no_exception() -> None:
    table = bare().city(1, "inn", "hotel", "post-office").hand(0, "king")
    for card in ("inn", "hotel", "post-office"):
        assert why(table, f"visit {card}@2") == ("EV-326", "visit-without-effect")
    assert table.points(1) == 0


# The Chipsmith

ALWAYS = ("bank", "farm", "general-store", "mayor", "mine", "resin-refinery", "storehouse", "twig-barge")
#: A green card, what makes it useless, and what makes it useful.
SOMETIMES: list[tuple[str, Change, Change]] = [
    ("barge-toad", lambda t: t, lambda t: t.city(0, "farm")),
    ("husband", lambda t: t.city(0, "wife+"), lambda t: t.city(0, "farm")),
    ("husband", lambda t: t.city(0, "farm", "wife"), lambda t: t.city(0, "wife+")),
    ("doctor", lambda t: t.stock(0, 3, 3, 3), lambda t: t.stock(0, berry=1)),
    ("monk", lambda t: t.stock(0, 3, 3, 3), lambda t: t.stock(0, berry=1)),
    ("woodcarver", lambda t: t.stock(0, 0, 3, 3, 3), lambda t: t.stock(0, twig=1)),
    ("miller", lambda t: t.stock(0, 3, 3, 0, 3), lambda t: t.stock(0, pebble=1)),
    ("peddler", lambda t: t.give(0, points=5), lambda t: t.stock(0, resin=1)),
    ("fairgrounds", lambda t: t.hand(0, *["king"] * 8), lambda t: t.hand(0, *["king"] * 7)),
    ("lamplighter", lambda t: t.hand(0, *["king"] * 8), lambda t: t.hand(0, *["king"] * 7)),
    ("greenhouse", lambda t: t.hand(0, *["king"] * 8), lambda t: t.hand(0, *["king"] * 7)),
    ("teacher", lambda t: t.hand(0, *["king"] * 8).hand(1, *["king"] * 8), lambda t: t.hand(0, *["king"] * 7)),
    ("teacher", lambda t: t.hand(0, *["king"] * 8).hand(1, *["king"] * 8), lambda t: t.hand(1, *["king"] * 7)),
    ("tea-house", lambda t: t, lambda t: t.hand(0, "king")),
    ("freight-car", lambda t: t.stored(0, "freight-car"), lambda t: t.stored(0, "freight-car", resin=1)),
    ("chip-sweep", lambda t: t.city(0, "chip-sweep", "doctor"), lambda t: t.stock(0, berry=1)),
    ("miner-mole", lambda t: t.city(1, "storehouse", "bank", "doctor"), lambda t: t.city(1, "mine")),
    ("miner-mole", lambda t: t.city(1, "doctor"), lambda t: t.stock(0, berry=1)),
    ("miner-mole", lambda t: t.city(0, "miner-mole").city(1, "miner-mole"), lambda t: t.city(0, "mine")),
]
ALL_SOMETIMES = pytest.mark.parametrize(
    ("card", "useless", "mended"), SOMETIMES, ids=[f"{card}-{number}" for number, (card, _, _) in enumerate(SOMETIMES)]
)


def smithy(card: str) -> Table:
    return Table().city(0, "chipsmith", card)


def first_cards(table: Table) -> set[str]:
    """The cards that may be activated first."""
    table.play("visit chipsmith")
    assert table.asked == "activate-green"
    return {move.split()[1] for move in table.legal("activate")}


@pytest.mark.rule("EV-456")
@pytest.mark.parametrize("card", ALWAYS)
def test_some_green_cards_are_always_useful(card: str) -> None:
    table = smithy(card).hand(0, *["king"] * 8).hand(1, *["king"] * 8)
    assert "visit chipsmith" in table.legal()
    assert card in first_cards(table)


@pytest.mark.rule("EV-456")
@ALL_SOMETIMES
def test_others_are_useful_when_they_have_what_they_need(card: str, useless: Change, mended: Change) -> None:
    table = smithy(card)
    useless(table)
    mended(table)
    assert card in first_cards(table)


@pytest.mark.breach("EV-456")
@ALL_SOMETIMES
def test_without_it_they_are_not(card: str, useless: Change, mended: Change) -> None:
    table = smithy(card)
    useless(table)
    if "farm" not in table.cities[0]:
        assert why(table, "visit chipsmith") == ("EV-326", "visit-without-effect")
    if card in ("chip-sweep", "miner-mole"):
        # What makes the visit possible at all would be something for them to activate.
        return
    table.city(0, "mine")
    assert card not in first_cards(table)
    assert why(table, f"activate {card}") == ("EV-456", "not-useful")


@pytest.mark.rule("EV-456")
def test_a_greenhouse_that_shares_a_space_is_useful_to_a_full_hand() -> None:
    table = Table().city(0, "chipsmith", "farm", "greenhouse+").hand(0, *["king"] * 8)
    assert "greenhouse" in first_cards(table)


@pytest.mark.rule("EV-456")
def test_the_second_card_may_be_any_other_green_one_or_none() -> None:
    table = Table().city(0, "chipsmith", "doctor", "mine", "farm").play("visit chipsmith")
    assert table.legal("activate") == {"activate mine", "activate farm"}
    table.play("activate mine")
    assert table.legal() == {"activate doctor", "activate farm", "done"}
    table.play("activate doctor")
    assert (table.goods(), table.seat) == ((0, 0, 1, 0), 1)


@pytest.mark.breach("EV-456")
def test_a_magician_needs_a_card_it_may_discard() -> None:
    # Cats use the Chipsmith of an opponent as if it lay in their city, where only a Main Road lies beside the Magician.
    table = Table(2, abilities=True).ability(0, "cats").city(0, "magician", "main-road")
    table.city(1, "chipsmith", "farm").worker(1, "chipsmith")
    assert why(table, "visit chipsmith@2") == ("EV-326", "visit-without-effect")
    table.city(0, "wife")
    assert "visit chipsmith@2" in table.legal()
    # With a Chipsmith of one's own there is always one.
    assert "visit chipsmith" in Table().city(0, "chipsmith", "magician").legal()


@pytest.mark.breach("EV-456")
def test_cards_of_other_colours_and_of_others_are_not_activated() -> None:
    table = Table().city(0, "chipsmith", "crane", "inn", "king").city(1, "farm", "mine")
    assert why(table, "visit chipsmith") == ("EV-326", "visit-without-effect")
    table.city(0, "mine", "farm").play("visit chipsmith")
    for text in ("activate crane", "activate farm@2", "activate chipsmith"):
        assert why(table, text) == ("EV-289", "cannot-activate")


# The Conductor

#: A red card of an opponent, and what makes its visit possible.
COPIED: list[tuple[str, Change]] = [
    ("inn", lambda t: t.meadow("farm")),
    ("hotel", lambda t: t.hand(0, "farm")),
    ("locomotive", lambda t: t.station("farm")),
    ("queen", lambda t: t.hand(0, "theater")),
    ("university", lambda t: t.city(0, "farm")),
    ("post-office", lambda t: t.hand(0, "king", "king")),
    ("chipsmith", lambda t: t.city(0, "farm")),
    ("conductor", lambda t: t.city(0, "lookout")),
]
ALL_COPIED = pytest.mark.parametrize(("card", "mended"), COPIED, ids=[card for card, _ in COPIED])


@pytest.mark.rule("EV-457")
@ALL_COPIED
def test_a_red_card_whose_visit_is_possible_may_be_copied(card: str, mended: Change) -> None:
    table = bare().city(0, "conductor").city(1, card)
    mended(table)
    table.play("visit conductor")
    assert (table.asked, f"copy {card}@2" in table.legal()) == ("copy-red", True)


@pytest.mark.breach("EV-457")
@ALL_COPIED
def test_one_whose_visit_is_not_is_nothing_to_copy(card: str, mended: Change) -> None:
    # What the opponent has is of no use: hand, city and supply are those of the visitor.
    table = bare().city(0, "conductor").city(1, card, "farm").hand(1, "farm", "farm", "farm").rich(1)
    assert why(table, "visit conductor") == ("EV-326", "visit-without-effect")
    table.city(1, "lookout").play("visit conductor")
    assert why(table, f"copy {card}@2") == ("EV-291", "cannot-copy-red")
    assert table.legal("copy") == {"copy lookout@2"}
