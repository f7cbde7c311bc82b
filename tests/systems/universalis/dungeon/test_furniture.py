"""Every piece of furniture: what a search finds by each result.  UN-1061 to UN-1064, UN-G76"""

from __future__ import annotations

import pytest

from systems.universalis.things.proofs import proves
from systems.universalis.things.searching import (
    FAILED,
    PASSED,
    SEEN,
    Table,
    beside,
    found,
    rows_of,
    two,
)
from undercroft.proofs.checklist import rule

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


@rule("UN-0238")
@pytest.mark.parametrize(
    ("piece", "total", "roll"), [("altar", 3, "courage"), ("latrine", 4, "resist"), ("library", 2, "intelligence")]
)
def test_a_test_met_while_searching_is_called_by_its_attribute(piece, total, roll):
    play = beside(piece, [*two(total), *PASSED]).take("S searches e4")
    assert play.rolled(roll) == 1
