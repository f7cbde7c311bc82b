"""Boats, rivers, bridges and the sea.  UN-1231, UN-1247 to UN-1266, UN-X112, UN-X113"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.campaign.on_the_map import Boat, Journey, journey, like
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.world import VESSELS
from undercroft.systems.universalis.maps.realm import country, icons, realm

SALTMOUTH, MOUTH_SEA = 50, 96
R10, R11, R12 = 10, 11, 12
"""The lowest icons of the river Asarlung."""
SHIP = Boat("merchant-ship", 6, 50, water=96)
RICH = (like("shara", coins=30), like("aki", coins=30))


def at_sea(boat: Boat = SHIP, at: int = MOUTH_SEA, **more) -> Journey:
    more.setdefault("party", RICH)
    return journey(at, boat=boat, aboard=True, **more)


def on_river(icon: int, boat: Boat = SHIP, **more) -> Journey:
    more.setdefault("party", RICH)
    return journey(icons()[icon].banks[0], boat=boat, aboard=True, icon=icon, **more)


def boats(road: Journey) -> set[str]:
    return {one.what for one in road.found("take-boat")}


@rule("UN-1247")
def test_a_boat_is_taken_at_a_pier_for_waters_it_can_sail():
    road = journey(SALTMOUTH, party=RICH, inside=True).take("stay-here").take("visit", what="pier")
    assert boats(road) == {"vessel-rowboat", "vessel-merchant-ship"}
    road.take("take-boat", what="vessel-merchant-ship")
    assert road.group.boat == Boat("merchant-ship", 6, SALTMOUTH, water=MOUTH_SEA)
    assert road.hero().coins == 10
    nimfall = journey(20, party=[like("shara", coins=40)], inside=True).take("stay-here").take("visit", what="pier")
    assert "vessel-warship" not in boats(nimfall)


@rule("UN-1248")
def test_aboard_one_travels_on_the_water_only():
    road = journey(SALTMOUTH, party=RICH, boat=SHIP).take("board")
    assert (road.group.at, road.group.aboard) == (MOUTH_SEA, True)
    assert not road.found("travel")
    assert not road.found("enter-settlement")
    assert {one.at for one in road.found("sail")} == {86, 89, icons()[R10].banks[0]}


@rule("UN-1249")
def test_the_ship_waits_where_the_group_goes_ashore():
    road = at_sea().take("sail", at=89).take("go-ashore", at=61)
    assert (road.group.at, road.group.aboard) == (61, False)
    assert (road.group.boat.at, road.group.boat.water) == (61, 89)
    assert road.rolls() == 2
    assert road.found("board") or road.week_over().found("board")


@rule("UN-1250")
def test_a_ship_that_waited_is_paid_a_coin_for_each_turn_spent_in_other_territories():
    road = journey(51, party=RICH, boat=SHIP).take("stay-here").take("stay-here")
    assert road.group.boat.away == 2
    road.take("travel", at=SALTMOUTH)
    assert road.found("board", n=2)
    road.take("board")
    assert (road.hero().coins, road.group.boat.away) == (28, 0)


@rule("UN-1250")
def test_who_cannot_pay_for_it_does_not_get_it_back():
    late = Boat("merchant-ship", 6, SALTMOUTH, water=MOUTH_SEA, away=3)
    poor = journey(SALTMOUTH, party=[like("shara", coins=2)], boat=late)
    assert not poor.found("board")
    assert poor.found("give-up-boat")
    assert poor.take("give-up-boat").group.boat is None
    assert not journey(SALTMOUTH, party=RICH, boat=SHIP).found("give-up-boat")


@rule("UN-1251")
@pytest.mark.parametrize(("structure", "afloat"), [(3, True), (2, False)])
def test_a_vessel_sails_while_it_has_a_point_of_structure(structure, afloat):
    boat = Boat("merchant-ship", structure, 50, water=96)
    dice = {"travel-event": [[6]], "damage": [[1]], "random-lost": [[1]]}
    road = at_sea(boat, dice=dice, cards=["squall"]).take("sail", at=89)
    assert (road.group.boat is not None) is afloat


@rule("UN-1252", "UN-1254", "UN-1255", "UN-1256", "UN-1257", "UN-1231", "UN-X112")
def test_from_the_sea_a_ship_reaches_the_first_icon_upstream_and_no_more():
    road = at_sea().take("sail", n=R10)
    assert (road.group.icon, road.world.week, road.rolls()) == (R10, 20, 1)
    assert not road.found("sail")
    road.take("end-of-week")
    assert {one.n for one in road.found("sail", what="up")} == {R11}


@rule("UN-1253", "UN-1256", "UN-X112")
def test_downstream_a_boat_makes_two_icons_with_a_roll_at_each():
    road = on_river(R11).take("sail", what="down")
    assert (road.group.icon, road.rolls()) == (R10, 1)
    road.take("sail", what="down", at=MOUTH_SEA)
    assert (road.group.icon, road.group.at, road.rolls()) == (0, MOUTH_SEA, 2)
    assert not road.found("sail")


@rule("UN-1253", "UN-1254")
def test_no_boat_goes_on_down_after_going_up_nor_farther_than_two():
    up = on_river(R11).take("sail", what="up")
    assert up.group.icon == R12
    assert not up.found("sail")
    down = on_river(R12 + 1).take("sail", what="down").take("sail", what="down")
    assert down.group.icon == R11
    assert not down.found("sail")


@rule("UN-1255")
def test_the_current_runs_down_to_the_sea():
    for icon in icons().values():
        assert (icon.down == 0) == bool(icon.seas)
        assert not icon.down or icons()[icon.down].up == icon.n


@rule("UN-1257")
def test_a_rowboat_stays_off_the_sea_and_a_warship_off_the_rivers():
    rowboat = on_river(R10, Boat("rowboat", 3, 50, icon=R10))
    assert not rowboat.found("sail", at=MOUTH_SEA)
    warship = at_sea(Boat("warship", 10, 50, water=96))
    assert not [one for one in warship.found("sail") if one.n]


@rule("UN-1258")
def test_a_river_is_crossed_where_a_bridge_joins_the_banks_and_its_card_is_read():
    road = journey(42, party=RICH)
    assert country().parted(42, 52)
    assert not road.found("travel", at=52)
    road.take("travel", at=51)
    assert road.hero().coins == 29


@rule("UN-1258")
def test_who_cannot_pay_the_toll_does_not_cross():
    assert not journey(42).found("travel", at=51)


@rule("UN-1285")
def test_strangers_pay_twice_at_the_bridge_of_a_hostile_land():
    road = journey(42, party=[like("snik", coins=9)]).take("travel", at=51)
    assert road.hero().coins == 7


@rule("UN-1210", "UN-1213")
def test_only_navigable_rivers_carry_boats():
    wild = [pair for n, river in enumerate(realm().rivers) if n not in realm().navigable for pair in river]
    assert wild
    assert not {frozenset(pair) for pair in wild} & {frozenset(icon.banks) for icon in icons().values()}
    assert country().parted(*wild[0])


@rule("UN-1259")
def test_with_a_ship_one_moves_from_sea_area_to_sea_area_one_a_turn():
    road = at_sea()
    assert {one.at for one in road.found("sail", what="sea")} == {86, 89}
    road.take("sail", at=89)
    assert road.group.at == 89
    assert not road.found("sail")


def wrecked(*party: str, icon: int = 0, damage: int = 1, **more) -> Journey:
    """A boat with its last point of Structure, into which a leak is knocked."""
    boat = Boat("merchant-ship", 1, 50, water=96)
    dice = {
        "travel-event": [[6], [2]],
        "damage": [[damage]],
        "random-lost": [[1]],
    }
    dice |= more.pop("dice", {})
    if icon:
        road = on_river(icon, boat, party=party, dice=dice, cards=["floating-log"], **more).take("sail", what="up")
        return road.take("no") if road.prompt == "epic-event" else road
    return at_sea(boat, party=party, dice=dice, cards=["squall"], **more).take("sail", at=89)


@rule("UN-1260")
def test_at_sea_animals_that_do_not_fly_drown():
    road = wrecked(like("shara", companion="wolf"), like("aki", companion="hawk"), like("brumgar", companion="horse"))
    after = road.after().heroes
    assert (after["shara"].companion, after["aki"].companion, after["brumgar"].companion) == ("", "hawk", "")


@rule("UN-1261")
def test_the_breakers_cost_heroes_and_mercenaries_two_dice_against_natural_armor():
    road = wrecked(like("shara", companion="human-mercenary"), damage=6)
    assert road.hero().wounds == 2
    assert road.after().heroes["shara"].companion_hurt == 2
    assert wrecked("shara", damage=1).hero().wounds == 0


@rule("UN-1262")
def test_the_survivors_are_in_the_territory_nearest_to_that_sea():
    road = wrecked("shara")
    assert (road.group.at, road.group.boat, road.group.aboard) == (61, None, False)


@rule("UN-1263", "UN-1264")
def test_on_a_river_animals_drown_and_nobody_else_is_hurt():
    road = wrecked(like("shara", companion="wolf"), like("aki", companion="hawk"), icon=R10, damage=6)
    road.take("swim-ashore", at=41)
    after = road.after().heroes
    assert (after["shara"].companion, after["aki"].companion) == ("", "hawk")
    assert [one.wounds for one in road.state.heroes] == [0, 0]


@rule("UN-1265", "UN-X113")
def test_on_a_river_they_choose_a_bank_and_roll_for_its_territory():
    road = wrecked("shara", icon=R10)
    assert {one.at for one in road.found("swim-ashore")} == set(icons()[R11].banks)
    rolls = road.rolls()
    road.take("swim-ashore", at=41)
    assert (road.group.at, road.group.icon, road.rolls()) == (41, 0, rolls + 1)


@rule("UN-1266", "UN-X113")
@pytest.mark.parametrize("icon", [0, R10])
def test_in_either_wreck_each_hero_loses_two_things(icon):
    road = wrecked("shara", "aki", icon=icon)
    if icon:
        road.take("swim-ashore", at=41)
    for one in road.state.heroes:
        assert len((*one.body, *one.hands, *one.pack)) == len(BOX[HEROES][one.card].belongings) - 2


def test_every_vessel_sails_somewhere():
    assert all(one.river or one.sea for one in BOX[VESSELS].values())
