"""Attacking in melee: the targets and the weapons.  UN-0390, UN-0416, UN-0358, UN-0359, UN-0350"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.universalis.actions.move import attacks_of, in_force
from undercroft.systems.universalis.actions.needs import Family, attack_left, enemies_about, upright
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import UNARMED
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.sizes import HUGE, LARGE
from undercroft.systems.universalis.combat.melee import attack
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import beside, melee_range
from undercroft.systems.universalis.ground.long_weapons import clear, wields
from undercroft.systems.universalis.ground.sight import sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.water import serves_in_water, submerged
from undercroft.systems.universalis.state import Activation, Character

FAMILY = Family("melee", needs=enemies_about & attack_left, by=upright)
LONG = 2
"""How far a long range weapon strikes.  UN-0416"""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every enemy in reach with every weapon at hand; two of a kind are one choice."""
    game, who, active = here.game, here.who, here.active
    if not may_attack(game, who, active):
        return []
    kit = here.kit
    near = beside(game, who) if here.pressed else []
    if not (near or kit.long or kit.reach or game.far_reaching):
        return []
    far = farther(game, who, near) if kit.long and not submerged(game, who) else []
    held = held_off(game, who, near) if game.far_reaching else []
    arms = tentacles(game, who, near)
    if active.bound:
        near = [enemy for enemy in near if enemy.id in active.bound]
        far = [enemy for enemy in far if enemy.id in active.bound]
        held = [enemy for enemy in held if enemy.id in active.bound]
        arms = [enemy for enemy in arms if enemy.id in active.bound]
    near = [*near, *arms]
    far = [enemy for enemy in far if enemy not in arms]
    if who.mount:
        near, far, held = (among_riders(them) for them in (near, far, held))
    if not near and not far and not held:
        return []
    found: list[Option] = []
    for weapon in {weapon.id: weapon for weapon in weapons(game, who)}.values():
        for enemy in (*near, *far) if weapon.long else (*near, *held):
            found.append(Option("attack", enemy.id, what=weapon.id))
            if weapon.second is not None:
                found.append(Option("attack", enemy.id, what=weapon.id, n=1))
    return found


def among_riders(enemies: list[Character]) -> list[Character]:
    """A rider leaves another rider's mount alone unless it is Large or Huge.  UN-1358"""
    return [enemy for enemy in enemies if not enemy.rider or enemy.size >= LARGE]


def may_attack(game: Universalis, who: Character, active: Activation) -> bool:
    """Has it an attack left?"""
    if active.over or active.guarded or (who.conditions and who.down):
        return False
    holes = game.terrain.holes
    if holes and holes & game.cover(who):
        return False
    return active.action or 0 < active.attacks < attacks_of(game, who)


def weapons(game: Universalis, who: Character) -> tuple[Weapon, ...]:
    """What it can strike with: melee weapons in hand and those of its body, thrown ones that serve, else bare hands.

    UN-0146, UN-0288, UN-0420, UN-1030, UN-1034, UN-C466
    """
    found = tuple(
        card for card in game.kit(who).weapons if card.kind in ("melee", "natural") or card.in_melee is not None
    )
    if who.lent:
        found = tuple(card for card in found if card.id not in who.lent)
    if submerged(game, who):
        found = tuple(card for card in found if serves_in_water(card))
    if found:
        return _again_with(game, who, _other_hand(game, who, found))
    unarmed = gear_cards()[UNARMED]
    assert isinstance(unarmed, Weapon)
    return (unarmed,)


def _other_hand(game: Universalis, who: Character, known: tuple[Weapon, ...]) -> tuple[Weapon, ...]:
    """A fighter with two weapons strikes once with each.  UN-C466"""
    active = game.state.active
    if active is None or active.who != who.id or active.attacks != 1 or not active.struck or not paired(game, who):
        return known
    rest = list(known)
    struck = next((card for card in rest if card.id == active.struck), None)
    if struck is not None:
        rest.remove(struck)
    return tuple(rest)


def _again_with(game: Universalis, who: Character, known: tuple[Weapon, ...]) -> tuple[Weapon, ...]:
    """The last attack is made with the weapon that gives it: a sword that strikes twice lends nothing to another."""
    given = [id for id, _ in game.kit(who).attacks if id in who.hands]
    active = game.state.active
    if not given or active is None or active.who != who.id or active.attacks < attacks_of(game, who) - len(given):
        return known
    return tuple(card for card in known if card.id in given) or known


def paired(game: Universalis, who: Character) -> bool:
    """Does it fight with a weapon in each hand in this activation?  UN-C466"""
    active = game.state.active
    mine = active if active is not None and active.who == who.id else None
    known = [(id, more) for id, more in game.kit(who).attacks if more.combat and more.when]
    return any(in_force(game, who, id, more, mine) for id, more in known)


def tentacles(game: Universalis, who: Character, near: list[Character]) -> list[Character]:
    """Enemies that tentacles reach: two squares away, of the Huge three.  UN-C565"""
    kit = game.kit(who)
    if not kit.reach:
        return []
    return farther(game, who, near, kit.reach + int(kit.size >= HUGE))


def farther(game: Universalis, who: Character, near: list[Character], reach: int = LONG) -> list[Character]:
    """Enemies two squares away that a long weapon reaches, nothing as high as itself between, not in deep water.

    By the advanced rules nothing at all may be between.  UN-0145, UN-0416, UN-0329, UN-1406, UN-1410
    """
    ring = game.plan.board.spread(game.cover(who), reach)
    return [
        enemy
        for enemy in game.enemies(who)
        if enemy not in near and ring & game.cover(enemy) and not submerged(game, enemy) and in_sight(game, who, enemy)
        if not wields(game, who) or clear(game, who, game.cover(enemy))
    ]


def held_off(game: Universalis, who: Character, near: list[Character]) -> list[Character]:
    """Enemies with long weapons who engage it from two squares away: it may attack them with any weapon.

    UN-1405, UN-1412
    """
    cover = game.cover(who)
    return [
        enemy
        for enemy in game.enemies(who)
        if enemy not in near and wields(game, enemy) and melee_range(game, enemy) & cover
    ]


def in_sight(game: Universalis, who: Character, target: Character) -> bool:
    """Can it see a target, once it faces it?  UN-0326, UN-0329, UN-0331, UN-0332, UN-G21"""
    return sees(game, who, target)


@FAMILY.deed("attack")
def spend_attack(game: Universalis, who: Character, option: Option) -> None:
    """Spend the Action on an attack; a move that had begun is over.

    UN-0114, UN-0284, UN-0288, UN-0359, UN-0406, UN-C436, UN-C466
    """
    active = game.active
    for id, more in game.kit(who).attacks:
        if more.when and id not in active.skills and in_force(game, who, id, more, active):
            active.skills = (*active.skills, id)
    active.spend_action()
    active.attacks += 1
    active.struck = active.struck or option.what
    active.target = option.who
    who.used = (*who.used, option.what)
    active.bound = ()
    active.faced = False
    attack(game, who, game.character(option.who), option.what, bool(option.n))
