"""Which rules have tests: the marks `rule` and `breach`, read from the test files without running them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from ecumene.core.ledger import Ledger
from ecumene.core.refusal import BadInput

MARKS: Final = ("rule", "breach")


class Coverage:
    """The ids of one game that have tests of each kind, and those that lack one or both."""

    def __init__(self, ledger: Ledger, marked: dict[str, set[str]]) -> None:
        self.ids = list(ledger.rules)
        self.marked = {mark: [id for id in self.ids if id in marked[mark]] for mark in MARKS}
        self.missing: dict[str, list[str]] = {}
        for id in self.ids:
            lacking = [mark for mark in MARKS if id not in marked[mark]]
            if lacking:
                self.missing[id] = lacking


def marked_rules(folder: Path) -> dict[str, set[str]]:
    """All rule ids named by each mark in a folder of tests."""
    if not folder.is_dir():
        raise BadInput("cli-no-tests", {"path": str(folder)})
    marked: dict[str, set[str]] = {mark: set() for mark in MARKS}
    for file in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError) as error:
            raise BadInput("cli-bad-test", {"path": str(file)}) from error
        except OSError as error:
            raise BadInput("file-unreadable", {"path": str(file), "cause": error.strerror or str(error)}) from error
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(attr=mark, value=ast.Attribute(attr="mark"))) if mark in MARKS:
                    marked[mark].update(_words(node.args))
                case _:
                    pass
    return marked


def _words(arguments: list[ast.expr]) -> set[str]:
    return {node.value for node in arguments if isinstance(node, ast.Constant) and isinstance(node.value, str)}
