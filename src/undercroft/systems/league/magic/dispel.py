"""Dispelling: casters of the other side may cancel a spell that has succeeded.  LE-0569 to LE-0573, LE-G99"""

from __future__ import annotations

from undercroft.crawl.game import is_hero
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO, YES, Ask, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import DispelSpell, SpellLands
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.library import spell as spell_card
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import helpless
from undercroft.systems.league.ground.sight import sees
from undercroft.systems.league.rolls.checks import check_against, needed_for
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.mana import is_wizard


def casts(game: League, model: Hero | Enemy) -> bool:
    """Is it a magic caster: a wizard, a magic user among enemies, or whoever of them knows spells?  LE-0569"""
    if isinstance(model, Hero):
        return is_wizard(game, model)
    return bool(model.spells) or game.has(model, monster_words.MAGIC_USER)


def dispellers(game: League, caster: Hero | Enemy) -> list[Hero | Enemy]:
    """Those who may try to dispel a caster's spell: casters of the other side who see it, able to act and who have not
    dispelled already since their last activation.  LE-0569, LE-0573, LE-G99"""
    return [
        one
        for one in game.foes_of(caster)
        if casts(game, one) and not one.dispelled and not helpless(game, one) and sees(game, one, caster)
    ]


def dispel_value(game: League, model: Hero | Enemy, caster: Hero | Enemy) -> Tally:
    """What a dispel is rolled against: arcane arts of a hero, RS of an enemy; no CV is taken off.  LE-0571, LE-G99"""
    return needed_for(game, model, _skill(model), (), (When.DISPELLING,), caster)


def _skill(model: Hero | Enemy) -> Value:
    return "arcane-arts" if isinstance(model, Hero) else "ranged-skill"


@step(DispelSpell, after=True)
def dispel(game: League, entry: DispelSpell) -> Script[None]:
    """Before a spell takes effect each caster of the other side may try once to cancel it, out of its turn, for no mana
    and no AP; it casts no spell of its own in its next turn then.  Enemies try against spells aimed at one of them.

    LE-0569 to LE-0573, LE-G99
    """
    caster = game.model(entry.who)
    lands = SpellLands(entry.who, entry.spell, entry.target, entry.at, entry.power)
    for one in dispellers(game, caster):
        if not (yield from _wants_to(game, one, caster, entry)):
            continue
        one.dispelled = True
        needed = dispel_value(game, one, caster)
        tried = yield from check_against(game, one, _skill(one), needed, "dispel", rules=("LE-0571",))
        if tried.success:
            game.tell(Changed, "dispelled", one.id, detail=f"league-spell-{entry.spell}", rules=("LE-0571",))
            return
    game.push(lands)


def _wants_to(game: League, one: Hero | Enemy, caster: Hero | Enemy, entry: DispelSpell) -> Script[bool]:
    """A hero is asked; an enemy tries against what concerns its own side.  LE-0480, LE-0569, LE-0570"""
    if isinstance(one, Enemy):
        return hostile(game, caster, entry)
    about = f"league-spell-{entry.spell}"
    ask = Ask("dispel", one.seat, (YES, NO), 0 if hostile(game, caster, entry) else 1, one.id, about=about)
    option = yield ask
    return bool(option.act == YES.act)


def hostile(game: League, caster: Hero | Enemy, entry: DispelSpell) -> bool:
    """Is the spell against the other side?"""
    if entry.target and not game.gone(entry.target) and entry.target != caster.id:
        return is_hero(entry.target) != is_hero(caster.id)
    return spell_card(entry.spell).aim in ("enemy", "enemies", "square")
