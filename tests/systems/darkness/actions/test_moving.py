"""1.7 Moving: who may leave a Zone, and who may enter it."""

from __future__ import annotations

from systems.darkness.build import enemy, foe, hero, named, offered, position, take
from systems.darkness.duel import effects, monster
from undercroft.content.vocabulary import Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import NOTHING

TROLL = "high-troll-lesser"


@rule("DA-0068")
def test_a_hero_cannot_leave_a_zone_with_an_enemy() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe(TROLL, "b1")])
    assert offered(table, "move") == []


@rule("DA-0068")
def test_a_slippery_hero_can() -> None:
    table = position(heroes=[hero("whisper", "b1")], foes=[foe(TROLL, "b1")])
    assert len(offered(take(table, "move"), "step")) == 2


@rule("DA-0068", "DA-0308")
def test_stunned_enemies_hold_no_hero() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe(TROLL, "b1", stunned=True)])
    assert len(offered(take(table, "move"), "step")) == 2


FAR = """
    #############
    #* l l l l l#
    #############
"""


def drawn_away(*, gives: Effects = NOTHING, **beside: object) -> str:
    """Where an Enemy is after its phase that can reach nobody, with Bjorn beside it and a richer Hero far in sight."""
    heroes = [hero("bjorn", "a1", **beside), hero("sibyl", "f1", xp=9)]
    table = position(sketch=FAR, heroes=heroes, foes=[foe(monster(magic="r", gives=gives), "a1")], do="enemies")
    return named(table, enemy(table).at)


@rule("DA-0069")
def test_an_enemy_cannot_leave_a_zone_with_a_hero() -> None:
    assert drawn_away() == "a1"


@rule("DA-0069", "DA-0309")
def test_a_stunned_hero_holds_no_enemy() -> None:
    assert drawn_away(stunned=True) == "b1"


@rule("DA-0069", "DA-0102")
def test_a_killed_hero_holds_no_enemy() -> None:
    assert drawn_away(dead=True, health=0) == "c1"


@rule("DA-0069")
def test_a_slippery_enemy_leaves_heroes_behind() -> None:
    assert drawn_away(gives=effects(slippery=None)) == "b1"


@rule("DA-0070")
def test_a_hero_may_enter_a_zone_full_of_enemies_and_heroes() -> None:
    crowd = [foe("goblin-warriors-1a", "b1"), foe("orc-flayers-1a", "b1"), foe(TROLL, "b1")]
    table = position(heroes=[hero("bjorn", "a1"), hero("sibyl", "b1"), hero("owen", "b1")], foes=crowd)
    assert [named(table, option.at) for option in offered(take(table, "move"), "step")] == ["b1"]


@rule("DA-0070")
def test_an_enemy_may_enter_a_zone_full_of_heroes() -> None:
    heroes = [hero("bjorn", "b1"), hero("sibyl", "b1"), hero("owen", "b1", xp=1)]
    table = position(heroes=heroes, foes=[foe(TROLL, "a1"), foe("orc-flayers-1a", "b1")], do="enemies")
    while table.ask is not None:
        table.answer(table.ask.default)
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "b1"]
