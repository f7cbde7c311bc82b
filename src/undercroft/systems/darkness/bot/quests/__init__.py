"""What single Quests ask of a player: the aims under the rules of each, found by themselves."""

from __future__ import annotations

from undercroft.crawl.rooms import load
from undercroft.systems.darkness.bot.aims import BY_RULES, Aims
from undercroft.systems.darkness.bot.lookout import Lookout

load("undercroft.systems.darkness.bot", "quests")

GENERAL = Aims()


def aims_of(look: Lookout) -> Aims:
    """The aims of the Quest being played, by the rules it names; without rules of its own those of any Quest."""
    return BY_RULES.get(look.chart.rules, GENERAL)
