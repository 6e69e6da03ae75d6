"""The rule book of a game on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ecumene.core.ledger import Ledger, Rule
from ecumene.text import Words


class Book:
    """The numbered rules of one game in the reader's language."""

    def __init__(self, console: Console, package: str, words: Words) -> None:
        self.console = console
        self.words = words
        self.ledger = Ledger.load(package, words.language)

    def find(self, text: str) -> list[Rule]:
        """The rule of that number, or every rule whose text or section holds the words."""
        rules = self.ledger.rules
        if text.upper() in rules:
            return [rules[text.upper()]]
        sought = text.casefold()
        return [rule for rule in rules.values() if sought in rule.text.casefold() or sought in rule.section.casefold()]

    def title(self) -> None:
        self.console.print(Text(self.ledger.title, "bold underline"))

    def rule(self, rule: Rule) -> None:
        """Number, text and, unless it stands in the printed rules, where it comes from."""
        text = emphasised(rule.text)
        if rule.mark != "book":
            text.append(f" ({self.words(f'cli-mark-{rule.mark}')})", "dim")
        point(self.console, rule.id, text)

    def rules(self, rules: list[Rule]) -> None:
        """Rules under the headings of their sections."""
        section = ""
        for rule in rules:
            if rule.section != section:
                if section:
                    self.console.print()
                self.console.print(Text(rule.section, "bold"))
                section = rule.section
            self.rule(rule)


def point(console: Console, mark: str | Text, text: Text) -> None:
    """A point of a list: further lines stand under the first."""
    head = Text(mark, "dim") if isinstance(mark, str) else mark
    head = head.copy().append(" " if head else "")
    for line in text.wrap(console, max(20, console.width - head.cell_len)):
        line.rstrip()
        console.print(Text.assemble(head, line), soft_wrap=True)
        head = Text(" " * head.cell_len)


def emphasised(text: str) -> Text:
    """The `**strong**` words of a rule in bold."""
    shown = Text()
    for number, part in enumerate(text.split("**")):
        shown.append(part, "bold" if number % 2 else "")
    return shown
