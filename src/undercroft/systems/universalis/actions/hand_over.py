"""Quick Actions among friends: handing things over, leaving them, putting them away.

UN-0286 to UN-0289, UN-0292
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOWHERE, Ask, FigureId, Option, Script
from undercroft.systems.universalis.actions.draw_and_pick_up import take_quick
from undercroft.systems.universalis.actions.needs import Family, time_left, upright
from undercroft.systems.universalis.cards.people import gear_cards, hands_for
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import around
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.companions import may_be_given, receive
from undercroft.systems.universalis.state import Character, Dropped
from undercroft.systems.universalis.things.slots import part_with, stow

FAMILY = Family("handing-over", after="searching", needs=time_left, by=upright)
DROP = Option("drop")


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What may be handed over, left or put away, while no enemy is adjacent; creatures put things away.

    UN-0287, UN-0292, UN-0623, UN-0764
    """
    game, who, active = here.game, here.who, here.active
    state = game.state
    if not (active.quick or active.action) or ((state.creatures or state.swayed) and here.pressed):
        return []
    if who.animal:
        return []
    found = [*_to_stow(who.hands)]
    if who.hero and not who.owner and (who.pack or who.hands):
        near = around(game, who)
        for ally in game.allies(who) if state.swayed else state.heroes:
            at = ally.at
            if at == NOWHERE or not (near >> at & 1 or ((ally.wide or ally.mount) and near & game.cover(ally))):
                continue
            if _takes(game, who, ally):
                found.append(_giving(ally.id))
        found.append(DROP)
    return found


@remembered(4096)
def _to_stow(hands: tuple[str, ...]) -> tuple[Option, ...]:
    """What may be put away of the things in hand.  UN-0292"""
    cards = gear_cards()
    return tuple(Option("stow", what=item) for item in dict.fromkeys(hands) if hands_for(cards[item]))


@remembered(1024)
def _giving(ally: FigureId) -> Option:
    return Option("give", ally)


def _takes(game: Universalis, who: Character, ally: Character) -> bool:
    """Does a friend beside the giver have hands to take something?  UN-0288, UN-0461, UN-0764, UN-1083"""
    if ally.conditions and (ally.down or not ally.here):
        return False
    if ally.animal:
        return False
    return not ally.owner or bool(gifts(game, who, ally))


@FAMILY.deed("give")
def give(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Hand a thing to a friend beside the giver; the friend cannot use again what was used this turn.

    UN-0288, UN-0764, UN-1083
    """
    take_quick(game.active)
    friend = game.character(option.who)
    item = yield from _choose(who, "give-what", gifts(game, who, friend))
    part_with(who, item)
    friend.pack = (*friend.pack, item)
    receive(game, friend, item)
    if item in who.used:
        friend.lent = (*friend.lent, item)
    game.tell(Changed, "given", friend.id, detail=item, rules=("UN-0288",))


@FAMILY.deed("drop")
def drop(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Leave a thing on the square of its owner or on one beside it.  UN-0289"""
    take_quick(game.active)
    item = yield from _choose(who, "drop-what", (*who.pack, *who.hands))
    places = [who.at, *map(int, squares(around(game, who) & game.plan.board.floor))]
    options = [Option("drop-at", at=at) for at in places]
    where: Option = yield Ask("drop-where", who.seat, options, who=who.id, about=item)
    part_with(who, item)
    game.state.dropped = (*game.state.dropped, Dropped(item, where.at))
    game.tell(Changed, "left-behind", who.id, detail=item, rules=("UN-0289",))


def gifts(game: Universalis, who: Character, friend: Character) -> tuple[str, ...]:
    """What may be handed over; companions take what they use up, or replace what they lost.

    UN-0764, UN-1083, UN-1086
    """
    items = (*who.pack, *who.hands)
    if not friend.owner:
        return items
    alone = game.alone()
    return tuple(item for item in items if may_be_given(friend, item, alone=alone))


def _choose(who: Character, prompt: str, items: tuple[str, ...]) -> Script[str]:
    options = [Option("item", what=item) for item in dict.fromkeys(items)]
    option: Option = yield Ask(prompt, who.seat, options, who=who.id)
    return option.what


@FAMILY.deed("stow")
def put_away(game: Universalis, who: Character, option: Option) -> None:
    """Put what is in the hand into the backpack.  UN-0292"""
    take_quick(game.active)
    stow(who, option.what)
    game.tell(Changed, "stowed", who.id, detail=option.what, rules=("UN-0292",))
