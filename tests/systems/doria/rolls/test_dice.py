"""Ten-sided dice: what they count, when they fumble, what a check and a clash come to."""

from __future__ import annotations

from collections import defaultdict

import pytest

from systems.doria.build import hero, position
from undercroft.kernel.dice import spread
from undercroft.kernel.requests import Roll
from undercroft.kernel.tally import Term
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.rolls import (
    CLASH,
    D10,
    THROWN,
    Check,
    Clash,
    Thrown,
    check_reading,
    clash_reading,
    dice,
    judged,
    needed_for,
    target_number,
)


@rule("DO-0029", "DO-0030", "DO-X04")
def test_a_zero_counts_ten_and_is_rolled_on():
    assert D10.shown(24) == (10, 10, 4)
    assert THROWN.of(((24,),)) == (24, False)
    assert THROWN.of(((3, 4, 16),)).total == 23
    assert not D10.legal(10)
    assert D10.legal(11)


@rule("DO-0038", "DO-G29")
@pytest.mark.parametrize(
    ("faces", "fumbled"), [((1, 1), True), ((1, 5, 1, 9), True), ((1, 1, 1), True), ((1, 2), False), ((1,), False)]
)
def test_two_natural_ones_are_a_fumble_whatever_the_number_of_dice(faces, fumbled):
    assert THROWN.of((faces,)).fumbled is fumbled


@rule("DO-0040", "DO-X04")
def test_a_one_rolled_after_a_zero_is_no_one():
    assert THROWN.of(((11, 1),)) == Thrown(12, False)


@rule("DO-0033", "DO-0036", "DO-0037", "DO-G34")
@pytest.mark.parametrize(
    ("margin", "check"),
    [
        (0, Check(True)),
        (9, Check(True)),
        (10, Check(True, criticals=1)),
        (29, Check(True, criticals=2)),
        (-1, Check(False)),
        (-9, Check(False)),
        (-10, Check(False, failures=1)),
        (-25, Check(False, failures=2)),
    ],
)
def test_each_full_ten_points_from_the_target_number_are_critical(margin, check):
    assert judged(margin, False) == check


@rule("DO-0039", "DO-G28")
def test_a_fumble_fails_even_if_the_total_would_have_succeeded():
    assert judged(12, True) == Check(False, fumble=True)
    assert judged(-12, True) == Check(False, failures=1, fumble=True)


@pytest.mark.parametrize("needed", [5, 12, 20, 31])
def test_a_check_is_read_die_by_die_as_from_the_faces(needed):
    reads, cases = check_reading(needed), defaultdict(float)
    for thrown, weight in spread((dice(2),), THROWN):
        cases[judged(thrown.total - needed, thrown.fumbled)] += weight
    found = dict(spread((dice(2),), reads))
    assert found.keys() == cases.keys()
    assert all(found[check] == pytest.approx(cases[check]) for check in cases)
    assert reads.of(((3, 4),)) == judged(7 - needed, False)


@rule("DO-0034", "DO-0109", "DO-X03")
def test_a_check_adds_the_two_attributes_of_the_rule_to_two_dice():
    who = position(W=hero("priestess", attributes={"con": 8, "psi": 15})).who("W")
    needed = needed_for(who, ("con", "psi"), 32, (Term(2, "staff"),))
    assert needed.total == 32 - 8 - 15 - 2
    assert check_reading(needed_for(who, ("con", "psi"), 32).total).of(((2, 5),)) == Check(False)


@rule("DO-0033", "DO-X02")
def test_a_total_equal_to_the_target_number_is_enough():
    play = position(W=hero(attributes={"str": 15, "agi": 10}))
    script = target_number(play.game, play.who("W"), ("str", "agi"), 35, why="trap")
    roll = next(script)
    assert isinstance(roll, Roll)
    assert len(roll.dice[0]) == 2
    assert roll.reads.of(((6, 4),)).success
    assert not roll.reads.of(((6, 3),)).success


def outcome(clash: Clash, ahead: int) -> tuple[bool, int, bool, bool]:
    """What the rules make of a clash: hit or not, criticals, who fumbled."""
    attack, defence = clash
    margin = ahead + attack.total - defence.total
    hit = not attack.fumbled and (margin >= 0 or defence.fumbled)
    return hit, max(0, margin) // 10 if hit else 0, attack.fumbled, defence.fumbled


@rule("DO-0031", "DO-0032", "DO-0036", "DO-0401")
@pytest.mark.parametrize(("attack", "defence"), [(2, 2), (3, 1), (0, 3), (2, 0)])
@pytest.mark.parametrize("ahead", [-9, 0, 4, 25])
@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("again", [False, True])
def test_odds_read_a_clash_as_coarsely_as_its_outcome_allows(attack, defence, ahead, exact, again):
    pools = dice(attack), dice(defence)
    plain, coarse = defaultdict(float), defaultdict(float)
    for clash, weight in spread(pools, CLASH):
        plain[outcome(clash, ahead)] += weight
    cases = spread(pools, clash_reading(ahead, exact, again))
    for clash, weight in cases:
        coarse[outcome(clash, ahead)] += weight
    assert plain.keys() == coarse.keys()
    assert all(plain[key] == pytest.approx(coarse[key], abs=1e-13) for key in plain)
    if not (exact or again):
        assert len(cases) < 80


@rule("DO-0031", "DO-0523")
@pytest.mark.parametrize("ahead", [-9, 4])
def test_what_odds_keep_of_a_clash_is_as_likely_as_in_the_dice(ahead):
    pools = dice(2), dice(2)
    kept, margins = defaultdict(float), defaultdict(float)
    for (attack, defence), weight in spread(pools, CLASH):
        if not attack.fumbled:
            kept[attack.total] += weight
            margins[ahead + attack.total - defence.total] += weight
    again, exact = defaultdict(float), defaultdict(float)
    for clash, weight in spread(pools, clash_reading(ahead, again=True)):
        if not clash.attack.fumbled:
            again[clash.attack.total] += weight
    for (attack, defence), weight in spread(pools, clash_reading(ahead, exact=True)):
        if not attack.fumbled:
            exact[ahead + attack.total - defence.total] += weight
    assert again == pytest.approx(kept)
    assert all(exact[above] == pytest.approx(margins[above], abs=1e-13) for above in margins if above > 0)


@rule("DO-0523")
def test_an_exact_reading_keeps_how_far_a_hit_is_above_the_defence():
    reads = clash_reading(2, exact=True)
    clash = reads.of(((9, 8), (2, 3)))
    assert 2 + clash.attack.total - clash.defence.total == 14


@rule("DO-0523", "DO-G30")
def test_a_reading_for_several_targets_keeps_the_attacks_sum():
    assert clash_reading(2, again=True).of(((9, 8), (2, 3))).attack == Thrown(17, False)


@rule("DO-G30")
def test_of_a_fumbled_attack_nothing_is_kept_for_the_targets_it_misses():
    reads = clash_reading(2, again=True)
    assert reads.of(((1, 1), (2, 3))) == reads.of(((1, 1, 9), (2, 3)))


@rule("DO-G64")
@pytest.mark.parametrize(("n", "thrown"), [(-2, 0), (-1, 0), (0, 0), (1, 1), (4, 4)])
def test_nobody_throws_fewer_dice_than_none(n, thrown):
    assert len(dice(n)) == thrown


@rule("DO-0038", "DO-0040")
@pytest.mark.parametrize(
    ("faces", "fumbled"), [((1, 1), True), ((1, 11), False), ((2, 2), False), ((1, 5, 1), True), ((1, 2), False)]
)
def test_two_natural_ones_are_a_fumble_however_the_dice_are_joined(faces, fumbled):
    joined = THROWN.zero
    for face in faces:
        joined = THROWN.merge(joined, THROWN.each(D10, face))
    assert THROWN.fold(joined) == THROWN.of((faces,)) == Thrown(sum(faces), fumbled)
