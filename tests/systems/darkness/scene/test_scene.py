"""What the scene tells of Enemies that are alike."""

from __future__ import annotations

from systems.darkness.build import DarknessTable, foe, position
from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.systems.darkness.cards.library import foe_cards
from undercroft.systems.darkness.dungeon.spawn import place_foe
from undercroft.systems.darkness.status import take_off

GOBLINS = [foe("goblin-warriors-1a", "b1"), foe("goblin-warriors-1b", "b1"), foe("goblin-warriors-2a", "c1")]


def letters(table: DarknessTable) -> list[str]:
    """The letters on the bases of the Enemies, as a seat and a spectator see them."""
    mine, watching = (table.scene(seat).figures for seat in (SeatId(0), NOBODY))
    assert [figure.letter for figure in mine] == [figure.letter for figure in watching]
    return [figure.letter for figure in mine if figure.side == "foe"]


def test_letters_of_mobs_stay_when_one_of_them_dies_and_are_not_given_again():
    table = position(foes=GOBLINS)
    assert letters(table) == ["A", "B", "C"]
    take_off(table.game, table.state.foes[0], None)
    assert letters(table) == ["B", "C"]
    place_foe(table.game, foe_cards()["goblin-warriors-1a"], 0)
    assert letters(table) == ["B", "C", "D"]


def test_a_mob_alone_of_its_type_has_no_letter():
    assert letters(position(foes=GOBLINS[:1])) == [""]
