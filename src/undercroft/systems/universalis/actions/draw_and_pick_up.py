"""Quick Actions with things: drawing weapons, picking up what was dropped.  UN-0286 to UN-0294"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import Bits
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import Family, time_left, upright
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards, hands_for, person
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import SWIFT_DRAW
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import melee_range, pressed
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.companions import may_replace
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Activation, Character, Dropped
from undercroft.systems.universalis.things.slots import hands_by_card, hold, usable_by

FAMILY = Family("drawing", after="levers", needs=time_left, by=upright)


def can_be_quick(active: Activation) -> bool:
    """One Quick Action is free, a second one takes the place of the Action.  UN-0115, UN-0116, UN-0286"""
    return active.quick or active.action


def take_quick(active: Activation) -> None:
    """Use a Quick Action up."""
    if active.quick:
        active.quick = False
    else:
        active.action = False


@FAMILY.offers
def offers(here: Standpoint) -> Sequence[Option]:
    """What can be drawn and picked up."""
    game, who, active = here.game, here.who, here.active
    if not (active.quick or active.action):
        return ()
    found = _to_draw(who.card, who.pack) if who.pack else ()
    if game.state.dropped:
        lying = _lying(game, who)
        if lying and not who.animal:
            return (*found, *_to_pick_up(game, who, active, lying))
    return found


@remembered(1024)
def _to_draw(bearer: str, pack: tuple[str, ...]) -> tuple[Option, ...]:
    """Weapons, shields and things to hold that a character can draw from its backpack.  UN-0292, UN-0294"""
    known = _drawing(bearer)
    return tuple([known[item] for item in dict.fromkeys(pack) if item in known])


@remembered(256)
def _drawing(bearer: str) -> dict[str, Option]:
    """What somebody could draw from a backpack, by item."""
    cards, hands, large = gear_cards(), hands_by_card(bearer), person(bearer).size >= LARGE
    known = [item for item, card in cards.items() if 0 < hands_for(card) <= hands and usable_by(card, large)]
    return {item: Option("draw", what=item) for item in known}


def _lying(game: Universalis, who: Character) -> list[Dropped]:
    """What lies under the character and beside it; of things alike in one place, one."""
    cover = game.cover(who)
    near = game.terrain.around[cover] | cover
    found: list[Dropped] = []
    for one in game.state.dropped:
        if near >> one.at & 1 and one not in found:
            found.append(one)
    return found


def _to_pick_up(game: Universalis, who: Character, active: Activation, lying: list[Dropped]) -> list[Option]:
    """Taking what lies at hand: a Quick Action, but an Action and a test where an enemy threatens.

    Companions take up weapons and shields for those they lost, nothing else.  UN-0289, UN-0397, UN-1082, UN-1086
    """
    enemies = game.enemies(who)
    threatened = _threatened(game, enemies) if enemies else 0
    found: list[Option] = []
    for one in lying:
        if who.owner and not may_replace(who, one.what):
            continue
        if threatened >> one.at & 1:
            if active.action:
                found.append(Option("snatch", at=one.at, what=one.what))
        elif not (enemies and pressed(game, who)):
            found.append(_picking_up(one))
    return found


@remembered(4096)
def _picking_up(thing: Dropped) -> Option:
    return Option("pick-up", at=thing.at, what=thing.what)


def _threatened(game: Universalis, enemies: list[Character]) -> Bits:
    """The squares that enemies stand on or have in their Melee Range.  UN-0397"""
    found = 0
    for enemy in enemies:
        found |= melee_range(game, enemy) | game.cover(enemy)
    return found


@FAMILY.deed("draw")
def draw(game: Universalis, who: Character, option: Option) -> None:
    """Draw or switch; drawing a weapon in an enemy's Melee Range makes the next attacks clumsy.

    UN-0086, UN-0286, UN-0292, UN-0294, UN-0415
    """
    active = game.active
    take_quick(active)
    who.pack = without(who.pack, option.what)
    hold(who, option.what)
    card = gear_cards()[option.what]
    free = isinstance(card, Weapon) and "draws-free" in card.tags
    if pressed(game, who) and not free and not game.kit(who).has(SWIFT_DRAW):
        active.drawn = True
    game.tell(Changed, "drew", who.id, detail=option.what, rules=("UN-0294",))


@FAMILY.deed("pick-up")
def pick_up(game: Universalis, who: Character, option: Option) -> None:
    """Pick up what was dropped.  UN-0289, UN-0397"""
    take_quick(game.active)
    _take(game, who, option)


@FAMILY.deed("snatch")
def snatch(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Snatch a weapon from under an enemy's nose: an Action and an Agility test.  UN-0164, UN-0397"""
    game.active.spend_action()
    result = yield from trial(game, who, "agility", "recover-weapon")
    if result.passed:
        _take(game, who, option)


def _take(game: Universalis, who: Character, option: Option) -> None:
    dropped = list(game.state.dropped)
    dropped.remove(Dropped(option.what, option.at))
    game.state.dropped = tuple(dropped)
    hold(who, option.what)
    game.tell(Changed, "picked-up", who.id, detail=option.what, rules=("UN-0397",))
