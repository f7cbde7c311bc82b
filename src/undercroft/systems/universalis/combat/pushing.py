"""After a blow: pushing, slamming into walls, taking the position, falling.  UN-0398 to UN-0406, UN-0295 to UN-0299"""

from __future__ import annotations

from undercroft.board.bits import Bits, bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.agenda import Fall, Push, TakePosition
from undercroft.systems.universalis.combat.blasts import harden
from undercroft.systems.universalis.combat.damage import can_wound, damage_tallies, roll_damage, turned_aside
from undercroft.systems.universalis.combat.melee_tally import weapon_of
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.ground.engagement import beside
from undercroft.systems.universalis.ground.long_weapons import wields
from undercroft.systems.universalis.ground.sight import gap
from undercroft.systems.universalis.ground.walking import squeezed
from undercroft.systems.universalis.party.riding import stronger, together, walker
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import knock_out, lose, suffer

STAY = Option("stay")
SLAM = Option("slam")


def touching(game: Universalis, cover: Bits) -> Bits:
    """All places touching a base, whatever stands between."""
    stride = game.plan.board.stride
    row = cover | cover << 1 | cover >> 1
    return (row | row << stride | row >> stride) & ~cover


def back_squares(game: Universalis, by: Character, who: Character) -> tuple[Bits, Bits, bool]:
    """Where a push may send somebody: free places away from the pusher, pits and deep water apart, and whether a wall
    is in the way.

    For larger bases the places are anchors; no creature is pushed onto a starting or goal square (ruling
    `pushed-into-the-water`).

    UN-0398, UN-0400, UN-0402, UN-1190, UN-G17, UN-0399
    """
    mine = game.cover(by)
    return _room_beside(game, who, touching(game, mine) | mine)


def _room_beside(game: Universalis, who: Character, close: Bits) -> tuple[Bits, Bits, bool]:
    """The places one step off, none of them close to somebody, as `back_squares` tells them apart."""
    terrain, cover = game.terrain, game.cover(who)
    taken = game.occupied(who.id) | (0 if who.hero else game.plan.reserved)
    near = touching(game, cover) & ~close
    height = terrain.level(cover) if terrain.sloped else 0
    level = -1
    for above in terrain.levels[height + 1 :]:
        level &= ~above
    open_ = terrain.open.from_(cover) & level & ~(terrain.plinths & ~_at_level(game, height))
    open_ &= ~terrain.obstacles.too_high(who.size)
    if not who.wide:
        free, worse = near & open_ & ~taken, terrain.holes | terrain.deep
        return free & ~worse, free & worse, bool(near & ~open_ & ~taken)
    dry = _away(game, who, terrain.standable[who.size] & ~taken, close)
    wet = _away(game, who, (terrain.standable[who.size] | terrain.deep) & ~taken, close) if terrain.deep else 0
    return dry, wet & ~dry, bool(near & ~open_ & ~taken)


def _away(game: Universalis, who: Character, room: Bits, close: Bits) -> Bits:
    """The anchors one step off where a larger base finds room, none of it close to the pusher."""
    shape, walking = game.terrain.base(*base_of(who)), game.terrain.walking
    found = 0
    for anchor in squares(shape.fits(room, walking) & walking.from_(1 << who.at)):
        if not shape.at(anchor) & close:
            found |= 1 << anchor
    return found


def _at_level(game: Universalis, height: int) -> Bits:
    levels = game.terrain.levels
    return levels[height] if height < len(levels) else 0


@step(Push, attack=True)
def push(game: Universalis, entry: Push) -> Script[None]:
    """The winner may push a loser of its size or smaller; a loser that a wall keeps from giving way takes another die.

    A defender pushes with shield or long weapon and never slams; the position of the slain may be taken.

    UN-0398 to UN-0403, UN-0405, UN-0418, UN-0515, UN-0726, UN-1352, UN-G18
    """
    hit = game.hit
    attacker = game.character(hit.attacker)
    target = game.find(hit.target)
    hit.over = hit.over or entry.defender
    if hit.slain or target is None or not target.here:
        game.push(TakePosition(attacker.id, squares=hit.place))
        return
    by, who = (target, attacker) if entry.defender else (attacker, target)
    if by.mount or by.rider or who.mount:
        by, who = stronger(game, by), walker(game, who)
    if (hit.over and not entry.defender) or by.down or who.size > by.size:
        return
    free, holes, wall = back_squares(game, by, who)
    slam = wall and not free and not holes and not entry.defender and not hit.blocked
    options = [Option("push", who.id, int(square)) for square in squares(free or holes)]
    if slam:
        options = [SLAM]
    if not options:
        return
    option = yield from choose_push(game, by, who, options)
    if option.act == "slam":
        yield from _slam(game, attacker, target)
    elif option.act == "push":
        _push(game, by, who, option.at, entry.defender)


def choose_push(
    game: Universalis, by: Character, who: Character, options: list[Option], *, forced: bool = False
) -> Script[Option]:
    """Heroes choose, unless it is `forced` whether they push at all; creatures push straight on when they can, but
    rather aside where only that is a fall.

    UN-0224, UN-0401, UN-0726
    """
    if by.seat != NOBODY:
        chosen: Option = yield Ask("push", by.seat, options if forced else (*options, STAY), who=by.id)
        return chosen
    if options[0].act == "slam":
        return SLAM
    board = game.plan.board
    (ax, ay), (bx, by_) = board.place(by.at), board.place(who.at)
    straight = board.square(2 * bx - ax, 2 * by_ - ay) if board.contains(2 * bx - ax, 2 * by_ - ay) else -1
    ahead = next((option for option in options if option.at == straight), options[0])
    falls = [option for option in options if harmful(game, who, option.at)]
    return falls[0] if falls and ahead not in falls else ahead


def harmful(game: Universalis, who: Character, to: int) -> bool:
    """Would it fall if it were pushed to a place: into a hole, or from higher ground?  UN-0401"""
    terrain = game.terrain
    there = terrain.base(*base_of(who)).at(to)
    return bool(terrain.holes & there) or terrain.level(there) < terrain.level(game.cover(who))


def _push(game: Universalis, by: Character, who: Character, to: int, defender: bool) -> None:
    """After a blow: it is moved, and an attacker may take the position.  UN-0360, UN-0398, UN-0401, UN-0403"""
    left = game.cover(who)
    if not defender:
        game.push(TakePosition(by.id, squares=tuple(int(square) for square in squares(left))))
    push_back(game, by, who, to)
    _note_push(game)


def push_back(game: Universalis, by: Character, who: Character, to: int) -> None:
    """It is moved and keeps its facing; lower ground and pits are a fall.  UN-0295, UN-0398, UN-0401"""
    terrain = game.terrain
    before = terrain.level(game.cover(who))
    who.at, who.scaling = to, ()
    who.squeezed = squeezed(game, who)
    if who.mount or who.rider:
        together(game, who)
    game.tell(Moved, who.id, (to,), "push", rules=("UN-0398",))
    deep = 4 if terrain.holes >> to & 1 else before - terrain.level(game.cover(who))
    if deep > 0:
        game.push(Fall(who.id, height=deep))


def thrust(game: Universalis, by: Character, who: Character, far: int, *, nearer: bool = False) -> Script[None]:
    """A spell moves somebody not larger than its caster away, or `nearer`, one square after the other.

    Nobody follows; in a pit it goes no further.  UN-0398, UN-0402
    """
    if who.size > by.size:
        return
    for _ in range(far):
        option = yield from _one_step(game, by, who, nearer)
        if option is None or option.act != "push":
            return
        falls = harmful(game, who, option.at)
        _push(game, by, who, option.at, defender=True)
        if falls:
            return


def _one_step(game: Universalis, by: Character, who: Character, nearer: bool) -> Script[Option | None]:
    """Where a spell moves somebody next: only to where the caster is farther off, or nearer."""
    free, holes, _ = _room_beside(game, who, 0)
    mine, now = game.cover(by), gap(game, game.cover(by), game.cover(who))
    base = game.terrain.base(*base_of(who))

    def goes(there: Bits) -> list[Option]:
        found = [(gap(game, mine, base.at(int(at))), Option("push", who.id, int(at))) for at in squares(there)]
        return [option for then, option in found if (then < now if nearer else then > now)]

    options = goes(free) or goes(holes)
    return (yield from choose_push(game, by, who, options)) if options else None


def _note_push(game: Universalis) -> None:
    """A character that pushed or was pushed in its own activation may go one square further to act.  UN-0360"""
    if game.state.active is not None:
        game.state.active.momentum = True


def _slam(game: Universalis, attacker: Character, target: Character) -> Script[None]:
    """One more die of the attack, against a wall.  UN-0400"""
    hit = game.hit
    if not can_wound(game, hit):
        game.tell(Changed, "invulnerable", target.id, now=1, rules=("UN-C536",))
        return
    _, armor = damage_tallies(game, hit)
    wounds = yield from roll_damage(game, attacker, 1, armor.total)
    if not wounds or (wounds >= game.left(target) and (yield from turned_aside(game, target))):
        return
    hit.dealt += wounds
    lose(game, target, wounds, attacker.id, "slam")
    if target.suffers("knocked-out"):
        hit.slain = True
        game.push(TakePosition(attacker.id, squares=hit.place))


@step(TakePosition, between=True)
def take_position(game: Universalis, entry: TakePosition) -> Script[None]:
    """The attacker may step into the position left, with part of a larger base; not with a long weapon, nor riding; it
    is no move.  UN-0403, UN-0404, UN-1412"""
    who = game.character(entry.who)
    if who.mount or who.rider:
        return
    if wields(game, who) and weapon_of(game.hit).long and not game.hit.slain and not who.down:
        yield from _advance(game, who)
        return
    if weapon_of(game.hit).long or who.down:
        return
    places = positions_left(game, who, bits(entry.squares))
    if not places:
        return
    if who.seat != NOBODY:
        options = (STAY, *(Option("occupy", at=square) for square in places))
        option: Option = yield Ask("occupy", who.seat, options, who=who.id)
        if option.act == "stay":
            return
        to = option.at
    elif _wants_place(game, who):
        to = places[0]
    else:
        return
    who.at = to
    who.squeezed = squeezed(game, who)
    if game.state.active is not None and game.state.active.who == who.id:
        game.state.active.faced = False
    game.tell(Moved, who.id, (to,), "occupy", rules=("UN-0403",))


def positions_left(game: Universalis, who: Character, left: Bits) -> list[int]:
    """Where an attacker can stand on the squares that were left: on one of them, or a larger base one step on with as
    much of itself there as can be; no creature on a starting or goal square.  UN-0157, UN-0403, UN-1190"""
    terrain = game.terrain
    free = terrain.standable[who.size] & ~game.occupied(who.id) & ~(0 if who.hero else game.plan.reserved)
    if not who.wide:
        return [int(square) for square in squares(left & free & terrain.around[game.cover(who)])]
    shape = terrain.base(*base_of(who))
    steps = shape.fits(free, terrain.walking) & terrain.walking.from_(1 << who.at)
    there = {int(at): (shape.at(at) & left).bit_count() for at in squares(steps)}
    return sorted((at for at, most in there.items() if most), key=lambda at: (-there[at], at))


def _advance(game: Universalis, who: Character) -> Script[None]:
    """After a push a long weapon's bearer may advance one square instead.  UN-1412"""
    target = game.find(game.hit.target)
    if target is None or who.wide or who.seat == NOBODY:
        return
    board = game.plan.board
    free = game.terrain.standable[who.size] & game.terrain.around[game.cover(who)] & ~game.occupied()
    far = board.distance(who.at, target.at)
    places = [int(square) for square in squares(free) if board.distance(square, target.at) < far]
    if places:
        options = (STAY, *(Option("advance", at=square) for square in places))
        option: Option = yield Ask("advance", who.seat, options, who=who.id)
        if option.act == "advance":
            who.at = option.at
            game.tell(Moved, who.id, (who.at,), "advance", rules=("UN-1412",))


def _wants_place(game: Universalis, who: Character) -> bool:
    """A creature follows only to strike again."""
    active = game.state.active
    return active is not None and active.who == who.id and bool(who.here) and not beside(game, who)


@step(Fall, attack=True)
def fall(game: Universalis, entry: Fall) -> Script[None]:
    """A fall stuns and deals a die per point of height against Natural Armor; an abyss is the end.

    UN-0296 to UN-0299, UN-G09
    """
    who = game.character(entry.who)
    abyss = game.terrain.abyss & game.cover(who)
    wounds = game.left(who)
    if not abyss:
        armor = harden(game.kit(who), Tally(game.kit(who).natural, "natural", "UN-0296"))
        wounds = yield from roll_damage(game, who, entry.height, armor.total)
    if wounds >= game.left(who) and (yield from turned_aside(game, who)):
        return
    if abyss:
        knock_out(game, who)
        return
    suffer(game, who, "stunned")
    lose(game, who, wounds, why="fall")
    active = game.state.active
    if active is not None and active.who == who.id:
        active.over = True
