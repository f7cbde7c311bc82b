"""Using, wearing and taking off things; putting armor on or off.  UN-0242, UN-0243, UN-0292, UN-0293, UN-1005"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.attacks_in_one_step import bursts
from undercroft.systems.universalis.actions.draw_and_pick_up import take_quick
from undercroft.systems.universalis.actions.needs import Family, move_left, time_left, upright
from undercroft.systems.universalis.agenda import Burst
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import Armor, Thing
from undercroft.systems.universalis.cards.people import STRANGER, Gear, gear_cards
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.combat.ranged import cover_penalty, distance_penalty
from undercroft.systems.universalis.effects import HAPPENS, Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.sight import gap, sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.party.companions import giant
from undercroft.systems.universalis.rolls.circumstances import unholy
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.slots import body_armor, part_with, usable_by, wear

FAMILY = Family("things", after="drawing", needs=time_left | move_left, by=upright)
Names = tuple[str, ...]
HOLY_WATER = "holy-water"
IN_SPELLS = ("components-for-magic", "magic-scroll")
"""Things that are used while a spell is cast or dispelled.  UN-C309, UN-C310"""


class Usable(msgspec.Struct, frozen=True):
    """What somebody's things allow: what takes no time, a Quick Action, an Action."""

    free: tuple[Option, ...]
    quick: tuple[Option, ...]
    action: tuple[Option, ...]
    if_quick: tuple[Option, ...]
    if_active: tuple[Option, ...]
    if_still: tuple[Option, ...]
    """All there is for a character that has a Quick Action and an Action left and has not even moved."""

    aimed: bool
    """Is there anything among them for which a target is chosen?"""


class Way(msgspec.Struct, frozen=True):
    """What can be done with one thing: what using it takes and whether in hand only, what putting it on takes."""

    use: str
    held: bool
    aimed: bool
    far: int
    harms: bool
    heals: bool
    """Is a target chosen for it, how far away, an enemy or somebody to be healed?"""

    wear: str
    relic: bool
    options: tuple[Option, Option, Option]
    """Use it, put it on, take it off."""


@remembered(1024)
def way_of(item: str) -> Way:
    """What a thing's card allows."""
    card = gear_cards()[item]
    used = isinstance(card, Thing) and bool(card.use) and item not in IN_SPELLS
    wear = ("still" if body_armor(card) else "quick") if worn(card) else ""
    kinds = {effect.name for effect in card.use} if isinstance(card, Thing) else set()
    reach = range_of(item)
    return Way(
        use=card.takes if isinstance(card, Thing) and used else "",
        held=isinstance(card, Thing) and bool(card.hands),
        aimed=used and bool(reach),
        far=reach[0].range if reach else 0,
        harms=bool(kinds & {"blast", "trial"}),
        heals="heal" in kinds,
        wear=wear,
        relic=not usable_by(card, large=True),
        options=(Option("use", what=item), Option("put-on", what=item), Option("take-off", what=item)),
    )


@remembered(2048)
def usables(pack: Names, hands: Names, body: Names, large: bool) -> Usable:
    """What can be done with what is carried and worn; what nobody uses or puts on makes no difference."""
    handy = _handy
    return _usables(tuple(filter(handy, pack)), tuple(filter(handy, hands)), body, large)


@remembered(2048)
def _usables(pack: Names, hands: Names, body: Names, large: bool) -> Usable:
    by: dict[str, list[Option]] = {"free": [], "quick": [], "action": [], "still": []}
    aimed = False
    for item in dict.fromkeys(pack + hands + body):
        way = way_of(item)
        if way.use and (not way.held or item in hands):
            by[way.use].append(way.options[0])
            aimed = aimed or way.aimed
    for item in dict.fromkeys(pack):
        way = way_of(item)
        if way.wear and not (large and way.relic):
            by[way.wear].append(way.options[1])
    for item in dict.fromkeys(body):
        if item != STRANGER:
            way = way_of(item)
            by[way.wear or "quick"].append(way.options[2])
    free, quick, action, still = map(tuple, by.values())
    all_but_still = free + quick + action
    return Usable(free, quick, action, free + quick, all_but_still, all_but_still + still, aimed)


@remembered(4096)
def _handy(item: str) -> bool:
    """May a thing be used or put on?"""
    return bool(way_of(item).use or way_of(item).wear)


def range_of(item: str) -> tuple[words.Action, ...]:
    """How a thing is aimed at others, if it is."""
    card = gear_cards()[item]
    return words.ACTION.of(card.use) if isinstance(card, Thing) else ()


def worn(card: Gear) -> bool:
    """Is it worn on the body?"""
    return isinstance(card, Armor) or (isinstance(card, Thing) and card.worn)


@FAMILY.offers
def offers(here: Standpoint) -> Sequence[Option]:
    """What can be used, put on and taken off now; with an enemy adjacent only what takes no time.  UN-0163, UN-0287"""
    game, who, active = here.game, here.who, here.active
    if not (active.quick or active.action or active.points):
        return ()
    known = usables(who.pack, who.hands, who.body, who.size >= LARGE)
    if active.action:
        found = known.if_active if active.walked else known.if_still
    else:
        found = known.if_quick if active.quick else known.free
    if (game.state.creatures or game.state.swayed) and here.pressed:
        found = known.free
    return [aimed for option in found for aimed in aim(game, who, option)] if known.aimed else found


def aim(game: Universalis, who: Character, option: Option) -> list[Option]:
    """An option for each target of what is used; the option itself where none is chosen."""
    way = way_of(option.what)
    if option.act != "use" or not way.aimed:
        return [option]
    if way.harms:
        near = [enemy for enemy in game.enemies(who) if gap(game, game.cover(who), game.cover(enemy)) <= way.far]
        marks = [enemy for enemy in near if option.what != HOLY_WATER or unholy(enemy)]
        return [Option("use", one.id, what=option.what) for one in marks if sees(game, who, one)]
    if way.heals:
        close = within(game, game.cover(who), way.far)
        hurt = [ally for ally in (who, *game.allies(who)) if game.cover(ally) & close]
        return [Option("use", one.id, what=option.what) for one in hurt]
    return [option]


@FAMILY.deed("use")
def use(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Drink a potion, throw a flask, wave a wand; what cannot be used again is spent.

    Giants gain nothing from potions.  UN-0283, UN-0293, UN-1005, UN-1399
    """
    card = gear_cards()[option.what]
    assert isinstance(card, Thing)
    if card.takes == "quick":
        take_quick(game.active)
    elif card.takes == "action":
        game.active.spend_action()
    if not card.reusable:
        part_with(who, card.id)
    game.tell(Changed, "used", who.id, detail=card.id, rules=("UN-0293",))
    target = game.character(option.who) if option.who else who
    if card.kind == "potion" and giant(target):
        game.tell(Changed, "spell-immune", target.id, detail=card.id, now=1, rules=("UN-1399",))
        return
    if card.thrown and not (yield from _throw(game, who, target, card)):
        return
    if option.who and bursts(card.id):
        game.push(Burst(who.id, thing=card.id, target=target.id))
    else:
        yield from _work(game, who, target, card)


@step(Burst, attack=True)
def burst(game: Universalis, entry: Burst) -> Script[None]:
    """What was thrown or aimed at somebody bursts there, in a step of its own."""
    who, card = game.character(entry.who), gear_cards()[entry.thing]
    assert isinstance(card, Thing)
    return _work(game, who, game.character(entry.target), card)


def _work(game: Universalis, who: Character, target: Character, card: Thing) -> Script[None]:
    """What a thing does, and what it gives for a while."""
    option = Option("use", target.id, what=card.id)
    yield from apply_all(game, target, card.use, Cause(card.id, who.id, magic=bool(card.magic)))
    linger(game, who, card)
    for deed in moments.DEED.deeds((card.id,)):
        yield from deed(game, who, option)


def _throw(game: Universalis, who: Character, target: Character, card: Thing) -> Script[bool]:
    """A flask is thrown as a weapon is: a test of Shooting Skill, harder with distance and cover (ruling
    `thrown-flasks`).

    UN-0364, UN-0370, UN-0371, UN-C319, UN-C451
    """
    far = distance_penalty(gap(game, game.cover(who), game.cover(target)))
    extra = ((-far, "distance", "UN-0371"), (-cover_penalty(game, who, target), "cover", "UN-0370"))
    roll = HOLY_WATER if card.id == HOLY_WATER else "throw"
    result = yield from trial(game, who, "shooting", roll, extra=extra)
    return result.passed


def linger(game: Universalis, who: Character, card: Thing) -> None:
    """What a thing gives for a while; a potion ends what the one before it gave.  UN-0283"""
    if card.kind == "potion":
        kept = tuple(boon for boon in who.boons if getattr(gear_cards()[boon], "kind", "") != "potion")
        who.boons = kept
        who.coated = ()
    done = {*HAPPENS.words, words.ACTION.name}
    if any(effect.name not in done for effect in card.use):
        who.boons = (*who.boons, card.id)


@FAMILY.deed("put-on")
def put_on(game: Universalis, who: Character, option: Option) -> None:
    """Wear a thing; body armor takes the Action and the move, the rest a Quick Action.  UN-0242, UN-0243, UN-0292

    One body armor, one thing of a kind, one Magic Object of a type are worn at a time.  UN-1045, UN-1046
    """
    _take_time(game, gear_cards()[option.what])
    who.pack = without(who.pack, option.what)
    wear(who, option.what)
    game.tell(Changed, "put-on", who.id, detail=option.what, rules=("UN-0242",))


def _take_time(game: Universalis, card: Gear) -> None:
    active = game.active
    if body_armor(card):
        active.action, active.points = False, 0
    else:
        take_quick(active)


@FAMILY.deed("take-off")
def take_off(game: Universalis, who: Character, option: Option) -> None:
    """Take a thing off and put it in the backpack, whatever like it is in hand.  UN-0242, UN-0243"""
    _take_time(game, gear_cards()[option.what])
    who.body, who.pack = without(who.body, option.what), (*who.pack, option.what)
    game.tell(Changed, "took-off", who.id, detail=option.what, rules=("UN-0242",))
