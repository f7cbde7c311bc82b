"""Combat Actions, and the skills that end in one: charge, safe shot.  DA-0184 to DA-0189, DA-C45, DA-C49, DA-C51"""

from __future__ import annotations

from undercroft.board.zones import FAR
from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.actions.move import next_zones, step_into, steps_from
from undercroft.systems.darkness.agenda import Rush
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.combat.attack import begin, declared
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Fight, Hero

COMBAT_ACTS = ("melee", "ranged", "magic", "blade", "charge", "safe-shot")
MAGIC_RANGE = 2
RANGED_RANGE = FAR - 1
"""The Range of Ranged attacks: as far as there is Line of Sight."""
RUSHES = {"charge": "melee", "safe-shot": "ranged"}
"""The kind of attack that ends each skill that moves first."""


def targets(game: Darkness, hero: Hero, kit: Kit, kind: str) -> list[tuple[FigureId, int]]:
    """The Enemies and Pillars a Hero can attack in this way, with their Zones: Melee at Range 0, Ranged from 1 on,
    Magic at 1 and 2; the Quest may forbid it.  DA-0125 to DA-0127, DA-0185 to DA-0188, DA-0407, DA-0483"""
    if kit.dice[kind] == (0, 0):
        return []
    state = game.state
    if kind in ("melee", "blade"):
        least, most = 0, 0
    elif kind == "ranged":
        least, most = 1, RANGED_RANGE
    else:
        least, most = 1, MAGIC_RANGE + kit.reach
    row = game.view.range[hero.at]
    found = [(foe.id, foe.at) for foe in state.foes if least <= row[foe.at] <= most]
    found += [(pillar.id, pillar.at) for pillar in state.pillars if least <= row[pillar.at] <= most and pillar.target]
    may = moments.MAY_ATTACK.deeds(game.quest)
    if may:
        found = [(who, at) for who, at in found if all(deed(game, hero, who, at) for deed in may)]
    return found


def attack_options(game: Darkness, hero: Hero, kit: Kit) -> list[Option]:
    """Every attack a Hero could make now.  DA-0184"""
    options: list[Option] = []
    if not game.state.foes and not game.state.pillars:
        return options
    for kind in kit.kinds:
        options += [Option(kind, who, at) for who, at in targets(game, hero, kit, kind)]
    if kit.spell_blade:
        options += [Option("blade", who, at) for who, at in targets(game, hero, kit, "blade")]
    return options


def strike(game: Darkness, hero: Hero, option: Option, *, rush: str = "", free: bool = False) -> None:
    """Make the attack an option names."""
    fight = fight_of(hero.id, option, rush)
    fight.free = free
    begin(game, fight)


def fight_of(who: FigureId, option: Option, rush: str = "") -> Fight:
    """The fight that an option stands for, before anything has been taken up for it."""
    kind = "magic" if option.act == "blade" else option.act
    return declared(who, option.who, kind, option.at, way=option.act, rush=rush)


def charge_options(game: Darkness, hero: Hero, kit: Kit) -> list[Option]:
    """Zones with an Enemy that a Charge of 1 or 2 Zones can reach; it needs a Melee weapon.  DA-C45, DA-G57"""
    if kit.charge is None or kit.dice["melee"] == (0, 0):
        return []
    return [Option("charge", at=zone) for zone in sorted(charge_routes(game, hero))]


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


def safe_shot_options(game: Darkness, hero: Hero, kit: Kit) -> list[Option]:
    """A Safe Shot moves one Zone as if Slippery; it needs a Ranged weapon.  DA-C49"""
    if kit.safe_shot is None or kit.dice["ranged"] == (0, 0):
        return []
    return [Option("safe-shot", at=zone) for zone in steps_from(game, hero, True)]


@step(Rush, attack=True)
def rush(game: Darkness, entry: Rush) -> Script[None]:
    """After the movement of a Charge or a Safe Shot comes the free attack.  DA-C45, DA-C49"""
    hero = game.hero(entry.who)
    if hero.stunned:
        return
    kit = game.kit(hero)
    kind = RUSHES[entry.skill]
    found = targets(game, hero, kit, kind)
    if not found:
        return
    options = [Option(kind, who, at) for who, at in found]
    option: Option = yield Ask("rush-target", hero.seat, options, who=hero.id)
    strike(game, hero, option, rush=entry.skill, free=entry.free)


def start_rush(game: Darkness, hero: Hero, option: Option, free: bool) -> None:
    """Move as the skill says; the attack follows."""
    game.push(Rush(hero.id, option.act, free))
    if option.act == "charge":
        for zone in charge_routes(game, hero)[option.at]:
            step_into(game, hero, zone)
    else:
        step_into(game, hero, option.at)
