"""The numbered rules of a game, in English and Polish: what players read and refusals cite."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from ecumene.core.refusal import BadInput

LANGUAGES: Final = ("en", "pl")
#: Where a rule comes from: the rule book, public sources, or a decision of this house.
MARKS: Final = ("book", "public", "house")
_RULE: Final = re.compile(r"- ([A-Z]{2}-\d{3}) \((\w+)\) (.+)")


class Rule:
    """One numbered rule."""

    __slots__ = ("id", "mark", "section", "text")

    def __init__(self, id: str, mark: str, section: str, text: str) -> None:
        self.id = id
        self.mark = mark
        self.section = section
        self.text = text


class Ledger:
    """The rules of one game in one language, in order."""

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self.rules = {rule.id: rule for rule in rules}

    @staticmethod
    def parse(text: str) -> Ledger:
        title = section = ""
        rules: list[Rule] = []
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("# "):
                title = line[2:]
            elif line.startswith("## "):
                section = line[3:]
            elif found := _RULE.fullmatch(line):
                if found[2] not in MARKS or any(rule.id == found[1] for rule in rules):
                    raise ValueError(f"line {number} of the ledger has an unknown mark or a used number: {line!r}")
                rules.append(Rule(found[1], found[2], section, found[3]))
            elif line.strip():
                raise ValueError(f"line {number} of the ledger is neither a heading nor a rule: {line!r}")
        return Ledger(title, rules)

    @staticmethod
    def load(package: str, language: str) -> Ledger:
        """The ledger that lies in a game's package."""
        if language not in LANGUAGES:
            raise BadInput("language", {"language": language, "allowed": ", ".join(LANGUAGES)})
        return Ledger.parse(resources.files(package).joinpath(f"rules.{language}.md").read_text(encoding="utf-8"))

    def __getitem__(self, id: str) -> Rule:
        rule = self.rules.get(id.upper())
        if rule is None:
            raise BadInput("rule-unknown", {"rule": id, "game": self.title})
        return rule
