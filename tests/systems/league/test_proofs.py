"""Every talent and every perk has a test in which it changes an outcome and one in which it must not."""

from __future__ import annotations

import pytest

from systems.league.proofs import Kind, Proof, proofs
from undercroft.systems.league.cards.heroes import PERKS, TALENTS
from undercroft.systems.league.cards.library import library

ALL: list[tuple[Kind, str]] = [
    *(("talent", id) for id in sorted(library()[TALENTS])),
    *(("perk", id) for id in sorted(library()[PERKS])),
]


@pytest.mark.parametrize(("kind", "id"), ALL)
def test_something_is_shown_to_change_an_outcome_and_to_leave_another_alone(kind: Kind, id: str) -> None:
    shown = {proof.changes for proof in proofs() if (proof.kind, proof.id) == (kind, id)}
    assert shown == {True, False}


def test_only_talents_and_perks_of_the_box_are_proved() -> None:
    assert [str(proof) for proof in proofs() if (proof.kind, proof.id) not in ALL] == []


@pytest.mark.parametrize("proof", proofs(), ids=str)
def test_a_test_shows_what_its_mark_says(proof: Proof) -> None:
    assert proof.holds()
