"""Every magic weapon and every Relic that is one, in a fight.  UN-1042 to UN-1048, UN-G71"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, orc, position
from systems.universalis.magic.casters import mage
from systems.universalis.things.proofs import DUEL, FAILS, LANDS, armed, dealt, duel, lane, proves, shot
from undercroft.proofs.checklist import rule

ARMOR, STRENGTH = 4, 4

MELEE = {
    # damage dice in the hands it is held in, the target's Armor, attack, defense, strikes from two squares away
    "axe-of-cleaving": (2, -1, 0, 0, False),
    "blade-of-thirst": (1, 0, 0, 0, False),
    "dragon-tooth": (1, 0, 0, 0, False),
    "flaming-sword": (2, 0, 0, 0, False),
    "hammer-of-thunder": (2, -1, -1, -1, False),
    "mace-of-the-just": (0, -1, -1, -1, False),
    "returning-javelin": (1, 0, -1, -1, False),
    "spear-of-the-wind": (2, 0, 0, 0, True),
    "staff-of-power": (1, 0, 0, 0, False),
    "sword-of-haste": (0, -1, -1, 0, False),
    "sword-of-valor": (1, 0, 1, 1, False),
    "whip-of-thorns": (0, 0, -1, -1, True),
    "dawn-of-dar": (3, 0, 1, 1, True),
    "fraudiels-axe": (3, -2, 0, 0, False),
    "oath-of-the-kings": (3, 0, 0, 0, False),
    "fist-of-the-mountain": (3, 0, 0, 0, False),
    "mother-of-tides": (3, 0, 0, 0, True),
    "widows-needle": (0, 0, 0, 0, False),
}
RANGED = {
    # damage dice, the target's Armor, Shooting Skill, range
    "bow-of-the-hunter": (4, 0, 1, 24),
    "crossbow-of-piercing": (4, -2, 0, 24),
    "bow-of-the-first-elves": (5, -1, 1, 30),
    "returning-javelin": (STRENGTH + 1, 0, 0, 12),
    "dragon-tooth": (STRENGTH + 1, 0, 0, 6),
    "spear-of-the-wind": (STRENGTH + 1, 0, 0, 6),
    "last-word-of-ach": (4, -2, 0, 12),
    "mother-of-tides": (STRENGTH + 1, 0, 0, 6),
    "sling-of-the-shepherd-king": (4, 0, 0, 24),
}


@rule("UN-1042")
@proves(*MELEE)
@pytest.mark.parametrize("weapon", MELEE)
def test_a_magic_weapon_rolls_its_dice_and_fights_as_its_card_says(weapon):
    dice, armor, attack, defense, long = MELEE[weapon]
    say = f"S attacks k with {weapon}"
    assert dealt(weapon, face=ARMOR + armor, say=say) == STRENGTH + dice
    assert dealt(weapon, face=ARMOR + armor - 1, say=say) == 0
    play = duel(weapon, dice=[])
    assert play.see("S attacking k")["attack"] == 5 + attack - long
    assert play.see("k attacking S")["defense"] == 5 + defense
    assert position(DUEL, S=armed(weapon), k=orc(at="d3")).offers(say) is long


@rule("UN-1042")
@proves(*RANGED)
@pytest.mark.parametrize("weapon", RANGED)
def test_a_magic_weapon_shoots_as_its_card_says(weapon):
    dice, armor, shooting, far = RANGED[weapon]

    def wounds(face: int, *hit: int) -> int:
        return int(shot(weapon, [*hit, *[face] * 12]).on().see("hit")["dealt"])

    needed = 5 - shooting
    assert wounds(ARMOR + armor, needed - 2, 2) == dice
    assert wounds(ARMOR + armor - 1, needed - 2, 2) == 0
    assert wounds(6, needed - 3, 2) == 0

    def reached(squares: int) -> bool:
        play = position(lane(squares), S=armed(weapon, facing="east"), k=orc())
        return play.offers(f"S shoots k with {weapon}") or play.offers(f"S throws {weapon} at k")

    assert reached(far)
    assert not reached(far + 1)


BREAKS = {
    **dict.fromkeys(["axe-of-cleaving", "hammer-of-thunder", "mace-of-the-just", "staff-of-power"], 2),
    **dict.fromkeys(["blade-of-thirst", "dragon-tooth", "flaming-sword", "returning-javelin", "spear-of-the-wind"], 1),
    **dict.fromkeys(["sword-of-haste", "sword-of-valor", "whip-of-thorns", "bow-of-the-hunter"], 1),
    **dict.fromkeys(["dawn-of-dar", "fraudiels-axe", "oath-of-the-kings", "bow-of-the-first-elves"], 0),
    **dict.fromkeys(["fist-of-the-mountain", "mother-of-tides", "widows-needle"], 0),
    **dict.fromkeys(["sling-of-the-shepherd-king", "net-of-the-drowned-queen"], 0),
    "crossbow-of-piercing": 2,
}
"""The highest face that breaks each; Relics never break."""


@rule("UN-1044", "UN-0477")
@pytest.mark.parametrize("weapon", BREAKS)
def test_a_magic_weapon_breaks_only_on_two_rolls_within_its_range(weapon):
    most = BREAKS[weapon]

    def broken(*faces: int) -> bool:
        if weapon in MELEE:
            play = duel(weapon, dice=[1, 1, 3, 4, *faces]).take(f"S attacks k with {weapon}").on()
        else:
            play = shot(weapon, [1, 1, *faces]).on()
        return any(event.what == "broken" for event in play.events("changed"))

    assert not broken(most + 1)
    if most:
        assert broken(most, most)
        assert not broken(most, most + 1)


@rule("UN-0369")
@proves("returning-javelin", "spear-of-the-wind", "dragon-tooth")
@pytest.mark.parametrize("weapon", ["returning-javelin", "spear-of-the-wind", "dragon-tooth"])
def test_what_is_magic_and_thrown_comes_back_to_the_hand(weapon):
    assert shot(weapon, [2, 2]).on().see("S")["hands"] == [weapon]
    assert shot("javelin", [2, 2]).on().see("S")["hands"] == []


@proves("axe-of-cleaving", "hammer-of-thunder")
@pytest.mark.parametrize("weapon", ["axe-of-cleaving", "hammer-of-thunder"])
def test_shields_that_stop_some_magic_weapons_may_break(weapon):
    shielded = {"hands": ["broadsword", "shield"]}
    play = duel(weapon, dice=[*LANDS, 6, 1, 1], k=shielded).take("S attacks k").on()
    assert "shield" not in play.see("k")["hands"]


@proves("fraudiels-axe")
def test_no_shield_survives_fraudiels_axe_and_the_large_fear_it():
    play = duel("fraudiels-axe", dice=[*LANDS, 6, 1], k={"hands": ["broadsword", "shield"]}).take("S attacks k").on()
    assert "shield" not in play.see("k")["hands"]
    assert play.rolled("break") == 0
    board = "########\n" + "#......#\n" * 7 + "########"
    large = position(board, S=armed("fraudiels-axe", at="d5"), t={"creature": "troll", "at": "d3"})
    assert large.see("S attacking t")["armor"] == 4 - 2 - 1


@rule("UN-C539")
@proves("blade-of-thirst")
@pytest.mark.parametrize(("weapon", "healed"), [("blade-of-thirst", 2), ("broadsword", 0)])
def test_a_blade_of_thirst_gives_back_half_of_what_it_takes(weapon, healed):
    dice = [*LANDS, 6, 6, 6, 6, 1]
    play = duel(weapon, dice=dice, S={"wounds": 3}, k={"leader": True}).take("S attacks k").on()
    assert play.see("S")["wounds"] == 3 - healed


@proves("blade-of-thirst")
def test_a_blade_of_thirst_drinks_nothing_that_another_weapon_spills():
    play = duel("blade-of-thirst", "axe", dice=[*LANDS, *[6] * 5], S={"wounds": 3}).take("S attacks k with axe").on()
    assert play.see("S")["wounds"] == 3


@proves("bow-of-the-first-elves")
def test_the_bow_of_the_first_elves_throws_ones_again():
    play = shot("bow-of-the-first-elves", [5, 4, 1, 1, 6, 2, 2, 6, 6]).on()
    assert play.see("hit")["dealt"] == 3
    fist = duel("bow-of-the-first-elves", dice=[*LANDS, 1, 1, 1, 1, 6, 6, 6, 6]).take("S attacks k").on()
    assert fist.see("hit")["dealt"] == 0


@rule("UN-1014")
@proves("crossbow-of-piercing")
def test_a_crossbow_of_piercing_winds_itself_and_bites_at_any_range():
    play = shot("crossbow-of-piercing", [2, 2, 2, 2], turn=["S", "S"]).on().take("S ends")
    assert play.offers("S shoots k")
    far = shot("crossbow-of-piercing", [6, 4, *[6] * 5], away=14, S={"attributes": {"shooting": 9}}).on()
    assert far.see("hit")["dealt"] == 5


@rule("UN-C255")
@proves("dragon-tooth")
@pytest.mark.parametrize("state", [{"conditions": ["knocked-down"]}, {"facing": "north"}])
def test_a_dragons_tooth_finds_backs_as_a_dagger_does(state):
    assert dealt("dragon-tooth", face=ARMOR - 1, k=state) == STRENGTH + 1


@rule("UN-C536", "UN-C559", "UN-C570")
@proves("flaming-sword", "dawn-of-dar")
@pytest.mark.parametrize(
    ("weapon", "wounds"), [("flaming-sword", True), ("dawn-of-dar", True), ("sword-of-valor", False)]
)
def test_fire_and_the_sun_wound_the_invulnerable(weapon, wounds):
    play = duel(weapon, dice=[*LANDS, *[6] * 9], k={"skills": ["invulnerable"]}).take("S attacks k").on()
    assert bool(play.see("hit")["dealt"]) is wounds


@rule("UN-C570")
@proves("flaming-sword", "hammer-of-thunder", "mace-of-the-just")
@pytest.mark.parametrize(
    ("weapon", "fear"),
    [("flaming-sword", "fire"), ("hammer-of-thunder", "lightning"), ("mace-of-the-just", "holy")],
)
def test_those_who_fear_an_element_fear_its_weapon(weapon, fear):
    plain = duel(weapon, dice=[]).see("S attacking k")
    afraid = duel(weapon, dice=[], k={"skills": [f"vulnerable-{fear}"]}).see("S attacking k")
    assert (afraid["armor"], afraid["defense"]) == (plain["armor"] - 1, plain["defense"] - 1)


@proves("hammer-of-thunder")
@pytest.mark.parametrize(
    ("dice", "leader", "state"),
    [([6, 4], True, "stunned"), ([6, 6], False, "knocked-down"), ([6, 6], True, "stunned"), ([5, 4], False, "")],
)
def test_a_hammer_of_thunder_stuns_and_throws_down(dice, leader, state):
    people = {"leader": leader, "skills": ["large"]}
    play = duel("hammer-of-thunder", dice=[*dice, 1, 2, *[1] * 9], k=people).take("S attacks k").on()
    found = [name for name in play.see("k")["conditions"] if name in ("stunned", "knocked-down")]
    assert (state in found) if state else found == []


@proves("mace-of-the-just", "dawn-of-dar")
@pytest.mark.parametrize(("weapon", "more"), [("mace-of-the-just", 3), ("dawn-of-dar", 2), ("sword-of-valor", 0)])
def test_the_dead_fear_the_mace_of_the_just_and_the_dawn(weapon, more):
    living = duel(weapon, dice=[]).see("S attacking k")["dice"]
    dead = duel(weapon, dice=[], k={"creature": "skeleton-warrior"}).see("S attacking k")["dice"]
    assert dead == living + more


@proves("mace-of-the-just", "whip-of-thorns")
@pytest.mark.parametrize("weapon", ["mace-of-the-just", "whip-of-thorns"])
def test_criticals_of_these_stun_as_their_likeness_does(weapon):
    play = duel(weapon, dice=[6, 4, 1, 2, *[1] * 9], k={"leader": True}).take("S attacks k").on()
    assert "stunned" in play.see("k")["conditions"]


@rule("UN-C551")
@proves("whip-of-thorns")
@pytest.mark.parametrize(("face", "poisoned"), [(3, True), (2, False)])
def test_thorns_poison_whom_they_wound(face, poisoned):
    play = duel("whip-of-thorns", dice=[*LANDS, 6, 1, 1, 1, face]).take("S attacks k").on()
    assert ("poisoned" in play.see("k")["conditions"]) is poisoned


@proves("staff-of-power")
def test_a_staff_of_power_helps_to_cast_and_holds_mana():
    def caster(*hands: str) -> Play:
        return position(lane(6), turn="B", dice=[2, 2], B=mage(at="b2", hands=list(hands)), k=orc(at="h2"))

    staff, plain = caster("staff-of-power"), caster("staff")
    assert staff.see("B")["mana"] == plain.see("B")["mana"] + 2
    assert staff.see("B casting lightning at k")["cast"] == plain.see("B casting lightning at k")["cast"] + 1


# attacks


@rule("UN-0359")
@proves("sword-of-haste", "oath-of-the-kings")
@pytest.mark.parametrize(("weapon", "attack"), [("sword-of-haste", 4), ("oath-of-the-kings", 5)])
def test_a_sword_that_strikes_twice_gives_one_more_attack(weapon, attack):
    play = duel(weapon, dice=[*FAILS, *FAILS]).take("S attacks k").on().take("S attacks k").on()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [attack, attack]
    assert not play.offers("S attacks k")
    assert not duel("short-sword", dice=FAILS).take("S attacks k").on().offers("S attacks k")


@proves("sword-of-haste", "oath-of-the-kings")
@pytest.mark.parametrize("weapon", ["sword-of-haste", "oath-of-the-kings"])
def test_the_attack_it_gives_is_made_with_it(weapon):
    play = duel(weapon, "dagger", dice=FAILS).take("S attacks k with dagger").on()
    assert play.offers(f"S attacks k with {weapon}")
    assert not play.offers("S attacks k with dagger")


@proves("sword-of-haste")
def test_haste_costs_nothing_with_another_weapon():
    assert duel("sword-of-haste", "broadsword", dice=[]).see("S attacking k with broadsword")["attack"] == 5


@proves("sword-of-haste")
def test_a_creature_with_a_sword_of_haste_strikes_twice():
    play = duel(dice=[*FAILS, *FAILS], turn="k", k={"hands": ["sword-of-haste"]}).finish()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [2, 2]


@proves("oath-of-the-kings")
def test_the_oath_of_the_kings_makes_brave():
    def calm(weapon: str) -> bool:
        play = duel(weapon, dice=[3, 2, *FAILS], S={"attributes": {"courage": 4}}, k={"skills": ["fearsome"]})
        return play.take("S attacks k").on().see("S")["conditions"] == []

    assert calm("oath-of-the-kings")
    assert not calm("broadsword")


@rule("UN-C433")
@proves("dawn-of-dar")
def test_who_can_block_blocks_with_the_dawn_of_dar():
    assert duel("dawn-of-dar", dice=[*LANDS, *[1] * 9], turn="k", S={"skills": ["blocking"]}).offers("S blocks")


def charge(weapon: str, **more: Any) -> int:
    """The Armor that counts when Shara has ridden three squares straight at an orc."""
    board = "#" * 14 + "\n" + ("#" + "." * 12 + "#\n") * 9 + "#" * 14
    people = {"S": armed(weapon, rides="h", facing="east"), "k": orc(at="i5")}
    horse = {"companion": "horse", "owner": "S", "at": "c5", "facing": "east"}
    play = position(board, outdoor=True, h=horse, **people, **more).take("S moves to f5")
    return int(play.see("S attacking k")["armor"])


@rule("UN-1360")
@proves("spear-of-the-wind")
def test_a_rider_charges_with_the_spear_of_the_wind_as_with_a_spear():
    assert charge("spear-of-the-wind") == charge("spear") == charge("broadsword") - 1
