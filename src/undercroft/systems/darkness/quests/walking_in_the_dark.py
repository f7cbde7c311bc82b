"""Tutorial: Walking in the Dark.  Pick up the Key, then leave by the Exit.  DA-0360 to DA-0362, DA-G107 to DA-G109"""

from __future__ import annotations

from undercroft.kernel.moments import QUEST
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import advance
from undercroft.systems.darkness.state import Hero, Token

NAME = "walking-in-the-dark"
KEY_XP = 3


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Key is still to be found.  DA-0360"""
    game.state.quest.update(key=0, exit=0)


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """The Library token is the Key: it opens the way out and gives its finder 3 XP.  DA-0360, DA-0362"""
    if token.kind == "library":
        advance(game, "key", hero)
        status.gain_xp(game, hero, KEY_XP)
        game.state.quest["exit"] = 1
