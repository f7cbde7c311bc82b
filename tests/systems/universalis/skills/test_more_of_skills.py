"""The other things a skill's card says: second effects, exceptions, what creatures do with it.  UN-C429 to UN-C571"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.dark.lairs import BLIND, sprung
from systems.universalis.magic.casters import facing_orc
from systems.universalis.magic.casting import cast, field
from systems.universalis.proofs import skill
from systems.universalis.skills.comparing import duel, fighter
from systems.universalis.workshop import in_town, like
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.state import State

MISS = [2, 1, 6, 5]
SHORT = "########\n#S...k.#\n########"
BOW = {"hands": ["short-bow"], "facing": "east"}
SHAMAN = {"creature": "orc-shaman", "hands": ["dagger"], "cast": ["call-of-the-pack"] * 3}
"""A shaman that can summon nothing any more."""


def summed(play: Play, what: str) -> list[int]:
    return [event.total for event in play.events("summed") if event.what == what]


def dice_of(play: Play, why: str) -> list[int]:
    return [len(event.faces[0]) for event in play.events("rolled") if event.why == why]


# combat


@rule("UN-C437")
@skill("cruel", changes=True)
@skill("cruel", changes=False)
@pytest.mark.parametrize(("spell", "again"), [("inner-fire", 1), ("lightning", 0)])
def test_the_cruel_throw_a_1_of_a_damage_spell_again_but_none_of_a_projectile(spell, again):
    play = cast(spell, "k", [1] * 8, B={"skills": ["cruel"]})
    assert play.rolled("damage-ones") == again


@rule("UN-C433")
@skill("blocking", changes=True)
def test_a_sword_that_blocks_does_not_break():
    dice = {"k attack": [5, 5], "S defense": [2, 1], "S block": [5]}
    play = duel("blocking", turn="k", S={"hands": ["greatsword"]}, k={"hands": ["axe"]}, dice=dice)
    play.take("S blocks").finish()
    assert play.rolled("break") == 0
    assert play.see("S")["hands"] == ["greatsword"]


@rule("UN-C451")
@skill("hatred-underworld", changes=True)
@pytest.mark.parametrize(("skills", "again"), [(["hatred-underworld"], 1), ([], 0)])
def test_who_hates_the_underworld_throws_holy_water_again_that_missed(skills, again):
    thrower = fighter(*skills, pack=["holy-water"], facing="east")
    dice = {"S holy-water": [2, 1], "S holy-water-again?": [6, 6], "S damage?": [6] * 4}
    play = position(SHORT, turn="S", S=thrower, k=orc(skills=["undead"]), dice=dice)
    play.take("S uses holy-water on k").on()
    assert play.rolled("holy-water-again") == again


@rule("UN-C464")
@skill("tough", changes=True)
@pytest.mark.parametrize(("skills", "stunned"), [(["tough"], False), ([], True)])
def test_the_tough_shake_off_a_stun_that_others_do_not(skills, stunned):
    play = duel(*skills, S={"conditions": ["stunned"]}, dice=[3])
    assert ("stunned" in play.see("S")["conditions"]) is stunned


# scholars


@rule("UN-C469")
@skill("alchemist", changes=True)
@skill("alchemist", changes=False)
@pytest.mark.parametrize(("kind", "again"), [("alchemy-table", True), ("table", False)])
def test_an_alchemist_may_search_an_alchemists_table_again(kind, again):
    room = "########\n#......#\n#..S...#\n#......#\n########"
    dice = {"S search-element": [2, 1], "S search-element-again?": [4, 4]}
    play = position(room, S=hero(skills=["alchemist"]), turn="S", dice=dice, furniture=[{"kind": kind, "at": "e3"}])
    play.take("S searches e3").on()
    assert (play.rolled("search-element-again") > 0 or play.rolled("search-element") > 1) is again


@rule("UN-C469")
@skill("alchemist", changes=True)
@pytest.mark.parametrize(("skills", "totals"), [(["alchemist"], [6, 4]), ([], [4, 4])])
def test_a_sorcerer_who_is_an_alchemist_has_components_for_its_first_spell(skills, totals):
    began = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    shaman = {
        "creature": "orc-shaman",
        "hands": ["dagger"],
        "skills": skills,
        "at": "k5",
        "cast": ["call-of-the-pack"] * 3,
    }
    people = {"S": hero(at="b5"), "k": shaman}
    dice = {
        "S initiative": [[2, 1], [6, 5]],
        "k helps": [[2], [2]],
        "k cast": [[2, 1], [2, 1]],
        "k cast-again": [2, 2],
        "k damage?": [1, 2, 2, 1],
    }
    play = position(HALL, do=[began, EndHeroesTurn()], dice=dice, **people)
    while play.asks() and len(summed(play, "cast")) < 2:
        play.table.choose(play.table.ask.options[-1])
    assert summed(play, "cast")[:2] == totals


@rule("UN-C473")
@skill("cold-blooded", changes=False)
def test_the_cold_blooded_cast_the_gifts_of_the_gods_with_two_dice():
    gifts = {"skills": ["cold-blooded", "champion-of-the-gods-of-good"], "spells": ["scourge-of-evil"]}
    knight = hero(at="c3", hands=["broadsword"], **gifts)
    dice = {"N cast": [6, 5], "N damage": [1] * 5}
    play = position(HALL, turn="N", N=knight, k=orc(at="h3"), dice=dice).take("N casts scourge-of-evil at k")
    assert dice_of(play, "cast") == [2]


@rule("UN-C488", "UN-1153")
@skill("powerful-mind", changes=True)
def test_a_powerful_mind_learns_spells_for_5_coins_and_less_experience():
    shop = in_town(like("borgron", skills=("powerful-mind",), coins=60, xp=9)).take("visit =school-of-magic")
    option = next(act for act in shop.acts() if act.startswith("learn"))
    spell = option.split("=spell-")[1].split()[0]
    before = (shop.who.coins, shop.hero.xp)
    shop.take(f"learn =spell-{spell}")
    assert (before[0] - shop.who.coins, before[1] - shop.hero.xp) == (library()[SPELLS][spell].cost - 5, 2)


@rule("UN-C488")
@skill("powerful-mind", changes=True)
@skill("powerful-mind", changes=False)
@pytest.mark.parametrize(("spell", "more"), [("rune-of-binding", 2), ("lightning", 0)])
def test_a_powerful_mind_of_the_dark_dispels_control_spells_better(spell, more):
    shaman = {"creature": "orc-shaman", "hands": ["dagger"], "skills": ["powerful-mind"]}
    dice = {"B cast": [4, 3], "k dispel": [2, 1], "B damage?": [1] * 6, "k resist?": [1, 1]}
    play = field(spell, dice, k=shaman).take(f"B casts {spell} at k").on()
    assert summed(play, "dispel") == [play.see("k")["intelligence"] + more]


@rule("UN-C477")
@skill("experienced-wizard", changes=True)
def test_a_sorcerer_with_experience_repeats_its_first_failed_casting():
    k = {**SHAMAN, "at": "h3", "skills": ["experienced-wizard"]}
    dice = {"k helps": [[2], [2]], "k cast": [[2, 1], [2, 1]], "k cast-again": [2, 1]}
    play = position(HALL, turn=["k", "k"], dice=dice, S=hero(at="c3"), k=k).finish()
    assert play.rolled("cast-again") == 1


@rule("UN-C490")
@skill("recovering-mana", changes=True)
@skill("recovering-mana", changes=False)
@pytest.mark.parametrize(("mana", "rolled"), [(0, 1), (1, 0)])
def test_a_sorcerer_recovers_mana_when_it_has_none_left(mana, rolled):
    k = {"creature": "orc-shaman", "hands": ["dagger"], "at": "k9", "skills": ["recovering-mana"], "mana": mana}
    dice = {"k helps": [5], "k cast?": [3, 3], "k recovering-mana?": [3] * 4}
    play = position(HALL, turn="k", dice=dice, S=hero(at="b2"), k=k).finish()
    assert play.rolled("recovering-mana") == rolled


@rule("UN-C476")
@skill("encouraging", changes=True)
@skill("encouraging", changes=False)
@pytest.mark.parametrize(("friends", "heard"), [("lmn", True), ("lm", False)])
def test_a_creature_encourages_three_friends_or_more(friends, heard):
    people: dict[str, Any] = {"S": fighter(at="b2"), "k": orc(at="k9", skills=["encouraging"])}
    people |= {name: orc(at=at) for name, at in zip(friends, ("j9", "i9", "k7"), strict=False)}
    play = position(HALL, turn="k", dice=[5, *[3] * 6], **people).finish()
    assert ("encouraging-allies" in play.who("l").extra) is heard


# exploration


@rule("UN-C494")
@skill("acrobat", changes=True)
@pytest.mark.parametrize(("skills", "more"), [(["acrobat"], 1), ([], 0)])
def test_an_acrobat_is_better_in_opposed_rolls_too(skills, more):
    nimble = fighter(*skills, facing="east", attributes={"agility": 5})
    play = position(SHORT, turn="k", S=nimble, k=orc(skills=["onslaught"], facing="west"), dice=[2, 1, 6, 5, *[1] * 4])
    assert play.see("S")["agility"] + more in summed(play.finish(), "onslaught")


@rule("UN-C502")
@skill("fast", changes=True)
@pytest.mark.parametrize(("skills", "down"), [(["fast"], False), ([], True)])
def test_the_fast_leap_from_traps(skills, down):
    quick = hero(skills=skills, body=[], hands=[], attributes={"agility": 4, "vitality": 9})
    play = sprung("collapsing-ceiling", [*BLIND, 3, 2, 1, 1, 1, 1, 1], S=quick)
    assert play.see("S")["down"] is down


@rule("UN-C516")
@skill("tracker", changes=True)
def test_a_person_on_the_dark_side_shows_a_tracker_his_encounter_cards():
    cards = ["wandering-creature", "pit", "enemy-spotted"]
    play = position(HALL, turn="S", S=hero(skills=["tracker"], at="b2"), hand=cards).take("S does tracker")
    shown = [event.detail for event in play.events("changed") if event.what == "tracked"]
    assert sorted(shown) == ["enemy-spotted", "wandering-creature"]


@rule("UN-C512")
@skill("slippery", changes=True)
@pytest.mark.parametrize(("skills", "less"), [(["slippery"], 1), ([], 0)])
def test_the_slippery_are_hard_to_hit_with_a_javelin_too(skills, less):
    nimble = fighter(*skills, body=[], facing="east", attributes={"agility": 5})
    play = position(SHORT, turn="k", S=nimble, k=orc(hands=["javelin"], facing="west"), dice=[2, 2, *[3] * 6])
    terms = {
        term.source: term.value for event in play.events("summed") if event.what == "throw" for term in event.terms
    }
    assert terms.get("slippery", 0) == -less


# nature


@rule("UN-C527", "UN-C536", "UN-C552")
@skill("ethereal", changes=False)
@skill("invulnerable", changes=False)
@skill("projectile-immunity", changes=False)
@pytest.mark.parametrize("skills", [["ethereal"], ["invulnerable"], ["projectile-immunity"]])
def test_lightning_hurts_those_whom_plain_weapons_do_not(skills):
    dice = {"B cast": [5, 4], "B damage": [6, *[1] * 5]}
    play = facing_orc(dice, k={"skills": skills}).take("B casts lightning at k").on()
    assert play.see("k").get("wounds", 9) >= 1


@rule("UN-C552")
@skill("projectile-immunity", changes=False)
def test_spell_enhanced_arrows_hurt_those_immune_to_projectiles():
    bow = fighter("spell-enhanced-attacks", attributes={"shooting": 5}, **BOW)
    dice = {"S shot": [5, 5], "S damage": [6, 1, 1]}
    play = position(SHORT, turn="S", S=bow, k=orc(skills=["projectile-immunity"]), dice=dice)
    assert play.take("S shoots k").on().see("hit")["dealt"] == 1


@rule("UN-C530")
@skill("flying", changes=True)
@skill("flying", changes=False)
@pytest.mark.parametrize(("outdoor", "flies"), [(True, True), (False, False)])
def test_creatures_come_on_the_wing_where_there_is_a_sky(outdoor, flies):
    began = Initiative(newcomers=(FigureId(FIRST_FOE),), surprise=False)
    people = {"S": hero(at="b2"), "k": orc(at="k9", skills=["flying-10"])}
    play = position(HALL, do=[began, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 8], outdoor=outdoor, **people)
    assert ("flying" in play.see("k")["conditions"]) is flies


@rule("UN-C535")
@skill("huge", changes=True)
@pytest.mark.parametrize(("skills", "rolls"), [(["huge"], 0), (["large"], 1)])
def test_the_huge_take_no_dexterity_tests(skills, rolls):
    door = "+-+-+-+-+-+\n|. . .=. .|\n+ + + + + +\n|. . .|. .|\n+-+-+-+-+-+"
    fingers = hero(skills=skills, at="b1", facing="east")
    dice = {"S open-lock?": [6, 6], "scenario-encounter?": [1]}
    play = position(door, S=fingers, turn="S", dice=dice, doors={"c1": {"state": "locked"}})
    play.take("S opens d1", "S unlocks the door").on()
    assert play.rolled("open-lock") == rolls


@rule("UN-C535")
@skill("huge", changes=True)
@pytest.mark.parametrize(("skills", "far"), [(["huge"], True), (["large"], False)])
def test_the_huge_do_not_mind_difficult_ground(skills, far):
    marsh = "\n".join(["#" * 12, *["#" + "," * 10 + "#"] * 4, "#" * 12])
    play = position(marsh, turn="S", S=fighter(*skills, at="b2", facing="east"))
    assert play.offers("S moves to f2") is far


@rule("UN-C541")
@skill("lost-in-the-dark", changes=True)
@pytest.mark.parametrize(("skills", "less"), [(["lost-in-the-dark"], 1), ([], 0)])
def test_who_is_lost_in_the_dark_shoots_worse_into_it(skills, less):
    def prepare(state: State) -> None:
        state.dark = 1

    lost = position(SHORT, turn="S", prepare=prepare, S=fighter(*skills, **BOW), k=orc()).see("S shooting k")["shot"]
    plain = position(SHORT, turn="S", prepare=prepare, S=fighter(**BOW), k=orc()).see("S shooting k")["shot"]
    assert lost <= plain - less


@rule("UN-C560")
@skill("staggering", changes=True)
@pytest.mark.parametrize(("skills", "can"), [(["staggering"], False), ([], True)])
def test_the_staggering_neither_swim_nor_make_great_jumps(skills, can):
    pool = "##########\n#..www...#\n#..www...#\n##########"
    swimmer = position(pool, S=fighter(*skills, at="c2", body=[]), turn="S")
    jumper = position("#######\n#.o...#\n#######", turn="S", S=fighter(*skills, at="b2", facing="east"))
    assert swimmer.offers("S swims") is can
    assert jumper.offers("S jumps to d2") is can


@rule("UN-C537")
@skill("large", changes=True)
@pytest.mark.parametrize("skills", [("large",), ()])
def test_arms_for_the_large_cost_twice_as_much(skills):
    shop = in_town(like("shara", skills=skills, coins=60, hands=(), body=(), pack=())).take("visit =blacksmith")
    before = shop.who.coins
    shop.take("buy =axe")
    assert before - shop.who.coins == (10 if skills else 5)


@rule("UN-C540")
@skill("lethal-gaze", changes=True)
@pytest.mark.parametrize(("furniture", "more"), [([{"kind": "table", "at": "c2"}], 1), ([], 0)])
def test_cover_helps_against_a_lethal_gaze(furniture, more):
    gorgon = orc(skills=["lethal-gaze"], facing="west", at="f2")
    play = position(SHORT.replace("k", "."), turn="S", S=fighter(at="b2"), k=gorgon, furniture=furniture, dice=[6, 6])
    assert summed(play, "lethal-gaze") == [3 + more]


@rule("UN-C555")
@skill("rock-throwing", changes=False)
def test_nobody_throws_a_rock_after_a_move():
    play = position(HALL, turn="S", S=fighter("rock-throwing", "large", at="d8", hands=[]), k=orc(at="d3"))
    assert not play.take("S moves to d7").offers("S does rock-throwing to k")


@rule("UN-C508")
@skill("lynx", changes=False)
def test_a_lynx_throws_a_1_again_only_for_initiative():
    play = duel("lynx", dice={"S attack": [5, 1], "k defense": [6, 5]}).take("S attacks k").on()
    assert play.rolled("attack-again") == 0


@rule("UN-C484")
@skill("inspiring-music", changes=True)
def test_music_steadies_the_hand_of_archers():
    lute = hero("borgron", skills=["inspiring-music"], hands=["lute"])
    board = "##########\n#BT.....k#\n##########"
    play = position(board, turn="B", B=lute, T=hero("taeral", hands=["longbow"]), k=orc(), dice=[6, 4])
    before = play.see("T shooting k")["shot"]
    assert play.take("B does inspiring-music").see("T shooting k")["shot"] == before + 1


@rule("UN-C567")
@skill("undead", changes=True)
@pytest.mark.parametrize(("skills", "less"), [(["undead"], 0), ([], 1)])
def test_the_undead_see_in_complete_darkness(skills, less):
    def prepare(state: State) -> None:
        state.pitch = 1

    people = {"S": fighter(*skills, at="d5"), "k": orc(at="d4")}
    dark = position(HALL, turn="S", prepare=prepare, **people).see("S attacking k")["attack"]
    light = position(HALL, turn="S", **people).see("S attacking k")["attack"]
    assert (dark < light) is bool(less)


# where magic meets skills


@rule("UN-C570")
@skill("vulnerable", changes=True)
@skill("vulnerable", changes=False)
@pytest.mark.parametrize(("element", "less"), [("fire", 1), ("cold", 0)])
def test_a_fireball_finds_those_vulnerable_to_fire(element, less):
    struck = field("fireball", k={"skills": [f"vulnerable-{element}"]}).see("B casting fireball at k")
    plain = field("fireball").see("B casting fireball at k")
    assert struck["armor"] == plain["armor"] - less


@rule("UN-C448")
@skill("hardened", changes=False)
def test_the_hardened_feel_magic_like_anybody():
    dice = {"B cast": [5, 4], "B damage": [6, *[1] * 5]}
    play = facing_orc(dice, k={"skills": ["hardened", "hardy"]}).take("B casts lightning at k").on()
    assert (play.rolled("soften"), play.see("k")["wounds"]) == (0, 1)


@rule("UN-C434")
@skill("bodyguard", changes=True)
@pytest.mark.parametrize(("skills", "less"), [(["bodyguard"], 1), ([], 0)])
def test_magic_projectiles_find_a_guarded_creature_behind_light_cover(skills, less):
    people = {
        "B": hero("borgron", at="c3", facing="east", skills=[]),
        "k": orc(at="h3", hands=[]),
        "l": orc(at="h4", skills=skills, hands=["longbow"], pack=[]),
    }
    play = position(HALL, turn=["l", "B"], dice=[2, 2, 2, 2], **people)
    plain = facing_orc().see("B casting lightning at k")["dice"]
    assert play.see("B casting lightning at k")["dice"] == plain - less


@rule("UN-C500")
@skill("expert-rider", changes=True)
@pytest.mark.parametrize(("skills", "total"), [(["expert-rider"], 5), ([], 4)])
def test_an_expert_rider_casts_from_the_saddle_as_on_foot(skills, total):
    people = {
        "B": hero("borgron", rides="h", skills=skills, hands=[]),
        "h": {"companion": "horse", "owner": "B", "at": "c3", "facing": "east"},
        "k": orc(at="h3"),
    }
    dice = {"B cast": [6, 5], "B damage": [1] * 7}
    play = position(HALL, outdoor=True, turn="B", dice=dice, **people).take("B casts lightning at k")
    assert summed(play, "cast") == [total]


@rule("UN-C530")
@skill("flying", changes=True)
@skill("flying", changes=False)
@pytest.mark.parametrize(("wounds", "rolls"), [(0, 0), (4, 1)])
def test_who_has_wings_climbs_without_a_test_unless_wounded(wounds, rolls):
    pit = "######\n#....#\n#.o..#\n#....#\n######"
    bird = hero(at="c3", skills=["flying-10"], body=[], wounds=wounds)
    play = position(pit, S=bird, turn="S", dice=[6, 5]).take("S climbs").on()
    assert play.rolled("climb") == rolls


@rule("UN-C543")
@skill("magic-resistance", changes=False)
def test_magic_resistance_does_nothing_against_blows():
    dice = {"S attack": [5, 5], "k defense": [2, 1], "S damage": [6, 1, 1, 1, 1]}
    play = duel(k={"skills": ["magic-resistance"]}, dice=dice).take("S attacks k").on()
    assert play.see("hit")["dealt"] == 1


# beasts


@rule("UN-C522")
@skill("brutal", changes=False)
def test_the_brutal_are_no_worse_for_those_who_were_behind_them():
    play = position("########\n#....k.#\n########", turn="S", S=fighter("brutal", at="b2", facing="west"), k=orc())
    play.take("S moves to e2")
    assert play.see("S attacking k")["dice"] == duel().see("S attacking k")["dice"]


@rule("UN-C538")
@skill("leech-mana", changes=True)
@pytest.mark.parametrize("dull", ["A", "B"])
def test_mana_is_leeched_from_the_dullest_in_reach(dull):
    def caster(name: str, at: str) -> dict[str, Any]:
        return hero("borgron", at=at, mana=4, attributes={"intelligence": 3 if name == dull else 5})

    people = {"A": caster("A", "d3"), "B": caster("B", "d7"), "k": orc(at="h5", skills=["leech-mana"])}
    play = position(HALL, turn="k", dice=[4, 4, 4, *[3] * 8], **people).finish()
    assert [play.who(name).mana for name in "AB"] == ([1, 4] if dull == "A" else [4, 1])


@rule("UN-C549")
@skill("pathfinder", changes=False)
def test_a_pathfinder_is_no_faster_on_even_ground():
    board = "########\n#S.....#\n########"
    ways = [position(board, turn="S", S=fighter(*skills), land="swamp") for skills in (["pathfinder-swamp"], [])]
    assert ways[0].acts() == ways[1].acts()


@rule("UN-C442")
@skill("expert-shooter", changes=False)
def test_an_expert_shooter_who_stood_still_shoots_as_others_do():
    shots = [
        position(SHORT, turn="S", S=fighter(*skills, **BOW), k=orc()).see("S shooting k")["terms"]
        for skills in (["expert-shooter"], [])
    ]
    assert shots[0] == shots[1]
