"""Skills that are done: those that take an Action, a Quick Action or no time, and those declared for an activation.

What each one can be aimed at is bound to `moments.AIMS`, what it does to `moments.DEED`.  UN-1463 to UN-1468
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.draw_and_pick_up import can_be_quick, take_quick
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.actions.needs import Family, in_kit, upright
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import ACTION, VARIANT, Action, Circumstance
from undercroft.systems.universalis.combat.ranged import empty, ready
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.conditions import suffer
from undercroft.systems.universalis.status.counted_uses import may_use, note_use


@in_kit
def skill_to_use(kit: Kit) -> bool:
    """Some of its skills are done, or declared for an activation."""
    return bool(kit.actions or declarable(kit.arts))


FAMILY = Family("skills", after="shooting", needs=skill_to_use, by=upright)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every skill that can be done now, with everything it can be aimed at, and those to be declared."""
    game, who, active = here.game, here.who, here.active
    kit = here.kit
    declared = declarable(kit.arts) if kit.arts else ()
    found: list[Option] = []
    for id, action in kit.actions:
        if can_do(game, who, active, id, action):
            found += aims(game, who, id, action)
    for id in declared:
        if id not in active.skills and DECLARED[id](game, who, active):
            found.append(Option("ready", what=id))
    return found


@remembered(1024)
def declarable(arts: tuple[str, ...]) -> tuple[str, ...]:
    """Those of somebody's skills that are declared for a whole activation."""
    return tuple(id for id in arts if id in DECLARED)


def can_do(game: Universalis, who: Character, active: Activation, id: str, action: Action) -> bool:
    """Has it the time, the place and a use left for a skill?

    UN-0163, UN-0286, UN-0287, UN-0722, UN-C503, UN-C516, UN-C526, UN-C546
    """
    if action.cost == "action":
        if not (active.action or _more_offense(game, who, active, action)) or active.guarded:
            return False
    elif action.cost == "quick" and not can_be_quick(active):
        return False
    if action.still and active.walked:
        return False
    return may_use(who, id) and (action.near or not pressed(game, who))


def _more_offense(game: Universalis, who: Character, active: Activation, action: Action) -> bool:
    """Creatures with several offensive actions may use skills for each.  UN-C526, UN-C546"""
    return not who.hero and not action.support and 0 < active.attacks < attacks_of(game, who)


def names_of(id: str) -> tuple[str, ...]:
    """The name of a skill and of the one it is a form of."""
    return (id, *VARIANT.of(skill_card(id).effects))


def aims(game: Universalis, who: Character, id: str, action: Action) -> tuple[Option, ...]:
    """What a skill can be aimed at now."""
    names = names_of(id)
    if not moments.DEED.deeds(names):
        return ()
    bound = moments.AIMS.deeds(names)
    if not bound:
        return (Option("skill", what=id),)
    return tuple(option for deed in bound for option in deed(game, who, id, action))


@FAMILY.deed("skill")
def use(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Spend what the skill costs and do it; one that takes the Action ends a move that had begun.  UN-0114"""
    active = game.active
    (action,) = ACTION.of(skill_card(option.what).effects)
    if action.cost == "action":
        active.action = False
        if not action.support:
            active.attacks += 1
    elif action.cost == "quick":
        take_quick(active)
    if action.still:
        active.points = 0
    active.faced = False
    note_use(who, option.what)
    game.tell(Changed, "skill", who.id, detail=option.what)
    for deed in moments.DEED.deeds(names_of(option.what)):
        yield from deed(game, who, option)
    if action.cost == "action":
        active.end_begun_move()


# declared for an activation


@FAMILY.deed("ready")
def declare_for_activation(game: Universalis, who: Character, option: Option) -> None:
    """A skill is declared for the whole activation; the berserk stay so for longer.  UN-C432, UN-C445, UN-C458"""
    game.active.skills = (*game.active.skills, option.what)
    game.tell(Changed, "skill", who.id, detail=option.what)
    if option.what == "berserker":
        suffer(game, who, "berserk")
    elif option.what == "fast-shooting":
        game.active.points = 0


def _fresh(active: Activation) -> bool:
    """Has the activation only just begun?"""
    return active.action and active.quick and not active.walked and not active.attacks


def _rage(game: Universalis, who: Character, active: Activation) -> bool:
    return _fresh(active) and not who.suffers("berserk") and not game.kit(who).heavy and bool(game.enemies(who))


def _pair(game: Universalis, who: Character, active: Activation) -> bool:
    return active.action and not active.guarded and holds(game, who, (Circumstance.TWO_WEAPONS,)) and pressed(game, who)


def _volley(game: Universalis, who: Character, active: Activation) -> bool:
    if not active.action or active.walked or active.guarded or pressed(game, who):
        return False
    return any(not card.reload for card in ready(game, who)) and bool(game.enemies(who))


def _reload(game: Universalis, who: Character, active: Activation) -> bool:
    return _fresh(active) and any(card.reload for card in (*ready(game, who), *empty(game, who)))


DECLARED: Mapping[str, Callable[[Universalis, Character, Activation], bool]] = {
    "berserker": _rage,
    "fast-shooting": _volley,
    "quick-reloading": _reload,
    "two-weapon-fighting": _pair,
}
"""Skills that are declared for an activation, and when they can be."""
