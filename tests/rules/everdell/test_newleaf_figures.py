"""Section 23: what is printed on the cards of Newleaf, and how a golden token links them."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.card import LINK_NONE, LINKS
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.vocabulary import COLOURS
from tests.rules.everdell.openings import deal
from tests.rules.everdell.table import Table

#: By card: rule, colour, unique, construction, price (twig, resin, pebble, berry), points, copies, link.
FIGURES: dict[str, tuple[str, str, bool, bool, tuple[int, int, int, int], int, int, str]] = {
    "air-balloon": ("EV-286", "tan", False, True, (3, 0, 0, 0), 1, 3, "tan"),
    "baker": ("EV-287", "purple", True, False, (0, 0, 0, 3), 2, 2, "green"),
    "bank": ("EV-288", "green", True, True, (0, 2, 2, 0), 2, 2, "purple"),
    "chipsmith": ("EV-289", "red", False, False, (0, 0, 0, 2), 1, 3, "red"),
    "city-hall": ("EV-290", "blue", True, True, (2, 1, 1, 0), 2, 2, "blue"),
    "conductor": ("EV-291", "red", True, False, (0, 0, 0, 3), 2, 2, "unique"),
    "diplomat": ("EV-292", "blue", True, False, (0, 0, 0, 3), 2, 2, "blue"),
    "ever-wall": ("EV-293", "purple", True, True, (4, 4, 3, 0), 6, 2, "purple"),
    "freight-car": ("EV-294", "green", True, True, (1, 2, 2, 0), 3, 2, "unique"),
    "gardener": ("EV-295", "tan", False, False, (0, 0, 0, 3), 1, 3, "green"),
    "greenhouse": ("EV-296", "green", False, True, (1, 2, 0, 0), 2, 3, "green"),
    "hotel": ("EV-297", "red", False, True, (2, 0, 1, 0), 1, 3, "tan"),
    "inventor": ("EV-298", "blue", True, False, (0, 0, 0, 2), 1, 3, "blue"),
    "lamplighter": ("EV-299", "green", False, False, (0, 0, 0, 1), 1, 3, "common"),
    "library": ("EV-300", "purple", True, True, (2, 1, 1, 0), 3, 2, "blue"),
    "locomotive": ("EV-301", "red", True, True, (2, 1, 1, 0), 3, 2, "green"),
    "magician": ("EV-302", "green", True, False, (0, 0, 0, 3), 2, 2, "red"),
    "main-road": ("EV-303", "tan", True, True, (0, 0, 1, 0), 0, 4, "common"),
    "mayor": ("EV-304", "green", True, False, (0, 0, 0, 4), 1, 2, "unique"),
    "miller": ("EV-305", "green", True, False, (0, 0, 0, 3), 2, 2, "purple"),
    "museum": ("EV-306", "blue", True, True, (1, 2, 1, 0), 2, 2, "unique"),
    "photographer": ("EV-307", "purple", True, False, (0, 0, 0, 4), 2, 2, "purple"),
    "poet": ("EV-308", "tan", False, False, (0, 0, 0, 3), 0, 3, "common"),
    "tea-house": ("EV-309", "green", False, True, (2, 2, 0, 0), 1, 3, "common"),
}
CRITTERS = [card for card, figures in FIGURES.items() if not figures[3]]
CONSTRUCTIONS = [card for card, figures in FIGURES.items() if figures[3]]
#: By link: base cards that it means, and one that it does not mean.
LINKED_CONSTRUCTION = {
    "green": ("mine", "inn"),
    "red": ("inn", "mine"),
    "blue": ("courthouse", "mine"),
    "purple": ("school", "mine"),
    "unique": ("school", "mine"),
    "common": ("mine", "school"),
}
LINKED_CRITTER = {
    "tan": ("wanderer", "judge"),
    "green": ("doctor", "judge"),
    "blue": ("judge", "doctor"),
    "purple": ("king", "judge"),
    "unique": ("judge", "wanderer"),
    "common": ("wanderer", "judge"),
}
#: Every line of the table is shown by each test that carries these.
SHOWN = pytest.mark.rule(
    "EV-286",
    "EV-287",
    "EV-288",
    "EV-289",
    "EV-290",
    "EV-291",
    "EV-292",
    "EV-293",
    "EV-294",
    "EV-295",
    "EV-296",
    "EV-297",
    "EV-298",
    "EV-299",
    "EV-300",
    "EV-301",
    "EV-302",
    "EV-303",
    "EV-304",
    "EV-305",
    "EV-306",
    "EV-307",
    "EV-308",
    "EV-309",
)
REFUSED = pytest.mark.breach(
    "EV-286",
    "EV-287",
    "EV-288",
    "EV-289",
    "EV-290",
    "EV-291",
    "EV-292",
    "EV-293",
    "EV-294",
    "EV-295",
    "EV-296",
    "EV-297",
    "EV-298",
    "EV-299",
    "EV-300",
    "EV-301",
    "EV-302",
    "EV-303",
    "EV-304",
    "EV-305",
    "EV-306",
    "EV-307",
    "EV-308",
    "EV-309",
)


def test_every_card_of_newleaf_has_its_line() -> None:
    assert [figures[0] for figures in FIGURES.values()] == [f"EV-{number}" for number in range(286, 310)]
    assert sum(figures[6] for figures in FIGURES.values()) == 59


@SHOWN
@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_on_the_card(name: str) -> None:
    card = CARDS[NUMBER[name]]
    price = (card.twig, card.resin, card.pebble, card.berry)
    link = LINKS[card.link]
    found = (card.rule, COLOURS[card.colour], card.is_unique, card.is_construction, price, card.points, card.copies)
    assert (*found, link) == FIGURES[name]


@REFUSED
@pytest.mark.parametrize("name", FIGURES)
def test_the_price_is_paid_exactly_and_one_resource_less_is_too_little(name: str) -> None:
    twig, resin, pebble, berry = FIGURES[name][4]
    table = Table(2, newleaf="station").hand(0, name).stock(0, twig, resin, pebble, berry)
    assert table.legal(f"play {name}") == {f"play {name}"}
    for short in range(4):
        goods = [twig, resin, pebble, berry]
        if goods[short]:
            goods[short] -= 1
            refusal = table.stock(0, *goods).refusal(f"play {name}")
            assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", 1)


@pytest.mark.parametrize("name", FIGURES)
def test_unique_cards_lie_once_in_a_city_and_common_ones_any_number_of_times(name: str) -> None:
    table = Table(2, newleaf="station").hand(0, name).city(0, name).rich(0)
    if FIGURES[name][2]:
        assert table.refusal(f"play {name}").rule == "EV-085"
    else:
        assert f"play {name}" in table.legal()


@pytest.mark.parametrize("name", FIGURES)
def test_the_printed_points_count_at_the_end(name: str) -> None:
    assert Table(2, newleaf="station").city(0, name).score()["cards"] == FIGURES[name][5]


@pytest.mark.parametrize("name", CRITTERS)
def test_a_golden_token_on_a_construction_of_its_kind_plays_the_critter_free(name: str) -> None:
    right, wrong = LINKED_CONSTRUCTION[FIGURES[name][7]]
    table = Table(2, newleaf="station").city(0, right, wrong).hand(0, name)
    assert table.legal(f"play {name}") == {f"play {name} golden={right}"}
    assert table.refusal(f"play {name} golden={wrong}").reason == "no-link"


@pytest.mark.parametrize("name", CONSTRUCTIONS)
def test_a_golden_token_on_the_construction_plays_a_critter_of_its_kind_free(name: str) -> None:
    right, wrong = LINKED_CRITTER[FIGURES[name][7]]
    table = Table(2, newleaf="station").city(0, name).hand(0, right, wrong)
    assert {text for text in table.legal("play") if "meadow" not in text and "station" not in text} == {
        f"play {right} golden={name}"
    }
    assert table.refusal(f"play {wrong} golden={name}").reason == "no-link"


def test_without_newleaf_none_of_them_is_in_the_deck_and_base_cards_have_no_link() -> None:
    game = deal(2, 3)
    cards = {*game.deck, *game.meadow, *game.players[0].hand, *game.players[1].hand}
    assert not cards & {NUMBER[name] for name in FIGURES}
    assert {card.link for card in CARDS if card.id not in FIGURES} == {LINK_NONE}


@pytest.mark.rule("EV-314")
def test_at_the_hotel_cards_come_from_the_hand_as_no_legends_are_in_the_box() -> None:
    """The exception for legendary cards waits for a set that is not here: no card of either box is one."""
    assert len(CARDS) == 48 + 24
    table = Table(2, newleaf="station").city(0, "hotel").hand(0, "mine", "farm").meadow("farm").station("farm")
    table.play("visit hotel")
    assert table.legal() == {"play farm", "play mine", "done"}


@pytest.mark.breach("EV-314")
def test_the_exception_for_legends_opens_the_hotel_to_nothing_else() -> None:
    table = Table(2, newleaf="station", reservations=True).city(0, "hotel").hand(0, "farm").station("mine")
    table.meadow("mine").reserved(0, "mine").play("visit hotel")
    for source in ("meadow-1", "station-1", "reserved"):
        assert table.refusal(f"play mine {source}").rule == "EV-297"
