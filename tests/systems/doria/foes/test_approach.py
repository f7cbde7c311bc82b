"""Monsters that can attack nobody."""

from __future__ import annotations

from systems.doria.build import hero, monster
from systems.doria.foes.hunt import attacked, hunt, where
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.state import State

DOOR = "+-+-+-+-+-+-+-+\n|W ./. . . . g|\n+-+-+-+-+-+-+-+"


def bar(state: State) -> None:
    """A Blocked Door marker lies on the first door."""
    state.barred = (0,)


@rule("DO-0338", "DO-0115")
def test_a_monster_waits_beside_a_blocked_door():
    assert where(hunt(DOOR, W=hero(), g=monster("goblin"))) == "b1"
    play = hunt(DOOR, W=hero(), g=monster("goblin"), prepare=bar)
    assert where(play) == "c1"
    assert attacked(play) == []


@rule("DO-0382", "DO-0345", "DO-0342")
def test_rubble_in_the_way_is_cleared_for_the_rest_of_the_ap():
    play = hunt("W.r..g", W=hero(), g=monster("orc"), tokens={"rubble": ["c1"]})
    assert where(play) == "d1"
    assert not play.state.tokens
    assert attacked(play) == []


@rule("DO-0382")
def test_rubble_that_is_too_far_away_stays():
    play = hunt("W.r.......g", W=hero(), g=monster("orc"), tokens={"rubble": ["c1"]})
    assert where(play) == "d1"
    assert len(play.state.tokens) == 1


@rule("DO-0382", "DO-0360", "DO-0115")
def test_with_more_than_10_ap_it_goes_on_behind_the_rubble():
    fast = monster("goblin", modifiers=["swift"])
    play = hunt("W.r..g", W=hero(), g=fast, tokens={"rubble": ["c1"]})
    assert where(play) == "b1"
    assert attacked(play) == ["warrior"]


@rule("DO-0382")
def test_rubble_that_can_be_walked_around_is_left():
    play = hunt("W.r.g\n.....", W=hero(), g=monster("goblin"), tokens={"rubble": ["c1"]})
    assert len(play.state.tokens) == 1
    assert attacked(play) == ["warrior"]


@rule("DO-0343", "DO-0382")
def test_a_buried_monster_stays_until_it_has_dug_itself_out():
    play = hunt("W...g", W=hero(), g=monster("orc"), tokens={"rubble": ["e1"]})
    assert where(play) == "e1"
    assert not play.state.tokens


@rule("DO-0347")
def test_monsters_ignore_fire_ice_and_air():
    tokens = {"fire": ["b1"], "ice": ["c1"], "air": ["d1"]}
    play = hunt("W...g", W=hero(), g=monster("goblin"), tokens=tokens)
    assert where(play) == "b1"
    assert play.monster("g").hurt == 0


@rule("DO-0360", "DO-0342", "DO-0333")
def test_where_every_way_is_blocked_it_comes_as_near_as_it_can():
    play = hunt("W.k....g", W=hero(), k=monster("golem"), g=monster("orc"))
    assert where(play) == "d1"


@rule("DO-0360", "DO-0381")
def test_it_comes_to_the_edge_of_a_hole_behind_which_somebody_stands():
    assert where(hunt("Wo.........g", W=hero(), g=monster("orc"))) == "e1"
    assert where(hunt("Wo......g", W=hero(), g=monster("orc"))) == "c1"
