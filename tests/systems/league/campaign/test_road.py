"""Journeys: a territory a day, food, foraging, events, home."""

from __future__ import annotations

import msgspec
import pytest

from systems.league.build import SYSTEM, position
from systems.league.campaign.between import Between, on_road
from systems.league.driving import drive
from undercroft.board.layouts import Laid, Layout
from undercroft.crawl.campaign import closed
from undercroft.crawl.things import EMPTY
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Outcome
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import OnTheWay
from undercroft.systems.league.campaign.closing import after_quest, ended
from undercroft.systems.league.combat.targets import in_line
from undercroft.systems.league.dungeon.road import QUIET, event_on, on_the_way
from undercroft.systems.league.heroes.ledger import Ledger
from undercroft.systems.league.maps.country import by_road, country, far, neighbours
from undercroft.systems.league.maps.games_between import SKIRMISH
from undercroft.systems.league.state import Left, State, Trip

WEST, PLAIN, TOWN_AT = 16, 17, 17
"""West of Silver City lies a plain, and a road leads there."""


def rations(n: int):
    def prepare(state: State) -> None:
        state.rations = n

    return prepare


def no_food(state: State) -> None:
    state.rations = 0
    for hero in state.party:
        hero.outfit = EMPTY


@rule("LE-0035")
def test_one_travels_to_neighbouring_territories_and_never_over_the_sea():
    road = on_road(TOWN_AT, 10, prepare=rations(9))
    offered = {one.at for one in road.found("travel")}
    assert offered == set(neighbours(TOWN_AT))
    assert not offered & country().sea


@rule("LE-G31")
def test_a_road_leads_two_territories_a_day_elsewhere_it_is_one():
    assert by_road(TOWN_AT, WEST)
    assert by_road(WEST, 23)
    road = on_road(TOWN_AT, 22, prepare=rations(9)).take("travel", at=WEST)
    assert road.trip.day == 1
    assert {one.at for one in road.found("travel")} == {TOWN_AT, 23}
    road.take("travel", at=23)
    assert road.trip.day == 2
    assert not by_road(TOWN_AT, 18)
    assert on_road(TOWN_AT, 26, prepare=rations(9)).take("travel", at=18).trip.day == 2


def test_whoever_reaches_the_territory_of_the_quest_has_arrived():
    road = on_road(TOWN_AT, WEST, prepare=rations(9)).take("travel", at=WEST)
    assert road.state.outcome is not None
    assert road.state.outcome.why == "league-arrived"
    assert road.after().next == "a-light-in-the-barrow"


@rule("LE-0095")
def test_a_day_without_food_makes_the_party_hungry():
    fed = on_road(TOWN_AT, 26, prepare=rations(1)).take("travel", at=18)
    assert fed.state.rations == 0
    assert fed.state.morale == fed.state.starting_morale
    hungry = on_road(TOWN_AT, 26, prepare=no_food).take("travel", at=18)
    assert hungry.state.morale == hungry.state.starting_morale - 2


@rule("LE-0675")
def test_one_roll_for_food_on_a_journey_brings_a_ration():
    lucky = on_road(TOWN_AT, 33, prepare=rations(2), dice={"forage": [[6]]}).take("travel", at=18)
    assert lucky.state.rations == 2
    lucky.take("travel", at=26)
    assert lucky.state.rations == 1


@rule("LE-0525")
def test_a_night_on_the_road_is_a_rest_in_which_poison_runs_its_course():
    def poisoned(state: State) -> None:
        state.rations = 3
        state.party[0].poison = 3

    road = on_road(TOWN_AT, 26, prepare=poisoned, dice={"poison": [[90], [90], [90]], "rest": [[1]]})
    road.take("travel", at=18)
    assert road.hero().poison == 0


def test_whoever_turns_back_travels_home():
    road = on_road(16, 22, prepare=rations(3)).take("turn-back")
    assert road.trip.goal == TOWN_AT
    assert not road.found("turn-back")
    road.take("travel", at=TOWN_AT)
    assert road.after().next == "league-town"


@rule("LE-G31")
def test_an_event_that_the_land_does_not_have_leaves_the_day_quiet():
    assert event_on(11, "forest").id == "wolves"
    assert event_on(11, "sea").id == QUIET
    assert event_on(100, "plain").id == QUIET


@rule("LE-G31")
def test_what_befalls_everybody_befalls_each_hero_once():
    road = on_road(TOWN_AT, 26, prepare=rations(3), dice={"road-event": [[9]]})
    for hero in road.state.party:
        hero.sanity = 5
    road.take("travel", at=18)
    assert [one.sanity for one in road.state.party] == [6, 6]


@rule("LE-G31")
def test_what_befalls_the_party_befalls_it_once_even_if_somebody_dies_of_it():
    game = on_road(TOWN_AT, 26, prepare=rations(5)).table.game
    game.state.party[0].dead = True
    drive(on_the_way(game, OnTheWay(card="rain", left=(FigureId(1), FigureId(2)))))
    assert game.state.rations == 4
    assert game.state.agenda[-1] == OnTheWay(card="rain", left=(FigureId(2),), n=1)
    drive(on_the_way(game, OnTheWay(card="rain", left=(FigureId(2),), n=1)))
    assert game.state.rations == 4


def waylaid() -> Between:
    return on_road(TOWN_AT, 26, prepare=rations(3), dice={"road-event": [[11]]}).take("travel", at=18)


@rule("LE-G31")
def test_enemies_on_the_road_are_fought_in_the_open_and_then_the_journey_goes_on():
    road = waylaid()
    after = road.after()
    assert after.next == "league-skirmish"
    setup = msgspec.structs.replace(
        SYSTEM.default_setup("league-skirmish", 2, "field"), party=("brunna", "ogrim"), ledger=closed(after)
    )
    table = Table(SYSTEM, setup)
    while table.ask is not None and not table.game.state.battle:
        table.choose(table.ask.options[table.ask.default])
    assert {one.card for one in table.game.state.enemies} == {"wolf"}
    assert table.game.ground.outdoors


@rule("LE-0346")
def test_missiles_fly_as_far_as_one_sees_outdoors_and_ten_squares_in_a_dungeon():
    hall = "\n".join(["W" + "." * 12 + "g"])
    inside = position(hall, W={"hero": "brunna"}, g={"monster": "goblin"})
    game = inside.game
    assert not in_line(game, game.hero(FigureId(1)), game.state.enemies[0], 10)
    state = inside.state
    field = Layout(20, 20, (Laid("open-field", 2, 2),))
    state.plan = field
    hero, enemy = state.party[0], state.enemies[0]
    board = game.ground.board
    hero.at, enemy.at = board.square(2, 2), board.square(2, 13)
    assert board.distance(hero.at, enemy.at) == 11
    assert in_line(game, hero, enemy, 10)


# quests and their end


def closing(quest: str, won: bool, why: str, dungeon: Left | None = None, **more) -> Ledger:
    before = Ledger(trip=Trip(at=16, goal=16, home="silver-city", quest=quest), **more)
    setup = msgspec.structs.replace(
        SYSTEM.default_setup(quest, 2, "quest"), party=("brunna", "ogrim"), ledger=closed(before)
    )
    table = Table(SYSTEM, setup)
    table.game.state.outcome = Outcome(won, why)
    table.game.state.rewards = (30, 20)
    return after_quest(table.game, before, dungeon)


@rule("LE-0036")
def test_the_reward_of_a_quest_outside_waits_until_the_party_is_back():
    after = closing("a-light-in-the-barrow", True, "league-won")
    assert after.next == "league-road"
    assert after.due == 150
    assert after.trip is not None
    assert (after.trip.goal, after.trip.back) == (TOWN_AT, True)


@rule("LE-0298")
def test_all_heroes_gain_the_same_experience_for_enemies_and_for_the_task():
    after = closing("a-light-in-the-barrow", True, "league-won")
    assert [one.xp for one in after.heroes.values()] == [270, 270]
    assert [one.xp for one in closing("a-light-in-the-barrow", False, "league-abandoned").heroes.values()] == [50, 50]


@rule("LE-0049")
def test_a_dungeon_that_was_left_stays_and_is_offered_again():
    left = Left(Layout(30, 30, (Laid("start", 5, 5),)), {})
    after = closing("a-light-in-the-barrow", False, "league-abandoned", left)
    assert after.left == {"a-light-in-the-barrow": left}
    won = closing("a-light-in-the-barrow", True, "league-won", left, left=after.left)
    assert won.left == {}


@rule("LE-0108", "LE-0109")
def test_a_party_without_morale_travels_home_and_may_try_again_from_the_settlement():
    left = Left(Layout(30, 30, (Laid("start", 5, 5),)), {})
    after = closing("a-light-in-the-barrow", False, "league-morale-broken", left)
    assert after.end == "broken"
    assert after.next == "league-road"
    assert "a-light-in-the-barrow" in after.left


def test_a_party_that_has_died_to_the_last_has_no_campaign():
    before = Ledger(trip=Trip(at=17, home="silver-city", quest="the-cellar"))
    setup = msgspec.structs.replace(
        SYSTEM.default_setup("the-cellar", 2, "quest"), party=("brunna", "ogrim"), ledger=closed(before)
    )
    table = Table(SYSTEM, setup)
    for hero in table.game.state.party:
        hero.dead = True
    table.game.state.outcome = Outcome(False, "league-all-bleeding")
    after = after_quest(table.game, before, None)
    assert after.over
    assert ended(table.game) == "lost"
    assert SYSTEM.next_chapters(closed(after)) == ()


def test_far_counts_territories_over_land():
    assert far(17, 17) == 0
    assert far(17, 16) == 1


@rule("LE-0032", "LE-0036")
@pytest.mark.parametrize(("back", "why"), [(False, "league-arrived"), (True, "league-home")])
def test_a_journey_ends_at_the_dungeon_or_at_home(back, why):
    road = on_road(TOWN_AT, WEST, back=back, prepare=rations(3)).take("travel", at=WEST)
    assert road.state.outcome is not None
    assert road.state.outcome.why == why


@rule("LE-G31")
def test_who_lies_in_wait_stands_in_the_field_and_a_battle_begins():
    setup = SYSTEM.default_setup(SKIRMISH, 2, "field")
    ledger = Ledger(trip=Trip(at=18, goal=26, home="silver-city", quest="a-light-in-the-barrow", foes="spiders-grove"))
    table = Table(SYSTEM, msgspec.structs.replace(setup, ledger=closed(ledger)))
    assert {one.card for one in table.game.state.enemies} == {"giant-spider"}
    assert table.game.state.battle == 1
    ground = table.game.ground
    assert all(ground.tile(one.at) == 0 for one in table.game.state.enemies)
