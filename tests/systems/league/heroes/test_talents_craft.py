"""Talents of faith, magic and alchemy, each shown to change something and to leave something else alone.

LE-0073, LE-0557, LE-0560, LE-0566, LE-0571, LE-0592, LE-0596, LE-0606, LE-0617, LE-0620, LE-0622, LE-G06
"""

from __future__ import annotations

from systems.league.build import goblin, hero, monster
from systems.league.driving import drive, standing
from systems.league.heroes.showing import damage, rolled_against
from systems.league.proofs import talent
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.combat.bandage import treat
from undercroft.systems.league.combat.throwing import to_throw
from undercroft.systems.league.magic import alchemy, casting, dispel
from undercroft.systems.league.magic.prayers import pray
from undercroft.systems.league.rolls.checks import needed_for
from undercroft.systems.league.status.conditions import fall, stun
from undercroft.systems.league.status.defeat import go_down
from undercroft.systems.league.status.mana import most_mana
from undercroft.systems.league.things.identifying import identify

SKILLS = dict.fromkeys(
    ("strength", "dexterity", "wisdom", "resolve", "combat-skill", "ranged-skill", "heal", "alchemy"), 40
)
PRIEST = SKILLS | {"battle-prayers": 40}
WIZARD = SKILLS | {"arcane-arts": 40}


def priest(talent_id, board="WV", **more):
    """A warrior priest with a talent and ENERGY, and a friend."""
    one = hero("marta", talents=[talent_id], values=PRIEST, energy=2, max_energy=2, prayers=["metheias-ward"], **more)
    return standing(board, W=one, V=hero("ogrim", values=SKILLS, max_hp=12))


def wizard(talent_id, board="WV", **more):
    """A wizard with a talent, and a friend."""
    one = hero("aldrith", talents=[talent_id], values=WIZARD, **more)
    return standing(board, W=one, V=hero("ogrim", values=SKILLS))


def alchemist(talent_id, **more):
    """An alchemist with a talent, and an enemy some way off."""
    one = hero("tobble", talents=[talent_id], values=SKILLS, facing="east", **more)
    return standing("W...g", W=one, g=goblin())


def value(play, name):
    """A value of the hero as a check would count it."""
    return needed_for(play.game, play.who("W"), name).total


# faith


@rule("LE-0617")
@talent("devout", changes=True)
def test_the_devout_are_heard_more_often():
    play = priest("devout")
    drive(pray(play.game, play.who("W"), "metheias-ward"), 45)
    assert play.state.prayer == "metheias-ward"


@talent("devout", changes=False)
def test_the_devout_may_not_be_heard():
    play = priest("devout")
    drive(pray(play.game, play.who("W"), "metheias-ward"), 46)
    assert play.state.prayer == ""


@rule("LE-0674")
@talent("blessed-hands", changes=True)
def test_blessed_hands_mend_more_often():
    play = priest("blessed-hands", quick=["bandage"])
    play.who("V").hp = 5
    drive(treat(play.game, play.who("W"), play.who("V"), Item("bandage")), 50, 3)
    assert play.who("V").hp == 8


@talent("blessed-hands", changes=False)
def test_blessed_hands_do_not_pray_better():
    assert value(priest("blessed-hands"), "battle-prayers") == 40


@rule("LE-0620")
@talent("long-litany", changes=True)
def test_a_long_litany_lasts_longer_between_battles():
    play = priest("long-litany")
    drive(pray(play.game, play.who("W"), "metheias-ward"), 20)
    assert play.state.prayer_turns == 6


@rule("LE-0619")
@talent("long-litany", changes=False)
def test_in_battle_it_lasts_as_long_as_the_battle():
    play = priest("long-litany")
    play.state.battle = 1
    drive(pray(play.game, play.who("W"), "metheias-ward"), 20)
    assert play.state.prayer_turns == 0


@rule("LE-0622")
@talent("unshaken-voice", changes=True)
def test_an_unshaken_voice_goes_on_praying_though_it_falls_or_is_stunned():
    play = priest("unshaken-voice")
    drive(pray(play.game, play.who("W"), "metheias-ward"), 20)
    fall(play.game, play.who("W"))
    stun(play.game, play.who("W"))
    assert play.state.prayer == "metheias-ward"


@rule("LE-0622")
@talent("unshaken-voice", changes=False)
def test_whoever_bleeds_prays_no_more():
    play = priest("unshaken-voice")
    drive(pray(play.game, play.who("W"), "metheias-ward"), 20)
    play.who("W").hp = 0
    go_down(play.game, play.who("W"))
    assert play.state.prayer == ""


def _blow(talent_id, card):
    fighter = hero("marta", talents=[talent_id], values=PRIEST, hand=["mace"], facing="east")
    return damage(standing("Wg", W=fighter, g=monster(card)), "W", "g", "mace")


@talent("banishing-hand", changes=True)
def test_a_banishing_hand_hurts_the_dead_and_demons():
    assert (_blow("banishing-hand", "skeleton"), _blow("banishing-hand", "imp")) == (6, 6)


@talent("banishing-hand", changes=False)
def test_a_banishing_hand_hurts_nobody_else_more():
    assert _blow("banishing-hand", "orc") == 5


# magic


def _spell(least=3):
    """A spell that costs at least so much mana, of the easiest."""
    spells = library()[SPELLS].values()
    return next(one for one in spells if one.mana >= least and one.difficulty == 1)


@rule("LE-0557")
@talent("thrifty-caster", changes=True)
def test_a_thrifty_wizard_saves_a_point_of_mana():
    play, spell = wizard("thrifty-caster"), _spell()
    assert casting.cost(play.game, play.who("W"), spell) == spell.mana - 1


@rule("LE-0562")
@talent("thrifty-caster", changes=False)
def test_power_costs_the_thrifty_what_it_costs_anybody():
    play, spell = wizard("thrifty-caster"), _spell()
    game, who = play.game, play.who("W")
    assert casting.cost(game, who, spell, 2) - casting.cost(game, who, spell) == 4


def _needed(play, focus):
    who = play.who("W")
    entry = CastSpell(who.id, spell=_spell().id, focus=focus)
    return casting.needed(play.game, who, _spell(), entry).total


@rule("LE-0566")
@talent("deep-focus", changes=True)
def test_deep_focus_gives_5_more_for_each_action():
    play = wizard("deep-focus")
    assert _needed(play, 2) == _needed(play, 0) + 30


@talent("deep-focus", changes=False)
def test_without_focus_nothing_is_deep():
    assert _needed(wizard("deep-focus"), 0) == 40 - _spell().cv


@rule("LE-0560", "LE-G101")
@talent("cool-head", changes=True)
def test_a_cool_head_miscasts_from_97_on():
    play = wizard("cool-head")
    assert casting.threshold(play.game, play.who("W"), 0, 0) == 97


@talent("cool-head", changes=False)
def test_a_cool_head_casts_no_better():
    assert _needed(wizard("cool-head"), 1) == 40 - _spell().cv + 10


@rule("LE-0013")
@talent("deep-well", changes=True)
def test_a_deep_well_holds_8_mana_more():
    play = wizard("deep-well")
    assert most_mana(play.game, play.who("W")) == 48


@talent("deep-well", changes=False)
def test_a_deep_well_is_no_wisdom():
    assert value(wizard("deep-well"), "wisdom") == 40


@rule("LE-0571")
@talent("warding-will", changes=True)
def test_a_warding_will_dispels_better():
    play = wizard("warding-will")
    assert dispel.dispel_value(play.game, play.who("W"), play.who("V")).total == 50


@talent("warding-will", changes=False)
def test_a_warding_will_casts_no_better():
    assert _needed(wizard("warding-will"), 0) == 40 - _spell().cv


@rule("LE-0668")
@talent("rune-reader", changes=True)
def test_a_reader_of_runes_knows_what_it_is():
    play = wizard("rune-reader")
    now = drive(identify(play.game, play.who("W"), Item("plain-ring", 0, ("magic", "unknown"))), 50, 10)
    assert "of-strength" in now.marks


@talent("rune-reader", changes=False)
def test_a_reader_of_runes_dispels_no_better():
    play = wizard("rune-reader")
    assert dispel.dispel_value(play.game, play.who("W"), play.who("V")).total == 40


# alchemy


@rule("LE-0459")
@talent("good-throw", changes=True)
def test_a_good_arm_throws_better():
    play = alchemist("good-throw")
    assert to_throw(play.game, play.who("W"), play.enemy("g").at).total == 50


@talent("good-throw", changes=False)
def test_a_good_arm_shoots_no_better():
    assert value(alchemist("good-throw"), "ranged-skill") == 40


@rule("LE-0598", "LE-0599")
@talent("harvester", changes=True)
def test_a_harvester_harvests_better():
    play = alchemist("harvester", pack=["alchemist-tools"])
    play.state.fallen = ("wolf",)
    drive(alchemy.harvest(play.game, play.who("W")), 99)
    assert rolled_against(play) == 50


@talent("harvester", changes=False)
def test_a_harvester_mixes_no_better():
    play = alchemist("harvester")
    assert alchemy.mixing(play.game, play.who("W"), (), recipe=False).total == 40


@rule("LE-0592")
@talent("knowing-tongue", changes=True)
def test_a_knowing_tongue_tells_potions():
    play = alchemist("knowing-tongue", quick=["unknown-potion+weak"])
    who = play.who("W")
    drive(alchemy.identify(play.game, who, who, who.outfit.at("quick")[0]), 50, 10)
    assert who.outfit.at("quick") == (Item("healing-weak"),)


@talent("knowing-tongue", changes=False)
def test_a_knowing_tongue_mixes_no_better():
    play = alchemist("knowing-tongue")
    assert alchemy.mixing(play.game, play.who("W"), (), recipe=False).total == 40


@rule("LE-0606")
@talent("sure-measure", changes=True)
def test_a_sure_measure_mixes_better():
    play = alchemist("sure-measure")
    assert alchemy.mixing(play.game, play.who("W"), (), recipe=False).total == 50


@talent("sure-measure", changes=False)
def test_a_sure_measure_tells_no_potions():
    play = alchemist("sure-measure", quick=["unknown-potion+weak"])
    who = play.who("W")
    drive(alchemy.identify(play.game, who, who, who.outfit.at("quick")[0]), 99)
    assert rolled_against(play) == 40
