"""Races, classes and companions: what the book fixes about them, and their names."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import (
    CLASSES,
    COMPANIONS,
    CREATURES,
    HEROES,
    RACES,
    SKILLS,
    WEAPONS,
    Class,
    Race,
)
from undercroft.systems.universalis.cards.library import HERE, library
from undercroft.systems.universalis.cards.people import gear_cards, size_of
from undercroft.text.messages import LANGUAGES, Messages

BOX = library()
RACE = BOX[RACES]
CLASS = BOX[CLASSES]
COMPANION = BOX[COMPANIONS]
PROFESSIONAL = ("combat", "scholarly", "exploration")


@pytest.fixture(params=sorted(RACE))
def race_card(request: pytest.FixtureRequest) -> Race:
    return RACE[request.param]


@pytest.fixture(params=sorted(CLASS))
def class_card(request: pytest.FixtureRequest) -> Class:
    return CLASS[request.param]


# races


@rule("UN-C015", "UN-C201", "UN-G72")
def test_there_are_twenty_five_races() -> None:
    assert len(RACE) == 25


@rule(*(f"UN-C{n}" for n in range(205, 230)), "UN-1109", "UN-D70", "UN-D71")
@pytest.mark.parametrize(
    ("race", "classes"),
    [
        ("amphibian", "warrior scout ranger wizard animist sorcerer"),
        ("beastman", "barbarian warrior scout rogue bard forester animist sorcerer"),
        ("birdfolk", "warrior assassin scout sorcerer wizard"),
        ("catfolk", "warrior assassin scout ranger animist warrior-monk sorcerer"),
        ("celestial", "warrior paladin scout bard runic-master wizard"),
        ("centaur", "warrior scout ranger animist"),
        (
            "dark-elf",
            "warrior paladin gladiator battle-dancer assassin scout rogue bard wizard animist sorcerer",
        ),
        ("dwarf", "barbarian warrior gladiator assassin scout rogue ranger bard runic-master"),
        ("dogfolk", "warrior scout ranger animist sorcerer"),
        ("elf", "warrior paladin gladiator battle-dancer scout ranger bard forester wizard animist"),
        ("goblin", "warrior assassin scout rogue animist sorcerer"),
        ("halfling", "warrior scout rogue ranger bard animist"),
        ("infernal", "warrior scout"),
        ("minotaur", "barbarian warrior"),
        ("ogre", "barbarian warrior gladiator scout ranger animist sorcerer"),
        ("orc", "barbarian warrior assassin gladiator scout ranger animist sorcerer"),
        ("ratfolk", "warrior assassin scout rogue wizard animist sorcerer"),
        (
            "renegade-dwarf",
            "barbarian warrior paladin gladiator assassin scout rogue ranger bard runic-master sorcerer",
        ),
        ("reptilian", "warrior assassin scout ranger wizard animist sorcerer"),
        ("shardmind", "warrior scout runic-master animist sorcerer wizard"),
        ("treefolk", "warrior scout ranger animist"),
        ("troll", "warrior scout sorcerer"),
        ("vampire", "warrior knight necromancer sorcerer"),
    ],
)
def test_a_race_has_the_usual_classes_of_the_book(race: str, classes: str) -> None:
    assert RACE[race].classes == tuple(classes.split())


@rule("UN-C211", "UN-C218")
def test_humans_take_every_class_and_cyclops_all_but_four() -> None:
    assert set(RACE["human"].classes) == set(CLASS)
    assert set(CLASS) - set(RACE["cyclops"].classes) == {"knight", "paladin", "sorcerer-hunter", "necromancer"}


@rule("UN-G72", "UN-1093")
def test_races_have_the_alignments_of_the_ruling() -> None:
    good = {"celestial", "dwarf", "elf", "halfling", "treefolk"}
    evil = {"dark-elf", "goblin", "infernal", "minotaur", "orc", "ratfolk", "renegade-dwarf", "troll", "vampire"}
    assert {id for id, race in RACE.items() if race.alignment == "good"} == good
    assert {id for id, race in RACE.items() if race.alignment == "evil"} == evil


@rule("UN-C215", "UN-X104", "UN-D69")
def test_the_elf_card_has_the_figures_of_the_example() -> None:
    elf = RACE["elf"]
    known = [elf.attributes[name] for name in ("movement", "combat", "strength")]
    assert [(limits.least, limits.cost) for limits in known] == [(5, 1), (3, 2), (3, 3)]
    assert (elf.attributes["strength"].most, elf.mana) == (4, 2)


@rule("UN-C213", "UN-C215", "UN-C216", "UN-C217", "UN-C218", "UN-C221", "UN-C228")
@pytest.mark.parametrize(
    ("race", "size"),
    [("dwarf", 2), ("elf", 2), ("human", 2), ("goblin", 1), ("halfling", 1), ("ogre", 3), ("troll", 3)],
)
def test_a_race_has_its_size_through_its_skills(race: str, size: int) -> None:
    assert size_of(RACE[race].skills) == size


@rule("UN-1097", "UN-1098", "UN-1102", "UN-1103")
def test_a_race_gives_limits_for_what_points_can_raise_and_for_nothing_else(race_card: Race) -> None:
    raised = ["movement", "combat", "strength", "shooting", "agility", "intelligence", "courage", "vitality"]
    assert list(race_card.attributes) == raised
    assert all(limits.least < limits.most for limits in race_card.attributes.values())


@rule("UN-G72", "UN-1096")
def test_races_begin_with_two_to_five_points_of_fortune(race_card: Race) -> None:
    assert 2 <= race_card.fortune <= 5


@rule("UN-G72")
def test_no_race_is_much_better_than_another(race_card: Race) -> None:
    least = sum(limits.least for limits in race_card.attributes.values())
    assert 24 <= least + race_card.natural + race_card.fortune - 6 <= 31, race_card.id


@rule("UN-C205", "UN-C208", "UN-C214", "UN-C221", "UN-C222", "UN-C225", "UN-C228", "UN-C229")
@pytest.mark.parametrize(
    ("race", "lore"),
    [
        ("amphibian", "tribal"),
        ("beastman", "tribal"),
        ("catfolk", "tribal"),
        ("dogfolk", "tribal"),
        ("ogre", "tribal"),
        ("orc", "tribal"),
        ("reptilian", "tribal"),
        ("troll", "tribal"),
        ("vampire", "witchcraft"),
    ],
)
def test_some_races_are_sorcerers_of_one_lore_only(race: str, lore: str) -> None:
    assert [known for known in CLASS["sorcerer"].lores if known in RACE[race].lores] == [lore]


@rule("UN-C205", "UN-C215", "UN-C225")
@pytest.mark.parametrize("race", ["amphibian", "elf", "reptilian"])
def test_wizards_of_some_races_keep_away_from_corruption_and_the_underworld(race: str) -> None:
    assert {lore for lore in CLASS["wizard"].lores if lore not in RACE[race].lores} == {"corruption", "underworld"}


@rule("UN-C223")
def test_ratfolk_wizards_know_fire_and_corruption_only() -> None:
    assert [lore for lore in CLASS["wizard"].lores if lore in RACE["ratfolk"].lores] == ["fire", "corruption"]


@rule("UN-C221", "UN-C222", "UN-C240")
@pytest.mark.parametrize("race", ["ogre", "orc"])
def test_ogre_and_orc_rangers_learn_no_spells(race: str) -> None:
    assert not set(CLASS["ranger"].lores) & set(RACE[race].lores)


# classes


@rule("UN-C014", "UN-C201", "UN-G73")
def test_there_are_twenty_classes_in_the_groups_of_the_ruling() -> None:
    fighters = {"barbarian", "battle-dancer", "gladiator", "knight", "paladin", "warrior"}
    explorers = {"assassin", "ranger", "rogue", "scout", "sorcerer-hunter"}
    assert len(CLASS) == 20
    assert {id for id, klass in CLASS.items() if klass.group == "fighter"} == fighters
    assert {id for id, klass in CLASS.items() if klass.group == "explorer"} == explorers


@rule("UN-G73", "UN-1107")
def test_a_class_learns_most_of_its_own_trade(class_card: Class) -> None:
    own = {"fighter": ("combat",), "explorer": ("exploration",), "spellcaster": ("scholarly", "combat", "exploration")}
    counted = [class_card.learns.count(deck) for deck in PROFESSIONAL]
    assert max(counted) == max(class_card.learns.count(deck) for deck in own[class_card.group])
    assert "nature" not in class_card.learns


@rule("UN-X106", "UN-C242")
def test_a_runic_master_who_rolls_four_learns_a_scholarly_skill() -> None:
    assert CLASS["runic-master"].learns[3] == "scholarly"


@rule("UN-C232", "UN-C236")
def test_barbarian_and_gladiator_start_with_the_same_professional_skill() -> None:
    assert set(CLASS["barbarian"].skills) & set(CLASS["gladiator"].skills) == {"berserker"}


@rule("UN-C247", "UN-X104")
def test_the_first_step_of_a_warriors_combat_skill_costs_a_point_less() -> None:
    assert CLASS["warrior"].discounts == {"combat": 1}


@rule("UN-1107", "UN-1108", "UN-1113")
def test_a_class_starts_with_two_professional_skills(class_card: Class) -> None:
    assert len(class_card.skills) == 2
    assert {BOX[SKILLS][skill].deck for skill in class_card.skills} <= set(PROFESSIONAL)


@rule("UN-1106", "UN-0422")
def test_spellcasters_begin_with_spells_of_a_lore_and_nobody_else_does(class_card: Class) -> None:
    caster = class_card.group == "spellcaster"
    assert (class_card.spells > 0) == caster
    assert bool(class_card.lores) or not caster


@rule("UN-1109")
def test_every_class_is_usual_for_some_race_besides_humans_or_is_a_human_calling(class_card: Class) -> None:
    others = [race for race in RACE.values() if class_card.id in race.classes and race.id != "human"]
    assert others or class_card.id == "sorcerer-hunter"


def test_the_weapons_a_class_is_bound_to_exist(class_card: Class) -> None:
    assert [weapon for weapon in class_card.weapons if weapon not in BOX[WEAPONS]] == []


# companions


@rule("UN-C016", "UN-C204", "UN-G75")
def test_there_are_ten_mercenaries() -> None:
    text = (HERE / "content" / "companions" / "mercenaries.yaml").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z-]+):", text, re.MULTILINE)
    assert len(ids) == 10
    assert {COMPANION[id].kind for id in ids} == {"mercenary"}


@rule("UN-C017", "UN-C204", "UN-G75")
def test_there_are_thirty_one_beasts_and_creatures() -> None:
    beasts = [card for card in COMPANION.values() if card.race in ("animal", "giant", "lycanthrope")]
    assert Counter((card.race, card.kind) for card in beasts) == {
        ("animal", "pet"): 19,
        ("animal", "mount"): 8,
        ("giant", "mercenary"): 3,
        ("lycanthrope", "shape"): 1,
    }


@rule("UN-C324", "UN-C326", "UN-C086")
def test_a_human_mercenary_and_a_wolf_are_worth_two() -> None:
    assert (COMPANION["human-mercenary"].vp, COMPANION["wolf"].vp) == (2, 2)


@rule("UN-C326", "UN-C327")
def test_wolves_and_giant_rats_have_sharp_senses() -> None:
    assert all("sharp-senses" in COMPANION[id].skills for id in ("wolf", "giant-rat"))


@rule("UN-C325", "UN-C090")
def test_the_ogre_mercenary_is_large() -> None:
    assert size_of(COMPANION["ogre-mercenary"].skills) == 3


@rule("UN-C328")
def test_horse_and_elk_are_mounts() -> None:
    assert [COMPANION[id].kind for id in ("horse", "elk")] == ["mount", "mount"]
    assert all("mount" in COMPANION[id].skills for id in ("horse", "elk"))


@rule("UN-C329", "UN-1398")
def test_the_three_giants_are_huge_and_count_as_mercenaries() -> None:
    giants = [COMPANION[id] for id in ("arboreal-giant", "stone-giant", "iron-giant")]
    assert [(giant.kind, size_of(giant.skills)) for giant in giants] == [("mercenary", 4)] * 3


@rule("UN-1087", "UN-G75")
def test_companions_cost_by_their_value() -> None:
    for card in COMPANION.values():
        if card.kind != "shape":
            assert 3 * card.vp <= card.cost <= 6 * card.vp, card.id


def test_companions_carry_what_exists_and_beasts_fight_with_their_bodies() -> None:
    for card in COMPANION.values():
        for gear in card.sets:
            assert all(id in gear_cards() for id in (*gear.hands, *gear.pack)), card.id
            if card.race == "animal":
                assert [BOX[WEAPONS][id].kind for id in gear.hands] == ["natural"], card.id


def test_no_companion_hides_behind_a_creature_of_the_same_id() -> None:
    assert set(COMPANION) & set(BOX[CREATURES]) == set()


# names


def named() -> list[str]:
    """Every message these cards need."""
    kinds = {"race": RACE, "class": CLASS, "hero": BOX[HEROES], "companion": COMPANION}
    return [f"universalis-{kind}-{id}" for kind, cards in kinds.items() for id in cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_and_a_text(language: str) -> None:
    messages = Messages(language, [HERE / "text"], "universalis")
    assert [id for id in named() for part in ("", "the", "text") if not messages.has(id, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_for_somebody_who_is_not_there(language: str) -> None:
    files = ("people", "heroes-more", "beasts-more")
    text = "\n".join((HERE / "text" / language / f"{name}.ftl").read_text(encoding="utf-8") for name in files)
    assert set(re.findall(r"^(universalis-[a-z0-9-]+) =", text, re.MULTILINE)) == set(named())
