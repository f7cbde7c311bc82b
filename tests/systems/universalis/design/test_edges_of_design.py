"""Edges of the design rules: which tiles are narrow, who leads.  UN-1435, UN-1442"""

from __future__ import annotations

import random
from typing import Literal

import msgspec
import pytest

from systems.universalis.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.quests import QUESTS, TILES, AccessPlan
from undercroft.systems.universalis.design.designing import Wish, _leader, _stock, design, doors_enough, narrow


@rule("UN-1442")
def test_narrow_is_a_tile_one_square_wide_or_rough_on_half_of_its_squares() -> None:
    found = {True: 0, False: 0}
    for tile in BOX[TILES].values():
        floor = [sign for sign in tile.plan if not sign.isspace()]
        rough = sum(sign in ",~" for sign in floor)
        assert narrow(tile) is (tile.size == "g" or rough >= len(floor) - rough), tile.id
        if tile.size == "g":
            assert narrow(tile)
        found[narrow(tile)] += 1
    assert found[True]
    assert found[False]


@rule("UN-1435")
@pytest.mark.parametrize("faction", sorted({card.faction for card in BOX[CREATURES].values() if card.faction}))
def test_a_leader_is_of_the_highest_level_that_can_be_paid_for_to_the_last_point(faction: str) -> None:
    known = [card for card in BOX[CREATURES].values() if card.faction == faction]
    for card in known:
        if card.level == "champion":
            vp = card.vp * 3
            leader = BOX[CREATURES][_leader(faction, vp, random.Random(1))]
            assert leader.level == "champion"
            assert leader.vp * 3 <= vp
        elif card.level == "elite":
            vp = max(card.vp * 2, 6)
            if not any(one.level == "champion" and one.vp * 3 <= vp for one in known):
                assert BOX[CREATURES][_leader(faction, vp, random.Random(1))].level == "elite"


@rule("UN-1435")
def test_of_a_faction_too_dear_the_dearest_that_half_the_points_can_pay_for_leads() -> None:
    for faction in sorted({card.faction for card in BOX[CREATURES].values() if card.faction}):
        known = [card for card in BOX[CREATURES].values() if card.faction == faction]
        cheap = sorted({card.vp for card in known if card.level == "grunt"})
        for price in cheap:
            vp = price * 2
            better = [c for c in known if c.level == "elite" and c.vp <= max(3, vp // 2)]
            if better or any(c.level == "champion" and c.vp <= vp // 3 for c in known):
                continue
            best = sorted({c.vp for c in known if c.vp <= vp // 2}, reverse=True)
            found = {BOX[CREATURES][_leader(faction, vp, random.Random(seed))].vp for seed in range(12)}
            assert max(found) == best[0] == price


@rule("UN-0035", "UN-1440")
def test_tiles_are_chosen_from_in_a_random_order() -> None:
    one, other = (_stock(Wish(heroes=3, vp=30, seed="1"), random.Random(seed)) for seed in (1, 2))
    for kind, tiles in one.items():
        assert sorted(tiles) == sorted(other[kind])
        assert tiles != other[kind]


@rule("UN-1448")
@pytest.mark.parametrize(
    ("doors", "double", "enough"), [(3, 0, True), (4, 0, False), (4, 1, True), (8, 1, False), (8, 2, True)]
)
def test_every_four_doors_want_a_double_one(doors: int, double: int, enough: bool) -> None:
    kinds: list[Literal["door", "double-door"]] = [*["door"] * doors, *["double-door"] * double]
    accesses = tuple(AccessPlan(between=("a1", "b1"), kind=kind) for kind in kinds)
    assert doors_enough(msgspec.structs.replace(BOX[QUESTS]["the-toll-house"], accesses=accesses)) is enough


@rule("UN-1437", "UN-1446")
@pytest.mark.parametrize(("heroes", "more", "coins"), [(1, 0, 10), (3, 0, 30), (2, 2, 30)])
def test_a_made_sheet_pays_ten_coins_a_hero_and_five_for_each_pair_of_rooms_more(
    heroes: int, more: int, coins: int
) -> None:
    assert design(Wish(heroes=heroes, vp=12 * heroes, seed="coins", more=more)).coins == coins
