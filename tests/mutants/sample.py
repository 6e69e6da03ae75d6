"""Small changes of the rules of a game, each of which the tests of its rules should notice."""

from __future__ import annotations

import ast
import difflib
import random
import re
from pathlib import Path
from typing import Final, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

GAMES: Final = Path("ecumene", "games")
#: Compiled like the rules, but for bots and for the laws: tests of rules do not reach them.
NOT_RULES: Final = ("evaluation", "faults", "forecast", "redealing")
RULE: Final = re.compile(r"\b[A-Z]{2,}-\d+\b")


class Mutant(NamedTuple):
    """A module of which one place was changed."""

    #: Below the source folder.
    module: Path
    line: int
    before: str
    after: str

    def diff(self) -> str:
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=2)
        # The first two lines name files; there is only one, and the caller names it.
        return "\n".join(list(lines)[2:])


class Change(NamedTuple):
    """What can be changed at a place: an operator of Cosmic Ray, and which of its places in the module this is."""

    operator: str
    occurrence: int


def _interpreted(package: Path) -> tuple[str, ...]:
    """The modules that the package keeps from being compiled: those that speak, draw or only hold data."""
    for statement in ast.parse((package / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.AnnAssign) and statement.value and ast.unparse(statement.target) == "INTERPRETED":
            names: tuple[str, ...] = ast.literal_eval(statement.value)
            return names
    return ()


def rule_modules(source: Path, package: str) -> list[Path]:
    """The modules of a game that carry its rules, with those that it uses of other packages of games."""
    found: list[Path] = []
    folders = [source / GAMES / package]
    for folder in folders:
        left_out = ("__init__", *NOT_RULES, *_interpreted(folder))
        own = [path for path in sorted(folder.glob("*.py")) if path.stem not in left_out]
        found += [path.relative_to(source) for path in own]
        folders += [path.parent for path in sorted(folder.glob("*/__init__.py")) if path.parent.name not in left_out]
        for path in own:
            for name in re.findall(r"^from ecumene\.games\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
                if source / GAMES / name not in folders:
                    folders.append(source / GAMES / name)
    return found


def rules_cited(text: str) -> frozenset[str]:
    """The ids of the rules that a module names, in refusals, events or remarks."""
    return frozenset(RULE.findall(text))


def _operators() -> list[str]:
    """Those that need no arguments. `is` for `==` is left out: between small numbers it changes nothing."""
    names = [name for name in sorted(operator_names()) if not get_operator(name).arguments()]
    return [name for name in names if not re.search(r"(?<!_Is)_Is(Not)?$", name)]


def changes(text: str) -> dict[tuple[int, int], list[Change]]:
    """All changes that can be made to a module, by line and column."""
    found: dict[tuple[int, int], list[Change]] = {}
    nodes = list(ast_nodes(get_ast(text)))
    for name in _operators():
        operator = get_operator(name)()
        places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, place in enumerate(places):
            found.setdefault(place, []).append(Change(name, occurrence))
    return found


class _OnlyWhatRuns(ast.NodeTransformer):
    """Drops types, which nobody reads while a game is played."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        if any(isinstance(part, ast.Name) and part.id == "TYPE_CHECKING" for part in ast.walk(node.test)):
            return None
        return self.generic_visit(node)


def _meaning(text: str) -> str:
    return ast.dump(_OnlyWhatRuns().visit(ast.parse(text)))


def mutant(source: Path, module: Path, line: int, change: Change) -> Mutant | None:
    """The module with that change; None if it is the same to whoever runs it, or no longer Python."""
    before = (source / module).read_text(encoding="utf-8")
    after: str = mutate_code(before, get_operator(change.operator)(), change.occurrence)
    try:
        same = _meaning(before) == _meaning(after)
    except SyntaxError:
        return None
    return None if same else Mutant(module, line, before, after)


def sample(source: Path, modules: list[Path], count: int, seed: int) -> list[Mutant]:
    """So many mutants, the same for the same seed. Every place is as likely as any other, and is changed only once."""
    chance = random.Random(seed)
    places: list[tuple[Path, int, list[Change]]] = []
    for module in modules:
        found = changes((source / module).read_text(encoding="utf-8"))
        places += [(module, line, known) for (line, _), known in sorted(found.items())]
    chance.shuffle(places)
    mutants: list[Mutant] = []
    for module, line, known in places:
        if len(mutants) == count:
            break
        made = mutant(source, module, line, chance.choice(known))
        if made is not None:
            mutants.append(made)
    return sorted(mutants, key=lambda mutant: (mutant.module, mutant.line))
