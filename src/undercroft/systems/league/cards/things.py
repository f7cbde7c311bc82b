"""Equipment as it is printed: weapons, armour and shields, other gear.  LE-G10 to LE-G14, LE-C136 to LE-C173"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.shapes import Ref
from undercroft.content.vocabulary import Effects
from undercroft.crawl.cards import Icon
from undercroft.systems.league.cards.values import Amount, Percent

NOTHING = Effects()
Few = Annotated[int, Meta(ge=0, le=40)]
Coins = Annotated[int, Meta(ge=0, le=20_000)]
Location = Literal["head", "arms", "torso", "legs"]
LOCATIONS: tuple[Location, ...] = ("head", "arms", "torso", "legs")
Material = Literal["iron", "wood", "leather", "cloth", "bone", "stone", "silver", "mithril"]
METAL: tuple[Material, ...] = ("iron", "silver", "mithril")
NOBLE: tuple[Material, ...] = ("silver", "mithril")
"""What nothing eats.  LE-0746, LE-C171"""

DUR = 6
"""Points of durability of weapons, armour and shields, unless noted otherwise.  LE-0505"""


class ThingCard(Entry, frozen=True, kw_only=True):
    """What everything that is carried has: encumbrance, price, how often a shop has it (d100), durability, what it
    gives while it is worn or held.  LE-0118, LE-0505, LE-G14

    `magic` things have magic of their own; those that are `legendary` are found only once in a campaign; a `relic`
    helps none but warrior priests.  LE-0583, LE-0624, LE-G34, LE-G36
    """

    enc: Few = 1
    price: Coins = 0
    availability: Percent = 60
    dur: Few = DUR
    gives: Effects = NOTHING
    magic: bool = False
    legendary: bool = False
    relic: bool = False
    icon: Icon = "swap-bag"


class WeaponCard(ThingCard, frozen=True, kw_only=True):
    """A weapon.  `one_hand` and `two_hands` are the STR it takes to wield it so; none where it cannot be wielded so.

    `range` is 0 for close combat weapons.  `slow`, `bfo`, `rapier` and `staff` change how easily an enemy with it is
    hit.  LE-0344, LE-0345, LE-0441 to LE-0444, LE-0664, LE-G10, LE-G12
    """

    damage: Amount
    one_hand: Percent | None = None
    two_hands: Percent | None = None
    range: Few = 0
    reload: bool = False
    ammunition: Literal["", "arrow", "bolt", "stone"] = ""
    edge: Literal["bladed", "crushing", ""] = ""
    material: Material = "iron"
    reach: bool = False
    slow: bool = False
    bfo: bool = False
    rapier: bool = False
    staff: bool = False
    net: bool = False

    @property
    def ranged(self) -> bool:
        """Is it a missile or thrown weapon?"""
        return self.range > 0


class ArmourCard(ThingCard, frozen=True, kw_only=True):
    """Armour on some hit locations, or a shield, which has none.  LE-0495, LE-0503, LE-G13"""

    defence: Few
    covers: tuple[Location, ...] = ()
    material: Material = "leather"

    @property
    def shield(self) -> bool:
        """Is it a shield?  LE-C166"""
        return not self.covers


Tool = Literal[
    "",
    "lock-pick",
    "trap-kit",
    "crowbar",
    "rope",
    "torch",
    "alchemist-tools",
    "quiver",
    "bandage",
    "ration",
    "bottle",
    "holy-water",
    "parchment",
    "fur",
    "scroll",
    "unknown-potion",
    "recipe-page",
]
"""What procedures ask for, whatever its make."""


Slot = Literal["", "cloak", "belt", "ring", "necklace", "relic-ring", "relic-necklace", "charm"]
"""Where gear is worn."""
GEAR_SLOTS: tuple[str, ...] = ("cloak", "belt", "ring", "necklace", "relic-ring", "relic-necklace", "charm")


class GearCard(ThingCard, frozen=True, kw_only=True):
    """Other gear: bandages, picks, ropes, belts, rations and the like.

    `tool` is what procedures know it by; `slot` where it is worn, if it is.  `use` is what happens when it is used,
    which uses it up if it is a `consumable`.  LE-0614, LE-0615, LE-G14
    """

    tool: Tool = ""
    slot: Slot = ""
    use: Effects = NOTHING
    consumable: bool = False
    imbues: Annotated[str, Ref("enchantments", ("",))] = ""
    """The enchantment that a powerstone holds.  LE-0651, LE-G35"""
    slots: Few = 0
    """So many more quick slots, for potions and vials alone.  LE-0614, LE-0615"""


WEAPONS = Section("weapons", WeaponCard, file="weapons.yaml", kind="weapon")
ARMOUR = Section("armour", ArmourCard, file="armour.yaml", kind="armour")
GEAR = Section("gear", GearCard, file="gear.yaml", kind="gear")
