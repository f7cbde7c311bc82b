"""The letters on the bases of figures that share a name: given when a figure is placed, never given again."""

from __future__ import annotations

from string import ascii_uppercase


def letter(n: int) -> str:
    """The letter of the n-th figure of one kind, counted from 0: A to Z, then AA, AB."""
    before, last = divmod(n, len(ascii_uppercase))
    return (letter(before - 1) if before else "") + ascii_uppercase[last]


def next_letter(placed: dict[str, int], kind: str) -> str:
    """The letter of a figure that is placed now; `placed` counts those of each kind so far, the dead included."""
    placed[kind] = placed.get(kind, 0) + 1
    return letter(placed[kind] - 1)


def shown(placed: dict[str, int], kind: str, letter: str) -> str:
    """The letter as it is shown: none while there has been only one of the kind."""
    return letter if placed.get(kind, 0) > 1 else ""
