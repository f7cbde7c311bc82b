"""Packs as authors and strangers send them."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import msgspec

from undercroft.content import Layout
from undercroft.content.brought import bind
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem, find

HERE = Path(__file__).parent
PACKS = {"darkness": HERE / "cold-cellars", "doria": HERE / "bitter-wells", "universalis": HERE / "salt-road"}


def layout_of(system: AnySystem) -> Layout:
    layout = system.layout
    assert isinstance(layout, Layout)
    return layout


def bound(system: str, folder: Path | None = None) -> tuple[PackPlan, ...]:
    return bind(layout_of(find(system)), folder or PACKS[system])


def edited(folder: Path, target: Path, edits: Mapping[str, str | tuple[str, str]]) -> Path:
    """A copy of a pack with other files in it, or other words in its files."""
    shutil.copytree(folder, target)
    for name, edit in edits.items():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(edit, tuple):
            text = file.read_text(encoding="utf-8")
            assert edit[0] in text
            edit = text.replace(*edit)
        file.write_text(edit, encoding="utf-8")
    return target


def setup_with(system: str, packs: tuple[PackPlan, ...], *, heroes: int = 2, seed: str = "1") -> Setup:
    """The first quest of the packs, with their first hero as the last of the party."""
    rules = find(system)
    brought = rules.bring(packs)
    setup = rules.default_setup(brought.quests[0].id, heroes, seed)
    party = (*setup.party[:-1], brought.heroes[0].id)
    return msgspec.structs.replace(setup, packs=packs, party=party)
