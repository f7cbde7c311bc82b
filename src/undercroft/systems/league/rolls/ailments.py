"""Poison and disease: caught, suffered, slept off.  LE-0519 to LE-0531, LE-0644"""

from __future__ import annotations

from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term, Terms
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import cure_disease, cure_poison, poisoned
from undercroft.systems.league.status.defeat import die
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.sanity import shock

D10 = (STANDARD["d10"],)
ABOUT = (When.POISON_OR_DISEASE,)


def risk_poison(game: League, model: Hero | Enemy, modifier: int = 0, source: str = "poison") -> Script[bool]:
    """Whoever was harmed by poison tests CON, so modified, or is poisoned: one more test at the start of its next turn,
    and for d10 turns after that.  Whoever is poisoned already is proof against more.

    LE-0085, LE-0097, LE-0519, LE-0520, LE-0527
    """
    if model.poison:
        return False
    terms = _modified(modifier, source, "LE-0519")
    passed = yield from check(game, model, "constitution", "poison", terms=terms, when=ABOUT, rules=("LE-0519",))
    if passed.success:
        return False
    turns: int = yield from thrown(game, D10, TOTAL, "poison-turns", model, content=lambda n: n == 1)
    poisoned(game, model, 1 + turns)
    if isinstance(model, Hero):
        stir(game, "ailing")
        shock(game, model, "poison")
    return True


def suffer_poison(game: League, model: Hero | Enemy) -> Script[None]:
    """At the start of its turn a poisoned model tests CON: it loses 1 HP, or with 01 to 05 the poison is beaten.

    LE-0520 to LE-0522
    """
    if not model.poison:
        return
    passed = yield from check(game, model, "constitution", "poison", when=ABOUT, rules=("LE-0520",))
    if passed.perfect:
        cure_poison(game, model, "LE-0522")
        return
    model.poison -= 1
    game.tell(Changed, "poison", model.id, now=model.poison, was=model.poison + 1, rules=("LE-0520",))
    if not passed.success:
        lose_hp(game, model, 1, "poison", ("LE-0521",))


def rest_poisoned(game: League, hero: Hero) -> Script[None]:
    """On any rest all remaining tests against poison are made; whom they bring to 0 HP dies.

    LE-0297, LE-0525, LE-0526
    """
    while hero.poison and hero.here:
        standing = not hero.down
        passed = yield from check(game, hero, "constitution", "poison", when=ABOUT, rules=("LE-0525",))
        if passed.perfect:
            cure_poison(game, hero, "LE-0522")
            return
        hero.poison -= 1
        game.tell(Changed, "poison", hero.id, now=hero.poison, was=hero.poison + 1, rules=("LE-0525",))
        if passed.success:
            continue
        if standing and hero.hp == 1:
            hero.hp = 0
            die(game, hero, "poison", "LE-0526")
        else:
            lose_hp(game, hero, 1, "poison", ("LE-0521",))


def risk_disease(
    game: League, hero: Hero, modifier: int = 0, source: str = "disease", rules: tuple[str, ...] = ("LE-0528",)
) -> Script[bool]:
    """A CON test, modified by the disease; whoever fails is diseased until cured, beginning after the battle.

    LE-0084, LE-0097, LE-0528, LE-0529
    """
    if hero.diseased:
        return False
    terms = _modified(modifier, source, "LE-0528")
    passed = yield from check(game, hero, "constitution", "disease", terms=terms, when=ABOUT, rules=rules)
    if passed.success:
        return False
    hero.diseased, hero.incubating = True, game.state.battle > 0
    game.tell(Changed, "disease", hero.id, now=1, rules=("LE-0529",))
    stir(game, "ailing")
    shock(game, hero, "disease")
    return True


def rest_diseased(game: League, hero: Hero) -> Script[None]:
    """On any rest a diseased hero tests CON; only 01 to 05 cures it.  LE-0531"""
    if hero.diseased:
        passed = yield from check(game, hero, "constitution", "disease", when=ABOUT, rules=("LE-0531",))
        if passed.perfect:
            cure_disease(game, hero, "LE-0531")


def _modified(modifier: int, source: str, rule: str) -> Terms:
    return (Term(modifier, source, rule),) if modifier else ()
