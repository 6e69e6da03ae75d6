"""A plug-in of pytest for runs against a mutant: only tests of certain rules, and an end to greed."""

from __future__ import annotations

import resource
from typing import Final

import pytest

#: A mutant may fill a list without end; it is to fail, and not to take the machine with it.
MEMORY: Final = 2 << 30


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--of-rules", default="", help="only tests marked with one of these rules, with commas between")


def pytest_configure(config: pytest.Config) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = {id for id in config.getoption("--of-rules").split(",") if id}
    if not wanted:
        return
    marked = [item for item in items if wanted & ids_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if not wanted & ids_of(item)])
    items[:] = marked


def ids_of(item: pytest.Item) -> set[str]:
    """The rules that a test is marked with, as shown or as kept from being broken."""
    return {str(id) for name in ("rule", "breach") for mark in item.iter_markers(name) for id in mark.args}
