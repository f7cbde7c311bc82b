"""Sets of squares as numbers."""

from __future__ import annotations

import pytest

from undercroft.board.bits import bits, lowest, single


@pytest.mark.parametrize(("squares", "alone"), [([], True), ([0], True), ([7], True), ([0, 1], False), ([3, 9], False)])
def test_one_square_at_most_is_told_from_several(squares: list[int], alone: bool) -> None:
    assert single(bits(squares)) is alone


@pytest.mark.parametrize(("squares", "first"), [([5], 5), ([9, 3], 3), ([0, 7], 0)])
def test_the_lowest_square_comes_first(squares: list[int], first: int) -> None:
    assert lowest(bits(squares)) == first
