"""How long a player may think: so many iterations, or so many seconds."""

from __future__ import annotations

import re
from typing import Final

from ecumene.core.refusal import BadInput

_WRITTEN: Final = re.compile(r"(?:([0-9]{1,9})|([0-9]{1,6}(?:\.[0-9]{1,3})?)s)")


class Budget:
    """`200`: iterations, the same thoughts on every machine. `2s`: seconds, as many thoughts as the machine manages."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    @staticmethod
    def read(text: str) -> Budget:
        """The budget as it is written; BadInput says how one is."""
        found = _WRITTEN.fullmatch(text.strip().lower())
        budget = Budget() if found is None else Budget(int(found[1] or 0), float(found[2] or 0))
        if not budget.iterations and not budget.seconds:
            raise BadInput("player-budget", {"budget": text})
        return budget

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"
