"""Magic: casting, Mana, duration, dispelling, maximum power, blunders.  UN-0421 to UN-0451"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.checklist import rule

SHAMAN = {"creature": "orc-shaman", "hands": ["dagger"]}
FULL = 8


def mage(**more: Any) -> dict[str, Any]:
    """Borgron without skills or Fortune, an axe in one hand: Intelligence 5, 8 Mana."""
    return hero("borgron", **{"at": "c3", "facing": "east", **more})


def facing_orc(dice: list[int] | None = None, *, board: str = HALL, turn: str | list[str] = "B", **more: Any) -> Play:
    """Borgron five squares from an orc in an empty hall."""
    people = {"B": mage(**more.pop("B", {})), "k": orc(**{"at": "h3", "facing": "west", **more.pop("k", {})})}
    return position(board, turn=turn, dice=dice, **people, **more)


NOTHING = [1, 1, 1, 1, 1, 1]
"""Six damage dice that do nothing."""


@rule("UN-0421")
def test_a_hero_without_spells_casts_nothing():
    play = position(HALL, S=hero(at="c3"), k=orc(at="h3"), turn="S")
    assert not any(act.startswith("cast") for act in play.acts())


@rule("UN-0423", "UN-0284")
def test_a_total_of_10_casts_a_spell_and_the_action_is_spent():
    play = facing_orc([4, 1, *NOTHING]).take("B casts lightning at k")
    assert play.see("casting")["cast"]
    assert not play.see("B")["action"]


@rule("UN-0423")
def test_a_total_of_9_does_not():
    assert not facing_orc([3, 1]).take("B casts lightning at k").see("casting")["cast"]


@rule("UN-0423")
@pytest.mark.parametrize(("hands", "casts"), [(["battleaxe"], False), (["axe", "shield"], False), (["axe"], True)])
def test_casting_takes_a_free_hand(hands, casts):
    assert facing_orc(B={"hands": hands}).offers("B casts lightning at k") is casts


@rule("UN-0424", "UN-0080")
def test_a_spell_that_was_cast_costs_its_mana_and_gets_a_marker():
    play = facing_orc([4, 2, *NOTHING]).take("B casts lightning at k")
    assert play.see("B")["mana left"] == FULL - 1
    assert play.see("B")["cast"] == ["lightning"]


@rule("UN-0425")
def test_a_spell_that_failed_costs_nothing():
    play = facing_orc([3, 1]).take("B casts lightning at k")
    assert play.see("B")["mana left"] == FULL
    assert play.see("B")["cast"] == []


@rule("UN-0424")
def test_nobody_casts_what_he_has_no_mana_for():
    assert not facing_orc(B={"mana": 0}).offers("B casts lightning at k")


@rule("UN-0426", "UN-0165")
@pytest.mark.parametrize(("at", "casts"), [("d3", False), ("e3", True)])
def test_nobody_casts_beside_an_enemy(at, casts):
    assert facing_orc(k={"at": at}).offers("B casts lightning at k") is casts
