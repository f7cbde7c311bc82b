"""How a sensible hero pursues the quest when nobody is left to fight, and finds a way where there is none.

The group goes together to one door or arrow at a time; pits are jumped, water is swum, locks are picked and doors that
stay shut are broken; where nothing leads on any more, the heroes look for secret doors.
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.bot.fight import to_draw
from undercroft.systems.universalis.bot.ground import ground_of
from undercroft.systems.universalis.bot.magic import best_spell
from undercroft.systems.universalis.bot.sight import FAR, Look, draught, health, hired, left, most_of
from undercroft.systems.universalis.bot.things import lost_blades, pick_up, tend
from undercroft.systems.universalis.cards.definitions import WEAPONS
from undercroft.systems.universalis.cards.library import library

GATHERED = 5
"""How near the others must be before a door is opened."""

LONG_WAY = 9
"""A way this long is worth running when there is nobody to fight."""

BRISK = 3
"""Running must gain this much on foot; a hero that must jump keeps the Action."""

ZONE = 2
"""No trap is sprung this near to a friend or to where the activation began.  UN-0598, UN-0599"""

PATIENCE = 5
"""Every this many rounds anybody may open a door, in case the scout is cut off."""

HURT = 0.5
"""A hero with this share of Vitality or less looks for healing."""

SOUGHT = ("mark-take", "mark-free", "mark-break")
SPARE = ("open-chest", "search", "search-corpses")
"""What a hero does while waiting for the others."""


def explore(ask: Ask, look: Look, me: Figure) -> Option | None:
    """With nobody to fight: heal, handle what the quest is about, leave when it is done, open what is still closed."""
    done = look.scene.goals[0].value > 0 if look.scene.goals else False
    bearing = any("bearer" in hero.marks for hero in look.heroes)
    goals = look.tokens("goal")
    leaving = by_act(ask, "leave")
    if leaving and (done or "bearer" in me.marks or me.at in goals):
        return leaving[0]
    seen_to = draught(ask, me) or tend(ask, look) or pick_up(ask, look) or best_spell(ask, look, me)
    if seen_to is not None:
        return seen_to
    missed = look.walks(lost_blades(look)) if lost_blades(look) else {}
    if me.at in missed:
        back = _step(ask, look, me, missed)
        if back is not None:
            return back
    bow = to_draw(ask, look, me, False) if look.plain_ways() else None
    if bow is not None:
        return bow
    if not done:
        handled = _handle(ask, look, me, going_home=bearing or bool(goals))
        if handled is not None:
            return handled
    going_out = done or "bearer" in me.marks
    there = _destinations(look, done, bearing, goals)
    return _onward(ask, look, me, there, going_out=going_out) or _while_waiting(ask, done)


def _handle(ask: Ask, look: Look, me: Figure, *, going_home: bool) -> Option | None:
    """Handle what the quest is about, a chest at hand, a door or arrow once everybody is there, a lock."""
    sought = by_act(ask, *SOUGHT) or by_act(ask, "unlock-chest", "open-chest")
    if sought:
        return sought[0]
    if going_home:
        return None
    openings = by_act(ask, "open", "reveal")
    if openings and _together(look, me) and _opens(look, me):
        return openings[0]
    locks = by_act(ask, "unlock", "solve")
    if locks:
        return locks[0]
    return None if look.plain_ways() else _break(ask, by_act(ask, "break-door"))


def _break(ask: Ask, doors: list[Option]) -> Option | None:
    """Break a door, but not with bare hands if there is a blade to draw."""
    weapons = library()[WEAPONS]
    if not doors:
        return None
    best = max(doors, key=lambda option: weapons[option.what].damage if option.what in weapons else -1)
    blades = [o for o in by_act(ask, "draw") if o.what in weapons and weapons[o.what].kind == "melee"]
    if weapons[best.what].kind != "melee" and blades:
        return max(blades, key=lambda option: weapons[option.what].damage)
    return best


def _destinations(look: Look, done: bool, bearing: bool, goals: list[int]) -> list[int]:
    """The squares to go to: out when all is done or when carrying what must leave, with the others following; otherwise
    the goal, what can be handled, what nobody has seen."""
    if done or (look.me is not None and "bearer" in look.me.marks):
        return look.tokens("start")
    if bearing:
        return [hero.at for hero in look.heroes if "bearer" in hero.marks]
    return goals or look.tokens("mark") or look.common(_ways_on(look))


def _ways_on(look: Look) -> list[int]:
    """The places with more to see; those where a companion stands in the way only if there are no others."""
    held = {hero.at for hero in look.heroes if hired(hero)}
    ways = look.unexplored()
    return [at for at in ways if at not in held] or ways


def _together(look: Look, me: Figure) -> bool:
    """Are the others near enough to go on?"""
    steps = look.walks((me.at,))
    return all(steps.get(hero.at, FAR) <= GATHERED for hero in _waited_for(look))


def _waited_for(look: Look) -> list[Figure]:
    """The other heroes to wait for: those who can follow; now and then companions, who may be kept back, are not waited
    for, and once in a long while nobody is.  UN-1074"""
    turn = look.scene.round
    if turn % (PATIENCE * PATIENCE) == 0:
        return []
    return [hero for hero in look.followers() if turn % PATIENCE or not hired(hero)]


def _opens(look: Look, me: Figure) -> bool:
    """May this hero look first?  The keenest does, whose roll wins Initiative; now and then anybody may.  UN-0307"""
    return me.id == _scout(look) or look.scene.round % PATIENCE == 0


def _scout(look: Look) -> int:
    """The hero with the keenest senses among those in good shape."""
    keen = {
        sheet.who: next((one.value for one in sheet.numbers if one.name == "universalis-perception"), 0)
        for sheet in look.scene.sheets
    }
    standing = [hero for hero in look.heroes if health(hero) > 0 and hero.size == (1, 1) and not hired(hero)]
    return max(standing, key=lambda hero: (health(hero) > 1, keen.get(hero.id, 0), -hero.id)).id if standing else 0


def _onward(ask: Ask, look: Look, me: Figure, goals: list[int], *, going_out: bool) -> Option | None:
    """Go towards the goals on foot; if there is no way to any of them, look elsewhere; nobody runs ahead."""
    far = look.walks(goals)
    if me.at not in far:
        far = look.walks(look.common(_ways_on(look)))
    if me.at not in far:
        return next(iter(by_act(ask, "search-secret")), None)
    if "bearer" not in me.marks and not _may_go(look, me, far):
        return None
    if me.at in goals and going_out:
        return None
    if not going_out and not look.tokens("goal", "mark") and look.plain_ways() and not _opens(look, me):
        return _behind(ask, look, me, far)
    return _step(ask, look, me, far) or cross(ask, look, me, far)


def _behind(ask: Ask, look: Look, me: Figure, far: Mapping[int, int]) -> Option | None:
    """Go near the door or arrow, but leave the square before it to the scout."""
    moves = [option for option in by_act(ask, "move") if far.get(option.at, 0) > 0]
    scout = next((hero for hero in look.heroes if hero.id == _scout(look)), me)
    ahead = far.get(scout.at, FAR)
    if far[me.at] < ahead and look.gap(me.at, scout.at) <= GATHERED and ahead > 1:
        moves = [option for option in moves if far[option.at] > ahead]
    if far[me.at] == 0 or far[me.at] < ahead:
        return min(moves, key=lambda option: (far[option.at], look.gap(me.at, option.at), option.at), default=None)
    return _step(ask, look, me, far, moves) or (cross(ask, look, me, far) if far[me.at] > GATHERED else None)


def _step(ask: Ask, look: Look, me: Figure, far: Mapping[int, int], moves: list[Option] | None = None) -> Option | None:
    """Go nearer on foot, preferably where no trap can be sprung; a lone hero runs if it is a long way; also go through
    doors that somebody has closed again."""
    for door in by_act(ask, "open-again"):
        if far.get(door.at, FAR) < far[me.at]:
            return door
    ways = by_act(ask, "move") if moves is None else moves
    best = min(ways, key=lambda option: (far.get(option.at, FAR), option.at), default=None)
    gained = far[me.at] - far.get(best.at, FAR) if best is not None else 0
    if not look.friends() or _timed(look):
        return next(iter(by_act(ask, "run")), best) if gained >= BRISK and far[me.at] >= LONG_WAY else _if(best, gained)
    zone = safety(look, me)
    safe = min(
        (option for option in ways if zone >> option.at & 1),
        key=lambda option: (far.get(option.at, FAR), option.at),
        default=None,
    )
    if safe is not None and far.get(safe.at, FAR) < far[me.at]:
        return safe
    if left(me, "universalis-squares") < most_of(me, "universalis-squares"):
        return None
    return best if gained > 0 or (gained == 0 and far[me.at] > GATHERED) else None


def _if(option: Option | None, gained: int) -> Option | None:
    return option if gained > 0 else None


def _timed(look: Look) -> bool:
    """Does the quest count the turns?"""
    return any(track.name == "universalis-turn" for track in look.scene.tracks)


def safety(look: Look, me: Figure) -> int:
    """The squares where no trap can be sprung: two from where the activation began, two from each friend.

    UN-0597 to UN-0599
    """
    field = ground_of(look.board)
    walked = most_of(me, "universalis-squares") - left(me, "universalis-squares")
    zone = field.reach(1 << me.at, max(0, ZONE - walked), 0)
    for hero in look.friends():
        zone |= field.reach(1 << hero.at, ZONE, 0)
    return field.reach(1 << me.at, left(me, "universalis-squares"), ~zone)


def cross(ask: Ask, look: Look, me: Figure, far: Mapping[int, int]) -> Option | None:
    """With no way on foot: jump over what is in between, even into the unseen, swim, or force what is locked."""
    here = far.get(me.at, FAR)
    jumps = [option for option in by_act(ask, "jump") if far.get(option.at, FAR) < here]
    if jumps:
        return min(jumps, key=lambda option: (far[option.at], option.at))
    swims = by_act(ask, "swim") if any(far.get(at, FAR) < here for at in look.water_near(me.at)) else []
    forced = next(iter(by_act(ask, "cross") + swims + by_act(ask, "unlock", "solve")), None)
    return forced or _break(ask, by_act(ask, "break-door")) or next(iter(by_act(ask, "disarm")), None)


def _may_go(look: Look, me: Figure, far: Mapping[int, int]) -> bool:
    """May the hero go on?  One far ahead of the others waits for them."""
    return not any(
        far.get(hero.at, 0) - far[me.at] > 2 * GATHERED and look.gap(me.at, hero.at) > GATHERED
        for hero in _waited_for(look)
    )


def _while_waiting(ask: Ask, done: bool) -> Option | None:
    """Search corpses, furniture and chests at hand rather than do nothing."""
    return None if done else next(iter(by_act(ask, *SPARE)), None)
