"""What all Exploratory Actions share: who may take them and when, and what a critical failure brings.

UN-0166 to UN-0169
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.cards.words import EXPLORES_IN_COMBAT
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.rolls.tests import Result, trial
from undercroft.systems.universalis.state import Activation, Character


def opens_up(game: Universalis, who: Character) -> bool:
    """May it reveal sections and open doors that nobody has opened?  Heroes may, and creatures that keep watch.

    UN-0167, UN-C571
    """
    return is_explorer(who) or (not who.hero and game.kit(who).has(EXPLORES_IN_COMBAT))


def may_explore(game: Universalis, who: Character, active: Activation) -> bool:
    """May it take an Exploratory Action that needs a test or a search?

    It needs an Action left, outside a combat turn and away from enemies.  UN-0163, UN-0167, UN-0168
    """
    if not active.action or active.over or active.running or not is_explorer(who) or (who.conditions and who.down):
        return False
    holes = game.terrain.holes
    if holes and holes & game.cover(who):
        return False
    return not game.state.creatures or not (pressed(game, who) or fights(game, who))


def fights(game: Universalis, who: Character) -> bool:
    """Does a combat turn keep it from exploring?  UN-0168, UN-C571"""
    return not game.kit(who).has(EXPLORES_IN_COMBAT) and in_combat(game)


def explore_trial(
    game: Universalis,
    who: Character,
    attribute: str,
    roll: str,
    *,
    target: int = 10,
    extra: tuple[tuple[int, str, str], ...] = (),
    about: tuple[str, ...] = (),
) -> Script[Result]:
    """Roll the test of an Exploratory Action; a critical failure helps the Dark Player.  UN-0169, UN-G02"""
    result = yield from trial(game, who, attribute, roll, target=target, extra=extra, about=about)
    if result.blunder:
        stir(game)
    return result


def stir(game: Universalis) -> None:
    """A natural double 1 while exploring gives the Dark Player a Reserve Point.  UN-0169"""
    game.state.reserve += 1
    game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-0169",))
