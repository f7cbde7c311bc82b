"""Travelling over the map: campaigns, turns, Travel Events, roads, mounts.  UN-1203 to UN-1246, UN-1130, UN-X117"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.campaign.on_the_map import Group, Road, Said, ids, journey, like
from systems.universalis.workshop import Workshop, in_town
from undercroft.crawl.campaign import closed
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Outcome
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.quests_on_the_map import may_begin
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS, Thread
from undercroft.systems.universalis.cards.world import GROUNDS, SERVICES, SETTLEMENTS, TRAVEL_EVENTS
from undercroft.systems.universalis.heroes.ledger import Ledger, next_chapters, open_ledger
from undercroft.systems.universalis.maps.games_between import JOURNEY
from undercroft.systems.universalis.maps.realm import country, is_sea, realm, settlement_at
from undercroft.systems.universalis.state import World

NORKEFALL, SUDFALL, NIMFALL, KRAZMOR = 30, 42, 20, 69
TROLL_FOREST, STEPPE = 21, 43
BELL = "the-silent-bell"
"""A quest of the territory STEPPE."""
TUSK = "the-broken-tusk"


def begun(*party: str, **options: str) -> Table:
    seats = (SeatPlan("us"),)
    options = {"group-composition": "free", **options}
    setup = Setup(system="universalis", quest=JOURNEY, party=party, seats=seats, options=options, seed="begun")
    return Table(SYSTEM, msgspec.structs.replace(setup, ledger=SYSTEM.new_ledger()))


# campaigns


@rule("UN-1203", "UN-1204", "UN-1205", "UN-1279", "UN-1300")
def test_a_campaign_begins_in_a_given_place_in_the_week_the_heroes_choose():
    table = begun("shara", "aki")
    assert [one.n for one in table.ask.options] == list(range(1, 14))
    table.choose(table.ask.options[4])
    assert [one.n for one in table.ask.options] == [17, 18, 19, 20]
    table.choose(table.ask.options[2])
    world = table.state.world
    assert (world.week, world.lair) == (19, realm().lair)
    assert [(one.at, one.inside, one.members) for one in world.groups] == [(NORKEFALL, True, ("shara", "aki"))]
    assert [hero.coins for hero in table.state.heroes] == [0, 0]


@rule("UN-1203")
def test_a_campaign_on_the_map_goes_on_from_game_to_game_until_nobody_is_left():
    assert JOURNEY in next_chapters(Ledger(), list(BOX[QUESTS].values()))
    on_map = Ledger(world=World(week=3, groups=[Group(members=("shara",), at=31)]))
    assert next_chapters(on_map, list(BOX[QUESTS].values())) == (JOURNEY,)
    begun_quest = msgspec.structs.replace(on_map, world=World(week=3, next=BELL))
    assert next_chapters(begun_quest, list(BOX[QUESTS].values())) == (BELL,)


def hero(id: str, **changed: object):
    return msgspec.structs.replace(BOX[HEROES][id], **changed)


@rule("UN-1206")
def test_heroes_of_absent_players_travel_along_and_events_befall_them_as_well():
    road = journey(
        groups=[Group(members=("shara", "aki", "dagna"), at=31)],
        book={"heroes": {"dagna": hero("dagna", hurt=2)}},
        dice={"travel-event": [[6]]},
        cards=["harvest-supper"],
    )
    assert len(road.state.heroes) == 3
    road.take("stay-here")
    assert road.hero(3).wounds == 1


@rule("UN-1207", "UN-1208")
def test_who_takes_part_in_a_quest_is_chosen_and_only_they_count_for_its_value_points():
    book = Ledger(
        heroes={"dagna": hero("dagna")},
        world=World(week=20, next=BELL, groups=[Group(members=("shara", "aki", "dagna"), at=STEPPE)]),
    )
    setup = SYSTEM.default_setup(BELL, 2, "part")
    free = {"group-composition": "free"}
    setup = msgspec.structs.replace(setup, party=("shara", "aki"), ledger=closed(book), options=free)
    state = SYSTEM.start(setup)
    assert [hero_card(one.card).id for one in state.heroes] == ["shara", "aki"]
    three = SYSTEM.start(msgspec.structs.replace(setup, party=("shara", "aki", "dagna")))
    assert three.group - state.group == hero("dagna").vp
    table = Table(SYSTEM, setup)
    table.game.state.outcome = Outcome(False, "universalis-all-down")
    assert set(open_ledger(SYSTEM.finish(table.game)).heroes) == {"shara", "aki", "dagna"}


def test_who_is_new_in_the_campaign_joins_the_first_group():
    road = journey(groups=[Group(members=("shara",), at=31)], party=("shara", "aki"))
    assert road.group.members == ("shara", "aki")


@rule("UN-0533")
def test_for_a_prisoner_one_may_always_go_back():
    book = Ledger(heroes={"aki": hero("aki", fate="prisoner", jail=BELL)})
    assert may_begin(World(tries={BELL: 2}, done=(BELL,)), book, BOX[QUESTS][BELL], ())


# the map


@rule("UN-1209", "UN-1210", "UN-1211", "UN-1212")
def test_the_map_has_all_kinds_of_ground_numbers_names_roads_rivers_and_settlements():
    board = journey().table.scene(SeatId(0)).board
    assert {one.land for one in board.regions} == {
        "forest",
        "mountain",
        "plain",
        "swamp",
        "desert",
        "volcanic",
        "glacier",
        "sea",
    }
    assert sorted(one.id for one in board.regions) == list(range(1, 97))
    assert {one.kind for one in board.settlements} == {"castle", "city", "town"}
    assert all(one.name for one in board.settlements)
    assert board.roads
    assert board.rivers
    assert set(realm().navigable) < set(range(len(realm().rivers)))
    assert {one.ground for one in BOX[TRAVEL_EVENTS].values()} == set(GROUNDS)


@rule("UN-1209")
def test_a_sea_area_next_to_land_is_coastal():
    coastal = [n for n in country().sea if any(not is_sea(one) for one in country().beside(n))]
    assert 96 in coastal
    assert 88 not in coastal


@rule("UN-1213")
def test_nobody_walks_over_the_sea():
    road = journey(50)
    assert {one.at for one in road.found("travel")} <= set(country().neighbours(50))
    assert not any(is_sea(one.at) for one in road.found("travel"))
    assert any(is_sea(one) for one in country().beside(50))


@rule("UN-1215", "UN-1224")
def test_only_the_dark_players_map_shows_all_the_flags_of_quests_and_the_heroes_those_they_know_of():
    road = journey(dark=True, world={"open": (BELL,)})
    ours, theirs = (road.table.scene(SeatId(seat)).board.tokens for seat in (0, 1))
    known = {f"universalis-quest-{id}" for id in (BELL, "the-banner-of-a-small-house", "the-wolf-in-the-ice")}
    assert {one.name for one in ours if one.kind.startswith("flag")} == known
    lying = [one for one in BOX[QUESTS].values() if one.lies]
    assert {one.at for one in theirs if one.kind.startswith("flag")} == {one.lies for one in lying}


# quests on the map


@rule("UN-1214", "UN-1227")
def test_the_heroes_go_where_they_like_and_begin_a_quest_where_it_lies():
    road = journey(STEPPE, world={"open": (BELL,)})
    assert len(road.found("travel")) > 3
    assert not road.found("begin-quest")
    road.take("stay-here").take("begin-quest", what=f"quest-{BELL}")
    assert road.state.outcome.why == "universalis-quest-begun"
    assert next_chapters(road.after(), list(BOX[QUESTS].values())) == (BELL,)


@rule("UN-1217")
def test_a_locked_quest_cannot_be_begun():
    assert not journey(STEPPE).take("stay-here").found("begin-quest")


@rule("UN-1218")
def test_a_visit_may_unlock_a_quest():
    road = journey(
        NORKEFALL, party=[like("shara", coins=20)], inside=True, dice={"intelligence": [[6, 6]], "random-quest": [[1]]}
    )
    road.take("stay-here").take("visit", what="governor").take("deal", what="deal-audience")
    assert len(road.world.open) == 1


@rule("UN-1219")
def test_a_roll_of_one_unlocks_a_quest_of_the_territory():
    road = journey(STEPPE, dice={"travel-event": [[1]]}).take("stay-here")
    assert road.world.open == (BELL,)
    assert journey(31, dice={"travel-event": [[1]]}).take("stay-here").world.open == ()
    assert journey(STEPPE, dice={"travel-event": [[2]]}).take("stay-here").world.open == ()


@rule("UN-1219")
def test_a_one_with_a_bonus_is_a_one_still():
    assert journey(STEPPE, dice={"travel-event": [[1]]}).take("camp").world.open == (BELL,)


@rule("UN-1220", "UN-1221", "UN-1277")
def test_with_the_year_all_independent_quests_are_locked_again_and_may_be_won_anew():
    book = {"won": (BELL,), "tried": {BELL: 1}}
    road = journey(STEPPE, world={"week": 52, "open": (BELL, TUSK), "done": (BELL,), "tries": {BELL: 1}}, book=book)
    road.take("camp")
    assert road.state.outcome.why == "universalis-year-over"
    after = road.after()
    assert (after.world.week, after.world.year) == (1, 2)
    assert (after.world.open, after.world.done, after.world.tries) == ((), (), {})
    assert (after.won, after.tried) == ((), {})


@rule("UN-1221")
def test_a_quest_accomplished_this_year_is_not_played_again():
    road = journey(STEPPE, world={"open": (BELL,), "done": (BELL,)}).take("stay-here")
    assert not road.found("begin-quest")


@rule("UN-1222")
@pytest.mark.parametrize(("tries", "may"), [(1, True), (2, False)])
def test_an_unlocked_quest_may_be_tried_twice(tries, may):
    road = journey(STEPPE, world={"open": (BELL,), "tries": {BELL: tries}}).take("stay-here")
    assert bool(road.found("begin-quest")) is may


@rule("UN-1223")
def test_a_quest_is_played_again_with_another_faction_for_as_many_reserve_points():
    quest = msgspec.structs.replace(BOX[QUESTS][BELL], leader=None)
    other = msgspec.structs.replace(quest, faction="tribes-of-the-desert")
    assert quest.faction != other.faction
    reserves = [SYSTEM.start(SYSTEM.default_setup(as_setup(one), 3, "again")).reserve for one in (quest, other)]
    assert reserves[0] == reserves[1] > 0


def after_a_quest(won: bool, *, suffered: int = 0, achieved: int = 0, quest: str = BELL, **world: object) -> World:
    """The world after a quest of the territory STEPPE."""
    fields = {"week": 20, "lair": 26, "next": quest, "groups": [Group(members=("shara",), at=STEPPE, over=True)]}
    setup = SYSTEM.default_setup(quest, 1, "after")
    ledger = closed(Ledger(world=World(**{**fields, **world})))
    table = Table(SYSTEM, msgspec.structs.replace(setup, party=("shara",), ledger=ledger))
    state = table.game.state
    state.accomplished, state.suffered, state.achieved = won, suffered, achieved
    found = open_ledger(SYSTEM.finish(table.game)).world
    assert found is not None
    return found


@rule("UN-1221", "UN-1222")
def test_a_quest_that_was_played_is_counted_and_one_that_was_won_is_done():
    assert (after_a_quest(True).done, after_a_quest(True).tries) == ((BELL,), {BELL: 1})
    lost = after_a_quest(False, tries={BELL: 1})
    assert (lost.done, lost.tries, lost.next) == ((), {BELL: 2}, "")


OPENING, LATER = (
    msgspec.structs.replace(BOX[QUESTS][TUSK], kind="opening", thread=Thread(won=BELL)),
    msgspec.structs.replace(BOX[QUESTS][BELL], kind="campaign"),
)


@rule("UN-1216", "UN-1287")
@pytest.mark.parametrize(("tries", "may"), [(0, True), (1, True), (2, False)])
def test_a_campaign_starting_quest_needs_no_unlocking_and_is_played_at_most_twice(tries, may):
    assert may_begin(World(tries={TUSK: tries}), Ledger(), OPENING, (OPENING, LATER)) is may


@rule("UN-1216")
def test_a_later_quest_of_a_campaign_waits_for_the_thread():
    assert not may_begin(World(), Ledger(), LATER, (OPENING, LATER))
    assert may_begin(World(), Ledger(won=(TUSK,), tried={TUSK: 1}), LATER, (OPENING, LATER))
    assert not may_begin(World(), Ledger(won=(TUSK, BELL), tried={TUSK: 1}), LATER, (OPENING, LATER))


@rule("UN-1287")
def test_a_campaign_whose_quest_has_failed_twice_and_leads_nowhere_is_over():
    lost = Ledger(tried={TUSK: 2}, world=World(tries={TUSK: 2}))
    assert not any(may_begin(lost.world, lost, one, (OPENING, LATER)) for one in (OPENING, LATER))


# campaign turns


@rule("UN-1225", "UN-1229")
def test_at_the_start_of_a_turn_a_group_travels_to_an_adjacent_territory_or_stays():
    road = journey(33)
    near = set(country().beside(33))
    assert {one.at for one in road.found("travel")} == near
    assert road.found("stay-here")
    road.take("travel", at=34)
    road.take("deck", what="ground-plain")
    assert (road.group.at, road.world.week) == (34, 21)


@rule("UN-1225")
def test_who_stays_does_not_travel_in_this_turn():
    road = journey(NORKEFALL).take("stay-here")
    assert {one.act for one in road.ask.options} == {"enter-settlement", "end-of-week"}


@rule("UN-1226")
def test_settlements_are_entered_and_left_whether_one_travels_or_stays():
    stayed = journey(NORKEFALL).take("stay-here").take("enter-settlement").until("journey")
    assert stayed.group.inside
    stayed.take("leave-settlement")
    assert not stayed.group.inside
    went = journey(TROLL_FOREST).take("travel", at=NORKEFALL).take("enter-settlement").until("journey")
    assert went.group.inside
    out = journey(NORKEFALL, inside=True).take("leave-settlement").take("deck", what="ground-plain")
    assert out.found("travel", at=TROLL_FOREST)


@rule("UN-1228")
def test_only_one_quest_is_begun_in_a_campaign_turn():
    road = journey(STEPPE, world={"open": (BELL,), "quested": True}).take("stay-here")
    assert (road.world.week, road.world.quested) == (21, False)
    assert road.take("stay-here").found("begin-quest")


def riders(*cards: str) -> list[str]:
    return [like(card, companion="horse") for card in cards]


@rule("UN-1230")
def test_a_mounted_group_goes_on_through_plain_or_along_a_road():
    plain = journey(32, party=riders("shara", "aki")).take("travel", at=31)
    assert (plain.world.week, plain.group.moved) == (20, 1)
    plain.take("travel", at=22)
    assert (plain.world.week, plain.group.at, plain.rolls()) == (21, 22, 2)


@rule("UN-1230", "UN-G96")
def test_it_does_not_go_on_where_there_is_neither_plain_nor_road_nor_if_somebody_walks():
    assert journey(31, party=riders("shara", "aki")).take("travel", at=22).world.week == 21
    mixed = [like("shara", companion="horse"), like("aki")]
    assert journey(32, party=mixed).take("travel", at=31).world.week == 21
    road = journey(34, party=riders("shara", "aki")).take("travel", at=46).take("deck", what="ground-road")
    assert country().land(46) == "forest"
    assert (road.world.week, road.group.moved) == (20, 1)


@rule("UN-1130")
def test_who_carries_too_much_needs_two_campaign_turns_for_a_territory():
    heavy = like("shara", coins=31)
    road = journey(31, party=[heavy, "aki"]).take("travel", at=22)
    assert (road.group.at, road.world.week, road.rolls()) == (31, 21, 0)
    road.take("travel", at=22)
    assert (road.group.at, road.world.week) == (22, 22)
    assert journey(33, party=[like("shara", coins=30), "aki"]).take("travel", at=32).group.at == 32


@rule("UN-1232", "UN-1233", "UN-1234")
def test_what_a_hero_has_lost_stays_lost_from_week_to_week_and_into_the_next_quest():
    worn = like("borgron", hurt=2, unlucky=1, drained=3, diseased=True, injuries=("agility",))
    road = journey(STEPPE, party=[worn], world={"open": (BELL,)}).take("stay-here").take("end-of-week")
    who = road.hero()
    assert (who.wounds, who.fortune, who.mana, who.conditions) == (2, 4, 5, ("diseased",))
    road.take("stay-here").take("begin-quest")
    book = road.after()
    setup = SYSTEM.default_setup(BELL, 1, "next")
    state = SYSTEM.start(msgspec.structs.replace(setup, party=(worn,), ledger=closed(book)))
    begun = state.heroes[0]
    assert (begun.wounds, begun.mana, begun.conditions) == (2, 5, ("diseased",))
    assert book.heroes["borgron"].injuries == ("agility",)


@rule("UN-1235")
def test_potions_and_healing_spells_are_used_before_the_travel_event_roll():
    hurt = like("shara", hurt=3, pack=("healing-potion",))
    road = journey(33, party=[hurt, like("sarrakh")], dice={"cast": [[5, 6]]})
    road.take("heal-on-the-way", who=1)
    before = road.hero().wounds
    assert before < 3
    assert road.hero(2).mana < 3
    road.take("use-on-the-way", what="healing-potion")
    assert road.hero().wounds < before
    assert "healing-potion" not in road.hero().pack


@rule("UN-1235")
def test_after_the_roll_it_is_too_late_for_them():
    hurt = like("shara", hurt=3, pack=("healing-potion",))
    assert journey(NORKEFALL, party=[hurt]).found("use-on-the-way")
    assert not journey(NORKEFALL, party=[hurt]).take("stay-here").found("use-on-the-way")


# Travel Events


@rule("UN-1236", "UN-1239", "UN-X110")
def test_a_territory_and_a_settlement_in_it_are_two_rolls_the_territory_first():
    road = journey(SUDFALL, dice={"travel-event": [[6]]}, cards=["harvest-supper", "banquet"])
    road.take("travel", at=NORKEFALL).take("deck", what="ground-plain")
    assert road.rolls() == 1
    assert [line.about for line in road.world.journal if line.what == "event"] == ["harvest-supper"]
    road.take("enter-settlement").until("journey")
    assert [line.about for line in road.world.journal if line.what == "event"] == ["harvest-supper", "banquet"]
    assert road.rolls() == 2


@rule("UN-1236", "UN-1238", "UN-X110")
def test_leaving_a_settlement_is_a_roll_of_its_territory():
    road = journey(NORKEFALL, inside=True, dice={"travel-event": [[6]]}, cards=["harvest-supper"])
    road.take("leave-settlement").take("deck", what="ground-plain")
    assert [line.about for line in road.world.journal] == ["harvest-supper"]


@rule("UN-1236")
def test_staying_is_a_roll_too():
    assert journey(33).take("stay-here").rolls() == 1
    assert journey(NORKEFALL, inside=True).take("stay-here").rolls() == 1


@rule("UN-1237")
@pytest.mark.parametrize(("face", "happens"), [(3, False), (4, True), (5, True)])
def test_a_card_is_turned_over_if_the_die_reaches_its_number(face, happens):
    road = journey(33, dice={"travel-event": [[face]]}, cards=["harvest-supper"]).take("stay-here")
    assert bool(road.world.journal) is happens
    said = [one for one in road.heard() if isinstance(one, Said)]
    assert bool(said) is happens


@rule("UN-1237")
def test_a_card_that_is_not_turned_over_stays_unknown():
    road = journey(33, dice={"travel-event": [[3]]}, cards=["harvest-supper"]).take("stay-here")
    assert not any("harvest" in repr(one) for one in road.heard())
    assert not road.state.piles.get("travel-plain")


@rule("UN-1242")
def test_fortune_changes_what_an_event_does_and_never_its_roll():
    road = journey(
        33,
        party=["shara"],
        dice={"travel-event": [[5]], "intelligence": [[1, 2]], "coins-lost": [[1]]},
        cards=["tax-collector"],
    )
    road.take("stay-here")
    assert road.prompt == "fortune-test"
    assert road.rolls() == 1
    assert road.hero().fortune == journey(33, party=["shara"]).hero().fortune


# roads and mounts


@rule("UN-1243", "UN-X111")
@pytest.mark.parametrize(("deck", "card"), [("road", "milestone-inn"), ("plain", "harvest-supper")])
def test_along_a_road_the_group_chooses_the_deck_for_each_roll(deck, card):
    road = journey(29, dice={"travel-event": [[6]]}, cards=["milestone-inn", "harvest-supper"]).take(
        "travel", at=NORKEFALL
    )
    assert [one.what for one in road.ask.options] == ["ground-plain", "ground-road"]
    road.take("deck", what=f"ground-{deck}")
    assert [line.about for line in road.world.journal] == [card]


@rule("UN-1243")
def test_off_the_road_there_is_no_choice():
    assert journey(33).take("travel", at=32).prompt == "journey"


@rule("UN-X117")
def test_three_turns_of_a_campaign():
    dice = {"travel-event": [[2]]}
    road = journey(NORKEFALL, party=[like("shara", coins=20)], inside=True, dice=dice, world={"open": (TUSK,)})
    road.take("stay-here")
    assert road.rolls() == 1
    road.take("visit", what="herbalist").take("deal", what="deal-bitter-tea").until("journey")
    road.take("end-of-week").take("leave-settlement").take("deck", what="ground-plain").take("travel", at=TROLL_FOREST)
    assert road.rolls() == 3
    road.take("begin-quest", what=f"quest-{TUSK}")
    book = road.after()
    assert (book.world.quested, book.world.next, book.world.groups[0].over) == (True, TUSK, True)
    back = msgspec.structs.replace(book.world, next="")
    third = journey(
        party=[like("shara", hurt=3, coins=20)], world={f: getattr(back, f) for f in back.__struct_fields__}
    )
    third.until("journey")
    assert third.world.week == 22
    third.take("travel", at=NIMFALL).take("enter-settlement")
    assert {"market", "pier"} <= set(BOX[SETTLEMENTS]["nimfall"].places)
    assert third.found("visit", what="pier")


# between independent quests


@rule("UN-1196", "UN-1197", "UN-1199", "UN-1201", "UN-1202")
def test_between_independent_quests_one_comes_to_a_settlement_and_everybody_lodges():
    shop = Workshop(like("shara", coins=10, hurt=2), dice=[3, 1]).until("town")
    assert shop.table.state.side == "castle"
    assert (shop.who.coins, shop.who.wounds) == (8, 0)
    assert any(act.startswith("sell") for act in shop.acts())


@rule("UN-1198")
@pytest.mark.parametrize(("face", "wounds"), [(3, 2), (4, 0)])
def test_a_card_of_that_kind_of_place_is_applied_if_a_die_reaches_its_number(face, wounds):
    setup = Workshop("shara", dice=[3, 1]).table.setup
    setup = msgspec.structs.replace(setup, party=(like("shara", coins=0, hurt=2),))
    dice = {"settlement": [[3]], "travel-event": [[face]]}
    table = Table(SYSTEM, setup, chance=Road(dice, ["banquet"], []))
    assert table.state.side == "castle"
    assert table.state.heroes[0].wounds == wounds


@rule("UN-1200")
def test_three_of_all_places_are_visited_between_independent_quests():
    shop = in_town(like("borgron", coins=29), like("shara"))
    there = {act.removeprefix("visit =") for act in shop.acts() if act.startswith("visit")}
    known = set(BOX[SERVICES]) - {"inn", "home", "pier", "bridge", "scholar"}
    assert there == known
    shop.take("visit =healer", "done", "visit =market", "done", "visit =temple", "done")
    assert not shop.offers("visit")


def test_every_settlement_lies_on_land_and_knows_its_places():
    for one in BOX[SETTLEMENTS].values():
        assert not is_sea(one.at)
        assert settlement_at(one.at) is one
        assert "inn" in one.places
    assert len({one.at for one in BOX[SETTLEMENTS].values()}) == len(BOX[SETTLEMENTS])
    assert ids("shara", like("aki")) == ("shara", "aki")
