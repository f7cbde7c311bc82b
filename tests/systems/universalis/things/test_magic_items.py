"""Every Magic Item and every Relic that is one changes an outcome of play.  UN-1042, UN-1043, UN-C099, UN-G71"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.magic.casters import WITHOUT_SUMMONS, attacked_by_shaman, mage
from systems.universalis.things.proofs import FAILS, LANDS, armed, dealt, duel, lane, proves, shot, taken
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

TRINKET = "heavy-cloak"
"""Something that matters in none of these tests."""


def spear(*body: str, face: int = 6) -> Play:
    """A shaman's Spirit Spear (4 dice) at Shara in a breastplate and these things."""
    tired = {"cast": [*WITHOUT_SUMMONS, *["hex-of-weakness"] * 3]}
    clad = {"body": ["breastplate", *body]}
    return attacked_by_shaman([5, 3, *[face] * 9], S=clad, k=tired).take("nobody dispels").on()


def afraid(*body: str, ally: tuple[str, ...] = ()) -> Play:
    """Shara (Courage 4) attacks a Fearsome orc and rolls 2 and 3; a friend stands near."""
    people = {
        "S": armed("broadsword", at="d5", body=list(body), attributes={"courage": 4}),
        "B": hero("borgron", at="h5", body=list(ally)),
        "k": orc(at="d4", skills=["fearsome"]),
    }
    return position(HALL, dice=[3, 2, *FAILS, *[1] * 9], **people).take("S attacks k").on()


# worn


@proves("amulet-against-poison")
@pytest.mark.parametrize(("body", "state"), [(["amulet-against-poison"], []), ([TRINKET], ["poisoned"])])
def test_an_amulet_against_poison_keeps_poison_and_disease_away(body, state):
    mushrooms = [{"kind": "mushrooms", "at": "d4"}]
    play = position(HALL, S=armed(at="d5", body=body), furniture=mushrooms, dice=[1, 2]).take("S searches d4")
    assert play.see("S")["conditions"] == state
    mold = [{"kind": "mold", "at": "d3"}]
    sick = position(HALL, S=armed(at="d5", body=body), furniture=mold, dice=[1, 2]).take("S searches d3")
    assert ("diseased" in sick.see("S")["conditions"]) is bool(state)


@rule("UN-C551")
@proves("amulet-against-poison")
@pytest.mark.parametrize(("body", "wounds"), [(["amulet-against-poison"], 1), ([TRINKET], 2)])
def test_poison_on_a_blade_costs_who_wears_the_amulet_no_more_vitality(body, wounds):
    def prepare(state: State) -> None:
        state.creatures[0].boons, state.creatures[0].coated = ("poison-flask",), ("broadsword",)

    dice = [*LANDS, 6, 1, 1, 1, 6]
    play = duel(dice=dice, turn="k", S={"body": body, "attributes": {"vitality": 9}}, prepare=prepare).on()
    assert play.see("S")["wounds"] == wounds


@proves("amulet-of-life", "heart-of-the-titan")
@pytest.mark.parametrize(("worn", "left"), [("amulet-of-life", 1), ("heart-of-the-titan", 2), (TRINKET, 0)])
def test_more_vitality_keeps_its_wearer_standing(worn, left):
    play = duel(dice=[*LANDS, 6, *[1] * 9], turn="k", S={"body": [worn], "wounds": 4}).on()
    assert ("knocked-out" not in play.see("S")["conditions"]) is bool(left)
    if left:
        assert play.see("S")["vitality"] == left


@proves("belt-of-might")
def test_a_belt_of_might_adds_a_die_to_blows():
    assert dealt("broadsword", face=6, S={"body": ["belt-of-might"]}) == dealt("broadsword", face=6) + 1


@proves("boots-of-speed", "boots-of-the-four-winds")
@pytest.mark.parametrize(("boots", "more"), [("boots-of-speed", 1), ("boots-of-the-four-winds", 2), (TRINKET, 0)])
def test_swift_boots_carry_farther(boots, more):
    play = position(lane(30), S=armed(body=[boots], facing="east"), k=orc())
    squares = "abcdefghijklmn"
    assert play.offers(f"S moves to {squares[5 + more]}2")
    assert not play.offers(f"S moves to {squares[6 + more]}2")


@proves("boots-of-speed")
@pytest.mark.parametrize(("boots", "away"), [("boots-of-speed", True), (TRINKET, False)])
def test_boots_of_speed_slip_away_from_an_enemy(boots, away):
    play = duel(dice=[3, 2], S={"body": [boots]}).take("S disengages")
    assert play.offers("S moves to d6") is away


@proves("boots-of-the-four-winds")
@pytest.mark.parametrize(("boots", "free"), [("boots-of-the-four-winds", True), (TRINKET, False)])
def test_nobody_holds_who_wears_the_boots_of_the_four_winds(boots, free):
    assert duel(dice=[], S={"body": [boots]}).offers("S moves to d2") is free


@proves("boots-of-the-four-winds", "boots-of-the-goat")
@pytest.mark.parametrize("boots", ["boots-of-the-four-winds", "boots-of-the-goat", TRINKET])
def test_rough_ground_is_level_to_magic_boots(boots):
    board = "########\n#S,,,,.#\n########"
    play = position(board, S=armed(body=[boots], facing="east"))
    assert play.offers("S moves to f2") is (boots != TRINKET)


PIT = "######\n#....#\n#.o..#\n#....#\n######"


@proves("boots-of-the-goat")
@pytest.mark.parametrize(("boots", "up"), [("boots-of-the-goat", True), (TRINKET, False)])
def test_boots_of_the_goat_climb_and_jump_better(boots, up):
    play = position(PIT, S=armed(at="c3", body=[boots]), dice=[3, 2]).take("S climbs")
    assert play.offers("S climbs to b2") is up
    drop = position("######\n#.3..#\n######", S=armed(at="c2", body=[boots]), dice=[3, 2, *[1] * 9])
    assert (drop.take("S jumps to d2").see("S")["conditions"] == []) is up


@proves("brooch-of-bravery")
@pytest.mark.parametrize(("worn", "tests"), [("brooch-of-bravery", 0), (TRINKET, 1)])
def test_nobody_is_fearsome_to_who_wears_a_brooch_of_bravery(worn, tests):
    play = afraid(worn)
    assert play.rolled("courage") == tests
    assert (play.see("S")["conditions"] == []) is not tests


def met(*body: str, hands: tuple[str, ...] = ()) -> Play:
    """Shara meets an orc and sees it first."""
    people = {"S": armed(*hands, at="b5", body=list(body), facing="east"), "k": orc(at="i5", facing="west")}
    return position(HALL, turn=["initiative", "heroes"], dice=[5, 4, 4, 3], **people)


@proves("cloak-of-shadows", "cloak-of-the-last-night")
@pytest.mark.parametrize("cloak", ["cloak-of-shadows", "cloak-of-the-last-night", TRINKET])
def test_dark_cloaks_are_seen_too_late(cloak):
    def total(*body: str) -> int:
        return next(event.total for event in met(*body).events("summed") if event.what == "initiative")

    assert total(cloak) == total() + (cloak != TRINKET)


def arrow(*body: str, face: int) -> int:
    """How many wounds an orc's arrow (3 dice and one for a critical) deals."""
    people = {
        "S": armed(body=list(body), facing="east", attributes={"vitality": 9}),
        "k": orc(hands=["short-bow"], facing="west"),
    }
    play = position(lane(5), turn="k", dice=[6, 5, *[face] * 9], **people).on()
    return int(play.see("hit")["dealt"])


@proves("cloak-of-shadows")
def test_a_cloak_of_shadows_turns_arrows():
    assert (arrow(face=3), arrow("cloak-of-shadows", face=3), arrow("cloak-of-shadows", face=4)) == (4, 0, 4)
    assert taken(face=3, S={"body": ["cloak-of-shadows"]}) == taken(face=3)


@rule("UN-C552")
@proves("cloak-of-the-last-night")
def test_plain_arrows_pass_through_the_cloak_of_the_last_night():
    assert (arrow(face=6), arrow("cloak-of-the-last-night", face=6)) == (4, 0)


@rule("UN-0470")
@proves("cloak-of-the-salamander")
def test_a_cloak_of_the_salamander_guards_against_fire_and_spells():
    def burnt(*body: str) -> int:
        forge = [{"kind": "forge", "at": "d4"}]
        play = position(HALL, S=armed(at="c4", body=list(body)), furniture=forge, dice=[1, 1, *[6] * 9])
        return int(play.take("S searches d4").see("S")["wounds"])

    assert (burnt(), burnt("cloak-of-the-salamander")) == (3, 1)
    assert (spear().see("S")["wounds"], spear("cloak-of-the-salamander").see("S")["wounds"]) == (4, 3)


@proves("crown-of-command")
def test_a_crown_of_command_makes_its_wearer_and_friends_nearby_brave():
    assert afraid().see("S")["conditions"] == ["frightened"]
    assert afraid("crown-of-command").see("S")["conditions"] == []
    assert afraid(ally=("crown-of-command",)).see("S")["conditions"] == []
    for play in (afraid("crown-of-command"), afraid(ally=("crown-of-command",))):
        assert [event.total for event in play.events("summed") if event.what == "courage"] == [4 + 1]


ROOM = "######\n#S...#\n#....#\n######"


@proves("eye-of-the-hawk")
@pytest.mark.parametrize(("worn", "finds"), [("eye-of-the-hawk", True), (TRINKET, False)])
def test_an_eye_of_the_hawk_finds_what_others_overlook(worn, finds):
    play = position(ROOM, S=armed(body=[worn], attributes={"perception": 0}), dice=[5, 3, 1])
    assert bool(play.take("S searches the room").see("S")["coins"]) is finds


DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"


@proves("gloves-of-the-thief")
@pytest.mark.parametrize(("worn", "opens"), [("gloves-of-the-thief", True), (TRINKET, False)])
def test_gloves_of_the_thief_open_locks(worn, opens):
    doors = {"b1": {"state": "locked"}}
    play = position(DOOR, S=armed(body=[worn]), doors=doors, dice=[5, 3, 1]).take("S opens c1", "S unlocks the door")
    assert (play.see("table")["sections"] == ["s1", "s2"]) is opens


@rule("UN-1005")
@proves("horn-of-panic")
@pytest.mark.parametrize(("dice", "state"), [([2, 3], ["frightened"]), ([4, 3], [])])
def test_a_horn_of_panic_frightens_again_and_again(dice, state):
    play = position(HALL, S=armed("horn-of-panic", at="b2"), k=orc(at="h2"), dice=dice)
    play.take("S uses horn-of-panic on k")
    assert play.see("k")["conditions"] == state
    assert play.see("S")["hands"] == ["horn-of-panic"]
    assert not position(HALL, S=armed("horn-of-panic", at="b2"), k=orc(at="i2")).offers("S uses horn-of-panic on k")


SECRET = "+-+-+-+-+\n|S . .=.|\n+-+-+-+-+"


@rule("UN-0259")
@proves("lamp-of-the-deep")
def test_a_lamp_of_the_deep_lights_the_dark_without_a_hand_and_shows_secret_doors():
    def prepare(state: State) -> None:
        state.dark = 1

    def found(*body: str, dark: bool = False, dice: tuple[int, int] = (4, 5)) -> bool:
        who = armed(body=list(body), attributes={"perception": 0})
        doors = {"c1": {"kind": "secret-door"}}
        play = position(SECRET, S=who, doors=doors, dice=list(dice), prepare=prepare if dark else None)
        play.take("S searches for secret doors")
        return any(event.what == "secret-door" for event in play.events("changed"))

    assert found("lamp-of-the-deep")
    assert not found()
    assert found("lamp-of-the-deep", dark=True)
    assert found(dice=(4, 6))
    assert not found(dark=True, dice=(4, 6))


@proves("magic-arrows")
def test_magic_arrows_add_a_die_to_shots_and_none_to_blows():
    def wounds(*body: str) -> int:
        return int(shot("short-bow", [5, 4, *[6] * 4], S={"body": list(body)}).on().see("hit")["dealt"])

    assert (wounds(), wounds("magic-arrows")) == (3, 4)
    assert dealt("broadsword", face=6, S={"body": ["magic-arrows"]}) == dealt("broadsword", face=6)


@rule("UN-C554")
@proves("ring-of-regeneration", "heart-of-the-titan")
@pytest.mark.parametrize(
    ("ring", "face", "wounds"),
    [
        *(("ring-of-regeneration", 5, 0), ("ring-of-regeneration", 4, 2)),
        *(("heart-of-the-titan", 4, 0), ("heart-of-the-titan", 3, 2)),
    ],
)
def test_what_was_lost_last_turn_returns_to_who_wears_these(ring, face, wounds):
    play = position(HALL, S=armed(at="b2", body=[ring], wounds=2), dice=[face, face])
    assert play.see("S")["wounds"] == wounds


def casting(*body: str, hands: tuple[str, ...] = ("axe",), dice: list[int] | None = None) -> Play:
    """Borgron may cast lightning at an orc."""
    caster = mage(at="b5", hands=list(hands), body=list(body))
    return position(HALL, turn="B", dice=dice or [], B=caster, k=orc(at="h5"))


@proves("ring-of-the-mind", "splinter-of-the-crown")
@pytest.mark.parametrize(("worn", "mana"), [("ring-of-the-mind", 1), ("splinter-of-the-crown", 4)])
def test_a_keener_mind_casts_better_and_holds_more_mana(worn, mana):
    bare, clad = casting(), casting(worn)
    assert clad.see("B")["mana"] == bare.see("B")["mana"] + mana
    assert clad.see("B casting lightning at k")["cast"] == bare.see("B casting lightning at k")["cast"] + 1
    assert not casting(dice=[3, 1]).take("B casts lightning at k").see("casting")["cast"]
    assert casting(worn, dice=[3, 1, *[1] * 9]).take("B casts lightning at k").see("casting")["cast"]


@rule("UN-C543")
@proves("splinter-of-the-crown")
def test_the_splinter_of_the_crown_resists_magic():
    assert (spear().see("S")["wounds"], spear("splinter-of-the-crown").see("S")["wounds"]) == (4, 3)


@proves("ring-of-warding", "ring-of-radan")
@pytest.mark.parametrize(("ring", "landed"), [("ring-of-warding", False), ("ring-of-radan", False), (TRINKET, True)])
def test_a_ring_of_warding_throws_ones_of_a_defense_again(ring, landed):
    play = duel("broadsword", dice=[5, 4, 5, 1, 6, *[1] * 9], turn="k", S={"body": [ring], "attributes": {"combat": 1}})
    assert bool(play.see("hit")["landed"]) is landed


@proves("ring-of-warding", "ring-of-radan")
@pytest.mark.parametrize(("ring", "rolls"), [("ring-of-warding", 0), ("ring-of-radan", 1)])
def test_a_ring_of_radan_throws_ones_of_every_roll_again(ring, rolls):
    play = duel("broadsword", dice=[5, 1, *([2] if rolls else []), 6, 5], S={"body": [ring]}).take("S attacks k").on()
    assert play.rolled("attack-again") == rolls
    search = position(ROOM, S=armed(body=[ring], attributes={"perception": 0}), dice=[5, 1, 5, 3, 1])
    assert bool(search.take("S searches the room").see("S")["coins"]) is bool(rolls)


# used


@rule("UN-1005")
@proves("wand-of-fire")
def test_a_wand_of_fire_burns_once_and_whoever_stands_beside():
    people = {
        "S": armed("wand-of-fire", at="b5"),
        "k": {"creature": "black-orc", "at": "i5"},
        "t": {"creature": "troll", "at": "i3"},
    }
    play = position(HALL, dice=[1, 1, 1, 1, 1, 6, 5, 5, 5, 5], **people).take("S uses wand-of-fire on k").on()
    assert (play.see("k")["wounds"], play.see("t")["wounds"]) == (1, 4)
    assert play.see("S")["hands"] == []


@proves("wand-of-healing")
def test_a_wand_of_healing_heals_somebody_near():
    ill = ["poisoned", "diseased", "stunned"]
    people = {
        "S": armed("wand-of-healing", at="b5"),
        "B": hero("borgron", at="e5", wounds=6, conditions=ill, attributes={"vitality": 9}),
        "T": hero("taeral", at="f5", wounds=3),
    }
    play = position(HALL, **people)
    assert not play.offers("S uses wand-of-healing on T")
    play.take("S uses wand-of-healing on B")
    assert (play.see("B")["wounds"], play.see("B")["conditions"], play.see("S")["hands"]) == (1, [], [])


@proves("leaf-of-the-collard")
def test_the_leaf_of_the_collard_helps_to_cast_to_dispel_and_to_solve():
    def total(*hands: str) -> int:
        return int(casting(hands=hands).see("B casting lightning at k")["cast"])

    assert total("leaf-of-the-collard") == total("axe") + 2

    def dispelled(*hands: str) -> bool:
        play = attacked_by_shaman([5, 3, 4, 2, *[1] * 6], B={"hands": list(hands)}).take("B dispels").on()
        return bool(play.see("casting")["dispelled"])

    assert (dispelled("leaf-of-the-collard"), dispelled("axe")) == (True, False)

    def solved(*hands: str) -> bool:
        doors = {"b1": {"state": "riddle"}}
        play = position(DOOR, S=armed(*hands), doors=doors, dice=[3, 2, 1])
        return play.take("S opens c1", "S solves the riddle").see("table")["sections"] == ["s1", "s2"]

    assert (solved("leaf-of-the-collard"), solved("broadsword")) == (True, False)


def test_who_takes_off_what_gave_him_vitality_keeps_one():
    play = position(HALL, turn="S", S=hero("shara", at="c3", body=["heart-of-the-titan"]))
    play.who("S").wounds = play.game.vitality(play.who("S")) - 1
    play.take("S takes off heart-of-the-titan")
    assert play.game.left(play.who("S")) == 1
