"""What is checked in authors' packs beyond their types: rules exist, goals and twists name what the quest has."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.content.library import Library
from undercroft.content.problems import Fault, unknown
from undercroft.content.rulings import unknown_rules
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.quests import rules_in
from undercroft.systems.league import moments
from undercroft.systems.league.cards.library import LAYOUT
from undercroft.systems.league.cards.potions import POTION_TABLES, POTIONS
from undercroft.systems.league.cards.quests import QUESTS, Quest


def quest_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a quest: rules that nobody has written, goals and twists about what is not in it.  LE-G29"""
    quest = box[QUESTS][id]
    known = rules_in(__package__, moments.ALL)
    for n, rule in enumerate(quest.rules):
        if rule not in known:
            yield Fault(("rules", n), unknown("rules", rule, known))
    yield from goal_faults(quest)
    for n, twist in enumerate(quest.twists):
        if twist.used is not None and twist.used not in quest.things:
            yield Fault(("twists", n, "used"), unknown("thing", twist.used, tuple(quest.things)))


def goal_faults(quest: Quest) -> Iterator[Fault]:
    """A goal names one of the quest's things, or a mark of enemies who are put there.  LE-0048, LE-G29"""
    marks = tuple(dict.fromkeys(put.mark for put in quest.puts if put.mark))
    for n, goal in enumerate(quest.goals):
        kind, named = ("mark", marks) if goal.kind == "beat" else ("thing", tuple(quest.things))
        if goal.kind in ("use", "beat") and goal.what not in named:
            yield Fault(("goals", n, "what"), unknown(kind, goal.what or "", named))


def table_faults(box: Library, id: str) -> Iterator[Fault]:
    """A table of what has been mixed names potions that there are.  LE-0607"""
    known = tuple(dict.fromkeys(card.of for card in box[POTIONS].values()))
    for row, kind in box[POTION_TABLES][id].rows.items():
        if kind not in known:
            yield Fault(("rows", row), unknown("potion", kind, known))


EXAMINED = LAYOUT.examined(
    quests=quest_faults, potion_tables=table_faults, lessons=lesson_faults(QUESTS), rulings=unknown_rules
)
"""The layout by which authors' packs are checked."""
