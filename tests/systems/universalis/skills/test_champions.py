"""Champions of the gods learn the spells these grant.  UN-C471, UN-C472"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.proofs import skill
from systems.universalis.workshop import in_town, like, making
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import HEROES, RACES
from undercroft.systems.universalis.heroes import creation

GOOD, EVIL = "champion-of-the-gods-of-good", "champion-of-the-gods-of-evil"
BORGRON = BOX[HEROES]["borgron"]
DARK = next(race for race in BOX[RACES] if "underworld-sorcerer" in creation.classes_for(race, True))


def champion(*spells: str, xp: int = 3) -> str:
    """Borgron, a champion of the gods of good who has learnt these of their spells."""
    return like("borgron", skills=(*BORGRON.skills, GOOD), spells=(*BORGRON.spells, *spells), xp=xp)


@rule("UN-C471")
def test_who_becomes_a_champion_learns_one_of_four_spells_that_brings_no_mana():
    shop = in_town(like("borgron", xp=3), dice=[4]).take("train =skill", f"learn =skill-{GOOD}")
    assert shop.asks() == "make-spell"
    assert [act.partition("=spell-")[2] for act in shop.acts()] == [
        *("healing-light", "sheltering-light", "holy-light", "scourge-of-evil")
    ]
    shop.take("learn =spell-holy-light")
    assert shop.hero.spells == (*BORGRON.spells, "holy-light")
    assert shop.hero.stats.mana == BORGRON.stats.mana
    assert shop.hero.xp == 0


@rule("UN-C471")
@skill(GOOD, changes=True)
def test_a_champion_learns_more_of_these_spells_as_if_they_were_skills():
    shop = in_town(champion("holy-light"), dice=[4]).take("train =skill")
    assert not shop.offers("learn =spell-holy-light")
    shop.take("learn =spell-healing-light")
    assert (shop.hero.spells[-1], shop.hero.xp, shop.hero.vp) == ("healing-light", 0, BORGRON.vp + 2)
    assert shop.hero.stats.mana == BORGRON.stats.mana


@rule("UN-C471")
@skill(GOOD, changes=False)
def test_the_spells_of_the_gods_are_among_the_scholarly_skills_alone():
    shop = in_town(champion("holy-light"), dice=[1]).take("train =skill")
    assert not shop.offers("learn =spell-healing-light")


@rule("UN-C471", "UN-0021")
def test_a_champion_does_not_learn_what_another_of_the_group_knows():
    other = like("maeliss", spells=("healing-light",))
    shop = in_town(champion("holy-light"), other, dice=[4]).take("train =skill")
    assert shop.offers("learn =spell-scourge-of-evil")
    assert not shop.offers("learn =spell-healing-light")


@rule("UN-C471", "UN-C472")
@pytest.mark.parametrize(("race", "gods"), [("dwarf", GOOD), ("orc", EVIL), ("human", GOOD)])
def test_the_gods_choose_their_champions_by_alignment(race, gods):
    paladin = creation.newcomer("x", race, "paladin")
    known = creation.learnable(paladin, "scholarly")
    assert [one for one in (GOOD, EVIL) if one in known] == [gods]


@rule("UN-C472")
def test_a_new_champion_begins_with_a_spell_of_a_lore_that_is_not_the_class_own():
    shop = making(DARK, "underworld-sorcerer").take("done")
    if shop.asks() == "make-skill":
        shop.take(shop.acts()[0])
    for _ in range(4):
        shop.take(shop.acts()[0].split(" ~")[0])
    assert shop.asks() == "make-spell"
    offered = {act.partition("=spell-")[2] for act in shop.acts()}
    assert offered <= {"marshy-ground", "inner-fire"}
    shop.take("learn =spell-inner-fire")
    assert shop.hero.spells[-1] == "inner-fire"
    assert shop.hero.stats.mana == min(8, 3 * shop.hero.stats.intelligence)


@rule("UN-C472")
def test_the_gods_of_evil_grant_a_champion_nothing_of_his_own_lore():
    shop = making(DARK, "underworld-sorcerer")
    assert not set(creation.granted(shop.hero)) & {"favour-of-the-gods", "regeneration"}
