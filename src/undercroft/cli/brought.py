"""Authors' packs and quests on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.common import WRONG, Stop, one_system

if TYPE_CHECKING:
    from undercroft.content import Layout
    from undercroft.kernel.packs import PackPlan
    from undercroft.kernel.system import AnySystem

Pack = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack",
        metavar="FOLDER",
        help="A pack to play with; may be given several times.",
        exists=True,
        file_okay=False,
    ),
]


def layout_of(rules: AnySystem) -> Layout:
    """How the packs of a system are laid out."""
    from undercroft.content import Layout

    if not isinstance(rules.layout, Layout):
        raise Stop(f"{rules.name} is played without packs")
    return rules.layout


def bound(rules: AnySystem, folders: Sequence[Path] | None) -> tuple[PackPlan, ...]:
    """The packs in some folders; stops with everything that is wrong with them."""
    if not folders:
        return ()
    from undercroft.content import PackError
    from undercroft.content.brought import bind

    try:
        return bind(layout_of(rules), *folders)
    except PackError as error:
        raise Stop(str(error), WRONG) from error


def with_packs(system: str | None, folders: Sequence[Path] | None) -> tuple[str | None, tuple[PackPlan, ...]]:
    """The game to be played, which its packs may name, and the packs."""
    if not folders:
        return system, ()
    from undercroft.content import PackError
    from undercroft.content.pack import read_manifest

    try:
        rules = one_system(system or read_manifest(folders[0]).system)
    except PackError as error:
        raise Stop(str(error), WRONG) from error
    return rules.name, bound(rules, folders)


def with_quest(
    rules: AnySystem, folders: Sequence[Path] | None, quest: str | None
) -> tuple[tuple[PackPlan, ...], str | None]:
    """The packs in some folders and a quest: from one of them, from the box, or from a file of its own."""
    packs = bound(rules, folders)
    if quest is None or not _written(quest):
        return packs, quest
    section = layout_of(rules).quests
    if section and any(Path(quest).resolve().parent == (one / section.folder).resolve() for one in folders or ()):
        return packs, Path(quest).stem
    from undercroft.content import PackError
    from undercroft.content.brought import bind_quest

    try:
        plan, id = bind_quest(layout_of(rules), Path(quest), packs)
    except PackError as error:
        raise Stop(str(error), WRONG) from error
    return (*packs, plan), id


def _written(quest: str) -> bool:
    """Is a quest named by the file it stands in?"""
    return quest.endswith((".yaml", ".yml")) and Path(quest).is_file()
