"""Section 1: components and general terms (TN-001 to TN-011)."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import MALFORMED, BadInput, IllegalMove, Refusal
from ecumene.games.terra_nova.boards import OWN_DESIGN, TERRAINS, TWO
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.points import SOURCES
from ecumene.games.terra_nova.tiles import TOWN_TILES
from tests.rules.terra_nova.deals import NAMES, VARIANTS, deal, offered, refused, say, wander, with_factions
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind

COLOURS = [
    ("lake", "water-sprites", "seafarers"),
    ("forest", "fairies", "druids"),
    ("wasteland", "golems", "ifrits"),
    ("desert", "sun-worshippers", "sand-cats"),
    ("swamp", "leprechauns", "inventors"),
]
#: A faction of each terrain, in the order of the wheel.
HOMES = [simple for _, simple, _ in COLOURS]


@pytest.mark.rule("TN-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_three_phases(seats: int) -> None:
    game = deal(seats, seed=seats)
    marks = {"round-started": "round", "income": "income", "passed": "pass", "game-ended": "end"}
    course = [marks[event.kind] for events in wander(game, 1) for event in events if event.kind in marks]
    assert course == (["round"] + ["income"] * seats + ["pass"] * seats) * 5 + ["end"]


@pytest.mark.breach("TN-001")
def test_no_sixth_round_and_no_fifth_player() -> None:
    for seats in (1, 5):
        with pytest.raises(BadInput) as caught:
            ecumene.new("terra-nova", seats=seats)
        assert caught.value.reason == "seats"
        assert caught.value.needs == {"game": "Terra Nova", "low": 2, "high": 4, "seats": seats}
    table = Table("fairies", "golems", round=5)
    events = table.pass_all()
    assert of_kind(events, "round-started") == []
    assert (table.game.round, table.game.is_over, table.game.to_move) == (5, True, ())
    assert told(table.game.check(0, table.game.parse(0, "sail")), "TN-360", "game-over")


@pytest.mark.rule("TN-002", "TN-003")
def test_ten_factions_two_to_a_colour() -> None:
    assert len(FACTIONS) == 10
    by_terrain = [(TERRAINS[faction.terrain], faction.side, faction.id) for faction in FACTIONS]
    expected = [(home, side, name) for home, a, b in COLOURS for side, name in (("A", a), ("B", b))]
    assert sorted(by_terrain) == sorted(expected)


@pytest.mark.rule("TN-002")
@pytest.mark.parametrize(("home", "a", "b"), COLOURS)
def test_a_colour_has_one_home_terrain(home: str, a: str, b: str) -> None:
    for faction in (a, b):
        other = "golems" if home != "wasteland" else "fairies"
        game = with_factions(faction, other)
        printed = OWN_DESIGN.printed[TERRAINS.index(home)]
        assert game.cast(game.start) == faction
        assert len(game.moves(game.start)) == printed.bit_count() == 12
        assert all(printed >> move.a & 1 for move in game.moves(game.start))


@pytest.mark.breach("TN-002")
def test_nobody_plays_two_factions_or_one_that_is_not_in_the_box() -> None:
    game = deal(2)
    with pytest.raises(IllegalMove) as caught:
        game.parse(game.start, "faction dwarves")
    assert caught.value.refusal == Refusal("TN-112", "notation", {"text": "faction dwarves"}, MALFORMED)
    say(game, "faction golems", "faction fairies")
    assert told(refused(game, "faction druids"), "TN-032", "not-now", owed="place-house")
    assert [game.cast(seat) for seat in game.order] == ["golems", "fairies"]


@pytest.mark.breach("TN-003")
@pytest.mark.parametrize("taken", NAMES)
def test_neither_side_of_a_taken_mat_can_be_chosen(taken: str) -> None:
    game = deal(3)
    say(game, f"faction {taken}")
    home, *mates = next(colour for colour in COLOURS if taken in colour)
    for mate in mates:
        refusal = refused(game, f"faction {mate}")
        assert told(refusal, "TN-003", "colour-taken", faction=mate, terrain=home)
    assert offered(game) == {f"faction {name}" for name in NAMES if name not in mates}


@pytest.mark.rule("TN-004")
def test_what_a_faction_owns() -> None:
    mat = Mat()
    assert (mat.houses_left, mat.factories_left, mat.left, mat.right, mat.bridges) == (8, 4, -1, -1, 3)
    assert [tile.id for number, tile in enumerate(TOWN_TILES) if mat.towns >> number & 1] == [
        "9-points",
        "6-coins",
        "8-power",
        "sailing",
    ]
    assert (mat.total, mat.sailing) == (0, 0)


@pytest.mark.rule("TN-004")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_pieces_are_never_added_or_lost(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 5, **options)
    towns = [0] * seats
    for events in wander(game, 5):
        for event in of_kind(events, "town-founded"):
            towns[event.seat] += 1
        for seat, mat in enumerate(game.mats):
            assert mat.houses.bit_count() + mat.houses_left == 8
            assert mat.factories.bit_count() + mat.factories_left == 4
            assert mat.own.bit_count() == mat.houses.bit_count() + mat.factories.bit_count() + mat.palaces
            assert min(mat.houses_left, mat.factories_left) >= 0
            assert mat.bridges + game.bridges.count(seat) == 3
            assert mat.towns.bit_count() + towns[seat] == 4


@pytest.mark.breach("TN-004")
def test_there_is_no_piece_beyond_those_owned() -> None:
    table = Table("golems", "fairies")
    table.put(0, "house", "A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2").put(0, "factory", "H8", "G8", "G9", "H9")
    table.put(0, "palace-left", "D6").put(0, "palace-right", "C7").bridge(0, "D6-E5", "D7-F7", "D8-F8")
    table.ground("C3", 2)
    assert told(table.refusal("build C3"), "TN-122", "no-house")
    assert told(table.refusal("upgrade A1 factory"), "TN-144", "no-factory")
    for building in ("palace-left", "palace-right"):
        assert told(table.refusal(f"upgrade G8 {building}"), "TN-145", "palace-built", building=building)
    assert told(table.refusal("bridge B4-C6"), "TN-173", "no-bridge")
    table.mats[0].towns = 0
    table.play("sail", "end")
    assert (table.step, table.seat) == ("take-turn", 1)


@pytest.mark.rule("TN-005")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_eight_power_tokens_at_all_times(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 6, **options)
    for _ in wander(game, 6):
        for mat in game.mats:
            bowls = (mat.bowls.one, mat.bowls.two, mat.bowls.three)
            assert sum(bowls) == 8
            assert min(bowls) >= 0


@pytest.mark.breach("TN-005")
@pytest.mark.parametrize("bowls", [(3, 2, 4), (2, 2, 3), (-1, 5, 4)])
def test_another_number_of_tokens_is_a_fault(bowls: tuple[int, int, int]) -> None:
    table = Table("golems", "fairies").bowls(1, *bowls)
    assert table.game.faults() == ["power-tokens"]


@pytest.mark.rule("TN-006")
def test_the_wheel_of_five_terrains() -> None:
    assert TERRAINS == ("lake", "forest", "wasteland", "desert", "swamp")
    table = Table("water-sprites", "golems")
    for number, name in enumerate(TERRAINS):
        table.ground("A1", number)
        assert table.game.terrain_name(0) == name


@pytest.mark.breach("TN-006")
@pytest.mark.parametrize("land", [OWN_DESIGN, TWO], ids=["four", "two"])
def test_no_land_without_one_of_the_five_terrains(land: object) -> None:
    assert isinstance(land, type(OWN_DESIGN))
    seen = 0
    for terrain in land.printed:
        assert seen & terrain == 0
        seen |= terrain
    assert len(land.printed) == 5
    assert (seen, seen & land.river) == (land.land, 0)


@pytest.mark.rule("TN-007")
@pytest.mark.parametrize(
    ("home", "spades"),
    [(0, [0, 1, 2, 2, 1]), (1, [1, 0, 1, 2, 2]), (2, [2, 1, 0, 1, 2]), (3, [2, 2, 1, 0, 1]), (4, [1, 2, 2, 1, 0])],
)
def test_spades_by_distance_on_the_wheel(home: int, spades: list[int]) -> None:
    """The fifth terrain touches the first: from lake both forest and swamp are one spade away."""
    table = Table(HOMES[home], HOMES[(home + 1) % 5]).put(0, "house", "B2")
    for terrain, needed in enumerate(spades):
        table.ground("B3", terrain)
        assert table.game.spades(0, OWN_DESIGN.cell("B3")) == needed
        if needed:
            before = table.game.copy()
            table.play("transform B3", "end")
            assert table.mats[0].coins == 50 - 6 * needed
            table.game = before


@pytest.mark.breach("TN-007")
@pytest.mark.parametrize("home", range(5))
def test_no_terrain_needs_a_third_spade_and_none_of_two_is_had_for_one(home: int) -> None:
    table = Table(HOMES[home], HOMES[(home + 1) % 5]).put(0, "house", "B2").coins(0, 12)
    others = ["A2", "A3", "B1", "B3"]
    for step, cell in enumerate(others, start=1):
        table.ground(cell, (home + step) % 5)
    assert {f"transform {cell}" for cell in others} <= table.legal("transform")
    table.coins(0, 11)
    assert {move for move in table.legal("transform") if move[10:12] in others} == {
        "transform A2",
        "transform A2 build",
        "transform B3",
        "transform B3 build",
    }
    for cell in ("A3", "B1"):
        assert told(table.refusal(f"transform {cell}"), "TN-132", "coins", need=12, have=11, exchange=1)


@pytest.mark.rule("TN-008")
def test_points_begin_at_0_and_go_on_past_80() -> None:
    game = deal(4)
    assert [score.total for score in game.scores()] == [0, 0, 0, 0]
    table = Table("golems", "fairies", tile="sailing")
    table.mats[0].points[0] = 79
    table.play("sail")
    assert table.points(0) == table.game.scores()[0].total == 79 + 2 + 2


@pytest.mark.breach("TN-008")
def test_more_than_80_points_change_nothing_else() -> None:
    poor, rich = Table("golems", "fairies"), Table("golems", "fairies")
    for table in (poor, rich):
        table.put(0, "house", "B2").put(1, "house", "B3")
    rich.mats[0].points[0] = 161
    assert poor.legal() == rich.legal()
    for table in (poor, rich):
        table.play("transform B1 build", "end")
    assert rich.points(0) == poor.points(0) + 161
    # Points stand at the end.
    assert rich.mats[0].key(OWN_DESIGN)[: -len(SOURCES)] == poor.mats[0].key(OWN_DESIGN)[: -len(SOURCES)]
    assert rich.legal() == poor.legal()


@pytest.mark.rule("TN-009")
def test_gains_beyond_the_coins_of_the_box() -> None:
    table = Table("golems", "fairies").coins(0, 223).coins(1, 223)
    table.play("power 7-coins")
    assert table.mats[0].coins == 230


@pytest.mark.breach("TN-009")
def test_forty_terrain_tiles_on_the_board_do_not_stop_another() -> None:
    table = Table("golems", "fairies").put(0, "house", "B2")
    printed = {cell: table.game.terrain(cell) for cell in range(OWN_DESIGN.land_size)}
    for cell in [cell for cell in printed if cell != OWN_DESIGN.cell("B2")][:45]:
        table.ground(OWN_DESIGN.name(cell), (printed[cell] + 1) % 5)
    covered = [cell for cell, terrain in printed.items() if table.game.terrain(cell) != terrain]
    assert len(covered) > 40
    table.game.used = 0b111111
    table.mats[0].bonus_used = table.mats[0].palace_used = table.mats[1].palace_used = True
    table.bonus(0, "A")
    table.mats[0].bonus_used = False
    table.play("special bonus")
    assert table.step == "free-spade"
    table.play(min(table.legal("transform")))
    assert table.mats[0].bonus_used


@pytest.mark.rule("TN-010")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_points_only_rise(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 7, **options)
    before = [[0] * len(mat.points) for mat in game.mats]
    for _ in wander(game, 7):
        after = [mat.points[:] for mat in game.mats]
        for old, new in zip(before, after, strict=True):
            assert all(now >= then for then, now in zip(old, new, strict=True))
        before = after
    assert min(score.total for score in game.scores()) > 0


@pytest.mark.breach("TN-010")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_takes_points_away(seats: int) -> None:
    game = deal(seats, 8)
    gains = [event.data["points"] for events in wander(game, 8) for event in of_kind(events, "scored")]
    assert len(gains) > 5
    assert all(isinstance(points, int) and points > 0 for points in gains)
    assert sum(int(points) for points in gains) == sum(score.total for score in game.scores())


@pytest.mark.rule("TN-011")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_everybody_sees_everything(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 9, **options)
    for number, _ in enumerate(wander(game, 9)):
        if number % 7 == 0:
            for seat in (*range(seats), None):
                view = game.view(seat)
                assert view.key() == game.key()
                for mover in game.to_move:
                    assert view.moves(mover) == game.moves(mover)


@pytest.mark.breach("TN-011")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_no_chance_after_the_setup_but_the_diggers_draws(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 10, **options)
    draws = 0
    state: list[int] = []
    for events in wander(game, 10):
        drawn = len(of_kind(events, "house-drawn"))
        draws += drawn
        if state:
            assert (game.chance.key() != state) == (drawn > 0)
        if game.round:
            state = game.chance.key()
    assert draws == (10 if options.get("two_player_variant") == "lucky-digger" else 0)
