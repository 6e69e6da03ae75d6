"""Write the golden play-throughs anew: `python -m tests.golden`. Read the difference before keeping it."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, playthrough, scripts

wanted = scripts()
for old in FOLDER.glob("*.txt"):
    if old.name not in wanted:
        old.unlink()
for name, setup in wanted.items():
    (FOLDER / name).write_text(playthrough(setup), encoding="utf-8")
