"""A Hero's Activation: what can be done, what it costs, how it ends.  DA-0176 to DA-0191, DA-0222 to DA-0237"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Removed
from undercroft.kernel.requests import NO, YES, Ask, Option, Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.actions.needs import Standpoint, all_families, pay
from undercroft.systems.darkness.agenda import CounterAttacks, EndHeroTurn, HeroTurn, NextHero
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import ACTIONS, Hero

END = Option("end")


@step(NextHero)
def next_hero(game: Darkness, entry: NextHero) -> None:
    """Each player in order, from the First Player on, activates a Hero once.  DA-0176, DA-0182, DA-0183"""
    if entry.turn >= len(game.state.heroes):
        return
    game.push(NextHero(turn=entry.turn + 1))
    hero = game.in_turn_order()[entry.turn]
    if hero.here:
        begin_turn(game, hero)


def begin_turn(game: Darkness, hero: Hero) -> None:
    """A Hero's Activation begins: Actions, regeneration; Signature and Command are there again, and whom it attacked
    before is past.  DA-0177, DA-0223, DA-0230, DA-C43, DA-C46, DA-C48"""
    kit = game.kit(hero)
    game.state.active = hero.id
    hero.actions = ACTIONS + sum(more.n for more in kit.actions if more.only == "any")
    hero.bonus = tuple(more.only for more in kit.actions if more.only != "any" for _ in range(more.n))
    hero.signed = hero.commanded = False
    hero.attacked = ()
    game.tell(Began, "hero-turn", 0, hero.id)
    if kit.regeneration:
        status.heal(game, hero, kit.regeneration, "regeneration")
    game.push(HeroTurn(hero.id), EndHeroTurn(hero.id))


@step(HeroTurn)
def hero_turn(game: Darkness, entry: HeroTurn) -> Script[None]:
    """The Hero takes Actions in any order until all are spent or it stops; after each the Level is settled.

    DA-0074, DA-0177 to DA-0179, DA-0190
    """
    hero = game.hero(entry.who)
    if entry.acted:
        game.settle_level()
    here = Standpoint(game, hero)
    options = all_families().listed(here)
    left = str(hero.actions + len(hero.bonus))
    option: Option = yield Ask("hero-action", hero.seat, (*options, END), len(options), hero.id, about=left)
    if option.act == "end":
        hero.actions, hero.bonus = 0, ()
        return
    game.push(HeroTurn(hero.id, acted=True))
    pay(here, option)
    done = all_families().do(game, here, option)
    if done is not None:
        yield from done


# the end of it


@step(EndHeroTurn)
def end_hero_turn(game: Darkness, entry: EndHeroTurn) -> Script[None]:
    """After the Actions come the Counter-Attacks, then a Hero at the open Exit may leave.  DA-0181, DA-G107"""
    hero = game.hero(entry.who)
    if hero.attacked:
        game.push(CounterAttacks(hero.id), EndHeroTurn(hero.id))
        return
    if may_leave(game, hero):
        option: Option = yield Ask("leave", hero.seat, (YES, NO), who=hero.id)
        if option.act == "yes":
            leave(game, hero)


def may_leave(game: Darkness, hero: Hero) -> bool:
    """Is the Hero in the Exit Zone, with the earlier objectives met and no Enemy up in it?  DA-G107"""
    if not game.state.quest.get("exit") or hero.at != game.chart.exit:
        return False
    if not all(deed(game, hero) for deed in moments.MAY_LEAVE.deeds(game.quest)):
        return False
    return all(foe.stunned for foe in game.foes_at(hero.at))


def leave(game: Darkness, hero: Hero) -> None:
    """A Hero leaves the board; once everybody who must leave has left, the Quest is won.  DA-G107, DA-G108"""
    hero.left = True
    game.tell(Removed, f"darkness-hero-{hero.card}", hero.id, hero.at, "left")
    for deed in moments.HERO_LEFT.deeds(game.quest):
        deed(game, hero)
    if all(one.left for one in game.state.heroes):
        game.end(True, "darkness-escaped")
