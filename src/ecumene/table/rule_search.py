"""The rule books: looking for rules by words or numbers, and links between them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from markupsafe import Markup, escape

from ecumene.core.ledger import Ledger, Rule

_NUMBER: Final = re.compile(r"\b[A-Z]{2}-\d{3}\b")


def plain(text: str) -> str:
    """Without capitals and accents, as people type when they search."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


def find(book: Ledger, asked: str) -> list[Rule]:
    """The rules that hold every word; a number finds the rule with it, and those that cite it come after."""
    rules = list(book.rules.values())
    words = plain(asked).split()
    if not words:
        return rules
    first = [rule for rule in rules if len(words) == 1 and is_number_of(words[0], rule)]
    held = {rule.id: plain(f"{rule.id} {rule.section} {rule.text}") for rule in rules}
    rest = [rule for rule in rules if rule not in first and all(word in held[rule.id] for word in words)]
    return first + rest


def is_number_of(word: str, rule: Rule) -> bool:
    """`TN-042`, `tn42`, `042` and `42` all mean the same rule."""
    letters, number = rule.id.split("-")
    digits = word.removeprefix(letters.lower()).removeprefix("-")
    return digits.isascii() and digits.isdigit() and int(digits) == int(number) if len(digits) < 5 else False


def sections(rules: list[Rule]) -> list[tuple[str, list[Rule]]]:
    """The same rules under their headings, in the order given."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.section, []).append(rule)
    return list(found.items())


def linked(text: str, game: str, book: Ledger, within: bool) -> Markup:
    """The text with links where it cites rules; within one page when all of them stand there."""
    out = Markup()
    at = 0
    for cited in _NUMBER.finditer(text):
        id = cited[0]
        if id in book.rules:
            address = f"#{id}" if within else f"/rules/{game}/{id}"
            link = Markup('<a class="rule" href="{}" data-rule="{}">{}</a>').format(address, id, id)
            out += escape(text[at : cited.start()]) + link
            at = cited.end()
    return out + escape(text[at:])
