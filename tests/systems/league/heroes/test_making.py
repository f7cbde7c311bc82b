"""Making heroes: species, rolls, points, profession, talent, skills, magic, background, gear.  LE-0003 to LE-0029"""

from __future__ import annotations

import msgspec
import pytest

from systems.league.build import SYSTEM
from systems.league.heroes.maker import Maker, human
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import BACKGROUNDS, PROFESSIONS, SPECIES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.values import damage_bonus, natural_armour
from undercroft.systems.league.heroes.kept import joins, read
from undercroft.systems.league.state import MOST_SANITY


def warrior():
    """A human warrior up to the choice of a talent."""
    return human().take("warrior")


def outfitted(profession="warrior", *wear):
    """A human of a profession with starting gear that has lost so many points, in the shop."""
    made = human({"wear": [[n] for n in wear or (1,)]}).take(profession)
    return made.until("make-background").take("no-background")


# the order


@rule("LE-0004")
def test_a_hero_is_made_in_the_order_of_the_book():
    made = Maker()
    asked = []
    while (ask := made.table.ask) is not None:
        if ask.prompt not in asked:
            asked.append(ask.prompt)
        made.table.choose(ask.options[0] if ask.prompt != "make-shop" else ask.options[-1])
        if ask.prompt == "make-background":
            break
    expected = ["make-species", "make-points", "make-profession", "make-talent", "make-skill", "make-background"]
    assert asked == expected


@rule("LE-0004", "LE-0018")
def test_spells_are_chosen_after_skills_and_before_the_background():
    made = human().take("wizard").until("make-spell")
    assert made.hero.talents
    assert made.until("make-background").hero.spells


# species, rolls and points


@rule("LE-0005", "LE-G01")
@pytest.mark.parametrize(("species", "strength"), [("human", 40), ("dwarf", 43), ("elf", 34), ("halfling", 32)])
def test_stats_are_rolled_as_the_species_prescribes(species, strength):
    assert Maker().take(species).hero.values.strength == strength


@rule("LE-0006")
def test_the_greater_of_two_rolls_of_each_stat_is_kept():
    made = Maker({"make-wisdom": [[2, 3], [9, 10]], "make-dexterity": [[9, 9], [8, 8]]}).take("human")
    assert (made.hero.values.wisdom, made.hero.values.dexterity) == (49, 48)


@rule("LE-0007", "LE-0012")
def test_the_greater_of_two_rolls_of_hp_is_kept():
    made = human({"make-hp": [[2], [6]]})
    assert made.hero.max_hp == 15
    assert made.ask.prompt == "make-profession"


@rule("LE-0008")
def test_15_points_are_distributed():
    made = Maker().take("human").points(strength=10, wisdom=4)
    assert made.ask.about == "1"
    made.points(resolve=1)
    assert made.ask.prompt == "make-profession"
    assert sum(made.hero.values.of(stat) for stat in ("strength", "wisdom", "resolve")) == 3 * 40 + 15


@rule("LE-0008", "LE-G43")
def test_no_more_than_10_points_go_into_one_stat():
    made = Maker().take("human").points(strength=10)
    assert "value-strength" not in [one.what for one in made.ask.options]
    assert max(one.n for one in made.ask.options if one.what == "value-wisdom") == 5


@rule("LE-0300")
def test_points_do_not_raise_a_stat_beyond_what_the_species_can_reach():
    best = {"make-strength": [[10, 10], [1, 1]]}
    made = Maker(best).take("halfling").points(strength=10)
    assert made.hero.values.strength == 52
    assert library()[SPECIES]["halfling"].most["strength"] == 55


@rule("LE-0010", "LE-G03")
@pytest.mark.parametrize(("strength", "bonus"), [(39, 0), (40, 1), (49, 1), (50, 2), (60, 3), (69, 3), (70, 4)])
def test_strength_gives_a_damage_bonus(strength, bonus):
    assert damage_bonus(strength) == bonus


@rule("LE-0011", "LE-G03")
@pytest.mark.parametrize(("constitution", "armour"), [(39, 0), (40, 1), (50, 2), (60, 3), (75, 3)])
def test_constitution_gives_natural_armour(constitution, armour):
    assert natural_armour(constitution) == armour


# profession


@rule("LE-0015")
def test_one_of_the_talents_of_the_profession_is_chosen():
    made = warrior()
    assert made.offered == list(library()[PROFESSIONS]["warrior"].talents)
    assert made.take("tough").hero.talents == ("tough",)


@rule("LE-0015")
def test_a_talent_may_give_hit_points():
    plain, tough = (warrior().take(talent).finish().hero.hp for talent in ("shield-arm", "tough"))
    assert tough == plain + 2


@rule("LE-0016", "LE-G44")
def test_a_skill_starts_at_its_stat_and_what_the_profession_adds():
    values = warrior().hero.values
    assert values.combat_skill == values.dexterity + 15
    assert values.barter == values.wisdom - 10
    assert values.foraging == values.constitution


@rule("LE-0017", "LE-G45")
def test_one_skill_that_the_profession_lowers_is_raised_by_10_instead():
    made = warrior().take("tough")
    assert not {"combat-skill", "foraging"} & set(made.offered)
    made.take("perception")
    assert made.hero.values.perception == made.hero.values.wisdom + 10
    assert made.hero.values.barter == made.hero.values.wisdom - 10


@rule("LE-0667", "LE-0686")
@pytest.mark.parametrize("profession", sorted(library()[PROFESSIONS]))
def test_only_wizards_know_the_arcane_arts_and_only_priests_battle_prayers(profession):
    values = human().take(profession).hero.values
    assert bool(values.arcane_arts) is (profession == "wizard")
    assert bool(values.battle_prayers) is (profession == "warrior-priest")


@rule("LE-0018", "LE-0546")
def test_a_wizard_begins_with_three_spells_of_the_first_difficulty():
    made = human().take("wizard").until("make-spell")
    spells = {option.what.removeprefix("spell-") for option in made.ask.options}
    assert all(library().entries["spells"][spell].difficulty == 1 for spell in spells)
    made.until("make-background")
    assert len(set(made.hero.spells)) == 3


@rule("LE-0018", "LE-0623")
def test_a_warrior_priest_begins_with_two_prayers_of_the_first_level():
    made = human().take("warrior-priest").until("make-prayer")
    prayers = {option.what.removeprefix("prayer-") for option in made.ask.options}
    assert all(library().entries["prayers"][prayer].level == 1 for prayer in prayers)
    made.until("make-background")
    assert len(set(made.hero.prayers)) == 2


# background


@rule("LE-0019", "LE-G05")
def test_whoever_wishes_rolls_for_a_background():
    made = human({"make-background": [[15]]}).take("warrior").until("make-background")
    made.take("roll-background")
    assert made.hero.background == "merchants-spare-son"
    assert made.ask.prompt == "make-shop"
    assert made.hero.coins == 250


@rule("LE-0019", "LE-G05")
def test_what_a_background_brings_along_is_worn_as_everything_else():
    made = human({"make-background": [[16]], "wear": [[2]]}).take("warrior").until("make-background")
    made.take("roll-background")
    assert "buckler~2" in [str(item) for item in made.hero.outfit.items()]


@rule("LE-G05")
def test_every_result_of_a_d20_is_a_background():
    assert [one.to for one in library()[BACKGROUNDS].values()] == list(range(1, 21))


# gear


@rule("LE-0020")
@pytest.mark.parametrize("profession", sorted(library()[PROFESSIONS]))
def test_a_hero_has_the_gear_of_its_profession(profession):
    given = library()[PROFESSIONS][profession].gear
    made = outfitted(profession)
    assert sorted(item.card for item in made.hero.outfit.items()) == sorted(given)


@rule("LE-0021")
def test_a_d4_says_how_many_points_each_thing_has_lost():
    made = outfitted("warrior", 4, 2, 3, 1)
    worn = {item.card: item.wear for item in made.hero.outfit.items()}
    assert (worn["broadsword"], worn["round-shield"], worn["leather-jerkin"], worn["leather-cap"]) == (4, 2, 3, 1)


@rule("LE-0022")
def test_nothing_begins_with_less_than_a_point():
    made = outfitted("rogue", 4)
    worn = {item.card: item.wear for item in made.hero.outfit.items()}
    assert worn["lock-picks"] == 0
    made = outfitted("barbarian", 4)
    assert {item.card: item.wear for item in made.hero.outfit.items()}["rope"] == 2
    made = outfitted("ranger", 4)
    assert {item.card: item.wear for item in made.hero.outfit.items()}["torch"] == 1


@rule("LE-0023")
def test_a_hero_has_150_coins():
    assert outfitted().hero.coins == 150


@rule("LE-0024")
def test_coins_buy_further_equipment_whatever_a_shop_would_have():
    made = outfitted().take("weapons")
    assert "dagger" in [option.what for option in made.ask.options]
    made.take("dagger")
    assert made.hero.coins == 140
    assert "dagger" in [item.card for item in made.hero.outfit.items()]
    assert made.ask.prompt == "make-shop"


@rule("LE-0024")
def test_nobody_buys_what_it_cannot_pay_for_or_what_no_shop_ever_has():
    made = outfitted().take("weapons")
    goods = [option.what for option in made.ask.options]
    assert "greatsword" not in goods
    assert "dawnbringer" not in goods


@rule("LE-0025")
def test_what_is_bought_has_lost_d4_points_too():
    made = outfitted("warrior", 1, 1, 1, 1, 3).take("weapons").take("dagger")
    assert next(item for item in made.hero.outfit.items() if item.card == "dagger").wear == 3


@rule("LE-0119", "LE-0024")
def test_nobody_buys_more_than_it_can_carry():
    made = outfitted()
    made.hero.values = msgspec.structs.replace(made.hero.values, strength=15)
    assert "crowbar" not in made.take("gear").offered


# what it has then


@rule("LE-0013", "LE-0014", "LE-0027", "LE-0028", "LE-0029")
def test_a_new_hero_has_its_first_points():
    made = outfitted("wizard").finish().hero
    assert (made.mana, made.energy, made.max_energy) == (made.values.wisdom, 1, 1)
    assert (made.sanity, made.luck, made.level, made.xp) == (MOST_SANITY, 0, 1, 0)


@rule("LE-0013")
def test_nobody_but_a_wizard_has_mana():
    assert outfitted().finish().hero.mana == 0


@rule("LE-0028", "LE-G02", "LE-C12")
@pytest.mark.parametrize(("species", "luck"), [("human", 0), ("dwarf", 0), ("elf", 0), ("halfling", 1)])
def test_only_halflings_begin_with_luck(species, luck):
    made = Maker().take(species).points(strength=10, wisdom=5).take("warrior").finish()
    assert made.hero.luck == luck


@rule("LE-0003")
def test_a_hero_that_was_made_is_kept_with_everything_on_its_sheet_and_plays():
    made = outfitted().finish()
    (sheet,) = SYSTEM.made(made.table.game)
    found = read(sheet.entry)
    assert found is not None
    again, hero = joins(sheet.entry, made.hero.id, made.hero.seat), made.hero
    hero.outfit = again.outfit
    assert again == hero
    assert sheet.name == found.name == hero.card
