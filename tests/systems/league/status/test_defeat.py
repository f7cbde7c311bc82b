"""Enemies who die: what is left of them."""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import standing
from undercroft.proofs.checklist import rule
from undercroft.systems.league.status.defeat import CORPSE, fell


@rule("LE-0500", "LE-0749", "LE-0790")
@pytest.mark.parametrize(
    ("card", "loot", "left"), [("goblin", True, 1), ("goblin", False, 0), ("stone-golem", True, 0)]
)
def test_what_can_be_looted_lies_there_and_is_remembered_for_harvesting(card, loot, left):
    play = standing("W...g", W=hero(), g=monster(card))
    fell(play.game, play.enemy("g"), loot=loot)
    assert play.state.enemies == []
    assert play.state.fallen == (card,) * left
    assert [one.name for one in play.state.tokens if one.kind == CORPSE] == [card] * left
