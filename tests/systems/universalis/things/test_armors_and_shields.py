"""Every armor, piece and shield in a fight, the magic ones included.  UN-C297 to UN-C308, UN-C322, UN-G71"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, orc, position, troll
from systems.universalis.dark.lairs import DOOR, sprung
from systems.universalis.magic.casters import WITHOUT_SUMMONS, attacked_by_shaman
from systems.universalis.things.proofs import DUEL, LANDS, armed, duel, lane, proves, taken
from undercroft.proofs.checklist import rule

NATURAL, DICE = 3, 4
"""Shara's Natural Armor; the dice of an orc's sword."""

ARMORS = {
    # Armor; Movement, Agility, Shooting Skill, Perception, Dexterity; dice less in melee, of shots
    "breastplate": (2, (-1, -1, -1, -1, -1), 0, 0),
    "chainmail": (2, (-1, -1, -1, -1, -1), 0, 0),
    "elven-armor": (1, (0, -1, 0, 0, -1), 1, 1),
    "full-armor": (3, (-1, -2, -2, -2, -2), 0, 0),
    "leather-armor": (1, (0, -1, 0, 0, 0), 0, 0),
    "lorica-segmentata": (2, (-1, -1, -1, -1, -1), 0, 0),
    "superior-armor": (2, (-1, -1, -1, -1, -1), 1, 1),
    "yoroi": (2, (-1, -1, -2, -1, -1), 1, 0),
    "guardians-plate": (2, (0, -1, -1, -1, -1), 1, 1),
    "mithril-shirt": (2, (0, 0, 0, 0, 0), 0, 0),
    "shadow-leather": (1, (0, 0, 0, 0, 0), 0, 0),
    "scales-of-the-first-dragon": (3, (0, 0, 0, 0, 0), 0, 0),
}
NUMBERS = ("movement", "agility", "shooting", "perception", "dexterity")
OF_THE_TABLE = [f"UN-C{n}" for n in range(301, 309)]


@rule(*OF_THE_TABLE, "UN-1003")
@proves(*ARMORS)
@pytest.mark.parametrize("armor", ARMORS)
def test_an_armor_turns_blows_as_its_card_says(armor):
    more, _, less, _ = ARMORS[armor]
    assert taken(face=NATURAL + more, S={"body": [armor]}) == DICE - less
    assert taken(face=NATURAL + more - 1, S={"body": [armor]}) == 0


def shot_at(*body: str, face: int, dice: list[int] | None = None, weapon: str = "short-bow") -> int:
    """How many wounds an orc's arrow (3 dice) deals Shara when every damage die shows this face."""
    people = {
        "S": armed(body=list(body), facing="east", attributes={"vitality": 9}),
        "k": orc(hands=[weapon], facing="west"),
    }
    play = position(lane(5), turn="k", dice=[*(dice or [6, 5]), *[face] * 9], **people)
    play.on()
    return int(play.see("hit")["dealt"])


@rule("UN-C303", "UN-C307", "UN-C308")
@pytest.mark.parametrize("armor", ARMORS)
def test_an_armor_turns_arrows_as_its_card_says(armor):
    more, _, _, less = ARMORS[armor]
    critical = 1
    assert shot_at(armor, face=NATURAL + more) == 3 + critical - less
    assert shot_at(armor, face=NATURAL + more - 1) == 0


@rule(*OF_THE_TABLE)
@pytest.mark.parametrize("armor", ARMORS)
def test_an_armor_hinders_its_wearer_as_its_card_says(armor):
    bare, clad = duel(dice=[]).see("S"), duel(dice=[], S={"body": [armor]}).see("S")
    assert tuple(clad[name] - bare[name] for name in NUMBERS) == ARMORS[armor][1]


@rule("UN-C306")
@proves("lorica-segmentata")
@pytest.mark.parametrize(
    ("weapon", "less"), [("katana", 1), ("saber", 1), ("falx", 1), ("scimitar", 1), ("broadsword", 0)]
)
def test_banded_armor_takes_a_die_off_curved_blades(weapon, less):
    def wounds(body: str) -> int:
        return taken(face=6, S={"body": [body]}, k={"hands": [weapon]})

    assert wounds("lorica-segmentata") == wounds("chainmail") - less


@rule("UN-C322")
@proves("helmet", "helm-of-clear-sight")
@pytest.mark.parametrize(("helm", "perception"), [("helmet", -1), ("helm-of-clear-sight", 1)])
def test_a_helmet_takes_a_die_off_criticals_only(helm, perception):
    critical, plain = [6, 4, 1, 2], [5, 4, 1, 2]
    assert taken(face=6, dice=critical, S={"body": [helm]}) == taken(face=6, dice=critical) - 1
    assert taken(face=6, dice=plain, S={"body": [helm]}) == taken(face=6, dice=plain)
    clad, bare = duel(dice=[], S={"body": [helm]}).see("S"), duel(dice=[]).see("S")
    assert clad["perception"] - bare["perception"] == perception


@rule("UN-C322")
@proves("greaves")
def test_greaves_guard_against_smaller_opponents():
    def wounds(creature: str, *body: str) -> int:
        people = {"S": armed(body=list(body), at="d5"), "k": {"creature": creature, "hands": ["dagger"], "at": "d4"}}
        play = position(DUEL, turn="k", dice=[6, 5, 1, 2, *[NATURAL] * 9], **people).on()
        return int(play.see("hit")["dealt"])

    assert wounds("goblin") > 0
    assert wounds("goblin", "greaves") == 0
    assert wounds("orc-warrior", "greaves") == wounds("orc-warrior")


@rule("UN-C322")
@proves("bracelets")
def test_bracelets_give_a_second_breaking_roll_and_a_better_grip():
    def blunder(*body: str) -> list[str]:
        play = duel("broadsword", dice=[1, 1, 3, 4, 1, 5], S={"body": list(body)})
        return play.take("S attacks k").on().see("table")["dropped"]

    assert blunder("bracelets") == ["broadsword at d4"]
    assert blunder() == []
    assert snatched(S={"body": ["bracelets"]})
    assert not snatched()


def snatched(**more: Any) -> bool:
    """Does Shara (Agility 4) get hold of a sword on 2 and 3?"""
    play = duel(dice=[3, 2], dropped={"d4": "broadsword"}, **more).take("S snatches broadsword")
    return "broadsword" in play.see("S")["hands"]


@proves("shadow-leather")
def test_shadow_leather_slips_away_and_past_traps():
    def away(*body: str) -> bool:
        play = duel(dice=[3, 2], S={"body": list(body)}).take("S disengages")
        return play.offers("S moves to d6")

    assert away("shadow-leather")
    assert not away("mithril-shirt")

    def caught(*body: str) -> int:
        who = armed(body=list(body), attributes={"vitality": 9})
        play = sprung("swinging-blade", [1, 2, 3, 2, *[6] * 8], deed="door", board=DOOR, S=who).on()
        return int(play.see("S")["wounds"])

    assert (caught("shadow-leather"), caught("mithril-shirt")) == (2, 6)


@proves("scales-of-the-first-dragon")
def test_the_scales_of_the_first_dragon_turn_spells_and_know_no_fear():
    def spear(body: str) -> int:
        tired = {"cast": [*WITHOUT_SUMMONS, *["hex-of-weakness"] * 3]}
        play = attacked_by_shaman([5, 3, *[6] * 6], S={"body": [body]}, k=tired).take("nobody dispels").on()
        return int(play.see("S")["wounds"])

    assert (spear("scales-of-the-first-dragon"), spear("full-armor")) == (2, 4)
    assert fears({"body": ["scales-of-the-first-dragon"]}) == 0
    assert fears({"body": ["mithril-shirt"]}) == 1


def fears(more: dict[str, Any]) -> int:
    """How many Courage tests Shara takes before a Fearsome troll."""
    play = position(
        "########\n" + "#......#\n" * 7 + "########",
        S=armed("broadsword", at="d5", **more),
        t=troll(at="d3", skills=["fearsome"]),
        dice=[6, 5, 6, 5, 2, 1, *[1] * 9],
    )
    return play.take("S attacks t").rolled("courage")


# shields

SHIELDS = {
    # blocks on; Agility, Shooting Skill, Perception; breaks up to; stuns; stops shots
    "buckler": (6, (0, 0, 0), 1, True, False),
    "great-shield": (4, (-1, -1, -1), 2, True, True),
    "improvised-shield": (6, (0, -1, 0), 6, False, True),
    "shield": (5, (0, -1, 0), 2, True, True),
    "bulwark": (4, (0, 0, 0), 1, True, True),
    "duelists-buckler": (5, (0, 0, 0), 0, True, False),
    "mirror-shield": (5, (0, -1, 0), 1, True, True),
    "aegis-of-kamaer": (3, (0, 0, 0), 0, True, True),
    "gate-of-khumund": (3, (-1, 0, 0), 0, True, True),
    "moths-wing": (5, (0, 0, 0), 0, True, True),
}
OF_THE_SHIELDS = [f"UN-C{n}" for n in range(297, 301)]


def behind(shield: str, dice: list[int], **more: Any) -> Play:
    """An orc attacks Shara with a sword and a shield."""
    return duel("broadsword", shield, dice=dice, turn="k", **more)


@rule(*OF_THE_SHIELDS, "UN-0517", "UN-1002")
@proves(*SHIELDS)
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_blocks_on_its_number(shield):
    needed = SHIELDS[shield][0]
    assert behind(shield, [*LANDS, needed, *[1] * 9]).take("S blocks").see("hit")["blocked"]
    assert not behind(shield, [*LANDS, needed - 1, *[1] * 9]).take("S blocks").see("hit")["blocked"]


@rule(*OF_THE_SHIELDS)
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_hinders_its_bearer_as_its_card_says(shield):
    bare, held = duel("broadsword", dice=[]).see("S"), duel("broadsword", shield, dice=[]).see("S")
    assert tuple(held[name] - bare[name] for name in ("agility", "shooting", "perception")) == SHIELDS[shield][1]


@rule(*OF_THE_SHIELDS, "UN-0524", "UN-1026", "UN-1044")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_breaks_within_its_range_and_a_magic_one_rolls_twice(shield):
    most = SHIELDS[shield][2]
    magic = shield in ("bulwark", "mirror-shield")

    def kept(face: int) -> bool:
        dice = [*LANDS, 6, *[face] * (2 if magic and face <= most else 1), *[1] * 9]
        play = behind(shield, dice, k={"hands": ["warhammer"]}).take("S blocks")
        return shield in play.see("S")["hands"]

    assert kept(most + 1) if most < 6 else not kept(6)
    if most:
        assert not kept(most)


@rule("UN-C297", "UN-C298", "UN-C299", "UN-C300", "UN-0513")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_double_six_in_defense_stuns_the_attacker_unless_the_shield_is_a_lid(shield):
    play = behind(shield, [1, 2, 6, 6, *[1] * 9])
    assert ("stunned" in play.see("k")["conditions"]) is SHIELDS[shield][3]


@rule("UN-C297", "UN-0521")
@pytest.mark.parametrize("shield", SHIELDS)
def test_bucklers_stop_no_arrows(shield):
    people = {"S": armed("broadsword", shield, facing="east"), "k": orc(hands=["short-bow"], facing="west")}
    play = position(lane(5), turn="k", dice=[6, 5, *[1] * 9], **people)
    assert (play.asks() == "block") is SHIELDS[shield][4]


@rule("UN-C297", "UN-C298", "UN-C299", "UN-C300", "UN-0522")
@pytest.mark.parametrize("shield", SHIELDS)
def test_bucklers_are_no_cover_against_magic_and_breath(shield):
    def spear(say: str) -> int:
        play = attacked_by_shaman([5, 3, 6, *[6] * 9], S={"hands": ["broadsword", shield]}).take("nobody dispels")
        return int((play.take(say) if play.asks() == "shield-magic" else play).on().see("S")["wounds"])

    covers = SHIELDS[shield][4]
    assert spear("S takes it") - spear("S takes cover") == int(covers)


@rule("UN-G65", "UN-0515")
@pytest.mark.parametrize("shield", SHIELDS)
def test_every_shield_pushes_whose_attack_failed(shield):
    assert behind(shield, [1, 2, 5, 4]).offers("S pushes to d3")
    assert not duel("broadsword", dice=[1, 2, 5, 4], turn="k").offers("S pushes to d3")


@proves("duelists-buckler")
def test_a_duelists_buckler_helps_to_snatch_what_has_fallen():
    assert (
        "broadsword"
        in duel("duelists-buckler", dice=[3, 2], dropped={"d4": "broadsword"})
        .take("S snatches broadsword")
        .see("S")["hands"]
    )


@proves("mirror-shield")
def test_a_mirror_shield_negates_spells_and_takes_a_die_off_magic_projectiles():
    def spear(shield: str) -> int:
        play = attacked_by_shaman([5, 3, *[6] * 9], S={"hands": ["broadsword", shield]}).take("nobody dispels")
        return int(play.take("S takes it").on().see("S")["wounds"])

    assert spear("mirror-shield") == spear("shield") - 1

    def weakened(shield: str) -> bool:
        clad = {"hands": ["broadsword", shield], "body": ["full-armor"]}
        play = attacked_by_shaman([5, 3, 4, *[1] * 9], S=clad).take("nobody dispels").on()
        return "hex-of-weakness" in play.see("S")["spells on"]

    assert (weakened("mirror-shield"), weakened("shield")) == (False, True)


@proves("aegis-of-kamaer")
def test_the_aegis_of_kamaer_knows_neither_fear_nor_daze():
    def dazed(shield: str) -> bool:
        play = behind(shield, [6, 4, 1, 2, 1, 6, *[1] * 9], k={"hands": ["mace"]}, S={"attributes": {"vitality": 9}})
        play.take("S takes it").on()
        return "stunned" in play.see("S")["conditions"]

    assert dazed("shield")
    assert not dazed("aegis-of-kamaer")

    def tests(shield: str) -> int:
        board = "########\n" + "#......#\n" * 7 + "########"
        people = {"S": armed("broadsword", shield, at="d5"), "t": troll(at="d3", skills=["fearsome"])}
        return position(board, dice=[6, 5, 6, 5, 2, 1, *[1] * 9], **people).take("S attacks t").rolled("courage")

    assert (tests("shield"), tests("aegis-of-kamaer")) == (1, 0)
