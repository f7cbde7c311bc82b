"""The threat level: how it rises and falls.  LE-0218, LE-0219, LE-0225 to LE-0231, LE-G29, LE-G73"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.tokens import WANDERER, put
from undercroft.systems.league.game import League
from undercroft.systems.league.maps.ground import Ground
from undercroft.systems.league.state import LEAST_THREAT, Token

OVERFLOW = 5
"""How far the threat falls when its maximum has brought a wandering monster.  LE-G73"""


def raise_threat(game: League, by: int, why: str, *rules: str) -> None:
    """The threat level rises; at the quest's maximum it brings a wandering monster and falls again.

    LE-0218, LE-0227 to LE-0231, LE-G73
    """
    _set(game, game.state.threat + by, why, rules)
    most = _limits(game)[1]
    if most and game.state.threat >= most:
        new_wanderer(game, "LE-0227")
        lower_threat(game, OVERFLOW, "wandering-monster", "LE-0227")


def lower_threat(game: League, by: int, why: str, *rules: str) -> None:
    """The threat level falls, never below 2 nor below the quest's minimum.  LE-0225, LE-0226"""
    _set(game, max(least_threat(game), game.state.threat - by), why, rules)


def least_threat(game: League) -> int:
    """The threat level with which the quest and each of its levels begin, and below which it never falls.

    LE-0219, LE-0226, LE-G29
    """
    return max(LEAST_THREAT, _limits(game)[0])


def _set(game: League, now: int, why: str, rules: tuple[str, ...]) -> None:
    was, game.state.threat = game.state.threat, now
    if now != was:
        game.tell(Changed, "threat", now=now, was=was, detail=why, rules=rules)


def _limits(game: League) -> tuple[int, int]:
    """The least and the most threat of the quest; 0 where it gives none."""
    quest = game.box[QUESTS].get(game.setup.quest)
    return (quest.threat, quest.most_threat) if quest else (0, 0)


def new_wanderer(game: League, *rules: str) -> None:
    """A wandering monster begins as a token on the start tile, outside the dungeon door.  LE-0248"""
    number = 1 + max((one.n for one in game.state.tokens if one.kind == WANDERER), default=0)
    put(game, Token(kind=WANDERER, at=outside_door(game.ground), n=number), ("LE-0248", *rules))


def outside_door(ground: Ground) -> int:
    """The first square before the dungeon door, on the side of the start tile.  LE-0043, LE-0248"""
    before = ground.door_squares(0) & ground.covers[0]
    return (before & -before).bit_length() - 1
