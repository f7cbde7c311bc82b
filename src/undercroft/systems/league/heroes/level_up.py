"""A hero rises to the next level, in a settlement: points, a talent, at every other level a perk.

LE-0299 to LE-0309, LE-0546, LE-G08, LE-G09
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.league.agenda import LevelUp
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes import experience
from undercroft.systems.league.state import Hero


@step(LevelUp, after=True)
def level_up(game: League, entry: LevelUp) -> Script[None]:
    """One stage of rising to the next level.  LE-0299"""
    yield from STAGES[entry.stage](game, game.hero(entry.who))


def _next(game: League, hero: Hero, stage: str) -> None:
    game.push(LevelUp(hero.id, stage=stage))


def _rise(game: League, hero: Hero) -> Script[None]:
    """A hero with the experience has a level more and 15 points, besides those it kept.  LE-0299, LE-0302, LE-0303"""
    if experience.may_rise(hero):
        was, hero.level = hero.level, hero.level + 1
        hero.points += experience.IMPROVEMENT_POINTS
        hero.gained = ()
        game.tell(Changed, "level", hero.id, now=hero.level, was=was, rules=("LE-0299", "LE-0302"))
        _next(game, hero, "improve")
    yield from ()


def _improve(game: League, hero: Hero) -> Script[None]:
    """Points are spent one by one, or kept until the next level.  LE-0302 to LE-0307"""
    found = experience.raisable(hero)
    if found:
        options = [Option("improve", what=f"value-{what}", n=experience.price(hero, what)) for what in found]
        option: Option = yield Ask(
            "improve", hero.seat, (*options, DONE), len(options), hero.id, about=str(hero.points)
        )
        if option != DONE:
            what = next(what for what in found if f"value-{what}" == option.what)
            experience.improve(hero, what)
            now = hero.max_hp if what == "hp" else hero.values.of(what)
            game.tell(Changed, "improved", hero.id, now=now, was=now - 1, detail=option.what, rules=("LE-0304",))
            _next(game, hero, "improve")
            return
    _next(game, hero, "talent")


def _talent(game: League, hero: Hero) -> Script[None]:
    """A talent of the group that is open at this level, if the hero likes.  LE-0308"""
    found = experience.talents_for(hero)
    if found:
        options = [*(Option("learn", what=f"talent-{talent}") for talent in found), DONE]
        group = f"group-{experience.group_for(hero)}"
        option: Option = yield Ask("learn-talent", hero.seat, options, who=hero.id, about=group)
        if option != DONE:
            hero.talents = (*hero.talents, option.what.removeprefix("talent-"))
            game.tell(Changed, "learned", hero.id, detail=option.what, rules=("LE-0308",))
    _next(game, hero, "perk")


def _perk(game: League, hero: Hero) -> Script[None]:
    """At every other level a perk, and with it a point of ENERGY.  LE-0309, LE-G09"""
    found = experience.perks_for(hero)
    if found:
        options = [*(Option("learn", what=f"perk-{perk}") for perk in found), DONE]
        option: Option = yield Ask("learn-perk", hero.seat, options, who=hero.id)
        if option != DONE:
            hero.perks = (*hero.perks, option.what.removeprefix("perk-"))
            hero.max_energy += 1
            hero.energy += 1
            game.tell(Changed, "learned", hero.id, detail=option.what, rules=("LE-0309", "LE-G09"))
    hero.gained = ()
    _next(game, hero, "rise")


Stage = Callable[[League, Hero], Script[None]]

STAGES: Mapping[str, Stage] = {"rise": _rise, "improve": _improve, "talent": _talent, "perk": _perk}
"""The stages of rising, in order; whoever has the experience for another level rises again.  LE-0299"""
