"""What an Actor brings to a fight: dice and powers of its cards and skills, worked out once for each set of them."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.content.vocabulary import Effects, Word
from undercroft.crawl.circumstances import Answers
from undercroft.kernel.remembering import remembered
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES, ClassSheet, FoeCard, Gear, Skill, Step
from undercroft.systems.darkness.cards.library import foe_cards, foe_name, gear_cards, library
from undercroft.systems.darkness.cards.words import MoreActions, Need, Power, Rush

KINDS = ("melee", "ranged", "magic")


class Printed(NamedTuple):
    """The dice of one kind that a card has printed: the card's name, how many of the better and the plainer colour."""

    name: str
    better: int
    plainer: int


class Owned(msgspec.Struct, frozen=True, gc=False):
    """A power and where it comes from: a card, a skill line, the hero or foe itself, a signature.

    `key` tells the powers of one source apart: under it the use of a power in a fight is counted.  `name` is what
    people call its source.
    """

    source: str
    power: Power
    key: str
    name: str = ""


def owned(source: str, powers: tuple[Power, ...], name: str) -> list[Owned]:
    """The powers of one source, numbered in the order in which they are printed."""
    return [Owned(source, power, f"{source}/{number}", name) for number, power in enumerate(powers)]


class Kit:
    """Dice and powers by kind of combat, and the lasting gifts.  DA-0273 to DA-0277"""

    __slots__ = (
        "actions",
        "attack_skills",
        "attack_spells",
        "charge",
        "command",
        "defense",
        "defense_skills",
        "defense_spells",
        "dice",
        "halves",
        "items",
        "max_health",
        "met",
        "movement",
        "payback",
        "printed",
        "reach",
        "regeneration",
        "safe_shot",
        "signature",
        "slippery",
        "spell_blade",
        "taunt",
        "teleport",
        "wards",
    )

    def __init__(self) -> None:
        self.dice: dict[str, tuple[int, int]] = dict.fromkeys((*KINDS, "blade"), (0, 0))
        self.defense = (0, 0)
        self.printed: dict[str, tuple[Printed, ...]] = dict.fromkeys((*KINDS, "blade", "defense"), ())
        self.attack_skills: dict[str, tuple[Owned, ...]] = dict.fromkeys((*KINDS, "blade"), ())
        self.attack_spells: dict[str, tuple[Owned, ...]] = dict.fromkeys((*KINDS, "blade"), ())
        self.defense_skills: dict[str, tuple[Owned, ...]] = dict.fromkeys(KINDS, ())
        self.defense_spells: dict[str, tuple[Owned, ...]] = dict.fromkeys(KINDS, ())
        self.met: tuple[frozenset[Need], frozenset[Need]] = (frozenset(), frozenset((Need.SHADOW,)))
        """The conditions its owner meets in the light, and in shadow; an Enemy's Equipment meets none."""
        self.slippery = self.taunt = self.halves = self.command = self.spell_blade = self.wards = False
        self.regeneration = self.payback = self.movement = self.teleport = self.reach = self.max_health = 0
        self.actions: tuple[MoreActions, ...] = ()
        self.charge: Rush | None = None
        self.safe_shot: Rush | None = None
        self.signature: Skill | None = None
        self.items: tuple[str, ...] = ()

    def take(
        self, source: str, name: str, powers: tuple[Power, ...], kinds: tuple[str, ...], *, defends: bool = True
    ) -> None:
        """Add the powers of one source, for attacks of these kinds."""
        for one in owned(source, powers, name):
            when = one.power.when
            if when.endswith("defense"):
                if defends:
                    _sort(one, _defended(when), self.defense_skills, self.defense_spells)
            else:
                _sort(one, _attacked(when, kinds), self.attack_skills, self.attack_spells)

    def arm(self, name: str, kind: str, dice: tuple[int, int]) -> None:
        """Add the dice that a card has for one kind of attack, or for defense.

        DA-0119, DA-0129, DA-0163, DA-0273 to DA-0277
        """
        if dice == (0, 0):
            return
        self.printed[kind] += (Printed(name, *dice),)
        if kind == "defense":
            self.defense = (self.defense[0] + dice[0], self.defense[1] + dice[1])
        else:
            self.dice[kind] = (self.dice[kind][0] + dice[0], self.dice[kind][1] + dice[1])

    def gain(self, gives: Effects) -> None:
        """Add lasting gifts; numbers of the same gift add up."""
        if not gives:
            return
        for flag, name in _FLAGS:
            if flag.of(gives):
                setattr(self, name, True)
        for number, name in _NUMBERS:
            setattr(self, name, getattr(self, name) + sum(number.of(gives)))
        self.max_health = max((self.max_health, *words.MAX_HEALTH.of(gives)))
        self.actions += words.ACTIONS.of(gives)
        for rush in words.CHARGE.of(gives):
            self.charge = rush
        for rush in words.SAFE_SHOT.of(gives):
            self.safe_shot = rush


_FLAGS: tuple[tuple[Word[None], str], ...] = (
    (words.SLIPPERY, "slippery"),
    (words.TAUNT, "taunt"),
    (words.HALVE_WOUNDS, "halves"),
    (words.COMMAND, "command"),
    (words.SWORD_AND_SPELL, "spell_blade"),
    (words.BULWARK, "wards"),
)
_NUMBERS: tuple[tuple[Word[int], str], ...] = (
    (words.REGENERATION, "regeneration"),
    (words.PAYBACK, "payback"),
    (words.MOVEMENT, "movement"),
    (words.TELEPORT, "teleport"),
    (words.LONG_REACH, "reach"),
)
LASTING = frozenset(
    (
        *(flag.name for flag, _ in _FLAGS),
        *(number.name for number, _ in _NUMBERS),
        *(words.MAX_HEALTH.name, words.ACTIONS.name, words.CHARGE.name, words.SAFE_SHOT.name),
    )
)
"""The words that last as long as a skill is known or a card is equipped."""


def _sort(
    one: Owned, kinds: tuple[str, ...], skills: dict[str, tuple[Owned, ...]], spells: dict[str, tuple[Owned, ...]]
) -> None:
    into = spells if one.power.pay else skills
    for kind in kinds:
        into[kind] += (one,)


def _attacked(when: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The attacks a power of this type serves; a blade cast as a spell is a Magic attack.  DA-C51, DA-C54 to DA-C57"""
    if when == "attack":
        return kinds
    return tuple(kind for kind in kinds if kind == when or (kind == "blade" and when == "magic"))


def _defended(when: str) -> tuple[str, ...]:
    """The attacks against which a power of this type serves.  DA-C58 to DA-C61"""
    return KINDS if when == "defense" else (when.removesuffix("-defense"),)


@remembered(65536)
def hero_kit(
    card: str,
    klass: str,
    skills: tuple[str, ...],
    body: str,
    hands: tuple[str, ...],
    pack: tuple[str, ...],
    level: int,
    most: int,
) -> Kit:
    """A Hero's kit at a Current Level; cards above `most` cannot be used (Story Mode).  DA-0119, DA-0131, DA-0327

    Of the cards beside the dashboard only those without a place to wear them count, so most changes there find the
    kit made already.
    """
    gear = gear_cards()
    worn = tuple(id for id in ((body,) if body else ()) + hands if gear[id].level <= most)
    loose = tuple(id for id in pack if gear[id].slot == "none" and gear[id].level <= most)
    return _assembled(card, klass, skills, worn, loose, level)


@remembered(65536)
def _assembled(
    card: str, klass: str, skills: tuple[str, ...], equipped: tuple[str, ...], items: tuple[str, ...], level: int
) -> Kit:
    box = library()
    kit = Kit()
    gear = gear_cards()
    worn, loose = [gear[id] for id in equipped], [gear[id] for id in items]
    person, sheet = box[HEROES][card], box[CLASSES][klass]
    everywhere = (*KINDS, "blade")
    kit.signature = sheet.signature
    for source, skill in (("shadow", person.shadow), ("special", person.special), ("free", sheet.free)):
        bearer = f"class-{klass}" if source == "free" else f"hero-{card}"
        kit.take(source, f"darkness-{bearer}.{source}", skill.powers, everywhere)
        kit.gain(skill.gives)
    for source, step in steps_in_force(sheet, skills, level):
        kit.take(source, f"darkness-line-{klass}-{source}", step.powers, everywhere)
        kit.gain(step.gives)
    for thing in worn:
        _wear(kit, thing)
    for thing in loose:
        if not thing.consumable:
            kit.take(thing.id, gear_name(thing.id), thing.powers, everywhere)
        kit.gain(thing.gives)
    kit.items = tuple(thing.id for thing in loose if thing.use or (thing.consumable and thing.powers))
    kit.met = NEEDS.holding(worn, False), NEEDS.holding(worn, True)
    return kit


def gear_name(card: str) -> str:
    """What people call an Equipment card."""
    return f"darkness-gear-{card}"


def _wear(kit: Kit, thing: Gear) -> None:
    """An equipped card: its dice, its powers where it is in use, its gifts.

    A weapon is in use in attacks of the kinds it has dice for; what is no weapon, in every attack.
    DA-0132, DA-C51, DA-G71
    """
    name = gear_name(thing.id)
    kinds = tuple(kind for kind in KINDS if getattr(thing, kind))
    for kind in kinds:
        kit.arm(name, kind, count(getattr(thing, kind)))
    if thing.melee:
        kit.arm(name, "blade", count(thing.melee))
        kinds += ("blade",)
    kit.arm(name, "defense", count(thing.defense))
    kit.take(thing.id, name, thing.powers, kinds or (*KINDS, "blade"))
    kit.gain(thing.gives)


NEEDS: Answers[Need, [list[Gear], bool]] = Answers(Need)
"""What makes each condition true: the Equipment a Hero wears, and whether it stands in shadow."""


@NEEDS.to(Need.SHADOW)
def _in_shadow(worn: list[Gear], shadow: bool) -> bool:
    """The user stands in a Zone without light.  DA-C95"""
    return shadow


@NEEDS.to(Need.SHIELD)
def _shield(worn: list[Gear], shadow: bool) -> bool:
    """A shield is equipped.  DA-C96, DA-G70"""
    return any("shield" in thing.tags for thing in worn)


@NEEDS.to(Need.NO_ARMOR)
def _no_armor(worn: list[Gear], shadow: bool) -> bool:
    """Nothing that defends is worn on the body.  DA-C94, DA-G70"""
    return not any(thing.slot == "body" and thing.defense for thing in worn)


@NEEDS.to(Need.SWORD)
def _sword(worn: list[Gear], shadow: bool) -> bool:
    """A weapon is a sword.  DA-C97"""
    return any("sword" in thing.tags for thing in _weapons(worn))


@NEEDS.to(Need.MACE_OR_HAMMER)
def _mace_or_hammer(worn: list[Gear], shadow: bool) -> bool:
    """A weapon is a mace or a hammer.  DA-C93"""
    return any(tag in thing.tags for thing in _weapons(worn) for tag in ("mace", "hammer"))


@NEEDS.to(Need.TWO_HANDED)
def _two_handed(worn: list[Gear], shadow: bool) -> bool:
    """A weapon is held in both hands.  DA-C98"""
    return any(thing.slot == "two-handed" for thing in _weapons(worn))


@NEEDS.to(Need.DUAL_WIELDING)
def _dual_wielding(worn: list[Gear], shadow: bool) -> bool:
    """A weapon is held in each hand.  DA-C92, DA-G70"""
    return len([thing for thing in _weapons(worn) if thing.slot == "hand"]) == 2


def _weapons(worn: list[Gear]) -> list[Gear]:
    """What is held and has Attack dice."""
    held = [thing for thing in worn if thing.slot in ("hand", "two-handed")]
    return [thing for thing in held if thing.melee or thing.ranged or thing.magic]


def steps_in_force(sheet: ClassSheet, skills: tuple[str, ...], level: int) -> list[tuple[str, Step]]:
    """In each line the highest acquired skill that the Current Level allows.  DA-0079, DA-0113, DA-0114"""
    found = []
    for name, line in sheet.lines.items():
        known = skills.count(name)
        usable = [step for step in line[:known] if step.level <= level]
        if usable:
            found.append((name, usable[-1]))
    return found


@remembered(4096)
def foe_kit(card: str, gear: str, second: str) -> Kit:
    """An Enemy's kit: its card first, then the Equipment it can use, then a second card given to it.

    Equipment adds dice and enchantments only in the kinds of combat its card has dice in.  DA-0163 to DA-0170, DA-G132
    """
    me = foe_cards()[card]
    kit = Kit()
    kinds = tuple(kind for kind in KINDS if getattr(me, kind))
    name = foe_name(me)
    for kind in (*kinds, "defense"):
        kit.arm(name, kind, count(getattr(me, kind)))
    kit.take("own", name, me.powers, kinds)
    kit.gain(me.gives)
    if gear:
        _lend(kit, gear_cards()[gear], gear_name(gear), kinds, bool(me.defense))
    if second:
        _lend(kit, foe_cards()[second], foe_name(foe_cards()[second]), kinds, bool(me.defense))
    return kit


def _lend(kit: Kit, extra: Gear | FoeCard, name: str, kinds: tuple[str, ...], defends: bool) -> None:
    """Dice of kinds the Enemy has already, with their Enchantments; what it gets dice of it uses, gifts and all.

    DA-0163 to DA-0165, DA-0167, DA-G132, DA-G133
    """
    shared = tuple(kind for kind in kinds if getattr(extra, kind))
    for kind in shared:
        kit.arm(name, kind, count(getattr(extra, kind)))
    guards = defends and bool(extra.defense)
    if guards:
        kit.arm(name, "defense", count(extra.defense))
    kit.take(extra.id, name, extra.powers, shared, defends=guards)
    if shared or guards:
        kit.gain(extra.gives)


def count(letters: str) -> tuple[int, int]:
    """Dice letters of a card as (better, plainer): red and yellow, or green and blue."""
    return letters.count("r") + letters.count("g"), letters.count("y") + letters.count("b")
