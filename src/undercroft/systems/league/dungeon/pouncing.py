"""Wandering monsters that have been revealed use what is left of their movement.  LE-0254 to LE-0256"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.moments import BOOK
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Pounce, Walk
from undercroft.systems.league.dungeon.initiative import bag_is_used
from undercroft.systems.league.game import League
from undercroft.systems.league.ground import walking


@moments.BATTLE_BEGINS.on(moments.ALWAYS, rank=BOOK)
def pounce(game: League) -> None:
    """Without the bag of tokens they try to engage the party at once; with it, revealing them ends the turn.

    LE-0254, LE-0256
    """
    left, game.state.pounce = game.state.pounce, 0
    if not left or bag_is_used(game):
        return
    game.push(*(Pounce(enemy.id, n=left) for enemy in game.state.enemies))


@step(Pounce)
def approach(game: League, entry: Pounce) -> None:
    """One of them goes as near to a hero as it can.  LE-0254"""
    enemy = game.enemy(entry.who)
    points = min(entry.n, walking.movement(game, enemy))
    found = walking.reach(game, enemy, points)
    ends = squares(walking.ends(game, enemy, found))
    heroes = game.standing()
    if not ends or not heroes:
        return
    board = game.ground.board

    def far(at: int) -> int:
        return min(board.distance(at, one.at) for one in heroes)

    best = min(ends, key=lambda at: (far(at), at))
    if far(best) < far(enemy.at):
        game.push(Walk(enemy.id, walking.way(game, enemy, found, best)))
