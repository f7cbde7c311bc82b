"""Pits: falling in, climbing down and out.  LE-0154 to LE-0157, LE-0477 to LE-0479, LE-G62, LE-G118"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.dungeon import tools
from undercroft.systems.league.dungeon.befalling import amount
from undercroft.systems.league.dungeon.tokens import on, put
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import floats
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import PIT, Enemy, Hero, Token
from undercroft.systems.league.status.defeat import fell


def fall_in(game: League, who: Hero | Enemy, damage: str, name: str) -> Script[None]:
    """A pit opens under a model.  A hero is hurt as the trap says and can only climb out; a normal-sized enemy is lost,
    a large one ends its turn, and whoever floats or is too large takes no notice.

    LE-0476 to LE-0479, LE-0767, LE-G118
    """
    if on(game, PIT, who.at) is None and not game.ground.pits >> who.at & 1:
        put(game, Token(kind=PIT, at=who.at), ("LE-G118",))
    if isinstance(who, Enemy):
        enemy_falls(game, who)
        return
    in_pit(game, who)
    hurt = Tally((yield from amount(game, who, damage, "trap-damage")), name, "LE-G118")
    yield from deal(game, who, hurt, "pit", rules=("LE-G118",))


def in_pit(game: League, hero: Hero) -> None:
    """A hero is down in a pit: it loses the rest of its move and has no sight but of what is beside it.  LE-G118"""
    hero.pit, hero.stance, hero.aim = True, False, NO_ONE
    game.tell(Changed, "pit", hero.id, now=1, rules=("LE-G118",))


def enemy_falls(game: League, enemy: Enemy) -> None:
    """What a pit means to an enemy.  LE-0477 to LE-0479, LE-0767"""
    kit = game.kit(enemy)
    if floats(game, enemy) or kit.says(monster_words.X_LARGE):
        return
    if kit.says(monster_words.LARGE):
        enemy.ap = 0
        return
    fell(game, enemy, why="pit", loot=False, reward=False)


# down and up


def climb_down(game: League, hero: Hero, at: int) -> None:
    """From the edge to the bottom, without a test.  LE-0157"""
    was, hero.at = hero.at, at
    game.tell(Moved, hero.id, (was, at), "climb-down", rules=("LE-0157",))
    in_pit(game, hero)


def roped(game: League, hero: Hero) -> bool:
    """Has the hero in the pit, or a friend beside the pit, a rope?  LE-0155"""
    near = game.ground.near[hero.at]
    friends = (one for one in game.standing() if one is not hero and near >> one.at & 1)
    return any(tools.tool(game, one, tools.ROPE) is not None for one in (hero, *friends))


def ways_out(game: League, hero: Hero) -> Bits:
    """The squares beside the pit where there is room to stand.  LE-0156"""
    return game.ground.near[hero.at] & game.ground.open_floor & ~game.ground.pits & ~game.occupied(hero)


def climb_out(game: League, hero: Hero, at: int) -> Script[None]:
    """With a rope, or by a DEX test, a hero comes out onto a square beside the pit; whoever fails stays below.

    LE-0154 to LE-0156, LE-G62
    """
    if not roped(game, hero):
        checked = yield from check(
            game, hero, "dexterity", "climb-out", when=(When.CLIMBING,), rules=("LE-0154", "LE-G62")
        )
        if not checked.success:
            return
    was, hero.at, hero.pit = hero.at, at, False
    game.tell(Changed, "pit", hero.id, was=1, rules=("LE-0156",))
    game.tell(Moved, hero.id, (was, at), "climb-out", rules=("LE-0156",))
