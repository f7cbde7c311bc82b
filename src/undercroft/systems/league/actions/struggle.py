"""Breaking free of what holds a hero, and helping another out.

LE-0400, LE-0751, LE-0753, LE-0754, LE-0786, LE-0831, LE-G11
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.kernel.tally import Term, Terms
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, pay
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import HELD, HELPLESS, Hero
from undercroft.systems.league.status.grips import grips_of, is_gripped, release

ALONE, TOGETHER = 1, 2
"""AP for who struggles, and for who helps.  LE-0400"""
TIGHTER = -10
"""For every turn after the first.  LE-0753"""
HELP = 10
"""LE-0754"""


def is_held(hero: Hero) -> bool:
    """Is it held by something from which it can break free?  LE-0751, LE-0831"""
    return hero.netted or is_gripped(hero, "entangled")


@need
def somebody_held(here: Standpoint) -> bool:
    """It is held itself, or another hero is."""
    return any(is_held(one) for one in here.game.state.party)


@need
def able_to_struggle(here: Standpoint) -> bool:
    """It is neither of stone, nor bewitched, nor half swallowed."""
    return not is_gripped(here.hero, *HELPLESS)


FAMILY = Family("struggle", after="stand-up", needs=action_left & somebody_held, by=able_to_struggle)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """To break free, or to pull an adjacent hero free.  LE-0400, LE-0753, LE-0754"""
    hero = here.hero
    if is_held(hero):
        yield Option("struggle", hero.id)
    elif here.ap >= TOGETHER and not (hero.prone or hero.pit):
        for one in here.companions:
            if is_held(one) and beside(here.game, hero, one):
                yield Option("pull-free", one.id, one.at)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP alone, 2 AP for who helps.  LE-0400"""
    return ALONE if option.act == "struggle" else TOGETHER


@FAMILY.deed("struggle", "pull-free")
def struggle(game: League, here: Standpoint, option: Option) -> Script[None]:
    """A STR test: alone at -10 for every turn after the first, of a helper always at +10.  LE-0753, LE-0754, LE-G11"""
    pay(game, here.hero, cost(here, option))
    held = game.hero(option.who)
    passed = yield from check(
        game, here.hero, "strength", "break-free", terms=ease(here.hero, held), rules=("LE-0753",)
    )
    if passed.success:
        if held.netted:
            held.netted = False
            game.tell(Changed, "netted", held.id, was=1, rules=("LE-G11",))
        for grip in grips_of(held, "entangled"):
            release(game, held, grip, "LE-0753")


def ease(who: Hero, held: Hero) -> Terms:
    """What makes it easier or harder.  LE-0753, LE-0754"""
    if who is not held:
        return (Term(HELP, "helper", "LE-0754"),)
    turns = max((grip.n for grip in grips_of(held, "entangled")), default=0)
    return (Term(TIGHTER * turns, "grip", "LE-0753"),) if turns else ()


# what a hero in a grip may not do

GOING = ("walk", "dare", "charge", "climb-out", "climb-down", "walk-off", "leave")
STRIKING = ("strike", "power", "shoot", "shove")
STILL = ("struggle", "end")


def left_to(hero: Hero, option: Option) -> bool:
    """May a hero in a monster's grip do this?  Whoever is held may only struggle; whoever is sucked at neither moves
    nor attacks anything else.  LE-0751, LE-0786"""
    if is_gripped(hero, *HELD):
        return option.act in STILL
    leeches = [grip.by for grip in grips_of(hero, "leeched")]
    if not leeches:
        return True
    return option.act not in GOING and (option.act not in STRIKING or option.who in leeches)
