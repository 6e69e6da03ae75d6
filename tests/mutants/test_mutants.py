"""Mutants of a made-up game: those that its tests notice are killed, the others survive and are shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from tests.mutants.__main__ import main
from tests.mutants.sample import Change, changes, mutant, rule_modules, rules_cited, sample
from tests.mutants.trial import OTHERS, OWN, SURVIVED, TestsFail, Trial

TOLL: Final = '''"""Crossing the ford: TO-001."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def toll(cattle: int | None) -> int:
    return 5 if cattle is None else cattle * 2


def bridge_toll() -> int:
    return 7
'''
TESTS: Final = """import pytest

from ecumene.games.ford.toll import bridge_toll, toll


@pytest.mark.rule("TO-001")
def test_cattle_pay_each():
    assert toll(3) == 6


@pytest.mark.breach("TO-002")
def test_a_bridge_is_not_free():
    assert bridge_toll() == 7
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one game of one rule module, two tests of it, and a module of texts."""
    game = tmp_path / "src" / "ecumene" / "games" / "ford"
    game.mkdir(parents=True)
    for front_door in (game.parents[1], game.parent):
        (front_door / "__init__.py").touch()
    (game / "__init__.py").write_text('INTERPRETED: tuple[str, ...] = ("words",)\n', encoding="utf-8")
    (game / "words.py").write_text("PAGE = 1\n", encoding="utf-8")
    (game / "toll.py").write_text(TOLL, encoding="utf-8")
    tests = tmp_path / "tests" / "rules" / "ford"
    tests.mkdir(parents=True)
    (tests / "test_toll.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_each_mutant_faces_the_tests_of_its_rules_then_all_tests(root: Path) -> None:
    verdicts = list(Trial(root, "ford").verdicts(count=100, seed=1, jobs=2))
    # Nobody tests what a wanderer without cattle pays. Of the bridge only a test of another rule speaks.
    (survivor,) = [mutant.diff() for mutant, fate in verdicts if fate == SURVIVED]
    assert "\n-    return 5 if cattle is None else cattle * 2\n" in survivor
    assert [mutant.line for mutant, fate in verdicts if fate == OTHERS] == [16]
    # The question and its `is`, the `*` and the 2.
    assert [mutant.line for mutant, fate in verdicts if fate == OWN] == [12, 12, 12, 12]


def test_the_source_stays_as_it_is(root: Path) -> None:
    module = root / "src" / "ecumene" / "games" / "ford" / "toll.py"
    assert len(list(Trial(root, "ford").verdicts(1, seed=1, jobs=1))) == 1
    assert module.read_text(encoding="utf-8") == TOLL
    assert not list(root.rglob("*.pyc"))


def test_tests_that_fail_by_themselves_cannot_tell_a_mutant(root: Path) -> None:
    tests = root / "tests" / "rules" / "ford" / "test_toll.py"
    tests.write_text(TESTS.replace("== 7", "== 8"), encoding="utf-8")
    with pytest.raises(TestsFail):
        list(Trial(root, "ford").verdicts(1, seed=1, jobs=1))


def test_a_mutant_that_never_ends_is_killed(root: Path) -> None:
    tests = root / "tests" / "rules" / "ford" / "test_toll.py"
    tests.write_text("def test_waits():\n    while True:\n        pass\n", encoding="utf-8")
    trial = Trial(root, "ford")
    trial.patience = 2.0
    assert trial.noticed(trial.copied(root / "copy"), frozenset())


def test_types_and_texts_are_not_changed(root: Path) -> None:
    source = root / "src"
    module = Path("ecumene", "games", "ford", "toll.py")
    assert rule_modules(source, "ford") == [module]
    lines = TOLL.splitlines()
    made = [mutant(source, module, line, change) for (line, _), all in changes(TOLL).items() for change in all]
    assert None in made
    assert {lines[one.line - 1] for one in made if one is not None} == {
        "    return 5 if cattle is None else cattle * 2",
        "    return 7",
    }


def test_a_sample_depends_on_its_seed_only(root: Path) -> None:
    modules = rule_modules(root / "src", "ford")
    assert sample(root / "src", modules, 3, seed=1) == sample(root / "src", modules, 3, seed=1)
    assert sample(root / "src", modules, 3, seed=1) != sample(root / "src", modules, 3, seed=2)


def test_places_in_a_module_are_changed_one_at_a_time(root: Path) -> None:
    made = mutant(root / "src", Path("ecumene", "games", "ford", "toll.py"), 15, Change("core/NumberReplacer", 4))
    assert made is not None
    assert made.diff().splitlines()[-2:] == ["-    return 7", "+    return 8"]


def test_rules_are_cited_anywhere_in_a_module() -> None:
    assert rules_cited('"""TO-001."""\nrefuse("TO-017")  # not TO-x, nor UTF8') == {"TO-001", "TO-017"}


def test_a_game_without_tests_of_its_rules_is_refused() -> None:
    result = CliRunner().invoke(main, ["--game", "chess"])
    assert result.exit_code == 2
    known = "civ-new-dawn, everdell, seven-wonders, terra-mystica, terra-nova"
    assert f"no tests of the rules of chess; there are those of {known}" in result.output
