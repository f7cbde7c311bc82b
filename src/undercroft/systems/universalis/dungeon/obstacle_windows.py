"""When Obstacles may come: on revealing, opening, searching, and on the first step out of a Safety Zone.

UN-0592 to UN-0600, UN-0650 to UN-0655, UN-0658, UN-0767, UN-G29
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import Bits, bits
from undercroft.crawl.walks import Halt, legs
from undercroft.kernel.requests import NOBODY, NOWHERE
from undercroft.kernel.state import Entry
from undercroft.systems.universalis.agenda import ObstacleMet, ObstacleWindow, Walk
from undercroft.systems.universalis.dungeon.dark_hand import held
from undercroft.systems.universalis.dungeon.dark_plans import planned_squares
from undercroft.systems.universalis.dungeon.obstacles import taken
from undercroft.systems.universalis.dungeon.traps import dormant_at
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.walking import foothold
from undercroft.systems.universalis.seats import CLASSIC, mode_of
from undercroft.systems.universalis.state import Character

SAFE = 2
SAFE_ALONE = 3
"""The radius of a Safety Zone, and that of a solo hero.  UN-0598, UN-0599, UN-0767"""

ANYWHERE = ("reveal", "door")
"""Deeds that an Obstacle may answer even where enemies are about.  UN-0600, UN-0658"""


def watched(game: Universalis) -> bool:
    """Could the Dark Player answer with an Obstacle at all, as far as everybody can see?  What a Classic Dark Player
    has planned stays hidden."""
    state = game.state
    if game.dark != NOBODY:
        return mode_of(game.setup) == CLASSIC or bool(held(game))
    deck = state.piles.get("obstacles")
    return bool(state.waiting) or (deck is not None and bool(deck.cards))


def obstacle_may_come(game: Universalis, entry: ObstacleWindow) -> bool:
    """May the Dark Player activate an Obstacle?  Not where a detected trap goes off or a trap of the sheet springs
    instead.  UN-0592 to UN-0597, UN-0600, UN-0601, UN-0611, UN-0658, UN-0660"""
    lying = dormant_at(game, entry)
    if lying:
        game.push(_spring(entry, lying, known=True))
        return False
    fixed = sheet_trap(game, entry)
    if fixed:
        game.push(_spring(entry, fixed))
        return False
    searching = entry.deed == "search"
    if not watched(game) or barred(game, entry) or (taken(game, entry) and not searching):
        return False
    return entry.deed != "hit" and not (searching and game.dark != NOBODY)


def _spring(entry: ObstacleWindow, card: str, *, known: bool = False) -> ObstacleMet:
    return ObstacleMet(
        entry.who, card=card, deed=entry.deed, access=entry.access, at=entry.at, back=entry.back, known=known
    )


def sheet_trap(game: Universalis, entry: ObstacleWindow) -> str:
    """The trap that the Quest Sheet has on this square, until it has gone off.  UN-0596, UN-0660"""
    if entry.deed not in ("step", "chest"):
        return ""
    found = game.plan.traps.get(entry.at, "")
    gone = any(entry.at in one.squares and one.card == found for one in game.state.obstacles)
    return "" if gone else found


def barred(game: Universalis, entry: ObstacleWindow) -> bool:
    """Creatures in the character's section bar Obstacles, unless a new section is being revealed or
    opened.  UN-0600, UN-0658"""
    who = game.character(entry.who)
    if entry.deed in ANYWHERE:
        return False
    here = game.section(who)
    return any(game.section(creature) == here for creature in game.creatures())


# stepping out of a Safety Zone


def safety_zone(game: Universalis, who: Character) -> Bits:
    """Squares where stepping springs nothing: near where the activation began, and near every ally.

    UN-0598, UN-0599, UN-0767, UN-G29
    """
    radius = SAFE_ALONE if game.alone() else SAFE
    origin = game.active.origin
    zone = within(game, 1 << origin, radius) if origin >= 0 else 0
    for ally in game.allies(who):
        zone |= within(game, game.cover(ally), radius)
    return zone


def with_ventures(game: Universalis, who: Character, entries: list[Entry]) -> list[Entry]:
    """A walk of one of the heroes' group, halted wherever it leaves a Safety Zone or meets a known or fixed trap.

    UN-0156, UN-0596, UN-0597, UN-0611, UN-G29
    """
    if not who.hero:
        return entries
    traps = _known_traps(game, who, entries)
    if not traps and not watched(game):
        return entries
    zone = safety_zone(game, who)
    found: list[Entry] = []
    before = back = who.at
    for entry in entries:
        if type(entry) is not Walk:
            found.append(entry)
            continue
        if who.wide:
            found += _halted_large(game, entry, before, back, zone, traps)
        else:
            found += _halted(entry, before, zone, traps)
        before, back = entry.path[-1] if entry.path else before, entry.to
    return found


def _known_traps(game: Universalis, who: Character, entries: list[Entry]) -> Bits:
    """The squares where something waits: detected traps that lie on the way, planned ones, and those of the sheet."""
    found = bits(game.plan.traps) if game.plan.traps else 0
    for one in game.state.obstacles:
        if one.dormant and one.access < 0:
            found |= bits(one.squares)
    if game.dark != NOBODY:
        found |= _planned_traps(game, who, entries)
    return found


def _planned_traps(game: Universalis, who: Character, entries: list[Entry]) -> Bits:
    """The squares of a walk where a Classic Dark Player's traps go off: none in a section with creatures.

    UN-0600, UN-1326
    """
    way = bits(at for entry in entries if type(entry) is Walk for at in entry.path)
    for creature in game.creatures():
        way &= ~game.plan.sections[game.section(creature)].squares
    return planned_squares(game, who.id, way)


def _halted(entry: Walk, before: int, zone: Bits, traps: Bits) -> list[Entry]:
    """One leg of a walk, cut after each square that may be trapped; `before` is the square it comes from."""
    halts: list[Halt[Entry]] = []
    safe = zone >> before & 1
    for n, square in enumerate(entry.path, 1):
        was_safe, safe = safe, zone >> square & 1
        if was_safe > safe or (traps and traps >> square & 1):
            halts.append(Halt(n, square, (ObstacleWindow(entry.who, at=square, back=before),)))
        before = square
    return legs(entry.path, entry.to, halts, _leg(entry)) if halts else [entry]


def _leg(entry: Walk) -> Callable[[tuple[int, ...], int], Entry]:
    return lambda path, to: Walk(entry.who, path=path, to=to)


def _halted_large(game: Universalis, entry: Walk, before: int, back: int, zone: Bits, traps: Bits) -> list[Entry]:
    """One leg of the walk of a larger base, which halts at the first place with room for it after a trapped square.

    `before` is the square that its way comes from, `back` the place where it stood then.  UN-0156
    """
    who = game.character(entry.who)
    halts: list[Halt[Entry]] = []
    trapped = NOWHERE
    for n, square in enumerate(entry.path, 1):
        if (zone >> before & 1 and not zone >> square & 1) or traps >> square & 1:
            trapped = square
        place = foothold(game, who, square, back) if trapped >= 0 else None
        if place is not None:
            halts.append(Halt(n, place, (ObstacleWindow(entry.who, at=trapped, back=back),)))
            back, trapped = place, NOWHERE
        before = square
    at_the_end = [ObstacleWindow(entry.who, at=trapped, back=back)] if trapped >= 0 else []
    return legs(entry.path, entry.to, halts, _leg(entry), at_the_end)
