"""Plying what was learnt as a secondary skill, in RPG mode.  UN-1342, UN-1344"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, on_card, on_foot
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.heroes.secondary_skills import NEEDED, SKILLS, learnt, level
from undercroft.systems.universalis.rolls.dice import PAIR, TWO
from undercroft.systems.universalis.rolls.tests import judge
from undercroft.systems.universalis.seats import RPG, mode_of
from undercroft.systems.universalis.state import Character, Dice


@on_card
def secondary_skill_learnt(who: tuple[str, tuple[str, ...]]) -> bool:
    """Its sheet names a secondary skill."""
    return learnt(who[0])


FAMILY = Family("secondary-skills", after="traps", needs=action_left & secondary_skill_learnt, by=on_foot)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Plying what one has learnt, once in each section, while nobody fights.  UN-1342, UN-1344"""
    game, who, active = here.game, here.who, here.active
    if mode_of(game.setup) != RPG or not who.hero or who.owner or not active.action or in_combat(game):
        return []
    section = game.section(who)
    known = [skill for skill in SKILLS if level(who, skill)]
    return [Option("ply", what=skill) for skill in known if (skill, section) not in who.plied]


@FAMILY.deed("ply")
def ply(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An Action: 2D6 and the level reach 10; no second attempt, no Fortune.  UN-1342, UN-1344"""
    game.active.spend_action()
    who.plied = (*who.plied, (option.what, game.section(who)))
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "secondary-skill")
    passed = judge(dice, level(who, option.what), NEEDED).passed
    done = "plied" if passed else "plied-in-vain"
    game.tell(Changed, done, who.id, now=sum(dice) + level(who, option.what), detail=option.what, rules=("UN-1342",))
