"""Edges of what the Dark Player keeps to itself.  UN-0564 to UN-0618, UN-1326"""

from __future__ import annotations

import random

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square
from undercroft.kernel.requests import NOWHERE, Ask, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import DarkDraw, ObstacleWindow
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.dark.hiring import _train
from undercroft.systems.universalis.dark.planning import _sets, _whom
from undercroft.systems.universalis.dark.set_up import _choose_leader, _give_gift, _other_plan, deal_hand_anew
from undercroft.systems.universalis.dark.turn import dark_draw, play_power
from undercroft.systems.universalis.dark.windows import offered_obstacle
from undercroft.systems.universalis.dungeon.dark_hand import hand_of, keep_to_limit, limit
from undercroft.systems.universalis.dungeon.dark_plans import planned_obstacle
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


@rule("UN-0580", "UN-0581", "UN-0582")
def test_what_is_discarded_above_the_limit_is_chosen_in_secret() -> None:
    cards = [one.id for one in library()[DARK_CARDS].values() if one.kind == "obstacle"][:12]
    play = lair(hand=cards)
    most = limit(play.game)
    assert len(cards) > most
    script = keep_to_limit(play.game)
    ask = next(script)
    for left in range(len(cards), most, -1):
        assert (ask.prompt, ask.secret, len(hand_of(play.game).hand)) == ("hand-limit", True, left)
        try:
            ask = script.send(ask.options[0])
        except StopIteration:
            assert left == most + 1
    assert len(hand_of(play.game).hand) == most


@rule("UN-0572", "UN-0583")
def test_which_card_the_dark_player_draws_nobody_else_sees() -> None:
    play = lair(decks={"obstacles": ["stake"], "encounters": []})
    script = dark_draw(play.game, DarkDraw())
    ask = next(script)
    assert [option.act for option in ask.options] == ["draw-card", "pass"]
    assert script.send(ask.options[0]).secret


@rule("UN-0557", "UN-0560")
def test_a_leader_is_chosen_in_secret_and_paid_at_once() -> None:
    play = lair()
    script = _choose_leader(play.game)
    ask = next(script)
    assert ask.secret
    with pytest.raises(StopIteration):
        script.send(ask.options[0])
    leader = hand_of(play.game).leader
    assert leader == ask.options[0].what
    assert play.state.reserve == 30 - library()[CREATURES][leader].vp


@rule("UN-0561")
def test_what_the_leader_is_given_stays_secret_and_what_it_cost_does_not() -> None:
    play = lair()
    hand_of(play.game).leader = "orc-warlord"
    script = _give_gift(play.game)
    ask = next(script)
    assert ask.secret
    chosen = next(option for option in ask.options if option.act == "gift")
    with pytest.raises(StopIteration):
        script.send(chosen)
    assert hand_of(play.game).gift == chosen.what
    assert play.state.reserve == 30 - gear_cards()[chosen.what].vp
    assert all(gear_cards()[option.what].vp <= 30 for option in ask.options if option.act == "gift")
    exact = lair(reserve=gear_cards()[chosen.what].vp)
    hand_of(exact.game).leader = "orc-warlord"
    assert chosen in next(_give_gift(exact.game)).options


@rule("UN-0575", "UN-0590")
def test_the_dark_player_is_asked_whatever_the_hand_holds_and_may_let_it_pass_for_good() -> None:
    play = lair(hand=[])
    ask = next(offered_obstacle(play.game, ObstacleWindow(play.who("S").id, deed="step", at=play.who("S").at)))
    assert ask.window
    assert ask.options[ask.default].act == "pass"


@rule("UN-0587", "UN-0585")
def test_whom_a_power_is_for_is_chosen_in_secret() -> None:
    healing = next(
        one.id
        for one in library()[DARK_CARDS].values()
        if one.kind == "power" and any(effect.name == "heal" for effect in one.effects)
    )
    play = lair(m=orc(at="j8"), hand=[healing])
    for one in play.state.creatures:
        one.wounds = 1
    ask = next(play_power(play.game, healing))
    assert (ask.secret, [option.who for option in ask.options]) == (True, [one.id for one in play.state.creatures])


@rule("UN-1326", "UN-1328")
@pytest.mark.parametrize(
    ("planned", "stepped", "reserve", "goes_off", "left"),
    [
        ("d4", "d4", 30, True, 0),
        ("b2", "d4", 30, False, 1),
        ("b2", "", 30, True, 0),
        ("d4", "", 30, False, 1),
        ("d4", "d4", 0, False, 0),
    ],
)
def test_a_planned_trap_waits_for_a_step_on_its_square_and_is_struck_out_if_it_is_too_dear(
    planned: str, stepped: str, reserve: int, goes_off: bool, left: int
) -> None:
    play = lair(reserve=reserve)
    kind = play.game.plan.sections[0].plan.kind
    trap = next(
        one.id for one in library()[DARK_CARDS].values() if one.trap is not None and one.cost and kind in one.where
    )
    hand_of(play.game).plans = (Planned(trap, 0, square(play, planned)),)
    at = square(play, stepped) if stepped else NOWHERE
    found = planned_obstacle(play.game, ObstacleWindow(play.who("S").id, deed="step", at=at))
    assert (found == trap, len(hand_of(play.game).plans)) == (goes_off, left)
