"""Quest 8: Big Game Hunting.  Three Enforcers behind Pillars.  DA-0437 to DA-0443, DA-G124, DA-G125"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import Find, FindArtifact, QuestStep, Win
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import (
    advance,
    barred,
    raise_pillars,
    shielded,
    summon_greater,
    with_role,
)
from undercroft.systems.darkness.state import Foe, Hero, Pillar

NAME = "big-game-hunting"
ENFORCERS = ("enforcer-1", "enforcer-2", "enforcer-3")
PILLAR_HEALTH = 5
TREASURE = 4
REWARD = (4, 4, 4)


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """Six Pillars, and three random Greater Roaming Monsters behind them.  DA-0439, DA-0441"""
    game.state.quest["enforcers"] = 0
    raise_pillars(game, PILLAR_HEALTH, target=True)
    game.push(*[QuestStep(what=name) for name in ENFORCERS])


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """An Enforcer appears asleep with Level 4 Treasure; it counts as a Roaming Monster.  DA-0439, DA-0442, DA-G124"""
    at = game.chart.mark(entry.what)
    enforcer = yield from summon_greater(game, at, entry.what, counts=True, treasure=TREASURE)
    enforcer.asleep = True


def lairs(game: Darkness) -> tuple[int, ...]:
    """The Zones where the Enforcers wait."""
    return tuple(game.chart.mark(name) for name in ENFORCERS)


@moments.MAY_STEP.on(NAME, rank=QUEST)
def may_step(game: Darkness, hero: Hero, at: int, to: int) -> bool:
    """Heroes cannot move through a Pillar.  DA-0440"""
    return not barred(game, lairs(game), at, to)


@moments.MAY_ATTACK.on(NAME, rank=QUEST)
def may_attack(game: Darkness, hero: Hero, who: FigureId, at: int) -> bool:
    """Heroes cannot attack through Pillars, and attack one from its own or the next Zone.  DA-0440, DA-0441, DA-G125"""
    if game.pillar(who) is not None and game.view.range[hero.at][at] > 1:
        return False
    return not shielded(game, lairs(game), hero.at, at)


@moments.PILLAR_FELL.on(NAME, rank=QUEST)
def pillar_fell(game: Darkness, pillar: Pillar) -> None:
    """An Enforcer wakes when both its Pillars are down.  DA-0442"""
    enforcer = with_role(game, pillar.name)
    if enforcer is not None and all(other.name != pillar.name for other in game.state.pillars):
        enforcer.asleep = False


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """Besides its Equipment the killer draws 3 Level 4 Treasure cards and an Artifact; the third kill wins.

    DA-0438, DA-0443
    """
    if foe.role not in ENFORCERS:
        return
    if advance(game, "enforcers", killer) == len(ENFORCERS):
        game.push(Win(why="darkness-enforcers-dead"))
    if killer is not None:
        game.push(Find(killer.id, REWARD), FindArtifact(killer.id))
