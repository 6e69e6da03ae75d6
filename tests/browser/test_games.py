"""Whole games by clicks, people and bots, from the form to the score sheet and the record."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ecumene
from tests.browser.conftest import Guests
from tests.browser.guest import BOTS, Guest


def set_table(guest: Guest, game: str, kinds: list[str], options: dict[str, str]) -> None:
    """Fill in the form as people do."""
    page = guest.page
    guest.go("/")
    page.click(f"a.btn[href='/new/{game}']")
    page.click(f"#resize-{len(kinds)}")
    expect(page.locator("li.place")).to_have_count(len(kinds))
    for place, kind in enumerate(kinds):
        person = kind in ("me", "here", "link")
        page.locator(f"#kind-{place}-{kind if person else 'bot'}").locator("xpath=..").click()
        if not person:
            page.select_option(f"#level-{place}", BOTS[kind])
    for name, value in options.items():
        page.locator(f"#option-{name}-{value}").locator("xpath=..").click()
    page.fill("#seed", "5")
    page.locator("aside.sum button.primary").click()
    page.wait_for_url("**/t/*")


def download(guest: Guest, folder: Path) -> Path:
    with guest.page.expect_download() as coming:
        guest.page.click("a[href$='/record']")
    path = folder / "record.json"
    coming.value.save_as(path)
    return path


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [
        ("seven-wonders", ["me", "random", "greedy"], {"sides": "A"}),
        ("terra-nova", ["me", "here", "random"], {"factions": "random"}),
        # Offers stay open while others play on.
        ("skerries", ["me", "random", "greedy"], {"rounds": "4"}),
    ],
    ids=["seven-wonders", "terra-nova", "skerries"],
)
def test_whole_game_by_clicks(
    guests: Guests, tmp_path: Path, game: str, kinds: list[str], options: dict[str, str]
) -> None:
    guest = guests()
    set_table(guest, game, kinds, options)
    rng = random.Random(3)
    played: list[str] = []
    while not guest.until_asked()["over"]:
        # Whoever passes soon is through soon: every round is played, none to the last coin.
        early = len(played) % 4 == 3
        played.append(guest.play(rng, lambda move, early=early: early and move.startswith("pass")))  # type: ignore[misc]
    open_table = guest.site.open_table(guest.table)
    people = [seat for seat, kind in enumerate(kinds) if kind in ("me", "here")]
    assert sorted(played) == sorted(str(done.move) for done in open_table.played if done.seat in people)
    expect(guest.page.locator("#score h1")).to_contain_text("win")
    totals = guest.page.locator("#score .sum td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(score.total for score in open_table.game.scores())
    guest.shoot(f"{game}-over")
    assert ecumene.load(str(download(guest, tmp_path))) == open_table.game
