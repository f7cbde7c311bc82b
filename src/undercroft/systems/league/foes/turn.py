"""An enemy's activation: it follows its list for every AP it has, and looks where it is safest in the end.

LE-0464, LE-0474, LE-0475, LE-0483, LE-0484, LE-0687, LE-G85, LE-G106
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.facing import FOUR, Facing, behind
from undercroft.crawl.steps import step
from undercroft.kernel.events import Turned
from undercroft.kernel.requests import NO_ONE, NOWHERE, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Behave
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.cards.monsters import Behaviour
from undercroft.systems.league.foes.beast import beast, higher_undead
from undercroft.systems.league.foes.humanoid import humanoid
from undercroft.systems.league.foes.lower_undead import lower_undead
from undercroft.systems.league.foes.magic_user import magic_user
from undercroft.systems.league.foes.missile import missile
from undercroft.systems.league.foes.moves import spend
from undercroft.systems.league.foes.targets import adjacent, prey
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import rise
from undercroft.systems.league.status.dropping import pick_up_own
from undercroft.systems.league.status.grips import victims

LISTS: dict[Behaviour, Callable[[League, Enemy], Script[None]]] = {
    "humanoid": humanoid,
    "missile": missile,
    "beast": beast,
    "lower-undead": lower_undead,
    "higher-undead": higher_undead,
    "magic-user": magic_user,
}
"""The six lists.  LE-0687, LE-C65 to LE-C70"""

TRYING = 1
"""AP for standing up, for breaking free, for an attempt to get its weapon back.  LE-0400, LE-0426, LE-0484"""


@step(Behave)
def behave(game: League, entry: Behave) -> Script[None]:
    """Its list is followed again for each AP that is left; what comes of that is done before it goes on.  When none are
    left it looks where fewest heroes are behind it.  LE-0464, LE-0474, LE-0687, LE-G106"""
    enemy = game.enemy(entry.who)
    if enemy.ap <= 0 or enemy.at == NOWHERE or not prey(game, enemy):
        look_around(game, enemy)
        return
    before = enemy.ap
    game.push(entry)
    yield from act(game, enemy)
    if not game.gone(enemy.id) and enemy.ap == before:
        spend(game, enemy, enemy.ap)


def act(game: League, enemy: Enemy) -> Script[None]:
    """It stands up, breaks free, gets its weapon back; else it does what its list says.

    LE-0426, LE-0484, LE-0687, LE-0757, LE-0820, LE-G11
    """
    if enemy.prone:
        spend(game, enemy, TRYING)
        rise(game, enemy)
    elif enemy.netted:
        spend(game, enemy, TRYING)
        enemy.netted = not (yield from check(game, enemy, "strength", "break-free")).success
    elif victims(game, enemy, "swallowed") or len(victims(game, enemy, "entangled")) > 1:
        spend(game, enemy, enemy.ap)
    elif enemy.dropped != NOWHERE:
        yield from fetch_weapon(game, enemy)
    else:
        yield from LISTS[game.card(enemy).behaviour](game, enemy)


def fetch_weapon(game: League, enemy: Enemy) -> Script[None]:
    """1 AP and a DEX test to have its weapon again; it keeps trying until it has.  LE-0484"""
    spend(game, enemy, TRYING)
    if (yield from check(game, enemy, "dexterity", "fetch-weapon", rules=("LE-0484",))).success:
        pick_up_own(game, enemy)


# where it looks in the end


def look_around(game: League, enemy: Enemy) -> None:
    """It ends its turn facing so that as few heroes as possible are behind it, and rather those who shoot than those
    who fight hand to hand.  Whoever holds somebody does not turn.  LE-0474, LE-0475, LE-0756"""
    if enemy.at == NOWHERE or game.gone(enemy.id) or victims(game, enemy, "entangled"):
        return
    heroes = game.standing()
    base = game.base(enemy)
    turns = [one for one in FOUR if base.width == base.height or (one - enemy.facing) % 4 == 0]
    beside = adjacent(game, enemy)
    ahead = game.facing_to(enemy, (beside or heroes)[0].at) if heroes else Facing(enemy.facing)

    def key(facing: Facing) -> tuple[int, int, bool, bool]:
        rear = behind(game.ground.board, game.cover(enemy), facing)
        backs = [one for one in heroes if rear >> one.at & 1]
        blades = sum(not shoots(one) for one in backs)
        return len(backs), blades, facing != ahead, facing != enemy.facing

    best = min(turns, key=key)
    if best != enemy.facing:
        enemy.facing = best
        game.tell(Turned, enemy.id, best, rules=("LE-0474",))


def shoots(hero: Hero) -> bool:
    """Does a hero fight from afar?  LE-0475"""
    held = [weapon(item.card) for item in hero.outfit.at("hand")]
    return any(card is not None and card.ranged for card in held)


# a new activation


@moments.ACTIVATED.on(moments.ALWAYS, rank=0)
def begin(game: League, model: Hero | Enemy) -> None:
    """An enemy chooses its target anew, and may shove and move again.  LE-0482, LE-0692, LE-0813"""
    if isinstance(model, Enemy):
        model.target = NO_ONE
        model.shoved = model.moved = model.withdrew = False
