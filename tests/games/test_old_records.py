"""Games begun under older rules go on to their end by them: records kept from those versions still verify."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecumene
from ecumene.core.box import Box
from ecumene.core.record import Record
from ecumene.core.refusal import BadInput

RECORDS = sorted(Path(__file__).parent.parent.joinpath("records").glob("*.json"))


def read(path: Path) -> tuple[Box, Record]:
    record = Record.loads(path.read_text(encoding="utf-8"))
    return ecumene.box(record.game), record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays_with_all_its_hashes(path: Path) -> None:
    box, record = read(path)
    game = record.replay(box)
    assert game.is_over
    assert game.rules == record.rules
    assert game.faults() == []
    assert game.record().moves[-1].hash == record.moves[-1].hash


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_by_other_rules_a_kept_record_does_not_verify(path: Path) -> None:
    box, record = read(path)
    assert record.rules < box.rules
    record.rules = box.rules
    record.options = box.settle(record.seats, dict(record.options))
    with pytest.raises(BadInput):
        record.replay(box)
