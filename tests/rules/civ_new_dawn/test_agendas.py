"""Section 26: what each agenda asks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from tests.rules.civ_new_dawn.rounds import forts_of
from tests.rules.civ_new_dawn.table import Table

EDGE = [f"G{number}" for number in range(16, 24)] + [f"U{number}" for number in range(16, 24)]
INNER = [f"K{number}" for number in range(15, 25)] + [f"Q{number}" for number in range(15, 25)]
SITES = ["J20", "J22", "J24", "L21", "P21", "R20", "R22"]
DISTRICTS = ["campus", "commercial-hub", "encampment", "industrial-zone", "theater-square"]
STATES = ["kumasi", "mohenjo-daro", "geneva", "seoul"]
LEVEL_FOUR = ["mass-media", "nuclear-power", "capitalism"]
#: By type: ancient, ancient, medieval, modern.
WONDERS = {
    "culture": ["stonehenge", "hanging-gardens", "forbidden-city", "eiffel-tower"],
    "science": ["oracle", "pyramids", "porcelain-tower", "kremlin"],
    "economy": ["colossus", "great-lighthouse", "great-zimbabwe", "big-ben"],
    "military": ["terracotta-army", "petra", "alhambra", "ruhr-valley"],
}


def with_wonders(table: Table, *wonders: str) -> Table:
    """Wonders of seat 0, each under a city of its own."""
    for place, wonder in zip(SITES, wonders, strict=False):
        table.cities(0, place).wonder(0, wonder, place)
    return table


def mature_cities(table: Table, number: int, tiles: bool = True) -> Table:
    """Mature cities of seat 0 beside the capital, which is mature too; each on a tile of its own if wished."""
    table.mature(0, "N16")
    for index, name in enumerate(["J21", "N20", "R20", "J17"][: number - 1]):
        if tiles:
            table.tile(2 + index, name)
        table.cities(0, name).mature(0, name)
    return table


def on_tiles(table: Table, number: int) -> Table:
    """Cities on so many tiles, the capital's one among them."""
    for index, name in enumerate(SITES[: number - 1]):
        table.tile(1 + index, name).cities(0, name)
    return table


def natural(table: Table, number: int) -> Table:
    table.game.own(0).natural_wonders = (1 << number) - 1
    return table


def conquered(table: Table, number: int) -> Table:
    for state, name in zip(("kabul", "seoul"), SITES[:number], strict=False):
        table.conquered(0, state, name)
    return table


def of_type(type: str) -> Callable[[Table, int], Table]:
    return lambda table, number: with_wonders(table, *[WONDERS[type][2 * index] for index in range(number)])


#: By agenda: how many of what it counts it asks for, and how a player comes to have so many.
AGENDA_TABLE: dict[str, tuple[int, Callable[[Table, int], Table]]] = {
    "diplomatic": (4, lambda table, number: table.envoys(0, *STATES[:number])),
    "expansionist": (6, on_tiles),
    "defensive": (15, lambda table, number: table.tokens(0, *INNER[:number], reinforced=True)),
    "progressive": (
        3,
        lambda table, number: with_wonders(table, *["oracle", "porcelain-tower", "big-ben"][:number]),
    ),
    "provincial": (4, mature_cities),
    "industrious": (
        5,
        lambda table, number: [table.district(0, *pair) for pair in zip(DISTRICTS[:number], INNER, strict=False)][-1],
    ),
    "technophile": (3, lambda table, number: table.cards(0, *LEVEL_FOUR[:number])),
    "prolific": (2, lambda table, number: with_wonders(table, *["oracle", "petra"][:number])),
    "scholarly": (2, of_type("science")),
    "hoarder": (5, lambda table, number: natural(table, 2).resources(0, marble=1, oil=number - 3)),
    "diversified": (
        3,
        lambda table, number: with_wonders(table, *["oracle", "forbidden-city", "big-ben"][:number]),
    ),
    "civilized": (8, lambda table, number: table.cities(0, *SITES[: number - 1])),
    "moneygrubber": (2, of_type("economy")),
    "explorer": (15, lambda table, number: table.tokens(0, *EDGE[:number])),
    "aesthetic": (2, of_type("culture")),
    "populous": (5, lambda table, number: mature_cities(table, number, tiles=False)),
    "preservationist": (2, natural),
    "warmonger": (2, conquered),
    "paranoid": (2, of_type("military")),
}
#: By agenda: the marks of a test that shows it, and of one that shows what does not complete it.
MARKS = {
    "diplomatic": (pytest.mark.rule("CV-323"), pytest.mark.breach("CV-323")),
    "expansionist": (pytest.mark.rule("CV-324"), pytest.mark.breach("CV-324")),
    "defensive": (pytest.mark.rule("CV-326"), pytest.mark.breach("CV-326")),
    "progressive": (pytest.mark.rule("CV-327"), pytest.mark.breach("CV-327")),
    "provincial": (pytest.mark.rule("CV-328"), pytest.mark.breach("CV-328")),
    "industrious": (pytest.mark.rule("CV-329"), pytest.mark.breach("CV-329")),
    "technophile": (pytest.mark.rule("CV-330"), pytest.mark.breach("CV-330")),
    "prolific": (pytest.mark.rule("CV-331"), pytest.mark.breach("CV-331")),
    "scholarly": (pytest.mark.rule("CV-332"), pytest.mark.breach("CV-332")),
    "hoarder": (pytest.mark.rule("CV-333"), pytest.mark.breach("CV-333")),
    "diversified": (pytest.mark.rule("CV-334"), pytest.mark.breach("CV-334")),
    "civilized": (pytest.mark.rule("CV-335"), pytest.mark.breach("CV-335")),
    "moneygrubber": (pytest.mark.rule("CV-335"), pytest.mark.breach("CV-335")),
    "explorer": (pytest.mark.rule("CV-335"), pytest.mark.breach("CV-335")),
    "aesthetic": (pytest.mark.rule("CV-335"), pytest.mark.breach("CV-335")),
    "populous": (pytest.mark.rule("CV-336"), pytest.mark.breach("CV-336")),
    "preservationist": (pytest.mark.rule("CV-336"), pytest.mark.breach("CV-336")),
    "warmonger": (pytest.mark.rule("CV-336"), pytest.mark.breach("CV-336")),
    "paranoid": (pytest.mark.rule("CV-336"), pytest.mark.breach("CV-336")),
}
MET = [pytest.param(agenda, *row, marks=MARKS[agenda][0], id=agenda) for agenda, row in AGENDA_TABLE.items()]
MISSED = [pytest.param(agenda, *row, marks=MARKS[agenda][1], id=agenda) for agenda, row in AGENDA_TABLE.items()]


def other_agenda(agenda: str) -> str:
    pair = next(card.agendas for card in VICTORY_CARDS if AGENDAS.index(agenda) in card.agendas)
    return next(AGENDAS[other] for other in pair if AGENDAS[other] != agenda)


@pytest.mark.parametrize(("agenda", "needed", "have"), MET)
def test_an_agenda_is_marked_with_what_it_asks_for(
    agenda: str, needed: int, have: Callable[[Table, int], Table]
) -> None:
    table = have(Table(2).victory(agenda), needed).begin(0)
    assert table.marks(0) == {agenda, other_agenda(agenda)}
    assert table.marks(1) == set()


@pytest.mark.parametrize(("agenda", "needed", "have"), MISSED)
def test_an_agenda_is_not_marked_with_one_less(agenda: str, needed: int, have: Callable[[Table, int], Table]) -> None:
    table = have(Table(2).victory(agenda), needed - 1).begin(0)
    assert table.marks(0) == set()
    assert table.marks(1) == set()


@pytest.mark.rule("CV-323", "CV-440")
def test_players_and_city_states_count_alike_for_diplomatic() -> None:
    table = Table(3).victory("diplomatic").envoys(0, "kumasi", "geneva")
    table.pacts(0, 1, "embassy").pacts(0, 2, "joint-war").begin(0)
    assert table.marks(0) == {"diplomatic", "hoarder"}


@pytest.mark.breach("CV-440")
def test_several_cards_of_one_player_count_once_and_own_cards_never() -> None:
    table = Table(2).victory("diplomatic").envoys(0, "kumasi", "geneva").wonder(0, "potala-palace")
    table.pacts(0, 1, "embassy", "joint-war", "defensive-pact").begin(0)
    assert table.marks(0) == set()
    # The second player has all cards of the own colour, and none of anybody else.
    assert table.marks(1) == set()


@pytest.mark.rule("CV-324", "CV-441")
def test_forts_and_conquered_city_states_count_for_expansionist() -> None:
    table = Table(2).victory("expansionist").tile(2, "J20").tile(3, "J22")
    table.conquered(0, "kabul", "J20").cities(0, "J22")
    forts_of(table, 0, "N20", "P20", "R20").begin(0)
    assert table.marks(0) == {"expansionist", "prolific"}


@pytest.mark.breach("CV-324")
def test_cities_on_one_tile_count_once_for_expansionist() -> None:
    table = Table(2).victory("expansionist").cities(0, *SITES).begin(0)
    assert table.marks(0) == set()


@pytest.mark.breach("CV-327")
def test_three_wonders_of_two_eras_are_not_progressive() -> None:
    table = with_wonders(Table(2).victory("progressive"), "oracle", "petra", "big-ben").begin(0)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-328", "CV-441")
def test_a_mature_city_on_a_fort_counts_for_provincial() -> None:
    table = mature_cities(Table(2).victory("provincial"), 3)
    forts_of(table, 0, "R20").mature(0, "R20").begin(0)
    assert table.marks(0) == {"provincial", "diversified"}


@pytest.mark.breach("CV-328")
def test_four_mature_cities_on_three_tiles_are_not_provincial() -> None:
    table = mature_cities(Table(2).victory("provincial"), 4)
    table.tile(2, "N20").begin(0)
    assert table.marks(0) == set()


@pytest.mark.breach("CV-330")
def test_the_technophile_of_the_base_game_does_not_count_in_the_full_game() -> None:
    table = Table(2).victory("technophile").dial(0, 24).begin(0)
    assert table.marks(0) == set()


@pytest.mark.breach("CV-331")
def test_two_wonders_of_different_eras_are_not_prolific() -> None:
    assert with_wonders(Table(2).victory("prolific"), "oracle", "alhambra").begin(0).marks(0) == set()


@pytest.mark.breach("CV-332", "CV-335", "CV-336")
@pytest.mark.parametrize("agenda", ["scholarly", "moneygrubber", "aesthetic", "paranoid"])
def test_wonders_of_two_types_do_not_complete_an_agenda_of_one_type(agenda: str) -> None:
    type = {"scholarly": "science", "moneygrubber": "economy", "aesthetic": "culture", "paranoid": "military"}[agenda]
    other = "science" if type != "science" else "culture"
    table = with_wonders(Table(2).victory(agenda), WONDERS[type][0], WONDERS[other][0]).begin(0)
    assert table.marks(0) == set()


@pytest.mark.breach("CV-334")
def test_three_wonders_of_two_types_are_not_diversified() -> None:
    table = with_wonders(Table(2).victory("diversified"), "oracle", "pyramids", "petra").begin(0)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-335")
def test_tokens_next_to_water_count_for_explorer_as_those_on_the_edge_do() -> None:
    table = Table(2).victory("explorer").terrain("water", "K20")
    table.tokens(0, *EDGE[:13], "K19", "K21").begin(0)
    assert table.marks(0) == {"explorer", "aesthetic"}


@pytest.mark.breach("CV-335")
def test_tokens_elsewhere_and_cities_do_not_count_for_explorer() -> None:
    table = Table(2).victory("explorer").tokens(0, *EDGE[:14], *INNER[:5]).cities(0, "N13").begin(0)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-439")
def test_districts_count_for_explorer_and_defensive() -> None:
    table = Table(2).victory("explorer", "defensive").tokens(0, *EDGE[:14], reinforced=True)
    table.district(0, "campus", EDGE[14], reinforced=True).begin(0)
    assert table.marks(0) == {"explorer", "aesthetic", "defensive", "devastating"}


@pytest.mark.breach("CV-439")
def test_an_unreinforced_district_does_not_count_for_defensive() -> None:
    table = Table(2).victory("defensive").tokens(0, *INNER[:14], reinforced=True).district(0, "campus", INNER[14])
    assert table.begin(0).marks(0) == set()


@pytest.mark.rule("CV-441")
def test_cities_on_forts_and_city_states_count_for_civilized_and_populous() -> None:
    table = Table(2).victory("civilized").cities(0, *SITES[:4]).conquered(0, "kabul", "R20")
    forts_of(table, 0, "R22", "P23").begin(0)
    assert table.marks(0) == {"civilized", "moneygrubber"}
    table = mature_cities(Table(2).victory("populous"), 3, tiles=False).conquered(0, "kabul", "R20").mature(0, "R20")
    forts_of(table, 0, "J17").mature(0, "J17").begin(0)
    assert table.marks(0) == {"populous", "preservationist"}


@pytest.mark.breach("CV-441")
def test_a_free_fort_and_a_city_state_whose_card_is_held_are_no_cities() -> None:
    table = (
        Table(2).victory("civilized").cities(0, *SITES[:5]).fort("R22").city_state("kabul", "J16").envoys(0, "kabul")
    )
    table.armies(0, "R22").begin(0)
    assert table.marks(0) == set()


@pytest.mark.rule("CV-442")
def test_a_unique_card_of_level_iv_counts_for_technophile() -> None:
    table = Table(2, "america", "egypt").victory("technophile").cards(0, "radio", "nuclear-power", "capitalism")
    assert table.begin(0).marks(0) == {"technophile", "scholarly"}


@pytest.mark.breach("CV-442")
def test_a_unique_card_of_level_iii_does_not_count_for_technophile() -> None:
    table = Table(2, "france", "egypt").victory("technophile").cards(0, "humanism", "nuclear-power", "capitalism")
    assert table.begin(0).marks(0) == set()
