"""Factions in which nobody steals, leads or shoots, as a pack of an author may have them.  UN-0557, UN-1435, UN-C116"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Hire
from undercroft.systems.universalis.cards.definitions import CREATURES, Creature
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.dark.hiring import hirelings, shoots
from undercroft.systems.universalis.dark.set_up import champions
from undercroft.systems.universalis.design.designing import Wish, design
from undercroft.systems.universalis.dungeon.arrivals import thieves

ORCS = "great-orc-clans"


def clan() -> list[Creature]:
    return [card for card in library()[CREATURES].values() if card.faction == ORCS]


@pytest.fixture
def without(monkeypatch):
    """Takes away the orcs for whom something is true."""

    def take_away(lacks) -> None:
        cards = library().entries["creatures"]
        for card in clan():
            if lacks(card):
                monkeypatch.delitem(cards, card.id)
                monkeypatch.delitem(cards.box, card.id)

    return take_away


@rule("UN-C116", "UN-0701")
def test_where_nobody_steals_the_cheapest_creature_comes_for_a_thief(without):
    game = position(HALL, S=hero(at="b2")).table.game
    assert ["thief" in card.skills for card in thieves(game, (ORCS,))] == [True]
    without(lambda card: "thief" in card.skills)
    (found,) = thieves(game, (ORCS,))
    assert found.vp == min(card.vp for card in clan())


@rule("UN-C116", "UN-0701")
def test_a_person_plays_thief_though_the_faction_has_none(without):
    without(lambda card: "thief" in card.skills)
    people = {"S": hero(at="b2"), "T": hero("taeral", at="b9")}
    play = position(HALL, **people, turn="heroes", hand=["thief"], reserve=9, dice=[1, 2, 6, 5])
    play.take("S acts", "S moves to e2", "the dark player plays thief")
    while play.asks() in ("bring", "equip", "train", "post"):
        play.table.choose(play.table.ask.options[0])
    assert [creature.card for creature in play.state.creatures] == [thieves(play.game, (ORCS,))[0].id]


@rule("UN-0557")
@pytest.mark.parametrize(
    ("gone", "level"), [((), "champion"), (("champion",), "elite"), (("champion", "elite"), "grunt")]
)
def test_the_leader_is_of_the_highest_level_a_faction_has(without, gone, level):
    without(lambda card: card.level in gone)
    play = position(HALL, S=hero(at="b2"), turn="heroes", hand=[])
    assert {library()[CREATURES][id].level for id in champions(play.game)} == {level}


@rule("UN-1435")
@pytest.mark.parametrize("gone", [("champion",), ("champion", "elite")])
def test_a_quest_is_designed_against_a_faction_without_champions(without, gone):
    without(lambda card: card.level in gone)
    leader = design(Wish(heroes=2, vp=40, seed="leaderless", faction=ORCS)).leader
    assert leader is not None
    assert library()[CREATURES][leader.creature].level not in gone


@rule("UN-0040", "UN-0618")
@pytest.mark.parametrize(("shooting", "more"), [(True, False), (False, True)])
def test_creatures_come_of_a_faction_in_which_everybody_or_nobody_shoots(without, shooting, more):
    without(lambda card: any(shoots(card.id, n) is not shooting for n in range(len(card.sets))))
    play = position(HALL, S=hero(at="b2"), turn="heroes", hand=["enemy-spotted"], reserve=30)
    floor = play.game.plan.board.floor
    assert hirelings(play.game, Hire(card="enemy-spotted"), floor)
    second = Hire(card="enemy-spotted", hired=1, shooters=int(shooting))
    assert bool(hirelings(play.game, second, floor)) is more
