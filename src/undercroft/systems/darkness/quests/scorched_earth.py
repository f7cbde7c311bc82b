"""Quest 1: Scorched Earth.  Bring the two Artifacts to the Final Room.  DA-0363 to DA-0369, DA-G110"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import SpawnGuard
from undercroft.systems.darkness.dungeon.spawn import chamber_as_laid
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import advance, stay
from undercroft.systems.darkness.state import Hero, Token

NAME = "scorched-earth"
ARTIFACTS = 2
LAIR_XP = 5


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Library token marks the Final Room and stays there.  DA-0364, DA-0365"""
    game.state.quest["artifacts"] = 0
    stay(game, "library")


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """An Artifact token is kept and may be traded; a Lair token gives its finder 5 XP.  DA-0364, DA-0367, DA-0368"""
    if token.kind == "artifact":
        hero.tokens += ("artifact",)
        advance(game, "artifacts", hero)
    elif token.kind == "lair":
        status.gain_xp(game, hero, LAIR_XP)


@moments.CHAMBER_OPENED.on(NAME, rank=QUEST)
def chamber_opened(game: Darkness, zone: int) -> bool:
    """The Final Room is guarded: after the Door card of its Chamber one Guard appears in its Zone.  DA-0369"""
    for library in game.chart.at("library"):
        if chamber_as_laid(game, zone) >> library & 1:
            game.push(SpawnGuard(at=library, level=game.state.level, why="final-room"))
    return False


@moments.ROUND_ENDS.on(NAME, rank=QUEST)
def round_ends(game: Darkness) -> None:
    """Both Artifacts in the Library's Zone and no Enemy there, Stunned or not.  DA-0304, DA-0365, DA-G110"""
    for library in game.chart.at("library"):
        brought = sum(hero.tokens.count("artifact") for hero in game.heroes_at(library))
        if brought >= ARTIFACTS and not game.foes_at(library):
            game.end(True, "darkness-scorched")
