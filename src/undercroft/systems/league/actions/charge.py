"""Charging: a move that ends beside its target, and one strike.  LE-0337, LE-0338, LE-0386, LE-0409, LE-G86"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.league.actions.end import turn_to
from undercroft.systems.league.actions.going import go
from undercroft.systems.league.actions.needs import (
    Family,
    Standpoint,
    enemies_about,
    not_disarmed,
    on_its_feet,
    pay,
    two_actions_left,
)
from undercroft.systems.league.agenda import ArriveCharging
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.targets import strikes, weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.ground import walking
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.state import Enemy, Hero

AP = 2
"""LE-0386"""


@need
def enemies_at_a_distance(here: Standpoint) -> bool:
    """Somebody is there who is not adjacent.  LE-G86"""
    return len(here.adjacent) < len(here.game.state.enemies)


FAMILY = Family(
    "charge",
    after="attack",
    needs=two_actions_left & enemies_about & enemies_at_a_distance,
    by=on_its_feet & not_disarmed,
)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """With every weapon for close combat every enemy that is not adjacent and to whose side it can move.

    LE-0386, LE-0409, LE-G86
    """
    game, hero = here.game, here.hero
    blades = [item for item in weapons(hero) if (card := card_of(item)) is None or not card.ranged]
    found: list[Option] = []
    for target in game.foes_of(hero):
        if not beside(game, hero, target) and places(game, hero, target):
            found += [Option("charge", target.id, target.at, "" if item is None else str(item)) for item in blades]
    return found


def places(game: League, model: Hero | Enemy, target: Hero | Enemy) -> int:
    """Where a charge at a target may end: beside it, at least a square away from here, within the model's movement.

    LE-0409, LE-G86
    """
    found = walking.reach(game, model)
    return walking.beside_target(game, model, target, walking.ends(game, model, found))


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """2 AP in all.  LE-0386, LE-0409"""
    return AP


@FAMILY.deed("charge")
def charge(game: League, here: Standpoint, option: Option) -> Script[None]:
    """It says beside which square of the target it ends, and goes there.  LE-0386, LE-0409, LE-G86"""
    hero, target = here.hero, game.enemy(option.who)
    found = walking.reach(game, hero)
    ends = sorted(squares(places(game, hero, target)), key=lambda one: (walking.points_to(game, hero, found, one), one))
    to = int(ends[0])
    if len(ends) > 1:
        where = [Option("charge-to", target.id, int(one)) for one in ends]
        chosen: Option = yield Ask("charge-where", hero.seat, where, who=hero.id)
        to = chosen.at
    pay(game, hero, cost(here, option))
    rush(game, hero, target, parse_item(option.what) if option.what else None, to)


def rush(game: League, model: Hero | Enemy, target: Hero | Enemy, weapon: Item | None, to: int) -> None:
    """A model charges: it goes to a place beside its target and strikes once.  LE-0409, LE-G86"""
    arrive = ArriveCharging(model.id, target=target.id, weapon="" if weapon is None else str(weapon))
    go(game, model, walking.way(game, model, walking.reach(game, model), to), [arrive])


@step(ArriveCharging, attack=True)
def arrive(game: League, entry: ArriveCharging) -> None:
    """Whoever has arrived strikes once, if the target is still there.  LE-0338, LE-0409"""
    model = game.model(entry.who)
    if game.gone(entry.target) or model.hp <= 0 or model.prone:
        return
    target = game.model(entry.target)
    weapon = parse_item(entry.weapon) if entry.weapon else None
    if target.hp > 0 and strikes(game, model, target, card_of(weapon)):
        turn_to(game, model, game.facing_to(model, target.at))
        begin(game, model.id, target.id, weapon, "charge", fate="hits" if entry.sure else "")
