"""Short rests, dungeon events, leaving and coming back, what a new tile brings.

LE-0046 to LE-0050, LE-0283 to LE-0297, LE-0339 to LE-0342
"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import drive, run
from systems.league.dungeon.inside import at, inside, on_tile
from undercroft.kernel.requests import Option
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import (
    Camp,
    CheckEncounter,
    DungeonEvent,
    Encounter,
    MoveWanderer,
    NewTile,
    PlacePuts,
    RestEnds,
    ThreatRoll,
    Turn,
    TurnEnds,
    Untreated,
)
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.dungeon import DUNGEON_EVENTS
from undercroft.systems.league.cards.heroes import TALENTS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.doors import open_now
from undercroft.systems.league.dungeon.dungeon_events import dungeon_event, first_activation
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.dungeon.new_tiles import fought_here, new_tile, pass_first_door, place_puts
from undercroft.systems.league.dungeon.resting import arrange, begin_rest, may_rest, recover, rest_ends, untreated
from undercroft.systems.league.dungeon.returning import come_back, leave_behind
from undercroft.systems.league.dungeon.tokens import WANDERER
from undercroft.systems.league.flow import encounter
from undercroft.systems.league.state import Lock, Token


def acts(play, act):
    return [one for one in play.acts() if one.split()[0] == act]


def at_rest(**more):
    """The party is about to rest; what is on the agenda then."""

    def prepare(state):
        state.threat, state.rations = 9, 1
        state.morale = state.starting_morale = 12

    play = inside(stand={"W": "c2", "X": "d2"}, **{"W": hero(), "X": hero("ogrim"), "prepare": prepare, **more})
    play.state.agenda = [Turn(), TurnEnds()]
    return play


# when


@rule("LE-0283", "LE-G79")
def test_the_party_rests_only_when_all_heroes_are_on_one_tile():
    play = inside(stand={"W": "c2", "X": "d2"}, W=hero(), X=hero("ogrim"))
    assert may_rest(play.game)
    assert acts(play, "rest")
    play.who("X").at = at(play, "a1", 0)
    assert not may_rest(play.game)


@rule("LE-0283")
@pytest.mark.parametrize(("tile", "where", "may"), [(1, "e4", False), (0, "b1", False)])
def test_not_with_an_enemy_on_the_tile_or_on_an_adjacent_one(tile, where, may):
    def prepare(state):
        state.enemies[0].at = on_tile(state.plan, tile, where)
        state.battle = 0

    play = inside(stand={"W": "c2"}, W=hero(), g=goblin(), prepare=prepare)
    assert may_rest(play.game) == may


@rule("LE-0283")
def test_an_enemy_behind_a_shut_door_does_not_keep_the_party_from_resting():
    def prepare(state):
        state.enemies[0].at = on_tile(state.plan, 0, "b1")
        state.battle = 0
        state.locks = ()

    assert may_rest(inside(stand={"W": "c2"}, W=hero(), g=goblin(), prepare=prepare).game)


# what is always done


@rule("LE-0057", "LE-0285", "LE-0286", "LE-0287", "LE-G78")
def test_the_threat_falls_by_five_then_a_threat_roll_then_three_moves_of_each_wandering_monster():
    play = at_rest()
    play.state.tokens = tuple(Token(kind=WANDERER, at=at(play, "a1", 0), n=n) for n in (1, 2))
    begin_rest(play.game)
    assert play.state.threat == 4
    kinds = [entry for entry in play.state.agenda[::-1] if isinstance(entry, ThreatRoll | MoveWanderer | RestEnds)]
    assert kinds == [ThreatRoll(), *[MoveWanderer(n=1)] * 3, *[MoveWanderer(n=2)] * 3, RestEnds(left=(1, 2))]


@rule("LE-0288", "LE-C172")
def test_the_party_eats_one_ration():
    play = at_rest()
    begin_rest(play.game)
    assert play.state.rations == 0
    assert play.state.morale == 12


@rule("LE-0095", "LE-0288", "LE-G56")
def test_without_a_ration_the_party_is_hungry_and_rests_all_the_same():
    play = at_rest()
    play.state.rations = 0
    begin_rest(play.game)
    assert play.state.morale == 10
    assert play.state.resting
    carried = at_rest(X=hero("ogrim", pack=["ration"]))
    carried.state.rations = 0
    begin_rest(carried.game)
    assert carried.state.morale == 12
    assert carried.see("X")["pack"] == []


@rule("LE-0284")
def test_the_heroes_take_other_places_on_the_tile():
    play = at_rest()
    begin_rest(play.game)
    script = arrange(play.game, play.state.agenda.pop())
    ask = script.send(None)
    place = next(option for option in ask.options if option.at == at(play, "e4"))
    with pytest.raises(StopIteration):
        script.send(place)
    assert play.who("W").at == at(play, "e4")


@rule("LE-0289")
def test_gear_is_arranged_and_exchanged_without_ap():
    play = at_rest(W=hero(pack=["dagger"]))
    begin_rest(play.game)
    play.state.agenda = [one for one in play.state.agenda if isinstance(one, Camp)]
    assert play.who("W").ap == 0
    run(play, "rearrange", Option("to-hand", what="dagger"), "done", "done")
    assert play.see("W")["worn"] == ["dagger"]


@rule("LE-0064", "LE-0284")
def test_a_rest_takes_the_turn_of_everybody():
    play = at_rest()
    begin_rest(play.game)
    assert all(one.acted and not one.ap for one in play.state.party)
    assert play.state.agenda[:2] == [Turn(), TurnEnds()]


# what an undisturbed rest gives


def rested(*replies, **more):
    play = at_rest(**more)
    play.state.resting = True
    drive(rest_ends(play.game, RestEnds(left=tuple(play.names.values()))), *replies)
    return play


@rule("LE-0290", "LE-G54")
def test_an_undisturbed_rest_raises_morale_by_two():
    assert rested().state.morale == 14


@rule("LE-0101", "LE-G54")
def test_a_rest_that_wandering_monsters_interrupt_raises_it_by_one_and_gives_nothing_else():
    play = at_rest(W=hero(hp=3), g=goblin())
    begin_rest(play.game)
    play.state.battle = 0
    play.state.enemies[0].at = at(play, "e4")
    encounter(play.game, Encounter())
    assert play.state.morale == 13
    assert play.who("W").hp == 3
    assert not any(isinstance(one, RestEnds) for one in play.state.agenda)


@rule("LE-0291")
def test_each_hero_regains_a_d6_of_hit_points():
    play = rested(4, W=hero(hp=3, max_hp=20), X=hero("ogrim"))
    assert play.who("W").hp == 7


@rule("LE-0291")
def test_talents_and_gear_change_how_much():
    talent = next(id for id, card in library()[TALENTS].items() if words.REST_HP.of(card.gives))
    more = sum(words.REST_HP.of(library()[TALENTS][talent].gives))
    play = at_rest(W=hero(hp=3, max_hp=20, talents=[talent]))
    drive(recover(play.game, play.who("W")), 2)
    assert play.who("W").hp == 3 + 2 + more


@rule("LE-0292")
@pytest.mark.parametrize(("rolls", "energy"), [((50, 51), 1), ((50, 50), 2), ((51, 51), 0)])
def test_each_lost_point_of_energy_comes_back_by_half(rolls, energy):
    play = at_rest(W=hero(energy=0, max_energy=2), X=hero("ogrim"))
    drive(recover(play.game, play.who("W")), *rolls)
    assert play.who("W").energy == energy


@rule("LE-0293")
def test_wizards_regain_all_their_mana():
    play = at_rest(W=hero("aldrith", values={"wisdom": 41}))
    play.who("W").mana = 2
    drive(recover(play.game, play.who("W")))
    assert play.who("W").mana >= 41


@rule("LE-0295", "LE-0296")
@pytest.mark.parametrize(("roll", "dead"), [(50, False), (51, True)])
def test_an_untreated_hero_who_bleeds_out_lives_by_constitution_at_ten_or_dies(roll, dead):
    play = at_rest(W=hero(hp=0, values={"constitution": 40}))
    drive(untreated(play.game, Untreated(play.names["W"])), roll, *([] if dead else [3]))
    assert play.who("W").dead == dead
    assert dead or play.who("W").hp == 3


@rule("LE-0296")
def test_whom_the_rest_has_kept_from_death_regains_nothing_else():
    play = at_rest(W=hero(hp=0, values={"constitution": 40}, energy=0), X=hero("ogrim", hp=3))
    begin_rest(play.game)
    ends = play.state.agenda[2]
    play.who("W").hp = 2
    drive(rest_ends(play.game, ends), 90, 4)
    assert (play.who("W").hp, play.who("X").hp) == (2, 7)


@rule("LE-0297")
def test_a_poisoned_hero_makes_all_tests_that_are_left():
    play = at_rest(W=hero(hp=9, values={"constitution": 40}))
    play.who("W").poison = 3
    drive(untreated(play.game, Untreated(play.names["W"])), 90, 30, 95)
    assert play.who("W").poison == 0
    assert play.who("W").hp == 7


# dungeon events


def eventful(tile="guard-room"):
    """W stands on a new tile, and the players want dungeon events."""

    def known(state):
        state.explored = (0, 1)

    stand = {"W": "a1"} if tile == "long-passage" else {"W": "c2"}
    play = inside(tile, stand=stand, options={"dungeon-events": True}, prepare=known)
    play.state.agenda, play.state.explored = [], ()
    return play


@rule("LE-0340", "LE-0342")
def test_the_first_activation_in_a_new_room_may_bring_an_event_and_no_other():
    play = eventful()
    first_activation(play.game, play.who("W"))
    assert play.state.agenda == [DungeonEvent(play.names["W"])]
    first_activation(play.game, play.who("W"))
    assert len(play.state.agenda) == 1


@rule("LE-0339")
def test_never_in_corridors_nor_at_the_objective_nor_where_there_was_an_encounter():
    for play in (eventful("long-passage"), eventful("cellar")):
        first_activation(play.game, play.who("W"))
        assert play.state.agenda == []
    fought = eventful()
    fought.state.fought_on = (1,)
    first_activation(fought.game, fought.who("W"))
    assert fought.state.agenda == []


@rule("LE-0339")
def test_dungeon_events_are_an_option():
    play = inside(stand={"W": "c2"})
    play.state.agenda, play.state.explored = [], ()
    first_activation(play.game, play.who("W"))
    assert play.state.agenda == []


@rule("LE-0340", "LE-0341")
@pytest.mark.parametrize(("face", "happens"), [(8, False), (9, True), (10, True)])
def test_nine_or_ten_bring_an_event_of_the_table(face, happens):
    play = eventful()
    drive(dungeon_event(play.game, DungeonEvent(play.names["W"])), face, *([8] if happens else []))
    assert [one.what for one in play.events("revealed")] == (
        ["league-dungeon-event-writing-on-the-wall"] if happens else []
    )
    assert play.state.clues == happens


@rule("LE-0341", "LE-G33")
def test_the_table_has_an_event_for_every_number_of_its_die():
    rows = library()[DUNGEON_EVENTS]
    assert len(rows) >= 12
    assert [row.to for row in rows.values()] == list(range(1, 21))
    assert all(row.do for row in rows.values())


@rule("LE-0339")
def test_a_room_is_remembered_once_and_a_place_that_is_none_never():
    play = inside("guard-room", stand={"W": "c2"}, W=hero(), g=goblin())
    play.state.fought_on = ()
    enemy = play.state.enemies[0]
    for at_square in (at(play, "c3"), at(play, "d3"), 0):
        enemy.at = at_square
        fought_here(play.game, enemy)
    assert play.state.fought_on == (1,)


@rule("LE-0339")
def test_an_enemy_that_is_placed_makes_a_room_one_with_an_encounter():
    play = inside(stand={"W": "c2"}, W=hero(), g=goblin())
    enemy = play.enemy("g")
    enemy.at = at(play, "e4")
    fought_here(play.game, enemy)
    assert play.state.fought_on == (1,)


# new tiles


@rule("LE-0087")
def test_the_event_of_a_room_befalls_whoever_opened_the_way_to_it():
    play = inside("chapel", stand={"W": "c1"}, W=hero(sanity=5))
    play.state.agenda = []
    drive(new_tile(play.game, NewTile(play.names["W"], 1)))
    assert play.who("W").sanity == 6
    crypt = inside("crypt", stand={"W": "c4"}, W=hero(values={"resolve": 30}))
    drive(new_tile(crypt.game, NewTile(crypt.names["W"], 1)), 31)
    assert crypt.who("W").sanity == 9


@rule("LE-0185", "LE-0314")
def test_where_the_quest_puts_somebody_no_roll_is_made():
    play = inside("cellar", stand={"W": "c2"}, W=hero())
    play.state.agenda = []
    drive(new_tile(play.game, NewTile(play.names["W"], 1)))
    assert play.state.agenda == [PlacePuts(tile=1)]


@rule("LE-0314", "LE-G29")
def test_those_whom_the_quest_puts_there_begin_a_battle():
    play = inside("cellar", stand={"W": "c2"}, W=hero())
    play.state.agenda = []
    drive(place_puts(play.game, PlacePuts(tile=1, bashed=True)), *[1] * 4)
    assert [one.card for one in play.state.enemies] == ["goblin"] * 4
    assert Encounter(door=True, bashed=True) in play.state.agenda


@rule("LE-0283")
def test_every_player_is_asked_once_whether_to_rest():
    def together(state):
        state.party[2].seat = state.party[1].seat

    stand = {"W": "c2", "X": "d2", "Y": "e2"}
    people = {"W": hero(), "X": hero("ogrim"), "Y": hero("corvo")}
    play = inside(turn=["W", "turn-ends"], stand=stand, prepare=together, **people)
    play.choose("rest")
    assert play.asks() == "rest"
    play.choose("yes")
    assert play.state.resting
    room = inside(stand={"W": "c2"}, W=hero())
    room.state.agenda = []
    drive(new_tile(room.game, NewTile(room.names["W"], 1)))
    assert room.state.agenda == [CheckEncounter(tile=1, door=True)]


@rule("LE-0046")
def test_the_first_door_is_passed_when_a_hero_is_beyond_the_starting_tile():
    play = inside(stand={"W": "a1"}, W=hero())
    play.state.entered = False
    play.who("W").at = at(play, "b1", 0)
    pass_first_door(play.game, play.who("W"))
    assert not play.state.entered
    play.who("W").at = at(play, "c5")
    pass_first_door(play.game, play.who("W"))
    assert play.state.entered


# leaving and coming back


def explored():
    """A dungeon with two tiles, a chest that is empty, a locked door, and cards left."""
    play = inside("treasury", stand={"W": "b2"}, W=hero())
    state = play.state
    chest = at(play, "a1")
    state.locks = (
        Lock(door=0, tried=True, open=True),
        Lock(at=chest, kind="chest", tried=True, open=True),
        Lock(at=at(play, "d1"), kind="chest", tried=True, locked=True, hp=10),
    )
    state.piles["lost-cards"] = Pile(("cellar",))
    state.searched, state.emptied = (1,), (at(play, "a4"),)
    return play


@rule("LE-0049")
def test_the_layout_and_the_cards_of_a_dungeon_that_is_left_are_kept():
    play = explored()
    left = leave_behind(play.state)
    again = position(quest="the-cellar", W=hero(at="b1"))
    come_back(again.state, left)
    assert again.state.plan == play.state.plan
    assert again.state.piles["lost-cards"].cards == ("cellar",)
    assert again.state.searched == (1,)
    assert of_chest(again.game, at(play, "a1")).open


@rule("LE-0050")
def test_doors_are_shut_again_and_locks_and_encounters_are_checked_once_more():
    play = explored()
    again = position(quest="the-cellar", W=hero(at="b1"))
    come_back(again.state, leave_behind(play.state))
    assert not of_door(again.game, 0).open
    assert not of_chest(again.game, at(play, "d1")).tried
    again.state.agenda = []
    open_now(again.game, again.names["W"], of_door(again.game, 0))
    assert again.state.agenda == [CheckEncounter(tile=1, door=True)]
    again.state.agenda = []
    open_now(again.game, again.names["W"], of_door(again.game, 0))
    assert again.state.agenda == []
