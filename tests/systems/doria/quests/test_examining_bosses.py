"""Bosses of authors, looked at before a game is played with them."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import BOSSES, MONSTERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.quests.examining import boss_faults


@rule("DO-C14")
@pytest.mark.parametrize("card", list(library()[BOSSES]))
def test_the_bosses_of_the_box_have_no_faults(card):
    assert list(boss_faults(library(), card)) == []


def test_a_boss_without_a_figure_is_refused():
    boss = msgspec.structs.replace(library()[BOSSES]["gorbag"], figure="orcus")
    box = {BOSSES: {"mine": boss}, MONSTERS: library()[MONSTERS]}
    (fault,) = boss_faults(box, "mine")  # type: ignore[arg-type]
    assert fault.message.startswith('unknown figure "orcus"')
