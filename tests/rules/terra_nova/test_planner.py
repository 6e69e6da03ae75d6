"""The Planner (TN-400 to TN-407)."""

from __future__ import annotations

import pytest

from ecumene.core.argument import Arguments
from ecumene.core.refusal import NOT_YOUR_TURN
from ecumene.games.terra_nova.boards import TWO
from ecumene.games.terra_nova.game import TerraNova
from tests.rules.terra_nova.deals import NAMES, deal, offered, owed, refused, say, until
from tests.rules.terra_nova.marks import MARKS, TERRAINS
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

HOME = dict(zip(NAMES, [terrain for terrain in TERRAINS for _ in range(2)], strict=True))


def planner(seed: int = 1, **options: object) -> TerraNova:
    return deal(2, seed, two_player_variant="planner", **options)


def colour(game: TerraNova) -> str:
    return TERRAINS[game.neutral_colour]


def first_round(neutral: str, *placed: str) -> Table:
    """Round 1 is about to end; the neutral colour has its first houses."""
    table = drained("fairies", "golems", two_player_variant="planner").neutral(*placed)
    table.game.neutral_colour = TERRAINS.index(neutral)
    return table


@pytest.mark.rule("TN-400")
def test_a_neutral_colour_is_drawn_before_anything_else() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        game = planner(seed)
        drawn.add(colour(game))
        assert owed(game) == "place-neutral"
        assert (game.round_tiles, game.pool) == ([], [])
        assert [game.cast(seat) for seat in range(2)] == ["", ""]
    assert drawn == set(TERRAINS)


@pytest.mark.breach("TN-400")
@pytest.mark.parametrize("variant", ["none", "lucky-digger"])
def test_no_colour_is_neutral_without_the_planner(variant: str) -> None:
    for seed in range(5):
        game = deal(2, seed, two_player_variant=variant)
        assert game.neutral_colour == -1
        assert owed(game) == "choose-faction"


@pytest.mark.breach("TN-400")
def test_the_neutral_colour_comes_from_chance_not_from_a_player() -> None:
    """Nothing that the players do in the set-up changes it."""
    game = planner(4)
    before = game.neutral_colour
    until(game, "take-turn")
    assert game.neutral_colour == before
    assert planner(4).neutral_colour == before


@pytest.mark.rule("TN-401")
@pytest.mark.parametrize("seed", range(8))
def test_each_player_places_one_neutral_house(seed: int) -> None:
    game = planner(seed)
    marks = MARKS[colour(game)]
    assert offered(game) == {f"neutral {cell}" for cell in marks}
    first, second = sorted(marks)[:2]
    one = game.to_move[0]
    say(game, f"neutral {first}")
    assert (game.to_move, owed(game)) == ((1 - one,), "place-neutral")
    assert offered(game) == {f"neutral {cell}" for cell in marks - {first}}
    say(game, f"neutral {second}")
    assert cells(game.neutral, TWO) == {first, second}
    assert owed(game) == "choose-faction"


@pytest.mark.breach("TN-401")
def test_neutral_houses_do_not_share_a_cell_or_go_to_other_colours() -> None:
    game = planner()
    first = min(MARKS[colour(game)])
    other = next(terrain for terrain in TERRAINS if terrain != colour(game))
    stranger = min(MARKS[other])
    say(game, f"neutral {first}")
    assert told(refused(game, f"neutral {first}"), "TN-121", "occupied", {"cell": first, "owner": -1})
    needs: Arguments = {"cell": stranger, "terrain": colour(game)}
    assert told(refused(game, f"neutral {stranger}"), "TN-401", "not-marked", needs)
    assert told(refused(game, "faction golems"), "TN-390", "not-now", {"owed": "place-neutral"})


@pytest.mark.rule("TN-402", "TN-406")
def test_the_start_player_is_drawn_first_and_places_first() -> None:
    starts: set[int] = set()
    for seed in range(12):
        game = planner(seed)
        start = game.start
        starts.add(start)
        asked: list[int] = []
        while owed(game) == "place-neutral":
            asked.append(game.to_move[0])
            say(game, min(offered(game)))
        assert asked == [start, 1 - start]
        assert game.to_move == (start,)  # and chooses a faction first
        until(game, "take-turn")
        assert (game.start, game.to_move, game.order) == (start, (start,), [start, 1 - start])
    assert starts == {0, 1}


@pytest.mark.breach("TN-402")
def test_the_other_player_cannot_place_first() -> None:
    game = planner()
    text = min(offered(game))
    refusal = refused(game, text, seat=1 - game.start)
    assert (refusal.rule, refusal.reason, refusal.kind) == ("TN-110", "not-your-turn", NOT_YOUR_TURN)


@pytest.mark.breach("TN-406")
def test_no_second_draw_of_a_start_player() -> None:
    """The start player drawn for the neutral houses is never another one later in the set-up."""
    for seed in range(12):
        game = planner(seed)
        start = game.start
        while owed(game) != "take-turn":
            say(game, min(offered(game)))
            assert game.start == start


@pytest.mark.rule("TN-403", "TN-407")
@pytest.mark.parametrize("seed", range(8))
def test_eight_factions_of_four_colours_are_left(seed: int) -> None:
    game = planner(seed)
    until(game, "choose-faction")
    allowed = {name for name in NAMES if HOME[name] != colour(game)}
    assert len(allowed) == 8
    assert offered(game) == {f"faction {name}" for name in allowed}
    say(game, f"faction {min(allowed)}")
    assert len(offered(game)) == 6


@pytest.mark.breach("TN-403", "TN-407")
@pytest.mark.parametrize("seed", range(8))
def test_the_neutral_colour_cannot_be_chosen(seed: int) -> None:
    game = planner(seed)
    until(game, "choose-faction")
    for name in NAMES:
        if HOME[name] == colour(game):
            needs: Arguments = {"faction": name, "terrain": colour(game)}
            assert told(refused(game, f"faction {name}"), "TN-403", "colour-neutral", needs)


@pytest.mark.breach("TN-403", "TN-407")
def test_the_neutral_colour_is_not_drawn_for_a_player_either() -> None:
    for seed in range(40):
        game = planner(seed, factions="random")
        until(game, "place-house")
        homes = [HOME[game.cast(seat)] for seat in range(2)]
        assert colour(game) not in homes
        assert homes[0] != homes[1]


@pytest.mark.rule("TN-404", "TN-405")
def test_after_round_one_the_other_marked_cells_are_filled() -> None:
    table = first_round("swamp", "A8", "G2")
    events = table.pass_all()
    assert cells(table.game.neutral, TWO) == MARKS["swamp"]
    assert [event.data["cell"] for event in of_kind(events, "neutral-placed")] == ["B3", "F8"]
    assert table.game.round == 2


@pytest.mark.breach("TN-404")
def test_cells_no_longer_available_stay_without_a_neutral_house() -> None:
    table = first_round("swamp", "A8", "G2").ground("B3", 1)
    table.pass_all()
    assert cells(table.game.neutral, TWO) == {"A8", "G2", "F8"}
    table = first_round("swamp", "A8", "G2").put(0, "house", "B3").put(1, "house", "F8")
    table.pass_all()
    assert cells(table.game.neutral, TWO) == {"A8", "G2"}


@pytest.mark.breach("TN-404")
def test_only_phase_three_of_round_one_brings_more() -> None:
    """A cell that was taken then and is free of the reason later is not made up for."""
    table = first_round("swamp", "A8", "G2").ground("B3", 1).ground("F8", 1)
    for round in range(2, 6):
        table.pass_all()
        table.ground("B3", 4).ground("F8", 4)
        assert (table.game.round, cells(table.game.neutral, TWO)) == (round, {"A8", "G2"})


@pytest.mark.breach("TN-405")
def test_nobody_is_asked_about_the_last_neutral_houses() -> None:
    table = first_round("swamp", "A8", "G2")
    table.play("pass bonus-C")
    asked: list[str] = []
    while table.game.round == 1:
        asked.append(table.step)
        table.play(min(table.legal("pass")))
    assert asked == ["take-turn"]
    assert table.game.neutral.bit_count() == 4


@pytest.mark.rule("TN-405")
def test_one_or_three_open_cells_are_all_filled() -> None:
    """Also when fewer than two houses stood there before."""
    table = first_round("lake", "C7")
    table.pass_all()
    assert cells(table.game.neutral, TWO) == MARKS["lake"]
    table = first_round("lake", "C7", "E2", "G5")
    table.pass_all()
    assert cells(table.game.neutral, TWO) == MARKS["lake"]
