"""Section 2: setup (TN-020 to TN-042)."""

from __future__ import annotations

from collections import Counter

import pytest

import ecumene
from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, BadInput, IllegalMove, Refusal
from ecumene.games.terra_nova.boards import OWN_DESIGN, TERRAINS, TWO
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.tiles import BONUS_TILES, ROUND_TILES
from tests.rules.terra_nova.deals import (
    NAMES,
    VARIANTS,
    deal,
    offered,
    owed,
    refused,
    say,
    until,
    wander,
    with_factions,
)
from tests.rules.terra_nova.printed import first_coins, mat_pays
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind

LETTERS = [tile.id for tile in BONUS_TILES]
#: Four factions of four colours; the third one has three houses.
FOURSOME = ("golems", "inventors", "sun-worshippers", "druids")


def places(game: TerraNova) -> list[int]:
    """Who places initial houses, in order, until the bonus tiles are chosen."""
    seats: list[int] = []
    while owed(game) == "place-house":
        seats.append(game.to_move[0])
        say(game, min(offered(game)))
    return seats


def letters_in(refusal: Refusal) -> list[str]:
    """The bonus tiles that the refusal names instead."""
    return str(refusal.needs["allowed"]).replace("bonus-", "").split(", ")


def partner(faction: str) -> str:
    """A faction of another colour."""
    return "golems" if faction not in ("golems", "ifrits") else "fairies"


@pytest.mark.rule("TN-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_common_side_without_a_variant(seats: int) -> None:
    for order in ("clockwise", "pass-order"):
        assert deal(seats, turn_order=order).land is OWN_DESIGN


@pytest.mark.rule("TN-020")
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_the_side_for_two_in_both_variants(variant: str) -> None:
    assert deal(2, two_player_variant=variant).land is TWO


@pytest.mark.breach("TN-020")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_the_side_for_two_is_not_for_more(variant: str, seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("terra-nova", seats=seats, options={"two_player_variant": variant})
    assert (caught.value.reason, caught.value.needs) == (
        "terra-nova-variant-seats",
        {"value": variant, "seats": seats},
    )


@pytest.mark.rule("TN-021")
def test_any_of_eight_round_tiles_in_any_round() -> None:
    dealt = [deal(3, seed).round_tiles for seed in range(100)]
    assert len(ROUND_TILES) == 8
    for place in range(5):
        assert {tiles[place] for tiles in dealt} == set(range(8))


@pytest.mark.breach("TN-021")
def test_no_round_tile_twice_and_three_leave_the_game() -> None:
    for seed in range(30):
        tiles = deal(3, seed).round_tiles
        assert len(tiles) == len(set(tiles)) == 5
    game = deal(3, 3)
    laid = game.round_tiles[:]
    sources = {f"round-{ROUND_TILES[tile].id}" for tile in laid}
    for events in wander(game, 3):
        assert game.round_tiles == laid
        for event in of_kind(events, "scored"):
            assert not str(event.data["source"]).startswith("round-") or event.data["source"] in sources


@pytest.mark.rule("TN-022", "TN-025")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tiles_lie_face_up_before_the_first_choice(seats: int) -> None:
    game = deal(seats, 4)
    for seat in (*range(seats), None):
        view = game.view(seat)
        assert isinstance(view, TerraNova)
        assert (view.round_tiles, view.pool) == (game.round_tiles, game.pool)
        assert len(view.round_tiles) == 5
        assert len(view.pool) == seats + 3


@pytest.mark.breach("TN-022")
def test_no_round_tile_is_an_unknown_and_none_is_swapped_later() -> None:
    game = deal(2, 4)
    seen = game.view(None)
    assert isinstance(seen, TerraNova)
    assert all(0 <= tile < 8 for tile in seen.round_tiles)
    other = game.redeal(0, ecumene.Chance.stream(99, "test"))
    assert isinstance(other, TerraNova)
    assert other.round_tiles == game.round_tiles
    for _ in wander(other, 2):
        assert other.round_tiles == seen.round_tiles


@pytest.mark.breach("TN-025")
def test_no_bonus_tile_is_an_unknown() -> None:
    game = deal(2, 4)
    other = game.redeal(1, ecumene.Chance.stream(98, "test"))
    assert isinstance(other, TerraNova)
    assert other.pool == game.pool
    assert all(0 <= tile < 8 for tile in other.pool)
    until(game, "choose-bonus")
    assert offered(game) == {f"take bonus-{LETTERS[tile]}" for tile in game.pool}


@pytest.mark.rule("TN-023")
def test_all_six_power_actions_are_open_in_round_1() -> None:
    game = with_factions("golems", "fairies")
    until(game, "take-turn")
    assert (game.round, game.used) == (1, 0)
    table = Table("golems", "fairies").put(0, "house", "D7").bowls(0, 0, 0, 8)
    assert table.legal("power") == {
        "power bridge-3",
        "power bridge-4",
        "power sailing",
        "power 7-coins",
        "power 1-spade",
        "power 2-spades",
    }


@pytest.mark.breach("TN-023")
def test_an_x_lies_on_an_action_only_after_its_use() -> None:
    table = Table("golems", "fairies").put(1, "house", "D7").bowls(1, 0, 0, 8)
    table.play("power 7-coins")
    assert table.game.used.bit_count() == 1
    assert told(table.refusal("power 7-coins"), "TN-181", "action-used", action="power-7-coins")
    assert len(table.legal("power")) == 5


@pytest.mark.rule("TN-024")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 7)])
def test_three_bonus_tiles_and_one_more_per_player(seats: int, count: int) -> None:
    dealt = [deal(seats, seed).pool for seed in range(60)]
    assert all(len(pool) == len(set(pool)) == count for pool in dealt)
    assert {tile for pool in dealt for tile in pool} == set(range(8))
    assert len({tuple(pool) for pool in dealt}) > 5


@pytest.mark.breach("TN-024")
def test_the_other_bonus_tiles_are_out_of_the_game() -> None:
    game = with_factions("golems", "fairies")
    until(game, "choose-bonus")
    out = [letter for number, letter in enumerate(LETTERS) if number not in game.pool]
    assert len(out) == 3
    for letter in out:
        refusal = refused(game, f"take bonus-{letter}")
        assert told(refusal, "TN-036", "bonus-not-there", tile=f"bonus-{letter}")
        assert letters_in(refusal) == [LETTERS[tile] for tile in game.pool]
    until(game, "take-turn")
    for letter in out:
        assert told(refused(game, f"pass bonus-{letter}"), "TN-213", "bonus-not-there", tile=f"bonus-{letter}")


@pytest.mark.rule("TN-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_starts_about_equally_often(seats: int) -> None:
    starts = Counter(deal(seats, seed).start for seed in range(400))
    assert set(starts) == set(range(seats))
    assert max(abs(count - 400 / seats) for count in starts.values()) < 50


@pytest.mark.breach("TN-026")
def test_nobody_but_the_one_drawn_starts() -> None:
    for seed in range(8):
        game = deal(4, seed)
        assert deal(4, seed).start == game.start
        assert game.to_move == (game.start,)
        for seat in range(4):
            if seat != game.start:
                refusal = refused(game, "faction golems", seat)
                assert refusal.kind == NOT_YOUR_TURN
                assert told(refusal, "TN-110", "not-your-turn", seat=seat, turn=game.start)


@pytest.mark.rule("TN-027")
def test_mats_are_taken_clockwise_from_the_start_player() -> None:
    game = deal(4, 2)
    chosen = []
    for name in FOURSOME:
        assert owed(game) == "choose-faction"
        chosen.append(game.to_move[0])
        say(game, f"faction {name}")
    assert chosen == [(game.start + place) % 4 for place in range(4)] == game.order
    assert [game.cast(seat) for seat in chosen] == list(FOURSOME)


@pytest.mark.breach("TN-027")
def test_no_mat_of_a_taken_colour_and_none_out_of_turn() -> None:
    game = deal(4, 2)
    say(game, "faction golems")
    last = game.order[3]
    assert told(refused(game, "faction ifrits"), "TN-003", "colour-taken", faction="ifrits", terrain="wasteland")
    assert told(refused(game, "faction fairies", last), "TN-110", "not-your-turn", seat=last, turn=game.order[1])
    assert told(refused(game, "place A1"), "TN-027", "not-now", owed="choose-faction")


@pytest.mark.rule("TN-028")
def test_the_side_is_known_as_soon_as_the_mat_is_taken() -> None:
    game = deal(2)
    first = game.to_move[0]
    assert offered(game) == {f"faction {name}" for name in NAMES}
    say(game, "faction druids")
    view = game.view(1 - first)
    assert view.cast(first) == "druids"
    assert owed(game) == "choose-faction"
    assert game.to_move == (1 - first,)


@pytest.mark.breach("TN-028")
def test_the_side_is_not_chosen_again_later() -> None:
    game = with_factions("druids", "golems")
    assert owed(game) == "place-house"
    assert told(refused(game, "faction fairies"), "TN-032", "not-now", owed="place-house")
    names = {owed(game)}
    while game.round == 0:
        names.add(owed(game))
        say(game, min(offered(game)))
    assert names == {"place-house", "choose-bonus"}
    assert game.cast(game.order[0]) == "druids"


@pytest.mark.rule("TN-029", "TN-039")
@pytest.mark.parametrize("faction", NAMES)
def test_starting_coins_and_power(faction: str) -> None:
    game = deal(2)
    seat = game.to_move[0]
    say(game, f"faction {faction}")
    mat = game.mats[seat]
    assert mat.coins == mat.kind.coins == first_coins(faction)
    assert (mat.bowls.one, mat.bowls.two, mat.bowls.three) == (2, 2, 4)


@pytest.mark.breach("TN-029", "TN-039")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_nobody_gets_coins_or_power_without_a_mat_or_beyond_it(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 3, **options)
    while game.round == 0 and owed(game) in ("place-neutral", "choose-faction"):
        say(game, min(offered(game)))
        for seat, mat in enumerate(game.mats):
            assert mat.coins == (0 if mat.faction < 0 else first_coins(game.cast(seat)))
    while game.round == 0 and owed(game) == "place-house":
        assert told(refused(game, "exchange 1"), "TN-032", "not-now", owed="place-house")
        assert [mat.coins for mat in game.mats] == [first_coins(game.cast(seat)) for seat in range(seats)]
        assert all((mat.bowls.one, mat.bowls.two, mat.bowls.three) == (2, 2, 4) for mat in game.mats)
        say(game, min(offered(game)))


@pytest.mark.rule("TN-030")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_both_markers_start_on_0(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 4, **options)
    until(game, "take-turn")
    assert game.round == 1
    assert [mat.sailing for mat in game.mats] == [0] * seats
    assert [score.total for score in game.scores()] == [0] * seats


@pytest.mark.breach("TN-030")
def test_no_marker_has_a_start_of_its_own() -> None:
    for name in NAMES:
        game = with_factions(name, partner(name))
        until(game, "take-turn")
        assert [(mat.sailing, mat.total) for mat in game.mats] == [(0, 0), (0, 0)]


@pytest.mark.rule("TN-031")
def test_buildings_uncover_their_rows_from_the_left() -> None:
    """The cells do not matter, only how many houses have left the row."""
    table = Table("golems", "fairies").bonus(0, "C")
    assert table.game.income(0) == (2, 3)
    incomes = []
    for cell in ["I10", "A1", "H9", "A2", "G8", "B2", "F7", "C3"]:
        table.put(0, "house", cell)
        incomes.append(table.game.income(0))
    assert incomes == [(5, 3), (7, 3), (9, 3), (11, 3), (11, 5), (12, 5), (12, 6), (12, 6)]
    for number, cell in enumerate(["I9", "I8", "I7", "I6"], start=1):
        table.put(0, "factory", cell)
        assert table.game.income(0) == (12 + 2 * number, 6 + number)


@pytest.mark.rule("TN-031")
@pytest.mark.parametrize("order", [("palace-left", "palace-right"), ("palace-right", "palace-left")])
def test_palaces_leave_in_either_order(order: tuple[str, str]) -> None:
    table = Table("golems", "fairies").put(0, "factory", "B8", "C3")
    table.play(f"upgrade B8 {order[0]}", "end", "pass C", "end", f"upgrade C3 {order[1]}")
    assert table.mats[0].palaces == 2


@pytest.mark.breach("TN-031")
def test_no_house_further_right_can_be_taken_first() -> None:
    table = Table("golems", "fairies").put(0, "house", "B8").ground("B7", 2)
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, "build B7 8")
    assert caught.value.refusal.kind == MALFORMED
    before = table.game.income(0)[0]
    table.play("build B7")
    assert table.game.income(0)[0] - before == 2


@pytest.mark.breach("TN-031")
def test_the_second_factory_leaves_second() -> None:
    """Water Sprites: the first factory pays 2 coins and 1 power, the second 3 and 1; houses go back from the right."""
    table = Table("water-sprites", "golems").put(0, "house", "B7", "B1", "G3").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    paid = [table.game.figures.income(table.mats[0])]
    for cell in ("B1", "G3"):
        table.turn(0).play(f"upgrade {cell} factory")
        paid.append(table.game.figures.income(table.mats[0]))
    assert paid == [(2 + 9, 0), (2 + 6 + 2, 1), (2 + 3 + 2 + 3, 2)]


@pytest.mark.rule("TN-032", "TN-033")
def test_first_houses_in_turn_order_second_in_reverse_third_at_the_end() -> None:
    game = with_factions(*FOURSOME, seed=2)
    a, b, c, d = game.order
    assert places(game) == [a, b, c, d, d, c, b, a, c]
    assert [game.mats[seat].houses.bit_count() for seat in game.order] == [2, 2, 3, 2]


@pytest.mark.rule("TN-032")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_houses_with_fewer_players(seats: int) -> None:
    game = with_factions(*FOURSOME[:2], *["fairies"][: seats - 2], seed=3)
    assert places(game) == [*game.order, *reversed(game.order)]


@pytest.mark.breach("TN-032")
def test_a_house_not_out_of_turn_and_not_on_another() -> None:
    game = with_factions(*FOURSOME, seed=2)
    a, b, _, d = game.order
    assert told(refused(game, "place B6", b), "TN-110", "not-your-turn", seat=b, turn=a)
    say(game, "place C3", "place B6", "place A4", "place A2")
    assert game.to_move == (d,)
    assert told(refused(game, "place C1", a), "TN-110", "not-your-turn", seat=a, turn=d)
    assert told(refused(game, "place A2"), "TN-121", "occupied", cell="A2", owner=d)
    say(game, "place C8", "place B2", "place C2")
    assert game.to_move == (a,)
    assert told(refused(game, "place C3"), "TN-121", "occupied", cell="C3", owner=a)


@pytest.mark.breach("TN-033")
def test_nobody_else_places_a_third_house_and_the_sun_worshippers_not_a_fourth() -> None:
    game = with_factions("sun-worshippers", "golems", seed=5)
    sun, golems = game.order
    assert places(game) == [sun, golems, golems, sun, sun]
    assert [game.mats[sun].houses.bit_count(), game.mats[golems].houses.bit_count()] == [3, 2]
    assert game.to_move == (golems,)
    assert told(refused(game, "place C1"), "TN-036", "not-now", owed="choose-bonus")
    say(game, min(offered(game)))
    assert told(refused(game, "place A4"), "TN-036", "not-now", owed="choose-bonus")


@pytest.mark.rule("TN-034")
@pytest.mark.parametrize("faction", NAMES)
def test_initial_houses_stand_anywhere_on_home_terrain_for_nothing(faction: str) -> None:
    game = with_factions(faction, partner(faction))
    seat = game.to_move[0]
    mat = game.mats[seat]
    home = cells(OWN_DESIGN.printed[mat.home])
    assert offered(game) == {f"place {cell}" for cell in home}
    say(game, f"place {min(home)}")
    until(game, "choose-bonus")
    assert mat.coins == first_coins(faction)
    assert game.income(seat) == mat_pays(faction, houses=mat.houses.bit_count())


@pytest.mark.breach("TN-034")
def test_initial_houses_need_home_terrain_on_the_map() -> None:
    game = with_factions("golems", "fairies")
    refusal = refused(game, "place A1")
    assert told(refusal, "TN-034", "not-home", cell="A1", terrain="swamp", home="wasteland")
    assert told(refused(game, "place A6"), "TN-128", "river", cell="A6")
    with pytest.raises(IllegalMove) as unknown:
        game.parse(game.to_move[0], "place A13")
    assert told(unknown.value.refusal, "TN-101", "off-map", cell="A13")


def initial_houses_side_by_side() -> TerraNova:
    """Sand Cats and Inventors watch; the third faction places next to both, on a house tile round."""
    seed = next(n for n in range(100) if ROUND_TILES[deal(3, n).round_tiles[0]].id == "house")
    game = with_factions("sand-cats", "inventors", "water-sprites", seed=seed)
    say(game, "place C7", "place A8", "place B7")
    return game


@pytest.mark.rule("TN-035")
def test_initial_houses_are_only_placed() -> None:
    game = initial_houses_side_by_side()
    events = say(game, "place G3", "place H2", "place G2")
    assert [(event.kind, event.rule) for event in events] == [("placed", "TN-032")] * 3


@pytest.mark.breach("TN-035")
def test_initial_houses_trigger_nothing() -> None:
    game = initial_houses_side_by_side()
    assert game.next_to(game.land.cell("B7")) & game.mats[game.order[0]].own
    say(game, "place G3", "place H2", "place G2")
    for mat in game.mats:
        assert (mat.bowls.one, mat.bowls.two, mat.bowls.three) == (2, 2, 4)
        assert (mat.coins, mat.total) == (7, 0)


@pytest.mark.rule("TN-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_bonus_tile_each_and_a_coin_on_the_three_left(seats: int) -> None:
    game = deal(seats, 6)
    until(game, "choose-bonus")
    assert game.bonus_coins == [0] * 8
    laid = game.pool[:]
    for _ in range(seats):
        assert owed(game) == "choose-bonus"
        say(game, max(offered(game)))
    held = [mat.bonus for mat in game.mats]
    assert sorted(held + game.pool) == laid
    assert len(game.pool) == 3
    assert game.bonus_coins == [1 if tile in game.pool else 0 for tile in range(8)]


@pytest.mark.breach("TN-036")
def test_a_tile_taken_is_gone_and_brings_no_coin() -> None:
    game = with_factions("golems", "fairies")
    until(game, "choose-bonus")
    taker = game.to_move[0]
    letter = LETTERS[game.pool[0]]
    say(game, f"take bonus-{letter}")
    refusal = refused(game, f"take bonus-{letter}")
    assert told(refusal, "TN-036", "bonus-not-there", tile=f"bonus-{letter}")
    assert letters_in(refusal) == [LETTERS[tile] for tile in game.pool]
    assert game.mats[taker].coins == first_coins(game.cast(taker))


@pytest.mark.rule("TN-037")
def test_bonus_tiles_from_the_last_player_to_the_start_player() -> None:
    for factions in (FOURSOME, ("sun-worshippers", "golems", "fairies")):
        game = with_factions(*factions, seed=2)
        until(game, "choose-bonus")
        takers = []
        while game.round == 0:
            takers.append(game.to_move[0])
            say(game, min(offered(game)))
        assert takers == game.order[::-1]


@pytest.mark.breach("TN-037")
def test_the_start_player_takes_no_tile_before_the_others() -> None:
    game = with_factions(*FOURSOME, seed=2)
    until(game, "choose-bonus")
    last = game.order[3]
    for seat in game.order[:3]:
        refusal = refused(game, f"take {LETTERS[game.pool[0]]}", seat)
        assert told(refusal, "TN-110", "not-your-turn", seat=seat, turn=last)


@pytest.mark.rule("TN-038")
@pytest.mark.parametrize("faction", NAMES)
def test_initial_houses_and_the_first_tile_pay_in_round_1(faction: str) -> None:
    game = with_factions(faction, partner(faction))
    until(game, "choose-bonus")
    say(game, min(offered(game)))
    events = say(game, min(offered(game)))
    seat = game.order[0]
    mat = game.mats[seat]
    houses = 3 if faction == "sun-worshippers" else 2
    coins, power = mat_pays(faction, houses, tile="ABCDEFGH"[mat.bonus])
    assert [event.data for event in of_kind(events, "income", seat)] == [{"coins": coins, "power": power}]
    assert (game.round, mat.coins) == (1, first_coins(faction) + coins)
    assert (owed(game), game.to_move) == ("take-turn", (seat,))


@pytest.mark.breach("TN-038")
def test_no_action_before_the_first_income() -> None:
    game = with_factions("golems", "fairies")
    until(game, "choose-bonus")
    for text in ("build C1", "sail", "pass D", "exchange 1", "end"):
        assert told(refused(game, text), "TN-036", "not-now", owed="choose-bonus")
    assert [mat.coins for mat in game.mats] == [7, 7]


@pytest.mark.rule("TN-040")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_course_of_the_setup(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 11, **options)
    names = []
    while game.round == 0:
        if owed(game) == "place-neutral":
            assert (game.round_tiles, game.pool) == ([], [])
        else:
            assert len(game.round_tiles) == 5
            assert len(game.pool) + sum(mat.bonus >= 0 for mat in game.mats) == seats + 3
        names.append(owed(game))
        say(game, min(offered(game)))
    suns = sum(game.cast(seat) == "sun-worshippers" for seat in range(seats))
    expected = ["place-house"] * (2 * seats + suns) + ["choose-bonus"] * seats
    if "factions" not in options:
        expected = ["choose-faction"] * seats + expected
    if options.get("two_player_variant") == "planner":
        expected = ["place-neutral"] * 2 + expected
    assert names == expected


@pytest.mark.breach("TN-040")
def test_no_step_of_the_setup_before_its_time() -> None:
    game = deal(2, two_player_variant="planner")
    steps = [
        ("place-neutral", "TN-390", ["faction golems", "place A2", "take D", "sail"]),
        ("choose-faction", "TN-027", ["neutral A4", "place A2", "take D", "sail"]),
        ("place-house", "TN-032", ["neutral A4", "faction golems", "take D", "sail"]),
        ("choose-bonus", "TN-036", ["neutral A4", "faction golems", "place A2", "sail"]),
        ("take-turn", "TN-112", ["neutral A4", "faction golems", "place A2", "take D"]),
    ]
    for name, rule, texts in steps:
        until(game, name)
        for text in texts:
            assert told(refused(game, text), rule, "not-now", owed=name)


@pytest.mark.rule("TN-041")
def test_the_sand_cats_tile_shows_new_prices_once_the_left_palace_stands() -> None:
    table = Table("sand-cats", "golems").put(0, "house", "B2", "C7").put(1, "house", "C3")
    table.put(0, "palace-left", "I2")
    table.play("upgrade B2 factory")
    assert table.mats[0].coins == 45
    table.play("end", "sail", "end", "upgrade C7 factory")
    assert table.mats[0].coins == 38


@pytest.mark.breach("TN-041")
def test_the_sand_cats_tile_does_nothing_before() -> None:
    table = Table("sand-cats", "golems").put(0, "house", "B2", "C7").put(1, "house", "C3").coins(0, 6)
    table.put(0, "palace-right", "I2").bowls(0, 8, 0, 0)
    assert told(table.refusal("upgrade B2 factory"), "TN-141", "coins", need=7, have=6, exchange=0)
    assert told(table.refusal("upgrade C7 factory"), "TN-141", "coins", need=10, have=6, exchange=0)
    assert table.game.income(0) == (2 + 6 + 3, 3)


@pytest.mark.rule("TN-042")
@pytest.mark.parametrize("faction", NAMES)
def test_only_the_first_scrolls_are_uncovered(faction: str) -> None:
    game = with_factions(faction, partner(faction))
    seat = game.order[0]
    until(game, "choose-bonus")
    mat = game.mats[seat]
    houses = 3 if faction == "sun-worshippers" else 2
    assert FACTIONS[mat.faction].houses == houses
    assert (mat.houses_left, mat.factories_left, mat.left, mat.right) == (8 - houses, 4, -1, -1)
    assert game.income(seat) == mat_pays(faction, houses)


@pytest.mark.breach("TN-042")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_nothing_else_has_left_the_mat(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 12, **options)
    until(game, "take-turn")
    for seat, mat in enumerate(game.mats):
        houses = 3 if game.cast(seat) == "sun-worshippers" else 2
        assert mat.own.bit_count() == mat.houses.bit_count() == houses
        assert (mat.factories, mat.palaces, mat.bridges, mat.towns, mat.towned) == (0, 0, 3, 0b1111, 0)
    assert game.ground == game.land.printed
    assert len(TERRAINS) == len(game.ground)
