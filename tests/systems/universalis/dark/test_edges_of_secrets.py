"""Edges of what the Dark Player keeps to itself.  UN-0564 to UN-0618, UN-1326"""

from __future__ import annotations

import random

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position
from undercroft.kernel.requests import Ask, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.dark.hiring import _train
from undercroft.systems.universalis.dark.planning import _sets, _whom
from undercroft.systems.universalis.dark.set_up import _other_plan, deal_hand_anew
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.state import Planned


def lair(**more: object) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), "hand": [], "reserve": 30, **more})


def card_of(kind: str) -> str:
    return next(one.id for one in library()[DARK_CARDS].values() if one.kind == kind)


@rule("UN-1326")
@pytest.mark.parametrize("kind", ["encounter", "obstacle"])
def test_a_plan_nobody_knows_might_be_any_of_its_kind(kind: str) -> None:
    play = lair()
    plan = Planned(card_of(kind))
    found = {_other_plan(play.game, plan, random.Random(seed)).card for seed in range(20)}
    assert len(found) > 1
    assert {library()[DARK_CARDS][id].kind for id in found} == {kind}


@rule("UN-0564", "UN-0565")
def test_a_leader_nobody_has_seen_might_be_any_that_costs_as_much() -> None:
    play = lair(decks={"encounters": [], "obstacles": [], "powers": []})
    creatures = library()[CREATURES]
    leader = "orc-warlord"
    hand_of(play.game).leader = leader
    for seed in range(12):
        deal_hand_anew(play.game, SeatId(0), random.Random(seed))
        assert creatures[hand_of(play.game).leader].vp == creatures[leader].vp


@rule("UN-0616", "UN-0621")
def test_skills_are_taught_as_long_as_they_can_be_paid_for() -> None:
    id = next(one.id for one in library()[CREATURES].values() if one.extras)
    extras, vp = library()[CREATURES][id].extras, library()[CREATURES][id].vp
    dearest = max(extras.values())
    rich = lair(reserve=vp + dearest)
    hand_of(rich.game).budget = 2 * (vp + dearest)
    request = next(_train(rich.game, id, 0))
    assert isinstance(request, Ask)
    assert {option.what for option in request.options if option.act == "teach"} == set(extras)
    poor = lair(reserve=vp)
    hand_of(poor.game).budget = 2 * (vp + dearest)
    assert carried_out(_train(poor.game, id, 0)) == ()


@rule("UN-0616", "UN-0618", "UN-0621")
@pytest.mark.parametrize(("budget", "found"), [(40, [0, 1]), (0, [])])
def test_what_is_planned_costs_no_more_than_half_the_budget(budget: int, found: list[int]) -> None:
    play = lair()
    assert play.game.plan.quest.counter
    hand_of(play.game).budget = budget
    assert _sets(play.game, Planned(card_of("encounter")), "sapper") == found


@rule("UN-0618", "UN-1326")
def test_whom_the_dark_player_plans_nobody_else_is_told() -> None:
    play = lair()
    hand_of(play.game).budget = 60
    plan = Planned(card_of("encounter"), 0)
    script = _whom(play.game, plan)
    ask = next(script)
    assert (ask.prompt, ask.secret) == ("plan-bring", True)
    ask = script.send(next(option for option in ask.options if option.act == "bring"))
    while ask.prompt != "plan-post":
        assert ask.secret
        ask = script.send(ask.options[0])
    assert ask.secret
    ask = script.send(ask.options[0])
    assert (ask.prompt, ask.options[0].act, ask.secret) == ("plan-bring", "done", True)
