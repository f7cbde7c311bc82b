"""The wheel in environments of their own: one for every Python that is found on this machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


def pythons() -> dict[str, Path]:
    """A Python of each version we promise, as far as this machine has them; the one that runs this first."""
    found = {THIS: Path(sys.executable)}
    for version in VERSIONS:
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))
        on_path = shutil.which(f"python{version}")
        for path in (*([Path(on_path)] if on_path else []), *kept):
            if version not in found and _is(path, version):
                found[version] = path
    return found


def _is(path: Path, version: str) -> bool:
    """Is it that Python, able to make environments?"""
    said = subprocess.run([path, "-c", "import sys, venv; print(sys.version)"], capture_output=True, text=True)
    return said.returncode == 0 and said.stdout.startswith(f"{version}.")


def wheel(name: str = "undercroft") -> Path:
    """The wheel of a package that was built last."""
    built = sorted((ROOT / "dist" / "wheel").glob(f"{name}-*.whl"), key=lambda path: path.stat().st_mtime)
    assert built, "no wheel is built; `make wheel` builds it and runs these tests"
    return built[-1]


class Environment:
    """A fresh environment with the wheel and what it asks for, in the versions of the lock file; no sources."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        subprocess.run([python, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        locked = re.findall(r"^[\w.-]+==[^\\\n]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
        (folder / "locked.txt").write_text("\n".join(locked))
        self.install(wheel())

    def install(self, package: Path) -> None:
        """Install a package and what it asks for."""
        pip = (sys.executable, "-m", "pip", "--python", self.bin / "python", "--disable-pip-version-check", "install")
        subprocess.run([*pip, "-qq", "--no-compile", "-c", self.folder / "locked.txt", package], check=True)

    @property
    def variables(self) -> dict[str, str]:
        """The variables of whoever installed it: nothing of the checkout, nothing of this environment."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "UNDERCROFT"))}
        return kept | {"XDG_DATA_HOME": str(self.folder / "share"), "LANG": "C.UTF-8", "COLUMNS": "160"}

    def run(self, *arguments: object, typed: str = "") -> tuple[int, str, str]:
        """Run `undercroft` with these arguments; the exit code and what it said."""
        command = [self.bin / "undercroft", *map(str, arguments)]
        place = self.folder / "place"
        place.mkdir(exist_ok=True)
        done = subprocess.run(command, input=typed, capture_output=True, text=True, cwd=place, env=self.variables)
        assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
        return done.returncode, done.stdout, done.stderr
