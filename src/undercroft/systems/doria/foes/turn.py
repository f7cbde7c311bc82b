"""The activation of a monster: it moves, then attacks once.  DO-0158, DO-0351, DO-0360, DO-0365"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Moved
from undercroft.kernel.requests import Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import Activate, MonsterAttacks
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.combat.attack import begin
from undercroft.systems.doria.dungeon.monsters import entrances, own_field
from undercroft.systems.doria.effects.monsters import hears, mend
from undercroft.systems.doria.foes.approach import towards
from undercroft.systems.doria.foes.pushing import push_away
from undercroft.systems.doria.foes.routes import reach_of, walk, way
from undercroft.systems.doria.foes.targets import Aim, aim
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares, monsters_at
from undercroft.systems.doria.state import Monster


@step(Activate, after=True)
def activate(game: Doria, entry: Activate) -> Script[None]:
    """A monster moves up to its AP and attacks once; an Extra Activation does not stand for the one at its initiative.

    DO-0158, DO-0322, DO-0351, DO-G09
    """
    monster = game.monster(entry.who)
    if not entry.extra:
        monster.acted = True
    monster.marker = own_field(game, monster)
    game.tell(Began, "monster-turn", 0, monster.id)
    if any(deed(game, monster) for deed in moments.MONSTER_ACTS.deeds(game.rules)):
        return
    tend(game, monster)
    ap = come_in(game, monster, game.stats(monster).ap)
    if game.awake() and not monster.outside:
        yield from act(game, monster, ap)


def act(game: Doria, monster: Monster, ap: int) -> Script[None]:
    """Attack whoever can be attacked, from the best square; else come nearer.  DO-0357 to DO-0360, DO-0365"""
    chosen = yield from look_around(game, monster, ap)
    if chosen is None:
        left = yield from towards(game, monster, ap)
        if left:
            yield from act(game, monster, left)
        return
    if chosen.square != monster.at:
        yield from go_to(game, monster, chosen.square, ap)
    game.push(MonsterAttacks(monster.id, chosen.targets))


def look_around(game: Doria, monster: Monster, ap: int) -> Script[Aim | None]:
    """Whom it can attack in this activation, and from where; who is held attacks from where it stands.

    DO-0128, DO-0343, DO-0357 to DO-0359, DO-0369, DO-0373
    """
    buried = game.ground.rubble >> monster.at & 1 and not game.stats(monster).says(words.THROUGH_WALLS)
    steps = 0 if monster.held or buried else ap
    others = monsters_at(game, monster.id)
    return (yield from aim(game, monster, reach_of(game, monster, steps, onto=others), others))


def go_to(game: Doria, monster: Monster, square: int, ap: int) -> Script[None]:
    """It goes the shortest way; whoever stands where it wants to be gives way.  DO-0366, DO-0369, DO-0379"""
    path = way(game, reach_of(game, monster, ap, onto=1 << square), 1 << square)
    yield from push_away(game, monster, square, path[:-1])
    walk(game, monster, path)


@step(MonsterAttacks, between=True)
def monster_attacks(game: Doria, entry: MonsterAttacks) -> None:
    """It attacks what it came for, once, with its only kind of attack, without PP.  DO-0351, DO-0384, DO-0419"""
    monster = game.monster(entry.who)
    targets = tuple(id for id in entry.targets if game.character(id).awake)
    if not targets:
        return
    first = game.character(targets[0])
    begin(game, monster.id, first.id, game.stats(monster).kind, None, first.at, targets[1:])


# before it moves


def tend(game: Doria, monster: Monster) -> None:
    """A healer first heals whoever is hurt most near it, itself among them.  DO-G09"""
    healing = game.stats(monster).sum(words.MENDS)
    if healing:
        near = [one for one in game.state.monsters if one.hurt and (one is monster or hears(game, monster, one))]
        if near:
            mend(game, max(near, key=lambda one: (one.hurt, -one.id)), healing)


def come_in(game: Doria, monster: Monster, ap: int) -> int:
    """Who waits outside steps onto a free entrance square for 1 AP; what AP are left.  DO-0180, DO-G56"""
    if not monster.outside:
        return ap
    free = entrances(game) & free_squares(game)
    if not free:
        return ap
    monster.at = min(squares(free), key=lambda square: game.ground.board.walk(square, monster.at))
    monster.outside = False
    game.tell(Moved, monster.id, (monster.at,), "enter", rules=("DO-0180",))
    return ap - 1
