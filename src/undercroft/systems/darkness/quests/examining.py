"""What is checked in authors' packs beyond their types: drawings can be read, maps can be laid, rules exist."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.content.library import Library
from undercroft.content.problems import Fault, unknown
from undercroft.content.rulings import unknown_rules
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.quests import rules_in
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.cards.definitions import QUESTS
from undercroft.systems.darkness.cards.library import LAYOUT
from undercroft.systems.darkness.maps.charts import map_faults, tile_faults


def quest_faults(box: Library, id: str) -> Iterator[Fault]:
    """What is wrong with a Quest: the rules it names, and its map."""
    rules, known = box[QUESTS][id].rules, rules_in(__package__, moments.ALL)
    if rules and rules not in known:
        yield Fault(("rules",), unknown("rules", rules, known))
    yield from map_faults(box, id)


EXAMINED = LAYOUT.examined(tiles=tile_faults, quests=quest_faults, lessons=lesson_faults(QUESTS), rulings=unknown_rules)
"""The layout by which authors' packs are checked."""
