"""Who installs the wheel and nothing else can run every command, play in the browser, and read the rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import typer.main
from playwright.sync_api import sync_playwright

from e2e.browsing import Visitor, launched
from e2e.playing import Player
from server.serving import Serving
from undercroft.cli.app import app
from undercroft.proofs.catalogue import catalogue_folder, listed
from undercroft.proofs.checklist import as_json, survey
from undercroft.proofs.evidence import scan

from .wheels import ROOT, Environment

pytestmark = [pytest.mark.installed, pytest.mark.xdist_group("wheel")]

QUEST = "walking-in-the-dark"

PACK = """
id: cold-cellars
version: "1.0"
system: darkness
title: {en: The Cold Cellars, it: Le cantine fredde}
requires: {darkness: "0.1"}
"""

Run = Callable[..., tuple[int, str, str]]


def played(run: Run, folder: Path) -> Path:
    """A game begun in the terminal and kept."""
    code, out, err = run("play", "darkness", "--quest", QUEST, "--heroes", 1, "--seed", "1", typed="1\n1\nq\nyes\n")
    assert (code, err) == (0, ""), out
    [kept] = (folder / "share" / "undercroft" / "records").glob("*.json*")
    return kept


def commands() -> set[str]:
    """Every command there is, those of a family with both words."""
    found = set()
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        found |= {f"{name} {inner}" for inner in getattr(command, "commands", {})} or {name}
    return found


def test_a_plain_install_runs_every_command_or_says_what_to_install(here: Environment, server: Serving) -> None:
    pack = here.folder / "cold-cellars"
    pack.mkdir()
    (pack / "pack.yaml").write_text(PACK)
    record = played(here.run, here.folder)
    made = server.create(system="darkness")
    lines = {
        "simulate": ("simulate", "darkness", "--games", 1, "--workers", 1),
        "balance": ("balance", "darkness", "--games", 1, "--heroes", 1, "--quest", QUEST, "--workers", 1),
        "standings": ("standings", "darkness", "--quest", QUEST, "--games", 1, "--heroes", 1, "--bot", "random"),
        "campaigns": ("campaigns", "darkness", "--count", 1, "--quests", 1, "--tries", 1, "--heroes", 1),
        "rules": ("rules", "darkness", "--missing"),
        "vignette": ("vignette", ROOT / "tests" / "vignettes" / "darkness" / "enemies-phase.yaml"),
        "replay": ("replay", record),
        "verify": ("verify", record),
        "packs check": ("packs", "check", pack),
        "quest new": ("quest", "new", "--system", "universalis", "--seed", "7", "--write", "mine.yaml"),
        "quest furnish": ("quest", "furnish", "mine.yaml", "--system", "universalis", "--write", "full.yaml"),
        "quest check": ("quest", "check", "mine.yaml", "--system", "universalis"),
        "quest show": ("quest", "show", "mine.yaml", "--system", "universalis", "--svg"),
        "backup": ("backup", "kept.backup", "--folder", server.folder),
        "restore": ("restore", "kept.backup", "--folder", "another"),
        "kept": ("kept", "--folder", server.folder),
        "export": ("export", made["game"], "game.json.gz", "--folder", server.folder),
        "clear": ("clear", "--games", 365, "--folder", server.folder),
        "load-report": ("load-report", "--games", 1, "--seats", 1, "--rate", 5, "--seconds", 1),
    }
    for line in lines.values():
        code, out, err = here.run(*line)
        assert (code, err) == (0, ""), (line, out)
    code, _, err = here.run("bench", "darkness", "--rounds", 1, "--seconds", 0.01)
    assert (code, err) == (1, "the yardstick needs the chess package: install undercroft[lab]\n")
    assert commands() == {*lines, "bench", "play", "serve"}, "every command is tried: here, above or below"


def test_the_rules_are_counted_as_in_a_checkout_and_say_who_proves_them(here: Environment) -> None:
    known = scan(ROOT)
    for system in listed(catalogue_folder()):
        code, out, _ = here.run("rules", system, "--json")
        assert (code, json.loads(out)) == (0, as_json(survey(system, ROOT, known)))
    assert re.search(r"^DA-0251  proved .*\n    tests/", here.run("rules", "darkness")[1], re.MULTILINE)


def test_a_game_is_played_in_the_browser_with_the_client_of_the_wheel(server: Serving) -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        visitor = Visitor(browser, server.url)
        Player.seated(visitor, server).play(3)
        browser.close()
    assert not visitor.errors
