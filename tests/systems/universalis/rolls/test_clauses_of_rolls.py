"""Single clauses of opposed rolls, tests and dice.  UN-0042, UN-0051, UN-0088 to UN-0100"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import DUEL, HALL, Play, carried_out, hero, orc, position
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.combat.damage import FALL, SPEND
from undercroft.systems.universalis.combat.shields import BLOCK, SHIELDING, TAKE
from undercroft.systems.universalis.rolls.circumstances import _with_a_strange_weapon
from undercroft.systems.universalis.rolls.contests import ahead, contest
from undercroft.systems.universalis.rolls.dice import Alike, best_two, better, blunder, botched, marks_from
from undercroft.systems.universalis.rolls.fortune import KEEP, OWN, luck_of
from undercroft.systems.universalis.rolls.stakes import Question, block_about, damage_about, fatal_about, no_blunder
from undercroft.systems.universalis.rolls.tests import (
    _lose_heart,
    _of_another_weapon,
    _overawe,
    add_bonuses,
    shared,
    tally_of,
    trial,
)
from undercroft.systems.universalis.rolls.two_dice import Attempt, ones_again, throw_failure_again, two_dice
from undercroft.systems.universalis.state import Hit
from undercroft.systems.universalis.state.character import Form

# opposed rolls


def rivals(**more: Any) -> Play:
    """Shara and an orc, who measure themselves against each other."""
    given = {"S": {"attributes": {"courage": 1}}, "k": {}, **more}
    return position(DUEL, S=hero(**given.pop("S")), k=orc(**given.pop("k")), turn="S", **given)


def pairs(mine: tuple[int, int], theirs: tuple[int, int]) -> Alike[Any]:
    return Alike((mine, theirs), lambda dice: dice)


def measured(play: Play, *replies: Any, by: str = "S") -> bool:
    other = "k" if by == "S" else "S"
    return carried_out(contest(play.game, play.who(by), play.who(other), "courage", "measure"), *replies)


@rule("UN-0093")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"), [((4, 3), (4, 2), False), ((4, 3), (2, 2), True), ((6, 2), (4, 1), True)]
)
def test_in_an_opposed_roll_the_higher_total_wins(mine: Any, theirs: Any, wins: bool) -> None:
    assert measured(rivals(), pairs(mine, theirs)) is wins


@rule("UN-0094")
def test_a_tie_of_an_opposed_roll_is_rolled_again() -> None:
    assert measured(rivals(), pairs((4, 3), (4, 1)), pairs((6, 5), (1, 2))) is True


@rule("UN-0093", "UN-0042")
@pytest.mark.parametrize("who", ["S", "k"])
def test_whoever_loses_an_opposed_roll_and_may_throws_it_again_and_nobody_else(who: str) -> None:
    play = rivals(
        **{
            "S": {"attributes": {"courage": 4}},
            "k": {},
            who: {"skills": ["impassible"], **({"attributes": {"courage": 4}} if who == "S" else {})},
        }
    )
    low, high = (2, 1), (5, 4)
    lost = (low, high) if who == "S" else (high, low)
    assert measured(play, lost, (6, 5)) is (who == "S")
    assert measured(play, lost[::-1]) is (who == "S")


@rule("UN-0042", "UN-0093")
@pytest.mark.parametrize("who", ["S", "k"])
def test_skills_throw_a_one_of_an_opposed_roll_again_on_either_side(who: str) -> None:
    play = rivals(**{"S": {}, "k": {}, who: {"skills": ["lynx"]}})
    play.who("S").extra, mine, theirs = play.who("S").extra, (5, 1), (4, 3)
    dice = (mine, theirs) if who == "S" else (theirs, mine)
    script = contest(play.game, play.who("S"), play.who("k"), "perception", "initiative")
    next(script)
    assert script.send(dice).who == play.who(who).id
    with pytest.raises(StopIteration) as end:
        script.send(6)
    assert end.value.value is (who == "S")


@rule("UN-0091", "UN-G12", "UN-0093", "UN-0269")
@pytest.mark.parametrize(
    ("mine", "theirs", "difference", "first"),
    [
        ((6, 6), (5, 5), -9, True), ((5, 5), (6, 6), 9, False), ((6, 6), (6, 6), 1, True), ((6, 6), (6, 6), 0, None),
        ((1, 1), (2, 1), 9, False), ((2, 1), (1, 1), -9, True), ((1, 1), (1, 1), 0, None), ((1, 1), (1, 1), -1, False),
        ((3, 2), (3, 1), 0, True), ((3, 2), (3, 1), -1, None), ((3, 2), (3, 1), -2, False),
    ],
)  # fmt: skip
def test_a_double_six_wins_and_a_double_one_loses_unless_both_rolled_it(
    mine: Any, theirs: Any, difference: int, first: bool | None
) -> None:
    assert ahead((mine, theirs), difference) is first


@rule("UN-0098", "UN-0099")
@pytest.mark.parametrize(("whose", "by", "wins"), [("own", "S", (6, 5)), ("enemy", "k", (1, 2))])
@pytest.mark.parametrize("place", [0, 1])
def test_a_hero_who_is_behind_has_either_sides_dice_thrown_again_for_fortune(
    whose: str, by: str, wins: Any, place: int
) -> None:
    play = rivals(S={"fortune": 1, "attributes": {"courage": 4}}, k={})
    one, other = ("S", "k") if place == 0 else ("k", "S")
    script = contest(play.game, play.who(one), play.who(other), "courage", "measure")
    next(script)
    dice = ((2, 1), (5, 4)) if place == 0 else ((5, 4), (2, 1))
    ask = script.send(pairs(*dice))
    assert (ask.prompt, ask.who) == ("fortune-contest", play.who("S").id)
    roll = script.send(next(option for option in ask.options if option.what == whose))
    assert (roll.who, len(roll.dice[0])) == (play.who(by).id, 2)
    with pytest.raises(StopIteration) as end:
        script.send(Alike(wins, lambda dice: dice))
    assert end.value.value is (place == 0)


@rule("UN-0098", "UN-0099")
def test_a_hero_who_is_ahead_is_not_asked_for_fortune() -> None:
    play = rivals(S={"fortune": 1, "attributes": {"courage": 4}}, k={})
    assert measured(play, pairs((6, 5), (2, 1))) is True
    assert measured(play, pairs((2, 1), (6, 5)), by="k") is False


# reading dice


@rule("UN-C444", "UN-C473")
@pytest.mark.parametrize(
    ("faces", "strict", "read"),
    [((1, 5, 3), False, (5, 3)), ((1, 1, 4), False, (4, 1)), ((1, 1, 4), True, (1, 1)), ((1, 2, 4), True, (4, 2))],
)
def test_the_best_two_of_more_dice_count_and_when_strict_two_ones_are_a_failure(
    faces: Any, strict: bool, read: Any
) -> None:
    assert best_two(strict).of((faces,)) == read


@rule("UN-C259", "UN-C271", "UN-C277")
@pytest.mark.parametrize(
    ("dice", "most", "read"),
    [((2, 2), 2, (1, 1)), ((2, 2), 1, (2, 2)), ((3, 3), 2, (3, 3)), ((2, 1), 2, (2, 1)), ((1, 1), 1, (1, 1))],
)
def test_low_doubles_with_what_is_unwieldy_are_a_critical_failure(dice: Any, most: int, read: Any) -> None:
    assert botched(dice, most) == read


@rule("UN-0089", "UN-C259", "UN-C489")
@pytest.mark.parametrize(
    ("dice", "most", "fails"),
    [
        ((1, 1), 1, True),
        ((2, 2), 1, False),
        ((2, 2), 2, True),
        ((0, 0), 2, False),
        ((2, 1), 2, False),
        ((3, 3), 2, False),
    ],
)
def test_a_critical_failure_is_a_double_one_or_the_low_double_that_counts_as_one(
    dice: Any, most: int, fails: bool
) -> None:
    assert blunder(dice, most) is fails


@rule("UN-0091", "UN-0392", "UN-G12")
@pytest.mark.parametrize(
    ("mine", "theirs", "more", "wins"),
    [
        ((1, 1), (1, 1), 9, False), ((2, 1), (1, 1), -9, True), ((6, 6), (5, 4), -9, True), ((5, 4), (6, 6), 9, False),
        ((6, 6), (6, 6), 1, True), ((6, 6), (6, 6), 0, None), ((4, 3), (4, 3), 0, None), ((4, 3), (4, 3), 1, True),
        ((4, 3), (4, 3), -1, False),
    ],
)  # fmt: skip
def test_who_wins_a_blow_by_the_dice(mine: Any, theirs: Any, more: int, wins: bool | None) -> None:
    assert better(mine, theirs, more) is wins


@rule("UN-C437", "UN-C452", "UN-C457")
@pytest.mark.parametrize(("armor", "marks"), [(0, (4, 2, 1)), (2, (4, 2, 1)), (3, (3, 2, 1)), (6, (1, 2, 1))])
def test_dice_looked_at_closely_tell_wounds_ones_and_sixes(armor: int, marks: tuple[int, int, int]) -> None:
    reading = marks_from(armor)
    assert reading.of(((1, 1, 2, 3, 5, 6),)) == marks
    assert reading.zero == (0, 0, 0)
    assert reading.merge is not None
    assert reading.each is not None
    assert reading.merge(reading.each(0, 6), reading.each(0, 1)) == (1, 1, 1)


# Fortune and what is at stake


@rule("UN-0763")
@pytest.mark.parametrize(("own", "hero_fortune", "spends"), [(0, 2, "S"), (1, 2, "d"), (0, 0, "S")])
def test_a_companion_of_a_lone_hero_spends_its_own_fortune_first_and_then_the_heros(
    own: int, hero_fortune: int, spends: str
) -> None:
    people = {"S": hero(at="b2", fortune=hero_fortune), "d": {"companion": "wolf", "at": "c2"}, "k": orc(at="h8")}
    play = position(HALL, turn="S", **people)
    play.who("d").fortune = own
    assert luck_of(play.game, play.who("d")).id == play.who(spends).id
    assert luck_of(play.game, play.who("S")).id == play.who("S").id
    assert luck_of(play.game, play.who("k")).id == play.who("k").id


@rule("UN-0763")
def test_companions_of_several_heroes_and_of_one_who_is_knocked_out_have_their_own_fortune_only() -> None:
    people = {"S": hero(at="b2", fortune=2), "d": {"companion": "wolf", "at": "c2"}, "k": orc(at="h8")}
    several = position(HALL, turn="S", B=hero("borgron", at="d2"), **people)
    assert luck_of(several.game, several.who("d")).id == several.who("d").id
    alone = position(HALL, turn="S", **people)
    alone.who("S").conditions = ("knocked-out",)
    assert luck_of(alone.game, alone.who("d")).id == alone.who("d").id


@rule("UN-0467")
@pytest.mark.parametrize(("more", "goal", "serving"), [(True, "more-wounds", {2}), (False, "fewer-wounds", {0})])
def test_the_stakes_of_damage_thrown_again_are_more_wounds_or_fewer_than_lie_there(
    more: bool, goal: str, serving: set[int]
) -> None:
    play = rivals()
    tallies = Tally(2, "strength"), Tally(4, "armor")
    about = damage_about(play.who("k").id, play.who("S"), tallies, 1, more=more)
    stakes = about(KEEP, OWN).work()
    assert stakes.goal == goal
    assert stakes.prospects[0].chance == 0
    assert {bar.value for bar in stakes.prospects[1].fan if bar.serves} == serving
    none = damage_about(play.who("k").id, play.who("S"), (Tally(0, "strength"), Tally(4, "armor")), 0, more=True)
    assert {bar.value for bar in none(OWN).work().prospects[0].fan} == {0, 1}


@rule("UN-0516", "UN-0517")
def test_the_stakes_of_a_block_are_the_number_needed_and_twice_that_chance_for_shielding() -> None:
    play = rivals()
    options = BLOCK, SHIELDING, TAKE
    stakes = block_about(play.who("S"), Tally(5, "shield"), options).work()
    assert [round(36 * one.chance) for one in stakes.prospects] == [12, 20, 0]
    again = block_about(play.who("S"), Tally(5, "shield"), options, twice=True).work()
    assert [round(36 * one.chance) for one in again.prospects] == [20, 20, 0]
    assert stakes.sides[0].shows == 0


@rule("UN-0096", "UN-0097")
@pytest.mark.parametrize(("least", "chance"), [(5, 2), (2, 5), (1, 6)])
def test_the_stakes_of_a_fatal_blow_are_certain_where_nothing_is_rolled(least: int, chance: int) -> None:
    stakes = fatal_about(rivals().who("S"), least, (SPEND, FALL)).work()
    assert [round(6 * one.chance) for one in stakes.prospects] == [chance, 0]
    assert bool(stakes.prospects[0].fan) is (least > 1)


@rule("UN-0089")
def test_any_dice_but_a_double_one_undo_a_double_one() -> None:
    stakes = no_blunder(rivals().who("S"), "cast")(KEEP, OWN).work()
    assert round(36 * stakes.prospects[1].chance) == 35


# tests


@rule("UN-0051", "UN-C535")
@pytest.mark.parametrize(("attribute", "less"), [("courage", -1), ("strength", 0)])
def test_the_huge_and_fearsome_overawe_courage_and_nothing_else(attribute: str, less: int) -> None:
    people = {"S": hero(at="b2"), "k": {"creature": "dragon-of-the-claw", "at": "f5"}}
    play = position(HALL, turn="S", **people)
    own = play.game.kit(play.who("S")).attribute(attribute)
    assert tally_of(play.game, play.who("S"), attribute, attribute).total == own + less
    tally = Tally(5, "courage")
    _overawe(play.game, play.who("k"), tally)
    assert tally.total == 5
    play.who("S").at = -1
    tally = Tally(5, "courage")
    _overawe(play.game, play.who("S"), tally)
    assert tally.total == 5


@rule("UN-C535")
def test_the_huge_are_overawed_by_none_of_their_size() -> None:
    people = {"S": hero(at="b2"), "k": {"creature": "dragon-of-the-claw", "at": "f5"}}
    play = position(HALL, turn="S", **people)
    play.who("S").size = 4
    tally = Tally(5, "courage")
    _overawe(play.game, play.who("S"), tally)
    assert tally.total == (5 if play.game.kit(play.who("S")).size >= 4 else 4)


@rule("UN-1013")
@pytest.mark.parametrize(
    ("attacker", "id", "weapon", "other"),
    [
        ("S", "axe", "broadsword", True),
        ("S", "broadsword", "broadsword", False),
        ("k", "axe", "broadsword", False),
        ("S", "mighty-blow", "broadsword", False),
    ],
)
def test_what_a_weapon_says_counts_in_attacks_with_it_alone(attacker: str, id: str, weapon: str, other: bool) -> None:
    play = rivals(S={"hands": ["broadsword", "cavalry-lance"], "skills": ["mighty-blow"]})
    hit = Hit(attacker=play.who(attacker).id, target=play.who("k" if attacker == "S" else "S").id, weapon=weapon)
    sources = {source.id: source for source in play.game.kit(play.who("S")).sources}
    source = sources["cavalry-lance"] if id == "axe" else sources.get(id, sources["mighty-blow"])
    if id == "broadsword":
        hit.weapon, source = "cavalry-lance", sources["cavalry-lance"]
    assert _of_another_weapon(source, play.who("S"), hit) is other


@rule("UN-0088", "UN-0089", "UN-0091", "UN-0092")
@pytest.mark.parametrize(
    ("dice", "target", "passed"), [((4, 3), 10, True), ((4, 2), 10, False), ((6, 6), 30, True), ((1, 1), 2, False)]
)
def test_a_test_must_reach_its_target_with_what_is_added(dice: Any, target: int, passed: bool) -> None:
    play = rivals(S={"attributes": {"strength": 2}})
    extra = ((2, "help", "UN-0088"),)
    script = trial(play.game, play.who("S"), "strength", "strength", target=target, extra=extra)
    result = carried_out(script, Alike(dice, lambda one: one))
    assert (result.passed, result.total) == (passed, sum(dice) + 3)


@rule("UN-0088", "UN-0461", "UN-C527")
@pytest.mark.parametrize(
    ("skills", "attribute", "passed"), [(["ethereal"], "agility", True), (["ethereal"], "strength", None)]
)
def test_who_passes_tests_of_one_attribute_without_a_roll_rolls_for_others(
    skills: list[str], attribute: str, passed: bool | None
) -> None:
    play = rivals(S={"skills": skills})
    script = trial(play.game, play.who("S"), attribute, attribute)
    if passed is None:
        next(script)
    else:
        result = carried_out(script)
        assert (result.passed, result.dice) == (passed, (0, 0))


@rule("UN-0082", "UN-C535", "UN-0461")
@pytest.mark.parametrize(("intelligence", "animal"), [(1, False), (5, True)])
def test_the_dull_and_those_in_animal_form_fail_tests_of_dexterity_without_a_roll(
    intelligence: int, animal: bool
) -> None:
    play = rivals(S={"attributes": {"intelligence": intelligence}})
    play.who("S").form = Form(card="wolf") if animal else None
    result = carried_out(trial(play.game, play.who("S"), "dexterity", "locks"))
    assert (result.passed, result.dice, result.total) == (False, (0, 0), 0)


@rule("UN-C483")
@pytest.mark.parametrize(
    ("attribute", "dice", "lost"), [("courage", (2, 1), True), ("courage", (6, 6), False), ("strength", (2, 1), False)]
)
def test_who_inspires_loses_heart_by_a_failed_courage_test_alone(attribute: str, dice: Any, lost: bool) -> None:
    play = rivals(S={"skills": ["inspiring"]})
    carried_out(trial(play.game, play.who("S"), attribute, attribute), Alike(dice, lambda one: one))
    assert bool(play.who("S").lost_heart) is lost


@rule("UN-C483", "UN-C434")
def test_who_shares_something_else_loses_no_heart() -> None:
    play = rivals(S={"skills": ["encouraging"]})
    _lose_heart(play.who("S"), play.game.kit(play.who("S")))
    assert not play.who("S").lost_heart


@rule("UN-0051")
@pytest.mark.parametrize(("skills", "gained"), [(["lynx"], 0), (["ambush"], 1)])
def test_bonuses_count_for_the_rolls_they_name(skills: list[str], gained: int) -> None:
    play = rivals(S={"skills": skills})
    tally = Tally(0, "none")
    add_bonuses(play.game, play.who("S"), play.game.kit(play.who("S")), tally, ("initiative", "none"))
    assert tally.total == gained


@rule("UN-C444", "UN-0051")
@pytest.mark.parametrize(
    ("roll", "declared", "less"), [("attack", ("fast-attacks",), -1), ("shot", ("fast-attacks",), 0), ("attack", (), 0)]
)
def test_what_throws_more_dice_may_cost_a_point_of_that_roll(roll: str, declared: tuple[str, ...], less: int) -> None:
    play = rivals(S={"skills": ["fast-attacks"], "hands": ["dagger"]})
    tally = Tally(0, "none")
    kit = play.game.kit(play.who("S"))
    hit = Hit(attacker=play.who("S").id, target=play.who("k").id, weapon="dagger")
    add_bonuses(play.game, play.who("S"), kit, tally, (roll,), (), hit, declared)
    assert tally.total == less


@rule("UN-C483")
@pytest.mark.parametrize(("skills", "more"), [(["inspiring"], [("inspiring", 1)]), ([], [])])
def test_courage_is_shared_by_the_inspiring_and_by_nobody_else(skills: list[str], more: list[tuple[str, int]]) -> None:
    people = {"S": hero(at="b2"), "B": hero("borgron", at="c3", skills=skills), "k": orc(at="h8")}
    play = position(HALL, turn="S", **people)
    assert shared(play.game, play.who("S"), ("courage",)) == more
    assert shared(play.game, play.who("S"), ("strength",)) == []


# two dice


def attempt(play: Play, roll: str = "initiative", **more: Any) -> Attempt:
    return Attempt(play.who("S"), play.game.kit(play.who("S")), roll, "perception", **more)


@rule("UN-0042", "UN-0090")
@pytest.mark.parametrize(("dice", "again"), [((5, 1), True), ((1, 1), False), ((5, 2), False)])
def test_skills_throw_a_one_again_but_no_double_one(dice: Any, again: bool) -> None:
    play = rivals(S={"skills": ["lynx"]})
    script = two_dice(play.game, attempt(play))
    assert carried_out(script, dice, *([6] if again else [])) == ((6, 5) if again else dice)


@rule("UN-0042", "UN-0090")
def test_what_throws_failures_again_throws_no_ones_again() -> None:
    play = rivals(S={"skills": ["impassible"]})
    assert carried_out(ones_again(play.game, attempt(play, "courage"), (5, 1))) == (5, 1)


@rule("UN-0042", "UN-C518")
@pytest.mark.parametrize(
    ("roll", "chance", "again"), [("stand-up", True, True), ("stand-up", False, False), ("climb", True, False)]
)
def test_a_second_chance_is_for_standing_up_alone(roll: str, chance: bool, again: bool) -> None:
    play = rivals()
    play.who("S").second_chance = chance
    question = Question("pass", tuple, lambda new: True)
    script = throw_failure_again(play.game, attempt(play, roll), (2, 1), question)
    assert carried_out(script, *([(5, 4)] if again else [])) == ((5, 4) if again else (2, 1))


@rule("UN-0256")
@pytest.mark.parametrize(
    ("who", "strange", "holds"),
    [("S", ("axe",), True), ("S", ("broadsword",), False), ("k", ("broadsword",), True), ("k", ("axe",), False)],
)
def test_a_weapon_is_strange_to_who_strikes_with_it_or_has_it_in_hand_to_defend(
    who: str, strange: tuple[str, ...], holds: bool
) -> None:
    play = rivals(S={"hands": ["broadsword", "axe"]})
    play.who("S").strange = strange
    hit = Hit(
        attacker=play.who(who).id,
        target=play.who("k" if who == "S" else "S").id,
        weapon="axe" if who == "S" else "broadsword",
    )
    assert _with_a_strange_weapon(play.game, play.who("S"), hit) is holds
