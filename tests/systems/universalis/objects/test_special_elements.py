"""Every special element: what interacting brings, what it does on entry, its ground and cover.  UN-1049 to UN-1060"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, position
from systems.universalis.objects.proofs import armed, proves
from systems.universalis.objects.searching import (
    FAILED,
    HALL,
    PASSED,
    SEEN,
    Table,
    bears_the_huge,
    beside,
    facts,
    found,
    moves,
    rows_of,
    shot_across,
    shown_above,
    sprung,
    squares_of,
    step_onto,
    two,
)
from undercroft.kernel.checklist import rule
from undercroft.systems.universalis.maps import quieted
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.sheet_files import as_setup
from undercroft.systems.universalis.sheets import QUESTS, Piece, SectionPlan

ILL = {
    ("bonfire", 12): ("stunned", "frightened", "poisoned"),
    ("fountain", 11): ("poisoned", "diseased", "stunned"),
}
"""What ails who searches these with these totals."""

SEARCHED: Table = {
    "adventurer-equipment": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (5, [], {"pack": ["rope"]}),
        (8, [], {"pack": ["club"]}),
        (11, [], {"coins": 3, "pack": ["rope"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "bone-pile": [
        (4, SEEN, {"enemies": True}),
        (8, [], {}),
        (11, [], {"coins": 3}),
        (12, [], {"pack": ["club"]}),
    ],
    "bonfire": [
        (2, [], {"wounds": 6, "reserve": 1}),
        (12, [], {"state": ["poisoned"]}),
    ],
    "campsite": [
        (3, [], {}),
        (9, [], {"wounds": 3}),
        (12, [], {"wounds": 2, "mana": 2}),
    ],
    "carnivorous-plant": [
        (6, FAILED, {"wounds": 8}),
        (6, PASSED, {}),
        (9, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "cell": [
        (4, SEEN, {"enemies": True}),
        (8, [], {}),
        (11, [], {"coins": 4}),
        (12, [], {"fortune": 1}),
    ],
    "cobwebs": [
        (4, [], {"state": ["poisoned"]}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "crystal-vein": [
        (2, [], {"wounds": 7, "reserve": 1}),
        (6, [], {}),
        (9, [], {"coins": 3}),
        (11, [], {"coins": 6}),
        (12, [], {"mana": 5}),
    ],
    "cursed-idol": [
        (5, FAILED, {"state": ["frightened"], "reserve": 1}),
        (5, PASSED, {}),
        (8, [], {"reserve": 1}),
        (11, [], {"coins": 6}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "dragons-lair": [
        (4, [], {"wounds": 8}),
        (9, [], {"coins": 9}),
        (11, [], {"coins": 9, "pack": ["unidentified-trinket"]}),
        (12, [], {"pack": ["fabled-trinket"]}),
    ],
    "fallen-star": [
        (3, [], {"wounds": 8}),
        (7, [], {}),
        (10, [], {"mana": 4}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "fountain": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (5, [], {}),
        (9, [], {"wounds": 3}),
        (11, [], {"state": ["stunned"]}),
        (12, [], {"wounds": 0}),
    ],
    "gelatinous-cube": [
        (6, [], {"wounds": 8}),
        (9, [], {"state": ["stationary"]}),
        (11, [], {"pack": ["club"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "great-treasure": [
        (12, [], {"coins": 15}),
    ],
    "haunted-portrait": [
        (7, [], {}),
        (11, [], {"coins": 4}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "lamenting-ghost": [
        (5, [6, 6], {"wounds": 6}),
        (9, [], {}),
        (12, [], {"fortune": 1}),
    ],
    "lever": [
        (4, [], {"reserve": 2}),
        (9, [], {}),
        (12, [], {"coins": 6}),
    ],
    "magic-fountain": [
        (2, [], {"state": ["poisoned", "stunned"], "reserve": 1}),
        (4, [], {"state": ["stationary"]}),
        (7, [], {"wounds": 2}),
        (9, [], {"mana": 4}),
        (11, [], {"wounds": 0}),
        (12, [], {"wounds": 2, "fortune": 1}),
    ],
    "magic-portal": [
        (3, SEEN, {"enemies": True}),
        (6, [], {"state": ["stunned"]}),
        (10, [], {"mana": 3}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "mold": [
        (5, [], {"state": ["diseased"]}),
        (9, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "mount": [
        (4, [], {"wounds": 6}),
        (12, [], {"pack": ["rope"]}),
    ],
    "mushrooms": [
        (3, [], {"state": ["poisoned"]}),
        (5, [], {"state": ["stunned"]}),
        (8, [], {}),
        (10, [], {"wounds": 2}),
        (12, [], {"mana": 3}),
    ],
    "mysterious-mist": [
        (5, [], {"idle": True}),
        (9, [], {}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "nest-of-snakes": [
        (7, FAILED, {"state": ["poisoned"]}),
        (7, PASSED, {}),
        (10, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "old-traps": [
        (6, FAILED, {"wounds": 7}),
        (6, PASSED, {}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "quicksand": [
        (6, [], {"state": ["stationary"]}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "rubble": [
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "small-prison": [
        (4, SEEN, {"enemies": True}),
        (7, [], {}),
        (10, [], {"coins": 6}),
        (12, [], {"pack": ["rope"], "fortune": 1}),
    ],
    "special-statue": [
        (12, [*FAILED, *[6] * 5], {"wounds": 9}),
        (12, PASSED, {"pack": ["unidentified-trinket"]}),
    ],
    "spider-eggs": [
        (5, [], {"state": ["poisoned"]}),
        (10, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "symbols": [
        (12, FAILED, {"state": ["stunned"]}),
        (12, PASSED, {"mana": 4, "fortune": 1}),
    ],
    "witch-at-her-potions": [
        (4, FAILED, {"state": ["stunned", "poisoned"]}),
        (4, PASSED, {}),
        (8, [], {"wounds": 2}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "wounded-pilgrim": [
        (3, SEEN, {"enemies": True}),
        (8, [], {"coins": 3}),
        (11, [], {"fortune": 1}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
}


@rule("UN-1049", "UN-1052")
@proves(*SEARCHED)
@pytest.mark.parametrize(("piece", "total", "then", "changes"), rows_of(SEARCHED))
def test_interacting_brings_what_the_card_says(piece, total, then, changes):
    assert found(piece, total, *then, ill=ILL.get((piece, total), ())) == changes


HIDES = {
    *("carnivorous-plant", "crystal-vein", "haunted-portrait", "ice-wall", "mount", "rocks", "special-statue"),
    *("stalagmites", "stone-wall", "tree", "witch-at-her-potions"),
}
"""Too high to see over."""

HEAVY = {"cursed-idol", "fallen-star"}
LIGHT = {
    *("cell", "cobwebs", "fire-wall", "fountain", "gelatinous-cube", "magic-fountain", "mysterious-mist"),
    *("small-prison", "spider-eggs"),
}
OPEN = {
    *("abyss", "adventurer-equipment", "bone-pile", "bonfire", "campsite", "deep-pool", "dragons-lair"),
    *("great-treasure", "lamenting-ghost", "lever", "magic-portal", "mold", "mushrooms", "nest-of-snakes"),
    *("old-traps", "pit", "quicksand", "rubble", "symbols", "wounded-pilgrim"),
}
PLAIN = {
    *("abyss", "deep-pool", "fire-wall", "ice-wall", "pit", "rocks", "stalagmites", "stone-wall", "tree"),
}
"""Those that are nothing but ground."""

ALL = sorted(HIDES | HEAVY | LIGHT | OPEN)


@rule("UN-1053", "UN-1054", "UN-1055", "UN-1060", "UN-C102", "UN-C380")
@proves(*PLAIN)
@pytest.mark.parametrize("piece", ALL)
def test_an_element_hides_or_covers_who_stands_behind_it(piece):
    expected = None if piece in HIDES else -2 if piece in HEAVY else -1 if piece in LIGHT else 0
    assert shot_across(piece) == expected


SIZES = {
    **dict.fromkeys(
        [
            "abyss",
            "campsite",
            "cobwebs",
            "deep-pool",
            "fountain",
            "gelatinous-cube",
            "great-treasure",
            "magic-fountain",
            "mold",
            "mysterious-mist",
            "quicksand",
            "small-prison",
        ],
        (2, 2),
    ),
    **dict.fromkeys(["cell", "fire-wall", "ice-wall", "magic-portal", "mount", "stone-wall"], (1, 2)),
    **dict.fromkeys(["dragons-lair"], (3, 3)),
}
"""Columns and rows of those larger than one square."""


@rule("UN-1053", "UN-1060")
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_takes_the_squares_of_its_card(piece):
    assert squares_of(piece) == SIZES.get(piece, (1, 1))


TALLER = {"ice-wall": 3, "special-statue": 3, "stone-wall": 4, "tree": 4}
"""Those higher than 2."""


@rule("UN-1053", "UN-0329")
@pytest.mark.parametrize("piece", sorted(HIDES))
def test_the_large_and_the_huge_look_over_what_is_lower_than_they_are(piece):
    height = TALLER.get(piece, 2)
    assert shown_above(piece, "troll") is (height < 3)
    assert shown_above(piece, "great-worm") is (height < 4)


BARRED = HIDES | {
    *("abyss", "bonfire", "cell", "deep-pool", "fire-wall", "gelatinous-cube", "pit", "small-prison"),
    *("wounded-pilgrim",),
}
FREE = {
    *("adventurer-equipment", "campsite", "lamenting-ghost", "magic-portal", "mushrooms", "mysterious-mist"),
    *("old-traps", "symbols"),
}


@rule("UN-1053", "UN-1056", "UN-C102")
@proves(*PLAIN)
@pytest.mark.parametrize("piece", ALL)
def test_an_element_bars_or_slows_the_way_as_its_card_says(piece):
    assert step_onto(piece) == (None if piece in BARRED else 1 if piece in FREE else 2)


@rule("UN-1059")
@pytest.mark.parametrize("piece", ALL)
def test_no_special_element_can_be_pushed_about(piece):
    assert not moves(piece)


TRAPPED = {"cursed-idol", "great-treasure", "lever"}


@rule("UN-0595", "UN-0654")
@pytest.mark.parametrize("piece", sorted(SEARCHED))
def test_a_critical_failure_may_spring_a_trap_where_the_card_says_so(piece):
    assert sprung(piece) is (piece in TRAPPED)


# on entry


def enter(piece: str, dice: list[int], **more: Any) -> Play:
    """Shara (Courage 4, Natural Armor 3, Perception 0) walks from a passage into a cellar where an element waits."""
    sheet = BOX[QUESTS]["the-broken-tusk"]
    cellar = msgspec.structs.replace(sheet.sections["cellar"], furniture=(), elements=(Piece(piece, "i2"),))
    changed = msgspec.structs.replace(sheet, sections={**sheet.sections, "cellar": cellar})
    numbers = {"courage": 4, "perception": 0}
    place = {"quest": as_setup(changed), "explored": ["g3", "i7"], "turn": ["heroes", "heroes"], **more}
    return position(S=armed("broadsword", at="i7", attributes=numbers), dice=dice, **place).take("S moves to i5").on()


@rule("UN-1051")
@proves("haunted-portrait", "lamenting-ghost", "mold")
@pytest.mark.parametrize(
    ("piece", "needed", "state"),
    [("haunted-portrait", 8 - 4, "frightened"), ("lamenting-ghost", 9 - 4, "frightened"), ("mold", 7 - 3, "diseased")],
)
def test_who_enters_is_tested(piece, needed, state):
    assert enter(piece, two(needed - 1)).see("S")["conditions"] == [state]
    assert enter(piece, two(needed)).see("S")["conditions"] == []


@rule("UN-1051", "UN-0258")
@proves("mysterious-mist")
def test_in_a_mysterious_mist_it_is_completely_dark():
    def coins(piece: str) -> int:
        play = enter(piece, [6, 5, 1]).take("S ends")
        return int(play.take("S searches the room").see("S")["coins"])

    assert (coins("mysterious-mist"), coins("mushrooms")) == (0, 2)


@rule("UN-1051", "UN-1057", "UN-G87")
@proves("dragons-lair", "nest-of-snakes", "spider-eggs")
@pytest.mark.parametrize("piece", ["dragons-lair", "nest-of-snakes", "spider-eggs"])
def test_what_lurks_comes_out_for_half_its_price_or_not_at_all(piece):
    poor = enter(piece, [1], reserve=0)
    assert poor.state.creatures == []
    rich = enter(piece, [*SEEN, *[1] * 9], reserve=30)
    cost = sum(person(one.card).vp for one in rich.state.creatures)
    assert rich.state.creatures
    assert 30 - rich.state.reserve == max(1, cost // 2)


@rule("UN-1058")
@proves("campsite", "dragons-lair", "witch-at-her-potions", "wounded-pilgrim")
@pytest.mark.parametrize("piece", ALL)
def test_no_encounter_card_is_played_where_the_card_forbids_it(piece):
    quiet = {"campsite", "dragons-lair", "witch-at-her-potions", "wounded-pilgrim"}
    plan = SectionPlan(tiles=(), elements=(Piece(piece, "a1"),))
    assert quieted(plan).encounters is (piece not in quiet)


# people


@rule("UN-0269", "UN-0270", "UN-0271", "UN-0275")
@proves("small-prison", "witch-at-her-potions", "wounded-pilgrim")
@pytest.mark.parametrize(
    ("piece", "wit", "courage", "gift"),
    [
        ("small-prison", 3, 3, {"coins": 3}),
        ("witch-at-her-potions", 4, 4, {"pack": ["unidentified-potion"]}),
        ("wounded-pilgrim", 3, 3, {"fortune": 1}),
    ],
)
@pytest.mark.parametrize("how", ["persuades", "threatens"])
def test_people_give_what_they_have_to_who_wins_them(piece, wit, courage, gift, how):
    own = {"persuades": {"intelligence": wit}, "threatens": {"strength": courage}}[how]

    def asked(mine: list[int]) -> dict[str, Any]:
        play = beside(piece, [*mine, 4, 3, *[3] * 9], attributes={"vitality": 12, **own})
        before = facts(play)
        play.take(f"S {how} {piece}")
        return {name: value for name, value in facts(play).items() if value != before[name]}

    assert asked([6, 5]) == gift
    assert asked([2, 1]) == {}


# what everybody may enjoy


@rule("UN-0239", "UN-0240")
@proves("bonfire", "campsite", "fountain", "magic-fountain")
@pytest.mark.parametrize("piece", sorted(SEARCHED))
def test_a_second_hero_enjoys_what_the_card_lets_everybody_have(piece):
    shared = {"bonfire", "campsite", "fountain", "magic-fountain"}
    people = {"S": armed(at="d4"), "T": armed(at="e3")}
    play = position(HALL, turn=["S", "T"], furniture=[{"kind": piece, "at": "e4"}], dice=[5, 4, *[6] * 9], **people)
    play.take("S pulls the lever at e4" if piece == "lever" else "S searches e4").on()
    play.take("S ends")
    assert (play.offers("T searches e4") or play.offers("T pulls the lever at e4")) is (piece in shared)


# ground


@rule("UN-C102")
@proves("deep-pool", "pit", "abyss")
@pytest.mark.parametrize(("piece", "act"), [("deep-pool", "swim"), ("pit", "jump"), ("abyss", "jump"), ("rubble", "")])
def test_water_is_swum_and_holes_are_jumped(piece, act):
    wide = "#########\n#.......#\n#########"
    play = position(wide, S=armed(at="c2", facing="east"), furniture=[{"kind": piece, "at": "d2"}])
    found_ = {option.partition(" ")[0] for option in play.acts()}
    assert (act in found_) if act else not found_ & {"swim", "jump"}


@rule("UN-0470")
@pytest.mark.parametrize(
    ("piece", "total", "left"),
    [("bonfire", 2, 0), ("dragons-lair", 4, 2), ("fallen-star", 3, 2), ("crystal-vein", 2, 3), ("mount", 4, 2)],
)
def test_a_cloak_against_fire_helps_against_what_burns(piece, total, left):
    assert found(piece, total, body=["cloak-of-the-salamander"]).get("wounds", 4) == 4 + left


IMPASSABLE = {
    *("bonfire", "carnivorous-plant", "cell", "crystal-vein", "fire-wall", "gelatinous-cube", "ice-wall", "rocks"),
    *("small-prison", "special-statue", "stalagmites", "stone-wall", "tree", "witch-at-her-potions"),
    *("wounded-pilgrim",),
}


@rule("UN-1056")
@pytest.mark.parametrize("piece", ALL)
def test_not_even_the_huge_stand_on_what_is_impassable(piece):
    holes = {"abyss", "deep-pool", "pit"}
    assert bears_the_huge(piece) is (piece not in IMPASSABLE | holes)
