"""Heroes as they are printed: species, professions, talents, perks, backgrounds, premade heroes.  LE-G01 to LE-G08"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.things import NOTHING
from undercroft.systems.league.cards.values import Amount, Percent, Skill, Stat, Values

ThingRef = Annotated[str, Ref("weapons", (), ("armour", "gear", "potions"))]
Level = Annotated[int, Meta(ge=1, le=10)]
TalentGroup = Literal["combat", "faith", "alchemist", "physical", "sneaky", "magic", "mental"]


class SpeciesCard(Entry, frozen=True, kw_only=True):
    """A species: the dice of its stats and hit points, how far a stat may rise, how far it moves, its luck, what is
    special about it.  LE-0005 to LE-0007, LE-0028, LE-0300, LE-G01, LE-G02"""

    rolls: dict[Stat, Amount]
    most: dict[Stat, Percent]
    hp: Amount
    movement: Annotated[int, Meta(ge=3, le=6)]
    luck: Annotated[int, Meta(ge=0, le=3)] = 0
    gives: Effects = NOTHING
    names: Annotated[tuple[Annotated[str, Free("what people are called")], ...], Meta(min_length=8)]
    icon: Icon = "person"


class ProfessionCard(Entry, frozen=True, kw_only=True):
    """A profession: what it adds to each skill, the talents to choose from, what it starts with, how many spells or
    prayers; the groups of talents that are open to it level by level, from the second on.

    LE-0015 to LE-0018, LE-0020, LE-0308, LE-G04
    """

    skills: dict[Skill, Annotated[int, Meta(ge=-30, le=30)]]
    hp: Annotated[int, Meta(ge=-4, le=6)] = 0
    talents: tuple[Annotated[str, Ref("talents")], ...]
    gear: tuple[ThingRef, ...]
    spells: Annotated[int, Meta(ge=0, le=6)] = 0
    prayers: Annotated[int, Meta(ge=0, le=4)] = 0
    growth: Annotated[tuple[TalentGroup, ...], Meta(min_length=9, max_length=9)]
    icon: Icon = "visored-helm"


class TalentCard(Entry, frozen=True, kw_only=True):
    """A talent: a passive boost that is always on.  LE-0073, LE-0308, LE-G06"""

    group: TalentGroup
    gives: Effects
    icon: Icon = "upgrade"


class PerkCard(Entry, frozen=True, kw_only=True):
    """A perk: something a hero can do for ENERGY, at once with `do` or for a time with what it `gives`.

    An `activation` is the hero's own, a shot or strike on overwatch with it; a `turn` lasts until the hero's next one.
    LE-0073, LE-0309, LE-0334, LE-G07
    """

    group: TalentGroup
    energy: Annotated[int, Meta(ge=1, le=3)] = 1
    lasts: Literal["once", "activation", "turn", "battle"] = "once"
    aim: Literal["self", "beside"] = "self"
    """Whom it helps: the hero, or another hero beside it."""
    do: Effects = NOTHING
    gives: Effects = NOTHING
    icon: Icon = "lightning-helix"


class BackgroundCard(Entry, frozen=True, kw_only=True):
    """Where a hero comes from, rolled on a d20 by whoever wishes: what it gives, coins or things it brings along.

    LE-0019, LE-G05
    """

    to: Annotated[int, Meta(ge=1, le=20)]
    gives: Effects = NOTHING
    coins: Annotated[int, Meta(ge=-100, le=300)] = 0
    things: tuple[ThingRef, ...] = ()
    icon: Icon = "portrait"


Takes = tuple[Annotated[str, Ref("ingredients", (), ("parts",))], ...]
"""The components of a recipe.  LE-0604"""


class HeroCard(Entry, frozen=True, kw_only=True):
    """A premade hero, ready to start.  LE-0003, LE-0004"""

    species: Annotated[str, Ref("species")]
    profession: Annotated[str, Ref("professions")]
    values: Values
    hp: Annotated[int, Meta(ge=5, le=30)]
    level: Level = 1
    talents: tuple[Annotated[str, Ref("talents")], ...] = ()
    perks: tuple[Annotated[str, Ref("perks")], ...] = ()
    spells: tuple[Annotated[str, Ref("spells")], ...] = ()
    prayers: tuple[Annotated[str, Ref("prayers")], ...] = ()
    recipes: dict[Annotated[str, Ref("potions")], Takes] = {}
    """The recipes it has written down, by potion.  LE-0604"""
    wears: tuple[ThingRef, ...]
    """What it has on its body and in its hands."""
    quick: Annotated[tuple[ThingRef, ...], Meta(max_length=3)] = ()
    pack: tuple[ThingRef, ...] = ()
    coins: Annotated[int, Meta(ge=0, le=150)] = 0
    """What is left of the coins it started with.  LE-0023, LE-0024"""
    icon: Icon = "visored-helm"


class MercenaryCard(Entry, frozen=True, kw_only=True):
    """A mercenary, who fills a place in a party of fewer than 4 heroes: what it costs to hire, and what for every quest
    after the first.  LE-0002, LE-G37"""

    species: Annotated[str, Ref("species")]
    profession: Annotated[str, Ref("professions")]
    values: Values
    hp: Annotated[int, Meta(ge=5, le=30)]
    talents: tuple[Annotated[str, Ref("talents")], ...] = ()
    wears: tuple[ThingRef, ...]
    quick: Annotated[tuple[ThingRef, ...], Meta(max_length=3)] = ()
    price: Annotated[int, Meta(ge=10, le=1_000)]
    upkeep: Annotated[int, Meta(ge=5, le=500)]
    icon: Icon = "swordman"


SPECIES = Section("species", SpeciesCard, file="species.yaml", kind="species")
PROFESSIONS = Section("professions", ProfessionCard, file="professions.yaml", kind="profession")
TALENTS = Section("talents", TalentCard, file="talents.yaml", kind="talent")
PERKS = Section("perks", PerkCard, file="perks.yaml", kind="perk")
BACKGROUNDS = Section("backgrounds", BackgroundCard, file="backgrounds.yaml", kind="background")
HEROES = Section("heroes", HeroCard, file="heroes.yaml", kind="hero")
MERCENARIES = Section("mercenaries", MercenaryCard, file="mercenaries.yaml", kind="mercenary")
