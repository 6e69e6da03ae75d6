"""The symbols a drawing uses, taken from `pieces.svg` and put into the document itself."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources


@cache
def symbols() -> dict[str, str]:
    """Every symbol of the kit by its name; in a document its id is `ecumene-<name>`."""
    source = resources.files("ecumene.draw").joinpath("pieces.svg").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, rest in re.findall(r'<symbol id="([\w-]+)"(.*?</symbol>)', source, re.DOTALL):
        found[name] = f'<symbol id="ecumene-{name}"{rest}'
    return found


def sprite(body: str) -> str:
    """Definitions of exactly the symbols that the body refers to."""
    used = sorted(set(re.findall(r'href="#ecumene-([\w-]+)"', body)))
    return f"<defs>{''.join(symbols()[name] for name in used)}</defs>"


def whole() -> str:
    """All symbols, once for a page of many drawings."""
    return (
        f'<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>{"".join(symbols().values())}</defs></svg>'
    )
