"""The counts on file are those of today; `python -m tests.perft` counts anew."""

from __future__ import annotations

import pytest

from tests.perft.count import FOLDER, counts, files


@pytest.mark.parametrize(("file", "id"), files().items())
def test_counts(file: str, id: str) -> None:
    assert counts(id).splitlines() == (FOLDER / file).read_text(encoding="utf-8").splitlines()
