"""Places and Services, alignment, camping, home, heroes apart.  UN-1138, UN-1267 to UN-1276, UN-1282 to UN-1297"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.campaign.on_the_map import Group, Journey, journey, like
from undercroft.kernel.events import Summed
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.world import group_alignment
from undercroft.systems.universalis.cards.world import SERVICES, SETTLEMENTS

NORKEFALL, BANDMOR, BIBAL, SUDFALL = 30, 26, 23, 42
WILD = 33
"""A territory with a bathhouse outside any settlement."""


def in_town(at: int = NORKEFALL, *party: str, coins: int = 28, **more) -> Journey:
    """A group that stays in a settlement and may visit its places."""
    heroes = [like(one, coins=coins) if not one.startswith("{") else one for one in party or ("shara",)]
    return journey(at, party=heroes, inside=True, **more).take("stay-here")


def places(road: Journey) -> set[str]:
    return {one.what for one in road.found("visit")}


@rule("UN-1267", "UN-X114")
def test_three_places_are_visited_in_a_turn_and_three_more_after_another_roll():
    road = in_town()
    for place in ("inn", "tavern"):
        road.take("visit", what=place)
        if road.prompt == "at-place":
            road.take("done")
    road.take("visit", what="combat-school").take("done")
    assert not places(road)
    road.until("journey").take("end-of-week")
    rolls = road.rolls()
    road.take("stay-here")
    assert road.rolls() == rolls + 1
    assert "governor" in places(road)


@rule("UN-1268", "UN-X114")
def test_the_roll_of_the_settlement_comes_before_the_visits():
    road = journey(NORKEFALL, party=[like("shara", coins=9)])
    road.take("stay-here").take("enter-settlement")
    assert (road.prompt, road.rolls()) == ("town", 2)


@rule("UN-1269")
def test_a_settlement_has_the_places_that_its_map_shows():
    assert places(in_town()) == set(BOX[SETTLEMENTS]["norkefall"].places)
    board = in_town().table.scene(0).board
    shown = next(one for one in board.settlements if one.at == NORKEFALL)
    assert [card.id for card in shown.offers] == list(BOX[SETTLEMENTS]["norkefall"].places)


@rule("UN-1270")
def test_a_place_outside_settlements_is_visited_at_any_moment_by_everybody():
    road = journey(WILD, party=[like("shara", coins=9, hurt=2), like("aki", coins=9)])
    assert {one.who for one in road.found("visit-outside", what="bathhouse")} == {1, 2}
    road.take("visit-outside", who=1).take("deal", what="deal-hot-bath").take("done")
    assert road.hero().wounds == 1
    road.take("stay-here")
    assert {one.who for one in road.found("visit-outside")} == {2}
    assert journey(WILD, party=[like("shara", coins=9)]).take("travel", at=32).group.at == 32


@rule("UN-1271")
def test_one_heros_visits_are_over_before_anothers_begin():
    road = in_town(NORKEFALL, "shara", "aki")
    assert road.ask.who == 1
    road.take("visit", what="tavern").take("done")
    assert road.ask.who == 1
    road.take("done")
    assert road.ask.who == 2
    road.take("done")
    assert road.prompt == "journey"


@rule("UN-1272")
def test_fortune_changes_nothing_at_places():
    road = in_town(dice={"intelligence": [[1, 2]]}).take("visit", what="governor").take("deal", what="deal-audience")
    assert road.prompt in ("at-place", "town")
    assert road.world.open == ()


@rule("UN-1273")
def test_what_is_for_the_whole_group_counts_as_a_visit_of_everybody():
    road = in_town(NORKEFALL, "shara", "aki", dice={"intelligence": [[6, 6]], "random-quest": [[1]]})
    road.take("visit", what="governor").take("deal", what="deal-audience").until("town").take("done")
    assert road.ask.who == 2
    for place in ("tavern", "herbalist"):
        road.take("visit", what=place).take("done")
    assert not places(road)


@rule("UN-1274", "UN-1301")
def test_resting_at_an_inn_makes_maintenance_due():
    mercenary = like("shara", coins=20, companion="human-mercenary")
    road = in_town(NORKEFALL, mercenary).take("visit", what="inn")
    assert road.prompt == "pay-companion"
    road.take("yes")
    assert road.hero().coins == 20 - 2 - 2
    assert road.world.rested


@rule("UN-1275")
def test_to_visit_more_places_one_stays_another_turn():
    road = in_town().take("visit", what="tavern").take("done").take("done")
    assert not road.found("visit")
    road.take("end-of-week").take("stay-here")
    assert "tavern" in places(road)


@rule("UN-1276")
def test_anything_is_sold_anywhere_for_half_rounded_up():
    road = in_town(NORKEFALL, like("shara", coins=0, pack=("spyglass",)))
    road.take("sell", what="spyglass")
    assert road.hero().coins == 3


@rule("UN-1138")
@pytest.mark.parametrize(("faces", "xp"), [([6, 6], 1), ([1, 2], 0)])
def test_a_combat_school_may_bring_experience(faces, xp):
    road = in_town(dice={"strength": [faces]}).take("visit", what="combat-school").take("deal", what="deal-drill")
    assert road.after().heroes["shara"].xp == xp


@rule("UN-1138")
def test_a_library_may_bring_experience():
    road = in_town(BIBAL, dice={"intelligence": [[6, 6]]}).take("visit", what="library").take("deal", what="deal-study")
    assert road.after().heroes["shara"].xp == 1


# alignment


def provisions(at: int, *party: str) -> int:
    road = in_town(at, *party).take("visit", what="market")
    return road.found("buy", what="pack-of-provisions")[0].n


@rule("UN-1282", "UN-X115")
def test_a_group_with_good_heroes_pays_a_coin_more_in_an_evil_settlement():
    corvo, sudfall = 71, SUDFALL
    assert provisions(corvo, "dagna") == 2
    assert provisions(corvo, "dagna", "shara") == 2
    assert provisions(sudfall, "dagna") == 1


@rule("UN-1283")
def test_evil_heroes_pay_it_where_the_settlement_is_not_evil():
    assert provisions(71, "snik") == 1
    assert provisions(BIBAL, "snik") == 2
    assert provisions(SUDFALL, "snik") == 2


@rule("UN-1284")
def test_a_neutral_group_never_pays_it():
    assert [provisions(at, "shara", "aki") for at in (71, BIBAL, SUDFALL)] == [1, 1, 1]


@rule("UN-1282")
def test_services_cost_strangers_a_coin_more_too():
    ours = in_town(71, "shara").take("visit", what="inn").hero().coins
    theirs = in_town(71, "dagna").take("visit", what="inn").hero().coins
    assert ours - theirs == 1


@rule("UN-1285")
def test_some_places_ask_strangers_twice_the_price_or_turn_them_away():
    assert "library" in places(in_town(BIBAL, "shara"))
    assert "library" not in places(in_town(BIBAL, "snik"))
    road = in_town(BIBAL, "snik").take("visit", what="healer")
    assert road.found("deal", what="deal-dressing")[0].n == 2 * 2 + 1


def terms(road: Journey) -> dict[str, int]:
    summed = [one for one in road.heard() if isinstance(one, Summed) and one.what == "travel-event"]
    return {term.source: term.value for term in summed[-1].terms}


@rule("UN-1286")
def test_travel_events_are_likelier_where_a_settlement_has_another_alignment():
    assert terms(journey(BIBAL, party=["snik"]).take("stay-here")) == {"die": 2, "other-alignment": 1}
    assert terms(journey(BIBAL, party=["dagna"]).take("stay-here")) == {"die": 2}
    assert terms(journey(BIBAL, party=["shara"]).take("stay-here")) == {"die": 2}


def test_the_alignment_of_a_group_is_that_of_its_good_or_evil_heroes():
    def of(*party: str) -> str:
        road = journey(party=party)
        return group_alignment(road.game, road.group)

    assert (of("dagna", "shara"), of("snik", "aki"), of("shara", "aki")) == ("good", "evil", "neutral")


# camping


@rule("UN-1288", "UN-1290")
def test_a_group_that_stays_may_camp_and_recovers_two_vitality_and_one_mana():
    road = journey(party=[like("borgron", hurt=3, drained=3, unlucky=1), like("dagna", hurt=1)]).take("camp")
    first, second = road.state.heroes
    assert (first.wounds, first.mana, first.fortune) == (1, 6, 4)
    assert second.wounds == 0
    assert not journey(NORKEFALL, inside=True).found("camp")


@rule("UN-1289")
def test_who_camps_enters_no_settlement_and_visits_no_place():
    road = journey(NORKEFALL).take("camp")
    assert road.world.week == 21
    assert road.rolls() == 1
    wild = journey(WILD, party=[like("shara", coins=9)]).take("camp")
    assert wild.world.week == 21


@rule("UN-1291")
def test_travel_events_are_likelier_while_camping():
    assert terms(journey().take("camp")) == {"die": 2, "camping": 1}


@rule("UN-1292", "UN-X116")
def test_both_add_up_to_two():
    road = journey(BIBAL, party=["snik"], dice={"travel-event": [[1]]}).take("camp")
    assert terms(road) == {"die": 1, "camping": 1, "other-alignment": 1}


# home


@rule("UN-1293")
def test_a_house_is_bought_in_the_settlement_where_one_is_and_once():
    road = in_town(NORKEFALL, like("shara", coins=35)).take("buy-house")
    assert (road.world.home, road.hero().coins) == ("norkefall", 5)
    assert not road.found("buy-house")
    assert "home" in places(road)


@rule("UN-1294", "UN-1295")
def test_at_home_one_rests_for_less_and_leaves_things_there():
    home = {"home": "norkefall"}
    road = in_town(NORKEFALL, like("shara", coins=10, hurt=2, pack=("rope",)), world=home)
    road.take("visit", what="home")
    assert (road.hero().coins, road.hero().wounds, road.world.rested) == (9, 0, True)
    road.take("store", what="rope").take("done")
    assert (road.world.store, road.hero().pack) == (("rope",), ())
    again = in_town(NORKEFALL, like("shara", coins=10), world={**home, "store": ("rope",)}).take("visit", what="home")
    again.take("fetch", what="rope")
    assert "rope" in again.hero().pack


@rule("UN-1295")
def test_home_is_in_one_settlement_only():
    assert "home" not in places(in_town(SUDFALL, world={"home": "norkefall"}))


# apart


@rule("UN-1296")
def test_heroes_travel_apart_each_with_its_own_place_and_rolls():
    road = journey(31).take("part", who=2)
    assert [one.members for one in road.world.groups] == [("shara",), ("aki",)]
    road.take("travel", at=22)
    assert road.ask.who == 2
    road.take("travel", at=43).take("deck", what="ground-plain")
    assert [one.at for one in road.world.groups] == [22, 43]
    assert road.rolls() == 2


@rule("UN-1296")
def test_who_meet_again_go_on_together():
    apart = [Group(members=("shara",), at=31), Group(members=("aki",), at=31)]
    road = journey(groups=apart)
    road.take("stay-here").take("stay-here")
    assert [one.members for one in road.world.groups] == [("shara", "aki")]


@rule("UN-1297")
def test_who_is_held_back_is_left_behind_unless_the_others_wait():
    dice = {"courage": [[1, 1]], "agility": [[1, 1]]}
    road = in_town(NORKEFALL, "shara", "aki", dice=dice).take("visit", what="tavern")
    road.take("deal", what="deal-round-of-ale")
    held = road.world.groups[1]
    assert (held.members, held.held, held.at) == (("shara",), 3, NORKEFALL)
    assert road.ask.who == 2
    road.until("journey").take("end-of-week")
    road.take("leave-settlement").take("deck", what="ground-road").take("travel", at=31)
    weeks = [road.world.groups[1].held]
    while road.world.groups[1].held:
        road.until("journey").take("stay-here")
        weeks.append(road.world.groups[1].held)
    assert weeks[-1] == 0
    assert {one.members: one.at for one in road.world.groups}[("shara",)] == NORKEFALL
    assert len(road.world.groups) == 2


@rule("UN-1297")
def test_who_waits_for_a_prisoner_goes_on_with_it():
    held = [Group(members=("shara",), at=31), Group(members=("aki",), at=31, held=1)]
    road = journey(groups=held).take("stay-here")
    assert [one.members for one in road.world.groups] == [("shara", "aki")]


def test_there_are_twenty_four_cards_of_places_and_services():
    assert len(BOX[SERVICES]) == 24
