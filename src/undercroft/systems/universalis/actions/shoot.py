"""Shooting, throwing and reloading.  UN-0361, UN-0369, UN-1014, UN-1015"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.actions.needs import Family, enemies_about, in_kit, on_occasion
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.people import gear_cards, hands_for
from undercroft.systems.universalis.combat.ranged import (
    both_at_once,
    empty,
    in_range,
    loose,
    ready,
    shots_left,
    thrown,
    unload,
)
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.water import submerged
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.improved_creatures import extra_actions
from undercroft.systems.universalis.things.slots import HANDS


@in_kit
def weapon_to_shoot(kit: Kit) -> bool:
    """It holds a weapon that shoots or can be thrown."""
    return kit.shoots


@on_occasion
def weapon_to_reload(now: Occasion) -> bool:
    """It has shot with something that is not loaded again."""
    return now.unloaded


FAMILY = Family("shooting", after="melee", needs=enemies_about & weapon_to_shoot | weapon_to_reload)
MOST = 3


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every enemy in range and sight with every ranged weapon in hand, and weapons to reload."""
    game, who, active = here.game, here.who, here.active
    if not can_shoot(game, who, active):
        return []
    found: list[Option] = []
    for weapon in ready(game, who):
        if who.down and "point-blank" not in weapon.tags:
            continue
        if has_shot(game, who, active, weapon):
            act = "throw" if thrown(weapon) else "shoot"
            marks = in_range(game, who, weapon)
            found += [Option(act, enemy.id, what=weapon.id) for enemy in marks]
            if marks and weapon.together is not None and _may_pair(who, active, weapon):
                found.append(Option("two-at-once", what=weapon.id))
    if who.shot and not who.down and (active.action or _quick_hands(active)) and not here.pressed:
        found += [Option("reload", what=weapon.id) for weapon in empty(game, who)]
    return found


def _may_pair(who: Character, active: Activation, weapon: Weapon) -> bool:
    """Can it still say that it throws two at once?  UN-C294"""
    return active.action and weapon.id not in active.skills and shots_left(who, weapon) > 1


def can_shoot(game: Universalis, who: Character, active: Activation) -> bool:
    """Is it in a state to shoot at all?  Not in deep water.  UN-0148, UN-C287"""
    if active.over or active.guarded or active.running:
        return False
    if who.down and not any("point-blank" in card.tags for card in game.kit(who).weapons):
        return False
    return bool(who.hands) and not submerged(game, who)


def has_shot(game: Universalis, who: Character, active: Activation, weapon: Weapon) -> bool:
    """Has it an Action, or another shot with the weapon it has just used?  UN-0359, UN-C294, UN-C445"""
    if active.action:
        return True
    if aimed(game, who):
        return False
    further = 0 if who.hero else extra_actions(game, who) - active.extra
    shots = weapon.shots if weapon.together is None or both_at_once(who, active, weapon) else 1
    most = max(shots, 1 + further, shots_of(game, who, active, weapon))
    return active.shot == weapon.id and 0 < active.attacks < min(MOST, most)


def aimed(game: Universalis, who: Character) -> bool:
    """A shooter that takes aim shoots only once.  UN-C430"""
    hit = game.state.hit
    return hit is not None and hit.attacker == who.id and "aiming" in hit.skills


def shots_of(game: Universalis, who: Character, active: Activation, weapon: Weapon) -> int:
    """How many shots skills give who stands still, never with a weapon that must be reloaded.  UN-C445"""
    if weapon.reload or active.walked:
        return 1
    return 1 + sum(more.n for id, more in game.kit(who).volleys if not who.hero or id in active.skills)


@FAMILY.deed("shoot", "throw")
def shoot(game: Universalis, who: Character, option: Option) -> None:
    """Spend the Action on a shot or a throw; a move that had begun is over.  UN-0114, UN-0361"""
    weapon = gear_cards()[option.what]
    assert isinstance(weapon, Weapon)
    active = game.active
    active.spend_action()
    active.attacks += 1
    active.target, active.shot, active.faced = option.who, weapon.id, False
    who.used = (*who.used, weapon.id)
    if shots_of(game, who, active, weapon) > 1:
        active.points = 0
    loose(game, who, game.character(option.who), weapon)


@FAMILY.deed("two-at-once")
def take_two(game: Universalis, who: Character, option: Option) -> None:
    """Say that two are thrown in this Action.  UN-C294"""
    game.active.skills = (*game.active.skills, option.what)
    game.tell(Changed, "two-at-once", who.id, detail=option.what, rules=("UN-C294",))


@FAMILY.deed("reload")
def reload(game: Universalis, who: Character, option: Option) -> None:
    """Reload one weapon.  UN-1014, UN-1015, UN-C458"""
    weapon = gear_cards()[option.what]
    assert isinstance(weapon, Weapon)
    if _quick_hands(game.active):
        game.active.quick = False
    else:
        game.active.spend_action()
    unload(who, weapon)
    game.tell(Changed, "reloaded", who.id, detail=weapon.id, rules=("UN-1014",))


def _quick_hands(active: Activation) -> bool:
    """Does a declared skill make reloading a Quick Action?  UN-C458"""
    return active.quick and "quick-reloading" in active.skills


def gather(game: Universalis) -> None:
    """A combat is over: what was thrown comes back, to a free hand or the backpack.  UN-0369"""
    everybody = (*game.state.heroes, *game.state.creatures)
    users = [who for who in everybody if (who.thrown or who.shot) and who.here]
    if not users or in_combat(game):
        return
    cards = gear_cards()
    for who in users:
        for item in who.thrown:
            if sum(hands_for(cards[other]) for other in who.hands) + hands_for(cards[item]) <= HANDS:
                who.hands = (*who.hands, item)
            else:
                who.pack = (*who.pack, item)
        who.thrown = ()
        who.shot = tuple(item for item in who.shot if _reloads(item))


def _reloads(item: str) -> bool:
    card = gear_cards()[item]
    return isinstance(card, Weapon) and card.reload
