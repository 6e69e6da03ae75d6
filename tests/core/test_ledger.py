"""The rule books: both languages have the same rules, and the parser reads nothing else."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from ecumene.core.box import Box
from ecumene.core.ledger import MARKS, Ledger
from ecumene.core.refusal import BadInput
from tests.core.toy import BOX
from tests.strategies import games

BOXES = [pytest.param(box, id=box.id) for box in [*games(), BOX]]
POLISH = re.compile("[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")
#: Words that only one of the languages has.
ENGLISH_ONLY = {"the", "and", "you", "your", "of", "with", "when", "each", "is", "are", "this", "not", "for", "by"}
POLISH_ONLY = {"i", "się", "nie", "jest", "są", "gdy", "każdy", "lub", "albo", "oraz", "twój", "przez", "dla", "pole"}


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("box", BOXES)
def test_both_languages_have_the_same_rules(box: Box) -> None:
    english, polish = Ledger.load(box.package, "en"), Ledger.load(box.package, "pl")
    assert list(english.rules) == list(polish.rules)
    assert english.title == box.title["en"]
    assert polish.title == box.title["pl"]
    for id, rule in english.rules.items():
        other = polish.rules[id]
        assert (rule.id, rule.mark) == (id, other.mark)
        assert rule.mark in MARKS
        # Sections stand in the same order under the same numbers.
        assert rule.section.split(".")[0] == other.section.split(".")[0]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_have_one_prefix_and_stand_in_labelled_sections(box: Box, language: str) -> None:
    """Ids never change: a rule added later to a section may have a higher number than those after it."""
    rules = list(Ledger.load(box.package, language).rules.values())
    assert len({rule.id[:2] for rule in rules}) == 1
    sections = list(dict.fromkeys(rule.section for rule in rules))
    labels = [section.split(".")[0] for section in sections]
    assert len(set(labels)) == len(labels)
    assert all(label.isalnum() and section.split(". ", 1)[1] for label, section in zip(labels, sections, strict=True))
    # A section is never taken up again.
    assert [section for section, _ in groupby(rule.section for rule in rules)] == sections


@pytest.mark.parametrize("box", BOXES)
def test_every_rule_says_something_in_its_own_language(box: Box) -> None:
    english, polish = Ledger.load(box.package, "en"), Ledger.load(box.package, "pl")
    for id, rule in english.rules.items():
        other = polish.rules[id]
        assert len(rule.text) > 20
        assert len(other.text) > 20
        assert rule.text != other.text
        assert not POLISH.search(rule.text), rule.text
        # One short word may be the same by chance; a sentence left behind has several.
        assert len(words(other.text) & ENGLISH_ONLY) < 2, other.text
        assert len(words(rule.text) & POLISH_ONLY) < 2 or len(rule.text.split()) > 60, rule.text
        for text in (rule.text, other.text):
            assert text[-1] in ".)”", text
            assert "  " not in text


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_refer_to_rules_that_exist(box: Box, language: str) -> None:
    ledger = Ledger.load(box.package, language)
    prefix = next(iter(ledger.rules))[:3]
    for rule in ledger.rules.values():
        for id in re.findall(rf"{prefix}\d+", rule.text):
            assert id in ledger.rules, rule.text


def test_parsing() -> None:
    ledger = Ledger.parse(
        "# Title\n\n## 1. One\n- XX-001 (book) First.\n\n## 2. Two\n- XX-010 (house) Tenth (see XX-001).\n"
    )
    assert ledger.title == "Title"
    assert [(rule.id, rule.mark, rule.section, rule.text) for rule in ledger.rules.values()] == [
        ("XX-001", "book", "1. One", "First."),
        ("XX-010", "house", "2. Two", "Tenth (see XX-001)."),
    ]
    assert ledger["xx-010"].text.startswith("Tenth")
    with pytest.raises(BadInput) as caught:
        ledger["XX-002"]
    assert caught.value.needs == {"rule": "XX-002", "game": "Title"}


@pytest.mark.parametrize(
    "line",
    [
        "A sentence of its own.",
        "- XX-1 (book) Short number.",
        "- xx-001 (book) Small letters.",
        "- XX-001 Without a mark.",
        "- XX-001 (book)",
        "* XX-001 (book) Another bullet.",
        "### Too deep",
        "- XX-001 (rumour) A mark that is none.",
        "- XX-001 (book) One.\n- XX-001 (book) The same number again.",
    ],
)
def test_anything_else_in_a_ledger_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match=r"line [23] "):
        Ledger.parse(f"# Title\n{line}\n")


def test_other_languages_are_refused() -> None:
    with pytest.raises(BadInput) as caught:
        Ledger.load(BOX.package, "de")
    assert caught.value.reason == "language"
    assert caught.value.needs == {"language": "de", "allowed": "en, pl"}
