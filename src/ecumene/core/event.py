"""What happened, as structure; the log is rendered from it in the reader's language."""

from __future__ import annotations

from ecumene.core.argument import Arguments


class Event:
    """A past-tense fact: kind, the seat it is about (-1 = nobody), the rule it follows, and what the sentence needs."""

    __slots__ = ("data", "kind", "rule", "seat")

    def __init__(self, kind: str, seat: int, rule: str, data: Arguments | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.data: Arguments = data if data is not None else {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seat == other.seat
            and self.rule == other.rule
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.rule))

    def __repr__(self) -> str:
        data = "".join(f", {name}={value!r}" for name, value in self.data.items())
        return f"Event({self.kind}, seat {self.seat}, {self.rule}{data})"

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, str, Arguments]]:
        return Event, (self.kind, self.seat, self.rule, self.data)
