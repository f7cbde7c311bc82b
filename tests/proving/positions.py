"""Figures and boards that several tests use."""

from __future__ import annotations

K = {"kind": "knight", "facing": 2, "shield": False}
OPEN = """
#########
#.......#
#..K....#
#.......#
#.......#
#########
"""


def board(*rows):
    return "\n".join(["#########", *rows, "#########"])
