"""Aiming at a target, for a shot with the next action.  LE-0376, LE-0410 to LE-0415"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.needs import Family, Standpoint, action_left, enemies_about, on_its_feet, pay
from undercroft.systems.league.combat.targets import loaded, shootable, weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.status.conditions import take_aim

AP = 1
"""LE-0376"""

FAMILY = Family("aim", after="charge", needs=action_left & enemies_about, by=on_its_feet)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """Whoever has a ranged weapon that is ready may aim at everybody it could shoot, if it does not already.

    LE-0376, LE-0410
    """
    game, hero = here.game, here.hero
    cards = [card for item in weapons(hero) if (card := card_of(item)) is not None and card.ranged]
    seen = {one.id: one for card in cards if loaded(hero, card) for one in shootable(game, hero, card)}
    for target in seen.values():
        if target.id != hero.aim:
            yield Option("aim", target.id, target.at)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP.  LE-0376"""
    return AP


@FAMILY.deed("aim")
def aim(game: League, here: Standpoint, option: Option) -> None:
    """It picks a target.  LE-0410"""
    pay(game, here.hero, cost(here, option))
    take_aim(game, here.hero, option.who)
