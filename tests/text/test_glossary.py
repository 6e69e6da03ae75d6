"""The Polish texts keep to the words of docs/glossary.md: what its column Not lists stands nowhere."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ecumene
from tests.text.messages import defined, packages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
EVERY_GAME = "Every game"


def rows() -> list[tuple[str, str, list[str]]]:
    """(section, Polish term, words that are not used) of every row."""
    found: list[tuple[str, str, list[str]]] = []
    section = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| English"):
            _, polish, retired, _ = [cell.strip() for cell in line.strip("|").split("|")]
            found.append((section, polish, [word.strip() for word in retired.split(",") if word.strip()]))
    return found


def pattern(word: str) -> re.Pattern[str]:
    """The word as a whole, in any case; a star is any ending."""
    return re.compile(r"\b" + re.escape(word).replace(r"\*", r"\w*") + r"\b", re.IGNORECASE)


def hits(text: str, retired: list[str]) -> list[str]:
    return [word for word in retired if pattern(word).search(text)]


class Spoken(Visitor):
    """The plain words of a message, without ids and comments."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit(self, node: object) -> None:
        if isinstance(node, ftl.TextElement):
            self.texts.append(node.value)
        super().visit(node)


def polish_texts(package: str) -> dict[str, str]:
    """Every message of a package by its id, and every rule by its number."""
    found: dict[str, str] = {}
    for id, message in defined(package, "pl").items():
        spoken = Spoken()
        spoken.visit(message)
        found[id] = " ".join(spoken.texts)
    rules = resources.files(package or "ecumene").joinpath("rules.pl.md")
    if rules.is_file():
        for line in rules.read_text(encoding="utf-8").splitlines():
            found[line.split(" (")[0].removeprefix("- ")] = line
    return found


def test_every_section_is_about_a_game_and_retires_words() -> None:
    sections = {section for section, _, _ in rows()}
    titles = {box.title["en"] for box in ecumene.games().values()}
    assert EVERY_GAME in sections
    assert sections - {EVERY_GAME} <= titles
    for section in sections:
        assert any(retired for one, _, retired in rows() if one == section), section


@pytest.mark.parametrize("package", packages(), ids=lambda package: package or "ecumene")
def test_retired_words_stand_in_no_polish_text(package: str) -> None:
    sections = {EVERY_GAME, *[box.title["en"] for box in ecumene.games().values() if box.package == package]}
    retired = [word for section, _, words in rows() if section in sections for word in words]
    assert retired
    texts = polish_texts(package)
    assert texts
    assert {id: found for id, text in texts.items() if (found := hits(text, retired))} == {}


def test_no_row_retires_its_own_term() -> None:
    for _, polish, retired in rows():
        assert hits(polish, retired) == [], polish


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Zwiększ żeglugę o 1.", True),
        ("ŻEGLUGA", True),
        ("Zwiększ wartość żeglarstwa o 1.", False),
        ("nieżegluga", False),
    ],
)
def test_a_retired_word_is_found_in_all_its_forms(text: str, found: bool) -> None:
    assert bool(hits(text, ["żeglug*"])) == found
