"""Section P: Brigadoon, Capua, Caylus and Chichén Itzá, stage by stage (SW-258 to SW-272, SW-454 to SW-460)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, starts_with, three

FOUR = ("rhodos-A", "giza-A", "olympia-A")


# Brigadoon


@pytest.mark.rule("SW-258")
def test_brigadoon_starts() -> None:
    assert starts_with("brigadoon-A", "1 clay")
    assert starts_with("brigadoon-B", "1 clay")


@pytest.mark.breach("SW-258")
def test_brigadoon_has_one_clay() -> None:
    table = Works("brigadoon-A", *FOUR).stages(0, 2).hands(*["altar"] * 4)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="2 clay")


def haunt(board: str) -> list[tuple[int, int]]:
    """Points of the wonder and whether it is gone, after each stage."""
    table = Works(board, *FOUR).rich(0)
    found = []
    for number in range(1, len(table.cities[0].markers) + 1):
        table.raise_stage(number)
        found.append((table.points(0, "wonder"), table.cities[0].vanished))
    return found


@pytest.mark.rule("SW-259")
def test_brigadoon_a() -> None:
    assert haunt("brigadoon-A") == [(3, 0), (10, 1), (15, 0)]


@pytest.mark.breach("SW-259")
def test_the_first_stage_hides_nothing() -> None:
    table = Works("brigadoon-A", *FOUR).rich(0)
    table.raise_stage(1)
    assert (table.game.neighbours(0), table.game.neighbours(1)) == ([3, 1], [0, 2])
    table.make(0, "1 clay").coins(0, 9).hands("workshop", *["altar"] * 3)
    # Nor does it open the bank.
    assert table.refuses(0, "build workshop bank=1", "SW-033", "resources", missing="1 glass")


@pytest.mark.rule("SW-260")
def test_brigadoon_b() -> None:
    assert haunt("brigadoon-B") == [(0, 1), (5, 0), (8, 1), (18, 0)]


@pytest.mark.breach("SW-260")
def test_brigadoon_b_stays_gone_between_its_stages() -> None:
    table = Works("brigadoon-B", *FOUR).rich(0)
    table.raise_stage(1)
    for _ in range(2):
        table.act({})
        assert table.game.neighbours(0) == []
    table.end_age()
    assert table.game.neighbours(0) == []


@pytest.mark.rule("SW-459")
def test_the_bank_stays_open_after_the_return() -> None:
    table = Works("brigadoon-B", *FOUR).rich(0)
    table.raise_stage(1)
    table.raise_stage(2)
    table.make(0, "1 clay").coins(0, 5).hands("barracks workshop", *["altar"] * 3)
    assert table.legal(0, "build") == {"build barracks bank=1", "build barracks right=2", "build workshop bank=1"}


@pytest.mark.breach("SW-459")
def test_not_before_the_stage_nor_for_others() -> None:
    table = Works("brigadoon-B", *FOUR).hands("workshop", "workshop", *["altar"] * 2)
    for seat in (0, 1):
        assert table.refuses(seat, "build workshop bank=1", "SW-033", "resources", missing="1 glass")


# Capua


@pytest.mark.rule("SW-261")
def test_capua_starts() -> None:
    assert starts_with("capua-A", "1 ore")
    assert starts_with("capua-B", "1 ore")


@pytest.mark.breach("SW-261")
def test_capua_has_one_ore() -> None:
    table = Works("capua-A", "giza-A", "giza-A").stages(0, 2).hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="3 ore")


@pytest.mark.rule("SW-262")
def test_capua_a() -> None:
    table = three("capua-A")
    assert (table.climb(), table.cities[0].shields) == ([3, 9, 9], 3)


@pytest.mark.breach("SW-262")
def test_no_shields_before_the_third_stage() -> None:
    table = three("capua-A").build(1, "barracks")
    table.raise_stage(1)
    table.raise_stage(2)
    table.end_age()
    assert (table.cities[0].shields, table.tokens(0)) == (0, (0, 0, 0, 1))


@pytest.mark.rule("SW-263", "SW-344")
def test_whoever_loses_to_capua_takes_two() -> None:
    table = three("capua-B").build(0, "barracks").build(1, "walls")
    table.raise_stage(1)
    table.end_age()
    # Giza loses to Capua (two) and to Rhodos (one); Capua to Rhodos (one).
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0, 0, 1), (2, 0, 0, 0), (0, 0, 0, 3)]


@pytest.mark.breach("SW-263", "SW-344")
def test_capua_still_wins_one_token_and_ties_bring_none() -> None:
    table = three("capua-B").build(0, "barracks").build(2, "barracks").stages(0, 1)
    table.end_age()
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0, 0, 0), (0, 0, 0, 3), (1, 0, 0, 0)]
    # Without the stage one token is taken.
    table = three("capua-B").build(0, "barracks")
    table.end_age()
    assert [table.tokens(seat)[3] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("SW-264")
def test_capua_b() -> None:
    table = three("capua-B").build(0, "barracks", "walls")
    assert table.climb() == [0, 5, 8]


@pytest.mark.breach("SW-264")
def test_shields_of_others_are_not_counted() -> None:
    table = three("capua-B").build(1, "walls").build(2, "arsenal")
    assert table.climb() == [0, 5, 5]


@pytest.mark.rule("SW-460")
def test_also_those_who_became_neighbours() -> None:
    """A diplomat or a vanished city between them is taken out of the circle."""
    table = Works("capua-B", "rhodos-A", "giza-A", "olympia-A").stages(0, 1).build(0, "barracks")
    table.cities[1].diplomacy = 1
    table.end_age()
    assert [table.tokens(seat)[3] for seat in range(4)] == [0, 0, 2, 2]
    table = Works("capua-B", "brigadoon-B", "giza-A", "olympia-A").stages(0, 1).build(0, "barracks").rich(1)
    table.raise_stage(1, seat=1)
    table.end_age()
    assert [table.tokens(seat)[3] for seat in range(4)] == [0, 0, 2, 2]


@pytest.mark.breach("SW-460")
def test_not_those_who_lose_to_somebody_else() -> None:
    table = Works("capua-B", "rhodos-A", "giza-A", "olympia-A").stages(0, 1).build(1, "barracks").build(0, "barracks")
    table.end_age()
    # Giza sits opposite and loses to Rhodos only.
    assert [table.tokens(seat)[3] for seat in range(4)] == [0, 0, 1, 2]


# Caylus


@pytest.mark.rule("SW-265", "SW-341")
@pytest.mark.parametrize("board", ["caylus-A", "caylus-B"])
def test_caylus_makes_wood_or_stone(board: str) -> None:
    table = Works(board, "rhodos-A", "babylon-A").hands("stockade baths", "stockade baths", "altar")
    assert table.legal(0, "build") == {"build stockade", "build baths"}
    assert table.legal(1, "build") == {"build stockade left=2", "build baths left=2"}


@pytest.mark.breach("SW-265", "SW-341")
def test_never_both_at_once() -> None:
    table = Works("caylus-A", "rhodos-A", "babylon-A").hands("caravansery", "altar", "altar")
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")
    # Senate: two woods, stone and ore. With a wood and an ore at hand the board cannot give both the rest.
    table.build(0, "lumber-yard", "ore-vein").hands("senate", "altar", "altar")
    assert table.legal(0, "build") == set()
    table.build(0, "stone-pit")
    assert table.legal(0, "build") == {"build senate"}


def caylus(board: str = "caylus-A") -> Works:
    """Stage 1 built by a real move in Age I; Age II begins, with two green cards."""
    table = three(board).coins(0, 0)
    table.raise_stage(1)
    assert (table.cities[0].coins, table.step(0)) == (3, "pick")
    table.build(0, "workshop", "apothecary").at(age=2, turn=1).hands("scriptorium", "altar", "altar")
    return table


@pytest.mark.rule("SW-266", "SW-269")
@pytest.mark.parametrize("board", ["caylus-A", "caylus-B"])
def test_three_coins_and_a_claim_in_age_two(board: str) -> None:
    table = caylus(board)
    assert (table.step(0), table.legal(0)) == ("any-time", {"claim", "decline"})
    table.play(0, "claim")
    assert (table.cities[0].coins, table.step(0)) == (5, "pick")


@pytest.mark.rule("SW-266")
def test_green_cards_are_counted_when_it_is_claimed() -> None:
    table = caylus()
    table.play(0, "decline")
    table.turn("build scriptorium", "discard altar", "discard altar")
    # Asked again after the card; three green cards now.
    assert table.legal(0) == {"claim", "decline"}
    table.play(0, "claim")
    assert table.cities[0].coins == 6


@pytest.mark.breach("SW-266")
def test_once_only_and_in_age_two_only() -> None:
    table = caylus()
    table.play(0, "claim")
    table.turn("build scriptorium", "discard altar", "discard altar")
    assert (table.step(0), table.cities[0].coins) == ("pick", 5)
    assert table.refuses(0, "claim", "SW-411", "not-now", owed="pick")
    table = caylus()
    table.play(0, "decline")
    table.at(age=3, turn=1).hands("scriptorium", "altar", "altar")
    assert table.step(0) == "pick"
    assert table.refuses(0, "claim", "SW-411", "not-now", owed="pick")
    # Built in Age III the stage brings its 3 coins and nothing more.
    table = three("caylus-A").at(age=3).build(0, "workshop").coins(0, 0)
    table.raise_stage(1)
    assert (table.step(0), table.cities[0].coins) == ("pick", 3)


@pytest.mark.rule("SW-266")
def test_built_in_the_last_turn_of_age_two_it_can_still_be_claimed() -> None:
    table = three("caylus-A").at(age=2, turn=6).build(0, "workshop").coins(0, 0)
    table.raise_stage(1)
    assert (table.game.age, table.legal(0)) == (2, {"claim", "decline"})
    table.play(0, "claim")
    assert (table.game.age, table.cities[0].coins) == (3, 4)


@pytest.mark.rule("SW-267", "SW-269")
@pytest.mark.parametrize("board", ["caylus-A", "caylus-B"])
def test_the_stages_of_caylus(board: str) -> None:
    table = three(board).coins(0, 0)
    assert (table.climb(), table.cities[0].coins) == ([0, 5, 9, 12], 3)
    table.build(0, "workers-guild", "clay-pool")
    assert table.points(0, "purple") == 1


@pytest.mark.breach("SW-267", "SW-269")
@pytest.mark.parametrize("board", ["caylus-A", "caylus-B"])
def test_no_favour_before_the_fourth_stage(board: str) -> None:
    table = three(board).stages(0, 3).build(0, "workers-guild", "clay-pool")
    assert table.points(0, "purple") == 0
    assert table.stages(0, 4).hands(*["altar"] * 3).legal(0, "stage") == set()


@pytest.mark.rule("SW-268")
def test_guilds_also_look_at_their_owner() -> None:
    table = three("caylus-A").stages(0, 4).build(0, "traders-guild", "tavern", "marketplace").build(1, "tavern")
    table.build(0, "craftsmens-guild", "loom")
    # Traders: two own and one next door. Craftsmen: 2 for the own Loom.
    assert table.points(0, "purple") == 3 + 2


@pytest.mark.breach("SW-268")
def test_only_guilds_and_only_those_of_the_owner() -> None:
    table = three("caylus-A").stages(0, 4).build(1, "traders-guild", "tavern").build(0, "vineyard", "clay-pool")
    # The guild of Rhodos sees the Vineyard of Caylus and not its own Tavern.
    assert (table.points(1, "purple"), table.points(0, "purple")) == (1, 0)


@pytest.mark.rule("SW-270")
@pytest.mark.parametrize(
    ("number", "text", "enough"),
    [
        (1, "1 wood 1 clay", True),
        (1, "1 stone 1 ore", True),
        (1, "2 wood", False),
        (1, "1 wood 1 glass", False),
        (2, "1 textile 1 clay 1 ore", True),
        (2, "1 textile 2 clay", False),
        (3, "1 glass 1 wood 1 stone", True),
        (3, "1 glass 2 wood", False),
        (4, "1 textile 1 wood 1 stone 1 clay", True),
        (4, "1 textile 2 wood 1 stone", False),
    ],
)
def test_raw_materials_of_different_kinds(number: int, text: str, enough: bool) -> None:
    for board in ("caylus-A", "caylus-B"):
        table = Works(board, "ephesos-A", "ephesos-A").stages(0, number - 1)
        table.cities[0].production = 0
        table.make(0, text).hands(*["altar"] * 3)
        assert table.legal(0, "stage") == ({f"stage altar {number}"} if enough else set())


@pytest.mark.breach("SW-270", "SW-454")
def test_equal_kinds_are_refused() -> None:
    table = Works("caylus-B", "ephesos-A", "ephesos-A")
    table.cities[0].production = 0
    table.make(0, "2 wood").hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 1", "SW-067", "resources", missing="1 stone")
    # Made goods are no raw materials.
    table.make(0, "2 glass 2 textile 1 clay").forget()
    assert table.refuses(0, "stage altar 1", "SW-067", "resources", missing="1 wood")


@pytest.mark.rule("SW-454")
def test_the_cubes_of_side_b_mean_the_costs_of_side_a() -> None:
    for number in (1, 2, 3, 4):
        legal = []
        for board in ("caylus-A", "caylus-B"):
            table = Works(board, "giza-A", "babylon-A", coins=9).stages(0, number - 1).build(1, "loom", "glassworks")
            legal.append(table.build(0, "clay-pool", "ore-vein").hands(*["altar"] * 3).legal(0, "stage"))
        assert legal[0] == legal[1] != set()


@pytest.mark.rule("SW-455")
def test_tokens_are_covered_and_nothing_counts_twice() -> None:
    table = three("caylus-A").stages(0, 4).build(0, "strategists-guild").lose(0, 2).lose(1, 1)
    assert table.points(0, "purple") == 3
    table = three("caylus-A").stages(0, 4).build(0, "builders-guild").stages(1, 1)
    assert table.points(0, "purple") == 5
    table = three("caylus-A").stages(0, 4).build(0, "shipowners-guild", "clay-pool", "loom")
    assert table.points(0, "purple") == 3


@pytest.mark.breach("SW-455")
def test_without_the_favour_own_tokens_do_not_count() -> None:
    table = three("caylus-A").stages(0, 3).build(0, "strategists-guild").lose(0, 2).lose(1, 1)
    assert table.points(0, "purple") == 1


# Chichén Itzá


@pytest.mark.rule("SW-271")
@pytest.mark.parametrize("board", ["chichen-itza-A", "chichen-itza-B"])
def test_chichen_itza_makes_nothing(board: str) -> None:
    assert starts_with(board, "")
    assert Works(board, "giza-A", "giza-A").cities[0].coins == 3


@pytest.mark.breach("SW-271")
def test_nothing_to_buy_from_it_either() -> None:
    table = Works("chichen-itza-A", "rhodos-A", "giza-A").hands("stockade", "guard-tower", "guard-tower")
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")
    assert [table.legal(seat, "build") for seat in range(3)] == [set()] * 3


@pytest.mark.rule("SW-272")
def test_chichen_itza() -> None:
    assert three("chichen-itza-A").climb() == [3, 9, 18]
    assert three("chichen-itza-B").climb() == [12]


@pytest.mark.breach("SW-272")
def test_one_single_stage_on_side_b() -> None:
    table = three("chichen-itza-B").stages(0, 1).hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 2", "SW-071", "wonder-complete")
