"""Recorded positions with an action and what followed from it, and positions with their points.

A file is a list of cases. A case has a `setup` (the position), `steps` (the action and the answers to what it asked),
and `expect`: the position after it, or that the last step is refused, or points. `trust` says how far the recording
agrees with the rules; `flags` what does not: only that is left out of the comparison.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ecumene.cases import Case, Cases, Difference, read_json
from ecumene.core.refusal import BadInput
from ecumene.games.everdell.check.fields import Fields
from ecumene.games.everdell.check.verdict import differences

EXCLUDED: Final = "exclude"


class RecordedCase(Case):
    """One case, read when it is run: what it does not say rightly fails this case alone."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry["id"], str(entry.get("title", "")), reason_to_exclude(entry))
        self.entry = entry

    def differences(self) -> list[Difference]:
        return differences(Fields("", self.entry))


def reason_to_exclude(entry: dict[str, Any]) -> str:
    """Why the case is not run; nothing if it is."""
    if entry.get("trust") != EXCLUDED:
        return ""
    flags = entry.get("flags")
    reasons = [str(flag["reason"]) for flag in flags if isinstance(flag, dict) and "reason" in flag] if flags else []
    return "; ".join(reasons) or "trust: exclude"


class RecordedCases(Cases):
    def belongs(self, path: Path) -> bool:
        return path.suffix == ".json"

    def read(self, path: Path) -> list[Case]:
        data = read_json(path)
        if not isinstance(data, list):
            raise BadInput("cases-foreign", {"path": str(path)})
        cases: list[Case] = []
        for entry in data:
            match entry:
                case {"id": str(), "setup": _, "expect": _}:
                    cases.append(RecordedCase(entry))
                case _:
                    raise BadInput("cases-foreign", {"path": str(path)})
        return cases


CASES: Final = RecordedCases()
