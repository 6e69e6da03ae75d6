"""Points, itemised: every point knows the rule it came from."""

from __future__ import annotations


class Item:
    """Some points of one source, with the rule that gave them."""

    __slots__ = ("points", "rule", "source")

    def __init__(self, source: str, rule: str, points: int) -> None:
        self.source = source
        self.rule = rule
        self.points = points

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Item)
            and self.source == other.source
            and self.rule == other.rule
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.source, self.rule, self.points))

    def __repr__(self) -> str:
        return f"{self.source} {self.points} ({self.rule})"


class Score:
    """One seat's points."""

    __slots__ = ("items", "seat", "total")

    def __init__(self, seat: int, items: list[Item]) -> None:
        self.seat = seat
        self.items = items
        self.total = sum([item.points for item in items])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.seat == other.seat and self.items == other.items

    def __hash__(self) -> int:
        return hash((self.seat, self.total))

    def __repr__(self) -> str:
        return f"Score(seat {self.seat}: {self.total} = {self.items})"


def places(totals: list[int]) -> list[int]:
    """The place of each seat, 1 for the best; equal totals share a place and the next one is skipped."""
    return [1 + sum([1 for other in totals if other > total]) for total in totals]
