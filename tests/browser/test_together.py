"""Several people: by link on two devices, one device passed around, moves taken back by right or by consent."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import ecumene
from tests.browser.conftest import Guests
from tests.browser.guest import Guest

SEVEN = "seven-wonders"
TERRA = "terra-nova"


def sit_by_link(host: Guest, guest: Guest, name: str) -> None:
    link = host.page.locator("input.copy").first.input_value()
    assert link.startswith(host.site.url)
    guest.page.goto(link)
    guest.page.fill("#name", name)
    guest.page.click("form button.primary")
    guest.page.wait_for_url("**/t/*")


def card(move: str) -> str:
    """The card that a pick is about, by its English name."""
    found = re.match(r"\w+ (.+?)(?: with .*| for .*| by .*|$)", move)
    assert found is not None
    return found[1]


def named(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE) is not None


def test_two_browsers_at_one_table(guests: Guests) -> None:
    ola, jan = guests(), guests(locale="pl-PL")
    table = ola.open(SEVEN, ["me", "link", "random"], seed=21)
    expect(ola.page.locator("section.links li")).to_have_count(1)
    sit_by_link(ola, jan, "Janek")
    assert jan.table == table
    # The seat is taken: the link is gone and the name is there, without a reload.
    expect(ola.page.locator("section.links")).to_have_count(0)
    expect(ola.page.locator("#table")).to_contain_text("Janek")
    expect(jan.page.locator("#table")).to_contain_text("Me1")
    expect(jan.page.locator("html")).to_have_attribute("lang", "pl")
    open_table = ola.site.open_table(table)
    hands = [{thing for thing, _ in guest.targets()} for guest in (ola, jan)]
    assert hands[0] != hands[1]

    # A secret pick: he is told that she has chosen, and nothing of what she held.
    number = jan.state()["number"]
    ola.play(random.Random(1))
    jan.until(f"s.number > {number}")
    mine, his = ({card(str(move)) for move in open_table.positions[0].moves(seat)} for seat in (0, 1))
    assert mine - his, "the hands of this seed are the same"
    shown = jan.page.content()
    assert [name for name in mine - his if named(name, shown)] == []
    assert {thing for thing, _ in jan.targets()} == hands[1]

    # Both have chosen: both see it live.
    jan.play(random.Random(2))
    for guest in (ola, jan):
        guest.until(f"document.querySelectorAll('ol.log li').length > 0 && s.number >= {open_table.number}")
    assert [guest.page.locator("ol.log > li").count() > 0 for guest in (ola, jan)] == [True, True]


def test_watching_and_joining(guests: Guests) -> None:
    """Whoever has no seat watches and can do nothing; names must differ."""
    ola, eva = guests(), guests()
    ola.open(SEVEN, ["me", "link", "random"], seed=3)
    eva.go(f"/t/{ola.table}")
    expect(eva.page.locator("#table")).to_be_visible()
    assert eva.targets() == []
    expect(eva.page.locator("section.links")).to_have_count(0)
    ola.until_asked()
    ola.play(random.Random(1))
    eva.until("s.number >= 2")
    link = ola.page.locator("input.copy").first.input_value()
    eva.page.goto(link)
    eva.page.fill("#name", "me1")
    eva.page.click("form button.primary")
    expect(eva.page.locator("#wrong")).to_be_visible()
    eva.errors.clear()  # the refused form is an answer 400, which the browser reports
    eva.page.fill("#name", "Ewa")
    eva.page.click("form button.primary")
    eva.until_asked()
    expect(ola.page.locator("#table")).to_contain_text("Ewa")


def test_passing_the_device(guests: Guests) -> None:
    guest = guests()
    table = guest.open(SEVEN, ["me", "here", "random"], seed=8)
    open_table = guest.site.open_table(table)
    rng = random.Random(4)
    seen: list[int] = []
    for _ in range(4):
        state = guest.until_asked()
        assert state["handOver"], "the device was not handed over"
        text = guest.page.locator("body").inner_text()
        names = {card(str(move)) for seat in (0, 1) for move in open_table.game.moves(seat)}
        assert [name for name in names if named(name, text)] == []
        assert guest.page.locator("[data-thing], [data-move], ol.log").count() == 0
        seen.append(int(guest.page.locator("main.hand-over input[name=seat]").input_value()))
        guest.page.click("#confirm")
        assert guest.until("s.mine")["handOver"] is False
        guest.play(rng)
    assert sorted(seen[:2]) == [0, 1]
    assert sorted(seen[2:]) == [0, 1]


def test_undo_is_free_until_somebody_learns(guests: Guests) -> None:
    ola, jan = guests(), guests()
    table = ola.open(SEVEN, ["me", "link", "random"], seed=33)
    sit_by_link(ola, jan, "Jan")
    ola.until_asked()
    ola.play(random.Random(1))
    # Free: nobody has learned anything.
    ola.page.click("#undo")
    ola.until("s.mine && s.move === ''")
    assert all(done.seat != 0 for done in ola.site.open_table(table).played)
    ola.play(random.Random(2))
    jan.until_asked()
    jan.play(random.Random(3))
    count = len(ola.site.open_table(table).played)

    # Everybody has seen the cards: the others are asked.
    ola.until("s.mine")
    expect(ola.page.locator("#undo")).to_contain_text("Ask to undo")
    ola.page.click("#undo")
    refuse, agree = "button[name=agree][value=no]", "button[name=agree][value=yes]"
    expect(jan.page.locator("#owed")).to_contain_text("Me1 asks to undo")
    jan.page.click(refuse)
    expect(ola.page.locator("#undo")).to_be_visible()
    # Bots may have gone on meanwhile, nothing was taken back.
    assert len(ola.site.open_table(table).played) >= count

    ola.page.click("#undo")
    jan.page.click(agree)
    ola.until("s.mine")
    jan.until("s.mine")
    played = ola.site.open_table(table).played
    assert [done for done in played if done.seat == 0] == []


def test_undo_never_reaches_further_than_the_own_move(guests: Guests) -> None:
    """Against bots alone everything is free, one move at a time."""
    guest = guests()
    guest.open(TERRA, ["me", "random"], seed=6, factions="random")
    rng = random.Random(5)
    boards: list[ecumene.Game] = []
    for _ in range(3):
        guest.until_asked()
        open_table = guest.site.open_table(guest.table)
        boards.append(open_table.game)
        guest.play(rng)
    guest.until_asked()
    for board in reversed(boards):
        number = guest.state()["number"]
        guest.page.click("#undo")
        guest.until(f"s.mine && s.number > {number}")
        assert guest.site.open_table(guest.table).game == board
