"""Active rules that strike several at once: fire breath, sweeping strike.

LE-0764, LE-0765, LE-0822 to LE-0826
"""

from __future__ import annotations

from undercroft.board.facing import EIGHT, towards
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Summed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Figures, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import Sweep
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.combat.armour import natural, stopped
from undercroft.systems.league.combat.attack import begin, declared
from undercroft.systems.league.combat.damage import deal, dice_of, roll_damage, worked_out
from undercroft.systems.league.combat.occasions import lands
from undercroft.systems.league.combat.shove import beyond, put, standing_on
from undercroft.systems.league.combat.to_hit import is_large, to_hit
from undercroft.systems.league.foes.attacks import item, turn_to
from undercroft.systems.league.foes.special import active
from undercroft.systems.league.foes.targets import choose, in_sight, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import zone_of
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.checks import D100, check, check_reading
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.conditions import fall
from undercroft.systems.league.status.points import lose_hp

FLAME, SPARKS = measure("d10"), measure("d6")
"""LE-0764, LE-0765"""


# fire breath


@active(words.FIRE_BREATH, in_sight)
def fire_breath(game: League, enemy: Enemy) -> Script[None]:
    """A hero it sees suffers d10 fire damage, unless it dodges; everybody adjacent to that one suffers d6, the breather
    excepted.  LE-0764, LE-0765"""
    hero = yield from choose(game, enemy, in_sight(game, enemy))
    turn_to(game, enemy, hero)
    around = game.ground.near[hero.at]
    for one in tuple(game.models()):
        if one is not enemy and one is not hero and game.cover(one) & around and not game.gone(one.id):
            rolled = yield from throw_amount(game, enemy, SPARKS, "fire-breath", affects=one)
            fire = Tally(rolled, "dice", "LE-0765")
            yield from deal(game, one, fire, "fire-breath", by=enemy.id, element="fire", rules=("LE-0765",))
    if hero.able:
        name = words.FIRE_BREATH.name
        begin(game, enemy.id, hero.id, None, "standard", ranged=True, special=name, fate="hits", avoid="dodge")


@lands(words.FIRE_BREATH.name)
def scorches(game: League, hit: Hit) -> Script[None]:
    """Whoever did not dodge is in the flame.  LE-0764"""
    hero, enemy = game.model(hit.target), game.model(hit.attacker)
    rolled = yield from throw_amount(game, enemy, FLAME, "fire-breath", affects=hero)
    fire = Tally(rolled, "dice", "LE-0764")
    yield from deal(game, hero, fire, "fire-breath", by=enemy.id, element="fire", rules=("LE-0764",))


# sweeping strike


def in_zone(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes in its zone of control.  LE-0822"""
    zone = zone_of(game, enemy)
    return [one for one in prey(game, enemy) if zone & game.cover(one)]


@active(words.SWEEPING_STRIKE, in_zone)
def sweeping_strike(game: League, enemy: Enemy) -> Script[None]:
    """One d100 is compared with what is needed for each hero in its zone of control.  LE-0822"""
    number: int = yield from roll(D100, who=enemy.id, why="sweep", reads=TOTAL)
    game.push(Sweep(enemy.id, left=struck(game, enemy, number)))


def struck(game: League, enemy: Enemy, number: int) -> Figures:
    """The heroes whom a roll hits.  LE-0822, LE-G51"""
    found: Figures = ()
    for hero in in_zone(game, enemy):
        needed = to_hit(game, _swing(game, enemy, hero))
        game.tell(Summed, "to-hit", enemy.id, needed.total, needed.frozen(), rules=("LE-0822",))
        if check_reading(needed.total).of(((number,),)).success:
            found = (*found, hero.id)
    return found


def _swing(game: League, enemy: Enemy, hero: Hero) -> Hit:
    return declared(game, enemy.id, hero.id, item(enemy), "standard", ranged=False)


@step(Sweep, after=True)
def sweep(game: League, entry: Sweep) -> None:
    """Each hero who was hit may dodge, but not parry.  LE-0822"""
    left = tuple(one for one in entry.left if not game.gone(one) and game.hero(one).able)
    if left:
        game.push(Sweep(entry.who, left=left[1:]))
        name, weapon = words.SWEEPING_STRIKE.name, item(game.enemy(entry.who))
        begin(game, entry.who, left[0], weapon, "standard", ranged=False, special=name, fate="hits", avoid="dodge")


@lands(words.SWEEPING_STRIKE.name)
def swept(game: League, hit: Hit) -> Script[None]:
    """The hero is thrown back a square and takes half damage, rounded down; one against a wall stays and takes it all.
    Then a DEX test, or it falls.  LE-0823 to LE-0826"""
    enemy, hero = game.model(hit.attacker), game.model(hit.target)
    if not isinstance(hero, Hero):
        return
    dice, plus = dice_of(game, hit)
    rolled = (yield from roll_damage(game, hit, dice)) if dice else 0
    damage = worked_out(game, hit, enemy, hero, rolled, plus)
    tally = Tally(damage.total, "damage", "LE-0498")
    if thrown_back(game, enemy, hero):
        tally.add(tally.total // 2 - tally.total, "swept", "LE-0823")
    natural(game, hero, tally)
    stopped(game, hero, hit.location, tally)
    tally.floor(0, "least")
    hit.dealt = lose_hp(game, hero, tally.total, "attack", ("LE-0823",), enemy.id)
    if hero.able and not (yield from check(game, hero, "dexterity", "keep-feet", rules=("LE-0823",))).success:
        fall(game, hero, "LE-0824")


def thrown_back(game: League, enemy: Hero | Enemy, hero: Hero) -> bool:
    """A hero is moved straight back, and whoever stands behind it, too, without any other effect.  Was it?

    LE-0823, LE-0825, LE-0826
    """
    away = towards(game.ground.board, enemy.at, hero.at, EIGHT)
    row = [hero.at]
    while (behind := beyond(game, row[-1], away)) is not None and standing_on(game, behind) is not None:
        row.append(behind)
    if behind is None:
        return False
    crowd = [standing_on(game, at) for at in row[1:]]
    if any(one is None or is_large(game, one) for one in crowd):
        return False
    for one in reversed(crowd):
        if one is not None:
            to = beyond(game, one.at, away)
            if to is not None:
                put(game, one, to)
    put(game, hero, row[1] if len(row) > 1 else behind)
    return True
