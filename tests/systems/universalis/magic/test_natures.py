"""The natures of spells, areas and targets, shields, Champions of the Gods, sorcerers of the dark.

UN-0448 to UN-0462, UN-0522, UN-0524, UN-0721, UN-0733 to UN-0735
"""

from __future__ import annotations

from typing import Any

import pytest

from systems.staging import Dice
from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.magic.casting import CAST, CRITICAL, FAIL, PASS, cast, field, wounds
from systems.universalis.proofs import skill
from undercroft.kernel.odds import odds
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CLASSES, HEROES, RACES, SPELLS
from undercroft.systems.universalis.cards.people import GIFTS, person
from undercroft.systems.universalis.dungeon.exploring import may_explore
from undercroft.systems.universalis.foes.casting import spell_plans
from undercroft.systems.universalis.magic.spells import castable, known_spells
from undercroft.systems.universalis.rolls.tests import trial

CASTERS = [id for id, sheet in BOX[HEROES].items() if sheet.spells]


# targets and areas


@rule("UN-0451")
def test_a_spell_may_be_cast_at_a_square_between_two_enemies():
    play = field("fireball", {"B cast": CAST, "B damage": [[4, 1, 1], [4, 1, 1]]}, k={"at": "h3"}, j=orc(at="h5"))
    play.take("B casts fireball on a square", "B aims at h4")
    assert wounds(play, "k", "j") == [1, 1]


@rule("UN-0451", "UN-0453")
def test_who_stands_on_the_square_takes_the_full_force():
    play = field("fireball", {"B cast": CAST, "B damage": [[4, 1, 1, 1, 1], [4, 1, 1]]}, j=orc(at="h4"))
    play.take("B casts fireball on a square", "B aims at h3")
    assert play.chance.left == []
    assert wounds(play, "k", "j") == [1, 1]


@rule("UN-0451")
def test_a_spell_without_an_area_is_cast_at_somebody():
    assert not field("lightning").offers("B casts lightning on a square")


@rule("UN-0448")
@pytest.mark.parametrize(("at", "caught"), [("h5", True), ("h6", False)])
def test_an_area_of_2_covers_what_is_within_2_squares(at, caught):
    dice = [1, 1, 1, *PASS, *([1, 1, 1, *PASS] if caught else [])]
    assert cast("rain-of-embers", "k", dice, j=orc(at=at)).rolled("damage") == 1 + caught


@rule("UN-0448")
def test_an_area_does_not_reach_through_a_wall():
    walls = "\n".join(["##########", "#........#", "#........#", "########.#", "#........#", "##########"])
    play = cast("fireball", "k", [1] * 5, board=walls, B={"at": "b3"}, S={"at": "b2"}, k={"at": "f3"}, j=orc(at="f5"))
    assert play.rolled("damage") == 1


@rule("UN-0462")
def test_the_large_are_hit_once_even_beside_the_target():
    play = cast("fireball", "k", [1] * 8, k={"at": "g3"}, t=troll(at="h3"))
    assert play.rolled("damage") == 2


@rule("UN-0453")
def test_beside_the_target_2_dice_less_are_thrown_unless_the_spell_says_otherwise():
    dice = {name: field(name).see(f"B casting {name} at k")["dice"] for name in ("hellfire", "thunderstone")}
    assert dice == {"hellfire": 5, "thunderstone": 5}
    play = cast("hellfire", "k", [1] * 7, j=orc(at="h4"))
    assert play.chance.left == []


@rule("UN-0478")
def test_a_magic_projectile_with_a_double_critical_knocks_down():
    play = cast("lightning", "k", [4, *[1] * 7], roll=[6, 6])
    assert play.see("k")["conditions"] == ["knocked-down"]


@rule("UN-0478")
def test_a_damage_spell_does_not():
    play = cast("inner-fire", "k", [4, *[1] * 5], roll=[6, 6])
    assert play.see("k")["conditions"] == []


@rule("UN-0469")
def test_a_spell_of_no_dice_throws_one_against_armor_and_1():
    warded = {"skills": ["magic-resistance"]}
    weak = {"vp": 14}
    play = field("spirit-spear", B=weak, k=warded, furniture=[{"kind": "cursed-idol", "at": "g3"}])
    assert play.see("B casting spirit-spear at k")["dice"] == 0
    play = cast("spirit-spear", "k", [4], B=weak, k=warded, furniture=[{"kind": "cursed-idol", "at": "g3"}])
    assert wounds(play.on(), "k") == [1]


@rule("UN-C543")
@skill("magic-resistance", changes=True)
@skill("magic-resistance", changes=False)
@pytest.mark.parametrize(("die", "held"), [(3, ["grave-chill"]), (4, [])])
def test_magic_resistance_negates_other_spells_on_4_or_more(die, held):
    play = cast("grave-chill", "k", [die], k={"skills": ["magic-resistance"]})
    assert play.see("k")["spells on"] == held


@rule("UN-C543")
def test_magic_resistance_takes_a_die_off_magic_projectiles():
    play = field("lightning", k={"skills": ["magic-resistance"]})
    assert play.see("B casting lightning at k")["dice"] == 5


# shields


@rule("UN-0522")
def test_a_shield_is_light_cover_against_a_magic_projectile_and_does_not_block():
    play = cast("lightning", "k", [6, 4, *[1] * 4], k={"hands": ["broadsword", "shield"]})
    assert play.rolled("block") == 0
    assert play.rolled("damage") == 1
    assert play.chance.left == []


@rule("UN-0522")
def test_a_shield_is_no_cover_against_other_spells():
    play = cast("inner-fire", "k", [1] * 4, k={"hands": ["broadsword", "shield"]})
    assert play.rolled("break") == 0


@rule("UN-0522", "UN-G18")
def test_a_shield_adds_nothing_to_light_cover():
    behind = [{"kind": "barrels-and-boxes", "at": "g3"}]
    play = cast("lightning", "k", [1] * 5, k={"hands": ["broadsword", "shield"]}, furniture=behind)
    assert play.rolled("break") == 0
    assert play.chance.left == []


@rule("UN-0524")
@pytest.mark.parametrize(("die", "hands"), [(2, ["broadsword"]), (3, ["broadsword", "shield"])])
def test_a_shield_used_against_a_magic_projectile_may_break(die, hands):
    play = cast("lightning", "k", [die, *[1] * 5], k={"hands": ["broadsword", "shield"]})
    assert play.see("k")["hands"] == hands


@rule("UN-0524")
def test_the_shield_of_who_is_only_beside_the_target_does_not_break():
    play = cast("fireball", "k", [1] * 7, j=orc(at="h4", hands=["broadsword", "shield"]))
    assert play.rolled("break") == 0
    assert play.chance.left == []


@rule("UN-0512")
def test_a_hero_chooses_whether_to_take_cover_behind_his_shield():
    shaman = {"creature": "orc-shaman", "at": "h3", "cast": ["call-of-the-pack"] * 3}
    people = {"S": hero(at="c3", hands=["broadsword", "shield"]), "k": shaman}
    play = position(HALL, turn="k", dice={"k helps": [2], "k cast": [5, 4], "k damage": [1] * 4}, **people)
    assert play.asks() == "shield-magic"
    play.take("S takes it")
    assert play.rolled("break") == 0


# control


@rule("UN-0455")
def test_a_summoned_creature_harms_the_large_without_a_critical():
    play = field("fire-elemental", CAST, t=troll(at="h6"))
    play.take("B casts fire-elemental on a square", "B aims at g5")
    summoned = play.state.creatures[-1]
    assert play.names["t"] in [enemy.id for enemy in play.game.enemies(summoned)]


@rule("UN-0463")
@pytest.mark.parametrize(("vp", "less"), [(14, 1), (18, 0)])
def test_elementals_of_an_apprentice_deal_a_die_less(vp, less):
    play = field("fire-elemental", CAST, B={"vp": vp}).take("B casts fire-elemental on a square", "B aims at g3")
    play.names["e"] = play.state.creatures[-1].id
    strength = person("fire-elemental").stats.strength
    assert play.see("e attacking k with unarmed")["dice"] == strength - less


@rule("UN-D106")
def test_a_friendly_control_spell_works_on_the_undead():
    play = field("swarm-of-flies", CRITICAL)
    assert play.take("B casts swarm-of-flies at k").see("k")["spells on"] == ["swarm-of-flies"]


# Champions of the Gods


def champion(dice: Dice | None = None, **more: Any) -> Play:
    """Nariant the paladin, Champion of the Gods of Good, who has learnt Holy Light's gentler sister; Courage 5."""
    own = {"skills": ["champion-of-the-gods-of-good"], "spells": ["scourge-of-evil"], "hands": [], "at": "c3"}
    people = {"N": hero("nariant", **{**own, **more.pop("N", {})}), "k": orc(at="g3", **more.pop("k", {}))}
    return position(HALL, turn="N", dice=dice, **people, **more)


@rule("UN-C471")
@skill("champion-of-the-gods-of-good", changes=True)
def test_a_champion_of_the_gods_casts_by_courage_without_mana():
    play = champion({"N cast": [4, 1], "N damage": [1, 1, 1]}).take("N casts scourge-of-evil at k")
    assert play.see("casting")["cast"]
    assert play.see("N")["mana left"] == 0


@rule("UN-C471")
@skill("champion-of-the-gods-of-good", changes=False)
def test_each_gift_is_given_once_in_a_quest():
    assert not champion(N={"cast": ["scourge-of-evil"]}).offers("N casts scourge-of-evil at k")


@rule("UN-C471")
def test_a_gift_of_the_gods_cannot_be_dispelled():
    shaman = {"creature": "orc-shaman", "hands": ["dagger"]}
    play = champion({"N cast": [4, 1], "N damage": [1, 1, 1]}, k=shaman).take("N casts scourge-of-evil at k")
    assert play.rolled("dispel") == 0


@rule("UN-C471")
def test_without_the_skill_the_spell_cannot_be_cast():
    assert not champion(N={"skills": []}).offers("N casts scourge-of-evil at k")


@rule("UN-C472")
@skill("champion-of-the-gods-of-evil", changes=True)
def test_the_gods_of_evil_grant_other_spells():
    evil = {"skills": ["champion-of-the-gods-of-evil"], "spells": ["inner-fire"]}
    assert champion(N=evil).offers("N casts inner-fire at k")
    assert not champion(N={**evil, "spells": ["scourge-of-evil"]}).offers("N casts scourge-of-evil at k")


# what casters know


@rule("UN-0422", "UN-1155")
@pytest.mark.parametrize("id", CASTERS)
def test_a_caster_has_2_mana_for_each_spell_and_at_most_three_times_his_intelligence(id):
    sheet = BOX[HEROES][id]
    race_bonus = BOX[RACES][sheet.race].mana
    most = min(2 * len(sheet.spells), 3 * sheet.stats.intelligence) + race_bonus
    if "battle-wizard" in sheet.skills:
        most = min(most, sheet.stats.intelligence)
    assert sheet.stats.mana <= most


@rule("UN-0421", "UN-1154")
@pytest.mark.parametrize("id", CASTERS)
def test_heroes_know_spells_of_the_lores_of_their_class(id):
    sheet = BOX[HEROES][id]
    lores = BOX[CLASSES][sheet.klass].lores
    assert all(BOX[SPELLS][spell].lore in lores for spell in sheet.spells)


# sorcerers of the Artificial Dark Player


def sorcerer(dice: Dice, creature: str = "orc-shaman", **more: Any) -> Play:
    """A sorcerer six squares from Shara."""
    own = {"creature": creature, "at": "i3", **more.pop("k", {})}
    return position(
        HALL, turn="k", dice=dice, S=hero(at="c3", hands=["broadsword"], **more.pop("S", {})), k=own, **more
    )


@rule("UN-0733")
def test_a_sorcerer_knows_all_spells_of_its_lore_and_has_the_mana_of_its_profile():
    play = sorcerer({"k helps": [2], "k cast": FAIL, "k cast-again": FAIL})
    who = play.who("k")
    assert known_spells(who) == tuple(id for id, spell in BOX[SPELLS].items() if spell.lore == "tribal")
    assert who.mana == person("orc-shaman").stats.mana


@rule("UN-0733")
@pytest.mark.parametrize(("face", "lore"), [(1, "tribal"), (2, "fire")])
def test_of_several_lores_it_knows_one_at_random(face, lore):
    dice = {"random-lore": [face], "k helps": [2], "k cast": FAIL, "k cast-again": FAIL}
    play = sorcerer(dice, creature="sand-caller")
    assert play.who("k").lore == lore


@rule("UN-0718")
def test_a_sorcerer_casts_before_it_does_anything_else():
    assert sorcerer({"k helps": [2], "k cast": FAIL, "k cast-again": FAIL}).rolled("cast") == 1


@rule("UN-0721")
@pytest.mark.parametrize(("face", "nature"), [(4, "enhancing"), (3, "control")])
def test_a_sorcerer_that_can_help_its_friends_does_so_on_4_or_more(face, nature):
    play = sorcerer({"k helps": [face], "k cast": FAIL, "k cast-again": FAIL}, o=orc(at="j4"))
    assert BOX[SPELLS][play.game.casting.spell].nature == nature


@rule("UN-0721")
def test_who_helps_does_not_attack_in_the_same_activation():
    play = sorcerer({"k helps": [4], "k cast": FAIL, "k cast-again": FAIL}, o=orc(at="j4"))
    assert play.rolled("cast") == 1
    assert play.see("k")["activated"]


@rule("UN-0734")
@pytest.mark.parametrize(("friends", "casts"), [(("i5",), True), (("i5", "i6"), False)])
def test_a_spell_that_hits_friends_is_cast_only_at_more_enemies_than_friends(friends, casts):
    others = ["cauterize", "flaming-weapon", "fire-elemental", "rain-of-embers", "wall-of-fire"]
    people = {letter: orc(at=at) for letter, at in zip("op", friends)}
    people |= {"S": hero(at="h5", hands=["broadsword"]), "T": hero("taeral", at="i4")}
    k = {"creature": "court-magus", "at": "c5", "cast": others * 3}
    play = position(HALL, turn="T", **people, k=k)
    plans = spell_plans(play.game, play.who("k"))
    assert any(plan.target == play.names["S"] for plan in plans) is casts


@rule("UN-0735")
def test_a_sorcerer_of_the_dark_keeps_several_permanent_spells_but_never_two_of_the_same():
    k = {"creature": "necromancer", "at": "i3", "cast": ["wither", "touch-of-death", "grave-chill"] * 3}
    dice = {"k helps": [[3], [3]], "k cast": [CAST, CAST], "S resist": FAIL}
    play = position(HALL, turn=["k", "k", "S"], dice=dice, S=hero(at="c3", hands=["broadsword"]), k=k)
    assert play.see("table")["spells"] == ["raise-the-dead 5", "dread-whisper 5"]
    kept = [plan.spell.id for plan in spell_plans(play.game, play.who("k"))]
    assert not {"raise-the-dead", "dread-whisper"} & set(kept)


@rule("UN-0752")
@pytest.mark.parametrize(("heroes", "times"), [("ST", 1), ("STB", 2)])
def test_a_leader_casts_again_with_an_extra_action(heroes, times):
    cards = {"S": "shara", "T": "taeral", "B": "brumgar"}
    people = {letter: hero(cards[letter], at=f"c{n + 3}", hands=[]) for n, letter in enumerate(heroes)}
    k = {"creature": "orc-shaman", "at": "i3", "leader": True, "cast": ["call-of-the-pack", "war-drums"] * 3}
    dice = {
        "k leader?": [[1], [3], [2]],
        "k helps": [3],
        "random-target?": [2],
        "k cast?": [[2, 1], [2, 1]],
        "k cast-again": [2, 1],
    }
    play = position(HALL, turn="k", dice=dice, **people, k=k)
    assert play.rolled("cast") == times


# odds


def test_the_odds_of_a_spell_are_exact():
    play = field("lightning")
    option = play.meaning("B casts lightning at k")
    assert option is not None
    found = odds(play.table, option)
    assert found.exact
    assert found.chance(lambda result: bool(result["cast"])) == pytest.approx(30 / 36)
    assert found.chance(lambda result: result["wounds"] >= 1) < found.chance(lambda result: bool(result["cast"]))


def test_a_gift_is_among_what_a_champion_may_cast():
    play = champion()
    assert [spell.id for spell in castable(play.game, play.who("N"))] == ["scourge-of-evil"]
    assert "scourge-of-evil" in GIFTS["champion-of-the-gods-of-good"]


@rule("UN-1048")
def test_a_weapon_strengthened_by_a_spell_breaks_like_any_other():
    play = cast("flaming-weapon", "S", [1, 1, 6, 5, 1], turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"})
    play.take("B ends", "S attacks k with broadsword").on()
    assert play.rolled("break") == 1
    assert play.see("S")["hands"] == []
    assert play.see("table")["dropped"] == []


@rule("UN-1048")
def test_under_the_same_spell_a_magic_weapon_keeps_the_reroll_that_an_ordinary_one_never_gets():
    sword = {"hands": ["sword-of-valor"]}
    play = cast("flaming-weapon", "S", [1, 1, 6, 5, 1, 5], turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"}, S=sword)
    play.take("B ends", "S attacks k with sword-of-valor").on()
    assert play.rolled("break") == 2
    assert play.see("table")["dropped"] == ["sword-of-valor at e5"]


@rule("UN-1048")
def test_a_weapon_strengthened_by_a_spell_does_not_count_as_the_magic_weapon_in_use():
    sword = {"hands": ["broadsword"], "pack": ["flaming-sword"]}
    play = cast("flaming-weapon", "S", turn=["B", "S"], B={"at": "b8"}, S=sword).take("B ends", "S draws flaming-sword")
    assert play.see("S")["hands"] == ["broadsword", "flaming-sword"]


# skinchangers


def werewolf(**more: Any) -> Play:
    """Borgron, who has just turned into a werewolf."""
    own = {"at": "c3", "skills": ["lycanthropy"], **more.pop("B", {})}
    board = more.pop("board", HALL)
    play = position(board, turn="B", B=hero("borgron", **own), **more)
    return play.take("B does lycanthropy")


@rule("UN-0461")
def test_a_hero_in_animal_form_casts_nothing():
    assert position(HALL, turn="B", B=hero("borgron", at="c3")).offers("B casts rune-of-iron at B")
    assert not werewolf().offers("B casts rune-of-iron at B")


@rule("UN-0461")
def test_a_hero_in_animal_form_handles_no_objects():
    play = werewolf(dropped={"c4": "broadsword"}, S=hero(at="d3", pack=["rope"]))
    acts = {act.partition(" ")[0] for act in play.acts()}
    assert not acts & {"pick-up", "stow", "drop", "give", "draw", "use"}


@rule("UN-0461")
def test_a_hero_in_animal_form_takes_no_dexterity_tests():
    play = werewolf()
    test = trial(play.game, play.who("B"), "dexterity", "open-lock")
    with pytest.raises(StopIteration) as done:
        next(test)
    assert not done.value.value.passed


@rule("UN-0461")
def test_a_hero_in_animal_form_still_explores():
    play = werewolf()
    assert may_explore(play.game, play.who("B"), play.game.active)


# what people see


@rule("UN-C042", "UN-0424")
def test_a_sheet_shows_what_a_spell_card_states_and_how_often_it_was_cast():
    play = field("fireball", B={"cast": ["fireball"]})
    sheet = next(sheet for sheet in play.table.scene(play.who("B").seat).sheets if sheet.who == play.names["B"])
    (card,) = [card for card in sheet.skills if card.id == "fireball"]
    facts = dict(card.facts)
    assert (facts["fact-mana"], facts["fact-range"], facts["fact-area"], facts["fact-cast"]) == ("1", "12", "1", "1")
    assert card.text == "universalis-spell-fireball.text"


def test_mana_is_a_bar_and_a_lasting_spell_a_mark():
    play = cast("rune-of-iron", "S")
    figures = {figure.id: figure for figure in play.table.scene(play.who("B").seat).figures}
    mage = figures[play.names["B"]]
    assert [(bar.now, bar.most) for bar in mage.bars if bar.name == "mana"] == [(7, 8)]
    assert "keeps-spell" in mage.marks
    assert "rune-of-iron" in figures[play.names["S"]].marks
