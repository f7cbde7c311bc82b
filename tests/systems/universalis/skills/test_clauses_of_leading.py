"""Single clauses of fear, gifts, leading and guarding.  UN-C430, UN-C434, UN-C469 to UN-C492, UN-C529"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position, troll
from systems.universalis.combat.blows import SWORD, blow
from undercroft.kernel.requests import NO_ONE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import AttackRoll, DefenseRoll, HitOrMiss
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.skills.fear import _shrink, fears, frighten, terror
from undercroft.systems.universalis.skills.gifts_and_errands import (
    bind_wounds,
    bring_pet,
    bring_poison,
    bring_potion,
    hurry_to_help,
    stock_up,
)
from undercroft.systems.universalis.skills.leading import (
    _pupils,
    bestow,
    encourage,
    gullible,
    hearers,
    instruct,
    listeners,
    mislead,
    patients,
    play,
    play_on,
    recover_mana,
    spent_mana,
    treat,
    withdraw,
)
from undercroft.systems.universalis.skills.shots import guard_by_itself, remember_move, step_in, wards


def band(**people: Any) -> Play:
    """Shara, Borgron and an orc in a hall."""
    return position(
        HALL, turn="S", **{"S": hero(at="d5", hands=SWORD), "B": hero("borgron", at="d6"), "k": orc(at="d4"), **people}
    )


def learning(play: Play, who: str, *skills: str) -> Play:
    play.who(who).extra = skills
    return play


# fear


@rule("UN-C529", "UN-C432")
@pytest.mark.parametrize(
    ("skills", "size", "conditions", "unafraid", "fearful"),
    [
        ([], 2, (), 0, True),
        (["fearsome"], 2, (), 0, False),
        (["fearsome"], 3, (), 0, True),
        ([], 2, ("berserk",), 0, False),
        ([], 2, (), 1, False),
    ],
)
def test_who_is_as_terrible_raging_or_has_been_brave_before_fears_nothing(
    skills: list[str], size: int, conditions: tuple[Any, ...], unafraid: int, fearful: bool
) -> None:
    play = learning(band(), "S", *skills)
    who = play.who("S")
    who.conditions, who.unafraid = conditions, unafraid
    play.who("k").size = size
    assert fears(play.game, who, play.who("k")) is fearful


@rule("UN-C529", "UN-G126")
@pytest.mark.parametrize(
    ("foe", "found"),
    [(orc(at="d4"), 0), (troll(at="e3"), 1), ({"creature": "minotaur", "at": "e3"}, 2), (orc(at="d4", leader=True), 3)],
)
def test_the_higher_its_level_the_more_terrible_a_creature_is(foe: Any, found: int) -> None:
    play = band(k=foe)
    assert terror(play.game, play.who("k")) == found
    assert terror(play.game, play.who("S")) == 3


@rule("UN-C529", "UN-1378")
@pytest.mark.parametrize(("dice", "frightened", "unafraid"), [((6, 6), False, 1), ((2, 1), True, 0)])
def test_who_is_brave_once_is_so_for_the_combat_and_who_is_not_is_frightened(
    dice: Any, frightened: bool, unafraid: int
) -> None:
    play = band()
    who = play.who("S")
    hit = blow(play)
    carried_out(_shrink(play.game, who, play.who("k"), hit), Alike(dice, lambda one: one))
    assert (who.suffers("frightened"), who.unafraid, hit.over, play.game.active.over) == (
        frightened,
        unafraid,
        False,
        False,
    )


@rule("UN-C529")
@pytest.mark.parametrize(("dice", "size", "lost"), [((1, 1), 2, True), ((2, 1), 3, True), ((2, 1), 2, False)])
def test_a_critical_failure_or_a_large_enemy_costs_the_attack(dice: Any, size: int, lost: bool) -> None:
    play = band()
    play.who("k").size = size
    play.state.agenda += [HitOrMiss(), DefenseRoll(), AttackRoll()]
    hit = blow(play)
    carried_out(_shrink(play.game, play.who("S"), play.who("k"), hit), Alike(dice, lambda one: one))
    assert (hit.over, play.game.active.over) == (lost, lost)
    assert ("AttackRoll" in [type(entry).__name__ for entry in play.state.agenda]) is not lost


@rule("UN-C529")
@pytest.mark.parametrize("attacks", [True, False])
def test_whoever_fights_a_fearsome_one_on_either_side_takes_the_test(attacks: bool) -> None:
    play = learning(band(), "k", "fearsome")
    hit = blow(play, "S", "k") if attacks else blow(play, "k", "S")
    assert next(frighten(play.game, play.who("k"), hit)).who == play.who("S").id


# gifts and errands


@rule("UN-C492")
@pytest.mark.parametrize(("who", "pets"), [("k", 1), ("S", 0)])
def test_a_creature_that_tames_animals_comes_with_a_pet_beside_it(who: str, pets: int) -> None:
    play = band(start=("c3",))
    before = len(play.state.creatures)
    carried_out(bring_pet(play.game, play.who(who)))
    assert len(play.state.creatures) == before + pets
    if pets:
        pet = play.state.creatures[-1]
        assert (pet.card, play.game.plan.board.name(pet.at)) == ("wolf", "d3")


@rule("UN-C469")
@pytest.mark.parametrize(("foe", "pack"), [({"creature": "orc-shaman", "at": "d4"}, True), (orc(at="d4"), False)])
def test_a_sorcerer_has_components_for_its_first_spell(foe: Any, pack: bool) -> None:
    play = band(k=foe)
    play.who("k").pack = ()
    carried_out(stock_up(play.game, play.who("k")))
    assert (play.who("k").pack == ("components-for-magic",)) is pack
    play.who("S").pack = ()
    carried_out(stock_up(play.game, play.who("S")))
    assert play.who("S").pack == ()


@rule("UN-C478", "UN-D95")
def test_a_creature_that_fights_well_keeps_its_poison_and_another_brings_it_to_a_better_one() -> None:
    play = band(m=troll(at="f3"), n=orc(at="c3"))
    carried_out(bring_poison(play.game, play.who("S")))
    assert play.who("S").boons == ()
    who = play.who("k")
    combat = play.game.kit(who).combat
    better = [one for one in play.game.allies(who) if play.game.kit(one).combat > combat]
    carried_out(bring_poison(play.game, who))
    keeps = combat >= 4 or not better
    assert bool(who.boons) is keeps
    once_more = list(play.state.agenda)
    if keeps:
        carried_out(bring_poison(play.game, who))
        assert (len(who.boons), play.state.agenda) == (1, once_more)


@rule("UN-C481")
def test_a_potion_is_brought_to_the_best_ally_once() -> None:
    play = band(m=orc(at="c3"))
    who = play.who("k")
    carried_out(bring_potion(play.game, who))
    assert (len(who.brought), len(play.who("m").boons), play.game.active.quick) == (1, 1, False)
    carried_out(bring_potion(play.game, who))
    assert len(who.brought) == 1
    carried_out(bring_potion(play.game, play.who("S")))
    assert play.who("B").boons == ()


@rule("UN-C479")
@pytest.mark.parametrize(("at", "wounds", "steps"), [("c3", 1, 1), ("c3", 0, 0)])
def test_a_healer_goes_to_the_wounded_ally_worth_most(at: str, wounds: int, steps: int) -> None:
    play = band(m=orc(at=at))
    play.who("m").wounds = wounds
    before = len(play.state.agenda)
    carried_out(hurry_to_help(play.game, play.who("k")))
    assert [entry.targets for entry in play.state.agenda[before:]] == [(play.who("m").id,)] * steps
    carried_out(hurry_to_help(play.game, play.who("S")))
    assert len(play.state.agenda) == before + steps


@rule("UN-C479")
@pytest.mark.parametrize(("at", "left"), [("c3", 1), ("h8", 3)])
def test_two_points_are_healed_by_a_healer_beside_its_patient(at: str, left: int) -> None:
    play = band(m=troll(at="f3" if at == "h8" else "b2"), n=orc(at=at))
    patient = play.who("n")
    patient.wounds = 3
    carried_out(bind_wounds(play.game, play.who("k"), (patient.id,)))
    assert (patient.wounds, play.game.active.over) == (left, left == 1)


# leading


@rule("UN-C474")
def test_an_instructor_teaches_those_who_fight_worse_than_itself() -> None:
    play = learning(
        band(S=hero(at="d5", attributes={"combat": 4}), B=hero("borgron", at="d6", attributes={"combat": 2})),
        "S",
        "combat-instructor",
    )
    mine, theirs = (play.game.kit(play.who(name)).combat for name in "SB")
    assert bool(_pupils(play.game, play.who("S"), [play.who("B")])) is (theirs < min(mine, 4))
    assert theirs < min(mine, 4)
    assert _pupils(play.game, play.who("B"), [play.who("S")]) == []
    carried_out(instruct(play.game, play.who("S")), Option("instruct", play.who("B").id))
    assert len(play.who("B").extra) == 1
    assert _pupils(play.game, play.who("S"), [play.who("S")]) == []


@rule("UN-C476")
@pytest.mark.parametrize(
    ("who", "friends", "offered"), [("S", 1, True), ("S", 0, False), ("k", 2, False), ("k", 3, True)]
)
def test_a_hero_encourages_one_ally_and_a_creature_three(who: str, friends: int, offered: bool) -> None:
    people: dict[str, Any] = {}
    if who == "k":
        people = dict(zip("lmn"[:friends], [orc(at=at) for at in ("c3", "e3", "d2")], strict=False))
    play = band(**people)
    if who == "S" and not friends:
        play.state.heroes.remove(play.who("B"))
    assert bool(hearers(play.game, play.who(who), "encouraging", Action())) is offered


@rule("UN-C476", "UN-D94")
def test_encouragement_reaches_six_squares_and_ends_with_the_next_turn() -> None:
    play = band(B=hero("borgron", at="d9"), T=hero("taeral", at="k2"))
    carried_out(encourage(play.game, play.who("S"), Option("skill")))
    assert (play.who("B").extra, play.who("T").extra) == (("encouraging-allies",), ())
    bestow(play.who("B"), "encouraging-allies")
    assert play.who("B").extra == ("encouraging-allies",)
    withdraw(play.who("B"), "encouraging-allies")
    assert play.who("B").extra == ()


@rule("UN-C479")
def test_first_aid_is_for_oneself_or_an_ally_beside_one_who_has_not_acted() -> None:
    play = band(T=hero("taeral", at="h8"))

    def known() -> set[int]:
        return {option.who for option in patients(play.game, play.who("S"), "first-aid", Action())}

    assert known() == set()
    for name in "SBT":
        play.who(name).wounds = 3
    assert known() == {play.who("S").id, play.who("B").id}
    play.who("B").activated = True
    assert known() == {play.who("S").id}
    assert patients(play.game, play.who("k"), "first-aid", Action()) == ()
    play.game.active.points = 4
    carried_out(treat(play.game, play.who("S"), Option("skill", play.who("B").id)))
    assert (play.see("B")["wounds"], play.who("B").rests, play.game.active.points) == (1, True, 0)
    carried_out(treat(play.game, play.who("S"), Option("skill", play.who("S").id)))
    assert (play.see("S")["wounds"], bool(play.who("S").rests)) == (1, False)


@rule("UN-C484")
@pytest.mark.parametrize(
    ("hands", "mana", "offered"), [(["lute"], 1, True), (["broadsword"], 1, False), (["lute"], 0, False)]
)
def test_music_takes_an_instrument_and_mana(hands: list[str], mana: int, offered: bool) -> None:
    performer = band(S=hero(at="d5", hands=hands))
    performer.who("S").mana = mana
    assert bool(listeners(performer.game, performer.who("S"), "inspiring-music", Action())) is offered


@rule("UN-C484", "UN-G127")
@pytest.mark.parametrize(("dice", "turns"), [((6, 6), 6), ((1, 1), 0)])
def test_music_lasts_as_long_as_the_lower_die(dice: Any, turns: int) -> None:
    performer = band(S=hero(at="d5", hands=["lute"]))
    who = performer.who("S")
    who.mana = 2
    carried_out(play(performer.game, who, Option("skill")), Alike(dice, lambda one: one))
    assert (who.mana, who.music, bool(who.extra)) == (1, turns, turns > 0)
    if turns:
        who.music = 2
        carried_out(play_on(performer.game, who))
        assert (who.music, bool(who.extra)) == (1, True)
        carried_out(play_on(performer.game, who))
        assert (who.music, bool(who.extra)) == (0, False)


@rule("UN-C486")
def test_enemies_near_who_were_never_misled_and_are_no_leaders_are_gullible() -> None:
    play_ = band(m=orc(at="e4", leader=True), n=orc(at="k9"))
    found = {option.who for option in gullible(play_.game, play_.who("S"), "mislead", Action(range=6))}
    assert found == {play_.who("k").id}
    play_.who("k").misled = True
    assert gullible(play_.game, play_.who("S"), "mislead", Action(range=6)) == ()


@rule("UN-C486")
@pytest.mark.parametrize("wins", [True, False])
def test_who_is_misled_loses_its_next_turn_and_is_not_misled_twice(wins: bool) -> None:
    play_ = band()
    dice = ((6, 5), (1, 2)) if wins else ((1, 2), (6, 5))
    carried_out(mislead(play_.game, play_.who("S"), Option("skill", play_.who("k").id)), Alike(dice, lambda one: one))
    assert (play_.who("k").misled, bool(play_.who("k").loses_turn)) == (True, wins)


@rule("UN-C490")
def test_mana_is_recovered_by_dice_and_ones_cost_vitality() -> None:
    play_ = band(B=hero("borgron", at="d6"))
    who = play_.who("B")
    most = play_.game.kit(who).mana
    assert most > 3
    who.mana, who.cast = most, ()
    assert spent_mana(play_.game, who, "recovering-mana", Action()) == ()
    who.mana = most - 1
    assert spent_mana(play_.game, who, "recovering-mana", Action())
    who.mana, who.cast = most, ("haste",)
    assert spent_mana(play_.game, who, "recovering-mana", Action())
    who.mana, who.cast = 0, ("haste", "haste", "haste")
    script = recover_mana(play_.game, who, Option("skill"))
    assert len(next(script).dice[0]) == 4
    with pytest.raises(StopIteration):
        script.send((3, 1, 0))
    assert (who.mana, who.cast, play_.see("B")["wounds"]) == (3, ("haste",), 1)
    who.mana = most - 1
    carried_out(recover_mana(play_.game, who, Option("skill")), (3, 0, 0))
    assert who.mana == most


# bodyguards


@rule("UN-C434")
def test_a_hero_guards_allies_beside_it_while_there_are_enemies() -> None:
    play_ = band(T=hero("taeral", at="h8"))
    assert [option.who for option in wards(play_.game, play_.who("S"), "bodyguard", Action())] == [play_.who("B").id]
    play_.who("S").ward = play_.who("B").id
    assert wards(play_.game, play_.who("S"), "bodyguard", Action()) == ()
    assert wards(play_.game, play_.who("k"), "bodyguard", Action()) == ()


@rule("UN-C434")
def test_a_creature_guards_the_ally_beside_it_worth_most() -> None:
    play_ = band(m=troll(at="e3"), n=orc(at="c3"))
    guard_by_itself(play_.game, play_.who("k"))
    assert play_.who("k").ward == play_.who("m").id
    play_.who("S").ward = NO_ONE
    guard_by_itself(play_.game, play_.who("S"))
    assert play_.who("S").ward == NO_ONE


@rule("UN-C434")
@pytest.mark.parametrize(
    ("kind", "at", "stepped", "asked"),
    [
        ("ranged", "d6", False, True),
        ("melee", "d6", False, False),
        ("ranged", "h8", False, False),
        ("ranged", "d6", True, False),
    ],
)
def test_a_bodyguard_beside_it_may_take_a_projectile_once_in_a_turn(
    kind: str, at: str, stepped: bool, asked: bool
) -> None:
    play_ = band(B=hero("borgron", at=at))
    play_.who("S").stepped_in = stepped
    hit = blow(play_, "k", "B", kind=kind)
    if asked:
        carried_out(step_in(play_.game, play_.who("S"), hit), Option("step-in"))
        assert (hit.target, hit.place, play_.who("S").stepped_in) == (play_.who("S").id, (play_.who("S").at,), True)
    else:
        carried_out(step_in(play_.game, play_.who("S"), hit))
        assert hit.target == play_.who("B").id


@rule("UN-C434")
def test_a_creature_steps_in_for_one_worth_no_less() -> None:
    play_ = band(m=troll(at="e3"))
    hit = blow(play_, "S", "m", kind="ranged")
    carried_out(step_in(play_.game, play_.who("k"), hit))
    assert hit.target == play_.who("k").id
    other = blow(play_, "S", "k", kind="ranged")
    carried_out(step_in(play_.game, play_.who("m"), other))
    assert other.target == play_.who("k").id


@rule("UN-C430")
@pytest.mark.parametrize(("walked", "moved"), [(0, False), (1, True)])
def test_whether_one_moved_counts_for_the_shots_that_follow(walked: int, moved: bool) -> None:
    play_ = band()
    play_.game.active.walked = walked
    remember_move(play_.game, play_.who("S"))
    assert play_.who("S").moved is moved
