"""What a character brings: attributes after armor, skills and conditions; weapons, shield; words in force.

Worked out once for each set of card, skills, equipment, conditions and spells, and shared by everything that asks.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import TypeVar

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.kernel.tally import Term
from undercroft.systems.universalis import moments, words
from undercroft.systems.universalis.cards import (
    DARK_CARDS,
    RACES,
    SPELLS,
    THINGS,
    WEAPONS,
    Armor,
    Shield,
    Skill,
    Stats,
    Thing,
    Weapon,
)
from undercroft.systems.universalis.people import Person, gear_cards, hands_for, person, skill_card
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.words import (
    Action,
    Attacks,
    Best,
    Bonus,
    Damage,
    Guard,
    Inflict,
    Reroll,
    Shared,
    Shots,
)

T = TypeVar("T")

WEAKENING = ("stunned", "knocked-down", "frightened", "diseased", "poisoned")
"""Conditions that take 1 off every attribute but Armor, Mana and Vitality.  UN-0485, UN-0490, UN-0493, UN-0498,
UN-0499"""

SPARED = ("natural", "armor", "mana", "vitality", "fortune")
"""What these conditions leave alone.  UN-0485, UN-G23"""

MOST_ARMOR = 6
UNARMED = "unarmed"
POWER = "power-"
"""How a Power card in force is called among the sources of a kit."""

NUMBERS = tuple(Stats.__struct_fields__)
WEAKENED = tuple(name for name in NUMBERS if name not in SPARED)


class Source:
    """A skill, item or spell in force for its bearer, with its effects and the words they use.

    `names` are those under which it comes in at moments; `watches`: it looks at single dice.
    """

    __slots__ = ("active", "declare", "effects", "id", "magic", "names", "skill", "watches", "words")

    def __init__(
        self,
        id: str,
        effects: Effects,
        *,
        active: bool = False,
        declare: bool = False,
        magic: bool = False,
        skill: bool = False,
    ) -> None:
        self.id = id
        self.effects = effects
        self.active = active
        self.declare = declare
        self.magic = magic
        self.skill = skill
        self.names = (id, *words.VARIANT.of(effects))
        self.words = tuple(dict.fromkeys(effect.name for effect in effects))
        self.watches = any(_watches(effect) for effect in effects)


class Kit:
    """Everything a procedure asks of a character in one place.  UN-0076 to UN-0087"""

    __slots__ = (
        "actions",
        "agility",
        "armor",
        "armor_ease",
        "arts",
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
        "terms",
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

    def __init__(self, who: Person) -> None:
        self.person = who
        self.size = who.size
        self.base = who.base
        self.sources: tuple[Source, ...] = ()
        self.speakers: dict[str, list[Source]] = {}
        """For each word the sources that use it."""
        self.names: tuple[str, ...] = ()
        """The ids of everything in force, for moments."""
        self.flags: frozenset[str] = frozenset()
        self.immune: frozenset[str] = frozenset()
        self.terms: dict[str, list[Term]] = {}
        self.weapons: tuple[Weapon, ...] = ()
        self.shoots = False
        """Has it a weapon in hand that shoots or can be thrown?"""
        self.shield: Shield | None = None
        self.shield_id = ""
        self.heavy = who.wears == "heavy"
        self.light = who.wears == "light"
        self.long = False
        self.attacks: tuple[tuple[str, Attacks], ...] = ()
        self.armor_ease = 0
        self.watches = False
        """Does it look at single dice of fights?"""
        self.unwinds = False
        """Does something of it end with a combat?"""
        self.menaces = False
        """Does something happen to enemies who come near?"""
        self.arts: tuple[str, ...] = ()
        """Active skills, of which a hero combines at most two.  UN-1465"""
        self.actions: tuple[tuple[str, Action], ...] = ()
        self.shares: tuple[tuple[str, Shared], ...] = ()
        self.volleys: tuple[tuple[str, Shots], ...] = ()
        self.scouts = False
        self.lands: tuple[str, ...] = ()
        self.wings = 0
        """How far it flies.  UN-C530"""
        self.reach = 0
        """How far its tentacles strike.  UN-C565"""
        self.passes: frozenset[str] = frozenset()
        """Tests that succeed without a roll."""

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
    return _weakened(_sound(card, extra, body, hands, spells), conditions, wounded)


@lru_cache(maxsize=65536)
def _sound(
    card: str, extra: tuple[str, ...], body: tuple[str, ...], hands: tuple[str, ...], spells: tuple[str, ...]
) -> Kit:
    """The kit of a character without conditions and wounds."""
    who = person(card)
    kit = Kit(who)
    _take_up(kit, body, hands)
    skills = (*who.skills, *extra)
    _learn(kit, skills, body, hands, spells)
    _add_up(kit, body)
    beyond = [id for id in skills if not _within_means(kit, skill_card(id))]
    if beyond:
        _learn(kit, tuple(id for id in skills if id not in beyond), body, hands, spells)
        _add_up(kit, body)
    return kit


def _within_means(kit: Kit, skill: Skill) -> bool:
    """A skill is used only while the attributes it asks for, after armor, are there.  UN-1472"""
    return not skill.minimum or all(kit.attribute(name) >= least for name, least in skill.minimum.items())


def _take_up(kit: Kit, body: tuple[str, ...], hands: tuple[str, ...]) -> None:
    """Weapons in hand, the shield, and what kind of armor is worn; claws and horns need both hands free.  UN-1034"""
    cards = gear_cards()
    full = any(hands_for(cards[id]) for id in hands)
    for id in hands:
        card = cards[id]
        if isinstance(card, Weapon) and not (full and card.kind == "natural"):
            kit.weapons += (card,)
            kit.long = kit.long or card.long
            kit.shoots = kit.shoots or bool(card.range or card.throws)
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
    dark = kit.person.level != "hero" and not kit.person.companion
    if kit.person.level == "hero" and (race := library()[RACES].get(kit.person.race)) is not None and race.effects:
        sources.append(Source(f"race-{race.id}", race.effects))
    sources += [_learnt(id, dark) for id in skills if _usable(kit, skill_card(id))]
    for id in (*hands, *body):
        item = gear_cards()[id]
        if not isinstance(item, Thing) or item.worn or id in hands:
            sources.append(_borne(id))
    sources += [_cast(id) for id in spells]
    kit.sources = tuple(sources)
    kit.speakers = {}
    for source in sources:
        for word in source.words:
            kit.speakers.setdefault(word, []).append(source)
    kit.names = (*(name for source in sources for name in source.names), *kit.person.injuries)
    kit.arts = tuple(source.id for source in sources if source.active or source.declare)
    kit.flags = frozenset(word for source in sources if not source.declare for word in source.words)
    kit.watches = any(source.watches for source in sources) or bool(moments.ROLLED.deeds(kit.names))
    kit.menaces = bool(moments.NEAR.deeds(kit.names))
    kit.unwinds = bool(moments.COMBAT_ENDS.deeds(kit.names))
    _gather(kit)


def _gather(kit: Kit) -> None:
    """What the words in force add up to."""
    kit.volleys = tuple(_says(kit, words.SHOTS, declared=True))
    kit.actions = tuple(_says(kit, words.ACTION, declared=True))
    kit.attacks = tuple(_says(kit, words.ATTACKS))
    kit.shares = tuple(_says(kit, words.ALLIES_BONUS))
    kit.immune = frozenset(condition.value for _, of in _says(kit, words.IMMUNE) for condition in of)
    kit.lands = tuple(land for _, land in _says(kit, words.PATHFINDER))
    kit.scouts = [id for id, _ in _says(kit, words.IGNORES_TERRAIN)] == ["scout"]
    kit.wings = max((far for _, far in _says(kit, words.FLIES)), default=0)
    kit.reach = max((far for _, far in _says(kit, words.REACH)), default=0)
    kit.passes = frozenset(roll for _, rolls in _says(kit, words.PASSES) for roll in rolls)
    kit.armor_ease = sum(ease for _, ease in _says(kit, words.ARMOR_EASE))
    for _, size in _says(kit, words.SIZE):
        kit.size = size


def _says(kit: Kit, word: Word[T], *, declared: bool = False) -> list[tuple[str, T]]:
    """Every use of a word by what needs no declaring, or by all, with the id of the source."""
    return [
        (source.id, args)
        for source in kit.speakers.get(word.name, ())
        if declared or not source.declare
        for args in word.of(source.effects)
    ]


@lru_cache(maxsize=4096)
def _learnt(id: str, dark: bool) -> Source:
    """A skill as heroes and their companions have it, or as creatures of the Dark Player do."""
    skill = skill_card(id)
    effects = Effects((*skill.effects, *(skill.dark if dark else ()), *(skill.artificial if dark else ())))
    return Source(id, effects, active=skill.active, declare=skill.declare, skill=True)


@lru_cache(maxsize=4096)
def _borne(id: str) -> Source:
    """An item in hand or on the body."""
    item = gear_cards()[id]
    return Source(id, item.effects, magic=bool(item.magic))


@lru_cache(maxsize=4096)
def _cast(id: str) -> Source:
    """A spell in force, a potion or another thing that was used, a Power card that a creature has (`power-<card>`).

    UN-0283, UN-0428, UN-0587, UN-0674
    """
    if id.startswith(POWER):
        return Source(id, library()[DARK_CARDS][id.removeprefix(POWER)].effects)
    spell = library()[SPELLS].get(id)
    return Source(id, library()[THINGS][id].use) if spell is None else Source(id, spell.effects, magic=True)


def _watches(effect: Effect[object]) -> bool:
    """Does an effect look at single dice: doubles, or criticals below 6?"""
    return effect.name == words.CRITICALS_FROM.name or "double" in getattr(effect.args, "when", ())


def _usable(kit: Kit, skill: Skill) -> bool:
    """A skill is of no use in armor it bars, or to those too large for it."""
    if not skill.not_in:
        return True
    barred = {"heavy-armor": kit.heavy, "large": kit.size >= 3, "huge": kit.size >= 4}
    return not any(barred[what] for what in skill.not_in)


def _add_up(kit: Kit, body: tuple[str, ...]) -> None:
    """Attributes: the card, then skills and spells, then armor and shield.  Armor is never above 6.  UN-0474"""
    who, cards = kit.person, gear_cards()
    for name in NUMBERS:
        kit.terms[name] = [Term(getattr(who.stats, name), "card")]
    worn = who.stats.armor - who.stats.natural if who.armored and who.stats.armor else 0
    kit.terms["armor"] = [Term(who.stats.natural, "natural-armor"), *([Term(worn, "armor-worn")] if worn else [])]
    for source_id, change in _says(kit, words.ATTRIBUTES):
        for name, n in change.items():
            kit.terms.setdefault(name, []).append(Term(n, source_id))
    for id in body:
        card = cards[id]
        if isinstance(card, Armor):
            kit.terms["armor"].append(Term(card.armor, id, "UN-1003"))
            _encumber(kit, id, card.penalties, kit.armor_ease if card.weighs == "heavy" else 0)
    if kit.shield is not None:
        _encumber(kit, kit.shield_id, kit.shield.penalties, 0)
    for injury in who.injuries:
        for name, n in injury_terms(injury).items():
            kit.terms[name].append(Term(n, "injury", "UN-0544"))
    for name in NUMBERS:
        setattr(kit, name, sum(term.value for term in kit.terms[name]))
    kit.armor = min(kit.armor, MOST_ARMOR)


def injury_terms(injury: str) -> dict[str, int]:
    """What an injury takes off attributes.  UN-0545 to UN-0549, UN-0551 to UN-0554"""
    if injury == "one-armed":
        return {"combat": -1, "dexterity": -1}
    if injury == "one-eyed":
        return {"shooting": -1, "perception": -1}
    return {injury: -1} if injury in NUMBERS else {}


def _encumber(kit: Kit, id: str, penalties: dict[words.Attribute, int], ease: int) -> None:
    for name, n in penalties.items():
        lighter = min(0, n + ease) if name == "movement" else n
        if lighter:
            kit.terms[name].append(Term(lighter, id))


def _weakened(kit: Kit, conditions: tuple[str, ...], wounded: bool) -> Kit:
    """Conditions take 1 each off nearly everything, and add up.  UN-0485, UN-0490, UN-0495, UN-0502"""
    ailments = [name for name in WEAKENING if name in conditions]
    if wounded and "ignores-wounded" not in kit.flags:
        ailments.append("wounded")
    grounded = wounded and kit.wings > 0
    if not ailments and not grounded:
        return kit
    kit = copy(kit)
    if grounded:
        kit.wings = 0
        kit.passes -= {"jump", "climb"}
    if ailments:
        less = [Term(-1, ailment, "UN-0502") for ailment in ailments]
        kit.terms = kit.terms | {name: kit.terms[name] + less for name in WEAKENED}
        for name in WEAKENED:
            setattr(kit, name, kit.attribute(name) - len(ailments))
        kit.movement = max(0, kit.movement)
    return kit


# what is in force, by word

Declared = tuple[str, ...]
"""Skills that were declared; and those a hero leaves out because he combines only two."""


def bonuses(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Bonus]]:
    """Terms for rolls, of everything that needs no declaring or was declared."""
    return _spoken(kit, words.BONUS, declared, muted)


def rerolls(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Reroll]]:
    """Dice that may be thrown again."""
    return _spoken(kit, words.REROLL, declared, muted)


def bests(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Best]]:
    """Rolls with more dice, of which the best two count."""
    return _spoken(kit, words.BEST, declared, muted)


def damages(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Damage]]:
    """Terms for the damage of the bearer's hits; those of a weapon count only for the weapon used."""
    return _of_weapon(_spoken(kit, words.DAMAGE, declared, muted), weapon)


def guards(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Guard]]:
    """Terms for damage the bearer takes."""
    return _spoken(kit, words.GUARD, declared, muted)


def inflictions(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Inflict]]:
    """Conditions the bearer's hits cause."""
    return _of_weapon(_spoken(kit, words.INFLICT, declared, muted), weapon)


def again_on_damage(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Reroll]]:
    """Damage dice that may be thrown again; what a weapon says counts only for it.  UN-C437, UN-C452"""
    return _of_weapon(_spoken(kit, words.REROLL_DAMAGE, declared, muted), weapon)


def says(kit: Kit, declared: Declared, word: Word[None], muted: Declared = ()) -> bool:
    """Is a word in force, declared skills included?"""
    if not muted and word.name in kit.flags:
        return True
    return bool(_spoken(kit, word, declared, muted))


def _spoken(kit: Kit, word: Word[T], declared: Declared, muted: Declared) -> list[tuple[Source, T]]:
    speakers = kit.speakers.get(word.name)
    if speakers is None:
        return []
    return [
        (source, args)
        for source in speakers
        if (not source.declare or source.id in declared) and source.id not in muted
        for args in word.of(source.effects)
    ]


def _of_weapon(spoken: list[tuple[Source, T]], weapon: str) -> list[tuple[Source, T]]:
    return [(source, args) for source, args in spoken if source.id == weapon or source.id not in library()[WEAPONS]]
