"""What the code can say and what the texts define, found by reading both: source as syntax trees, texts as Fluent."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ecumene
from ecumene.core.step import Step

SOURCE = Path(ecumene.__file__).parent
#: The room that has texts of its own.
TABLE = "ecumene.table"
#: What a number can be to a language.
PLURALS = ("zero", "one", "two", "few", "many", "other")
#: Families whose ids come from values: `refusal-<reason>`, and which argument of the call holds the reason.
VALUES = {"refusal": ("Refusal", 1), "problem": ("BadInput", 0), "event": ("Event", 0)}


def packages() -> list[str]:
    """The house itself (an empty name), the web table, and every game."""
    return ["", TABLE, *[box.package for box in ecumene.games().values()]]


@cache
def defined(package: str, language: str) -> dict[str, ftl.Message]:
    """The messages of one file, which must have no junk and no id twice."""
    text = resources.files(package or "ecumene").joinpath(f"text.{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def known(package: str, language: str) -> dict[str, ftl.Message]:
    """What a Words of that package can say; pages about a game know its words too."""
    return {**defined("", language), **(defined(package, language) if package else {})}


# The source


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the house by dotted name, and those of games that lie elsewhere."""
    folders = {"ecumene": SOURCE}
    for box in ecumene.games().values():
        folder = Path(str(resources.files(box.package)))
        if not folder.is_relative_to(SOURCE):
            folders[box.package] = folder
    found: dict[str, ast.Module] = {}
    for package, folder in folders.items():
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            found[".".join([package, *parts])] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def spoken_by(module: str) -> str:
    """The package whose texts a module's words are in."""
    games = [package for package in packages() if package and f"{module}.".startswith(f"{package}.")]
    return games[0] if games else ""


def calls(tree: ast.AST, function: ast.FunctionDef | None = None) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    """Every call, with the function it stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield function, node
        yield from calls(node, node if isinstance(node, ast.FunctionDef) else function)


def called(call: ast.Call) -> str:
    """The name of what is called: `Event(…)`, `game.tell(…)`."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def makers_of(family: str) -> dict[str, int]:
    """What makes such a value, with the place of its word: the class, and functions that pass a word on to it."""
    name, place = VALUES[family]
    found = {name: place}
    for tree in trees().values():
        for function, call in calls(tree):
            if called(call) == name and function is not None and isinstance(call.args[place], ast.Name):
                names = [one.arg for one in function.args.args if one.arg != "self"]
                word = ast.unparse(call.args[place])
                if word in names:
                    found[function.name] = names.index(word)
    return found


def ids_of(family: str) -> set[tuple[str, str]]:
    """(package, id) of every refusal, problem or event that the source can make."""
    makers = makers_of(family)
    found: set[tuple[str, str]] = set()
    for module, tree in trees().items():
        for function, call in calls(tree):
            if called(call) in makers and not (function is not None and function.name in makers):
                value = call.args[makers[called(call)]]
                if isinstance(value, ast.Attribute):
                    # Passed on from another value of the same kind.
                    assert value.attr in ("reason", "kind"), f"{module}, line {call.lineno}"
                    continue
                for word in constants(value, function, f"{module}, line {call.lineno}"):
                    found.add((spoken_by(module), f"{family}-{word}"))
    return found


def constants(value: ast.expr, function: ast.FunctionDef | None, where: str) -> Iterator[str]:
    """The words an expression can be; anything but literals, chosen or named, would hide an id from this scan."""
    match value:
        case ast.IfExp():
            yield from constants(value.body, function, where)
            yield from constants(value.orelse, function, where)
        case ast.Subscript(value=ast.Dict(values=chosen)):
            for one in chosen:
                yield from constants(one, function, where)
        case ast.Name() if function is not None:
            given = [
                node.value for node in ast.walk(function) if isinstance(node, ast.Assign) and names(node, value.id)
            ]
            assert given, f"{where}: write the id as a literal"
            for one in given:
                yield from constants(one, function, where)
        case _:
            assert isinstance(value, ast.Constant), f"{where}: write the id as a literal"
            assert isinstance(value.value, str), where
            yield value.value


def names(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def step_ids() -> set[tuple[str, str]]:
    """(package, id) of the prompt of every step that asks a seat something."""
    found: set[tuple[str, str]] = set()
    waiting: list[type[Step[ecumene.Game]]] = [Step]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("ecumene.games.") and kind.options is not Step.options:
            found.add((spoken_by(kind.__module__), f"step-{kind.name}"))
    return found


@cache
def literals() -> frozenset[str]:
    """Every string in the source and its data, words of split strings, names of functions (commands)."""
    found: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str() as text):
                    found.add(text)
                case ast.Call(func=ast.Attribute(value=ast.Constant(value=str() as text), attr="split"), args=[]):
                    found |= {*text.split()}
                case ast.FunctionDef():
                    found.add(node.name)
                case _:
                    pass
    for path in SOURCE.rglob("*.html"):
        found |= {*re.findall(r"""["']([a-z-]+)["']""", path.read_text(encoding="utf-8"))}
    for path in SOURCE.rglob("*.json"):
        found |= {*strings(json.loads(path.read_text(encoding="utf-8")))}
    return frozenset(found)


def strings(data: object) -> Iterator[str]:
    """All keys and words of a data file."""
    match data:
        case str():
            yield data
        case list():
            for one in data:
                yield from strings(one)
        case dict():
            for key, one in data.items():
                yield key
                yield from strings(one)
        case _:
            pass


@cache
def patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Every f-string in the source, as a pattern with a group for each part that is filled in.

    One that begins with such a part would fit nearly anything: it counts only for ids of things of its own game, by
    which it is told apart.
    """
    found: list[tuple[str, re.Pattern[str]]] = []
    for module, tree in trees().items():
        if module == "ecumene.text":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "(.+)" for p in node.values]
                if parts and (parts[0] != "(.+)" or (spoken_by(module) and parts != ["(.+)"])):
                    found.append((spoken_by(module) if parts[0] == "(.+)" else "", re.compile("".join(parts))))
    # The same in templates: "page-kind-" ~ kind ~ "-means".
    for path in SOURCE.rglob("*.html"):
        for first, last in re.findall(
            r"""["']([a-z-]+-)["'] ~ [\w.]+(?: ~ ["'](-[a-z-]+)["'])?""", path.read_text("utf-8")
        ):
            found.append(("", re.compile(f"{first}(.+){last}")))
    return found


def is_written(word: str, package: str = "") -> bool:
    """Does the source write this word (for a thing: of that game), whole or as an f-string whose parts it writes?"""
    if word in literals():
        return True
    for place, pattern in patterns():
        match = pattern.fullmatch(word) if place in ("", package) else None
        if match and all(part in literals() for part in match.groups()):
            return True
    return False


# The texts


class Reader(Visitor):
    """What a message uses: other messages, variables and how they are used, things counted."""

    def __init__(self) -> None:
        super().__init__()
        self.references: set[str] = set()
        self.variables: set[str] = set()
        #: Variables by the keys that are chosen by.
        self.choices: dict[str, set[str]] = {}
        self.numbers: set[str] = set()
        #: (thing, case) after COUNT.
        self.counted: set[tuple[str, str]] = set()

    def visit(self, node: object) -> None:
        match node:
            case ftl.MessageReference():
                self.references.add(node.id.name)
            case ftl.VariableReference():
                self.variables.add(node.id.name)
            case ftl.SelectExpression(selector=ftl.VariableReference() as chosen):
                for variant in node.variants:
                    if isinstance(variant.key, ftl.Identifier) and variant.key.name not in PLURALS:
                        self.choices.setdefault(chosen.id.name, set()).add(variant.key.name)
                    else:
                        self.numbers.add(chosen.id.name)
            case ftl.FunctionReference():
                number, *words = node.arguments.positional
                if isinstance(number, ftl.VariableReference):
                    self.numbers.add(number.id.name)
                names = [str(word.parse()["value"]) for word in words if isinstance(word, ftl.StringLiteral)]
                if node.id.name == "COUNT":
                    self.counted.add((names[0], names[1] if len(names) > 1 else ""))
            case _:
                pass
        super().visit(node)


def reading(*messages: ftl.Message) -> Reader:
    reader = Reader()
    for message in messages:
        reader.visit(message)
    return reader


def whole_reading(package: str, language: str, id: str) -> Reader:
    """A message together with those it refers to."""
    texts = known(package, language)
    ids = [id]
    for name in ids:
        ids += [other for other in sorted(reading(texts[name]).references) if other not in ids]
    return reading(*[texts[name] for name in ids])
