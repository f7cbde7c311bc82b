"""Leaders, extra skills, the challenge for strong groups.  UN-0682 to UN-0684, UN-0738 to UN-0754"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.agenda import Encounter, EndHeroesTurn, Panic, QuestStep
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.melee_tally import attack_tally, defense_tally
from undercroft.systems.universalis.combat.ranged import aim, shot_tally
from undercroft.systems.universalis.dungeon.leaders import learn_more, place_of_leader, serves, strengthen, vp_of
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Hit, State
from undercroft.systems.universalis.status.conditions import knock_out
from undercroft.systems.universalis.status.improved_creatures import OVER, improved, price

ROOM = rooms([3, 5], 7, {0: (4, "/")})
OBSTACLES, ENCOUNTER = 1, 3
FOUR = {
    "A": hero("borgron", at="b2"),
    "B": hero("shara", at="c2"),
    "C": hero("taeral", at="d2"),
    "D": hero("aki", at="e2"),
}


def taught(card: str, dice: list[int], *, heroes: int = 4, reserve: int = 30, **more: Any) -> Play:
    """A creature that is given extra skills with these dice, one for each hero."""
    people = dict(list(FOUR.items())[:heroes])
    k = {"creature": card, "at": "h6", **more}
    play = position(HALL, k=k, turn="A", reserve=reserve, dice=dice, **people)
    script = learn_more(play.game, play.who("k"))
    answer: Any = None
    try:
        while True:
            request = script.send(answer)
            faces = play.chance.throw(play.state.counters, request)
            answer = request.reads.of(faces)
    except StopIteration:
        return play


# extra skills


@rule("UN-0753", "UN-0682", "UN-0683", "UN-X94", "UN-G34", "UN-D61")
def test_dice_of_six_two_one_one_give_the_undead_champion_three_skills_for_four_points():
    profile = BOX[CREATURES]["undead-champion"].extras
    assert 6 not in profile.values()
    play = taught("undead-champion", [6, 2, 1, 1])
    assert [profile[skill] for skill in play.who("k").extra] == [2, 1, 1]
    assert play.state.reserve == 30 - 4


@rule("UN-0682")
def test_one_die_is_thrown_for_each_hero():
    play = taught("troll", [5, 5], heroes=2)
    assert play.chance.left == []


@rule("UN-0682", "UN-0683")
def test_a_large_creature_that_is_spawned_may_bring_more_skills():
    cards = {"encounters": ["special-creature"]}
    people = {"T": hero("taeral", at="c4"), "S": hero(at="a1")}
    dice = [ENCOUNTER, 3, 6, 4, 6, 5, 2, 1]
    play = position(ROOM, turn="heroes", dice=dice, reserve=20, group=10, decks=cards, **people)
    play.take("T acts", "T reveals d4").on()
    (creature,) = play.state.creatures
    worth = BOX[CREATURES]["troll"].extras
    assert [worth[skill] for skill in creature.extra] == [n for n in (6, 4) if n in worth.values()]


@rule("UN-0683")
def test_the_dearest_skill_is_paid_for_first():
    play = taught("undead-champion", [1, 2], heroes=2, reserve=2)
    assert [BOX[CREATURES]["undead-champion"].extras[skill] for skill in play.who("k").extra] == [2]
    assert play.state.reserve == 0


@rule("UN-0683")
def test_of_equal_skills_the_first_of_the_profile_comes_first():
    ones = [skill for skill, cost in BOX[CREATURES]["undead-champion"].extras.items() if cost == 1]
    assert taught("undead-champion", [1, 1], heroes=2).who("k").extra == tuple(ones[:2])


@rule("UN-0683")
def test_extra_skills_raise_the_value_of_a_creature():
    play = taught("undead-champion", [2], heroes=1)
    assert vp_of(play.game, play.who("k")) == BOX[CREATURES]["undead-champion"].vp + 2


@rule("UN-0684")
def test_a_skill_the_creature_has_already_is_passed_over():
    ones = [skill for skill, cost in BOX[CREATURES]["undead-champion"].extras.items() if cost == 1]
    assert taught("undead-champion", [1], heroes=1, skills=[ones[0]]).who("k").extra == (ones[0], ones[1])


@rule("UN-0753")
def test_a_skill_that_does_not_serve_is_passed_over():
    play = position(HALL, A=hero(at="b2"), k=orc(at="h6"), j={"creature": "orc-archer", "at": "i7"}, turn="A")
    assert serves(play.game, play.who("j"), "fast-shooting")
    assert not serves(play.game, play.who("k"), "fast-shooting")
    assert BOX[CREATURES]["imp"].extras == {"familiar": 1}
    assert taught("imp", [1], heroes=1).who("k").extra == ()


@rule("UN-0753")
@pytest.mark.parametrize(
    ("card", "skill", "hands", "other"),
    [
        ("camel-raider", "accurate-shooting", ["composite-bow"], ["cavalry-lance", "buckler"]),
        ("renegade-crossbowman", "quick-reloading", ["crossbow"], ["broadsword"]),
        ("black-anvil-guard", "shield-onslaught", ["warhammer", "great-shield"], ["battleaxe"]),
        ("greatsword-of-pulse", "blocking", ["greatsword"], ["battleaxe"]),
        ("minotaur", "brutal-blow", ["battleaxe"], ["horns"]),
        ("imperial-captain", "sword-master", ["broadsword", "shield"], ["axe"]),
    ],
)
def test_a_skill_for_other_arms_than_a_creature_has_is_passed_over(card, skill, hands, other):
    cost = BOX[CREATURES][card].extras[skill]
    rivals = [id for id, points in BOX[CREATURES][card].extras.items() if points == cost and id != skill]
    known = {"skills": [*BOX[CREATURES][card].skills, *rivals], "heroes": 1}
    assert skill in taught(card, [cost], hands=hands, **known).who("k").extra
    assert skill not in taught(card, [cost], hands=other, **known).who("k").extra


@rule("UN-0753")
@pytest.mark.parametrize(("mana", "learnt"), [(3, True), (0, False)])
def test_mana_is_leeched_only_where_an_enemy_has_some(mana, learnt):
    play = position(HALL, B=hero("borgron", at="b2", mana=mana), k={"creature": "banshee", "at": "h6"}, turn="B")
    assert serves(play.game, play.who("k"), "leech-mana") is learnt


# where a Leader stands and how strong it is


@rule("UN-0749")
def test_a_leader_without_a_square_of_its_own_stands_behind_its_allies_farthest_from_the_hero():
    play = position(ROOM, T=hero("taeral", at="c4"), k=orc(at="f4"), turn="T", explored=["d4"])
    play.who("k").home = 1
    at = place_of_leader(play.game, Encounter(play.names["T"], section=1, access=0), "orc-boss")
    assert play.game.plan.board.name(at) in ("h1", "h7")


@rule("UN-0749")
def test_a_leader_whom_the_sheet_gives_no_square_comes_behind_all_others_when_the_main_room_is_seen():
    tusk = BOX[QUESTS]["the-broken-tusk"]
    sheet = msgspec.structs.replace(tusk, leader=msgspec.structs.replace(tusk.leader, at=None))
    place = {"quest": as_setup(sheet), "explored": ["a3", "i7"], "reserve": 40, "round": 2}
    people = {"T": hero("taeral", at="j10"), "S": hero(at="a3")}
    play = position(turn="heroes", dice=[1, 1, 1, OBSTACLES, 6, 5, 2, 1], **people, **place).take(
        "T acts", "T opens k10"
    )
    board, eye = play.game.plan.board, play.who("T").at
    stood = {event.who: board.distance(eye, event.at) for event in play.events("placed")}
    (leader,) = [creature for creature in play.state.creatures if creature.leader]
    assert len(stood) > 1
    assert stood[leader.id] > max(far for who, far in stood.items() if who != leader.id)


@rule("UN-0749", "UN-1178")
def test_a_leader_stands_where_the_sheet_says():
    place = {"quest": "the-broken-tusk", "explored": ["a3", "i7"], "reserve": 5, "round": 2}
    people = {"T": hero("taeral", at="j10"), "S": hero(at="a3")}
    play = position(turn="heroes", dice=[1, *[1] * 2, OBSTACLES, 6, 5, 2, 1], **people, **place)
    play.take("T acts", "T opens k10").on()
    (leader,) = [creature for creature in play.state.creatures if creature.leader]
    assert play.game.plan.board.name(leader.at) == "o11"


def strong(card: str, reserve: int, *, counter: bool = True, group: int = 20, **more: Any) -> Play:
    play = position(HALL, A=hero(at="b2"), k={"creature": card, "at": "h6", "leader": True, **more}, turn="A")
    play.state.reserve, play.state.group = reserve, group
    sheet = msgspec.structs.replace(play.game.plan.quest, counter=counter)
    play.game.plan.quest = sheet
    strengthen(play.game)
    play.game.plan.quest = msgspec.structs.replace(sheet, counter=True)
    return play


@rule("UN-0750", "UN-X94", "UN-G39", "UN-D59")
def test_sixteen_points_give_an_invulnerable_leader_two_vitality_and_leave_ten():
    play = strong("undead-champion", 16)
    assert (play.who("k").sturdy, play.state.reserve) == (2, 10)
    assert play.game.vitality(play.who("k")) == 10


@rule("UN-0750")
@pytest.mark.parametrize(("reserve", "more", "left"), [(16, 3, 10), (15, 2, 10), (10, 0, 10), (7, 0, 7)])
def test_every_two_points_above_ten_give_another_leader_one_vitality(reserve, more, left):
    play = strong("orc-boss", reserve)
    assert (play.who("k").sturdy, play.state.reserve) == (more, left)


@rule("UN-0750", "UN-0751")
def test_a_leader_of_armor_six_grows_by_one_for_three_points_or_for_twenty_of_the_group():
    assert strong("orc-boss", 16, body=["full-armor"]).who("k").sturdy == 2
    assert strong("orc-boss", 0, counter=False, group=47, body=["full-armor"]).who("k").sturdy == 2


@rule("UN-0750", "UN-0753")
def test_when_the_main_room_is_seen_the_leader_learns_and_grows_by_what_is_left_above_ten():
    place = {"quest": "the-broken-tusk", "explored": ["a3", "i7"], "reserve": 40, "round": 2}
    people = {"T": hero("taeral", at="j10"), "S": hero(at="a3")}
    play = position(turn="heroes", dice=[1, 1, 1, OBSTACLES, 6, 5, 2, 1], **people, **place)
    play.take("T acts", "T opens k10").on()
    (leader,) = [creature for creature in play.state.creatures if creature.leader]
    others = [creature for creature in play.state.creatures if not creature.leader]
    spent = sum(vp_of(play.game, one) for one in others) + sum(
        BOX[CREATURES][leader.card].extras[skill]
        for skill in leader.extra
        if skill in BOX[CREATURES][leader.card].extras
    )
    assert play.rolled("extra-skills") == 1
    assert play.state.reserve == 10
    assert leader.sturdy == (40 - spent - 10) // 2 > 0


@rule("UN-0750", "UN-0751")
@pytest.mark.parametrize(("counter", "more", "left"), [(True, 3, 10), (False, 4, 16)])
def test_in_a_scenario_that_lies_open_the_leader_grows_when_a_hero_enters_the_main_room(counter, more, left):
    eye = msgspec.structs.replace(BOX[QUESTS]["the-kings-eye"], counter=counter, rules="")
    leader = {"creature": "temple-guard", "at": "y12", "leader": True, "body": []}
    people = {"S": hero(at="u9"), "T": hero("taeral", at="a9"), "k": leader}
    play = position(quest=as_setup(eye), turn="S", reserve=16, group=47, dice=[1, 2] * 9, **people)
    assert play.take("S moves to v9").who("k").sturdy == 0
    play.take("S moves to w9")
    assert (play.who("k").sturdy, play.state.reserve) == (more, left)


@rule("UN-0750")
@pytest.mark.parametrize("entered", [True, False])
def test_a_leader_that_comes_into_an_open_scenario_grows_once_the_main_room_was_entered(entered):
    def enter(state: State) -> None:
        state.main_entered = entered

    step = [QuestStep(what="wave", n=5), EndHeroesTurn()]
    people = {"S": hero(at="i5"), "T": hero("taeral", at="i6")}
    place = {"quest": "the-toll-house", "reserve": 40, "group": 10}
    play = position(turn="S", do=step, prepare=enter, dice=[1] * 3 + [6, 5, 1, 2] * 30, **people, **place)
    (leader,) = [creature for creature in play.state.creatures if creature.leader]
    assert (leader.sturdy > 0) is entered
    assert (play.state.reserve == 10) is entered


@rule("UN-0751")
@pytest.mark.parametrize(("card", "more"), [("orc-boss", 4), ("undead-champion", 2)])
def test_without_the_counter_every_ten_points_of_the_group_count_or_every_twenty(card, more):
    assert strong(card, 0, counter=False, group=47).who("k").sturdy == more


@rule("UN-0752", "UN-X94")
@pytest.mark.parametrize(("heroes", "attacks"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_a_leader_has_one_more_action_for_each_hero_above_the_second(heroes, attacks):
    people = dict(list(FOUR.items())[:heroes])
    play = position(HALL, k=orc(at="h6", leader=True), turn="A", **people)
    assert attacks_of(play.game, play.who("k")) == attacks


@rule("UN-0752", "UN-0359")
def test_a_leader_with_two_attacks_and_an_extra_action_makes_three():
    play = position(HALL, k=orc(at="h6", leader=True, skills=["double-attack"]), turn="A", **FOUR)
    assert attacks_of(play.game, play.who("k")) == 3


@rule("UN-0752")
@pytest.mark.parametrize(("heroes", "shots"), [(2, 1), (3, 2), (4, 3)])
def test_extra_actions_serve_for_shots_too(heroes, shots):
    people = {name: {**one, "at": at} for (name, one), at in zip(list(FOUR.items())[:heroes], ("b2", "b4", "b6", "b8"))}
    k = {"creature": "orc-archer", "at": "h5", "leader": True}
    play = position(HALL, k=k, turn="k", dice=[1, 2, 2] * 4, **people)
    assert play.rolled("shot") == shots


@rule("UN-0752")
def test_an_extra_action_lets_a_leader_cast_more_than_once():
    people = {name: {**one, "at": at} for (name, one), at in zip(FOUR.items(), ("b2", "b4", "b6"))}
    k = {"creature": "orc-shaman", "at": "h5", "leader": True, "mana": 6}
    play = position(HALL, k=k, turn="k", dice=[2] * 200, **people).finish()
    assert play.rolled("cast") > 1


@rule("UN-0747", "UN-X95")
def test_a_leader_rolls_before_its_first_action_and_before_each_further_one():
    people = {"A": hero("borgron", at="b2"), "B": hero("shara", at="k8"), "C": hero("taeral", at="k9")}
    dice = [1, 1, 2, 6, 6, 3, 1, 2, 6, 6]
    play = position(HALL, k=orc(at="c3", leader=True, facing="west"), turn="k", dice=dice, **people)
    assert play.rolled("leader") == 2
    assert play.rolled("attack") == 2


@rule("UN-0747")
def test_a_leader_keeps_to_what_it_rolled_while_it_goes_to_whom_it_wants():
    play = position(HALL, A=hero("borgron", at="b2"), k=orc(at="f2", leader=True), turn="k", dice=[2, 1, 2, 6, 6])
    assert play.rolled("leader") == 1
    assert play.rolled("attack") == 1


@rule("UN-0747", "UN-X95", "UN-C119")
@pytest.mark.parametrize(("face", "target"), [(1, "A"), (3, "B")])
def test_an_undead_leader_takes_the_closest_on_a_one_and_the_lowest_courage_on_a_three(face, target):
    people = {
        "A": hero("borgron", at="e3", attributes={"courage": 5}),
        "B": hero("shara", at="i3", attributes={"courage": 2}),
    }
    k = {"creature": "undead-champion", "at": "f5", "leader": True}
    play = position(HALL, k=k, turn="k", dice=[face, 1, 2, 6, 6], **people)
    assert play.state.hit.target == play.names[target]


@rule("UN-0747")
@pytest.mark.parametrize(("face", "target"), [(1, "A"), (3, "B")])
def test_a_leader_aims_its_skills_too_at_whom_it_rolled_for(face, target):
    people = {"A": hero("borgron", at="f4", attributes={"combat": 1}), "B": hero("shara", at="g4", wounds=4)}
    k = orc(at="f5", leader=True, skills=["hypnotic"], facing="north")
    play = position(HALL, k=k, turn="k", dice=[face, 6, 5, 2, 1], **people)
    assert [name for name in "AB" if "stationary" in play.see(name)["conditions"]] == [target]


@rule("UN-0746")
def test_a_leader_with_a_card_of_its_own_follows_it_and_rolls_nothing():
    card = next(
        card.id for card in BOX[CREATURES].values() if card.behavior == "specific-leader" and not card.stats.mana
    )
    people = {"A": hero("borgron", at="b2"), "B": hero("shara", at="b4")}
    play = position(HALL, k={"creature": card, "at": "e5", "leader": True}, turn="k", dice=[3] * 60, **people)
    play.finish()
    assert play.rolled("leader") == 0


@rule("UN-0748")
def test_a_leader_disengages_to_reach_its_target_even_if_its_kind_never_does():
    people = {
        "A": hero("borgron", at="e5", attributes={"courage": 5}),
        "B": hero("shara", at="i3", attributes={"courage": 2}),
    }
    k = {"creature": "undead-champion", "at": "f5", "facing": "west"}
    led = position(HALL, k={**k, "leader": True}, turn="k", dice=[3, 6, 3, 1, 2, 6, 6], **people)
    assert led.rolled("disengage") == 1
    assert led.state.hit.target == led.names["B"]
    plain = position(HALL, k=k, turn="k", dice=[1, 2, 6, 6], **people)
    assert plain.rolled("disengage") == 0
    assert plain.state.hit.target == plain.names["A"]


@rule("UN-0727")
def test_a_creature_that_fails_to_disengage_fights_on():
    people = {
        "A": hero("borgron", at="e5", attributes={"courage": 5}),
        "B": hero("shara", at="i3", attributes={"courage": 2}),
    }
    k = {"creature": "undead-champion", "at": "f5", "facing": "west", "leader": True}
    play = position(HALL, k=k, turn="k", dice=[3, 1, 2, 1, 2, 6, 6], **people)
    assert play.state.hit.target == play.names["A"]


# its end


@rule("UN-0754", "UN-0628", "UN-D51")
def test_when_a_leader_falls_the_grunts_near_it_test_their_courage():
    board = "\n".join(["#" * 22, *["#" + "." * 20 + "#"] * 3, "#" * 22])
    k, near, far = orc(at="b2", leader=True), orc(at="h2"), orc(at="i2")
    play = position(board, S=hero(at="u4"), k=k, n=near, f=far, e={"creature": "orc-champion", "at": "c3"}, turn="S")
    knock_out(play.game, play.who("k"))
    waiting = [entry.who for entry in play.state.agenda if isinstance(entry, Panic)]
    assert waiting == [play.names["n"]]


@rule("UN-0754", "UN-D51")
def test_creatures_of_another_faction_do_not_mind():
    play = position(HALL, S=hero(at="b2"), k=orc(at="h6", leader=True), z={"creature": "zombie", "at": "g6"}, turn="S")
    knock_out(play.game, play.who("k"))
    assert not [entry for entry in play.state.agenda if isinstance(entry, Panic)]


@rule("UN-0754")
@pytest.mark.parametrize(("dice", "stays"), [([5, 2], True), ([4, 2], False)])
def test_a_grunt_that_loses_heart_is_removed(dice, stays):
    play = position(HALL, S=hero(at="b2"), k=orc(at="h6"), turn="S", dice=dice, do=[Panic(100)])
    assert (play.game.find(play.names["k"]) is not None) is stays


# increase the challenge


@rule("UN-0738", "UN-G38")
@pytest.mark.parametrize(("what", "points"), list(OVER.items()))
def test_each_improvement_comes_only_above_its_value_points(what, points):
    play = position(HALL, S=hero(at="b2"), turn="S")
    play.state.group = points
    assert not improved(play.game, what)
    play.state.group = points + 1
    assert improved(play.game, what)


@rule("UN-0740")
@pytest.mark.parametrize(("group", "rolls"), [(100, 1), (101, 2)])
def test_over_100_one_empty_section_is_enough_to_roll_again(group, rolls):
    place = {"group": group, "decks": {"encounters": []}}
    play = position(ROOM, T=hero("taeral", at="c4"), turn="T", dice=[OBSTACLES] * 2, **place)
    play.state.lulls = 1
    play.take("T reveals d4")
    assert play.rolled("scenario-encounter") == rolls


def facing(group: int, **k: Any) -> Play:
    return position(HALL, S=hero(at="b2"), k={"at": "c2", "facing": "west", **k}, turn="S", group=group)


def totals(play: Play) -> tuple[int, int, int, int]:
    """What a creature adds to attack, defense and tests."""
    k, s = play.who("k"), play.who("S")
    mine, theirs = Hit(attacker=k.id, target=s.id), Hit(attacker=s.id, target=k.id)
    return (
        attack_tally(play.game, mine).total,
        defense_tally(play.game, theirs).total,
        tally_of(play.game, k, "courage", "courage").total,
        tally_of(play.game, k, "perception", "initiative").total,
    )


@rule("UN-0742")
@pytest.mark.parametrize(("group", "more"), [(150, 0), (151, 1)])
def test_over_150_elites_and_champions_have_one_more_in_all_rolls(group, more):
    plain = totals(facing(0, creature="orc-champion"))
    assert totals(facing(group, creature="orc-champion")) == tuple(n + more for n in plain)


@rule("UN-0742")
def test_over_150_elites_have_one_more_action():
    low, high = facing(150, creature="orc-champion"), facing(151, creature="orc-champion")
    assert attacks_of(high.game, high.who("k")) == attacks_of(low.game, low.who("k")) + 1


@rule("UN-0742")
def test_over_150_neither_leaders_nor_grunts_are_better():
    assert totals(facing(151, creature="orc-champion", leader=True)) == totals(
        facing(0, creature="orc-champion", leader=True)
    )
    assert totals(facing(151, creature="orc-warrior")) == totals(facing(0, creature="orc-warrior"))


@rule("UN-0744")
@pytest.mark.parametrize(("group", "more"), [(200, 0), (201, 1)])
def test_over_200_grunts_have_one_more_in_all_rolls(group, more):
    plain = totals(facing(0, creature="orc-warrior"))
    assert totals(facing(group, creature="orc-warrior")) == tuple(n + more for n in plain)


@rule("UN-0744")
def test_over_200_a_shot_of_a_grunt_is_better_too():
    def shot(group: int) -> int:
        play = position(HALL, S=hero(at="b2"), k={"creature": "orc-archer", "at": "f2"}, turn="S", group=group)
        weapon = play.game.kit(play.who("k")).weapons[0]
        return shot_tally(play.game, aim(play.game, play.who("k"), play.who("S"), weapon)).total

    assert shot(201) == shot(200) + 1


@rule("UN-0745")
def test_damage_dice_are_no_better():
    def dice(group: int) -> int:
        play = facing(group, creature="orc-champion")
        return damage_tallies(play.game, Hit(attacker=play.names["k"], target=play.names["S"]))[0].total

    assert dice(250) == dice(0)


@rule("UN-0745")
@pytest.mark.parametrize(
    ("card", "group", "cost"),
    [("orc-champion", 150, 3), ("orc-champion", 151, 6), ("orc-warrior", 151, 1), ("orc-warrior", 201, 2)],
)
def test_improved_creatures_cost_twice_their_value(card, group, cost):
    play = position(HALL, S=hero(at="b2"), turn="S", group=group)
    assert price(play.game, (card, 0)) == cost


@rule("UN-0745")
def test_no_improved_creature_costs_more_than_25_points_extra():
    play = position(HALL, S=hero(at="b2"), turn="S", group=300)
    dear = max(BOX[CREATURES].values(), key=lambda card: card.vp)
    assert price(play.game, (dear.id, 0)) == dear.vp + min(25, dear.vp)
    assert dear.vp > 25
