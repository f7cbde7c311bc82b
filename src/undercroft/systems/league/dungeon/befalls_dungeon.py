"""What befalls the party and the dungeon: threat, morale, monsters, doors, finds.

LE-0087, LE-0165, LE-0214, LE-0341
"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.piles import look
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.systems.league.agenda import FindTreasure
from undercroft.systems.league.cards import dungeon_words as words
from undercroft.systems.league.cards.monsters import Troop
from undercroft.systems.league.dungeon.befalling import BEFALLS, Where, amount, befall
from undercroft.systems.league.dungeon.deck import STREAM, pile_behind, routes
from undercroft.systems.league.dungeon.doors import drop_portcullis
from undercroft.systems.league.dungeon.locks import know, of_chest, of_door, opened
from undercroft.systems.league.dungeon.placing import meet, place_troop
from undercroft.systems.league.dungeon.secret_doors import find_passage
from undercroft.systems.league.dungeon.threat import lower_threat, new_wanderer, raise_threat
from undercroft.systems.league.dungeon.traps import somebody_meets_trap
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero, Lock
from undercroft.systems.league.status.morale import change_morale

MIMIC = Troop(monster="mimic")
PURSE = 10
"""Coins are found by the ten."""


@BEFALLS.does(words.BEFALLS)
def befalls_others(game: League, who: Hero | Enemy, others: words.Others, where: Where) -> Script[None]:
    """The same befalls every hero on the tile or of the party, and enemies there if it says so.  LE-0192, LE-0273"""
    tile = game.ground.tile(who.at if where.at == NOWHERE else where.at)
    if where.door >= 0:
        tile = game.ground.tile(who.at)
    found: list[Hero | Enemy] = [*game.standing(), *(game.state.enemies if others.enemies else ())]
    for one in found:
        if others.where == "party" or game.ground.tile(one.at) == tile:
            yield from befall(game, one, others.do, where)


@BEFALLS.does(words.ALARM)
def alarm(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """The threat level rises.  LE-0218"""
    raise_threat(game, n, "alarm", "LE-0218")
    yield from ()


@BEFALLS.does(words.QUIET)
def quiet(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """The threat level falls.  LE-0225"""
    lower_threat(game, n, "quiet", "LE-0225")
    yield from ()


@BEFALLS.does(words.HEART)
def heart(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """Party morale changes.  LE-0090"""
    change_morale(game, n, "event", "LE-0090")
    yield from ()


@BEFALLS.does(words.WANDERER)
def wanderer(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """A wandering monster appears.  LE-0248"""
    new_wanderer(game)
    yield from ()


@BEFALLS.does(words.AMBUSH)
def ambush(game: League, who: Hero | Enemy, troop: Troop, where: Where) -> Script[None]:
    """Monsters appear on the tile where it happens.  LE-0314"""
    met = yield from place_troop(game, troop, game.ground.tile(who.at))
    meet(game, met)


@BEFALLS.does(words.MIMIC)
def mimic(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """What looked like a chest or a door is a monster, and attacks; there was never anything in the chest.

    LE-0191, LE-0274
    """
    spoil(game, where)
    near = who.at if where.at == NOWHERE else where.at
    met = yield from place_troop(game, MIMIC, game.ground.tile(who.at), near=near)
    meet(game, met)


@BEFALLS.does(words.SPOILS)
def spoils(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """What was in the chest is destroyed."""
    spoil(game, where)
    yield from ()


def spoil(game: League, where: Where) -> None:
    """A chest stands open, and there is nothing in it."""
    if where.door < 0 and where.at != NOWHERE and game.ground.chests >> where.at & 1:
        opened(game, of_chest(game, where.at))
        game.tell(Changed, "chest", at=where.at, now=0)


@BEFALLS.does(words.SPRINGS_TRAP)
def springs_trap(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """A trap card is drawn, and by lot a hero has sprung it.  LE-0165, LE-0264"""
    yield from somebody_meets_trap(game)


# doors


def doors_of(game: League, who: Hero | Enemy) -> list[int]:
    """The doors of the tile on which somebody stands."""
    ground = game.ground
    tile = ground.tile(who.at)
    if tile < 0:
        return []
    return [n for n in range(len(ground.board.doors)) if ground.door_squares(n) & ground.covers[tile]]


@BEFALLS.does(words.PORTCULLIS)
def portcullis(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """It falls in the doorway in question, else by lot in an open one of the tile.  LE-0100, LE-0201"""
    doors = [where.door] if where.door >= 0 else [n for n in doors_of(game, who) if of_door(game, n).open]
    if doors:
        drop_portcullis(game, (yield from pick(doors, "door", STREAM)))


@BEFALLS.does(words.SLAMS_DOORS)
def slams_doors(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """The open doors of the tile fall shut; they are neither locked nor trapped."""
    for door in doors_of(game, who):
        if of_door(game, door).open:
            know(game, Lock(door=door, tried=True))
            game.tell(Changed, "door", who.id, now=0)
    yield from ()


@BEFALLS.does(words.UNLOCKS)
def unlocks(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """The doors and chests of the tile are neither locked nor trapped.  LE-0182"""
    tile = game.ground.tile(who.at)
    for door in doors_of(game, who):
        lock = of_door(game, door)
        if not lock.open and lock.kind in ("door", "secret"):
            know(game, Lock(door=door, kind=lock.kind, tried=True, sealed=lock.sealed))
    for square in range(game.ground.board.size):
        if (game.ground.chests & game.ground.covers[tile]) >> square & 1 and not of_chest(game, square).open:
            know(game, Lock(at=square, kind="chest", tried=True))
    game.tell(Changed, "unlocked", who.id, now=1)
    yield from ()


@BEFALLS.does(words.PASSAGE)
def passage(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """A secret door is found in a wall of the tile.  LE-0142"""
    seat = who.seat if isinstance(who, Hero) else game.party_seat()
    yield from find_passage(game, seat, game.ground.tile(who.at))


@BEFALLS.does(words.FORESIGHT)
def foresight(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """The party sees which tile comes next behind every unopened door."""
    for door in routes(game):
        pile = pile_behind(game, door)
        for seat in sorted({one.seat for one in game.state.party}):
            look(pile, 1, seat)
        game.tell(Revealed, pile.cards[-1], who=who.id)
    game.revealed()
    yield from ()


@BEFALLS.does(words.ENCOUNTERS)
def encounters(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """The chance of encounters changes everywhere.  LE-0234"""
    game.state.more_encounters += n
    yield from ()


# finds


@BEFALLS.does(words.COINS_FOUND)
def coins_found(game: League, who: Hero | Enemy, written: str, where: Where) -> Script[None]:
    """Ten times so many coins."""
    if isinstance(who, Hero):
        found = PURSE * (yield from amount(game, who, written, "coins"))
        who.coins += found
        game.tell(Changed, "coins", who.id, now=who.coins, was=who.coins - found)


@BEFALLS.does(words.TREASURE)
def treasure(game: League, who: Hero | Enemy, table: str, where: Where) -> Script[None]:
    """Something is found by a table of treasure.  LE-0173, LE-G24, LE-G25"""
    if isinstance(who, Hero):
        game.push(FindTreasure(who.id, table=table))
    yield from ()


@BEFALLS.does(words.CLUE)
def clue(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """Clues for levers, of use in this dungeon alone.  LE-0216, LE-0217"""
    find_clues(game, n)
    yield from ()


def find_clues(game: League, n: int = 1) -> None:
    """The party has found clues for levers.  LE-0216, LE-0217"""
    game.state.clues += n
    game.tell(Changed, "clues", now=game.state.clues, was=game.state.clues - n, rules=("LE-0216",))


@BEFALLS.does(words.RATIONS_FOUND)
def rations_found(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """Rations for the party."""
    game.state.rations += n
    game.tell(Changed, "rations", now=game.state.rations, was=game.state.rations - n)
    yield from ()


@BEFALLS.does(words.RATIONS_LOST)
def rations_lost(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """Rations are lost, as far as there are any."""
    was, game.state.rations = game.state.rations, max(0, game.state.rations - n)
    if was != game.state.rations:
        game.tell(Changed, "rations", now=game.state.rations, was=was)
    yield from ()
