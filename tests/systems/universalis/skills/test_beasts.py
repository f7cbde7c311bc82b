"""What beasts do besides biting: breath, grabs, sweeps, gazes, auras.  UN-C517 to UN-C566"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.carry_the_fallen import swallowed
from undercroft.systems.universalis.state import Use

MISS = [2, 1, 6, 5]
LANE = "###########\n#k..S.....#\n#.........#\n###########"


def monster(*skills: str, dice: Dice | None = None) -> Play:
    """An orc with these skills before Shara, in its turn."""
    return duel(turn="k", dice=dice, k={"skills": list(skills)}).finish()


def beast(*skills: str, dice: Dice | None = None, **people: object) -> Play:
    """A troll with these skills, in its turn, before Shara."""
    figures = {"S": fighter(at="d5"), "t": troll(at="d3", skills=list(skills), facing="south"), **people}
    return position(HALL, turn="t", dice=dice, **figures)


def worm(*skills: str, dice: Dice | None = None, **people: object) -> Play:
    """The great worm with these skills, in its turn, before Shara."""
    great = {"creature": "great-worm", "at": "d3", "skills": list(skills), "facing": "south"}
    return position(HALL, turn="t", dice=dice, **{"S": fighter(at="d6"), "t": great, **people})


# Breath


@rule("UN-C521")
@pytest.mark.parametrize(("dice", "wounds"), [([2, 1, 3, 3, 3, 1], 3), ([6, 5], 0)])
def test_breath_is_dodged_by_agility_or_burns_natural_armor(dice, wounds):
    people = {"S": fighter(), "k": orc(skills=["breath-4"], facing="east")}
    play = position(LANE, turn="k", dice=[*dice, 3, 3, 3, 3], **people).on()
    if play.asks() == "dodge":
        play.take("S dodges to f3")
    assert play.see("S")["wounds"] == wounds


@rule("UN-C521")
def test_breath_reaches_as_far_as_its_number():
    near = position(LANE, turn="S", S=fighter("breath-2"), k=orc())
    assert not [act for act in near.acts() if "breath" in act]
    far = position(LANE, turn="S", S=fighter("breath"), k=orc())
    assert [act for act in far.acts() if "breath" in act]


@rule("UN-C521")
def test_breath_goes_through_light_cover_with_a_die_less():
    people = {"S": fighter(), "k": orc(skills=["breath-4"], facing="east")}
    table = [{"kind": "table", "at": "d2"}]
    dice = {"S breath": [2, 1], "k damage": [1, 1, 1]}
    play = position(LANE, turn="k", dice=dice, furniture=table, **people).finish()
    open_ = position(LANE, turn="k", dice={"S breath": [2, 1], "k damage": [1] * 4}, **people).finish()
    thrown = [[len(event.faces[0]) for event in one.events("rolled") if event.why == "damage"] for one in (play, open_)]
    assert thrown == [[3], [4]]


@rule("UN-0522", "UN-0511")
@pytest.mark.parametrize(
    ("shield", "facing", "thrown"),
    [("shield", "west", [3]), ("buckler", "west", [4]), ("shield", "east", [4])],
)
def test_a_shield_is_light_cover_against_breath_unless_it_comes_from_behind(shield, facing, thrown):
    bearer = fighter(hands=["broadsword", shield], facing=facing)
    dragon = orc(skills=["breath-4"], facing="east")
    play = position(LANE, turn="k", dice=[2, 1, *[1] * 4], S=bearer, k=dragon).finish()
    assert [len(event.faces[0]) for event in play.events("rolled") if event.why == "damage"] == thrown


@rule("UN-0522", "UN-G18")
def test_a_shield_adds_nothing_to_other_cover_against_breath():
    people = {"S": fighter(hands=["broadsword", "shield"], facing="west"), "k": orc(skills=["breath-4"], facing="east")}
    table = [{"kind": "table", "at": "d2"}]
    dice = {"S breath": [2, 1], "k damage": [1, 1, 1]}
    play = position(LANE, turn="k", dice=dice, furniture=table, **people).finish()
    assert [len(event.faces[0]) for event in play.events("rolled") if event.why == "damage"] == [3]


@rule("UN-C524")
@skill("corrosive-vomit", changes=True)
@pytest.mark.parametrize(("dice", "wounds"), [([2, 1, 3, 1, 1, 1, 1], 1), ([6, 5], 0)])
def test_corrosive_vomit_is_dodged_or_rolls_5_dice_against_armor_1_lower(dice, wounds):
    play = duel(turn="k", k={"skills": ["corrosive-vomit"]}, dice=[*dice, *MISS]).finish()
    assert play.see("S")["wounds"] == wounds


@rule("UN-C524")
def test_corrosive_vomit_is_for_enemies_in_front():
    assert duel("corrosive-vomit").offers("S does corrosive-vomit to k")
    assert not duel("corrosive-vomit", S={"facing": "south"}).offers("S does corrosive-vomit to k")


# grabbing


@rule("UN-C531")
@skill("grab-and-eat", changes=True)
@skill("grab-and-eat", changes=False)
@pytest.mark.parametrize(("dice", "out"), [([6, 5, 2, 1, *[3] * 6], True), ([2, 1, 6, 5], False)])
def test_who_loses_to_a_beast_that_grabs_is_swallowed(dice, out):
    play = worm(dice=dice, T=hero("taeral", at="k9")).finish()
    assert ("knocked-out" in play.see("S")["conditions"]) is out


@rule("UN-C531")
def test_a_swallowed_body_is_out_of_reach_while_the_beast_lives():
    play = worm(dice=[6, 5, 2, 1, *[3] * 8], T=hero("taeral", at="k9")).finish()
    assert swallowed(play.game, play.who("S"))
    play.state.creatures = []
    assert not swallowed(play.game, play.who("S"))


@rule("UN-C531")
@skill("grab-and-eat", changes=False)
def test_the_large_are_not_swallowed():
    play = worm(S=fighter("large", at="d6"), dice=MISS)
    assert play.rolled("grab") == 0


@rule("UN-C532")
@skill("grab-and-suffocate", changes=True)
@pytest.mark.parametrize(("face", "wounds"), [(3, 1), (2, 0)])
def test_grab_and_suffocate_rolls_a_die_against_agility(face, wounds):
    play = monster("grab-and-suffocate", dice=[face])
    assert play.see("S")["wounds"] == wounds
    assert play.who("S").loses_turn is bool(wounds)


@rule("UN-C532")
def test_grab_and_suffocate_takes_as_many_as_its_number():
    board = "#######\n#.S.T.#\n#..k..#\n#######"
    people = {"S": fighter(), "T": fighter(), "k": orc(skills=["grab-and-suffocate-2"])}
    assert position(board, turn="k", dice={"k damage": [[1], [1]]}, **people).finish().rolled("damage") == 2
    people["k"] = orc(skills=["grab-and-suffocate"])
    assert position(board, turn="k", dice=[1], **people).finish().rolled("damage") == 1


@rule("UN-C532")
def test_the_larger_are_not_suffocated():
    play = position(HALL, turn="S", S=fighter("grab-and-suffocate", at="d5"), t=troll(at="d3"))
    assert not play.offers("S does grab-and-suffocate")
    assert duel("grab-and-suffocate").offers("S does grab-and-suffocate")


@rule("UN-C533")
@skill("grab-and-throw", changes=True)
def test_grab_and_throw_throws_strength_squares_for_as_many_dice_and_knocks_down():
    play = beast("grab-and-throw", dice={"t grab": [[6, 5], [2, 1]], "random-throw": [3], "t damage": [1] * 5}).finish()
    assert play.see("S")["down"]
    assert play.see("S")["at"] == "i5"


@rule("UN-C533")
def test_who_is_thrown_against_a_wall_stops_there_with_less_armor():
    dice = {"t grab": [[6, 5], [2, 1]], "random-throw": [7], "t damage": [3, 1, 1, 1, 1]}
    play = beast("grab-and-throw", dice=dice).finish()
    assert play.see("S")["at"] == "b5"
    assert play.see("S")["wounds"] == 1


@rule("UN-C533")
def test_who_stands_in_the_path_is_pushed_aside_and_knocked_down():
    dice = {"t grab": [[6, 5], [2, 1]], "random-throw": [3], "t damage": [1] * 5}
    play = beast("grab-and-throw", T=fighter(at="g5"), dice=dice).finish()
    assert play.see("S")["at"] == "g5"
    assert play.see("T")["down"]
    assert play.see("T")["at"] != "g5"


@rule("UN-C533")
@skill("grab-and-throw", changes=False)
def test_who_wins_is_not_thrown():
    play = beast("grab-and-throw", dice=[2, 1, 6, 5]).finish()
    assert play.see("S")["at"] == "d5"


# eyes


@rule("UN-C534")
@skill("hypnotic", changes=True)
@skill("hypnotic", changes=False)
@pytest.mark.parametrize(("dice", "conditions"), [([6, 5, 2, 1], ["stationary"]), ([2, 1, 6, 5], [])])
def test_the_hypnotic_make_stationary_by_opposed_intelligence(dice, conditions):
    play = monster("hypnotic", dice=dice)
    assert play.see("S")["conditions"] == conditions
    assert play.who("S").loses_turn is bool(conditions)


@rule("UN-C534")
@skill("hypnotic", changes=False)
def test_the_hypnotic_do_not_move_before():
    board = "######\n#S..k#\n######"
    play = position(board, turn="k", S=fighter(), k=orc(skills=["hypnotic"]), dice=MISS).finish()
    assert play.rolled("hypnotic") == 0


@rule("UN-C538")
@skill("leech-mana", changes=True)
def test_leech_mana_takes_over_a_point_for_each_die_that_reaches_intelligence():
    board = "########\n#B....k#\n########"
    people = {"B": hero("borgron", mana=4), "k": orc(skills=["leech-mana"])}
    play = position(board, turn="k", dice=[5, 4, 6, *[3] * 6], **people).finish()
    assert play.who("B").mana == 2
    assert play.who("k").mana == 2


@rule("UN-C538")
@skill("leech-mana", changes=False)
@pytest.mark.parametrize(
    ("mana", "board"), [(0, "########\n#B....k#\n########"), (4, "##########\n#B......k#\n##########")]
)
def test_leech_mana_needs_mana_within_6_squares(mana, board):
    people = {"B": hero("borgron", mana=mana), "k": orc(skills=["leech-mana"])}
    play = position(board, turn="k", dice=[3] * 8, **people).finish()
    assert play.rolled("leech-mana") == 0


# limbs


@rule("UN-C563")
@skill("sweep", changes=True)
def test_a_sweep_strikes_two_in_front_who_are_knocked_down_and_pushed():
    dice = {"t sweep": [[6, 5], [2, 1], [6, 5], [2, 1]], "t damage": [[1] * 5, [1] * 5]}
    play = beast("sweep", T=fighter(at="e5"), dice=dice).finish()
    assert play.see("S")["down"]
    assert play.see("T")["down"]
    assert play.see("S")["at"][1:] == play.see("T")["at"][1:] == "6"


@rule("UN-C563")
@pytest.mark.parametrize(("face", "wounds"), [(3, 0), (4, 1)])
def test_a_sweep_does_not_lower_armor(face, wounds):
    play = beast("sweep", dice={"t sweep": [[6, 5], [2, 1]], "t damage": [face, 1, 1, 1, 1]}).finish()
    assert play.see("S")["wounds"] == wounds


@rule("UN-C563", "UN-C564")
@skill("sweep", changes=False)
@skill("tail-swipe", changes=False)
@pytest.mark.parametrize(
    ("skill", "facing", "used"), [("sweep", "north", 0), ("tail-swipe", "north", 1), ("tail-swipe", "south", 0)]
)
def test_a_sweep_is_for_the_front_and_the_tail_for_the_back(skill, facing, used):
    people = {"S": fighter(at="d5"), "t": troll(at="d3", skills=[skill], facing=facing)}
    dice = {"t sweep?": [[2, 1], [6, 5]], "t attack?": [2, 1], "S defense?": [6, 5]}
    play = position(HALL, turn="t", dice=dice, **people).finish()
    assert play.rolled("sweep") == used


@rule("UN-C564")
@skill("tail-swipe", changes=True)
def test_a_tail_swipe_knocks_down():
    people = {"S": fighter(at="d5"), "t": troll(at="d3", skills=["tail-swipe"], facing="north")}
    play = position(HALL, turn="t", dice={"t sweep": [[6, 5], [2, 1]], "t damage": [1] * 5}, **people).finish()
    assert play.see("S")["down"]


@rule("UN-C566")
@skill("trampling", changes=True)
@pytest.mark.parametrize(("face", "outcome"), [(2, []), (3, ["knocked-down"]), (6, ["knocked-out"])])
def test_trampling_rolls_a_die_against_agility(face, outcome):
    trampled = position(HALL, turn="S", S=fighter("trampling", "huge", at="d6"), k=orc(at="f6"), dice=[face])
    trampled.take("S does trampling")
    if outcome == ["knocked-out"]:
        assert trampled.see("k").get("gone")
    else:
        assert trampled.see("k")["conditions"] == outcome


@rule("UN-C566")
@skill("trampling", changes=False)
def test_only_the_much_smaller_are_trampled():
    assert not duel("trampling", "large").offers("S does trampling")


@rule("UN-C561")
@skill("sting", changes=True)
def test_a_sting_strikes_worse_and_deeper():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [3, 1, 1, 1]}
    play = duel("sting", k={"skills": ["hardy"]}, dice=dice)
    play.take("S does sting to k").on()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [4]
    assert [event.total for event in play.events("summed") if event.what == "damage"] == [4]
    assert play.see("hit")["dealt"] == 1


@rule("UN-C561")
@skill("sting", changes=False)
def test_other_blows_of_one_who_stings_are_as_ever():
    assert duel("sting").see("S attacking k") == duel().see("S attacking k")


@rule("UN-C555")
@skill("rock-throwing", changes=True)
def test_the_large_throw_rocks_that_knock_down():
    people = {"S": fighter(at="d8"), "t": troll(at="d3", skills=["rock-throwing"], facing="south")}
    play = position(HALL, turn="t", dice={"t shot": [6, 6], "t damage": [1] * 5}, **people).finish()
    assert play.see("hit")["landed"]
    assert play.see("S")["down"]


@rule("UN-C555")
@skill("rock-throwing", changes=False)
def test_rocks_fly_as_far_as_strength_and_only_from_the_large():
    people = {"S": fighter(at="d9"), "t": troll(at="j2", skills=["rock-throwing"])}
    assert position(HALL, turn="t", dice=[3] * 12, **people).finish().rolled("shot") == 0
    assert not position(HALL, turn="S", S=fighter("rock-throwing", at="d8"), k=orc(at="d4")).offers(
        "S does rock-throwing to k"
    )


@rule("UN-C555")
def test_a_rock_is_thrown_with_1_less_and_lowers_armor():
    thrower = fighter("rock-throwing", "large", at="d8", hands=[])
    dice = {"S shot": [6, 6], "S damage": [1] * 4}
    play = position(HALL, turn="S", S=thrower, k=orc(at="d4"), dice=dice).take("S does rock-throwing to k")
    terms = {term.source: term.value for event in play.events("summed") if event.what == "shot" for term in event.terms}
    assert terms["rock"] == -1
    assert [event.total for event in play.events("summed") if event.what == "armor"] == [play.see("k")["armor"] - 2]


@rule("UN-C557")
@skill("shriek-from-the-underworld", changes=True)
@pytest.mark.parametrize(("face", "wounds"), [(5, 1), (4, 0)])
def test_a_shriek_stuns_and_rolls_a_die_against_courage(face, wounds):
    people = {"S": fighter(at="d9"), "k": orc(at="d3", skills=["shriek-from-the-underworld"])}
    play = position(HALL, turn="k", dice=[face, 3, 3], **people).finish()
    assert play.see("S")["conditions"] == ["stunned"]
    assert play.see("S")["wounds"] == wounds


@rule("UN-C557")
@skill("shriek-from-the-underworld", changes=False)
def test_a_shriek_is_heard_within_6_squares():
    people = {"S": fighter(at="k9"), "k": orc(at="b2", skills=["shriek-from-the-underworld"])}
    play = position(HALL, turn="k", dice=[3, 3, 3], **people).finish()
    assert play.see("S")["conditions"] == []


@rule("UN-C565")
@skill("tentacles", changes=True)
@pytest.mark.parametrize(("skills", "can"), [(["tentacles"], True), ([], False)])
def test_tentacles_strike_from_two_squares_away(skills, can):
    play = position(HALL, turn="S", S=fighter(*skills, at="d5"), k=orc(at="d3"))
    assert play.offers("S attacks k") is can


@rule("UN-C565")
@skill("tentacles", changes=False)
@pytest.mark.parametrize(("skills", "can"), [(["tentacles", "huge"], True), (["tentacles"], False)])
def test_tentacles_of_the_huge_reach_three_squares(skills, can):
    play = position(HALL, turn="S", S=fighter(*skills, at="d6"), k=orc(at="d3"))
    assert play.offers("S attacks k") is can


@rule("UN-C565")
def test_tentacles_serve_for_what_needs_adjacency():
    play = position(HALL, turn="S", S=fighter("tentacles", "sting", at="d5"), k=orc(at="d3"))
    assert play.offers("S does sting to k")


# coming near


@rule("UN-C520")
@skill("aura", changes=True)
@skill("aura", changes=False)
@pytest.mark.parametrize(("skills", "dice", "wounds"), [(["aura"], [4], 1), (["aura"], [3], 0), ([], [], 0)])
def test_who_enters_beside_an_aura_takes_a_die(skills, dice, wounds):
    board = "######\n#S..k#\n######"
    play = position(board, turn="S", S=fighter(), k=orc(skills=skills), dice=dice).take("S moves to d2")
    assert play.see("S")["wounds"] == wounds


@rule("UN-C520")
def test_who_begins_beside_an_aura_takes_a_die():
    play = duel(k={"skills": ["aura"]}, dice=[4])
    assert play.see("S")["wounds"] == 1


@rule("UN-0522")
@pytest.mark.parametrize(("shield", "wounds"), [("shield", 0), ("buckler", 1)])
def test_behind_a_shield_the_die_of_an_aura_needs_1_more_not_behind_a_buckler(shield, wounds):
    play = duel(S={"hands": ["broadsword", shield]}, k={"skills": ["aura"]}, dice=[4])
    assert play.see("S")["wounds"] == wounds


@rule("UN-C520")
@skill("aura", changes=False)
def test_an_aura_does_not_reach_farther():
    board = "######\n#S..k#\n######"
    play = position(board, turn="S", S=fighter(), k=orc(skills=["aura"])).take("S moves to c2")
    assert play.see("S")["wounds"] == 0


@rule("UN-C540")
@skill("lethal-gaze", changes=True)
@skill("lethal-gaze", changes=False)
@pytest.mark.parametrize(
    ("dice", "wounds"), [({"S lethal-gaze": [2, 1], "k damage": [3, 3, *[1] * 8]}, 2), ([6, 5], 0)]
)
def test_a_lethal_gaze_is_withstood_by_intelligence(dice, wounds):
    play = duel(k={"skills": ["lethal-gaze"]}, dice=dice)
    assert play.see("S")["wounds"] == wounds


@rule("UN-C540")
@pytest.mark.parametrize(("more", "bonus"), [({}, 0), ({"hands": ["broadsword", "shield"]}, 1)])
def test_a_shield_helps_against_a_lethal_gaze(more, bonus):
    play = duel(k={"skills": ["lethal-gaze"]}, S=more, dice=[6, 6])
    assert [event.total for event in play.events("summed") if event.what == "lethal-gaze"] == [3 + bonus]


@rule("UN-C540")
@skill("lethal-gaze", changes=False)
@pytest.mark.parametrize("more", [{"S": {"skills": ["undead"]}}, {"k": {"facing": "north"}}])
def test_the_undead_and_those_behind_it_do_not_mind_a_lethal_gaze(more):
    gaze = {"skills": ["lethal-gaze"], **more.get("k", {})}
    play = duel(*more.get("S", {}).get("skills", ()), k=gaze)
    assert play.rolled("lethal-gaze") == 0


@rule("UN-C540")
def test_a_lethal_gaze_makes_aiming_hard():
    board = "############\n#S........k#\n############"
    bow = {"hands": ["short-bow"]}
    plain = position(board, turn="S", S=fighter(**bow), k=orc()).see("S shooting k")["shot"]
    gazed = position(board, turn="S", S=fighter(**bow), k=orc(skills=["lethal-gaze"])).see("S shooting k")["shot"]
    assert gazed == plain - 2


@rule("UN-C517")
@skill("trapper", changes=True)
@pytest.mark.parametrize(
    ("dice", "at", "wounds"),
    [
        ({"k trapper": [2, 1], "S damage": [4, 1, 1, 1]}, "e2", 1),
        ({"k trapper": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}, "c2", 0),
    ],
)
def test_a_trapper_stops_an_enemy_within_3_squares_unless_it_is_perceptive(dice, at, wounds):
    board = "########\n#S....k#\n########"
    play = position(board, turn="k", S=fighter("trapper"), k=orc(), dice=dice)
    play.take("S springs the trap").finish()
    assert play.see("k")["at"] == at
    assert play.see("k")["wounds"] == wounds


@rule("UN-C517")
def test_a_trapper_leaves_leaders_and_those_he_has_tried_alone():
    board = "########\n#S....k#\n########"
    dice = {"k leader": [1], "k attack": [2, 1], "S defense": [6, 5]}
    leader = position(board, turn="k", S=fighter("trapper"), k=orc(leader=True), dice=dice)
    assert leader.asks() != "trapper"
    dice = {"k trapper": [6, 5], "k attack": [[2, 1], [2, 1]], "S defense": [[6, 5], [6, 5]]}
    again = position(board, turn=["k", "k"], S=fighter("trapper"), k=orc(), dice=dice)
    again.take("S springs the trap")
    assert again.asks() != "trapper"


@rule("UN-C517")
def test_a_trapper_has_two_traps():
    board = "########\n#S....k#\n########"
    for used, asked in ((1, True), (2, False)):
        play = position(board, turn=["S", "k"], S=fighter("trapper"), k=orc(), dice=[] if asked else MISS)
        play.who("S").uses = (Use("trapper", "quest"),) * used
        play.take("S ends")
        assert (play.asks() == "trapper") is asked


# creatures and their skills


def shrieks(turns: int, **more: object) -> Play:
    """An orc that can shriek, so many turns long, six squares from a hero who does nothing."""
    own = {"at": "d3", "facing": "south", "skills": ["shriek-from-the-underworld"], **more}
    play = position(HALL, turn=["k"] * turns, dice=[1, 2] * 40, S=fighter(at="d9"), k=orc(**own))
    return play.finish()


@rule("UN-0720", "UN-0718")
def test_a_creature_uses_a_skill_before_a_plain_attack():
    play = monster("hypnotic", dice=[2, 1, 6, 5])
    assert play.rolled("hypnotic") == 1
    assert play.rolled("attack") == 0


@rule("UN-0722")
def test_a_creature_does_not_use_the_same_skill_twice_in_a_row_while_it_can_attack():
    dice = {"k hypnotic": [[2, 1], [6, 5], [2, 1], [6, 5]], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel(turn=["k", "k", "k"], k={"skills": ["hypnotic"]}, dice=dice).finish()
    assert play.rolled("hypnotic") == 2
    assert play.rolled("attack") == 1


@rule("UN-0722")
def test_a_creature_uses_a_skill_again_while_it_can_attack_in_no_other_way():
    play = shrieks(2)
    assert (play.rolled("damage"), play.rolled("attack")) == (2, 0)


@rule("UN-0722")
@pytest.mark.parametrize(
    ("more", "shot", "struck"),
    [({"hands": ["short-bow"]}, 1, 0), ({"at": "d5"}, 0, 1), ({"at": "d7", "hands": ["spear"]}, 0, 1)],
)
def test_a_creature_that_can_shoot_or_get_at_somebody_does_not_use_its_only_skill_twice_in_a_row(more, shot, struck):
    play = shrieks(2, **more)
    assert (play.rolled("damage"), play.rolled("shot"), play.rolled("attack")) == (1, shot, struck)


@rule("UN-0722")
def test_a_creature_with_two_skills_uses_them_in_turn():
    play = shrieks(3, skills=["shriek-from-the-underworld", "breath-6"])
    used = [event.detail for event in play.events("changed") if event.what == "skill"]
    assert used == ["shriek-from-the-underworld", "breath-6", "shriek-from-the-underworld"]


@rule("UN-0722")
def test_after_another_attack_a_creature_may_use_the_same_skill_again():
    play = shrieks(3, hands=["short-bow"])
    assert (play.rolled("damage"), play.rolled("shot")) == (2, 1)


@rule("UN-0722")
def test_a_creature_uses_a_skill_three_times_in_a_quest():
    assert shrieks(3).rolled("damage") == 3
    assert shrieks(4).rolled("damage") == 3


@rule("UN-0725")
def test_a_creature_prefers_what_strikes_two():
    play = beast("hypnotic", "sweep", T=fighter(at="e5"), dice={"t sweep": [[2, 1], [6, 5], [2, 1], [6, 5]]})
    play.finish()
    assert play.rolled("sweep") == 2
    assert play.rolled("hypnotic") == 0
