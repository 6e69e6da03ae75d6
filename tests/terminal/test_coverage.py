"""Which rules have tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.core.ledger import Ledger
from ecumene.core.refusal import BadInput
from ecumene.terminal.coverage import Coverage, marked_rules

LEDGER = Ledger.parse("# A game\n\n## Part\n- XX-001 (book) One.\n- XX-002 (house) Two.\n- XX-003 (book) Three.\n")
TESTS = """
import pytest
pytestmark = pytest.mark.rule("XX-003")

@pytest.mark.rule("XX-001", "XX-002")
def test_one(): ...

@pytest.mark.breach("XX-001")
@pytest.mark.parametrize("rule", [pytest.param("XX-009", marks=pytest.mark.breach("XX-003"))])
def test_two(rule):
    other.rule("XX-002")
    breach("XX-002")
"""


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("@pytest.mark.rule('XX-004')", encoding="utf-8")
    marked = marked_rules(tmp_path)
    assert marked == {"rule": {"XX-001", "XX-002", "XX-003"}, "breach": {"XX-001", "XX-003"}}
    coverage = Coverage(LEDGER, marked)
    assert coverage.marked == {"rule": ["XX-001", "XX-002", "XX-003"], "breach": ["XX-001", "XX-003"]}
    assert coverage.missing == {"XX-002": ["breach"]}


def test_without_tests_everything_is_missing(tmp_path: Path) -> None:
    coverage = Coverage(LEDGER, marked_rules(tmp_path))
    assert coverage.missing == {id: ["rule", "breach"] for id in LEDGER.rules}


def test_no_folder_and_no_python(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cli-no-tests"):
        marked_rules(tmp_path / "nowhere")
    (tmp_path / "test_bad.py").write_text("def (", encoding="utf-8")
    with pytest.raises(BadInput, match="cli-bad-test"):
        marked_rules(tmp_path)
