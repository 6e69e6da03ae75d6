"""What every game is made of. Knows no game, no screen and no words."""

from __future__ import annotations

from typing import Final

#: Not compiled: `argument` derives from str and int, boxes and faces are subclassed by what is
#: interpreted, and the file of tables is read once.
INTERPRETED: Final[tuple[str, ...]] = ("argument", "box", "face", "tables_file")
