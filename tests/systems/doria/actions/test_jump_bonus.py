"""What a card adds to a jump."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, position
from undercroft.proofs.checklist import rule


@rule("DO-0122", "DO-0224")
@pytest.mark.parametrize(("worn", "hp"), [([], 7 - 3), (["silent-boots"], 7 - 3), (["hunting-boots"], 7)])
def test_a_jump_bonus_counts_for_the_check(worn, hp):
    play = position("W....", W=hero("huntress", feet=worn), dice={"W jump": [6, 6]})
    play.choose("combine").choose("jump", at=play.at("d1"), n=3).finish()
    assert play.who("W").hp == hp
