"""Striking and shooting with what is in the hands: the standard attack, and the power attack.

LE-0343 to LE-0348, LE-0361 to LE-0366, LE-0372, LE-0385, LE-0404, LE-0405
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option
from undercroft.systems.league.actions.end import turn_to
from undercroft.systems.league.actions.needs import (
    Family,
    Standpoint,
    action_left,
    enemies_about,
    not_disarmed,
    on_its_feet,
    pay,
)
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.combat.targets import loaded, targets, weapons
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.game import League

STANDARD, POWER = 1, 2
"""AP.  LE-0372, LE-0385"""

FAMILY = Family("attack", after="move", needs=action_left & enemies_about, by=on_its_feet & not_disarmed)


@FAMILY.offers
def offers(here: Standpoint) -> Iterator[Option]:
    """With every weapon at hand every enemy it reaches; with two AP left, strikes with all its strength, too.

    LE-0343 to LE-0347, LE-0372, LE-0385, LE-0404, LE-0405
    """
    game, hero = here.game, here.hero
    for item in weapons(hero):
        card = card_of(item)
        if card is not None and not loaded(hero, card):
            continue
        what, shot = "" if item is None else str(item), card is not None and card.ranged
        for target in targets(game, hero, card):
            yield Option("shoot" if shot else "strike", target.id, target.at, what)
            if not shot and here.ap >= POWER:
                yield Option("power", target.id, target.at, what)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """1 AP, with all its strength 2.  LE-0372, LE-0385"""
    return POWER if option.act == "power" else STANDARD


@FAMILY.deed("strike", "shoot", "power")
def attack(game: League, here: Standpoint, option: Option) -> None:
    """It turns to the target and attacks.  LE-0145, LE-0404, LE-0405"""
    hero = here.hero
    pay(game, hero, cost(here, option))
    turn_to(game, hero, game.facing_to(hero, option.at))
    weapon = parse_item(option.what) if option.what else None
    begin(game, hero.id, option.who, weapon, "power" if option.act == "power" else "standard")
