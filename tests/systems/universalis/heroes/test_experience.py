"""Heroes grow by experience.  UN-1131 to UN-1161"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import hero, position
from systems.universalis.workshop import in_town, like, written
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.ending import earned, reward, standard
from undercroft.systems.universalis.cards.definitions import CLASSES, HEROES, SKILLS, SPELLS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes import creation, experience
from undercroft.systems.universalis.heroes.ledger import Ledger, homecomers
from undercroft.systems.universalis.setup.party import known_ground

HERO = BOX[HEROES]
TUSK = "the-broken-tusk"


def taeral(**changed: object) -> str:
    """Taeral as the examples have him: new, worth 10."""
    stats = msgspec.structs.replace(HERO["taeral"].stats, strength=3)
    return like("taeral", **{"vp": 10, "stats": stats, "coins": 20, **changed})


def borgron(**changed: object) -> str:
    return like("borgron", **{"coins": 30, **changed})


# the price of an upgrade


@rule("UN-1139")
def test_three_points_of_experience_buy_one_upgrade_and_two_none() -> None:
    assert in_town(taeral(xp=3)).offers("train =fortune")
    assert not in_town(taeral(xp=2)).offers("train =fortune")


@rule("UN-1139")
def test_an_upgrade_takes_three_points_of_experience() -> None:
    assert in_town(taeral(xp=4)).take("train =fortune").hero.xp == 1


@rule("UN-1160", "UN-1161", "UN-X108")
def test_each_upgrade_adds_two_value_points_whatever_it_cost() -> None:
    saved = in_town(taeral(xp=8))
    assert saved.hero.vp == 10
    assert not saved.offers("train =strength")
    shop = in_town(taeral(xp=12), dice=[1])
    shop.take("train =strength")
    assert (shop.hero.stats.strength, shop.hero.vp, shop.hero.xp) == (4, 12, 3)
    shop.take("train =skill", "learn")
    assert (shop.hero.vp, shop.hero.xp) == (14, 0)


@rule("UN-1160")
def test_experience_not_spent_adds_nothing() -> None:
    assert in_town(taeral(xp=8)).hero.vp == 10


@rule("UN-1137")
def test_experience_is_spent_between_quests() -> None:
    assert in_town(taeral(xp=3)).offers("train =skill")


# skills


@rule("UN-1140", "UN-X106")
def test_a_runic_master_who_rolls_a_four_chooses_a_scholarly_skill() -> None:
    shop = in_town(borgron(xp=3), dice=[4]).take("train =skill")
    decks = {BOX[SKILLS][act.partition("=skill-")[2]].deck for act in shop.acts()}
    assert decks == {"scholarly"}


@rule("UN-1140")
@pytest.mark.parametrize(("face", "deck"), [(1, "combat"), (6, "exploration")])
def test_the_ranges_of_the_class_turn_the_die_into_a_deck(face: int, deck: str) -> None:
    shop = in_town(borgron(xp=3), dice=[face]).take("train =skill")
    assert {BOX[SKILLS][act.partition("=skill-")[2]].deck for act in shop.acts()} == {deck}


@rule("UN-1141")
def test_the_same_deck_as_last_time_may_be_changed_for_any() -> None:
    skills = (*HERO["borgron"].skills, "recovering-mana")
    shop = in_town(borgron(xp=3, skills=skills, learned=("recovering-mana",)), dice=[4]).take("train =skill")
    decks = {BOX[SKILLS][act.partition("=skill-")[2]].deck for act in shop.acts()}
    assert decks == {"combat", "scholarly", "exploration"}


@rule("UN-1142")
def test_a_deck_with_nothing_for_the_hero_leaves_the_choice() -> None:
    hero = HERO["borgron"]
    open = {"combat": ("tough",), "scholarly": ("alchemist",)}
    assert experience.decks_open(hero, "exploration", open) == ["combat", "scholarly"]
    assert experience.decks_open(hero, "combat", open) == ["combat"]


@rule("UN-1143", "UN-0020")
def test_a_hero_does_not_learn_a_professional_skill_of_another_in_the_group() -> None:
    alone = in_town(borgron(xp=3), dice=[1]).take("train =skill")
    assert alone.offers("learn =skill-swift-drawing")
    beside = in_town(borgron(xp=3), "shara", dice=[1]).take("train =skill")
    assert not beside.offers("learn =skill-swift-drawing")


@rule("UN-1115")
def test_no_more_professional_skills_than_twice_intelligence_are_learnt() -> None:
    hero = creation.newcomer("x", "orc", "warrior")
    decks = (*creation.learnable(hero, "combat"), *creation.learnable(hero, "exploration"))
    five, six = decks[:5], decks[:6]
    assert experience.lessons(msgspec.structs.replace(hero, learned=five), set())
    assert not experience.lessons(msgspec.structs.replace(hero, learned=six), set())


@rule("UN-1115")
def test_nature_skills_and_those_of_creation_do_not_count() -> None:
    hero = creation.newcomer("x", "orc", "warrior")
    learned = (*creation.learnable(hero, "combat")[:5], "brutal")
    assert experience.lessons(msgspec.structs.replace(hero, learned=learned), set())


@rule("UN-1145")
def test_an_orc_may_learn_a_nature_skill_without_rolling() -> None:
    shop = in_town(like("ghurza", xp=3)).take("train =nature")
    assert shop.acts()
    assert all(BOX[SKILLS][act.partition("=skill-")[2]].deck == "nature" for act in shop.acts())
    shop.take("learn =skill-brutal")
    assert ("brutal" in shop.hero.skills, shop.hero.vp, shop.hero.xp) == (True, 12, 0)


@rule("UN-1145")
def test_a_race_without_leave_learns_none() -> None:
    assert not in_town(taeral(xp=3)).offers("train =nature")


# attributes


@rule("UN-1146", "UN-1147", "UN-X107")
def test_strength_of_an_elf_takes_nine_points_of_experience() -> None:
    assert not in_town(taeral(xp=8)).offers("train =strength")
    assert in_town(taeral(xp=9)).take("train =strength").hero.stats.strength == 4


@rule("UN-1146")
def test_experience_raises_nothing_above_the_maximum_of_the_race() -> None:
    stats = msgspec.structs.replace(HERO["taeral"].stats, strength=4)
    assert not in_town(taeral(xp=30, stats=stats)).offers("train =strength")


@rule("UN-1148")
def test_an_attribute_below_its_maximum_is_not_raised_a_second_time() -> None:
    stats = msgspec.structs.replace(HERO["taeral"].stats, vitality=3)
    shop = in_town(taeral(xp=40, stats=stats)).take("train =vitality")
    assert shop.hero.stats.vitality == 4 < creation.race_of(shop.hero).attributes["vitality"].most
    assert not shop.offers("train =vitality")


@rule("UN-1148", "UN-X107")
def test_each_attribute_is_raised_once_only() -> None:
    shop = in_town(taeral(xp=40))
    for attribute in ("vitality", "strength", "agility"):
        shop.take(f"train ={attribute}")
        assert not shop.offers(f"train ={attribute}")
    assert shop.hero.raised == ("vitality", "strength", "agility")


@rule("UN-1149")
@pytest.mark.parametrize("attribute", ["dexterity", "perception"])
def test_dexterity_and_perception_are_not_raised_by_experience(attribute: str) -> None:
    assert not in_town(taeral(xp=30)).offers(f"train ={attribute}")


# Fortune


@rule("UN-1150")
def test_three_points_give_a_permanent_point_of_fortune() -> None:
    assert in_town(borgron(xp=3)).take("train =fortune").hero.fortune == 6


@rule("UN-1151")
def test_fortune_rises_two_points_above_the_races_at_most() -> None:
    shop = in_town(borgron(xp=12)).take("train =fortune", "train =fortune")
    assert not shop.offers("train =fortune")


@rule("UN-1152")
@pytest.mark.parametrize("id", ["taeral", "brumgar"])
def test_fortune_rises_one_point_for_who_began_with_two_or_three(id: str) -> None:
    assert experience.most_fortune(HERO[id]) == HERO[id].fortune + 1


@rule("UN-1152")
@pytest.mark.parametrize("skill", ["large", "invulnerable"])
def test_fortune_rises_one_point_for_the_large_and_the_invulnerable(skill: str) -> None:
    hero = creation.newcomer("x", "dwarf", "warrior")
    assert experience.most_fortune(hero) == 7
    assert experience.most_fortune(msgspec.structs.replace(hero, skills=(*hero.skills, skill))) == 6


# spells


@rule("UN-1153")
def test_a_spell_is_learnt_at_a_school_of_magic_for_coins_and_experience() -> None:
    shop = in_town(borgron(xp=3, coins=30)).take("visit =school-of-magic", "learn =spell-thunderstone")
    assert "thunderstone" in shop.hero.spells
    assert (shop.hero.xp, shop.hero.vp) == (0, 20)
    assert shop.who.coins == 30 - 3 - BOX[SPELLS]["thunderstone"].cost


@rule("UN-1153")
@pytest.mark.parametrize(("xp", "coins"), [(2, 30), (3, 10)])
def test_without_the_experience_or_the_coins_there_is_no_spell(xp: int, coins: int) -> None:
    shop = in_town(borgron(xp=xp, coins=coins)).take("visit =school-of-magic")
    assert not shop.offers("learn =spell-thunderstone")


@rule("UN-1154")
def test_a_school_teaches_spells_of_the_lores_of_ones_class_and_no_others() -> None:
    shop = in_town(borgron(xp=30, coins=300)).take("visit =school-of-magic")
    taught = {option.what.removeprefix("spell-") for option in shop.table.ask.options if "spell-" in option.what}
    lores = {BOX[SPELLS][spell].lore for spell in taught}
    assert lores
    assert lores <= set(BOX[CLASSES][shop.hero.klass].lores)
    assert lores != {spell.lore for spell in BOX[SPELLS].values()}


@rule("UN-1153")
def test_spells_are_not_learnt_outside_the_school() -> None:
    assert not in_town(borgron(xp=9)).offers("learn =spell-thunderstone")


@rule("UN-G93")
def test_a_powerful_mind_learns_for_two_points_and_less_coins() -> None:
    coins, xp = experience.spell_cost(HERO["maeliss"], "wall-of-fire")
    assert (coins, xp) == (BOX[SPELLS]["wall-of-fire"].cost - 5, 2)


@rule("UN-1154")
def test_spells_of_other_lores_are_learnt_only_where_the_class_allows_it() -> None:
    lores = {BOX[SPELLS][spell].lore for spell in creation.spells_to_learn(HERO["borgron"])}
    assert lores == {"runic"}
    lores = {BOX[SPELLS][spell].lore for spell in creation.spells_to_learn(HERO["maeliss"])}
    assert {"fire", "light"} <= lores


@rule("UN-0021")
def test_no_spell_that_another_of_the_group_knows_is_taught() -> None:
    known = (*HERO["borgron"].spells[:3], "thunderstone")
    shop = in_town(borgron(xp=9), like("borgron", id="other", spells=known), dice=[]).take("visit =school-of-magic")
    assert shop.offers("learn =spell-rune-of-binding")
    assert not shop.offers("learn =spell-thunderstone")


@rule("UN-1155")
def test_each_spell_learnt_brings_two_mana() -> None:
    shop = in_town(borgron(xp=3)).take("visit =school-of-magic", "learn =spell-rune-of-binding")
    assert shop.hero.stats.mana == HERO["borgron"].stats.mana + 2


@rule("UN-1155", "UN-1156")
def test_beyond_three_times_intelligence_a_spell_adds_no_mana() -> None:
    hero = creation.newcomer("x", "human", "wizard")
    for n, spell in enumerate(creation.spells_to_learn(hero)[:6]):
        hero = creation.with_spell(hero, spell)
        assert (len(hero.spells), hero.stats.mana) == (n + 1, min(9, 2 * (n + 1)))


@rule("UN-1157", "UN-1158")
@pytest.mark.parametrize(
    ("vp", "rank"), [(10, "apprentice"), (14, "apprentice"), (15, "wizard"), (29, "wizard"), (30, "archmage")]
)
def test_a_spellcasters_rank_follows_value_points(vp: int, rank: str) -> None:
    assert experience.rank(vp) == rank


# what a quest gives


def after_quest(*party: str, ledger: bytes = b"", quest: str = TUSK, **state: object) -> Universalis:
    setup = SYSTEM.default_setup(TUSK, 1, "after")
    setup = msgspec.structs.replace(
        setup, party=party, ledger=ledger, quest=quest, options={"group-composition": "free"}
    )
    table = Table(SYSTEM, setup)
    for name, value in state.items():
        setattr(table.state, name, value)
    return table.game


@rule("UN-0059", "UN-0080")
def test_a_hero_comes_home_as_hurt_and_spent_as_he_is() -> None:
    game = after_quest("borgron", "shara")
    who = game.state.heroes[0]
    who.wounds, who.fortune, who.mana = 2, 3, 5
    hero = homecomers(game)[0]
    assert (hero.hurt, hero.unlucky, hero.drained) == (2, 2, 3)
    again = after_quest(written(hero), "shara").state.heroes[0]
    assert (again.wounds, again.fortune, again.mana) == (2, 3, 5)


@rule("UN-1131", "UN-1137")
def test_experience_is_noted_and_kept() -> None:
    game = after_quest(like("shara", xp=2))
    game.state.heroes[0].xp = 2
    assert homecomers(game)[0].xp == 4


@rule("UN-1133")
@pytest.mark.parametrize(("tried", "again"), [(0, False), (1, True)])
def test_the_ledger_knows_whether_a_mission_is_tried_again(tried: int, again: bool) -> None:
    ledger = msgspec.msgpack.encode(Ledger(tried={TUSK: tried}))
    assert known_ground(after_quest("shara", ledger=ledger).setup) is again


# what a quest gives


@rule("UN-1132")
def test_experience_named_on_the_sheet_replaces_the_standard_award() -> None:
    game = after_quest("shara", "borgron", achieved=0, suffered=9)
    assert game.plan.quest.xp == 2
    assert earned(game, game.state.heroes[0]) == 2


@rule("UN-1133", "UN-1134")
@pytest.mark.parametrize(("achieved", "suffered", "xp"), [(5, 4, 2), (4, 4, 1), (3, 4, 1)])
def test_the_mission_gives_a_point_and_more_achievement_another(achieved: int, suffered: int, xp: int) -> None:
    assert standard(after_quest("shara", "borgron", achieved=achieved, suffered=suffered)) == xp


@rule("UN-1131", "UN-1135", "UN-1136")
@pytest.mark.parametrize("won", [True, False])
def test_experience_is_for_those_on_their_feet_after_a_mission_accomplished(won: bool) -> None:
    play = position(S=hero(), T=hero("borgron", at="b2"), do=[EndQuest(won=won, why="universalis-done")], dice=[6] * 9)
    play.finish()
    assert (play.who("S").xp > 0) is won


@rule("UN-1136")
def test_who_ends_the_quest_knocked_out_gets_no_experience() -> None:
    fallen = hero("borgron", at="b2", conditions=["knocked-out"])
    play = position(S=hero(), T=fallen, do=[])
    for _ in reward(play.game):
        raise AssertionError("nothing is asked")
    assert play.who("S").xp > play.who("T").xp == 0
