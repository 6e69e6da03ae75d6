"""An offer that stays open, on the pages: the seat that owes an answer sees its question while another acts."""

from __future__ import annotations

import html
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Response

from ecumene.table.app import create
from ecumene.table.host import Host
from ecumene.table.open_table import OpenTable
from tests.offers import begin_with_an_offer

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

#: Moves that only the turn has, and only the answer.
TURN, ANSWER = "?move=pass+", "?move=end&"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    begin_with_an_offer(monkeypatch)
    with TestClient(create(f"sqlite:///{tmp_path}/tables.db", processes=1), follow_redirects=False) as client:
        yield client


def opened(client: TestClient, *kinds: str) -> str:
    """A table of three; `me` is this browser, `here` another person at it, `link` somebody elsewhere."""
    seats = {f"kind-{seat}": kind for seat, kind in enumerate(kinds)}
    names = {f"name-{seat}": name for seat, name in enumerate(("Ania", "Olek", "Ewa"))}
    form = {"seats": "3", "seed": "5", "factions": "random", **seats, **names}
    answer: Response = client.post("/new/terra-nova", data=form)
    found = re.fullmatch(r"/t/(\w+)", answer.headers["location"])
    assert found is not None
    return found[1]


def table_of(client: TestClient, id: str) -> OpenTable:
    host = client.app.state.host  # type: ignore[attr-defined]
    assert isinstance(host, Host)
    return host.table(id)


def guest(client: TestClient, id: str, seat: int) -> TestClient:
    """Somebody who has followed the link of a seat."""
    browser = TestClient(client.app, follow_redirects=False)
    seated = browser.post(f"/seat/{table_of(client, id).seats[seat].key}", data={"name": ("Olek", "Ewa")[seat - 1]})
    assert seated.status_code == 303
    return browser


def offered(client: TestClient, id: str) -> set[str]:
    """What the reader may do now, of the turn and the offer; from the page in words."""
    text = html.unescape(client.get(f"/t/{id}/text").text)
    return {name for name, sign in (("turn", TURN), ("answer", ANSWER)) if sign in text}


def play(client: TestClient, id: str, seat: int, move: str, asked: str = "") -> str:
    """Where the browser is sent after it has played a move."""
    table = table_of(client, id)
    form = {"seat": str(seat), "move": move, "asked": asked or table.asked(seat), "once": f"test-{table.number}-{seat}"}
    answer: Response = client.post(f"/t/{id}/do/move", data=form)
    assert answer.status_code == 303, answer.text[-600:]
    return answer.headers["location"]


def test_each_sees_its_own_question(site: TestClient) -> None:
    id = opened(site, "me", "link", "link")
    olek, ewa = guest(site, id, 1), guest(site, id, 2)
    assert [offered(browser, id) for browser in (site, olek, ewa)] == [{"turn"}, set(), {"answer"}]
    for browser in (site, olek, ewa):
        assert browser.get(f"/t/{id}").status_code == 200
    # Both questions stand at once: an answer does not make the other one stale.
    turn, answer = table_of(site, id).asked(0), table_of(site, id).asked(2)
    assert play(ewa, id, 2, "exchange 1", answer) == f"/t/{id}"
    assert play(site, id, 0, "pass bonus-D", turn) == f"/t/{id}"
    assert table_of(site, id).game.ply == 2


def test_turns_go_on_beside_the_offer_until_its_seat_is_to_act(site: TestClient) -> None:
    id = opened(site, "me", "link", "link")
    olek, ewa = guest(site, id, 1), guest(site, id, 2)
    play(site, id, 0, "pass bonus-D")
    play(site, id, 0, "end")
    assert [offered(browser, id) for browser in (site, olek, ewa)] == [set(), {"turn"}, {"answer"}]
    play(olek, id, 1, "pass bonus-E")
    play(olek, id, 1, "end")
    assert [offered(browser, id) for browser in (site, olek, ewa)] == [set(), set(), {"answer"}]
    play(ewa, id, 2, "end")
    assert table_of(site, id).game.to_move == (2,)
    assert offered(ewa, id) == {"turn"}


def test_nothing_of_the_turn_is_an_answer(site: TestClient) -> None:
    id = opened(site, "me", "link", "link")
    ewa = guest(site, id, 2)
    before = table_of(site, id).game.digest()
    play(ewa, id, 2, "pass bonus-D")
    assert table_of(site, id).game.digest() == before


def test_one_device_asks_the_seats_one_after_the_other(site: TestClient) -> None:
    id = opened(site, "me", "here", "here")
    asked: list[str] = []
    for seat, move in ((0, "pass bonus-D"), (0, "end"), (1, "pass bonus-E"), (1, "end"), (2, "end")):
        query = {"move": move, "asked": table_of(site, id).asked(seat)}
        asked += re.findall(r'name="seat" value="(\d)"', site.get(f"/t/{id}/text", params=query).text)[:1]
        play(site, id, seat, move)
    assert asked == ["0", "0", "1", "1", "2"]
    assert offered(site, id) == {"turn"}
