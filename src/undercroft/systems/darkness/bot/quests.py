"""What single Quests ask of a player."""

from __future__ import annotations

from undercroft.systems.darkness.bot.aims import Aims
from undercroft.systems.darkness.bot.lookout import Lookout

GENERAL = Aims()
BY_QUEST: dict[str, Aims] = {}


def aims_of(look: Lookout) -> Aims:
    """The aims of the Quest being played."""
    return BY_QUEST.get(look.quest, GENERAL)
