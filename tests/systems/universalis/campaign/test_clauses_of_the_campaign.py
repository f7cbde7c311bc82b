"""Single clauses of the fate of the fallen, rewards and keeping.  UN-0061, UN-0527 to UN-0550, UN-1127 to UN-1136"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position
from undercroft.kernel.requests import NO, YES
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.aftermath import (
    _decide,
    _no_prisoners,
    _pay,
    _return,
    call_back,
    consequences,
    fate_of,
    injure,
    lose_half,
    lose_things,
)
from undercroft.systems.universalis.campaign.ending import earned, return_gifts, reward, rivalry, shares, standard
from undercroft.systems.universalis.campaign.entrusting import _sums, hand_over
from undercroft.systems.universalis.campaign.experts import consult, services
from undercroft.systems.universalis.cards.people import hero_card


def hall(**people: Any) -> Play:
    given = {
        "S": hero(at="b2"),
        "B": hero("borgron", at="d2"),
        "T": hero("taeral", at="f2"),
        "k": orc(at="h8"),
        **people,
    }
    return position(HALL, turn="S", **given)


# the fallen


@rule("UN-0528", "UN-0530", "UN-0531", "UN-0532", "UN-0533", "UN-0539", "UN-0540")
def test_the_chart_of_the_fallen() -> None:
    assert [fate_of(face, recovered=True) for face in range(1, 7)] == ["fallen", *["injured"] * 5]
    assert [fate_of(face, recovered=False) for face in range(1, 7)] == [
        "dead",
        "avenged",
        "prisoner",
        "maimed",
        "maimed",
        "escaped",
    ]


@rule("UN-0537", "UN-0538")
@pytest.mark.parametrize(
    ("outdoor", "all_of_them", "fate"), [(False, False, "prisoner"), (True, False, "maimed"), (False, True, "maimed")]
)
def test_no_prisoners_are_kept_outdoors_or_where_all_heroes_would_be(
    outdoor: bool, all_of_them: bool, fate: str
) -> None:
    play = hall(outdoor=outdoor, d={"companion": "wolf", "at": "c2"})
    names = "SBT" if all_of_them else "S"
    for name in names:
        play.who(name).fate = "prisoner"
    _no_prisoners(play.game, [play.who(name) for name in names])
    assert play.who("S").fate == fate


@rule("UN-0527", "UN-0542", "UN-0543")
@pytest.mark.parametrize(
    ("carried", "recovered", "fate"), [(True, False, "injured"), (False, True, "injured"), (False, False, "escaped")]
)
def test_only_the_knocked_out_roll_and_better_where_their_bodies_were_taken_along(
    carried: bool, recovered: bool, fate: str
) -> None:
    play = hall(S=hero(at="b2", hands=[], body=[], pack=[]))
    play.who("S").conditions, play.who("S").recovered = ("knocked-out",), recovered
    script = consequences(play.game, carried=carried)
    next(script)
    try:
        request = script.send(6)
        while True:
            request = script.send(2 if request.why == "injury" else 1)
    except StopIteration:
        pass
    assert (play.who("S").fate, play.who("B").fate) == (fate, "")


@rule("UN-0528", "UN-0533", "UN-1127")
@pytest.mark.parametrize(
    ("purses", "answer", "paid", "left"),
    [
        ((3, 2, 5), True, True, (0, 0, 4)),
        ((3, 2, 0), None, False, (3, 2, 0)),
        ((3, 2, 5), False, False, (3, 2, 5)),
        ((6, 0, 0), True, True, (0, 0, 0)),
    ],
)
def test_the_group_pays_together_if_it_can_and_will(
    purses: tuple[int, ...], answer: bool | None, paid: bool, left: tuple[int, ...]
) -> None:
    play = hall()
    for name, coins in zip("SBT", purses, strict=True):
        play.who(name).coins = coins
    replies = [] if answer is None else [YES if answer else NO]
    assert carried_out(_pay(play.game, play.who("S"), 6, "ransom"), *replies) is paid
    assert tuple(play.who(name).coins for name in "SBT") == left


@rule("UN-0528", "UN-0544")
@pytest.mark.parametrize(("coins", "fate"), [(999, "resurrected"), (0, "dead")])
def test_a_healer_calls_back_whom_the_group_pays_for(coins: int, fate: str) -> None:
    play = hall()
    play.who("B").coins = coins
    for name in "ST":
        play.who(name).coins = 0
    carried_out(call_back(play.game, play.who("S")), *([YES] if coins else []))
    assert play.who("S").fate == fate


@rule("UN-0533", "UN-0528")
@pytest.mark.parametrize(
    ("fate", "coins", "after"),
    [("prisoner", 999, "ransomed"), ("prisoner", 0, "prisoner"), ("injured", 999, "injured")],
)
def test_a_ransom_frees_a_prisoner(fate: str, coins: int, after: str) -> None:
    play = hall()
    for name in "SBT":
        play.who(name).coins = 0
    play.who("B").coins, play.who("S").fate = coins, fate
    carried_out(_decide(play.game, play.who("S")), *([YES] if coins and fate == "prisoner" else []))
    assert play.who("S").fate == after


@rule("UN-0535", "UN-0541")
@pytest.mark.parametrize(
    ("fate", "wounds", "injured"),
    [("dead", 2, False), ("escaped", 4, False), ("injured", 4, True), ("ransomed", 0, True), ("resurrected", 4, True)],
)
def test_who_survives_is_wounded_has_lost_things_and_may_be_injured(fate: str, wounds: int, injured: bool) -> None:
    play = hall(S=hero(at="b2", hands=[], body=[], pack=[]))
    who = play.who("S")
    who.fate, who.wounds, who.mana, who.fortune = fate, 2, 3, 0
    script = _return(play.game, who)
    asked = False
    try:
        request = next(script)
        while True:
            asked = asked or request.why == "injury"
            request = script.send(12)
    except StopIteration:
        pass
    assert (who.wounds, asked) == (wounds, injured)
    assert who.mana == (0 if fate == "ransomed" else 3)
    assert who.fortune == (hero_card(who.card).fortune if fate == "ransomed" else 0)


@rule("UN-0530", "UN-0535", "UN-0539", "UN-0040")
def test_things_are_lost_one_by_one_and_captors_keep_half() -> None:
    play = hall(S=hero(at="b2", hands=["axe"], body=[], pack=["rope"]))
    who = play.who("S")
    script = lose_things(play.game, who, 1)
    next(script)
    with pytest.raises(StopIteration):
        script.send(2)
    assert (who.hands, who.pack) == (("axe",), ())
    carried_out(lose_things(play.game, who, 5))
    assert (who.hands, who.pack) == ((), ())
    carried_out(lose_things(play.game, who, 1))
    who.pack = ("rope",) * 5
    script = lose_half(play.game, who)
    requests = 0
    try:
        next(script)
        while True:
            requests += 1
            script.send(1)
    except StopIteration:
        pass
    assert (requests, len(who.pack)) == (2, 3)


@rule("UN-0544", "UN-0545", "UN-0550")
@pytest.mark.parametrize(("total", "incurable"), [(2, False), (12, True), (7, False), (6, True)])
def test_an_injury_is_rolled_chosen_on_a_six_or_seven_and_noted(total: int, incurable: bool) -> None:
    play = hall()
    who = play.who("S")
    script = injure(play.game, who, incurable=incurable)
    next(script)
    try:
        ask = script.send(total)
        assert total in (6, 7)
        with pytest.raises(StopIteration):
            script.send(ask.options[0])
    except StopIteration:
        assert total not in (6, 7)
    assert [injury.startswith("incurable ") for injury in who.injuries] in ([incurable], [])
    assert who.injuries or total in (2, 12)


# the end of a quest


@rule("UN-0061")
@pytest.mark.parametrize(
    ("total", "among", "found"),
    [(10, 3, [4, 3, 3]), (11, 3, [4, 4, 3]), (9, 3, [3, 3, 3]), (2, 3, [1, 1, 0]), (5, 0, [])],
)
def test_coins_are_shared_as_evenly_as_possible(total: int, among: int, found: list[int]) -> None:
    assert shares(total, among) == found


@rule("UN-1469")
def test_free_things_are_lost_with_the_quest() -> None:
    play = hall(S=hero(at="b2", pack=["rope", "torch"]))
    play.who("S").presents = ("rope", "lute")
    return_gifts(play.game)
    assert play.who("S").pack == ("torch",)


@rule("UN-1133", "UN-1134")
@pytest.mark.parametrize(("achieved", "suffered", "ahead"), [(5, 4, 1), (4, 4, 0), (3, 4, 0)])
def test_being_ahead_of_the_dark_player_is_worth_a_point(achieved: int, suffered: int, ahead: int) -> None:
    play = hall()
    play.state.achieved, play.state.suffered = 0, 9
    base = standard(play.game)
    play.state.achieved, play.state.suffered = achieved, suffered
    assert standard(play.game) == base + ahead


@rule("UN-0766", "UN-1134")
def test_a_hero_who_plays_alone_counts_its_points_twice() -> None:
    play = position(HALL, turn="S", S=hero(at="b2"), k=orc(at="h8"))
    play.state.achieved, play.state.suffered = 0, 9
    base = standard(play.game)
    play.state.achieved = 5
    assert standard(play.game) == base + (1 if play.game.alone() else 0)


@rule("UN-1316", "UN-1317", "UN-G106")
@pytest.mark.parametrize(
    ("points", "found"),
    [((5, 3, 1), (1, 0, -1)), ((5, 5, 1), (0, 0, -1)), ((5, 1, 1), (1, 0, 0)), ((3, 3, 3), (0, 0, 0))],
)
def test_the_most_points_are_worth_one_more_and_the_fewest_one_less(
    points: tuple[int, ...], found: tuple[int, ...]
) -> None:
    play = hall()
    for name, n in zip("SBT", points, strict=True):
        play.who(name).achieved = n
    assert tuple(rivalry(play.game, play.who(name)) for name in "SBT") == found


@rule("UN-1316", "UN-1317")
def test_between_two_nobody_loses_a_point() -> None:
    play = position(HALL, turn="S", S=hero(at="b2"), B=hero("borgron", at="d2"), k=orc(at="h8"))
    play.who("S").achieved, play.who("B").achieved = 4, 1
    assert (rivalry(play.game, play.who("S")), rivalry(play.game, play.who("B"))) == (1, 0)
    alone = position(HALL, turn="S", S=hero(at="b2"), k=orc(at="h8"))
    assert rivalry(alone.game, alone.who("S")) == 0


@rule("UN-0061", "UN-1131", "UN-1136", "UN-1186")
def test_rewards_are_for_those_on_their_feet() -> None:
    play = hall()
    play.who("T").conditions = ("knocked-out",)
    before = {name: (play.who(name).coins, play.who(name).xp) for name in "SBT"}
    quest_coins = play.game.plan.quest.coins
    carried_out(reward(play.game))
    gained = {name: play.who(name).coins - before[name][0] for name in "SBT"}
    assert [gained["S"], gained["B"], gained["T"]] == [*shares(quest_coins, 2), 0]
    assert play.who("T").xp == before["T"][1]
    assert play.who("S").xp == before["S"][1] + earned(play.game, play.who("S"))


# things in keeping, and experts


@rule("UN-1127")
def test_a_thing_leaves_the_backpack_first_then_the_hands_then_the_body() -> None:
    play = hall(S=hero(at="b2", pack=["axe"], hands=["axe"], body=["helmet"]))
    who = play.who("S")
    hand_over(who, "axe")
    assert (who.pack, who.hands) == ((), ("axe",))
    hand_over(who, "axe")
    hand_over(who, "helmet")
    assert (who.hands, who.body) == ((), ())


@rule("UN-1127")
def test_sums_of_coins_end_with_all_of_them() -> None:
    assert _sums(0) == []
    assert _sums(1) == [1]
    assert all(_sums(n)[-1] == n and len(set(_sums(n))) == len(_sums(n)) for n in range(1, 60))


@rule("UN-0278")
def test_an_expert_tells_what_a_hero_can_pay_for() -> None:
    play = hall(S=hero(at="b2", hands=["unidentified-axe"], pack=[]))
    who = play.who("S")
    who.coins = 999
    (option,) = services(who)
    assert option.what == "unidentified-axe"
    who.coins = option.n
    assert services(who) == [option]
    who.coins = option.n - 1
    assert services(who) == []
    who.coins = option.n
    script = consult(play.game, who, option)
    with contextlib.suppress(StopIteration):
        next(script)
    assert who.coins == 0
