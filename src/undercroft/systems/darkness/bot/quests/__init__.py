"""What single Quests ask of a player."""

from __future__ import annotations

from undercroft.kernel.packs import SIGN
from undercroft.systems.darkness.bot.aims import Aims
from undercroft.systems.darkness.bot.lookout import Lookout
from undercroft.systems.darkness.bot.quests.errands import ChosenOne, ScorchedEarth, Sparks
from undercroft.systems.darkness.bot.quests.hunts import BlackWidow, FiendsTreasure, WarDrums
from undercroft.systems.darkness.bot.quests.lure import Immortal
from undercroft.systems.darkness.bot.quests.pillars import BigGame, HeartOfDarkness
from undercroft.systems.darkness.bot.quests.siege import Maze

GENERAL = Aims()

BY_QUEST: dict[str, Aims] = {
    "scorched-earth": ScorchedEarth(),
    "black-widow": BlackWidow(),
    "the-chosen-one": ChosenOne(),
    "goblin-war-drums": WarDrums(),
    "the-immortals-downfall": Immortal(),
    "the-fiends-treasure": FiendsTreasure(),
    "sparks-in-the-dark": Sparks(),
    "big-game-hunting": BigGame(),
    "maze-of-darkness": Maze(),
    "the-heart-of-darkness": HeartOfDarkness(),
}


def aims_of(look: Lookout) -> Aims:
    """The aims of the Quest being played; a Quest from a pack has those of the rules it names."""
    return BY_QUEST.get(look.chart.rules if SIGN in look.quest else look.quest, GENERAL)
