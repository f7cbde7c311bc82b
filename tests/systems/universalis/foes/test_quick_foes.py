"""What creatures find out by short ways is what the long ways find: whom they see, shoot at, and go for."""

from __future__ import annotations

import random

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import hero, orc, position
from undercroft.board.bits import bits, squares
from undercroft.board.reach import Reach, overlay, reach
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.words import MOVES_THROUGH
from undercroft.systems.universalis.combat.ranged import in_range, ready
from undercroft.systems.universalis.foes.moving import FAR, beside_enemies, look, nearest_stands, out_of_reach
from undercroft.systems.universalis.foes.places import stands
from undercroft.systems.universalis.foes.shooting import RANGED, has_mark, shooting, vantage
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import around, engagers, held, pressed
from undercroft.systems.universalis.ground.sight import gap, line_of, seen_from, sees
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import footing, landings, reach_of, rough_for
from undercroft.systems.universalis.state import Activation, Character, State

QUESTS = [quest.id for quest in SYSTEM.quests()][::3]
EVERY = 9
SHOT = 8
"""As far as somebody might shoot."""

"""At every ninth decision everybody is looked at."""


@pytest.mark.parametrize("quest", QUESTS)
def test_whoever_is_seen_has_a_line_to_be_seen_by(quest: str) -> None:
    compared = 0
    for game in _positions(quest, "sight", 300):
        for one in game.present():
            for other in game.enemies(one):
                compared += 1
                assert sees(game, one, other) is (line_of(game, one, other) is not None)
    assert compared


@pytest.mark.parametrize("quest", QUESTS)
def test_a_creature_has_a_mark_where_somebody_is_in_range_of_a_weapon(quest: str) -> None:
    for game in _positions(quest, "marks", 300):
        for one in game.state.creatures:
            known = [card for card in ready(game, one) if card.kind in RANGED]
            if not (one.down or game.terrain.deep & game.cover(one)):
                marked = any(in_range(game, one, card) for card in known)
                assert has_mark(game, one, Activation(who=one.id, points=1)) is marked


@pytest.mark.parametrize("quest", QUESTS)
def test_places_to_see_somebody_from_are_the_same_together_as_one_by_one(quest: str) -> None:
    compared = 0
    for game in _positions(quest, "places", 150):
        for one in [one for one in game.present() if not one.wide and not one.mount]:
            places = landings(Standpoint(game, one), reach_of(Standpoint(game, one), 3))
            for enemy in game.enemies(one):
                if enemy.wide or enemy.mount or game.terrain.holes & game.cover(enemy):
                    continue
                compared += 1
                seen = seen_from(game, one, enemy, places, SHOT)
                assert seen == bits(at for at in squares(places) if _sees_from(game, one, at, enemy))
    assert compared


def _sees_from(game: Universalis, who: Character, at: int, enemy: Character) -> bool:
    """Would it see somebody no farther off than a shot if it stood there?"""
    start, who.at = who.at, int(at)
    near = gap(game, game.cover(who), game.cover(enemy)) <= SHOT and sees(game, who, enemy)
    who.at = start
    return near


@pytest.mark.parametrize("quest", QUESTS)
def test_a_shooter_walks_to_the_cheapest_place_from_which_it_would_have_a_mark(quest: str) -> None:
    for game in _positions(quest, "vantage", 200):
        for one in game.state.creatures:
            known = shooting(game, one)
            if not known or one.wide or pressed(game, one):
                continue
            points = game.kit(one).movement
            walk = reach_of(Standpoint(game, one), points)
            ends = landings(Standpoint(game, one), walk)
            by_cost = [at for layer in walk.layers for at in squares(layer & ends)]
            good = [at for at in by_cost if _has_mark_at(game, one, at, known)]
            found = vantage(game, one, known, points)
            assert (found[1] if found is not None else None) == (good[0] if good else None)


def _has_mark_at(game: Universalis, who: Character, at: int, known: list[Weapon]) -> bool:
    """Would it have somebody to shoot at with one of some weapons if it stood there?"""
    start, who.at = who.at, int(at)
    found = any(in_range(game, who, weapon) for weapon in known)
    who.at = start
    return found


@pytest.mark.parametrize("quest", QUESTS)
def test_the_nearest_place_beside_an_enemy_is_the_same_found_near_or_far(quest: str) -> None:
    compared = 0
    for game in _positions(quest, "stands", 300):
        for one in game.state.creatures:
            if game.enemies(one) and not engagers(game, one):
                compared += 1
                here = Standpoint(game, one)
                walk = reach_of(here, here.kit.movement)
                assert nearest_stands(here, walk, beside_enemies(here)) == _far_off(game, one)
    assert compared


@pytest.mark.parametrize("quest", QUESTS)
def test_whoever_has_all_enemies_far_off_finds_by_one_flood_what_it_would_find_by_two(quest: str) -> None:
    compared = 0
    for game in _positions(quest, "far", 300):
        for one in game.state.creatures:
            points = game.kit(one).movement // 2
            game.state.active = Activation(who=one.id, points=points)
            if one.at < 0 or not out_of_reach(here := Standpoint(game, one), points, beside_enemies(here)):
                continue
            compared += 1
            view = look(here, points)
            assert view.course is not None
            walk = reach_of(here, points)
            assert (view.held_by, view.places) == (engagers(game, one), stands(here, walk))
            assert view.course.goal == _far_off(game, one)
            assert not view.course.goal or (view.reach.layers, view.reach.stop) == (walk.layers, walk.stop)
    assert compared


@pytest.mark.parametrize("quest", QUESTS)
def test_everybody_walks_as_far_as_a_flood_of_the_whole_ground_goes(quest: str) -> None:
    compared = 0
    for game in _positions(quest, "walks", 300):
        for one in game.present():
            if not one.mount and "flying" not in one.conditions:
                compared += 1
                points = game.kit(one).movement
                assert reach_of(Standpoint(game, one), points).layers == _walk(game, one, points).layers
    assert compared


def test_who_is_barred_on_top_of_things_goes_round_below_and_gets_up_again_behind() -> None:
    board = "######\n#....#\n#.##.#\n#....#\n######"
    boxes = [{"kind": "barrels-and-boxes", "at": f"{column}2"} for column in "bcde"]
    foe = orc(at="d2", conditions=["knocked-down"])
    play = position(board, S=hero(at="b2"), k=foe, turn="S", furniture=boxes)
    who = play.who("S")
    found = reach_of(Standpoint(play.game, who), 9)
    assert found.layers == _walk(play.game, who, 9).layers
    assert found.cost(1 << who.at + 3) == 8


def _walk(game: Universalis, who: Character, points: int) -> Reach:
    """Where it can walk, everybody on the board looked at.  UN-0135 to UN-0137, UN-0341"""
    barred = friends = 0
    for one in game.present() if not game.kit(who).has(MOVES_THROUGH) else []:
        if one.id == who.id or one.mount == who.id:
            continue
        if game.bright(one) is not game.bright(who) or engagers(game, one):
            barred |= game.cover(one)
        else:
            friends |= game.cover(one)
    terrain = game.terrain
    ways = terrain.ways(who.size) + (terrain.ladders(bool(who.hands)) if game.plan.ladders else ())
    costs = overlay((rough_for(game, who), 1), (friends, 1))
    passable = footing(game, who) & ~barred
    return reach(ways, game.cover(who), points, passable, costs=costs, stop=held(game, who))


def _far_off(game: Universalis, who: Character) -> int:
    """The squares beside enemies that are fewest points away, by a flood of the whole ground."""
    enemies = [enemy for enemy in game.enemies(who) if enemy.id == who.quarry] or game.enemies(who)
    beside = 0
    for enemy in enemies:
        beside |= around(game, enemy)
    found: Reach = reach_of(Standpoint(game, who), FAR)
    cost = found.cost(beside)
    return 0 if cost is None else found.layers[cost] & beside


def _positions(quest: str, seed: str, decisions: int) -> list[Universalis]:
    """Positions of random games, with creatures in them."""
    found: list[Universalis] = []
    games = 0
    while decisions > 0:
        games += 1
        setup = SYSTEM.default_setup(quest, 3, f"{seed} {games}")
        table: Table[State, Universalis] = Table(SYSTEM, setup, keep=True, listen=False, digests=False)
        luck = random.Random(f"{seed} {games}")
        while (ask := table.ask) is not None and decisions > 0:
            if table.game.state.creatures:
                decisions -= 1
                if decisions % EVERY == 0:
                    found.append(table.fork().game)
            table.choose(luck.choice(ask.options))
    return found
