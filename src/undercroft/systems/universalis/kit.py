"""What a character brings: attributes after armor, skills and conditions; weapons, shield; words in force.

Worked out once for each set of card, skills, equipment, conditions and spells, and shared by everything that asks.
"""

from __future__ import annotations

from functools import lru_cache

from undercroft.content.vocabulary import Effects, Word
from undercroft.kernel.tally import Term
from undercroft.systems.universalis import words
from undercroft.systems.universalis.cards import SPELLS, THINGS, WEAPONS, Armor, Shield, Skill, Stats, Thing, Weapon
from undercroft.systems.universalis.people import Person, gear_cards, person, skill_card
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.words import Attacks, Bonus, Damage, Guard, Inflict, Reroll

WEAKENING = ("stunned", "knocked-down", "frightened", "diseased", "poisoned")
"""Conditions that take 1 off every attribute but Armor, Mana and Vitality.  UN-0485, UN-0490, UN-0493, UN-0498,
UN-0499"""

SPARED = ("natural", "armor", "mana", "vitality", "fortune")
"""What these conditions leave alone.  UN-0485, UN-G23"""

MOST_ARMOR = 6
UNARMED = "unarmed"
NUMBERS = tuple(Stats.__struct_fields__)


class Source:
    """A skill, item or spell in force for its bearer, with its effects."""

    __slots__ = ("active", "declare", "effects", "id", "magic")

    def __init__(self, id: str, effects: Effects, *, active: bool = False, declare: bool = False, magic: bool = False):
        self.id = id
        self.effects = effects
        self.active = active
        self.declare = declare
        self.magic = magic


class Kit:
    """Everything a procedure asks of a character in one place.  UN-0076 to UN-0087"""

    __slots__ = (
        "agility",
        "armor",
        "armor_ease",
        "attacks",
        "base",
        "combat",
        "courage",
        "dexterity",
        "fearsome",
        "flags",
        "heavy",
        "immune",
        "intelligence",
        "light",
        "long",
        "mana",
        "movement",
        "names",
        "natural",
        "perception",
        "person",
        "shield",
        "shield_id",
        "shooting",
        "size",
        "sources",
        "strength",
        "terms",
        "vitality",
        "watches",
        "weapons",
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

    def __init__(self, who: Person) -> None:
        self.person = who
        self.size = who.size
        self.base = who.base
        self.sources: tuple[Source, ...] = ()
        self.names: tuple[str, ...] = ()
        """The ids of everything in force, for moments."""
        self.flags: frozenset[str] = frozenset()
        self.immune: frozenset[str] = frozenset()
        self.terms: dict[str, list[Term]] = {}
        self.weapons: tuple[Weapon, ...] = ()
        self.shield: Shield | None = None
        self.shield_id = ""
        self.heavy = who.wears == "heavy"
        self.light = who.wears == "light"
        self.long = False
        self.attacks: tuple[Attacks, ...] = ()
        self.armor_ease = 0
        self.watches = False

    def attribute(self, name: str) -> int:
        """An attribute by name."""
        value: int = getattr(self, name)
        return value

    def has(self, word: str) -> bool:
        """Is this word in force for the bearer without being declared?"""
        return word in self.flags


@lru_cache(maxsize=65536)
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
    who = person(card)
    kit = Kit(who)
    _take_up(kit, body, hands)
    _learn(kit, (*who.skills, *extra), body, hands, spells)
    _add_up(kit, body)
    _weaken(kit, conditions, wounded)
    return kit


def _take_up(kit: Kit, body: tuple[str, ...], hands: tuple[str, ...]) -> None:
    """Weapons in hand, the shield, and what kind of armor is worn."""
    cards = gear_cards()
    for id in hands:
        card = cards[id]
        if isinstance(card, Weapon):
            kit.weapons += (card,)
            kit.long = kit.long or card.long
        elif isinstance(card, Shield):
            kit.shield, kit.shield_id = card, id
    for id in body:
        card = cards[id]
        if isinstance(card, Armor):
            kit.heavy = kit.heavy or card.weighs == "heavy"
            kit.light = kit.light or card.weighs == "light"
    kit.light = kit.light and not kit.heavy


def _learn(
    kit: Kit, skills: tuple[str, ...], body: tuple[str, ...], hands: tuple[str, ...], spells: tuple[str, ...]
) -> None:
    """Everything in force: skills as learnt, then hands, body, spells.  See the order in `moments`."""
    sources: list[Source] = []
    dark = kit.person.level != "hero"
    for id in skills:
        skill = skill_card(id)
        if _usable(kit, skill):
            effects = Effects((*skill.effects, *(skill.dark if dark else ()), *(skill.artificial if dark else ())))
            sources.append(Source(id, effects, active=skill.active, declare=skill.declare))
    for id in (*hands, *body):
        item = gear_cards()[id]
        if not isinstance(item, Thing) or item.worn or id in hands:
            sources.append(Source(id, item.effects, magic=bool(item.magic)))
    sources += [_cast(id) for id in spells]
    kit.sources = tuple(sources)
    kit.names = tuple(source.id for source in sources)
    passive = [source for source in sources if not source.declare]
    kit.flags = frozenset(effect.name for source in passive for effect in source.effects)
    kit.immune = frozenset(c.value for source in passive for of in words.IMMUNE.of(source.effects) for c in of)
    kit.attacks = tuple(more for source in passive for more in words.ATTACKS.of(source.effects))
    kit.armor_ease = sum(ease for source in passive for ease in words.ARMOR_EASE.of(source.effects))
    kit.watches = any(_watches(effect.args) for source in sources for effect in source.effects)
    sizes = [size for source in passive for size in words.SIZE.of(source.effects)]
    if sizes:
        kit.size = sizes[-1]


def _cast(id: str) -> Source:
    """A spell in force, or a potion or another thing that was used.  UN-0283, UN-0428"""
    spell = library()[SPELLS].get(id)
    return Source(id, library()[THINGS][id].use) if spell is None else Source(id, spell.effects, magic=True)


def _watches(args: object) -> bool:
    """Does an effect depend on both dice of a roll showing the same?"""
    return "double" in getattr(args, "when", ())


def _usable(kit: Kit, skill: Skill) -> bool:
    """A skill is of no use in armor it bars, or to those too large for it."""
    barred = {"heavy-armor": kit.heavy, "large": kit.size >= 3, "huge": kit.size >= 4}
    return not any(barred[what] for what in skill.not_in)


def _add_up(kit: Kit, body: tuple[str, ...]) -> None:
    """Attributes: the card, then skills and spells, then armor and shield.  Armor is never above 6.  UN-0474"""
    who, cards = kit.person, gear_cards()
    for name in NUMBERS:
        kit.terms[name] = [Term(getattr(who.stats, name), "card")]
    worn = who.stats.armor - who.stats.natural if who.armored and who.stats.armor else 0
    kit.terms["armor"] = [Term(who.stats.natural, "natural-armor"), *([Term(worn, "armor-worn")] if worn else [])]
    for source in kit.sources:
        if not source.declare:
            for change in words.ATTRIBUTES.of(source.effects):
                for name, n in change.items():
                    kit.terms[name].append(Term(n, source.id))
    for id in body:
        card = cards[id]
        if isinstance(card, Armor):
            kit.terms["armor"].append(Term(card.armor, id, "UN-1003"))
            _encumber(kit, id, card.penalties, kit.armor_ease if card.weighs == "heavy" else 0)
    if kit.shield is not None:
        _encumber(kit, kit.shield_id, kit.shield.penalties, 0)
    for name in NUMBERS:
        setattr(kit, name, sum(term.value for term in kit.terms[name]))
    kit.armor = min(kit.armor, MOST_ARMOR)


def _encumber(kit: Kit, id: str, penalties: dict[words.Attribute, int], ease: int) -> None:
    for name, n in penalties.items():
        lighter = min(0, n + ease) if name == "movement" else n
        if lighter:
            kit.terms[name].append(Term(lighter, id))


def _weaken(kit: Kit, conditions: tuple[str, ...], wounded: bool) -> None:
    """Conditions take 1 each off nearly everything, and add up.  UN-0485, UN-0490, UN-0495, UN-0502"""
    ailments = [name for name in WEAKENING if name in conditions]
    if wounded and "ignores-wounded" not in kit.flags:
        ailments.append("wounded")
    if not ailments:
        return
    for name in NUMBERS:
        if name not in SPARED:
            kit.terms[name] += [Term(-1, ailment, "UN-0502") for ailment in ailments]
            setattr(kit, name, kit.attribute(name) - len(ailments))
    kit.movement = max(0, kit.movement)


# what is in force, by word

Declared = tuple[str, ...]


def bonuses(kit: Kit, declared: Declared) -> list[tuple[Source, Bonus]]:
    """Terms for rolls, of everything that needs no declaring or was declared."""
    return [(source, bonus) for source in _speaking(kit, declared) for bonus in words.BONUS.of(source.effects)]


def rerolls(kit: Kit, declared: Declared) -> list[tuple[Source, Reroll]]:
    """Dice that may be thrown again."""
    return [(source, again) for source in _speaking(kit, declared) for again in words.REROLL.of(source.effects)]


def damages(kit: Kit, declared: Declared, weapon: str) -> list[tuple[Source, Damage]]:
    """Terms for the damage of the bearer's hits; those of a weapon count only for the weapon used."""
    return [
        (source, damage)
        for source in _speaking(kit, declared)
        if source.id == weapon or source.id not in library()[WEAPONS]
        for damage in words.DAMAGE.of(source.effects)
    ]


def guards(kit: Kit, declared: Declared) -> list[tuple[Source, Guard]]:
    """Terms for damage the bearer takes."""
    return [(source, guard) for source in _speaking(kit, declared) for guard in words.GUARD.of(source.effects)]


def inflictions(kit: Kit, declared: Declared, weapon: str) -> list[tuple[Source, Inflict]]:
    """Conditions the bearer's hits cause."""
    return [
        (source, inflict)
        for source in _speaking(kit, declared)
        if source.id == weapon or source.id not in library()[WEAPONS]
        for inflict in words.INFLICT.of(source.effects)
    ]


def says(kit: Kit, declared: Declared, word: Word[None]) -> bool:
    """Is a word in force, declared skills included?"""
    return word.name in kit.flags or any(word.of(source.effects) for source in _speaking(kit, declared))


def _speaking(kit: Kit, declared: Declared) -> list[Source]:
    return [source for source in kit.sources if source.effects and (not source.declare or source.id in declared)]
