"""How long people wait for the web table: what was measured, kept as JSON, and told in a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.results import FOLDER

#: What is waited for: the preview of a chosen move, the board after a confirmed one, and after a move of others.
WAITS: Final = ("choose", "confirm", "refresh")
FILE: Final = FOLDER / "table.json"


class Waits(NamedTuple):
    """Seconds of one kind of request."""

    clicks: int
    p50: float
    p99: float


class Load(NamedTuple):
    """What was measured at so many tables of a game."""

    game: str
    tables: int
    waits: dict[str, Waits]


class Waiting(NamedTuple):
    """One run: seconds from the start of a server to its first page, and what people waited for at tables."""

    date: str
    version: str
    build: str
    machine: dict[str, str]
    level: str
    think: float
    seconds: float
    first_page: list[float]
    loads: list[Load]


def waits_of(seconds: list[float]) -> Waits:
    ordered = sorted(seconds)
    return Waits(len(ordered), median(ordered), ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))])


def dumps(waiting: Waiting) -> str:
    kept = [load._asdict() for load in waiting.loads]
    text = json.dumps(waiting._asdict() | {"loads": kept}, indent=1)
    # The numbers of one kind of request belong on one line.
    return re.sub(r"\[[^\[\]{}]*\]", lambda found: "[" + " ".join(found[0][1:-1].split()) + "]", text) + "\n"


def loads(text: str) -> Waiting:
    data = json.loads(text)
    kept = [
        Load(load["game"], load["tables"], {name: Waits(*waits) for name, waits in load["waits"].items()})
        for load in data.pop("loads")
    ]
    return Waiting(**data, loads=kept)


def write(waiting: Waiting, path: Path = FILE) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dumps(waiting), encoding="utf-8")


def first_page(waiting: Waiting) -> str:
    seconds = waiting.first_page
    return f"{median(seconds):.2f} s after start [{min(seconds):.2f} – {max(seconds):.2f}]"


def heads() -> list[str]:
    return ["milliseconds", "tables", *[head for name in WAITS for head in (f"{name} p50", "p99")], "clicks"]


def rows(waiting: Waiting) -> list[list[str]]:
    """A row for each game and number of tables, under those heads."""
    found: list[list[str]] = []
    for load in waiting.loads:
        cells: list[str] = []
        for name in WAITS:
            waits = load.waits.get(name)
            cells += [f"{waits.p50 * 1000:,.0f}", f"{waits.p99 * 1000:,.0f}"] if waits is not None else ["–", "–"]
        clicks = sum(waits.clicks for name, waits in load.waits.items() if name != "refresh")
        found.append([load.game, str(load.tables), *cells, str(clicks)])
    return found


def conditions(waiting: Waiting) -> str:
    return (
        f"bots: {waiting.level}; {waiting.seconds:g} s each; at many tables people think for about "
        f"{waiting.think:g} s, at a single one not"
    )


def block(waiting: Waiting, told: tuple[str, ...]) -> str:
    """The same in Markdown, with what is told of the machine."""
    machine = ", ".join(f"{part} {waiting.machine[part]}" for part in told)
    whence = f"Measured on {waiting.date} with Ecumene {waiting.version}, {waiting.build} ({conditions(waiting)})"
    lines = [
        f"First page {first_page(waiting)}.",
        "",
        "| " + " | ".join(heads()) + " |",
        "|---" + "|--:" * (len(heads()) - 1) + "|",
        *["| " + " | ".join(row) + " |" for row in rows(waiting)],
        "",
        f"{whence}: {machine}. From [`{FILE.name}`](../bench/results/{FILE.name}).",
        "",
    ]
    return "\n".join(lines)
