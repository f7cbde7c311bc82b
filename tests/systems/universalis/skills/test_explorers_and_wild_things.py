"""Exploration and Subterfuge skills, and what is left of the Nature skills.  UN-C477 to UN-C570"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative
from undercroft.systems.universalis.cards.words import Blast
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import burst_tallies
from undercroft.systems.universalis.rolls.tests import shared, tally_of
from undercroft.systems.universalis.skills.onslaught import origin
from undercroft.systems.universalis.state import State, Use

MISS = [2, 1, 6, 5]
AGILE = {"attributes": {"agility": 5}}
DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
PIT = "######\n#....#\n#.o..#\n#....#\n######"
CHEST = "#####\n#S..#\n#...#\n#####"
BOX = [{"kind": "chest", "at": "c2"}]
FIELD = "\n".join(["#" * 12, *["#" + "." * 10 + "#"] * 8, "#" * 12])
MARSH = "########\n#S,,..k#\n########"


def bonus(skill: str, attribute: str, roll: str, *, about: tuple[str, ...] = (), dark: bool = False) -> int:
    """What a skill adds to a roll."""
    one = duel(*(() if dark else (skill,)), k={"skills": [skill] if dark else []}, S=AGILE)
    other = duel(S=AGILE)
    name = "k" if dark else "S"
    totals = [tally_of(play.game, play.who(name), attribute, roll, about).total for play in (one, other)]
    return totals[0] - totals[1]


def sums(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


# bonuses


@rule("UN-C499")
def test_an_eagle_eye_is_better_at_traps_rooms_and_secret_doors_and_nothing_else():
    rolls = ("detect-trap", "search-room", "search-secret", "initiative", "disarm-trap")
    assert [bonus("eagle-eye", "perception", roll) for roll in rolls] == [1, 1, 1, 0, 0]


@rule("UN-C499")
@pytest.mark.parametrize(("skills", "cover"), [(["eagle-eye"], 0), ([], 1)])
def test_an_eagle_eye_ignores_light_cover(skills, cover):
    board = "#########\n#S..k...#\n#########"
    bow = fighter(*skills, hands=["short-bow"])
    table = [{"kind": "table", "at": "d2"}]
    play = position(board, turn="S", S=bow, k=orc(), furniture=table)
    terms = play.see("S shooting k")["terms"]
    assert [term for term in terms if term.startswith("cover")] == ([f"cover -{cover}"] if cover else [])


@rule("UN-C501")
def test_an_expert_trapper_is_better_with_traps():
    assert bonus("expert-trapper", "perception", "detect-trap") == 1
    assert bonus("expert-trapper", "dexterity", "disarm-trap") == 1
    assert bonus("expert-trapper", "dexterity", "open-lock") == 0


@rule("UN-C506")
@pytest.mark.parametrize(("skills", "more"), [(["locksmith"], 2), ([], 0)])
def test_a_locksmith_is_better_at_locks(skills, more):
    dice = {"S open-lock": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=hero(skills=skills), turn="S", dice=dice, doors={"b1": {"state": "locked"}})
    play.take("S opens c1", "S unlocks the door")
    assert sums(play, "open-lock") == [play.see("S")["dexterity"] + more]


@rule("UN-C506")
def test_a_locksmith_is_no_better_at_traps():
    assert bonus("locksmith", "dexterity", "disarm-trap") == 0


@rule("UN-C488")
@skill("powerful-mind", changes=True)
def test_a_powerful_mind_is_better_at_riddles():
    dice = {"S riddle": [6, 6], "scenario-encounter": [1]}
    play = position(
        DOOR,
        S=hero(skills=["powerful-mind"], attributes={"intelligence": 4}),
        turn="S",
        dice=dice,
        doors={"b1": {"state": "riddle"}},
    )
    play.take("S opens c1", "S solves the riddle")
    assert sums(play, "riddle") == [4 + 2]


@rule("UN-C488")
def test_a_mind_below_4_is_not_powerful():
    assert bonus("powerful-mind", "intelligence", "riddle") == 0


@rule("UN-C498")
@pytest.mark.parametrize(("skills", "again"), [(["climber"], 1), ([], 0)])
def test_a_climber_tries_a_failed_climb_again(skills, again):
    dice = {"S climb": [1, 2], "S climb-again?": [6, 5]}
    play = position(PIT, S=hero(at="c3", skills=skills), turn="S", dice=dice).take("S climbs").on()
    assert play.rolled("climb-again") == again
    assert (play.see("S")["at"] != "c3") is bool(again)


@rule("UN-C498")
@skill("climber", changes=False)
def test_a_climber_does_not_repeat_other_tests():
    play = duel("climber", dice=[2, 1]).take("S disengages")
    assert play.rolled("disengage-again") == 0


@rule("UN-C512")
@skill("slippery", changes=True)
@skill("slippery", changes=False)
@pytest.mark.parametrize(("body", "less"), [([], 1), (["chainmail"], 0)])
def test_the_slippery_are_hard_to_shoot_unless_in_heavy_armor(body, less):
    board = "#########\n#S....k.#\n#########"
    archer = orc(hands=["short-bow"])
    slippery = position(board, turn="S", S=fighter("slippery", body=body, **AGILE), k=archer).see("k shooting S")
    plain = position(board, turn="S", S=fighter(body=body, **AGILE), k=archer).see("k shooting S")
    assert slippery["shot"] == plain["shot"] - less


@rule("UN-C511")
@pytest.mark.parametrize(("skills", "cover"), [(["skulk"], 2), ([], 1)])
def test_light_cover_is_heavy_for_who_skulks(skills, cover):
    board = "#########\n#S..k...#\n#########"
    table = [{"kind": "table", "at": "d2"}]
    people = {"S": fighter(hands=["short-bow"]), "k": orc(skills=skills)}
    terms = position(board, turn="S", furniture=table, **people).see("S shooting k")["terms"]
    assert [term for term in terms if term.startswith("cover")] == [f"cover -{cover}"]


@rule("UN-C511", "UN-G130")
@pytest.mark.parametrize(("skills", "caught"), [(["skulk"], True), ([], False)])
def test_who_loses_initiative_to_a_skulker_is_caught_more_easily(skills, caught):
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=True)
    people = {"S": hero(at="b2", skills=skills), "k": orc(at="f2")}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 2, 1, 2], **people)
    assert (play.asks() == "surprise-place") is caught


# moves


@rule("UN-C503")
@skill("flying-jump", changes=True)
def test_a_flying_jump_goes_over_an_enemy():
    play = duel("flying-jump", S=AGILE, dice=[6, 5]).take("S does flying-jump to k", "S lands at d2")
    assert play.see("S")["at"] == "d2"
    assert not play.offers("S does flying-jump to k")


@rule("UN-C503")
def test_a_flying_jump_that_fails_goes_nowhere_and_the_larger_are_too_high():
    play = duel("flying-jump", S=AGILE, dice=[2, 1]).take("S does flying-jump to k")
    assert play.see("S")["at"] == "d4"
    people = {"S": fighter("flying-jump", at="d5", **AGILE), "t": troll(at="d3")}
    assert not position(HALL, turn="S", **people).offers("S does flying-jump to t")


@rule("UN-C513")
def test_stealth_slips_past_one_enemy_once_a_turn():
    play = duel("stealth")
    assert not play.offers("S moves to d5")
    play.take("S does stealth to k")
    assert play.offers("S moves to d5")
    assert not play.offers("S does stealth to k")


@rule("UN-C513")
@skill("stealth", changes=False)
@pytest.mark.parametrize("more", [{"body": ["chainmail"]}])
def test_there_is_no_stealth_in_heavy_armor(more):
    assert not duel("stealth", S=more).offers("S does stealth to k")


@rule("UN-C518")
@skill("up-and-back-to-fight", changes=True)
@skill("up-and-back-to-fight", changes=False)
@pytest.mark.parametrize(("dice", "conditions"), [([6, 5], ["stunned"]), ([2, 1], ["knocked-down"])])
def test_who_is_knocked_down_may_spring_up_at_once(dice, conditions):
    thrown = {"k attack": [6, 6], "S defense": [2, 1], "k damage": [1] * 6, "S spring-up": dice}
    play = duel("up-and-back-to-fight", turn="k", dice=thrown).finish()
    assert play.see("S")["conditions"] == conditions


@rule("UN-C518")
def test_who_failed_to_spring_up_may_repeat_the_test_to_stand_up():
    dice = {
        "k attack": [6, 6],
        "S defense": [2, 1],
        "k damage": [1] * 6,
        "S spring-up": [2, 1],
        "S stand-up": [2, 1],
        "S stand-up-again": [6, 5],
    }
    play = duel("up-and-back-to-fight", turn=["k", "S"], dice=dice)
    while play.asks() and play.asks() != "act":
        play.table.choose(play.table.ask.options[0])
    assert play.rolled("stand-up-again") == 1
    assert not play.see("S")["down"]


@rule("UN-C507")
def test_the_lucky_draw_a_second_treasure_and_keep_one():
    play = position(CHEST, S=hero(skills=["lucky"]), turn="S", dice=[6, 6, *[3] * 9], furniture=BOX)
    play.take("S opens the chest")
    assert play.asks() == "lucky"
    play.take("the heroes leave")
    assert play.asks() == "lucky-choice"
    assert len(play.table.ask.options) == 2


@rule("UN-C507")
@skill("lucky", changes=False)
def test_luck_serves_once():
    dice = {"S open-lock": [6, 6], "S coins": [3]}
    play = position(CHEST, S=hero(skills=["lucky"]), turn=["S", "S"], dice=dice, furniture=BOX)
    play.who("S").uses = (Use("lucky", "quest"),)
    play.take("S opens the chest")
    assert play.asks() != "lucky"


@rule("UN-C516")
def test_a_tracker_sees_the_next_three_encounters_and_leaves_them_in_order():
    play = position(HALL, turn="S", S=hero(skills=["tracker"], at="b2"), decks={"encounters": ["enemy-spotted"] * 4})
    before = play.state.piles["encounters"].cards
    play.take("S does tracker")
    assert len([event for event in play.events("changed") if event.what == "tracked"]) == 3
    assert play.state.piles["encounters"].cards == before


@rule("UN-C516")
def test_a_tracker_tracks_in_exploration_turns_and_only_twice():
    deck = {"encounters": ["enemy-spotted"] * 4}
    fight = position(HALL, turn="S", S=hero(skills=["tracker"], at="b2"), k=orc(at="d2"), decks=deck)
    assert not fight.offers("S does tracker")
    play = position(HALL, turn=["S"] * 3, S=hero(skills=["tracker"], at="b2"), decks=deck)
    play.take("S does tracker", "S ends", "S does tracker", "S ends")
    assert not play.offers("S does tracker")


@rule("UN-C516", "UN-G122")
def test_a_creature_that_tracks_makes_its_allies_quicker():
    people = {"S": hero(at="b2"), "k": orc(at="k9"), "l": orc(at="k7", skills=["tracker"])}
    play = position(HALL, turn="S", **people)
    assert shared(play.game, play.who("k"), ("initiative",)) == [("tracker", 1)]
    assert shared(play.game, play.who("l"), ("initiative",)) == []


# wild things


@rule("UN-C522")
@skill("brutal", changes=True)
@skill("brutal", changes=False)
@pytest.mark.parametrize(("at", "more"), [("b2", 1), ("e2", 0)])
def test_the_brutal_strike_harder_after_coming_on(at, more):
    board = "########\n#....k.#\n########"
    play = position(board, turn="S", S=fighter("brutal", at=at, facing="east"), k=orc(facing="west"))
    if at == "b2":
        play.take("S moves to e2")
    assert play.see("S attacking k")["dice"] == duel().see("S attacking k")["dice"] + more


@rule("UN-C522")
def test_where_a_rider_set_out_is_told_by_how_its_base_lay_then():
    play = position(HALL, S=hero(at="b2"), k={"creature": "wolf-rider", "at": "j5"}, turn="k", hand=[])
    rider, began = play.who("k"), play.game.cover(play.who("k"))
    rider.across = not rider.across
    assert play.game.cover(rider) != began
    assert origin(play.game, rider) == began


@rule("UN-C539")
@skill("leech-vitality", changes=True)
@skill("leech-vitality", changes=False)
@pytest.mark.parametrize(("wounds", "left"), [(3, 2), (1, 1)])
def test_a_leech_that_has_lost_half_its_vitality_recovers_1_for_2(wounds, left):
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 6, 1, 1, 1]}
    play = duel(
        turn="k",
        k={"skills": ["leech-vitality", "hardy", "hardy"], "wounds": wounds if wounds == 1 else 2},
        dice=dice,
    )
    play.finish()
    assert play.see("S")["wounds"] == 2
    assert play.see("k")["wounds"] == (1 if wounds == 3 else left)


@rule("UN-C539")
@skill("leech-vitality", changes=False)
def test_a_leech_gains_nothing_from_a_single_point():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel("leech-vitality", S={"wounds": 3}, dice=dice).take("S attacks k").on()
    assert play.see("S")["wounds"] == 3


@rule("UN-C548")
@skill("paralyzing-poison", changes=True)
@skill("paralyzing-poison", changes=False)
@pytest.mark.parametrize(("face", "lost"), [(3, True), (2, False)])
def test_paralyzing_poison_costs_the_next_activation(face, lost):
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [6, 1, 1, 1, 1], "k paralyzing-poison": [face]}
    play = duel(turn="k", k={"skills": ["paralyzing-poison"]}, dice=dice).finish()
    assert play.who("S").loses_turn is lost


@rule("UN-C548")
@skill("paralyzing-poison", changes=False)
def test_paralyzing_poison_needs_a_wound():
    dice = {"k attack": [6, 5], "S defense": [2, 1], "k damage": [1] * 5}
    play = duel(turn="k", k={"skills": ["paralyzing-poison"]}, dice=dice).finish()
    assert play.rolled("paralyzing-poison") == 0


@rule("UN-C549")
@skill("pathfinder", changes=True)
@skill("pathfinder", changes=False)
@pytest.mark.parametrize(("land", "reaches"), [("swamp", True), ("forest", False)])
def test_a_pathfinder_does_not_mind_difficult_ground_of_his_land(land, reaches):
    play = position(MARSH, turn="S", S=fighter("pathfinder-swamp"), k=orc(), land=land)
    assert play.offers("S moves to f2") is reaches


@rule("UN-C509")
def test_a_scout_minds_difficult_ground_when_running():
    board = "#########\n#S,,,,,,#\n#########"
    walked = position(board, turn="S", S=fighter("scout"))
    assert walked.offers("S moves to f2")
    run = position(board, turn="S", S=fighter("scout"), dice=[1, 2]).take("S runs")
    assert not run.offers("S moves to g2")


@rule("UN-C544")
@skill("mimetism", changes=True)
@skill("mimetism", changes=False)
@pytest.mark.parametrize(("land", "less"), [("forest", 1), ("desert", 0)])
def test_mimetism_makes_a_hard_mark_on_its_land(land, less):
    board = "#########\n#S....k.#\n#########"
    people = {"S": fighter(hands=["short-bow"])}
    hidden = position(board, turn="S", land=land, **people, k=orc(skills=["mimetism-forest"])).see("S shooting k")
    plain = position(board, turn="S", land=land, **people, k=orc()).see("S shooting k")
    assert hidden["shot"] == plain["shot"] - less


@rule("UN-C544")
@skill("mimetism", changes=False)
@pytest.mark.parametrize(("land", "less"), [("forest", 1), ("desert", 0)])
def test_mimetism_costs_its_enemies_initiative(land, less):
    met = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2", skills=[]), "k": orc(at="k9", skills=["mimetism-forest"])}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 4], land=land, **people)
    assert sums(play, "initiative")[0] == play.see("S")["perception"] - less


@rule("UN-C552")
@skill("projectile-immunity", changes=True)
@pytest.mark.parametrize(("skills", "dealt"), [(["projectile-immunity"], 0), ([], 1)])
def test_plain_shots_do_nothing_to_the_immune(skills, dealt):
    board = "########\n#S...k.#\n########"
    bow = fighter(hands=["short-bow"], attributes={"shooting": 5})
    dice = {"S shot": [5, 5], "S damage?": [6, 1, 1]}
    play = position(board, turn="S", S=bow, k=orc(skills=skills), dice=dice).take("S shoots k").on()
    assert play.see("hit")["landed"]
    assert play.see("hit")["dealt"] == dealt


@rule("UN-C552")
@skill("projectile-immunity", changes=False)
def test_blows_hurt_those_immune_to_projectiles():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel(k={"skills": ["projectile-immunity"]}, dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 1


@rule("UN-C570")
@skill("vulnerable", changes=True)
@skill("vulnerable", changes=False)
@pytest.mark.parametrize(("skill", "less"), [("vulnerable-fire", 1), ("vulnerable-cold", 0)])
def test_the_vulnerable_have_less_armor_and_skill_against_their_element(skill, less):
    fire = {"hands": ["flaming-sword"]}
    struck = duel(S=fire, k={"skills": [skill]}).see("S attacking k")
    plain = duel(S=fire).see("S attacking k")
    assert (struck["armor"], struck["defense"]) == (plain["armor"] - less, plain["defense"] - less)


@rule("UN-C570", "UN-C568")
@pytest.mark.parametrize(
    ("skill", "dice", "armor"), [("vulnerable-fire", 4, 3), ("underworld", 3, 4), ("strong", 4, 4)]
)
def test_fire_finds_the_vulnerable_and_spares_the_underworld(skill, dice, armor):
    play = duel(k={"skills": [skill]})
    number, needed = burst_tallies(play.game, play.who("k"), Blast(fire=True), 4, Cause("greek-fire"))
    assert (number.total, needed.total) == (dice, armor)


@rule("UN-C536")
@skill("invulnerable", changes=True)
@skill("invulnerable", changes=False)
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (5, 0)])
def test_only_sixes_of_automatic_hits_wound_the_invulnerable(face, wounds):
    people = {"S": fighter("invulnerable", at="d9"), "k": orc(at="d3", skills=["shriek-from-the-underworld"])}
    play = position(HALL, turn="k", dice=[face, 3, 3], **people).finish()
    assert play.see("S")["wounds"] == wounds


@rule("UN-C530")
@skill("flying", changes=True)
def test_who_flies_outdoors_goes_over_everything_as_far_as_its_wings():
    play = position(FIELD, turn="S", S=fighter("flying-10", body=[], at="b2"), k=orc(at="c2"), outdoor=True)
    assert play.asks() == "fly"
    play.take("the heroes leave")
    assert play.see("S")["points"] == 10
    assert play.see("S")["engaged by"] == []
    assert play.offers("S moves to k9")
    assert not play.offers("S runs")


@rule("UN-C530")
@skill("flying", changes=False)
@pytest.mark.parametrize(("more", "outdoor"), [({}, False), ({"wounds": 4}, True), ({"body": ["chainmail"]}, True)])
def test_nobody_flies_indoors_wounded_or_in_heavy_armor(more, outdoor):
    play = position(FIELD, turn="S", S=fighter("flying-10", **{"body": [], **more, "at": "b2"}), outdoor=outdoor)
    assert play.asks() != "fly"


@rule("UN-C530")
def test_on_the_wing_one_shoots_worse():
    people = {
        "S": fighter("flying-10", body=[], hands=["short-bow"], at="b2", conditions=["flying"]),
        "k": orc(at="h2"),
    }
    walking = {**people, "S": fighter("flying-10", body=[], hands=["short-bow"], at="b2")}
    shots = [
        position(FIELD, turn="k", dice=[3] * 6, **these).see("S shooting k")["shot"] for these in (people, walking)
    ]
    assert shots[0] == shots[1] - 1


@rule("UN-C527")
@skill("ethereal", changes=True)
def test_the_ethereal_go_through_others_but_do_not_end_on_them():
    board = "######\n#Sk..#\n######"
    play = position(board, turn="S", S=fighter("ethereal", body=[]), k=orc())
    assert play.offers("S moves to d2")
    assert not play.offers("S moves to c2")


@rule("UN-C527")
def test_the_ethereal_pass_agility_tests():
    play = position(PIT, S=hero(at="c3", skills=["ethereal"]), turn="S").take("S climbs").on()
    assert play.rolled("climb") == 0
    assert play.see("S")["at"] != "c3"


def wolfish(*, turn: str | list[str] = "S", dice: Dice | None = None, **more: object) -> Play:
    """Shara the lycanthrope, alone in the hall."""
    return position(HALL, turn=turn, dice=dice, S=fighter("lycanthropy", at="d5", **more))


@rule("UN-C542")
def test_a_lycanthrope_becomes_a_werewolf_whose_things_are_of_no_use():
    play = wolfish().take("S does lycanthropy")
    assert (play.see("S")["strength"], play.see("S")["agility"]) == (5, 5)
    assert play.see("S")["hands"] == ["claws"]
    assert not play.see("S")["pack"]


@rule("UN-C542")
def test_from_the_second_turn_a_1_turns_him_back_with_the_vitality_he_has():
    dice = {"S regeneration": [1, 1, 1], "S lycanthropy": [1]}
    play = wolfish(turn=["S", "S", "S"], dice=dice, wounds=3).take("S does lycanthropy", "S ends")
    assert play.see("S")["hands"] == ["claws"]
    play.take("S ends")
    assert play.see("S")["hands"] == ["broadsword"]
    assert play.see("S")["vitality"] == 2


@rule("UN-C542")
def test_lycanthropy_serves_twice():
    assert wolfish().offers("S does lycanthropy")
    play = wolfish(turn=["S", "S"])
    play.who("S").uses = (Use("lycanthropy", "quest"),) * 2
    play.take("S ends")
    assert not play.offers("S does lycanthropy")


@rule("UN-C528")
def test_a_familiar_beside_its_caster_helps_him_cast():
    people = {"B": hero("borgron", at="b2"), "S": fighter("familiar", at="c2"), "k": orc(at="k9")}
    play = position(HALL, turn="B", **people)
    assert shared(play.game, play.who("B"), ("cast",)) == [("familiar", 1)]
    play.who("S").at = play.game.plan.board.parse("e2")
    assert shared(play.game, play.who("B"), ("cast",)) == []


# magic


def casting(*skills: str, dice: Dice) -> Play:
    """Borgron with these skills, five squares from an orc."""
    people = {"B": hero("borgron", at="c3", facing="east", skills=list(skills)), "k": orc(at="h3", facing="west")}
    return position(HALL, turn="B", dice=dice, **people)


@rule("UN-C477")
@skill("experienced-wizard", changes=True)
@skill("experienced-wizard", changes=False)
@pytest.mark.parametrize(("dice", "again"), [([2, 1], True), ([1, 1], False), ([6, 5], False)])
def test_an_experienced_wizard_may_repeat_a_failed_casting_but_no_blunder(dice, again):
    thrown = {"B cast": dice, "B damage?": [1] * 7, "B backlash?": [1] * 5}
    play = casting("experienced-wizard", dice=thrown).take("B casts lightning at k")
    assert (play.asks() == "again") is again


@rule("UN-C477")
@skill("experienced-wizard", changes=False)
def test_an_experienced_wizard_does_so_once():
    play = casting("experienced-wizard", dice=[2, 1])
    play.who("B").uses = (Use("experienced-wizard", "quest"),)
    assert play.take("B casts lightning at k").asks() != "again"


@rule("UN-C489")
@skill("reckless-wizard", changes=True)
@pytest.mark.parametrize(("answer", "blunder"), [("B declares reckless-wizard", True), ("B is done", False)])
def test_a_reckless_wizard_blunders_with_low_doubles(answer, blunder):
    dice = {"B cast": [3, 3], "B damage?": [1] * 6, "B backlash?": [1] * 5}
    play = casting("reckless-wizard", dice=dice).take("B casts lightning at k")
    play.take(answer).on()
    assert bool([event for event in play.events("changed") if event.what == "blunder"]) is blunder


@rule("UN-C489")
@pytest.mark.parametrize(("answer", "more"), [("B declares reckless-wizard", 1), ("B is done", 0)])
def test_a_reckless_wizard_casts_better(answer, more):
    dice = {"B cast": [6, 5], "B damage": [1] * 7}
    play = casting("reckless-wizard", dice=dice).take("B casts lightning at k", answer).on()
    assert sums(play, "cast") == [5 + more]


@rule("UN-C541")
@skill("lost-in-the-dark", changes=False)
@pytest.mark.parametrize(("dark", "less"), [(1, 1), (0, 0)])
def test_who_is_lost_in_the_dark_is_worse_at_everything_there(dark, less):
    def prepare(state: State) -> None:
        state.dark = dark

    people = {"S": fighter("lost-in-the-dark", at="d5"), "T": fighter(at="f5")}
    play = position(HALL, turn="S", prepare=prepare, **people)
    lost, other = [tally_of(play.game, play.who(name), "agility", "jump").total for name in "ST"]
    assert lost == other - less
