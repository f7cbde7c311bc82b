"""Things, talents and whatever else a sheet lists, as cards.  LE-0003, LE-0505"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.things import Item
from undercroft.kernel.remembering import remembered
from undercroft.kernel.scene import Bar, Card
from undercroft.systems.league.cards.heroes import PERKS, TALENTS
from undercroft.systems.league.cards.library import armour, library, things, weapon
from undercroft.systems.league.scene.magic_cards import dice, potion_facts
from undercroft.systems.league.status.wear import durability, fights, left

Fact = tuple[str, str]


@remembered(4096)
def item_view(item: Item, slot: str = "") -> Card:
    """A thing as it is shown where it is, with the durability this copy has left."""
    card = things()[item.card]
    return Card(
        item.card,
        f"league-thing-{item.card}",
        card.icon,
        facts=tuple(_facts(item)),
        slot=slot,
        tags=item.marks,
        wear=Bar("durability", left(item), durability(item)) if fights(item) else None,
    )


def _facts(item: Item) -> Iterator[Fact]:
    card, arm, protection = things()[item.card], weapon(item.card), armour(item.card)
    if arm is not None:
        yield "league-fact-damage", dice(arm.damage)
        if arm.range:
            yield "league-fact-range", str(arm.range)
    if protection is not None:
        yield "league-fact-defence", str(protection.defence)
        if protection.covers:
            yield "league-fact-covers", " + ".join(f"league-location-{place}" for place in protection.covers)
    yield from potion_facts(item.card)
    yield "league-fact-encumbrance", str(card.enc)


@remembered(1024)
def talent_view(id: str) -> Card:
    """A talent."""
    return Card(id, f"league-talent-{id}", library()[TALENTS][id].icon, f"league-talent-{id}.text")


@remembered(1024)
def perk_view(id: str) -> Card:
    """A perk, with the ENERGY it costs."""
    card = library()[PERKS][id]
    facts = (("league-fact-energy", str(card.energy)),)
    return Card(id, f"league-perk-{id}", card.icon, f"league-perk-{id}.text", facts=facts)
