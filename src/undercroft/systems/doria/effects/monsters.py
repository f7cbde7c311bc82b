"""What the words of monsters do in an attack: for its numbers, after a parry or a wound, when one is defeated.

DO-0108, DO-0318, DO-C121 to DO-C127
"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Healed, Moved, Placed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import FigureId, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.doria.agenda import SpawnMonster
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.combat.occasions import (
    AT_ARMOR,
    AT_DAMAGE,
    AT_DEFEAT,
    AT_PARRY,
    AT_ROLL,
    AT_ROLL_OF_OTHERS,
    AT_WOUND,
)
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.state import Attack, Character, Monster
from undercroft.systems.doria.status import damage_item, disarm, hold, lose_hp, lose_pp, poison

AROUND = 2
"""How far an explosion and a haunting reach."""

EARSHOT = 4
"""How far a leader's voice and a healer's hand reach, by foot."""


def hears(game: Doria, one: Monster, other: Monster) -> bool:
    """Is a monster near enough to another to be led or mended by it?"""
    far = game.ground.walk(one.at, other.at)
    return one.id != other.id and not other.outside and far is not None and far <= EARSHOT


def mend(game: Doria, monster: Monster, n: int) -> None:
    """A monster regains HP, never more than it has lost."""
    gained = min(n, monster.hurt)
    if gained > 0:
        monster.hurt -= gained
        game.tell(Healed, monster.id, gained, game.stats(monster).hp - monster.hurt)


# numbers


@AT_ROLL.does(words.GANG)
def gang(game: Doria, monster: Monster, n: int, attack: Attack, tally: Tally) -> None:
    """Bolder for each other of its kind beside the target.  DO-G09"""
    near = game.ground.near[attack.at]
    kin = [one for one in game.state.monsters if one.card == monster.card and one.id != monster.id and not one.outside]
    tally.add(n * sum(near >> one.at & 1 for one in kin), words.GANG.name)


@AT_ROLL.does(words.RAGE)
def rage(game: Doria, monster: Monster, n: int, attack: Attack, tally: Tally) -> None:
    """Harder while it is hurt.  DO-G09"""
    if monster.hurt:
        tally.add(n, words.RAGE.name)


@AT_ROLL_OF_OTHERS.does(words.INSPIRES)
def inspires(game: Doria, leader: Monster, n: int, attack: Attack, tally: Tally) -> None:
    """Bolder within earshot of a leader.  DO-G09"""
    if not leader.outside and hears(game, leader, game.monster(attack.attack.who)):
        tally.add(n, words.INSPIRES.name)


@AT_DAMAGE.does(words.FRENZY)
def frenzy(game: Doria, monster: Monster, n: int, attack: Attack, tally: Tally) -> None:
    """More damage to a character below half its HP.  DO-G09"""
    target = game.character(attack.defence.who)
    if 2 * target.hp < game.kit(target).max_hp:
        tally.add(n, words.FRENZY.name)


@AT_ARMOR.does(words.STONE)
def stone(game: Doria, monster: Monster, n: int, attack: Attack, tally: Tally) -> None:
    """Harder until it has stirred in this round.  DO-G09"""
    if not monster.acted:
        tally.add(n, words.STONE.name)


# after a parry


@AT_PARRY.does(words.RIPOSTE)
def riposte(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """Whoever attacked it in melee from beside it is struck in turn.  DO-G09"""
    attacker = game.character(attack.attack.who)
    if attack.kind == "melee" and in_range(game, monster.at, attacker.at, 1):
        lose_hp(game, attacker, n, words.RIPOSTE.name, by=monster.id)


# after a wound


def _wounded(game: Doria, attack: Attack) -> Character:
    return game.character(attack.defence.who)


@AT_WOUND.does(item_words.POISON)
def poisons(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """So many Poison Markers.  DO-0108"""
    poison(game, _wounded(game, attack), n)


@AT_WOUND.does(words.HOLDS)
def holds(game: Doria, monster: Monster, _: None, attack: Attack) -> None:
    """Immobilized until the end of the round.  DO-0128, DO-C101"""
    hold(game, _wounded(game, attack))


@AT_WOUND.does(words.DISARMS)
def disarms(game: Doria, monster: Monster, _: None, attack: Attack) -> None:
    """Disarmed.  DO-0129"""
    disarm(game, _wounded(game, attack))


@AT_WOUND.does(words.SLOWS)
def slows(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """AP are lost, none below 0.  DO-0154, DO-G09"""
    target = _wounded(game, attack)
    was, target.ap = target.ap, max(0, target.ap - n)
    if target.ap != was:
        game.tell(Changed, "ap", target.id, now=target.ap, was=was, detail=words.SLOWS.name)


@AT_WOUND.does(words.SAPS)
def saps(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """PP are lost.  DO-0063, DO-G09"""
    lose_pp(game, _wounded(game, attack), n, words.SAPS.name)


@AT_WOUND.does(words.FEEDS)
def feeds(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """It regains what it took, up to so much and never more than it was hurt.  DO-G09"""
    mend(game, monster, min(n, attack.dealt))


@AT_WOUND.does(words.BREAKS)
def breaks(game: Doria, monster: Monster, _: None, attack: Attack) -> None:
    """The card that did not parry is damaged.  DO-G09"""
    if attack.defence.item is not None:
        damage_item(game, _wounded(game, attack), attack.defence.item, "DO-G09")


@AT_WOUND.does(words.HURLS)
def hurls(game: Doria, monster: Monster, n: int, attack: Attack) -> None:
    """Straight away from the monster over free squares; a Wall, a Hole or somebody stops it and costs 1 HP.  DO-G09"""
    target = _wounded(game, attack)
    board = game.ground.board
    (x, y), (to_x, to_y) = board.place(monster.at), board.place(target.at)
    across, down = to_x - x, to_y - y
    step = board.stride * ((down > 0) - (down < 0)) if abs(down) > abs(across) else (across > 0) - (across < 0)
    path = [target.at]
    free = free_squares(game, target.id)
    while len(path) <= n and (game.ground.near[path[-1]] & free) >> path[-1] + step & 1:
        path.append(path[-1] + step)
    if len(path) > 1:
        target.at = path[-1]
        game.tell(Moved, target.id, tuple(path), "hurled")
    if len(path) <= n:
        lose_hp(game, target, 1, words.HURLS.name, by=monster.id)


# when it is defeated


@AT_DEFEAT.does(words.RISES)
def rises(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """A die that shows so much or less puts it together again with 1 HP, if its square is still free.  DO-G09"""
    shown: int = yield from roll(
        "1d10", seat=game.party_seat(), who=monster.id, why=words.RISES.name, stream="monsters"
    )
    if shown > n or not free_squares(game) >> monster.at & 1:
        return False
    monster.hurt = game.stats(monster).hp - 1
    monster.poison = 0
    game.state.monsters.append(monster)
    game.tell(Placed, monster.card, monster.at, monster.id, monster.sign)
    return True


@AT_DEFEAT.does(words.EXPLODES)
def explodes(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """Characters around it are hurt, other monsters never.  DO-0318, DO-C124"""
    yield from ()
    for one in game.awake():
        if in_range(game, monster.at, one.at, AROUND):
            lose_hp(game, one, n, words.EXPLODES.name, ("DO-0318",), by=monster.id)
    return False


@AT_DEFEAT.does(words.VENGEANCE)
def vengeance(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """Whoever defeated it is poisoned.  DO-0161, DO-G10"""
    yield from ()
    killer = next((one for one in game.awake() if one.id == by), None)
    if killer is not None:
        poison(game, killer, n)
    return False


@AT_DEFEAT.does(words.LEAVES)
def leaves(game: Doria, monster: Monster, card: str, by: FigureId) -> Script[bool]:
    """Another monster stands up where it fell.  DO-0315, DO-G10"""
    yield from ()
    game.push(SpawnMonster(at=monster.at, card=card))
    return False
