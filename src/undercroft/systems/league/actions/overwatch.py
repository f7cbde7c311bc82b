"""Overwatch: a shot at an enemy that moves in sight, a strike at one in the hero's zone of control.

LE-0329 to LE-0338, LE-G83
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.crawl.steps import step
from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import PASS, Ask, Option, Script, confirm
from undercroft.systems.league.actions.going import stop
from undercroft.systems.league.actions.load import make_ready, unloaded
from undercroft.systems.league.agenda import ArriveCharging, Overwatch, WatchDone
from undercroft.systems.league.cards.heroes import PERKS
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.targets import loaded, shootable, strikes, weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.effects import perks
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import zone_of
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.points import spend_energy
from undercroft.systems.league.status.turns import activation_over

ENERGY = 1
"""LE-0332, LE-0336"""


@step(Overwatch, between=True)
def overwatch(game: League, entry: Overwatch) -> Script[None]:
    """The hero may pause the enemy's movement here and shoot or strike, for 1 ENERGY.

    LE-0332, LE-0334, LE-0336
    """
    hero = game.hero(entry.who)
    if game.gone(entry.target) or not hero.watching or not hero.able or hero.energy < ENERGY:
        return
    enemy = game.enemy(entry.target)
    found = list(chances(game, hero, enemy))
    if not found:
        return
    options = [*found, *with_perks(game, hero), PASS]
    option: Option = yield Ask("overwatch-now", hero.seat, options, len(options) - 1, hero.id)
    if option.act == "pass":
        activation_over(game, hero)
        return
    if option.act == "perk":
        game.push(entry)
        yield from perks.use(game, hero, option.what.removeprefix("perk-"), hero)
        return
    spend_energy(game, hero, ENERGY, "overwatch", ("LE-0332" if option.act == "watch-shot" else "LE-0336",))
    hero.watching = False
    game.tell(Changed, "watching", hero.id, was=1)
    game.push(WatchDone(hero.id, target=enemy.id))
    begin(game, hero.id, enemy.id, parse_item(option.what) if option.what else None, "watch")


def chances(game: League, hero: Hero, enemy: Enemy) -> Iterator[Option]:
    """What a hero on overwatch can do to an enemy where it is now.  LE-0332, LE-0336"""
    controlled = zone_of(game, hero) & game.cover(enemy)
    for item in weapons(hero):
        card, what = card_of(item), "" if item is None else str(item)
        if card is not None and card.ranged:
            if loaded(hero, card) and enemy in shootable(game, hero, card):
                yield Option("watch-shot", enemy.id, enemy.at, what)
        elif item is not None and controlled and strikes(game, hero, enemy, card):
            yield Option("watch-strike", enemy.id, enemy.at, what)


def with_perks(game: League, hero: Hero) -> list[Option]:
    """The perks for an attack that it can use with a shot or strike from overwatch, for which ENERGY has to be left.

    LE-0332, LE-0334
    """
    found = [(perk, who, game.box[PERKS][perk]) for perk, who in perks.usable(game, hero)]
    return [
        Option("perk", who, what=f"perk-{perk}")
        for perk, who, card in found
        if card.group == "combat" and card.lasts == "activation" and card.energy + ENERGY <= hero.energy
    ]


@step(WatchDone, after=True)
def watch_done(game: League, entry: WatchDone) -> Script[None]:
    """A strike that hit stops a charge, whose attack misses; one that missed leaves the hero open to it.  Who shot may
    load again with its other action.  LE-0333, LE-0335, LE-0337, LE-0338"""
    hit, hero = game.state.hit, game.hero(entry.who)
    activation_over(game, hero)
    struck = hit is not None and not hit.ranged
    if not game.gone(entry.target) and struck:
        enemy = game.enemy(entry.target)
        if hit is not None and hit.landed:
            if charging(game, enemy):
                stop(game, enemy)
        else:
            make_sure(game, enemy)
    bows = [] if struck or not hero.able else unloaded(game, hero)
    if bows and (yield from confirm(hero.seat, "load-again", who=hero.id)):
        make_ready(game, hero, bows[0])


def charging(game: League, enemy: Enemy) -> bool:
    """Is this enemy in the middle of a charge?  LE-0337"""
    return any(isinstance(one, ArriveCharging) and one.who == enemy.id for one in game.state.agenda)


def make_sure(game: League, enemy: Enemy) -> None:
    """The strike at the end of this enemy's charge will hit.  LE-0338"""
    agenda = game.state.agenda
    for n, one in enumerate(agenda):
        if isinstance(one, ArriveCharging) and one.who == enemy.id:
            agenda[n] = msgspec.structs.replace(one, sure=True)
