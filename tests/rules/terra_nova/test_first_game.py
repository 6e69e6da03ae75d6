"""The recommended first game (TN-420 to TN-428)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.tiles import BONUS_TILES, ROUND_TILES
from ecumene.parts.hexes import cells_in
from tests.rules.terra_nova.deals import NAMES, deal, offered, owed, refused, say
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import cells

FACTIONS = {
    4: ["fairies", "golems", "leprechauns", "water-sprites"],
    3: ["golems", "sun-worshippers", "water-sprites"],
    2: ["fairies", "leprechauns"],
}
TILES = {4: "ABCDEFG", 3: "ABCDEF", 2: "ABCDE"}
BONUS = {
    4: {"fairies": "G", "golems": "F", "leprechauns": "A", "water-sprites": "B"},
    3: {"golems": "A", "sun-worshippers": "D", "water-sprites": "C"},
    2: {"fairies": "C", "leprechauns": "E"},
}
HOUSES = {
    4: {"fairies": "C8 H8", "golems": "B8 H9", "leprechauns": "C2 H2", "water-sprites": "B1 G3"},
    3: {"golems": "B8 C3", "sun-worshippers": "B2 C7 G2", "water-sprites": "B7 G3"},
    2: {"fairies": "H1 H8", "leprechauns": "G8 H2"},
}
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def first(seats: int, seed: int = 1, **options: object) -> TerraNova:
    return deal(seats, seed, first_game=True, **options)


def ready(seats: int, seed: int = 1) -> TerraNova:
    """Factions chosen, the last in the list first; nothing else is left to choose before round 1."""
    game = first(seats, seed)
    while owed(game) == "choose-faction":
        say(game, max(offered(game)))
    return game


def letters(tiles: list[int]) -> str:
    return "".join(BONUS_TILES[tile].id for tile in tiles)


@pytest.mark.rule("TN-420", "TN-427")
@COUNTS
def test_factions_on_offer(seats: int) -> None:
    game = first(seats)
    left = set(FACTIONS[seats])
    order = [(game.start + ahead) % seats for ahead in range(seats)]
    for seat in order[:-1]:
        assert game.to_move == (seat,)
        assert offered(game) == {f"faction {name}" for name in left}
        choice = max(left)
        left.remove(choice)
        say(game, f"faction {choice}")
        assert game.cast(seat) == choice
    # The last one has no choice.
    assert game.cast(order[-1]) == left.pop()
    assert (owed(game), game.round) == ("take-turn", 1)


@pytest.mark.breach("TN-420", "TN-425")
@COUNTS
def test_other_factions_are_refused(seats: int) -> None:
    game = first(seats)
    for name in NAMES:
        if name not in FACTIONS[seats]:
            assert told(refused(game, f"faction {name}"), "TN-420", "not-first-game", {"faction": name})


@pytest.mark.breach("TN-420")
@COUNTS
def test_drawn_factions_come_from_the_list_too(seats: int) -> None:
    for seed in range(6):
        game = first(seats, seed, factions="random")
        assert sorted(game.cast(seat) for seat in range(seats)) == FACTIONS[seats]


@pytest.mark.breach("TN-427")
def test_a_faction_taken_is_gone_and_nobody_jumps_the_queue() -> None:
    game = first(3)
    one = game.to_move[0]
    refusal = refused(game, "faction golems", seat=(one + 1) % 3)
    assert (refusal.rule, refusal.reason) == ("TN-110", "not-your-turn")
    say(game, "faction golems")
    assert told(refused(game, "faction golems"), "TN-003", "colour-taken", {"faction": "golems"})
    for text in ("place B7", "take bonus-C"):
        assert told(refused(game, text), "TN-027", "not-now", {"owed": "choose-faction"})


@pytest.mark.rule("TN-421")
@COUNTS
def test_bonus_tiles_in_play(seats: int) -> None:
    for seed in range(4):
        game = ready(seats, seed)
        assert "".join(sorted(letters(game.pool + [mat.bonus for mat in game.mats]))) == TILES[seats]


@pytest.mark.breach("TN-421")
@COUNTS
def test_later_letters_stay_in_the_box(seats: int) -> None:
    for seed in range(4):
        game = ready(seats, seed)
        for letter in set("ABCDEFGH") - set(TILES[seats]):
            refusal = refused(game, f"pass bonus-{letter}")
            assert (refusal.rule, refusal.reason, refusal.needs["tile"]) == (
                "TN-213",
                "bonus-not-there",
                f"bonus-{letter}",
            )


@pytest.mark.rule("TN-422", "TN-427")
@COUNTS
def test_starting_bonus_tiles(seats: int) -> None:
    for seed in range(4):
        game = ready(seats, seed)
        assert {game.cast(seat): letters([game.mats[seat].bonus]) for seat in range(seats)} == BONUS[seats]


@pytest.mark.breach("TN-422", "TN-427")
@COUNTS
def test_nobody_chooses_a_bonus_tile_or_a_place(seats: int) -> None:
    game = first(seats)
    asked: set[str] = set()
    while game.round == 0:
        asked.add(owed(game))
        say(game, min(offered(game)))
    assert asked == {"choose-faction"}
    assert game.ply == seats - 1


@pytest.mark.rule("TN-423")
@COUNTS
def test_round_tiles(seats: int) -> None:
    for seed in range(4):
        tiles = [ROUND_TILES[tile].id for tile in first(seats, seed).round_tiles]
        assert tiles == ["house", "factory", "spade", "palace", "town"]


@pytest.mark.breach("TN-423")
def test_round_tiles_are_shuffled_in_other_games_only() -> None:
    assert len({tuple(deal(2, seed).round_tiles) for seed in range(10)}) > 5
    assert len({tuple(first(2, seed).round_tiles) for seed in range(10)}) == 1


@pytest.mark.rule("TN-424")
@COUNTS
def test_houses_stand_where_the_list_says(seats: int) -> None:
    for seed in range(4):
        game = ready(seats, seed)
        stand = {game.cast(seat): cells(game.mats[seat].houses) for seat in range(seats)}
        assert stand == {name: set(places.split()) for name, places in HOUSES[seats].items()}


@pytest.mark.rule("TN-424")
@COUNTS
def test_every_starting_house_has_a_foreign_neighbour(seats: int) -> None:
    game = ready(seats)
    for seat, mat in enumerate(game.mats):
        for cell in cells_in(mat.houses):
            assert game.foreign_neighbour(seat, cell)


@pytest.mark.breach("TN-424")
@COUNTS
def test_only_houses_on_printed_home_terrain(seats: int) -> None:
    game = ready(seats)
    assert game.faults() == []
    assert game.ground == OWN_DESIGN.printed
    for mat in game.mats:
        assert (mat.factories, mat.left, mat.right, mat.total) == (0, -1, -1, 0)
        assert mat.houses & ~OWN_DESIGN.printed[mat.home] == 0
        assert mat.houses.bit_count() == mat.kind.houses


@pytest.mark.rule("TN-425")
@COUNTS
def test_the_side_for_two_to_four_players_and_simple_factions(seats: int) -> None:
    game = ready(seats)
    assert game.land is OWN_DESIGN
    assert {mat.kind.side for mat in game.mats} == {"A"}


@pytest.mark.breach("TN-425")
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_no_two_player_variant_in_the_first_game(variant: str) -> None:
    with pytest.raises(BadInput) as bad:
        first(2, two_player_variant=variant)
    assert (bad.value.reason, bad.value.needs) == ("terra-nova-first-variant", {"value": variant})


@pytest.mark.rule("TN-426")
@COUNTS
def test_the_start_player_is_random(seats: int) -> None:
    assert {first(seats, seed).start for seed in range(20)} == set(range(seats))


@pytest.mark.breach("TN-426")
@COUNTS
def test_nothing_else_is_random(seats: int) -> None:
    """Two deals with the same start player are the same but for what chance may bring later."""
    by_start: dict[int, list[int]] = {}
    for seed in range(20):
        game = ready(seats, seed)
        assert by_start.setdefault(game.start, game.key()) == game.key()
    assert len(by_start) == seats


@pytest.mark.rule("TN-428")
@COUNTS
def test_a_coin_lies_on_each_tile_left_over(seats: int) -> None:
    game = ready(seats)
    assert letters(game.pool) == "".join(sorted(set(TILES[seats]) - set(BONUS[seats].values())))
    assert [game.bonus_coins[tile] for tile in game.pool] == [1, 1, 1]


@pytest.mark.breach("TN-428")
@COUNTS
def test_no_coins_lie_elsewhere(seats: int) -> None:
    game = ready(seats)
    assert [game.bonus_coins[mat.bonus] for mat in game.mats] == [0] * seats
    assert sum(game.bonus_coins) == 3
