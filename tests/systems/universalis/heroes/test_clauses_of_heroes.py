"""Single clauses of how heroes are made and learn.  UN-0075 to UN-0083, UN-1092 to UN-1161"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CLASSES, COMPANIONS, FACTIONS, RACES, SKILLS, SPELLS, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import CHEAP_SPELLS
from undercroft.systems.universalis.heroes import creation, experience
from undercroft.systems.universalis.heroes.creation import newcomer, with_spell
from undercroft.systems.universalis.heroes.ledger import as_hero
from undercroft.systems.universalis.heroes.making import sheet, write

BOX = library()


def changed(hero: Hero, **more: Any) -> Hero:
    """A hero with other attributes, or whatever else is said."""
    stats = {name: more.pop(name) for name in tuple(more) if name in hero.stats.__struct_fields__}
    return msgspec.structs.replace(hero, stats=msgspec.structs.replace(hero.stats, **stats), **more)


def knight(**more: Any) -> Hero:
    return changed(newcomer("new", "human", "knight"), **more)


def wizard(**more: Any) -> Hero:
    return changed(newcomer("new", "human", "wizard"), **more)


# as race and class give it


@rule("UN-0079", "UN-1093", "UN-1159")
def test_a_new_hero_has_the_least_its_race_gives_and_both_cards_skills() -> None:
    card, calling = BOX[RACES]["human"], BOX[CLASSES]["knight"]
    hero = knight()
    assert (hero.vp, hero.fortune, hero.coins, hero.stats.natural) == (10, card.fortune, 20, card.natural)
    assert all(getattr(hero.stats, name) == limits.least for name, limits in card.attributes.items())
    assert hero.skills == tuple(dict.fromkeys((*card.skills, *calling.skills)))


@rule("UN-1079", "UN-1109")
def test_the_usual_classes_of_a_race_are_on_its_card_and_others_only_where_allowed() -> None:
    for race in BOX[RACES]:
        usual, every = creation.classes_for(race), creation.classes_for(race, usual=False)
        assert set(usual) <= set(BOX[RACES][race].classes)
        assert set(usual) <= set(every)
        for klass in BOX[CLASSES].values():
            assert (klass.id in every) is (not klass.spells or bool(creation.spells_open(race, klass.id)))


@rule("UN-1098", "UN-1100", "UN-1101", "UN-1102", "UN-1103", "UN-1110")
def test_a_step_costs_what_the_race_says_and_the_first_less_where_the_class_says_so() -> None:
    for race, klass in (("human", "knight"), ("human", "wizard"), ("dwarf", "knight")):
        hero, calling = newcomer("new", race, klass), BOX[CLASSES][klass]
        for name, limits in BOX[RACES][race].attributes.items():
            less = calling.discounts.get(name, 0)
            assert creation.step_cost(hero, name) == max(1, limits.cost - less)
            if limits.most > limits.least + 1:
                assert creation.step_cost(changed(hero, **{name: limits.least + 1}), name) == limits.cost
            assert creation.step_cost(changed(hero, **{name: limits.most}), name) is None
    assert any(BOX[CLASSES][klass].discounts for klass in ("knight", "wizard"))


@rule("UN-0422", "UN-1155", "UN-C470")
def test_mana_is_limited_to_three_times_intelligence_and_once_for_who_casts_in_armor() -> None:
    assert creation.mana_limit(wizard(intelligence=4)) == 12
    armed = next(
        id for id, skill in BOX[SKILLS].items() if any(effect.name == "armed-caster" for effect in skill.effects)
    )
    assert creation.mana_limit(wizard(intelligence=4, skills=(armed,))) == 4


@rule("UN-0422", "UN-1155", "UN-1156")
def test_each_spell_brings_two_mana_up_to_the_limit_and_bought_mana_stays() -> None:
    hero = wizard(intelligence=2, spells=(), mana=0)
    known = creation.spells_to_learn(hero)
    for n, spell in enumerate(known[:5], 1):
        hero = with_spell(hero, spell)
        assert hero.stats.mana == min(2 * n, 6)
    bought = changed(wizard(intelligence=4, spells=known[:2]), mana=7)
    assert creation.bought_mana(bought) == 3
    assert with_spell(bought, known[2]).stats.mana == 9
    assert creation.mana_room(bought) == BOX[RACES]["human"].mana - 3
    assert creation.mana_room(knight()) == 0


@rule("UN-1110", "UN-1154")
def test_spells_are_of_the_lores_that_class_and_race_both_allow() -> None:
    for race in BOX[RACES].values():
        for klass in BOX[CLASSES].values():
            for spell in creation.spells_open(race.id, klass.id):
                lore = BOX[SPELLS][spell].lore
                assert lore in klass.lores
                assert not race.lores or lore in race.lores
    hero = wizard()
    spell = creation.spells_to_learn(hero)[0]
    assert spell not in creation.spells_to_learn(with_spell(hero, spell))


@rule("UN-1093", "UN-1111")
def test_a_human_with_dark_spells_is_evil_and_another_as_its_race_says() -> None:
    dark = next(id for id, spell in BOX[SPELLS].items() if spell.lore in creation.EVIL_LORES)
    plain = next(id for id, spell in BOX[SPELLS].items() if spell.lore not in creation.EVIL_LORES)
    own = BOX[RACES]["human"].alignment
    assert creation.alignment(wizard(spells=(plain,))) == own != "evil"
    assert creation.alignment(wizard(spells=(dark,))) == "evil"
    dwarf = changed(newcomer("new", "dwarf", "knight"), spells=(dark,))
    assert creation.alignment(dwarf) == BOX[RACES]["dwarf"].alignment
    for klass in creation.EVIL_CALLINGS:
        assert creation.alignment(newcomer("new", "human", klass)) == "evil"


@rule("UN-0019", "UN-1112", "UN-1113", "UN-1115", "UN-1471")
def test_a_skill_is_learnt_with_its_symbol_and_minimum_and_once() -> None:
    hero = knight(combat=9, strength=9, agility=9, dexterity=9, intelligence=9, courage=9, perception=9, shooting=9)
    weak = knight(combat=0, strength=0, agility=0, dexterity=0, intelligence=0, courage=0, perception=0, shooting=0)
    for deck in ("combat", "exploration", "scholarly"):
        found = creation.learnable(hero, deck)
        assert found
        assert all(BOX[SKILLS][id].deck == deck and not BOX[SKILLS][id].lent for id in found)
        assert not set(found) & set(hero.skills)
        taught = creation.with_skill(hero, found[0])
        assert found[0] not in creation.learnable(taught, deck)
        fewer = creation.learnable(weak, deck)
        assert set(fewer) <= set(found)
        assert all(any(least > 0 for least in BOX[SKILLS][id].minimum.values()) for id in set(found) - set(fewer))
    assert set(creation.learnable(weak, "combat")) < set(creation.learnable(hero, "combat"))


@rule("UN-0532")
def test_hatred_of_a_faction_comes_only_with_a_relatives_death() -> None:
    faction = next(iter(BOX[FACTIONS]))
    assert creation.sworn(f"{creation.HATRED}{faction}")
    assert not creation.sworn("sword-master")
    assert not creation.sworn(faction)
    dead = knight(id="somebody", foes=faction, xp=5)
    kin = creation.relative(dead)
    assert (kin.skills[-1], kin.xp, kin.kin) == (f"{creation.HATRED}{faction}", 0, "somebody")
    assert creation.relative(knight(id="somebody", foes="")).skills == kin.skills[:-1]


@rule("UN-0075", "UN-0532")
def test_a_hero_as_it_began_has_none_of_what_experience_taught() -> None:
    hero = knight(
        vp=24,
        fortune=9,
        coins=77,
        strength=4,
        raised=("strength",),
        skills=("used-to-armors", "lynx"),
        learned=("lynx",),
    )
    fresh = creation.first_form(hero)
    assert (fresh.vp, fresh.fortune, fresh.coins) == (10, BOX[RACES]["human"].fortune, 20)
    assert (fresh.stats.strength, fresh.skills) == (3, ("used-to-armors",))


# equipment


@rule("UN-1474", "UN-1001")
def test_equipment_costs_a_large_hero_double() -> None:
    assert (creation.scale(knight()), creation.price(knight(), "axe")) == (1, gear_cards()["axe"].cost)
    large = knight(skills=("large",))
    assert (creation.scale(large), creation.price(large, "axe")) == (2, 2 * gear_cards()["axe"].cost)
    assert creation.price(knight(), next(id for id, card in gear_cards().items() if card.cost is None)) is None


@rule("UN-1107", "UN-1117", "UN-0023")
def test_a_hero_uses_what_its_class_allows() -> None:
    for klass in BOX[CLASSES].values():
        hero = newcomer("new", "human", klass.id)
        assert creation.allowed(hero, gear_cards()["chainmail"]) is (klass.armor == "heavy")
        assert creation.allowed(hero, gear_cards()["leather-armor"]) is (klass.armor in ("heavy", "light"))
        assert creation.allowed(hero, gear_cards()["shield"]) is klass.shields
        assert creation.allowed(hero, gear_cards()["axe"]) is (not klass.weapons or "axe" in klass.weapons)
        assert creation.allowed(hero, gear_cards()["rope"])


@rule("UN-1117", "UN-1120")
def test_what_is_for_sale_is_common_and_can_be_paid_for() -> None:
    cost = gear_cards()["axe"].cost
    assert cost is not None
    assert "axe" in creation.for_sale(knight(), cost)
    assert "axe" not in creation.for_sale(knight(), cost - 1)
    rich = creation.for_sale(knight(), 9999)
    assert not any(gear_cards()[id].magic for id in rich)
    assert not {"claws", "unarmed"} & set(rich)
    assert "chainmail" not in creation.for_sale(wizard(), 9999) or BOX[CLASSES]["wizard"].armor == "heavy"


@rule("UN-1067", "UN-1118", "UN-G91", "UN-C475")
def test_mercenaries_come_to_everybody_and_pets_to_who_tames_them() -> None:
    rich = creation.companions_for(knight(), 9999)
    assert {card.kind for card in rich} == {"mercenary"}
    assert not any(card.race == "giant" for card in rich)
    tamer = knight(skills=("taming-animals",))
    assert {card.kind for card in creation.companions_for(tamer, 9999)} == {"mercenary", "pet"}
    dear = max(rich, key=lambda card: card.cost)
    assert dear in creation.companions_for(knight(), dear.cost)
    assert dear not in creation.companions_for(knight(), dear.cost - 1)
    for card in BOX[COMPANIONS].values():
        half = (card.cost + 1) // 2
        assert creation.companion_price(knight(), card) == card.cost
        assert creation.companion_price(tamer, card) == (half if card.race == "animal" else card.cost)


# experience


@rule("UN-1157", "UN-1158")
@pytest.mark.parametrize(("vp", "rank"), [(14, "apprentice"), (15, "wizard"), (29, "wizard"), (30, "archmage")])
def test_ranks_of_magic_go_by_value_points(vp: int, rank: str) -> None:
    assert experience.rank(vp) == rank


@rule("UN-1160", "UN-1161")
def test_an_upgrade_costs_experience_and_adds_two_value_points_whatever_it_cost() -> None:
    hero = experience.upgraded(knight(xp=9, vp=10), 6)
    assert (hero.xp, hero.vp) == (3, 12)


@rule("UN-1115", "UN-1116", "UN-1143")
def test_a_hero_learns_at_most_twice_its_intelligence_and_nothing_the_others_know() -> None:
    hero = knight(intelligence=2)
    found = experience.lessons(hero, set())
    assert found
    deck, skills = next(iter(found.items()))
    assert skills[0] not in experience.lessons(hero, {skills[0]}).get(deck, ())
    learnt = tuple(creation.learnable(hero, "combat"))[:4]
    assert experience.lessons(changed(hero, learned=learnt[:3]), set())
    assert experience.lessons(changed(hero, learned=learnt), set()) == {}


@rule("UN-1140", "UN-1141", "UN-1142")
def test_the_deck_rolled_is_learnt_from_and_any_if_the_last_skill_came_from_it() -> None:
    combat = next(id for id, skill in BOX[SKILLS].items() if skill.deck == "combat" and not skill.lent)
    open_ = {"combat": ("x",), "scholarly": ("y",)}
    assert experience.decks_open(knight(), "combat", open_) == ["combat"]
    assert experience.decks_open(knight(learned=(combat,)), "combat", open_) == ["combat", "scholarly"]
    assert experience.decks_open(knight(learned=(combat,)), "scholarly", open_) == ["scholarly"]
    assert experience.decks_open(knight(), "exploration", open_) == ["combat", "scholarly"]


@rule("UN-1146", "UN-1147", "UN-1148", "UN-1149")
def test_an_attribute_is_raised_once_for_three_points_a_step() -> None:
    hero = knight()
    step = creation.step_cost(hero, "strength")
    assert step is not None
    assert experience.raise_cost(hero, "strength") == 3 * step
    assert experience.raise_cost(changed(hero, raised=("strength",)), "strength") is None
    most = BOX[RACES]["human"].attributes["strength"].most
    assert experience.raise_cost(changed(hero, strength=most), "strength") is None


@rule("UN-1151", "UN-1152")
@pytest.mark.parametrize(("skills", "more"), [((), 2), (("large",), 1), (("invulnerable",), 1)])
def test_fortune_rises_by_two_at_most_and_by_one_for_the_large_and_the_invulnerable(
    skills: tuple[str, ...], more: int
) -> None:
    own = BOX[RACES]["human"].fortune
    assert own > 3
    assert experience.most_fortune(knight(skills=skills)) == own + more
    for race in BOX[RACES].values():
        klass = creation.classes_for(race.id)[0]
        hero = changed(newcomer("new", race.id, klass), skills=())
        assert experience.most_fortune(hero) == race.fortune + (1 if race.fortune in (2, 3) else 2)


@rule("UN-1153", "UN-G93")
def test_a_spell_costs_its_coins_and_three_points_of_experience() -> None:
    assert experience.spell_cost(wizard(skills=()), "fireball") == (BOX[SPELLS]["fireball"].cost, 3)
    cheap = next(id for id, skill in BOX[SKILLS].items() if CHEAP_SPELLS.of(skill.effects))
    (lore,) = CHEAP_SPELLS.of(BOX[SKILLS][cheap].effects)
    assert experience.spell_cost(wizard(skills=(cheap,)), "fireball") == (
        max(0, BOX[SPELLS]["fireball"].cost - lore.coins),
        lore.xp,
    )


def in_company(hero: Hero, **more: Any) -> Play:
    """A hero of ours in place of Shara, and Maeliss."""
    play = position(
        HALL,
        turn="S",
        S={"hero": "shara", "at": "b2"},
        M={"hero": "maeliss", "at": "d2"},
        k={"creature": "orc-warrior", "at": "h8"},
    )
    write(play.who("S"), hero)
    for name, value in more.items():
        setattr(play.who("S"), name, value)
    return play


@rule("UN-0021", "UN-1153", "UN-1154")
def test_spells_on_offer_can_be_paid_for_and_are_known_to_nobody_else() -> None:
    hero = wizard(xp=3, spells=(), skills=())
    play = in_company(hero, coins=9999)
    known = set(sheet(play.who("M")).spells)
    offered = set(experience.spells_on_offer(play.game, play.who("S")))
    assert offered
    assert not offered & known
    assert known & set(creation.spells_to_learn(hero))
    spell = min(offered, key=lambda one: (BOX[SPELLS][one].cost, one))
    play.who("S").coins = BOX[SPELLS][spell].cost
    assert spell in experience.spells_on_offer(play.game, play.who("S"))
    play.who("S").coins -= 1
    assert spell not in experience.spells_on_offer(play.game, play.who("S"))
    assert (
        experience.spells_on_offer(
            in_company(wizard(xp=2, skills=()), coins=9999).game,
            in_company(wizard(xp=2, skills=()), coins=9999).who("S"),
        )
        == []
    )


@rule("UN-0021", "UN-1154")
def test_somebody_who_is_still_being_made_knows_no_spell_yet() -> None:
    play = in_company(wizard(xp=3, spells=(), skills=()), coins=9999)
    known = set(sheet(play.who("M")).spells)
    play.who("M").card = ""
    assert known & set(experience.spells_on_offer(play.game, play.who("S")))


@rule("UN-1153", "UN-1155", "UN-1156")
def test_a_spell_learnt_is_paid_for_and_brings_mana() -> None:
    play = in_company(wizard(xp=5, intelligence=4, spells=(), skills=(), mana=0), coins=50, mana=1)
    cost = BOX[SPELLS]["fireball"].cost
    experience.learn_spell(play.game, play.who("S"), "fireball")
    hero = sheet(play.who("S"))
    assert (hero.spells, hero.xp, hero.vp, hero.stats.mana) == (("fireball",), 2, 12, 2)
    assert (play.who("S").coins, play.who("S").mana) == (50 - cost, 3)


@rule("UN-1150")
def test_a_point_of_fortune_bought_is_there_at_once() -> None:
    play = in_company(knight(xp=3, fortune=4), fortune=2)
    experience.raise_fortune(play.game, play.who("S"))
    assert (sheet(play.who("S")).fortune, sheet(play.who("S")).xp, play.who("S").fortune) == (5, 0, 3)


@rule("UN-1146", "UN-1148")
def test_an_attribute_raised_is_noted() -> None:
    play = in_company(knight(xp=20))
    before = sheet(play.who("S"))
    cost = experience.raise_cost(before, "strength")
    assert cost is not None
    experience.raise_attribute(play.game, play.who("S"), "strength")
    after = sheet(play.who("S"))
    assert (after.stats.strength, after.xp, after.raised) == (before.stats.strength + 1, 20 - cost, ("strength",))


@rule("UN-1137", "UN-1139", "UN-1148")
def test_experience_buys_what_it_can_pay_for() -> None:
    play = in_company(knight(xp=2))
    assert experience.upgrades(play.game, play.who("S")) == []
    play = in_company(knight(xp=3))
    offered = {option.what: option.n for option in experience.upgrades(play.game, play.who("S"))}
    assert {"skill", "fortune"} <= set(offered)
    assert all(n <= 3 for n in offered.values())
    for name in experience.RAISABLE:
        cost = experience.raise_cost(sheet(play.who("S")), name)
        assert (name in offered) is (cost is not None and cost <= 3)
    full = in_company(knight(xp=3, fortune=experience.most_fortune(knight())))
    assert "fortune" not in {option.what for option in experience.upgrades(full.game, full.who("S"))}


@rule("UN-0059", "UN-0498", "UN-1131", "UN-1137")
@pytest.mark.parametrize(("wounds", "hurt"), [(0, 0), (2, 2), (4, 4), (5, 4), (9, 4)])
def test_a_hero_comes_home_as_it_is_and_never_worse_than_one_point_from_its_end(wounds: int, hurt: int) -> None:
    play = in_company(
        knight(vitality=5, fortune=4, mana=6, xp=2, age=1), wounds=wounds, fortune=1, mana=4, xp=3, coins=7
    )
    who = play.who("S")
    who.conditions = ("diseased",)
    home = as_hero(who)
    assert (home.hurt, home.unlucky, home.drained, home.diseased) == (hurt, 3, 2, True)
    assert (home.xp, home.age, home.coins, home.hands) == (5, 2, 7, who.hands)
    who.fortune, who.mana, who.conditions = 6, 9, ()
    assert (as_hero(who).unlucky, as_hero(who).drained, as_hero(who).diseased) == (0, 0, False)


@rule("UN-1143", "UN-1144")
def test_a_hero_learns_nothing_that_another_of_the_group_knows_and_may_know_it_alone() -> None:
    play = position(HALL, turn="S", S={"hero": "maeliss", "at": "b2"}, B={"hero": "borgron", "at": "d2"})
    borgron = {"iron-will", "polyglot"} | {
        f"spell-{spell}" for spell in ("lightning", "rune-of-breaking", "rune-of-iron", "rune-of-warding")
    }
    assert experience.shared_skills(play.game, play.who("S")) == borgron
