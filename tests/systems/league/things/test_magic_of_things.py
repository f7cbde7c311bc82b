"""What enchantments, relics and legendary things give.  LE-0583, LE-0624, LE-0652, LE-G34 to LE-G36"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import drive, fight, standing
from systems.league.heroes.showing import against, damage, natural_armour, needed
from undercroft.crawl.things import Item, Outfit, Worn, parse_item
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.rolls.checks import needed_for
from undercroft.systems.league.setup import starting_morale
from undercroft.systems.league.status.burden import easily

SKILLS = dict.fromkeys(
    ("strength", "constitution", "dexterity", "wisdom", "resolve", "combat-skill", "ranged-skill", "dodge"), 40
)


def armed(weapon, foe="orc", board="Wg", **more):
    """A hero with a weapon before an enemy."""
    one = hero(hand=[weapon], values=SKILLS, facing="east", max_hp=12, hp=9, **more)
    return standing(board, W=one, g={**monster(foe), "facing": "west"})


def wearing(**slots):
    """A hero with things on."""
    play = standing(W=hero(values=SKILLS, max_hp=12, **slots))
    return play, play.game, play.who("W")


@rule("LE-G34", "LE-0652")
@pytest.mark.parametrize(
    ("magic", "foe", "more"),
    [
        ("keen", "orc", 1),
        ("of-might", "orc", 2),
        ("gravebane", "skeleton", 3),
        ("gravebane", "orc", 0),
        ("demonbane", "imp", 3),
        ("demonbane", "orc", 0),
        ("beast-slaying", "wolf", 2),
        ("beast-slaying", "orc", 0),
        ("parrying", "orc", 0),
    ],
)
def test_magic_of_a_weapon_hurts_whom_it_is_made_for(magic, foe, more):
    weapon = f"broadsword+magic+{magic}"
    assert damage(armed(weapon, foe), "W", "g", weapon) == 4 + 1 + more


@rule("LE-G34")
@pytest.mark.parametrize(
    ("magic", "how", "more"),
    [("true-striking", "standard", 5), ("of-onslaught", "charge", 15), ("of-onslaught", "standard", 0)],
)
def test_magic_of_a_weapon_strikes_better(magic, how, more):
    weapon = f"broadsword+magic+{magic}"
    play, plain = armed(weapon), armed("broadsword")
    assert needed(play, "W", "g", weapon, how) == needed(plain, "W", "g", "broadsword", how) + more


@rule("LE-G34")
def test_magic_of_a_weapon_counts_for_that_weapon_alone():
    play = armed("broadsword+magic+of-might")
    play.who("W").outfit = hero_with_two(play)
    assert damage(play, "W", "g", "dagger") == 4 + 1


def hero_with_two(play):
    """A magic sword in one hand, a plain dagger in the other."""
    return Outfit((Worn("hand", parse_item("broadsword+magic+of-might")), Worn("hand", parse_item("dagger"))))


@rule("LE-G34")
def test_a_shooting_weapon_may_be_far_sighted():
    weapon = "short-bow+magic+of-far-sight"
    play, plain = armed(weapon, board="W....g"), armed("short-bow", board="W....g")
    assert needed(play, "W", "g", weapon) == needed(plain, "W", "g", "short-bow") + 5


@rule("LE-G34")
def test_a_blade_that_drinks_gives_blood_to_its_bearer():
    weapon = "broadsword+magic+blood-drinking"
    play = armed(weapon)
    fight(play, "W", "g", weapon, 20, 6)
    assert play.who("W").hp == 10


@rule("LE-G34")
def test_a_blade_that_misses_drinks_nothing():
    weapon = "broadsword+magic+blood-drinking"
    play = armed(weapon)
    fight(play, "W", "g", weapon, 99)
    assert play.who("W").hp == 9


@rule("LE-G34", "LE-0512")
def test_a_blade_of_fire_burns():
    weapon = "broadsword+magic+of-fire"
    play = armed(weapon)
    hit = fight(play, "W", "g", weapon, 20, 3, 1)
    assert hit.element == "fire"


@rule("LE-G34")
@pytest.mark.parametrize(
    ("armour", "stops"), [("leather-cap+magic+of-warding", 2), ("leather-cap+magic+of-resilience", 3)]
)
def test_magic_armour_is_natural_armour(armour, stops):
    play, _, _ = wearing(head=[armour])
    assert natural_armour(play, "W") == stops


@rule("LE-G34")
@pytest.mark.parametrize(
    ("ring", "value"),
    [("of-strength", "strength"), ("of-grace", "dexterity"), ("of-wit", "wisdom")],
)
def test_a_magic_ring_makes_its_bearer_stronger_or_nimbler_or_wiser(ring, value):
    _, game, who = wearing(ring=[f"plain-ring+magic+{ring}"])
    assert needed_for(game, who, value).total == 50


@rule("LE-G34")
def test_other_magic_of_rings_cloaks_and_necklaces():
    _, game, who = wearing(
        ring=["plain-ring+magic+of-quickness"],
        necklace=["plain-necklace+magic+of-health"],
        cloak=["hooded-cloak+magic+of-the-feather"],
    )
    assert movement(game, who) == 5
    assert game.most_hp(who) == 15
    assert easily(game, who) == 40 + 15


@rule("LE-0659", "LE-G34")
def test_a_ring_of_fortune_is_a_point_of_luck():
    _, _, who = wearing(ring=["plain-ring+magic+of-fortune"])
    assert refresh(who).luck == 1


@rule("LE-G34")
def test_a_salamander_does_not_burn():
    _, game, who = wearing(torso=["mail-shirt+magic+of-the-salamander"])
    before = who.hp
    drive(deal(game, who, Tally(6, "fire"), "fire", element="fire"))
    assert who.hp == before


@rule("LE-G34")
def test_a_shield_of_turning_parries_better():
    play = armed("round-shield+magic+of-turning")
    assert against(play, "g", "W", "parry-shield") == 40 - 15 + 10


# only one of each


@rule("LE-0583", "LE-G34")
def test_legendary_things_are_worth_a_legend():
    assert damage(armed("dawnbringer", "skeleton"), "W", "g", "dawnbringer") == 4 + 1 + 3
    _, game, who = wearing(necklace=["eye-of-the-owl"])
    assert needed_for(game, who, "perception").total == who.values.perception + 15
    assert needed_for(game, who, "ranged-skill").total == 45


@rule("LE-0624", "LE-G36")
def test_a_horn_lifts_the_party():
    _, _, who = wearing()
    before = starting_morale([who])
    who.outfit = Outfit((Worn("charm", Item("horn-of-the-last-watch")),))
    assert starting_morale([who]) == before + 3


@rule("LE-0624", "LE-G36")
@pytest.mark.parametrize(
    ("relic", "slot", "value", "more"),
    [
        ("ring-of-ohlnir", "relic-ring", "strength", 10),
        ("ring-of-metheia", "relic-ring", "heal", 15),
        ("necklace-of-ramos", "relic-necklace", "combat-skill", 5),
        ("thumb-bone-of-a-saint", "charm", "battle-prayers", 10),
    ],
)
@pytest.mark.parametrize("card", ["marta", "brunna"])
def test_a_relic_helps_a_warrior_priest_and_nobody_else(relic, slot, value, more, card):
    play = standing(W=hero(card))
    who = play.who("W")
    before = needed_for(play.game, who, value).total
    who.outfit = Outfit((Worn(slot, Item(relic)),))
    assert needed_for(play.game, who, value).total == before + (more if card == "marta" else 0)
