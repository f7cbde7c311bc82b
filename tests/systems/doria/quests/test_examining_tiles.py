"""Tiles of authors, looked at before a game is played with them."""

from __future__ import annotations

import pytest

from undercroft.systems.doria.cards.definitions import TILES, TileCard
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.quests.examining import tile_faults

PLAIN = library()[TILES]["a-3"].drawing


def faults(drawing: str) -> list[str]:
    box = {TILES: {"mine": TileCard(drawing=drawing)}}
    return [fault.message for fault in tile_faults(box, "mine")]  # type: ignore[arg-type]


@pytest.mark.parametrize("code", list(library()[TILES]))
def test_the_tiles_of_the_box_have_no_faults(code):
    assert list(tile_faults(library(), code)) == []


def test_a_sign_that_means_nothing_is_named_with_its_square():
    (fault,) = faults(PLAIN.replace("$", "?"))
    assert fault.startswith('b1: unknown sign "?"; one of ., o, $, ^, w')


def test_a_tile_of_another_size_is_refused():
    assert faults("+-+=+-+\n|. . .|\n+-+-+-+") == ["3 by 1 squares; expected 5 by 5"]


def test_a_drawing_that_cannot_be_read_is_refused():
    (fault,) = faults(PLAIN.replace("=", "x"))
    assert '"x" is no edge' in fault


def test_a_tile_that_nobody_could_enter_is_refused():
    (fault,) = faults(PLAIN.replace("=", "-"))
    assert fault.startswith("no door and no open side")
