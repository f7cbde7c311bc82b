"""Active rules by which a monster gets hold of a hero: entangle, swallow, tongue, web, spit.

LE-0751, LE-0757, LE-0799, LE-0817, LE-0827, LE-0828, LE-0831, LE-G11, LE-G111, LE-G117
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Script
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.occasions import lands
from undercroft.systems.league.combat.shove import standing_on
from undercroft.systems.league.foes.attacks import turn_to
from undercroft.systems.league.foes.special import active
from undercroft.systems.league.foes.targets import adjacent, choose, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.sight import line, sees
from undercroft.systems.league.rolls.ailments import risk_poison
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.grips import is_gripped, seize, victims

NEAR, APART = 1, 2
"""Adjacent, and a square between.  LE-0041, LE-0799, LE-G111"""
COILS = 2
"""So many heroes it can hold at once.  LE-0757"""
SWALLOWING = 2
"""AP.  LE-G117"""


def far(game: League, enemy: Enemy, hero: Hero) -> int:
    """How many squares it is to a hero, as the crow flies."""
    return min(game.ground.board.distance(at, hero.at) for at in squares(game.cover(enemy)))


def within(game: League, enemy: Enemy, least: int, most: int) -> list[Hero]:
    """The heroes so far away whom it sees."""
    return [one for one in prey(game, enemy) if least <= far(game, enemy, one) <= most and sees(game, enemy, one)]


# entangle


def to_coil(game: League, enemy: Enemy) -> list[Hero]:
    """The adjacent heroes around whom it can wind itself, as long as it has room for one more.  LE-0751, LE-0757"""
    if len(victims(game, enemy, "entangled")) >= COILS:
        return []
    return [one for one in adjacent(game, enemy) if not is_gripped(one, "entangled", "swallowed")]


@active(words.ENTANGLE, to_coil)
def entangle(game: League, enemy: Enemy) -> Script[None]:
    """An attack that can be dodged and parried; it holds whom it hits.  LE-0751"""
    hero = yield from choose(game, enemy, to_coil(game, enemy))
    turn_to(game, enemy, hero)
    begin(game, enemy.id, hero.id, None, "standard", ranged=False, special=words.ENTANGLE.name, avoid="any")


@lands(words.ENTANGLE.name)
def coils(game: League, hit: Hit) -> Script[None]:
    """The hero is held and may only struggle.  LE-0751"""
    yield from ()
    hero = game.model(hit.target)
    if isinstance(hero, Hero) and hero.able and not hit.shield:
        seize(game, hero, "entangled", hit.attacker, 0, "LE-0751")


# swallow


def to_swallow(game: League, enemy: Enemy) -> list[Hero]:
    """The adjacent heroes, as long as it has nobody in its maw.  LE-0817, LE-0820"""
    if victims(game, enemy, "swallowed"):
        return []
    return [one for one in adjacent(game, enemy) if not is_gripped(one, "swallowed", "petrified")]


@active(words.SWALLOW, to_swallow, ap=SWALLOWING)
def swallow(game: League, enemy: Enemy) -> Script[None]:
    """An attack that can only be dodged; it begins to swallow whom it hits.  LE-0817, LE-G117"""
    hero = yield from choose(game, enemy, to_swallow(game, enemy))
    turn_to(game, enemy, hero)
    begin(game, enemy.id, hero.id, None, "standard", ranged=False, special=words.SWALLOW.name, avoid="dodge")


@lands(words.SWALLOW.name)
def gulps(game: League, hit: Hit) -> Script[None]:
    """The hero is in its maw.  LE-0817"""
    yield from ()
    hero = game.model(hit.target)
    if isinstance(hero, Hero) and hero.able:
        seize(game, hero, "swallowed", hit.attacker, 0, "LE-0817")


# tongue


def to_pull(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes a square away with no half-height obstacle between; models between do not matter.  LE-0827, LE-G111"""
    found = []
    for one in within(game, enemy, APART, APART):
        there = line(game, enemy, one)
        if there is not None and not there.objects and landing_places(game, enemy, one):
            found.append(one)
    return found


def landing_places(game: League, enemy: Enemy, hero: Hero) -> Bits:
    """The squares between the two, next to both.  LE-0828"""
    near = game.ground.steps.around(game.cover(enemy)) & game.ground.near[hero.at]
    return near & game.ground.open_floor & ~game.ground.pits


@active(words.TONGUE_ATTACK, to_pull)
def tongue(game: League, enemy: Enemy) -> Script[None]:
    """A shot at a hero a square away, which can be dodged and parried.  LE-0827, LE-0828"""
    hero = yield from choose(game, enemy, to_pull(game, enemy))
    turn_to(game, enemy, hero)
    begin(game, enemy.id, hero.id, None, "standard", ranged=True, special=words.TONGUE_ATTACK.name, avoid="any")


@lands(words.TONGUE_ATTACK.name)
def pulls(game: League, hit: Hit) -> Script[None]:
    """The hero is pulled beside it; whoever stands there changes places with the hero.  LE-0828"""
    yield from ()
    enemy, hero = game.model(hit.attacker), game.model(hit.target)
    if not isinstance(hero, Hero) or not isinstance(enemy, Enemy) or hit.shield:
        return
    places = sorted(
        squares(landing_places(game, enemy, hero)), key=lambda at: (game.ground.board.walk(at, hero.at), at)
    )
    free = [at for at in places if standing_on(game, at) is None]
    small = [at for at in places if (one := standing_on(game, at)) is not None and game.cover(one) == 1 << at]
    for at in (free or small)[:1]:
        other, left = standing_on(game, at), hero.at
        if other is not None:
            other.at = left
            game.tell(Moved, other.id, (at, left), "pulled", rules=("LE-0828",))
        hero.at = at
        game.tell(Moved, hero.id, (left, at), "pulled", rules=("LE-0828",))


# web


def to_net(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes within two squares who are not caught yet.  LE-0831, LE-G11"""
    return [one for one in within(game, enemy, NEAR, APART) if not one.netted and not is_gripped(one, "swallowed")]


@active(words.WEB, to_net)
def web(game: League, enemy: Enemy) -> Script[None]:
    """A shot with RS at up to two squares, which can be dodged.  LE-0831, LE-G11"""
    hero = yield from choose(game, enemy, to_net(game, enemy))
    turn_to(game, enemy, hero)
    begin(game, enemy.id, hero.id, None, "standard", ranged=True, special=words.WEB.name, avoid="dodge")


@lands(words.WEB.name)
def catches(game: League, hit: Hit) -> Script[None]:
    """Whoever it hits is caught and can only try to break free.  LE-0831, LE-G11"""
    yield from ()
    caught = game.model(hit.target)
    caught.netted, caught.stance = True, False
    game.tell(Changed, "netted", caught.id, now=1, rules=("LE-0831",))


# spit


def to_spit_at(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes adjacent or a square away whom it sees.  LE-0799"""
    return [one for one in within(game, enemy, NEAR, APART) if not one.poison]


@active(words.POISONOUS_SPIT, to_spit_at)
def spit(game: League, enemy: Enemy) -> Script[None]:
    """A shot with RS, which can be dodged or stopped by a shield.  LE-0799"""
    hero = yield from choose(game, enemy, to_spit_at(game, enemy))
    turn_to(game, enemy, hero)
    name = words.POISONOUS_SPIT.name
    begin(game, enemy.id, hero.id, None, "standard", ranged=True, special=name, avoid="dodge-or-shield")


@lands(words.POISONOUS_SPIT.name)
def burns(game: League, hit: Hit) -> Script[None]:
    """Whoever it hits tests CON, or is poisoned.  LE-0798, LE-0799"""
    enemy, hero = game.model(hit.attacker), game.model(hit.target)
    if isinstance(hero, Hero) and isinstance(enemy, Enemy) and not hit.shield:
        yield from risk_poison(game, hero, game.degree(enemy, words.POISONOUS), f"league-monster-{enemy.card}")
