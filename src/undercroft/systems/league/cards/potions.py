"""Potions, what they are made of, and the tables that say what a gatherer, harvester or mixer gets.

LE-0456, LE-0592 to LE-0615, LE-G17, LE-G18
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content.entries import Section
from undercroft.content.shapes import Free, Ref
from undercroft.content.tables import RollTable
from undercroft.content.vocabulary import Effects
from undercroft.systems.league.cards.monsters import Kind
from undercroft.systems.league.cards.spells import Resist
from undercroft.systems.league.cards.things import NOTHING, Coins, Few, ThingCard

Strength = Literal["weak", "standard", "supreme"]
STRENGTHS: tuple[Strength, ...] = ("weak", "standard", "supreme")
COMPONENTS: dict[Strength, int] = {"weak": 2, "standard": 3, "supreme": 4}
"""How many components a potion of each strength needs; at least one of each kind.  LE-0601 to LE-0603"""
POTION_TURNS = 5
"""How long what a potion gives lasts.  LE-0611"""

BOTTLE = "bottle"
UNKNOWN_POTION = "unknown-potion"
EXQUISITE = "exquisite"
"""The mark of a component that makes mixing easier.  LE-0597, LE-0600, LE-0609"""
PotionKind = Annotated[str, Free("what potions of three strengths have in common"), Meta(pattern="^[a-z-]{2,30}$")]
"""What a potion is, whatever its strength: healing, fire."""


class PotionCard(ThingCard, frozen=True, kw_only=True):
    """A potion of one strength.  One that is drunk does what `drink` says and gives what `gives` says for 5 turns; one
    marked (Tr) is thrown, and what it hits suffers what `throw` says, up to `spread` squares around.

    LE-0456, LE-0601 to LE-0603, LE-0611, LE-G17
    """

    enc: Few = 1
    dur: Few = 1
    of: PotionKind
    strength: Strength = "standard"
    drink: Effects = NOTHING
    throw: Effects = NOTHING
    spread: Annotated[int, Meta(ge=0, le=2)] = 0
    resist: Resist | None = None
    turns: Annotated[int, Meta(ge=1, le=10)] = POTION_TURNS

    @property
    def thrown(self) -> bool:
        """Is it marked (Tr)?  LE-0456"""
        return bool(self.throw)


class Component(ThingCard, frozen=True, kw_only=True):
    """An ingredient or a part; `exquisite` is the price of an exquisite one.  LE-0594, LE-0597, LE-G18"""

    enc: Few = 0
    dur: Few = 1
    exquisite: Coins = 0


class PartCard(Component, frozen=True, kw_only=True):
    """A part, and the kind of monster it is taken from.  LE-0594, LE-G18"""

    of: Kind


class IngredientTable(RollTable[Annotated[str, Ref("ingredients")]], frozen=True, kw_only=True):
    """What plants are found.  LE-0596, LE-G18"""


class PartTable(RollTable[Annotated[str, Ref("parts")]], frozen=True, kw_only=True):
    """What part a killed enemy gives, by its kind.  LE-0599, LE-G18"""


class PotionTable(RollTable[PotionKind], frozen=True, kw_only=True):
    """What has been made where there was no recipe, and what an unknown potion turns out to be.  LE-0607, LE-G17"""


POTIONS = Section("potions", PotionCard, files="potions", kind="thing")
INGREDIENTS = Section("ingredients", Component, file="ingredients.yaml", kind="thing")
PARTS = Section("parts", PartCard, file="parts.yaml", kind="thing")
INGREDIENT_TABLES = Section("ingredient-tables", IngredientTable, file="ingredient-tables.yaml", kind="table")
PART_TABLES = Section("part-tables", PartTable, file="part-tables.yaml", kind="table")
POTION_TABLES = Section("potion-tables", PotionTable, file="potion-tables.yaml", kind="table")
