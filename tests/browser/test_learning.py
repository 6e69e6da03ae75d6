"""Why something is not legal, what would make it so, and the rules beside the board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import ecumene
from ecumene.table.texts import ledger
from tests.browser.conftest import Guests
from tests.browser.positions import PEOPLE, mendable, played, wanting

TERRA = "terra-nova"


def test_why_not_and_what_would_help(guests: Guests, tmp_path: Path) -> None:
    position = mendable()
    first = position.why.first
    assert first is not None
    guest = guests()
    guest.load(position.game, PEOPLE, tmp_path)
    guest.until_asked()
    seat = position.game.to_move[0]
    page = guest.page
    page.locator(f"[data-thing='{position.thing}']").first.click()
    about = page.locator("#about.no")
    expect(about.locator(".why").first).not_to_be_empty()
    rule = position.why.refusal.rule
    text = ledger(ecumene.box(TERRA).package, "en").rules[rule].text
    expect(about.locator("blockquote").first).to_contain_text(rule)
    expect(about.locator("blockquote").first).to_contain_text(text)
    guest.shoot("why-not", whole=False)

    # The offered exchange is previewed, played, and then the thing is lit.
    about.locator("button.chip").first.click()
    assert guest.until("s.move")["move"] == str(first)
    guest.confirm()
    assert guest.site.moves_of(guest.table, seat)[-1] == str(first)
    guest.until("s.mine")
    assert str(position.why.move) in [
        move for thing, moves in guest.targets() if thing == position.thing for move in moves
    ]


def test_grey_kind_of_moves_says_why(guests: Guests, tmp_path: Path) -> None:
    """By mouse and by keys; from the chip the next stop is the answer, and Escape leads back."""
    position = wanting()
    guest = guests()
    guest.load(position.game, PEOPLE, tmp_path)
    guest.until_asked()
    page = guest.page
    chip = page.locator(f"#owed [data-why='{position.kind}']")
    about = page.locator("#about.no")
    rule = position.why.refusal.rule
    chip.click()
    expect(about.locator(".why")).not_to_be_empty()
    expect(about.locator("a.rule")).to_have_text(rule)
    guest.shoot("why-not-kind", whole=False)
    guest.press("Escape")
    expect(page.locator("#about")).to_be_hidden()
    chip.focus()
    guest.press("Enter")
    expect(about).to_be_visible()
    guest.press("Tab")
    expect(about.locator("a.rule")).to_be_focused()
    guest.press("Escape")
    expect(chip).to_be_focused()
    expect(page.locator("#about")).to_be_hidden()
    # The name of the chip says aloud that it is not possible.
    expect(page.get_by_role("button", name="not possible now").first).to_be_visible()
    assert guest.site.open_table(guest.table).game.digest() == position.game.digest()


def test_refusals_of_a_card(guests: Guests) -> None:
    """A stage that cannot be paid, and somebody else's things, explain themselves too."""
    guest = guests()
    guest.open("seven-wonders", ["me", "random", "random"], seed=2)
    guest.until_asked()
    lit = {thing for thing, _ in guest.targets()}
    things = guest.page.locator("#table .board [data-thing]")
    names = things.evaluate_all("all => all.map(one => one.dataset.thing)")
    grey = next(name for name in names if name not in lit)
    guest.page.locator(f"[data-thing='{grey}']").first.click()
    expect(guest.page.locator("#about")).to_be_visible()
    expect(guest.page.locator("#about h2, #about p").first).not_to_be_empty()


def test_rules_beside_the_board(guests: Guests, tmp_path: Path) -> None:
    guest = guests()
    guest.load(played(TERRA, 2, 12), PEOPLE, tmp_path)
    guest.until_asked()
    page = guest.page
    link = page.locator("ol.log a.rule").first
    rule = link.inner_text()
    link.click()
    book = page.locator("#book")
    expect(book).to_be_visible()
    expect(book.locator("li.law").first).to_contain_text(rule)
    expect(page.locator("#open-book")).to_have_attribute("aria-expanded", "true")
    few = book.locator("li.law").count()
    book.locator("input[type=search]").fill("bridge")
    expect(book.locator("li.law").filter(has_text="ridge").nth(2)).to_be_visible()
    for text in book.locator("li.law").all_inner_texts():
        assert "bridge" in text.lower()
    assert book.locator("li.law").count() > few
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    page.click("#open-book")
    expect(book.locator("li.law").nth(50)).to_be_attached()
    book.get_by_role("button", name="Close").click()
    expect(book).to_be_hidden()


def test_hover_and_focus_explain(guests: Guests) -> None:
    guest = guests()
    guest.open(TERRA, ["me", "random"], seed=4)
    guest.until_asked()
    about = guest.page.locator("#about")
    guest.page.locator("[data-thing='cell-B3']").first.hover()
    expect(about).to_be_visible()
    expect(about.locator("h2")).to_contain_text("B3")
    guest.page.mouse.move(2, 2)
    expect(about).to_be_hidden()
