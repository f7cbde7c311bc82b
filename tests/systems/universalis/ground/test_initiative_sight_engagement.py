"""Combat turns, Initiative, sight and engagement.  UN-0304 to UN-0360"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position, troll
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.agenda import Disengage, EndHeroesTurn, Initiative, NextHero, Recover
from undercroft.systems.universalis.dungeon.initiative import _place_caught

LONG = "#" * 22 + "\n#" + "." * 20 + "#\n" + "#" * 22
ENCOUNTER, NOTHING = 3, 1


def met(dice: list[int], **figures: object) -> Play:
    """Taeral meets an orc six squares off, and Initiative is rolled with these dice."""
    keen = hero("taeral", at="b3", skills=["hunter", "sharp-senses"], facing="east")
    people = {"T": keen, "k": orc(at="h3", facing="west"), **figures}
    return position(HALL, turn=["initiative", "heroes"], dice=dice, **people)


def looked_in(dice: list[int]) -> Play:
    """Taeral looks into the passage of the first quest, and the Scenario Die finds enemies there."""
    place = {"quest": "the-broken-tusk", "explored": ["a3"], "reserve": 30, "round": 2}
    play = position(turn="heroes", dice=[ENCOUNTER, 1, *dice], T=hero("taeral", at="i6"), **place)
    play.state.piles["encounters"].cards = ("wandering-creature",)
    return play.take("T reveals i7")


@rule("UN-0304", "UN-G10")
@pytest.mark.parametrize(("at", "combat"), [("n2", True), ("o2", False)])
def test_an_enemy_within_twelve_squares_makes_it_a_combat_turn(at, combat):
    play = position(LONG, S=hero(at="b2"), k=orc(at=at), turn="S")
    assert play.see("table")["combat"] is combat


@rule("UN-0306", "UN-0307", "UN-0666")
def test_enemies_met_by_revealing_cause_initiative_at_once():
    play = looked_in([6, 1, 2, 1])
    assert play.state.creatures
    assert play.rolled("initiative") == 1


@rule("UN-0308")
def test_a_tie_goes_to_the_higher_intelligence():
    play = met([2, 1, 4, 1])
    assert play.see("table")["round"] == 3


@rule("UN-0308", "UN-0094")
def test_a_tie_of_equal_minds_is_rolled_again():
    play = met(
        [2, 1, 4, 1, 6, 1, 2, 1],
        T=hero("taeral", at="i6", attributes={"intelligence": 3}, skills=["hunter", "sharp-senses"]),
    )
    assert play.rolled("initiative") == 2


@rule("UN-0310")
def test_heroes_who_win_begin_a_new_turn_and_the_dark_player_scores_nothing():
    play = met([6, 1, 2, 1], S=hero(at="b4", activated=True))
    assert (play.see("table")["side"], play.see("table")["suffered"]) == ("heroes", 0)
    assert not play.see("S")["activated"]


@rule("UN-0317", "UN-0620", "UN-0692")
def test_nobody_is_placed_within_two_squares_of_the_one_who_looked():
    play = looked_in([6, 1, 2, 1])
    board = play.game.plan.board
    assert all(board.distance(play.who("T").at, creature.at) > 2 for creature in play.state.creatures)


@rule("UN-0680")
def test_creatures_are_placed_facing_the_hero():
    play = looked_in([6, 1, 2, 1])
    assert all(creature.facing in (7, 0, 1) for creature in play.state.creatures)


@rule("UN-0319")
def test_surprise_needs_both_dice_to_reach_the_intelligence():
    assert met([4, 2, 1, 2]).asks() == "act"
    assert met([4, 3, 1, 2]).asks() == "surprise-place"


@rule("UN-0320")
@pytest.mark.parametrize(("dice", "asks"), [([6, 1], "act"), ([6, 2], "surprise-place")])
def test_a_one_among_the_winners_dice_surprises_not_even_the_dullest(dice, asks):
    wolf = {"creature": "dire-wolf", "at": "h3", "facing": "west", "skills": []}
    assert met([*dice, 2, 1], k=wolf).asks() == asks


@rule("UN-0319")
@pytest.mark.parametrize(("at", "asks"), [("h3", "surprise-place"), ("i3", "act")])
def test_surprise_reaches_six_squares(at, asks):
    assert met([5, 5, 2, 1], k=orc(at=at, facing="west")).asks() == asks


@rule("UN-0323")
@pytest.mark.parametrize(("theirs", "caught"), [([1, 1], {"k", "l"}), ([2, 1], set())])
def test_a_double_one_has_all_of_its_side_within_six_squares_caught_whatever_the_other_rolled(theirs, caught):
    clever = {"creature": "orc-warrior", "facing": "west", "attributes": {"intelligence": 6}}
    people = {"k": {**clever, "at": "g3"}, "l": {**clever, "at": "h5"}, "m": {**clever, "at": "i3"}}
    play = position(HALL, T=hero("taeral", at="b3"), turn=["initiative", "heroes"], dice=[4, 1, *theirs], **people)
    names = {number: name for name, number in play.names.items()}
    moved: set[str] = set()
    while play.asks().startswith("surprise"):
        option = play.table.ask.options[-1 if play.asks() == "surprise-place" else 0]
        moved.add(names[option.who])
        play.table.choose(option)
    assert moved == caught


@rule("UN-0323")
def test_heroes_who_roll_a_double_one_are_caught_though_the_creature_rolled_a_one():
    begins = ["initiative", "heroes"]
    the_orcs_turn = [1] * 20
    play = position(HALL, T=hero("taeral", at="b3"), k=orc(at="h3"), turn=begins, dice=[1, 1, 4, 1, *the_orcs_turn])
    assert [event.who for event in play.events("turned")][:1] == [play.names["T"]]


@rule("UN-0319")
@pytest.mark.parametrize(("revealed", "asks"), [(True, "surprise-place"), (False, "act")])
def test_surprise_comes_only_where_a_section_was_revealed(revealed, asks):
    met_there = [Initiative(newcomers=(FigureId(100),), surprise=revealed), NextHero(), EndHeroesTurn()]
    play = position(HALL, T=hero("taeral", at="b3"), k=orc(at="h3"), turn="heroes", dice=[5, 5, 2, 1], do=met_there)
    assert play.asks() == asks


@rule("UN-0324")
def test_nobody_already_fighting_is_caught_by_surprise():
    seen = position(HALL, T=hero("taeral", at="b3"), k=orc(at="h3"), turn="initiative", dice=[4, 4, 1, 2])
    assert seen.asks() == "surprise-place"
    fight = [Initiative(newcomers=(FigureId(100),), combat=True, surprise=True), NextHero(), EndHeroesTurn()]
    play = position(HALL, T=hero("taeral", at="b3"), k=orc(at="h3"), turn="heroes", dice=[4, 4, 1, 2], do=fight)
    assert play.asks() == "act"


@rule("UN-0705")
def test_heroes_surprised_by_the_artificial_dark_player_have_their_backs_turned():
    play = met([2, 1, 5, 5, *[1, 2] * 20])
    turned = [event for event in play.events("turned") if event.who == play.names["T"]]
    assert turned[0].facing == 6
    assert play.events("moved")[0].path == (play.game.plan.board.parse("c3"),)


@rule("UN-0326", "UN-0327")
def test_sight_is_a_line_from_centre_to_centre():
    rock = "#######\n#S....#\n#.{}...#\n#.....#\n#....k#\n#######"
    play = position(rock.format("."), S=hero(), k=orc(), turn="S")
    assert play.see("S and k")["sight"]
    blocked = position("#######\n#S....#\n#.#...#\n#.....#\n#...k.#\n#######", S=hero(), k=orc(), turn="S")
    assert not blocked.see("S and k")["sight"]


@rule("UN-0329")
@pytest.mark.parametrize(("piece", "seen"), [("table", True), ("cupboard", False)])
def test_elements_as_high_as_the_viewer_stop_sight(piece, seen):
    furniture = [{"kind": piece, "at": "d3"}]
    play = position(HALL, S=hero(at="b3"), k=orc(at="h3"), turn="S", furniture=furniture)
    assert play.see("S and k")["sight"] is seen


@rule("UN-0329", "UN-0331")
def test_a_larger_target_is_seen_over_what_is_lower_than_it():
    furniture = [{"kind": "cupboard", "at": "d3"}]
    play = position(HALL, S=hero(at="b3"), k=troll(at="h3"), turn="S", furniture=furniture)
    assert play.see("S and k")["sight"]


@rule("UN-0331")
def test_characters_stop_sight_by_their_height():
    assert not position(HALL, S=hero(at="b3"), l=orc(at="d3"), k=orc(at="h3"), turn="S").see("S and k")["sight"]


@rule("UN-0332", "UN-0486")
def test_who_lies_on_the_ground_stops_no_sight():
    lying = orc(at="d3", conditions=["knocked-down"])
    assert position(HALL, S=hero(at="b3"), l=lying, k=orc(at="h3"), turn="S").see("S and k")["sight"]


@rule("UN-0330")
def test_pits_do_not_stop_sight():
    assert position("#######\n#Soook#\n#######", S=hero(), k=orc(), turn="S").see("S and k")["sight"]


@rule("UN-0339", "UN-G14")
@pytest.mark.parametrize(
    ("facing", "behind"), [("south", True), ("north", False), ("east", False), ("south-east", True)]
)
def test_the_back_is_everything_behind_the_own_row(facing, behind):
    play = position(S=hero(at="d2"), k=orc(at="d3", facing=facing), turn="S", dice=[2, 1, 6, 5]).take("S attacks k")
    assert play.see("hit")["behind"] is behind


@rule("UN-0340", "UN-0390")
def test_melee_range_includes_the_diagonals():
    play = position(HALL, S=hero(at="c3"), k=orc(at="d4"), turn="S")
    assert play.see("S")["adjacent"] == ["k"]


@rule("UN-0341")
def test_entering_an_enemys_melee_range_ends_the_movement():
    play = position(LONG, S=hero(at="b2"), k=orc(at="e2"), turn="S").take("S moves to d2")
    assert play.see("S")["points"] == 0


@rule("UN-0343")
def test_a_larger_one_walks_past_a_smaller():
    board = "#########\n#S......#\n###k#####\n#########"
    play = position(board, S=hero(), k={"creature": "goblin"}, turn="S")
    assert play.offers("S moves to f2")


@rule("UN-0345")
@pytest.mark.parametrize(("names", "engaged"), [(("taeral", "borgron"), []), (("snik", "tobbin"), ["r"])])
def test_two_friends_just_smaller_than_an_enemy_keep_it_busy_and_two_smaller_still_do_not(names, engaged):
    first, second = names
    people = {"S": hero(at="e5"), "A": {"hero": first, "at": "e7"}, "B": {"hero": second, "at": "g5"}}
    play = position(HALL, r=troll(at="f6"), turn="S", **people)
    assert play.see("S")["engaged by"] == engaged


@rule("UN-0345")
def test_one_friend_just_smaller_than_an_enemy_does_not_keep_it_busy():
    play = position(HALL, r=troll(at="f6"), turn="S", S=hero(at="e5"), A=hero("taeral", at="e7"))
    assert play.see("S")["engaged by"] == ["r"]


@rule("UN-0349")
@pytest.mark.parametrize("condition", ["knocked-down", "stationary"])
def test_the_helpless_have_no_melee_range(condition):
    board = "#########\n#S......#\n###k#####\n#########"
    play = position(board, S=hero(), k=orc(conditions=[condition]), turn="S")
    assert play.see("S")["engaged by"] == []
    assert play.offers("S moves to f2")


@rule("UN-0350")
def test_after_shifting_only_those_whose_range_she_kept_may_be_attacked():
    board = "######\n#.k..#\n#.S..#\n#..m.#\n######"
    play = position(board, S=hero(), k=orc(), m={"creature": "goblin"}, turn="S").take("S shifts to b3")
    assert not play.offers("S attacks m")


@rule("UN-0351", "UN-0406")
def test_who_got_away_moves_as_if_the_opponent_were_not_there():
    play = position(S=hero(), k=orc(), turn="S", dice=[4, 3]).take("S disengages")
    assert play.offers("S moves to d2") or play.offers("S moves to b2")


@rule("UN-0360")
@pytest.mark.parametrize(("attacks", "offered"), [(["double-attack"], True), ([], False)])
def test_who_pushed_his_opponent_with_his_move_spent_goes_one_square_on_for_an_attack_that_is_left(attacks, offered):
    fighter = hero(at="d5", hands=["broadsword"], skills=attacks, body=[])
    play = position(HALL, S=fighter, k=orc(at="d3"), turn="S", dice=[5, 4, 2, 1, *[1] * 5]).take("S moves to d4")
    play.take("S attacks k", "S pushes to d2", "S stays")
    assert play.offers("S moves to d3") is offered
    assert not play.offers("S moves to c6")


@rule("UN-0359")
def test_nobody_attacks_more_than_three_times():
    board = position(
        HALL,
        S=hero(at="b2"),
        B=hero("borgron", at="j8"),
        T=hero("taeral", at="j7"),
        L={"hero": "shara", "skills": ["strong"], "at": "j6"},
        k={"creature": "orc-boss", "leader": True, "at": "b3"},
        turn="S",
    )
    assert attacks_of(board.game, board.who("k")) == 3


@rule("UN-0727")
def test_a_creature_that_fails_to_get_away_fights_on():
    play = position(S=hero(), k=orc(), turn="S", do=[])
    k = play.names["k"]
    again = position(
        S=hero(), k=orc(), turn="S", dice=[2, 2], do=[Recover(k), Disengage(k, opponents=(play.names["S"],))]
    )
    assert again.state.active is not None
    assert not again.state.active.over


@rule("UN-0321", "UN-1190")
def test_a_creature_that_was_caught_is_put_on_no_starting_square():
    play = position(quest="the-silent-bell", turn="S", S=hero("shara", at="e8"), k=orc(at="d7"))
    near = play.game.terrain.around[play.game.cover(play.who("k"))]
    assert near & play.game.plan.reserved & ~play.game.occupied()
    script = _place_caught(play.game, play.who("S"), play.who("k"))
    asked = next(script)
    offered = [option.at for option in asked.options if option.act == "place"]
    assert offered
    assert not [at for at in offered if play.game.plan.reserved >> at & 1]
