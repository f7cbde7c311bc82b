"""Single clauses of rules, each in a position in which nothing else decides."""

from __future__ import annotations

from contextlib import suppress

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.dark.lairs import BLIND, sprung
from systems.universalis.magic.casting import FAIL, cast
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions import disarm
from undercroft.systems.universalis.agenda import Hire
from undercroft.systems.universalis.combat.damage import throw_damage
from undercroft.systems.universalis.dark.hiring import bring, hirelings
from undercroft.systems.universalis.foes.turn import activation_order
from undercroft.systems.universalis.ground.light import gloom
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import Obstacle, State

BONY = {"creature": "skeleton-archer", "facing": "west"}


# the end


@rule("UN-0542", "UN-0055")
@pytest.mark.parametrize("fate", ["injured", "avenged"])
def test_only_heroes_who_leave_at_once_take_a_body_along_that_nobody_carried(fate):
    body = hero("borgron", at="b8", conditions=["knocked-out"], wounds=4)
    people = {"S": hero(at="b2", hands=["battleaxe"]), "k": orc(at="c2", leader=True), "B": body}
    dice = [6, 6, 1, 2, *[6] * 10]
    play = position(HALL, turn=["S", "S"], dice=dice, goal="slay-leader", start=["b2"], **people).take("S attacks k")
    assert play.asks() == "leave-now"
    play.chance.left = [2, 1, 1, 2, 3]
    if fate == "injured":
        play.take("the heroes leave").finish()
    else:
        play.take("the heroes stay", "S stays", "S ends", "S moves to c2", "S moves to b2", "S leaves").finish()
    assert play.state.outcome is not None
    assert (play.state.outcome.won, play.who("B").fate) == (True, fate)


# one Action and Quick Actions


@rule("UN-0115", "UN-0116", "UN-0286")
def test_a_door_is_closed_with_the_quick_action_after_the_action_or_in_its_place():
    def doorway(*explored: str, dice: Dice | None = None) -> Play:
        who = hero(pack=["dagger", "mace"], hands=["broadsword"])
        return position("+-+-+-+\n|S=. .|\n+-+-+-+", S=who, turn="S", explored=list(explored), dice=dice)

    acted = doorway(dice=[1, 1]).take("S opens b1")
    assert not acted.see("S")["action"]
    assert acted.offers("S closes the door to b1")
    quick = doorway("b1").take("S draws dagger")
    assert not quick.see("S")["quick"]
    assert quick.offers("S opens the door to b1")
    assert not quick.take("S draws mace").offers("S opens the door to b1")


@rule("UN-0121")
def test_who_has_turned_turns_again_after_the_next_step_and_not_after_a_quick_action():
    play = position(HALL, S=hero(at="b2", pack=["dagger"]), turn="S").take("S moves to c2", "S faces west")
    assert not play.take("S draws dagger").offers("S faces north")
    assert play.take("S moves to c3").offers("S faces north")


@rule("UN-0292")
def test_what_is_put_away_lies_in_the_backpack_and_can_be_drawn_again():
    play = position(HALL, S=hero(at="b2", hands=["broadsword"], pack=[]), turn="S").take("S puts broadsword away")
    assert (play.see("S")["hands"], play.see("S")["pack"]) == ([], ["broadsword"])
    assert play.offers("S draws broadsword")


@rule("UN-1128", "UN-1129", "UN-0108")
@pytest.mark.parametrize(("pack", "conditions"), [([], []), (["greatsword"] * 9, ["stunned"])])
def test_only_who_carries_too_much_begins_the_activation_stunned(pack, conditions):
    play = position(HALL, S=hero(at="b2", pack=pack), turn="S")
    assert play.see("S")["conditions"] == conditions


# dice


@rule("UN-0092")
@pytest.mark.parametrize(("dice", "found"), [((6, 6), 2), ((6, 5), 1), ((5, 5), 0)])
def test_each_natural_six_is_a_critical_and_no_other_face_is(dice, found):
    strong = hero(hands=["broadsword"], attributes={"combat": 9})
    play = position(S=strong, k=orc(), turn="S", dice=[*dice, 1, 2, *[1] * 9]).take("S attacks k")
    assert play.game.hit.criticals == found


@rule("UN-0475")
@pytest.mark.parametrize(("armor", "thrown"), [(6, ["damage"]), (7, ["damage", "damage-again"])])
def test_sixes_are_rolled_again_only_above_armor_six(armor, thrown):
    script = throw_damage(2, armor, SeatId(0))
    found = [next(script).why]
    with suppress(StopIteration):
        found.append(script.send(2).why)
    assert found == thrown


# who acts for the Dark Player


@rule("UN-0456")
def test_the_dark_player_activates_its_own_and_not_whom_a_hero_controls():
    play = cast("demonic-seduction", "k", FAIL, j=orc(at="h8"))
    for one in play.state.creatures:
        one.activated = False
    assert activation_order(play.game) == (play.names["j"],)


@rule("UN-C513")
@pytest.mark.parametrize(("leader", "second", "shots"), [(True, False, 1), (False, False, 1), (True, True, 0)])
def test_a_stealthy_creature_slips_from_a_single_enemy_and_shoots(leader, second, shots):
    archer = {**BONY, "at": "d4", "skills": ["stealth"], "leader": leader}
    people = {"S": hero(at="c4", facing="east", hands=["broadsword"])}
    if second:
        people["T"] = hero("taeral", at="c5", facing="east", hands=["broadsword"])
    play = position(HALL, turn="k", k=archer, dice=[1, 2, 1, 2, 3, *[1] * 12], **people).finish()
    assert play.rolled("shot") == shots


@rule("UN-0712", "UN-0731")
def test_an_archer_finds_a_shot_where_there_are_ladders_too():
    board = "########\n#S.#...#\n#..#.k.#\n#.....3#\n########"
    play = position(board, S=hero(), k=BONY, turn="k", ladders=[["f4", "g4"]], dice=[1, 2]).finish()
    assert play.rolled("shot") == 1


# what a person pays for


@rule("UN-0624")
@pytest.mark.parametrize(("grunts", "comes"), [(4, True), (3, False)])
def test_each_creature_that_comes_counts_once_by_its_level(grunts, comes):
    play = position(HALL, S=hero(at="b2"), turn="heroes", hand=["special-creature"], reserve=90)
    player = play.state.player
    assert player is not None
    board = play.game.plan.board
    for n, card in enumerate(("goblin",) * grunts + ("orc-champion", "orc-champion")):
        bring(play.game, card, 0, int(board.parse("fghijk"[n] + "8")), ())
    assert (player.grunts, player.others) == (grunts, 2)
    known = hirelings(play.game, Hire(card="special-creature"), play.game.plan.board.floor)
    assert ("orc-champion" in known) is comes


# engagement


@rule("UN-0344")
@pytest.mark.parametrize(("ally", "engaged"), [("f6", []), ("e6", ["S"])])
def test_a_large_ally_keeps_an_enemy_busy_with_any_of_its_squares(ally, engaged):
    play = position(HALL, turn="S", S=hero(at="h5"), k=orc(at="i4"), r=troll(at=ally))
    assert play.see("k")["engaged by"] == engaged


# skills


@rule("UN-C503")
def test_a_flying_jump_adds_to_the_squares_walked_so_that_nobody_runs_after_it():
    agile = hero(at="b4", hands=["broadsword"], body=[], skills=["flying-jump"], attributes={"agility": 5})
    fallen = orc(at="d4", conditions=["knocked-down"])
    play = position(HALL, turn="S", S=agile, k=fallen, dice=[6, 5])
    assert play.offers("S runs")
    play.take("S moves to c4", "S does flying-jump to k", "S lands at e4")
    assert play.game.active.walked == 2
    assert not play.offers("S runs")


@rule("UN-C521")
def test_breath_fills_a_line_of_a_single_square_too():
    play = position("####\n#Sk#\n####", turn="S", S=hero(skills=["breath-4"], facing="east"), k=orc())
    ask = play.table.ask
    assert ask is not None
    at = play.who("k").at
    assert [option.at for option in ask.options if option.what.startswith("breath")] == [at]


# elements, flying, clinging


@rule("UN-0470", "UN-C570")
@pytest.mark.parametrize(("spell", "less"), [("lightning", 1), ("inner-fire", 0)])
def test_lightning_and_no_other_spell_finds_those_vulnerable_to_lightning(spell, less):
    def armor(*skills: str) -> int:
        mage = hero("borgron", at="c3", spells=[spell], hands=[], pack=[])
        play = position(HALL, turn="B", B=mage, k=orc(at="f3", skills=list(skills)))
        return int(play.see(f"B casting {spell} at k")["armor"])

    assert armor("vulnerable-lightning") == armor() - less


@rule("UN-0410")
@pytest.mark.parametrize(("wings", "after"), [([], []), (["flying"], ["flying"])])
def test_who_flies_comes_down_to_attack_one_on_the_ground_and_not_one_in_the_air(wings, after):
    flyer = hero(at="c3", hands=["broadsword"], conditions=["flying"], body=[], skills=["flying-10"])
    dice = {"S attack": [1, 2], "k defense": [6, 5]}
    play = position(HALL, outdoor=True, turn="S", S=flyer, k=orc(at="d3", conditions=wings), dice=dice)
    assert play.on().take("S attacks k").see("S")["conditions"] == after


@rule("UN-1418")
def test_who_is_stunned_and_has_nobody_clinging_to_it_recovers():
    dice = {"k recovery": [6], "k attack": [1, 1], "S defense": [1, 1], "k break": [1], "S break": [1]}
    play = position(HALL, turn="k", S=hero(at="b2"), k=troll(at="e3", conditions=["stunned"]), dice=dice)
    assert play.rolled("recovery") == 1


@rule("UN-0212", "UN-0608", "UN-C560")
@pytest.mark.parametrize("hindered", ["", "staggering", "guarded"])
def test_nobody_staggering_or_who_has_just_seen_a_trap_jumps_over_a_pit_before_a_door(hindered):
    board = "+-+-+-+-+-+\n|. . ./. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    pit = [{"kind": "pit", "at": "c1"}]

    def lay(state: State) -> None:
        state.obstacles = (Obstacle("pit", (2,)),)

    skills = ["staggering"] if hindered == "staggering" else []
    who = hero(at="b2", body=[], skills=skills)
    play = position(board, S=who, turn="S", hand=[], furniture=pit, prepare=lay)
    active = play.game.active
    active.guarded = hindered == "guarded"
    offered = [option.act for option in disarm.offers(Standpoint(play.game, play.who("S")))]
    assert offered == ([] if hindered else ["cross"])


@rule("UN-0467", "UN-0096")
def test_a_trap_takes_vitality_where_nothing_turns_it_aside():
    assert sprung("stake", {"S detect-trap": BLIND, "trap-damage": [6, 6, 1, 1]}).see("S")["wounds"] == 2


@rule("UN-C338")
@pytest.mark.parametrize(("board", "second"), [("#####\n#TS.#\n#####", "d2"), ("#####\n##ST#\n#####", "d2")])
def test_a_pit_of_the_artificial_dark_player_opens_under_a_free_square_if_there_is_one(board, second):
    dice = {"S detect-trap": BLIND, "S damage": [1] * 4, "T damage?": [1] * 4}
    play = sprung("pit", dice, board=board, T=hero("taeral"))
    hole = play.game.plan.board.parse(second)
    assert play.game.terrain.holes == 1 << hole | 1 << play.game.plan.board.parse("c2")


@rule("UN-0258")
def test_the_card_of_darkness_makes_a_lit_section_dark():
    play = sprung("darkness", [])
    assert gloom(play.game, play.game.section(play.who("S"))) == 1


# advanced rules


@rule("UN-1405")
def test_who_steps_up_to_a_long_weapon_may_choose_among_the_squares_beside_both():
    people = {"S": hero(at="f4", hands=["broadsword"], skills=[], facing="west")}
    long = orc(at="d4", hands=["spear"], facing="east")
    options = {"long-range-weapons": "advanced"}
    dice = {"S attack": [6, 5], "k defense": [1, 2]}
    play = position(HALL, turn=["B", "S"], dice=dice, options=options, B=hero("borgron", at="j8"), k=long, **people)
    play.game.dark = 0
    play.take("B ends", "S attacks k")
    board = play.game.plan.board
    ask = play.table.ask
    assert ask is not None
    assert [board.name(option.at) for option in ask.options] == ["e3", "e4", "e5"]


# what an answer is worth


@rule("UN-0096", "UN-0097")
def test_a_fatal_blow_says_what_fortune_is_worth_and_that_without_it_one_falls():
    dice = {"k attack": [6, 5], "S defense": [1, 2], "k damage": [6] * 5, "S fatal-blow": [4]}
    play = position(S={**hero(hands=["broadsword"], wounds=3), "fortune": 2}, k=orc(), turn="k", dice=dice)
    play.take("S keeps the roll", "S keeps the roll")

    def worth() -> dict[str, float]:
        view = play.table.scene(SeatId(0)).ask
        assert view is not None
        assert view.stakes is not None
        assert play.table.ask is not None
        acts = [option.act for option in play.table.ask.options]
        return {act: prospect.chance for act, prospect in zip(acts, view.stakes.prospects, strict=True)}

    assert worth() == pytest.approx({"fortune": 2 / 6, "fall": 0})
    play.take("S spends fortune")
    assert worth() == pytest.approx({"fortune": 1, "fall": 0})
