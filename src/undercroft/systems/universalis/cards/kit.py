"""A character's kit: attributes after armor, skills and conditions; weapons and shield; the words in force.

Worked out once for each set of card, skills, equipment, conditions and spells, and shared by everything that asks.
"""

from __future__ import annotations

from typing import Literal, TypeVar

from undercroft.content.vocabulary import Word
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Term
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.attributes import AILMENTS, WEAKENING, Condition
from undercroft.systems.universalis.cards.definitions import WEAPONS, Armor, Shield, Skill, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Person, gear_cards, hands_for, person, skill_card
from undercroft.systems.universalis.cards.sources import (
    NUMBERS,
    Changes,
    Source,
    Spoken,
    Voices,
    by_nature,
    in_force,
    in_use,
    voices_of,
)
from undercroft.systems.universalis.cards.words import Best, Bonus, Damage, Guard, Inflict, Reroll

T = TypeVar("T")

MOST_ARMOR = 6
UNARMED = "unarmed"


class Kit:
    """Everything that procedures ask of a character, in one place.  UN-0076 to UN-0087"""

    __slots__ = (
        "actions",
        "agility",
        "ailments",
        "armor",
        "armor_ease",
        "arts",
        "attacks",
        "base",
        "bests",
        "bonuses",
        "bound",
        "changes",
        "combat",
        "courage",
        "dexterity",
        "flags",
        "heavy",
        "immune",
        "intelligence",
        "lands",
        "light",
        "long",
        "mana",
        "menaces",
        "movement",
        "names",
        "natural",
        "passes",
        "perception",
        "person",
        "reach",
        "rerolls",
        "scouts",
        "shares",
        "shield",
        "shield_id",
        "shooting",
        "shoots",
        "size",
        "sources",
        "speakers",
        "strength",
        "unwinds",
        "vitality",
        "volleys",
        "watches",
        "weapons",
        "wings",
    )

    movement: int
    combat: int
    strength: int
    shooting: int
    natural: int
    armor: int
    agility: int
    intelligence: int
    mana: int
    courage: int
    vitality: int
    dexterity: int
    perception: int

    def __init__(self, who: Person, sources: tuple[Source, ...]) -> None:
        self.person = who
        self.base = who.base
        self.sources = sources
        self.names = (*[name for source in sources for name in source.names], *who.injuries)
        """The ids of everything in force, by which moments find it."""
        self.bound = moments.bound(who.injuries).union(*[source.bound for source in sources])
        """The moments at which something of the kit comes in."""
        self.weapons: tuple[Weapon, ...] = ()
        self.shoots = False
        """Does it have a weapon in hand that shoots or can be thrown?"""
        self.shield: Shield | None = None
        self.shield_id = ""
        self.heavy = self.light = self.long = False
        self.ailments: tuple[Condition | Literal["wounded"], ...] = ()
        """The conditions that take 1 off nearly everything.  UN-0502"""
        self._listen(voices_of(tuple([source for source in sources if source.says])))

    def _listen(self, voices: Voices) -> None:
        """Take in what all sources say together."""
        self.size = voices.size or self.person.size
        self.changes = voices.changes
        """What is added to the attributes of the card."""
        self.armor_ease = voices.armor_ease
        self.speakers = voices.speakers
        self.bonuses, self.rerolls, self.bests = voices.bonuses, voices.rerolls, voices.bests
        """What changes rolls without being declared."""
        self.flags = voices.flags
        self.immune = voices.immune
        self.watches = voices.watches or moments.ROLLED.name in moments.bound(self.person.injuries)
        self.menaces = voices.menaces
        self.unwinds = voices.unwinds
        self.arts = voices.arts
        self.actions = voices.actions
        self.attacks = voices.attacks
        self.shares = voices.shares
        self.volleys = voices.volleys
        self.scouts = voices.scouts
        self.lands = voices.lands
        self.wings = voices.wings
        """How far it flies.  UN-C530"""
        self.reach = voices.reach
        """How far its tentacles strike.  UN-C565"""
        self.passes = voices.passes
        """Tests that succeed without a roll."""

    def copy(self) -> Kit:
        """A copy of the kit."""
        other = Kit.__new__(Kit)
        for name in Kit.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    @property
    def terms(self) -> dict[str, list[Term]]:
        """What each attribute is made of: the value on the card, what is added to it, what conditions take off."""
        stats = self.person.stats
        found = {name: [Term(getattr(stats, name), "card")] for name in NUMBERS}
        worn = _worn_by_card(self.person)
        found["armor"] = [Term(stats.natural, "natural-armor"), *([Term(worn, "armor-worn")] if worn else [])]
        for name, term in self.changes:
            found[name].append(term)
        for ailment in self.ailments:
            for name in AILMENTS[ailment].weakens:
                found[name].append(Term(-1, ailment, "UN-0502"))
        return found

    def attribute(self, name: str) -> int:
        """An attribute by name."""
        value: int = getattr(self, name)
        return value

    def has(self, word: Word[T]) -> bool:
        """Is this word in force for the bearer without being declared?"""
        return word.name in self.flags


@remembered(4096)
def kit_of(
    card: str,
    extra: tuple[str, ...],
    body: tuple[str, ...],
    hands: tuple[str, ...],
    conditions: tuple[str, ...],
    wounded: bool,
    spells: tuple[str, ...],
) -> Kit:
    """The kit of a character as it stands."""
    return _weakened(_sound(card, extra, body, hands, spells), conditions, wounded)


@remembered(4096)
def _sound(
    card: str, extra: tuple[str, ...], body: tuple[str, ...], hands: tuple[str, ...], spells: tuple[str, ...]
) -> Kit:
    """The kit of a character without conditions and wounds."""
    skills = person(card).skills + extra
    kit = _with_skills(card, skills, body, hands, spells)
    beyond = [id for id in _demanding(skills) if not _within_means(kit, skill_card(id))]
    if beyond:
        kit = _with_skills(card, tuple(id for id in skills if id not in beyond), body, hands, spells)
    return kit


@remembered(4096)
def _demanding(skills: tuple[str, ...]) -> tuple[str, ...]:
    """The skills that ask for certain attributes."""
    return tuple(id for id in skills if skill_card(id).minimum)


def _within_means(kit: Kit, skill: Skill) -> bool:
    """A skill is used only while the attributes it asks for, after armor, are there.  UN-1472"""
    return all(kit.attribute(name) >= least for name, least in skill.minimum.items())


def _with_skills(
    card: str, skills: tuple[str, ...], body: tuple[str, ...], hands: tuple[str, ...], spells: tuple[str, ...]
) -> Kit:
    """The kit with everything in force: skills as learnt, then hands, body, spells; the order is that of `moments`."""
    who = person(card)
    light, heavy = _armor_worn(who.wears, body)
    sources = by_nature(card, skills, heavy) + in_use(hands, body)
    if spells:
        sources += tuple(map(in_force, spells))
    kit = Kit(who, sources)
    kit.light, kit.heavy = light, heavy
    _take_up(kit, hands)
    _add_up(kit, body)
    return kit


@remembered(4096)
def _armor_worn(wears: str, body: tuple[str, ...]) -> tuple[bool, bool]:
    """Is light armor worn and nothing heavier, or heavy armor?"""
    weights = [wears, *(card.weighs for id in body if isinstance(card := gear_cards()[id], Armor))]
    return "light" in weights and "heavy" not in weights, "heavy" in weights


def _take_up(kit: Kit, hands: tuple[str, ...]) -> None:
    """Weapons in hand and the shield."""
    cards = gear_cards()
    kit.weapons = _weapons(hands)
    kit.long = any(card.long for card in kit.weapons)
    kit.shoots = shoots(hands)
    for id in hands:
        card = cards[id]
        if isinstance(card, Shield):
            kit.shield, kit.shield_id = card, id


@remembered(4096)
def _weapons(hands: tuple[str, ...]) -> tuple[Weapon, ...]:
    """The weapons in hand; claws and horns need both hands free.  UN-1034"""
    held = [gear_cards()[id] for id in hands]
    full = any(map(hands_for, held))
    return tuple(card for card in held if isinstance(card, Weapon) and not (full and card.kind == "natural"))


@remembered(4096)
def shoots(hands: tuple[str, ...]) -> bool:
    """Is one of the weapons in hand one that shoots or can be thrown?"""
    return any(card.range or card.throws for card in _weapons(hands))


def _add_up(kit: Kit, body: tuple[str, ...]) -> None:
    """Add up the attributes: the card, then skills and spells, then armor and shield.  Armor is at most 6.

    UN-0474, UN-0545, UN-0546, UN-0547, UN-0548, UN-0549
    """
    who = kit.person
    for name in NUMBERS:
        setattr(kit, name, getattr(who.stats, name))
    kit.armor = who.stats.natural + _worn_by_card(who)
    changes = kit.changes
    for id in body:
        changes += _of_armor(id, kit.armor_ease)
    if kit.shield is not None:
        changes += _of_shield(kit.shield_id)
    if who.injuries:
        changes += _of_injuries(who.injuries)
    kit.changes = changes
    for name, term in changes:
        setattr(kit, name, kit.attribute(name) + term.value)
    kit.armor = min(kit.armor, MOST_ARMOR)


def _worn_by_card(who: Person) -> int:
    """The armor that is already counted in on a creature's card."""
    return who.stats.armor - who.stats.natural if who.armored and who.stats.armor else 0


@remembered(4096)
def _of_armor(id: str, ease: int) -> Changes:
    """What a thing on the body adds and takes off; heavy armor hinders a bearer who is used to it less."""
    card = gear_cards()[id]
    if not isinstance(card, Armor):
        return ()
    lighter = ease if card.weighs == "heavy" else 0
    return (("armor", Term(card.armor, id, "UN-1003")), *_encumbered(id, card.penalties, lighter))


@remembered(1024)
def _of_shield(id: str) -> Changes:
    """What a shield takes off attributes."""
    card = gear_cards()[id]
    return _encumbered(id, card.penalties, 0) if isinstance(card, Shield) else ()


def _encumbered(id: str, penalties: dict[words.Attribute, int], ease: int) -> Changes:
    less = [(name, min(0, n + ease) if name == "movement" else n) for name, n in penalties.items()]
    return tuple((name, Term(n, id)) for name, n in less if n)


@remembered(1024)
def _of_injuries(injuries: tuple[str, ...]) -> Changes:
    """What injuries take off attributes.  UN-0544"""
    return tuple(
        (name, Term(n, "injury", "UN-0544")) for injury in injuries for name, n in injury_terms(injury).items()
    )


def injury_terms(injury: str) -> dict[str, int]:
    """What a single injury takes off attributes.  UN-0545 to UN-0549, UN-0551 to UN-0554"""
    if injury == "one-armed":
        return {"combat": -1, "dexterity": -1}
    if injury == "one-eyed":
        return {"shooting": -1, "perception": -1}
    return {injury: -1} if injury in NUMBERS else {}


def _weakened(kit: Kit, conditions: tuple[str, ...], wounded: bool) -> Kit:
    """Conditions take 1 each off what they weaken, and add up; the Wounded do not fly.

    UN-0485, UN-0490, UN-0495, UN-0502, UN-C530
    """
    if not conditions and not wounded:
        return kit
    ailments: list[Condition | Literal["wounded"]] = [name for name in WEAKENING if name in conditions]
    if wounded and not kit.has(words.IGNORES_WOUNDED):
        ailments.append("wounded")
    grounded = wounded and kit.wings > 0
    if not ailments and not grounded:
        return kit
    kit = kit.copy()
    if grounded:
        kit.wings = 0
        kit.passes -= {"jump", "climb"}
    if ailments:
        kit.ailments = tuple(ailments)
        for ailment in ailments:
            for name in AILMENTS[ailment].weakens:
                setattr(kit, name, kit.attribute(name) - 1)
        kit.movement = max(0, kit.movement)
    return kit


# what is in force, by word

Declared = tuple[str, ...]
"""Skills that were declared, or those a hero leaves out because only two may be combined."""


def bonuses(kit: Kit, declared: Declared, muted: Declared = ()) -> Spoken[Bonus]:
    """The terms for rolls from everything that was declared or needs no declaring."""
    return _spoken(kit, words.BONUS, declared, muted) if declared or muted else kit.bonuses


def rerolls(kit: Kit, declared: Declared, muted: Declared = ()) -> Spoken[Reroll]:
    """The dice that may be thrown again."""
    return _spoken(kit, words.REROLL, declared, muted) if declared or muted else kit.rerolls


def bests(kit: Kit, declared: Declared, muted: Declared = ()) -> Spoken[Best]:
    """The rolls made with more dice, of which the best two count."""
    return _spoken(kit, words.BEST, declared, muted) if declared or muted else kit.bests


def damages(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> Spoken[Damage]:
    """The terms for the damage of the bearer's hits; a weapon's terms count only if that weapon is used."""
    return _of_weapon(_spoken(kit, words.DAMAGE, declared, muted), weapon)


def guards(kit: Kit, declared: Declared, muted: Declared = ()) -> Spoken[Guard]:
    """The terms for damage the bearer takes."""
    return _spoken(kit, words.GUARD, declared, muted)


def inflictions(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> Spoken[Inflict]:
    """The conditions that the bearer's hits cause."""
    return _of_weapon(_spoken(kit, words.INFLICT, declared, muted), weapon)


def again_on_damage(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> Spoken[Reroll]:
    """The damage dice that may be thrown again; what a weapon says counts only if it is used.  UN-C437, UN-C452"""
    return _of_weapon(_spoken(kit, words.REROLL_DAMAGE, declared, muted), weapon)


def says(kit: Kit, declared: Declared, word: Word[None], muted: Declared = ()) -> bool:
    """Is a word in force, declared skills included?"""
    if not muted and word.name in kit.flags:
        return True
    return bool(_spoken(kit, word, declared, muted))


def _spoken(kit: Kit, word: Word[T], declared: Declared, muted: Declared) -> Spoken[T]:
    speakers = kit.speakers.get(word.name)
    if speakers is None:
        return ()
    found: Spoken[T] = ()
    for source in speakers:
        if (not source.declare or source.id in declared) and source.id not in muted:
            for args in word.of(source.effects):
                found += ((source, args),)
    return found


def _of_weapon(spoken: Spoken[T], weapon: str) -> Spoken[T]:
    if not spoken:
        return spoken
    weapons = library()[WEAPONS]
    return tuple((source, args) for source, args in spoken if source.id == weapon or source.id not in weapons)
