"""Everything that must hold. The example game is found like any other: no generic test may demand more than it has."""

import os
from pathlib import Path

os.environ.setdefault("ECUMENE_GAMES", str(Path(__file__).parents[1] / "examples"))
