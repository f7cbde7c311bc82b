"""Creatures of the Artificial Dark Player that use the skills they have.

UN-0716, UN-0718, UN-0720 to UN-0722, UN-0725
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.requests import NOWHERE, Option, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.use_skills import aims, can_do, names_of, use
from undercroft.systems.universalis.agenda import CreatureAct
from undercroft.systems.universalis.cards.definitions import Behavior
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.foes.places import stands
from undercroft.systems.universalis.foes.shooting import has_mark
from undercroft.systems.universalis.foes.targets import choose_target, leaders_wish
from undercroft.systems.universalis.foes.weapons import in_reach
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import engagers
from undercroft.systems.universalis.ground.sight import gap
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import reach_of
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.counted_uses import MOST_OF_A_CREATURE

HELPS, FIGHTS = "helps", "fights"
WILLING = 4
"""A creature that can help its friends does so on this or more.  UN-0721"""

Chance = tuple[str, Action, tuple[Option, ...]]
"""A skill, its action, what it can be aimed at."""


def use_skill(game: Universalis, who: Character, active: Activation, behavior: Behavior) -> Script[bool]:
    """Use a skill before any other attack: the one against most enemies, of equals the first.

    Three times in a quest at most, and not the same one twice in a row if something else can be done.

    UN-0718, UN-0720, UN-0722, UN-0725, UN-C476, UN-C490
    """
    kit = game.kit(who)
    if not kit.actions or active.over or who.down:
        return False
    known = [chance for chance in _chances(game, who, active) if not chance[1].support]
    helpful = [chance for chance in _chances(game, who, active) if chance[1].support]
    if helpful and (yield from helps(game, who, active)):
        return (yield from _do(game, who, helpful[0], behavior))
    fresh = [chance for chance in known if chance[0] != who.last_skill]
    if len(known) == 1 and not fresh and not _may_attack_otherwise(game, who, active, behavior):
        fresh = known
    for chance in sorted(fresh, key=_reaps, reverse=True):
        if (yield from _do(game, who, chance, behavior)):
            return True
    return False


def _may_attack_otherwise(game: Universalis, who: Character, active: Activation, behavior: Behavior) -> bool:
    """Has it a shot, or somebody to strike where it stands or can walk to (ruling `other-attacks-of-a-creature`)?

    UN-0722
    """
    if in_reach(game, who) or has_mark(game, who, active):
        return True
    if behavior.keeps_away or active.walked or not active.points or engagers(game, who):
        return False
    here = Standpoint(game, who)
    return bool(stands(here, reach_of(here, active.points)))


def _reaps(chance: Chance) -> int:
    """How many enemies a skill strikes at once.  UN-0725, UN-0722"""
    _, action, options = chance
    return max(min(option.n, action.n or option.n) if option.at == NOWHERE else 1 for option in options)


def _chances(game: Universalis, who: Character, active: Activation) -> list[Chance]:
    """The skills it can use now."""
    found: list[Chance] = []
    for id, action in game.kit(who).actions:
        if who.did.count(id) < MOST_OF_A_CREATURE and can_do(game, who, active, id, action):
            options = aims(game, who, id, action)
            if options:
                found.append((id, action, options))
    return found


def helps(game: Universalis, who: Character, active: Activation) -> Script[bool]:
    """One that can help its friends rolls once in an activation whether it does.  UN-0721"""
    if HELPS in active.skills or FIGHTS in active.skills:
        return False
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "helps", "monsters")
    active.skills = (*active.skills, HELPS if face >= WILLING else FIGHTS)
    active.over = face >= WILLING
    return face >= WILLING


def _do(game: Universalis, who: Character, chance: Chance, behavior: Behavior) -> Script[bool]:
    """Choose among what a skill can be aimed at, and use it."""
    id, action, options = chance
    wants = moments.WANTS.deeds(names_of(id))
    option: Option | None
    if wants:
        option = wants[0](game, who, options)
    else:
        option = yield from _at_enemy(game, who, options, behavior)
    if option is None:
        return False
    if not action.support:
        game.push(CreatureAct(who.id))
    who.did, who.last_skill = (*who.did, id), id
    yield from use(game, who, option)
    return True


def _at_enemy(game: Universalis, who: Character, options: tuple[Option, ...], behavior: Behavior) -> Script[Option]:
    """The option aimed at the enemy its behavior wants most, or a Leader its own wish.

    UN-0709, UN-0747, UN-C532, UN-C564
    """
    enemies = [enemy for enemy in game.enemies(who) if any(option.who == enemy.id for option in options)]
    if not enemies:
        return options[0]
    far = {enemy.id: gap(game, game.cover(who), game.cover(enemy)) for enemy in enemies}
    wish = yield from leaders_wish(game, who)
    target = yield from choose_target(game, who, enemies, far, behavior, wish)
    game.active.wish = ""
    return next(option for option in options if option.who == target.id)
