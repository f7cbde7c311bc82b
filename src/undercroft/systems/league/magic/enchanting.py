"""Enchanting things and writing scrolls, in a settlement between two quests.  LE-0551, LE-0648 to LE-0658, LE-G35

What is asked of the spell is what casting asks: arcane arts less its CV, mana, focus, miscasts.
"""

from __future__ import annotations

from undercroft.crawl.things import Item, become, gain
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.marks import enchanted, enchantment
from undercroft.systems.league.cards.spells import SPELLS, SpellCard
from undercroft.systems.league.cards.things import ArmourCard, GearCard, WeaponCard
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.casting import cost, go_wrong, needed, threshold
from undercroft.systems.league.rolls.checks import Checked, check_against
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.mana import is_wizard, spend_mana
from undercroft.systems.league.status.wear import discard
from undercroft.systems.league.things.identifying import kind_of
from undercroft.systems.league.things.slots import find_tool

ENCHANT, SCRIBE = "enchant-item", "magic-scribbles"
"""The incantations it takes.  LE-0650, LE-0655, LE-C174, LE-C175"""
SCROLL, PARCHMENT = "magic-scroll", "parchment"
MOST_SCROLLS = 2
"""Attempts at scrolls between two quests.  LE-0649"""
MOST_FOCUS = 4
"""AP of focus for work that takes its time: those of two turns."""


# the incantation


def incant(game: League, hero: Hero, spell: SpellCard) -> Script[Checked]:
    """A spell is cast in a settlement, with focus if it likes.  LE-0551, LE-0557 to LE-0560, LE-0566, LE-0656"""
    focus = yield from _focus(game, hero, spell)
    entry = CastSpell(hero.id, spell.id, focus=focus)
    tally = needed(game, hero, spell, entry)
    worst = threshold(game, hero, focus, 0)
    cast = yield from check_against(game, hero, "arcane-arts", tally, "casting", disaster=worst, rules=("LE-0557",))
    mana = cost(game, hero, spell)
    spend_mana(game, hero, mana if cast.success or cast.disaster else (mana + 1) // 2, "spell", "LE-0558")
    if cast.disaster:
        yield from go_wrong(game, hero)
    return cast


def _focus(game: League, hero: Hero, spell: SpellCard) -> Script[int]:
    options = [Option("focus", n=n) for n in range(MOST_FOCUS + 1)]
    chosen: Option = yield Ask("focus", hero.seat, options, who=hero.id, about=f"league-spell-{spell.id}")
    return chosen.n


# enchanting


def stones(hero: Hero) -> list[Item]:
    """The powerstones a hero carries.  LE-0651"""
    return [item for item in dict.fromkeys(hero.outfit.items()) if imbued_by(item)]


def imbued_by(stone: Item) -> str:
    """The enchantment that a powerstone holds; empty for anything else.  LE-0651, LE-G35"""
    card = things()[stone.card]
    return card.imbues if isinstance(card, GearCard) else ""


def suitable(stone: Item, item: Item) -> bool:
    """Does the magic of a stone suit a thing, and bears the thing no magic yet?  LE-0650, LE-0654"""
    card = things()[item.card]
    fit = isinstance(card, WeaponCard | ArmourCard) or (isinstance(card, GearCard) and bool(card.slot))
    if not fit or card.magic or enchantment(item) or item.marks:
        return False
    return kind_of(item) in library()[ENCHANTMENTS][imbued_by(stone)].suits


def may_enchant(game: League, hero: Hero) -> list[tuple[Item, Item]]:
    """Each stone and each thing of a wizard that knows the spell, has the mana and has made neither an enchanted thing
    nor a scroll since the last quest.  LE-0557, LE-0648 to LE-0650, LE-0654"""
    if ENCHANT not in hero.spells or not is_wizard(game, hero) or hero.enchanted or hero.scribed:
        return []
    if hero.mana < cost(game, hero, library()[SPELLS][ENCHANT]):
        return []
    items = dict.fromkeys(hero.outfit.items())
    return [(stone, item) for stone in stones(hero) for item in items if suitable(stone, item)]


def enchant(game: League, hero: Hero, stone: Item, item: Item) -> Script[bool]:
    """Success gives a thing the magic of the stone, which is used up; failure destroys the thing and leaves the stone.

    LE-0649 to LE-0654
    """
    hero.enchanted = 1
    cast = yield from incant(game, hero, library()[SPELLS][ENCHANT])
    if cast.success:
        now = enchanted(item, imbued_by(stone))
        hero.outfit = discard(become(hero.outfit, item, now), stone)
        game.tell(Changed, "enchanted", hero.id, now=1, detail=str(now), rules=("LE-0652",))
    else:
        hero.outfit = discard(hero.outfit, item)
        game.tell(Changed, "enchanted", hero.id, detail=str(item), rules=("LE-0653",))
    return cast.success


# scribing


def may_scribe(game: League, hero: Hero) -> list[str]:
    """The spells that a wizard can write down: it knows them and Magic Scribbles, has the mana and fine parchment, and
    has tried at most once since the last quest.  LE-0557, LE-0649, LE-0655, LE-0657"""
    if SCRIBE not in hero.spells or not is_wizard(game, hero) or hero.enchanted or hero.scribed >= MOST_SCROLLS:
        return []
    if find_tool(hero, PARCHMENT, ready=False) is None:
        return []
    known = (library()[SPELLS][spell] for spell in hero.spells)
    return [card.id for card in known if not card.incantation and cost(game, hero, card) <= hero.mana]


def scribe(game: League, hero: Hero, spell: str) -> Script[bool]:
    """The spell is cast as usual onto fine parchment: success makes a scroll, failure destroys the parchment; it takes
    a day.  LE-0649, LE-0655 to LE-0658"""
    hero.scribed += 1
    sheet = find_tool(hero, PARCHMENT, ready=False)
    assert sheet is not None, "there is no parchment"
    hero.outfit = discard(hero.outfit, sheet)
    cast = yield from incant(game, hero, library()[SPELLS][spell])
    if cast.success:
        hero.outfit = gain(hero.outfit, Item(SCROLL, 0, (spell,)))
    game.tell(
        Changed,
        "scribed",
        hero.id,
        now=int(cast.success),
        detail=f"league-spell-{spell}",
        rules=("LE-0656" if cast.success else "LE-0657",),
    )
    return cast.success


DAYS = 1
"""How long a scroll takes.  LE-0658"""


def scroll_spell(item: Item) -> SpellCard | None:
    """The spell on a scroll; None for anything else.  LE-0574"""
    known = library()[SPELLS]
    return next((known[mark] for mark in item.marks if mark in known), None) if item.card == SCROLL else None
