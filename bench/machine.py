"""The machine that was measured, in words that name nobody (no host, no user, no paths), and commands on it."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def machine() -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": str(os.cpu_count() or 1),
        "memory": memory(),
        "system": system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler() or "none",
        "mypy": mypy() or "none",
        "load": load(),
    }


def word(processor: str) -> str:
    """The processor as part of a file's name."""
    plain = re.sub(r"\(\w+\)|@.*|\b(cpu|processor|with .*)\b", " ", processor.lower())
    return "-".join(re.findall(r"[a-z0-9]+", plain)[:4]) or "machine"


def processor() -> str:
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        named = re.search(r"^model name\s*: (.+)$", listed.read_text(encoding="utf-8"), re.MULTILINE)
        if named:
            return named[1].strip()
    if platform.system() == "Darwin":
        return said_by("sysctl", "-n", "machdep.cpu.brand_string") or platform.machine()
    return platform.processor() or platform.machine()


def memory() -> str:
    try:
        size = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError):
        return "not known"
    return f"{size / 2**30:.0f} GiB"


def load() -> str:
    """Processes that wanted a core during the last minute: with more of them than cores, figures scatter and sink."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "not known"


def environment(folder: Path) -> dict[str, str]:
    """For commands that start as people start them: what Python has read once, it keeps, here in the folder."""
    around = {word: value for word, value in os.environ.items() if word != "PYTHONDONTWRITEBYTECODE"}
    return {**around, "PYTHONPYCACHEPREFIX": str(folder / "read")}


def system() -> str:
    try:
        return f"{platform.system()} ({platform.freedesktop_os_release()['PRETTY_NAME']})"
    except OSError:
        return f"{platform.system()} {platform.release()}"


def compiler() -> str:
    """The C compiler that Python extensions are built with, or nothing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command) is None:
        return ""
    lines = said_by(command, "--version").splitlines()
    return lines[0] if lines else Path(command).name


def mypy() -> str:
    """The one at hand, whose mypyc compiles, or nothing."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def said_by(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
