"""Recorded games of terra.snellman.net: every command must be legal, and every row of the states must follow."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ecumene.cases import Case, Cases, Difference, read_text
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica import BOX
from ecumene.games.terra_mystica.check.rows import Rows
from ecumene.games.terra_mystica.maps import MAP_IDS
from ecumene.games.terra_mystica.snellman.log import read_log
from ecumene.games.terra_mystica.snellman.table import set_table

LOG: Final = ".cmds.txt"
STATES: Final = ".states.jsonl"
#: Options with which the site is not strict about its own rules.
LOOSE: Final = "option loose-"


class LogCase(Case):
    """One game: a log of commands with its states beside it."""

    def __init__(self, path: Path, excluded: str) -> None:
        super().__init__(path.name.removesuffix(LOG), excluded=excluded)
        self.path = path

    def differences(self) -> list[Difference]:
        log = read_log(read_text(self.path))
        header, rows = read_states(self.path.with_name(self.id + STATES))
        return Rows(set_table(BOX, log, header["map"]), log.orders, header, rows).differences()


def read_states(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the rows of a state file."""
    text = read_text(path)
    try:
        lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError) as error:
        raise BadInput("cases-foreign", {"path": str(path)}) from error
    match lines:
        case [{"map": str(map), "final_vp": dict(), "vp_source": dict(), "final_values": dict()} as header, *rows]:
            if map in MAP_IDS and all(is_row(row) for row in rows):
                return header, rows
        case _:
            pass
    raise BadInput("cases-foreign", {"path": str(path)})


def is_row(row: object) -> bool:
    match row:
        case {"i": int(), "comment": str()} | {"i": int(), "faction": str(), "commands": str()}:
            return True
        case _:
            return False


class Logs(Cases):
    def belongs(self, path: Path) -> bool:
        return path.name.endswith(LOG)

    def read(self, path: Path) -> list[Case]:
        if not self.belongs(path):
            raise BadInput("cases-foreign", {"path": str(path)})
        loose = sorted([line.split()[1] for line in read_text(path).splitlines() if line.startswith(LOOSE)])
        return [LogCase(path, f"played by other rules: {', '.join(loose)}" if loose else "")]


LOGS: Final = Logs()
