"""Great jumps over pits and cliffs and down from heights, climbing out of pits, and the help of a rope.

UN-0164, UN-0212 to UN-0226
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Script
from undercroft.systems.universalis.actions.move import arrive
from undercroft.systems.universalis.actions.needs import Family, action_left, edge_at_hand, on_foot, upright
from undercroft.systems.universalis.agenda import Fall
from undercroft.systems.universalis.cards.definitions import COMPANIONS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.cards.words import STAGGERING
from undercroft.systems.universalis.combat.pushing import back_squares, choose_push, push_back
from undercroft.systems.universalis.dungeon.traps import come_up, ways_up
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.ground.engagement import held, pressed
from undercroft.systems.universalis.ground.jumps import Leap, leaps
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import turned_to
from undercroft.systems.universalis.rolls.tests import Result, trial
from undercroft.systems.universalis.state import Activation, Character

FAMILY = Family("jumps", after="quest-marks", needs=action_left & edge_at_hand, by=on_foot & upright)
CLIMB, ALONE = Option("climb"), Option("no-help")
ROPE = "rope"
Terms = tuple[tuple[int, str, str], ...]
PIT_DEPTH = 4
"""A fall into a pit.  UN-0297"""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Jumps from where one stands, and the way out of the pit one lies in."""
    game, who, active = here.game, here.who, here.active
    terrain = game.terrain
    if not active.action or not (terrain.holes or terrain.sloped):
        return []
    if terrain.holes & here.cover:
        return [CLIMB] if exits(game, who) else []
    if active.points <= 0 or active.running or active.swimming or active.guarded or here.kit.has(STAGGERING):
        return []
    return [Option("jump", at=leap.to) for leap in _possible(game, who, active).values()]


def _possible(game: Universalis, who: Character, active: Activation) -> dict[int, Leap]:
    """Jumps within what is left of the move, by where they end; onto somebody only where no place is free.

    UN-0213, UN-0215, UN-0216
    """
    near: dict[int, Leap] = {}
    for leap in leaps(game, who):
        if leap.far <= active.points and (leap.to not in near or leap.far < near[leap.to].far):
            near[leap.to] = leap
    free = {to: leap for to, leap in near.items() if not leap.onto}
    return free or {to: leap for to, leap in near.items() if _can_push(game, who, leap)}


def _can_push(game: Universalis, who: Character, leap: Leap) -> bool:
    other = game.find(leap.onto)
    return other is not None and bool(_places(game, who, other, leap.over[-1] if leap.over else who.at))


def _places(game: Universalis, who: Character, other: Character, edge: int) -> Bits:
    """Where somebody can be pushed back to by one who comes from a square."""
    here, who.at = who.at, edge
    free, holes, _ = back_squares(game, who, other)
    who.at = here
    return free or holes


@FAMILY.deed("jump")
def jump(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An Agility test: on success one lands beyond and may go on, else one falls, unless a rope helps.

    Who carries somebody takes a Strength test besides.  UN-0212 to UN-0218, UN-0220, UN-0509
    """
    active = game.active
    leap = _possible(game, who, active)[option.at]
    active.action = False
    result = yield from trial(game, who, "agility", "jump", extra=_jump_terms(game, who, leap))
    passed = result.passed and (not who.carries or (yield from trial(game, who, "strength", "strength")).passed)
    passed = passed or (yield from _roped(game, who, _beyond(game, who, leap))) is not None
    if not passed:
        yield from _tumble(game, who, leap)
        return
    if leap.onto:
        yield from _make_room(game, who, game.character(leap.onto), leap.over[-1] if leap.over else who.at)
    _land(game, who, leap)


def _jump_terms(game: Universalis, who: Character, leap: Leap) -> Terms:
    """More than one square wide, an enemy adjacent: 1 less each.  UN-0214"""
    found: Terms = ()
    if leap.wide > 1:
        found += ((-1, "wide", "UN-0214"),)
    if pressed(game, who):
        found += ((-1, "enemy-adjacent", "UN-0214"),)
    return found


def _land(game: Universalis, who: Character, leap: Leap) -> None:
    active = game.active
    who.facing = turned_to(game, who, leap.to)
    who.at = leap.to
    active.points -= leap.far
    active.walked += leap.far
    active.stalked, active.faced = (), False
    game.tell(Moved, who.id, (leap.to,), "jump", rules=("UN-0215",))
    if leap.onto or held(game, who) & game.cover(who):
        active.points = 0
    arrive(game, who)


def _tumble(game: Universalis, who: Character, leap: Leap) -> Script[None]:
    """Down to the pit square nearest the one meant, or to the lower floor.  UN-0217, UN-0220, UN-0295"""
    active = game.active
    active.over, active.points = True, 0
    to = leap.to
    if leap.over:
        free = [square for square in leap.fall if not game.occupied(who.id) >> square & 1]
        if not free:
            game.tell(Changed, "hangs-on", who.id, now=1, rules=("UN-0295",))
            return
        to = free[0]
    elif leap.onto:
        yield from _make_room(game, who, game.character(leap.onto), who.at)
    who.at = to
    game.tell(Moved, who.id, (to,), "fall", rules=("UN-0295",))
    game.push(Fall(who.id, height=PIT_DEPTH if leap.over else leap.drop))


def _make_room(game: Universalis, who: Character, other: Character, edge: int) -> Script[None]:
    """The character on the square is pushed back.  UN-0216, UN-0224"""
    places = _places(game, who, other, edge)
    options = [Option("push", other.id, int(square)) for square in squares(places)]
    option = yield from choose_push(game, who, other, options, forced=True)
    push_back(game, who, other, option.at)


# the rope


def _beyond(game: Universalis, who: Character, leap: Leap) -> list[Character]:
    """Allies who stand at the far edge, where one lands.  UN-0218, UN-G08"""
    if not leap.over:
        return []
    board = game.plan.board
    (x, y), (hx, hy) = board.place(leap.to), board.place(leap.over[-1])
    dx, dy = x - hx, y - hy
    edge = game.terrain.brink(1 << leap.over[-1])
    found = []
    for ally in game.allies(who):
        ax, ay = board.place(ally.at)
        if edge & game.cover(ally) and (ax - hx) * dx + (ay - hy) * dy > 0:
            found.append(ally)
    return found


def _roped(game: Universalis, who: Character, near: list[Character]) -> Script[Character | None]:
    """One ally with a Rope may make a Strength test at once: the helper, if it succeeds.

    UN-0218, UN-0219, UN-0226, UN-G08
    """
    able = [ally for ally in near if ROPE in (*ally.pack, *ally.hands) and ROPE not in ally.lent and _grips(ally)]
    if not able:
        return None
    options = [Option("rope", ally.id, seats=(ally.seat,)) for ally in able]
    alone = Option("no-help", seats=tuple(dict.fromkeys(ally.seat for ally in able)))
    option: Option = yield Ask("rope-help", able[0].seat, (*options, alone), who=who.id)
    if option.act != "rope":
        return None
    helper = game.character(option.who)
    helper.used = (*helper.used, ROPE)
    result: Result = yield from trial(game, helper, "strength", "rope-help", extra=rope_terms(game, helper, who))
    return helper if result.passed else None


def _grips(ally: Character) -> bool:
    """Can it pull: a hero or a mercenary on its feet?  UN-0218, UN-0764"""
    if ally.down or ally.seat == NOBODY:
        return False
    return not ally.owner or library()[COMPANIONS][ally.card].kind == "mercenary"


def rope_terms(game: Universalis, helper: Character, who: Character) -> Terms:
    """1 less for a Large character, 1 less with an enemy beside the helper.  UN-0219"""
    found: Terms = ()
    if who.size >= LARGE:
        found += ((-1, "large", "UN-0219"),)
    if pressed(game, helper):
        found += ((-1, "enemy-adjacent", "UN-0219"),)
    return found


# out of a pit


def exits(game: Universalis, who: Character) -> dict[int, FigureId]:
    """Where a climber may get out: free places beside the pit; if there are none, those of figures that can be pushed
    back.

    UN-0223, UN-0224, UN-0300
    """
    terrain = game.terrain
    edge = terrain.brink(terrain.pit_of(game.cover(who))) & terrain.standable[who.size]
    if not who.hero:
        edge &= ~game.plan.reserved
    free = edge & ~game.occupied(who.id)
    if who.wide:
        shape = terrain.base(*base_of(who))
        fits = shape.fits(terrain.standable[who.size] & ~game.occupied(who.id), terrain.walking)
        return {int(square): FigureId(0) for square in squares(fits & shape.touching(free))}
    if free:
        return {int(square): FigureId(0) for square in squares(free)}
    found = {}
    for other in (*game.allies(who), *game.enemies(who)):
        if not other.wide and edge & game.cover(other) and _places(game, who, other, who.at):
            found[other.at] = other.id
    return found


@FAMILY.deed("climb")
def climb(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An Agility test, 1 less with an enemy beside the pit; a rope may still help.  The activation ends.

    UN-0221 to UN-0226, UN-0612
    """
    active = game.active
    active.action, active.over = False, True
    pit = game.terrain.pit_of(game.cover(who))
    brink = game.terrain.brink(pit)
    watched = any(brink & game.cover(enemy) for enemy in game.enemies(who))
    extra = ((-1, "enemy-at-pit", "UN-0222"),) if watched else ()
    result: Result = yield from trial(game, who, "agility", "climb", extra=extra)
    near = 0
    if not result.passed:
        helper = yield from _roped(game, who, [ally for ally in game.allies(who) if brink & game.cover(ally)])
        if helper is None:
            return
        near = game.terrain.open.from_(game.cover(helper))
    yield from _get_out(game, who, near)


def _get_out(game: Universalis, who: Character, near: Bits) -> Script[None]:
    """The climber comes to a square by the pit of its choice, with a rope by the helper; a hero may come up in a
    section that the pit cuts off.

    UN-0223, UN-0612, UN-0224, UN-0226
    """
    known = exits(game, who)
    beyond = ways_up(game, who) if not near else {}
    places = [square for square in known if near >> square & 1] or list(known)
    to = yield from _choose_exit(who, [*places, *beyond])
    if to in beyond:
        if come_up(game, who, beyond[to], to):
            return
        to = yield from _choose_exit(who, places)
    if known[to]:
        yield from _make_room(game, who, game.character(known[to]), who.at)
    who.at = to
    game.tell(Moved, who.id, (to,), "climb", rules=("UN-0223",))
    arrive(game, who)


def _choose_exit(who: Character, places: list[int]) -> Script[int]:
    if who.seat == NOBODY or len(places) == 1:
        return places[0]
    options = [Option("climb-to", at=square) for square in places]
    option: Option = yield Ask("climb-out", who.seat, options, who=who.id)
    return option.at
