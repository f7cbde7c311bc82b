"""Raazbal's own Behavior cards: whom he hunts, how he fights when half of his Vitality is gone.  UN-0746, UN-C079"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.requests import NO_ONE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.foes.targets import behavior_of, forget
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.status.conditions import knock_out, lose

VITALITY = 9
BRAVE = [6, 6]
"""The Courage test of whoever is attacked by something Fearsome."""

BLUNDER = [1, 1, 6, 5]
"""An attack that ends the activation, and the defense against it."""

PLAIN = {"hands": [], "body": [], "skills": [], "spells": []}


def alike(at: str, **more: Any) -> dict[str, Any]:
    """A hero in nothing but skin, one as good as the other but for what is said."""
    numbers = {"armor": 0, "natural": 3, "combat": 3, "agility": 3, "intelligence": 3, "courage": 4, "vitality": 5}
    return hero("taeral", at=at, vp=10, attributes=numbers | more, **PLAIN)


def raazbal(**more: Any) -> dict[str, Any]:
    """Raazbal with no Mana left, so that he has to strike."""
    return {"creature": "raazbal", "at": "f5", "mana": 0, "lore": "necromancy", "leader": True, **more}


def struck(play: Play) -> str:
    """Whom he strikes."""
    hit = play.state.hit
    assert hit is not None
    return next(name for name, id in play.names.items() if id == hit.target)


def fight(wounds: int, quarry: str = "", **people: Any) -> Play:
    """His turn, after so many wounds, perhaps with somebody to hunt."""

    def prepare(state: State) -> None:
        if quarry:
            state.creatures[0].quarry = state.heroes["AB".index(quarry)].id

    dice = [*BRAVE, *BLUNDER, *[1] * 6]
    return position(HALL, turn="k", dice=dice, prepare=prepare, k=raazbal(wounds=wounds), **people)


@rule("UN-0746", "UN-C079")
def test_he_remembers_who_hurt_him_last():
    play = position(HALL, A=alike("e5"), B=alike("g5"), k=raazbal(), turn="A")
    lose(play.game, play.who("k"), 1, play.who("A").id, "hit")
    lose(play.game, play.who("k"), 1, play.who("B").id, "hit")
    assert play.who("k").quarry == play.who("B").id


@rule("UN-0746")
@pytest.mark.parametrize("k", [orc(at="f5", leader=True), raazbal(leader=False)])
def test_other_leaders_bear_no_grudge_nor_does_he_where_he_leads_nobody(k):
    play = position(HALL, A=alike("e5"), k=k, turn="A")
    lose(play.game, play.who("k"), 1, play.who("A").id, "hit")
    assert play.who("k").quarry == NO_ONE


@rule("UN-0746")
def test_nobody_is_hunted_for_wounds_that_nobody_struck():
    play = position(HALL, A=alike("e5"), k=raazbal(), turn="A")
    lose(play.game, play.who("k"), 1, why="fall")
    assert play.who("k").quarry == NO_ONE


@rule("UN-0746", "UN-C079")
@pytest.mark.parametrize(("quarry", "target"), [("", "B"), ("B", "B"), ("A", "A")])
def test_he_strikes_the_least_brave_but_before_them_whoever_hurt_him(quarry, target):
    play = fight(1, quarry, A=alike("e5"), B=alike("g5", courage=2))
    assert struck(play) == target


@rule("UN-0746")
def test_he_rolls_nothing_for_his_target():
    assert fight(1, A=alike("e5"), B=alike("g5", courage=2)).rolled("leader") == 0


@rule("UN-0746", "UN-C079")
@pytest.mark.parametrize(("wounds", "target"), [(4, "B"), (5, "A")])
def test_with_half_of_his_vitality_gone_he_strikes_whoever_has_least_left(wounds, target):
    play = fight(wounds, A=alike("e5", vitality=3), B=alike("g5", courage=2))
    assert struck(play) == target


@rule("UN-0746")
@pytest.mark.parametrize(("wounds", "sturdy", "card"), [(4, 0, "raazbal"), (5, 0, "raazbal-at-bay"), (5, 2, "raazbal")])
def test_his_card_is_turned_over_at_half_of_all_the_vitality_he_has(wounds, sturdy, card):
    play = position(HALL, A=alike("e5"), k=raazbal(wounds=wounds), turn="A")
    play.who("k").sturdy = sturdy
    assert behavior_of(play.who("k")).id == card


@rule("UN-0746")
def test_whom_he_hunted_he_forgets_when_they_have_fallen():
    play = position(HALL, A=alike("e5"), B=alike("g5"), k=raazbal(), turn="A")
    k = play.who("k")
    k.quarry = play.who("A").id
    forget(play.game, k)
    assert k.quarry == play.who("A").id
    knock_out(play.game, play.who("A"))
    forget(play.game, k)
    assert k.quarry == NO_ONE


@rule("UN-0746")
def test_with_whom_he_hunted_on_the_floor_he_strikes_those_who_stand():
    fallen = {**alike("e5"), "conditions": ["knocked-out"], "wounds": 5}
    assert struck(fight(1, "A", A=fallen, B=alike("g5"))) == "B"
