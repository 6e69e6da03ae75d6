"""Section G: colours and card effects of the base game (SW-087 to SW-102)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.city import BITS, LOW, City
from ecumene.games.seven_wonders.goods import RESOURCES, pack
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.vocabulary import BLUE, BROWN, GREEN, GREY, RED, YELLOW
from tests.rules.seven_wonders.slow_payment import Source, sources
from tests.rules.seven_wonders.table import Table

#: Dominion starts with coins and no resource, so all that is produced comes from cards.
BARE = ("dominion-A", "el-dorado-A", "nomades-A")
THREE = ("giza-A", "rhodos-A", "ephesos-A")
#: Three units of every kind.
PLENTY = pack(dict.fromkeys(RESOURCES, 3))
BROWN_CARDS = {
    "lumber-yard": ["wood"],
    "stone-pit": ["stone"],
    "clay-pool": ["clay"],
    "ore-vein": ["ore"],
    "tree-farm": ["wood/clay"],
    "excavation": ["stone/clay"],
    "clay-pit": ["clay/ore"],
    "timber-yard": ["wood/stone"],
    "forest-cave": ["wood/ore"],
    "mine": ["stone/ore"],
    "sawmill": ["wood", "wood"],
    "quarry": ["stone", "stone"],
    "brickyard": ["clay", "clay"],
    "foundry": ["ore", "ore"],
}
GREY_CARDS = {
    "loom": ["textile"],
    "glassworks": ["glass"],
    "press": ["papyrus"],
    "loom-2": ["textile"],
    "glassworks-2": ["glass"],
    "press-2": ["papyrus"],
}
BLUE_CARDS = {
    "pawnshop": 3,
    "baths": 3,
    "altar": 2,
    "theater": 2,
    "aqueduct": 5,
    "temple": 3,
    "statue": 4,
    "courthouse": 4,
    "pantheon": 7,
    "gardens": 5,
    "town-hall": 6,
    "palace": 8,
    "senate": 6,
}
GREEN_CARDS = {
    "apothecary": "compass",
    "dispensary": "compass",
    "academy": "compass",
    "lodge": "compass",
    "workshop": "gear",
    "laboratory": "gear",
    "study": "gear",
    "observatory": "gear",
    "scriptorium": "tablet",
    "library": "tablet",
    "school": "tablet",
    "university": "tablet",
}
RED_CARDS = {
    "stockade": 1,
    "barracks": 1,
    "guard-tower": 1,
    "walls": 2,
    "training-ground": 2,
    "stables": 2,
    "archery-range": 2,
    "fortifications": 3,
    "circus": 3,
    "arsenal": 3,
    "siege-workshop": 3,
}
YELLOW_CARDS = [
    "tavern",
    "east-trading-post",
    "west-trading-post",
    "marketplace",
    "forum",
    "caravansery",
    "vineyard",
    "bazar",
    "haven",
    "lighthouse",
    "chamber-of-commerce",
    "arena",
]


def read(kinds: list[str]) -> list[Source]:
    return sorted(tuple(sorted(one.split("/"))) for one in kinds)


def ids(colour: int) -> set[str]:
    return {card.id for card in CARDS if card.colour == colour and card.age}


def state(table: Table) -> tuple[int, ...]:
    """Shields, symbols, prices and points of seat 0."""
    city = table.cities[0]
    return city.shields, city.symbols, city.prices, sum(item.points for item in table.game.scores()[0].items)


def symbols(city: City) -> dict[str, int]:
    return {name: city.symbols >> (BITS * n) & LOW for n, name in enumerate(["compass", "gear", "tablet"])}


@pytest.mark.rule("SW-087")
@pytest.mark.parametrize("card", BROWN_CARDS)
def test_brown_cards(card: str) -> None:
    table = Table(*BARE).build(0, card)
    assert sources(table.cities[0].production) == sources(table.cities[0].for_sale) == read(BROWN_CARDS[card])
    assert table.cities[0].count_colour(BROWN) == 1


@pytest.mark.breach("SW-087")
def test_brown_cards_make_no_goods_and_nothing_else() -> None:
    assert ids(BROWN) == set(BROWN_CARDS)
    bare = state(Table(*BARE))
    for card in BROWN_CARDS:
        table = Table(*BARE).build(0, card)
        assert not {"glass", "textile", "papyrus"} & {
            kind for one in sources(table.cities[0].production) for kind in one
        }
        assert state(table) == bare


@pytest.mark.rule("SW-088")
@pytest.mark.parametrize("card", GREY_CARDS)
def test_grey_cards(card: str) -> None:
    table = Table(*BARE).build(0, card)
    assert sources(table.cities[0].production) == sources(table.cities[0].for_sale) == read(GREY_CARDS[card])
    assert table.cities[0].count_colour(GREY) == 1


@pytest.mark.breach("SW-088")
def test_grey_cards_make_no_raw_materials_and_nothing_else() -> None:
    assert ids(GREY) == set(GREY_CARDS)
    bare = state(Table(*BARE))
    for card in GREY_CARDS:
        table = Table(*BARE).build(0, card)
        assert {kind for one in sources(table.cities[0].production) for kind in one} < {"glass", "textile", "papyrus"}
        assert state(table) == bare


@pytest.mark.rule("SW-089")
@pytest.mark.parametrize("card", BLUE_CARDS)
def test_blue_cards(card: str) -> None:
    table = Table(*BARE).build(0, card)
    assert (table.points(0, "blue"), table.cities[0].count_colour(BLUE)) == (BLUE_CARDS[card], 1)


@pytest.mark.breach("SW-089")
def test_blue_cards_give_points_only() -> None:
    assert ids(BLUE) == set(BLUE_CARDS)
    empty = Table(*BARE)
    for card, points in BLUE_CARDS.items():
        table = Table(*BARE).build(0, card)
        assert state(table) == (0, 0, 0, state(empty)[3] + points)
        assert (table.cities[0].production, table.points(1, "blue")) == (0, 0)


@pytest.mark.rule("SW-090")
@pytest.mark.parametrize("card", GREEN_CARDS)
def test_green_cards(card: str) -> None:
    table = Table(*BARE).build(0, card)
    assert symbols(table.cities[0]) == {kind: int(kind == GREEN_CARDS[card]) for kind in ("compass", "gear", "tablet")}
    assert table.points(0, "green") == 1


@pytest.mark.breach("SW-090")
def test_green_cards_give_one_symbol_only() -> None:
    assert ids(GREEN) == set(GREEN_CARDS)
    for card in GREEN_CARDS:
        city = Table(*BARE).build(0, card).cities[0]
        assert (sum(symbols(city).values()), city.production, city.shields, city.prices) == (1, 0, 0, 0)


@pytest.mark.rule("SW-091")
def test_what_yellow_cards_give() -> None:
    assert ids(YELLOW) == set(YELLOW_CARDS)
    gives: dict[str, set[str]] = {}
    for card in YELLOW_CARDS:
        # A brown and a grey card and a stage stand there for the cards that count.
        table = Table(*THREE, coins=0, age=3).build(0, "clay-pool", "loom").stages(0, 1).hands(card, "altar", "altar")
        before = table.cities[0].copy()
        table.cities[0].production = PLENTY
        table.forget()
        table.turn(f"build {card}", "build altar", "build altar")
        city = table.cities[0]
        found = {
            "coins": city.coins > 0,
            "discount": city.prices != before.prices,
            "production": city.production != PLENTY,
            "points": table.points(0, "yellow") > 0,
        }
        gives[card] = {what for what, given in found.items() if given}
    assert gives == {
        "tavern": {"coins"},
        "east-trading-post": {"discount"},
        "west-trading-post": {"discount"},
        "marketplace": {"discount"},
        "forum": {"production"},
        "caravansery": {"production"},
        "vineyard": {"coins"},
        "bazar": {"coins"},
        "haven": {"coins", "points"},
        "lighthouse": {"coins", "points"},
        "chamber-of-commerce": {"coins", "points"},
        "arena": {"coins", "points"},
    }


@pytest.mark.breach("SW-091")
@pytest.mark.parametrize("card", YELLOW_CARDS)
def test_yellow_cards_sell_nothing_and_fight_nobody(card: str) -> None:
    city = Table(*BARE).build(0, card).cities[0]
    assert (city.for_sale, city.shields, city.symbols) == (0, 0, 0)


@pytest.mark.rule("SW-092")
@pytest.mark.parametrize("card", RED_CARDS)
def test_red_cards(card: str) -> None:
    table = Table(*BARE).build(0, card)
    assert (table.cities[0].all_shields(), CARDS[CARD_NUMBERS[card]].age) == (RED_CARDS[card], RED_CARDS[card])


@pytest.mark.breach("SW-092")
def test_red_cards_give_shields_only() -> None:
    assert ids(RED) == set(RED_CARDS)
    empty = Table(*BARE)
    for card, shields in RED_CARDS.items():
        table = Table(*BARE).build(0, card)
        assert state(table) == (shields, 0, 0, state(empty)[3])
        assert table.cities[1].shields == 0


@pytest.mark.rule("SW-093")
def test_the_tavern() -> None:
    table = Table(*THREE).hands("tavern", "altar", "altar")
    table.turn("build tavern", "build altar", "build altar")
    assert table.purses() == [8, 3, 3]


@pytest.mark.breach("SW-093")
def test_the_tavern_pays_once() -> None:
    table = Table(*THREE).hands("tavern", "altar", "altar")
    table.turn("build tavern", "build altar", "build altar")
    for _ in range(2):
        table.hands("theater", "baths", "baths")
        table.turn(
            "stage theater 1" if "stage theater 1" in table.legal(0) else "discard theater", *["discard baths"] * 2
        )
    assert table.purses() == [14, 9, 9]
    assert table.points(0, "yellow") == 0


def count_around(card: str, own: list[str], left: list[str], right: list[str], far: list[str]) -> int:
    """What the card pays in a city with these cards around it; four at the table, one of them no neighbour."""
    table = Table("giza-A", "rhodos-A", "ephesos-A", "babylon-A", age=2, coins=0)
    for seat, cards in ((0, own), (1, right), (2, far), (3, left)):
        table.build(seat, *cards)
    table.hands(card, "altar", "altar", "altar").turn(f"build {card}", *["build altar"] * 3)
    assert table.purses()[1:] == [0, 0, 0]
    return table.purses()[0]


@pytest.mark.rule("SW-094", "SW-095")
@pytest.mark.parametrize(
    ("card", "own", "left", "right", "coins"),
    [
        ("vineyard", [], [], [], 0),
        ("vineyard", ["sawmill"], [], [], 1),
        ("vineyard", ["sawmill", "mine"], ["clay-pool"], ["ore-vein", "foundry"], 5),
        ("bazar", ["loom"], [], [], 2),
        ("bazar", ["loom", "press"], ["glassworks"], ["loom-2"], 8),
        ("bazar", [], ["glassworks", "loom", "press"], [], 6),
    ],
)
def test_vineyard_and_bazar(card: str, own: list[str], left: list[str], right: list[str], coins: int) -> None:
    assert count_around(card, own, left, right, []) == coins


@pytest.mark.rule("SW-094", "SW-095")
def test_cards_of_this_turn_are_counted() -> None:
    table = Table(*THREE, age=2, coins=0).hands("vineyard", "lumber-yard", "stone-pit")
    table.turn("build vineyard", "build lumber-yard", "build stone-pit")
    assert table.purses() == [2, 0, 0]
    table = Table(*THREE, age=2, coins=0).build(0, "loom").hands("bazar", "loom", "press")
    table.turn("build bazar", "build loom", "build press")
    assert table.purses() == [6, 0, 0]


@pytest.mark.breach("SW-094", "SW-095")
def test_other_colours_other_cities_and_discards_do_not_count() -> None:
    others = ["loom", "tavern", "theater", "barracks", "workshop"]
    assert count_around("vineyard", others, others, others, ["sawmill", "quarry"]) == 0
    others = ["lumber-yard", "tavern", "theater", "barracks", "workshop"]
    assert count_around("bazar", others, others, others, ["loom", "press"]) == 0
    table = Table(*THREE, age=2, coins=0).hands("vineyard", "lumber-yard", "stone-pit")
    table.turn("build vineyard", "discard lumber-yard", "build stone-pit")
    assert table.purses() == [1, 3, 0]


@pytest.mark.rule("SW-096", "SW-097")
@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("caravansery", {"stockade", "baths", "guard-tower", "barracks"}),
        ("forum", {"workshop", "apothecary", "scriptorium"}),
    ],
)
def test_caravansery_and_forum(card: str, legal: set[str]) -> None:
    every = "stockade baths guard-tower barracks workshop apothecary scriptorium"
    table = Table(*BARE, coins=0).coins(0, 0).build(0, card).hands(every, "altar", "altar")
    for _ in range(2):
        assert table.legal(0, "build") == {f"build {name}" for name in legal}
        table.hands("theater", "baths", "baths").turn("discard theater", "discard baths", "discard baths")
        table.hands(every, "altar", "altar").coins(0, 0)


@pytest.mark.breach("SW-096", "SW-097")
@pytest.mark.parametrize(("card", "twice"), [("caravansery", "caravansery"), ("forum", "traders-guild")])
def test_one_unit_a_turn_and_none_for_sale(card: str, twice: str) -> None:
    table = Table(*BARE, coins=20).build(0, card).hands("altar", "baths workshop", "altar")
    assert table.legal(1, "build") == set()
    kind = "stone" if card == "caravansery" else "glass"
    wanted = "baths" if card == "caravansery" else "workshop"
    assert table.refuses(1, f"build {wanted} left=2", "SW-033", "resources", missing=f"1 {kind}")
    bare = Table(*BARE, coins=20).build(0, card)
    bare.cities[0].built = 0
    bare.hands(twice, "altar", "altar")
    assert bare.legal(0, "build") == set()


#: For Haven, Lighthouse, Chamber of Commerce and Arena: own cards and stages, then coins and points.
COUNTED = [
    ("haven", [], 0, 0, 0),
    ("haven", ["lumber-yard", "sawmill", "mine"], 0, 3, 3),
    ("haven", ["loom", "tavern", "ore-vein"], 2, 1, 1),
    ("lighthouse", [], 0, 1, 1),
    ("lighthouse", ["tavern", "forum", "loom"], 0, 3, 3),
    ("chamber-of-commerce", ["loom"], 0, 2, 2),
    ("chamber-of-commerce", ["loom", "press", "glassworks", "mine"], 1, 6, 6),
    ("arena", [], 0, 0, 0),
    ("arena", ["loom", "mine"], 1, 3, 1),
    ("arena", [], 3, 9, 3),
]


@pytest.mark.rule("SW-098", "SW-099", "SW-100", "SW-101")
@pytest.mark.parametrize(("card", "own", "stages", "coins", "points"), COUNTED)
def test_coins_now_and_points_later(card: str, own: list[str], stages: int, coins: int, points: int) -> None:
    table = Table(*THREE, age=3, coins=0).build(0, *own).stages(0, stages).hands(card, "altar", "altar")
    table.cities[0].production = PLENTY
    table.forget()
    table.turn(f"build {card}", "build altar", "build altar")
    assert (table.purses()[0], table.points(0, "yellow")) == (coins, points)


@pytest.mark.breach("SW-098", "SW-099", "SW-100", "SW-101")
@pytest.mark.parametrize(
    ("card", "around"),
    [
        ("haven", ["lumber-yard", "sawmill"]),
        ("lighthouse", ["tavern", "forum"]),
        ("chamber-of-commerce", ["loom", "press"]),
        ("arena", []),
    ],
)
def test_the_neighbours_count_for_nothing(card: str, around: list[str]) -> None:
    table = Table(*THREE, age=3, coins=0).build(1, *around).build(2, *around).stages(1, 3).stages(2, 3)
    table.hands(card, "altar", "altar")
    table.cities[0].production = PLENTY
    table.forget()
    table.turn(f"build {card}", "build altar", "build altar")
    itself = 1 if card == "lighthouse" else 0
    assert (table.purses()[0], table.points(0, "yellow")) == (itself, itself)


@pytest.mark.rule("SW-102")
def test_points_follow_the_final_table() -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "lumber-yard", "foundry", "loom").hands("haven", "altar", "altar")
    table.turn("build haven", "build altar", "build altar")
    assert (table.purses()[0], table.points(0, "yellow")) == (2, 2)
    table.hands("sawmill", "theater", "theater").turn("discard sawmill", "build theater", "build theater")
    table.build(0, "mine", "quarry")
    assert (table.purses()[0], table.points(0, "yellow")) == (5, 4)


@pytest.mark.breach("SW-102")
def test_coins_are_taken_once() -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "lumber-yard", "foundry", "loom").hands("haven", "altar", "altar")
    table.turn("build haven", "build altar", "build altar")
    table.hands("stone-pit", "theater", "theater").turn("build stone-pit", "build theater", "build theater")
    assert (table.purses()[0], table.points(0, "yellow")) == (2, 3)
    table.end_age()
    assert (table.game.is_over, table.purses()[0]) == (True, 2)
