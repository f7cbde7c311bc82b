"""Power cards of the Artificial Dark Player: when the die is rolled for them, and which creature benefits.

UN-0671 to UN-0678, UN-0741, UN-0758
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, Roll, Script
from undercroft.systems.universalis.agenda import PowerDie
from undercroft.systems.universalis.dark.power_cards import empower, may_have, needs_creature
from undercroft.systems.universalis.dungeon.arrivals import reinforcements
from undercroft.systems.universalis.dungeon.leaders import vp_of
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, pay
from undercroft.systems.universalis.dungeon.obstacles import price as card_price
from undercroft.systems.universalis.dungeon.revealing import throw_away
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import SCENARIO, SYMBOL
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.improved_creatures import improved


@step(PowerDie)
def power_die(game: Universalis, entry: PowerDie) -> Script[None]:
    """Before its creatures act in a combat turn, the Dark Player rolls for a Power card; against strong groups it
    rolls again where the first roll brought none.  UN-0671, UN-0672, UN-0741, UN-D56"""
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
    """While creatures placed in the Main Room are in play, every roll shows Power, except against a solo hero.

    UN-0676, UN-0758
    """
    if game.alone():
        return False
    sections = game.plan.sections
    return any(creature.home >= 0 and sections[creature.home].plan.main for creature in game.state.creatures)


def use_power(game: Universalis, card: str) -> Script[bool]:
    """Reinforcements come; any other Power is paid for and given to the creature that benefits from it.

    UN-0646, UN-0672, UN-0673, UN-0674, UN-0677
    """
    if card_of(card).column == "reinforcements":
        return (yield from reinforcements(game))
    cost = card_price(game, card)
    if not affords(game, cost):
        return False
    who: Character | None = None
    if needs_creature(card):
        able = bearers(game, card)
        if not able:
            return False
        who = yield from pick(game, able, "bearer")
    pay(game, cost)
    yield from empower(game, card, who)
    return True


def bearers(game: Universalis, card: str) -> list[Character]:
    """The creatures that may have a Power: of those it helps, the Leader, otherwise those of the highest value.

    UN-0673
    """
    able = [creature for creature in game.state.creatures if may_have(game, card, creature)]
    leaders = [creature for creature in able if creature.leader]
    if leaders or not able:
        return leaders
    most = max(vp_of(game, creature) for creature in able)
    return [creature for creature in able if vp_of(game, creature) == most]
