"""Whom a monster attacks, and from where."""

from __future__ import annotations

from systems.doria.build import hero, monster, position
from systems.doria.foes.hunt import attacked, hunt, missing, where
from undercroft.proofs.checklist import rule


@rule("DO-0358", "DO-X35")
def test_the_nearest_character_is_attacked():
    play = hunt("M....g.....H", M=hero("mage"), H=hero("huntress"), g=monster("goblin"))
    assert attacked(play) == ["mage"]


@rule("DO-0359")
def test_whoever_cannot_be_reached_is_left_for_the_next_nearest():
    play = hunt("Mkg.....H", M=hero("mage"), H=hero("huntress"), k=monster("golem"), g=monster("goblin"))
    assert attacked(play) == ["huntress"]


@rule("DO-0360")
def test_with_nobody_to_attack_it_moves_towards_the_nearest():
    play = hunt("M..............g...............H", M=hero("mage"), H=hero("huntress"), g=monster("orc"))
    assert where(play) == "i1"
    assert attacked(play) == []


@rule("DO-0361", "DO-C102", "DO-G09")
def test_an_archer_shoots_at_the_clumsiest_in_reach_and_not_at_the_nearest():
    play = hunt("W..g..P", W=hero(), P=hero("priestess"), g=monster("archer"))
    assert attacked(play) == ["priestess"]


@rule("DO-0361", "DO-C108", "DO-G09")
def test_a_ghoul_goes_for_the_fewest_hp():
    play = hunt("W.g....M", W=hero(hp=3), M=hero("mage", hp=4), g=monster("ghoul"))
    assert attacked(play) == ["warrior"]
    play = hunt("W.g....M", W=hero(hp=5), M=hero("mage", hp=4), g=monster("ghoul"))
    assert attacked(play) == ["mage"]


@rule("DO-0362", "DO-X36")
def test_at_equal_distance_a_melee_monster_attacks_the_lower_strength():
    play = hunt("A..g..M", A=hero("adventurer"), M=hero("mage"), g=monster("goblin"))
    assert attacked(play) == ["mage"]


@rule("DO-0362")
def test_at_equal_distance_a_shooter_attacks_the_lower_agility():
    play = hunt("W..g..M", W=hero(), M=hero("mage"), g=monster("slimecrawler"))
    assert attacked(play) == ["mage"]


@rule("DO-0362")
def test_at_equal_distance_a_caster_attacks_the_lower_wisdom():
    play = hunt("W..g..M", W=hero(), M=hero("mage"), g=monster("shaman"))
    assert attacked(play) == ["warrior"]


@rule("DO-0363", "DO-G24")
def test_with_equal_attributes_the_one_with_less_active_armor_is_attacked():
    bare, armored = hero("adventurer"), hero("ranger", torso=["tri-anon-armor"])
    assert attacked(hunt("A..g..B", A=bare, B=armored, g=monster("goblin"))) == ["adventurer"]
    armored, damaged = hero("adventurer", arms=["bark-bracers"]), hero("ranger", torso=["tri-anon-armor+damaged"])
    assert attacked(hunt("A..g..B", A=armored, B=damaged, g=monster("goblin"))) == ["ranger"]


@rule("DO-0364")
def test_where_nothing_decides_the_players_choose_the_target():
    play = position("A..g..B", A=hero("adventurer"), B=hero("ranger"), g=monster("goblin"), turn="g", dice=missing())
    assert play.asks() == "monster-target"
    play.choose("target", who=play.names["B"]).on()
    assert attacked(play) == ["ranger"]


@rule("DO-0366")
def test_of_two_squares_equally_near_it_takes_the_one_beside_a_wall():
    play = hunt("....g\n.....\n.....\n.....\n.W...", W=hero(), g=monster("goblin"))
    assert where(play) == "c5"


@rule("DO-0367", "DO-X37", "DO-G53")
def test_a_shooter_that_stands_too_close_moves_to_its_range():
    play = hunt("......Wg......", W=hero(), g=monster("slimecrawler"))
    assert where(play) == "l1"
    assert attacked(play) == ["warrior"]


@rule("DO-0367")
def test_a_shooter_out_of_range_comes_no_nearer_than_its_range():
    play = hunt("W.........g", W=hero(), g=monster("slimecrawler"))
    assert where(play) == "f1"


@rule("DO-0368", "DO-G53")
def test_among_equal_squares_a_shooter_takes_the_one_farthest_from_the_others():
    board = "\n".join(["......M", *["......."] * 4, "g.W....", *["......."] * 5])
    play = hunt(board, W=hero(attributes={"agi": 5}), M=hero("mage"), g=monster("slimecrawler"))
    assert attacked(play) == ["warrior"]
    column, row = where(play)[0], int(where(play)[1:])
    assert abs(ord(column) - ord("c")) + abs(row - 6) == 5
    assert row > 6


@rule("DO-0115", "DO-0375", "DO-0389")
def test_figures_block_ways_and_not_sight():
    play = hunt("W.k...g", W=hero(), k=monster("golem"), g=monster("slimecrawler"))
    assert attacked(play) == ["warrior"]
    play = hunt("W.k...g", W=hero(), k=monster("golem"), g=monster("orc"))
    assert where(play) == "d1"


@rule("DO-0357", "DO-G09")
def test_an_ogre_goes_where_it_hits_two_rather_than_to_the_nearest():
    people = {"W": hero(), "A": hero("adventurer"), "M": hero("mage")}
    play = hunt("W.g..A.M\n........", g=monster("ogre"), **people)
    assert where(play) == "g1"
    assert attacked(play) == ["adventurer", "mage"]


@rule("DO-0357")
def test_a_monster_with_a_single_attack_does_not_look_for_two():
    play = hunt("W.g..A.M", W=hero(), A=hero("adventurer"), M=hero("mage"), g=monster("goblin"))
    assert attacked(play) == ["warrior"]


@rule("DO-0526", "DO-G72", "DO-C116")
def test_lightning_leaps_from_every_target_to_all_within_two_squares_and_hits_each_once():
    people = {"W": hero(), "A": hero("adventurer"), "M": hero("mage"), "H": hero("huntress")}
    play = hunt("g....W.A.M....H", g=monster("dark-mage", held=["round"]), **people)
    assert sorted(attacked(play)) == ["adventurer", "mage", "warrior"]


@rule("DO-0526")
def test_lightning_needs_its_first_target_within_six_squares():
    play = hunt("g......W.A", W=hero(), A=hero("adventurer"), g=monster("dark-mage", held=["round"]))
    assert attacked(play) == []


@rule("DO-G09")
def test_a_spear_goes_through_everybody_in_a_row():
    board = "....M\n.....\ng.W.A\n....."
    people = {"W": hero(), "A": hero("adventurer"), "M": hero("mage")}
    play = hunt(board, g=monster("spear-thrower", held=["round"]), **people)
    assert attacked(play) == ["warrior", "adventurer"]


@rule("DO-G09")
def test_a_shaman_of_the_fourth_level_hits_all_beside_its_target():
    people = {"W": hero(), "A": hero("adventurer"), "M": hero("mage")}
    dice = {"g magic-attack": [[2, 3, 2], [8, 9], [8, 9]]}
    play = hunt("g...WA..M", ml=4, g=monster("shaman", held=["round"]), dice=dice, **people)
    assert sorted(attacked(play)) == ["adventurer", "warrior"]


@rule("DO-G24")
def test_players_may_rule_that_more_armor_draws_the_attack():
    people = {"A": hero("adventurer"), "B": hero("ranger", torso=["tri-anon-armor"]), "g": monster("goblin")}
    assert attacked(hunt("A..g..B", options={"g24": "more"}, **people)) == ["ranger"]


@rule("DO-0366")
def test_beside_a_wall_is_better_than_in_the_open_on_either_side():
    assert where(hunt(".....\nW....\n.....\n.....\n....g", W=hero(), g=monster("goblin"))) == "a3"
    assert where(hunt("g....\n.....\n.....\n....W\n.....", W=hero(), g=monster("goblin"))) == "e3"


@rule("DO-0364")
def test_players_are_not_asked_where_something_decides():
    people = {"A": hero("adventurer"), "B": hero("ranger", torso=["tri-anon-armor"]), "g": monster("goblin")}
    play = position("A..g..B", turn="g", dice=missing(), **people)
    assert play.asks() == ""
    assert attacked(play) == ["adventurer"]


@rule("DO-0358", "DO-G50")
def test_near_is_who_is_near_on_foot_and_nobody_is_who_cannot_be_reached():
    assert attacked(hunt("M#g....W", M=hero("mage"), W=hero(), g=monster("goblin"))) == ["warrior"]
    assert attacked(hunt("W.g..\n#####\n..M..", M=hero("mage"), W=hero(), g=monster("goblin"))) == ["warrior"]


@rule("DO-0354", "DO-0358", "DO-G50")
def test_a_way_around_a_wall_is_counted_by_its_squares():
    board = "W...g..\n######.\n....M.."
    assert attacked(hunt(board, W=hero(), M=hero("mage"), g=monster("goblin"))) == ["warrior"]
    assert attacked(hunt(board, W=hero(), M=hero("mage"), g=monster("poltergeist"))) == ["mage"]
