"""What a character brings: attributes after armor, skills and conditions; weapons, shield; words in force.

Worked out once for each set of card, skills, equipment, conditions and spells, and shared by everything that asks.
"""

from __future__ import annotations

from functools import lru_cache

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


class Source:
    """A skill, item or spell in force for its bearer, with its effects."""

    __slots__ = ("active", "declare", "effects", "id", "magic", "skill")

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
    _weaken(kit, conditions, wounded)
    return kit


def _within_means(kit: Kit, skill: Skill) -> bool:
    """A skill is used only while the attributes it asks for, after armor, are there.  UN-1472"""
    return all(kit.attribute(name) >= least for name, least in skill.minimum.items())


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
    for id in skills:
        skill = skill_card(id)
        if _usable(kit, skill):
            effects = Effects((*skill.effects, *(skill.dark if dark else ()), *(skill.artificial if dark else ())))
            sources.append(Source(id, effects, active=skill.active, declare=skill.declare, skill=True))
    for id in (*hands, *body):
        item = gear_cards()[id]
        if not isinstance(item, Thing) or item.worn or id in hands:
            sources.append(Source(id, item.effects, magic=bool(item.magic)))
    sources += [_cast(id) for id in spells]
    kit.sources = tuple(sources)
    kit.names = tuple(name for source in sources for name in (source.id, *words.VARIANT.of(source.effects)))
    kit.names += kit.person.injuries
    kit.arts = tuple(source.id for source in sources if source.active or source.declare)
    kit.volleys = tuple((source.id, more) for source in sources for more in words.SHOTS.of(source.effects))
    kit.actions = tuple((source.id, action) for source in sources for action in words.ACTION.of(source.effects))
    passive = [source for source in sources if not source.declare]
    kit.flags = frozenset(effect.name for source in passive for effect in source.effects)
    kit.immune = frozenset(c.value for source in passive for of in words.IMMUNE.of(source.effects) for c in of)
    kit.attacks = tuple((source.id, more) for source in passive for more in words.ATTACKS.of(source.effects))
    kit.shares = tuple((source.id, bonus) for source in passive for bonus in words.ALLIES_BONUS.of(source.effects))
    kit.lands = tuple(land for source in passive for land in words.PATHFINDER.of(source.effects))
    ignoring = [source.id for source in passive if words.IGNORES_TERRAIN.of(source.effects)]
    kit.scouts = ignoring == ["scout"]
    kit.wings = max((far for source in passive for far in words.FLIES.of(source.effects)), default=0)
    kit.reach = max((far for source in passive for far in words.REACH.of(source.effects)), default=0)
    kit.passes = frozenset(roll for source in passive for rolls in words.PASSES.of(source.effects) for roll in rolls)
    kit.armor_ease = sum(ease for source in passive for ease in words.ARMOR_EASE.of(source.effects))
    kit.watches = any(_watches(effect) for source in sources for effect in source.effects)
    kit.watches = kit.watches or bool(moments.ROLLED.deeds(kit.names))
    kit.menaces = bool(moments.NEAR.deeds(kit.names))
    kit.unwinds = bool(moments.COMBAT_ENDS.deeds(kit.names))
    sizes = [size for source in passive for size in words.SIZE.of(source.effects)]
    if sizes:
        kit.size = sizes[-1]


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
                    kit.terms.setdefault(name, []).append(Term(n, source.id))
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


def _weaken(kit: Kit, conditions: tuple[str, ...], wounded: bool) -> None:
    """Conditions take 1 each off nearly everything, and add up.  UN-0485, UN-0490, UN-0495, UN-0502"""
    if wounded and kit.wings:
        kit.wings = 0
        kit.passes -= {"jump", "climb"}
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
"""Skills that were declared; and those a hero leaves out because he combines only two."""


def bonuses(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Bonus]]:
    """Terms for rolls, of everything that needs no declaring or was declared."""
    return [(source, bonus) for source in _speaking(kit, declared, muted) for bonus in words.BONUS.of(source.effects)]


def rerolls(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Reroll]]:
    """Dice that may be thrown again."""
    return [(source, again) for source in _speaking(kit, declared, muted) for again in words.REROLL.of(source.effects)]


def bests(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Best]]:
    """Rolls with more dice, of which the best two count."""
    return [(source, best) for source in _speaking(kit, declared, muted) for best in words.BEST.of(source.effects)]


def damages(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Damage]]:
    """Terms for the damage of the bearer's hits; those of a weapon count only for the weapon used."""
    return [
        (source, damage)
        for source in _speaking(kit, declared, muted)
        if source.id == weapon or source.id not in library()[WEAPONS]
        for damage in words.DAMAGE.of(source.effects)
    ]


def guards(kit: Kit, declared: Declared, muted: Declared = ()) -> list[tuple[Source, Guard]]:
    """Terms for damage the bearer takes."""
    return [(source, guard) for source in _speaking(kit, declared, muted) for guard in words.GUARD.of(source.effects)]


def inflictions(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Inflict]]:
    """Conditions the bearer's hits cause."""
    return [
        (source, inflict)
        for source in _speaking(kit, declared, muted)
        if source.id == weapon or source.id not in library()[WEAPONS]
        for inflict in words.INFLICT.of(source.effects)
    ]


def again_on_damage(kit: Kit, declared: Declared, weapon: str, muted: Declared = ()) -> list[tuple[Source, Reroll]]:
    """Damage dice that may be thrown again; what a weapon says counts only for it.  UN-C437, UN-C452"""
    return [
        (source, again)
        for source in _speaking(kit, declared, muted)
        if source.id == weapon or source.id not in library()[WEAPONS]
        for again in words.REROLL_DAMAGE.of(source.effects)
    ]


def says(kit: Kit, declared: Declared, word: Word[None], muted: Declared = ()) -> bool:
    """Is a word in force, declared skills included?"""
    if not muted and word.name in kit.flags:
        return True
    return any(word.of(source.effects) for source in _speaking(kit, declared, muted))


def _speaking(kit: Kit, declared: Declared, muted: Declared) -> list[Source]:
    return [
        source
        for source in kit.sources
        if source.effects and (not source.declare or source.id in declared) and source.id not in muted
    ]
