"""Searching the corpses of enemies, and fallen heroes.  UN-0250 to UN-0257, UN-1475 to UN-1480"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.things import without
from undercroft.kernel.dice import Faces, Reading
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, NOWHERE, Ask, Option, Roll, Script
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    fallen_about,
    on_foot,
    on_occasion,
    upright,
)
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import rerolls
from undercroft.systems.universalis.cards.people import STRANGER, gear_cards, person
from undercroft.systems.universalis.dungeon.exploring import may_explore
from undercroft.systems.universalis.dungeon.revealing import leave_behind
from undercroft.systems.universalis.effects.gains import gain_coins
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.rolls.dice import some
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.decks import find, gain
from undercroft.systems.universalis.things.slots import hold


@on_occasion
def corpses_about(now: Occasion) -> bool:
    """Enemies were eliminated whose corpses nobody has searched.  UN-0250"""
    return now.corpses


FAMILY = Family("corpses", after="things", needs=action_left & (corpses_about | fallen_about), by=on_foot & upright)
SEARCH, TAKE_WEAPON = Option("search-corpses"), Option("take-weapon")
COIN = 4
FINDS: Mapping[int, tuple[str, ...]] = {2: ("common",), 3: ("special",), 4: ("common", "special"), 5: ("magic",)}
"""What a number of sixes finds; more than five find what five do.  UN-0254, UN-G07"""


"""The note of a torturer who learnt something: the heroes may repeat their next Initiative roll.  UN-C493"""

Spoils = tuple[int, int, int]


def _counted(faces: Faces) -> Spoils:
    thrown = faces[0]
    return sum(face >= COIN for face in thrown), sum(face == 6 for face in thrown), sum(face <= POOR for face in thrown)


LOOT: Reading[Spoils] = Reading("loot", _counted)
"""Coins, sixes, and dice so low that thieves throw them again."""

POOR = 2


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Corpses of a combat that is over, and fallen heroes beside the searcher."""
    game, who, active = here.game, here.who, here.active
    if not active.action or not is_explorer(who):
        return []
    found: list[Option] = []
    if game.state.corpses and who.fought and may_explore(game, who, active):
        found.append(SEARCH)
        if _may_take(game, who):
            found.append(TAKE_WEAPON)
    near = 0
    for fallen in game.state.heroes:
        if fallen.suffers("knocked-out") and fallen.at != NOWHERE and (fallen.body or fallen.hands or fallen.pack):
            near = near or game.terrain.around[here.cover] | here.cover
            if near >> fallen.at & 1 and not here.pressed:
                found.append(Option("strip", fallen.id))
    return found


def corpse_dice(cards: tuple[str, ...]) -> int:
    """1 die for a Grunt, 2 for an Elite, for a Champion the higher of Strength and Intelligence.

    UN-0252, UN-1475, UN-1476
    """
    found = 0
    for card in cards:
        who = person(card)
        champion = max(who.stats.strength, who.stats.intelligence)
        found += {"grunt": 1, "elite": 2}.get(who.level, champion)
    return found


@FAMILY.deed("search-corpses")
def search_corpses(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Dice for all who were eliminated: coins, and objects by the number of sixes.

    UN-0250 to UN-0255, UN-1477, UN-C493
    """
    state = game.state
    game.active.spend_action()
    dice, spoils = corpse_dice(state.corpses), state.spoils
    leave_behind(game)
    coins, sixes = yield from _rummage(game, who, dice)
    if sixes and "torturer" in game.kit(who).names:
        who.extorted = True
    game.tell(Changed, "searched-corpses", who.id, now=coins, rules=("UN-0253",))
    if coins:
        gain_coins(game, who, coins)
    for pile in FINDS.get(min(sixes, 5), ()):
        yield from find(game, who, pile)
    for item in spoils:
        if gear_cards()[item].magic:
            gain(game, who, item)


def _rummage(game: Universalis, who: Character, dice: int) -> Script[tuple[int, int]]:
    """Throw the dice; a thief throws 1s and 2s again.  UN-C515"""
    if not dice:
        return 0, 0
    found: Spoils = yield Roll((some(dice),), LOOT, who.seat, who.id, "search-corpses", stream="loot")
    coins, sixes, poor = found
    thieves = [source for source, reroll in rerolls(game.kit(who), ()) if reroll.dice == "ones-and-twos"]
    if poor and thieves:
        more: Spoils = yield Roll((some(poor),), LOOT, who.seat, who.id, "search-corpses", stream="loot")
        coins, sixes = coins + more[0], sixes + more[1]
    return coins, sixes


def _may_take(game: Universalis, who: Character) -> bool:
    """Is the hero unarmed, with nobody to spare a weapon, and was the last enemy it eliminated of its own size?

    UN-0256
    """
    if any(_is_weapon(item) for item in (*who.hands, *who.pack)) or trophy(who) is None:
        return False
    return all(sum(_is_weapon(item) for item in (*one.hands, *one.pack)) <= 1 for one in game.state.heroes)


def _is_weapon(item: str) -> bool:
    card = gear_cards()[item]
    return isinstance(card, Weapon) and card.kind != "natural"


def trophy(who: Character) -> str | None:
    """The ordinary weapon of the last enemy the hero eliminated, if that was of the hero's size.  UN-0256"""
    won = who.trophy
    if won is not None and won.size == who.size and _is_weapon(won.weapon) and not gear_cards()[won.weapon].magic:
        return won.weapon
    return None


@FAMILY.deed("take-weapon")
def take_weapon(game: Universalis, who: Character, option: Option) -> None:
    """He fights on with an enemy's weapon, clumsily.  UN-0256"""
    game.active.spend_action()
    weapon = trophy(who)
    assert weapon is not None
    hold(who, weapon)
    who.trophy, who.strange = None, (*who.strange, weapon)
    if STRANGER not in who.body:
        who.body = (*who.body, STRANGER)
    game.tell(Changed, "picked-up", who.id, detail=weapon, rules=("UN-0256",))


@FAMILY.deed("strip")
def strip(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Take what one likes from a fallen hero.  UN-0257, UN-0114"""
    game.active.spend_action()
    fallen = game.character(option.who)
    while True:
        items = dict.fromkeys((*fallen.hands, *fallen.body, *fallen.pack))
        options = [*(Option("take", what=item) for item in items), DONE]
        taken: Option = yield Ask("strip", who.seat, options, default=len(options) - 1, who=who.id)
        if taken.act == "done":
            return
        for part in ("hands", "body", "pack"):
            held: tuple[str, ...] = getattr(fallen, part)
            if taken.what in held:
                setattr(fallen, part, without(held, taken.what))
                break
        who.pack = (*who.pack, taken.what)
        game.tell(Changed, "picked-up", who.id, detail=taken.what, rules=("UN-0257",))
