"""Single clauses of skills, each where it matters.  UN-C431 to UN-C567"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, square
from systems.universalis.combat.blows import SWORD, blow, weapon
from undercroft.kernel.requests import NO, YES, FigureId, Option
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.melee import may_attack
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import FEARSOME, Action
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.skills.activation_starts import dawdle, lose_heart, regenerate, steal
from undercroft.systems.universalis.skills.blows import (
    choose_throw,
    finish_throw,
    spin,
    spin_at,
    spin_on,
    spin_worse,
    throw_down,
    unnerve,
)
from undercroft.systems.universalis.skills.duels import (
    _can_parry,
    burden,
    dance,
    follow_up,
    kick,
    lay_open,
    open_to_blows,
    parry,
    recover_stance,
    slow_to_strike,
    spend_all,
    turn_the_blow,
)
from undercroft.systems.universalis.skills.near import burn, ensnare, petrify
from undercroft.systems.universalis.skills.nimble import (
    forget_second_chance,
    leap,
    leap_over,
    slink,
    spring_up,
)
from undercroft.systems.universalis.skills.odd_objects import (
    cast_with_one_hand,
    coat,
    dart,
    disarm,
    no_critical,
    poisonable,
)
from undercroft.systems.universalis.skills.onslaught import overrun, run_down, rush_at
from undercroft.systems.universalis.skills.rage import (
    bristle,
    calm_down,
    compelled,
    fall_silent,
    rage,
    roar,
    roar_at,
    wild,
)
from undercroft.systems.universalis.skills.tails_and_feet import (
    flatten,
    sting,
    sting_deep,
    sting_worse,
    throw_at,
    trample_on,
)
from undercroft.systems.universalis.skills.wild import (
    charge,
    take_to_the_water,
    take_wing,
    unsteady,
)
from undercroft.systems.universalis.state import Dropped

WALLED = "\n".join([*HALL.split("\n")[:4], "#" * 12, *HALL.split("\n")[4:]])
"""A hall with a wall across, so that who stands beyond is not seen."""


def fray(*skills: str, who: str = "S", board: str = HALL, **more: Any) -> Play:
    """Shara and an orc beside each other; one of them has some skills."""
    mine = {"S": {"at": "d5", "hands": SWORD}, "k": {"at": "d4"}}
    for name in "Sk":
        mine[name] |= more.pop(name, {})
    mine[who]["skills"] = [*skills]
    return position(board, S=hero(**mine["S"]), k=orc(**mine["k"]), **{"turn": "S", **more})


def learning(play: Play, *skills: str, who: str = "S") -> Play:
    """Somebody has some skills from now on."""
    play.who(who).extra = skills
    return play


# at the start of an activation


@rule("UN-C562")
@pytest.mark.parametrize(
    ("at", "over", "face", "dawdles"),
    [("h10", False, 1, True), ("h10", False, 2, False), ("h10", True, None, True), ("d4", False, None, False)],
)
def test_the_stupid_dawdle_on_a_one_where_they_see_nobody(at: str, over: bool, face: int | None, dawdles: bool) -> None:
    play = learning(fray(board=WALLED, S={"at": "d3"}, k={"at": at}), "stupid")
    play.game.active.over = over
    carried_out(dawdle(play.game, play.who("S")), *([face] if face else []))
    assert play.game.active.over is dawdles


@rule("UN-C525")
@pytest.mark.parametrize(
    ("wounds", "others", "dice", "flees"),
    [(4, 1, (1, 1), True), (4, 1, (6, 6), False), (0, 1, None, False), (4, 0, None, False)],
)
def test_a_coward_wounded_and_outnumbered_tests_its_courage_or_leaves(
    wounds: int, others: int, dice: Any, flees: bool
) -> None:
    more = {"m": orc(at="h8")} if others else {}
    play = learning(fray(S={"wounds": wounds}, B=hero("borgron", at="b9"), n=orc(at="j8"), **more), "coward")
    if not others:
        play.state.creatures.remove(play.who("n"))
    assert play.game.wounded(play.who("S")) is (wounds == 4)
    carried_out(lose_heart(play.game, play.who("S")), *([Alike(dice, lambda one: one)] if dice else []))
    assert play.who("S").out is flees
    assert play.game.active.over is flees


@rule("UN-C554")
@pytest.mark.parametrize(("wounds", "before", "rolled"), [(3, 1, 2), (1, 1, 0), (0, 2, 0)])
def test_regeneration_rolls_for_what_was_lost_since_the_last_time(wounds: int, before: int, rolled: int) -> None:
    play = learning(fray(S={"wounds": wounds}), "regeneration")
    who = play.who("S")
    who.wounds_before = before
    script = regenerate(play.game, who)
    if rolled:
        assert len(next(script).dice[0]) == rolled
        with pytest.raises(StopIteration):
            script.send(1)
        assert (who.wounds, who.wounds_before) == (wounds - 1, wounds - 1)
    else:
        carried_out(script)
        assert who.wounds_before == wounds


@rule("UN-C515", "UN-D99", "UN-G121")
def test_a_thief_steals_something_light_once_and_leaves_with_it() -> None:
    play = fray(S={"pack": ["rope", "healing-potion"]}, turn="k", hand=[])
    who, victim = learning(play, "thief", who="k").who("k"), play.who("S")
    light = [item for item in victim.pack if gear_cards()[item].weight == 1]
    script = steal(play.game, who)
    next(script)
    if len(light) > 1:
        script.send(Alike(((6, 5), (1, 2)), lambda dice: dice))
    with pytest.raises(StopIteration):
        script.send(1 if len(light) > 1 else Alike(((6, 5), (1, 2)), lambda dice: dice))
    assert (who.thieved, who.stole, len(victim.pack), len(who.pack)) == (True, True, 1, 1)
    carried_out(steal(play.game, who))
    assert who not in play.state.creatures
    assert play.game.active.over


# blows


@rule("UN-C493")
@pytest.mark.parametrize(("courage", "kind", "less"), [(4, "melee", -1), (6, "melee", 0), (4, "ranged", 0)])
def test_the_timid_roll_a_die_less_against_a_torturer(courage: int, kind: str, less: int) -> None:
    play = fray("torturer", who="k", S={"attributes": {"courage": courage}, "body": []})
    assert (play.game.kit(play.who("S")).courage <= 4) is (courage == 4)
    dice = Tally(5, "strength")
    unnerve(play.game, play.who("k"), blow(play, kind=kind), dice, Tally(4, "armor"))
    assert dice.total == 5 + less
    own = Tally(5, "strength")
    unnerve(play.game, play.who("k"), blow(play, "k", "S"), own, Tally(4, "armor"))
    assert own.total == 5


@rule("UN-C455")
@pytest.mark.parametrize(("criticals", "leader", "chosen"), [(1, False, "ask"), (0, False, ""), (1, True, "stun")])
def test_a_critical_blow_of_martial_arts_stuns_or_throws_and_throws_no_leader(
    criticals: int, leader: bool, chosen: str
) -> None:
    play = fray("martial-arts", k={"leader": leader})
    hit = blow(play, criticals=criticals)
    if chosen == "ask":
        carried_out(choose_throw(play.game, play.who("S"), hit), Option("throw-down"))
        assert hit.chosen == "throw-down"
    else:
        carried_out(choose_throw(play.game, play.who("S"), hit))
        assert hit.chosen == chosen
    shot = blow(play, criticals=1, kind="ranged")
    carried_out(choose_throw(play.game, play.who("S"), shot))
    assert shot.chosen == ""


@rule("UN-C455")
@pytest.mark.parametrize(
    ("chosen", "conditions"), [("throw-down", ("knocked-down",)), ("stun", ("stunned",)), ("", ())]
)
def test_the_opponent_suffers_what_was_chosen(chosen: str, conditions: tuple[str, ...]) -> None:
    play = fray("martial-arts")
    hit = blow(play, chosen=chosen)
    carried_out(finish_throw(play.game, play.who("S"), hit))
    assert play.who("k").conditions == conditions
    dice = Tally(5, "strength")
    throw_down(play.game, play.who("S"), hit, dice, Tally(4, "armor"))
    assert dice.total == (1 if chosen == "throw-down" else 5)
    theirs = blow(play, "k", "S", chosen="throw-down")
    carried_out(finish_throw(play.game, play.who("S"), theirs))
    assert play.who("S").conditions == ()


@rule("UN-C460", "UN-G117")
@pytest.mark.parametrize(("others", "offered"), [(1, True), (0, False)])
def test_a_spinning_blow_needs_two_enemies_beside_one(others: int, offered: bool) -> None:
    more = {"m": orc(at="e5")} if others else {}
    play = fray("spinning-blow", **more)
    assert bool(spin_at(play.game, play.who("S"), "spinning-blow", Action())) is offered


@rule("UN-C460", "UN-G117")
def test_a_spinning_blow_strikes_up_to_three_one_after_the_other() -> None:
    play = fray("spinning-blow", m=orc(at="e5"))
    before = len(play.state.agenda)
    carried_out(spin(play.game, play.who("S"), Option("skill", what="spinning-blow")))
    active = play.game.active
    assert (active.skills, active.attacks) == (("spinning-blow",), 1)
    (entry,) = play.state.agenda[before:]
    assert len(entry.targets) == 2
    before = len(play.state.agenda)
    carried_out(spin_on(play.game, play.who("S"), (FigureId(199), *entry.targets)))
    assert (play.game.hit.target, play.game.hit.spares, play.game.hit.chosen) == (
        entry.targets[0],
        ("knocked-down",),
        "spinning-blow",
    )
    assert [one.targets for one in play.state.agenda[before:] if hasattr(one, "targets")] == [entry.targets[1:]]
    tally = Tally(5, "combat")
    spin_worse(play.game, play.who("S"), "attack", tally)
    spin_worse(play.game, play.who("S"), "defense", tally)
    spin_worse(play.game, play.who("k"), "attack", tally)
    assert tally.total == 4


# duels


@rule("UN-C431", "UN-G113")
@pytest.mark.parametrize(
    ("attack", "danced", "more"), [((6, 5), False, 1), ((6, 2), False, 0), ((1, 1), False, 0), ((6, 5), True, 0)]
)
def test_an_attack_of_which_both_dice_reach_the_agility_of_the_enemy_gives_another(
    attack: Any, danced: bool, more: int
) -> None:
    play = fray("dance-battler")
    play.who("S").danced = danced
    carried_out(dance(play.game, play.who("S"), blow(play, attack=attack)))
    assert (play.game.active.more, play.who("S").danced) == (more, danced or bool(more))
    carried_out(dance(play.game, play.who("S"), blow(play, "k", "S", attack=(6, 5))))
    play.state.active = None
    carried_out(dance(play.game, play.who("S"), blow(play, attack=(6, 5))))


@rule("UN-C463", "UN-0359", "UN-G119")
@pytest.mark.parametrize(
    ("hands", "criticals", "attacks", "before", "more"),
    [
        (["broadsword"], 1, 1, 0, 1),
        (["broadsword"], 2, 1, 0, 2),
        (["broadsword"], 0, 1, 0, 0),
        (["axe"], 1, 1, 0, 0),
        (["broadsword"], 1, 2, 1, 1),
    ],
)
def test_criticals_with_a_sword_give_more_attacks_that_give_none(
    hands: list[str], criticals: int, attacks: int, before: int, more: int
) -> None:
    play = fray("sword-master", S={"hands": hands})
    active = play.game.active
    active.attacks, active.more = attacks, before
    carried_out(follow_up(play.game, play.who("S"), blow(play, weapon=hands[0], criticals=criticals)))
    assert active.more == more


@rule("UN-C439")
@pytest.mark.parametrize(
    ("attack", "size", "stunned"),
    [((4, 4), 2, True), ((1, 1), 2, False), ((4, 3), 2, False), ((4, 4), 4, False), ((4, 4), 3, True)],
)
def test_a_double_of_a_dirty_fighter_stuns_all_but_the_huge(attack: Any, size: int, stunned: bool) -> None:
    play = fray("dirty-fighter")
    play.who("k").size = size
    carried_out(kick(play.game, play.who("S"), blow(play, attack=attack, defense=(3, 2))))
    assert play.who("k").suffers("stunned") is stunned
    play.who("k").conditions = ()
    carried_out(kick(play.game, play.who("S"), blow(play, "k", "S", attack=(3, 2), defense=attack)))
    assert play.who("k").suffers("stunned") is stunned


@rule("UN-C446", "UN-1468", "UN-G118")
@pytest.mark.parametrize(
    ("attack", "defense", "criticals"), [((2, 1), (4, 4), 0), ((2, 1), (6, 6), 2), ((1, 1), (4, 4), 0)]
)
def test_a_blow_turned_is_ones_own_from_the_front_with_ones_own_weapon(
    attack: Any, defense: Any, criticals: int
) -> None:
    play = fray("foresight", "sword-master", turn="k", hand=[])
    hit = blow(
        play,
        "k",
        "S",
        attack=attack,
        defense=defense,
        weapon="axe",
        behind=True,
        second=True,
        skills=("x",),
        guards=("y",),
        muted=("m",),
        unguarded=("u",),
    )
    carried_out(turn_the_blow(play.game, play.who("S"), hit))
    assert (hit.attacker, hit.target, hit.attack, hit.defense) == (play.who("S").id, play.who("k").id, defense, attack)
    assert (hit.weapon, hit.second, hit.behind, hit.landed, hit.criticals) == (
        "broadsword",
        False,
        False,
        True,
        criticals,
    )
    assert (hit.skills, hit.guards, hit.unguarded) == (("y",), ("x",), ("m",))
    assert hit.muted == ("u", "sword-master")
    assert hit.place == (play.who("k").at,)
    assert play.game.active.over is (attack == (1, 1))


@rule("UN-C435")
@pytest.mark.parametrize(("skills", "exposed"), [(("brutal-blow",), True), ((), False)])
def test_only_a_declared_brutal_blow_leaves_one_open(skills: tuple[str, ...], exposed: bool) -> None:
    play = fray("brutal-blow")
    carried_out(lay_open(play.game, play.who("S"), blow(play, "k", "S", skills=("brutal-blow",))))
    assert not play.who("S").exposed
    carried_out(lay_open(play.game, play.who("S"), blow(play, skills=skills)))
    assert bool(play.who("S").exposed) is exposed
    for roll, less in (("defense", -int(exposed)), ("attack", 0)):
        tally = Tally(5, "combat")
        open_to_blows(play.game, play.who("S"), roll, tally)
        assert tally.total == 5 + less


@rule("UN-C467")
@pytest.mark.parametrize(("skills", "more"), [(("unstoppable-charge",), False), ((), True)])
def test_after_an_unstoppable_charge_nothing_more_is_attacked(skills: tuple[str, ...], more: bool) -> None:
    play = fray("unstoppable-charge")
    play.game.active.attacks, play.game.active.action, play.game.active.more = 1, False, 1
    carried_out(spend_all(play.game, play.who("S"), blow(play, skills=skills)))
    assert may_attack(play.game, play.who("S"), play.game.active) is more


@rule("UN-C436", "UN-G114")
@pytest.mark.parametrize(
    ("hands", "skills", "roll", "less"),
    [
        (["broadsword", "axe"], ("combat-master",), "attack", -1),
        (["broadsword"], ("combat-master",), "attack", 0),
        (["broadsword", "axe"], ("combat-master",), "defense", 0),
        (["broadsword", "axe"], ("combat-master", "two-weapon-fighting"), "attack", 0),
        (["broadsword", "axe"], (), "attack", 0),
    ],
)
def test_with_a_weapon_in_each_hand_a_combat_master_pays_for_the_extra_attack(
    hands: list[str], skills: tuple[str, ...], roll: str, less: int
) -> None:
    play = fray("combat-master", S={"hands": hands})
    play.game.active.skills = skills
    tally = Tally(5, "combat")
    burden(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + less
    play.state.active = None
    burden(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + less


@rule("UN-C433")
@pytest.mark.parametrize(
    ("hands", "more", "may"),
    [
        (["greatsword"], {}, True),
        (["broadsword"], {}, False),
        (["greatsword"], {"kind": "ranged"}, False),
        (["greatsword"], {"behind": True}, False),
        (["greatsword"], {"criticals": 2}, False),
    ],
)
def test_only_great_swords_parry_and_only_blows_that_can_be_blocked(
    hands: list[str], more: dict[str, Any], may: bool
) -> None:
    play = fray("blocking", S={"hands": hands})
    assert _can_parry(play.game, play.who("S"), blow(play, "k", "S", **more)) is may
    play.who("S").conditions = ("knocked-down",)
    assert not _can_parry(play.game, play.who("S"), blow(play, "k", "S", **more))


@rule("UN-C433")
@pytest.mark.parametrize(
    ("answer", "replies", "parried"), [("block", [True], True), ("block", [False], False), ("take-it", [], False)]
)
def test_who_has_parried_with_the_sword_strikes_worse_next_time(
    answer: str, replies: list[bool], parried: bool
) -> None:
    play = fray("blocking", S={"hands": ["greatsword"]})
    hit = blow(play, "k", "S")
    carried_out(parry(play.game, play.who("S"), hit), Option(answer), *replies)
    assert (bool(play.who("S").parried), hit.blocked) == (parried, parried)
    for attacks, roll, less in ((0, "attack", -1), (1, "attack", -1), (2, "attack", 0), (0, "defense", 0)):
        play.game.active.attacks = attacks
        tally = Tally(5, "combat")
        slow_to_strike(play.game, play.who("S"), roll, tally)
        assert tally.total == 5 + (less if parried else 0)
    play.game.active.attacks = 0
    recover_stance(play.game, play.who("S"))
    assert bool(play.who("S").parried) is parried
    play.game.active.attacks = 1
    recover_stance(play.game, play.who("S"))
    assert not play.who("S").parried


# who comes near


@rule("UN-C517")
@pytest.mark.parametrize("why", ["", "leader", "again", "far"])
def test_a_trap_is_for_one_enemy_once_within_three_squares_and_for_no_leader(why: str) -> None:
    play = fray("trapper", k={"at": "d9" if why == "far" else "d7", "leader": why == "leader"}, turn="k", hand=[])
    if why == "again":
        play.who("S").trapped = (play.who("k").id,)
    script = ensnare(play.game, play.who("S"), play.who("k"))
    if why:
        carried_out(script)
    else:
        assert next(script).prompt == "trapper"
        script.send(Option("spring"))
        play.game.active.points = 4
        request = script.send(Alike((1, 1), lambda dice: dice))
        assert len(request.dice[0]) == 4
        assert (play.game.active.halted, play.game.active.over, play.game.active.points) == (True, True, 0)
        assert play.who("S").trapped == (play.who("k").id,)


@rule("UN-C540")
@pytest.mark.parametrize(
    ("more", "tested"), [({}, True), ({"down": True}, False), ({"behind": True}, False), ({"undead": True}, False)]
)
def test_a_lethal_gaze_meets_those_before_it_but_no_undead(more: dict[str, Any], tested: bool) -> None:
    play = fray(k={"facing": "north" if more.get("behind") else "south"}, S={"at": "d7"})
    learning(play, "lethal-gaze", who="k")
    if more.get("undead"):
        learning(play, "undead")
    if more.get("down"):
        play.who("k").conditions = ("knocked-down",)
    script = petrify(play.game, play.who("k"), play.who("S"))
    if tested:
        assert next(script).why == "lethal-gaze"
        assert len(script.send(Alike((1, 1), lambda dice: dice)).dice[0]) == 10
    else:
        carried_out(script)


@rule("UN-C520", "UN-0522")
@pytest.mark.parametrize(("hands", "at", "dice"), [(["broadsword"], "d5", 1), (["broadsword"], "d7", 0)])
def test_an_aura_burns_those_beside_it(hands: list[str], at: str, dice: int) -> None:
    play = learning(fray(S={"at": at, "hands": hands}), "aura", who="k")
    script = burn(play.game, play.who("k"), play.who("S"))
    if dice:
        assert len(next(script).dice[0]) >= 1
    else:
        carried_out(script)


# the nimble


@rule("UN-C503")
@pytest.mark.parametrize(("points", "size", "offered"), [(3, 2, True), (0, 2, False), (3, 3, False), (3, 1, True)])
def test_one_leaps_over_enemies_no_larger_during_the_move(points: int, size: int, offered: bool) -> None:
    play = fray("flying-jump")
    play.game.active.points, play.who("k").size = points, size
    assert bool(leap_over(play.game, play.who("S"), "flying-jump", Action())) is offered


@rule("UN-C503")
def test_who_leaps_lands_on_another_square_beside_the_enemy() -> None:
    play = fray("flying-jump")
    script = leap(play.game, play.who("S"), Option("skill", play.who("k").id, what="flying-jump"))
    next(script)
    ask = script.send(Alike((6, 6), lambda dice: dice))
    assert {play.game.plan.board.name(option.at) for option in ask.options} == {
        "c3",
        "d3",
        "e3",
        "c4",
        "e4",
        "c5",
        "e5",
    }
    with pytest.raises(StopIteration):
        script.send(Option("land", at=square(play, "d3")))
    assert (play.see("S")["at"], play.game.active.walked) == ("d3", 1)
    carried_out(leap(play.game, play.who("S"), Option("skill", play.who("k").id)), Alike((1, 1), lambda dice: dice))
    assert play.see("S")["at"] == "d3"


@rule("UN-C513")
@pytest.mark.parametrize(("leader", "others", "slips"), [(True, 0, True), (False, 0, True), (True, 1, False)])
def test_a_creature_held_by_a_single_enemy_slips_away(leader: bool, others: int, slips: bool) -> None:
    more = {"B": hero("borgron", at="e4")} if others else {}
    play = fray("stealth", who="k", k={"leader": leader}, turn="k", hand=[], **more)
    play.game.active.slipped = ()
    play.who("k").uses = ()
    carried_out(slink(play.game, play.who("k")))
    assert play.game.active.slipped == ((play.who("S").id,) if slips else ())


@rule("UN-C518")
@pytest.mark.parametrize(
    ("dice", "conditions", "chance"), [((6, 6), ("stunned",), False), ((1, 1), ("knocked-down",), True)]
)
def test_who_springs_up_is_only_stunned_or_may_try_to_stand_up_twice(
    dice: Any, conditions: tuple[str, ...], chance: bool
) -> None:
    play = fray("up-and-back-to-fight")
    who = play.who("S")
    who.conditions = ("knocked-down",)
    carried_out(spring_up(play.game, who), YES, Alike(dice, lambda one: one))
    assert (who.conditions, bool(who.second_chance)) == (conditions, chance)
    forget_second_chance(play.game, who)
    assert bool(who.second_chance) is chance
    who.conditions = ()
    forget_second_chance(play.game, who)
    assert not who.second_chance


# rage


@rule("UN-C432")
@pytest.mark.parametrize(("at", "berserk"), [("d4", True), ("d8", False)])
def test_a_creature_rages_when_it_sees_an_enemy_and_calms_down_when_it_sees_none(at: str, berserk: bool) -> None:
    play = learning(fray(board=WALLED, S={"at": at}, k={"at": "d3"}), "berserker", who="k")
    who = play.who("k")
    who.conditions = ()
    carried_out(rage(play.game, who))
    assert who.suffers("berserk") is berserk
    who.conditions = ("berserk",)
    calm_down(play.game, who)
    assert who.suffers("berserk") is berserk


@rule("UN-C432")
@pytest.mark.parametrize(
    ("roll", "conditions", "less"),
    [("attack", ("berserk",), -1), ("defense", ("berserk",), -1), ("shot", ("berserk",), 0), ("attack", (), 0)],
)
def test_the_berserk_fight_with_one_less(roll: str, conditions: tuple[Any, ...], less: int) -> None:
    play = fray("berserker")
    play.who("S").conditions = conditions
    tally = Tally(5, "combat")
    wild(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + less


@rule("UN-C432")
def test_the_berserk_attack_the_nearest_or_go_to_it() -> None:
    play = fray("berserker", m=orc(at="d9"))
    who = play.who("S")
    blows = [Option("attack", play.who(name).id, what="broadsword") for name in "km"]
    moves = [Option("move", at=square(play, at)) for at in ("c3", "k9")]
    everything = [*blows, *moves, Option("end")]
    assert compelled(play.game, who, everything) == everything
    who.conditions = ("berserk",)
    assert compelled(play.game, who, everything) == blows[:1]
    assert compelled(play.game, who, [*moves, Option("end")]) == [*moves, Option("end")]
    who.at = square(play, "f4")
    assert compelled(play.game, who, [*moves, Option("end")]) == moves[:1]


@rule("UN-C438")
@pytest.mark.parametrize(("fearsome", "roared", "bristling"), [(False, True, False), (True, False, True)])
def test_a_roar_drives_enemies_back_and_makes_fearsome_until_the_combat_ends(
    fearsome: bool, roared: bool, bristling: bool
) -> None:
    play = fray("deafening-roar", *(["fearsome"] if fearsome else []))
    who = play.who("S")
    assert roar_at(play.game, who, "deafening-roar", Action())
    carried_out(roar(play.game, who, Option("skill", what="deafening-roar")))
    assert play.see("k")["at"] in ("c3", "d3", "e3")
    assert not roar_at(play.game, who, "deafening-roar", Action())
    assert (bool(who.roared), bool(who.bristling), play.game.kit(who).has(FEARSOME)) == (roared, bristling, True)
    fall_silent(play.game, who)
    assert (bool(who.roared), bool(who.bristling), play.game.kit(who).has(FEARSOME)) == (False, False, fearsome)


@rule("UN-C438")
@pytest.mark.parametrize(
    ("roll", "bristling", "more"), [("defense", True, 1), ("attack", True, 0), ("defense", False, 0)]
)
def test_a_fearsome_creature_that_has_roared_defends_itself_better(roll: str, bristling: bool, more: int) -> None:
    play = fray("deafening-roar", who="k")
    for name in "Sk":
        play.who(name).bristling = bristling
    tally = Tally(5, "combat")
    bristle(play.game, play.who("k"), roll, tally)
    bristle(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + more


# tails, feet and wings


@rule("UN-C561")
def test_a_sting_strikes_worse_and_with_strength_alone_but_deeper() -> None:
    play = fray("sting", who="k", turn="S")
    carried_out(sting(play.game, play.who("k"), Option("skill", play.who("S").id)))
    hit = play.game.hit
    assert hit.chosen == "sting"
    tally, dice, armor = Tally(5, "combat"), Tally(9, "strength"), Tally(4, "armor")
    sting_worse(play.game, play.who("k"), "attack", tally)
    sting_worse(play.game, play.who("k"), "defense", tally)
    sting_worse(play.game, play.who("S"), "attack", tally)
    hit.criticals = 1
    sting_deep(play.game, play.who("k"), hit, dice, armor)
    sting_deep(play.game, play.who("S"), hit, dice, armor)
    assert (tally.total, dice.total, armor.total) == (4, play.game.kit(play.who("k")).strength + 1, 3)


@rule("UN-C555")
@pytest.mark.parametrize(("weapon_id", "size", "down"), [("rock", 2, True), ("rock", 3, False), ("axe", 2, False)])
def test_a_rock_knocks_down_the_smaller(weapon_id: str, size: int, down: bool) -> None:
    play = fray("rock-throwing", who="k")
    play.who("k").size, play.who("S").size = 3, size
    carried_out(flatten(play.game, play.who("k"), blow(play, "k", "S", weapon=weapon_id, kind="ranged")))
    assert play.who("S").down is down
    play.who("S").conditions = ()
    carried_out(flatten(play.game, play.who("k"), blow(play, "S", "k", weapon="rock", kind="ranged")))
    assert not play.who("k").down


@rule("UN-C555")
@pytest.mark.parametrize(("size", "offered"), [(3, True), (4, True), (2, False)])
def test_only_the_large_throw_rocks(size: int, offered: bool) -> None:
    play = fray("rock-throwing", who="k", S={"at": "d7"})
    play.who("k").size = size
    assert bool(throw_at(play.game, play.who("k"), "rock-throwing", Action())) is offered


@rule("UN-C566")
@pytest.mark.parametrize(("face", "wounds", "conditions"), [(1, 0, ()), (6, None, ("knocked-out",))])
def test_who_is_trampled_is_knocked_down_or_on_a_six_knocked_out(
    face: int, wounds: int | None, conditions: tuple[str, ...]
) -> None:
    play = fray("trampling", who="k", B=hero("borgron", at="b9"))
    carried_out(trample_on(play.game, play.who("k"), (play.who("S").id,)), face)
    assert play.who("S").conditions == conditions
    if wounds is not None:
        assert play.see("S")["wounds"] == wounds
    other = fray("trampling", who="k", S={"attributes": {"agility": 3}, "body": []}, B=hero("borgron", at="b9"))
    reach = max(2, other.game.kit(other.who("S")).agility)
    carried_out(trample_on(other.game, other.who("k"), (other.who("S").id,)), reach)
    assert (other.see("S")["wounds"], other.who("S").conditions) == (1, ("knocked-down",))


@rule("UN-C522")
@pytest.mark.parametrize(
    ("start", "straight", "kind", "more"),
    [("d8", 3, "melee", 1), ("d8", 0, "melee", 0), ("d5", 3, "melee", 0), ("d8", 3, "ranged", 0)],
)
def test_the_brutal_roll_a_die_more_after_a_straight_run_at_one_before_them(
    start: str, straight: int, kind: str, more: int
) -> None:
    play = fray("brutal")
    active = play.game.active
    active.origin, active.straight, active.looked = square(play, start), straight, FACINGS.index("north")
    dice = Tally(5, "strength")
    charge(play.game, play.who("S"), blow(play, kind=kind), dice, Tally(4, "armor"))
    assert dice.total == 5 + more
    active.looked = FACINGS.index("south")
    dice = Tally(5, "strength")
    charge(play.game, play.who("S"), blow(play, kind=kind), dice, Tally(4, "armor"))
    assert dice.total == 5


@rule("UN-C530")
@pytest.mark.parametrize(
    ("roll", "conditions", "less"),
    [("shot", ("flying",), -1), ("throw", ("flying",), -1), ("attack", ("flying",), 0), ("shot", (), 0)],
)
def test_who_flies_shoots_worse(roll: str, conditions: tuple[Any, ...], less: int) -> None:
    play = fray("flying")
    play.who("S").conditions = conditions
    tally = Tally(5, "shooting")
    unsteady(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + less


@rule("UN-C530")
@pytest.mark.parametrize(
    ("outdoor", "answer", "flies"), [(True, True, True), (True, False, False), (False, None, False)]
)
def test_a_hero_takes_wing_outdoors_if_it_likes(outdoor: bool, answer: bool | None, flies: bool) -> None:
    play = fray("flying", S={"body": []}, outdoor=outdoor)
    who = play.who("S")
    who.conditions = () if flies else ("flying",)
    far = play.game.kit(who).wings
    play.game.active.points = 2
    carried_out(take_wing(play.game, who), *([YES if answer else NO] if answer is not None else []))
    assert (who.suffers("flying"), play.game.active.points) == (flies, far if flies else 2)


@rule("UN-C519")
@pytest.mark.parametrize(("who", "at", "afloat"), [("k", "e2", True), ("k", "b2", False), ("S", "e2", False)])
def test_a_creature_wholly_in_the_water_is_afloat(who: str, at: str, afloat: bool) -> None:
    play = position("########\n#..wwww#\n#..wwww#\n########", S=hero(at="c3"), k=orc(at="c2"), turn="S")
    play.who(who).at = square(play, at)
    carried_out(take_to_the_water(play.game, play.who(who)))
    assert bool(play.who(who).afloat) is afloat


# odd objects


@rule("UN-G64", "UN-C280")
@pytest.mark.parametrize(
    ("id", "criticals", "size", "drops"),
    [("whip", 1, 2, True), ("whip", 0, 2, False), ("whip", 1, 3, False), ("axe", 1, 2, False)],
)
def test_a_critical_with_a_whip_disarms_one_no_larger(id: str, criticals: int, size: int, drops: bool) -> None:
    play = fray(S={"hands": [id]})
    play.who("k").size = size
    carried_out(disarm(play.game, play.who("S"), blow(play, weapon=id, criticals=criticals)))
    assert play.who("k").hands == (() if drops else ("broadsword",))
    assert play.state.dropped == ((Dropped("broadsword", play.who("S").at),) if drops else ())
    carried_out(disarm(play.game, play.who("S"), blow(play, "k", "S", weapon=id, criticals=1)))
    assert play.who("S").hands == (id,)


@rule("UN-G64", "UN-C280")
def test_what_falls_from_afar_lies_under_its_bearer() -> None:
    play = fray(S={"hands": ["whip"], "at": "d6"})
    carried_out(disarm(play.game, play.who("S"), blow(play, weapon="whip", criticals=1)))
    assert play.state.dropped == (Dropped("broadsword", play.who("k").at),)


@rule("UN-C283")
@pytest.mark.parametrize(("far", "dice"), [(False, 3), (True, 5)])
def test_criticals_of_a_blowgun_add_no_damage(far: bool, dice: int) -> None:
    play = fray(S={"hands": ["blowgun"]})
    tally = Tally(5, "blowgun")
    no_critical(
        play.game,
        play.who("S"),
        blow(play, weapon="blowgun", kind="ranged", criticals=2, far=far),
        tally,
        Tally(4, "armor"),
    )
    assert tally.total == dice
    no_critical(play.game, play.who("S"), blow(play, weapon="axe", criticals=2), tally, Tally(4, "armor"))
    assert tally.total == dice


@rule("UN-C283", "UN-G61")
@pytest.mark.parametrize(("id", "thrown"), [("blowgun", True), ("axe", False)])
def test_a_dart_rolls_two_dice_more_against_natural_armor(id: str, thrown: bool) -> None:
    play = fray(S={"hands": [id]})
    script = dart(play.game, play.who("S"), blow(play, weapon=id, kind="ranged"))
    if thrown:
        assert len(next(script).dice[0]) == 2
    else:
        carried_out(script)


@rule("UN-0545")
@pytest.mark.parametrize(("roll", "less"), [("cast", -1), ("dispel", 0)])
def test_a_one_armed_caster_casts_worse(roll: str, less: int) -> None:
    play = fray()
    tally = Tally(5, "intelligence")
    cast_with_one_hand(play.game, play.who("S"), roll, tally)
    assert tally.total == 5 + less


@rule("UN-1037", "UN-1038", "UN-C313")
@pytest.mark.parametrize(
    ("id", "sticks"), [("broadsword", True), ("mace", False), ("cavalry-lance", False), ("claws", False)]
)
def test_poison_sticks_to_no_blunt_weapon_and_to_none_of_the_body(id: str, sticks: bool) -> None:
    assert poisonable(weapon(id)) is sticks


@rule("UN-1037", "UN-C313")
@pytest.mark.parametrize(
    ("hands", "asked", "coated"),
    [(["broadsword", "axe"], True, ("axe",)), (["broadsword", "mace"], False, ("broadsword",)), (["mace"], False, ())],
)
def test_a_flask_of_poison_coats_one_weapon_of_choice(hands: list[str], asked: bool, coated: tuple[str, ...]) -> None:
    play = fray(S={"hands": hands})
    carried_out(coat(play.game, play.who("S"), Option("use")), *([Option("coat", what="axe")] if asked else []))
    assert play.who("S").coated == coated


# onslaughts


@rule("UN-C547")
def test_of_several_the_slowest_is_run_down() -> None:
    play = fray(
        "onslaught",
        who="k",
        S={"attributes": {"agility": 5}, "body": []},
        B=hero("borgron", at="b9", attributes={"agility": 1}),
    )
    options = tuple(Option("skill", play.who(name).id, what="onslaught") for name in "SB")
    slow = min("SB", key=lambda name: play.game.kit(play.who(name)).agility)
    found = run_down(play.game, play.who("k"), options)
    assert found is not None
    assert found.who == play.who(slow).id


@rule("UN-C547")
@pytest.mark.parametrize(("wins", "halted", "down"), [(True, False, True), (False, False, False), (None, True, False)])
def test_who_is_overrun_is_knocked_down_and_takes_strength_in_dice(wins: bool | None, halted: bool, down: bool) -> None:
    play = fray("onslaught", who="k", turn="S")
    play.game.active.halted = halted
    script = overrun(play.game, play.who("k"), (play.who("S").id,))
    if wins is None:
        carried_out(script)
    else:
        next(script)
        dice = ((6, 5), (2, 1)) if wins else ((2, 1), (6, 5))
        if wins:
            assert len(script.send(Alike(dice, lambda one: one)).dice[0]) == play.game.kit(play.who("k")).strength
        else:
            with pytest.raises(StopIteration):
                script.send(Alike(dice, lambda one: one))
    assert play.who("S").down is down


@rule("UN-C547", "UN-C459")
@pytest.mark.parametrize(("change", "offered"), [({}, True), ({"toiled": True}, False), ({"points": 0}, False)])
def test_an_onslaught_takes_points_and_easy_ground(change: dict[str, Any], offered: bool) -> None:
    play = fray("onslaught", S={"at": "d8"}, k={"at": "d4"})
    active = play.game.active
    active.points, active.origin, active.looked = 6, play.who("S").at, FACINGS.index("north")
    for name, value in change.items():
        setattr(active, name, value)
    assert bool(rush_at(play.game, play.who("S"), "onslaught", Action())) is offered
    assert not rush_at(play.game, play.who("S"), "shield-onslaught", Action())
    active.looked = FACINGS.index("south")
    assert not rush_at(play.game, play.who("S"), "onslaught", Action())
