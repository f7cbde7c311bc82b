"""Durability: what wears, breaks and loses its magic.  LE-0350, LE-0505, LE-0506, LE-0585 to LE-0589, LE-G94, LE-G95"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn, become, lose, stow, without
from undercroft.kernel.events import Changed
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.kit import kit_of, own_sources
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.marks import BROKEN, MAGIC, SPENT
from undercroft.systems.league.cards.things import ArmourCard, WeaponCard
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero

MAGIC_DUR = 2
"""So much more durability have magic weapons, armour and shields.  LE-0585"""


def fights(item: Item) -> bool:
    """Is it a weapon, armour or a shield?"""
    return isinstance(things()[item.card], WeaponCard | ArmourCard)


def is_magic(item: Item) -> bool:
    """Is it magic, and has it not lost its power?  LE-0585, LE-0587"""
    return SPENT not in item.marks and (MAGIC in item.marks or things()[item.card].magic)


def durability(item: Item) -> int:
    """How many points of durability it has when it is whole: 6 unless noted otherwise, 2 more if it is magic.

    LE-0505, LE-0585, LE-0588
    """
    return things()[item.card].dur + (MAGIC_DUR if is_magic(item) and fights(item) else 0)


def left(item: Item) -> int:
    """The points of durability it has left.  LE-0505, LE-G95"""
    return max(0, durability(item) - item.wear)


def never_wears(item: Item) -> bool:
    """Does it take no damage: magic that is neither weapon, armour nor shield, or what is enchanted so?  LE-0586"""
    if is_magic(item) and not fights(item):
        return True
    return kit_of(own_sources(item)).says(words.NEVER_WEARS)


def wear(game: League, hero: Hero, item: Item, *rules: str) -> None:
    """An item loses a point of durability; at 0 it is broken.  Magic objects other than weapons, armour and shields
    take no damage.  LE-0350, LE-0505, LE-0506, LE-0508, LE-0586"""
    if item not in hero.outfit.items() or never_wears(item):
        return
    now = item.worn()
    hero.outfit = become(hero.outfit, item, now)
    game.tell(Changed, "worn", hero.id, now=left(now), was=left(item), detail=_name(item), rules=rules)
    if left(now) == 0:
        _break(game, hero, now)


def _break(game: League, hero: Hero, item: Item) -> None:
    """An ordinary item is destroyed; what was magic stays in the backpack without its magic, to be repaired.

    LE-0506, LE-0589, LE-G94
    """
    game.tell(Changed, "broken", hero.id, now=1, detail=_name(item), rules=("LE-0506",))
    if MAGIC not in item.marks and not things()[item.card].magic:
        hero.outfit = discard(hero.outfit, item)
        return
    wreck = Item(item.card, things()[item.card].dur, item.marks).marked(BROKEN).marked(SPENT)
    hero.outfit = become(hero.outfit, item, wreck)
    if hero.outfit.slot_of(wreck):
        hero.outfit = stow(hero.outfit, wreck)


def lose_magic(game: League, hero: Hero, item: Item) -> Item:
    """A magic weapon becomes an ordinary one and wears from 6 points again; the copy as it is then.

    LE-0587, LE-0588, LE-G95
    """
    now = item.marked(SPENT)
    hero.outfit = become(hero.outfit, item, now)
    game.tell(Changed, "magic-gone", hero.id, now=1, detail=_name(item), rules=("LE-0587",))
    return now


def fumble_with(game: League, hero: Hero, item: Item) -> None:
    """A weapon was fumbled: it loses a point, and a magic one its power, which may break it at once.

    LE-0350, LE-0587, LE-0588, LE-G95
    """
    if item in hero.outfit.items():
        wear(game, hero, lose_magic(game, hero, item) if is_magic(item) else item, "LE-0350")


def discard(outfit: Outfit, item: Item) -> Outfit:
    """The outfit without one copy of an item: from where it is worn or at hand before the pack."""
    slot = outfit.slot_of(item)
    return Outfit(without(outfit.on, Worn(slot, item)), outfit.pack) if slot else lose(outfit, item)


def _name(item: Item) -> str:
    return f"league-thing-{item.card}"
