"""Identifying magic: one attempt by the hero who knows most of the arcane arts, then a roll for what magic it is.

LE-0277, LE-0580 to LE-0582, LE-0668 to LE-0670, LE-G34, LE-G102
"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS, EnchantmentCard, MagicKind
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.marks import GIVEN_UP, UNKNOWN, enchanted
from undercroft.systems.league.cards.things import ArmourCard, GearCard, WeaponCard
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import D100, check
from undercroft.systems.league.state import Hero
from undercroft.systems.league.things.slots import card_of

IDENTIFY, LATER = Option("identify"), Option("later")


def may_be_tried(item: Item) -> bool:
    """Is it magic that nobody has tried to identify yet?  LE-0581, LE-G102"""
    return UNKNOWN in item.marks and GIVEN_UP not in item.marks


def expert(game: League) -> Hero | None:
    """The hero who tries: on its feet, with the highest arcane arts; None where nobody knows any.

    LE-0277, LE-0667, LE-G102
    """
    able = [one for one in game.standing() if one.values.arcane_arts]
    return max(able, key=lambda one: (one.values.arcane_arts, -one.id), default=None)


def offer_to_identify(game: League, item: Item) -> Script[Item]:
    """What has just been found may be identified at once, which is no action.  LE-0277"""
    hero = expert(game)
    if hero is None or not may_be_tried(item):
        return item
    option: Option = yield Ask("identify", hero.seat, (IDENTIFY, LATER), who=hero.id, about=str(item))
    return item if option.act == LATER.act else (yield from identify(game, hero, item))


def identify(game: League, hero: Hero, item: Item) -> Script[Item]:
    """An arcane arts check: success says by a roll which magic it is, failure that the party cannot tell.

    LE-0580, LE-0581, LE-0668 to LE-0670, LE-G34
    """
    checked = yield from check(
        game, hero, "arcane-arts", "identify", when=(When.IDENTIFYING,), rules=("LE-0580", "LE-0668")
    )
    if not checked.success:
        game.tell(Changed, "not-identified", hero.id, detail=str(item), rules=("LE-0581",))
        return item.marked(GIVEN_UP)
    return (yield from reveal(game, hero, item))


def reveal(game: League, hero: Hero, item: Item) -> Script[Item]:
    """A d100 says which magic is in it.  LE-0669, LE-G34"""
    roll: int = yield Roll((D100,), TOTAL, hero.seat, hero.id, "enchantment", "loot")
    now = enchanted(item, enchantment_by(kind_of(item), roll))
    game.tell(Changed, "identified", hero.id, detail=str(now), rules=("LE-0669",))
    return now


def kind_of(item: Item) -> MagicKind:
    """What kinds of magic suit a thing.  LE-G34"""
    card = card_of(item)
    if isinstance(card, WeaponCard):
        return "missile" if card.ranged else "weapon"
    if isinstance(card, ArmourCard):
        return "shield" if card.shield else "armour"
    assert isinstance(card, GearCard)
    return "cloak" if card.slot == "cloak" else "necklace" if card.slot == "necklace" else "ring"


def table_of(kind: MagicKind) -> list[EnchantmentCard]:
    """The enchantments that things of a kind may turn out to have, by the roll.  LE-G34"""
    found = [card for card in library()[ENCHANTMENTS].values() if kind in card.suits and card.to]
    return sorted(found, key=lambda card: card.to)


def enchantment_by(kind: MagicKind, roll: int) -> str:
    """The enchantment that a roll of a d100 says.  LE-0669"""
    return next(card.id for card in table_of(kind) if roll <= card.to)
