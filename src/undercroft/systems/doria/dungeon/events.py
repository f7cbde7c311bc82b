"""Door Events before a tile is laid, Room Events when it has been filled, and what the words of events do.

DO-0348 to DO-0350, DO-C04, DO-G12, DO-G13
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import squares
from undercroft.content.vocabulary import Effects
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.game import draw
from undercroft.kernel.piles import put_under
from undercroft.kernel.requests import Script
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import DoorEvents, Loot, Receive, Reveal, RoomEvents
from undercroft.systems.doria.cards import event_words as words
from undercroft.systems.doria.cards import item_words, trap_words
from undercroft.systems.doria.cards.definitions import DOOR_EVENTS, ROOM_EVENTS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.combat.outcome import stop_with_armor, usable_armor
from undercroft.systems.doria.dungeon.doom import calm_doom, raise_level
from undercroft.systems.doria.dungeon.laying import DECK
from undercroft.systems.doria.dungeon.loot import WHEN_DRAWN
from undercroft.systems.doria.dungeon.monsters import entrances, place, tire
from undercroft.systems.doria.dungeon.trap_effects import alarm, ambush, doom
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.level_up import gain_xp
from undercroft.systems.doria.rolls import target_number
from undercroft.systems.doria.setup import scenario_of
from undercroft.systems.doria.state import DAMAGED, MOST_AP, Character
from undercroft.systems.doria.things.decks import discard

DOOR_PILE = "door-events"


def happens(game: Doria, who: Character, effects: Effects) -> Script[None]:
    """What an event does, word by word."""
    for effect in effects:
        if who.here:
            yield from WHEN_DRAWN.do(game, who, effect)


# when they come


@step(DoorEvents, after=True)
def door_event(game: Doria, entry: DoorEvents) -> Script[None]:
    """With the option, a Door Event is drawn and resolved before the tile is revealed; some scenarios have none.

    DO-0348 to DO-0350
    """
    if not game.setup.option("door-events", False) or not scenario_of(game.setup).door_events:
        return
    who = game.character(entry.who)
    (card,) = yield from draw(game, DOOR_PILE, seat=who.seat, why="door-event", refill="map")
    game.discard(DOOR_PILE, card)
    yield from happens(game, who, library()[DOOR_EVENTS][card].do)


@step(RoomEvents, after=True)
def room_events(game: Doria, entry: RoomEvents) -> Script[None]:
    """With the option, what is written for each new tile happens, once it has been filled.  DO-0011, DO-G13"""
    if not entry.tiles or not game.setup.option("room-events", False):
        return
    number, *others = entry.tiles
    if others:
        game.push(RoomEvents(entry.who, tuple(others)))
    code = game.state.plan.laid[number].tile
    event = library()[ROOM_EVENTS].get(code)
    who = game.character(entry.who) if entry.who else next(iter(game.awake()), None)
    if event is not None and who is not None:
        game.tell(Changed, "room-event", who.id, detail=f"doria-room-event-{code}")
        yield from happens(game, who, event.do)


# what they do


@WHEN_DRAWN.does(words.TEST)
def test(game: Doria, who: Character, args: words.Test) -> Script[None]:
    """A check, and what follows from it.  DO-0033, DO-0035"""
    tn = args.base + args.factor * game.state.ml
    check = yield from target_number(game, who, args.check, tn, why="event")
    yield from happens(game, who, args.passed if check.success else args.failed)


@WHEN_DRAWN.does(words.EVERYBODY)
def everybody(game: Doria, who: Character, args: words.Others) -> Script[None]:
    """Something befalls everybody in the room, or anywhere."""
    ground = game.ground
    room = ground.room_squares(ground.tile(who.at))
    for one in game.awake():
        if args.where == "anywhere" or room >> one.at & 1:
            yield from happens(game, one, args.do)


@WHEN_DRAWN.does(trap_words.DAMAGE)
def damage(game: Doria, who: Character, hurt: trap_words.Hurt) -> Script[None]:
    """Damage, of which one armor card may stop a part.  DO-0095, DO-G38"""
    armor = [] if hurt.piercing else usable_armor(game, who, str(hurt.element or ""))
    left = yield from stop_with_armor(game, who, hurt.n, armor)
    status.lose_hp(game, who, left, "event")


@WHEN_DRAWN.does(item_words.POISON)
def poison(game: Doria, who: Character, n: int) -> Script[None]:
    """Poison Markers.  DO-0161"""
    status.poison(game, who, n)
    yield from ()


@WHEN_DRAWN.does(item_words.ANTIDOTE)
def antidote(game: Doria, who: Character, n: int) -> Script[None]:
    """Poison Markers are removed.  DO-0167"""
    status.detoxify(game, who, n)
    yield from ()


@WHEN_DRAWN.does(item_words.HEAL)
def heal(game: Doria, who: Character, n: int) -> Script[None]:
    """HP are regained.  DO-0064, DO-G62"""
    status.heal(game, who, n)
    yield from ()


@WHEN_DRAWN.does(item_words.PSI)
def psi(game: Doria, who: Character, n: int) -> Script[None]:
    """PP are regained.  DO-0064, DO-G62"""
    status.regain_pp(game, who, n)
    yield from ()


@WHEN_DRAWN.does(trap_words.LOSE_PP)
def lose_pp(game: Doria, who: Character, n: int) -> Script[None]:
    """PP are lost.  DO-0063"""
    status.lose_pp(game, who, n, "event")
    yield from ()


@WHEN_DRAWN.does(trap_words.LOSE_AP)
def lose_ap(game: Doria, who: Character, n: int) -> Script[None]:
    """AP are lost, never more than there are."""
    set_ap(game, who, max(0, who.ap - n))
    yield from ()


@WHEN_DRAWN.does(words.RUSH)
def rush(game: Doria, who: Character, n: int) -> Script[None]:
    """AP are gained, up to 40.  DO-0141"""
    set_ap(game, who, min(MOST_AP, who.ap + n))
    yield from ()


def set_ap(game: Doria, who: Character, ap: int) -> None:
    """An Initiative Marker stands on another field."""
    was, who.ap = who.ap, ap
    if was != ap:
        game.tell(Changed, "ap", who.id, now=ap, was=was)


@WHEN_DRAWN.does(words.PATCH)
def patch(game: Doria, who: Character, _: None) -> Script[None]:
    """All damaged cards on the Body are repaired.  DO-0255"""
    for worn in who.outfit.on:
        if DAMAGED in worn.item.marks:
            status.repair_item(game, who, worn.item)
    yield from ()


@WHEN_DRAWN.does(words.FIND)
def find(game: Doria, who: Character, n: int) -> Script[None]:
    """Loot Cards are drawn and followed.  DO-0239"""
    game.push(Loot(who.id, n, "event"))
    yield from ()


@WHEN_DRAWN.does(words.XP)
def xp(game: Doria, who: Character, n: int) -> Script[None]:
    """The group gains XP.  DO-0410"""
    gain_xp(game, n, "DO-0410")
    yield from ()


@WHEN_DRAWN.does(words.GOLD)
def gold(game: Doria, who: Character, n: int) -> Script[None]:
    """Gold for the next Phase I.  DO-0194"""
    game.state.noted["gold"] = game.state.noted.get("gold", 0) + n
    game.tell(Changed, "found-gold", who.id, now=n)
    yield from ()


@WHEN_DRAWN.does(words.CALM)
def calm(game: Doria, who: Character, n: int) -> Script[None]:
    """The Doom Counter goes back.  DO-0176"""
    calm_doom(game, n)
    yield from ()


@WHEN_DRAWN.does(trap_words.DOOM)
def hasten(game: Doria, who: Character, n: int) -> Script[None]:
    """The Doom Counter moves.  DO-0177"""
    doom(game, who, n)
    yield from ()


@WHEN_DRAWN.does(trap_words.ALARM)
def rouse(game: Doria, who: Character, _: None) -> Script[None]:
    """All monsters on the board are activated once.  DO-0183"""
    alarm(game, who, None)
    yield from ()


@WHEN_DRAWN.does(trap_words.AMBUSH)
def waylay(game: Doria, who: Character, n: int) -> Script[None]:
    """Monsters come, as near as possible.  DO-0315"""
    ambush(game, who, n)
    yield from ()


@WHEN_DRAWN.does(words.JAMMED)
def jammed(game: Doria, who: Character, _: None) -> Script[None]:
    """The door stays shut: no tile is laid, and it may be tried again.  DO-0234"""
    state = game.state
    at = next((n for n in range(len(state.agenda) - 1, -1, -1) if type(state.agenda[n]) is Reveal), None)
    if at is not None:
        del state.agenda[at]
        doors = game.ground.doors_at.get(who.at, ())
        last = max(
            (door for door in doors if door in state.opened and game.ground.exit_of(door) is not None), default=-1
        )
        state.opened = tuple(door for door in state.opened if door != last)
        game.tell(Changed, "jammed", who.id, who.at)
    yield from ()


@WHEN_DRAWN.does(words.DETOUR)
def detour(game: Doria, who: Character, _: None) -> Script[None]:
    """The next tile goes under the deck.  DO-0027"""
    pile = game.state.piles[DECK]
    if len(pile.cards) > 1:
        (tile,) = yield from draw(game, DECK, seat=who.seat, why="detour", secret=True)
        put_under(pile, (tile,))


def _foretell(game: Doria, **fields: object) -> None:
    """Something awaits whoever goes on exploring."""
    game.state.omen = msgspec.structs.replace(game.state.omen, **fields)


@WHEN_DRAWN.does(words.QUIET)
def quiet(game: Doria, who: Character, _: None) -> Script[None]:
    """No monsters come with the next tiles."""
    _foretell(game, quiet=True)
    yield from ()


@WHEN_DRAWN.does(words.MORE_GUARDS)
def more_guards(game: Doria, who: Character, n: int) -> Script[None]:
    """More monsters come with the next tiles."""
    _foretell(game, guards=game.state.omen.guards + n)
    yield from ()


@WHEN_DRAWN.does(words.MARKED_BY)
def marked_by(game: Doria, who: Character, modifier: str) -> Script[None]:
    """The monsters of the next tiles have a modifier.  DO-0317"""
    _foretell(game, modifiers=(*game.state.omen.modifiers, modifier))
    yield from ()


@WHEN_DRAWN.does(words.HOARD)
def hoard(game: Doria, who: Character, n: int) -> Script[None]:
    """More Loot Markers lie on the next tiles.  DO-0286"""
    _foretell(game, hoard=game.state.omen.hoard + n)
    yield from ()


@WHEN_DRAWN.does(words.FRESH_SHOP)
def fresh_shop(game: Doria, who: Character, _: None) -> Script[None]:
    """The shop's cards are discarded and new ones lie there.  DO-0134, DO-0199"""
    for card in filter(None, game.state.shop):
        discard(game, card)
    game.state.shop = ("", "", "")
    game.tell(Changed, "fresh-shop", who.id)
    yield from ()


# what only stories do


@WHEN_DRAWN.does(words.ARRIVE)
def arrive(game: Doria, who: Character, args: words.Arrivals) -> Script[None]:
    """Monsters come, as many as there are figures for, with what the story calls them.  DO-0319, DO-0521"""
    n = args.n + (game.state.starting // args.per if args.per else 0)
    at = who.at if args.at == "here" else squares(entrances(game))[0]
    for _ in range(n):
        monster = place(game, args.monster, at, args.modifiers)
        if monster is not None:
            monster.mark = args.mark
            tire(game, monster, args.weary)
    yield from ()


@WHEN_DRAWN.does(words.LEVEL)
def level(game: Doria, who: Character, n: int) -> Script[None]:
    """The Monster Level rises.  DO-0449, DO-0521"""
    for _ in range(n):
        raise_level(game)
    yield from ()


@WHEN_DRAWN.does(words.GRANT)
def grant(game: Doria, who: Character, item: str) -> Script[None]:
    """A Campaign Item is received.  DO-C05"""
    game.push(Receive(who.id, item))
    yield from ()
