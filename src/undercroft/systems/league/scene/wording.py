"""What an option shows before it is taken: what it costs, and the tally its dice will be thrown against."""

from __future__ import annotations

from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.scene import Number
from undercroft.kernel.tally import Tally
from undercroft.systems.league.actions import cast, potions, pray
from undercroft.systems.league.actions.choices import cost
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.combat.armour import guarded
from undercroft.systems.league.combat.attack import How, declared
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.game import League

AP = "ap"


def preview(game: League, ask: Ask, option: Option) -> tuple[Number, ...]:
    """The AP an action costs, and what its d100 must not exceed.  LE-0061, LE-0348"""
    if ask.prompt != "act":
        return ()
    here = Standpoint(game, game.hero(ask.who))
    price = cost(here, option)
    spent = (Number(AP, price),) if price else ()
    if option.act in ("cast", "read-scroll"):
        return (*spent, _number("casting", cast.shown(here, option)))
    if option.act == "pray":
        return (*spent, _number("prayer", pray.shown(here)))
    if option.act == "throw":
        return (*spent, _number("to-hit", potions.shown(here, option)))
    if option.act not in ("strike", "shoot", "power", "charge"):
        return spent
    weapon = parse_item(option.what) if option.what else None
    how: How = "power" if option.act == "power" else "charge" if option.act == "charge" else "standard"
    needed = to_hit(game, declared(game, ask.who, option.who, weapon, how))
    return (*spent, _number("to-hit", needed), stops(game, option.who))


def _number(name: str, tally: Tally) -> Number:
    return Number(name, tally.total, tally.frozen())


def stops(game: League, target: FigureId) -> Number:
    """What an enemy's natural armour and armour take off the damage of a blow.  LE-0498"""
    return _number("stops", guarded(game, game.model(target), ""))
