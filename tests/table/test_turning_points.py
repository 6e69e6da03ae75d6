"""What decided a game: posed points whose turning points are known, and real games that tell theirs."""

from __future__ import annotations

import html
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.core.score import Item, Score, places
from ecumene.players import bot
from ecumene.table import turning_points
from ecumene.table.app import create
from ecumene.table.host import Host
from ecumene.table.open_table import OpenTable
from ecumene.table.store import NewSeat
from ecumene.table.texts import words_of
from ecumene.table.turning_points import Gain, decided, points_history, turning_point_texts, turns

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient


def scored(*points: int) -> list[Score]:
    return [Score(seat, [Item("coins", "XX-001", total)]) for seat, total in enumerate(points)]


def posed(*series: tuple[int, ...]) -> list[turning_points.TurningPoint]:
    """The turning points of a game whose every ply is a turn; the last points decide who won."""
    sides: list[tuple[int, ...]] = [(seat,) for seat in range(len(series[0]))]
    return decided([scored(*points) for points in series], list(range(1, len(series))), sides, places([*series[-1]]))


# Which turns


def test_the_greatest_changes_are_told_in_the_order_of_play() -> None:
    found = posed((0, 0, 0), (1, 0, 0), (1, 9, 0), (8, 9, 0), (8, 9, 2), (8, 9, 9), (20, 9, 9), (20, 10, 9))
    assert [point.ply for point in found] == [2, 3, 6]
    against, back, last = found
    assert (against.gains, against.leader, against.lead, against.turned) == ([Gain((1,), 9)], (1,), 8, True)
    assert (back.gains, back.leader, back.lead, back.turned) == ([Gain((0,), 7)], (1,), 1, False)
    assert (last.gains, last.leader, last.lead, last.turned) == ([Gain((0,), 12)], (0,), 11, True)
    assert last.sources == [("coins", "XX-001", 12)]


def test_what_both_gain_is_no_change() -> None:
    assert posed((0, 0, 0), (5, 5, 0), (5, 5, 4), (6, 5, 4))[0].ply == 3


def test_a_game_of_few_changes_has_few_turning_points() -> None:
    assert posed((0, 0)) == []
    assert posed((0, 0), (0, 0), (3, 3)) == []
    assert [point.ply for point in posed((0, 0), (2, 0), (2, 0), (2, 1))] == [1, 3]


def test_of_equal_changes_the_earlier_are_told() -> None:
    assert [point.ply for point in posed((0, 0), (2, 0), (4, 0), (6, 0), (8, 0))] == [1, 2, 3]


def test_who_share_the_victory() -> None:
    found = posed((0, 0, 0), (5, 0, 0), (5, 4, 0), (5, 5, 0))
    assert [(point.ply, point.leader, point.lead) for point in found] == [(1, (0,), 5), (2, (0,), 1), (3, (), 0)]


def test_a_rival_who_loses_points_is_named() -> None:
    found = posed((3, 8), (3, 2))
    assert (found[0].gains, found[0].turned) == ([Gain((1,), -6)], True)
    assert found[0].sources == [("coins", "XX-001", -6)]


def test_partners_add_their_points() -> None:
    scores = [scored(0, 0, 0, 0), scored(3, 5, 4, 0), scored(3, 5, 4, 9)]
    found = decided(scores, [1, 2], [(0, 2), (1, 3)], [2, 1, 2, 1])
    assert [point.gains for point in found] == [[Gain((0, 2), 7), Gain((1, 3), 5)], [Gain((1, 3), 9)]]


def test_alone_nobody_is_ahead_of_anybody() -> None:
    assert decided([scored(0), scored(7)], [1], [(0,)], [1]) == []


def test_sources_are_those_of_whoever_gained_most() -> None:
    old = [Score(0, [Item("coins", "XX-001", 4)]), Score(1, [])]
    new = [Score(0, [Item("coins", "XX-001", 2), Item("towns", "XX-002", 9), Item("sun", "XX-003", 1)]), Score(1, [])]
    found = decided([old, new], [1], [(0,), (1,)], [1, 2])
    assert found[0].sources == [("towns", "XX-002", 9), ("sun", "XX-003", 1)]


def test_a_turn_is_a_row_of_moves_or_a_choice_of_all() -> None:
    assert turns([(0, 1, 2), (1, 2), (2,), (0, 1, 2), (0, 2)], [0, 1, 2, 1], [""] * 5) == [3]
    rows: list[tuple[int, ...]] = [(0,), (0,), (1,), (0,), (0,), ()]
    assert turns(rows, [0, 0, 1, 0, 0], ["I", "I", "I", "I", "II", ""]) == [2, 3, 4, 5]


# In words


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create(f"sqlite:///{tmp_path}/tables.db", processes=1), follow_redirects=False) as client:
        yield client


def ended(client: TestClient, name: str, seats: int, seed: int, **options: object) -> OpenTable:
    """A table whose game chance has played to its end."""
    game = ecumene.new(name, seats=seats, seed=seed, options=options)
    dice = bot("random", seed)
    while not game.is_over:
        seat = game.to_move[0]
        game.play(seat, dice.choose(game.view(seat), seat))
    host = client.app.state.host  # type: ignore[attr-defined]
    assert isinstance(host, Host)
    opener = host.store.new_person().id
    chairs = [NewSeat("person", f"P{seat}", "") for seat in range(seats)]
    moves = [(ply.seat, str(ply.move)) for ply in game.history()]
    row = host.store.open_table(name, game.rules, chairs, seed, game.options, opener, True, moves)
    return host.table(row.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("terra-nova", 2), ("terra-nova", 4), ("seven-wonders", 7)])
def test_a_finished_game_tells_its_turning_points(site: TestClient, game: str, seats: int, language: str) -> None:
    table = ended(site, game, seats, 5)
    found = points_history(table, table.number, language)
    told = turning_point_texts(table, words_of(language, table.box.package, tuple(table.players)))
    assert [line.mark for line in told] == [point.ply for point in found.turning_points]
    for point, line in zip(found.turning_points, told, strict=True):
        assert table.players[point.gains[0].side[0]] in line.text
        assert str(abs(point.gains[0].points)) in line.text
        assert line.ply == min(line.mark, len(table.played) - 1)
        totals = sorted(found.series[point.ply])
        assert point.lead == totals[-1] - totals[-2]
    assert found.series[-1] == [score.total for score in table.game.scores()]

    site.post("/me", data={"language": language})
    page = site.get(f"/t/{table.row.id}").text
    for line in told:
        assert f'href="/t/{table.row.id}?ply={line.ply}"' in page
        assert site.get(f"/t/{table.row.id}?ply={line.ply}").status_code == 200
    drawn = re.search(r'<svg class="points".*?</svg>', page, re.DOTALL)
    assert drawn is not None
    flags = [link for link in ElementTree.fromstring(drawn[0]).iter("a") if link.get("class") == "flag"]
    assert [flag.attrib["href"] for flag in flags] == [f"?ply={line.ply}" for line in told]


def test_a_points_history_is_found_once_as_long_as_nothing_happens(site: TestClient) -> None:
    table = ended(site, "seven-wonders", 3, 2)
    assert points_history(table, table.number, "en") is points_history(table, table.number, "en")
    assert points_history(table, table.number, "en") == points_history(table, table.number, "pl")


def test_nothing_is_decided_before_the_end(site: TestClient) -> None:
    table = ended(site, "seven-wonders", 3, 2)
    assert 'class="pane decided"' in site.get(f"/t/{table.row.id}").text
    assert 'class="pane decided"' not in site.get(f"/t/{table.row.id}?ply=20").text


def test_partners_win_by_what_they_have_together(site: TestClient) -> None:
    table = ended(site, "seven-wonders", 4, 2, cities=True, teams=True)
    totals = [score.total for score in table.game.scores()]
    points = {side: sum(totals[seat] for seat in side) for side in map(table.game.side, range(4))}
    won = table.game.side(table.game.ranking().index(1))
    lost = next(side for side in points if won[0] not in side)
    text = html.unescape(site.get(f"/t/{table.row.id}").text)
    assert f"win together with {points[won]} points" in text
    assert f"{points[won] - points[lost]} points ahead of {' + '.join(table.players[seat] for seat in lost)}." in text
    together = re.search(r"With the partner</th>(.*?)</tr>", text)
    assert together is not None
    assert sorted(map(int, re.findall(r">(\d+)<", together[1]))) == sorted([*points.values()])
