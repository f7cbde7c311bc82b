"""Sets of squares as integers: bit n stands for square number n.

Union is `|`, intersection `&`, difference `& ~`; this page holds what the operators do not give.
Listing is always ascending by square number.
"""

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import NewType, TypeVar

Square = NewType("Square", int)
Bits = int
Thing = TypeVar("Thing")

_MANY = 16
_TRUTH = bytes(value & 1 for value in range(256))
_NUMBERS: tuple[Square, ...] = tuple(map(Square, range(8192)))


def bit(square: int) -> Bits:
    """The set of one square."""
    return 1 << square


def bits(squares: Iterable[int]) -> Bits:
    """The set of these squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def has(board: Bits, square: int) -> bool:
    """Whether the square is in the set."""
    return board >> square & 1 == 1


def count(board: Bits) -> int:
    """How many squares are in the set."""
    return board.bit_count()


def single(board: Bits) -> bool:
    """Is it one square at most?"""
    return not board & board - 1


def lowest(board: Bits) -> Square:
    """The lowest square number of a set that is not empty."""
    try:
        return _NUMBERS[(board & -board).bit_length() - 1]
    except IndexError:
        return Square((board & -board).bit_length() - 1)


def squares(board: Bits) -> list[Square]:
    """The squares of a set, ascending: few by stripping the lowest bit, many by one pass over the digits."""
    if not board & board - 1:
        return [lowest(board)] if board else []
    base = (board & -board).bit_length() - 1
    board >>= base
    if base + board.bit_length() >= len(_NUMBERS):
        return [Square(base + there.bit_length() - 1) for there in each(board)]
    if board.bit_count() > _MANY:
        digits = bin(board)[:1:-1].encode().translate(_TRUTH)
        return list(compress(_NUMBERS[base : base + len(digits)], digits))
    base -= 1
    found: list[Square] = []
    while board:
        low = board & -board
        found.append(_NUMBERS[base + low.bit_length()])
        board ^= low
    return found


def of_squares(things: tuple[Thing, ...], board: Bits) -> tuple[Thing, ...]:
    """Of things numbered by square, those on the squares of a set, ascending."""
    if not board:
        return ()
    base = (board & -board).bit_length() - 1
    digits = bin(board >> base)[:1:-1].encode().translate(_TRUTH)
    return tuple(compress(things[base : base + len(digits)], digits))


def each(board: Bits) -> Iterator[Bits]:
    """The single-square sets of a set, ascending."""
    while board:
        low = board & -board
        yield low
        board ^= low


def shifted(board: Bits, by: int) -> Bits:
    """The set moved by a difference of square numbers; squares below zero fall off."""
    return board << by if by >= 0 else board >> -by
