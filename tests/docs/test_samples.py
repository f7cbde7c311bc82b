"""Every command and every sample of the docs works for whoever follows them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from server.postgres import Cluster
from undercroft.cli.app import app

from .samples import PAGES, ROOT, Sandbox, samples

INLINE = re.compile(r"`(?:\.venv/bin/)?(undercroft(?: [^`]*)?)`")
WRITTEN = [page for page in PAGES if any(True for _ in samples(page))]


def databases() -> Iterator[str]:
    """New databases of a cluster that is started for the first of them."""
    with Cluster() as cluster:
        while True:
            yield cluster.database()


@pytest.mark.parametrize("page", [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in WRITTEN])
def test_every_sample_of_a_page_works_from_its_top_to_its_end(page: Path, tmp_path: Path) -> None:
    kept = databases()
    sandbox = Sandbox(tmp_path, lambda: next(kept))
    wrong = []
    try:
        for sample in samples(page):
            try:
                sandbox.try_out(sample)
            except Exception as error:
                wrong.append(f"{page.relative_to(ROOT)}:{sample.line}: {error}")
    finally:
        kept.close()
    assert not wrong, "\n".join(wrong)


def understood(line: str) -> str:
    """What is wrong with a command named in a sentence; empty when it and its options exist."""
    command: Any = typer.main.get_command(app)
    words = shlex.split(line.replace("…", ""))[1:]
    while words and hasattr(command, "commands") and not words[0].startswith("-"):
        if words[0] not in command.commands:
            return "" if words[0].isupper() else f"no command {words[0]}"
        command = command.commands[words.pop(0)]
    known = {option for one in command.params for option in one.opts} | {"--help", "-h"}
    strange = [word for word in words if word.startswith("--") and word.partition("=")[0] not in known]
    return f"no option {strange[0]}" if strange else ""


def test_every_command_named_in_a_sentence_exists_with_its_options() -> None:
    wrong = [
        f"{page.relative_to(ROOT)}: {line}: {why}"
        for page in PAGES
        for line in INLINE.findall(page.read_text(encoding="utf-8"))
        if (why := understood(line))
    ]
    assert wrong == []


def test_every_page_says_what_its_samples_are() -> None:
    known = {"sh", "yaml", "python", "json", "toml", "fluent", "nginx", "text"}
    found = [
        f"{page.relative_to(ROOT)}:{one.line}" for page in PAGES for one in samples(page) if one.language not in known
    ]
    assert found == []
