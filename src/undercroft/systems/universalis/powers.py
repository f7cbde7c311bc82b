"""Power cards of the Artificial Dark Player: when the die is rolled for them, and which creature has the good of them.

UN-0671 to UN-0678, UN-0741, UN-0758
"""

from __future__ import annotations

from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis.agenda import PowerDie
from undercroft.systems.universalis.arrivals import reinforcements
from undercroft.systems.universalis.cards import DARK_CARDS
from undercroft.systems.universalis.challenge import improved
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls import SCENARIO, SYMBOL
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.spawn import throw_away


def power_die(game: Universalis, entry: PowerDie) -> Script[None]:
    """Before its creatures act in a combat turn the Dark Player rolls for a Power card; strong groups give it a second
    roll where the first brought none.  UN-0671, UN-0672, UN-0741, UN-D56"""
    pile = game.state.piles.get("powers")
    if pile is None or not pile.cards or not in_combat(game):
        return
    used = yield from _roll(game)
    if not used and pile.cards and improved(game, "power-again"):
        yield from _roll(game)


def _roll(game: Universalis) -> Script[bool]:
    if not for_certain(game):
        symbol: str = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-power", stream="monsters")
        if symbol != "power":
            return False
    (card,) = yield from draw(game, "powers", why="power")
    used = yield from use_power(game, card)
    throw_away(game, card, used=used)
    return used


def for_certain(game: Universalis) -> bool:
    """Against enemies placed in the Main Room every roll shows Power, but for a hero alone.  UN-0676, UN-0758"""
    if game.party() == 1:
        return False
    sections = game.plan.sections
    return any(creature.home >= 0 and sections[creature.home].plan.main for creature in game.state.creatures)


def use_power(game: Universalis, card: str) -> Script[bool]:
    """Reinforcements come.  UN-0315"""
    if library()[DARK_CARDS][card].column == "reinforcements":
        return (yield from reinforcements(game))
    return False
