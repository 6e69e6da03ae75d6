"""The Lucky Digger (TN-410 to TN-417)."""

from __future__ import annotations

import pytest

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.refusal import NOT_YOUR_TURN
from ecumene.games.terra_nova.boards import TWO
from tests.rules.terra_nova.deals import deal, offered, owed, say, until, wander
from tests.rules.terra_nova.marks import MARKS
from tests.rules.terra_nova.printed import first_coins
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

#: The colours that Fairies and Golems leave.
UNUSED = ("lake", "desert", "swamp")


def draws(first: str, second: str) -> Chance:
    """A stream that draws these two of the unused colours."""
    for number in range(1000):
        chance = Chance.stream(number, "test")
        again = chance.copy()
        one = UNUSED[again.below(3)]
        two = [colour for colour in UNUSED if colour != one][again.below(2)]
        if (one, two) == (first, second):
            return chance
    raise AssertionError(first, second)


def digger(first: str = "lake", second: str = "swamp", *, round: int = 1, leader: int = 0) -> tuple[Table, list[Event]]:
    """Fairies and Golems at the end of a round, in which `leader` passed first; the draws to come are known."""
    table = drained("fairies", "golems", two_player_variant="lucky-digger", round=round)
    table.game.chance = draws(first, second)
    table.turn(leader)
    table.play(min(table.legal("pass")))
    return table, table.play(min(table.legal("pass")))


def neutrals(*colours: str) -> set[str]:
    return {f"neutral {cell}" for colour in colours for cell in MARKS[colour]}


@pytest.mark.rule("TN-410", "TN-411", "TN-413")
@pytest.mark.parametrize(("first", "second"), [(a, b) for a in UNUSED for b in UNUSED if a != b])
@pytest.mark.parametrize("leader", [0, 1])
def test_both_draw_and_place_before_income(first: str, second: str, leader: int) -> None:
    table, events = digger(first, second, leader=leader)
    assert table.game.round == 2
    drawn = of_kind(events, "house-drawn")
    assert [(event.seat, event.data["terrain"]) for event in drawn] == [(leader, first)]
    assert of_kind(events, "income") == []
    assert (table.seat, table.step, table.legal()) == (leader, "place-neutral", neutrals(first))
    here = max(MARKS[first])
    events = table.play(f"neutral {here}")
    drawn = of_kind(events, "house-drawn")
    assert [(event.seat, event.data["terrain"]) for event in drawn] == [(1 - leader, second)]
    assert of_kind(events, "income") == []
    assert (table.seat, table.step, table.legal()) == (1 - leader, "place-neutral", neutrals(second))
    there = min(MARKS[second])
    events = table.play(f"neutral {there}")
    assert len(of_kind(events, "income")) == 2
    assert cells(table.game.neutral, TWO) == {here, there}
    assert (table.seat, table.step) == (leader, "take-turn")


@pytest.mark.rule("TN-410", "TN-415")
@pytest.mark.parametrize("seed", range(6))
def test_round_one_begins_with_a_draw_after_the_whole_set_up(seed: int) -> None:
    game = deal(2, seed, two_player_variant="lucky-digger")
    until(game, "place-neutral")
    assert game.round == 1
    assert game.to_move == (game.start,)
    assert [mat.houses.bit_count() for mat in game.mats] == [mat.kind.houses for mat in game.mats]
    assert all(mat.bonus >= 0 for mat in game.mats)
    assert [game.bonus_coins[tile] for tile in game.pool] == [1, 1, 1]
    assert [mat.coins for mat in game.mats] == [first_coins(game.cast(seat)) for seat in (0, 1)]  # no income yet
    assert game.neutral == 0


@pytest.mark.breach("TN-415")
def test_no_neutral_house_before_factions_houses_and_tiles() -> None:
    game = deal(2, 2, two_player_variant="lucky-digger")
    seen: list[str] = []
    while owed(game) != "place-neutral":
        seen.append(owed(game))
        assert game.neutral == 0
        say(game, min(offered(game)))
    assert [name for at, name in enumerate(seen) if name not in seen[:at]] == [
        "choose-faction",
        "place-house",
        "choose-bonus",
    ]


@pytest.mark.breach("TN-410")
def test_colours_in_play_are_never_drawn() -> None:
    """All three others are: over many games each comes first somewhere."""
    firsts: set[str] = set()
    for seed in range(30):
        table = drained("fairies", "golems", two_player_variant="lucky-digger")
        table.game.chance = Chance.stream(seed, "test")
        events = table.play("pass bonus-C", "pass bonus-D")
        firsts.add(str(of_kind(events, "house-drawn")[0].data["terrain"]))
        events = table.play(min(table.legal()))
        second = str(of_kind(events, "house-drawn")[0].data["terrain"])
        assert second in UNUSED
    assert firsts == set(UNUSED)


@pytest.mark.breach("TN-410")
def test_no_house_is_drawn_without_the_variant_or_after_round_five() -> None:
    for variant in ("none", "planner"):
        table = drained("fairies", "golems", two_player_variant=variant)
        assert of_kind(table.pass_all(), "house-drawn") == []
    table = drained("fairies", "golems", round=5, two_player_variant="lucky-digger")
    assert of_kind(table.pass_all(), "house-drawn") == []
    assert table.game.is_over


@pytest.mark.breach("TN-411")
def test_the_second_colour_differs_and_the_third_house_stays_away() -> None:
    for seed in range(30):
        table = drained("fairies", "golems", two_player_variant="lucky-digger")
        table.game.chance = Chance.stream(seed, "test")
        events = table.play("pass bonus-C", "pass bonus-D")
        events += table.play(min(table.legal()))
        events += table.play(min(table.legal()))
        colours = [event.data["terrain"] for event in of_kind(events, "house-drawn")]
        assert len(colours) == len(set(colours)) == 2
        placed = [event.data["terrain"] for event in of_kind(events, "neutral-placed")]
        assert placed == colours
        assert table.step == "take-turn"


@pytest.mark.breach("TN-411")
def test_the_other_player_waits_for_the_first_house() -> None:
    table, _ = digger("lake", "swamp", leader=1)
    refusal = table.refusal("neutral C7", seat=0)
    assert (refusal.rule, refusal.reason, refusal.kind) == ("TN-110", "not-your-turn", NOT_YOUR_TURN)


@pytest.mark.rule("TN-412", "TN-417")
def test_a_house_without_a_marked_cell_is_discarded() -> None:
    """All lakes with a mark are taken: the first house goes, the second player draws from the other two."""
    table = drained("fairies", "golems", two_player_variant="lucky-digger").neutral(*MARKS["lake"])
    table.game.chance = draws("lake", "swamp")
    table.play("pass bonus-C")
    events = table.play("pass bonus-D")
    assert [(event.kind, event.seat, event.data["terrain"]) for event in events if event.kind.startswith("house-")] == [
        ("house-drawn", 0, "lake"),
        ("house-discarded", 0, "lake"),
        ("house-drawn", 1, "swamp"),
    ]
    assert (table.seat, table.legal()) == (1, neutrals("swamp"))


@pytest.mark.breach("TN-412", "TN-417")
def test_a_discarded_house_is_not_replaced() -> None:
    """Neither for the start player nor for the other: no third colour is drawn, no house is placed."""
    table = drained("fairies", "golems", two_player_variant="lucky-digger").neutral(*MARKS["lake"], *MARKS["swamp"])
    table.game.chance = draws("swamp", "lake")
    table.play("pass bonus-C")
    events = table.play("pass bonus-D")
    assert [event.data["terrain"] for event in of_kind(events, "house-drawn")] == ["swamp", "lake"]
    assert [event.data["terrain"] for event in of_kind(events, "house-discarded")] == ["swamp", "lake"]
    assert of_kind(events, "neutral-placed") == []
    assert cells(table.game.neutral, TWO) == MARKS["lake"] | MARKS["swamp"]
    assert (table.seat, table.step) == (0, "take-turn")


@pytest.mark.breach("TN-412")
def test_a_house_with_one_cell_left_is_placed_not_discarded() -> None:
    """A single cell is no choice: the house goes there by itself."""
    table = drained("fairies", "golems", two_player_variant="lucky-digger").neutral("C7", "E2", "G5")
    table.game.chance = draws("lake", "swamp")
    table.play("pass bonus-C")
    events = table.play("pass bonus-D")
    assert of_kind(events, "house-discarded") == []
    assert [event.data["cell"] for event in of_kind(events, "neutral-placed")] == ["I9"]


@pytest.mark.rule("TN-413")
@pytest.mark.parametrize("cell", sorted(MARKS["lake"]))
def test_the_drawer_chooses_among_the_marked_cells(cell: str) -> None:
    table, _ = digger()
    table.play(f"neutral {cell}")
    assert cells(table.game.neutral, TWO) == {cell}


@pytest.mark.breach("TN-413")
def test_cells_of_other_colours_and_taken_cells_are_refused() -> None:
    table, _ = digger()
    table.put(0, "house", "E2")
    assert table.legal() == neutrals("lake") - {"neutral E2"}
    assert told(table.refusal("neutral A8"), "TN-413", "not-marked", {"cell": "A8", "terrain": "lake"})
    assert told(table.refusal("neutral E2"), "TN-121", "occupied", {"cell": "E2", "owner": 0})
    assert told(table.refusal("neutral B1"), "TN-390", "not-marked", {"cell": "B1", "terrain": "lake"})


@pytest.mark.rule("TN-414")
def test_a_colour_may_come_up_in_every_round() -> None:
    table = drained("fairies", "golems", two_player_variant="lucky-digger")
    for round in range(2, 6):
        table.game.chance = draws("lake", "swamp")
        table.pass_all()
        assert table.game.round == round
        while table.step == "place-neutral":
            table.play(min(table.legal()))
    assert cells(table.game.neutral, TWO) == MARKS["lake"] | MARKS["swamp"]


@pytest.mark.breach("TN-414")
def test_a_fifth_house_of_a_colour_finds_no_place() -> None:
    table, events = digger("lake", "desert")
    assert of_kind(events, "house-discarded") == []
    table = drained("fairies", "golems", round=4, two_player_variant="lucky-digger").neutral(*MARKS["lake"])
    table.game.chance = draws("lake", "desert")
    table.play("pass bonus-C")
    events = table.play("pass bonus-D")
    assert [event.data["terrain"] for event in of_kind(events, "house-discarded")] == ["lake"]
    assert cells(table.game.neutral, TWO) == MARKS["lake"]


@pytest.mark.breach("TN-414")
@pytest.mark.parametrize("seed", range(5))
def test_no_colour_ever_has_more_than_four(seed: int) -> None:
    game = deal(2, seed, two_player_variant="lucky-digger")
    for _ in wander(game, seed):
        pass
    assert 1 <= game.neutral.bit_count() <= 10
    used = {game.mats[seat].home for seat in range(2)}
    for number, names in enumerate(MARKS.values()):
        assert len(cells(game.neutral, TWO) & names) <= (0 if number in used else 4)
    assert cells(game.neutral, TWO) <= cells(game.land.marks, TWO)


@pytest.mark.rule("TN-416")
@pytest.mark.parametrize("leader", [0, 1])
def test_who_passed_first_draws_first(leader: int) -> None:
    table, events = digger(leader=leader)
    assert table.game.start == leader
    assert of_kind(events, "house-drawn")[0].seat == table.seat == leader


@pytest.mark.breach("TN-416")
def test_the_old_start_player_draws_second() -> None:
    """Seat 0 began round 1, seat 1 passed first."""
    table = drained("fairies", "golems", two_player_variant="lucky-digger")
    assert table.game.start == 0
    table.play("sail", "pass bonus-C", "pass bonus-B")
    assert table.seat == 1
    table.play(min(table.legal()))
    assert table.seat == 0
