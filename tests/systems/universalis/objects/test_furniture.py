"""Every piece of furniture: what a search finds by each result, its cover, its height.  UN-1053 to UN-1064, UN-G76"""

from __future__ import annotations

import pytest

from systems.universalis.objects.proofs import proves
from systems.universalis.objects.searching import (
    FAILED,
    PASSED,
    SEEN,
    Table,
    bears_the_huge,
    beside,
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

ILL = {
    ("spice-table", 9): ("poisoned", "diseased", "stunned"),
    ("training-dummy", 11): ("stunned", "frightened", "poisoned"),
}
"""What ails who searches these with these totals."""

SEARCHED: Table = {
    "alchemy-table": [
        (2, [], {"wounds": 7, "reserve": 1}),
        (7, [], {}),
        (10, [], {"pack": ["unidentified-potion"]}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"pack": ["unidentified-potion", "unidentified-potion"]}),
    ],
    "alembic": [
        (2, [], {"state": ["poisoned"], "reserve": 1}),
        (8, [], {}),
        (11, [], {"pack": ["unidentified-potion"]}),
        (12, [], {"pack": ["unidentified-potion"], "mana": 3}),
    ],
    "altar": [
        (3, FAILED, {"state": ["frightened"]}),
        (3, PASSED, {}),
        (8, [], {}),
        (10, [], {"mana": 3}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"fortune": 1}),
    ],
    "amphoras": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (6, [], {}),
        (9, [], {"coins": 3}),
        (11, [], {"pack": ["rope"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "archery-target": [
        (9, [], {}),
        (12, [], {"pack": ["club"]}),
    ],
    "armory": [
        (2, [], {"wounds": 6, "reserve": 1}),
        (6, [], {}),
        (11, [], {"pack": ["club"]}),
        (12, [], {"pack": ["club", "lucky-charm"]}),
    ],
    "ballista": [
        (10, [], {}),
        (11, [], {"pack": ["club"]}),
    ],
    "barrels-and-boxes": [
        (2, [], {"reserve": 2}),
        (7, [], {}),
        (9, [], {"coins": 3}),
        (11, [], {"pack": ["rope"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "bed": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (8, [], {}),
        (11, [], {"coins": 3}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "carriage": [
        (6, [], {}),
        (9, [], {"pack": ["rope"]}),
        (11, [], {"coins": 6}),
        (12, [], {"coins": 9}),
    ],
    "cart": [
        (7, [], {}),
        (11, [], {"pack": ["rope"]}),
        (12, [], {"pack": ["rope", "torch"]}),
    ],
    "cupboard": [
        (10, [], {}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "dining-room": [
        (2, [], {"state": ["poisoned"], "reserve": 1}),
        (7, [], {}),
        (10, [], {"wounds": 3}),
        (12, [], {"wounds": 3, "coins": 3}),
    ],
    "fireplace": [
        (3, [], {"wounds": 6}),
        (9, [], {}),
        (11, [], {"coins": 4}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "forge": [
        (2, [], {"wounds": 7, "reserve": 1}),
        (7, [], {}),
        (11, [], {"pack": ["club"]}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "kitchen": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (5, [], {}),
        (9, [], {"wounds": 3}),
        (11, [], {"pack": ["rope"]}),
        (12, [], {"wounds": 1}),
    ],
    "latrine": [
        (4, FAILED, {"state": ["diseased"]}),
        (4, PASSED, {}),
        (10, [], {}),
        (11, [], {"coins": 6}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "library": [
        (2, FAILED, {"state": ["stunned"], "reserve": 1}),
        (2, PASSED, {"reserve": 1}),
        (8, [], {}),
        (10, [], {"coins": 3}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"pack": ["lucky-charm"], "mana": 3}),
    ],
    "mirror": [
        (3, FAILED, {"state": ["frightened"]}),
        (3, PASSED, {}),
        (10, [], {}),
        (12, [], {"fortune": 1}),
    ],
    "shrine": [
        (2, [], {"state": ["frightened"], "reserve": 1}),
        (8, [], {}),
        (10, [], {"wounds": 2}),
        (12, [], {"fortune": 1}),
    ],
    "sorcery-table": [
        (2, [], {"wounds": 8, "reserve": 1}),
        (7, [], {}),
        (9, [], {"mana": 2}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "spice-table": [
        (2, [], {"state": ["poisoned"], "reserve": 1}),
        (6, [], {}),
        (9, [], {"state": []}),
        (11, [], {"coins": 6}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "statue": [
        (11, [], {}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "table": [
        (9, [], {}),
        (11, [], {"coins": 3}),
        (12, [], {"pack": ["rope"]}),
    ],
    "throne": [
        (2, [], {"wounds": 7, "reserve": 1}),
        (9, [], {}),
        (11, [], {"coins": 6}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "tomb": [
        (2, [], {"state": ["frightened"], "reserve": 1}),
        (4, SEEN, {"enemies": True}),
        (7, [], {}),
        (9, [], {"coins": 3}),
        (10, [], {"pack": ["club"]}),
        (11, [], {"pack": ["lucky-charm"]}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "torture-machine": [
        (3, [], {"wounds": 6}),
        (10, [], {}),
        (12, [], {"coins": 3, "pack": ["rope"]}),
    ],
    "training-dummy": [
        (3, [], {"state": ["stunned"]}),
        (8, [], {}),
        (11, [], {"state": ["poisoned"]}),
        (12, [], {"fortune": 1}),
    ],
    "wardrobe": [
        (2, SEEN, {"reserve": 1, "enemies": True}),
        (8, [], {}),
        (11, [], {"pack": ["rope"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "water-well": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (7, [], {"wounds": 3}),
        (10, [], {}),
        (11, [], {"coins": 3}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
}


@rule("UN-1061", "UN-1052", "UN-0238")
@proves(*SEARCHED)
@pytest.mark.parametrize(("piece", "total", "then", "changes"), rows_of(SEARCHED))
def test_a_search_brings_what_the_card_says(piece, total, then, changes):
    assert found(piece, total, *then, ill=ILL.get((piece, total), ())) == changes


HIDES = {
    *("archery-target", "armory", "carriage", "column", "cupboard", "fireplace", "library", "mirror", "statue"),
    *("training-dummy", "wardrobe"),
}
"""Too high to see over."""

HEAVY = {"altar", "ballista", "forge", "shrine", "throne", "tomb", "torture-machine", "water-well"}
LIGHT = {
    *("alchemy-table", "alembic", "amphoras", "barrels-and-boxes", "bed", "cart", "chair", "dining-room", "kitchen"),
    *("latrine", "sorcery-table", "spice-table", "table"),
}
ALL = sorted(HIDES | HEAVY | LIGHT)


@rule("UN-1053", "UN-1054", "UN-1055", "UN-1060", "UN-0334", "UN-C100", "UN-C101", "UN-C102")
@proves("chair", "column")
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_hides_or_covers_who_stands_behind_it(piece):
    expected = None if piece in HIDES else -2 if piece in HEAVY else -1
    assert shot_across(piece) == expected


@rule("UN-1053", "UN-1056", "UN-0141", "UN-0142")
@proves("chair", "column")
@pytest.mark.parametrize("piece", ALL)
def test_a_low_piece_is_climbed_for_two_points_and_nobody_stands_on_a_high_one_or_in_a_well(piece):
    assert step_onto(piece) == (None if piece in HIDES | {"water-well"} else 2)


SIZES = {
    **dict.fromkeys(
        [
            "alchemy-table",
            "altar",
            "armory",
            "cupboard",
            "fireplace",
            "kitchen",
            "library",
            "shrine",
            "sorcery-table",
            "spice-table",
            "table",
            "torture-machine",
        ],
        (2, 1),
    ),
    **dict.fromkeys(["ballista", "forge"], (2, 2)),
    **dict.fromkeys(["bed", "cart", "tomb"], (1, 2)),
    **dict.fromkeys(["carriage"], (2, 3)),
    **dict.fromkeys(["dining-room"], (3, 2)),
}
"""Columns and rows of those larger than one square."""


@rule("UN-1053", "UN-1060")
@pytest.mark.parametrize("piece", ALL)
def test_a_piece_takes_the_squares_of_its_card(piece):
    assert squares_of(piece) == SIZES.get(piece, (1, 1))


TALLER = {"fireplace": 3, "statue": 3, "column": 4}
"""Those higher than 2."""


@rule("UN-1053", "UN-0329")
@pytest.mark.parametrize("piece", sorted(HIDES))
def test_the_large_and_the_huge_look_over_what_is_lower_than_they_are(piece):
    height = TALLER.get(piece, 2)
    assert shown_above(piece, "troll") is (height < 3)
    assert shown_above(piece, "great-worm") is (height < 4)


MOVABLE = {
    *("amphoras", "archery-target", "barrels-and-boxes", "cart", "chair", "cupboard", "mirror", "table"),
    *("training-dummy", "wardrobe"),
}


@rule("UN-1059", "UN-0261")
@proves(*MOVABLE)
@pytest.mark.parametrize("piece", ALL)
def test_only_what_its_card_says_can_be_moved(piece):
    assert moves(piece) is (piece in MOVABLE)


TRAPPED = {"armory", "carriage", "sorcery-table", "throne", "tomb"}


@rule("UN-0595", "UN-0654")
@pytest.mark.parametrize("piece", sorted(SEARCHED))
def test_a_critical_failure_may_spring_a_trap_where_the_card_says_so(piece):
    assert sprung(piece) is (piece in TRAPPED)


@rule("UN-0470")
@pytest.mark.parametrize(
    ("piece", "total", "left"), [("fireplace", 3, 0), ("forge", 2, 1), ("armory", 2, 2), ("throne", 2, 3)]
)
def test_a_cloak_against_fire_helps_against_what_burns(piece, total, left):
    assert found(piece, total, body=["cloak-of-the-salamander"]).get("wounds", 4) == 4 + left


@rule("UN-0238")
@pytest.mark.parametrize(
    ("piece", "total", "roll"), [("altar", 3, "courage"), ("latrine", 4, "resist"), ("library", 2, "intelligence")]
)
def test_a_test_met_while_searching_is_called_by_its_attribute(piece, total, roll):
    play = beside(piece, [*two(total), *PASSED]).take("S searches e4")
    assert play.rolled(roll) == 1


IMPASSABLE = {"column", "fireplace", "statue", "water-well"}


@rule("UN-1056")
@pytest.mark.parametrize("piece", ALL)
def test_not_even_the_huge_stand_on_what_is_impassable(piece):
    assert bears_the_huge(piece) is (piece not in IMPASSABLE)
