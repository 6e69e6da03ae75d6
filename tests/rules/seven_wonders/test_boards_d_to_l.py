"""Section P: Dominion B, DoppelWonder, El Dorado, Helvetia, Ithake and Lhasa, stage by stage (SW-286 to SW-306)."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.core.refusal import ILLEGAL
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS
from ecumene.games.seven_wonders.vocabulary import MYTHS_PER_AGE
from tests.rules.seven_wonders.works import Works, of_kind, starts_with, three

# Dominion B


@pytest.mark.rule("SW-286")
def test_dominion_b() -> None:
    assert three("dominion-B").climb() == [-1, -1, -1, 9]


@pytest.mark.breach("SW-286")
def test_the_curse_is_one_point_and_no_more() -> None:
    table = three("dominion-B")
    before = table.total(0)
    table.raise_stage(1)
    assert table.total(0) == before - 1
    assert (
        Works("dominion-B", "rhodos-A", "giza-A")
        .hands(*["altar"] * 3)
        .refuses(0, "stage altar 4", "SW-066", "stage-order", stage=4, next=1)
    )


def library(*pile: str) -> Works:
    """Dominion B with three stages; cards lie on the discard pile."""
    table = three("dominion-B").stages(0, 2)
    table.raise_stage(3)
    return table.finish().discarded(" ".join(pile))


@pytest.mark.rule("SW-288")
def test_a_purple_card_opens_the_discard_pile() -> None:
    table = library("altar", "arsenal").coins(0, 0)
    table.act({0: "build workers-guild", 1: "discard tavern"})
    # Before the pile comes the exchange of stage 2; then all discards of the turn are there.
    table.play(0, "decline")
    assert table.legal(0) == {"take altar", "take arsenal", "take tavern", "take baths"}
    events = table.play(0, "take arsenal")
    assert (table.built(0), table.cities[0].shields, table.cities[0].coins) == (["workers-guild", "arsenal"], 3, 0)
    assert len(of_kind(events, "taken-from-discard")) == 1


@pytest.mark.breach("SW-288")
def test_only_for_purple_cards_and_only_once_a_turn() -> None:
    table = library("altar", "traders-guild")
    table.act({0: "build theater"})
    table.play(0, "decline")
    assert table.step(0) == "pick"
    table.act({0: "build workers-guild"})
    table.play(0, "decline")
    table.play(0, "take traders-guild")
    # The guild from the pile does not open it again.
    assert (table.step(0), table.built(0)) == ("pick", ["theater", "workers-guild", "traders-guild"])
    # Nor does a guild of somebody else, or one used as a marker.
    table = library("altar").rich(1)
    table.act({1: "build workers-guild"})
    table.play(0, "decline")
    table.raise_stage(4, "traders-guild")
    table.play(0, "decline")
    assert (table.step(0), table.built(0)) == ("pick", [])


# DoppelWonder


def doubles(*boards: str) -> SevenWonders:
    """A team game in which these boards are taken by free choice, DoppelWonder on either side as the table likes."""
    options: dict[str, Any] = {
        "wonders": "all",
        "deal": "choose",
        "cities": True,
        "teams": True,
        "balance": "orders",
    }
    game = ecumene.new("seven-wonders", seats=4, seed=5, options=options)
    assert isinstance(game, SevenWonders)
    for seat, board in enumerate(boards):
        game.play(seat, game.parse(seat, f"board {board}"))
    return game


@pytest.mark.rule("SW-289")
@pytest.mark.parametrize(
    ("partner", "side"),
    [("giza-A", "A"), ("giza-B", "B"), ("antiocheia-B", "A"), ("beiping-B", "B"), ("dominion-A", "A")],
)
def test_doppelwonder_is_its_partners_board(partner: str, side: str) -> None:
    game = doubles(partner, "doppelwonder-A", "rhodos-A", "ephesos-A")
    one, other = game.cities[0], game.cities[1]
    assert BOARDS[other.board].id == partner
    assert (one.production, one.for_sale, one.coins, one.defeats) == (
        other.production,
        other.for_sale,
        other.coins,
        other.defeats,
    )
    assert (len(one.markers), game.cast(1)) == (len(other.markers), f"doppelwonder-{side}")
    # Also when the partner sits on the other side of it.
    game = doubles("rhodos-A", "ephesos-A", "doppelwonder-B", partner)
    assert (BOARDS[game.cities[2].board].id, game.cast(2)) == (partner, f"doppelwonder-{side}")


@pytest.mark.breach("SW-289")
def test_only_in_the_team_game() -> None:
    game = ecumene.new("seven-wonders", seats=4, seed=5, options={"wonders": "all", "deal": "choose"})
    refusal = game.check(0, game.parse(0, "board doppelwonder-A"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.kind) == ("SW-183", "board-teams-only", ILLEGAL)
    # It copies neither the enemy's board nor its own.
    game = doubles("giza-A", "doppelwonder-A", "rhodos-A", "ephesos-A")
    assert [BOARDS[city.board].id for city in game.cities] == ["giza-A", "giza-A", "rhodos-A", "ephesos-A"]


@pytest.mark.rule("SW-290")
@pytest.mark.parametrize(("board", "points"), [("giza-A", [3, 8, 15]), ("giza-B", [3, 8, 13, 20])])
def test_each_builds_its_own_stages(board: str, points: list[int]) -> None:
    table = Works(board, board, "rhodos-A", "olympia-A", cities=True, teams=True)
    # As set up for DoppelWonder: the partner's board, stage by stage.
    table.game = doubles(board, "doppelwonder-A", "rhodos-A", "ephesos-A")
    assert table.rich(1).climb(seat=1) == points
    assert (table.cities[0].stage_count(), table.points(0, "wonder")) == (0, 0)


@pytest.mark.breach("SW-290")
def test_the_partners_progress_is_not_shared() -> None:
    table = Works("giza-A", "giza-A", "rhodos-A", "olympia-A", cities=True, teams=True)
    table.game = doubles("giza-A", "doppelwonder-A", "rhodos-A", "ephesos-A")
    table.rich(0, 1).raise_stage(1)
    table.hands(*["altar"] * 4)
    assert (table.legal(0, "stage"), table.legal(1, "stage")) == ({"stage altar 2"}, {"stage altar 1"})
    assert table.refuses(1, "stage altar 2", "SW-066", "stage-order", stage=2, next=1)


# El Dorado


@pytest.mark.rule("SW-291")
def test_twelve_coins_instead_of_a_resource() -> None:
    assert starts_with("el-dorado-A", "")
    assert Works("el-dorado-A", "rhodos-A", "giza-A").purses() == [15, 3, 3]


@pytest.mark.breach("SW-291")
def test_not_on_side_b() -> None:
    assert starts_with("el-dorado-B", "")
    assert Works("el-dorado-B", "rhodos-A", "giza-A").purses() == [3, 3, 3]


@pytest.mark.rule("SW-292")
def test_six_coins_and_a_grudge_against_blue() -> None:
    table = three("el-dorado-A").build(0, "altar", "palace").coins(0, 0)
    table.raise_stage(1)
    assert (table.cities[0].coins, table.points(0, "wonder"), table.points(0, "blue")) == (6, -4, 10)


@pytest.mark.breach("SW-292")
def test_blue_cards_of_others_and_other_colours_cost_nothing() -> None:
    table = three("el-dorado-A").build(1, "altar", "palace").build(0, "tavern", "loom")
    table.raise_stage(1)
    assert table.points(0, "wonder") == 0


@pytest.mark.rule("SW-293", "SW-472")
def test_three_coins_for_every_yellow_card_to_come() -> None:
    table = three("el-dorado-A").stages(0, 1).build(0, "east-trading-post").coins(0, 0)
    table.raise_stage(2)
    table.act({0: "build marketplace"})
    assert table.cities[0].coins == 3
    table.act({0: "chain forum"})
    assert table.cities[0].coins == 6
    # From the discard pile too: Solomon, for 3 coins, builds the Bazar, which sees no grey card.
    table = three("el-dorado-A", leaders=True).stages(0, 2).coins(0, 3).discarded("bazar")
    table.leaders("solomon", "nero", "midas")
    table.turn("recruit solomon", "discard nero", "discard midas")
    assert (table.built(0), table.cities[0].coins) == (["solomon", "bazar"], 3)


@pytest.mark.breach("SW-293", "SW-472")
def test_nothing_for_earlier_ones_or_other_colours() -> None:
    table = three("el-dorado-A").stages(0, 1).build(0, "tavern", "marketplace").coins(0, 0)
    table.raise_stage(2)
    assert table.cities[0].coins == 0
    table.act({0: "build altar"})
    table.raise_stage(3, "vineyard")
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-294", "SW-506")
def test_two_points_for_three_coins() -> None:
    table = three("el-dorado-A").stages(0, 2).coins(0, 11)
    assert table.points(0, "coins") == 3
    table.raise_stage(3)
    assert (table.cities[0].coins, table.points(0, "coins")) == (11, 6)


@pytest.mark.breach("SW-294", "SW-506")
def test_remainders_count_nothing() -> None:
    table = three("el-dorado-A").stages(0, 3)
    assert [table.coins(0, coins).points(0, "coins") for coins in (2, 3, 5, 6)] == [0, 2, 2, 4]
    assert table.coins(1, 6).points(1, "coins") == 2


@pytest.mark.rule("SW-295", "SW-471", "SW-497")
def test_every_structure_of_el_dorado_is_a_coin_for_all() -> None:
    table = Works("el-dorado-B", "rhodos-A", "giza-A", "olympia-A").build(0, "altar")
    table.act({0: "build theater"})
    assert table.purses() == [4, 7, 7, 7]
    table.act({0: "chain temple"})
    assert table.purses() == [5, 11, 11, 11]
    # As a last card, which Uruk B lets everybody play.
    table = Works("el-dorado-B", "uruk-B", "giza-A").stages(1, 3).at(turn=6)
    table.act({0: "build altar"})
    assert table.purses() == [4, 7, 7]
    table.play(0, "build pawnshop")
    table.play(1, "decline")
    table.play(2, "decline")
    assert table.purses() == [5, 8, 8]


@pytest.mark.breach("SW-295", "SW-471", "SW-497")
def test_neither_stages_nor_discards_nor_structures_of_others() -> None:
    table = three("el-dorado-B")
    table.raise_stage(1, others={1: "build altar", 2: "build altar"})
    assert table.purses() == [3, 3, 3]
    table.act({})
    assert table.purses() == [6, 6, 6]


@pytest.mark.rule("SW-296", "SW-347")
def test_el_dorado_b() -> None:
    table = Works("el-dorado-B", "rhodos-A", "giza-A", "olympia-A").rich(0).build(0, "altar")
    table.raise_stage(1)
    table.act({0: "chain temple"})
    # 3 for the chain and 1 for the structure; the others discarded twice and got a coin.
    assert table.purses() == [7, 10, 10, 10]
    table.raise_stage(2)
    assert table.purses() == [19, 17, 13, 17]
    table.raise_stage(3)
    assert table.purses() == [35, 20, 16, 20]
    assert table.points(0, "wonder") == 0


@pytest.mark.breach("SW-296", "SW-347")
def test_neighbours_only_and_once_each() -> None:
    table = three("el-dorado-B").stages(0, 1)
    table.raise_stage(2, others={1: "build altar", 2: "build altar"})
    assert table.purses() == [15, 7, 7]
    table.build(0, "altar").act({0: "build temple", 1: "build theater", 2: "build theater"})
    # Paid for, not chained: one coin each and no more.
    assert table.purses() == [16, 8, 8]


# Helvetia


@pytest.mark.rule("SW-297", "SW-300")
@pytest.mark.parametrize("board", ["helvetia-A", "helvetia-B"])
def test_helvetia_keeps_out_of_all_conflicts(board: str) -> None:
    assert starts_with(board, "1 papyrus")
    table = Works(board, "rhodos-A", "giza-A", "olympia-A").build(0, "arsenal").build(1, "barracks")
    for _ in range(3):
        table.end_age()
    # Rhodos fights Olympia across Helvetia, and Giza; three times.
    assert table.game.is_over
    assert [table.tokens(seat) for seat in range(4)] == [(0, 0, 0, 0), (2, 2, 2, 0), (0, 0, 0, 3), (0, 0, 0, 3)]


@pytest.mark.breach("SW-297", "SW-300")
def test_its_shields_beat_nobody_and_it_is_beaten_by_nobody() -> None:
    table = Works("helvetia-A", "rhodos-A", "giza-A").build(0, "arsenal").build(2, "arsenal")
    table.end_age()
    # Two are left: one fight.
    assert [table.tokens(seat) for seat in range(3)] == [(0, 0, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0)]


@pytest.mark.rule("SW-298", "SW-473")
def test_helvetia_a() -> None:
    table = three("helvetia-A").build(0, "arsenal", "fortifications")
    assert table.climb() == [3, 18, 25]
    assert table.build(0, "circus", "siege-workshop").points(0, "wonder") == 25


@pytest.mark.breach("SW-298", "SW-473")
def test_five_shields_are_not_enough() -> None:
    table = three("helvetia-A").build(0, "arsenal", "walls")
    assert table.climb() == [3, 3, 10]
    table.build(0, "barracks")
    assert table.points(0, "wonder") == 25


@pytest.mark.rule("SW-299")
def test_helvetia_b() -> None:
    table = three("helvetia-B").build(0, "arsenal", "fortifications").coins(0, 0)
    found = []
    for number in (1, 2, 3, 4):
        table.raise_stage(number)
        found.append((table.cities[0].coins, table.points(0, "wonder"), table.points(0, "coins")))
    assert found == [(4, 0, 1), (4, 15, 1), (16, 15, 5), (16, 15, 10)]


@pytest.mark.breach("SW-299")
def test_helvetia_b_without_red_cards() -> None:
    table = three("helvetia-B").build(1, "arsenal", "fortifications").coins(0, 0)
    assert (table.climb(), table.cities[0].coins) == ([0, 0, 0, 0], 12)


@pytest.mark.rule("SW-474")
def test_helvetia_a_in_the_team_game() -> None:
    table = Works("helvetia-A", "rhodos-A", "giza-A", "olympia-A", cities=True, teams=True)
    table.build(0, "arsenal").build(1, "barracks")
    table.end_age()
    # Rhodos beats Giza twice over; Olympia, across from Helvetia, fights nobody.
    assert [table.tokens(seat) for seat in range(4)] == [(0, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 2), (0, 0, 0, 0)]


@pytest.mark.breach("SW-474")
def test_another_board_would_fight_there() -> None:
    table = Works("uruk-A", "rhodos-A", "giza-A", "olympia-A", cities=True, teams=True).build(0, "arsenal")
    table.end_age()
    assert [table.tokens(seat) for seat in range(4)] == [(2, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 2)]


# Ithake


@pytest.mark.rule("SW-301", "SW-302", "SW-504")
def test_ithake() -> None:
    """Its points; the myths themselves belong to a fan expansion that is not in the box."""
    assert starts_with("ithake-A", "1 wood")
    assert starts_with("ithake-B", "1 wood")
    for board, points, myths in (("ithake-A", [3, 3, 10], [(3, 2)]), ("ithake-B", [3, 7], [(2, 2), (3, 2)])):
        table = three(board)
        assert table.climb() == points
        # What a table with myths would look up: the Age and how many may be used in it.
        found = [ALL_EFFECTS[number] for number in table.game.effects_of_kind(0, MYTHS_PER_AGE)]
        assert [(effect.age, effect.amount) for effect in found] == myths


@pytest.mark.breach("SW-301", "SW-302", "SW-504")
@pytest.mark.parametrize("board", ["ithake-A", "ithake-B"])
def test_without_myths_ithake_is_not_offered(board: str) -> None:
    game = ecumene.new("seven-wonders", seats=4, seed=5, options={"wonders": "lost", "deal": "choose"})
    refusal = game.check(0, game.parse(0, f"board {board}"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("SW-185", "board-needs-myths")
    # And the stages give no card, coin or token.
    table = three(board).coins(0, 0)
    table.climb()
    assert (table.cities[0].coins, table.tokens(0), table.cities[0].shields) == (0, (0, 0, 0, 0), 0)


# Lhasa


@pytest.mark.rule("SW-303")
def test_lhasa_starts() -> None:
    assert starts_with("lhasa-A", "1 papyrus")
    assert starts_with("lhasa-B", "1 papyrus")


@pytest.mark.breach("SW-303")
def test_lhasa_has_one_papyrus() -> None:
    table = Works("lhasa-A", "rhodos-A", "giza-A").stages(0, 2).hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 papyrus")


@pytest.mark.rule("SW-304", "SW-351")
def test_eleven_points_a_set() -> None:
    table = three("lhasa-A").build(0, "workshop", "apothecary", "scriptorium", "laboratory", "school", "academy")
    assert table.points(0, "green") == 12 + 14
    assert table.climb() == [3, 3, 10]
    assert table.points(0, "green") == 12 + 22


@pytest.mark.breach("SW-304", "SW-351")
def test_nothing_more_without_a_set() -> None:
    table = three("lhasa-A").build(0, "workshop", "laboratory", "scriptorium").stages(0, 3)
    assert (table.points(0, "green"), table.points(1, "green")) == (5, 0)


@pytest.mark.rule("SW-305", "SW-343")
def test_a_chain_may_undo_a_defeat() -> None:
    table = three("lhasa-B").build(0, "altar", "scriptorium").lose(0, 3)
    table.raise_stage(1)
    table.act({0: "chain temple"})
    assert (table.step(0), table.legal(0)) == ("put-back", {"put-back", "decline"})
    table.play(0, "put-back")
    assert table.tokens(0)[3] == 2
    table.act({0: "chain library"})
    table.play(0, "decline")
    assert (table.tokens(0)[3], table.step(0)) == (2, "pick")
    table.raise_stage(2)
    assert table.points(0, "wonder") == 5


@pytest.mark.breach("SW-305", "SW-343")
def test_not_without_a_chain_or_without_a_token() -> None:
    table = three("lhasa-B").build(0, "altar", "scriptorium").lose(0, 3).stages(0, 1)
    table.act({0: "build temple"})
    assert (table.step(0), table.tokens(0)[3]) == ("pick", 3)
    table.lose(0, 0).act({0: "chain library"})
    assert table.step(0) == "pick"
    table = three("lhasa-B").build(0, "altar").lose(0, 1).stages(0, 1)
    table.act({0: "chain temple"})
    assert table.refuses(0, "discard baths", "SW-305", "not-now", owed="put-back")


@pytest.mark.rule("SW-306", "SW-475", "SW-351")
def test_two_symbols_may_be_changed() -> None:
    """Three gears and three tablets, as in the example."""
    table = three("lhasa-B").stages(0, 2).build(0, "workshop", "laboratory", "observatory")
    table.build(0, "scriptorium", "library", "school")
    assert table.points(0, "green") == 18
    table.raise_stage(3)
    # 2, 2 and 2 with two sets: 12 + 14; or 1, 4 and 1: 18 + 7; 5 and 1: 26. The best is 26.
    assert table.points(0, "green") == 26
    # The symbols themselves stay what they are: with a compass more five tablets, a gear and a compass are best.
    table.build(0, "apothecary")
    assert table.points(0, "green") == 25 + 1 + 1 + 7


@pytest.mark.breach("SW-306", "SW-475", "SW-351")
def test_not_three_and_not_before_the_stage() -> None:
    table = three("lhasa-B").stages(0, 3).build(0, "workshop", "laboratory", "observatory", "study")
    # Four gears: 16; two of them changed make 2, 1, 1: 6 + 7. Three changes would make 4 of a kind no better.
    assert table.points(0, "green") == 16
    table = three("lhasa-B").stages(0, 2).build(0, "workshop", "laboratory", "scriptorium")
    assert table.points(0, "green") == 5
    # With the stage: 3 gears (9), or one of each (3 + 7).
    assert table.stages(0, 3).points(0, "green") == 10
