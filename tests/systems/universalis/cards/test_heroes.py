"""Predesigned heroes: those of the transcripts, and all of them such as anyone could have made."""

from __future__ import annotations

from itertools import combinations

import pytest

from systems.universalis.build import hero, position
from systems.universalis.workshop import like
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import (
    ARMORS,
    CLASSES,
    HEROES,
    RACES,
    SHIELDS,
    SKILLS,
    SPELLS,
    SYMBOLS,
    WEAPONS,
    Armor,
    Hero,
    Shield,
)
from undercroft.systems.universalis.cards.kit import Kit, kit_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, size_of
from undercroft.systems.universalis.heroes.creation import alignment
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.setup.party import clash

BOX = library()
HERO = BOX[HEROES]
RACE = BOX[RACES]
CLASS = BOX[CLASSES]
NEW = [hero for hero in HERO.values() if hero.vp == 10]


def development(hero: Hero) -> int:
    """The development points in a hero's attributes and Mana.  The class makes a first step cheaper, never free."""
    race, klass = RACE[hero.race], CLASS[hero.klass]
    points = max(0, hero.stats.mana - 2 * len(hero.spells))
    for name, limits in race.attributes.items():
        steps = getattr(hero.stats, name) - limits.least
        points += steps * limits.cost
        if steps:
            points -= min(klass.discounts.get(name, 0), limits.cost - 1)
    return points


def upgrades(hero: Hero) -> int:
    """How many upgrades a hero shows beyond what race, class and the 8 points gave."""
    race, klass = RACE[hero.race], CLASS[hero.klass]
    given = len(set(race.skills) | set(klass.skills)) + race.extra_skill
    return (
        max(0, development(hero) - 8)
        + max(0, len(hero.skills) - given)
        + max(0, len(hero.spells) - klass.spells)
        + hero.fortune
        - race.fortune
    )


def scale(hero: Hero) -> int:
    """Equipment costs and weighs double for the Large."""
    return 2 if size_of(hero.skills) >= 3 else 1


def carried(hero: Hero) -> list[str]:
    """Everything a hero has."""
    return [*hero.body, *hero.hands, *hero.pack]


def kit(hero: str) -> Kit:
    """What a hero brings, as equipped."""
    card = HERO[hero]
    return kit_of(hero, (), card.body, card.hands, (), False, ())


@pytest.fixture(params=sorted(HERO))
def hero_card(request: pytest.FixtureRequest) -> Hero:
    return HERO[request.param]


@rule("UN-C025", "UN-C201")
def test_there_are_thirty_five_heroes_of_all_three_groups() -> None:
    groups = [CLASS[hero.klass].group for hero in HERO.values()]
    assert [groups.count(group) for group in ("fighter", "explorer", "spellcaster")] == [12, 11, 12]


def test_every_class_and_every_race_has_a_hero() -> None:
    assert {hero.klass for hero in HERO.values()} == set(CLASS)
    assert {hero.race for hero in HERO.values()} == set(RACE)


@rule("UN-0016", "UN-0021")
def test_only_heroes_of_one_class_who_never_go_together_share_a_spell() -> None:
    known = {(spell, hero.klass) for hero in HERO.values() for spell in hero.spells}
    assert len(known) == len({spell for spell, _ in known})


@rule("UN-0015", "UN-0016", "UN-0020", "UN-1094")
@pytest.mark.parametrize("wanted", ["good", "neutral", "evil"])
def test_five_heroes_of_one_alignment_may_go_together(wanted: str) -> None:
    alike = [hero for hero in HERO.values() if alignment(hero) == wanted]
    assert any(clash(list(group)) == "" for group in combinations(alike, 5))


def test_every_hero_has_four_others_to_go_with(hero_card: Hero) -> None:
    chosen = [hero_card]
    for group in ("fighter", "explorer", "spellcaster", "fighter", "explorer"):
        if len(chosen) == 1 and CLASS[hero_card.klass].group == group:
            continue
        others = (one for one in HERO.values() if CLASS[one.klass].group == group)
        chosen.append(next(one for one in others if all(clash([one, known]) == "" for known in chosen)))
    assert clash(chosen[:5]) == ""


@rule("UN-C073", "UN-C331")
def test_a_dwarf_resists_better_by_one() -> None:
    def resisting(race: str) -> int:
        play = position(S=hero("borgron"))
        play.who("S").card = like("borgron", race=race)
        return tally_of(play.game, play.who("S"), "natural", "resist").total

    assert resisting("dwarf") == resisting("human") + 1


def test_borgron_is_the_dwarf_of_the_transcripts() -> None:
    hero, borgron = HERO["borgron"], kit("borgron")
    assert (hero.race, hero.klass, hero.fortune) == ("dwarf", "runic-master", 5)
    seen = (
        borgron.strength,
        borgron.agility,
        borgron.intelligence,
        borgron.vitality,
        borgron.armor,
        borgron.perception,
    )
    assert seen == (4, 4, 5, 4, 4, 0)
    assert {"axe", "javelin", "picklocks", "healing-potion", "leather-armor"} <= set(carried(hero))
    assert "lightning" in hero.spells


@rule("UN-C074", "UN-C332")
def test_shara_is_the_knight_of_the_transcripts() -> None:
    hero, shara = HERO["shara"], kit("shara")
    assert hero.klass == "knight"
    assert (shara.movement, shara.combat, shara.strength, shara.agility, shara.perception) == (4, 5, 4, 3, -1)
    assert shara.heavy
    assert {"bastard-sword", "broadsword", "shield"} <= set(carried(hero))


@rule("UN-C072", "UN-C333")
def test_taeral_is_the_elf_of_the_examples() -> None:
    taeral = kit("taeral")
    assert HERO["taeral"].race == "elf"
    assert (taeral.movement, taeral.agility, taeral.shooting, taeral.perception) == (6, 4, 5, 2)


@rule("UN-C073")
def test_borgron_fights_worse_than_shara() -> None:
    assert kit("borgron").combat < kit("shara").combat


@rule("UN-C075", "UN-C076", "UN-C077", "UN-C078", "UN-C334")
@pytest.mark.parametrize(
    ("id", "race"), [("maeliss", "human"), ("aki", "human"), ("herbod", "human"), ("nariant", "celestial")]
)
def test_the_other_heroes_the_book_names_are_there(id: str, race: str) -> None:
    assert HERO[id].race == race


@rule("UN-1100", "UN-1097")
def test_a_heros_attributes_lie_within_the_limits_of_the_race(hero_card: Hero) -> None:
    for name, limits in RACE[hero_card.race].attributes.items():
        assert limits.least <= getattr(hero_card.stats, name) <= limits.most, name


@rule("UN-1103", "UN-1102", "UN-0083")
def test_natural_armor_is_the_races_and_dexterity_and_perception_come_from_skills(hero_card: Hero) -> None:
    stats = hero_card.stats
    assert (stats.natural, stats.dexterity, stats.perception) == (RACE[hero_card.race].natural, 0, 0)


@rule("UN-1099", "UN-1101", "UN-1104")
@pytest.mark.parametrize("hero", NEW, ids=lambda hero: str(hero.id))
def test_a_new_hero_has_spent_eight_development_points_at_most(hero: Hero) -> None:
    assert 7 <= development(hero) <= 8
    assert hero.stats.mana - 2 * len(hero.spells) <= RACE[hero.race].mana


@rule("UN-1117", "UN-1474")
@pytest.mark.parametrize("hero", NEW, ids=lambda hero: str(hero.id))
def test_a_new_hero_has_spent_or_kept_twenty_coins(hero: Hero) -> None:
    prices = [gear_cards()[id].cost for id in carried(hero)]
    assert sum(price or 0 for price in prices) * scale(hero) + hero.coins == 20


@rule("UN-1159", "UN-1160", "UN-1161")
def test_a_hero_shows_no_more_upgrades_than_its_value_points_allow(hero_card: Hero) -> None:
    assert upgrades(hero_card) <= (hero_card.vp - 10) // 2


@rule("UN-X82")
def test_the_two_heroes_of_the_transcripts_are_worth_eighteen_and_nineteen() -> None:
    assert (HERO["borgron"].vp, HERO["shara"].vp) == (18, 19)


@rule("UN-0014", "UN-1095", "UN-1108")
def test_a_hero_has_all_skills_of_race_and_class(hero_card: Hero) -> None:
    given = {*RACE[hero_card.race].skills, *CLASS[hero_card.klass].skills}
    assert given <= set(hero_card.skills)


@rule("UN-1114", "UN-1116")
def test_skills_beyond_race_and_class_are_of_a_deck_the_class_learns(hero_card: Hero) -> None:
    klass = CLASS[hero_card.klass]
    more = [id for id in hero_card.skills if id not in (*RACE[hero_card.race].skills, *klass.skills)]
    for skill in (BOX[SKILLS][id] for id in more):
        assert skill.deck in klass.learns, skill.id
        symbols = BOX[SYMBOLS][skill.id].classes
        assert klass.id in symbols or klass.group in symbols, skill.id


@rule("UN-1471")
def test_a_hero_meets_the_minimum_of_every_skill_before_armor(hero_card: Hero) -> None:
    for skill in (BOX[SKILLS][id] for id in hero_card.skills):
        for name, least in skill.minimum.items():
            assert getattr(hero_card.stats, name) >= least, skill.id


@rule("UN-1109")
def test_a_heros_class_is_usual_for_the_race(hero_card: Hero) -> None:
    assert hero_card.klass in RACE[hero_card.race].classes


@rule("UN-0422", "UN-1154", "UN-C470")
def test_a_hero_knows_spells_of_its_class_and_race_with_two_mana_each(hero_card: Hero) -> None:
    race, klass = RACE[hero_card.race], CLASS[hero_card.klass]
    assert len(hero_card.spells) == klass.spells
    for spell in (BOX[SPELLS][id] for id in hero_card.spells):
        assert spell.lore in klass.lores, spell.id
        assert not race.lores or spell.lore in race.lores, spell.id
    least = min(2 * len(hero_card.spells), 3 * hero_card.stats.intelligence)
    if "battle-wizard" in hero_card.skills:
        least = min(least, hero_card.stats.intelligence)
    assert least <= hero_card.stats.mana <= least + race.mana


@rule("UN-0085", "UN-1121")
def test_a_hero_carries_no_more_than_strength_and_vitality_allow(hero_card: Hero) -> None:
    weight = sum(gear_cards()[id].weight for id in carried(hero_card)) * scale(hero_card)
    assert weight <= 2 * (hero_card.stats.strength + hero_card.stats.vitality)


@rule("UN-1122", "UN-1123", "UN-1124", "UN-1125")
def test_a_hero_carries_one_shield_two_armors_five_weapons_and_thirty_coins_at_most(hero_card: Hero) -> None:
    ids = carried(hero_card)
    assert sum(id in BOX[SHIELDS] for id in ids) <= 1
    assert sum(id in BOX[ARMORS] and BOX[ARMORS][id].weighs != "piece" for id in ids) <= 2
    assert sum(id in BOX[WEAPONS] for id in ids) <= 5
    assert hero_card.coins <= 30


@rule("UN-0086")
def test_a_hero_holds_what_two_hands_can(hero_card: Hero) -> None:
    cards = [gear_cards()[id] for id in hero_card.hands]
    assert sum(1 if isinstance(card, Shield) else getattr(card, "hands", 0) for card in cards) <= 2


@rule("UN-1107", "UN-1117")
def test_a_hero_keeps_to_the_equipment_of_the_class(hero_card: Hero) -> None:
    klass = CLASS[hero_card.klass]
    cards = [gear_cards()[id] for id in carried(hero_card)]
    allowed = {"none": set[str](), "light": {"light", "piece"}, "heavy": {"light", "heavy", "piece"}}[klass.armor]
    assert {card.weighs for card in cards if isinstance(card, Armor)} <= allowed
    assert klass.shields or not any(isinstance(card, Shield) for card in cards)
    weapons = [id for id in carried(hero_card) if id in BOX[WEAPONS]]
    assert not klass.weapons or set(weapons) <= set(klass.weapons)
