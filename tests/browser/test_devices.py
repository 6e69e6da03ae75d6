"""Phones, both languages, light and dark, and browsers without scripts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ecumene
from ecumene.players import bot
from tests.browser.conftest import Guests
from tests.browser.guest import Guest

TERRA = "terra-nova"
SEVEN = "seven-wonders"
#: The smallest that a finger meets for sure.
FINGER = 44


@pytest.mark.parametrize(
    ("game", "seats", "least"),
    [(SEVEN, ["me", "random", "random"], 100), (TERRA, ["me", "random"], FINGER)],
    ids=[SEVEN, TERRA],
)
def test_turns_on_a_phone(guests: Guests, game: str, seats: list[str], least: int) -> None:
    guest = guests(390, 844, has_touch=True, is_mobile=True)
    guest.go("/")
    guest.width_is_kept()
    guest.go(f"/new/{game}")
    guest.width_is_kept()
    guest.open(game, seats, seed=7)
    rng = random.Random(7)
    for turn in range(6):
        guest.until_asked()
        guest.width_is_kept()
        if turn == 4:
            guest.shoot(f"phone-{game}-turn")
        narrowest = min(
            guest.page.locator("#table .drawn.area-board [data-thing^='cell-'], #table .drawn.area-mine [data-move]")
            .evaluate_all("all => all.map(one => one.getBoundingClientRect().width)"),
            default=FINGER,
        )  # fmt: skip
        assert narrowest >= min(least, FINGER)
        lit = guest.targets()
        if lit:
            guest.choose(lit[0][0])
            guest.width_is_kept()
            if turn == 4:
                guest.shoot(f"phone-{game}-preview")
            guest.point(guest.page.locator("#back"))
            guest.until("!s.move && !s.ways")
        guest.play(rng)
    assert len(guest.site.moves_of(guest.table, 0)) == 6


def test_mini_map_on_a_phone(guests: Guests) -> None:
    """It says which part of the board is seen; pressed, it shows the whole."""
    guest = guests(390, 844, has_touch=True, is_mobile=True)
    guest.open(TERRA, ["me", "random"], seed=7)
    guest.until_asked()
    page = guest.page
    button, scroller, here = (page.locator(name) for name in ("button.fit", ".chart .scroller", ".fit .here"))
    hidden = "one => one.scrollWidth - one.clientWidth"
    expect(button).to_be_visible()
    assert scroller.evaluate(hidden) > 100
    scroller.evaluate("one => one.scrollTo({ left: 0, behavior: 'instant' })")
    expect(here).to_have_attribute("x", "0")
    scroller.evaluate("one => one.scrollTo({ left: 120, behavior: 'instant' })")
    expect(here).not_to_have_attribute("x", "0")
    wide, whole = here.evaluate("one => [one.getBBox().width, one.ownerSVGElement.viewBox.baseVal.width]")
    assert 0.3 * whole < wide < 0.95 * whole
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert scroller.evaluate(hidden) <= 1
    # A choice does not bring the large map back; the button does.
    guest.choose(guest.targets()[0][0])
    guest.point(page.locator("#back"))
    guest.until("!s.move && !s.ways")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert scroller.evaluate(hidden) > 100
    guest.width_is_kept()


def test_language_and_theme_in_the_middle_of_a_game(guests: Guests) -> None:
    guest = guests()
    guest.open(TERRA, ["me", "random"], seed=5)
    guest.until_asked()
    page = guest.page
    guest.play(random.Random(1))
    guest.until_asked()
    english = guest.sentence.inner_text()
    number = guest.state()["number"]
    page.click("button[name=language][value=pl]")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    polish = guest.until_asked()
    assert polish["number"] == number
    assert guest.sentence.inner_text() != english
    guest.play(random.Random(2))
    guest.until_asked()
    light = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.click("button[name=theme]")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert light != dark
    guest.shoot("terra-nova-dark-pl")
    guest.until_asked()
    guest.play(random.Random(3))
    guest.until_asked()
    page.click("button[name=language][value=en]")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.click("button[name=theme]")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == light
    assert len(guest.site.moves_of(guest.table, 0)) == 3


@pytest.mark.parametrize("game", [TERRA, SEVEN])
def test_text_view_without_scripts(guests: Guests, game: str) -> None:
    """Links and buttons only; whoever waits for bots looks again."""
    guest = guests(java_script_enabled=False)
    page = guest.page
    guest.go("/")
    page.click(f"form[action='/new/{game}'] button")
    page.click("a[href$='/text']")
    table = guest.table
    for turn in range(4):
        while page.locator("ul.moves a").count() == 0:
            page.reload()
        place = turn % page.locator("ul.moves a").count()
        page.locator("ul.moves a").nth(place).click()
        chosen = page.locator("form[action$='/do/move'] input[name=move]").input_value()
        page.click("#back")
        page.locator("ul.moves a").nth(place).click()
        page.click("#confirm")
        page.wait_for_url("**/text")
        assert guest.site.moves_of(table, 0)[-1] == chosen
        assert len(guest.site.moves_of(table, 0)) == turn + 1
    if page.locator("#undo").count():
        page.click("#undo")
        page.wait_for_url("**/text")
        assert any(entry.kind in ("undo", "take-back") for entry in guest.site.entries(table))


#: As long as a name may be: one word, and two.
LONG = ["W" * 20, "Wilhelmina Agnieszka"]
#: Whatever holds names and could be too narrow for them.
NARROW = "#owed, #owed *, ol.log, ol.log *, a.mine, a.mine *, .invitation *, #score .winner *, main.hand-over *"
#: Of these, what is cut off: not what scrolls, nor what only screen readers see.
CUT = """all => all
  .filter(one => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
  .filter(one => getComputedStyle(one).overflowX !== "auto")
  .map(one => `${one.tagName} ${one.id} ${one.className}`)"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", [TERRA, SEVEN])
def test_long_names_fit(guests: Guests, tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    guest = guests(*size, has_touch=size[0] < 500, is_mobile=size[0] < 500)
    position = ecumene.new(game, seats=3, seed=2)
    dice = bot("random", 2)
    for end in (12, 10_000):
        while not position.is_over and position.ply < end:
            position.play(seat := position.to_move[0], dice.choose(position.view(seat), seat))
        table = guest.load(position, [*LONG, "Jan"], tmp_path)
        key = guest.site.host.store.seats(table)[0].key
        for path in (f"/t/{table}", f"/t/{table}/text", "/"):
            guest.go(path)
            assert_nothing_is_cut(guest)
        stranger = guests(*size)
        stranger.go(f"/seat/{key}")
        assert_nothing_is_cut(stranger)


def assert_nothing_is_cut(guest: Guest) -> None:
    guest.width_is_kept()
    assert guest.page.locator(NARROW).evaluate_all(CUT) == []
