"""The packs of the host: those given to `serve`, which players may choose for a game.

Nobody else's pack is played here unless the host says so: then a record may bring its own, and it is tried in a worker
process with limits before anything else is done with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from undercroft.content import Layout, PackError, in_language
from undercroft.content.brought import bind
from undercroft.content.library import BroughtPack, box
from undercroft.content.pack import read_manifest
from undercroft.content.pack_words import fluent
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem, UnknownSystem, find
from undercroft.server.problems import CannotStart, Problem
from undercroft.server.shapes import NewGame, PackView
from undercroft.text.messages import LANGUAGES


class HostPacks:
    """The packs that players may choose, by system."""

    def __init__(self, packs: Mapping[str, tuple[PackPlan, ...]] | None = None) -> None:
        self._packs = dict(packs or {})

    def of(self, system: str) -> tuple[PackPlan, ...]:
        """The packs for a system, each after those it requires."""
        return self._packs.get(system, ())

    def views(self, system: AnySystem) -> list[PackView]:
        """The packs for a system as they are offered."""
        found = []
        for plan in self.of(system.name):
            title = _brought(system, plan).pack.manifest.title
            brought = system.bring((plan,))
            found.append(
                PackView(
                    id=plan.id,
                    version=plan.version,
                    hash=plan.hash,
                    title={language: in_language(title, language) for language in LANGUAGES},
                    quests=list(brought.quests),
                    heroes=list(brought.heroes),
                )
            )
        return found

    def chosen(self, system: AnySystem, wish: NewGame) -> tuple[PackPlan, ...]:
        """The packs of a game that a player wants: those the wish names, those its quest and heroes are from, and what
        these require."""
        offered = self.of(system.name)
        unknown = [hash for hash in wish.packs if hash not in {plan.hash for plan in offered}]
        if unknown:
            known = ", ".join(plan.hash for plan in offered) or "none"
            raise Problem("setup", f'this server does not offer the pack "{unknown[0]}"; one of {known}')
        texts = (wish.quest, *wish.party)
        wanted = {plan.id for plan in offered if plan.hash in wish.packs or any(plan.mark in text for text in texts)}
        for plan in reversed(offered):
            if plan.id in wanted:
                wanted |= set(_brought(system, plan).pack.manifest.requires)
        return tuple(plan for plan in offered if plan.id in wanted)

    def hashes(self) -> frozenset[str]:
        """The hashes of all packs that are offered."""
        return frozenset(plan.hash for plans in self._packs.values() for plan in plans)


def host_packs(folders: Iterable[Path]) -> HostPacks:
    """The packs in these folders; `CannotStart` with everything that is wrong with them."""
    by_system: dict[str, list[Path]] = {}
    try:
        for folder in folders:
            by_system.setdefault(read_manifest(folder).system, []).append(folder)
        return HostPacks({name: bind(_layout(find(name)), *these) for name, these in by_system.items()})
    except (PackError, UnknownSystem) as error:
        raise CannotStart(str(error)) from error


def words_of(setup: Setup) -> dict[str, str]:
    """The words of a game's packs as Fluent, by language; nothing where it has none."""
    if not setup.packs:
        return {}
    system = find(setup.system)
    return {language: said(system, setup.packs, language) for language in LANGUAGES}


def said(system: AnySystem, plans: Sequence[PackPlan], language: str) -> str:
    """The words of packs in a language, as Fluent."""
    return "".join(fluent(_layout(system), _brought(system, plan), language) for plan in plans)


def must_be_known(setup: Setup, allowed: Iterable[str]) -> None:
    """A record from elsewhere is played with packs of this host only; raises a problem where it is not."""
    here = frozenset(allowed)
    for plan in setup.packs:
        if plan.hash not in here:
            text = f'the game is played with the pack "{plan.id[:40]}" ({plan.mark}), which this server does not offer'
            raise Problem("record", text)


def _brought(system: AnySystem, plan: PackPlan) -> BroughtPack:
    return box(_layout(system)).brought[plan.hash]


def _layout(system: AnySystem) -> Layout:
    if not isinstance(system.layout, Layout):
        raise CannotStart(f"{system.name} is played without packs")
    return system.layout
