"""Secondary skills of RPG mode: learnt and improved for experience, tested without luck.  UN-1339 to UN-1344"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls import PAIR, TWO
from undercroft.systems.universalis.seats import RPG, mode_of
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.trials import judge, tally_of

Deed = Callable[[Universalis, Character, Option], Script[None] | None]
SKILLS = ("carving", "foraging", "gambling")
"""Those the book names; a table may think of others."""

NOTE = "secondary "
MOST = 5
NEEDED = 10


def level(who: Character, skill: str) -> int:
    """How good somebody is at it: 1 for each experience point invested with success, at most 5.  UN-1343"""
    return min(MOST, who.uses.count(f"{NOTE}{skill}"))


def offers(game: Universalis, who: Character) -> list[Option]:
    """Practising what one has experience for, while nobody fights.  UN-1339"""
    if who.xp < 1 or not who.hero or mode_of(game.setup) != RPG or in_combat(game):
        return []
    return [Option("practise", what=skill) for skill in SKILLS if level(who, skill) < MOST]


def practise(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An experience point is spent; an Intelligence test, without Fortune, makes one level of it.

    UN-1339, UN-1340, UN-1341, UN-1344
    """
    who.xp -= 1
    tally = tally_of(game, who, "intelligence", "intelligence")
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "practise")
    if judge(dice, tally.total, NEEDED).passed:
        who.uses = (*who.uses, f"{NOTE}{option.what}")
    game.tell(Changed, "practised", who.id, now=level(who, option.what), detail=option.what, rules=("UN-1339",))


def attempt(game: Universalis, who: Character, skill: str) -> Script[bool]:
    """2D6 and the level reach 10: no second attempt, no Fortune.  UN-1342, UN-1344"""
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "secondary-skill")
    return judge(dice, level(who, skill), NEEDED).passed


DEEDS: Mapping[str, Deed] = {"practise": practise}
