"""Boards of rooms side by side, for tests of what is behind doors.

rooms([3, 8], 7, {0: (4, "/")})     two rooms 7 squares high, an opening between them in the fourth row
"""

from __future__ import annotations


def rooms(widths: list[int], height: int, ways: dict[int, tuple[int, str]]) -> str:
    """Rooms from west to east; `ways` gives for each wall between two of them the row and the sign of its door."""
    total = sum(widths)
    ends = [sum(widths[: n + 1]) for n in range(len(widths) - 1)]
    solid = "+" + "-+" * total
    blank = "+" + " +" * total
    lines = [solid]
    for row in range(1, height + 1):
        line = "|"
        for column in range(1, total + 1):
            line += "."
            if column in ends:
                at, sign = ways.get(ends.index(column), (0, "|"))
                line += sign if at == row else "|"
            else:
                line += "|" if column == total else " "
        lines += [line, blank if row < height else solid]
    return "\n".join(lines)
