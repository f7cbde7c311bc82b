"""Active rules that a monster needs no blow for: bellow, howl, petrify, seduce, master the dead, vanish.

LE-0736, LE-0737, LE-0772, LE-0792, LE-0796, LE-0808, LE-G116
"""

from __future__ import annotations

from undercroft.board.footprint import gap
from undercroft.kernel.events import Removed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NO_ONE, NOWHERE, Script
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.dungeon.placing import place_near, put, recruit
from undercroft.systems.league.foes.attacks import blow
from undercroft.systems.league.foes.special import active
from undercroft.systems.league.foes.targets import adjacent, choose, in_sight
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.skills.blows import chill
from undercroft.systems.league.state import Enemy, Hero, Token
from undercroft.systems.league.status.conditions import stun
from undercroft.systems.league.status.defeat import CORPSE
from undercroft.systems.league.status.grips import is_gripped, seize
from undercroft.systems.league.status.points import heal

EARSHOT = 4
"""LE-0736"""
BLOOD = measure("d6")
"""LE-0792"""


def within_earshot(game: League, enemy: Enemy) -> list[Hero]:
    """The heroes within 4 squares.  LE-0736"""
    cover, board = game.cover(enemy), game.ground.board
    return [one for one in game.standing() if gap(board, cover, game.cover(one)) <= EARSHOT]


@active(words.BELLOW, within_earshot)
def bellow(game: League, enemy: Enemy) -> Script[None]:
    """Every hero within 4 squares passes a RES test or loses an action in its next turn.  LE-0736"""
    for hero in within_earshot(game, enemy):
        if not (yield from check(game, hero, "resolve", "bellow", rules=("LE-0736",))).success:
            stun(game, hero, 1, "LE-0736")


@active(words.GHOSTLY_HOWL, in_sight)
def ghostly_howl(game: League, enemy: Enemy) -> Script[None]:
    """Its ghostly touch falls on all heroes it sees at once: no roll, no dodge, no parry.  LE-0772"""
    for hero in in_sight(game, enemy):
        if hero.able:
            yield from chill(game, hero, enemy, "LE-0772")


def of_flesh(game: League, enemy: Enemy) -> list[Hero]:
    """The adjacent heroes who are not of stone yet."""
    return [one for one in adjacent(game, enemy) if not is_gripped(one, "petrified", "swallowed")]


@active(words.PETRIFY, of_flesh)
def petrify(game: League, enemy: Enemy) -> Script[None]:
    """An adjacent hero, chosen at random, passes a RES test or is stone for d6 turns.  LE-0796"""
    hero = yield from pick(of_flesh(game, enemy), "hero")
    if not (yield from check(game, hero, "resolve", "petrify", rules=("LE-0796",))).success:
        turns: int = yield from roll("d6", who=enemy.id, why="petrified-turns", stream="monsters")
        seize(game, hero, "petrified", enemy.id, turns, "LE-0796")


def of_sound_mind(game: League, enemy: Enemy) -> list[Hero]:
    """The adjacent heroes whom it could seduce."""
    return [one for one in adjacent(game, enemy) if not is_gripped(one, "seduced", "petrified", "swallowed")]


@active(words.SEDUCTION, of_sound_mind)
def seduction(game: League, enemy: Enemy) -> Script[None]:
    """An adjacent hero passes a RES test or is incapacitated.  LE-0808"""
    hero = yield from choose(game, enemy, of_sound_mind(game, enemy))
    if not (yield from check(game, hero, "resolve", "seduction", rules=("LE-0808",))).success:
        seize(game, hero, "seduced", enemy.id, 0, "LE-0808")


# the dead


def undead_in_need(game: League, enemy: Enemy) -> list[Enemy]:
    """The other undead who have lost HP."""
    others = [one for one in game.state.enemies if one is not enemy and game.card(one).kind == "undead"]
    return [one for one in others if one.hp < game.most_hp(one)]


def undead_remains(game: League) -> list[Token]:
    """The undead who have been killed in this battle and lie there still."""
    box, fallen = game.box[MONSTERS], game.state.fallen
    return [
        token
        for token in game.state.tokens
        if token.kind == CORPSE and token.name in fallen and box[token.name].kind == "undead"
    ]


def has_use(game: League, enemy: Enemy) -> bool:
    """Is there an undead to call back, a wound of its own to close, somebody to strike?  LE-0792"""
    hurt = enemy.hp < game.most_hp(enemy)
    return bool(undead_remains(game) or undead_in_need(game, enemy) or hurt or adjacent(game, enemy))


@active(words.MASTER_OF_THE_DEAD, has_use)
def master_of_the_dead(game: League, enemy: Enemy) -> Script[None]:
    """One undead has its full HP again, one that was killed before one that is hurt; else it regains d6 HP itself;
    else it strikes.  LE-0792"""
    remains, needy = undead_remains(game), undead_in_need(game, enemy)
    if remains:
        yield from call_back(game, (yield from pick(remains, "undead")))
    elif needy:
        one = yield from pick(needy, "undead")
        heal(game, one, game.most_hp(one), "master-of-the-dead", ("LE-0792",))
    elif enemy.hp < game.most_hp(enemy):
        rolled = yield from throw_amount(game, enemy, BLOOD, "master-of-the-dead")
        heal(game, enemy, rolled, "master-of-the-dead", ("LE-0792",))
    else:
        blow(game, enemy, (yield from choose(game, enemy, adjacent(game, enemy))))


def call_back(game: League, corpse: Token) -> Script[None]:
    """One that was killed stands again where it lay; it was not killed after all.  LE-0792"""
    state = game.state
    one = recruit(game, corpse.name)
    at = yield from place_near(game, one, corpse.at)
    if at == NOWHERE:
        return
    state.tokens = tuple(token for token in state.tokens if token is not corpse)
    fallen = list(state.fallen)
    fallen.remove(corpse.name)
    state.fallen = tuple(fallen)
    rewards, xp = list(state.rewards), game.card(one).xp
    if xp in rewards:
        rewards.remove(xp)
    state.rewards = tuple(rewards)
    put(game, one, at)
    one.acted = True


# out of sight


@active(words.CAMOUFLAGE, lambda game, enemy: not enemy.hidden)
def camouflage(game: League, enemy: Enemy) -> Script[None]:
    """It leaves the table until its next activation.  LE-0737, LE-G116"""
    yield from ()
    game.tell(Removed, f"league-monster-{enemy.card}", enemy.id, enemy.at, "hidden", enemy.letter, rules=("LE-0737",))
    enemy.hidden, enemy.at, enemy.ap, enemy.aim = True, NOWHERE, 0, NO_ONE
