"""Heroes in the grip of a monster: what they go through as they act and as a turn ends.

LE-0752, LE-0796, LE-0809, LE-0818, LE-0819, LE-G117
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Removed
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.kernel.tally import Term, Terms
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Plight
from undercroft.systems.league.cards.library import hero_name
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import HELPLESS, Enemy, Grip, Hero
from undercroft.systems.league.status.defeat import all_bleeding
from undercroft.systems.league.status.grips import grips_of, is_gripped, release, tighten
from undercroft.systems.league.status.points import lose_hp

HALF_IN, INSIDE = 1, 2
"""Turns after which a hero is half, and wholly, swallowed.  LE-0818, LE-0819"""


@moments.ACTIVATED.on(moments.ALWAYS, rank=0)
def comes_to(game: League, model: Hero | Enemy) -> None:
    """Whoever is helpless in a monster's grip may first try to be so no longer."""
    if isinstance(model, Hero) and is_gripped(model, *HELPLESS):
        game.push(Plight(model.id))


@step(Plight)
def plight(game: League, entry: Plight) -> Script[None]:
    """One of stone waits, one seduced tests RES, one half swallowed tests STR; whoever is helpless still does nothing.

    LE-0796, LE-0809, LE-0818, LE-0819
    """
    hero = game.hero(entry.who)
    for grip in grips_of(hero, *HELPLESS):
        if grip.kind == "petrified":
            hero.ap = 0
            if tighten(hero, grip, -1).n <= 0:
                release(game, hero, next(iter(grips_of(hero, "petrified"))), "LE-0796")
        elif grip.kind == "seduced":
            yield from resist(game, hero, grip)
        elif grip.n < INSIDE:
            yield from wriggle(game, hero, grip)
    if is_gripped(hero, *HELPLESS):
        hero.ap = 0


def resist(game: League, hero: Hero, grip: Grip) -> Script[None]:
    """A RES test at the start of its turn breaks the spell.  LE-0809"""
    if (yield from check(game, hero, "resolve", "seduction", rules=("LE-0809",))).success:
        release(game, hero, grip, "LE-0809")


def wriggle(game: League, hero: Hero, grip: Grip) -> Script[None]:
    """One STR test in the first turn, one at half STR in the second; then it is swallowed and gone from the table.

    LE-0818, LE-0819, LE-G117
    """
    terms: Terms = ()
    if grip.n >= HALF_IN:
        strength = value_of(game, hero, "strength").total
        terms = (Term(strength // 2 - strength, "half-swallowed", "LE-0819"),)
    if (yield from check(game, hero, "strength", "swallowed", terms=terms, rules=("LE-0818",))).success:
        release(game, hero, grip, "LE-0818")
        return
    if tighten(hero, grip).n >= INSIDE:
        game.tell(Removed, hero_name(hero.card), hero.id, hero.at, "swallowed", rules=("LE-0819",))
        hero.at = NOWHERE
        all_bleeding(game)


@moments.TURN_ENDS.on(moments.ALWAYS, rank=0)
def throttled(game: League) -> None:
    """At the end of its nth turn in the coils of a monster a hero takes n damage.  LE-0752"""
    for hero in game.state.party:
        for grip in grips_of(hero, "entangled"):
            lose_hp(game, hero, tighten(hero, grip).n, "entangled", ("LE-0752",), grip.by)
