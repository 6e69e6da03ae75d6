"""Why a move is not legal: a value with a rule number, put into words at the edge."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments, StepName
from ecumene.core.face import find_face

MALFORMED: Final = "malformed"
NOT_YOUR_TURN: Final = "not-your-turn"
ILLEGAL: Final = "illegal"


class Refusal:
    """The rule that forbids a move, the reason as a message id, and the numbers and names the sentence needs."""

    __slots__ = ("kind", "needs", "reason", "rule")

    def __init__(self, rule: str, reason: str, needs: Arguments | None = None, kind: str = ILLEGAL) -> None:
        self.rule = rule
        self.reason = reason
        self.needs: Arguments = needs if needs is not None else {}
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

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, Arguments, str]]:
        return Refusal, (self.rule, self.reason, self.needs, self.kind)


def not_now(rule: str, owed: str) -> Refusal:
    """The move answers another question than the one asked: `owed` is the name of the step that is open."""
    return Refusal(rule, "not-now", {"owed": StepName(owed)})


class IllegalMove(ValueError):
    """Raised by play() and parse(); carries the refusal. With the game's package at hand, it can say it in words."""

    def __init__(self, refusal: Refusal, package: str = "") -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal
        self.package = package

    def __str__(self) -> str:
        """The English sentence, made only when somebody asks; the bare refusal where the game has no words."""
        face = find_face(self.package) if self.package else None
        return repr(self.refusal) if face is None else face.refusal(self.refusal)

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal, str]]:
        return IllegalMove, (self.refusal, self.package)


class BadInput(ValueError):
    """Something outside the rules is wrong: an option, a seat count, a file. Message id and what it needs."""

    def __init__(self, reason: str, needs: Arguments | None = None) -> None:
        self.reason = reason
        self.needs: Arguments = needs if needs is not None else {}
        super().__init__(reason + "".join(f", {name}: {value}" for name, value in self.needs.items()))

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, Arguments]]:
        return BadInput, (self.reason, self.needs)
