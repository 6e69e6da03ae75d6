"""Results are kept whole, name nobody, and the page that draws them is up to date."""

from __future__ import annotations

import platform
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import ecumene
from bench import yardstick
from bench.clock import Rate
from bench.machine import machine, word
from bench.measures import BYTES, COPIES, FIGURES, GAMES, VIEWS
from bench.page import PAGE, drawn
from bench.plot import rates_picture, yardstick_picture
from bench.results import Measured, Result, committed, dumps, loads, view_in_copies, write


def made_up(*names: str) -> Result:
    """Figures that nobody measured."""
    figures = {figure: Rate(100.0 * i, 90.0 * i, 130.0 * i) for i, figure in enumerate(FIGURES, 1)}
    ratios: dict[str, Rate] = dict.fromkeys((GAMES, COPIES, BYTES), Rate(0.5, 0.4, 0.625))
    build = Measured(dict.fromkeys(ecumene.games(), figures), dict.fromkeys(ratios, Rate(9.0, 8.0, 10.0)), ratios)
    seats = dict.fromkeys(ecumene.games(), 4)
    about = machine() | {"processor": "Some(R) Core(TM) i9 CPU @ 3.10GHz"}
    return Result("2026-01-31", "0.1.0", about, seats, 3, 0.5, dict.fromkeys(names, build))


@pytest.mark.parametrize("names", [("pure",), ("pure", "compiled")])
def test_what_is_written_is_read(names: tuple[str, ...], tmp_path: Path) -> None:
    result = made_up(*names)
    path = write(result, tmp_path)
    assert path.name == "2026-01-31-some-core-i9.json"
    assert loads(path.read_text(encoding="utf-8")) == result


def test_a_rate_is_one_line() -> None:
    assert '"copies": [300.0, 270.0, 390.0]' in dumps(made_up("pure"))


def test_the_machine_is_described_and_nobody_named() -> None:
    about = machine()
    assert set(about) == {"processor", "cores", "memory", "system", "python", "compiler", "mypy", "load"}
    assert all(about.values())
    told = " ".join(about.values())
    assert platform.node() not in told
    assert not re.search(r"(^|\s)[/\\]\w", told)


@pytest.mark.parametrize(
    ("processor", "expected"),
    [
        ("AMD EPYC 7B13", "amd-epyc-7b13"),
        ("Intel(R) Xeon(R) CPU @ 2.80GHz", "intel-xeon"),
        ("Apple M3 Pro", "apple-m3-pro"),
        ("AMD Ryzen 7 7840U with Radeon Graphics", "amd-ryzen-7-7840u"),
        ("", "machine"),
    ],
)
def test_the_word_for_a_processor(processor: str, expected: str) -> None:
    assert word(processor) == expected


def test_a_view_is_priced_in_copies() -> None:
    assert view_in_copies({COPIES: Rate(30, 1, 99), VIEWS: Rate(10, 1, 99)}) == 3.0


@pytest.mark.parametrize("names", [("pure",), ("pure", "compiled")])
def test_pictures_show_every_figure(names: tuple[str, ...]) -> None:
    result = made_up(*names)
    rates = "".join(ET.fromstring(rates_picture(result)).itertext())
    for figure in FIGURES:
        assert (figure in rates) == (figure != BYTES)
    for box in ecumene.games().values():
        assert box.title["en"] in rates
    proportions = ET.fromstring(yardstick_picture(result))
    labels = [node.text for node in proportions.iter("{http://www.w3.org/2000/svg}text")]
    assert labels.count("0.50") == 2 * len(names)
    assert ecumene.box(yardstick.GAME).title["en"] in "".join(proportions.itertext())


def test_the_page_draws_the_latest_results() -> None:
    """Of those that belong to the project; a run of one's own changes nothing until it is added."""
    known = committed()
    assert known, "results of a run belong to the project"
    for name, text in drawn(PAGE.read_text(encoding="utf-8"), known[-1]).items():
        found = (PAGE.parent / name).read_text(encoding="utf-8")
        assert found == text, f"docs/{name}: run `python -m bench.page`"
