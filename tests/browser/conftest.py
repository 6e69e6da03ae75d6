"""Chromium, a web table to point it at, and people to sit down there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import Guest
from tests.browser.site import Site

#: What Debian and others call it.
NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = (
    "There is no Chromium, so nothing of the web table was tested in a browser. "
    "Install it (Debian: apt-get install chromium) and run the tests again."
)


class Guests(Protocol):
    """Somebody new with a browser of their own: `guests(width=390, has_touch=True)`."""

    def __call__(self, width: int = 1400, height: int = 900, at: Site | None = None, **more: Any) -> Guest: ...


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The table that most tests share: each brings its own people."""
    found = Site(tmp_path_factory.mktemp("site"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A table for a test that stops it."""
    found = Site(tmp_path)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def guests(chromium: Browser, site: Site) -> Iterator[Guests]:
    """Whoever is made here must have seen no error in the browser when the test ends."""
    made: list[Guest] = []

    def guest(width: int = 1400, height: int = 900, at: Site | None = None, **more: Any) -> Guest:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        made.append(Guest(context, at or site, bool(more.get("has_touch"))))
        return made[-1]

    yield guest
    for one in made:
        one.context.close()
    errors = [error for one in made for error in one.errors]
    assert not errors, "\n".join(errors)
