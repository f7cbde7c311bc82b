"""Secondary skills of RPG mode: learnt and improved for experience between quests, tested without luck.

What a passed test brings is for the Dark Player to tell (ruling `secondary-skills`).  UN-1339 to UN-1344
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards.people import hero_card, person
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.making import sheet, write
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.rolls.tests import judge
from undercroft.systems.universalis.seats import RPG, mode_of
from undercroft.systems.universalis.state import Character, Dice

SKILLS = ("carving", "foraging", "gambling")
"""The secondary skills that the book names; a table may think of others."""

PLIED = "plied "
"""The note of a test in a section: there is no second attempt.  UN-1344"""

MOST = 5
NEEDED = 10


def level(who: Character, skill: str) -> int:
    """How good a hero is at a skill: 1 for each experience point invested with success, at most 5.  UN-1343"""
    return min(MOST, hero_card(who.card).secondary.count(skill))


@remembered(1024)
def learnt(card: str) -> bool:
    """Does a card name any secondary skill?"""
    return person(card).level == "hero" and bool(hero_card(card).secondary)


# between quests


def lessons(game: Universalis, who: Character) -> list[Option]:
    """What experience may be spent on in RPG mode.  UN-1137, UN-1339, UN-1343"""
    if sheet(who).xp < 1 or mode_of(game.setup) != RPG:
        return []
    return [Option("practise", what=skill) for skill in SKILLS if level(who, skill) < MOST]


def practise(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The hero spends an experience point; an Intelligence test, without Fortune, turns it into a level.

    The hero's Value Points stay as they are.  UN-1339, UN-1340, UN-1341, UN-1344
    """
    hero = sheet(who)
    known = Tally(game.kit(who).intelligence, "intelligence")
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "practise")
    gained = (option.what,) if judge(dice, known.total, NEEDED).passed else ()
    write(who, msgspec.structs.replace(hero, xp=hero.xp - 1, secondary=(*hero.secondary, *gained)))
    game.tell(Changed, "practised", who.id, now=level(who, option.what), detail=option.what, rules=("UN-1339",))
