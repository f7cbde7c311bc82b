"""Looks a few answers ahead from a position, whichever way it goes on: no ask on the way offers a choice twice."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.table import Table
from undercroft.proofs.contract import twins

PLAIN = ("move", "face")
"""Deeds of which one is like another."""


def look_ahead(table: Table[Any, Any], answers: int = 2, way: str = "") -> None:
    """Every deed with every thing is tried; of several targets the first."""
    ask = table.ask
    if ask is None:
        return
    assert not twins(ask), f'{way}"{ask.prompt}" offers twice: {", ".join(twins(ask))}'
    if not answers:
        return
    deeds = {(option.act, option.what): option for option in reversed(ask.options) if option.act not in PLAIN}
    for option in deeds.values():
        twin = table.fork()
        twin.choose(option)
        look_ahead(twin, answers - 1, f"{way}{option}, then ")
