"""Every skill and every spell has a test in which it changes an outcome and one in which it must not."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.proofs import Kind, Proof, proofs
from undercroft.systems.universalis.cards.definitions import SKILLS, SPELLS
from undercroft.systems.universalis.cards.words import VARIANT

OWN = sorted(id for id, card in BOX[SKILLS].items() if not VARIANT.of(card.effects))
ALL: list[tuple[Kind, str]] = [*(("skill", id) for id in OWN), *(("spell", id) for id in sorted(BOX[SPELLS]))]


def test_there_are_143_skills_and_96_spells_to_prove() -> None:
    assert (len(OWN), len(BOX[SPELLS])) == (143, 96)


@pytest.mark.parametrize(("kind", "id"), ALL)
def test_something_is_shown_to_change_an_outcome_and_to_leave_another_alone(kind: Kind, id: str) -> None:
    shown = {proof.changes for proof in proofs() if (proof.kind, proof.id) == (kind, id)}
    assert shown == {True, False}


def test_only_skills_and_spells_of_the_box_are_proved() -> None:
    assert [str(proof) for proof in proofs() if (proof.kind, proof.id) not in ALL] == []


@pytest.mark.parametrize("proof", proofs(), ids=str)
def test_a_test_shows_what_its_mark_says(proof: Proof) -> None:
    assert proof.holds()
