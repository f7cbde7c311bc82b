"""The samples of the docs, run as somebody would who follows a page from its top to its end.

A fenced block says by its language what it is, and by a `title`, which readers see, in which file it stands:

- `sh` is run, in a folder that holds the files of the page so far;
- `yaml` with a title is written there; without one it is a vignette, and run;
- `python` is written where it has a title, and run where it has none;
- `json`, `toml` and `fluent` are read; `nginx` is tested by nginx itself;
- `text` is what a program prints, a drawing, or a pattern: shown, never run.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs").glob("*/*.md")]
)
FENCE = re.compile(r"^( *)```(\S*)(.*)$")
TITLE = re.compile(r'title="([^"]*)"')
SERVER = "postgresql://undercroft@db.example.org/undercroft"

UNDERCROFT = """#!/bin/sh
# `serve` stops as soon as it listens, `balance` plays a game, `play` is left at once: nobody sits here for hours.
case "$1" in
  serve|balance) exec {python} {here}/once.py "$@" ;;
  play) printf 'q\\nno\\n' | {python} -m undercroft "$@" ;;
  *) exec {python} -m undercroft "$@" ;;
esac
"""
MAKE = """#!/bin/sh
# The tests run inside `make test`: here it is enough that there is such a target.
exec /usr/bin/make -C {root} --no-print-directory -n "$@" >/dev/null
"""


class Sample(NamedTuple):
    """A fenced block: where it begins, what it is, in which file it stands."""

    line: int
    language: str
    title: str
    text: str


def samples(page: Path) -> Iterator[Sample]:
    """The fenced blocks of a page."""
    begun: tuple[int, str, str, str] | None = None
    lines: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if fence and begun is None:
            title = TITLE.search(fence[3])
            begun, lines = (number, fence[2], title[1] if title else "", fence[1]), []
        elif fence and begun is not None:
            yield Sample(*begun[:3], textwrap.dedent("\n".join(lines)) + "\n")
            begun = None
        elif begun is not None:
            lines.append(line)


class Sandbox:
    """A folder in which the samples of one page are tried, one after the other."""

    def __init__(self, folder: Path, database: Callable[[], str]) -> None:
        self.folder = folder
        self.database = database
        self.bin = folder / ".venv" / "bin"
        self.bin.mkdir(parents=True)
        self._program("python", f'#!/bin/sh\nexec {sys.executable} "$@"\n')
        self._program("undercroft", UNDERCROFT.format(python=sys.executable, here=Path(__file__).parent))
        self._program("make", MAKE.format(root=ROOT))

    def _program(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o755)

    def run(self, *command: object) -> None:
        """Run something in the folder; what it says is told where it fails."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("UNDERCROFT")}
        paths = (self.folder, ROOT / "tests", ROOT / "tests" / "proving" / "src")
        more = {"PATH": f"{self.bin}:{os.environ['PATH']}", "PYTHONPATH": os.pathsep.join(map(str, paths))}
        home = {"XDG_DATA_HOME": str(self.folder / "share"), "LANG": "C.UTF-8"}
        done = subprocess.run(
            [str(part) for part in command], cwd=self.folder, env=kept | more | home, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def try_out(self, sample: Sample) -> None:
        """Run, write or read a sample, as its language says."""
        if sample.title and sample.language != "sh":
            file = self.folder / sample.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(sample.text, encoding="utf-8")
            return
        getattr(self, f"_{sample.language or 'nameless'}")(sample)

    def _sh(self, sample: Sample) -> None:
        text = sample.text.replace(SERVER, self.database()) if SERVER in sample.text else sample.text
        self.run("bash", "-euc", text)

    def _yaml(self, sample: Sample) -> None:
        file = self.folder / "vignette.yaml"
        file.write_text(sample.text, encoding="utf-8")
        self.run("undercroft", "vignette", file)

    def _python(self, sample: Sample) -> None:
        self.run(sys.executable, "-c", "from __future__ import annotations\n" + sample.text)

    def _json(self, sample: Sample) -> None:
        json.loads(sample.text)

    def _toml(self, sample: Sample) -> None:
        tomllib.loads(sample.text)

    def _fluent(self, sample: Sample) -> None:
        junk = [entry for entry in FluentParser().parse(sample.text).body if isinstance(entry, ast.Junk)]
        assert not junk, junk[0].content

    def _nginx(self, sample: Sample) -> None:
        """The block as it stands, with a certificate made on the spot where it names one."""
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org")
        self.run("openssl", *made, "-keyout", key, "-out", certificate)
        text = re.sub(r"(ssl_certificate_key )\S+;", rf"\g<1>{key};", sample.text)
        text = re.sub(r"(ssl_certificate )\S+;", rf"\g<1>{certificate};", text)
        head = f"pid {self.folder}/nginx.pid; error_log stderr; events {{}}"
        (self.folder / "nginx.conf").write_text(f"{head}\nhttp {{ access_log off;\n{text}\n}}\n")
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        self.run(nginx, "-t", "-q", "-c", self.folder / "nginx.conf", "-p", self.folder)

    def _text(self, sample: Sample) -> None:
        """Shown, never run."""

    def _nameless(self, sample: Sample) -> None:
        raise AssertionError("the block does not say what it is: sh, yaml, python, json, toml, fluent, nginx or text")
