"""What a character brings explains itself: every attribute is the sum of the terms that are shown for it."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import ARMORS, CREATURES, HEROES, SHIELDS, SKILLS, SPELLS
from undercroft.systems.universalis.cards.kit import MOST_ARMOR, Kit, kit_of
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.cards.sources import NUMBERS


def summed(kit: Kit, name: str) -> int:
    """What the terms of an attribute come to, within its limits."""
    found = sum(term.value for term in kit.terms[name])
    return min(found, MOST_ARMOR) if name == "armor" else max(0, found) if name == "movement" else found


@pytest.mark.parametrize("card", [*BOX[HEROES], *BOX[CREATURES]])
@pytest.mark.parametrize("conditions", [(), ("stunned", "poisoned")])
def test_every_attribute_is_the_sum_of_its_terms(card: str, conditions: tuple[str, ...]) -> None:
    armor, shield = next(iter(BOX[ARMORS])), next(iter(BOX[SHIELDS]))
    spells = tuple(id for id, spell in BOX[SPELLS].items() if spell.effects)[:20]
    kit = kit_of(card, (), (armor,), (shield,), conditions, bool(conditions), spells)
    assert {name: kit.attribute(name) for name in NUMBERS} == {name: summed(kit, name) for name in NUMBERS}


def test_only_skills_come_in_when_enemies_are_near_and_when_a_combat_ends():
    assert {*moments.NEAR.sources(), *moments.COMBAT_ENDS.sources()} <= {*BOX[SKILLS]}


def test_only_quests_come_in_when_somebody_has_moved():
    assert {*moments.MOVED.sources()} <= {quest.rules for quest in BOX[QUESTS].values()}
