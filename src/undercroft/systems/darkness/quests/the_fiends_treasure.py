"""Quest 6: The Fiend's Treasure.  Two Keys, a locked Chamber, a Hellhound.  DA-0417 to DA-0428, DA-G121, DA-G122"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import FindArtifact, QuestStep, SpawnGuard, Win
from undercroft.systems.darkness.dungeon.spawn import chamber_as_laid
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import advance, summon, with_role
from undercroft.systems.darkness.state import Foe, Hero, Token

NAME = "the-fiends-treasure"
HELLHOUND = "hellhound-greater"
HELLHOUND_TREASURE = 5
KEYS = 2
LAIR_XP = 5


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """No Key is found yet; the Hellhound waits.  DA-0418, DA-0421"""
    game.state.quest["keys"] = 0
    game.push(QuestStep(what="appear"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The Hellhound appears asleep, with Level 5 Treasure.  DA-0421, DA-0423, DA-0424"""
    at = game.chart.mark("hellhound")
    hellhound = yield from summon(game, HELLHOUND, at, "hellhound", treasure=HELLHOUND_TREASURE)
    hellhound.asleep = True


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """Artifact tokens are the Keys, the Library an Artifact, Lairs dead ends.  DA-0418, DA-0425, DA-0426, DA-0428"""
    if token.kind == "artifact":
        advance(game, "keys", hero)
    elif token.kind == "library":
        game.push(FindArtifact(hero.id))
    elif token.kind == "lair":
        status.gain_xp(game, hero, LAIR_XP)


@moments.MAY_OPEN.on(NAME, rank=QUEST)
def may_open(game: Darkness, door: int) -> bool:
    """Any Hero may open the Special door once both Keys have been found.  DA-0304, DA-0419, DA-0426"""
    return game.state.quest["keys"] >= KEYS


@moments.CHAMBER_OPENED.on(NAME, rank=QUEST)
def chamber_opened(game: Darkness, zone: int) -> bool:
    """The Hellhound's Chamber wakes it (and has its Door card); each guarded room has a Guard in place of its card.

    DA-0051, DA-0424, DA-0427, DA-G121
    """
    chamber = chamber_as_laid(game, zone)
    hellhound = with_role(game, "hellhound")
    if hellhound is not None and chamber >> hellhound.at & 1:
        hellhound.asleep = False
    guarded = [at for kind in ("artifact", "library") for at in game.chart.at(kind) if chamber >> at & 1]
    for at in guarded:
        game.push(SpawnGuard(at=at, level=game.state.level, why="guarded-room"))
    return bool(guarded)


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """The Quest is won when the Hellhound dies.  DA-0420"""
    if foe.role == "hellhound":
        game.push(Win(why="darkness-hellhound-dead"))
