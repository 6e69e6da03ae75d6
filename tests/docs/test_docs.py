"""Examples in the documentation run; generated lists are up to date; links lead somewhere."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

import ecumene
from ecumene.core.ledger import Ledger
from ecumene.games import boxes
from tests.docs.lists import DOCUMENTS, filled
from tests.text.messages import called, calls, spoken_by, trees

#: What is called with the id of a message: words themselves, and inside their class.
SPEAKING = ("words", "self", "has", "name", "say")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def test_there_are_examples() -> None:
    parser = doctest.DocTestParser()
    assert sum(len(parser.get_examples(path.read_text(encoding="utf-8"))) for path in DOCUMENTS) > 15


def test_the_front_door_docstring_runs() -> None:
    result = doctest.testmod(ecumene)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_lists_are_up_to_date(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert filled(text) == text, "run `python -m tests.docs`"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_the_ids_that_a_game_must_have_are_listed() -> None:
    """Families of ids that the house puts together and does not define itself, against the table in texts.md."""
    text = (DOCUMENTS[0].parent / "docs" / "texts.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `([a-z-]+)-<", text, re.MULTILINE))
    assert listed == asked_of_games() > {"step", "name", "stock"}


def asked_of_games() -> set[str]:
    """The beginnings of ids in calls such as `words(f"stock-{name}")`, but those of the house's own pages."""
    found: set[str] = set()
    for module, tree in trees().items():
        if spoken_by(module).startswith("ecumene.games"):
            continue
        for _, call in calls(tree):
            match call.args:
                case [ast.JoinedStr(values=[ast.Constant(value=str() as first), *_]), *_]:
                    family = f"name-{first}" if called(call) == "name" else first
                    if called(call) in SPEAKING and not family.startswith(("cli-", "page-")):
                        found.add(family.removesuffix("-"))
                case _:
                    pass
    return found


def test_rules_named_in_the_documents_exist() -> None:
    known = {id for box in boxes().values() for id in Ledger.load(box.package, "en").rules}
    for path in DOCUMENTS:
        named = set(re.findall(r"\b[A-Z]{2}-\d{3}\b", path.read_text(encoding="utf-8"))) - {"XX-001"}
        assert named <= known, (path.name, named - known)
