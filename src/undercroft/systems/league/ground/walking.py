"""How far a model may walk, and along which squares.  LE-0146 to LE-0151, LE-0159, LE-0781 to LE-0785, LE-G63"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.paths import path
from undercroft.board.reach import Costs, Reach, overlay
from undercroft.board.reach import reach as flooded
from undercroft.board.steps import Steps
from undercroft.crawl.game import is_hero
from undercroft.systems.league.cards import monster_words, words
from undercroft.systems.league.cards.heroes import SPECIES
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import hostile_zone
from undercroft.systems.league.state import TRAP, Enemy, Hero

DEARER = 1
"""Movement points that furniture, and a hostile zone of control, cost besides the square itself.  LE-0151, LE-0159"""


def movement(game: League, model: Hero | Enemy) -> int:
    """How many squares a model may move with one move action.  LE-0146"""
    plain = game.card(model).movement if isinstance(model, Enemy) else game.box[SPECIES][model.species].movement
    return max(1, plain + game.kit(model).sum(words.MOVEMENT))


# who passes what


def flies(game: League, model: Hero | Enemy) -> bool:
    """Does it move through everybody, over pits and traps?  LE-0768, LE-0769"""
    if not isinstance(model, Enemy):
        return False
    outdoors = game.ground.outdoors and game.has(model, monster_words.FLYER_OUTDOORS)
    return outdoors or game.has(model, monster_words.FLYER)


def floats(game: League, model: Hero | Enemy) -> bool:
    """Are pits and traps as ground to it?  LE-0767, LE-0769"""
    return isinstance(model, Enemy) and (game.has(model, monster_words.FLOATER) or flies(game, model))


def slips_through_heroes(game: League, model: Hero | Enemy) -> bool:
    """Does it move through squares with heroes, and pay nothing more in what they control?

    LE-0759, LE-0768, LE-0806, LE-0807
    """
    if not isinstance(model, Enemy):
        return False
    return flies(game, model) or game.has(model, monster_words.SCURRY) or game.has(model, monster_words.ETHEREAL)


def heeds_traps(game: League, model: Hero | Enemy) -> bool:
    """Does it keep off squares with a trap that somebody knows of?  Lower undead do not.  LE-0271, LE-0718, LE-G77"""
    if floats(game, model):
        return False
    return not (isinstance(model, Enemy) and game.card(model).behaviour == "lower-undead")


def trapped(game: League) -> Bits:
    """The squares with a trap token.  LE-0269, LE-0270"""
    found = 0
    for token in game.state.tokens:
        if token.kind == TRAP:
            found |= 1 << token.at
    return found


# what is open to whom


def standable(game: League, model: Hero | Enemy) -> Bits:
    """The squares on which a model could stand if nobody else did: nobody walks into a pit, unless pits are as ground
    to it.  LE-0148, LE-0157, LE-0478, LE-0479, LE-0767"""
    ground = game.ground
    if not ground.pits or floats(game, model):
        return ground.open_floor
    if isinstance(model, Enemy) and game.kit(model).says(monster_words.X_LARGE):
        return ground.open_floor
    return ground.open_floor & ~ground.pits | game.cover(model)


def passable(game: League, model: Hero | Enemy, *, daring: bool = False) -> Bits:
    """The squares a model may move through: no model's, but for those who are knocked out and for those whom their
    rules let through; and no known trap unless it is `daring`.

    LE-0148, LE-0271, LE-0533, LE-0759, LE-0768, LE-0807, LE-0829
    """
    found = standable(game, model)
    if not daring and heeds_traps(game, model):
        found &= ~trapped(game)
    if flies(game, model):
        return found
    through = slips_through_heroes(game, model)
    crawls = along_walls(game) if isinstance(model, Enemy) and game.has(model, monster_words.WALL_CRAWLER) else 0
    for one in game.models():
        if one is model or one.hp <= 0 or (through and is_hero(one.id)):
            continue
        found &= ~game.cover(one) | (crawls if is_hero(one.id) else 0)
    return found


def along_walls(game: League) -> Bits:
    """The squares beside a wall.  LE-0829"""
    steps, floor = game.ground.steps, game.ground.board.floor
    return floor & ~(steps.north & steps.east & steps.south & steps.west)


def free(game: League, model: Hero | Enemy) -> Bits:
    """The squares, or the north-west squares of large bases, on which a model could stand now.  LE-0148, LE-0781"""
    room = standable(game, model) & ~game.occupied(model)
    return room if is_hero(model.id) else game.base(model).fits(room, game.ground.steps)


# steps


def steps_for(game: League, model: Hero | Enemy) -> Steps:
    """Single steps as they are open to a model: none goes between two other models unless both are its friends.

    LE-0147, LE-G64
    """
    steps = game.ground.steps
    if flies(game, model):
        return steps
    anybody = hostile = 0
    for one in game.models():
        if one is not model and not (one.hp <= 0):
            cover = game.cover(one)
            anybody |= cover
            if is_hero(one.id) != is_hero(model.id):
                hostile |= cover
    return between(steps, anybody, hostile) if hostile else steps


def between(steps: Steps, anybody: Bits, hostile: Bits) -> Steps:
    """These steps without diagonals that pass between two of `anybody` one of whom is `hostile`.  LE-0147"""
    stride = steps.stride
    barred = [
        _squeezed(anybody << 1, anybody << stride, hostile << 1, hostile << stride),
        _squeezed(anybody >> 1, anybody << stride, hostile >> 1, hostile << stride),
        _squeezed(anybody >> 1, anybody >> stride, hostile >> 1, hostile >> stride),
        _squeezed(anybody << 1, anybody >> stride, hostile << 1, hostile >> stride),
    ]
    if not any(barred):
        return steps
    north_west, north_east, south_east, south_west = barred
    return msgspec.structs.replace(
        steps,
        north_west=steps.north_west & ~north_west,
        north_east=steps.north_east & ~north_east,
        south_east=steps.south_east & ~south_east,
        south_west=steps.south_west & ~south_west,
        plain=False,
    )


def _squeezed(one: Bits, other: Bits, foe_one: Bits, foe_other: Bits) -> Bits:
    """Squares on both of whose sides somebody stands, a foe among them."""
    return one & other & (foe_one | foe_other)


def dearer(game: League, model: Hero | Enemy) -> Costs:
    """Squares that cost more: furniture, and what the model's foes control unless it slips through.

    LE-0151, LE-0159, LE-0806, LE-0829
    """
    slips = slips_through_heroes(game, model) or game.kit(model).says(words.SLIPS)
    control = 0 if slips else hostile_zone(game, model)
    if control and isinstance(model, Enemy) and game.has(model, monster_words.WALL_CRAWLER):
        control &= ~along_walls(game)
    return overlay((game.ground.climbed, DEARER), (control, DEARER))


# the reach of a model


def reach(
    game: League, model: Hero | Enemy, points: int | None = None, *, daring: bool = False, avoiding: Bits = 0
) -> Reach:
    """The squares to which a model can move with so many movement points, its movement unless stated, without stepping
    onto some squares.  A large model is counted as if it went from one of its squares, and squeezes through nothing.

    LE-0146 to LE-0151, LE-0159, LE-0782, LE-0785
    """
    most = movement(game, model) if points is None else points
    start, room = game.cover(model), passable(game, model, daring=daring) & ~avoiding
    if not is_hero(model.id):
        base = game.base(model)
        if len(base.offsets) > 1:
            wide = base.covered(base.fits(room, game.ground.steps)) & room
            room = wide | game.ground.bridges & room
    return flooded(steps_for(game, model), start, most, room, costs=dearer(game, model))


def ends(game: League, model: Hero | Enemy, found: Reach) -> Bits:
    """The squares, or north-west squares of a base, on which a walk may end: where nobody stands, and elsewhere than it
    began.  LE-0148, LE-0768, LE-0782, LE-0830"""
    room = free(game, model) & ~(1 << model.at)
    if is_hero(model.id):
        return found.squares & room
    base = game.base(model)
    return room & base.touching(found.squares & ~found.start) if len(base.offsets) > 1 else found.squares & room


def points_to(game: League, model: Hero | Enemy, found: Reach, to: int) -> int:
    """The movement points it takes to end there."""
    goal = 1 << to if is_hero(model.id) else game.base(model).at(to) & ~found.start
    cost = found.cost(goal)
    return 0 if cost is None else cost


def way(game: League, model: Hero | Enemy, found: Reach, to: int) -> tuple[int, ...]:
    """The squares of a cheapest walk, the last of them where it ends; of a large base its north-west squares.

    LE-0146, LE-0782
    """
    if is_hero(model.id):
        return tuple(path(found, 1 << to))
    base = game.base(model)
    if len(base.offsets) == 1:
        return tuple(path(found, 1 << to))
    room = base.fits(standable(game, model) & ~game.occupied(model), game.ground.steps)
    board, last, legs = game.ground.board, model.at, list[int]()
    for square in path(found, base.at(to) & ~found.start):
        anchors = list(squares(base.touching(1 << square) & room))
        if anchors:
            last = min(anchors, key=lambda one: (board.distance(one, last), one))
            legs.append(last)
    return (*legs, *(() if last == to else (to,)))


def beside_target(game: League, model: Hero | Enemy, target: Hero | Enemy, where: Bits) -> Bits:
    """Of some places those from which a model would be adjacent to another.  LE-0037, LE-0343, LE-0409"""
    near = game.ground.steps.around(game.cover(target))
    if is_hero(model.id):
        return where & near
    return where & game.base(model).touching(near)
