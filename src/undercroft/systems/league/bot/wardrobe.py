"""What is worn and what is at hand: armour that covers more, bandages and potions where they can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option
from undercroft.systems.league.bot.lookout import Lookout
from undercroft.systems.league.cards.library import armour, things
from undercroft.systems.league.cards.potions import PotionCard
from undercroft.systems.league.cards.things import LOCATIONS, GearCard

HANDY = ("bandage", "trap-kit", "lock-pick")
"""Tools that one wants within reach."""
REACH = 3
"""Things in quick slots, besides what a belt holds."""


def bare(look: Lookout, who: FigureId = NO_ONE) -> list[str]:
    """The places of a hero's body that no armour covers."""
    worn = [found for card in look.worn(who) if (found := armour(card.id)) is not None]
    return [place for place in LOCATIONS if not any(place in one.covers for one in worn)]


def is_handy(card: str) -> bool:
    """Does one want it within reach?"""
    found = things()[card]
    return isinstance(found, PotionCard) or (isinstance(found, GearCard) and found.tool in HANDY)


def wishes(look: Lookout, who: FigureId = NO_ONE) -> Iterator[tuple[str, str]]:
    """What lies in the backpack and would be better elsewhere, and where: armour for a bare place, a ring or a cloak
    where there is none, what one wants within reach."""
    gaps, worn = bare(look, who), {card.slot for card in look.worn(who)}
    room = REACH - len(look.carried("quick", who))
    for card in look.carried("backpack", who):
        found = armour(card.id)
        gear = things()[card.id]
        if found is not None and not found.shield and set(found.covers) <= set(gaps):
            yield card.id, found.covers[0]
        elif isinstance(gear, GearCard) and gear.slot and gear.slot not in worn:
            yield card.id, gear.slot
        elif room > 0 and is_handy(card.id):
            yield card.id, "quick"


def open_pack(ask: Ask, look: Lookout) -> Option | None:
    """Outside battle the backpack is opened if anything in it would be better elsewhere."""
    found = by_act(ask, "rearrange")
    return found[0] if found and next(wishes(look), None) is not None else None


def rearrange(ask: Ask, look: Lookout) -> Option:
    """One thing after the other goes where it is of use."""
    wanted = {(card, f"to-{place}") for card, place in wishes(look)}
    fitting = (one for one in ask.options if one.what and (parse_item(one.what).card, one.act) in wanted)
    return next(fitting, ask.options[ask.default])


def receive(ask: Ask, look: Lookout) -> Option:
    """What was found is worn where nothing is worn yet, kept at hand if one wants it there, else put away."""
    card = parse_item(ask.about).card
    found = armour(card)
    if found is not None and not found.shield and set(found.covers) <= set(bare(look)):
        return next(iter(by_act(ask, f"to-{found.covers[0]}")), ask.options[ask.default])
    if is_handy(card) and len(look.carried("quick")) < REACH:
        return next(iter(by_act(ask, "to-quick")), ask.options[ask.default])
    return ask.options[ask.default]


def camp(ask: Ask, look: Lookout) -> Option:
    """A rest is the time to open the backpack."""
    return open_pack(ask, look) or ask.options[ask.default]
