"""What special rules do as an enemy's activation begins, and what becomes of heroes in its grip when it dies.

LE-0737, LE-0738, LE-0755, LE-0786 to LE-0788, LE-0816, LE-0821, LE-G116
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Instinct
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.library import hero_name
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.dungeon.placing import face_heroes, places_on
from undercroft.systems.league.foes.moves import spend
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.rolls.ailments import risk_disease
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.grips import inside, release, victims
from undercroft.systems.league.status.points import lose_hp

DULL = 1
"""On this a stupid monster does nothing.  LE-0816"""
SUCKING = measure("d4")
"""LE-0787"""


@moments.ACTIVATED.on(moments.ALWAYS, rank=0)
def awakes(game: League, model: Hero | Enemy) -> None:
    """Some special rules come before anything else a monster does."""
    if isinstance(model, Hero):
        return
    if model.hidden or game.has(model, words.STUPID) or victims(game, model, "leeched"):
        game.push(Instinct(model.id))


@step(Instinct)
def instinct(game: League, entry: Instinct) -> Script[None]:
    """One that has hidden comes back, a leech sucks, a stupid one may stand and stare.  LE-0737, LE-0787, LE-0816"""
    enemy = game.enemy(entry.who)
    if enemy.hidden:
        yield from reappear(game, enemy)
    for hero in victims(game, enemy, "leeched"):
        yield from suck(game, enemy, hero)
    if game.has(enemy, words.STUPID):
        number: int = yield from roll("d6", who=enemy.id, why="stupid", stream="monsters")
        if number == DULL:
            game.tell(Changed, "stares", enemy.id, now=1, rules=("LE-0816",))
            enemy.ap = 0


# leeches


def suck(game: League, enemy: Enemy, hero: Hero) -> Script[None]:
    """It drains d4 HP, and the hero tests against disease; then it does nothing else.  LE-0786 to LE-0788"""
    enemy.ap = 0
    if not beside(game, enemy, hero):
        for grip in hero.grips:
            if grip.by == enemy.id:
                release(game, hero, grip)
        return
    rolled = yield from throw_amount(game, enemy, SUCKING, "leech", affects=hero)
    lose_hp(game, hero, rolled, "leech", ("LE-0787",), enemy.id)
    if hero.able:
        yield from risk_disease(game, hero, 0, f"league-monster-{enemy.card}", ("LE-0788",))


# out of hiding


def reappear(game: League, enemy: Enemy) -> Script[None]:
    """It comes back on a random tile with heroes or next to one; where no hero stands, there where it sees most of
    them.  That takes it one of its AP.  LE-0737, LE-0738, LE-G116"""
    tiles = hiding_places(game, enemy)
    enemy.hidden = False
    spend(game, enemy, 1)
    if not tiles:
        return
    tile = yield from pick(tiles, "tile")
    places = list(squares(places_on(game, enemy, tile)))
    heroes = game.standing()
    if not any(game.ground.tile(one.at) == tile for one in heroes):
        seen = {at: sum(game.ground.sees(at, one.at) for one in heroes) for at in places}
        places = [at for at in places if seen[at] == max(seen.values())]
    enemy.at = yield from pick(places, "square")
    face_heroes(game, enemy)
    game.tell(Placed, f"league-monster-{enemy.card}", enemy.at, enemy.id, enemy.letter, rules=("LE-0737",))


def hiding_places(game: League, enemy: Enemy) -> list[int]:
    """The tiles with heroes, and those next to them, on which it has room.  LE-0737"""
    there = {game.ground.tile(one.at) for one in game.standing()}
    around = there | {other for tile in there for other in game.ground.joined(tile)}
    return [tile for tile in sorted(around) if tile >= 0 and places_on(game, enemy, tile)]


# death frees


@moments.ENEMY_FELLED.on(moments.ALWAYS, rank=0)
def let_go(game: League, enemy: Enemy) -> None:
    """Whoever was in its grip is free; one whom it has swallowed lies where it stood, and acts again from the next turn
    on.  LE-0755, LE-0821"""
    for hero in game.state.party:
        for grip in hero.grips:
            if grip.by == enemy.id and grip.kind != "petrified":
                swallowed = inside(game, hero)
                release(game, hero, grip, "LE-0755")
                if swallowed and hero.here:
                    spit_out(game, hero, game.cover(enemy))


def spit_out(game: League, hero: Hero, place: Bits) -> None:
    """It is put down prone.  LE-0821"""
    taken = game.occupied()
    free = [at for at in squares(place) if not taken >> at & 1]
    near = game.ground.steps.around(place) & game.ground.open_floor & ~taken
    free += squares(near)
    hero.at = next(iter(free), NOWHERE)
    hero.prone = hero.acted = True
    game.tell(Placed, hero_name(hero.card), hero.at, hero.id, rules=("LE-0821",))


@moments.HERO_DOWN.on(moments.ALWAYS, rank=0)
def falls(game: League, hero: Hero) -> None:
    """Nobody holds a hero who has gone down, but for who has swallowed it.  LE-0533"""
    for grip in hero.grips:
        if not inside(game, hero):
            release(game, hero, grip)
