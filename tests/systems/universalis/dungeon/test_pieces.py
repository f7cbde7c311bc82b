"""Furniture and special elements on the board: squares, cover, height, what bars the way.  UN-1053 to UN-1060"""

from __future__ import annotations

import pytest

from systems.universalis.dungeon import test_furniture, test_special_elements
from systems.universalis.things.proofs import proves
from systems.universalis.things.searching import (
    bears_the_huge,
    found,
    moves,
    shot_across,
    shown_above,
    sprung,
    squares_of,
    step_onto,
)
from undercroft.proofs.checklist import rule

SEARCHED = {**test_furniture.SEARCHED, **test_special_elements.SEARCHED}

HIDES = {
    *("archery-target", "armory", "carriage", "column", "cupboard", "fireplace", "library", "mirror", "statue"),
    *("training-dummy", "wardrobe"),
    *("carnivorous-plant", "crystal-vein", "haunted-portrait", "ice-wall", "mount", "rocks", "special-statue"),
    *("stalagmites", "stone-wall", "tree", "witch-at-her-potions"),
}
"""Too high to see over."""

HEAVY = {
    *("altar", "ballista", "forge", "shrine", "throne", "tomb", "torture-machine", "water-well"),
    *("cursed-idol", "fallen-star"),
}
LIGHT = {
    *("alchemy-table", "alembic", "amphoras", "barrels-and-boxes", "bed", "cart", "chair", "dining-room", "kitchen"),
    *("latrine", "sorcery-table", "spice-table", "table"),
    *("cell", "cobwebs", "fire-wall", "fountain", "gelatinous-cube", "magic-fountain", "mysterious-mist"),
    *("small-prison", "spider-eggs"),
}
OPEN = {
    *("abyss", "adventurer-equipment", "bone-pile", "bonfire", "campsite", "deep-pool", "dragons-lair"),
    *("great-treasure", "lamenting-ghost", "lever", "magic-portal", "mold", "mushrooms", "nest-of-snakes"),
    *("old-traps", "pit", "quicksand", "rubble", "symbols", "wounded-pilgrim"),
}
PLAIN = {
    *("chair", "column"),
    *("abyss", "deep-pool", "fire-wall", "ice-wall", "pit", "rocks", "stalagmites", "stone-wall", "tree"),
}
"""Those that are nothing but an obstacle or ground."""

ALL = sorted(HIDES | HEAVY | LIGHT | OPEN)


@rule("UN-1053", "UN-1054", "UN-1055", "UN-1060", "UN-0334", "UN-C100", "UN-C101", "UN-C102", "UN-C380")
@proves(*PLAIN)
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_hides_or_covers_who_stands_behind_it(piece):
    expected = None if piece in HIDES else -2 if piece in HEAVY else -1 if piece in LIGHT else 0
    assert shot_across(piece) == expected


SIZES = {
    **dict.fromkeys(["alchemy-table", "altar", "armory", "cupboard", "fireplace", "kitchen", "library"], (2, 1)),
    **dict.fromkeys(["shrine", "sorcery-table", "spice-table", "table", "torture-machine"], (2, 1)),
    **dict.fromkeys(["bed", "cart", "tomb", "cell", "fire-wall", "ice-wall", "magic-portal"], (1, 2)),
    **dict.fromkeys(["mount", "stone-wall"], (1, 2)),
    **dict.fromkeys(["ballista", "forge", "abyss", "campsite", "cobwebs", "deep-pool", "fountain"], (2, 2)),
    **dict.fromkeys(["gelatinous-cube", "great-treasure", "magic-fountain", "mold"], (2, 2)),
    **dict.fromkeys(["mysterious-mist", "quicksand", "small-prison"], (2, 2)),
    "carriage": (2, 3),
    "dining-room": (3, 2),
    "dragons-lair": (3, 3),
}
"""Columns and rows of those larger than one square."""


@rule("UN-1053", "UN-1060")
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_takes_the_squares_of_its_card(piece):
    assert squares_of(piece) == SIZES.get(piece, (1, 1))


TALLER = {
    "fireplace": 3,
    "statue": 3,
    "column": 4,
    "ice-wall": 3,
    "special-statue": 3,
    "stone-wall": 4,
    "tree": 4,
}
"""Those higher than 2."""


@rule("UN-1053", "UN-0329")
@pytest.mark.parametrize("piece", sorted(HIDES))
def test_the_large_and_the_huge_look_over_what_is_lower_than_they_are(piece):
    height = TALLER.get(piece, 2)
    assert shown_above(piece, "troll") is (height < 3)
    assert shown_above(piece, "great-worm") is (height < 4)


BARRED = HIDES | {
    *("water-well", "abyss", "bonfire", "cell", "deep-pool", "fire-wall", "gelatinous-cube", "pit", "small-prison"),
    *("wounded-pilgrim",),
}
FREE = {
    *("adventurer-equipment", "campsite", "lamenting-ghost", "magic-portal", "mushrooms", "mysterious-mist"),
    *("old-traps", "symbols"),
}


@rule("UN-1053", "UN-1056", "UN-0141", "UN-0142", "UN-C102")
@proves(*PLAIN)
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_bars_the_way_or_is_climbed_for_two_points_as_its_card_says(piece):
    assert step_onto(piece) == (None if piece in BARRED else 1 if piece in FREE else 2)


MOVABLE = {
    *("amphoras", "archery-target", "barrels-and-boxes", "cart", "chair", "cupboard", "mirror", "table"),
    *("training-dummy", "wardrobe"),
}


@rule("UN-1059", "UN-0261")
@proves(*MOVABLE)
@pytest.mark.parametrize("piece", ALL)
def test_only_what_its_card_says_can_be_moved(piece):
    assert moves(piece) is (piece in MOVABLE)


TRAPPED = {
    *("armory", "carriage", "sorcery-table", "throne", "tomb"),
    *("cursed-idol", "great-treasure", "lever"),
}


@rule("UN-0595", "UN-0654")
@pytest.mark.parametrize("piece", sorted(SEARCHED))
def test_a_critical_failure_may_spring_a_trap_where_the_card_says_so(piece):
    assert sprung(piece) is (piece in TRAPPED)


@rule("UN-0470")
@pytest.mark.parametrize(
    ("piece", "total", "left"),
    [
        *[("fireplace", 3, 0), ("forge", 2, 1), ("armory", 2, 2), ("throne", 2, 3)],
        *[("bonfire", 2, 0), ("dragons-lair", 4, 2), ("fallen-star", 3, 2), ("crystal-vein", 2, 3), ("mount", 4, 2)],
    ],
)
def test_a_cloak_against_fire_helps_against_what_burns(piece, total, left):
    assert found(piece, total, body=["cloak-of-the-salamander"]).get("wounds", 4) == 4 + left


IMPASSABLE = {
    *("column", "fireplace", "statue", "water-well"),
    *("bonfire", "carnivorous-plant", "cell", "crystal-vein", "fire-wall", "gelatinous-cube", "ice-wall", "rocks"),
    *("small-prison", "special-statue", "stalagmites", "stone-wall", "tree", "witch-at-her-potions"),
    *("wounded-pilgrim",),
}
HOLES = {"abyss", "deep-pool", "pit"}


@rule("UN-1056")
@pytest.mark.parametrize("piece", ALL)
def test_not_even_the_huge_stand_on_what_is_impassable(piece):
    assert bears_the_huge(piece) is (piece not in IMPASSABLE | HOLES)
