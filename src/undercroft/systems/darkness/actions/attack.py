"""Combat Actions: Melee, Ranged, Magic, and a blade cast as a spell.  DA-0184 to DA-0189, DA-C51"""

from __future__ import annotations

from undercroft.board.zones import FAR
from undercroft.kernel.requests import FigureId, Option
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.actions.needs import Cost, Family, Standpoint, in_kit, targets_about, upright
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.combat.attack import begin, declared
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Fight, Hero

MAGIC_RANGE = 2
RANGED_RANGE = FAR - 1
"""The Range of Ranged attacks: as far as there is Line of Sight."""


@in_kit
def melee_weapon(kit: Kit) -> bool:
    """It has dice for Melee."""
    return kit.dice["melee"] != (0, 0)


@in_kit
def ranged_weapon(kit: Kit) -> bool:
    """It has dice for Ranged attacks."""
    return kit.dice["ranged"] != (0, 0)


@in_kit
def magic_weapon(kit: Kit) -> bool:
    """It has dice for Magic."""
    return kit.dice["magic"] != (0, 0)


@in_kit
def spell_blade(kit: Kit) -> bool:
    """It has a blade that it can cast as a spell.  DA-C51"""
    return kit.spell_blade


IN_MELEE = Cost("melee", "combat")
RANGED = Cost("ranged", "combat")
BY_MAGIC = Cost("magic", "combat")

MELEE = Family("melee", after="teleport", needs=targets_about & melee_weapon, cost=IN_MELEE)
SHOT = Family("ranged", after="melee", needs=targets_about & ranged_weapon, cost=RANGED)
MAGIC = Family("magic", after="ranged", needs=targets_about & magic_weapon, cost=BY_MAGIC)
BLADE = Family("blade", after="magic", needs=targets_about, by=upright & spell_blade, cost=BY_MAGIC)


@MELEE.offers
def blows(here: Standpoint) -> list[Option]:
    """Melee: targets in the Hero's own Zone.  DA-0185"""
    return _attacks(here, "melee")


@SHOT.offers
def shots(here: Standpoint) -> list[Option]:
    """Ranged: targets in sight from the next Zone on.  DA-0186, DA-0187"""
    return _attacks(here, "ranged")


@MAGIC.offers
def spells(here: Standpoint) -> list[Option]:
    """Magic: targets in sight, one or two Zones away.  DA-0188"""
    return _attacks(here, "magic")


@BLADE.offers
def blades(here: Standpoint) -> list[Option]:
    """A blade cast as a spell, at targets in the Hero's own Zone.  DA-C51"""
    return _attacks(here, "blade")


def _attacks(here: Standpoint, kind: str) -> list[Option]:
    return [Option(kind, who, at) for who, at in targets(here.game, here.hero, here.kit, kind)]


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


@MELEE.deed("melee")
@SHOT.deed("ranged")
@MAGIC.deed("magic")
@BLADE.deed("blade")
def strike(game: Darkness, here: Standpoint, option: Option) -> None:
    """Make the attack an option names; a commanded one draws no Counter-Attack.  DA-0184, DA-C46"""
    make(game, fight_of(here.hero.id, option), commanded=here.commanded)


def make(game: Darkness, fight: Fight, *, commanded: bool) -> None:
    """Declare a Hero's attack.  DA-0271, DA-C46"""
    fight.free = commanded
    begin(game, fight)


def fight_of(who: FigureId, option: Option, rush: str = "") -> Fight:
    """The fight that an option stands for, before anything has been taken up for it."""
    kind = "magic" if option.act == "blade" else option.act
    return declared(who, option.who, kind, option.at, way=option.act, rush=rush)
