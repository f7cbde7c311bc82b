"""Single clauses of a blow: what is added, declared, rolled, thrown again.  UN-0390 to UN-0420, UN-1405, UN-1465"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import DUEL, HALL, Play, carried_out, hero, orc, position
from systems.universalis.combat.blows import (
    AGAIN,
    POOL,
    SWORD,
    blow,
    fresh,
    terms,
    weapon,
)
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import (
    HitOrMiss,
    StepUp,
)
from undercroft.systems.universalis.combat.declaring import _already, declare
from undercroft.systems.universalis.combat.melee import (
    _decide,
    attack,
    hit_or_miss,
    step_up,
    wins_ties,
)
from undercroft.systems.universalis.combat.melee_tally import (
    _hurried,
    add_skills,
    attack_tally,
    dreads,
    in_use,
    melee_weapon,
    obstructed,
    read_dice,
    unwieldy,
)

# what the attacker adds


@rule("UN-0412")
@pytest.mark.parametrize(
    ("behind", "conditions", "found"),
    [
        (True, [], {"from-behind": 1}),
        (False, ["knocked-down"], {"target-down": 1}),
        (True, ["knocked-down"], {"from-behind": 1}),
        (False, [], {}),
    ],
)
def test_from_behind_or_against_one_who_is_down_an_attacker_adds_one_and_never_two(
    behind: bool, conditions: list[str], found: dict[str, int]
) -> None:
    play = position(DUEL, S=hero(hands=SWORD), k=orc(conditions=conditions), turn="S")
    seen = terms(attack_tally(play.game, blow(play, behind=behind)))
    assert {source: n for source, n in seen.items() if source in ("from-behind", "target-down")} == found


@rule("UN-0411")
@pytest.mark.parametrize(
    ("board", "higher"), [("#..k..#\n#..1..#", 1), ("#..1..#\n#..1..#", 0), ("#..1..#\n#..S..#", 0)]
)
def test_only_who_stands_higher_than_the_enemy_adds_one_for_it(board: str, higher: int) -> None:
    lines = board.split("\n")
    play = position(
        "\n".join(["#######", "#.....#", *lines, "#.....#", "#######"]), S=hero(at="d4", hands=SWORD), k=orc(at="d3")
    )
    assert terms(attack_tally(play.game, blow(play))).get("elevated", 0) == higher


@rule("UN-1008")
@pytest.mark.parametrize(("kind", "combat"), [("melee", -1), ("ranged", 0)])
def test_a_throwing_weapon_has_its_own_figures_in_melee_and_only_there(kind: str, combat: int) -> None:
    play = position(DUEL, S=hero(hands=["javelin"]), k=orc(), turn="S")
    assert in_use(weapon("javelin"), blow(play, kind=kind, weapon="javelin")).combat == combat


@rule("UN-1008")
@pytest.mark.parametrize(("second", "armor"), [(True, -1), (False, 0)])
def test_a_weapon_of_two_uses_has_the_figures_of_the_one_it_is_put_to(second: bool, armor: int) -> None:
    play = position(DUEL, S=hero(hands=["bastard-sword"]), k=orc(), turn="S")
    assert in_use(weapon("bastard-sword"), blow(play, weapon="bastard-sword", second=second)).armor == armor


@rule("UN-0408")
def test_light_cover_in_the_path_of_a_blow_is_obstacle_enough() -> None:
    corner = position("######\n#S.#.#\n##k..#\n######", S=hero(), k=orc(), turn="S").game
    free = position("######\n#S...#\n#.k..#\n######", S=hero(), k=orc(), turn="S").game
    covers = [game.cover(one) for game in (corner, free) for one in (*game.state.heroes, *game.state.creatures)]
    assert obstructed(corner, covers[0], covers[1])
    assert not obstructed(free, covers[2], covers[3])


# declaring


@rule("UN-0717", "UN-1464", "UN-1465")
def test_a_hero_with_two_skills_for_an_attack_is_not_asked_which() -> None:
    two = ["sword-master", "dirty-fighter"]
    play = position(DUEL, S=hero(hands=SWORD, skills=two), k=orc(), turn="S")
    assert carried_out(declare(play.game, play.who("S"), blow(play), "attack")) == ((), ())


# declaring more


@rule("UN-C444", "UN-C454", "UN-C456")
@pytest.mark.parametrize(
    ("armor", "roll", "declared"), [(5, "attack", ("lethal-blow",)), (4, "attack", ()), (5, "defense", ())]
)
def test_a_creature_declares_what_helps_against_heavy_armor_when_it_attacks(
    armor: int, roll: str, declared: tuple[str, ...]
) -> None:
    play = fresh(S={"body": [], "attributes": {"natural": armor}}, k={"skills": ["lethal-blow", "dirty-fighter"]})
    script = declare(play.game, play.who("k"), blow(play, "k", "S"), roll)
    assert carried_out(script) == (declared, ())


@rule("UN-0717", "UN-1465", "UN-1466")
def test_of_two_skills_only_the_one_with_a_price_is_asked_for() -> None:
    play = fresh(S={"skills": ["powerful-blow", "dirty-fighter"]})
    script = declare(play.game, play.who("S"), blow(play), "attack")
    assert [option.what for option in next(script).options] == ["", "powerful-blow"]
    play = fresh(S={"skills": ["powerful-blow", "dirty-fighter", "sword-master"]})
    script = declare(play.game, play.who("S"), blow(play), "attack")
    assert {option.what for option in next(script).options} == {"", "powerful-blow", "dirty-fighter", "sword-master"}


@rule("UN-1465")
@pytest.mark.parametrize(("who", "found"), [("S", 1), ("k", 0)])
def test_what_one_declared_for_the_activation_counts_for_nobody_else(who: str, found: int) -> None:
    play = fresh()
    play.game.active.skills = ("combat-master", "acrobat")
    assert _already(play.game, play.who(who), "attack") == found
    play.state.active = None
    assert _already(play.game, play.who(who), "attack") == 0


# blows on horseback


@rule("UN-0122", "UN-1360", "UN-0725")
def test_a_rider_turns_the_mount_to_whom_it_attacks_and_that_one_has_been_attacked() -> None:
    people = {
        "S": hero(rides="h", hands=["broadsword"], facing="north"),
        "h": {"companion": "horse", "at": "e5", "facing": "north"},
    }
    play = position(HALL, turn="S", outdoor=True, k=orc(at="e7"), **people)
    before = play.who("h").facing
    attack(play.game, play.who("S"), play.who("k"), "broadsword")
    assert play.who("S").facing == play.who("h").facing != before
    assert play.see("k")["attacked"]


# dice thrown again


@rule("UN-0042", "UN-0391", "UN-C476")
def test_an_attacker_who_has_won_throws_nothing_again() -> None:
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": [1] * 5}
    assert fresh(S=AGAIN, dice=dice).take("S attacks k").see("hit")["landed"]


@rule("UN-0042", "UN-0391", "UN-C476")
def test_a_defender_who_has_won_throws_nothing_again() -> None:
    dice = {"S attack": [2, 1], "k defense": [5, 4]}
    play = fresh(k=AGAIN, dice=dice).take("S attacks k")
    assert play.rolled("defense-again") == 0


@rule("UN-0042", "UN-C476", "UN-C495")
@pytest.mark.parametrize(("again", "landed"), [([6, 5], False), ([2, 3], True)])
def test_a_roll_won_by_throwing_again_may_be_answered_so_too(again: list[int], landed: bool) -> None:
    dice = {
        "S attack": [2, 1],
        "k defense": [4, 3],
        "S attack-again": [5, 4],
        "k defense-again": again,
        "S damage?": [1] * 5,
    }
    play = fresh(S=AGAIN, k=AGAIN, dice=dice).take("S attacks k")
    assert play.see("hit")["landed"] is landed


@rule("UN-0042", "UN-C476")
@pytest.mark.parametrize(("again", "landed"), [([6, 5], False), ([2, 3], True)])
def test_a_defense_thrown_again_decides_the_blow(again: list[int], landed: bool) -> None:
    dice = {"S attack": [5, 4], "k defense": [2, 1], "k defense-again": again, "S damage?": [1] * 5}
    play = fresh(k=AGAIN, dice=dice).take("S attacks k")
    assert play.see("hit")["landed"] is landed


@rule("UN-0098", "UN-0099", "UN-0100")
@pytest.mark.parametrize(("landed", "asked"), [(False, True), (True, False)])
def test_only_a_blow_that_went_against_the_hero_may_be_thrown_again_for_fortune(landed: bool, asked: bool) -> None:
    attack_dice = [5, 4] if landed else [2, 1]
    dice = {"S attack": attack_dice, "k defense": [3, 2], "S damage?": [6] * 5}
    play = fresh(S={"fortune": 1}, dice=dice).take("S attacks k")
    assert (play.asks() == "fortune-melee") is asked


@rule("UN-0098", "UN-0099", "UN-0100")
@pytest.mark.parametrize(("sentence", "label"), [("S rerolls own", "S attack"), ("S rerolls enemy", "k defense")])
def test_fortune_throws_two_dice_again_and_no_more_whoever_threw_them(sentence: str, label: str) -> None:
    play = fresh(S={"fortune": 1, "skills": ["elite"]})
    hit = blow(play, attack=(2, 1), defense=(5, 4))
    hit.lead = 0
    script = _decide(play.game, hit, won=False)
    ask = next(script)
    assert ask.prompt == "fortune-melee"
    own = label == "S attack"
    roll = script.send(
        next(option for option in ask.options if (option.what == "own") is own and option.act == "fortune")
    )
    assert (roll.why, len(roll.dice[0])) == (label.split()[1], 2)
    with pytest.raises(StopIteration):
        script.send((6, 6) if own else (1, 1))
    assert (hit.attack, hit.defense) == (((6, 6), (5, 4)) if own else ((2, 1), (1, 1)))
    assert hit.landed


@rule("UN-C446", "UN-C463", "UN-C439")
@pytest.mark.parametrize(
    ("silent", "turned"), [({}, True), ({"unguarded": ("foresight",)}, False), ({"muted": ("foresight",)}, True)]
)
def test_a_skill_left_out_of_a_defense_sees_nothing_in_the_dice(silent: dict[str, Any], turned: bool) -> None:
    play = fresh(S={"skills": ["foresight"]})
    hit = blow(play, "k", "S", attack=(2, 1), defense=(4, 4), **silent)
    carried_out(_decide(play.game, hit, won=False))
    assert (hit.attacker == play.who("S").id) is turned
    assert (hit.behind, hit.second) == (False, False)


@rule("UN-0392", "UN-G13")
@pytest.mark.parametrize(
    ("mine", "theirs", "hands", "wins"),
    [(4, 3, [], True), (3, 4, [], False), (3, 3, ["shield"], True), (3, 3, [], False), (2, 3, ["shield"], False)],
)
def test_a_tie_goes_to_the_nimbler_then_to_the_only_shield_then_to_the_defender(
    mine: int, theirs: int, hands: list[str], wins: bool
) -> None:
    play = fresh(
        S={"hands": [*SWORD, *hands], "body": [], "attributes": {"agility": mine}},
        k={"attributes": {"agility": theirs}},
    )
    assert wins_ties(play.game, blow(play)) is wins


@rule("UN-0392")
def test_against_another_shield_a_shield_wins_no_tie() -> None:
    play = fresh(S={"hands": [*SWORD, "shield"], "body": []}, k={"hands": [*SWORD, "shield"]})
    play.who("k").extra = play.who("S").extra
    hit = blow(play)
    even = play.game.kit(play.who("S")).agility == play.game.kit(play.who("k")).agility
    assert not (even and wins_ties(play.game, hit))


@rule("UN-0391", "UN-0418", "UN-0515")
@pytest.mark.parametrize(("hands", "over", "steps"), [(["broadsword", "shield"], False, ["Push"]), (SWORD, True, [])])
def test_a_blow_that_is_fended_off_is_over_unless_the_defender_may_push(
    hands: list[str], over: bool, steps: list[str]
) -> None:
    play = fresh(S={"hands": hands})
    hit = blow(play, "k", "S", landed=False)
    before = len(play.state.agenda)
    hit_or_miss(play.game, HitOrMiss())
    pushed = play.state.agenda[before:]
    assert (hit.over, [type(entry).__name__ for entry in pushed]) == (over, steps)
    assert all(getattr(entry, "defender", True) for entry in pushed)


@rule("UN-1405")
@pytest.mark.parametrize(
    ("taken", "places"), [((), {"c5", "d5", "e5"}), (("c5", "d5"), {"e5"}), (("c5", "d5", "e5"), set())]
)
def test_who_steps_up_stands_beside_the_enemy_on_a_square_of_choice(taken: tuple[str, ...], places: set[str]) -> None:
    people = {"S": hero(at="d6", hands=SWORD), "k": orc(at="d4", hands=["halberd"])}
    people |= {name: orc(at=at) for name, at in zip("lmn", taken, strict=False)}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, hand=[], **people)
    blow(play)
    script = step_up(play.game, StepUp(play.who("S").id))
    if len(places) > 1:
        ask = next(script)
        assert {play.game.plan.board.name(option.at) for option in ask.options} == places
        with pytest.raises(StopIteration):
            script.send(ask.options[1])
        assert play.who("S").at == ask.options[1].at
    else:
        carried_out(script)
        assert play.see("S")["at"] == (places.pop() if places else "d6")


@rule("UN-1405")
def test_a_creature_steps_up_to_the_first_free_square() -> None:
    people = {"S": hero(at="d4", hands=["halberd"]), "k": orc(at="d6")}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, **people)
    blow(play, "k", "S")
    carried_out(step_up(play.game, StepUp(play.who("k").id)))
    assert play.see("k")["at"] == "c5"


# what one defends with


@rule("UN-0420", "UN-1030")
@pytest.mark.parametrize(
    ("hands", "skills", "found"),
    [
        (["short-sword", "broadsword"], ["two-weapon-fighting"], "broadsword"),
        (["short-sword", "broadsword"], [], "short-sword"),
        (["short-sword", "gladiator-scissors"], ["two-weapon-fighting"], "gladiator-scissors"),
        (["short-sword"], ["two-weapon-fighting"], "short-sword"),
        (["short-bow"], [], "unarmed"),
        (["javelin"], [], "javelin"),
    ],
)
def test_one_defends_with_the_first_melee_weapon_and_with_two_of_them_with_the_better(
    hands: list[str], skills: list[str], found: str
) -> None:
    assert melee_weapon_of(fresh(S={"hands": hands, "skills": skills})) == found


def melee_weapon_of(play: Play) -> str:
    return melee_weapon(play.game, play.who("S")).id


@rule("UN-1030", "UN-0420", "UN-0147")
@pytest.mark.parametrize(
    ("board", "hands", "found"),
    [
        (POOL.replace("w", "."), ["warhammer"], "warhammer"),
        (POOL, ["warhammer"], "unarmed"),
        (POOL, ["dagger"], "dagger"),
    ],
)
def test_in_deep_water_one_defends_only_with_what_serves_there(board: str, hands: list[str], found: str) -> None:
    people = {"S": hero(at="d4", hands=hands), "k": orc(at="d3")}
    assert melee_weapon_of(position(board, turn="S", **people)) == found


# more of what is added


@rule("UN-C259", "UN-C260", "UN-C271", "UN-C277")
@pytest.mark.parametrize(("id", "worst"), [("broadsword", 1), ("battleaxe", 1), ("scythe", 2), ("trident", 3)])
def test_only_an_unwieldy_weapon_fails_critically_with_higher_doubles(id: str, worst: int) -> None:
    assert unwieldy(weapon(id)) == worst


@rule("UN-C265", "UN-C466")
@pytest.mark.parametrize(
    ("hands", "who", "hurried"),
    [
        (["broadsword", "axe"], "S", True),
        (["katar", "katar"], "S", False),
        (["broadsword", "axe"], "k", False),
    ],
)
def test_a_weapon_in_each_hand_costs_combat_skill_in_ones_own_activation_but_for_a_pair(
    hands: list[str], who: str, hurried: bool
) -> None:
    play = fresh(S={"hands": hands, "skills": ["two-weapon-fighting"]})
    play.game.active.skills = ("two-weapon-fighting",)
    if who == "k":
        play.game.active.who = play.who("k").id
    ((id, more),) = [one for one in play.game.kit(play.who("S")).attacks if one[0] == "two-weapon-fighting"]
    assert _hurried(play.game, play.who("S"), blow(play), id, more) is hurried
    play.state.active = None
    assert not _hurried(play.game, play.who("S"), blow(play), id, more)


@rule("UN-C265", "UN-C466")
@pytest.mark.parametrize(("id", "hurried"), [("sword-of-haste", True), ("broadsword", False)])
def test_more_attacks_of_a_weapon_cost_combat_skill_with_that_weapon_only(id: str, hurried: bool) -> None:
    play = fresh(S={"hands": ["sword-of-haste", "broadsword"]})
    ((name, more),) = [one for one in play.game.kit(play.who("S")).attacks if one[0] == "sword-of-haste"]
    assert _hurried(play.game, play.who("S"), blow(play, weapon=id), name, more) is hurried


@rule("UN-C570")
@pytest.mark.parametrize(("id", "dreaded"), [("flaming-sword", True), ("broadsword", False), ("", False)])
def test_the_vulnerable_dread_the_element_of_a_weapon_and_no_other(id: str, dreaded: bool) -> None:
    play = fresh(k={"skills": ["vulnerable-fire"]})
    assert dreads(play.game.kit(play.who("k")), blow(play, weapon=id)) is dreaded


@rule("UN-0051", "UN-C460", "UN-C457")
@pytest.mark.parametrize(("who", "less"), [("S", -1), ("k", 0)])
def test_what_is_declared_for_an_activation_counts_in_the_rolls_of_the_one_activated(who: str, less: int) -> None:
    play = fresh(S={"skills": ["mighty-blow"]})
    play.game.active.skills = ("mighty-blow",)
    play.game.active.who = play.who(who).id
    tally = Tally(5, "combat")
    add_skills(play.game, (play.who("S"), play.game.kit(play.who("S"))), blow(play), tally, ("attack", "melee"))
    assert tally.total == 5 + less
    play.state.active = None
    tally = Tally(5, "combat")
    add_skills(play.game, (play.who("S"), play.game.kit(play.who("S"))), blow(play), tally, ("attack", "melee"))
    assert tally.total == 5


@rule("UN-0089", "UN-0091", "UN-0393", "UN-C465")
@pytest.mark.parametrize(
    ("dice", "blunder", "sixes", "double"),
    [((1, 1), 1, 0, 0), ((2, 2), 0, 0, 1), ((6, 6), 0, 1, 1), ((6, 5), 0, 0, 0), ((2, 1), 0, 0, 0)],
)
def test_what_is_seen_in_the_dice_of_a_watchful_attacker(dice: Any, blunder: int, sixes: int, double: int) -> None:
    play = fresh(S={"skills": ["sword-master"]})
    hit = blow(play, attack=dice, defense=(4, 3))
    read_dice(play.game, hit)
    watches = play.game.kit(play.who("S")).watches
    assert (len(hit.blunders), len(hit.double_sixes), len(hit.doubles)) == (blunder, sixes, double if watches else 0)
    assert watches


@rule("UN-0042", "UN-C476", "UN-C495")
def test_a_defender_who_has_won_against_both_throws_of_the_attacker_throws_nothing_again() -> None:
    dice = {"S attack": [2, 1], "k defense": [5, 5], "S attack-again": [3, 1]}
    play = fresh(S=AGAIN, k=AGAIN, dice=dice).take("S attacks k")
    assert not play.see("hit")["landed"]


@rule("UN-0098", "UN-0099", "UN-0100", "UN-C444")
@pytest.mark.parametrize(("whose", "number"), [("own", 3), ("enemy", 2)])
def test_fortune_throws_all_dice_of_a_roll_again_the_third_of_fast_attacks_too(whose: str, number: int) -> None:
    play = fresh(S={"fortune": 1, "skills": ["fast-attacks"], "hands": ["dagger"]})
    hit = blow(play, attack=(2, 1), defense=(5, 4), skills=("fast-attacks",), weapon="dagger")
    script = _decide(play.game, hit, won=False)
    ask = next(script)
    roll = script.send(next(option for option in ask.options if option.what == whose))
    assert len(roll.dice[0]) == number


@rule("UN-0100", "UN-C444")
def test_the_stakes_of_fortune_reckon_with_all_dice_of_the_roll() -> None:
    play = fresh(S={"fortune": 1, "skills": ["fast-attacks"], "hands": ["dagger"]})
    hit = blow(play, attack=(2, 1), defense=(6, 5), skills=("fast-attacks",), weapon="dagger")
    hit.lead = -1
    ask = next(_decide(play.game, hit, won=False))
    assert ask.stakes is not None
    prospects = zip(ask.options, ask.stakes.work().prospects, strict=True)
    chances = {option.what: prospect.chance for option, prospect in prospects}
    two_sixes_of_three, two_ones = (3 * 5 + 1) / 6**3, 1 / 6**2
    assert (chances["own"], chances["enemy"]) == (pytest.approx(two_sixes_of_three), pytest.approx(two_ones))


@rule("UN-1405")
def test_of_two_squares_to_step_up_to_one_is_chosen() -> None:
    people = {"S": hero(at="d6", hands=SWORD), "k": orc(at="d4", hands=["halberd"]), "l": orc(at="c5")}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, hand=[], **people)
    blow(play)
    assert len(next(step_up(play.game, StepUp(play.who("S").id))).options) == 2


@rule("UN-0420", "UN-1030")
def test_beside_deep_water_one_defends_with_anything() -> None:
    board = "#######\n#www..#\n#.....#\n#.....#\n#######"
    play = position(board, S=hero(at="d4", hands=["warhammer"]), k=orc(at="d3"), turn="S")
    assert melee_weapon(play.game, play.who("S")).id == "warhammer"
