"""How fighters compare: how often one hits another, and how much that hurts.

The figures are those on the sheets that everybody may read: attributes, what is in the hands, what is worn.
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Scene, Sheet
from undercroft.systems.universalis.bot.sight import chance_of_ten, chance_to_win
from undercroft.systems.universalis.cards.definitions import SHIELDS, WEAPONS, Weapon
from undercroft.systems.universalis.cards.library import library

CRITICAL = 0.3
"""Damage dice that criticals add to a hit, on average."""


class Arms(NamedTuple):
    """How a figure fights, in melee and at a distance (`far` squares; 0: not at all), and how it is protected."""

    attack: int
    defense: int
    dice: int
    pierce: int
    long: bool
    shot: int
    shot_dice: int
    shot_pierce: int
    far: int
    armor: int
    blocks: int
    steps: int
    agility: int
    blows: int


class Odds(NamedTuple):
    """What an attack comes to: how often it hits, and on a hit how often it fells and how many wounds it deals."""

    hits: float
    fells: float
    wounds: float


def arms_of(scene: Scene) -> dict[int, Arms]:
    """Everybody's arms, by figure."""
    leaders = {figure.id for figure in scene.figures if "leader" in figure.marks}
    return {sheet.who: _arms(sheet, 2 if sheet.who in leaders else 1) for sheet in scene.sheets}


def _arms(sheet: Sheet, blows: int) -> Arms:
    numbers = tuple(number.value for number in sheet.numbers[:6])
    return _reckon(numbers, tuple([card.id for card in sheet.worn]), blows)


@remembered(4096)
def _reckon(numbers: tuple[int, ...], worn: tuple[str, ...], blows: int) -> Arms:
    """Arms from movement, combat, strength, shooting, armor, agility and what is in the hands."""
    steps, combat, strength, shooting, armor, agility = numbers
    weapons, shields = library()[WEAPONS], library()[SHIELDS]
    held = [weapons[item] for item in worn if item in weapons]
    blade = max((one for one in held if one.kind in ("melee", "natural")), key=_edge, default=None)
    bow = next((one for one in held if one.range or one.throws), None)
    use = blade.use() if blade is not None else None
    return Arms(
        attack=combat + (use.combat + use.attack if use is not None else -1),
        defense=combat + (use.combat + use.defense if use is not None else -1),
        dice=strength + use.damage if use is not None and use.dice is None else use.dice or 1 if use else strength,
        pierce=use.armor if use is not None else 1,
        long=blade is not None and blade.long,
        shot=shooting + (bow.shooting if bow is not None else 0),
        shot_dice=0 if bow is None else strength + bow.damage if bow.dice is None else bow.dice,
        shot_pierce=bow.armor if bow is not None else 0,
        far=0 if bow is None else bow.range or bow.throws * strength,
        armor=armor,
        blocks=min((shields[item].blocks for item in worn if item in shields), default=7),
        steps=steps,
        agility=agility,
        blows=blows,
    )


def drawn(sheet: Sheet, weapon: str, more: int) -> Arms:
    """How a figure would fight with another weapon in hand, with this term added in melee."""
    numbers = tuple(number.value for number in sheet.numbers[:6])
    shields = library()[SHIELDS] if library()[WEAPONS][weapon].hands < 2 else {}
    arms = _reckon(numbers, (weapon, *[card.id for card in sheet.worn if card.id in shields]), 1)
    return arms._replace(attack=arms.attack + more)


def _edge(weapon: Weapon) -> tuple[int, int]:
    return weapon.damage - weapon.armor, weapon.combat


def melee(attacker: Arms, target: Arms, health: int, more: int = 0) -> Odds:
    """The odds of a blow, with this term added for the attacker."""
    lead = attacker.attack - target.defense + more
    return blow(lead, attacker.dice, target.armor + attacker.pierce, target.blocks, health)


def blow(lead: int, dice: int, armor: int, blocks: int, health: int) -> Odds:
    """The odds of a blow by its figures: the lead in Combat Skill, the damage dice, the Armor they meet, the shield."""
    return _odds(chance_to_win(lead) * (min(7, blocks) - 1) / 6, dice, armor, health)


def ranged(attacker: Arms, target: Arms, health: int, far: int, more: int = 0) -> Odds:
    """The odds of a shot from this many squares away.  UN-0364, UN-0371, UN-0379"""
    if far > attacker.far:
        return Odds(0.0, 0.0, 0.0)
    distance = 0 if far <= 3 else -1 if far <= 6 else -2 if far <= 9 else -3
    aim = attacker.shot + distance - (target.agility > attacker.agility) + more
    return shot(aim, attacker.shot_dice, target.armor + attacker.shot_pierce, target.blocks, health)


def shot(aim: int, dice: int, armor: int, blocks: int, health: int) -> Odds:
    """The odds of a shot by its figures: the bonus to hit, the damage dice, the Armor they meet, the shield."""
    return _odds(chance_of_ten(aim) * (min(7, blocks) - 1) / 6, dice, armor, health)


def spell(power: int, dice: int, armor: int, health: int) -> Odds:
    """The odds of a spell that harms.  UN-0423"""
    return _odds(chance_of_ten(power), dice, armor, health)


@remembered(4096)
def _odds(hits: float, dice: int, armor: int, health: int) -> Odds:
    """How often this many dice deal enough wounds to fell, and how many wounds count on average."""
    wound = max(0, 7 - max(2, min(6, armor))) / 6
    spread = [1.0]
    for _ in range(max(1, dice)):
        spread = [a * (1 - wound) + b * wound for a, b in zip([*spread, 0.0], [0.0, *spread])]
    fells = sum(spread[health:])
    wounds = sum(min(n, health) * chance for n, chance in enumerate(spread)) + CRITICAL * wound * (1 - fells)
    return Odds(hits, fells, wounds)
