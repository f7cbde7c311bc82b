"""Casting spells: at once, over two turns, after focusing, from a scroll.

LE-0381, LE-0387, LE-0392, LE-0548 to LE-0557, LE-0561 to LE-0568, LE-0573 to LE-0578
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.actions.end import turn_to
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, on_its_feet, pay
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import SPELLS, SpellCard
from undercroft.systems.league.game import League
from undercroft.systems.league.magic import casting
from undercroft.systems.league.magic.aims import Aim, aims
from undercroft.systems.league.magic.enchanting import SCROLL, scroll_spell
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.mana import is_wizard

FOCUS = 1
"""AP for each step of focus.  LE-0392"""
READY = ("quick", "hand")


@need
def casts_or_reads(here: Standpoint) -> bool:
    """It knows spells, or carries a scroll."""
    return bool(here.hero.spells) or any(item.card == SCROLL for item in here.hero.outfit.items())


FAMILY = Family("cast", after="attack", needs=action_left & casts_or_reads, by=on_its_feet)


# what is offered


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Every spell that it has the AP and the mana for and that can be aimed at something; one that takes more AP than
    it has left may be begun; focus, and scrolls.  Whoever has dispelled a spell casts none of its own.

    LE-0549, LE-0551, LE-0552, LE-0556, LE-0557, LE-0566, LE-0573 to LE-0577
    """
    game, hero = here.game, here.hero
    if not hero.dispelled:
        yield from _spells(game, hero)
        for item in scrolls(game, hero):
            spell = scroll_spell(item)
            if spell is not None and spell.ap <= here.ap and aims(game, hero, spell):
                yield Option("read-scroll", what=str(item))


def _spells(game: League, hero: Hero) -> Iterator[Option]:
    """Its own spells, and focus for any of them.  LE-0549, LE-0557, LE-0566, LE-0567"""
    if not is_wizard(game, hero):
        return
    if hero.begun:
        spell = library()[SPELLS][hero.begun]
        if castable(game, hero, spell):
            yield Option("cast", what=spell.id)
        return
    known = [library()[SPELLS][spell] for spell in hero.spells]
    for spell in known:
        if spell.ap <= hero.ap:
            if castable(game, hero, spell):
                yield Option("cast", what=spell.id)
        elif may_begin(game, hero, spell):
            yield Option("begin-spell", what=spell.id)
    if any(may_begin(game, hero, spell) for spell in known):
        yield Option("focus", n=hero.focus + 1)


def may_begin(game: League, hero: Hero, spell: SpellCard) -> bool:
    """Has it the mana for a spell that can be cast here at all?  LE-0551, LE-0557"""
    return not spell.incantation and casting.cost(game, hero, spell) <= hero.mana


def castable(game: League, hero: Hero, spell: SpellCard) -> bool:
    """Has it the mana, and something to aim at?  LE-0551, LE-0552, LE-0556, LE-0557"""
    return may_begin(game, hero, spell) and bool(aims(game, hero, spell))


def scrolls(game: League, hero: Hero) -> list[Item]:
    """The scrolls it can read now: in battle those in its quick slots and hands.  LE-0113, LE-0116, LE-0574"""
    outfit = hero.outfit
    ready = [worn.item for worn in outfit.on if worn.slot in READY]
    found = ready if game.state.battle else [*ready, *outfit.pack]
    return list(dict.fromkeys(item for item in found if item.card == SCROLL))


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """2 AP, of a quick spell 1, of one that was begun what is left; focus costs 1, and so does beginning.

    LE-0381, LE-0387, LE-0392, LE-0548 to LE-0550, LE-G100
    """
    if option.act in ("focus", "begin-spell"):
        return FOCUS
    spell = spell_of(option)
    return spell.ap - (1 if here.hero.begun else 0)


def spell_of(option: Option) -> SpellCard:
    """The spell an option is about."""
    if option.act == "read-scroll":
        spell = scroll_spell(parse_item(option.what))
        assert spell is not None, f"{option.what} is no scroll"
        return spell
    return library()[SPELLS][option.what]


def shown(here: Standpoint, option: Option) -> Tally:
    """What the casting roll will be made against, whomever it is aimed at.  LE-0557, LE-0566, LE-0574, LE-0578"""
    entry = CastSpell(here.hero.id, spell_of(option).id, focus=_focus(here.hero, option), scroll=_scroll(option))
    return casting.needed(here.game, here.hero, spell_of(option), entry)


def _focus(hero: Hero, option: Option) -> int:
    return 0 if option.act == "read-scroll" else hero.focus


def _scroll(option: Option) -> str:
    return option.what if option.act == "read-scroll" else ""


# what is done


@FAMILY.deed("focus")
def focus(game: League, here: Standpoint, option: Option) -> None:
    """An AP for +10 on the spell that is cast next.  LE-0392, LE-0566, LE-0567"""
    hero = here.hero
    pay(game, hero, FOCUS)
    hero.focus, hero.resumed = hero.focus + 1, False
    game.tell(Changed, "focus", hero.id, now=hero.focus, was=hero.focus - 1, rules=("LE-0566",))


@FAMILY.deed("begin-spell")
def begin(game: League, here: Standpoint, option: Option) -> None:
    """The first of two actions; the other one follows in the next turn.  LE-0549"""
    hero = here.hero
    pay(game, hero, FOCUS)
    hero.begun, hero.resumed = option.what, False
    game.tell(Changed, "begins-spell", hero.id, now=1, detail=f"league-spell-{option.what}", rules=("LE-0549",))


@FAMILY.deed("cast", "read-scroll")
def cast(game: League, here: Standpoint, option: Option) -> Script[None]:
    """The spell is aimed, power levels are added, and it is cast.  LE-0552, LE-0557, LE-0561, LE-0567, LE-0575"""
    hero, spell = here.hero, spell_of(option)
    price = cost(here, option)
    aim = yield from _aim(game, hero, spell)
    power = 0 if option.act == "read-scroll" else (yield from _power(game, hero, spell))
    pay(game, hero, price)
    if aim.at not in (hero.at, -1):
        turn_to(game, hero, game.facing_to(hero, aim.at))
    game.push(CastSpell(hero.id, spell.id, aim.who, aim.at, power, _focus(hero, option), _scroll(option)))
    hero.begun, hero.focus, hero.resumed = "", 0, False


def _aim(game: League, hero: Hero, spell: SpellCard) -> Script[Aim]:
    """At whom or what; nobody asks where there is but one.  LE-0552"""
    where = aims(game, hero, spell)
    if len(where) == 1:
        return where[0]
    options = [Option("aim-spell", aim.who, aim.at) for aim in where]
    chosen: Option = yield Ask("spell-target", hero.seat, options, who=hero.id, about=f"league-spell-{spell.id}")
    return Aim(chosen.who, chosen.at)


def _power(game: League, hero: Hero, spell: SpellCard) -> Script[int]:
    """How many power levels are added.  LE-0561, LE-0562, LE-0565"""
    most = casting.most_power(game, hero, spell)
    if not most:
        return 0
    options = [Option("power-level", n=n) for n in range(most + 1)]
    chosen: Option = yield Ask("power-level", hero.seat, options, who=hero.id, about=f"league-spell-{spell.id}")
    return chosen.n
