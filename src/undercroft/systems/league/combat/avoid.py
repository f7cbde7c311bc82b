"""Dodging and parrying.  LE-0357, LE-0415, LE-0485 to LE-0497, LE-G91

One answer to one attack: a hero who tries to dodge does not parry it as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import PASS, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import AfterAttack, Avoid
from undercroft.systems.league.cards import combat_words, words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.hands import shield_in, two_weapons, weapons_in
from undercroft.systems.league.cards.library import weapon as weapon_card
from undercroft.systems.league.cards.marks import usable
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.combat.armour import defence
from undercroft.systems.league.combat.attack import called_off, under_way
from undercroft.systems.league.combat.occasions import AT_AVOID, count
from undercroft.systems.league.combat.stakes import avoid_stakes
from undercroft.systems.league.combat.to_hit import behind
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import helpless
from undercroft.systems.league.rolls.checks import WORST, check_against
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Hero, Hit
from undercroft.systems.league.status.wear import wear

DODGE_IN_STANCE = 15
"""LE-0492"""
SHIELD_ALONE, SHIELD_IN_STANCE = -15, 15
"""LE-0490, LE-0495"""
TWO_WEAPONS = 5
"""LE-0357"""
CLUMSY = 95
"""From this roll on a weapon parry fails and wears the weapon.  LE-0494"""


class Reaction(NamedTuple):
    """Something a hero may do against an attack: what it is rolled against, and with what."""

    option: Option
    value: Value
    needed: Tally
    disaster: int = WORST
    item: Item | None = None


@step(Avoid, attack=True)
def avoid(game: League, entry: Avoid) -> Script[None]:
    """A hero who would be hit may dodge, or parry with a weapon or a shield.  LE-0485 to LE-0495, LE-G91"""
    hit = under_way(game)
    if called_off(game, hit):
        game.cut(AfterAttack)
        return
    hero = game.model(hit.target)
    if not isinstance(hero, Hero):
        return
    found = game.once("reactions", lambda: reactions(game, hero, hit))
    if not found:
        return
    chances = [*((one.needed, one.disaster) for one in found), None]
    options = [*(one.option for one in found), PASS]
    about = hit.location
    option: Option = yield Ask(
        "avoid", hero.seat, options, 0, hero.id, about=about, stakes=avoid_stakes(hit, hero.id, chances)
    )
    if option.act != PASS.act:
        yield from _react(game, hero, hit, next(one for one in found if one.option.same(option)))


def reactions(game: League, hero: Hero, hit: Hit) -> list[Reaction]:
    """What a hero may do against an attack, what is likeliest to work first: nothing against what does not come through
    its zone of control, nor after a power attack.  LE-0485 to LE-0488, LE-0490 to LE-0495, LE-G91"""
    attacker = game.model(hit.attacker)
    if hit.avoid == "none" or hero.power or helpless(game, hero) or behind(game, hit, attacker, hero):
        return []
    found = list(_dodges(game, hero, hit))
    if hit.avoid != "dodge" and not game.kit(hero).says(combat_words.UNDEFENDED):
        found += _parries(game, hero, hit)
    return sorted(found, key=lambda one: -one.needed.total)


def may_dodge(game: League, hero: Hero) -> bool:
    """Has it a dodge left in this battle?  Whoever aims or is caught in a net has none.  LE-0415, LE-0487, LE-G11"""
    return hero.dodged < 1 + game.kit(hero).sum(words.DODGES) and not (hero.aim or hero.netted)


def _dodges(game: League, hero: Hero, hit: Hit) -> Iterator[Reaction]:
    """A dodge, better in a parry stance.  LE-0487, LE-0489, LE-0492, LE-0666"""
    if may_dodge(game, hero):
        needed = _value(game, hero, hit, "dodge")
        if hero.stance:
            needed.add(DODGE_IN_STANCE, "stance", "LE-0492")
        yield Reaction(Option("dodge", n=needed.total), "dodge", needed)


def _parries(game: League, hero: Hero, hit: Hit) -> Iterator[Reaction]:
    """In a stance a parry with a weapon or a better one with a shield; without, the shield once a turn.

    LE-0357, LE-0490, LE-0491, LE-0493, LE-0495, LE-0663
    """
    shield = shield_in(hero.outfit)
    if hero.stance and hit.avoid == "any":
        for item in weapons_in(hero.outfit):
            card = weapon_card(item.card)
            if card is not None and not card.ranged and usable(item):
                yield _weapon_parry(game, hero, hit, item)
    if shield is not None and usable(shield) and (hero.stance or not hero.parried):
        needed = _value(game, hero, hit, "combat-skill", shield)
        needed.add(
            SHIELD_IN_STANCE if hero.stance else SHIELD_ALONE, "stance" if hero.stance else "no-stance", "LE-0490"
        )
        for term in game.armed(hero, shield).terms(words.SHIELD_PARRY, "LE-0490"):
            needed.add(term.value, term.source, term.rule)
        option = Option("parry-shield", what=str(shield), n=needed.total)
        yield Reaction(option, "combat-skill", needed, item=shield)


def _weapon_parry(game: League, hero: Hero, hit: Hit, item: Item) -> Reaction:
    """A CS test that negates all damage; whoever fights with two weapons does it better.  LE-0357, LE-0493, LE-0494"""
    needed = _value(game, hero, hit, "combat-skill", item)
    kit = game.armed(hero, item)
    for term in kit.terms(words.WEAPON_PARRY, "LE-0493"):
        needed.add(term.value, term.source, term.rule)
    if kit.says(words.DUAL_WIELDING) and two_weapons(hero.outfit):
        needed.add(TWO_WEAPONS, "two-weapons", "LE-0357")
    option = Option("parry-weapon", what=str(item), n=needed.total)
    return Reaction(option, "combat-skill", needed, CLUMSY, item)


def _value(game: League, hero: Hero, hit: Hit, value: Value, item: Item | None = None) -> Tally:
    when = (When.SHOT_AT,) if hit.ranged else ()
    tally = value_of(game, hero, value, when, game.model(hit.attacker), game.armed(hero, item))
    count(AT_AVOID, game, hero, hit, tally)
    return tally


def _react(game: League, hero: Hero, hit: Hit, reaction: Reaction) -> Script[None]:
    """A reaction is spent, rolled, and does what it does.  LE-0487, LE-0489 to LE-0497, LE-G91"""
    act = reaction.option.act
    if act == "dodge":
        hero.dodged += 1
    elif not hero.stance:
        hero.parried = True
    hero.stance = False
    checked = yield from check_against(
        game, hero, reaction.value, reaction.needed, act, disaster=reaction.disaster, rules=(RULES[act],)
    )
    if act == "parry-weapon" and checked.disaster and reaction.item is not None:
        wear(game, hero, reaction.item, "LE-0494")
    if not checked.success:
        return
    if act == "parry-shield":
        assert reaction.item is not None
        hit.shield, hit.location = defence(reaction.item), "arms"
        game.tell(Changed, "shielded", hero.id, now=hit.shield, rules=("LE-0495",))
        return
    hit.landed = False
    game.tell(Changed, "dodged" if act == "dodge" else "parried", hero.id, now=1, rules=(RULES[act],))
    game.cut(AfterAttack)


RULES = {"dodge": "LE-0489", "parry-weapon": "LE-0493", "parry-shield": "LE-0495"}
