"""Passive rules that count when a monster strikes.  LE-0744, LE-0747, LE-0762, LE-0763, LE-0771, LE-0773, LE-0774,
LE-0778, LE-0786, LE-0798, LE-0803, LE-G110, LE-G113"""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.values import Amount, measure
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.combat.occasions import AFTERWARDS, AT_HIT, AT_ROLL, AT_WOUND, MORE_DICE, Model, lands
from undercroft.systems.league.dungeon.meeting import ELF
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.ailments import risk_poison
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.values import FRIGHT
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.grips import is_gripped, seize
from undercroft.systems.league.status.sanity import shock

HATRED = 5
"""LE-0778"""
CHARGE = "d4"
"""LE-0763"""
REND = measure("d6")
"""LE-0803"""
TOUCH = measure("d8")
"""LE-0774"""


@AT_ROLL.does(words.HATE)
def hate(game: League, model: Model, species: tuple[str, ...], hit: Hit, tally: Tally) -> None:
    """+5 CS against the heroes it hates; it has none of the penalty that heroes who hate have.  LE-0778"""
    target = game.model(hit.target)
    if isinstance(target, Hero) and target.species in species and not hit.ranged:
        tally.add(HATRED, "hatred", "LE-0778")


@AT_ROLL.does(words.FEAR_ELVES)
def fear_elves(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """One that is afraid of elves attacks them at -10.  LE-0740, LE-0762"""
    target = game.model(hit.target)
    if isinstance(model, Enemy) and model.fears_elves and isinstance(target, Hero) and target.species == ELF:
        tally.add(FRIGHT, "afraid", "LE-0762")


@MORE_DICE.does(words.FEROCIOUS_CHARGE)
def ferocious_charge(game: League, model: Model, _: None, hit: Hit) -> Amount:
    """Its charge does d4 more damage.  LE-0763"""
    return CHARGE if hit.how == "charge" else "0"


@AT_WOUND.does(words.CURSED_WEAPONS)
def cursed_weapons(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """A wound costs a point of SANITY besides.  LE-0747, LE-G113"""
    yield from ()
    target = game.model(hit.target)
    if isinstance(target, Hero):
        shock(game, target, "cursed-weapon")


@AT_WOUND.does(words.POISONOUS)
def poisonous(game: League, model: Model, modifier: int, hit: Hit) -> Script[None]:
    """A hero it damages tests CON, or is poisoned.  LE-0519, LE-0798"""
    target = game.model(hit.target)
    if isinstance(target, Hero):
        yield from risk_poison(game, target, modifier, f"league-monster-{model.card}")


@AT_HIT.does(words.REND)
def rend(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """A hero it has hit passes a STR test or takes another d6 damage.  LE-0803"""
    target = game.model(hit.target)
    if isinstance(target, Hero) and target.able:
        passed = yield from check(game, target, "strength", "rend", rules=("LE-0803",))
        if not passed.success:
            rolled = yield from throw_amount(game, model, REND, "rend", affects=target)
            yield from deal(game, target, Tally(rolled, "dice", "LE-0803"), "rend", by=model.id, rules=("LE-0803",))


@AT_HIT.does(words.LEECH)
def leech(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """A successful attack attaches it to its target.  LE-0786"""
    yield from ()
    target = game.model(hit.target)
    mine = isinstance(target, Hero) and any(grip.by == model.id for grip in target.grips)
    if isinstance(target, Hero) and target.able and not mine and not is_gripped(target, "swallowed"):
        seize(game, target, "leeched", model.id, 0, "LE-0786")


@lands(words.GHOSTLY_TOUCH.name)
def ghostly_touch(game: League, hit: Hit) -> Script[None]:
    """No armour helps against its touch: the target passes a RES test or takes d8 damage and loses a point of SANITY.

    LE-0773, LE-0774
    """
    target = game.model(hit.target)
    if isinstance(target, Hero):
        yield from chill(game, target, game.model(hit.attacker), "LE-0774")


def chill(game: League, hero: Hero, by: Model, rule: str) -> Script[None]:
    """A RES test, or d8 damage that nothing stops and a point of SANITY.  LE-0772, LE-0774"""
    if (yield from check(game, hero, "resolve", "ghostly-touch", rules=(rule,))).success:
        return
    rolled = yield from throw_amount(game, by, TOUCH, "ghostly-touch", affects=hero)
    shock(game, hero, "ghostly-touch")
    yield from deal(game, hero, Tally(rolled, "dice", rule), "ghostly-touch", by=by.id, bare=True, rules=(rule,))


@AFTERWARDS.does(words.FRENZY)
def frenzy(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """After an attack that caused damage it strikes once more at the same target; that strike gives no other.

    LE-0771, LE-G110
    """
    yield from ()
    last, harmed = hit.strikes <= 1, hit.hurt or hit.dealt > 0
    there = not game.gone(hit.target) and game.model(hit.target).hp > 0
    if last and harmed and there and not hit.ranged and hit.how not in ("free", "watch"):
        begin(game, model.id, hit.target, _in_hand(model, hit), "free", ranged=False)


def _in_hand(model: Model, hit: Hit) -> Item | None:
    """The weapon it struck with, unless it has dropped it."""
    if isinstance(model, Enemy):
        return Item(model.weapons[0]) if model.weapons else None
    return hit.weapon
