"""Everything by keyboard: a whole game of 7 Wonders, the beginning of one of Terra Nova, and a way back."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Guests

SEVEN = "seven-wonders"
TERRA = "terra-nova"


def test_whole_game_by_keys(guests: Guests) -> None:
    guest = guests()
    guest.open(SEVEN, ["me", "random", "random"], seed=11)
    rng = random.Random(1)
    played = []
    while not guest.until_asked()["over"]:
        played.append(guest.play_by_keys(rng))
    open_table = guest.site.open_table(guest.table)
    assert sorted(played) == sorted(str(done.move) for done in open_table.played if done.seat == 0)
    expect(guest.page.locator("#score h1")).to_be_visible()


def test_turns_of_terra_nova_by_keys(guests: Guests) -> None:
    guest = guests()
    guest.go("/")
    guest.tab_to(f"form[action='/new/{TERRA}'] button")
    guest.press("Enter")
    guest.page.wait_for_url("**/t/*")
    rng = random.Random(2)
    played = []
    for _ in range(10):
        guest.until_asked()
        played.append(guest.play_by_keys(rng))
    assert guest.site.moves_of(guest.table, 0) == played


def test_escape_goes_back_one_choice_at_a_time(guests: Guests) -> None:
    guest = guests()
    guest.open(SEVEN, ["me", "random", "random"], seed=11)
    guest.until_asked()
    guest.press("1")
    expect(guest.page.locator("#owed .chip").first).to_have_attribute("aria-pressed", "true")
    guest.press("ArrowRight", "Enter")
    assert guest.until("s.move || s.ways")
    # What was chosen is drawn anew and keeps the focus.
    expect(guest.page.locator("#table [data-move]:focus")).to_have_count(1)
    guest.press("Escape")
    guest.until("!s.move && !s.ways")
    expect(guest.page.locator("#owed .chip").first).to_have_attribute("aria-pressed", "true")
    assert guest.site.moves_of(guest.table, 0) == []


def test_what_a_thing_is_by_key(guests: Guests) -> None:
    """? tells about what is focused, u takes the last move back."""
    guest = guests()
    guest.open(TERRA, ["me", "random"], seed=4)
    guest.until_asked()
    guest.press("ArrowDown", "?")
    expect(guest.page.locator("#about h2")).to_be_visible()
    guest.press("Escape")
    expect(guest.page.locator("#about")).to_be_hidden()
    guest.play_by_keys(random.Random(1))
    guest.until_asked()
    guest.press("u")
    expect(guest.page.locator("#undo")).to_have_count(0)
    guest.until_asked()
    assert guest.site.open_table(guest.table).played == []
