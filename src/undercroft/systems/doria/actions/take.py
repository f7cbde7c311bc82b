"""Taking an item from a character within reach, and using it in the same action.

DO-0260 to DO-0263, DO-0466, DO-G71
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.families import need
from undercroft.crawl.things import Item, gain, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script, consent
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.actions.repair import REACHING, within_reach
from undercroft.systems.doria.cards.kit import DAMAGED, QUICKER, attack_kinds
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.attack import begin
from undercroft.systems.doria.combat.targets import reached, targets
from undercroft.systems.doria.effects.using import aims, use
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.slots import (
    Zone,
    body_slots,
    card_of,
    held_in,
    make_room,
    put,
    settle_in,
    take_away,
)

ZONES: dict[str, Zone] = {"take-from-body": "body", "take-from-belt": "belt", "take-from-pack": "pack"}
KEEP = Option("keep")


@need
def somebody_beside(here: Standpoint) -> bool:
    """Another character is within range 1."""
    return len(within_reach(here)) > 1


FAMILY = Family("take", after="throw", needs=somebody_beside)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """An item from any zone of anybody within range 1, unconscious ones too.  DO-0260, DO-0261, DO-G71"""
    return [
        Option(act, one.id, one.at)
        for one in within_reach(here)[1:]
        for act, zone in ZONES.items()
        if held_in(one.outfit, zone)
    ]


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """5 AP; with Quickness 2 from another's Belt or Backpack.  DO-0260, DO-0466"""
    quick = "quickness" in here.kit.bonuses and option.act != "take-from-body"
    return REACHING - QUICKER if quick else REACHING


@FAMILY.deed(*ZONES)
def take(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """The owner must agree, unless it is unconscious; what was taken may be used at once, or is put where its new owner
    likes.  DO-0260 to DO-0263"""
    who, owner, zone = here.character, game.character(option.who), ZONES[option.act]
    options = [Option("take", owner.id, what=str(item)) for item in held_in(owner.outfit, zone)]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask("take-what", who.seat, options, who=who.id)
    item = parse_item(chosen.what)
    if not (yield from agrees(who, owner, item)):
        return
    pay(game, who, cost(here, option))
    take_away(game, owner, item, zone)
    who.outfit = gain(who.outfit, item)
    game.tell(Changed, "took", who.id, detail=chosen.what, rules=("DO-0260",))
    yield from _use_or_keep(game, here, item, zone)


def agrees(who: Character, owner: Character, item: Item) -> Script[bool]:
    """Does the owner agree?  One that is unconscious cannot refuse.  DO-0261"""
    if not owner.awake or owner.seat == who.seat:
        return True
    return (yield from consent(owner.seat, "give-up", who=owner.id, about=item.card))


def _use_or_keep(game: Doria, here: Standpoint, item: Item, zone: Zone) -> Script[None]:
    """Use it now for its AP, or put it somewhere.  DO-0262, DO-0263"""
    who = here.character
    options = [KEEP, *uses(here, item)]
    option = KEEP
    if len(options) > 1:
        option = yield Ask("use-taken", who.seat, options, who=who.id, about=item.card)
    if option == KEEP:
        yield from settle_in(game, who, item)
        return
    card = item_cards()[item.card]
    pay(game, who, use_now(here, item, zone))
    if card.kind != "potion":
        yield from _into_the_hand(game, who, item)
    if option.act == "use":
        use(game, who, option.what, option.who, option.at)
    else:
        kind = next(kind for kind in attack_kinds(card) if kind == option.act)
        first = next(one for one in targets(game, who, here.kit, card, kind) if one.id == option.who)
        also = reached(game, who, here.kit, card, kind, first)
        begin(game, who.id, option.who, kind, item, option.at, also)


def use_now(here: Standpoint, item: Item, zone: Zone) -> int:
    """The item's AP; Quickness saves 3 of them, unless it has saved them at the Belt or the Backpack already.

    DO-0262, DO-0464, DO-G40
    """
    quick = "quickness" in here.kit.bonuses and zone == "body"
    return max(0, item_cards()[item.card].ap - (QUICKER if quick else 0))


def uses(here: Standpoint, item: Item) -> Iterator[Option]:
    """What a taken item can be used for at once, if its requirements are met.  DO-0071, DO-0262, DO-G33"""
    card, who = card_of(item), here.character
    if card is None or DAMAGED in item.marks or not body_slots(who.attributes, card):
        return
    if card.use and (card.kind == "potion" or "hand" in body_slots(who.attributes, card)):
        for aimed, at in aims(here.game, who, here.kit, card):
            yield Option("use", aimed, at, str(item))
    for kind in attack_kinds(card):
        for target in targets(here.game, who, here.kit, card, kind):
            yield Option(kind, target.id, target.at, str(item))


def _into_the_hand(game: Doria, who: Character, item: Item) -> Script[None]:
    """What remains after its use is in the hand of whoever used it last.  DO-0263"""
    out = yield from make_room(game, who, item, "hand")
    put(game, who, item, "hand")
    for one in out:
        yield from settle_in(game, who, one, ("belt", "pack"))
