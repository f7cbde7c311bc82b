"""What great beasts do with tails, feet, stings, rocks and voices.

UN-C555, UN-C557, UN-C561, UN-C563, UN-C564, UN-C566
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import FigureId, Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import Action, Blast
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.combat.melee import attack
from undercroft.systems.universalis.combat.melee_tally import melee_weapon
from undercroft.systems.universalis.combat.pushing import back_squares
from undercroft.systems.universalis.combat.ranged import in_range, loose
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import close_by
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.skills.reach import (
    adjacent_aims,
    at_its_back,
    each,
    each_in_turn,
    in_arms,
    in_front,
    number_of,
    once,
    smaller,
    strike_with,
)
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import knock_out, lose, suffer

ROCK, STING = "rock", "sting"
MUCH = 2
"""A character smaller by this much is much smaller.  UN-0069"""

CRUSHED = 6


# Sweep and Tail Swipe


def _swept(game: Universalis, who: Character, skill: str) -> list[Character]:
    """Smaller enemies within reach of its arms: those in front for a sweep, those behind for the tail."""
    there = at_its_back if skill == "tail-swipe" else in_front
    return [enemy for enemy in smaller(who, in_arms(game, who)) if there(game, who, enemy)]


@moments.AIMS.on("sweep", "tail-swipe")
def sweep_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """There must be a smaller enemy on the right side: in front for a sweep, behind for the tail.  UN-C563, UN-C564"""
    return once(skill, _swept(game, who, skill))


@moments.DEED.on("sweep", "tail-swipe")
def sweep(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Opposed Agility against up to two enemies: the losers take Strength in dice, are Knocked Down and pushed a
    square.  UN-C563, UN-C564"""
    near = _swept(game, who, option.what)
    near.sort(key=lambda enemy: (game.kit(enemy).agility, enemy.id))
    targets = tuple(enemy.id for enemy in near[: number_of(option.what)])
    game.push(NextTarget(who.id, skill=option.what, targets=targets))
    yield from ()


@moments.ALSO.on("sweep")
def sweep_on(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The sweep reaches the next of those in its way.  UN-C563"""
    yield from _swat(game, who, "sweep", targets)


@moments.ALSO.on("tail-swipe")
def swipe_on(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The tail reaches the next of those it may hit.  UN-C564"""
    yield from _swat(game, who, "tail-swipe", targets)


def _swat(game: Universalis, who: Character, skill: str, targets: tuple[FigureId, ...]) -> Script[None]:
    for target in each_in_turn(game, who, skill, targets):
        if (yield from contest(game, who, target, "agility", "sweep")):
            yield from strike_with(game, who, target, Blast(), game.kit(who).strength, skill)
            if target.here:
                suffer(game, target, "knocked-down")
                _push_off(game, who, target)


def _push_off(game: Universalis, who: Character, target: Character) -> None:
    free, _, _ = back_squares(game, who, target)
    if free:
        target.at = int(squares(free)[0])
        game.tell(Moved, target.id, (target.at,), "push", rules=("UN-C563",))


# Trampling


def _underfoot(game: Universalis, who: Character) -> list[Character]:
    return [enemy for enemy in in_arms(game, who) if who.size - enemy.size >= MUCH]


@moments.AIMS.on("trampling")
def trample_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """There must be an enemy much smaller than the beast.  UN-C566"""
    return once(skill, _underfoot(game, who))


@moments.DEED.on("trampling")
def trample(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The beast tramples everybody underfoot, one after the other.  UN-C566"""
    game.push(NextTarget(who.id, skill=option.what, targets=tuple(enemy.id for enemy in _underfoot(game, who))))
    yield from ()


@moments.ALSO.on("trampling")
def trample_on(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """Each takes a die against Agility: one that loses Vitality is Knocked Down, and on a 6 Knocked Out.  UN-C566"""
    for target in each_in_turn(game, who, "trampling", targets):
        face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "trampling")
        if face < max(2, game.kit(target).agility):
            continue
        fatal = face == CRUSHED or game.left(target) <= 1
        if fatal and (yield from turned_aside(game, target)):
            continue
        if face == CRUSHED:
            knock_out(game, target, who.id)
        else:
            lose(game, target, 1, who.id, "trampling")
            suffer(game, target, "knocked-down")


# Sting

moments.AIMS.on(STING)(adjacent_aims)


@moments.DEED.on(STING)
def sting(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Attack with the sting: Combat Skill -1, Strength in dice, Armor -1.  UN-C561"""
    attack(game, who, game.character(option.who), melee_weapon(game, who).id)
    game.hit.chosen = STING
    yield from ()


@moments.TALLY.on(STING)
def sting_worse(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Combat Skill -1 for the sting.  UN-C561"""
    hit = game.state.hit
    if roll == "attack" and hit is not None and hit.attacker == who.id and hit.chosen == STING:
        tally.add(-1, STING, "UN-C561")


@moments.DAMAGE.on(STING)
def sting_deep(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """The sting rolls Strength in dice, whatever the creature holds, with Armor -1.  UN-C561"""
    if hit.attacker == who.id and hit.chosen == STING:
        dice.add(game.kit(who).strength + hit.criticals - dice.total, STING, "UN-C561")
        armor.add(-1, STING, "UN-C561")


# Rock Throwing


def _rock() -> Weapon:
    card = gear_cards()[ROCK]
    assert isinstance(card, Weapon)
    return card


@moments.AIMS.on("rock-throwing")
def throw_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """A Large or Huge creature throws rocks as far as its Strength.  UN-C555"""
    return each(skill, in_range(game, who, _rock())) if who.size >= LARGE else ()


@moments.DEED.on("rock-throwing")
def throw_rock(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A ranged attack with a rock.  UN-C555"""
    loose(game, who, game.character(option.who), _rock())
    yield from ()


@moments.STRUCK.on("rock-throwing")
def flatten(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A rock knocks down a smaller target.  UN-C555"""
    target = game.character(hit.target)
    if hit.attacker == who.id and hit.weapon == ROCK and target.size < who.size:
        suffer(game, target, "knocked-down")
    yield from ()


# Shriek from the Underworld


def _hearing(game: Universalis, who: Character, far: int) -> list[Character]:
    return [enemy for enemy in game.enemies(who) if close_by(game, who, enemy, far)]


@moments.AIMS.on("shriek-from-the-underworld")
def shriek_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """There must be an enemy to hear the shriek.  UN-C557"""
    return once(skill, _hearing(game, who, action.range))


@moments.DEED.on("shriek-from-the-underworld")
def shriek(game: Universalis, who: Character, option: Option) -> Script[None]:
    """All enemies within 6 squares take a die against Courage, then are Stunned (ruling `shrieks`).  UN-C557"""
    for enemy in _hearing(game, who, SHRIEK):
        yield from strike_with(game, who, enemy, Blast(against="courage"), 1, option.what)
        suffer(game, enemy, "stunned")


SHRIEK = 6
"""How far a shriek is heard."""
