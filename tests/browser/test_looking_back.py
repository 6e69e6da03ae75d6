"""Earlier positions, links to them, and what a passer-by sees."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.positions import PEOPLE, played

TERRA = "terra-nova"
SEVEN = "seven-wonders"


def test_scrubber(guests: Guests, tmp_path: Path) -> None:
    game = played(TERRA, 2, 14)
    guest = guests()
    guest.load(game, PEOPLE, tmp_path)
    guest.until_asked()
    table = guest.page.locator("#table")
    slider = guest.page.locator(".scrub input[type=range]")
    guest.page.get_by_label("One move earlier").click()
    expect(table).to_have_attribute("data-past", "1")
    expect(table).to_have_attribute("data-ply", "13")
    expect(guest.sentence).to_contain_text("13")
    assert guest.targets() == []
    slider.fill("3")
    expect(table).to_have_attribute("data-ply", "3")
    expect(slider).to_have_value("3")
    expect(guest.page.locator("ol.log li").first).to_have_attribute("id", "ply-3")
    guest.page.locator("ol.log a.ply").last.click()
    expect(table).to_have_attribute("data-ply", "1")
    guest.page.locator("#owed .chip").click()
    expect(table).not_to_have_attribute("data-past", "1")
    assert guest.state()["mine"]
    assert guest.targets()
    assert guest.site.open_table(guest.table).game == game


def test_shared_position(guests: Guests) -> None:
    """The link leads to that position, for a passer-by without anything secret."""
    ola, eva = guests(permissions=["clipboard-read", "clipboard-write"]), guests()
    ola.open(SEVEN, ["me", "random", "random"], seed=12)
    rng = random.Random(1)
    for _ in range(2):
        ola.until_asked()
        ola.play(rng)
    ola.until_asked()
    ola.page.locator(".scrub input[type=range]").fill("3")
    expect(ola.page.locator("#table")).to_have_attribute("data-ply", "3")
    ola.page.click("#share")
    expect(ola.page.locator("#share")).to_have_text("Link copied")
    link = str(ola.page.evaluate("() => navigator.clipboard.readText()"))
    eva.page.goto(link)
    expect(eva.page.locator("#table")).to_have_attribute("data-ply", "3")
    assert eva.targets() == []
    hand = {thing for thing, _ in ola.targets()}
    shown = eva.page.content()
    assert [thing for thing in hand if f"data-thing='{thing}'" in shown or f'data-thing="{thing}"' in shown] == []
    # What they look back at stays while the table goes on.
    ola.page.locator("#owed .chip").click()
    ola.until_asked()
    ola.play(rng)
    eva.page.locator("#owed .chip").click()
    eva.until(f"s.number >= {ola.state()['number']}")


def test_rematch(guests: Guests, tmp_path: Path) -> None:
    """From the score sheet: replay, and once more with the same people."""
    guest = guests()
    guest.load(played(SEVEN, 3), ("Ola", "random", "greedy"), tmp_path)
    expect(guest.page.locator("#score")).to_be_visible()
    old = guest.table
    guest.page.get_by_role("link", name="Replay").click()
    expect(guest.page.locator("#table")).to_have_attribute("data-ply", "0")
    guest.page.go_back()
    guest.page.get_by_role("button", name="Rematch").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and old not in url)
    guest.until_asked()
    assert guest.site.open_table(guest.table).bots().keys() == {0, 1}
    guest.go(f"/t/{old}")
    expect(guest.page.get_by_role("link", name="To the rematch")).to_be_visible()
