"""Chambers as the map lays them: a door that Heroes open joins no Chamber to another, whatever the Quest has there."""

from __future__ import annotations

import pytest

from systems.darkness.build import DarknessTable, finish, hero, position, take
from undercroft.proofs.checklist import rule

BEYOND = """
    ###########
    #* l+L+L l#
    ###########
    {special}: c1
    rules: {quest}
    {more}
"""
"""A Chamber that the Quest has a rule for, c1, and behind it another, d1, that can be walked into from nowhere else."""

SPECIAL = {
    "scorched-earth": ("library", ""),
    "the-fiends-treasure": ("artifact", "hellhound: e1"),
    "the-heart-of-darkness": ("emissary-1", "emissary-2: e1\n    emissary-3: e1\n    stages: 1 1"),
    "sparks-in-the-dark": ("keeper", "lair: a1"),
}


def opened(quest: str) -> DarknessTable:
    """The Quest's Chamber has been opened, its Enemies are dead; a Hero within opens the door to the next."""
    special, more = SPECIAL[quest]
    board = BEYOND.format(special=special, quest=quest, more=more).replace("+L l#", "+L#l#")
    table = position(
        sketch=board,
        heroes=[hero("bjorn", "c1")],
        before=lambda game: (game.state.foes.clear(), setattr(game.state, "closed", 0b10))[1],
        opened=0b100,
        decks={"door": ["forgotten-cellar"]},
    )
    table.state.tokens.clear()
    take(take(table, "move"), "open", at="d1")
    return finish(table)


@rule("DA-0051", "DA-0199", "DA-0209")
@pytest.mark.parametrize("quest", SPECIAL)
def test_the_chamber_behind_the_quests_own_has_a_door_card_like_any_other_and_nothing_else(quest: str) -> None:
    table = opened(quest)
    assert table.state.piles["door"].discards == ("forgotten-cellar",)
    assert [(token.kind, table.game.chart.name(token.at)) for token in table.state.tokens] == [("treasure", "d1")]
    assert not table.state.foes
