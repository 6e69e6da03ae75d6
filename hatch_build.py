"""The build hook: brings the scripts of the web table from npm, and compiles the rules with mypyc into the wheel.

ECUMENE_PURE=1 asks for a pure wheel. Without a C compiler that works the wheel is pure too, and the build says so.
The project's own environment gets the source itself, or, with ECUMENE_FAST=1 (`make fast`), a compiled copy of it.
Games in the folders that ECUMENE_GAMES names are compiled and packed with the rest.

What is compiled is declared: a package of the engine or of a game names in its __init__.py, as INTERPRETED, the modules
and packages within it that stay as they are: data, and all that speaks or draws. The front doors themselves
(__init__.py) always do. Everything else is compiled.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The packages that are compiled; those of games lie in `games`, and where ECUMENE_GAMES says.
ENGINE = ("core", "parts", "players")
DECLARATION = "INTERPRETED"


#: What is not compiled need not be checked here; its libraries may be missing while the wheel is built.
CONFIG = """
[mypy]
strict = True
cache_dir = {cache}
ignore_missing_imports = True
[mypy-ecumene.text]
ignore_errors = True
"""


def packages_in(folder: Path) -> list[Path]:
    return sorted(path.parent for path in folder.glob("*/__init__.py"))


def more_games() -> list[Path]:
    """The packages of games outside the source folder."""
    folders = [Path(folder) for folder in os.environ.get("ECUMENE_GAMES", "").split(os.pathsep) if folder]
    return [package for folder in folders for package in packages_in(folder)]


def interpreted(package: Path) -> tuple[str, ...]:
    """What the package says of itself, read without running it; it must say something, and name only what is there."""
    front_door = package / "__init__.py"
    for statement in ast.parse(front_door.read_text(encoding="utf-8")).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == DECLARATION:
                break
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if name == DECLARATION:
                break
    else:
        raise ValueError(f"{front_door} does not say which of its modules are {DECLARATION} (an empty tuple will do)")
    names: tuple[str, ...] = ast.literal_eval(value)
    for name in names:
        if not (package / f"{name}.py").is_file() and not (package / name / "__init__.py").is_file():
            raise ValueError(f"{front_door} names {name} as {DECLARATION}, but there is no such module")
    return names


def compiled(package: Path) -> list[Path]:
    """The modules of a package that are compiled, those of the packages in it included."""
    left_out = {"__init__", *interpreted(package)}
    found = [path for path in sorted(package.glob("*.py")) if path.stem not in left_out]
    for inner in packages_in(package):
        if inner.name not in left_out:
            found += compiled(inner)
    return found


def modules(source: Path) -> list[Path]:
    """All modules that are compiled, as paths below the source folder."""
    rooms = [source / "ecumene" / room for room in ENGINE] + packages_in(source / "ecumene" / "games")
    return [path.relative_to(source) for room in rooms for path in compiled(room)]


def laid_out(source: Path, folder: Path) -> Path:
    """A source folder with all games in it, whichever folders they lie in."""
    skipped = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(source / "ecumene", folder / "ecumene", ignore=skipped)
    for package in more_games():
        shutil.copytree(package, folder / "ecumene" / "games" / package.name, ignore=skipped)
    return folder


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and not bring_scripts(Path(self.root)):
            self.app.display_warning("ecumene: no npm at hand, so the web table lacks its scripts: install Node.js")
        # uv takes what it installs of the project itself as editable, and leaves it alone for as long as it is.
        editable = version == "editable"
        if self.target_name != "wheel" or (editable and not os.environ.get("ECUMENE_FAST")):
            return
        if os.environ.get("ECUMENE_PURE"):
            self.app.display_info("ecumene: a pure wheel, as asked")
            return
        # Kept until the wheel is written, and removed whatever happens.
        self.room = tempfile.TemporaryDirectory(prefix="ecumene-build-")
        folder = Path(self.room.name)
        problem = why_not_compile(folder / "trial")
        if problem:
            self.app.display_warning(f"ecumene: no C compiler that works, so the wheel is pure and slower: {problem}")
            return
        source = Path(self.root) / "src"
        include = build_data["force_include_editable" if editable else "force_include"]
        if editable:
            # Found before the source, which is on the path too.
            include[str(source / "ecumene")] = "ecumene"
        for package in more_games():
            include[str(package)] = f"ecumene/games/{package.name}"
        for built in compile_rules(laid_out(source, folder / "source"), folder / "rules"):
            include[str(built)] = str(built.relative_to(folder / "rules"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def bring_scripts(root: Path) -> bool:
    """Copy what package.json names under `ship` into the package; npm is asked only for what is not there yet."""
    ship = json.loads((root / "package.json").read_text(encoding="utf-8"))["ship"]
    modules, vendor = root / "node_modules", root / "src" / "ecumene" / "table" / "static" / "vendor"
    lock, done = root / "package-lock.json", modules / ".package-lock.json"
    fresh = done.exists() and done.stat().st_mtime >= lock.stat().st_mtime
    if not fresh or not all((modules / path).exists() for path in ship):
        npm = shutil.which("npm")
        if npm is None:
            return all((vendor / Path(path).name).exists() for path in ship)
        subprocess.run([npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=root, check=True)
    vendor.mkdir(parents=True, exist_ok=True)
    for path in ship:
        script, copy = modules / path, vendor / Path(path).name
        # Untouched if it is there: a new date would be a change of the source, to be built anew.
        if not copy.exists() or copy.read_bytes() != script.read_bytes():
            shutil.copyfile(script, copy)
    return True


def build_extensions(extensions: list[Any], folder: Path, work: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "ecumene", "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(work)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def why_not_compile(folder: Path) -> str:
    """What the compiler says to the smallest extension: it may be missing, or Python's headers, or its own."""
    from setuptools import Extension
    from setuptools.errors import CompileError, LinkError, PlatformError

    folder.mkdir()
    source = folder / "trial.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n", encoding="utf-8")
    try:
        build_extensions([Extension("trial", [str(source)])], folder, folder / "work")
    except (CompileError, LinkError, PlatformError) as error:
        return str(error)
    return ""


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """Compile into a folder; returns the libraries."""
    from mypyc.build import mypycify

    before = Path.cwd()
    work = folder / "work"
    try:
        os.chdir(source)
        paths = [str(path) for path in modules(source)]
        work.mkdir(parents=True, exist_ok=True)
        config = work / "mypy.ini"
        config.write_text(CONFIG.format(cache=work / "cache"), encoding="utf-8")
        options = ["--config-file", str(config)]
        extensions = mypycify([*options, *paths], opt_level="3", multi_file=True, target_dir=str(work))
        if os.name == "posix":
            # Bots compare sums of fractions: products must be rounded as in the pure build, not fused into the sums.
            for extension in extensions:
                extension.extra_compile_args.append("-ffp-contract=off")
        build_extensions(extensions, folder, work)
    finally:
        os.chdir(before)
    return sorted(path for path in folder.rglob("*.so") if work not in path.parents) + sorted(folder.rglob("*.pyd"))
