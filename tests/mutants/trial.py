"""Mutants face the tests of their rules, in a copy of the source; the source itself is never touched."""

from __future__ import annotations

import compileall
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Final, NamedTuple

from tests.mutants.sample import Mutant, rule_modules, rules_cited, sample

#: Where the plug-in of pytest is found.
HERE: Final = Path(__file__).parents[2]
#: What pytest ends with when all tests passed, when one failed, and when none was selected.
PASSED: Final = 0
FAILED: Final = 1
NONE_SELECTED: Final = 5
#: A run may take so many times as long as one without a mutant, and some seconds more, before it counts as endless.
PATIENCE: Final = 5
GRACE: Final = 20.0

#: How a mutant fared: the tests of the rules that its module names noticed it; only those of other rules did; none did.
OWN: Final = "own"
OTHERS: Final = "others"
SURVIVED: Final = "survived"


class TestsFail(Exception):
    """The tests do not pass without any mutant, so they cannot tell one."""

    __test__ = False


class Verdict(NamedTuple):
    mutant: Mutant
    fate: str


class Trial:
    """The tests of one game and the mutants of its rules. `root` is the folder with `src` and `tests`."""

    def __init__(self, root: Path, game: str) -> None:
        package = game.replace("-", "_")
        self.root = root
        self.source = root / "src"
        self.modules = rule_modules(self.source, package)
        self.tests = root / "tests" / "rules" / package
        self.patience = 600.0

    def verdicts(self, count: int, seed: int, jobs: int) -> Iterator[Verdict]:
        """How each mutant of a sample fared, in the order in which they were sampled."""
        mutants = sample(self.source, self.modules, count, seed)
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
            copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
            for number in range(jobs):
                copies.put(self.copied(Path(folder) / str(number)))
            began = time.monotonic()
            if self.answer(Path(folder) / "0", frozenset()) != PASSED:
                raise TestsFail(f"{self.tests} does not pass as it is")
            self.patience = GRACE + PATIENCE * (time.monotonic() - began)
            yield from pool.map(lambda mutant: self.verdict(mutant, copies), mutants)

    def copied(self, folder: Path) -> Path:
        """A copy of the source whose compiled modules are checked by content: a mutant may be of the same second."""
        shutil.copytree(self.source, folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
        compileall.compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
        return folder

    def verdict(self, mutant: Mutant, copies: queue.SimpleQueue[Path]) -> Verdict:
        copy = copies.get()
        place = copy / mutant.module
        place.write_text(mutant.after, encoding="utf-8")
        try:
            cited = rules_cited(mutant.before)
            if cited and self.noticed(copy, cited):
                return Verdict(mutant, OWN)
            return Verdict(mutant, OTHERS if self.noticed(copy, frozenset()) else SURVIVED)
        finally:
            place.write_text(mutant.before, encoding="utf-8")
            copies.put(copy)

    def noticed(self, copy: Path, rules: frozenset[str]) -> bool:
        """Whether a test fails; or the module cannot be imported, or pytest itself breaks down over it."""
        return self.answer(copy, rules) not in (PASSED, NONE_SELECTED)

    def answer(self, copy: Path, rules: frozenset[str]) -> int:
        """What pytest ends with: only the tests of these rules, or all if there are none; an endless run has failed."""
        path = os.pathsep.join([str(copy), str(HERE)])
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "tests.mutants.marked", "-p", "no:cacheprovider"]
        try:
            return subprocess.run(
                [*command, "--of-rules", ",".join(sorted(rules)), str(self.tests)],
                cwd=self.root,
                env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=self.patience,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            return FAILED
