"""Years, winter, the Dark Player in a campaign.  UN-1277 to UN-1281, UN-1298 to UN-1310, UN-X118"""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.campaign.on_the_map import Changed, Group, Journey, Marker, SeatId, journey, like
from systems.universalis.campaign.test_travelling import after_a_quest
from undercroft.crawl.campaign import closed
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.dangers import markers, place, steps_for
from undercroft.systems.universalis.campaign.world import in_winter
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.cards.world import DANGERS
from undercroft.systems.universalis.heroes.ledger import Ledger, open_ledger
from undercroft.systems.universalis.maps.games_between import JOURNEY
from undercroft.systems.universalis.maps.realm import country, ground_of, icy
from undercroft.systems.universalis.state import World

LAIR, KRAZMOR, NORTH = 26, 69, 75
GLACIER = 10


# the year


@rule("UN-1277")
def test_a_year_has_fifty_two_weeks():
    road = journey(world={"week": 51}).take("stay-here")
    assert (road.world.week, road.world.year) == (52, 1)
    road.take("stay-here")
    assert (road.world.week, road.world.year) == (1, 2)


@rule("UN-1278")
@pytest.mark.parametrize(("week", "winter"), [(1, True), (12, True), (13, False), (52, False)])
def test_the_first_twelve_weeks_are_winter(week, winter):
    assert in_winter(journey(world={"week": week}).game) is winter


@rule("UN-1280")
def test_in_winter_a_sea_beside_a_glacier_is_glacier():
    frozen = [n for n in country().sea if icy(n)]
    assert frozen
    assert 96 not in frozen
    assert {ground_of(n, winter=True) for n in frozen} == {"glacier"}
    assert {ground_of(n, winter=False) for n in frozen} == {"sea"}
    walk = {one.at for one in journey(GLACIER, world={"week": 5}).found("travel")}
    assert 80 in walk
    assert 80 not in {one.at for one in journey(GLACIER, world={"week": 20}).found("travel")}


@rule("UN-1281")
@pytest.mark.parametrize(
    ("at", "week", "wounds"), [(GLACIER, 5, 1), (KRAZMOR, 5, 1), (80, 5, 1), (31, 5, 0), (GLACIER, 13, 0)]
)
def test_in_winter_ice_and_mountains_cost_a_die_against_natural_armor(at, week, wounds):
    road = journey(at, party=["shara"], world={"week": week}, dice={"damage": [[6]]}).take("stay-here")
    if road.world.week == week:
        road.take("end-of-week")
    assert road.hero().wounds == wounds


@rule("UN-1281", "UN-G99")
def test_who_is_in_a_settlement_is_warm_and_companions_do_not_freeze():
    road = journey(KRAZMOR, party=["shara"], inside=True, world={"week": 5}, dice={"damage": [[6]]})
    road.take("stay-here").take("done").take("end-of-week")
    assert (road.world.week, road.hero().wounds) == (6, 0)
    outside = journey(GLACIER, party=[like("shara", companion="wolf")], world={"week": 5}, dice={"damage": [[6]]})
    outside.take("stay-here")
    assert outside.after().heroes["shara"].companion_hurt == 0


# the Dark Player


def resting(*, sixes: int, party: tuple[str, ...] = ("shara",), marks: tuple[int, ...] = (), **more) -> Journey:
    """A group that rests in the inn of Krazmor, and the week's end."""
    heroes = [like(one, coins=20) if not one.startswith("{") else one for one in party]
    dice = {"danger": [[6] * sixes + [1] * 9]}
    there = {"markers": tuple(Marker(n) for n in marks)}
    road = journey(KRAZMOR, party=heroes, inside=True, dice=dice, world=there, **more).take("stay-here")
    road.take("visit", what="inn").until("journey")
    return road.take("end-of-week")


@rule("UN-1298")
def test_the_dark_players_turn_follows_that_of_the_heroes():
    apart = [Group(members=("shara",), at=31), Group(members=("aki",), at=43)]
    road = journey(groups=apart, world={"markers": (Marker(35),)})
    road.take("stay-here")
    assert road.world.markers == (Marker(35),)
    road.take("stay-here")
    assert road.world.markers != (Marker(35),)


@rule("UN-1298")
def test_after_a_quest_the_heroes_begin_again():
    road = journey(31, world={"markers": (Marker(35),), "quested": True}, over=True)
    assert (road.world.week, road.world.markers) == (21, (Marker(35),))


@rule("UN-1299", "UN-1300")
def test_a_person_chooses_the_starting_territory_and_moves_the_markers_unseen():
    seats = (SeatPlan("us"), SeatPlan("them", role="dark", controller="person"))
    setup = Setup(system="universalis", quest=JOURNEY, party=("shara",), seats=seats, seed="lair")
    table = Table(SYSTEM, msgspec.structs.replace(setup, ledger=SYSTEM.new_ledger()))
    table.choose(table.ask.options[5])
    table.choose(table.ask.options[0])
    assert (table.ask.prompt, table.ask.seat) == ("lair", 1)
    table.choose(next(one for one in table.ask.options if one.at == 60))
    assert table.state.world.lair == 60

    road = journey(31, dark=True, world={"markers": (Marker(49),)})
    ours, theirs = (road.table.scene(SeatId(seat)) for seat in (0, 1))
    assert not [one for one in ours.board.tokens if one.kind == "danger"]
    assert [one.at for one in theirs.board.tokens if one.kind == "danger"] == [49]
    road.take("stay-here")
    assert (road.prompt, road.ask.seat, road.ask.secret) == ("danger", 1, True)
    road.table.choose(road.ask.options[1])
    moved = [sum(isinstance(one, Changed) and one.what == "danger-moved" for one in road.heard(n)) for n in (0, 1)]
    assert moved == [0, 1]
    assert road.after().world.markers == markers(road.game)


@rule("UN-1299")
def test_a_person_is_asked_even_where_a_marker_has_a_single_way_so_that_no_pause_tells_where_it_is():
    road = journey(31, dark=True)
    at = next(n for n in range(1, 77) if len(steps_for(road.game, n)) == 1 and n != 31)
    road = journey(31, dark=True, world={"markers": (Marker(at),)}).take("stay-here")
    assert (road.prompt, road.ask.seat, len(road.ask.options)) == ("danger", 1, 1)


@rule("UN-1299")
def test_what_a_seat_cannot_know_is_dealt_anew_without_its_noticing():
    road = journey(31, dark=True, world={"markers": (Marker(49), Marker(58))})
    twin = road.table.fork()
    SYSTEM.redeal(twin.game, SeatId(0), random.Random(3))
    assert twin.game.state.player.markers != road.state.player.markers
    assert msgspec.json.encode(twin.scene(SeatId(0))) == msgspec.json.encode(road.table.scene(SeatId(0)))
    SYSTEM.redeal(twin.game, SeatId(1), random.Random(4))


@rule("UN-1301", "UN-1302", "UN-X118")
def test_resting_brings_a_die_for_every_ten_value_points_and_a_marker_for_each_six():
    heavy = [like("shara", coins=20, vp=60), like("aki", coins=20, vp=54)]
    road = resting(sixes=2, party=tuple(heavy), marks=(44, 34))
    assert road.world.markers[2:] == (Marker(LAIR), Marker(LAIR))
    assert all(one.at not in (44, 34) for one in road.world.markers[:1])
    rolled = [one for one in road.heard() if type(one).__name__ == "Rolled" and one.why == "danger"]
    assert sum(len(pool) for pool in rolled[0].dice) == 11


@rule("UN-1301")
def test_who_does_not_rest_brings_no_danger():
    assert journey(31).take("stay-here").rolls("danger") == 0


@rule("UN-1303", "UN-G101", "UN-X118")
def test_every_marker_moves_a_territory_towards_the_heroes_and_new_ones_do_not():
    road = resting(sixes=1, party=(like("shara", coins=20, vp=19),), marks=(46,))
    moved, new = road.world.markers
    assert moved.at in country().beside(46)
    assert new == Marker(LAIR)
    road.until("journey").take("stay-here").until("journey").take("end-of-week")
    assert road.world.markers[1] != Marker(LAIR)


@rule("UN-1304")
def test_markers_cross_rivers_and_seas():
    road = journey(61, world={"markers": (Marker(40),)})
    assert steps_for(road.game, 40) == [50, 96]
    assert country().parted(40, 50)


@rule("UN-1305", "UN-G102", "UN-X118")
@pytest.mark.parametrize(("faces", "wounds"), [([1, 1], True), ([6, 6], False)])
def test_a_marker_that_reaches_the_heroes_draws_a_card_and_is_gone(faces, wounds):
    road = journey(
        NORTH,
        party=["shara"],
        world={"markers": (Marker(KRAZMOR),)},
        cards=["assassin"],
        dice={"perception": [faces], "damage": [[6, 1, 1, 1]]},
    )
    road.take("stay-here").until("journey")
    assert road.world.markers == ()
    assert bool(road.hero().wounds) is wounds
    assert [line.about for line in road.world.journal if line.what == "danger"] == ["assassin"]


@rule("UN-1306")
def test_there_are_ten_markers_at_most():
    road = journey(31, world={"markers": tuple(Marker(n) for n in (59, 60, 49, 58, 48, 15, 68, 70, 76))})
    place(road.game, 5)
    assert len(road.world.markers) == 10
    place(road.game, 1)
    assert len(road.world.markers) == 10


@rule("UN-1307")
def test_no_marker_moves_where_another_is_but_for_the_starting_territory():
    road = journey(31, world={"markers": (Marker(33), Marker(34))})
    free = steps_for(road.game, 34)
    assert 33 not in free
    assert 33 in steps_for(journey(31, world={"markers": (Marker(34),)}).game, 34)
    home = journey(31, world={"markers": (Marker(33), Marker(34)), "lair": 33})
    assert 33 in steps_for(home.game, 34)


@rule("UN-1308")
def test_the_artificial_dark_player_moves_by_the_shortest_way():
    road = journey(31, world={"markers": (Marker(46),)})
    before = len(steps_for(road.game, 46))
    assert before
    there = steps_for(road.game, 46)[0]
    road.take("stay-here")
    assert road.world.markers == (Marker(there),)
    far = country().steps(31, frozenset())
    assert far[there] == far[46] - 1


@rule("UN-1309", "UN-G103")
@pytest.mark.parametrize(("suffered", "achieved", "new"), [(3, 2, 1), (2, 2, 0), (1, 2, 0)])
def test_a_dark_player_who_was_ahead_in_a_quest_places_a_marker(suffered, achieved, new):
    after = after_a_quest(True, suffered=suffered, achieved=achieved)
    assert after.markers == (Marker(LAIR),) * new


@rule("UN-1309", "UN-1306")
def test_but_no_eleventh():
    ten = tuple(Marker(n) for n in range(30, 40))
    assert after_a_quest(False, suffered=3, markers=ten).markers == ten


@rule("UN-1310")
@pytest.mark.parametrize(("won", "new"), [(True, 0), (False, 1)])
def test_without_achievement_points_it_is_placed_if_the_dark_player_wins(won, new):
    quest = as_setup(msgspec.structs.replace(BOX[QUESTS]["the-silent-bell"], counter=False, decks=NO_DECKS))
    after = after_a_quest(won, suffered=1 - new, achieved=new, quest=quest)
    assert after.markers == (Marker(LAIR),) * new


NO_DECKS = type(BOX[QUESTS]["the-silent-bell"].decks)(obstacles=0, powers=0, encounters=0)


def test_there_are_ten_danger_cards():
    assert len(BOX[DANGERS]) == 10


def test_a_world_is_written_and_read_again():
    world = World(week=3, groups=[Group(members=("shara",), at=31)], markers=(Marker(26),))
    assert open_ledger(closed(Ledger(world=world))).world == world
