"""What the active hero does: end what it can, stay with the others, mend, open the next door.  LE-0061"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board.facing import FOUR
from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.league.bot import casting, errands, fighting, wardrobe
from undercroft.systems.league.bot.lookout import FAR, Lookout

FRAIL = 0.7
"""Whoever lacks so much of its HP keeps on its guard instead of striking a second time."""
TOGETHER = 4
"""Whoever is no farther from the others than this is with them."""
ROOM = 5
"""So many steps are room enough for enemies to come out."""
BESIDE = 1
"""Before a rest everybody comes as near as this."""


def act(ask: Ask, look: Lookout) -> Option:
    """One action."""
    if look.battle:
        found = (
            _get_up(ask, look)
            or errands.save(ask, look)
            or _guard(ask, look)
            or errands.exert(ask, look)
            or _draw_blade(ask, look)
            or _fight(ask, look)
            or errands.other_weapon(ask, look)
            or _close_in(ask, look)
        )
        return found or errands.ready(ask, look) or _draw_out(ask, look) or _stance(ask) or _end(ask, look)
    found = (
        _get_up(ask, look)
        or errands.leave(ask)
        or errands.mend(ask, look)
        or wardrobe.open_pack(ask, look)
        or errands.gather_up(ask, look)
    )
    return found or errands.ready(ask, look) or _explore(ask, look) or _together(ask, look) or _end(ask, look)


# battle


def _get_up(ask: Ask, look: Lookout) -> Option | None:
    """Whoever lies down, is caught or sits in a pit gets out of it first, on the side where the next door is."""
    found = by_act(ask, "stand-up", "struggle", "pull-free")
    return next(iter(found), None) or _nearest(by_act(ask, "climb-out"), look, look.doors())


def _nearest(options: list[Option], look: Lookout, goals: list[int]) -> Option | None:
    """The option whose place is nearest to any of these squares, over pits and all."""
    return min(
        options, key=lambda one: (min((look.climb(one.at, at) for at in goals), default=0), one.at), default=None
    )


def _guard(ask: Ask, look: Lookout) -> Option | None:
    """With the last AP whoever is badly hurt and beside an enemy takes a stance."""
    if look.me.hurt < FRAIL or look.number("ap") > 1 or look.gap(look.me.at) > 1:
        return None
    return _stance(ask)


def _stance(ask: Ask) -> Option | None:
    return next(iter(by_act(ask, "stance")), None)


def _draw_blade(ask: Ask, look: Lookout) -> Option | None:
    """Whoever shoots takes a blade when an enemy is beside it, rather than hitting with the bow."""
    return errands.other_weapon(ask, look) if look.gap(look.me.at) <= 1 else None


def _fight(ask: Ask, look: Lookout) -> Option | None:
    """A spell that is likely to succeed; else the attack that takes most away; else the weapon is loaded."""
    spell = casting.best(ask, look)
    if spell is not None:
        return spell
    found = fighting.best(look, by_act(ask, *fighting.ATTACKS))
    if found is not None:
        return found[1]
    return next(iter(by_act(ask, "load")), None)


def _close_in(ask: Ask, look: Lookout) -> Option | None:
    """Towards the nearest enemy, as near as an AP allows; whoever shoots keeps its distance and looks for a line."""
    return towards(ask, look, (cell for foe in look.foes for cell in foe.cells))


def _draw_out(ask: Ask, look: Lookout) -> Option | None:
    """Where neither side gets at the other, past those who lie in a doorway, one steps back and lets them come."""
    now = look.gap(look.me.at)
    away = [option for option in by_act(ask, "walk") if now < look.gap(option.at) <= ROOM]
    return max(away, key=lambda option: (look.gap(option.at), -option.at), default=None) if now > 1 else None


def towards(ask: Ask, look: Lookout, goals: Iterable[int]) -> Option | None:
    """The walk that comes nearest to any of these squares, if it comes nearer than here."""
    aims = list(goals)
    now = min((look.far(look.me.at, aim) for aim in aims), default=FAR)
    rated = [
        (min(look.far(option.at, aim) for aim in aims), option.n, option.at, option)
        for option in by_act(ask, "walk")
        if aims
    ]
    found = min(rated, key=lambda one: one[:3], default=None)
    return found[3] if found is not None and found[0] < now else None


# exploring


def _explore(ask: Ask, look: Lookout) -> Option | None:
    """Open the next door when everybody is near and fit; else walk to it."""
    if errands.would_rest(look) and (found := _together(ask, look, BESIDE)):
        return found
    calls = errands.calls(look)
    if calls and look.who == min(look.up, key=lambda one: min(look.far(one.at, at) for at in calls)).id:
        return towards(ask, look, calls)
    near = all(look.far(look.me.at, one.at) <= TOGETHER + 2 for one in look.up)
    opening = errands.openings(ask, look)
    if opening:
        return opening[0] if near else by_act(ask, "end")[0]
    doors = [door for door in look.doors() if look.far(look.me.at, door) < FAR]
    if not doors:
        return _over_pits(ask, look)
    leader = min(look.up, key=lambda one: min(look.far(one.at, door) for door in doors))
    if leader.id != look.who and look.far(look.me.at, leader.at) > TOGETHER:
        return towards(ask, look, [leader.at])
    nearest = min(doors, key=lambda door: (look.far(leader.at, door), door))
    return towards(ask, look, [nearest])


def _over_pits(ask: Ask, look: Lookout) -> Option | None:
    """Where the only way on leads over a pit: down into it, or to its edge."""
    doors = [door for door in look.doors() if look.climb(look.me.at, door) < FAR]
    now = min((look.climb(look.me.at, door) for door in doors), default=0)
    closer = [
        option
        for option in by_act(ask, "climb-down", "walk")
        if doors and min(look.climb(option.at, door) for door in doors) < now
    ]
    return _nearest(closer, look, doors)


def _together(ask: Ask, look: Lookout, near: int = TOGETHER) -> Option | None:
    """Back to whoever is farthest away, if nothing else is to be done."""
    others = [one for one in look.up if one.id != look.who]
    lost = max(others, key=lambda one: look.far(look.me.at, one.at), default=None)
    if lost is None or look.far(look.me.at, lost.at) <= near:
        return None
    return towards(ask, look, [lost.at])


def _end(ask: Ask, look: Lookout) -> Option:
    """Look to where most enemies are, else as before."""
    ends = by_act(ask, "end")
    if not ends:
        return ask.options[ask.default]
    width = look.board.width if look.board else 1
    here = divmod(look.me.at, width)

    def before(option: Option) -> int:
        facing = next(one for one in FOUR if one == option.n)
        there = [divmod(cell, width) for foe in look.foes if look.to_foe(look.me.at, foe) <= 2 for cell in foe.cells]
        return sum((row - here[0]) * facing.row + (col - here[1]) * facing.column >= 0 for row, col in there)

    usual = ask.options[ask.default]
    return max(ends, key=lambda option: (before(option), option == usual, -option.n))
