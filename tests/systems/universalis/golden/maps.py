"""The place of the two transcripts of the book: a corridor, a room with a cupboard, a room with a secret door.

Walls stand between squares of different letters; `ways` are doors between two squares, `=` closed and `/` an opening.
"""

from __future__ import annotations

SECTIONS = """
######CCCC###
AAAAAACCCC###
AAAAAACCCCDD#
##BBBBCCCCDD#
##BBBBCCCC###
##BBBBCCCC###
##BBBB#######
"""
WAYS = {("e3", "e4"): "=", ("f2", "g2"): "/", ("f3", "g3"): "/", ("j3", "k3"): "="}


def edged(sections: str = SECTIONS, ways: dict[tuple[str, str], str] = WAYS) -> str:
    """The drawing with walls and doors between squares."""
    rows = sections.strip().split("\n")
    named = {frozenset(pair): sign for pair, sign in ways.items()}

    def at(column: int, row: int) -> str:
        return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows[0]) else "#"

    def edge(one: tuple[int, int], other: tuple[int, int], wall: str) -> str:
        names = frozenset(f"{chr(ord('a') + column)}{row + 1}" for column, row in (one, other))
        if names in named:
            return named[names]
        return " " if at(*one) == at(*other) else wall

    lines = []
    for row in range(len(rows) + 1):
        width = len(rows[0])
        lines.append("+" + "".join(edge((column, row - 1), (column, row), "-") + "+" for column in range(width)))
        if row < len(rows):
            line = edge((-1, row), (0, row), "|")
            for column in range(width):
                line += ("#" if at(column, row) == "#" else ".") + edge((column, row), (column + 1, row), "|")
            lines.append(line)
    return "\n".join(lines)
