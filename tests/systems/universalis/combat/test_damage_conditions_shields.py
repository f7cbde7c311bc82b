"""Damage, conditions, shields.  UN-0465 to UN-0526"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, orc, position, troll
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions import move
from undercroft.systems.universalis.cards.sources import NUMBERS
from undercroft.systems.universalis.combat.damage import roll_damage
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.dice import hurts_from
from undercroft.systems.universalis.status.conditions import by_size

SWORD = ["broadsword"]
KNOCKED, STUNNED, NOTHING = "knocked-down", "stunned", None


@rule("UN-0467")
def test_each_die_that_reaches_the_armor_wounds():
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [3, 4, 1, 2, 3]}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("k")["armor"] == 4
    assert play.see("hit")["dealt"] == 1


@rule("UN-0465")
@pytest.mark.parametrize("sentence", ["S attacks k", "T shoots k", "B casts lightning at k"])
def test_a_blow_a_shot_and_a_spell_that_hit_roll_damage(sentence):
    people = {
        "S": hero(at="f4", hands=SWORD), "T": hero("taeral", at="b2", hands=["short-bow"]),
        "B": hero("borgron", at="b6", hands=[]),
    }  # fmt: skip
    dice = [6, 5] + ([2, 1] if sentence.startswith("S") else []) + [1] * 12
    play = position(HALL, k=orc(at="f5", conditions=[]), turn=sentence[0], dice=dice, **people).take(sentence)
    assert play.rolled("damage") == 1
    missed = [2, 2] + ([6, 5] if sentence.startswith("S") else [])
    play = position(HALL, k=orc(at="f5"), turn=sentence[0], dice=missed, **people).take(sentence)
    assert play.rolled("damage") == 0


@rule("UN-0466")
@pytest.mark.parametrize(("weapon", "strength", "dice"), [("javelin", 3, 3), ("javelin", 4, 4), ("shuriken", 4, 2)])
def test_thrown_weapons_roll_strength_and_what_they_add_where_they_say_so(weapon, strength, dice):
    thrower = hero("taeral", hands=[weapon], facing="east", attributes={"shooting": 9, "strength": strength})
    play = position("########\n#S..k..#\n########", S=thrower, k=orc(), turn="S", dice=[5, 4, *[1] * dice])
    play.take(f"S throws {weapon} at k")
    assert play.chance.left == []


@rule("UN-0468")
def test_a_one_never_wounds():
    assert hurts_from(0).of(((1, 1, 2),)) == 1


@rule("UN-0469")
def test_at_least_one_die_is_rolled_against_armor_one_higher():
    weak = hero(hands=["dagger"], attributes={"strength": 0})
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [4]}
    play = position(S=weak, k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("hit")["dealt"] == 0
    assert play.rolled("damage") == 1


@rule("UN-0474")
def test_armor_is_never_above_six():
    iron = hero(body=["chainmail", "leather-armor"], attributes={"natural": 5})
    assert position(S=iron, k=orc(), turn="S").see("S")["armor"] == 6


@rule("UN-0475")
def test_what_raises_armor_six_wounds_only_on_a_second_six():
    play = position(
        HALL,
        S=hero(at="b2", hands=[]),
        k={"creature": "black-orc", "at": "b3", "hands": SWORD, "skills": ["strong"]},
        turn="S",
        dice=[5, 5, 1, 2, 6, 6, 5, 1, 6, 3],
    )
    play.who("k").sturdy = 0
    script = roll_damage(play.game, play.who("S"), 4, 7)
    first = next(script)
    assert len(first.dice[0]) == 4
    again = script.send(2)
    assert len(again.dice[0]) == 2
    with pytest.raises(StopIteration) as done:
        script.send(1)
    assert done.value.value == 1


@rule("UN-0471")
def test_wounds_and_lost_vitality_are_the_same():
    play = position(S=hero(wounds=2), k=orc(), turn="S")
    assert play.see("S")["vitality"] == 3


@rule("UN-0479", "UN-0480", "UN-0481", "UN-0482")
@pytest.mark.parametrize(
    ("larger", "by_criticals"),
    [
        (2, (KNOCKED, KNOCKED, KNOCKED)),
        (1, (NOTHING, KNOCKED, KNOCKED)),
        (0, (NOTHING, NOTHING, KNOCKED)),
        (-1, (NOTHING, NOTHING, STUNNED)),
        (-2, (NOTHING, NOTHING, STUNNED)),
    ],
)
def test_the_condition_of_a_hit_by_size_and_criticals(larger, by_criticals):
    assert tuple(by_size(2 + larger, 2, criticals, leader=False) for criticals in range(3)) == by_criticals


@rule("UN-0479", "UN-0480")
def test_leaders_keep_their_feet_longer():
    assert [by_size(4, 2, criticals, leader=True) for criticals in range(3)] == [NOTHING, KNOCKED, KNOCKED]
    assert [by_size(3, 2, criticals, leader=True) for criticals in range(3)] == [NOTHING, NOTHING, KNOCKED]


@rule("UN-0483")
def test_the_slain_suffer_no_condition():
    dice = {"S attack": [6, 6], "k defense": [1, 2], "S damage": [6] * 7}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("hit")["inflicted"] == ""


@rule("UN-0490")
def test_stunned_costs_one_of_every_attribute_but_natural_armor_mana_and_vitality():
    def seen(*conditions: str) -> dict[str, int]:
        play = position(S=hero("borgron", at="b3", conditions=list(conditions)), k=orc(), turn="k", dice=[1] * 9)
        kit = play.game.kit(play.who("S"))
        return {name: kit.attribute(name) for name in NUMBERS}

    sound, stunned = seen(), seen("stunned")
    assert sound["mana"] > 0
    lost = {name: sound[name] - stunned[name] for name in NUMBERS}
    assert [name for name, less in lost.items() if not less] == ["natural", "armor", "mana", "vitality"]
    assert {*lost.values()} == {0, 1}


@rule("UN-0485", "UN-G23")
def test_knocked_down_costs_one_of_everything_but_armor_mana_and_vitality():
    play = position(S=hero(), k=orc(conditions=["knocked-down"]), turn="S")
    seen = play.see("k")
    assert [seen[name] for name in ("movement", "combat", "strength", "agility", "courage")] == [3, 2, 2, 2, 2]
    assert [seen[name] for name in ("natural", "armor", "vitality")] == [3, 4, 2]


@rule("UN-0488")
def test_who_is_down_still_defends():
    dice = {"S attack": [1, 2], "k defense": [6, 5]}
    play = position(S=hero(hands=SWORD), k=orc(conditions=["knocked-down"]), turn="S", dice=dice)
    assert not play.take("S attacks k").see("hit")["landed"]


@rule("UN-0489")
def test_knocked_down_lasts_until_somebody_stands_up():
    play = position(S=hero(conditions=["knocked-down"]), k=orc(), turn="S", dice=[2, 2])
    assert play.see("S")["down"]


@rule("UN-0493", "UN-0494")
def test_frightened_passes_when_the_next_activation_begins():
    play = position(S=hero(conditions=["frightened"]), turn="S")
    assert play.see("S")["conditions"] == []


@rule("UN-0495", "UN-0497")
@pytest.mark.parametrize(("wounds", "weak"), [(4, True), (3, False)])
def test_one_point_of_vitality_left_is_wounded(wounds, weak):
    play = position(S=hero(wounds=wounds), turn="S")
    assert play.see("S")["wounded"] is weak
    assert play.see("S")["combat"] == 5 - weak


@rule("UN-0493")
@pytest.mark.parametrize(("condition", "runs"), [("frightened", True), ("stunned", False)])
def test_the_frightened_may_run(condition, runs):
    play = position(HALL, S=hero(at="b2"), k=orc(at="k9"), turn="S")
    play.who("S").conditions = (condition,)
    assert (move.RUN in move.offers(Standpoint(play.game, play.who("S")))) is runs
    assert play.see("S")["combat"] == 4


@rule("UN-0498", "UN-0499")
@pytest.mark.parametrize("condition", ["diseased", "poisoned"])
def test_illness_weakens_and_does_not_pass(condition):
    play = position(S=hero(conditions=[condition]), turn="S")
    assert (play.see("S")["conditions"], play.see("S")["combat"]) == ([condition], 4)


@rule("UN-0501")
def test_stationary_passes_when_the_next_activation_begins():
    assert position(S=hero(conditions=["stationary"]), turn="S").see("S")["conditions"] == []


@rule("UN-0504")
def test_a_hero_knocked_out_lies_there_and_does_nothing():
    down = hero(at="b2", conditions=["knocked-out"])
    play = position(HALL, S=down, B=hero("borgron", at="d4"), turn="heroes")
    assert play.asks() == "act"
    assert play.table.ask is not None
    assert play.table.ask.who == play.names["B"]


@rule("UN-0505", "UN-0062")
def test_a_creature_knocked_out_is_removed_and_scored():
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [6] * 5}
    play = position(S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k")
    assert play.see("k") == {"gone": True}
    assert play.see("table")["achieved"] == 1


@rule("UN-0052")
def test_the_quest_is_lost_when_the_last_hero_falls():
    dice = {"k attack": [6, 5], "S defense": [1, 2], "k damage": [6] * 5, "S fate": [1]}
    play = position(S=hero(hands=SWORD, wounds=4), k=orc(), turn="k", dice=dice).finish()
    assert play.state.outcome is not None
    assert not play.state.outcome.won


# shields

GUARDED = {"hands": ["broadsword", "shield"], "facing": "north"}


@rule("UN-0511", "UN-0357")
def test_no_shield_helps_against_an_attack_from_behind():
    dice = {"k attack": [5, 5], "S defense": [1, 2], "k damage": [1] * 4}
    play = position(S=hero(hands=["broadsword", "shield"], facing="south"), k=orc(), turn="k", dice=dice)
    assert play.rolled("block") == 0


@rule("UN-0511")
def test_no_shield_helps_who_is_down():
    fallen = hero(**GUARDED, conditions=["knocked-down"])
    dice = {"k attack": [5, 5], "S defense": [1, 2], "k damage": [1] * 4}
    play = position(S=fallen, k=orc(), turn="k", dice=dice).finish()
    assert play.rolled("block") == 0


@rule("UN-0512", "UN-0517")
def test_the_bearer_may_choose_not_to_block():
    dice = {"k attack": [5, 5], "S defense": [1, 2], "k damage": [1] * 4}
    play = position(S=hero(**GUARDED), k=orc(), turn="k", dice=dice)
    assert play.asks() == "block"
    play.take("S takes it")
    assert play.rolled("block") == 0


@rule("UN-0517")
@pytest.mark.parametrize(("face", "blocked"), [(5, True), (4, False)])
def test_a_shield_blocks_on_its_number(face, blocked):
    dice = {"k attack": [5, 5], "S defense": [1, 2], "S block": [face], "k damage?": [1] * 4}
    play = position(S=hero(**GUARDED), k=orc(), turn="k", dice=dice)
    play.take("S blocks")
    assert play.see("hit")["blocked"] is blocked


@rule("UN-0728")
def test_creatures_always_block():
    shielded = orc(hands=["broadsword", "shield"], facing="south")
    dice = {"S attack": [5, 5], "k defense": [1, 2], "k block": [5]}
    play = position(S=hero(hands=SWORD, at="d4"), k=shielded, turn="S", dice=dice).take("S attacks k")
    assert play.see("hit")["blocked"]


@rule("UN-0513")
def test_a_defenders_double_six_with_a_shield_stuns_the_attacker():
    play = position(S=hero(**GUARDED), k=orc(), turn="k", dice={"k attack": [5, 4], "S defense": [6, 6]})
    assert play.see("k")["conditions"] == ["stunned"]


@rule("UN-0515")
def test_a_defender_with_a_shield_who_wins_may_push_and_does_not_follow():
    play = position(S=hero(**GUARDED), k=orc(), turn="k", dice={"k attack": [2, 1], "S defense": [6, 5]})
    play.take("S pushes to d2")
    assert play.see("k")["at"] == "d2"
    assert play.see("S")["at"] == "d4"


@rule("UN-0516")
def test_shielding_rerolls_blocks_and_forgoes_the_next_attack():
    dice = {"k attack": [5, 5], "S defense": [1, 2], "S block": [2], "S block-again": [5]}
    play = position(S=hero(**GUARDED), k=orc(), turn=["k", "S"], dice=dice)
    play.take("S blocks shielding")
    assert play.see("hit")["blocked"]
    play.on()
    assert not play.offers("S attacks k")
    assert not play.offers("S runs")


@rule("UN-0516")
def test_shielding_rerolls_every_block_of_the_turn_and_none_of_the_next():
    dice = {
        "k attack": [[5, 5], [5, 5]],
        "S defense": [[1, 2], [1, 2], [1, 2], [1, 1]],
        "S block": [[2], [2], [2]],
        "S block-again": [[5], [5]],
        "m attack": [[5, 5], [1, 1]],
        "k damage": [1] * 4,
        "m break": [1],
        "S break": [1],
    }
    play = position(S=hero(**GUARDED), k=orc(), m=orc(at="c3"), turn="dark", dice=dice)
    play.take("S blocks shielding").take("S blocks")
    assert play.rolled("block-again") == 2
    play.take("S ends", "S blocks")
    assert play.rolled("block-again") == 2


@rule("UN-0519")
def test_a_block_does_not_keep_one_on_ones_feet():
    board = HALL
    dice = {"r attack": [6, 5], "S defense": [1, 2], "S block": [6], "S break": [6]}
    play = position(board, S=hero(at="c2", **{**GUARDED, "facing": "south"}), r=troll(at="c3"), turn="r", dice=dice)
    play.take("S blocks")
    assert play.see("S")["down"]
    assert play.see("S")["wounds"] == 0


@rule("UN-0521")
def test_no_shield_stops_a_double_critical():
    dice = {"k attack": [6, 6], "S defense": [1, 2], "k damage": [1] * 6}
    play = position(S=hero(**GUARDED), k=orc(), turn="k", dice=dice)
    assert play.rolled("block") == 0


@rule("UN-0524", "UN-0526", "UN-1026")
def test_a_shield_broken_by_a_blocked_blow_lets_one_die_through():
    axe = orc(hands=["battleaxe"])
    dice = {"k attack": [5, 5], "S defense": [1, 2], "S block": [5], "S break": [2], "k damage": [6]}
    play = position(S=hero(**GUARDED), k=axe, turn="k", dice=dice)
    play.take("S blocks")
    assert play.see("S")["hands"] == ["broadsword"]
    assert play.see("S")["wounds"] == 1


@rule("UN-0525", "UN-C537")
def test_a_large_creature_makes_shields_roll_for_breaking_even_with_a_poor_weapon():
    bearer = hero(at="c2", hands=["broadsword", "shield"], facing="south")
    dice = {"r attack": [5, 5], "S defense": [1, 2], "S block": [5], "S break": [2], "r damage": [1]}
    play = position(HALL, S=bearer, r=troll(at="c3"), turn="r", dice=dice).take("S blocks")
    assert play.see("S")["hands"] == ["broadsword"]


@rule("UN-C297")
def test_a_buckler_blocks_only_on_a_six():
    dice = {"k attack": [5, 5], "S defense": [1, 2], "S block": [5], "k damage": [1] * 4}
    play = position(S=hero(hands=["broadsword", "buckler"], facing="north"), k=orc(), turn="k", dice=dice)
    play.take("S blocks")
    assert not play.see("hit")["blocked"]


@rule("UN-0517", "UN-0520")
@pytest.mark.parametrize(("attack", "face", "dealt"), [([6, 4], 4, 1), ([6, 4], 5, 0), ([5, 5], 4, 0)])
def test_a_critical_makes_a_block_one_harder_and_no_more(attack, face, dealt):
    hurt = [6, 1, 1, 1, 1] if dealt else []
    bearer = hero(hands=["broadsword", "great-shield"], facing="north")
    play = position(S=bearer, k=orc(), turn="k", dice=[*attack, 2, 1, face, *hurt]).take("S blocks").finish()
    assert play.see("S")["wounds"] == dealt
