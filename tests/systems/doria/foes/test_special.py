"""What monsters do in Phase F."""

from __future__ import annotations

from systems.doria.build import Play, hero, monster, position
from undercroft.proofs.checklist import rule


def phase_f(board: str, **given: object) -> Play:
    return position(board, turn="special-actions", **given).on()


@rule("DO-0169", "DO-C100", "DO-G09")
def test_every_zombie_brings_one_more_beside_it():
    play = phase_f("W....z..", W=hero(), z=monster("zombie"))
    assert [(one.card, one.at) for one in play.state.monsters] == [("zombie", play.at("f1")), ("zombie", play.at("e1"))]


@rule("DO-0169", "DO-C126")
def test_a_necromancer_brings_a_zombie_before_zombies_multiply():
    play = phase_f("W.....z....o", W=hero(), z=monster("zombie"), o=monster("orc", modifiers=["necromancer"]))
    first, second = [event.at for event in play.events("placed")]
    assert first == play.at("k1")
    assert second == play.at("f1")


@rule("DO-0170", "DO-C114", "DO-G09")
def test_a_troll_regains_hp_and_never_more_than_it_lost():
    assert phase_f("W....t", W=hero(), t=monster("troll", hurt=3), ml=2).monster("t").hurt == 1
    assert phase_f("W....t", W=hero(), t=monster("troll", hurt=1), ml=2).monster("t").hurt == 0


@rule("DO-G09")
def test_a_poltergeist_of_the_third_level_haunts_who_is_near():
    play = phase_f("W.p...M", W=hero(pp=3), M=hero("mage", pp=9), p=monster("poltergeist"), ml=3)
    assert play.who("W").pp == 2
    assert play.who("M").pp == 9


@rule("DO-G09")
def test_a_shaman_of_the_second_level_first_mends_who_is_hurt_most_near_it():
    people = {"W": hero(unconscious=True), "M": hero("mage")}
    figures = {"s": monster("shaman", held=["round"]), "o": monster("orc", hurt=2), "t": monster("troll", hurt=3)}
    play = position("M##\n###\nsot\n###\nW..", turn="s", ml=2, **people, **figures).on()
    assert play.monster("t").hurt == 2
    assert play.monster("o").hurt == 2


@rule("DO-C127")
def test_a_doomcaller_hastens_the_doom():
    plain, hastened = (
        position("W....g", W=hero(), g=monster("golem", held=["round"], modifiers=cards), turn="doom", starting=2).on()
        for cards in ([], ["doomcaller"])
    )
    assert hastened.state.doom == plain.state.doom - 1


@rule("DO-0319", "DO-C126")
def test_a_bone_caller_without_a_figure_makes_a_skeleton_act():
    bones = {name: monster("skeleton", held=["round"]) for name in "st"}
    play = phase_f("W...s..t..o", W=hero(), o=monster("orc", modifiers=["bone-caller"]), **bones)
    turns = [event.who for event in play.events("began") if event.what == "monster-turn"]
    assert turns == [play.names["s"]]
