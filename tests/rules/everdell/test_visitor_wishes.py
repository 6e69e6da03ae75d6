"""Section Q: the 32 visitors, each with a city that just grants the wish, and with cities that just fail to."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.everdell.visitors import VISITORS
from tests.rules.everdell.table import Table
from tests.rules.everdell.train import welcome

# One common card of each colour: Inn and Farm are Constructions, Wanderer and Wife Critters. Historian, School and Bard
# are unique. What stands beside a card in the tables below is a number of copies.
RED, GREEN, BLUE, TAN, PURPLE = "inn", "farm", "historian", "wanderer", "wife"
BASIC_EVENTS = ("harvest-festival", "grand-tour", "city-monument", "cartographers-expedition")
SPECIAL_EVENTS = ("tax-relief", "the-everdell-games", "croak-wart-cure")


def points(
    visitor: str,
    city: dict[str, int] | None = None,
    goods: tuple[int, int, int, int] = (0, 0, 0, 0),
    basic: int = 0,
    special: int = 0,
    journeys: tuple[str, ...] = (),
    others_journeys: tuple[str, ...] = (),
    tokens: int = 0,
) -> int:
    """What the visitor brings to a player who has all this at the end."""
    table = Table(newleaf="station").stock(0, *goods).give(0, points=tokens)
    for card, number in (city or {}).items():
        table.city(0, *[card] * number)
    table.claimed(0, *BASIC_EVENTS[:basic], *SPECIAL_EVENTS[:special])
    table.worker(0, *journeys, fixed=True).worker(1, *others_journeys, fixed=True)
    return welcome(table, 0, visitor).score()["visitors"]


def each(number: int, **other: int) -> dict[str, int]:
    """So many cards of each colour, but for those named by colour."""
    cards = {"red": RED, "green": GREEN, "blue": BLUE, "tan": TAN, "purple": PURPLE}
    return {card: other.get(colour, number) for colour, card in cards.items()}


@pytest.mark.parametrize(
    ("visitor", "worth", "final"),
    [
        pytest.param("bim-little", 7, {"city": {RED: 6}}, marks=pytest.mark.rule("EV-210")),
        pytest.param("bosley-tedwardson", 9, {"city": each(2)}, marks=pytest.mark.rule("EV-211")),
        pytest.param("butterbell-sweetpaw", 6, {"city": {GREEN: 15}}, marks=pytest.mark.rule("EV-212")),
        pytest.param("diggs-deepwell", 6, {"goods": (0, 0, 2, 0)}, marks=pytest.mark.rule("EV-213")),
        pytest.param("dillweed-quicksniff", 5, {"city": {GREEN: 3, TAN: 2}}, marks=pytest.mark.rule("EV-214")),
        pytest.param("dim-dustlight", 5, {"city": {"school": 3, "bard": 3}}, marks=pytest.mark.rule("EV-215")),
        pytest.param("dip-dubble", 5, {"city": {RED: 4}}, marks=pytest.mark.rule("EV-216")),
        pytest.param("dune-tarrington", 6, {"city": {PURPLE: 6}}, marks=pytest.mark.rule("EV-217")),
        pytest.param("dwell-northwatch", 5, {"city": {TAN: 4}}, marks=pytest.mark.rule("EV-218")),
        pytest.param("edvard-triptail", 5, {"city": each(1)}, marks=pytest.mark.rule("EV-219")),
        pytest.param("frin-stickly", 6, {"goods": (0, 4, 0, 0)}, marks=pytest.mark.rule("EV-220")),
        pytest.param("glindil-frink", 4, {"city": {PURPLE: 4}}, marks=pytest.mark.rule("EV-221")),
        pytest.param("iggy-silverscale", 7, {"city": {TAN: 6}}, marks=pytest.mark.rule("EV-222")),
        pytest.param("mossy-steptoe", 5, {"city": {GREEN: 5}}, marks=pytest.mark.rule("EV-223")),
        pytest.param("orin-nimblepaw", 6, {"journeys": ("journey-2", "journey-2")}, marks=pytest.mark.rule("EV-224")),
        pytest.param("orin-nimblepaw", 6, {"journeys": ("journey-5", "journey-3")}, marks=pytest.mark.rule("EV-224")),
        pytest.param("oscar-longtale", 5, {"city": {GREEN: 2, TAN: 3}}, marks=pytest.mark.rule("EV-225")),
        pytest.param("phill-gurgle", 10, {"city": each(5, green=2)}, marks=pytest.mark.rule("EV-226")),
        pytest.param("phill-gurgle", 10, {}, marks=pytest.mark.rule("EV-226")),
        pytest.param("piff-quillglow", 6, {"goods": (5, 0, 0, 0)}, marks=pytest.mark.rule("EV-227")),
        pytest.param("plum-shortclaw", 5, {"city": {BLUE: 4}}, marks=pytest.mark.rule("EV-228")),
        pytest.param("quinn-cleanwhisker", 6, {"city": {TAN: 6, GREEN: 6}}, marks=pytest.mark.rule("EV-229")),
        pytest.param("reemy-sniggle", 7, {"basic": 3}, marks=pytest.mark.rule("EV-230")),
        pytest.param("rivil-ablacus", 7, {"city": {BLUE: 6}}, marks=pytest.mark.rule("EV-231")),
        pytest.param("ruby-dew", 8, {"special": 2}, marks=pytest.mark.rule("EV-232")),
        pytest.param("saris-clearwhistle", 5, {"city": {GREEN: 3, TAN: 3}}, marks=pytest.mark.rule("EV-233")),
        pytest.param("sir-trivle-q-s-marqwill-iii", 7, {"goods": (1, 1, 1, 1)}, marks=pytest.mark.rule("EV-234")),
        pytest.param("skin-shinysnout", 5, {"tokens": 10}, marks=pytest.mark.rule("EV-235")),
        pytest.param("snout-puddlehop", 8, {"basic": 2, "special": 1}, marks=pytest.mark.rule("EV-236")),
        pytest.param("triss-peske", 6, {"city": {RED: 6}}, marks=pytest.mark.rule("EV-237")),
        pytest.param("triss-peske", 6, {"city": {BLUE: 6}}, marks=pytest.mark.rule("EV-237")),
        pytest.param("triss-peske", 6, {"city": {TAN: 6}}, marks=pytest.mark.rule("EV-237")),
        pytest.param("triss-peske", 6, {"city": {PURPLE: 6}}, marks=pytest.mark.rule("EV-237")),
        pytest.param("vara-and-brun-mayberry", 7, {"city": {"school": 4, "bard": 3}}, marks=pytest.mark.rule("EV-238")),
        pytest.param("wildell-family", 7, {"city": {GREEN: 5, TAN: 4}}, marks=pytest.mark.rule("EV-239")),
        pytest.param("willow-greengrin", 7, {"city": {TAN: 7}}, marks=pytest.mark.rule("EV-240")),
        pytest.param("wimble-wuffle", 6, {"goods": (0, 0, 0, 3)}, marks=pytest.mark.rule("EV-241")),
    ],
)
def test_a_visitor_scores_as_soon_as_its_wish_is_granted(visitor: str, worth: int, final: dict[str, Any]) -> None:
    assert points(visitor, **final) == worth


@pytest.mark.parametrize(
    ("visitor", "final"),
    [
        pytest.param("bim-little", {"city": each(9, red=5)}, marks=pytest.mark.breach("EV-210")),
        pytest.param("bosley-tedwardson", {"city": each(4, tan=1)}, marks=pytest.mark.breach("EV-211")),
        pytest.param("bosley-tedwardson", {"city": each(4, green=1)}, marks=pytest.mark.breach("EV-211")),
        pytest.param("butterbell-sweetpaw", {"city": {GREEN: 14}}, marks=pytest.mark.breach("EV-212")),
        pytest.param("diggs-deepwell", {"goods": (9, 9, 1, 9)}, marks=pytest.mark.breach("EV-213")),
        pytest.param("dillweed-quicksniff", {"city": {GREEN: 3, TAN: 3}}, marks=pytest.mark.breach("EV-214")),
        pytest.param("dim-dustlight", {"city": {"school": 3, "bard": 2, GREEN: 9}}, marks=pytest.mark.breach("EV-215")),
        pytest.param("dip-dubble", {"city": each(9, red=3)}, marks=pytest.mark.breach("EV-216")),
        pytest.param("dune-tarrington", {"city": each(9, purple=5)}, marks=pytest.mark.breach("EV-217")),
        pytest.param("dwell-northwatch", {"city": each(9, tan=3)}, marks=pytest.mark.breach("EV-218")),
        pytest.param("edvard-triptail", {"city": each(9, blue=0)}, marks=pytest.mark.breach("EV-219")),
        pytest.param("edvard-triptail", {"city": each(9, red=0)}, marks=pytest.mark.breach("EV-219")),
        pytest.param("frin-stickly", {"goods": (9, 3, 9, 9)}, marks=pytest.mark.breach("EV-220")),
        pytest.param("glindil-frink", {"city": each(9, purple=3)}, marks=pytest.mark.breach("EV-221")),
        pytest.param("iggy-silverscale", {"city": each(9, tan=5)}, marks=pytest.mark.breach("EV-222")),
        pytest.param("mossy-steptoe", {"city": each(9, green=4)}, marks=pytest.mark.breach("EV-223")),
        pytest.param(
            "orin-nimblepaw",
            {"journeys": ("journey-5",), "others_journeys": ("journey-4", "journey-3")},
            marks=pytest.mark.breach("EV-224"),
        ),
        pytest.param("oscar-longtale", {"city": {GREEN: 3, TAN: 3}}, marks=pytest.mark.breach("EV-225")),
        pytest.param("phill-gurgle", {"city": {GREEN: 3}}, marks=pytest.mark.breach("EV-226")),
        pytest.param("piff-quillglow", {"goods": (4, 9, 9, 9)}, marks=pytest.mark.breach("EV-227")),
        pytest.param("plum-shortclaw", {"city": each(9, blue=3)}, marks=pytest.mark.breach("EV-228")),
        pytest.param("quinn-cleanwhisker", {"city": {TAN: 5, GREEN: 9}}, marks=pytest.mark.breach("EV-229")),
        pytest.param("quinn-cleanwhisker", {"city": {TAN: 9, GREEN: 5}}, marks=pytest.mark.breach("EV-229")),
        pytest.param("reemy-sniggle", {"basic": 2, "special": 3}, marks=pytest.mark.breach("EV-230")),
        pytest.param("rivil-ablacus", {"city": each(9, blue=5)}, marks=pytest.mark.breach("EV-231")),
        pytest.param("ruby-dew", {"basic": 4, "special": 1}, marks=pytest.mark.breach("EV-232")),
        pytest.param("saris-clearwhistle", {"city": {GREEN: 3, TAN: 2, "bard": 9}}, marks=pytest.mark.breach("EV-233")),
        pytest.param("sir-trivle-q-s-marqwill-iii", {"goods": (0, 9, 9, 9)}, marks=pytest.mark.breach("EV-234")),
        pytest.param("sir-trivle-q-s-marqwill-iii", {"goods": (9, 9, 9, 0)}, marks=pytest.mark.breach("EV-234")),
        pytest.param("skin-shinysnout", {"tokens": 9}, marks=pytest.mark.breach("EV-235")),
        pytest.param("snout-puddlehop", {"basic": 1, "special": 3}, marks=pytest.mark.breach("EV-236")),
        pytest.param("snout-puddlehop", {"basic": 4}, marks=pytest.mark.breach("EV-236")),
        pytest.param("triss-peske", {"city": each(5, green=9)}, marks=pytest.mark.breach("EV-237")),
        pytest.param("vara-and-brun-mayberry", {"city": {"school": 6, GREEN: 9}}, marks=pytest.mark.breach("EV-238")),
        pytest.param("wildell-family", {"city": {GREEN: 4, TAN: 4, "bard": 9}}, marks=pytest.mark.breach("EV-239")),
        pytest.param("willow-greengrin", {"city": each(9, tan=6)}, marks=pytest.mark.breach("EV-240")),
        pytest.param("wimble-wuffle", {"goods": (9, 9, 9, 2)}, marks=pytest.mark.breach("EV-241")),
    ],
)
def test_a_visitor_whose_wish_is_missed_by_one_scores_nothing(visitor: str, final: dict[str, Any]) -> None:
    assert points(visitor, **final) == 0


def test_there_are_no_other_visitors_than_these() -> None:
    assert sorted(visitor.rule for visitor in VISITORS) == [f"EV-{number}" for number in range(210, 242)]
