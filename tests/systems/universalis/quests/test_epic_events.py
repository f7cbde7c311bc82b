"""Epic Events: where they happen, and the rules that two of them have of their own.  UN-1168, UN-1170, UN-1240"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, hero, named, position
from undercroft.kernel.events import Said
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.cards.world import TRAVEL_EVENTS
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.quests import arms_round_the_deck as arms
from undercroft.systems.universalis.quests import poison_at_the_high_table as poison
from undercroft.systems.universalis.status.quest_marks import DONE

EPIC = {id: quest for id, quest in BOX[QUESTS].items() if quest.kind == "epic"}
OF_THE_WAYS = 116
"""From this number on they happen on water, on roads and in settlements."""

CALLING = [card for card in BOX[TRAVEL_EVENTS].values() if card.epic]


# where they happen


@rule("UN-1168", "UN-1170", "UN-1240")
@pytest.mark.parametrize("id", EPIC)
def test_every_epic_event_is_called_up_by_a_travel_event_of_its_terrains(id: str) -> None:
    grounds = {card.ground for card in CALLING if card.epic == id}
    assert grounds
    assert grounds <= set(EPIC[id].terrains)


@rule("UN-1175", "UN-1176")
@pytest.mark.parametrize("id", [id for id, quest in EPIC.items() if quest.number >= OF_THE_WAYS])
def test_an_epic_event_brings_more_creatures_against_more_heroes_and_counts_no_points(id: str) -> None:
    quest = EPIC[id]
    posts = [post for section in quest.sections.values() for post in section.creatures]
    numbers = [sum(post.heroes <= heroes for post in posts) for heroes in range(1, quest.most + 1)]
    assert numbers[0] > 0
    assert len(set(numbers)) >= 4
    assert not quest.counter
    assert all(post.free for post in posts)


# the arms round the deck


def on_the_ship(planks: int, cut: int = 0) -> Play:
    """A turn of the Dark Player begins on the ship; so many arms have been hewn through."""
    play = position(quest=arms.NAME, S=hero(at="a3"), turn="S")
    play.state.quest["planks"] = planks
    play.state.quest |= {f"mark {mark}": DONE for mark in range(cut)}
    play.state.side = "dark"
    play.state.agenda.clear()
    arms.turn_starts(play.game)
    return play


@rule("UN-1181")
@pytest.mark.parametrize(("cut", "planks"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_every_arm_that_still_holds_the_ship_breaks_a_plank_in_a_turn(cut: int, planks: int) -> None:
    assert on_the_ship(0, cut).state.quest["planks"] == planks


@rule("UN-1181")
@pytest.mark.parametrize(("planks", "lost"), [(35, False), (36, True), (39, True)])
def test_the_ship_goes_down_with_its_last_plank(planks: int, lost: bool) -> None:
    play = on_the_ship(planks)
    assert (play.state.agenda == [EndQuest(won=False, why="universalis-ship-lost")]) is lost
    assert play.state.quest["planks"] == min(arms.PLANKS, planks + 4)


@rule("UN-1181")
def test_no_plank_breaks_in_a_turn_of_the_heroes() -> None:
    play = on_the_ship(0)
    play.state.side = "heroes"
    arms.turn_starts(play.game)
    assert play.state.quest["planks"] == 4


# the high table


def at_the_feast(murderer: str, stabs: int = 0) -> Play:
    """A turn of the Dark Player is over in the hall, with one murderer left."""
    killer = {"creature": "house-corsair", "at": murderer}
    play = position(quest=poison.NAME, S=hero(at="k4"), k=killer, turn="S")
    play.state.creatures[:] = [play.who("k")]
    play.state.quest["stabs"] = stabs
    play.state.side = "dark"
    play.state.agenda.clear()
    poison.turn_ends(play.game)
    return play


@rule("UN-1181")
@pytest.mark.parametrize(("at", "stabs"), [("k2", 1), ("j1", 1), ("m2", 0), ("k3", 0)])
def test_an_enemy_beside_the_host_costs_him_a_wound_in_a_turn(at: str, stabs: int) -> None:
    play = at_the_feast(at)
    assert play.state.quest["stabs"] == stabs
    told = [one.event.message for one in play.table.told if isinstance(one.event, Said)]
    assert ("universalis-host-stabbed" in told) is bool(stabs)


@rule("UN-1181")
@pytest.mark.parametrize(("stabs", "lost"), [(2, False), (3, True)])
def test_the_host_does_not_survive_the_fourth_wound(stabs: int, lost: bool) -> None:
    play = at_the_feast("k2", stabs)
    assert (play.state.agenda == [EndQuest(won=False, why="universalis-host-dead")]) is lost


@rule("UN-1181")
@pytest.mark.parametrize(("stabs", "left"), [(2, 1), (0, 0)])
def test_a_friend_binds_one_wound_of_the_host_and_not_a_second(stabs: int, left: int) -> None:
    play = at_the_feast("m2", stabs)
    shara = play.who("S")
    handled(play.game, shara, 0)
    assert play.state.quest["stabs"] == left
    assert f"used 0 {shara.id}" in play.state.quest


@rule("UN-0724")
def test_the_murderers_make_for_the_squares_beside_the_host() -> None:
    play = at_the_feast("p8")
    assert named(play, poison.errand(play.game, play.who("k"))) == {"j1", "j2", "k2", "l1", "l2"}
