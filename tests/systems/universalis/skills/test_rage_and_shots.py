"""Rage, roars, onslaughts, shots and bodyguards.  UN-C429, UN-C430, UN-C432, UN-C434, UN-C438, UN-C441 to UN-C459"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import Play, hero, orc, position
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import FEARSOME
from undercroft.systems.universalis.status.passing import combat_may_end

MISS = [2, 1, 6, 5]
LANE = "###########\n#S.......k#\n###########"
SHORT = "########\n#S...k.#\n########"


def archer(*skills: str, **more: object) -> dict[str, object]:
    """Shara with a short bow."""
    return fighter(*skills, **{"hands": ["short-bow"], "facing": "east", **more})


def lane(*skills: str, dice: Dice | None = None, board: str = SHORT, **more: object) -> Play:
    """Shara with these skills and a bow, an orc down the lane."""
    enemy = more.pop("k", {})
    assert isinstance(enemy, dict)
    return position(board, turn="S", dice=dice, S=archer(*skills, **more), k=orc(facing="west", **enemy))


# Berserker


@rule("UN-C432")
@skill("berserker", changes=True)
def test_a_berserker_has_another_attack_and_fights_worse():
    play = duel("berserker", dice={"S attack": [[2, 1], [2, 1]], "k defense": [[6, 5], [6, 5]]})
    plain, guard = play.see("S attacking k")["attack"], play.see("k attacking S")["defense"]
    play.take("S readies berserker").on()
    assert play.see("S attacking k")["attack"] == plain - 1
    assert play.see("k attacking S")["defense"] == guard - 1
    assert play.rolled("attack") == 2
    assert not play.offers("S attacks k")


@rule("UN-C432")
@skill("berserker", changes=False)
def test_rage_is_declared_at_the_start_and_not_in_heavy_armor():
    assert not duel("berserker", S={"body": ["chainmail"]}).offers("S readies berserker")
    play = lane("berserker").take("S moves to c2")
    assert not play.offers("S readies berserker")


@rule("UN-C432")
def test_the_berserk_are_immune_to_fear_and_use_no_shield():
    awful = {"skills": ["fearsome"]}
    dice = {"S attack": [[2, 1], [2, 1]], "k defense": [[6, 5], [6, 5]]}
    play = duel("berserker", k=awful, dice=dice).take("S readies berserker")
    assert play.rolled("attack") == 2
    assert play.rolled("courage") == 0
    raging = {"conditions": ["berserk"], "hands": ["broadsword", "shield"]}
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [1] * 5}
    hit = duel("berserker", turn="k", S=raging, dice=dice).finish()
    assert hit.rolled("block") == 0


@rule("UN-C432")
def test_the_berserk_must_attack_the_nearest_enemy_in_sight():
    board = "#######\n#.....#\n#.k.l.#\n#..S..#\n#######"
    play = position(board, turn="S", S=fighter("berserker"), k=orc(), l=orc()).take("S readies berserker")
    assert {option.act for option in play.table.ask.options} == {"attack"}
    dice = {"S attack": [[2, 1], [2, 1]], "k defense": [[6, 5], [6, 5]]}
    far = lane("berserker", hands=["broadsword"], dice=dice).take("S readies berserker")
    assert far.see("S")["at"] == "e2"
    assert far.rolled("attack") == 2


@rule("UN-C432")
@skill("berserker", changes=False)
def test_who_is_not_berserk_is_free():
    assert duel("berserker").offers("S ends")


@rule("UN-C432")
def test_rage_ends_with_the_combat():
    play = duel("berserker", turn="k", S={"conditions": ["berserk"]}, dice=MISS).finish()
    combat_may_end(play.game)
    assert play.see("S")["conditions"] == ["berserk"]
    play.state.creatures = []
    combat_may_end(play.game)
    assert play.see("S")["conditions"] == []


@rule("UN-C432")
def test_a_creature_goes_berserk_when_it_sees_an_enemy():
    dice = {"k attack": [[2, 1], [2, 1]], "S defense": [[6, 5], [6, 5]]}
    play = duel(turn="k", k={"skills": ["berserker"]}, dice=dice).finish()
    assert play.see("k")["conditions"] == ["berserk"]
    walls = "#######\n#S#..k#\n#######"
    hidden = position(walls, turn="k", S=fighter(), k=orc(skills=["berserker"])).finish()
    assert hidden.see("k")["conditions"] == []


# Deafening Roar


@rule("UN-C438")
@skill("deafening-roar", changes=True)
def test_a_roar_sends_adjacent_enemies_a_square_away_and_is_fearsome():
    dice = {"k courage": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel("deafening-roar", turn=["S", "k"], dice=dice).take("S does deafening-roar")
    assert play.see("S")["adjacent"] == []
    play.take("S ends").finish()
    assert play.rolled("courage") == 1


@rule("UN-C438")
def test_a_roar_serves_once_a_game():
    play = duel("deafening-roar", turn=["S", "S"]).take("S does deafening-roar")
    play.who("k").at = play.game.plan.board.parse("d3")
    play.take("S ends")
    assert not play.offers("S does deafening-roar")


@rule("UN-C438")
def test_a_roar_is_forgotten_when_the_combat_ends():
    play = duel("deafening-roar").take("S does deafening-roar")
    assert play.game.kit(play.who("S")).has(FEARSOME)
    play.state.creatures = []
    combat_may_end(play.game)
    assert not play.game.kit(play.who("S")).has(FEARSOME)


@rule("UN-C438")
def test_a_fearsome_creature_that_roars_defends_itself_better_instead():
    play = duel(turn="k", k={"skills": ["deafening-roar", "fearsome"]}, dice=[6, 5, *MISS])
    plain = duel(k={"skills": ["fearsome"]}).see("S attacking k")["defense"]
    play.finish()
    assert play.see("S attacking k")["defense"] == plain + 1


# Onslaught


@rule("UN-C547")
@skill("onslaught", changes=True)
@skill("onslaught", changes=False)
@pytest.mark.parametrize(
    ("dice", "down"), [({"k onslaught": [[6, 5], [2, 1]], "k damage": [1, 1, 1]}, True), ([2, 1, 6, 5], False)]
)
def test_an_onslaught_knocks_down_by_opposed_agility(dice, down):
    play = position(
        LANE.replace("......", ".."),
        turn="k",
        S=fighter(facing="east"),
        k=orc(skills=["onslaught"], facing="west"),
        dice=dice,
    )
    play.finish()
    assert play.see("S")["down"] is down


@rule("UN-C547")
@pytest.mark.parametrize(("face", "wounds"), [(4, 0), (5, 1)])
def test_an_onslaught_rolls_strength_in_dice_against_armor_1_higher(face, wounds):
    dice = {"k onslaught": [[6, 5], [2, 1]], "k damage": [face, 4, 4]}
    play = position(
        SHORT,
        turn="k",
        S=fighter(facing="east"),
        k=orc(skills=["onslaught"], facing="west"),
        dice=dice,
    )
    play.finish()
    assert play.see("S")["wounds"] == wounds


@rule("UN-C547")
def test_an_onslaught_is_not_for_those_beside_an_enemy_nor_through_difficult_ground():
    assert not duel("onslaught").offers("S does onslaught to k")
    rough = position(SHORT.replace("S..", "S.,"), turn="S", S=fighter("onslaught", facing="east"), k=orc())
    assert not rough.offers("S does onslaught to k")
    assert position(SHORT, turn="S", S=fighter("onslaught", facing="east"), k=orc()).offers("S does onslaught to k")


@rule("UN-C547")
@skill("onslaught", changes=False)
def test_an_onslaught_is_for_enemies_in_front():
    play = position(SHORT, turn="S", S=fighter("onslaught", facing="west"), k=orc())
    assert not play.offers("S does onslaught to k")


@rule("UN-C459")
@skill("shield-onslaught", changes=False)
@pytest.mark.parametrize(("hands", "can"), [(["broadsword", "shield"], True), (["broadsword"], False)])
def test_a_shield_onslaught_takes_a_shield(hands, can):
    play = position(SHORT, turn="S", S=fighter("shield-onslaught", facing="east", hands=hands), k=orc())
    assert play.offers("S does shield-onslaught to k") is can


@rule("UN-C459")
@skill("shield-onslaught", changes=True)
def test_a_shield_onslaught_runs_the_enemy_over():
    shield = fighter("shield-onslaught", facing="east", hands=["broadsword", "shield"])
    play = position(SHORT, turn="S", S=shield, k=orc(), dice={"S onslaught": [[6, 5], [2, 1]], "S damage": [1] * 4})
    play.take("S does shield-onslaught to k").on()
    assert play.see("k")["down"]
    assert play.see("S")["at"] == "e2"


# shots


@rule("UN-C429")
def test_accurate_shooting_adds_a_die_to_shots_and_none_to_blows():
    assert lane("accurate-shooting").see("S shooting k")["dice"] == lane().see("S shooting k")["dice"] + 1
    assert duel("accurate-shooting").see("S attacking k") == duel().see("S attacking k")


@rule("UN-C430")
@skill("aiming", changes=True)
@pytest.mark.parametrize(("answer", "landed"), [("S declares aiming", True), ("S is done", False)])
def test_aiming_throws_one_die_of_a_failed_shot_again(answer, landed):
    dice = {"S shot": [5, 2], "S shot-again?": [5], "S damage?": [1, 1, 1]}
    play = lane("aiming", dice=dice).take("S shoots k", answer).on()
    assert play.see("hit")["landed"] is landed


@rule("UN-C430")
def test_aiming_leaves_a_critical_failure_alone():
    play = lane("aiming", dice={"S shot": [1, 1], "S break": [6]}).take("S shoots k", "S declares aiming").finish()
    assert play.rolled("shot-again") == 0


@rule("UN-C430")
@skill("aiming", changes=False)
def test_aiming_is_for_those_who_have_not_moved():
    play = lane("aiming", dice=[2, 2]).take("S moves to c2", "S shoots k")
    assert play.asks() != "declare-shot"


@rule("UN-C430")
def test_who_aims_shoots_once():
    dice = {"S shot": [2, 2], "S shot-again": [2]}
    play = lane("aiming", "fast-shooting", dice=dice).take("S readies fast-shooting", "S shoots k")
    play.take("S declares aiming").on()
    assert not play.offers("S shoots k")


@rule("UN-C430")
@skill("aiming", changes=False)
@pytest.mark.parametrize(("way", "asked"), [(["S ends"], True), (["S moves to c2", "S ends"], False)])
def test_aiming_serves_for_a_defensive_shot_if_he_did_not_move_last(way, asked):
    dice = {"S shot?": [2, 2], "k attack?": [2, 2], "S defense?": [1, 6]}
    play = position(
        LANE,
        turn=["S", "k"],
        S=archer("aiming", attributes={"shooting": 5}),
        k=orc(facing="west", at="g2"),
        dice=dice,
    )
    play.take(*way)
    assert play.asks() == "defensive-shot"
    play.take("S shoots k")
    assert (play.asks() == "declare-shot") is asked


@rule("UN-C445")
@skill("fast-shooting", changes=True)
def test_fast_shooting_gives_a_second_shot_at_a_price():
    play = lane("fast-shooting", dice={"S shot": [[2, 2], [2, 2]]})
    plain = play.see("S shooting k")["shot"]
    play.take("S readies fast-shooting")
    assert play.see("S shooting k")["shot"] == plain - 1
    play.take("S shoots k").on().take("S shoots k").on()
    assert not play.offers("S shoots k")
    assert not play.offers("S moves to c2")


@rule("UN-C445")
@skill("fast-shooting", changes=False)
def test_fast_shooting_is_not_for_those_who_moved_nor_for_weapons_that_reload():
    assert not lane("fast-shooting").take("S moves to c2").offers("S readies fast-shooting")
    assert not lane("fast-shooting", hands=["crossbow"]).offers("S readies fast-shooting")


@rule("UN-C458")
@skill("quick-reloading", changes=True)
def test_quick_reloading_reloads_with_the_quick_action_and_shoots_worse():
    play = lane("quick-reloading", hands=["crossbow"], dice=[2, 2])
    plain = play.see("S shooting k")["shot"]
    play.take("S readies quick-reloading")
    assert play.see("S shooting k")["shot"] == plain - 1
    play.take("S shoots k").on().take("S reloads crossbow")
    assert not play.see("S")["quick"]


@rule("UN-C458")
@skill("quick-reloading", changes=False)
def test_reloading_without_it_takes_the_action():
    play = lane("quick-reloading", hands=["crossbow"], dice=[2, 2]).take("S shoots k").on()
    assert not play.offers("S reloads crossbow")
    assert not lane("quick-reloading", hands=["crossbow"]).take("S moves to c2").offers("S readies quick-reloading")


@rule("UN-C441")
@skill("expert-archer", changes=True)
@skill("expert-archer", changes=False)
@pytest.mark.parametrize(("dice", "again"), [([4, 2], True), ([1, 1], False), ([6, 6], False)])
def test_an_expert_archer_may_shoot_again_what_failed_but_no_blunder(dice, again):
    thrown = {"S shot": dice, "S damage?": [6, 6, 1, 1, 1], "S break?": [6]}
    play = lane("expert-archer", dice=thrown).take("S shoots k")
    assert (play.asks() == "again") is again


@rule("UN-C441")
def test_an_expert_archer_does_so_once_a_game():
    dice = {"S shot": [[2, 2], [2, 2]], "S shot-again": [2, 2]}
    play = position(SHORT, turn=["S", "S"], dice=dice, S=archer("expert-archer"), k=orc())
    play.take("S shoots k", "S tries expert-archer again").on().take("S ends").on().take("S shoots k")
    assert play.asks() != "again"
    assert play.rolled("shot-again") == 1


@rule("UN-C441")
def test_a_creature_shoots_again_its_first_failed_shot():
    enemy = {"hands": ["short-bow"], "skills": ["expert-archer"]}
    dice = {"k shot": [[2, 2], [2, 2]], "k shot-again": [2, 2]}
    play = position(SHORT, turn=["k", "k"], S=fighter(), k=orc(**enemy), dice=dice).finish()
    assert play.rolled("shot-again") == 1


@rule("UN-C442")
@skill("expert-shooter", changes=True)
@skill("expert-shooter", changes=False)
@pytest.mark.parametrize(
    ("skills", "to", "less"), [(["expert-shooter"], "c2", 0), ([], "c2", 1), (["expert-shooter"], "e2", 2)]
)
def test_an_expert_shooter_may_move_half_his_way(skills, to, less):
    people = {"S": archer(*skills), "k": orc(facing="west", at="h2")}
    play = position(LANE, turn="S", **people).take(f"S moves to {to}")
    moved = [term for term in play.see("S shooting k")["terms"] if term.startswith("moved")]
    assert moved == ([f"moved -{less}"] if less else [])


@rule("UN-C443")
@skill("expert-thrower", changes=True)
@skill("expert-thrower", changes=False)
@pytest.mark.parametrize(("shooting", "again"), [(4, 1), (3, 0)])
def test_an_expert_thrower_throws_1s_again_with_shooting_4(shooting, again):
    thrower = archer("expert-thrower", hands=["javelin"], attributes={"shooting": shooting})
    dice = {"S throw": [4, 1], "S throw-again?": [2]}
    play = position(SHORT, turn="S", dice=dice, S=thrower, k=orc()).take("S throws javelin at k").on()
    assert play.rolled("throw-again") == again


@rule("UN-C443")
@skill("expert-thrower", changes=False)
def test_an_expert_thrower_is_no_better_with_a_bow():
    play = lane("expert-thrower", attributes={"shooting": 4}, dice=[3, 1]).take("S shoots k").on()
    assert play.rolled("shot-again") == 0


@rule("UN-C452")
@skill("heart-seeker", changes=True)
def test_a_heart_seeker_throws_all_damage_dice_of_1_again():
    dice = {"S shot": [5, 5], "S damage": [1, 1, 1], "S damage-ones": [6, 2, 2]}
    play = lane("heart-seeker", dice=dice).take("S shoots k").on()
    assert play.rolled("damage-ones") == 1
    assert play.see("hit")["dealt"] == 1


@rule("UN-C452")
@skill("heart-seeker", changes=False)
def test_a_heart_seeker_does_nothing_in_melee():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [1] * 5}
    play = duel("heart-seeker", dice=dice).take("S attacks k").on()
    assert play.rolled("damage-ones") == 0


@rule("UN-C454", "UN-G115")
@skill("lethal-shot", changes=True)
@pytest.mark.parametrize(("answer", "dealt"), [("S declares lethal-shot", 1), ("S is done", 0)])
def test_a_lethal_shot_trades_the_die_of_a_critical_for_armor(answer, dealt):
    close = "######\n#S..k#\n######"
    dice = {"S shot": [6, 5], "S damage": [3, 1, 1]} if dealt else {"S shot": [6, 5], "S damage": [3, 1, 1, 1]}
    play = lane("lethal-shot", board=close, dice=dice).take("S shoots k", answer).on()
    assert play.see("hit")["dealt"] == dealt


@rule("UN-C454")
@skill("lethal-shot", changes=False)
def test_a_lethal_shot_is_no_blow():
    play = duel("lethal-shot", dice=MISS).take("S attacks k")
    assert play.asks() != "declare-attack"


# Bodyguard


def guarded(*, turn: str = "S", dice: Dice | None = None, **enemy: object) -> Play:
    board = "#########\n#ST.....#\n#......k#\n#########"
    people = {"S": fighter("bodyguard"), "T": hero("taeral"), "k": orc(facing="west", **enemy)}
    return position(board, turn=turn, dice=dice, **people)


@rule("UN-C434")
def test_a_bodyguards_ward_defends_himself_better():
    play = guarded()
    before = play.see("k attacking T")["defense"]
    play.take("S does bodyguard to T")
    assert play.see("k attacking T")["defense"] == before + 1
    assert play.see("k attacking S")["defense"] == guarded().see("k attacking S")["defense"]


@rule("UN-C434")
def test_a_ward_who_leaves_is_not_guarded():
    play = guarded().take("S does bodyguard to T")
    play.who("T").at = play.game.plan.board.parse("f2")
    assert play.see("k attacking T")["defense"] == guarded().see("k attacking T")["defense"]


@rule("UN-C434")
def test_two_bodyguards_are_worth_one():
    board = "######\n#STU.#\n#...k#\n######"
    people = {"S": fighter("bodyguard"), "T": hero("taeral"), "U": hero("dagna", skills=["bodyguard"]), "k": orc()}
    play = position(board, turn="S", **people)
    before = play.see("k attacking T")["defense"]
    play.take("S does bodyguard to T")
    play.who("U").ward = play.names["T"]
    assert play.see("k attacking T")["defense"] == before + 1


@rule("UN-C434")
@pytest.mark.parametrize(("answer", "hurt"), [("S steps in", "S"), ("S stays", "T")])
def test_a_bodyguard_may_take_a_shot_for_an_adjacent_ally(answer, hurt):
    play = guarded(turn="k", hands=["short-bow"], dice={"k shot": [6, 5], "k damage": [6] * 4})
    play.take(answer).finish()
    assert [name for name in "ST" if play.see(name)["wounds"]] == [hurt]


@rule("UN-C434")
def test_a_bodyguard_steps_in_once_a_turn_and_never_before_a_blow():
    shots = {"hands": ["short-bow"], "skills": ["fast-shooting"]}
    dice = {"k shot": [[6, 5], [6, 5]], "k damage": [[1] * 4, [1] * 4]}
    play = guarded(turn="k", dice=dice, **shots).take("S steps in")
    assert play.asks() != "step-in"
    assert play.rolled("shot") == 2
    board = "#####\n#ST.#\n#.k.#\n#####"
    people = {"S": fighter("bodyguard"), "T": hero("taeral"), "k": orc()}
    melee = position(board, turn="k", dice={"k attack": [6, 5], "T defense": [2, 1]}, **people)
    assert melee.asks() != "step-in"


@rule("UN-C434")
def test_a_creature_with_a_bodyguard_has_light_cover():
    board = "#########\n#S....k.#\n#.....l.#\n#########"
    people = {"S": archer(), "k": orc(), "l": orc(skills=["bodyguard"])}
    play = position(board, turn="S", **people)
    before = play.see("S shooting k")["shot"]
    play.who("l").ward = play.names["k"]
    assert play.see("S shooting k")["shot"] == before - 1
