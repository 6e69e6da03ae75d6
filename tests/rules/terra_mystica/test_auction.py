"""Section 2: the auction of factions."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, IllegalMove
from ecumene.games.terra_mystica.game import TerraMystica
from tests.rules.terra_mystica.deals import LEDGER_NAMES, NAMES, deal, offered, owed, refused, say, until
from tests.rules.terra_mystica.table import of_kind, told
from tests.second.terra_mystica.data import FACTIONS

TERRAINS = {"yellow": "desert", "brown": "plains", "black": "swamp", "blue": "lakes"}
TERRAINS |= {"green": "forest", "gray": "mountains", "red": "wasteland"}


def auction(seats: int = 3, seed: int = 1, /, **options: object) -> TerraMystica:
    return deal(seats, seed, **{"factions": "auction", "fire_and_ice": True, **options})


def lots(game: TerraMystica) -> list[str]:
    """The factions drawn, in this order."""
    return [NAMES[game.auction[place]] for place in range(0, len(game.auction), 3)]


def board(name: str) -> str:
    """The colour or the board of a faction."""
    printed = FACTIONS[LEDGER_NAMES[name]]
    return str(printed["home"] or printed["kind"])


def with_boards(seats: int, *wanted: str) -> TerraMystica:
    """An auction in which factions of these boards are drawn."""
    for seed in range(500):
        game = auction(seats, seed)
        if set(wanted) <= {board(name) for name in lots(game)}:
            return game
    raise AssertionError(wanted)


def sold(game: TerraMystica, shift: int = 0) -> list[str]:
    """Each seat in order gets one faction for 1 point more than the seat before, the one `shift` further first."""
    names = lots(game)
    for place in range(game.seats):
        say(game, f"bid {place} {names[(place + shift) % game.seats]}")
    return names


@pytest.mark.rule("TM-024")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_factions_as_players_are_drawn_and_each_starts_from_40_points(seats: int) -> None:
    for seed in range(20):
        game = auction(seats, seed)
        names = lots(game)
        assert len(set(names)) == seats
        assert offered(game) == {f"bid {points} {name}" for name in names for points in range(41)}
        for name in names:
            say(game, f"bid 0 {name}")
        assert {game.cast(seat) for seat in range(seats)} == set(names)
        assert [mat.vp for mat in game.mats] == [40] * seats


@pytest.mark.breach("TM-024")
def test_a_faction_that_was_not_drawn_is_not_in_the_game() -> None:
    game = auction()
    for name in set(NAMES) - set(lots(game)):
        assert told(refused(game, f"bid 5 {name}"), "TM-024", "not-drawn", {"faction": name})
    assert told(refused(game, "faction witches"), "TM-026", "not-now", {"owed": "bid"})


@pytest.mark.rule("TM-025")
def test_the_bid_is_taken_off_the_40_points() -> None:
    game = auction(4)
    first, second, third, fourth = lots(game)
    order = game.order[:]
    say(game, f"bid 12 {first}", f"bid 0 {second}", f"bid 40 {third}", f"bid 7 {fourth}")
    assert [game.mats[seat].vp for seat in order] == [28, 40, 0, 33]


@pytest.mark.breach("TM-025")
def test_a_bid_that_was_beaten_costs_nothing() -> None:
    game = auction(2)
    first, second = lots(game)
    loser, winner = game.order
    say(game, f"bid 20 {first}", f"bid 25 {first}", f"bid 3 {second}")
    assert (game.mats[loser].vp, game.mats[winner].vp) == (37, 15)
    assert (game.cast(loser), game.cast(winner)) == (second, first)


@pytest.mark.rule("TM-026")
def test_players_without_a_faction_bid_in_seat_order_until_everybody_holds_one() -> None:
    game = auction(4)
    one, two, three, four = lots(game)
    seats = game.order[:]
    bidders = []
    # The second outbids the first: the third and the fourth bid before the first does again.
    for text in (f"bid 2 {one}", f"bid 3 {one}", f"bid 0 {two}", f"bid 1 {two}", f"bid 0 {three}", f"bid 0 {four}"):
        bidders.append(game.to_move[0])
        say(game, text)
    assert bidders == [seats[0], seats[1], seats[2], seats[3], seats[0], seats[2]]
    assert [game.cast(seat) for seat in seats] == [three, one, four, two]


@pytest.mark.breach("TM-026")
def test_a_bid_must_be_higher_and_nobody_bids_out_of_turn_or_holds_two() -> None:
    game = auction(3)
    one, two, three = lots(game)
    seats = game.order[:]
    say(game, f"bid 5 {one}")
    for points in (0, 4, 5):
        assert told(refused(game, f"bid {points} {one}"), "TM-026", "bid-more", {"need": 6})
    assert told(refused(game, f"bid 9 {two}", seats[0]), "TM-059", "not-your-turn")
    say(game, f"bid 6 {one}")
    assert game.to_move == (seats[2],)
    say(game, f"bid 0 {two}")
    # Only the first is left without a faction now.
    assert game.to_move == (seats[0],)
    events = say(game, f"bid 0 {three}")
    assert sorted(str(event.data["faction"]) for event in of_kind(events, "faction-chosen")) == sorted(
        [one, two, three]
    )
    assert owed(game) != "bid"


@pytest.mark.rule("TM-027")
def test_the_order_of_drawing_is_the_turn_order_of_round_1() -> None:
    for seed in range(20):
        game = auction(4, seed)
        names = sold(game, 2)
        assert [game.cast(seat) for seat in game.order] == names
        until(game, "take-action")
        assert game.cast(game.to_move[0]) == names[0]


@pytest.mark.breach("TM-027")
def test_neither_seats_nor_bids_decide_who_starts() -> None:
    game = auction(3, 2)
    seats = game.order[:]
    one, two, three = lots(game)
    say(game, f"bid 1 {three}", f"bid 9 {one}", f"bid 5 {two}")
    assert game.order == [seats[1], seats[2], seats[0]]
    assert game.to_move != (seats[0],)


@pytest.mark.rule("TM-028")
@pytest.mark.parametrize("name", ["base", "lakes", "fjords"])
def test_with_the_auction_everybody_starts_from_40_with_merchants_too(name: str) -> None:
    for seed in range(20):
        game = auction(3, seed, merchants=True, map=name)
        seats = game.order[:]
        sold(game)
        assert [game.mats[seat].vp for seat in seats] == [40, 39, 38]


@pytest.mark.breach("TM-028")
def test_the_table_by_map_is_not_added_nor_used_instead() -> None:
    for start in ("printed", "by-map", "20"):
        game = auction(2, 4, merchants=True, start_points=start)
        seats = game.order[:]
        sold(game)
        assert [game.mats[seat].vp for seat in seats] == [40, 39]


@pytest.mark.rule("TM-280")
def test_every_faction_can_be_drawn() -> None:
    seen = {name for seed in range(200) for name in lots(auction(5, seed))}
    assert seen == set(NAMES)
    plain = {name for seed in range(200) for name in lots(auction(5, seed, fire_and_ice=False))}
    assert plain == {name for name in NAMES if FACTIONS[LEDGER_NAMES[name]]["kind"] == "base"}


@pytest.mark.breach("TM-280")
def test_no_two_of_one_colour_or_board_are_drawn() -> None:
    for seed in range(200):
        names = lots(auction(5, seed))
        assert len(names) == len({board(name) for name in names}) == 5


@pytest.mark.rule("TM-281")
def test_terrains_are_chosen_after_the_auction_in_turn_order_and_by_the_volcano_last() -> None:
    game = with_boards(5, "ice", "variable", "volcano")
    names = sold(game, 1)
    asked = []
    while owed(game) != "place-dwelling":
        if owed(game) == "choose-terrain":
            asked.append(board(game.cast(game.to_move[0])))
        say(game, min(offered(game)))
    by_order = [board(name) for name in names if board(name) in ("ice", "variable")]
    assert asked == [*by_order, "volcano"]


@pytest.mark.breach("TM-281")
def test_the_terrain_must_be_free_of_the_colours_of_all_drawn_factions() -> None:
    game = with_boards(5, "ice", "variable")
    names = sold(game)
    colours = {TERRAINS[board(name)] for name in names if board(name) in TERRAINS}
    rule = {"ice": "TM-021", "variable": "TM-022", "volcano": "TM-023"}
    chosen: set[str] = set()
    while owed(game) != "place-dwelling":
        if owed(game) == "choose-terrain":
            taken = colours | chosen
            own = rule[board(game.cast(game.to_move[0]))]
            assert offered(game) == {f"terrain {terrain}" for terrain in set(TERRAINS.values()) - taken}
            for terrain in taken:
                assert told(refused(game, f"terrain {terrain}"), own, "terrain-taken", {"terrain": terrain})
            chosen.add(min(offered(game)).split()[1])
        say(game, min(offered(game)))
    assert len(chosen) >= 2


@pytest.mark.rule("TM-398")
def test_forty_is_the_highest_bid_and_leaves_no_points() -> None:
    game = auction(2)
    first, second = lots(game)
    seat = game.to_move[0]
    say(game, f"bid 40 {first}", f"bid 40 {second}")
    assert [mat.vp for mat in game.mats] == [0, 0]
    assert game.cast(seat) == first


@pytest.mark.breach("TM-398")
def test_nobody_bids_more_than_forty_or_against_forty() -> None:
    game = auction(2)
    first, _ = lots(game)
    with pytest.raises(IllegalMove) as caught:
        game.parse(game.to_move[0], f"bid 41 {first}")
    assert caught.value.refusal.kind == MALFORMED
    say(game, f"bid 40 {first}")
    for points in (0, 39, 40):
        assert told(refused(game, f"bid {points} {first}"), "TM-398", "highest-bid")


def passed_first(game: TerraMystica, place: int) -> list[int]:
    """The order of round 2 if the seat at this place of the order of round 1 passes first."""
    until(game, "take-action")
    order = game.order[:]
    while game.round == 1:
        seat = game.to_move[0]
        own = [move for move in game.moves(seat) if owed(game) != "take-action" or str(move).startswith("pass")]
        if owed(game) == "take-action" and seat != order[place] and game.passers == []:
            own = [move for move in game.moves(seat) if str(move).startswith("send priest")] or own
        if owed(game) == "complete-action":
            own = [move for move in game.moves(seat) if str(move) == "done"] or own
        game.play(seat, own[0])
    return game.order


@pytest.mark.rule("TM-399")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_clockwise_then_means_the_order_of_drawing(place: int) -> None:
    game = auction(3, 2, fire_and_ice=False)
    names = sold(game, 2)
    for mat in game.mats:
        mat.priests = 3
    later = [game.cast(seat) for seat in passed_first(game, place)]
    assert later == names[place:] + names[:place]


@pytest.mark.breach("TM-399")
def test_and_not_the_seats_round_the_table() -> None:
    game = auction(3, 2, fire_and_ice=False)
    seats = game.order[:]
    one, two, three = lots(game)
    # The draw order runs against the seats.
    say(game, f"bid 0 {three}", f"bid 0 {two}", f"bid 0 {one}")
    assert game.order == seats[::-1]
    for mat in game.mats:
        mat.priests = 3
    assert passed_first(game, 1) == [seats[1], seats[0], seats[2]]
