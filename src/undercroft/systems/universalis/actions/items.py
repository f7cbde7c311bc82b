"""Quick Actions with things: drawing weapons, picking up what was dropped, drinking potions.  UN-0286 to UN-0294"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.cards import Shield, Thing, Weapon
from undercroft.systems.universalis.doings import apply_all
from undercroft.systems.universalis.engagement import melee_range, pressed
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import Gear, gear_cards
from undercroft.systems.universalis.state import Activation, Character, Dropped
from undercroft.systems.universalis.trials import trial

Deed = Callable[[Universalis, Character, Option], Script[None] | None]
HANDS = 2


def can_be_quick(active: Activation) -> bool:
    """One Quick Action is free, a second one takes the place of the Action.  UN-0115, UN-0116, UN-0286"""
    return active.quick or active.action


def take_quick(active: Activation) -> None:
    """Use a Quick Action up."""
    if active.quick:
        active.quick = False
    else:
        active.action = False


def offers(game: Universalis, who: Character) -> list[Option]:
    """What can be drawn, picked up and used."""
    active = game.active
    if active.over or who.down:
        return []
    found: list[Option] = []
    if can_be_quick(active):
        found += _to_draw(who.pack)
        if (usable := _to_use(who.pack)) and not pressed(game, who):
            found += usable
    if game.state.dropped:
        found += _to_pick_up(game, who, active)
    return found


@lru_cache(maxsize=4096)
def _to_draw(pack: tuple[str, ...]) -> tuple[Option, ...]:
    """Weapons, shields and things to hold that are in the backpack.  UN-0292, UN-0294"""
    cards = gear_cards()
    return tuple(Option("draw", what=item) for item in dict.fromkeys(pack) if hands_for(cards[item]))


@lru_cache(maxsize=4096)
def _to_use(pack: tuple[str, ...]) -> tuple[Option, ...]:
    """Potions and other disposable things.  UN-0293"""
    cards = gear_cards()
    usable = []
    for item in dict.fromkeys(pack):
        card = cards[item]
        if isinstance(card, Thing) and card.use and card.takes == "quick":
            usable.append(Option("use", what=item))
    return tuple(usable)


def _to_pick_up(game: Universalis, who: Character, active: Activation) -> list[Option]:
    """What lies at hand: a Quick Action, but an Action and a test where an enemy threatens.  UN-0289, UN-0397"""
    near = game.terrain.around(game.cover(who)) | game.cover(who)
    found: list[Option] = []
    for dropped in dict.fromkeys(game.state.dropped):
        if near >> dropped.at & 1:
            if _threatened(game, who, dropped.at):
                if active.action:
                    found.append(Option("snatch", at=dropped.at, what=dropped.what))
            elif can_be_quick(active) and not pressed(game, who):
                found.append(Option("pick-up", at=dropped.at, what=dropped.what))
    return found


def _threatened(game: Universalis, who: Character, at: int) -> bool:
    return any(melee_range(game, enemy) >> at & 1 or game.cover(enemy) >> at & 1 for enemy in game.enemies(who))


def hands_for(card: Gear) -> int:
    """How many hands a thing takes; 0 for what is not held."""
    if isinstance(card, Weapon):
        return card.hands
    if isinstance(card, Shield):
        return 1
    return card.hands if isinstance(card, Thing) else 0


def hold(who: Character, item: str) -> None:
    """Take a thing in hand; what there is no hand for goes to the backpack, things of its own kind first.  UN-0086"""
    cards = gear_cards()
    card = cards[item]
    hands = list(who.hands)
    stowed: list[str] = []
    while hands and sum(hands_for(cards[other]) for other in hands) + hands_for(card) > HANDS:
        alike = [other for other in hands if type(cards[other]) is type(card)]
        out = alike[0] if alike else hands[-1]
        hands.remove(out)
        stowed.append(out)
    who.hands = (*hands, item)
    who.pack = (*who.pack, *stowed)


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def draw(game: Universalis, who: Character, option: Option) -> None:
    """Draw or switch; drawing a weapon in an enemy's Melee Range makes the next attacks clumsy.  UN-0294, UN-0415"""
    active = game.active
    take_quick(active)
    who.pack = _without(who.pack, option.what)
    hold(who, option.what)
    card = gear_cards()[option.what]
    free = isinstance(card, Weapon) and "draws-free" in card.tags
    if pressed(game, who) and not free and not game.kit(who).has("swift-draw"):
        active.drawn = True
    game.tell(Changed, "drew", who.id, detail=option.what, rules=("UN-0294",))


def pick_up(game: Universalis, who: Character, option: Option) -> None:
    """Pick up what was dropped.  UN-0289, UN-0397"""
    take_quick(game.active)
    _take(game, who, option)


def snatch(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Snatch a weapon from under an enemy's nose: an Action and an Agility test.  UN-0164, UN-0397"""
    game.active.action = False
    result = yield from trial(game, who, "agility", "recover-weapon")
    if result.passed:
        _take(game, who, option)


def _take(game: Universalis, who: Character, option: Option) -> None:
    dropped = list(game.state.dropped)
    dropped.remove(Dropped(option.what, option.at))
    game.state.dropped = tuple(dropped)
    hold(who, option.what)
    game.tell(Changed, "picked-up", who.id, detail=option.what, rules=("UN-0397",))


def use(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Drink a potion or use another disposable object.  UN-0293, UN-1005"""
    take_quick(game.active)
    card = gear_cards()[option.what]
    assert isinstance(card, Thing)
    if not card.reusable:
        who.pack = _without(who.pack, option.what)
    game.tell(Changed, "used", who.id, detail=option.what, rules=("UN-0293",))
    yield from apply_all(game, who, card.use)


DEEDS: Mapping[str, Deed] = {"draw": draw, "pick-up": pick_up, "snatch": snatch, "use": use}
