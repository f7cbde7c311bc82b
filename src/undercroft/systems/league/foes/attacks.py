"""What an enemy does with its weapons: strike, strike with all its strength, take a stance, aim, shoot, load.

LE-0408, LE-0472, LE-0473, LE-0694, LE-0698, LE-0701 to LE-0703, LE-0710, LE-0716, LE-0724, LE-0793, LE-0794, LE-G107
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.footprint import gap
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.events import Changed, Turned
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.systems.league.agenda import Heads
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.cards.things import WeaponCard
from undercroft.systems.league.combat.attack import begin, declared
from undercroft.systems.league.combat.targets import in_line
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.foes.moves import spend
from undercroft.systems.league.foes.targets import choose, closest, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.sight import sees
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import take_aim, take_stance
from undercroft.systems.league.status.grips import victims

STANDARD, POWER = 1, 2
"""AP.  LE-0372, LE-0385"""
NECKS = 4
"""So far the heads of a hydra reach.  LE-0794"""


# weapons


def wielded(enemy: Enemy) -> WeaponCard | None:
    """The weapon in its hands; None for claws, teeth and fists."""
    return weapon(enemy.weapons[0]) if enemy.weapons else None


def item(enemy: Enemy) -> Item | None:
    """The same as a copy of its card."""
    return Item(enemy.weapons[0]) if enemy.weapons else None


def take_up(game: League, enemy: Enemy, *, ranged: bool) -> None:
    """It takes its ranged weapon or its dagger into its hands, which costs no AP.  LE-0473, LE-0703, LE-G107"""
    for name in enemy.weapons:
        card = weapon(name)
        if card is not None and (card.ranged and not card.net) == ranged:
            if name != enemy.weapons[0]:
                enemy.weapons = (name, *(other for other in enemy.weapons if other != name))
                game.tell(Changed, "wields", enemy.id, now=1, detail=f"league-thing-{name}", rules=("LE-0703",))
            return


# hand to hand


def strike(game: League, enemy: Enemy, target: Hero) -> None:
    """A standard attack: as many strikes as its rules say, or one of each of its heads.  LE-0372, LE-0404, LE-0793"""
    spend(game, enemy, STANDARD)
    blow(game, enemy, target)


def blow(game: League, enemy: Enemy, target: Hero) -> None:
    """The strikes of a standard attack.  LE-0404, LE-0793, LE-0794"""
    turn_to(game, enemy, target)
    heads = game.degree(enemy, words.HYDRA_HEADS)
    if heads:
        game.push(Heads(enemy.id, left=tuple(one.id for one in within_necks(game, enemy, target)[:heads])))
    else:
        blows = max(1, game.degree(enemy, words.MULTIPLE_ATTACKS))
        begin(game, enemy.id, target.id, item(enemy), "standard", ranged=False, strikes=blows)


def power_attack(game: League, enemy: Enemy, target: Hero) -> None:
    """A power attack, which leaves it open; with one AP left a standard one.  LE-0385, LE-0405, LE-0408, LE-G106"""
    if enemy.ap < POWER:
        strike(game, enemy, target)
        return
    spend(game, enemy, POWER)
    turn_to(game, enemy, target)
    begin(game, enemy.id, target.id, item(enemy), "power", ranged=False)


def stance(game: League, enemy: Enemy) -> None:
    """A parry stance, which ends its activation.  LE-0373, LE-0446, LE-G106"""
    spend(game, enemy, enemy.ap)
    take_stance(game, enemy)


def turn_to(game: League, enemy: Enemy, target: Hero) -> None:
    """It looks at whom it attacks, unless it holds somebody; a base that is not square turns only as far as it fits.

    LE-0145, LE-0756, LE-0781
    """
    base, facing = game.base(enemy), game.facing_to(enemy, target.at)
    if victims(game, enemy, "entangled") or (base.width != base.height and (facing - enemy.facing) % 4):
        return
    if enemy.facing != facing:
        enemy.facing = facing
        game.tell(Turned, enemy.id, facing, rules=("LE-0145",))


# heads


def within_necks(game: League, enemy: Enemy, first: Hero) -> list[Hero]:
    """The heroes within reach of its heads, the one it has chosen first.  LE-0794"""
    near = [one for one in prey(game, enemy) if one is not first and necks_reach(game, enemy, one)]
    return [first, *near]


def necks_reach(game: League, enemy: Enemy, hero: Hero) -> bool:
    """Is a hero up to 4 squares from its body, and in sight?  LE-0794"""
    far = gap(game.ground.board, game.cover(enemy), game.cover(hero))
    return far <= NECKS and sees(game, enemy, hero)


@step(Heads, after=True)
def heads(game: League, entry: Heads) -> None:
    """One head after the other strikes at a hero of its own.  LE-0794"""
    left = tuple(one for one in entry.left if not game.gone(one) and game.hero(one).able)
    if left:
        game.push(Heads(entry.who, left=left[1:]))
        begin(game, entry.who, left[0], None, "standard", ranged=False)


# from afar


def within_shot(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes at whom it can shoot from where it is.  LE-0345, LE-0358, LE-0362"""
    card = wielded(enemy)
    if card is None or not card.ranged:
        return []
    return [one for one in prey(game, enemy) if in_line(game, enemy, one, card.range)]


def reload(game: League, enemy: Enemy) -> None:
    """It loads its weapon.  LE-0377, LE-0698"""
    spend(game, enemy, STANDARD)
    loaded(game, enemy)


def loaded(game: League, enemy: Enemy) -> None:
    """Its weapon is loaded.  LE-0472, LE-0697, LE-0699"""
    if not enemy.loaded:
        enemy.loaded = True
        game.tell(Changed, "loaded", enemy.id, now=1, rules=("LE-0698",))


def aim(game: League, enemy: Enemy, targets: Sequence[Hero]) -> Script[None]:
    """It aims, for now at the closest; whom it shoots at is decided when it shoots.  LE-0376, LE-0416, LE-0701"""
    target = yield from closest(game, enemy, targets)
    spend(game, enemy, STANDARD)
    turn_to(game, enemy, target)
    take_aim(game, enemy, target.id)


def shoot(game: League, enemy: Enemy, targets: Sequence[Hero]) -> Script[None]:
    """A d6 says at whom: 1-4 the closest, 5-6 whoever is easiest to hit, of equals whoever has fewest HP; whom it aims
    at is decided only now.  LE-0701, LE-0702"""
    aiming, enemy.aim = enemy.aim != NO_ONE, NO_ONE
    number: int = yield from roll("d6", who=enemy.id, why="shot-target", stream="monsters")
    if number <= CLOSEST:
        target = yield from closest(game, enemy, targets)
    else:
        target = yield from easiest(game, enemy, targets)
    if aiming:
        enemy.aim = target.id
    spend(game, enemy, STANDARD)
    turn_to(game, enemy, target)
    begin(game, enemy.id, target.id, item(enemy), "standard")


CLOSEST = 4
"""LE-0702"""


def easiest(game: League, enemy: Enemy, targets: Sequence[Hero]) -> Script[Hero]:
    """The hero who is easiest to hit; of equals whoever has fewest HP, then one at random.  LE-0702"""
    worth = {one.id: (-chance(game, enemy, one), one.hp) for one in targets}
    best = min(worth.values())
    target = yield from pick([one for one in targets if worth[one.id] == best], "target")
    enemy.target = target.id
    return target


def chance(game: League, enemy: Enemy, target: Hero) -> int:
    """What its shot at a hero would be rolled against.  LE-0699, LE-0702"""
    return to_hit(game, declared(game, enemy.id, target.id, item(enemy))).total


# the first die


def uses_skill(game: League, enemy: Enemy) -> Script[bool]:
    """The first die of an attack table: 1-4 a normal attack, 5-6 a skill or special talent.  LE-0688"""
    number: int = yield from roll("d6", who=enemy.id, why="behaviour", stream="monsters")
    return number > NORMAL


NORMAL = 4
"""LE-0688, LE-0693, LE-0700, LE-0709, LE-0723"""


def second_die(enemy: Enemy, why: str = "attack-table") -> Script[int]:
    """The die of a table."""
    return (yield from roll("d6", who=enemy.id, why=why, stream="monsters"))


def adjacent_target(game: League, enemy: Enemy, beside: Sequence[Hero]) -> Script[Hero]:
    """The adjacent hero it attacks.  LE-0481, LE-0482"""
    return (yield from choose(game, enemy, beside))
