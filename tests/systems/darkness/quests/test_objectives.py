"""Artifacts, Objective tokens and Pillars in general."""

from __future__ import annotations

import pytest

from systems.darkness.build import first, foe, hero, offered, pick_up, position, take
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import SpawnGuard
from undercroft.systems.darkness.cards.definitions import QUESTS
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.state import Token

CORRIDOR = """
    #######
    #* l l#
    #######
"""


@rule("DA-0301")
def test_treasure_decks_hold_no_artifact() -> None:
    piles = position().state.piles
    drawn = [card for name, pile in piles.items() if name.startswith("treasure") for card in pile.cards]
    assert not [card for card in drawn if gear_cards()[card].kind == "artifact"]


@rule("DA-0301")
def test_guardians_are_armed_from_the_treasure_decks() -> None:
    table = position(do=(SpawnGuard(at=1, level=5),), decks={"guard-5": ["goblin-warriors-5a"]}, level=5)
    assert gear_cards()[table.state.foes[0].gear].kind == "treasure"


@rule("DA-0302")
@pytest.mark.parametrize("kind", ["artifact", "lair", "library"])
def test_an_objective_token_to_which_no_quest_gives_an_effect_has_none(kind: str) -> None:
    table = position(sketch=CORRIDOR, tokens=[Token(kind=kind, at=0)])
    before = first(table).cards()
    pick_up(table)
    assert not table.state.tokens
    assert (first(table).cards(), first(table).xp, first(table).tokens) == (before, 0, ())


@rule("DA-0302", "DA-0211")
def test_an_enemy_in_the_zone_guards_an_objective() -> None:
    goblins = foe("goblin-warriors-1a", "a1", stunned=True)
    table = take(position(sketch=CORRIDOR, foes=[goblins], tokens=[Token(kind="library", at=0)]), "move")
    assert not offered(table, "pick-up")


@rule("DA-0303")
def test_a_pillar_on_a_map_without_quest_rules_is_not_raised() -> None:
    table = position(sketch=CORRIDOR + "    pillar: b1\n", heroes=[hero("bjorn", hands=("short-bow",))])
    assert not table.state.pillars
    assert not offered(table, "ranged")


@rule("DA-0302", "DA-0303")
@pytest.mark.parametrize("quest", list(library()[QUESTS]))
def test_every_quest_has_rules_of_its_own(quest: str) -> None:
    name = library()[QUESTS][quest].rules
    assert name in [source for moment in moments.ALL for source in moment.sources()]
