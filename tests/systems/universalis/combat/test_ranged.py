"""Ranged attacks.  UN-0361 to UN-0389, UN-1014, UN-1015"""

from __future__ import annotations

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import Play, hero, orc, position, troll
from undercroft.kernel.odds import odds
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.combat.ranged import distance_penalty

LANE = "#################\n#S..............#\n#################"
CLOSE = "########\n#S..k..#\n########"
WIDE = "##########\n#........#\n#S...k...#\n#........#\n##########"


def archer(bow: str = "short-bow", **more):
    """A hero of Shooting Skill 5 and Agility 4 with a bow, looking east."""
    given = {"hands": [bow], "facing": "east", "attributes": {"shooting": 5, "agility": 4, "strength": 3}}
    return hero("taeral", **{**given, **more})


def terms(play: Play, name: str = "S shooting k") -> list[str]:
    return play.see(name)["terms"]


def shoots(play: Play) -> bool:
    return play.offers("S shoots k")


@rule("UN-0361")
@pytest.mark.parametrize(("at", "offered"), [("h2", True), ("i2", False)])
def test_a_target_must_be_within_the_weapons_range(at, offered):
    play = position(LANE, S=archer("blowgun"), k=orc(at=at))
    assert shoots(play) is offered


@rule("UN-0361", "UN-0329")
def test_a_target_must_be_in_sight():
    play = position("#######\n#S.m.k#\n#######", S=archer(), k=orc(), m=orc(facing="west"))
    assert not shoots(play)
    assert play.offers("S shoots m")


@rule("UN-0361", "UN-0329", "UN-0331")
def test_a_large_target_is_seen_over_the_heads_of_others():
    play = position("########\n#S.m.kk#\n#....kk#\n########", S=archer(), k=troll(at="f2"), m=orc(facing="west"))
    assert shoots(play)


@rule("UN-0362")
def test_nobody_shoots_next_to_an_enemy():
    play = position("########\n#Sm.k..#\n#......#\n########", S=archer(), k=orc(), m=orc())
    assert not shoots(play)
    assert not play.offers("S shoots m")


@rule("UN-0364")
@pytest.mark.parametrize(("dice", "landed"), [([3, 2], True), ([2, 2], False)])
def test_a_shot_hits_from_ten(dice, landed):
    play = position(CLOSE, S=archer(), k=orc(), dice={"S shot": dice, "S damage?": [1, 1, 1]}).take("S shoots k")
    assert play.see("hit")["landed"] is landed


@rule("UN-0365", "UN-0477")
@pytest.mark.parametrize(("face", "hands"), [(2, []), (3, ["short-bow"])])
def test_a_blunder_may_break_the_bow_but_never_drops_it(face, hands):
    play = position(CLOSE, S=archer(), k=orc(), dice={"S shot": [1, 1], "S break": [face]}).take("S shoots k")
    assert (play.see("S")["hands"], play.see("table")["dropped"]) == (hands, [])


@rule("UN-0368")
def test_a_critical_failure_ends_the_activation():
    play = position(CLOSE, S=archer(), k=orc(), dice={"S shot": [1, 1], "S break": [6]}).take("S shoots k")
    assert play.see("S")["activated"]


@rule("UN-0365", "UN-G19")
def test_a_blunder_with_no_friend_near_hits_nobody():
    play = position(CLOSE, S=archer(), k=orc(), dice={"S shot": [1, 1], "S break": [6]}).take("S shoots k")
    assert not play.see("hit")["stray"]


@rule("UN-0366")
def test_a_failed_shot_without_a_one_hits_nobody():
    play = position(WIDE, S=archer(), k=orc(), F=hero(at="g3"), dice=[2, 2]).take("S shoots k")
    assert (play.see("hit")["stray"], play.see("F")["wounds"]) == (False, 0)


@rule("UN-0366")
def test_of_several_friends_beside_the_target_one_is_hit_at_random():
    friends = {"F": hero(at="g3", hands=["broadsword"]), "G": hero("borgron", at="g2", hands=["axe"])}
    dice = {"S shot": [3, 1], "random-stray": [2], "S damage": [6, 1, 1]}
    play = position(WIDE, S=archer(), k=orc(), dice=dice, **friends).take("S shoots k")
    assert (play.see("F")["wounds"], play.see("G")["wounds"]) == (0, 1)


@rule("UN-0367")
def test_a_friend_smaller_than_the_target_is_not_hit():
    board = "##########\n#S...kk..#\n#....kkF.#\n##########"
    play = position(board, S=archer(attributes={"shooting": 3}), k=troll(at="f2"), F=hero(), dice=[2, 1])
    play.take("S shoots k")
    assert not play.see("hit")["stray"]


@rule("UN-0369")
def test_a_thrown_weapon_is_gone_until_the_combat_is_over():
    play = position(CLOSE, S=archer("javelin"), k=orc(), dice={"S throw": [5, 5], "S damage": [6, 6, 6]})
    play.take("S throws javelin at k")
    assert play.see("S")["hands"] == []
    assert play.who("S").thrown == ("javelin",)


@rule("UN-0369")
def test_what_was_thrown_comes_back_when_no_enemy_is_left():
    dice = {"S throw": [5, 5], "S damage": [6, 6, 6]}
    play = position(CLOSE, turn=["S", "dark"], S=archer("javelin"), k=orc(wounds=1), dice=dice)
    play.take("S throws javelin at k", "S ends")
    assert (play.state.creatures, play.see("S")["hands"]) == ([], ["javelin"])


@rule("UN-0369")
def test_a_magic_javelin_returns_to_the_hand():
    play = position(CLOSE, S=archer("returning-javelin"), k=orc(), dice={"S throw": [5, 5], "S damage": [1] * 4})
    play.take("S throws returning-javelin at k")
    assert play.see("S")["hands"] == ["returning-javelin"]


@rule("UN-0370", "UN-0334")
def test_light_cover_costs_one():
    pieces = [{"kind": "table", "at": "d3"}]
    play = position(WIDE, S=archer(), k=orc(), furniture=pieces)
    assert "cover -1" in terms(play)


@rule("UN-0370", "UN-0337")
def test_the_corner_of_a_wall_is_heavy_cover():
    play = position("########\n#...S..#\n#......#\n#....#k#\n########", S=archer(), k=orc())
    assert "cover -2" in terms(play)


@rule("UN-0371")
def test_distance_costs_one_more_every_three_squares_up_to_three():
    assert [distance_penalty(far) for far in (1, 3, 4, 6, 7, 9, 10, 24)] == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("UN-0372")
@pytest.mark.parametrize(("at", "dice"), [("k2", 4), ("l2", 3)])
def test_beyond_half_the_range_criticals_add_no_dice(at, dice):
    thrown = [6, 5, *[1] * dice]
    play = position(LANE, S=archer(), k=orc(at=at), dice=thrown).take("S shoots k")
    assert play.chance.left == []


@rule("UN-0372")
def test_criticals_of_throws_count_at_any_distance():
    dice = {"S throw": [6, 5], "S damage": [1] * 4}
    play = position(LANE, S=archer("javelin"), k=orc(at="j2"), dice=dice).take("S throws javelin at k")
    assert play.chance.left == []


@rule("UN-0373")
def test_a_small_target_is_harder_to_hit():
    goblin = {"creature": "goblin-sneak", "facing": "west"}
    assert "target-small -1" in terms(position(CLOSE, S=archer(), k=goblin))


@rule("UN-0374")
def test_a_large_target_is_easier_to_hit():
    play = position("########\n#S..kk.#\n#...kk.#\n########", S=archer(), k=troll(at="e2"))
    assert "target-large +1" in terms(play)


@rule("UN-0375")
def test_a_stationary_target_is_easier_to_hit_but_must_be_hit():
    play = position(CLOSE, S=archer(), k=orc(conditions=["stationary"]), dice=[1, 2])
    assert "target-stationary +2" in terms(play)


@rule("UN-0376", "UN-G20")
@pytest.mark.parametrize(("to", "term"), [("c2", "moved -1"), ("e2", "moved -1"), ("f2", "moved -2")])
def test_a_projectile_after_a_move_is_less_sure(to, term):
    play = position(LANE, S=archer(), k=orc(at="o2")).take(f"S moves to {to}")
    assert term in terms(play)


@rule("UN-0377")
@pytest.mark.parametrize(("to", "hindered"), [("d2", False), ("e2", True)])
def test_a_throw_after_two_steps_is_as_sure_as_ever(to, hindered):
    play = position(LANE, S=archer("javelin"), k=orc(at="k2")).take(f"S moves to {to}")
    assert ("moved -1" in terms(play)) is hindered


@rule("UN-0378")
def test_a_flying_target_is_harder_to_hit():
    assert "target-flying -1" in terms(position(CLOSE, S=archer(), k=orc(conditions=["flying"])))


@rule("UN-0379")
@pytest.mark.parametrize(("agility", "hindered"), [(2, True), (4, False)])
def test_a_nimbler_target_is_harder_to_hit(agility, hindered):
    play = position(CLOSE, S=archer(attributes={"shooting": 5, "agility": agility}), k=orc())
    assert ("target-nimbler -1" in terms(play)) is hindered


@rule("UN-0380")
def test_from_behind_a_shot_is_surer_and_no_shield_helps():
    shielded = orc(hands=["broadsword", "shield"], facing="east")
    play = position(CLOSE, S=archer(), k=shielded, dice={"S shot": [5, 4], "S damage": [1, 1, 1]})
    assert "from-behind +1" in terms(play)
    assert play.take("S shoots k").rolled("block") == 0


@rule("UN-0380")
def test_a_target_that_is_down_is_easier_to_hit():
    assert "target-down +1" in terms(position(CLOSE, S=archer(), k=orc(conditions=["knocked-down"])))


@rule("UN-0512", "UN-0364")
def test_a_shield_may_stop_a_shot():
    shielded = orc(hands=["broadsword", "shield"], facing="west")
    play = position(CLOSE, S=archer(), k=shielded, dice={"S shot": [5, 4], "k block": [6]}).take("S shoots k")
    assert play.see("hit")["blocked"]


@rule("UN-0381")
def test_difficult_ground_underfoot_costs_one():
    play = position("########\n#,..k..#\n########", S=archer(at="b2"), k=orc())
    assert "difficult-terrain -1" in terms(play)


@rule("UN-0382")
def test_all_modifiers_are_added_together():
    play = position(LANE, S=archer(), k=orc(at="i2", conditions=["knocked-down"])).take("S moves to c2")
    assert terms(play) == ["shooting +5", "distance -1", "moved -1", "target-down +1"]


@rule("UN-0098")
def test_fortune_throws_a_failed_shot_again():
    dice = {"S shot": [[2, 2], [5, 5]], "S damage": [1, 1, 1]}
    play = position(CLOSE, S=archer(fortune=1), k=orc(), dice=dice).take("S shoots k")
    assert play.asks() == "fortune-shot"
    assert play.take("S spends fortune").see("hit")["landed"]


@rule("UN-1014")
def test_a_crossbow_must_be_reloaded_with_an_action():
    play = position(CLOSE, S=archer("crossbow"), k=orc(), turn=["S", "S", "S"], dice=[2, 2])
    play.take("S shoots k", "S ends")
    assert not shoots(play)
    play.take("S reloads crossbow")
    assert not shoots(play)
    assert shoots(play.take("S ends"))


@rule("UN-1015")
def test_two_handguns_are_reloaded_one_by_one():
    guns = archer(hands=["handgun", "handgun"])
    play = position(CLOSE, S=guns, k=orc(), turn=["S", "S", "S", "S"], dice={"S shot": [[2, 2], [2, 2]]})
    play.take("S shoots k", "S ends", "S shoots k", "S ends", "S reloads handgun", "S ends")
    assert shoots(play)
    assert play.offers("S reloads handgun")


@rule("UN-0359", "UN-0361")
def test_two_shuriken_are_thrown_in_one_activation():
    play = position(CLOSE, S=archer("shuriken"), k=orc(), dice={"S throw": [[2, 2], [2, 2]]})
    play.take("S takes two shuriken", "S throws shuriken at k", "S throws shuriken at k")
    assert play.see("S")["hands"] == []


@rule("UN-0361")
def test_the_odds_of_a_shot_are_exact():
    play = position(CLOSE, S=archer(), k=orc())
    option = play.meaning("S shoots k")
    assert option is not None
    found = odds(play.table, option)
    assert found.exact
    assert found.chance(lambda result: bool(result["hit"])) == pytest.approx(30 / 36)


# Defensive Shots


@rule("UN-0385")
def test_who_begins_two_squares_away_is_too_near():
    dice = {"k attack": [1, 2], "S defense": [6, 6]}
    play = position("#######\n#S..k.#\n#######", S=archer(at="c2"), k=orc(at="e2"), turn="k", dice=dice)
    assert play.asks() != "defensive-shot"


@rule("UN-0383", "UN-0328")
def test_who_comes_from_behind_is_not_seen():
    dice = {"k attack": [1, 2], "S defense": [6, 6]}
    play = position("########\n#S...k.#\n########", S=archer(facing="west"), k=orc(), turn="k", dice=dice)
    assert play.asks() != "defensive-shot"


@rule("UN-0383")
@pytest.mark.parametrize(("to", "asked"), [("c3", True), ("h2", False)])
def test_who_flies_through_his_melee_range_is_shot_at(to, asked):
    board = "\n".join(["#" * 14, *["#" + "." * 12 + "#"] * 2, "#" * 14])
    k = {"creature": "dire-wolf", "at": "i3", "conditions": ["flying"], "facing": "west"}
    play = position(board, S=archer(at="e2"), k=k, turn="k", hand=[], dice=[1, 2]).take(f"k moves to {to}")
    assert (play.asks() == "defensive-shot") is asked


@rule("UN-0383", "UN-0416")
@pytest.mark.parametrize(("hands", "asked"), [(["spear"], True), (["broadsword"], False)])
def test_who_comes_within_a_spears_length_is_shot_at(hands, asked):
    k = orc(at="h2", hands=hands)
    play = position("##########\n#S.......#\n##########", S=archer(), k=k, turn="k", hand=[], dice=[1, 2])
    play.take("k moves to d2")
    assert (play.asks() == "defensive-shot") is asked


@rule("UN-0387", "UN-0386")
@pytest.mark.parametrize(
    ("dice", "at"),
    [
        ({"S shot": [6, 6], "S damage": [6] * 5}, "e2"),
        ({"S shot": [5, 5], "S damage": [6, 6, 6], "k attack": [1, 2], "S defense": [6, 6]}, "c2"),
    ],
)
def test_a_large_creature_is_shot_at_three_squares_away_and_stopped_by_a_double_six_alone(dice, at):
    board = "###########\n#S....kk..#\n#.....kk..#\n###########"
    play = position(board, S=archer(), k=troll(at="g2"), turn="k", dice=dice).take("S shoots k")
    assert play.see("k")["wounds"] > 0
    assert play.see("k")["at"] == at


@rule("UN-0388")
@pytest.mark.parametrize(("first", "asked"), [([], True), (["S shoots k"], False)])
def test_an_empty_crossbow_makes_no_defensive_shot(first, asked):
    board, dice = "########\n#S...k.#\n########", {"S shot?": [2, 2], "k attack?": [1, 2], "S defense?": [6, 6]}
    play = position(board, S=archer("crossbow"), k=orc(), turn=["S", "k"], dice=dice).take(*first, "S ends")
    assert (play.asks() == "defensive-shot") is asked


@rule("UN-0389")
def test_one_defensive_shot_in_a_turn():
    board = "#########\n#S....k.#\n#.....m.#\n#########"
    shot = {"S shot?": [5, 5], "S damage?": [6, 1, 1]}
    people = {"S": archer(), "k": orc(wounds=0), "m": orc()}
    play = position(board, turn=["k", "m"], hand=[], dice=shot, **people).take("k moves to c2", "S shoots k", "k ends")
    assert play.see("k")["at"] == "e2"
    play.take("m moves to c3")
    assert play.asks() != "defensive-shot"
    fresh = position(board, turn="m", hand=[], dice=shot, **people).take("m moves to c3")
    assert fresh.asks() == "defensive-shot"


@rule("UN-0389")
def test_the_next_turn_allows_another_defensive_shot():
    board = "#########\n#S....k.#\n#.....m.#\n#########"
    people = {"S": archer(), "k": orc(), "m": orc()}
    play = position(board, turn="dark", hand=[], dice={"S shot": [5, 5], "S damage": [6, 1, 1]}, **people)
    play.take("the dark player passes", "k acts", "k moves to c2", "S shoots k", "k ends", "m acts", "m ends")
    play.take("the dark player is done", "S ends", "the dark player passes", "m acts", "m moves to c3")
    assert play.asks() == "defensive-shot"


@rule("UN-C290", "UN-C441")
@pytest.mark.parametrize(("skills", "asked"), [([], False), (["expert-archer"], True)])
def test_a_longbow_makes_defensive_shots_for_expert_archers_only(skills, asked):
    bow = archer("longbow", skills=skills)
    dice = {"k attack?": [1, 2], "S defense?": [6, 6]}
    play = position("########\n#S...k.#\n########", S=bow, k=orc(), turn="k", dice=dice)
    assert (play.asks() == "defensive-shot") is asked


# creatures


@rule("UN-0718", "UN-0719")
def test_a_skeleton_archer_shoots():
    bony = {"creature": "skeleton-archer", "facing": "west"}
    play = position(CLOSE, S=hero(), k=bony, turn="k", dice=[1, 2]).finish()
    assert play.rolled("shot") == 1


@rule("UN-0712", "UN-0731")
def test_an_archer_without_a_shot_goes_where_it_has_one():
    board = "########\n#S.#...#\n#..#.k.#\n#......#\n########"
    bony = {"creature": "skeleton-archer", "facing": "west"}
    play = position(board, S=hero(), k=bony, turn="k", dice=[1, 2]).finish()
    assert play.rolled("shot") == 1


@rule("UN-0730", "UN-0732")
def test_an_archer_beside_an_enemy_draws_its_dagger():
    bony = {"creature": "skeleton-archer", "facing": "west"}
    dice = {"k disengage": [1, 2], "k attack": [1, 2], "S defense": [6, 5]}
    play = position("#####\n#Sk.#\n#####", S=hero(hands=["broadsword"]), k=bony, turn="k", dice=dice).finish()
    assert play.see("k")["hands"] == ["dagger"]


def test_every_option_to_shoot_is_explained():
    play = position(CLOSE, S=archer(), k=orc())
    option = play.meaning("S shoots k")
    assert option is not None
    assert play.table.ask is not None
    assert SYSTEM.explain(play.game, play.table.ask, option) == "explain-shot:5 explain-dice:3 explain-armor:4"
