"""Magic: casting, Mana, duration, how often, aids, range.  UN-0421 to UN-0437, UN-0450, UN-0463 to UN-0465"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position
from systems.universalis.magic.casters import (
    AIDS,
    ARMORED,
    FULL,
    NOTHING,
    facing_orc,
    lasting,
    mage,
    wizard,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.magic.casting import aids_of
from undercroft.systems.universalis.status.conditions import knock_out
from undercroft.systems.universalis.status.lasting_spells import turn_over


@rule("UN-0421")
def test_a_hero_without_spells_casts_nothing():
    play = position(HALL, S=hero(at="c3"), k=orc(at="h3"), turn="S")
    assert not any(act.startswith("cast") for act in play.acts())


@rule("UN-0423", "UN-0284")
def test_a_total_of_10_casts_a_spell_and_the_action_is_spent():
    play = facing_orc({"B cast": [4, 1], "B damage": NOTHING}).take("B casts lightning at k")
    assert play.see("casting")["cast"]
    assert not play.see("B")["action"]


@rule("UN-0423")
def test_a_total_of_9_does_not():
    assert not facing_orc([3, 1]).take("B casts lightning at k").see("casting")["cast"]


@rule("UN-0423")
@pytest.mark.parametrize(("hands", "casts"), [(["battleaxe"], False), (["axe", "shield"], False), (["axe"], True)])
def test_casting_takes_a_free_hand(hands, casts):
    assert facing_orc(B={"hands": hands}).offers("B casts lightning at k") is casts


@rule("UN-0424", "UN-0080")
def test_a_spell_that_was_cast_costs_its_mana_and_gets_a_marker():
    play = facing_orc({"B cast": [4, 2], "B damage": NOTHING}).take("B casts lightning at k")
    assert play.see("B")["mana left"] == FULL - 1
    assert play.see("B")["cast"] == ["lightning"]


@rule("UN-0425")
def test_a_spell_that_failed_costs_nothing():
    play = facing_orc([3, 1]).take("B casts lightning at k")
    assert play.see("B")["mana left"] == FULL
    assert play.see("B")["cast"] == []


@rule("UN-0424")
def test_nobody_casts_what_he_has_no_mana_for():
    assert not facing_orc(B={"mana": 0}).offers("B casts lightning at k")


@rule("UN-0426", "UN-0165")
@pytest.mark.parametrize(("at", "casts"), [("d3", False), ("e3", True)])
def test_nobody_casts_beside_an_enemy(at, casts):
    assert facing_orc(k={"at": at}).offers("B casts lightning at k") is casts


# how long spells last


@rule("UN-0427")
def test_an_immediate_spell_leaves_nothing_in_force():
    play = facing_orc({"B cast": [6, 4], "B damage": [*NOTHING, 1]}).take("B casts lightning at k")
    assert play.see("table")["spells"] == []


@rule("UN-0428")
def test_a_permanent_spell_lasts_as_many_turns_as_the_higher_die():
    play = facing_orc([4, 2]).take("B casts rune-of-iron at B")
    assert play.see("table")["spells"] == ["rune-of-iron 4"]


@rule("UN-0428")
def test_it_ends_at_the_end_of_the_last_turn_of_its_side():
    play = lasting(2)
    assert play.see("B")["armor"] == ARMORED + 1
    turn_over(play.game, bright=True)
    assert play.see("B")["armor"] == ARMORED + 1
    turn_over(play.game, bright=True)
    assert play.see("B")["armor"] == ARMORED
    assert play.see("table")["spells"] == []


@rule("UN-0428")
def test_turns_of_the_other_side_do_not_count():
    play = lasting(1)
    turn_over(play.game, bright=False)
    assert play.see("table")["spells"] == ["rune-of-iron 1"]


@rule("UN-0428")
def test_the_heroes_turn_ends_with_a_turn_less():
    play = position(HALL, B=mage(), turn="heroes", dice=[4, 2]).take("B casts rune-of-iron at B", "B ends")
    assert play.see("table")["spells"] == ["rune-of-iron 3"]


@rule("UN-0429")
def test_casting_while_another_spell_is_active_is_at_minus_1():
    play = lasting(3, turn=["B", "B"]).take("B ends")
    seen = play.see("B casting lightning at k")
    assert (seen["cast"], seen["terms"]) == (4, ["intelligence +5", "spell-active -1"])


@rule("UN-0429")
def test_a_spell_of_somebody_else_is_no_hindrance():
    play = lasting(3, I=hero("ilmarin", at="b8"))
    assert play.see("I casting spirit-spear at k")["cast"] == 5


@rule("UN-0430")
def test_a_spell_ends_at_once_when_its_caster_falls():
    play = lasting(3, S=hero(at="b8"))
    knock_out(play.game, play.who("B"))
    assert play.see("table")["spells"] == []


@rule("UN-0430")
def test_a_spell_goes_on_when_somebody_else_falls():
    play = lasting(3, I=hero("ilmarin", at="b8"))
    knock_out(play.game, play.who("I"))
    assert play.see("table")["spells"] == ["rune-of-iron 3"]


@rule("UN-0431")
def test_a_second_permanent_spell_ends_the_first():
    play = lasting(3, [4, 3], turn=["B", "B"]).take("B ends", "B casts rune-of-breaking at B")
    assert play.see("table")["spells"] == ["rune-of-breaking 4"]


@rule("UN-0431")
def test_an_immediate_spell_ends_nothing():
    play = lasting(3, {"B cast": [4, 3], "B damage": NOTHING}, turn=["B", "B"]).take("B ends", "B casts lightning at k")
    assert play.see("table")["spells"] == ["rune-of-iron 3"]


@rule("UN-0432")
def test_a_caster_may_end_his_spell_in_his_activation():
    play = lasting(3, turn=["B", "B"]).take("B ends", "B ends the spell rune-of-iron")
    assert play.see("table")["spells"] == []
    assert play.see("B")["action"]


@rule("UN-0432")
def test_nobody_ends_the_spell_of_another():
    play = lasting(3, turn=["B", "I"], I=hero("ilmarin", at="b8")).take("B ends")
    assert not play.offers("I ends the spell rune-of-iron")


# how often


@rule("UN-0433")
@pytest.mark.parametrize(("times", "casts"), [(2, True), (3, False)])
def test_a_spell_is_cast_three_times_in_a_quest(times, casts):
    play = facing_orc(B={"cast": ["lightning"] * times}, S=hero(at="b8"))
    assert play.offers("B casts lightning at k") is casts
    assert play.offers("B casts rune-of-iron at B")


@rule("UN-0463", "UN-1157", "UN-C071")
@pytest.mark.parametrize(("vp", "times", "casts"), [(14, 1, True), (14, 2, False), (15, 2, True)])
def test_an_apprentice_casts_a_spell_twice(vp, times, casts):
    play = facing_orc(B={"vp": vp, "cast": ["lightning"] * times}, S=hero(at="b8"))
    assert play.offers("B casts lightning at k") is casts


@rule("UN-0464", "UN-1158", "UN-C071")
@pytest.mark.parametrize(("vp", "times", "casts"), [(30, 3, True), (30, 4, False), (29, 3, False)])
def test_an_archmage_casts_a_spell_four_times(vp, times, casts):
    play = facing_orc(B={"vp": vp, "cast": ["lightning"] * times}, S=hero(at="b8"))
    assert play.offers("B casts lightning at k") is casts


@rule("UN-0765")
@pytest.mark.parametrize(("vp", "times", "casts"), [(18, 4, True), (18, 5, False), (14, 3, True), (14, 4, False)])
def test_a_hero_alone_casts_each_spell_twice_more(vp, times, casts):
    assert facing_orc(B={"vp": vp, "cast": ["lightning"] * times}).offers("B casts lightning at k") is casts


@rule("UN-0463")
def test_offensive_spells_of_an_apprentice_deal_a_die_less():
    assert facing_orc(B={"vp": 14}).see("B casting lightning at k")["dice"] == 5
    assert facing_orc().see("B casting lightning at k")["dice"] == 6


@rule("UN-0463")
def test_permanent_spells_of_an_apprentice_last_a_turn_less():
    play = facing_orc([4, 2], B={"vp": 14}).take("B casts rune-of-iron at B")
    assert play.see("table")["spells"] == ["rune-of-iron 3"]


@rule("UN-0434")
def test_a_mana_potion_takes_a_marker_off_a_spell_that_was_cast():
    play = facing_orc(B={"pack": ["mana-potion"], "mana": 2, "cast": ["lightning", "lightning"]})
    play.take("B uses mana-potion")
    assert play.see("B")["cast"] == ["lightning"]
    assert play.see("B")["mana left"] == 5


@rule("UN-0434")
def test_of_several_spells_the_caster_says_which():
    play = facing_orc(B={"pack": ["mana-potion"], "mana": 2, "cast": ["lightning", "rune-of-iron"]})
    play.take("B uses mana-potion", "B takes a marker off rune-of-iron")
    assert play.see("B")["cast"] == ["lightning"]


@rule("UN-0434")
def test_another_potion_takes_no_marker_off():
    play = facing_orc(B={"pack": ["healing-potion"], "wounds": 1, "cast": ["lightning"]}).take("B uses healing-potion")
    assert play.see("B")["cast"] == ["lightning"]


# scrolls and Components


@rule("UN-C309", "UN-1006")
def test_components_add_2_to_a_spell_and_are_used_up():
    play = facing_orc({"B cast": [2, 1], "B damage": NOTHING}, B={"pack": ["components-for-magic"]})
    play.take("B casts lightning at k", "B uses the aid components-for-magic")
    assert play.see("casting")["cast"]
    assert play.see("B")["pack"] == []


@rule("UN-C309")
def test_without_components_the_same_roll_fails():
    play = facing_orc([2, 1], B={"pack": ["components-for-magic"]}).take("B casts lightning at k", "B is done")
    assert not play.see("casting")["cast"]
    assert play.see("B")["pack"] == ["components-for-magic"]


@rule("UN-C310")
def test_a_scroll_adds_2_to_a_spell():
    play = facing_orc({"B cast": [2, 1], "B damage": NOTHING}, B={"pack": ["magic-scroll"]})
    assert play.take("B casts lightning at k", "B uses the aid magic-scroll").see("casting")["cast"]


@rule("UN-0435", "UN-C311")
def test_only_one_aid_is_used_in_a_turn():
    play = facing_orc({"B cast": [2, 1], "B damage": NOTHING}, B={"pack": ["magic-scroll", "components-for-magic"]})
    play.take("B casts lightning at k", "B uses the aid magic-scroll")
    assert play.see("casting")["cast"]
    assert play.see("B")["pack"] == ["components-for-magic"]
    assert aids_of(play.who("B"), "cast") == ()


@rule("UN-0435")
def test_the_next_turn_allows_another():
    play = position(HALL, B=mage(pack=AIDS), turn="heroes", dice=[2, 1])
    play.take("B casts rune-of-iron at B", "B uses the aid magic-scroll", "B ends")
    assert aids_of(play.who("B"), "cast") == ("components-for-magic",)


# basic and superior


@rule("UN-0436")
def test_a_superior_spell_costs_more_mana():
    play = wizard({"M cast": [4, 2], "M damage": [1, 1], "k resist": [6, 6]}).take("M casts rain-of-embers at k")
    assert play.see("M")["mana left"] == FULL - 2


@rule("UN-0436")
def test_a_superior_spell_is_not_cast_after_a_move():
    play = wizard().take("M moves to c4")
    assert not play.offers("M casts rain-of-embers at k")
    assert play.offers("M casts fireball at k")


@rule("UN-0436")
def test_nobody_moves_after_a_superior_spell():
    play = wizard([2, 1]).take("M casts rain-of-embers at k")
    assert play.see("M")["points"] == 0


@rule("UN-0436")
def test_a_basic_spell_leaves_the_move():
    assert wizard([2, 1]).take("M casts fireball at k").see("M")["points"] == 4


# sight and range


@rule("UN-0437")
def test_a_spell_needs_line_of_sight():
    wall = "\n".join(["########", "#..#...#", "#..#...#", "########"])
    play = facing_orc(board=wall, B={"at": "b2"}, k={"at": "f2"})
    assert not play.offers("B casts lightning at k")


@rule("UN-0437", "UN-0454")
def test_cover_counts_against_magic_projectiles_alone():
    behind = {"furniture": [{"kind": "barrels-and-boxes", "at": "g3"}]}
    plain, covered = wizard(), wizard(**behind)
    assert covered.see("M casting fireball at k")["dice"] == plain.see("M casting fireball at k")["dice"] - 1
    embers = "M casting rain-of-embers at k"
    assert covered.see(embers)["dice"] == plain.see(embers)["dice"]


@rule("UN-0450", "UN-G25")
@pytest.mark.parametrize(("at", "reached"), [("i3", True), ("j3", False)])
def test_a_range_of_6_reaches_6_squares(at, reached):
    play = facing_orc(S=hero(at=at), k={"at": "b9"})
    assert play.offers("B casts rune-of-iron at S") is reached


@rule("UN-0450")
@pytest.mark.parametrize(("at", "reached"), [("d4", True), ("e3", False)])
def test_a_range_of_1_reaches_adjacent_targets_only(at, reached):
    play = wizard(S=hero(at=at, wounds=1))
    assert play.offers("M casts cauterize at S") is reached


@rule("UN-0450")
def test_a_range_of_0_is_the_caster_alone():
    play = facing_orc(S=hero(at="d4"))
    assert play.offers("B casts rune-of-warding at B")
    assert not play.offers("B casts rune-of-warding at S")


@rule("UN-0450", "UN-G25")
def test_only_the_mark_for_anyone_lets_a_caster_be_his_own_target():
    play = facing_orc(B={"spells": ["mutation", "rune-of-iron"]}, S=hero(at="d5"))
    assert not play.offers("B casts mutation at B")
    assert play.offers("B casts mutation at S")
    assert play.offers("B casts rune-of-iron at B")
