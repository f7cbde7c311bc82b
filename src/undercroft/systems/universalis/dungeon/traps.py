"""Reaction to traps and other Obstacles: detecting, stepping back, being caught, disarming.

UN-0244 to UN-0249, UN-0604 to UN-0611
"""

from __future__ import annotations

from undercroft.board.bits import Bits, bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.systems.universalis.agenda import Act, ObstacleMet, ObstacleWindow, Reveal
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.dungeon.obstacles import befall, card_of, dig, lay, place_of
from undercroft.systems.universalis.dungeon.revealing import reveal
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import door_id, fixture, known_access, lock_of, shut
from undercroft.systems.universalis.maps.plans import Access
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.rolls.dice import DOUBLE_SIX
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character, Obstacle
from undercroft.systems.universalis.status.improved_creatures import improved

STAY = Option("stay")
SEARCHED = "furniture"
SPENT = ("reveal", "door", "chest", "search")
"""Deeds that take the Action; it is given back when they are not carried out.  UN-0176, UN-0605"""


@step(ObstacleMet, attack=True)
def obstacle_met(game: Universalis, entry: ObstacleMet) -> Script[None]:
    """An Obstacle meets a character: a lock or riddle bars the way, a trap is detected or goes off.

    UN-0588, UN-0604 to UN-0610, UN-0569, UN-0743, UN-C501
    """
    who, card = game.character(entry.who), card_of(entry.card)
    hole = yield from _hole(game, who, entry)
    if card.trap is None:
        lay(game, Obstacle(entry.card, place_of(game, entry), entry.access))
        yield from befall(game, who, card.effects, entry)
        if entry.deed in ("door", "chest"):
            _give_up(game, entry)
        return
    if not entry.known:
        harder = int(improved(game, "traps"))
        seen = yield from trial(game, who, "perception", "detect-trap", target=card.trap.detect + harder)
        if seen.passed:
            yield from _step_back(game, who, entry, hole, keen=seen.dice == DOUBLE_SIX)
            return
    yield from go_off(game, who, entry, hole)


def go_off(game: Universalis, who: Character, entry: ObstacleMet, hole: tuple[int, ...]) -> Script[None]:
    """The trap goes off: its effects follow, and the deed and the activation end.

    UN-0248, UN-0610, UN-0611, UN-0297, UN-C338
    """
    game.tell(Changed, "trapped", who.id, detail=entry.card, rules=("UN-0610",))
    place = place_of(game, entry)
    game.state.obstacles = tuple(one for one in game.state.obstacles if not _same(one, entry, place))
    lay(game, Obstacle(entry.card, hole or place, entry.access))
    _give_up(game, entry)
    game.active.over = True
    if hole:
        dig(game, hole)
        return
    yield from befall(game, who, card_of(entry.card).effects, entry)


def _same(one: Obstacle, entry: ObstacleMet, place: tuple[int, ...]) -> bool:
    """Is this the Obstacle that lay dormant there?"""
    return one.dormant and (one.access == entry.access if entry.access >= 0 else bool(set(one.squares) & set(place)))


def _give_up(game: Universalis, entry: ObstacleMet) -> None:
    """The deed is not carried out, and the Action is not spent; a search of furniture still counts as made.

    UN-0176, UN-0595, UN-0605, UN-0610
    """
    if entry.deed == SEARCHED:
        return
    game.cut(Act)
    active = game.active
    if entry.deed in SPENT:
        active.action = True


def dormant_at(game: Universalis, entry: ObstacleWindow) -> str:
    """The detected trap that this deed would set off; empty where there is none.  UN-0611"""
    here = set(place_of(game, entry))
    for one in game.state.obstacles:
        same = one.access == entry.access if entry.access >= 0 or one.access >= 0 else bool(here & set(one.squares))
        if one.dormant and same:
            return one.card
    return ""


# detected


def _step_back(
    game: Universalis, who: Character, entry: ObstacleMet, hole: tuple[int, ...], *, keen: bool
) -> Script[None]:
    """A detected trap lies dormant, face up; the hero steps back and moves no more in this activation.

    UN-0605 to UN-0609, UN-0246
    """
    game.tell(Changed, "detected", who.id, detail=entry.card, rules=("UN-0605",))
    _give_up(game, entry)
    game.active.points = 0
    game.active.halted = True
    pit = bits(hole)
    if entry.deed == "step" and entry.back >= 0 and not game.occupied(who.id) >> entry.back & 1:
        _go(game, who, entry.back)
    else:
        yield from _retreat(game, who, pit, must=bool(pit & game.cover(who)))
    for other in game.allies(who):
        if pit & game.cover(other):
            yield from _retreat(game, other, pit, must=True)
    if pit & game.cover(who):
        yield from go_off(game, who, entry, hole)
        return
    lay(game, Obstacle(entry.card, hole or place_of(game, entry), entry.access, dormant=not hole, keen=keen))
    if hole:
        dig(game, hole)


def _retreat(game: Universalis, who: Character, pit: Bits, *, must: bool) -> Script[None]:
    """The hero may move to an adjacent empty square, and must where a pit opens.  UN-0606, UN-0607, UN-0609"""
    free = game.terrain.around[game.cover(who)] & game.terrain.standable[who.size] & ~game.occupied() & ~pit
    if who.wide or not free:
        return
    options = [Option("retreat", at=int(square)) for square in squares(free)]
    if not must:
        options.insert(0, STAY)
    option: Option = yield Ask("trap-retreat", who.seat, options, who=who.id)
    if option.act == "retreat":
        _go(game, who, option.at)


def _go(game: Universalis, who: Character, at: int) -> None:
    who.at = at
    game.tell(Moved, who.id, (at,), "back", rules=("UN-0606",))


# pits


def _hole(game: Universalis, who: Character, entry: ObstacleMet) -> Script[tuple[int, ...]]:
    """The squares of a pit: where the character stands, and squares beside it that the Dark Player chooses.

    UN-0297, UN-0609, UN-C338
    """
    wide = sum(words.PIT.of(card_of(entry.card).effects))
    hole: tuple[int, ...] = (who.at,) if wide else ()
    while 0 < len(hole) < wide:
        beside = _beside(game, bits(hole))
        if not beside:
            break
        at = int(squares(beside & ~game.occupied() or beside)[0])
        if game.dark != NOBODY:
            options = [Option("pit", at=int(square)) for square in squares(beside)]
            option: Option = yield Ask("pit", game.dark, options)
            at = option.at
        hole = (*hole, at)
    return hole


def _beside(game: Universalis, hole: Bits) -> Bits:
    """Squares that share a side with a pit, in the same section and without creatures."""
    stride = game.plan.board.stride
    near = (hole << 1 | hole >> 1 | hole << stride | hole >> stride) & game.terrain.around[hole]
    section = game.plan.sections[game.plan.section_of[int(squares(hole)[0])]].squares
    free = near & section & game.terrain.standable[2] & ~hole
    for creature in game.creatures():
        free &= ~game.cover(creature)
    return free


# crossing a pit into what nobody has seen


def pits_before(game: Universalis, who: Character) -> list[int]:
    """The unexplored accesses that a pit beside a hero lies before.  UN-0612"""
    terrain, cover = game.terrain, game.cover(who)
    if not cover & terrain.edges:
        return []
    near = terrain.open.from_(cover)
    if not near & terrain.holes:
        return []
    revealed = game.plan.inside(game.state.revealed)
    found = []
    for number, access in enumerate(game.plan.accesses):
        outer = (access.sides[0] | access.sides[1]) & revealed
        if outer in access.sides and near & terrain.pit_of(outer) and _may_try(game, number, access):
            found.append(number)
    return found


def _may_try(game: Universalis, number: int, access: Access) -> bool:
    """Is the access known, and not known to be locked?"""
    return known_access(game, number, access) and not fixture(game, door_id(number)).lock


def ways_up(game: Universalis, who: Character) -> dict[int, int]:
    """Squares of unexplored sections to which a hero in a pit may climb, each with its access.  UN-0612"""
    if not is_explorer(who):
        return {}
    pit, revealed = game.terrain.pit_of(game.cover(who)), game.plan.inside(game.state.revealed)
    found = {}
    for number, access in enumerate(game.plan.accesses):
        outer = (access.sides[0] | access.sides[1]) & revealed
        if outer in access.sides and outer & pit and _may_try(game, number, access):
            inner = access.sides[1] if outer == access.sides[0] else access.sides[0]
            found[int(squares(inner)[0])] = number
    return found


def come_up(game: Universalis, who: Character, access: int, to: int) -> bool:
    """The hero climbs out into a section that is revealed now; not where the door turns out to be locked.

    UN-0176, UN-0612
    """
    lock = lock_of(game, access)
    if lock:
        shut(game, door_id(access), lock)
        return False
    reveal(game, Reveal(who.id, access=access))
    who.at = to
    game.tell(Moved, who.id, (to,), "climb", rules=("UN-0612",))
    return True


# disarming


def dormant_near(game: Universalis, who: Character) -> list[tuple[int, Obstacle]]:
    """The detected traps beside a hero, with their place in the list of Obstacles.  UN-0244, UN-0245, UN-0249"""
    dormant = [(n, one) for n, one in enumerate(game.state.obstacles) if one.dormant]
    if not dormant:
        return []
    near = game.terrain.around[game.cover(who)] | game.cover(who)
    return [(n, one) for n, one in dormant if near & bits(one.squares) and _disarmable(one)]


def _disarmable(obstacle: Obstacle) -> bool:
    trap = card_of(obstacle.card).trap
    return trap is not None and trap.disarm is not None
