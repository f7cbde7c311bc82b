"""Casting a spell: mana, the roll, power levels, focus, miscasts.  LE-0556 to LE-0568, LE-0574 to LE-0579, LE-0791

A spell goes from its casting roll over the window for dispelling to those whom it reaches, one step after the other.
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import lose, parse_item
from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.events import Began, Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import CastSpell, DispelSpell
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.library import spell as spell_card
from undercroft.systems.league.cards.spells import POWERED, Magic, SpellCard
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.refrain import disregarded
from undercroft.systems.league.rolls.checks import check_against
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.mana import is_wizard, spend_mana
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.status.sanity import shock

MISCAST = 95
"""From this roll on a spell goes wrong.  LE-0560"""
FOCUS, FOCUS_RISK = 10, 5
"""What each AP of focus adds to the skill, and takes off the miscast threshold.  LE-0566, LE-0568"""
POWER_COST, POWER_RISK, MOST_POWER = 2, 2, 5
"""What each power level costs and takes off the miscast threshold, and how many there may be.  LE-0562 to LE-0565"""
SCROLL_EASE = 10
"""So much easier to cast is a spell that is read.  LE-0578"""
D3 = (STANDARD["d3"],)


# what it takes


def cost(game: League, hero: Hero, spell: SpellCard, power: int = 0) -> int:
    """The mana of a spell with so many power levels.  LE-0557, LE-0562, LE-0073"""
    if not spell.mana:
        return 0
    return max(1, spell.mana - game.kit(hero).sum(words.MANA_SAVING)) + POWER_COST * power


def most_power(game: League, hero: Hero, spell: SpellCard, mana: bool = True) -> int:
    """How many power levels a hero may add: to spells of destruction and restoration only, at most 5 and its own level,
    and no more than it has mana for.  LE-0561, LE-0562, LE-0565"""
    if spell.school not in POWERED:
        return 0
    paid = (hero.mana - cost(game, hero, spell)) // POWER_COST if mana else MOST_POWER
    return max(0, min(MOST_POWER, hero.level, paid))


def skill_of(game: League, caster: Hero | Enemy, scroll: bool = False) -> Value:
    """What a caster casts with: a hero arcane arts, of a scroll WIS if it is no wizard, an enemy RS.

    LE-0557, LE-0574, LE-0791
    """
    if isinstance(caster, Enemy):
        return "ranged-skill"
    return "wisdom" if scroll and not is_wizard(game, caster) else "arcane-arts"


def needed(game: League, caster: Hero | Enemy, spell: Magic, entry: CastSpell) -> Tally:
    """What a casting roll must not exceed, a term for each reason; what is shown before the roll, too.

    LE-0557, LE-0566, LE-0574, LE-0578, LE-0740
    """
    target = game.model(entry.target) if entry.target and not game.gone(entry.target) else None
    tally = value_of(game, caster, skill_of(game, caster, bool(entry.scroll)), (), target)
    cv = max(0, spell.cv - SCROLL_EASE) if entry.scroll else spell.cv
    tally.add(-cv, "casting-value", "LE-0557")
    step = FOCUS + game.kit(caster).sum(words.FOCUS)
    return tally.add(step * entry.focus, "focus", "LE-0566")


def threshold(game: League, caster: Hero | Enemy, focus: int, power: int) -> int:
    """The roll from which on a spell goes wrong: 95, less for focus and power.  LE-0560, LE-0564, LE-0568, LE-G101"""
    ease = game.kit(caster).sum(words.MISCAST)
    return min(100, MISCAST + ease - FOCUS_RISK * focus - POWER_RISK * power)


# the roll


@step(CastSpell, after=True)
def cast(game: League, entry: CastSpell) -> Script[None]:
    """Arcane arts less the CV of the spell: success costs its mana, failure half of it, rounded up; a roll from the
    threshold on is a miscast.  Enemies roll RS, and neither pay nor miscast.

    LE-0557 to LE-0560, LE-0574 to LE-0579, LE-0791, LE-G16, LE-G100, LE-G101
    """
    caster, spell = game.model(entry.who), spell_card(entry.spell)
    tally = needed(game, caster, spell, entry)
    game.tell(Began, "spell", 0, caster.id)
    game.tell(Changed, "casts", caster.id, entry.at, now=entry.power, detail=f"league-spell-{spell.id}")
    hero = caster if isinstance(caster, Hero) else None
    worst = threshold(game, caster, entry.focus, entry.power) if hero else 100
    skill = skill_of(game, caster, bool(entry.scroll))
    checked = yield from check_against(game, caster, skill, tally, "casting", disaster=worst, rules=("LE-0557",))
    miscast = hero is not None and checked.disaster
    if hero is not None:
        if miscast:
            miscast = not (yield from disregarded(game, hero))
        _pay(game, hero, entry, checked.success or miscast)
        if entry.scroll and (checked.success or miscast):
            hero.outfit = lose(hero.outfit, parse_item(entry.scroll))
            game.tell(Changed, "scroll", hero.id, was=1, rules=("LE-0576" if checked.success else "LE-0579",))
    if checked.success:
        game.push(DispelSpell(entry.who, entry.spell, entry.target, entry.at, entry.power))
        return
    game.tell(Changed, "spell-failed", caster.id, detail=f"league-spell-{spell.id}", rules=("LE-0559",))
    if hero is not None and miscast:
        yield from go_wrong(game, hero)


def _pay(game: League, hero: Hero, entry: CastSpell, whole: bool) -> None:
    """The mana of a spell, or half of it; what is read costs none.  LE-0558 to LE-0560, LE-G100"""
    spell = spell_card(entry.spell)
    if entry.scroll or not isinstance(spell, SpellCard):
        return
    mana = cost(game, hero, spell, entry.power)
    spend_mana(game, hero, mana if whole else (mana + 1) // 2, "spell", "LE-0558" if whole else "LE-0559")


def go_wrong(game: League, hero: Hero) -> Script[None]:
    """A miscast: 1d3 SANITY is lost, the party is shaken, and the caster's turn is over.  LE-0086, LE-0099, LE-0560"""
    game.tell(Changed, "miscast", hero.id, now=1, rules=("LE-0560",))
    hero.ap = 0
    stir(game, "miscast")
    lost: int = yield from thrown(game, D3, TOTAL, "miscast", hero, content=lambda n: n == 1)
    shock(game, hero, "miscast", lost)
