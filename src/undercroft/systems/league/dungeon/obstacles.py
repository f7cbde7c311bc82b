"""Portcullises and cobwebs.  LE-0128, LE-0201 to LE-0210"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.dice import Reading
from undercroft.kernel.events import Changed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term
from undercroft.systems.league.agenda import Encounter, NewTile, Spiders
from undercroft.systems.league.cards.monsters import Troop
from undercroft.systems.league.dungeon.deck import STREAM
from undercroft.systems.league.dungeon.doors import open_now
from undercroft.systems.league.dungeon.meeting import greet
from undercroft.systems.league.dungeon.placing import meet, place_troop
from undercroft.systems.league.dungeon.threat import raise_threat
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero, Lock

HELP, MOST_HELP = 10, 30
"""What each helper adds to STR, and all of them at the most.  LE-0202, LE-0203"""
HOME = 9
"""From this number of a d10 on giant spiders appear.  LE-0209"""
SPIDER = Troop(monster="giant-spider")
HALF: Reading[int] = Reading("d2", lambda faces: 1 if faces[0][0] <= 3 else 2)
"""A d6 read as a d2.  LE-0209, LE-C02"""


# a portcullis


def helpers(game: League, hero: Hero, door: int) -> list[Hero]:
    """Who helps to lift: whoever stands in the other square on the same side, and up to two on the far side.

    LE-0202, LE-0203
    """
    before = game.ground.door_squares(door)
    return [one for one in game.standing() if one is not hero and before >> one.at & 1 and not one.prone]


def lifting_terms(game: League, hero: Hero, door: int) -> tuple[Term, ...]:
    """What helpers add to STR.  LE-0202, LE-0203"""
    bonus = min(MOST_HELP, HELP * len(helpers(game, hero, door)))
    return (Term(bonus, "helpers", "LE-0202"),) if bonus else ()


def lift(game: League, hero: Hero, lock: Lock) -> Script[None]:
    """A STR test: the portcullis is up, or the rattling is heard.  LE-0201 to LE-0205"""
    terms = lifting_terms(game, hero, lock.door)
    checked = yield from check(game, hero, "strength", "lift", terms=terms, rules=("LE-0201",))
    if checked.success:
        open_now(game, hero.id, lock)
    else:
        raise_threat(game, 1, "portcullis", "LE-0205")


# a cobweb


def clear_cobweb(game: League, hero: Hero, lock: Lock) -> Script[None]:
    """The cobweb is cut away without fail, which is heard; perhaps its makers are at home.

    LE-0128, LE-0207 to LE-0209, LE-0229
    """
    raise_threat(game, 1, "cobweb", "LE-0208", "LE-0229")
    left = game.ground.tile(hero.at)
    number: int = yield from roll("d10", seat=hero.seat, who=hero.id, why="cobweb", stream=STREAM)
    if number >= HOME:
        n: int = yield from roll("d6", seat=hero.seat, who=hero.id, why="spiders", reads=HALF, stream=STREAM)
        game.push(Spiders(door=lock.door, n=n, tile=left))
    open_now(game, hero.id, lock)


@step(Spiders, after=True)
def spiders(game: League, entry: Spiders) -> Script[None]:
    """Each giant spider is on the tile that is left or on the one that is entered, by lot; whoever else is there is met
    together with them.  LE-0209, LE-0210"""
    ground = game.ground
    beside = ground.door_squares(entry.door)
    tiles = [n for n, cover in enumerate(ground.covers) if cover & beside]
    met: list[Enemy] = []
    for _ in range(entry.n):
        tile = yield from pick(sorted({entry.tile, *tiles}), "tile", STREAM)
        met += yield from place_troop(game, SPIDER, tile)
    game.tell(Changed, "spiders", now=len(met), rules=("LE-0209",))
    if game.state.battle or not isinstance(game.state.agenda[-1], NewTile):
        meet(game, met)
    elif met:
        game.push(game.state.agenda.pop(), Encounter())
        greet(game, met)
