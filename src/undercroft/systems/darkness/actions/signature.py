"""The Signature skill used as an Action that costs nothing but experience.  DA-0222 to DA-0224"""

from __future__ import annotations

from undercroft.kernel.requests import Option
from undercroft.systems.darkness.actions.needs import Family, Standpoint, in_kit, upright
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.combat.attack import can_sign, sign
from undercroft.systems.darkness.effects import do_to
from undercroft.systems.darkness.game import Darkness

SIGN = Option("sign")


@in_kit
def signature_used(kit: Kit) -> bool:
    """Its Signature does something by being used."""
    return kit.signature is not None and bool(kit.signature.use)


FAMILY = Family("signature", after="transmute", by=upright & signature_used, cost=None)


@FAMILY.offers
def offers(here: Standpoint) -> tuple[Option, ...]:
    """Once in an Activation, if it can be paid for.  DA-0222, DA-0223"""
    return (SIGN,) if can_sign(here.game, here.hero) else ()


@FAMILY.deed("sign")
def use_signature(game: Darkness, here: Standpoint, option: Option) -> None:
    """The Hero pays, and the skill does what it says.  DA-0222"""
    signature = here.kit.signature
    assert signature is not None
    sign(game, here.hero)
    do_to(game, here.hero, signature.use, "signature")
