"""Skills of wild things: Brutal, Flying, Aquatic Animal, Lycanthropy.  UN-C519, UN-C522, UN-C530, UN-C542"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Option, Roll, Script, confirm
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.move import flight
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.people import hero_card, person
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.foes.targets import behavior_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.skills.onslaught import in_front, origin
from undercroft.systems.universalis.state import Character, Form, Hit
from undercroft.systems.universalis.status.conditions import cure, suffer
from undercroft.systems.universalis.status.shapes import turn_back

WEREWOLF = "werewolf"
FLYER: Final = "flying"


@moments.DAMAGE.on("brutal")
def charge(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """One die more against a target that was before it and not adjacent when it set out, if it went straight
    forward.  UN-C522"""
    active = game.state.active
    if hit.attacker != who.id or hit.kind != "melee" or active is None or active.who != who.id or not active.straight:
        return
    target = game.character(hit.target)
    apart = not game.terrain.around[origin(game, who)] & game.cover(target)
    if apart and in_front(game, who, target):
        dice.add(1, "brutal", "UN-C522")


# Flying


@moments.ACTIVATION_STARTS.on(FLYER)
def take_wing(game: Universalis, who: Character) -> Script[None]:
    """Outdoors, a hero decides at the start of its activation whether it flies; creatures always do.  UN-C530

    Creatures whose behavior is flying fly indoors too, half as far.
    """
    far = _wings(game, who)
    if not far or who.down or game.active.over:
        cure(game, who, FLYER)
        return
    if who.hero and not (yield from confirm(who.seat, "fly", who=who.id, default=FLYER in who.conditions)):
        cure(game, who, FLYER)
        return
    suffer(game, who, FLYER)
    game.active.points = far


@moments.APPEARED.on(FLYER)
def come_flying(game: Universalis, who: Character) -> Script[None]:
    """Creatures arrive flying where the scenario allows it.  UN-C530"""
    if _wings(game, who):
        suffer(game, who, FLYER)
    yield from ()


def _wings(game: Universalis, who: Character) -> int:
    """How far it flies here; not at all while Wounded.  UN-C530"""
    far = flight(game, who)
    if not far or game.plan.sections[game.section(who)].plan.outdoor:
        return far
    return half(far) if not who.hero and behavior_of(who).id == FLYER else 0


@moments.TALLY.on(FLYER)
def unsteady(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Shooting Skill -1 while flying.  UN-C530"""
    if roll in ("shot", "throw") and FLYER in who.conditions:
        tally.add(-1, FLYER, "UN-C530")


# Aquatic Animal


@moments.ACTIVATION_STARTS.on("aquatic-animal")
def take_to_the_water(game: Universalis, who: Character) -> Script[None]:
    """A creature that is wholly in the water behaves as creatures of the water do.  UN-C519"""
    deep = game.terrain.deep
    who.afloat = bool(not who.hero and deep and not game.cover(who) & ~deep)
    yield from ()


# Lycanthropy


@moments.AIMS.on("lycanthropy")
def can_change(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """A hero in its own shape may change."""
    return (Option("skill", what=skill),) if who.hero and not who.animal else ()


@moments.DEED.on("lycanthropy")
def change(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The hero turns into a werewolf, which carries the hero's things but cannot use them.  UN-C542"""
    own = hero_card(who.card)
    wolf = person(WEREWOLF)
    left = game.left(who)
    who.form, who.changed = Form(who.card, who.hands, who.body, who.pack), True
    shape = msgspec.structs.replace(own, stats=wolf.stats, skills=(*wolf.skills, "lycanthropy"), spells=())
    who.turn_into(msgspec.json.encode(shape).decode())
    who.hands, who.body, who.pack = wolf.sets[0].hands, (), ()
    who.wounds = max(0, game.vitality(who) - left)
    game.active.points = max(0, game.kit(who).movement - game.active.walked)
    game.tell(Changed, "werewolf", who.id, now=1, rules=("UN-C542",))
    yield from ()


@moments.ACTIVATION_ENDS.on("lycanthropy")
def tire(game: Universalis, who: Character) -> None:
    """From the second turn on, the werewolf may turn back at the end of each activation.  UN-C542"""
    if who.changed:
        who.changed = False
    elif who.animal:
        game.push(NextTarget(who.id, skill="lycanthropy"))


@moments.ALSO.on("lycanthropy")
def howl(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """On a 1 the hero turns back, with the Vitality it has left, but no more than its own.  UN-C542"""
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "lycanthropy")
    if face == 1:
        turn_back(game, who)
