"""Setting a table in the browser: seats change places by keys and by hand, and the form follows what is pressed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests


def names(page: Page) -> list[str]:
    found: list[str] = page.locator(".place input[type=text]").evaluate_all("all => all.map(one => one.value)")
    return found


def kinds(page: Page) -> list[str]:
    found: list[str] = page.locator(".place input:checked").evaluate_all("all => all.map(one => one.value)")
    return found


def test_seats_change_places(guests: Guests) -> None:
    guest = guests()
    guest.go("/new/terra-nova")
    page = guest.page
    page.locator("#resize-3").click()
    expect(page.locator(".place")).to_have_count(3)
    page.locator("#name-0").fill("Ania")
    page.locator("label:has(#kind-1-link)").click()
    expect(page.locator(".facts")).to_contain_text("1 by link")
    third = names(page)[2]

    # By keys: the focus goes with the seat.
    page.locator("#down-0").focus()
    guest.press("Enter")
    expect(page.locator("#down-1")).to_be_focused()
    guest.press("Enter")
    expect(page.locator("#up-2")).to_be_focused()
    assert names(page) == ["", third, "Ania"]
    assert kinds(page) == ["link", "bot", "me"]

    # By hand.
    page.locator("#place-2 .grip").drag_to(page.locator("#place-0"), target_position={"x": 120, "y": 4})
    expect(page.locator("#name-0")).to_have_value("Ania")
    assert names(page) == ["Ania", "", third]
    assert kinds(page) == ["me", "link", "bot"]


def test_presets_undo_what_was_clicked(guests: Guests) -> None:
    guest = guests()
    guest.go("/new/terra-nova")
    page = guest.page
    page.locator("label:has(#option-turn_order-pass-order)").click()
    expect(page.locator("#row-turn_order .tag")).to_be_visible()
    page.locator("#preset-first").click()
    expect(page.locator("#option-first_game-true")).to_be_checked()
    expect(page.locator("#option-turn_order-clockwise")).to_be_checked()
    page.locator("#preset-standard").click()
    expect(page.locator("#option-first_game-false")).to_be_checked()
    expect(page.locator("#row-first_game .tag")).to_have_count(0)
