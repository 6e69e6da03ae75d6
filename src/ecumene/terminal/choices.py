"""Legal moves as numbered choices. A long list is told by its verbs first."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move

#: A longer list is shown by verbs.
FEW: Final = 12


class Choices:
    """The legal moves of one decision; a move keeps its number however the list is shown."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.notations = [str(move) for move in moves]
        self.groups: dict[str, list[int]] = {}
        for number, notation in enumerate(self.notations, 1):
            self.groups.setdefault(notation.split()[0].lower(), []).append(number)

    @property
    def are_few(self) -> bool:
        return len(self.moves) <= FEW or len(self.groups) == 1

    def find(self, text: str) -> Move | None:
        """The legal move typed by its number or its notation."""
        if text.isascii() and text.isdigit():
            number = int(text[:6])
            return self.moves[number - 1] if 1 <= number <= len(self.moves) else None
        typed = " ".join(text.lower().split())
        for move, notation in zip(self.moves, self.notations, strict=True):
            if notation.lower() == typed:
                return move
        return None

    def rest(self, number: int) -> str:
        """The notation of a choice without its verb."""
        return " ".join(self.notations[number - 1].split()[1:])


def spans(numbers: list[int]) -> str:
    """Numbers in a row as a span: 3–7, 9."""
    parts: list[str] = []
    first = 0
    for index, number in enumerate(numbers):
        if index + 1 < len(numbers) and numbers[index + 1] == number + 1:
            continue
        parts.append(str(number) if index == first else f"{numbers[first]}–{number}")
        first = index + 1
    return ", ".join(parts)
