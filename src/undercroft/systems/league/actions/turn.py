"""The active hero chooses one action after the other, as long as it has AP.  LE-0061 to LE-0064, LE-0349"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import NO_ONE, Ask, Option, Script
from undercroft.systems.league.actions.choices import cost, do, offers
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.agenda import Act, BattleEnds
from undercroft.systems.league.dungeon.initiative import over
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.in_force import breaks_off

END = "end"
SHOTS = ("shoot",)
"""Actions for which a hero aims.  LE-0410"""
CASTING = ("focus", "cast", "begin-spell")
"""Actions between which a spell that was begun or focused on is not lost.  LE-0549, LE-0567"""


@step(Act)
def act(game: League, entry: Act) -> Script[None]:
    """The player names an action, which is finished before another begins; it ends the activation by saying where the
    hero looks.  LE-0061 to LE-0064, LE-0144, LE-0145, LE-0349, LE-0368"""
    hero = game.hero(entry.who)
    if over(game):
        game.push(BattleEnds(), entry)
        return
    if not hero.able:
        return
    here = Standpoint(game, hero)
    options = offers(here)
    if not here.ap and not game.state.battle and all(option.act == END for option in options):
        return
    ask = Ask("act", hero.seat, options, _as_it_looks(hero, options), hero.id, about=str(hero.ap))
    option: Option = yield ask
    if option.act != END:
        game.push(entry)
    price = cost(here, option)
    lose_aim(hero, option, price)
    if price and option.act not in CASTING:
        breaks_off(game, hero)
    done = do(here, option)
    if done is not None:
        yield from done


def _as_it_looks(hero: Hero, options: list[Option]) -> int:
    """The place of the option that ends the activation and leaves the hero as it stands."""
    return next(n for n, option in enumerate(options) if option.act == END and option.n == hero.facing)


def lose_aim(hero: Hero, option: Option, ap: int) -> None:
    """The next action must be a shot at the target, or the aim is lost.  LE-0411"""
    if ap and not (option.act in SHOTS and option.who == hero.aim):
        hero.aim = NO_ONE
