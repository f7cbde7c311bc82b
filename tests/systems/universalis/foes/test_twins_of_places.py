"""The places that creatures choose, against the rules tried place by place on scattered ground.  UN-0712 to UN-0715"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from systems.universalis.build import Play, hero, orc, position, troll
from undercroft.board.bits import Bits, squares
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.melee import farther
from undercroft.systems.universalis.foes.moving import _nearest, closest
from undercroft.systems.universalis.foes.places import Place, stands
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import turns
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of, resting
from undercroft.systems.universalis.state import Character

WIDE, HIGH = 13, 10
KINDS: tuple[dict[str, Any], ...] = (
    orc(),
    orc(hands=["spear"]),
    troll(),
    {"creature": "wolf-rider", "hands": ["broadsword"]},
    {"creature": "wolf-rider", "hands": ["spear"]},
    troll(hands=["halberd"]),
)


def scattered(seed: int) -> Play:
    """Two heroes, an orc Leader and four more orcs, trolls and riders on ground with pillars and rubble."""
    luck = random.Random(f"places {seed}")
    rows = ["".join(luck.choices(".,#", (14, 2, 1), k=WIDE)) for _ in range(HIGH)]
    board = "\n".join(["#" * (WIDE + 2), *(f"#{row}#" for row in rows), "#" * (WIDE + 2)])
    taken: set[tuple[int, int]] = set()
    people = {"S": hero(), "B": hero("borgron"), "l": orc(leader=True)}
    people |= dict(zip("ijkm", luck.choices(KINDS, k=4), strict=True))
    for name, given in people.items():
        size = 2 if given.get("creature") in ("troll", "wolf-rider") else 1
        spots = [spot for spot in _free(rows, size) if not _under(spot, size) & taken]
        column, row = luck.choice(spots)
        taken |= _under((column, row), size)
        facing = luck.choice(("north", "south", "east", "west"))
        people[name] = {**given, "at": f"{chr(ord('b') + column)}{row + 2}", "facing": facing}
    return position(board, turn="S", **people)


def _under(spot: tuple[int, int], size: int) -> set[tuple[int, int]]:
    return {(spot[0] + x, spot[1] + y) for x in range(size) for y in range(size)}


def _free(rows: list[str], size: int) -> list[tuple[int, int]]:
    found = [(x, y) for y in range(HIGH + 1 - size) for x in range(WIDE + 1 - size)]
    return [spot for spot in found if all(rows[y][x] != "#" for x, y in _under(spot, size))]


def standing(game: Universalis, who: Character, at: int, across: bool) -> Iterator[None]:
    """Once, with somebody standing somewhere."""
    before = who.at, who.across
    who.at, who.across = at, across
    yield
    who.at, who.across = before


def best_place(here: Standpoint, points: int, enemy: Character) -> Place | None:
    """Of all places from which it could attack an enemy, those not beside an ally, the cheapest, the farthest from
    the enemy's way to the Leader, the roomiest, the one without a turn; with a long weapon from arm's length.

    UN-0713 to UN-0715
    """
    game, who = here.game, here.who
    found = reach_of(here, points)
    leader = next((ally for ally in game.allies(who) if ally.leader), None)
    board, walking, open_ = game.plan.board, game.terrain.walking, game.terrain.standable[2]
    ranks: dict[bool, list[tuple[bool, int, int, int, bool, int]]] = {True: [], False: []}
    for across in (False, True) if turns(who) else (who.across,):
        for at in map(int, squares(resting(here, found, across=across) if turns(who) else landings(here, found))):
            for _ in standing(game, who, at, across):
                near = adjacent(game, who, enemy)
                afar = here.kit.long and not near and enemy in farther(game, who, [])
                crowded = any(adjacent(game, who, ally) for ally in game.allies(who))
                cover = game.cover(who)
            if not (near or afar):
                continue
            cost = found.cost(cover & ~found.start)
            assert cost is not None
            guard = board.distance(at, leader.at) if leader is not None else 0
            room = (walking.from_(1 << at) & open_).bit_count()
            ranks[near].append((crowded, cost, guard, -room, across is not who.across, at))
    best = min(ranks[False] or ranks[True], default=None)
    return None if best is None else Place(best[1], best[5], who.across is not best[4])


@rule("UN-0713", "UN-0714", "UN-0715", "UN-0416")
@pytest.mark.parametrize("seed", range(25))
def test_a_creature_attacks_each_enemy_from_the_best_of_all_places_tried_one_by_one(seed: int) -> None:
    play = scattered(seed)
    for name in "ijkm":
        here = Standpoint(play.game, play.who(name))
        found = stands(here, reach_of(here, here.kit.movement))
        wanted = {enemy.id: best_place(here, here.kit.movement, enemy) for enemy in here.enemies}
        assert found == {enemy: place for enemy, place in wanted.items() if place is not None}


def steps_from(game: Universalis, who: Character, cover: Bits, goal: Bits) -> int:
    """How many steps over ground that bears somebody lead from some squares to others, whoever stands there."""
    terrain, far, seen = game.terrain, 0, cover
    while not seen & goal:
        grown = seen | terrain.walking.from_(seen) & (terrain.standable[who.size] | goal)
        if grown == seen:
            return 99
        seen, far = grown, far + 1
    return far


@rule("UN-0712", "UN-0715")
@pytest.mark.parametrize("seed", range(25))
def test_a_creature_on_its_way_ends_where_the_fewest_steps_are_left(seed: int) -> None:
    play = scattered(seed)
    goal = play.game.cover(play.who("S"))
    for name in "ij":
        here = Standpoint(play.game, play.who(name))
        if turns(here.who):
            continue
        ends = landings(here, reach_of(here, 3)) | 1 << here.who.at
        left = {}
        for at in map(int, squares(ends)):
            for _ in standing(play.game, here.who, at, here.who.across):
                left[at] = steps_from(play.game, here.who, play.game.cover(here.who), goal)
        fewest = min(left.values())
        wanted = {at for at, steps in left.items() if steps == fewest < 99}
        assert set(map(int, squares(_nearest(play.game, here.who, ends, goal)))) == wanted
        to = closest(play.game, here.who, ends & ~(1 << here.who.at), goal)
        assert (to in wanted) if wanted and here.who.at not in wanted else (to is None)
