"""What the build compiles is declared by each package, and a wrong declaration stops the build."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook; what it builds upon is not installed here, and not needed for this."""
    interface = ModuleType("interface")
    interface.BuildHookInterface = object  # type: ignore[attr-defined]
    for name in ("", ".builders", ".builders.hooks", ".builders.hooks.plugin", ".builders.hooks.plugin.interface"):
        monkeypatch.setitem(sys.modules, f"hatchling{name}", interface)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def package(folder: Path, front_door: str, *modules: str) -> Path:
    """A package with that __init__.py and these empty modules."""
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(front_door, encoding="utf-8")
    for name in modules:
        (folder / f"{name}.py").touch()
    return folder


def test_every_package_says_what_is_compiled(build: ModuleType) -> None:
    found = {path.as_posix() for path in build.modules(SOURCE)}
    assert {"ecumene/core/game.py", "ecumene/parts/hexes.py", "ecumene/players/search.py"} <= found
    assert {"ecumene/games/terra_nova/factions/table.py", "ecumene/games/seven_wonders/city.py"} <= found
    for name in ("ecumene/core/box.py", "ecumene/games/seven_wonders/tables.py", "ecumene/games/terra_nova/face.py"):
        assert (SOURCE / name).is_file()
        assert name not in found
    assert not [path for path in found if path.endswith("__init__.py") or "/draw/" in path or "/check/" in path]


def test_a_package_in_a_package_declares_its_own(build: ModuleType, tmp_path: Path) -> None:
    outer = package(tmp_path / "chess", 'INTERPRETED = ("draw", "board_text")', "game", "board_text")
    package(outer / "draw", "", "board")
    package(outer / "pieces", 'INTERPRETED: tuple[str, ...] = ("names",)', "knight", "names")
    assert [path.relative_to(outer).as_posix() for path in build.compiled(outer)] == ["game.py", "pieces/knight.py"]


@pytest.mark.parametrize(
    ("front_door", "problem"),
    [
        ("", "does not say which of its modules"),
        ("OTHER = ()", "does not say which of its modules"),
        ('INTERPRETED = ("drawing",)', "names drawing as INTERPRETED, but there is no such module"),
    ],
)
def test_a_wrong_declaration_stops_the_build(build: ModuleType, tmp_path: Path, front_door: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        build.compiled(package(tmp_path / "chess", front_door, "game", "draw"))


def test_games_elsewhere_are_laid_beside_the_others(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path / "more" / "chess", "INTERPRETED = ()", "game")
    monkeypatch.setenv("ECUMENE_GAMES", str(tmp_path / "more"))
    modules: Callable[[Path], list[Path]] = build.modules
    before = modules(SOURCE)
    after = modules(build.laid_out(SOURCE, tmp_path / "source"))
    assert set(after) - set(before) == {Path("ecumene/games/chess/game.py")}
    assert set(before) <= set(after)
