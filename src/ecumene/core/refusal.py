"""Why a move is not legal: a value with a rule number, put into words at the edge."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Final

MALFORMED: Final = "malformed"
NOT_YOUR_TURN: Final = "not-your-turn"
ILLEGAL: Final = "illegal"


class Refusal:
    """The rule that forbids a move, the reason as a message id, and the numbers and names the sentence needs."""

    __slots__ = ("kind", "needs", "reason", "rule")

    def __init__(self, rule: str, reason: str, needs: dict[str, int | str] | None = None, kind: str = ILLEGAL) -> None:
        self.rule = rule
        self.reason = reason
        self.needs: dict[str, int | str] = needs if needs is not None else {}
        self.kind = kind

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.needs == other.needs
            and self.kind == other.kind
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason, self.kind))

    def __repr__(self) -> str:
        needs = "".join(f", {name}={value!r}" for name, value in self.needs.items())
        return f"Refusal({self.rule}, {self.kind}, {self.reason}{needs})"

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, int | str], str]]:
        return Refusal, (self.rule, self.reason, self.needs, self.kind)


class IllegalMove(ValueError):
    """Raised by play() and parse(); carries the refusal. With the game's package at hand, it can say it in words."""

    def __init__(self, refusal: Refusal, package: str = "") -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
        self.package = package

    def __str__(self) -> str:
        """The English sentence, made only when somebody asks; the bare refusal where the game has no words."""
        show = f"{self.package}.show"
        if self.package and importlib.util.find_spec(show) is not None:
            # By name, as a game draws itself for a notebook: words stay outside the rules.
            return str(importlib.import_module(show).refusal(self.refusal))
        return repr(self.refusal)

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal, str]]:
        return IllegalMove, (self.refusal, self.package)


class BadInput(ValueError):
    """Something outside the rules is wrong: an option, a seat count, a file. Message id and what it needs."""

    def __init__(self, reason: str, needs: dict[str, int | str] | None = None) -> None:
        self.reason = reason
        self.needs: dict[str, int | str] = needs if needs is not None else {}
        super().__init__(reason + "".join(f", {name}: {value}" for name, value in self.needs.items()))

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, dict[str, int | str]]]:
        return BadInput, (self.reason, self.needs)
