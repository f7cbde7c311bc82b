"""What the active character does: attack what is in reach, come near what is not, heal, search, open the next door."""

from __future__ import annotations

from collections import Counter

from undercroft.crawl.bot import by_act, previews
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot import errands, fighting, gear
from undercroft.systems.doria.bot.lookout import Foe, Friend, Lookout
from undercroft.systems.doria.cards.item_words import ANTIDOTE, HEAL, PSI
from undercroft.systems.doria.cards.kit import KINDS
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.targets import range_with

WEAK = 0.5
"""Below this part of its HP a character drinks."""

FRAIL = 0.25
"""Below this part of its HP a character keeps behind the others."""

READY = 0.4
"""The group opens no door while it has less than this part of its HP."""

FAR = 99
"""There is no way."""

COVER = 3
"""Whoever is farther than this from all others stands alone."""

CLOSE = 6
"""Nobody goes farther than this to stand on the tile of the others."""

NEAR = 8
"""Monsters farther away than this do not keep anybody from searching and exploring."""

TOGETHER = 6
"""Whoever is no farther from a door than this is with whoever opens it."""

CAREFUL_AP = 6
"""With so many AP one searches with care."""

FRESH_AP = 7
"""With so many AP one opens a door; with fewer, what comes out would strike first."""


def act(ask: Ask, look: Lookout) -> Option:
    """One action."""
    return (
        _heal(ask, look)
        or _free(ask)
        or _errand(ask, look)
        or _fall_back(ask, look)
        or _close_up(ask, look)
        or _spare(ask, look)
        or fighting.attack(ask, look)
        or _approach(ask, look)
        or _mend(ask, look)
        or _arm(ask, look)
        or _search(ask, look)
        or _go(ask, look, errands.destinations(look) or errands.escorted(look))
        or _stay_put(ask, look)
        or _go(ask, look, errands.quarry(look) if _fit(look) else [])
        or _explore(ask, look)
        or _hunt(ask, look)
        or _gather(ask, look)
        or _linger(ask, look)
    )


# fighting


def near(look: Lookout) -> list[Foe]:
    """The monsters that matter to the character now: near ones that it can hurt."""
    return [
        foe
        for foe in look.foes
        if not foe.outside and look.far(look.me.at, foe.at) <= NEAR and fighting.worth_while(foe, look.kit())
    ]


def about(look: Lookout) -> list[Foe]:
    """The monsters near anybody who is up, that somebody up can do harm worth the while."""
    up = look.awake
    return [
        foe
        for foe in look.foes
        if any(look.far(one.at, foe.at) <= NEAR for one in up)
        and any(fighting.worth_while(foe, look.kit(one.id)) for one in up)
    ]


def _approach(ask: Ask, look: Lookout) -> Option | None:
    """Walk to the nearest square from which something near can be attacked with an AP that is left, nearer still where
    it is in range and out of sight; else towards the nearest monster."""
    here = near(look)
    if not here:
        return None
    reach = _reach(look)
    if not reach:
        return None
    now = min(look.far(look.me.at, foe.at) for foe in here)
    close = now - 1 if now <= reach else reach
    ap = look.number("ap")
    good = [
        (option.n, -gap, option.at, option)
        for option in by_act(ask, "walk")
        if option.n < ap and (gap := min(look.far(foe.at, option.at) for foe in here)) <= close
    ]
    if good:
        return min(good, key=lambda one: one[:3])[3]
    return _towards(ask, look, [foe.at for foe in here])


def _reach(look: Lookout) -> int:
    """How far the character can attack with what it has at hand; 0 where it cannot."""
    kit = look.kit()
    far = [range_with(kit, one.card, kind) for one in kit.hands for kind in KINDS if getattr(one.card, kind)]
    return max(far, default=0)


def _fall_back(ask: Ask, look: Lookout) -> Option | None:
    """Whoever is badly hurt goes where monsters, who strike at the nearest, find somebody else first."""
    me = look.me
    foes = [foe for foe in look.foes if not foe.outside and look.far(me.at, foe.at) <= NEAR]
    if not foes or me.hp >= FRAIL * me.most_hp:
        return None
    others = [one for one in look.awake if one.id != me.id and one.hp > max(me.hp + 3, FRAIL * one.most_hp)]
    if not others:
        return None

    def exposed(at: int) -> tuple[int, int]:
        ahead = sum(look.far(foe.at, at) <= min(look.far(one.at, foe.at) for one in others) for foe in foes)
        alone = min(look.far(one.at, at) for one in others) > COVER
        return ahead + alone, -min(look.far(foe.at, at) for foe in foes)

    if exposed(me.at)[0] == 0:
        return None
    walks = by_act(ask, "walk")
    best = min(walks, key=lambda walk: (exposed(walk.at), walk.n, walk.at), default=None)
    return best if best is not None and exposed(best.at)[0] < exposed(me.at)[0] else None


def _close_up(ask: Ask, look: Lookout) -> Option | None:
    """Every tile with somebody on it costs a field of doom: whoever stands apart goes to the tile where most of the
    others are, if that is near and there is somebody to fight from there, or nobody to fight at all."""
    home = _home(look)
    if home is None:
        return None
    ap, foes, reach = look.number("ap"), near(look), _reach(look)
    walks = [
        walk
        for walk in by_act(ask, "walk")
        if look.tile(walk.at) == home
        and walk.n < min(ap, CLOSE + 1)
        and (not foes or any(look.far(foe.at, walk.at) <= reach for foe in foes))
    ]
    return min(walks, key=lambda walk: (walk.n, walk.at), default=None)


def _hunt(ask: Ask, look: Lookout) -> Option | None:
    """With nothing else to do: towards whatever monster there is a way to."""
    foes = [foe for foe in look.foes if look.far(look.me.at, foe.at) < FAR and look.can_hurt(foe)]
    return _towards(ask, look, [foe.at for foe in foes])


# everything else


def _heal(ask: Ask, look: Lookout) -> Option | None:
    """A potion or a spell for whoever needs it most."""
    needy = {one.id: one.hp / max(1, one.most_hp) for one in look.friends}
    best: tuple[float, Option] | None = None
    for option in by_act(ask, "use"):
        card = item_cards()[parse_item(option.what).card]
        who = option.who or look.who
        if HEAL.of(card.use) and needy.get(who, 1.0) < WEAK:
            found = (needy[who], option)
        elif PSI.of(card.use) and look.number("pp", who) < 0:
            found = (0.3, option)
        elif ANTIDOTE.of(card.use) and look.number("poison", who) > 1:
            found = (0.2, option)
        else:
            continue
        if best is None or found[0] < best[0]:
            best = found
    return best[1] if best else None


def _free(ask: Ask) -> Option | None:
    """Get free of what holds one, and disarm what lasts."""
    return next(iter(by_act(ask, "get-free", "disarm")), None)


def _spare(ask: Ask, look: Lookout) -> Option | None:
    """An attack may cost more AP than are left, so what is spare of the others mends armor before the last blow."""
    blow = fighting.attack(ask, look)
    if blow is None:
        return None
    ap, price = look.number("ap"), max(1, item_cards()[parse_item(blow.what).card].ap)
    spare = (ap - 1) % price
    waiting = [look.initiative(foe.id) for foe in look.foes if not foe.acted and not foe.outside]
    spare = min([spare, *(ap - field for field in waiting if field <= ap)])
    shown = previews(look.scene)
    mend = _mend(ask, look)
    cost = ap - shown.get(mend, {}).get("initiative", 0) if mend is not None else ap
    return mend if cost <= spare else None


def _mend(ask: Ask, look: Lookout) -> Option | None:
    """Repair what is damaged: whole sets first, one's own things first, of them what is on the Body."""
    worn = {str(one.item) for one in look.kit().worn}
    own = [
        option
        for option in by_act(ask, "repair-set", "repair")
        if option.who in (0, look.who) and (option.act == "repair-set" or option.what in worn or not near(look))
    ]
    return min(own, key=lambda option: (option.act != "repair-set", option.what not in worn, option.what), default=None)


def _arm(ask: Ask, look: Lookout) -> Option | None:
    """Take out what makes one clearly stronger, when nobody threatens."""
    return None if near(look) else gear.arm(ask, look)


def _errand(ask: Ask, look: Lookout) -> Option | None:
    """What the scenario asks for is done where it lies; whoever is nearest of those who are likeliest to succeed goes
    there while the others fight, past a monster beside it only if it gets there at once; where only the way out is
    left, everybody goes."""
    at_hand = errands.at_hand(ask, look)
    if at_hand is not None or errands.hurry(look):
        return at_hand or _go(ask, look, errands.destinations(look))
    mine = [at for at in errands.destinations(look) if errands.falls_to(look, at)]
    if any(look.far(look.me.at, foe.at) <= 1 for foe in look.foes if not foe.outside):
        mine = [at for at in mine if look.far(look.me.at, at) < look.number("ap")]
    return _go(ask, look, mine)


def _search(ask: Ask, look: Lookout) -> Option | None:
    """Search here, or go where there is something to be searched, if nobody is nearer to it."""
    care, quick = by_act(ask, "search-with-care"), by_act(ask, "search")
    if care and look.number("ap") >= CAREFUL_AP:
        return care[0]
    if quick:
        return quick[0]
    if near(look):
        return None
    others = [one.at for one in look.awake if one.id != look.who and look.number("ap", one.id) > 0]
    mine = [at for at in look.loot() if all(look.far(look.me.at, at) <= look.far(there, at) for there in others)]
    return _towards(ask, look, mine)


def _stay_put(ask: Ask, look: Lookout) -> Option | None:
    """Whoever stands where the scenario wants everybody stays there, and nobody opens doors while one is escorted."""
    arrived = errands.hurry(look) and look.me.at in errands.destinations(look)
    return _linger(ask, look) if arrived or errands.escorted(look) else None


# exploring


def next_door(look: Lookout) -> int | None:
    """The square before the door that the group opens next: that which all who are up reach with the fewest steps, one
    to a new tile before one that joins two."""
    up = look.awake
    for far in (look.far, look.leap):
        for doors in look.doors():
            reached = [at for at in doors if any(far(at, one.at) < FAR for one in up)]
            if reached:
                return min(reached, key=lambda at: (sum(far(at, one.at) for one in up), at))
    return None


def leader(look: Lookout, at: int) -> Friend:
    """Who goes ahead to a square: whoever of those who are up and fit is nearest."""
    up = [one for one in look.awake if one.hp >= FRAIL * one.most_hp] or look.awake or [look.me]
    return min(up, key=lambda one: (look.far(one.at, at), look.leap(one.at, at), -one.hp, one.id))


def _explore(ask: Ask, look: Lookout) -> Option | None:
    """The group goes to the next door together; whoever is nearest opens it when no monster is about, everybody is
    near, the group is fit and there are AP left to strike first.  A round without a door costs a field of doom."""
    if about(look):
        return None
    door = next_door(look)
    if door is None:
        return None
    ahead = leader(look, door)
    doors = by_act(ask, "open")
    if ahead.id != look.who:
        if look.far(look.me.at, door) > TOGETHER or look.tile(look.me.at) != look.tile(door):
            return _towards(ask, look, [door]) or _leap(ask, look, door)
        return doors[0] if doors and _may_open(look, door) else None
    if doors and _may_open(look, door):
        return doors[0]
    return _towards(ask, look, [door]) or _leap(ask, look, door)


def _leap(ask: Ask, look: Lookout, goal: int) -> Option | None:
    """Where no way leads on foot: to the edge of the pit, and over it."""
    if look.far(goal, look.me.at) < FAR or look.leap(goal, look.me.at) >= FAR:
        return None
    walks = by_act(ask, "walk")
    best = min(walks, key=lambda walk: (look.leap(goal, walk.at), walk.n, walk.at), default=None)
    if best is not None and look.leap(goal, best.at) < look.leap(goal, look.me.at):
        return best
    if look.number("ap") < 2 or not _landings(look, goal):
        return None
    return next(iter(by_act(ask, "combine")), None)


def _landings(look: Lookout, goal: int) -> list[int]:
    """Where a jump comes nearer to a square to which no way leads on foot."""
    if look.far(goal, look.me.at) < FAR or look.leap(goal, look.me.at) >= FAR:
        return []
    return [at for at in look.landings() if look.leap(goal, at) < look.leap(goal, look.me.at)]


def jump(ask: Ask, look: Lookout) -> Option:
    """The jump that leads on to where the group wants to go: a short one before a long one, to where one can walk on
    before where one has to jump again."""
    door = next_door(look)
    for goal in (*errands.destinations(look), *(() if door is None else (door,))):
        ends = _landings(look, goal)
        landing = [option for option in by_act(ask, "jump") if option.at in ends]
        if landing:
            return min(landing, key=lambda one: (look.far(goal, one.at) >= FAR, one.n, look.leap(goal, one.at), one.at))
    return ask.options[ask.default]


def _may_open(look: Lookout, door: int) -> bool:
    """Is the group fit, near and fresh enough for what is behind a door?"""
    up = look.awake
    coming = [one for one in up if look.far(one.at, door) > TOGETHER and look.number("ap", one.id) > 0]
    fresh = look.number("ap") >= FRESH_AP or not look.opened
    return _fit(look) and not coming and fresh and not (look.opened and look.foes)


def _fit(look: Lookout) -> bool:
    """Has the group HP enough for what comes?"""
    return sum(max(0, one.hp) for one in look.friends) >= READY * sum(one.most_hp for one in look.friends)


def _gather(ask: Ask, look: Lookout) -> Option | None:
    """Every tile with somebody on it costs a field of doom: with nothing else to do one goes where the others are."""
    home = _home(look)
    if home is None:
        return None
    walks = [walk for walk in by_act(ask, "walk") if look.tile(walk.at) == home]
    if walks:
        return min(walks, key=lambda walk: (walk.n, walk.at))
    return _towards(ask, look, [one.at for one in look.friends if one.at >= 0 and look.tile(one.at) == home])


def _home(look: Lookout) -> tuple[int, int] | None:
    """The tile on which most of the others are; none for whoever is there already."""
    counts = Counter(look.tile(one.at) for one in look.friends if one.id != look.who and one.at >= 0)
    mine = look.tile(look.me.at)
    best = max(counts, key=lambda tile: (counts[tile], tile == mine, tile), default=mine)
    return None if best == mine else best


def _go(ask: Ask, look: Lookout, goals: list[int]) -> Option | None:
    """On foot to the nearest of these squares, or over what lies between."""
    near = min(goals, key=lambda at: (look.far(at, look.me.at), look.leap(at, look.me.at)), default=None)
    return _towards(ask, look, goals) or (_leap(ask, look, near) if near is not None else None)


def _towards(ask: Ask, look: Lookout, goals: list[int]) -> Option | None:
    """The walk that comes nearest to one of these squares, if it comes nearer at all; the shortest such walk."""
    walks = by_act(ask, "walk")
    if not goals or not walks:
        return None
    now = min(look.far(goal, look.me.at) for goal in goals)
    best = min(walks, key=lambda walk: (min(look.far(goal, walk.at) for goal in goals), walk.n, walk.at))
    return best if min(look.far(goal, best.at) for goal in goals) < now else None


def _linger(ask: Ask, look: Lookout) -> Option:
    """Wait until the next who is up has acted; else as long as there is time."""
    waits = by_act(ask, "wait")
    if not waits:
        return ask.options[ask.default]
    ap = look.number("ap")
    others = [look.number("ap", one.id) for one in look.awake if one.id != look.who]
    later = [option for option in waits if any(0 < field <= ap and ap - option.n < field for field in others)]
    return min(later, key=lambda option: option.n) if later else max(waits, key=lambda option: option.n)
