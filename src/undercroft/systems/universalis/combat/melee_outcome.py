"""What a melee attack comes to: hit or fended off, closing in, critical failures.  UN-0391 to UN-0395, UN-1405"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.universalis.agenda import Block, BreakingRoll, Damage, HitOrMiss, Push, StepUp, TakeWounds
from undercroft.systems.universalis.combat.melee import both
from undercroft.systems.universalis.combat.melee_tally import melee_weapon, weapon_of
from undercroft.systems.universalis.combat.shields import usable_shield
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, around
from undercroft.systems.universalis.ground.long_weapons import wields
from undercroft.systems.universalis.party.riding import attacked_alone, throw_off
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import suffer


def blow_hits_or_misses(game: Universalis, entry: HitOrMiss) -> None:
    """Who won, and what blunders and double sixes bring.  UN-0391, UN-0393 to UN-0395, UN-0513"""
    hit = game.hit
    attacker, target = both(game)
    shield = usable_shield(game, target, hit)
    if target.owner:
        attacked_alone(game, hit)
    if not hit.landed:
        game.tell(Changed, "fended-off", target.id, rules=("UN-0391",))
    if hit.landed:
        game.push(*_closing(game, attacker, target), Block(), Damage(), TakeWounds(), Push())
    elif _may_shove_back(game, hit, attacker, target):
        game.push(Push(defender=True))
    else:
        hit.over = True
    if shield is not None and shield.stuns and target.id in hit.double_sixes and not hit.landed:
        suffer(game, attacker, "stunned")
    if target.id in hit.blunders:
        _fumble(game, target, attacker, game.kit(target).shield_id if shield else melee_weapon(game, target).id)
    if attacker.id in hit.blunders:
        _fumble(game, attacker, target, hit.weapon)
        stop_short(game, attacker.id)


def _closing(game: Universalis, attacker: Character, target: Character) -> tuple[StepUp, ...]:
    """Who wins with an ordinary weapon against a long one, from two squares away, steps up first.  UN-1405"""
    if not game.far_reaching or weapon_of(game.hit).long or adjacent(game, attacker, target):
        return ()
    return (StepUp(attacker.id),) if wields(game, target) else ()


@step(StepUp, attack=True)
def step_up(game: Universalis, entry: StepUp) -> Script[None]:
    """The attacker moves to a free square adjacent to the target; with none it stays.  UN-1405"""
    attacker, target = both(game)
    near = around(game, attacker) & around(game, target) & game.terrain.standable[attacker.size]
    places = [int(square) for square in squares(near & ~game.occupied(attacker.id))]
    if not places:
        return
    to = places[0]
    if attacker.seat >= 0 and len(places) > 1:
        options = [Option("advance", at=square) for square in places]
        option: Option = yield Ask("advance", attacker.seat, options, who=attacker.id)
        to = option.at
    attacker.at = to
    game.tell(Moved, attacker.id, (to,), "advance", rules=("UN-1405",))


def _may_shove_back(game: Universalis, hit: Hit, attacker: Character, target: Character) -> bool:
    """A defender who won with a shield or a long weapon may push.  UN-0418, UN-0515"""
    if target.down or hit.sure or not adjacent(game, attacker, target) or attacker.size > target.size:
        return False
    shield = usable_shield(game, target, hit)
    return (shield is not None and shield.pushes) or melee_weapon(game, target).long


def _fumble(game: Universalis, who: Character, other: Character, what: str) -> None:
    """A critical failure: what was used may fall and break.  UN-0393, UN-0477, UN-0523"""
    game.tell(Changed, "blunder", who.id, detail=what, rules=("UN-0393",))
    game.push(BreakingRoll(who.id, what=what, other=other.id))


def stop_short(game: Universalis, who: FigureId) -> None:
    """Its activation ends when the attack is over; a rider may fall off.  UN-0394, UN-1368"""
    active = game.state.active
    fool = game.find(who)
    if fool is not None and fool.mount:
        throw_off(game, fool)
    if active is not None and active.who == who:
        active.over = True
