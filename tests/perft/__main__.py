"""Count anew: `python -m tests.perft`. Read the difference before keeping it."""

from __future__ import annotations

from tests.perft.count import FOLDER, counts, files

for name, id in files().items():
    (FOLDER / name).write_text(counts(id), encoding="utf-8")
