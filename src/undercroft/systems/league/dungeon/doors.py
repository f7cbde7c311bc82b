"""Doors and chests: opening, locks, forcing, picking, what is behind.  LE-0178 to LE-0200, LE-0229, LE-0231, LE-G68"""

from __future__ import annotations

import msgspec

from undercroft.crawl.steps import step
from undercroft.kernel.dice import STANDARD, Reading, mixed
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import NO_ONE, FigureId, Roll, Script
from undercroft.kernel.tally import Term
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import CheckEncounter, FindTreasure, LayTile, OpenUp
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.dungeon import LOCKS, LockCard, TrapPlace, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon import tools
from undercroft.systems.league.dungeon.laying import may_open
from undercroft.systems.league.dungeon.locks import FIRST_DOOR, know, of_chest, of_door, opened
from undercroft.systems.league.dungeon.threat import raise_threat
from undercroft.systems.league.dungeon.traps import draw_trap, meet_trap
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Hero, Lock
from undercroft.systems.league.status.morale import stir

NOISE, BLOWS, PRYING = 1, 2, 1
"""What opening, forcing and forcing with a crowbar add to the threat level.  LE-0179, LE-0196, LE-0197"""
TRAPPED = 6
"""The d6 that means a trap.  LE-0181"""
CROWBAR_DAMAGE = 8
"""LE-0197"""

CHEST = "chest"
"""The table of treasure for what is in a chest.  LE-0184, LE-G24"""

FACE: Reading[int] = Reading("face", lambda faces: faces[0][0])
DICE, READING = mixed(("lock", STANDARD["d10"], FACE), ("trap", STANDARD["d6"], FACE))
"""A d10 for the lock and a d6 for a trap are thrown together.  LE-0180"""


def lock_at(game: League, door: int, at: int) -> Lock:
    """What is known of a door, or of the chest on a square."""
    return of_door(game, door) if door >= 0 else of_chest(game, at)


def place_of(lock: Lock) -> TrapPlace:
    """Where a trap would be."""
    return "door" if lock.door >= 0 else "chest"


def try_to_open(game: League, hero: Hero, lock: Lock) -> Script[None]:
    """Opening step by step: the threat rises, a d10 and a d6 are thrown, a trap comes before the lock.  What has been
    tried before is only opened.  The door into the dungeon is never locked, and nobody hears it.

    LE-0044, LE-0045, LE-0178 to LE-0182, LE-0229, LE-G68
    """
    if lock.door == FIRST_DOOR or lock.tried:
        game.push(OpenUp(hero.id, lock.door, lock.at))
        return
    raise_threat(game, NOISE, "opening", "LE-0179", "LE-0229")
    number, trap = yield Roll((DICE,), READING, hero.seat, hero.id, "open", "map")
    row: LockCard = row_at(tuple(library()[LOCKS].values()), number)
    lock = know(
        game,
        msgspec.structs.replace(lock, tried=True, locked=row.locked, modifier=row.modifier, hp=row.hp),
    )
    game.push(OpenUp(hero.id, lock.door, lock.at))
    if trap == TRAPPED:
        card = yield from draw_trap(game, hero.seat, place_of(lock))
        yield from meet_trap(game, hero, card, lock)


@step(OpenUp, after=True)
def open_up(game: League, entry: OpenUp) -> None:
    """With its trap out of the way, a door or chest opens unless it is locked; nobody opens one whose trap is still
    there.  LE-0183, LE-0184, LE-0189, LE-0266, LE-0268, LE-G112"""
    lock, hero = lock_at(game, entry.door, entry.at), game.hero(entry.who)
    if lock.open or lock.trap or not hero.able:
        return
    if lock.locked:
        game.tell(Changed, "locked", hero.id, lock.at, now=-lock.modifier, rules=("LE-0182",))
        return
    open_now(game, hero.id, lock)


def open_now(game: League, who: FigureId, lock: Lock, *, bashed: bool = False) -> None:
    """A door is open: the next section is laid behind it, or what lies there already can be entered.  A chest is open:
    the furniture treasure table says what is in it.  LE-0127, LE-0183 to LE-0185, LE-0195, LE-0320, LE-0322"""
    exit = game.ground.exit_of(lock.door) if lock.door >= 0 else None
    opened(game, lock)
    game.tell(Changed, "door" if lock.door >= 0 else "chest", who, lock.at, now=1, rules=("LE-0183",))
    if lock.door < 0:
        game.push(FindTreasure(who, table=CHEST))
    elif exit is not None:
        game.push(LayTile(who, lock.door, bashed=bashed))
    else:
        again(game, lock.door, bashed)


def again(game: League, door: int, bashed: bool) -> None:
    """In a dungeon that was left and is entered again, encounters are checked once more behind each door.  LE-0050"""
    beyond = [n for n in game.state.repopulated if game.ground.covers[n] & game.ground.door_squares(door)]
    if beyond:
        game.state.repopulated = tuple(n for n in game.state.repopulated if n not in beyond)
        game.push(*(CheckEncounter(tile=n, door=True, bashed=bashed) for n in beyond))


# locks


def may_try(game: League, lock: Lock) -> bool:
    """Can a door or chest be opened or be found locked: is it shut, no cobweb or portcullis, its trap unknown or gone?

    LE-0143, LE-0201, LE-0206, LE-0268
    """
    if lock.open or lock.trap or lock.sealed or lock.kind in ("cobweb", "portcullis"):
        return False
    return lock.door < 0 or may_open(game, lock.door)


def force(game: League, hero: Hero, lock: Lock, damage: int, rises: int, *rules: str) -> None:
    """A blow that hits by itself and takes hit points off a locked door or chest; at 0 it is open.  The noise is heard.

    LE-0194 to LE-0197, LE-0231, LE-0320, LE-G69
    """
    raise_threat(game, rises, "forcing", *rules)
    left = max(0, lock.hp - damage)
    lock = know(game, msgspec.structs.replace(lock, hp=left))
    game.tell(Changed, "forced", hero.id, lock.at, now=left, was=left + damage, rules=rules)
    if not left:
        open_now(game, hero.id, lock, bashed=True)


def pick(game: League, hero: Hero, lock: Lock) -> Script[None]:
    """A pick locks check with the modifier of the lock: success opens it at once, failure uses up the pick.

    LE-0198 to LE-0200, LE-0677 to LE-0679
    """
    item = tools.tool(game, hero, tools.PICK)
    term = Term(lock.modifier, "lock", "LE-0198")
    checked = yield from check(
        game, hero, "pick-locks", "pick-lock", terms=(term,), when=(When.LOCKS,), rules=("LE-0198",)
    )
    if checked.success:
        lock = know(game, msgspec.structs.replace(lock, locked=False))
        game.push(OpenUp(hero.id, lock.door, lock.at))
    elif item is not None and not game.kit(hero).says(words.KEEPS_PICKS):
        tools.use_up(game, hero, item, "LE-0678")


@moments.TURN_STARTS.on(moments.ALWAYS, rank=BOOK)
def crowbars_ready(game: League) -> None:
    """Each hero may use a crowbar once in a turn.  LE-0197, LE-G69"""
    for hero in game.state.party:
        hero.pried = False


def drop_portcullis(game: League, door: int, who: FigureId = NO_ONE) -> None:
    """A portcullis falls in a doorway and blocks the path.  LE-0100, LE-0201"""
    know(game, Lock(door=door, kind="portcullis", tried=True))
    game.tell(Changed, "portcullis", who, now=1, rules=("LE-0100",))
    stir(game, "portcullis")
