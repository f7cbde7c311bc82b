"""Experience and levels.  LE-0298 to LE-0309, LE-G08, LE-G09, LE-G80"""

from __future__ import annotations

import pytest

from systems.league.build import hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import LevelUp
from undercroft.systems.league.cards.heroes import PERKS, PROFESSIONS, SPECIES, TALENTS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.values import SKILLS, STATS
from undercroft.systems.league.heroes import experience
from undercroft.systems.league.heroes.fresh import refresh


def rising(xp=1_000, card="brunna", **who):
    """A hero who rises to the next level."""
    return position(W=hero(card, xp=xp, **who), do=[LevelUp(1)])


def sheet(card="brunna", **who):
    """A hero as it is."""
    return position(W=hero(card, **who)).who("W")


def put(play, what, n):
    """Points into a stat or skill."""
    for _ in range(n):
        play.choose("improve", what=f"value-{what}")
    return play


@rule("LE-0298", "LE-G37")
def test_all_heroes_gain_the_same_and_mercenaries_nothing():
    party = [sheet(), sheet("pip"), sheet("ogrim", hired=True)]
    party[2].hired = True
    experience.earn(party, 120)
    assert [one.xp for one in party] == [120, 120, 0]


@rule("LE-0299", "LE-G08")
@pytest.mark.parametrize(("xp", "level"), [(999, 1), (1_000, 2), (2_499, 2), (2_500, 3), (75_000, 10)])
def test_experience_is_worth_a_level(xp, level):
    assert experience.level_for(xp) == level


@rule("LE-0299")
def test_without_the_experience_nobody_rises():
    play = rising(999)
    assert play.asks() == ""
    assert play.who("W").level == 1


@rule("LE-0299", "LE-G08")
def test_each_level_takes_more_than_the_one_before():
    steps = [b - a for a, b in zip((0, *experience.LEVELS), experience.LEVELS, strict=False)]
    assert steps == sorted(steps)


@rule("LE-0302")
def test_a_level_gives_15_points():
    play = rising()
    assert (play.asks(), play.who("W").points, play.who("W").level) == ("improve", 15, 2)


@rule("LE-0303")
def test_points_that_are_left_are_kept_for_the_next_level():
    play = rising(2_500)
    put(play, "heal", 3).choose("done")
    play.choose("done").choose("done")
    assert (play.who("W").level, play.who("W").points) == (3, 12 + 15)


@rule("LE-0304", "LE-0302")
@pytest.mark.parametrize(("what", "cost"), [("hp", 3), ("strength", 2), ("combat-skill", 2), ("heal", 1)])
def test_what_a_point_costs_stands_in_a_table(what, cost):
    play = rising()
    put(play, what, 1)
    assert play.who("W").points == 15 - cost


@rule("LE-0304")
def test_there_is_a_price_for_everything():
    assert set(experience.COSTS) == {"hp", *SKILLS, "strength", "constitution", "dexterity", "wisdom", "resolve"}


@rule("LE-0305", "LE-G80")
def test_past_80_a_point_costs_double():
    strong = sheet("ogrim", values={"strength": 80})
    assert experience.price(strong, "strength") == 4
    assert experience.price(sheet("ogrim", values={"strength": 79}), "strength") == 2


@rule("LE-0306")
def test_nothing_rises_by_more_than_5():
    play = rising(values={"heal": 20})
    put(play, "heal", 5)
    assert "value-heal" not in [one.what for one in play.table.ask.options]
    assert play.who("W").values.heal == 25


@rule("LE-0306")
def test_at_the_next_level_it_may_rise_again():
    play = rising(2_500, values={"heal": 20})
    put(play, "heal", 5).choose("done").choose("done").choose("done")
    put(play, "heal", 1)
    assert play.who("W").values.heal == 26


@rule("LE-0307")
def test_hp_rise_by_no_more_than_2():
    play = rising(max_hp=14)
    put(play, "hp", 2)
    assert "value-hp" not in [one.what for one in play.table.ask.options]
    assert play.who("W").max_hp == 16


@rule("LE-0300")
def test_no_stat_rises_beyond_what_the_species_can_reach():
    found = experience.raisable(sheet(values={"strength": 70}, points=15))
    assert "strength" not in found
    assert "wisdom" in found


@rule("LE-0301", "LE-G80")
def test_no_skill_rises_beyond_80():
    assert "combat-skill" not in experience.raisable(sheet(values={"combat-skill": 80}, points=15))
    assert "combat-skill" in experience.raisable(sheet(values={"combat-skill": 79}, points=15))


@rule("LE-0072")
def test_a_stat_that_rises_raises_no_skill():
    play = rising()
    before = play.who("W").values.combat_skill
    put(play, "dexterity", 2)
    assert play.who("W").values.combat_skill == before


@rule("LE-0667", "LE-0686")
def test_nobody_learns_arcane_arts_or_battle_prayers_by_points():
    warrior = experience.raisable(sheet(points=15))
    assert not {"arcane-arts", "battle-prayers"} & set(warrior)
    assert "arcane-arts" in experience.raisable(sheet("aldrith", points=15))
    assert "battle-prayers" in experience.raisable(sheet("marta", points=15))


# talents and perks


@rule("LE-0308", "LE-G06")
def test_each_level_opens_a_group_of_talents():
    play = rising().choose("done")
    assert play.asks() == "learn-talent"
    groups = {library()[TALENTS][one.what.removeprefix("talent-")].group for one in play.table.ask.options if one.what}
    assert groups == {library()[PROFESSIONS]["warrior"].growth[0]} == {"combat"}
    play.choose("learn", what="talent-firm-guard")
    assert "firm-guard" in play.who("W").talents


@rule("LE-0308")
def test_at_the_third_level_another_group_is_open():
    play = rising(2_500).choose("done").choose("done").choose("done")
    play.choose("done")
    groups = {library()[TALENTS][one.what.removeprefix("talent-")].group for one in play.table.ask.options if one.what}
    assert groups == {"physical"}


@rule("LE-0309", "LE-G07", "LE-G09")
def test_at_every_other_level_there_is_a_perk_and_a_point_of_energy():
    play = rising(2_500).choose("done").choose("done")
    assert play.asks() == "learn-perk"
    play.choose("learn", what="perk-sprint")
    who = play.who("W")
    assert (who.perks, who.max_energy, who.energy) == (("sprint",), 2, 2)
    play.choose("done").choose("done")
    assert (play.asks(), who.level) == ("", 3)


@rule("LE-0308", "LE-0309")
def test_a_talent_and_a_perk_may_be_passed_over():
    play = rising().choose("done").choose("done").choose("done")
    who = play.who("W")
    assert (who.level, who.perks, who.max_energy) == (2, (), 1)


@rule("LE-0309", "LE-0667", "LE-0686")
def test_perks_of_faith_and_magic_are_for_those_who_know_the_skill():
    def groups(card):
        return {library()[PERKS][perk].group for perk in experience.perks_for(sheet(card, level=2))}

    assert not {"faith", "magic"} & groups("brunna")
    assert "magic" in groups("aldrith")
    assert "faith" in groups("marta")


@rule("LE-G06", "LE-G07")
def test_there_are_enough_talents_and_perks():
    assert len(library()[TALENTS]) >= 40
    assert len(library()[PERKS]) >= 24


@rule("LE-0300")
@pytest.mark.parametrize("card", ["brunna", "ogrim", "sylwen", "pip"])
def test_each_stat_has_the_limit_of_its_species(card):
    one = sheet(card)
    most = library()[SPECIES][one.species].most
    assert {stat: experience.limit(one, stat) for stat in STATS} == most


@rule("LE-G09", "LE-0014")
@pytest.mark.parametrize(("perks", "energy"), [((), 1), (("hush", "frenzy"), 3)])
def test_energy_is_1_and_1_for_each_perk(perks, energy):
    one = refresh(sheet(perks=list(perks)))
    assert (one.energy, one.max_energy) == (energy, energy)
