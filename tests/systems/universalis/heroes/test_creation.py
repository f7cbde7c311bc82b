"""Making a hero: what race and class give, what points, skills, spells and coins buy.  UN-1092 to UN-1120"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.cards.test_heroes import carried, development, scale
from systems.universalis.workshop import Workshop, making, written
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CLASSES, RACES, SKILLS, SPELLS, SYMBOLS
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.heroes import creation
from undercroft.systems.universalis.setup.party import worth
from undercroft.systems.universalis.things.burdens import burden, weight

PROFESSIONAL = ("combat", "scholarly", "exploration")


def asked(shop: Workshop) -> list[str]:
    """The questions put on the way to the end, in order, each once."""
    seen: list[str] = []
    while (ask := shop.table.ask) is not None:
        if ask.prompt not in seen:
            seen.append(ask.prompt)
        shop.table.choose(ask.options[0])
    return seen


@rule("UN-1092", "UN-0012")
def test_a_hero_is_made_in_the_order_of_the_book() -> None:
    shop = Workshop().take("choose =race-human", "choose =class-wizard")
    order = asked(shop)
    assert order[:3] == ["make-points", "make-skill", "make-spell"]
    assert order[-1] == "make-name"
    assert order.index("make-shop") > order.index("make-spell")


@rule("UN-1092")
def test_the_race_is_chosen_before_the_class() -> None:
    shop = Workshop()
    assert shop.asks() == "make-race"
    assert shop.take("choose =race-elf").asks() == "make-class"


# race


@rule("UN-0079", "UN-1097")
def test_attributes_begin_at_the_minimum_of_the_race() -> None:
    hero = making("elf", "warrior").hero
    assert (hero.stats.movement, hero.stats.combat, hero.stats.strength) == (5, 3, 3)


@rule("UN-0079", "UN-1095", "UN-0014")
def test_a_hero_begins_with_the_skills_of_the_race() -> None:
    assert "sharp-senses" in making("elf", "warrior").hero.skills


@rule("UN-1096")
@pytest.mark.parametrize(("race", "fortune"), [("elf", 3), ("dwarf", 5)])
def test_a_hero_begins_with_the_fortune_of_the_race(race: str, fortune: int) -> None:
    assert making(race, "warrior").hero.fortune == fortune


@rule("UN-0083", "UN-1102")
def test_dexterity_and_perception_begin_at_nought() -> None:
    stats = making("elf", "warrior").hero.stats
    assert (stats.dexterity, stats.perception) == (0, 0)


@rule("UN-1102", "UN-1103")
@pytest.mark.parametrize("attribute", ["dexterity", "perception", "natural", "fortune"])
def test_development_points_do_not_raise_what_race_and_skills_fix(attribute: str) -> None:
    assert not making("elf", "warrior").offers(f"raise ={attribute}")


@rule("UN-1099")
def test_a_new_hero_has_eight_development_points() -> None:
    shop = making("human", "warrior")
    for _ in range(4):
        shop.take("raise =strength" if shop.hero.stats.strength < 5 else "raise =vitality")
    assert shop.asks() != "make-points"


@rule("UN-1098", "UN-X104")
def test_an_elfs_movement_costs_a_point_and_its_strength_three() -> None:
    shop = making("elf", "scout")
    hero = shop.hero
    assert creation.step_cost(hero, "combat") == 2
    assert creation.step_cost(hero, "strength") == 3
    assert creation.step_cost(making("elf", "ranger").hero, "movement") == 1


@rule("UN-1101", "UN-X104")
def test_a_warriors_first_step_in_combat_skill_costs_a_point_less_and_the_next_does_not() -> None:
    shop = making("elf", "warrior")
    assert creation.step_cost(shop.hero, "combat") == 1
    shop.take("raise =combat")
    assert creation.step_cost(shop.hero, "combat") == 2


@rule("UN-0079", "UN-1100")
def test_no_attribute_rises_above_the_maximum_of_the_race() -> None:
    shop = making("elf", "warrior").take("raise =strength")
    assert shop.hero.stats.strength == 4
    assert not shop.offers("raise =strength")


@rule("UN-G92")
def test_points_not_spent_are_lost() -> None:
    shop = making("elf", "warrior").take("done")
    assert shop.table.state.quest["points"] == 0


@rule("UN-1104", "UN-X104")
def test_two_points_give_an_elf_spellcaster_ten_mana_for_eight() -> None:
    shop = making("elf", "wizard").take("raise =mana", "raise =mana")
    assert not shop.offers("raise =mana")
    shop.take("done").until("make-shop")
    assert (len(shop.hero.spells), shop.hero.stats.mana) == (4, 10)


@rule("UN-1104")
def test_bought_mana_goes_beyond_three_times_intelligence() -> None:
    hero = creation.newcomer("e", "elf", "wizard")
    for spell in creation.spells_to_learn(hero)[:6]:
        hero = creation.with_spell(hero, spell)
    assert hero.stats.mana == 3 * hero.stats.intelligence == 9
    assert creation.with_mana(hero, 2).stats.mana == 11


@rule("UN-1104")
def test_who_is_no_spellcaster_or_of_another_race_buys_no_mana() -> None:
    assert not making("elf", "warrior").offers("raise =mana")
    assert not making("human", "wizard").offers("raise =mana")


# class


@rule("UN-1106", "UN-0422")
def test_a_spellcaster_has_two_mana_for_each_spell_from_the_start() -> None:
    shop = making("human", "bard").until("make-shop")
    assert (len(shop.hero.spells), shop.hero.stats.mana) == (2, 4)
    assert shop.table.state.heroes[0].mana == 4


@rule("UN-1106")
def test_a_fighter_has_no_mana_and_is_asked_for_no_spells() -> None:
    shop = making("elf", "warrior").until("make-shop")
    assert (shop.hero.spells, shop.hero.stats.mana) == ((), 0)


@rule("UN-1108")
def test_a_hero_begins_with_the_skills_of_the_class() -> None:
    assert {"elite", "mighty-blow"} <= set(making("elf", "warrior").hero.skills)


@rule("UN-1109")
def test_the_usual_classes_of_the_race_are_offered() -> None:
    shop = Workshop().take("choose =race-minotaur")
    assert shop.acts() == ["choose =class-barbarian", "choose =class-warrior"]


@rule("UN-1109")
def test_players_may_allow_any_other_combination() -> None:
    shop = Workshop(combinations="any").take("choose =race-minotaur")
    assert shop.offers("choose =class-knight")


@rule("UN-1110")
def test_an_elf_wizard_learns_no_spell_that_the_race_bars_though_the_class_has_it() -> None:
    lores = {BOX[SPELLS][spell].lore for spell in creation.spells_open("elf", "wizard")}
    assert "fire" in lores
    assert not lores & {"corruption", "underworld"}


@rule("UN-1110")
def test_a_race_opens_no_lore_that_the_class_lacks() -> None:
    lores = {BOX[SPELLS][spell].lore for spell in creation.spells_open("human", "necromancer")}
    assert lores == {"necromancy"}


@rule("UN-1111")
@pytest.mark.parametrize(
    ("klass", "side"),
    [("necromancer", "evil"), ("sorcerer", "evil"), ("underworld-sorcerer", "evil"), ("knight", "neutral")],
)
def test_a_human_of_a_dark_calling_is_evil(klass: str, side: str) -> None:
    assert creation.alignment(creation.newcomer("h", "human", klass)) == side


@rule("UN-1111")
@pytest.mark.parametrize(("spell", "side"), [("hellfire", "evil"), ("eat-steel", "evil"), ("fireball", "neutral")])
def test_a_human_who_learns_dark_spells_is_evil(spell: str, side: str) -> None:
    hero = creation.with_spell(creation.newcomer("h", "human", "wizard"), spell)
    assert creation.alignment(hero) == side


@rule("UN-1111")
def test_dark_spells_do_not_change_who_is_no_human() -> None:
    hero = creation.with_spell(creation.newcomer("s", "shardmind", "wizard"), "hellfire")
    assert creation.alignment(hero) == "neutral"


@rule("UN-1093")
@pytest.mark.parametrize(("race", "side"), [("elf", "good"), ("orc", "evil"), ("human", "neutral")])
def test_a_hero_has_the_alignment_of_the_race(race: str, side: str) -> None:
    assert creation.alignment(creation.newcomer("x", race, "warrior")) == side


# skills


@rule("UN-0019", "UN-1112")
def test_skills_are_in_four_decks() -> None:
    assert {skill.deck for skill in BOX[SKILLS].values()} == {*PROFESSIONAL, "nature"}


@rule("UN-1113")
def test_a_class_learns_professional_skills_and_never_nature() -> None:
    for klass in BOX[CLASSES].values():
        assert set(klass.learns) <= set(PROFESSIONAL)


@rule("UN-1114")
def test_a_human_begins_with_one_more_professional_skill_of_choice() -> None:
    shop = making("human", "knight").take("done")
    assert shop.asks() == "make-skill"
    before = len(shop.hero.skills)
    shop.take("learn =skill-hardy")
    assert len(shop.hero.skills) == before + 1


@rule("UN-1114")
def test_a_dwarf_begins_with_none_beyond_race_and_class() -> None:
    shop = making("dwarf", "warrior").take("done")
    assert shop.asks() == "make-shop"


@rule("UN-1114", "UN-1116")
def test_the_extra_skill_is_one_the_class_may_learn() -> None:
    shop = making("human", "knight").take("done")
    assert shop.offers("learn =skill-shield-onslaught")
    assert not shop.offers("learn =skill-locksmith")


@rule("UN-0079", "UN-1116")
def test_a_skill_without_the_symbol_of_the_class_can_never_be_learnt() -> None:
    for klass in BOX[CLASSES]:
        hero = creation.newcomer("x", "human", klass)
        assert ("inspiring-music" in creation.learnable(hero, "scholarly")) is False
        assert ("dance-battler" in creation.learnable(hero, "combat")) is False


@rule("UN-1116", "UN-G74")
def test_every_professional_skill_has_symbols_and_every_symbol_a_skill() -> None:
    forms = {id for id, skill in BOX[SKILLS].items() if any(effect.name == "variant" for effect in skill.effects)}
    skills = {id for id, skill in BOX[SKILLS].items() if skill.deck in PROFESSIONAL} - forms
    assert {id for id, card in BOX[SYMBOLS].items() if card.classes} == skills
    known = {*BOX[CLASSES], "fighter", "explorer", "spellcaster"}
    assert all(set(card.classes) <= known for card in BOX[SYMBOLS].values())


@rule("UN-1116", "UN-1108")
def test_a_class_has_the_symbol_of_its_own_first_skills() -> None:
    for klass in BOX[CLASSES].values():
        for skill in klass.skills:
            symbols = BOX[SYMBOLS][skill].classes
            assert klass.id in symbols or klass.group in symbols, (klass.id, skill)


@rule("UN-1471")
def test_a_skill_with_a_minimum_is_learnt_by_those_who_meet_it_before_armor() -> None:
    weak = creation.newcomer("x", "human", "knight")
    assert "elite" not in creation.learnable(weak, "combat")
    assert "elite" in creation.learnable(creation.raised(weak, "combat"), "combat")


@rule("UN-1116")
def test_of_a_skill_with_forms_one_form_is_learnt() -> None:
    found = creation.learnable(creation.newcomer("x", "human", "knight"), "combat")
    assert "hatred-orc" in found
    assert "hatred" not in found


@rule("UN-1116")
@pytest.mark.parametrize(
    ("klass", "deck", "skill", "lent"),
    [
        ("knight", "scholarly", "combat-instructor", "combat-instructor-pupil"),
        ("paladin", "scholarly", "encouraging", "encouraging-allies"),
    ],
)
def test_what_a_skill_gives_others_for_a_time_is_never_learnt_but_the_skill_is(
    klass: str, deck: str, skill: str, lent: str
) -> None:
    hero = creation.newcomer("x", "human", klass)
    able = msgspec.structs.replace(hero, stats=msgspec.structs.replace(hero.stats, combat=6, intelligence=6, courage=6))
    assert skill in creation.learnable(able, deck)
    assert lent not in creation.learnable(able, deck)


# equipment


@rule("UN-1117")
def test_a_new_hero_has_twenty_coins() -> None:
    assert making("elf", "warrior").who.coins == 20


@rule("UN-1117", "UN-0023")
def test_what_is_bought_is_paid_for() -> None:
    shop = making("elf", "warrior").until("make-shop").take("counter =melee", "buy =broadsword")
    assert shop.who.coins == 20 - (gear_cards()["broadsword"].cost or 0)
    assert "broadsword" in shop.who.hands


@rule("UN-1117", "UN-1107", "UN-0023")
@pytest.mark.parametrize(
    ("klass", "item", "may"),
    [
        ("warrior", "chainmail", True),
        ("scout", "chainmail", False),
        ("scout", "leather-armor", True),
        ("wizard", "leather-armor", False),
        ("wizard", "battleaxe", False),
        ("wizard", "staff", True),
        ("assassin", "shield", False),
        ("warrior", "shield", True),
    ],
)
def test_a_class_limits_what_is_bought(klass: str, item: str, may: bool) -> None:
    hero = creation.newcomer("x", "human", klass)
    assert (item in creation.for_sale(hero, 99)) is may


@rule("UN-1117")
def test_nothing_dearer_than_the_coins_left_is_offered() -> None:
    hero = creation.newcomer("x", "elf", "warrior")
    assert all((creation.price(hero, item) or 0) <= 4 for item in creation.for_sale(hero, 4))


@rule("UN-1117")
def test_nothing_magic_is_for_sale() -> None:
    hero = creation.newcomer("x", "elf", "warrior")
    assert not [item for item in creation.for_sale(hero, 999) if gear_cards()[item].magic]


@rule("UN-1120")
def test_uncommon_objects_are_bought_without_a_roll() -> None:
    shop = making("human", "ranger").until("make-shop").take("counter =things", "buy =spyglass")
    assert gear_cards()["spyglass"].uncommon
    assert "spyglass" in shop.who.pack


@rule("UN-1474")
def test_the_large_pay_double_and_carry_double_weight() -> None:
    ogre, human = creation.newcomer("o", "ogre", "warrior"), creation.newcomer("h", "human", "warrior")
    assert creation.price(ogre, "axe") == 2 * (creation.price(human, "axe") or 0)
    assert weight(written(ogre), ("axe", "rope")) == 2 * weight(written(human), ("axe", "rope"))


@rule("UN-1118")
def test_a_new_hero_may_hire_a_mercenary_from_the_same_coins() -> None:
    shop = making("elf", "warrior").until("make-shop").take("counter =companions", "hire =human-mercenary", "set x1")
    assert (shop.hero.companion, shop.who.coins) == ("human-mercenary", 12)


@rule("UN-1118", "UN-G91")
def test_a_pet_is_sold_only_to_who_tames_animals() -> None:
    assert not making("elf", "warrior").until("make-shop").take("counter =companions").offers("hire =wolf")
    assert making("elf", "animist").until("make-shop").take("counter =companions").offers("hire =wolf")


@rule("UN-1067")
def test_a_hero_takes_on_one_companion_only() -> None:
    shop = making("elf", "warrior").until("make-shop").take("counter =companions", "hire =torch-bearer", "set")
    assert not shop.offers("counter =companions")


@rule("UN-1084")
def test_the_hero_picks_one_of_the_sets_of_a_mercenary() -> None:
    shop = making("elf", "warrior").until("make-shop").take("counter =companions", "hire =human-mercenary")
    assert shop.asks() == "companion-set"
    shop.take("set =battleaxe")
    assert shop.hero.companion_set == 2


# the hero that comes out


@rule("UN-0075", "UN-1159")
def test_a_new_hero_is_worth_ten() -> None:
    shop = making("elf", "warrior").until("make-name").take("name")
    assert (shop.hero.vp, shop.hero.xp, worth(shop.who)) == (10, 0, 10)


@rule("UN-0013", "UN-1099", "UN-1100", "UN-1117")
@pytest.mark.parametrize("seed", range(40))
def test_a_hero_made_at_random_follows_every_rule_of_creation(seed: int) -> None:
    hero = Workshop().at_random(seed).hero
    race, klass = BOX[RACES][hero.race], BOX[CLASSES][hero.klass]
    assert development(hero) <= 8
    assert all(limits.least <= getattr(hero.stats, name) <= limits.most for name, limits in race.attributes.items())
    assert len(hero.skills) == len({*race.skills, *klass.skills}) + race.extra_skill
    assert len(hero.spells) <= klass.spells
    paid = sum(gear_cards()[id].cost or 0 for id in carried(hero)) * scale(hero)
    assert paid + hero.coins <= 20
    assert hero.companion or paid + hero.coins == 20
    assert burden(written(hero), tuple(carried(hero)), hero.coins) == 0


@rule("UN-0013")
@pytest.mark.parametrize("seed", range(4))
def test_a_hero_somebody_made_may_sit_in_a_party(seed: int) -> None:
    shop = Workshop().at_random(seed)
    made = SYSTEM.made(shop.game)[0]
    setup = SYSTEM.default_setup("the-broken-tusk", 1, "made")
    state = SYSTEM.start(msgspec.structs.replace(setup, party=(made.entry,)))
    assert person(state.heroes[0].card).race == shop.hero.race
    assert made.name == shop.hero.name


@rule("UN-1105")
def test_every_class_is_of_one_of_three_groups() -> None:
    assert {klass.group for klass in BOX[CLASSES].values()} == {"fighter", "explorer", "spellcaster"}


@rule("UN-1119")
def test_a_hero_in_the_making_is_alone_with_the_coins() -> None:
    shop = making("elf", "warrior").until("make-shop")
    assert [who.coins for who in shop.table.state.heroes] == [20]
    assert {act.split()[0] for act in shop.acts()} == {"counter", "done"}
