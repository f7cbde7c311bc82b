"""Swimming: declared at the start of an activation.  UN-0151 to UN-0155"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.actions.needs import Family, action_left, at_hand, not_moved, on_foot, upright
from undercroft.systems.universalis.cards.words import STAGGERING
from undercroft.systems.universalis.combat.blasts import harden
from undercroft.systems.universalis.combat.damage import roll_damage, turned_aside
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import Surroundings
from undercroft.systems.universalis.ground.water import aquatic, farthest_swim, submerged, swimming_tally
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, PAIR, TWO
from undercroft.systems.universalis.rolls.fortune import luck
from undercroft.systems.universalis.rolls.stakes import no_blunder
from undercroft.systems.universalis.state import Activation, Character, Dice
from undercroft.systems.universalis.status.conditions import lose


@at_hand
def deep_water_somewhere(near: Surroundings) -> bool:
    """There is deep water on the map.  UN-0151"""
    return near.deep_water


FAMILY = Family("swimming", after="jumps", needs=action_left & not_moved & deep_water_somewhere, by=on_foot & upright)
SWIM = Option("swim")
DROWNING = 3
"""The damage dice of those who cannot keep afloat.  UN-0153"""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """A character that has done nothing yet may declare that it swims, if with luck it gets as far as the water.

    UN-0154
    """
    game, who, active = here.game, here.who, here.active
    deep = game.terrain.deep
    if not deep or not may_swim(game, who, active):
        return []
    farthest = farthest_swim(here.kit)
    return [SWIM] if farthest > 0 and deep & within(game, here.cover, farthest) else []


def may_swim(game: Universalis, who: Character, active: Activation) -> bool:
    """Before anything else in the activation; not the staggering, nor those at home in the water.  UN-0154, UN-C560"""
    fresh = active.action and active.quick and not (active.walked or active.swimming or active.over)
    holes = game.terrain.holes
    if not fresh or (who.conditions and who.down) or (holes and holes & game.cover(who)):
        return False
    return not game.kit(who).has(STAGGERING) and not aquatic(game, who)


@FAMILY.deed("swim")
def swim(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Agility is the allowance for the whole turn; a double 1 allows nothing, a double 6 one square more.

    UN-0151, UN-0152, UN-0154, UN-0155
    """
    tally = swimming_tally(game.kit(who))
    game.tell(Summed, "swim", who.id, tally.total, tally.frozen())
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "swim")
    stakes = no_blunder(who, "swim")
    if dice == BLUNDER and (yield from luck(game, who, "fortune-test", about="swim", stakes=stakes)):
        dice = yield Roll((TWO,), PAIR, who.seat, who.id, "swim")
    active = game.active
    active.swimming = True
    allowed = 0 if dice == BLUNDER else tally.total + int(dice == DOUBLE_SIX)
    active.points = max(0, allowed)
    game.tell(Changed, "swimming", who.id, now=active.points, rules=("UN-0151",))


def keep_afloat(game: Universalis, who: Character) -> Script[None]:
    """A swimmer whose Agility is negative at the end of the activation swallows water.  UN-0153"""
    active = game.state.active
    swims = submerged(game, who) or (active is not None and active.who == who.id and active.swimming)
    if not swims or aquatic(game, who) or swimming_tally(game.kit(who)).total >= 0:
        return
    armor = harden(game.kit(who), Tally(game.kit(who).natural, "natural", "UN-0153"))
    wounds = yield from roll_damage(game, who, DROWNING, armor.total)
    if wounds >= game.left(who) and (yield from turned_aside(game, who)):
        return
    lose(game, who, wounds, why="drowning")
