"""Prayers: how they are said, how they end, and what each of them changes.  LE-0616 to LE-0647, LE-G40, LE-G104"""

from __future__ import annotations

import pytest

from systems.league.build import monster
from systems.league.driving import drive, follow, run
from systems.league.magic.scene import (
    cast,
    chance,
    hp,
    points,
    refreshed,
    room,
    tough,
    value,
    with_fields,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.actions.choices import cost, offers
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.magic.prayers import may_pray, pray
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.status import conditions
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.sanity import shock

FAILS = 90
BESIDE = """
.......
.WF....
.g.....
.......
"""
WELL, BADLY = 30, 70


def church(board="", **more):
    """A priest F who knows every prayer, a wizard W and a goblin g."""
    priest = {"prayers": tuple(library()[PRAYERS]), "energy": 2, "max_energy": 3, **more.pop("F", {})}
    return room(board, F=priest, **more) if board else room(F=priest, **more)


def say(play, prayer, *replies, roll=WELL):
    """The priest prays."""
    below = len(play.state.agenda)
    left = iter((roll, *replies))
    follow(pray(play.game, play.who("F"), prayer), left)
    run(play, *left, down_to=below)


def turn_starts(play, *replies):
    below = len(play.state.agenda)
    for deed in moments.TURN_STARTS.deeds(play.game.rules):
        deed(play.game)
    run(play, *replies, down_to=below)


def turn_ends(play):
    for deed in moments.TURN_ENDS.deeds(play.game.rules):
        deed(play.game)


def battle_won(play):
    play.state.battle = 0
    for deed in moments.BATTLE_WON.deeds(play.game.rules):
        deed(play.game)


# saying them


@rule("LE-0616", "LE-0369")
def test_a_prayer_costs_1_energy_and_no_ap():
    play = church()
    here = Standpoint(play.game, play.who("F"))
    option = next(one for one in offers(here) if one.act == "pray")
    assert cost(here, option) == 0
    say(play, "warriors-of-ramos")
    assert (play.who("F").energy, play.who("F").ap) == (1, 2)


@rule("LE-0616")
def test_without_energy_nobody_prays():
    assert may_pray(church(F={"energy": 0}).game, church(F={"energy": 0}).who("F")) == []


@rule("LE-0617", "LE-0686")
@pytest.mark.parametrize(("face", "heard"), [(60, "warriors-of-ramos"), (61, "")])
def test_it_takes_effect_on_a_battle_prayers_check(face, heard):
    play = church()
    say(play, "warriors-of-ramos", roll=face)
    assert play.state.prayer == heard


@rule("LE-G104")
def test_a_prayer_that_is_not_heard_costs_the_energy_and_leaves_the_other_in_force():
    play = church()
    say(play, "warriors-of-ramos")
    say(play, "strengths-of-ohlnir", roll=BADLY)
    assert (play.state.prayer, play.who("F").energy) == ("warriors-of-ramos", 0)


@rule("LE-0621", "LE-G104")
def test_a_new_prayer_takes_the_place_of_the_one_in_force():
    play = church()
    before = value("W", "strength")(play)
    say(play, "warriors-of-ramos")
    say(play, "strengths-of-ohlnir")
    assert play.state.prayer == "strengths-of-ohlnir"
    assert value("W", "combat-skill")(play) == 40
    assert value("W", "strength")(play) == before + 10


@rule("LE-0429")
def test_a_priest_prays_at_any_time_in_its_activation_and_at_no_other():
    play = church(F={"ap": 0})
    assert "pray" in {one.act for one in offers(Standpoint(play.game, play.who("F")))}
    assert "pray" not in {one.act for one in offers(Standpoint(play.game, play.who("W")))}


@rule("LE-0619")
def test_a_prayer_said_in_battle_lasts_for_the_battle():
    play = church()
    say(play, "warriors-of-ramos")
    for _ in range(6):
        turn_ends(play)
    assert play.state.prayer
    battle_won(play)
    assert not play.state.prayer


@rule("LE-0620")
def test_a_prayer_said_between_battles_lasts_four_turns():
    play = church()
    play.state.battle = 0
    say(play, "warriors-of-ramos")
    for _ in range(3):
        turn_ends(play)
    assert play.state.prayer
    turn_ends(play)
    assert not play.state.prayer


@rule("LE-0619", "LE-0620")
def test_the_turns_of_a_prayer_said_in_battle_are_not_counted():
    play = church()
    say(play, "warriors-of-ramos")
    turn_ends(play)
    assert (play.state.prayer, play.state.prayer_turns) == ("warriors-of-ramos", 0)


@rule("LE-0620", "LE-0645")
def test_what_a_prayer_between_battles_gave_is_gone_with_it():
    play = church(W={"hp": 20})
    play.state.battle = 0
    say(play, "we-shalt-not-falter")
    for _ in range(3):
        turn_ends(play)
    assert hp("W")(play) == 25
    turn_ends(play)
    assert hp("W")(play) == 20


@rule("LE-0622")
@pytest.mark.parametrize("what", ["falls", "stunned", "down", "terror"])
def test_the_prayer_ends_when_the_priest_falls_is_stunned_goes_down_or_fails_a_terror_test(what):
    play = church()
    say(play, "warriors-of-ramos")
    priest = play.who("F")
    match what:
        case "falls":
            conditions.fall(play.game, priest)
        case "stunned":
            conditions.stun(play.game, priest)
        case "down":
            lose_hp(play.game, priest, 12)
        case _:
            drive(face_up(play.game, priest, "goblin", terror=True), FAILS)
    assert not play.state.prayer


@rule("LE-0622")
def test_a_prayer_goes_on_when_somebody_else_falls_or_the_priest_is_only_afraid():
    play = church()
    say(play, "warriors-of-ramos")
    conditions.fall(play.game, play.who("W"))
    drive(face_up(play.game, play.who("F"), "goblin"), FAILS)
    assert play.state.prayer


@rule("LE-G40", "LE-0623")
def test_there_are_five_prayers_of_each_level_and_dearer_ones_are_of_higher_levels():
    cards = library()[PRAYERS].values()
    assert [sum(card.level == level for card in cards) for level in (1, 2, 3, 4)] == [5, 5, 5, 5]
    for level in (1, 2, 3):
        assert max(one.price for one in cards if one.level == level) <= min(
            one.price for one in cards if one.level == level + 1
        )


# level 1


@rule("LE-0626", "LE-C48")
def test_bringer_of_light_takes_10_off_undead_who_attack_the_priest():
    play = church(BESIDE, foe="skeleton", g={"at": "c3"})
    before = chance("g", "F")(play), chance("g", "W")(play)
    say(play, "bringer-of-light")
    assert (chance("g", "F")(play), chance("g", "W")(play)) == (before[0] - 10, before[1])


@rule("LE-0626")
def test_the_light_is_nothing_to_the_living():
    play = church(BESIDE, g={"at": "c3"})
    before = chance("g", "F")(play)
    say(play, "bringer-of-light")
    assert chance("g", "F")(play) == before


@rule("LE-0627", "LE-C49")
def test_the_power_of_iphy_adds_10_against_fear_and_terror_alone():
    play = church()
    say(play, "power-of-iphy")
    assert drive(face_up(play.game, play.who("W"), "goblin"), 50)
    assert not drive(face_up(play.game, play.who("W"), "goblin"), 51)
    assert value("W", "resolve")(play) == 40


@rule("LE-0628")
@pytest.mark.parametrize(("face", "left"), [(50, ()), (51, ("goblin",))])
def test_heroes_who_have_failed_take_the_test_again_with_the_bonus(face, left):
    play = church(W={"afraid": ("goblin",)})
    say(play, "power-of-iphy", face)
    assert play.who("W").afraid == left


@rule("LE-0628", "LE-0741")
def test_a_test_of_terror_that_is_taken_again_is_one_of_terror():
    play = church(W={"afraid": ("greater-demon",), "level": 1})
    say(play, "power-of-iphy", 31)
    assert play.who("W").afraid == ("greater-demon",)


@rule("LE-0629", "LE-C50")
def test_charus_gives_energy_back_for_skill_rolls_up_to_10():
    play = church(W={"energy": 0, "max_energy": 2})
    say(play, "charus-walk-with-us")
    drive(check(play.game, play.who("W"), "arcane-arts", "test"), 10)
    assert play.who("W").energy == 1
    drive(check(play.game, play.who("W"), "arcane-arts", "test"), 11)
    drive(check(play.game, play.who("W"), "wisdom", "test"), 10)
    assert play.who("W").energy == 1


@rule("LE-0629")
def test_other_benefits_of_perfect_rolls_stay_at_5():
    play = church(W={"energy": 2, "max_energy": 2})
    say(play, "charus-walk-with-us")
    drive(check(play.game, play.who("W"), "alchemy", "test"), 10)
    assert play.who("W").values.alchemy == 40
    drive(check(play.game, play.who("W"), "alchemy", "test"), 5)
    assert play.who("W").values.alchemy == 41


@rule("LE-0630")
def test_the_priest_who_prays_to_charus_has_nothing_of_it():
    play = church(F={"energy": 1, "max_energy": 3})
    say(play, "charus-walk-with-us")
    drive(check(play.game, play.who("F"), "combat-skill", "test"), 10)
    assert play.who("F").energy == 0


@rule("LE-0631", "LE-C51")
def test_metheias_ward_heals_the_priest_as_its_activation_begins():
    play = church(W={"hp": 10})
    say(play, "metheias-ward")
    assert refreshed("F")(play) == 13
    assert refreshed("W")(play) == 10
    with_fields("F", hp=20)(play)
    assert refreshed("F")(play) == 20


@rule("LE-0632", "LE-C52")
def test_the_power_of_the_gods_helps_wizards_to_cast():
    play = church(W={"values": {"arcane-arts": 50}})
    say(play, "power-of-the-gods")
    cast(play, "magic-dart", "g", 4, roll=55)
    assert play.enemy("g").hp == 26
    battle_won(play)
    cast(play, "magic-dart", "g", roll=55)
    assert play.enemy("g").hp == 26


# level 2


@rule("LE-0633", "LE-C53")
@pytest.mark.parametrize(("face", "left"), [(40, 11), (41, 10)])
def test_the_litany_heals_every_hero_who_passes_resolve_as_its_activation_begins(face, left):
    play = church(W={"hp": 10})
    say(play, "litany-of-metheia")
    assert refreshed("W", face)(play) == left


@rule("LE-0634", "LE-C54")
def test_with_faith_nobody_fears_anything_and_terror_is_no_more_than_fear():
    play = church()
    say(play, "power-of-faith")
    w = play.who("W")
    assert drive(face_up(play.game, w, "goblin"))
    assert drive(face_up(play.game, w, "goblin", terror=True), 40)
    assert not drive(face_up(play.game, w, "goblin", terror=True), 41)
    assert (w.stun, w.sanity) == (0, 9)


@rule("LE-0635")
def test_heroes_who_are_scared_regain_their_courage():
    play = church(W={"afraid": ("goblin",)})
    say(play, "power-of-faith")
    assert play.who("W").afraid == ()


@rule("LE-0636", "LE-0618", "LE-C55")
@pytest.mark.parametrize(("face", "left"), [(25, 30), (26, 29)])
def test_heretics_near_the_priest_lose_1_hp_unless_they_pass_resolve(face, left):
    play = church()
    say(play, "smite-the-heretics")
    turn_starts(play, face)
    assert play.enemy("g").hp == left


@rule("LE-0636")
def test_heretics_farther_than_four_squares_are_safe():
    play = church("""
.......
.W.F...
.......
.......
.......
.......
g......
""")
    say(play, "smite-the-heretics")
    turn_starts(play)
    assert play.enemy("g").hp == 30
    with_fields("g", at=play.at("d6"))(play)
    turn_starts(play, FAILS)
    assert play.enemy("g").hp == 29


@rule("LE-0636", "LE-0641")
def test_nothing_strikes_where_nobody_prays_for_it():
    play = church()
    turn_starts(play)
    say(play, "warriors-of-ramos")
    turn_starts(play)
    assert play.enemy("g").hp == 30


@rule("LE-0637", "LE-C56")
@pytest.mark.parametrize(("face", "left"), [(40, 10), (41, 9)])
def test_the_verse_negates_a_loss_of_sanity(face, left):
    play = church()
    say(play, "verse-of-the-sane")
    below = len(play.state.agenda)
    shock(play.game, play.who("W"), "poison")
    run(play, face, down_to=below)
    assert play.who("W").sanity == left


@rule("LE-0638", "LE-C57")
@pytest.mark.parametrize(("face", "harm", "left"), [(40, (), 12), (41, (3,), 9)])
def test_a_miscast_may_be_taken_upon_the_priest(face, harm, left):
    play = church()
    say(play, "shield-of-the-gods")
    cast(play, "ember", "g", "yes", face, *harm, roll=97)
    assert play.who("F").hp == left
    w = play.who("W")
    assert (w.sanity, w.ap, w.mana) == (10, 2, 57)


@rule("LE-0638")
def test_it_need_not_be():
    play = church()
    say(play, "shield-of-the-gods")
    cast(play, "ember", "g", "no", 1, roll=97)
    assert (play.who("W").sanity, play.who("F").hp) == (9, 12)


# level 3


@rule("LE-0639", "LE-C58")
def test_ohlnir_gives_everybody_10_strength():
    play = church()
    say(play, "strengths-of-ohlnir")
    assert value("W", "strength")(play) == 40
    assert value("F", "strength")(play) == 40
    battle_won(play)
    assert value("W", "strength")(play) == 30


@rule("LE-0640", "LE-C59")
def test_ramos_gives_everybody_5_combat_skill():
    play = church()
    say(play, "warriors-of-ramos")
    assert value("W", "combat-skill")(play) == 45
    assert value("F", "combat-skill")(play) == 45


@rule("LE-0641", "LE-C60")
@pytest.mark.parametrize(("face", "left"), [(25, 2), (26, 1)])
def test_an_enemy_whose_hand_is_stayed_has_1_ap_less_in_that_turn(face, left):
    play = church()
    say(play, "stay-thy-hand")
    turn_starts(play, face)
    assert points("g")(play) == left


@rule("LE-0642", "LE-X01")
def test_a_wounded_or_stunned_enemy_is_not_stayed_besides():
    play = church(g={"hp": 3})
    say(play, "stay-thy-hand")
    turn_starts(play)
    assert points("g")(play) == 1
    play = church(g={"stun": 1})
    say(play, "stay-thy-hand")
    turn_starts(play)
    assert points("g")(play) == 1


@rule("LE-0642")
def test_whoever_is_wounded_after_it_was_stayed_still_has_1_ap():
    play = church()
    say(play, "stay-thy-hand")
    turn_starts(play, FAILS)
    play.enemy("g").hp = 3
    assert points("g")(play) == 1


@rule("LE-0643", "LE-C61")
@pytest.mark.parametrize(("dice", "left"), [((10,), 30), ((FAILS, 3), 27)])
def test_be_gone_costs_ethereal_creatures_hp(dice, left):
    play = church(foe="banshee")
    say(play, "be-gone")
    turn_starts(play, *dice)
    assert play.enemy("g").hp == left


@rule("LE-0643")
def test_be_gone_is_nothing_to_creatures_of_flesh():
    play = church()
    say(play, "be-gone")
    turn_starts(play)
    assert play.enemy("g").hp == 30


@rule("LE-0644", "LE-C62")
def test_providence_adds_10_constitution_against_poison_and_disease_alone():
    play = church()
    say(play, "providence-of-metheia")
    w = play.who("W")
    assert not drive(risk_poison(play.game, w), 40)
    assert not drive(risk_disease(play.game, w), 40)
    assert drive(risk_disease(play.game, w), 41)
    w.diseased = False
    assert value("W", "constitution")(play) == 30


# level 4


@rule("LE-0645", "LE-C63")
def test_we_shalt_not_falter_gives_5_hp_above_the_maximum_for_the_battle():
    play = church(W={"hp": 18})
    say(play, "we-shalt-not-falter")
    assert (hp("W")(play), hp("F")(play)) == (23, 17)
    battle_won(play)
    assert (hp("W")(play), hp("F")(play)) == (20, 17)


@rule("LE-0646", "LE-C64")
def test_gods_champion_has_15_combat_skill_and_loses_an_energy_after_the_battle():
    play = church()
    say(play, "gods-champion")
    assert value("F", "combat-skill")(play) == 55
    assert value("W", "combat-skill")(play) == 40
    battle_won(play)
    assert (play.who("F").energy, value("F", "combat-skill")(play)) == (0, 40)
    assert value("F", "constitution")(play) == 30


@rule("LE-0647")
def test_a_champion_without_energy_has_half_its_constitution_until_a_rest():
    play = church(F={"energy": 1, "values": {"constitution": 31}})
    say(play, "gods-champion")
    battle_won(play)
    assert value("F", "constitution")(play) == 15
    for deed in moments.RESTED.deeds(play.game.rules):
        deed(play.game)
    assert value("F", "constitution")(play) == 31


@rule("LE-G40")
@pytest.mark.parametrize(("face", "left"), [(40, 1), (41, 0)])
def test_metheias_open_hand_brings_back_whoever_is_brought_to_0(face, left):
    play = church(W={"hp": 5})
    say(play, "metheias-open-hand")
    below = len(play.state.agenda)
    lose_hp(play.game, play.who("W"), 5)
    run(play, face, 3, 2, down_to=below)
    assert play.who("W").hp == left


@rule("LE-G40")
def test_without_the_open_hand_nobody_is_caught():
    play = church(W={"hp": 5})
    below = len(play.state.agenda)
    lose_hp(play.game, play.who("W"), 5)
    run(play, 3, 2, down_to=below)
    assert play.who("W").hp == 0


@rule("LE-G40")
def test_ramos_breaks_the_guard_of_enemies_near_the_priest():
    play = church(h=monster("goblin", at="g5", facing="west"))
    before = chance("W", "g")(play)
    far = to_hit(play.game, declared(play.game, play.names["W"], play.names["h"], None)).total
    say(play, "break-their-guard")
    assert chance("W", "g")(play) == before + 5
    with_fields("F", at=play.at("a1"))(play)
    assert to_hit(play.game, declared(play.game, play.names["W"], play.names["h"], None)).total == far


@rule("LE-G40")
def test_ohlnirs_anvil_hardens_skin_and_blows():
    play = church()
    before = tough("W")(play)
    say(play, "ohlnirs-anvil")
    assert tough("W")(play) == before - 1
    battle_won(play)
    assert tough("W")(play) == before
