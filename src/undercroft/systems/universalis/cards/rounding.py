"""Rounding: downwards, but never to nothing.  UN-0040"""

from __future__ import annotations


def half(n: int) -> int:
    """Half of a number, rounded down; half of one is one, half of nothing is nothing.  UN-0040"""
    return max(1, n // 2) if n > 0 else 0
