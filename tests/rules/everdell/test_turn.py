"""Section 3: one action a turn, whose turn it is, what is hidden, and what must be carried out."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.table import EVERYTHING, Table, why

UNKNOWN = -1
EXCLUSIVE = ("basic-1", "basic-3", "basic-6", "basic-7")


def seen_by(table: Table, seat: int | None) -> Everdell:
    view = table.game.view(seat)
    assert isinstance(view, Everdell)
    return view


# One action


@pytest.mark.rule("EV-014")
@pytest.mark.parametrize(
    "action",
    [
        ("visit basic-8",),
        ("claim harvest-festival",),
        ("play mine",),
        ("pass",),
        ("ticket basic-1", "visit basic-3"),
        ("reserve meadow-1",),
    ],
)
def test_each_action_is_a_whole_turn(action: tuple[str, ...]) -> None:
    table = Table(2, tickets=True, reservations=True).season(0, "autumn").hand(0, "mine").rich()
    table.city(0, *["farm"] * 4).worker(0, "basic-1").play(*action)
    assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.rule("EV-014")
def test_preparing_is_an_action_too() -> None:
    table = Table().home(0, 0).worker(0, "basic-1", "basic-8").play("prepare")
    assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.breach("EV-014")
def test_a_second_action_is_refused_and_so_is_none() -> None:
    table = Table().hand(0, "mine").rich()
    assert why(table, "done") == ("EV-014", "not-now")
    table.play("visit basic-8")
    for text in ("play mine", "visit basic-8"):
        refusal = table.game.check(0, table.game.parse(0, text))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("EV-015", "not-your-turn")


@pytest.mark.breach("EV-014")
def test_without_the_modules_there_is_neither_ticket_nor_reservation() -> None:
    table = Table().worker(0, "basic-1")
    assert why(table, "ticket basic-1") == ("EV-186", "no-ticket")
    assert why(table, "reserve meadow-1") == ("EV-187", "token-not-ready")
    assert {move.split()[0] for move in table.rich().legal()} == {"visit", "play"}


# Whose turn


@pytest.mark.rule("EV-015")
def test_turns_go_clockwise_and_skip_whoever_has_passed() -> None:
    table = Table(4)
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.play("visit basic-8")
    assert seats == [0, 1, 2, 3, 0]
    for seat in range(4):
        table.season(seat, "autumn").home(seat, 6)
    table.turn(1).play("pass")
    seats = []
    for _ in range(6):
        seats.append(table.seat)
        table.play("visit basic-8")
    assert seats == [2, 3, 0, 2, 3, 0]


@pytest.mark.breach("EV-015")
def test_nobody_acts_out_of_turn_or_after_passing() -> None:
    table = Table(3).season(0, "autumn").season(1, "autumn")
    for seat in (1, 2):
        refusal = table.game.check(seat, table.game.parse(seat, "visit basic-8"))
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.needs["turn"]) == ("EV-015", "not-your-turn", 0)
    table.play("pass", "pass", "visit basic-8", "visit basic-8")
    # The last one left acts turn after turn.
    assert table.seat == 2
    for seat in (0, 1):
        assert table.game.check(seat, table.game.parse(seat, "visit basic-8")) is not None


@pytest.mark.rule("EV-016")
def test_a_worker_brought_back_early_may_be_placed_again_in_the_same_season() -> None:
    table = Table().special("a-well-run-city").city(0, "chip-sweep", "clock-tower").home(0, 1).worker(0, "basic-1")
    table.play("claim a-well-run-city", "recall basic-1")
    assert (table.players[0].home, table.workers(0)) == (1, ["a-well-run-city"])
    table.turn(0).play("visit basic-1")
    assert table.goods() == (3, 0, 0, 0)
    assert (table.players[0].home, table.players[0].season) == (0, 0)


@pytest.mark.breach("EV-016")
def test_a_deployed_worker_cannot_be_placed() -> None:
    table = Table().home(0, 0).worker(0, "basic-1", "basic-8").city(0, "chapel", *["farm"] * 4)
    for text in ("visit basic-3", "visit chapel", "claim harvest-festival"):
        assert why(table, text) == ("EV-016", "no-worker-at-home")
    assert table.legal("visit") == set()


@pytest.mark.rule("EV-323")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_before_autumn_there_is_always_something_to_do(season: str) -> None:
    table = Table().season(0, season).worker(1, *EXCLUSIVE, "forest-1", "forest-2", "forest-3")
    assert table.legal() == {f"visit basic-{number}" for number in (2, 4, 5, 8)}
    table.home(0, 0).worker(0, "basic-2", "basic-2")
    assert table.legal() == {"prepare"}


@pytest.mark.rule("EV-323")
def test_in_autumn_passing_is_allowed_even_with_workers_left() -> None:
    table = Table().season(0, "autumn")
    assert {"pass", "visit basic-1"} <= table.legal()
    assert table.home(0, 0).legal() == {"pass"}


@pytest.mark.breach("EV-323")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_nobody_passes_before_autumn(season: str) -> None:
    table = Table().season(0, season).season(1, "autumn")
    assert why(table, "pass") == ("EV-323", "pass-in-autumn")
    table.home(0, 0).worker(0, "basic-2", "basic-2")
    assert why(table, "pass") == ("EV-323", "pass-in-autumn")


@pytest.mark.rule("EV-324")
def test_the_turn_ends_when_all_that_was_set_off_is_resolved() -> None:
    table = Table().city(0, "courthouse", "historian").hand(0, "inn", "woodcarver").stock(0, twig=3, resin=1)
    table.city(0, "lookout").forest("forest-2any").play("visit lookout copy=forest-1")
    for asked in ("gain twig", "gain berry"):
        assert table.seat == 0
        table.play(asked)
    assert (table.seat, table.goods()) == (1, (4, 1, 0, 1))
    table.turn(0).play("play inn")
    while table.asked != "gain-any":
        table.play(min(table.legal()))
    assert (table.seat, table.legal()) == (0, {"gain twig", "gain resin", "gain pebble"})
    table.play("gain resin")
    assert table.seat == 1
    assert len(table.hands[0]) == 2


@pytest.mark.rule("EV-324")
def test_the_snails_may_answer_within_the_turn_of_another() -> None:
    table = Table(3, abilities=True).ability(1, "snails", ("king",)).hand(0, "mine").rich()
    table.play("play mine")
    assert (table.seat, table.asked) == (1, "answer-by-snails")
    table.play("snail")
    assert (table.seat, table.asked, table.goods(1)) == (1, "take-turn", (0, 0, 1, 0))


@pytest.mark.breach("EV-324")
def test_nobody_else_acts_before_the_action_is_over() -> None:
    table = Table(3).forest("forest-2any").hand(1, "mine").rich(1).play("visit forest-1")
    for _ in range(2):
        for text in ("visit basic-8", "play mine", "gain twig"):
            refusal = table.game.check(1, table.game.parse(1, text))
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("EV-015", "not-your-turn")
        assert table.game.moves(1) == []
        table.play("gain twig")
    assert table.seat == 1


# What is hidden


def full_table() -> Table:
    table = Table(3, **EVERYTHING, abilities=True).hand(0, "king", "queen").hand(1, "fool")
    table.ability(0, "bats").ability(1, "snails", ("judge", "monk")).discards("inn", "ruins").deck("mine", "wife")
    table.game.own(0).archive = [NUMBER["castle"]]
    table.city(0, "farm", "dungeon").rich(0, 3).give(0, points=4, golden=2).reserved(0, "bard")
    table.game.own(0).visitors = [3]
    return table


@pytest.mark.rule("EV-414")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_cities_supplies_tokens_reserved_cards_and_visitors_are_open(viewer: int | None) -> None:
    table = full_table()
    player = seen_by(table, viewer).players[0]
    assert [CARDS[laid.design].id for laid in player.city] == ["farm", "dungeon"]
    assert (player.twig, player.resin, player.pebble, player.berry, player.points) == (3, 3, 3, 3, 4)
    assert (player.golden, player.ticket, player.token) == (2, 1, 2)
    assert (CARDS[player.reserved].id, player.visitors) == ("bard", [3])
    # How many cards somebody holds is seen too, and one's own hand and archive are known.
    assert (len(player.hand), len(player.archive)) == (2, 1)
    if viewer == 0:
        assert [CARDS[card].id for card in (*player.hand, *player.archive)] == ["king", "queen", "castle"]


@pytest.mark.breach("EV-414")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_hands_archive_deck_bag_snails_and_discards_are_not(viewer: int | None) -> None:
    table = full_table()
    view = seen_by(table, viewer)
    for seat, (hand, archive) in enumerate(((2, 1), (1, 0), (0, 0))):
        if seat != viewer:
            assert view.players[seat].hand == [UNKNOWN] * hand
            assert view.players[seat].archive == [UNKNOWN] * archive
    assert view.players[1].pile == [UNKNOWN] * 2
    assert (view.discards, view.deck) == ([UNKNOWN] * 2, [UNKNOWN] * 42)
    assert (view.bag, view.bag != table.game.bag) == (sorted(table.game.bag), True)
    # Neither the moves of others nor what is drawn next can be found out.
    assert view.moves(0 if viewer != 0 else 1) == []
    assert view.seed == -1


@pytest.mark.breach("EV-414")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_do_not_see_what_a_player_looks_at_or_picks_to_discard(viewer: int | None) -> None:
    table = Table(3).hand(0, "teacher").stock(0, berry=2).deck("king", "queen").play("play teacher")
    assert (sorted(table.legal()), len(table.game.looked_at)) == (["keep king", "keep queen"], 2)
    assert seen_by(table, viewer).looked_at == [UNKNOWN] * 2
    table = Table(3).hand(0, "king", "queen", "mine").play("visit haven", "discard queen")
    view = seen_by(table, viewer)
    assert (view.picked, view.players[0].hand) == ([UNKNOWN], [UNKNOWN] * 2)
    assert [CARDS[card].id for card in seen_by(table, 0).picked] == ["queen"]


# What must be carried out


@pytest.mark.rule("EV-491")
def test_historian_and_shopkeeper_act_by_themselves_and_as_far_as_possible() -> None:
    table = Table().city(0, "historian", "shopkeeper").hand(0, "wife").stock(0, berry=2).deck("king")
    table.play("play wife")
    while table.seat == 0:
        assert (table.asked, "done" in table.legal()) == ("react-next", False)
        table.play(min(table.legal()))
    assert (table.hands[0], table.goods()) == (["king"], (0, 0, 0, 1))
    table = Table().city(0, "historian").hand(0, *["king"] * 9).meadow("wife").stock(0, berry=2)
    table.play("play wife meadow-1")
    assert (table.seat, len(table.hands[0])) == (1, 9)


@pytest.mark.rule("EV-491")
@pytest.mark.parametrize(
    ("held", "left", "drawn"), [(0, 40, 2), (6, 40, 2), (7, 40, 1), (8, 40, 0), (0, 1, 1), (0, 0, 0)]
)
def test_plain_draws_go_as_far_as_hand_and_deck_allow(held: int, left: int, drawn: int) -> None:
    table = Table().hand(0, *["king"] * held).only_deck(*["mine"] * left).play("visit basic-5")
    assert table.hands[0] == ["king"] * held + ["mine"] * drawn
    assert (table.seat, table.points()) == (1, 1)


@pytest.mark.breach("EV-491")
def test_none_of_them_can_be_declined_as_a_museum_can() -> None:
    table = Table().city(0, "courthouse").hand(0, "mine").stock(0, 1, 1, 1).play("play mine")
    assert (table.asked, table.legal()) == ("gain-any", {"gain twig", "gain resin", "gain pebble"})
    assert why(table, "done")[1] == "not-now"
    table = Table().city(0, "historian").hand(0, "mine").stock(0, 1, 1, 1).deck("king").play("play mine")
    assert (table.seat, table.hands[0]) == (1, ["king"])
    table = Table().city(0, "museum").hand(0, "mine").stock(0, 1, 1, 1).deck("king").play("play mine")
    assert (table.asked, "done" in table.legal()) == ("draw-or-not", True)
    table.play("done")
    assert table.hands[0] == []
