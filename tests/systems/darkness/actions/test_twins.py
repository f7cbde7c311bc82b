"""Two of everything in one Hero's hands and pack: whatever the Hero is asked, no choice is offered twice."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX, GEAR
from systems.darkness.build import Figure, foe, hero, position
from systems.twins import look_ahead
from undercroft.kernel.chance import Seeded
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES

HELD = [card for card, thing in GEAR.items() if thing.slot == "hand"]
SEEDS = ("a", "b", "c")
MANY = ("goblin-warriors-1a", "a1"), ("goblin-archers-1a", "b1")


def beside_foes(one: Figure, *others: Figure, seed: str = "a", **more: object) -> None:
    """Look ahead from the turn of a Hero with Enemies in the Zone and in the next, the dice falling as they may."""
    table = position(heroes=[one, *others], foes=[foe(*where) for where in MANY], level=5, **more)
    table.game.chance = Seeded(seed)
    look_ahead(table)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("card", HELD)
def test_two_of_a_kind_in_hand_are_one_choice(card: str, seed: str) -> None:
    beside_foes(hero("bjorn", hands=(card, card), xp=40), hero("sibyl", hands=(card, card)), seed=seed)


@pytest.mark.parametrize("card", GEAR)
def test_two_of_a_kind_in_the_pack_are_one_choice(card: str) -> None:
    beside_foes(hero("bjorn", pack=(card, card), health=2), hero("sibyl", pack=(card, card), health=2))


@pytest.mark.parametrize("klass", BOX[CLASSES])
@pytest.mark.parametrize("card", BOX[HEROES])
def test_a_hero_of_any_class_is_never_offered_a_choice_twice(card: str, klass: str) -> None:
    beside_foes(hero(f"{card}:{klass}", xp=40))
