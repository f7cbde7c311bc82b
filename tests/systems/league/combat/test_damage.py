"""Damage: rolled, stopped, taken; locations, wear, bloodlust.  LE-0498 to LE-0511, LE-G13, LE-G92"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, fight, standing
from undercroft.crawl.things import Item
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import TALENTS
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.combat.armour import worn_on
from undercroft.systems.league.combat.attack import PLACE, declared
from undercroft.systems.league.combat.damage import deal, dice_of
from undercroft.systems.league.state import Lasting
from undercroft.systems.league.status.points import lose_hp

PLAIN = {"constitution": 20, "strength": 20, "combat-skill": 50}
"""Neither damage bonus nor natural armour."""
HEAD, ARMS, TORSO, LEGS = 1, 2, 3, 6
"""Faces of the d6 for the hit location."""


def struck(place=TORSO, damage=6, *, weapon="dagger", **who):
    """A hero that a goblin has hit, without a dodge."""
    values = {**PLAIN, **who.pop("values", {})}
    play = standing("Wg...", W=hero(values=values, hp=who.pop("hp", 15), **who), g=monster("goblin", hp=30))
    play.who("W").dodged = 1
    hit = fight(play, "g", "W", weapon, (20, place), *(damage if isinstance(damage, tuple) else (damage,)))
    return play, hit


def striking(face=20, damage=(4,), *, weapon="broadsword", target="goblin", enemy=None, **who):
    """An enemy that a hero has struck."""
    values = {**PLAIN, **who.pop("values", {})}
    given = {"hp": 30, **(enemy or {})}
    play = standing("Wg...", W=hero(values=values, **who), g=monster(target, **given))
    return play, fight(play, "W", "g", weapon, face, *damage)


@rule("LE-0498", "LE-0500")
def test_the_damage_is_lost_from_hp_and_an_enemy_dies_at_0():
    play, hit = striking(damage=(4,), enemy={"hp": 6})
    assert (hit.dealt, play.enemy("g").hp) == (5, 1)
    play, hit = striking(damage=(5,), enemy={"hp": 6})
    assert hit.felled
    assert play.state.enemies == []


@rule("LE-0010", "LE-0498", "LE-G03")
@pytest.mark.parametrize(("strength", "bonus"), [(39, 0), (40, 1), (50, 2), (60, 3), (70, 4)])
def test_a_heros_strength_gives_its_damage_bonus(strength, bonus):
    _, hit = striking(damage=(4,), values={"strength": strength})
    assert hit.dealt == 4 + 1 + bonus


@rule("LE-0499")
def test_enemies_do_the_damage_of_their_weapon_and_their_bonus():
    game = striking()[0].game
    strong = next(
        id for id, card in game.box[MONSTERS].items() if card.damage_bonus and card.weapons and not card.special
    )
    play = standing("Wg...", W=hero(values=PLAIN, hp=15), g=monster(strong, hp=30))
    play.who("W").dodged = 1
    card = game.box[MONSTERS][strong]
    hit = fight(play, "g", "W", "dagger", (5, TORSO), 3)
    assert hit.dealt == 3 + card.damage_bonus


@rule("LE-0499")
def test_without_a_weapon_they_do_what_their_card_says():
    game = striking()[0].game
    beast = next(id for id, card in game.box[MONSTERS].items() if not card.weapons)
    play = standing("Wg...", W=hero(), g=monster(beast))
    dice = dice_of(play.game, declared(play.game, play.names["g"], play.names["W"], None)).dice
    assert dice == measure(game.box[MONSTERS][beast].damage).dice


@rule("LE-0011", "LE-0498", "LE-G03")
@pytest.mark.parametrize(("constitution", "armour"), [(39, 0), (40, 1), (50, 2), (60, 3)])
def test_constitution_gives_natural_armour(constitution, armour):
    _, hit = struck(damage=6, values={"constitution": constitution})
    assert hit.dealt == 6 - armour


@rule("LE-0498")
def test_an_enemys_natural_armour_and_armour_are_subtracted():
    game = striking()[0].game
    id, card = next(
        (id, card)
        for id, card in game.box[MONSTERS].items()
        if card.natural_armour and card.armour and not card.special
    )
    _, hit = striking(5, ([(8,), (8,)],), target=id, enemy={"hp": 30})
    assert hit.dealt == max(0, 9 - card.natural_armour - card.armour)


@rule("LE-0501")
def test_a_hero_who_rolled_01_to_05_rolls_damage_twice_and_uses_the_higher():
    _, hit = striking(5, ([(2,), (7,)],))
    assert hit.dealt == 8
    _, hit = striking(6, (2,))
    assert hit.dealt == 3


@rule("LE-0502")
def test_enemies_do_not():
    play = standing("Wg...", W=hero(values=PLAIN, hp=15), g=monster("goblin"))
    play.who("W").dodged = 1
    assert fight(play, "g", "W", "dagger", (3, TORSO), 2).dealt == 2


@rule("LE-0780")
def test_large_enemies_roll_damage_twice_and_use_the_better():
    game = striking()[0].game
    large = "ogre"
    play = standing("Wg...\n.....", W=hero(values=PLAIN, hp=15), g=monster(large, at="b1"))
    play.who("W").dodged = 1
    hit = fight(play, "g", "W", "dagger", (20, TORSO), [(2,), (3,)])
    assert hit.dealt == 3 + game.box[MONSTERS][large].damage_bonus


# where it hits


@rule("LE-0503")
def test_a_d6_rolled_with_the_attack_says_where_a_hero_is_hit():
    assert [PLACE.of(((face,),)) for face in range(1, 7)] == ["head", "arms", "torso", "torso", "torso", "legs"]
    _, hit = struck(HEAD)
    assert hit.location == "head"


@rule("LE-0503")
@pytest.mark.parametrize(("place", "dealt"), [(HEAD, 4), (ARMS, 6), (TORSO, 4), (LEGS, 6)])
def test_the_armour_on_that_location_applies(place, dealt):
    _, hit = struck(place, 6, head=["leather-cap"], torso=["leather-jerkin"])
    assert hit.dealt == dealt


@rule("LE-G92")
def test_damage_that_is_no_strike_or_shot_is_reduced_by_natural_armour_alone():
    play, _ = struck(ARMS, 1, values={"constitution": 40}, torso=["breastplate"])
    who = play.who("W")
    was = who.hp
    assert drive(deal(play.game, who, Tally(5, "trap"), "trap")) == 4
    assert drive(deal(play.game, who, Tally(5, "trap"), "trap", bare=True)) == 5
    assert who.hp == was - 9


# wear


@rule("LE-G13")
@pytest.mark.parametrize(("damage", "wear"), [(2, 0), (3, 1)])
def test_armour_wears_when_what_reaches_it_is_higher_than_its_def(damage, wear):
    play, _ = struck(TORSO, damage, torso=["leather-jerkin"])
    assert worn_on(play.who("W"), "torso") == (Item("leather-jerkin", wear),)


@rule("LE-G13")
def test_armour_elsewhere_does_not_wear():
    play, _ = struck(LEGS, 6, torso=["leather-jerkin"])
    assert worn_on(play.who("W"), "torso") == (Item("leather-jerkin"),)


@rule("LE-0505", "LE-0506")
def test_armour_has_six_points_and_is_gone_when_the_last_is_lost():
    play, _ = struck(TORSO, 6, torso=["leather-jerkin~4"])
    assert worn_on(play.who("W"), "torso") == (Item("leather-jerkin", 5),)
    play, hit = struck(TORSO, 6, torso=["leather-jerkin~5"])
    assert hit.dealt == 4
    assert play.who("W").outfit.items() == ()


@rule("LE-0350")
@pytest.mark.parametrize(("face", "wear"), [(99, 0), (100, 1)])
def test_a_hero_who_rolls_100_loses_a_point_from_its_weapon(face, wear):
    play = standing("Wg...", W=hero(hand=["broadsword"], values=PLAIN), g=monster("goblin"))
    fight(play, "W", "g", "broadsword", face)
    assert play.who("W").outfit.at("hand") == (Item("broadsword", wear),)


@rule("LE-0587", "LE-0588", "LE-G95")
def test_a_fumble_ends_the_power_of_a_magic_weapon():
    play = standing("Wg...", W=hero(hand=["broadsword~3+magic"], values=PLAIN), g=monster("goblin"))
    fight(play, "W", "g", "broadsword~3+magic", 100)
    (item,) = play.who("W").outfit.at("hand")
    assert (item.wear, item.marks) == (4, ("magic", "spent"))
    worn = standing("Wg...", W=hero(hand=["broadsword~5+magic"], values=PLAIN), g=monster("goblin"))
    fight(worn, "W", "g", "broadsword~5+magic", 100)
    assert worn.who("W").outfit.at("hand") == ()


@rule("LE-0351", "LE-0483", "LE-G85")
def test_an_enemy_that_rolls_100_drops_its_weapon():
    play = standing("Wg...", W=hero(), g=monster("goblin", weapons=["dagger"]))
    fight(play, "g", "W", "dagger", (100, TORSO))
    assert play.enemy("g").weapons == ()
    assert [(token.kind, token.name) for token in play.state.tokens] == [("dropped", "dagger")]
    assert not play.enemy("g").prone


@rule("LE-0351", "LE-0352", "LE-G85")
def test_without_one_it_falls_over():
    play = standing("Wg...", W=hero(), g=monster("goblin", weapons=[]))
    fight(play, "g", "W", "", (100, TORSO))
    assert play.enemy("g").prone


# struck gear


@rule("LE-0504", "LE-0507", "LE-0508", "LE-0114")
@pytest.mark.parametrize(("face", "wear"), [(1, (1, 0)), (2, (0, 1)), (3, (0, 0))])
def test_a_hit_to_the_torso_may_strike_a_quick_slot(face, wear):
    play, _ = struck(TORSO, (1, face), quick=["rope", "rope~1"])
    assert [item.wear for item in play.who("W").outfit.at("quick")] == [wear[0], 1 + wear[1]]


@rule("LE-0504")
def test_a_hit_elsewhere_strikes_none():
    play, _ = struck(LEGS, (1,), quick=["rope"])
    assert play.who("W").outfit.at("quick") == (Item("rope"),)


@rule("LE-0117")
def test_nothing_in_the_backpack_is_struck():
    play, _ = struck(TORSO, (1,), pack=["rope"])
    assert play.who("W").outfit.pack == (Item("rope"),)


@rule("LE-0586")
def test_other_magic_objects_in_quick_slots_take_no_damage():
    play, _ = struck(TORSO, (1, 1), quick=["rope+magic"])
    assert play.who("W").outfit.at("quick")[0].wear == 0


# wounds


@rule("LE-0080", "LE-G113")
@pytest.mark.parametrize(("place", "damage", "sanity"), [(HEAD, 3, 9), (HEAD, 2, 10), (LEGS, 3, 10)])
def test_a_wound_to_the_head_costs_a_point_of_sanity(place, damage, sanity):
    play, _ = struck(place, damage, head=["leather-cap"])
    assert play.who("W").sanity == sanity


@rule("LE-0510")
@pytest.mark.parametrize(("most", "left", "wounded"), [(15, 8, False), (15, 7, True), (14, 8, False), (14, 7, True)])
def test_whoever_has_lost_half_its_hp_rounded_up_is_wounded(most, left, wounded):
    play = standing(W=hero(max_hp=most, hp=left))
    assert play.game.wounded(play.who("W")) is wounded


@rule("LE-0414")
def test_whoever_loses_hp_aims_no_more():
    play = standing("W..g.", W=hero(), g=monster("goblin"))
    play.who("W").aim = play.names["g"]
    lose_hp(play.game, play.who("W"), 1)
    assert play.who("W").aim == 0


# talents


@rule("LE-0357", "LE-G41")
def test_whoever_fights_with_two_weapons_does_1_more_damage():
    game = striking()[0].game
    talent = next(id for id, card in game.box[TALENTS].items() if any(e.name == "dual-wielding" for e in card.gives))
    two, one = ["shortsword", "dagger"], ["shortsword"]
    assert striking(weapon="shortsword", hand=two, talents=[talent])[1].dealt == 4 + 1 + 1
    assert striking(weapon="shortsword", hand=one, talents=[talent])[1].dealt == 4 + 1
    assert striking(weapon="shortsword", hand=two)[1].dealt == 4 + 1


@rule("LE-0509")
def test_a_struck_potion_that_harms_is_spilt_over_its_bearer():
    play, hit = struck(TORSO, (1, 1, 4, 1), quick=["fire-bottle-weak"])
    assert play.who("W").outfit.items() == ()
    assert play.who("W").hp == 15 - hit.dealt - 4


@rule("LE-0509")
def test_one_that_does_not_is_only_lost():
    play, hit = struck(TORSO, (1, 1), quick=["healing"])
    assert play.who("W").outfit.items() == ()
    assert play.who("W").hp == 15 - hit.dealt


@rule("LE-0351", "LE-G85")
def test_an_armed_enemy_that_bit_and_rolled_100_falls_over_and_keeps_its_weapon():
    play = standing("Wg...", W=hero(), g=monster("goblin", weapons=["dagger"]))
    fight(play, "g", "W", "", (100, TORSO))
    assert play.enemy("g").prone
    assert play.enemy("g").weapons == ("dagger",)


@rule("LE-0498", "LE-G32")
def test_what_counts_in_close_combat_alone_does_not_count_for_shots():
    raging = {"conditions": ["red-rage"]}
    assert striking(weapon="broadsword", **raging)[1].dealt == 4 + 1 + 1
    play = standing("W..g.", W=hero(values=PLAIN, **raging), g=monster("goblin", hp=30))
    assert fight(play, "W", "g", "short-bow", 20, 4).dealt == 4


@rule("LE-0499")
@pytest.mark.parametrize(("weapon", "board", "more"), [("dagger", "Wg...", 1), ("short-bow", "W..g.", 0)])
def test_a_spell_that_makes_an_enemy_stronger_does_so_in_close_combat(weapon, board, more):
    play = standing(board, W=hero(values=PLAIN, hp=15), g=monster("goblin"))
    play.who("W").dodged = 1
    play.enemy("g").lasting = (Lasting(card="battle-rage", turns=3),)
    assert fight(play, "g", "W", weapon, (20, LEGS), 3).dealt == 3 + more
