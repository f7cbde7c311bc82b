"""Edges of the Dark Player's cards, plans and leaders.  UN-0315 to UN-0678, UN-1326"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import DarkAct, ObstacleWindow
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person, worth
from undercroft.systems.universalis.dark.ambushes import reinforce
from undercroft.systems.universalis.dark.discovery import show
from undercroft.systems.universalis.dark.leader import _equip_leader
from undercroft.systems.universalis.dark.set_up import _give_gift
from undercroft.systems.universalis.dark.turn import dark_act, playable, takers
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.obstacles import activate

FRONT = rooms([4, 5], 4, {0: (2, "/")})


def lair(**people: Any) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), "hand": [], **people})


def card(**wanted: Any) -> str:
    return next(
        one.id for one in library()[DARK_CARDS].values() if all(getattr(one, k) == v for k, v in wanted.items())
    )


@rule("UN-0615", "UN-0646")
def test_a_creature_is_worth_its_points_and_those_of_its_equipment() -> None:
    plain, armed = person("sapper").sets
    assert (worth(("sapper", 0)), worth(("sapper", 1))) == (
        person("sapper").vp + plain.vp,
        person("sapper").vp + armed.vp,
    )
    assert worth(("sapper", 1)) == worth(("sapper", 0)) + 2


@rule("UN-0625")
@pytest.mark.parametrize(("reserve", "number"), [(5, 1), (1, 0)])
def test_what_a_leader_carries_is_paid_for_when_it_is_placed(reserve: int, number: int) -> None:
    play = lair(reserve=reserve)
    script = _equip_leader(play.game, "sapper")
    if reserve > 1:
        ask = next(script)
        with pytest.raises(StopIteration) as done:
            script.send(next(option for option in ask.options if option.n == number))
        assert done.value.value == number
    else:
        assert carried_out(script) == number
    assert play.state.reserve == reserve - person("sapper").sets[number].vp


@rule("UN-0587")
def test_whoever_is_gone_takes_no_power() -> None:
    healing = next(
        one.id
        for one in library()[DARK_CARDS].values()
        if one.kind == "power" and any(effect.name == "heal" for effect in one.effects)
    )
    play = lair(m=orc(at="j8"))
    for one in play.state.creatures:
        one.wounds = 1
    assert [one.id for one in takers(play.game, healing)] == [play.who("k").id, play.who("m").id]
    play.who("m").fate, play.who("m").at = "dead", -1
    assert [one.id for one in takers(play.game, healing)] == [play.who("k").id]
    play.who("k").wounds = 0
    assert takers(play.game, healing) == []


@rule("UN-0576", "UN-0315")
@pytest.mark.parametrize(("reserve", "may"), [(1, True), (0, False)])
def test_reinforcements_may_be_called_with_a_single_point(reserve: int, may: bool) -> None:
    called = card(column="reinforcements")
    play = position(FRONT, turn="S", S=hero(at="a1"), k=orc(at="c3"), explored=["i1"], hand=[called], reserve=reserve)
    assert (called in playable(play.game)) is may


@rule("UN-0314", "UN-0315", "UN-0622")
def test_those_who_are_called_count_as_an_encounter_of_the_section_they_come_to() -> None:
    called = card(column="reinforcements")
    play = position(FRONT, turn="S", S=hero(at="a1"), k=orc(at="c3"), explored=["i1"], hand=[called], reserve=9)
    carried_out(reinforce(play.game, called))
    assert "encounter 1" in play.state.tried


@rule("UN-0577")
def test_a_card_that_is_shown_leaves_the_hand_for_good() -> None:
    trap = card(kind="obstacle")
    play = lair(hand=[trap], reserve=9)
    show(play.game, trap, 0)
    assert trap not in hand_of(play.game).hand
    assert play.game.barrier


@rule("UN-0575", "UN-0604")
def test_an_obstacle_that_is_activated_is_paid_for_and_not_taken_back() -> None:
    trap = next(one for one in library()[DARK_CARDS].values() if one.trap is not None and one.cost)
    play = lair(hand=[trap.id], reserve=9)
    play.game.barrier = False
    activate(play.game, trap.id, ObstacleWindow(play.who("S").id, deed="step", at=play.who("S").at))
    assert play.state.reserve == 9 - trap.cost
    assert play.game.barrier


@rule("UN-0575", "UN-0578")
@pytest.mark.parametrize(("activated", "usual"), [(False, "activate"), (True, "done")])
def test_where_nothing_is_said_the_dark_player_activates_whoever_waits_and_else_is_done(
    activated: bool, usual: str
) -> None:
    play = lair()
    play.who("k").activated = activated
    ask = next(dark_act(play.game, DarkAct()))
    assert ask.options[ask.default].act == usual


@rule("UN-0561")
def test_without_a_leader_or_a_reserve_nobody_is_given_a_present() -> None:
    play = lair(reserve=40)
    assert play.game.plan.quest.leader is None
    assert carried_out(_give_gift(play.game)) is None
    hand_of(play.game).leader = "orc-warlord"
    assert (next(_give_gift(play.game)).prompt == "leader-gift") is play.game.plan.quest.counter
