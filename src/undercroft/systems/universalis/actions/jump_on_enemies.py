"""Advanced rules: jumping down onto an enemy, and clinging to one that is larger.  UN-1413 to UN-1422"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, Ask, Option, Script
from undercroft.systems.universalis.actions.move import arrive
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    climbing_rules,
    on_foot,
    upright,
)
from undercroft.systems.universalis.agenda import Fall
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import FLIES, STAGGERING
from undercroft.systems.universalis.combat.melee import attack
from undercroft.systems.universalis.combat.melee_tally import melee_weapon
from undercroft.systems.universalis.combat.pushing import choose_push, push_back
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.status.conditions import cure, suffer

FAMILY = Family("jumps-on-enemies", after="swimming", needs=action_left & climbing_rules, by=on_foot & upright)
RULING = "jumping-from-heights"


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Enemies right below that a character may jump on, where the players use these rules."""
    game, who, active = here.game, here.who, here.active
    if not game.terrain.sloped or not active.action or not active.points:
        return []
    if active.running or active.guarded or game.ruling(RULING) != "on":
        return []
    if who.wide or here.kit.has(STAGGERING) or here.kit.has(FLIES):
        return []
    return [Option("jump-at", enemy.id) for enemy in _below(game, who)]


def _below(game: Universalis, who: Character) -> list[Character]:
    """Enemies on lower ground beside the edge one stands on.  UN-1413"""
    terrain = game.terrain
    here = 1 << who.at
    level = terrain.level(here)
    if not level or terrain.holes & here:
        return []
    beside = terrain.open.from_(here)
    return [
        enemy for enemy in game.enemies(who) if beside & game.cover(enemy) and terrain.level(game.cover(enemy)) < level
    ]


@FAMILY.deed("jump-at")
def jump_at(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An Agility test: on success one comes down on the enemy, else beside it in a fall.  UN-1413 to UN-1417"""
    active, enemy = game.active, game.character(option.who)
    active.action, active.points = False, 0
    height = game.terrain.level(1 << who.at) - game.terrain.level(game.cover(enemy))
    extra = ((-1, "enemy-adjacent", "UN-0214"),) if pressed(game, who) else ()
    result = yield from trial(game, who, "agility", "jump", extra=extra)
    if not result.passed:
        yield from _miss(game, who, enemy, height)
    elif who.size < enemy.size:
        yield from _come_down_on_larger(game, who, enemy, height)
    else:
        yield from _take_its_place(game, who, enemy, height)


def free_beside(game: Universalis, who: Character, other: Character) -> Bits:
    """Empty squares adjacent to somebody, for one who comes from above."""
    near = game.terrain.open.from_(game.cover(other)) & ~game.cover(other)
    if not who.hero:
        near &= ~game.plan.reserved
    return near & game.terrain.standable[who.size] & ~game.occupied(who.id) & ~_higher(game, other)


def _higher(game: Universalis, other: Character) -> Bits:
    level = game.terrain.level(game.cover(other))
    found = 0
    for above in game.terrain.levels[level + 1 :]:
        found |= above
    return found


def _miss(game: Universalis, who: Character, enemy: Character, height: int) -> Script[None]:
    """The target's side says on which square beside it one falls.  UN-1414, UN-G108"""
    game.active.over = True
    places = [int(square) for square in squares(free_beside(game, who, enemy))]
    if not places:
        return
    to = places[0]
    if enemy.seat != NOBODY and len(places) > 1:
        options = [Option("place", who.id, square) for square in places]
        option: Option = yield Ask("fall-where", enemy.seat, options, who=who.id)
        to = option.at
    who.at = to
    game.tell(Moved, who.id, (to,), "fall", rules=("UN-1414",))
    game.push(Fall(who.id, height=height))


def _take_its_place(game: Universalis, who: Character, enemy: Character, height: int) -> Script[None]:
    """One takes the enemy's square and pushes it to an adjacent one; then the free attack.  UN-1415, UN-1416"""
    at = enemy.at
    places = [Option("push", enemy.id, int(square)) for square in squares(free_beside(game, enemy, enemy))]
    if not places:
        yield from _beside_it(game, who, enemy, height)
        return
    option = yield from choose_push(game, who, enemy, places, forced=True)
    push_back(game, who, enemy, option.at)
    _come_down(game, who, at)
    strike_from_above(game, who, enemy, height)


def _come_down_on_larger(game: Universalis, who: Character, enemy: Character, height: int) -> Script[None]:
    """Beside a larger enemy with the free attack, or onto it.  UN-1417"""
    options = [Option("beside")] if free_beside(game, who, enemy) else []
    option: Option = yield Ask("come-down", who.seat, (*options, Option("cling")), who=who.id)
    if option.act == "beside":
        yield from _beside_it(game, who, enemy, height)
        return
    who.clings, who.at = enemy.id, NOWHERE
    game.active.over = True
    suffer(game, enemy, "stunned")
    game.tell(Changed, "clings", who.id, now=1, rules=("UN-1418",))


def _beside_it(game: Universalis, who: Character, enemy: Character, height: int) -> Script[None]:
    places = [int(square) for square in squares(free_beside(game, who, enemy))]
    if not places:
        return
    to = places[0]
    if len(places) > 1:
        option: Option = yield Ask("land-where", who.seat, [Option("land", at=at) for at in places], who=who.id)
        to = option.at
    _come_down(game, who, to)
    strike_from_above(game, who, enemy, height)


def _come_down(game: Universalis, who: Character, to: int) -> None:
    who.at = to
    game.tell(Moved, who.id, (to,), "jump", rules=("UN-1415",))
    arrive(game, who)


def strike_from_above(game: Universalis, who: Character, enemy: Character, height: int) -> None:
    """One free attack with a die more for each point of height, without learnt combat skills.  UN-1416, UN-1421"""
    attack(game, who, enemy, melee_weapon(game, who).id, at_once=True)
    hit = game.hit
    hit.drop = height
    learnt = [source.id for source in game.kit(who).sources if source.skill]
    hit.muted = tuple(id for id in learnt if skill_card(id).deck == "combat")


# clinging


def clung(game: Universalis, who: Character) -> bool:
    """Does somebody cling to it?  UN-1418"""
    return any(one.clings == who.id for one in (*game.state.heroes, *game.state.creatures))


def hold_on(game: Universalis, who: Character) -> Script[bool]:
    """An opposed Agility roll at the start of the activation: the clinger stays on if it wins; the loser falls and is
    done.

    True while it still clings.  UN-1419, UN-1420
    """
    enemy = game.find(who.clings)
    game.state.active = Activation(who=who.id, over=True)
    if enemy is None:
        who.clings = NO_ONE
        return False
    if (yield from contest(game, who, enemy, "agility", "cling")):
        suffer(game, enemy, "stunned")
        return True
    places = squares(free_beside(game, who, enemy))
    who.clings = NO_ONE
    cure(game, enemy, "stunned")
    if places:
        who.at = int(places[0])
        game.tell(Moved, who.id, (who.at,), "fall", rules=("UN-1420",))
        suffer(game, who, "stunned")
    return bool(places)
