"""What the words of monsters do in an attack, after a wound, when one is defeated."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import Play, hero, monster, position
from undercroft.proofs.checklist import rule

WELL = [[9, 9], [2, 2]]
"""Dice with which a monster of two dice hits whoever dodges, without a critical."""

BADLY = [[2, 3], [9, 9]]


def strikes(
    card: str, board: str = "Wg", *, dice: Any = WELL, kind: str = "melee", hero_: Any = None, **given: Any
) -> Play:
    """A monster is activated beside a warrior and attacks."""
    more = {name: given.pop(name) for name in ("modifiers", "hurt", "poison", "acted", "held") if name in given}
    people = {"W": hero_ or hero(), "g": monster(card, **more)}
    return position(board, turn="g", dice={f"g {kind}-attack": dice}, **{**people, **given}).on()


def bonus(play: Play, source: str) -> int:
    """What a term of the monster's attack came to."""
    totals = [event for event in play.events("summed") if event.what == "attack-total"]
    return sum(term.value for term in totals[-1].terms if term.source == source)


@rule("DO-G09", "DO-C99")
def test_goblins_are_bolder_for_each_other_of_their_kind_beside_the_target():
    others = {"h": monster("goblin"), "i": monster("orc")}
    assert bonus(strikes("goblin", "hWg\n#i#", dice=BADLY, **others), "gang") == 2
    assert bonus(strikes("goblin", dice=BADLY), "gang") == 0


@rule("DO-G09")
def test_an_orc_hits_harder_while_it_is_hurt():
    assert bonus(strikes("orc", dice=BADLY, hurt=1), "rage") == 3
    assert bonus(strikes("orc", dice=BADLY), "rage") == 0


@rule("DO-G09", "DO-C110")
def test_monsters_near_a_shaman_attack_better_and_it_does_not_embolden_itself():
    assert bonus(strikes("goblin", "Wg..s", dice=BADLY, s=monster("shaman")), "inspires") == 2
    assert bonus(strikes("goblin", "Wg.....s", dice=BADLY, s=monster("shaman")), "inspires") == 0
    assert bonus(strikes("shaman", dice=BADLY, kind="magic"), "inspires") == 0


@rule("DO-0108", "DO-C105")
def test_a_mummy_poisons_whom_it_wounds_and_nobody_else():
    assert strikes("mummy").who("W").poison == 1
    assert strikes("mummy", dice=BADLY).who("W").poison == 0


@rule("DO-0108", "DO-G35")
def test_where_armor_stops_all_damage_nobody_is_poisoned():
    play = strikes("mummy", hero_=hero(torso=["tri-anon-armor"]))
    assert play.who("W").hp == play.game.kit(play.who("W")).max_hp
    assert play.who("W").poison == 0


@rule("DO-0128", "DO-C101")
def test_whoever_a_slimecrawler_wounds_is_held_until_the_round_is_over():
    play = strikes("slimecrawler", "W....g", kind="ranged")
    assert play.who("W").held == ("round",)


@rule("DO-0129")
def test_a_freezing_monster_disarms():
    assert strikes("orc", modifiers=["freezing"]).who("W").disarmed


@rule("DO-C108", "DO-G09")
def test_a_ghoul_takes_ap_and_none_below_0():
    assert strikes("ghoul", hero_=hero(ap=10)).who("W").ap == 6
    assert strikes("ghoul", hero_=hero(ap=2)).who("W").ap == 0


@rule("DO-C103", "DO-G09")
def test_a_poltergeist_takes_pp():
    play = strikes("poltergeist", hero_=hero(pp=3))
    assert play.who("W").pp == 2


@rule("DO-C111", "DO-G09")
def test_a_vampire_regains_what_it_took():
    dice = [[9, 9, 9], [2, 2]]
    play = strikes("vampire", dice=dice, hurt=3)
    assert play.monster("g").hurt == 1
    assert strikes("vampire", dice=dice, hurt=1).monster("g").hurt == 0


@rule("DO-C112", "DO-G09")
def test_a_black_knight_damages_what_its_victim_defended_with():
    dice = [[9, 9, 9], [2, 2]]
    play = strikes("black-knight", dice=dice, hero_=hero("shield-maiden", hand=["squire-sword"]))
    marks = [one.item.marks for one in play.who("W").outfit.on]
    assert marks == [("damaged",)]
    assert (
        strikes("vampire", dice=dice, hero_=hero("shield-maiden", hand=["squire-sword"]))
        .who("W")
        .outfit.on[0]
        .item.marks
        == ()
    )


@rule("DO-C117", "DO-G09")
def test_a_golem_hurls_its_victim_away_and_what_stops_it_hurts():
    dice = [[5, 5], [8, 5]]
    free = strikes("golem", "..Wg", dice=dice)
    assert free.see("W")["at"] == "b1"
    assert free.who("W").hp == 13 - 3
    stopped = strikes("golem", "Wg", dice=dice)
    assert stopped.see("W")["at"] == "a1"
    assert stopped.who("W").hp == 13 - 3 - 1


@rule("DO-G09")
def test_a_ghoul_of_the_third_level_bites_deeper_into_who_is_nearly_spent():
    dice = [[9, 9], [20, 2]]
    assert strikes("ghoul", ml=3, dice=dice, hero_=hero(hp=6)).who("W").hp == 6 - 3
    assert strikes("ghoul", ml=3, dice=dice, hero_=hero(hp=7)).who("W").hp == 7 - 2


@rule("DO-0107")
def test_an_archer_of_the_fourth_level_shoots_through_armor():
    dice = [[9, 9, 9], [20, 2]]
    play = strikes("archer", "W........g", kind="ranged", ml=4, dice=dice, hero_=hero(torso=["tri-anon-armor"]))
    assert play.who("W").hp == play.game.kit(play.who("W")).max_hp - 2
    assert play.who("W").outfit.on[0].item.marks == ()


# attacked by a character


def struck(card: str, dice: Any, item: str = "combat-hammer", **more: Any) -> Play:
    """A warrior strikes a monster."""
    given = {name: more.pop(name) for name in ("ml", "others", "decks") if name in more}
    people = {"W": hero(hand=[item], attributes={"str": 20, "wis": 20, "con": 20, "psi": 20, "agi": 20, "per": 20})}
    play = position("Wg", g=monster(card, **more), turn="W", dice=dice, **people, **given)
    return play.take(f"W strikes g with {item}").on()


@rule("DO-C107", "DO-G09")
def test_a_gargoyle_is_stone_until_it_has_stirred():
    dice = {"W melee-attack": [[9, 5, 2], [5, 2]]}
    assert struck("gargoyle", dice, ml=3, acted=True).monster("g").hurt == 3
    assert struck("gargoyle", dice, ml=3).monster("g").hurt == 0


@rule("DO-C109", "DO-G09")
def test_a_mercenary_answers_a_blow_that_it_parried():
    play = struck("mercenary", {"W melee-attack": [[2, 3, 2], [9, 9]]})
    assert play.who("W").hp == play.game.kit(play.who("W")).max_hp - 1


@rule("DO-C117", "DO-G09")
def test_critical_hits_do_a_golem_no_more_damage():
    dice = {"W melee-attack": [[19, 9, 2], [2, 2]]}
    assert struck("troll", dice).monster("g").hurt == 3 + 2
    assert struck("golem", dice).monster("g").hurt == 3 - 2


@rule("DO-C106", "DO-G09")
@pytest.mark.parametrize(("shown", "stands"), [(3, True), (4, False)])
def test_a_skeleton_may_stand_up_again_and_then_gives_nothing(shown, stands):
    dice = {"W melee-attack": [[29, 9, 2], [2, 2]], "g rises": [shown]}
    play = struck("skeleton", dice)
    assert bool(play.state.monsters) is stands
    assert play.state.xp == (0 if stands else 1)
    if stands:
        assert play.see("g")["hp"] == 1


@rule("DO-0318", "DO-C124")
def test_an_explosion_hurts_characters_near_it_and_no_monster():
    people = {"M": hero("mage"), "H": hero("huntress"), "o": monster("orc")}
    dice = {"W melee-attack": [[29, 9, 2], [2, 2]]}
    play = position(
        "Wg.M..H\n.o.....",
        g=monster("goblin", modifiers=["explosion"]),
        turn="W",
        dice=dice,
        W=hero(hand=["combat-hammer"]),
        **people,
    )
    play.take("W strikes g with combat-hammer").on()
    assert play.who("W").hp == 13 - 2
    assert play.see("M")["hp"] == play.game.kit(play.who("M")).max_hp - 2
    assert play.see("H")["hp"] == play.game.kit(play.who("H")).max_hp
    assert play.monster("o").hurt == 0


@rule("DO-0161", "DO-G10")
def test_whoever_defeats_a_cursed_monster_is_poisoned():
    play = struck("goblin", {"W melee-attack": [[29, 9, 2], [2, 2]]}, modifiers=["cursed"])
    assert play.who("W").poison == 2


@rule("DO-0315", "DO-G10")
def test_out_of_a_brood_comes_a_goblin():
    play = struck("orc", {"W melee-attack": [[59, 9, 2], [2, 2]]}, modifiers=["brood"])
    assert [(one.card, one.at) for one in play.state.monsters] == [("goblin", play.at("b1"))]


@rule("DO-G10", "DO-C125")
def test_a_fire_creature_takes_no_harm_from_fire():
    from undercroft.systems.doria.combat.attack import declared
    from undercroft.systems.doria.combat.outcome import damage_of

    play = position("Wg", W=hero(hand=["combat-hammer"]), g=monster("orc", modifiers=["fire-creature"]))
    (item,) = play.who("W").outfit.items()
    attack = declared(play.game, play.names["W"], play.names["g"], "melee", item, play.at("b1"))
    assert damage_of(play.game, attack).total > 0
    attack.element = "fire"
    assert damage_of(play.game, attack).total == 0


@rule("DO-0405", "DO-0409", "DO-0410", "DO-0120", "DO-0121")
def test_modifiers_add_experience_and_loot():
    dice = {"W melee-attack": [[59, 9, 2], [2, 2]]}
    play = struck("orc", dice, modifiers=["colossal", "fierce"])
    assert play.state.xp == 3
    assert sum(event.n for event in play.events("drawn") if event.pile.startswith("loot")) == 2


@rule("DO-0402", "DO-G31")
def test_a_monster_that_fumbles_its_defence_takes_more_damage():
    plain = struck("troll", {"W melee-attack": [[9, 2, 3], [1, 2]]}).monster("g").hurt
    fumbled = struck("troll", {"W melee-attack": [[9, 2, 3], [1, 1]]}).monster("g").hurt
    assert fumbled == plain + 1


@rule("DO-C106", "DO-G09")
def test_a_skeleton_that_stands_up_again_has_left_its_poison_behind():
    play = struck("skeleton", {"W melee-attack": [[29, 9, 2], [2, 2]], "g rises": [1]}, poison=2)
    assert play.monster("g").poison == 0
