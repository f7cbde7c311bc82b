"""What is in force for a character: skills, things and spells as sources of effects, and what they add up to.

Worked out once for each set of sources that say anything; `kit` shares it.
"""

from __future__ import annotations

from typing import TypeVar

from undercroft.content.vocabulary import Effect, Effects, Word
from undercroft.kernel.remembering import remembered
from undercroft.kernel.tally import Term
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import DARK_CARDS, RACES, SPELLS, THINGS, Skill, Stats, Thing
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Person, gear_cards, person, skill_card
from undercroft.systems.universalis.cards.sizes import HUGE, LARGE
from undercroft.systems.universalis.cards.words import Action, Attacks, Best, Bonus, Reroll, Shared, Shots

T = TypeVar("T")

POWER = "power-"
"""The prefix of a Power card in force among the sources of a kit."""

NUMBERS = tuple(Stats.__struct_fields__)
"""The attributes that are numbers on a card."""

Names = tuple[str, ...]
Changes = tuple[tuple[str, Term], ...]
"""What is added to attributes, each term with the attribute's name."""


class Source:
    """A skill, item or spell in force for its bearer, with its effects and the words they use.

    `names` are those under which it comes in at moments, `bound` are these moments.  `watches`: it looks at single dice
    of fights.  Of skills, `menaces`: it does something to enemies that come near; `unwinds`: something of it ends with
    a combat.  A source that says nothing is only a name.
    """

    __slots__ = (
        "active",
        "bound",
        "declare",
        "effects",
        "id",
        "magic",
        "menaces",
        "names",
        "says",
        "skill",
        "unwinds",
        "watches",
        "words",
    )

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
        self.bound = moments.bound(self.names)
        self.watches = any(_watches(effect) for effect in effects) or moments.ROLLED.name in self.bound
        self.menaces = skill and moments.NEAR.name in self.bound
        self.unwinds = skill and moments.COMBAT_ENDS.name in self.bound
        self.says = bool(self.words or active or declare or self.watches or self.menaces or self.unwinds)


def _watches(effect: Effect[object]) -> bool:
    """Does an effect look at single dice: doubles, or criticals below 6?"""
    return effect.name == words.CRITICALS_FROM.name or "double" in getattr(effect.args, "when", ())


Spoken = tuple[tuple[Source, T], ...]
"""What sources say with one word."""


class Voices:
    """What several sources say together."""

    __slots__ = (
        "actions",
        "armor_ease",
        "arts",
        "attacks",
        "bests",
        "bonuses",
        "changes",
        "flags",
        "immune",
        "lands",
        "menaces",
        "passes",
        "reach",
        "rerolls",
        "scouts",
        "shares",
        "size",
        "speakers",
        "unwinds",
        "volleys",
        "watches",
        "wings",
    )

    def __init__(self, sources: tuple[Source, ...]) -> None:
        self.speakers: dict[str, list[Source]] = {}
        """The sources that use each word."""
        for source in sources:
            for word in source.words:
                self.speakers.setdefault(word, []).append(source)
        self.arts = tuple(source.id for source in sources if source.active or source.declare)
        """Active skills, of which a hero combines at most two.  UN-1465"""
        self.flags = frozenset(word for source in sources if not source.declare for word in source.words)
        self.watches = any(source.watches for source in sources)
        self.menaces = any(source.menaces for source in sources)
        self.unwinds = any(source.unwinds for source in sources)
        self.bonuses: Spoken[Bonus] = self._unasked(words.BONUS)
        self.rerolls: Spoken[Reroll] = self._unasked(words.REROLL)
        self.bests: Spoken[Best] = self._unasked(words.BEST)
        """What changes rolls without being declared."""
        self.volleys: tuple[tuple[str, Shots], ...] = self._says(words.SHOTS, declared=True)
        self.actions: tuple[tuple[str, Action], ...] = self._says(words.ACTION, declared=True)
        self.attacks: tuple[tuple[str, Attacks], ...] = self._says(words.ATTACKS)
        self.shares: tuple[tuple[str, Shared], ...] = self._says(words.ALLIES_BONUS)
        self.immune = frozenset(condition for _, of in self._says(words.IMMUNE) for condition in of)
        self.lands = tuple(land for _, land in self._says(words.PATHFINDER))
        self.scouts = [id for id, _ in self._says(words.IGNORES_TERRAIN)] == ["scout"]
        self.wings = max((far for _, far in self._says(words.FLIES)), default=0)
        self.reach = max((far for _, far in self._says(words.REACH)), default=0)
        self.passes = frozenset(roll for _, rolls in self._says(words.PASSES) for roll in rolls)
        self.armor_ease = sum(ease for _, ease in self._says(words.ARMOR_EASE))
        sizes = self._says(words.SIZE)
        self.size = sizes[-1][1] if sizes else 0
        """The size they give their bearer; 0 if they say nothing of it."""
        given = [(id, name, n) for id, change in self._says(words.ATTRIBUTES) for name, n in change.items()]
        self.changes: Changes = tuple((name, Term(n, id)) for id, name, n in given if name in NUMBERS)

    def _unasked(self, word: Word[T]) -> Spoken[T]:
        """Every use of a word by sources that need no declaring."""
        sources = [source for source in self.speakers.get(word.name, ()) if not source.declare]
        return tuple((source, args) for source in sources for args in word.of(source.effects))

    def _says(self, word: Word[T], *, declared: bool = False) -> tuple[tuple[str, T], ...]:
        """Every use of a word by sources that need no declaring, or by all, with the id of the source."""
        return tuple(
            (source.id, args)
            for source in self.speakers.get(word.name, ())
            if declared or not source.declare
            for args in word.of(source.effects)
        )


@remembered(4096)
def voices_of(sources: tuple[Source, ...]) -> Voices:
    """The voices of these sources, all of which say something."""
    return Voices(sources)


@remembered(4096)
def by_nature(card: str, skills: Names, heavy: bool) -> tuple[Source, ...]:
    """What a character has by race, then those of its learnt skills that it can use."""
    who = person(card)
    dark = who.level != "hero" and not who.companion
    return _born_with(who) + tuple(_learnt(id, dark) for id in skills if _usable(who, heavy, skill_card(id)))


def _born_with(who: Person) -> tuple[Source, ...]:
    """What a hero has from its race."""
    race = library()[RACES].get(who.race) if who.level == "hero" else None
    return (Source(f"race-{race.id}", race.effects),) if race is not None and race.effects else ()


def _usable(who: Person, heavy: bool, skill: Skill) -> bool:
    """Is a skill of use?  Some are barred by armor, or by being too large."""
    if not skill.not_in:
        return True
    barred = {"heavy-armor": heavy, "large": who.size >= LARGE, "huge": who.size >= HUGE}
    return not any(barred[what] for what in skill.not_in)


@remembered(4096)
def _learnt(id: str, dark: bool) -> Source:
    """A skill as heroes and their companions have it, or as creatures of the Dark Player do."""
    skill = skill_card(id)
    effects = Effects((*skill.effects, *(skill.dark if dark else ()), *(skill.artificial if dark else ())))
    return Source(id, effects, active=skill.active, declare=skill.declare, skill=True)


@remembered(4096)
def may_tell(card: str, extra: Names) -> bool:
    """Does a character have a skill that works when enemies are near, or when a combat ends?

    Nothing but skills does so: without such a skill the character needs no closer look.
    """
    return any(source.menaces or source.unwinds for source in _skills(card, extra))


@remembered(4096)
def may_share(card: str, extra: Names, body: Names, hands: Names) -> bool:
    """Does a character have anything that helps friends, by race, skill or thing?  Spells and potions may help too."""
    sources = _born_with(person(card)) + _skills(card, extra) + in_use(hands, body)
    return any(words.ALLIES_BONUS.name in source.words for source in sources)


def _skills(card: str, extra: Names) -> tuple[Source, ...]:
    """All skills of a character, whether it can use them or not."""
    who = person(card)
    dark = who.level != "hero" and not who.companion
    return tuple(_learnt(id, dark) for id in who.skills + extra)


def in_use(hands: Names, body: Names) -> tuple[Source, ...]:
    """Things held, then things worn; a thing on the body that is not for wearing is of no use."""
    found = tuple(map(_borne, hands))
    return found + tuple(_borne(id) for id in body if _worn(id) or id in hands) if body else found


@remembered(4096)
def _worn(id: str) -> bool:
    item = gear_cards()[id]
    return not isinstance(item, Thing) or item.worn


@remembered(4096)
def _borne(id: str) -> Source:
    """An item in hand or on the body."""
    item = gear_cards()[id]
    return Source(id, item.effects, magic=bool(item.magic))


@remembered(4096)
def in_force(id: str) -> Source:
    """A spell in force, a potion or another thing that was used, a Power card that a creature has (`power-<card>`).

    UN-0051, UN-0283, UN-0428, UN-0587, UN-0674
    """
    if id.startswith(POWER):
        return Source(id, library()[DARK_CARDS][id.removeprefix(POWER)].effects)
    spell = library()[SPELLS].get(id)
    return Source(id, library()[THINGS][id].use) if spell is None else Source(id, spell.effects, magic=True)
