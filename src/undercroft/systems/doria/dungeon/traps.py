"""Traps: they act when they are drawn; some stay until they are disarmed or end.  DO-0287 to DO-0298, DO-0305"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.crawl.game import numbered
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.events import Changed, Placed, Removed
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.doria.agenda import (
    SpringTrap,
    TrapBroken,
    TrapCheck,
    TrapDone,
    TrapHurts,
    TrapsAct,
    TrapSettles,
)
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards import trap_words as words
from undercroft.systems.doria.cards.definitions import TRAPS, TrapCard
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.combat.outcome import stop_with_armor, usable_armor
from undercroft.systems.doria.dungeon.markers import block_doors, room_doors, unblock_doors
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.level_up import gain_xp
from undercroft.systems.doria.rolls import Check, target_number
from undercroft.systems.doria.state import Character, Trap
from undercroft.systems.doria.status import hold, lose_hp, release
from undercroft.systems.doria.things.slots import give

WHEN_CAUGHT: Deeds[Doria, Character, [TrapCard], Script[None]] = Deeds("when a Trap catches somebody")
"""What each word does to a character that has failed; bound in `trap_effects`."""

WHEN_SPRUNG: Deeds[Doria, Character, [], None] = Deeds("when a Trap has caught anybody")
"""What each word does once, to the character that drew the Trap."""


def trap_card(card: str) -> TrapCard:
    """A Trap by its id."""
    return library()[TRAPS][card]


# springing


@step(SpringTrap, after=True)
def spring_trap(game: Doria, entry: SpringTrap) -> None:
    """A Trap acts the moment it is drawn; whoever it concerns checks, one after the other.

    DO-0287, DO-0289, DO-0291
    """
    card = trap_card(entry.card)
    game.tell(Changed, "trap-sprung", entry.who, detail=f"doria-trap-{card.id}", rules=("DO-0287",))
    drawer = game.character(entry.who)
    checking = [drawer] if card.kind == "room" and card.lasts else concerned(game, drawer, card)
    if card.check is None:
        game.push(TrapSettles(drawer.id, card.id, tuple(one.id for one in checking)))
        return
    game.push(*[TrapCheck(one.id, card.id, drawer.id) for one in checking], TrapSettles(drawer.id, card.id))


def concerned(game: Doria, drawer: Character, card: TrapCard) -> list[Character]:
    """Those a Trap concerns: who drew it; everybody around; everybody in the room, up to the nearest doors.  Monsters
    and unconscious characters are immune.  DO-0289, DO-0290, DO-0296"""
    return [one for one in game.awake() if reaches(game, card, drawer.at, one.at) and _its_own(card, drawer, one)]


def _its_own(card: TrapCard, drawer: Character, one: Character) -> bool:
    return card.kind != "person" or one.id == drawer.id


def reaches(game: Doria, card: TrapCard, at: int, square: int) -> bool:
    """Does a Trap that was drawn on one square reach another?  DO-0215, DO-0289, DO-0290"""
    ground = game.ground
    if card.kind == "room":
        return bool(ground.room_squares(ground.tile(at)) >> square & 1)
    far = ground.walk(at, square)
    return far is not None and far <= (card.area if card.kind == "area" else 0)


def check_against(game: Doria, who: Character, card: TrapCard) -> Script[Check]:
    """A check against a Trap: 2D and two attributes, with the wearer's trap bonus, against its base and its factor
    times the Monster Level; criticals count for nothing.  DO-0035, DO-0123, DO-0291, DO-0295"""
    assert card.check is not None
    tn = card.base + card.factor * game.state.ml
    bonus = game.kit(who).terms(item_words.TRAP)
    return (yield from target_number(game, who, card.check, tn, bonus, why="trap"))


@step(TrapCheck, after=True)
def trap_check(game: Doria, entry: TrapCheck) -> Script[None]:
    """One of those concerned checks; whoever fails is caught.  DO-0291, DO-0294"""
    who, card = game.character(entry.who), trap_card(entry.card)
    check = yield from check_against(game, who, card)
    game.tell(Changed, "trap-escaped" if check.success else "trap-caught", who.id, detail=f"doria-trap-{card.id}")
    if not check.success:
        _note_failure(game, who.id)


def _note_failure(game: Doria, who: FigureId) -> None:
    """Put somebody on the list of those who did not escape the Trap that is being checked."""
    agenda = game.state.agenda
    at = next(n for n in range(len(agenda) - 1, -1, -1) if type(agenda[n]) is TrapSettles)
    settles = agenda[at]
    assert isinstance(settles, TrapSettles)
    agenda[at] = TrapSettles(settles.who, settles.card, (*settles.failed, who))


@step(TrapSettles, after=True)
def trap_settles(game: Doria, entry: TrapSettles) -> Script[None]:
    """Those who failed suffer its penalties; a Trap that lasts stays in play; its reward comes when it is done with,
    whether anybody was caught or not.  DO-0292 to DO-0294"""
    card, drawer = trap_card(entry.card), game.character(entry.who)
    stays = card.lasts and bool(entry.failed)
    if not stays:
        game.push(TrapDone(drawer.id, card.id))
    for id in entry.failed:
        who = game.character(id)
        for effect in card.do:
            if effect.name in WHEN_CAUGHT and who.here:
                yield from WHEN_CAUGHT.do(game, who, effect, card)
    if entry.failed:
        for effect in card.do:
            if effect.name in WHEN_SPRUNG:
                WHEN_SPRUNG.do(game, drawer, effect)
    if stays:
        stay(game, drawer, card, entry.failed)


def stay(game: Doria, drawer: Character, card: TrapCard, failed: tuple[FigureId, ...]) -> None:
    """A Trap stays in play: it holds those it caught, blocks the doors of its room.

    DO-0292, DO-0297, DO-0298, DO-0305
    """
    state, ground = game.state, game.ground
    number = ground.tile(drawer.at)
    doors = room_doors(game, number) if words.BLOCKED_DOORS.of(card.holds) else ()
    holding = failed if words.HELD_FAST.of(card.holds) else ()
    left = sum(words.ROUNDS.of(card.holds))
    trap = Trap(
        id=FigureId(state.next_id), card=card.id, by=drawer.id, at=drawer.at, tiles=ground.room(number), left=left
    )
    trap.doors = tuple(door for door in doors if door not in state.barred)
    trap.held = holding
    state.next_id += 1
    state.traps.append(trap)
    block_doors(game, trap.doors)
    for id in holding:
        hold(game, game.character(id), mark_of(trap))
    game.tell(Placed, f"doria-trap-{card.id}", drawer.at)


def mark_of(trap: Trap) -> str:
    """What a Trap's hold on somebody is called."""
    return f"trap-{trap.id}"


# while it lasts


def within(game: Doria, trap: Trap) -> list[Character]:
    """Those a lasting Trap concerns: whom it holds; of a Room Trap everybody in its room.  DO-0289, DO-0290, DO-0296"""
    card = trap_card(trap.card)
    if card.kind != "room":
        return [one for one in game.awake() if one.id in trap.held]
    return [one for one in game.awake() if reaches(game, card, trap.at, one.at)]


def set_free(game: Doria, trap: Trap, who: Character) -> None:
    """Somebody is no longer held; a Trap that only holds ends with the last of those it held.  DO-0128, DO-0292"""
    release(game, who, mark_of(trap))
    trap.held = tuple(id for id in trap.held if id != who.id)
    if not trap.held and trap_card(trap.card).kind != "room":
        end(game, trap, who)


def end(game: Doria, trap: Trap, by: Character) -> None:
    """A Trap is disarmed, or its end has come: all its effects end, and its reward is given.  DO-0292, DO-0293"""
    state = game.state
    state.traps.remove(trap)
    unblock_doors(game, trap.doors)
    for id in trap.held:
        release(game, game.character(id), mark_of(trap))
    game.tell(Removed, f"doria-trap-{trap.card}", trap.id, trap.at, "trap-over")
    game.push(TrapDone(by.id, trap.card))


@step(TrapDone, after=True)
def trap_done(game: Doria, entry: TrapDone) -> None:
    """The group gets the Trap's XP and the character keeps the card as gold, disarmed or not.  DO-0120, DO-0293"""
    card, who = trap_card(entry.card), game.character(entry.who)
    gain_xp(game, card.xp, "DO-0293")
    give(game, who, Item(card.id))


@step(TrapBroken, after=True)
def trap_broken(game: Doria, entry: TrapBroken) -> None:
    """A Trap that was attacked until nothing was left of it ends.  DO-0292, DO-0306, DO-C96"""
    trap = numbered(game.state.traps, entry.who)
    assert trap is not None
    end(game, trap, game.character(entry.by))


@step(TrapsAct, after=True)
def traps_act(game: Doria, entry: TrapsAct) -> None:
    """In Phase F the Traps in play hurt those they concern, in the order in which they were drawn; one whose rounds are
    over ends.  DO-0169, DO-0170, DO-0292"""
    left = [trap for id in entry.left if (trap := numbered(game.state.traps, id)) is not None]
    if not left:
        return
    trap, *others = left
    if others:
        game.push(TrapsAct(left=tuple(one.id for one in others)))
    hurts = words.EACH_ROUND.of(trap_card(trap.card).holds)
    caught = within(game, trap) if hurts else []
    if trap.left:
        trap.left -= 1
        if not trap.left:
            end(game, trap, game.character(trap.by))
    game.push(*[TrapHurts(one.id, trap.card) for one in caught])


@step(TrapHurts, after=True)
def trap_hurts(game: Doria, entry: TrapHurts) -> Script[None]:
    """A lasting Trap hurts one of those it concerns.  DO-0169, DO-G38"""
    who, card = game.character(entry.who), trap_card(entry.card)
    for hurt in words.EACH_ROUND.of(card.holds):
        yield from hurt_by(game, who, hurt, card)


def hurt_by(game: Doria, who: Character, hurt: words.Hurt, card: TrapCard) -> Script[None]:
    """A Trap's damage: one armor card may stop a part of it, unless the Trap says otherwise, it is piercing, or the
    armor is vulnerable to its element.  DO-0095, DO-0099, DO-0107, DO-0294, DO-G38"""
    element = str(hurt.element or "")
    armor = usable_armor(game, who, element) if card.armor and not hurt.piercing else []
    left = yield from stop_with_armor(game, who, hurt.n, armor)
    lose_hp(game, who, left, f"doria-trap-{card.id}", ("DO-0294",))
