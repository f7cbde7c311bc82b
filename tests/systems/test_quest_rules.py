"""Rules of single quests: every one that a quest of the box names is there, and none is there that no quest names."""

from __future__ import annotations

from importlib import import_module

import pytest

from undercroft.crawl.cards import QuestEntry
from undercroft.crawl.quests import rules_in
from undercroft.kernel.system import AnySystem

from .everybody import SYSTEMS, home_of


def named(system: AnySystem) -> set[str]:
    """The rules that quests of the box, or sections of them, name."""
    library = import_module(f"{home_of(system)}.cards.library").library()
    shelves = [section for section in library.layout.sections if issubclass(section.entry, QuestEntry)]
    assert shelves
    found: set[str] = set()
    for shelf in shelves:
        for quest in library[shelf].values():
            own = quest.rules if isinstance(quest.rules, tuple) else (quest.rules,)
            found |= {*own, *(part.rules for part in getattr(quest, "sections", {}).values())}
    return found - {""}


UNNAMED = {"resting-places", "as-written", "skirmish"}
"""Rules that no quest of the box names: quests made by the design rules get them, every quest has them, or a fight on
the road has them, which is no quest."""


def written(system: AnySystem) -> set[str]:
    """The rules of quests that are bound to moments."""
    moments = import_module(f"{home_of(system)}.moments").ALL
    return set(rules_in(f"{home_of(system)}.quests", moments))


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_the_rules_that_quests_name_are_written(system: AnySystem) -> None:
    """A name that nobody binds to a moment would leave a quest without its rules, silently."""
    assert named(system) - written(system) == set()


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_no_rules_are_written_that_no_quest_names(system: AnySystem) -> None:
    assert written(system) - named(system) - UNNAMED == set()
