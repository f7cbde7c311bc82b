"""The Bestiary: the figures the book gives, what a profile costs, Creature Spawn Tables complete and rising."""

from __future__ import annotations

import re

import pytest

from systems.universalis.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import (
    CREATURES,
    FACTIONS,
    SHIELDS,
    SPELLS,
    THINGS,
    WEAPONS,
    Creature,
    Posse,
    Weapon,
)
from undercroft.text.messages import LANGUAGES, messages

PROFILES = BOX[CREATURES]
SHEETS = BOX[FACTIONS]
ROWS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
COLUMNS = ["wandering", "spotted", "special"]

SKILL_WORTH = {
    "aquatic-animal": 0.5, "aura": 2, "battle-wizard": 0, "berserker": 3, "breath": 4,
    "champion-of-the-gods-of-evil": 2, "coward": -1, "double-attack": 5, "encouraging": 1.5, "ethereal": 5,
    "expert-rider": 0.5, "fast": 0.5, "fast-shooting": 2, "fearsome": 2, "flying": 2, "grab-and-eat": 4,
    "hardened": 2, "hatred": 0.5, "huge": 8, "hypnotic": 2, "invulnerable": 4, "large": 3,
    "leech-vitality": 2.5, "mimetism": 0.5, "mislead": 1.5, "onslaught": 2, "paralyzing-poison": 2,
    "pathfinder": 0.5, "plague-bearer": 1.5, "poisonous": 2, "raging-mount": 0, "regeneration": 3,
    "rock-throwing": 2, "scout": 0.5, "sharp-senses": 0.5, "shriek-from-the-underworld": 3, "skulk": 0.5,
    "small": -0.5, "staggering": -0.5, "stealth": 0.5, "sting": 2, "stupid": -1, "sweep": 2,
    "sword-master": 2, "tentacles": 2, "thief": 0.5, "trampling": 2, "two-weapon-fighting": 2, "undead": 1.5,
    "vermin": 2, "vulnerable": -1,
}  # fmt: skip
"""What a skill adds to the worth of a profile; 1 for those not named."""
KINDS = ("hatred", "mimetism", "pathfinder", "vulnerable")


def carried(profile: Creature) -> list[Weapon]:
    usual = profile.sets[0]
    return [BOX[WEAPONS][id] for id in (*usual.hands, *usual.pack) if id in BOX[WEAPONS]]


def shoots(profile: Creature) -> bool:
    return any(card.kind in ("projectile", "throwing") for card in carried(profile)) or (
        "greek-fire" in profile.sets[0].pack
    )


def of_skill(id: str) -> float:
    name = re.sub(r"-\d+$", "", id)
    return SKILL_WORTH.get(next((kind for kind in KINDS if name.startswith(kind)), name), 1)


def worth(profile: Creature) -> float:
    """Vitality, twice what Combat Skill (or Shooting Skill), Strength and Armor are above common, and so on."""
    has = profile.stats
    skill = max(has.combat, has.shooting if shoots(profile) else 0)
    fighting = 2 * (skill - 2 + has.strength - 3 + max(has.armor, has.natural) - 3)
    moving = (has.movement - 4 + has.agility - 3) / 2 + (has.courage - 3) / 4
    casting = has.mana + (has.intelligence - 3) / 2 if has.mana else 0
    return has.vitality + fighting + moving + casting + sum(map(of_skill, profile.skills))


def price(profile: Creature) -> float:
    """Worth grows together: its square over 64, and from 24 on a straight line."""
    n = worth(profile)
    return n * n / 64 if n <= 24 else 9 + (n - 24) * 0.75


def group(faction: str, row: str, column: str) -> tuple[Posse, ...]:
    posses: tuple[Posse, ...] = getattr(SHEETS[faction].spawn[row], column)
    return posses


def cost(posses: tuple[Posse, ...]) -> int:
    return sum(
        posse.n * (PROFILES[posse.creature].vp + PROFILES[posse.creature].sets[posse.set].vp) for posse in posses
    )


def listed(posses: tuple[Posse, ...]) -> dict[str, int]:
    return {posse.creature: posse.n for posse in posses}


# figures of the book


@rule("UN-C082", "UN-C343")
def test_an_orc_warrior_is_worth_1_with_combat_skill_3_armor_4_and_a_shield():
    orc = PROFILES["orc-warrior"]
    assert (orc.vp, orc.stats.combat, orc.stats.armor, orc.stats.intelligence) == (1, 3, 4, 3)
    assert BOX[SHIELDS][orc.sets[0].hands[1]].blocks == 5


@rule("UN-C083")
def test_an_orc_archer_is_worth_1_with_shooting_skill_3_armor_4_and_a_short_bow():
    orc = PROFILES["orc-archer"]
    assert (orc.vp, orc.stats.shooting, orc.stats.armor, orc.sets[0].hands) == (1, 3, 4, ("short-bow",))


@rule("UN-C084")
def test_there_are_orcs_of_2_an_elite_black_orc_and_a_leader_of_9():
    assert (PROFILES["orc-veteran"].vp, PROFILES["black-orc"].level, PROFILES["orc-warlord"].vp) == (2, "elite", 9)


@rule("UN-C084")
def test_an_orc_boss_attacks_twice():
    assert "double-attack" in PROFILES["orc-boss"].skills


@rule("UN-C085", "UN-C320")
def test_a_goblin_shooter_costs_1_greek_fire_2_more_and_watchman_1_more():
    goblin = PROFILES["goblin-shooter"]
    assert (goblin.vp, goblin.sets[1].vp, goblin.extras["watchman"]) == (1, 2, 1)
    assert "greek-fire" in goblin.sets[1].pack


@rule("UN-C087", "UN-C343")
@pytest.mark.parametrize("skeleton", ["skeleton-warrior", "skeleton-archer"])
def test_a_skeleton_of_the_night_is_worth_1_and_has_intelligence_1(skeleton):
    profile = PROFILES[skeleton]
    assert (profile.vp, profile.stats.intelligence, profile.faction) == (1, 1, "creatures-of-the-night")


@rule("UN-C088")
def test_a_zombie_is_worth_1_and_a_mummy_2():
    assert (PROFILES["zombie"].vp, PROFILES["mummy"].vp) == (1, 2)


@rule("UN-C089", "UN-X94")
def test_the_undead_champion_has_the_figures_of_the_example():
    champion = PROFILES["undead-champion"]
    assert (champion.vp, champion.stats.vitality, champion.level) == (8, 8, "champion")
    assert "invulnerable" in champion.skills
    assert champion.extras == {"lethal-blow": 1, "magic-resistance": 1, "shriek-from-the-underworld": 2}


@rule("UN-C343", "UN-C090")
def test_a_minotaur_is_worth_9_and_serves_several_factions():
    tables = [
        faction
        for faction in SHEETS
        if any("minotaur" in listed(group(faction, row, column)) for row in ROWS for column in COLUMNS)
    ]
    assert PROFILES["minotaur"].vp == 9
    assert len(tables) > 1


@rule("UN-C090")
@pytest.mark.parametrize(
    ("creature", "size"), [("troll", "large"), ("hired-ogre", "large"), ("dragon-of-the-claw", "huge")]
)
def test_trolls_and_ogres_are_large_and_dragons_huge(creature, size):
    assert size in PROFILES[creature].skills


@rule("UN-C091")
def test_a_sorcerer_of_the_underworld_has_intelligence_5_and_knows_its_lore():
    sorcerer = PROFILES["sorcerer-of-the-underworld"]
    assert (sorcerer.stats.intelligence, sorcerer.lores) == (5, ("underworld",))


@rule("UN-C120", "UN-X84")
def test_the_night_spawns_as_in_the_example():
    rows = [listed(group("creatures-of-the-night", row, column)) for row in ROWS[:2] for column in COLUMNS[:2]]
    assert rows == [
        {"zombie": 2},
        {"skeleton-warrior": 2, "skeleton-archer": 2},
        {"skeleton-archer": 1, "skeleton-warrior": 1},
        {"mummy": 1, "zombie": 4},
    ]


@rule("UN-C120")
def test_the_skeletons_of_the_example_carry_spear_and_improvised_shield():
    posse = group("creatures-of-the-night", "1-2", "spotted")[0]
    assert PROFILES[posse.creature].sets[posse.set].hands == ("spear", "improvised-shield")


@rule("UN-C121", "UN-X83")
def test_the_great_orcs_spawn_as_in_the_example():
    found = listed(group("great-orc-clans", "3-4", "spotted"))
    assert found == {"orc-champion": 1, "dire-wolf": 1, "orc-archer": 1}


# the Bestiary as a whole


@rule("UN-C122", "UN-G46")
def test_there_are_twenty_four_factions():
    assert len(SHEETS) == 24


@rule("UN-G46")
@pytest.mark.parametrize("faction", SHEETS)
def test_a_faction_has_ten_profiles_or_more(faction):
    assert sum(profile.faction == faction for profile in PROFILES.values()) >= 10


@rule("UN-0624", "UN-G46")
@pytest.mark.parametrize("faction", SHEETS)
def test_a_faction_has_grunts_elites_and_champions(faction):
    levels = [profile.level for profile in PROFILES.values() if profile.faction == faction]
    assert levels.count("grunt") >= 4
    assert levels.count("elite") >= 3
    assert levels.count("champion") >= 2


@pytest.mark.parametrize("faction", SHEETS)
def test_a_faction_has_fighters_shooters_casters_and_large_creatures(faction):
    own = [profile for profile in PROFILES.values() if profile.faction == faction]
    assert {"melee-fighter", "ranged-fighter"} <= {profile.behavior for profile in own}
    assert any(profile.stats.mana for profile in own)
    assert any({"large", "huge"} & set(profile.skills) for profile in own)


@rule("UN-C515", "UN-0701")
@pytest.mark.parametrize("faction", SHEETS)
def test_a_faction_has_a_thief_for_the_card_of_that_name(faction):
    thieves = [p for p in PROFILES.values() if p.faction == faction and "thief" in p.skills]
    assert thieves
    assert all(thief.vp <= 3 for thief in thieves)


@rule("UN-G46")
@pytest.mark.parametrize("id", PROFILES)
def test_a_profile_costs_what_it_is_worth(id):
    assert abs(max(1.0, price(PROFILES[id])) - PROFILES[id].vp) <= 1


@pytest.mark.parametrize("id", PROFILES)
def test_a_creature_carries_only_what_there_is(id):
    known = {*BOX[WEAPONS], *BOX[SHIELDS], *BOX[THINGS]}
    assert {item for one in PROFILES[id].sets for item in (*one.hands, *one.pack)} <= known


@pytest.mark.parametrize("id", PROFILES)
def test_armor_worn_is_better_than_hide(id):
    profile = PROFILES[id]
    worn = max(profile.stats.armor, profile.stats.natural) > profile.stats.natural
    assert worn == (profile.wears != "none")


@rule("UN-0474")
@pytest.mark.parametrize("id", PROFILES)
def test_no_armor_is_above_6(id):
    assert max(PROFILES[id].stats.armor, PROFILES[id].stats.natural) <= 6


@rule("UN-0733")
def test_whoever_has_mana_knows_a_lore_that_has_spells():
    written = {card.lore for card in BOX[SPELLS].values()}
    casters = [profile for profile in PROFILES.values() if profile.stats.mana or profile.lores]
    assert [p.id for p in casters if not p.stats.mana or not p.lores or not set(p.lores) <= written] == []


@rule("UN-0706", "UN-C117")
def test_only_casters_behave_as_sorcerers():
    sorcerers = [p for p in PROFILES.values() if p.behavior in ("sorcerer", "battle-sorcerer")]
    assert [p.id for p in sorcerers if not p.lores] == []


@rule("UN-0682", "UN-0683")
@pytest.mark.parametrize("id", [p.id for p in PROFILES.values() if {"large", "huge"} & set(p.skills)])
def test_a_large_creature_has_extra_skills_of_several_prices(id):
    assert len(set(PROFILES[id].extras.values())) >= 2


@rule("UN-0753")
@pytest.mark.parametrize("id", [p.id for p in PROFILES.values() if p.level == "champion"])
def test_a_champion_can_be_a_leader_with_three_extra_skills_or_more(id):
    assert len(PROFILES[id].extras) >= 3


def test_no_two_profiles_of_a_faction_are_alike():
    faces = [(p.faction, p.stats, p.skills, p.sets) for p in PROFILES.values()]
    assert len({str(face) for face in faces}) == len(PROFILES)


# Creature Spawn Tables


@rule("UN-0664", "UN-0665", "UN-G45")
@pytest.mark.parametrize("faction", SHEETS)
def test_a_spawn_table_has_every_result_from_1_to_10(faction):
    assert list(SHEETS[faction].spawn) == ROWS


@rule("UN-0670", "UN-G45")
@pytest.mark.parametrize("column", ["spotted", "special"])
@pytest.mark.parametrize("faction", SHEETS)
def test_a_group_is_dearer_with_every_row(faction, column):
    costs = [cost(group(faction, row, column)) for row in ROWS]
    assert costs == sorted(set(costs))


@rule("UN-0670", "UN-C120")
@pytest.mark.parametrize("faction", SHEETS)
def test_wandering_creatures_cost_2_in_both_lowest_rows_and_more_in_every_later_one(faction):
    costs = [cost(group(faction, row, "wandering")) for row in ROWS]
    assert costs[:2] == [2, 2]
    assert costs[1:] == sorted(set(costs[1:]))


@rule("UN-C120")
@pytest.mark.parametrize("faction", SHEETS)
def test_enemies_spotted_cost_4_and_6_in_the_lowest_rows(faction):
    assert [cost(group(faction, row, "spotted")) for row in ROWS[:2]] == [4, 6]


@rule("UN-0618")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("faction", [faction for faction in SHEETS if faction != "creatures-of-the-night"])
def test_at_most_half_of_a_group_shoots_or_has_long_weapons(faction, column):
    for row in ROWS:
        far = total = 0
        for posse in group(faction, row, column):
            hands = PROFILES[posse.creature].sets[posse.set].hands
            weapons = [BOX[WEAPONS][id] for id in hands if id in BOX[WEAPONS]]
            far += posse.n * any(card.kind == "projectile" or card.long for card in weapons)
            total += posse.n
        assert 2 * far <= max(total, 2), f"{faction} {row}: {far} of {total}"


@pytest.mark.parametrize("faction", SHEETS)
def test_a_table_uses_most_of_what_the_faction_has(faction):
    own = {profile.id for profile in PROFILES.values() if profile.faction == faction and profile.level != "champion"}
    used = {posse.creature for row in ROWS for column in COLUMNS for posse in group(faction, row, column)}
    assert len(own & used) >= 0.7 * len(own)


# words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_creature_has_a_name_with_and_without_article(language):
    speech = messages(language, "universalis")
    parts = [(f"universalis-creature-{id}", part) for id in PROFILES for part in ("", "the")]
    assert [(id, part) for id, part in parts if not speech.has(id, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_has_a_name_and_a_text(language):
    speech = messages(language, "universalis")
    parts = [(f"universalis-faction-{id}", part) for id in SHEETS for part in ("", "the", "text")]
    assert [(id, part) for id, part in parts if not speech.has(id, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_creatures_bear_the_same_name(language):
    speech = messages(language, "universalis")
    names = [speech.text(f"universalis-creature-{id}") for id in PROFILES]
    assert sorted(names) == sorted(set(names))
