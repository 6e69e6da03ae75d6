"""Reload, lost connections, lost answers, a server that is started again: no move is lost, none is played twice."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.site import Site
from tests.browser.test_together import sit_by_link

TERRA = "terra-nova"


@pytest.fixture
def guest(guests: Guests) -> Guest:
    one = guests()
    one.open(TERRA, ["me", "random"], seed=9)
    one.until_asked()
    return one


def preview(guest: Guest) -> str:
    guest.choose(random.Random(1).choice(guest.targets())[0])
    return str(guest.until("s.move")["move"])


def test_reload_in_the_middle_of_a_choice(guest: Guest) -> None:
    asked = guest.state()["asked"]
    preview(guest)
    guest.page.reload()
    state = guest.until_asked()
    assert state["asked"] == asked
    assert guest.site.entries(guest.table) == []
    move = preview(guest)
    guest.confirm()
    guest.page.reload()
    guest.until_asked()
    assert guest.site.moves_of(guest.table, 0) == [move]


def test_connection_lost_in_the_middle_of_a_move(guest: Guest) -> None:
    move = preview(guest)
    before = guest.state()
    guest.may_be_lost = True
    guest.context.set_offline(True)
    guest.page.click("#confirm")
    expect(guest.page.locator("#offline")).to_be_visible()
    expect(guest.page.locator("#offline .kept")).to_be_visible()
    assert guest.site.entries(guest.table) == []
    guest.context.set_offline(False)
    expect(guest.page.locator("#offline")).to_be_hidden()
    guest.moved_on(before)
    assert guest.site.moves_of(guest.table, 0) == [move]
    guest.until_asked()
    guest.play(random.Random(2))


def test_what_was_played_while_the_connection_was_lost(guests: Guests) -> None:
    ola, jan = guests(), guests()
    ola.open(TERRA, ["me", "link"], seed=9)
    sit_by_link(ola, jan, "Jan")
    # Whose turn it is plays; the other one is cut off meanwhile.
    away, active = (jan, ola) if ola.state()["mine"] else (ola, jan)
    active.until("s.mine")
    away.until("!s.mine")
    away.may_be_lost = True
    away.context.set_offline(True)
    expect(away.page.locator("#offline")).to_be_visible()
    away.page.click("#offline .try")
    expect(away.page.locator("#offline")).to_be_visible()
    active.play(random.Random(1))
    away.context.set_offline(False)
    expect(away.page.locator("#offline")).to_be_hidden()
    played = active.site.open_table(active.table).played
    expect(away.page.locator("#owed .good-note")).to_contain_text(f"{len(played)} move")
    expect(away.page.locator("ol.log .dot")).to_have_count(len(played))
    # It stays until the reader does something.
    away.until_asked()
    expect(away.page.locator("#owed .good-note")).to_be_visible()
    preview(away)
    expect(away.page.locator("#owed .good-note")).to_have_count(0)


def test_answer_lost_after_the_move_was_played(guest: Guest) -> None:
    move = preview(guest)
    before = guest.state()
    guest.may_be_lost = True
    guest.answer_lost("**/do/move")
    guest.page.click("#confirm")
    guest.moved_on(before)
    guest.until_asked()
    expect(guest.page.locator("#offline")).to_be_hidden()
    assert guest.site.moves_of(guest.table, 0)[0] == move
    assert len(guest.site.moves_of(guest.table, 0)) == 1


def test_two_confirmations_are_one_move(guest: Guest) -> None:
    """An impatient double click."""
    move = preview(guest)
    before = guest.state()
    guest.page.dblclick("#confirm")
    guest.moved_on(before)
    guest.until_asked()
    assert guest.site.moves_of(guest.table, 0) == [move]


def test_choice_for_a_question_that_is_closed(guests: Guests) -> None:
    """The same seat in two windows: the slower one is told that the table moved on."""
    one = guests()
    one.page.add_init_script("window.EventSource = class extends EventTarget { close() {} }")
    one.open(TERRA, ["me", "random"], seed=9)
    one.until_asked()
    preview(one)
    other = Guest(one.context, one.site)
    other.page.goto(one.page.url)
    other.until_asked()
    move = preview(other)
    other.confirm()
    other.until_asked()
    one.page.click("#confirm")
    expect(one.page.locator("#owed .bad-note")).to_be_visible()
    assert one.site.moves_of(one.table, 0) == [move]
    assert other.errors == []


def test_server_restarted_in_the_middle_of_a_move(own_site: Site, guests: Guests) -> None:
    guest = guests(at=own_site)
    guest.open(TERRA, ["me", "random"], seed=9)
    guest.until_asked()
    first = guest.play(random.Random(1))
    guest.until_asked()
    before = guest.state()
    second = preview(guest)
    guest.may_be_lost = True
    own_site.stop()
    expect(guest.page.locator("#offline")).to_be_visible()
    guest.page.click("#confirm")
    expect(guest.page.locator("#offline .kept")).to_be_visible()
    own_site.start()
    guest.moved_on(before)
    expect(guest.page.locator("#offline")).to_be_hidden()
    guest.until_asked()
    assert own_site.moves_of(guest.table, 0) == [first, second]
    guest.play(random.Random(3))
