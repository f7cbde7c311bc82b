"""Skills that move a Hero and end in an attack: Charge and Safe Shot.  DA-C45, DA-C49, DA-G57"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness.actions.attack import IN_MELEE, RANGED, fight_of, make, targets
from undercroft.systems.darkness.actions.move import next_zones, step_into, steps_from
from undercroft.systems.darkness.actions.needs import Family, Standpoint, in_kit, upright
from undercroft.systems.darkness.agenda import Rush
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero

RUSHES = {"charge": "melee", "safe-shot": "ranged"}
"""The kind of attack that ends each skill that moves first."""


@in_kit
def can_charge(kit: Kit) -> bool:
    """It has the skill, and a Melee weapon.  DA-C45, DA-G57"""
    return kit.charge is not None and kit.dice["melee"] != (0, 0)


@in_kit
def can_shoot_safely(kit: Kit) -> bool:
    """It has the skill, and a Ranged weapon.  DA-C49"""
    return kit.safe_shot is not None and kit.dice["ranged"] != (0, 0)


CHARGE = Family("charge", after="blade", by=upright & can_charge, cost=IN_MELEE)
SAFE_SHOT = Family("safe-shot", after="charge", by=upright & can_shoot_safely, cost=RANGED)


@CHARGE.offers
def charges(here: Standpoint) -> list[Option]:
    """Zones with an Enemy that a Charge of 1 or 2 Zones can reach.  DA-C45, DA-G57"""
    return [Option("charge", at=zone) for zone in sorted(charge_routes(here.game, here.hero))]


def charge_routes(game: Darkness, hero: Hero) -> dict[int, tuple[int, ...]]:
    """The route of each Charge: straight in, or through one Zone that does not hold the Hero."""
    slippery = game.kit(hero).slippery
    routes: dict[int, tuple[int, ...]] = {}
    first = steps_from(game, hero, False)
    for zone in first:
        if game.foes_at(zone):
            routes[zone] = (zone,)
    for zone in first:
        if slippery or all(foe.stunned for foe in game.foes_at(zone)):
            for beyond in next_zones(game, hero, zone):
                if beyond != hero.at and beyond not in routes and game.foes_at(beyond):
                    routes[beyond] = (zone, beyond)
    return routes


@SAFE_SHOT.offers
def safe_shots(here: Standpoint) -> list[Option]:
    """A Safe Shot moves one Zone as if Slippery.  DA-C49"""
    return [Option("safe-shot", at=zone) for zone in steps_from(here.game, here.hero, True)]


@CHARGE.deed("charge")
def charge(game: Darkness, here: Standpoint, option: Option) -> None:
    """Move to an Enemy; the attack follows.  DA-C45"""
    game.push(Rush(here.hero.id, option.act, here.commanded))
    for zone in charge_routes(game, here.hero)[option.at]:
        step_into(game, here.hero, zone)


@SAFE_SHOT.deed("safe-shot")
def safe_shot(game: Darkness, here: Standpoint, option: Option) -> None:
    """Step aside; the attack follows.  DA-C49"""
    game.push(Rush(here.hero.id, option.act, here.commanded))
    step_into(game, here.hero, option.at)


@step(Rush, attack=True)
def attack_after_moving(game: Darkness, entry: Rush) -> Script[None]:
    """After the movement of a Charge or a Safe Shot comes the free attack.  DA-C45, DA-C49"""
    hero = game.hero(entry.who)
    if hero.stunned:
        return
    kind = RUSHES[entry.skill]
    found = targets(game, hero, game.kit(hero), kind)
    if not found:
        return
    options = [Option(kind, who, at) for who, at in found]
    option: Option = yield Ask("rush-target", hero.seat, options, who=hero.id)
    make(game, fight_of(hero.id, option, entry.skill), commanded=entry.free)
