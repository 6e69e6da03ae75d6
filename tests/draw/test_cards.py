"""Cards of the kit: everything on a face is there, costs fit, families tell themselves apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ecumene.draw.cards import (
    BUY,
    NO,
    CardFace,
    Foot,
    card,
    card_back,
    cost_pill,
    fitted,
    fitted_rows,
    rows_of,
    strip,
    tiny,
)
from ecumene.games.seven_wonders.draw.look import LOOK


def texts(markup: str) -> list[str]:
    return [thing.text or "" for thing in ElementTree.fromstring(f"<g>{markup}</g>").iter("text")]


def face(foot: Foot | None = None) -> CardFace:
    made = CardFace("f-red", "Walls of the City", ["1", "#coin", "#stone"], [["3", "#points"], ["#shield", "#shield"]])
    made.notes = [["#chain", "Gate"]]
    made.foot = foot
    return made


def test_a_face_shows_cost_effects_name_notes_and_price() -> None:
    drawn = card(LOOK, face(Foot(BUY, ["2", "#coin"], ["from Ola"])), 130, 220)
    shown = texts(drawn)
    assert {"1", "3", "Gate", "2", "from Ola"} <= set(shown)
    assert "Walls of the City" in " ".join(shown)
    assert drawn.count("#ecumene-coin") == 2
    assert drawn.count("#seven-wonders-shield") == 2
    assert "foot-buy" in drawn
    assert "lamp" not in drawn
    assert "lamp" in card(LOOK, face(), 130, 220, lit=True)


def test_a_card_that_cannot_be_played_is_dashed_and_keeps_its_words() -> None:
    drawn = card(LOOK, face(Foot(NO, ["#why", "not now"], ["needs 5"])), 130, 220)
    assert "card-no" in drawn
    assert {"not now", "needs 5"} <= set(texts(drawn))


def test_all_classes_are_styled() -> None:
    drawn = card(LOOK, face(Foot(BUY, ["2"], [])), 130, 220, lit=True, chosen=True) + "".join(
        [card_back("II", f"back-{age}", 40, 60) for age in range(4)]
    )
    drawn += strip(LOOK, "f-blue", "Baths", [["3"]], 120, 41) + strip(
        LOOK, "f-blue", "Baths", [["3"]], 120, 41, open_edge=True
    )
    drawn += tiny(LOOK, "f-grey", ["#glass"], 24, 100)[0] + LOOK.sign("f-red", 0, 0, 20)
    for names in re.findall(r'class="([^"]+)"', drawn):
        for name in names.split():
            assert f".{name}{{" in LOOK.style("light"), name


def test_a_long_cost_takes_two_rows_and_stays_in_its_room() -> None:
    drawn = ElementTree.fromstring(f"<g>{cost_pill(LOOK, ['#wood'] * 7, 100, 15, 14, 70)}</g>")
    uses = list(drawn.iter("use"))
    assert len(uses) == 7
    assert len({use.get("y") for use in uses}) == 2
    assert min(float(use.get("x", "0")) for use in uses) >= 30
    assert cost_pill(LOOK, [], 100, 15, 14, 70) == ""


def test_lines_are_made_to_fit() -> None:
    wide = ElementTree.fromstring(f"<g>{fitted(LOOK, ['#wood', '/'] * 6, 50, 10, 20, 60)}</g>")
    places = [float(thing.get("x", "0")) for thing in wide]
    assert min(places) >= 20
    assert max(places) <= 80
    assert fitted_rows(LOOK, [], 0, 0, 10, 50, 20) == ""
    two = ElementTree.fromstring(f"<g>{fitted_rows(LOOK, [['#wood'] * 4, ['#ore'] * 4], 40, 20, 16, 80, 30)}</g>")
    assert len({use.get("y") for use in two.iter("use")}) == 2
    one = ElementTree.fromstring(f"<g>{fitted_rows(LOOK, [['#wood'], ['#ore']], 40, 20, 16, 80, 30)}</g>")
    assert len({use.get("y") for use in one.iter("use")}) == 1


def test_a_gap_in_a_line_is_not_drawn() -> None:
    assert texts(LOOK.line_of(["1", " ", "2"], 0, 0, 12)) == ["1", "2"]


def test_a_tiny_card_is_never_wider_than_its_room() -> None:
    drawn, wide = tiny(LOOK, "f-brown", ["#wood", "/"] * 5, 24, 60)
    assert wide == 60
    assert drawn.count("#seven-wonders-wood") == 5
    assert tiny(LOOK, "f-brown", ["#wood"], 24, 200)[1] < 60


@pytest.mark.parametrize(("count", "room", "per_row"), [(3, 1000, 3), (8, 1000, 8), (12, 470, 4), (1, 50, 1)])
def test_cards_in_rows(count: int, room: float, per_row: int) -> None:
    found, wide = rows_of(count, room, 104, 150, 9)
    assert found == per_row
    assert found * wide + (found - 1) * 9 <= room + 0.01
    assert wide <= 150


def test_the_sign_of_a_family_lies_on_a_little_card_in_its_colour() -> None:
    green, yellow = LOOK.sign("f-green", 10, 10, 20), LOOK.sign("f-yellow", 10, 10, 20)
    assert [thing.tag for thing in ElementTree.fromstring(f"<g>{green}</g>")] == ["rect", "use"]
    assert 'class="f-green"' in green
    assert "on-dark" in green
    assert "on-pale" in yellow
