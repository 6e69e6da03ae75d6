"""axe on every page, light and dark; screenshots of the main ones, wide and narrow."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.positions import played

AXE: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
#: A drawn card is told in words, not by the figures that stand on it: there the label need not repeat the text.
RUN: Final = """async tags => {
  const found = await axe.run(document, { runOnly: tags, resultTypes: ["violations"], elementRef: true });
  return found.violations.flatMap(one => one.nodes
    .filter(node => one.id !== "label-content-name-mismatch" || !node.element?.closest("svg"))
    .slice(0, 4)
    .map(node => [one.id, node.target.join(" "), node.html.slice(0, 140), node.failureSummary].join(": ")));
}"""
TERRA = "terra-nova"
SEVEN = "seven-wonders"
SEATS = {TERRA: 2, SEVEN: 3}


def check(guest: Guest, name: str, narrow: bool = True, whole: bool = True) -> None:
    """No violation in either theme; pictures of it for whoever looks."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run npm ci (Node.js brings npm), then the tests again.", pytrace=False)
    page = guest.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found = page.evaluate(RUN, TAGS)
        assert found == [], f"{name}, {scheme}:\n" + "\n".join(found)
    guest.shoot(f"{name}.dark", whole)
    page.emulate_media(color_scheme="light")
    guest.shoot(name, whole)
    if narrow:
        wide = page.viewport_size
        assert wide is not None
        resize(guest, 390, 844)
        guest.width_is_kept()
        guest.shoot(name)
        resize(guest, wide["width"], wide["height"])


def resize(guest: Guest, width: int, height: int) -> None:
    """Change the width; a table is drawn anew for it."""
    page = guest.page
    page.set_viewport_size({"width": width, "height": height})
    told = "narrow" if width < 861 else "wide"
    page.wait_for_function("told => document.cookie.includes(told)", arg=f"ecumene-width={told}")
    page.wait_for_function("() => document.querySelector('.htmx-request') === null")


def test_pages_around_the_table(guests: Guests) -> None:
    ola, jan = guests(), guests()
    ola.go("/")
    check(ola, "front-new")
    for game in (TERRA, SEVEN):
        ola.go(f"/new/{game}")
        check(ola, f"set-{game}")
    ola.go(f"/rules/{TERRA}")
    check(ola, "rules", narrow=False)
    ola.go(f"/rules/{SEVEN}?q=wonder")
    check(ola, "rules-found")
    ola.open(SEVEN, ["me", "link", "random"], seed=2)
    link = ola.page.locator("input.copy").first.input_value()
    jan.page.goto(link)
    check(jan, "join")
    ola.go("/")
    check(ola, "front")
    ola.page.goto(f"{ola.site.url}/t/nothing")
    ola.errors.clear()  # the browser reports the answer 404
    expect(ola.page.locator("[role=alert]")).to_be_visible()
    check(ola, "problem")


@pytest.mark.parametrize("game", [TERRA, SEVEN])
def test_table_own_turn_preview_and_past(guests: Guests, tmp_path: Path, game: str) -> None:
    guest = guests()
    people = ("Ola", *["random"] * (SEATS[game] - 1))
    guest.load(played(game, SEATS[game], 16, seed=3), people, tmp_path)
    guest.until("s.mine")
    check(guest, f"{game}-turn")
    guest.choose(guest.targets()[-1][0])
    check(guest, f"{game}-preview")
    guest.page.click("#open-book")
    expect(guest.page.locator("#book li.law").first).to_be_visible()
    check(guest, f"{game}-book", narrow=False)
    guest.go(f"/t/{guest.table}?ply=9")
    check(guest, f"{game}-past")
    guest.go(f"/t/{guest.table}/text")
    check(guest, f"{game}-text")


@pytest.mark.parametrize("game", [TERRA, SEVEN])
def test_table_waiting_and_over(guests: Guests, tmp_path: Path, game: str) -> None:
    guest = guests()
    guest.open(game, ["me", *["link"] * (SEATS[game] - 1)], seed=2)
    while guest.state()["mine"]:
        guest.play(random.Random(1))
    check(guest, f"{game}-waiting")
    guest.load(played(game, SEATS[game]), ("Ola", *["random"] * (SEATS[game] - 1)), tmp_path)
    expect(guest.page.locator("#score")).to_be_visible()
    check(guest, f"{game}-over")
    guest.go(f"/t/{guest.table}/text")
    check(guest, f"{game}-over-text", narrow=False)


def test_handing_over_and_what_a_thing_is(guests: Guests) -> None:
    guest = guests()
    guest.open(SEVEN, ["me", "here", "random"], seed=2)
    guest.until("s.handOver")
    check(guest, "hand-over")
    guest.page.click("#confirm")
    guest.until("s.mine")
    guest.page.locator("#table .board [data-thing]:not([data-move])").first.click()
    expect(guest.page.locator("#about")).to_be_visible()
    check(guest, "about", narrow=False, whole=False)
