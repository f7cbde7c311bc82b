"""Every melee weapon in a fight: its dice, what it does to Armor and Combat Skill, when it breaks.  UN-C250 …"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, orc, position
from systems.universalis.things.proofs import DUEL, FAILS, LANDS, armed, dealt, duel, proves
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

STRENGTH, ARMOR = 4, 4
"""Shara's Strength, the orc's Armor."""

TABLE = {
    # damage dice in the hands it is held in, the target's Armor, attack, defense, the highest face that breaks it
    "axe": (1, -1, -1, -1, 2),
    "bastard-sword": (2, 0, 0, 0, 1),
    "battleaxe": (2, -1, -1, -1, 2),
    "broadsword": (1, 0, 0, 0, 1),
    "dagger": (0, 0, -1, -1, 1),
    "elven-sword": (3, 0, 0, 0, 1),
    "fausal-sword": (3, 0, 0, 0, 1),
    "flail": (1, -1, -1, -1, 3),
    "great-flail": (2, -1, -1, -1, 3),
    "halberd": (0, -1, 0, 0, 3),
    "improvised-weapon": (0, 0, 0, 0, 6),
    "katana": (3, 0, 0, 0, 1),
    "katar": (0, 0, 0, 0, 1),
    "kusarigama": (0, 0, -1, -1, 3),
    "mace": (0, -1, -1, -1, 2),
    "rapier": (0, 0, 0, 0, 2),
    "saber": (2, 0, 0, 0, 1),
    "scimitar": (2, 0, 0, 0, 1),
    "scythe": (2, 0, -1, -1, 3),
    "short-sword": (0, -1, 0, -1, 1),
    "spear": (1, 0, 0, 0, 2),
    "staff": (1, 1, 0, 0, 2),
    "throwing-axe": (0, -1, -1, -1, 2),
    "tool": (0, 0, -1, -1, 3),
    "trident": (2, 0, 0, 0, 3),
    "warhammer": (1, -1, -1, -1, 2),
    "whip": (0, 1, -1, -1, 1),
    "greatsword": (1, 0, 0, 0, 1),
    "falx": (2, 0, 0, 0, 2),
    "club": (1, 0, -1, -1, 3),
    "hammer": (0, -1, -1, -1, 2),
    "cavalry-lance": (0, 0, -2, -2, 3),
    "macuahuitl": (2, 0, 0, 0, 3),
    "iron-fist": (0, 0, -1, -1, 1),
    "gladiator-scissors": (0, 0, -1, 1, 2),
    "claws": (0, 0, 0, 0, 1),
    "fangs": (0, 0, 0, 0, 1),
    "horns": (0, 0, 0, 0, 2),
}
LONG = ("halberd", "kusarigama", "scythe", "spear", "trident", "whip", "greatsword", "cavalry-lance")
OWN = ("claws", "fangs", "horns")
"""Parts of the body."""

OF_THE_TABLE = [f"UN-C{n}" for n in range(250, 282) if n != 278]


@rule(*OF_THE_TABLE, "UN-1008", "UN-1010", "UN-1011", "UN-1012")
@proves(*TABLE)
@pytest.mark.parametrize("weapon", TABLE)
def test_a_weapon_rolls_its_dice_against_armor_as_its_card_changes_it(weapon):
    dice, armor, *_ = TABLE[weapon]
    assert dealt(weapon, face=ARMOR + armor, say=f"S attacks k with {weapon}" + use(weapon)) == STRENGTH + dice
    assert dealt(weapon, face=ARMOR + armor - 1, say=f"S attacks k with {weapon}" + use(weapon)) == 0


def use(weapon: str) -> str:
    """How a sentence names the first use of a weapon that has two."""
    return ", use 0" if weapon == "bastard-sword" else ""


@rule(*OF_THE_TABLE, "UN-0407", "UN-1013", "UN-1028")
@pytest.mark.parametrize("weapon", TABLE)
def test_a_weapons_term_for_combat_skill_decides_whether_a_blow_lands(weapon):
    attack = TABLE[weapon][2] - (weapon in LONG)

    def lands(mine: int, theirs: int) -> bool:
        dice = [*split(mine), *split(theirs), *[1] * 12]
        play = duel(weapon, dice=dice, k={"hands": ["broadsword"]}).take(f"S attacks k with {weapon}" + use(weapon))
        return bool(play.see("hit")["landed"])

    assert lands(7, 9 + attack)
    assert not lands(7, 10 + attack)


def split(total: int) -> list[int]:
    """Two different dice with a total."""
    low = max(1, (total - 1) // 2)
    return [total - low, low]


@rule(*OF_THE_TABLE, "UN-1013")
@pytest.mark.parametrize("weapon", TABLE)
def test_a_weapons_term_for_combat_skill_decides_whether_its_bearer_parries(weapon):
    defense = TABLE[weapon][3]

    def struck(theirs: int, mine: int) -> bool:
        dice = [*split(theirs), *split(mine), *[1] * 12]
        return bool(duel(weapon, dice=dice, turn="k").see("hit")["landed"])

    assert struck(9, 6 - defense)
    assert not struck(9, 7 - defense)


@rule(*OF_THE_TABLE, "UN-0477", "UN-1018", "UN-G82")
@pytest.mark.parametrize("weapon", [weapon for weapon in TABLE if weapon not in OWN])
def test_after_a_critical_failure_a_weapon_breaks_within_its_range_and_else_falls(weapon):
    most = TABLE[weapon][4]

    def blunder(face: int) -> list[str]:
        play = duel(weapon, dice=[1, 1, 3, 4, face]).take(f"S attacks k with {weapon}" + use(weapon)).on()
        assert play.see("S")["hands"] == []
        return play.see("table")["dropped"]

    assert blunder(most) == []
    if most < 6:
        assert blunder(most + 1) == [f"{weapon} at d4"]


@rule("UN-C254", "UN-C257", "UN-C262", "UN-G56")
@pytest.mark.parametrize("weapon", OWN)
def test_a_weapon_of_the_body_that_breaks_leaves_its_owner_unarmed_and_else_stays(weapon):
    most = TABLE[weapon][4]

    def blunder(face: int) -> list[str]:
        return duel(weapon, dice=[1, 1, 3, 4, face]).take("S attacks k").on().see("S")["hands"]

    assert blunder(most) == []
    assert blunder(most + 1) == [weapon]


# long weapons, hands, second uses


@rule("UN-1027", "UN-C261", "UN-C266", "UN-C271", "UN-C273", "UN-C277", "UN-C280", "UN-G53")
@pytest.mark.parametrize("weapon", [weapon for weapon in TABLE if weapon not in OWN])
def test_only_long_weapons_strike_from_two_squares_away(weapon):
    play = position(DUEL, S=armed(weapon), k=orc(at="d3"))
    assert play.offers(f"S attacks k with {weapon}" + use(weapon)) is (weapon in LONG)


@rule("UN-C256", "UN-C273", "UN-C274", "UN-C277", "UN-G52")
@pytest.mark.parametrize(
    ("weapon", "less"), [("elven-sword", 1), ("spear", 1), ("staff", 1), ("trident", 2), ("club", 1), ("broadsword", 0)]
)
def test_with_a_shield_in_the_other_hand_the_dice_for_both_hands_are_gone(weapon, less):
    face = ARMOR + TABLE[weapon][1]
    assert dealt(weapon, "shield", face=face) == dealt(weapon, face=face) - less


@rule("UN-C251", "UN-G59", "UN-1025")
def test_the_second_use_of_a_bastard_sword_lowers_armor_for_a_die():
    thrust = "S attacks k with bastard-sword, use 1"
    assert dealt("bastard-sword", face=ARMOR - 1, say=thrust) == STRENGTH + 1
    play = duel("bastard-sword", dice=[4, 3, 5, 4]).take(thrust)
    assert not play.see("hit")["landed"]


@rule("UN-C281", "UN-C433")
@pytest.mark.parametrize(("weapon", "may"), [("greatsword", True), ("falx", False)])
def test_who_can_block_blocks_with_a_greatsword(weapon, may):
    play = duel(weapon, dice=[*LANDS, *[1] * 9], turn="k", S={"skills": ["blocking"]})
    assert play.offers("S blocks") is may


# what criticals do


@rule("UN-C266", "UN-C267", "UN-C279", "UN-C280")
@pytest.mark.parametrize("weapon", ["kusarigama", "mace", "warhammer", "whip"])
@pytest.mark.parametrize(("dice", "stunned"), [([6, 4, 1, 2], True), ([5, 4, 1, 2], False)])
def test_a_critical_stuns_those_no_larger(weapon, dice, stunned):
    play = duel(weapon, dice=[*dice, *[1] * 9], k={"leader": True}).take("S attacks k").on()
    assert ("stunned" in play.see("k")["conditions"]) is stunned


@rule("UN-C268", "UN-C281")
@pytest.mark.parametrize("weapon", ["rapier", "gladiator-scissors"])
def test_a_critical_of_a_point_lowers_armor(weapon):
    assert dealt(weapon, face=ARMOR - 1, dice=[6, 4, 1, 2]) == STRENGTH + 1
    assert dealt(weapon, face=ARMOR - 1, dice=[5, 4, 1, 2]) == 0


@proves("iron-fist")
@pytest.mark.parametrize(("dice", "stunned"), [([6, 6, 1, 2], True), ([5, 4, 1, 2], False)])
def test_a_double_critical_of_an_iron_fist_stuns(dice, stunned):
    play = duel("iron-fist", dice=[*dice, *[1] * 9], k={"leader": True}).take("S attacks k").on()
    assert ("stunned" in play.see("k")["conditions"]) is stunned


# shields


@rule("UN-1026", "UN-C252", "UN-C258", "UN-C259", "UN-C260", "UN-C279", "UN-G53")
@proves("falx", "hammer")
@pytest.mark.parametrize(
    ("weapon", "breaks"),
    [
        *((weapon, True) for weapon in ("battleaxe", "fausal-sword", "flail", "great-flail", "warhammer")),
        *(("falx", True), ("hammer", True), ("axe", False), ("halberd", False), ("greatsword", False)),
    ],
)
def test_shields_that_stop_these_weapons_may_break(weapon, breaks):
    shielded = orc(hands=["broadsword", "shield"], at="d4")
    play = position(DUEL, S=armed(weapon), k=shielded, dice=[*LANDS, 6, 1, 1]).take(f"S attacks k with {weapon}").on()
    assert ("shield" in play.see("k")["hands"]) is not breaks


@rule("UN-C259", "UN-C260", "UN-G55")
@pytest.mark.parametrize("weapon", ["flail", "great-flail"])
def test_a_flails_critical_swings_round_the_shield(weapon):
    def blocks(*dice: int) -> int:
        shielded = orc(hands=["broadsword", "shield"], at="d4")
        play = position(DUEL, S=armed(weapon), k=shielded, dice=[*dice, 1, *[1] * 12])
        return play.take("S attacks k").on().rolled("block")

    assert blocks(6, 4, 1, 2) == 0
    assert blocks(5, 4, 1, 2) == 1


@rule("UN-1026")
def test_a_weapon_that_breaks_shields_lends_nothing_to_the_one_in_the_other_hand():
    shielded = orc(hands=["broadsword", "shield"], at="d4")
    play = position(DUEL, S=armed("hammer", "dagger"), k=shielded, dice=[6, 5, 1, 2, 6, 1])
    assert "shield" in play.take("S attacks k with dagger").on().see("k")["hands"]


# heavy armor, saddles, backs


@rule("UN-C256", "UN-C258", "UN-C264", "UN-C269", "UN-C270", "UN-G54")
@proves("falx", "macuahuitl")
@pytest.mark.parametrize(
    ("weapon", "less"),
    [
        *(("elven-sword", 1), ("fausal-sword", 2), ("katana", 2), ("saber", 3), ("scimitar", 2), ("falx", 1)),
        *(("macuahuitl", 2), ("broadsword", 0)),
    ],
)
def test_some_blades_roll_fewer_dice_against_heavy_armor(weapon, less):
    knight = {"creature": "black-orc", "hands": ["axe"]}
    play = position(DUEL, S=armed(weapon), k=knight, dice=[6, 5, 1, 2, *[6] * 12]).take("S attacks k")
    play.on()
    assert play.see("hit")["dealt"] == STRENGTH + TABLE[weapon][0] + 1 - less


@rule("UN-C255")
@pytest.mark.parametrize(
    ("state", "wounds"), [({"conditions": ["knocked-down"]}, True), ({"facing": "north"}, True), ({}, False)]
)
def test_a_dagger_finds_the_backs_of_enemies_and_those_who_are_down(state, wounds):
    assert dealt("dagger", face=ARMOR - 1, k=state) == (STRENGTH if wounds else 0)


@rule("UN-C255", "UN-C256", "UN-C264", "UN-0415", "UN-D107")
@proves("iron-fist")
@pytest.mark.parametrize(
    ("weapon", "free"),
    [("dagger", True), ("elven-sword", True), ("katana", True), ("iron-fist", True), ("broadsword", False)],
)
def test_some_weapons_are_drawn_beside_an_enemy_at_no_cost(weapon, free):
    drawn = duel(dice=[], S={"pack": [weapon]}).take(f"S draws {weapon}")
    held = duel(weapon, dice=[])
    difference = held.see("S attacking k")["attack"] - drawn.see("S attacking k")["attack"]
    assert difference == (0 if free else 1)


@rule("UN-C255", "UN-C275", "UN-C277", "UN-D109")
@pytest.mark.parametrize(("weapon", "far"), [("dagger", 4), ("throwing-axe", 4), ("trident", 3)])
def test_some_weapons_of_the_hand_can_be_thrown(weapon, far):
    def offered(squares: int) -> bool:
        row = "S" + "." * (squares - 1) + "k....."
        board = "#" * (len(row) + 2) + f"\n#{row}#\n" + "#" * (len(row) + 2)
        return position(board, S=armed(weapon, facing="east"), k=orc()).offers(f"S throws {weapon} at k")

    assert offered(far)
    assert not offered(far + 1)


@rule("UN-C255", "UN-0146")
@proves("claws", "fangs", "horns", "iron-fist", "unarmed")
@pytest.mark.parametrize(
    ("weapon", "serves"),
    [("dagger", True), ("claws", True), ("fangs", True), ("horns", True), ("iron-fist", True), ("broadsword", False)],
)
def test_in_deep_water_only_some_weapons_serve(weapon, serves):
    wet = "#######\n" + "#wwwww#\n" * 5 + "#######"
    play = position(wet, S=armed(weapon, at="d5"), k=orc(at="d4"))
    assert play.offers(f"S attacks k with {weapon}") is serves
    assert play.offers("S attacks k with unarmed") is not serves


# critical failures


@rule("UN-C259", "UN-C260", "UN-C271", "UN-C277")
@pytest.mark.parametrize(
    ("weapon", "most"), [("flail", 2), ("great-flail", 2), ("scythe", 2), ("trident", 3), ("broadsword", 1)]
)
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_unwieldy_weapons_blunder_on_low_doubles(weapon, most, face):
    strong = {"attributes": {"combat": 12}}
    dice = [face, face, 1, 2, *[6] * 12]
    play = duel(weapon, dice=dice, S=strong).take(f"S attacks k with {weapon}").on()
    assert (weapon not in play.see("S")["hands"]) is (face <= most)
    assert bool(play.see("hit")["landed"]) is (face > most)


@rule("UN-C259", "UN-C277")
@pytest.mark.parametrize(("weapon", "lost"), [("flail", True), ("trident", True), ("broadsword", False)])
def test_who_parries_with_an_unwieldy_weapon_blunders_on_low_doubles_too(weapon, lost):
    strong = {"attributes": {"combat": 12, "vitality": 9}}
    play = duel(weapon, dice=[1, 2, 2, 2, *[6] * 12], S=strong, turn="k")
    assert bool(play.see("hit")["landed"]) is lost


@rule("UN-C259", "UN-0098")
@pytest.mark.parametrize(("weapon", "kept"), [("flail", False), ("broadsword", True)])
def test_a_low_double_blunders_when_dice_are_thrown_again_too(weapon, kept):
    by_luck = duel(weapon, dice=[2, 1, 5, 4, 2, 2, 6], S={"fortune": 1}).take("S attacks k")
    assert (weapon in by_luck.take("S spends fortune on the own roll").on().see("S")["hands"]) is kept

    def prepare(state: State) -> None:
        state.ahead = "heroes"

    skilled = duel(weapon, dice=[2, 1, 5, 4, 2, 2, 6], S={"skills": ["ambush"]}, prepare=prepare)
    assert (weapon in skilled.take("S attacks k").on().see("S")["hands"]) is kept


@rule("UN-C277")
def test_a_trident_that_is_thrown_blunders_on_low_doubles():
    def lost(face: int) -> int:
        away = armed("trident", attributes={"shooting": 9})
        board = "#######\n#S..k.#\n#######"
        play = position(board, S={**away, "facing": "east"}, k=orc(), dice=[face, face, *[6] * 12])
        play.take("S throws trident at k").on()
        return sum(event.what == "blunder" for event in play.events("changed"))

    assert lost(3) == 1
    assert lost(4) == 0


@rule("UN-C278")
@proves("unarmed")
def test_bare_hands_roll_strength_against_more_armor_and_a_failure_stuns():
    assert dealt(face=ARMOR + 1) == STRENGTH
    assert dealt(face=ARMOR) == 0
    assert "stunned" in duel(dice=[1, 1, 3, 4, 3]).take("S attacks k").on().see("S")["conditions"]
    assert "stunned" not in duel(dice=[1, 1, 3, 4, 4]).take("S attacks k").on().see("S")["conditions"]


# two weapons


@rule("UN-C265")
@proves("katar")
@pytest.mark.parametrize(("hands", "penalty"), [(["katar", "katar"], 0), (["katar", "broadsword"], 1)])
def test_a_katar_in_each_hand_strikes_twice_without_penalty(hands, penalty):
    skilled = {"skills": ["two-weapon-fighting"]}
    play = duel(*hands, dice=[*FAILS, *FAILS], S=skilled).take("S readies two-weapon-fighting")
    play.take("S attacks k with katar").on().take(f"S attacks k with {hands[1]}").on()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [5 - penalty] * 2


@rule("UN-C265")
def test_a_creature_with_two_katars_has_no_penalty_either():
    both = {"skills": ["two-weapon-fighting"], "hands": ["katar", "katar"]}
    play = duel(dice=[*FAILS, *FAILS], turn="k", k=both).finish()
    assert [event.total for event in play.events("summed") if event.what == "attack"] == [3, 3]


# riders


def rider(*hands: str, **more: Any) -> Play:
    """Shara on a horse beside an orc, or beside her horse."""
    people = {"S": armed(*hands, **more), "k": orc(at="d5"), "h": {"companion": "horse", "at": "c5", "owner": "S"}}
    return position("#########\n" + "#.......#\n" * 8 + "#########", outdoor=True, **people)


@rule("UN-C269")
@proves("cavalry-lance")
@pytest.mark.parametrize(("weapon", "dice", "attack"), [("saber", 1, 0), ("cavalry-lance", 2, 2), ("broadsword", 0, 0)])
def test_in_the_saddle_sabers_and_lances_do_more(weapon, dice, attack):
    on_foot = rider(weapon, at="e6").see("S attacking k")
    riding = rider(weapon, rides="h").see("S attacking k")
    assert riding["dice"] - on_foot["dice"] == dice
    assert riding["attack"] - on_foot["attack"] == attack


@rule("UN-1013")
def test_a_lance_lends_nothing_to_the_weapon_in_the_other_hand():
    assert rider("cavalry-lance", "broadsword", rides="h").see("S attacking k with broadsword")["attack"] == 5
