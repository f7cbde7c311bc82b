"""Combat skills that look at the dice of a melee attack, or make something else of it.  UN-C431 to UN-C467"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.proofs.checklist import rule

MISS = {"S attack": [2, 1], "k defense": [6, 5]}
TWO_ORCS = "#######\n#.....#\n#.k.l.#\n#..S..#\n#######"


def two_orcs(*skills: str, dice: Dice | None = None, **more: object) -> Play:
    """Shara between two orcs."""
    people = {"S": fighter(*skills, **more), "k": orc(), "l": orc()}
    return position(TWO_ORCS, turn="S", dice=dice, **people)


@rule("UN-C431", "UN-G113")
@skill("dance-battler", changes=True)
def test_a_dance_battler_attacks_again_when_both_dice_reach_the_enemys_agility():
    play = duel("dance-battler", dice={"S attack": [3, 3], "k defense": [6, 5]}).take("S attacks k").on()
    assert not play.see("hit")["landed"]
    assert play.offers("S attacks k")


@rule("UN-C431")
@skill("dance-battler", changes=False)
@pytest.mark.parametrize("dice", [[5, 2], [1, 1]])
def test_a_dance_battler_does_not_with_a_lower_die_or_a_blunder(dice):
    play = duel("dance-battler", dice={"S attack": dice, "k defense": [6, 5], "S break?": [6]}).take("S attacks k").on()
    assert not play.offers("S attacks k")


@rule("UN-C431")
def test_a_dance_battler_has_one_more_attack_a_turn_at_most():
    dice = {"S attack": [[3, 3], [3, 3]], "k defense": [[6, 5], [6, 5]]}
    play = duel("dance-battler", dice=dice).take("S attacks k").on().take("S attacks k").on()
    assert not play.offers("S attacks k")


@rule("UN-C431")
@skill("dance-battler", changes=False)
def test_a_dance_battler_does_not_dance_in_heavy_armor():
    heavy = {"body": ["chainmail"], "attributes": {"agility": 6}}
    play = duel("dance-battler", S=heavy, dice={"S attack": [4, 4], "k defense": [6, 5]}).take("S attacks k").on()
    assert not play.offers("S attacks k")


@rule("UN-C463", "UN-G119")
@skill("sword-master", changes=True)
@skill("sword-master", changes=False)
@pytest.mark.parametrize(("weapon", "more"), [("broadsword", True), ("axe", False)])
def test_a_sword_master_attacks_again_after_a_critical_with_a_sword(weapon, more):
    play = two_orcs("sword-master", hands=[weapon], dice={"S attack": [6, 4], "k defense": [2, 1], "S damage": [1] * 6})
    play.take("S attacks k").take("S stays").on()
    assert play.offers("S attacks l") is more


@rule("UN-C463")
def test_attacks_gained_by_a_sword_master_give_no_more():
    dice = {"S attack": [[6, 4], [6, 4]], "k defense": [2, 1], "S damage": [[1] * 6, [1] * 6], "l defense": [2, 1]}
    play = two_orcs("sword-master", dice=dice)
    play.take("S attacks k").take("S stays").on()
    play.take("S attacks l").take("S stays").on()
    assert play.see("hit")["criticals"] == 1
    assert not play.offers("S attacks l")


@rule("UN-C463")
@skill("sword-master", changes=False)
def test_a_sword_master_needs_a_critical():
    play = two_orcs("sword-master", dice=MISS).take("S attacks k").on()
    assert not play.offers("S attacks l")


@rule("UN-C439")
@skill("dirty-fighter", changes=True)
@skill("dirty-fighter", changes=False)
@pytest.mark.parametrize(("dice", "conditions"), [([3, 3], ["stunned"]), ([4, 2], [])])
def test_a_dirty_fighter_stuns_with_a_double_even_if_he_misses(dice, conditions):
    play = duel("dirty-fighter", dice={"S attack": dice, "k defense": [6, 5]}).take("S attacks k").on()
    assert play.see("k")["conditions"] == conditions


@rule("UN-C439")
def test_a_dirty_fighter_stuns_in_defense_too():
    play = duel("dirty-fighter", turn="k", dice={"k attack": [2, 1], "S defense": [4, 4]}).finish()
    assert play.see("k")["conditions"] == ["stunned"]


@rule("UN-C439")
@skill("dirty-fighter", changes=False)
def test_a_dirty_fighter_gains_nothing_from_a_critical_failure():
    dice = {"S attack": [1, 1], "k defense": [6, 5], "S break": [6]}
    play = duel("dirty-fighter", dice=dice).take("S attacks k").finish()
    assert play.see("k")["conditions"] == []


@rule("UN-C439")
def test_the_huge_are_not_stunned_by_a_dirty_fighter():
    people = {"S": fighter("dirty-fighter", at="d6"), "t": {"creature": "great-worm", "at": "d3"}}
    play = position(HALL, turn="S", dice={"S attack": [3, 3], "t defense": [6, 5]}, **people).take("S attacks t").on()
    assert play.see("t")["conditions"] == []


@rule("UN-C446")
@skill("foresight", changes=True)
def test_foresight_strikes_the_attacker_with_a_double_that_wins():
    dice = {"k attack": [2, 1], "S defense": [4, 4], "S damage": [6, 6, 1, 1, 1]}
    play = duel("foresight", turn="k", dice=dice).finish()
    assert play.see("k").get("gone")
    assert play.see("S")["wounds"] == 0


@rule("UN-C446")
@skill("foresight", changes=False)
@pytest.mark.parametrize("defense", [[5, 3], [2, 2]])
def test_foresight_needs_a_double_and_a_defense_that_wins(defense):
    hit = defense == [2, 2]
    dice = {"k attack": [6, 5] if hit else [2, 1], "S defense": defense, "k damage?": [1] * 5}
    play = duel("foresight", turn="k", dice=dice)
    play.finish()
    assert play.see("k")["wounds"] == 0


@rule("UN-C446", "UN-G118")
@skill("foresight", changes=False)
@pytest.mark.parametrize(("defense", "gone"), [([4, 4], False), ([6, 6], True)])
def test_foresight_wounds_the_invulnerable_only_with_a_double_six(defense, gone):
    extra = [6, 6, 1, 1, 1, 1, 1] if gone else []
    dice = {"k attack": [2, 1], "S defense": defense, "S damage?": extra}
    play = duel("foresight", turn="k", k={"skills": ["invulnerable"]}, dice=dice).finish()
    assert play.see("k").get("gone", False) is gone


@rule("UN-C435", "UN-G116")
@skill("brutal-blow", changes=True)
@pytest.mark.parametrize(("answer", "criticals"), [("S declares brutal-blow", 2), ("S is done", 0)])
def test_a_brutal_blow_makes_criticals_of_4_and_more(answer, criticals):
    two = {"hands": ["greatsword"]}
    play = duel("brutal-blow", S=two, dice=[5, 4, 2, 1, *[1] * 9]).take("S attacks k", answer).on()
    assert play.see("hit")["criticals"] == criticals


@rule("UN-C435")
@skill("brutal-blow", changes=False)
def test_a_brutal_blow_takes_a_two_handed_weapon():
    play = duel("brutal-blow", dice=MISS).take("S attacks k")
    assert play.asks() != "declare-attack"


@rule("UN-C435")
@pytest.mark.parametrize(("answer", "less"), [("S declares brutal-blow", 1), ("S is done", 0)])
def test_a_brutal_blow_costs_in_attack_and_in_the_defense_that_follows(answer, less):
    two = {"hands": ["greatsword"]}
    play = duel("brutal-blow", S=two, dice=MISS)
    plain = play.see("k attacking S")["defense"]
    play.take("S attacks k", answer).on()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [
        duel(S=two).see("S attacking k")["attack"] - less
    ]
    assert play.see("k attacking S")["defense"] == plain - less


@rule("UN-C435")
def test_after_the_enemys_turn_a_brutal_blow_is_forgotten():
    two = {"hands": ["greatsword"]}
    dice = {"S attack": [2, 1], "k defense": [6, 5], "k attack": [2, 1], "S defense": [6, 5]}
    play = duel("brutal-blow", turn=["S", "dark"], S=two, dice=dice)
    plain = play.see("k attacking S")["defense"]
    play.take("S attacks k", "S declares brutal-blow").on().take("S ends").on()
    assert play.see("k attacking S")["defense"] == plain


@rule("UN-C436")
@skill("combat-master", changes=True)
def test_a_combat_master_attacks_once_more_between_two_enemies():
    play = two_orcs("combat-master", dice=MISS).take("S attacks k").on()
    assert play.offers("S attacks l")
    assert play.see("S attacking l")["attack"] == duel().see("S attacking k")["attack"]


@rule("UN-C436")
@skill("combat-master", changes=False)
def test_a_combat_master_has_one_attack_against_one_enemy():
    play = duel("combat-master", dice=MISS).take("S attacks k").on()
    assert not play.offers("S attacks k")


@rule("UN-C436", "UN-G114")
def test_a_combat_master_with_two_weapons_has_the_usual_penalty():
    both = {"hands": ["broadsword", "dagger"]}
    assert two_orcs("combat-master", **both).see("S attacking k")["attack"] == (
        two_orcs(**both).see("S attacking k")["attack"] - 1
    )


@rule("UN-C466")
@skill("two-weapon-fighting", changes=True)
def test_two_weapons_strike_once_each_with_a_penalty():
    both = {"hands": ["broadsword", "dagger"]}
    dice = {"S attack": [[2, 1], [2, 1]], "k defense": [[6, 5], [6, 5]]}
    play = duel("two-weapon-fighting", S=both, dice=dice).take("S readies two-weapon-fighting")
    play.take("S attacks k with broadsword").on()
    assert not play.offers("S attacks k with broadsword")
    play.take("S attacks k with dagger").on()
    first, second = [event.total for event in play.events("summed") if event.what == "attack"]
    assert first == duel(S=both).see("S attacking k with broadsword")["attack"] - 1
    assert second == duel(S=both).see("S attacking k with dagger")["attack"] - 1
    assert not play.offers("S attacks k")


@rule("UN-1035")
def test_without_the_skill_only_one_of_two_weapons_strikes_in_a_turn():
    both = {"hands": ["broadsword", "dagger"]}
    play = duel(S=both, dice=MISS).take("S attacks k with dagger").on()
    assert not play.offers("S attacks k with broadsword")


@rule("UN-C466", "UN-1464")
@skill("two-weapon-fighting", changes=False)
def test_two_weapons_that_are_not_declared_strike_once_without_penalty():
    both = {"hands": ["broadsword", "dagger"]}
    play = duel("two-weapon-fighting", S=both, dice=MISS).take("S attacks k with broadsword").on()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [5]
    assert not play.offers("S attacks k")


@rule("UN-C466")
@skill("two-weapon-fighting", changes=False)
def test_two_weapon_fighting_takes_a_weapon_in_each_hand():
    assert not duel("two-weapon-fighting").offers("S readies two-weapon-fighting")


@rule("UN-C466")
def test_a_creature_with_two_weapons_always_strikes_with_both():
    both = {"skills": ["two-weapon-fighting"], "hands": ["broadsword", "dagger"]}
    play = duel(turn="k", k=both, dice={"k attack": [[2, 1], [2, 1]], "S defense": [[6, 5], [6, 5]]}).finish()
    assert play.rolled("attack") == 2


@rule("UN-C466")
def test_who_fights_with_two_weapons_defends_with_the_better_one():
    both = {"hands": ["flail", "broadsword"]}
    skilled = duel("two-weapon-fighting", S=both).see("k attacking S")["defense"]
    assert skilled == duel(S={"hands": ["broadsword"]}).see("k attacking S")["defense"]


@rule("UN-C433")
@skill("blocking", changes=True)
@pytest.mark.parametrize(("face", "dealt"), [(5, 0), (4, 1)])
def test_a_great_sword_blocks_on_5(face, dealt):
    two = {"hands": ["greatsword"]}
    dice = [6, 5, 2, 1, face, *([6, 1, 1, 1, 1] if dealt else [])]
    play = duel("blocking", turn="k", S=two, dice=[5, 5, *dice[2:]])
    play.take("S blocks").finish()
    assert play.see("S")["wounds"] == dealt


@rule("UN-C433", "UN-0520")
@pytest.mark.parametrize(("attack", "face", "dealt"), [([6, 4], 5, 1), ([6, 4], 6, 0), ([5, 5], 5, 0)])
def test_a_critical_makes_it_one_harder_to_block_with_a_sword_too(attack, face, dealt):
    hurt = [6, 1, 1, 1, 1, 1] if dealt else []
    play = duel("blocking", turn="k", S={"hands": ["greatsword"]}, dice=[*attack, 2, 1, face, *hurt])
    play.take("S blocks").finish()
    assert play.see("S")["wounds"] == dealt
    assert sum(event.what == "block" for event in play.events("summed")) == 1


@rule("UN-C433", "UN-0098")
def test_fortune_throws_the_block_of_a_sword_again():
    lucky = {"hands": ["greatsword"], "fortune": 1}
    dice = {"k attack": [5, 5], "S defense": [2, 1], "S block": [[4], [5]]}
    play = duel("blocking", turn="k", S=lucky, dice=dice).take("S keeps the roll", "S blocks")
    play.take("S spends fortune").finish()
    assert (play.see("S")["wounds"], play.see("S")["fortune"]) == (0, 0)


@rule("UN-C433")
@skill("blocking", changes=False)
@pytest.mark.parametrize(("hands", "asked"), [(["bastard-sword"], True), (["broadsword"], False)])
def test_only_great_and_bastard_swords_block(hands, asked):
    dice = {"k attack": [5, 5], "S defense": [2, 1], "k damage?": [1] * 4}
    play = duel("blocking", turn="k", S={"hands": hands}, dice=dice)
    assert (play.asks() == "parry") is asked


@rule("UN-C433")
def test_a_sword_that_has_blocked_strikes_worse_the_next_time_only():
    two = {"hands": ["greatsword"]}
    dice = {"k attack": [5, 5], "S defense": [2, 1], "S block": [5], "S attack": [2, 1], "k defense": [6, 5]}
    play = duel("blocking", turn=["k", "S", "S"], S=two, dice=dice)
    plain = duel("blocking", S=two).see("S attacking k")["attack"]
    play.take("S blocks").on()
    assert play.see("S attacking k")["attack"] == plain - 1
    play.take("S attacks k").on().take("S ends")
    assert play.see("S attacking k")["attack"] == plain


@rule("UN-C433")
@skill("blocking", changes=False)
@pytest.mark.parametrize(("weapon", "rolls"), [("axe", 1), ("broadsword", 0)])
def test_a_creature_blocks_with_its_sword_what_lowers_armor(weapon, rolls):
    orcish = {"skills": ["blocking"], "hands": ["greatsword"]}
    dice = {"S attack": [5, 5], "k defense": [2, 1], "k block?": [5], "S damage?": [1] * 5}
    play = duel(S={"hands": [weapon]}, k=orcish, dice=dice)
    play.take("S attacks k").on()
    assert play.rolled("block") == rolls


@rule("UN-C467")
@skill("unstoppable-charge", changes=True)
def test_an_unstoppable_charge_knocks_down_with_any_hit():
    board = "########\n#S...k.#\n########"
    two = fighter("unstoppable-charge", hands=["greatsword"], facing="east")
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [1] * 5}
    play = position(board, turn="S", S=two, k=orc(facing="west"), dice=dice)
    play.take("S moves to e2", "S attacks k", "S declares unstoppable-charge").on()
    assert play.see("k")["down"]


@rule("UN-C467")
@skill("unstoppable-charge", changes=False)
def test_a_charge_takes_three_squares_straight_on_and_a_two_handed_weapon():
    board = "########\n#S...k.#\n########"
    for hands, at, turn in ((["broadsword"], "b2", "e2"), (["greatsword"], "c2", "e2")):
        two = fighter("unstoppable-charge", hands=hands, facing="east", at=at)
        play = position(board.replace("S", "."), turn="S", S=two, k=orc(facing="west"), dice=MISS)
        play.take(f"S moves to {turn}", "S attacks k")
        assert play.asks() != "declare-attack"


@rule("UN-C467")
@skill("unstoppable-charge", changes=False)
def test_a_charge_through_difficult_ground_is_none():
    board = "########\n#S.,.k.#\n########"
    two = fighter("unstoppable-charge", hands=["greatsword"], facing="east")
    play = position(board, turn="S", S=two, k=orc(facing="west"), dice=MISS)
    play.take("S moves to e2", "S attacks k")
    assert play.asks() != "declare-attack"


@rule("UN-C467")
def test_a_charge_does_not_knock_down_the_larger_and_is_a_single_attack():
    people = {"S": fighter("unstoppable-charge", "double-attack", hands=["greatsword"], at="d8"), "t": troll(at="d3")}
    play = position(HALL, turn="S", dice={"S attack": [5, 5], "t defense": [2, 1], "S damage": [1] * 5}, **people)
    play.take("S moves to d5", "S attacks t", "S declares unstoppable-charge").on()
    assert play.see("hit")["landed"]
    assert not play.see("t")["down"]
    assert not play.offers("S attacks t")


@rule("UN-C455")
@pytest.mark.parametrize(
    ("answer", "condition", "dice"), [("S stuns", "stunned", 6), ("S throws down", "knocked-down", 1)]
)
def test_martial_arts_of_a_hero_are_a_choice(answer, condition, dice):
    play = duel("martial-arts", dice=[6, 3, 2, 1, *[1] * dice]).take("S attacks k", answer).on()
    assert play.see("k")["conditions"] == [condition]


@rule("UN-C455")
def test_nobody_throws_a_leader():
    people = {"skills": [], "leader": True}
    dice = {"S attack": [6, 3], "k defense": [2, 1], "S damage": [1] * 6}
    play = duel("martial-arts", k=people, dice=dice).take("S attacks k")
    assert play.asks() != "martial-arts"


@rule("UN-C460", "UN-G117")
@skill("spinning-blow", changes=True)
def test_a_spinning_blow_attacks_every_enemy_around_with_rolls_of_their_own():
    dice = {"S attack": [[2, 1], [2, 1]], "k defense": [6, 5], "l defense": [6, 5]}
    play = two_orcs("spinning-blow", dice=dice).take("S does spinning-blow").on()
    assert play.rolled("attack") == play.rolled("defense") == 2
    totals = [event.total for event in play.events("summed") if event.what == "attack"]
    assert totals == [4, 4]


@rule("UN-C460")
def test_nobody_is_knocked_down_by_a_spinning_blow():
    dice = {"S attack": [[6, 6], [2, 1]], "k defense": [2, 1], "S damage": [1] * 7, "l defense": [6, 5]}
    play = two_orcs("spinning-blow", dice=dice).take("S does spinning-blow")
    play.take("S stays").on()
    assert not play.see("k")["down"]


@rule("UN-C460")
def test_a_spinning_blow_needs_enemies_around_and_takes_the_action():
    assert not duel("spinning-blow").offers("S does spinning-blow")
    dice = {"S attack": [[2, 1], [2, 1]], "k defense": [6, 5], "l defense": [6, 5]}
    play = two_orcs("spinning-blow", dice=dice).take("S does spinning-blow").on()
    assert not play.offers("S attacks k")


@rule("UN-C457")
@skill("powerful-blow", changes=True)
@pytest.mark.parametrize(("answer", "wounds"), [("S declares powerful-blow", 2), ("S is done", 1)])
def test_a_powerful_blow_adds_a_die_for_each_6(answer, wounds):
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1], "S damage-sixes?": [6]}
    play = duel("powerful-blow", k={"skills": ["hardy"]}, dice=dice)
    play.take("S attacks k", answer).on()
    assert play.see("hit")["dealt"] == wounds


@rule("UN-C457")
def test_dice_added_by_a_powerful_blow_add_no_more_and_it_is_harder_to_land():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1], "S damage-sixes": [6]}
    play = duel("powerful-blow", k={"skills": ["hardy"]}, dice=dice)
    play.take("S attacks k", "S declares powerful-blow").on()
    assert play.rolled("damage-sixes") == 1
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [4]


@rule("UN-C437")
@skill("cruel", changes=True)
def test_the_cruel_throw_one_damage_die_of_1_again():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [1, 1, 2, 2, 2], "S damage-ones": [6]}
    play = duel("cruel", dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 1


@rule("UN-C437")
@skill("cruel", changes=False)
def test_the_cruel_throw_nothing_again_without_a_1():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [3, 3, 2, 2, 2]}
    play = duel("cruel", dice=dice).take("S attacks k").on()
    assert play.rolled("damage-ones") == 0


@rule("UN-C448")
@skill("hardened", changes=True)
@skill("hardened", changes=False)
@pytest.mark.parametrize(("face", "wounds"), [(4, 0), (3, 1)])
def test_the_hardened_may_lose_a_point_less(face, wounds):
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 1, 1, 1, 1], "S soften": [face]}
    play = duel("hardened", turn="k", dice=dice).finish()
    assert play.see("S")["wounds"] == wounds


@rule("UN-C448")
@skill("hardened", changes=False)
def test_the_hardened_roll_only_when_they_would_lose_vitality():
    play = duel("hardened", turn="k", dice={"k attack": [6, 5], "S defense": [2, 1], "k damage": [1] * 5}).finish()
    assert play.rolled("soften") == 0


@rule("UN-C444")
@skill("fast-attacks", changes=True)
def test_fast_attacks_keep_the_best_two_of_three_dice_less_1():
    dice = {"S attack": [1, 5, 4], "k defense": [2, 5], "S damage": [1] * 5}
    play = duel("fast-attacks", dice=dice).take("S attacks k", "S declares fast-attacks").on()
    assert play.see("hit")["landed"]
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [4]


@rule("UN-C444")
@pytest.mark.parametrize(("answer", "dice"), [("S declares fast-attacks", [6, 1, 1]), ("S is done", [1, 1])])
def test_two_1s_of_three_dice_are_a_critical_failure(answer, dice):
    play = duel("fast-attacks", dice=[*dice, 2, 1, 6]).take("S attacks k", answer).finish()
    assert not play.see("hit")["landed"]
    assert play.rolled("break") == 1


@rule("UN-C450")
@skill("hatred", changes=True)
@skill("hatred", changes=False)
@pytest.mark.parametrize(("skill", "again"), [("hatred-orc", 1), ("hatred-elf", 0)])
def test_hatred_throws_1s_again_against_those_it_names(skill, again):
    dice = {"S attack": [4, 1], "S attack-again?": [2], "k defense": [6, 5]}
    play = duel(skill, dice=dice).take("S attacks k").on()
    assert play.rolled("attack-again") == again


@rule("UN-C450")
@skill("hatred", changes=False)
@pytest.mark.parametrize(("skill", "more"), [("hatred-orc", 1), ("hatred-elf", 0)])
def test_hatred_gives_courage_before_those_it_names(skill, more):
    dice = {"S courage": [6, 5], "S attack": [2, 2], "k defense": [6, 5]}
    play = duel(skill, k={"skills": ["fearsome"]}, dice=dice).take("S attacks k").on()
    assert [event.total for event in play.events("summed") if event.what == "courage"] == [5 + more]


@rule("UN-C450", "UN-0090")
def test_hatred_does_not_undo_a_critical_failure():
    dice = {"S attack": [1, 1], "k defense": [6, 5], "S break": [6]}
    play = duel("hatred-orc", dice=dice).take("S attacks k").finish()
    assert play.rolled("attack-again") == 0


@rule("UN-C451")
@skill("hatred-underworld", changes=True)
@skill("hatred-underworld", changes=False)
@pytest.mark.parametrize(("skill", "again"), [("undead", 1), ("underworld", 1), ("strong", 0)])
def test_hatred_of_the_underworld_is_for_undead_and_underworld(skill, again):
    dice = {"S attack": [4, 1], "S attack-again?": [2], "k defense": [6, 5]}
    play = duel("hatred-underworld", k={"skills": [skill]}, dice=dice).take("S attacks k").on()
    assert play.rolled("attack-again") == again


@rule("UN-C447")
@pytest.mark.parametrize(("skills", "again"), [(["giant-killer"], 1), ([], 0)])
def test_a_giant_killer_may_test_courage_again_before_the_large(skills, again):
    people = {"S": fighter(*skills, at="d5"), "t": troll(at="d3", skills=["fearsome"])}
    dice = {"S courage": [2, 1], "S courage-again?": [6, 5], "S attack?": [2, 1], "t defense?": [6, 5]}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks t").on()
    assert play.rolled("courage-again") == again


@rule("UN-C447")
@skill("giant-killer", changes=False)
def test_a_giant_killer_tests_once_before_others():
    dice = {"S courage": [2, 1], "S attack": [2, 1], "k defense": [6, 5]}
    play = duel("giant-killer", k={"skills": ["fearsome"]}, dice=dice).take("S attacks k").on()
    assert play.rolled("courage-again") == 0


@rule("UN-C464")
@skill("tough", changes=True)
@pytest.mark.parametrize(("skills", "stunned"), [(["tough"], False), ([], True)])
def test_the_tough_recover_more_easily(skills, stunned):
    play = duel(*skills, S={"conditions": ["stunned"]}, dice=[3])
    assert ("stunned" in play.see("S")["conditions"]) is stunned
