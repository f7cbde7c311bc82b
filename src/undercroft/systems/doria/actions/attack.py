"""Attacking with a weapon or a spell: melee, ranged or magic.  DO-0249 to DO-0251, DO-0383, DO-0388, DO-0404"""

from __future__ import annotations

from typing import get_args

from undercroft.crawl.families import need
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Option
from undercroft.systems.doria.actions.needs import Family, Standpoint, monsters_about, pay
from undercroft.systems.doria.cards.definitions import AttackKind
from undercroft.systems.doria.cards.kit import Held, attack_kinds
from undercroft.systems.doria.combat.attack import begin
from undercroft.systems.doria.combat.targets import reached, targets
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.things.slots import use_cost


@need
def armed(here: Standpoint) -> bool:
    """It has a card to attack with, in its hands or one-handed in its Belt.  DO-0383"""
    return bool(here.kit.hands)


FAMILY = Family("attack", after="move", needs=monsters_about & armed)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every card to attack with, in every way it can be, at every monster in range and sight.

    DO-0250, DO-0383, DO-0388, DO-0404
    """
    found: list[Option] = []
    for one in weapons(here).values():
        for kind in attack_kinds(one.card):
            for target in targets(here.game, here.character, here.kit, one.card, kind):
                found.append(Option(kind, target.id, target.at, str(one.item)))
    return found


def weapons(here: Standpoint) -> dict[str, Held]:
    """The cards to attack with; of equal ones that which is nearest at hand."""
    return {str(one.item): one for one in reversed(here.kit.hands)}


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """The AP of the card, 4 more from the Belt, 3 less with Quickness.  DO-0118, DO-0249, DO-0250, DO-0464"""
    return use_cost(here.kit, weapons(here)[option.what])


@FAMILY.deed(*get_args(AttackKind))
def attack(game: Doria, here: Standpoint, option: Option) -> None:
    """The AP are paid and the attack is made; an area is worked out before the dice fall.  DO-0150, DO-0383, DO-0523"""
    who = here.character
    one = weapons(here)[option.what]
    pay(game, who, cost(here, option))
    kind = next(kind for kind in attack_kinds(one.card) if kind == option.act)
    first = next(each for each in targets(game, who, here.kit, one.card, kind) if each.id == option.who)
    also = reached(game, who, here.kit, one.card, kind, first)
    begin(game, who.id, option.who, kind, parse_item(option.what), option.at, also)
