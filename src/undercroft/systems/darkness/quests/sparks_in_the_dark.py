"""Quest 7: Sparks in the Dark.  Two Levers, a locked door, a keeper behind it.  DA-0429 to DA-0436, DA-G123"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import FindArtifact, SpawnRoamer
from undercroft.systems.darkness.dungeon.spawn import chamber_as_laid, open_door
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import stay
from undercroft.systems.darkness.state import Hero, Token

NAME = "sparks-in-the-dark"


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Lair tokens are the Levers.  DA-0434"""
    game.state.quest.update(levers=0, exit=0)
    stay(game, "lair")


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """An Artifact token gives a random Artifact card.  DA-0433"""
    if token.kind == "artifact":
        game.push(FindArtifact(hero.id))


@moments.ROUND_STARTS.on(NAME, rank=QUEST)
def round_starts(game: Darkness) -> None:
    """A Hero at each Lever opens the Locked door; a lone Hero needs only one.  DA-0430, DA-0431, DA-0434, DA-G123"""
    quest = game.state.quest
    if quest["exit"]:
        return
    levers = game.chart.at("lair")
    quest["levers"] = sum(bool(game.heroes_at(lever)) for lever in levers)
    if quest["levers"] >= (1 if game.state.starting == 1 else len(levers)):
        unlock(game)


def unlock(game: Darkness) -> None:
    """The way to the Exit is open.  DA-0430, DA-0432, DA-0435"""
    game.state.quest["exit"] = 1
    game.tell(Said, "darkness-tell-unlocked")
    for door in squares(game.state.locked):
        open_door(game, int(door), game.chart.mark("keeper"))


@moments.CHAMBER_OPENED.on(NAME, rank=QUEST)
def chamber_opened(game: Darkness, zone: int) -> bool:
    """No Door card for the locked room: a Greater Roaming Monster is there.  DA-0051, DA-0435, DA-0436"""
    keeper = game.chart.mark("keeper")
    if not chamber_as_laid(game, zone) >> keeper & 1:
        return False
    game.push(SpawnRoamer(at=keeper, greater=True, role="keeper", counts=False))
    return True
