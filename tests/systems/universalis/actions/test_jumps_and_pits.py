"""Great jumps, climbing out of pits, falls and footbridges.  UN-0212 to UN-0226, UN-0266 to UN-0268, UN-0295 …"""

from __future__ import annotations

from systems.universalis.box import BOX
from systems.universalis.build import hero, orc, position, troll
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.jump_and_climb import rope_terms
from undercroft.systems.universalis.actions.move import arrive
from undercroft.systems.universalis.agenda import EndActivation, Fall, Recover
from undercroft.systems.universalis.dungeon.footbridges import lay
from undercroft.systems.universalis.ground.jumps import leaps
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import reach_of

GAP = "##########\n#..S{hole}...#\n##########"
ONE, TWO, THREE, FOUR = (GAP.format(hole="o" * n) for n in (1, 2, 3, 4))
NIMBLE = {"movement": 6, "agility": 4}
SWORD = ["broadsword"]
DOWN = "######\n#S3..#\n######"
HUGE = next(id for id, card in BOX.entries["creatures"].items() if "huge" in card.skills)


def jumper(**more):
    return hero("taeral", attributes=NIMBLE, **{"hands": SWORD, **more})


@rule("UN-0212")
def test_a_pit_of_three_squares_can_be_jumped_and_one_of_four_not():
    assert position(THREE, S=jumper(), turn="S").offers("S jumps to h2")
    assert not any(act.startswith("jump") for act in position(FOUR, S=jumper(), turn="S").acts())


@rule("UN-0212")
def test_one_jumps_down_to_a_lower_floor_with_an_agility_test():
    play = position("######\n#.3..#\n######", S=jumper(at="c2"), turn="S", dice=[6, 1])
    assert not play.offers("S moves to d2")
    play.take("S jumps to d2")
    assert play.rolled("jump") == 1
    assert play.see("S")["at"] == "d2"


@rule("UN-0212", "UN-0217")
def test_a_failed_jump_down_is_a_fall_of_the_height():
    dice = {"S jump": [1, 2], "S damage": [1, 1, 6]}
    play = position("######\n#.3..#\n######", S=jumper(at="c2"), turn="S", dice=dice).take("S jumps to d2")
    assert play.see("S")["at"] == "d2"
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (1, ["stunned"])


@rule("UN-0213")
def test_squares_walked_and_jumped_stay_within_movement():
    play = position(TWO, S=jumper(at="b2"), turn="S", dice=[6, 5])
    play.take("S moves to d2")
    assert play.see("S")["points"] == 4
    play.take("S jumps to g2")
    assert play.see("S")["points"] == 1
    assert play.offers("S moves to h2")
    assert not play.offers("S moves to i2")
    slow = position(TWO, S=hero(attributes={"movement": 4}, at="b2"), turn="S").take("S moves to d2")
    assert not slow.offers("S jumps to g2")


@rule("UN-0214")
def test_a_wide_pit_and_an_enemy_beside_cost_one_each():
    def terms(board, **more):
        play = position(board, S=jumper(), turn="S", dice=[6, 5], **more)
        act = next(act for act in play.acts() if act.startswith("jump"))
        play.table.choose(next(option for option in play.table.ask.options if str(option) == act))
        summed = next(event for event in play.events("summed") if event.what == "jump")
        return {term.source: term.value for term in summed.terms if term.rule == "UN-0214"}

    assert terms(ONE) == {}
    assert terms(TWO) == {"wide": -1}
    assert terms(TWO, k=orc(at="c2")) == {"wide": -1, "enemy-adjacent": -1}


@rule("UN-0215")
def test_the_jumper_lands_on_an_empty_square_right_beyond_the_pit():
    play = position(TWO, S=jumper(), turn="S")
    assert [act for act in play.acts() if act.startswith("jump")] == [f"jump @{play.game.plan.board.parse('g2')}"]


@rule("UN-0216")
def test_only_where_no_landing_is_free_one_jumps_onto_somebody_and_pushes():
    board = "########\n#.So...#\n#..o...#\n########"
    two = position(board, S=jumper(), k=orc(at="e2"), turn="S")
    assert not two.offers("S jumps to e2")
    full = position(TWO, S=jumper(), k=orc(at="g2"), turn="S", dice=[6, 5]).take("S jumps to g2")
    assert (full.see("S")["at"], full.see("k")["at"]) == ("g2", "h2")
    assert full.see("S")["points"] == 0


@rule("UN-0217", "UN-0295", "UN-0297", "UN-0296", "UN-0298")
def test_a_failed_jump_ends_at_the_bottom_of_the_pit():
    play = position(TWO, S=jumper(), turn="S", dice={"S jump": [1, 2], "S damage": [1, 1, 1, 6]}).take("S jumps to g2")
    assert play.see("S")["at"] == "f2"
    assert play.rolled("damage") == 1
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (1, ["stunned"])
    assert play.asks() == ""


@rule("UN-0164", "UN-0214")
def test_a_great_jump_may_be_made_next_to_an_enemy():
    assert position(TWO, S=jumper(), k=orc(at="c2"), turn="S").offers("S jumps to g2")


def roped(dice, **more):
    people = {"S": jumper(), "B": hero("borgron", at="g2", pack=["rope"], activated=True), **more}
    board = "##########\n#...oo...#\n#...oo...#\n##########"
    return position(board, turn="S", dice=dice, **{**people, "S": jumper(at="d2")})


@rule("UN-0218")
def test_an_ally_with_a_rope_beyond_the_cliff_saves_a_failed_jump():
    play = roped({"S jump": [1, 2], "B rope-help": [6, 6]}).take("S jumps to g3", "B helps with a rope")
    assert play.see("S")["at"] == "g3"
    assert play.who("B").used == ("rope",)


@rule("UN-0218")
def test_without_a_rope_or_on_the_near_side_nobody_helps():
    bare = roped({"S jump": [1, 2], "S damage": [1] * 4}, B=hero("borgron", at="g2", pack=[])).take("S jumps to g3")
    assert bare.see("S")["at"] == "f2"
    dice = {"S jump": [1, 2], "S damage": [1] * 4}
    near = roped(dice, B=hero("borgron", at="d3", pack=["rope"])).take("S jumps to g2")
    assert near.see("S")["at"] == "f2"


@rule("UN-0219")
def test_the_rope_is_harder_to_pull_for_a_large_friend_or_beside_an_enemy():
    play = position("######\n#S.B.#\n#....#\n######", S=hero(), B=hero("borgron"), k=orc(at="e3"), turn="S")
    helper, friend = play.who("B"), play.who("S")
    assert [term[:2] for term in rope_terms(play.game, helper, friend)] == [(-1, "enemy-adjacent")]
    giant = play.who("k")
    giant.turn_into("troll")
    giant.at = -1
    play.state.creatures.clear()
    assert [term[:2] for term in rope_terms(play.game, helper, giant)] == [(-1, "large")]


@rule("UN-0220")
def test_a_rope_that_fails_lets_the_jumper_fall():
    dice = {"S jump": [1, 2], "B rope-help": [1, 2], "S damage": [1] * 4}
    play = roped(dice).take("S jumps to g3", "B helps with a rope")
    assert play.see("S")["at"] == "f2"
    assert play.asks() == ""


PIT = "######\n#....#\n#.o..#\n#....#\n######"


@rule("UN-0221", "UN-0223")
def test_who_climbs_out_ends_the_activation_beside_the_pit():
    play = position(PIT, S=hero(at="c3", attributes={"agility": 3}), turn="S", dice=[4, 4])
    assert not play.offers("S moves to b2")
    play.take("S climbs", "S climbs to b2")
    assert play.see("S")["at"] == "b2"
    assert play.asks() == ""


@rule("UN-0222")
def test_an_enemy_beside_the_pit_makes_climbing_harder():
    def total(**more):
        play = position(PIT, S=hero(at="c3"), turn="S", dice=[1, 2], **more).take("S climbs")
        return next(event for event in play.events("summed") if event.what == "climb").total

    assert total(k=orc(at="b2")) == total() - 1
    assert total(k=orc(at="e4")) == total()


@rule("UN-0164")
def test_one_climbs_out_although_enemies_stand_around():
    assert position(PIT, S=hero(at="c3"), k=orc(at="b2"), turn="S").offers("S climbs")


@rule("UN-0224")
def test_with_no_free_square_one_climbs_onto_an_occupied_one_and_pushes():
    board = "#####\n#o..#\n#####"
    free = position(board, S=hero(at="b2"), turn="S", dice=[6, 6]).take("S climbs")
    assert free.see("S")["at"] == "c2"
    play = position(board, S=hero(at="b2"), k=orc(at="c2"), turn="S", dice=[6, 6]).take("S climbs")
    assert (play.see("S")["at"], play.see("k")["at"]) == ("c2", "d2")


@rule("UN-0225")
def test_who_fails_to_climb_stays_below_and_is_done():
    play = position(PIT, S=hero(at="c3"), turn="S", dice=[1, 2]).take("S climbs")
    assert play.see("S")["at"] == "c3"
    assert play.asks() == ""


@rule("UN-0226")
def test_a_rope_pulls_out_who_failed_to_climb():
    people = {"S": hero(at="c3"), "B": hero("borgron", at="b2", pack=["rope"], activated=True)}
    dice = {"S climb": [1, 2], "B rope-help": [6, 6]}
    play = position(PIT, turn="S", dice=dice, **people).take("S climbs", "B helps with a rope", "S climbs to c2")
    assert play.see("S")["at"] == "c2"
    away = position(PIT, turn="S", dice=[1, 2], S=hero(at="c3"), B=hero("borgron", at="e4", pack=["rope"]))
    assert away.take("S climbs").see("S")["at"] == "c3"


@rule("UN-0295")
def test_who_is_pushed_lies_in_the_pit_square_pushed_into():
    board = "######\n#Skoo#\n######"
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [1] * 5, "k damage": [1] * 4}
    play = position(board, S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k", "S pushes to d2")
    assert play.see("k")["at"] == "d2"


@rule("UN-0296")
def test_a_fall_of_unstated_height_is_one_die_and_one_of_two_levels_two():
    assert Fall().height == 1
    play = position("######\n#S...#\n######", S=hero(), turn="S", dice=[6, 6], do=[Fall(FigureId(1), height=2)])
    assert play.see("S")["wounds"] == 2
    assert play.see("S")["conditions"] == ["stunned"]


@rule("UN-0296")
def test_a_fall_is_rolled_against_natural_armor():
    play = position("####\n#S.#\n####", S=hero(), turn="S", dice=[4], do=[Fall(FigureId(1), height=1)])
    assert (play.see("S")["natural"], play.see("S")["armor"]) == (3, 5)
    assert play.see("S")["wounds"] == 1


@rule("UN-0298")
def test_after_a_fall_the_activation_is_over():
    do = [Recover(FigureId(1)), Fall(FigureId(1), height=1), EndActivation(FigureId(1))]
    play = position("####\n#S.#\n####", S=hero(), turn="S", dice=[1], do=do)
    assert play.see("S")["activated"]


@rule("UN-0299")
def test_an_abyss_is_the_end():
    board = "######\n#Skxx#\n######"
    dice = {"S attack": [5, 5], "k defense": [1, 2], "S damage": [1] * 5}
    play = position(board, S=hero(hands=SWORD), k=orc(), turn="S", dice=dice).take("S attacks k", "S pushes to d2")
    assert play.see("k") == {"gone": True}


@rule("UN-0301")
def test_nobody_strikes_into_a_pit_or_out_of_it():
    above = position(PIT, S=hero(at="b2", hands=SWORD), k=orc(at="c3"), turn="S")
    assert not any(act.startswith("attack") for act in above.acts())
    below = position(PIT, S=hero(at="c3", hands=SWORD), k=orc(at="b2"), turn="S")
    assert not any(act.startswith("attack") for act in below.acts())


@rule("UN-0300")
def test_two_enemies_in_a_pit_do_not_fight_but_climb():
    board = "######\n#....#\n#.oo.#\n#....#\n######"
    play = position(board, S=hero(at="c3", hands=SWORD), k=orc(at="d3"), turn=["S", "k"], dice=[6, 5])
    assert not any(act.startswith("attack") for act in play.acts())
    assert play.offers("S climbs")
    play.take("S ends")
    assert play.rolled("attack") == 0
    assert play.rolled("climb") == 1


@rule("UN-0302")
def test_from_a_pit_one_shoots_only_at_those_beside_it_as_behind_heavy_cover():
    archer = {"hands": ["short-bow"], "at": "c3"}
    play = position(PIT, S=hero("taeral", **archer), k=orc(at="b2"), m=orc(at="e4"), turn="S")
    assert play.offers("S shoots k")
    assert not play.offers("S shoots m")
    assert "cover -2" in play.see("S shooting k")["terms"]


@rule("UN-0303")
def test_from_beside_a_pit_one_shoots_into_it_freely():
    play = position(PIT, S=hero("taeral", hands=["short-bow"], at="b2"), k=orc(at="c3"), turn="S")
    assert play.offers("S shoots k")
    assert not any(term.startswith("cover") for term in play.see("S shooting k")["terms"])
    far = position(PIT, S=hero("taeral", hands=["short-bow"], at="e4"), k=orc(at="c3"), turn="S")
    assert not far.offers("S shoots k")


# footbridges

CHASM = "########\n#S.xx..#\n########"


def bridged(board=CHASM, **people):
    play = position(board, turn="S", **people)
    named = {"d2", "e2"} if board == CHASM else {"d2", "d3"}
    lay(play.game, tuple(int(play.game.plan.board.parse(name)) for name in sorted(named)))
    return play


@rule("UN-0266")
def test_a_footbridge_is_difficult_terrain():
    play = bridged(S=hero(attributes={"movement": 5}))
    found = reach_of(Standpoint(play.game, play.who("S")), 5)
    square = play.game.plan.board.parse
    assert found.cost(1 << square("d2")) == 3
    assert found.cost(1 << square("e2")) == 5


WIDE = "########\n#..x...#\n#..x...#\n########"


def troll_crossing(dice):
    people = {"S": hero(at="g3"), "r": troll(at="b2")}
    play = position(WIDE, turn=["S", "r"], dice=dice, **people)
    lay(play.game, tuple(int(play.game.plan.board.parse(name)) for name in ("d2", "d3")))
    return play.take("S ends")


@rule("UN-0267")
def test_on_a_one_the_footbridge_breaks_under_a_large_creature():
    play = troll_crossing([1])
    assert play.rolled("footbridge") == 1
    assert play.see("r") == {"gone": True}
    assert not play.state.ground.features


@rule("UN-0267")
def test_on_a_two_it_holds():
    play = troll_crossing({"r footbridge": [2], "r attack": [1, 2], "S defense": [6, 5]})
    assert play.rolled("footbridge") == 1
    assert len(play.state.ground.features) == 2
    assert "gone" not in play.see("r")


@rule("UN-0268")
def test_a_huge_creature_finds_no_way_over_a_footbridge_and_breaks_it():
    play = bridged(WIDE, S=hero(at="g3"), r={"creature": HUGE, "at": "b2"})
    giant = play.who("r")
    bridge = play.game.terrain.bridges
    assert not reach_of(Standpoint(play.game, giant), 6).squares & bridge
    giant.at = int(play.game.plan.board.parse("c2"))
    arrive(play.game, giant)
    assert not play.state.ground.features
    assert type(play.state.agenda[-1]) is Fall


@rule("UN-0268")
def test_a_footbridge_beside_which_a_huge_creature_stands_holds():
    play = bridged(WIDE, S=hero(at="b3"), r={"creature": HUGE, "at": "f2"})
    laid = play.state.ground.features
    assert laid
    arrive(play.game, play.who("r"))
    assert play.state.ground.features == laid


@rule("UN-0401")
def test_who_is_pushed_off_the_side_of_a_stair_falls():
    board = "#######\n#.....#\n#.12..#\n#.....#\n#######"
    people = {"S": hero(at="c3", hands=SWORD), "k": orc(at="d3")}
    dice = {"S attack": [6, 5], "k defense": [1, 2], "S damage": [1] * 6, "k damage": [1, 1]}
    play = position(board, turn="S", dice=dice, stairs=[["c3", "d3"]], **people)
    play.take("S attacks k")
    assert play.offers("S pushes to e2")
    play.take("S pushes to e2")
    assert play.see("k")["conditions"] == ["stunned"]


def test_every_jump_knows_where_one_would_fall():
    play = position(THREE, S=jumper(), turn="S")
    board = play.game.plan.board
    (leap,) = leaps(play.game, play.who("S"))
    assert [board.name(square) for square in leap.fall] == ["g2", "f2", "e2"]
