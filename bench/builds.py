"""The two builds side by side: the source as it is, and compiled with a compiled yardstick beside it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bench.clock import Rate
from bench.measures import Found

ROOT: Final = Path(__file__).parents[1]
#: A copy of these measurements in which the yardstick is compiled. It goes into no wheel.
COMPILED_COPY: Final = ROOT / "build" / "yardstick"
#: As the rules are compiled (hatch_build.py).
OPTIONS: Final = {"MYPYC_OPT_LEVEL": "3", "MYPYC_MULTI_FILE": "1"}


class BuildFailed(Exception):
    """The yardstick did not compile, or a build is not what it should be."""


class Build(NamedTuple):
    """A Python, and where it finds what it measures."""

    name: str
    python: str
    folder: Path
    path: str


def pure() -> Build:
    """The source goes before whatever is installed."""
    return Build("pure", sys.executable, ROOT, str(ROOT / "src"))


def compiled(python: str) -> Build:
    """That Python has the compiled wheel; the yardstick is compiled by the same compiler, for the same Python."""
    # Not resolved: an environment's Python is a link, and knows its environment by the link's place.
    python = str(Path(python).absolute())
    ignored = shutil.ignore_patterns("__pycache__", "results")
    shutil.copytree(ROOT / "bench", COMPILED_COPY / "bench", ignore=ignored, dirs_exist_ok=True)
    sources = sorted((COMPILED_COPY / "bench" / "yardstick").glob("[!_]*.py"))
    names = [str(path.relative_to(COMPILED_COPY)) for path in sources]
    (COMPILED_COPY / "mypy.ini").write_text("[mypy]\nstrict = True\n", encoding="utf-8")
    command = [python, "-m", "mypyc", "--config-file=mypy.ini", *names]
    told = subprocess.run(
        command, cwd=COMPILED_COPY, env=os.environ | OPTIONS, capture_output=True, text=True, check=False
    )
    if told.returncode != 0:
        raise BuildFailed(told.stdout + told.stderr)
    return Build("compiled", python, COMPILED_COPY, "")


def measured(build: Build, batches: int, seconds: float) -> Iterator[Found]:
    """Figure after figure, as the build's own process tells them."""
    command = [build.python, "-m", "bench.worker", "--batches", str(batches), "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": build.path}
    with subprocess.Popen(command, cwd=build.folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            for line in process.stdout:
                told = json.loads(line)
                if "compiled" not in told:
                    yield found(told)
                elif set(told["compiled"].values()) != {build.name == "compiled"}:
                    raise BuildFailed(f"{build.name}: {told}")
        except BaseException:
            # Whoever stops listening stops the measuring.
            process.terminate()
            raise
    if process.returncode != 0:
        raise BuildFailed(f"{build.name}: measuring failed")


def found(told: dict[str, object]) -> Found:
    game, figure = told["game"], told["figure"]
    assert isinstance(game, str)
    assert isinstance(figure, str)
    rate = rate_of(told["rate"])
    assert rate is not None
    return Found(game, figure, rate, rate_of(told["yardstick"]), rate_of(told["ratio"]))


def rate_of(told: object) -> Rate | None:
    return Rate(*[float(value) for value in told]) if isinstance(told, list) else None
